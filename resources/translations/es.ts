<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>backups</name>
    <message>
        <source>Backups</source>
        <comment>title</comment>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>When a game ends and every half hour of play</source>
        <comment>about</comment>
        <translation>Al acabar una partida y cada media hora de juego</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>age_none</comment>
        <translation>todavía ninguna</translation>
    </message>
    <message>
        <source>just made</source>
        <comment>age_now</comment>
        <translation>recién hecha</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes old</source>
        <comment>age_minutes</comment>
        <translation>
            <numerusform>hace {count} minuto</numerusform>
            <numerusform>hace {count} minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hours old</source>
        <comment>age_hours</comment>
        <translation>
            <numerusform>hace {count} hora</numerusform>
            <numerusform>hace {count} horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} days old</source>
        <comment>age_days</comment>
        <translation>
            <numerusform>hace {count} día</numerusform>
            <numerusform>hace {count} días</numerusform>
        </translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>here</comment>
        <translation>en este dispositivo</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>second</comment>
        <translation>segunda carpeta</translation>
    </message>
    <message numerus="yes">
        <source>{count} copies, {size}; {free} free</source>
        <comment>use</comment>
        <translation>
            <numerusform>{count} copia, {size}; {free} libres</numerusform>
            <numerusform>{count} copias, {size}; {free} libres</numerusform>
        </translation>
    </message>
    <message>
        <source>On this device: {use}</source>
        <comment>use_here</comment>
        <translation>En este equipo: {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: {use}</source>
        <comment>use_second</comment>
        <translation>Segunda carpeta, {folder}: {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: not there now</source>
        <comment>use_away</comment>
        <translation>Segunda carpeta, {folder}: ahora no está</translation>
    </message>
    <message>
        <source>{count} KB</source>
        <comment>kb</comment>
        <translation>{count} KB</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <comment>mb</comment>
        <translation>{count} MB</translation>
    </message>
    <message>
        <source>{count} GB</source>
        <comment>gb</comment>
        <translation>{count} GB</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <comment>none</comment>
        <translation>Todavía no hay copias de seguridad</translation>
    </message>
    <message>
        <source>One is made when a game ends, every half hour of play, and by the key below.</source>
        <comment>none_note</comment>
        <translation>Se hace una al acabar una partida, cada media hora de juego y con la tecla de abajo.</translation>
    </message>
    <message>
        <source>Newer in the book than the backup of {when}</source>
        <comment>newer</comment>
        <translation>Más reciente en el registro que la copia del {when}</translation>
    </message>
    <message>
        <source>Looking what is newer in the book</source>
        <comment>looking</comment>
        <translation>Se mira qué es más reciente en el registro</translation>
    </message>
    <message>
        <source>Nothing: all that is in the book is in it.</source>
        <comment>same</comment>
        <translation>Nada: todo lo que hay en el registro está en ella.</translation>
    </message>
    <message numerus="yes">
        <source>{began}: the whole evening, {count} hands</source>
        <comment>lack_whole</comment>
        <translation>
            <numerusform>{began}: toda la noche, {count} mano</numerusform>
            <numerusform>{began}: toda la noche, {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} hands</source>
        <comment>lack_hands</comment>
        <translation>
            <numerusform>{began}: {count} mano</numerusform>
            <numerusform>{began}: {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: the last {count} taps</source>
        <comment>lack_taps</comment>
        <translation>
            <numerusform>{began}: {count} último toque</numerusform>
            <numerusform>{began}: {count} últimos toques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} ticks of payments</source>
        <comment>lack_ticks</comment>
        <translation>
            <numerusform>{began}: {count} marca de pago</numerusform>
            <numerusform>{began}: {count} marcas de pago</numerusform>
        </translation>
    </message>
    <message>
        <source>{began}: went another way in the backup</source>
        <comment>lack_parted</comment>
        <translation>{began}: siguió otro camino en la copia</translation>
    </message>
    <message>
        <source>{began}: only in the backup</source>
        <comment>only</comment>
        <translation>{began}: solo en la copia</translation>
    </message>
    <message numerus="yes">
        <source>and {count} evenings more</source>
        <comment>more</comment>
        <translation>
            <numerusform>y {count} noche más</numerusform>
            <numerusform>y {count} noches más</numerusform>
        </translation>
    </message>
    <message>
        <source>What is newer in the book cannot be said: {why}</source>
        <comment>unknown</comment>
        <translation>No se puede decir qué es más reciente en el registro: {why}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back up now</source>
        <comment>now</comment>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Restore into a new book</source>
        <comment>restore</comment>
        <translation>Restaurar en un registro nuevo</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>book</comment>
        <translation>Abrir otro registro</translation>
    </message>
    <message>
        <source>now {file}</source>
        <comment>book_note</comment>
        <translation>ahora {file}</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>restore_note</comment>
        <translation>este queda como está</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Abrir el registro nuevo</translation>
    </message>
    <message>
        <source>Copying the book</source>
        <comment>making</comment>
        <translation>Se copia el registro</translation>
    </message>
    <message>
        <source>The book is backed up</source>
        <comment>made</comment>
        <translation>El registro está copiado</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <comment>made_in</comment>
        <translation>En {folder}</translation>
    </message>
    <message>
        <source>Not backed up everywhere</source>
        <comment>failed</comment>
        <translation>No se copió en todas partes</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}</source>
        <comment>failed_in</comment>
        <translation>No hay copia en {folder}: {why}</translation>
    </message>
    <message>
        <source>the book is damaged, what could be copied lies apart, and the backups before it stay</source>
        <comment>unproven</comment>
        <translation>el registro está dañado; lo que se pudo copiar queda aparte, y las copias anteriores se conservan</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <comment>away</comment>
        <translation>la carpeta no está</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}. The game is not touched by that.</source>
        <comment>said_failed</comment>
        <translation>No hay copia en {folder}: {why}. Eso no afecta a la partida.</translation>
    </message>
    <message>
        <source>Making a new book of the backup</source>
        <comment>restoring</comment>
        <translation>La copia se convierte en un registro nuevo</translation>
    </message>
    <message>
        <source>The backup is the book {file} now</source>
        <comment>restored</comment>
        <translation>La copia es ahora el registro {file}</translation>
    </message>
    <message>
        <source>Nothing was changed in the book that is open.</source>
        <comment>restored_note</comment>
        <translation>En el registro abierto no cambió nada.</translation>
    </message>
    <message>
        <source>It could not be restored: {why}</source>
        <comment>not_restored</comment>
        <translation>No se pudo restaurar: {why}</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Verify the book</source>
        <comment>title</comment>
        <translation>Comprobar el registro</translation>
    </message>
    <message>
        <source>Verifying</source>
        <comment>checking</comment>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>how_far</comment>
        <translation>{done} de {of} pasos</translation>
    </message>
    <message>
        <source>Pages, chain, every step decided again, every chip counted.</source>
        <comment>about</comment>
        <translation>Páginas, cadena, cada paso decidido de nuevo, cada ficha contada.</translation>
    </message>
    <message>
        <source>All as it was written</source>
        <comment>sound</comment>
        <translation>Todo está como se escribió</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were checked, sessions: {sessions}.</source>
        <comment>sound_note</comment>
        <translation>
            <numerusform>{count} paso comprobado, sesiones: {sessions}.</numerusform>
            <numerusform>{count} pasos comprobados, sesiones: {sessions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} findings</source>
        <comment>faults</comment>
        <translation>
            <numerusform>{count} hallazgo</numerusform>
            <numerusform>{count} hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked to the end</source>
        <comment>cancelled</comment>
        <translation>Comprobación interrumpida</translation>
    </message>
    <message>
        <source>It could not be checked: {why}</source>
        <comment>failed</comment>
        <translation>No se pudo comprobar: {why}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>cancel</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Verify again</source>
        <comment>again</comment>
        <translation>Comprobar otra vez</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Salvar lo que se pueda</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>en un registro nuevo; este solo se lee</translation>
    </message>
    <message>
        <source>Saving what can be saved</source>
        <comment>saving</comment>
        <translation>Salvando lo que se puede</translation>
    </message>
    <message>
        <source>What could be saved is in {file}</source>
        <comment>saved</comment>
        <translation>Lo que se pudo salvar está en {file}</translation>
    </message>
    <message>
        <source>Nothing in it proves itself; no book was made</source>
        <comment>saved_nothing</comment>
        <translation>Nada en él es demostrable; no se creó ningún registro</translation>
    </message>
    <message>
        <source>Later steps that prove themselves stand as lines in {file}.</source>
        <comment>saved_rest</comment>
        <translation>Los pasos posteriores demostrables están como líneas en {file}.</translation>
    </message>
    <message>
        <source>It could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>No se pudo salvar: {why}</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Abrir el registro nuevo</translation>
    </message>
    <message>
        <source>The book does not have what was noted on {when}: its end is gone, or an older one lies in its place. Menu, Backups has copies.</source>
        <comment>shorter</comment>
        <translation>El registro no tiene lo anotado el {when}: falta su final, o hay uno más antiguo en su lugar. En Menú, Copias de seguridad, hay copias.</translation>
    </message>
    <message>
        <source>The book is not as it was written. Menu, This device, Verify the book says more.</source>
        <comment>found</comment>
        <translation>El registro no está como se escribió. Más en Menú, Este dispositivo, Comprobar el registro.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>This device</source>
        <comment>title</comment>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>kept here, not with the table</source>
        <comment>about</comment>
        <translation>se guarda aquí, no con la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>all is kept already</source>
        <comment>back_note</comment>
        <translation>todo está ya guardado</translation>
    </message>
    <message>
        <source>the size stays as it was</source>
        <comment>back_unmeasured</comment>
        <translation>el tamaño queda como estaba</translation>
    </message>
    <message>
        <source>How it looks</source>
        <comment>looks</comment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>hands</comment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>sounds</comment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Players' display</source>
        <comment>players</comment>
        <translation>Pantalla de jugadores</translation>
    </message>
    <message>
        <source>Language, screen, backups</source>
        <comment>device</comment>
        <translation>Idioma, pantalla, copias</translation>
    </message>
    <message>
        <source>Backups</source>
        <comment>backups</comment>
        <translation>Copias</translation>
    </message>
    <message>
        <source>see them</source>
        <comment>backups_see</comment>
        <translation>verlas</translation>
    </message>
    <message>
        <source>here alone</source>
        <comment>backups_here</comment>
        <translation>solo aquí</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>backups_second</comment>
        <translation>segunda carpeta</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <comment>backups_choose</comment>
        <translation>Segunda carpeta para las copias</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>theme</comment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>theme_dark</comment>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>light</source>
        <comment>theme_light</comment>
        <translation>claro</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>theme_high_contrast</comment>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>theme_system</comment>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>Small text</source>
        <comment>text</comment>
        <translation>Texto pequeño</translation>
    </message>
    <message>
        <source>Suits</source>
        <comment>suits</comment>
        <translation>Palos</translation>
    </message>
    <message>
        <source>four colours</source>
        <comment>suits_four</comment>
        <translation>cuatro colores</translation>
    </message>
    <message>
        <source>two colours</source>
        <comment>suits_two</comment>
        <translation>dos colores</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>motion</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>chips slide</source>
        <comment>motion_on</comment>
        <translation>las fichas se deslizan</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <comment>motion_off</comment>
        <translation>nada se mueve</translation>
    </message>
    <message>
        <source>Pad and buttons</source>
        <comment>column</comment>
        <translation>Teclado y botones</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>column_right</comment>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>column_left</comment>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>Dealer sits</source>
        <comment>dealer</comment>
        <translation>El crupier está</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>dealer_bottom</comment>
        <translation>abajo</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>dealer_top</comment>
        <translation>arriba</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys_order</comment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>1 2 3 on top</source>
        <comment>keys_low</comment>
        <translation>1 2 3 arriba</translation>
    </message>
    <message>
        <source>7 8 9 on top</source>
        <comment>keys_high</comment>
        <translation>7 8 9 arriba</translation>
    </message>
    <message>
        <source>All sounds</source>
        <comment>sound</comment>
        <translation>Todos los sonidos</translation>
    </message>
    <message>
        <source>on</source>
        <comment>sound_on</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound_off</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>Heard for</source>
        <comment>heard</comment>
        <translation>Se oye con</translation>
    </message>
    <message>
        <source>the clock</source>
        <comment>heard_clock</comment>
        <translation>el reloj</translation>
    </message>
    <message>
        <source>taps</source>
        <comment>heard_taps</comment>
        <translation>los toques</translation>
    </message>
    <message>
        <source>pots pushed</source>
        <comment>heard_pots</comment>
        <translation>los botes</translation>
    </message>
    <message>
        <source>refusals</source>
        <comment>heard_refusals</comment>
        <translation>los rechazos</translation>
    </message>
    <message>
        <source>Second screen</source>
        <comment>display</comment>
        <translation>Segunda pantalla</translation>
    </message>
    <message>
        <source>open (F2)</source>
        <comment>display_open</comment>
        <translation>abierta (F2)</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>display_closed</comment>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>One screen: table and display both get smaller</source>
        <comment>display_smaller</comment>
        <translation>Una sola pantalla: la mesa y la vista se reducen</translation>
    </message>
    <message>
        <source>Show both</source>
        <comment>display_both</comment>
        <translation>Ver las dos</translation>
    </message>
    <message>
        <source>The display has no room here: it needs a second screen</source>
        <comment>display_needs</comment>
        <translation>Aquí no cabe: la vista necesita una segunda pantalla</translation>
    </message>
    <message>
        <source>It tells</source>
        <comment>tells</comment>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>names</source>
        <comment>tells_names</comment>
        <translation>nombres</translation>
    </message>
    <message>
        <source>stacks</source>
        <comment>tells_stacks</comment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>language_system</comment>
        <translation>sistema</translation>
    </message>
    <message>
        <source>Saved and copied</source>
        <comment>files</comment>
        <translation>Guardado y copiado</translation>
    </message>
    <message>
        <source>with names</source>
        <comment>files_named</comment>
        <translation>con nombres</translation>
    </message>
    <message>
        <source>Player 1, Player 2</source>
        <comment>files_nameless</comment>
        <translation>Jugador 1, Jugador 2</translation>
    </message>
    <message>
        <source>Card room</source>
        <comment>room</comment>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Floor of the room</source>
        <comment>room_floor</comment>
        <translation>Floor de la sala</translation>
    </message>
    <message>
        <source>Touch size</source>
        <comment>screen</comment>
        <translation>Tamaño táctil</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>screen_measure</comment>
        <translation>medir</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>screen_measured</comment>
        <translation>medido</translation>
    </message>
    <message>
        <source>as the screen says</source>
        <comment>screen_forget</comment>
        <translation>según la pantalla</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes</comment>
        <translation>Apuestas rápidas</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>sizes_choose</comment>
        <translation>elegir</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>chosen</comment>
        <translation>elegido</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>quit</comment>
        <translation>Cerrar Feltbook</translation>
    </message>
    <message>
        <source>every tap is on disk</source>
        <comment>quit_note</comment>
        <translation>cada toque está guardado</translation>
    </message>
    <message>
        <source>Lay a playing card on this outline</source>
        <comment>measure_title</comment>
        <translation>Pon una carta sobre este contorno</translation>
    </message>
    <message>
        <source>Make the outline as large as the card, then tap It fits. Keys get the size fingers need.</source>
        <comment>measure_note</comment>
        <translation>Haz el contorno tan grande como la carta y toca Encaja. Las teclas tendrán el tamaño que piden los dedos.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>measure_smaller</comment>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>measure_larger</comment>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>It fits</source>
        <comment>measure_fits</comment>
        <translation>Encaja</translation>
    </message>
    <message>
        <source>{density} px a mm</source>
        <comment>measure_fits_note</comment>
        <translation>{density} px por mm</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes_title</comment>
        <translation>Apuestas rápidas</translation>
    </message>
    <message>
        <source>up to five each, played by one tap; a small pad shows four, the least among them without a bet</source>
        <comment>sizes_note</comment>
        <translation>hasta cinco, de un toque; un teclado pequeño muestra cuatro, con «mín.» si no hay apuesta</translation>
    </message>
    <message>
        <source>No limit: opening</source>
        <comment>sizes_opening</comment>
        <translation>No-limit: abrir</translation>
    </message>
    <message>
        <source>No limit: raising a raise</source>
        <comment>sizes_raising</comment>
        <translation>No-limit: sobre una subida</translation>
    </message>
    <message>
        <source>No limit: after the flop</source>
        <comment>sizes_streets</comment>
        <translation>No-limit: tras el flop</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>sizes_pot_limit</comment>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <comment>sizes_usual</comment>
        <translation>Las habituales</translation>
    </message>
    <message>
        <source>five are chosen: tap one of them away first</source>
        <comment>sizes_full</comment>
        <translation>hay cinco elegidas: quita una antes</translation>
    </message>
    <message>
        <source>This device</source>
        <comment>menu_device</comment>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>colours, layout, sounds</source>
        <comment>menu_device_note</comment>
        <translation>colores, disposición, sonidos</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu_keys</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>menu_manual</comment>
        <translation>Manual</translation>
    </message>
    <message>
        <source>how everything works</source>
        <comment>menu_manual_note</comment>
        <translation>cómo funciona todo</translation>
    </message>
    <message>
        <source>The tour again</source>
        <comment>menu_tour</comment>
        <translation>Ver la guía otra vez</translation>
    </message>
    <message>
        <source>Verify the book</source>
        <comment>menu_check</comment>
        <translation>Comprobar el registro</translation>
    </message>
    <message>
        <source>every step, every chip</source>
        <comment>menu_check_note</comment>
        <translation>cada paso, cada ficha</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>menu_quit</comment>
        <translation>Cerrar Feltbook</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Players' display</source>
        <comment>title</comment>
        <translation>Pantalla de jugadores</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat</comment>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>habla</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>to_call</comment>
        <translation>Para igualar</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>most</comment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>all_pots</comment>
        <translation>Todos los botes</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>clock</comment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>time_up</comment>
        <translation>reloj agotado</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>all_in</comment>
        <translation>No hay más apuestas</translation>
    </message>
    <message>
        <source>Hand {hand} is next</source>
        <comment>next_hand</comment>
        <translation>Sigue la mano {hand}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand</comment>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gana {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>shares</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>ganan {names}</translation>
    </message>
    <message>
        <source>Blinds {amounts}</source>
        <comment>blinds</comment>
        <translation>Ciegas {amounts}</translation>
    </message>
    <message>
        <source>Blind {amounts}</source>
        <comment>blind</comment>
        <translation>Ciega {amounts}</translation>
    </message>
    <message>
        <source>Limits {amounts}</source>
        <comment>limits</comment>
        <translation>Límites {amounts}</translation>
    </message>
    <message>
        <source>Ante {amount}</source>
        <comment>ante</comment>
        <translation>Ante {amount}</translation>
    </message>
    <message>
        <source>Bring-in {amount}</source>
        <comment>bring_in</comment>
        <translation>Bring-in {amount}</translation>
    </message>
    <message>
        <source>The next hand is about to begin</source>
        <comment>welcome</comment>
        <translation>La próxima mano va a empezar</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>Between hands</source>
        <comment>paused</comment>
        <translation>Entre manos</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>clock_level</comment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>clock_break</comment>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>clock_paused</comment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>clock_from_next</comment>
        <translation>desde la próxima mano</translation>
    </message>
    <message>
        <source>Next, level {number}</source>
        <comment>clock_next</comment>
        <translation>Después, nivel {number}</translation>
    </message>
    <message>
        <source>The last level</source>
        <comment>clock_last</comment>
        <translation>El último nivel</translation>
    </message>
    <message>
        <source>a break of {minutes} min before it</source>
        <comment>clock_break_first</comment>
        <translation>tras un descanso de {minutes} min</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>prizes</comment>
        <translation>Premios</translation>
    </message>
    <message numerus="yes">
        <source>{count} more</source>
        <comment>more_places</comment>
        <translation>
            <numerusform>{count} puesto más</numerusform>
            <numerusform>{count} puestos más</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} more</source>
        <comment>to_win</comment>
        <translation>{amount} más</translation>
    </message>
    <message numerus="yes">
        <source>{count} more out, then the money</source>
        <comment>to_money</comment>
        <translation>
            <numerusform>queda {count} por salir, luego los premios</numerusform>
            <numerusform>quedan {count} por salir, luego los premios</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody left is paid</source>
        <comment>in_money</comment>
        <translation>Todos los que quedan cobran</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>{count} of {of}</source>
        <comment>n_of</comment>
        <translation>{count} de {of}</translation>
    </message>
    <message numerus="yes">
        <source>{count} are paid</source>
        <comment>are_paid</comment>
        <translation>
            <numerusform>cobra {count}</numerusform>
            <numerusform>cobran {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <comment>average</comment>
        <translation>Fichas de media</translation>
    </message>
    <message>
        <source>Biggest stack</source>
        <comment>biggest</comment>
        <translation>El de más fichas</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <comment>in_play</comment>
        <translation>Fichas en juego</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>seat {seat} is not to act, seat {to_act} is</source>
        <comment>out_of_turn</comment>
        <translation>no habla el asiento {seat}, sino el {to_act}</translation>
    </message>
    <message>
        <source>no more betting is possible: award the pots</source>
        <comment>needs_award</comment>
        <translation>ya no se puede apostar: entrega los botes</translation>
    </message>
    <message>
        <source>the round is closed: deal the next street</source>
        <comment>needs_street</comment>
        <translation>la ronda está cerrada: reparte la siguiente calle</translation>
    </message>
    <message>
        <source>{action} comes to {to}, not {given}</source>
        <comment>fixed_total</comment>
        <translation>{action} da {to}, no {given}</translation>
    </message>
    <message>
        <source>all in is to {to}, not {given}</source>
        <comment>all_in_total</comment>
        <translation>el all-in es a {to}, no {given}</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount}</source>
        <comment>fixed</comment>
        <translation>{kind} a {to} no se puede, solo {amount}</translation>
    </message>
    <message>
        <source>{kind} to {to} is under the least, {least}</source>
        <comment>under</comment>
        <translation>{kind} a {to} es menos del mínimo, {least}</translation>
    </message>
    <message>
        <source>{to} is no multiple of {unit}; nearest is {nearest}</source>
        <comment>unit</comment>
        <translation>{to} no es múltiplo de {unit}; lo más cercano: {nearest}</translation>
    </message>
    <message>
        <source>{kind} to {to} is over the most, {most}</source>
        <comment>over</comment>
        <translation>{kind} a {to} supera el máximo, {most}</translation>
    </message>
    <message>
        <source>seat {seat} may not {action} now; open: {open}</source>
        <comment>illegal</comment>
        <translation>el asiento {seat} no puede {action}; se puede: {open}</translation>
    </message>
    <message>
        <source>there is nothing to call</source>
        <comment>no_call</comment>
        <translation>no hay nada que igualar</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind, not {pushed}</source>
        <comment>pushed_too_much</comment>
        <translation>el asiento {seat} tiene {stack} detrás, no {pushed}</translation>
    </message>
    <message>
        <source>these chips do not play at this table, only {values} do: they go back</source>
        <comment>foreign_chips</comment>
        <translation>esas fichas no juegan aquí, solo {values}: se devuelven</translation>
    </message>
    <message>
        <source>a check is not open: the call is {call}</source>
        <comment>check_facing</comment>
        <translation>no se puede pasar: igualar son {call}</translation>
    </message>
    <message>
        <source>seat {seat} may not fold now</source>
        <comment>no_fold</comment>
        <translation>el asiento {seat} no puede retirarse ahora</translation>
    </message>
    <message>
        <source>no bring-in is due now</source>
        <comment>no_bring_in</comment>
        <translation>ahora no toca bring-in</translation>
    </message>
    <message>
        <source>there is nothing to complete</source>
        <comment>no_complete</comment>
        <translation>no hay nada que completar</translation>
    </message>
    <message>
        <source>{game} names no evaluator: rank the hands yourself</source>
        <comment>no_evaluator</comment>
        <translation>{game} no tiene evaluador: ordena tú las manos</translation>
    </message>
    <message>
        <source>hands cannot be compared here: the library pokerkit is not installed; rank the hands yourself</source>
        <comment>no_pokerkit</comment>
        <translation>no se pueden comparar manos: falta pokerkit; ordénalas tú</translation>
    </message>
    <message>
        <source>winners are proposed at the showdown</source>
        <comment>no_showdown</comment>
        <translation>los ganadores se proponen en el showdown</translation>
    </message>
    <message>
        <source>the board is not complete: enter its cards, or rank the hands yourself</source>
        <comment>board_missing</comment>
        <translation>el board no está completo: anota sus cartas u ordena tú las manos</translation>
    </message>
    <message>
        <source>the hands of seats {seats} are not in: show or muck them, or rank the hands yourself</source>
        <comment>hands_missing</comment>
        <translation>faltan las manos de los asientos {seats}: mostrar, tirar u ordenar tú</translation>
    </message>
    <message>
        <source>an odd chip is left between seats {seats}: name the seat with the highest card by suit (odd_chip)</source>
        <comment>odd_chip_needed</comment>
        <translation>sobra una ficha impar entre los asientos {seats}: nombra el de la carta más alta por palo</translation>
    </message>
    <message>
        <source>seat {seat} cannot win pot {pot}; it is between seats {seats}</source>
        <comment>not_eligible</comment>
        <translation>el asiento {seat} no puede ganar el bote {pot}; es entre {seats}</translation>
    </message>
    <message>
        <source>pot {pot} of {amount} has no winner yet: rank one of seats {seats}</source>
        <comment>no_winner</comment>
        <translation>el bote {pot} de {amount} no tiene ganador: ordena uno de los asientos {seats}</translation>
    </message>
    <message>
        <source>{game} has no low half: say a ranking</source>
        <comment>award_no_low</comment>
        <translation>{game} no tiene mitad baja: di un orden</translation>
    </message>
    <message>
        <source>name the seat that brings it in ({needs})</source>
        <comment>needs_bring_in</comment>
        <translation>nombra el asiento que paga el bring-in ({needs})</translation>
    </message>
    <message>
        <source>name the seat that acts first ({needs})</source>
        <comment>needs_first</comment>
        <translation>nombra el asiento que habla primero ({needs})</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount} or {other}</source>
        <comment>fixed_or</comment>
        <translation>{kind} a {to} no se puede, solo {amount} o {other}</translation>
    </message>
    <message>
        <source>{action} {amount}</source>
        <comment>open.exact</comment>
        <translation>{action} {amount}</translation>
    </message>
    <message>
        <source>{action} to {amount}</source>
        <comment>open.to</comment>
        <translation>{action} a {amount}</translation>
    </message>
    <message>
        <source>{action} to {least} up to {most}</source>
        <comment>open.up_to</comment>
        <translation>{action} de {least} a {most}</translation>
    </message>
    <message>
        <source>a check is not open: the bring-in is {bring_in}</source>
        <comment>check_bring_in</comment>
        <translation>no se puede pasar: el bring-in es {bring_in}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>book.full</comment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the book cannot be written: it is read-only</source>
        <comment>book.readonly</comment>
        <translation>el registro es de solo lectura</translation>
    </message>
    <message>
        <source>another program has locked the book</source>
        <comment>book.locked</comment>
        <translation>otro programa tiene bloqueado el registro</translation>
    </message>
    <message>
        <source>the book's file was moved or renamed</source>
        <comment>book.moved</comment>
        <translation>el archivo del registro se ha movido o cambiado de nombre</translation>
    </message>
    <message>
        <source>the book's file was deleted</source>
        <comment>book.deleted</comment>
        <translation>el archivo del registro se ha borrado</translation>
    </message>
    <message>
        <source>another file was laid over the book</source>
        <comment>book.replaced</comment>
        <translation>otro archivo ha sustituido al registro</translation>
    </message>
    <message>
        <source>the book's file is damaged</source>
        <comment>book.damaged</comment>
        <translation>el archivo del registro está dañado</translation>
    </message>
    <message>
        <source>step {step} of session {session} is damaged</source>
        <comment>book.damaged_step</comment>
        <translation>el paso {step} de la sesión {session} está dañado</translation>
    </message>
    <message>
        <source>the book was written by a newer Feltbook</source>
        <comment>book.newer</comment>
        <translation>el registro es de un Feltbook más reciente</translation>
    </message>
    <message>
        <source>the book was written by an older Feltbook and not opened in this one yet</source>
        <comment>book.older</comment>
        <translation>el registro es de un Feltbook anterior y aún no se ha abierto en este</translation>
    </message>
    <message>
        <source>the file is not a book of Feltbook</source>
        <comment>book.foreign</comment>
        <translation>el archivo no es un registro de Feltbook</translation>
    </message>
    <message>
        <source>a link stands where the lock of the book belongs</source>
        <comment>book.linked_lock</comment>
        <translation>hay un enlace donde va el bloqueo del registro</translation>
    </message>
    <message>
        <source>another Feltbook writes this book</source>
        <comment>book.second_writer</comment>
        <translation>otro Feltbook está escribiendo en este registro</translation>
    </message>
    <message>
        <source>the book has no session {session}</source>
        <comment>book.no_session</comment>
        <translation>el registro no tiene la sesión {session}</translation>
    </message>
    <message>
        <source>the folder of the book cannot be made here</source>
        <comment>book.no_folder</comment>
        <translation>la carpeta del registro no se puede crear aquí</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <comment>book.taken</comment>
        <translation>ya hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>book.io</comment>
        <translation>el disco no responde como debería</translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or save in another place.</source>
        <comment>remedy.full</comment>
        <translation>Libera espacio en el disco e inténtalo de nuevo, o guarda en otro sitio.</translation>
    </message>
    <message>
        <source>Allow the book and its folder to be written, or save in another place.</source>
        <comment>remedy.readonly</comment>
        <translation>Permite escribir en el registro y su carpeta, o guarda en otro sitio.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <comment>remedy.locked</comment>
        <translation>Cierra el otro programa e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Put the file back and try again, or save in another place.</source>
        <comment>remedy.moved</comment>
        <translation>Devuelve el archivo a su sitio e inténtalo de nuevo, o guarda en otro sitio.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory.</source>
        <comment>remedy.deleted</comment>
        <translation>Guarda en otro sitio: la partida sigue en memoria.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory, the file is left as it is.</source>
        <comment>remedy.replaced</comment>
        <translation>Guarda en otro sitio: la partida sigue en memoria y el archivo se queda como está.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or begin a new one.</source>
        <comment>remedy.damaged</comment>
        <translation>Usa una copia de seguridad del registro o empieza otro.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or go on in a new session.</source>
        <comment>remedy.damaged_step</comment>
        <translation>Usa una copia de seguridad del registro o sigue en una sesión nueva.</translation>
    </message>
    <message>
        <source>Update Feltbook; the book was left as it is.</source>
        <comment>remedy.newer</comment>
        <translation>Actualiza Feltbook; el registro se ha quedado como está.</translation>
    </message>
    <message>
        <source>Open it in Feltbook once, so that it is brought up to date.</source>
        <comment>remedy.older</comment>
        <translation>Ábrelo una vez en Feltbook para ponerlo al día.</translation>
    </message>
    <message>
        <source>Choose another file, or begin a new book.</source>
        <comment>remedy.foreign</comment>
        <translation>Elige otro archivo o empieza un registro nuevo.</translation>
    </message>
    <message>
        <source>Delete the file beside the book whose name ends in .lock and try again.</source>
        <comment>remedy.linked_lock</comment>
        <translation>Borra el archivo junto al registro cuyo nombre acaba en .lock e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Go on in the window that has the book open.</source>
        <comment>remedy.second_writer</comment>
        <translation>Sigue en la ventana que tiene abierto el registro.</translation>
    </message>
    <message>
        <source>Choose a session that is listed.</source>
        <comment>remedy.no_session</comment>
        <translation>Elige una sesión de la lista.</translation>
    </message>
    <message>
        <source>Choose another place for the book.</source>
        <comment>remedy.no_folder</comment>
        <translation>Elige otro lugar para el registro.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <comment>remedy.taken</comment>
        <translation>Elige otro nombre.</translation>
    </message>
    <message>
        <source>Check the disk and its cable and try again, or save in another place.</source>
        <comment>remedy.io</comment>
        <translation>Revisa el disco y su cable e inténtalo de nuevo, o guarda en otro sitio.</translation>
    </message>
    <message>
        <source>a folder</source>
        <comment>foreign.folder</comment>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a database of another program</source>
        <comment>foreign.database</comment>
        <translation>una base de datos de otro programa</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>foreign.empty</comment>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>book version {there}, this one reads up to {here}</source>
        <comment>newer.version</comment>
        <translation>versión {there} del registro, este lee hasta la {here}</translation>
    </message>
    <message>
        <source>process {number}</source>
        <comment>second.process</comment>
        <translation>proceso {number}</translation>
    </message>
    <message>
        <source>another process opens it</source>
        <comment>second.opens</comment>
        <translation>otro proceso lo está abriendo</translation>
    </message>
    <message>
        <source>under another name</source>
        <comment>second.name</comment>
        <translation>con otro nombre</translation>
    </message>
    <message>
        <source>step {step} of session {session} does not follow on step {before}</source>
        <comment>second.gap</comment>
        <translation>el paso {step} de la sesión {session} no sigue al paso {before}</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>check.book</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session}: {what}</source>
        <comment>check.session</comment>
        <translation>sesión {session}: {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}: {what}</source>
        <comment>check.step</comment>
        <translation>sesión {session}, mano {hand}, paso {step}: {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}, after {since}: {what}</source>
        <comment>check.step_since</comment>
        <translation>sesión {session}, mano {hand}, paso {step}, después de {since}: {what}</translation>
    </message>
    <message>
        <source>the file cannot be opened as a book: {detail}</source>
        <comment>check.unopened</comment>
        <translation>el archivo no se puede abrir como registro: {detail}</translation>
    </message>
    <message>
        <source>the file's pages do not hold together: {detail}</source>
        <comment>check.pages</comment>
        <translation>las páginas del archivo no encajan: {detail}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not of Feltbook</source>
        <comment>check.foreign</comment>
        <translation>no es de Feltbook: {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not as Feltbook makes it</source>
        <comment>check.altered</comment>
        <translation>no está como lo crea Feltbook: {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is missing</source>
        <comment>check.gone</comment>
        <translation>falta: {kind} {name}</translation>
    </message>
    <message>
        <source>what stands in the file cannot be read: {detail}</source>
        <comment>check.read</comment>
        <translation>no se puede leer lo que hay en el archivo: {detail}</translation>
    </message>
    <message>
        <source>steps of a session that is not in the list</source>
        <comment>check.unlisted</comment>
        <translation>pasos de una sesión que no está en la lista</translation>
    </message>
    <message>
        <source>the session has no steps</source>
        <comment>check.empty</comment>
        <translation>la sesión no tiene pasos</translation>
    </message>
    <message>
        <source>steps {first} to {last} are missing</source>
        <comment>check.missing</comment>
        <translation>faltan los pasos {first} a {last}</translation>
    </message>
    <message>
        <source>its bytes are not those that were written</source>
        <comment>check.chain</comment>
        <translation>sus bytes no son los que se escribieron</translation>
    </message>
    <message>
        <source>it cannot be read: {detail}</source>
        <comment>check.unread</comment>
        <translation>ilegible: {detail}</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>damaged.missing</comment>
        <translation>falta el paso</translation>
    </message>
    <message>
        <source>the way to it is not numbers</source>
        <comment>damaged.way</comment>
        <translation>el camino hasta él no son números</translation>
    </message>
    <message>
        <source>the step before it is not there</source>
        <comment>damaged.before</comment>
        <translation>el paso anterior no está</translation>
    </message>
    <message>
        <source>a step before it is missing</source>
        <comment>damaged.gap</comment>
        <translation>falta un paso anterior</translation>
    </message>
    <message>
        <source>the step after it has no number of its own</source>
        <comment>damaged.after</comment>
        <translation>el paso siguiente no tiene número propio</translation>
    </message>
    <message>
        <source>it does not point back</source>
        <comment>damaged.back</comment>
        <translation>no apunta hacia atrás</translation>
    </message>
    <message>
        <source>no table is opened before it</source>
        <comment>damaged.no_table</comment>
        <translation>no hay ninguna mesa abierta antes</translation>
    </message>
    <message>
        <source>what was saved is not what is played</source>
        <comment>damaged.saved</comment>
        <translation>lo guardado no es lo que se juega</translation>
    </message>
    <message>
        <source>a value is of another kind than what is written</source>
        <comment>damaged.kind</comment>
        <translation>un valor es de otro tipo que lo que se escribe</translation>
    </message>
    <message>
        <source>no number where one was written</source>
        <comment>damaged.number</comment>
        <translation>no hay número donde se escribió uno</translation>
    </message>
    <message>
        <source>a session is not what was written</source>
        <comment>damaged.session</comment>
        <translation>una sesión no es lo que se escribió</translation>
    </message>
    <message>
        <source>commands: {detail}</source>
        <comment>damaged.commands</comment>
        <translation>lo introducido: {detail}</translation>
    </message>
    <message>
        <source>events: {detail}</source>
        <comment>damaged.events</comment>
        <translation>eventos: {detail}</translation>
    </message>
    <message>
        <source>its events do not fit: {detail}</source>
        <comment>damaged.unfit</comment>
        <translation>sus eventos no encajan: {detail}</translation>
    </message>
    <message>
        <source>step {step} has format {there}, this Feltbook reads up to {here}</source>
        <comment>damaged.format</comment>
        <translation>el paso {step} tiene el formato {there}, este Feltbook lee hasta el {here}</translation>
    </message>
    <message>
        <source>it does not build on the step it was made on</source>
        <comment>check.stand</comment>
        <translation>el paso no parte de aquel tras el que se hizo</translation>
    </message>
    <message>
        <source>what is stored is not what its commands come to</source>
        <comment>check.decided</comment>
        <translation>lo guardado no es lo que resulta de lo introducido</translation>
    </message>
    <message>
        <source>its commands would be refused: {reason}</source>
        <comment>check.refused</comment>
        <translation>lo introducido se rechazaría: {reason}</translation>
    </message>
    <message>
        <source>Feltbook {version}, which wrote the session, decided something else than this one</source>
        <comment>check.otherwise</comment>
        <translation>Feltbook {version}, que escribió la sesión, decidió de otro modo que este</translation>
    </message>
    <message>
        <source>what is noted beside it ({names}) is not what its events say</source>
        <comment>check.notes</comment>
        <translation>lo anotado al lado ({names}) no es lo que dicen sus eventos</translation>
    </message>
    <message>
        <source>the state stored with it is not the one its events lead to</source>
        <comment>check.state</comment>
        <translation>el estado guardado con él no es al que llevan sus eventos</translation>
    </message>
    <message>
        <source>the chips on the table are not those that came in less those that went out</source>
        <comment>check.chips</comment>
        <translation>las fichas de la mesa no son las que entraron menos las que salieron</translation>
    </message>
    <message>
        <source>the recap does not agree with the events: {names}</source>
        <comment>check.recap</comment>
        <translation>el resumen no concuerda con los eventos: {names}</translation>
    </message>
    <message>
        <source>no step has the head {head}</source>
        <comment>check.head</comment>
        <translation>ningún paso tiene la cabeza de cadena {head}</translation>
    </message>
    <message>
        <source>a payment that was ticked as made is not as it was written</source>
        <comment>check.settled</comment>
        <translation>un pago marcado como hecho no está como se escribió</translation>
    </message>
    <message>
        <source>steps 1 to {count} were chained on {day}, after they had been played</source>
        <comment>check.later</comment>
        <translation>los pasos 1 a {count} se encadenaron el {day}, después de jugarse</translation>
    </message>
    <message>
        <source>the book is not chained yet: open it in Feltbook once</source>
        <comment>check.older</comment>
        <translation>el registro aún no tiene cadena: ábrelo una vez en Feltbook</translation>
    </message>
    <message>
        <source>it has the head {head}; {count} steps were added since</source>
        <comment>check.grown</comment>
        <translation>cabeza de cadena {head}; pasos añadidos desde entonces: {count}</translation>
    </message>
    <message>
        <source>session {session}: all {count} steps</source>
        <comment>saved.whole</comment>
        <translation>sesión {session}: los {count} pasos</translation>
    </message>
    <message>
        <source>session {session}: steps 1 to {last} of {count}, step {missing} is lost</source>
        <comment>saved.part</comment>
        <translation>sesión {session}: pasos 1 a {last} de {count}, falta el paso {missing}</translation>
    </message>
    <message>
        <source>session {session}: nothing, its first step is lost</source>
        <comment>saved.none</comment>
        <translation>sesión {session}: nada, falta el primer paso</translation>
    </message>
    <message>
        <source>a misdeal ({why}): all chips went back</source>
        <comment>export.misdeal</comment>
        <translation>un reparto nulo ({why}): todas las fichas volvieron</translation>
    </message>
    <message>
        <source>{game} has no word in Open Hand History</source>
        <comment>export.ohh_game</comment>
        <translation>{game} no tiene palabra en Open Hand History</translation>
    </message>
    <message>
        <source>{limit} has no word in Open Hand History</source>
        <comment>export.ohh_limit</comment>
        <translation>{limit} no tiene palabra en Open Hand History</translation>
    </message>
    <message>
        <source>{game} with limit {limit} has no code in PHH</source>
        <comment>export.phh_code</comment>
        <translation>{game} con límite {limit} no tiene código en PHH</translation>
    </message>
    <message>
        <source>PHH cannot say a cap</source>
        <comment>export.phh_cap</comment>
        <translation>PHH no sabe decir un tope</translation>
    </message>
    <message>
        <source>PHH cannot say several boards or runs</source>
        <comment>export.phh_runs</comment>
        <translation>PHH no sabe decir varios boards o repartos</translation>
    </message>
    <message>
        <source>PHH cannot say a hand that was declared dead</source>
        <comment>export.phh_dead</comment>
        <translation>PHH no sabe decir una mano declarada muerta</translation>
    </message>
    <message>
        <source>PHH cannot say the fold of a player who is away and has no turn</source>
        <comment>export.phh_away</comment>
        <translation>PHH no sabe decir que un jugador ausente se retira sin tener turno</translation>
    </message>
    <message>
        <source>PHH cannot say chips of the house in the pot</source>
        <comment>export.phh_splash</comment>
        <translation>PHH no sabe decir fichas de la casa en el bote</translation>
    </message>
    <message>
        <source>PHH cannot say a bet larger than the big blind</source>
        <comment>export.phh_bet</comment>
        <translation>PHH no sabe decir una apuesta mayor que la ciega grande</translation>
    </message>
    <message>
        <source>PHH needs the whole board of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_board</comment>
        <translation>PHH necesita todo el board de una mano que llega al showdown; no se anotó todo</translation>
    </message>
    <message>
        <source>PHH needs every upcard of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_ups</comment>
        <translation>PHH necesita cada carta abierta de una mano que llega al showdown; no se anotó todo</translation>
    </message>
    <message>
        <source>PHH needs what each drew of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_drew</comment>
        <translation>PHH necesita lo que cambió cada uno en una mano que llega al showdown; no se anotó todo</translation>
    </message>
    <message>
        <source>PHH's readers divide the odd chip of money with decimals</source>
        <comment>export.phh_decimals</comment>
        <translation>los lectores de PHH dividen la ficha impar de un dinero con decimales</translation>
    </message>
    <message>
        <source>PHH needs the cards of all who share the pots, and not all were entered</source>
        <comment>export.phh_cards</comment>
        <translation>PHH necesita las cartas de todos los que comparten los botes, y no se anotaron todas</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, bets by another rule in the hand</source>
        <comment>export.phh_refused</comment>
        <translation>pokerkit, que lee PHH, apuesta en esta mano con otra regla</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, ends the hand with other stacks by its own rules</source>
        <comment>export.phh_divided</comment>
        <translation>pokerkit, que lee PHH, termina la mano con otras fichas según sus reglas</translation>
    </message>
    <message>
        <source>PHH's readers divide pots by the shown cards, and they were awarded against them</source>
        <comment>export.phh_against</comment>
        <translation>los lectores de PHH dividen los botes por las cartas mostradas, y se entregaron en contra de ellas</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, gives an odd chip to another player</source>
        <comment>export.phh_odd</comment>
        <translation>pokerkit, que lee PHH, da una ficha impar a otro jugador</translation>
    </message>
    <message>
        <source>PHH needs every upcard, and not all were entered</source>
        <comment>export.phh_upcards</comment>
        <translation>PHH necesita cada carta abierta, y no se anotaron todas</translation>
    </message>
    <message>
        <source>PHH needs to know how many each drew, and not all were entered</source>
        <comment>export.phh_draws</comment>
        <translation>PHH necesita saber cuántas cambió cada uno, y no se anotaron todas</translation>
    </message>
    <message>
        <source>{game} has no word in PokerStars' text</source>
        <comment>export.stars_game</comment>
        <translation>{game} no tiene palabra en el texto de PokerStars</translation>
    </message>
    <message>
        <source>PokerStars' text has no heading for the one draw of a single-draw game</source>
        <comment>export.stars_single</comment>
        <translation>el texto de PokerStars no tiene título para el único cambio de un single draw</translation>
    </message>
    <message>
        <source>limit {limit} has no word in PokerStars' text</source>
        <comment>export.stars_limit</comment>
        <translation>el límite {limit} no tiene palabra en el texto de PokerStars</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a straddle</source>
        <comment>export.stars_straddle</comment>
        <translation>el texto de PokerStars no tiene palabra para un straddle</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a kill</source>
        <comment>export.stars_kill</comment>
        <translation>el texto de PokerStars no tiene palabra para un kill</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a bomb pot</source>
        <comment>export.stars_bomb</comment>
        <translation>el texto de PokerStars no tiene palabra para un bomb pot</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for chips of the house in the pot</source>
        <comment>export.stars_splash</comment>
        <translation>el texto de PokerStars no tiene palabra para fichas de la casa en el bote</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for several boards</source>
        <comment>export.stars_boards</comment>
        <translation>el texto de PokerStars no tiene palabra para varios boards</translation>
    </message>
    <message>
        <source>PokerStars' text knows two runs at most</source>
        <comment>export.stars_runs</comment>
        <translation>el texto de PokerStars conoce dos repartos como mucho</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a live post under the big blind</source>
        <comment>export.stars_odd_post</comment>
        <translation>el texto de PokerStars no tiene palabra para un post vivo menor que la ciega grande</translation>
    </message>
    <message>
        <source>PokerStars' text reads a dead blind as live where nobody posts the small one</source>
        <comment>export.stars_dead</comment>
        <translation>el texto de PokerStars lee una ciega muerta como viva donde nadie pone la pequeña</translation>
    </message>
    <message>
        <source>PokerStars' text needs the board, and it was not entered</source>
        <comment>export.stars_board</comment>
        <translation>el texto de PokerStars necesita el board, y no se anotó</translation>
    </message>
    <message>
        <source>here is no hand of Open Hand History</source>
        <comment>import.no_ohh</comment>
        <translation>aquí no hay ninguna mano de Open Hand History</translation>
    </message>
    <message>
        <source>this is no PHH: here begins what is no TOML</source>
        <comment>import.no_toml</comment>
        <translation>esto no es PHH: aquí empieza lo que no es TOML</translation>
    </message>
    <message>
        <source>a field is missing or says nothing that can be read: {field}</source>
        <comment>import.field</comment>
        <translation>falta un campo o no dice nada legible: {field}</translation>
    </message>
    <message>
        <source>the bounties are not those of the players who went out in the hand</source>
        <comment>import.bounties</comment>
        <translation>las recompensas no son las de los jugadores eliminados en la mano</translation>
    </message>
    <message>
        <source>the file does not say how long a level lasts: the tournament has none</source>
        <comment>import.no_levels</comment>
        <translation>el archivo no dice cuánto dura un nivel: el torneo no tiene ninguno</translation>
    </message>
    <message>
        <source>the file does not say what an entry costs: the tournament has no prizes</source>
        <comment>import.no_costs</comment>
        <translation>el archivo no dice cuánto cuesta una entrada: el torneo no tiene premios</translation>
    </message>
    <message>
        <source>a level of {seconds} seconds is none: it lasts whole minutes</source>
        <comment>import.level</comment>
        <translation>un nivel de {seconds} segundos no es ninguno: dura minutos enteros</translation>
    </message>
    <message>
        <source>this game is not taken in: {game}</source>
        <comment>import.game</comment>
        <translation>este juego no se importa: {game}</translation>
    </message>
    <message>
        <source>streets are missing, or they stand in another order than they are dealt in</source>
        <comment>import.runs</comment>
        <translation>faltan calles, o están en otro orden del que se reparten</translation>
    </message>
    <message>
        <source>what was done is not taken in: {act}</source>
        <comment>import.act</comment>
        <translation>lo que se hizo no se importa: {act}</translation>
    </message>
    <message>
        <source>{amount} is no amount</source>
        <comment>import.amount</comment>
        <translation>{amount} no es un importe</translation>
    </message>
    <message>
        <source>{currency} is no currency</source>
        <comment>import.currency</comment>
        <translation>{currency} no es una moneda</translation>
    </message>
    <message>
        <source>what was posted is not what blinds and antes ask for</source>
        <comment>import.posts</comment>
        <translation>lo puesto no es lo que piden ciegas y antes</translation>
    </message>
    <message>
        <source>the button comes to seat {lies}, in the file it is at seat {button}</source>
        <comment>import.button</comment>
        <translation>el botón llega al asiento {lies}; en el archivo está en el asiento {button}</translation>
    </message>
    <message>
        <source>the bets of the file are not those of its blinds and its kill</source>
        <comment>import.bets</comment>
        <translation>las apuestas del archivo no son las de sus ciegas y su kill</translation>
    </message>
    <message>
        <source>seat {seat} puts in {put}, not the {said} of the file</source>
        <comment>import.put</comment>
        <translation>el asiento {seat} pone {put}, no {said} como en el archivo</translation>
    </message>
    <message>
        <source>what the file says of seat {seat} at the showdown does not fit the hand</source>
        <comment>import.showdown</comment>
        <translation>lo que el archivo dice del asiento {seat} en el showdown no encaja con la mano</translation>
    </message>
    <message>
        <source>the pots are not those of the file</source>
        <comment>import.pots</comment>
        <translation>los botes no son los del archivo</translation>
    </message>
    <message>
        <source>no division of the pots gives everybody what the file says</source>
        <comment>import.award</comment>
        <translation>ningún reparto de los botes da a cada uno lo que dice el archivo</translation>
    </message>
    <message>
        <source>what was put in is not what was paid out</source>
        <comment>import.sums</comment>
        <translation>lo que se puso no es lo que se pagó</translation>
    </message>
    <message>
        <source>the hand does not come to its end</source>
        <comment>import.open</comment>
        <translation>la mano no llega a su fin</translation>
    </message>
    <message>
        <source>the file is none that can be taken in: Open Hand History, PHH, or a table of evenings</source>
        <comment>import.kind</comment>
        <translation>el archivo no es de los que se pueden importar: Open Hand History, PHH o una tabla de noches</translation>
    </message>
    <message>
        <source>these columns are missing: {names}</source>
        <comment>import.columns</comment>
        <translation>faltan estas columnas: {names}</translation>
    </message>
    <message>
        <source>{date} is no day: write it as 2026-05-31</source>
        <comment>import.date</comment>
        <translation>{date} no es un día: se escribe 2026-05-31</translation>
    </message>
    <message>
        <source>here is no name</source>
        <comment>import.name</comment>
        <translation>aquí no hay nombre</translation>
    </message>
    <message>
        <source>more sit at once than the {most} a table seats</source>
        <comment>import.seats</comment>
        <translation>hay sentados a la vez más de los {most} que caben en una mesa</translation>
    </message>
    <message>
        <source>session {session} is this evening: it is in the book already</source>
        <comment>import.twice</comment>
        <translation>la noche {session} es esta: ya está en el registro</translation>
    </message>
    <message>
        <source>this evening stands in the file twice, first in line {first}</source>
        <comment>import.again</comment>
        <translation>esta noche aparece dos veces en el archivo, primero en la línea {first}</translation>
    </message>
    <message>
        <source>this evening stands in {file} as well</source>
        <comment>import.elsewhere</comment>
        <translation>esta noche aparece también en {file}</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <comment>import.empty</comment>
        <translation>no hay nada dentro</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <comment>import.text</comment>
        <translation>el archivo no es texto</translation>
    </message>
    <message>
        <source>nobody in this book is called {name}</source>
        <comment>people.unknown</comment>
        <translation>nadie en este registro se llama {name}</translation>
    </message>
    <message>
        <source>{name} is the name of {person}: merge the two, if they are one person</source>
        <comment>people.taken</comment>
        <translation>{name} ya es un nombre de {person}: únelos, si son la misma persona</translation>
    </message>
    <message>
        <source>{name} and {other} are one person already</source>
        <comment>people.same</comment>
        <translation>{name} y {other} ya son una sola persona</translation>
    </message>
    <message>
        <source>{name} is not merged with anybody</source>
        <comment>people.alone</comment>
        <translation>{name} no está unido a nadie</translation>
    </message>
    <message>
        <source>{name} was played under, or is the only name: it stays</source>
        <comment>people.only_name</comment>
        <translation>se ha jugado con el nombre {name}, o es el único: se queda</translation>
    </message>
    <message>
        <source>notes have at most {most} characters, not {given}</source>
        <comment>people.long_notes</comment>
        <translation>las notas tienen como máximo {most} caracteres, no {given}</translation>
    </message>
    <message>
        <source>{colour} is no colour: write it as #a0522d</source>
        <comment>people.no_colour</comment>
        <translation>{colour} no es un color: escríbelo como #a0522d</translation>
    </message>
    <message>
        <source>a tag has at most {most} characters, not {given}</source>
        <comment>people.long_tag</comment>
        <translation>una etiqueta tiene como máximo {most} caracteres, no {given}</translation>
    </message>
    <message>
        <source>no table is open: the first line is `open`</source>
        <comment>not_open</comment>
        <translation>no hay mesa abierta: primero `open`</translation>
    </message>
    <message>
        <source>time does not go back: it is {at} s</source>
        <comment>time_back</comment>
        <translation>el tiempo no retrocede: son {at} s</translation>
    </message>
    <message>
        <source>hand {hand} has {actions} actions; there is no action {action}</source>
        <comment>amend_no_action</comment>
        <translation>la mano {hand} tiene {actions} acciones; no hay acción {action}</translation>
    </message>
    <message>
        <source>the kill stays as dealt only where the winners of an earlier hand are corrected</source>
        <comment>amend_kill_stays</comment>
        <translation>el kill solo queda como está si se corrigen los ganadores de una mano anterior</translation>
    </message>
    <message>
        <source>hand {hand} has no award to correct</source>
        <comment>amend_no_award</comment>
        <translation>la mano {hand} no tiene bote entregado que corregir</translation>
    </message>
    <message>
        <source>comes after a line that no longer fits</source>
        <comment>after_unfit</comment>
        <translation>viene tras una línea que ya no encaja</translation>
    </message>
    <message>
        <source>the player can act no more in this hand</source>
        <comment>moot</comment>
        <translation>el jugador ya no puede actuar en esta mano</translation>
    </message>
    <message>
        <source>expenses and debts were told in this money: drop them before a chip is worth anything else</source>
        <comment>worth_told</comment>
        <translation>se dijeron gastos y deudas en este dinero: quítalos antes de que una ficha valga otra cosa</translation>
    </message>
    <message>
        <source>seat {seat} is taken, or button or blinds lie there: seats must be at least {seat}</source>
        <comment>seats_taken</comment>
        <translation>el asiento {seat} está ocupado, o allí hay botón o ciegas: mínimo {seat} asientos</translation>
    </message>
    <message>
        <source>no chips are on the way to seat {seat}</source>
        <comment>no_chip_run</comment>
        <translation>no hay fichas en camino para el asiento {seat}</translation>
    </message>
    <message>
        <source>there is no level {number}: levels are 1 to {levels}</source>
        <comment>no_level</comment>
        <translation>no hay nivel {number}: niveles 1 a {levels}</translation>
    </message>
    <message>
        <source>that is not possible between hands</source>
        <comment>not_between</comment>
        <translation>no se puede entre manos</translation>
    </message>
    <message>
        <source>no hand is running: deal first</source>
        <comment>no_hand</comment>
        <translation>no hay mano en curso: reparte antes</translation>
    </message>
    <message>
        <source>add at least 1 chip</source>
        <comment>add_one_chip</comment>
        <translation>añade al menos 1 ficha</translation>
    </message>
    <message>
        <source>{amount} more makes {total}; the most at this table is {most}, so at most {room} more</source>
        <comment>buy_in_over</comment>
        <translation>{amount} más son {total}; el máximo es {most}, así que {room} más</translation>
    </message>
    <message>
        <source>in a tournament no buy-in is put right by a count</source>
        <comment>entry_no_count</comment>
        <translation>en un torneo, contar fichas no corrige una compra</translation>
    </message>
    <message>
        <source>seat {seat} bought {bought}: as a wrong buy-in the stack is at least {least}</source>
        <comment>bought_less</comment>
        <translation>el asiento {seat} compró {bought}: como compra errónea, las fichas son al menos {least}</translation>
    </message>
    <message>
        <source>at least 1 chip</source>
        <comment>one_chip</comment>
        <translation>al menos 1 ficha</translation>
    </message>
    <message>
        <source>from 1 to {most}: that is what seat {seat} has</source>
        <comment>has_less</comment>
        <translation>de 1 a {most}: eso tiene el asiento {seat}</translation>
    </message>
    <message>
        <source>nobody pays themselves</source>
        <comment>pays_self</comment>
        <translation>nadie se paga a sí mismo</translation>
    </message>
    <message>
        <source>nothing is due for {reason}</source>
        <comment>nothing_due</comment>
        <translation>nada pendiente por {reason}</translation>
    </message>
    <message>
        <source>this table plays for no prizes (settings: prizes)</source>
        <comment>no_prizes</comment>
        <translation>en esta mesa no se juega por premios (settings: prizes)</translation>
    </message>
    <message>
        <source>entries, rebuys and add-ons closed at the end of level {level}; this is level {now}</source>
        <comment>entries_closed</comment>
        <translation>las entradas, recompras y add-ons se cerraron al final del nivel {level}; este es el nivel {now}</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before anybody enters, rebuys or adds on</source>
        <comment>entries_after_split</comment>
        <translation>los premios están repartidos: deshaz el reparto antes de que alguien entre o recompre</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before a rebuy or an add-on is put right</source>
        <comment>purchase_after_split</comment>
        <translation>los premios están repartidos: deshacerlo antes de corregir una recompra o un add-on</translation>
    </message>
    <message>
        <source>seat {seat} made no rebuy and no add-on</source>
        <comment>no_purchase</comment>
        <translation>el asiento {seat} no hizo recompra ni add-on</translation>
    </message>
    <message>
        <source>seat {seat} has {has}: the {amount} of the last purchase are not all there, so it stands</source>
        <comment>purchase_lost</comment>
        <translation>el asiento {seat} tiene {has}: ya no están todas las {amount} de la última compra, así que se mantiene</translation>
    </message>
    <message>
        <source>the purchase of seat {seat} is theirs already</source>
        <comment>purchase_own</comment>
        <translation>la compra del asiento {seat} ya es suya</translation>
    </message>
    <message>
        <source>the prizes are split: take that back to split them otherwise</source>
        <comment>split_already</comment>
        <translation>los premios están repartidos: deshaz ese reparto para repartir de otra forma</translation>
    </message>
    <message>
        <source>prizes are split by two or more players who are left, after the first hand</source>
        <comment>split_needs_two</comment>
        <translation>el reparto es entre dos o más jugadores que quedan, tras la primera mano</translation>
    </message>
    <message>
        <source>{first} cannot be kept for the first: {left} are still to be won</source>
        <comment>split_first</comment>
        <translation>no se pueden guardar {first} para el primero: quedan {left} por ganar</translation>
    </message>
    <message>
        <source>every player who is left has one part: seats {seats}</source>
        <comment>split_seats</comment>
        <translation>cada jugador que queda tiene una parte: asientos {seats}</translation>
    </message>
    <message>
        <source>the parts and what is kept for the first make {whole}, still to be won are {left}</source>
        <comment>split_sum</comment>
        <translation>las partes y lo guardado para el primero suman {whole}, quedan {left} por ganar</translation>
    </message>
    <message>
        <source>this table plays one game: there is no mix to choose from</source>
        <comment>no_mix</comment>
        <translation>esta mesa juega un solo juego: no hay mix donde elegir</translation>
    </message>
    <message>
        <source>the mix has games 1 to {games}, not {number}</source>
        <comment>no_mix_game</comment>
        <translation>el mix tiene los juegos 1 a {games}, no {number}</translation>
    </message>
    <message>
        <source>seat {seat} held no hand at the end of the last deal; those who did: {live}</source>
        <comment>no_hand_left</comment>
        <translation>el asiento {seat} no tenía mano al final; la tenían: {live}</translation>
    </message>
    <message>
        <source>there was substantial action: a misdeal is the floor's now, "by" says who decided</source>
        <comment>misdeal_late</comment>
        <translation>ya hubo bastante acción: un reparto nulo es cosa del floor ahora, «by» dice quién lo decidió</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back</source>
        <comment>no_turn</comment>
        <translation>solo se anula un turn o un river</translation>
    </message>
    <message>
        <source>the round is over, so nobody was passed over: no street was shown too early</source>
        <comment>nobody_passed</comment>
        <translation>la ronda está cerrada, así que nadie fue saltado: ninguna calle se enseñó antes de tiempo</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back, and none of them comes next</source>
        <comment>no_turn_next</comment>
        <translation>solo se anula un turn o un river, y ninguno de los dos viene ahora</translation>
    </message>
    <message>
        <source>the floor has to decide about seat {seat} first ({about}): {choices}</source>
        <comment>floor_first</comment>
        <translation>el floor debe decidir antes sobre el asiento {seat} ({about}): {choices}</translation>
    </message>
    <message>
        <source>the floor is called already</source>
        <comment>floor_called</comment>
        <translation>el floor ya está avisado</translation>
    </message>
    <message>
        <source>the floor is not called</source>
        <comment>floor_not_called</comment>
        <translation>el floor no está avisado</translation>
    </message>
    <message>
        <source>note {note} of the room was answered already</source>
        <comment>note_answered</comment>
        <translation>la nota {note} de la sala ya tiene respuesta</translation>
    </message>
    <message>
        <source>no ruling is open for the floor</source>
        <comment>nothing_open</comment>
        <translation>no hay decisión pendiente del floor</translation>
    </message>
    <message>
        <source>no act out of turn binds seat {seat}</source>
        <comment>not_bound</comment>
        <translation>ninguna acción fuera de turno obliga al asiento {seat}</translation>
    </message>
    <message>
        <source>a fold out of turn stands: the hand of seat {seat} is dead</source>
        <comment>fold_stands</comment>
        <translation>quien se retira fuera de turno sigue retirado: la mano del asiento {seat} está muerta</translation>
    </message>
    <message>
        <source>the last act is not seat {seat}'s, or somebody has acted behind: the chips stay in</source>
        <comment>acted_behind</comment>
        <translation>la última acción no es del asiento {seat}, o alguien actuó detrás: las fichas quedan</translation>
    </message>
    <message>
        <source>seat {seat} has not called: only a call can be taken back</source>
        <comment>not_called</comment>
        <translation>el asiento {seat} no ha igualado: solo se puede anular un call</translation>
    </message>
    <message>
        <source>the kill button lies face up: the call for the kill has to be made in full</source>
        <comment>kill_shows</comment>
        <translation>el botón kill está a la vista: el kill se iguala entero</translation>
    </message>
    <message>
        <source>there was no raise to be unaware of: the call stands</source>
        <comment>no_raise</comment>
        <translation>no había subida que no viera: el call vale</translation>
    </message>
    <message>
        <source>this table plays table stakes: no markers (stakes: open allows them)</source>
        <comment>table_stakes</comment>
        <translation>esta mesa juega table stakes: sin markers (open stakes los permite)</translation>
    </message>
    <message>
        <source>a marker is for at least 1 chip</source>
        <comment>marker_one_chip</comment>
        <translation>un marker es de al menos 1 ficha</translation>
    </message>
    <message>
        <source>seat {seat} is {status}: no marker in this hand</source>
        <comment>not_in_pot</comment>
        <translation>el asiento {seat} está {status}: sin marker en esta mano</translation>
    </message>
    <message>
        <source>a marker of more than {free} has to be accepted by all in the pot (accepted: true), or lent by a seat</source>
        <comment>not_accepted</comment>
        <translation>un marker de más de {free} lo aceptan todos los del bote, o lo presta un jugador</translation>
    </message>
    <message>
        <source>nobody borrows from themselves</source>
        <comment>lends_self</comment>
        <translation>nadie se presta a sí mismo</translation>
    </message>
    <message>
        <source>seat {lender} has {most} to lend</source>
        <comment>lender_has_less</comment>
        <translation>el asiento {lender} puede prestar {most}</translation>
    </message>
    <message>
        <source>seat {lender} is in the pot: all in it have to accept (accepted: true)</source>
        <comment>lender_in_pot</comment>
        <translation>el asiento {lender} está en el bote: todos deben aceptar</translation>
    </message>
    <message>
        <source>seat {seat} won a small pot all-in: no chips before a full rebuy up to {least}</source>
        <comment>must_rebuy</comment>
        <translation>el asiento {seat} ganó un bote pequeño all-in: sin fichas antes de recomprar hasta {least}</translation>
    </message>
    <message>
        <source>a hand is running: finish it first</source>
        <comment>hand_running</comment>
        <translation>hay una mano en curso: acábala antes</translation>
    </message>
    <message>
        <source>seat {seat} does not act later in this round; later seats: {later}</source>
        <comment>not_later</comment>
        <translation>el asiento {seat} ya no habla en esta ronda; después: {later}</translation>
    </message>
    <message>
        <source>nobody has to be named for bring_in now</source>
        <comment>not_needed_bring_in</comment>
        <translation>ahora no hay que nombrar a nadie para el bring-in</translation>
    </message>
    <message>
        <source>nobody has to be named for first now</source>
        <comment>not_needed_first</comment>
        <translation>ahora no hay que nombrar a nadie para empezar</translation>
    </message>
    <message>
        <source>seat {seat} has no live hand; live are seats {live}</source>
        <comment>dead_hand</comment>
        <translation>el asiento {seat} no tiene mano viva; vivas: {live}</translation>
    </message>
    <message>
        <source>an open pair counts on fourth street of limit stud high only</source>
        <comment>no_pair</comment>
        <translation>la pareja a la vista solo cuenta en cuarta calle del stud limit alto</translation>
    </message>
    <message>
        <source>the round is not closed: seat {seat} is to act</source>
        <comment>round_open</comment>
        <translation>la ronda no está cerrada: habla el asiento {seat}</translation>
    </message>
    <message>
        <source>that was the last street: award the pots</source>
        <comment>last_street</comment>
        <translation>era la última calle: entrega los botes</translation>
    </message>
    <message>
        <source>dealing twice is for when no more betting is possible</source>
        <comment>runs_early</comment>
        <translation>se reparte varias veces cuando ya no se puede apostar</translation>
    </message>
    <message>
        <source>from 1 to {most} times</source>
        <comment>runs_most</comment>
        <translation>de 1 a {most} veces</translation>
    </message>
    <message>
        <source>all cards are out</source>
        <comment>runs_late</comment>
        <translation>ya salieron todas las cartas</translation>
    </message>
    <message>
        <source>the runs have different cards already</source>
        <comment>runs_differ</comment>
        <translation>los repartos ya tienen cartas distintas</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt in</source>
        <comment>not_dealt</comment>
        <translation>el asiento {seat} no recibe cartas</translation>
    </message>
    <message>
        <source>hands are mucked at the showdown: before that a player folds in turn</source>
        <comment>muck_early</comment>
        <translation>la mano se tira en el showdown: antes, un jugador se retira en su turno</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>hand_is_dead</comment>
        <translation>la mano del asiento {seat} está muerta</translation>
    </message>
    <message>
        <source>with the upcards that makes {cards} cards, a hand has {most}</source>
        <comment>too_many_with_upcards</comment>
        <translation>con las cartas a la vista son {cards} cartas, una mano tiene {most}</translation>
    </message>
    <message>
        <source>chips bind once they are released, and nobody acted on the motion: the player may still do anything</source>
        <comment>not_released</comment>
        <translation>las fichas obligan al soltarlas y nadie actuó por el gesto: el jugador aún puede todo</translation>
    </message>
    <message>
        <source>a chip is worth at least 1</source>
        <comment>no_chip</comment>
        <translation>una ficha vale al menos 1</translation>
    </message>
    <message>
        <source>a pot may be killed until the first action of the hand</source>
        <comment>kill_late</comment>
        <translation>se puede hacer kill hasta la primera acción de la mano</translation>
    </message>
    <message>
        <source>no betting is going on, so nobody acts out of turn</source>
        <comment>nobody_acts</comment>
        <translation>no se está apostando, nadie actúa fuera de turno</translation>
    </message>
    <message>
        <source>seat {seat} is to act: it is in turn</source>
        <comment>in_turn</comment>
        <translation>habla el asiento {seat}: está en turno</translation>
    </message>
    <message>
        <source>seat {seat} does not act again in this round</source>
        <comment>not_again</comment>
        <translation>el asiento {seat} ya no habla en esta ronda</translation>
    </message>
    <message>
        <source>seat {seat} has acted out of turn already</source>
        <comment>noted_already</comment>
        <translation>el asiento {seat} ya actuó fuera de turno</translation>
    </message>
    <message>
        <source>all in would be {all_in_to}, the limit allows {most}: that was a bet or a raise</source>
        <comment>early_over_limit</comment>
        <translation>all-in serían {all_in_to}, el límite permite {most}: fue una apuesta o una subida</translation>
    </message>
    <message>
        <source>the clock is on seat {seat} already</source>
        <comment>clock_on</comment>
        <translation>el reloj ya corre para el asiento {seat}</translation>
    </message>
    <message>
        <source>the clock is not on seat {seat}</source>
        <comment>clock_off</comment>
        <translation>el reloj no corre para el asiento {seat}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left</source>
        <comment>clock_runs</comment>
        <translation>al asiento {seat} le quedan {seconds} s</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind in this hand: count it once the hand is over</source>
        <comment>count_all_in</comment>
        <translation>el asiento {seat} tiene {stack} detrás en esta mano: cuéntalo al acabar</translation>
    </message>
    <message>
        <source>seat {seat} is away: it has no hand</source>
        <comment>away_no_hand</comment>
        <translation>el asiento {seat} está ausente, sin mano</translation>
    </message>
    <message>
        <source>seat {seat} has posted in this hand</source>
        <comment>has_posted</comment>
        <translation>el asiento {seat} ya puso su post</translation>
    </message>
    <message>
        <source>without blinds there is nothing to post</source>
        <comment>no_blinds</comment>
        <translation>sin ciegas no hay nada que poner</translation>
    </message>
    <message>
        <source>{key} is no seat with a live hand; live are {live}</source>
        <comment>no_live_seat</comment>
        <translation>{key} no es un asiento con mano viva; vivas: {live}</translation>
    </message>
    <message>
        <source>a hand of {game} has {most} cards to draw</source>
        <comment>drawn</comment>
        <translation>en {game} la mano tiene {most} cartas para cambiar</translation>
    </message>
    <message>
        <source>the session has ended: open a new one</source>
        <comment>ended</comment>
        <translation>la sesión terminó: abre otra</translation>
    </message>
    <message>
        <source>there is no expense {number}: {told} were told</source>
        <comment>no_expense</comment>
        <translation>no hay ningún gasto {number}: se indicaron {told}</translation>
    </message>
    <message>
        <source>an expense needs an amount</source>
        <comment>expense_amount</comment>
        <translation>un gasto necesita un importe</translation>
    </message>
    <message>
        <source>somebody shares the expense twice: name each once</source>
        <comment>expense_twice</comment>
        <translation>alguien comparte el gasto dos veces: nombra a cada uno una vez</translation>
    </message>
    <message>
        <source>a debt needs an amount, and two people</source>
        <comment>carry_amount</comment>
        <translation>una deuda necesita un importe y dos personas</translation>
    </message>
    <message>
        <source>this debt is settled along with this evening already</source>
        <comment>carried_already</comment>
        <translation>esta deuda ya se liquida con esta noche</translation>
    </message>
    <message>
        <source>this debt is not settled along with this evening</source>
        <comment>carried_not</comment>
        <translation>esta deuda no se liquida con esta noche</translation>
    </message>
    <message>
        <source>payments are multiples of at least 1</source>
        <comment>settle_coin</comment>
        <translation>los pagos son múltiplos de al menos 1</translation>
    </message>
    <message>
        <source>seats are drawn before the first hand</source>
        <comment>draw_late</comment>
        <translation>los asientos se sortean antes de la primera mano</translation>
    </message>
    <message>
        <source>name everybody's seat and the one drawn, each once: {seats}</source>
        <comment>draw_seats</comment>
        <translation>indica el asiento de cada uno y el sorteado, cada uno una vez: {seats}</translation>
    </message>
    <message>
        <source>chips are raced off in tournaments only</source>
        <comment>race_no_tournament</comment>
        <translation>solo hay chip race en torneos</translation>
    </message>
    <message>
        <source>no race now: {amount} cannot be paid in chips of {chip} and larger</source>
        <comment>race_needed</comment>
        <translation>sin chip race ahora: {amount} no se paga con fichas de {chip} y mayores</translation>
    </message>
    <message>
        <source>no race yet: level {level} has {amount}, which needs chips smaller than {chip}</source>
        <comment>race_level</comment>
        <translation>sin chip race todavía: el nivel {level} tiene {amount}, que pide fichas menores de {chip}</translation>
    </message>
    <message>
        <source>no race: nobody has chips smaller than what is paid at this level</source>
        <comment>race_none</comment>
        <translation>sin chip race: nadie tiene fichas menores que lo que se paga en este nivel</translation>
    </message>
    <message>
        <source>no chip of this table is {chip}, only {chips}: name it in the house rules first</source>
        <comment>race_no_chip</comment>
        <translation>ninguna ficha de esta mesa vale {chip}, solo {chips}: nómbrala antes en las reglas de la casa</translation>
    </message>
    <message>
        <source>nobody has chips smaller than {chip}</source>
        <comment>race_nothing</comment>
        <translation>nadie tiene fichas menores de {chip}</translation>
    </message>
    <message>
        <source>{chips} of {chip} are raced for, one a player at most: name the winners among seats {seats}</source>
        <comment>race_won</comment>
        <translation>se juegan {chips} fichas de {chip}, una por jugador como máximo: nombra a los ganadores entre los asientos {seats}</translation>
    </message>
    <message>
        <source>time does not go back: at {at} lies before {clock} s, the time of the last step</source>
        <comment>time_before_step</comment>
        <translation>el tiempo no retrocede: {at} es antes de {clock} s, el último paso</translation>
    </message>
    <message>
        <source>this session is open; `open` starts another one</source>
        <comment>already_open</comment>
        <translation>esta sesión está abierta; `open` empieza otra</translation>
    </message>
    <message>
        <source>there is nothing to undo: the table has just been opened</source>
        <comment>nothing_to_undo</comment>
        <translation>nada que deshacer: la mesa acaba de abrirse</translation>
    </message>
    <message>
        <source>there is nothing to redo: no step was undone since the last new one</source>
        <comment>nothing_to_redo</comment>
        <translation>nada que rehacer: no se deshizo ningún paso desde el último nuevo</translation>
    </message>
    <message>
        <source>there is no hand {hand} to correct; hands 1 to {hands}</source>
        <comment>amend_no_hand</comment>
        <translation>no hay mano {hand} que corregir; manos 1 a {hands}</translation>
    </message>
    <message>
        <source>there is no level clock: this table has no levels</source>
        <comment>no_level_clock</comment>
        <translation>no hay reloj de niveles: esta mesa no tiene niveles</translation>
    </message>
    <message>
        <source>the level clock is running</source>
        <comment>level_clock_runs</comment>
        <translation>el reloj del nivel ya corre</translation>
    </message>
    <message>
        <source>the level clock is paused already</source>
        <comment>level_clock_stands</comment>
        <translation>el reloj del nivel ya está en pausa</translation>
    </message>
    <message>
        <source>there is no level {number}: this table has no levels</source>
        <comment>no_levels</comment>
        <translation>no hay nivel {number}: esta mesa no tiene niveles</translation>
    </message>
    <message>
        <source>the round is not closed: {needs} is to be named</source>
        <comment>round_unnamed</comment>
        <translation>la ronda no está cerrada: falta nombrar {needs}</translation>
    </message>
    <message>
        <source>seat {seat} has not acted: no pot is pushed while a live hand has not matched it</source>
        <comment>award_early</comment>
        <translation>el asiento {seat} no ha hablado: no se entrega bote si una mano viva no ha igualado</translation>
    </message>
    <message>
        <source>{name} comes first</source>
        <comment>award_before</comment>
        <translation>{name} va primero</translation>
    </message>
    <message>
        <source>seat {seat} is not to act, nobody is</source>
        <comment>nobodys_turn</comment>
        <translation>no habla el asiento {seat}, ni nadie</translation>
    </message>
    <message>
        <source>seat {seat} holds the rock and straddles under the gun</source>
        <comment>rock</comment>
        <translation>el asiento {seat} tiene el rock y pone straddle under the gun</translation>
    </message>
    <message>
        <source>the room's server does not answer: {detail}</source>
        <comment>room.away</comment>
        <translation>el servidor de la sala no responde: {detail}</translation>
    </message>
    <message>
        <source>the room's server refused it: {detail}</source>
        <comment>room.refused</comment>
        <translation>el servidor de la sala lo ha rechazado: {detail}</translation>
    </message>
    <message>
        <source>{file}: there is no credential of a card room; `feltbook room setup` makes one a table</source>
        <comment>room.no_credential</comment>
        <translation>{file}: aquí no hay credencial de una sala; `feltbook room setup` hace una por mesa</translation>
    </message>
    <message>
        <source>{file}: others may read it: chmod 600 {file}</source>
        <comment>room.open_credential</comment>
        <translation>{file}: otros pueden leerla: chmod 600 {file}</translation>
    </message>
    <message>
        <source>{file}: no credential of a card room</source>
        <comment>room.unread_credential</comment>
        <translation>{file}: no es una credencial de una sala</translation>
    </message>
    <message>
        <source>no fork of table {number} is open: there is nothing to accept</source>
        <comment>room.no_fork</comment>
        <translation>no hay ninguna bifurcación abierta en la mesa {number}: no hay nada que aceptar</translation>
    </message>
    <message>
        <source>a buy-in is from {least} to {most}, not {stack}</source>
        <comment>buy_in</comment>
        <translation>la compra va de {least} a {most}, no {stack}</translation>
    </message>
    <message>
        <source>{name} left with {least} less than {window} minutes ago and brings back at least that</source>
        <comment>return_window</comment>
        <translation>{name} dejó la mesa con {least} hace menos de {window} minutos y vuelve con al menos eso</translation>
    </message>
    <message>
        <source>bring at least 1 chip</source>
        <comment>bring_one_chip</comment>
        <translation>trae al menos 1 ficha</translation>
    </message>
    <message>
        <source>a game with a required kill is another game than one without: sit down as a new player</source>
        <comment>other_game</comment>
        <translation>una partida con kill no es la misma que sin él: siéntalo como jugador nuevo</translation>
    </message>
    <message>
        <source>only an absent player's chips are played over, and {name} in seat {seat} is not away</source>
        <comment>not_absent</comment>
        <translation>solo se juegan las fichas de un ausente, y {name}, asiento {seat}, no lo está</translation>
    </message>
    <message>
        <source>seat {seat} sits out already</source>
        <comment>is_out</comment>
        <translation>el asiento {seat} ya está ausente</translation>
    </message>
    <message>
        <source>seat {seat} is in already</source>
        <comment>is_in</comment>
        <translation>el asiento {seat} ya está en juego</translation>
    </message>
    <message>
        <source>a seat change offers post and wait</source>
        <comment>entry_not_offered</comment>
        <translation>al cambiar de asiento: post o esperar</translation>
    </message>
    <message>
        <source>nobody sits in seat {seat}; taken are seats {taken}</source>
        <comment>empty_seat</comment>
        <translation>nadie en el asiento {seat}; ocupados: {taken}</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <comment>no_name</comment>
        <translation>el jugador necesita un nombre</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already: take another name</source>
        <comment>name_taken</comment>
        <translation>{name} ya está en el asiento {seat}: elige otro nombre</translation>
    </message>
    <message>
        <source>the chips of {name} lie at seat {seat}: take another name</source>
        <comment>chips_taken</comment>
        <translation>las fichas de {name} están en el asiento {seat}: elige otro nombre</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}; free are seats {free}</source>
        <comment>occupied</comment>
        <translation>{name} está en el asiento {seat}; libres: {free}</translation>
    </message>
    <message>
        <source>there is no seat {seat}; seats are 1 to {seats}</source>
        <comment>no_seat</comment>
        <translation>no hay asiento {seat}; asientos 1 a {seats}</translation>
    </message>
    <message>
        <source>voluntary kills are not allowed at this table</source>
        <comment>kill_not_voluntary</comment>
        <translation>en esta mesa no hay kills voluntarios</translation>
    </message>
    <message>
        <source>a kill is due in this hand: only one kill a hand</source>
        <comment>kill_is_due</comment>
        <translation>en esta mano toca un kill: solo uno por mano</translation>
    </message>
    <message>
        <source>seat {seat} has {stack}: to kill for {amount} a player needs at least {least}</source>
        <comment>kill_too_short</comment>
        <translation>el asiento {seat} tiene {stack}: un kill de {amount} necesita al menos {least}</translation>
    </message>
    <message>
        <source>needs 2 players, has {has}</source>
        <comment>too_few</comment>
        <translation>hacen falta 2 jugadores, hay {has}</translation>
    </message>
    <message>
        <source>this table takes no time charge (settings: time)</source>
        <comment>no_time</comment>
        <translation>esta mesa no cobra tiempo (reglas de la casa)</translation>
    </message>
    <message>
        <source>seven-deuce is not played here (settings: seven_deuce)</source>
        <comment>no_seven_deuce</comment>
        <translation>aquí no se juega siete-dos (reglas de la casa)</translation>
    </message>
    <message>
        <source>the stand-up game is not played here (settings: stand_up)</source>
        <comment>no_stand_up</comment>
        <translation>aquí no se juega stand-up (reglas de la casa)</translation>
    </message>
    <message>
        <source>splash at least 1 chip</source>
        <comment>splash_one_chip</comment>
        <translation>splash de al menos 1 ficha</translation>
    </message>
    <message>
        <source>there is no rock at this table (straddle.rock)</source>
        <comment>no_rock</comment>
        <translation>no hay rock en esta mesa (reglas de la casa)</translation>
    </message>
    <message>
        <source>without a big blind there is nothing to straddle</source>
        <comment>no_big_blind</comment>
        <translation>sin ciega grande no hay straddle</translation>
    </message>
    <message>
        <source>a bomb pot was called: no blinds, no straddles</source>
        <comment>bomb_called</comment>
        <translation>se anunció un bomb pot: sin ciegas ni straddles</translation>
    </message>
    <message>
        <source>seat {seat} has {most}: not enough for a straddle to {to}</source>
        <comment>straddle_too_short</comment>
        <translation>el asiento {seat} tiene {most}: no llega para un straddle a {to}</translation>
    </message>
    <message>
        <source>seat {seat} has raised blind to {chips}: with a straddle to {to} that is no raise any more</source>
        <comment>sleeper_said</comment>
        <translation>el asiento {seat} subió a ciegas a {chips}: con un straddle a {to} ya no es subida</translation>
    </message>
    <message>
        <source>seat {seat} kills: only one kill a hand</source>
        <comment>kill_taken</comment>
        <translation>el asiento {seat} hace kill: solo uno por mano</translation>
    </message>
    <message>
        <source>seat {seat} is held back until the button has passed it</source>
        <comment>held_back</comment>
        <translation>el asiento {seat} espera a que avance el botón</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand</source>
        <comment>not_dealt_next</comment>
        <translation>el asiento {seat} no recibe cartas en la próxima</translation>
    </message>
    <message>
        <source>{name} has no flop: bomb pots need a board</source>
        <comment>bomb_board</comment>
        <translation>{name} no tiene flop: un bomb pot necesita board</translation>
    </message>
    <message>
        <source>the bomb pot's ante is at least 1 chip</source>
        <comment>bomb_one_chip</comment>
        <translation>el ante del bomb pot es de al menos 1 ficha</translation>
    </message>
    <message>
        <source>a bomb pot has 1 or 2 boards</source>
        <comment>bomb_boards</comment>
        <translation>un bomb pot tiene 1 o 2 boards</translation>
    </message>
    <message>
        <source>the regular button moves for bomb pots here (bomb_pot.moves_button): no button of their own</source>
        <comment>own_button</comment>
        <translation>aquí los bomb pots mueven el botón: no tienen propio</translation>
    </message>
    <message>
        <source>{game} has no board</source>
        <comment>no_board</comment>
        <translation>{game} no tiene board</translation>
    </message>
    <message>
        <source>a hand has 1 or 2 boards</source>
        <comment>hand_boards</comment>
        <translation>una mano tiene 1 o 2 boards</translation>
    </message>
    <message>
        <source>a bomb pot was called: it has boards of its own</source>
        <comment>bomb_has_boards</comment>
        <translation>se anunció un bomb pot: lleva sus propios boards</translation>
    </message>
    <message>
        <source>a restraddle is to {chips}, double the last one</source>
        <comment>restraddle_size</comment>
        <translation>un restraddle es a {chips}, el doble del último</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the big blind</source>
        <comment>straddle_size</comment>
        <translation>under the gun el straddle es a {least}, dos ciegas grandes</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the kill</source>
        <comment>straddle_size_kill</comment>
        <translation>under the gun el straddle es a {least}, dos veces el kill</translation>
    </message>
    <message>
        <source>the straddle is to at least {least}, the smallest raise</source>
        <comment>straddle_least</comment>
        <translation>el straddle es de al menos {least}, la subida mínima</translation>
    </message>
    <message>
        <source>a sleeper is to at least {least}, the smallest raise</source>
        <comment>sleeper_least</comment>
        <translation>un sleeper es de al menos {least}, la subida mínima</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand; in are seats {seats}</source>
        <comment>not_dealt_among</comment>
        <translation>el asiento {seat} no recibe cartas en la próxima; en juego: {seats}</translation>
    </message>
    <message>
        <source>amounts are multiples of {unit}</source>
        <comment>not_a_unit</comment>
        <translation>los importes son múltiplos de {unit}</translation>
    </message>
    <message>
        <source>a buy-in is at least {least}, not {stack}</source>
        <comment>buy_in_least</comment>
        <translation>la compra es de al menos {least}, no {stack}</translation>
    </message>
    <message>
        <source>straddles are not allowed at this table</source>
        <comment>straddle_none</comment>
        <translation>en esta mesa no se permiten straddles</translation>
    </message>
    <message>
        <source>seat {seat} straddles: one live straddle is allowed</source>
        <comment>straddle_one</comment>
        <translation>el asiento {seat} pone straddle: solo se permite un straddle vivo</translation>
    </message>
    <message>
        <source>no more restraddles: {most} allowed</source>
        <comment>restraddle_most</comment>
        <translation>no más restraddles: se permiten {most}</translation>
    </message>
    <message>
        <source>the restraddle belongs to seat {seat}, next to the {side} of seat {last}</source>
        <comment>restraddle_seat</comment>
        <translation>el restraddle es del asiento {seat}, a la {side} del asiento {last}</translation>
    </message>
    <message>
        <source>a straddle is allowed left of the big blind only: seat {seats}</source>
        <comment>straddle_gun</comment>
        <translation>straddle solo a la izquierda de la ciega grande: asiento {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button only: seat {seats}</source>
        <comment>straddle_button</comment>
        <translation>straddle solo desde el botón: asiento {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button or the seat to its right only: seat {seats}</source>
        <comment>straddle_cutoff</comment>
        <translation>straddle solo desde el botón o el asiento a su derecha: asiento {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from any seat only: seat {seats}</source>
        <comment>straddle_any</comment>
        <translation>straddle solo desde un asiento con cartas: asiento {seats}</translation>
    </message>
    <message>
        <source>sleepers are not allowed at this table</source>
        <comment>sleeper_none</comment>
        <translation>en esta mesa no se permiten sleepers</translation>
    </message>
    <message>
        <source>seat {seat} is under the gun or has raised blind already</source>
        <comment>sleeper_seat</comment>
        <translation>el asiento {seat} está under the gun o ya subió a ciegas</translation>
    </message>
    <message>
        <source>a new player posts here, there is no waiting: entry post</source>
        <comment>entry_no_wait</comment>
        <translation>aquí un jugador nuevo pone post, no se espera</translation>
    </message>
    <message>
        <source>the button cannot be bought at this table (buy_the_button)</source>
        <comment>entry_no_buy</comment>
        <translation>en esta mesa no se compra el botón (reglas de la casa)</translation>
    </message>
    <message>
        <source>only the seat next left of the button can buy it, not seat {seat}</source>
        <comment>entry_buy_seat</comment>
        <translation>solo el asiento a la izquierda del botón puede comprarlo, no el asiento {seat}</translation>
    </message>
    <message>
        <source>a kill keeps this player out of the coming hand: the button cannot be bought in it</source>
        <comment>entry_killed</comment>
        <translation>un kill deja a este jugador fuera de la próxima mano: en ella no puede comprar el botón</translation>
    </message>
    <message>
        <source>nobody left seat {seat} since the last deal: there is no place to take over</source>
        <comment>entry_no_place</comment>
        <translation>nadie dejó el asiento {seat} desde la última mano: no hay sitio que tomar</translation>
    </message>
    <message>
        <source>there are no required kills at this table</source>
        <comment>entry_no_kill</comment>
        <translation>en esta mesa no hay kills obligados</translation>
    </message>
    <message>
        <source>a table they come from is named for a transfer only (entry: transfer)</source>
        <comment>not_transfer</comment>
        <translation>la mesa de origen se nombra solo en un cambio de mesa (entry: transfer)</translation>
    </message>
    <message>
        <source>a transfer is said when sitting down</source>
        <comment>entry_transfer</comment>
        <translation>un traslado se dice al sentarse</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet</source>
        <comment>settings.fixed_without_bets</comment>
        <translation>el límite fijo necesita apuesta pequeña y grande</translation>
    </message>
    <message>
        <source>bets belong to limit fixed, not to {limit}: choose fixed or leave them out</source>
        <comment>settings.bets_unused</comment>
        <translation>apuesta pequeña y grande son del límite fijo, no de {limit}: elígelo o quítalas</translation>
    </message>
    <message>
        <source>spread limit needs spread: the lowest and the highest bet of each round</source>
        <comment>settings.spread_without_ranges</comment>
        <translation>el spread-limit necesita un rango mín-máx, uno por ronda</translation>
    </message>
    <message>
        <source>spread belongs to limit spread, not to {limit}: choose spread or leave it out</source>
        <comment>settings.spread_unused</comment>
        <translation>el rango es del spread-limit, no de {limit}: elígelo o quítalo</translation>
    </message>
    <message>
        <source>the small bet {small} is above the big bet {big}: turn them round, {big}/{small}</source>
        <comment>settings.small_bet_above_big</comment>
        <translation>la apuesta pequeña {small} supera la grande {big}: inviértelas, {big}/{small}</translation>
    </message>
    <message>
        <source>short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet</source>
        <comment>settings.half_bet</comment>
        <translation>la media apuesta es de límite fijo y spread, no de {limit}: elige la entera</translation>
    </message>
    <message>
        <source>{ranges} ranges are given, {id} has {streets} betting rounds: give no more</source>
        <comment>settings.too_many_ranges</comment>
        <translation>hay {ranges} rangos, {id} tiene {streets} rondas: no des más</translation>
    </message>
    <message>
        <source>the range {low}-{high} ends below its start: turn it round, {high}-{low}</source>
        <comment>settings.range_descends</comment>
        <translation>el rango {low}-{high} acaba bajo su inicio: inviértelo, {high}-{low}</translation>
    </message>
    <message>
        <source>{id} is played with a bring-in, not with blinds: leave blinds and button_blind out</source>
        <comment>settings.bring_in_with_blinds</comment>
        <translation>{id} se juega con bring-in, no con ciegas: quítalas</translation>
    </message>
    <message>
        <source>bring_in is for stud games, {id} has no upcards: give blinds and leave bring_in out</source>
        <comment>settings.bring_in_without_upcards</comment>
        <translation>el bring-in es del stud, {id} no tiene cartas a la vista: pon ciegas y quita el bring-in</translation>
    </message>
    <message>
        <source>{id} needs a bring_in: the first round starts with it</source>
        <comment>settings.no_bring_in</comment>
        <translation>{id} necesita bring-in: la primera ronda empieza con él</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs blinds, an ante or both</source>
        <comment>settings.nothing_to_play_for</comment>
        <translation>ni ciegas, ni ante, ni bring-in: {id} necesita ciegas, ante o ambos</translation>
    </message>
    <message>
        <source>the blinds {small}/{big} go down: turn them round, {big}/{small}</source>
        <comment>settings.blinds_descend</comment>
        <translation>las ciegas {small}/{big} bajan: inviértelas, {big}/{small}</translation>
    </message>
    <message>
        <source>three blinds have the button's in them already: leave button_blind out</source>
        <comment>settings.button_blind_twice</comment>
        <translation>tres ciegas ya incluyen la del botón: quita la ciega en el botón</translation>
    </message>
    <message>
        <source>ante.by {by} needs a button, {id} has none: choose each</source>
        <comment>settings.ante_by</comment>
        <translation>el ante de {by} necesita botón, {id} no tiene: elige cada uno</translation>
    </message>
    <message>
        <source>ante needs an amount in chips</source>
        <comment>settings.ante_without_amount</comment>
        <translation>el ante necesita un importe en fichas</translation>
    </message>
    <message>
        <source>the button blind {amount} is above the big blind {big}: choose at most {big}</source>
        <comment>settings.button_blind_above_big</comment>
        <translation>la ciega del botón {amount} supera la grande {big}: elige como mucho {big}</translation>
    </message>
    <message>
        <source>ante.by big_blind needs a big blind: choose each or button, or give blinds</source>
        <comment>settings.ante_by_big_blind</comment>
        <translation>el ante de la ciega grande necesita una: elige cada uno o botón, o pon ciegas</translation>
    </message>
    <message>
        <source>cap {cap} is below the big blind {least}: choose at least {least}</source>
        <comment>settings.cap_below_blind</comment>
        <translation>el tope {cap} es menor que la ciega grande {least}: elige al menos {least}</translation>
    </message>
    <message>
        <source>buy_in.minimum {low} is above buy_in.maximum {high}: turn them round</source>
        <comment>settings.buy_in</comment>
        <translation>la compra mínima {low} supera la máxima {high}: inviértelas</translation>
    </message>
    <message>
        <source>clock.warning {warning} is longer than clock.seconds {seconds}: choose at most {seconds}</source>
        <comment>settings.clock</comment>
        <translation>el aviso de {warning} s supera el reloj de {seconds} s: elige como mucho {seconds}</translation>
    </message>
    <message>
        <source>the big blind {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.blind_above_bet</comment>
        <translation>la ciega grande {amount} supera la apuesta de la primera ronda {first}: elige como mucho {first}</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is for big-bet games; under limit {limit} it is {least}: leave it out</source>
        <comment>settings.minimum_bet_unused</comment>
        <translation>la apuesta mínima {minimum} es para no-limit y pot-limit; en {limit} es {least}: quítala</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is below the big blind {big}: choose at least {big}</source>
        <comment>settings.minimum_bet_below_blind</comment>
        <translation>la apuesta mínima {minimum} es menor que la ciega grande {big}: elige al menos {big}</translation>
    </message>
    <message>
        <source>betting_unit {unit} is no multiple of smallest_chip {chip}: choose {up}</source>
        <comment>settings.betting_unit</comment>
        <translation>la unidad {unit} no es múltiplo de la ficha menor {chip}: elige {up}</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is not the smallest of denominations {chips}: choose {least}, or denominations from {chip} on</source>
        <comment>settings.chips_apart</comment>
        <translation>la ficha más pequeña {chip} no es la menor de los valores de las fichas {chips}: elige {least}, o valores desde {chip}</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is none of denominations {chips}: choose one of them, or denominations from {chip} on</source>
        <comment>settings.chip_not_named</comment>
        <translation>la ficha más pequeña {chip} no está entre los valores de las fichas {chips}: elige uno de ellos, o valores desde {chip}</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the betting unit {step}: choose {up}</source>
        <comment>settings.no_units</comment>
        <translation>{key}: {amount} no es múltiplo de la unidad {step}: elige {up}</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the smallest chip {step}: choose {up}</source>
        <comment>settings.no_chips</comment>
        <translation>{key}: {amount} no es múltiplo de la ficha más pequeña {step}: elige {up}</translation>
    </message>
    <message>
        <source>level {number}: {problem}</source>
        <comment>settings.level</comment>
        <translation>nivel {number}: {problem}</translation>
    </message>
    <message>
        <source>levels say the stakes, and so do the games of a mix: leave one of them out</source>
        <comment>settings.mix_with_levels</comment>
        <translation>los niveles dicen las apuestas, y los juegos de un mix también: deja uno de los dos</translation>
    </message>
    <message>
        <source>prizes need a currency, for instance EUR</source>
        <comment>settings.prizes_without_currency</comment>
        <translation>los premios necesitan una moneda, por ejemplo EUR</translation>
    </message>
    <message>
        <source>prizes belong to a tournament: choose the tournament preset or give levels</source>
        <comment>settings.prizes_in_cash_game</comment>
        <translation>los premios son de un torneo: elige el modelo de torneo o da niveles</translation>
    </message>
    <message>
        <source>prizes are paid by shares or as fixed amounts: leave one of the two out</source>
        <comment>settings.prizes_twice</comment>
        <translation>los premios van por partes o en importes fijos: deja uno de los dos</translation>
    </message>
    <message>
        <source>money needs a currency, for instance EUR</source>
        <comment>settings.money_without_currency</comment>
        <translation>el dinero necesita una moneda, por ejemplo EUR</translation>
    </message>
    <message>
        <source>the time charge needs an amount in chips</source>
        <comment>settings.time_without_amount</comment>
        <translation>el tiempo necesita un importe en fichas</translation>
    </message>
    <message>
        <source>a kill needs kill.on: two_in_a_row, scoop or pot_over; or else kill.voluntary</source>
        <comment>settings.kill_without_cause</comment>
        <translation>un kill necesita motivo: dos seguidas, scoop, bote grande o kills voluntarios</translation>
    </message>
    <message>
        <source>kill.on scoop is for high-low games, {id} has one winner: choose two_in_a_row or pot_over</source>
        <comment>settings.scoop</comment>
        <translation>el kill por scoop es de hi-lo, {id} tiene un ganador: elige dos seguidas o bote grande</translation>
    </message>
    <message>
        <source>straddles, the rock and sleepers go by the big blind: give blinds, or play without them</source>
        <comment>settings.straddle_without_blinds</comment>
        <translation>straddles, rock y sleepers van con la ciega grande: pon ciegas o juega sin ellos</translation>
    </message>
    <message>
        <source>no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun</source>
        <comment>settings.straddle_in_tournament</comment>
        <translation>sin straddles en torneos salvo que se pidan: elige, por ejemplo, under the gun</translation>
    </message>
    <message>
        <source>rake needs a percentage, an amount or a jackpot drop</source>
        <comment>settings.rake_without_measure</comment>
        <translation>el rake necesita porcentaje, cantidad o drop</translation>
    </message>
    <message>
        <source>rake goes by percent or by amount, not both: leave one out</source>
        <comment>settings.rake_twice</comment>
        <translation>el rake va por porcentaje o por cantidad, no ambos: quita uno</translation>
    </message>
    <message>
        <source>the jackpot drop needs an amount in chips</source>
        <comment>settings.jackpot_without_amount</comment>
        <translation>el drop necesita un importe en fichas</translation>
    </message>
    <message>
        <source>a kill is posted as a multiple of the big blind: give blinds, or play without kills</source>
        <comment>settings.kill_without_blinds</comment>
        <translation>un kill se pone en múltiplos de la ciega grande: pon ciegas o juega sin kill</translation>
    </message>
    <message>
        <source>{word} is said by the games of the mix themselves: say mix anew, or a game to leave it</source>
        <comment>settings.mix_says</comment>
        <translation>{word} lo dicen los juegos del mix: indica mix de nuevo, o un juego para dejarlo</translation>
    </message>
    <message>
        <source>mix: game {number}: {problem}</source>
        <comment>settings.mix_game</comment>
        <translation>mix: juego {number}: {problem}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}; allowed: {allowed}</source>
        <comment>settings.type</comment>
        <translation>{key} no puede ser {value}; permitido: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; the nearest is {nearest}; allowed: {allowed}</source>
        <comment>settings.bounds</comment>
        <translation>{key}: {value} fuera de rango; lo más cercano: {nearest}; permitido: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; allowed: {allowed}</source>
        <comment>settings.out_of_bounds</comment>
        <translation>{key}: {value} fuera de rango; permitido: {allowed}</translation>
    </message>
    <message>
        <source>{key} needs {wrong}</source>
        <comment>settings.needs</comment>
        <translation>{key} necesita {wrong}</translation>
    </message>
    <message>
        <source>mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix</source>
        <comment>settings.mix_key</comment>
        <translation>mix: el juego {number} no puede decir {whole}, vale para toda la mesa: indícalo junto a mix</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet, for instance {small}/{big}</source>
        <comment>settings.fixed_without_bets_as</comment>
        <translation>el límite fijo necesita apuesta pequeña y grande, por ejemplo {small} / {big}</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs a bring_in, usually an ante too</source>
        <comment>settings.stud_for_nothing</comment>
        <translation>ni ciegas, ni ante, ni bring-in: {id} necesita bring-in y casi siempre ante</translation>
    </message>
    <message>
        <source>the bring-in {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.bring_in_above_bet</comment>
        <translation>el bring-in {amount} supera la apuesta de la primera ronda {first}: elige como mucho {first}</translation>
    </message>
    <message>
        <source>cap {cap} is below the bring-in {least}: choose at least {least}</source>
        <comment>settings.cap_below_bring_in</comment>
        <translation>el tope {cap} es menor que el bring-in {least}: elige al menos {least}</translation>
    </message>
    <message>
        <source>{problems}</source>
        <comment>settings.several</comment>
        <translation>{problems}</translation>
    </message>
    <message>
        <source>{key}: {value} is no whole number; allowed: {allowed}</source>
        <comment>settings.no_whole_number</comment>
        <translation>{key}: {value} no es entero; permitido: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is negative; allowed: {allowed}</source>
        <comment>settings.negative</comment>
        <translation>{key}: {value} es negativo; permitido: {allowed}</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Deshacer: {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Rehacer: {of}</translation>
    </message>
    <message>
        <source>Correct hand {hand}: {of}</source>
        <comment>step.amend</comment>
        <translation>Corregir la mano {hand}: {of}</translation>
    </message>
    <message>
        <source>the table opens: {game}</source>
        <comment>step.open</comment>
        <translation>se abre la mesa: {game}</translation>
    </message>
    <message>
        <source>the settings change</source>
        <comment>step.change</comment>
        <translation>cambian las reglas</translation>
    </message>
    <message>
        <source>{player} sits down in seat {seat} with {stack}</source>
        <comment>step.sit</comment>
        <translation>{player} se sienta en el asiento {seat} con {stack}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>step.floor_wanted</comment>
        <translation>se avisa al floor</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>step.floor_was_here</comment>
        <translation>el floor estuvo aquí</translation>
    </message>
    <message>
        <source>note {note} of the room is accepted</source>
        <comment>step.note.accepted</comment>
        <translation>se acepta la nota {note} de la sala</translation>
    </message>
    <message>
        <source>note {note} of the room is declined</source>
        <comment>step.note.declined</comment>
        <translation>se rechaza la nota {note} de la sala</translation>
    </message>
    <message>
        <source>seat {seat} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>el asiento {seat} va a la mesa {table}</translation>
    </message>
    <message>
        <source>seat {seat} leaves</source>
        <comment>step.leave</comment>
        <translation>el asiento {seat} deja la mesa</translation>
    </message>
    <message>
        <source>seat {seat} sits out</source>
        <comment>step.sit_out</comment>
        <translation>el asiento {seat} está ausente</translation>
    </message>
    <message>
        <source>seat {seat} comes back</source>
        <comment>step.sit_in</comment>
        <translation>el asiento {seat} vuelve</translation>
    </message>
    <message>
        <source>seat {seat} posts to come in</source>
        <comment>step.sit_in.post</comment>
        <translation>el asiento {seat} pone el post para entrar</translation>
    </message>
    <message>
        <source>seat {seat} waits for the big blind</source>
        <comment>step.sit_in.wait</comment>
        <translation>el asiento {seat} espera la ciega grande</translation>
    </message>
    <message>
        <source>seat {seat} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>el asiento {seat} compra el botón</translation>
    </message>
    <message>
        <source>seat {seat} takes over the place</source>
        <comment>step.sit_in.take_over</comment>
        <translation>el asiento {seat} toma el sitio</translation>
    </message>
    <message>
        <source>seat {seat} comes in and kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>el asiento {seat} entra y hace kill en la próxima</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}</source>
        <comment>step.add_chips</comment>
        <translation>el asiento {seat} compra {amount}</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}, on the way</source>
        <comment>step.add_chips.behind</comment>
        <translation>el asiento {seat} compra {amount}, en camino</translation>
    </message>
    <message>
        <source>seat {seat} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>asiento {seat}: recompra de {amount}</translation>
    </message>
    <message>
        <source>seat {seat} takes an add-on of {amount}</source>
        <comment>step.add_on</comment>
        <translation>asiento {seat}: add-on de {amount}</translation>
    </message>
    <message>
        <source>seat {seat} moves to seat {to}</source>
        <comment>step.move</comment>
        <translation>el asiento {seat} se cambia al {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {player} now</source>
        <comment>step.rename</comment>
        <translation>el asiento {seat} es ahora {player}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>step.button</comment>
        <translation>el botón va al asiento {seat}</translation>
    </message>
    <message>
        <source>the rock goes to seat {seat}</source>
        <comment>step.rock</comment>
        <translation>el rock va al asiento {seat}</translation>
    </message>
    <message>
        <source>seat {seat} gets {amount} on a marker</source>
        <comment>step.marker</comment>
        <translation>el asiento {seat} recibe {amount} con marker</translation>
    </message>
    <message>
        <source>seat {seat} straddles to {to}</source>
        <comment>step.straddle</comment>
        <translation>el asiento {seat} pone un straddle a {to}</translation>
    </message>
    <message>
        <source>seat {seat} sleeps {to}</source>
        <comment>step.sleeper</comment>
        <translation>el asiento {seat} pone un sleeper a {to}</translation>
    </message>
    <message>
        <source>seat {seat} kills the pot</source>
        <comment>step.kill</comment>
        <translation>el asiento {seat} hace kill</translation>
    </message>
    <message>
        <source>level {number} begins</source>
        <comment>step.level</comment>
        <translation>empieza el nivel {number}</translation>
    </message>
    <message>
        <source>the next level begins</source>
        <comment>step.level.next</comment>
        <translation>empieza el siguiente nivel</translation>
    </message>
    <message>
        <source>the level clock goes on</source>
        <comment>step.level_clock.on</comment>
        <translation>el reloj del nivel sigue</translation>
    </message>
    <message>
        <source>the level clock is paused</source>
        <comment>step.level_clock.off</comment>
        <translation>el reloj del nivel está en pausa</translation>
    </message>
    <message>
        <source>game {number} of the mix is chosen</source>
        <comment>step.choose</comment>
        <translation>se elige el juego {number} del mix</translation>
    </message>
    <message>
        <source>the coming hand has {boards} boards</source>
        <comment>step.boards</comment>
        <translation>la próxima mano tiene {boards} boards</translation>
    </message>
    <message>
        <source>{reason} is collected</source>
        <comment>step.collect</comment>
        <translation>se cobra {reason}</translation>
    </message>
    <message>
        <source>seat {seat} takes the call back</source>
        <comment>step.take_back</comment>
        <translation>el asiento {seat} anula el call</translation>
    </message>
    <message>
        <source>a bomb pot of {ante} is called</source>
        <comment>step.bomb</comment>
        <translation>se anuncia un bomb pot de {ante}</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>step.splash</comment>
        <translation>la casa añade {amount}</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>step.split</comment>
        <translation>se reparten los premios</translation>
    </message>
    <message>
        <source>the seats are drawn</source>
        <comment>step.draw</comment>
        <translation>se sortean los asientos</translation>
    </message>
    <message>
        <source>the chips are changed, {chip} is the smallest</source>
        <comment>step.race</comment>
        <translation>se cambian las fichas, {chip} es la más pequeña</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all</source>
        <comment>step.expense</comment>
        <translation>{player} pagó {amount} por todos</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all ({reason})</source>
        <comment>step.expense.for</comment>
        <translation>{player} pagó {amount} por todos ({reason})</translation>
    </message>
    <message>
        <source>expense {number} is dropped</source>
        <comment>step.expense.off</comment>
        <translation>se anula el gasto {number}</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, settled today</source>
        <comment>step.carry</comment>
        <translation>{player} aún debe {amount}, se liquida hoy</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, not settled today</source>
        <comment>step.carry.off</comment>
        <translation>{player} aún debe {amount}, no se liquida hoy</translation>
    </message>
    <message>
        <source>how all settle is changed</source>
        <comment>step.settle</comment>
        <translation>cambia la forma de liquidar</translation>
    </message>
    <message>
        <source>hand {hand} is dealt</source>
        <comment>step.deal</comment>
        <translation>se reparte la mano {hand}</translation>
    </message>
    <message>
        <source>seat {seat} has to bring it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>al asiento {seat} le toca el bring-in</translation>
    </message>
    <message>
        <source>seat {seat} is first to act</source>
        <comment>step.first</comment>
        <translation>el asiento {seat} habla primero</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>pareja a la vista</translation>
    </message>
    <message>
        <source>seat {seat} folds</source>
        <comment>step.fold</comment>
        <translation>el asiento {seat} se retira</translation>
    </message>
    <message>
        <source>seat {seat} checks</source>
        <comment>step.check</comment>
        <translation>el asiento {seat} pasa</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}</source>
        <comment>step.call</comment>
        <translation>el asiento {seat} iguala {put}</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}, all-in</source>
        <comment>step.call.all_in</comment>
        <translation>el asiento {seat} iguala {put}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}</source>
        <comment>step.bet</comment>
        <translation>el asiento {seat} apuesta {to}</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}, all-in</source>
        <comment>step.bet.all_in</comment>
        <translation>el asiento {seat} apuesta {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}</source>
        <comment>step.raise</comment>
        <translation>el asiento {seat} sube a {to}</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}, all-in</source>
        <comment>step.raise.all_in</comment>
        <translation>el asiento {seat} sube a {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}</source>
        <comment>step.complete</comment>
        <translation>el asiento {seat} completa a {to}</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}, all-in</source>
        <comment>step.complete.all_in</comment>
        <translation>el asiento {seat} completa a {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}</source>
        <comment>step.bring_in</comment>
        <translation>el asiento {seat} paga el bring-in, {put}</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}, all-in</source>
        <comment>step.bring_in.all_in</comment>
        <translation>el asiento {seat} paga el bring-in, {put}, all-in</translation>
    </message>
    <message>
        <source>{count} players fold, seat {seat} the last</source>
        <comment>step.fold_to</comment>
        <translation>se retiran {count}, por último el asiento {seat}</translation>
    </message>
    <message>
        <source>{count} players check, seat {seat} the last</source>
        <comment>step.check_to</comment>
        <translation>pasan {count}, por último el asiento {seat}</translation>
    </message>
    <message>
        <source>seat {seat} acts out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>el asiento {seat} actúa fuera de turno</translation>
    </message>
    <message>
        <source>seat {seat} pays seat {to} {amount} ({reason})</source>
        <comment>step.pay</comment>
        <translation>el asiento {seat} paga {amount} al {to} ({reason})</translation>
    </message>
    <message>
        <source>seat {seat} gives {amount} ({reason})</source>
        <comment>step.take</comment>
        <translation>el asiento {seat} da {amount} ({reason})</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>step.dealer</comment>
        <translation>reparte {name}</translation>
    </message>
    <message>
        <source>the clock is called on seat {seat}</source>
        <comment>step.clock</comment>
        <translation>el reloj corre para el asiento {seat}</translation>
    </message>
    <message>
        <source>seat {seat} shows {cards}</source>
        <comment>step.show</comment>
        <translation>el asiento {seat} muestra {cards}</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <comment>step.cards</comment>
        <translation>cartas anotadas</translation>
    </message>
    <message>
        <source>the chips of seat {seat} have come</source>
        <comment>step.chips_in</comment>
        <translation>llegaron las fichas del asiento {seat}</translation>
    </message>
    <message>
        <source>seat {seat} mucks</source>
        <comment>step.muck</comment>
        <translation>el asiento {seat} tira la mano</translation>
    </message>
    <message>
        <source>misdeal: {reason}</source>
        <comment>step.misdeal</comment>
        <translation>reparto nulo: {reason}</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>step.dead_hand</comment>
        <translation>la mano del asiento {seat} está muerta</translation>
    </message>
    <message>
        <source>the street is taken back</source>
        <comment>step.street_back</comment>
        <translation>se anula la calle</translation>
    </message>
    <message>
        <source>seat {seat} counted: {stack}</source>
        <comment>step.count</comment>
        <translation>fichas del asiento {seat}: {stack}</translation>
    </message>
    <message>
        <source>the last rebuy of seat {seat} is put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>la última recompra del asiento {seat} queda corregida</translation>
    </message>
    <message>
        <source>the last add-on of seat {seat} is put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>el último add-on del asiento {seat} queda corregido</translation>
    </message>
    <message>
        <source>the last purchase of seat {seat} is put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>la última compra del asiento {seat} queda corregida</translation>
    </message>
    <message>
        <source>buy-in of seat {seat} put right, stack {stack}</source>
        <comment>step.count.bought</comment>
        <translation>compra del asiento {seat} corregida, quedan {stack} en fichas</translation>
    </message>
    <message>
        <source>the floor decides: {choice}</source>
        <comment>step.floor</comment>
        <translation>el floor decide: {choice}</translation>
    </message>
    <message>
        <source>seat {seat} was dealt in without posting</source>
        <comment>step.unposted</comment>
        <translation>el asiento {seat} recibió cartas sin post</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>step.end</comment>
        <translation>termina la sesión</translation>
    </message>
    <message>
        <source>the next street is dealt</source>
        <comment>step.street</comment>
        <translation>se reparte la siguiente calle</translation>
    </message>
    <message>
        <source>{cards} is dealt</source>
        <comment>step.street.cards</comment>
        <translation>se reparte {cards}</translation>
    </message>
    <message>
        <source>the rest is dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>el resto se reparte {times} veces</translation>
    </message>
    <message>
        <source>hand {hand} is awarded</source>
        <comment>step.award</comment>
        <translation>el bote de la mano {hand} está entregado</translation>
    </message>
    <message>
        <source>seat {seat} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>el asiento {seat} gana {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {action}</source>
        <comment>step.said</comment>
        <translation>asiento {seat}: {action}</translation>
    </message>
    <message>
        <source>seat {seat}: {action} {to}</source>
        <comment>step.said.to</comment>
        <translation>asiento {seat}: {action} {to}</translation>
    </message>
    <message>
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>{of} y {count} más</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>step.other</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session} is new here: {count} steps</source>
        <comment>travel.new</comment>
        <translation>la sesión {session} es nueva aquí: {count} pasos</translation>
    </message>
    <message>
        <source>session {session} goes on with {count} steps</source>
        <comment>travel.more</comment>
        <translation>la sesión {session} continúa con {count} pasos</translation>
    </message>
    <message>
        <source>session {session} is here already, all of it</source>
        <comment>travel.same</comment>
        <translation>la sesión {session} ya está aquí, entera</translation>
    </message>
    <message>
        <source>session {session} is here already; payments marked anew: {count}</source>
        <comment>travel.settled</comment>
        <translation>la sesión {session} ya está aquí; pagos anotados de nuevo: {count}</translation>
    </message>
    <message>
        <source>the file is no evening of Feltbook</source>
        <comment>travel.no_pack</comment>
        <translation>el archivo no es una noche de Feltbook</translation>
    </message>
    <message>
        <source>a newer Feltbook packed it</source>
        <comment>travel.newer</comment>
        <translation>la empaquetó un Feltbook más reciente</translation>
    </message>
    <message>
        <source>it is larger than an evening can be</source>
        <comment>travel.large</comment>
        <translation>es más grande de lo que puede ser una noche</translation>
    </message>
    <message>
        <source>step {step} is not the one that was packed</source>
        <comment>travel.broken</comment>
        <translation>el paso {step} no es el que se empaquetó</translation>
    </message>
    <message>
        <source>it ends before its last step</source>
        <comment>travel.cut</comment>
        <translation>termina antes de su último paso</translation>
    </message>
    <message>
        <source>it goes on after step {after}, and this book has only {steps} steps of that session: bring the first half before</source>
        <comment>travel.gap</comment>
        <translation>continúa tras el paso {after}, y este registro solo tiene {steps} pasos de la sesión: traer antes la primera mitad</translation>
    </message>
    <message>
        <source>at step {step} the session goes another way than in this book; both stay as they are</source>
        <comment>travel.fork</comment>
        <translation>en el paso {step} la sesión sigue otro camino que en este registro; los dos quedan como están</translation>
    </message>
    <message>
        <source>it does not prove itself: {what}</source>
        <comment>travel.unproven</comment>
        <translation>no es demostrable: {what}</translation>
    </message>
    <message>
        <source>a bet is at least {minimum}</source>
        <comment>limits.minimum</comment>
        <translation>una apuesta es de al menos {minimum}</translation>
    </message>
    <message>
        <source>small bet {small} on the early rounds, big bet {big} on the late ones</source>
        <comment>limits.bets</comment>
        <translation>apuesta pequeña {small} en las primeras rondas, grande {big} en las últimas</translation>
    </message>
    <message>
        <source>the kill stands for the big blind: {minimum}</source>
        <comment>limits.kill_blind</comment>
        <translation>el kill vale por la ciega grande: {minimum}</translation>
    </message>
    <message>
        <source>{limit} has no fixed bets</source>
        <comment>limits.none</comment>
        <translation>{limit} no tiene apuestas fijas</translation>
    </message>
    <message>
        <source>a bet and {cap} raises a round</source>
        <comment>raises.cap</comment>
        <translation>una apuesta y {cap} subidas por ronda</translation>
    </message>
    <message>
        <source>made so far: {made}</source>
        <comment>raises.made</comment>
        <translation>hechas hasta ahora: {made}</translation>
    </message>
    <message>
        <source>each straddle is one of them</source>
        <comment>raises.straddle</comment>
        <translation>cada straddle cuenta como una</translation>
    </message>
    <message>
        <source>capped: it stays so until the round is over</source>
        <comment>raises.capped</comment>
        <translation>con tope: sigue así hasta acabar la ronda</translation>
    </message>
    <message>
        <source>{limit} has no cap on raises</source>
        <comment>raises.unlimited</comment>
        <translation>{limit} no tiene tope de subidas</translation>
    </message>
    <message>
        <source>the house caps no round</source>
        <comment>raises.none</comment>
        <translation>la casa no pone tope a ninguna ronda</translation>
    </message>
    <message>
        <source>two are left who can bet: no cap</source>
        <comment>raises.heads_up</comment>
        <translation>quedan dos que pueden apostar: sin tope</translation>
    </message>
    <message>
        <source>all in for {call}</source>
        <comment>call.short</comment>
        <translation>all-in por {call}</translation>
    </message>
    <message>
        <source>{bet} in front matches the bet</source>
        <comment>call.none</comment>
        <translation>{bet} delante iguala la apuesta</translation>
    </message>
    <message>
        <source>nobody is to act now</source>
        <comment>nobody_to_act</comment>
        <translation>ahora no habla nadie</translation>
    </message>
    <message>
        <source>seat {seat} is next clockwise of those who can act</source>
        <comment>act.next</comment>
        <translation>el asiento {seat} es el siguiente que puede hablar</translation>
    </message>
    <message>
        <source>seat {seat} was passed over: the street shown too early is taken back</source>
        <comment>act.passed_over</comment>
        <translation>saltaron al asiento {seat}: se anula la calle enseñada antes de tiempo</translation>
    </message>
    <message>
        <source>the round starts left of the last straddle, seat {seat}</source>
        <comment>act.straddle</comment>
        <translation>la ronda empieza a la izquierda del último straddle, asiento {seat}</translation>
    </message>
    <message>
        <source>the killer, seat {seat}, acts last</source>
        <comment>act.killer</comment>
        <translation>el killer, asiento {seat}, habla último</translation>
    </message>
    <message>
        <source>the round starts left of seat {seat}</source>
        <comment>act.blind</comment>
        <translation>la ronda empieza a la izquierda del asiento {seat}</translation>
    </message>
    <message>
        <source>left of the button, seat {seat}</source>
        <comment>act.button</comment>
        <translation>a la izquierda del botón, asiento {seat}</translation>
    </message>
    <message>
        <source>the best hand showing starts</source>
        <comment>act.shows</comment>
        <translation>empieza la mejor mano a la vista</translation>
    </message>
    <message>
        <source>the dealer named who starts</source>
        <comment>act.starts</comment>
        <translation>el crupier dijo quién empieza</translation>
    </message>
    <message>
        <source>the dealer named who brings it in</source>
        <comment>act.named</comment>
        <translation>el crupier dijo quién paga el bring-in</translation>
    </message>
    <message>
        <source>no betting is going on, so there is no bet</source>
        <comment>no_betting</comment>
        <translation>no se está apostando, no hay apuesta</translation>
    </message>
    <message>
        <source>the last straddle is to {bet}</source>
        <comment>bet.straddle</comment>
        <translation>el último straddle es a {bet}</translation>
    </message>
    <message>
        <source>everyone calls the kill, {bet}</source>
        <comment>bet.kill</comment>
        <translation>todos igualan el kill, {bet}</translation>
    </message>
    <message>
        <source>nobody has bet in this round</source>
        <comment>bet.none</comment>
        <translation>nadie ha apostado en esta ronda</translation>
    </message>
    <message>
        <source>the bring-in is {bet}</source>
        <comment>bet.bring_in</comment>
        <translation>el bring-in es de {bet}</translation>
    </message>
    <message>
        <source>a call costs the full big blind, {bet}</source>
        <comment>bet.blind</comment>
        <translation>igualar cuesta la ciega grande entera, {bet}</translation>
    </message>
    <message>
        <source>the button blind is the only one: a call costs it in full, {blind}</source>
        <comment>bet.button</comment>
        <translation>la ciega del botón es la única: igualar la cuesta entera, {blind}</translation>
    </message>
    <message>
        <source>the price of entry is {bet}</source>
        <comment>bet.minimum</comment>
        <translation>el precio de entrada es {bet}</translation>
    </message>
    <message>
        <source>a {kind} from {least} to {most} is open</source>
        <comment>legal.wager</comment>
        <translation>se puede: {kind} de {least} a {most}</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>legal.check</comment>
        <translation>no se debe nada</translation>
    </message>
    <message>
        <source>the bring-in has to be paid</source>
        <comment>legal.bring_in</comment>
        <translation>hay que pagar el bring-in</translation>
    </message>
    <message>
        <source>a hand may be given up on every turn</source>
        <comment>legal.fold</comment>
        <translation>la mano se puede abandonar en cada turno</translation>
    </message>
    <message>
        <source>smallest bet {bet}</source>
        <comment>min.bet</comment>
        <translation>apuesta mínima {bet}</translation>
    </message>
    <message>
        <source>next multiple of {unit}</source>
        <comment>min.unit</comment>
        <translation>siguiente múltiplo de {unit}</translation>
    </message>
    <message>
        <source>all in: {bet} + {behind}</source>
        <comment>min.all_in</comment>
        <translation>all-in: {bet} + {behind}</translation>
    </message>
    <message>
        <source>full level {level} + {size}, {bet} of it is in</source>
        <comment>min.complete</comment>
        <translation>nivel entero {level} + {size}, de ello hay {bet}</translation>
    </message>
    <message>
        <source>bet {bet} + last full bet or raise {raise_by}</source>
        <comment>min.raise</comment>
        <translation>apuesta {bet} + última apuesta o subida entera {raise_by}</translation>
    </message>
    <message>
        <source>chips without a word from {half} on are brought up to it, fewer are a call</source>
        <comment>min.half</comment>
        <translation>sin anuncio, desde {half} se completa hasta ahí, menos es un call</translation>
    </message>
    <message>
        <source>seat {seat} kills: bets of {small} and {big}</source>
        <comment>wager.killed</comment>
        <translation>el asiento {seat} hace kill: apuestas de {small} y {big}</translation>
    </message>
    <message>
        <source>multiple of {unit} below</source>
        <comment>max.unit</comment>
        <translation>múltiplo de {unit} por debajo</translation>
    </message>
    <message>
        <source>never below the smallest legal wager</source>
        <comment>max.least</comment>
        <translation>nunca bajo la apuesta mínima permitida</translation>
    </message>
    <message>
        <source>{level} + the range's {high}</source>
        <comment>max.spread</comment>
        <translation>{level} + {high} del rango</translation>
    </message>
    <message>
        <source>all in to {to}</source>
        <comment>max.all_in</comment>
        <translation>all-in a {to}</translation>
    </message>
    <message>
        <source>antes {antes} do not count</source>
        <comment>pl.antes</comment>
        <translation>los {antes} de ante no cuentan</translation>
    </message>
    <message>
        <source>the small blind counts as a big one: {more} more</source>
        <comment>pl.small</comment>
        <translation>la ciega pequeña cuenta como grande: {more} más</translation>
    </message>
    <message>
        <source>the small blind opens as anyone would: {more} more</source>
        <comment>pl.open</comment>
        <translation>la ciega pequeña abre como cualquiera: {more} más</translation>
    </message>
    <message>
        <source>short and dead blinds count in full: {more} more</source>
        <comment>pl.missing</comment>
        <translation>ciegas cortas y muertas cuentan enteras: {more} más</translation>
    </message>
    <message>
        <source>the pot after the call is rounded up by {more} to {to}</source>
        <comment>pl.round</comment>
        <translation>el bote tras el call se redondea en {more} a {to}</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call})</source>
        <comment>pl.half</comment>
        <translation>apuesta {bet} + la mitad de (bote {pot} + call {call})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call}</source>
        <comment>pl.raise</comment>
        <translation>apuesta {bet} + bote {pot} + call {call}</translation>
    </message>
    <message>
        <source>the pot, {pot}</source>
        <comment>pl.bet</comment>
        <translation>el bote, {pot}</translation>
    </message>
    <message>
        <source>{bet} in front + pot {pot}</source>
        <comment>pl.option</comment>
        <translation>{bet} delante + bote {pot}</translation>
    </message>
    <message>
        <source>nobody is to act, so there is no {of} now</source>
        <comment>nobody_to_act_no</comment>
        <translation>no habla nadie, así que no hay {of}</translation>
    </message>
    <message>
        <source>a hand can cost no more than the stack</source>
        <comment>limits.no_cap</comment>
        <translation>una mano no puede costar más que las fichas</translation>
    </message>
    <message>
        <source>a hand costs at most {cap}</source>
        <comment>limits.cap</comment>
        <translation>una mano cuesta como mucho {cap}</translation>
    </message>
    <message>
        <source>only whole units of {unit} play of it, {to}</source>
        <comment>limits.cap_units</comment>
        <translation>de ello solo juegan unidades enteras de {unit}, {to}</translation>
    </message>
    <message>
        <source>the kill makes the limits {small} and {big}</source>
        <comment>limits.killed</comment>
        <translation>el kill pone los límites en {small} y {big}</translation>
    </message>
    <message>
        <source>the highest upcard brings it in</source>
        <comment>act.high_card</comment>
        <translation>la carta más alta a la vista paga el bring-in</translation>
    </message>
    <message>
        <source>the lowest upcard brings it in</source>
        <comment>act.low_card</comment>
        <translation>la carta más baja a la vista paga el bring-in</translation>
    </message>
    <message>
        <source>the last wager is to {bet}</source>
        <comment>bet.wager</comment>
        <translation>la última apuesta es a {bet}</translation>
    </message>
    <message>
        <source>{call} is owed</source>
        <comment>legal.owed</comment>
        <translation>faltan {call} para igualar</translation>
    </message>
    <message>
        <source>an act was noted out of turn</source>
        <comment>legal.noted</comment>
        <translation>hay una acción anotada fuera de turno</translation>
    </message>
    <message>
        <source>who brings it in does not fold</source>
        <comment>legal.brings_in</comment>
        <translation>quien paga el bring-in no se retira</translation>
    </message>
    <message>
        <source>an act out of turn binds</source>
        <comment>legal.bound</comment>
        <translation>la acción fuera de turno obliga</translation>
    </message>
    <message>
        <source>all in: {bet} in front + {behind} behind</source>
        <comment>max.all_in_stack</comment>
        <translation>all-in: {bet} delante + {behind} detrás</translation>
    </message>
    <message>
        <source>all in: the whole stack, {to}</source>
        <comment>max.all_in_whole</comment>
        <translation>all-in: todas las fichas, {to}</translation>
    </message>
    <message>
        <source>{bet} in front + {behind} behind</source>
        <comment>max.stack</comment>
        <translation>{bet} delante + {behind} detrás</translation>
    </message>
    <message>
        <source>the whole stack, {to}</source>
        <comment>max.whole</comment>
        <translation>todas las fichas, {to}</translation>
    </message>
    <message>
        <source>all that the cap of the hand lets play, {to}</source>
        <comment>max.cap</comment>
        <translation>todo lo que el tope de la mano deja jugar, {to}</translation>
    </message>
    <message>
        <source>all that plays in whole units of {unit}, {to}</source>
        <comment>max.units</comment>
        <translation>todo lo que juega en unidades enteras de {unit}, {to}</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in to {to}</source>
        <comment>max.borrowed</comment>
        <translation>en esta mano pidió prestado para subir, no puede ir all-in a {to}</translation>
    </message>
    <message>
        <source>bet {level} + {size}</source>
        <comment>max.fixed</comment>
        <translation>apuesta {level} + {size}</translation>
    </message>
    <message>
        <source>a bet of {size}</source>
        <comment>max.fixed_bet</comment>
        <translation>una apuesta de {size}</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call} + {more})</source>
        <comment>pl.half_rounded</comment>
        <translation>apuesta {bet} + la mitad de (bote {pot} + call {call} + {more})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call} + {more}</source>
        <comment>pl.raise_rounded</comment>
        <translation>apuesta {bet} + bote {pot} + call {call} + {more}</translation>
    </message>
    <message>
        <source>nobody else can put in more than the bet as it stands</source>
        <comment>closed.opponents_all_in</comment>
        <translation>nadie más puede poner más que la apuesta actual</translation>
    </message>
    <message>
        <source>the stack reaches no further than the call</source>
        <comment>closed.short_stack</comment>
        <translation>las fichas no llegan más allá de igualar</translation>
    </message>
    <message>
        <source>the round is capped, every raise has been made</source>
        <comment>closed.capped</comment>
        <translation>la ronda tiene tope, ya se hicieron todas las subidas</translation>
    </message>
    <message>
        <source>already acted, and no full raise has come since</source>
        <comment>closed.option_lost</comment>
        <translation>ya habló y desde entonces no hubo subida entera</translation>
    </message>
    <message>
        <source>checked this round, and the house allows no check-raise</source>
        <comment>closed.no_check_raise</comment>
        <translation>pasó en esta ronda y la casa no permite check-raise</translation>
    </message>
    <message>
        <source>checked out of turn, so may not bet or raise now</source>
        <comment>closed.checked_out_of_turn</comment>
        <translation>pasó fuera de turno, ahora no puede apostar ni subir</translation>
    </message>
    <message>
        <source>acted out of turn, and nothing came in between: only that is open</source>
        <comment>closed.out_of_turn</comment>
        <translation>actuó fuera de turno y nada cambió: solo eso se puede</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in: borrow to call, or fold</source>
        <comment>closed.borrowed_to_raise</comment>
        <translation>pidió prestado para subir, no puede ir all-in: pide para igualar o retírate</translation>
    </message>
    <message>
        <source>seat {seat} buys the button and has it next hand</source>
        <comment>button.bought</comment>
        <translation>el asiento {seat} compra el botón y lo tendrá en la próxima</translation>
    </message>
    <message>
        <source>two are in: the button posts the small blind</source>
        <comment>button.two</comment>
        <translation>hay dos: el botón pone la ciega pequeña</translation>
    </message>
    <message>
        <source>the dealer put it on seat {seat}</source>
        <comment>button.first</comment>
        <translation>el crupier lo puso en el asiento {seat}</translation>
    </message>
    <message>
        <source>the big blind of the last hand was seat {seat}</source>
        <comment>button.single</comment>
        <translation>la ciega grande de la última mano fue el asiento {seat}</translation>
    </message>
    <message>
        <source>the small blind position of the last hand was seat {seat}</source>
        <comment>button.dead</comment>
        <translation>la ciega pequeña de la última mano fue el asiento {seat}</translation>
    </message>
    <message>
        <source>nobody is dealt in there: a dead button</source>
        <comment>button.is_dead</comment>
        <translation>allí nadie recibe cartas: botón muerto</translation>
    </message>
    <message>
        <source>without blinds the button stays where it is</source>
        <comment>button.frozen</comment>
        <translation>sin ciegas el botón se queda donde está</translation>
    </message>
    <message>
        <source>seat {seat} is the next player in</source>
        <comment>button.next</comment>
        <translation>el asiento {seat} es el siguiente jugador</translation>
    </message>
    <message>
        <source>nothing that is paid from this level on needs chips smaller than {chip}</source>
        <comment>race.why</comment>
        <translation>nada de lo que se paga desde este nivel necesita fichas menores de {chip}</translation>
    </message>
    <message>
        <source>seat {seat} has {chips} in smaller chips</source>
        <comment>race.odd</comment>
        <translation>el asiento {seat} tiene {chips} en fichas menores</translation>
    </message>
    <message>
        <source>together {chips}: {won} of {chip} are raced for; half of one counts as one, less goes off the table</source>
        <comment>race.sum</comment>
        <translation>juntos {chips}: se juegan {won} de {chip}; media cuenta como una, menos sale de la mesa</translation>
    </message>
    <message>
        <source>a card for each small chip, from seat 1 on; one chip at most a player, nobody is raced out (TDA)</source>
        <comment>race.rule</comment>
        <translation>una carta por cada ficha pequeña, desde el asiento 1; una ficha como mucho por jugador, nadie queda fuera (TDA)</translation>
    </message>
    <message>
        <source>this table plays without a kill</source>
        <comment>no_kill</comment>
        <translation>esta mesa juega sin kill</translation>
    </message>
    <message>
        <source>the kill: big blind {big_blind} x {times}/{over} = {amount}</source>
        <comment>kill.size</comment>
        <translation>el kill: ciega grande {big_blind} x {times}/{over} = {amount}</translation>
    </message>
    <message>
        <source>a scoop of a pot of {pot} or more makes a kill</source>
        <comment>kill.needed</comment>
        <translation>un scoop de un bote de {pot} o más hace kill</translation>
    </message>
    <message>
        <source>who wins more than {pot} alone kills the next hand</source>
        <comment>kill.over</comment>
        <translation>quien gana solo más de {pot} hace kill en la próxima</translation>
    </message>
    <message>
        <source>seat {seat} won a pot of {got} alone: too small</source>
        <comment>kill.small</comment>
        <translation>el asiento {seat} ganó solo un bote de {got}: demasiado pequeño</translation>
    </message>
    <message>
        <source>nobody won every pot: no kill</source>
        <comment>kill.apart</comment>
        <translation>nadie ganó todos los botes: sin kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: {needed} wins in a row, alone each time</source>
        <comment>kill.in_a_row</comment>
        <translation>el asiento {seat} hace kill: {needed} seguidas, siempre solo</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won the killed hand alone</source>
        <comment>kill.again</comment>
        <translation>el asiento {seat} repite kill: el killer ganó solo la mano con kill</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won part of the killed hand</source>
        <comment>kill.split</comment>
        <translation>el asiento {seat} repite kill: el killer ganó una parte de la mano con kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: scooped a pot of {got}, {needed} are needed</source>
        <comment>kill.scoop</comment>
        <translation>el asiento {seat} hace kill: scoop de un bote de {got}, se necesitan {needed}</translation>
    </message>
    <message>
        <source>seat {seat} kills: won a pot of {got}, more than {needed}</source>
        <comment>kill.pot_over</comment>
        <translation>el asiento {seat} hace kill: ganó un bote de {got}, más de {needed}</translation>
    </message>
    <message>
        <source>seat {seat} kills: agreed to on coming into a killed hand</source>
        <comment>kill.agreed</comment>
        <translation>el asiento {seat} hace kill: lo aceptó al entrar en una mano con kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: owes it from before</source>
        <comment>kill.owed</comment>
        <translation>el asiento {seat} hace kill: lo debía de antes</translation>
    </message>
    <message>
        <source>seat {seat} kills by choice</source>
        <comment>kill.chosen</comment>
        <translation>el asiento {seat} hace kill porque quiere</translation>
    </message>
    <message>
        <source>the kill stands for the blind of seat {seat}</source>
        <comment>kill.replaces</comment>
        <translation>el kill vale por la ciega del asiento {seat}</translation>
    </message>
    <message>
        <source>the blind of seat {seat} is posted as well, dead</source>
        <comment>kill.adds</comment>
        <translation>la ciega del asiento {seat} se pone además, muerta</translation>
    </message>
    <message>
        <source>one kill a hand: the one that seat {seat} agreed to comes after it</source>
        <comment>kill.waits</comment>
        <translation>un solo kill por mano: el que aceptó el asiento {seat} viene después</translation>
    </message>
    <message>
        <source>it stays: {got} of the {needed} that the others had to add were in</source>
        <comment>kill.short</comment>
        <translation>se queda así: de los {needed} que debían añadir los demás había {got}</translation>
    </message>
    <message>
        <source>the kill button is neutral</source>
        <comment>kill.neutral</comment>
        <translation>el botón kill está neutral</translation>
    </message>
    <message>
        <source>seat {seat} holds the kill button, {legs} of {needed} legs</source>
        <comment>kill.legs</comment>
        <translation>el asiento {seat} tiene el botón kill, {legs} de {needed} legs</translation>
    </message>
    <message>
        <source>seat {seat} is back with {legs} of {needed} legs: they count in the first hand dealt to the seat</source>
        <comment>kill.kept</comment>
        <translation>el asiento {seat} ha vuelto con {legs} de {needed} legs: cuentan en la primera mano que recibe</translation>
    </message>
    <message>
        <source>{got} of the {need} that the others must add beyond the blinds are in</source>
        <comment>kill.qualify</comment>
        <translation>{got} de las {need} que los demás deben añadir a las ciegas ya están</translation>
    </message>
    <message>
        <source>nobody straddles</source>
        <comment>straddle.none</comment>
        <translation>nadie pone straddle</translation>
    </message>
    <message>
        <source>this table plays without a rock</source>
        <comment>plays_no_rock</comment>
        <translation>esta mesa juega sin rock</translation>
    </message>
    <message>
        <source>nobody owes anything</source>
        <comment>dues.none</comment>
        <translation>nadie debe nada</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make now</source>
        <comment>no_due</comment>
        <translation>el asiento {seat} no tiene nada que decidir</translation>
    </message>
    <message>
        <source>seat {seat} is new: a big blind of {big}, or the big blind in its turn</source>
        <comment>due.new</comment>
        <translation>el asiento {seat} es nuevo: una ciega grande de {big}, o la ciega grande a su turno</translation>
    </message>
    <message>
        <source>seat {seat} is new: in lowball twice the big blind, {big}, or the big blind in its turn</source>
        <comment>due.new_lowball</comment>
        <translation>el asiento {seat} es nuevo: en lowball el doble de la ciega grande, {big}, o la ciega grande a su turno</translation>
    </message>
    <message>
        <source>seat {seat} is new and owes nothing: no blind has passed the seat yet</source>
        <comment>due.new_free</comment>
        <translation>el asiento {seat} es nuevo y no debe nada: ninguna ciega ha pasado aún por el asiento</translation>
    </message>
    <message>
        <source>seat {seat} missed big blind {big}, small blind {small}</source>
        <comment>due.missed</comment>
        <translation>el asiento {seat} se saltó ciega grande {big}, pequeña {small}</translation>
    </message>
    <message>
        <source>seat {seat} missed a big blind of {big}</source>
        <comment>due.missed_big</comment>
        <translation>el asiento {seat} se saltó una ciega grande de {big}</translation>
    </message>
    <message>
        <source>seat {seat} missed a small blind of {small}</source>
        <comment>due.missed_small</comment>
        <translation>el asiento {seat} se saltó una ciega pequeña de {small}</translation>
    </message>
    <message>
        <source>seat {seat} left owing this and is back: it is still owed</source>
        <comment>due.returned</comment>
        <translation>el asiento {seat} se fue debiéndolo y ha vuelto: se sigue debiendo</translation>
    </message>
    <message>
        <source>and, having left, the big blind of {big} that a newcomer posts</source>
        <comment>due.returned_new</comment>
        <translation>y, por haberse ido, la ciega grande de {big} que pone un nuevo</translation>
    </message>
    <message>
        <source>seat {seat} missed the button's ante of {ante}</source>
        <comment>due.missed_ante</comment>
        <translation>el asiento {seat} se saltó el ante del botón de {ante}</translation>
    </message>
    <message>
        <source>and the button's ante of {ante}</source>
        <comment>due.ante</comment>
        <translation>y el ante del botón de {ante}</translation>
    </message>
    <message>
        <source>seat {seat} changed seats: {hands} hands are sat out, or a live big blind is posted</source>
        <comment>due.moved</comment>
        <translation>el asiento {seat} se cambió: {hands} manos sin cartas, o se pone una ciega grande viva</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead</source>
        <comment>due.post</comment>
        <translation>poner {live} vivas y {dead} muertas</translation>
    </message>
    <message>
        <source>the big blind comes with the next deal: {big} is posted, nothing else is taken</source>
        <comment>due.on_big_blind</comment>
        <translation>la ciega grande llega con el próximo reparto: se ponen {big}, nada más se cobra</translation>
    </message>
    <message>
        <source>or wait for the big blind, in {hands} hands</source>
        <comment>due.wait</comment>
        <translation>o esperar la ciega grande, en {hands} manos</translation>
    </message>
    <message>
        <source>or wait for the big blind, in one hand</source>
        <comment>due.wait_one</comment>
        <translation>o esperar la ciega grande, dentro de una mano</translation>
    </message>
    <message>
        <source>or wait for the big blind: it comes with the next deal</source>
        <comment>due.wait_now</comment>
        <translation>o esperar la ciega grande: llega con el próximo reparto</translation>
    </message>
    <message>
        <source>or buy the button for {live}</source>
        <comment>due.buy</comment>
        <translation>o comprar el botón por {live}</translation>
    </message>
    <message>
        <source>or take over the place of who left the seat</source>
        <comment>due.take_over</comment>
        <translation>o tomar el sitio de quien se fue</translation>
    </message>
    <message>
        <source>on the return {live} live and {dead} dead are posted, or the big blind in its turn</source>
        <comment>due.back</comment>
        <translation>al volver se ponen {live} vivas y {dead} muertas, o la ciega grande a su turno</translation>
    </message>
    <message>
        <source>seat {seat} owes a kill of {amount}: posted in the first hand after the return</source>
        <comment>due.kill_debt</comment>
        <translation>el asiento {seat} debe un kill de {amount}: se pone en la primera mano tras volver</translation>
    </message>
    <message>
        <source>post {put} now and kill the next hand for {amount}</source>
        <comment>due.kill_next</comment>
        <translation>poner {put} ahora y hacer kill de {amount} en la próxima</translation>
    </message>
    <message>
        <source>nothing is posted now: come in and kill the next hand for {amount}</source>
        <comment>due.kill_next_free</comment>
        <translation>ahora no se pone nada: entrar y hacer kill de {amount} en la próxima</translation>
    </message>
    <message>
        <source>{chips} of the stack are on the way</source>
        <comment>seat.behind</comment>
        <translation>{chips} de las fichas están en camino</translation>
    </message>
    <message>
        <source>markers of {chips} are open</source>
        <comment>seat.markers</comment>
        <translation>hay markers por {chips}</translation>
    </message>
    <message>
        <source>a post of {chips} is owed next deal</source>
        <comment>seat.unposted</comment>
        <translation>se debe un post de {chips} en la próxima mano</translation>
    </message>
    <message>
        <source>the hand was mucked at the showdown</source>
        <comment>seat.mucked</comment>
        <translation>la mano se tiró en el showdown</translation>
    </message>
    <message>
        <source>{start} at the start - {put} put in = {stack}</source>
        <comment>seat.stack</comment>
        <translation>{start} al empezar - {put} metidas = {stack}</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <comment>seat.held</comment>
        <translation>espera a que avance el botón</translation>
    </message>
    <message>
        <source>no chips: a rebuy brings the player back</source>
        <comment>seat.broke</comment>
        <translation>sin fichas: una recompra lo devuelve</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>seat.away</comment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>is dealt the coming hand</source>
        <comment>seat.in</comment>
        <translation>recibe cartas en la próxima mano</translation>
    </message>
    <message>
        <source>the button has not gone round yet, no blind has passed the seat: is dealt in and owes nothing</source>
        <comment>seat.new_game</comment>
        <translation>el botón aún no ha dado la vuelta, ninguna ciega ha pasado por el asiento: recibe cartas y no debe nada</translation>
    </message>
    <message>
        <source>the button had not gone round, no blind had passed the seat: came in owing nothing</source>
        <comment>seat.came_free</comment>
        <translation>el botón no había dado la vuelta, ninguna ciega había pasado por el asiento: entró sin deber nada</translation>
    </message>
    <message>
        <source>{stack} do not cover the small blind of {small}: no hand is dealt, the big blind goes on</source>
        <comment>seat.short</comment>
        <translation>{stack} no cubren la ciega pequeña de {small}: no recibe mano, la ciega grande pasa al siguiente</translation>
    </message>
    <message>
        <source>lets the blinds pass the new seat</source>
        <comment>seat.deal_off</comment>
        <translation>deja pasar las ciegas en el nuevo asiento</translation>
    </message>
    <message>
        <source>no hand is running: nothing can be misdealt</source>
        <comment>no_hand_to_misdeal</comment>
        <translation>no hay mano en juego: no puede haber reparto nulo</translation>
    </message>
    <message>
        <source>{chips} players acted with chips, {acted} acted at all: two or three make a misdeal the floor's</source>
        <comment>misdeal</comment>
        <translation>{chips} jugadores actuaron con fichas, {acted} en total: desde dos o tres, el reparto nulo es cosa del floor</translation>
    </message>
    <message>
        <source>game {number} of {games} is on</source>
        <comment>mix.game</comment>
        <translation>está en juego el {number} de {games}</translation>
    </message>
    <message>
        <source>this table plays one game</source>
        <comment>plays_one_game</comment>
        <translation>esta mesa juega un solo juego</translation>
    </message>
    <message>
        <source>an all-in for {level} in all ends it</source>
        <comment>pot.level</comment>
        <translation>un all-in de {level} en total lo cierra</translation>
    </message>
    <message>
        <source>seats {seats} have yet to put in their share</source>
        <comment>pot.unmatched</comment>
        <translation>los asientos {seats} aún no han puesto su parte</translation>
    </message>
    <message>
        <source>{before} from before + {front} in front of the players</source>
        <comment>total</comment>
        <translation>{before} ya en el bote + {front} delante de los jugadores</translation>
    </message>
    <message>
        <source>+ {chips} from the house</source>
        <comment>total.splash</comment>
        <translation>+ {chips} de la casa</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s went back: nobody put in as much</source>
        <comment>returned</comment>
        <translation>{chips} del asiento {seat} volvieron: nadie puso tanto</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s bet is called by nobody so far</source>
        <comment>returned.open</comment>
        <translation>{chips} de la apuesta del asiento {seat}, aún sin igualar</translation>
    </message>
    <message>
        <source>every chip is matched</source>
        <comment>returned.none</comment>
        <translation>todas las fichas están igualadas</translation>
    </message>
    <message>
        <source>this table takes no rake</source>
        <comment>rake.none</comment>
        <translation>esta mesa no cobra rake</translation>
    </message>
    <message>
        <source>all pots together {pot}</source>
        <comment>rake.pot</comment>
        <translation>todos los botes juntos {pot}</translation>
    </message>
    <message>
        <source>of {counted}: {share}</source>
        <comment>rake.share</comment>
        <translation>de {counted}: {share}</translation>
    </message>
    <message>
        <source>no hand is running, so there is no pot</source>
        <comment>no_hand_no_pot</comment>
        <translation>no hay mano en curso, no hay bote</translation>
    </message>
    <message>
        <source>no pot has been awarded since the last deal</source>
        <comment>no_award</comment>
        <translation>no se ha entregado ningún bote desde el último reparto</translation>
    </message>
    <message>
        <source>{name} {amount}: seats {seats}</source>
        <comment>pot</comment>
        <translation>{name} {amount}: asientos {seats}</translation>
    </message>
    <message>
        <source>{dead} dead chips belong to the main pot</source>
        <comment>pot.dead</comment>
        <translation>{dead} fichas muertas son del bote principal</translation>
    </message>
    <message>
        <source>{chips} splashed by the house</source>
        <comment>pot.splash</comment>
        <translation>{chips} añadidas por la casa</translation>
    </message>
    <message>
        <source>nothing is due</source>
        <comment>reminders.none</comment>
        <translation>nada pendiente</translation>
    </message>
    <message>
        <source>{raked} of rake in the session</source>
        <comment>raked</comment>
        <translation>{raked} de rake en la sesión</translation>
    </message>
    <message>
        <source>{dropped} for promotions beside it</source>
        <comment>raked.drop</comment>
        <translation>además {dropped} para promociones</translation>
    </message>
    <message>
        <source>no clock is running</source>
        <comment>no_clock</comment>
        <translation>no corre ningún reloj</translation>
    </message>
    <message>
        <source>seat {seat}: {texts}</source>
        <comment>floor</comment>
        <translation>asiento {seat}: {texts}</translation>
    </message>
    <message>
        <source>the pot sets the maximum, so players are told it</source>
        <comment>show.limit</comment>
        <translation>el bote fija el máximo, por eso se dice a los jugadores</translation>
    </message>
    <message>
        <source>no stand-up game is on</source>
        <comment>stand_up_off</comment>
        <translation>no hay juego stand-up en curso</translation>
    </message>
    <message>
        <source>standing: {seats}; who wins a pot alone sits, the last one pays each of the others</source>
        <comment>standing</comment>
        <translation>de pie: {seats}; quien gana un bote solo se sienta, el último paga a los demás</translation>
    </message>
    <message>
        <source>bet {bet} - {front} in front</source>
        <comment>call</comment>
        <translation>apuesta {bet} - {front} delante</translation>
    </message>
    <message>
        <source>a bomb pot has the button of its own</source>
        <comment>button.bomb_own</comment>
        <translation>un bomb pot tiene su propio botón</translation>
    </message>
    <message>
        <source>the button stays for a bomb pot</source>
        <comment>button.bomb</comment>
        <translation>el botón se queda en un bomb pot</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}</source>
        <comment>straddle</comment>
        <translation>asiento {seat}: {kind} de {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}, it holds the rock</source>
        <comment>straddle.rock</comment>
        <translation>asiento {seat}: {kind} de {amount}, tiene el rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock.free</comment>
        <translation>el rock queda libre</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}</source>
        <comment>post</comment>
        <translation>asiento {seat}: {kind} {amount}</translation>
    </message>
    <message>
        <source>seat {seat} pays the blind of the last hand again</source>
        <comment>post.again</comment>
        <translation>el asiento {seat} paga otra vez la ciega de la mano anterior</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}, dead</source>
        <comment>post.dead</comment>
        <translation>asiento {seat}: {kind} {amount}, dinero muerto</translation>
    </message>
    <message>
        <source>dealt in, the hand is live</source>
        <comment>seat.dealt</comment>
        <translation>con cartas, la mano está viva</translation>
    </message>
    <message>
        <source>the hand was given up</source>
        <comment>seat.folded</comment>
        <translation>la mano se retiró</translation>
    </message>
    <message>
        <source>the hand was declared dead: its chips stay in</source>
        <comment>seat.dead</comment>
        <translation>la mano se declaró muerta: sus fichas se quedan en el bote</translation>
    </message>
    <message>
        <source>every chip is in</source>
        <comment>seat.all_in</comment>
        <translation>todas las fichas están dentro</translation>
    </message>
    <message>
        <source>{chips} up over the last hand</source>
        <comment>seat.last_won</comment>
        <translation>{chips} de más en la última mano</translation>
    </message>
    <message>
        <source>{chips} down over the last hand</source>
        <comment>seat.last_cost</comment>
        <translation>{chips} de menos en la última mano</translation>
    </message>
    <message>
        <source>from seat {before}: the big blind comes to seat {seat} no later, so the change costs nothing</source>
        <comment>seat.moved</comment>
        <translation>desde el asiento {before}: la ciega grande no llega más tarde al asiento {seat}, así que el cambio no cuesta nada</translation>
    </message>
    <message>
        <source>from seat {before}: until the button has gone round once a change costs nothing</source>
        <comment>seat.moved_first</comment>
        <translation>desde el asiento {before}: hasta que el botón dé una vuelta, un cambio no cuesta nada</translation>
    </message>
    <message>
        <source>no chips before a full rebuy</source>
        <comment>seat.must_rebuy</comment>
        <translation>sin fichas antes de una recompra completa</translation>
    </message>
    <message>
        <source>comes in on the big blind, with the next deal</source>
        <comment>seat.on_big_blind</comment>
        <translation>entra con la ciega grande, en el próximo reparto</translation>
    </message>
    <message>
        <source>waits for the big blind</source>
        <comment>seat.waits</comment>
        <translation>espera la ciega grande</translation>
    </message>
    <message>
        <source>comes in as soon as the button has passed</source>
        <comment>seat.comes</comment>
        <translation>entra en cuanto avance el botón</translation>
    </message>
    <message>
        <source>one kill a hand: that of seat {seat} goes first, this one after it</source>
        <comment>due.after_kill</comment>
        <translation>un solo kill por mano: primero el del asiento {seat}, después este</translation>
    </message>
    <message>
        <source>come in for nothing</source>
        <comment>due.free</comment>
        <translation>entrar gratis</translation>
    </message>
    <message>
        <source>or come in for nothing, in {hands} hands</source>
        <comment>due.free_in</comment>
        <translation>o entrar gratis, en {hands} manos</translation>
    </message>
    <message>
        <source>or come in for nothing, in one hand</source>
        <comment>due.free_in_one</comment>
        <translation>o entrar gratis, dentro de una mano</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in {hands} hands</source>
        <comment>due.post_in</comment>
        <translation>poner {live} vivas y {dead} muertas, en {hands} manos</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in one hand</source>
        <comment>due.post_in_one</comment>
        <translation>poner {live} vivas y {dead} muertas, dentro de una mano</translation>
    </message>
    <message>
        <source>no second round was dealt: nothing is taken</source>
        <comment>rake.free</comment>
        <translation>no hubo segunda ronda: no se toma nada</translation>
    </message>
    <message>
        <source>without the {splash} of the house: {counted}</source>
        <comment>rake.splash</comment>
        <translation>sin las {splash} de la casa: {counted}</translation>
    </message>
    <message>
        <source>never more than the cap: {taken}</source>
        <comment>rake.cap</comment>
        <translation>nunca más del tope: {taken}</translation>
    </message>
    <message>
        <source>whole smallest chips: {taken}</source>
        <comment>rake.chip</comment>
        <translation>fichas menores enteras: {taken}</translation>
    </message>
    <message>
        <source>{drop} for promotions</source>
        <comment>rake.drop</comment>
        <translation>{drop} para promociones</translation>
    </message>
    <message>
        <source>no drop: the pot or the number of players is too small</source>
        <comment>rake.no_drop</comment>
        <translation>sin drop: bote o jugadores insuficientes</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>award.pot</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake}</source>
        <comment>award.pot_rake</comment>
        <translation>{name} {amount}, menos rake {rake}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake} and drop {drop}</source>
        <comment>award.pot_drop</comment>
        <translation>{name} {amount}, menos rake {rake} y drop {drop}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}</source>
        <comment>award.runs</comment>
        <translation>dividido en {parts}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}, odd chips of {chip} from the first on</source>
        <comment>award.runs_odd</comment>
        <translation>dividido en {parts}, fichas impares de {chip} desde la primera parte</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <comment>award.share</comment>
        <translation>asiento {seat} {amount}</translation>
    </message>
    <message>
        <source>{won}, all others folded</source>
        <comment>award.folded</comment>
        <translation>{won}, los demás se retiraron</translation>
    </message>
    <message>
        <source>part {run} {half} half: {won}</source>
        <comment>award.run_half</comment>
        <translation>parte {run} {half}: {won}</translation>
    </message>
    <message>
        <source>part {run}: {won}</source>
        <comment>award.run</comment>
        <translation>parte {run}: {won}</translation>
    </message>
    <message>
        <source>{half} half: {won}</source>
        <comment>award.half</comment>
        <translation>mitad {half}: {won}</translation>
    </message>
    <message>
        <source>{won}</source>
        <comment>award.part</comment>
        <translation>{won}</translation>
    </message>
    <message>
        <source>the odd chip of {chip} goes to seat {seat}</source>
        <comment>award.odd</comment>
        <translation>la ficha impar de {chip} va al asiento {seat}</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>pot.main</comment>
        <translation>bote principal</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>pot.side</comment>
        <translation>bote secundario {number}</translation>
    </message>
    <message>
        <source>{amount} from each seat; last collected {seconds} s ago</source>
        <comment>reminder.time</comment>
        <translation>{amount} por asiento; la última vez hace {seconds} s</translation>
    </message>
    <message>
        <source>a bomb pot is due</source>
        <comment>reminder.bomb</comment>
        <translation>toca un bomb pot</translation>
    </message>
    <message>
        <source>the next bomb pot in {hands} hands</source>
        <comment>reminder.bomb_in</comment>
        <translation>próximo bomb pot en {hands} manos</translation>
    </message>
    <message>
        <source>the dealer has sat {seconds} s; a down is half an hour</source>
        <comment>reminder.dealer</comment>
        <translation>el crupier lleva {seconds} s; un turno es media hora</translation>
    </message>
    <message>
        <source>{amount} are on the way</source>
        <comment>reminder.chip_run</comment>
        <translation>{amount} en camino</translation>
    </message>
    <message>
        <source>seat {seat} showed seven-deuce and collects {amount}</source>
        <comment>reminder.seven_deuce</comment>
        <translation>el asiento {seat} mostró siete-dos y cobra {amount}</translation>
    </message>
    <message>
        <source>level {level} is on</source>
        <comment>reminder.level</comment>
        <translation>el nivel {level} está en curso</translation>
    </message>
    <message>
        <source>level {level} is over</source>
        <comment>reminder.level_over</comment>
        <translation>el nivel {level} terminó</translation>
    </message>
    <message>
        <source>seat {seat} is the last one standing and pays {amount}</source>
        <comment>reminder.stand_up</comment>
        <translation>el asiento {seat} es el último de pie y paga {amount}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is dead</source>
        <comment>clock.dead</comment>
        <translation>al asiento {seat} le quedan {seconds} s, luego la mano muere</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is checked</source>
        <comment>clock.checked</comment>
        <translation>al asiento {seat} le quedan {seconds} s, luego pasa</translation>
    </message>
    <message>
        <source>seat {seat}: the call was far short of the bet: it stands unless the floor lets it be withdrawn</source>
        <comment>floor.misread</comment>
        <translation>asiento {seat}: igualó muy por debajo de la apuesta: vale salvo que el floor lo anule</translation>
    </message>
    <message>
        <source>seat {seat}: the wager went over the pot: the excess goes back unless the floor lets it stand</source>
        <comment>floor.over_pot</comment>
        <translation>asiento {seat}: la apuesta superó el bote: el exceso vuelve salvo que el floor lo permita</translation>
    </message>
    <message>
        <source>seat {seat}: others acted behind a player who owes: the floor decides whether the right to act is lost</source>
        <comment>floor.passed_over</comment>
        <translation>asiento {seat}: otros actuaron detrás de quien tenía el turno: el floor decide si pierde el derecho</translation>
    </message>
    <message>
        <source>seat {seat}: a motion with chips made another player act: the floor decides whether it binds</source>
        <comment>floor.forward_motion</comment>
        <translation>asiento {seat}: un gesto con fichas hizo actuar a otro: el floor decide si obliga</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, freed by what came in between</source>
        <comment>early.freed</comment>
        <translation>asiento {seat}: {what}, liberado por lo que vino entre medias</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, binding in turn</source>
        <comment>early.binds</comment>
        <translation>asiento {seat}: {what}, obliga en su turno</translation>
    </message>
    <message>
        <source>the house tells players the pot</source>
        <comment>show.pot</comment>
        <translation>la casa dice el bote a los jugadores</translation>
    </message>
    <message>
        <source>players count the pot themselves</source>
        <comment>show.count</comment>
        <translation>los jugadores cuentan el bote</translation>
    </message>
    <message>
        <source>the button chooses the game of the coming hand</source>
        <comment>mix.chosen</comment>
        <translation>el botón elige el juego de la próxima mano</translation>
    </message>
    <message>
        <source>{hands} hands of this game were dealt, {left} are to come</source>
        <comment>mix.hands</comment>
        <translation>se repartieron {hands} manos de este juego, faltan {left}</translation>
    </message>
    <message>
        <source>the button has gone {moved} of {seats} seats from seat {seat} in this game</source>
        <comment>mix.round</comment>
        <translation>en este juego el botón ha pasado {moved} de {seats} asientos desde el asiento {seat}</translation>
    </message>
    <message>
        <source>the button begins to go round with the coming hand</source>
        <comment>mix.begins</comment>
        <translation>la vuelta del botón empieza con la próxima mano</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>Book of evenings</source>
        <comment>title</comment>
        <translation>Registro de noches</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings, {running} running</source>
        <comment>about</comment>
        <translation>
            <numerusform>{count} noche, {running} en curso</numerusform>
            <numerusform>{count} noches, {running} en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>player, game, day, tag or place</source>
        <comment>find_hint</comment>
        <translation>jugador, juego, día o lugar</translation>
    </message>
    <message>
        <source>Recap of the first</source>
        <comment>open_first</comment>
        <translation>Resumen de la primera</translation>
    </message>
    <message>
        <source>Dates</source>
        <comment>days</comment>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>All dates</source>
        <comment>all_days</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Any player</source>
        <comment>any_player</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>any_game</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>No such evening.</source>
        <comment>nothing</comment>
        <translation>Ninguna noche así.</translation>
    </message>
    <message>
        <source>running</source>
        <comment>running</comment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>since {when}</source>
        <comment>since</comment>
        <translation>desde {when}</translation>
    </message>
    <message numerus="yes">
        <source>{players} players, {hands} hands</source>
        <comment>players_hands</comment>
        <translation>
            <numerusform>{players} jugadores, {hands} mano</numerusform>
            <numerusform>{players} jugadores, {hands} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} unpaid</source>
        <comment>unpaid</comment>
        <translation>{count} sin pagar</translation>
    </message>
    <message>
        <source>{amount} off</source>
        <comment>off</comment>
        <translation>diferencia de {amount}</translation>
    </message>
    <message>
        <source>settled</source>
        <comment>settled</comment>
        <translation>pagado</translation>
    </message>
    <message>
        <source>Choose an evening</source>
        <comment>choose</comment>
        <translation>Elige una noche</translation>
    </message>
    <message>
        <source>summed up in a moment</source>
        <comment>summing</comment>
        <translation>se calcula en un momento</translation>
    </message>
    <message>
        <source>It cannot be read: {why}</source>
        <comment>unread</comment>
        <translation>No se puede leer: {why}</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>balanced</comment>
        <translation>Están todas las fichas</translation>
    </message>
    <message>
        <source>Chips are unaccounted for</source>
        <comment>not_balanced</comment>
        <translation>Las fichas no cuadran</translation>
    </message>
    <message>
        <source>{amount} bought in</source>
        <comment>bought</comment>
        <translation>{amount} comprados</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>y {count} más</numerusform>
            <numerusform>y {count} más</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>recap</comment>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>results, settling, files</source>
        <comment>recap_note</comment>
        <translation>resultados, archivos</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>replay</comment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>from the first hand</source>
        <comment>from_first</comment>
        <translation>desde la primera mano</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>its_hands</comment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>export</comment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>export_note</comment>
        <translation>para otros programas</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>replay_note</comment>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>tags</comment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>tags_none</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>words with a comma between them</source>
        <comment>tags_hint</comment>
        <translation>palabras separadas por comas</translation>
    </message>
    <message>
        <source>type a word</source>
        <comment>tags_lacking</comment>
        <translation>escribe una palabra</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>No se ha escrito: {why}</translation>
    </message>
    <message>
        <source>Pack, unpack</source>
        <comment>pack</comment>
        <translation>Empaquetar, abrir</translation>
    </message>
    <message>
        <source>files in and out</source>
        <comment>pack_note</comment>
        <translation>archivos</translation>
    </message>
    <message>
        <source>Reopen</source>
        <comment>reopen</comment>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>go on after all</source>
        <comment>reopen_note</comment>
        <translation>seguir al final</translation>
    </message>
    <message>
        <source>Erase</source>
        <comment>erase</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>or forget a name</source>
        <comment>erase_note</comment>
        <translation>u olvidar un nombre</translation>
    </message>
    <message>
        <source>end it first</source>
        <comment>end_first</comment>
        <translation>termínala antes</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>seasons, who is who</source>
        <comment>players_note</comment>
        <translation>temporadas, quién es quién</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>hands</comment>
        <translation>Buscar una mano</translation>
    </message>
    <message>
        <source>of any evening</source>
        <comment>hands_note</comment>
        <translation>de cualquier noche</translation>
    </message>
    <message>
        <source>New evening</source>
        <comment>new</comment>
        <translation>Nueva noche</translation>
    </message>
    <message>
        <source>keeps those that run</source>
        <comment>new_note</comment>
        <translation>las que siguen se quedan</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Hands for other programs</source>
        <comment>title</comment>
        <translation>Manos para otros programas</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>format</comment>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>names</comment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>hero</comment>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>save</comment>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>Save {count} hands</source>
        <comment>save_hands</comment>
        <translation>
            <numerusform>Guardar {count} mano</numerusform>
            <numerusform>Guardar {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Hand History</source>
        <comment>ohh</comment>
        <translation>Open Hand History</translation>
    </message>
    <message>
        <source>PokerStars' text</source>
        <comment>stars</comment>
        <translation>Texto de PokerStars</translation>
    </message>
    <message>
        <source>PHH</source>
        <comment>phh</comment>
        <translation>PHH</translation>
    </message>
    <message>
        <source>tap for another format</source>
        <comment>format_note</comment>
        <translation>tocar: otro formato</translation>
    </message>
    <message>
        <source>Names as typed</source>
        <comment>typed</comment>
        <translation>Nombres tecleados</translation>
    </message>
    <message>
        <source>Names as known</source>
        <comment>people</comment>
        <translation>Nombres conocidos</translation>
    </message>
    <message>
        <source>P1, P2, P3</source>
        <comment>numbers</comment>
        <translation>P1, P2, P3</translation>
    </message>
    <message>
        <source>tap for other names</source>
        <comment>names_note</comment>
        <translation>tocar: otros nombres</translation>
    </message>
    <message>
        <source>Nobody's seat</source>
        <comment>nobody</comment>
        <translation>Desde ningún asiento</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <comment>hero_seat</comment>
        <translation>Asiento de {name}</translation>
    </message>
    <message>
        <source>tap for another seat</source>
        <comment>hero_note</comment>
        <translation>tocar: otro asiento</translation>
    </message>
    <message>
        <source>This format knows no seat</source>
        <comment>no_hero</comment>
        <translation>Este formato no conoce asientos</translation>
    </message>
    <message>
        <source>asks where to</source>
        <comment>save_note</comment>
        <translation>pregunta dónde</translation>
    </message>
    <message>
        <source>Looking at every hand</source>
        <comment>looking</comment>
        <translation>Se mira cada mano</translation>
    </message>
    <message numerus="yes">
        <source>The file will hold {count} hands</source>
        <comment>hold</comment>
        <translation>
            <numerusform>El archivo tendrá {count} mano</numerusform>
            <numerusform>El archivo tendrá {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand can be saved in this format</source>
        <comment>none</comment>
        <translation>Ninguna mano se puede guardar en este formato</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <comment>all_in</comment>
        <translation>No se deja nada fuera.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands are left out:</source>
        <comment>left_out</comment>
        <translation>
            <numerusform>Se deja fuera {count} mano:</numerusform>
            <numerusform>Se dejan fuera {count} manos:</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} × {why}</source>
        <comment>reason</comment>
        <translation>{count} × {why}</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands were awarded against the shown cards.</source>
        <comment>against</comment>
        <translation>
            <numerusform>{count} mano se entregó en contra de las cartas mostradas.</numerusform>
            <numerusform>{count} manos se entregaron en contra de las cartas mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s cards stand in the file where they were shown.</source>
        <comment>hero_cards</comment>
        <translation>De {name} se dicen las cartas que se mostraron.</translation>
    </message>
    <message>
        <source>The hands are saved as {file}</source>
        <comment>saved</comment>
        <translation>Las manos están guardadas como {file}</translation>
    </message>
    <message>
        <source>They could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>No se pudieron guardar: {why}</translation>
    </message>
    <message>
        <source>The evening cannot be read: {why}</source>
        <comment>not_read</comment>
        <translation>La noche no se puede leer: {why}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Misdeal ...</source>
        <comment>misdeal</comment>
        <translation>Reparto nulo ...</translation>
    </message>
    <message>
        <source>all chips go back</source>
        <comment>misdeal_second</comment>
        <translation>todas las fichas vuelven</translation>
    </message>
    <message>
        <source>the floor decides now</source>
        <comment>misdeal_floor</comment>
        <translation>ahora decide el floor</translation>
    </message>
    <message>
        <source>A misdeal is the floor's to decide now: name who decides</source>
        <comment>misdeal_who</comment>
        <translation>El reparto nulo lo decide ahora el floor: indica quién decide</translation>
    </message>
    <message>
        <source>Misdeal: why?</source>
        <comment>misdeal_title</comment>
        <translation>Reparto nulo: ¿por qué?</translation>
    </message>
    <message>
        <source>Substantial action: is it a misdeal?</source>
        <comment>misdeal_late</comment>
        <translation>Acción sustancial: ¿es un reparto nulo?</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <comment>misdeal_by</comment>
        <translation>{name} decide</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <comment>misdeal_none</comment>
        <translation>La mano sigue</translation>
    </message>
    <message>
        <source>no misdeal</source>
        <comment>misdeal_none_second</comment>
        <translation>sin reparto nulo</translation>
    </message>
    <message>
        <source>Another reason ...</source>
        <comment>misdeal_other</comment>
        <translation>Otro motivo ...</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>misdeal_hint</comment>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>misdeal_go</comment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <comment>exposed card</comment>
        <translation>Carta expuesta</translation>
    </message>
    <message>
        <source>Dealt to a wrong seat</source>
        <comment>wrong seat</comment>
        <translation>Repartido a otro asiento</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <comment>fouled deck</comment>
        <translation>Baraja incorrecta</translation>
    </message>
    <message>
        <source>Another reason</source>
        <comment>other</comment>
        <translation>Otro motivo</translation>
    </message>
    <message>
        <source>Hand is dead ...</source>
        <comment>dead</comment>
        <translation>Mano muerta ...</translation>
    </message>
    <message>
        <source>chips stay in</source>
        <comment>dead_second</comment>
        <translation>las fichas se quedan</translation>
    </message>
    <message>
        <source>{name}: why is it dead?</source>
        <comment>dead_title</comment>
        <translation>{name}: ¿por qué muerta?</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <comment>too many cards</comment>
        <translation>Número de cartas erróneo</translation>
    </message>
    <message>
        <source>Mixed with the muck</source>
        <comment>mixed with the muck</comment>
        <translation>Mezclada con el descarte</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <comment>against the rules</comment>
        <translation>Contra las reglas</translation>
    </message>
    <message>
        <source>Turn shown too early</source>
        <comment>back_turn</comment>
        <translation>Turn antes de tiempo</translation>
    </message>
    <message>
        <source>River shown too early</source>
        <comment>back_river</comment>
        <translation>River antes de tiempo</translation>
    </message>
    <message>
        <source>taken back, {name} acts</source>
        <comment>back_second</comment>
        <translation>anulado, habla {name}</translation>
    </message>
    <message>
        <source>Taken back, {name} acts</source>
        <comment>back_title</comment>
        <translation>Anulado, habla {name}</translation>
    </message>
    <message>
        <source>Note its cards ...</source>
        <comment>back_cards</comment>
        <translation>Anotar sus cartas ...</translation>
    </message>
    <message>
        <source>Without its cards</source>
        <comment>back_plain</comment>
        <translation>Sin sus cartas</translation>
    </message>
    <message>
        <source>Shown too early</source>
        <comment>back_sheet</comment>
        <translation>Antes de tiempo</translation>
    </message>
    <message>
        <source>misdeal ({reason}), all chips go back</source>
        <comment>log_misdeal</comment>
        <translation>reparto nulo ({reason}), todas las fichas vuelven</translation>
    </message>
    <message>
        <source>the hand of {name} is dead</source>
        <comment>log_dead</comment>
        <translation>la mano de {name} está muerta</translation>
    </message>
    <message>
        <source>the hand of {name} is dead: {reason}</source>
        <comment>log_dead_why</comment>
        <translation>la mano de {name} está muerta: {reason}</translation>
    </message>
    <message>
        <source>{street} taken back, {name} acts</source>
        <comment>log_back</comment>
        <translation>{street}: anulado, habla {name}</translation>
    </message>
    <message>
        <source>{street} {cards} taken back, {name} acts</source>
        <comment>log_back_cards</comment>
        <translation>{street} {cards}: anulado, habla {name}</translation>
    </message>
    <message>
        <source>Hand {hand} was a misdeal</source>
        <comment>was_misdeal</comment>
        <translation>La mano {hand} fue reparto nulo</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>misdeal_word</comment>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>no pot</source>
        <comment>no_pot_word</comment>
        <translation>sin bote</translation>
    </message>
    <message>
        <source>a misdeal after so much action</source>
        <comment>needs_misdeal</comment>
        <translation>un reparto nulo tras tanta acción</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Badugi</source>
        <comment>Badugi</comment>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <comment>Five-card draw</comment>
        <translation>Póker cubierto</translation>
    </message>
    <message>
        <source>Five-card Omaha</source>
        <comment>Five-card Omaha</comment>
        <translation>Omaha de cinco cartas</translation>
    </message>
    <message>
        <source>Five-card Omaha high-low</source>
        <comment>Five-card Omaha high-low</comment>
        <translation>Omaha de cinco cartas hi-lo</translation>
    </message>
    <message>
        <source>Hold'em</source>
        <comment>Hold'em</comment>
        <translation>Hold’em</translation>
    </message>
    <message>
        <source>Lowball, deuce to seven</source>
        <comment>Lowball, deuce to seven</comment>
        <translation>Lowball 2-7</translation>
    </message>
    <message>
        <source>Lowball, ace to five</source>
        <comment>Lowball, ace to five</comment>
        <translation>Lowball A-5</translation>
    </message>
    <message>
        <source>Omaha</source>
        <comment>Omaha</comment>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <comment>Omaha high-low</comment>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <comment>Pineapple</comment>
        <translation>Pineapple</translation>
    </message>
    <message>
        <source>Razz</source>
        <comment>Razz</comment>
        <translation>Razz</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <comment>Seven-card stud</comment>
        <translation>Stud de siete cartas</translation>
    </message>
    <message>
        <source>Short deck</source>
        <comment>Short deck</comment>
        <translation>Short deck</translation>
    </message>
    <message>
        <source>Seven-card stud high-low</source>
        <comment>Seven-card stud high-low</comment>
        <translation>Stud de siete cartas hi-lo</translation>
    </message>
    <message>
        <source>Triple draw, deuce to seven</source>
        <comment>Triple draw, deuce to seven</comment>
        <translation>Triple draw 2-7</translation>
    </message>
    <message>
        <source>Triple draw, ace to five</source>
        <comment>Triple draw, ace to five</comment>
        <translation>Triple draw A-5</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Alt</source>
        <comment>cap_Alt</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>cap_Backspace</comment>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>cap_Ctrl</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>cap_Enter</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>cap_Esc</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>cap_Shift</comment>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>cap_Space</comment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>cap_Tab</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>keys</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>all of it works by mouse and touch as well</source>
        <comment>keys_about</comment>
        <translation>todo va también con ratón y dedo</translation>
    </message>
    <message>
        <source>In a hand</source>
        <comment>keys_hand</comment>
        <translation>En una mano</translation>
    </message>
    <message>
        <source>The amount</source>
        <comment>keys_amount</comment>
        <translation>El importe</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>keys_seats</comment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>keys_showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>keys_table</comment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The window</source>
        <comment>keys_window</comment>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <comment>key_digits</comment>
        <translation>Escribir el importe</translation>
    </message>
    <message>
        <source>Tap seat 1 to 9, 10, 11</source>
        <comment>key_seat</comment>
        <translation>Tocar asiento 1 a 9, 10, 11</translation>
    </message>
    <message>
        <source>Menu of that seat</source>
        <comment>key_seat_menu</comment>
        <translation>Menú de ese asiento</translation>
    </message>
    <message>
        <source>Walk over bar, pad, seats</source>
        <comment>key_walk</comment>
        <translation>Recorrer barra, teclado, asientos</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <comment>key_press</comment>
        <translation>Pulsar lo que tiene el foco</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>any key does</source>
        <comment>back_note</comment>
        <translation>vale cualquier tecla</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <comment>tip</comment>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>{what} ({key}), held: all of it</source>
        <comment>tip_hold</comment>
        <translation>{what} ({key}), mantenida: todo</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>tour_next</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>I have it</source>
        <comment>tour_done</comment>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>tour_skip</comment>
        <translation>Saltar la guía</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>tour_place</comment>
        <translation>{number} de {of}</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>tour_seats</comment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Tap an empty seat to sit somebody. In a hand, tap the seat that acts next: everybody before it folds once you confirm. Hold a seat for its menu.</source>
        <comment>tour_seats_text</comment>
        <translation>Toca un asiento vacío para sentar a alguien. En la mano, toca a quien habla después: los anteriores se retiran al confirmar. Mantén pulsado para el menú.</translation>
    </message>
    <message>
        <source>Amber is the next tap</source>
        <comment>tour_amber</comment>
        <translation>El ámbar es el próximo toque</translation>
    </message>
    <message>
        <source>The seat to act is amber (brown in light colours), and so is the button that goes on. Each button says what it does, figure included.</source>
        <comment>tour_amber_text</comment>
        <translation>Quien habla está en ámbar (marrón en colores claros) y el botón que sigue también. Cada botón dice lo que hace, con su importe.</translation>
    </message>
    <message>
        <source>Amounts</source>
        <comment>tour_amount</comment>
        <translation>Importes</translation>
    </message>
    <message>
        <source>In a hand the sizes of a bet stand here: one tap plays them. Any other amount is digits or chips, then the amber button.</source>
        <comment>tour_amount_text</comment>
        <translation>En la mano las apuestas están aquí: un toque las juega. Otro importe: cifras o fichas y el botón ámbar.</translation>
    </message>
    <message>
        <source>Undo, as often as you like</source>
        <comment>tour_undo</comment>
        <translation>Deshacer, cuantas veces quieras</translation>
    </message>
    <message>
        <source>Across streets and hands, and redo as well. Every tap is on disk before you see it: nothing is lost when the power goes.</source>
        <comment>tour_undo_text</comment>
        <translation>Entre calles y manos, y también rehacer. Cada toque se guarda antes de verse: un corte de luz no pierde nada.</translation>
    </message>
    <message>
        <source>Why, and the rest</source>
        <comment>tour_more</comment>
        <translation>Por qué, y lo demás</translation>
    </message>
    <message>
        <source>Tap a figure to see how it came about, the log to put something right. The menu has keys, the manual and the choices of this device.</source>
        <comment>tour_more_text</comment>
        <translation>Toca una cifra para ver su cálculo; toca el registro para corregir. En el menú: teclas, manual, este equipo.</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>manual</comment>
        <translation>Manual</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>+{amount} next hand</source>
        <comment>chips_coming</comment>
        <translation>+{amount} la próxima mano</translation>
    </message>
    <message>
        <source>Split the prizes ...</source>
        <comment>split_prizes</comment>
        <translation>Repartir los premios ...</translation>
    </message>
    <message>
        <source>among those who are left</source>
        <comment>split_prizes_second</comment>
        <translation>entre los que quedan</translation>
    </message>
    <message>
        <source>Split what is still to be won</source>
        <comment>split_title</comment>
        <translation>Repartir lo que queda por ganar</translation>
    </message>
    <message>
        <source>Split so</source>
        <comment>split_take</comment>
        <translation>Repartir así</translation>
    </message>
    <message>
        <source>No split, play on</source>
        <comment>split_not</comment>
        <translation>Sin reparto, se sigue</translation>
    </message>
    <message>
        <source>By the chip model (ICM)</source>
        <comment>split_icm</comment>
        <translation>Por el modelo de fichas (ICM)</translation>
    </message>
    <message>
        <source>By chips</source>
        <comment>split_chips</comment>
        <translation>Por fichas</translation>
    </message>
    <message>
        <source>More than the first prize, {amount}</source>
        <comment>split_over_first</comment>
        <translation>Más que el primer premio, {amount}</translation>
    </message>
    <message>
        <source>a known fault of this way</source>
        <comment>split_over_first_second</comment>
        <translation>fallo conocido de esta forma</translation>
    </message>
    <message>
        <source>Equal parts</source>
        <comment>split_equal</comment>
        <translation>Partes iguales</translation>
    </message>
    <message>
        <source>Own amounts</source>
        <comment>split_own</comment>
        <translation>Importes propios</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <comment>split_own_second</comment>
        <translation>escritos a mano</translation>
    </message>
    <message>
        <source>Kept for the first</source>
        <comment>split_first_kept</comment>
        <translation>Reservado al primero</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>split_rest</comment>
        <translation>El resto</translation>
    </message>
    <message>
        <source>goes to the lit one</source>
        <comment>split_rest_second</comment>
        <translation>va al importe marcado</translation>
    </message>
    <message>
        <source>{amount} still to share out</source>
        <comment>split_left</comment>
        <translation>faltan {amount} por repartir</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>split_over</comment>
        <translation>{amount} de más</translation>
    </message>
    <message>
        <source>Clock for the room</source>
        <comment>room_clock</comment>
        <translation>Reloj para la sala</translation>
    </message>
    <message>
        <source>on the players' display, or the table again</source>
        <comment>room_clock_second</comment>
        <translation>en la pantalla de jugadores, o de nuevo la mesa</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>race_row</comment>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>small chips go off the table</source>
        <comment>race_row_second</comment>
        <translation>las fichas pequeñas salen de la mesa</translation>
    </message>
    <message>
        <source>not yet: level {level} has {amount}</source>
        <comment>race_row_level</comment>
        <translation>aún no: el nivel {level} tiene {amount}</translation>
    </message>
    <message>
        <source>not yet: {amount} is paid</source>
        <comment>race_row_needed</comment>
        <translation>aún no: se pagan {amount}</translation>
    </message>
    <message>
        <source>nobody has small chips</source>
        <comment>race_row_none</comment>
        <translation>nadie tiene fichas pequeñas</translation>
    </message>
    <message>
        <source>this table has no {chip}</source>
        <comment>race_row_no_chip</comment>
        <translation>la mesa no tiene fichas de {chip}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <comment>draw_seats</comment>
        <translation>Sortear asientos</translation>
    </message>
    <message>
        <source>before the first hand</source>
        <comment>draw_seats_second</comment>
        <translation>antes de la primera mano</translation>
    </message>
    <message>
        <source>The seats are drawn</source>
        <comment>drawn_seats</comment>
        <translation>Los asientos están sorteados</translation>
    </message>
    <message>
        <source>Same players again</source>
        <comment>usual</comment>
        <translation>Los mismos jugadores</translation>
    </message>
    <message>
        <source>no seat for {names}</source>
        <comment>usual_without</comment>
        <translation>sin asiento para {names}</translation>
    </message>
    <message>
        <source>another kind of game than last time: everybody has {amount}</source>
        <comment>usual_fresh</comment>
        <translation>otro tipo de juego que la última vez: todos tienen {amount}</translation>
    </message>
    <message>
        <source>other blinds or another buy-in than last time: everybody has {amount}</source>
        <comment>usual_start</comment>
        <translation>otras ciegas u otra compra que la última vez: todos tienen {amount}</translation>
    </message>
    <message>
        <source>Count all stacks</source>
        <comment>count_all</comment>
        <translation>Contar todas las fichas</translation>
    </message>
    <message>
        <source>seat by seat, before anybody pays</source>
        <comment>count_all_second</comment>
        <translation>asiento por asiento, antes de pagar</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>sheet_race</comment>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>{chip} stays</source>
        <comment>race_chip</comment>
        <translation>{chip} se queda</translation>
    </message>
    <message>
        <source>{amount} in small chips</source>
        <comment>race_odd</comment>
        <translation>{amount} en fichas pequeñas</translation>
    </message>
    <message>
        <source>won one of {chip}</source>
        <comment>race_won_one</comment>
        <translation>gana una ficha de {chip}</translation>
    </message>
    <message numerus="yes">
        <source>{count} winners to name</source>
        <comment>race_winners</comment>
        <translation>
            <numerusform>falta {count} ganador</numerusform>
            <numerusform>faltan {count} ganadores</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest chip is {chip}</source>
        <comment>race_go</comment>
        <translation>La ficha más pequeña es {chip}</translation>
    </message>
    <message>
        <source>A card for each small chip, from seat 1 on; the highest win one chip each. Nobody is raced out.</source>
        <comment>race_rule</comment>
        <translation>Una carta por ficha pequeña, desde el asiento 1; las más altas ganan una ficha cada una. Nadie queda eliminado.</translation>
    </message>
    <message>
        <source>{name}, {number} of {of}</source>
        <comment>count_title</comment>
        <translation>{name}, {number} de {of}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>count_sum</comment>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>count_before</comment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>count_skip</comment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>As in the book</source>
        <comment>count_as_recorded</comment>
        <translation>Como en el registro</translation>
    </message>
    <message>
        <source>As counted</source>
        <comment>count_as_counted</comment>
        <translation>Como se contó</translation>
    </message>
    <message>
        <source>{amount} more than recorded</source>
        <comment>count_more</comment>
        <translation>{amount} más de lo registrado</translation>
    </message>
    <message>
        <source>{amount} less than recorded</source>
        <comment>count_less</comment>
        <translation>{amount} menos de lo registrado</translation>
    </message>
    <message>
        <source>as recorded</source>
        <comment>count_right</comment>
        <translation>como está registrado</translation>
    </message>
    <message>
        <source>End the game ...</source>
        <comment>menu_end</comment>
        <translation>Terminar la partida ...</translation>
    </message>
    <message>
        <source>count the stacks, settle up</source>
        <comment>menu_end_second</comment>
        <translation>contar las fichas, saldar</translation>
    </message>
    <message>
        <source>End the game?</source>
        <comment>end_title</comment>
        <translation>¿Terminar la partida?</translation>
    </message>
    <message>
        <source>Count, then end</source>
        <comment>end_count</comment>
        <translation>Contar primero</translation>
    </message>
    <message>
        <source>End without a count</source>
        <comment>end_now</comment>
        <translation>Terminar sin contar</translation>
    </message>
    <message>
        <source>stacks as in the book</source>
        <comment>end_now_second</comment>
        <translation>fichas según el registro</translation>
    </message>
    <message>
        <source>End as counted</source>
        <comment>end_counted</comment>
        <translation>Terminar como se contó</translation>
    </message>
    <message>
        <source>stacks {amount} too high</source>
        <comment>end_high</comment>
        <translation>fichas: {amount} de más</translation>
    </message>
    <message>
        <source>stacks {amount} too low</source>
        <comment>end_low</comment>
        <translation>fichas: {amount} de menos</translation>
    </message>
    <message>
        <source>The stacks are {amount} too high in all: look for it before anybody pays</source>
        <comment>counted_high</comment>
        <translation>Las fichas suman {amount} de más: búscalo antes de pagar</translation>
    </message>
    <message>
        <source>The stacks are {amount} too low in all: look for it before anybody pays</source>
        <comment>counted_low</comment>
        <translation>Las fichas suman {amount} de menos: búscalo antes de pagar</translation>
    </message>
    <message>
        <source>Every chip is accounted for</source>
        <comment>counted_right</comment>
        <translation>No falta ni sobra ninguna ficha</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>Straddle to ...</source>
        <comment>straddle_to</comment>
        <translation>Straddle a ...</translation>
    </message>
    <message>
        <source>Sleeper to ...</source>
        <comment>sleeper_to</comment>
        <translation>Sleeper a ...</translation>
    </message>
    <message>
        <source>Kills for {amount}</source>
        <comment>kill</comment>
        <translation>Kill por {amount}</translation>
    </message>
    <message>
        <source>by choice, acts last</source>
        <comment>kill_second</comment>
        <translation>voluntario, habla último</translation>
    </message>
    <message>
        <source>Gets the rock</source>
        <comment>rock</comment>
        <translation>Recibe el rock</translation>
    </message>
    <message>
        <source>straddles under the gun</source>
        <comment>rock_second</comment>
        <translation>straddle under the gun</translation>
    </message>
    <message>
        <source>Money ...</source>
        <comment>money</comment>
        <translation>Dinero ...</translation>
    </message>
    <message>
        <source>Show money</source>
        <comment>show_money</comment>
        <translation>Mostrar dinero</translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>show_money_second</comment>
        <translation>en este dispositivo</translation>
    </message>
    <message>
        <source>chip run, tip, payment</source>
        <comment>money_second</comment>
        <translation>fichas, propina, pago</translation>
    </message>
    <message>
        <source>marker, tip, payment</source>
        <comment>money_markers</comment>
        <translation>marker, propina, pago</translation>
    </message>
    <message>
        <source>{name}, {amount}</source>
        <comment>money_title</comment>
        <translation>{name}, {amount}</translation>
    </message>
    <message>
        <source>Played over ...</source>
        <comment>over</comment>
        <translation>Lo juega otro</translation>
    </message>
    <message>
        <source>by a new player</source>
        <comment>over_second</comment>
        <translation>un jugador nuevo</translation>
    </message>
    <message>
        <source>Dealt in unposted</source>
        <comment>unposted</comment>
        <translation>Cartas sin post</translation>
    </message>
    <message>
        <source>was not due any cards</source>
        <comment>unposted_second</comment>
        <translation>no le tocaban cartas</translation>
    </message>
    <message>
        <source>{name}, dealt in unposted</source>
        <comment>unposted_title</comment>
        <translation>{name}, cartas sin post</translation>
    </message>
    <message>
        <source>Posts now</source>
        <comment>unseen</comment>
        <translation>Pone el post ahora</translation>
    </message>
    <message>
        <source>cards not looked at</source>
        <comment>unseen_second</comment>
        <translation>cartas sin mirar</translation>
    </message>
    <message>
        <source>Posts, hand is dead</source>
        <comment>seen</comment>
        <translation>Post, mano muerta</translation>
    </message>
    <message>
        <source>cards were looked at</source>
        <comment>seen_second</comment>
        <translation>cartas miradas</translation>
    </message>
    <message>
        <source>Owes the post</source>
        <comment>unposted_later</comment>
        <translation>Debe el post</translation>
    </message>
    <message>
        <source>next deal, the hand stands</source>
        <comment>unposted_later_second</comment>
        <translation>próxima mano, esta vale</translation>
    </message>
    <message>
        <source>Forgot to post</source>
        <comment>forgot</comment>
        <translation>Olvidó el post</translation>
    </message>
    <message>
        <source>should have posted</source>
        <comment>forgot_second</comment>
        <translation>debía poner el post</translation>
    </message>
    <message>
        <source>Shows a hand ...</source>
        <comment>shows</comment>
        <translation>Muestra una mano ...</translation>
    </message>
    <message>
        <source>for seven-deuce</source>
        <comment>shows_second</comment>
        <translation>para siete-dos</translation>
    </message>
    <message>
        <source>Chip run ...</source>
        <comment>run</comment>
        <translation>Traer fichas ...</translation>
    </message>
    <message>
        <source>cash plays, chips come</source>
        <comment>run_second</comment>
        <translation>el efectivo juega, fichas en camino</translation>
    </message>
    <message>
        <source>The chips have come</source>
        <comment>run_in</comment>
        <translation>Llegaron las fichas</translation>
    </message>
    <message>
        <source>{amount} on the way</source>
        <comment>run_in_second</comment>
        <translation>{amount} en camino</translation>
    </message>
    <message>
        <source>Marker ...</source>
        <comment>marker</comment>
        <translation>Marker ...</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <comment>marker_second</comment>
        <translation>debe {amount}</translation>
    </message>
    <message>
        <source>Pays a player ...</source>
        <comment>pays</comment>
        <translation>Paga a un jugador ...</translation>
    </message>
    <message>
        <source>outside the pot</source>
        <comment>pays_second</comment>
        <translation>fuera del bote</translation>
    </message>
    <message>
        <source>Tip, kitty ...</source>
        <comment>gives</comment>
        <translation>Propina, fondo ...</translation>
    </message>
    <message>
        <source>leaves the stack</source>
        <comment>gives_second</comment>
        <translation>sale de sus fichas</translation>
    </message>
    <message>
        <source>Time charge {amount}</source>
        <comment>time</comment>
        <translation>Tiempo {amount}</translation>
    </message>
    <message>
        <source>from this seat</source>
        <comment>seat_time_second</comment>
        <translation>de este asiento</translation>
    </message>
    <message>
        <source>One board again</source>
        <comment>one_board</comment>
        <translation>Un solo board</translation>
    </message>
    <message>
        <source>Two boards</source>
        <comment>two_boards</comment>
        <translation>Dos boards</translation>
    </message>
    <message>
        <source>the coming hand</source>
        <comment>two_boards_second</comment>
        <translation>la próxima mano</translation>
    </message>
    <message>
        <source>Levels ...</source>
        <comment>levels</comment>
        <translation>Niveles ...</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>levels_second</comment>
        <translation>nivel {number} de {of}</translation>
    </message>
    <message>
        <source>Another game</source>
        <comment>other_game</comment>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>collect_time</comment>
        <translation>Cobrar tiempo</translation>
    </message>
    <message>
        <source>{amount} a seat</source>
        <comment>collect_time_second</comment>
        <translation>{amount} por asiento</translation>
    </message>
    <message>
        <source>Playing over {name}</source>
        <comment>sheet_over</comment>
        <translation>Con las fichas de {name}</translation>
    </message>
    <message>
        <source>Chip run for {name}</source>
        <comment>sheet_run</comment>
        <translation>Fichas para {name}</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>sheet_run_hint</comment>
        <translation>en camino</translation>
    </message>
    <message>
        <source>Sent for</source>
        <comment>sheet_run_go</comment>
        <translation>Pedidas</translation>
    </message>
    <message>
        <source>Marker of {name}</source>
        <comment>sheet_marker</comment>
        <translation>Marker de {name}</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>sheet_marker_go</comment>
        <translation>Debe</translation>
    </message>
    <message>
        <source>up to {amount} freely</source>
        <comment>sheet_marker_hint</comment>
        <translation>libre hasta {amount}</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>way_accepted</comment>
        <translation>Todos aceptan</translation>
    </message>
    <message>
        <source>A player lends</source>
        <comment>way_lends</comment>
        <translation>Presta un jugador</translation>
    </message>
    <message>
        <source>{name} pays</source>
        <comment>sheet_pays</comment>
        <translation>{name} paga</translation>
    </message>
    <message>
        <source>To whom?</source>
        <comment>sheet_pays_go</comment>
        <translation>¿A quién?</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <comment>sheet_gives</comment>
        <translation>{name} da</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>sheet_gives_go</comment>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Tip</source>
        <comment>way_tip</comment>
        <translation>Propina</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>way_drinks</comment>
        <translation>Bebidas</translation>
    </message>
    <message>
        <source>Kitty</source>
        <comment>way_kitty</comment>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Rebuy {amount}</source>
        <comment>way_rebuy</comment>
        <translation>Recompra {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}</source>
        <comment>way_add_on</comment>
        <translation>Add-on {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}, so far {count}</source>
        <comment>way_next_add_on</comment>
        <translation>Add-on {amount}, ya {count}</translation>
    </message>
    <message>
        <source>Wrong buy-in</source>
        <comment>way_bought</comment>
        <translation>Compra errónea</translation>
    </message>
    <message>
        <source>New or back</source>
        <comment>way_new</comment>
        <translation>Nuevo o de vuelta</translation>
    </message>
    <message>
        <source>From another table</source>
        <comment>way_transfer</comment>
        <translation>De otra mesa</translation>
    </message>
    <message>
        <source>The button</source>
        <comment>way_regular</comment>
        <translation>El botón</translation>
    </message>
    <message>
        <source>Its own button</source>
        <comment>way_own</comment>
        <translation>Botón propio</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <comment>sheet_draw</comment>
        <translation>¿Cuántas cartas?</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>sheet_draw_go</comment>
        <translation>Descarte hecho</translation>
    </message>
    <message>
        <source>Cards drawn ...</source>
        <comment>draws</comment>
        <translation>Cartas cambiadas ...</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>draws_second</comment>
        <translation>opcional</translation>
    </message>
    <message numerus="yes">
        <source>draws {count}</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>cambia {count}</numerusform>
            <numerusform>cambia {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who lends {name} {amount}?</source>
        <comment>lend_who</comment>
        <translation>¿Quién presta {amount} a {name}?</translation>
    </message>
    <message>
        <source>{name} is in the pot: all who are in it have to accept. (STK-4)</source>
        <comment>lender_in_pot</comment>
        <translation>{name} está en el bote: todos los que están deben aceptar. (STK-4)</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>accept</comment>
        <translation>Todos aceptan</translation>
    </message>
    <message>
        <source>tap the seat; a player out of the pot always may</source>
        <comment>lend_second</comment>
        <translation>toca el asiento; fuera del bote siempre se puede</translation>
    </message>
    <message>
        <source>Whom does {name} pay {amount}?</source>
        <comment>pay_who</comment>
        <translation>¿A quién paga {name} {amount}?</translation>
    </message>
    <message>
        <source>tap the seat</source>
        <comment>pay_who_second</comment>
        <translation>toca el asiento</translation>
    </message>
    <message>
        <source>Where does the bomb pot's button lie?</source>
        <comment>bomb_who</comment>
        <translation>¿Dónde va el botón del bomb pot?</translation>
    </message>
    <message>
        <source>tap the seat; the regular one stays</source>
        <comment>bomb_who_second</comment>
        <translation>toca el asiento; el normal se queda</translation>
    </message>
    <message>
        <source>Seven-deuce</source>
        <comment>due_seven_deuce</comment>
        <translation>Siete-dos</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>due_seven_deuce_second</comment>
        <translation>{amount} a {name}</translation>
    </message>
    <message>
        <source>Stand-up game</source>
        <comment>due_stand_up</comment>
        <translation>Juego stand-up</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>due_stand_up_second</comment>
        <translation>{name} paga {amount}</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>due_level_second</comment>
        <translation>nivel {number} de {of}</translation>
    </message>
    <message>
        <source>Then level {number}: {stakes}</source>
        <comment>break_then</comment>
        <translation>Luego nivel {number}: {stakes}</translation>
    </message>
    <message>
        <source>{amount}: the chips have come</source>
        <comment>due_chip_run_second</comment>
        <translation>{amount}: llegaron las fichas</translation>
    </message>
    <message>
        <source>seven-deuce due</source>
        <comment>strip_seven_deuce</comment>
        <translation>toca siete-dos</translation>
    </message>
    <message>
        <source>stand-up game over</source>
        <comment>strip_stand_up</comment>
        <translation>stand-up acabado</translation>
    </message>
    <message>
        <source>and kills that hand</source>
        <comment>option_and_kills</comment>
        <translation>y hace kill en esa mano</translation>
    </message>
    <message>
        <source>posts</source>
        <comment>will_post</comment>
        <translation>pone el post</translation>
    </message>
    <message>
        <source>buys the button</source>
        <comment>will_buy</comment>
        <translation>compra botón</translation>
    </message>
    <message>
        <source>kills next</source>
        <comment>will_kill</comment>
        <translation>luego kill</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>will_come</comment>
        <translation>entra</translation>
    </message>
    <message>
        <source>stands up</source>
        <comment>stands</comment>
        <translation>de pie</translation>
    </message>
    <message>
        <source>marker {amount}</source>
        <comment>marker_out</comment>
        <translation>marker {amount}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>small_none</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>small_dead</comment>
        <translation>{seat}, muerta</translation>
    </message>
    <message>
        <source>Upcards</source>
        <comment>sheet_upcards</comment>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Enter upcards</source>
        <comment>upcards</comment>
        <translation>Anotar cartas a la vista</translation>
    </message>
    <message>
        <source>Cards of board {number}</source>
        <comment>cards_of_board</comment>
        <translation>Cartas del board {number}</translation>
    </message>
    <message>
        <source>{card} lies there already</source>
        <comment>lies_there</comment>
        <translation>{card} ya está ahí</translation>
    </message>
    <message>
        <source>{card} lies on the board</source>
        <comment>lies_board</comment>
        <translation>{card} está en el board</translation>
    </message>
    <message>
        <source>{card} is in seat {seat}</source>
        <comment>lies_seat</comment>
        <translation>{card} está en el asiento {seat}</translation>
    </message>
    <message>
        <source>{card} is not in this deck</source>
        <comment>not_in_deck</comment>
        <translation>{card} no está en esta baraja</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cards here</source>
        <comment>enough_cards</comment>
        <translation>
            <numerusform>aquí solo {count} carta</numerusform>
            <numerusform>aquí solo {count} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>rank first, then suit</source>
        <comment>rank_first</comment>
        <translation>primero el valor, luego el palo</translation>
    </message>
    <message numerus="yes">
        <source>dealt {runs} times</source>
        <comment>pill_runs</comment>
        <translation>
            <numerusform>repartido {runs} vez</numerusform>
            <numerusform>repartido {runs} veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>pill_boards</comment>
        <translation>
            <numerusform>{boards} board</numerusform>
            <numerusform>{boards} boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stand</source>
        <comment>pill_standing</comment>
        <translation>
            <numerusform>{count} de pie</numerusform>
            <numerusform>{count} de pie</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>pill_level</comment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>next: level {number}</source>
        <comment>pill_next</comment>
        <translation>sigue el nivel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min left</source>
        <comment>pill_left</comment>
        <translation>
            <numerusform>queda {minutes} min</numerusform>
            <numerusform>quedan {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>pill_seconds</comment>
        <translation>quedan {seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>pill_over</comment>
        <translation>reloj agotado</translation>
    </message>
    <message>
        <source>from the next deal</source>
        <comment>pill_with_deal</comment>
        <translation>desde el próximo reparto</translation>
    </message>
    <message>
        <source>paused</source>
        <comment>pill_paused</comment>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>pill_break</comment>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>opens {least} to {most}</source>
        <comment>pill_opens</comment>
        <translation>abre de {least} a {most}</translation>
    </message>
    <message>
        <source>opens from {least}</source>
        <comment>pill_opens_from</comment>
        <translation>abre desde {least}</translation>
    </message>
    <message>
        <source>opens {least}</source>
        <comment>pill_opens_one</comment>
        <translation>abre {least}</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>sheet_levels</comment>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>now</source>
        <comment>level_now</comment>
        <translation>ahora</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min</source>
        <comment>level_minutes</comment>
        <translation>
            <numerusform>{minutes} min</numerusform>
            <numerusform>{minutes} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then a break of {minutes} min</source>
        <comment>level_break</comment>
        <translation>
            <numerusform>luego descanso de {minutes} min</numerusform>
            <numerusform>luego descanso de {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <comment>level_ante</comment>
        <translation>ante {amount}</translation>
    </message>
    <message>
        <source>bets {small}/{big}</source>
        <comment>level_bets</comment>
        <translation>apuestas {small}/{big}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_go</comment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <comment>level_clock_off</comment>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>starts with hand 1</source>
        <comment>level_clock_first</comment>
        <translation>empieza con la mano 1</translation>
    </message>
    <message>
        <source>Clock goes on</source>
        <comment>level_clock_on</comment>
        <translation>El reloj sigue</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>level_next_hand</comment>
        <translation>desde la próxima mano</translation>
    </message>
</context>
<context>
    <name>limits</name>
    <message>
        <source>No-limit</source>
        <comment>no_limit</comment>
        <translation>No-limit</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <comment>pot_limit</comment>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>Half-pot</source>
        <comment>half_pot</comment>
        <translation>Medio bote</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>fixed</comment>
        <translation>Límite fijo</translation>
    </message>
    <message>
        <source>Spread-limit</source>
        <comment>spread</comment>
        <translation>Spread-limit</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <comment>ante</comment>
        <translation>ante {amount}</translation>
    </message>
    <message>
        <source>full kill</source>
        <comment>full kill</comment>
        <translation>full kill</translation>
    </message>
    <message>
        <source>half kill</source>
        <comment>half kill</comment>
        <translation>half kill</translation>
    </message>
    <message>
        <source>kill</source>
        <comment>kill</comment>
        <translation>kill</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} folds</source>
        <comment>fold</comment>
        <translation>{name} se retira</translation>
    </message>
    <message>
        <source>{name} checks</source>
        <comment>check</comment>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>{name} calls {put}</source>
        <comment>call</comment>
        <translation>{name} iguala {put}</translation>
    </message>
    <message>
        <source>{name} calls {put}, all-in</source>
        <comment>call.all_in</comment>
        <translation>{name} iguala {put}, all-in</translation>
    </message>
    <message>
        <source>{name} bets {to}</source>
        <comment>bet</comment>
        <translation>{name} apuesta {to}</translation>
    </message>
    <message>
        <source>{name} bets {to}, all-in</source>
        <comment>bet.all_in</comment>
        <translation>{name} apuesta {to}, all-in</translation>
    </message>
    <message>
        <source>{name} raises to {to}</source>
        <comment>raise</comment>
        <translation>{name} sube a {to}</translation>
    </message>
    <message>
        <source>{name} raises to {to}, all-in</source>
        <comment>raise.all_in</comment>
        <translation>{name} sube a {to}, all-in</translation>
    </message>
    <message>
        <source>{name} completes to {to}</source>
        <comment>complete</comment>
        <translation>{name} completa a {to}</translation>
    </message>
    <message>
        <source>{name} completes to {to}, all-in</source>
        <comment>complete.all_in</comment>
        <translation>{name} completa a {to}, all-in</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}</source>
        <comment>bring_in</comment>
        <translation>{name} paga el bring-in, {put}</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}, all-in</source>
        <comment>bring_in.all_in</comment>
        <translation>{name} paga el bring-in, {put}, all-in</translation>
    </message>
    <message numerus="yes">
        <source>{count} fold, {name} last</source>
        <comment>fold_to</comment>
        <translation>
            <numerusform>{count} se retira, por último {name}</numerusform>
            <numerusform>{count} se retiran, por último {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} check, {name} last</source>
        <comment>check_to</comment>
        <translation>
            <numerusform>{count} pasa, por último {name}</numerusform>
            <numerusform>{count} pasan, por último {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} left, folds</source>
        <comment>folds_left</comment>
        <translation>{name} dejó la mesa, se retira</translation>
    </message>
    <message>
        <source>{name} folds, time is up</source>
        <comment>folds_clock</comment>
        <translation>{name} se retira, reloj agotado</translation>
    </message>
    <message>
        <source>{name} is away, folds</source>
        <comment>folds_absent</comment>
        <translation>{name} ausente, se retira</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <comment>draws</comment>
        <translation>{name} cambia {cards}</translation>
    </message>
    <message>
        <source>{name} antes {amount}</source>
        <comment>post.ante</comment>
        <translation>{name} pone el ante, {amount}</translation>
    </message>
    <message>
        <source>{name} small blind {amount}</source>
        <comment>post.small_blind</comment>
        <translation>{name} ciega pequeña {amount}</translation>
    </message>
    <message>
        <source>{name} big blind {amount}</source>
        <comment>post.big_blind</comment>
        <translation>{name} ciega grande {amount}</translation>
    </message>
    <message>
        <source>{name} button blind {amount}</source>
        <comment>post.button_blind</comment>
        <translation>{name} ciega del botón {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount}</source>
        <comment>post.post</comment>
        <translation>{name} pone {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount} dead</source>
        <comment>post.dead_post</comment>
        <translation>{name} pone {amount} muertas</translation>
    </message>
    <message>
        <source>{name} kills {amount}</source>
        <comment>post.kill</comment>
        <translation>{name} pone el kill, {amount}</translation>
    </message>
    <message>
        <source>{name} straddles {amount}</source>
        <comment>post.straddle</comment>
        <translation>{name} pone un straddle, {amount}</translation>
    </message>
    <message>
        <source>{name} sleeps {amount}</source>
        <comment>post.sleeper</comment>
        <translation>{name} pone un sleeper, {amount}</translation>
    </message>
    <message>
        <source>{name} brings it in, {amount}</source>
        <comment>post.bring_in</comment>
        <translation>{name} paga el bring-in, {amount}</translation>
    </message>
    <message>
        <source>{words}, all-in</source>
        <comment>posts_all_in</comment>
        <translation>{words}, all-in</translation>
    </message>
    <message numerus="yes">
        <source>{count} antes of {amount}</source>
        <comment>antes</comment>
        <translation>
            <numerusform>ante de {amount}, {count} jugador</numerusform>
            <numerusform>ante de {amount}, {count} jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <comment>hand</comment>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>{amount} back to {name}</source>
        <comment>returned</comment>
        <translation>{amount} devueltas a {name}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gana {amount}</translation>
    </message>
    <message>
        <source>{name} wins the high, {amount}</source>
        <comment>wins.high</comment>
        <translation>{name} gana la alta, {amount}</translation>
    </message>
    <message>
        <source>{name} wins the low, {amount}</source>
        <comment>wins.low</comment>
        <translation>{name} gana la baja, {amount}</translation>
    </message>
    <message>
        <source>{part}: {shares}</source>
        <comment>parts.lone</comment>
        <translation>{part}: {shares}</translation>
    </message>
    <message>
        <source>{part}, {pot}: {shares}</source>
        <comment>parts.pot</comment>
        <translation>{part}, {pot}: {shares}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>share</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} high {amount}</source>
        <comment>share.high</comment>
        <translation>{name} alta {amount}</translation>
    </message>
    <message>
        <source>{name} low {amount}</source>
        <comment>share.low</comment>
        <translation>{name} baja {amount}</translation>
    </message>
    <message>
        <source>house {amount}</source>
        <comment>kitty</comment>
        <translation>casa {amount}</translation>
    </message>
    <message>
        <source>house {amount}: rake {rake}, drop {drop}</source>
        <comment>kitty.both</comment>
        <translation>casa {amount}: rake {rake}, drop {drop}</translation>
    </message>
    <message>
        <source>{name} has leg {number}</source>
        <comment>leg</comment>
        <translation>{name} tiene el leg {number}</translation>
    </message>
    <message>
        <source>{name} keeps leg {number}: a kill takes {needed} from the others, got {got}</source>
        <comment>leg.short</comment>
        <translation>{name} mantiene leg {number}: un kill pide {needed} de los demás, fueron {got}</translation>
    </message>
    <message>
        <source>{name} loses leg {number}, several others won</source>
        <comment>leg.lost</comment>
        <translation>{name} pierde el leg {number}, ganaron varios</translation>
    </message>
    <message>
        <source>{name} lost the kill hand, several others won: no kill</source>
        <comment>no_kill.lost</comment>
        <translation>{name} pierde la mano con kill, ganaron varios: sin kill</translation>
    </message>
    <message>
        <source>{name} scooped {got}: a kill takes {needed}</source>
        <comment>no_kill.scoop</comment>
        <translation>{name} hace scoop de {got}: un kill pide {needed}</translation>
    </message>
    <message>
        <source>{name} won {got}: a kill takes more than {needed}</source>
        <comment>no_kill.pot_over</comment>
        <translation>{name} gana {got}: un kill pide más de {needed}</translation>
    </message>
    <message>
        <source>no kill: nobody won every pot</source>
        <comment>no_kill.apart</comment>
        <translation>sin kill: nadie ganó todos los botes</translation>
    </message>
    <message>
        <source>no leg: nobody won every pot</source>
        <comment>leg.apart</comment>
        <translation>sin leg: nadie ganó todos los botes</translation>
    </message>
    <message>
        <source>{name} kills the next hand</source>
        <comment>kill_due</comment>
        <translation>{name} hace kill en la próxima</translation>
    </message>
    <message numerus="yes">
        <source>{name} kills the next hand: {needed} wins in a row</source>
        <comment>kill_due.in_a_row</comment>
        <translation>
            <numerusform>{name} hace kill en la próxima: {needed} ganada</numerusform>
            <numerusform>{name} hace kill en la próxima: {needed} seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won the kill hand and kills again</source>
        <comment>kill_due.again</comment>
        <translation>{name} gana la mano con kill y repite</translation>
    </message>
    <message>
        <source>{name} won part of the kill hand and kills again</source>
        <comment>kill_due.split</comment>
        <translation>{name} gana una parte de la mano con kill y repite</translation>
    </message>
    <message>
        <source>{name} scooped {got} and kills the next hand</source>
        <comment>kill_due.scoop</comment>
        <translation>{name} hace scoop de {got} y kill en la próxima</translation>
    </message>
    <message>
        <source>{name} won {got} and kills the next hand</source>
        <comment>kill_due.pot_over</comment>
        <translation>{name} gana {got} y hace kill en la próxima</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as it was dealt</source>
        <comment>kill_due.stays</comment>
        <translation>{name} hace kill en la próxima, tal como se repartió</translation>
    </message>
    <message>
        <source>{name} still owes a kill: it waits for a game with kills</source>
        <comment>kill_due.waits</comment>
        <translation>{name} aún debe un kill: espera a un juego con kill</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as agreed</source>
        <comment>kill_due.agreed</comment>
        <translation>{name} hace kill en la próxima, como aceptó</translation>
    </message>
    <message>
        <source>{name} shows {cards}</source>
        <comment>shows</comment>
        <translation>{name} muestra {cards}</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>mucks</comment>
        <translation>{name} tira la mano</translation>
    </message>
    <message>
        <source>board {cards}</source>
        <comment>board</comment>
        <translation>board {cards}</translation>
    </message>
    <message>
        <source>upcards are in</source>
        <comment>upcards</comment>
        <translation>cartas a la vista anotadas</translation>
    </message>
    <message>
        <source>the chips of {name} have come</source>
        <comment>chips_came</comment>
        <translation>llegaron las fichas de {name}</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>runs</comment>
        <translation>repartido {times} veces</translation>
    </message>
    <message>
        <source>dealt once</source>
        <comment>run_one</comment>
        <translation>repartido una vez</translation>
    </message>
    <message>
        <source>{name} has to bring it in</source>
        <comment>named.bring_in</comment>
        <translation>a {name} le toca el bring-in</translation>
    </message>
    <message>
        <source>{name} is first to act</source>
        <comment>named.first</comment>
        <translation>{name} habla primero</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>pair</comment>
        <translation>pareja a la vista</translation>
    </message>
    <message>
        <source>{name} sits down with {amount}</source>
        <comment>sits</comment>
        <translation>{name} se sienta con {amount}</translation>
    </message>
    <message>
        <source>{name} comes from table {table} with {amount}</source>
        <comment>sits.table</comment>
        <translation>{name} llega de la mesa {table} con {amount}</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>back</comment>
        <translation>{name} está de vuelta</translation>
    </message>
    <message>
        <source>{name} posts to come in</source>
        <comment>comes.post</comment>
        <translation>{name} pone el post para entrar</translation>
    </message>
    <message>
        <source>{name} waits for the big blind</source>
        <comment>comes.wait</comment>
        <translation>{name} espera la ciega grande</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>comes.buy_button</comment>
        <translation>{name} compra el botón</translation>
    </message>
    <message>
        <source>{name} takes over the place</source>
        <comment>comes.take_over</comment>
        <translation>{name} toma el sitio</translation>
    </message>
    <message>
        <source>{name} comes in and kills the next</source>
        <comment>comes.kill_next</comment>
        <translation>{name} entra y hace kill en la próxima</translation>
    </message>
    <message>
        <source>{name} comes from another table</source>
        <comment>comes.transfer</comment>
        <translation>{name} viene de otra mesa</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>away</comment>
        <translation>{name} está ausente</translation>
    </message>
    <message>
        <source>{name} is away and owes the kill</source>
        <comment>away.owes_kill</comment>
        <translation>{name} está ausente y debe el kill</translation>
    </message>
    <message>
        <source>{name} adds {amount} chips</source>
        <comment>adds</comment>
        <translation>{name} añade {amount}</translation>
    </message>
    <message>
        <source>{name} rebuys {amount} chips</source>
        <comment>adds.rebuy</comment>
        <translation>{name} recompra {amount}</translation>
    </message>
    <message>
        <source>{name} takes an add-on, {amount} chips</source>
        <comment>adds.add_on</comment>
        <translation>{name} hace un add-on de {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount} on the way</source>
        <comment>adds_behind</comment>
        <translation>{name}: {amount} en camino</translation>
    </message>
    <message>
        <source>{name} leaves with {amount}</source>
        <comment>leaves</comment>
        <translation>{name} deja la mesa con {amount}</translation>
    </message>
    <message>
        <source>{name} leaves with {amount} and owes the kill</source>
        <comment>leaves.owes_kill</comment>
        <translation>{name} deja la mesa con {amount} y debe el kill</translation>
    </message>
    <message>
        <source>{name} goes to table {table} with {amount}</source>
        <comment>leaves.table</comment>
        <translation>{name} va a la mesa {table} con {amount}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>floor_wanted</comment>
        <translation>se avisa al floor</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>floor_was_here</comment>
        <translation>el floor estuvo aquí</translation>
    </message>
    <message>
        <source>a note of the room is accepted</source>
        <comment>note.accepted</comment>
        <translation>se acepta una nota de la sala</translation>
    </message>
    <message>
        <source>a note of the room is declined</source>
        <comment>note.declined</comment>
        <translation>se rechaza una nota de la sala</translation>
    </message>
    <message>
        <source>{name} moves to seat {to}</source>
        <comment>moves</comment>
        <translation>{name} se cambia al asiento {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {name}</source>
        <comment>renamed</comment>
        <translation>asiento {seat}: {name}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>button</comment>
        <translation>el botón va al asiento {seat}</translation>
    </message>
    <message>
        <source>{name} has the rock</source>
        <comment>rock</comment>
        <translation>{name} tiene el rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock_free</comment>
        <translation>el rock queda libre</translation>
    </message>
    <message>
        <source>{name} straddles to {to}</source>
        <comment>straddle</comment>
        <translation>{name} pone un straddle a {to}</translation>
    </message>
    <message>
        <source>{name} sleeps {to}</source>
        <comment>sleeper</comment>
        <translation>{name} pone un sleeper a {to}</translation>
    </message>
    <message>
        <source>{name} kills the pot</source>
        <comment>kill</comment>
        <translation>{name} hace kill</translation>
    </message>
    <message>
        <source>bomb pot of {ante}</source>
        <comment>bomb</comment>
        <translation>bomb pot de {ante}</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>split</comment>
        <translation>se reparten los premios</translation>
    </message>
    <message>
        <source>the prizes are split: {parts}</source>
        <comment>split.among</comment>
        <translation>se reparten los premios: {parts}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>split.part</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>the winner {amount} more</source>
        <comment>split.first</comment>
        <translation>el ganador {amount} más</translation>
    </message>
    <message>
        <source>{name} has {amount} after the chip race</source>
        <comment>raced</comment>
        <translation>{name} tiene {amount} tras el chip race</translation>
    </message>
    <message>
        <source>{name} owes {amount} from before, settled today</source>
        <comment>carried</comment>
        <translation>{name} debe {amount} de antes, se liquida hoy</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>settling</comment>
        <translation>otra forma de liquidar</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>splash</comment>
        <translation>la casa añade {amount}</translation>
    </message>
    <message>
        <source>new settings from the next hand</source>
        <comment>settings</comment>
        <translation>reglas nuevas desde la próxima mano</translation>
    </message>
    <message>
        <source>Rules from the next hand: {rules}</source>
        <comment>settings.rules</comment>
        <translation>Reglas desde la próxima mano: {rules}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}</source>
        <comment>settings.game</comment>
        <translation>Juego desde la próxima mano: {game}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}, {rules}</source>
        <comment>settings.game_rules</comment>
        <translation>Juego desde la próxima mano: {game}, {rules}</translation>
    </message>
    <message>
        <source>{was} → {now}</source>
        <comment>settings.stakes</comment>
        <translation>{was} → {now}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level</comment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>Level {number}: {stakes}</source>
        <comment>level.stakes</comment>
        <translation>Nivel {number}: {stakes}</translation>
    </message>
    <message numerus="yes">
        <source>{words}, after a break of {minutes} min</source>
        <comment>level.rested</comment>
        <translation>
            <numerusform>{words}, tras un descanso de {minutes} min</numerusform>
            <numerusform>{words}, tras un descanso de {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>The level clock goes on</source>
        <comment>level_clock.on</comment>
        <translation>El reloj del nivel sigue</translation>
    </message>
    <message>
        <source>The level clock is paused</source>
        <comment>level_clock.off</comment>
        <translation>El reloj del nivel está en pausa</translation>
    </message>
    <message>
        <source>{name} is not dealt in: less than the small blind</source>
        <comment>short</comment>
        <translation>{name} no recibe cartas: menos que la ciega pequeña</translation>
    </message>
    <message>
        <source>{name} adds {amount} at the hand's end</source>
        <comment>asked.chips</comment>
        <translation>{name} añade {amount} al final de la mano</translation>
    </message>
    <message>
        <source>{name} leaves at the hand's end</source>
        <comment>asked.leave</comment>
        <translation>{name} deja la mesa al final de la mano</translation>
    </message>
    <message>
        <source>{name} goes to table {table} at the hand's end</source>
        <comment>asked.leave.table</comment>
        <translation>{name} va a la mesa {table} al final de la mano</translation>
    </message>
    <message>
        <source>{name} sits out at the hand's end</source>
        <comment>asked.sit_out</comment>
        <translation>{name} queda ausente al final de la mano</translation>
    </message>
    <message>
        <source>{name} comes back at the hand's end</source>
        <comment>asked.sit_in</comment>
        <translation>{name} vuelve al final de la mano</translation>
    </message>
    <message>
        <source>{words}, at the hand's end</source>
        <comment>asked.then</comment>
        <translation>{words}, al final de la mano</translation>
    </message>
    <message>
        <source>not done: {why}</source>
        <comment>not_done</comment>
        <translation>no hecho: {why}</translation>
    </message>
    <message>
        <source>{name}'s {amount} are not added: {why}</source>
        <comment>not_done.chips</comment>
        <translation>{name} no recibe los {amount}: {why}</translation>
    </message>
    <message>
        <source>{name}, not done: {why}</source>
        <comment>not_done.of</comment>
        <translation>{name}, no hecho: {why}</translation>
    </message>
    <message>
        <source>{name} pays {amount} to {other}</source>
        <comment>paid</comment>
        <translation>{name} paga {amount} a {other}</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>taken</comment>
        <translation>{name} da {amount}</translation>
    </message>
    <message>
        <source>{name} gives {amount}: {what}</source>
        <comment>taken.for</comment>
        <translation>{name} da {amount}: {what}</translation>
    </message>
    <message>
        <source>{name} is out, {place}</source>
        <comment>out</comment>
        <translation>{name} queda fuera, {place}</translation>
    </message>
    <message>
        <source>{name} has no chips left, {place} as it stands</source>
        <comment>out_so_far</comment>
        <translation>{name} se queda sin fichas, {place} por ahora</translation>
    </message>
    <message>
        <source>{name} is out, {amount} leave play</source>
        <comment>out_of_play</comment>
        <translation>{name} queda fuera, {amount} salen del juego</translation>
    </message>
    <message>
        <source>{name} gets {amount} on a marker</source>
        <comment>marker</comment>
        <translation>{name} recibe {amount} con marker</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>dealer</comment>
        <translation>reparte {name}</translation>
    </message>
    <message>
        <source>{name} counted: {amount}</source>
        <comment>counted</comment>
        <translation>fichas de {name}: {amount}</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} more than recorded</source>
        <comment>counted_more</comment>
        <translation>fichas de {name}: {amount}, {difference} más de lo registrado</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} less than recorded</source>
        <comment>counted_less</comment>
        <translation>fichas de {name}: {amount}, {difference} menos de lo registrado</translation>
    </message>
    <message>
        <source>{name} out of turn: {action}</source>
        <comment>early</comment>
        <translation>{name} fuera de turno: {action}</translation>
    </message>
    <message>
        <source>the clock is on {name}</source>
        <comment>clock</comment>
        <translation>el reloj corre para {name}</translation>
    </message>
    <message>
        <source>noted: {what}</source>
        <comment>noted</comment>
        <translation>anotado: {what}</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>ended</comment>
        <translation>termina la sesión</translation>
    </message>
    <message>
        <source>the table opens</source>
        <comment>opened</comment>
        <translation>se abre la mesa</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Deshacer: {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Rehacer: {of}</translation>
    </message>
    <message>
        <source>correction</source>
        <comment>step.amend</comment>
        <translation>corrección</translation>
    </message>
    <message>
        <source>hand {hand} dealt</source>
        <comment>step.deal</comment>
        <translation>mano {hand} repartida</translation>
    </message>
    <message>
        <source>pot of hand {hand} pushed</source>
        <comment>step.award</comment>
        <translation>bote de la mano {hand} entregado</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>{name} gana {amount}</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>step.street</comment>
        <translation>siguiente calle</translation>
    </message>
    <message>
        <source>{cards} dealt</source>
        <comment>step.street.cards</comment>
        <translation>{cards} repartidas</translation>
    </message>
    <message numerus="yes">
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>
            <numerusform>{of} y {count} más</numerusform>
            <numerusform>{of} y {count} más</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sits down</source>
        <comment>step.sit</comment>
        <translation>{player} se sienta</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>step.sit_in</comment>
        <translation>{name} está de vuelta</translation>
    </message>
    <message>
        <source>{name} posts</source>
        <comment>step.sit_in.post</comment>
        <translation>{name} pone el post</translation>
    </message>
    <message>
        <source>{name} waits</source>
        <comment>step.sit_in.wait</comment>
        <translation>{name} espera</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>{name} compra el botón</translation>
    </message>
    <message>
        <source>{name} takes over</source>
        <comment>step.sit_in.take_over</comment>
        <translation>{name} toma el sitio</translation>
    </message>
    <message>
        <source>{name} kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>{name} hace kill después</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>step.sit_out</comment>
        <translation>{name} está ausente</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>step.leave</comment>
        <translation>{name} deja la mesa</translation>
    </message>
    <message>
        <source>{name} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>{name} va a la mesa {table}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips</comment>
        <translation>{name} añade {amount}</translation>
    </message>
    <message>
        <source>{name} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>{name}: recompra de {amount}</translation>
    </message>
    <message>
        <source>{name}: add-on {amount}</source>
        <comment>step.add_on</comment>
        <translation>{name}: add-on de {amount}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips.behind</comment>
        <translation>{name} añade {amount}</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <comment>step.move</comment>
        <translation>{name} se cambia</translation>
    </message>
    <message>
        <source>{player} renamed</source>
        <comment>step.rename</comment>
        <translation>nombre nuevo: {player}</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>step.take</comment>
        <translation>{name} da {amount}</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>step.pay</comment>
        <translation>{name} paga {amount}</translation>
    </message>
    <message>
        <source>new settings</source>
        <comment>step.change</comment>
        <translation>reglas nuevas</translation>
    </message>
    <message>
        <source>the end</source>
        <comment>step.end</comment>
        <translation>el final</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>step.count</comment>
        <translation>fichas de {name} contadas</translation>
    </message>
    <message>
        <source>rebuy of {name} put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>recompra de {name} corregida</translation>
    </message>
    <message>
        <source>add-on of {name} put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>add-on de {name} corregido</translation>
    </message>
    <message>
        <source>purchase of {name} put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>compra de {name} corregida</translation>
    </message>
    <message>
        <source>buy-in of {name}</source>
        <comment>step.count.bought</comment>
        <translation>compra de {name}</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>repartido {times} veces</translation>
    </message>
    <message>
        <source>level {number}</source>
        <comment>step.level</comment>
        <translation>nivel {number}</translation>
    </message>
    <message>
        <source>the next level</source>
        <comment>step.level.next</comment>
        <translation>el siguiente nivel</translation>
    </message>
    <message>
        <source>the level clock</source>
        <comment>step.level_clock.on</comment>
        <translation>el reloj del nivel</translation>
    </message>
    <message>
        <source>the pause</source>
        <comment>step.level_clock.off</comment>
        <translation>la pausa</translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>step.boards</comment>
        <translation>
            <numerusform>{boards} board</numerusform>
            <numerusform>{boards} boards</numerusform>
        </translation>
    </message>
    <message>
        <source>dues collected</source>
        <comment>step.collect</comment>
        <translation>cobro hecho</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <comment>step.take_back</comment>
        <translation>{name} anula el call</translation>
    </message>
    <message>
        <source>the floor's decision</source>
        <comment>step.floor</comment>
        <translation>la decisión del floor</translation>
    </message>
    <message>
        <source>{name} posts late</source>
        <comment>step.unposted</comment>
        <translation>{name} pone el post tarde</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>pareja a la vista</translation>
    </message>
    <message>
        <source>{name} out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>{name} fuera de turno</translation>
    </message>
    <message>
        <source>{name} brings it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>{name} paga el bring-in</translation>
    </message>
    <message>
        <source>{name} is first</source>
        <comment>step.first</comment>
        <translation>{name} habla primero</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <comment>step.said</comment>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>{name}: {action} {to}</source>
        <comment>step.said.to</comment>
        <translation>{name}: {action} {to}</translation>
    </message>
    <message>
        <source>{name} shows</source>
        <comment>step.show</comment>
        <translation>{name} muestra</translation>
    </message>
    <message>
        <source>cards entered</source>
        <comment>step.cards</comment>
        <translation>cartas anotadas</translation>
    </message>
    <message>
        <source>chips of {name} in</source>
        <comment>step.chips_in</comment>
        <translation>fichas de {name} llegadas</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>step.muck</comment>
        <translation>{name} tira la mano</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>step.misdeal</comment>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>game chosen</source>
        <comment>step.choose</comment>
        <translation>juego elegido</translation>
    </message>
    <message>
        <source>the draw for seats</source>
        <comment>step.draw</comment>
        <translation>el sorteo de asientos</translation>
    </message>
    <message>
        <source>the chip race</source>
        <comment>step.race</comment>
        <translation>el chip race</translation>
    </message>
    <message>
        <source>what {player} paid</source>
        <comment>step.expense</comment>
        <translation>el gasto de {player}</translation>
    </message>
    <message>
        <source>what {player} paid: {reason}</source>
        <comment>step.expense.for</comment>
        <translation>el gasto de {player}: {reason}</translation>
    </message>
    <message>
        <source>the expense dropped</source>
        <comment>step.expense.off</comment>
        <translation>el gasto anulado</translation>
    </message>
    <message>
        <source>the debt of {player}</source>
        <comment>step.carry</comment>
        <translation>la deuda de {player}</translation>
    </message>
    <message>
        <source>the debt of {player} left out</source>
        <comment>step.carry.off</comment>
        <translation>la deuda de {player}, hoy no</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>step.settle</comment>
        <translation>otra forma de liquidar</translation>
    </message>
    <message>
        <source>dead hand of {name}</source>
        <comment>step.dead_hand</comment>
        <translation>mano muerta de {name}</translation>
    </message>
    <message>
        <source>street taken back</source>
        <comment>step.street_back</comment>
        <translation>calle anulada</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>step.other</comment>
        <translation>{what}</translation>
    </message>
</context>
<context>
    <name>mix</name>
    <message>
        <source>then {game}</source>
        <comment>next</comment>
        <translation>luego {game}</translation>
    </message>
    <message>
        <source>{game} from button {seat}</source>
        <comment>next_until</comment>
        <translation>{game} con botón en {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{game} after {count} hands</source>
        <comment>next_hands</comment>
        <translation>
            <numerusform>{game} tras {count} mano</numerusform>
            <numerusform>{game} tras {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} after this hand</source>
        <comment>next_now</comment>
        <translation>{game} tras esta mano</translation>
    </message>
    <message>
        <source>dealer's choice</source>
        <comment>choice</comment>
        <translation>a elección del botón</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>which</comment>
        <translation>¿Qué juego?</translation>
    </message>
    <message>
        <source>{name} chooses the game</source>
        <comment>chooses</comment>
        <translation>{name} elige el juego</translation>
    </message>
    <message>
        <source>now {game}</source>
        <comment>chooses_second</comment>
        <translation>ahora {game}</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>choose</comment>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose the game ...</source>
        <comment>choose_row</comment>
        <translation>Elegir el juego ...</translation>
    </message>
    <message>
        <source>Which game comes next?</source>
        <comment>choose_title</comment>
        <translation>¿Qué juego viene?</translation>
    </message>
    <message>
        <source>{kind}, the coming hand</source>
        <comment>of_next</comment>
        <translation>{kind}, la mano siguiente</translation>
    </message>
    <message>
        <source>the game is {game} now</source>
        <comment>turned</comment>
        <translation>ahora se juega {game}</translation>
    </message>
    <message>
        <source>{game} is chosen</source>
        <comment>chosen</comment>
        <translation>se elige {game}</translation>
    </message>
    <message>
        <source>{words}; the kill of {name} waits for a game with kills</source>
        <comment>kill_waits</comment>
        <translation>{words}; el kill de {name} espera a un juego con kill</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <comment>games</comment>
        <translation>
            <numerusform>{count} juego</numerusform>
            <numerusform>{count} juegos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after {count} hands</source>
        <comment>after_hands</comment>
        <translation>
            <numerusform>tras {count} mano</numerusform>
            <numerusform>tras {count} manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Players and seasons</source>
        <comment>title</comment>
        <translation>Jugadores y temporadas</translation>
    </message>
    <message numerus="yes">
        <source>{season}, {count} evenings</source>
        <comment>about</comment>
        <translation>
            <numerusform>{season}, {count} noche</numerusform>
            <numerusform>{season}, {count} noches</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {of} evenings are summed up</source>
        <comment>summing</comment>
        <translation>{done} de {of} noches calculadas</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read and are left out</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} noche no se puede leer y falta</numerusform>
            <numerusform>{count} noches no se pueden leer y faltan</numerusform>
        </translation>
    </message>
    <message>
        <source>Season</source>
        <comment>season</comment>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>all_time</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Other days</source>
        <comment>other_days</comment>
        <translation>Otros días</translation>
    </message>
    <message>
        <source>2026-01-31 to 2026-05-31</source>
        <comment>days_hint</comment>
        <translation>2026-01-31 a 2026-05-31</translation>
    </message>
    <message>
        <source>Write both days as 2026-01-31.</source>
        <comment>days_wrong</comment>
        <translation>Escribe los dos días como 2026-01-31.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>days</comment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>order</comment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>by result</source>
        <comment>by_net</comment>
        <translation>por resultado</translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>by_hourly</comment>
        <translation>por hora</translation>
    </message>
    <message>
        <source>by evenings</source>
        <comment>by_evenings</comment>
        <translation>por noches</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>counts</comment>
        <translation>Cuentan</translation>
    </message>
    <message>
        <source>all</source>
        <comment>counts_all</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>best {best}</source>
        <comment>counts_best</comment>
        <translation>{best} mejores</translation>
    </message>
    <message>
        <source>In</source>
        <comment>money</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>chips</comment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>a letter or two of a name</source>
        <comment>find_hint</comment>
        <translation>una letra o dos</translation>
    </message>
    <message>
        <source>Show the first</source>
        <comment>show_first</comment>
        <translation>Ver el primero</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {count} evenings, {result}</source>
        <comment>row</comment>
        <translation>
            <numerusform>{name}, {count} noche, {result}</numerusform>
            <numerusform>{name}, {count} noches, {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings</source>
        <comment>evenings_n</comment>
        <translation>
            <numerusform>{count} noche</numerusform>
            <numerusform>{count} noches</numerusform>
        </translation>
    </message>
    <message>
        <source>also {names}</source>
        <comment>also</comment>
        <translation>también {names}</translation>
    </message>
    <message>
        <source>in the book since {day}</source>
        <comment>since</comment>
        <translation>en el registro desde el {day}</translation>
    </message>
    <message>
        <source>compared with {name}</source>
        <comment>compared</comment>
        <translation>comparado con {name}</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>hours</comment>
        <translation>Horas</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>hourly</comment>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Evenings won</source>
        <comment>evenings_won</comment>
        <translation>Noches ganadas</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <comment>of</comment>
        <translation>{won} de {all}</translation>
    </message>
    <message>
        <source>Hands dealt in</source>
        <comment>hands</comment>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <source>Won at showdown</source>
        <comment>showdowns</comment>
        <translation>Ganado en showdown</translation>
    </message>
    <message>
        <source>Best evening</source>
        <comment>best</comment>
        <translation>Mejor noche</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <comment>worst</comment>
        <translation>Peor noche</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Over the evenings</source>
        <comment>over</comment>
        <translation>A lo largo de las noches</translation>
    </message>
    <message>
        <source>tap a point to open its evening</source>
        <comment>over_hint</comment>
        <translation>toca un punto: su noche</translation>
    </message>
    <message>
        <source>grey: between the others' highest and lowest</source>
        <comment>band</comment>
        <translation>gris: entre los demás</translation>
    </message>
    <message>
        <source>A line begins with the second evening.</source>
        <comment>few</comment>
        <translation>Una línea empieza con la segunda noche.</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>pots</comment>
        <translation>Botes más grandes</translation>
    </message>
    <message>
        <source>tap to replay</source>
        <comment>pots_hint</comment>
        <translation>toca para repetir</translation>
    </message>
    <message>
        <source>no pot of a cash game was won</source>
        <comment>pots_none</comment>
        <translation>ningún bote de cash game ganado</translation>
    </message>
    <message>
        <source>hand {hand}, {day}, won by {names}</source>
        <comment>pot_row</comment>
        <translation>mano {hand}, {day}, ganada por {names}</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>company</comment>
        <translation>Con quién</translation>
    </message>
    <message>
        <source>tap to compare</source>
        <comment>company_hint</comment>
        <translation>toca para comparar</translation>
    </message>
    <message>
        <source>nobody else played</source>
        <comment>company_none</comment>
        <translation>no jugó nadie más</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings together</source>
        <comment>together</comment>
        <translation>
            <numerusform>{count} noche juntos</numerusform>
            <numerusform>{count} noches juntos</numerusform>
        </translation>
    </message>
    <message>
        <source>evenings, result</source>
        <comment>columns</comment>
        <translation>noches, resultado</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more</comment>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>from the start</source>
        <comment>from_start</comment>
        <translation>desde el inicio</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Names, notes</source>
        <comment>names</comment>
        <translation>Nombres, notas</translation>
    </message>
    <message>
        <source>of {name}</source>
        <comment>names_note</comment>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>Merge</source>
        <comment>merge</comment>
        <translation>Unir</translation>
    </message>
    <message>
        <source>same person twice</source>
        <comment>merge_note</comment>
        <translation>dos veces la misma persona</translation>
    </message>
    <message>
        <source>Save the table</source>
        <comment>save</comment>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>CSV, HTML, PDF</source>
        <comment>save_note</comment>
        <translation>CSV, HTML, PDF</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>forget</comment>
        <translation>Olvidar a {name}</translation>
    </message>
    <message>
        <source>name goes, sums stay</source>
        <comment>forget_note</comment>
        <translation>el nombre se va, las sumas no</translation>
    </message>
    <message>
        <source>{name}: evenings</source>
        <comment>evenings</comment>
        <translation>{name}: noches</translation>
    </message>
    <message>
        <source>opens the book</source>
        <comment>evenings_note</comment>
        <translation>abre el registro</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <comment>who_else</comment>
        <translation>¿Quién es la misma persona que {name}?</translation>
    </message>
    <message>
        <source>{other} is {name}</source>
        <comment>join</comment>
        <translation>{other} es {name}</translation>
    </message>
    <message>
        <source>one person from now on</source>
        <comment>join_note</comment>
        <translation>una sola persona desde ahora</translation>
    </message>
    <message>
        <source>Both are shown; hands keep the names that were typed, and the two can be parted again.</source>
        <comment>join_about</comment>
        <translation>Se ven los dos; las manos conservan los nombres escritos, y se pueden volver a separar.</translation>
    </message>
    <message>
        <source>Shown as {name}</source>
        <comment>shown_as</comment>
        <translation>Se muestra como {name}</translation>
    </message>
    <message>
        <source>change the name</source>
        <comment>rename</comment>
        <translation>cambiar el nombre</translation>
    </message>
    <message>
        <source>The name to show</source>
        <comment>rename_title</comment>
        <translation>El nombre que se muestra</translation>
    </message>
    <message>
        <source>Part {names}</source>
        <comment>part</comment>
        <translation>Separar a {names}</translation>
    </message>
    <message>
        <source>a person of their own again</source>
        <comment>part_note</comment>
        <translation>otra vez una persona aparte</translation>
    </message>
    <message>
        <source>{name} is nobody's name</source>
        <comment>drop</comment>
        <translation>{name} no es nombre de nadie</translation>
    </message>
    <message>
        <source>nobody has played under it</source>
        <comment>drop_note</comment>
        <translation>nadie ha jugado con él</translation>
    </message>
    <message>
        <source>One more name</source>
        <comment>add</comment>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>by which seating and search find them</source>
        <comment>add_note</comment>
        <translation>los asientos y la búsqueda lo encuentran</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes of {name}</source>
        <comment>notes_of</comment>
        <translation>Notas de {name}</translation>
    </message>
    <message>
        <source>nothing is noted</source>
        <comment>notes_none</comment>
        <translation>nada anotado</translation>
    </message>
    <message>
        <source>what you want to remember</source>
        <comment>notes_hint</comment>
        <translation>lo que quieras recordar</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>colour</comment>
        <translation>Color</translation>
    </message>
    <message>
        <source>no colour</source>
        <comment>no_colour</comment>
        <translation>sin color</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour_red</comment>
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour_orange</comment>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour_yellow</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour_green</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour_teal</comment>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour_blue</comment>
        <translation>azul</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour_violet</comment>
        <translation>violeta</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour_brown</comment>
        <translation>marrón</translation>
    </message>
    <message>
        <source>Write down</source>
        <comment>write</comment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>No se ha escrito: {why}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <comment>saved</comment>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <comment>csv</comment>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>Page for a browser (HTML)</source>
        <comment>html</comment>
        <translation>Página para el navegador (HTML)</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <comment>pdf</comment>
        <translation>Papel (PDF)</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>head_person</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>head_evenings</comment>
        <translation>Noches</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>head_hands</comment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>head_hours</comment>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head_net</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>head_hourly</comment>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>head_best</comment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Worst</source>
        <comment>head_worst</comment>
        <translation>Peor</translation>
    </message>
    <message>
        <source>Showdowns won</source>
        <comment>head_showdowns_won</comment>
        <translation>Showdowns ganados</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <comment>head_showdowns</comment>
        <translation>Showdowns</translation>
    </message>
    <message>
        <source>In</source>
        <comment>head_unit</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>head_day</comment>
        <translation>Día</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>head_session</comment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Account</source>
        <comment>head_account</comment>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>head_amount</comment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Accounts</source>
        <comment>accounts</comment>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>rake, tips, kitty</source>
        <comment>accounts_note</comment>
        <translation>rake, propinas, fondo</translation>
    </message>
    <message numerus="yes">
        <source>{season}: what {count} evenings left</source>
        <comment>accounts_about</comment>
        <translation>
            <numerusform>{season}: lo que dejó {count} noche</numerusform>
            <numerusform>{season}: lo que dejaron {count} noches</numerusform>
        </translation>
    </message>
    <message>
        <source>a table (CSV)</source>
        <comment>accounts_save_note</comment>
        <translation>una tabla (CSV)</translation>
    </message>
    <message>
        <source>Evening by evening</source>
        <comment>takings</comment>
        <translation>Noche a noche</translation>
    </message>
    <message>
        <source>tap for the recap</source>
        <comment>takings_hint</comment>
        <translation>toca: resumen</translation>
    </message>
    <message>
        <source>Nothing was taken off a table.</source>
        <comment>takings_none</comment>
        <translation>No se retiró nada de ninguna mesa.</translation>
    </message>
    <message>
        <source>{name}, evening by evening</source>
        <comment>evenings_of</comment>
        <translation>{name}, noche a noche</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Día</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>Casino</source>
        <comment>casino</comment>
        <translation>Casino</translation>
    </message>
    <message>
        <source>A cash game in a card room</source>
        <comment>casino</comment>
        <translation>Una partida de cash en sala</translation>
    </message>
    <message>
        <source>Nobody gets a cheap orbit or a double one; a room with a dealer can keep track of a dead button.</source>
        <comment>casino</comment>
        <translation>Nadie tiene una vuelta barata ni doble; una sala con crupier puede llevar un botón muerto.</translation>
    </message>
    <message>
        <source>A newcomer may post at once or wait for the big blind.</source>
        <comment>casino</comment>
        <translation>El nuevo puede poner el post enseguida o esperar la ciega grande.</translation>
    </message>
    <message>
        <source>The missed big blind comes back live, the small one dead.</source>
        <comment>casino</comment>
        <translation>La ciega grande perdida vuelve viva, la pequeña muerta.</translation>
    </message>
    <message>
        <source>Only a small blind missed: it plays as part of the bet.</source>
        <comment>casino</comment>
        <translation>Solo la pequeña perdida: cuenta en la apuesta.</translation>
    </message>
    <message>
        <source>Leaving for a minute wipes no blind that was missed.</source>
        <comment>casino</comment>
        <translation>Irse un minuto no borra ninguna ciega perdida.</translation>
    </message>
    <message>
        <source>Who gives up a good seat after the button hand may let the blinds pass the new one, once.</source>
        <comment>casino</comment>
        <translation>Quien deja un buen sitio tras el botón puede dejar pasar las ciegas en el nuevo, una vez.</translation>
    </message>
    <message>
        <source>A player next to the button who owes a blind may buy it.</source>
        <comment>casino</comment>
        <translation>Un jugador junto al botón que debe una ciega puede comprarlo.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>casino</comment>
        <translation>Una apuesta y tres subidas por ronda.</translation>
    </message>
    <message>
        <source>No end to the raises once two are left.</source>
        <comment>casino</comment>
        <translation>Subidas sin fin cuando quedan dos.</translation>
    </message>
    <message>
        <source>Who has less than the small blind is all-in for it.</source>
        <comment>casino</comment>
        <translation>Quien tiene menos que la ciega pequeña va all-in con ello.</translation>
    </message>
    <message>
        <source>Chips are bought between hands only.</source>
        <comment>casino</comment>
        <translation>Las fichas se compran solo entre manos.</translation>
    </message>
    <message>
        <source>Going south is stopped for an hour.</source>
        <comment>casino</comment>
        <translation>Durante una hora no se vuelve con menos.</translation>
    </message>
    <message>
        <source>Twice is what card rooms allow.</source>
        <comment>casino</comment>
        <translation>Dos veces es lo que permiten las salas.</translation>
    </message>
    <message>
        <source>Chips may come in several motions once a raise was announced.</source>
        <comment>casino</comment>
        <translation>Anunciada la subida, las fichas pueden venir en varios gestos.</translation>
    </message>
    <message>
        <source>A call in between frees who acted out of turn.</source>
        <comment>casino</comment>
        <translation>Un call intermedio libera a quien actuó fuera de turno.</translation>
    </message>
    <message>
        <source>The pot of a no-limit game is spread for the players, not counted for them.</source>
        <comment>casino</comment>
        <translation>En no-limit el bote se extiende para los jugadores, no se cuenta.</translation>
    </message>
    <message>
        <source>One live straddle, first to act, twice the big blind.</source>
        <comment>casino</comment>
        <translation>Un straddle vivo del primero, dos ciegas grandes.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more, as over the blind itself.</source>
        <comment>casino</comment>
        <translation>Una subida sobre él es una ciega grande más, como sobre la ciega.</translation>
    </message>
    <message>
        <source>Taken only once a second round is dealt; the table says how much.</source>
        <comment>casino</comment>
        <translation>Se toma solo desde la segunda ronda; cuánto, lo dice la mesa.</translation>
    </message>
    <message>
        <source>A minute is enough for any decision.</source>
        <comment>casino</comment>
        <translation>Un minuto basta para cualquier decisión.</translation>
    </message>
    <message>
        <source>A warning ten seconds before the end.</source>
        <comment>casino</comment>
        <translation>Un aviso diez segundos antes del final.</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>home</comment>
        <translation>En casa</translation>
    </message>
    <message>
        <source>A friendly game at home</source>
        <comment>home</comment>
        <translation>Una partida entre amigos</translation>
    </message>
    <message>
        <source>The button simply goes to the next player; nobody has to remember who left.</source>
        <comment>home</comment>
        <translation>El botón va sin más al siguiente; nadie tiene que recordar quién se fue.</translation>
    </message>
    <message>
        <source>Friends come late and are dealt in at once.</source>
        <comment>home</comment>
        <translation>Los amigos llegan tarde y reciben cartas enseguida.</translation>
    </message>
    <message>
        <source>They go for a smoke and owe nothing for it.</source>
        <comment>home</comment>
        <translation>Salen a fumar y no deben nada por ello.</translation>
    </message>
    <message>
        <source>Going home for an hour wipes nothing, where the house keeps marks.</source>
        <comment>home</comment>
        <translation>Irse a casa una hora no borra nada, si la casa lleva marcas.</translation>
    </message>
    <message>
        <source>Dealt in wherever they sit down.</source>
        <comment>home</comment>
        <translation>Reciben cartas donde se sienten.</translation>
    </message>
    <message>
        <source>Not on the button: who comes back there waits a hand, and nobody pays the same blind twice.</source>
        <comment>home</comment>
        <translation>No en el botón: quien vuelve allí espera una mano y nadie paga dos veces la misma ciega.</translation>
    </message>
    <message>
        <source>Four raises, a little more fun than the three of the books.</source>
        <comment>home</comment>
        <translation>Cuatro subidas, algo más divertido que las tres de los libros.</translation>
    </message>
    <message>
        <source>Two players raise as long as they like.</source>
        <comment>home</comment>
        <translation>Entre dos se sube cuanto se quiera.</translation>
    </message>
    <message>
        <source>No special sum for the small blind: everybody opens for the same.</source>
        <comment>home</comment>
        <translation>Sin suma especial para la pequeña: todos abren igual.</translation>
    </message>
    <message>
        <source>As often as the table likes.</source>
        <comment>home</comment>
        <translation>Tantas veces como quiera la mesa.</translation>
    </message>
    <message>
        <source>Short is all-in, nobody is sent away.</source>
        <comment>home</comment>
        <translation>Corto es all-in, no se echa a nadie.</translation>
    </message>
    <message>
        <source>Forgiving about motions.</source>
        <comment>home</comment>
        <translation>Indulgente con los gestos.</translation>
    </message>
    <message>
        <source>Forgiving about turns.</source>
        <comment>home</comment>
        <translation>Indulgente con los turnos.</translation>
    </message>
    <message>
        <source>The pot is no secret.</source>
        <comment>home</comment>
        <translation>El bote no es secreto.</translation>
    </message>
    <message>
        <source>From any seat: it is meant to be fun.</source>
        <comment>home</comment>
        <translation>Desde cualquier asiento: es para divertirse.</translation>
    </message>
    <message>
        <source>Once more on top of it.</source>
        <comment>home</comment>
        <translation>Una vez más encima.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more.</source>
        <comment>home</comment>
        <translation>Una subida sobre él es una ciega grande más.</translation>
    </message>
    <message>
        <source>Two minutes: it is late and there is a story to finish.</source>
        <comment>home</comment>
        <translation>Dos minutos: es tarde y hay una historia que acabar.</translation>
    </message>
    <message>
        <source>A warning a quarter of a minute before the end.</source>
        <comment>home</comment>
        <translation>Un aviso un cuarto de minuto antes del final.</translation>
    </message>
    <message>
        <source>A bomb pot is an extra; the button stays for the next regular hand.</source>
        <comment>home</comment>
        <translation>Un bomb pot es un extra; el botón queda para la siguiente mano normal.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Modelled on the Tournament Directors Association's rules</source>
        <comment>tournament</comment>
        <translation>Según las reglas de la Tournament Directors Association</translation>
    </message>
    <message>
        <source>Everybody pays each blind once an orbit, whoever leaves.</source>
        <comment>tournament</comment>
        <translation>Cada uno paga cada ciega una vez por vuelta, deje la mesa quien la deje.</translation>
    </message>
    <message>
        <source>Newcomers are dealt in and owe nothing; between button and big blind they wait for the button to pass.</source>
        <comment>tournament</comment>
        <translation>Los nuevos reciben cartas y no deben nada; entre botón y ciega grande esperan a que avance el botón.</translation>
    </message>
    <message>
        <source>Who is moved to the button is dealt in there.</source>
        <comment>tournament</comment>
        <translation>A quien sientan en el botón se le reparte allí.</translation>
    </message>
    <message>
        <source>A seat with chips is dealt in and posts, whether anybody sits there or not.</source>
        <comment>tournament</comment>
        <translation>Un asiento con fichas recibe cartas y pone sus ciegas, haya alguien o no.</translation>
    </message>
    <message>
        <source>Nobody gets rid of a missed blind by leaving.</source>
        <comment>tournament</comment>
        <translation>Nadie se libra de una ciega perdida por irse.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>tournament</comment>
        <translation>Una apuesta y tres subidas por ronda.</translation>
    </message>
    <message>
        <source>The cap holds between two players as well, also for the last two of the tournament.</source>
        <comment>tournament</comment>
        <translation>El tope vale también entre dos jugadores, incluso para los dos últimos del torneo.</translation>
    </message>
    <message>
        <source>A short stack is dealt in and all-in for the blind.</source>
        <comment>tournament</comment>
        <translation>Quien tiene pocas fichas recibe cartas y va all-in por la ciega.</translation>
    </message>
    <message>
        <source>No chips come in during a hand, and no markers.</source>
        <comment>tournament</comment>
        <translation>Durante una mano no entran fichas, ni hay markers.</translation>
    </message>
    <message>
        <source>Nothing is run twice.</source>
        <comment>tournament</comment>
        <translation>Nada se reparte dos veces.</translation>
    </message>
    <message>
        <source>All-in hands are turned face up.</source>
        <comment>tournament</comment>
        <translation>Las manos all-in se muestran.</translation>
    </message>
    <message>
        <source>From half of a raise on it must be completed.</source>
        <comment>tournament</comment>
        <translation>Desde media subida hay que completarla.</translation>
    </message>
    <message>
        <source>One motion, an amount that was said, or the exact call and then one more motion.</source>
        <comment>tournament</comment>
        <translation>Un gesto, un importe dicho, o el call exacto y después un gesto más.</translation>
    </message>
    <message>
        <source>Chips that are all needed for the call are a call, whatever their values.</source>
        <comment>tournament</comment>
        <translation>Fichas que hacen falta todas para igualar son un call, valgan lo que valgan.</translation>
    </message>
    <message>
        <source>Only a bet or raise in between frees who acted out of turn.</source>
        <comment>tournament</comment>
        <translation>Solo una apuesta o subida intermedia libera a quien actuó fuera de turno.</translation>
    </message>
    <message>
        <source>After that bet or raise, who checked out of turn has every option.</source>
        <comment>tournament</comment>
        <translation>Tras esa apuesta o subida, quien pasó fuera de turno tiene todas las opciones.</translation>
    </message>
    <message>
        <source>Two acts, one of them with chips, or any three close what lies before them.</source>
        <comment>tournament</comment>
        <translation>Dos acciones, una de ellas con fichas, o tres cualesquiera, cierran lo anterior.</translation>
    </message>
    <message>
        <source>Players may ask what the pot is in pot limit only.</source>
        <comment>tournament</comment>
        <translation>Solo en pot-limit se puede preguntar el bote.</translation>
    </message>
    <message>
        <source>A big blind too short for blind and ante pays the blind first.</source>
        <comment>tournament</comment>
        <translation>Una ciega grande que no llega para ciega y ante paga primero la ciega.</translation>
    </message>
    <message>
        <source>Never in tournaments, unless a table says so itself.</source>
        <comment>tournament</comment>
        <translation>Nunca en torneos, salvo que la mesa lo diga.</translation>
    </message>
    <message>
        <source>Twenty-five seconds.</source>
        <comment>tournament</comment>
        <translation>Veinticinco segundos.</translation>
    </message>
    <message>
        <source>And the last five are counted.</source>
        <comment>tournament</comment>
        <translation>Y los cinco últimos se cuentan.</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>online</comment>
        <translation>En línea</translation>
    </message>
    <message>
        <source>As poker rooms on the internet deal it</source>
        <comment>online</comment>
        <translation>Como reparten las salas de internet</translation>
    </message>
    <message>
        <source>Software moves the button to the next player and never deals a dead one.</source>
        <comment>online</comment>
        <translation>El programa lleva el botón al siguiente y nunca lo deja muerto.</translation>
    </message>
    <message>
        <source>Post, or wait for the big blind.</source>
        <comment>online</comment>
        <translation>Poner el post o esperar la ciega grande.</translation>
    </message>
    <message>
        <source>A missed big blind comes back live, the small one dead.</source>
        <comment>online</comment>
        <translation>Una ciega grande perdida vuelve viva, la pequeña muerta.</translation>
    </message>
    <message>
        <source>Dead also when it is missed alone.</source>
        <comment>online</comment>
        <translation>Muerta también si solo falta esa.</translation>
    </message>
    <message>
        <source>Leaving the table and coming back wipes no blind.</source>
        <comment>online</comment>
        <translation>Dejar la mesa y volver no borra ninguna ciega.</translation>
    </message>
    <message>
        <source>The cap is four bets.</source>
        <comment>online</comment>
        <translation>El tope son cuatro apuestas.</translation>
    </message>
    <message>
        <source>For any number of players.</source>
        <comment>online</comment>
        <translation>Para cualquier número de jugadores.</translation>
    </message>
    <message>
        <source>The pot is what the formula says.</source>
        <comment>online</comment>
        <translation>El bote es lo que dice la fórmula.</translation>
    </message>
    <message>
        <source>Twice at most.</source>
        <comment>online</comment>
        <translation>Dos veces como mucho.</translation>
    </message>
    <message>
        <source>All-in hands are turned up.</source>
        <comment>online</comment>
        <translation>Las manos all-in se enseñan.</translation>
    </message>
    <message>
        <source>Going south is stopped for two hours.</source>
        <comment>online</comment>
        <translation>Durante dos horas no se vuelve con menos.</translation>
    </message>
    <message>
        <source>A click is one motion.</source>
        <comment>online</comment>
        <translation>Un clic es un gesto.</translation>
    </message>
    <message>
        <source>An action chosen early stands until somebody bets.</source>
        <comment>online</comment>
        <translation>Una acción elegida antes vale hasta que alguien apueste.</translation>
    </message>
    <message>
        <source>A check chosen early falls away with the bet.</source>
        <comment>online</comment>
        <translation>El pasar elegido antes cae con la apuesta.</translation>
    </message>
    <message>
        <source>The pot is always on the screen.</source>
        <comment>online</comment>
        <translation>El bote está siempre en pantalla.</translation>
    </message>
    <message>
        <source>Most rooms have none.</source>
        <comment>online</comment>
        <translation>La mayoría de las salas no tiene.</translation>
    </message>
    <message>
        <source>Nothing is taken before the flop.</source>
        <comment>online</comment>
        <translation>Nada se toma antes del flop.</translation>
    </message>
    <message>
        <source>Half a minute.</source>
        <comment>online</comment>
        <translation>Medio minuto.</translation>
    </message>
    <message>
        <source>With ten seconds of warning.</source>
        <comment>online</comment>
        <translation>Con diez segundos de aviso.</translation>
    </message>
</context>
<context>
    <name>privacy</name>
    <message>
        <source>Erase and forget</source>
        <comment>title</comment>
        <translation>Borrar y olvidar</translation>
    </message>
    <message>
        <source>For good: in the book and in its backups</source>
        <comment>about</comment>
        <translation>Para siempre: en el registro y sus copias</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Erase an evening</source>
        <comment>evenings</comment>
        <translation>Borrar una noche</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <comment>people</comment>
        <translation>Olvidar a una persona</translation>
    </message>
    <message>
        <source>Players and dealers</source>
        <comment>people_title</comment>
        <translation>Jugadores y crupieres</translation>
    </message>
    <message>
        <source>Choose what is to go</source>
        <comment>choose</comment>
        <translation>Elegir lo que se va</translation>
    </message>
    <message>
        <source>Nothing goes before the key below is tapped.</source>
        <comment>choose_note</comment>
        <translation>Nada se va antes de tocar la tecla de abajo.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <comment>erase</comment>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <comment>forget</comment>
        <translation>Olvidar para siempre</translation>
    </message>
    <message>
        <source>The evening of {began}</source>
        <comment>evening</comment>
        <translation>La noche del {began}</translation>
    </message>
    <message>
        <source>Looking what goes</source>
        <comment>looking</comment>
        <translation>Se mira lo que se va</translation>
    </message>
    <message numerus="yes">
        <source>{count} payments of it are not ticked as paid.</source>
        <comment>unpaid</comment>
        <translation>
            <numerusform>{count} de sus pagos no está marcado como pagado.</numerusform>
            <numerusform>{count} de sus pagos no están marcados como pagados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands go, with all names and sums.</source>
        <comment>hands</comment>
        <translation>
            <numerusform>{count} mano se va, con todos los nombres y sumas.</numerusform>
            <numerusform>{count} manos se van, con todos los nombres y sumas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups hold it: there it goes too.</source>
        <comment>holding</comment>
        <translation>
            <numerusform>{count} copia la contiene: también se va de ahí.</numerusform>
            <numerusform>{count} copias la contienen: también se va de ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup holds it.</source>
        <comment>holding_none</comment>
        <translation>Ninguna copia la contiene.</translation>
    </message>
    <message>
        <source>What was printed, sent or copied elsewhere stays as well.</source>
        <comment>saved_stay</comment>
        <translation>Lo que se imprimió, envió o copió en otro sitio también queda.</translation>
    </message>
    <message numerus="yes">
        <source>{count} other books in {folder} are not touched: {files}</source>
        <comment>beyond_books</comment>
        <translation>
            <numerusform>{count} otro registro en {folder} queda como está: {files}</numerusform>
            <numerusform>{count} otros registros en {folder} quedan como están: {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>What was saved in {folder} stays there.</source>
        <comment>beyond_files</comment>
        <translation>Lo que se guardó en {folder} queda allí.</translation>
    </message>
    <message>
        <source>{folder} is not there now: its backups stay as they are. Put it in first.</source>
        <comment>beyond_second</comment>
        <translation>{folder} ahora no está: sus copias quedan como están. Conéctala primero.</translation>
    </message>
    <message>
        <source>Its payments cannot be read: {why}</source>
        <comment>unknown</comment>
        <translation>Sus pagos no se pueden leer: {why}</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>person</comment>
        <translation>Olvidar a {name}</translation>
    </message>
    <message>
        <source>Another name stands wherever {name} sat, dealt or decided: book, backups, this device.</source>
        <comment>person_name</comment>
        <translation>Otro nombre figura donde {name} jugó, repartió o decidió: registro, copias, este dispositivo.</translation>
    </message>
    <message>
        <source>Sums and results stay.</source>
        <comment>person_sums</comment>
        <translation>Las sumas y los resultados quedan.</translation>
    </message>
    <message>
        <source>The chain of these evenings is made anew; verifying the book says since when.</source>
        <comment>person_chain</comment>
        <translation>La cadena de estas noches se hace de nuevo; al comprobar el registro se dice desde cuándo.</translation>
    </message>
    <message>
        <source>Changing the book</source>
        <comment>rewriting</comment>
        <translation>Se cambia el registro</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>stop</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>stopped</comment>
        <translation>Parado: no se ha cambiado nada</translation>
    </message>
    <message>
        <source>Changing the backups</source>
        <comment>working</comment>
        <translation>Se cambian las copias</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <comment>how_far</comment>
        <translation>{done} de {of}</translation>
    </message>
    <message>
        <source>The evening is erased</source>
        <comment>erased</comment>
        <translation>La noche está borrada</translation>
    </message>
    <message>
        <source>From now on the name is {stand_in}</source>
        <comment>forgotten</comment>
        <translation>Desde ahora el nombre es {stand_in}</translation>
    </message>
    <message numerus="yes">
        <source>In {count} evenings of the book.</source>
        <comment>forgotten_in</comment>
        <translation>
            <numerusform>En {count} noche del registro.</numerusform>
            <numerusform>En {count} noches del registro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups were changed.</source>
        <comment>changed</comment>
        <translation>
            <numerusform>{count} copia se cambió.</numerusform>
            <numerusform>{count} copias se cambiaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not changed: {why}</source>
        <comment>unchanged</comment>
        <translation>{file} no se cambió: {why}</translation>
    </message>
    <message>
        <source>It could not be done: {why}</source>
        <comment>failed</comment>
        <translation>No se pudo hacer: {why}</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>Session recap</source>
        <comment>recap</comment>
        <translation>Resumen de la sesión</translation>
    </message>
    <message>
        <source>Session</source>
        <comment>session</comment>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Won and lost, hand by hand</source>
        <comment>won_lost</comment>
        <translation>Ganado y perdido, mano por mano</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>find_hand</comment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>pay</comment>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <comment>col_taken</comment>
        <translation>Rake y drop</translation>
    </message>
    <message>
        <source>The evening</source>
        <comment>the_evening</comment>
        <translation>La noche</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>all_of_them</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>One file, opens without a network.</source>
        <comment>one_file</comment>
        <translation>Un solo archivo, se abre sin red.</translation>
    </message>
    <message>
        <source>The lines begin with the first hand</source>
        <comment>no_lines</comment>
        <translation>Las líneas empiezan con la primera mano</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more_games</comment>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>ended {time}</source>
        <comment>ended</comment>
        <translation>terminó {time}</translation>
    </message>
    <message>
        <source>last tap {time}</source>
        <comment>last_tap</comment>
        <translation>último toque {time}</translation>
    </message>
    <message>
        <source>corrected: hand {hands}</source>
        <comment>corrected_hands</comment>
        <translation>corregido: mano {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands corrected</source>
        <comment>n_corrected</comment>
        <translation>
            <numerusform>{count} mano corregida</numerusform>
            <numerusform>{count} manos corregidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <comment>played</comment>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>an_hour</comment>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Biggest pot</source>
        <comment>biggest</comment>
        <translation>Mayor bote</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <comment>hand_n</comment>
        <translation>mano {hand}</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Crupieres</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <comment>hours</comment>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <comment>minutes</comment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>under a minute</source>
        <comment>under_minute</comment>
        <translation>menos de 1 min</translation>
    </message>
    <message>
        <source>rake</source>
        <comment>rake</comment>
        <translation>rake</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>drop</comment>
        <translation>drop</translation>
    </message>
    <message>
        <source>tips</source>
        <comment>tips</comment>
        <translation>propinas</translation>
    </message>
    <message>
        <source>kitty</source>
        <comment>kitty</comment>
        <translation>fondo</translation>
    </message>
    <message>
        <source>house</source>
        <comment>house</comment>
        <translation>casa</translation>
    </message>
    <message>
        <source>the kitty</source>
        <comment>the_kitty</comment>
        <translation>el fondo</translation>
    </message>
    <message>
        <source>the house</source>
        <comment>the_house</comment>
        <translation>la casa</translation>
    </message>
    <message>
        <source>the dealers</source>
        <comment>party_dealers</comment>
        <translation>los crupieres</translation>
    </message>
    <message>
        <source>nobody (unaccounted)</source>
        <comment>party_nobody</comment>
        <translation>nadie (sin explicar)</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>all_there</comment>
        <translation>Todas las fichas cuadran</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips missing</source>
        <comment>n_missing</comment>
        <translation>
            <numerusform>falta {count} ficha</numerusform>
            <numerusform>faltan {count} fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips too many</source>
        <comment>n_too_many</comment>
        <translation>
            <numerusform>sobra {count} ficha</numerusform>
            <numerusform>sobran {count} fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips more counted than recorded</source>
        <comment>n_more</comment>
        <translation>
            <numerusform>{count} ficha contada de más</numerusform>
            <numerusform>{count} fichas contadas de más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips fewer counted than recorded</source>
        <comment>n_fewer</comment>
        <translation>
            <numerusform>{count} ficha contada de menos</numerusform>
            <numerusform>{count} fichas contadas de menos</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} missing</source>
        <comment>missing_money</comment>
        <translation>faltan {amount}</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>too_many_money</comment>
        <translation>sobran {amount}</translation>
    </message>
    <message>
        <source>{amount} more counted than recorded</source>
        <comment>more_money</comment>
        <translation>{amount} contados de más</translation>
    </message>
    <message>
        <source>{amount} less counted than recorded</source>
        <comment>fewer_money</comment>
        <translation>{amount} contados de menos</translation>
    </message>
    <message>
        <source>{amount} in</source>
        <comment>n_in</comment>
        <translation>{amount} compradas</translation>
    </message>
    <message>
        <source>{amount} splashed</source>
        <comment>n_splashed</comment>
        <translation>{amount} splash</translation>
    </message>
    <message>
        <source>{amount} counted</source>
        <comment>n_counted</comment>
        <translation>{amount} contadas</translation>
    </message>
    <message>
        <source>{amount} cashed out</source>
        <comment>n_cashed</comment>
        <translation>{amount} canjeadas</translation>
    </message>
    <message>
        <source>{amount} on the table</source>
        <comment>n_on_table</comment>
        <translation>{amount} en la mesa</translation>
    </message>
    <message>
        <source>{amount} more by the chip race</source>
        <comment>n_raced</comment>
        <translation>{amount} más por el chip race</translation>
    </message>
    <message>
        <source>{amount} less by the chip race</source>
        <comment>n_raced_off</comment>
        <translation>{amount} menos por el chip race</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>results</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>bought_in</comment>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Buys</source>
        <comment>buys</comment>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Has in all</source>
        <comment>has_in_all</comment>
        <translation>Tiene en total</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>cashed_out</comment>
        <translation>Canjeado</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Loans</source>
        <comment>loans</comment>
        <translation>Préstamos</translation>
    </message>
    <message>
        <source>{words}, lent {amount}</source>
        <comment>speak_lent</comment>
        <translation>{words}, prestó {amount}</translation>
    </message>
    <message>
        <source>{words}, borrowed {amount}</source>
        <comment>speak_borrowed</comment>
        <translation>{words}, tomó prestado {amount}</translation>
    </message>
    <message>
        <source>tap a name to light its line</source>
        <comment>tap_name</comment>
        <translation>toca un nombre para ver su línea</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, has {left} in all, {hands} hands</source>
        <comment>speak_playing</comment>
        <translation>{name}, resultado {net}, compró {bought} en {buys}, tiene {left} en total, {hands} manos</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, cashed out {left}, {hands} hands</source>
        <comment>speak_left</comment>
        <translation>{name}, resultado {net}, compró {bought} en {buys}, canjeado {left}, {hands} manos</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <comment>part</comment>
        <translation>{first} a {last} de {all}</translation>
    </message>
    <message>
        <source>{last} of {all}</source>
        <comment>part_one</comment>
        <translation>{last} de {all}</translation>
    </message>
    <message>
        <source>{part}, next part</source>
        <comment>next_part</comment>
        <translation>{part}, siguiente parte</translation>
    </message>
    <message>
        <source>Settle up</source>
        <comment>settle</comment>
        <translation>Saldar cuentas</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>{who} pays {to} {amount}</source>
        <comment>pays</comment>
        <translation>{who} paga {amount} a {to}</translation>
    </message>
    <message>
        <source>{who} pays {to}</source>
        <comment>pays_whom</comment>
        <translation>{who} paga a {to}</translation>
    </message>
    <message>
        <source>{what}, marker, {state}</source>
        <comment>speak_marker</comment>
        <translation>{what}, marker, {state}</translation>
    </message>
    <message>
        <source>{what}, {state}</source>
        <comment>speak_payment</comment>
        <translation>{what}, {state}</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>paid</comment>
        <translation>pagado</translation>
    </message>
    <message>
        <source>not paid yet</source>
        <comment>not_paid</comment>
        <translation>aún no pagado</translation>
    </message>
    <message>
        <source>marker, unpaid</source>
        <comment>marker_unpaid</comment>
        <translation>marker, sin pagar</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>marker</comment>
        <translation>marker</translation>
    </message>
    <message>
        <source>tap when paid</source>
        <comment>tap_paid</comment>
        <translation>toca si pagó</translation>
    </message>
    <message>
        <source>unpaid</source>
        <comment>unpaid</comment>
        <translation>sin pagar</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>reopen</comment>
        <translation>Reabrir la partida</translation>
    </message>
    <message>
        <source>all chips go back to the seats</source>
        <comment>reopen_second</comment>
        <translation>las fichas vuelven a los asientos</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>end</comment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>End all the same</source>
        <comment>end_anyway</comment>
        <translation>Terminar igualmente</translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: they get no place</source>
        <comment>end_unplaced</comment>
        <translation>
            <numerusform>{count} en juego: sin puesto</numerusform>
            <numerusform>{count} en juego: sin puesto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: placed by their chips</source>
        <comment>end_by_chips</comment>
        <translation>
            <numerusform>{count} sigue: puesto por fichas</numerusform>
            <numerusform>{count} siguen: puestos por fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody is cashed out</source>
        <comment>end_second</comment>
        <translation>todos canjean sus fichas</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count them first</source>
        <comment>high_by</comment>
        <translation>fichas: {amount} de más: cuéntalas antes</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count them first</source>
        <comment>low_by</comment>
        <translation>fichas: {amount} de menos: cuéntalas antes</translation>
    </message>
    <message>
        <source>Unaccounted for</source>
        <comment>off_title</comment>
        <translation>Sin explicar</translation>
    </message>
    <message>
        <source>Who bears it?</source>
        <comment>off_go</comment>
        <translation>¿Quién lo asume?</translation>
    </message>
    <message>
        <source>said on the recap, or counted again</source>
        <comment>off_go_note</comment>
        <translation>se dice en el resumen, o se recuenta</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count again, or settle anyway</source>
        <comment>high_who</comment>
        <translation>{amount} de más en fichas: recuenta o liquida igual</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count again, or settle anyway</source>
        <comment>low_who</comment>
        <translation>{amount} de menos en fichas: recuenta o liquida igual</translation>
    </message>
    <message>
        <source>tap to take back</source>
        <comment>take_back</comment>
        <translation>toca para deshacerlo</translation>
    </message>
    <message>
        <source>all players</source>
        <comment>all_players</comment>
        <translation>todos los jugadores</translation>
    </message>
    <message>
        <source>pays {amount} more</source>
        <comment>one_pays</comment>
        <translation>paga {amount} más</translation>
    </message>
    <message>
        <source>gets {amount} more</source>
        <comment>one_gets</comment>
        <translation>recibe {amount} más</translation>
    </message>
    <message>
        <source>pay {amount} more each</source>
        <comment>all_pay</comment>
        <translation>pagan {amount} más cada uno</translation>
    </message>
    <message>
        <source>get {amount} more each</source>
        <comment>all_get</comment>
        <translation>reciben {amount} más cada uno</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>or_amounts</comment>
        <translation>{least} o {most}</translation>
    </message>
    <message>
        <source>The results are off by {amount}. Settled anyway: {who} {how}.</source>
        <comment>borne</comment>
        <translation>Los resultados difieren en {amount}. Liquidado igual: {who} {how}.</translation>
    </message>
    <message>
        <source>Pay and share</source>
        <comment>settle_more</comment>
        <translation>Pagar y repartir</translation>
    </message>
    <message>
        <source>codes, expenses, old debts</source>
        <comment>settle_more_note</comment>
        <translation>códigos, gastos, deudas</translation>
    </message>
    <message>
        <source>codes, costs</source>
        <comment>settle_more_brief</comment>
        <translation>códigos, gastos</translation>
    </message>
    <message numerus="yes">
        <source>{count} old debts open</source>
        <comment>debts_open</comment>
        <translation>
            <numerusform>{count} deuda anterior pendiente</numerusform>
            <numerusform>{count} deudas anteriores pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>What each one gets or pays</source>
        <comment>gets_or_pays</comment>
        <translation>Lo que cada uno cobra o paga</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>cards</comment>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Expenses</source>
        <comment>shared</comment>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>From before</source>
        <comment>from_before</comment>
        <translation>De antes</translation>
    </message>
    <message>
        <source>Rounding</source>
        <comment>rounding</comment>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>all_together</comment>
        <translation>En total</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>payments</comment>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Also counted</source>
        <comment>also</comment>
        <translation>También cuenta</translation>
    </message>
    <message>
        <source>not paid after all? Tap it again</source>
        <comment>untick_ask</comment>
        <translation>¿no está pagado? Tócalo otra vez</translation>
    </message>
    <message>
        <source>tap again</source>
        <comment>untick_again</comment>
        <translation>otra vez</translation>
    </message>
    <message>
        <source>paid {time}</source>
        <comment>paid_at</comment>
        <translation>pagado {time}</translation>
    </message>
    <message>
        <source>settled later on</source>
        <comment>carried</comment>
        <translation>se liquida después</translation>
    </message>
    <message>
        <source>later</source>
        <comment>carried_brief</comment>
        <translation>después</translation>
    </message>
    <message>
        <source>settled with a later evening: tick it there</source>
        <comment>carried_there</comment>
        <translation>se liquida con una noche posterior: se marca allí</translation>
    </message>
    <message>
        <source>settled on {day}</source>
        <comment>settled_on</comment>
        <translation>liquidado el {day}</translation>
    </message>
    <message>
        <source>Add an expense</source>
        <comment>add_expense</comment>
        <translation>Añadir un gasto</translation>
    </message>
    <message>
        <source>An expense for several</source>
        <comment>expense_new</comment>
        <translation>Un gasto para varios</translation>
    </message>
    <message>
        <source>Change the expense</source>
        <comment>expense_change</comment>
        <translation>Cambiar el gasto</translation>
    </message>
    <message>
        <source>Drop the expense</source>
        <comment>expense_drop</comment>
        <translation>Anular el gasto</translation>
    </message>
    <message>
        <source>{what}: {name} paid {amount}</source>
        <comment>expense_of</comment>
        <translation>{what}: {name} pagó {amount}</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>expense_plain</comment>
        <translation>{name} pagó {amount}</translation>
    </message>
    <message numerus="yes">
        <source>shared by {count} players</source>
        <comment>shared_by</comment>
        <translation>
            <numerusform>para {count} jugador</numerusform>
            <numerusform>repartido entre {count} jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by all</source>
        <comment>shared_by_all</comment>
        <translation>repartido entre todos</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>paid_for_all</comment>
        <translation>{name} pagó {amount}</translation>
    </message>
    <message>
        <source>Who paid?</source>
        <comment>who_paid</comment>
        <translation>¿Quién pagó?</translation>
    </message>
    <message>
        <source>Who shares it?</source>
        <comment>who_shares</comment>
        <translation>¿Quién lo comparte?</translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>what_for</comment>
        <translation>¿Qué fue?</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>mostly</comment>
        <translation>Lo más habitual</translation>
    </message>
    <message>
        <source>Pizza</source>
        <comment>reason_pizza</comment>
        <translation>Pizza</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>reason_drinks</comment>
        <translation>Bebidas</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>reason_room</comment>
        <translation>Sala</translation>
    </message>
    <message>
        <source>How much?</source>
        <comment>how_much</comment>
        <translation>¿Cuánto?</translation>
    </message>
    <message>
        <source>say who paid</source>
        <comment>needs_payer</comment>
        <translation>di quién pagó</translation>
    </message>
    <message>
        <source>say how much</source>
        <comment>needs_amount</comment>
        <translation>decir cuánto</translation>
    </message>
    <message>
        <source>say who shares it</source>
        <comment>needs_sharer</comment>
        <translation>di quién lo comparte</translation>
    </message>
    <message>
        <source>{name} owes {other} {amount}</source>
        <comment>owes</comment>
        <translation>{name} debe {amount} a {other}</translation>
    </message>
    <message>
        <source>since {day}</source>
        <comment>since</comment>
        <translation>desde el {day}</translation>
    </message>
    <message>
        <source>settled today: tap to leave it open</source>
        <comment>along</comment>
        <translation>se liquida hoy: toca para dejarla pendiente</translation>
    </message>
    <message>
        <source>settled on {day} too: tap to leave it</source>
        <comment>along_twice</comment>
        <translation>saldado también el {day}: toca para dejarlo allí</translation>
    </message>
    <message>
        <source>settled another time too: tap to leave it</source>
        <comment>along_twice_once</comment>
        <translation>saldado también otra vez: toca para dejarlo allí</translation>
    </message>
    <message>
        <source>tap to settle it today</source>
        <comment>along_not</comment>
        <translation>toca para liquidarla hoy</translation>
    </message>
    <message numerus="yes">
        <source>{count} more, not between players</source>
        <comment>more_beside</comment>
        <translation>
            <numerusform>{count} más, no entre jugadores</numerusform>
            <numerusform>{count} más, no entre jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>since {day}, tap to see it there</source>
        <comment>more_there</comment>
        <translation>desde el {day}, toca para verlo allí</translation>
    </message>
    <message>
        <source>Pay in another way</source>
        <comment>ways</comment>
        <translation>Pagar de otra forma</translation>
    </message>
    <message>
        <source>Another way</source>
        <comment>ways_short</comment>
        <translation>Otra forma</translation>
    </message>
    <message>
        <source>Settle like this</source>
        <comment>ways_go</comment>
        <translation>Liquidar así</translation>
    </message>
    <message>
        <source>Everybody settles with</source>
        <comment>through</comment>
        <translation>Cada uno liquida con</translation>
    </message>
    <message>
        <source>Each other</source>
        <comment>each_other</comment>
        <translation>los demás</translation>
    </message>
    <message>
        <source>multiples of {step}: {below} or {above}</source>
        <comment>multiples</comment>
        <translation>múltiplos de {step}: {below} o {above}</translation>
    </message>
    <message>
        <source>Payments in multiples of</source>
        <comment>coins</comment>
        <translation>Pagos en múltiplos de</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>to_the_chip</comment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>Link to pay by, with {{amount}}, {{name}}, {{currency}}; it stays on this device</source>
        <comment>link_hint</comment>
        <translation>Enlace para pagar, con {{amount}}, {{name}}, {{currency}}; se queda en este dispositivo</translation>
    </message>
    <message>
        <source>{blank} is none of {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_blank</comment>
        <translation>{blank} no existe: {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link begins with https://, its blanks are {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_scheme</comment>
        <translation>un enlace empieza por https:// y admite {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link without {{name}} is the same for every payment</source>
        <comment>link_same</comment>
        <translation>un enlace sin {{name}} es el mismo para cada pago</translation>
    </message>
    <message>
        <source>Copy link</source>
        <comment>copy_link</comment>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copy text</source>
        <comment>copy_text</comment>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied_short</comment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Next time</source>
        <comment>next_time</comment>
        <translation>La próxima vez</translation>
    </message>
    <message>
        <source>stays owed</source>
        <comment>next_time_note</comment>
        <translation>queda pendiente</translation>
    </message>
    <message>
        <source>stays owed, was {was}</source>
        <comment>next_time_was</comment>
        <translation>queda pendiente, era {was}</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>amount_to</comment>
        <translation>{amount} a {name}</translation>
    </message>
    <message>
        <source>offered next time</source>
        <comment>next_time_said</comment>
        <translation>se ofrece la próxima vez</translation>
    </message>
    <message numerus="yes">
        <source>{count} stay owed</source>
        <comment>n_wait</comment>
        <translation>
            <numerusform>{count} queda pendiente</numerusform>
            <numerusform>{count} quedan pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <comment>done_today</comment>
        <translation>Listo por hoy</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>has_paid</comment>
        <translation>{name} pagó {amount}</translation>
    </message>
    <message>
        <source>Not paid after all</source>
        <comment>not_paid_after_all</comment>
        <translation>Al final no se pagó</translation>
    </message>
    <message>
        <source>end the game first</source>
        <comment>end_first</comment>
        <translation>termina antes la partida</translation>
    </message>
    <message>
        <source>All settled</source>
        <comment>close_book</comment>
        <translation>Todo saldado</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <comment>nothing_to_pay</comment>
        <translation>Nada que pagar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>places</comment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <comment>n_paid</comment>
        <translation>pagado {amount}</translation>
    </message>
    <message>
        <source>with bounties {bounties}</source>
        <comment>with_bounties</comment>
        <translation>con recompensas {bounties}</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <comment>pool</comment>
        <translation>Bote de premios</translation>
    </message>
    <message>
        <source>Entry {amount} ({parts})</source>
        <comment>price_entry</comment>
        <translation>Entrada {amount} ({parts})</translation>
    </message>
    <message>
        <source>{amount} to the prize pool</source>
        <comment>price_pool</comment>
        <translation>{amount} al bote de premios</translation>
    </message>
    <message>
        <source>{amount} to the house</source>
        <comment>price_house</comment>
        <translation>{amount} a la casa</translation>
    </message>
    <message>
        <source>{amount} bounty</source>
        <comment>price_bounty</comment>
        <translation>{amount} de recompensa</translation>
    </message>
    <message>
        <source>rebuy {amount} to the prize pool</source>
        <comment>price_rebuy</comment>
        <translation>recompra {amount} al bote de premios</translation>
    </message>
    <message>
        <source>add-on {amount} to the prize pool</source>
        <comment>price_add_on</comment>
        <translation>add-on {amount} al bote de premios</translation>
    </message>
    <message>
        <source>prize pool in all {amount}</source>
        <comment>pool_of</comment>
        <translation>bote de premios en total {amount}</translation>
    </message>
    <message>
        <source>prizes split</source>
        <comment>prizes_split</comment>
        <translation>premios repartidos</translation>
    </message>
    <message>
        <source>Prizes split: {parts}</source>
        <comment>split_so</comment>
        <translation>Premios repartidos: {parts}</translation>
    </message>
    <message>
        <source>{amount} kept for the first</source>
        <comment>kept_for_first</comment>
        <translation>{amount} reservados para el primero</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>col_entries</comment>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Rebuys</source>
        <comment>col_rebuys</comment>
        <translation>Recompras</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <comment>col_add_ons</comment>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <comment>col_won_lost</comment>
        <translation>Ganado o perdido</translation>
    </message>
    <message>
        <source>Chips won or lost</source>
        <comment>col_chips_won</comment>
        <translation>Fichas ganadas o perdidas</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>col_kind</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <comment>col_made</comment>
        <translation>Pagado hasta ahora</translation>
    </message>
    <message>
        <source>Settled later</source>
        <comment>col_later</comment>
        <translation>Se liquida después</translation>
    </message>
    <message>
        <source>Still open</source>
        <comment>col_open</comment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Paid at</source>
        <comment>col_paid_at</comment>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>paid_in_all</comment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Prize</source>
        <comment>prize</comment>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Bounties</source>
        <comment>bounties</comment>
        <translation>Recompensas</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries</source>
        <comment>n_entries</comment>
        <translation>
            <numerusform>{count} entrada</numerusform>
            <numerusform>{count} entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} add-ons</source>
        <comment>n_add_ons</comment>
        <translation>
            <numerusform>{count} add-on</numerusform>
            <numerusform>{count} add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rebuys</source>
        <comment>n_rebuys</comment>
        <translation>
            <numerusform>{count} recompra</numerusform>
            <numerusform>{count} recompras</numerusform>
        </translation>
    </message>
    <message>
        <source>out in hand {hand}</source>
        <comment>out_in</comment>
        <translation>eliminado en la mano {hand}</translation>
    </message>
    <message>
        <source>has all the chips</source>
        <comment>wins_all</comment>
        <translation>tiene todas las fichas</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips</source>
        <comment>n_chips</comment>
        <translation>
            <numerusform>{count} ficha</numerusform>
            <numerusform>{count} fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, {name}, {note}</source>
        <comment>speak_place</comment>
        <translation>{place}, {name}, {note}</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>still_in</comment>
        <translation>sigue en juego</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>winner</comment>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>col_place</comment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>{name}, place {place}, bought in {bought} in {buys}, has {left}, {hands} hands</source>
        <comment>speak_placed</comment>
        <translation>{name}, puesto {place}, compró {bought} en {buys}, tiene {left}, {hands} manos</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>chat_place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>nobody owes anybody anything</source>
        <comment>no_debts</comment>
        <translation>nadie debe nada a nadie</translation>
    </message>
    <message numerus="yes">
        <source>{words} payments</source>
        <comment>n_payments</comment>
        <translation>
            <numerusform>{words} pago</numerusform>
            <numerusform>{words} pagos</numerusform>
        </translation>
    </message>
    <message>
        <source>{payments}, if it ended now</source>
        <comment>payments_now</comment>
        <translation>{payments} por ahora</translation>
    </message>
    <message numerus="yes">
        <source>{payments} close the book</source>
        <comment>payments_close</comment>
        <translation>
            <numerusform>{payments} basta</numerusform>
            <numerusform>{payments} bastan</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {done} paid</source>
        <comment>payments_paid</comment>
        <translation>{words}, pagados: {done}</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} stay owed</source>
        <comment>payments_wait</comment>
        <translation>
            <numerusform>{words}, {count} queda pendiente</numerusform>
            <numerusform>{words}, {count} quedan pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {count} settled later</source>
        <comment>payments_later</comment>
        <translation>{words}, {count} se liquida después</translation>
    </message>
    <message>
        <source>all {count} paid</source>
        <comment>all_paid</comment>
        <translation>los {count} pagados</translation>
    </message>
    <message>
        <source>The results are off by {amount}; the difference is not spread.</source>
        <comment>not_spread</comment>
        <translation>Los resultados difieren en {amount}; la diferencia no se distribuye.</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>take</comment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>without names: Player 1, Player 2</source>
        <comment>no_names</comment>
        <translation>sin nombres: Jugador 1, Jugador 2</translation>
    </message>
    <message>
        <source>saved on this machine only</source>
        <comment>here_only</comment>
        <translation>guardado solo en este equipo</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <comment>copy</comment>
        <translation>Copiar resumen</translation>
    </message>
    <message>
        <source>for the group chat</source>
        <comment>copy_note</comment>
        <translation>para el chat del grupo</translation>
    </message>
    <message>
        <source>copied, paste it</source>
        <comment>copied</comment>
        <translation>copiado, pégalo</translation>
    </message>
    <message>
        <source>CSV, spreadsheet</source>
        <comment>results_note</comment>
        <translation>CSV, hoja de cálculo</translation>
    </message>
    <message>
        <source>CSV, one a line</source>
        <comment>hands_note</comment>
        <translation>CSV, una por línea</translation>
    </message>
    <message>
        <source>JSON, packed evening</source>
        <comment>session_note</comment>
        <translation>JSON, noche empaquetada</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>print</comment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>PDF for A4, web page</source>
        <comment>print_note</comment>
        <translation>PDF A4, página web</translation>
    </message>
    <message>
        <source>Back to table</source>
        <comment>back</comment>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back_earlier</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>nothing is closed</source>
        <comment>back_note</comment>
        <translation>no cierra nada</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>new_note</comment>
        <translation>esta queda como está</translation>
    </message>
    <message>
        <source>{file}, tap to open</source>
        <comment>saved</comment>
        <translation>{file}, toca para abrir</translation>
    </message>
    <message>
        <source>not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>no guardado: {why}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>in_folder</comment>
        <translation>en {folder}</translation>
    </message>
    <message>
        <source>the prize pool is less than the fixed prizes {prizes}: paid from the first down</source>
        <comment>fixed_short</comment>
        <translation>los premios fijos {prizes} superan el bote de premios: se pagan desde el primero</translation>
    </message>
    <message>
        <source>{amount} over the fixed prizes go to the first</source>
        <comment>fixed_over</comment>
        <translation>{amount} por encima de los premios fijos van al primero</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, out {left})</source>
        <comment>chat_player</comment>
        <translation>{name}: {net} (compra {bought}, final {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, lent {amount}, out {left})</source>
        <comment>chat_lent</comment>
        <translation>{name}: {net} (compra {bought}, prestó {amount}, final {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, borrowed {amount}, out {left})</source>
        <comment>chat_borrowed</comment>
        <translation>{name}: {net} (compra {bought}, tomó prestado {amount}, final {left})</translation>
    </message>
    <message>
        <source>rake, drop, tips and time charges: {amount}</source>
        <comment>chat_house</comment>
        <translation>rake, drop, propinas y tiempo: {amount}</translation>
    </message>
    <message>
        <source>{place} {name}: {net} (in {paid}, won {won})</source>
        <comment>chat_prize</comment>
        <translation>{place} {name}: {net} (pagado {paid}, ganado {won})</translation>
    </message>
    <message>
        <source>All together, with expenses and older debts:</source>
        <comment>chat_sums</comment>
        <translation>En total, con gastos y deudas anteriores:</translation>
    </message>
    <message>
        <source>{name}: {amount} ({parts})</source>
        <comment>chat_sum</comment>
        <translation>{name}: {amount} ({parts})</translation>
    </message>
    <message>
        <source>{what} {amount}</source>
        <comment>chat_part</comment>
        <translation>{what} {amount}</translation>
    </message>
    <message>
        <source>{words}, {state}</source>
        <comment>chat_paid</comment>
        <translation>{words}, {state}</translation>
    </message>
    <message>
        <source>from {time}</source>
        <comment>from</comment>
        <translation>desde {time}</translation>
    </message>
    <message>
        <source>played {time}</source>
        <comment>played_for</comment>
        <translation>jugado {time}</translation>
    </message>
    <message numerus="yes">
        <source>{count} misdeals</source>
        <comment>n_misdeals</comment>
        <translation>
            <numerusform>{count} reparto nulo</numerusform>
            <numerusform>{count} repartos nulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_hands</comment>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>on_table</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Propinas</translation>
    </message>
    <message>
        <source>Time charge, kitty</source>
        <comment>takes</comment>
        <translation>Tiempo, fondo</translation>
    </message>
    <message>
        <source>Side pays</source>
        <comment>side_pays</comment>
        <translation>Pagos aparte</translation>
    </message>
    <message>
        <source>Lent</source>
        <comment>lent</comment>
        <translation>Prestó</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <comment>borrowed</comment>
        <translation>Tomó prestado</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>biggest_pots</comment>
        <translation>Mayores botes</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hands won</source>
        <comment>col_hands_won</comment>
        <translation>Manos ganadas</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>col_second</comment>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Corregida</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>col_misdeal</comment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>col_level</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Killed by</source>
        <comment>col_killer</comment>
        <translation>Kill de</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>col_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>col_payer</comment>
        <translation>Quién paga</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <comment>col_paid</comment>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>col_amount</comment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Currency</source>
        <comment>col_currency</comment>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Who pays (kind)</source>
        <comment>col_payer_kind</comment>
        <translation>Quién paga (tipo)</translation>
    </message>
    <message>
        <source>Who is paid (kind)</source>
        <comment>col_paid_kind</comment>
        <translation>A quién (tipo)</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>col_pot</comment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>won_by</comment>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Off the table</source>
        <comment>off_table</comment>
        <translation>Fuera de la mesa</translation>
    </message>
    <message>
        <source>corrected action {action}</source>
        <comment>corrected_action</comment>
        <translation>acción {action} corregida</translation>
    </message>
    <message>
        <source>corrected award</source>
        <comment>corrected_award</comment>
        <translation>entrega corregida</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <comment>of_player</comment>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{what} after the hand</source>
        <comment>after_hand</comment>
        <translation>{what} tras la mano</translation>
    </message>
    <message>
        <source>{what} before the first hand</source>
        <comment>before_first</comment>
        <translation>{what} antes de la primera mano</translation>
    </message>
    <message>
        <source>first {was}; now {now}</source>
        <comment>from_to</comment>
        <translation>primero {was}; ahora {now}</translation>
    </message>
    <message>
        <source>{what}; the pots: {won}</source>
        <comment>won_too</comment>
        <translation>{what}; los botes: {won}</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <comment>no_winner</comment>
        <translation>nadie gana</translation>
    </message>
    <message>
        <source>{name}: {act}, by {rules}</source>
        <comment>ruled</comment>
        <translation>{name}: {act}, según {rules}</translation>
    </message>
    <message>
        <source>{name}: {act}, {back} back, by {rules}</source>
        <comment>ruled_back</comment>
        <translation>{name}: {act}, devuelto {back}, según {rules}</translation>
    </message>
    <message>
        <source>Rulings and corrections</source>
        <comment>rulings</comment>
        <translation>Decisiones y correcciones</translation>
    </message>
    <message>
        <source>Remarks: {count}</source>
        <comment>n_rulings</comment>
        <translation>Notas: {count}</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>to_chart</comment>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What</source>
        <comment>what</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>How</source>
        <comment>how</comment>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head}</source>
        <comment>foot</comment>
        <translation>{made}, sesión {session}, cadena {head}</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head} (steps 1 to {count} were chained on {day})</source>
        <comment>foot_later</comment>
        <translation>{made}, sesión {session}, cadena {head} (pasos 1 a {count} encadenados el {day})</translation>
    </message>
    <message>
        <source>{foot}; the card room has it up to step {step}</source>
        <comment>foot_acked</comment>
        <translation>{foot}; la sala la tiene hasta el paso {step}</translation>
    </message>
    <message>
        <source>{made}, session {session}, not chained yet</source>
        <comment>foot_unchained</comment>
        <translation>{made}, sesión {session}, aún sin cadena</translation>
    </message>
    <message>
        <source>chain {head}</source>
        <comment>chain</comment>
        <translation>cadena {head}</translation>
    </message>
    <message>
        <source>{number} of {pages}</source>
        <comment>page</comment>
        <translation>{number} de {pages}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number_0</comment>
        <translation>ningún</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number_1</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number_2</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number_3</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number_4</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number_5</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number_6</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number_7</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number_8</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number_9</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number_10</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number_11</comment>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number_12</comment>
        <translation>doce</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <comment>title</comment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>to_table</comment>
        <translation>a la mesa</translation>
    </message>
    <message>
        <source>to the recap</source>
        <comment>to_recap</comment>
        <translation>al resumen</translation>
    </message>
    <message>
        <source>to the evenings</source>
        <comment>to_evenings</comment>
        <translation>a las noches</translation>
    </message>
    <message>
        <source>to the players</source>
        <comment>to_players</comment>
        <translation>a los jugadores</translation>
    </message>
    <message>
        <source>to the start</source>
        <comment>to_setup</comment>
        <translation>al inicio</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>earlier</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>later</comment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>one step</source>
        <comment>one_step</comment>
        <translation>un paso</translation>
    </message>
    <message>
        <source>this is the deal</source>
        <comment>at_deal</comment>
        <translation>aquí se reparte</translation>
    </message>
    <message>
        <source>this is the end</source>
        <comment>at_end</comment>
        <translation>aquí acaba</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>From the deal</source>
        <comment>again</comment>
        <translation>Desde el reparto</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps to the end</source>
        <comment>to_end</comment>
        <translation>
            <numerusform>{count} paso hasta el final</numerusform>
            <numerusform>{count} pasos hasta el final</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>speed</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>one step in two seconds</source>
        <comment>slow</comment>
        <translation>un paso cada dos segundos</translation>
    </message>
    <message>
        <source>one step a second</source>
        <comment>usual</comment>
        <translation>un paso por segundo</translation>
    </message>
    <message>
        <source>two steps a second</source>
        <comment>fast</comment>
        <translation>dos pasos por segundo</translation>
    </message>
    <message>
        <source>{street}, step {at} of {all}</source>
        <comment>step_of</comment>
        <translation>{street}, paso {at} de {all}</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>awarding</comment>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <comment>nothing</comment>
        <translation>Ninguna mano todavía</translation>
    </message>
    <message>
        <source>Choose one in the list</source>
        <comment>nothing_note</comment>
        <translation>Elige una en la lista</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>deal</comment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>award</comment>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>not_reached</comment>
        <translation>no se jugó</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>star</comment>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Starred</source>
        <comment>starred</comment>
        <translation>Con estrella</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What is the name of this hand?</source>
        <comment>name_title</comment>
        <translation>¿Cómo se llama esta mano?</translation>
    </message>
    <message>
        <source>A name for the hand</source>
        <comment>name_hint</comment>
        <translation>Un nombre para la mano</translation>
    </message>
    <message>
        <source>Name it so</source>
        <comment>name_go</comment>
        <translation>Llamarla así</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>share</comment>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Lines of the hand</source>
        <comment>log</comment>
        <translation>Líneas de la mano</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>to_find</comment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>to_hand</comment>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <comment>copy_text</comment>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <comment>copy_picture</comment>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Save as text</source>
        <comment>save_text</comment>
        <translation>Guardar como texto</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>save_picture</comment>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied</comment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>saved_in</comment>
        <translation>en {folder}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>No guardado: {why}</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>find</comment>
        <translation>Buscar una mano</translation>
    </message>
    <message>
        <source>Hands that were found</source>
        <comment>hands</comment>
        <translation>Manos encontradas</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_found</comment>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Which player was dealt in?</source>
        <comment>player_title</comment>
        <translation>¿Qué jugador tenía cartas?</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>player_hint</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only hands with this player</source>
        <comment>player_go</comment>
        <translation>Solo manos con este jugador</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot</comment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>How large was the pot at least?</source>
        <comment>pot_title</comment>
        <translation>¿Qué bote como mínimo?</translation>
    </message>
    <message>
        <source>{amount} up</source>
        <comment>pot_up</comment>
        <translation>desde {amount}</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Más</translation>
    </message>
    <message numerus="yes">
        <source>{count} on</source>
        <comment>n_on</comment>
        <translation>
            <numerusform>{count} activo</numerusform>
            <numerusform>{count} activos</numerusform>
        </translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>more_title</comment>
        <translation>¿Qué fue?</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Kill hand</source>
        <comment>kill</comment>
        <translation>Mano con kill</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>corrected</comment>
        <translation>Corregida</translation>
    </message>
    <message>
        <source>Corrected: told as it counts now</source>
        <comment>was_corrected</comment>
        <translation>Corregida: tal como cuenta ahora</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>raise</comment>
        <translation>Con subida</translation>
    </message>
    <message>
        <source>Straddle</source>
        <comment>straddle</comment>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>misdeal</comment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>bomb</comment>
        <translation>Bomb pot</translation>
    </message>
    <message>
        <source>Several runs</source>
        <comment>runs</comment>
        <translation>Varios runs</translation>
    </message>
    <message>
        <source>Side pots</source>
        <comment>side_pot</comment>
        <translation>Botes secundarios</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Somebody went out</source>
        <comment>out</comment>
        <translation>Alguien eliminado</translation>
    </message>
    <message>
        <source>Starred or named</source>
        <comment>only_starred</comment>
        <translation>Con estrella o nombre</translation>
    </message>
    <message>
        <source>This evening only</source>
        <comment>only_here</comment>
        <translation>Solo esta noche</translation>
    </message>
    <message>
        <source>This month</source>
        <comment>this_month</comment>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <comment>last_month</comment>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>Biggest pot first</source>
        <comment>biggest</comment>
        <translation>Primero el bote mayor</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <comment>clear</comment>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <comment>wins</comment>
        <translation>{names} gana</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>{names} ganan</translation>
    </message>
    <message>
        <source>No such hand. Clear a filter: {filters}</source>
        <comment>nobody</comment>
        <translation>Ninguna mano así. Quita un filtro: {filters}</translation>
    </message>
    <message>
        <source>No hands were played yet</source>
        <comment>no_hands</comment>
        <translation>Aún no se ha jugado ninguna mano</translation>
    </message>
    <message>
        <source>Looking through the evenings</source>
        <comment>listing</comment>
        <translation>Se revisan las noches</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>listing_note</comment>
        <translation>{done} de {of} pasos</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <comment>cancel</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Not all evenings were looked through</source>
        <comment>unlisted</comment>
        <translation>No se revisaron todas las noches</translation>
    </message>
    <message>
        <source>Go on looking</source>
        <comment>go_on</comment>
        <translation>Seguir</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} noche ilegible</numerusform>
            <numerusform>{count} noches ilegibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>Room</source>
        <comment>pill</comment>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Floor called</source>
        <comment>pill_called</comment>
        <translation>Floor avisado</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>pill_note</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Room away {minutes} min</source>
        <comment>pill_away</comment>
        <translation>Sala ausente, {minutes} min</translation>
    </message>
    <message>
        <source>Book and room differ</source>
        <comment>pill_trouble</comment>
        <translation>Registro y sala difieren</translation>
    </message>
    <message>
        <source>Room gets nothing</source>
        <comment>pill_unsent</comment>
        <translation>La sala no recibe nada</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>menu</comment>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <comment>menu_note</comment>
        <translation>La mesa {place}</translation>
    </message>
    <message>
        <source>Room away {minutes} min, the table deals on</source>
        <comment>menu_away</comment>
        <translation>Sala ausente desde hace {minutes} min, la mesa sigue</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <comment>call_floor</comment>
        <translation>Avisar al floor</translation>
    </message>
    <message>
        <source>they see it at once</source>
        <comment>call_floor_second</comment>
        <translation>lo ve enseguida</translation>
    </message>
    <message>
        <source>they know already</source>
        <comment>floor_knows</comment>
        <translation>ya lo sabe</translation>
    </message>
    <message>
        <source>nothing is sent: tell them yourself</source>
        <comment>floor_unheard</comment>
        <translation>no se envía nada: avísale en persona</translation>
    </message>
    <message>
        <source>The floor was here</source>
        <comment>floor_was_here</comment>
        <translation>El floor estuvo aquí</translation>
    </message>
    <message>
        <source>{by}: {words}</source>
        <comment>note_says</comment>
        <translation>{by}: {words}</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>accept</comment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>it is done, and can be undone</source>
        <comment>accept_second</comment>
        <translation>se hace, y se puede deshacer</translation>
    </message>
    <message>
        <source>This note asks for something an older Feltbook does not know: update it, or decline</source>
        <comment>unknown_note</comment>
        <translation>Esta nota pide algo que un Feltbook antiguo no conoce: actualizar o rechazar</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>decline</comment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <comment>decline_second</comment>
        <translation>nada cambia</translation>
    </message>
    <message>
        <source>Feltbook, the floor</source>
        <comment>window</comment>
        <translation>Feltbook, el floor</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>title</comment>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>floor</comment>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Lists</source>
        <comment>lists</comment>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Crupieres</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Jornada</translation>
    </message>
    <message>
        <source>{name}   {open} of {tables} tables   {players} players   {seats} seats open</source>
        <comment>head</comment>
        <translation>{name}   {open} de {tables} mesas   {players} jugadores   {seats} asientos libres</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>tables_from</comment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>closed</comment>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <comment>table_n</comment>
        <translation>La mesa {name}</translation>
    </message>
    <message>
        <source>{hands}/h</source>
        <comment>an_hour</comment>
        <translation>{hands}/h</translation>
    </message>
    <message>
        <source>{dealer} due</source>
        <comment>dealer_due</comment>
        <translation>{dealer}: relevo</translation>
    </message>
    <message numerus="yes">
        <source>{count} open</source>
        <comment>n_open</comment>
        <translation>
            <numerusform>{count} libre</numerusform>
            <numerusform>{count} libres</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <comment>full</comment>
        <translation>llena</translation>
    </message>
    <message>
        <source>KILL</source>
        <comment>kill</comment>
        <translation>KILL</translation>
    </message>
    <message>
        <source>bomb {hands}</source>
        <comment>bomb</comment>
        <translation>bomb {hands}</translation>
    </message>
    <message>
        <source>bomb now</source>
        <comment>bomb_now</comment>
        <translation>bomb ya</translation>
    </message>
    <message>
        <source>to {table}</source>
        <comment>feeds</comment>
        <translation>a {table}</translation>
    </message>
    <message>
        <source>to no table</source>
        <comment>feeds_none</comment>
        <translation>a ninguna mesa</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <comment>minutes</comment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>floor, {time}</source>
        <comment>wants_floor</comment>
        <translation>floor, {time}</translation>
    </message>
    <message>
        <source>clock, {seconds} s</source>
        <comment>wants_clock</comment>
        <translation>reloj, {seconds} s</translation>
    </message>
    <message>
        <source>book differs</source>
        <comment>wants_trouble</comment>
        <translation>registro distinto</translation>
    </message>
    <message>
        <source>note, no answer</source>
        <comment>wants_note</comment>
        <translation>nota sin respuesta</translation>
    </message>
    <message>
        <source>last word {at}</source>
        <comment>last_word</comment>
        <translation>vista a las {at}</translation>
    </message>
    <message>
        <source>last word {time} ago, step {step}</source>
        <comment>last_word_ago</comment>
        <translation>vista hace {time}, paso {step}</translation>
    </message>
    <message>
        <source>only looking</source>
        <comment>only_looking</comment>
        <translation>solo mirar</translation>
    </message>
    <message>
        <source>Wants you</source>
        <comment>wants_you</comment>
        <translation>Te esperan</translation>
    </message>
    <message>
        <source>No table wants anybody.</source>
        <comment>wants_nobody</comment>
        <translation>Ninguna mesa espera a nadie.</translation>
    </message>
    <message>
        <source>This table wants nobody.</source>
        <comment>wants_nothing</comment>
        <translation>Esta mesa no espera a nadie.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>open</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The dealer wants the floor</source>
        <comment>called</comment>
        <translation>El crupier pide al floor</translation>
    </message>
    <message>
        <source>waits {time}</source>
        <comment>waits</comment>
        <translation>espera {time}</translation>
    </message>
    <message>
        <source>Ruling: misread</source>
        <comment>ruling_misread</comment>
        <translation>Decisión: mal leído</translation>
    </message>
    <message>
        <source>Ruling: over the pot</source>
        <comment>ruling_over_pot</comment>
        <translation>Decisión: por encima del bote</translation>
    </message>
    <message>
        <source>Ruling: passed over</source>
        <comment>ruling_passed_over</comment>
        <translation>Decisión: turno saltado</translation>
    </message>
    <message>
        <source>Ruling: forward motion</source>
        <comment>ruling_forward_motion</comment>
        <translation>Decisión: gesto hacia delante</translation>
    </message>
    <message>
        <source>{name}, seat {seat}, waits {time}</source>
        <comment>ruling_second</comment>
        <translation>{name}, asiento {seat}, espera {time}</translation>
    </message>
    <message>
        <source>Clock on seat {seat}</source>
        <comment>clock_on</comment>
        <translation>Reloj, asiento {seat}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>clock_left</comment>
        <translation>quedan {seconds} s</translation>
    </message>
    <message>
        <source>The book was put back and dealt on</source>
        <comment>trouble_fork</comment>
        <translation>Registro restaurado y seguido</translation>
    </message>
    <message>
        <source>The book was put back</source>
        <comment>trouble_behind</comment>
        <translation>Registro restaurado</translation>
    </message>
    <message>
        <source>A step is missing in the book</source>
        <comment>trouble_missing</comment>
        <translation>Falta un paso en el registro</translation>
    </message>
    <message>
        <source>A step of the book is not what was sent</source>
        <comment>trouble_damaged</comment>
        <translation>Un paso del registro es otro</translation>
    </message>
    <message>
        <source>Steps of the book did not come in order</source>
        <comment>trouble_gap</comment>
        <translation>Pasos del registro sin orden</translation>
    </message>
    <message>
        <source>The server was put back to an older state</source>
        <comment>trouble_put_back</comment>
        <translation>El servidor fue restaurado</translation>
    </message>
    <message>
        <source>A session of another table</source>
        <comment>trouble_foreign</comment>
        <translation>Sesión de otra mesa</translation>
    </message>
    <message>
        <source>A step is too large</source>
        <comment>trouble_too_large</comment>
        <translation>Un paso es demasiado grande</translation>
    </message>
    <message>
        <source>A step of the book could not be read</source>
        <comment>trouble_facts</comment>
        <translation>Un paso del registro no se lee</translation>
    </message>
    <message>
        <source>The server refuses this table</source>
        <comment>trouble_refused</comment>
        <translation>El servidor rechaza la mesa</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>trouble_unread</comment>
        <translation>El registro no se lee</translation>
    </message>
    <message>
        <source>Something is wrong with the book</source>
        <comment>trouble_other</comment>
        <translation>Algo falla en el registro</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>seen</comment>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>keep_both</comment>
        <translation>Guardar ambos</translation>
    </message>
    <message>
        <source>Type the reason in the field for notes, then tap again</source>
        <comment>reason_first</comment>
        <translation>Escribe el motivo en el campo de notas y toca otra vez</translation>
    </message>
    <message>
        <source>{at}, step {step}</source>
        <comment>alarm_at</comment>
        <translation>{at}, paso {step}</translation>
    </message>
    <message>
        <source>its steps wait; the table deals on</source>
        <comment>trouble_second</comment>
        <translation>sus pasos esperan; la mesa sigue</translation>
    </message>
    <message>
        <source>Note not answered</source>
        <comment>not_answered</comment>
        <translation>Nota sin respuesta</translation>
    </message>
    <message>
        <source>“{words}”, sent {at}</source>
        <comment>sent</comment>
        <translation>«{words}», enviada a las {at}</translation>
    </message>
    <message>
        <source>Cut off {time}</source>
        <comment>cut</comment>
        <translation>Cortada {time}</translation>
    </message>
    <message>
        <source>last seen in hand {hand}, deals on by itself</source>
        <comment>cut_second</comment>
        <translation>vista en la mano {hand}, sigue sola</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>waiting</comment>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Nobody waits.</source>
        <comment>waiting_nobody</comment>
        <translation>Nadie espera.</translation>
    </message>
    <message numerus="yes">
        <source>{count} names</source>
        <comment>n_names</comment>
        <translation>
            <numerusform>{count} nombre</numerusform>
            <numerusform>{count} nombres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tables</source>
        <comment>n_tables</comment>
        <translation>
            <numerusform>{count} mesa</numerusform>
            <numerusform>{count} mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>n_more</comment>
        <translation>{count} más</translation>
    </message>
    <message numerus="yes">
        <source>{count} dealers</source>
        <comment>n_dealers</comment>
        <translation>
            <numerusform>{count} crupier</numerusform>
            <numerusform>{count} crupieres</numerusform>
        </translation>
    </message>
    <message>
        <source>open: {seats}; {name}, {time}</source>
        <comment>queue_second</comment>
        <translation>libres: {seats}; {name}, {time}</translation>
    </message>
    <message>
        <source>open: {seats}; nobody waits</source>
        <comment>queue_open</comment>
        <translation>libres: {seats}; nadie espera</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Llamar</translation>
    </message>
    <message>
        <source>Call {count}</source>
        <comment>call_n</comment>
        <translation>Llamar a {count}</translation>
    </message>
    <message numerus="yes">
        <source>{count} called</source>
        <comment>n_called</comment>
        <translation>
            <numerusform>{count} llamado</numerusform>
            <numerusform>{count} llamados</numerusform>
        </translation>
    </message>
    <message>
        <source>Every dealer stays.</source>
        <comment>dealers_none</comment>
        <translation>Cada crupier se queda.</translation>
    </message>
    <message>
        <source>next push {at}</source>
        <comment>next_push</comment>
        <translation>próximo relevo {at}</translation>
    </message>
    <message>
        <source>{now} → {next}</source>
        <comment>push</comment>
        <translation>{now} → {next}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>do not deal this game: {names}</source>
        <comment>unable</comment>
        <translation>no reparten este juego: {names}</translation>
    </message>
    <message>
        <source>no dealer is free</source>
        <comment>no_dealer_free</comment>
        <translation>ningún crupier libre</translation>
    </message>
    <message>
        <source>{name} stays</source>
        <comment>stays</comment>
        <translation>{name} se queda</translation>
    </message>
    <message>
        <source>from table {table}</source>
        <comment>from_table</comment>
        <translation>de la mesa {table}</translation>
    </message>
    <message>
        <source>from the break</source>
        <comment>from_break</comment>
        <translation>del descanso</translation>
    </message>
    <message>
        <source>Nobody waits for this game.</source>
        <comment>list_empty</comment>
        <translation>Nadie espera este juego.</translation>
    </message>
    <message>
        <source>Waiting: {game}</source>
        <comment>list_of</comment>
        <translation>En espera: {game}</translation>
    </message>
    <message>
        <source>Name for this list</source>
        <comment>new_name</comment>
        <translation>Nombre para esta lista</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>add</comment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>asked {at}</source>
        <comment>asked_at</comment>
        <translation>pidió {at}</translation>
    </message>
    <message>
        <source>called {time} ago</source>
        <comment>called_ago</comment>
        <translation>llamado hace {time}</translation>
    </message>
    <message>
        <source>Gone</source>
        <comment>gone</comment>
        <translation>Se fue</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <comment>seat_in</comment>
        <translation>A mesa {table}, asiento {seat}</translation>
    </message>
    <message>
        <source>{name} to seat {seat}</source>
        <comment>seat_them</comment>
        <translation>{name} al asiento {seat}</translation>
    </message>
    <message>
        <source>Must-move</source>
        <comment>must_move</comment>
        <translation>Must-move</translation>
    </message>
    <message>
        <source>Nobody must move now.</source>
        <comment>must_move_none</comment>
        <translation>Nadie debe cambiar de mesa.</translation>
    </message>
    <message>
        <source>longest seated first</source>
        <comment>longest_first</comment>
        <translation>primero el más antiguo</translation>
    </message>
    <message>
        <source>seat {seat}, here {time}, {chips} in chips</source>
        <comment>must_second</comment>
        <translation>asiento {seat}, aquí {time}, {chips} en fichas</translation>
    </message>
    <message>
        <source>{name} → table {table}, seat {seat}</source>
        <comment>moves_to</comment>
        <translation>{name} → mesa {table}, asiento {seat}</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>ask</comment>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>moves</comment>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Nobody changes tables.</source>
        <comment>moves_none</comment>
        <translation>Nadie cambia de mesa.</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>move_asked</comment>
        <translation>pedido</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>move_left</comment>
        <translation>en camino</translation>
    </message>
    <message>
        <source>seated</source>
        <comment>move_seated</comment>
        <translation>sentado</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>move_declined</comment>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>{chips} in chips</source>
        <comment>with_chips</comment>
        <translation>{chips} en fichas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>off</comment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Next push</source>
        <comment>next</comment>
        <translation>Próximo relevo</translation>
    </message>
    <message>
        <source>On duty</source>
        <comment>duty</comment>
        <translation>De servicio</translation>
    </message>
    <message>
        <source>No dealer is on duty.</source>
        <comment>duty_none</comment>
        <translation>Ningún crupier de servicio.</translation>
    </message>
    <message>
        <source>Name of a dealer</source>
        <comment>new_dealer</comment>
        <translation>Nombre de un crupier</translation>
    </message>
    <message>
        <source>Send the push</source>
        <comment>push_all</comment>
        <translation>Enviar el relevo</translation>
    </message>
    <message>
        <source>each dealer taps it</source>
        <comment>push_second</comment>
        <translation>cada crupier lo toca</translation>
    </message>
    <message>
        <source>every game</source>
        <comment>every_game</comment>
        <translation>todos los juegos</translation>
    </message>
    <message>
        <source>rests {time}</source>
        <comment>rests</comment>
        <translation>descansa {time}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <comment>at_table</comment>
        <translation>en la mesa {table}</translation>
    </message>
    <message>
        <source>downs in a row: {downs}; {games}</source>
        <comment>dealer_second</comment>
        <translation>turnos seguidos: {downs}; {games}</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>goes_home</comment>
        <translation>A casa</translation>
    </message>
    <message>
        <source>Notes to the dealer</source>
        <comment>notes</comment>
        <translation>Notas al crupier</translation>
    </message>
    <message>
        <source>No note was sent.</source>
        <comment>notes_none</comment>
        <translation>Ninguna nota enviada.</translation>
    </message>
    <message>
        <source>A note to this table</source>
        <comment>note_words</comment>
        <translation>Nota a esta mesa</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>send</comment>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>nothing counts before a tap</source>
        <comment>nothing_changes</comment>
        <translation>nada cuenta sin un toque</translation>
    </message>
    <message>
        <source>sent {at}, no tap yet</source>
        <comment>sent_at</comment>
        <translation>enviada a las {at}, sin respuesta</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>take_back</comment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>accepted {at}</source>
        <comment>note_accepted</comment>
        <translation>aceptada a las {at}</translation>
    </message>
    <message>
        <source>declined {at}</source>
        <comment>note_declined</comment>
        <translation>rechazada a las {at}</translation>
    </message>
    <message>
        <source>taken back {at}</source>
        <comment>note_taken_back</comment>
        <translation>anulada a las {at}</translation>
    </message>
    <message>
        <source>I am on my way</source>
        <comment>on_my_way</comment>
        <translation>Voy para allá</translation>
    </message>
    <message>
        <source>shown at the table</source>
        <comment>on_my_way_second</comment>
        <translation>se ve en la mesa</translation>
    </message>
    <message>
        <source>If this table breaks</source>
        <comment>breaking</comment>
        <translation>Si esta mesa se rompe</translation>
    </message>
    <message>
        <source>No seat of this game is free elsewhere.</source>
        <comment>breaking_none</comment>
        <translation>No hay otro asiento libre de este juego.</translation>
    </message>
    <message numerus="yes">
        <source>{count} players find a seat</source>
        <comment>break_table</comment>
        <translation>
            <numerusform>{count} jugador halla asiento</numerusform>
            <numerusform>{count} jugadores hallan asiento</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all</source>
        <comment>ask_all</comment>
        <translation>Pedir a todos</translation>
    </message>
    <message>
        <source>no seat of this game is free</source>
        <comment>no_seat</comment>
        <translation>sin asiento libre de este juego</translation>
    </message>
    <message>
        <source>deals it</source>
        <comment>deals</comment>
        <translation>lo reparte</translation>
    </message>
    <message>
        <source>does not deal it</source>
        <comment>never_deals</comment>
        <translation>no lo reparte</translation>
    </message>
    <message>
        <source>Not any more</source>
        <comment>deals_not</comment>
        <translation>Ya no</translation>
    </message>
    <message>
        <source>Deals it</source>
        <comment>deals_too</comment>
        <translation>Lo reparte</translation>
    </message>
    <message>
        <source>Games {name} deals</source>
        <comment>games_of</comment>
        <translation>Juegos de {name}</translation>
    </message>
    <message>
        <source>Back to who deals next</source>
        <comment>games_back</comment>
        <translation>Volver: quién reparte luego</translation>
    </message>
    <message>
        <source>break next</source>
        <comment>break_next</comment>
        <translation>luego descanso</translation>
    </message>
    <message>
        <source>{name} is off the list</source>
        <comment>was_gone</comment>
        <translation>{name} ya no está en la lista</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Reponer</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <comment>server_away</comment>
        <translation>El servidor no responde</translation>
    </message>
    <message>
        <source>as of {at}, {time} ago</source>
        <comment>as_of</comment>
        <translation>datos de las {at}, hace {time}</translation>
    </message>
    <message>
        <source>as of {day}, {at}</source>
        <comment>as_of_day</comment>
        <translation>datos del {day}, {at}</translation>
    </message>
    <message>
        <source>Not sent: the server does not answer</source>
        <comment>not_sent</comment>
        <translation>No enviado: el servidor no responde</translation>
    </message>
    <message numerus="yes">
        <source>{count} cut off</source>
        <comment>n_cut</comment>
        <translation>
            <numerusform>{count} sin conexión</numerusform>
            <numerusform>{count} sin conexión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>
            <numerusform>{count} asiento</numerusform>
            <numerusform>{count} asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_lists</comment>
        <translation>Guardar para imprimir</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>col_asked</comment>
        <translation>Pidió</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>col_called</comment>
        <translation>Llamado</translation>
    </message>
    <message>
        <source>Wants</source>
        <comment>col_wants</comment>
        <translation>Desea</translation>
    </message>
    <message>
        <source>From table</source>
        <comment>col_from</comment>
        <translation>De la mesa</translation>
    </message>
    <message>
        <source>To table</source>
        <comment>col_to</comment>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>col_seat</comment>
        <translation>Plaza</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>col_chips</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>How far</source>
        <comment>col_state</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Open seats</source>
        <comment>col_open_seats</comment>
        <translation>Asientos libres</translation>
    </message>
    <message>
        <source>The name stands on this list already</source>
        <comment>refused_twice</comment>
        <translation>El nombre ya está en esta lista</translation>
    </message>
    <message>
        <source>The note was answered already</source>
        <comment>refused_answered</comment>
        <translation>La nota ya tiene respuesta</translation>
    </message>
    <message>
        <source>The name is not on the list any more</source>
        <comment>refused_name</comment>
        <translation>El nombre ya no está en la lista</translation>
    </message>
    <message>
        <source>The player moves already, or the seat is promised</source>
        <comment>refused_moves</comment>
        <translation>El jugador ya cambia de mesa, o el asiento está prometido</translation>
    </message>
    <message>
        <source>The move is over</source>
        <comment>refused_over</comment>
        <translation>El cambio ya terminó</translation>
    </message>
    <message>
        <source>The dealer is not on duty any more</source>
        <comment>refused_duty</comment>
        <translation>El crupier ya no está de servicio</translation>
    </message>
    <message>
        <source>A note needs words, 400 letters at most</source>
        <comment>refused_note</comment>
        <translation>Una nota necesita palabras, como mucho 400 letras</translation>
    </message>
    <message>
        <source>This login may only read</source>
        <comment>refused_right</comment>
        <translation>Esta cuenta solo puede leer</translation>
    </message>
    <message>
        <source>By table</source>
        <comment>by_table</comment>
        <translation>Por mesa</translation>
    </message>
    <message>
        <source>By dealer</source>
        <comment>by_dealer</comment>
        <translation>Por crupier</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>Hands by the hour</source>
        <comment>by_hour</comment>
        <translation>Manos por hora</translation>
    </message>
    <message>
        <source>By player</source>
        <comment>by_player</comment>
        <translation>Por jugador</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>by_correction</comment>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>award</source>
        <comment>award</comment>
        <translation>entrega</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>col_action</comment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>At</source>
        <comment>col_at</comment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>col_now</comment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>col_was</comment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>col_table</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>col_tables</comment>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>col_games</comment>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>col_opened</comment>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>col_hands</comment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>col_an_hour</comment>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Rake</source>
        <comment>col_rake</comment>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Drops</source>
        <comment>col_drops</comment>
        <translation>Drops</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>col_time</comment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Propinas</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Corregidas</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>col_rulings</comment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Book</source>
        <comment>col_book</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>col_minutes</comment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Hour</source>
        <comment>col_hour</comment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>col_player</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <comment>col_dealt</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>col_won</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>col_bought</comment>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>col_cashed</comment>
        <translation>Canjeado</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>col_on_table</comment>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>col_result</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{number} of {whole}</source>
        <comment>of</comment>
        <translation>{number} de {whole}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>sum</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>book_whole</comment>
        <translation>íntegro</translation>
    </message>
    <message>
        <source>put back: {count}</source>
        <comment>book_branch</comment>
        <translation>restaurado: {count}</translation>
    </message>
    <message>
        <source>not in the sum</source>
        <comment>book_apart</comment>
        <translation>fuera del total</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>book_trouble</comment>
        <translation>distinto</translation>
    </message>
    <message>
        <source>All books whole: {sessions} sessions, {steps} steps</source>
        <comment>books_whole</comment>
        <translation>Registros íntegros: {sessions} sesiones, {steps} pasos</translation>
    </message>
    <message>
        <source>Not whole: table {tables}</source>
        <comment>books_wrong</comment>
        <translation>No íntegro: mesa {tables}</translation>
    </message>
    <message>
        <source>{hands} from {at}</source>
        <comment>busiest</comment>
        <translation>{hands} desde las {at}</translation>
    </message>
    <message>
        <source>{day}, from 6 to 6, {room}</source>
        <comment>day_of</comment>
        <translation>{day}, de 6 a 6, {room}</translation>
    </message>
    <message>
        <source>The day before</source>
        <comment>day_before</comment>
        <translation>Día anterior</translation>
    </message>
    <message>
        <source>The day after</source>
        <comment>day_after</comment>
        <translation>Día siguiente</translation>
    </message>
    <message>
        <source>Save these rows</source>
        <comment>save_csv</comment>
        <translation>Guardar estas filas</translation>
    </message>
    <message>
        <source>CSV</source>
        <comment>save_csv_second</comment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save everything</source>
        <comment>save_json</comment>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>JSON</source>
        <comment>save_json_second</comment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_pdf</comment>
        <translation>Guardar para imprimir</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>save_pdf_second</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>No guardado: {why}</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Dead button: the big blind always moves on; small blind and button follow to the seats it left</source>
        <comment>BTN-1</comment>
        <translation>Botón muerto: la ciega grande siempre avanza; la pequeña y el botón siguen a los asientos que deja</translation>
    </message>
    <message>
        <source>Moving button: the button always moves to a player, and nobody escapes a blind</source>
        <comment>BTN-2</comment>
        <translation>Botón móvil: el botón va siempre a un jugador y nadie escapa de una ciega</translation>
    </message>
    <message>
        <source>Simplified button: button, small and big blind each go to the next player in</source>
        <comment>BTN-3</comment>
        <translation>Botón simplificado: botón, ciega pequeña y grande van cada uno al siguiente</translation>
    </message>
    <message>
        <source>Heads-up the button posts the small blind, acts first before the flop and last after it</source>
        <comment>BTN-4</comment>
        <translation>En heads-up el botón pone la ciega pequeña, habla primero antes del flop y último después</translation>
    </message>
    <message>
        <source>From three players to two the big blind moves on, whoever left</source>
        <comment>BTN-5</comment>
        <translation>De tres jugadores a dos, la ciega grande avanza, haya dejado la mesa quien sea</translation>
    </message>
    <message>
        <source>From two players to three or more the big blind moves on and the rest follows</source>
        <comment>BTN-6</comment>
        <translation>De dos jugadores a tres o más, la ciega grande avanza y lo demás sigue</translation>
    </message>
    <message>
        <source>The first button is placed by the dealer or drawn for</source>
        <comment>BTN-7</comment>
        <translation>El primer botón lo pone el crupier o se sortea</translation>
    </message>
    <message>
        <source>The button may post a blind too; alone it is the bet, and a dead button posts nothing</source>
        <comment>BTN-8</comment>
        <translation>El botón también puede poner una ciega; sola es la apuesta, y un botón muerto no pone nada</translation>
    </message>
    <message>
        <source>With fewer than two in, all who wait come in and owe nothing</source>
        <comment>BTN-9</comment>
        <translation>Con menos de dos en juego, entran todos los que esperan y no deben nada</translation>
    </message>
    <message>
        <source>With one blind the button follows it; without blinds it moves on, or stays until there are some</source>
        <comment>BTN-10</comment>
        <translation>Con una ciega el botón la sigue; sin ciegas avanza, o se queda hasta que las haya</translation>
    </message>
    <message>
        <source>Blinds are live: they count toward the poster's bet, and the first round starts to their left</source>
        <comment>BLD-1</comment>
        <translation>Las ciegas son vivas: cuentan para la apuesta y la primera ronda empieza a su izquierda</translation>
    </message>
    <message>
        <source>In an unraised pot each big blind and each live post may raise or check once</source>
        <comment>BLD-2</comment>
        <translation>Sin subida, cada ciega grande y cada post vivo puede subir o pasar una vez</translation>
    </message>
    <message>
        <source>A big blind that is short changes nothing for the others</source>
        <comment>BLD-3</comment>
        <translation>Una ciega grande corta no cambia nada para los demás</translation>
    </message>
    <message>
        <source>In limit games a blind under the bet may be called as it is or completed</source>
        <comment>BLD-4</comment>
        <translation>En limit, una ciega menor que la apuesta se puede igualar tal cual o completar</translation>
    </message>
    <message>
        <source>Antes come from everybody, from the button or from the big blind, and are no part of a bet</source>
        <comment>BLD-5</comment>
        <translation>Los antes vienen de todos, del botón o de la ciega grande y no son parte de la apuesta</translation>
    </message>
    <message>
        <source>Short of chips: which comes first, the ante or the blind</source>
        <comment>BLD-6</comment>
        <translation>Sin fichas suficientes: qué va primero, el ante o la ciega</translation>
    </message>
    <message>
        <source>Stud: who brings it in, for how much, and what follows</source>
        <comment>BLD-7</comment>
        <translation>Stud: quién paga el bring-in, cuánto y qué sigue</translation>
    </message>
    <message>
        <source>Who is away when a blind passes gets a mark, one for each blind at most</source>
        <comment>ENT-1</comment>
        <translation>Quien falta cuando le toca una ciega recibe una marca, una por ciega como mucho</translation>
    </message>
    <message>
        <source>Coming back: post what was missed, or wait for the big blind</source>
        <comment>ENT-2</comment>
        <translation>Volver: poner la ciega perdida o esperar la ciega grande</translation>
    </message>
    <message>
        <source>A new player posts a big blind or waits for it</source>
        <comment>ENT-3</comment>
        <translation>Un jugador nuevo pone una ciega grande o la espera</translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind, unless the house says yes</source>
        <comment>ENT-4</comment>
        <translation>Nadie entra entre el botón y la ciega grande, salvo si la casa dice sí</translation>
    </message>
    <message>
        <source>Who takes a seat before the next deal may take over the place of the player who left</source>
        <comment>ENT-5</comment>
        <translation>Quien se sienta antes de la próxima mano puede tomar el sitio del que se fue</translation>
    </message>
    <message>
        <source>A seat change that puts off the big blind costs hands, or a post</source>
        <comment>ENT-6</comment>
        <translation>Un cambio de asiento que aplaza la ciega grande cuesta manos o un post</translation>
    </message>
    <message>
        <source>Who went broke and buys in again is no new player</source>
        <comment>ENT-7</comment>
        <translation>Quien se quedó sin fichas y recompra no es jugador nuevo</translation>
    </message>
    <message>
        <source>In a new game one comes in free until the button has gone round</source>
        <comment>ENT-8</comment>
        <translation>En una partida nueva se entra gratis hasta que el botón da la vuelta</translation>
    </message>
    <message>
        <source>Where the button antes for all, a missed ante is owed on return</source>
        <comment>ENT-9</comment>
        <translation>Si el botón pone el ante por todos, el perdido se debe al volver</translation>
    </message>
    <message>
        <source>Dealt in without posting: post now, or owe it for the next deal</source>
        <comment>ENT-10</comment>
        <translation>Cartas sin post: ponerlo ahora o deberlo en la próxima</translation>
    </message>
    <message>
        <source>Who plays an absent player's chips is a new player</source>
        <comment>ENT-11</comment>
        <translation>Quien juega las fichas de un ausente es jugador nuevo</translation>
    </message>
    <message>
        <source>A live straddle under the gun is twice the big blind and acts last before the flop</source>
        <comment>STR-1</comment>
        <translation>Un straddle vivo under the gun es el doble de la ciega grande y habla último antes del flop</translation>
    </message>
    <message>
        <source>A restraddle doubles the straddle before it</source>
        <comment>STR-2</comment>
        <translation>Un restraddle dobla el straddle anterior</translation>
    </message>
    <message>
        <source>A straddle from another seat; the button may straddle too</source>
        <comment>STR-3</comment>
        <translation>Un straddle desde otro asiento; el botón también puede</translation>
    </message>
    <message>
        <source>The rock: its holder straddles under the gun, the pot's winner takes it</source>
        <comment>STR-4</comment>
        <translation>El rock: quien lo tiene pone straddle under the gun; quien gana el bote se lo queda</translation>
    </message>
    <message>
        <source>A sleeper is a blind raise from another seat, with no option</source>
        <comment>STR-5</comment>
        <translation>Un sleeper es una subida a ciegas desde otro asiento, sin opción</translation>
    </message>
    <message>
        <source>Whether a straddle uses up a raise of the capped round</source>
        <comment>STR-6</comment>
        <translation>Si un straddle gasta una subida de la ronda con tope</translation>
    </message>
    <message>
        <source>One live straddle unless more are allowed, none in tournaments</source>
        <comment>STR-7</comment>
        <translation>Un straddle vivo salvo que se permitan más, ninguno en torneos</translation>
    </message>
    <message>
        <source>The size of a kill: what is posted, and by how much the limits rise</source>
        <comment>KIL-1</comment>
        <translation>El tamaño de un kill: qué se pone y cuánto suben los límites</translation>
    </message>
    <message>
        <source>Wins in a row alone make a kill, the later ones with a small bet called beyond the blinds</source>
        <comment>KIL-2</comment>
        <translation>Victorias seguidas en solitario hacen un kill, las siguientes con una apuesta pequeña igualada además de las ciegas</translation>
    </message>
    <message>
        <source>When the kill button lies neutral</source>
        <comment>KIL-3</comment>
        <translation>Cuándo el botón kill está neutral</translation>
    </message>
    <message>
        <source>Who splits a pot keeps the leg; a killer who splits kills again</source>
        <comment>KIL-4</comment>
        <translation>Quien divide el bote conserva el leg; un killer que lo divide repite kill</translation>
    </message>
    <message>
        <source>A killer who wins alone kills again for the same amount</source>
        <comment>KIL-5</comment>
        <translation>Un killer que gana solo repite por el mismo importe</translation>
    </message>
    <message>
        <source>Legs and a kill that is due stay with a player who leaves</source>
        <comment>KIL-6</comment>
        <translation>Los legs y el kill que toca siguen con quien deja la mesa</translation>
    </message>
    <message>
        <source>High-low: who scoops a pot of five big bets or more kills the next hand</source>
        <comment>KIL-7</comment>
        <translation>Hi-lo: quien hace scoop de un bote de cinco apuestas grandes o más hace kill en la próxima</translation>
    </message>
    <message>
        <source>Who wins a pot over the set sum alone kills the next hand; ten big bets unless the house says</source>
        <comment>KIL-8</comment>
        <translation>Quien gana solo un bote mayor que el fijado hace kill en la próxima; diez apuestas grandes si la casa no dice otra cosa</translation>
    </message>
    <message>
        <source>Whether the killer acts in turn or last</source>
        <comment>KIL-9</comment>
        <translation>Si el killer habla en su turno o el último</translation>
    </message>
    <message>
        <source>A killer in the blinds posts the kill instead of the blind, or both</source>
        <comment>KIL-10</comment>
        <translation>Un killer en las ciegas pone el kill en vez de la ciega, o ambos</translation>
    </message>
    <message>
        <source>Lowball: a voluntary kill after two cards, with enough chips behind</source>
        <comment>KIL-11</comment>
        <translation>Lowball: un kill voluntario tras dos cartas, con fichas suficientes detrás</translation>
    </message>
    <message>
        <source>A new player comes into a killed hand only by killing the next one</source>
        <comment>KIL-12</comment>
        <translation>Un jugador nuevo entra en una mano kill solo si hace kill en la próxima</translation>
    </message>
    <message>
        <source>The kill is live and part of the pot</source>
        <comment>KIL-13</comment>
        <translation>El kill es vivo y parte del bote</translation>
    </message>
    <message>
        <source>Lowball: one may come in by killing</source>
        <comment>KIL-14</comment>
        <translation>Lowball: se puede entrar con un kill</translation>
    </message>
    <message>
        <source>Players act clockwise; later rounds start left of the button, in stud with the best hand showing</source>
        <comment>BET-1</comment>
        <translation>Se habla en sentido horario; las rondas siguientes empiezan a la izquierda del botón, en stud con la mejor mano a la vista</translation>
    </message>
    <message>
        <source>A round is closed when all have had a turn and matched the bet or are all-in</source>
        <comment>BET-2</comment>
        <translation>Una ronda se cierra cuando todos han hablado y han igualado o están all-in</translation>
    </message>
    <message>
        <source>No check against a blind except the option; check and raise</source>
        <comment>BET-3</comment>
        <translation>No se pasa contra una ciega salvo la opción; check-raise</translation>
    </message>
    <message>
        <source>A raise adds at least the last full bet or raise</source>
        <comment>BET-4</comment>
        <translation>Una subida añade al menos la última apuesta o subida entera</translation>
    </message>
    <message>
        <source>Amounts come in the betting unit</source>
        <comment>BET-5</comment>
        <translation>Los importes van por unidad de apuesta</translation>
    </message>
    <message>
        <source>A short all-in reopens nothing until it adds up to a full raise</source>
        <comment>BET-6</comment>
        <translation>Un all-in corto no reabre nada hasta sumar una subida entera</translation>
    </message>
    <message>
        <source>Limit games: half a bet or more counts as a full one</source>
        <comment>BET-7</comment>
        <translation>En limit, media apuesta o más cuenta como entera</translation>
    </message>
    <message>
        <source>Who has checked or called may raise only after a full raise</source>
        <comment>BET-8</comment>
        <translation>Quien pasó o igualó solo sube tras una subida entera</translation>
    </message>
    <message>
        <source>No limit: up to the whole stack, raises without end</source>
        <comment>NL-1</comment>
        <translation>No-limit: hasta todas las fichas, subidas sin fin</translation>
    </message>
    <message>
        <source>Pot limit: the bet as it stands, plus the pot after the call</source>
        <comment>PL-1</comment>
        <translation>Pot-limit: la apuesta actual más el bote tras el call</translation>
    </message>
    <message>
        <source>The small blind may count as a big one until the big blind has acted</source>
        <comment>PL-2</comment>
        <translation>La ciega pequeña puede contar como grande hasta que la grande hable</translation>
    </message>
    <message>
        <source>When all fold to the small blind, how much it may open for</source>
        <comment>PL-3</comment>
        <translation>Si todos se retiran hasta la ciega pequeña, por cuánto puede abrir</translation>
    </message>
    <message>
        <source>The pot may be rounded up to a chip</source>
        <comment>PL-4</comment>
        <translation>El bote se puede redondear a una ficha</translation>
    </message>
    <message>
        <source>What is over the pot goes back</source>
        <comment>PL-5</comment>
        <translation>Lo que supera el bote se devuelve</translation>
    </message>
    <message>
        <source>A silent chip larger than the pot is a bet of the pot</source>
        <comment>PL-6</comment>
        <translation>Una ficha sin anunciar mayor que el bote es una apuesta del bote</translation>
    </message>
    <message>
        <source>Whether short blinds count in full, and whether antes count</source>
        <comment>PL-7</comment>
        <translation>Si las ciegas cortas cuentan enteras y si los antes cuentan</translation>
    </message>
    <message>
        <source>Half pot: a wager is at most half the pot, never under the least</source>
        <comment>PL-8</comment>
        <translation>Medio bote: una apuesta es como mucho medio bote, nunca bajo el mínimo</translation>
    </message>
    <message>
        <source>Fixed limit: the small bet on early rounds, the big bet on late ones</source>
        <comment>LIM-1</comment>
        <translation>Límite fijo: apuesta pequeña en las primeras rondas, grande en las últimas</translation>
    </message>
    <message>
        <source>A bet and so many raises a round, then it is capped</source>
        <comment>LIM-2</comment>
        <translation>Una apuesta y tantas subidas por ronda, luego tope</translation>
    </message>
    <message>
        <source>Between two players the cap may fall away, by how the two came about</source>
        <comment>LIM-3</comment>
        <translation>Entre dos jugadores el tope puede desaparecer, según cómo quedaron dos</translation>
    </message>
    <message>
        <source>Stud: an open pair on fourth street allows the big bet</source>
        <comment>LIM-4</comment>
        <translation>Stud: una pareja a la vista en cuarta calle permite la apuesta grande</translation>
    </message>
    <message>
        <source>Spread limit: any amount in the range, a raise adds at least the last one</source>
        <comment>LIM-5</comment>
        <translation>Spread-limit: cualquier importe del rango, una subida al menos como la última</translation>
    </message>
    <message>
        <source>What a player can lose in one hand is capped</source>
        <comment>LIM-6</comment>
        <translation>Lo que un jugador puede perder en una mano tiene tope</translation>
    </message>
    <message>
        <source>A player wins from each opponent at most what they put in; the rest makes side pots</source>
        <comment>POT-1</comment>
        <translation>Un jugador gana de cada rival como mucho lo que puso; el resto forma botes secundarios</translation>
    </message>
    <message>
        <source>Equal antes layer like bets; dead money belongs to the main pot</source>
        <comment>POT-2</comment>
        <translation>Los antes iguales van por capas como apuestas; el dinero muerto es del bote principal</translation>
    </message>
    <message>
        <source>Chips that nobody called go back</source>
        <comment>POT-3</comment>
        <translation>Las fichas que nadie iguala se devuelven</translation>
    </message>
    <message>
        <source>A fold gives up every pot</source>
        <comment>POT-4</comment>
        <translation>Retirarse renuncia a todos los botes</translation>
    </message>
    <message>
        <source>The last side pot is awarded first, each pot by itself</source>
        <comment>POT-5</comment>
        <translation>Primero se entrega el último bote secundario, cada bote por separado</translation>
    </message>
    <message>
        <source>The odd chip: who gets what does not split</source>
        <comment>POT-6</comment>
        <translation>La ficha impar: quién recibe lo que no se divide</translation>
    </message>
    <message>
        <source>Dealt several times, each part of the pot is awarded by itself</source>
        <comment>POT-7</comment>
        <translation>Repartido varias veces, cada parte del bote se entrega por separado</translation>
    </message>
    <message>
        <source>All-in with nothing more to bet: the streets are run out</source>
        <comment>POT-8</comment>
        <translation>All-in sin más apuestas: se reparten todas las calles</translation>
    </message>
    <message>
        <source>The rake is taken when the pots are pushed, up to its cap</source>
        <comment>POT-9</comment>
        <translation>El rake se toma al entregar los botes, hasta su tope</translation>
    </message>
    <message>
        <source>Table stakes: chips come and go between hands only, and nobody takes some off and stays</source>
        <comment>STK-1</comment>
        <translation>Table stakes: las fichas entran y salen solo entre manos, nadie saca fichas y se queda</translation>
    </message>
    <message>
        <source>What one buys in for, tops up to, and must return with</source>
        <comment>STK-2</comment>
        <translation>Con cuánto se compra, se rellena y se debe volver</translation>
    </message>
    <message>
        <source>Less than the small blind: dealt in or not</source>
        <comment>STK-3</comment>
        <translation>Menos que la ciega pequeña: con cartas o sin ellas</translation>
    </message>
    <message>
        <source>Open stakes: chips in a hand, and markers</source>
        <comment>STK-4</comment>
        <translation>Open stakes: fichas durante la mano y markers</translation>
    </message>
    <message>
        <source>A chip run counts as stack while the chips are on the way</source>
        <comment>STK-5</comment>
        <translation>Las fichas en camino ya cuentan</translation>
    </message>
    <message>
        <source>The first words or chips in turn bind; words beat chips</source>
        <comment>PRO-1</comment>
        <translation>Las primeras palabras o fichas en turno obligan; la palabra gana a la ficha</translation>
    </message>
    <message>
        <source>One silent chip calls a bet, or bets its value</source>
        <comment>PRO-2</comment>
        <translation>Una ficha sin anunciar iguala una apuesta o apuesta su valor</translation>
    </message>
    <message>
        <source>Several silent chips: a raise if they reach one, or half of one by house rule, otherwise a call</source>
        <comment>PRO-3</comment>
        <translation>Varias fichas sin anunciar: subida si alcanza, o desde la mitad donde la casa la hace completar; si no, call</translation>
    </message>
    <message>
        <source>"Raise 15" means to 15 in all; "by 15" adds 15</source>
        <comment>PRO-4</comment>
        <translation>«Subo 15» es a 15 en total; «15 más» añade 15</translation>
    </message>
    <message>
        <source>Too little is brought up to the least, no further</source>
        <comment>PRO-5</comment>
        <translation>Lo que falta se completa al mínimo, no más</translation>
    </message>
    <message>
        <source>A call and a raise in one breath is a call; how many motions a raise may take</source>
        <comment>PRO-6</comment>
        <translation>Igualar y subir de un tirón es un call; en cuántos gestos puede venir una subida</translation>
    </message>
    <message>
        <source>Who put in most of a bet they misread is held to it</source>
        <comment>PRO-7</comment>
        <translation>Quien puso la mayor parte de una apuesta mal leída queda obligado</translation>
    </message>
    <message>
        <source>An act out of turn waits for its turn</source>
        <comment>PRO-8</comment>
        <translation>Una acción fuera de turno espera su turno</translation>
    </message>
    <message>
        <source>Who did not see a raise may take back chips until somebody acts behind</source>
        <comment>PRO-9</comment>
        <translation>Quien no vio una subida puede recuperar sus fichas hasta que alguien actúe detrás</translation>
    </message>
    <message>
        <source>The clock: time, a warning, then the hand is dead</source>
        <comment>PRO-10</comment>
        <translation>El reloj: segundos, un aviso, luego la mano está muerta</translation>
    </message>
    <message>
        <source>Any action can be corrected and the rest replayed on it</source>
        <comment>PRO-11</comment>
        <translation>Toda acción se puede corregir y lo demás se repite encima</translation>
    </message>
    <message>
        <source>Pot and maximum are told when the game needs them</source>
        <comment>PRO-12</comment>
        <translation>El bote y el máximo se dicen si el juego lo pide</translation>
    </message>
    <message>
        <source>Silent chips are a call when every one of them is needed for it</source>
        <comment>PRO-13</comment>
        <translation>Fichas sin anunciar son un call cuando todas hacen falta para igualar</translation>
    </message>
    <message>
        <source>A misdeal gives all chips back; after substantial action it is the floor's</source>
        <comment>PRO-14</comment>
        <translation>Un reparto nulo devuelve todas las fichas; tras bastante acción es cosa del floor</translation>
    </message>
    <message>
        <source>A hand that is declared dead keeps its chips in and can win nothing</source>
        <comment>PRO-15</comment>
        <translation>Una mano declarada muerta deja sus fichas y no puede ganar nada</translation>
    </message>
    <message>
        <source>A turn or river shown too early is taken back and dealt again with other cards</source>
        <comment>PRO-16</comment>
        <translation>Un turn o river enseñado antes de tiempo se anula y se reparte de nuevo con otras cartas</translation>
    </message>
    <message>
        <source>Buying the button: both blinds at once, and the button next hand</source>
        <comment>NOW-1</comment>
        <translation>Comprar el botón: las dos ciegas a la vez y el botón la próxima mano</translation>
    </message>
    <message>
        <source>Bomb pot: everyone antes and the betting starts on the flop</source>
        <comment>NOW-2</comment>
        <translation>Bomb pot: todos ponen ante y se apuesta desde el flop</translation>
    </message>
    <message>
        <source>Two boards: each pot is halved between them</source>
        <comment>NOW-3</comment>
        <translation>Dos boards: cada bote se parte entre los dos</translation>
    </message>
    <message>
        <source>Seven-deuce: the winner who shows it collects from each</source>
        <comment>NOW-4</comment>
        <translation>Siete-dos: quien gana y lo muestra cobra de cada uno</translation>
    </message>
    <message>
        <source>The stand-up game: the last one standing pays</source>
        <comment>NOW-5</comment>
        <translation>Stand-up: el último de pie paga</translation>
    </message>
    <message>
        <source>Splash: the house adds chips to the pot</source>
        <comment>NOW-6</comment>
        <translation>Splash: la casa añade fichas al bote</translation>
    </message>
    <message>
        <source>A time charge is collected from each seat instead of a rake</source>
        <comment>NOW-7</comment>
        <translation>Se cobra tiempo por asiento en vez de rake</translation>
    </message>
    <message>
        <source>A drop for promotions from large enough pots</source>
        <comment>NOW-8</comment>
        <translation>Un drop para promociones de los botes grandes</translation>
    </message>
    <message>
        <source>Dealers change, and each hand keeps its dealer's name</source>
        <comment>NOW-9</comment>
        <translation>Los crupieres cambian y cada mano guarda el nombre del suyo</translation>
    </message>
    <message>
        <source>After the next hand's first cards a change is marked as a correction</source>
        <comment>NOW-10</comment>
        <translation>Tras las primeras cartas de la próxima mano, un cambio es una corrección</translation>
    </message>
    <message>
        <source>No pot is pushed while somebody has not matched it</source>
        <comment>NOW-11</comment>
        <translation>No se entrega ningún bote mientras alguien no haya igualado</translation>
    </message>
    <message>
        <source>Moving from a table of the same game costs nothing</source>
        <comment>NOW-12</comment>
        <translation>Venir de una mesa del mismo juego no cuesta nada</translation>
    </message>
    <message>
        <source>A mixed game: the games go round, or the button chooses; tap a game again for its next stakes</source>
        <comment>NOW-13</comment>
        <translation>Juego mixto: los juegos van rotando, o elige el botón; toca otra vez un juego: las apuestas siguientes</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>{run}, {board}</source>
        <comment>run_board</comment>
        <translation>{run}, {board}</translation>
    </message>
    <message>
        <source>One run at a time</source>
        <comment>one_run</comment>
        <translation>Un reparto cada vez</translation>
    </message>
    <message>
        <source>One board at a time</source>
        <comment>one_board</comment>
        <translation>Un board cada vez</translation>
    </message>
    <message>
        <source>{done} of {of} given</source>
        <comment>given</comment>
        <translation>{done} de {of} entregados</translation>
    </message>
    <message>
        <source>{pot}, half</source>
        <comment>share_2</comment>
        <translation>{pot}, mitad</translation>
    </message>
    <message>
        <source>{pot}, a third</source>
        <comment>share_3</comment>
        <translation>{pot}, tercio</translation>
    </message>
    <message>
        <source>{pot}, a quarter</source>
        <comment>share_4</comment>
        <translation>{pot}, cuarto</translation>
    </message>
    <message>
        <source>{pot}, one of {parts}</source>
        <comment>share_n</comment>
        <translation>{pot}, 1 de {parts}</translation>
    </message>
    <message>
        <source>{share} by {chip}</source>
        <comment>by_chip</comment>
        <translation>{share} en {chip}</translation>
    </message>
    <message>
        <source>best hand first</source>
        <comment>best_first</comment>
        <translation>la mejor mano primero</translation>
    </message>
    <message>
        <source>best high first</source>
        <comment>high_first</comment>
        <translation>la mejor alta primero</translation>
    </message>
    <message>
        <source>now the best low</source>
        <comment>low_first</comment>
        <translation>ahora la mejor baja</translation>
    </message>
    <message>
        <source>tap to rank again</source>
        <comment>rank_again</comment>
        <translation>toca para reordenar</translation>
    </message>
    <message>
        <source>tap to rank it now</source>
        <comment>rank_now</comment>
        <translation>toca para ordenar</translation>
    </message>
    <message>
        <source>{high}, low {low}</source>
        <comment>low_too</comment>
        <translation>{high}, baja {low}</translation>
    </message>
    <message>
        <source>As in {part}</source>
        <comment>as_first</comment>
        <translation>Como {part}</translation>
    </message>
    <message>
        <source>{names}: {pot}</source>
        <comment>takes</comment>
        <translation>{names}: {pot}</translation>
    </message>
    <message>
        <source>{part}: who is best?</source>
        <comment>who_best</comment>
        <translation>{part}: ¿la mejor?</translation>
    </message>
    <message>
        <source>{part}: best high?</source>
        <comment>who_high</comment>
        <translation>{part}: ¿mejor alta?</translation>
    </message>
    <message>
        <source>{part}: best low?</source>
        <comment>who_low</comment>
        <translation>{part}: ¿mejor baja?</translation>
    </message>
    <message>
        <source>{part}: who is next?</source>
        <comment>who_next</comment>
        <translation>{part}: ¿la siguiente?</translation>
    </message>
    <message>
        <source>tap a seat or a name</source>
        <comment>seat_or_name</comment>
        <translation>toca asiento o nombre</translation>
    </message>
    <message>
        <source>tap one, then the other</source>
        <comment>one_then_other</comment>
        <translation>una, luego la otra</translation>
    </message>
    <message>
        <source>again: the next two</source>
        <comment>again_next_two</comment>
        <translation>otra vez: los dos siguientes</translation>
    </message>
    <message>
        <source>all of it</source>
        <comment>all_runs</comment>
        <translation>todo</translation>
    </message>
    <message>
        <source>No low</source>
        <comment>no_low</comment>
        <translation>Sin baja</translation>
    </message>
    <message>
        <source>{part}: the high takes all</source>
        <comment>high_takes</comment>
        <translation>{part}: todo a la alta</translation>
    </message>
    <message>
        <source>{part}, {pot} has no winner yet</source>
        <comment>missing</comment>
        <translation>{part}, {pot}: aún sin ganador</translation>
    </message>
    <message>
        <source>{part} has no winner yet</source>
        <comment>missing_lone</comment>
        <translation>{part}: aún sin ganador</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>main_pot</comment>
        <translation>bote principal</translation>
    </message>
    <message>
        <source>side pot</source>
        <comment>side_pot</comment>
        <translation>bote secundario</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>side_pot_n</comment>
        <translation>bote secundario {number}</translation>
    </message>
    <message>
        <source>{part}: {name} {place}</source>
        <comment>undo_rank</comment>
        <translation>{part}: {name} {place}</translation>
    </message>
    <message>
        <source>{part}, {note}. {rows}</source>
        <comment>speak_part</comment>
        <translation>{part}, {note}. {rows}</translation>
    </message>
</context>
<context>
    <name>sections</name>
    <message>
        <source>Table</source>
        <comment>TABLE</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tournament prizes</source>
        <comment>PRIZES</comment>
        <translation>Premios del torneo</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>BTN</comment>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Blinds and antes</source>
        <comment>BLD</comment>
        <translation>Ciegas y antes</translation>
    </message>
    <message>
        <source>Missed blinds, new players, seat changes</source>
        <comment>ENT</comment>
        <translation>Ciegas perdidas, nuevos, cambios de asiento</translation>
    </message>
    <message>
        <source>Straddles</source>
        <comment>STR</comment>
        <translation>Straddles</translation>
    </message>
    <message>
        <source>Kill pots</source>
        <comment>KIL</comment>
        <translation>Kill pots</translation>
    </message>
    <message>
        <source>Betting</source>
        <comment>BET</comment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>LIM</comment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>All-in, pots, showdown</source>
        <comment>POT</comment>
        <translation>All-in, botes, showdown</translation>
    </message>
    <message>
        <source>Stakes at the table</source>
        <comment>STK</comment>
        <translation>Compras y table stakes</translation>
    </message>
    <message>
        <source>Procedure and rulings</source>
        <comment>PRO</comment>
        <translation>Procedimiento y decisiones</translation>
    </message>
    <message>
        <source>Live games today</source>
        <comment>NOW</comment>
        <translation>Partidas en vivo de hoy</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>three taps: rules, game, start</source>
        <comment>about</comment>
        <translation>tres toques: reglas, juego, empezar</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>house_rules</comment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Game and stakes</source>
        <comment>game_and_stakes</comment>
        <translation>Juego y ciegas</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>seats</comment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>names come later, by a tap</source>
        <comment>seats_note</comment>
        <translation>los nombres, después</translation>
    </message>
    <message>
        <source>Go on with hand {hand}</source>
        <comment>go_on</comment>
        <translation>Seguir con la mano {hand}</translation>
    </message>
    <message>
        <source>Go on before hand 1</source>
        <comment>go_on_first</comment>
        <translation>Seguir antes de la mano 1</translation>
    </message>
    <message>
        <source>left {when}</source>
        <comment>go_on_left</comment>
        <translation>dejada {when}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <comment>go_on_here</comment>
        <translation>ahora en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>{left}, {players} players: {names}</source>
        <comment>go_on_who</comment>
        <translation>
            <numerusform>{left}, {players} jugador: {names}</numerusform>
            <numerusform>{left}, {players} jugadores: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}, nobody is seated</source>
        <comment>go_on_nobody</comment>
        <translation>{left}, nadie sentado</translation>
    </message>
    <message>
        <source>Game {number} cannot be read</source>
        <comment>go_on_broken</comment>
        <translation>La partida {number} no se puede leer</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>same</comment>
        <translation>Igual que la última vez</translation>
    </message>
    <message>
        <source>A new table is open</source>
        <comment>opened</comment>
        <translation>Hay una mesa nueva abierta</translation>
    </message>
    <message>
        <source>Back, keep nothing</source>
        <comment>not_opened</comment>
        <translation>Volver, no guardar nada</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>stands</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>stands; Enter keeps one rule, a tap on {start} all of them</source>
        <comment>stands_note</comment>
        <translation>queda así; Intro guarda una regla, tocar {start} las guarda todas</translation>
    </message>
    <message>
        <source>{rules}, {game}, {seats} seats</source>
        <comment>same_note</comment>
        <translation>{rules}, {game}, {seats} asientos</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own, {game}</source>
        <comment>same_own_note</comment>
        <translation>
            <numerusform>{rules}, {count} regla propia, {game}</numerusform>
            <numerusform>{rules}, {count} reglas propias, {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap of last time</source>
        <comment>recap</comment>
        <translation>Último resumen</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {hands} hands</source>
        <comment>recap_note</comment>
        <translation>
            <numerusform>{game}, {hands} mano</numerusform>
            <numerusform>{game}, {hands} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}, {hands} hands</source>
        <comment>recap_brief</comment>
        <translation>
            <numerusform>{when}, {hands} mano</numerusform>
            <numerusform>{when}, {hands} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Book of evenings</source>
        <comment>evenings</comment>
        <translation>Registro de noches</translation>
    </message>
    <message numerus="yes">
        <source>{count} that are over, players, seasons</source>
        <comment>evenings_note</comment>
        <translation>
            <numerusform>{count} terminada; jugadores, temporadas</numerusform>
            <numerusform>{count} terminadas; jugadores, temporadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings that are over</source>
        <comment>evenings_title</comment>
        <translation>Noches terminadas</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{count} vez</numerusform>
            <numerusform>{count} veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hands} hands, {names}</source>
        <comment>evening_who</comment>
        <translation>
            <numerusform>{hands} mano, {names}</numerusform>
            <numerusform>{hands} manos, {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody sat down</source>
        <comment>evening_nobody</comment>
        <translation>no se sentó nadie</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>tap a game first</source>
        <comment>start_needs_game</comment>
        <translation>primero un juego</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>start_refused</comment>
        <translation>ver el aviso</translation>
    </message>
    <message>
        <source>All rules</source>
        <comment>all_rules</comment>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>to all rules</source>
        <comment>all_rules_back</comment>
        <translation>a todas las reglas</translation>
    </message>
    <message numerus="yes">
        <source>{count} of your own</source>
        <comment>all_rules_note</comment>
        <translation>
            <numerusform>{count} propia</numerusform>
            <numerusform>{count} propias</numerusform>
        </translation>
    </message>
    <message>
        <source>as the preset has them</source>
        <comment>all_rules_none</comment>
        <translation>como la plantilla</translation>
    </message>
    <message>
        <source>presets and stakes</source>
        <comment>games_note</comment>
        <translation>plantillas y juegos</translation>
    </message>
    <message>
        <source>As the preset</source>
        <comment>reset</comment>
        <translation>Como la plantilla</translation>
    </message>
    <message numerus="yes">
        <source>drops {count} rules of your own</source>
        <comment>reset_note</comment>
        <translation>
            <numerusform>descarta {count} regla propia</numerusform>
            <numerusform>descarta {count} reglas propias</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>reset_none</comment>
        <translation>nada ha cambiado</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Recuperar</translation>
    </message>
    <message numerus="yes">
        <source>{count} rules of your own</source>
        <comment>put_back_note</comment>
        <translation>
            <numerusform>{count} regla propia</numerusform>
            <numerusform>{count} reglas propias</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>back_note</comment>
        <translation>a la mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <comment>quit_note</comment>
        <translation>no hay nada en curso</translation>
    </message>
    <message numerus="yes">
        <source>{count} games stay open</source>
        <comment>quit_open</comment>
        <translation>
            <numerusform>{count} partida sigue abierta</numerusform>
            <numerusform>{count} partidas siguen abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game and its stakes</source>
        <comment>choose_game</comment>
        <translation>Elige un juego y sus ciegas</translation>
    </message>
    <message>
        <source>{rules} rules; every rule can be changed</source>
        <comment>choose_game_note</comment>
        <translation>Reglas: {rules}; todas se pueden cambiar</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} seats</source>
        <comment>ready_note</comment>
        <translation>Reglas: {rules}, {seats} asientos</translation>
    </message>
    <message numerus="yes">
        <source>{rules} rules, {count} of your own, {seats} seats</source>
        <comment>ready_own</comment>
        <translation>
            <numerusform>Reglas: {rules}, {count} propia, {seats} asientos</numerusform>
            <numerusform>Reglas: {rules}, {count} propias, {seats} asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} rules.</source>
        <comment>rules_of</comment>
        <translation>Reglas: {rules}.</translation>
    </message>
    <message>
        <source>Kept: {rules}.</source>
        <comment>kept</comment>
        <translation>Se mantiene: {rules}.</translation>
    </message>
    <message>
        <source>Dropped: {rules}.</source>
        <comment>dropped</comment>
        <translation>Desaparece: {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>{rules} and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>{rules} y {count} más</numerusform>
            <numerusform>{rules} y {count} más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not like this</source>
        <comment>not_yet</comment>
        <translation>Así no</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>this_table</comment>
        <translation>Esta mesa</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>change_rules</comment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>change_note</comment>
        <translation>desde la próxima mano</translation>
    </message>
    <message>
        <source>Back again: nothing is changed</source>
        <comment>leave_asks</comment>
        <translation>Atrás otra vez: no se cambia nada</translation>
    </message>
    <message>
        <source>Change: what you chose counts from the next hand on</source>
        <comment>leave_change</comment>
        <translation>Cambiar: lo elegido vale desde la próxima mano</translation>
    </message>
    <message>
        <source>As they were</source>
        <comment>reset_running</comment>
        <translation>Como estaban</translation>
    </message>
    <message numerus="yes">
        <source>takes back {count} changes</source>
        <comment>reset_running_note</comment>
        <translation>
            <numerusform>deshace {count} cambio</numerusform>
            <numerusform>deshace {count} cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as mine</source>
        <comment>keep</comment>
        <translation>Guardar como mías</translation>
    </message>
    <message>
        <source>From a file</source>
        <comment>take</comment>
        <translation>De un archivo</translation>
    </message>
    <message>
        <source>To a file</source>
        <comment>give</comment>
        <translation>A un archivo</translation>
    </message>
    <message>
        <source>Forget it</source>
        <comment>forget</comment>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Keep these rules as</source>
        <comment>mine_title</comment>
        <translation>Guardar estas reglas como</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>mine_go</comment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>{rules}, my way</source>
        <comment>mine_name</comment>
        <translation>{rules}, a mi manera</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own</source>
        <comment>mine_note</comment>
        <translation>
            <numerusform>{rules}, {count} regla propia</numerusform>
            <numerusform>{rules}, {count} reglas propias</numerusform>
        </translation>
    </message>
    <message>
        <source>Why these rules</source>
        <comment>reasons</comment>
        <translation>Por qué estas reglas</translation>
    </message>
    <message>
        <source>{rules}: what it chooses, and why</source>
        <comment>reasons_title</comment>
        <translation>{rules}: qué elige y por qué</translation>
    </message>
    <message>
        <source>last used</source>
        <comment>last_used</comment>
        <translation>última</translation>
    </message>
    <message>
        <source>{points}, +{count}</source>
        <comment>points_more</comment>
        <translation>{points}, +{count}</translation>
    </message>
    <message>
        <source>Back to {value}</source>
        <comment>as_preset</comment>
        <translation>Volver a {value}</translation>
    </message>
    <message>
        <source>in chips</source>
        <comment>given_amount</comment>
        <translation>en fichas</translation>
    </message>
    <message>
        <source>chips, / between</source>
        <comment>given_amounts</comment>
        <translation>fichas, / entre ellas</translation>
    </message>
    <message>
        <source>in {currency}</source>
        <comment>given_money</comment>
        <translation>en {currency}</translation>
    </message>
    <message>
        <source>{currency}, / between</source>
        <comment>given_moneys</comment>
        <translation>{currency}, / entre medias</translation>
    </message>
    <message>
        <source>in proportion, / between</source>
        <comment>given_shares</comment>
        <translation>en proporción, / entre</translation>
    </message>
    <message>
        <source>choose the currency first</source>
        <comment>given_later</comment>
        <translation>elige antes la moneda</translation>
    </message>
    <message>
        <source>Choose "{title}" first: amounts are typed in it</source>
        <comment>currency_first</comment>
        <translation>Elige antes «{title}»: los importes se teclean en ella</translation>
    </message>
    <message>
        <source>a chip is {amount}, amounts are whole chips: see "{title}"</source>
        <comment>chip_is</comment>
        <translation>una ficha vale {amount}, los importes son fichas enteras: ver «{title}»</translation>
    </message>
    <message>
        <source>typed as money</source>
        <comment>worth_given</comment>
        <translation>se teclea como dinero</translation>
    </message>
    <message>
        <source>Chips or money</source>
        <comment>money</comment>
        <translation>Fichas o dinero</translation>
    </message>
    <message>
        <source>Money: {currency}</source>
        <comment>money_is</comment>
        <translation>Dinero: {currency}</translation>
    </message>
    <message>
        <source>low-high, / each round</source>
        <comment>given_ranges</comment>
        <translation>mín-máx, / por ronda</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>given_percent</comment>
        <translation>por ciento</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>given_count</comment>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>4/3 = four thirds</source>
        <comment>given_size</comment>
        <translation>4/3 = cuatro tercios</translation>
    </message>
    <message>
        <source>or so often</source>
        <comment>given_reminder</comment>
        <translation>o cada tanto</translation>
    </message>
    <message>
        <source>{allowed}, or {none}</source>
        <comment>may_be_none</comment>
        <translation>{allowed}, o {none}</translation>
    </message>
    <message>
        <source>a whole number from {low} on</source>
        <comment>may_be_from</comment>
        <translation>un número entero desde {low}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <comment>may_be_count</comment>
        <translation>un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>a figure from 0 to 100</source>
        <comment>may_be_percent</comment>
        <translation>un número de 0 a 100</translation>
    </message>
    <message>
        <source>two figures with / between</source>
        <comment>may_be_pair</comment>
        <translation>dos números con / entre ellos</translation>
    </message>
    <message>
        <source>{low} to {high} figures with / between</source>
        <comment>may_be_amounts</comment>
        <translation>de {low} a {high} números con / entre ellos</translation>
    </message>
    <message>
        <source>two figures with / between, so much for every so much</source>
        <comment>may_be_rake</comment>
        <translation>dos números con / entre ellos, tanto por cada tanto</translation>
    </message>
    <message>
        <source>the lowest and the highest bet with - between, / before the next round</source>
        <comment>may_be_ranges</comment>
        <translation>la apuesta menor y la mayor con - entre ellas, / antes de la ronda siguiente</translation>
    </message>
    <message>
        <source>{chosen}, or two figures with / between, as 4/3</source>
        <comment>may_be_size</comment>
        <translation>{chosen}, o dos números con / entre ellos, como 4/3</translation>
    </message>
    <message>
        <source>{chosen}, or a number of hands or minutes</source>
        <comment>may_be_reminder</comment>
        <translation>{chosen}, o un número de manos o de minutos</translation>
    </message>
    <message>
        <source>blinds and bets from 1 on, two of them with / between</source>
        <comment>level_wants_stakes</comment>
        <translation>ciegas y apuestas desde 1, dos con / entre ellas</translation>
    </message>
    <message>
        <source>1 to 1440 minutes</source>
        <comment>level_wants_minutes</comment>
        <translation>de 1 a 1440 minutos</translation>
    </message>
    <message>
        <source>a break of up to 1440 minutes</source>
        <comment>level_wants_break</comment>
        <translation>un descanso de 1440 minutos como máximo</translation>
    </message>
    <message>
        <source>whole numbers only: take the mark back</source>
        <comment>whole_only</comment>
        <translation>solo números enteros: borra la coma</translation>
    </message>
    <message>
        <source>nothing typed, this counts:</source>
        <comment>emptied</comment>
        <translation>vacío, vale:</translation>
    </message>
    <message>
        <source>{words}, chosen</source>
        <comment>chosen</comment>
        <translation>{words}, elegido</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>is_chosen</comment>
        <translation>elegido</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>changed</comment>
        <translation>cambiado</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} changed</source>
        <comment>n_changed</comment>
        <translation>
            <numerusform>{words}, {count} cambiada</numerusform>
            <numerusform>{words}, {count} cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>a dot: not as in the preset</source>
        <comment>dot_means</comment>
        <translation>un punto: distinto de la plantilla</translation>
    </message>
    <message>
        <source>a dot: changed from the next hand on</source>
        <comment>dot_running</comment>
        <translation>un punto: cambia desde la próxima mano</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>{count} asientos</translation>
    </message>
    <message>
        <source>delete</source>
        <comment>delete</comment>
        <translation>borrar</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>levels</comment>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>tap a figure to change it</source>
        <comment>levels_note</comment>
        <translation>toca una cifra para cambiarla</translation>
    </message>
    <message>
        <source>No levels: blinds and limits stay as they are. With levels they go up by the clock.</source>
        <comment>levels_none</comment>
        <translation>Sin niveles: ciegas y límites no cambian. Con niveles suben por reloj.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <comment>levels_begin</comment>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>a usual structure from these stakes; every figure can be changed afterwards</source>
        <comment>levels_begin_note</comment>
        <translation>una estructura habitual desde estas ciegas; cada cifra se puede cambiar después</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} minutes a level</source>
        <comment>levels_usual</comment>
        <translation>
            <numerusform>{minutes} minuto por nivel</numerusform>
            <numerusform>{minutes} minutos por nivel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} levels</source>
        <comment>n_levels</comment>
        <translation>
            <numerusform>{count} nivel</numerusform>
            <numerusform>{count} niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>level {number} is now {what}</source>
        <comment>level_now</comment>
        <translation>el nivel {number} es ahora {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} are now {what}</source>
        <comment>levels_now</comment>
        <translation>los niveles {number} a {to} son ahora {what}</translation>
    </message>
    <message>
        <source>level {number} now lasts {what}</source>
        <comment>level_last</comment>
        <translation>el nivel {number} dura ahora {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} now last {what}</source>
        <comment>levels_last</comment>
        <translation>los niveles {number} a {to} duran ahora {what}</translation>
    </message>
    <message>
        <source>level {number} ({what}) taken out</source>
        <comment>level_out</comment>
        <translation>nivel {number} ({what}) quitado</translation>
    </message>
    <message>
        <source>levels {number} to {to} taken out</source>
        <comment>levels_out</comment>
        <translation>niveles {number} a {to} quitados</translation>
    </message>
    <message>
        <source>level {number} ({what}) put in</source>
        <comment>level_put</comment>
        <translation>nivel {number} ({what}) añadido</translation>
    </message>
    <message>
        <source>levels {number} to {to} ({what}) put in</source>
        <comment>levels_put</comment>
        <translation>niveles {number} a {to} ({what}) añadidos</translation>
    </message>
    <message numerus="yes">
        <source>{count} more changes of levels</source>
        <comment>levels_more</comment>
        <translation>
            <numerusform>{count} cambio de nivel más</numerusform>
            <numerusform>{count} cambios de nivel más</numerusform>
        </translation>
    </message>
    <message>
        <source>no ante</source>
        <comment>no_ante</comment>
        <translation>sin ante</translation>
    </message>
    <message>
        <source>no break after it</source>
        <comment>no_break</comment>
        <translation>sin descanso después</translation>
    </message>
    <message>
        <source>no bets of its own</source>
        <comment>no_bets</comment>
        <translation>sin apuestas propias</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_n</comment>
        <translation>Nivel {number}</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>level_blinds</comment>
        <translation>Ciegas</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>level_ante</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>level_bets</comment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>level_minutes</comment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Opening raise</source>
        <comment>level_opens</comment>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>One level more, twice as high</source>
        <comment>level_add</comment>
        <translation>Un nivel más, el doble</translation>
    </message>
    <message>
        <source>lower than level {number}</source>
        <comment>level_falls</comment>
        <translation>inferior al nivel {number}</translation>
    </message>
    <message>
        <source>running now</source>
        <comment>level_running</comment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>level {number} is running</source>
        <comment>level_runs_n</comment>
        <translation>el nivel {number} está en curso</translation>
    </message>
    <message>
        <source>level {number} is over</source>
        <comment>level_over_n</comment>
        <translation>el nivel {number} ha terminado</translation>
    </message>
    <message>
        <source>{why}: only coming levels can be taken out</source>
        <comment>level_kept</comment>
        <translation>{why}: solo se pueden quitar niveles por venir</translation>
    </message>
    <message>
        <source>Take this level out</source>
        <comment>level_remove</comment>
        <translation>Quitar este nivel</translation>
    </message>
    <message>
        <source>Take level {number} out</source>
        <comment>level_remove_n</comment>
        <translation>Quitar el nivel {number}</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>level_break</comment>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>Break after level {number}</source>
        <comment>level_break_add</comment>
        <translation>Descanso tras el nivel {number}</translation>
    </message>
    <message>
        <source>No break after level {number}</source>
        <comment>level_break_off</comment>
        <translation>Sin descanso tras el nivel {number}</translation>
    </message>
    <message>
        <source>No levels</source>
        <comment>level_off</comment>
        <translation>Sin niveles</translation>
    </message>
    <message>
        <source>hands</source>
        <comment>hands</comment>
        <translation>manos</translation>
    </message>
    <message>
        <source>minutes</source>
        <comment>minutes</comment>
        <translation>minutos</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none_word</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>dead button</source>
        <comment>button_dead</comment>
        <translation>botón muerto</translation>
    </message>
    <message>
        <source>moving button</source>
        <comment>button_moving</comment>
        <translation>botón móvil</translation>
    </message>
    <message>
        <source>simplified button</source>
        <comment>button_simplified</comment>
        <translation>botón simplificado</translation>
    </message>
    <message>
        <source>missed blinds are posted</source>
        <comment>missed_post_all</comment>
        <translation>las ciegas perdidas se ponen</translation>
    </message>
    <message>
        <source>missed blinds one a hand</source>
        <comment>missed_one_per_hand</comment>
        <translation>ciegas perdidas, una por mano</translation>
    </message>
    <message>
        <source>absent seats are dealt in</source>
        <comment>missed_deal_in</comment>
        <translation>los ausentes reciben cartas</translation>
    </message>
    <message>
        <source>nobody owes blinds</source>
        <comment>missed_none</comment>
        <translation>nadie debe ciegas</translation>
    </message>
    <message>
        <source>no straddle</source>
        <comment>straddle_none</comment>
        <translation>sin straddle</translation>
    </message>
    <message>
        <source>straddle under the gun</source>
        <comment>straddle_under_the_gun</comment>
        <translation>straddle under the gun</translation>
    </message>
    <message>
        <source>straddle on the button</source>
        <comment>straddle_button</comment>
        <translation>straddle en el botón</translation>
    </message>
    <message>
        <source>straddle from button and cutoff</source>
        <comment>straddle_button_and_cutoff</comment>
        <translation>straddle de botón y cutoff</translation>
    </message>
    <message>
        <source>straddle from any seat</source>
        <comment>straddle_any</comment>
        <translation>straddle de cualquier asiento</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Said and put in ...</source>
        <comment>menu_said</comment>
        <translation>Dicho y puesto ...</translation>
    </message>
    <message>
        <source>which action it is</source>
        <comment>menu_said_second</comment>
        <translation>qué acción es</translation>
    </message>
    <message>
        <source>{name}: what happened?</source>
        <comment>ruling_title</comment>
        <translation>{name}: ¿qué ocurrió?</translation>
    </message>
    <message>
        <source>{name} is being ruled on; the bar waits until that is closed</source>
        <comment>ruling_bar_waits</comment>
        <translation>Se decide sobre {name}; la barra espera a que se cierre</translation>
    </message>
    <message>
        <source>Said</source>
        <comment>said</comment>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>pushed</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>word_nothing</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>check</source>
        <comment>word_check</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>call</source>
        <comment>word_call</comment>
        <translation>igualo</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>word_fold</comment>
        <translation>no voy</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>word_bet</comment>
        <translation>apuesto</translation>
    </message>
    <message>
        <source>raise</source>
        <comment>word_raise</comment>
        <translation>subo</translation>
    </message>
    <message>
        <source>raise to</source>
        <comment>word_raise_to</comment>
        <translation>subo a</translation>
    </message>
    <message>
        <source>raise by</source>
        <comment>word_raise_by</comment>
        <translation>subo otros</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>word_pot</comment>
        <translation>bote</translation>
    </message>
    <message>
        <source>all in</source>
        <comment>word_all_in</comment>
        <translation>all-in</translation>
    </message>
    <message>
        <source>an amount</source>
        <comment>word_amount</comment>
        <translation>un importe</translation>
    </message>
    <message>
        <source>call and raise</source>
        <comment>word_call_and_raise</comment>
        <translation>igualo y subo</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>word_complete</comment>
        <translation>completo</translation>
    </message>
    <message>
        <source>bring in</source>
        <comment>word_bring_in</comment>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_chips</comment>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>{motions} motions</source>
        <comment>chips_motions</comment>
        <translation>
            <numerusform>{motions} gesto</numerusform>
            <numerusform>{motions} gestos</numerusform>
        </translation>
    </message>
    <message>
        <source>Motion ends</source>
        <comment>next_motion</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>next motion</source>
        <comment>next_motion_second</comment>
        <translation>siguiente gesto</translation>
    </message>
    <message>
        <source>Another chip ...</source>
        <comment>other_chip</comment>
        <translation>Otra ficha ...</translation>
    </message>
    <message>
        <source>A chip of which value?</source>
        <comment>other_ask</comment>
        <translation>¿Una ficha de qué valor?</translation>
    </message>
    <message>
        <source>type its value</source>
        <comment>other_value</comment>
        <translation>escribe su valor</translation>
    </message>
    <message>
        <source>Add a chip of</source>
        <comment>other_add</comment>
        <translation>Añadir ficha de</translation>
    </message>
    <message>
        <source>Chips not let go</source>
        <comment>not_released</comment>
        <translation>Fichas sin soltar</translation>
    </message>
    <message>
        <source>Take the last one back, hold to begin again</source>
        <comment>speak_back</comment>
        <translation>Quitar lo último, mantener para empezar de nuevo</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <comment>ruling_ask</comment>
        <translation>Di qué ocurrió</translation>
    </message>
    <message>
        <source>nothing said, no chips</source>
        <comment>ruling_empty</comment>
        <translation>nada dicho, sin fichas</translation>
    </message>
    <message>
        <source>No action follows from that</source>
        <comment>ruling_none</comment>
        <translation>De eso no sale ninguna acción</translation>
    </message>
    <message>
        <source>Play it</source>
        <comment>ruling_go</comment>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>as ruled</source>
        <comment>ruling_second</comment>
        <translation>como se decidió</translation>
    </message>
    <message>
        <source>Ask the floor</source>
        <comment>ruling_floor</comment>
        <translation>Preguntar al floor</translation>
    </message>
    <message>
        <source>Play it: {what}</source>
        <comment>ruling_play</comment>
        <translation>Aplicar: {what}</translation>
    </message>
    <message>
        <source>The rules of this ruling</source>
        <comment>ruling_why</comment>
        <translation>Las reglas de esta decisión</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>binds_fold</comment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>binds_check</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Call {amount}</source>
        <comment>binds_call</comment>
        <translation>Igualar {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <comment>binds_bet</comment>
        <translation>Apostar {amount}</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <comment>binds_raise</comment>
        <translation>Subir a {amount}</translation>
    </message>
    <message>
        <source>Complete to {amount}</source>
        <comment>binds_complete</comment>
        <translation>Completar a {amount}</translation>
    </message>
    <message>
        <source>Bring in {amount}</source>
        <comment>binds_bring_in</comment>
        <translation>Bring-in {amount}</translation>
    </message>
    <message>
        <source>{action}, all in</source>
        <comment>binds_all_in</comment>
        <translation>{action}, all-in</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <comment>goes_back</comment>
        <translation>vuelven {amount}</translation>
    </message>
    <message>
        <source>The floor may let the call be taken back.</source>
        <comment>left_misread</comment>
        <translation>El floor puede anular el call.</translation>
    </message>
    <message>
        <source>The floor may let {over} stand.</source>
        <comment>left_over_pot</comment>
        <translation>El floor puede dar por buenas {over}.</translation>
    </message>
    <message>
        <source>The floor decides.</source>
        <comment>left_passed_over</comment>
        <translation>Decide el floor.</translation>
    </message>
    <message>
        <source>The floor decides whether the motion binds.</source>
        <comment>left_forward_motion</comment>
        <translation>El floor decide si el gesto obliga.</translation>
    </message>
    <message>
        <source>Takes the call back</source>
        <comment>take_back</comment>
        <translation>Anula el call</translation>
    </message>
    <message>
        <source>did not see the raise</source>
        <comment>take_back_second</comment>
        <translation>no vio la subida</translation>
    </message>
    <message>
        <source>kill button lay face down</source>
        <comment>take_back_kill</comment>
        <translation>botón kill boca abajo</translation>
    </message>
    <message>
        <source>framed: tap to correct</source>
        <comment>log_tap</comment>
        <translation>con marco: corregible</translation>
    </message>
    <message>
        <source>too few: add the rest; too many: undo, or Leaves and sits down anew</source>
        <comment>log_chips</comment>
        <translation>de menos: añadir el resto; de más: deshacer, o dejar el asiento y sentarse de nuevo</translation>
    </message>
    <message>
        <source>this is put right in the menu of the seat, between hands: Wrong rebuy or add-on</source>
        <comment>log_purchase</comment>
        <translation>esto se corrige entre manos, en el menú del asiento: Recompra o add-on erróneo</translation>
    </message>
    <message>
        <source>a wrong buy-in is put right here between two hands</source>
        <comment>log_buy_in</comment>
        <translation>una compra errónea se corrige aquí entre dos manos</translation>
    </message>
    <message>
        <source>this is changed at the seat, or by Undo</source>
        <comment>log_seat</comment>
        <translation>esto se cambia en el asiento, o con Deshacer</translation>
    </message>
    <message>
        <source>this cannot be corrected on its own</source>
        <comment>log_closed</comment>
        <translation>esto no se corrige por sí solo</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>log_undone</comment>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>as it was before</source>
        <comment>log_was</comment>
        <translation>como estaba antes</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <comment>log_unfit</comment>
        <translation>ya no encaja</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>log_corrected</comment>
        <translation>corregido</translation>
    </message>
    <message>
        <source>corrected later</source>
        <comment>log_late</comment>
        <translation>corregido después</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <comment>correct_title</comment>
        <translation>Corregir la mano {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} is being corrected; the bar waits until that is closed</source>
        <comment>correct_bar_waits</comment>
        <translation>Se corrige la mano {hand}; la barra espera a que se cierre</translation>
    </message>
    <message>
        <source>In the book: {line}</source>
        <comment>correct_was</comment>
        <translation>En el registro: {line}</translation>
    </message>
    <message>
        <source>See what changes</source>
        <comment>correct_show</comment>
        <translation>Ver qué cambia</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>correct_back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>correct_replay</comment>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>every later step stays</source>
        <comment>correct_stays</comment>
        <translation>todo lo posterior se queda</translation>
    </message>
    <message>
        <source>Money only</source>
        <comment>correct_kill_stays</comment>
        <translation>Solo el dinero</translation>
    </message>
    <message>
        <source>Blinds too</source>
        <comment>correct_kill_follows</comment>
        <translation>También las ciegas</translation>
    </message>
    <message>
        <source>hand {hand} stays as dealt</source>
        <comment>correct_hand_stays</comment>
        <translation>la mano {hand} queda como está</translation>
    </message>
    <message>
        <source>blinds of hand {hand} change</source>
        <comment>correct_hand_follows</comment>
        <translation>cambian las ciegas de la mano {hand}</translation>
    </message>
    <message numerus="yes">
        <source>{count} later steps go</source>
        <comment>correct_goes</comment>
        <translation>
            <numerusform>{count} paso posterior ya no vale</numerusform>
            <numerusform>{count} pasos posteriores ya no valen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} later acts of {name} go</source>
        <comment>correct_moot</comment>
        <translation>
            <numerusform>{count} acción posterior de {name} ya no vale</numerusform>
            <numerusform>{count} acciones posteriores de {name} ya no valen</numerusform>
        </translation>
    </message>
    <message>
        <source>All other steps stay.</source>
        <comment>correct_rest</comment>
        <translation>Los demás pasos se quedan.</translation>
    </message>
    <message>
        <source>Hand {hand} goes on from here.</source>
        <comment>correct_open</comment>
        <translation>La mano {hand} sigue desde aquí.</translation>
    </message>
    <message>
        <source>To be dealt again: {hands}.</source>
        <comment>correct_gone</comment>
        <translation>Se reparten de nuevo: {hands}.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <comment>correct_same</comment>
        <translation>No cambia nada más.</translation>
    </message>
    <message>
        <source>The same hands win, nothing changes.</source>
        <comment>correct_nothing</comment>
        <translation>Ganan las mismas manos, nada cambia.</translation>
    </message>
    <message>
        <source>No longer fits</source>
        <comment>correct_fits_not</comment>
        <translation>Ya no encaja</translation>
    </message>
    <message>
        <source>Corrected. Undo takes it back.</source>
        <comment>corrected_said</comment>
        <translation>Corregido. Deshacer lo quita.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} lines no longer fit: go on from here.</source>
        <comment>corrected_unfit</comment>
        <translation>
            <numerusform>Corregido. {count} línea ya no encaja: sigue desde aquí.</numerusform>
            <numerusform>Corregido. {count} líneas ya no encajan: sigue desde aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} later acts went with it, all else stays.</source>
        <comment>corrected_moot</comment>
        <translation>
            <numerusform>Corregido. Se fue {count} acción posterior, lo demás queda.</numerusform>
            <numerusform>Corregido. Se fueron {count} acciones posteriores, lo demás queda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stacks stay as counted.</source>
        <comment>corrected_counts</comment>
        <translation>
            <numerusform>Las fichas de {count} jugador quedan como se contaron.</numerusform>
            <numerusform>Las fichas de {count} jugadores quedan como se contaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} left with other chips: settle that.</source>
        <comment>corrected_left</comment>
        <translation>{names} dejó la mesa con otras fichas: ajústalo.</translation>
    </message>
    <message>
        <source>{name} left</source>
        <comment>change_left</comment>
        <translation>{name} se fue</translation>
    </message>
    <message>
        <source>with {amount} after hand {hand}</source>
        <comment>left_was</comment>
        <translation>con {amount} tras la mano {hand}</translation>
    </message>
    <message>
        <source>{amount} too much, owes it</source>
        <comment>left_too_much</comment>
        <translation>{amount} de más, los debe</translation>
    </message>
    <message>
        <source>{amount} too little, gets it</source>
        <comment>left_too_little</comment>
        <translation>{amount} de menos, los recibe</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>change_counted</comment>
        <translation>recuento de {name}</translation>
    </message>
    <message>
        <source>{amount} {place}, {off}</source>
        <comment>count_was</comment>
        <translation>{amount} {place}, {off}</translation>
    </message>
    <message>
        <source>stays, {off}</source>
        <comment>count_now</comment>
        <translation>queda, {off}</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>count_after</comment>
        <translation>tras la mano {hand}</translation>
    </message>
    <message>
        <source>in hand {hand}</source>
        <comment>count_in</comment>
        <translation>en la mano {hand}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <comment>change_next</comment>
        <translation>Sigue</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>change_pot</comment>
        <translation>Botes</translation>
    </message>
    <message>
        <source>{name} puts in</source>
        <comment>change_put</comment>
        <translation>{name} pone</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>change_button</comment>
        <translation>Botón</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>change_dead</comment>
        <translation>{seat}, muerto</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>change_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>change_dues</comment>
        <translation>Debe</translation>
    </message>
    <message>
        <source>House</source>
        <comment>change_kitty</comment>
        <translation>Casa</translation>
    </message>
    <message>
        <source>{name}, place</source>
        <comment>change_place</comment>
        <translation>{name}, puesto</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>change_in</comment>
        <translation>sigue en juego</translation>
    </message>
    <message>
        <source>{name} bought</source>
        <comment>change_bought</comment>
        <translation>{name} compró</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>change_kept</comment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>{name} to act</source>
        <comment>stands_act</comment>
        <translation>habla {name}</translation>
    </message>
    <message>
        <source>a seat to name</source>
        <comment>stands_betting</comment>
        <translation>falta nombrar un asiento</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>stands_street</comment>
        <translation>siguiente calle</translation>
    </message>
    <message>
        <source>showdown</source>
        <comment>stands_showdown</comment>
        <translation>showdown</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>stands_between</comment>
        <translation>tras la mano {hand}</translation>
    </message>
    <message>
        <source>no leg, kill waived</source>
        <comment>kill_waived</comment>
        <translation>sin legs, kill anulado</translation>
    </message>
    <message>
        <source>{name} kills</source>
        <comment>kill_is_due</comment>
        <translation>{name} hace kill</translation>
    </message>
    <message>
        <source>kill {amount}</source>
        <comment>kill_is_on</comment>
        <translation>kill {amount}</translation>
    </message>
    <message>
        <source>{name}, {kill}</source>
        <comment>kill_is_of</comment>
        <translation>{name}, {kill}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {legs} legs</source>
        <comment>kill_legs</comment>
        <translation>
            <numerusform>{name}, {legs} leg</numerusform>
            <numerusform>{name}, {legs} legs</numerusform>
        </translation>
    </message>
    <message>
        <source>pot not pushed yet</source>
        <comment>hand_open</comment>
        <translation>bote por entregar</translation>
    </message>
    <message>
        <source>to be dealt again</source>
        <comment>hand_gone</comment>
        <translation>por repartir de nuevo</translation>
    </message>
    <message>
        <source>comes after it</source>
        <comment>after_unfit</comment>
        <translation>viene después</translation>
    </message>
    <message>
        <source>has nothing to act on any more</source>
        <comment>moot</comment>
        <translation>ya no tiene que actuar</translation>
    </message>
    <message>
        <source>{name} is not to act, {actor} is</source>
        <comment>unfit_turn</comment>
        <translation>No habla {name}, sino {actor}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} lines after it</source>
        <comment>misfits_more</comment>
        <translation>
            <numerusform>y {count} línea después</numerusform>
            <numerusform>y {count} líneas después</numerusform>
        </translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <comment>misfits_hands</comment>
        <translation>manos {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more hands</source>
        <comment>hands_more</comment>
        <translation>
            <numerusform>{count} mano más</numerusform>
            <numerusform>{count} manos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the last</source>
        <comment>menu_correct</comment>
        <translation>Corregir lo último</translation>
    </message>
    <message>
        <source>The floor</source>
        <comment>floor_title</comment>
        <translation>El floor</translation>
    </message>
    <message>
        <source>Floor: {name}</source>
        <comment>floor_about</comment>
        <translation>Floor: {name}</translation>
    </message>
    <message>
        <source>Nothing waits for a decision. Who is at the table is noted with rulings and corrections.</source>
        <comment>floor_nothing</comment>
        <translation>Nada espera decisión. Quien está en la mesa se anota con decisiones y correcciones.</translation>
    </message>
    <message>
        <source>Add a name</source>
        <comment>floor_add</comment>
        <translation>Añadir nombre</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <comment>floor_name</comment>
        <translation>¿Quién es?</translation>
    </message>
    <message>
        <source>is here</source>
        <comment>floor_here</comment>
        <translation>presente</translation>
    </message>
    <message>
        <source>PIN</source>
        <comment>floor_has_pin</comment>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Who decides</source>
        <comment>floor_who</comment>
        <translation>Quién decide</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>floor_at_table</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>needs a PIN of the floor</source>
        <comment>floor_pin_first</comment>
        <translation>pide un PIN del floor</translation>
    </message>
    <message>
        <source>Rulings left to the floor need one of its PINs on this device: tap who decides.</source>
        <comment>floor_refused</comment>
        <translation>Lo que decide el floor pide uno de sus PIN en este equipo: toca quién decide.</translation>
    </message>
    <message>
        <source>That is for the floor on this device: {what}.</source>
        <comment>floor_needed</comment>
        <translation>En este equipo eso es del floor: {what}.</translation>
    </message>
    <message>
        <source>Waits for the floor: {what}.</source>
        <comment>floor_request</comment>
        <translation>Espera al floor: {what}.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <comment>floor_allow</comment>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>floor_bar</comment>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>tap who decides</source>
        <comment>floor_name_first</comment>
        <translation>toca quién decide</translation>
    </message>
    <message>
        <source>Floor ...</source>
        <comment>floor_come</comment>
        <translation>Floor ...</translation>
    </message>
    <message>
        <source>a hand that is over is corrected</source>
        <comment>needs_correct</comment>
        <translation>se corrige una mano acabada</translation>
    </message>
    <message>
        <source>the button is put elsewhere</source>
        <comment>needs_button</comment>
        <translation>se mueve el botón</translation>
    </message>
    <message>
        <source>a counted stack differs from the book</source>
        <comment>needs_count</comment>
        <translation>unas fichas contadas difieren del registro</translation>
    </message>
    <message>
        <source>a ruling is left to it</source>
        <comment>needs_floor</comment>
        <translation>le toca decidir</translation>
    </message>
    <message>
        <source>a hand that is over is taken back</source>
        <comment>needs_undo_hand</comment>
        <translation>se deshace una mano terminada</translation>
    </message>
    <message>
        <source>a game that is over goes on</source>
        <comment>needs_reopen</comment>
        <translation>se reabre una partida terminada</translation>
    </message>
    <message>
        <source>its decision is taken back</source>
        <comment>needs_undo_floor</comment>
        <translation>se deshace su decisión</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>floor_pin</comment>
        <translation>PIN de {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>floor_remove</comment>
        <translation>Quitar a {name}</translation>
    </message>
    <message>
        <source>Floor {name}</source>
        <comment>floor_mode</comment>
        <translation>Floor {name}</translation>
    </message>
    <message>
        <source>The call stands</source>
        <comment>floor_misread_stands</comment>
        <translation>El call vale</translation>
    </message>
    <message>
        <source>{now} stays in</source>
        <comment>floor_misread_stands_second</comment>
        <translation>quedan {now}</translation>
    </message>
    <message>
        <source>Call taken back</source>
        <comment>floor_misread_withdrawn</comment>
        <translation>Call anulado</translation>
    </message>
    <message>
        <source>{name} acts again</source>
        <comment>floor_misread_withdrawn_second</comment>
        <translation>{name} habla de nuevo</translation>
    </message>
    <message>
        <source>Stays {now}</source>
        <comment>floor_over_pot_reduced</comment>
        <translation>Queda {now}</translation>
    </message>
    <message>
        <source>what was over goes back</source>
        <comment>floor_over_pot_reduced_second</comment>
        <translation>el exceso vuelve</translation>
    </message>
    <message>
        <source>{to} stands</source>
        <comment>floor_over_pot_stands</comment>
        <translation>vale {to}</translation>
    </message>
    <message>
        <source>the others considered it for long</source>
        <comment>floor_over_pot_stands_second</comment>
        <translation>los demás lo pensaron mucho</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>floor_passed_over_fold</comment>
        <translation>Mano muerta</translation>
    </message>
    <message>
        <source>the right to act is lost</source>
        <comment>floor_passed_over_fold_second</comment>
        <translation>pierde el derecho</translation>
    </message>
    <message>
        <source>Calls only</source>
        <comment>floor_passed_over_call</comment>
        <translation>Solo iguala</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>floor_passed_over_call_second</comment>
        <translation>no puede subir</translation>
    </message>
    <message>
        <source>May act</source>
        <comment>floor_passed_over_act</comment>
        <translation>Puede actuar</translation>
    </message>
    <message>
        <source>as if in turn</source>
        <comment>floor_passed_over_act_second</comment>
        <translation>como en su turno</translation>
    </message>
    <message>
        <source>{what} binds</source>
        <comment>floor_forward_motion_held</comment>
        <translation>{what} obliga</translation>
    </message>
    <message>
        <source>others acted on the motion</source>
        <comment>floor_forward_motion_held_second</comment>
        <translation>otros actuaron por ello</translation>
    </message>
    <message>
        <source>Chips go back</source>
        <comment>floor_forward_motion_withdrawn</comment>
        <translation>Fichas devueltas</translation>
    </message>
    <message>
        <source>{name} may do anything</source>
        <comment>floor_forward_motion_withdrawn_second</comment>
        <translation>{name} puede todo</translation>
    </message>
    <message>
        <source>{name} called without seeing the bet</source>
        <comment>asks_misread</comment>
        <translation>{name} igualó sin ver la apuesta</translation>
    </message>
    <message>
        <source>{name} went over the pot</source>
        <comment>asks_over_pot</comment>
        <translation>{name} superó el bote</translation>
    </message>
    <message>
        <source>{name} was passed over</source>
        <comment>asks_passed_over</comment>
        <translation>saltaron a {name}</translation>
    </message>
    <message>
        <source>{name} moved chips forward</source>
        <comment>asks_forward_motion</comment>
        <translation>{name} adelantó fichas</translation>
    </message>
    <message>
        <source>PIN of the screen</source>
        <comment>screen_pin</comment>
        <translation>PIN de la pantalla</translation>
    </message>
    <message>
        <source>has one</source>
        <comment>pin_kept</comment>
        <translation>tiene uno</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>pin_none</comment>
        <translation>no tiene</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>pin_of</comment>
        <translation>PIN de {name}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>pin_set</comment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <comment>pin_again</comment>
        <translation>El mismo PIN otra vez</translation>
    </message>
    <message>
        <source>The two were not the same: once more</source>
        <comment>pin_differs</comment>
        <translation>No coincidían: otra vez</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>pin_go</comment>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Without a PIN</source>
        <comment>pin_without</comment>
        <translation>Sin PIN</translation>
    </message>
    <message>
        <source>{least} to {most} digits</source>
        <comment>pin_hint</comment>
        <translation>{least} a {most} cifras</translation>
    </message>
    <message>
        <source>at least {least} digits</source>
        <comment>pin_short</comment>
        <translation>al menos {least} cifras</translation>
    </message>
    <message numerus="yes">
        <source>{count} digits</source>
        <comment>pin_digits</comment>
        <translation>
            <numerusform>{count} cifra</numerusform>
            <numerusform>{count} cifras</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not it.</source>
        <comment>pin_wrong</comment>
        <translation>No es ese.</translation>
    </message>
    <message>
        <source>{seconds} seconds until the next try</source>
        <comment>pin_rest</comment>
        <translation>{seconds} segundos hasta el próximo intento</translation>
    </message>
    <message>
        <source>Unlock</source>
        <comment>unlock</comment>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <comment>recovery_title</comment>
        <translation>Código de recuperación</translation>
    </message>
    <message>
        <source>Write it down and keep it safe: it is shown this once. Should the PINs of this device ever be damaged or gone, the device is locked, and this code alone opens it.</source>
        <comment>recovery_words</comment>
        <translation>Anótalo y guárdalo en un lugar seguro: solo se muestra esta vez. Si los PIN de este dispositivo se dañan o desaparecen, el dispositivo queda bloqueado y solo este código lo abre.</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <comment>recovery_noted</comment>
        <translation>Ya está anotado</translation>
    </message>
    <message>
        <source>The recovery code: {most} digits</source>
        <comment>recovery_hint</comment>
        <translation>El código de recuperación: {most} cifras</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read. The recovery code opens it, and removes them.</source>
        <comment>locked_lost</comment>
        <translation>No se pueden leer los PIN de este dispositivo. El código de recuperación lo abre y los quita.</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read, and there is no recovery code: only who may remove {file} opens it.</source>
        <comment>locked_for_good</comment>
        <translation>No se pueden leer los PIN de este dispositivo y no hay código de recuperación: solo lo abre quien pueda borrar {file}.</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>locked</comment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor opens it.</source>
        <comment>locked_page_note</comment>
        <translation>Lo abre el PIN de la pantalla o del floor.</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <comment>full_screen_pin</comment>
        <translation>Salir de pantalla completa</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>floor_pin_reopen</comment>
        <translation>Reabrir la partida</translation>
    </message>
    <message>
        <source>The PIN of somebody of the floor takes the end back.</source>
        <comment>floor_pin_note</comment>
        <translation>El PIN del floor deshace el final.</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor ends it.</source>
        <comment>full_screen_note</comment>
        <translation>El PIN de la pantalla o del floor la termina.</translation>
    </message>
    <message>
        <source>The table stays as it is. The PIN of the screen or of the floor opens it.</source>
        <comment>locked_note</comment>
        <translation>La mesa queda como está. La abre el PIN de la pantalla o del floor.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <comment>menu_lock</comment>
        <translation>Bloquear pantalla</translation>
    </message>
    <message>
        <source>opens with a PIN</source>
        <comment>menu_lock_second</comment>
        <translation>se abre con un PIN</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>menu_floor</comment>
        <translation>Floor</translation>
    </message>
    <message>
        <source>who is here, PINs</source>
        <comment>menu_floor_second</comment>
        <translation>quién está, PIN</translation>
    </message>
    <message>
        <source>wager</source>
        <comment>word_wager</comment>
        <translation>apuesta</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {seconds} seconds</source>
        <comment>time_left</comment>
        <translation>
            <numerusform>{name}: {seconds} segundo</numerusform>
            <numerusform>{name}: {seconds} segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is on {name}</source>
        <comment>time_runs</comment>
        <translation>El reloj corre para {name}</translation>
    </message>
    <message>
        <source>{name} has little time left</source>
        <comment>time_warns</comment>
        <translation>A {name} le queda poco tiempo</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>time_up</comment>
        <translation>Reloj agotado</translation>
    </message>
    <message>
        <source>then the hand is dead</source>
        <comment>time_then_dead</comment>
        <translation>luego la mano muere</translation>
    </message>
    <message>
        <source>then it is a check</source>
        <comment>time_then_check</comment>
        <translation>luego es pasar</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_dead</comment>
        <translation>toca para confirmar</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_check</comment>
        <translation>toca para confirmar</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>time_dead</comment>
        <translation>Mano muerta</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>time_checks</comment>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>bet not seen</source>
        <comment>decide_misread</comment>
        <translation>apuesta no vista</translation>
    </message>
    <message>
        <source>over the pot</source>
        <comment>decide_over_pot</comment>
        <translation>supera el bote</translation>
    </message>
    <message>
        <source>passed over</source>
        <comment>decide_passed_over</comment>
        <translation>saltado</translation>
    </message>
    <message>
        <source>a motion</source>
        <comment>decide_forward_motion</comment>
        <translation>un gesto</translation>
    </message>
    <message>
        <source>{name} has the table</source>
        <comment>hand_over</comment>
        <translation>{name} toma la mesa</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>hand_over_dealer</comment>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>nobody has signed in yet</source>
        <comment>hand_over_nobody</comment>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>limits {small}/{big}</source>
        <comment>hand_over_limits</comment>
        <translation>límites {small}/{big}</translation>
    </message>
    <message>
        <source>I have the table</source>
        <comment>hand_over_go</comment>
        <translation>Tengo la mesa</translation>
    </message>
    <message>
        <source>Stacks, tap one to count it</source>
        <comment>hand_over_stacks</comment>
        <translation>Fichas, toca para contar</translation>
    </message>
    <message>
        <source>{name} has {amount}, count it</source>
        <comment>hand_over_count</comment>
        <translation>{name} tiene {amount}, contar</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>hand_over_away</comment>
        <translation>Ausentes</translation>
    </message>
    <message numerus="yes">
        <source>{name} ({downs} downs)</source>
        <comment>hand_over_downs</comment>
        <translation>
            <numerusform>{name} ({downs} turno)</numerusform>
            <numerusform>{name} ({downs} turnos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock</source>
        <comment>hand_over_rock</comment>
        <translation>Rock</translation>
    </message>
    <message>
        <source>Coming</source>
        <comment>hand_over_said</comment>
        <translation>Viene</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>hand_over_due</comment>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Standing</source>
        <comment>hand_over_standing</comment>
        <translation>De pie</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>hand_over_notes</comment>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>hand_over_chain</comment>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>{now}, next {next}</source>
        <comment>hand_over_next</comment>
        <translation>{now}, luego {next}</translation>
    </message>
    <message>
        <source>straddles</source>
        <comment>said_straddle</comment>
        <translation>straddle</translation>
    </message>
    <message>
        <source>sleeps</source>
        <comment>said_sleeper</comment>
        <translation>sleeper</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>said_kill</comment>
        <translation>kill</translation>
    </message>
    <message>
        <source>Another name</source>
        <comment>dealer_other</comment>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Hand-over card</source>
        <comment>menu_hand_over</comment>
        <translation>Tarjeta de relevo</translation>
    </message>
    <message>
        <source>the table at a glance</source>
        <comment>menu_hand_over_second</comment>
        <translation>la mesa de un vistazo</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>why_title</comment>
        <translation>Por qué ...</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>menu_why</comment>
        <translation>Por qué ...</translation>
    </message>
    <message>
        <source>every figure, with its rule</source>
        <comment>menu_why_second</comment>
        <translation>cada cifra, con su regla</translation>
    </message>
    <message>
        <source>Explain this seat</source>
        <comment>menu_why_seat</comment>
        <translation>Explicar este asiento</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <comment>figure_to_act</comment>
        <translation>Quién habla</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>figure_call</comment>
        <translation>Para igualar</translation>
    </message>
    <message>
        <source>The bet</source>
        <comment>figure_bet</comment>
        <translation>La apuesta</translation>
    </message>
    <message>
        <source>Least</source>
        <comment>figure_wager.min</comment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>figure_wager.max</comment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>What is open</source>
        <comment>figure_legal</comment>
        <translation>Qué se puede</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>figure_legal.fold</comment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>figure_legal.check</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>figure_legal.call</comment>
        <translation>Igualar</translation>
    </message>
    <message>
        <source>Bet or raise</source>
        <comment>figure_legal.wager</comment>
        <translation>Apostar o subir</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>figure_pots</comment>
        <translation>Botes</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>figure_total_pot</comment>
        <translation>Todos los botes</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>figure_button</comment>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Posts</source>
        <comment>figure_posts</comment>
        <translation>Posts</translation>
    </message>
    <message>
        <source>Straddle</source>
        <comment>figure_straddle</comment>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>figure_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Rock</source>
        <comment>figure_rock</comment>
        <translation>Rock</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>figure_limits</comment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Raises</source>
        <comment>figure_raises</comment>
        <translation>Subidas</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>figure_clock</comment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <comment>figure_out_of_turn</comment>
        <translation>Fuera de turno</translation>
    </message>
    <message>
        <source>The floor's question</source>
        <comment>figure_floor</comment>
        <translation>La cuestión del floor</translation>
    </message>
    <message>
        <source>Who won</source>
        <comment>figure_awards</comment>
        <translation>Quién ganó</translation>
    </message>
    <message>
        <source>What came back</source>
        <comment>figure_returned</comment>
        <translation>Qué volvió</translation>
    </message>
    <message>
        <source>House, this hand</source>
        <comment>figure_rake</comment>
        <translation>Casa, esta mano</translation>
    </message>
    <message>
        <source>House so far</source>
        <comment>figure_raked</comment>
        <translation>Casa hasta ahora</translation>
    </message>
    <message>
        <source>Players told the pot</source>
        <comment>figure_show_pot</comment>
        <translation>Bote a la vista</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>figure_dues</comment>
        <translation>Quién debe qué</translation>
    </message>
    <message>
        <source>Reminders</source>
        <comment>figure_reminders</comment>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Who stands</source>
        <comment>figure_standing</comment>
        <translation>Quién está de pie</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>figure_misdeal</comment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>The next game</source>
        <comment>figure_mix</comment>
        <translation>El siguiente juego</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}</source>
        <comment>noted_ruling</comment>
        <translation>decisión sobre {name}: {rules}</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}, {amount} back</source>
        <comment>noted_ruling_back</comment>
        <translation>decisión sobre {name}: {rules}, vuelven {amount}</translation>
    </message>
    <message>
        <source>{decided} (floor {by})</source>
        <comment>noted_floor_by</comment>
        <translation>{decided} (floor {by})</translation>
    </message>
    <message>
        <source>the floor lets it stand: {name}</source>
        <comment>noted_stands</comment>
        <translation>el floor lo da por bueno: {name}</translation>
    </message>
    <message>
        <source>the floor lets {name} take it back</source>
        <comment>noted_withdrawn</comment>
        <translation>el floor lo anula: {name}</translation>
    </message>
    <message>
        <source>the floor reduces it: {name}</source>
        <comment>noted_reduced</comment>
        <translation>el floor reduce: {name}</translation>
    </message>
    <message>
        <source>the floor holds {name} to it</source>
        <comment>noted_held</comment>
        <translation>el floor obliga a {name}</translation>
    </message>
    <message>
        <source>the floor: the hand of {name} is dead</source>
        <comment>noted_fold</comment>
        <translation>floor: la mano de {name} muere</translation>
    </message>
    <message>
        <source>the floor: {name} calls</source>
        <comment>noted_call</comment>
        <translation>floor: {name} iguala</translation>
    </message>
    <message>
        <source>the floor: {name} may act</source>
        <comment>noted_act</comment>
        <translation>floor: {name} puede actuar</translation>
    </message>
    <message>
        <source>{name} takes the call back</source>
        <comment>noted_taken_back</comment>
        <translation>{name} anula el call</translation>
    </message>
    <message>
        <source>only the money is corrected, later hands stay as dealt</source>
        <comment>noted_money_only</comment>
        <translation>solo se corrige el dinero, las manos posteriores quedan como están</translation>
    </message>
    <message>
        <source>only the money is corrected, the kill is waived, later hands stay as dealt</source>
        <comment>noted_kill_waived</comment>
        <translation>solo se corrige el dinero, el kill queda anulado, las manos posteriores quedan como están</translation>
    </message>
    <message>
        <source>the floor calls a misdeal</source>
        <comment>noted_misdeal</comment>
        <translation>el floor declara reparto nulo</translation>
    </message>
    <message>
        <source>{name} was passed over, a check</source>
        <comment>noted_passed_over</comment>
        <translation>saltaron a {name}, pasa</translation>
    </message>
    <message>
        <source>rebuy of {name} withdrawn, {amount} chips</source>
        <comment>noted_rebuy_off</comment>
        <translation>recompra de {name} anulada, {amount} fichas</translation>
    </message>
    <message>
        <source>the rebuy was that of {name}, {amount} chips</source>
        <comment>noted_rebuy_on</comment>
        <translation>la recompra era de {name}, {amount} fichas</translation>
    </message>
    <message>
        <source>add-on of {name} withdrawn, {amount} chips</source>
        <comment>noted_add_on_off</comment>
        <translation>add-on de {name} anulado, {amount} fichas</translation>
    </message>
    <message>
        <source>the add-on was that of {name}, {amount} chips</source>
        <comment>noted_add_on_on</comment>
        <translation>el add-on era de {name}, {amount} fichas</translation>
    </message>
    <message>
        <source>buy-in of {name} put right from {was} to {now}</source>
        <comment>noted_buy_in</comment>
        <translation>compra de {name} corregida de {was} a {now}</translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message>
        <source>No-limit Hold'em</source>
        <comment>No-limit Hold'em</comment>
        <translation>No-limit Hold’em</translation>
    </message>
    <message>
        <source>No-limit Hold'em in money</source>
        <comment>No-limit Hold'em in money</comment>
        <translation>No-limit Hold’em con dinero</translation>
    </message>
    <message>
        <source>Pot-limit Omaha</source>
        <comment>Pot-limit Omaha</comment>
        <translation>Pot-limit Omaha</translation>
    </message>
    <message>
        <source>Limit Hold'em</source>
        <comment>Limit Hold'em</comment>
        <translation>Límite fijo Hold’em</translation>
    </message>
    <message>
        <source>Limit Hold'em, full kill</source>
        <comment>Limit Hold'em, full kill</comment>
        <translation>Límite fijo Hold’em, full kill</translation>
    </message>
    <message>
        <source>Omaha high-low, half kill</source>
        <comment>Omaha high-low, half kill</comment>
        <translation>Omaha hi-lo, half kill</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <comment>Seven-card stud</comment>
        <translation>Stud de siete cartas</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <comment>Omaha high-low</comment>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>No-limit Hold'em, levels</source>
        <comment>No-limit Hold'em, levels</comment>
        <translation>No-limit Hold’em, niveles</translation>
    </message>
    <message>
        <source>Pot-limit Omaha, levels</source>
        <comment>Pot-limit Omaha, levels</comment>
        <translation>Pot-limit Omaha, niveles</translation>
    </message>
    <message>
        <source>No-limit Hold'em, ante from the big blind</source>
        <comment>No-limit Hold'em, ante from the big blind</comment>
        <translation>No-limit Hold’em, ante de la ciega grande</translation>
    </message>
    <message>
        <source>No-limit Hold'em, no ante</source>
        <comment>No-limit Hold'em, no ante</comment>
        <translation>No-limit Hold’em, sin ante</translation>
    </message>
    <message>
        <source>HORSE</source>
        <comment>HORSE</comment>
        <translation>HORSE</translation>
    </message>
    <message>
        <source>8-Game</source>
        <comment>8-Game</comment>
        <translation>8-Game</translation>
    </message>
    <message>
        <source>Dealer's choice</source>
        <comment>Dealer's choice</comment>
        <translation>Dealer’s choice</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>redo</comment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>the last tap</source>
        <comment>undo_tap</comment>
        <translation>el último toque</translation>
    </message>
    <message>
        <source>{place} best: {name}</source>
        <comment>undo_rank</comment>
        <translation>{place} mano: {name}</translation>
    </message>
    <message>
        <source>the preview</source>
        <comment>undo_preview</comment>
        <translation>la vista previa</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing_yet</comment>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <comment>nothing_to_undo</comment>
        <translation>Aún no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>fold</comment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>check</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Igualar</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>bet</comment>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise</source>
        <comment>raise</comment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Bring in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>nothing counts yet</source>
        <comment>nothing_happened</comment>
        <translation>aún no cuenta nada</translation>
    </message>
    <message>
        <source>by {name}</source>
        <comment>by_name</comment>
        <translation>por {name}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <comment>to_name</comment>
        <translation>antes de {name}</translation>
    </message>
    <message>
        <source>all in</source>
        <comment>all_in_small</comment>
        <translation>all-in</translation>
    </message>
    <message>
        <source>All in</source>
        <comment>all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All check</source>
        <comment>all_check</comment>
        <translation>Pasan todos</translation>
    </message>
    <message>
        <source>to the turn</source>
        <comment>to_turn</comment>
        <translation>hasta el turn</translation>
    </message>
    <message>
        <source>to the river</source>
        <comment>to_river</comment>
        <translation>hasta el river</translation>
    </message>
    <message>
        <source>to the draw</source>
        <comment>to_draw</comment>
        <translation>hasta el descarte</translation>
    </message>
    <message>
        <source>to the next street</source>
        <comment>to_next</comment>
        <translation>hasta la siguiente calle</translation>
    </message>
    <message>
        <source>to the showdown</source>
        <comment>to_showdown</comment>
        <translation>hasta el showdown</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>go_bet</comment>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>go_raise</comment>
        <translation>Subir a</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>go_complete</comment>
        <translation>Completar a</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>not_now</comment>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>not open</source>
        <comment>not_open</comment>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>brings it in</source>
        <comment>brings_it_in</comment>
        <translation>paga el bring-in</translation>
    </message>
    <message>
        <source>The bring-in cannot fold: it is paid or completed. (BLD-7)</source>
        <comment>refuse_fold_bring_in</comment>
        <translation>El bring-in no se retira: se paga o se completa. (BLD-7)</translation>
    </message>
    <message>
        <source>one may not fold</source>
        <comment>cannot_fold_all</comment>
        <translation>alguno no puede retirarse</translation>
    </message>
    <message>
        <source>there is a bet</source>
        <comment>bet_to_call</comment>
        <translation>hay una apuesta</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>draw_done</comment>
        <translation>Descarte hecho</translation>
    </message>
    <message>
        <source>Next street</source>
        <comment>next_street</comment>
        <translation>Siguiente calle</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>opcional</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Run it twice</source>
        <comment>run_twice</comment>
        <translation>Repartir dos veces</translation>
    </message>
    <message>
        <source>Run it {runs} times</source>
        <comment>run_n</comment>
        <translation>Repartir {runs} veces</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_done</comment>
        <translation>repartido {runs} veces</translation>
    </message>
    <message>
        <source>dealt once here</source>
        <comment>runs_once</comment>
        <translation>aquí se reparte una vez</translation>
    </message>
    <message>
        <source>if both agree</source>
        <comment>if_agreed</comment>
        <translation>si ambos aceptan</translation>
    </message>
    <message>
        <source>if all agree</source>
        <comment>if_all_agreed</comment>
        <translation>si todos aceptan</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>nobody tapped yet</source>
        <comment>nobody_tapped</comment>
        <translation>nadie aún</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>tie</comment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Tie with {name}</source>
        <comment>tie_with</comment>
        <translation>Empate con {name}</translation>
    </message>
    <message>
        <source>then tap the other hand</source>
        <comment>then_tap_other</comment>
        <translation>luego la otra mano</translation>
    </message>
    <message>
        <source>tap the best hand first</source>
        <comment>tap_best_first</comment>
        <translation>primero la mejor mano</translation>
    </message>
    <message>
        <source>To tie for {pot}, first tap who has it</source>
        <comment>tie_first</comment>
        <translation>{pot}, empate: toca antes a quien lo tiene</translation>
    </message>
    <message>
        <source>{pots}: {now} instead of {was}</source>
        <comment>instead_of</comment>
        <translation>{pots}: {now} en vez de {was}</translation>
    </message>
    <message>
        <source>high</source>
        <comment>high</comment>
        <translation>alta</translation>
    </message>
    <message>
        <source>low</source>
        <comment>low</comment>
        <translation>baja</translation>
    </message>
    <message>
        <source>{half} {place}</source>
        <comment>half_place</comment>
        <translation>{half} {place}</translation>
    </message>
    <message>
        <source>Rank the {half}</source>
        <comment>rank_half</comment>
        <translation>Ordenar la {half}</translation>
    </message>
    <message>
        <source>taps rank the high now</source>
        <comment>ranking_high</comment>
        <translation>se ordena la alta</translation>
    </message>
    <message>
        <source>taps rank the low now</source>
        <comment>ranking_low</comment>
        <translation>se ordena la baja</translation>
    </message>
    <message>
        <source>Push the pot</source>
        <comment>push_pot</comment>
        <translation>Entregar bote</translation>
    </message>
    <message>
        <source>Push {pots} pots</source>
        <comment>push_pots</comment>
        <translation>Entregar {pots} botes</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>n_to_name</comment>
        <translation>{amount} para {name}</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>see_rule</comment>
        <translation>ver el aviso</translation>
    </message>
    <message>
        <source>{name} has not matched</source>
        <comment>not_matched</comment>
        <translation>{name} no ha igualado</translation>
    </message>
    <message>
        <source>{pot} has no winner yet</source>
        <comment>no_winner</comment>
        <translation>{pot}: aún sin ganador</translation>
    </message>
    <message>
        <source>{pot} has no winner yet: rank {names} (NOW-11)</source>
        <comment>rank_one_of</comment>
        <translation>{pot}: aún sin ganador, ordena a {names} (NOW-11)</translation>
    </message>
    <message>
        <source>no winner yet</source>
        <comment>no_winner_lone</comment>
        <translation>aún sin ganador</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>table</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>seats, chips, bomb pot</source>
        <comment>table_second</comment>
        <translation>asientos, fichas, bomb pot</translation>
    </message>
    <message>
        <source>seats, chips, dealer</source>
        <comment>table_no_bomb</comment>
        <translation>asientos, fichas, crupier</translation>
    </message>
    <message>
        <source>seats, chips, levels</source>
        <comment>table_tournament</comment>
        <translation>asientos, fichas, niveles</translation>
    </message>
    <message>
        <source>Deal hand {hand}</source>
        <comment>deal_hand</comment>
        <translation>Repartir mano {hand}</translation>
    </message>
    <message>
        <source>Nothing due</source>
        <comment>nothing_due</comment>
        <translation>Nada pendiente</translation>
    </message>
    <message>
        <source>no reminder is due</source>
        <comment>no_reminder</comment>
        <translation>ningún aviso</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>due_time</comment>
        <translation>Cobrar tiempo</translation>
    </message>
    <message>
        <source>Bomb pot due</source>
        <comment>due_bomb</comment>
        <translation>Toca bomb pot</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>due_dealer</comment>
        <translation>Cambio de crupier</translation>
    </message>
    <message>
        <source>Chip run in</source>
        <comment>due_chip_run</comment>
        <translation>Llegan fichas</translation>
    </message>
    <message>
        <source>level {number}: {stakes}</source>
        <comment>deal_level</comment>
        <translation>nivel {number}: {stakes}</translation>
    </message>
    <message>
        <source>ends the break, level {number}: {stakes}</source>
        <comment>deal_ends_break</comment>
        <translation>termina el descanso, nivel {number}: {stakes}</translation>
    </message>
    <message>
        <source>Next level</source>
        <comment>due_level</comment>
        <translation>Siguiente nivel</translation>
    </message>
    <message>
        <source>after the repeated deal</source>
        <comment>level_waits</comment>
        <translation>tras repetir el reparto</translation>
    </message>
    <message>
        <source>after a misdeal the hand is dealt again at its level; the next one begins with the hand after</source>
        <comment>level_waits_why</comment>
        <translation>tras un reparto nulo la mano se reparte otra vez en su nivel; el nivel siguiente empieza con la mano de después</translation>
    </message>
    <message>
        <source>{amount} from each of {players} players</source>
        <comment>time_second</comment>
        <translation>{amount} de cada uno de {players} jugadores</translation>
    </message>
    <message>
        <source>tap to call it</source>
        <comment>bomb_second</comment>
        <translation>toca para anunciarlo</translation>
    </message>
    <message>
        <source>who sits down?</source>
        <comment>dealer_second</comment>
        <translation>¿quién se sienta?</translation>
    </message>
    <message>
        <source>limits go up</source>
        <comment>level_second</comment>
        <translation>suben los límites</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_slot</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>{name}, before the cards</source>
        <comment>straddle_by</comment>
        <translation>{name}, antes de las cartas</translation>
    </message>
    <message numerus="yes">
        <source>capped, {of} raises</source>
        <comment>no_capped</comment>
        <translation>
            <numerusform>tope, {of} subida</numerusform>
            <numerusform>tope, {of} subidas</numerusform>
        </translation>
    </message>
    <message>
        <source>not reopened</source>
        <comment>no_option_lost</comment>
        <translation>no se reabre</translation>
    </message>
    <message>
        <source>nobody else can bet</source>
        <comment>no_opponents_all_in</comment>
        <translation>nadie más puede apostar</translation>
    </message>
    <message>
        <source>stack too short</source>
        <comment>no_short_stack</comment>
        <translation>fichas insuficientes</translation>
    </message>
    <message>
        <source>no check-raise here</source>
        <comment>no_no_check_raise</comment>
        <translation>aquí no hay check-raise</translation>
    </message>
    <message>
        <source>called before</source>
        <comment>no_barred</comment>
        <translation>ya igualó</translation>
    </message>
    <message>
        <source>checked out of turn</source>
        <comment>no_checked_out_of_turn</comment>
        <translation>pasó fuera de turno</translation>
    </message>
    <message>
        <source>acted out of turn</source>
        <comment>no_out_of_turn</comment>
        <translation>fuera de turno</translation>
    </message>
    <message>
        <source>borrowed to raise</source>
        <comment>no_borrowed_to_raise</comment>
        <translation>subió con préstamo</translation>
    </message>
    <message>
        <source>{name} acted out of turn, and only that is open now. If the floor allows more: the menu of the seat. (PRO-8)</source>
        <comment>refuse_bound</comment>
        <translation>{name} actuó fuera de turno y ahora solo eso se puede. Si el floor permite más: el menú del asiento. (PRO-8)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>wager_bet</comment>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>wager_raise</comment>
        <translation>Subir a</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>wager_complete</comment>
        <translation>Completar a</translation>
    </message>
    <message>
        <source>Raise by</source>
        <comment>wager_by</comment>
        <translation>Subir otros</translation>
    </message>
    <message>
        <source>Least</source>
        <comment>least</comment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>most</comment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>adds {adds}, leaves {leaves} behind</source>
        <comment>adds_leaves</comment>
        <translation>añade {adds}, le quedan {leaves}</translation>
    </message>
    <message>
        <source>leaves {leaves}</source>
        <comment>leaves</comment>
        <translation>quedan {leaves}</translation>
    </message>
    <message>
        <source>{said} is over the pot</source>
        <comment>wrong_over_pot</comment>
        <translation>{said} supera el bote</translation>
    </message>
    <message>
        <source>{said} is over the stack</source>
        <comment>wrong_over_stack</comment>
        <translation>{said} supera sus fichas</translation>
    </message>
    <message>
        <source>{said} is over the limit</source>
        <comment>wrong_over_range</comment>
        <translation>{said} supera el límite</translation>
    </message>
    <message>
        <source>{said} is over the cap</source>
        <comment>wrong_over_cap</comment>
        <translation>{said} supera el tope</translation>
    </message>
    <message>
        <source>{said}: borrowed to raise</source>
        <comment>wrong_over_loan</comment>
        <translation>{said}: subió con préstamo</translation>
    </message>
    <message>
        <source>{said} is under the least</source>
        <comment>wrong_under</comment>
        <translation>{said} es menos del mínimo</translation>
    </message>
    <message>
        <source>{said} unannounced: call</source>
        <comment>wrong_half</comment>
        <translation>{said} sin anuncio: call</translation>
    </message>
    <message>
        <source>{said} must be completed</source>
        <comment>wrong_completed</comment>
        <translation>{said} se completa</translation>
    </message>
    <message>
        <source>{said}: unit {unit}</source>
        <comment>wrong_unit</comment>
        <translation>{said}: unidad {unit}</translation>
    </message>
    <message>
        <source>{said} is not one of the amounts</source>
        <comment>wrong_only</comment>
        <translation>{said} no es uno de los importes</translation>
    </message>
    <message>
        <source>over pot</source>
        <comment>barred_over_pot</comment>
        <translation>supera bote</translation>
    </message>
    <message>
        <source>over stack</source>
        <comment>barred_over_stack</comment>
        <translation>supera fichas</translation>
    </message>
    <message>
        <source>over limit</source>
        <comment>barred_over_range</comment>
        <translation>supera límite</translation>
    </message>
    <message>
        <source>over cap</source>
        <comment>barred_over_cap</comment>
        <translation>supera tope</translation>
    </message>
    <message>
        <source>borrowed</source>
        <comment>barred_over_loan</comment>
        <translation>préstamo</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>barred_under</comment>
        <translation>muy poco</translation>
    </message>
    <message>
        <source>{word}: more than the pot allows. (PL-5)</source>
        <comment>refuse_over_pot</comment>
        <translation>{word}: más de lo que permite el bote. (PL-5)</translation>
    </message>
    <message>
        <source>{word}: more than the player has. (STK-1)</source>
        <comment>refuse_over_stack</comment>
        <translation>{word}: más de lo que tiene el jugador. (STK-1)</translation>
    </message>
    <message>
        <source>{word}: more than the limit of this round. (LIM-5)</source>
        <comment>refuse_over_range</comment>
        <translation>{word}: más que el límite de esta ronda. (LIM-5)</translation>
    </message>
    <message>
        <source>{word}: more than the cap of this hand. (LIM-6)</source>
        <comment>refuse_over_cap</comment>
        <translation>{word}: más que el tope de esta mano. (LIM-6)</translation>
    </message>
    <message>
        <source>{word}: not in a hand in which the player borrowed to raise. (STK-4)</source>
        <comment>refuse_over_loan</comment>
        <translation>{word}: no en una mano en la que el jugador subió con préstamo. (STK-4)</translation>
    </message>
    <message>
        <source>There is one size here: R plays it, no amount is chosen.</source>
        <comment>refuse_one_size</comment>
        <translation>Aquí hay un solo importe: R lo juega, no se elige otro.</translation>
    </message>
    <message>
        <source>All check: only while nobody has bet and several are to act.</source>
        <comment>refuse_all_check</comment>
        <translation>Pasan todos: solo si nadie ha apostado y faltan varios por hablar.</translation>
    </message>
    <message>
        <source>Enter presses no key now: F, C and R act.</source>
        <comment>no_amber</comment>
        <translation>Intro no pulsa ninguna tecla ahora: actúan F, C y R.</translation>
    </message>
    <message>
        <source>Enter presses no key now: tap {word}.</source>
        <comment>no_amber_tap</comment>
        <translation>Intro no pulsa ninguna tecla ahora: toca {word}.</translation>
    </message>
    <message>
        <source>All-in is the only size: A plays it, or a tap.</source>
        <comment>only_all_in</comment>
        <translation>Solo cabe el all-in: lo juega A, o un toque.</translation>
    </message>
    <message>
        <source>Too quick: that key did nothing. Press it again.</source>
        <comment>key_rested</comment>
        <translation>Demasiado rápido: esa tecla no hizo nada. Vuelve a pulsarla.</translation>
    </message>
    <message>
        <source>Not dealt yet: first confirm or close “{title}”.</source>
        <comment>deal_waits</comment>
        <translation>Aún sin repartir: primero confirma o cierra «{title}».</translation>
    </message>
    <message>
        <source>First confirm or close “{title}”: what is typed there would be lost.</source>
        <comment>entry_waits</comment>
        <translation>Primero confirma o cierra «{title}»: se perdería lo escrito.</translation>
    </message>
    <message>
        <source>Already played: this key is now for {name}.</source>
        <comment>size_is_played</comment>
        <translation>Ya jugado: esa tecla es ahora para {name}.</translation>
    </message>
    <message>
        <source>{word}: less than the least wager. (BET-4)</source>
        <comment>refuse_under</comment>
        <translation>{word}: menos que la apuesta mínima. (BET-4)</translation>
    </message>
    <message>
        <source>least</source>
        <comment>quick_least</comment>
        <translation>mín.</translation>
    </message>
    <message>
        <source>most</source>
        <comment>quick_most</comment>
        <translation>máx.</translation>
    </message>
    <message>
        <source>half</source>
        <comment>quick_half</comment>
        <translation>medio</translation>
    </message>
    <message>
        <source>⅔</source>
        <comment>quick_two_thirds</comment>
        <translation>⅔</translation>
    </message>
    <message>
        <source>⅓</source>
        <comment>quick_third</comment>
        <translation>⅓</translation>
    </message>
    <message>
        <source>¾</source>
        <comment>quick_three_quarters</comment>
        <translation>¾</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>quick_pot</comment>
        <translation>bote</translation>
    </message>
    <message>
        <source>all-in</source>
        <comment>quick_all_in</comment>
        <translation>all-in</translation>
    </message>
    <message>
        <source>2.25x</source>
        <comment>quick_x2.25</comment>
        <translation>2,25x</translation>
    </message>
    <message>
        <source>2.5x</source>
        <comment>quick_x2.5</comment>
        <translation>2,5x</translation>
    </message>
    <message>
        <source>3x</source>
        <comment>quick_x3</comment>
        <translation>3x</translation>
    </message>
    <message>
        <source>3.5x</source>
        <comment>quick_x3.5</comment>
        <translation>3,5x</translation>
    </message>
    <message>
        <source>5x</source>
        <comment>quick_x5</comment>
        <translation>5x</translation>
    </message>
    <message>
        <source>4x</source>
        <comment>quick_x4</comment>
        <translation>4x</translation>
    </message>
    <message>
        <source>{name} to act</source>
        <comment>to_act</comment>
        <translation>Habla {name}</translation>
    </message>
    <message>
        <source>has {amount}</source>
        <comment>has_n</comment>
        <translation>tiene {amount}</translation>
    </message>
    <message>
        <source>{amount} to call, {has}</source>
        <comment>to_call_n</comment>
        <translation>{amount} para igualar, {has}</translation>
    </message>
    <message>
        <source>brings in {amount}, {has}</source>
        <comment>bring_in_n</comment>
        <translation>bring-in {amount}, {has}</translation>
    </message>
    <message>
        <source>has the option, {has}</source>
        <comment>option_n</comment>
        <translation>tiene la opción, {has}</translation>
    </message>
    <message>
        <source>{amount} to call, bound to: {only}</source>
        <comment>bound_owes</comment>
        <translation>{amount} para igualar, obligado a: {only}</translation>
    </message>
    <message>
        <source>acted out of turn, bound to: {only}</source>
        <comment>bound_n</comment>
        <translation>actuó fuera de turno, obligado a: {only}</translation>
    </message>
    <message>
        <source>may check, {has}</source>
        <comment>may_check_n</comment>
        <translation>puede pasar, {has}</translation>
    </message>
    <message>
        <source>The round is closed</source>
        <comment>round_closed</comment>
        <translation>La ronda está cerrada</translation>
    </message>
    <message>
        <source>tap when the cards are out</source>
        <comment>round_closed_second</comment>
        <translation>toca cuando estén las cartas</translation>
    </message>
    <message>
        <source>Who brings it in?</source>
        <comment>who_brings_in</comment>
        <translation>¿Quién paga el bring-in?</translation>
    </message>
    <message>
        <source>tap the {card}</source>
        <comment>tap_seat_with</comment>
        <translation>toca la {card}</translation>
    </message>
    <message>
        <source>high card</source>
        <comment>high_card</comment>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>low card</source>
        <comment>low_card</comment>
        <translation>carta baja</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <comment>who_is_first</comment>
        <translation>¿Quién habla primero?</translation>
    </message>
    <message>
        <source>tap the best hand showing</source>
        <comment>tap_best_showing</comment>
        <translation>toca la mejor mano a la vista</translation>
    </message>
    <message>
        <source>bring-in first</source>
        <comment>name_bring_in</comment>
        <translation>primero el bring-in</translation>
    </message>
    <message>
        <source>tap a seat first</source>
        <comment>name_first</comment>
        <translation>primero un asiento</translation>
    </message>
    <message>
        <source>Action on {name}?</source>
        <comment>preview_title</comment>
        <translation>¿Habla {name}?</translation>
    </message>
    <message>
        <source>{names}: fold or check</source>
        <comment>preview_second</comment>
        <translation>{names}: retirarse o pasar</translation>
    </message>
    <message>
        <source>{names}: fold</source>
        <comment>preview_folds</comment>
        <translation>{names}: retirarse</translation>
    </message>
    <message>
        <source>{names}: check</source>
        <comment>preview_checks</comment>
        <translation>{names}: pasar</translation>
    </message>
    <message>
        <source>Fold both</source>
        <comment>fold_both</comment>
        <translation>Dos se retiran</translation>
    </message>
    <message>
        <source>Check both</source>
        <comment>check_both</comment>
        <translation>Dos pasan</translation>
    </message>
    <message>
        <source>All fold ({count})</source>
        <comment>fold_all</comment>
        <translation>Se retiran todos ({count})</translation>
    </message>
    <message>
        <source>All check ({count})</source>
        <comment>check_all</comment>
        <translation>Pasan todos ({count})</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>no_more_betting</comment>
        <translation>No hay más apuestas</translation>
    </message>
    <message>
        <source>streets are optional now</source>
        <comment>no_more_second</comment>
        <translation>las calles son opcionales</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_agreed</comment>
        <translation>repartido {runs} veces</translation>
    </message>
    <message>
        <source>Every pot has a winner</source>
        <comment>every_pot</comment>
        <translation>Cada bote tiene ganador</translation>
    </message>
    <message numerus="yes">
        <source>Bets matched, {count} live hands</source>
        <comment>matched_live</comment>
        <translation>
            <numerusform>Apuestas igualadas, {count} mano viva</numerusform>
            <numerusform>Apuestas igualadas, {count} manos vivas</numerusform>
        </translation>
    </message>
    <message>
        <source>No low: the high takes all</source>
        <comment>no_low</comment>
        <translation>Sin baja: la alta se lleva todo</translation>
    </message>
    <message>
        <source>Tap the best hand</source>
        <comment>tap_best</comment>
        <translation>Toca la mejor mano</translation>
    </message>
    <message>
        <source>Tap the best high</source>
        <comment>tap_best_high</comment>
        <translation>Toca la mejor alta</translation>
    </message>
    <message>
        <source>Tap the best low</source>
        <comment>tap_best_low</comment>
        <translation>Toca la mejor baja</translation>
    </message>
    <message>
        <source>then the next, best first</source>
        <comment>tap_second</comment>
        <translation>luego la siguiente, la mejor primero</translation>
    </message>
    <message numerus="yes">
        <source>Tap the next best, {count} live hands</source>
        <comment>tap_next</comment>
        <translation>
            <numerusform>Toca la siguiente, {count} mano viva</numerusform>
            <numerusform>Toca la siguiente, {count} manos vivas</numerusform>
        </translation>
    </message>
    <message>
        <source>Board {number}</source>
        <comment>board_n</comment>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <comment>run_number</comment>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>Nobody sits here yet</source>
        <comment>no_players</comment>
        <translation>Aún no hay nadie sentado</translation>
    </message>
    <message>
        <source>{names} are not dealt in</source>
        <comment>not_dealt</comment>
        <translation>{names} sin cartas</translation>
    </message>
    <message>
        <source>{names} is not dealt in</source>
        <comment>not_dealt_one</comment>
        <translation>{names} sin cartas</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second</comment>
        <translation>hasta poner el post; si no, esperan</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second_one</comment>
        <translation>hasta poner el post; si no, espera</translation>
    </message>
    <message>
        <source>Ready for hand {hand}</source>
        <comment>ready_for</comment>
        <translation>Listo para la mano {hand}</translation>
    </message>
    <message numerus="yes">
        <source>{count} players are in</source>
        <comment>players_in</comment>
        <translation>
            <numerusform>{count} jugador en juego</numerusform>
            <numerusform>{count} jugadores en juego</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins_hand</comment>
        <translation>{name} gana {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win_hand</comment>
        <translation>ganan {names}</translation>
    </message>
    <message>
        <source>{name} is not to act. {actor} is. (PRO-8)</source>
        <comment>not_to_act</comment>
        <translation>No habla {name}, sino {actor}. (PRO-8)</translation>
    </message>
    <message>
        <source>No longer bound by an act out of turn: {names}. (PRO-8)</source>
        <comment>early_free</comment>
        <translation>Ya no obliga la acción fuera de turno: {names}. (PRO-8)</translation>
    </message>
    <message>
        <source>Note out of turn</source>
        <comment>note_out_of_turn</comment>
        <translation>Anotar fuera de turno</translation>
    </message>
    <message>
        <source>{name} folded: hold for the seat's menu</source>
        <comment>dead_hand</comment>
        <translation>{name} se retiró: mantén pulsado para el menú del asiento</translation>
    </message>
    <message>
        <source>{name} mucked: the hand is out of the ranking</source>
        <comment>mucked_hand</comment>
        <translation>{name} tiró la mano: ya no cuenta</translation>
    </message>
    <message>
        <source>{name} cannot win a pot</source>
        <comment>cannot_win</comment>
        <translation>{name} no puede ganar ningún bote</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: {why}</source>
        <comment>not_saved</comment>
        <translation>No guardado, nada ha cambiado: {why}</translation>
    </message>
    <message>
        <source>Nothing changed: {why}.</source>
        <comment>not_readable</comment>
        <translation>No ha cambiado nada: {why}.</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>not_worked_out</comment>
        <translation>El registro no se puede leer</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>try_again</comment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>with more room</source>
        <comment>again_full</comment>
        <translation>con más espacio</translation>
    </message>
    <message>
        <source>once it is allowed</source>
        <comment>again_readonly</comment>
        <translation>cuando se permita</translation>
    </message>
    <message>
        <source>once it is free</source>
        <comment>again_locked</comment>
        <translation>cuando esté libre</translation>
    </message>
    <message>
        <source>once it is back</source>
        <comment>again_moved</comment>
        <translation>cuando vuelva</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>unsaved_back</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <comment>save_elsewhere</comment>
        <translation>Guardar en otro sitio</translation>
    </message>
    <message>
        <source>The game goes on in {file}</source>
        <comment>goes_on_in</comment>
        <translation>La partida sigue en {file}</translation>
    </message>
    <message>
        <source>These files cannot be used and are set aside: {files}</source>
        <comment>files_set_aside</comment>
        <translation>Estos archivos no sirven y se han apartado: {files}</translation>
    </message>
    <message>
        <source>Another book was put here: the newer taps lie in {file}</source>
        <comment>log_set_aside</comment>
        <translation>Aquí hay ahora otro registro: los últimos toques están en {file}</translation>
    </message>
    <message>
        <source>The game goes on in {file}, with all earlier evenings</source>
        <comment>goes_on_whole</comment>
        <translation>La partida sigue en {file}, con todas las noches anteriores</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in {file}; {count} evenings do not prove themselves and stay behind: {evenings}</source>
        <comment>goes_on_lost</comment>
        <translation>
            <numerusform>La partida sigue en {file}; {count} noche no es demostrable y se queda atrás: {evenings}</numerusform>
            <numerusform>La partida sigue en {file}; {count} noches no son demostrables y se quedan atrás: {evenings}</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this game was saved, in {file}; earlier evenings are in {book}</source>
        <comment>goes_on_alone</comment>
        <translation>Solo se ha guardado esta partida, en {file}; las noches anteriores están en {book}</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: there is no room there either</source>
        <comment>no_room_either</comment>
        <translation>No guardado, nada ha cambiado: ahí tampoco hay sitio</translation>
    </message>
    <message>
        <source>Books of Feltbook</source>
        <comment>book_files</comment>
        <translation>Registros de Feltbook</translation>
    </message>
    <message>
        <source>An odd chip is left</source>
        <comment>odd_chip</comment>
        <translation>Sobra una ficha impar</translation>
    </message>
    <message>
        <source>tap the highest card: {names}</source>
        <comment>odd_chip_second</comment>
        <translation>toca la carta más alta: {names}</translation>
    </message>
    <message>
        <source>Where does {name} move?</source>
        <comment>move_where</comment>
        <translation>¿Adónde va {name}?</translation>
    </message>
    <message>
        <source>tap the new seat</source>
        <comment>move_second</comment>
        <translation>toca el nuevo asiento</translation>
    </message>
    <message>
        <source>Where does the button go?</source>
        <comment>button_where</comment>
        <translation>¿Adónde va el botón?</translation>
    </message>
    <message>
        <source>tap the seat that gets it</source>
        <comment>button_second</comment>
        <translation>toca el asiento que lo recibe</translation>
    </message>
    <message>
        <source>The amber button</source>
        <comment>key_next</comment>
        <translation>El botón ámbar</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <comment>key_backspace</comment>
        <translation>Borrar una cifra</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <comment>key_decimal</comment>
        <translation>Coma decimal</translation>
    </message>
    <message>
        <source>Clear, cancel, close</source>
        <comment>key_escape</comment>
        <translation>Borrar, cancelar, cerrar</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>key_why</comment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>key_full_screen</comment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Menu of seat {seat}</source>
        <comment>key_seat_menu</comment>
        <translation>Menú del asiento {seat}</translation>
    </message>
    <message>
        <source>play waits for the decision</source>
        <comment>floor_waits</comment>
        <translation>el juego espera la decisión</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>floor_decide</comment>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>The cards say so; push or change it</source>
        <comment>cards_say</comment>
        <translation>Lo dicen las cartas; entregar o cambiar</translation>
    </message>
    <message>
        <source>call {amount}</source>
        <comment>to_call_n_short</comment>
        <translation>igualar {amount}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>clock_seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>said {action}</source>
        <comment>noted_early</comment>
        <translation>dijo {action}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat_n</comment>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>folded</source>
        <comment>folded</comment>
        <translation>retirado</translation>
    </message>
    <message>
        <source>mucked</source>
        <comment>mucked</comment>
        <translation>tirada</translation>
    </message>
    <message>
        <source>away</source>
        <comment>away</comment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>out, {place}</source>
        <comment>out_place</comment>
        <translation>fuera, {place}</translation>
    </message>
    <message>
        <source>no chips</source>
        <comment>broke</comment>
        <translation>sin fichas</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>waits</comment>
        <translation>espera</translation>
    </message>
    <message>
        <source>new</source>
        <comment>new</comment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>+{amount} coming</source>
        <comment>on_the_way</comment>
        <translation>+{amount} viene</translation>
    </message>
    <message>
        <source>+{amount} in</source>
        <comment>chips_in</comment>
        <translation>+{amount} más</translation>
    </message>
    <message>
        <source>back</source>
        <comment>is_back</comment>
        <translation>de vuelta</translation>
    </message>
    <message>
        <source>in</source>
        <comment>in_hand</comment>
        <translation>en juego</translation>
    </message>
    <message>
        <source>ALL IN</source>
        <comment>all_in_tag</comment>
        <translation>ALL-IN</translation>
    </message>
    <message>
        <source>folds?</source>
        <comment>folds_q</comment>
        <translation>¿se retira?</translation>
    </message>
    <message>
        <source>checks?</source>
        <comment>checks_q</comment>
        <translation>¿pasa?</translation>
    </message>
    <message>
        <source>next</source>
        <comment>next</comment>
        <translation>después</translation>
    </message>
    <message>
        <source>acts next</source>
        <comment>acts_next</comment>
        <translation>habla después</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>wins</comment>
        <translation>gana</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <comment>wins_n</comment>
        <translation>gana {amount}</translation>
    </message>
    <message>
        <source>scoops {amount}</source>
        <comment>scoops_n</comment>
        <translation>scoop {amount}</translation>
    </message>
    <message>
        <source>high {amount}</source>
        <comment>high_n</comment>
        <translation>alta {amount}</translation>
    </message>
    <message>
        <source>low {amount}</source>
        <comment>low_n</comment>
        <translation>baja {amount}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>rank_1</comment>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>rank_2</comment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>rank_3</comment>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>rank_n</comment>
        <translation>{place}.ª</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place_1</comment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place_2</comment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place_3</comment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>place_n</comment>
        <translation>{place}.º</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>to_call</comment>
        <translation>para igualar</translation>
    </message>
    <message>
        <source>may check</source>
        <comment>may_check</comment>
        <translation>puede pasar</translation>
    </message>
    <message>
        <source>bound to</source>
        <comment>bound_to</comment>
        <translation>obligado a</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>opción</translation>
    </message>
    <message>
        <source>brings in</source>
        <comment>brings_in</comment>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>{amount} or {wager}</source>
        <comment>bring_in_or</comment>
        <translation>{amount} o {wager}</translation>
    </message>
    <message>
        <source>BTN</source>
        <comment>tag_btn</comment>
        <translation>BTN</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>tag_sb</comment>
        <translation>SB</translation>
    </message>
    <message>
        <source>BB</source>
        <comment>tag_bb</comment>
        <translation>BB</translation>
    </message>
    <message>
        <source>POST</source>
        <comment>tag_post</comment>
        <translation>POST</translation>
    </message>
    <message>
        <source>STR</source>
        <comment>tag_str</comment>
        <translation>STR</translation>
    </message>
    <message>
        <source>SLP</source>
        <comment>tag_slp</comment>
        <translation>SLP</translation>
    </message>
    <message>
        <source>KILL</source>
        <comment>tag_kill</comment>
        <translation>KILL</translation>
    </message>
    <message>
        <source>dead button</source>
        <comment>dead_button</comment>
        <translation>botón muerto</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_button_short</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>button</source>
        <comment>button</comment>
        <translation>botón</translation>
    </message>
    <message>
        <source>next hand</source>
        <comment>next_hand</comment>
        <translation>próxima mano</translation>
    </message>
    <message>
        <source>posts {amounts}</source>
        <comment>ghost_posts</comment>
        <translation>pone {amounts}</translation>
    </message>
    <message>
        <source>kills {amounts}</source>
        <comment>ghost_kills</comment>
        <translation>kill {amounts}</translation>
    </message>
    <message>
        <source>straddles {amounts}</source>
        <comment>ghost_straddles</comment>
        <translation>straddle {amounts}</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <comment>owes_n</comment>
        <translation>debe {amount}</translation>
    </message>
    <message>
        <source>owes kill {amount}</source>
        <comment>owes_kill</comment>
        <translation>debe kill {amount}</translation>
    </message>
    <message>
        <source>owes {kind}</source>
        <comment>owes_kind</comment>
        <translation>debe {kind}</translation>
    </message>
    <message>
        <source>BB {amount}</source>
        <comment>lammer_big</comment>
        <translation>BB {amount}</translation>
    </message>
    <message>
        <source>SB {amount}</source>
        <comment>lammer_small</comment>
        <translation>SB {amount}</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <comment>lammer_ante</comment>
        <translation>ante {amount}</translation>
    </message>
    <message>
        <source>, {minutes} min</source>
        <comment>dealer_down</comment>
        <translation>, {minutes} min</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>no_dealer</comment>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>all pots</source>
        <comment>all_pots</comment>
        <translation>todos los botes</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>pot</comment>
        <translation>bote</translation>
    </message>
    <message>
        <source>with all bets</source>
        <comment>with_bets</comment>
        <translation>con las apuestas</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot_lone</comment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Main</source>
        <comment>pot_main</comment>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>pot_side</comment>
        <translation>Secundario</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <comment>pot_side_n</comment>
        <translation>Sec. {number}</translation>
    </message>
    <message>
        <source>Returns</source>
        <comment>returns</comment>
        <translation>A devolver</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_live</comment>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the flop</source>
        <comment>street_preflop</comment>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <comment>street_flop</comment>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>street_turn</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <comment>street_river</comment>
        <translation>River</translation>
    </message>
    <message>
        <source>Third street</source>
        <comment>street_third</comment>
        <translation>Tercera calle</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <comment>street_fourth</comment>
        <translation>Cuarta calle</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <comment>street_fifth</comment>
        <translation>Quinta calle</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <comment>street_sixth</comment>
        <translation>Sexta calle</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <comment>street_seventh</comment>
        <translation>Séptima calle</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <comment>street_before_draw</comment>
        <translation>Antes del descarte</translation>
    </message>
    <message>
        <source>After the draw</source>
        <comment>street_after_draw</comment>
        <translation>Tras el descarte</translation>
    </message>
    <message>
        <source>First draw</source>
        <comment>street_first_draw</comment>
        <translation>Primer descarte</translation>
    </message>
    <message>
        <source>Second draw</source>
        <comment>street_second_draw</comment>
        <translation>Segundo descarte</translation>
    </message>
    <message>
        <source>Third draw</source>
        <comment>street_third_draw</comment>
        <translation>Tercer descarte</translation>
    </message>
    <message>
        <source>Tap a seat to sit somebody</source>
        <comment>tap_a_seat</comment>
        <translation>Toca un asiento para sentar a alguien</translation>
    </message>
    <message>
        <source>One more player, then deal</source>
        <comment>one_more</comment>
        <translation>Un jugador más y a repartir</translation>
    </message>
    <message>
        <source>Names can wait; a stack is enough.</source>
        <comment>nobody_sits</comment>
        <translation>El nombre puede esperar; bastan las fichas.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand_n</comment>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} next</source>
        <comment>hand_next</comment>
        <translation>Sigue la mano {hand}</translation>
    </message>
    <message>
        <source>Kill hand, limits {small}/{big}</source>
        <comment>kill_title</comment>
        <translation>Mano kill, límites {small}/{big}</translation>
    </message>
    <message>
        <source>Kill hand, blind {amount}</source>
        <comment>kill_title_blind</comment>
        <translation>Mano kill, ciega {amount}</translation>
    </message>
    <message>
        <source>in the kill</source>
        <comment>in_the_kill</comment>
        <translation>en el kill</translation>
    </message>
    <message>
        <source>*{name}* posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_due</comment>
        <translation>*{name}* pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message numerus="yes">
        <source>*{name}* won {legs} hands in a row and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_in_a_row</comment>
        <translation>
            <numerusform>*{name}* ganó {legs} mano y pone *{amount}*. Igualar cuesta {cost}.</numerusform>
            <numerusform>*{name}* ganó {legs} manos seguidas y pone *{amount}*. Igualar cuesta {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>*{name}* won the kill, kills again and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_again</comment>
        <translation>*{name}* ganó el kill, repite y pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won part of it, the kill stays: posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_split</comment>
        <translation>*{name}* ganó una parte, el kill sigue: pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>*{name}* scooped {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_scoop</comment>
        <translation>*{name}* hizo scoop de {pot} y pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_pot_over</comment>
        <translation>*{name}* ganó {pot} y pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>*{name}* agreed to kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_agreed</comment>
        <translation>*{name}* aceptó hacer kill y pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>*{name}* owes a kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_owed</comment>
        <translation>*{name}* debe un kill y pone *{amount}*. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>Bomb pot, {ante} each</source>
        <comment>bomb_title</comment>
        <translation>Bomb pot, {ante} cada uno</translation>
    </message>
    <message>
        <source>No blinds, no betting before the flop.</source>
        <comment>bomb_sentence</comment>
        <translation>Sin ciegas ni apuestas antes del flop.</translation>
    </message>
    <message>
        <source>Two boards, no blinds, no betting before the flop.</source>
        <comment>bomb_two_boards</comment>
        <translation>Dos boards, sin ciegas ni apuestas antes del flop.</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_title</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>then the kill of {names}</source>
        <comment>kill_waits</comment>
        <translation>luego el kill de {names}</translation>
    </message>
    <message>
        <source>live: kill {kill}, straddle {to}</source>
        <comment>straddle_in_kill</comment>
        <translation>vivos: kill {kill}, straddle {to}</translation>
    </message>
    <message>
        <source>*{name}* straddles. A call costs {cost}.</source>
        <comment>straddle_sentence</comment>
        <translation>*{name}* pone straddle. Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>The house adds *{amount}*.</source>
        <comment>splash_sentence</comment>
        <translation>La casa añade *{amount}*.</translation>
    </message>
    <message>
        <source>A call costs {cost}.</source>
        <comment>call_costs</comment>
        <translation>Igualar cuesta {cost}.</translation>
    </message>
    <message>
        <source>Pot before the cards {amount}</source>
        <comment>pot_before</comment>
        <translation>Bote antes de las cartas {amount}</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>cell_button</comment>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>cell_small</comment>
        <translation>Pequeña</translation>
    </message>
    <message>
        <source>Big</source>
        <comment>cell_big</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Starts</source>
        <comment>cell_starts</comment>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Antes</source>
        <comment>cell_antes</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <comment>cell_bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>dash</comment>
        <translation>aún no</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>dead_seat</comment>
        <translation>{seat}, muerto</translation>
    </message>
    <message>
        <source>Kill {words}</source>
        <comment>pill_kill</comment>
        <translation>Kill {words}</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>pill_straddle</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>Bomb {ante}</source>
        <comment>pill_bomb</comment>
        <translation>Bomb {ante}</translation>
    </message>
    <message>
        <source>Bomb {ante} x {boards} boards</source>
        <comment>pill_bomb_boards</comment>
        <translation>Bomb {ante} x {boards} boards</translation>
    </message>
    <message>
        <source>Splash {amount}</source>
        <comment>pill_splash</comment>
        <translation>Splash {amount}</translation>
    </message>
    <message>
        <source>Cap {amount}</source>
        <comment>pill_cap</comment>
        <translation>Tope {amount}</translation>
    </message>
    <message>
        <source>Cap {amount}, {to} in units</source>
        <comment>pill_cap_units</comment>
        <translation>Tope {amount}, {to} en unidades</translation>
    </message>
    <message>
        <source>raises {made} of {of}</source>
        <comment>pill_raises</comment>
        <translation>subidas {made} de {of}</translation>
    </message>
    <message>
        <source>capped</source>
        <comment>pill_capped</comment>
        <translation>al tope</translation>
    </message>
    <message>
        <source>time charge due</source>
        <comment>strip_due_time</comment>
        <translation>cobrar tiempo</translation>
    </message>
    <message>
        <source>bomb pot due</source>
        <comment>strip_due_bomb</comment>
        <translation>toca bomb pot</translation>
    </message>
    <message>
        <source>dealer change due</source>
        <comment>strip_due_dealer</comment>
        <translation>cambio de crupier</translation>
    </message>
    <message>
        <source>chip run in</source>
        <comment>strip_due_chip_run</comment>
        <translation>llegaron fichas</translation>
    </message>
    <message>
        <source>next level</source>
        <comment>strip_due_level</comment>
        <translation>siguiente nivel</translation>
    </message>
    <message numerus="yes">
        <source>time charge in {hands} hands</source>
        <comment>strip_soon_time</comment>
        <translation>
            <numerusform>tiempo en {hands} mano</numerusform>
            <numerusform>tiempo en {hands} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bomb pot in {hands} hands</source>
        <comment>strip_soon_bomb</comment>
        <translation>
            <numerusform>bomb pot en {hands} mano</numerusform>
            <numerusform>bomb pot en {hands} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dealer change in {hands} hands</source>
        <comment>strip_soon_dealer</comment>
        <translation>
            <numerusform>relevo en {hands} mano</numerusform>
            <numerusform>relevo en {hands} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chips in {hands} hands</source>
        <comment>strip_soon_chip_run</comment>
        <translation>
            <numerusform>fichas en {hands} mano</numerusform>
            <numerusform>fichas en {hands} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next level in {hands} hands</source>
        <comment>strip_soon_level</comment>
        <translation>
            <numerusform>nivel en {hands} mano</numerusform>
            <numerusform>nivel en {hands} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>menu</comment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Hand {hand}, {street}</source>
        <comment>log_head</comment>
        <translation>Mano {hand}, {street}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>log_head_hand</comment>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <comment>hand_log</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>pot {amount}</source>
        <comment>log_pot</comment>
        <translation>bote {amount}</translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <comment>log_empty</comment>
        <translation>Aún no se ha repartido ninguna mano.</translation>
    </message>
    <message>
        <source>Push in this order</source>
        <comment>push_order</comment>
        <translation>Entregar así</translation>
    </message>
    <message>
        <source>last side pot first</source>
        <comment>last_first</comment>
        <translation>último secundario primero</translation>
    </message>
    <message>
        <source>Enter cards</source>
        <comment>enter_cards</comment>
        <translation>Anotar cartas</translation>
    </message>
    <message>
        <source>Optional. With all cards in, winners are proposed.</source>
        <comment>enter_cards_note</comment>
        <translation>Opcional. Con todas las cartas se proponen ganadores.</translation>
    </message>
    <message>
        <source>{names}: less than the small blind, not dealt in (STK-3)</source>
        <comment>short_stack</comment>
        <translation>{names}: menos que la ciega pequeña, no recibe cartas (STK-3)</translation>
    </message>
    <message>
        <source>The same blind again: {names} ({rule})</source>
        <comment>blinds_again</comment>
        <translation>Otra vez la misma ciega: {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, the same blinds again: {names} ({rule})</source>
        <comment>post_again</comment>
        <translation>Si pone, otra vez las mismas ciegas: {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is big blind again ({rule})</source>
        <comment>post_again_big_blind</comment>
        <translation>Si pone, {name} otra vez ciega grande ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is small blind again ({rule})</source>
        <comment>post_again_small_blind</comment>
        <translation>Si pone, {name} otra vez ciega pequeña ({rule})</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <comment>tournament_won</comment>
        <translation>{name} gana el torneo</translation>
    </message>
    <message>
        <source>all places</source>
        <comment>all_places</comment>
        <translation>todos los puestos</translation>
    </message>
    <message>
        <source>All places are in the recap</source>
        <comment>tournament_won_second</comment>
        <translation>Todos los puestos están en el resumen</translation>
    </message>
    <message>
        <source>all prizes</source>
        <comment>all_prizes</comment>
        <translation>todos los premios</translation>
    </message>
    <message>
        <source>The prizes are split</source>
        <comment>prizes_shared</comment>
        <translation>Los premios están repartidos</translation>
    </message>
    <message>
        <source>The game can be ended in the recap</source>
        <comment>prizes_shared_second</comment>
        <translation>La partida se termina en el resumen</translation>
    </message>
    <message>
        <source>{kitty}, {name} gets {amount}</source>
        <comment>kitty_gets</comment>
        <translation>{kitty}, {name} recibe {amount}</translation>
    </message>
    <message>
        <source>house {kitty}</source>
        <comment>kitty</comment>
        <translation>casa {kitty}</translation>
    </message>
    <message>
        <source>rake {rake}, drop {drop}</source>
        <comment>kitty_parts</comment>
        <translation>rake {rake}, drop {drop}</translation>
    </message>
    <message>
        <source>only theirs</source>
        <comment>only_theirs</comment>
        <translation>de uno solo</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>dues_title</comment>
        <translation>Quién debe qué</translation>
    </message>
    <message numerus="yes">
        <source>{count} to ask</source>
        <comment>dues_ask</comment>
        <translation>
            <numerusform>{count} por preguntar</numerusform>
            <numerusform>{count} por preguntar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} settled</source>
        <comment>dues_settled</comment>
        <translation>
            <numerusform>{count} resuelto</numerusform>
            <numerusform>{count} resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>new, and this is a kill</source>
        <comment>why_new_kill</comment>
        <translation>nuevo, y esto es un kill</translation>
    </message>
    <message>
        <source>owes a kill</source>
        <comment>why_kill_debt</comment>
        <translation>debe un kill</translation>
    </message>
    <message>
        <source>away, owes a kill</source>
        <comment>why_kill_debt_away</comment>
        <translation>ausente, debe un kill</translation>
    </message>
    <message>
        <source>missed both blinds</source>
        <comment>why_both</comment>
        <translation>se saltó las dos ciegas</translation>
    </message>
    <message>
        <source>missed the big blind</source>
        <comment>why_big</comment>
        <translation>se saltó la ciega grande</translation>
    </message>
    <message>
        <source>missed the small blind</source>
        <comment>why_small</comment>
        <translation>se saltó la ciega pequeña</translation>
    </message>
    <message>
        <source>left owing, posts as new</source>
        <comment>why_left_owing</comment>
        <translation>se fue debiendo, pone como nuevo</translation>
    </message>
    <message>
        <source>missed the ante</source>
        <comment>why_ante</comment>
        <translation>se saltó el ante</translation>
    </message>
    <message>
        <source>changed seats</source>
        <comment>why_moved</comment>
        <translation>cambió de asiento</translation>
    </message>
    <message>
        <source>new</source>
        <comment>why_new</comment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>why_other</comment>
        <translation>entra</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_post</comment>
        <translation>Poner {amount}</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>option_wait</comment>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Buy button {amount}</source>
        <comment>option_buy_button</comment>
        <translation>Comprar botón {amount}</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_kill_next</comment>
        <translation>Poner {amount}</translation>
    </message>
    <message>
        <source>Come in free</source>
        <comment>option_kill_free</comment>
        <translation>Entrar gratis</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>option_take_over</comment>
        <translation>Tomar el sitio</translation>
    </message>
    <message>
        <source>From other table</source>
        <comment>option_transfer</comment>
        <translation>Viene de otra</translation>
    </message>
    <message>
        <source>{dead} + {live}, button next</source>
        <comment>option_button_second</comment>
        <translation>{dead} + {live}, luego botón</translation>
    </message>
    <message>
        <source>{dead} dead + kill {kill}</source>
        <comment>option_dead_kill</comment>
        <translation>{dead} muertas + kill {kill}</translation>
    </message>
    <message>
        <source>kills the next for {amount}</source>
        <comment>option_kill_second</comment>
        <translation>kill de {amount} en la próxima</translation>
    </message>
    <message>
        <source>the leaver's place</source>
        <comment>option_take_second</comment>
        <translation>el sitio de quien se fue</translation>
    </message>
    <message>
        <source>same game, owes nothing</source>
        <comment>option_transfer_second</comment>
        <translation>mismo juego, no debe nada</translation>
    </message>
    <message>
        <source>{live} live, {dead} dead</source>
        <comment>live_dead</comment>
        <translation>{live} vivas, {dead} muertas</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live_only</comment>
        <translation>viva</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_only</comment>
        <translation>muerta</translation>
    </message>
    <message>
        <source>owes nothing</source>
        <comment>free</comment>
        <translation>no debe nada</translation>
    </message>
    <message>
        <source>after the button passes</source>
        <comment>after_button</comment>
        <translation>tras avanzar el botón</translation>
    </message>
    <message>
        <source>may post next hand</source>
        <comment>may_post_next</comment>
        <translation>post posible la próxima</translation>
    </message>
    <message numerus="yes">
        <source>may post in {hands} hands</source>
        <comment>may_post_in</comment>
        <translation>
            <numerusform>post posible en {hands} mano</numerusform>
            <numerusform>post posible en {hands} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind. (ENT-4)</source>
        <comment>refuse_between</comment>
        <translation>Nadie entra entre el botón y la ciega grande. (ENT-4)</translation>
    </message>
    <message>
        <source>{name} kills first</source>
        <comment>kill_first</comment>
        <translation>primero el kill de {name}</translation>
    </message>
    <message>
        <source>after the kill of {name}</source>
        <comment>after_kill_of</comment>
        <translation>después del kill de {name}</translation>
    </message>
    <message>
        <source>One kill a hand: that of {name} goes first, then this one. (KIL-6)</source>
        <comment>refuse_kill_first</comment>
        <translation>Un solo kill por mano: primero el de {name}, después este. (KIL-6)</translation>
    </message>
    <message>
        <source>big blind now</source>
        <comment>big_blind_now</comment>
        <translation>ciega grande ahora</translation>
    </message>
    <message numerus="yes">
        <source>big blind in {hands} hands</source>
        <comment>big_blind_in</comment>
        <translation>
            <numerusform>ciega grande en {hands} mano</numerusform>
            <numerusform>ciega grande en {hands} manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}  {name}, {stack}</source>
        <comment>menu_seat</comment>
        <translation>{seat}  {name}, {stack}</translation>
    </message>
    <message>
        <source>Seat somebody</source>
        <comment>menu_sit</comment>
        <translation>Sentar a alguien</translation>
    </message>
    <message>
        <source>Acts out of turn</source>
        <comment>menu_early</comment>
        <translation>Fuera de turno</translation>
    </message>
    <message>
        <source>Wrong rebuy or add-on</source>
        <comment>menu_purchase</comment>
        <translation>Recompra o add-on erróneo</translation>
    </message>
    <message>
        <source>whose was the last one?</source>
        <comment>menu_purchase_second</comment>
        <translation>¿de quién era el último?</translation>
    </message>
    <message>
        <source>its chips are lost already</source>
        <comment>menu_purchase_lost</comment>
        <translation>sus fichas ya se han perdido</translation>
    </message>
    <message>
        <source>{name}: {amount} chips. Whose were they?</source>
        <comment>purchase_whose</comment>
        <translation>{name}: {amount} fichas. ¿De quién eran?</translation>
    </message>
    <message>
        <source>Nobody's: withdraw it</source>
        <comment>purchase_nobody</comment>
        <translation>De nadie: anular</translation>
    </message>
    <message>
        <source>noted until it counts</source>
        <comment>menu_early_second</comment>
        <translation>anotado hasta que cuente</translation>
    </message>
    <message>
        <source>Free to act</source>
        <comment>menu_free</comment>
        <translation>Dejar actuar</translation>
    </message>
    <message>
        <source>the floor allows it</source>
        <comment>menu_free_second</comment>
        <translation>el floor lo permite</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>menu_early_title</comment>
        <translation>{name}, fuera de turno</translation>
    </message>
    <message>
        <source>{name} acts out of turn; the bar waits until that is closed</source>
        <comment>early_bar_waits</comment>
        <translation>{name} actúa fuera de turno; la barra espera a que se cierre</translation>
    </message>
    <message>
        <source>Folds</source>
        <comment>early_fold</comment>
        <translation>Se retira</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>early_check</comment>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>Calls</source>
        <comment>early_call</comment>
        <translation>Iguala</translation>
    </message>
    <message>
        <source>Bets ...</source>
        <comment>early_bet</comment>
        <translation>Apuesta ...</translation>
    </message>
    <message>
        <source>Raises to ...</source>
        <comment>early_raise</comment>
        <translation>Sube a ...</translation>
    </message>
    <message>
        <source>Bets {amount}</source>
        <comment>early_bet_to</comment>
        <translation>Apuesta {amount}</translation>
    </message>
    <message>
        <source>Raises to {amount}</source>
        <comment>early_raise_to</comment>
        <translation>Sube a {amount}</translation>
    </message>
    <message>
        <source>All in</source>
        <comment>early_all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Call the clock</source>
        <comment>menu_clock</comment>
        <translation>Pedir reloj</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>menu_expire</comment>
        <translation>Reloj agotado</translation>
    </message>
    <message>
        <source>Cards ...</source>
        <comment>menu_cards</comment>
        <translation>Cartas ...</translation>
    </message>
    <message>
        <source>Mucks</source>
        <comment>menu_muck</comment>
        <translation>Tira la mano</translation>
    </message>
    <message>
        <source>Add chips ...</source>
        <comment>menu_add</comment>
        <translation>Añadir fichas ...</translation>
    </message>
    <message>
        <source>Rebuy ...</source>
        <comment>menu_rebuy</comment>
        <translation>Recompra ...</translation>
    </message>
    <message>
        <source>Add-on ...</source>
        <comment>menu_add_on</comment>
        <translation>Add-on ...</translation>
    </message>
    <message>
        <source>Rebuy, add-on ...</source>
        <comment>menu_rebuy_or_add_on</comment>
        <translation>Recompra, add-on ...</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>rebuys_closed</comment>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>menu_away</comment>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Is back</source>
        <comment>menu_back</comment>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>needs chips first</source>
        <comment>menu_back_broke</comment>
        <translation>antes necesita fichas</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>menu_leave</comment>
        <translation>Deja la mesa</translation>
    </message>
    <message>
        <source>with {amount}</source>
        <comment>leave_with</comment>
        <translation>con {amount}</translation>
    </message>
    <message>
        <source>Leaves ...</source>
        <comment>menu_leave_counted</comment>
        <translation>Deja la mesa ...</translation>
    </message>
    <message>
        <source>with another count</source>
        <comment>leave_counted</comment>
        <translation>con otro conteo</translation>
    </message>
    <message>
        <source>Moves to ...</source>
        <comment>menu_move</comment>
        <translation>Se cambia a ...</translation>
    </message>
    <message>
        <source>Count stack ...</source>
        <comment>menu_count</comment>
        <translation>Contar fichas ...</translation>
    </message>
    <message>
        <source>Rename ...</source>
        <comment>menu_rename</comment>
        <translation>Renombrar ...</translation>
    </message>
    <message>
        <source>Button here</source>
        <comment>menu_button</comment>
        <translation>Botón aquí</translation>
    </message>
    <message>
        <source>at the hand's end</source>
        <comment>at_hands_end</comment>
        <translation>al acabar la mano</translation>
    </message>
    <message>
        <source>noted for the hand's end</source>
        <comment>asked_already</comment>
        <translation>anotado para el final de la mano</translation>
    </message>
    <message>
        <source>leaves at the hand's end</source>
        <comment>leaves_already</comment>
        <translation>deja la mesa al acabar la mano</translation>
    </message>
    <message>
        <source>Stays after all</source>
        <comment>menu_stays</comment>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>instead of away</source>
        <comment>menu_stays_second</comment>
        <translation>en vez de ausente</translation>
    </message>
    <message>
        <source>counts now</source>
        <comment>counts_now</comment>
        <translation>vale ya</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>menu_table_title</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Bomb pot ...</source>
        <comment>menu_bomb</comment>
        <translation>Bomb pot ...</translation>
    </message>
    <message>
        <source>Bomb, two boards ...</source>
        <comment>menu_bomb_two</comment>
        <translation>Bomb, dos boards ...</translation>
    </message>
    <message>
        <source>A pair shows</source>
        <comment>menu_open_pair</comment>
        <translation>Pareja a la vista</translation>
    </message>
    <message>
        <source>Splash ...</source>
        <comment>menu_splash</comment>
        <translation>Splash ...</translation>
    </message>
    <message>
        <source>Move the button</source>
        <comment>menu_button_move</comment>
        <translation>Mover el botón</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>menu_dealer</comment>
        <translation>Cambio de crupier</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>menu_settings</comment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>menu_settings_second</comment>
        <translation>desde la próxima mano</translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>menu_recap</comment>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <comment>menu_recap_second</comment>
        <translation>la partida sigue</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu_full</comment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Hand {hand} runs: close Feltbook?</source>
        <comment>quit_hand</comment>
        <translation>La mano {hand} está en juego: ¿cerrar Feltbook?</translation>
    </message>
    <message>
        <source>it goes on with hand {hand}</source>
        <comment>quit_hand_note</comment>
        <translation>se sigue con la mano {hand}</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <comment>quit_stay</comment>
        <translation>Quedarse en la mesa</translation>
    </message>
    <message>
        <source>Setup page</source>
        <comment>menu_setup</comment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <comment>menu_setup_second</comment>
        <translation>la partida sigue abierta</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>sheet_close</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_sit</comment>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}</source>
        <comment>seat_has</comment>
        <translation>{name} está en el asiento {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} is next</source>
        <comment>sheet_sit_next</comment>
        <translation>Ahora el asiento {seat}</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>sheet_sit_done</comment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>sits next</source>
        <comment>sits_next</comment>
        <translation>el siguiente</translation>
    </message>
    <message>
        <source>is counted</source>
        <comment>is_counted</comment>
        <translation>se cuenta</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>sheet_name</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>P{seat}</source>
        <comment>sheet_player</comment>
        <translation>J{seat}</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>sheet_chips</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Sit with</source>
        <comment>sheet_sit_go</comment>
        <translation>Sentar con</translation>
    </message>
    <message>
        <source>back, and owes {amount}</source>
        <comment>sheet_still_owes</comment>
        <translation>de vuelta, debe {amount}</translation>
    </message>
    <message>
        <source>brings {amount} or more</source>
        <comment>sheet_least_back</comment>
        <translation>trae {amount} o más</translation>
    </message>
    <message>
        <source>{name} adds chips</source>
        <comment>sheet_add</comment>
        <translation>{name} añade fichas</translation>
    </message>
    <message>
        <source>{name}: rebuy or add-on</source>
        <comment>sheet_rebuy</comment>
        <translation>{name}: recompra o add-on</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>sheet_add_go</comment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>after this hand</source>
        <comment>sheet_after_hand</comment>
        <translation>tras esta mano</translation>
    </message>
    <message>
        <source>Count {name}</source>
        <comment>sheet_count</comment>
        <translation>Contar a {name}</translation>
    </message>
    <message>
        <source>Counted</source>
        <comment>sheet_count_go</comment>
        <translation>Contado</translation>
    </message>
    <message>
        <source>the book says {amount}</source>
        <comment>sheet_count_hint</comment>
        <translation>el registro dice {amount}</translation>
    </message>
    <message>
        <source>True buy-in of {name}</source>
        <comment>sheet_bought</comment>
        <translation>Compra real: {name}</translation>
    </message>
    <message>
        <source>bought in all, in the book {amount}</source>
        <comment>sheet_bought_hint</comment>
        <translation>compra en total, en el registro {amount}</translation>
    </message>
    <message>
        <source>Buy-in {was} → {now}</source>
        <comment>sheet_bought_go</comment>
        <translation>Compra {was} → {now}</translation>
    </message>
    <message>
        <source>stack becomes {amount}</source>
        <comment>sheet_bought_stack</comment>
        <translation>quedan {amount} en fichas</translation>
    </message>
    <message>
        <source>as in the book</source>
        <comment>sheet_bought_same</comment>
        <translation>como en el registro</translation>
    </message>
    <message>
        <source>lost already: at least {amount}</source>
        <comment>sheet_bought_least</comment>
        <translation>ya perdido: al menos {amount}</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>sheet_leave</comment>
        <translation>{name} deja la mesa</translation>
    </message>
    <message>
        <source>Leaves with</source>
        <comment>sheet_leave_go</comment>
        <translation>Deja con</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_rename</comment>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>Rename to</source>
        <comment>sheet_rename_go</comment>
        <translation>Cambiar a</translation>
    </message>
    <message>
        <source>{name} straddles</source>
        <comment>sheet_straddle</comment>
        <translation>Straddle de {name}</translation>
    </message>
    <message>
        <source>Straddle to</source>
        <comment>sheet_straddle_go</comment>
        <translation>Straddle a</translation>
    </message>
    <message>
        <source>{name} sleeps</source>
        <comment>sheet_sleeper</comment>
        <translation>Sleeper de {name}</translation>
    </message>
    <message>
        <source>Sleeper to</source>
        <comment>sheet_sleeper_go</comment>
        <translation>Sleeper a</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>sheet_bomb</comment>
        <translation>Bomb pot</translation>
    </message>
    <message>
        <source>Bomb pot, two boards</source>
        <comment>sheet_bomb_two</comment>
        <translation>Bomb pot, dos boards</translation>
    </message>
    <message>
        <source>Each antes</source>
        <comment>sheet_bomb_go</comment>
        <translation>Ante, cada uno</translation>
    </message>
    <message>
        <source>The house adds</source>
        <comment>sheet_splash</comment>
        <translation>La casa añade</translation>
    </message>
    <message>
        <source>Splash</source>
        <comment>sheet_splash_go</comment>
        <translation>Splash</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>sheet_early</comment>
        <translation>{name}, fuera de turno</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>sheet_early_go</comment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>sheet_dealer</comment>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>Sits down</source>
        <comment>sheet_dealer_go</comment>
        <translation>Se sienta</translation>
    </message>
    <message>
        <source>start</source>
        <comment>sheet_start</comment>
        <translation>inicial</translation>
    </message>
    <message>
        <source>least</source>
        <comment>sheet_min</comment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>most</source>
        <comment>sheet_max</comment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <comment>n_big_blinds</comment>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>not in chips of {chip}</source>
        <comment>sheet_odd</comment>
        <translation>no en fichas de {chip}</translation>
    </message>
    <message>
        <source>All the same</source>
        <comment>sheet_anyway</comment>
        <translation>Aun así</translation>
    </message>
    <message>
        <source>say how many</source>
        <comment>sheet_needs</comment>
        <translation>¿cuánto?</translation>
    </message>
    <message>
        <source>a chip is {amount}</source>
        <comment>sheet_chip_is</comment>
        <translation>una ficha vale {amount}</translation>
    </message>
    <message>
        <source>whole chips only</source>
        <comment>whole_chips</comment>
        <translation>solo fichas enteras</translation>
    </message>
    <message>
        <source>type a name</source>
        <comment>sheet_needs_name</comment>
        <translation>escribe un nombre</translation>
    </message>
    <message>
        <source>digits only here</source>
        <comment>sheet_digits_only</comment>
        <translation>aquí solo cifras</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <comment>sheet_cards</comment>
        <translation>Cartas de {name}</translation>
    </message>
    <message>
        <source>Cards of the board</source>
        <comment>sheet_board</comment>
        <translation>Cartas del board</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>sheet_cards_go</comment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>{what} not entered: the hand is over. Undo brings it back.</source>
        <comment>cards_not_in</comment>
        <translation>{what} sin anotar: la mano terminó. Deshacer vuelve a ella.</translation>
    </message>
    <message>
        <source>What was drawn was not entered: the draw is over. Undo brings it back.</source>
        <comment>draws_not_in</comment>
        <translation>Cartas cambiadas sin anotar: el descarte terminó. Deshacer vuelve a él.</translation>
    </message>
    <message>
        <source>There are no cards to enter now.</source>
        <comment>no_cards_now</comment>
        <translation>Ahora no hay cartas que anotar.</translation>
    </message>
    <message>
        <source>There is nothing to explain now.</source>
        <comment>sheet_no_why</comment>
        <translation>Ahora no hay nada que explicar.</translation>
    </message>
    <message>
        <source>house rule {setting}</source>
        <comment>why_house</comment>
        <translation>regla de la casa {setting}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more steps</source>
        <comment>why_more</comment>
        <translation>
            <numerusform>{count} paso más</numerusform>
            <numerusform>{count} pasos más</numerusform>
        </translation>
    </message>
    <message>
        <source>tap to close</source>
        <comment>why_close</comment>
        <translation>toca para cerrar</translation>
    </message>
    <message>
        <source>closes on a tap</source>
        <comment>why_closes</comment>
        <translation>se cierra al tocar</translation>
    </message>
    <message>
        <source>Why: {what} {figure}. {steps}</source>
        <comment>speak_why_sheet</comment>
        <translation>Por qué: {what} {figure}. {steps}</translation>
    </message>
    <message>
        <source>space</source>
        <comment>key_space</comment>
        <translation>espacio</translation>
    </message>
    <message>
        <source>Digits and other letters</source>
        <comment>key_others</comment>
        <translation>Cifras y otras letras</translation>
    </message>
    <message>
        <source>Letters A to Z</source>
        <comment>key_letters</comment>
        <translation>Letras A a Z</translation>
    </message>
    <message>
        <source>and</source>
        <comment>and</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <comment>or</comment>
        <translation>o</translation>
    </message>
    <message numerus="yes">
        <source>{count} players</source>
        <comment>n_players</comment>
        <translation>
            <numerusform>{count} jugador</numerusform>
            <numerusform>{count} jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {seat}, empty</source>
        <comment>speak_empty</comment>
        <translation>Asiento {seat}, vacío</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>speak_to_act</comment>
        <translation>habla</translation>
    </message>
    <message>
        <source>{amount} behind</source>
        <comment>speak_behind</comment>
        <translation>{amount} detrás</translation>
    </message>
    <message>
        <source>button</source>
        <comment>speak_btn</comment>
        <translation>botón</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>speak_sb</comment>
        <translation>ciega pequeña</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>speak_bb</comment>
        <translation>ciega grande</translation>
    </message>
    <message>
        <source>has posted</source>
        <comment>speak_post</comment>
        <translation>ha puesto el post</translation>
    </message>
    <message>
        <source>straddle</source>
        <comment>speak_str</comment>
        <translation>straddle</translation>
    </message>
    <message>
        <source>sleeper straddle</source>
        <comment>speak_slp</comment>
        <translation>sleeper</translation>
    </message>
    <message>
        <source>kill</source>
        <comment>speak_kill</comment>
        <translation>kill</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>speak_felt</comment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>speak_bar</comment>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Log and amounts</source>
        <comment>speak_column</comment>
        <translation>Registro e importes</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>speak_pad</comment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>{words}, not now</source>
        <comment>speak_barred</comment>
        <translation>{words}, ahora no</translation>
    </message>
    <message>
        <source>{name} pot {amount}, between {names}</source>
        <comment>speak_pot</comment>
        <translation>Bote {name} {amount}, entre {names}</translation>
    </message>
    <message>
        <source>Pot {amount}, between {names}</source>
        <comment>speak_lone_pot</comment>
        <translation>Bote {amount}, entre {names}</translation>
    </message>
    <message>
        <source>{amount} goes back to {names}</source>
        <comment>speak_returns</comment>
        <translation>{amount} vuelve a {names}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>speak_undo</comment>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>speak_redo</comment>
        <translation>Rehacer: {step}</translation>
    </message>
    <message>
        <source>{word}, {amount}, key {key}</source>
        <comment>speak_quick</comment>
        <translation>{word}, {amount}, tecla {key}</translation>
    </message>
    <message>
        <source>{name} wins {pot}</source>
        <comment>speak_pick</comment>
        <translation>{name} gana {pot}</translation>
    </message>
    <message>
        <source>Board, {cards}</source>
        <comment>speak_board</comment>
        <translation>Board, {cards}</translation>
    </message>
    <message>
        <source>Button at seat {seat}</source>
        <comment>speak_puck</comment>
        <translation>Botón en el asiento {seat}</translation>
    </message>
    <message>
        <source>add {amount}</source>
        <comment>speak_chip</comment>
        <translation>añadir {amount}</translation>
    </message>
    <message>
        <source>Delete a digit, hold to clear</source>
        <comment>speak_backspace</comment>
        <translation>Borrar una cifra, mantener para borrar todo</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit_s</comment>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit_h</comment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit_d</comment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit_c</comment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>turn_more</comment>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>Earlier cards</source>
        <comment>turn_up</comment>
        <translation>Cartas anteriores</translation>
    </message>
    <message>
        <source>Later cards</source>
        <comment>turn_down</comment>
        <translation>Cartas siguientes</translation>
    </message>
    <message>
        <source>Why: {what}</source>
        <comment>speak_why</comment>
        <translation>Por qué: {what}</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>about</source>
        <translation>cuestión</translation>
    </message>
    <message>
        <source>act</source>
        <translation>actuar</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>all_in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>ciega grande</translation>
    </message>
    <message>
        <source>bring in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>bring_in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>button blind</source>
        <translation>ciega del botón</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>call</source>
        <translation>igualar</translation>
    </message>
    <message>
        <source>check</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completar</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>mano muerta</translation>
    </message>
    <message>
        <source>dead post</source>
        <translation>post muerto</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>bebidas</translation>
    </message>
    <message>
        <source>False</source>
        <translation>no</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>retirarse</translation>
    </message>
    <message>
        <source>forward motion</source>
        <translation>gesto con fichas</translation>
    </message>
    <message>
        <source>half</source>
        <translation>mitad</translation>
    </message>
    <message>
        <source>held</source>
        <translation>obliga</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>reglas de la casa</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>kill</translation>
    </message>
    <message>
        <source>kill waived</source>
        <translation>kill anulado</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>fondo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>may withdraw</source>
        <translation>puede anular</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>misread</source>
        <translation>mal leída</translation>
    </message>
    <message>
        <source>money only</source>
        <translation>solo el dinero</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>fuera de turno</translation>
    </message>
    <message>
        <source>over pot</source>
        <translation>supera el bote</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>saltado</translation>
    </message>
    <message>
        <source>post</source>
        <translation>post</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>subida</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>recompra</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reducida</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>sleeper</source>
        <translation>sleeper</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>ciega pequeña</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>propina</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>True</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>anulado</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>preset</comment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <comment>seats</comment>
        <translation>Asientos en la mesa</translation>
    </message>
    <message>
        <source>Tournament levels</source>
        <comment>levels</comment>
        <translation>Niveles de torneo</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <comment>mix</comment>
        <translation>Juegos mixtos</translation>
    </message>
    <message>
        <source>The next game comes</source>
        <comment>mix_change</comment>
        <translation>El siguiente juego viene</translation>
    </message>
    <message>
        <source>Currency of the prizes</source>
        <comment>prizes.currency</comment>
        <translation>Moneda de los premios</translation>
    </message>
    <message>
        <source>Entry, into the prize pool</source>
        <comment>prizes.entry</comment>
        <translation>Entrada, para el bote de premios</translation>
    </message>
    <message>
        <source>Entry fee, for the house</source>
        <comment>prizes.fee</comment>
        <translation>Cuota de entrada, para la casa</translation>
    </message>
    <message>
        <source>Bounty, on top of each entry</source>
        <comment>prizes.bounty</comment>
        <translation>Recompensa, además de cada entrada</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <comment>prizes.rebuy</comment>
        <translation>Recompra</translation>
    </message>
    <message>
        <source>Add-on</source>
        <comment>prizes.add_on</comment>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Entries until the end of level</source>
        <comment>prizes.closed_after</comment>
        <translation>Entradas hasta el final del nivel</translation>
    </message>
    <message>
        <source>Shares of the places</source>
        <comment>prizes.shares</comment>
        <translation>Partes de los puestos</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <comment>prizes.amounts</comment>
        <translation>Premios fijos</translation>
    </message>
    <message>
        <source>Prizes are rounded to</source>
        <comment>prizes.coin</comment>
        <translation>Premios redondeados a</translation>
    </message>
    <message>
        <source>Currency of the chips</source>
        <comment>money.currency</comment>
        <translation>Moneda de las fichas</translation>
    </message>
    <message>
        <source>What a chip of 1 is worth</source>
        <comment>money.minor_units</comment>
        <translation>Valor de una ficha de 1</translation>
    </message>
    <message>
        <source>Button in games without blinds</source>
        <comment>stud_button</comment>
        <translation>Botón en juegos sin ciegas</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>limit</comment>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>button_rule</comment>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Blind on the button</source>
        <comment>button_blind</comment>
        <translation>Ciega en el botón</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>blinds</comment>
        <translation>Ciegas</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>ante.amount</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Who antes</source>
        <comment>ante.by</comment>
        <translation>Quién pone el ante</translation>
    </message>
    <message>
        <source>Short of both: blind before ante</source>
        <comment>ante.big_blind_first</comment>
        <translation>Si no alcanza: ciega antes que ante</translation>
    </message>
    <message>
        <source>Ante times the players dealt in</source>
        <comment>ante.per_player</comment>
        <translation>Ante por jugador que recibe</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Equal upcards</source>
        <comment>bring_in_ties</comment>
        <translation>Cartas a la vista iguales</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <comment>missed_blinds</comment>
        <translation>Ciegas perdidas</translation>
    </message>
    <message>
        <source>Only the small one missed</source>
        <comment>missed_small_alone</comment>
        <translation>Pago si solo faltó la pequeña</translation>
    </message>
    <message>
        <source>Who left owing comes back</source>
        <comment>leaver_returns</comment>
        <translation>Quien se fue debiendo y vuelve</translation>
    </message>
    <message>
        <source>New players</source>
        <comment>new_player</comment>
        <translation>Jugadores nuevos</translation>
    </message>
    <message>
        <source>Coming in between button and big blind</source>
        <comment>enter_between</comment>
        <translation>Entrar entre botón y ciega grande</translation>
    </message>
    <message>
        <source>Coming in on the button</source>
        <comment>enter_on_button</comment>
        <translation>Entrar en el botón</translation>
    </message>
    <message>
        <source>Moving seats after the button is free</source>
        <comment>deal_off</comment>
        <translation>Cambiar tras el botón es gratis</translation>
    </message>
    <message>
        <source>Straddles</source>
        <comment>straddle.allow</comment>
        <translation>Straddles</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <comment>straddle.minimum_raise</comment>
        <translation>Subida mínima sobre straddle</translation>
    </message>
    <message>
        <source>Restraddles allowed</source>
        <comment>straddle.restraddles</comment>
        <translation>Restraddles permitidos</translation>
    </message>
    <message>
        <source>Restraddles go to the</source>
        <comment>straddle.restraddle_side</comment>
        <translation>Restraddles hacia la</translation>
    </message>
    <message>
        <source>A straddle uses up a raise</source>
        <comment>straddle.counts_as_raise</comment>
        <translation>Un straddle cuenta como subida</translation>
    </message>
    <message>
        <source>Sleepers</source>
        <comment>straddle.sleepers</comment>
        <translation>Sleepers</translation>
    </message>
    <message>
        <source>The rock</source>
        <comment>straddle.rock</comment>
        <translation>El rock</translation>
    </message>
    <message>
        <source>What makes a kill</source>
        <comment>kill.on</comment>
        <translation>Qué produce un kill</translation>
    </message>
    <message>
        <source>Size of a kill</source>
        <comment>kill.size</comment>
        <translation>Tamaño del kill</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <comment>kill.legs</comment>
        <translation>Manos seguidas</translation>
    </message>
    <message>
        <source>The killer acts</source>
        <comment>kill.acts</comment>
        <translation>El killer habla</translation>
    </message>
    <message>
        <source>The killer's own blind</source>
        <comment>kill.in_blind</comment>
        <translation>La ciega del killer</translation>
    </message>
    <message>
        <source>A big pot: more than</source>
        <comment>kill.over</comment>
        <translation>Bote grande: más de</translation>
    </message>
    <message>
        <source>Voluntary kills</source>
        <comment>kill.voluntary</comment>
        <translation>Kills voluntarios</translation>
    </message>
    <message>
        <source>Least bet</source>
        <comment>minimum_bet</comment>
        <translation>Apuesta mínima</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <comment>betting_unit</comment>
        <translation>Unidad de apuesta</translation>
    </message>
    <message>
        <source>Smallest chip</source>
        <comment>smallest_chip</comment>
        <translation>Ficha más pequeña</translation>
    </message>
    <message>
        <source>All-in with small change</source>
        <comment>small_chips</comment>
        <translation>All-in con fichas menudas</translation>
    </message>
    <message>
        <source>Check and raise</source>
        <comment>check_raise</comment>
        <translation>Check-raise</translation>
    </message>
    <message>
        <source>A short all-in counts from</source>
        <comment>short_all_in</comment>
        <translation>All-in corto cuenta desde</translation>
    </message>
    <message>
        <source>The small blind counts as a big one</source>
        <comment>small_blind_as_big</comment>
        <translation>La ciega pequeña cuenta como grande</translation>
    </message>
    <message>
        <source>Folded to the small blind</source>
        <comment>small_blind_open</comment>
        <translation>Todos se retiran hasta la ciega pequeña</translation>
    </message>
    <message>
        <source>Round the pot up to</source>
        <comment>round_pot_to</comment>
        <translation>Redondear el bote a</translation>
    </message>
    <message>
        <source>Antes count for the pot limit</source>
        <comment>antes_count</comment>
        <translation>Los antes cuentan para el pot-limit</translation>
    </message>
    <message>
        <source>Short blinds count in full</source>
        <comment>blinds_count_full</comment>
        <translation>Ciegas cortas cuentan enteras</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <comment>bets</comment>
        <translation>Apuesta pequeña y grande</translation>
    </message>
    <message>
        <source>Spread of each round</source>
        <comment>spread</comment>
        <translation>Rango de cada ronda</translation>
    </message>
    <message>
        <source>Raises a round</source>
        <comment>raise_cap</comment>
        <translation>Subidas por ronda</translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <comment>heads_up_uncapped</comment>
        <translation>Sin tope entre dos</translation>
    </message>
    <message>
        <source>Most a player can lose in a hand</source>
        <comment>cap</comment>
        <translation>Máximo a perder por mano</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <comment>odd_chip</comment>
        <translation>Ficha impar</translation>
    </message>
    <message>
        <source>Run it at most</source>
        <comment>runs</comment>
        <translation>Repartir como máximo</translation>
    </message>
    <message>
        <source>All-in hands face up</source>
        <comment>expose_all_in</comment>
        <translation>Manos all-in a la vista</translation>
    </message>
    <message>
        <source>Rake in percent</source>
        <comment>rake.percent</comment>
        <translation>Rake en porcentaje</translation>
    </message>
    <message>
        <source>Rake: so much for every</source>
        <comment>rake.per_unit</comment>
        <translation>Rake: tanto por cada</translation>
    </message>
    <message>
        <source>Most rake of a hand</source>
        <comment>rake.cap</comment>
        <translation>Rake máximo por mano</translation>
    </message>
    <message>
        <source>No flop, no drop</source>
        <comment>rake.no_flop_no_drop</comment>
        <translation>Sin flop no hay rake</translation>
    </message>
    <message>
        <source>Drop for promotions</source>
        <comment>rake.jackpot.amount</comment>
        <translation>Drop para promociones</translation>
    </message>
    <message>
        <source>Drop from a pot of</source>
        <comment>rake.jackpot.pot</comment>
        <translation>Drop desde un bote de</translation>
    </message>
    <message>
        <source>Drop from so many players</source>
        <comment>rake.jackpot.players</comment>
        <translation>Drop desde tantos jugadores</translation>
    </message>
    <message>
        <source>Least buy-in</source>
        <comment>buy_in.minimum</comment>
        <translation>Compra mínima</translation>
    </message>
    <message>
        <source>Most buy-in</source>
        <comment>buy_in.maximum</comment>
        <translation>Compra máxima</translation>
    </message>
    <message>
        <source>Return with as much, minutes</source>
        <comment>return_window</comment>
        <translation>Volver con lo mismo, minutos</translation>
    </message>
    <message>
        <source>Dealt in only with a small blind</source>
        <comment>must_cover_small_blind</comment>
        <translation>Recibe solo con ciega pequeña</translation>
    </message>
    <message>
        <source>Stakes</source>
        <comment>stakes</comment>
        <translation>Table u open stakes</translation>
    </message>
    <message>
        <source>Markers nobody has to accept</source>
        <comment>marker_free</comment>
        <translation>Markers sin consentimiento</translation>
    </message>
    <message>
        <source>Chips on the table</source>
        <comment>denominations</comment>
        <translation>Valores de las fichas</translation>
    </message>
    <message>
        <source>Half a raise must be completed</source>
        <comment>half_raise</comment>
        <translation>Media subida se completa</translation>
    </message>
    <message>
        <source>Chips of a raise come in</source>
        <comment>raise_motions</comment>
        <translation>Las fichas de una subida en</translation>
    </message>
    <message>
        <source>A call when every chip is needed</source>
        <comment>needed_chips</comment>
        <translation>Call si hacen falta todas las fichas</translation>
    </message>
    <message>
        <source>Acted out of turn</source>
        <comment>out_of_turn</comment>
        <translation>Acción fuera de turno</translation>
    </message>
    <message>
        <source>Checked out of turn, then a bet</source>
        <comment>early_check</comment>
        <translation>Pasó fuera de turno, luego apuesta</translation>
    </message>
    <message>
        <source>Substantial action binds</source>
        <comment>substantial_action</comment>
        <translation>La acción sustancial obliga</translation>
    </message>
    <message>
        <source>The clock, seconds</source>
        <comment>clock.seconds</comment>
        <translation>El reloj, segundos</translation>
    </message>
    <message>
        <source>Its warning, seconds</source>
        <comment>clock.warning</comment>
        <translation>Su aviso, segundos</translation>
    </message>
    <message>
        <source>Players see the pot</source>
        <comment>show_pot</comment>
        <translation>Los jugadores ven el bote</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <comment>buy_the_button</comment>
        <translation>Comprar el botón</translation>
    </message>
    <message>
        <source>Bomb pot every</source>
        <comment>bomb_pot.every</comment>
        <translation>Bomb pot cada</translation>
    </message>
    <message>
        <source>A bomb pot moves the button</source>
        <comment>bomb_pot.moves_button</comment>
        <translation>El bomb pot mueve el botón</translation>
    </message>
    <message>
        <source>Seven-deuce from each</source>
        <comment>seven_deuce</comment>
        <translation>Siete-dos de cada uno</translation>
    </message>
    <message>
        <source>Stand-up game to each</source>
        <comment>stand_up</comment>
        <translation>Stand-up a cada uno</translation>
    </message>
    <message>
        <source>Splashed chips are raked</source>
        <comment>splash_raked</comment>
        <translation>Rake del splash</translation>
    </message>
    <message>
        <source>Time charge from each seat</source>
        <comment>time.amount</comment>
        <translation>Tiempo por asiento</translation>
    </message>
    <message>
        <source>Time charge every, minutes</source>
        <comment>time.minutes</comment>
        <translation>Tiempo, cada (minutos)</translation>
    </message>
</context>
<context>
    <name>travel</name>
    <message>
        <source>Pack and unpack evenings</source>
        <comment>title</comment>
        <translation>Empaquetar y desempaquetar noches</translation>
    </message>
    <message>
        <source>From device to device</source>
        <comment>about</comment>
        <translation>De un equipo a otro</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Choose the evening that is to travel</source>
        <comment>choose</comment>
        <translation>Elige la noche que va a viajar</translation>
    </message>
    <message>
        <source>Packed, it is one file, for a stick or a message: every tap, and who has paid.</source>
        <comment>choose_note</comment>
        <translation>Empaquetada es un archivo, para una memoria o un mensaje: cada toque, y quién ha pagado.</translation>
    </message>
    <message>
        <source>A game that still runs is packed from its recap.</source>
        <comment>running_note</comment>
        <translation>Una partida en curso se empaqueta desde su resumen.</translation>
    </message>
    <message>
        <source>All names go along. The file can be read by anybody who has it.</source>
        <comment>names</comment>
        <translation>Todos los nombres van con ella. Quien tiene el archivo puede leerlo.</translation>
    </message>
    <message>
        <source>Where the evening is already, nothing is doubled.</source>
        <comment>again</comment>
        <translation>Donde la noche ya está, nada se duplica.</translation>
    </message>
    <message>
        <source>If it is played on there, that half comes back the same way.</source>
        <comment>half</comment>
        <translation>Si allí se sigue jugando, esa mitad vuelve por el mismo camino.</translation>
    </message>
    <message>
        <source>Pack this evening</source>
        <comment>pack</comment>
        <translation>Empaquetar esta noche</translation>
    </message>
    <message>
        <source>into one file</source>
        <comment>pack_note</comment>
        <translation>en un archivo</translation>
    </message>
    <message>
        <source>Packing the evening</source>
        <comment>packing</comment>
        <translation>Se empaqueta la noche</translation>
    </message>
    <message>
        <source>The evening is packed as {file}</source>
        <comment>packed</comment>
        <translation>La noche está empaquetada en {file}</translation>
    </message>
    <message>
        <source>It could not be packed: {why}</source>
        <comment>not_packed</comment>
        <translation>No se empaquetó: {why}</translation>
    </message>
    <message>
        <source>Unpack an evening</source>
        <comment>unpack</comment>
        <translation>Desempaquetar una noche</translation>
    </message>
    <message>
        <source>from another device</source>
        <comment>unpack_note</comment>
        <translation>de otro dispositivo</translation>
    </message>
    <message>
        <source>Every step of the evening is proved</source>
        <comment>unpacking</comment>
        <translation>Se demuestra cada paso de la noche</translation>
    </message>
    <message>
        <source>The evening is in the book</source>
        <comment>unpacked</comment>
        <translation>La noche está en el registro</translation>
    </message>
    <message>
        <source>Not taken in: {why}</source>
        <comment>not_taken</comment>
        <translation>No se incorpora: {why}</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>evenings</comment>
        <translation>Noches</translation>
    </message>
    <message>
        <source>Its hands</source>
        <comment>hands</comment>
        <translation>Sus manos</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>hands_note</comment>
        <translation>para otros programas</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <comment>other</comment>
        <translation>Importar un archivo</translation>
    </message>
    <message>
        <source>hands or evenings</source>
        <comment>other_note</comment>
        <translation>manos o noches</translation>
    </message>
    <message>
        <source>Hands and tables of other programs</source>
        <comment>others</comment>
        <translation>Manos y tablas de otros programas</translation>
    </message>
    <message>
        <source>The file is read and played</source>
        <comment>reading</comment>
        <translation>El archivo se lee y se vuelve a jugar</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are in the file</source>
        <comment>in_the_file</comment>
        <translation>
            <numerusform>{count} noche en el archivo</numerusform>
            <numerusform>{count} noches en el archivo</numerusform>
        </translation>
    </message>
    <message>
        <source>Has everybody paid?</source>
        <comment>ask_paid</comment>
        <translation>¿Han pagado todos?</translation>
    </message>
    <message>
        <source>What is still owed can be settled with a later evening. Back takes in nothing.</source>
        <comment>ask_paid_note</comment>
        <translation>Lo que quede pendiente puede liquidarse con una noche posterior. Atrás no importa nada.</translation>
    </message>
    <message>
        <source>All is paid</source>
        <comment>paid</comment>
        <translation>Todo pagado</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>paid_note</comment>
        <translation>nada pendiente</translation>
    </message>
    <message>
        <source>Still to be paid</source>
        <comment>unpaid</comment>
        <translation>Por pagar</translation>
    </message>
    <message>
        <source>owed until it is</source>
        <comment>unpaid_note</comment>
        <translation>pendiente hasta entonces</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are new in the book</source>
        <comment>imported</comment>
        <translation>
            <numerusform>{count} noche es nueva en el registro</numerusform>
            <numerusform>{count} noches son nuevas en el registro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands were played again.</source>
        <comment>imported_hands</comment>
        <translation>
            <numerusform>{count} mano se volvió a jugar.</numerusform>
            <numerusform>{count} manos se volvieron a jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <comment>not_imported</comment>
        <translation>Línea {line}: {why}</translation>
    </message>
    <message>
        <source>Nothing was taken in</source>
        <comment>nothing_imported</comment>
        <translation>No se importó nada</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>nothing may be written there</source>
        <comment>file_readonly</comment>
        <translation>ahí no se puede escribir nada</translation>
    </message>
</context>
<context>
    <name>unopened</name>
    <message>
        <source>The book cannot be opened</source>
        <comment>unopened</comment>
        <translation>No se puede abrir el registro</translation>
    </message>
    <message>
        <source>There is no folder to keep the book in</source>
        <comment>no_home</comment>
        <translation>No hay carpeta para guardar el registro</translation>
    </message>
    <message>
        <source>You have no home folder on this device. Choose where the book is to be.</source>
        <comment>no_home_why</comment>
        <translation>No hay carpeta personal en este equipo. Elegir dónde guardar el registro.</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Salvar lo que se pueda</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>en un registro nuevo; este solo se lee</translation>
    </message>
    <message>
        <source>Take the last backup</source>
        <comment>restore</comment>
        <translation>Tomar la última copia</translation>
    </message>
    <message>
        <source>as a new book; what was played after it is not in it</source>
        <comment>restore_note</comment>
        <translation>como registro nuevo; lo jugado después no está en él</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Abrir el registro nuevo</translation>
    </message>
    <message>
        <source>and go on there</source>
        <comment>open_note</comment>
        <translation>y seguir ahí</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>again</comment>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>the same book</source>
        <comment>again_note</comment>
        <translation>el mismo registro</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <comment>look</comment>
        <translation>Solo consultarlo</translation>
    </message>
    <message>
        <source>nothing is written to it</source>
        <comment>look_note</comment>
        <translation>no se escribe nada en él</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>other</comment>
        <translation>Abrir otro registro</translation>
    </message>
    <message>
        <source>a file you choose</source>
        <comment>other_note</comment>
        <translation>un archivo a elegir</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <comment>new</comment>
        <translation>Empezar un registro nuevo</translation>
    </message>
    <message>
        <source>in a folder you choose</source>
        <comment>new_note</comment>
        <translation>en una carpeta a elegir</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>quit_note</comment>
        <translation>no ha cambiado nada</translation>
    </message>
    <message>
        <source>Feltbook, only looking</source>
        <comment>looking</comment>
        <translation>Feltbook, solo consulta</translation>
    </message>
    <message>
        <source>Only looking: nothing is written, and what others write is not shown</source>
        <comment>looking_said</comment>
        <translation>Solo consulta: no se escribe nada, y lo que otros escriben no se muestra</translation>
    </message>
</context>
<context>
    <name>values</name>
    <message>
        <source>yes</source>
        <comment>true</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>false</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <comment>null</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>no_limit</comment>
        <translation>no-limit</translation>
    </message>
    <message>
        <source>pot limit</source>
        <comment>pot_limit</comment>
        <translation>pot-limit</translation>
    </message>
    <message>
        <source>half pot</source>
        <comment>half_pot</comment>
        <translation>medio bote</translation>
    </message>
    <message>
        <source>fixed limit</source>
        <comment>fixed</comment>
        <translation>límite fijo</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>each</comment>
        <translation>cada uno</translation>
    </message>
    <message>
        <source>the button</source>
        <comment>button</comment>
        <translation>el botón</translation>
    </message>
    <message>
        <source>the big blind</source>
        <comment>big_blind</comment>
        <translation>la ciega grande</translation>
    </message>
    <message>
        <source>post all</source>
        <comment>post_all</comment>
        <translation>se ponen todas</translation>
    </message>
    <message>
        <source>one a hand</source>
        <comment>one_per_hand</comment>
        <translation>una por mano</translation>
    </message>
    <message>
        <source>dealt in and folded</source>
        <comment>deal_in</comment>
        <translation>recibe y se retira</translation>
    </message>
    <message>
        <source>post or wait</source>
        <comment>post_or_wait</comment>
        <translation>post o esperar</translation>
    </message>
    <message>
        <source>under the gun</source>
        <comment>under_the_gun</comment>
        <translation>under the gun</translation>
    </message>
    <message>
        <source>button and cutoff</source>
        <comment>button_and_cutoff</comment>
        <translation>botón y cutoff</translation>
    </message>
    <message>
        <source>from any seat</source>
        <comment>any</comment>
        <translation>de cualquier asiento</translation>
    </message>
    <message>
        <source>with any chips</source>
        <comment>needed_chips.any</comment>
        <translation>con cualquier ficha</translation>
    </message>
    <message>
        <source>one big blind more</source>
        <comment>increment</comment>
        <translation>una ciega grande más</translation>
    </message>
    <message>
        <source>twice the straddle</source>
        <comment>straddle</comment>
        <translation>el doble del straddle</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <comment>two_in_a_row</comment>
        <translation>manos seguidas</translation>
    </message>
    <message>
        <source>a scoop of 5 big bets or more</source>
        <comment>scoop</comment>
        <translation>un scoop de 5 apuestas grandes o más</translation>
    </message>
    <message>
        <source>a big pot</source>
        <comment>pot_over</comment>
        <translation>un bote grande</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>in_turn</comment>
        <translation>en su turno</translation>
    </message>
    <message>
        <source>is replaced</source>
        <comment>replace</comment>
        <translation>se sustituye</translation>
    </message>
    <message>
        <source>is posted too</source>
        <comment>add</comment>
        <translation>se pone también</translation>
    </message>
    <message>
        <source>everything plays</source>
        <comment>all_in</comment>
        <translation>todo juega</translation>
    </message>
    <message>
        <source>whole units only</source>
        <comment>whole_units</comment>
        <translation>solo unidades enteras</translation>
    </message>
    <message>
        <source>a full bet</source>
        <comment>full_bet</comment>
        <translation>una apuesta entera</translation>
    </message>
    <message>
        <source>half a bet</source>
        <comment>half_bet</comment>
        <translation>media apuesta</translation>
    </message>
    <message>
        <source>the strict sum</source>
        <comment>strict</comment>
        <translation>la suma estricta</translation>
    </message>
    <message>
        <source>as for others</source>
        <comment>same_as_others</comment>
        <translation>como los demás</translation>
    </message>
    <message>
        <source>with two at the table</source>
        <comment>last_two</comment>
        <translation>con dos en la mesa</translation>
    </message>
    <message>
        <source>if two began it</source>
        <comment>round_start</comment>
        <translation>si empezaron dos</translation>
    </message>
    <message>
        <source>from then on</source>
        <comment>any_time</comment>
        <translation>desde entonces</translation>
    </message>
    <message>
        <source>left of the button</source>
        <comment>left_of_button</comment>
        <translation>izquierda del botón</translation>
    </message>
    <message>
        <source>the high card</source>
        <comment>high_hand</comment>
        <translation>la carta alta</translation>
    </message>
    <message>
        <source>table stakes</source>
        <comment>table</comment>
        <translation>table stakes</translation>
    </message>
    <message>
        <source>open stakes</source>
        <comment>open</comment>
        <translation>open stakes</translation>
    </message>
    <message>
        <source>with equal chips</source>
        <comment>alike</comment>
        <translation>con fichas iguales</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>bars_raise</comment>
        <translation>no puede subir</translation>
    </message>
    <message>
        <source>all options open</source>
        <comment>frees</comment>
        <translation>todas las opciones</translation>
    </message>
    <message>
        <source>play money</source>
        <comment>XPM</comment>
        <translation>dinero ficticio</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>moves</comment>
        <translation>avanza</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>frozen</comment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>several motions</source>
        <comment>several</comment>
        <translation>varios gestos</translation>
    </message>
    <message>
        <source>one motion</source>
        <comment>one</comment>
        <translation>un solo gesto</translation>
    </message>
    <message>
        <source>a call frees</source>
        <comment>call_frees</comment>
        <translation>igualar libera</translation>
    </message>
    <message>
        <source>a call binds</source>
        <comment>call_binds</comment>
        <translation>igualar obliga</translation>
    </message>
    <message>
        <source>change of dealer</source>
        <comment>dealer_change</comment>
        <translation>cambio de crupier</translation>
    </message>
    <message>
        <source>after an orbit</source>
        <comment>mix_change.orbit</comment>
        <translation>tras una vuelta</translation>
    </message>
    <message>
        <source>as the button chooses</source>
        <comment>mix_change.dealer</comment>
        <translation>según elija el botón</translation>
    </message>
    <message>
        <source>orbit</source>
        <comment>orbit</comment>
        <translation>vuelta</translation>
    </message>
    <message>
        <source>spread limit</source>
        <comment>spread</comment>
        <translation>spread-limit</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>moving</source>
        <comment>moving</comment>
        <translation>móvil</translation>
    </message>
    <message>
        <source>simplified</source>
        <comment>simplified</comment>
        <translation>simplificado</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>suits</comment>
        <translation>por palo</translation>
    </message>
    <message>
        <source>nearest the dealer</source>
        <comment>nearest</comment>
        <translation>la más cercana al crupier</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>no cap</source>
        <comment>raise_cap.none</comment>
        <translation>sin tope</translation>
    </message>
    <message>
        <source>the last one</source>
        <comment>prizes.closed_after.null</comment>
        <translation>el último</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.currency.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.minor_units.null</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.currency.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.entry.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.fee.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.bounty.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.rebuy.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>minimum_bet.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>betting_unit.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.minimum.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.maximum.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>button_blind.null</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>no kill</source>
        <comment>kill.on.null</comment>
        <translation>sin kill</translation>
    </message>
    <message>
        <source>10 big bets</source>
        <comment>kill.over.null</comment>
        <translation>10 apuestas grandes</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live</comment>
        <translation>vivo</translation>
    </message>
    <message>
        <source>must post</source>
        <comment>must_post</comment>
        <translation>debe poner el post</translation>
    </message>
    <message>
        <source>as a new player</source>
        <comment>as_new</comment>
        <translation>como jugador nuevo</translation>
    </message>
    <message>
        <source>still owes</source>
        <comment>still_owes</comment>
        <translation>lo sigue debiendo</translation>
    </message>
    <message>
        <source>free</source>
        <comment>free</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>left</source>
        <comment>left</comment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <comment>right</comment>
        <translation>derecha</translation>
    </message>
    <message>
        <source>full</source>
        <comment>full</comment>
        <translation>entero</translation>
    </message>
    <message>
        <source>half</source>
        <comment>half</comment>
        <translation>medio</translation>
    </message>
    <message>
        <source>last</source>
        <comment>last</comment>
        <translation>último</translation>
    </message>
    <message>
        <source>never</source>
        <comment>never</comment>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>One moment</source>
        <comment>title</comment>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>back</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stopped, nothing changes.</source>
        <comment>about</comment>
        <translation>Si se detiene, no cambia nada.</translation>
    </message>
    <message>
        <source>Stopping</source>
        <comment>stopping</comment>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>steps</comment>
        <translation>{done} de {of} pasos</translation>
    </message>
    <message>
        <source>Hand {hand} is corrected, every later hand decided again</source>
        <comment>correcting</comment>
        <translation>Se corrige la mano {hand} y se decide de nuevo cada mano posterior</translation>
    </message>
    <message>
        <source>The evening is added up</source>
        <comment>adding</comment>
        <translation>Se calcula el resumen de la noche</translation>
    </message>
    <message>
        <source>Earlier evenings are looked through</source>
        <comment>looking</comment>
        <translation>Se revisan las noches anteriores</translation>
    </message>
    <message>
        <source>{file} is made</source>
        <comment>saving</comment>
        <translation>Se crea {file}</translation>
    </message>
    <message>
        <source>It is written into the book</source>
        <comment>storing</comment>
        <translation>Se está escribiendo en el registro</translation>
    </message>
    <message>
        <source>A long evening is read once more, because this Feltbook is new</source>
        <comment>renewing</comment>
        <translation>Se relee una vez una noche larga, porque este Feltbook es nuevo</translation>
    </message>
    <message>
        <source>The evenings that came in are listed</source>
        <comment>listing</comment>
        <translation>Se añaden a la lista las noches que llegaron</translation>
    </message>
    <message>
        <source>The book of an older Feltbook is brought up; as it was it stays among the backups</source>
        <comment>bringing_up</comment>
        <translation>El registro de un Feltbook anterior se pone al día; tal como estaba queda entre las copias</translation>
    </message>
    <message>
        <source>The season is added up</source>
        <comment>season</comment>
        <translation>Se calcula la temporada</translation>
    </message>
    <message>
        <source>The evenings are copied into the other book</source>
        <comment>elsewhere</comment>
        <translation>Las noches se copian en el otro registro</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>given_up</comment>
        <translation>Detenido: no se ha cambiado nada</translation>
    </message>
</context>
</TS>
