<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>backups</name>
    <message>
        <source>Backups</source>
        <comment>title</comment>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>When a game ends and every half hour of play</source>
        <comment>about</comment>
        <translation>Am Ende eines Spiels und jede halbe Stunde Spiel</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>age_none</comment>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>just made</source>
        <comment>age_now</comment>
        <translation>gerade gemacht</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes old</source>
        <comment>age_minutes</comment>
        <translation>
            <numerusform>{count} Minute alt</numerusform>
            <numerusform>{count} Minuten alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hours old</source>
        <comment>age_hours</comment>
        <translation>
            <numerusform>{count} Stunde alt</numerusform>
            <numerusform>{count} Stunden alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} days old</source>
        <comment>age_days</comment>
        <translation>
            <numerusform>{count} Tag alt</numerusform>
            <numerusform>{count} Tage alt</numerusform>
        </translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>here</comment>
        <translation>auf diesem Gerät</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>second</comment>
        <translation>zweiter Ordner</translation>
    </message>
    <message numerus="yes">
        <source>{count} copies, {size}; {free} free</source>
        <comment>use</comment>
        <translation>
            <numerusform>{count} Kopie, {size}; {free} frei</numerusform>
            <numerusform>{count} Kopien, {size}; {free} frei</numerusform>
        </translation>
    </message>
    <message>
        <source>On this device: {use}</source>
        <comment>use_here</comment>
        <translation>Auf diesem Gerät: {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: {use}</source>
        <comment>use_second</comment>
        <translation>Zweiter Ordner, {folder}: {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: not there now</source>
        <comment>use_away</comment>
        <translation>Zweiter Ordner, {folder}: gerade nicht da</translation>
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
        <translation>Es gibt noch keine Sicherung</translation>
    </message>
    <message>
        <source>One is made when a game ends, every half hour of play, and by the key below.</source>
        <comment>none_note</comment>
        <translation>Eine entsteht am Ende eines Spiels, jede halbe Stunde Spiel und mit der Taste unten.</translation>
    </message>
    <message>
        <source>Newer in the book than the backup of {when}</source>
        <comment>newer</comment>
        <translation>Neuer im Buch als die Sicherung vom {when}</translation>
    </message>
    <message>
        <source>Looking what is newer in the book</source>
        <comment>looking</comment>
        <translation>Es wird nachgesehen, was im Buch neuer ist</translation>
    </message>
    <message>
        <source>Nothing: all that is in the book is in it.</source>
        <comment>same</comment>
        <translation>Nichts: alles im Buch ist auch in ihr.</translation>
    </message>
    <message numerus="yes">
        <source>{began}: the whole evening, {count} hands</source>
        <comment>lack_whole</comment>
        <translation>
            <numerusform>{began}: der ganze Abend, {count} Hand</numerusform>
            <numerusform>{began}: der ganze Abend, {count} Hände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} hands</source>
        <comment>lack_hands</comment>
        <translation>
            <numerusform>{began}: {count} Hand</numerusform>
            <numerusform>{began}: {count} Hände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: the last {count} taps</source>
        <comment>lack_taps</comment>
        <translation>
            <numerusform>{began}: die letzte {count} Eingabe</numerusform>
            <numerusform>{began}: die letzten {count} Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} ticks of payments</source>
        <comment>lack_ticks</comment>
        <translation>
            <numerusform>{began}: {count} Häkchen bei Zahlungen</numerusform>
            <numerusform>{began}: {count} Häkchen bei Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{began}: went another way in the backup</source>
        <comment>lack_parted</comment>
        <translation>{began}: ging in der Sicherung einen anderen Weg</translation>
    </message>
    <message>
        <source>{began}: only in the backup</source>
        <comment>only</comment>
        <translation>{began}: nur in der Sicherung</translation>
    </message>
    <message numerus="yes">
        <source>and {count} evenings more</source>
        <comment>more</comment>
        <translation>
            <numerusform>und {count} Abend mehr</numerusform>
            <numerusform>und {count} Abende mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>What is newer in the book cannot be said: {why}</source>
        <comment>unknown</comment>
        <translation>Was im Buch neuer ist, lässt sich nicht sagen: {why}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back up now</source>
        <comment>now</comment>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Restore into a new book</source>
        <comment>restore</comment>
        <translation>In ein neues Buch zurückholen</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>book</comment>
        <translation>Ein anderes Buch öffnen</translation>
    </message>
    <message>
        <source>now {file}</source>
        <comment>book_note</comment>
        <translation>jetzt {file}</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>restore_note</comment>
        <translation>dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Das neue Buch öffnen</translation>
    </message>
    <message>
        <source>Copying the book</source>
        <comment>making</comment>
        <translation>Das Buch wird gesichert</translation>
    </message>
    <message>
        <source>The book is backed up</source>
        <comment>made</comment>
        <translation>Das Buch ist gesichert</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <comment>made_in</comment>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Not backed up everywhere</source>
        <comment>failed</comment>
        <translation>Nicht überall gesichert</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}</source>
        <comment>failed_in</comment>
        <translation>Keine Sicherung in {folder}: {why}</translation>
    </message>
    <message>
        <source>the book is damaged, what could be copied lies apart, and the backups before it stay</source>
        <comment>unproven</comment>
        <translation>das Buch ist beschädigt; was sich kopieren ließ, liegt für sich, und die Sicherungen davor bleiben</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <comment>away</comment>
        <translation>der Ordner ist nicht da</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}. The game is not touched by that.</source>
        <comment>said_failed</comment>
        <translation>Keine Sicherung in {folder}: {why}. Das Spiel berührt das nicht.</translation>
    </message>
    <message>
        <source>Making a new book of the backup</source>
        <comment>restoring</comment>
        <translation>Aus der Sicherung wird ein neues Buch</translation>
    </message>
    <message>
        <source>The backup is the book {file} now</source>
        <comment>restored</comment>
        <translation>Die Sicherung ist jetzt das Buch {file}</translation>
    </message>
    <message>
        <source>Nothing was changed in the book that is open.</source>
        <comment>restored_note</comment>
        <translation>Am geöffneten Buch wurde nichts geändert.</translation>
    </message>
    <message>
        <source>It could not be restored: {why}</source>
        <comment>not_restored</comment>
        <translation>Nicht zurückgeholt: {why}</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Verify the book</source>
        <comment>title</comment>
        <translation>Buch prüfen</translation>
    </message>
    <message>
        <source>Verifying</source>
        <comment>checking</comment>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>how_far</comment>
        <translation>{done} von {of} Schritten</translation>
    </message>
    <message>
        <source>Pages, chain, every step decided again, every chip counted.</source>
        <comment>about</comment>
        <translation>Seiten, Kette, jeder Schritt neu entschieden, jeder Chip gezählt.</translation>
    </message>
    <message>
        <source>All as it was written</source>
        <comment>sound</comment>
        <translation>Alles so, wie es geschrieben wurde</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were checked, sessions: {sessions}.</source>
        <comment>sound_note</comment>
        <translation>
            <numerusform>{count} Schritt geprüft, Sitzungen: {sessions}.</numerusform>
            <numerusform>{count} Schritte geprüft, Sitzungen: {sessions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} findings</source>
        <comment>faults</comment>
        <translation>
            <numerusform>{count} Befund</numerusform>
            <numerusform>{count} Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked to the end</source>
        <comment>cancelled</comment>
        <translation>Nicht zu Ende geprüft</translation>
    </message>
    <message>
        <source>It could not be checked: {why}</source>
        <comment>failed</comment>
        <translation>Prüfen nicht möglich: {why}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>cancel</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Verify again</source>
        <comment>again</comment>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Retten, was zu retten ist</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>in ein neues Buch; dieses wird nur gelesen</translation>
    </message>
    <message>
        <source>Saving what can be saved</source>
        <comment>saving</comment>
        <translation>Wird gerettet</translation>
    </message>
    <message>
        <source>What could be saved is in {file}</source>
        <comment>saved</comment>
        <translation>Was zu retten war, steht in {file}</translation>
    </message>
    <message>
        <source>Nothing in it proves itself; no book was made</source>
        <comment>saved_nothing</comment>
        <translation>Nichts darin ist beweisbar; es wurde kein Buch angelegt</translation>
    </message>
    <message>
        <source>Later steps that prove themselves stand as lines in {file}.</source>
        <comment>saved_rest</comment>
        <translation>Spätere beweisbare Schritte stehen als Zeilen in {file}.</translation>
    </message>
    <message>
        <source>It could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Retten nicht möglich: {why}</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Das neue Buch öffnen</translation>
    </message>
    <message>
        <source>The book does not have what was noted on {when}: its end is gone, or an older one lies in its place. Menu, Backups has copies.</source>
        <comment>shorter</comment>
        <translation>Im Buch fehlt, was am {when} vermerkt wurde: Sein Ende fehlt, oder ein älteres liegt an seiner Stelle. Menü, Sicherungen: dort sind Kopien.</translation>
    </message>
    <message>
        <source>The book is not as it was written. Menu, This device, Verify the book says more.</source>
        <comment>found</comment>
        <translation>Das Buch ist nicht so, wie es geschrieben wurde. Mehr sagt Menü, Dieses Gerät, Buch prüfen.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>This device</source>
        <comment>title</comment>
        <translation>Dieses Gerät</translation>
    </message>
    <message>
        <source>kept here, not with the table</source>
        <comment>about</comment>
        <translation>hier behalten, nicht am Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>all is kept already</source>
        <comment>back_note</comment>
        <translation>alles ist schon gespeichert</translation>
    </message>
    <message>
        <source>the size stays as it was</source>
        <comment>back_unmeasured</comment>
        <translation>die Größe bleibt, wie sie war</translation>
    </message>
    <message>
        <source>How it looks</source>
        <comment>looks</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>hands</comment>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>sounds</comment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Players' display</source>
        <comment>players</comment>
        <translation>Spieleranzeige</translation>
    </message>
    <message>
        <source>Language, screen, backups</source>
        <comment>device</comment>
        <translation>Sprache, Bildschirm, Sicherungen</translation>
    </message>
    <message>
        <source>Backups</source>
        <comment>backups</comment>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>see them</source>
        <comment>backups_see</comment>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>here alone</source>
        <comment>backups_here</comment>
        <translation>nur hier</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>backups_second</comment>
        <translation>zweiter Ordner</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <comment>backups_choose</comment>
        <translation>Zweiter Ordner für Sicherungen</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>theme</comment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>theme_dark</comment>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light</source>
        <comment>theme_light</comment>
        <translation>hell</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>theme_high_contrast</comment>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>theme_system</comment>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Small text</source>
        <comment>text</comment>
        <translation>Kleine Schrift</translation>
    </message>
    <message>
        <source>Suits</source>
        <comment>suits</comment>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>four colours</source>
        <comment>suits_four</comment>
        <translation>vierfarbig</translation>
    </message>
    <message>
        <source>two colours</source>
        <comment>suits_two</comment>
        <translation>zweifarbig</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>motion</comment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>chips slide</source>
        <comment>motion_on</comment>
        <translation>Chips gleiten</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <comment>motion_off</comment>
        <translation>nichts bewegt sich</translation>
    </message>
    <message>
        <source>Pad and buttons</source>
        <comment>column</comment>
        <translation>Tasten und Knöpfe</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>column_right</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>column_left</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>Dealer sits</source>
        <comment>dealer</comment>
        <translation>Dealer sitzt</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>dealer_bottom</comment>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>dealer_top</comment>
        <translation>oben</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys_order</comment>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>1 2 3 on top</source>
        <comment>keys_low</comment>
        <translation>1 2 3 oben</translation>
    </message>
    <message>
        <source>7 8 9 on top</source>
        <comment>keys_high</comment>
        <translation>7 8 9 oben</translation>
    </message>
    <message>
        <source>All sounds</source>
        <comment>sound</comment>
        <translation>Alle Töne</translation>
    </message>
    <message>
        <source>on</source>
        <comment>sound_on</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound_off</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Heard for</source>
        <comment>heard</comment>
        <translation>Zu hören bei</translation>
    </message>
    <message>
        <source>the clock</source>
        <comment>heard_clock</comment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>taps</source>
        <comment>heard_taps</comment>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>pots pushed</source>
        <comment>heard_pots</comment>
        <translation>Pots</translation>
    </message>
    <message>
        <source>refusals</source>
        <comment>heard_refusals</comment>
        <translation>Abgelehntes</translation>
    </message>
    <message>
        <source>Second screen</source>
        <comment>display</comment>
        <translation>Zweiter Bildschirm</translation>
    </message>
    <message>
        <source>open (F2)</source>
        <comment>display_open</comment>
        <translation>offen (F2)</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>display_closed</comment>
        <translation>zu</translation>
    </message>
    <message>
        <source>One screen: table and display both get smaller</source>
        <comment>display_smaller</comment>
        <translation>Nur ein Bildschirm: Tisch und Anzeige werden kleiner</translation>
    </message>
    <message>
        <source>Show both</source>
        <comment>display_both</comment>
        <translation>Beide zeigen</translation>
    </message>
    <message>
        <source>The display has no room here: it needs a second screen</source>
        <comment>display_needs</comment>
        <translation>Kein Platz für die Anzeige: zweiter Bildschirm nötig</translation>
    </message>
    <message>
        <source>It tells</source>
        <comment>tells</comment>
        <translation>Er zeigt</translation>
    </message>
    <message>
        <source>names</source>
        <comment>tells_names</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>stacks</source>
        <comment>tells_stacks</comment>
        <translation>Stacks</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>language_system</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Saved and copied</source>
        <comment>files</comment>
        <translation>Gespeichert und kopiert</translation>
    </message>
    <message>
        <source>with names</source>
        <comment>files_named</comment>
        <translation>mit Namen</translation>
    </message>
    <message>
        <source>Player 1, Player 2</source>
        <comment>files_nameless</comment>
        <translation>Spieler 1, Spieler 2</translation>
    </message>
    <message>
        <source>Card room</source>
        <comment>room</comment>
        <translation>Kartenraum</translation>
    </message>
    <message>
        <source>Floor of the room</source>
        <comment>room_floor</comment>
        <translation>Floor des Kartenraums</translation>
    </message>
    <message>
        <source>Touch size</source>
        <comment>screen</comment>
        <translation>Größe der Tasten</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>screen_measure</comment>
        <translation>messen</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>screen_measured</comment>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>as the screen says</source>
        <comment>screen_forget</comment>
        <translation>wie der Bildschirm sagt</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes</comment>
        <translation>Schnellbeträge</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>sizes_choose</comment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>chosen</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>quit</comment>
        <translation>Feltbook schließen</translation>
    </message>
    <message>
        <source>every tap is on disk</source>
        <comment>quit_note</comment>
        <translation>jede Eingabe ist gespeichert</translation>
    </message>
    <message>
        <source>Lay a playing card on this outline</source>
        <comment>measure_title</comment>
        <translation>Eine Spielkarte auf diesen Umriss legen</translation>
    </message>
    <message>
        <source>Make the outline as large as the card, then tap It fits. Keys get the size fingers need.</source>
        <comment>measure_note</comment>
        <translation>Den Umriss so groß wie die Karte machen, dann Passt tippen. Die Tasten werden so groß, wie Finger es brauchen.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>measure_smaller</comment>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>measure_larger</comment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>It fits</source>
        <comment>measure_fits</comment>
        <translation>Passt</translation>
    </message>
    <message>
        <source>{density} px a mm</source>
        <comment>measure_fits_note</comment>
        <translation>{density} px je mm</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes_title</comment>
        <translation>Schnellbeträge</translation>
    </message>
    <message>
        <source>up to five each, played by one tap; a small pad shows four, the least among them without a bet</source>
        <comment>sizes_note</comment>
        <translation>je bis zu fünf, einmal tippen spielt sie; ein kleines Feld zeigt vier, ohne Einsatz ist „Min.“ dabei</translation>
    </message>
    <message>
        <source>No limit: opening</source>
        <comment>sizes_opening</comment>
        <translation>No-Limit: eröffnen</translation>
    </message>
    <message>
        <source>No limit: raising a raise</source>
        <comment>sizes_raising</comment>
        <translation>No-Limit: über einen Raise</translation>
    </message>
    <message>
        <source>No limit: after the flop</source>
        <comment>sizes_streets</comment>
        <translation>No-Limit: nach dem Flop</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>sizes_pot_limit</comment>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <comment>sizes_usual</comment>
        <translation>Die üblichen</translation>
    </message>
    <message>
        <source>five are chosen: tap one of them away first</source>
        <comment>sizes_full</comment>
        <translation>fünf sind gewählt: erst eine wegtippen</translation>
    </message>
    <message>
        <source>This device</source>
        <comment>menu_device</comment>
        <translation>Dieses Gerät</translation>
    </message>
    <message>
        <source>colours, layout, sounds</source>
        <comment>menu_device_note</comment>
        <translation>Farben, Anordnung, Töne</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu_keys</comment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>menu_manual</comment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>how everything works</source>
        <comment>menu_manual_note</comment>
        <translation>wie alles geht</translation>
    </message>
    <message>
        <source>The tour again</source>
        <comment>menu_tour</comment>
        <translation>Rundgang noch einmal</translation>
    </message>
    <message>
        <source>Verify the book</source>
        <comment>menu_check</comment>
        <translation>Buch prüfen</translation>
    </message>
    <message>
        <source>every step, every chip</source>
        <comment>menu_check_note</comment>
        <translation>jeder Schritt, jeder Chip</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>menu_quit</comment>
        <translation>Feltbook schließen</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Players' display</source>
        <comment>title</comment>
        <translation>Spieleranzeige</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat</comment>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>to_call</comment>
        <translation>Zu callen</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>most</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>all_pots</comment>
        <translation>Alle Pots</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>clock</comment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>time_up</comment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>all_in</comment>
        <translation>Keine Einsätze mehr</translation>
    </message>
    <message>
        <source>Hand {hand} is next</source>
        <comment>next_hand</comment>
        <translation>Hand {hand} ist die nächste</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand</comment>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gewinnt {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>shares</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>Blinds {amounts}</source>
        <comment>blinds</comment>
        <translation>Blinds {amounts}</translation>
    </message>
    <message>
        <source>Blind {amounts}</source>
        <comment>blind</comment>
        <translation>Blind {amounts}</translation>
    </message>
    <message>
        <source>Limits {amounts}</source>
        <comment>limits</comment>
        <translation>Limits {amounts}</translation>
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
        <translation>Die nächste Hand beginnt gleich</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>Between hands</source>
        <comment>paused</comment>
        <translation>Zwischen den Händen</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>clock_level</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>clock_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>clock_paused</comment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>clock_from_next</comment>
        <translation>ab der nächsten Hand</translation>
    </message>
    <message>
        <source>Next, level {number}</source>
        <comment>clock_next</comment>
        <translation>Als Nächstes, Level {number}</translation>
    </message>
    <message>
        <source>The last level</source>
        <comment>clock_last</comment>
        <translation>Das letzte Level</translation>
    </message>
    <message>
        <source>a break of {minutes} min before it</source>
        <comment>clock_break_first</comment>
        <translation>davor {minutes} min Pause</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>prizes</comment>
        <translation>Preise</translation>
    </message>
    <message numerus="yes">
        <source>{count} more</source>
        <comment>more_places</comment>
        <translation>
            <numerusform>{count} weiterer Platz</numerusform>
            <numerusform>{count} weitere Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} more</source>
        <comment>to_win</comment>
        <translation>{amount} zusätzlich</translation>
    </message>
    <message numerus="yes">
        <source>{count} more out, then the money</source>
        <comment>to_money</comment>
        <translation>
            <numerusform>noch {count}, dann gibt es Geld</numerusform>
            <numerusform>noch {count}, dann gibt es Geld</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody left is paid</source>
        <comment>in_money</comment>
        <translation>Alle übrigen werden bezahlt</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{count} of {of}</source>
        <comment>n_of</comment>
        <translation>{count} von {of}</translation>
    </message>
    <message numerus="yes">
        <source>{count} are paid</source>
        <comment>are_paid</comment>
        <translation>
            <numerusform>{count} wird bezahlt</numerusform>
            <numerusform>{count} werden bezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <comment>average</comment>
        <translation>Stack im Durchschnitt</translation>
    </message>
    <message>
        <source>Biggest stack</source>
        <comment>biggest</comment>
        <translation>Größter Stack</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <comment>in_play</comment>
        <translation>Chips im Spiel</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>seat {seat} is not to act, seat {to_act} is</source>
        <comment>out_of_turn</comment>
        <translation>Platz {seat} ist nicht dran, sondern Platz {to_act}</translation>
    </message>
    <message>
        <source>no more betting is possible: award the pots</source>
        <comment>needs_award</comment>
        <translation>es kann nicht mehr gesetzt werden: die Pots vergeben</translation>
    </message>
    <message>
        <source>the round is closed: deal the next street</source>
        <comment>needs_street</comment>
        <translation>die Setzrunde ist zu Ende: die nächste Street geben</translation>
    </message>
    <message>
        <source>{action} comes to {to}, not {given}</source>
        <comment>fixed_total</comment>
        <translation>{action} ergibt {to}, nicht {given}</translation>
    </message>
    <message>
        <source>all in is to {to}, not {given}</source>
        <comment>all_in_total</comment>
        <translation>all-in ist auf {to}, nicht {given}</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount}</source>
        <comment>fixed</comment>
        <translation>{kind} auf {to} geht nicht, nur {amount}</translation>
    </message>
    <message>
        <source>{kind} to {to} is under the least, {least}</source>
        <comment>under</comment>
        <translation>{kind} auf {to} ist unter dem Minimum, {least}</translation>
    </message>
    <message>
        <source>{to} is no multiple of {unit}; nearest is {nearest}</source>
        <comment>unit</comment>
        <translation>{to} ist kein Vielfaches von {unit}; am nächsten: {nearest}</translation>
    </message>
    <message>
        <source>{kind} to {to} is over the most, {most}</source>
        <comment>over</comment>
        <translation>{kind} auf {to} ist über dem Maximum, {most}</translation>
    </message>
    <message>
        <source>seat {seat} may not {action} now; open: {open}</source>
        <comment>illegal</comment>
        <translation>{action} geht für Platz {seat} jetzt nicht; möglich: {open}</translation>
    </message>
    <message>
        <source>there is nothing to call</source>
        <comment>no_call</comment>
        <translation>es gibt nichts zu callen</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind, not {pushed}</source>
        <comment>pushed_too_much</comment>
        <translation>Platz {seat} hat noch {stack}, nicht {pushed}</translation>
    </message>
    <message>
        <source>these chips do not play at this table, only {values} do: they go back</source>
        <comment>foreign_chips</comment>
        <translation>diese Chips spielen hier nicht, nur {values}: sie gehen zurück</translation>
    </message>
    <message>
        <source>a check is not open: the call is {call}</source>
        <comment>check_facing</comment>
        <translation>Check geht nicht: der Call ist {call}</translation>
    </message>
    <message>
        <source>seat {seat} may not fold now</source>
        <comment>no_fold</comment>
        <translation>Platz {seat} darf jetzt nicht folden</translation>
    </message>
    <message>
        <source>no bring-in is due now</source>
        <comment>no_bring_in</comment>
        <translation>jetzt ist kein Bring-in fällig</translation>
    </message>
    <message>
        <source>there is nothing to complete</source>
        <comment>no_complete</comment>
        <translation>es gibt nichts zu completen</translation>
    </message>
    <message>
        <source>{game} names no evaluator: rank the hands yourself</source>
        <comment>no_evaluator</comment>
        <translation>{game} nennt keine Wertung: bitte selbst werten</translation>
    </message>
    <message>
        <source>hands cannot be compared here: the library pokerkit is not installed; rank the hands yourself</source>
        <comment>no_pokerkit</comment>
        <translation>Hände lassen sich hier nicht vergleichen: pokerkit ist nicht installiert; bitte selbst werten</translation>
    </message>
    <message>
        <source>winners are proposed at the showdown</source>
        <comment>no_showdown</comment>
        <translation>Gewinner werden beim Showdown vorgeschlagen</translation>
    </message>
    <message>
        <source>the board is not complete: enter its cards, or rank the hands yourself</source>
        <comment>board_missing</comment>
        <translation>das Board ist nicht vollständig: Karten eingeben oder selbst werten</translation>
    </message>
    <message>
        <source>the hands of seats {seats} are not in: show or muck them, or rank the hands yourself</source>
        <comment>hands_missing</comment>
        <translation>die Hände von Platz {seats} fehlen: zeigen, mucken oder selbst werten</translation>
    </message>
    <message>
        <source>an odd chip is left between seats {seats}: name the seat with the highest card by suit (odd_chip)</source>
        <comment>odd_chip_needed</comment>
        <translation>zwischen Platz {seats} bleibt ein Odd Chip: den Platz mit der höchsten Karte nach Farbe nennen</translation>
    </message>
    <message>
        <source>seat {seat} cannot win pot {pot}; it is between seats {seats}</source>
        <comment>not_eligible</comment>
        <translation>Platz {seat} kann Pot {pot} nicht gewinnen; um ihn spielen {seats}</translation>
    </message>
    <message>
        <source>pot {pot} of {amount} has no winner yet: rank one of seats {seats}</source>
        <comment>no_winner</comment>
        <translation>Pot {pot} mit {amount} hat noch keinen Gewinner: einen der Plätze {seats} werten</translation>
    </message>
    <message>
        <source>{game} has no low half: say a ranking</source>
        <comment>award_no_low</comment>
        <translation>{game} hat keine Low-Hälfte: eine Rangfolge sagen</translation>
    </message>
    <message>
        <source>name the seat that brings it in ({needs})</source>
        <comment>needs_bring_in</comment>
        <translation>den Platz nennen, der das Bring-in zahlt ({needs})</translation>
    </message>
    <message>
        <source>name the seat that acts first ({needs})</source>
        <comment>needs_first</comment>
        <translation>den Platz nennen, der beginnt ({needs})</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount} or {other}</source>
        <comment>fixed_or</comment>
        <translation>{kind} auf {to} geht nicht, nur {amount} oder {other}</translation>
    </message>
    <message>
        <source>{action} {amount}</source>
        <comment>open.exact</comment>
        <translation>{action} {amount}</translation>
    </message>
    <message>
        <source>{action} to {amount}</source>
        <comment>open.to</comment>
        <translation>{action} auf {amount}</translation>
    </message>
    <message>
        <source>{action} to {least} up to {most}</source>
        <comment>open.up_to</comment>
        <translation>{action} auf {least} bis {most}</translation>
    </message>
    <message>
        <source>a check is not open: the bring-in is {bring_in}</source>
        <comment>check_bring_in</comment>
        <translation>Check geht nicht: das Bring-in ist {bring_in}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>book.full</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the book cannot be written: it is read-only</source>
        <comment>book.readonly</comment>
        <translation>das Buch ist schreibgeschützt</translation>
    </message>
    <message>
        <source>another program has locked the book</source>
        <comment>book.locked</comment>
        <translation>ein anderes Programm hat das Buch gesperrt</translation>
    </message>
    <message>
        <source>the book's file was moved or renamed</source>
        <comment>book.moved</comment>
        <translation>die Datei des Buchs wurde verschoben oder umbenannt</translation>
    </message>
    <message>
        <source>the book's file was deleted</source>
        <comment>book.deleted</comment>
        <translation>die Datei des Buchs wurde gelöscht</translation>
    </message>
    <message>
        <source>another file was laid over the book</source>
        <comment>book.replaced</comment>
        <translation>eine andere Datei wurde über das Buch gelegt</translation>
    </message>
    <message>
        <source>the book's file is damaged</source>
        <comment>book.damaged</comment>
        <translation>die Datei des Buchs ist beschädigt</translation>
    </message>
    <message>
        <source>step {step} of session {session} is damaged</source>
        <comment>book.damaged_step</comment>
        <translation>Schritt {step} der Sitzung {session} ist beschädigt</translation>
    </message>
    <message>
        <source>the book was written by a newer Feltbook</source>
        <comment>book.newer</comment>
        <translation>das Buch stammt von einem neueren Feltbook</translation>
    </message>
    <message>
        <source>the book was written by an older Feltbook and not opened in this one yet</source>
        <comment>book.older</comment>
        <translation>das Buch stammt von einem älteren Feltbook und wurde in diesem noch nicht geöffnet</translation>
    </message>
    <message>
        <source>the file is not a book of Feltbook</source>
        <comment>book.foreign</comment>
        <translation>die Datei ist kein Buch von Feltbook</translation>
    </message>
    <message>
        <source>a link stands where the lock of the book belongs</source>
        <comment>book.linked_lock</comment>
        <translation>wo die Sperre des Buchs hingehört, liegt eine Verknüpfung</translation>
    </message>
    <message>
        <source>another Feltbook writes this book</source>
        <comment>book.second_writer</comment>
        <translation>ein anderes Feltbook schreibt in dieses Buch</translation>
    </message>
    <message>
        <source>the book has no session {session}</source>
        <comment>book.no_session</comment>
        <translation>das Buch hat keine Sitzung {session}</translation>
    </message>
    <message>
        <source>the folder of the book cannot be made here</source>
        <comment>book.no_folder</comment>
        <translation>der Ordner des Buchs lässt sich hier nicht anlegen</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <comment>book.taken</comment>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>book.io</comment>
        <translation>der Datenträger antwortet nicht, wie er soll</translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or save in another place.</source>
        <comment>remedy.full</comment>
        <translation>Auf dem Datenträger Platz schaffen und noch einmal versuchen, oder anderswo speichern.</translation>
    </message>
    <message>
        <source>Allow the book and its folder to be written, or save in another place.</source>
        <comment>remedy.readonly</comment>
        <translation>Schreiben im Ordner des Buchs erlauben, oder anderswo speichern.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <comment>remedy.locked</comment>
        <translation>Das andere Programm schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Put the file back and try again, or save in another place.</source>
        <comment>remedy.moved</comment>
        <translation>Die Datei zurücklegen und noch einmal versuchen, oder anderswo speichern.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory.</source>
        <comment>remedy.deleted</comment>
        <translation>Anderswo speichern: Das Spiel ist noch im Speicher.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory, the file is left as it is.</source>
        <comment>remedy.replaced</comment>
        <translation>Anderswo speichern: Das Spiel ist noch im Speicher, die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or begin a new one.</source>
        <comment>remedy.damaged</comment>
        <translation>Eine Sicherung des Buchs nehmen oder ein neues beginnen.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or go on in a new session.</source>
        <comment>remedy.damaged_step</comment>
        <translation>Eine Sicherung des Buchs nehmen oder in einer neuen Sitzung weiterspielen.</translation>
    </message>
    <message>
        <source>Update Feltbook; the book was left as it is.</source>
        <comment>remedy.newer</comment>
        <translation>Feltbook aktualisieren; das Buch blieb, wie es ist.</translation>
    </message>
    <message>
        <source>Open it in Feltbook once, so that it is brought up to date.</source>
        <comment>remedy.older</comment>
        <translation>Einmal in Feltbook öffnen, dann ist es auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>Choose another file, or begin a new book.</source>
        <comment>remedy.foreign</comment>
        <translation>Eine andere Datei wählen oder ein neues Buch beginnen.</translation>
    </message>
    <message>
        <source>Delete the file beside the book whose name ends in .lock and try again.</source>
        <comment>remedy.linked_lock</comment>
        <translation>Die Datei neben dem Buch, deren Name auf .lock endet, löschen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Go on in the window that has the book open.</source>
        <comment>remedy.second_writer</comment>
        <translation>In dem Fenster weitermachen, in dem das Buch offen ist.</translation>
    </message>
    <message>
        <source>Choose a session that is listed.</source>
        <comment>remedy.no_session</comment>
        <translation>Eine Sitzung aus der Liste wählen.</translation>
    </message>
    <message>
        <source>Choose another place for the book.</source>
        <comment>remedy.no_folder</comment>
        <translation>Wähle einen anderen Ort für das Buch.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <comment>remedy.taken</comment>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Check the disk and its cable and try again, or save in another place.</source>
        <comment>remedy.io</comment>
        <translation>Datenträger und Kabel prüfen und noch einmal versuchen, oder anderswo speichern.</translation>
    </message>
    <message>
        <source>a folder</source>
        <comment>foreign.folder</comment>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a database of another program</source>
        <comment>foreign.database</comment>
        <translation>eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>foreign.empty</comment>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>book version {there}, this one reads up to {here}</source>
        <comment>newer.version</comment>
        <translation>Fassung {there} des Buchs, dieses Feltbook liest bis {here}</translation>
    </message>
    <message>
        <source>process {number}</source>
        <comment>second.process</comment>
        <translation>Prozess {number}</translation>
    </message>
    <message>
        <source>another process opens it</source>
        <comment>second.opens</comment>
        <translation>ein anderer Prozess öffnet es</translation>
    </message>
    <message>
        <source>under another name</source>
        <comment>second.name</comment>
        <translation>unter einem anderen Namen</translation>
    </message>
    <message>
        <source>step {step} of session {session} does not follow on step {before}</source>
        <comment>second.gap</comment>
        <translation>Schritt {step} der Sitzung {session} folgt nicht auf Schritt {before}</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>check.book</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session}: {what}</source>
        <comment>check.session</comment>
        <translation>Sitzung {session}: {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}: {what}</source>
        <comment>check.step</comment>
        <translation>Sitzung {session}, Hand {hand}, Schritt {step}: {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}, after {since}: {what}</source>
        <comment>check.step_since</comment>
        <translation>Sitzung {session}, Hand {hand}, Schritt {step}, nach {since}: {what}</translation>
    </message>
    <message>
        <source>the file cannot be opened as a book: {detail}</source>
        <comment>check.unopened</comment>
        <translation>die Datei lässt sich nicht als Buch öffnen: {detail}</translation>
    </message>
    <message>
        <source>the file's pages do not hold together: {detail}</source>
        <comment>check.pages</comment>
        <translation>die Seiten der Datei passen nicht zusammen: {detail}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not of Feltbook</source>
        <comment>check.foreign</comment>
        <translation>nicht von Feltbook: {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not as Feltbook makes it</source>
        <comment>check.altered</comment>
        <translation>nicht so, wie Feltbook es anlegt: {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is missing</source>
        <comment>check.gone</comment>
        <translation>es fehlt: {kind} {name}</translation>
    </message>
    <message>
        <source>what stands in the file cannot be read: {detail}</source>
        <comment>check.read</comment>
        <translation>was in der Datei steht, lässt sich nicht lesen: {detail}</translation>
    </message>
    <message>
        <source>steps of a session that is not in the list</source>
        <comment>check.unlisted</comment>
        <translation>Schritte einer Sitzung, die nicht in der Liste steht</translation>
    </message>
    <message>
        <source>the session has no steps</source>
        <comment>check.empty</comment>
        <translation>die Sitzung hat keine Schritte</translation>
    </message>
    <message>
        <source>steps {first} to {last} are missing</source>
        <comment>check.missing</comment>
        <translation>die Schritte {first} bis {last} fehlen</translation>
    </message>
    <message>
        <source>its bytes are not those that were written</source>
        <comment>check.chain</comment>
        <translation>die Bytes sind nicht die, die geschrieben wurden</translation>
    </message>
    <message>
        <source>it cannot be read: {detail}</source>
        <comment>check.unread</comment>
        <translation>nicht lesbar: {detail}</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>damaged.missing</comment>
        <translation>der Schritt fehlt</translation>
    </message>
    <message>
        <source>the way to it is not numbers</source>
        <comment>damaged.way</comment>
        <translation>der Weg zu ihm besteht nicht aus Zahlen</translation>
    </message>
    <message>
        <source>the step before it is not there</source>
        <comment>damaged.before</comment>
        <translation>der Schritt vor ihm ist nicht da</translation>
    </message>
    <message>
        <source>a step before it is missing</source>
        <comment>damaged.gap</comment>
        <translation>ein Schritt vor ihm fehlt</translation>
    </message>
    <message>
        <source>the step after it has no number of its own</source>
        <comment>damaged.after</comment>
        <translation>der Schritt nach ihm hat keine eigene Nummer</translation>
    </message>
    <message>
        <source>it does not point back</source>
        <comment>damaged.back</comment>
        <translation>er zeigt nicht zurück</translation>
    </message>
    <message>
        <source>no table is opened before it</source>
        <comment>damaged.no_table</comment>
        <translation>vor ihm wurde kein Tisch eröffnet</translation>
    </message>
    <message>
        <source>what was saved is not what is played</source>
        <comment>damaged.saved</comment>
        <translation>was gesichert wurde, ist nicht, was gespielt wird</translation>
    </message>
    <message>
        <source>a value is of another kind than what is written</source>
        <comment>damaged.kind</comment>
        <translation>ein Wert ist von anderer Art, als geschrieben wird</translation>
    </message>
    <message>
        <source>no number where one was written</source>
        <comment>damaged.number</comment>
        <translation>wo eine Zahl geschrieben wurde, steht keine</translation>
    </message>
    <message>
        <source>a session is not what was written</source>
        <comment>damaged.session</comment>
        <translation>eine Sitzung ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>commands: {detail}</source>
        <comment>damaged.commands</comment>
        <translation>Eingaben: {detail}</translation>
    </message>
    <message>
        <source>events: {detail}</source>
        <comment>damaged.events</comment>
        <translation>Ereignisse: {detail}</translation>
    </message>
    <message>
        <source>its events do not fit: {detail}</source>
        <comment>damaged.unfit</comment>
        <translation>seine Ereignisse passen nicht: {detail}</translation>
    </message>
    <message>
        <source>step {step} has format {there}, this Feltbook reads up to {here}</source>
        <comment>damaged.format</comment>
        <translation>Schritt {step} hat Format {there}, dieses Feltbook liest bis {here}</translation>
    </message>
    <message>
        <source>it does not build on the step it was made on</source>
        <comment>check.stand</comment>
        <translation>der Schritt baut nicht auf dem auf, nach dem er gemacht wurde</translation>
    </message>
    <message>
        <source>what is stored is not what its commands come to</source>
        <comment>check.decided</comment>
        <translation>was gespeichert ist, ergibt sich nicht aus den Eingaben</translation>
    </message>
    <message>
        <source>its commands would be refused: {reason}</source>
        <comment>check.refused</comment>
        <translation>die Eingaben würden abgelehnt: {reason}</translation>
    </message>
    <message>
        <source>Feltbook {version}, which wrote the session, decided something else than this one</source>
        <comment>check.otherwise</comment>
        <translation>Feltbook {version}, das die Sitzung schrieb, hat anders entschieden als dieses</translation>
    </message>
    <message>
        <source>what is noted beside it ({names}) is not what its events say</source>
        <comment>check.notes</comment>
        <translation>was daneben vermerkt ist ({names}), sagen die Ereignisse nicht</translation>
    </message>
    <message>
        <source>the state stored with it is not the one its events lead to</source>
        <comment>check.state</comment>
        <translation>der mitgespeicherte Stand ist nicht der, zu dem die Ereignisse führen</translation>
    </message>
    <message>
        <source>the chips on the table are not those that came in less those that went out</source>
        <comment>check.chips</comment>
        <translation>die Chips am Tisch sind nicht die gekauften weniger die ausgezahlten</translation>
    </message>
    <message>
        <source>the recap does not agree with the events: {names}</source>
        <comment>check.recap</comment>
        <translation>die Abrechnung stimmt nicht mit den Ereignissen überein: {names}</translation>
    </message>
    <message>
        <source>no step has the head {head}</source>
        <comment>check.head</comment>
        <translation>kein Schritt hat den Kettenkopf {head}</translation>
    </message>
    <message>
        <source>a payment that was ticked as made is not as it was written</source>
        <comment>check.settled</comment>
        <translation>eine als bezahlt abgehakte Zahlung ist nicht so, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>steps 1 to {count} were chained on {day}, after they had been played</source>
        <comment>check.later</comment>
        <translation>die Schritte 1 bis {count} wurden am {day} verkettet, nachdem sie gespielt waren</translation>
    </message>
    <message>
        <source>the book is not chained yet: open it in Feltbook once</source>
        <comment>check.older</comment>
        <translation>das Buch ist noch nicht verkettet: einmal in Feltbook öffnen</translation>
    </message>
    <message>
        <source>it has the head {head}; {count} steps were added since</source>
        <comment>check.grown</comment>
        <translation>Kettenkopf {head}; Schritte seither: {count}</translation>
    </message>
    <message>
        <source>session {session}: all {count} steps</source>
        <comment>saved.whole</comment>
        <translation>Sitzung {session}: alle {count} Schritte</translation>
    </message>
    <message>
        <source>session {session}: steps 1 to {last} of {count}, step {missing} is lost</source>
        <comment>saved.part</comment>
        <translation>Sitzung {session}: Schritte 1 bis {last} von {count}, Schritt {missing} ist verloren</translation>
    </message>
    <message>
        <source>session {session}: nothing, its first step is lost</source>
        <comment>saved.none</comment>
        <translation>Sitzung {session}: nichts, der erste Schritt ist verloren</translation>
    </message>
    <message>
        <source>a misdeal ({why}): all chips went back</source>
        <comment>export.misdeal</comment>
        <translation>ein Misdeal ({why}): alle Chips gingen zurück</translation>
    </message>
    <message>
        <source>{game} has no word in Open Hand History</source>
        <comment>export.ohh_game</comment>
        <translation>{game} hat in Open Hand History kein Wort</translation>
    </message>
    <message>
        <source>{limit} has no word in Open Hand History</source>
        <comment>export.ohh_limit</comment>
        <translation>{limit} hat in Open Hand History kein Wort</translation>
    </message>
    <message>
        <source>{game} with limit {limit} has no code in PHH</source>
        <comment>export.phh_code</comment>
        <translation>{game} mit Limit {limit} hat in PHH kein Kürzel</translation>
    </message>
    <message>
        <source>PHH cannot say a cap</source>
        <comment>export.phh_cap</comment>
        <translation>PHH kann keinen Cap sagen</translation>
    </message>
    <message>
        <source>PHH cannot say several boards or runs</source>
        <comment>export.phh_runs</comment>
        <translation>PHH kann nicht mehrere Boards oder Durchgänge sagen</translation>
    </message>
    <message>
        <source>PHH cannot say a hand that was declared dead</source>
        <comment>export.phh_dead</comment>
        <translation>PHH kann keine Hand sagen, die für tot erklärt wurde</translation>
    </message>
    <message>
        <source>PHH cannot say the fold of a player who is away and has no turn</source>
        <comment>export.phh_away</comment>
        <translation>PHH kann nicht sagen, dass ein abwesender Spieler foldet, ohne dran zu sein</translation>
    </message>
    <message>
        <source>PHH cannot say chips of the house in the pot</source>
        <comment>export.phh_splash</comment>
        <translation>PHH kann keine Chips des Hauses im Pot sagen</translation>
    </message>
    <message>
        <source>PHH cannot say a bet larger than the big blind</source>
        <comment>export.phh_bet</comment>
        <translation>PHH kann keinen Einsatz über dem Big Blind sagen</translation>
    </message>
    <message>
        <source>PHH needs the whole board of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_board</comment>
        <translation>PHH braucht das ganze Board einer Hand, die zum Showdown kommt; nicht alles wurde eingegeben</translation>
    </message>
    <message>
        <source>PHH needs every upcard of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_ups</comment>
        <translation>PHH braucht jede offene Karte einer Hand, die zum Showdown kommt; nicht alles wurde eingegeben</translation>
    </message>
    <message>
        <source>PHH needs what each drew of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_drew</comment>
        <translation>PHH braucht bei einer Hand, die zum Showdown kommt, was jeder getauscht hat; nicht alles wurde eingegeben</translation>
    </message>
    <message>
        <source>PHH's readers divide the odd chip of money with decimals</source>
        <comment>export.phh_decimals</comment>
        <translation>Wer PHH liest, teilt den Odd Chip von Geld mit Dezimalen</translation>
    </message>
    <message>
        <source>PHH needs the cards of all who share the pots, and not all were entered</source>
        <comment>export.phh_cards</comment>
        <translation>PHH braucht die Karten aller, die sich die Pots teilen, und nicht alle wurden eingegeben</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, bets by another rule in the hand</source>
        <comment>export.phh_refused</comment>
        <translation>pokerkit, das PHH liest, setzt in dieser Hand nach einer anderen Regel</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, ends the hand with other stacks by its own rules</source>
        <comment>export.phh_divided</comment>
        <translation>pokerkit, das PHH liest, beendet die Hand nach eigenen Regeln mit anderen Stacks</translation>
    </message>
    <message>
        <source>PHH's readers divide pots by the shown cards, and they were awarded against them</source>
        <comment>export.phh_against</comment>
        <translation>Wer PHH liest, teilt die Pots nach den gezeigten Karten, und sie wurden gegen diese vergeben</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, gives an odd chip to another player</source>
        <comment>export.phh_odd</comment>
        <translation>pokerkit, das PHH liest, gibt einen Odd Chip jemand anderem</translation>
    </message>
    <message>
        <source>PHH needs every upcard, and not all were entered</source>
        <comment>export.phh_upcards</comment>
        <translation>PHH braucht jede offene Karte, und nicht alle wurden eingegeben</translation>
    </message>
    <message>
        <source>PHH needs to know how many each drew, and not all were entered</source>
        <comment>export.phh_draws</comment>
        <translation>PHH muss wissen, wie viele jeder getauscht hat, und nicht alle wurden eingegeben</translation>
    </message>
    <message>
        <source>{game} has no word in PokerStars' text</source>
        <comment>export.stars_game</comment>
        <translation>{game} hat im Text von PokerStars kein Wort</translation>
    </message>
    <message>
        <source>PokerStars' text has no heading for the one draw of a single-draw game</source>
        <comment>export.stars_single</comment>
        <translation>Der Text von PokerStars hat keine Überschrift für den einen Tausch eines Single Draw</translation>
    </message>
    <message>
        <source>limit {limit} has no word in PokerStars' text</source>
        <comment>export.stars_limit</comment>
        <translation>Limit {limit} hat im Text von PokerStars kein Wort</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a straddle</source>
        <comment>export.stars_straddle</comment>
        <translation>Der Text von PokerStars hat kein Wort für einen Straddle</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a kill</source>
        <comment>export.stars_kill</comment>
        <translation>Der Text von PokerStars hat kein Wort für einen Kill</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a bomb pot</source>
        <comment>export.stars_bomb</comment>
        <translation>Der Text von PokerStars hat kein Wort für einen Bomb Pot</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for chips of the house in the pot</source>
        <comment>export.stars_splash</comment>
        <translation>Der Text von PokerStars hat kein Wort für Chips des Hauses im Pot</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for several boards</source>
        <comment>export.stars_boards</comment>
        <translation>Der Text von PokerStars hat kein Wort für mehrere Boards</translation>
    </message>
    <message>
        <source>PokerStars' text knows two runs at most</source>
        <comment>export.stars_runs</comment>
        <translation>Der Text von PokerStars kennt höchstens zwei Durchgänge</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a live post under the big blind</source>
        <comment>export.stars_odd_post</comment>
        <translation>Der Text von PokerStars hat kein Wort für einen lebenden Einsatz, der unter dem Big Blind gepostet wurde</translation>
    </message>
    <message>
        <source>PokerStars' text reads a dead blind as live where nobody posts the small one</source>
        <comment>export.stars_dead</comment>
        <translation>Der Text von PokerStars liest einen toten Blind als lebend, wo niemand den Small Blind postet</translation>
    </message>
    <message>
        <source>PokerStars' text needs the board, and it was not entered</source>
        <comment>export.stars_board</comment>
        <translation>Der Text von PokerStars braucht das Board, und es wurde nicht eingegeben</translation>
    </message>
    <message>
        <source>here is no hand of Open Hand History</source>
        <comment>import.no_ohh</comment>
        <translation>hier steht keine Hand von Open Hand History</translation>
    </message>
    <message>
        <source>this is no PHH: here begins what is no TOML</source>
        <comment>import.no_toml</comment>
        <translation>das ist kein PHH: hier beginnt, was kein TOML ist</translation>
    </message>
    <message>
        <source>a field is missing or says nothing that can be read: {field}</source>
        <comment>import.field</comment>
        <translation>ein Feld fehlt oder sagt nichts Lesbares: {field}</translation>
    </message>
    <message>
        <source>the bounties are not those of the players who went out in the hand</source>
        <comment>import.bounties</comment>
        <translation>die Bounties sind nicht die der Spieler, die in der Hand ausschieden</translation>
    </message>
    <message>
        <source>the file does not say how long a level lasts: the tournament has none</source>
        <comment>import.no_levels</comment>
        <translation>die Datei sagt nicht, wie lange ein Level dauert: das Turnier hat keine</translation>
    </message>
    <message>
        <source>the file does not say what an entry costs: the tournament has no prizes</source>
        <comment>import.no_costs</comment>
        <translation>die Datei sagt nicht, was ein Einstieg kostet: das Turnier hat keine Preise</translation>
    </message>
    <message>
        <source>a level of {seconds} seconds is none: it lasts whole minutes</source>
        <comment>import.level</comment>
        <translation>ein Level von {seconds} Sekunden ist keines: es dauert ganze Minuten</translation>
    </message>
    <message>
        <source>this game is not taken in: {game}</source>
        <comment>import.game</comment>
        <translation>dieses Spiel wird nicht übernommen: {game}</translation>
    </message>
    <message>
        <source>streets are missing, or they stand in another order than they are dealt in</source>
        <comment>import.runs</comment>
        <translation>Streets fehlen oder stehen in anderer Reihenfolge, als sie ausgeteilt werden</translation>
    </message>
    <message>
        <source>what was done is not taken in: {act}</source>
        <comment>import.act</comment>
        <translation>was getan wurde, wird nicht übernommen: {act}</translation>
    </message>
    <message>
        <source>{amount} is no amount</source>
        <comment>import.amount</comment>
        <translation>{amount} ist kein Betrag</translation>
    </message>
    <message>
        <source>{currency} is no currency</source>
        <comment>import.currency</comment>
        <translation>{currency} ist keine Währung</translation>
    </message>
    <message>
        <source>what was posted is not what blinds and antes ask for</source>
        <comment>import.posts</comment>
        <translation>was gepostet wurde, ist nicht, was Blinds und Antes verlangen</translation>
    </message>
    <message>
        <source>the button comes to seat {lies}, in the file it is at seat {button}</source>
        <comment>import.button</comment>
        <translation>der Button kommt auf Platz {lies}, in der Datei liegt er auf Platz {button}</translation>
    </message>
    <message>
        <source>the bets of the file are not those of its blinds and its kill</source>
        <comment>import.bets</comment>
        <translation>die Bets der Datei sind nicht die ihrer Blinds und ihres Kills</translation>
    </message>
    <message>
        <source>seat {seat} puts in {put}, not the {said} of the file</source>
        <comment>import.put</comment>
        <translation>Platz {seat} zahlt {put} ein, nicht {said} wie in der Datei</translation>
    </message>
    <message>
        <source>what the file says of seat {seat} at the showdown does not fit the hand</source>
        <comment>import.showdown</comment>
        <translation>was die Datei über Platz {seat} beim Showdown sagt, passt nicht zur Hand</translation>
    </message>
    <message>
        <source>the pots are not those of the file</source>
        <comment>import.pots</comment>
        <translation>die Pots sind nicht die der Datei</translation>
    </message>
    <message>
        <source>no division of the pots gives everybody what the file says</source>
        <comment>import.award</comment>
        <translation>keine Verteilung der Pots gibt jedem, was die Datei sagt</translation>
    </message>
    <message>
        <source>what was put in is not what was paid out</source>
        <comment>import.sums</comment>
        <translation>was eingezahlt wurde, ist nicht, was ausgezahlt wurde</translation>
    </message>
    <message>
        <source>the hand does not come to its end</source>
        <comment>import.open</comment>
        <translation>die Hand kommt nicht zu ihrem Ende</translation>
    </message>
    <message>
        <source>the file is none that can be taken in: Open Hand History, PHH, or a table of evenings</source>
        <comment>import.kind</comment>
        <translation>die Datei ist keine, die übernommen werden kann: Open Hand History, PHH oder eine Tabelle von Abenden</translation>
    </message>
    <message>
        <source>these columns are missing: {names}</source>
        <comment>import.columns</comment>
        <translation>diese Spalten fehlen: {names}</translation>
    </message>
    <message>
        <source>{date} is no day: write it as 2026-05-31</source>
        <comment>import.date</comment>
        <translation>{date} ist kein Tag: so wird er geschrieben: 2026-05-31</translation>
    </message>
    <message>
        <source>here is no name</source>
        <comment>import.name</comment>
        <translation>hier steht kein Name</translation>
    </message>
    <message>
        <source>more sit at once than the {most} a table seats</source>
        <comment>import.seats</comment>
        <translation>gleichzeitig sitzen mehr als die {most}, die an einen Tisch passen</translation>
    </message>
    <message>
        <source>session {session} is this evening: it is in the book already</source>
        <comment>import.twice</comment>
        <translation>Abend {session} ist dieser: er steht schon im Buch</translation>
    </message>
    <message>
        <source>this evening stands in the file twice, first in line {first}</source>
        <comment>import.again</comment>
        <translation>dieser Abend steht zweimal in der Datei, zuerst in Zeile {first}</translation>
    </message>
    <message>
        <source>this evening stands in {file} as well</source>
        <comment>import.elsewhere</comment>
        <translation>dieser Abend steht auch in {file}</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <comment>import.empty</comment>
        <translation>es steht nichts darin</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <comment>import.text</comment>
        <translation>die Datei ist kein Text</translation>
    </message>
    <message>
        <source>nobody in this book is called {name}</source>
        <comment>people.unknown</comment>
        <translation>niemand in diesem Buch heißt {name}</translation>
    </message>
    <message>
        <source>{name} is the name of {person}: merge the two, if they are one person</source>
        <comment>people.taken</comment>
        <translation>so heißt schon {person} ({name}): die beiden zusammenführen, wenn es eine Person ist</translation>
    </message>
    <message>
        <source>{name} and {other} are one person already</source>
        <comment>people.same</comment>
        <translation>{name} und {other} sind schon eine Person</translation>
    </message>
    <message>
        <source>{name} is not merged with anybody</source>
        <comment>people.alone</comment>
        <translation>{name} ist mit niemandem zusammengeführt</translation>
    </message>
    <message>
        <source>{name} was played under, or is the only name: it stays</source>
        <comment>people.only_name</comment>
        <translation>unter {name} wurde gespielt, oder es ist der einzige Name: er bleibt</translation>
    </message>
    <message>
        <source>notes have at most {most} characters, not {given}</source>
        <comment>people.long_notes</comment>
        <translation>Notizen haben höchstens {most} Zeichen, nicht {given}</translation>
    </message>
    <message>
        <source>{colour} is no colour: write it as #a0522d</source>
        <comment>people.no_colour</comment>
        <translation>{colour} ist keine Farbe: schreiben wie #a0522d</translation>
    </message>
    <message>
        <source>a tag has at most {most} characters, not {given}</source>
        <comment>people.long_tag</comment>
        <translation>ein Schlagwort hat höchstens {most} Zeichen, nicht {given}</translation>
    </message>
    <message>
        <source>no table is open: the first line is `open`</source>
        <comment>not_open</comment>
        <translation>kein Tisch ist offen: zuerst `open`</translation>
    </message>
    <message>
        <source>time does not go back: it is {at} s</source>
        <comment>time_back</comment>
        <translation>die Zeit läuft nicht zurück: es ist {at} s</translation>
    </message>
    <message>
        <source>hand {hand} has {actions} actions; there is no action {action}</source>
        <comment>amend_no_action</comment>
        <translation>Hand {hand} hat {actions} Aktionen; Aktion {action} gibt es nicht</translation>
    </message>
    <message>
        <source>the kill stays as dealt only where the winners of an earlier hand are corrected</source>
        <comment>amend_kill_stays</comment>
        <translation>der Kill bleibt nur dann wie ausgeteilt, wenn die Gewinner einer früheren Hand berichtigt werden</translation>
    </message>
    <message>
        <source>hand {hand} has no award to correct</source>
        <comment>amend_no_award</comment>
        <translation>Hand {hand} hat keine Vergabe zu korrigieren</translation>
    </message>
    <message>
        <source>comes after a line that no longer fits</source>
        <comment>after_unfit</comment>
        <translation>kommt nach einer Zeile, die nicht mehr passt</translation>
    </message>
    <message>
        <source>the player can act no more in this hand</source>
        <comment>moot</comment>
        <translation>der Spieler kann in dieser Hand nicht mehr handeln</translation>
    </message>
    <message>
        <source>expenses and debts were told in this money: drop them before a chip is worth anything else</source>
        <comment>worth_told</comment>
        <translation>Auslagen und Schulden wurden in diesem Geld angegeben: erst streichen, dann kann ein Chip etwas anderes wert sein</translation>
    </message>
    <message>
        <source>seat {seat} is taken, or button or blinds lie there: seats must be at least {seat}</source>
        <comment>seats_taken</comment>
        <translation>Platz {seat} ist besetzt, oder Button oder Blinds liegen dort: es müssen mindestens {seat} Plätze sein</translation>
    </message>
    <message>
        <source>no chips are on the way to seat {seat}</source>
        <comment>no_chip_run</comment>
        <translation>für Platz {seat} sind keine Chips unterwegs</translation>
    </message>
    <message>
        <source>there is no level {number}: levels are 1 to {levels}</source>
        <comment>no_level</comment>
        <translation>Level {number} gibt es nicht: Levels sind 1 bis {levels}</translation>
    </message>
    <message>
        <source>that is not possible between hands</source>
        <comment>not_between</comment>
        <translation>das geht nicht zwischen den Händen</translation>
    </message>
    <message>
        <source>no hand is running: deal first</source>
        <comment>no_hand</comment>
        <translation>es läuft keine Hand: erst geben</translation>
    </message>
    <message>
        <source>add at least 1 chip</source>
        <comment>add_one_chip</comment>
        <translation>mindestens 1 Chip dazu</translation>
    </message>
    <message>
        <source>{amount} more makes {total}; the most at this table is {most}, so at most {room} more</source>
        <comment>buy_in_over</comment>
        <translation>{amount} mehr ergibt {total}; höchstens {most} sind erlaubt, also noch {room}</translation>
    </message>
    <message>
        <source>in a tournament no buy-in is put right by a count</source>
        <comment>entry_no_count</comment>
        <translation>im Turnier wird ein Buy-in nicht durch Zählen berichtigt</translation>
    </message>
    <message>
        <source>seat {seat} bought {bought}: as a wrong buy-in the stack is at least {least}</source>
        <comment>bought_less</comment>
        <translation>Platz {seat} hat {bought} gekauft: als falscher Buy-in ist der Stack mindestens {least}</translation>
    </message>
    <message>
        <source>at least 1 chip</source>
        <comment>one_chip</comment>
        <translation>mindestens 1 Chip</translation>
    </message>
    <message>
        <source>from 1 to {most}: that is what seat {seat} has</source>
        <comment>has_less</comment>
        <translation>von 1 bis {most}: so viel hat Platz {seat}</translation>
    </message>
    <message>
        <source>nobody pays themselves</source>
        <comment>pays_self</comment>
        <translation>niemand zahlt an sich selbst</translation>
    </message>
    <message>
        <source>nothing is due for {reason}</source>
        <comment>nothing_due</comment>
        <translation>für {reason} ist nichts fällig</translation>
    </message>
    <message>
        <source>this table plays for no prizes (settings: prizes)</source>
        <comment>no_prizes</comment>
        <translation>an diesem Tisch wird um keine Preise gespielt (settings: prizes)</translation>
    </message>
    <message>
        <source>entries, rebuys and add-ons closed at the end of level {level}; this is level {now}</source>
        <comment>entries_closed</comment>
        <translation>Einstieg, Rebuys und Add-ons endeten mit dem Ende von Level {level}; das ist Level {now}</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before anybody enters, rebuys or adds on</source>
        <comment>entries_after_split</comment>
        <translation>die Preise sind geteilt: das zurücknehmen, bevor jemand einsteigt oder nachkauft</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before a rebuy or an add-on is put right</source>
        <comment>purchase_after_split</comment>
        <translation>die Preise sind geteilt: zuerst das zurücknehmen, dann ein Rebuy oder Add-on richtigstellen</translation>
    </message>
    <message>
        <source>seat {seat} made no rebuy and no add-on</source>
        <comment>no_purchase</comment>
        <translation>Platz {seat} hat kein Rebuy und kein Add-on genommen</translation>
    </message>
    <message>
        <source>seat {seat} has {has}: the {amount} of the last purchase are not all there, so it stands</source>
        <comment>purchase_lost</comment>
        <translation>Platz {seat} hat {has}: die {amount} des letzten Kaufs sind nicht mehr alle da, er bleibt stehen</translation>
    </message>
    <message>
        <source>the purchase of seat {seat} is theirs already</source>
        <comment>purchase_own</comment>
        <translation>der Kauf von Platz {seat} ist schon der eigene</translation>
    </message>
    <message>
        <source>the prizes are split: take that back to split them otherwise</source>
        <comment>split_already</comment>
        <translation>die Preise sind geteilt: das zurücknehmen, um anders zu teilen</translation>
    </message>
    <message>
        <source>prizes are split by two or more players who are left, after the first hand</source>
        <comment>split_needs_two</comment>
        <translation>geteilt wird zwischen zwei oder mehr Verbliebenen, nach der ersten Hand</translation>
    </message>
    <message>
        <source>{first} cannot be kept for the first: {left} are still to be won</source>
        <comment>split_first</comment>
        <translation>{first} können nicht für den Ersten bleiben: zu gewinnen sind noch {left}</translation>
    </message>
    <message>
        <source>every player who is left has one part: seats {seats}</source>
        <comment>split_seats</comment>
        <translation>jeder Verbliebene bekommt einen Teil: Plätze {seats}</translation>
    </message>
    <message>
        <source>the parts and what is kept for the first make {whole}, still to be won are {left}</source>
        <comment>split_sum</comment>
        <translation>die Teile und was für den Ersten bleibt sind {whole}, zu gewinnen sind noch {left}</translation>
    </message>
    <message>
        <source>this table plays one game: there is no mix to choose from</source>
        <comment>no_mix</comment>
        <translation>an diesem Tisch wird ein Spiel gespielt: es gibt keinen Mix zur Wahl</translation>
    </message>
    <message>
        <source>the mix has games 1 to {games}, not {number}</source>
        <comment>no_mix_game</comment>
        <translation>der Mix hat die Spiele 1 bis {games}, nicht {number}</translation>
    </message>
    <message>
        <source>seat {seat} held no hand at the end of the last deal; those who did: {live}</source>
        <comment>no_hand_left</comment>
        <translation>Platz {seat} hatte am Ende keine Hand; die eine hatten: {live}</translation>
    </message>
    <message>
        <source>there was substantial action: a misdeal is the floor's now, "by" says who decided</source>
        <comment>misdeal_late</comment>
        <translation>es gab genug Aktionen (substantial action): ein Misdeal ist jetzt Sache des Floors, "by" sagt, wer entschieden hat</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back</source>
        <comment>no_turn</comment>
        <translation>nur Turn oder River werden zurückgenommen</translation>
    </message>
    <message>
        <source>the round is over, so nobody was passed over: no street was shown too early</source>
        <comment>nobody_passed</comment>
        <translation>die Setzrunde ist zu Ende, also wurde niemand übergangen: keine Street wurde zu früh gezeigt</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back, and none of them comes next</source>
        <comment>no_turn_next</comment>
        <translation>nur Turn oder River werden zurückgenommen, und keiner von beiden kommt als Nächstes</translation>
    </message>
    <message>
        <source>the floor has to decide about seat {seat} first ({about}): {choices}</source>
        <comment>floor_first</comment>
        <translation>der Floor muss erst über Platz {seat} entscheiden ({about}): {choices}</translation>
    </message>
    <message>
        <source>the floor is called already</source>
        <comment>floor_called</comment>
        <translation>der Floor ist schon gerufen</translation>
    </message>
    <message>
        <source>the floor is not called</source>
        <comment>floor_not_called</comment>
        <translation>der Floor ist nicht gerufen</translation>
    </message>
    <message>
        <source>note {note} of the room was answered already</source>
        <comment>note_answered</comment>
        <translation>Notiz {note} des Kartenraums ist schon beantwortet</translation>
    </message>
    <message>
        <source>no ruling is open for the floor</source>
        <comment>nothing_open</comment>
        <translation>keine Entscheidung wartet auf den Floor</translation>
    </message>
    <message>
        <source>no act out of turn binds seat {seat}</source>
        <comment>not_bound</comment>
        <translation>kein Handeln außer der Reihe bindet Platz {seat}</translation>
    </message>
    <message>
        <source>a fold out of turn stands: the hand of seat {seat} is dead</source>
        <comment>fold_stands</comment>
        <translation>ein Fold außer der Reihe gilt: die Hand von Platz {seat} ist tot</translation>
    </message>
    <message>
        <source>the last act is not seat {seat}'s, or somebody has acted behind: the chips stay in</source>
        <comment>acted_behind</comment>
        <translation>die letzte Aktion war nicht von Platz {seat}, oder dahinter wurde gehandelt: die Chips bleiben</translation>
    </message>
    <message>
        <source>seat {seat} has not called: only a call can be taken back</source>
        <comment>not_called</comment>
        <translation>Platz {seat} hat nicht gecallt: nur ein Call kann zurückgenommen werden</translation>
    </message>
    <message>
        <source>the kill button lies face up: the call for the kill has to be made in full</source>
        <comment>kill_shows</comment>
        <translation>der Kill-Button liegt offen: der Kill ist ganz zu callen</translation>
    </message>
    <message>
        <source>there was no raise to be unaware of: the call stands</source>
        <comment>no_raise</comment>
        <translation>es gab keinen Raise zu übersehen: der Call gilt</translation>
    </message>
    <message>
        <source>this table plays table stakes: no markers (stakes: open allows them)</source>
        <comment>table_stakes</comment>
        <translation>an diesem Tisch gelten Table Stakes: keine Marker (Open Stakes erlaubt sie)</translation>
    </message>
    <message>
        <source>a marker is for at least 1 chip</source>
        <comment>marker_one_chip</comment>
        <translation>ein Marker lautet auf mindestens 1 Chip</translation>
    </message>
    <message>
        <source>seat {seat} is {status}: no marker in this hand</source>
        <comment>not_in_pot</comment>
        <translation>Platz {seat} ist {status}: kein Marker in dieser Hand</translation>
    </message>
    <message>
        <source>a marker of more than {free} has to be accepted by all in the pot (accepted: true), or lent by a seat</source>
        <comment>not_accepted</comment>
        <translation>einem Marker von mehr als {free} müssen alle im Pot zustimmen, oder ein Spieler leiht</translation>
    </message>
    <message>
        <source>nobody borrows from themselves</source>
        <comment>lends_self</comment>
        <translation>niemand leiht von sich selbst</translation>
    </message>
    <message>
        <source>seat {lender} has {most} to lend</source>
        <comment>lender_has_less</comment>
        <translation>Platz {lender} kann {most} verleihen</translation>
    </message>
    <message>
        <source>seat {lender} is in the pot: all in it have to accept (accepted: true)</source>
        <comment>lender_in_pot</comment>
        <translation>Platz {lender} ist im Pot: alle darin müssen zustimmen</translation>
    </message>
    <message>
        <source>seat {seat} won a small pot all-in: no chips before a full rebuy up to {least}</source>
        <comment>must_rebuy</comment>
        <translation>Platz {seat} hat all-in einen kleinen Pot gewonnen: keine Chips vor einem Nachkauf bis {least}</translation>
    </message>
    <message>
        <source>a hand is running: finish it first</source>
        <comment>hand_running</comment>
        <translation>eine Hand läuft: erst beenden</translation>
    </message>
    <message>
        <source>seat {seat} does not act later in this round; later seats: {later}</source>
        <comment>not_later</comment>
        <translation>Platz {seat} kommt in dieser Setzrunde nicht mehr; später dran: {later}</translation>
    </message>
    <message>
        <source>nobody has to be named for bring_in now</source>
        <comment>not_needed_bring_in</comment>
        <translation>jetzt ist niemand fürs Bring-in zu nennen</translation>
    </message>
    <message>
        <source>nobody has to be named for first now</source>
        <comment>not_needed_first</comment>
        <translation>jetzt ist niemand zu nennen, der beginnt</translation>
    </message>
    <message>
        <source>seat {seat} has no live hand; live are seats {live}</source>
        <comment>dead_hand</comment>
        <translation>Platz {seat} hat keine lebende Hand; lebend sind {live}</translation>
    </message>
    <message>
        <source>an open pair counts on fourth street of limit stud high only</source>
        <comment>no_pair</comment>
        <translation>ein offenes Paar zählt nur auf Fourth Street im Limit Stud High</translation>
    </message>
    <message>
        <source>the round is not closed: seat {seat} is to act</source>
        <comment>round_open</comment>
        <translation>die Setzrunde ist nicht zu Ende: Platz {seat} ist dran</translation>
    </message>
    <message>
        <source>that was the last street: award the pots</source>
        <comment>last_street</comment>
        <translation>das war die letzte Street: die Pots vergeben</translation>
    </message>
    <message>
        <source>dealing twice is for when no more betting is possible</source>
        <comment>runs_early</comment>
        <translation>mehrmals gegeben wird erst, wenn nicht mehr gesetzt werden kann</translation>
    </message>
    <message>
        <source>from 1 to {most} times</source>
        <comment>runs_most</comment>
        <translation>1- bis {most}-mal</translation>
    </message>
    <message>
        <source>all cards are out</source>
        <comment>runs_late</comment>
        <translation>alle Karten sind heraus</translation>
    </message>
    <message>
        <source>the runs have different cards already</source>
        <comment>runs_differ</comment>
        <translation>die Durchgänge haben schon verschiedene Karten</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt in</source>
        <comment>not_dealt</comment>
        <translation>Platz {seat} bekommt keine Karten</translation>
    </message>
    <message>
        <source>hands are mucked at the showdown: before that a player folds in turn</source>
        <comment>muck_early</comment>
        <translation>gemuckt wird beim Showdown: davor foldet ein Spieler, wenn er dran ist</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>hand_is_dead</comment>
        <translation>die Hand von Platz {seat} ist tot</translation>
    </message>
    <message>
        <source>with the upcards that makes {cards} cards, a hand has {most}</source>
        <comment>too_many_with_upcards</comment>
        <translation>mit den offenen Karten sind es {cards} Karten, eine Hand hat {most}</translation>
    </message>
    <message>
        <source>chips bind once they are released, and nobody acted on the motion: the player may still do anything</source>
        <comment>not_released</comment>
        <translation>Chips binden, sobald sie losgelassen sind, und niemand hat darauf gehandelt: alles ist noch möglich</translation>
    </message>
    <message>
        <source>a chip is worth at least 1</source>
        <comment>no_chip</comment>
        <translation>ein Chip ist mindestens 1 wert</translation>
    </message>
    <message>
        <source>a pot may be killed until the first action of the hand</source>
        <comment>kill_late</comment>
        <translation>ein Pot kann bis zur ersten Aktion der Hand gekillt werden</translation>
    </message>
    <message>
        <source>no betting is going on, so nobody acts out of turn</source>
        <comment>nobody_acts</comment>
        <translation>es wird nicht gesetzt, also handelt niemand außer der Reihe</translation>
    </message>
    <message>
        <source>seat {seat} is to act: it is in turn</source>
        <comment>in_turn</comment>
        <translation>Platz {seat} ist dran: das ist in der Reihe</translation>
    </message>
    <message>
        <source>seat {seat} does not act again in this round</source>
        <comment>not_again</comment>
        <translation>Platz {seat} ist in dieser Setzrunde nicht mehr dran</translation>
    </message>
    <message>
        <source>seat {seat} has acted out of turn already</source>
        <comment>noted_already</comment>
        <translation>Platz {seat} hat schon außer der Reihe gehandelt</translation>
    </message>
    <message>
        <source>all in would be {all_in_to}, the limit allows {most}: that was a bet or a raise</source>
        <comment>early_over_limit</comment>
        <translation>All-in wären {all_in_to}, das Limit erlaubt {most}: das war eine Bet oder ein Raise</translation>
    </message>
    <message>
        <source>the clock is on seat {seat} already</source>
        <comment>clock_on</comment>
        <translation>die Uhr läuft schon für Platz {seat}</translation>
    </message>
    <message>
        <source>the clock is not on seat {seat}</source>
        <comment>clock_off</comment>
        <translation>die Uhr läuft nicht für Platz {seat}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left</source>
        <comment>clock_runs</comment>
        <translation>Platz {seat} hat noch {seconds} s</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind in this hand: count it once the hand is over</source>
        <comment>count_all_in</comment>
        <translation>Platz {seat} hat in dieser Hand noch {stack} im Stack: nach der Hand zählen</translation>
    </message>
    <message>
        <source>seat {seat} is away: it has no hand</source>
        <comment>away_no_hand</comment>
        <translation>Platz {seat} ist abwesend und hat keine Hand</translation>
    </message>
    <message>
        <source>seat {seat} has posted in this hand</source>
        <comment>has_posted</comment>
        <translation>Platz {seat} hat in dieser Hand gepostet</translation>
    </message>
    <message>
        <source>without blinds there is nothing to post</source>
        <comment>no_blinds</comment>
        <translation>ohne Blinds gibt es nichts zu posten</translation>
    </message>
    <message>
        <source>{key} is no seat with a live hand; live are {live}</source>
        <comment>no_live_seat</comment>
        <translation>{key} ist kein Platz mit lebender Hand; lebend sind {live}</translation>
    </message>
    <message>
        <source>a hand of {game} has {most} cards to draw</source>
        <comment>drawn</comment>
        <translation>in {game} hat eine Hand {most} Karten zu tauschen</translation>
    </message>
    <message>
        <source>the session has ended: open a new one</source>
        <comment>ended</comment>
        <translation>die Sitzung ist beendet: eine neue öffnen</translation>
    </message>
    <message>
        <source>there is no expense {number}: {told} were told</source>
        <comment>no_expense</comment>
        <translation>es gibt keine Auslage {number}: es wurden {told} genannt</translation>
    </message>
    <message>
        <source>an expense needs an amount</source>
        <comment>expense_amount</comment>
        <translation>eine Auslage braucht einen Betrag</translation>
    </message>
    <message>
        <source>somebody shares the expense twice: name each once</source>
        <comment>expense_twice</comment>
        <translation>jemand teilt die Auslage zweimal: nenne jeden einmal</translation>
    </message>
    <message>
        <source>a debt needs an amount, and two people</source>
        <comment>carry_amount</comment>
        <translation>eine Schuld braucht einen Betrag und zwei Personen</translation>
    </message>
    <message>
        <source>this debt is settled along with this evening already</source>
        <comment>carried_already</comment>
        <translation>diese Schuld wird an diesem Abend schon mit abgerechnet</translation>
    </message>
    <message>
        <source>this debt is not settled along with this evening</source>
        <comment>carried_not</comment>
        <translation>diese Schuld wird an diesem Abend nicht mit abgerechnet</translation>
    </message>
    <message>
        <source>payments are multiples of at least 1</source>
        <comment>settle_coin</comment>
        <translation>Zahlungen sind Vielfache von mindestens 1</translation>
    </message>
    <message>
        <source>seats are drawn before the first hand</source>
        <comment>draw_late</comment>
        <translation>Plätze werden vor der ersten Hand ausgelost</translation>
    </message>
    <message>
        <source>name everybody's seat and the one drawn, each once: {seats}</source>
        <comment>draw_seats</comment>
        <translation>nenne von jedem den Platz und den ausgelosten, jeden einmal: {seats}</translation>
    </message>
    <message>
        <source>chips are raced off in tournaments only</source>
        <comment>race_no_tournament</comment>
        <translation>ein Chip Race gibt es nur in Turnieren</translation>
    </message>
    <message>
        <source>no race now: {amount} cannot be paid in chips of {chip} and larger</source>
        <comment>race_needed</comment>
        <translation>jetzt kein Chip Race: {amount} ist mit Chips zu {chip} und größeren nicht zahlbar</translation>
    </message>
    <message>
        <source>no race yet: level {level} has {amount}, which needs chips smaller than {chip}</source>
        <comment>race_level</comment>
        <translation>noch kein Chip Race: Level {level} hat {amount} und braucht Chips unter {chip}</translation>
    </message>
    <message>
        <source>no race: nobody has chips smaller than what is paid at this level</source>
        <comment>race_none</comment>
        <translation>kein Chip Race: niemand hat Chips unter dem, was in diesem Level gezahlt wird</translation>
    </message>
    <message>
        <source>no chip of this table is {chip}, only {chips}: name it in the house rules first</source>
        <comment>race_no_chip</comment>
        <translation>kein Chip dieses Tisches ist {chip}, nur {chips}: erst in den Hausregeln nennen</translation>
    </message>
    <message>
        <source>nobody has chips smaller than {chip}</source>
        <comment>race_nothing</comment>
        <translation>niemand hat Chips unter {chip}</translation>
    </message>
    <message>
        <source>{chips} of {chip} are raced for, one a player at most: name the winners among seats {seats}</source>
        <comment>race_won</comment>
        <translation>es geht um {chips} Chips zu {chip}, höchstens einer je Spieler: nenne die Gewinner unter den Plätzen {seats}</translation>
    </message>
    <message>
        <source>time does not go back: at {at} lies before {clock} s, the time of the last step</source>
        <comment>time_before_step</comment>
        <translation>die Zeit läuft nicht zurück: {at} liegt vor {clock} s, der Zeit des letzten Schritts</translation>
    </message>
    <message>
        <source>this session is open; `open` starts another one</source>
        <comment>already_open</comment>
        <translation>diese Sitzung ist offen; `open` beginnt eine andere</translation>
    </message>
    <message>
        <source>there is nothing to undo: the table has just been opened</source>
        <comment>nothing_to_undo</comment>
        <translation>nichts zurückzunehmen: der Tisch wurde eben geöffnet</translation>
    </message>
    <message>
        <source>there is nothing to redo: no step was undone since the last new one</source>
        <comment>nothing_to_redo</comment>
        <translation>nichts zu wiederholen: seit dem letzten neuen Schritt wurde keiner zurückgenommen</translation>
    </message>
    <message>
        <source>there is no hand {hand} to correct; hands 1 to {hands}</source>
        <comment>amend_no_hand</comment>
        <translation>Hand {hand} gibt es nicht zu korrigieren; Hände 1 bis {hands}</translation>
    </message>
    <message>
        <source>there is no level clock: this table has no levels</source>
        <comment>no_level_clock</comment>
        <translation>es gibt keine Leveluhr: dieser Tisch hat keine Levels</translation>
    </message>
    <message>
        <source>the level clock is running</source>
        <comment>level_clock_runs</comment>
        <translation>die Leveluhr läuft schon</translation>
    </message>
    <message>
        <source>the level clock is paused already</source>
        <comment>level_clock_stands</comment>
        <translation>die Leveluhr steht schon</translation>
    </message>
    <message>
        <source>there is no level {number}: this table has no levels</source>
        <comment>no_levels</comment>
        <translation>Level {number} gibt es nicht: dieser Tisch hat keine Levels</translation>
    </message>
    <message>
        <source>the round is not closed: {needs} is to be named</source>
        <comment>round_unnamed</comment>
        <translation>die Setzrunde ist nicht zu Ende: {needs} ist zu nennen</translation>
    </message>
    <message>
        <source>seat {seat} has not acted: no pot is pushed while a live hand has not matched it</source>
        <comment>award_early</comment>
        <translation>Platz {seat} hat noch nicht gehandelt: kein Pot wird zugeschoben, solange eine lebende Hand nicht mitgegangen ist</translation>
    </message>
    <message>
        <source>{name} comes first</source>
        <comment>award_before</comment>
        <translation>{name} kommt zuerst</translation>
    </message>
    <message>
        <source>seat {seat} is not to act, nobody is</source>
        <comment>nobodys_turn</comment>
        <translation>Platz {seat} ist nicht dran, niemand ist es</translation>
    </message>
    <message>
        <source>seat {seat} holds the rock and straddles under the gun</source>
        <comment>rock</comment>
        <translation>Platz {seat} hat den Rock und straddelt under the gun</translation>
    </message>
    <message>
        <source>the room's server does not answer: {detail}</source>
        <comment>room.away</comment>
        <translation>der Server des Kartenraums antwortet nicht: {detail}</translation>
    </message>
    <message>
        <source>the room's server refused it: {detail}</source>
        <comment>room.refused</comment>
        <translation>der Server des Kartenraums hat es abgelehnt: {detail}</translation>
    </message>
    <message>
        <source>{file}: there is no credential of a card room; `feltbook room setup` makes one a table</source>
        <comment>room.no_credential</comment>
        <translation>{file}: hier ist keine Anmeldung zu einem Kartenraum; `feltbook room setup` macht eine je Tisch</translation>
    </message>
    <message>
        <source>{file}: others may read it: chmod 600 {file}</source>
        <comment>room.open_credential</comment>
        <translation>{file}: andere dürfen sie lesen: chmod 600 {file}</translation>
    </message>
    <message>
        <source>{file}: no credential of a card room</source>
        <comment>room.unread_credential</comment>
        <translation>{file}: keine Anmeldung zu einem Kartenraum</translation>
    </message>
    <message>
        <source>no fork of table {number} is open: there is nothing to accept</source>
        <comment>room.no_fork</comment>
        <translation>an Tisch {number} ist keine Abzweigung offen: es gibt nichts anzunehmen</translation>
    </message>
    <message>
        <source>a buy-in is from {least} to {most}, not {stack}</source>
        <comment>buy_in</comment>
        <translation>ein Buy-in ist {least} bis {most}, nicht {stack}</translation>
    </message>
    <message>
        <source>{name} left with {least} less than {window} minutes ago and brings back at least that</source>
        <comment>return_window</comment>
        <translation>{name} hat den Tisch vor weniger als {window} Minuten mit {least} verlassen und muss mindestens so viel mitbringen</translation>
    </message>
    <message>
        <source>bring at least 1 chip</source>
        <comment>bring_one_chip</comment>
        <translation>mindestens 1 Chip mitbringen</translation>
    </message>
    <message>
        <source>a game with a required kill is another game than one without: sit down as a new player</source>
        <comment>other_game</comment>
        <translation>ein Spiel mit Kill ist ein anderes als eins ohne: als neuer Spieler hinsetzen</translation>
    </message>
    <message>
        <source>only an absent player's chips are played over, and {name} in seat {seat} is not away</source>
        <comment>not_absent</comment>
        <translation>nur der Platz eines Abwesenden wird bespielt, und {name} auf Platz {seat} ist da</translation>
    </message>
    <message>
        <source>seat {seat} sits out already</source>
        <comment>is_out</comment>
        <translation>Platz {seat} setzt schon aus</translation>
    </message>
    <message>
        <source>seat {seat} is in already</source>
        <comment>is_in</comment>
        <translation>Platz {seat} ist schon dabei</translation>
    </message>
    <message>
        <source>a seat change offers post and wait</source>
        <comment>entry_not_offered</comment>
        <translation>beim Platzwechsel: posten oder warten</translation>
    </message>
    <message>
        <source>nobody sits in seat {seat}; taken are seats {taken}</source>
        <comment>empty_seat</comment>
        <translation>auf Platz {seat} sitzt niemand; besetzt sind {taken}</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <comment>no_name</comment>
        <translation>ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already: take another name</source>
        <comment>name_taken</comment>
        <translation>{name} sitzt schon auf Platz {seat}: einen anderen Namen nehmen</translation>
    </message>
    <message>
        <source>the chips of {name} lie at seat {seat}: take another name</source>
        <comment>chips_taken</comment>
        <translation>die Chips von {name} liegen auf Platz {seat}: einen anderen Namen nehmen</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}; free are seats {free}</source>
        <comment>occupied</comment>
        <translation>auf Platz {seat} sitzt {name}; frei sind {free}</translation>
    </message>
    <message>
        <source>there is no seat {seat}; seats are 1 to {seats}</source>
        <comment>no_seat</comment>
        <translation>Platz {seat} gibt es nicht; Plätze sind 1 bis {seats}</translation>
    </message>
    <message>
        <source>voluntary kills are not allowed at this table</source>
        <comment>kill_not_voluntary</comment>
        <translation>freiwillige Kills sind an diesem Tisch nicht erlaubt</translation>
    </message>
    <message>
        <source>a kill is due in this hand: only one kill a hand</source>
        <comment>kill_is_due</comment>
        <translation>in dieser Hand ist ein Kill fällig: nur ein Kill je Hand</translation>
    </message>
    <message>
        <source>seat {seat} has {stack}: to kill for {amount} a player needs at least {least}</source>
        <comment>kill_too_short</comment>
        <translation>Platz {seat} hat {stack}: für einen Kill von {amount} braucht es mindestens {least}</translation>
    </message>
    <message>
        <source>needs 2 players, has {has}</source>
        <comment>too_few</comment>
        <translation>es braucht 2 Spieler, bisher: {has}</translation>
    </message>
    <message>
        <source>this table takes no time charge (settings: time)</source>
        <comment>no_time</comment>
        <translation>dieser Tisch nimmt keine Zeitgebühr (Hausregeln)</translation>
    </message>
    <message>
        <source>seven-deuce is not played here (settings: seven_deuce)</source>
        <comment>no_seven_deuce</comment>
        <translation>Seven-deuce wird hier nicht gespielt (Hausregeln)</translation>
    </message>
    <message>
        <source>the stand-up game is not played here (settings: stand_up)</source>
        <comment>no_stand_up</comment>
        <translation>das Stand-up-Spiel wird hier nicht gespielt (Hausregeln)</translation>
    </message>
    <message>
        <source>splash at least 1 chip</source>
        <comment>splash_one_chip</comment>
        <translation>mindestens 1 Chip splashen</translation>
    </message>
    <message>
        <source>there is no rock at this table (straddle.rock)</source>
        <comment>no_rock</comment>
        <translation>an diesem Tisch gibt es keinen Rock (Hausregeln)</translation>
    </message>
    <message>
        <source>without a big blind there is nothing to straddle</source>
        <comment>no_big_blind</comment>
        <translation>ohne Big Blind gibt es nichts zu straddeln</translation>
    </message>
    <message>
        <source>a bomb pot was called: no blinds, no straddles</source>
        <comment>bomb_called</comment>
        <translation>ein Bomb Pot ist angesagt: keine Blinds, keine Straddles</translation>
    </message>
    <message>
        <source>seat {seat} has {most}: not enough for a straddle to {to}</source>
        <comment>straddle_too_short</comment>
        <translation>Platz {seat} hat {most}: das reicht nicht für einen Straddle auf {to}</translation>
    </message>
    <message>
        <source>seat {seat} has raised blind to {chips}: with a straddle to {to} that is no raise any more</source>
        <comment>sleeper_said</comment>
        <translation>Platz {seat} hat blind auf {chips} erhöht: mit einem Straddle auf {to} ist das kein Raise mehr</translation>
    </message>
    <message>
        <source>seat {seat} kills: only one kill a hand</source>
        <comment>kill_taken</comment>
        <translation>Platz {seat} killt: nur ein Kill je Hand</translation>
    </message>
    <message>
        <source>seat {seat} is held back until the button has passed it</source>
        <comment>held_back</comment>
        <translation>Platz {seat} wartet, bis der Button vorbei ist</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand</source>
        <comment>not_dealt_next</comment>
        <translation>Platz {seat} bekommt in der nächsten Hand keine Karten</translation>
    </message>
    <message>
        <source>{name} has no flop: bomb pots need a board</source>
        <comment>bomb_board</comment>
        <translation>{name} hat keinen Flop: Bomb Pots brauchen ein Board</translation>
    </message>
    <message>
        <source>the bomb pot's ante is at least 1 chip</source>
        <comment>bomb_one_chip</comment>
        <translation>die Ante des Bomb Pots ist mindestens 1 Chip</translation>
    </message>
    <message>
        <source>a bomb pot has 1 or 2 boards</source>
        <comment>bomb_boards</comment>
        <translation>ein Bomb Pot hat 1 oder 2 Boards</translation>
    </message>
    <message>
        <source>the regular button moves for bomb pots here (bomb_pot.moves_button): no button of their own</source>
        <comment>own_button</comment>
        <translation>hier bewegen Bomb Pots den normalen Button: kein eigener</translation>
    </message>
    <message>
        <source>{game} has no board</source>
        <comment>no_board</comment>
        <translation>{game} hat kein Board</translation>
    </message>
    <message>
        <source>a hand has 1 or 2 boards</source>
        <comment>hand_boards</comment>
        <translation>eine Hand hat 1 oder 2 Boards</translation>
    </message>
    <message>
        <source>a bomb pot was called: it has boards of its own</source>
        <comment>bomb_has_boards</comment>
        <translation>ein Bomb Pot ist angesagt: er hat seine eigenen Boards</translation>
    </message>
    <message>
        <source>a restraddle is to {chips}, double the last one</source>
        <comment>restraddle_size</comment>
        <translation>ein Restraddle ist {chips}, das Doppelte des letzten</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the big blind</source>
        <comment>straddle_size</comment>
        <translation>under the gun ist der Straddle auf {least}, zweimal der Big Blind</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the kill</source>
        <comment>straddle_size_kill</comment>
        <translation>under the gun ist der Straddle auf {least}, zweimal der Kill</translation>
    </message>
    <message>
        <source>the straddle is to at least {least}, the smallest raise</source>
        <comment>straddle_least</comment>
        <translation>der Straddle ist mindestens {least}, der kleinste Raise</translation>
    </message>
    <message>
        <source>a sleeper is to at least {least}, the smallest raise</source>
        <comment>sleeper_least</comment>
        <translation>ein Sleeper ist mindestens {least}, der kleinste Raise</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand; in are seats {seats}</source>
        <comment>not_dealt_among</comment>
        <translation>Platz {seat} bekommt in der nächsten Hand keine Karten; dabei sind {seats}</translation>
    </message>
    <message>
        <source>amounts are multiples of {unit}</source>
        <comment>not_a_unit</comment>
        <translation>Beträge sind Vielfache von {unit}</translation>
    </message>
    <message>
        <source>a buy-in is at least {least}, not {stack}</source>
        <comment>buy_in_least</comment>
        <translation>ein Buy-in ist mindestens {least}, nicht {stack}</translation>
    </message>
    <message>
        <source>straddles are not allowed at this table</source>
        <comment>straddle_none</comment>
        <translation>an diesem Tisch sind keine Straddles erlaubt</translation>
    </message>
    <message>
        <source>seat {seat} straddles: one live straddle is allowed</source>
        <comment>straddle_one</comment>
        <translation>Platz {seat} straddelt: ein live Straddle ist erlaubt</translation>
    </message>
    <message>
        <source>no more restraddles: {most} allowed</source>
        <comment>restraddle_most</comment>
        <translation>keine weiteren Restraddles: {most} erlaubt</translation>
    </message>
    <message>
        <source>the restraddle belongs to seat {seat}, next to the {side} of seat {last}</source>
        <comment>restraddle_seat</comment>
        <translation>der Restraddle gehört Platz {seat}, {side} neben Platz {last}</translation>
    </message>
    <message>
        <source>a straddle is allowed left of the big blind only: seat {seats}</source>
        <comment>straddle_gun</comment>
        <translation>ein Straddle ist nur links vom Big Blind erlaubt: Platz {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button only: seat {seats}</source>
        <comment>straddle_button</comment>
        <translation>ein Straddle ist nur vom Button erlaubt: Platz {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button or the seat to its right only: seat {seats}</source>
        <comment>straddle_cutoff</comment>
        <translation>ein Straddle ist nur vom Button oder vom Platz rechts davon erlaubt: Platz {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from any seat only: seat {seats}</source>
        <comment>straddle_any</comment>
        <translation>ein Straddle ist nur von einem Platz mit Karten erlaubt: Platz {seats}</translation>
    </message>
    <message>
        <source>sleepers are not allowed at this table</source>
        <comment>sleeper_none</comment>
        <translation>an diesem Tisch sind keine Sleeper erlaubt</translation>
    </message>
    <message>
        <source>seat {seat} is under the gun or has raised blind already</source>
        <comment>sleeper_seat</comment>
        <translation>Platz {seat} ist under the gun oder hat schon blind erhöht</translation>
    </message>
    <message>
        <source>a new player posts here, there is no waiting: entry post</source>
        <comment>entry_no_wait</comment>
        <translation>ein neuer Spieler postet hier, Warten gibt es nicht</translation>
    </message>
    <message>
        <source>the button cannot be bought at this table (buy_the_button)</source>
        <comment>entry_no_buy</comment>
        <translation>der Button wird an diesem Tisch nicht verkauft (Hausregeln)</translation>
    </message>
    <message>
        <source>only the seat next left of the button can buy it, not seat {seat}</source>
        <comment>entry_buy_seat</comment>
        <translation>nur der Platz links vom Button kann ihn kaufen, nicht Platz {seat}</translation>
    </message>
    <message>
        <source>a kill keeps this player out of the coming hand: the button cannot be bought in it</source>
        <comment>entry_killed</comment>
        <translation>ein Kill hält diesen Spieler aus der nächsten Hand heraus: den Button kann er in ihr nicht kaufen</translation>
    </message>
    <message>
        <source>nobody left seat {seat} since the last deal: there is no place to take over</source>
        <comment>entry_no_place</comment>
        <translation>seit der letzten Hand ist niemand von Platz {seat} gegangen: keine Stelle zu übernehmen</translation>
    </message>
    <message>
        <source>there are no required kills at this table</source>
        <comment>entry_no_kill</comment>
        <translation>an diesem Tisch gibt es keine Pflicht-Kills</translation>
    </message>
    <message>
        <source>a table they come from is named for a transfer only (entry: transfer)</source>
        <comment>not_transfer</comment>
        <translation>ein Tisch, von dem jemand kommt, wird nur bei einem Tischwechsel genannt (entry: transfer)</translation>
    </message>
    <message>
        <source>a transfer is said when sitting down</source>
        <comment>entry_transfer</comment>
        <translation>ein Tischwechsel wird beim Hinsetzen gesagt</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet</source>
        <comment>settings.fixed_without_bets</comment>
        <translation>Fixed Limit braucht Small Bet und Big Bet</translation>
    </message>
    <message>
        <source>bets belong to limit fixed, not to {limit}: choose fixed or leave them out</source>
        <comment>settings.bets_unused</comment>
        <translation>Small und Big Bet gehören zu Fixed Limit, nicht zu {limit}: Fixed Limit wählen oder weglassen</translation>
    </message>
    <message>
        <source>spread limit needs spread: the lowest and the highest bet of each round</source>
        <comment>settings.spread_without_ranges</comment>
        <translation>Spread-Limit braucht einen Spread von-bis, einen je Setzrunde</translation>
    </message>
    <message>
        <source>spread belongs to limit spread, not to {limit}: choose spread or leave it out</source>
        <comment>settings.spread_unused</comment>
        <translation>der Spread gehört zu Spread-Limit, nicht zu {limit}: Spread-Limit wählen oder weglassen</translation>
    </message>
    <message>
        <source>the small bet {small} is above the big bet {big}: turn them round, {big}/{small}</source>
        <comment>settings.small_bet_above_big</comment>
        <translation>die Small Bet {small} ist über der Big Bet {big}: umdrehen, {big}/{small}</translation>
    </message>
    <message>
        <source>short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet</source>
        <comment>settings.half_bet</comment>
        <translation>halbe Bet beim kurzen All-in ist für Fixed und Spread, nicht für {limit}: volle Bet wählen</translation>
    </message>
    <message>
        <source>{ranges} ranges are given, {id} has {streets} betting rounds: give no more</source>
        <comment>settings.too_many_ranges</comment>
        <translation>{ranges} Spreads sind angegeben, {id} hat {streets} Setzrunden: nicht mehr angeben</translation>
    </message>
    <message>
        <source>the range {low}-{high} ends below its start: turn it round, {high}-{low}</source>
        <comment>settings.range_descends</comment>
        <translation>der Spread {low}-{high} endet unter seinem Anfang: umdrehen, {high}-{low}</translation>
    </message>
    <message>
        <source>{id} is played with a bring-in, not with blinds: leave blinds and button_blind out</source>
        <comment>settings.bring_in_with_blinds</comment>
        <translation>{id} wird mit Bring-in gespielt, nicht mit Blinds: Blinds weglassen</translation>
    </message>
    <message>
        <source>bring_in is for stud games, {id} has no upcards: give blinds and leave bring_in out</source>
        <comment>settings.bring_in_without_upcards</comment>
        <translation>Bring-in gibt es im Stud, {id} hat keine offenen Karten: Blinds angeben, Bring-in weglassen</translation>
    </message>
    <message>
        <source>{id} needs a bring_in: the first round starts with it</source>
        <comment>settings.no_bring_in</comment>
        <translation>{id} braucht ein Bring-in: damit beginnt die erste Runde</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs blinds, an ante or both</source>
        <comment>settings.nothing_to_play_for</comment>
        <translation>keine Blinds, keine Ante, kein Bring-in: {id} braucht Blinds, eine Ante oder beides</translation>
    </message>
    <message>
        <source>the blinds {small}/{big} go down: turn them round, {big}/{small}</source>
        <comment>settings.blinds_descend</comment>
        <translation>die Blinds {small}/{big} fallen: umdrehen, {big}/{small}</translation>
    </message>
    <message>
        <source>three blinds have the button's in them already: leave button_blind out</source>
        <comment>settings.button_blind_twice</comment>
        <translation>drei Blinds enthalten den Button Blind schon: ihn weglassen</translation>
    </message>
    <message>
        <source>ante.by {by} needs a button, {id} has none: choose each</source>
        <comment>settings.ante_by</comment>
        <translation>Ante von {by} braucht einen Button, {id} hat keinen: alle wählen</translation>
    </message>
    <message>
        <source>ante needs an amount in chips</source>
        <comment>settings.ante_without_amount</comment>
        <translation>die Ante braucht einen Betrag in Chips</translation>
    </message>
    <message>
        <source>the button blind {amount} is above the big blind {big}: choose at most {big}</source>
        <comment>settings.button_blind_above_big</comment>
        <translation>der Button Blind {amount} ist über dem Big Blind {big}: höchstens {big} wählen</translation>
    </message>
    <message>
        <source>ante.by big_blind needs a big blind: choose each or button, or give blinds</source>
        <comment>settings.ante_by_big_blind</comment>
        <translation>die Ante vom Big Blind braucht einen Big Blind: alle oder den Button wählen, oder Blinds angeben</translation>
    </message>
    <message>
        <source>cap {cap} is below the big blind {least}: choose at least {least}</source>
        <comment>settings.cap_below_blind</comment>
        <translation>Cap {cap} ist unter dem Big Blind {least}: mindestens {least} wählen</translation>
    </message>
    <message>
        <source>buy_in.minimum {low} is above buy_in.maximum {high}: turn them round</source>
        <comment>settings.buy_in</comment>
        <translation>der kleinste Buy-in {low} ist über dem größten {high}: umdrehen</translation>
    </message>
    <message>
        <source>clock.warning {warning} is longer than clock.seconds {seconds}: choose at most {seconds}</source>
        <comment>settings.clock</comment>
        <translation>die Warnung nach {warning} s ist länger als die Uhr mit {seconds} s: höchstens {seconds} wählen</translation>
    </message>
    <message>
        <source>the big blind {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.blind_above_bet</comment>
        <translation>der Big Blind {amount} ist über der Bet der ersten Setzrunde, {first}: höchstens {first} wählen</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is for big-bet games; under limit {limit} it is {least}: leave it out</source>
        <comment>settings.minimum_bet_unused</comment>
        <translation>die kleinste Bet {minimum} ist für No- und Pot-Limit; bei {limit} ist sie {least}: weglassen</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is below the big blind {big}: choose at least {big}</source>
        <comment>settings.minimum_bet_below_blind</comment>
        <translation>die kleinste Bet {minimum} ist unter dem Big Blind {big}: mindestens {big} wählen</translation>
    </message>
    <message>
        <source>betting_unit {unit} is no multiple of smallest_chip {chip}: choose {up}</source>
        <comment>settings.betting_unit</comment>
        <translation>die Setzeinheit {unit} ist kein Vielfaches des kleinsten Chips {chip}: {up} wählen</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is not the smallest of denominations {chips}: choose {least}, or denominations from {chip} on</source>
        <comment>settings.chips_apart</comment>
        <translation>der kleinste Chip {chip} ist nicht der kleinste der Chips auf dem Tisch {chips}: {least} wählen, oder Chips ab {chip}</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is none of denominations {chips}: choose one of them, or denominations from {chip} on</source>
        <comment>settings.chip_not_named</comment>
        <translation>der kleinste Chip {chip} ist keiner der Chips auf dem Tisch {chips}: einen davon wählen, oder Chips ab {chip}</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the betting unit {step}: choose {up}</source>
        <comment>settings.no_units</comment>
        <translation>{key}: {amount} ist kein Vielfaches der Setzeinheit {step}: {up} wählen</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the smallest chip {step}: choose {up}</source>
        <comment>settings.no_chips</comment>
        <translation>{key}: {amount} ist kein Vielfaches des kleinsten Chips {step}: {up} wählen</translation>
    </message>
    <message>
        <source>level {number}: {problem}</source>
        <comment>settings.level</comment>
        <translation>Level {number}: {problem}</translation>
    </message>
    <message>
        <source>levels say the stakes, and so do the games of a mix: leave one of them out</source>
        <comment>settings.mix_with_levels</comment>
        <translation>Level nennen die Einsätze, die Spiele eines Mixes auch: eines von beiden weglassen</translation>
    </message>
    <message>
        <source>prizes need a currency, for instance EUR</source>
        <comment>settings.prizes_without_currency</comment>
        <translation>Preise brauchen eine Währung, zum Beispiel EUR</translation>
    </message>
    <message>
        <source>prizes belong to a tournament: choose the tournament preset or give levels</source>
        <comment>settings.prizes_in_cash_game</comment>
        <translation>Preise gehören zu einem Turnier: die Turnier-Vorlage wählen oder Levels angeben</translation>
    </message>
    <message>
        <source>prizes are paid by shares or as fixed amounts: leave one of the two out</source>
        <comment>settings.prizes_twice</comment>
        <translation>Preise gehen nach Anteilen oder sind feste Beträge: eines von beiden weglassen</translation>
    </message>
    <message>
        <source>money needs a currency, for instance EUR</source>
        <comment>settings.money_without_currency</comment>
        <translation>Geld braucht eine Währung, zum Beispiel EUR</translation>
    </message>
    <message>
        <source>the time charge needs an amount in chips</source>
        <comment>settings.time_without_amount</comment>
        <translation>die Zeitgebühr braucht einen Betrag in Chips</translation>
    </message>
    <message>
        <source>a kill needs kill.on: two_in_a_row, scoop or pot_over; or else kill.voluntary</source>
        <comment>settings.kill_without_cause</comment>
        <translation>ein Kill braucht einen Anlass: zwei Siege in Folge, Scoop oder großer Pot, oder freiwillige Kills</translation>
    </message>
    <message>
        <source>kill.on scoop is for high-low games, {id} has one winner: choose two_in_a_row or pot_over</source>
        <comment>settings.scoop</comment>
        <translation>Scoop-Kills gibt es im Hi-Lo, {id} hat einen Gewinner: zwei Siege in Folge oder großer Pot wählen</translation>
    </message>
    <message>
        <source>straddles, the rock and sleepers go by the big blind: give blinds, or play without them</source>
        <comment>settings.straddle_without_blinds</comment>
        <translation>Straddles, Rock und Sleeper richten sich nach dem Big Blind: Blinds angeben oder ohne spielen</translation>
    </message>
    <message>
        <source>no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun</source>
        <comment>settings.straddle_in_tournament</comment>
        <translation>im Turnier keine Straddles, wenn nicht verlangt: Straddles wählen, zum Beispiel under the gun</translation>
    </message>
    <message>
        <source>rake needs a percentage, an amount or a jackpot drop</source>
        <comment>settings.rake_without_measure</comment>
        <translation>Rake braucht Prozent, einen Betrag oder einen Drop</translation>
    </message>
    <message>
        <source>rake goes by percent or by amount, not both: leave one out</source>
        <comment>settings.rake_twice</comment>
        <translation>Rake geht nach Prozent oder je Betrag, nicht beides: eins weglassen</translation>
    </message>
    <message>
        <source>the jackpot drop needs an amount in chips</source>
        <comment>settings.jackpot_without_amount</comment>
        <translation>der Promotion-Drop braucht einen Betrag in Chips</translation>
    </message>
    <message>
        <source>a kill is posted as a multiple of the big blind: give blinds, or play without kills</source>
        <comment>settings.kill_without_blinds</comment>
        <translation>ein Kill wird als Vielfaches des Big Blinds gepostet: Blinds angeben oder ohne Kill spielen</translation>
    </message>
    <message>
        <source>{word} is said by the games of the mix themselves: say mix anew, or a game to leave it</source>
        <comment>settings.mix_says</comment>
        <translation>{word} sagen die Spiele des Mixes selbst: mix neu angeben, oder ein Spiel, um ihn zu verlassen</translation>
    </message>
    <message>
        <source>mix: game {number}: {problem}</source>
        <comment>settings.mix_game</comment>
        <translation>mix: Spiel {number}: {problem}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}; allowed: {allowed}</source>
        <comment>settings.type</comment>
        <translation>{key} kann nicht {value} sein; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; the nearest is {nearest}; allowed: {allowed}</source>
        <comment>settings.bounds</comment>
        <translation>{key}: {value} ist außerhalb; am nächsten: {nearest}; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; allowed: {allowed}</source>
        <comment>settings.out_of_bounds</comment>
        <translation>{key}: {value} ist außerhalb; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{key} needs {wrong}</source>
        <comment>settings.needs</comment>
        <translation>{key} braucht {wrong}</translation>
    </message>
    <message>
        <source>mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix</source>
        <comment>settings.mix_key</comment>
        <translation>mix: Spiel {number} kann {whole} nicht sagen, das gilt für den ganzen Tisch: neben mix angeben</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet, for instance {small}/{big}</source>
        <comment>settings.fixed_without_bets_as</comment>
        <translation>Fixed Limit braucht Small Bet und Big Bet, zum Beispiel {small} / {big}</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs a bring_in, usually an ante too</source>
        <comment>settings.stud_for_nothing</comment>
        <translation>keine Blinds, keine Ante, kein Bring-in: {id} braucht ein Bring-in, meist auch eine Ante</translation>
    </message>
    <message>
        <source>the bring-in {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.bring_in_above_bet</comment>
        <translation>das Bring-in {amount} ist über der Bet der ersten Setzrunde, {first}: höchstens {first} wählen</translation>
    </message>
    <message>
        <source>cap {cap} is below the bring-in {least}: choose at least {least}</source>
        <comment>settings.cap_below_bring_in</comment>
        <translation>Cap {cap} ist unter dem Bring-in {least}: mindestens {least} wählen</translation>
    </message>
    <message>
        <source>{problems}</source>
        <comment>settings.several</comment>
        <translation>{problems}</translation>
    </message>
    <message>
        <source>{key}: {value} is no whole number; allowed: {allowed}</source>
        <comment>settings.no_whole_number</comment>
        <translation>{key}: {value} ist keine ganze Zahl; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is negative; allowed: {allowed}</source>
        <comment>settings.negative</comment>
        <translation>{key}: {value} ist negativ; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Undo: {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Redo: {of}</translation>
    </message>
    <message>
        <source>Correct hand {hand}: {of}</source>
        <comment>step.amend</comment>
        <translation>Hand {hand} korrigieren: {of}</translation>
    </message>
    <message>
        <source>the table opens: {game}</source>
        <comment>step.open</comment>
        <translation>der Tisch öffnet: {game}</translation>
    </message>
    <message>
        <source>the settings change</source>
        <comment>step.change</comment>
        <translation>die Regeln ändern sich</translation>
    </message>
    <message>
        <source>{player} sits down in seat {seat} with {stack}</source>
        <comment>step.sit</comment>
        <translation>{player} nimmt Platz {seat} ein, mit {stack}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>step.floor_wanted</comment>
        <translation>der Floor ist gerufen</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>step.floor_was_here</comment>
        <translation>der Floor war da</translation>
    </message>
    <message>
        <source>note {note} of the room is accepted</source>
        <comment>step.note.accepted</comment>
        <translation>Notiz {note} des Kartenraums ist angenommen</translation>
    </message>
    <message>
        <source>note {note} of the room is declined</source>
        <comment>step.note.declined</comment>
        <translation>Notiz {note} des Kartenraums ist abgelehnt</translation>
    </message>
    <message>
        <source>seat {seat} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>Platz {seat} geht an Tisch {table}</translation>
    </message>
    <message>
        <source>seat {seat} leaves</source>
        <comment>step.leave</comment>
        <translation>Platz {seat} verlässt den Tisch</translation>
    </message>
    <message>
        <source>seat {seat} sits out</source>
        <comment>step.sit_out</comment>
        <translation>Platz {seat} setzt aus</translation>
    </message>
    <message>
        <source>seat {seat} comes back</source>
        <comment>step.sit_in</comment>
        <translation>Platz {seat} kommt zurück</translation>
    </message>
    <message>
        <source>seat {seat} posts to come in</source>
        <comment>step.sit_in.post</comment>
        <translation>Platz {seat} postet und kommt ins Spiel</translation>
    </message>
    <message>
        <source>seat {seat} waits for the big blind</source>
        <comment>step.sit_in.wait</comment>
        <translation>Platz {seat} wartet auf den Big Blind</translation>
    </message>
    <message>
        <source>seat {seat} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>Platz {seat} kauft den Button</translation>
    </message>
    <message>
        <source>seat {seat} takes over the place</source>
        <comment>step.sit_in.take_over</comment>
        <translation>Platz {seat} wird übernommen</translation>
    </message>
    <message>
        <source>seat {seat} comes in and kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>Platz {seat} steigt ein und killt die nächste</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}</source>
        <comment>step.add_chips</comment>
        <translation>Platz {seat} kauft {amount}</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}, on the way</source>
        <comment>step.add_chips.behind</comment>
        <translation>Platz {seat} kauft {amount}, unterwegs</translation>
    </message>
    <message>
        <source>seat {seat} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>Platz {seat}: Rebuy {amount}</translation>
    </message>
    <message>
        <source>seat {seat} takes an add-on of {amount}</source>
        <comment>step.add_on</comment>
        <translation>Platz {seat}: Add-on {amount}</translation>
    </message>
    <message>
        <source>seat {seat} moves to seat {to}</source>
        <comment>step.move</comment>
        <translation>Platz {seat} wechselt auf Platz {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {player} now</source>
        <comment>step.rename</comment>
        <translation>Platz {seat} ist jetzt {player}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>step.button</comment>
        <translation>der Button kommt auf Platz {seat}</translation>
    </message>
    <message>
        <source>the rock goes to seat {seat}</source>
        <comment>step.rock</comment>
        <translation>der Rock geht an Platz {seat}</translation>
    </message>
    <message>
        <source>seat {seat} gets {amount} on a marker</source>
        <comment>step.marker</comment>
        <translation>Platz {seat} bekommt {amount} auf Marker</translation>
    </message>
    <message>
        <source>seat {seat} straddles to {to}</source>
        <comment>step.straddle</comment>
        <translation>Platz {seat} straddelt auf {to}</translation>
    </message>
    <message>
        <source>seat {seat} sleeps {to}</source>
        <comment>step.sleeper</comment>
        <translation>Platz {seat}: Sleeper auf {to}</translation>
    </message>
    <message>
        <source>seat {seat} kills the pot</source>
        <comment>step.kill</comment>
        <translation>Platz {seat} killt den Pot</translation>
    </message>
    <message>
        <source>level {number} begins</source>
        <comment>step.level</comment>
        <translation>Level {number} beginnt</translation>
    </message>
    <message>
        <source>the next level begins</source>
        <comment>step.level.next</comment>
        <translation>das nächste Level beginnt</translation>
    </message>
    <message>
        <source>the level clock goes on</source>
        <comment>step.level_clock.on</comment>
        <translation>die Leveluhr läuft weiter</translation>
    </message>
    <message>
        <source>the level clock is paused</source>
        <comment>step.level_clock.off</comment>
        <translation>die Leveluhr ist angehalten</translation>
    </message>
    <message>
        <source>game {number} of the mix is chosen</source>
        <comment>step.choose</comment>
        <translation>Spiel {number} des Mixes ist gewählt</translation>
    </message>
    <message>
        <source>the coming hand has {boards} boards</source>
        <comment>step.boards</comment>
        <translation>die nächste Hand hat {boards} Boards</translation>
    </message>
    <message>
        <source>{reason} is collected</source>
        <comment>step.collect</comment>
        <translation>{reason} wird eingesammelt</translation>
    </message>
    <message>
        <source>seat {seat} takes the call back</source>
        <comment>step.take_back</comment>
        <translation>Platz {seat} nimmt den Call zurück</translation>
    </message>
    <message>
        <source>a bomb pot of {ante} is called</source>
        <comment>step.bomb</comment>
        <translation>ein Bomb Pot zu {ante} ist angesagt</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>step.splash</comment>
        <translation>das Haus gibt {amount} dazu</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>step.split</comment>
        <translation>die Preise werden geteilt</translation>
    </message>
    <message>
        <source>the seats are drawn</source>
        <comment>step.draw</comment>
        <translation>die Plätze werden ausgelost</translation>
    </message>
    <message>
        <source>the chips are changed, {chip} is the smallest</source>
        <comment>step.race</comment>
        <translation>die Chips werden getauscht, {chip} ist der kleinste</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all</source>
        <comment>step.expense</comment>
        <translation>{player} hat {amount} für alle ausgelegt</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all ({reason})</source>
        <comment>step.expense.for</comment>
        <translation>{player} hat {amount} für alle ausgelegt ({reason})</translation>
    </message>
    <message>
        <source>expense {number} is dropped</source>
        <comment>step.expense.off</comment>
        <translation>Auslage {number} entfällt</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, settled today</source>
        <comment>step.carry</comment>
        <translation>{player} schuldet noch {amount}, heute abgerechnet</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, not settled today</source>
        <comment>step.carry.off</comment>
        <translation>{player} schuldet noch {amount}, nicht heute abgerechnet</translation>
    </message>
    <message>
        <source>how all settle is changed</source>
        <comment>step.settle</comment>
        <translation>die Art der Abrechnung wird geändert</translation>
    </message>
    <message>
        <source>hand {hand} is dealt</source>
        <comment>step.deal</comment>
        <translation>Hand {hand} ist gegeben</translation>
    </message>
    <message>
        <source>seat {seat} has to bring it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>Platz {seat} muss das Bring-in zahlen</translation>
    </message>
    <message>
        <source>seat {seat} is first to act</source>
        <comment>step.first</comment>
        <translation>Platz {seat} beginnt</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>ein offenes Paar</translation>
    </message>
    <message>
        <source>seat {seat} folds</source>
        <comment>step.fold</comment>
        <translation>Platz {seat} foldet</translation>
    </message>
    <message>
        <source>seat {seat} checks</source>
        <comment>step.check</comment>
        <translation>Platz {seat} checkt</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}</source>
        <comment>step.call</comment>
        <translation>Platz {seat} callt {put}</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}, all-in</source>
        <comment>step.call.all_in</comment>
        <translation>Platz {seat} callt {put}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}</source>
        <comment>step.bet</comment>
        <translation>Platz {seat} setzt {to}</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}, all-in</source>
        <comment>step.bet.all_in</comment>
        <translation>Platz {seat} setzt {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}</source>
        <comment>step.raise</comment>
        <translation>Platz {seat} erhöht auf {to}</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}, all-in</source>
        <comment>step.raise.all_in</comment>
        <translation>Platz {seat} erhöht auf {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}</source>
        <comment>step.complete</comment>
        <translation>Platz {seat} completet auf {to}</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}, all-in</source>
        <comment>step.complete.all_in</comment>
        <translation>Platz {seat} completet auf {to}, all-in</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}</source>
        <comment>step.bring_in</comment>
        <translation>Platz {seat} zahlt das Bring-in, {put}</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}, all-in</source>
        <comment>step.bring_in.all_in</comment>
        <translation>Platz {seat} zahlt das Bring-in, {put}, all-in</translation>
    </message>
    <message>
        <source>{count} players fold, seat {seat} the last</source>
        <comment>step.fold_to</comment>
        <translation>Fold: {count} Spieler, zuletzt Platz {seat}</translation>
    </message>
    <message>
        <source>{count} players check, seat {seat} the last</source>
        <comment>step.check_to</comment>
        <translation>Check: {count} Spieler, zuletzt Platz {seat}</translation>
    </message>
    <message>
        <source>seat {seat} acts out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>Platz {seat} handelt außer der Reihe</translation>
    </message>
    <message>
        <source>seat {seat} pays seat {to} {amount} ({reason})</source>
        <comment>step.pay</comment>
        <translation>Platz {seat} zahlt Platz {to} {amount} ({reason})</translation>
    </message>
    <message>
        <source>seat {seat} gives {amount} ({reason})</source>
        <comment>step.take</comment>
        <translation>Platz {seat} gibt {amount} ({reason})</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>step.dealer</comment>
        <translation>Dealer: {name}</translation>
    </message>
    <message>
        <source>the clock is called on seat {seat}</source>
        <comment>step.clock</comment>
        <translation>die Uhr läuft für Platz {seat}</translation>
    </message>
    <message>
        <source>seat {seat} shows {cards}</source>
        <comment>step.show</comment>
        <translation>Platz {seat} zeigt {cards}</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <comment>step.cards</comment>
        <translation>Karten eingegeben</translation>
    </message>
    <message>
        <source>the chips of seat {seat} have come</source>
        <comment>step.chips_in</comment>
        <translation>die Chips von Platz {seat} sind da</translation>
    </message>
    <message>
        <source>seat {seat} mucks</source>
        <comment>step.muck</comment>
        <translation>Platz {seat} muckt</translation>
    </message>
    <message>
        <source>misdeal: {reason}</source>
        <comment>step.misdeal</comment>
        <translation>Misdeal: {reason}</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>step.dead_hand</comment>
        <translation>die Hand von Platz {seat} ist tot</translation>
    </message>
    <message>
        <source>the street is taken back</source>
        <comment>step.street_back</comment>
        <translation>die Street wird zurückgenommen</translation>
    </message>
    <message>
        <source>seat {seat} counted: {stack}</source>
        <comment>step.count</comment>
        <translation>Platz {seat} gezählt: {stack}</translation>
    </message>
    <message>
        <source>the last rebuy of seat {seat} is put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>der letzte Rebuy von Platz {seat} ist richtiggestellt</translation>
    </message>
    <message>
        <source>the last add-on of seat {seat} is put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>das letzte Add-on von Platz {seat} ist richtiggestellt</translation>
    </message>
    <message>
        <source>the last purchase of seat {seat} is put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>der letzte Kauf von Platz {seat} ist richtiggestellt</translation>
    </message>
    <message>
        <source>buy-in of seat {seat} put right, stack {stack}</source>
        <comment>step.count.bought</comment>
        <translation>Buy-in von Platz {seat} berichtigt, Stack {stack}</translation>
    </message>
    <message>
        <source>the floor decides: {choice}</source>
        <comment>step.floor</comment>
        <translation>der Floor entscheidet: {choice}</translation>
    </message>
    <message>
        <source>seat {seat} was dealt in without posting</source>
        <comment>step.unposted</comment>
        <translation>Platz {seat} bekam Karten, ohne zu posten</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>step.end</comment>
        <translation>die Sitzung endet</translation>
    </message>
    <message>
        <source>the next street is dealt</source>
        <comment>step.street</comment>
        <translation>die nächste Street ist gegeben</translation>
    </message>
    <message>
        <source>{cards} is dealt</source>
        <comment>step.street.cards</comment>
        <translation>{cards} gegeben</translation>
    </message>
    <message>
        <source>the rest is dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>der Rest wird {times}-mal gegeben</translation>
    </message>
    <message>
        <source>hand {hand} is awarded</source>
        <comment>step.award</comment>
        <translation>Hand {hand} ist vergeben</translation>
    </message>
    <message>
        <source>seat {seat} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>Platz {seat} gewinnt {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {action}</source>
        <comment>step.said</comment>
        <translation>Platz {seat}: {action}</translation>
    </message>
    <message>
        <source>seat {seat}: {action} {to}</source>
        <comment>step.said.to</comment>
        <translation>Platz {seat}: {action} {to}</translation>
    </message>
    <message>
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>{of} und {count} weitere</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>step.other</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session} is new here: {count} steps</source>
        <comment>travel.new</comment>
        <translation>Sitzung {session} ist hier neu: {count} Schritte</translation>
    </message>
    <message>
        <source>session {session} goes on with {count} steps</source>
        <comment>travel.more</comment>
        <translation>Sitzung {session} geht um {count} Schritte weiter</translation>
    </message>
    <message>
        <source>session {session} is here already, all of it</source>
        <comment>travel.same</comment>
        <translation>Sitzung {session} ist schon hier, vollständig</translation>
    </message>
    <message>
        <source>session {session} is here already; payments marked anew: {count}</source>
        <comment>travel.settled</comment>
        <translation>Sitzung {session} ist schon hier; neu vermerkte Zahlungen: {count}</translation>
    </message>
    <message>
        <source>the file is no evening of Feltbook</source>
        <comment>travel.no_pack</comment>
        <translation>die Datei ist kein Abend von Feltbook</translation>
    </message>
    <message>
        <source>a newer Feltbook packed it</source>
        <comment>travel.newer</comment>
        <translation>ein neueres Feltbook hat sie gepackt</translation>
    </message>
    <message>
        <source>it is larger than an evening can be</source>
        <comment>travel.large</comment>
        <translation>sie ist größer, als ein Abend sein kann</translation>
    </message>
    <message>
        <source>step {step} is not the one that was packed</source>
        <comment>travel.broken</comment>
        <translation>Schritt {step} ist nicht der, der gepackt wurde</translation>
    </message>
    <message>
        <source>it ends before its last step</source>
        <comment>travel.cut</comment>
        <translation>sie endet vor ihrem letzten Schritt</translation>
    </message>
    <message>
        <source>it goes on after step {after}, and this book has only {steps} steps of that session: bring the first half before</source>
        <comment>travel.gap</comment>
        <translation>sie geht nach Schritt {after} weiter, und dieses Buch hat nur {steps} Schritte der Sitzung: zuerst die erste Hälfte holen</translation>
    </message>
    <message>
        <source>at step {step} the session goes another way than in this book; both stay as they are</source>
        <comment>travel.fork</comment>
        <translation>ab Schritt {step} geht die Sitzung einen anderen Weg als in diesem Buch; beide bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>it does not prove itself: {what}</source>
        <comment>travel.unproven</comment>
        <translation>sie ist nicht beweisbar: {what}</translation>
    </message>
    <message>
        <source>a bet is at least {minimum}</source>
        <comment>limits.minimum</comment>
        <translation>eine Bet ist mindestens {minimum}</translation>
    </message>
    <message>
        <source>small bet {small} on the early rounds, big bet {big} on the late ones</source>
        <comment>limits.bets</comment>
        <translation>Small Bet {small} in frühen Runden, Big Bet {big} in späten</translation>
    </message>
    <message>
        <source>the kill stands for the big blind: {minimum}</source>
        <comment>limits.kill_blind</comment>
        <translation>der Kill steht für den Big Blind: {minimum}</translation>
    </message>
    <message>
        <source>{limit} has no fixed bets</source>
        <comment>limits.none</comment>
        <translation>{limit} hat keine festen Bets</translation>
    </message>
    <message>
        <source>a bet and {cap} raises a round</source>
        <comment>raises.cap</comment>
        <translation>eine Bet und {cap} Raises je Setzrunde</translation>
    </message>
    <message>
        <source>made so far: {made}</source>
        <comment>raises.made</comment>
        <translation>bisher gemacht: {made}</translation>
    </message>
    <message>
        <source>each straddle is one of them</source>
        <comment>raises.straddle</comment>
        <translation>jeder Straddle zählt als einer davon</translation>
    </message>
    <message>
        <source>capped: it stays so until the round is over</source>
        <comment>raises.capped</comment>
        <translation>gecappt: so bleibt es bis zum Ende der Setzrunde</translation>
    </message>
    <message>
        <source>{limit} has no cap on raises</source>
        <comment>raises.unlimited</comment>
        <translation>{limit} kennt keinen Cap für Raises</translation>
    </message>
    <message>
        <source>the house caps no round</source>
        <comment>raises.none</comment>
        <translation>das Haus cappt keine Setzrunde</translation>
    </message>
    <message>
        <source>two are left who can bet: no cap</source>
        <comment>raises.heads_up</comment>
        <translation>zwei können noch setzen: kein Cap</translation>
    </message>
    <message>
        <source>all in for {call}</source>
        <comment>call.short</comment>
        <translation>all-in für {call}</translation>
    </message>
    <message>
        <source>{bet} in front matches the bet</source>
        <comment>call.none</comment>
        <translation>{bet} vorne deckt die Bet</translation>
    </message>
    <message>
        <source>nobody is to act now</source>
        <comment>nobody_to_act</comment>
        <translation>jetzt ist niemand dran</translation>
    </message>
    <message>
        <source>seat {seat} is next clockwise of those who can act</source>
        <comment>act.next</comment>
        <translation>Platz {seat} ist im Uhrzeigersinn der nächste, der handeln kann</translation>
    </message>
    <message>
        <source>seat {seat} was passed over: the street shown too early is taken back</source>
        <comment>act.passed_over</comment>
        <translation>Platz {seat} wurde übergangen: die zu früh gezeigte Street ist zurückgenommen</translation>
    </message>
    <message>
        <source>the round starts left of the last straddle, seat {seat}</source>
        <comment>act.straddle</comment>
        <translation>die Runde beginnt links vom letzten Straddle, Platz {seat}</translation>
    </message>
    <message>
        <source>the killer, seat {seat}, acts last</source>
        <comment>act.killer</comment>
        <translation>der Killer, Platz {seat}, handelt zuletzt</translation>
    </message>
    <message>
        <source>the round starts left of seat {seat}</source>
        <comment>act.blind</comment>
        <translation>die Runde beginnt links von Platz {seat}</translation>
    </message>
    <message>
        <source>left of the button, seat {seat}</source>
        <comment>act.button</comment>
        <translation>links vom Button, Platz {seat}</translation>
    </message>
    <message>
        <source>the best hand showing starts</source>
        <comment>act.shows</comment>
        <translation>die beste offene Hand beginnt</translation>
    </message>
    <message>
        <source>the dealer named who starts</source>
        <comment>act.starts</comment>
        <translation>der Dealer hat genannt, wer beginnt</translation>
    </message>
    <message>
        <source>the dealer named who brings it in</source>
        <comment>act.named</comment>
        <translation>der Dealer hat genannt, wer das Bring-in zahlt</translation>
    </message>
    <message>
        <source>no betting is going on, so there is no bet</source>
        <comment>no_betting</comment>
        <translation>es wird nicht gesetzt, also gibt es keine Bet</translation>
    </message>
    <message>
        <source>the last straddle is to {bet}</source>
        <comment>bet.straddle</comment>
        <translation>der letzte Straddle ist auf {bet}</translation>
    </message>
    <message>
        <source>everyone calls the kill, {bet}</source>
        <comment>bet.kill</comment>
        <translation>alle callen den Kill, {bet}</translation>
    </message>
    <message>
        <source>nobody has bet in this round</source>
        <comment>bet.none</comment>
        <translation>in dieser Setzrunde hat niemand gesetzt</translation>
    </message>
    <message>
        <source>the bring-in is {bet}</source>
        <comment>bet.bring_in</comment>
        <translation>das Bring-in ist {bet}</translation>
    </message>
    <message>
        <source>a call costs the full big blind, {bet}</source>
        <comment>bet.blind</comment>
        <translation>ein Call kostet den vollen Big Blind, {bet}</translation>
    </message>
    <message>
        <source>the button blind is the only one: a call costs it in full, {blind}</source>
        <comment>bet.button</comment>
        <translation>der Button Blind ist der einzige: ein Call kostet ihn ganz, {blind}</translation>
    </message>
    <message>
        <source>the price of entry is {bet}</source>
        <comment>bet.minimum</comment>
        <translation>der Einstiegspreis ist {bet}</translation>
    </message>
    <message>
        <source>a {kind} from {least} to {most} is open</source>
        <comment>legal.wager</comment>
        <translation>möglich: {kind} von {least} bis {most}</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>legal.check</comment>
        <translation>nichts ist offen</translation>
    </message>
    <message>
        <source>the bring-in has to be paid</source>
        <comment>legal.bring_in</comment>
        <translation>das Bring-in ist zu zahlen</translation>
    </message>
    <message>
        <source>a hand may be given up on every turn</source>
        <comment>legal.fold</comment>
        <translation>wer dran ist, darf die Hand immer aufgeben</translation>
    </message>
    <message>
        <source>smallest bet {bet}</source>
        <comment>min.bet</comment>
        <translation>kleinste Bet {bet}</translation>
    </message>
    <message>
        <source>next multiple of {unit}</source>
        <comment>min.unit</comment>
        <translation>nächstes Vielfaches von {unit}</translation>
    </message>
    <message>
        <source>all in: {bet} + {behind}</source>
        <comment>min.all_in</comment>
        <translation>all-in: {bet} + {behind}</translation>
    </message>
    <message>
        <source>full level {level} + {size}, {bet} of it is in</source>
        <comment>min.complete</comment>
        <translation>volle Stufe {level} + {size}, {bet} davon liegt</translation>
    </message>
    <message>
        <source>bet {bet} + last full bet or raise {raise_by}</source>
        <comment>min.raise</comment>
        <translation>Bet {bet} + letzte volle Bet oder letzter voller Raise {raise_by}</translation>
    </message>
    <message>
        <source>chips without a word from {half} on are brought up to it, fewer are a call</source>
        <comment>min.half</comment>
        <translation>Chips ohne Ansage werden ab {half} darauf ergänzt, weniger ist ein Call</translation>
    </message>
    <message>
        <source>seat {seat} kills: bets of {small} and {big}</source>
        <comment>wager.killed</comment>
        <translation>Platz {seat} killt: Einsätze von {small} und {big}</translation>
    </message>
    <message>
        <source>multiple of {unit} below</source>
        <comment>max.unit</comment>
        <translation>Vielfaches von {unit} darunter</translation>
    </message>
    <message>
        <source>never below the smallest legal wager</source>
        <comment>max.least</comment>
        <translation>nie unter dem kleinsten erlaubten Einsatz</translation>
    </message>
    <message>
        <source>{level} + the range's {high}</source>
        <comment>max.spread</comment>
        <translation>{level} + {high} des Spreads</translation>
    </message>
    <message>
        <source>all in to {to}</source>
        <comment>max.all_in</comment>
        <translation>all-in auf {to}</translation>
    </message>
    <message>
        <source>antes {antes} do not count</source>
        <comment>pl.antes</comment>
        <translation>Antes von {antes} zählen nicht</translation>
    </message>
    <message>
        <source>the small blind counts as a big one: {more} more</source>
        <comment>pl.small</comment>
        <translation>der Small Blind zählt als Big Blind: {more} mehr</translation>
    </message>
    <message>
        <source>the small blind opens as anyone would: {more} more</source>
        <comment>pl.open</comment>
        <translation>der Small Blind eröffnet wie jeder: {more} mehr</translation>
    </message>
    <message>
        <source>short and dead blinds count in full: {more} more</source>
        <comment>pl.missing</comment>
        <translation>kurze und tote Blinds zählen voll: {more} mehr</translation>
    </message>
    <message>
        <source>the pot after the call is rounded up by {more} to {to}</source>
        <comment>pl.round</comment>
        <translation>der Pot nach dem Call wird um {more} auf {to} aufgerundet</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call})</source>
        <comment>pl.half</comment>
        <translation>Bet {bet} + die Hälfte von (Pot {pot} + Call {call})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call}</source>
        <comment>pl.raise</comment>
        <translation>Bet {bet} + Pot {pot} + Call {call}</translation>
    </message>
    <message>
        <source>the pot, {pot}</source>
        <comment>pl.bet</comment>
        <translation>der Pot, {pot}</translation>
    </message>
    <message>
        <source>{bet} in front + pot {pot}</source>
        <comment>pl.option</comment>
        <translation>{bet} vorne + Pot {pot}</translation>
    </message>
    <message>
        <source>nobody is to act, so there is no {of} now</source>
        <comment>nobody_to_act_no</comment>
        <translation>niemand ist dran, also gibt es jetzt kein {of}</translation>
    </message>
    <message>
        <source>a hand can cost no more than the stack</source>
        <comment>limits.no_cap</comment>
        <translation>eine Hand kann nicht mehr kosten als den Stack</translation>
    </message>
    <message>
        <source>a hand costs at most {cap}</source>
        <comment>limits.cap</comment>
        <translation>eine Hand kostet höchstens {cap}</translation>
    </message>
    <message>
        <source>only whole units of {unit} play of it, {to}</source>
        <comment>limits.cap_units</comment>
        <translation>davon spielen nur ganze Einheiten von {unit}, {to}</translation>
    </message>
    <message>
        <source>the kill makes the limits {small} and {big}</source>
        <comment>limits.killed</comment>
        <translation>der Kill macht die Limits zu {small} und {big}</translation>
    </message>
    <message>
        <source>the highest upcard brings it in</source>
        <comment>act.high_card</comment>
        <translation>die höchste offene Karte zahlt das Bring-in</translation>
    </message>
    <message>
        <source>the lowest upcard brings it in</source>
        <comment>act.low_card</comment>
        <translation>die niedrigste offene Karte zahlt das Bring-in</translation>
    </message>
    <message>
        <source>the last wager is to {bet}</source>
        <comment>bet.wager</comment>
        <translation>der letzte Einsatz ist auf {bet}</translation>
    </message>
    <message>
        <source>{call} is owed</source>
        <comment>legal.owed</comment>
        <translation>{call} ist offen</translation>
    </message>
    <message>
        <source>an act was noted out of turn</source>
        <comment>legal.noted</comment>
        <translation>etwas wurde außer der Reihe notiert</translation>
    </message>
    <message>
        <source>who brings it in does not fold</source>
        <comment>legal.brings_in</comment>
        <translation>wer das Bring-in zahlt, foldet nicht</translation>
    </message>
    <message>
        <source>an act out of turn binds</source>
        <comment>legal.bound</comment>
        <translation>was außer der Reihe geschah, bindet</translation>
    </message>
    <message>
        <source>all in: {bet} in front + {behind} behind</source>
        <comment>max.all_in_stack</comment>
        <translation>all-in: {bet} vorne + {behind} im Stack</translation>
    </message>
    <message>
        <source>all in: the whole stack, {to}</source>
        <comment>max.all_in_whole</comment>
        <translation>all-in: der ganze Stack, {to}</translation>
    </message>
    <message>
        <source>{bet} in front + {behind} behind</source>
        <comment>max.stack</comment>
        <translation>{bet} vorne + {behind} im Stack</translation>
    </message>
    <message>
        <source>the whole stack, {to}</source>
        <comment>max.whole</comment>
        <translation>der ganze Stack, {to}</translation>
    </message>
    <message>
        <source>all that the cap of the hand lets play, {to}</source>
        <comment>max.cap</comment>
        <translation>alles, was der Cap der Hand zulässt, {to}</translation>
    </message>
    <message>
        <source>all that plays in whole units of {unit}, {to}</source>
        <comment>max.units</comment>
        <translation>alles, was in ganzen Einheiten von {unit} spielt, {to}</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in to {to}</source>
        <comment>max.borrowed</comment>
        <translation>hat in dieser Hand für einen Raise geliehen, darf also nicht all-in auf {to}</translation>
    </message>
    <message>
        <source>bet {level} + {size}</source>
        <comment>max.fixed</comment>
        <translation>Bet {level} + {size}</translation>
    </message>
    <message>
        <source>a bet of {size}</source>
        <comment>max.fixed_bet</comment>
        <translation>eine Bet von {size}</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call} + {more})</source>
        <comment>pl.half_rounded</comment>
        <translation>Bet {bet} + die Hälfte von (Pot {pot} + Call {call} + {more})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call} + {more}</source>
        <comment>pl.raise_rounded</comment>
        <translation>Bet {bet} + Pot {pot} + Call {call} + {more}</translation>
    </message>
    <message>
        <source>nobody else can put in more than the bet as it stands</source>
        <comment>closed.opponents_all_in</comment>
        <translation>sonst kann keiner mehr als die jetzige Bet setzen</translation>
    </message>
    <message>
        <source>the stack reaches no further than the call</source>
        <comment>closed.short_stack</comment>
        <translation>der Stack reicht nicht weiter als der Call</translation>
    </message>
    <message>
        <source>the round is capped, every raise has been made</source>
        <comment>closed.capped</comment>
        <translation>die Setzrunde ist gecappt, alle Raises sind gemacht</translation>
    </message>
    <message>
        <source>already acted, and no full raise has come since</source>
        <comment>closed.option_lost</comment>
        <translation>war schon dran, und seither kam kein voller Raise</translation>
    </message>
    <message>
        <source>checked this round, and the house allows no check-raise</source>
        <comment>closed.no_check_raise</comment>
        <translation>hat in dieser Setzrunde gecheckt, und das Haus erlaubt kein Check-Raise</translation>
    </message>
    <message>
        <source>checked out of turn, so may not bet or raise now</source>
        <comment>closed.checked_out_of_turn</comment>
        <translation>hat außer der Reihe gecheckt, darf jetzt nicht setzen oder erhöhen</translation>
    </message>
    <message>
        <source>acted out of turn, and nothing came in between: only that is open</source>
        <comment>closed.out_of_turn</comment>
        <translation>außer der Reihe gehandelt und nichts kam dazwischen: nur das ist möglich</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in: borrow to call, or fold</source>
        <comment>closed.borrowed_to_raise</comment>
        <translation>hat für einen Raise geliehen, darf also nicht all-in: zum Callen leihen oder folden</translation>
    </message>
    <message>
        <source>seat {seat} buys the button and has it next hand</source>
        <comment>button.bought</comment>
        <translation>Platz {seat} kauft den Button und hat ihn nächste Hand</translation>
    </message>
    <message>
        <source>two are in: the button posts the small blind</source>
        <comment>button.two</comment>
        <translation>zwei sind dabei: der Button postet den Small Blind</translation>
    </message>
    <message>
        <source>the dealer put it on seat {seat}</source>
        <comment>button.first</comment>
        <translation>der Dealer hat ihn auf Platz {seat} gelegt</translation>
    </message>
    <message>
        <source>the big blind of the last hand was seat {seat}</source>
        <comment>button.single</comment>
        <translation>der Big Blind der letzten Hand war Platz {seat}</translation>
    </message>
    <message>
        <source>the small blind position of the last hand was seat {seat}</source>
        <comment>button.dead</comment>
        <translation>der Small Blind der letzten Hand lag auf Platz {seat}</translation>
    </message>
    <message>
        <source>nobody is dealt in there: a dead button</source>
        <comment>button.is_dead</comment>
        <translation>dort bekommt niemand Karten: ein Dead Button</translation>
    </message>
    <message>
        <source>without blinds the button stays where it is</source>
        <comment>button.frozen</comment>
        <translation>ohne Blinds bleibt der Button, wo er ist</translation>
    </message>
    <message>
        <source>seat {seat} is the next player in</source>
        <comment>button.next</comment>
        <translation>Platz {seat} ist der nächste Spieler</translation>
    </message>
    <message>
        <source>nothing that is paid from this level on needs chips smaller than {chip}</source>
        <comment>race.why</comment>
        <translation>nichts, was ab diesem Level gezahlt wird, braucht Chips kleiner als {chip}</translation>
    </message>
    <message>
        <source>seat {seat} has {chips} in smaller chips</source>
        <comment>race.odd</comment>
        <translation>Platz {seat} hat {chips} in kleineren Chips</translation>
    </message>
    <message>
        <source>together {chips}: {won} of {chip} are raced for; half of one counts as one, less goes off the table</source>
        <comment>race.sum</comment>
        <translation>zusammen {chips}: um {won} zu {chip} wird gespielt; ein halber zählt als einer, weniger geht vom Tisch</translation>
    </message>
    <message>
        <source>a card for each small chip, from seat 1 on; one chip at most a player, nobody is raced out (TDA)</source>
        <comment>race.rule</comment>
        <translation>eine Karte für jeden kleinen Chip, ab Platz 1; höchstens ein Chip je Spieler, niemand scheidet aus (TDA)</translation>
    </message>
    <message>
        <source>this table plays without a kill</source>
        <comment>no_kill</comment>
        <translation>dieser Tisch spielt ohne Kill</translation>
    </message>
    <message>
        <source>the kill: big blind {big_blind} x {times}/{over} = {amount}</source>
        <comment>kill.size</comment>
        <translation>der Kill: Big Blind {big_blind} x {times}/{over} = {amount}</translation>
    </message>
    <message>
        <source>a scoop of a pot of {pot} or more makes a kill</source>
        <comment>kill.needed</comment>
        <translation>wer einen Pot von {pot} oder mehr scoopt, macht einen Kill</translation>
    </message>
    <message>
        <source>who wins more than {pot} alone kills the next hand</source>
        <comment>kill.over</comment>
        <translation>wer allein mehr als {pot} gewinnt, killt die nächste Hand</translation>
    </message>
    <message>
        <source>seat {seat} won a pot of {got} alone: too small</source>
        <comment>kill.small</comment>
        <translation>Platz {seat} hat allein einen Pot von {got} gewonnen: zu klein</translation>
    </message>
    <message>
        <source>nobody won every pot: no kill</source>
        <comment>kill.apart</comment>
        <translation>niemand hat alle Pots gewonnen: kein Kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: {needed} wins in a row, alone each time</source>
        <comment>kill.in_a_row</comment>
        <translation>Platz {seat} killt: {needed} Siege in Folge, jedes Mal allein</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won the killed hand alone</source>
        <comment>kill.again</comment>
        <translation>Platz {seat} killt wieder: der Killer hat die Kill-Hand allein gewonnen</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won part of the killed hand</source>
        <comment>kill.split</comment>
        <translation>Platz {seat} killt wieder: der Killer hat einen Teil der Kill-Hand gewonnen</translation>
    </message>
    <message>
        <source>seat {seat} kills: scooped a pot of {got}, {needed} are needed</source>
        <comment>kill.scoop</comment>
        <translation>Platz {seat} killt: hat einen Pot von {got} gescoopt, {needed} sind nötig</translation>
    </message>
    <message>
        <source>seat {seat} kills: won a pot of {got}, more than {needed}</source>
        <comment>kill.pot_over</comment>
        <translation>Platz {seat} killt: hat einen Pot von {got} gewonnen, mehr als {needed}</translation>
    </message>
    <message>
        <source>seat {seat} kills: agreed to on coming into a killed hand</source>
        <comment>kill.agreed</comment>
        <translation>Platz {seat} killt: beim Einstieg in eine Kill-Hand zugesagt</translation>
    </message>
    <message>
        <source>seat {seat} kills: owes it from before</source>
        <comment>kill.owed</comment>
        <translation>Platz {seat} killt: schuldet es von früher</translation>
    </message>
    <message>
        <source>seat {seat} kills by choice</source>
        <comment>kill.chosen</comment>
        <translation>Platz {seat} killt freiwillig</translation>
    </message>
    <message>
        <source>the kill stands for the blind of seat {seat}</source>
        <comment>kill.replaces</comment>
        <translation>der Kill steht für den Blind von Platz {seat}</translation>
    </message>
    <message>
        <source>the blind of seat {seat} is posted as well, dead</source>
        <comment>kill.adds</comment>
        <translation>der Blind von Platz {seat} wird dazu tot gepostet</translation>
    </message>
    <message>
        <source>one kill a hand: the one that seat {seat} agreed to comes after it</source>
        <comment>kill.waits</comment>
        <translation>ein Kill pro Hand: der, den Platz {seat} zugesagt hat, kommt danach</translation>
    </message>
    <message>
        <source>it stays: {got} of the {needed} that the others had to add were in</source>
        <comment>kill.short</comment>
        <translation>es bleibt dabei: {got} der {needed}, die die anderen dazulegen müssen, waren drin</translation>
    </message>
    <message>
        <source>the kill button is neutral</source>
        <comment>kill.neutral</comment>
        <translation>der Kill-Button ist neutral</translation>
    </message>
    <message>
        <source>seat {seat} holds the kill button, {legs} of {needed} legs</source>
        <comment>kill.legs</comment>
        <translation>Platz {seat} hat den Kill-Button, {legs} von {needed} Legs</translation>
    </message>
    <message>
        <source>seat {seat} is back with {legs} of {needed} legs: they count in the first hand dealt to the seat</source>
        <comment>kill.kept</comment>
        <translation>Platz {seat} ist mit {legs} von {needed} Legs zurück: sie zählen in der ersten Hand, in der er Karten bekommt</translation>
    </message>
    <message>
        <source>{got} of the {need} that the others must add beyond the blinds are in</source>
        <comment>kill.qualify</comment>
        <translation>{got} der {need}, die andere über die Blinds hinaus zahlen müssen, liegen</translation>
    </message>
    <message>
        <source>nobody straddles</source>
        <comment>straddle.none</comment>
        <translation>niemand straddelt</translation>
    </message>
    <message>
        <source>this table plays without a rock</source>
        <comment>plays_no_rock</comment>
        <translation>dieser Tisch spielt ohne Rock</translation>
    </message>
    <message>
        <source>nobody owes anything</source>
        <comment>dues.none</comment>
        <translation>niemand schuldet etwas</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make now</source>
        <comment>no_due</comment>
        <translation>Platz {seat} hat jetzt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>seat {seat} is new: a big blind of {big}, or the big blind in its turn</source>
        <comment>due.new</comment>
        <translation>Platz {seat} ist neu: ein Big Blind von {big}, oder der Big Blind, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>seat {seat} is new: in lowball twice the big blind, {big}, or the big blind in its turn</source>
        <comment>due.new_lowball</comment>
        <translation>Platz {seat} ist neu: im Lowball das Doppelte des Big Blinds, {big}, oder der Big Blind, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>seat {seat} is new and owes nothing: no blind has passed the seat yet</source>
        <comment>due.new_free</comment>
        <translation>Platz {seat} ist neu und schuldet nichts: noch kein Blind ist am Platz vorbei</translation>
    </message>
    <message>
        <source>seat {seat} missed big blind {big}, small blind {small}</source>
        <comment>due.missed</comment>
        <translation>Platz {seat} hat Big Blind {big} und Small Blind {small} verpasst</translation>
    </message>
    <message>
        <source>seat {seat} missed a big blind of {big}</source>
        <comment>due.missed_big</comment>
        <translation>Platz {seat} hat einen Big Blind von {big} verpasst</translation>
    </message>
    <message>
        <source>seat {seat} missed a small blind of {small}</source>
        <comment>due.missed_small</comment>
        <translation>Platz {seat} hat einen Small Blind von {small} verpasst</translation>
    </message>
    <message>
        <source>seat {seat} left owing this and is back: it is still owed</source>
        <comment>due.returned</comment>
        <translation>Platz {seat} ist damit schuldig gegangen und wieder da: Es ist noch offen</translation>
    </message>
    <message>
        <source>and, having left, the big blind of {big} that a newcomer posts</source>
        <comment>due.returned_new</comment>
        <translation>dazu der Big Blind von {big}, den ein neuer Spieler postet, wegen des Weggangs</translation>
    </message>
    <message>
        <source>seat {seat} missed the button's ante of {ante}</source>
        <comment>due.missed_ante</comment>
        <translation>Platz {seat} hat das Button-Ante von {ante} verpasst</translation>
    </message>
    <message>
        <source>and the button's ante of {ante}</source>
        <comment>due.ante</comment>
        <translation>und die Ante des Buttons von {ante}</translation>
    </message>
    <message>
        <source>seat {seat} changed seats: {hands} hands are sat out, or a live big blind is posted</source>
        <comment>due.moved</comment>
        <translation>Platz {seat} hat gewechselt: aussetzen (Hände: {hands}) oder einen Big Blind live posten</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead</source>
        <comment>due.post</comment>
        <translation>{live} live und {dead} tot posten</translation>
    </message>
    <message>
        <source>the big blind comes with the next deal: {big} is posted, nothing else is taken</source>
        <comment>due.on_big_blind</comment>
        <translation>mit der nächsten Hand ist der Big Blind da: {big} werden gepostet, sonst wird nichts genommen</translation>
    </message>
    <message>
        <source>or wait for the big blind, in {hands} hands</source>
        <comment>due.wait</comment>
        <translation>oder auf den Big Blind warten (Hände bis dahin: {hands})</translation>
    </message>
    <message>
        <source>or wait for the big blind, in one hand</source>
        <comment>due.wait_one</comment>
        <translation>oder auf den Big Blind warten, in einer Hand</translation>
    </message>
    <message>
        <source>or wait for the big blind: it comes with the next deal</source>
        <comment>due.wait_now</comment>
        <translation>oder auf den Big Blind warten: mit der nächsten Hand ist er da</translation>
    </message>
    <message>
        <source>or buy the button for {live}</source>
        <comment>due.buy</comment>
        <translation>oder den Button für {live} kaufen</translation>
    </message>
    <message>
        <source>or take over the place of who left the seat</source>
        <comment>due.take_over</comment>
        <translation>oder die Stelle dessen übernehmen, der ging</translation>
    </message>
    <message>
        <source>on the return {live} live and {dead} dead are posted, or the big blind in its turn</source>
        <comment>due.back</comment>
        <translation>bei der Rückkehr werden {live} live und {dead} tot gepostet, oder der Big Blind, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>seat {seat} owes a kill of {amount}: posted in the first hand after the return</source>
        <comment>due.kill_debt</comment>
        <translation>Platz {seat} schuldet einen Kill von {amount}: gepostet in der ersten Hand nach der Rückkehr</translation>
    </message>
    <message>
        <source>post {put} now and kill the next hand for {amount}</source>
        <comment>due.kill_next</comment>
        <translation>jetzt {put} posten und die nächste Hand für {amount} killen</translation>
    </message>
    <message>
        <source>nothing is posted now: come in and kill the next hand for {amount}</source>
        <comment>due.kill_next_free</comment>
        <translation>jetzt wird nichts gepostet: einsteigen und die nächste Hand für {amount} killen</translation>
    </message>
    <message>
        <source>{chips} of the stack are on the way</source>
        <comment>seat.behind</comment>
        <translation>{chips} des Stacks sind unterwegs</translation>
    </message>
    <message>
        <source>markers of {chips} are open</source>
        <comment>seat.markers</comment>
        <translation>Marker über {chips} sind offen</translation>
    </message>
    <message>
        <source>a post of {chips} is owed next deal</source>
        <comment>seat.unposted</comment>
        <translation>beim nächsten Geben sind {chips} zu posten</translation>
    </message>
    <message>
        <source>the hand was mucked at the showdown</source>
        <comment>seat.mucked</comment>
        <translation>die Hand wurde beim Showdown gemuckt</translation>
    </message>
    <message>
        <source>{start} at the start - {put} put in = {stack}</source>
        <comment>seat.stack</comment>
        <translation>{start} am Anfang - {put} gesetzt = {stack}</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <comment>seat.held</comment>
        <translation>wartet, bis der Button vorbei ist</translation>
    </message>
    <message>
        <source>no chips: a rebuy brings the player back</source>
        <comment>seat.broke</comment>
        <translation>keine Chips: ein Nachkauf bringt den Spieler zurück</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>seat.away</comment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>is dealt the coming hand</source>
        <comment>seat.in</comment>
        <translation>bekommt in der nächsten Hand Karten</translation>
    </message>
    <message>
        <source>the button has not gone round yet, no blind has passed the seat: is dealt in and owes nothing</source>
        <comment>seat.new_game</comment>
        <translation>der Button war noch nicht ganz herum, kein Blind war am Platz: bekommt Karten und schuldet nichts</translation>
    </message>
    <message>
        <source>the button had not gone round, no blind had passed the seat: came in owing nothing</source>
        <comment>seat.came_free</comment>
        <translation>der Button war noch nicht ganz herum, kein Blind war am Platz: kam ins Spiel und schuldete nichts</translation>
    </message>
    <message>
        <source>{stack} do not cover the small blind of {small}: no hand is dealt, the big blind goes on</source>
        <comment>seat.short</comment>
        <translation>{stack} decken den Small Blind von {small} nicht: keine Hand, der Big Blind geht weiter</translation>
    </message>
    <message>
        <source>lets the blinds pass the new seat</source>
        <comment>seat.deal_off</comment>
        <translation>lässt die Blinds am neuen Platz vorbei</translation>
    </message>
    <message>
        <source>no hand is running: nothing can be misdealt</source>
        <comment>no_hand_to_misdeal</comment>
        <translation>es läuft keine Hand: es gibt keinen Misdeal</translation>
    </message>
    <message>
        <source>{chips} players acted with chips, {acted} acted at all: two or three make a misdeal the floor's</source>
        <comment>misdeal</comment>
        <translation>{chips} Spieler haben mit Chips gehandelt, {acted} überhaupt: ab zwei oder drei ist ein Misdeal Sache des Floors</translation>
    </message>
    <message>
        <source>game {number} of {games} is on</source>
        <comment>mix.game</comment>
        <translation>Spiel {number} von {games} läuft</translation>
    </message>
    <message>
        <source>this table plays one game</source>
        <comment>plays_one_game</comment>
        <translation>an diesem Tisch wird ein Spiel gespielt</translation>
    </message>
    <message>
        <source>an all-in for {level} in all ends it</source>
        <comment>pot.level</comment>
        <translation>ein All-in für insgesamt {level} schließt ihn ab</translation>
    </message>
    <message>
        <source>seats {seats} have yet to put in their share</source>
        <comment>pot.unmatched</comment>
        <translation>den Plätzen {seats} fehlt noch ihr Anteil</translation>
    </message>
    <message>
        <source>{before} from before + {front} in front of the players</source>
        <comment>total</comment>
        <translation>{before} von vorher + {front} vor den Spielern</translation>
    </message>
    <message>
        <source>+ {chips} from the house</source>
        <comment>total.splash</comment>
        <translation>+ {chips} vom Haus</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s went back: nobody put in as much</source>
        <comment>returned</comment>
        <translation>{chips} von Platz {seat} gingen zurück: niemand hat so viel gesetzt</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s bet is called by nobody so far</source>
        <comment>returned.open</comment>
        <translation>{chips} von Platz {seat} callt bisher niemand</translation>
    </message>
    <message>
        <source>every chip is matched</source>
        <comment>returned.none</comment>
        <translation>jeder Chip ist gedeckt</translation>
    </message>
    <message>
        <source>this table takes no rake</source>
        <comment>rake.none</comment>
        <translation>dieser Tisch nimmt keinen Rake</translation>
    </message>
    <message>
        <source>all pots together {pot}</source>
        <comment>rake.pot</comment>
        <translation>alle Pots zusammen {pot}</translation>
    </message>
    <message>
        <source>of {counted}: {share}</source>
        <comment>rake.share</comment>
        <translation>von {counted}: {share}</translation>
    </message>
    <message>
        <source>no hand is running, so there is no pot</source>
        <comment>no_hand_no_pot</comment>
        <translation>es läuft keine Hand, also gibt es keinen Pot</translation>
    </message>
    <message>
        <source>no pot has been awarded since the last deal</source>
        <comment>no_award</comment>
        <translation>seit dem letzten Geben wurde kein Pot vergeben</translation>
    </message>
    <message>
        <source>{name} {amount}: seats {seats}</source>
        <comment>pot</comment>
        <translation>{name} {amount}: Plätze {seats}</translation>
    </message>
    <message>
        <source>{dead} dead chips belong to the main pot</source>
        <comment>pot.dead</comment>
        <translation>{dead} tote Chips gehören in den Main Pot</translation>
    </message>
    <message>
        <source>{chips} splashed by the house</source>
        <comment>pot.splash</comment>
        <translation>{chips} vom Haus gesplasht</translation>
    </message>
    <message>
        <source>nothing is due</source>
        <comment>reminders.none</comment>
        <translation>nichts ist fällig</translation>
    </message>
    <message>
        <source>{raked} of rake in the session</source>
        <comment>raked</comment>
        <translation>{raked} Rake in der Sitzung</translation>
    </message>
    <message>
        <source>{dropped} for promotions beside it</source>
        <comment>raked.drop</comment>
        <translation>dazu {dropped} für Promotions</translation>
    </message>
    <message>
        <source>no clock is running</source>
        <comment>no_clock</comment>
        <translation>es läuft keine Uhr</translation>
    </message>
    <message>
        <source>seat {seat}: {texts}</source>
        <comment>floor</comment>
        <translation>Platz {seat}: {texts}</translation>
    </message>
    <message>
        <source>the pot sets the maximum, so players are told it</source>
        <comment>show.limit</comment>
        <translation>der Pot bestimmt das Maximum, darum erfahren ihn die Spieler</translation>
    </message>
    <message>
        <source>no stand-up game is on</source>
        <comment>stand_up_off</comment>
        <translation>es läuft kein Stand-up-Spiel</translation>
    </message>
    <message>
        <source>standing: {seats}; who wins a pot alone sits, the last one pays each of the others</source>
        <comment>standing</comment>
        <translation>es stehen: {seats}; wer allein einen Pot gewinnt, setzt sich hin, der Letzte zahlt allen anderen</translation>
    </message>
    <message>
        <source>bet {bet} - {front} in front</source>
        <comment>call</comment>
        <translation>Bet {bet} - {front} vorne</translation>
    </message>
    <message>
        <source>a bomb pot has the button of its own</source>
        <comment>button.bomb_own</comment>
        <translation>ein Bomb Pot hat seinen eigenen Button</translation>
    </message>
    <message>
        <source>the button stays for a bomb pot</source>
        <comment>button.bomb</comment>
        <translation>beim Bomb Pot bleibt der Button</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}</source>
        <comment>straddle</comment>
        <translation>Platz {seat}: {kind} von {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}, it holds the rock</source>
        <comment>straddle.rock</comment>
        <translation>Platz {seat}: {kind} von {amount}, hat den Rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock.free</comment>
        <translation>der Rock liegt frei</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}</source>
        <comment>post</comment>
        <translation>Platz {seat}: {kind} {amount}</translation>
    </message>
    <message>
        <source>seat {seat} pays the blind of the last hand again</source>
        <comment>post.again</comment>
        <translation>Platz {seat} zahlt den Blind der letzten Hand noch einmal</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}, dead</source>
        <comment>post.dead</comment>
        <translation>Platz {seat}: {kind} {amount}, tot</translation>
    </message>
    <message>
        <source>dealt in, the hand is live</source>
        <comment>seat.dealt</comment>
        <translation>hat Karten, die Hand lebt</translation>
    </message>
    <message>
        <source>the hand was given up</source>
        <comment>seat.folded</comment>
        <translation>die Hand wurde aufgegeben</translation>
    </message>
    <message>
        <source>the hand was declared dead: its chips stay in</source>
        <comment>seat.dead</comment>
        <translation>die Hand wurde für tot erklärt: ihre Chips bleiben im Pot</translation>
    </message>
    <message>
        <source>every chip is in</source>
        <comment>seat.all_in</comment>
        <translation>jeder Chip ist drin</translation>
    </message>
    <message>
        <source>{chips} up over the last hand</source>
        <comment>seat.last_won</comment>
        <translation>{chips} im Plus über die letzte Hand</translation>
    </message>
    <message>
        <source>{chips} down over the last hand</source>
        <comment>seat.last_cost</comment>
        <translation>{chips} im Minus über die letzte Hand</translation>
    </message>
    <message>
        <source>from seat {before}: the big blind comes to seat {seat} no later, so the change costs nothing</source>
        <comment>seat.moved</comment>
        <translation>von Platz {before}: der Big Blind kommt zu Platz {seat} nicht später, der Wechsel kostet also nichts</translation>
    </message>
    <message>
        <source>from seat {before}: until the button has gone round once a change costs nothing</source>
        <comment>seat.moved_first</comment>
        <translation>von Platz {before}: bis der Button einmal herum ist, kostet ein Wechsel nichts</translation>
    </message>
    <message>
        <source>no chips before a full rebuy</source>
        <comment>seat.must_rebuy</comment>
        <translation>keine Chips vor einem vollen Nachkauf</translation>
    </message>
    <message>
        <source>comes in on the big blind, with the next deal</source>
        <comment>seat.on_big_blind</comment>
        <translation>ist mit der nächsten Hand im Big Blind dabei</translation>
    </message>
    <message>
        <source>waits for the big blind</source>
        <comment>seat.waits</comment>
        <translation>wartet auf den Big Blind</translation>
    </message>
    <message>
        <source>comes in as soon as the button has passed</source>
        <comment>seat.comes</comment>
        <translation>kommt ins Spiel, sobald der Button vorbei ist</translation>
    </message>
    <message>
        <source>one kill a hand: that of seat {seat} goes first, this one after it</source>
        <comment>due.after_kill</comment>
        <translation>ein Kill pro Hand: der von Platz {seat} geht vor, dieser kommt danach</translation>
    </message>
    <message>
        <source>come in for nothing</source>
        <comment>due.free</comment>
        <translation>umsonst einsteigen</translation>
    </message>
    <message>
        <source>or come in for nothing, in {hands} hands</source>
        <comment>due.free_in</comment>
        <translation>oder umsonst einsteigen (Hände bis dahin: {hands})</translation>
    </message>
    <message>
        <source>or come in for nothing, in one hand</source>
        <comment>due.free_in_one</comment>
        <translation>oder umsonst einsteigen, in einer Hand</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in {hands} hands</source>
        <comment>due.post_in</comment>
        <translation>{live} live und {dead} tot posten (Hände bis dahin: {hands})</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in one hand</source>
        <comment>due.post_in_one</comment>
        <translation>{live} live und {dead} tot posten, in einer Hand</translation>
    </message>
    <message>
        <source>no second round was dealt: nothing is taken</source>
        <comment>rake.free</comment>
        <translation>keine zweite Setzrunde: es wird nichts genommen</translation>
    </message>
    <message>
        <source>without the {splash} of the house: {counted}</source>
        <comment>rake.splash</comment>
        <translation>ohne die {splash} des Hauses: {counted}</translation>
    </message>
    <message>
        <source>never more than the cap: {taken}</source>
        <comment>rake.cap</comment>
        <translation>nie mehr als der Cap: {taken}</translation>
    </message>
    <message>
        <source>whole smallest chips: {taken}</source>
        <comment>rake.chip</comment>
        <translation>ganze kleinste Chips: {taken}</translation>
    </message>
    <message>
        <source>{drop} for promotions</source>
        <comment>rake.drop</comment>
        <translation>{drop} für Promotions</translation>
    </message>
    <message>
        <source>no drop: the pot or the number of players is too small</source>
        <comment>rake.no_drop</comment>
        <translation>kein Drop: Pot oder Spielerzahl zu klein</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>award.pot</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake}</source>
        <comment>award.pot_rake</comment>
        <translation>{name} {amount}, abzüglich Rake {rake}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake} and drop {drop}</source>
        <comment>award.pot_drop</comment>
        <translation>{name} {amount}, abzüglich Rake {rake} und Drop {drop}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}</source>
        <comment>award.runs</comment>
        <translation>geteilt in {parts}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}, odd chips of {chip} from the first on</source>
        <comment>award.runs_odd</comment>
        <translation>geteilt in {parts}, Odd Chips zu {chip} vom ersten Teil an</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <comment>award.share</comment>
        <translation>Platz {seat} {amount}</translation>
    </message>
    <message>
        <source>{won}, all others folded</source>
        <comment>award.folded</comment>
        <translation>{won}, alle anderen haben gefoldet</translation>
    </message>
    <message>
        <source>part {run} {half} half: {won}</source>
        <comment>award.run_half</comment>
        <translation>Teil {run} {half}: {won}</translation>
    </message>
    <message>
        <source>part {run}: {won}</source>
        <comment>award.run</comment>
        <translation>Teil {run}: {won}</translation>
    </message>
    <message>
        <source>{half} half: {won}</source>
        <comment>award.half</comment>
        <translation>{half}-Hälfte: {won}</translation>
    </message>
    <message>
        <source>{won}</source>
        <comment>award.part</comment>
        <translation>{won}</translation>
    </message>
    <message>
        <source>the odd chip of {chip} goes to seat {seat}</source>
        <comment>award.odd</comment>
        <translation>der Odd Chip zu {chip} geht an Platz {seat}</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>pot.main</comment>
        <translation>Main Pot</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>pot.side</comment>
        <translation>Side Pot {number}</translation>
    </message>
    <message>
        <source>{amount} from each seat; last collected {seconds} s ago</source>
        <comment>reminder.time</comment>
        <translation>{amount} von jedem Platz; zuletzt vor {seconds} s</translation>
    </message>
    <message>
        <source>a bomb pot is due</source>
        <comment>reminder.bomb</comment>
        <translation>ein Bomb Pot ist fällig</translation>
    </message>
    <message>
        <source>the next bomb pot in {hands} hands</source>
        <comment>reminder.bomb_in</comment>
        <translation>noch {hands} bis zum nächsten Bomb Pot</translation>
    </message>
    <message>
        <source>the dealer has sat {seconds} s; a down is half an hour</source>
        <comment>reminder.dealer</comment>
        <translation>der Dealer sitzt seit {seconds} s; ein Down ist eine halbe Stunde</translation>
    </message>
    <message>
        <source>{amount} are on the way</source>
        <comment>reminder.chip_run</comment>
        <translation>{amount} sind unterwegs</translation>
    </message>
    <message>
        <source>seat {seat} showed seven-deuce and collects {amount}</source>
        <comment>reminder.seven_deuce</comment>
        <translation>Platz {seat} hat Seven-deuce gezeigt und kassiert {amount}</translation>
    </message>
    <message>
        <source>level {level} is on</source>
        <comment>reminder.level</comment>
        <translation>Level {level} läuft</translation>
    </message>
    <message>
        <source>level {level} is over</source>
        <comment>reminder.level_over</comment>
        <translation>Level {level} ist vorbei</translation>
    </message>
    <message>
        <source>seat {seat} is the last one standing and pays {amount}</source>
        <comment>reminder.stand_up</comment>
        <translation>Platz {seat} steht als Letzter und zahlt {amount}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is dead</source>
        <comment>clock.dead</comment>
        <translation>Platz {seat} hat noch {seconds} s, dann ist die Hand tot</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is checked</source>
        <comment>clock.checked</comment>
        <translation>Platz {seat} hat noch {seconds} s, dann ist gecheckt</translation>
    </message>
    <message>
        <source>seat {seat}: the call was far short of the bet: it stands unless the floor lets it be withdrawn</source>
        <comment>floor.misread</comment>
        <translation>Platz {seat}: der Call war weit unter der Bet: er gilt, außer der Floor lässt ihn zurücknehmen</translation>
    </message>
    <message>
        <source>seat {seat}: the wager went over the pot: the excess goes back unless the floor lets it stand</source>
        <comment>floor.over_pot</comment>
        <translation>Platz {seat}: der Einsatz war über dem Pot: der Rest geht zurück, außer der Floor lässt ihn gelten</translation>
    </message>
    <message>
        <source>seat {seat}: others acted behind a player who owes: the floor decides whether the right to act is lost</source>
        <comment>floor.passed_over</comment>
        <translation>Platz {seat}: andere handelten hinter einem, der noch dran war: der Floor entscheidet, ob sein Recht verloren ist</translation>
    </message>
    <message>
        <source>seat {seat}: a motion with chips made another player act: the floor decides whether it binds</source>
        <comment>floor.forward_motion</comment>
        <translation>Platz {seat}: eine Bewegung mit Chips hat einen anderen zum Handeln gebracht: der Floor entscheidet, ob sie bindet</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, freed by what came in between</source>
        <comment>early.freed</comment>
        <translation>Platz {seat}: {what}, frei durch das, was dazwischen kam</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, binding in turn</source>
        <comment>early.binds</comment>
        <translation>Platz {seat}: {what}, bindet, wenn er dran ist</translation>
    </message>
    <message>
        <source>the house tells players the pot</source>
        <comment>show.pot</comment>
        <translation>das Haus sagt den Spielern den Pot</translation>
    </message>
    <message>
        <source>players count the pot themselves</source>
        <comment>show.count</comment>
        <translation>die Spieler zählen den Pot selbst</translation>
    </message>
    <message>
        <source>the button chooses the game of the coming hand</source>
        <comment>mix.chosen</comment>
        <translation>der Button wählt das Spiel der nächsten Hand</translation>
    </message>
    <message>
        <source>{hands} hands of this game were dealt, {left} are to come</source>
        <comment>mix.hands</comment>
        <translation>{hands} Hände dieses Spiels sind gegeben, {left} kommen noch</translation>
    </message>
    <message>
        <source>the button has gone {moved} of {seats} seats from seat {seat} in this game</source>
        <comment>mix.round</comment>
        <translation>der Button ist in diesem Spiel {moved} von {seats} Plätzen weitergegangen, von Platz {seat} an</translation>
    </message>
    <message>
        <source>the button begins to go round with the coming hand</source>
        <comment>mix.begins</comment>
        <translation>mit der nächsten Hand beginnt der Button seinen Orbit</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>Book of evenings</source>
        <comment>title</comment>
        <translation>Buch der Abende</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings, {running} running</source>
        <comment>about</comment>
        <translation>
            <numerusform>{count} Abend, {running} laufend</numerusform>
            <numerusform>{count} Abende, {running} laufend</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>player, game, day, tag or place</source>
        <comment>find_hint</comment>
        <translation>Spieler, Spiel, Tag, Ort</translation>
    </message>
    <message>
        <source>Recap of the first</source>
        <comment>open_first</comment>
        <translation>Abrechnung des ersten</translation>
    </message>
    <message>
        <source>Dates</source>
        <comment>days</comment>
        <translation>Tage</translation>
    </message>
    <message>
        <source>All dates</source>
        <comment>all_days</comment>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any player</source>
        <comment>any_player</comment>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>any_game</comment>
        <translation>Jedes</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>Jedes</translation>
    </message>
    <message>
        <source>No such evening.</source>
        <comment>nothing</comment>
        <translation>Kein solcher Abend.</translation>
    </message>
    <message>
        <source>running</source>
        <comment>running</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>since {when}</source>
        <comment>since</comment>
        <translation>seit {when}</translation>
    </message>
    <message numerus="yes">
        <source>{players} players, {hands} hands</source>
        <comment>players_hands</comment>
        <translation>
            <numerusform>{players} Spieler, {hands} Hand</numerusform>
            <numerusform>{players} Spieler, {hands} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} unpaid</source>
        <comment>unpaid</comment>
        <translation>{count} offen</translation>
    </message>
    <message>
        <source>{amount} off</source>
        <comment>off</comment>
        <translation>{amount} Differenz</translation>
    </message>
    <message>
        <source>settled</source>
        <comment>settled</comment>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>Choose an evening</source>
        <comment>choose</comment>
        <translation>Einen Abend wählen</translation>
    </message>
    <message>
        <source>summed up in a moment</source>
        <comment>summing</comment>
        <translation>wird gleich ausgewertet</translation>
    </message>
    <message>
        <source>It cannot be read: {why}</source>
        <comment>unread</comment>
        <translation>Nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>balanced</comment>
        <translation>Jeder Chip ist da</translation>
    </message>
    <message>
        <source>Chips are unaccounted for</source>
        <comment>not_balanced</comment>
        <translation>Chips stimmen nicht</translation>
    </message>
    <message>
        <source>{amount} bought in</source>
        <comment>bought</comment>
        <translation>{amount} gekauft</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>und {count} mehr</numerusform>
            <numerusform>und {count} mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>recap</comment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>results, settling, files</source>
        <comment>recap_note</comment>
        <translation>Ergebnisse, Dateien</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>replay</comment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>from the first hand</source>
        <comment>from_first</comment>
        <translation>ab der ersten Hand</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>its_hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>export</comment>
        <translation>Export</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>export_note</comment>
        <translation>für andere Programme</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>replay_note</comment>
        <translation>
            <numerusform>{count} Hand</numerusform>
            <numerusform>{count} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>tags</comment>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>tags_none</comment>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>words with a comma between them</source>
        <comment>tags_hint</comment>
        <translation>Wörter mit Komma dazwischen</translation>
    </message>
    <message>
        <source>type a word</source>
        <comment>tags_lacking</comment>
        <translation>ein Wort eingeben</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>Nicht geschrieben: {why}</translation>
    </message>
    <message>
        <source>Pack, unpack</source>
        <comment>pack</comment>
        <translation>Ein-, auspacken</translation>
    </message>
    <message>
        <source>files in and out</source>
        <comment>pack_note</comment>
        <translation>Dateien rein und raus</translation>
    </message>
    <message>
        <source>Reopen</source>
        <comment>reopen</comment>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>go on after all</source>
        <comment>reopen_note</comment>
        <translation>doch weiterspielen</translation>
    </message>
    <message>
        <source>Erase</source>
        <comment>erase</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>or forget a name</source>
        <comment>erase_note</comment>
        <translation>oder Namen vergessen</translation>
    </message>
    <message>
        <source>end it first</source>
        <comment>end_first</comment>
        <translation>erst beenden</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>seasons, who is who</source>
        <comment>players_note</comment>
        <translation>Saisons, wer wer ist</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>hands</comment>
        <translation>Hand suchen</translation>
    </message>
    <message>
        <source>of any evening</source>
        <comment>hands_note</comment>
        <translation>aus jedem Abend</translation>
    </message>
    <message>
        <source>New evening</source>
        <comment>new</comment>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>keeps those that run</source>
        <comment>new_note</comment>
        <translation>laufende bleiben</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Hands for other programs</source>
        <comment>title</comment>
        <translation>Hände für andere Programme</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>format</comment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>names</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>hero</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>save</comment>
        <translation>Speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save {count} hands</source>
        <comment>save_hands</comment>
        <translation>
            <numerusform>{count} Hand speichern</numerusform>
            <numerusform>{count} Hände speichern</numerusform>
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
        <translation>Text von PokerStars</translation>
    </message>
    <message>
        <source>PHH</source>
        <comment>phh</comment>
        <translation>PHH</translation>
    </message>
    <message>
        <source>tap for another format</source>
        <comment>format_note</comment>
        <translation>tippen: anderes Format</translation>
    </message>
    <message>
        <source>Names as typed</source>
        <comment>typed</comment>
        <translation>Namen wie getippt</translation>
    </message>
    <message>
        <source>Names as known</source>
        <comment>people</comment>
        <translation>Namen wie bekannt</translation>
    </message>
    <message>
        <source>P1, P2, P3</source>
        <comment>numbers</comment>
        <translation>P1, P2, P3</translation>
    </message>
    <message>
        <source>tap for other names</source>
        <comment>names_note</comment>
        <translation>tippen: andere Namen</translation>
    </message>
    <message>
        <source>Nobody's seat</source>
        <comment>nobody</comment>
        <translation>Von keinem Platz aus</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <comment>hero_seat</comment>
        <translation>Platz von {name}</translation>
    </message>
    <message>
        <source>tap for another seat</source>
        <comment>hero_note</comment>
        <translation>tippen: anderer Platz</translation>
    </message>
    <message>
        <source>This format knows no seat</source>
        <comment>no_hero</comment>
        <translation>Dieses Format kennt keinen Platz</translation>
    </message>
    <message>
        <source>asks where to</source>
        <comment>save_note</comment>
        <translation>fragt, wohin</translation>
    </message>
    <message>
        <source>Looking at every hand</source>
        <comment>looking</comment>
        <translation>Jede Hand wird angesehen</translation>
    </message>
    <message numerus="yes">
        <source>The file will hold {count} hands</source>
        <comment>hold</comment>
        <translation>
            <numerusform>Die Datei wird {count} Hand enthalten</numerusform>
            <numerusform>Die Datei wird {count} Hände enthalten</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand can be saved in this format</source>
        <comment>none</comment>
        <translation>In diesem Format kann keine Hand gespeichert werden</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <comment>all_in</comment>
        <translation>Nichts wird ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands are left out:</source>
        <comment>left_out</comment>
        <translation>
            <numerusform>{count} Hand wird ausgelassen:</numerusform>
            <numerusform>{count} Hände werden ausgelassen:</numerusform>
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
            <numerusform>{count} Hand wurde gegen die gezeigten Karten vergeben.</numerusform>
            <numerusform>{count} Hände wurden gegen die gezeigten Karten vergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s cards stand in the file where they were shown.</source>
        <comment>hero_cards</comment>
        <translation>Von {name} werden die Karten genannt, die gezeigt wurden.</translation>
    </message>
    <message>
        <source>The hands are saved as {file}</source>
        <comment>saved</comment>
        <translation>Die Hände sind gespeichert als {file}</translation>
    </message>
    <message>
        <source>They could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Das Speichern ging nicht: {why}</translation>
    </message>
    <message>
        <source>The evening cannot be read: {why}</source>
        <comment>not_read</comment>
        <translation>Der Abend kann nicht gelesen werden: {why}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Misdeal ...</source>
        <comment>misdeal</comment>
        <translation>Misdeal ...</translation>
    </message>
    <message>
        <source>all chips go back</source>
        <comment>misdeal_second</comment>
        <translation>alle Chips zurück</translation>
    </message>
    <message>
        <source>the floor decides now</source>
        <comment>misdeal_floor</comment>
        <translation>jetzt entscheidet der Floor</translation>
    </message>
    <message>
        <source>A misdeal is the floor's to decide now: name who decides</source>
        <comment>misdeal_who</comment>
        <translation>Über ein Misdeal entscheidet jetzt der Floor: Nenne, wer entscheidet</translation>
    </message>
    <message>
        <source>Misdeal: why?</source>
        <comment>misdeal_title</comment>
        <translation>Misdeal: warum?</translation>
    </message>
    <message>
        <source>Substantial action: is it a misdeal?</source>
        <comment>misdeal_late</comment>
        <translation>Substanzielle Aktion: ist es ein Misdeal?</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <comment>misdeal_by</comment>
        <translation>{name} entscheidet</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <comment>misdeal_none</comment>
        <translation>Die Hand geht weiter</translation>
    </message>
    <message>
        <source>no misdeal</source>
        <comment>misdeal_none_second</comment>
        <translation>kein Misdeal</translation>
    </message>
    <message>
        <source>Another reason ...</source>
        <comment>misdeal_other</comment>
        <translation>Anderer Grund ...</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>misdeal_hint</comment>
        <translation>Was war los?</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>misdeal_go</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <comment>exposed card</comment>
        <translation>Aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Dealt to a wrong seat</source>
        <comment>wrong seat</comment>
        <translation>An falschen Platz gegeben</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <comment>fouled deck</comment>
        <translation>Fehlerhaftes Deck</translation>
    </message>
    <message>
        <source>Another reason</source>
        <comment>other</comment>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Hand is dead ...</source>
        <comment>dead</comment>
        <translation>Hand ist tot ...</translation>
    </message>
    <message>
        <source>chips stay in</source>
        <comment>dead_second</comment>
        <translation>Chips bleiben im Pot</translation>
    </message>
    <message>
        <source>{name}: why is it dead?</source>
        <comment>dead_title</comment>
        <translation>{name}: warum tot?</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <comment>too many cards</comment>
        <translation>Falsche Kartenzahl</translation>
    </message>
    <message>
        <source>Mixed with the muck</source>
        <comment>mixed with the muck</comment>
        <translation>Mit dem Muck vermischt</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <comment>against the rules</comment>
        <translation>Regelverstoß</translation>
    </message>
    <message>
        <source>Turn shown too early</source>
        <comment>back_turn</comment>
        <translation>Turn zu früh gezeigt</translation>
    </message>
    <message>
        <source>River shown too early</source>
        <comment>back_river</comment>
        <translation>River zu früh gezeigt</translation>
    </message>
    <message>
        <source>taken back, {name} acts</source>
        <comment>back_second</comment>
        <translation>zurück, {name} ist dran</translation>
    </message>
    <message>
        <source>Taken back, {name} acts</source>
        <comment>back_title</comment>
        <translation>Zurück, {name} ist dran</translation>
    </message>
    <message>
        <source>Note its cards ...</source>
        <comment>back_cards</comment>
        <translation>Karten eintragen ...</translation>
    </message>
    <message>
        <source>Without its cards</source>
        <comment>back_plain</comment>
        <translation>Ohne Karten</translation>
    </message>
    <message>
        <source>Shown too early</source>
        <comment>back_sheet</comment>
        <translation>Zu früh gezeigt</translation>
    </message>
    <message>
        <source>misdeal ({reason}), all chips go back</source>
        <comment>log_misdeal</comment>
        <translation>Misdeal ({reason}), alle Chips zurück</translation>
    </message>
    <message>
        <source>the hand of {name} is dead</source>
        <comment>log_dead</comment>
        <translation>die Hand von {name} ist tot</translation>
    </message>
    <message>
        <source>the hand of {name} is dead: {reason}</source>
        <comment>log_dead_why</comment>
        <translation>die Hand von {name} ist tot: {reason}</translation>
    </message>
    <message>
        <source>{street} taken back, {name} acts</source>
        <comment>log_back</comment>
        <translation>{street} zurückgenommen, {name} ist dran</translation>
    </message>
    <message>
        <source>{street} {cards} taken back, {name} acts</source>
        <comment>log_back_cards</comment>
        <translation>{street} {cards} zurückgenommen, {name} ist dran</translation>
    </message>
    <message>
        <source>Hand {hand} was a misdeal</source>
        <comment>was_misdeal</comment>
        <translation>Hand {hand} war ein Misdeal</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>misdeal_word</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>no pot</source>
        <comment>no_pot_word</comment>
        <translation>kein Pot</translation>
    </message>
    <message>
        <source>a misdeal after so much action</source>
        <comment>needs_misdeal</comment>
        <translation>ein Misdeal nach so vielen Aktionen</translation>
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
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>Five-card Omaha</source>
        <comment>Five-card Omaha</comment>
        <translation>Five Card Omaha</translation>
    </message>
    <message>
        <source>Five-card Omaha high-low</source>
        <comment>Five-card Omaha high-low</comment>
        <translation>Five Card Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>Hold'em</source>
        <comment>Hold'em</comment>
        <translation>Hold’em</translation>
    </message>
    <message>
        <source>Lowball, deuce to seven</source>
        <comment>Lowball, deuce to seven</comment>
        <translation>Lowball, Deuce to Seven</translation>
    </message>
    <message>
        <source>Lowball, ace to five</source>
        <comment>Lowball, ace to five</comment>
        <translation>Lowball, Ace to Five</translation>
    </message>
    <message>
        <source>Omaha</source>
        <comment>Omaha</comment>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <comment>Omaha high-low</comment>
        <translation>Omaha Hi-Lo</translation>
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
        <translation>Seven Card Stud</translation>
    </message>
    <message>
        <source>Short deck</source>
        <comment>Short deck</comment>
        <translation>Short Deck</translation>
    </message>
    <message>
        <source>Seven-card stud high-low</source>
        <comment>Seven-card stud high-low</comment>
        <translation>Seven Card Stud Hi-Lo</translation>
    </message>
    <message>
        <source>Triple draw, deuce to seven</source>
        <comment>Triple draw, deuce to seven</comment>
        <translation>Triple Draw, Deuce to Seven</translation>
    </message>
    <message>
        <source>Triple draw, ace to five</source>
        <comment>Triple draw, ace to five</comment>
        <translation>Triple Draw, Ace to Five</translation>
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
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>cap_Ctrl</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>cap_Enter</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>cap_Esc</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>cap_Shift</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>cap_Space</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>cap_Tab</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>keys</comment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>all of it works by mouse and touch as well</source>
        <comment>keys_about</comment>
        <translation>alles geht auch mit Maus und Finger</translation>
    </message>
    <message>
        <source>In a hand</source>
        <comment>keys_hand</comment>
        <translation>In einer Hand</translation>
    </message>
    <message>
        <source>The amount</source>
        <comment>keys_amount</comment>
        <translation>Der Betrag</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>keys_seats</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>keys_showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>keys_table</comment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The window</source>
        <comment>keys_window</comment>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <comment>key_digits</comment>
        <translation>Betrag eingeben</translation>
    </message>
    <message>
        <source>Tap seat 1 to 9, 10, 11</source>
        <comment>key_seat</comment>
        <translation>Platz 1 bis 9, 10, 11 tippen</translation>
    </message>
    <message>
        <source>Menu of that seat</source>
        <comment>key_seat_menu</comment>
        <translation>Menü dieses Platzes</translation>
    </message>
    <message>
        <source>Walk over bar, pad, seats</source>
        <comment>key_walk</comment>
        <translation>Über Leiste, Tasten, Plätze gehen</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <comment>key_press</comment>
        <translation>Drücken, was den Fokus hat</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>any key does</source>
        <comment>back_note</comment>
        <translation>jede Taste tut es</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <comment>tip</comment>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>{what} ({key}), held: all of it</source>
        <comment>tip_hold</comment>
        <translation>{what} ({key}), gehalten: alles</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>tour_next</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I have it</source>
        <comment>tour_done</comment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>tour_skip</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>tour_place</comment>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>tour_seats</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Tap an empty seat to sit somebody. In a hand, tap the seat that acts next: everybody before it folds once you confirm. Hold a seat for its menu.</source>
        <comment>tour_seats_text</comment>
        <translation>Leeren Platz tippen: Spieler hinsetzen. In der Hand den nächsten Handelnden tippen: alle davor folden nach Bestätigung. Halten öffnet das Menü.</translation>
    </message>
    <message>
        <source>Amber is the next tap</source>
        <comment>tour_amber</comment>
        <translation>Gelb ist die nächste Eingabe</translation>
    </message>
    <message>
        <source>The seat to act is amber (brown in light colours), and so is the button that goes on. Each button says what it does, figure included.</source>
        <comment>tour_amber_text</comment>
        <translation>Wer dran ist, ist gelb (in hellen Farben braun), und die Taste, die weitergeht, auch. Jede Taste sagt, was sie tut, mit Betrag.</translation>
    </message>
    <message>
        <source>Amounts</source>
        <comment>tour_amount</comment>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>In a hand the sizes of a bet stand here: one tap plays them. Any other amount is digits or chips, then the amber button.</source>
        <comment>tour_amount_text</comment>
        <translation>In der Hand stehen hier die Schnellbeträge: einmal tippen spielt sie. Jeder andere Betrag: Ziffern oder Chips, dann die gelbe Taste.</translation>
    </message>
    <message>
        <source>Undo, as often as you like</source>
        <comment>tour_undo</comment>
        <translation>Undo, so oft man will</translation>
    </message>
    <message>
        <source>Across streets and hands, and redo as well. Every tap is on disk before you see it: nothing is lost when the power goes.</source>
        <comment>tour_undo_text</comment>
        <translation>Über Streets und Hände, und Redo ebenso. Jede Eingabe ist gespeichert, bevor man sie sieht: ohne Strom geht nichts verloren.</translation>
    </message>
    <message>
        <source>Why, and the rest</source>
        <comment>tour_more</comment>
        <translation>Warum, und der Rest</translation>
    </message>
    <message>
        <source>Tap a figure to see how it came about, the log to put something right. The menu has keys, the manual and the choices of this device.</source>
        <comment>tour_more_text</comment>
        <translation>Eine Zahl tippen zeigt, wie sie entstand; das Log tippen, um etwas zu korrigieren. Im Menü: Tasten, Handbuch, dieses Gerät.</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>manual</comment>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>+{amount} next hand</source>
        <comment>chips_coming</comment>
        <translation>+{amount} ab nächster Hand</translation>
    </message>
    <message>
        <source>Split the prizes ...</source>
        <comment>split_prizes</comment>
        <translation>Preise teilen ...</translation>
    </message>
    <message>
        <source>among those who are left</source>
        <comment>split_prizes_second</comment>
        <translation>unter den Verbliebenen</translation>
    </message>
    <message>
        <source>Split what is still to be won</source>
        <comment>split_title</comment>
        <translation>Teilen, was noch zu gewinnen ist</translation>
    </message>
    <message>
        <source>Split so</source>
        <comment>split_take</comment>
        <translation>So teilen</translation>
    </message>
    <message>
        <source>No split, play on</source>
        <comment>split_not</comment>
        <translation>Nicht teilen, weiterspielen</translation>
    </message>
    <message>
        <source>By the chip model (ICM)</source>
        <comment>split_icm</comment>
        <translation>Nach dem Chip-Modell (ICM)</translation>
    </message>
    <message>
        <source>By chips</source>
        <comment>split_chips</comment>
        <translation>Nach Chips</translation>
    </message>
    <message>
        <source>More than the first prize, {amount}</source>
        <comment>split_over_first</comment>
        <translation>Mehr als der erste Preis, {amount}</translation>
    </message>
    <message>
        <source>a known fault of this way</source>
        <comment>split_over_first_second</comment>
        <translation>bekannter Fehler dieser Art</translation>
    </message>
    <message>
        <source>Equal parts</source>
        <comment>split_equal</comment>
        <translation>Gleiche Teile</translation>
    </message>
    <message>
        <source>Own amounts</source>
        <comment>split_own</comment>
        <translation>Eigene Beträge</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <comment>split_own_second</comment>
        <translation>von Hand eingegeben</translation>
    </message>
    <message>
        <source>Kept for the first</source>
        <comment>split_first_kept</comment>
        <translation>Für den Ersten behalten</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>split_rest</comment>
        <translation>Der Rest</translation>
    </message>
    <message>
        <source>goes to the lit one</source>
        <comment>split_rest_second</comment>
        <translation>geht an den Markierten</translation>
    </message>
    <message>
        <source>{amount} still to share out</source>
        <comment>split_left</comment>
        <translation>noch {amount} zu verteilen</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>split_over</comment>
        <translation>{amount} zu viel</translation>
    </message>
    <message>
        <source>Clock for the room</source>
        <comment>room_clock</comment>
        <translation>Uhr für den Raum</translation>
    </message>
    <message>
        <source>on the players' display, or the table again</source>
        <comment>room_clock_second</comment>
        <translation>auf der Spieleranzeige, oder wieder der Tisch</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>race_row</comment>
        <translation>Chip Race</translation>
    </message>
    <message>
        <source>small chips go off the table</source>
        <comment>race_row_second</comment>
        <translation>kleine Chips gehen vom Tisch</translation>
    </message>
    <message>
        <source>not yet: level {level} has {amount}</source>
        <comment>race_row_level</comment>
        <translation>noch nicht: Level {level} hat {amount}</translation>
    </message>
    <message>
        <source>not yet: {amount} is paid</source>
        <comment>race_row_needed</comment>
        <translation>noch nicht: es wird {amount} bezahlt</translation>
    </message>
    <message>
        <source>nobody has small chips</source>
        <comment>race_row_none</comment>
        <translation>niemand hat kleine Chips</translation>
    </message>
    <message>
        <source>this table has no {chip}</source>
        <comment>race_row_no_chip</comment>
        <translation>dieser Tisch hat keinen Chip von {chip}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <comment>draw_seats</comment>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>before the first hand</source>
        <comment>draw_seats_second</comment>
        <translation>vor der ersten Hand</translation>
    </message>
    <message>
        <source>The seats are drawn</source>
        <comment>drawn_seats</comment>
        <translation>Die Plätze sind ausgelost</translation>
    </message>
    <message>
        <source>Same players again</source>
        <comment>usual</comment>
        <translation>Dieselben Spieler</translation>
    </message>
    <message>
        <source>no seat for {names}</source>
        <comment>usual_without</comment>
        <translation>kein Platz für {names}</translation>
    </message>
    <message>
        <source>another kind of game than last time: everybody has {amount}</source>
        <comment>usual_fresh</comment>
        <translation>ein anderes Spiel als letztes Mal: alle haben {amount}</translation>
    </message>
    <message>
        <source>other blinds or another buy-in than last time: everybody has {amount}</source>
        <comment>usual_start</comment>
        <translation>andere Blinds oder ein anderes Buy-in als letztes Mal: alle haben {amount}</translation>
    </message>
    <message>
        <source>Count all stacks</source>
        <comment>count_all</comment>
        <translation>Alle Stacks zählen</translation>
    </message>
    <message>
        <source>seat by seat, before anybody pays</source>
        <comment>count_all_second</comment>
        <translation>Platz für Platz, bevor jemand zahlt</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>sheet_race</comment>
        <translation>Chip Race</translation>
    </message>
    <message>
        <source>{chip} stays</source>
        <comment>race_chip</comment>
        <translation>{chip} bleibt</translation>
    </message>
    <message>
        <source>{amount} in small chips</source>
        <comment>race_odd</comment>
        <translation>{amount} in kleinen Chips</translation>
    </message>
    <message>
        <source>won one of {chip}</source>
        <comment>race_won_one</comment>
        <translation>hat einen Chip zu {chip}</translation>
    </message>
    <message numerus="yes">
        <source>{count} winners to name</source>
        <comment>race_winners</comment>
        <translation>
            <numerusform>noch {count} Gewinner nennen</numerusform>
            <numerusform>noch {count} Gewinner nennen</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest chip is {chip}</source>
        <comment>race_go</comment>
        <translation>Der kleinste Chip ist {chip}</translation>
    </message>
    <message>
        <source>A card for each small chip, from seat 1 on; the highest win one chip each. Nobody is raced out.</source>
        <comment>race_rule</comment>
        <translation>Eine Karte je kleinem Chip, ab Platz 1; die höchsten gewinnen je einen Chip. Niemand scheidet dabei aus.</translation>
    </message>
    <message>
        <source>{name}, {number} of {of}</source>
        <comment>count_title</comment>
        <translation>{name}, {number} von {of}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>count_sum</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>count_before</comment>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>count_skip</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>As in the book</source>
        <comment>count_as_recorded</comment>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>As counted</source>
        <comment>count_as_counted</comment>
        <translation>Wie gezählt</translation>
    </message>
    <message>
        <source>{amount} more than recorded</source>
        <comment>count_more</comment>
        <translation>{amount} mehr als verzeichnet</translation>
    </message>
    <message>
        <source>{amount} less than recorded</source>
        <comment>count_less</comment>
        <translation>{amount} weniger als verzeichnet</translation>
    </message>
    <message>
        <source>as recorded</source>
        <comment>count_right</comment>
        <translation>wie verzeichnet</translation>
    </message>
    <message>
        <source>End the game ...</source>
        <comment>menu_end</comment>
        <translation>Spiel beenden ...</translation>
    </message>
    <message>
        <source>count the stacks, settle up</source>
        <comment>menu_end_second</comment>
        <translation>Stacks zählen, abrechnen</translation>
    </message>
    <message>
        <source>End the game?</source>
        <comment>end_title</comment>
        <translation>Das Spiel beenden?</translation>
    </message>
    <message>
        <source>Count, then end</source>
        <comment>end_count</comment>
        <translation>Erst zählen</translation>
    </message>
    <message>
        <source>End without a count</source>
        <comment>end_now</comment>
        <translation>Ohne Zählen beenden</translation>
    </message>
    <message>
        <source>stacks as in the book</source>
        <comment>end_now_second</comment>
        <translation>Stacks wie im Buch</translation>
    </message>
    <message>
        <source>End as counted</source>
        <comment>end_counted</comment>
        <translation>Beenden wie gezählt</translation>
    </message>
    <message>
        <source>stacks {amount} too high</source>
        <comment>end_high</comment>
        <translation>Stacks {amount} zu hoch</translation>
    </message>
    <message>
        <source>stacks {amount} too low</source>
        <comment>end_low</comment>
        <translation>Stacks {amount} zu niedrig</translation>
    </message>
    <message>
        <source>The stacks are {amount} too high in all: look for it before anybody pays</source>
        <comment>counted_high</comment>
        <translation>Die Stacks sind zusammen {amount} zu hoch: erst suchen, dann zahlen</translation>
    </message>
    <message>
        <source>The stacks are {amount} too low in all: look for it before anybody pays</source>
        <comment>counted_low</comment>
        <translation>Die Stacks sind zusammen {amount} zu niedrig: erst suchen, dann zahlen</translation>
    </message>
    <message>
        <source>Every chip is accounted for</source>
        <comment>counted_right</comment>
        <translation>Alle Chips sind da</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>Straddle to ...</source>
        <comment>straddle_to</comment>
        <translation>Straddle auf ...</translation>
    </message>
    <message>
        <source>Sleeper to ...</source>
        <comment>sleeper_to</comment>
        <translation>Sleeper auf ...</translation>
    </message>
    <message>
        <source>Kills for {amount}</source>
        <comment>kill</comment>
        <translation>Killt für {amount}</translation>
    </message>
    <message>
        <source>by choice, acts last</source>
        <comment>kill_second</comment>
        <translation>freiwillig, handelt zuletzt</translation>
    </message>
    <message>
        <source>Gets the rock</source>
        <comment>rock</comment>
        <translation>Bekommt den Rock</translation>
    </message>
    <message>
        <source>straddles under the gun</source>
        <comment>rock_second</comment>
        <translation>straddelt under the gun</translation>
    </message>
    <message>
        <source>Money ...</source>
        <comment>money</comment>
        <translation>Geld ...</translation>
    </message>
    <message>
        <source>Show money</source>
        <comment>show_money</comment>
        <translation>Geld zeigen</translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>show_money_second</comment>
        <translation>auf diesem Gerät</translation>
    </message>
    <message>
        <source>chip run, tip, payment</source>
        <comment>money_second</comment>
        <translation>Chips, Trinkgeld, Zahlung</translation>
    </message>
    <message>
        <source>marker, tip, payment</source>
        <comment>money_markers</comment>
        <translation>Marker, Trinkgeld, Zahlung</translation>
    </message>
    <message>
        <source>{name}, {amount}</source>
        <comment>money_title</comment>
        <translation>{name}, {amount}</translation>
    </message>
    <message>
        <source>Played over ...</source>
        <comment>over</comment>
        <translation>Platz wird bespielt ...</translation>
    </message>
    <message>
        <source>by a new player</source>
        <comment>over_second</comment>
        <translation>von einem Neuen</translation>
    </message>
    <message>
        <source>Dealt in unposted</source>
        <comment>unposted</comment>
        <translation>Karten, nicht gepostet</translation>
    </message>
    <message>
        <source>was not due any cards</source>
        <comment>unposted_second</comment>
        <translation>hätte keine bekommen</translation>
    </message>
    <message>
        <source>{name}, dealt in unposted</source>
        <comment>unposted_title</comment>
        <translation>{name}, Karten, nicht gepostet</translation>
    </message>
    <message>
        <source>Posts now</source>
        <comment>unseen</comment>
        <translation>Postet jetzt</translation>
    </message>
    <message>
        <source>cards not looked at</source>
        <comment>unseen_second</comment>
        <translation>Karten nicht angesehen</translation>
    </message>
    <message>
        <source>Posts, hand is dead</source>
        <comment>seen</comment>
        <translation>Postet, Hand ist tot</translation>
    </message>
    <message>
        <source>cards were looked at</source>
        <comment>seen_second</comment>
        <translation>Karten angesehen</translation>
    </message>
    <message>
        <source>Owes the post</source>
        <comment>unposted_later</comment>
        <translation>Muss noch posten</translation>
    </message>
    <message>
        <source>next deal, the hand stands</source>
        <comment>unposted_later_second</comment>
        <translation>nächstes Geben, Hand gilt</translation>
    </message>
    <message>
        <source>Forgot to post</source>
        <comment>forgot</comment>
        <translation>Posten vergessen</translation>
    </message>
    <message>
        <source>should have posted</source>
        <comment>forgot_second</comment>
        <translation>hätte posten sollen</translation>
    </message>
    <message>
        <source>Shows a hand ...</source>
        <comment>shows</comment>
        <translation>Zeigt eine Hand ...</translation>
    </message>
    <message>
        <source>for seven-deuce</source>
        <comment>shows_second</comment>
        <translation>für Seven-deuce</translation>
    </message>
    <message>
        <source>Chip run ...</source>
        <comment>run</comment>
        <translation>Chips holen ...</translation>
    </message>
    <message>
        <source>cash plays, chips come</source>
        <comment>run_second</comment>
        <translation>Bargeld spielt, Chips kommen</translation>
    </message>
    <message>
        <source>The chips have come</source>
        <comment>run_in</comment>
        <translation>Die Chips sind da</translation>
    </message>
    <message>
        <source>{amount} on the way</source>
        <comment>run_in_second</comment>
        <translation>{amount} unterwegs</translation>
    </message>
    <message>
        <source>Marker ...</source>
        <comment>marker</comment>
        <translation>Marker ...</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <comment>marker_second</comment>
        <translation>schuldet {amount}</translation>
    </message>
    <message>
        <source>Pays a player ...</source>
        <comment>pays</comment>
        <translation>Zahlt einem Spieler ...</translation>
    </message>
    <message>
        <source>outside the pot</source>
        <comment>pays_second</comment>
        <translation>außerhalb des Pots</translation>
    </message>
    <message>
        <source>Tip, kitty ...</source>
        <comment>gives</comment>
        <translation>Trinkgeld, Hauskasse ...</translation>
    </message>
    <message>
        <source>leaves the stack</source>
        <comment>gives_second</comment>
        <translation>verlässt den Stack</translation>
    </message>
    <message>
        <source>Time charge {amount}</source>
        <comment>time</comment>
        <translation>Zeitgebühr {amount}</translation>
    </message>
    <message>
        <source>from this seat</source>
        <comment>seat_time_second</comment>
        <translation>von diesem Platz</translation>
    </message>
    <message>
        <source>One board again</source>
        <comment>one_board</comment>
        <translation>Wieder ein Board</translation>
    </message>
    <message>
        <source>Two boards</source>
        <comment>two_boards</comment>
        <translation>Zwei Boards</translation>
    </message>
    <message>
        <source>the coming hand</source>
        <comment>two_boards_second</comment>
        <translation>die nächste Hand</translation>
    </message>
    <message>
        <source>Levels ...</source>
        <comment>levels</comment>
        <translation>Levels ...</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>levels_second</comment>
        <translation>Level {number} von {of}</translation>
    </message>
    <message>
        <source>Another game</source>
        <comment>other_game</comment>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>collect_time</comment>
        <translation>Zeitgebühr einsammeln</translation>
    </message>
    <message>
        <source>{amount} a seat</source>
        <comment>collect_time_second</comment>
        <translation>{amount} je Platz</translation>
    </message>
    <message>
        <source>Playing over {name}</source>
        <comment>sheet_over</comment>
        <translation>Auf dem Platz von {name}</translation>
    </message>
    <message>
        <source>Chip run for {name}</source>
        <comment>sheet_run</comment>
        <translation>Chips für {name}</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>sheet_run_hint</comment>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>Sent for</source>
        <comment>sheet_run_go</comment>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Marker of {name}</source>
        <comment>sheet_marker</comment>
        <translation>Marker von {name}</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>sheet_marker_go</comment>
        <translation>Schuldet</translation>
    </message>
    <message>
        <source>up to {amount} freely</source>
        <comment>sheet_marker_hint</comment>
        <translation>frei bis {amount}</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>way_accepted</comment>
        <translation>Alle stimmen zu</translation>
    </message>
    <message>
        <source>A player lends</source>
        <comment>way_lends</comment>
        <translation>Ein Spieler leiht</translation>
    </message>
    <message>
        <source>{name} pays</source>
        <comment>sheet_pays</comment>
        <translation>{name} zahlt</translation>
    </message>
    <message>
        <source>To whom?</source>
        <comment>sheet_pays_go</comment>
        <translation>Wem?</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <comment>sheet_gives</comment>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>sheet_gives_go</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Tip</source>
        <comment>way_tip</comment>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>way_drinks</comment>
        <translation>Getränke</translation>
    </message>
    <message>
        <source>Kitty</source>
        <comment>way_kitty</comment>
        <translation>Hauskasse</translation>
    </message>
    <message>
        <source>Rebuy {amount}</source>
        <comment>way_rebuy</comment>
        <translation>Rebuy {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}</source>
        <comment>way_add_on</comment>
        <translation>Add-on {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}, so far {count}</source>
        <comment>way_next_add_on</comment>
        <translation>Add-on {amount}, bisher {count}</translation>
    </message>
    <message>
        <source>Wrong buy-in</source>
        <comment>way_bought</comment>
        <translation>Buy-in falsch</translation>
    </message>
    <message>
        <source>New or back</source>
        <comment>way_new</comment>
        <translation>Neu oder zurück</translation>
    </message>
    <message>
        <source>From another table</source>
        <comment>way_transfer</comment>
        <translation>Vom anderen Tisch</translation>
    </message>
    <message>
        <source>The button</source>
        <comment>way_regular</comment>
        <translation>Der Button</translation>
    </message>
    <message>
        <source>Its own button</source>
        <comment>way_own</comment>
        <translation>Eigener Button</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <comment>sheet_draw</comment>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>sheet_draw_go</comment>
        <translation>Tausch fertig</translation>
    </message>
    <message>
        <source>Cards drawn ...</source>
        <comment>draws</comment>
        <translation>Getauschte Karten ...</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>draws_second</comment>
        <translation>freiwillig</translation>
    </message>
    <message numerus="yes">
        <source>draws {count}</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>tauscht {count}</numerusform>
            <numerusform>tauscht {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who lends {name} {amount}?</source>
        <comment>lend_who</comment>
        <translation>Wer leiht {name} {amount}?</translation>
    </message>
    <message>
        <source>{name} is in the pot: all who are in it have to accept. (STK-4)</source>
        <comment>lender_in_pot</comment>
        <translation>{name} ist im Pot: alle darin müssen zustimmen. (STK-4)</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>accept</comment>
        <translation>Alle stimmen zu</translation>
    </message>
    <message>
        <source>tap the seat; a player out of the pot always may</source>
        <comment>lend_second</comment>
        <translation>Platz tippen; wer nicht im Pot ist, darf immer</translation>
    </message>
    <message>
        <source>Whom does {name} pay {amount}?</source>
        <comment>pay_who</comment>
        <translation>Wem zahlt {name} {amount}?</translation>
    </message>
    <message>
        <source>tap the seat</source>
        <comment>pay_who_second</comment>
        <translation>den Platz tippen</translation>
    </message>
    <message>
        <source>Where does the bomb pot's button lie?</source>
        <comment>bomb_who</comment>
        <translation>Wo liegt der Button des Bomb Pots?</translation>
    </message>
    <message>
        <source>tap the seat; the regular one stays</source>
        <comment>bomb_who_second</comment>
        <translation>Platz tippen; der normale bleibt</translation>
    </message>
    <message>
        <source>Seven-deuce</source>
        <comment>due_seven_deuce</comment>
        <translation>Seven-deuce</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>due_seven_deuce_second</comment>
        <translation>{amount} an {name}</translation>
    </message>
    <message>
        <source>Stand-up game</source>
        <comment>due_stand_up</comment>
        <translation>Stand-up-Spiel</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>due_stand_up_second</comment>
        <translation>{name} zahlt {amount}</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>due_level_second</comment>
        <translation>Level {number} von {of}</translation>
    </message>
    <message>
        <source>Then level {number}: {stakes}</source>
        <comment>break_then</comment>
        <translation>Dann Level {number}: {stakes}</translation>
    </message>
    <message>
        <source>{amount}: the chips have come</source>
        <comment>due_chip_run_second</comment>
        <translation>{amount}: die Chips sind da</translation>
    </message>
    <message>
        <source>seven-deuce due</source>
        <comment>strip_seven_deuce</comment>
        <translation>Seven-deuce fällig</translation>
    </message>
    <message>
        <source>stand-up game over</source>
        <comment>strip_stand_up</comment>
        <translation>Stand-up vorbei</translation>
    </message>
    <message>
        <source>and kills that hand</source>
        <comment>option_and_kills</comment>
        <translation>und killt diese Hand</translation>
    </message>
    <message>
        <source>posts</source>
        <comment>will_post</comment>
        <translation>postet</translation>
    </message>
    <message>
        <source>buys the button</source>
        <comment>will_buy</comment>
        <translation>kauft den Button</translation>
    </message>
    <message>
        <source>kills next</source>
        <comment>will_kill</comment>
        <translation>killt danach</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>will_come</comment>
        <translation>kommt ins Spiel</translation>
    </message>
    <message>
        <source>stands up</source>
        <comment>stands</comment>
        <translation>steht</translation>
    </message>
    <message>
        <source>marker {amount}</source>
        <comment>marker_out</comment>
        <translation>Marker {amount}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>small_none</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>small_dead</comment>
        <translation>{seat}, tot</translation>
    </message>
    <message>
        <source>Upcards</source>
        <comment>sheet_upcards</comment>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Enter upcards</source>
        <comment>upcards</comment>
        <translation>Offene Karten eingeben</translation>
    </message>
    <message>
        <source>Cards of board {number}</source>
        <comment>cards_of_board</comment>
        <translation>Karten von Board {number}</translation>
    </message>
    <message>
        <source>{card} lies there already</source>
        <comment>lies_there</comment>
        <translation>{card} liegt da schon</translation>
    </message>
    <message>
        <source>{card} lies on the board</source>
        <comment>lies_board</comment>
        <translation>{card} liegt im Board</translation>
    </message>
    <message>
        <source>{card} is in seat {seat}</source>
        <comment>lies_seat</comment>
        <translation>{card} ist auf Platz {seat}</translation>
    </message>
    <message>
        <source>{card} is not in this deck</source>
        <comment>not_in_deck</comment>
        <translation>{card} ist nicht in diesem Deck</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cards here</source>
        <comment>enough_cards</comment>
        <translation>
            <numerusform>hier nur {count} Karte</numerusform>
            <numerusform>hier nur {count} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>rank first, then suit</source>
        <comment>rank_first</comment>
        <translation>erst Wert, dann Farbe</translation>
    </message>
    <message numerus="yes">
        <source>dealt {runs} times</source>
        <comment>pill_runs</comment>
        <translation>
            <numerusform>{runs}-mal gegeben</numerusform>
            <numerusform>{runs}-mal gegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>pill_boards</comment>
        <translation>
            <numerusform>{boards} Board</numerusform>
            <numerusform>{boards} Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stand</source>
        <comment>pill_standing</comment>
        <translation>
            <numerusform>{count} steht</numerusform>
            <numerusform>{count} stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>pill_level</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>next: level {number}</source>
        <comment>pill_next</comment>
        <translation>es folgt Level {number}</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min left</source>
        <comment>pill_left</comment>
        <translation>
            <numerusform>noch {minutes} min</numerusform>
            <numerusform>noch {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>pill_seconds</comment>
        <translation>noch {seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>pill_over</comment>
        <translation>Zeit ist um</translation>
    </message>
    <message>
        <source>from the next deal</source>
        <comment>pill_with_deal</comment>
        <translation>ab der nächsten Hand</translation>
    </message>
    <message>
        <source>paused</source>
        <comment>pill_paused</comment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>pill_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>opens {least} to {most}</source>
        <comment>pill_opens</comment>
        <translation>Eröffnung {least} bis {most}</translation>
    </message>
    <message>
        <source>opens from {least}</source>
        <comment>pill_opens_from</comment>
        <translation>Eröffnung ab {least}</translation>
    </message>
    <message>
        <source>opens {least}</source>
        <comment>pill_opens_one</comment>
        <translation>Eröffnung {least}</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>sheet_levels</comment>
        <translation>Levels</translation>
    </message>
    <message>
        <source>now</source>
        <comment>level_now</comment>
        <translation>jetzt</translation>
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
            <numerusform>dann {minutes} min Pause</numerusform>
            <numerusform>dann {minutes} min Pause</numerusform>
        </translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <comment>level_ante</comment>
        <translation>Ante {amount}</translation>
    </message>
    <message>
        <source>bets {small}/{big}</source>
        <comment>level_bets</comment>
        <translation>Bets {small}/{big}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_go</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <comment>level_clock_off</comment>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>starts with hand 1</source>
        <comment>level_clock_first</comment>
        <translation>beginnt mit Hand 1</translation>
    </message>
    <message>
        <source>Clock goes on</source>
        <comment>level_clock_on</comment>
        <translation>Uhr läuft weiter</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>level_next_hand</comment>
        <translation>ab der nächsten Hand</translation>
    </message>
</context>
<context>
    <name>limits</name>
    <message>
        <source>No-limit</source>
        <comment>no_limit</comment>
        <translation>No-Limit</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <comment>pot_limit</comment>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>Half-pot</source>
        <comment>half_pot</comment>
        <translation>Half-Pot</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>fixed</comment>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Spread-limit</source>
        <comment>spread</comment>
        <translation>Spread-Limit</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <comment>ante</comment>
        <translation>Ante {amount}</translation>
    </message>
    <message>
        <source>full kill</source>
        <comment>full kill</comment>
        <translation>Full Kill</translation>
    </message>
    <message>
        <source>half kill</source>
        <comment>half kill</comment>
        <translation>Half Kill</translation>
    </message>
    <message>
        <source>kill</source>
        <comment>kill</comment>
        <translation>Kill</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} folds</source>
        <comment>fold</comment>
        <translation>{name} foldet</translation>
    </message>
    <message>
        <source>{name} checks</source>
        <comment>check</comment>
        <translation>{name} checkt</translation>
    </message>
    <message>
        <source>{name} calls {put}</source>
        <comment>call</comment>
        <translation>{name} callt {put}</translation>
    </message>
    <message>
        <source>{name} calls {put}, all-in</source>
        <comment>call.all_in</comment>
        <translation>{name} callt {put}, all-in</translation>
    </message>
    <message>
        <source>{name} bets {to}</source>
        <comment>bet</comment>
        <translation>{name} setzt {to}</translation>
    </message>
    <message>
        <source>{name} bets {to}, all-in</source>
        <comment>bet.all_in</comment>
        <translation>{name} setzt {to}, all-in</translation>
    </message>
    <message>
        <source>{name} raises to {to}</source>
        <comment>raise</comment>
        <translation>{name} erhöht auf {to}</translation>
    </message>
    <message>
        <source>{name} raises to {to}, all-in</source>
        <comment>raise.all_in</comment>
        <translation>{name} erhöht auf {to}, all-in</translation>
    </message>
    <message>
        <source>{name} completes to {to}</source>
        <comment>complete</comment>
        <translation>{name} completet auf {to}</translation>
    </message>
    <message>
        <source>{name} completes to {to}, all-in</source>
        <comment>complete.all_in</comment>
        <translation>{name} completet auf {to}, all-in</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}</source>
        <comment>bring_in</comment>
        <translation>{name} zahlt das Bring-in, {put}</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}, all-in</source>
        <comment>bring_in.all_in</comment>
        <translation>{name} zahlt das Bring-in, {put}, all-in</translation>
    </message>
    <message numerus="yes">
        <source>{count} fold, {name} last</source>
        <comment>fold_to</comment>
        <translation>
            <numerusform>{count} foldet, zuletzt {name}</numerusform>
            <numerusform>{count} folden, zuletzt {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} check, {name} last</source>
        <comment>check_to</comment>
        <translation>
            <numerusform>{count} checkt, zuletzt {name}</numerusform>
            <numerusform>{count} checken, zuletzt {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} left, folds</source>
        <comment>folds_left</comment>
        <translation>{name} hat den Tisch verlassen, foldet</translation>
    </message>
    <message>
        <source>{name} folds, time is up</source>
        <comment>folds_clock</comment>
        <translation>{name} foldet, Zeit abgelaufen</translation>
    </message>
    <message>
        <source>{name} is away, folds</source>
        <comment>folds_absent</comment>
        <translation>{name} ist abwesend, foldet</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <comment>draws</comment>
        <translation>{name} tauscht {cards}</translation>
    </message>
    <message>
        <source>{name} antes {amount}</source>
        <comment>post.ante</comment>
        <translation>{name} zahlt die Ante, {amount}</translation>
    </message>
    <message>
        <source>{name} small blind {amount}</source>
        <comment>post.small_blind</comment>
        <translation>{name} Small Blind {amount}</translation>
    </message>
    <message>
        <source>{name} big blind {amount}</source>
        <comment>post.big_blind</comment>
        <translation>{name} Big Blind {amount}</translation>
    </message>
    <message>
        <source>{name} button blind {amount}</source>
        <comment>post.button_blind</comment>
        <translation>{name} Button Blind {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount}</source>
        <comment>post.post</comment>
        <translation>{name} postet {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount} dead</source>
        <comment>post.dead_post</comment>
        <translation>{name} postet {amount} tot</translation>
    </message>
    <message>
        <source>{name} kills {amount}</source>
        <comment>post.kill</comment>
        <translation>{name} killt {amount}</translation>
    </message>
    <message>
        <source>{name} straddles {amount}</source>
        <comment>post.straddle</comment>
        <translation>{name} straddelt {amount}</translation>
    </message>
    <message>
        <source>{name} sleeps {amount}</source>
        <comment>post.sleeper</comment>
        <translation>{name}: Sleeper {amount}</translation>
    </message>
    <message>
        <source>{name} brings it in, {amount}</source>
        <comment>post.bring_in</comment>
        <translation>{name} zahlt das Bring-in, {amount}</translation>
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
            <numerusform>{count} Ante zu {amount}</numerusform>
            <numerusform>{count} Antes zu {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <comment>hand</comment>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>{amount} back to {name}</source>
        <comment>returned</comment>
        <translation>{amount} zurück an {name}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gewinnt {amount}</translation>
    </message>
    <message>
        <source>{name} wins the high, {amount}</source>
        <comment>wins.high</comment>
        <translation>{name} gewinnt High, {amount}</translation>
    </message>
    <message>
        <source>{name} wins the low, {amount}</source>
        <comment>wins.low</comment>
        <translation>{name} gewinnt Low, {amount}</translation>
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
        <translation>{name} High {amount}</translation>
    </message>
    <message>
        <source>{name} low {amount}</source>
        <comment>share.low</comment>
        <translation>{name} Low {amount}</translation>
    </message>
    <message>
        <source>house {amount}</source>
        <comment>kitty</comment>
        <translation>Hauskasse {amount}</translation>
    </message>
    <message>
        <source>house {amount}: rake {rake}, drop {drop}</source>
        <comment>kitty.both</comment>
        <translation>Hauskasse {amount}: Rake {rake}, Drop {drop}</translation>
    </message>
    <message>
        <source>{name} has leg {number}</source>
        <comment>leg</comment>
        <translation>{name} hat Leg {number}</translation>
    </message>
    <message>
        <source>{name} keeps leg {number}: a kill takes {needed} from the others, got {got}</source>
        <comment>leg.short</comment>
        <translation>{name} behält Leg {number}: ein Kill braucht {needed} von den anderen, es waren {got}</translation>
    </message>
    <message>
        <source>{name} loses leg {number}, several others won</source>
        <comment>leg.lost</comment>
        <translation>{name} verliert Leg {number}, mehrere andere gewinnen</translation>
    </message>
    <message>
        <source>{name} lost the kill hand, several others won: no kill</source>
        <comment>no_kill.lost</comment>
        <translation>{name} verliert die Kill-Hand, mehrere andere gewinnen: kein Kill</translation>
    </message>
    <message>
        <source>{name} scooped {got}: a kill takes {needed}</source>
        <comment>no_kill.scoop</comment>
        <translation>{name} scoopt {got}: für einen Kill braucht es {needed}</translation>
    </message>
    <message>
        <source>{name} won {got}: a kill takes more than {needed}</source>
        <comment>no_kill.pot_over</comment>
        <translation>{name} gewinnt {got}: für einen Kill braucht es mehr als {needed}</translation>
    </message>
    <message>
        <source>no kill: nobody won every pot</source>
        <comment>no_kill.apart</comment>
        <translation>kein Kill: niemand hat alle Pots gewonnen</translation>
    </message>
    <message>
        <source>no leg: nobody won every pot</source>
        <comment>leg.apart</comment>
        <translation>kein Leg: niemand hat alle Pots gewonnen</translation>
    </message>
    <message>
        <source>{name} kills the next hand</source>
        <comment>kill_due</comment>
        <translation>{name} killt die nächste Hand</translation>
    </message>
    <message numerus="yes">
        <source>{name} kills the next hand: {needed} wins in a row</source>
        <comment>kill_due.in_a_row</comment>
        <translation>
            <numerusform>{name} killt die nächste Hand: {needed} Sieg</numerusform>
            <numerusform>{name} killt die nächste Hand: {needed} Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won the kill hand and kills again</source>
        <comment>kill_due.again</comment>
        <translation>{name} gewinnt die Kill-Hand und killt wieder</translation>
    </message>
    <message>
        <source>{name} won part of the kill hand and kills again</source>
        <comment>kill_due.split</comment>
        <translation>{name} gewinnt einen Teil der Kill-Hand und killt wieder</translation>
    </message>
    <message>
        <source>{name} scooped {got} and kills the next hand</source>
        <comment>kill_due.scoop</comment>
        <translation>{name} scoopt {got} und killt die nächste Hand</translation>
    </message>
    <message>
        <source>{name} won {got} and kills the next hand</source>
        <comment>kill_due.pot_over</comment>
        <translation>{name} gewinnt {got} und killt die nächste Hand</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as it was dealt</source>
        <comment>kill_due.stays</comment>
        <translation>{name} killt die nächste Hand, wie sie gegeben wurde</translation>
    </message>
    <message>
        <source>{name} still owes a kill: it waits for a game with kills</source>
        <comment>kill_due.waits</comment>
        <translation>{name} schuldet weiter einen Kill: er wartet auf ein Spiel mit Kill</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as agreed</source>
        <comment>kill_due.agreed</comment>
        <translation>{name} killt die nächste Hand, wie zugesagt</translation>
    </message>
    <message>
        <source>{name} shows {cards}</source>
        <comment>shows</comment>
        <translation>{name} zeigt {cards}</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>mucks</comment>
        <translation>{name} muckt</translation>
    </message>
    <message>
        <source>board {cards}</source>
        <comment>board</comment>
        <translation>Board {cards}</translation>
    </message>
    <message>
        <source>upcards are in</source>
        <comment>upcards</comment>
        <translation>offene Karten sind da</translation>
    </message>
    <message>
        <source>the chips of {name} have come</source>
        <comment>chips_came</comment>
        <translation>die Chips von {name} sind da</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>runs</comment>
        <translation>{times}-mal gegeben</translation>
    </message>
    <message>
        <source>dealt once</source>
        <comment>run_one</comment>
        <translation>einmal gegeben</translation>
    </message>
    <message>
        <source>{name} has to bring it in</source>
        <comment>named.bring_in</comment>
        <translation>{name} muss das Bring-in zahlen</translation>
    </message>
    <message>
        <source>{name} is first to act</source>
        <comment>named.first</comment>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>pair</comment>
        <translation>ein offenes Paar</translation>
    </message>
    <message>
        <source>{name} sits down with {amount}</source>
        <comment>sits</comment>
        <translation>{name} nimmt Platz mit {amount}</translation>
    </message>
    <message>
        <source>{name} comes from table {table} with {amount}</source>
        <comment>sits.table</comment>
        <translation>{name} kommt von Tisch {table}, mit {amount}</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>back</comment>
        <translation>{name} ist zurück</translation>
    </message>
    <message>
        <source>{name} posts to come in</source>
        <comment>comes.post</comment>
        <translation>{name} postet und kommt ins Spiel</translation>
    </message>
    <message>
        <source>{name} waits for the big blind</source>
        <comment>comes.wait</comment>
        <translation>{name} wartet auf den Big Blind</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>comes.buy_button</comment>
        <translation>{name} kauft den Button</translation>
    </message>
    <message>
        <source>{name} takes over the place</source>
        <comment>comes.take_over</comment>
        <translation>{name} übernimmt den Platz</translation>
    </message>
    <message>
        <source>{name} comes in and kills the next</source>
        <comment>comes.kill_next</comment>
        <translation>{name} steigt ein und killt die nächste</translation>
    </message>
    <message>
        <source>{name} comes from another table</source>
        <comment>comes.transfer</comment>
        <translation>{name} kommt vom anderen Tisch</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>away</comment>
        <translation>{name} ist abwesend</translation>
    </message>
    <message>
        <source>{name} is away and owes the kill</source>
        <comment>away.owes_kill</comment>
        <translation>{name} ist abwesend und schuldet den Kill</translation>
    </message>
    <message>
        <source>{name} adds {amount} chips</source>
        <comment>adds</comment>
        <translation>{name} kauft {amount} nach</translation>
    </message>
    <message>
        <source>{name} rebuys {amount} chips</source>
        <comment>adds.rebuy</comment>
        <translation>{name}: Rebuy {amount}</translation>
    </message>
    <message>
        <source>{name} takes an add-on, {amount} chips</source>
        <comment>adds.add_on</comment>
        <translation>{name}: Add-on {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount} on the way</source>
        <comment>adds_behind</comment>
        <translation>{name}: {amount} unterwegs</translation>
    </message>
    <message>
        <source>{name} leaves with {amount}</source>
        <comment>leaves</comment>
        <translation>{name} verlässt den Tisch mit {amount}</translation>
    </message>
    <message>
        <source>{name} leaves with {amount} and owes the kill</source>
        <comment>leaves.owes_kill</comment>
        <translation>{name} verlässt den Tisch mit {amount} und schuldet den Kill</translation>
    </message>
    <message>
        <source>{name} goes to table {table} with {amount}</source>
        <comment>leaves.table</comment>
        <translation>{name} geht an Tisch {table}, mit {amount}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>floor_wanted</comment>
        <translation>der Floor ist gerufen</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>floor_was_here</comment>
        <translation>der Floor war da</translation>
    </message>
    <message>
        <source>a note of the room is accepted</source>
        <comment>note.accepted</comment>
        <translation>eine Notiz des Kartenraums ist angenommen</translation>
    </message>
    <message>
        <source>a note of the room is declined</source>
        <comment>note.declined</comment>
        <translation>eine Notiz des Kartenraums ist abgelehnt</translation>
    </message>
    <message>
        <source>{name} moves to seat {to}</source>
        <comment>moves</comment>
        <translation>{name} wechselt auf Platz {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {name}</source>
        <comment>renamed</comment>
        <translation>Platz {seat} heißt {name}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>button</comment>
        <translation>der Button kommt auf Platz {seat}</translation>
    </message>
    <message>
        <source>{name} has the rock</source>
        <comment>rock</comment>
        <translation>{name} hat den Rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock_free</comment>
        <translation>der Rock liegt frei</translation>
    </message>
    <message>
        <source>{name} straddles to {to}</source>
        <comment>straddle</comment>
        <translation>{name} straddelt auf {to}</translation>
    </message>
    <message>
        <source>{name} sleeps {to}</source>
        <comment>sleeper</comment>
        <translation>{name}: Sleeper auf {to}</translation>
    </message>
    <message>
        <source>{name} kills the pot</source>
        <comment>kill</comment>
        <translation>{name} killt den Pot</translation>
    </message>
    <message>
        <source>bomb pot of {ante}</source>
        <comment>bomb</comment>
        <translation>Bomb Pot zu {ante}</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>split</comment>
        <translation>die Preise werden geteilt</translation>
    </message>
    <message>
        <source>the prizes are split: {parts}</source>
        <comment>split.among</comment>
        <translation>die Preise werden geteilt: {parts}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>split.part</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>the winner {amount} more</source>
        <comment>split.first</comment>
        <translation>der Sieger {amount} dazu</translation>
    </message>
    <message>
        <source>{name} has {amount} after the chip race</source>
        <comment>raced</comment>
        <translation>{name} hat nach dem Chip Race {amount}</translation>
    </message>
    <message>
        <source>{name} owes {amount} from before, settled today</source>
        <comment>carried</comment>
        <translation>{name} schuldet {amount} von früher, heute abgerechnet</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>settling</comment>
        <translation>eine andere Art der Abrechnung</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>splash</comment>
        <translation>das Haus gibt {amount} dazu</translation>
    </message>
    <message>
        <source>new settings from the next hand</source>
        <comment>settings</comment>
        <translation>neue Regeln ab der nächsten Hand</translation>
    </message>
    <message>
        <source>Rules from the next hand: {rules}</source>
        <comment>settings.rules</comment>
        <translation>Regeln ab der nächsten Hand: {rules}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}</source>
        <comment>settings.game</comment>
        <translation>Spiel ab der nächsten Hand: {game}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}, {rules}</source>
        <comment>settings.game_rules</comment>
        <translation>Spiel ab der nächsten Hand: {game}, {rules}</translation>
    </message>
    <message>
        <source>{was} → {now}</source>
        <comment>settings.stakes</comment>
        <translation>{was} → {now}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Level {number}: {stakes}</source>
        <comment>level.stakes</comment>
        <translation>Level {number}: {stakes}</translation>
    </message>
    <message numerus="yes">
        <source>{words}, after a break of {minutes} min</source>
        <comment>level.rested</comment>
        <translation>
            <numerusform>{words}, nach {minutes} min Pause</numerusform>
            <numerusform>{words}, nach {minutes} min Pause</numerusform>
        </translation>
    </message>
    <message>
        <source>The level clock goes on</source>
        <comment>level_clock.on</comment>
        <translation>Die Leveluhr läuft weiter</translation>
    </message>
    <message>
        <source>The level clock is paused</source>
        <comment>level_clock.off</comment>
        <translation>Die Leveluhr ist angehalten</translation>
    </message>
    <message>
        <source>{name} is not dealt in: less than the small blind</source>
        <comment>short</comment>
        <translation>{name} bekommt keine Karten: weniger als der Small Blind</translation>
    </message>
    <message>
        <source>{name} adds {amount} at the hand's end</source>
        <comment>asked.chips</comment>
        <translation>{name} kauft am Ende der Hand {amount} nach</translation>
    </message>
    <message>
        <source>{name} leaves at the hand's end</source>
        <comment>asked.leave</comment>
        <translation>{name} verlässt am Ende der Hand den Tisch</translation>
    </message>
    <message>
        <source>{name} goes to table {table} at the hand's end</source>
        <comment>asked.leave.table</comment>
        <translation>{name} geht am Ende der Hand an Tisch {table}</translation>
    </message>
    <message>
        <source>{name} sits out at the hand's end</source>
        <comment>asked.sit_out</comment>
        <translation>{name} setzt nach der Hand aus</translation>
    </message>
    <message>
        <source>{name} comes back at the hand's end</source>
        <comment>asked.sit_in</comment>
        <translation>{name} kommt am Ende der Hand zurück</translation>
    </message>
    <message>
        <source>{words}, at the hand's end</source>
        <comment>asked.then</comment>
        <translation>{words}, am Ende der Hand</translation>
    </message>
    <message>
        <source>not done: {why}</source>
        <comment>not_done</comment>
        <translation>nicht gemacht: {why}</translation>
    </message>
    <message>
        <source>{name}'s {amount} are not added: {why}</source>
        <comment>not_done.chips</comment>
        <translation>{name} bekommt die {amount} nicht dazu: {why}</translation>
    </message>
    <message>
        <source>{name}, not done: {why}</source>
        <comment>not_done.of</comment>
        <translation>{name}, nicht gemacht: {why}</translation>
    </message>
    <message>
        <source>{name} pays {amount} to {other}</source>
        <comment>paid</comment>
        <translation>{name} zahlt {amount} an {other}</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>taken</comment>
        <translation>{name} gibt {amount}</translation>
    </message>
    <message>
        <source>{name} gives {amount}: {what}</source>
        <comment>taken.for</comment>
        <translation>{name} zahlt {amount}: {what}</translation>
    </message>
    <message>
        <source>{name} is out, {place}</source>
        <comment>out</comment>
        <translation>{name} ist draußen, {place}</translation>
    </message>
    <message>
        <source>{name} has no chips left, {place} as it stands</source>
        <comment>out_so_far</comment>
        <translation>{name} hat keine Chips mehr, {place} nach jetzigem Stand</translation>
    </message>
    <message>
        <source>{name} is out, {amount} leave play</source>
        <comment>out_of_play</comment>
        <translation>{name} ist draußen, {amount} gehen aus dem Spiel</translation>
    </message>
    <message>
        <source>{name} gets {amount} on a marker</source>
        <comment>marker</comment>
        <translation>{name} bekommt {amount} auf Marker</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>dealer</comment>
        <translation>Dealer: {name}</translation>
    </message>
    <message>
        <source>{name} counted: {amount}</source>
        <comment>counted</comment>
        <translation>{name} gezählt: {amount}</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} more than recorded</source>
        <comment>counted_more</comment>
        <translation>{name} gezählt: {amount}, {difference} mehr als gebucht</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} less than recorded</source>
        <comment>counted_less</comment>
        <translation>{name} gezählt: {amount}, {difference} weniger als gebucht</translation>
    </message>
    <message>
        <source>{name} out of turn: {action}</source>
        <comment>early</comment>
        <translation>{name} außer der Reihe: {action}</translation>
    </message>
    <message>
        <source>the clock is on {name}</source>
        <comment>clock</comment>
        <translation>die Uhr läuft für {name}</translation>
    </message>
    <message>
        <source>noted: {what}</source>
        <comment>noted</comment>
        <translation>notiert: {what}</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>ended</comment>
        <translation>die Sitzung endet</translation>
    </message>
    <message>
        <source>the table opens</source>
        <comment>opened</comment>
        <translation>der Tisch öffnet</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Undo: {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Redo: {of}</translation>
    </message>
    <message>
        <source>correction</source>
        <comment>step.amend</comment>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>hand {hand} dealt</source>
        <comment>step.deal</comment>
        <translation>Hand {hand} gegeben</translation>
    </message>
    <message>
        <source>pot of hand {hand} pushed</source>
        <comment>step.award</comment>
        <translation>Pot der Hand {hand} vergeben</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>{name} gewinnt {amount}</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>step.street</comment>
        <translation>nächste Street</translation>
    </message>
    <message>
        <source>{cards} dealt</source>
        <comment>step.street.cards</comment>
        <translation>{cards} gegeben</translation>
    </message>
    <message numerus="yes">
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>
            <numerusform>{of} und {count} weiterer</numerusform>
            <numerusform>{of} und {count} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sits down</source>
        <comment>step.sit</comment>
        <translation>{player} nimmt Platz</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>step.sit_in</comment>
        <translation>{name} ist zurück</translation>
    </message>
    <message>
        <source>{name} posts</source>
        <comment>step.sit_in.post</comment>
        <translation>{name} postet</translation>
    </message>
    <message>
        <source>{name} waits</source>
        <comment>step.sit_in.wait</comment>
        <translation>{name} wartet</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>{name} kauft den Button</translation>
    </message>
    <message>
        <source>{name} takes over</source>
        <comment>step.sit_in.take_over</comment>
        <translation>{name} übernimmt</translation>
    </message>
    <message>
        <source>{name} kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>{name} killt die nächste</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>step.sit_out</comment>
        <translation>{name} ist abwesend</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>step.leave</comment>
        <translation>{name} verlässt den Tisch</translation>
    </message>
    <message>
        <source>{name} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>{name} geht an Tisch {table}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips</comment>
        <translation>{name} kauft {amount} nach</translation>
    </message>
    <message>
        <source>{name} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>{name}: Rebuy {amount}</translation>
    </message>
    <message>
        <source>{name}: add-on {amount}</source>
        <comment>step.add_on</comment>
        <translation>{name}: Add-on {amount}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips.behind</comment>
        <translation>{name} kauft {amount} nach</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <comment>step.move</comment>
        <translation>{name} wechselt</translation>
    </message>
    <message>
        <source>{player} renamed</source>
        <comment>step.rename</comment>
        <translation>{player} umbenannt</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>step.take</comment>
        <translation>{name} gibt {amount}</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>step.pay</comment>
        <translation>{name} zahlt {amount}</translation>
    </message>
    <message>
        <source>new settings</source>
        <comment>step.change</comment>
        <translation>neue Regeln</translation>
    </message>
    <message>
        <source>the end</source>
        <comment>step.end</comment>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>step.count</comment>
        <translation>{name} gezählt</translation>
    </message>
    <message>
        <source>rebuy of {name} put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>Rebuy von {name} richtiggestellt</translation>
    </message>
    <message>
        <source>add-on of {name} put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>Add-on von {name} richtiggestellt</translation>
    </message>
    <message>
        <source>purchase of {name} put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>Kauf von {name} richtiggestellt</translation>
    </message>
    <message>
        <source>buy-in of {name}</source>
        <comment>step.count.bought</comment>
        <translation>Buy-in von {name}</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>{times}-mal gegeben</translation>
    </message>
    <message>
        <source>level {number}</source>
        <comment>step.level</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>the next level</source>
        <comment>step.level.next</comment>
        <translation>das nächste Level</translation>
    </message>
    <message>
        <source>the level clock</source>
        <comment>step.level_clock.on</comment>
        <translation>die Leveluhr</translation>
    </message>
    <message>
        <source>the pause</source>
        <comment>step.level_clock.off</comment>
        <translation>die Pause</translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>step.boards</comment>
        <translation>
            <numerusform>{boards} Board</numerusform>
            <numerusform>{boards} Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>dues collected</source>
        <comment>step.collect</comment>
        <translation>Fälliges eingesammelt</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <comment>step.take_back</comment>
        <translation>{name} nimmt es zurück</translation>
    </message>
    <message>
        <source>the floor's decision</source>
        <comment>step.floor</comment>
        <translation>Entscheidung des Floors</translation>
    </message>
    <message>
        <source>{name} posts late</source>
        <comment>step.unposted</comment>
        <translation>{name} postet spät</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>ein offenes Paar</translation>
    </message>
    <message>
        <source>{name} out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>{name} außer der Reihe</translation>
    </message>
    <message>
        <source>{name} brings it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>{name} zahlt das Bring-in</translation>
    </message>
    <message>
        <source>{name} is first</source>
        <comment>step.first</comment>
        <translation>{name} beginnt</translation>
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
        <translation>{name} zeigt</translation>
    </message>
    <message>
        <source>cards entered</source>
        <comment>step.cards</comment>
        <translation>Karten eingegeben</translation>
    </message>
    <message>
        <source>chips of {name} in</source>
        <comment>step.chips_in</comment>
        <translation>Chips von {name} da</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>step.muck</comment>
        <translation>{name} muckt</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>step.misdeal</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>game chosen</source>
        <comment>step.choose</comment>
        <translation>Spiel gewählt</translation>
    </message>
    <message>
        <source>the draw for seats</source>
        <comment>step.draw</comment>
        <translation>die Auslosung der Plätze</translation>
    </message>
    <message>
        <source>the chip race</source>
        <comment>step.race</comment>
        <translation>der Chip Race</translation>
    </message>
    <message>
        <source>what {player} paid</source>
        <comment>step.expense</comment>
        <translation>Auslage von {player}</translation>
    </message>
    <message>
        <source>what {player} paid: {reason}</source>
        <comment>step.expense.for</comment>
        <translation>Auslage von {player}: {reason}</translation>
    </message>
    <message>
        <source>the expense dropped</source>
        <comment>step.expense.off</comment>
        <translation>die gestrichene Auslage</translation>
    </message>
    <message>
        <source>the debt of {player}</source>
        <comment>step.carry</comment>
        <translation>die Schuld von {player}</translation>
    </message>
    <message>
        <source>the debt of {player} left out</source>
        <comment>step.carry.off</comment>
        <translation>die Schuld von {player}, doch nicht heute</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>step.settle</comment>
        <translation>eine andere Art der Abrechnung</translation>
    </message>
    <message>
        <source>dead hand of {name}</source>
        <comment>step.dead_hand</comment>
        <translation>tote Hand von {name}</translation>
    </message>
    <message>
        <source>street taken back</source>
        <comment>step.street_back</comment>
        <translation>Street zurückgenommen</translation>
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
        <translation>dann {game}</translation>
    </message>
    <message>
        <source>{game} from button {seat}</source>
        <comment>next_until</comment>
        <translation>{game} ab Button {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{game} after {count} hands</source>
        <comment>next_hands</comment>
        <translation>
            <numerusform>{game} nach {count} Hand</numerusform>
            <numerusform>{game} nach {count} Händen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} after this hand</source>
        <comment>next_now</comment>
        <translation>{game} nach dieser Hand</translation>
    </message>
    <message>
        <source>dealer's choice</source>
        <comment>choice</comment>
        <translation>Dealer’s Choice</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>which</comment>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>{name} chooses the game</source>
        <comment>chooses</comment>
        <translation>{name} wählt das Spiel</translation>
    </message>
    <message>
        <source>now {game}</source>
        <comment>chooses_second</comment>
        <translation>jetzt {game}</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>choose</comment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose the game ...</source>
        <comment>choose_row</comment>
        <translation>Spiel wählen ...</translation>
    </message>
    <message>
        <source>Which game comes next?</source>
        <comment>choose_title</comment>
        <translation>Welches Spiel kommt?</translation>
    </message>
    <message>
        <source>{kind}, the coming hand</source>
        <comment>of_next</comment>
        <translation>{kind}, die nächste Hand</translation>
    </message>
    <message>
        <source>the game is {game} now</source>
        <comment>turned</comment>
        <translation>jetzt wird {game} gespielt</translation>
    </message>
    <message>
        <source>{game} is chosen</source>
        <comment>chosen</comment>
        <translation>{game} ist gewählt</translation>
    </message>
    <message>
        <source>{words}; the kill of {name} waits for a game with kills</source>
        <comment>kill_waits</comment>
        <translation>{words}; der Kill von {name} wartet auf ein Spiel mit Kill</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <comment>games</comment>
        <translation>
            <numerusform>{count} Spiel</numerusform>
            <numerusform>{count} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after {count} hands</source>
        <comment>after_hands</comment>
        <translation>
            <numerusform>nach {count} Hand</numerusform>
            <numerusform>nach {count} Händen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Players and seasons</source>
        <comment>title</comment>
        <translation>Spieler und Saisons</translation>
    </message>
    <message numerus="yes">
        <source>{season}, {count} evenings</source>
        <comment>about</comment>
        <translation>
            <numerusform>{season}, {count} Abend</numerusform>
            <numerusform>{season}, {count} Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {of} evenings are summed up</source>
        <comment>summing</comment>
        <translation>{done} von {of} Abenden sind ausgewertet</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read and are left out</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} Abend ist nicht lesbar und fehlt</numerusform>
            <numerusform>{count} Abende sind nicht lesbar und fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Season</source>
        <comment>season</comment>
        <translation>Saison</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>all_time</comment>
        <translation>Alle Zeit</translation>
    </message>
    <message>
        <source>Other days</source>
        <comment>other_days</comment>
        <translation>Andere Tage</translation>
    </message>
    <message>
        <source>2026-01-31 to 2026-05-31</source>
        <comment>days_hint</comment>
        <translation>2026-01-31 bis 2026-05-31</translation>
    </message>
    <message>
        <source>Write both days as 2026-01-31.</source>
        <comment>days_wrong</comment>
        <translation>Beide Tage schreiben wie 2026-01-31.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>days</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>jedes</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>order</comment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>by result</source>
        <comment>by_net</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>by_hourly</comment>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>by evenings</source>
        <comment>by_evenings</comment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>counts</comment>
        <translation>Es zählen</translation>
    </message>
    <message>
        <source>all</source>
        <comment>counts_all</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>best {best}</source>
        <comment>counts_best</comment>
        <translation>beste {best}</translation>
    </message>
    <message>
        <source>In</source>
        <comment>money</comment>
        <translation>In</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>chips</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>a letter or two of a name</source>
        <comment>find_hint</comment>
        <translation>ein, zwei Buchstaben</translation>
    </message>
    <message>
        <source>Show the first</source>
        <comment>show_first</comment>
        <translation>Ersten zeigen</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {count} evenings, {result}</source>
        <comment>row</comment>
        <translation>
            <numerusform>{name}, {count} Abend, {result}</numerusform>
            <numerusform>{name}, {count} Abende, {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings</source>
        <comment>evenings_n</comment>
        <translation>
            <numerusform>{count} Abend</numerusform>
            <numerusform>{count} Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>also {names}</source>
        <comment>also</comment>
        <translation>auch {names}</translation>
    </message>
    <message>
        <source>in the book since {day}</source>
        <comment>since</comment>
        <translation>im Buch seit {day}</translation>
    </message>
    <message>
        <source>compared with {name}</source>
        <comment>compared</comment>
        <translation>verglichen mit {name}</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>hours</comment>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>hourly</comment>
        <translation>Pro Stunde</translation>
    </message>
    <message>
        <source>Evenings won</source>
        <comment>evenings_won</comment>
        <translation>Abende im Plus</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <comment>of</comment>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>Hands dealt in</source>
        <comment>hands</comment>
        <translation>Hände gespielt</translation>
    </message>
    <message>
        <source>Won at showdown</source>
        <comment>showdowns</comment>
        <translation>Showdown gewonnen</translation>
    </message>
    <message>
        <source>Best evening</source>
        <comment>best</comment>
        <translation>Bester Abend</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <comment>worst</comment>
        <translation>Schlechtester Abend</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Over the evenings</source>
        <comment>over</comment>
        <translation>Über die Abende</translation>
    </message>
    <message>
        <source>tap a point to open its evening</source>
        <comment>over_hint</comment>
        <translation>Punkt tippen: dieser Abend</translation>
    </message>
    <message>
        <source>grey: between the others' highest and lowest</source>
        <comment>band</comment>
        <translation>grau: zwischen den anderen</translation>
    </message>
    <message>
        <source>A line begins with the second evening.</source>
        <comment>few</comment>
        <translation>Eine Linie beginnt mit dem zweiten Abend.</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>pots</comment>
        <translation>Größte Pots</translation>
    </message>
    <message>
        <source>tap to replay</source>
        <comment>pots_hint</comment>
        <translation>tippen: noch einmal</translation>
    </message>
    <message>
        <source>no pot of a cash game was won</source>
        <comment>pots_none</comment>
        <translation>kein Pot eines Cash Game gewonnen</translation>
    </message>
    <message>
        <source>hand {hand}, {day}, won by {names}</source>
        <comment>pot_row</comment>
        <translation>Hand {hand}, {day}, an {names}</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>company</comment>
        <translation>Mit wem</translation>
    </message>
    <message>
        <source>tap to compare</source>
        <comment>company_hint</comment>
        <translation>tippen: vergleichen</translation>
    </message>
    <message>
        <source>nobody else played</source>
        <comment>company_none</comment>
        <translation>niemand sonst spielte</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings together</source>
        <comment>together</comment>
        <translation>
            <numerusform>{count} Abend zusammen</numerusform>
            <numerusform>{count} Abende zusammen</numerusform>
        </translation>
    </message>
    <message>
        <source>evenings, result</source>
        <comment>columns</comment>
        <translation>Abende, Ergebnis</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more</comment>
        <translation>{count} mehr</translation>
    </message>
    <message>
        <source>from the start</source>
        <comment>from_start</comment>
        <translation>von vorn</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Names, notes</source>
        <comment>names</comment>
        <translation>Namen, Notizen</translation>
    </message>
    <message>
        <source>of {name}</source>
        <comment>names_note</comment>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>Merge</source>
        <comment>merge</comment>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>same person twice</source>
        <comment>merge_note</comment>
        <translation>dieselbe Person zweimal</translation>
    </message>
    <message>
        <source>Save the table</source>
        <comment>save</comment>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>CSV, HTML, PDF</source>
        <comment>save_note</comment>
        <translation>CSV, HTML, PDF</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>forget</comment>
        <translation>{name} vergessen</translation>
    </message>
    <message>
        <source>name goes, sums stay</source>
        <comment>forget_note</comment>
        <translation>der Name geht, Summen bleiben</translation>
    </message>
    <message>
        <source>{name}: evenings</source>
        <comment>evenings</comment>
        <translation>{name}: Abende</translation>
    </message>
    <message>
        <source>opens the book</source>
        <comment>evenings_note</comment>
        <translation>öffnet das Buch</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <comment>who_else</comment>
        <translation>Wer ist dieselbe Person wie {name}?</translation>
    </message>
    <message>
        <source>{other} is {name}</source>
        <comment>join</comment>
        <translation>{other} ist {name}</translation>
    </message>
    <message>
        <source>one person from now on</source>
        <comment>join_note</comment>
        <translation>ab jetzt eine Person</translation>
    </message>
    <message>
        <source>Both are shown; hands keep the names that were typed, and the two can be parted again.</source>
        <comment>join_about</comment>
        <translation>Beide sind zu sehen; Hände behalten die Namen, wie sie getippt wurden, und die beiden lassen sich wieder trennen.</translation>
    </message>
    <message>
        <source>Shown as {name}</source>
        <comment>shown_as</comment>
        <translation>Gezeigt als {name}</translation>
    </message>
    <message>
        <source>change the name</source>
        <comment>rename</comment>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>The name to show</source>
        <comment>rename_title</comment>
        <translation>Der Name, der gezeigt wird</translation>
    </message>
    <message>
        <source>Part {names}</source>
        <comment>part</comment>
        <translation>{names} trennen</translation>
    </message>
    <message>
        <source>a person of their own again</source>
        <comment>part_note</comment>
        <translation>wieder eine eigene Person</translation>
    </message>
    <message>
        <source>{name} is nobody's name</source>
        <comment>drop</comment>
        <translation>{name} ist niemandes Name</translation>
    </message>
    <message>
        <source>nobody has played under it</source>
        <comment>drop_note</comment>
        <translation>darunter hat niemand gespielt</translation>
    </message>
    <message>
        <source>One more name</source>
        <comment>add</comment>
        <translation>Noch ein Name</translation>
    </message>
    <message>
        <source>by which seating and search find them</source>
        <comment>add_note</comment>
        <translation>Platznahme und Suche finden ihn</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes of {name}</source>
        <comment>notes_of</comment>
        <translation>Notizen zu {name}</translation>
    </message>
    <message>
        <source>nothing is noted</source>
        <comment>notes_none</comment>
        <translation>nichts notiert</translation>
    </message>
    <message>
        <source>what you want to remember</source>
        <comment>notes_hint</comment>
        <translation>was man sich merken will</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>colour</comment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>no colour</source>
        <comment>no_colour</comment>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour_red</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour_orange</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour_yellow</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour_green</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour_teal</comment>
        <translation>türkis</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour_blue</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour_violet</comment>
        <translation>violett</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour_brown</comment>
        <translation>braun</translation>
    </message>
    <message>
        <source>Write down</source>
        <comment>write</comment>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>Nicht geschrieben: {why}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <comment>saved</comment>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <comment>csv</comment>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Page for a browser (HTML)</source>
        <comment>html</comment>
        <translation>Seite für den Browser (HTML)</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <comment>pdf</comment>
        <translation>Papier (PDF)</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>head_person</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>head_evenings</comment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>head_hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>head_hours</comment>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head_net</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>head_hourly</comment>
        <translation>Pro Stunde</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>head_best</comment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Worst</source>
        <comment>head_worst</comment>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>Showdowns won</source>
        <comment>head_showdowns_won</comment>
        <translation>Showdowns gewonnen</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <comment>head_showdowns</comment>
        <translation>Showdowns</translation>
    </message>
    <message>
        <source>In</source>
        <comment>head_unit</comment>
        <translation>In</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>head_day</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>head_session</comment>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Account</source>
        <comment>head_account</comment>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>head_amount</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Accounts</source>
        <comment>accounts</comment>
        <translation>Konten</translation>
    </message>
    <message>
        <source>rake, tips, kitty</source>
        <comment>accounts_note</comment>
        <translation>Rake, Trinkgeld, Hauskasse</translation>
    </message>
    <message numerus="yes">
        <source>{season}: what {count} evenings left</source>
        <comment>accounts_about</comment>
        <translation>
            <numerusform>{season}: was {count} Abend ließ</numerusform>
            <numerusform>{season}: was {count} Abende ließen</numerusform>
        </translation>
    </message>
    <message>
        <source>a table (CSV)</source>
        <comment>accounts_save_note</comment>
        <translation>eine Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Evening by evening</source>
        <comment>takings</comment>
        <translation>Abend für Abend</translation>
    </message>
    <message>
        <source>tap for the recap</source>
        <comment>takings_hint</comment>
        <translation>tippen: Abrechnung</translation>
    </message>
    <message>
        <source>Nothing was taken off a table.</source>
        <comment>takings_none</comment>
        <translation>Von keinem Tisch wurde etwas genommen.</translation>
    </message>
    <message>
        <source>{name}, evening by evening</source>
        <comment>evenings_of</comment>
        <translation>{name}, Abend für Abend</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Tag</translation>
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
        <translation>Cash Game im Pokerraum</translation>
    </message>
    <message>
        <source>Nobody gets a cheap orbit or a double one; a room with a dealer can keep track of a dead button.</source>
        <comment>casino</comment>
        <translation>Keiner bekommt einen billigen oder doppelten Orbit; ein Raum mit Dealer kann einen Dead Button führen.</translation>
    </message>
    <message>
        <source>A newcomer may post at once or wait for the big blind.</source>
        <comment>casino</comment>
        <translation>Wer neu ist, darf gleich posten oder auf den Big Blind warten.</translation>
    </message>
    <message>
        <source>The missed big blind comes back live, the small one dead.</source>
        <comment>casino</comment>
        <translation>Der verpasste Big Blind kommt live zurück, der kleine tot.</translation>
    </message>
    <message>
        <source>Only a small blind missed: it plays as part of the bet.</source>
        <comment>casino</comment>
        <translation>Nur ein Small Blind verpasst: er zählt zum Einsatz.</translation>
    </message>
    <message>
        <source>Leaving for a minute wipes no blind that was missed.</source>
        <comment>casino</comment>
        <translation>Kurz zu gehen löscht keinen verpassten Blind.</translation>
    </message>
    <message>
        <source>Who gives up a good seat after the button hand may let the blinds pass the new one, once.</source>
        <comment>casino</comment>
        <translation>Wer nach der Buttonhand einen guten Platz aufgibt, darf am neuen die Blinds einmal vorbeilassen.</translation>
    </message>
    <message>
        <source>A player next to the button who owes a blind may buy it.</source>
        <comment>casino</comment>
        <translation>Ein Spieler neben dem Button, der einen Blind schuldet, darf ihn kaufen.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>casino</comment>
        <translation>Eine Bet und drei Raises je Setzrunde.</translation>
    </message>
    <message>
        <source>No end to the raises once two are left.</source>
        <comment>casino</comment>
        <translation>Kein Ende der Raises, sobald nur zwei übrig sind.</translation>
    </message>
    <message>
        <source>Who has less than the small blind is all-in for it.</source>
        <comment>casino</comment>
        <translation>Wer weniger als den Small Blind hat, ist dafür all-in.</translation>
    </message>
    <message>
        <source>Chips are bought between hands only.</source>
        <comment>casino</comment>
        <translation>Chips kauft man nur zwischen den Händen.</translation>
    </message>
    <message>
        <source>Going south is stopped for an hour.</source>
        <comment>casino</comment>
        <translation>Going South ist eine Stunde lang gesperrt.</translation>
    </message>
    <message>
        <source>Twice is what card rooms allow.</source>
        <comment>casino</comment>
        <translation>Zweimal erlauben die Pokerräume.</translation>
    </message>
    <message>
        <source>Chips may come in several motions once a raise was announced.</source>
        <comment>casino</comment>
        <translation>Nach angesagtem Raise dürfen Chips in mehreren Bewegungen kommen.</translation>
    </message>
    <message>
        <source>A call in between frees who acted out of turn.</source>
        <comment>casino</comment>
        <translation>Ein Call dazwischen befreit, wer außer der Reihe war.</translation>
    </message>
    <message>
        <source>The pot of a no-limit game is spread for the players, not counted for them.</source>
        <comment>casino</comment>
        <translation>Im No-Limit wird der Pot den Spielern ausgebreitet, nicht vorgezählt.</translation>
    </message>
    <message>
        <source>One live straddle, first to act, twice the big blind.</source>
        <comment>casino</comment>
        <translation>Ein Live-Straddle vom Ersten, zweimal der Big Blind.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more, as over the blind itself.</source>
        <comment>casino</comment>
        <translation>Ein Raise darüber ist ein Big Blind mehr, wie über den Blind selbst.</translation>
    </message>
    <message>
        <source>Taken only once a second round is dealt; the table says how much.</source>
        <comment>casino</comment>
        <translation>Erst ab der zweiten Setzrunde genommen; wie viel, sagt der Tisch.</translation>
    </message>
    <message>
        <source>A minute is enough for any decision.</source>
        <comment>casino</comment>
        <translation>Eine Minute reicht für jede Entscheidung.</translation>
    </message>
    <message>
        <source>A warning ten seconds before the end.</source>
        <comment>casino</comment>
        <translation>Warnung zehn Sekunden vor Schluss.</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>home</comment>
        <translation>Zuhause</translation>
    </message>
    <message>
        <source>A friendly game at home</source>
        <comment>home</comment>
        <translation>Eine Runde unter Freunden</translation>
    </message>
    <message>
        <source>The button simply goes to the next player; nobody has to remember who left.</source>
        <comment>home</comment>
        <translation>Der Button geht einfach weiter; niemand muss sich merken, wer ging.</translation>
    </message>
    <message>
        <source>Friends come late and are dealt in at once.</source>
        <comment>home</comment>
        <translation>Freunde kommen spät und bekommen sofort Karten.</translation>
    </message>
    <message>
        <source>They go for a smoke and owe nothing for it.</source>
        <comment>home</comment>
        <translation>Sie gehen rauchen und schulden dafür nichts.</translation>
    </message>
    <message>
        <source>Going home for an hour wipes nothing, where the house keeps marks.</source>
        <comment>home</comment>
        <translation>Eine Stunde heimgehen löscht nichts, wo das Haus Marken führt.</translation>
    </message>
    <message>
        <source>Dealt in wherever they sit down.</source>
        <comment>home</comment>
        <translation>Karten, wo immer sie sich hinsetzen.</translation>
    </message>
    <message>
        <source>Not on the button: who comes back there waits a hand, and nobody pays the same blind twice.</source>
        <comment>home</comment>
        <translation>Nicht auf dem Button: Wer dort zurückkommt, wartet eine Hand, und niemand zahlt denselben Blind zweimal.</translation>
    </message>
    <message>
        <source>Four raises, a little more fun than the three of the books.</source>
        <comment>home</comment>
        <translation>Vier Raises, etwas mehr Spaß als die drei der Bücher.</translation>
    </message>
    <message>
        <source>Two players raise as long as they like.</source>
        <comment>home</comment>
        <translation>Zwei Spieler erhöhen, solange sie mögen.</translation>
    </message>
    <message>
        <source>No special sum for the small blind: everybody opens for the same.</source>
        <comment>home</comment>
        <translation>Keine eigene Summe für den Small Blind: alle eröffnen gleich.</translation>
    </message>
    <message>
        <source>As often as the table likes.</source>
        <comment>home</comment>
        <translation>So oft der Tisch mag.</translation>
    </message>
    <message>
        <source>Short is all-in, nobody is sent away.</source>
        <comment>home</comment>
        <translation>Zu kurz ist all-in, keiner wird weggeschickt.</translation>
    </message>
    <message>
        <source>Forgiving about motions.</source>
        <comment>home</comment>
        <translation>Nachsichtig bei Bewegungen.</translation>
    </message>
    <message>
        <source>Forgiving about turns.</source>
        <comment>home</comment>
        <translation>Nachsichtig bei der Reihenfolge.</translation>
    </message>
    <message>
        <source>The pot is no secret.</source>
        <comment>home</comment>
        <translation>Der Pot ist kein Geheimnis.</translation>
    </message>
    <message>
        <source>From any seat: it is meant to be fun.</source>
        <comment>home</comment>
        <translation>Von jedem Platz: es soll Spaß machen.</translation>
    </message>
    <message>
        <source>Once more on top of it.</source>
        <comment>home</comment>
        <translation>Noch einmal obendrauf.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more.</source>
        <comment>home</comment>
        <translation>Ein Raise darüber ist ein Big Blind mehr.</translation>
    </message>
    <message>
        <source>Two minutes: it is late and there is a story to finish.</source>
        <comment>home</comment>
        <translation>Zwei Minuten: es ist spät, und eine Geschichte ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>A warning a quarter of a minute before the end.</source>
        <comment>home</comment>
        <translation>Warnung eine Viertelminute vor Schluss.</translation>
    </message>
    <message>
        <source>A bomb pot is an extra; the button stays for the next regular hand.</source>
        <comment>home</comment>
        <translation>Ein Bomb Pot ist eine Zugabe; der Button bleibt für die nächste normale Hand.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Modelled on the Tournament Directors Association's rules</source>
        <comment>tournament</comment>
        <translation>Nach den Regeln der Tournament Directors Association</translation>
    </message>
    <message>
        <source>Everybody pays each blind once an orbit, whoever leaves.</source>
        <comment>tournament</comment>
        <translation>Jeder zahlt jeden Blind einmal je Orbit, wer auch den Tisch verlässt.</translation>
    </message>
    <message>
        <source>Newcomers are dealt in and owe nothing; between button and big blind they wait for the button to pass.</source>
        <comment>tournament</comment>
        <translation>Neue bekommen Karten und schulden nichts; zwischen Button und Big Blind warten sie, bis der Button vorbei ist.</translation>
    </message>
    <message>
        <source>Who is moved to the button is dealt in there.</source>
        <comment>tournament</comment>
        <translation>Wer auf den Button umgesetzt wird, bekommt dort Karten.</translation>
    </message>
    <message>
        <source>A seat with chips is dealt in and posts, whether anybody sits there or not.</source>
        <comment>tournament</comment>
        <translation>Ein Platz mit Chips bekommt Karten und postet, ob jemand da ist oder nicht.</translation>
    </message>
    <message>
        <source>Nobody gets rid of a missed blind by leaving.</source>
        <comment>tournament</comment>
        <translation>Niemand wird einen verpassten Blind los, indem er geht.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>tournament</comment>
        <translation>Eine Bet und drei Raises je Setzrunde.</translation>
    </message>
    <message>
        <source>The cap holds between two players as well, also for the last two of the tournament.</source>
        <comment>tournament</comment>
        <translation>Der Cap gilt auch zwischen zwei Spielern, auch für die letzten zwei des Turniers.</translation>
    </message>
    <message>
        <source>A short stack is dealt in and all-in for the blind.</source>
        <comment>tournament</comment>
        <translation>Ein kurzer Stack bekommt Karten und ist für den Blind all-in.</translation>
    </message>
    <message>
        <source>No chips come in during a hand, and no markers.</source>
        <comment>tournament</comment>
        <translation>Während einer Hand kommen keine Chips dazu, und keine Marker.</translation>
    </message>
    <message>
        <source>Nothing is run twice.</source>
        <comment>tournament</comment>
        <translation>Nichts wird zweimal gegeben.</translation>
    </message>
    <message>
        <source>All-in hands are turned face up.</source>
        <comment>tournament</comment>
        <translation>All-in-Hände werden aufgedeckt.</translation>
    </message>
    <message>
        <source>From half of a raise on it must be completed.</source>
        <comment>tournament</comment>
        <translation>Ab einem halben Raise muss er vollgemacht werden.</translation>
    </message>
    <message>
        <source>One motion, an amount that was said, or the exact call and then one more motion.</source>
        <comment>tournament</comment>
        <translation>Eine Bewegung, ein angesagter Betrag, oder der genaue Call und dann noch eine Bewegung.</translation>
    </message>
    <message>
        <source>Chips that are all needed for the call are a call, whatever their values.</source>
        <comment>tournament</comment>
        <translation>Chips, die alle für den Call gebraucht werden, sind ein Call, egal welcher Sorte.</translation>
    </message>
    <message>
        <source>Only a bet or raise in between frees who acted out of turn.</source>
        <comment>tournament</comment>
        <translation>Nur eine Bet oder ein Raise dazwischen befreit, wer außer der Reihe war.</translation>
    </message>
    <message>
        <source>After that bet or raise, who checked out of turn has every option.</source>
        <comment>tournament</comment>
        <translation>Nach dieser Bet oder diesem Raise darf alles, wer außer der Reihe gecheckt hat.</translation>
    </message>
    <message>
        <source>Two acts, one of them with chips, or any three close what lies before them.</source>
        <comment>tournament</comment>
        <translation>Zwei Aktionen, eine davon mit Chips, oder drei beliebige schließen ab, was vor ihnen liegt.</translation>
    </message>
    <message>
        <source>Players may ask what the pot is in pot limit only.</source>
        <comment>tournament</comment>
        <translation>Nur im Pot-Limit dürfen Spieler nach dem Pot fragen.</translation>
    </message>
    <message>
        <source>A big blind too short for blind and ante pays the blind first.</source>
        <comment>tournament</comment>
        <translation>Reicht es nicht für Blind und Ante, zahlt der Big Blind zuerst den Blind.</translation>
    </message>
    <message>
        <source>Never in tournaments, unless a table says so itself.</source>
        <comment>tournament</comment>
        <translation>Nie in Turnieren, wenn der Tisch es nicht selbst sagt.</translation>
    </message>
    <message>
        <source>Twenty-five seconds.</source>
        <comment>tournament</comment>
        <translation>Fünfundzwanzig Sekunden.</translation>
    </message>
    <message>
        <source>And the last five are counted.</source>
        <comment>tournament</comment>
        <translation>Und die letzten fünf werden gezählt.</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>online</comment>
        <translation>Online</translation>
    </message>
    <message>
        <source>As poker rooms on the internet deal it</source>
        <comment>online</comment>
        <translation>Wie in Pokerräumen im Internet</translation>
    </message>
    <message>
        <source>Software moves the button to the next player and never deals a dead one.</source>
        <comment>online</comment>
        <translation>Die Software gibt den Button dem nächsten Spieler, einen Dead Button gibt es nie.</translation>
    </message>
    <message>
        <source>Post, or wait for the big blind.</source>
        <comment>online</comment>
        <translation>Posten oder auf den Big Blind warten.</translation>
    </message>
    <message>
        <source>A missed big blind comes back live, the small one dead.</source>
        <comment>online</comment>
        <translation>Ein verpasster Big Blind kommt live zurück, der kleine tot.</translation>
    </message>
    <message>
        <source>Dead also when it is missed alone.</source>
        <comment>online</comment>
        <translation>Tot auch, wenn er allein verpasst ist.</translation>
    </message>
    <message>
        <source>Leaving the table and coming back wipes no blind.</source>
        <comment>online</comment>
        <translation>Den Tisch verlassen und wiederkommen löscht keinen Blind.</translation>
    </message>
    <message>
        <source>The cap is four bets.</source>
        <comment>online</comment>
        <translation>Der Cap sind vier Bets.</translation>
    </message>
    <message>
        <source>For any number of players.</source>
        <comment>online</comment>
        <translation>Für jede Zahl von Spielern.</translation>
    </message>
    <message>
        <source>The pot is what the formula says.</source>
        <comment>online</comment>
        <translation>Der Pot ist, was die Formel sagt.</translation>
    </message>
    <message>
        <source>Twice at most.</source>
        <comment>online</comment>
        <translation>Höchstens zweimal.</translation>
    </message>
    <message>
        <source>All-in hands are turned up.</source>
        <comment>online</comment>
        <translation>All-in-Hände werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Going south is stopped for two hours.</source>
        <comment>online</comment>
        <translation>Going South ist zwei Stunden lang gesperrt.</translation>
    </message>
    <message>
        <source>A click is one motion.</source>
        <comment>online</comment>
        <translation>Ein Klick ist eine Bewegung.</translation>
    </message>
    <message>
        <source>An action chosen early stands until somebody bets.</source>
        <comment>online</comment>
        <translation>Eine vorgewählte Aktion gilt, bis jemand setzt.</translation>
    </message>
    <message>
        <source>A check chosen early falls away with the bet.</source>
        <comment>online</comment>
        <translation>Ein vorgewählter Check fällt mit der Bet weg.</translation>
    </message>
    <message>
        <source>The pot is always on the screen.</source>
        <comment>online</comment>
        <translation>Der Pot steht immer auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Most rooms have none.</source>
        <comment>online</comment>
        <translation>Die meisten Räume haben keine.</translation>
    </message>
    <message>
        <source>Nothing is taken before the flop.</source>
        <comment>online</comment>
        <translation>Vor dem Flop wird nichts genommen.</translation>
    </message>
    <message>
        <source>Half a minute.</source>
        <comment>online</comment>
        <translation>Eine halbe Minute.</translation>
    </message>
    <message>
        <source>With ten seconds of warning.</source>
        <comment>online</comment>
        <translation>Mit zehn Sekunden Warnung.</translation>
    </message>
</context>
<context>
    <name>privacy</name>
    <message>
        <source>Erase and forget</source>
        <comment>title</comment>
        <translation>Löschen und vergessen</translation>
    </message>
    <message>
        <source>For good: in the book and in its backups</source>
        <comment>about</comment>
        <translation>Endgültig: im Buch und in seinen Sicherungen</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Erase an evening</source>
        <comment>evenings</comment>
        <translation>Einen Abend löschen</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <comment>people</comment>
        <translation>Eine Person vergessen</translation>
    </message>
    <message>
        <source>Players and dealers</source>
        <comment>people_title</comment>
        <translation>Spieler und Dealer</translation>
    </message>
    <message>
        <source>Choose what is to go</source>
        <comment>choose</comment>
        <translation>Wählen, was gehen soll</translation>
    </message>
    <message>
        <source>Nothing goes before the key below is tapped.</source>
        <comment>choose_note</comment>
        <translation>Nichts geht, bevor die Taste unten getippt wird.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <comment>erase</comment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <comment>forget</comment>
        <translation>Endgültig vergessen</translation>
    </message>
    <message>
        <source>The evening of {began}</source>
        <comment>evening</comment>
        <translation>Der Abend vom {began}</translation>
    </message>
    <message>
        <source>Looking what goes</source>
        <comment>looking</comment>
        <translation>Es wird nachgesehen, was geht</translation>
    </message>
    <message numerus="yes">
        <source>{count} payments of it are not ticked as paid.</source>
        <comment>unpaid</comment>
        <translation>
            <numerusform>{count} Zahlung davon ist nicht als bezahlt abgehakt.</numerusform>
            <numerusform>{count} Zahlungen davon sind nicht als bezahlt abgehakt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands go, with all names and sums.</source>
        <comment>hands</comment>
        <translation>
            <numerusform>{count} Hand geht, mit allen Namen und Summen.</numerusform>
            <numerusform>{count} Hände gehen, mit allen Namen und Summen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups hold it: there it goes too.</source>
        <comment>holding</comment>
        <translation>
            <numerusform>{count} Sicherung enthält ihn: auch dort geht er.</numerusform>
            <numerusform>{count} Sicherungen enthalten ihn: auch dort geht er.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup holds it.</source>
        <comment>holding_none</comment>
        <translation>Keine Sicherung enthält ihn.</translation>
    </message>
    <message>
        <source>What was printed, sent or copied elsewhere stays as well.</source>
        <comment>saved_stay</comment>
        <translation>Was gedruckt, verschickt oder anderswohin kopiert wurde, bleibt auch.</translation>
    </message>
    <message numerus="yes">
        <source>{count} other books in {folder} are not touched: {files}</source>
        <comment>beyond_books</comment>
        <translation>
            <numerusform>{count} anderes Buch in {folder} bleibt, wie es ist: {files}</numerusform>
            <numerusform>{count} andere Bücher in {folder} bleiben, wie sie sind: {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>What was saved in {folder} stays there.</source>
        <comment>beyond_files</comment>
        <translation>Was in {folder} gespeichert wurde, bleibt dort.</translation>
    </message>
    <message>
        <source>{folder} is not there now: its backups stay as they are. Put it in first.</source>
        <comment>beyond_second</comment>
        <translation>{folder} ist gerade nicht da: Die Sicherungen dort bleiben, wie sie sind. Erst einstecken.</translation>
    </message>
    <message>
        <source>Its payments cannot be read: {why}</source>
        <comment>unknown</comment>
        <translation>Seine Zahlungen sind nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>person</comment>
        <translation>{name} vergessen</translation>
    </message>
    <message>
        <source>Another name stands wherever {name} sat, dealt or decided: book, backups, this device.</source>
        <comment>person_name</comment>
        <translation>Wo immer {name} saß, gab oder entschied, steht ein anderer Name: im Buch, in den Sicherungen, auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Sums and results stay.</source>
        <comment>person_sums</comment>
        <translation>Summen und Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>The chain of these evenings is made anew; verifying the book says since when.</source>
        <comment>person_chain</comment>
        <translation>Die Kette dieser Abende wird neu gemacht; beim Prüfen sagt das Buch, seit wann.</translation>
    </message>
    <message>
        <source>Changing the book</source>
        <comment>rewriting</comment>
        <translation>Das Buch wird geändert</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>stop</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>stopped</comment>
        <translation>Angehalten: nichts wurde geändert</translation>
    </message>
    <message>
        <source>Changing the backups</source>
        <comment>working</comment>
        <translation>Die Sicherungen werden geändert</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <comment>how_far</comment>
        <translation>{done} von {of}</translation>
    </message>
    <message>
        <source>The evening is erased</source>
        <comment>erased</comment>
        <translation>Der Abend ist gelöscht</translation>
    </message>
    <message>
        <source>From now on the name is {stand_in}</source>
        <comment>forgotten</comment>
        <translation>Von nun an ist der Name {stand_in}</translation>
    </message>
    <message numerus="yes">
        <source>In {count} evenings of the book.</source>
        <comment>forgotten_in</comment>
        <translation>
            <numerusform>An {count} Abend des Buchs.</numerusform>
            <numerusform>An {count} Abenden des Buchs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups were changed.</source>
        <comment>changed</comment>
        <translation>
            <numerusform>{count} Sicherung wurde geändert.</numerusform>
            <numerusform>{count} Sicherungen wurden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not changed: {why}</source>
        <comment>unchanged</comment>
        <translation>{file} wurde nicht geändert: {why}</translation>
    </message>
    <message>
        <source>It could not be done: {why}</source>
        <comment>failed</comment>
        <translation>Es ging nicht: {why}</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>Session recap</source>
        <comment>recap</comment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Session</source>
        <comment>session</comment>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Won and lost, hand by hand</source>
        <comment>won_lost</comment>
        <translation>Gewonnen und verloren, Hand für Hand</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>find_hand</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Downs</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>pay</comment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <comment>col_taken</comment>
        <translation>Rake und Drop</translation>
    </message>
    <message>
        <source>The evening</source>
        <comment>the_evening</comment>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>all_of_them</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>One file, opens without a network.</source>
        <comment>one_file</comment>
        <translation>Eine Datei, öffnet ohne Netz.</translation>
    </message>
    <message>
        <source>The lines begin with the first hand</source>
        <comment>no_lines</comment>
        <translation>Die Linien beginnen mit der ersten Hand</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more_games</comment>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>ended {time}</source>
        <comment>ended</comment>
        <translation>beendet {time}</translation>
    </message>
    <message>
        <source>last tap {time}</source>
        <comment>last_tap</comment>
        <translation>letzte Eingabe {time}</translation>
    </message>
    <message>
        <source>corrected: hand {hands}</source>
        <comment>corrected_hands</comment>
        <translation>korrigiert: Hand {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands corrected</source>
        <comment>n_corrected</comment>
        <translation>
            <numerusform>{count} Hand korrigiert</numerusform>
            <numerusform>{count} Hände korrigiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <comment>played</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>an_hour</comment>
        <translation>Je Stunde</translation>
    </message>
    <message>
        <source>Biggest pot</source>
        <comment>biggest</comment>
        <translation>Größter Pot</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <comment>hand_n</comment>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Dealer</translation>
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
        <translation>unter 1 min</translation>
    </message>
    <message>
        <source>rake</source>
        <comment>rake</comment>
        <translation>Rake</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>drop</comment>
        <translation>Drop</translation>
    </message>
    <message>
        <source>tips</source>
        <comment>tips</comment>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>kitty</source>
        <comment>kitty</comment>
        <translation>Hauskasse</translation>
    </message>
    <message>
        <source>house</source>
        <comment>house</comment>
        <translation>Haus</translation>
    </message>
    <message>
        <source>the kitty</source>
        <comment>the_kitty</comment>
        <translation>die Hauskasse</translation>
    </message>
    <message>
        <source>the house</source>
        <comment>the_house</comment>
        <translation>das Haus</translation>
    </message>
    <message>
        <source>the dealers</source>
        <comment>party_dealers</comment>
        <translation>die Dealer</translation>
    </message>
    <message>
        <source>nobody (unaccounted)</source>
        <comment>party_nobody</comment>
        <translation>niemand (ungeklärt)</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>all_there</comment>
        <translation>Jeder Chip ist da</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips missing</source>
        <comment>n_missing</comment>
        <translation>
            <numerusform>{count} Chip fehlt</numerusform>
            <numerusform>{count} Chips fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips too many</source>
        <comment>n_too_many</comment>
        <translation>
            <numerusform>{count} Chip zu viel</numerusform>
            <numerusform>{count} Chips zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips more counted than recorded</source>
        <comment>n_more</comment>
        <translation>
            <numerusform>{count} Chip mehr gezählt als gebucht</numerusform>
            <numerusform>{count} Chips mehr gezählt als gebucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips fewer counted than recorded</source>
        <comment>n_fewer</comment>
        <translation>
            <numerusform>{count} Chip weniger gezählt als gebucht</numerusform>
            <numerusform>{count} Chips weniger gezählt als gebucht</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} missing</source>
        <comment>missing_money</comment>
        <translation>{amount} fehlen</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>too_many_money</comment>
        <translation>{amount} zu viel</translation>
    </message>
    <message>
        <source>{amount} more counted than recorded</source>
        <comment>more_money</comment>
        <translation>{amount} mehr gezählt als gebucht</translation>
    </message>
    <message>
        <source>{amount} less counted than recorded</source>
        <comment>fewer_money</comment>
        <translation>{amount} weniger gezählt als gebucht</translation>
    </message>
    <message>
        <source>{amount} in</source>
        <comment>n_in</comment>
        <translation>{amount} gekauft</translation>
    </message>
    <message>
        <source>{amount} splashed</source>
        <comment>n_splashed</comment>
        <translation>{amount} Splash</translation>
    </message>
    <message>
        <source>{amount} counted</source>
        <comment>n_counted</comment>
        <translation>{amount} gezählt</translation>
    </message>
    <message>
        <source>{amount} cashed out</source>
        <comment>n_cashed</comment>
        <translation>{amount} ausgezahlt</translation>
    </message>
    <message>
        <source>{amount} on the table</source>
        <comment>n_on_table</comment>
        <translation>{amount} am Tisch</translation>
    </message>
    <message>
        <source>{amount} more by the chip race</source>
        <comment>n_raced</comment>
        <translation>{amount} mehr durch Chip Race</translation>
    </message>
    <message>
        <source>{amount} less by the chip race</source>
        <comment>n_raced_off</comment>
        <translation>{amount} weniger durch Chip Race</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>results</comment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>bought_in</comment>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Buys</source>
        <comment>buys</comment>
        <translation>Käufe</translation>
    </message>
    <message>
        <source>Has in all</source>
        <comment>has_in_all</comment>
        <translation>Hat gesamt</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>cashed_out</comment>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Loans</source>
        <comment>loans</comment>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>{words}, lent {amount}</source>
        <comment>speak_lent</comment>
        <translation>{words}, verliehen {amount}</translation>
    </message>
    <message>
        <source>{words}, borrowed {amount}</source>
        <comment>speak_borrowed</comment>
        <translation>{words}, geliehen {amount}</translation>
    </message>
    <message>
        <source>tap a name to light its line</source>
        <comment>tap_name</comment>
        <translation>Name tippen zeigt seine Linie</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, has {left} in all, {hands} hands</source>
        <comment>speak_playing</comment>
        <translation>{name}, Ergebnis {net}, gekauft {bought} in {buys}, hat gesamt {left}, Hände: {hands}</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, cashed out {left}, {hands} hands</source>
        <comment>speak_left</comment>
        <translation>{name}, Ergebnis {net}, gekauft {bought} in {buys}, ausgezahlt {left}, Hände: {hands}</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <comment>part</comment>
        <translation>{first} bis {last} von {all}</translation>
    </message>
    <message>
        <source>{last} of {all}</source>
        <comment>part_one</comment>
        <translation>{last} von {all}</translation>
    </message>
    <message>
        <source>{part}, next part</source>
        <comment>next_part</comment>
        <translation>{part}, nächster Teil</translation>
    </message>
    <message>
        <source>Settle up</source>
        <comment>settle</comment>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>{who} pays {to} {amount}</source>
        <comment>pays</comment>
        <translation>{who} zahlt {amount} an {to}</translation>
    </message>
    <message>
        <source>{who} pays {to}</source>
        <comment>pays_whom</comment>
        <translation>{who} zahlt an {to}</translation>
    </message>
    <message>
        <source>{what}, marker, {state}</source>
        <comment>speak_marker</comment>
        <translation>{what}, Marker, {state}</translation>
    </message>
    <message>
        <source>{what}, {state}</source>
        <comment>speak_payment</comment>
        <translation>{what}, {state}</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>paid</comment>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>not paid yet</source>
        <comment>not_paid</comment>
        <translation>noch nicht bezahlt</translation>
    </message>
    <message>
        <source>marker, unpaid</source>
        <comment>marker_unpaid</comment>
        <translation>Marker, offen</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>marker</comment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>tap when paid</source>
        <comment>tap_paid</comment>
        <translation>tippen, wenn bezahlt</translation>
    </message>
    <message>
        <source>unpaid</source>
        <comment>unpaid</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>reopen</comment>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>all chips go back to the seats</source>
        <comment>reopen_second</comment>
        <translation>alle Chips kommen zurück auf die Plätze</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>end</comment>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>End all the same</source>
        <comment>end_anyway</comment>
        <translation>Trotzdem beenden</translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: they get no place</source>
        <comment>end_unplaced</comment>
        <translation>
            <numerusform>{count} noch dabei: ohne Platz</numerusform>
            <numerusform>{count} noch dabei: ohne Platz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: placed by their chips</source>
        <comment>end_by_chips</comment>
        <translation>
            <numerusform>{count} noch dabei: Platz nach Chips</numerusform>
            <numerusform>{count} noch dabei: Platz nach Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody is cashed out</source>
        <comment>end_second</comment>
        <translation>alle werden ausgezahlt</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count them first</source>
        <comment>high_by</comment>
        <translation>Stacks {amount} zu hoch: erst zählen</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count them first</source>
        <comment>low_by</comment>
        <translation>Stacks {amount} zu niedrig: erst zählen</translation>
    </message>
    <message>
        <source>Unaccounted for</source>
        <comment>off_title</comment>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Who bears it?</source>
        <comment>off_go</comment>
        <translation>Wer trägt es?</translation>
    </message>
    <message>
        <source>said on the recap, or counted again</source>
        <comment>off_go_note</comment>
        <translation>in der Abrechnung, oder neu zählen</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count again, or settle anyway</source>
        <comment>high_who</comment>
        <translation>Stacks {amount} zu hoch: neu zählen oder trotzdem abrechnen</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count again, or settle anyway</source>
        <comment>low_who</comment>
        <translation>Stacks {amount} zu niedrig: neu zählen oder trotzdem abrechnen</translation>
    </message>
    <message>
        <source>tap to take back</source>
        <comment>take_back</comment>
        <translation>zum Zurücknehmen tippen</translation>
    </message>
    <message>
        <source>all players</source>
        <comment>all_players</comment>
        <translation>alle Spieler</translation>
    </message>
    <message>
        <source>pays {amount} more</source>
        <comment>one_pays</comment>
        <translation>zahlt {amount} mehr</translation>
    </message>
    <message>
        <source>gets {amount} more</source>
        <comment>one_gets</comment>
        <translation>bekommt {amount} mehr</translation>
    </message>
    <message>
        <source>pay {amount} more each</source>
        <comment>all_pay</comment>
        <translation>zahlen je {amount} mehr</translation>
    </message>
    <message>
        <source>get {amount} more each</source>
        <comment>all_get</comment>
        <translation>bekommen je {amount} mehr</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>or_amounts</comment>
        <translation>{least} oder {most}</translation>
    </message>
    <message>
        <source>The results are off by {amount}. Settled anyway: {who} {how}.</source>
        <comment>borne</comment>
        <translation>Die Ergebnisse gehen um {amount} nicht auf. Trotzdem abgerechnet: {who} {how}.</translation>
    </message>
    <message>
        <source>Pay and share</source>
        <comment>settle_more</comment>
        <translation>Zahlen und teilen</translation>
    </message>
    <message>
        <source>codes, expenses, old debts</source>
        <comment>settle_more_note</comment>
        <translation>Codes, Auslagen, alte Schulden</translation>
    </message>
    <message>
        <source>codes, costs</source>
        <comment>settle_more_brief</comment>
        <translation>Codes, Kosten</translation>
    </message>
    <message numerus="yes">
        <source>{count} old debts open</source>
        <comment>debts_open</comment>
        <translation>
            <numerusform>{count} alte Schuld offen</numerusform>
            <numerusform>{count} alte Schulden offen</numerusform>
        </translation>
    </message>
    <message>
        <source>What each one gets or pays</source>
        <comment>gets_or_pays</comment>
        <translation>Was jeder bekommt oder zahlt</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>cards</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Expenses</source>
        <comment>shared</comment>
        <translation>Auslagen</translation>
    </message>
    <message>
        <source>From before</source>
        <comment>from_before</comment>
        <translation>Von früher</translation>
    </message>
    <message>
        <source>Rounding</source>
        <comment>rounding</comment>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>all_together</comment>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>payments</comment>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Also counted</source>
        <comment>also</comment>
        <translation>Zählt auch</translation>
    </message>
    <message>
        <source>not paid after all? Tap it again</source>
        <comment>untick_ask</comment>
        <translation>doch nicht bezahlt? Noch einmal tippen</translation>
    </message>
    <message>
        <source>tap again</source>
        <comment>untick_again</comment>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>paid {time}</source>
        <comment>paid_at</comment>
        <translation>bezahlt {time}</translation>
    </message>
    <message>
        <source>settled later on</source>
        <comment>carried</comment>
        <translation>später abgerechnet</translation>
    </message>
    <message>
        <source>later</source>
        <comment>carried_brief</comment>
        <translation>später</translation>
    </message>
    <message>
        <source>settled with a later evening: tick it there</source>
        <comment>carried_there</comment>
        <translation>mit einem späteren Abend abgerechnet: dort abhaken</translation>
    </message>
    <message>
        <source>settled on {day}</source>
        <comment>settled_on</comment>
        <translation>abgerechnet am {day}</translation>
    </message>
    <message>
        <source>Add an expense</source>
        <comment>add_expense</comment>
        <translation>Auslage hinzufügen</translation>
    </message>
    <message>
        <source>An expense for several</source>
        <comment>expense_new</comment>
        <translation>Eine Auslage für mehrere</translation>
    </message>
    <message>
        <source>Change the expense</source>
        <comment>expense_change</comment>
        <translation>Auslage ändern</translation>
    </message>
    <message>
        <source>Drop the expense</source>
        <comment>expense_drop</comment>
        <translation>Auslage streichen</translation>
    </message>
    <message>
        <source>{what}: {name} paid {amount}</source>
        <comment>expense_of</comment>
        <translation>{what}: {name} hat {amount} bezahlt</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>expense_plain</comment>
        <translation>{name} hat {amount} bezahlt</translation>
    </message>
    <message numerus="yes">
        <source>shared by {count} players</source>
        <comment>shared_by</comment>
        <translation>
            <numerusform>für {count} Spieler</numerusform>
            <numerusform>auf {count} Spieler verteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by all</source>
        <comment>shared_by_all</comment>
        <translation>auf alle verteilt</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>paid_for_all</comment>
        <translation>{name} hat {amount} bezahlt</translation>
    </message>
    <message>
        <source>Who paid?</source>
        <comment>who_paid</comment>
        <translation>Wer hat bezahlt?</translation>
    </message>
    <message>
        <source>Who shares it?</source>
        <comment>who_shares</comment>
        <translation>Wer teilt sie?</translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>what_for</comment>
        <translation>Was war es?</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>mostly</comment>
        <translation>Meistens</translation>
    </message>
    <message>
        <source>Pizza</source>
        <comment>reason_pizza</comment>
        <translation>Pizza</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>reason_drinks</comment>
        <translation>Getränke</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>reason_room</comment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>How much?</source>
        <comment>how_much</comment>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>say who paid</source>
        <comment>needs_payer</comment>
        <translation>sag, wer bezahlt hat</translation>
    </message>
    <message>
        <source>say how much</source>
        <comment>needs_amount</comment>
        <translation>Betrag angeben</translation>
    </message>
    <message>
        <source>say who shares it</source>
        <comment>needs_sharer</comment>
        <translation>sag, wer sie teilt</translation>
    </message>
    <message>
        <source>{name} owes {other} {amount}</source>
        <comment>owes</comment>
        <translation>{name} schuldet {other} {amount}</translation>
    </message>
    <message>
        <source>since {day}</source>
        <comment>since</comment>
        <translation>seit {day}</translation>
    </message>
    <message>
        <source>settled today: tap to leave it open</source>
        <comment>along</comment>
        <translation>heute abgerechnet: antippen, um sie offen zu lassen</translation>
    </message>
    <message>
        <source>settled on {day} too: tap to leave it</source>
        <comment>along_twice</comment>
        <translation>auch am {day} verrechnet: tippen, dann bleibt es dort</translation>
    </message>
    <message>
        <source>settled another time too: tap to leave it</source>
        <comment>along_twice_once</comment>
        <translation>auch ein andermal verrechnet: tippen, dann bleibt es dort</translation>
    </message>
    <message>
        <source>tap to settle it today</source>
        <comment>along_not</comment>
        <translation>antippen, um sie heute abzurechnen</translation>
    </message>
    <message numerus="yes">
        <source>{count} more, not between players</source>
        <comment>more_beside</comment>
        <translation>
            <numerusform>{count} weitere, nicht unter Spielern</numerusform>
            <numerusform>{count} weitere, nicht unter Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>since {day}, tap to see it there</source>
        <comment>more_there</comment>
        <translation>seit {day}, antippen: dort ansehen</translation>
    </message>
    <message>
        <source>Pay in another way</source>
        <comment>ways</comment>
        <translation>Anders bezahlen</translation>
    </message>
    <message>
        <source>Another way</source>
        <comment>ways_short</comment>
        <translation>Anders bezahlen</translation>
    </message>
    <message>
        <source>Settle like this</source>
        <comment>ways_go</comment>
        <translation>So abrechnen</translation>
    </message>
    <message>
        <source>Everybody settles with</source>
        <comment>through</comment>
        <translation>Jeder rechnet ab mit</translation>
    </message>
    <message>
        <source>Each other</source>
        <comment>each_other</comment>
        <translation>den anderen</translation>
    </message>
    <message>
        <source>multiples of {step}: {below} or {above}</source>
        <comment>multiples</comment>
        <translation>Vielfache von {step}: {below} oder {above}</translation>
    </message>
    <message>
        <source>Payments in multiples of</source>
        <comment>coins</comment>
        <translation>Zahlungen in Vielfachen von</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>to_the_chip</comment>
        <translation>genau</translation>
    </message>
    <message>
        <source>Link to pay by, with {{amount}}, {{name}}, {{currency}}; it stays on this device</source>
        <comment>link_hint</comment>
        <translation>Link zum Bezahlen, mit {{amount}}, {{name}}, {{currency}}; er bleibt auf diesem Gerät</translation>
    </message>
    <message>
        <source>{blank} is none of {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_blank</comment>
        <translation>{blank} gibt es nicht: {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link begins with https://, its blanks are {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_scheme</comment>
        <translation>ein Link beginnt mit https://, Platzhalter sind {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link without {{name}} is the same for every payment</source>
        <comment>link_same</comment>
        <translation>ein Link ohne {{name}} ist für jede Zahlung derselbe</translation>
    </message>
    <message>
        <source>Copy link</source>
        <comment>copy_link</comment>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <comment>copy_text</comment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied_short</comment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Next time</source>
        <comment>next_time</comment>
        <translation>Nächstes Mal</translation>
    </message>
    <message>
        <source>stays owed</source>
        <comment>next_time_note</comment>
        <translation>bleibt offen</translation>
    </message>
    <message>
        <source>stays owed, was {was}</source>
        <comment>next_time_was</comment>
        <translation>bleibt offen, war {was}</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>amount_to</comment>
        <translation>{amount} an {name}</translation>
    </message>
    <message>
        <source>offered next time</source>
        <comment>next_time_said</comment>
        <translation>nächstes Mal dabei</translation>
    </message>
    <message numerus="yes">
        <source>{count} stay owed</source>
        <comment>n_wait</comment>
        <translation>
            <numerusform>{count} bleibt offen</numerusform>
            <numerusform>{count} bleiben offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <comment>done_today</comment>
        <translation>Fertig für heute</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>has_paid</comment>
        <translation>{name} hat {amount} bezahlt</translation>
    </message>
    <message>
        <source>Not paid after all</source>
        <comment>not_paid_after_all</comment>
        <translation>Doch nicht bezahlt</translation>
    </message>
    <message>
        <source>end the game first</source>
        <comment>end_first</comment>
        <translation>erst das Spiel beenden</translation>
    </message>
    <message>
        <source>All settled</source>
        <comment>close_book</comment>
        <translation>Alles abgerechnet</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <comment>nothing_to_pay</comment>
        <translation>Nichts zu zahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>places</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <comment>n_paid</comment>
        <translation>bezahlt {amount}</translation>
    </message>
    <message>
        <source>with bounties {bounties}</source>
        <comment>with_bounties</comment>
        <translation>mit Bounties {bounties}</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <comment>pool</comment>
        <translation>Preistopf</translation>
    </message>
    <message>
        <source>Entry {amount} ({parts})</source>
        <comment>price_entry</comment>
        <translation>Einstieg {amount} ({parts})</translation>
    </message>
    <message>
        <source>{amount} to the prize pool</source>
        <comment>price_pool</comment>
        <translation>{amount} in den Preistopf</translation>
    </message>
    <message>
        <source>{amount} to the house</source>
        <comment>price_house</comment>
        <translation>{amount} ans Haus</translation>
    </message>
    <message>
        <source>{amount} bounty</source>
        <comment>price_bounty</comment>
        <translation>{amount} Bounty</translation>
    </message>
    <message>
        <source>rebuy {amount} to the prize pool</source>
        <comment>price_rebuy</comment>
        <translation>Rebuy {amount} in den Preistopf</translation>
    </message>
    <message>
        <source>add-on {amount} to the prize pool</source>
        <comment>price_add_on</comment>
        <translation>Add-on {amount} in den Preistopf</translation>
    </message>
    <message>
        <source>prize pool in all {amount}</source>
        <comment>pool_of</comment>
        <translation>Preistopf insgesamt {amount}</translation>
    </message>
    <message>
        <source>prizes split</source>
        <comment>prizes_split</comment>
        <translation>Preise geteilt</translation>
    </message>
    <message>
        <source>Prizes split: {parts}</source>
        <comment>split_so</comment>
        <translation>Preise geteilt: {parts}</translation>
    </message>
    <message>
        <source>{amount} kept for the first</source>
        <comment>kept_for_first</comment>
        <translation>{amount} für den Ersten zurückgelegt</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>col_entries</comment>
        <translation>Einstiege</translation>
    </message>
    <message>
        <source>Rebuys</source>
        <comment>col_rebuys</comment>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <comment>col_add_ons</comment>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <comment>col_won_lost</comment>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Chips won or lost</source>
        <comment>col_chips_won</comment>
        <translation>Chips gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>col_kind</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <comment>col_made</comment>
        <translation>Bisher bezahlt</translation>
    </message>
    <message>
        <source>Settled later</source>
        <comment>col_later</comment>
        <translation>Später abgerechnet</translation>
    </message>
    <message>
        <source>Still open</source>
        <comment>col_open</comment>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Paid at</source>
        <comment>col_paid_at</comment>
        <translation>Bezahlt am</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>paid_in_all</comment>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Prize</source>
        <comment>prize</comment>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Bounties</source>
        <comment>bounties</comment>
        <translation>Bounties</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries</source>
        <comment>n_entries</comment>
        <translation>
            <numerusform>{count} Teilnehmer</numerusform>
            <numerusform>{count} Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} add-ons</source>
        <comment>n_add_ons</comment>
        <translation>
            <numerusform>{count} Add-on</numerusform>
            <numerusform>{count} Add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rebuys</source>
        <comment>n_rebuys</comment>
        <translation>
            <numerusform>{count} Rebuy</numerusform>
            <numerusform>{count} Rebuys</numerusform>
        </translation>
    </message>
    <message>
        <source>out in hand {hand}</source>
        <comment>out_in</comment>
        <translation>raus in Hand {hand}</translation>
    </message>
    <message>
        <source>has all the chips</source>
        <comment>wins_all</comment>
        <translation>hat alle Chips</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips</source>
        <comment>n_chips</comment>
        <translation>
            <numerusform>{count} Chip</numerusform>
            <numerusform>{count} Chips</numerusform>
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
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>winner</comment>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>col_place</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>{name}, place {place}, bought in {bought} in {buys}, has {left}, {hands} hands</source>
        <comment>speak_placed</comment>
        <translation>{name}, Platz {place}, eingekauft für {bought} in {buys}, hat {left}, {hands} Hände</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>chat_place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>nobody owes anybody anything</source>
        <comment>no_debts</comment>
        <translation>niemand schuldet jemandem etwas</translation>
    </message>
    <message numerus="yes">
        <source>{words} payments</source>
        <comment>n_payments</comment>
        <translation>
            <numerusform>{words} Zahlung</numerusform>
            <numerusform>{words} Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{payments}, if it ended now</source>
        <comment>payments_now</comment>
        <translation>{payments}, Stand jetzt</translation>
    </message>
    <message numerus="yes">
        <source>{payments} close the book</source>
        <comment>payments_close</comment>
        <translation>
            <numerusform>{payments} genügt</numerusform>
            <numerusform>{payments} genügen</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {done} paid</source>
        <comment>payments_paid</comment>
        <translation>{words}, {done} bezahlt</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} stay owed</source>
        <comment>payments_wait</comment>
        <translation>
            <numerusform>{words}, {count} bleibt offen</numerusform>
            <numerusform>{words}, {count} bleiben offen</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {count} settled later</source>
        <comment>payments_later</comment>
        <translation>{words}, {count} später abgerechnet</translation>
    </message>
    <message>
        <source>all {count} paid</source>
        <comment>all_paid</comment>
        <translation>alle {count} bezahlt</translation>
    </message>
    <message>
        <source>The results are off by {amount}; the difference is not spread.</source>
        <comment>not_spread</comment>
        <translation>Die Ergebnisse gehen um {amount} nicht auf; die Differenz wird nicht verteilt.</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>take</comment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>without names: Player 1, Player 2</source>
        <comment>no_names</comment>
        <translation>ohne Namen: Spieler 1, Spieler 2</translation>
    </message>
    <message>
        <source>saved on this machine only</source>
        <comment>here_only</comment>
        <translation>nur auf diesem Gerät gespeichert</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <comment>copy</comment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>for the group chat</source>
        <comment>copy_note</comment>
        <translation>für den Gruppenchat</translation>
    </message>
    <message>
        <source>copied, paste it</source>
        <comment>copied</comment>
        <translation>kopiert, jetzt einfügen</translation>
    </message>
    <message>
        <source>CSV, spreadsheet</source>
        <comment>results_note</comment>
        <translation>CSV, Tabelle</translation>
    </message>
    <message>
        <source>CSV, one a line</source>
        <comment>hands_note</comment>
        <translation>CSV, eine je Zeile</translation>
    </message>
    <message>
        <source>JSON, packed evening</source>
        <comment>session_note</comment>
        <translation>JSON, gepackter Abend</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>print</comment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>PDF for A4, web page</source>
        <comment>print_note</comment>
        <translation>PDF für A4, Webseite</translation>
    </message>
    <message>
        <source>Back to table</source>
        <comment>back</comment>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back_earlier</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>nothing is closed</source>
        <comment>back_note</comment>
        <translation>schließt nichts</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>new_note</comment>
        <translation>dieser bleibt, wie er ist</translation>
    </message>
    <message>
        <source>{file}, tap to open</source>
        <comment>saved</comment>
        <translation>{file}, tippen öffnet</translation>
    </message>
    <message>
        <source>not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>in_folder</comment>
        <translation>in {folder}</translation>
    </message>
    <message>
        <source>the prize pool is less than the fixed prizes {prizes}: paid from the first down</source>
        <comment>fixed_short</comment>
        <translation>der Preistopf ist kleiner als die festen Preise {prizes}: bezahlt vom ersten an</translation>
    </message>
    <message>
        <source>{amount} over the fixed prizes go to the first</source>
        <comment>fixed_over</comment>
        <translation>{amount} über den festen Preisen gehen an den ersten</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, out {left})</source>
        <comment>chat_player</comment>
        <translation>{name}: {net} (gekauft {bought}, zuletzt {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, lent {amount}, out {left})</source>
        <comment>chat_lent</comment>
        <translation>{name}: {net} (gekauft {bought}, verliehen {amount}, zuletzt {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, borrowed {amount}, out {left})</source>
        <comment>chat_borrowed</comment>
        <translation>{name}: {net} (gekauft {bought}, geliehen {amount}, zuletzt {left})</translation>
    </message>
    <message>
        <source>rake, drop, tips and time charges: {amount}</source>
        <comment>chat_house</comment>
        <translation>Rake, Drop, Trinkgeld und Zeitgebühr: {amount}</translation>
    </message>
    <message>
        <source>{place} {name}: {net} (in {paid}, won {won})</source>
        <comment>chat_prize</comment>
        <translation>{place} {name}: {net} (bezahlt {paid}, gewonnen {won})</translation>
    </message>
    <message>
        <source>All together, with expenses and older debts:</source>
        <comment>chat_sums</comment>
        <translation>Zusammen, mit Ausgaben und alten Schulden:</translation>
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
        <translation>ab {time}</translation>
    </message>
    <message>
        <source>played {time}</source>
        <comment>played_for</comment>
        <translation>gespielt {time}</translation>
    </message>
    <message numerus="yes">
        <source>{count} misdeals</source>
        <comment>n_misdeals</comment>
        <translation>
            <numerusform>{count} Misdeal</numerusform>
            <numerusform>{count} Misdeals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_hands</comment>
        <translation>
            <numerusform>{count} Hand</numerusform>
            <numerusform>{count} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>on_table</comment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>Time charge, kitty</source>
        <comment>takes</comment>
        <translation>Zeitgebühr, Hauskasse</translation>
    </message>
    <message>
        <source>Side pays</source>
        <comment>side_pays</comment>
        <translation>Nebenzahlungen</translation>
    </message>
    <message>
        <source>Lent</source>
        <comment>lent</comment>
        <translation>Verliehen</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <comment>borrowed</comment>
        <translation>Geliehen</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>biggest_pots</comment>
        <translation>Größte Pots</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hands won</source>
        <comment>col_hands_won</comment>
        <translation>Hände gewonnen</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>col_second</comment>
        <translation>Sekunde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>col_misdeal</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>col_level</comment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Killed by</source>
        <comment>col_killer</comment>
        <translation>Kill von</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>col_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Who pays</source>
        <comment>col_payer</comment>
        <translation>Wer zahlt</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <comment>col_paid</comment>
        <translation>An wen</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>col_amount</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Currency</source>
        <comment>col_currency</comment>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Who pays (kind)</source>
        <comment>col_payer_kind</comment>
        <translation>Wer zahlt (Art)</translation>
    </message>
    <message>
        <source>Who is paid (kind)</source>
        <comment>col_paid_kind</comment>
        <translation>An wen (Art)</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>col_pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>won_by</comment>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Off the table</source>
        <comment>off_table</comment>
        <translation>Vom Tisch genommen</translation>
    </message>
    <message>
        <source>corrected action {action}</source>
        <comment>corrected_action</comment>
        <translation>Aktion {action} korrigiert</translation>
    </message>
    <message>
        <source>corrected award</source>
        <comment>corrected_award</comment>
        <translation>Vergabe korrigiert</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <comment>of_player</comment>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{what} after the hand</source>
        <comment>after_hand</comment>
        <translation>{what} nach der Hand</translation>
    </message>
    <message>
        <source>{what} before the first hand</source>
        <comment>before_first</comment>
        <translation>{what} vor der ersten Hand</translation>
    </message>
    <message>
        <source>first {was}; now {now}</source>
        <comment>from_to</comment>
        <translation>erst {was}; jetzt {now}</translation>
    </message>
    <message>
        <source>{what}; the pots: {won}</source>
        <comment>won_too</comment>
        <translation>{what}; die Pots: {won}</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <comment>no_winner</comment>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>{name}: {act}, by {rules}</source>
        <comment>ruled</comment>
        <translation>{name}: {act}, nach {rules}</translation>
    </message>
    <message>
        <source>{name}: {act}, {back} back, by {rules}</source>
        <comment>ruled_back</comment>
        <translation>{name}: {act}, {back} zurück, nach {rules}</translation>
    </message>
    <message>
        <source>Rulings and corrections</source>
        <comment>rulings</comment>
        <translation>Entscheidungen und Korrekturen</translation>
    </message>
    <message>
        <source>Remarks: {count}</source>
        <comment>n_rulings</comment>
        <translation>Vermerke: {count}</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>to_chart</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What</source>
        <comment>what</comment>
        <translation>Was</translation>
    </message>
    <message>
        <source>How</source>
        <comment>how</comment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head}</source>
        <comment>foot</comment>
        <translation>{made}, Sitzung {session}, Kette {head}</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head} (steps 1 to {count} were chained on {day})</source>
        <comment>foot_later</comment>
        <translation>{made}, Sitzung {session}, Kette {head} (Schritte 1 bis {count} verkettet am {day})</translation>
    </message>
    <message>
        <source>{foot}; the card room has it up to step {step}</source>
        <comment>foot_acked</comment>
        <translation>{foot}; der Kartenraum hat sie bis Schritt {step}</translation>
    </message>
    <message>
        <source>{made}, session {session}, not chained yet</source>
        <comment>foot_unchained</comment>
        <translation>{made}, Sitzung {session}, noch nicht verkettet</translation>
    </message>
    <message>
        <source>chain {head}</source>
        <comment>chain</comment>
        <translation>Kette {head}</translation>
    </message>
    <message>
        <source>{number} of {pages}</source>
        <comment>page</comment>
        <translation>{number} von {pages}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number_0</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number_1</comment>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number_2</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number_3</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number_4</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number_5</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number_6</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number_7</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number_8</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number_9</comment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number_10</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number_11</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number_12</comment>
        <translation>zwölf</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <comment>title</comment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>to_table</comment>
        <translation>an den Tisch</translation>
    </message>
    <message>
        <source>to the recap</source>
        <comment>to_recap</comment>
        <translation>zur Abrechnung</translation>
    </message>
    <message>
        <source>to the evenings</source>
        <comment>to_evenings</comment>
        <translation>zu den Abenden</translation>
    </message>
    <message>
        <source>to the players</source>
        <comment>to_players</comment>
        <translation>zu den Spielern</translation>
    </message>
    <message>
        <source>to the start</source>
        <comment>to_setup</comment>
        <translation>zum Anfang</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>earlier</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>later</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>one step</source>
        <comment>one_step</comment>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>this is the deal</source>
        <comment>at_deal</comment>
        <translation>hier ist der Deal</translation>
    </message>
    <message>
        <source>this is the end</source>
        <comment>at_end</comment>
        <translation>hier ist das Ende</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>From the deal</source>
        <comment>again</comment>
        <translation>Ab dem Deal</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps to the end</source>
        <comment>to_end</comment>
        <translation>
            <numerusform>noch {count} Schritt bis zum Ende</numerusform>
            <numerusform>noch {count} Schritte bis zum Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>speed</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>one step in two seconds</source>
        <comment>slow</comment>
        <translation>ein Schritt in zwei Sekunden</translation>
    </message>
    <message>
        <source>one step a second</source>
        <comment>usual</comment>
        <translation>ein Schritt je Sekunde</translation>
    </message>
    <message>
        <source>two steps a second</source>
        <comment>fast</comment>
        <translation>zwei Schritte je Sekunde</translation>
    </message>
    <message>
        <source>{street}, step {at} of {all}</source>
        <comment>step_of</comment>
        <translation>{street}, Schritt {at} von {all}</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>awarding</comment>
        <translation>Vergabe</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <comment>nothing</comment>
        <translation>Noch keine Hand</translation>
    </message>
    <message>
        <source>Choose one in the list</source>
        <comment>nothing_note</comment>
        <translation>Eine in der Liste wählen</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>deal</comment>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>award</comment>
        <translation>Vergabe</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>not_reached</comment>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>star</comment>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Starred</source>
        <comment>starred</comment>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is the name of this hand?</source>
        <comment>name_title</comment>
        <translation>Wie heißt diese Hand?</translation>
    </message>
    <message>
        <source>A name for the hand</source>
        <comment>name_hint</comment>
        <translation>Ein Name für die Hand</translation>
    </message>
    <message>
        <source>Name it so</source>
        <comment>name_go</comment>
        <translation>So nennen</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>share</comment>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Lines of the hand</source>
        <comment>log</comment>
        <translation>Zeilen der Hand</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>to_find</comment>
        <translation>Hand suchen</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>to_hand</comment>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <comment>copy_text</comment>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <comment>copy_picture</comment>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Save as text</source>
        <comment>save_text</comment>
        <translation>Als Text speichern</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>save_picture</comment>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied</comment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>saved_in</comment>
        <translation>in {folder}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>find</comment>
        <translation>Hand suchen</translation>
    </message>
    <message>
        <source>Hands that were found</source>
        <comment>hands</comment>
        <translation>Gefundene Hände</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_found</comment>
        <translation>
            <numerusform>{count} Hand</numerusform>
            <numerusform>{count} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Which player was dealt in?</source>
        <comment>player_title</comment>
        <translation>Welcher Spieler hatte Karten?</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>player_hint</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Only hands with this player</source>
        <comment>player_go</comment>
        <translation>Nur Hände mit diesem Spieler</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>How large was the pot at least?</source>
        <comment>pot_title</comment>
        <translation>Wie groß war der Pot mindestens?</translation>
    </message>
    <message>
        <source>{amount} up</source>
        <comment>pot_up</comment>
        <translation>ab {amount}</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>{count} on</source>
        <comment>n_on</comment>
        <translation>
            <numerusform>{count} an</numerusform>
            <numerusform>{count} an</numerusform>
        </translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>more_title</comment>
        <translation>Was war es?</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Kill hand</source>
        <comment>kill</comment>
        <translation>Kill-Hand</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>corrected</comment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Corrected: told as it counts now</source>
        <comment>was_corrected</comment>
        <translation>Korrigiert: so, wie sie jetzt gilt</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>raise</comment>
        <translation>Erhöht</translation>
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
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>bomb</comment>
        <translation>Bomb Pot</translation>
    </message>
    <message>
        <source>Several runs</source>
        <comment>runs</comment>
        <translation>Mehrere Runs</translation>
    </message>
    <message>
        <source>Side pots</source>
        <comment>side_pot</comment>
        <translation>Side Pots</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Somebody went out</source>
        <comment>out</comment>
        <translation>Jemand schied aus</translation>
    </message>
    <message>
        <source>Starred or named</source>
        <comment>only_starred</comment>
        <translation>Mit Stern oder Name</translation>
    </message>
    <message>
        <source>This evening only</source>
        <comment>only_here</comment>
        <translation>Nur dieser Abend</translation>
    </message>
    <message>
        <source>This month</source>
        <comment>this_month</comment>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <comment>last_month</comment>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Biggest pot first</source>
        <comment>biggest</comment>
        <translation>Größter Pot zuerst</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <comment>clear</comment>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <comment>wins</comment>
        <translation>{names} gewinnt</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>No such hand. Clear a filter: {filters}</source>
        <comment>nobody</comment>
        <translation>Keine solche Hand. Einen Filter löschen: {filters}</translation>
    </message>
    <message>
        <source>No hands were played yet</source>
        <comment>no_hands</comment>
        <translation>Es wurde noch keine Hand gespielt</translation>
    </message>
    <message>
        <source>Looking through the evenings</source>
        <comment>listing</comment>
        <translation>Die Abende werden durchgesehen</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>listing_note</comment>
        <translation>{done} von {of} Schritten</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <comment>cancel</comment>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Not all evenings were looked through</source>
        <comment>unlisted</comment>
        <translation>Nicht alle Abende wurden durchgesehen</translation>
    </message>
    <message>
        <source>Go on looking</source>
        <comment>go_on</comment>
        <translation>Weiter durchsehen</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} Abend ist nicht lesbar</numerusform>
            <numerusform>{count} Abende sind nicht lesbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>Room</source>
        <comment>pill</comment>
        <translation>Kartenraum</translation>
    </message>
    <message>
        <source>Floor called</source>
        <comment>pill_called</comment>
        <translation>Floor gerufen</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>pill_note</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Room away {minutes} min</source>
        <comment>pill_away</comment>
        <translation>Kartenraum {minutes} min abwesend</translation>
    </message>
    <message>
        <source>Book and room differ</source>
        <comment>pill_trouble</comment>
        <translation>Buch und Kartenraum verschieden</translation>
    </message>
    <message>
        <source>Room gets nothing</source>
        <comment>pill_unsent</comment>
        <translation>Kartenraum erhält nichts</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>menu</comment>
        <translation>Kartenraum</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <comment>menu_note</comment>
        <translation>Tisch {place}</translation>
    </message>
    <message>
        <source>Room away {minutes} min, the table deals on</source>
        <comment>menu_away</comment>
        <translation>Kartenraum {minutes} min abwesend, der Tisch gibt weiter</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <comment>call_floor</comment>
        <translation>Floor rufen</translation>
    </message>
    <message>
        <source>they see it at once</source>
        <comment>call_floor_second</comment>
        <translation>er sieht es sofort</translation>
    </message>
    <message>
        <source>they know already</source>
        <comment>floor_knows</comment>
        <translation>er weiß es schon</translation>
    </message>
    <message>
        <source>nothing is sent: tell them yourself</source>
        <comment>floor_unheard</comment>
        <translation>nichts wird gesandt: selbst Bescheid geben</translation>
    </message>
    <message>
        <source>The floor was here</source>
        <comment>floor_was_here</comment>
        <translation>Der Floor war da</translation>
    </message>
    <message>
        <source>{by}: {words}</source>
        <comment>note_says</comment>
        <translation>{by}: {words}</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>accept</comment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>it is done, and can be undone</source>
        <comment>accept_second</comment>
        <translation>es geschieht, und lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>This note asks for something an older Feltbook does not know: update it, or decline</source>
        <comment>unknown_note</comment>
        <translation>Diese Notiz verlangt etwas, was ein älteres Feltbook nicht kennt: aktualisieren oder ablehnen</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>decline</comment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <comment>decline_second</comment>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>Feltbook, the floor</source>
        <comment>window</comment>
        <translation>Feltbook, der Floor</translation>
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
        <translation>Listen</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>{name}   {open} of {tables} tables   {players} players   {seats} seats open</source>
        <comment>head</comment>
        <translation>{name}   {open} von {tables} Tischen   {players} Spieler   {seats} Plätze frei</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>tables_from</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>closed</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <comment>table_n</comment>
        <translation>Tisch {name}</translation>
    </message>
    <message>
        <source>{hands}/h</source>
        <comment>an_hour</comment>
        <translation>{hands}/h</translation>
    </message>
    <message>
        <source>{dealer} due</source>
        <comment>dealer_due</comment>
        <translation>{dealer} fällig</translation>
    </message>
    <message numerus="yes">
        <source>{count} open</source>
        <comment>n_open</comment>
        <translation>
            <numerusform>{count} frei</numerusform>
            <numerusform>{count} frei</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <comment>full</comment>
        <translation>voll</translation>
    </message>
    <message>
        <source>KILL</source>
        <comment>kill</comment>
        <translation>KILL</translation>
    </message>
    <message>
        <source>bomb {hands}</source>
        <comment>bomb</comment>
        <translation>Bomb {hands}</translation>
    </message>
    <message>
        <source>bomb now</source>
        <comment>bomb_now</comment>
        <translation>Bomb jetzt</translation>
    </message>
    <message>
        <source>to {table}</source>
        <comment>feeds</comment>
        <translation>an {table}</translation>
    </message>
    <message>
        <source>to no table</source>
        <comment>feeds_none</comment>
        <translation>an keinen Tisch</translation>
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
        <translation>Floor, {time}</translation>
    </message>
    <message>
        <source>clock, {seconds} s</source>
        <comment>wants_clock</comment>
        <translation>Uhr, {seconds} s</translation>
    </message>
    <message>
        <source>book differs</source>
        <comment>wants_trouble</comment>
        <translation>Buch anders</translation>
    </message>
    <message>
        <source>note, no answer</source>
        <comment>wants_note</comment>
        <translation>Notiz offen</translation>
    </message>
    <message>
        <source>last word {at}</source>
        <comment>last_word</comment>
        <translation>zuletzt {at}</translation>
    </message>
    <message>
        <source>last word {time} ago, step {step}</source>
        <comment>last_word_ago</comment>
        <translation>zuletzt vor {time}, Schritt {step}</translation>
    </message>
    <message>
        <source>only looking</source>
        <comment>only_looking</comment>
        <translation>nur Ansicht</translation>
    </message>
    <message>
        <source>Wants you</source>
        <comment>wants_you</comment>
        <translation>Braucht dich</translation>
    </message>
    <message>
        <source>No table wants anybody.</source>
        <comment>wants_nobody</comment>
        <translation>Kein Tisch braucht jemanden.</translation>
    </message>
    <message>
        <source>This table wants nobody.</source>
        <comment>wants_nothing</comment>
        <translation>Dieser Tisch braucht niemanden.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>open</comment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The dealer wants the floor</source>
        <comment>called</comment>
        <translation>Der Dealer will den Floor</translation>
    </message>
    <message>
        <source>waits {time}</source>
        <comment>waits</comment>
        <translation>wartet {time}</translation>
    </message>
    <message>
        <source>Ruling: misread</source>
        <comment>ruling_misread</comment>
        <translation>Entscheidung: missverstanden</translation>
    </message>
    <message>
        <source>Ruling: over the pot</source>
        <comment>ruling_over_pot</comment>
        <translation>Entscheidung: über dem Pot</translation>
    </message>
    <message>
        <source>Ruling: passed over</source>
        <comment>ruling_passed_over</comment>
        <translation>Entscheidung: übergangen</translation>
    </message>
    <message>
        <source>Ruling: forward motion</source>
        <comment>ruling_forward_motion</comment>
        <translation>Entscheidung: Bewegung nach vorn</translation>
    </message>
    <message>
        <source>{name}, seat {seat}, waits {time}</source>
        <comment>ruling_second</comment>
        <translation>{name}, Platz {seat}, wartet {time}</translation>
    </message>
    <message>
        <source>Clock on seat {seat}</source>
        <comment>clock_on</comment>
        <translation>Uhr auf Platz {seat}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>clock_left</comment>
        <translation>noch {seconds} s</translation>
    </message>
    <message>
        <source>The book was put back and dealt on</source>
        <comment>trouble_fork</comment>
        <translation>Buch zurückgesetzt und weitergespielt</translation>
    </message>
    <message>
        <source>The book was put back</source>
        <comment>trouble_behind</comment>
        <translation>Buch zurückgesetzt</translation>
    </message>
    <message>
        <source>A step is missing in the book</source>
        <comment>trouble_missing</comment>
        <translation>Im Buch fehlt ein Schritt</translation>
    </message>
    <message>
        <source>A step of the book is not what was sent</source>
        <comment>trouble_damaged</comment>
        <translation>Ein Schritt des Buchs ist ein anderer</translation>
    </message>
    <message>
        <source>Steps of the book did not come in order</source>
        <comment>trouble_gap</comment>
        <translation>Schritte des Buchs ungeordnet</translation>
    </message>
    <message>
        <source>The server was put back to an older state</source>
        <comment>trouble_put_back</comment>
        <translation>Der Server wurde zurückgesetzt</translation>
    </message>
    <message>
        <source>A session of another table</source>
        <comment>trouble_foreign</comment>
        <translation>Sitzung eines anderen Tischs</translation>
    </message>
    <message>
        <source>A step is too large</source>
        <comment>trouble_too_large</comment>
        <translation>Ein Schritt ist zu groß</translation>
    </message>
    <message>
        <source>A step of the book could not be read</source>
        <comment>trouble_facts</comment>
        <translation>Ein Schritt des Buchs ist nicht lesbar</translation>
    </message>
    <message>
        <source>The server refuses this table</source>
        <comment>trouble_refused</comment>
        <translation>Der Server weist den Tisch ab</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>trouble_unread</comment>
        <translation>Das Buch ist nicht lesbar</translation>
    </message>
    <message>
        <source>Something is wrong with the book</source>
        <comment>trouble_other</comment>
        <translation>Am Buch stimmt etwas nicht</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>seen</comment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>keep_both</comment>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Type the reason in the field for notes, then tap again</source>
        <comment>reason_first</comment>
        <translation>Den Grund ins Notizfeld tippen, dann noch einmal</translation>
    </message>
    <message>
        <source>{at}, step {step}</source>
        <comment>alarm_at</comment>
        <translation>{at}, Schritt {step}</translation>
    </message>
    <message>
        <source>its steps wait; the table deals on</source>
        <comment>trouble_second</comment>
        <translation>Schritte warten; der Tisch gibt weiter</translation>
    </message>
    <message>
        <source>Note not answered</source>
        <comment>not_answered</comment>
        <translation>Notiz ohne Antwort</translation>
    </message>
    <message>
        <source>“{words}”, sent {at}</source>
        <comment>sent</comment>
        <translation>„{words}“, gesandt {at}</translation>
    </message>
    <message>
        <source>Cut off {time}</source>
        <comment>cut</comment>
        <translation>Abgeschnitten {time}</translation>
    </message>
    <message>
        <source>last seen in hand {hand}, deals on by itself</source>
        <comment>cut_second</comment>
        <translation>zuletzt in Hand {hand}, gibt allein weiter</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>waiting</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Nobody waits.</source>
        <comment>waiting_nobody</comment>
        <translation>Niemand wartet.</translation>
    </message>
    <message numerus="yes">
        <source>{count} names</source>
        <comment>n_names</comment>
        <translation>
            <numerusform>{count} Name</numerusform>
            <numerusform>{count} Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tables</source>
        <comment>n_tables</comment>
        <translation>
            <numerusform>{count} Tisch</numerusform>
            <numerusform>{count} Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>n_more</comment>
        <translation>{count} weitere</translation>
    </message>
    <message numerus="yes">
        <source>{count} dealers</source>
        <comment>n_dealers</comment>
        <translation>
            <numerusform>{count} Dealer</numerusform>
            <numerusform>{count} Dealer</numerusform>
        </translation>
    </message>
    <message>
        <source>open: {seats}; {name}, {time}</source>
        <comment>queue_second</comment>
        <translation>frei: {seats}; {name}, {time}</translation>
    </message>
    <message>
        <source>open: {seats}; nobody waits</source>
        <comment>queue_open</comment>
        <translation>frei: {seats}; niemand wartet</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Call {count}</source>
        <comment>call_n</comment>
        <translation>{count} rufen</translation>
    </message>
    <message numerus="yes">
        <source>{count} called</source>
        <comment>n_called</comment>
        <translation>
            <numerusform>{count} gerufen</numerusform>
            <numerusform>{count} gerufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Every dealer stays.</source>
        <comment>dealers_none</comment>
        <translation>Jeder Dealer bleibt.</translation>
    </message>
    <message>
        <source>next push {at}</source>
        <comment>next_push</comment>
        <translation>nächster Wechsel {at}</translation>
    </message>
    <message>
        <source>{now} → {next}</source>
        <comment>push</comment>
        <translation>{now} → {next}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>do not deal this game: {names}</source>
        <comment>unable</comment>
        <translation>geben dieses Spiel nicht: {names}</translation>
    </message>
    <message>
        <source>no dealer is free</source>
        <comment>no_dealer_free</comment>
        <translation>kein Dealer ist frei</translation>
    </message>
    <message>
        <source>{name} stays</source>
        <comment>stays</comment>
        <translation>{name} bleibt</translation>
    </message>
    <message>
        <source>from table {table}</source>
        <comment>from_table</comment>
        <translation>von Tisch {table}</translation>
    </message>
    <message>
        <source>from the break</source>
        <comment>from_break</comment>
        <translation>aus der Pause</translation>
    </message>
    <message>
        <source>Nobody waits for this game.</source>
        <comment>list_empty</comment>
        <translation>Niemand wartet auf dieses Spiel.</translation>
    </message>
    <message>
        <source>Waiting: {game}</source>
        <comment>list_of</comment>
        <translation>Warten: {game}</translation>
    </message>
    <message>
        <source>Name for this list</source>
        <comment>new_name</comment>
        <translation>Name für diese Liste</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>add</comment>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>asked {at}</source>
        <comment>asked_at</comment>
        <translation>gefragt {at}</translation>
    </message>
    <message>
        <source>called {time} ago</source>
        <comment>called_ago</comment>
        <translation>vor {time} gerufen</translation>
    </message>
    <message>
        <source>Gone</source>
        <comment>gone</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <comment>seat_in</comment>
        <translation>Tisch {table}, Platz {seat}</translation>
    </message>
    <message>
        <source>{name} to seat {seat}</source>
        <comment>seat_them</comment>
        <translation>{name} auf Platz {seat}</translation>
    </message>
    <message>
        <source>Must-move</source>
        <comment>must_move</comment>
        <translation>Must-move</translation>
    </message>
    <message>
        <source>Nobody must move now.</source>
        <comment>must_move_none</comment>
        <translation>Niemand muss jetzt wechseln.</translation>
    </message>
    <message>
        <source>longest seated first</source>
        <comment>longest_first</comment>
        <translation>wer am längsten sitzt, zuerst</translation>
    </message>
    <message>
        <source>seat {seat}, here {time}, {chips} in chips</source>
        <comment>must_second</comment>
        <translation>Platz {seat}, hier {time}, {chips} in Chips</translation>
    </message>
    <message>
        <source>{name} → table {table}, seat {seat}</source>
        <comment>moves_to</comment>
        <translation>{name} → Tisch {table}, Platz {seat}</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>ask</comment>
        <translation>Bitten</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>moves</comment>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Nobody changes tables.</source>
        <comment>moves_none</comment>
        <translation>Niemand wechselt den Tisch.</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>move_asked</comment>
        <translation>gebeten</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>move_left</comment>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>seated</source>
        <comment>move_seated</comment>
        <translation>sitzt</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>move_declined</comment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>{chips} in chips</source>
        <comment>with_chips</comment>
        <translation>{chips} in Chips</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>off</comment>
        <translation>Absagen</translation>
    </message>
    <message>
        <source>Next push</source>
        <comment>next</comment>
        <translation>Nächster Wechsel</translation>
    </message>
    <message>
        <source>On duty</source>
        <comment>duty</comment>
        <translation>Im Dienst</translation>
    </message>
    <message>
        <source>No dealer is on duty.</source>
        <comment>duty_none</comment>
        <translation>Kein Dealer ist im Dienst.</translation>
    </message>
    <message>
        <source>Name of a dealer</source>
        <comment>new_dealer</comment>
        <translation>Name eines Dealers</translation>
    </message>
    <message>
        <source>Send the push</source>
        <comment>push_all</comment>
        <translation>Wechsel senden</translation>
    </message>
    <message>
        <source>each dealer taps it</source>
        <comment>push_second</comment>
        <translation>jeder Dealer tippt ihn an</translation>
    </message>
    <message>
        <source>every game</source>
        <comment>every_game</comment>
        <translation>jedes Spiel</translation>
    </message>
    <message>
        <source>rests {time}</source>
        <comment>rests</comment>
        <translation>Pause {time}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <comment>at_table</comment>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>downs in a row: {downs}; {games}</source>
        <comment>dealer_second</comment>
        <translation>Downs in Folge: {downs}; {games}</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>goes_home</comment>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Notes to the dealer</source>
        <comment>notes</comment>
        <translation>Notizen an den Dealer</translation>
    </message>
    <message>
        <source>No note was sent.</source>
        <comment>notes_none</comment>
        <translation>Keine Notiz gesandt.</translation>
    </message>
    <message>
        <source>A note to this table</source>
        <comment>note_words</comment>
        <translation>Notiz an diesen Tisch</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>send</comment>
        <translation>Senden</translation>
    </message>
    <message>
        <source>nothing counts before a tap</source>
        <comment>nothing_changes</comment>
        <translation>gilt erst nach dem Tippen</translation>
    </message>
    <message>
        <source>sent {at}, no tap yet</source>
        <comment>sent_at</comment>
        <translation>gesandt {at}, noch offen</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>take_back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>accepted {at}</source>
        <comment>note_accepted</comment>
        <translation>angenommen {at}</translation>
    </message>
    <message>
        <source>declined {at}</source>
        <comment>note_declined</comment>
        <translation>abgelehnt {at}</translation>
    </message>
    <message>
        <source>taken back {at}</source>
        <comment>note_taken_back</comment>
        <translation>zurückgenommen {at}</translation>
    </message>
    <message>
        <source>I am on my way</source>
        <comment>on_my_way</comment>
        <translation>Ich komme</translation>
    </message>
    <message>
        <source>shown at the table</source>
        <comment>on_my_way_second</comment>
        <translation>am Tisch zu sehen</translation>
    </message>
    <message>
        <source>If this table breaks</source>
        <comment>breaking</comment>
        <translation>Wenn der Tisch aufgelöst wird</translation>
    </message>
    <message>
        <source>No seat of this game is free elsewhere.</source>
        <comment>breaking_none</comment>
        <translation>Für dieses Spiel ist sonst kein Platz frei.</translation>
    </message>
    <message numerus="yes">
        <source>{count} players find a seat</source>
        <comment>break_table</comment>
        <translation>
            <numerusform>{count} Spieler findet Platz</numerusform>
            <numerusform>{count} Spieler finden Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all</source>
        <comment>ask_all</comment>
        <translation>Alle bitten</translation>
    </message>
    <message>
        <source>no seat of this game is free</source>
        <comment>no_seat</comment>
        <translation>kein Platz dieses Spiels frei</translation>
    </message>
    <message>
        <source>deals it</source>
        <comment>deals</comment>
        <translation>gibt es</translation>
    </message>
    <message>
        <source>does not deal it</source>
        <comment>never_deals</comment>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>Not any more</source>
        <comment>deals_not</comment>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>Deals it</source>
        <comment>deals_too</comment>
        <translation>Gibt es</translation>
    </message>
    <message>
        <source>Games {name} deals</source>
        <comment>games_of</comment>
        <translation>Spiele von {name}</translation>
    </message>
    <message>
        <source>Back to who deals next</source>
        <comment>games_back</comment>
        <translation>Zurück: wer als Nächstes gibt</translation>
    </message>
    <message>
        <source>break next</source>
        <comment>break_next</comment>
        <translation>als Nächstes Pause</translation>
    </message>
    <message>
        <source>{name} is off the list</source>
        <comment>was_gone</comment>
        <translation>{name} steht nicht mehr auf der Liste</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <comment>server_away</comment>
        <translation>Der Server antwortet nicht</translation>
    </message>
    <message>
        <source>as of {at}, {time} ago</source>
        <comment>as_of</comment>
        <translation>Stand {at}, vor {time}</translation>
    </message>
    <message>
        <source>as of {day}, {at}</source>
        <comment>as_of_day</comment>
        <translation>Stand {day}, {at}</translation>
    </message>
    <message>
        <source>Not sent: the server does not answer</source>
        <comment>not_sent</comment>
        <translation>Nicht gesendet: Der Server antwortet nicht</translation>
    </message>
    <message numerus="yes">
        <source>{count} cut off</source>
        <comment>n_cut</comment>
        <translation>
            <numerusform>{count} abgeschnitten</numerusform>
            <numerusform>{count} abgeschnitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>
            <numerusform>{count} frei</numerusform>
            <numerusform>{count} frei</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_lists</comment>
        <translation>Zum Drucken sichern</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>col_asked</comment>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>col_called</comment>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>Wants</source>
        <comment>col_wants</comment>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>From table</source>
        <comment>col_from</comment>
        <translation>Von Tisch</translation>
    </message>
    <message>
        <source>To table</source>
        <comment>col_to</comment>
        <translation>An Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>col_seat</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>col_chips</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>How far</source>
        <comment>col_state</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Open seats</source>
        <comment>col_open_seats</comment>
        <translation>Freie Plätze</translation>
    </message>
    <message>
        <source>The name stands on this list already</source>
        <comment>refused_twice</comment>
        <translation>Der Name steht schon auf dieser Liste</translation>
    </message>
    <message>
        <source>The note was answered already</source>
        <comment>refused_answered</comment>
        <translation>Die Notiz wurde schon beantwortet</translation>
    </message>
    <message>
        <source>The name is not on the list any more</source>
        <comment>refused_name</comment>
        <translation>Der Name steht nicht mehr auf der Liste</translation>
    </message>
    <message>
        <source>The player moves already, or the seat is promised</source>
        <comment>refused_moves</comment>
        <translation>Der Spieler wechselt schon, oder der Platz ist vergeben</translation>
    </message>
    <message>
        <source>The move is over</source>
        <comment>refused_over</comment>
        <translation>Der Wechsel ist vorbei</translation>
    </message>
    <message>
        <source>The dealer is not on duty any more</source>
        <comment>refused_duty</comment>
        <translation>Der Dealer ist nicht mehr im Dienst</translation>
    </message>
    <message>
        <source>A note needs words, 400 letters at most</source>
        <comment>refused_note</comment>
        <translation>Eine Notiz braucht Worte, höchstens 400 Buchstaben</translation>
    </message>
    <message>
        <source>This login may only read</source>
        <comment>refused_right</comment>
        <translation>Diese Anmeldung darf nur lesen</translation>
    </message>
    <message>
        <source>By table</source>
        <comment>by_table</comment>
        <translation>Nach Tisch</translation>
    </message>
    <message>
        <source>By dealer</source>
        <comment>by_dealer</comment>
        <translation>Nach Dealer</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Hands by the hour</source>
        <comment>by_hour</comment>
        <translation>Hände nach Stunde</translation>
    </message>
    <message>
        <source>By player</source>
        <comment>by_player</comment>
        <translation>Nach Spieler</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>by_correction</comment>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>award</source>
        <comment>award</comment>
        <translation>Vergabe</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>col_action</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>At</source>
        <comment>col_at</comment>
        <translation>Um</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>col_now</comment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>col_was</comment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>col_table</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>col_tables</comment>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>col_games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>col_opened</comment>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>col_hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>col_an_hour</comment>
        <translation>Je Stunde</translation>
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
        <translation>Zeitgeld</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>col_rulings</comment>
        <translation>Entscheide</translation>
    </message>
    <message>
        <source>Book</source>
        <comment>col_book</comment>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Downs</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>col_minutes</comment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Hour</source>
        <comment>col_hour</comment>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>col_player</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <comment>col_dealt</comment>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>col_won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>col_bought</comment>
        <translation>Eingekauft</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>col_cashed</comment>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>col_on_table</comment>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>col_result</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{number} of {whole}</source>
        <comment>of</comment>
        <translation>{number} von {whole}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>sum</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>book_whole</comment>
        <translation>ganz</translation>
    </message>
    <message>
        <source>put back: {count}</source>
        <comment>book_branch</comment>
        <translation>zurückgesetzt: {count}</translation>
    </message>
    <message>
        <source>not in the sum</source>
        <comment>book_apart</comment>
        <translation>nicht in der Summe</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>book_trouble</comment>
        <translation>anders</translation>
    </message>
    <message>
        <source>All books whole: {sessions} sessions, {steps} steps</source>
        <comment>books_whole</comment>
        <translation>Alle Bücher ganz: {sessions} Sitzungen, {steps} Schritte</translation>
    </message>
    <message>
        <source>Not whole: table {tables}</source>
        <comment>books_wrong</comment>
        <translation>Nicht ganz: Tisch {tables}</translation>
    </message>
    <message>
        <source>{hands} from {at}</source>
        <comment>busiest</comment>
        <translation>{hands} ab {at}</translation>
    </message>
    <message>
        <source>{day}, from 6 to 6, {room}</source>
        <comment>day_of</comment>
        <translation>{day}, von 6 bis 6, {room}</translation>
    </message>
    <message>
        <source>The day before</source>
        <comment>day_before</comment>
        <translation>Tag davor</translation>
    </message>
    <message>
        <source>The day after</source>
        <comment>day_after</comment>
        <translation>Tag danach</translation>
    </message>
    <message>
        <source>Save these rows</source>
        <comment>save_csv</comment>
        <translation>Diese Zeilen sichern</translation>
    </message>
    <message>
        <source>CSV</source>
        <comment>save_csv_second</comment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save everything</source>
        <comment>save_json</comment>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>JSON</source>
        <comment>save_json_second</comment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_pdf</comment>
        <translation>Zum Drucken sichern</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>save_pdf_second</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Gesichert: {file}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Nicht gesichert: {why}</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Dead button: the big blind always moves on; small blind and button follow to the seats it left</source>
        <comment>BTN-1</comment>
        <translation>Dead Button: Der Big Blind rückt immer weiter; Small Blind und Button folgen auf die Plätze, die er verlässt</translation>
    </message>
    <message>
        <source>Moving button: the button always moves to a player, and nobody escapes a blind</source>
        <comment>BTN-2</comment>
        <translation>Moving Button: Der Button geht immer zu einem Spieler, und keiner entgeht einem Blind</translation>
    </message>
    <message>
        <source>Simplified button: button, small and big blind each go to the next player in</source>
        <comment>BTN-3</comment>
        <translation>Einfacher Button: Button, Small und Big Blind gehen je zum nächsten Spieler</translation>
    </message>
    <message>
        <source>Heads-up the button posts the small blind, acts first before the flop and last after it</source>
        <comment>BTN-4</comment>
        <translation>Zu zweit postet der Button den Small Blind, beginnt vor dem Flop und ist danach der Letzte</translation>
    </message>
    <message>
        <source>From three players to two the big blind moves on, whoever left</source>
        <comment>BTN-5</comment>
        <translation>Von drei auf zwei Spieler rückt der Big Blind weiter, wer auch den Tisch verließ</translation>
    </message>
    <message>
        <source>From two players to three or more the big blind moves on and the rest follows</source>
        <comment>BTN-6</comment>
        <translation>Von zwei auf drei oder mehr Spieler rückt der Big Blind weiter, der Rest folgt</translation>
    </message>
    <message>
        <source>The first button is placed by the dealer or drawn for</source>
        <comment>BTN-7</comment>
        <translation>Den ersten Button legt der Dealer, oder er wird ausgelost</translation>
    </message>
    <message>
        <source>The button may post a blind too; alone it is the bet, and a dead button posts nothing</source>
        <comment>BTN-8</comment>
        <translation>Auch der Button kann einen Blind posten; allein ist er die Bet, ein Dead Button postet nichts</translation>
    </message>
    <message>
        <source>With fewer than two in, all who wait come in and owe nothing</source>
        <comment>BTN-9</comment>
        <translation>Sind weniger als zwei dabei, kommen alle Wartenden ins Spiel und schulden nichts</translation>
    </message>
    <message>
        <source>With one blind the button follows it; without blinds it moves on, or stays until there are some</source>
        <comment>BTN-10</comment>
        <translation>Mit einem Blind folgt ihm der Button; ohne Blinds rückt er weiter, oder bleibt, bis es welche gibt</translation>
    </message>
    <message>
        <source>Blinds are live: they count toward the poster's bet, and the first round starts to their left</source>
        <comment>BLD-1</comment>
        <translation>Blinds sind live: sie zählen zum Einsatz, und die erste Setzrunde beginnt links von ihnen</translation>
    </message>
    <message>
        <source>In an unraised pot each big blind and each live post may raise or check once</source>
        <comment>BLD-2</comment>
        <translation>Ohne Raise darf jeder Big Blind, und wer live gepostet hat, einmal erhöhen oder checken</translation>
    </message>
    <message>
        <source>A big blind that is short changes nothing for the others</source>
        <comment>BLD-3</comment>
        <translation>Ein zu kurzer Big Blind ändert für die anderen nichts</translation>
    </message>
    <message>
        <source>In limit games a blind under the bet may be called as it is or completed</source>
        <comment>BLD-4</comment>
        <translation>In Limit-Spielen darf man einen Blind unter der Bet callen, wie er ist, oder completen</translation>
    </message>
    <message>
        <source>Antes come from everybody, from the button or from the big blind, and are no part of a bet</source>
        <comment>BLD-5</comment>
        <translation>Antes kommen von allen, vom Button oder vom Big Blind und gehören zu keinem Einsatz</translation>
    </message>
    <message>
        <source>Short of chips: which comes first, the ante or the blind</source>
        <comment>BLD-6</comment>
        <translation>Zu wenig Chips: was zuerst kommt, die Ante oder der Blind</translation>
    </message>
    <message>
        <source>Stud: who brings it in, for how much, and what follows</source>
        <comment>BLD-7</comment>
        <translation>Stud: wer das Bring-in zahlt, wie viel, und was folgt</translation>
    </message>
    <message>
        <source>Who is away when a blind passes gets a mark, one for each blind at most</source>
        <comment>ENT-1</comment>
        <translation>Wer abwesend ist, wenn ein Blind vorbeikommt, bekommt eine Marke, höchstens eine je Blind</translation>
    </message>
    <message>
        <source>Coming back: post what was missed, or wait for the big blind</source>
        <comment>ENT-2</comment>
        <translation>Zurückkommen: Verpasstes posten oder auf den Big Blind warten</translation>
    </message>
    <message>
        <source>A new player posts a big blind or waits for it</source>
        <comment>ENT-3</comment>
        <translation>Ein neuer Spieler postet einen Big Blind oder wartet darauf</translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind, unless the house says yes</source>
        <comment>ENT-4</comment>
        <translation>Zwischen Button und Big Blind kommt niemand ins Spiel, außer das Haus sagt ja</translation>
    </message>
    <message>
        <source>Who takes a seat before the next deal may take over the place of the player who left</source>
        <comment>ENT-5</comment>
        <translation>Wer vor dem nächsten Geben einen Platz nimmt, darf die Stelle des Gegangenen übernehmen</translation>
    </message>
    <message>
        <source>A seat change that puts off the big blind costs hands, or a post</source>
        <comment>ENT-6</comment>
        <translation>Ein Platzwechsel, der den Big Blind hinausschiebt, kostet Hände oder man postet</translation>
    </message>
    <message>
        <source>Who went broke and buys in again is no new player</source>
        <comment>ENT-7</comment>
        <translation>Wer pleite war und nachkauft, ist kein neuer Spieler</translation>
    </message>
    <message>
        <source>In a new game one comes in free until the button has gone round</source>
        <comment>ENT-8</comment>
        <translation>In einem neuen Spiel kommt man frei ins Spiel, bis der Button herum ist</translation>
    </message>
    <message>
        <source>Where the button antes for all, a missed ante is owed on return</source>
        <comment>ENT-9</comment>
        <translation>Zahlt der Button die Ante für alle, schuldet man eine verpasste bei der Rückkehr</translation>
    </message>
    <message>
        <source>Dealt in without posting: post now, or owe it for the next deal</source>
        <comment>ENT-10</comment>
        <translation>Karten, nicht gepostet: jetzt posten oder beim nächsten Geben schulden</translation>
    </message>
    <message>
        <source>Who plays an absent player's chips is a new player</source>
        <comment>ENT-11</comment>
        <translation>Wer den Platz eines Abwesenden bespielt, ist ein neuer Spieler</translation>
    </message>
    <message>
        <source>A live straddle under the gun is twice the big blind and acts last before the flop</source>
        <comment>STR-1</comment>
        <translation>Ein Live-Straddle under the gun ist der doppelte Big Blind und handelt vor dem Flop zuletzt</translation>
    </message>
    <message>
        <source>A restraddle doubles the straddle before it</source>
        <comment>STR-2</comment>
        <translation>Ein Restraddle verdoppelt den Straddle davor</translation>
    </message>
    <message>
        <source>A straddle from another seat; the button may straddle too</source>
        <comment>STR-3</comment>
        <translation>Ein Straddle von anderem Platz; auch der Button darf</translation>
    </message>
    <message>
        <source>The rock: its holder straddles under the gun, the pot's winner takes it</source>
        <comment>STR-4</comment>
        <translation>Der Rock: wer ihn hat, straddelt under the gun; wer den Pot gewinnt, bekommt ihn</translation>
    </message>
    <message>
        <source>A sleeper is a blind raise from another seat, with no option</source>
        <comment>STR-5</comment>
        <translation>Ein Sleeper ist ein blinder Raise von anderem Platz, ohne Option</translation>
    </message>
    <message>
        <source>Whether a straddle uses up a raise of the capped round</source>
        <comment>STR-6</comment>
        <translation>Ob ein Straddle einen Raise der gecappten Setzrunde verbraucht</translation>
    </message>
    <message>
        <source>One live straddle unless more are allowed, none in tournaments</source>
        <comment>STR-7</comment>
        <translation>Ein Live-Straddle, wenn nicht mehr erlaubt sind; im Turnier keiner</translation>
    </message>
    <message>
        <source>The size of a kill: what is posted, and by how much the limits rise</source>
        <comment>KIL-1</comment>
        <translation>Die Größe eines Kills: was gepostet wird und wie die Limits steigen</translation>
    </message>
    <message>
        <source>Wins in a row alone make a kill, the later ones with a small bet called beyond the blinds</source>
        <comment>KIL-2</comment>
        <translation>Alleinige Siege in Folge ergeben einen Kill, die späteren mit einer gecallten Small Bet über die Blinds hinaus</translation>
    </message>
    <message>
        <source>When the kill button lies neutral</source>
        <comment>KIL-3</comment>
        <translation>Wann der Kill-Button neutral liegt</translation>
    </message>
    <message>
        <source>Who splits a pot keeps the leg; a killer who splits kills again</source>
        <comment>KIL-4</comment>
        <translation>Wer teilt, behält den Leg; ein Killer, der teilt, killt wieder</translation>
    </message>
    <message>
        <source>A killer who wins alone kills again for the same amount</source>
        <comment>KIL-5</comment>
        <translation>Ein Killer, der allein gewinnt, killt wieder mit demselben Betrag</translation>
    </message>
    <message>
        <source>Legs and a kill that is due stay with a player who leaves</source>
        <comment>KIL-6</comment>
        <translation>Legs und ein fälliger Kill bleiben bei dem, der den Tisch verlässt</translation>
    </message>
    <message>
        <source>High-low: who scoops a pot of five big bets or more kills the next hand</source>
        <comment>KIL-7</comment>
        <translation>Hi-Lo: wer einen Pot von fünf Big Bets oder mehr scoopt, killt die nächste Hand</translation>
    </message>
    <message>
        <source>Who wins a pot over the set sum alone kills the next hand; ten big bets unless the house says</source>
        <comment>KIL-8</comment>
        <translation>Wer allein einen Pot über der festen Summe gewinnt, killt die nächste Hand; zehn Big Bets, wenn das Haus nichts sagt</translation>
    </message>
    <message>
        <source>Whether the killer acts in turn or last</source>
        <comment>KIL-9</comment>
        <translation>Ob der Killer in der Reihe oder zuletzt handelt</translation>
    </message>
    <message>
        <source>A killer in the blinds posts the kill instead of the blind, or both</source>
        <comment>KIL-10</comment>
        <translation>Ein Killer in den Blinds postet den Kill statt des Blinds oder beides</translation>
    </message>
    <message>
        <source>Lowball: a voluntary kill after two cards, with enough chips behind</source>
        <comment>KIL-11</comment>
        <translation>Lowball: ein freiwilliger Kill nach zwei Karten, mit genug Chips im Stack</translation>
    </message>
    <message>
        <source>A new player comes into a killed hand only by killing the next one</source>
        <comment>KIL-12</comment>
        <translation>Ein neuer Spieler kommt in eine Kill-Hand nur, wenn er die nächste killt</translation>
    </message>
    <message>
        <source>The kill is live and part of the pot</source>
        <comment>KIL-13</comment>
        <translation>Der Kill ist live und Teil des Pots</translation>
    </message>
    <message>
        <source>Lowball: one may come in by killing</source>
        <comment>KIL-14</comment>
        <translation>Lowball: man darf durch einen Kill ins Spiel kommen</translation>
    </message>
    <message>
        <source>Players act clockwise; later rounds start left of the button, in stud with the best hand showing</source>
        <comment>BET-1</comment>
        <translation>Gehandelt wird im Uhrzeigersinn; spätere Setzrunden beginnen links vom Button, im Stud mit der besten offenen Hand</translation>
    </message>
    <message>
        <source>A round is closed when all have had a turn and matched the bet or are all-in</source>
        <comment>BET-2</comment>
        <translation>Eine Setzrunde ist zu Ende, wenn alle dran waren und mitgegangen sind oder all-in sind</translation>
    </message>
    <message>
        <source>No check against a blind except the option; check and raise</source>
        <comment>BET-3</comment>
        <translation>Kein Check gegen einen Blind außer mit Option; Check-Raise</translation>
    </message>
    <message>
        <source>A raise adds at least the last full bet or raise</source>
        <comment>BET-4</comment>
        <translation>Ein Raise erhöht mindestens um die letzte volle Bet oder den letzten vollen Raise</translation>
    </message>
    <message>
        <source>Amounts come in the betting unit</source>
        <comment>BET-5</comment>
        <translation>Beträge kommen in der Setzeinheit</translation>
    </message>
    <message>
        <source>A short all-in reopens nothing until it adds up to a full raise</source>
        <comment>BET-6</comment>
        <translation>Ein kurzes All-in öffnet nichts, bis es zusammen ein voller Raise ist</translation>
    </message>
    <message>
        <source>Limit games: half a bet or more counts as a full one</source>
        <comment>BET-7</comment>
        <translation>Limit-Spiele: eine halbe Bet oder mehr zählt als volle</translation>
    </message>
    <message>
        <source>Who has checked or called may raise only after a full raise</source>
        <comment>BET-8</comment>
        <translation>Wer gecheckt oder gecallt hat, darf nur nach einem vollen Raise erhöhen</translation>
    </message>
    <message>
        <source>No limit: up to the whole stack, raises without end</source>
        <comment>NL-1</comment>
        <translation>No-Limit: bis zum ganzen Stack, Raises ohne Ende</translation>
    </message>
    <message>
        <source>Pot limit: the bet as it stands, plus the pot after the call</source>
        <comment>PL-1</comment>
        <translation>Pot-Limit: die Bet, wie sie steht, plus der Pot nach dem Call</translation>
    </message>
    <message>
        <source>The small blind may count as a big one until the big blind has acted</source>
        <comment>PL-2</comment>
        <translation>Der Small Blind kann als Big Blind zählen, bis der Big Blind gehandelt hat</translation>
    </message>
    <message>
        <source>When all fold to the small blind, how much it may open for</source>
        <comment>PL-3</comment>
        <translation>Folden alle bis zum Small Blind: wie hoch er eröffnen darf</translation>
    </message>
    <message>
        <source>The pot may be rounded up to a chip</source>
        <comment>PL-4</comment>
        <translation>Der Pot darf auf einen Chip aufgerundet werden</translation>
    </message>
    <message>
        <source>What is over the pot goes back</source>
        <comment>PL-5</comment>
        <translation>Was über dem Pot ist, geht zurück</translation>
    </message>
    <message>
        <source>A silent chip larger than the pot is a bet of the pot</source>
        <comment>PL-6</comment>
        <translation>Ein stiller Chip, größer als der Pot, ist eine Bet in Pothöhe</translation>
    </message>
    <message>
        <source>Whether short blinds count in full, and whether antes count</source>
        <comment>PL-7</comment>
        <translation>Ob kurze Blinds voll zählen und ob Antes zählen</translation>
    </message>
    <message>
        <source>Half pot: a wager is at most half the pot, never under the least</source>
        <comment>PL-8</comment>
        <translation>Half-Pot: ein Einsatz ist höchstens der halbe Pot, nie unter dem kleinsten</translation>
    </message>
    <message>
        <source>Fixed limit: the small bet on early rounds, the big bet on late ones</source>
        <comment>LIM-1</comment>
        <translation>Fixed Limit: die Small Bet in frühen Runden, die Big Bet in späten</translation>
    </message>
    <message>
        <source>A bet and so many raises a round, then it is capped</source>
        <comment>LIM-2</comment>
        <translation>Eine Bet und so viele Raises je Setzrunde, dann ist gecappt</translation>
    </message>
    <message>
        <source>Between two players the cap may fall away, by how the two came about</source>
        <comment>LIM-3</comment>
        <translation>Zwischen zwei Spielern kann der Cap wegfallen, je nachdem, wie es zwei wurden</translation>
    </message>
    <message>
        <source>Stud: an open pair on fourth street allows the big bet</source>
        <comment>LIM-4</comment>
        <translation>Stud: ein offenes Paar auf Fourth Street erlaubt die Big Bet</translation>
    </message>
    <message>
        <source>Spread limit: any amount in the range, a raise adds at least the last one</source>
        <comment>LIM-5</comment>
        <translation>Spread-Limit: jeder Betrag im Spread, ein Raise mindestens so viel wie der letzte</translation>
    </message>
    <message>
        <source>What a player can lose in one hand is capped</source>
        <comment>LIM-6</comment>
        <translation>Was ein Spieler in einer Hand verlieren kann, ist gecappt</translation>
    </message>
    <message>
        <source>A player wins from each opponent at most what they put in; the rest makes side pots</source>
        <comment>POT-1</comment>
        <translation>Ein Spieler gewinnt von jedem Gegner höchstens seinen eigenen Einsatz; der Rest bildet Side Pots</translation>
    </message>
    <message>
        <source>Equal antes layer like bets; dead money belongs to the main pot</source>
        <comment>POT-2</comment>
        <translation>Gleiche Antes schichten sich wie Bets; totes Geld gehört in den Main Pot</translation>
    </message>
    <message>
        <source>Chips that nobody called go back</source>
        <comment>POT-3</comment>
        <translation>Chips, die niemand callt, gehen zurück</translation>
    </message>
    <message>
        <source>A fold gives up every pot</source>
        <comment>POT-4</comment>
        <translation>Ein Fold gibt jeden Pot auf</translation>
    </message>
    <message>
        <source>The last side pot is awarded first, each pot by itself</source>
        <comment>POT-5</comment>
        <translation>Der letzte Side Pot wird zuerst vergeben, jeder Pot für sich</translation>
    </message>
    <message>
        <source>The odd chip: who gets what does not split</source>
        <comment>POT-6</comment>
        <translation>Der Odd Chip: wer bekommt, was sich nicht teilen lässt</translation>
    </message>
    <message>
        <source>Dealt several times, each part of the pot is awarded by itself</source>
        <comment>POT-7</comment>
        <translation>Mehrmals gegeben: jeder Teil des Pots wird für sich vergeben</translation>
    </message>
    <message>
        <source>All-in with nothing more to bet: the streets are run out</source>
        <comment>POT-8</comment>
        <translation>All-in, nichts mehr zu setzen: die Streets werden zu Ende gegeben</translation>
    </message>
    <message>
        <source>The rake is taken when the pots are pushed, up to its cap</source>
        <comment>POT-9</comment>
        <translation>Der Rake wird beim Zuschieben genommen, höchstens bis zum Cap</translation>
    </message>
    <message>
        <source>Table stakes: chips come and go between hands only, and nobody takes some off and stays</source>
        <comment>STK-1</comment>
        <translation>Table Stakes: Chips kommen und gehen nur zwischen den Händen, keiner nimmt welche weg und bleibt</translation>
    </message>
    <message>
        <source>What one buys in for, tops up to, and must return with</source>
        <comment>STK-2</comment>
        <translation>Womit man einkauft, auffüllt und zurückkommen muss</translation>
    </message>
    <message>
        <source>Less than the small blind: dealt in or not</source>
        <comment>STK-3</comment>
        <translation>Weniger als der Small Blind: Karten oder nicht</translation>
    </message>
    <message>
        <source>Open stakes: chips in a hand, and markers</source>
        <comment>STK-4</comment>
        <translation>Open Stakes: Chips in der Hand und Marker</translation>
    </message>
    <message>
        <source>A chip run counts as stack while the chips are on the way</source>
        <comment>STK-5</comment>
        <translation>Chips unterwegs zählen schon zum Stack</translation>
    </message>
    <message>
        <source>The first words or chips in turn bind; words beat chips</source>
        <comment>PRO-1</comment>
        <translation>Die ersten Worte oder Chips in der Reihe binden; Worte gelten vor Chips</translation>
    </message>
    <message>
        <source>One silent chip calls a bet, or bets its value</source>
        <comment>PRO-2</comment>
        <translation>Ein stiller Chip callt eine Bet oder setzt seinen Wert</translation>
    </message>
    <message>
        <source>Several silent chips: a raise if they reach one, or half of one by house rule, otherwise a call</source>
        <comment>PRO-3</comment>
        <translation>Mehrere stille Chips: ein Raise, wenn sie reichen, oder ab einem halben, wo das Haus ihn ergänzen lässt, sonst ein Call</translation>
    </message>
    <message>
        <source>"Raise 15" means to 15 in all; "by 15" adds 15</source>
        <comment>PRO-4</comment>
        <translation>„Raise 15“ heißt auf 15 insgesamt; „um 15“ legt 15 darauf</translation>
    </message>
    <message>
        <source>Too little is brought up to the least, no further</source>
        <comment>PRO-5</comment>
        <translation>Zu wenig wird auf das Minimum ergänzt, nicht weiter</translation>
    </message>
    <message>
        <source>A call and a raise in one breath is a call; how many motions a raise may take</source>
        <comment>PRO-6</comment>
        <translation>Call und Raise in einem Atemzug ist ein Call; wie viele Bewegungen ein Raise haben darf</translation>
    </message>
    <message>
        <source>Who put in most of a bet they misread is held to it</source>
        <comment>PRO-7</comment>
        <translation>Wer den größten Teil einer missverstandenen Bet gezahlt hat, ist daran gebunden</translation>
    </message>
    <message>
        <source>An act out of turn waits for its turn</source>
        <comment>PRO-8</comment>
        <translation>Was außer der Reihe geschieht, wartet auf seine Reihe</translation>
    </message>
    <message>
        <source>Who did not see a raise may take back chips until somebody acts behind</source>
        <comment>PRO-9</comment>
        <translation>Wer einen Raise nicht sah, darf Chips zurücknehmen, bis dahinter jemand handelt</translation>
    </message>
    <message>
        <source>The clock: time, a warning, then the hand is dead</source>
        <comment>PRO-10</comment>
        <translation>Die Uhr: Zeit, Warnung, dann ist die Hand tot</translation>
    </message>
    <message>
        <source>Any action can be corrected and the rest replayed on it</source>
        <comment>PRO-11</comment>
        <translation>Jede Aktion lässt sich korrigieren, der Rest wird darauf nachgespielt</translation>
    </message>
    <message>
        <source>Pot and maximum are told when the game needs them</source>
        <comment>PRO-12</comment>
        <translation>Pot und Maximum werden gesagt, wenn das Spiel sie braucht</translation>
    </message>
    <message>
        <source>Silent chips are a call when every one of them is needed for it</source>
        <comment>PRO-13</comment>
        <translation>Stille Chips sind ein Call, wenn jeder davon dafür gebraucht wird</translation>
    </message>
    <message>
        <source>A misdeal gives all chips back; after substantial action it is the floor's</source>
        <comment>PRO-14</comment>
        <translation>Ein Misdeal gibt alle Chips zurück; nach substantial action ist er Sache des Floors</translation>
    </message>
    <message>
        <source>A hand that is declared dead keeps its chips in and can win nothing</source>
        <comment>PRO-15</comment>
        <translation>Eine für tot erklärte Hand lässt ihre Chips im Pot und kann nichts gewinnen</translation>
    </message>
    <message>
        <source>A turn or river shown too early is taken back and dealt again with other cards</source>
        <comment>PRO-16</comment>
        <translation>Ein zu früh gezeigter Turn oder River wird zurückgenommen und mit anderen Karten neu gegeben</translation>
    </message>
    <message>
        <source>Buying the button: both blinds at once, and the button next hand</source>
        <comment>NOW-1</comment>
        <translation>Button kaufen: beide Blinds auf einmal, den Button nächste Hand</translation>
    </message>
    <message>
        <source>Bomb pot: everyone antes and the betting starts on the flop</source>
        <comment>NOW-2</comment>
        <translation>Bomb Pot: alle zahlen eine Ante, gesetzt wird ab dem Flop</translation>
    </message>
    <message>
        <source>Two boards: each pot is halved between them</source>
        <comment>NOW-3</comment>
        <translation>Zwei Boards: jeder Pot wird zwischen ihnen halbiert</translation>
    </message>
    <message>
        <source>Seven-deuce: the winner who shows it collects from each</source>
        <comment>NOW-4</comment>
        <translation>Seven-deuce: wer damit gewinnt und zeigt, kassiert von jedem</translation>
    </message>
    <message>
        <source>The stand-up game: the last one standing pays</source>
        <comment>NOW-5</comment>
        <translation>Stand-up: wer zuletzt steht, zahlt</translation>
    </message>
    <message>
        <source>Splash: the house adds chips to the pot</source>
        <comment>NOW-6</comment>
        <translation>Splash: das Haus gibt Chips in den Pot</translation>
    </message>
    <message>
        <source>A time charge is collected from each seat instead of a rake</source>
        <comment>NOW-7</comment>
        <translation>Zeitgebühr wird von jedem Platz genommen, statt Rake</translation>
    </message>
    <message>
        <source>A drop for promotions from large enough pots</source>
        <comment>NOW-8</comment>
        <translation>Ein Drop für Promotions aus großen Pots</translation>
    </message>
    <message>
        <source>Dealers change, and each hand keeps its dealer's name</source>
        <comment>NOW-9</comment>
        <translation>Dealer wechseln, jede Hand behält den Namen ihres Dealers</translation>
    </message>
    <message>
        <source>After the next hand's first cards a change is marked as a correction</source>
        <comment>NOW-10</comment>
        <translation>Nach den ersten Karten der nächsten Hand gilt eine Änderung als Korrektur</translation>
    </message>
    <message>
        <source>No pot is pushed while somebody has not matched it</source>
        <comment>NOW-11</comment>
        <translation>Kein Pot wird zugeschoben, solange jemand nicht mitgegangen ist</translation>
    </message>
    <message>
        <source>Moving from a table of the same game costs nothing</source>
        <comment>NOW-12</comment>
        <translation>Von einem Tisch desselben Spiels zu kommen kostet nichts</translation>
    </message>
    <message>
        <source>A mixed game: the games go round, or the button chooses; tap a game again for its next stakes</source>
        <comment>NOW-13</comment>
        <translation>Mixed Game: die Spiele wechseln reihum, oder der Button wählt; nochmals antippen: die nächsten Stakes</translation>
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
        <translation>Durchgänge nacheinander</translation>
    </message>
    <message>
        <source>One board at a time</source>
        <comment>one_board</comment>
        <translation>Boards nacheinander</translation>
    </message>
    <message>
        <source>{done} of {of} given</source>
        <comment>given</comment>
        <translation>{done} von {of} vergeben</translation>
    </message>
    <message>
        <source>{pot}, half</source>
        <comment>share_2</comment>
        <translation>{pot}, Hälfte</translation>
    </message>
    <message>
        <source>{pot}, a third</source>
        <comment>share_3</comment>
        <translation>{pot}, Drittel</translation>
    </message>
    <message>
        <source>{pot}, a quarter</source>
        <comment>share_4</comment>
        <translation>{pot}, Viertel</translation>
    </message>
    <message>
        <source>{pot}, one of {parts}</source>
        <comment>share_n</comment>
        <translation>{pot}, 1 von {parts}</translation>
    </message>
    <message>
        <source>{share} by {chip}</source>
        <comment>by_chip</comment>
        <translation>{share} zu {chip}</translation>
    </message>
    <message>
        <source>best hand first</source>
        <comment>best_first</comment>
        <translation>beste Hand zuerst</translation>
    </message>
    <message>
        <source>best high first</source>
        <comment>high_first</comment>
        <translation>bestes High zuerst</translation>
    </message>
    <message>
        <source>now the best low</source>
        <comment>low_first</comment>
        <translation>jetzt das beste Low</translation>
    </message>
    <message>
        <source>tap to rank again</source>
        <comment>rank_again</comment>
        <translation>tippen: neu werten</translation>
    </message>
    <message>
        <source>tap to rank it now</source>
        <comment>rank_now</comment>
        <translation>tippen: jetzt werten</translation>
    </message>
    <message>
        <source>{high}, low {low}</source>
        <comment>low_too</comment>
        <translation>{high}, Low {low}</translation>
    </message>
    <message>
        <source>As in {part}</source>
        <comment>as_first</comment>
        <translation>Wie {part}</translation>
    </message>
    <message>
        <source>{names}: {pot}</source>
        <comment>takes</comment>
        <translation>{names}: {pot}</translation>
    </message>
    <message>
        <source>{part}: who is best?</source>
        <comment>who_best</comment>
        <translation>{part}: beste Hand?</translation>
    </message>
    <message>
        <source>{part}: best high?</source>
        <comment>who_high</comment>
        <translation>{part}: bestes High?</translation>
    </message>
    <message>
        <source>{part}: best low?</source>
        <comment>who_low</comment>
        <translation>{part}: bestes Low?</translation>
    </message>
    <message>
        <source>{part}: who is next?</source>
        <comment>who_next</comment>
        <translation>{part}: nächste Hand?</translation>
    </message>
    <message>
        <source>tap a seat or a name</source>
        <comment>seat_or_name</comment>
        <translation>Platz oder Namen tippen</translation>
    </message>
    <message>
        <source>tap one, then the other</source>
        <comment>one_then_other</comment>
        <translation>eine, dann die andere</translation>
    </message>
    <message>
        <source>again: the next two</source>
        <comment>again_next_two</comment>
        <translation>nochmals: die nächsten zwei</translation>
    </message>
    <message>
        <source>all of it</source>
        <comment>all_runs</comment>
        <translation>alles</translation>
    </message>
    <message>
        <source>No low</source>
        <comment>no_low</comment>
        <translation>Kein Low</translation>
    </message>
    <message>
        <source>{part}: the high takes all</source>
        <comment>high_takes</comment>
        <translation>{part}: alles an High</translation>
    </message>
    <message>
        <source>{part}, {pot} has no winner yet</source>
        <comment>missing</comment>
        <translation>{part}, {pot}: noch kein Gewinner</translation>
    </message>
    <message>
        <source>{part} has no winner yet</source>
        <comment>missing_lone</comment>
        <translation>{part}: noch kein Gewinner</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>main_pot</comment>
        <translation>Main Pot</translation>
    </message>
    <message>
        <source>side pot</source>
        <comment>side_pot</comment>
        <translation>Side Pot</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>side_pot_n</comment>
        <translation>Side Pot {number}</translation>
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
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tournament prizes</source>
        <comment>PRIZES</comment>
        <translation>Turnierpreise</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>BTN</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>Blinds and antes</source>
        <comment>BLD</comment>
        <translation>Blinds und Antes</translation>
    </message>
    <message>
        <source>Missed blinds, new players, seat changes</source>
        <comment>ENT</comment>
        <translation>Verpasste Blinds, Neue, Platzwechsel</translation>
    </message>
    <message>
        <source>Straddles</source>
        <comment>STR</comment>
        <translation>Straddles</translation>
    </message>
    <message>
        <source>Kill pots</source>
        <comment>KIL</comment>
        <translation>Kill Pots</translation>
    </message>
    <message>
        <source>Betting</source>
        <comment>BET</comment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>LIM</comment>
        <translation>Limits</translation>
    </message>
    <message>
        <source>All-in, pots, showdown</source>
        <comment>POT</comment>
        <translation>All-in, Pots, Showdown</translation>
    </message>
    <message>
        <source>Stakes at the table</source>
        <comment>STK</comment>
        <translation>Buy-ins und Table Stakes</translation>
    </message>
    <message>
        <source>Procedure and rulings</source>
        <comment>PRO</comment>
        <translation>Ablauf und Entscheidungen</translation>
    </message>
    <message>
        <source>Live games today</source>
        <comment>NOW</comment>
        <translation>Live-Spiele heute</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>three taps: rules, game, start</source>
        <comment>about</comment>
        <translation>dreimal tippen: Regeln, Spiel, Start</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>house_rules</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Game and stakes</source>
        <comment>game_and_stakes</comment>
        <translation>Spiel und Einsätze</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>seats</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>names come later, by a tap</source>
        <comment>seats_note</comment>
        <translation>Namen später, durch Tippen</translation>
    </message>
    <message>
        <source>Go on with hand {hand}</source>
        <comment>go_on</comment>
        <translation>Weiter mit Hand {hand}</translation>
    </message>
    <message>
        <source>Go on before hand 1</source>
        <comment>go_on_first</comment>
        <translation>Weiter vor Hand 1</translation>
    </message>
    <message>
        <source>left {when}</source>
        <comment>go_on_left</comment>
        <translation>zuletzt {when}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <comment>go_on_here</comment>
        <translation>jetzt am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>{left}, {players} players: {names}</source>
        <comment>go_on_who</comment>
        <translation>
            <numerusform>{left}, {players} Spieler: {names}</numerusform>
            <numerusform>{left}, {players} Spieler: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}, nobody is seated</source>
        <comment>go_on_nobody</comment>
        <translation>{left}, niemand sitzt</translation>
    </message>
    <message>
        <source>Game {number} cannot be read</source>
        <comment>go_on_broken</comment>
        <translation>Spiel {number} ist nicht lesbar</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>same</comment>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>A new table is open</source>
        <comment>opened</comment>
        <translation>Ein neuer Tisch ist offen</translation>
    </message>
    <message>
        <source>Back, keep nothing</source>
        <comment>not_opened</comment>
        <translation>Zurück, nichts behalten</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>stands</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>stands; Enter keeps one rule, a tap on {start} all of them</source>
        <comment>stands_note</comment>
        <translation>gilt so; Enter behält eine Regel, die Taste {start} alle</translation>
    </message>
    <message>
        <source>{rules}, {game}, {seats} seats</source>
        <comment>same_note</comment>
        <translation>{rules}, {game}, {seats} Plätze</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own, {game}</source>
        <comment>same_own_note</comment>
        <translation>
            <numerusform>{rules}, {count} eigene Regel, {game}</numerusform>
            <numerusform>{rules}, {count} eigene Regeln, {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap of last time</source>
        <comment>recap</comment>
        <translation>Letzte Abrechnung</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {hands} hands</source>
        <comment>recap_note</comment>
        <translation>
            <numerusform>{game}, {hands} Hand</numerusform>
            <numerusform>{game}, {hands} Hände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}, {hands} hands</source>
        <comment>recap_brief</comment>
        <translation>
            <numerusform>{when}, {hands} Hand</numerusform>
            <numerusform>{when}, {hands} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Book of evenings</source>
        <comment>evenings</comment>
        <translation>Buch der Abende</translation>
    </message>
    <message numerus="yes">
        <source>{count} that are over, players, seasons</source>
        <comment>evenings_note</comment>
        <translation>
            <numerusform>{count} vorbei; Spieler, Saisons</numerusform>
            <numerusform>{count} vorbei; Spieler, Saisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings that are over</source>
        <comment>evenings_title</comment>
        <translation>Beendete Abende</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{count}-mal</numerusform>
            <numerusform>{count}-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hands} hands, {names}</source>
        <comment>evening_who</comment>
        <translation>
            <numerusform>{hands} Hand, {names}</numerusform>
            <numerusform>{hands} Hände, {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody sat down</source>
        <comment>evening_nobody</comment>
        <translation>niemand saß am Tisch</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>tap a game first</source>
        <comment>start_needs_game</comment>
        <translation>erst ein Spiel tippen</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>start_refused</comment>
        <translation>siehe Meldung</translation>
    </message>
    <message>
        <source>All rules</source>
        <comment>all_rules</comment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>to all rules</source>
        <comment>all_rules_back</comment>
        <translation>zu allen Regeln</translation>
    </message>
    <message numerus="yes">
        <source>{count} of your own</source>
        <comment>all_rules_note</comment>
        <translation>
            <numerusform>{count} eigene</numerusform>
            <numerusform>{count} eigene</numerusform>
        </translation>
    </message>
    <message>
        <source>as the preset has them</source>
        <comment>all_rules_none</comment>
        <translation>wie in der Vorlage</translation>
    </message>
    <message>
        <source>presets and stakes</source>
        <comment>games_note</comment>
        <translation>Vorlagen und Spiele</translation>
    </message>
    <message>
        <source>As the preset</source>
        <comment>reset</comment>
        <translation>Wie die Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>drops {count} rules of your own</source>
        <comment>reset_note</comment>
        <translation>
            <numerusform>verwirft {count} eigene Regel</numerusform>
            <numerusform>verwirft {count} eigene Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>reset_none</comment>
        <translation>nichts wurde geändert</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>{count} rules of your own</source>
        <comment>put_back_note</comment>
        <translation>
            <numerusform>{count} eigene Regel</numerusform>
            <numerusform>{count} eigene Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>back_note</comment>
        <translation>zum Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <comment>quit_note</comment>
        <translation>nichts läuft</translation>
    </message>
    <message numerus="yes">
        <source>{count} games stay open</source>
        <comment>quit_open</comment>
        <translation>
            <numerusform>{count} Spiel bleibt offen</numerusform>
            <numerusform>{count} Spiele bleiben offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game and its stakes</source>
        <comment>choose_game</comment>
        <translation>Spiel und Einsätze wählen</translation>
    </message>
    <message>
        <source>{rules} rules; every rule can be changed</source>
        <comment>choose_game_note</comment>
        <translation>Regeln: {rules}; jede lässt sich ändern</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} seats</source>
        <comment>ready_note</comment>
        <translation>Regeln: {rules}, {seats} Plätze</translation>
    </message>
    <message numerus="yes">
        <source>{rules} rules, {count} of your own, {seats} seats</source>
        <comment>ready_own</comment>
        <translation>
            <numerusform>Regeln: {rules}, {count} eigene, {seats} Plätze</numerusform>
            <numerusform>Regeln: {rules}, {count} eigene, {seats} Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} rules.</source>
        <comment>rules_of</comment>
        <translation>Regeln: {rules}.</translation>
    </message>
    <message>
        <source>Kept: {rules}.</source>
        <comment>kept</comment>
        <translation>Bleibt: {rules}.</translation>
    </message>
    <message>
        <source>Dropped: {rules}.</source>
        <comment>dropped</comment>
        <translation>Entfällt: {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>{rules} and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>{rules} und {count} weitere</numerusform>
            <numerusform>{rules} und {count} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not like this</source>
        <comment>not_yet</comment>
        <translation>So geht es nicht</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>this_table</comment>
        <translation>Dieser Tisch</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>change_rules</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>change_note</comment>
        <translation>ab der nächsten Hand</translation>
    </message>
    <message>
        <source>Back again: nothing is changed</source>
        <comment>leave_asks</comment>
        <translation>Nochmals Zurück: nichts wird geändert</translation>
    </message>
    <message>
        <source>Change: what you chose counts from the next hand on</source>
        <comment>leave_change</comment>
        <translation>Ändern: das Gewählte gilt ab der nächsten Hand</translation>
    </message>
    <message>
        <source>As they were</source>
        <comment>reset_running</comment>
        <translation>Wie sie waren</translation>
    </message>
    <message numerus="yes">
        <source>takes back {count} changes</source>
        <comment>reset_running_note</comment>
        <translation>
            <numerusform>nimmt {count} Änderung zurück</numerusform>
            <numerusform>nimmt {count} Änderungen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as mine</source>
        <comment>keep</comment>
        <translation>Als eigene behalten</translation>
    </message>
    <message>
        <source>From a file</source>
        <comment>take</comment>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>To a file</source>
        <comment>give</comment>
        <translation>In eine Datei</translation>
    </message>
    <message>
        <source>Forget it</source>
        <comment>forget</comment>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Keep these rules as</source>
        <comment>mine_title</comment>
        <translation>Diese Regeln behalten als</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>mine_go</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{rules}, my way</source>
        <comment>mine_name</comment>
        <translation>{rules}, eigene Art</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own</source>
        <comment>mine_note</comment>
        <translation>
            <numerusform>{rules}, {count} eigene Regel</numerusform>
            <numerusform>{rules}, {count} eigene Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Why these rules</source>
        <comment>reasons</comment>
        <translation>Warum diese Regeln</translation>
    </message>
    <message>
        <source>{rules}: what it chooses, and why</source>
        <comment>reasons_title</comment>
        <translation>{rules}: was es wählt, und warum</translation>
    </message>
    <message>
        <source>last used</source>
        <comment>last_used</comment>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>{points}, +{count}</source>
        <comment>points_more</comment>
        <translation>{points}, +{count}</translation>
    </message>
    <message>
        <source>Back to {value}</source>
        <comment>as_preset</comment>
        <translation>Zurück auf {value}</translation>
    </message>
    <message>
        <source>in chips</source>
        <comment>given_amount</comment>
        <translation>in Chips</translation>
    </message>
    <message>
        <source>chips, / between</source>
        <comment>given_amounts</comment>
        <translation>Chips, / dazwischen</translation>
    </message>
    <message>
        <source>in {currency}</source>
        <comment>given_money</comment>
        <translation>in {currency}</translation>
    </message>
    <message>
        <source>{currency}, / between</source>
        <comment>given_moneys</comment>
        <translation>{currency}, / dazwischen</translation>
    </message>
    <message>
        <source>in proportion, / between</source>
        <comment>given_shares</comment>
        <translation>im Verhältnis, / dazwischen</translation>
    </message>
    <message>
        <source>choose the currency first</source>
        <comment>given_later</comment>
        <translation>zuerst die Währung wählen</translation>
    </message>
    <message>
        <source>Choose "{title}" first: amounts are typed in it</source>
        <comment>currency_first</comment>
        <translation>Zuerst „{title}“ wählen: Beträge werden darin getippt</translation>
    </message>
    <message>
        <source>a chip is {amount}, amounts are whole chips: see "{title}"</source>
        <comment>chip_is</comment>
        <translation>ein Chip ist {amount}, Beträge sind ganze Chips: siehe „{title}“</translation>
    </message>
    <message>
        <source>typed as money</source>
        <comment>worth_given</comment>
        <translation>als Geld getippt</translation>
    </message>
    <message>
        <source>Chips or money</source>
        <comment>money</comment>
        <translation>Chips oder Geld</translation>
    </message>
    <message>
        <source>Money: {currency}</source>
        <comment>money_is</comment>
        <translation>Geld: {currency}</translation>
    </message>
    <message>
        <source>low-high, / each round</source>
        <comment>given_ranges</comment>
        <translation>von-bis, / je Setzrunde</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>given_percent</comment>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>given_count</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>4/3 = four thirds</source>
        <comment>given_size</comment>
        <translation>4/3 = vier Drittel</translation>
    </message>
    <message>
        <source>or so often</source>
        <comment>given_reminder</comment>
        <translation>oder so oft</translation>
    </message>
    <message>
        <source>{allowed}, or {none}</source>
        <comment>may_be_none</comment>
        <translation>{allowed}, oder {none}</translation>
    </message>
    <message>
        <source>a whole number from {low} on</source>
        <comment>may_be_from</comment>
        <translation>eine ganze Zahl ab {low}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <comment>may_be_count</comment>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>a figure from 0 to 100</source>
        <comment>may_be_percent</comment>
        <translation>eine Zahl von 0 bis 100</translation>
    </message>
    <message>
        <source>two figures with / between</source>
        <comment>may_be_pair</comment>
        <translation>zwei Zahlen mit / dazwischen</translation>
    </message>
    <message>
        <source>{low} to {high} figures with / between</source>
        <comment>may_be_amounts</comment>
        <translation>{low} bis {high} Zahlen mit / dazwischen</translation>
    </message>
    <message>
        <source>two figures with / between, so much for every so much</source>
        <comment>may_be_rake</comment>
        <translation>zwei Zahlen mit / dazwischen, so viel je so viel</translation>
    </message>
    <message>
        <source>the lowest and the highest bet with - between, / before the next round</source>
        <comment>may_be_ranges</comment>
        <translation>der kleinste und der größte Einsatz mit - dazwischen, / vor der nächsten Setzrunde</translation>
    </message>
    <message>
        <source>{chosen}, or two figures with / between, as 4/3</source>
        <comment>may_be_size</comment>
        <translation>{chosen}, oder zwei Zahlen mit / dazwischen, wie 4/3</translation>
    </message>
    <message>
        <source>{chosen}, or a number of hands or minutes</source>
        <comment>may_be_reminder</comment>
        <translation>{chosen}, oder eine Zahl von Händen oder Minuten</translation>
    </message>
    <message>
        <source>blinds and bets from 1 on, two of them with / between</source>
        <comment>level_wants_stakes</comment>
        <translation>Blinds und Einsätze ab 1, zwei davon mit / dazwischen</translation>
    </message>
    <message>
        <source>1 to 1440 minutes</source>
        <comment>level_wants_minutes</comment>
        <translation>1 bis 1440 Minuten</translation>
    </message>
    <message>
        <source>a break of up to 1440 minutes</source>
        <comment>level_wants_break</comment>
        <translation>eine Pause von höchstens 1440 Minuten</translation>
    </message>
    <message>
        <source>whole numbers only: take the mark back</source>
        <comment>whole_only</comment>
        <translation>nur ganze Zahlen: Komma zurücknehmen</translation>
    </message>
    <message>
        <source>nothing typed, this counts:</source>
        <comment>emptied</comment>
        <translation>leer, es gilt:</translation>
    </message>
    <message>
        <source>{words}, chosen</source>
        <comment>chosen</comment>
        <translation>{words}, gewählt</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>is_chosen</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>changed</comment>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} changed</source>
        <comment>n_changed</comment>
        <translation>
            <numerusform>{words}, {count} geändert</numerusform>
            <numerusform>{words}, {count} geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>a dot: not as in the preset</source>
        <comment>dot_means</comment>
        <translation>Punkt: anders als die Vorlage</translation>
    </message>
    <message>
        <source>a dot: changed from the next hand on</source>
        <comment>dot_running</comment>
        <translation>Punkt: ab der nächsten Hand geändert</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>{count} Plätze</translation>
    </message>
    <message>
        <source>delete</source>
        <comment>delete</comment>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>levels</comment>
        <translation>Levels</translation>
    </message>
    <message>
        <source>tap a figure to change it</source>
        <comment>levels_note</comment>
        <translation>Zahl tippen ändert sie</translation>
    </message>
    <message>
        <source>No levels: blinds and limits stay as they are. With levels they go up by the clock.</source>
        <comment>levels_none</comment>
        <translation>Keine Levels: Blinds und Limits bleiben. Mit Levels steigen sie nach der Uhr.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <comment>levels_begin</comment>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>a usual structure from these stakes; every figure can be changed afterwards</source>
        <comment>levels_begin_note</comment>
        <translation>eine übliche Struktur ab diesen Einsätzen; jede Zahl lässt sich danach ändern</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} minutes a level</source>
        <comment>levels_usual</comment>
        <translation>
            <numerusform>{minutes} Minute je Level</numerusform>
            <numerusform>{minutes} Minuten je Level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} levels</source>
        <comment>n_levels</comment>
        <translation>
            <numerusform>{count} Level</numerusform>
            <numerusform>{count} Levels</numerusform>
        </translation>
    </message>
    <message>
        <source>level {number} is now {what}</source>
        <comment>level_now</comment>
        <translation>Level {number} ist jetzt {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} are now {what}</source>
        <comment>levels_now</comment>
        <translation>Level {number} bis {to} sind jetzt {what}</translation>
    </message>
    <message>
        <source>level {number} now lasts {what}</source>
        <comment>level_last</comment>
        <translation>Level {number} dauert jetzt {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} now last {what}</source>
        <comment>levels_last</comment>
        <translation>Level {number} bis {to} dauern jetzt {what}</translation>
    </message>
    <message>
        <source>level {number} ({what}) taken out</source>
        <comment>level_out</comment>
        <translation>Level {number} ({what}) gestrichen</translation>
    </message>
    <message>
        <source>levels {number} to {to} taken out</source>
        <comment>levels_out</comment>
        <translation>Level {number} bis {to} gestrichen</translation>
    </message>
    <message>
        <source>level {number} ({what}) put in</source>
        <comment>level_put</comment>
        <translation>Level {number} ({what}) eingefügt</translation>
    </message>
    <message>
        <source>levels {number} to {to} ({what}) put in</source>
        <comment>levels_put</comment>
        <translation>Level {number} bis {to} ({what}) eingefügt</translation>
    </message>
    <message numerus="yes">
        <source>{count} more changes of levels</source>
        <comment>levels_more</comment>
        <translation>
            <numerusform>{count} weitere Änderung von Levels</numerusform>
            <numerusform>{count} weitere Änderungen von Levels</numerusform>
        </translation>
    </message>
    <message>
        <source>no ante</source>
        <comment>no_ante</comment>
        <translation>keine Ante</translation>
    </message>
    <message>
        <source>no break after it</source>
        <comment>no_break</comment>
        <translation>keine Pause danach</translation>
    </message>
    <message>
        <source>no bets of its own</source>
        <comment>no_bets</comment>
        <translation>keine eigenen Bets</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_n</comment>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>level_blinds</comment>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>level_ante</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>level_bets</comment>
        <translation>Bets</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>level_minutes</comment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Opening raise</source>
        <comment>level_opens</comment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>One level more, twice as high</source>
        <comment>level_add</comment>
        <translation>Ein Level mehr, doppelt so hoch</translation>
    </message>
    <message>
        <source>lower than level {number}</source>
        <comment>level_falls</comment>
        <translation>niedriger als Level {number}</translation>
    </message>
    <message>
        <source>running now</source>
        <comment>level_running</comment>
        <translation>läuft jetzt</translation>
    </message>
    <message>
        <source>level {number} is running</source>
        <comment>level_runs_n</comment>
        <translation>Level {number} läuft</translation>
    </message>
    <message>
        <source>level {number} is over</source>
        <comment>level_over_n</comment>
        <translation>Level {number} ist vorbei</translation>
    </message>
    <message>
        <source>{why}: only coming levels can be taken out</source>
        <comment>level_kept</comment>
        <translation>{why}: nur kommende Levels können entfernt werden</translation>
    </message>
    <message>
        <source>Take this level out</source>
        <comment>level_remove</comment>
        <translation>Dieses Level entfernen</translation>
    </message>
    <message>
        <source>Take level {number} out</source>
        <comment>level_remove_n</comment>
        <translation>Level {number} entfernen</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>level_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Break after level {number}</source>
        <comment>level_break_add</comment>
        <translation>Pause nach Level {number}</translation>
    </message>
    <message>
        <source>No break after level {number}</source>
        <comment>level_break_off</comment>
        <translation>Keine Pause nach Level {number}</translation>
    </message>
    <message>
        <source>No levels</source>
        <comment>level_off</comment>
        <translation>Keine Levels</translation>
    </message>
    <message>
        <source>hands</source>
        <comment>hands</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>minutes</source>
        <comment>minutes</comment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none_word</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>dead button</source>
        <comment>button_dead</comment>
        <translation>Dead Button</translation>
    </message>
    <message>
        <source>moving button</source>
        <comment>button_moving</comment>
        <translation>Moving Button</translation>
    </message>
    <message>
        <source>simplified button</source>
        <comment>button_simplified</comment>
        <translation>einfacher Button</translation>
    </message>
    <message>
        <source>missed blinds are posted</source>
        <comment>missed_post_all</comment>
        <translation>verpasste Blinds werden gepostet</translation>
    </message>
    <message>
        <source>missed blinds one a hand</source>
        <comment>missed_one_per_hand</comment>
        <translation>verpasste Blinds, einer je Hand</translation>
    </message>
    <message>
        <source>absent seats are dealt in</source>
        <comment>missed_deal_in</comment>
        <translation>auch Abwesende bekommen Karten</translation>
    </message>
    <message>
        <source>nobody owes blinds</source>
        <comment>missed_none</comment>
        <translation>niemand schuldet Blinds</translation>
    </message>
    <message>
        <source>no straddle</source>
        <comment>straddle_none</comment>
        <translation>kein Straddle</translation>
    </message>
    <message>
        <source>straddle under the gun</source>
        <comment>straddle_under_the_gun</comment>
        <translation>Straddle under the gun</translation>
    </message>
    <message>
        <source>straddle on the button</source>
        <comment>straddle_button</comment>
        <translation>Straddle vom Button</translation>
    </message>
    <message>
        <source>straddle from button and cutoff</source>
        <comment>straddle_button_and_cutoff</comment>
        <translation>Straddle von Button und Cutoff</translation>
    </message>
    <message>
        <source>straddle from any seat</source>
        <comment>straddle_any</comment>
        <translation>Straddle von jedem Platz</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Said and put in ...</source>
        <comment>menu_said</comment>
        <translation>Gesagt und gelegt ...</translation>
    </message>
    <message>
        <source>which action it is</source>
        <comment>menu_said_second</comment>
        <translation>welche Aktion es ist</translation>
    </message>
    <message>
        <source>{name}: what happened?</source>
        <comment>ruling_title</comment>
        <translation>{name}: was ist passiert?</translation>
    </message>
    <message>
        <source>{name} is being ruled on; the bar waits until that is closed</source>
        <comment>ruling_bar_waits</comment>
        <translation>Über {name} wird entschieden; die Leiste wartet, bis das geschlossen ist</translation>
    </message>
    <message>
        <source>Said</source>
        <comment>said</comment>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>pushed</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>word_nothing</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>check</source>
        <comment>word_check</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>call</source>
        <comment>word_call</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>word_fold</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>word_bet</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>raise</source>
        <comment>word_raise</comment>
        <translation>Raise</translation>
    </message>
    <message>
        <source>raise to</source>
        <comment>word_raise_to</comment>
        <translation>Raise auf</translation>
    </message>
    <message>
        <source>raise by</source>
        <comment>word_raise_by</comment>
        <translation>Raise um</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>word_pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>all in</source>
        <comment>word_all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>an amount</source>
        <comment>word_amount</comment>
        <translation>ein Betrag</translation>
    </message>
    <message>
        <source>call and raise</source>
        <comment>word_call_and_raise</comment>
        <translation>Call und Raise</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>word_complete</comment>
        <translation>Complete</translation>
    </message>
    <message>
        <source>bring in</source>
        <comment>word_bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_chips</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>{motions} motions</source>
        <comment>chips_motions</comment>
        <translation>
            <numerusform>{motions} Bewegung</numerusform>
            <numerusform>{motions} Bewegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Motion ends</source>
        <comment>next_motion</comment>
        <translation>Bewegung zu Ende</translation>
    </message>
    <message>
        <source>next motion</source>
        <comment>next_motion_second</comment>
        <translation>nächste Bewegung</translation>
    </message>
    <message>
        <source>Another chip ...</source>
        <comment>other_chip</comment>
        <translation>Anderer Chip ...</translation>
    </message>
    <message>
        <source>A chip of which value?</source>
        <comment>other_ask</comment>
        <translation>Ein Chip von welchem Wert?</translation>
    </message>
    <message>
        <source>type its value</source>
        <comment>other_value</comment>
        <translation>Wert eingeben</translation>
    </message>
    <message>
        <source>Add a chip of</source>
        <comment>other_add</comment>
        <translation>Chip dazu, Wert</translation>
    </message>
    <message>
        <source>Chips not let go</source>
        <comment>not_released</comment>
        <translation>Chips nicht losgelassen</translation>
    </message>
    <message>
        <source>Take the last one back, hold to begin again</source>
        <comment>speak_back</comment>
        <translation>Letztes zurück, halten beginnt neu</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <comment>ruling_ask</comment>
        <translation>Sagen, was passiert ist</translation>
    </message>
    <message>
        <source>nothing said, no chips</source>
        <comment>ruling_empty</comment>
        <translation>nichts gesagt, keine Chips</translation>
    </message>
    <message>
        <source>No action follows from that</source>
        <comment>ruling_none</comment>
        <translation>Daraus folgt keine Aktion</translation>
    </message>
    <message>
        <source>Play it</source>
        <comment>ruling_go</comment>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>as ruled</source>
        <comment>ruling_second</comment>
        <translation>wie entschieden</translation>
    </message>
    <message>
        <source>Ask the floor</source>
        <comment>ruling_floor</comment>
        <translation>Floor fragen</translation>
    </message>
    <message>
        <source>Play it: {what}</source>
        <comment>ruling_play</comment>
        <translation>So spielen: {what}</translation>
    </message>
    <message>
        <source>The rules of this ruling</source>
        <comment>ruling_why</comment>
        <translation>Die Regeln dieser Entscheidung</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>binds_fold</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>binds_check</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call {amount}</source>
        <comment>binds_call</comment>
        <translation>Call {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <comment>binds_bet</comment>
        <translation>Bet {amount}</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <comment>binds_raise</comment>
        <translation>Raise auf {amount}</translation>
    </message>
    <message>
        <source>Complete to {amount}</source>
        <comment>binds_complete</comment>
        <translation>Complete auf {amount}</translation>
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
        <translation>{amount} gehen zurück</translation>
    </message>
    <message>
        <source>The floor may let the call be taken back.</source>
        <comment>left_misread</comment>
        <translation>Der Floor darf den Call zurücknehmen lassen.</translation>
    </message>
    <message>
        <source>The floor may let {over} stand.</source>
        <comment>left_over_pot</comment>
        <translation>Der Floor darf {over} gelten lassen.</translation>
    </message>
    <message>
        <source>The floor decides.</source>
        <comment>left_passed_over</comment>
        <translation>Der Floor entscheidet.</translation>
    </message>
    <message>
        <source>The floor decides whether the motion binds.</source>
        <comment>left_forward_motion</comment>
        <translation>Der Floor entscheidet, ob die Bewegung bindet.</translation>
    </message>
    <message>
        <source>Takes the call back</source>
        <comment>take_back</comment>
        <translation>Nimmt Call zurück</translation>
    </message>
    <message>
        <source>did not see the raise</source>
        <comment>take_back_second</comment>
        <translation>sah den Raise nicht</translation>
    </message>
    <message>
        <source>kill button lay face down</source>
        <comment>take_back_kill</comment>
        <translation>Kill-Button lag verdeckt</translation>
    </message>
    <message>
        <source>framed: tap to correct</source>
        <comment>log_tap</comment>
        <translation>gerahmt: korrigierbar</translation>
    </message>
    <message>
        <source>too few: add the rest; too many: undo, or Leaves and sits down anew</source>
        <comment>log_chips</comment>
        <translation>zu wenig: den Rest nachlegen; zu viel: Undo, oder verlässt den Tisch und nimmt neu Platz</translation>
    </message>
    <message>
        <source>this is put right in the menu of the seat, between hands: Wrong rebuy or add-on</source>
        <comment>log_purchase</comment>
        <translation>das wird zwischen zwei Händen im Menü des Platzes richtiggestellt: Falsches Rebuy oder Add-on</translation>
    </message>
    <message>
        <source>a wrong buy-in is put right here between two hands</source>
        <comment>log_buy_in</comment>
        <translation>ein falsches Buy-in wird hier zwischen zwei Händen berichtigt</translation>
    </message>
    <message>
        <source>this is changed at the seat, or by Undo</source>
        <comment>log_seat</comment>
        <translation>das wird am Platz geändert oder mit Undo</translation>
    </message>
    <message>
        <source>this cannot be corrected on its own</source>
        <comment>log_closed</comment>
        <translation>das lässt sich allein nicht korrigieren</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>log_undone</comment>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>as it was before</source>
        <comment>log_was</comment>
        <translation>wie es vorher war</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <comment>log_unfit</comment>
        <translation>passt nicht mehr</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>log_corrected</comment>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>corrected later</source>
        <comment>log_late</comment>
        <translation>später korrigiert</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <comment>correct_title</comment>
        <translation>Hand {hand} korrigieren</translation>
    </message>
    <message>
        <source>Hand {hand} is being corrected; the bar waits until that is closed</source>
        <comment>correct_bar_waits</comment>
        <translation>Hand {hand} wird korrigiert; die Leiste wartet, bis das geschlossen ist</translation>
    </message>
    <message>
        <source>In the book: {line}</source>
        <comment>correct_was</comment>
        <translation>Im Buch: {line}</translation>
    </message>
    <message>
        <source>See what changes</source>
        <comment>correct_show</comment>
        <translation>Zeigen, was sich ändert</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>correct_back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>correct_replay</comment>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>every later step stays</source>
        <comment>correct_stays</comment>
        <translation>alles Spätere bleibt</translation>
    </message>
    <message>
        <source>Money only</source>
        <comment>correct_kill_stays</comment>
        <translation>Nur das Geld</translation>
    </message>
    <message>
        <source>Blinds too</source>
        <comment>correct_kill_follows</comment>
        <translation>Auch die Blinds</translation>
    </message>
    <message>
        <source>hand {hand} stays as dealt</source>
        <comment>correct_hand_stays</comment>
        <translation>Hand {hand} bleibt, wie sie war</translation>
    </message>
    <message>
        <source>blinds of hand {hand} change</source>
        <comment>correct_hand_follows</comment>
        <translation>Blinds in Hand {hand} ändern sich</translation>
    </message>
    <message numerus="yes">
        <source>{count} later steps go</source>
        <comment>correct_goes</comment>
        <translation>
            <numerusform>{count} späterer Schritt fällt weg</numerusform>
            <numerusform>{count} spätere Schritte fallen weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} later acts of {name} go</source>
        <comment>correct_moot</comment>
        <translation>
            <numerusform>{count} spätere Aktion von {name} fällt weg</numerusform>
            <numerusform>{count} spätere Aktionen von {name} fallen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>All other steps stay.</source>
        <comment>correct_rest</comment>
        <translation>Alle anderen Schritte bleiben.</translation>
    </message>
    <message>
        <source>Hand {hand} goes on from here.</source>
        <comment>correct_open</comment>
        <translation>Hand {hand} geht hier weiter.</translation>
    </message>
    <message>
        <source>To be dealt again: {hands}.</source>
        <comment>correct_gone</comment>
        <translation>Neu zu geben: {hands}.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <comment>correct_same</comment>
        <translation>Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>The same hands win, nothing changes.</source>
        <comment>correct_nothing</comment>
        <translation>Dieselben Hände gewinnen, nichts ändert sich.</translation>
    </message>
    <message>
        <source>No longer fits</source>
        <comment>correct_fits_not</comment>
        <translation>Passt nicht mehr</translation>
    </message>
    <message>
        <source>Corrected. Undo takes it back.</source>
        <comment>corrected_said</comment>
        <translation>Korrigiert. Undo nimmt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} lines no longer fit: go on from here.</source>
        <comment>corrected_unfit</comment>
        <translation>
            <numerusform>Korrigiert. {count} Zeile passt nicht mehr: hier weitermachen.</numerusform>
            <numerusform>Korrigiert. {count} Zeilen passen nicht mehr: hier weitermachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} later acts went with it, all else stays.</source>
        <comment>corrected_moot</comment>
        <translation>
            <numerusform>Korrigiert. {count} spätere Aktion fiel weg, alles andere bleibt.</numerusform>
            <numerusform>Korrigiert. {count} spätere Aktionen fielen weg, alles andere bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stacks stay as counted.</source>
        <comment>corrected_counts</comment>
        <translation>
            <numerusform>{count} Stack bleibt wie gezählt.</numerusform>
            <numerusform>{count} Stacks bleiben wie gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} left with other chips: settle that.</source>
        <comment>corrected_left</comment>
        <translation>{names} mit anderen Chips gegangen: das ausgleichen.</translation>
    </message>
    <message>
        <source>{name} left</source>
        <comment>change_left</comment>
        <translation>{name} gegangen</translation>
    </message>
    <message>
        <source>with {amount} after hand {hand}</source>
        <comment>left_was</comment>
        <translation>mit {amount} nach Hand {hand}</translation>
    </message>
    <message>
        <source>{amount} too much, owes it</source>
        <comment>left_too_much</comment>
        <translation>{amount} zu viel, schuldet es</translation>
    </message>
    <message>
        <source>{amount} too little, gets it</source>
        <comment>left_too_little</comment>
        <translation>{amount} zu wenig, bekommt es</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>change_counted</comment>
        <translation>{name} gezählt</translation>
    </message>
    <message>
        <source>{amount} {place}, {off}</source>
        <comment>count_was</comment>
        <translation>{amount} {place}, {off}</translation>
    </message>
    <message>
        <source>stays, {off}</source>
        <comment>count_now</comment>
        <translation>bleibt, {off}</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>count_after</comment>
        <translation>nach Hand {hand}</translation>
    </message>
    <message>
        <source>in hand {hand}</source>
        <comment>count_in</comment>
        <translation>in Hand {hand}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <comment>change_next</comment>
        <translation>Weiter mit</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>change_pot</comment>
        <translation>Pots</translation>
    </message>
    <message>
        <source>{name} puts in</source>
        <comment>change_put</comment>
        <translation>{name} bringt ein</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>change_button</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>change_dead</comment>
        <translation>{seat}, tot</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>change_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>change_dues</comment>
        <translation>Schuldet</translation>
    </message>
    <message>
        <source>House</source>
        <comment>change_kitty</comment>
        <translation>Hauskasse</translation>
    </message>
    <message>
        <source>{name}, place</source>
        <comment>change_place</comment>
        <translation>{name}, Platz</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>change_in</comment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>{name} bought</source>
        <comment>change_bought</comment>
        <translation>{name} kaufte</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>change_kept</comment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>{name} to act</source>
        <comment>stands_act</comment>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>a seat to name</source>
        <comment>stands_betting</comment>
        <translation>ein Platz ist zu nennen</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>stands_street</comment>
        <translation>nächste Street</translation>
    </message>
    <message>
        <source>showdown</source>
        <comment>stands_showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>stands_between</comment>
        <translation>nach Hand {hand}</translation>
    </message>
    <message>
        <source>no leg, kill waived</source>
        <comment>kill_waived</comment>
        <translation>kein Leg, Kill entfällt</translation>
    </message>
    <message>
        <source>{name} kills</source>
        <comment>kill_is_due</comment>
        <translation>{name} killt</translation>
    </message>
    <message>
        <source>kill {amount}</source>
        <comment>kill_is_on</comment>
        <translation>Kill {amount}</translation>
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
            <numerusform>{name}, {legs} Leg</numerusform>
            <numerusform>{name}, {legs} Legs</numerusform>
        </translation>
    </message>
    <message>
        <source>pot not pushed yet</source>
        <comment>hand_open</comment>
        <translation>Pot noch zu vergeben</translation>
    </message>
    <message>
        <source>to be dealt again</source>
        <comment>hand_gone</comment>
        <translation>neu zu geben</translation>
    </message>
    <message>
        <source>comes after it</source>
        <comment>after_unfit</comment>
        <translation>kommt danach</translation>
    </message>
    <message>
        <source>has nothing to act on any more</source>
        <comment>moot</comment>
        <translation>hat nichts mehr zu entscheiden</translation>
    </message>
    <message>
        <source>{name} is not to act, {actor} is</source>
        <comment>unfit_turn</comment>
        <translation>{name} ist nicht dran, sondern {actor}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} lines after it</source>
        <comment>misfits_more</comment>
        <translation>
            <numerusform>und {count} Zeile danach</numerusform>
            <numerusform>und {count} Zeilen danach</numerusform>
        </translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <comment>misfits_hands</comment>
        <translation>Hände {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more hands</source>
        <comment>hands_more</comment>
        <translation>
            <numerusform>{count} weitere Hand</numerusform>
            <numerusform>{count} weitere Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the last</source>
        <comment>menu_correct</comment>
        <translation>Letztes korrigieren</translation>
    </message>
    <message>
        <source>The floor</source>
        <comment>floor_title</comment>
        <translation>Der Floor</translation>
    </message>
    <message>
        <source>Floor: {name}</source>
        <comment>floor_about</comment>
        <translation>Floor: {name}</translation>
    </message>
    <message>
        <source>Nothing waits for a decision. Who is at the table is noted with rulings and corrections.</source>
        <comment>floor_nothing</comment>
        <translation>Nichts wartet auf eine Entscheidung. Wer am Tisch ist, steht bei Entscheidungen und Korrekturen.</translation>
    </message>
    <message>
        <source>Add a name</source>
        <comment>floor_add</comment>
        <translation>Name dazu</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <comment>floor_name</comment>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>is here</source>
        <comment>floor_here</comment>
        <translation>ist da</translation>
    </message>
    <message>
        <source>PIN</source>
        <comment>floor_has_pin</comment>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Who decides</source>
        <comment>floor_who</comment>
        <translation>Wer entscheidet</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>floor_at_table</comment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>needs a PIN of the floor</source>
        <comment>floor_pin_first</comment>
        <translation>braucht eine PIN des Floors</translation>
    </message>
    <message>
        <source>Rulings left to the floor need one of its PINs on this device: tap who decides.</source>
        <comment>floor_refused</comment>
        <translation>Was der Floor entscheidet, braucht auf diesem Gerät eine seiner PINs: tippen, wer entscheidet.</translation>
    </message>
    <message>
        <source>That is for the floor on this device: {what}.</source>
        <comment>floor_needed</comment>
        <translation>Das ist auf diesem Gerät Sache des Floors: {what}.</translation>
    </message>
    <message>
        <source>Waits for the floor: {what}.</source>
        <comment>floor_request</comment>
        <translation>Wartet auf den Floor: {what}.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <comment>floor_allow</comment>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>floor_bar</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>tap who decides</source>
        <comment>floor_name_first</comment>
        <translation>antippen, wer entscheidet</translation>
    </message>
    <message>
        <source>Floor ...</source>
        <comment>floor_come</comment>
        <translation>Floor ...</translation>
    </message>
    <message>
        <source>a hand that is over is corrected</source>
        <comment>needs_correct</comment>
        <translation>eine beendete Hand wird korrigiert</translation>
    </message>
    <message>
        <source>the button is put elsewhere</source>
        <comment>needs_button</comment>
        <translation>der Button kommt woandershin</translation>
    </message>
    <message>
        <source>a counted stack differs from the book</source>
        <comment>needs_count</comment>
        <translation>ein gezählter Stack weicht vom Buch ab</translation>
    </message>
    <message>
        <source>a ruling is left to it</source>
        <comment>needs_floor</comment>
        <translation>er hat zu entscheiden</translation>
    </message>
    <message>
        <source>a hand that is over is taken back</source>
        <comment>needs_undo_hand</comment>
        <translation>eine beendete Hand wird zurückgenommen</translation>
    </message>
    <message>
        <source>a game that is over goes on</source>
        <comment>needs_reopen</comment>
        <translation>ein beendetes Spiel wird fortgesetzt</translation>
    </message>
    <message>
        <source>its decision is taken back</source>
        <comment>needs_undo_floor</comment>
        <translation>seine Entscheidung wird zurückgenommen</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>floor_pin</comment>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>floor_remove</comment>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Floor {name}</source>
        <comment>floor_mode</comment>
        <translation>Floor {name}</translation>
    </message>
    <message>
        <source>The call stands</source>
        <comment>floor_misread_stands</comment>
        <translation>Der Call gilt</translation>
    </message>
    <message>
        <source>{now} stays in</source>
        <comment>floor_misread_stands_second</comment>
        <translation>{now} bleiben</translation>
    </message>
    <message>
        <source>Call taken back</source>
        <comment>floor_misread_withdrawn</comment>
        <translation>Call zurückgenommen</translation>
    </message>
    <message>
        <source>{name} acts again</source>
        <comment>floor_misread_withdrawn_second</comment>
        <translation>{name} ist wieder dran</translation>
    </message>
    <message>
        <source>Stays {now}</source>
        <comment>floor_over_pot_reduced</comment>
        <translation>Bleibt {now}</translation>
    </message>
    <message>
        <source>what was over goes back</source>
        <comment>floor_over_pot_reduced_second</comment>
        <translation>der Rest geht zurück</translation>
    </message>
    <message>
        <source>{to} stands</source>
        <comment>floor_over_pot_stands</comment>
        <translation>{to} gilt</translation>
    </message>
    <message>
        <source>the others considered it for long</source>
        <comment>floor_over_pot_stands_second</comment>
        <translation>die anderen dachten lange nach</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>floor_passed_over_fold</comment>
        <translation>Hand ist tot</translation>
    </message>
    <message>
        <source>the right to act is lost</source>
        <comment>floor_passed_over_fold_second</comment>
        <translation>das Recht ist verloren</translation>
    </message>
    <message>
        <source>Calls only</source>
        <comment>floor_passed_over_call</comment>
        <translation>Nur Call</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>floor_passed_over_call_second</comment>
        <translation>darf nicht erhöhen</translation>
    </message>
    <message>
        <source>May act</source>
        <comment>floor_passed_over_act</comment>
        <translation>Darf handeln</translation>
    </message>
    <message>
        <source>as if in turn</source>
        <comment>floor_passed_over_act_second</comment>
        <translation>wie in der Reihe</translation>
    </message>
    <message>
        <source>{what} binds</source>
        <comment>floor_forward_motion_held</comment>
        <translation>{what} bindet</translation>
    </message>
    <message>
        <source>others acted on the motion</source>
        <comment>floor_forward_motion_held_second</comment>
        <translation>andere handelten darauf</translation>
    </message>
    <message>
        <source>Chips go back</source>
        <comment>floor_forward_motion_withdrawn</comment>
        <translation>Chips zurück</translation>
    </message>
    <message>
        <source>{name} may do anything</source>
        <comment>floor_forward_motion_withdrawn_second</comment>
        <translation>{name} darf alles</translation>
    </message>
    <message>
        <source>{name} called without seeing the bet</source>
        <comment>asks_misread</comment>
        <translation>{name} hat gecallt, ohne die Bet zu sehen</translation>
    </message>
    <message>
        <source>{name} went over the pot</source>
        <comment>asks_over_pot</comment>
        <translation>{name} war über dem Pot</translation>
    </message>
    <message>
        <source>{name} was passed over</source>
        <comment>asks_passed_over</comment>
        <translation>{name} wurde übergangen</translation>
    </message>
    <message>
        <source>{name} moved chips forward</source>
        <comment>asks_forward_motion</comment>
        <translation>{name} hat Chips nach vorn bewegt</translation>
    </message>
    <message>
        <source>PIN of the screen</source>
        <comment>screen_pin</comment>
        <translation>PIN des Bildschirms</translation>
    </message>
    <message>
        <source>has one</source>
        <comment>pin_kept</comment>
        <translation>hat eine</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>pin_none</comment>
        <translation>hat keine</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>pin_of</comment>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>pin_set</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <comment>pin_again</comment>
        <translation>Dieselbe PIN noch einmal</translation>
    </message>
    <message>
        <source>The two were not the same: once more</source>
        <comment>pin_differs</comment>
        <translation>Die beiden waren verschieden: noch einmal</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>pin_go</comment>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Without a PIN</source>
        <comment>pin_without</comment>
        <translation>Ohne PIN</translation>
    </message>
    <message>
        <source>{least} to {most} digits</source>
        <comment>pin_hint</comment>
        <translation>{least} bis {most} Ziffern</translation>
    </message>
    <message>
        <source>at least {least} digits</source>
        <comment>pin_short</comment>
        <translation>mindestens {least} Ziffern</translation>
    </message>
    <message numerus="yes">
        <source>{count} digits</source>
        <comment>pin_digits</comment>
        <translation>
            <numerusform>{count} Ziffer</numerusform>
            <numerusform>{count} Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not it.</source>
        <comment>pin_wrong</comment>
        <translation>Das ist sie nicht.</translation>
    </message>
    <message>
        <source>{seconds} seconds until the next try</source>
        <comment>pin_rest</comment>
        <translation>noch {seconds} Sekunden bis zum nächsten Versuch</translation>
    </message>
    <message>
        <source>Unlock</source>
        <comment>unlock</comment>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <comment>recovery_title</comment>
        <translation>Wiederherstellungscode</translation>
    </message>
    <message>
        <source>Write it down and keep it safe: it is shown this once. Should the PINs of this device ever be damaged or gone, the device is locked, and this code alone opens it.</source>
        <comment>recovery_words</comment>
        <translation>Aufschreiben und sicher verwahren: Er wird nur dieses eine Mal gezeigt. Sind die PINs dieses Geräts je beschädigt oder weg, ist das Gerät gesperrt, und nur dieser Code öffnet es.</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <comment>recovery_noted</comment>
        <translation>Ist aufgeschrieben</translation>
    </message>
    <message>
        <source>The recovery code: {most} digits</source>
        <comment>recovery_hint</comment>
        <translation>Der Wiederherstellungscode: {most} Ziffern</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read. The recovery code opens it, and removes them.</source>
        <comment>locked_lost</comment>
        <translation>Die PINs dieses Geräts sind nicht lesbar. Der Wiederherstellungscode öffnet es und entfernt sie.</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read, and there is no recovery code: only who may remove {file} opens it.</source>
        <comment>locked_for_good</comment>
        <translation>Die PINs dieses Geräts sind nicht lesbar, und es gibt keinen Wiederherstellungscode: Nur wer {file} entfernen darf, öffnet es.</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>locked</comment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor opens it.</source>
        <comment>locked_page_note</comment>
        <translation>Die PIN des Bildschirms oder des Floors öffnet ihn.</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <comment>full_screen_pin</comment>
        <translation>Vollbild beenden</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>floor_pin_reopen</comment>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>The PIN of somebody of the floor takes the end back.</source>
        <comment>floor_pin_note</comment>
        <translation>Die PIN eines Floors nimmt das Ende zurück.</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor ends it.</source>
        <comment>full_screen_note</comment>
        <translation>Die PIN des Bildschirms oder des Floors beendet es.</translation>
    </message>
    <message>
        <source>The table stays as it is. The PIN of the screen or of the floor opens it.</source>
        <comment>locked_note</comment>
        <translation>Der Tisch bleibt, wie er ist. Die PIN des Bildschirms oder des Floors öffnet ihn.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <comment>menu_lock</comment>
        <translation>Bildschirm sperren</translation>
    </message>
    <message>
        <source>opens with a PIN</source>
        <comment>menu_lock_second</comment>
        <translation>öffnet mit einer PIN</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>menu_floor</comment>
        <translation>Floor</translation>
    </message>
    <message>
        <source>who is here, PINs</source>
        <comment>menu_floor_second</comment>
        <translation>wer da ist, PINs</translation>
    </message>
    <message>
        <source>wager</source>
        <comment>word_wager</comment>
        <translation>Einsatz</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {seconds} seconds</source>
        <comment>time_left</comment>
        <translation>
            <numerusform>{name}: {seconds} Sekunde</numerusform>
            <numerusform>{name}: {seconds} Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is on {name}</source>
        <comment>time_runs</comment>
        <translation>Die Uhr läuft für {name}</translation>
    </message>
    <message>
        <source>{name} has little time left</source>
        <comment>time_warns</comment>
        <translation>{name} hat kaum noch Zeit</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>time_up</comment>
        <translation>Zeit ist um</translation>
    </message>
    <message>
        <source>then the hand is dead</source>
        <comment>time_then_dead</comment>
        <translation>dann ist die Hand tot</translation>
    </message>
    <message>
        <source>then it is a check</source>
        <comment>time_then_check</comment>
        <translation>dann ist es ein Check</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_dead</comment>
        <translation>tippen zum Bestätigen</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_check</comment>
        <translation>tippen zum Bestätigen</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>time_dead</comment>
        <translation>Hand ist tot</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>time_checks</comment>
        <translation>Checkt</translation>
    </message>
    <message>
        <source>bet not seen</source>
        <comment>decide_misread</comment>
        <translation>Bet nicht gesehen</translation>
    </message>
    <message>
        <source>over the pot</source>
        <comment>decide_over_pot</comment>
        <translation>über dem Pot</translation>
    </message>
    <message>
        <source>passed over</source>
        <comment>decide_passed_over</comment>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>a motion</source>
        <comment>decide_forward_motion</comment>
        <translation>eine Bewegung</translation>
    </message>
    <message>
        <source>{name} has the table</source>
        <comment>hand_over</comment>
        <translation>{name} hat den Tisch</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>hand_over_dealer</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>nobody has signed in yet</source>
        <comment>hand_over_nobody</comment>
        <translation>noch niemand angemeldet</translation>
    </message>
    <message>
        <source>limits {small}/{big}</source>
        <comment>hand_over_limits</comment>
        <translation>Limits {small}/{big}</translation>
    </message>
    <message>
        <source>I have the table</source>
        <comment>hand_over_go</comment>
        <translation>Ich habe den Tisch</translation>
    </message>
    <message>
        <source>Stacks, tap one to count it</source>
        <comment>hand_over_stacks</comment>
        <translation>Stacks, tippen zum Zählen</translation>
    </message>
    <message>
        <source>{name} has {amount}, count it</source>
        <comment>hand_over_count</comment>
        <translation>{name} hat {amount}, zählen</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>hand_over_away</comment>
        <translation>Abwesend</translation>
    </message>
    <message numerus="yes">
        <source>{name} ({downs} downs)</source>
        <comment>hand_over_downs</comment>
        <translation>
            <numerusform>{name} ({downs} Down)</numerusform>
            <numerusform>{name} ({downs} Downs)</numerusform>
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
        <translation>Kommt</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>hand_over_due</comment>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Standing</source>
        <comment>hand_over_standing</comment>
        <translation>Es stehen</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>hand_over_notes</comment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>hand_over_chain</comment>
        <translation>Kette</translation>
    </message>
    <message>
        <source>{now}, next {next}</source>
        <comment>hand_over_next</comment>
        <translation>{now}, dann {next}</translation>
    </message>
    <message>
        <source>straddles</source>
        <comment>said_straddle</comment>
        <translation>straddelt</translation>
    </message>
    <message>
        <source>sleeps</source>
        <comment>said_sleeper</comment>
        <translation>Sleeper</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>said_kill</comment>
        <translation>killt</translation>
    </message>
    <message>
        <source>Another name</source>
        <comment>dealer_other</comment>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Hand-over card</source>
        <comment>menu_hand_over</comment>
        <translation>Übergabekarte</translation>
    </message>
    <message>
        <source>the table at a glance</source>
        <comment>menu_hand_over_second</comment>
        <translation>der Tisch auf einen Blick</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>why_title</comment>
        <translation>Warum ...</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>menu_why</comment>
        <translation>Warum ...</translation>
    </message>
    <message>
        <source>every figure, with its rule</source>
        <comment>menu_why_second</comment>
        <translation>jede Zahl, mit ihrer Regel</translation>
    </message>
    <message>
        <source>Explain this seat</source>
        <comment>menu_why_seat</comment>
        <translation>Diesen Platz erklären</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <comment>figure_to_act</comment>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>figure_call</comment>
        <translation>Zu callen</translation>
    </message>
    <message>
        <source>The bet</source>
        <comment>figure_bet</comment>
        <translation>Die Bet</translation>
    </message>
    <message>
        <source>Least</source>
        <comment>figure_wager.min</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>figure_wager.max</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>What is open</source>
        <comment>figure_legal</comment>
        <translation>Was möglich ist</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>figure_legal.fold</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>figure_legal.check</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>figure_legal.call</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>Bet or raise</source>
        <comment>figure_legal.wager</comment>
        <translation>Bet oder Raise</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>figure_pots</comment>
        <translation>Pots</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>figure_total_pot</comment>
        <translation>Alle Pots</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>figure_button</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>Posts</source>
        <comment>figure_posts</comment>
        <translation>Gepostet</translation>
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
        <translation>Limits</translation>
    </message>
    <message>
        <source>Raises</source>
        <comment>figure_raises</comment>
        <translation>Raises</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>figure_clock</comment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <comment>figure_out_of_turn</comment>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>The floor's question</source>
        <comment>figure_floor</comment>
        <translation>Die Frage an den Floor</translation>
    </message>
    <message>
        <source>Who won</source>
        <comment>figure_awards</comment>
        <translation>Wer gewann</translation>
    </message>
    <message>
        <source>What came back</source>
        <comment>figure_returned</comment>
        <translation>Was zurückging</translation>
    </message>
    <message>
        <source>House, this hand</source>
        <comment>figure_rake</comment>
        <translation>Hauskasse, diese Hand</translation>
    </message>
    <message>
        <source>House so far</source>
        <comment>figure_raked</comment>
        <translation>Hauskasse bisher</translation>
    </message>
    <message>
        <source>Players told the pot</source>
        <comment>figure_show_pot</comment>
        <translation>Spieler erfahren den Pot</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>figure_dues</comment>
        <translation>Wer schuldet was</translation>
    </message>
    <message>
        <source>Reminders</source>
        <comment>figure_reminders</comment>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Who stands</source>
        <comment>figure_standing</comment>
        <translation>Wer steht</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>figure_misdeal</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>The next game</source>
        <comment>figure_mix</comment>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}</source>
        <comment>noted_ruling</comment>
        <translation>Entscheidung zu {name}: {rules}</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}, {amount} back</source>
        <comment>noted_ruling_back</comment>
        <translation>Entscheidung zu {name}: {rules}, {amount} zurück</translation>
    </message>
    <message>
        <source>{decided} (floor {by})</source>
        <comment>noted_floor_by</comment>
        <translation>{decided} (Floor {by})</translation>
    </message>
    <message>
        <source>the floor lets it stand: {name}</source>
        <comment>noted_stands</comment>
        <translation>der Floor lässt es gelten: {name}</translation>
    </message>
    <message>
        <source>the floor lets {name} take it back</source>
        <comment>noted_withdrawn</comment>
        <translation>der Floor lässt {name} zurücknehmen</translation>
    </message>
    <message>
        <source>the floor reduces it: {name}</source>
        <comment>noted_reduced</comment>
        <translation>der Floor kürzt: {name}</translation>
    </message>
    <message>
        <source>the floor holds {name} to it</source>
        <comment>noted_held</comment>
        <translation>der Floor bindet {name} daran</translation>
    </message>
    <message>
        <source>the floor: the hand of {name} is dead</source>
        <comment>noted_fold</comment>
        <translation>Floor: die Hand von {name} ist tot</translation>
    </message>
    <message>
        <source>the floor: {name} calls</source>
        <comment>noted_call</comment>
        <translation>Floor: {name} callt</translation>
    </message>
    <message>
        <source>the floor: {name} may act</source>
        <comment>noted_act</comment>
        <translation>Floor: {name} darf handeln</translation>
    </message>
    <message>
        <source>{name} takes the call back</source>
        <comment>noted_taken_back</comment>
        <translation>{name} nimmt den Call zurück</translation>
    </message>
    <message>
        <source>only the money is corrected, later hands stay as dealt</source>
        <comment>noted_money_only</comment>
        <translation>nur das Geld wird berichtigt, spätere Hände bleiben, wie sie ausgeteilt wurden</translation>
    </message>
    <message>
        <source>only the money is corrected, the kill is waived, later hands stay as dealt</source>
        <comment>noted_kill_waived</comment>
        <translation>nur das Geld wird berichtigt, der Kill entfällt, spätere Hände bleiben, wie sie ausgeteilt wurden</translation>
    </message>
    <message>
        <source>the floor calls a misdeal</source>
        <comment>noted_misdeal</comment>
        <translation>der Floor sagt Misdeal</translation>
    </message>
    <message>
        <source>{name} was passed over, a check</source>
        <comment>noted_passed_over</comment>
        <translation>{name} wurde übergangen, Check</translation>
    </message>
    <message>
        <source>rebuy of {name} withdrawn, {amount} chips</source>
        <comment>noted_rebuy_off</comment>
        <translation>Rebuy von {name} zurückgenommen, {amount} Chips</translation>
    </message>
    <message>
        <source>the rebuy was that of {name}, {amount} chips</source>
        <comment>noted_rebuy_on</comment>
        <translation>das Rebuy war das von {name}, {amount} Chips</translation>
    </message>
    <message>
        <source>add-on of {name} withdrawn, {amount} chips</source>
        <comment>noted_add_on_off</comment>
        <translation>Add-on von {name} zurückgenommen, {amount} Chips</translation>
    </message>
    <message>
        <source>the add-on was that of {name}, {amount} chips</source>
        <comment>noted_add_on_on</comment>
        <translation>das Add-on war das von {name}, {amount} Chips</translation>
    </message>
    <message>
        <source>buy-in of {name} put right from {was} to {now}</source>
        <comment>noted_buy_in</comment>
        <translation>Buy-in von {name} berichtigt von {was} auf {now}</translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message>
        <source>No-limit Hold'em</source>
        <comment>No-limit Hold'em</comment>
        <translation>No-Limit Hold’em</translation>
    </message>
    <message>
        <source>No-limit Hold'em in money</source>
        <comment>No-limit Hold'em in money</comment>
        <translation>No-Limit Hold’em um Geld</translation>
    </message>
    <message>
        <source>Pot-limit Omaha</source>
        <comment>Pot-limit Omaha</comment>
        <translation>Pot-Limit Omaha</translation>
    </message>
    <message>
        <source>Limit Hold'em</source>
        <comment>Limit Hold'em</comment>
        <translation>Limit Hold’em</translation>
    </message>
    <message>
        <source>Limit Hold'em, full kill</source>
        <comment>Limit Hold'em, full kill</comment>
        <translation>Limit Hold’em, Full Kill</translation>
    </message>
    <message>
        <source>Omaha high-low, half kill</source>
        <comment>Omaha high-low, half kill</comment>
        <translation>Omaha Hi-Lo, Half Kill</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <comment>Seven-card stud</comment>
        <translation>Seven Card Stud</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <comment>Omaha high-low</comment>
        <translation>Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>No-limit Hold'em, levels</source>
        <comment>No-limit Hold'em, levels</comment>
        <translation>No-Limit Hold’em, Levels</translation>
    </message>
    <message>
        <source>Pot-limit Omaha, levels</source>
        <comment>Pot-limit Omaha, levels</comment>
        <translation>Pot-Limit Omaha, Levels</translation>
    </message>
    <message>
        <source>No-limit Hold'em, ante from the big blind</source>
        <comment>No-limit Hold'em, ante from the big blind</comment>
        <translation>No-Limit Hold’em, Ante vom Big Blind</translation>
    </message>
    <message>
        <source>No-limit Hold'em, no ante</source>
        <comment>No-limit Hold'em, no ante</comment>
        <translation>No-Limit Hold’em, ohne Ante</translation>
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
        <translation>Dealer’s Choice</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>redo</comment>
        <translation>Redo</translation>
    </message>
    <message>
        <source>the last tap</source>
        <comment>undo_tap</comment>
        <translation>letzte Eingabe</translation>
    </message>
    <message>
        <source>{place} best: {name}</source>
        <comment>undo_rank</comment>
        <translation>auf Rang {place} {name}</translation>
    </message>
    <message>
        <source>the preview</source>
        <comment>undo_preview</comment>
        <translation>die Vorschau</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing_yet</comment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <comment>nothing_to_undo</comment>
        <translation>Noch gibt es nichts für Undo.</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>fold</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>check</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>bet</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise</source>
        <comment>raise</comment>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Bring in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>nothing counts yet</source>
        <comment>nothing_happened</comment>
        <translation>noch zählt nichts</translation>
    </message>
    <message>
        <source>by {name}</source>
        <comment>by_name</comment>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <comment>to_name</comment>
        <translation>bis vor {name}</translation>
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
        <translation>Alle checken</translation>
    </message>
    <message>
        <source>to the turn</source>
        <comment>to_turn</comment>
        <translation>bis zum Turn</translation>
    </message>
    <message>
        <source>to the river</source>
        <comment>to_river</comment>
        <translation>bis zum River</translation>
    </message>
    <message>
        <source>to the draw</source>
        <comment>to_draw</comment>
        <translation>bis zum Tausch</translation>
    </message>
    <message>
        <source>to the next street</source>
        <comment>to_next</comment>
        <translation>bis zur nächsten Street</translation>
    </message>
    <message>
        <source>to the showdown</source>
        <comment>to_showdown</comment>
        <translation>bis zum Showdown</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>go_bet</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>go_raise</comment>
        <translation>Raise auf</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>go_complete</comment>
        <translation>Complete auf</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>not_now</comment>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>not open</source>
        <comment>not_open</comment>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>brings it in</source>
        <comment>brings_it_in</comment>
        <translation>zahlt Bring-in</translation>
    </message>
    <message>
        <source>The bring-in cannot fold: it is paid or completed. (BLD-7)</source>
        <comment>refuse_fold_bring_in</comment>
        <translation>Wer das Bring-in zahlt, foldet nicht: zahlen oder completen. (BLD-7)</translation>
    </message>
    <message>
        <source>one may not fold</source>
        <comment>cannot_fold_all</comment>
        <translation>einer darf nicht folden</translation>
    </message>
    <message>
        <source>there is a bet</source>
        <comment>bet_to_call</comment>
        <translation>es liegt ein Einsatz</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>draw_done</comment>
        <translation>Tausch fertig</translation>
    </message>
    <message>
        <source>Next street</source>
        <comment>next_street</comment>
        <translation>Nächste Street</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Run it twice</source>
        <comment>run_twice</comment>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>Run it {runs} times</source>
        <comment>run_n</comment>
        <translation>Run it {runs} times</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_done</comment>
        <translation>{runs}-mal gegeben</translation>
    </message>
    <message>
        <source>dealt once here</source>
        <comment>runs_once</comment>
        <translation>hier einmal gegeben</translation>
    </message>
    <message>
        <source>if both agree</source>
        <comment>if_agreed</comment>
        <translation>wenn beide wollen</translation>
    </message>
    <message>
        <source>if all agree</source>
        <comment>if_all_agreed</comment>
        <translation>wenn alle wollen</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>nobody tapped yet</source>
        <comment>nobody_tapped</comment>
        <translation>noch niemand getippt</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>tie</comment>
        <translation>Split</translation>
    </message>
    <message>
        <source>Tie with {name}</source>
        <comment>tie_with</comment>
        <translation>Split mit {name}</translation>
    </message>
    <message>
        <source>then tap the other hand</source>
        <comment>then_tap_other</comment>
        <translation>dann die andere Hand tippen</translation>
    </message>
    <message>
        <source>tap the best hand first</source>
        <comment>tap_best_first</comment>
        <translation>beste Hand zuerst tippen</translation>
    </message>
    <message>
        <source>To tie for {pot}, first tap who has it</source>
        <comment>tie_first</comment>
        <translation>{pot}, Split: erst tippen, wer ihn hat</translation>
    </message>
    <message>
        <source>{pots}: {now} instead of {was}</source>
        <comment>instead_of</comment>
        <translation>{pots}: {now} statt {was}</translation>
    </message>
    <message>
        <source>high</source>
        <comment>high</comment>
        <translation>High</translation>
    </message>
    <message>
        <source>low</source>
        <comment>low</comment>
        <translation>Low</translation>
    </message>
    <message>
        <source>{half} {place}</source>
        <comment>half_place</comment>
        <translation>{half} {place}</translation>
    </message>
    <message>
        <source>Rank the {half}</source>
        <comment>rank_half</comment>
        <translation>{half} werten</translation>
    </message>
    <message>
        <source>taps rank the high now</source>
        <comment>ranking_high</comment>
        <translation>Tippen wertet jetzt High</translation>
    </message>
    <message>
        <source>taps rank the low now</source>
        <comment>ranking_low</comment>
        <translation>Tippen wertet jetzt Low</translation>
    </message>
    <message>
        <source>Push the pot</source>
        <comment>push_pot</comment>
        <translation>Pot zuschieben</translation>
    </message>
    <message>
        <source>Push {pots} pots</source>
        <comment>push_pots</comment>
        <translation>{pots} Pots zuschieben</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>n_to_name</comment>
        <translation>{amount} an {name}</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>see_rule</comment>
        <translation>siehe Meldung</translation>
    </message>
    <message>
        <source>{name} has not matched</source>
        <comment>not_matched</comment>
        <translation>{name} ist nicht mitgegangen</translation>
    </message>
    <message>
        <source>{pot} has no winner yet</source>
        <comment>no_winner</comment>
        <translation>{pot} hat noch keinen Gewinner</translation>
    </message>
    <message>
        <source>{pot} has no winner yet: rank {names} (NOW-11)</source>
        <comment>rank_one_of</comment>
        <translation>{pot} hat noch keinen Gewinner: {names} werten (NOW-11)</translation>
    </message>
    <message>
        <source>no winner yet</source>
        <comment>no_winner_lone</comment>
        <translation>noch kein Gewinner</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>table</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>seats, chips, bomb pot</source>
        <comment>table_second</comment>
        <translation>Plätze, Chips, Bomb Pot</translation>
    </message>
    <message>
        <source>seats, chips, dealer</source>
        <comment>table_no_bomb</comment>
        <translation>Plätze, Chips, Dealer</translation>
    </message>
    <message>
        <source>seats, chips, levels</source>
        <comment>table_tournament</comment>
        <translation>Plätze, Chips, Levels</translation>
    </message>
    <message>
        <source>Deal hand {hand}</source>
        <comment>deal_hand</comment>
        <translation>Hand {hand} geben</translation>
    </message>
    <message>
        <source>Nothing due</source>
        <comment>nothing_due</comment>
        <translation>Nichts fällig</translation>
    </message>
    <message>
        <source>no reminder is due</source>
        <comment>no_reminder</comment>
        <translation>nichts steht an</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>due_time</comment>
        <translation>Zeitgebühr einsammeln</translation>
    </message>
    <message>
        <source>Bomb pot due</source>
        <comment>due_bomb</comment>
        <translation>Bomb Pot fällig</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>due_dealer</comment>
        <translation>Dealerwechsel</translation>
    </message>
    <message>
        <source>Chip run in</source>
        <comment>due_chip_run</comment>
        <translation>Chips sind da</translation>
    </message>
    <message>
        <source>level {number}: {stakes}</source>
        <comment>deal_level</comment>
        <translation>Level {number}: {stakes}</translation>
    </message>
    <message>
        <source>ends the break, level {number}: {stakes}</source>
        <comment>deal_ends_break</comment>
        <translation>beendet die Pause, Level {number}: {stakes}</translation>
    </message>
    <message>
        <source>Next level</source>
        <comment>due_level</comment>
        <translation>Nächstes Level</translation>
    </message>
    <message>
        <source>after the repeated deal</source>
        <comment>level_waits</comment>
        <translation>nach dem Neugeben</translation>
    </message>
    <message>
        <source>after a misdeal the hand is dealt again at its level; the next one begins with the hand after</source>
        <comment>level_waits_why</comment>
        <translation>nach einem Misdeal wird die Hand in ihrem Level neu gegeben; das nächste Level beginnt mit der Hand danach</translation>
    </message>
    <message>
        <source>{amount} from each of {players} players</source>
        <comment>time_second</comment>
        <translation>{amount} von jedem der {players} Spieler</translation>
    </message>
    <message>
        <source>tap to call it</source>
        <comment>bomb_second</comment>
        <translation>tippen, um ihn anzusagen</translation>
    </message>
    <message>
        <source>who sits down?</source>
        <comment>dealer_second</comment>
        <translation>wer nimmt Platz?</translation>
    </message>
    <message>
        <source>limits go up</source>
        <comment>level_second</comment>
        <translation>Limits steigen</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_slot</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>{name}, before the cards</source>
        <comment>straddle_by</comment>
        <translation>{name}, vor den Karten</translation>
    </message>
    <message numerus="yes">
        <source>capped, {of} raises</source>
        <comment>no_capped</comment>
        <translation>
            <numerusform>gecappt, {of} Raise</numerusform>
            <numerusform>gecappt, {of} Raises</numerusform>
        </translation>
    </message>
    <message>
        <source>not reopened</source>
        <comment>no_option_lost</comment>
        <translation>nicht wieder offen</translation>
    </message>
    <message>
        <source>nobody else can bet</source>
        <comment>no_opponents_all_in</comment>
        <translation>sonst kann keiner setzen</translation>
    </message>
    <message>
        <source>stack too short</source>
        <comment>no_short_stack</comment>
        <translation>Stack zu klein</translation>
    </message>
    <message>
        <source>no check-raise here</source>
        <comment>no_no_check_raise</comment>
        <translation>kein Check-Raise hier</translation>
    </message>
    <message>
        <source>called before</source>
        <comment>no_barred</comment>
        <translation>schon gecallt</translation>
    </message>
    <message>
        <source>checked out of turn</source>
        <comment>no_checked_out_of_turn</comment>
        <translation>außer der Reihe gecheckt</translation>
    </message>
    <message>
        <source>acted out of turn</source>
        <comment>no_out_of_turn</comment>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>borrowed to raise</source>
        <comment>no_borrowed_to_raise</comment>
        <translation>zum Raisen geliehen</translation>
    </message>
    <message>
        <source>{name} acted out of turn, and only that is open now. If the floor allows more: the menu of the seat. (PRO-8)</source>
        <comment>refuse_bound</comment>
        <translation>{name} hat außer der Reihe gehandelt, nur das ist jetzt möglich. Erlaubt der Floor mehr: im Menü des Platzes. (PRO-8)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>wager_bet</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>wager_raise</comment>
        <translation>Raise auf</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>wager_complete</comment>
        <translation>Complete auf</translation>
    </message>
    <message>
        <source>Raise by</source>
        <comment>wager_by</comment>
        <translation>Raise um</translation>
    </message>
    <message>
        <source>Least</source>
        <comment>least</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>most</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>adds {adds}, leaves {leaves} behind</source>
        <comment>adds_leaves</comment>
        <translation>dazu {adds}, bleiben {leaves}</translation>
    </message>
    <message>
        <source>leaves {leaves}</source>
        <comment>leaves</comment>
        <translation>bleiben {leaves}</translation>
    </message>
    <message>
        <source>{said} is over the pot</source>
        <comment>wrong_over_pot</comment>
        <translation>{said} ist über dem Pot</translation>
    </message>
    <message>
        <source>{said} is over the stack</source>
        <comment>wrong_over_stack</comment>
        <translation>{said} ist über dem Stack</translation>
    </message>
    <message>
        <source>{said} is over the limit</source>
        <comment>wrong_over_range</comment>
        <translation>{said} ist über dem Limit</translation>
    </message>
    <message>
        <source>{said} is over the cap</source>
        <comment>wrong_over_cap</comment>
        <translation>{said} ist über dem Cap</translation>
    </message>
    <message>
        <source>{said}: borrowed to raise</source>
        <comment>wrong_over_loan</comment>
        <translation>{said}: zum Raisen geliehen</translation>
    </message>
    <message>
        <source>{said} is under the least</source>
        <comment>wrong_under</comment>
        <translation>{said} ist unter dem Minimum</translation>
    </message>
    <message>
        <source>{said} unannounced: call</source>
        <comment>wrong_half</comment>
        <translation>{said} ohne Ansage: Call</translation>
    </message>
    <message>
        <source>{said} must be completed</source>
        <comment>wrong_completed</comment>
        <translation>{said} wird ergänzt</translation>
    </message>
    <message>
        <source>{said}: unit {unit}</source>
        <comment>wrong_unit</comment>
        <translation>{said}: Einheit {unit}</translation>
    </message>
    <message>
        <source>{said} is not one of the amounts</source>
        <comment>wrong_only</comment>
        <translation>{said} ist keiner der Beträge</translation>
    </message>
    <message>
        <source>over pot</source>
        <comment>barred_over_pot</comment>
        <translation>über Pot</translation>
    </message>
    <message>
        <source>over stack</source>
        <comment>barred_over_stack</comment>
        <translation>über Stack</translation>
    </message>
    <message>
        <source>over limit</source>
        <comment>barred_over_range</comment>
        <translation>über Limit</translation>
    </message>
    <message>
        <source>over cap</source>
        <comment>barred_over_cap</comment>
        <translation>über Cap</translation>
    </message>
    <message>
        <source>borrowed</source>
        <comment>barred_over_loan</comment>
        <translation>geliehen</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>barred_under</comment>
        <translation>zu wenig</translation>
    </message>
    <message>
        <source>{word}: more than the pot allows. (PL-5)</source>
        <comment>refuse_over_pot</comment>
        <translation>{word}: mehr, als der Pot erlaubt. (PL-5)</translation>
    </message>
    <message>
        <source>{word}: more than the player has. (STK-1)</source>
        <comment>refuse_over_stack</comment>
        <translation>{word}: mehr, als der Spieler hat. (STK-1)</translation>
    </message>
    <message>
        <source>{word}: more than the limit of this round. (LIM-5)</source>
        <comment>refuse_over_range</comment>
        <translation>{word}: mehr als das Limit dieser Setzrunde. (LIM-5)</translation>
    </message>
    <message>
        <source>{word}: more than the cap of this hand. (LIM-6)</source>
        <comment>refuse_over_cap</comment>
        <translation>{word}: mehr als der Cap dieser Hand. (LIM-6)</translation>
    </message>
    <message>
        <source>{word}: not in a hand in which the player borrowed to raise. (STK-4)</source>
        <comment>refuse_over_loan</comment>
        <translation>{word}: nicht in einer Hand, in der für einen Raise geliehen wurde. (STK-4)</translation>
    </message>
    <message>
        <source>There is one size here: R plays it, no amount is chosen.</source>
        <comment>refuse_one_size</comment>
        <translation>Hier gibt es nur einen Betrag: R spielt ihn, gewählt wird keiner.</translation>
    </message>
    <message>
        <source>All check: only while nobody has bet and several are to act.</source>
        <comment>refuse_all_check</comment>
        <translation>Alle checken: nur solange niemand gesetzt hat und mehrere dran sind.</translation>
    </message>
    <message>
        <source>Enter presses no key now: F, C and R act.</source>
        <comment>no_amber</comment>
        <translation>Enter drückt jetzt keine Taste: F, C und R handeln.</translation>
    </message>
    <message>
        <source>Enter presses no key now: tap {word}.</source>
        <comment>no_amber_tap</comment>
        <translation>Enter drückt jetzt keine Taste: tippe auf {word}.</translation>
    </message>
    <message>
        <source>All-in is the only size: A plays it, or a tap.</source>
        <comment>only_all_in</comment>
        <translation>Nur All-in ist möglich: A spielt es, oder ein Tippen.</translation>
    </message>
    <message>
        <source>Too quick: that key did nothing. Press it again.</source>
        <comment>key_rested</comment>
        <translation>Zu schnell: Diese Taste hat nichts getan. Noch einmal drücken.</translation>
    </message>
    <message>
        <source>Not dealt yet: first confirm or close “{title}”.</source>
        <comment>deal_waits</comment>
        <translation>Noch nicht geteilt: erst „{title}“ bestätigen oder schließen.</translation>
    </message>
    <message>
        <source>First confirm or close “{title}”: what is typed there would be lost.</source>
        <comment>entry_waits</comment>
        <translation>Erst „{title}“ bestätigen oder schließen, sonst geht das Eingegebene verloren.</translation>
    </message>
    <message>
        <source>Already played: this key is now for {name}.</source>
        <comment>size_is_played</comment>
        <translation>Schon gespielt: Diese Taste ist jetzt für {name}.</translation>
    </message>
    <message>
        <source>{word}: less than the least wager. (BET-4)</source>
        <comment>refuse_under</comment>
        <translation>{word}: weniger als der kleinste Einsatz. (BET-4)</translation>
    </message>
    <message>
        <source>least</source>
        <comment>quick_least</comment>
        <translation>Min.</translation>
    </message>
    <message>
        <source>most</source>
        <comment>quick_most</comment>
        <translation>Max.</translation>
    </message>
    <message>
        <source>half</source>
        <comment>quick_half</comment>
        <translation>halb</translation>
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
        <translation>Pot</translation>
    </message>
    <message>
        <source>all-in</source>
        <comment>quick_all_in</comment>
        <translation>All-in</translation>
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
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>has {amount}</source>
        <comment>has_n</comment>
        <translation>hat {amount}</translation>
    </message>
    <message>
        <source>{amount} to call, {has}</source>
        <comment>to_call_n</comment>
        <translation>{amount} zu callen, {has}</translation>
    </message>
    <message>
        <source>brings in {amount}, {has}</source>
        <comment>bring_in_n</comment>
        <translation>Bring-in {amount}, {has}</translation>
    </message>
    <message>
        <source>has the option, {has}</source>
        <comment>option_n</comment>
        <translation>hat die Option, {has}</translation>
    </message>
    <message>
        <source>{amount} to call, bound to: {only}</source>
        <comment>bound_owes</comment>
        <translation>{amount} zu callen, gebunden an: {only}</translation>
    </message>
    <message>
        <source>acted out of turn, bound to: {only}</source>
        <comment>bound_n</comment>
        <translation>außer der Reihe, gebunden an: {only}</translation>
    </message>
    <message>
        <source>may check, {has}</source>
        <comment>may_check_n</comment>
        <translation>darf checken, {has}</translation>
    </message>
    <message>
        <source>The round is closed</source>
        <comment>round_closed</comment>
        <translation>Die Setzrunde ist zu Ende</translation>
    </message>
    <message>
        <source>tap when the cards are out</source>
        <comment>round_closed_second</comment>
        <translation>tippen, wenn die Karten liegen</translation>
    </message>
    <message>
        <source>Who brings it in?</source>
        <comment>who_brings_in</comment>
        <translation>Wer zahlt das Bring-in?</translation>
    </message>
    <message>
        <source>tap the {card}</source>
        <comment>tap_seat_with</comment>
        <translation>{card} tippen</translation>
    </message>
    <message>
        <source>high card</source>
        <comment>high_card</comment>
        <translation>höchste Karte</translation>
    </message>
    <message>
        <source>low card</source>
        <comment>low_card</comment>
        <translation>niedrigste Karte</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <comment>who_is_first</comment>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>tap the best hand showing</source>
        <comment>tap_best_showing</comment>
        <translation>beste offene Hand tippen</translation>
    </message>
    <message>
        <source>bring-in first</source>
        <comment>name_bring_in</comment>
        <translation>erst Bring-in</translation>
    </message>
    <message>
        <source>tap a seat first</source>
        <comment>name_first</comment>
        <translation>erst einen Platz tippen</translation>
    </message>
    <message>
        <source>Action on {name}?</source>
        <comment>preview_title</comment>
        <translation>Bis vor {name}?</translation>
    </message>
    <message>
        <source>{names}: fold or check</source>
        <comment>preview_second</comment>
        <translation>{names}: Fold oder Check</translation>
    </message>
    <message>
        <source>{names}: fold</source>
        <comment>preview_folds</comment>
        <translation>{names}: Fold</translation>
    </message>
    <message>
        <source>{names}: check</source>
        <comment>preview_checks</comment>
        <translation>{names}: Check</translation>
    </message>
    <message>
        <source>Fold both</source>
        <comment>fold_both</comment>
        <translation>Beide folden</translation>
    </message>
    <message>
        <source>Check both</source>
        <comment>check_both</comment>
        <translation>Beide checken</translation>
    </message>
    <message>
        <source>All fold ({count})</source>
        <comment>fold_all</comment>
        <translation>Alle folden ({count})</translation>
    </message>
    <message>
        <source>All check ({count})</source>
        <comment>check_all</comment>
        <translation>Alle checken ({count})</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>no_more_betting</comment>
        <translation>Keine Einsätze mehr</translation>
    </message>
    <message>
        <source>streets are optional now</source>
        <comment>no_more_second</comment>
        <translation>Streets sind jetzt freiwillig</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_agreed</comment>
        <translation>{runs}-mal gegeben</translation>
    </message>
    <message>
        <source>Every pot has a winner</source>
        <comment>every_pot</comment>
        <translation>Jeder Pot hat einen Gewinner</translation>
    </message>
    <message numerus="yes">
        <source>Bets matched, {count} live hands</source>
        <comment>matched_live</comment>
        <translation>
            <numerusform>Einsätze gleich, {count} lebende Hand</numerusform>
            <numerusform>Einsätze gleich, {count} lebende Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>No low: the high takes all</source>
        <comment>no_low</comment>
        <translation>Kein Low: High nimmt alles</translation>
    </message>
    <message>
        <source>Tap the best hand</source>
        <comment>tap_best</comment>
        <translation>Beste Hand tippen</translation>
    </message>
    <message>
        <source>Tap the best high</source>
        <comment>tap_best_high</comment>
        <translation>Bestes High tippen</translation>
    </message>
    <message>
        <source>Tap the best low</source>
        <comment>tap_best_low</comment>
        <translation>Bestes Low tippen</translation>
    </message>
    <message>
        <source>then the next, best first</source>
        <comment>tap_second</comment>
        <translation>dann die nächste, beste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>Tap the next best, {count} live hands</source>
        <comment>tap_next</comment>
        <translation>
            <numerusform>Nächstbeste tippen, {count} lebende Hand</numerusform>
            <numerusform>Nächstbeste tippen, {count} lebende Hände</numerusform>
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
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Nobody sits here yet</source>
        <comment>no_players</comment>
        <translation>Hier sitzt noch niemand</translation>
    </message>
    <message>
        <source>{names} are not dealt in</source>
        <comment>not_dealt</comment>
        <translation>{names} ohne Karten</translation>
    </message>
    <message>
        <source>{names} is not dealt in</source>
        <comment>not_dealt_one</comment>
        <translation>{names} ohne Karten</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second</comment>
        <translation>bis sie posten; sonst warten sie</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second_one</comment>
        <translation>bis zum Posten; sonst wird gewartet</translation>
    </message>
    <message>
        <source>Ready for hand {hand}</source>
        <comment>ready_for</comment>
        <translation>Bereit für Hand {hand}</translation>
    </message>
    <message numerus="yes">
        <source>{count} players are in</source>
        <comment>players_in</comment>
        <translation>
            <numerusform>{count} Spieler ist dabei</numerusform>
            <numerusform>{count} Spieler sind dabei</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins_hand</comment>
        <translation>{name} gewinnt {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win_hand</comment>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>{name} is not to act. {actor} is. (PRO-8)</source>
        <comment>not_to_act</comment>
        <translation>{name} ist nicht dran, sondern {actor}. (PRO-8)</translation>
    </message>
    <message>
        <source>No longer bound by an act out of turn: {names}. (PRO-8)</source>
        <comment>early_free</comment>
        <translation>Nicht mehr an die Aktion außer der Reihe gebunden: {names}. (PRO-8)</translation>
    </message>
    <message>
        <source>Note out of turn</source>
        <comment>note_out_of_turn</comment>
        <translation>Außer der Reihe notieren</translation>
    </message>
    <message>
        <source>{name} folded: hold for the seat's menu</source>
        <comment>dead_hand</comment>
        <translation>{name} hat gefoldet: Halten öffnet das Menü des Platzes</translation>
    </message>
    <message>
        <source>{name} mucked: the hand is out of the ranking</source>
        <comment>mucked_hand</comment>
        <translation>{name} hat gemuckt: die Hand zählt nicht mehr</translation>
    </message>
    <message>
        <source>{name} cannot win a pot</source>
        <comment>cannot_win</comment>
        <translation>{name} kann keinen Pot gewinnen</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: {why}</source>
        <comment>not_saved</comment>
        <translation>Nicht gespeichert, nichts geändert: {why}</translation>
    </message>
    <message>
        <source>Nothing changed: {why}.</source>
        <comment>not_readable</comment>
        <translation>Nichts geändert: {why}.</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>not_worked_out</comment>
        <translation>Das Buch ist nicht lesbar</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>try_again</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>with more room</source>
        <comment>again_full</comment>
        <translation>mit mehr Platz</translation>
    </message>
    <message>
        <source>once it is allowed</source>
        <comment>again_readonly</comment>
        <translation>sobald erlaubt</translation>
    </message>
    <message>
        <source>once it is free</source>
        <comment>again_locked</comment>
        <translation>sobald es frei ist</translation>
    </message>
    <message>
        <source>once it is back</source>
        <comment>again_moved</comment>
        <translation>sobald sie zurück ist</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>unsaved_back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <comment>save_elsewhere</comment>
        <translation>Anderswo speichern</translation>
    </message>
    <message>
        <source>The game goes on in {file}</source>
        <comment>goes_on_in</comment>
        <translation>Das Spiel geht weiter in {file}</translation>
    </message>
    <message>
        <source>These files cannot be used and are set aside: {files}</source>
        <comment>files_set_aside</comment>
        <translation>Diese Dateien sind nicht brauchbar und beiseitegelegt: {files}</translation>
    </message>
    <message>
        <source>Another book was put here: the newer taps lie in {file}</source>
        <comment>log_set_aside</comment>
        <translation>Hier liegt nun ein anderes Buch: die neueren Eingaben stehen in {file}</translation>
    </message>
    <message>
        <source>The game goes on in {file}, with all earlier evenings</source>
        <comment>goes_on_whole</comment>
        <translation>Das Spiel geht weiter in {file}, mit allen früheren Abenden</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in {file}; {count} evenings do not prove themselves and stay behind: {evenings}</source>
        <comment>goes_on_lost</comment>
        <translation>
            <numerusform>Das Spiel geht weiter in {file}; {count} Abend ist nicht beweisbar und bleibt zurück: {evenings}</numerusform>
            <numerusform>Das Spiel geht weiter in {file}; {count} Abende sind nicht beweisbar und bleiben zurück: {evenings}</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this game was saved, in {file}; earlier evenings are in {book}</source>
        <comment>goes_on_alone</comment>
        <translation>Nur dieses Spiel wurde gespeichert, in {file}; frühere Abende stehen in {book}</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: there is no room there either</source>
        <comment>no_room_either</comment>
        <translation>Nicht gespeichert, nichts geändert: Auch dort ist kein Platz</translation>
    </message>
    <message>
        <source>Books of Feltbook</source>
        <comment>book_files</comment>
        <translation>Bücher von Feltbook</translation>
    </message>
    <message>
        <source>An odd chip is left</source>
        <comment>odd_chip</comment>
        <translation>Ein Odd Chip bleibt</translation>
    </message>
    <message>
        <source>tap the highest card: {names}</source>
        <comment>odd_chip_second</comment>
        <translation>höchste Karte tippen: {names}</translation>
    </message>
    <message>
        <source>Where does {name} move?</source>
        <comment>move_where</comment>
        <translation>Wohin wechselt {name}?</translation>
    </message>
    <message>
        <source>tap the new seat</source>
        <comment>move_second</comment>
        <translation>den neuen Platz tippen</translation>
    </message>
    <message>
        <source>Where does the button go?</source>
        <comment>button_where</comment>
        <translation>Wohin kommt der Button?</translation>
    </message>
    <message>
        <source>tap the seat that gets it</source>
        <comment>button_second</comment>
        <translation>Platz tippen, der ihn bekommt</translation>
    </message>
    <message>
        <source>The amber button</source>
        <comment>key_next</comment>
        <translation>Die gelbe Taste</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <comment>key_backspace</comment>
        <translation>Ziffer löschen</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <comment>key_decimal</comment>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Clear, cancel, close</source>
        <comment>key_escape</comment>
        <translation>Löschen, abbrechen, schließen</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>key_why</comment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>key_full_screen</comment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Menu of seat {seat}</source>
        <comment>key_seat_menu</comment>
        <translation>Menü von Platz {seat}</translation>
    </message>
    <message>
        <source>play waits for the decision</source>
        <comment>floor_waits</comment>
        <translation>das Spiel wartet auf die Entscheidung</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>floor_decide</comment>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>The cards say so; push or change it</source>
        <comment>cards_say</comment>
        <translation>So sagen es die Karten; zuschieben oder ändern</translation>
    </message>
    <message>
        <source>call {amount}</source>
        <comment>to_call_n_short</comment>
        <translation>Call {amount}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>clock_seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>said {action}</source>
        <comment>noted_early</comment>
        <translation>sagte {action}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat_n</comment>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>folded</source>
        <comment>folded</comment>
        <translation>gefoldet</translation>
    </message>
    <message>
        <source>mucked</source>
        <comment>mucked</comment>
        <translation>gemuckt</translation>
    </message>
    <message>
        <source>away</source>
        <comment>away</comment>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>out, {place}</source>
        <comment>out_place</comment>
        <translation>raus, {place}</translation>
    </message>
    <message>
        <source>no chips</source>
        <comment>broke</comment>
        <translation>ohne Chips</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>waits</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>new</source>
        <comment>new</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>+{amount} coming</source>
        <comment>on_the_way</comment>
        <translation>+{amount} kommen</translation>
    </message>
    <message>
        <source>+{amount} in</source>
        <comment>chips_in</comment>
        <translation>+{amount} dazu</translation>
    </message>
    <message>
        <source>back</source>
        <comment>is_back</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>in</source>
        <comment>in_hand</comment>
        <translation>dabei</translation>
    </message>
    <message>
        <source>ALL IN</source>
        <comment>all_in_tag</comment>
        <translation>ALL-IN</translation>
    </message>
    <message>
        <source>folds?</source>
        <comment>folds_q</comment>
        <translation>foldet?</translation>
    </message>
    <message>
        <source>checks?</source>
        <comment>checks_q</comment>
        <translation>checkt?</translation>
    </message>
    <message>
        <source>next</source>
        <comment>next</comment>
        <translation>danach</translation>
    </message>
    <message>
        <source>acts next</source>
        <comment>acts_next</comment>
        <translation>ist danach dran</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>wins</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <comment>wins_n</comment>
        <translation>gewinnt {amount}</translation>
    </message>
    <message>
        <source>scoops {amount}</source>
        <comment>scoops_n</comment>
        <translation>Scoop {amount}</translation>
    </message>
    <message>
        <source>high {amount}</source>
        <comment>high_n</comment>
        <translation>High {amount}</translation>
    </message>
    <message>
        <source>low {amount}</source>
        <comment>low_n</comment>
        <translation>Low {amount}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>rank_1</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>rank_2</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>rank_3</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>rank_n</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place_1</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place_2</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place_3</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>place_n</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>to_call</comment>
        <translation>zu callen</translation>
    </message>
    <message>
        <source>may check</source>
        <comment>may_check</comment>
        <translation>darf checken</translation>
    </message>
    <message>
        <source>bound to</source>
        <comment>bound_to</comment>
        <translation>gebunden an</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>brings in</source>
        <comment>brings_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>{amount} or {wager}</source>
        <comment>bring_in_or</comment>
        <translation>{amount} oder {wager}</translation>
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
        <translation>Dead Button</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_button_short</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>button</source>
        <comment>button</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>next hand</source>
        <comment>next_hand</comment>
        <translation>nächste Hand</translation>
    </message>
    <message>
        <source>posts {amounts}</source>
        <comment>ghost_posts</comment>
        <translation>postet {amounts}</translation>
    </message>
    <message>
        <source>kills {amounts}</source>
        <comment>ghost_kills</comment>
        <translation>Kill {amounts}</translation>
    </message>
    <message>
        <source>straddles {amounts}</source>
        <comment>ghost_straddles</comment>
        <translation>Straddle {amounts}</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <comment>owes_n</comment>
        <translation>schuldet {amount}</translation>
    </message>
    <message>
        <source>owes kill {amount}</source>
        <comment>owes_kill</comment>
        <translation>schuldet Kill {amount}</translation>
    </message>
    <message>
        <source>owes {kind}</source>
        <comment>owes_kind</comment>
        <translation>schuldet {kind}</translation>
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
        <translation>Ante {amount}</translation>
    </message>
    <message>
        <source>, {minutes} min</source>
        <comment>dealer_down</comment>
        <translation>, {minutes} min</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>no_dealer</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>all pots</source>
        <comment>all_pots</comment>
        <translation>alle Pots</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>with all bets</source>
        <comment>with_bets</comment>
        <translation>mit allen Einsätzen</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot_lone</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Main</source>
        <comment>pot_main</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>pot_side</comment>
        <translation>Side</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <comment>pot_side_n</comment>
        <translation>Side {number}</translation>
    </message>
    <message>
        <source>Returns</source>
        <comment>returns</comment>
        <translation>Geht zurück</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_live</comment>
        <translation>
            <numerusform>{count} Hand</numerusform>
            <numerusform>{count} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the flop</source>
        <comment>street_preflop</comment>
        <translation>Vor dem Flop</translation>
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
        <translation>Third Street</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <comment>street_fourth</comment>
        <translation>Fourth Street</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <comment>street_fifth</comment>
        <translation>Fifth Street</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <comment>street_sixth</comment>
        <translation>Sixth Street</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <comment>street_seventh</comment>
        <translation>Seventh Street</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <comment>street_before_draw</comment>
        <translation>Vor dem Tausch</translation>
    </message>
    <message>
        <source>After the draw</source>
        <comment>street_after_draw</comment>
        <translation>Nach dem Tausch</translation>
    </message>
    <message>
        <source>First draw</source>
        <comment>street_first_draw</comment>
        <translation>Erster Tausch</translation>
    </message>
    <message>
        <source>Second draw</source>
        <comment>street_second_draw</comment>
        <translation>Zweiter Tausch</translation>
    </message>
    <message>
        <source>Third draw</source>
        <comment>street_third_draw</comment>
        <translation>Dritter Tausch</translation>
    </message>
    <message>
        <source>Tap a seat to sit somebody</source>
        <comment>tap_a_seat</comment>
        <translation>Platz tippen, um jemanden hinzusetzen</translation>
    </message>
    <message>
        <source>One more player, then deal</source>
        <comment>one_more</comment>
        <translation>Noch ein Spieler, dann geben</translation>
    </message>
    <message>
        <source>Names can wait; a stack is enough.</source>
        <comment>nobody_sits</comment>
        <translation>Namen haben Zeit; ein Stack genügt.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand_n</comment>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} next</source>
        <comment>hand_next</comment>
        <translation>Hand {hand} ist die nächste</translation>
    </message>
    <message>
        <source>Kill hand, limits {small}/{big}</source>
        <comment>kill_title</comment>
        <translation>Kill-Hand, Limits {small}/{big}</translation>
    </message>
    <message>
        <source>Kill hand, blind {amount}</source>
        <comment>kill_title_blind</comment>
        <translation>Kill-Hand, Blind {amount}</translation>
    </message>
    <message>
        <source>in the kill</source>
        <comment>in_the_kill</comment>
        <translation>im Kill</translation>
    </message>
    <message>
        <source>*{name}* posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_due</comment>
        <translation>*{name}* postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message numerus="yes">
        <source>*{name}* won {legs} hands in a row and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_in_a_row</comment>
        <translation>
            <numerusform>*{name}* hat {legs} Hand gewonnen und postet *{amount}*. Ein Call kostet {cost}.</numerusform>
            <numerusform>*{name}* hat {legs} Hände in Folge gewonnen und postet *{amount}*. Ein Call kostet {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>*{name}* won the kill, kills again and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_again</comment>
        <translation>*{name}* hat den Kill gewonnen, killt wieder und postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won part of it, the kill stays: posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_split</comment>
        <translation>*{name}* hat einen Teil gewonnen, der Kill bleibt: postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>*{name}* scooped {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_scoop</comment>
        <translation>*{name}* hat {pot} gescoopt und postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_pot_over</comment>
        <translation>*{name}* hat {pot} gewonnen und postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>*{name}* agreed to kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_agreed</comment>
        <translation>*{name}* hat den Kill zugesagt und postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>*{name}* owes a kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_owed</comment>
        <translation>*{name}* schuldet einen Kill und postet *{amount}*. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>Bomb pot, {ante} each</source>
        <comment>bomb_title</comment>
        <translation>Bomb Pot, jeder {ante}</translation>
    </message>
    <message>
        <source>No blinds, no betting before the flop.</source>
        <comment>bomb_sentence</comment>
        <translation>Keine Blinds, keine Setzrunde vor dem Flop.</translation>
    </message>
    <message>
        <source>Two boards, no blinds, no betting before the flop.</source>
        <comment>bomb_two_boards</comment>
        <translation>Zwei Boards, keine Blinds, keine Setzrunde vor dem Flop.</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_title</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>then the kill of {names}</source>
        <comment>kill_waits</comment>
        <translation>danach der Kill von {names}</translation>
    </message>
    <message>
        <source>live: kill {kill}, straddle {to}</source>
        <comment>straddle_in_kill</comment>
        <translation>live: Kill {kill}, Straddle {to}</translation>
    </message>
    <message>
        <source>*{name}* straddles. A call costs {cost}.</source>
        <comment>straddle_sentence</comment>
        <translation>*{name}* straddelt. Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>The house adds *{amount}*.</source>
        <comment>splash_sentence</comment>
        <translation>Das Haus gibt *{amount}* dazu.</translation>
    </message>
    <message>
        <source>A call costs {cost}.</source>
        <comment>call_costs</comment>
        <translation>Ein Call kostet {cost}.</translation>
    </message>
    <message>
        <source>Pot before the cards {amount}</source>
        <comment>pot_before</comment>
        <translation>Pot vor den Karten {amount}</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>cell_button</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>cell_small</comment>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>Big</source>
        <comment>cell_big</comment>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>Starts</source>
        <comment>cell_starts</comment>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Antes</source>
        <comment>cell_antes</comment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <comment>cell_bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>dash</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>dead_seat</comment>
        <translation>{seat}, tot</translation>
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
        <translation>Bomb {ante} x {boards} Boards</translation>
    </message>
    <message>
        <source>Splash {amount}</source>
        <comment>pill_splash</comment>
        <translation>Splash {amount}</translation>
    </message>
    <message>
        <source>Cap {amount}</source>
        <comment>pill_cap</comment>
        <translation>Cap {amount}</translation>
    </message>
    <message>
        <source>Cap {amount}, {to} in units</source>
        <comment>pill_cap_units</comment>
        <translation>Cap {amount}, {to} in Einheiten</translation>
    </message>
    <message>
        <source>raises {made} of {of}</source>
        <comment>pill_raises</comment>
        <translation>Raises {made} von {of}</translation>
    </message>
    <message>
        <source>capped</source>
        <comment>pill_capped</comment>
        <translation>gecappt</translation>
    </message>
    <message>
        <source>time charge due</source>
        <comment>strip_due_time</comment>
        <translation>Zeitgebühr fällig</translation>
    </message>
    <message>
        <source>bomb pot due</source>
        <comment>strip_due_bomb</comment>
        <translation>Bomb Pot fällig</translation>
    </message>
    <message>
        <source>dealer change due</source>
        <comment>strip_due_dealer</comment>
        <translation>Dealerwechsel fällig</translation>
    </message>
    <message>
        <source>chip run in</source>
        <comment>strip_due_chip_run</comment>
        <translation>Chips sind da</translation>
    </message>
    <message>
        <source>next level</source>
        <comment>strip_due_level</comment>
        <translation>nächstes Level</translation>
    </message>
    <message numerus="yes">
        <source>time charge in {hands} hands</source>
        <comment>strip_soon_time</comment>
        <translation>
            <numerusform>Zeitgebühr in {hands} Hand</numerusform>
            <numerusform>Zeitgebühr in {hands} Händen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bomb pot in {hands} hands</source>
        <comment>strip_soon_bomb</comment>
        <translation>
            <numerusform>Bomb Pot in {hands} Hand</numerusform>
            <numerusform>Bomb Pot in {hands} Händen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dealer change in {hands} hands</source>
        <comment>strip_soon_dealer</comment>
        <translation>
            <numerusform>Dealerwechsel in {hands} Hand</numerusform>
            <numerusform>Dealerwechsel in {hands} Händen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chips in {hands} hands</source>
        <comment>strip_soon_chip_run</comment>
        <translation>
            <numerusform>Chips in {hands} Hand</numerusform>
            <numerusform>Chips in {hands} Händen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next level in {hands} hands</source>
        <comment>strip_soon_level</comment>
        <translation>
            <numerusform>Level in {hands} Hand</numerusform>
            <numerusform>Level in {hands} Händen</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>menu</comment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Hand {hand}, {street}</source>
        <comment>log_head</comment>
        <translation>Hand {hand}, {street}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>log_head_hand</comment>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <comment>hand_log</comment>
        <translation>Handverlauf</translation>
    </message>
    <message>
        <source>pot {amount}</source>
        <comment>log_pot</comment>
        <translation>Pot {amount}</translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <comment>log_empty</comment>
        <translation>Es wurde noch keine Hand gegeben.</translation>
    </message>
    <message>
        <source>Push in this order</source>
        <comment>push_order</comment>
        <translation>So zuschieben</translation>
    </message>
    <message>
        <source>last side pot first</source>
        <comment>last_first</comment>
        <translation>letzter Side Pot zuerst</translation>
    </message>
    <message>
        <source>Enter cards</source>
        <comment>enter_cards</comment>
        <translation>Karten eingeben</translation>
    </message>
    <message>
        <source>Optional. With all cards in, winners are proposed.</source>
        <comment>enter_cards_note</comment>
        <translation>Freiwillig. Sind alle Karten da, werden Gewinner vorgeschlagen.</translation>
    </message>
    <message>
        <source>{names}: less than the small blind, not dealt in (STK-3)</source>
        <comment>short_stack</comment>
        <translation>{names}: weniger als der Small Blind, bekommt keine Karten (STK-3)</translation>
    </message>
    <message>
        <source>The same blind again: {names} ({rule})</source>
        <comment>blinds_again</comment>
        <translation>Derselbe Blind noch einmal: {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, the same blinds again: {names} ({rule})</source>
        <comment>post_again</comment>
        <translation>Bei Posten noch einmal dieselben Blinds: {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is big blind again ({rule})</source>
        <comment>post_again_big_blind</comment>
        <translation>Bei Posten ist {name} noch einmal Big Blind ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is small blind again ({rule})</source>
        <comment>post_again_small_blind</comment>
        <translation>Bei Posten ist {name} noch einmal Small Blind ({rule})</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <comment>tournament_won</comment>
        <translation>{name} gewinnt das Turnier</translation>
    </message>
    <message>
        <source>all places</source>
        <comment>all_places</comment>
        <translation>alle Plätze</translation>
    </message>
    <message>
        <source>All places are in the recap</source>
        <comment>tournament_won_second</comment>
        <translation>Alle Plätze stehen in der Abrechnung</translation>
    </message>
    <message>
        <source>all prizes</source>
        <comment>all_prizes</comment>
        <translation>alle Preise</translation>
    </message>
    <message>
        <source>The prizes are split</source>
        <comment>prizes_shared</comment>
        <translation>Die Preise sind geteilt</translation>
    </message>
    <message>
        <source>The game can be ended in the recap</source>
        <comment>prizes_shared_second</comment>
        <translation>In der Abrechnung wird das Spiel beendet</translation>
    </message>
    <message>
        <source>{kitty}, {name} gets {amount}</source>
        <comment>kitty_gets</comment>
        <translation>{kitty}, {name} bekommt {amount}</translation>
    </message>
    <message>
        <source>house {kitty}</source>
        <comment>kitty</comment>
        <translation>Hauskasse {kitty}</translation>
    </message>
    <message>
        <source>rake {rake}, drop {drop}</source>
        <comment>kitty_parts</comment>
        <translation>Rake {rake}, Drop {drop}</translation>
    </message>
    <message>
        <source>only theirs</source>
        <comment>only_theirs</comment>
        <translation>gehört nur einem</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>dues_title</comment>
        <translation>Wer schuldet was</translation>
    </message>
    <message numerus="yes">
        <source>{count} to ask</source>
        <comment>dues_ask</comment>
        <translation>
            <numerusform>{count} zu fragen</numerusform>
            <numerusform>{count} zu fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} settled</source>
        <comment>dues_settled</comment>
        <translation>
            <numerusform>{count} geklärt</numerusform>
            <numerusform>{count} geklärt</numerusform>
        </translation>
    </message>
    <message>
        <source>new, and this is a kill</source>
        <comment>why_new_kill</comment>
        <translation>neu, und das ist ein Kill</translation>
    </message>
    <message>
        <source>owes a kill</source>
        <comment>why_kill_debt</comment>
        <translation>schuldet einen Kill</translation>
    </message>
    <message>
        <source>away, owes a kill</source>
        <comment>why_kill_debt_away</comment>
        <translation>abwesend, schuldet einen Kill</translation>
    </message>
    <message>
        <source>missed both blinds</source>
        <comment>why_both</comment>
        <translation>hat beide Blinds verpasst</translation>
    </message>
    <message>
        <source>missed the big blind</source>
        <comment>why_big</comment>
        <translation>hat den Big Blind verpasst</translation>
    </message>
    <message>
        <source>missed the small blind</source>
        <comment>why_small</comment>
        <translation>hat den Small Blind verpasst</translation>
    </message>
    <message>
        <source>left owing, posts as new</source>
        <comment>why_left_owing</comment>
        <translation>schuldig verlassen, postet wie neu</translation>
    </message>
    <message>
        <source>missed the ante</source>
        <comment>why_ante</comment>
        <translation>hat die Ante verpasst</translation>
    </message>
    <message>
        <source>changed seats</source>
        <comment>why_moved</comment>
        <translation>hat den Platz gewechselt</translation>
    </message>
    <message>
        <source>new</source>
        <comment>why_new</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>why_other</comment>
        <translation>kommt ins Spiel</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_post</comment>
        <translation>Posten {amount}</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>option_wait</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Buy button {amount}</source>
        <comment>option_buy_button</comment>
        <translation>Button kaufen: {amount}</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_kill_next</comment>
        <translation>Posten {amount}</translation>
    </message>
    <message>
        <source>Come in free</source>
        <comment>option_kill_free</comment>
        <translation>Gratis einsteigen</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>option_take_over</comment>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>From other table</source>
        <comment>option_transfer</comment>
        <translation>Vom anderen Tisch</translation>
    </message>
    <message>
        <source>{dead} + {live}, button next</source>
        <comment>option_button_second</comment>
        <translation>{dead} + {live}, dann Button</translation>
    </message>
    <message>
        <source>{dead} dead + kill {kill}</source>
        <comment>option_dead_kill</comment>
        <translation>{dead} tot + Kill {kill}</translation>
    </message>
    <message>
        <source>kills the next for {amount}</source>
        <comment>option_kill_second</comment>
        <translation>killt die nächste für {amount}</translation>
    </message>
    <message>
        <source>the leaver's place</source>
        <comment>option_take_second</comment>
        <translation>den Platz dessen, der ging</translation>
    </message>
    <message>
        <source>same game, owes nothing</source>
        <comment>option_transfer_second</comment>
        <translation>gleiches Spiel, schuldet nichts</translation>
    </message>
    <message>
        <source>{live} live, {dead} dead</source>
        <comment>live_dead</comment>
        <translation>{live} live, {dead} tot</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live_only</comment>
        <translation>live</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_only</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>owes nothing</source>
        <comment>free</comment>
        <translation>schuldet nichts</translation>
    </message>
    <message>
        <source>after the button passes</source>
        <comment>after_button</comment>
        <translation>sobald der Button vorbei ist</translation>
    </message>
    <message>
        <source>may post next hand</source>
        <comment>may_post_next</comment>
        <translation>darf nächste Hand posten</translation>
    </message>
    <message numerus="yes">
        <source>may post in {hands} hands</source>
        <comment>may_post_in</comment>
        <translation>
            <numerusform>darf in {hands} Hand posten</numerusform>
            <numerusform>darf in {hands} Händen posten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind. (ENT-4)</source>
        <comment>refuse_between</comment>
        <translation>Zwischen Button und Big Blind kommt niemand ins Spiel. (ENT-4)</translation>
    </message>
    <message>
        <source>{name} kills first</source>
        <comment>kill_first</comment>
        <translation>zuerst der Kill von {name}</translation>
    </message>
    <message>
        <source>after the kill of {name}</source>
        <comment>after_kill_of</comment>
        <translation>nach dem Kill von {name}</translation>
    </message>
    <message>
        <source>One kill a hand: that of {name} goes first, then this one. (KIL-6)</source>
        <comment>refuse_kill_first</comment>
        <translation>Ein Kill pro Hand: Zuerst der von {name}, dann dieser. (KIL-6)</translation>
    </message>
    <message>
        <source>big blind now</source>
        <comment>big_blind_now</comment>
        <translation>Big Blind jetzt</translation>
    </message>
    <message numerus="yes">
        <source>big blind in {hands} hands</source>
        <comment>big_blind_in</comment>
        <translation>
            <numerusform>Big Blind in {hands} Hand</numerusform>
            <numerusform>Big Blind in {hands} Händen</numerusform>
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
        <translation>Spieler hinsetzen</translation>
    </message>
    <message>
        <source>Acts out of turn</source>
        <comment>menu_early</comment>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>Wrong rebuy or add-on</source>
        <comment>menu_purchase</comment>
        <translation>Falsches Rebuy oder Add-on</translation>
    </message>
    <message>
        <source>whose was the last one?</source>
        <comment>menu_purchase_second</comment>
        <translation>wem gehörte das letzte?</translation>
    </message>
    <message>
        <source>its chips are lost already</source>
        <comment>menu_purchase_lost</comment>
        <translation>die Chips sind schon verloren</translation>
    </message>
    <message>
        <source>{name}: {amount} chips. Whose were they?</source>
        <comment>purchase_whose</comment>
        <translation>{name}: {amount} Chips. Wem gehörten sie?</translation>
    </message>
    <message>
        <source>Nobody's: withdraw it</source>
        <comment>purchase_nobody</comment>
        <translation>Niemandem: zurücknehmen</translation>
    </message>
    <message>
        <source>noted until it counts</source>
        <comment>menu_early_second</comment>
        <translation>notiert, bis es zählt</translation>
    </message>
    <message>
        <source>Free to act</source>
        <comment>menu_free</comment>
        <translation>Gibt die Aktion frei</translation>
    </message>
    <message>
        <source>the floor allows it</source>
        <comment>menu_free_second</comment>
        <translation>der Floor erlaubt es</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>menu_early_title</comment>
        <translation>{name}, außer der Reihe</translation>
    </message>
    <message>
        <source>{name} acts out of turn; the bar waits until that is closed</source>
        <comment>early_bar_waits</comment>
        <translation>{name} handelt außer der Reihe; die Leiste wartet, bis das geschlossen ist</translation>
    </message>
    <message>
        <source>Folds</source>
        <comment>early_fold</comment>
        <translation>Foldet</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>early_check</comment>
        <translation>Checkt</translation>
    </message>
    <message>
        <source>Calls</source>
        <comment>early_call</comment>
        <translation>Callt</translation>
    </message>
    <message>
        <source>Bets ...</source>
        <comment>early_bet</comment>
        <translation>Setzt ...</translation>
    </message>
    <message>
        <source>Raises to ...</source>
        <comment>early_raise</comment>
        <translation>Erhöht auf ...</translation>
    </message>
    <message>
        <source>Bets {amount}</source>
        <comment>early_bet_to</comment>
        <translation>Setzt {amount}</translation>
    </message>
    <message>
        <source>Raises to {amount}</source>
        <comment>early_raise_to</comment>
        <translation>Erhöht auf {amount}</translation>
    </message>
    <message>
        <source>All in</source>
        <comment>early_all_in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Call the clock</source>
        <comment>menu_clock</comment>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>menu_expire</comment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Cards ...</source>
        <comment>menu_cards</comment>
        <translation>Karten ...</translation>
    </message>
    <message>
        <source>Mucks</source>
        <comment>menu_muck</comment>
        <translation>Muckt</translation>
    </message>
    <message>
        <source>Add chips ...</source>
        <comment>menu_add</comment>
        <translation>Nachkaufen ...</translation>
    </message>
    <message>
        <source>Rebuy ...</source>
        <comment>menu_rebuy</comment>
        <translation>Rebuy ...</translation>
    </message>
    <message>
        <source>Add-on ...</source>
        <comment>menu_add_on</comment>
        <translation>Add-on ...</translation>
    </message>
    <message>
        <source>Rebuy, add-on ...</source>
        <comment>menu_rebuy_or_add_on</comment>
        <translation>Rebuy, Add-on ...</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>rebuys_closed</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>menu_away</comment>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Is back</source>
        <comment>menu_back</comment>
        <translation>Ist zurück</translation>
    </message>
    <message>
        <source>needs chips first</source>
        <comment>menu_back_broke</comment>
        <translation>braucht zuerst Chips</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>menu_leave</comment>
        <translation>Verlässt den Tisch</translation>
    </message>
    <message>
        <source>with {amount}</source>
        <comment>leave_with</comment>
        <translation>mit {amount}</translation>
    </message>
    <message>
        <source>Leaves ...</source>
        <comment>menu_leave_counted</comment>
        <translation>Verlässt den Tisch ...</translation>
    </message>
    <message>
        <source>with another count</source>
        <comment>leave_counted</comment>
        <translation>anders gezählt</translation>
    </message>
    <message>
        <source>Moves to ...</source>
        <comment>menu_move</comment>
        <translation>Wechselt auf ...</translation>
    </message>
    <message>
        <source>Count stack ...</source>
        <comment>menu_count</comment>
        <translation>Stack zählen ...</translation>
    </message>
    <message>
        <source>Rename ...</source>
        <comment>menu_rename</comment>
        <translation>Umbenennen ...</translation>
    </message>
    <message>
        <source>Button here</source>
        <comment>menu_button</comment>
        <translation>Button hierher</translation>
    </message>
    <message>
        <source>at the hand's end</source>
        <comment>at_hands_end</comment>
        <translation>am Ende der Hand</translation>
    </message>
    <message>
        <source>noted for the hand's end</source>
        <comment>asked_already</comment>
        <translation>für das Ende der Hand notiert</translation>
    </message>
    <message>
        <source>leaves at the hand's end</source>
        <comment>leaves_already</comment>
        <translation>verlässt den Tisch am Ende der Hand</translation>
    </message>
    <message>
        <source>Stays after all</source>
        <comment>menu_stays</comment>
        <translation>Bleibt doch</translation>
    </message>
    <message>
        <source>instead of away</source>
        <comment>menu_stays_second</comment>
        <translation>statt abwesend</translation>
    </message>
    <message>
        <source>counts now</source>
        <comment>counts_now</comment>
        <translation>zählt jetzt</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>menu_table_title</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Bomb pot ...</source>
        <comment>menu_bomb</comment>
        <translation>Bomb Pot ...</translation>
    </message>
    <message>
        <source>Bomb, two boards ...</source>
        <comment>menu_bomb_two</comment>
        <translation>Bomb, zwei Boards ...</translation>
    </message>
    <message>
        <source>A pair shows</source>
        <comment>menu_open_pair</comment>
        <translation>Offenes Paar</translation>
    </message>
    <message>
        <source>Splash ...</source>
        <comment>menu_splash</comment>
        <translation>Splash ...</translation>
    </message>
    <message>
        <source>Move the button</source>
        <comment>menu_button_move</comment>
        <translation>Button versetzen</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>menu_dealer</comment>
        <translation>Dealerwechsel</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>menu_settings</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>menu_settings_second</comment>
        <translation>ab der nächsten Hand</translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>menu_recap</comment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <comment>menu_recap_second</comment>
        <translation>das Spiel läuft weiter</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu_full</comment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hand {hand} runs: close Feltbook?</source>
        <comment>quit_hand</comment>
        <translation>Hand {hand} läuft: Feltbook schließen?</translation>
    </message>
    <message>
        <source>it goes on with hand {hand}</source>
        <comment>quit_hand_note</comment>
        <translation>Hand {hand} wird fortgesetzt</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <comment>quit_stay</comment>
        <translation>Am Tisch bleiben</translation>
    </message>
    <message>
        <source>Setup page</source>
        <comment>menu_setup</comment>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <comment>menu_setup_second</comment>
        <translation>das Spiel bleibt offen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>sheet_close</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_sit</comment>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}</source>
        <comment>seat_has</comment>
        <translation>{name} sitzt auf Platz {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} is next</source>
        <comment>sheet_sit_next</comment>
        <translation>Als Nächstes Platz {seat}</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>sheet_sit_done</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>sits next</source>
        <comment>sits_next</comment>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>is counted</source>
        <comment>is_counted</comment>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>sheet_name</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>P{seat}</source>
        <comment>sheet_player</comment>
        <translation>P{seat}</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>sheet_chips</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Sit with</source>
        <comment>sheet_sit_go</comment>
        <translation>Hinsetzen mit</translation>
    </message>
    <message>
        <source>back, and owes {amount}</source>
        <comment>sheet_still_owes</comment>
        <translation>zurück und schuldet {amount}</translation>
    </message>
    <message>
        <source>brings {amount} or more</source>
        <comment>sheet_least_back</comment>
        <translation>bringt {amount} oder mehr</translation>
    </message>
    <message>
        <source>{name} adds chips</source>
        <comment>sheet_add</comment>
        <translation>{name} kauft nach</translation>
    </message>
    <message>
        <source>{name}: rebuy or add-on</source>
        <comment>sheet_rebuy</comment>
        <translation>{name}: Rebuy oder Add-on</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>sheet_add_go</comment>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>after this hand</source>
        <comment>sheet_after_hand</comment>
        <translation>nach dieser Hand</translation>
    </message>
    <message>
        <source>Count {name}</source>
        <comment>sheet_count</comment>
        <translation>{name} zählen</translation>
    </message>
    <message>
        <source>Counted</source>
        <comment>sheet_count_go</comment>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>the book says {amount}</source>
        <comment>sheet_count_hint</comment>
        <translation>im Buch stehen {amount}</translation>
    </message>
    <message>
        <source>True buy-in of {name}</source>
        <comment>sheet_bought</comment>
        <translation>Wahres Buy-in: {name}</translation>
    </message>
    <message>
        <source>bought in all, in the book {amount}</source>
        <comment>sheet_bought_hint</comment>
        <translation>insgesamt gekauft, im Buch {amount}</translation>
    </message>
    <message>
        <source>Buy-in {was} → {now}</source>
        <comment>sheet_bought_go</comment>
        <translation>Buy-in {was} → {now}</translation>
    </message>
    <message>
        <source>stack becomes {amount}</source>
        <comment>sheet_bought_stack</comment>
        <translation>Stack wird {amount}</translation>
    </message>
    <message>
        <source>as in the book</source>
        <comment>sheet_bought_same</comment>
        <translation>wie im Buch</translation>
    </message>
    <message>
        <source>lost already: at least {amount}</source>
        <comment>sheet_bought_least</comment>
        <translation>schon verloren: mindestens {amount}</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>sheet_leave</comment>
        <translation>{name} verlässt den Tisch</translation>
    </message>
    <message>
        <source>Leaves with</source>
        <comment>sheet_leave_go</comment>
        <translation>Verlässt mit</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_rename</comment>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>Rename to</source>
        <comment>sheet_rename_go</comment>
        <translation>Umbenennen in</translation>
    </message>
    <message>
        <source>{name} straddles</source>
        <comment>sheet_straddle</comment>
        <translation>{name} straddelt</translation>
    </message>
    <message>
        <source>Straddle to</source>
        <comment>sheet_straddle_go</comment>
        <translation>Straddle auf</translation>
    </message>
    <message>
        <source>{name} sleeps</source>
        <comment>sheet_sleeper</comment>
        <translation>Sleeper von {name}</translation>
    </message>
    <message>
        <source>Sleeper to</source>
        <comment>sheet_sleeper_go</comment>
        <translation>Sleeper auf</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>sheet_bomb</comment>
        <translation>Bomb Pot</translation>
    </message>
    <message>
        <source>Bomb pot, two boards</source>
        <comment>sheet_bomb_two</comment>
        <translation>Bomb Pot, zwei Boards</translation>
    </message>
    <message>
        <source>Each antes</source>
        <comment>sheet_bomb_go</comment>
        <translation>Ante je Spieler</translation>
    </message>
    <message>
        <source>The house adds</source>
        <comment>sheet_splash</comment>
        <translation>Das Haus gibt dazu</translation>
    </message>
    <message>
        <source>Splash</source>
        <comment>sheet_splash_go</comment>
        <translation>Splash</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>sheet_early</comment>
        <translation>{name}, außer der Reihe</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>sheet_early_go</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>sheet_dealer</comment>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>Sits down</source>
        <comment>sheet_dealer_go</comment>
        <translation>Nimmt Platz</translation>
    </message>
    <message>
        <source>start</source>
        <comment>sheet_start</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>least</source>
        <comment>sheet_min</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>most</source>
        <comment>sheet_max</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <comment>n_big_blinds</comment>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>not in chips of {chip}</source>
        <comment>sheet_odd</comment>
        <translation>nicht in Chips zu {chip}</translation>
    </message>
    <message>
        <source>All the same</source>
        <comment>sheet_anyway</comment>
        <translation>Trotzdem</translation>
    </message>
    <message>
        <source>say how many</source>
        <comment>sheet_needs</comment>
        <translation>wie viel?</translation>
    </message>
    <message>
        <source>a chip is {amount}</source>
        <comment>sheet_chip_is</comment>
        <translation>ein Chip ist {amount}</translation>
    </message>
    <message>
        <source>whole chips only</source>
        <comment>whole_chips</comment>
        <translation>nur ganze Chips</translation>
    </message>
    <message>
        <source>type a name</source>
        <comment>sheet_needs_name</comment>
        <translation>Name fehlt</translation>
    </message>
    <message>
        <source>digits only here</source>
        <comment>sheet_digits_only</comment>
        <translation>hier nur Ziffern</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <comment>sheet_cards</comment>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>Cards of the board</source>
        <comment>sheet_board</comment>
        <translation>Karten des Boards</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>sheet_cards_go</comment>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>{what} not entered: the hand is over. Undo brings it back.</source>
        <comment>cards_not_in</comment>
        <translation>{what} nicht eingegeben: Die Hand ist vorbei. Undo holt sie zurück.</translation>
    </message>
    <message>
        <source>What was drawn was not entered: the draw is over. Undo brings it back.</source>
        <comment>draws_not_in</comment>
        <translation>Getauschte Karten nicht eingegeben: Der Tausch ist vorbei. Undo holt ihn zurück.</translation>
    </message>
    <message>
        <source>There are no cards to enter now.</source>
        <comment>no_cards_now</comment>
        <translation>Jetzt gibt es keine Karten einzugeben.</translation>
    </message>
    <message>
        <source>There is nothing to explain now.</source>
        <comment>sheet_no_why</comment>
        <translation>Jetzt gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>house rule {setting}</source>
        <comment>why_house</comment>
        <translation>Hausregel {setting}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more steps</source>
        <comment>why_more</comment>
        <translation>
            <numerusform>{count} weiterer Schritt</numerusform>
            <numerusform>{count} weitere Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>tap to close</source>
        <comment>why_close</comment>
        <translation>tippen zum Schließen</translation>
    </message>
    <message>
        <source>closes on a tap</source>
        <comment>why_closes</comment>
        <translation>schließt beim Tippen</translation>
    </message>
    <message>
        <source>Why: {what} {figure}. {steps}</source>
        <comment>speak_why_sheet</comment>
        <translation>Warum: {what} {figure}. {steps}</translation>
    </message>
    <message>
        <source>space</source>
        <comment>key_space</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Digits and other letters</source>
        <comment>key_others</comment>
        <translation>Ziffern und weitere Buchstaben</translation>
    </message>
    <message>
        <source>Letters A to Z</source>
        <comment>key_letters</comment>
        <translation>Buchstaben A bis Z</translation>
    </message>
    <message>
        <source>and</source>
        <comment>and</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <comment>or</comment>
        <translation>oder</translation>
    </message>
    <message numerus="yes">
        <source>{count} players</source>
        <comment>n_players</comment>
        <translation>
            <numerusform>{count} Spieler</numerusform>
            <numerusform>{count} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {seat}, empty</source>
        <comment>speak_empty</comment>
        <translation>Platz {seat}, leer</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>speak_to_act</comment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>{amount} behind</source>
        <comment>speak_behind</comment>
        <translation>noch {amount} im Stack</translation>
    </message>
    <message>
        <source>button</source>
        <comment>speak_btn</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>speak_sb</comment>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>speak_bb</comment>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>has posted</source>
        <comment>speak_post</comment>
        <translation>hat gepostet</translation>
    </message>
    <message>
        <source>straddle</source>
        <comment>speak_str</comment>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>sleeper straddle</source>
        <comment>speak_slp</comment>
        <translation>Sleeper</translation>
    </message>
    <message>
        <source>kill</source>
        <comment>speak_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>speak_felt</comment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>speak_bar</comment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Log and amounts</source>
        <comment>speak_column</comment>
        <translation>Log und Beträge</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>speak_pad</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>{words}, not now</source>
        <comment>speak_barred</comment>
        <translation>{words}, nicht jetzt</translation>
    </message>
    <message>
        <source>{name} pot {amount}, between {names}</source>
        <comment>speak_pot</comment>
        <translation>{name} Pot {amount}, zwischen {names}</translation>
    </message>
    <message>
        <source>Pot {amount}, between {names}</source>
        <comment>speak_lone_pot</comment>
        <translation>Pot {amount}, zwischen {names}</translation>
    </message>
    <message>
        <source>{amount} goes back to {names}</source>
        <comment>speak_returns</comment>
        <translation>{amount} zurück an {names}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>speak_undo</comment>
        <translation>Undo: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>speak_redo</comment>
        <translation>Redo: {step}</translation>
    </message>
    <message>
        <source>{word}, {amount}, key {key}</source>
        <comment>speak_quick</comment>
        <translation>{word}, {amount}, Taste {key}</translation>
    </message>
    <message>
        <source>{name} wins {pot}</source>
        <comment>speak_pick</comment>
        <translation>{name} gewinnt {pot}</translation>
    </message>
    <message>
        <source>Board, {cards}</source>
        <comment>speak_board</comment>
        <translation>Board, {cards}</translation>
    </message>
    <message>
        <source>Button at seat {seat}</source>
        <comment>speak_puck</comment>
        <translation>Button auf Platz {seat}</translation>
    </message>
    <message>
        <source>add {amount}</source>
        <comment>speak_chip</comment>
        <translation>{amount} dazu</translation>
    </message>
    <message>
        <source>Delete a digit, hold to clear</source>
        <comment>speak_backspace</comment>
        <translation>Ziffer löschen, halten löscht alles</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit_s</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit_h</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit_d</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit_c</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>turn_more</comment>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>Earlier cards</source>
        <comment>turn_up</comment>
        <translation>Frühere Karten</translation>
    </message>
    <message>
        <source>Later cards</source>
        <comment>turn_down</comment>
        <translation>Spätere Karten</translation>
    </message>
    <message>
        <source>Why: {what}</source>
        <comment>speak_why</comment>
        <translation>Warum: {what}</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>about</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>act</source>
        <translation>handeln</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>all_in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>bring in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>bring_in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>button blind</source>
        <translation>Button Blind</translation>
    </message>
    <message>
        <source>by</source>
        <translation>von</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Call</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote Hand</translation>
    </message>
    <message>
        <source>dead post</source>
        <translation>totes Posten</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>Getränke</translation>
    </message>
    <message>
        <source>False</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>forward motion</source>
        <translation>Bewegung mit Chips</translation>
    </message>
    <message>
        <source>half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>held</source>
        <translation>bindet</translation>
    </message>
    <message>
        <source>high</source>
        <translation>High</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>kill waived</source>
        <translation>Kill entfällt</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>Hauskasse</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>may withdraw</source>
        <translation>darf zurücknehmen</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>misread</source>
        <translation>missverstanden</translation>
    </message>
    <message>
        <source>money only</source>
        <translation>nur das Geld</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>over pot</source>
        <translation>über dem Pot</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>post</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>sleeper</source>
        <translation>Sleeper</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeitgebühr</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>to</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>True</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgenommen</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>preset</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <comment>seats</comment>
        <translation>Plätze am Tisch</translation>
    </message>
    <message>
        <source>Tournament levels</source>
        <comment>levels</comment>
        <translation>Turnier-Levels</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <comment>mix</comment>
        <translation>Mixed Games</translation>
    </message>
    <message>
        <source>The next game comes</source>
        <comment>mix_change</comment>
        <translation>Das nächste Spiel kommt</translation>
    </message>
    <message>
        <source>Currency of the prizes</source>
        <comment>prizes.currency</comment>
        <translation>Währung der Preise</translation>
    </message>
    <message>
        <source>Entry, into the prize pool</source>
        <comment>prizes.entry</comment>
        <translation>Einstieg, in den Preistopf</translation>
    </message>
    <message>
        <source>Entry fee, for the house</source>
        <comment>prizes.fee</comment>
        <translation>Gebühr je Einstieg, fürs Haus</translation>
    </message>
    <message>
        <source>Bounty, on top of each entry</source>
        <comment>prizes.bounty</comment>
        <translation>Bounty, zu jedem Einstieg dazu</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <comment>prizes.rebuy</comment>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <comment>prizes.add_on</comment>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Entries until the end of level</source>
        <comment>prizes.closed_after</comment>
        <translation>Einstieg bis zum Ende von Level</translation>
    </message>
    <message>
        <source>Shares of the places</source>
        <comment>prizes.shares</comment>
        <translation>Anteile der Plätze</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <comment>prizes.amounts</comment>
        <translation>Feste Preise</translation>
    </message>
    <message>
        <source>Prizes are rounded to</source>
        <comment>prizes.coin</comment>
        <translation>Preise gerundet auf</translation>
    </message>
    <message>
        <source>Currency of the chips</source>
        <comment>money.currency</comment>
        <translation>Währung der Chips</translation>
    </message>
    <message>
        <source>What a chip of 1 is worth</source>
        <comment>money.minor_units</comment>
        <translation>Wert eines Chips von 1</translation>
    </message>
    <message>
        <source>Button in games without blinds</source>
        <comment>stud_button</comment>
        <translation>Button in Spielen ohne Blinds</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>limit</comment>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>button_rule</comment>
        <translation>Button</translation>
    </message>
    <message>
        <source>Blind on the button</source>
        <comment>button_blind</comment>
        <translation>Button Blind</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>blinds</comment>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>ante.amount</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Who antes</source>
        <comment>ante.by</comment>
        <translation>Wer die Ante zahlt</translation>
    </message>
    <message>
        <source>Short of both: blind before ante</source>
        <comment>ante.big_blind_first</comment>
        <translation>Zu knapp für beides: Blind vor Ante</translation>
    </message>
    <message>
        <source>Ante times the players dealt in</source>
        <comment>ante.per_player</comment>
        <translation>Ante mal Spieler mit Karten</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Equal upcards</source>
        <comment>bring_in_ties</comment>
        <translation>Gleiche offene Karten</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <comment>missed_blinds</comment>
        <translation>Verpasste Blinds</translation>
    </message>
    <message>
        <source>Only the small one missed</source>
        <comment>missed_small_alone</comment>
        <translation>Nur den kleinen verpasst</translation>
    </message>
    <message>
        <source>Who left owing comes back</source>
        <comment>leaver_returns</comment>
        <translation>Wer schuldig ging und zurückkommt</translation>
    </message>
    <message>
        <source>New players</source>
        <comment>new_player</comment>
        <translation>Neue Spieler</translation>
    </message>
    <message>
        <source>Coming in between button and big blind</source>
        <comment>enter_between</comment>
        <translation>Einstieg zwischen Button und Big Blind</translation>
    </message>
    <message>
        <source>Coming in on the button</source>
        <comment>enter_on_button</comment>
        <translation>Einstieg auf dem Button</translation>
    </message>
    <message>
        <source>Moving seats after the button is free</source>
        <comment>deal_off</comment>
        <translation>Nach dem Button wechseln ist frei</translation>
    </message>
    <message>
        <source>Straddles</source>
        <comment>straddle.allow</comment>
        <translation>Straddles</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <comment>straddle.minimum_raise</comment>
        <translation>Kleinster Raise über den Straddle</translation>
    </message>
    <message>
        <source>Restraddles allowed</source>
        <comment>straddle.restraddles</comment>
        <translation>Erlaubte Restraddles</translation>
    </message>
    <message>
        <source>Restraddles go to the</source>
        <comment>straddle.restraddle_side</comment>
        <translation>Restraddles gehen nach</translation>
    </message>
    <message>
        <source>A straddle uses up a raise</source>
        <comment>straddle.counts_as_raise</comment>
        <translation>Straddle zählt als Raise</translation>
    </message>
    <message>
        <source>Sleepers</source>
        <comment>straddle.sleepers</comment>
        <translation>Sleeper</translation>
    </message>
    <message>
        <source>The rock</source>
        <comment>straddle.rock</comment>
        <translation>Der Rock</translation>
    </message>
    <message>
        <source>What makes a kill</source>
        <comment>kill.on</comment>
        <translation>Was einen Kill auslöst</translation>
    </message>
    <message>
        <source>Size of a kill</source>
        <comment>kill.size</comment>
        <translation>Größe des Kills</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <comment>kill.legs</comment>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>The killer acts</source>
        <comment>kill.acts</comment>
        <translation>Der Killer handelt</translation>
    </message>
    <message>
        <source>The killer's own blind</source>
        <comment>kill.in_blind</comment>
        <translation>Eigener Blind des Killers</translation>
    </message>
    <message>
        <source>A big pot: more than</source>
        <comment>kill.over</comment>
        <translation>Großer Pot: mehr als</translation>
    </message>
    <message>
        <source>Voluntary kills</source>
        <comment>kill.voluntary</comment>
        <translation>Freiwillige Kills</translation>
    </message>
    <message>
        <source>Least bet</source>
        <comment>minimum_bet</comment>
        <translation>Kleinste Bet</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <comment>betting_unit</comment>
        <translation>Setzeinheit</translation>
    </message>
    <message>
        <source>Smallest chip</source>
        <comment>smallest_chip</comment>
        <translation>Kleinster Chip</translation>
    </message>
    <message>
        <source>All-in with small change</source>
        <comment>small_chips</comment>
        <translation>All-in mit Kleingeld</translation>
    </message>
    <message>
        <source>Check and raise</source>
        <comment>check_raise</comment>
        <translation>Check-Raise</translation>
    </message>
    <message>
        <source>A short all-in counts from</source>
        <comment>short_all_in</comment>
        <translation>Kurzes All-in, Schwelle</translation>
    </message>
    <message>
        <source>The small blind counts as a big one</source>
        <comment>small_blind_as_big</comment>
        <translation>Small Blind zählt als Big Blind</translation>
    </message>
    <message>
        <source>Folded to the small blind</source>
        <comment>small_blind_open</comment>
        <translation>Alle folden bis zum Small Blind</translation>
    </message>
    <message>
        <source>Round the pot up to</source>
        <comment>round_pot_to</comment>
        <translation>Pot aufrunden auf</translation>
    </message>
    <message>
        <source>Antes count for the pot limit</source>
        <comment>antes_count</comment>
        <translation>Antes zählen fürs Pot-Limit</translation>
    </message>
    <message>
        <source>Short blinds count in full</source>
        <comment>blinds_count_full</comment>
        <translation>Kurze Blinds zählen voll</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <comment>bets</comment>
        <translation>Small Bet und Big Bet</translation>
    </message>
    <message>
        <source>Spread of each round</source>
        <comment>spread</comment>
        <translation>Spread je Setzrunde</translation>
    </message>
    <message>
        <source>Raises a round</source>
        <comment>raise_cap</comment>
        <translation>Raises je Setzrunde</translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <comment>heads_up_uncapped</comment>
        <translation>Heads-up ohne Cap</translation>
    </message>
    <message>
        <source>Most a player can lose in a hand</source>
        <comment>cap</comment>
        <translation>Höchster Verlust je Hand</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <comment>odd_chip</comment>
        <translation>Odd Chip</translation>
    </message>
    <message>
        <source>Run it at most</source>
        <comment>runs</comment>
        <translation>Run it höchstens</translation>
    </message>
    <message>
        <source>All-in hands face up</source>
        <comment>expose_all_in</comment>
        <translation>All-in-Hände offen</translation>
    </message>
    <message>
        <source>Rake in percent</source>
        <comment>rake.percent</comment>
        <translation>Rake in Prozent</translation>
    </message>
    <message>
        <source>Rake: so much for every</source>
        <comment>rake.per_unit</comment>
        <translation>Rake: so viel je</translation>
    </message>
    <message>
        <source>Most rake of a hand</source>
        <comment>rake.cap</comment>
        <translation>Höchster Rake je Hand</translation>
    </message>
    <message>
        <source>No flop, no drop</source>
        <comment>rake.no_flop_no_drop</comment>
        <translation>Kein Flop, kein Rake</translation>
    </message>
    <message>
        <source>Drop for promotions</source>
        <comment>rake.jackpot.amount</comment>
        <translation>Drop für Promotions</translation>
    </message>
    <message>
        <source>Drop from a pot of</source>
        <comment>rake.jackpot.pot</comment>
        <translation>Drop ab einem Pot von</translation>
    </message>
    <message>
        <source>Drop from so many players</source>
        <comment>rake.jackpot.players</comment>
        <translation>Drop ab so vielen Spielern</translation>
    </message>
    <message>
        <source>Least buy-in</source>
        <comment>buy_in.minimum</comment>
        <translation>Kleinster Buy-in</translation>
    </message>
    <message>
        <source>Most buy-in</source>
        <comment>buy_in.maximum</comment>
        <translation>Größter Buy-in</translation>
    </message>
    <message>
        <source>Return with as much, minutes</source>
        <comment>return_window</comment>
        <translation>Mit gleich viel zurück, Minuten</translation>
    </message>
    <message>
        <source>Dealt in only with a small blind</source>
        <comment>must_cover_small_blind</comment>
        <translation>Karten nur mit Small Blind</translation>
    </message>
    <message>
        <source>Stakes</source>
        <comment>stakes</comment>
        <translation>Table oder Open Stakes</translation>
    </message>
    <message>
        <source>Markers nobody has to accept</source>
        <comment>marker_free</comment>
        <translation>Marker ohne Zustimmung</translation>
    </message>
    <message>
        <source>Chips on the table</source>
        <comment>denominations</comment>
        <translation>Chips auf dem Tisch</translation>
    </message>
    <message>
        <source>Half a raise must be completed</source>
        <comment>half_raise</comment>
        <translation>Halber Raise wird vervollständigt</translation>
    </message>
    <message>
        <source>Chips of a raise come in</source>
        <comment>raise_motions</comment>
        <translation>Chips eines Raises</translation>
    </message>
    <message>
        <source>A call when every chip is needed</source>
        <comment>needed_chips</comment>
        <translation>Call, wenn jeder Chip gebraucht wird</translation>
    </message>
    <message>
        <source>Acted out of turn</source>
        <comment>out_of_turn</comment>
        <translation>Außer der Reihe gehandelt</translation>
    </message>
    <message>
        <source>Checked out of turn, then a bet</source>
        <comment>early_check</comment>
        <translation>Außer der Reihe gecheckt, dann eine Bet</translation>
    </message>
    <message>
        <source>Substantial action binds</source>
        <comment>substantial_action</comment>
        <translation>Substanzielle Aktion bindet</translation>
    </message>
    <message>
        <source>The clock, seconds</source>
        <comment>clock.seconds</comment>
        <translation>Die Uhr, Sekunden</translation>
    </message>
    <message>
        <source>Its warning, seconds</source>
        <comment>clock.warning</comment>
        <translation>Ihre Warnung, Sekunden</translation>
    </message>
    <message>
        <source>Players see the pot</source>
        <comment>show_pot</comment>
        <translation>Spieler sehen den Pot</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <comment>buy_the_button</comment>
        <translation>Button kaufen</translation>
    </message>
    <message>
        <source>Bomb pot every</source>
        <comment>bomb_pot.every</comment>
        <translation>Bomb Pot je</translation>
    </message>
    <message>
        <source>A bomb pot moves the button</source>
        <comment>bomb_pot.moves_button</comment>
        <translation>Bomb Pot bewegt den Button</translation>
    </message>
    <message>
        <source>Seven-deuce from each</source>
        <comment>seven_deuce</comment>
        <translation>Seven-deuce von jedem</translation>
    </message>
    <message>
        <source>Stand-up game to each</source>
        <comment>stand_up</comment>
        <translation>Stand-up-Spiel an jeden</translation>
    </message>
    <message>
        <source>Splashed chips are raked</source>
        <comment>splash_raked</comment>
        <translation>Rake auch vom Splash</translation>
    </message>
    <message>
        <source>Time charge from each seat</source>
        <comment>time.amount</comment>
        <translation>Zeitgebühr von jedem Platz</translation>
    </message>
    <message>
        <source>Time charge every, minutes</source>
        <comment>time.minutes</comment>
        <translation>Zeitgebühr, Abstand in Minuten</translation>
    </message>
</context>
<context>
    <name>travel</name>
    <message>
        <source>Pack and unpack evenings</source>
        <comment>title</comment>
        <translation>Abende einpacken und auspacken</translation>
    </message>
    <message>
        <source>From device to device</source>
        <comment>about</comment>
        <translation>Von Gerät zu Gerät</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose the evening that is to travel</source>
        <comment>choose</comment>
        <translation>Wähle den Abend, der reisen soll</translation>
    </message>
    <message>
        <source>Packed, it is one file, for a stick or a message: every tap, and who has paid.</source>
        <comment>choose_note</comment>
        <translation>Eingepackt ist er eine Datei, für einen Stick oder eine Nachricht: jede Eingabe, und wer bezahlt hat.</translation>
    </message>
    <message>
        <source>A game that still runs is packed from its recap.</source>
        <comment>running_note</comment>
        <translation>Ein Spiel, das noch läuft, wird von seiner Abrechnung aus eingepackt.</translation>
    </message>
    <message>
        <source>All names go along. The file can be read by anybody who has it.</source>
        <comment>names</comment>
        <translation>Alle Namen stehen darin. Wer die Datei hat, kann sie lesen.</translation>
    </message>
    <message>
        <source>Where the evening is already, nothing is doubled.</source>
        <comment>again</comment>
        <translation>Wo der Abend schon ist, wird nichts doppelt.</translation>
    </message>
    <message>
        <source>If it is played on there, that half comes back the same way.</source>
        <comment>half</comment>
        <translation>Wird dort weitergespielt, kommt diese Hälfte auf demselben Weg zurück.</translation>
    </message>
    <message>
        <source>Pack this evening</source>
        <comment>pack</comment>
        <translation>Diesen Abend einpacken</translation>
    </message>
    <message>
        <source>into one file</source>
        <comment>pack_note</comment>
        <translation>in eine Datei</translation>
    </message>
    <message>
        <source>Packing the evening</source>
        <comment>packing</comment>
        <translation>Der Abend wird eingepackt</translation>
    </message>
    <message>
        <source>The evening is packed as {file}</source>
        <comment>packed</comment>
        <translation>Der Abend ist eingepackt als {file}</translation>
    </message>
    <message>
        <source>It could not be packed: {why}</source>
        <comment>not_packed</comment>
        <translation>Nicht eingepackt: {why}</translation>
    </message>
    <message>
        <source>Unpack an evening</source>
        <comment>unpack</comment>
        <translation>Einen Abend auspacken</translation>
    </message>
    <message>
        <source>from another device</source>
        <comment>unpack_note</comment>
        <translation>von einem anderen Gerät</translation>
    </message>
    <message>
        <source>Every step of the evening is proved</source>
        <comment>unpacking</comment>
        <translation>Jeder Schritt des Abends wird bewiesen</translation>
    </message>
    <message>
        <source>The evening is in the book</source>
        <comment>unpacked</comment>
        <translation>Der Abend ist im Buch</translation>
    </message>
    <message>
        <source>Not taken in: {why}</source>
        <comment>not_taken</comment>
        <translation>Nicht aufgenommen: {why}</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>evenings</comment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Its hands</source>
        <comment>hands</comment>
        <translation>Seine Hände</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>hands_note</comment>
        <translation>für andere Programme</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <comment>other</comment>
        <translation>Datei übernehmen</translation>
    </message>
    <message>
        <source>hands or evenings</source>
        <comment>other_note</comment>
        <translation>Hände oder Abende</translation>
    </message>
    <message>
        <source>Hands and tables of other programs</source>
        <comment>others</comment>
        <translation>Hände und Tabellen anderer Programme</translation>
    </message>
    <message>
        <source>The file is read and played</source>
        <comment>reading</comment>
        <translation>Die Datei wird gelesen und nachgespielt</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are in the file</source>
        <comment>in_the_file</comment>
        <translation>
            <numerusform>{count} Abend ist in der Datei</numerusform>
            <numerusform>{count} Abende sind in der Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>Has everybody paid?</source>
        <comment>ask_paid</comment>
        <translation>Haben alle bezahlt?</translation>
    </message>
    <message>
        <source>What is still owed can be settled with a later evening. Back takes in nothing.</source>
        <comment>ask_paid_note</comment>
        <translation>Was noch offen ist, kann mit einem späteren Abend abgerechnet werden. Zurück übernimmt nichts.</translation>
    </message>
    <message>
        <source>All is paid</source>
        <comment>paid</comment>
        <translation>Alles bezahlt</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>paid_note</comment>
        <translation>nichts ist offen</translation>
    </message>
    <message>
        <source>Still to be paid</source>
        <comment>unpaid</comment>
        <translation>Noch zu bezahlen</translation>
    </message>
    <message>
        <source>owed until it is</source>
        <comment>unpaid_note</comment>
        <translation>offen bis dahin</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are new in the book</source>
        <comment>imported</comment>
        <translation>
            <numerusform>{count} Abend ist neu im Buch</numerusform>
            <numerusform>{count} Abende sind neu im Buch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands were played again.</source>
        <comment>imported_hands</comment>
        <translation>
            <numerusform>{count} Hand wurde nachgespielt.</numerusform>
            <numerusform>{count} Hände wurden nachgespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <comment>not_imported</comment>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>Nothing was taken in</source>
        <comment>nothing_imported</comment>
        <translation>Nichts wurde übernommen</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>nothing may be written there</source>
        <comment>file_readonly</comment>
        <translation>dort darf nichts geschrieben werden</translation>
    </message>
</context>
<context>
    <name>unopened</name>
    <message>
        <source>The book cannot be opened</source>
        <comment>unopened</comment>
        <translation>Das Buch lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>There is no folder to keep the book in</source>
        <comment>no_home</comment>
        <translation>Es gibt keinen Ordner für das Buch</translation>
    </message>
    <message>
        <source>You have no home folder on this device. Choose where the book is to be.</source>
        <comment>no_home_why</comment>
        <translation>Dieses Gerät hat keinen persönlichen Ordner. Wählen, wo das Buch liegen soll.</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Retten, was zu retten ist</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>in ein neues Buch; dieses wird nur gelesen</translation>
    </message>
    <message>
        <source>Take the last backup</source>
        <comment>restore</comment>
        <translation>Die letzte Sicherung nehmen</translation>
    </message>
    <message>
        <source>as a new book; what was played after it is not in it</source>
        <comment>restore_note</comment>
        <translation>als neues Buch; was danach gespielt wurde, fehlt darin</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Das neue Buch öffnen</translation>
    </message>
    <message>
        <source>and go on there</source>
        <comment>open_note</comment>
        <translation>und dort weitermachen</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>again</comment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>the same book</source>
        <comment>again_note</comment>
        <translation>dasselbe Buch</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <comment>look</comment>
        <translation>Nur ansehen</translation>
    </message>
    <message>
        <source>nothing is written to it</source>
        <comment>look_note</comment>
        <translation>nichts wird hineingeschrieben</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>other</comment>
        <translation>Ein anderes Buch öffnen</translation>
    </message>
    <message>
        <source>a file you choose</source>
        <comment>other_note</comment>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <comment>new</comment>
        <translation>Ein neues Buch beginnen</translation>
    </message>
    <message>
        <source>in a folder you choose</source>
        <comment>new_note</comment>
        <translation>Ordner und Name wählen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>quit_note</comment>
        <translation>nichts wurde geändert</translation>
    </message>
    <message>
        <source>Feltbook, only looking</source>
        <comment>looking</comment>
        <translation>Feltbook, nur zum Ansehen</translation>
    </message>
    <message>
        <source>Only looking: nothing is written, and what others write is not shown</source>
        <comment>looking_said</comment>
        <translation>Nur zum Ansehen: nichts wird geschrieben, und was andere schreiben, zeigt sich nicht</translation>
    </message>
</context>
<context>
    <name>values</name>
    <message>
        <source>yes</source>
        <comment>true</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>false</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <comment>null</comment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>no_limit</comment>
        <translation>No-Limit</translation>
    </message>
    <message>
        <source>pot limit</source>
        <comment>pot_limit</comment>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>half pot</source>
        <comment>half_pot</comment>
        <translation>Half-Pot</translation>
    </message>
    <message>
        <source>fixed limit</source>
        <comment>fixed</comment>
        <translation>Fixed Limit</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>each</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>the button</source>
        <comment>button</comment>
        <translation>der Button</translation>
    </message>
    <message>
        <source>the big blind</source>
        <comment>big_blind</comment>
        <translation>der Big Blind</translation>
    </message>
    <message>
        <source>post all</source>
        <comment>post_all</comment>
        <translation>alles nachposten</translation>
    </message>
    <message>
        <source>one a hand</source>
        <comment>one_per_hand</comment>
        <translation>einer je Hand</translation>
    </message>
    <message>
        <source>dealt in and folded</source>
        <comment>deal_in</comment>
        <translation>Karten, dann Fold</translation>
    </message>
    <message>
        <source>post or wait</source>
        <comment>post_or_wait</comment>
        <translation>posten oder warten</translation>
    </message>
    <message>
        <source>under the gun</source>
        <comment>under_the_gun</comment>
        <translation>under the gun</translation>
    </message>
    <message>
        <source>button and cutoff</source>
        <comment>button_and_cutoff</comment>
        <translation>Button und Cutoff</translation>
    </message>
    <message>
        <source>from any seat</source>
        <comment>any</comment>
        <translation>von jedem Platz</translation>
    </message>
    <message>
        <source>with any chips</source>
        <comment>needed_chips.any</comment>
        <translation>bei beliebigen Chips</translation>
    </message>
    <message>
        <source>one big blind more</source>
        <comment>increment</comment>
        <translation>ein Big Blind mehr</translation>
    </message>
    <message>
        <source>twice the straddle</source>
        <comment>straddle</comment>
        <translation>der doppelte Straddle</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <comment>two_in_a_row</comment>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>a scoop of 5 big bets or more</source>
        <comment>scoop</comment>
        <translation>ein Scoop ab 5 Big Bets</translation>
    </message>
    <message>
        <source>a big pot</source>
        <comment>pot_over</comment>
        <translation>ein großer Pot</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>in_turn</comment>
        <translation>in der Reihe</translation>
    </message>
    <message>
        <source>is replaced</source>
        <comment>replace</comment>
        <translation>wird ersetzt</translation>
    </message>
    <message>
        <source>is posted too</source>
        <comment>add</comment>
        <translation>wird auch gepostet</translation>
    </message>
    <message>
        <source>everything plays</source>
        <comment>all_in</comment>
        <translation>alles spielt mit</translation>
    </message>
    <message>
        <source>whole units only</source>
        <comment>whole_units</comment>
        <translation>nur ganze Einheiten</translation>
    </message>
    <message>
        <source>a full bet</source>
        <comment>full_bet</comment>
        <translation>eine volle Bet</translation>
    </message>
    <message>
        <source>half a bet</source>
        <comment>half_bet</comment>
        <translation>eine halbe Bet</translation>
    </message>
    <message>
        <source>the strict sum</source>
        <comment>strict</comment>
        <translation>die strenge Summe</translation>
    </message>
    <message>
        <source>as for others</source>
        <comment>same_as_others</comment>
        <translation>wie für andere</translation>
    </message>
    <message>
        <source>with two at the table</source>
        <comment>last_two</comment>
        <translation>zu zweit am Tisch</translation>
    </message>
    <message>
        <source>if two began it</source>
        <comment>round_start</comment>
        <translation>wenn zwei begannen</translation>
    </message>
    <message>
        <source>from then on</source>
        <comment>any_time</comment>
        <translation>von da an</translation>
    </message>
    <message>
        <source>left of the button</source>
        <comment>left_of_button</comment>
        <translation>links vom Button</translation>
    </message>
    <message>
        <source>the high card</source>
        <comment>high_hand</comment>
        <translation>die höchste Karte</translation>
    </message>
    <message>
        <source>table stakes</source>
        <comment>table</comment>
        <translation>Table Stakes</translation>
    </message>
    <message>
        <source>open stakes</source>
        <comment>open</comment>
        <translation>Open Stakes</translation>
    </message>
    <message>
        <source>with equal chips</source>
        <comment>alike</comment>
        <translation>bei gleichen Chips</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>bars_raise</comment>
        <translation>darf nicht erhöhen</translation>
    </message>
    <message>
        <source>all options open</source>
        <comment>frees</comment>
        <translation>alles offen</translation>
    </message>
    <message>
        <source>play money</source>
        <comment>XPM</comment>
        <translation>Spielgeld</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>moves</comment>
        <translation>rückt weiter</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>frozen</comment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>several motions</source>
        <comment>several</comment>
        <translation>mehrere Bewegungen</translation>
    </message>
    <message>
        <source>one motion</source>
        <comment>one</comment>
        <translation>eine Bewegung</translation>
    </message>
    <message>
        <source>a call frees</source>
        <comment>call_frees</comment>
        <translation>ein Call befreit</translation>
    </message>
    <message>
        <source>a call binds</source>
        <comment>call_binds</comment>
        <translation>ein Call bindet</translation>
    </message>
    <message>
        <source>change of dealer</source>
        <comment>dealer_change</comment>
        <translation>Dealerwechsel</translation>
    </message>
    <message>
        <source>after an orbit</source>
        <comment>mix_change.orbit</comment>
        <translation>nach einem Orbit</translation>
    </message>
    <message>
        <source>as the button chooses</source>
        <comment>mix_change.dealer</comment>
        <translation>wie der Button wählt</translation>
    </message>
    <message>
        <source>orbit</source>
        <comment>orbit</comment>
        <translation>Orbit</translation>
    </message>
    <message>
        <source>spread limit</source>
        <comment>spread</comment>
        <translation>Spread-Limit</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>moving</source>
        <comment>moving</comment>
        <translation>wandert</translation>
    </message>
    <message>
        <source>simplified</source>
        <comment>simplified</comment>
        <translation>einfach</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>suits</comment>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>nearest the dealer</source>
        <comment>nearest</comment>
        <translation>nächste am Dealer</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no cap</source>
        <comment>raise_cap.none</comment>
        <translation>kein Cap</translation>
    </message>
    <message>
        <source>the last one</source>
        <comment>prizes.closed_after.null</comment>
        <translation>das letzte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.currency.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.minor_units.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.currency.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.entry.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.fee.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.bounty.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.rebuy.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>minimum_bet.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>betting_unit.null</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.minimum.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.maximum.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>button_blind.null</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>no kill</source>
        <comment>kill.on.null</comment>
        <translation>kein Kill</translation>
    </message>
    <message>
        <source>10 big bets</source>
        <comment>kill.over.null</comment>
        <translation>10 Big Bets</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live</comment>
        <translation>live</translation>
    </message>
    <message>
        <source>must post</source>
        <comment>must_post</comment>
        <translation>müssen posten</translation>
    </message>
    <message>
        <source>as a new player</source>
        <comment>as_new</comment>
        <translation>als neuer Spieler</translation>
    </message>
    <message>
        <source>still owes</source>
        <comment>still_owes</comment>
        <translation>schuldet es noch</translation>
    </message>
    <message>
        <source>free</source>
        <comment>free</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>left</source>
        <comment>left</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <comment>right</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>full</source>
        <comment>full</comment>
        <translation>voll</translation>
    </message>
    <message>
        <source>half</source>
        <comment>half</comment>
        <translation>halb</translation>
    </message>
    <message>
        <source>last</source>
        <comment>last</comment>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>never</source>
        <comment>never</comment>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>One moment</source>
        <comment>title</comment>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>back</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopped, nothing changes.</source>
        <comment>about</comment>
        <translation>Abgebrochen ändert sich nichts.</translation>
    </message>
    <message>
        <source>Stopping</source>
        <comment>stopping</comment>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>steps</comment>
        <translation>{done} von {of} Schritten</translation>
    </message>
    <message>
        <source>Hand {hand} is corrected, every later hand decided again</source>
        <comment>correcting</comment>
        <translation>Hand {hand} wird korrigiert, jede spätere neu entschieden</translation>
    </message>
    <message>
        <source>The evening is added up</source>
        <comment>adding</comment>
        <translation>Der Abend wird zusammengezählt</translation>
    </message>
    <message>
        <source>Earlier evenings are looked through</source>
        <comment>looking</comment>
        <translation>Frühere Abende werden durchgesehen</translation>
    </message>
    <message>
        <source>{file} is made</source>
        <comment>saving</comment>
        <translation>{file} wird erstellt</translation>
    </message>
    <message>
        <source>It is written into the book</source>
        <comment>storing</comment>
        <translation>Es wird ins Buch geschrieben</translation>
    </message>
    <message>
        <source>A long evening is read once more, because this Feltbook is new</source>
        <comment>renewing</comment>
        <translation>Ein langer Abend wird einmal neu gelesen, weil dieses Feltbook neu ist</translation>
    </message>
    <message>
        <source>The evenings that came in are listed</source>
        <comment>listing</comment>
        <translation>Die Abende, die dazukamen, werden aufgenommen</translation>
    </message>
    <message>
        <source>The book of an older Feltbook is brought up; as it was it stays among the backups</source>
        <comment>bringing_up</comment>
        <translation>Das Buch eines älteren Feltbook wird auf den neuen Stand gebracht; wie es war, bleibt es bei den Sicherungen</translation>
    </message>
    <message>
        <source>The season is added up</source>
        <comment>season</comment>
        <translation>Die Saison wird zusammengezählt</translation>
    </message>
    <message>
        <source>The evenings are copied into the other book</source>
        <comment>elsewhere</comment>
        <translation>Die Abende werden in das andere Buch kopiert</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>given_up</comment>
        <translation>Abgebrochen: nichts wurde geändert</translation>
    </message>
</context>
</TS>
