<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>backups</name>
    <message>
        <source>Backups</source>
        <comment>title</comment>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>When a game ends and every half hour of play</source>
        <comment>about</comment>
        <translation>À la fin d’une partie et à chaque demi-heure de jeu</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>age_none</comment>
        <translation>aucune encore</translation>
    </message>
    <message>
        <source>just made</source>
        <comment>age_now</comment>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes old</source>
        <comment>age_minutes</comment>
        <translation>
            <numerusform>il y a {count} minute</numerusform>
            <numerusform>il y a {count} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hours old</source>
        <comment>age_hours</comment>
        <translation>
            <numerusform>il y a {count} heure</numerusform>
            <numerusform>il y a {count} heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} days old</source>
        <comment>age_days</comment>
        <translation>
            <numerusform>il y a {count} jour</numerusform>
            <numerusform>il y a {count} jours</numerusform>
        </translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>here</comment>
        <translation>sur cet appareil</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>second</comment>
        <translation>second dossier</translation>
    </message>
    <message numerus="yes">
        <source>{count} copies, {size}; {free} free</source>
        <comment>use</comment>
        <translation>
            <numerusform>{count} copie, {size} ; {free} libres</numerusform>
            <numerusform>{count} copies, {size} ; {free} libres</numerusform>
        </translation>
    </message>
    <message>
        <source>On this device: {use}</source>
        <comment>use_here</comment>
        <translation>Sur cet appareil : {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: {use}</source>
        <comment>use_second</comment>
        <translation>Second dossier, {folder} : {use}</translation>
    </message>
    <message>
        <source>Second folder, {folder}: not there now</source>
        <comment>use_away</comment>
        <translation>Second dossier, {folder} : absent en ce moment</translation>
    </message>
    <message>
        <source>{count} KB</source>
        <comment>kb</comment>
        <translation>{count} Ko</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <comment>mb</comment>
        <translation>{count} Mo</translation>
    </message>
    <message>
        <source>{count} GB</source>
        <comment>gb</comment>
        <translation>{count} Go</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <comment>none</comment>
        <translation>Il n’y a pas encore de sauvegarde</translation>
    </message>
    <message>
        <source>One is made when a game ends, every half hour of play, and by the key below.</source>
        <comment>none_note</comment>
        <translation>Il s’en fait une à la fin d’une partie, à chaque demi-heure de jeu et avec la touche du bas.</translation>
    </message>
    <message>
        <source>Newer in the book than the backup of {when}</source>
        <comment>newer</comment>
        <translation>Plus récent dans le journal que la sauvegarde du {when}</translation>
    </message>
    <message>
        <source>Looking what is newer in the book</source>
        <comment>looking</comment>
        <translation>Recherche de ce qui est plus récent dans le journal</translation>
    </message>
    <message>
        <source>Nothing: all that is in the book is in it.</source>
        <comment>same</comment>
        <translation>Rien : tout ce qui est dans le journal y est.</translation>
    </message>
    <message numerus="yes">
        <source>{began}: the whole evening, {count} hands</source>
        <comment>lack_whole</comment>
        <translation>
            <numerusform>{began} : toute la soirée, {count} main</numerusform>
            <numerusform>{began} : toute la soirée, {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} hands</source>
        <comment>lack_hands</comment>
        <translation>
            <numerusform>{began} : {count} main</numerusform>
            <numerusform>{began} : {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: the last {count} taps</source>
        <comment>lack_taps</comment>
        <translation>
            <numerusform>{began} : {count} dernière saisie</numerusform>
            <numerusform>{began} : les {count} dernières saisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{began}: {count} ticks of payments</source>
        <comment>lack_ticks</comment>
        <translation>
            <numerusform>{began} : {count} paiement coché</numerusform>
            <numerusform>{began} : {count} paiements cochés</numerusform>
        </translation>
    </message>
    <message>
        <source>{began}: went another way in the backup</source>
        <comment>lack_parted</comment>
        <translation>{began} : a suivi un autre cours dans la sauvegarde</translation>
    </message>
    <message>
        <source>{began}: only in the backup</source>
        <comment>only</comment>
        <translation>{began} : seulement dans la sauvegarde</translation>
    </message>
    <message numerus="yes">
        <source>and {count} evenings more</source>
        <comment>more</comment>
        <translation>
            <numerusform>et {count} soirée de plus</numerusform>
            <numerusform>et {count} soirées de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>What is newer in the book cannot be said: {why}</source>
        <comment>unknown</comment>
        <translation>Impossible de dire ce qui est plus récent dans le journal : {why}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back up now</source>
        <comment>now</comment>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Restore into a new book</source>
        <comment>restore</comment>
        <translation>Restaurer dans un nouveau journal</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>book</comment>
        <translation>Ouvrir un autre journal</translation>
    </message>
    <message>
        <source>now {file}</source>
        <comment>book_note</comment>
        <translation>maintenant {file}</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>restore_note</comment>
        <translation>celui-ci reste tel quel</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Ouvrir le nouveau journal</translation>
    </message>
    <message>
        <source>Copying the book</source>
        <comment>making</comment>
        <translation>Sauvegarde du journal</translation>
    </message>
    <message>
        <source>The book is backed up</source>
        <comment>made</comment>
        <translation>Le journal est sauvegardé</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <comment>made_in</comment>
        <translation>Dans {folder}</translation>
    </message>
    <message>
        <source>Not backed up everywhere</source>
        <comment>failed</comment>
        <translation>Pas sauvegardé partout</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}</source>
        <comment>failed_in</comment>
        <translation>Pas de sauvegarde dans {folder} : {why}</translation>
    </message>
    <message>
        <source>the book is damaged, what could be copied lies apart, and the backups before it stay</source>
        <comment>unproven</comment>
        <translation>le journal est endommagé ; ce qui a pu être copié est mis à part, et les sauvegardes précédentes restent</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <comment>away</comment>
        <translation>le dossier n’est pas là</translation>
    </message>
    <message>
        <source>No backup in {folder}: {why}. The game is not touched by that.</source>
        <comment>said_failed</comment>
        <translation>Pas de sauvegarde dans {folder} : {why}. La partie n’en est pas touchée.</translation>
    </message>
    <message>
        <source>Making a new book of the backup</source>
        <comment>restoring</comment>
        <translation>La sauvegarde devient un nouveau journal</translation>
    </message>
    <message>
        <source>The backup is the book {file} now</source>
        <comment>restored</comment>
        <translation>La sauvegarde est maintenant le journal {file}</translation>
    </message>
    <message>
        <source>Nothing was changed in the book that is open.</source>
        <comment>restored_note</comment>
        <translation>Rien n’a changé dans le journal ouvert.</translation>
    </message>
    <message>
        <source>It could not be restored: {why}</source>
        <comment>not_restored</comment>
        <translation>Elle n’a pas pu être restaurée : {why}</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Verify the book</source>
        <comment>title</comment>
        <translation>Vérifier le journal</translation>
    </message>
    <message>
        <source>Verifying</source>
        <comment>checking</comment>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>how_far</comment>
        <translation>{done} étapes sur {of}</translation>
    </message>
    <message>
        <source>Pages, chain, every step decided again, every chip counted.</source>
        <comment>about</comment>
        <translation>Pages, chaîne, chaque étape décidée à nouveau, chaque jeton compté.</translation>
    </message>
    <message>
        <source>All as it was written</source>
        <comment>sound</comment>
        <translation>Tout est tel qu’écrit</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were checked, sessions: {sessions}.</source>
        <comment>sound_note</comment>
        <translation>
            <numerusform>{count} étape vérifiée, sessions : {sessions}.</numerusform>
            <numerusform>{count} étapes vérifiées, sessions : {sessions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} findings</source>
        <comment>faults</comment>
        <translation>
            <numerusform>{count} anomalie</numerusform>
            <numerusform>{count} anomalies</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked to the end</source>
        <comment>cancelled</comment>
        <translation>Vérification interrompue</translation>
    </message>
    <message>
        <source>It could not be checked: {why}</source>
        <comment>failed</comment>
        <translation>Vérification impossible : {why}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>cancel</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Verify again</source>
        <comment>again</comment>
        <translation>Vérifier encore</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Sauver ce qui peut l’être</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>dans un nouveau journal ; celui-ci n’est que lu</translation>
    </message>
    <message>
        <source>Saving what can be saved</source>
        <comment>saving</comment>
        <translation>Sauvetage en cours</translation>
    </message>
    <message>
        <source>What could be saved is in {file}</source>
        <comment>saved</comment>
        <translation>Ce qui a pu être sauvé est dans {file}</translation>
    </message>
    <message>
        <source>Nothing in it proves itself; no book was made</source>
        <comment>saved_nothing</comment>
        <translation>Rien n’y est prouvable ; aucun journal n’a été créé</translation>
    </message>
    <message>
        <source>Later steps that prove themselves stand as lines in {file}.</source>
        <comment>saved_rest</comment>
        <translation>Les étapes suivantes prouvables sont en lignes dans {file}.</translation>
    </message>
    <message>
        <source>It could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Sauvetage impossible : {why}</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Ouvrir le nouveau journal</translation>
    </message>
    <message>
        <source>The book does not have what was noted on {when}: its end is gone, or an older one lies in its place. Menu, Backups has copies.</source>
        <comment>shorter</comment>
        <translation>Le journal n’a pas ce qui a été noté le {when} : sa fin a disparu, ou un plus ancien est à sa place. Menu, Sauvegardes a des copies.</translation>
    </message>
    <message>
        <source>The book is not as it was written. Menu, This device, Verify the book says more.</source>
        <comment>found</comment>
        <translation>Le journal n’est pas tel qu’il a été écrit. Menu, Cet appareil, Vérifier le journal en dit plus.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>This device</source>
        <comment>title</comment>
        <translation>Cet appareil</translation>
    </message>
    <message>
        <source>kept here, not with the table</source>
        <comment>about</comment>
        <translation>gardé ici, pas avec la table</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>all is kept already</source>
        <comment>back_note</comment>
        <translation>tout est déjà enregistré</translation>
    </message>
    <message>
        <source>the size stays as it was</source>
        <comment>back_unmeasured</comment>
        <translation>la taille reste comme avant</translation>
    </message>
    <message>
        <source>How it looks</source>
        <comment>looks</comment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>hands</comment>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>sounds</comment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Players' display</source>
        <comment>players</comment>
        <translation>Écran des joueurs</translation>
    </message>
    <message>
        <source>Language, screen, backups</source>
        <comment>device</comment>
        <translation>Langue, écran, sauvegardes</translation>
    </message>
    <message>
        <source>Backups</source>
        <comment>backups</comment>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>see them</source>
        <comment>backups_see</comment>
        <translation>les voir</translation>
    </message>
    <message>
        <source>here alone</source>
        <comment>backups_here</comment>
        <translation>ici seulement</translation>
    </message>
    <message>
        <source>second folder</source>
        <comment>backups_second</comment>
        <translation>second dossier</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <comment>backups_choose</comment>
        <translation>Second dossier pour les sauvegardes</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>theme</comment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>theme_dark</comment>
        <translation>sombre</translation>
    </message>
    <message>
        <source>light</source>
        <comment>theme_light</comment>
        <translation>clair</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>theme_high_contrast</comment>
        <translation>contraste fort</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>theme_system</comment>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>Small text</source>
        <comment>text</comment>
        <translation>Petits textes</translation>
    </message>
    <message>
        <source>Suits</source>
        <comment>suits</comment>
        <translation>Enseignes</translation>
    </message>
    <message>
        <source>four colours</source>
        <comment>suits_four</comment>
        <translation>quatre couleurs</translation>
    </message>
    <message>
        <source>two colours</source>
        <comment>suits_two</comment>
        <translation>deux couleurs</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>motion</comment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>chips slide</source>
        <comment>motion_on</comment>
        <translation>les jetons glissent</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <comment>motion_off</comment>
        <translation>rien ne bouge</translation>
    </message>
    <message>
        <source>Pad and buttons</source>
        <comment>column</comment>
        <translation>Clavier et boutons</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>column_right</comment>
        <translation>à droite</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>column_left</comment>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>Dealer sits</source>
        <comment>dealer</comment>
        <translation>Place du croupier</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>dealer_bottom</comment>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>dealer_top</comment>
        <translation>en haut</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys_order</comment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>1 2 3 on top</source>
        <comment>keys_low</comment>
        <translation>1 2 3 en haut</translation>
    </message>
    <message>
        <source>7 8 9 on top</source>
        <comment>keys_high</comment>
        <translation>7 8 9 en haut</translation>
    </message>
    <message>
        <source>All sounds</source>
        <comment>sound</comment>
        <translation>Tous les sons</translation>
    </message>
    <message>
        <source>on</source>
        <comment>sound_on</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound_off</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>Heard for</source>
        <comment>heard</comment>
        <translation>On entend</translation>
    </message>
    <message>
        <source>the clock</source>
        <comment>heard_clock</comment>
        <translation>l’horloge</translation>
    </message>
    <message>
        <source>taps</source>
        <comment>heard_taps</comment>
        <translation>les appuis</translation>
    </message>
    <message>
        <source>pots pushed</source>
        <comment>heard_pots</comment>
        <translation>les pots</translation>
    </message>
    <message>
        <source>refusals</source>
        <comment>heard_refusals</comment>
        <translation>les refus</translation>
    </message>
    <message>
        <source>Second screen</source>
        <comment>display</comment>
        <translation>Second écran</translation>
    </message>
    <message>
        <source>open (F2)</source>
        <comment>display_open</comment>
        <translation>ouvert (F2)</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>display_closed</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>One screen: table and display both get smaller</source>
        <comment>display_smaller</comment>
        <translation>Un seul écran : la table et l'affichage rétrécissent</translation>
    </message>
    <message>
        <source>Show both</source>
        <comment>display_both</comment>
        <translation>Afficher les deux</translation>
    </message>
    <message>
        <source>The display has no room here: it needs a second screen</source>
        <comment>display_needs</comment>
        <translation>Pas de place ici : l'affichage demande un second écran</translation>
    </message>
    <message>
        <source>It tells</source>
        <comment>tells</comment>
        <translation>Il montre</translation>
    </message>
    <message>
        <source>names</source>
        <comment>tells_names</comment>
        <translation>noms</translation>
    </message>
    <message>
        <source>stacks</source>
        <comment>tells_stacks</comment>
        <translation>tapis</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>language_system</comment>
        <translation>système</translation>
    </message>
    <message>
        <source>Saved and copied</source>
        <comment>files</comment>
        <translation>Enregistré et copié</translation>
    </message>
    <message>
        <source>with names</source>
        <comment>files_named</comment>
        <translation>avec les noms</translation>
    </message>
    <message>
        <source>Player 1, Player 2</source>
        <comment>files_nameless</comment>
        <translation>Joueur 1, Joueur 2</translation>
    </message>
    <message>
        <source>Card room</source>
        <comment>room</comment>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Floor of the room</source>
        <comment>room_floor</comment>
        <translation>Floor de la salle</translation>
    </message>
    <message>
        <source>Touch size</source>
        <comment>screen</comment>
        <translation>Taille tactile</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>screen_measure</comment>
        <translation>mesurer</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>screen_measured</comment>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>as the screen says</source>
        <comment>screen_forget</comment>
        <translation>selon l’écran</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes</comment>
        <translation>Mises rapides</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>sizes_choose</comment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>chosen</comment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>quit</comment>
        <translation>Fermer Feltbook</translation>
    </message>
    <message>
        <source>every tap is on disk</source>
        <comment>quit_note</comment>
        <translation>chaque geste est enregistré</translation>
    </message>
    <message>
        <source>Lay a playing card on this outline</source>
        <comment>measure_title</comment>
        <translation>Poser une carte sur ce contour</translation>
    </message>
    <message>
        <source>Make the outline as large as the card, then tap It fits. Keys get the size fingers need.</source>
        <comment>measure_note</comment>
        <translation>Donner au contour la taille de la carte, puis toucher C’est bon. Les touches prennent la taille qu’il faut aux doigts.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>measure_smaller</comment>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>measure_larger</comment>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>It fits</source>
        <comment>measure_fits</comment>
        <translation>C’est bon</translation>
    </message>
    <message>
        <source>{density} px a mm</source>
        <comment>measure_fits_note</comment>
        <translation>{density} px par mm</translation>
    </message>
    <message>
        <source>Quick sizes</source>
        <comment>sizes_title</comment>
        <translation>Mises rapides</translation>
    </message>
    <message>
        <source>up to five each, played by one tap; a small pad shows four, the least among them without a bet</source>
        <comment>sizes_note</comment>
        <translation>jusqu’à cinq, jouées d’un geste ; un petit pavé en montre quatre, dont « min. » sans mise</translation>
    </message>
    <message>
        <source>No limit: opening</source>
        <comment>sizes_opening</comment>
        <translation>No-limit : ouvrir</translation>
    </message>
    <message>
        <source>No limit: raising a raise</source>
        <comment>sizes_raising</comment>
        <translation>No-limit : sur une relance</translation>
    </message>
    <message>
        <source>No limit: after the flop</source>
        <comment>sizes_streets</comment>
        <translation>No-limit : après le flop</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>sizes_pot_limit</comment>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <comment>sizes_usual</comment>
        <translation>Les habituelles</translation>
    </message>
    <message>
        <source>five are chosen: tap one of them away first</source>
        <comment>sizes_full</comment>
        <translation>cinq sont choisies : en retirer une d’abord</translation>
    </message>
    <message>
        <source>This device</source>
        <comment>menu_device</comment>
        <translation>Cet appareil</translation>
    </message>
    <message>
        <source>colours, layout, sounds</source>
        <comment>menu_device_note</comment>
        <translation>couleurs, disposition, sons</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu_keys</comment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>menu_manual</comment>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>how everything works</source>
        <comment>menu_manual_note</comment>
        <translation>comment tout marche</translation>
    </message>
    <message>
        <source>The tour again</source>
        <comment>menu_tour</comment>
        <translation>Revoir la visite</translation>
    </message>
    <message>
        <source>Verify the book</source>
        <comment>menu_check</comment>
        <translation>Vérifier le journal</translation>
    </message>
    <message>
        <source>every step, every chip</source>
        <comment>menu_check_note</comment>
        <translation>chaque étape, chaque jeton</translation>
    </message>
    <message>
        <source>Close Feltbook</source>
        <comment>menu_quit</comment>
        <translation>Fermer Feltbook</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Players' display</source>
        <comment>title</comment>
        <translation>Écran des joueurs</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat</comment>
        <translation>Siège {seat}</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>doit parler</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>to_call</comment>
        <translation>Pour suivre</translation>
    </message>
    <message>
        <source>Most</source>
        <comment>most</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>all_pots</comment>
        <translation>Tous les pots</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>clock</comment>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>time_up</comment>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>all_in</comment>
        <translation>Enchères terminées</translation>
    </message>
    <message>
        <source>Hand {hand} is next</source>
        <comment>next_hand</comment>
        <translation>Main {hand} à suivre</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand</comment>
        <translation>Main {hand}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gagne {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>shares</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>Blinds {amounts}</source>
        <comment>blinds</comment>
        <translation>Blindes {amounts}</translation>
    </message>
    <message>
        <source>Blind {amounts}</source>
        <comment>blind</comment>
        <translation>Blinde {amounts}</translation>
    </message>
    <message>
        <source>Limits {amounts}</source>
        <comment>limits</comment>
        <translation>Limites {amounts}</translation>
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
        <translation>La prochaine main va commencer</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>over</comment>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>Between hands</source>
        <comment>paused</comment>
        <translation>Entre deux mains</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>clock_level</comment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>clock_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>clock_paused</comment>
        <translation>En pause</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>clock_from_next</comment>
        <translation>dès la main suivante</translation>
    </message>
    <message>
        <source>Next, level {number}</source>
        <comment>clock_next</comment>
        <translation>Ensuite, niveau {number}</translation>
    </message>
    <message>
        <source>The last level</source>
        <comment>clock_last</comment>
        <translation>Le dernier niveau</translation>
    </message>
    <message>
        <source>a break of {minutes} min before it</source>
        <comment>clock_break_first</comment>
        <translation>après une pause de {minutes} min</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>prizes</comment>
        <translation>Prix</translation>
    </message>
    <message numerus="yes">
        <source>{count} more</source>
        <comment>more_places</comment>
        <translation>
            <numerusform>{count} autre place</numerusform>
            <numerusform>{count} autres places</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} more</source>
        <comment>to_win</comment>
        <translation>{amount} en plus</translation>
    </message>
    <message numerus="yes">
        <source>{count} more out, then the money</source>
        <comment>to_money</comment>
        <translation>
            <numerusform>encore {count} sortie, puis l'argent</numerusform>
            <numerusform>encore {count} sorties, puis l'argent</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody left is paid</source>
        <comment>in_money</comment>
        <translation>Tous ceux qui restent sont payés</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{count} of {of}</source>
        <comment>n_of</comment>
        <translation>{count} sur {of}</translation>
    </message>
    <message numerus="yes">
        <source>{count} are paid</source>
        <comment>are_paid</comment>
        <translation>
            <numerusform>{count} est payé</numerusform>
            <numerusform>{count} sont payés</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <comment>average</comment>
        <translation>Tapis moyen</translation>
    </message>
    <message>
        <source>Biggest stack</source>
        <comment>biggest</comment>
        <translation>Plus gros tapis</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <comment>in_play</comment>
        <translation>Jetons en jeu</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>seat {seat} is not to act, seat {to_act} is</source>
        <comment>out_of_turn</comment>
        <translation>ce n’est pas au siège {seat} de parler, mais au {to_act}</translation>
    </message>
    <message>
        <source>no more betting is possible: award the pots</source>
        <comment>needs_award</comment>
        <translation>enchères terminées : attribuer les pots</translation>
    </message>
    <message>
        <source>the round is closed: deal the next street</source>
        <comment>needs_street</comment>
        <translation>le tour est clos : donner le suivant</translation>
    </message>
    <message>
        <source>{action} comes to {to}, not {given}</source>
        <comment>fixed_total</comment>
        <translation>{action} donne {to}, pas {given}</translation>
    </message>
    <message>
        <source>all in is to {to}, not {given}</source>
        <comment>all_in_total</comment>
        <translation>le tapis est à {to}, pas {given}</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount}</source>
        <comment>fixed</comment>
        <translation>{kind} à {to} impossible, seulement {amount}</translation>
    </message>
    <message>
        <source>{kind} to {to} is under the least, {least}</source>
        <comment>under</comment>
        <translation>{kind} à {to} est sous le minimum, {least}</translation>
    </message>
    <message>
        <source>{to} is no multiple of {unit}; nearest is {nearest}</source>
        <comment>unit</comment>
        <translation>{to} n’est pas un multiple de {unit} ; le plus proche : {nearest}</translation>
    </message>
    <message>
        <source>{kind} to {to} is over the most, {most}</source>
        <comment>over</comment>
        <translation>{kind} à {to} dépasse le maximum, {most}</translation>
    </message>
    <message>
        <source>seat {seat} may not {action} now; open: {open}</source>
        <comment>illegal</comment>
        <translation>le siège {seat} : {action} impossible ; possible : {open}</translation>
    </message>
    <message>
        <source>there is nothing to call</source>
        <comment>no_call</comment>
        <translation>il n’y a rien à suivre</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind, not {pushed}</source>
        <comment>pushed_too_much</comment>
        <translation>le siège {seat} a {stack} derrière, pas {pushed}</translation>
    </message>
    <message>
        <source>these chips do not play at this table, only {values} do: they go back</source>
        <comment>foreign_chips</comment>
        <translation>ces jetons ne jouent pas ici, seulement {values} : ils sont rendus</translation>
    </message>
    <message>
        <source>a check is not open: the call is {call}</source>
        <comment>check_facing</comment>
        <translation>parole impossible : il faut {call} pour suivre</translation>
    </message>
    <message>
        <source>seat {seat} may not fold now</source>
        <comment>no_fold</comment>
        <translation>le siège {seat} ne peut pas passer maintenant</translation>
    </message>
    <message>
        <source>no bring-in is due now</source>
        <comment>no_bring_in</comment>
        <translation>aucun bring-in n’est dû maintenant</translation>
    </message>
    <message>
        <source>there is nothing to complete</source>
        <comment>no_complete</comment>
        <translation>il n’y a rien à compléter</translation>
    </message>
    <message>
        <source>{game} names no evaluator: rank the hands yourself</source>
        <comment>no_evaluator</comment>
        <translation>{game} n’a pas d’évaluateur : classer les mains soi-même</translation>
    </message>
    <message>
        <source>hands cannot be compared here: the library pokerkit is not installed; rank the hands yourself</source>
        <comment>no_pokerkit</comment>
        <translation>les mains ne peuvent être comparées : pokerkit n’est pas installé ; classer soi-même</translation>
    </message>
    <message>
        <source>winners are proposed at the showdown</source>
        <comment>no_showdown</comment>
        <translation>les gagnants sont proposés à l’abattage</translation>
    </message>
    <message>
        <source>the board is not complete: enter its cards, or rank the hands yourself</source>
        <comment>board_missing</comment>
        <translation>le tableau n’est pas complet : saisir ses cartes ou classer soi-même</translation>
    </message>
    <message>
        <source>the hands of seats {seats} are not in: show or muck them, or rank the hands yourself</source>
        <comment>hands_missing</comment>
        <translation>les mains des sièges {seats} manquent : montrer, jeter ou classer soi-même</translation>
    </message>
    <message>
        <source>an odd chip is left between seats {seats}: name the seat with the highest card by suit (odd_chip)</source>
        <comment>odd_chip_needed</comment>
        <translation>reste un jeton impair entre les sièges {seats} : nommer celui de la carte la plus haute par enseigne</translation>
    </message>
    <message>
        <source>seat {seat} cannot win pot {pot}; it is between seats {seats}</source>
        <comment>not_eligible</comment>
        <translation>le siège {seat} ne peut gagner le pot {pot} ; il est entre les sièges {seats}</translation>
    </message>
    <message>
        <source>pot {pot} of {amount} has no winner yet: rank one of seats {seats}</source>
        <comment>no_winner</comment>
        <translation>le pot {pot} de {amount} n’a pas de gagnant : classer un des sièges {seats}</translation>
    </message>
    <message>
        <source>{game} has no low half: say a ranking</source>
        <comment>award_no_low</comment>
        <translation>{game} n’a pas de moitié low : donner un classement</translation>
    </message>
    <message>
        <source>name the seat that brings it in ({needs})</source>
        <comment>needs_bring_in</comment>
        <translation>nommer le siège qui paie le bring-in ({needs})</translation>
    </message>
    <message>
        <source>name the seat that acts first ({needs})</source>
        <comment>needs_first</comment>
        <translation>nommer le siège qui parle en premier ({needs})</translation>
    </message>
    <message>
        <source>{kind} to {to} is not allowed, only {amount} or {other}</source>
        <comment>fixed_or</comment>
        <translation>{kind} à {to} impossible, seulement {amount} ou {other}</translation>
    </message>
    <message>
        <source>{action} {amount}</source>
        <comment>open.exact</comment>
        <translation>{action} {amount}</translation>
    </message>
    <message>
        <source>{action} to {amount}</source>
        <comment>open.to</comment>
        <translation>{action} à {amount}</translation>
    </message>
    <message>
        <source>{action} to {least} up to {most}</source>
        <comment>open.up_to</comment>
        <translation>{action} de {least} à {most}</translation>
    </message>
    <message>
        <source>a check is not open: the bring-in is {bring_in}</source>
        <comment>check_bring_in</comment>
        <translation>parole impossible : le bring-in est de {bring_in}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>book.full</comment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the book cannot be written: it is read-only</source>
        <comment>book.readonly</comment>
        <translation>le journal est en lecture seule</translation>
    </message>
    <message>
        <source>another program has locked the book</source>
        <comment>book.locked</comment>
        <translation>un autre programme a verrouillé le journal</translation>
    </message>
    <message>
        <source>the book's file was moved or renamed</source>
        <comment>book.moved</comment>
        <translation>le fichier du journal a été déplacé ou renommé</translation>
    </message>
    <message>
        <source>the book's file was deleted</source>
        <comment>book.deleted</comment>
        <translation>le fichier du journal a été supprimé</translation>
    </message>
    <message>
        <source>another file was laid over the book</source>
        <comment>book.replaced</comment>
        <translation>un autre fichier a pris la place du journal</translation>
    </message>
    <message>
        <source>the book's file is damaged</source>
        <comment>book.damaged</comment>
        <translation>le fichier du journal est endommagé</translation>
    </message>
    <message>
        <source>step {step} of session {session} is damaged</source>
        <comment>book.damaged_step</comment>
        <translation>l’étape {step} de la session {session} est endommagée</translation>
    </message>
    <message>
        <source>the book was written by a newer Feltbook</source>
        <comment>book.newer</comment>
        <translation>le journal vient d’un Feltbook plus récent</translation>
    </message>
    <message>
        <source>the book was written by an older Feltbook and not opened in this one yet</source>
        <comment>book.older</comment>
        <translation>le journal vient d’un Feltbook plus ancien et n’a pas encore été ouvert dans celui-ci</translation>
    </message>
    <message>
        <source>the file is not a book of Feltbook</source>
        <comment>book.foreign</comment>
        <translation>le fichier n’est pas un journal de Feltbook</translation>
    </message>
    <message>
        <source>a link stands where the lock of the book belongs</source>
        <comment>book.linked_lock</comment>
        <translation>un lien se trouve à la place du verrou du journal</translation>
    </message>
    <message>
        <source>another Feltbook writes this book</source>
        <comment>book.second_writer</comment>
        <translation>un autre Feltbook écrit dans ce journal</translation>
    </message>
    <message>
        <source>the book has no session {session}</source>
        <comment>book.no_session</comment>
        <translation>le journal n’a pas de session {session}</translation>
    </message>
    <message>
        <source>the folder of the book cannot be made here</source>
        <comment>book.no_folder</comment>
        <translation>le dossier du journal ne peut pas être créé ici</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <comment>book.taken</comment>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>book.io</comment>
        <translation>le disque ne répond pas comme il le devrait</translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or save in another place.</source>
        <comment>remedy.full</comment>
        <translation>Libérer de la place sur le disque et réessayer, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Allow the book and its folder to be written, or save in another place.</source>
        <comment>remedy.readonly</comment>
        <translation>Autoriser l’écriture du journal et de son dossier, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <comment>remedy.locked</comment>
        <translation>Fermer l’autre programme et réessayer.</translation>
    </message>
    <message>
        <source>Put the file back and try again, or save in another place.</source>
        <comment>remedy.moved</comment>
        <translation>Remettre le fichier à sa place et réessayer, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory.</source>
        <comment>remedy.deleted</comment>
        <translation>Enregistrer ailleurs : la partie est encore en mémoire.</translation>
    </message>
    <message>
        <source>Save in another place: the game is still in memory, the file is left as it is.</source>
        <comment>remedy.replaced</comment>
        <translation>Enregistrer ailleurs : la partie est encore en mémoire, le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or begin a new one.</source>
        <comment>remedy.damaged</comment>
        <translation>Reprendre une sauvegarde du journal, ou en commencer un nouveau.</translation>
    </message>
    <message>
        <source>Take a backup of the book, or go on in a new session.</source>
        <comment>remedy.damaged_step</comment>
        <translation>Reprendre une sauvegarde du journal, ou continuer dans une nouvelle session.</translation>
    </message>
    <message>
        <source>Update Feltbook; the book was left as it is.</source>
        <comment>remedy.newer</comment>
        <translation>Mettre Feltbook à jour ; le journal est resté tel quel.</translation>
    </message>
    <message>
        <source>Open it in Feltbook once, so that it is brought up to date.</source>
        <comment>remedy.older</comment>
        <translation>L’ouvrir une fois dans Feltbook pour le mettre à jour.</translation>
    </message>
    <message>
        <source>Choose another file, or begin a new book.</source>
        <comment>remedy.foreign</comment>
        <translation>Choisir un autre fichier, ou commencer un nouveau journal.</translation>
    </message>
    <message>
        <source>Delete the file beside the book whose name ends in .lock and try again.</source>
        <comment>remedy.linked_lock</comment>
        <translation>Supprimer le fichier à côté du journal dont le nom finit par .lock et réessayer.</translation>
    </message>
    <message>
        <source>Go on in the window that has the book open.</source>
        <comment>remedy.second_writer</comment>
        <translation>Continuer dans la fenêtre où le journal est ouvert.</translation>
    </message>
    <message>
        <source>Choose a session that is listed.</source>
        <comment>remedy.no_session</comment>
        <translation>Choisir une session de la liste.</translation>
    </message>
    <message>
        <source>Choose another place for the book.</source>
        <comment>remedy.no_folder</comment>
        <translation>Choisissez un autre endroit pour le journal.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <comment>remedy.taken</comment>
        <translation>Choisir un autre nom.</translation>
    </message>
    <message>
        <source>Check the disk and its cable and try again, or save in another place.</source>
        <comment>remedy.io</comment>
        <translation>Vérifier le disque et son câble et réessayer, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>a folder</source>
        <comment>foreign.folder</comment>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a database of another program</source>
        <comment>foreign.database</comment>
        <translation>une base de données d’un autre programme</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>foreign.empty</comment>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>book version {there}, this one reads up to {here}</source>
        <comment>newer.version</comment>
        <translation>version {there} du journal, celui-ci lit jusqu’à {here}</translation>
    </message>
    <message>
        <source>process {number}</source>
        <comment>second.process</comment>
        <translation>processus {number}</translation>
    </message>
    <message>
        <source>another process opens it</source>
        <comment>second.opens</comment>
        <translation>un autre processus l’ouvre</translation>
    </message>
    <message>
        <source>under another name</source>
        <comment>second.name</comment>
        <translation>sous un autre nom</translation>
    </message>
    <message>
        <source>step {step} of session {session} does not follow on step {before}</source>
        <comment>second.gap</comment>
        <translation>l’étape {step} de la session {session} ne suit pas l’étape {before}</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>check.book</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session}: {what}</source>
        <comment>check.session</comment>
        <translation>session {session} : {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}: {what}</source>
        <comment>check.step</comment>
        <translation>session {session}, main {hand}, étape {step} : {what}</translation>
    </message>
    <message>
        <source>session {session}, hand {hand}, step {step}, after {since}: {what}</source>
        <comment>check.step_since</comment>
        <translation>session {session}, main {hand}, étape {step}, après {since} : {what}</translation>
    </message>
    <message>
        <source>the file cannot be opened as a book: {detail}</source>
        <comment>check.unopened</comment>
        <translation>le fichier ne s’ouvre pas comme journal : {detail}</translation>
    </message>
    <message>
        <source>the file's pages do not hold together: {detail}</source>
        <comment>check.pages</comment>
        <translation>les pages du fichier ne vont pas ensemble : {detail}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not of Feltbook</source>
        <comment>check.foreign</comment>
        <translation>pas de Feltbook : {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is not as Feltbook makes it</source>
        <comment>check.altered</comment>
        <translation>pas tel que Feltbook le fait : {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {name} is missing</source>
        <comment>check.gone</comment>
        <translation>il manque : {kind} {name}</translation>
    </message>
    <message>
        <source>what stands in the file cannot be read: {detail}</source>
        <comment>check.read</comment>
        <translation>le contenu du fichier est illisible : {detail}</translation>
    </message>
    <message>
        <source>steps of a session that is not in the list</source>
        <comment>check.unlisted</comment>
        <translation>des étapes d’une session absente de la liste</translation>
    </message>
    <message>
        <source>the session has no steps</source>
        <comment>check.empty</comment>
        <translation>la session n’a aucune étape</translation>
    </message>
    <message>
        <source>steps {first} to {last} are missing</source>
        <comment>check.missing</comment>
        <translation>les étapes {first} à {last} manquent</translation>
    </message>
    <message>
        <source>its bytes are not those that were written</source>
        <comment>check.chain</comment>
        <translation>ses octets ne sont pas ceux qui ont été écrits</translation>
    </message>
    <message>
        <source>it cannot be read: {detail}</source>
        <comment>check.unread</comment>
        <translation>illisible : {detail}</translation>
    </message>
    <message>
        <source>it is missing</source>
        <comment>damaged.missing</comment>
        <translation>l’étape manque</translation>
    </message>
    <message>
        <source>the way to it is not numbers</source>
        <comment>damaged.way</comment>
        <translation>le chemin qui y mène n’est pas fait de nombres</translation>
    </message>
    <message>
        <source>the step before it is not there</source>
        <comment>damaged.before</comment>
        <translation>l’étape d’avant n’est pas là</translation>
    </message>
    <message>
        <source>a step before it is missing</source>
        <comment>damaged.gap</comment>
        <translation>une étape d’avant manque</translation>
    </message>
    <message>
        <source>the step after it has no number of its own</source>
        <comment>damaged.after</comment>
        <translation>l’étape suivante n’a pas de numéro à elle</translation>
    </message>
    <message>
        <source>it does not point back</source>
        <comment>damaged.back</comment>
        <translation>elle ne pointe pas en arrière</translation>
    </message>
    <message>
        <source>no table is opened before it</source>
        <comment>damaged.no_table</comment>
        <translation>aucune table n’est ouverte avant elle</translation>
    </message>
    <message>
        <source>what was saved is not what is played</source>
        <comment>damaged.saved</comment>
        <translation>ce qui a été enregistré n’est pas ce qui est joué</translation>
    </message>
    <message>
        <source>a value is of another kind than what is written</source>
        <comment>damaged.kind</comment>
        <translation>une valeur est d’une autre nature que ce qui s’écrit</translation>
    </message>
    <message>
        <source>no number where one was written</source>
        <comment>damaged.number</comment>
        <translation>pas de nombre là où il en fut écrit un</translation>
    </message>
    <message>
        <source>a session is not what was written</source>
        <comment>damaged.session</comment>
        <translation>une session n’est pas ce qui fut écrit</translation>
    </message>
    <message>
        <source>commands: {detail}</source>
        <comment>damaged.commands</comment>
        <translation>saisies : {detail}</translation>
    </message>
    <message>
        <source>events: {detail}</source>
        <comment>damaged.events</comment>
        <translation>événements : {detail}</translation>
    </message>
    <message>
        <source>its events do not fit: {detail}</source>
        <comment>damaged.unfit</comment>
        <translation>ses événements ne vont pas ensemble : {detail}</translation>
    </message>
    <message>
        <source>step {step} has format {there}, this Feltbook reads up to {here}</source>
        <comment>damaged.format</comment>
        <translation>l’étape {step} a le format {there}, ce Feltbook lit jusqu’à {here}</translation>
    </message>
    <message>
        <source>it does not build on the step it was made on</source>
        <comment>check.stand</comment>
        <translation>l’étape ne part pas de celle après laquelle elle a été faite</translation>
    </message>
    <message>
        <source>what is stored is not what its commands come to</source>
        <comment>check.decided</comment>
        <translation>ce qui est enregistré ne découle pas des saisies</translation>
    </message>
    <message>
        <source>its commands would be refused: {reason}</source>
        <comment>check.refused</comment>
        <translation>ses saisies seraient refusées : {reason}</translation>
    </message>
    <message>
        <source>Feltbook {version}, which wrote the session, decided something else than this one</source>
        <comment>check.otherwise</comment>
        <translation>Feltbook {version}, qui a écrit la session, a décidé autrement que celui-ci</translation>
    </message>
    <message>
        <source>what is noted beside it ({names}) is not what its events say</source>
        <comment>check.notes</comment>
        <translation>ce qui est noté à côté ({names}) n’est pas ce que disent ses événements</translation>
    </message>
    <message>
        <source>the state stored with it is not the one its events lead to</source>
        <comment>check.state</comment>
        <translation>l’état enregistré avec elle n’est pas celui où mènent ses événements</translation>
    </message>
    <message>
        <source>the chips on the table are not those that came in less those that went out</source>
        <comment>check.chips</comment>
        <translation>les jetons sur la table ne sont pas ceux achetés moins ceux rendus</translation>
    </message>
    <message>
        <source>the recap does not agree with the events: {names}</source>
        <comment>check.recap</comment>
        <translation>le bilan ne s’accorde pas avec les événements : {names}</translation>
    </message>
    <message>
        <source>no step has the head {head}</source>
        <comment>check.head</comment>
        <translation>aucune étape n’a la tête de chaîne {head}</translation>
    </message>
    <message>
        <source>a payment that was ticked as made is not as it was written</source>
        <comment>check.settled</comment>
        <translation>un paiement coché comme fait n’est pas tel qu’il a été écrit</translation>
    </message>
    <message>
        <source>steps 1 to {count} were chained on {day}, after they had been played</source>
        <comment>check.later</comment>
        <translation>les étapes 1 à {count} ont été chaînées le {day}, après avoir été jouées</translation>
    </message>
    <message>
        <source>the book is not chained yet: open it in Feltbook once</source>
        <comment>check.older</comment>
        <translation>le journal n’est pas encore chaîné : ouvrez-le une fois dans Feltbook</translation>
    </message>
    <message>
        <source>it has the head {head}; {count} steps were added since</source>
        <comment>check.grown</comment>
        <translation>tête de chaîne {head} ; étapes ajoutées depuis : {count}</translation>
    </message>
    <message>
        <source>session {session}: all {count} steps</source>
        <comment>saved.whole</comment>
        <translation>session {session} : les {count} étapes</translation>
    </message>
    <message>
        <source>session {session}: steps 1 to {last} of {count}, step {missing} is lost</source>
        <comment>saved.part</comment>
        <translation>session {session} : étapes 1 à {last} sur {count}, l’étape {missing} est perdue</translation>
    </message>
    <message>
        <source>session {session}: nothing, its first step is lost</source>
        <comment>saved.none</comment>
        <translation>session {session} : rien, la première étape est perdue</translation>
    </message>
    <message>
        <source>a misdeal ({why}): all chips went back</source>
        <comment>export.misdeal</comment>
        <translation>une maldonne ({why}) : tous les jetons ont été rendus</translation>
    </message>
    <message>
        <source>{game} has no word in Open Hand History</source>
        <comment>export.ohh_game</comment>
        <translation>{game} n’a pas de mot dans Open Hand History</translation>
    </message>
    <message>
        <source>{limit} has no word in Open Hand History</source>
        <comment>export.ohh_limit</comment>
        <translation>{limit} n’a pas de mot dans Open Hand History</translation>
    </message>
    <message>
        <source>{game} with limit {limit} has no code in PHH</source>
        <comment>export.phh_code</comment>
        <translation>{game} en limite {limit} n’a pas de code dans PHH</translation>
    </message>
    <message>
        <source>PHH cannot say a cap</source>
        <comment>export.phh_cap</comment>
        <translation>PHH ne sait pas dire un cap</translation>
    </message>
    <message>
        <source>PHH cannot say several boards or runs</source>
        <comment>export.phh_runs</comment>
        <translation>PHH ne sait pas dire plusieurs tableaux ou tours de cartes</translation>
    </message>
    <message>
        <source>PHH cannot say a hand that was declared dead</source>
        <comment>export.phh_dead</comment>
        <translation>PHH ne sait pas dire une main déclarée morte</translation>
    </message>
    <message>
        <source>PHH cannot say the fold of a player who is away and has no turn</source>
        <comment>export.phh_away</comment>
        <translation>PHH ne sait pas dire qu’un joueur absent passe sans que ce soit son tour</translation>
    </message>
    <message>
        <source>PHH cannot say chips of the house in the pot</source>
        <comment>export.phh_splash</comment>
        <translation>PHH ne sait pas dire des jetons de la maison dans le pot</translation>
    </message>
    <message>
        <source>PHH cannot say a bet larger than the big blind</source>
        <comment>export.phh_bet</comment>
        <translation>PHH ne sait pas dire une mise plus grosse que la grosse blinde</translation>
    </message>
    <message>
        <source>PHH needs the whole board of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_board</comment>
        <translation>PHH a besoin de tout le tableau d’une main qui va à l’abattage ; tout n’a pas été saisi</translation>
    </message>
    <message>
        <source>PHH needs every upcard of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_ups</comment>
        <translation>PHH a besoin de chaque carte ouverte d’une main qui va à l’abattage ; tout n’a pas été saisi</translation>
    </message>
    <message>
        <source>PHH needs what each drew of a hand that comes to the showdown; not all was entered</source>
        <comment>export.phh_drew</comment>
        <translation>PHH a besoin de ce que chacun a tiré dans une main qui va à l’abattage ; tout n’a pas été saisi</translation>
    </message>
    <message>
        <source>PHH's readers divide the odd chip of money with decimals</source>
        <comment>export.phh_decimals</comment>
        <translation>les lecteurs de PHH divisent le jeton impair d’un argent à décimales</translation>
    </message>
    <message>
        <source>PHH needs the cards of all who share the pots, and not all were entered</source>
        <comment>export.phh_cards</comment>
        <translation>PHH a besoin des cartes de tous ceux qui partagent les pots, et toutes n’ont pas été saisies</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, bets by another rule in the hand</source>
        <comment>export.phh_refused</comment>
        <translation>pokerkit, qui lit PHH, mise dans cette main selon une autre règle</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, ends the hand with other stacks by its own rules</source>
        <comment>export.phh_divided</comment>
        <translation>pokerkit, qui lit PHH, finit la main avec d’autres tapis selon ses propres règles</translation>
    </message>
    <message>
        <source>PHH's readers divide pots by the shown cards, and they were awarded against them</source>
        <comment>export.phh_against</comment>
        <translation>les lecteurs de PHH divisent les pots selon les cartes montrées, et ils ont été attribués contre elles</translation>
    </message>
    <message>
        <source>pokerkit, which reads PHH, gives an odd chip to another player</source>
        <comment>export.phh_odd</comment>
        <translation>pokerkit, qui lit PHH, donne un jeton impair à un autre joueur</translation>
    </message>
    <message>
        <source>PHH needs every upcard, and not all were entered</source>
        <comment>export.phh_upcards</comment>
        <translation>PHH a besoin de chaque carte ouverte, et toutes n’ont pas été saisies</translation>
    </message>
    <message>
        <source>PHH needs to know how many each drew, and not all were entered</source>
        <comment>export.phh_draws</comment>
        <translation>PHH doit savoir combien chacun en a tiré, et tout n’a pas été saisi</translation>
    </message>
    <message>
        <source>{game} has no word in PokerStars' text</source>
        <comment>export.stars_game</comment>
        <translation>{game} n’a pas de mot dans le texte de PokerStars</translation>
    </message>
    <message>
        <source>PokerStars' text has no heading for the one draw of a single-draw game</source>
        <comment>export.stars_single</comment>
        <translation>le texte de PokerStars n’a pas de titre pour le seul tirage d’un single draw</translation>
    </message>
    <message>
        <source>limit {limit} has no word in PokerStars' text</source>
        <comment>export.stars_limit</comment>
        <translation>la limite {limit} n’a pas de mot dans le texte de PokerStars</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a straddle</source>
        <comment>export.stars_straddle</comment>
        <translation>le texte de PokerStars n’a pas de mot pour un straddle</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a kill</source>
        <comment>export.stars_kill</comment>
        <translation>le texte de PokerStars n’a pas de mot pour un kill</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a bomb pot</source>
        <comment>export.stars_bomb</comment>
        <translation>le texte de PokerStars n’a pas de mot pour un bomb pot</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for chips of the house in the pot</source>
        <comment>export.stars_splash</comment>
        <translation>le texte de PokerStars n’a pas de mot pour des jetons de la maison dans le pot</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for several boards</source>
        <comment>export.stars_boards</comment>
        <translation>le texte de PokerStars n’a pas de mot pour plusieurs tableaux</translation>
    </message>
    <message>
        <source>PokerStars' text knows two runs at most</source>
        <comment>export.stars_runs</comment>
        <translation>le texte de PokerStars connaît deux tours de cartes au plus</translation>
    </message>
    <message>
        <source>PokerStars' text has no word for a live post under the big blind</source>
        <comment>export.stars_odd_post</comment>
        <translation>le texte de PokerStars n’a pas de mot pour un post vivant sous la grosse blinde</translation>
    </message>
    <message>
        <source>PokerStars' text reads a dead blind as live where nobody posts the small one</source>
        <comment>export.stars_dead</comment>
        <translation>le texte de PokerStars lit une blinde morte comme vivante quand personne ne poste la petite</translation>
    </message>
    <message>
        <source>PokerStars' text needs the board, and it was not entered</source>
        <comment>export.stars_board</comment>
        <translation>le texte de PokerStars a besoin du tableau, et il n’a pas été saisi</translation>
    </message>
    <message>
        <source>here is no hand of Open Hand History</source>
        <comment>import.no_ohh</comment>
        <translation>il n’y a pas ici de main d’Open Hand History</translation>
    </message>
    <message>
        <source>this is no PHH: here begins what is no TOML</source>
        <comment>import.no_toml</comment>
        <translation>ce n’est pas du PHH : ici commence ce qui n’est pas du TOML</translation>
    </message>
    <message>
        <source>a field is missing or says nothing that can be read: {field}</source>
        <comment>import.field</comment>
        <translation>un champ manque ou ne dit rien de lisible : {field}</translation>
    </message>
    <message>
        <source>the bounties are not those of the players who went out in the hand</source>
        <comment>import.bounties</comment>
        <translation>les primes ne sont pas celles des joueurs éliminés dans la main</translation>
    </message>
    <message>
        <source>the file does not say how long a level lasts: the tournament has none</source>
        <comment>import.no_levels</comment>
        <translation>le fichier ne dit pas combien dure un niveau : le tournoi n’en a pas</translation>
    </message>
    <message>
        <source>the file does not say what an entry costs: the tournament has no prizes</source>
        <comment>import.no_costs</comment>
        <translation>le fichier ne dit pas ce que coûte une entrée : le tournoi n’a pas de prix</translation>
    </message>
    <message>
        <source>a level of {seconds} seconds is none: it lasts whole minutes</source>
        <comment>import.level</comment>
        <translation>un niveau de {seconds} secondes n’en est pas un : il dure des minutes entières</translation>
    </message>
    <message>
        <source>this game is not taken in: {game}</source>
        <comment>import.game</comment>
        <translation>ce jeu n’est pas repris : {game}</translation>
    </message>
    <message>
        <source>streets are missing, or they stand in another order than they are dealt in</source>
        <comment>import.runs</comment>
        <translation>il manque des rues, ou elles ne sont pas dans l’ordre où elles sont données</translation>
    </message>
    <message>
        <source>what was done is not taken in: {act}</source>
        <comment>import.act</comment>
        <translation>ce qui a été fait n’est pas repris : {act}</translation>
    </message>
    <message>
        <source>{amount} is no amount</source>
        <comment>import.amount</comment>
        <translation>{amount} n’est pas un montant</translation>
    </message>
    <message>
        <source>{currency} is no currency</source>
        <comment>import.currency</comment>
        <translation>{currency} n’est pas une monnaie</translation>
    </message>
    <message>
        <source>what was posted is not what blinds and antes ask for</source>
        <comment>import.posts</comment>
        <translation>ce qui a été posté n’est pas ce que demandent blindes et antes</translation>
    </message>
    <message>
        <source>the button comes to seat {lies}, in the file it is at seat {button}</source>
        <comment>import.button</comment>
        <translation>le bouton arrive au siège {lies}, dans le fichier il est au siège {button}</translation>
    </message>
    <message>
        <source>the bets of the file are not those of its blinds and its kill</source>
        <comment>import.bets</comment>
        <translation>les mises du fichier ne sont pas celles de ses blindes et de son kill</translation>
    </message>
    <message>
        <source>seat {seat} puts in {put}, not the {said} of the file</source>
        <comment>import.put</comment>
        <translation>le siège {seat} met {put}, et non {said} comme dans le fichier</translation>
    </message>
    <message>
        <source>what the file says of seat {seat} at the showdown does not fit the hand</source>
        <comment>import.showdown</comment>
        <translation>ce que le fichier dit du siège {seat} à l’abattage ne correspond pas à la main</translation>
    </message>
    <message>
        <source>the pots are not those of the file</source>
        <comment>import.pots</comment>
        <translation>les pots ne sont pas ceux du fichier</translation>
    </message>
    <message>
        <source>no division of the pots gives everybody what the file says</source>
        <comment>import.award</comment>
        <translation>aucun partage des pots ne donne à chacun ce que dit le fichier</translation>
    </message>
    <message>
        <source>what was put in is not what was paid out</source>
        <comment>import.sums</comment>
        <translation>ce qui a été mis n’est pas ce qui a été payé</translation>
    </message>
    <message>
        <source>the hand does not come to its end</source>
        <comment>import.open</comment>
        <translation>la main n’arrive pas à sa fin</translation>
    </message>
    <message>
        <source>the file is none that can be taken in: Open Hand History, PHH, or a table of evenings</source>
        <comment>import.kind</comment>
        <translation>le fichier n’est pas de ceux qui peuvent être repris : Open Hand History, PHH ou un tableau de soirées</translation>
    </message>
    <message>
        <source>these columns are missing: {names}</source>
        <comment>import.columns</comment>
        <translation>ces colonnes manquent : {names}</translation>
    </message>
    <message>
        <source>{date} is no day: write it as 2026-05-31</source>
        <comment>import.date</comment>
        <translation>{date} n’est pas un jour : il s’écrit 2026-05-31</translation>
    </message>
    <message>
        <source>here is no name</source>
        <comment>import.name</comment>
        <translation>il n’y a pas de nom ici</translation>
    </message>
    <message>
        <source>more sit at once than the {most} a table seats</source>
        <comment>import.seats</comment>
        <translation>il y a plus de joueurs assis à la fois que les {most} d’une table</translation>
    </message>
    <message>
        <source>session {session} is this evening: it is in the book already</source>
        <comment>import.twice</comment>
        <translation>la soirée {session} est celle-ci : elle est déjà dans le journal</translation>
    </message>
    <message>
        <source>this evening stands in the file twice, first in line {first}</source>
        <comment>import.again</comment>
        <translation>cette soirée figure deux fois dans le fichier, d’abord à la ligne {first}</translation>
    </message>
    <message>
        <source>this evening stands in {file} as well</source>
        <comment>import.elsewhere</comment>
        <translation>cette soirée figure aussi dans {file}</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <comment>import.empty</comment>
        <translation>il n’y a rien dedans</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <comment>import.text</comment>
        <translation>le fichier n’est pas du texte</translation>
    </message>
    <message>
        <source>nobody in this book is called {name}</source>
        <comment>people.unknown</comment>
        <translation>personne dans ce journal ne s’appelle {name}</translation>
    </message>
    <message>
        <source>{name} is the name of {person}: merge the two, if they are one person</source>
        <comment>people.taken</comment>
        <translation>{name} est déjà un nom de {person} : réunir les deux, si c’est la même personne</translation>
    </message>
    <message>
        <source>{name} and {other} are one person already</source>
        <comment>people.same</comment>
        <translation>{name} et {other} sont déjà une seule personne</translation>
    </message>
    <message>
        <source>{name} is not merged with anybody</source>
        <comment>people.alone</comment>
        <translation>{name} n’est réuni avec personne</translation>
    </message>
    <message>
        <source>{name} was played under, or is the only name: it stays</source>
        <comment>people.only_name</comment>
        <translation>on a joué sous le nom {name}, ou c’est le seul : il reste</translation>
    </message>
    <message>
        <source>notes have at most {most} characters, not {given}</source>
        <comment>people.long_notes</comment>
        <translation>les notes ont au plus {most} caractères, pas {given}</translation>
    </message>
    <message>
        <source>{colour} is no colour: write it as #a0522d</source>
        <comment>people.no_colour</comment>
        <translation>{colour} n’est pas une couleur : écrire comme #a0522d</translation>
    </message>
    <message>
        <source>a tag has at most {most} characters, not {given}</source>
        <comment>people.long_tag</comment>
        <translation>une étiquette a au plus {most} caractères, pas {given}</translation>
    </message>
    <message>
        <source>no table is open: the first line is `open`</source>
        <comment>not_open</comment>
        <translation>aucune table ouverte : d’abord `open`</translation>
    </message>
    <message>
        <source>time does not go back: it is {at} s</source>
        <comment>time_back</comment>
        <translation>le temps ne recule pas : il est {at} s</translation>
    </message>
    <message>
        <source>hand {hand} has {actions} actions; there is no action {action}</source>
        <comment>amend_no_action</comment>
        <translation>la main {hand} a {actions} actions ; il n’y a pas d’action {action}</translation>
    </message>
    <message>
        <source>the kill stays as dealt only where the winners of an earlier hand are corrected</source>
        <comment>amend_kill_stays</comment>
        <translation>le kill ne reste tel quel que si l’on corrige les gagnants d’une main antérieure</translation>
    </message>
    <message>
        <source>hand {hand} has no award to correct</source>
        <comment>amend_no_award</comment>
        <translation>la main {hand} n’a pas d’attribution à corriger</translation>
    </message>
    <message>
        <source>comes after a line that no longer fits</source>
        <comment>after_unfit</comment>
        <translation>vient après une ligne qui ne convient plus</translation>
    </message>
    <message>
        <source>the player can act no more in this hand</source>
        <comment>moot</comment>
        <translation>le joueur ne peut plus agir dans cette main</translation>
    </message>
    <message>
        <source>expenses and debts were told in this money: drop them before a chip is worth anything else</source>
        <comment>worth_told</comment>
        <translation>des dépenses et des dettes ont été dites dans cet argent : retirez-les avant de changer la valeur d'un jeton</translation>
    </message>
    <message>
        <source>seat {seat} is taken, or button or blinds lie there: seats must be at least {seat}</source>
        <comment>seats_taken</comment>
        <translation>le siège {seat} est occupé, ou bouton ou blindes y sont : il faut au moins {seat} sièges</translation>
    </message>
    <message>
        <source>no chips are on the way to seat {seat}</source>
        <comment>no_chip_run</comment>
        <translation>aucun jeton en route pour le siège {seat}</translation>
    </message>
    <message>
        <source>there is no level {number}: levels are 1 to {levels}</source>
        <comment>no_level</comment>
        <translation>pas de niveau {number} : niveaux 1 à {levels}</translation>
    </message>
    <message>
        <source>that is not possible between hands</source>
        <comment>not_between</comment>
        <translation>impossible entre deux mains</translation>
    </message>
    <message>
        <source>no hand is running: deal first</source>
        <comment>no_hand</comment>
        <translation>aucune main en cours : donner d’abord</translation>
    </message>
    <message>
        <source>add at least 1 chip</source>
        <comment>add_one_chip</comment>
        <translation>ajouter au moins 1 jeton</translation>
    </message>
    <message>
        <source>{amount} more makes {total}; the most at this table is {most}, so at most {room} more</source>
        <comment>buy_in_over</comment>
        <translation>{amount} de plus font {total} ; le maximum est {most}, donc encore {room}</translation>
    </message>
    <message>
        <source>in a tournament no buy-in is put right by a count</source>
        <comment>entry_no_count</comment>
        <translation>en tournoi, un comptage ne corrige pas une cave</translation>
    </message>
    <message>
        <source>seat {seat} bought {bought}: as a wrong buy-in the stack is at least {least}</source>
        <comment>bought_less</comment>
        <translation>le siège {seat} a acheté {bought} : pour une cave fausse, le tapis est d’au moins {least}</translation>
    </message>
    <message>
        <source>at least 1 chip</source>
        <comment>one_chip</comment>
        <translation>au moins 1 jeton</translation>
    </message>
    <message>
        <source>from 1 to {most}: that is what seat {seat} has</source>
        <comment>has_less</comment>
        <translation>de 1 à {most} : c’est ce qu’a le siège {seat}</translation>
    </message>
    <message>
        <source>nobody pays themselves</source>
        <comment>pays_self</comment>
        <translation>nul ne se paie soi-même</translation>
    </message>
    <message>
        <source>nothing is due for {reason}</source>
        <comment>nothing_due</comment>
        <translation>rien n’est dû pour {reason}</translation>
    </message>
    <message>
        <source>this table plays for no prizes (settings: prizes)</source>
        <comment>no_prizes</comment>
        <translation>cette table ne joue pas pour des prix (settings: prizes)</translation>
    </message>
    <message>
        <source>entries, rebuys and add-ons closed at the end of level {level}; this is level {now}</source>
        <comment>entries_closed</comment>
        <translation>les entrées, recaves et add-ons ont fermé à la fin du niveau {level} ; c’est le niveau {now}</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before anybody enters, rebuys or adds on</source>
        <comment>entries_after_split</comment>
        <translation>les prix sont partagés : annuler le partage avant toute entrée, recave ou add-on</translation>
    </message>
    <message>
        <source>the prizes are split: take that back before a rebuy or an add-on is put right</source>
        <comment>purchase_after_split</comment>
        <translation>les prix sont partagés : annuler le partage avant de rectifier une recave ou un add-on</translation>
    </message>
    <message>
        <source>seat {seat} made no rebuy and no add-on</source>
        <comment>no_purchase</comment>
        <translation>le siège {seat} n’a pris ni recave ni add-on</translation>
    </message>
    <message>
        <source>seat {seat} has {has}: the {amount} of the last purchase are not all there, so it stands</source>
        <comment>purchase_lost</comment>
        <translation>le siège {seat} a {has} : les {amount} du dernier achat ne sont plus tous là, il reste donc</translation>
    </message>
    <message>
        <source>the purchase of seat {seat} is theirs already</source>
        <comment>purchase_own</comment>
        <translation>l’achat du siège {seat} est déjà le sien</translation>
    </message>
    <message>
        <source>the prizes are split: take that back to split them otherwise</source>
        <comment>split_already</comment>
        <translation>les prix sont partagés : annuler ce partage pour partager autrement</translation>
    </message>
    <message>
        <source>prizes are split by two or more players who are left, after the first hand</source>
        <comment>split_needs_two</comment>
        <translation>un partage se fait entre deux joueurs restants ou plus, après le premier coup</translation>
    </message>
    <message>
        <source>{first} cannot be kept for the first: {left} are still to be won</source>
        <comment>split_first</comment>
        <translation>{first} ne peuvent pas être gardés pour le premier : il reste {left} à gagner</translation>
    </message>
    <message>
        <source>every player who is left has one part: seats {seats}</source>
        <comment>split_seats</comment>
        <translation>chaque joueur restant a une part : sièges {seats}</translation>
    </message>
    <message>
        <source>the parts and what is kept for the first make {whole}, still to be won are {left}</source>
        <comment>split_sum</comment>
        <translation>les parts et ce qui est gardé pour le premier font {whole}, il reste {left} à gagner</translation>
    </message>
    <message>
        <source>this table plays one game: there is no mix to choose from</source>
        <comment>no_mix</comment>
        <translation>cette table joue un seul jeu : il n’y a pas de mix où choisir</translation>
    </message>
    <message>
        <source>the mix has games 1 to {games}, not {number}</source>
        <comment>no_mix_game</comment>
        <translation>le mix a les jeux 1 à {games}, pas {number}</translation>
    </message>
    <message>
        <source>seat {seat} held no hand at the end of the last deal; those who did: {live}</source>
        <comment>no_hand_left</comment>
        <translation>le siège {seat} n’avait pas de main à la fin ; ceux qui en avaient : {live}</translation>
    </message>
    <message>
        <source>there was substantial action: a misdeal is the floor's now, "by" says who decided</source>
        <comment>misdeal_late</comment>
        <translation>il y a eu assez d’actions : une maldonne revient au floor maintenant, « by » dit qui a décidé</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back</source>
        <comment>no_turn</comment>
        <translation>seuls le turn et la river sont repris</translation>
    </message>
    <message>
        <source>the round is over, so nobody was passed over: no street was shown too early</source>
        <comment>nobody_passed</comment>
        <translation>le tour d’enchères est fini, donc pas de tour sauté : aucune carte n’a été montrée trop tôt</translation>
    </message>
    <message>
        <source>only a turn or a river is taken back, and none of them comes next</source>
        <comment>no_turn_next</comment>
        <translation>seuls le turn et la river sont repris, et aucun des deux ne vient ensuite</translation>
    </message>
    <message>
        <source>the floor has to decide about seat {seat} first ({about}): {choices}</source>
        <comment>floor_first</comment>
        <translation>le floor doit d’abord décider du siège {seat} ({about}) : {choices}</translation>
    </message>
    <message>
        <source>the floor is called already</source>
        <comment>floor_called</comment>
        <translation>le floor est déjà appelé</translation>
    </message>
    <message>
        <source>the floor is not called</source>
        <comment>floor_not_called</comment>
        <translation>le floor n’est pas appelé</translation>
    </message>
    <message>
        <source>note {note} of the room was answered already</source>
        <comment>note_answered</comment>
        <translation>la note {note} de la salle a déjà sa réponse</translation>
    </message>
    <message>
        <source>no ruling is open for the floor</source>
        <comment>nothing_open</comment>
        <translation>aucune décision n’attend le floor</translation>
    </message>
    <message>
        <source>no act out of turn binds seat {seat}</source>
        <comment>not_bound</comment>
        <translation>aucun acte hors tour ne lie le siège {seat}</translation>
    </message>
    <message>
        <source>a fold out of turn stands: the hand of seat {seat} is dead</source>
        <comment>fold_stands</comment>
        <translation>qui passe hors tour reste passé : la main du siège {seat} est morte</translation>
    </message>
    <message>
        <source>the last act is not seat {seat}'s, or somebody has acted behind: the chips stay in</source>
        <comment>acted_behind</comment>
        <translation>la dernière action n’est pas du siège {seat}, ou quelqu’un a agi derrière : les jetons restent</translation>
    </message>
    <message>
        <source>seat {seat} has not called: only a call can be taken back</source>
        <comment>not_called</comment>
        <translation>le siège {seat} n’a pas suivi : seul un call peut être repris</translation>
    </message>
    <message>
        <source>the kill button lies face up: the call for the kill has to be made in full</source>
        <comment>kill_shows</comment>
        <translation>le bouton kill est visible : il faut suivre le kill en entier</translation>
    </message>
    <message>
        <source>there was no raise to be unaware of: the call stands</source>
        <comment>no_raise</comment>
        <translation>aucune relance n’a pu passer inaperçue : le call tient</translation>
    </message>
    <message>
        <source>this table plays table stakes: no markers (stakes: open allows them)</source>
        <comment>table_stakes</comment>
        <translation>cette table joue table stakes : pas de markers (open stakes les permet)</translation>
    </message>
    <message>
        <source>a marker is for at least 1 chip</source>
        <comment>marker_one_chip</comment>
        <translation>un marker est d’au moins 1 jeton</translation>
    </message>
    <message>
        <source>seat {seat} is {status}: no marker in this hand</source>
        <comment>not_in_pot</comment>
        <translation>le siège {seat} est {status} : pas de marker dans cette main</translation>
    </message>
    <message>
        <source>a marker of more than {free} has to be accepted by all in the pot (accepted: true), or lent by a seat</source>
        <comment>not_accepted</comment>
        <translation>un marker de plus de {free} doit être accepté par tous dans le pot, ou prêté par un joueur</translation>
    </message>
    <message>
        <source>nobody borrows from themselves</source>
        <comment>lends_self</comment>
        <translation>nul n’emprunte à soi-même</translation>
    </message>
    <message>
        <source>seat {lender} has {most} to lend</source>
        <comment>lender_has_less</comment>
        <translation>le siège {lender} peut prêter {most}</translation>
    </message>
    <message>
        <source>seat {lender} is in the pot: all in it have to accept (accepted: true)</source>
        <comment>lender_in_pot</comment>
        <translation>le siège {lender} est dans le pot : tous doivent accepter</translation>
    </message>
    <message>
        <source>seat {seat} won a small pot all-in: no chips before a full rebuy up to {least}</source>
        <comment>must_rebuy</comment>
        <translation>le siège {seat} a gagné un petit pot à tapis : pas de jetons avant une recave à {least}</translation>
    </message>
    <message>
        <source>a hand is running: finish it first</source>
        <comment>hand_running</comment>
        <translation>une main est en cours : la finir d’abord</translation>
    </message>
    <message>
        <source>seat {seat} does not act later in this round; later seats: {later}</source>
        <comment>not_later</comment>
        <translation>le siège {seat} ne parle plus ce tour ; sièges suivants : {later}</translation>
    </message>
    <message>
        <source>nobody has to be named for bring_in now</source>
        <comment>not_needed_bring_in</comment>
        <translation>personne n’est à nommer pour le bring-in</translation>
    </message>
    <message>
        <source>nobody has to be named for first now</source>
        <comment>not_needed_first</comment>
        <translation>personne n’est à nommer pour commencer</translation>
    </message>
    <message>
        <source>seat {seat} has no live hand; live are seats {live}</source>
        <comment>dead_hand</comment>
        <translation>le siège {seat} n’a pas de main vivante ; vivantes : {live}</translation>
    </message>
    <message>
        <source>an open pair counts on fourth street of limit stud high only</source>
        <comment>no_pair</comment>
        <translation>une paire visible ne compte qu’à la quatrième rue du stud limit high</translation>
    </message>
    <message>
        <source>the round is not closed: seat {seat} is to act</source>
        <comment>round_open</comment>
        <translation>le tour n’est pas clos : au siège {seat} de parler</translation>
    </message>
    <message>
        <source>that was the last street: award the pots</source>
        <comment>last_street</comment>
        <translation>c’était le dernier tour : attribuer les pots</translation>
    </message>
    <message>
        <source>dealing twice is for when no more betting is possible</source>
        <comment>runs_early</comment>
        <translation>on donne plusieurs fois quand plus aucune enchère n’est possible</translation>
    </message>
    <message>
        <source>from 1 to {most} times</source>
        <comment>runs_most</comment>
        <translation>de 1 à {most} fois</translation>
    </message>
    <message>
        <source>all cards are out</source>
        <comment>runs_late</comment>
        <translation>toutes les cartes sont sorties</translation>
    </message>
    <message>
        <source>the runs have different cards already</source>
        <comment>runs_differ</comment>
        <translation>les donnes ont déjà des cartes différentes</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt in</source>
        <comment>not_dealt</comment>
        <translation>le siège {seat} n’est pas servi</translation>
    </message>
    <message>
        <source>hands are mucked at the showdown: before that a player folds in turn</source>
        <comment>muck_early</comment>
        <translation>une main se jette à l’abattage : avant, un joueur passe à son tour</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>hand_is_dead</comment>
        <translation>la main du siège {seat} est morte</translation>
    </message>
    <message>
        <source>with the upcards that makes {cards} cards, a hand has {most}</source>
        <comment>too_many_with_upcards</comment>
        <translation>avec les cartes visibles cela fait {cards} cartes, une main en a {most}</translation>
    </message>
    <message>
        <source>chips bind once they are released, and nobody acted on the motion: the player may still do anything</source>
        <comment>not_released</comment>
        <translation>les jetons engagent une fois lâchés, et nul n’a agi sur le mouvement : tout reste possible</translation>
    </message>
    <message>
        <source>a chip is worth at least 1</source>
        <comment>no_chip</comment>
        <translation>un jeton vaut au moins 1</translation>
    </message>
    <message>
        <source>a pot may be killed until the first action of the hand</source>
        <comment>kill_late</comment>
        <translation>on peut faire un kill jusqu’à la première action de la main</translation>
    </message>
    <message>
        <source>no betting is going on, so nobody acts out of turn</source>
        <comment>nobody_acts</comment>
        <translation>pas d’enchères en cours, donc nul n’agit hors tour</translation>
    </message>
    <message>
        <source>seat {seat} is to act: it is in turn</source>
        <comment>in_turn</comment>
        <translation>c’est au siège {seat} de parler : il est à son tour</translation>
    </message>
    <message>
        <source>seat {seat} does not act again in this round</source>
        <comment>not_again</comment>
        <translation>le siège {seat} ne parle plus ce tour</translation>
    </message>
    <message>
        <source>seat {seat} has acted out of turn already</source>
        <comment>noted_already</comment>
        <translation>le siège {seat} a déjà agi hors tour</translation>
    </message>
    <message>
        <source>all in would be {all_in_to}, the limit allows {most}: that was a bet or a raise</source>
        <comment>early_over_limit</comment>
        <translation>tapis ferait {all_in_to}, la limite permet {most} : c’était une mise ou une relance</translation>
    </message>
    <message>
        <source>the clock is on seat {seat} already</source>
        <comment>clock_on</comment>
        <translation>l’horloge tourne déjà pour le siège {seat}</translation>
    </message>
    <message>
        <source>the clock is not on seat {seat}</source>
        <comment>clock_off</comment>
        <translation>l’horloge ne tourne pas pour le siège {seat}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left</source>
        <comment>clock_runs</comment>
        <translation>le siège {seat} a encore {seconds} s</translation>
    </message>
    <message>
        <source>seat {seat} has {stack} behind in this hand: count it once the hand is over</source>
        <comment>count_all_in</comment>
        <translation>le siège {seat} a {stack} derrière, main en cours : compter après</translation>
    </message>
    <message>
        <source>seat {seat} is away: it has no hand</source>
        <comment>away_no_hand</comment>
        <translation>le siège {seat} est absent, sans main</translation>
    </message>
    <message>
        <source>seat {seat} has posted in this hand</source>
        <comment>has_posted</comment>
        <translation>le siège {seat} a posté dans cette main</translation>
    </message>
    <message>
        <source>without blinds there is nothing to post</source>
        <comment>no_blinds</comment>
        <translation>sans blindes, rien à poster</translation>
    </message>
    <message>
        <source>{key} is no seat with a live hand; live are {live}</source>
        <comment>no_live_seat</comment>
        <translation>{key} n’est pas un siège avec main vivante ; vivantes : {live}</translation>
    </message>
    <message>
        <source>a hand of {game} has {most} cards to draw</source>
        <comment>drawn</comment>
        <translation>{game} : {most} cartes par main à changer</translation>
    </message>
    <message>
        <source>the session has ended: open a new one</source>
        <comment>ended</comment>
        <translation>la session est terminée : en ouvrir une autre</translation>
    </message>
    <message>
        <source>there is no expense {number}: {told} were told</source>
        <comment>no_expense</comment>
        <translation>il n'y a pas de dépense {number} : {told} ont été indiquées</translation>
    </message>
    <message>
        <source>an expense needs an amount</source>
        <comment>expense_amount</comment>
        <translation>une dépense a besoin d'un montant</translation>
    </message>
    <message>
        <source>somebody shares the expense twice: name each once</source>
        <comment>expense_twice</comment>
        <translation>quelqu'un partage la dépense deux fois : nommez chacun une fois</translation>
    </message>
    <message>
        <source>a debt needs an amount, and two people</source>
        <comment>carry_amount</comment>
        <translation>une dette a besoin d'un montant et de deux personnes</translation>
    </message>
    <message>
        <source>this debt is settled along with this evening already</source>
        <comment>carried_already</comment>
        <translation>cette dette est déjà réglée avec cette soirée</translation>
    </message>
    <message>
        <source>this debt is not settled along with this evening</source>
        <comment>carried_not</comment>
        <translation>cette dette n'est pas réglée avec cette soirée</translation>
    </message>
    <message>
        <source>payments are multiples of at least 1</source>
        <comment>settle_coin</comment>
        <translation>les paiements sont des multiples d'au moins 1</translation>
    </message>
    <message>
        <source>seats are drawn before the first hand</source>
        <comment>draw_late</comment>
        <translation>les places se tirent au sort avant la première main</translation>
    </message>
    <message>
        <source>name everybody's seat and the one drawn, each once: {seats}</source>
        <comment>draw_seats</comment>
        <translation>indiquez la place de chacun et celle tirée au sort, chacune une fois : {seats}</translation>
    </message>
    <message>
        <source>chips are raced off in tournaments only</source>
        <comment>race_no_tournament</comment>
        <translation>un chip race n'a lieu qu'en tournoi</translation>
    </message>
    <message>
        <source>no race now: {amount} cannot be paid in chips of {chip} and larger</source>
        <comment>race_needed</comment>
        <translation>pas de chip race maintenant : {amount} ne se paie pas avec des jetons de {chip} et plus</translation>
    </message>
    <message>
        <source>no race yet: level {level} has {amount}, which needs chips smaller than {chip}</source>
        <comment>race_level</comment>
        <translation>pas encore de chip race : le niveau {level} a {amount}, il faut des jetons plus petits que {chip}</translation>
    </message>
    <message>
        <source>no race: nobody has chips smaller than what is paid at this level</source>
        <comment>race_none</comment>
        <translation>pas de chip race : personne n'a de jetons plus petits que ce qui se paie à ce niveau</translation>
    </message>
    <message>
        <source>no chip of this table is {chip}, only {chips}: name it in the house rules first</source>
        <comment>race_no_chip</comment>
        <translation>aucun jeton de cette table ne vaut {chip}, seulement {chips} : nommez-le d'abord dans les règles de la maison</translation>
    </message>
    <message>
        <source>nobody has chips smaller than {chip}</source>
        <comment>race_nothing</comment>
        <translation>personne n'a de jetons plus petits que {chip}</translation>
    </message>
    <message>
        <source>{chips} of {chip} are raced for, one a player at most: name the winners among seats {seats}</source>
        <comment>race_won</comment>
        <translation>{chips} jetons de {chip} sont en jeu, un au plus par joueur : nommez les gagnants parmi les places {seats}</translation>
    </message>
    <message>
        <source>time does not go back: at {at} lies before {clock} s, the time of the last step</source>
        <comment>time_before_step</comment>
        <translation>le temps ne recule pas : {at} est avant {clock} s, le dernier geste</translation>
    </message>
    <message>
        <source>this session is open; `open` starts another one</source>
        <comment>already_open</comment>
        <translation>cette session est ouverte ; `open` en commence une autre</translation>
    </message>
    <message>
        <source>there is nothing to undo: the table has just been opened</source>
        <comment>nothing_to_undo</comment>
        <translation>rien à annuler : la table vient d’ouvrir</translation>
    </message>
    <message>
        <source>there is nothing to redo: no step was undone since the last new one</source>
        <comment>nothing_to_redo</comment>
        <translation>rien à rétablir : aucun geste annulé depuis le dernier nouveau</translation>
    </message>
    <message>
        <source>there is no hand {hand} to correct; hands 1 to {hands}</source>
        <comment>amend_no_hand</comment>
        <translation>pas de main {hand} à corriger ; mains 1 à {hands}</translation>
    </message>
    <message>
        <source>there is no level clock: this table has no levels</source>
        <comment>no_level_clock</comment>
        <translation>pas d’horloge des niveaux : cette table n’a pas de niveaux</translation>
    </message>
    <message>
        <source>the level clock is running</source>
        <comment>level_clock_runs</comment>
        <translation>l’horloge du niveau tourne déjà</translation>
    </message>
    <message>
        <source>the level clock is paused already</source>
        <comment>level_clock_stands</comment>
        <translation>l’horloge du niveau est déjà en pause</translation>
    </message>
    <message>
        <source>there is no level {number}: this table has no levels</source>
        <comment>no_levels</comment>
        <translation>pas de niveau {number} : cette table n’en a pas</translation>
    </message>
    <message>
        <source>the round is not closed: {needs} is to be named</source>
        <comment>round_unnamed</comment>
        <translation>le tour n’est pas clos : {needs} est à nommer</translation>
    </message>
    <message>
        <source>seat {seat} has not acted: no pot is pushed while a live hand has not matched it</source>
        <comment>award_early</comment>
        <translation>le siège {seat} n’a pas parlé : aucun pot n’est poussé tant qu’une main vivante n’a pas égalisé</translation>
    </message>
    <message>
        <source>{name} comes first</source>
        <comment>award_before</comment>
        <translation>{name} vient d’abord</translation>
    </message>
    <message>
        <source>seat {seat} is not to act, nobody is</source>
        <comment>nobodys_turn</comment>
        <translation>ce n’est pas au siège {seat} de parler, ni à personne</translation>
    </message>
    <message>
        <source>seat {seat} holds the rock and straddles under the gun</source>
        <comment>rock</comment>
        <translation>le siège {seat} a le rock et met le straddle under the gun</translation>
    </message>
    <message>
        <source>the room's server does not answer: {detail}</source>
        <comment>room.away</comment>
        <translation>le serveur de la salle ne répond pas : {detail}</translation>
    </message>
    <message>
        <source>the room's server refused it: {detail}</source>
        <comment>room.refused</comment>
        <translation>le serveur de la salle l’a refusé : {detail}</translation>
    </message>
    <message>
        <source>{file}: there is no credential of a card room; `feltbook room setup` makes one a table</source>
        <comment>room.no_credential</comment>
        <translation>{file} : pas d’identifiant d’une salle ici ; `feltbook room setup` en fait un par table</translation>
    </message>
    <message>
        <source>{file}: others may read it: chmod 600 {file}</source>
        <comment>room.open_credential</comment>
        <translation>{file} : d’autres peuvent le lire : chmod 600 {file}</translation>
    </message>
    <message>
        <source>{file}: no credential of a card room</source>
        <comment>room.unread_credential</comment>
        <translation>{file} : pas un identifiant d’une salle</translation>
    </message>
    <message>
        <source>no fork of table {number} is open: there is nothing to accept</source>
        <comment>room.no_fork</comment>
        <translation>aucune bifurcation de la table {number} n’est ouverte : il n’y a rien à accepter</translation>
    </message>
    <message>
        <source>a buy-in is from {least} to {most}, not {stack}</source>
        <comment>buy_in</comment>
        <translation>une cave va de {least} à {most}, pas {stack}</translation>
    </message>
    <message>
        <source>{name} left with {least} less than {window} minutes ago and brings back at least that</source>
        <comment>return_window</comment>
        <translation>{name} a quitté la table avec {least} il y a moins de {window} minutes et doit revenir avec au moins autant</translation>
    </message>
    <message>
        <source>bring at least 1 chip</source>
        <comment>bring_one_chip</comment>
        <translation>apporter au moins 1 jeton</translation>
    </message>
    <message>
        <source>a game with a required kill is another game than one without: sit down as a new player</source>
        <comment>other_game</comment>
        <translation>une partie avec kill n’est pas la même que sans : s’asseoir en nouveau joueur</translation>
    </message>
    <message>
        <source>only an absent player's chips are played over, and {name} in seat {seat} is not away</source>
        <comment>not_absent</comment>
        <translation>on ne joue que les jetons d’un absent, et {name} au siège {seat} est là</translation>
    </message>
    <message>
        <source>seat {seat} sits out already</source>
        <comment>is_out</comment>
        <translation>le siège {seat} est déjà absent</translation>
    </message>
    <message>
        <source>seat {seat} is in already</source>
        <comment>is_in</comment>
        <translation>le siège {seat} est déjà en jeu</translation>
    </message>
    <message>
        <source>a seat change offers post and wait</source>
        <comment>entry_not_offered</comment>
        <translation>au changement de siège : poster ou attendre</translation>
    </message>
    <message>
        <source>nobody sits in seat {seat}; taken are seats {taken}</source>
        <comment>empty_seat</comment>
        <translation>personne au siège {seat} ; occupés : {taken}</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <comment>no_name</comment>
        <translation>un joueur a besoin d’un nom</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already: take another name</source>
        <comment>name_taken</comment>
        <translation>{name} est déjà au siège {seat} : prendre un autre nom</translation>
    </message>
    <message>
        <source>the chips of {name} lie at seat {seat}: take another name</source>
        <comment>chips_taken</comment>
        <translation>les jetons de {name} sont au siège {seat} : prendre un autre nom</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}; free are seats {free}</source>
        <comment>occupied</comment>
        <translation>{name} est au siège {seat} ; libres : {free}</translation>
    </message>
    <message>
        <source>there is no seat {seat}; seats are 1 to {seats}</source>
        <comment>no_seat</comment>
        <translation>pas de siège {seat} ; sièges 1 à {seats}</translation>
    </message>
    <message>
        <source>voluntary kills are not allowed at this table</source>
        <comment>kill_not_voluntary</comment>
        <translation>les kills volontaires ne sont pas permis ici</translation>
    </message>
    <message>
        <source>a kill is due in this hand: only one kill a hand</source>
        <comment>kill_is_due</comment>
        <translation>un kill est dû dans cette main : un seul par main</translation>
    </message>
    <message>
        <source>seat {seat} has {stack}: to kill for {amount} a player needs at least {least}</source>
        <comment>kill_too_short</comment>
        <translation>le siège {seat} a {stack} : un kill de {amount} demande au moins {least}</translation>
    </message>
    <message>
        <source>needs 2 players, has {has}</source>
        <comment>too_few</comment>
        <translation>il faut 2 joueurs, il y en a {has}</translation>
    </message>
    <message>
        <source>this table takes no time charge (settings: time)</source>
        <comment>no_time</comment>
        <translation>pas de droit de table ici (règles maison)</translation>
    </message>
    <message>
        <source>seven-deuce is not played here (settings: seven_deuce)</source>
        <comment>no_seven_deuce</comment>
        <translation>le seven-deuce ne se joue pas ici (règles maison)</translation>
    </message>
    <message>
        <source>the stand-up game is not played here (settings: stand_up)</source>
        <comment>no_stand_up</comment>
        <translation>le stand-up ne se joue pas ici (règles maison)</translation>
    </message>
    <message>
        <source>splash at least 1 chip</source>
        <comment>splash_one_chip</comment>
        <translation>splash d’au moins 1 jeton</translation>
    </message>
    <message>
        <source>there is no rock at this table (straddle.rock)</source>
        <comment>no_rock</comment>
        <translation>pas de rock à cette table (règles maison)</translation>
    </message>
    <message>
        <source>without a big blind there is nothing to straddle</source>
        <comment>no_big_blind</comment>
        <translation>sans grosse blinde, pas de straddle</translation>
    </message>
    <message>
        <source>a bomb pot was called: no blinds, no straddles</source>
        <comment>bomb_called</comment>
        <translation>un bomb pot est annoncé : ni blindes ni straddles</translation>
    </message>
    <message>
        <source>seat {seat} has {most}: not enough for a straddle to {to}</source>
        <comment>straddle_too_short</comment>
        <translation>le siège {seat} a {most} : pas assez pour un straddle à {to}</translation>
    </message>
    <message>
        <source>seat {seat} has raised blind to {chips}: with a straddle to {to} that is no raise any more</source>
        <comment>sleeper_said</comment>
        <translation>le siège {seat} a relancé à l’aveugle à {chips} : avec un straddle à {to} ce n’est plus une relance</translation>
    </message>
    <message>
        <source>seat {seat} kills: only one kill a hand</source>
        <comment>kill_taken</comment>
        <translation>le siège {seat} fait un kill : un seul par main</translation>
    </message>
    <message>
        <source>seat {seat} is held back until the button has passed it</source>
        <comment>held_back</comment>
        <translation>le siège {seat} attend que le bouton soit passé</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand</source>
        <comment>not_dealt_next</comment>
        <translation>le siège {seat} n’est pas servi à la prochaine main</translation>
    </message>
    <message>
        <source>{name} has no flop: bomb pots need a board</source>
        <comment>bomb_board</comment>
        <translation>{name} n’a pas de flop : il faut un tableau pour un bomb pot</translation>
    </message>
    <message>
        <source>the bomb pot's ante is at least 1 chip</source>
        <comment>bomb_one_chip</comment>
        <translation>l’ante du bomb pot est d’au moins 1 jeton</translation>
    </message>
    <message>
        <source>a bomb pot has 1 or 2 boards</source>
        <comment>bomb_boards</comment>
        <translation>un bomb pot a 1 ou 2 tableaux</translation>
    </message>
    <message>
        <source>the regular button moves for bomb pots here (bomb_pot.moves_button): no button of their own</source>
        <comment>own_button</comment>
        <translation>ici les bomb pots déplacent le bouton : pas de bouton à eux</translation>
    </message>
    <message>
        <source>{game} has no board</source>
        <comment>no_board</comment>
        <translation>{game} n’a pas de tableau</translation>
    </message>
    <message>
        <source>a hand has 1 or 2 boards</source>
        <comment>hand_boards</comment>
        <translation>une main a 1 ou 2 tableaux</translation>
    </message>
    <message>
        <source>a bomb pot was called: it has boards of its own</source>
        <comment>bomb_has_boards</comment>
        <translation>un bomb pot est annoncé : il a ses propres tableaux</translation>
    </message>
    <message>
        <source>a restraddle is to {chips}, double the last one</source>
        <comment>restraddle_size</comment>
        <translation>un restraddle est à {chips}, le double du dernier</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the big blind</source>
        <comment>straddle_size</comment>
        <translation>under the gun le straddle est à {least}, deux grosses blindes</translation>
    </message>
    <message>
        <source>under the gun the straddle is to {least}, twice the kill</source>
        <comment>straddle_size_kill</comment>
        <translation>under the gun le straddle est à {least}, deux fois le kill</translation>
    </message>
    <message>
        <source>the straddle is to at least {least}, the smallest raise</source>
        <comment>straddle_least</comment>
        <translation>le straddle est d’au moins {least}, la plus petite relance</translation>
    </message>
    <message>
        <source>a sleeper is to at least {least}, the smallest raise</source>
        <comment>sleeper_least</comment>
        <translation>un sleeper est d’au moins {least}, la plus petite relance</translation>
    </message>
    <message>
        <source>seat {seat} is not dealt the coming hand; in are seats {seats}</source>
        <comment>not_dealt_among</comment>
        <translation>le siège {seat} n’est pas servi à la prochaine main ; en jeu : {seats}</translation>
    </message>
    <message>
        <source>amounts are multiples of {unit}</source>
        <comment>not_a_unit</comment>
        <translation>les montants sont des multiples de {unit}</translation>
    </message>
    <message>
        <source>a buy-in is at least {least}, not {stack}</source>
        <comment>buy_in_least</comment>
        <translation>une cave est d’au moins {least}, pas {stack}</translation>
    </message>
    <message>
        <source>straddles are not allowed at this table</source>
        <comment>straddle_none</comment>
        <translation>pas de straddles à cette table</translation>
    </message>
    <message>
        <source>seat {seat} straddles: one live straddle is allowed</source>
        <comment>straddle_one</comment>
        <translation>le siège {seat} met un straddle : un seul straddle live est permis</translation>
    </message>
    <message>
        <source>no more restraddles: {most} allowed</source>
        <comment>restraddle_most</comment>
        <translation>plus de restraddles : {most} permis</translation>
    </message>
    <message>
        <source>the restraddle belongs to seat {seat}, next to the {side} of seat {last}</source>
        <comment>restraddle_seat</comment>
        <translation>le restraddle revient au siège {seat}, à {side} du siège {last}</translation>
    </message>
    <message>
        <source>a straddle is allowed left of the big blind only: seat {seats}</source>
        <comment>straddle_gun</comment>
        <translation>straddle seulement à gauche de la grosse blinde : siège {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button only: seat {seats}</source>
        <comment>straddle_button</comment>
        <translation>straddle seulement du bouton : siège {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from the button or the seat to its right only: seat {seats}</source>
        <comment>straddle_cutoff</comment>
        <translation>straddle seulement du bouton ou du siège à sa droite : siège {seats}</translation>
    </message>
    <message>
        <source>a straddle is allowed from any seat only: seat {seats}</source>
        <comment>straddle_any</comment>
        <translation>straddle seulement d’un siège servi : siège {seats}</translation>
    </message>
    <message>
        <source>sleepers are not allowed at this table</source>
        <comment>sleeper_none</comment>
        <translation>pas de sleepers à cette table</translation>
    </message>
    <message>
        <source>seat {seat} is under the gun or has raised blind already</source>
        <comment>sleeper_seat</comment>
        <translation>le siège {seat} est under the gun ou a déjà relancé à l’aveugle</translation>
    </message>
    <message>
        <source>a new player posts here, there is no waiting: entry post</source>
        <comment>entry_no_wait</comment>
        <translation>ici un nouveau joueur poste, pas d’attente</translation>
    </message>
    <message>
        <source>the button cannot be bought at this table (buy_the_button)</source>
        <comment>entry_no_buy</comment>
        <translation>le bouton ne s’achète pas à cette table (règles maison)</translation>
    </message>
    <message>
        <source>only the seat next left of the button can buy it, not seat {seat}</source>
        <comment>entry_buy_seat</comment>
        <translation>seul le siège à gauche du bouton peut l’acheter, pas le siège {seat}</translation>
    </message>
    <message>
        <source>a kill keeps this player out of the coming hand: the button cannot be bought in it</source>
        <comment>entry_killed</comment>
        <translation>un kill tient ce joueur hors de la main suivante : le bouton ne peut pas y être acheté</translation>
    </message>
    <message>
        <source>nobody left seat {seat} since the last deal: there is no place to take over</source>
        <comment>entry_no_place</comment>
        <translation>personne n’a quitté le siège {seat} depuis la dernière donne : pas de place à reprendre</translation>
    </message>
    <message>
        <source>there are no required kills at this table</source>
        <comment>entry_no_kill</comment>
        <translation>pas de kills imposés à cette table</translation>
    </message>
    <message>
        <source>a table they come from is named for a transfer only (entry: transfer)</source>
        <comment>not_transfer</comment>
        <translation>la table d’origine ne se nomme que pour un changement de table (entry: transfer)</translation>
    </message>
    <message>
        <source>a transfer is said when sitting down</source>
        <comment>entry_transfer</comment>
        <translation>un transfert s’annonce en s’asseyant</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet</source>
        <comment>settings.fixed_without_bets</comment>
        <translation>le limit demande petite et grosse mise</translation>
    </message>
    <message>
        <source>bets belong to limit fixed, not to {limit}: choose fixed or leave them out</source>
        <comment>settings.bets_unused</comment>
        <translation>petite et grosse mise vont avec le limit, pas {limit} : le choisir ou les enlever</translation>
    </message>
    <message>
        <source>spread limit needs spread: the lowest and the highest bet of each round</source>
        <comment>settings.spread_without_ranges</comment>
        <translation>le spread-limit demande un spread bas-haut, un par tour</translation>
    </message>
    <message>
        <source>spread belongs to limit spread, not to {limit}: choose spread or leave it out</source>
        <comment>settings.spread_unused</comment>
        <translation>le spread va avec le spread-limit, pas {limit} : le choisir ou l’enlever</translation>
    </message>
    <message>
        <source>the small bet {small} is above the big bet {big}: turn them round, {big}/{small}</source>
        <comment>settings.small_bet_above_big</comment>
        <translation>la petite mise {small} dépasse la grosse {big} : les inverser, {big}/{small}</translation>
    </message>
    <message>
        <source>short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet</source>
        <comment>settings.half_bet</comment>
        <translation>la demi-mise au tapis court est pour limit et spread, pas {limit} : choisir la mise entière</translation>
    </message>
    <message>
        <source>{ranges} ranges are given, {id} has {streets} betting rounds: give no more</source>
        <comment>settings.too_many_ranges</comment>
        <translation>{ranges} spreads donnés, {id} a {streets} tours : pas davantage</translation>
    </message>
    <message>
        <source>the range {low}-{high} ends below its start: turn it round, {high}-{low}</source>
        <comment>settings.range_descends</comment>
        <translation>le spread {low}-{high} finit sous son début : l’inverser, {high}-{low}</translation>
    </message>
    <message>
        <source>{id} is played with a bring-in, not with blinds: leave blinds and button_blind out</source>
        <comment>settings.bring_in_with_blinds</comment>
        <translation>{id} se joue avec bring-in, pas avec blindes : enlever les blindes</translation>
    </message>
    <message>
        <source>bring_in is for stud games, {id} has no upcards: give blinds and leave bring_in out</source>
        <comment>settings.bring_in_without_upcards</comment>
        <translation>le bring-in est pour le stud, {id} n’a pas de cartes visibles : donner des blindes, enlever le bring-in</translation>
    </message>
    <message>
        <source>{id} needs a bring_in: the first round starts with it</source>
        <comment>settings.no_bring_in</comment>
        <translation>{id} demande un bring-in : le premier tour commence par lui</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs blinds, an ante or both</source>
        <comment>settings.nothing_to_play_for</comment>
        <translation>ni blindes, ni ante, ni bring-in : {id} demande des blindes, une ante ou les deux</translation>
    </message>
    <message>
        <source>the blinds {small}/{big} go down: turn them round, {big}/{small}</source>
        <comment>settings.blinds_descend</comment>
        <translation>les blindes {small}/{big} descendent : les inverser, {big}/{small}</translation>
    </message>
    <message>
        <source>three blinds have the button's in them already: leave button_blind out</source>
        <comment>settings.button_blind_twice</comment>
        <translation>trois blindes contiennent déjà celle du bouton : enlever la blinde du bouton</translation>
    </message>
    <message>
        <source>ante.by {by} needs a button, {id} has none: choose each</source>
        <comment>settings.ante_by</comment>
        <translation>l’ante de {by} demande un bouton, {id} n’en a pas : choisir chacun</translation>
    </message>
    <message>
        <source>ante needs an amount in chips</source>
        <comment>settings.ante_without_amount</comment>
        <translation>l’ante demande un montant en jetons</translation>
    </message>
    <message>
        <source>the button blind {amount} is above the big blind {big}: choose at most {big}</source>
        <comment>settings.button_blind_above_big</comment>
        <translation>la blinde du bouton {amount} dépasse la grosse {big} : choisir au plus {big}</translation>
    </message>
    <message>
        <source>ante.by big_blind needs a big blind: choose each or button, or give blinds</source>
        <comment>settings.ante_by_big_blind</comment>
        <translation>l’ante de la grosse blinde demande une grosse blinde : choisir chacun ou bouton, ou donner des blindes</translation>
    </message>
    <message>
        <source>cap {cap} is below the big blind {least}: choose at least {least}</source>
        <comment>settings.cap_below_blind</comment>
        <translation>le cap {cap} est sous la grosse blinde {least} : choisir au moins {least}</translation>
    </message>
    <message>
        <source>buy_in.minimum {low} is above buy_in.maximum {high}: turn them round</source>
        <comment>settings.buy_in</comment>
        <translation>la cave minimale {low} dépasse la maximale {high} : les inverser</translation>
    </message>
    <message>
        <source>clock.warning {warning} is longer than clock.seconds {seconds}: choose at most {seconds}</source>
        <comment>settings.clock</comment>
        <translation>l’alerte de {warning} s dépasse l’horloge de {seconds} s : choisir au plus {seconds}</translation>
    </message>
    <message>
        <source>the big blind {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.blind_above_bet</comment>
        <translation>la grosse blinde {amount} dépasse la mise du premier tour {first} : choisir au plus {first}</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is for big-bet games; under limit {limit} it is {least}: leave it out</source>
        <comment>settings.minimum_bet_unused</comment>
        <translation>la mise minimale {minimum} est pour no-limit et pot-limit ; en {limit} elle est {least} : l’enlever</translation>
    </message>
    <message>
        <source>minimum_bet {minimum} is below the big blind {big}: choose at least {big}</source>
        <comment>settings.minimum_bet_below_blind</comment>
        <translation>la mise minimale {minimum} est sous la grosse blinde {big} : choisir au moins {big}</translation>
    </message>
    <message>
        <source>betting_unit {unit} is no multiple of smallest_chip {chip}: choose {up}</source>
        <comment>settings.betting_unit</comment>
        <translation>l’unité {unit} n’est pas un multiple du plus petit jeton {chip} : choisir {up}</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is not the smallest of denominations {chips}: choose {least}, or denominations from {chip} on</source>
        <comment>settings.chips_apart</comment>
        <translation>le plus petit jeton {chip} n’est pas le plus petit des jetons sur la table {chips} : choisir {least}, ou des jetons à partir de {chip}</translation>
    </message>
    <message>
        <source>smallest_chip {chip} is none of denominations {chips}: choose one of them, or denominations from {chip} on</source>
        <comment>settings.chip_not_named</comment>
        <translation>le plus petit jeton {chip} n’est aucun des jetons sur la table {chips} : en choisir un, ou des jetons à partir de {chip}</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the betting unit {step}: choose {up}</source>
        <comment>settings.no_units</comment>
        <translation>{key} : {amount} n’est pas un multiple de l’unité {step} : choisir {up}</translation>
    </message>
    <message>
        <source>{key}: {amount} is no multiple of the smallest chip {step}: choose {up}</source>
        <comment>settings.no_chips</comment>
        <translation>{key} : {amount} n’est pas un multiple du plus petit jeton {step} : choisir {up}</translation>
    </message>
    <message>
        <source>level {number}: {problem}</source>
        <comment>settings.level</comment>
        <translation>niveau {number} : {problem}</translation>
    </message>
    <message>
        <source>levels say the stakes, and so do the games of a mix: leave one of them out</source>
        <comment>settings.mix_with_levels</comment>
        <translation>les niveaux disent les limites, les jeux d’un mix aussi : laisser l’un des deux</translation>
    </message>
    <message>
        <source>prizes need a currency, for instance EUR</source>
        <comment>settings.prizes_without_currency</comment>
        <translation>les prix ont besoin d’une devise, par exemple EUR</translation>
    </message>
    <message>
        <source>prizes belong to a tournament: choose the tournament preset or give levels</source>
        <comment>settings.prizes_in_cash_game</comment>
        <translation>les prix vont avec un tournoi : choisir le modèle tournoi ou donner des niveaux</translation>
    </message>
    <message>
        <source>prizes are paid by shares or as fixed amounts: leave one of the two out</source>
        <comment>settings.prizes_twice</comment>
        <translation>les prix vont par parts ou en montants fixes : laisser l’un des deux</translation>
    </message>
    <message>
        <source>money needs a currency, for instance EUR</source>
        <comment>settings.money_without_currency</comment>
        <translation>il faut une devise pour l’argent, par exemple EUR</translation>
    </message>
    <message>
        <source>the time charge needs an amount in chips</source>
        <comment>settings.time_without_amount</comment>
        <translation>le droit de table demande un montant en jetons</translation>
    </message>
    <message>
        <source>a kill needs kill.on: two_in_a_row, scoop or pot_over; or else kill.voluntary</source>
        <comment>settings.kill_without_cause</comment>
        <translation>un kill demande une cause : deux gains de suite, scoop, gros pot, ou kills volontaires</translation>
    </message>
    <message>
        <source>kill.on scoop is for high-low games, {id} has one winner: choose two_in_a_row or pot_over</source>
        <comment>settings.scoop</comment>
        <translation>le kill au scoop est pour le hi-lo, {id} a un seul gagnant : choisir deux gains de suite ou gros pot</translation>
    </message>
    <message>
        <source>straddles, the rock and sleepers go by the big blind: give blinds, or play without them</source>
        <comment>settings.straddle_without_blinds</comment>
        <translation>straddles, rock et sleepers suivent la grosse blinde : donner des blindes ou jouer sans</translation>
    </message>
    <message>
        <source>no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun</source>
        <comment>settings.straddle_in_tournament</comment>
        <translation>pas de straddles en tournoi sauf demande : choisir, par exemple under the gun</translation>
    </message>
    <message>
        <source>rake needs a percentage, an amount or a jackpot drop</source>
        <comment>settings.rake_without_measure</comment>
        <translation>le rake demande un pourcentage, un montant ou un drop</translation>
    </message>
    <message>
        <source>rake goes by percent or by amount, not both: leave one out</source>
        <comment>settings.rake_twice</comment>
        <translation>le rake va en pour cent ou par montant, pas les deux : en enlever un</translation>
    </message>
    <message>
        <source>the jackpot drop needs an amount in chips</source>
        <comment>settings.jackpot_without_amount</comment>
        <translation>le drop demande un montant en jetons</translation>
    </message>
    <message>
        <source>a kill is posted as a multiple of the big blind: give blinds, or play without kills</source>
        <comment>settings.kill_without_blinds</comment>
        <translation>un kill se poste en multiple de la grosse blinde : donner des blindes ou jouer sans kill</translation>
    </message>
    <message>
        <source>{word} is said by the games of the mix themselves: say mix anew, or a game to leave it</source>
        <comment>settings.mix_says</comment>
        <translation>{word} est dit par les jeux du mix eux-mêmes : redire mix, ou un jeu pour le quitter</translation>
    </message>
    <message>
        <source>mix: game {number}: {problem}</source>
        <comment>settings.mix_game</comment>
        <translation>mix : jeu {number} : {problem}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}; allowed: {allowed}</source>
        <comment>settings.type</comment>
        <translation>{key} ne peut être {value} ; permis : {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; the nearest is {nearest}; allowed: {allowed}</source>
        <comment>settings.bounds</comment>
        <translation>{key} : {value} est hors bornes ; le plus proche : {nearest} ; permis : {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is out of bounds; allowed: {allowed}</source>
        <comment>settings.out_of_bounds</comment>
        <translation>{key} : {value} est hors bornes ; permis : {allowed}</translation>
    </message>
    <message>
        <source>{key} needs {wrong}</source>
        <comment>settings.needs</comment>
        <translation>{key} demande {wrong}</translation>
    </message>
    <message>
        <source>mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix</source>
        <comment>settings.mix_key</comment>
        <translation>mix : le jeu {number} ne peut pas dire {whole}, cela vaut pour toute la table : le dire à côté de mix</translation>
    </message>
    <message>
        <source>fixed limit needs bets: the small bet and the big bet, for instance {small}/{big}</source>
        <comment>settings.fixed_without_bets_as</comment>
        <translation>le limit demande petite et grosse mise, par exemple {small} / {big}</translation>
    </message>
    <message>
        <source>no blinds, no ante and no bring-in: {id} needs a bring_in, usually an ante too</source>
        <comment>settings.stud_for_nothing</comment>
        <translation>ni blindes, ni ante, ni bring-in : {id} demande un bring-in, souvent une ante aussi</translation>
    </message>
    <message>
        <source>the bring-in {amount} is above the first round's bet {first}: choose at most {first}</source>
        <comment>settings.bring_in_above_bet</comment>
        <translation>le bring-in {amount} dépasse la mise du premier tour {first} : choisir au plus {first}</translation>
    </message>
    <message>
        <source>cap {cap} is below the bring-in {least}: choose at least {least}</source>
        <comment>settings.cap_below_bring_in</comment>
        <translation>le cap {cap} est sous le bring-in {least} : choisir au moins {least}</translation>
    </message>
    <message>
        <source>{problems}</source>
        <comment>settings.several</comment>
        <translation>{problems}</translation>
    </message>
    <message>
        <source>{key}: {value} is no whole number; allowed: {allowed}</source>
        <comment>settings.no_whole_number</comment>
        <translation>{key} : {value} n’est pas un entier ; permis : {allowed}</translation>
    </message>
    <message>
        <source>{key}: {value} is negative; allowed: {allowed}</source>
        <comment>settings.negative</comment>
        <translation>{key} : {value} est négatif ; permis : {allowed}</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Annuler : {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Rétablir : {of}</translation>
    </message>
    <message>
        <source>Correct hand {hand}: {of}</source>
        <comment>step.amend</comment>
        <translation>Corriger la main {hand} : {of}</translation>
    </message>
    <message>
        <source>the table opens: {game}</source>
        <comment>step.open</comment>
        <translation>la table est ouverte : {game}</translation>
    </message>
    <message>
        <source>the settings change</source>
        <comment>step.change</comment>
        <translation>les règles changent</translation>
    </message>
    <message>
        <source>{player} sits down in seat {seat} with {stack}</source>
        <comment>step.sit</comment>
        <translation>{player} s’assoit au siège {seat} avec {stack}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>step.floor_wanted</comment>
        <translation>le floor est appelé</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>step.floor_was_here</comment>
        <translation>le floor est passé</translation>
    </message>
    <message>
        <source>note {note} of the room is accepted</source>
        <comment>step.note.accepted</comment>
        <translation>la note {note} de la salle est acceptée</translation>
    </message>
    <message>
        <source>note {note} of the room is declined</source>
        <comment>step.note.declined</comment>
        <translation>la note {note} de la salle est refusée</translation>
    </message>
    <message>
        <source>seat {seat} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>le siège {seat} va à la table {table}</translation>
    </message>
    <message>
        <source>seat {seat} leaves</source>
        <comment>step.leave</comment>
        <translation>le siège {seat} part</translation>
    </message>
    <message>
        <source>seat {seat} sits out</source>
        <comment>step.sit_out</comment>
        <translation>le siège {seat} est absent</translation>
    </message>
    <message>
        <source>seat {seat} comes back</source>
        <comment>step.sit_in</comment>
        <translation>le siège {seat} revient</translation>
    </message>
    <message>
        <source>seat {seat} posts to come in</source>
        <comment>step.sit_in.post</comment>
        <translation>le siège {seat} poste pour entrer</translation>
    </message>
    <message>
        <source>seat {seat} waits for the big blind</source>
        <comment>step.sit_in.wait</comment>
        <translation>le siège {seat} attend la grosse blinde</translation>
    </message>
    <message>
        <source>seat {seat} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>le siège {seat} achète le bouton</translation>
    </message>
    <message>
        <source>seat {seat} takes over the place</source>
        <comment>step.sit_in.take_over</comment>
        <translation>le siège {seat} reprend la place</translation>
    </message>
    <message>
        <source>seat {seat} comes in and kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>le siège {seat} entre et fait un kill à la suivante</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}</source>
        <comment>step.add_chips</comment>
        <translation>le siège {seat} achète {amount}</translation>
    </message>
    <message>
        <source>seat {seat} buys {amount}, on the way</source>
        <comment>step.add_chips.behind</comment>
        <translation>le siège {seat} achète {amount}, en route</translation>
    </message>
    <message>
        <source>seat {seat} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>siège {seat} : recave de {amount}</translation>
    </message>
    <message>
        <source>seat {seat} takes an add-on of {amount}</source>
        <comment>step.add_on</comment>
        <translation>siège {seat} : add-on de {amount}</translation>
    </message>
    <message>
        <source>seat {seat} moves to seat {to}</source>
        <comment>step.move</comment>
        <translation>le siège {seat} va au siège {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {player} now</source>
        <comment>step.rename</comment>
        <translation>le siège {seat} est maintenant {player}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>step.button</comment>
        <translation>le bouton va au siège {seat}</translation>
    </message>
    <message>
        <source>the rock goes to seat {seat}</source>
        <comment>step.rock</comment>
        <translation>le rock va au siège {seat}</translation>
    </message>
    <message>
        <source>seat {seat} gets {amount} on a marker</source>
        <comment>step.marker</comment>
        <translation>le siège {seat} reçoit {amount} sur marker</translation>
    </message>
    <message>
        <source>seat {seat} straddles to {to}</source>
        <comment>step.straddle</comment>
        <translation>le siège {seat} met un straddle à {to}</translation>
    </message>
    <message>
        <source>seat {seat} sleeps {to}</source>
        <comment>step.sleeper</comment>
        <translation>le siège {seat} met un sleeper à {to}</translation>
    </message>
    <message>
        <source>seat {seat} kills the pot</source>
        <comment>step.kill</comment>
        <translation>le siège {seat} fait un kill</translation>
    </message>
    <message>
        <source>level {number} begins</source>
        <comment>step.level</comment>
        <translation>le niveau {number} commence</translation>
    </message>
    <message>
        <source>the next level begins</source>
        <comment>step.level.next</comment>
        <translation>le niveau suivant commence</translation>
    </message>
    <message>
        <source>the level clock goes on</source>
        <comment>step.level_clock.on</comment>
        <translation>l’horloge du niveau repart</translation>
    </message>
    <message>
        <source>the level clock is paused</source>
        <comment>step.level_clock.off</comment>
        <translation>l’horloge du niveau est en pause</translation>
    </message>
    <message>
        <source>game {number} of the mix is chosen</source>
        <comment>step.choose</comment>
        <translation>le jeu {number} du mix est choisi</translation>
    </message>
    <message>
        <source>the coming hand has {boards} boards</source>
        <comment>step.boards</comment>
        <translation>la prochaine main a {boards} tableaux</translation>
    </message>
    <message>
        <source>{reason} is collected</source>
        <comment>step.collect</comment>
        <translation>{reason} : encaissé</translation>
    </message>
    <message>
        <source>seat {seat} takes the call back</source>
        <comment>step.take_back</comment>
        <translation>le siège {seat} reprend son call</translation>
    </message>
    <message>
        <source>a bomb pot of {ante} is called</source>
        <comment>step.bomb</comment>
        <translation>un bomb pot à {ante} est annoncé</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>step.splash</comment>
        <translation>la maison ajoute {amount}</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>step.split</comment>
        <translation>les prix sont partagés</translation>
    </message>
    <message>
        <source>the seats are drawn</source>
        <comment>step.draw</comment>
        <translation>les places sont tirées au sort</translation>
    </message>
    <message>
        <source>the chips are changed, {chip} is the smallest</source>
        <comment>step.race</comment>
        <translation>les jetons sont échangés, {chip} est le plus petit</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all</source>
        <comment>step.expense</comment>
        <translation>{player} a payé {amount} pour tous</translation>
    </message>
    <message>
        <source>{player} paid {amount} for all ({reason})</source>
        <comment>step.expense.for</comment>
        <translation>{player} a payé {amount} pour tous ({reason})</translation>
    </message>
    <message>
        <source>expense {number} is dropped</source>
        <comment>step.expense.off</comment>
        <translation>la dépense {number} est annulée</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, settled today</source>
        <comment>step.carry</comment>
        <translation>{player} doit encore {amount}, réglé aujourd'hui</translation>
    </message>
    <message>
        <source>{player} still owes {amount}, not settled today</source>
        <comment>step.carry.off</comment>
        <translation>{player} doit encore {amount}, pas réglé aujourd'hui</translation>
    </message>
    <message>
        <source>how all settle is changed</source>
        <comment>step.settle</comment>
        <translation>la façon de régler change</translation>
    </message>
    <message>
        <source>hand {hand} is dealt</source>
        <comment>step.deal</comment>
        <translation>la main {hand} est donnée</translation>
    </message>
    <message>
        <source>seat {seat} has to bring it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>le siège {seat} doit payer le bring-in</translation>
    </message>
    <message>
        <source>seat {seat} is first to act</source>
        <comment>step.first</comment>
        <translation>le siège {seat} parle en premier</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>une paire visible</translation>
    </message>
    <message>
        <source>seat {seat} folds</source>
        <comment>step.fold</comment>
        <translation>le siège {seat} passe</translation>
    </message>
    <message>
        <source>seat {seat} checks</source>
        <comment>step.check</comment>
        <translation>le siège {seat} fait parole</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}</source>
        <comment>step.call</comment>
        <translation>le siège {seat} suit {put}</translation>
    </message>
    <message>
        <source>seat {seat} calls {put}, all-in</source>
        <comment>step.call.all_in</comment>
        <translation>le siège {seat} suit {put}, tapis</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}</source>
        <comment>step.bet</comment>
        <translation>le siège {seat} mise {to}</translation>
    </message>
    <message>
        <source>seat {seat} bets {to}, all-in</source>
        <comment>step.bet.all_in</comment>
        <translation>le siège {seat} mise {to}, tapis</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}</source>
        <comment>step.raise</comment>
        <translation>le siège {seat} relance à {to}</translation>
    </message>
    <message>
        <source>seat {seat} raises to {to}, all-in</source>
        <comment>step.raise.all_in</comment>
        <translation>le siège {seat} relance à {to}, tapis</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}</source>
        <comment>step.complete</comment>
        <translation>le siège {seat} complète à {to}</translation>
    </message>
    <message>
        <source>seat {seat} completes to {to}, all-in</source>
        <comment>step.complete.all_in</comment>
        <translation>le siège {seat} complète à {to}, tapis</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}</source>
        <comment>step.bring_in</comment>
        <translation>le siège {seat} paie le bring-in, {put}</translation>
    </message>
    <message>
        <source>seat {seat} brings it in for {put}, all-in</source>
        <comment>step.bring_in.all_in</comment>
        <translation>le siège {seat} paie le bring-in, {put}, tapis</translation>
    </message>
    <message>
        <source>{count} players fold, seat {seat} the last</source>
        <comment>step.fold_to</comment>
        <translation>{count} joueurs passent, le siège {seat} en dernier</translation>
    </message>
    <message>
        <source>{count} players check, seat {seat} the last</source>
        <comment>step.check_to</comment>
        <translation>{count} joueurs font parole, le siège {seat} en dernier</translation>
    </message>
    <message>
        <source>seat {seat} acts out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>le siège {seat} agit hors tour</translation>
    </message>
    <message>
        <source>seat {seat} pays seat {to} {amount} ({reason})</source>
        <comment>step.pay</comment>
        <translation>le siège {seat} paie {amount} au siège {to} ({reason})</translation>
    </message>
    <message>
        <source>seat {seat} gives {amount} ({reason})</source>
        <comment>step.take</comment>
        <translation>le siège {seat} donne {amount} ({reason})</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>step.dealer</comment>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>the clock is called on seat {seat}</source>
        <comment>step.clock</comment>
        <translation>l’horloge tourne pour le siège {seat}</translation>
    </message>
    <message>
        <source>seat {seat} shows {cards}</source>
        <comment>step.show</comment>
        <translation>le siège {seat} montre {cards}</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <comment>step.cards</comment>
        <translation>cartes saisies</translation>
    </message>
    <message>
        <source>the chips of seat {seat} have come</source>
        <comment>step.chips_in</comment>
        <translation>les jetons du siège {seat} sont arrivés</translation>
    </message>
    <message>
        <source>seat {seat} mucks</source>
        <comment>step.muck</comment>
        <translation>le siège {seat} jette sa main</translation>
    </message>
    <message>
        <source>misdeal: {reason}</source>
        <comment>step.misdeal</comment>
        <translation>maldonne : {reason}</translation>
    </message>
    <message>
        <source>the hand of seat {seat} is dead</source>
        <comment>step.dead_hand</comment>
        <translation>la main du siège {seat} est morte</translation>
    </message>
    <message>
        <source>the street is taken back</source>
        <comment>step.street_back</comment>
        <translation>le tour est repris</translation>
    </message>
    <message>
        <source>seat {seat} counted: {stack}</source>
        <comment>step.count</comment>
        <translation>siège {seat} compté : {stack}</translation>
    </message>
    <message>
        <source>the last rebuy of seat {seat} is put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>la dernière recave du siège {seat} est rectifiée</translation>
    </message>
    <message>
        <source>the last add-on of seat {seat} is put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>le dernier add-on du siège {seat} est rectifié</translation>
    </message>
    <message>
        <source>the last purchase of seat {seat} is put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>le dernier achat du siège {seat} est rectifié</translation>
    </message>
    <message>
        <source>buy-in of seat {seat} put right, stack {stack}</source>
        <comment>step.count.bought</comment>
        <translation>cave du siège {seat} corrigée, tapis {stack}</translation>
    </message>
    <message>
        <source>the floor decides: {choice}</source>
        <comment>step.floor</comment>
        <translation>le floor décide : {choice}</translation>
    </message>
    <message>
        <source>seat {seat} was dealt in without posting</source>
        <comment>step.unposted</comment>
        <translation>le siège {seat} a été servi sans poster</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>step.end</comment>
        <translation>la session se termine</translation>
    </message>
    <message>
        <source>the next street is dealt</source>
        <comment>step.street</comment>
        <translation>le tour suivant est donné</translation>
    </message>
    <message>
        <source>{cards} is dealt</source>
        <comment>step.street.cards</comment>
        <translation>{cards} donnés</translation>
    </message>
    <message>
        <source>the rest is dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>le reste est donné {times} fois</translation>
    </message>
    <message>
        <source>hand {hand} is awarded</source>
        <comment>step.award</comment>
        <translation>la main {hand} est attribuée</translation>
    </message>
    <message>
        <source>seat {seat} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>le siège {seat} gagne {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {action}</source>
        <comment>step.said</comment>
        <translation>siège {seat} : {action}</translation>
    </message>
    <message>
        <source>seat {seat}: {action} {to}</source>
        <comment>step.said.to</comment>
        <translation>siège {seat} : {action} {to}</translation>
    </message>
    <message>
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>{of} et {count} de plus</translation>
    </message>
    <message>
        <source>{what}</source>
        <comment>step.other</comment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>session {session} is new here: {count} steps</source>
        <comment>travel.new</comment>
        <translation>la session {session} est nouvelle ici : {count} étapes</translation>
    </message>
    <message>
        <source>session {session} goes on with {count} steps</source>
        <comment>travel.more</comment>
        <translation>la session {session} continue de {count} étapes</translation>
    </message>
    <message>
        <source>session {session} is here already, all of it</source>
        <comment>travel.same</comment>
        <translation>la session {session} est déjà ici, en entier</translation>
    </message>
    <message>
        <source>session {session} is here already; payments marked anew: {count}</source>
        <comment>travel.settled</comment>
        <translation>la session {session} est déjà ici ; paiements notés à nouveau : {count}</translation>
    </message>
    <message>
        <source>the file is no evening of Feltbook</source>
        <comment>travel.no_pack</comment>
        <translation>le fichier n’est pas une soirée de Feltbook</translation>
    </message>
    <message>
        <source>a newer Feltbook packed it</source>
        <comment>travel.newer</comment>
        <translation>un Feltbook plus récent l’a emballée</translation>
    </message>
    <message>
        <source>it is larger than an evening can be</source>
        <comment>travel.large</comment>
        <translation>il est plus grand qu’une soirée ne peut l’être</translation>
    </message>
    <message>
        <source>step {step} is not the one that was packed</source>
        <comment>travel.broken</comment>
        <translation>l’étape {step} n’est pas celle qui a été emballée</translation>
    </message>
    <message>
        <source>it ends before its last step</source>
        <comment>travel.cut</comment>
        <translation>il finit avant sa dernière étape</translation>
    </message>
    <message>
        <source>it goes on after step {after}, and this book has only {steps} steps of that session: bring the first half before</source>
        <comment>travel.gap</comment>
        <translation>il continue après l’étape {after}, et ce journal n’a que {steps} étapes de la session : apporter d’abord la première moitié</translation>
    </message>
    <message>
        <source>at step {step} the session goes another way than in this book; both stay as they are</source>
        <comment>travel.fork</comment>
        <translation>à l’étape {step}, la session suit un autre cours que dans ce journal ; les deux restent tels quels</translation>
    </message>
    <message>
        <source>it does not prove itself: {what}</source>
        <comment>travel.unproven</comment>
        <translation>il n’est pas prouvable : {what}</translation>
    </message>
    <message>
        <source>a bet is at least {minimum}</source>
        <comment>limits.minimum</comment>
        <translation>une mise est d’au moins {minimum}</translation>
    </message>
    <message>
        <source>small bet {small} on the early rounds, big bet {big} on the late ones</source>
        <comment>limits.bets</comment>
        <translation>petite mise {small} aux premiers tours, grosse {big} aux derniers</translation>
    </message>
    <message>
        <source>the kill stands for the big blind: {minimum}</source>
        <comment>limits.kill_blind</comment>
        <translation>le kill tient lieu de grosse blinde : {minimum}</translation>
    </message>
    <message>
        <source>{limit} has no fixed bets</source>
        <comment>limits.none</comment>
        <translation>{limit} n’a pas de mises fixes</translation>
    </message>
    <message>
        <source>a bet and {cap} raises a round</source>
        <comment>raises.cap</comment>
        <translation>une mise et {cap} relances par tour</translation>
    </message>
    <message>
        <source>made so far: {made}</source>
        <comment>raises.made</comment>
        <translation>faites jusqu’ici : {made}</translation>
    </message>
    <message>
        <source>each straddle is one of them</source>
        <comment>raises.straddle</comment>
        <translation>chaque straddle en est une</translation>
    </message>
    <message>
        <source>capped: it stays so until the round is over</source>
        <comment>raises.capped</comment>
        <translation>plafonné : cela reste jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>{limit} has no cap on raises</source>
        <comment>raises.unlimited</comment>
        <translation>{limit} n’a pas de plafond de relances</translation>
    </message>
    <message>
        <source>the house caps no round</source>
        <comment>raises.none</comment>
        <translation>la maison ne plafonne aucun tour</translation>
    </message>
    <message>
        <source>two are left who can bet: no cap</source>
        <comment>raises.heads_up</comment>
        <translation>deux peuvent encore miser : pas de plafond</translation>
    </message>
    <message>
        <source>all in for {call}</source>
        <comment>call.short</comment>
        <translation>tapis pour {call}</translation>
    </message>
    <message>
        <source>{bet} in front matches the bet</source>
        <comment>call.none</comment>
        <translation>{bet} devant égale la mise</translation>
    </message>
    <message>
        <source>nobody is to act now</source>
        <comment>nobody_to_act</comment>
        <translation>personne n’a à parler</translation>
    </message>
    <message>
        <source>seat {seat} is next clockwise of those who can act</source>
        <comment>act.next</comment>
        <translation>le siège {seat} est le suivant à pouvoir parler</translation>
    </message>
    <message>
        <source>seat {seat} was passed over: the street shown too early is taken back</source>
        <comment>act.passed_over</comment>
        <translation>siège {seat}, tour sauté : la carte montrée trop tôt est reprise</translation>
    </message>
    <message>
        <source>the round starts left of the last straddle, seat {seat}</source>
        <comment>act.straddle</comment>
        <translation>le tour commence à gauche du dernier straddle, siège {seat}</translation>
    </message>
    <message>
        <source>the killer, seat {seat}, acts last</source>
        <comment>act.killer</comment>
        <translation>le killer, siège {seat}, parle dernier</translation>
    </message>
    <message>
        <source>the round starts left of seat {seat}</source>
        <comment>act.blind</comment>
        <translation>le tour commence à gauche du siège {seat}</translation>
    </message>
    <message>
        <source>left of the button, seat {seat}</source>
        <comment>act.button</comment>
        <translation>à gauche du bouton, siège {seat}</translation>
    </message>
    <message>
        <source>the best hand showing starts</source>
        <comment>act.shows</comment>
        <translation>la meilleure main visible commence</translation>
    </message>
    <message>
        <source>the dealer named who starts</source>
        <comment>act.starts</comment>
        <translation>le croupier a désigné qui commence</translation>
    </message>
    <message>
        <source>the dealer named who brings it in</source>
        <comment>act.named</comment>
        <translation>le croupier a désigné qui paie le bring-in</translation>
    </message>
    <message>
        <source>no betting is going on, so there is no bet</source>
        <comment>no_betting</comment>
        <translation>pas d’enchères en cours, donc pas de mise</translation>
    </message>
    <message>
        <source>the last straddle is to {bet}</source>
        <comment>bet.straddle</comment>
        <translation>le dernier straddle est à {bet}</translation>
    </message>
    <message>
        <source>everyone calls the kill, {bet}</source>
        <comment>bet.kill</comment>
        <translation>tous suivent le kill, {bet}</translation>
    </message>
    <message>
        <source>nobody has bet in this round</source>
        <comment>bet.none</comment>
        <translation>personne n’a misé ce tour</translation>
    </message>
    <message>
        <source>the bring-in is {bet}</source>
        <comment>bet.bring_in</comment>
        <translation>le bring-in est de {bet}</translation>
    </message>
    <message>
        <source>a call costs the full big blind, {bet}</source>
        <comment>bet.blind</comment>
        <translation>suivre coûte la grosse blinde entière, {bet}</translation>
    </message>
    <message>
        <source>the button blind is the only one: a call costs it in full, {blind}</source>
        <comment>bet.button</comment>
        <translation>la blinde du bouton est la seule : suivre la coûte en entier, {blind}</translation>
    </message>
    <message>
        <source>the price of entry is {bet}</source>
        <comment>bet.minimum</comment>
        <translation>le prix d’entrée est {bet}</translation>
    </message>
    <message>
        <source>a {kind} from {least} to {most} is open</source>
        <comment>legal.wager</comment>
        <translation>possible : {kind} de {least} à {most}</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>legal.check</comment>
        <translation>rien n’est dû</translation>
    </message>
    <message>
        <source>the bring-in has to be paid</source>
        <comment>legal.bring_in</comment>
        <translation>le bring-in doit être payé</translation>
    </message>
    <message>
        <source>a hand may be given up on every turn</source>
        <comment>legal.fold</comment>
        <translation>on peut abandonner sa main à chaque tour</translation>
    </message>
    <message>
        <source>smallest bet {bet}</source>
        <comment>min.bet</comment>
        <translation>plus petite mise {bet}</translation>
    </message>
    <message>
        <source>next multiple of {unit}</source>
        <comment>min.unit</comment>
        <translation>multiple de {unit} suivant</translation>
    </message>
    <message>
        <source>all in: {bet} + {behind}</source>
        <comment>min.all_in</comment>
        <translation>tapis : {bet} + {behind}</translation>
    </message>
    <message>
        <source>full level {level} + {size}, {bet} of it is in</source>
        <comment>min.complete</comment>
        <translation>niveau entier {level} + {size}, dont {bet} déjà mis</translation>
    </message>
    <message>
        <source>bet {bet} + last full bet or raise {raise_by}</source>
        <comment>min.raise</comment>
        <translation>mise {bet} + dernière mise ou relance entière {raise_by}</translation>
    </message>
    <message>
        <source>chips without a word from {half} on are brought up to it, fewer are a call</source>
        <comment>min.half</comment>
        <translation>sans annonce, des jetons dès {half} sont complétés à ce montant, moins vaut un call</translation>
    </message>
    <message>
        <source>seat {seat} kills: bets of {small} and {big}</source>
        <comment>wager.killed</comment>
        <translation>le siège {seat} fait un kill : mises de {small} et {big}</translation>
    </message>
    <message>
        <source>multiple of {unit} below</source>
        <comment>max.unit</comment>
        <translation>multiple de {unit} en dessous</translation>
    </message>
    <message>
        <source>never below the smallest legal wager</source>
        <comment>max.least</comment>
        <translation>jamais sous la plus petite mise permise</translation>
    </message>
    <message>
        <source>{level} + the range's {high}</source>
        <comment>max.spread</comment>
        <translation>{level} + {high} du spread</translation>
    </message>
    <message>
        <source>all in to {to}</source>
        <comment>max.all_in</comment>
        <translation>tapis à {to}</translation>
    </message>
    <message>
        <source>antes {antes} do not count</source>
        <comment>pl.antes</comment>
        <translation>les antes de {antes} ne comptent pas</translation>
    </message>
    <message>
        <source>the small blind counts as a big one: {more} more</source>
        <comment>pl.small</comment>
        <translation>la petite blinde compte comme grosse : {more} de plus</translation>
    </message>
    <message>
        <source>the small blind opens as anyone would: {more} more</source>
        <comment>pl.open</comment>
        <translation>la petite blinde ouvre comme tout autre : {more} de plus</translation>
    </message>
    <message>
        <source>short and dead blinds count in full: {more} more</source>
        <comment>pl.missing</comment>
        <translation>blindes courtes et mortes comptées pleines : {more} de plus</translation>
    </message>
    <message>
        <source>the pot after the call is rounded up by {more} to {to}</source>
        <comment>pl.round</comment>
        <translation>le pot après le call est arrondi de {more} à {to}</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call})</source>
        <comment>pl.half</comment>
        <translation>mise {bet} + la moitié de (pot {pot} + call {call})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call}</source>
        <comment>pl.raise</comment>
        <translation>mise {bet} + pot {pot} + call {call}</translation>
    </message>
    <message>
        <source>the pot, {pot}</source>
        <comment>pl.bet</comment>
        <translation>le pot, {pot}</translation>
    </message>
    <message>
        <source>{bet} in front + pot {pot}</source>
        <comment>pl.option</comment>
        <translation>{bet} devant + pot {pot}</translation>
    </message>
    <message>
        <source>nobody is to act, so there is no {of} now</source>
        <comment>nobody_to_act_no</comment>
        <translation>personne n’a à parler : {of} impossible</translation>
    </message>
    <message>
        <source>a hand can cost no more than the stack</source>
        <comment>limits.no_cap</comment>
        <translation>une main ne peut coûter plus que le tapis</translation>
    </message>
    <message>
        <source>a hand costs at most {cap}</source>
        <comment>limits.cap</comment>
        <translation>une main coûte au plus {cap}</translation>
    </message>
    <message>
        <source>only whole units of {unit} play of it, {to}</source>
        <comment>limits.cap_units</comment>
        <translation>il n’en joue que des unités entières de {unit}, {to}</translation>
    </message>
    <message>
        <source>the kill makes the limits {small} and {big}</source>
        <comment>limits.killed</comment>
        <translation>le kill porte les limites à {small} et {big}</translation>
    </message>
    <message>
        <source>the highest upcard brings it in</source>
        <comment>act.high_card</comment>
        <translation>la carte visible la plus haute paie le bring-in</translation>
    </message>
    <message>
        <source>the lowest upcard brings it in</source>
        <comment>act.low_card</comment>
        <translation>la carte visible la plus basse paie le bring-in</translation>
    </message>
    <message>
        <source>the last wager is to {bet}</source>
        <comment>bet.wager</comment>
        <translation>la dernière mise est à {bet}</translation>
    </message>
    <message>
        <source>{call} is owed</source>
        <comment>legal.owed</comment>
        <translation>{call} est dû</translation>
    </message>
    <message>
        <source>an act was noted out of turn</source>
        <comment>legal.noted</comment>
        <translation>une action hors tour est notée</translation>
    </message>
    <message>
        <source>who brings it in does not fold</source>
        <comment>legal.brings_in</comment>
        <translation>qui paie le bring-in ne passe pas</translation>
    </message>
    <message>
        <source>an act out of turn binds</source>
        <comment>legal.bound</comment>
        <translation>une action hors tour engage</translation>
    </message>
    <message>
        <source>all in: {bet} in front + {behind} behind</source>
        <comment>max.all_in_stack</comment>
        <translation>tapis : {bet} devant + {behind} derrière</translation>
    </message>
    <message>
        <source>all in: the whole stack, {to}</source>
        <comment>max.all_in_whole</comment>
        <translation>tapis : tout le tapis, {to}</translation>
    </message>
    <message>
        <source>{bet} in front + {behind} behind</source>
        <comment>max.stack</comment>
        <translation>{bet} devant + {behind} derrière</translation>
    </message>
    <message>
        <source>the whole stack, {to}</source>
        <comment>max.whole</comment>
        <translation>tout le tapis, {to}</translation>
    </message>
    <message>
        <source>all that the cap of the hand lets play, {to}</source>
        <comment>max.cap</comment>
        <translation>tout ce que le plafond de la main laisse jouer, {to}</translation>
    </message>
    <message>
        <source>all that plays in whole units of {unit}, {to}</source>
        <comment>max.units</comment>
        <translation>tout ce qui joue en unités entières de {unit}, {to}</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in to {to}</source>
        <comment>max.borrowed</comment>
        <translation>a emprunté pour relancer dans cette main, donc pas de tapis à {to}</translation>
    </message>
    <message>
        <source>bet {level} + {size}</source>
        <comment>max.fixed</comment>
        <translation>mise {level} + {size}</translation>
    </message>
    <message>
        <source>a bet of {size}</source>
        <comment>max.fixed_bet</comment>
        <translation>une mise de {size}</translation>
    </message>
    <message>
        <source>bet {bet} + half of (pot {pot} + call {call} + {more})</source>
        <comment>pl.half_rounded</comment>
        <translation>mise {bet} + la moitié de (pot {pot} + call {call} + {more})</translation>
    </message>
    <message>
        <source>bet {bet} + pot {pot} + call {call} + {more}</source>
        <comment>pl.raise_rounded</comment>
        <translation>mise {bet} + pot {pot} + call {call} + {more}</translation>
    </message>
    <message>
        <source>nobody else can put in more than the bet as it stands</source>
        <comment>closed.opponents_all_in</comment>
        <translation>nul autre ne peut mettre plus que la mise en cours</translation>
    </message>
    <message>
        <source>the stack reaches no further than the call</source>
        <comment>closed.short_stack</comment>
        <translation>le tapis ne va pas plus loin que suivre</translation>
    </message>
    <message>
        <source>the round is capped, every raise has been made</source>
        <comment>closed.capped</comment>
        <translation>le tour est plafonné, toutes les relances sont faites</translation>
    </message>
    <message>
        <source>already acted, and no full raise has come since</source>
        <comment>closed.option_lost</comment>
        <translation>a déjà parlé, et aucune relance entière depuis</translation>
    </message>
    <message>
        <source>checked this round, and the house allows no check-raise</source>
        <comment>closed.no_check_raise</comment>
        <translation>a fait parole ce tour, et la maison ne permet pas le check-raise</translation>
    </message>
    <message>
        <source>checked out of turn, so may not bet or raise now</source>
        <comment>closed.checked_out_of_turn</comment>
        <translation>parole hors tour, donc ni mise ni relance maintenant</translation>
    </message>
    <message>
        <source>acted out of turn, and nothing came in between: only that is open</source>
        <comment>closed.out_of_turn</comment>
        <translation>action hors tour et rien n’est venu entre : cela seul est possible</translation>
    </message>
    <message>
        <source>borrowed to raise in this hand, so may not go all-in: borrow to call, or fold</source>
        <comment>closed.borrowed_to_raise</comment>
        <translation>a emprunté pour relancer, donc pas de tapis : emprunter pour suivre, ou passer</translation>
    </message>
    <message>
        <source>seat {seat} buys the button and has it next hand</source>
        <comment>button.bought</comment>
        <translation>le siège {seat} achète le bouton et l’aura à la suivante</translation>
    </message>
    <message>
        <source>two are in: the button posts the small blind</source>
        <comment>button.two</comment>
        <translation>deux en jeu : le bouton poste la petite blinde</translation>
    </message>
    <message>
        <source>the dealer put it on seat {seat}</source>
        <comment>button.first</comment>
        <translation>le croupier l’a mis au siège {seat}</translation>
    </message>
    <message>
        <source>the big blind of the last hand was seat {seat}</source>
        <comment>button.single</comment>
        <translation>la grosse blinde de la dernière main était au siège {seat}</translation>
    </message>
    <message>
        <source>the small blind position of the last hand was seat {seat}</source>
        <comment>button.dead</comment>
        <translation>la petite blinde de la dernière main était au siège {seat}</translation>
    </message>
    <message>
        <source>nobody is dealt in there: a dead button</source>
        <comment>button.is_dead</comment>
        <translation>personne n’y est servi : un bouton mort</translation>
    </message>
    <message>
        <source>without blinds the button stays where it is</source>
        <comment>button.frozen</comment>
        <translation>sans blindes le bouton reste où il est</translation>
    </message>
    <message>
        <source>seat {seat} is the next player in</source>
        <comment>button.next</comment>
        <translation>le siège {seat} est le joueur suivant</translation>
    </message>
    <message>
        <source>nothing that is paid from this level on needs chips smaller than {chip}</source>
        <comment>race.why</comment>
        <translation>rien de ce qui se paie à partir de ce niveau ne demande de jetons plus petits que {chip}</translation>
    </message>
    <message>
        <source>seat {seat} has {chips} in smaller chips</source>
        <comment>race.odd</comment>
        <translation>la place {seat} a {chips} en jetons plus petits</translation>
    </message>
    <message>
        <source>together {chips}: {won} of {chip} are raced for; half of one counts as one, less goes off the table</source>
        <comment>race.sum</comment>
        <translation>ensemble {chips} : {won} de {chip} sont en jeu ; une moitié compte pour un, moins quitte la table</translation>
    </message>
    <message>
        <source>a card for each small chip, from seat 1 on; one chip at most a player, nobody is raced out (TDA)</source>
        <comment>race.rule</comment>
        <translation>une carte par petit jeton, à partir de la place 1 ; un jeton au plus par joueur, personne n’est éliminé (TDA)</translation>
    </message>
    <message>
        <source>this table plays without a kill</source>
        <comment>no_kill</comment>
        <translation>cette table joue sans kill</translation>
    </message>
    <message>
        <source>the kill: big blind {big_blind} x {times}/{over} = {amount}</source>
        <comment>kill.size</comment>
        <translation>le kill : grosse blinde {big_blind} x {times}/{over} = {amount}</translation>
    </message>
    <message>
        <source>a scoop of a pot of {pot} or more makes a kill</source>
        <comment>kill.needed</comment>
        <translation>un scoop d’un pot de {pot} ou plus fait un kill</translation>
    </message>
    <message>
        <source>who wins more than {pot} alone kills the next hand</source>
        <comment>kill.over</comment>
        <translation>qui gagne seul plus de {pot} fait un kill à la suivante</translation>
    </message>
    <message>
        <source>seat {seat} won a pot of {got} alone: too small</source>
        <comment>kill.small</comment>
        <translation>le siège {seat} a gagné seul un pot de {got} : trop petit</translation>
    </message>
    <message>
        <source>nobody won every pot: no kill</source>
        <comment>kill.apart</comment>
        <translation>personne n’a gagné tous les pots : pas de kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: {needed} wins in a row, alone each time</source>
        <comment>kill.in_a_row</comment>
        <translation>le siège {seat} fait un kill : {needed} gains de suite, seul à chaque fois</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won the killed hand alone</source>
        <comment>kill.again</comment>
        <translation>le siège {seat} refait un kill : le killer a gagné seul la main avec kill</translation>
    </message>
    <message>
        <source>seat {seat} kills again: the killer won part of the killed hand</source>
        <comment>kill.split</comment>
        <translation>le siège {seat} refait un kill : le killer a gagné une part de la main avec kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: scooped a pot of {got}, {needed} are needed</source>
        <comment>kill.scoop</comment>
        <translation>le siège {seat} fait un kill : scoop d’un pot de {got}, il en faut {needed}</translation>
    </message>
    <message>
        <source>seat {seat} kills: won a pot of {got}, more than {needed}</source>
        <comment>kill.pot_over</comment>
        <translation>le siège {seat} fait un kill : pot de {got} gagné, plus de {needed}</translation>
    </message>
    <message>
        <source>seat {seat} kills: agreed to on coming into a killed hand</source>
        <comment>kill.agreed</comment>
        <translation>le siège {seat} fait un kill : promis en entrant dans une main avec kill</translation>
    </message>
    <message>
        <source>seat {seat} kills: owes it from before</source>
        <comment>kill.owed</comment>
        <translation>le siège {seat} fait un kill : il le devait d’avant</translation>
    </message>
    <message>
        <source>seat {seat} kills by choice</source>
        <comment>kill.chosen</comment>
        <translation>le siège {seat} fait un kill de son choix</translation>
    </message>
    <message>
        <source>the kill stands for the blind of seat {seat}</source>
        <comment>kill.replaces</comment>
        <translation>le kill tient lieu de blinde du siège {seat}</translation>
    </message>
    <message>
        <source>the blind of seat {seat} is posted as well, dead</source>
        <comment>kill.adds</comment>
        <translation>la blinde du siège {seat} est postée en plus, morte</translation>
    </message>
    <message>
        <source>one kill a hand: the one that seat {seat} agreed to comes after it</source>
        <comment>kill.waits</comment>
        <translation>un seul kill par main : celui que le siège {seat} a promis vient après</translation>
    </message>
    <message>
        <source>it stays: {got} of the {needed} that the others had to add were in</source>
        <comment>kill.short</comment>
        <translation>il en reste là : {got} des {needed} que les autres devaient ajouter y étaient</translation>
    </message>
    <message>
        <source>the kill button is neutral</source>
        <comment>kill.neutral</comment>
        <translation>le bouton kill est neutre</translation>
    </message>
    <message>
        <source>seat {seat} holds the kill button, {legs} of {needed} legs</source>
        <comment>kill.legs</comment>
        <translation>le siège {seat} a le bouton kill, {legs} legs sur {needed}</translation>
    </message>
    <message>
        <source>seat {seat} is back with {legs} of {needed} legs: they count in the first hand dealt to the seat</source>
        <comment>kill.kept</comment>
        <translation>le siège {seat} est de retour avec {legs} legs sur {needed} : ils comptent dans la première main qu’il reçoit</translation>
    </message>
    <message>
        <source>{got} of the {need} that the others must add beyond the blinds are in</source>
        <comment>kill.qualify</comment>
        <translation>{got} des {need} que les autres doivent ajouter aux blindes sont mis</translation>
    </message>
    <message>
        <source>nobody straddles</source>
        <comment>straddle.none</comment>
        <translation>personne ne met de straddle</translation>
    </message>
    <message>
        <source>this table plays without a rock</source>
        <comment>plays_no_rock</comment>
        <translation>cette table joue sans rock</translation>
    </message>
    <message>
        <source>nobody owes anything</source>
        <comment>dues.none</comment>
        <translation>personne ne doit rien</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make now</source>
        <comment>no_due</comment>
        <translation>le siège {seat} n’a rien à décider maintenant</translation>
    </message>
    <message>
        <source>seat {seat} is new: a big blind of {big}, or the big blind in its turn</source>
        <comment>due.new</comment>
        <translation>le siège {seat} est nouveau : une grosse blinde de {big}, ou la grosse blinde à son tour</translation>
    </message>
    <message>
        <source>seat {seat} is new: in lowball twice the big blind, {big}, or the big blind in its turn</source>
        <comment>due.new_lowball</comment>
        <translation>le siège {seat} est nouveau : en lowball deux fois la grosse blinde, {big}, ou la grosse blinde à son tour</translation>
    </message>
    <message>
        <source>seat {seat} is new and owes nothing: no blind has passed the seat yet</source>
        <comment>due.new_free</comment>
        <translation>le siège {seat} est nouveau et ne doit rien : aucune blinde n’est encore passée au siège</translation>
    </message>
    <message>
        <source>seat {seat} missed big blind {big}, small blind {small}</source>
        <comment>due.missed</comment>
        <translation>le siège {seat} a manqué grosse blinde {big}, petite blinde {small}</translation>
    </message>
    <message>
        <source>seat {seat} missed a big blind of {big}</source>
        <comment>due.missed_big</comment>
        <translation>le siège {seat} a manqué une grosse blinde de {big}</translation>
    </message>
    <message>
        <source>seat {seat} missed a small blind of {small}</source>
        <comment>due.missed_small</comment>
        <translation>le siège {seat} a manqué une petite blinde de {small}</translation>
    </message>
    <message>
        <source>seat {seat} left owing this and is back: it is still owed</source>
        <comment>due.returned</comment>
        <translation>le siège {seat} est parti en le devant et revient : c’est toujours dû</translation>
    </message>
    <message>
        <source>and, having left, the big blind of {big} that a newcomer posts</source>
        <comment>due.returned_new</comment>
        <translation>et, étant parti, la grosse blinde de {big} que poste un nouveau</translation>
    </message>
    <message>
        <source>seat {seat} missed the button's ante of {ante}</source>
        <comment>due.missed_ante</comment>
        <translation>le siège {seat} a manqué l’ante du bouton de {ante}</translation>
    </message>
    <message>
        <source>and the button's ante of {ante}</source>
        <comment>due.ante</comment>
        <translation>et l’ante du bouton de {ante}</translation>
    </message>
    <message>
        <source>seat {seat} changed seats: {hands} hands are sat out, or a live big blind is posted</source>
        <comment>due.moved</comment>
        <translation>le siège {seat} a changé : {hands} mains sans cartes, ou poster une grosse blinde live</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead</source>
        <comment>due.post</comment>
        <translation>poster {live} live et {dead} morts</translation>
    </message>
    <message>
        <source>the big blind comes with the next deal: {big} is posted, nothing else is taken</source>
        <comment>due.on_big_blind</comment>
        <translation>la grosse blinde vient à la prochaine donne : poster {big}, rien d’autre n’est pris</translation>
    </message>
    <message>
        <source>or wait for the big blind, in {hands} hands</source>
        <comment>due.wait</comment>
        <translation>ou attendre la grosse blinde, dans {hands} mains</translation>
    </message>
    <message>
        <source>or wait for the big blind, in one hand</source>
        <comment>due.wait_one</comment>
        <translation>ou attendre la grosse blinde, dans une main</translation>
    </message>
    <message>
        <source>or wait for the big blind: it comes with the next deal</source>
        <comment>due.wait_now</comment>
        <translation>ou attendre la grosse blinde : elle vient à la prochaine donne</translation>
    </message>
    <message>
        <source>or buy the button for {live}</source>
        <comment>due.buy</comment>
        <translation>ou acheter le bouton pour {live}</translation>
    </message>
    <message>
        <source>or take over the place of who left the seat</source>
        <comment>due.take_over</comment>
        <translation>ou reprendre la place de celui qui est parti</translation>
    </message>
    <message>
        <source>on the return {live} live and {dead} dead are posted, or the big blind in its turn</source>
        <comment>due.back</comment>
        <translation>au retour, {live} live et {dead} morts sont postés, ou la grosse blinde à son tour</translation>
    </message>
    <message>
        <source>seat {seat} owes a kill of {amount}: posted in the first hand after the return</source>
        <comment>due.kill_debt</comment>
        <translation>le siège {seat} doit un kill de {amount} : posté dans la première main après son retour</translation>
    </message>
    <message>
        <source>post {put} now and kill the next hand for {amount}</source>
        <comment>due.kill_next</comment>
        <translation>poster {put} maintenant et faire un kill de {amount} à la suivante</translation>
    </message>
    <message>
        <source>nothing is posted now: come in and kill the next hand for {amount}</source>
        <comment>due.kill_next_free</comment>
        <translation>rien n’est posté maintenant : entrer et faire un kill de {amount} à la suivante</translation>
    </message>
    <message>
        <source>{chips} of the stack are on the way</source>
        <comment>seat.behind</comment>
        <translation>{chips} du tapis sont en route</translation>
    </message>
    <message>
        <source>markers of {chips} are open</source>
        <comment>seat.markers</comment>
        <translation>des markers de {chips} sont ouverts</translation>
    </message>
    <message>
        <source>a post of {chips} is owed next deal</source>
        <comment>seat.unposted</comment>
        <translation>un post de {chips} est dû à la prochaine donne</translation>
    </message>
    <message>
        <source>the hand was mucked at the showdown</source>
        <comment>seat.mucked</comment>
        <translation>la main a été jetée à l’abattage</translation>
    </message>
    <message>
        <source>{start} at the start - {put} put in = {stack}</source>
        <comment>seat.stack</comment>
        <translation>{start} au début - {put} mis = {stack}</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <comment>seat.held</comment>
        <translation>attend que le bouton soit passé</translation>
    </message>
    <message>
        <source>no chips: a rebuy brings the player back</source>
        <comment>seat.broke</comment>
        <translation>sans jetons : une recave ramène le joueur</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>seat.away</comment>
        <translation>est absent</translation>
    </message>
    <message>
        <source>is dealt the coming hand</source>
        <comment>seat.in</comment>
        <translation>est servi à la prochaine main</translation>
    </message>
    <message>
        <source>the button has not gone round yet, no blind has passed the seat: is dealt in and owes nothing</source>
        <comment>seat.new_game</comment>
        <translation>le bouton n’a pas encore fait le tour, aucune blinde n’est passée à la place : reçoit des cartes et ne doit rien</translation>
    </message>
    <message>
        <source>the button had not gone round, no blind had passed the seat: came in owing nothing</source>
        <comment>seat.came_free</comment>
        <translation>le bouton n’avait pas fait le tour, aucune blinde n’était passée à la place : entré sans rien devoir</translation>
    </message>
    <message>
        <source>{stack} do not cover the small blind of {small}: no hand is dealt, the big blind goes on</source>
        <comment>seat.short</comment>
        <translation>{stack} ne couvrent pas la petite blinde de {small} : pas de main, la grosse blinde passe au suivant</translation>
    </message>
    <message>
        <source>lets the blinds pass the new seat</source>
        <comment>seat.deal_off</comment>
        <translation>laisse passer les blindes au nouveau siège</translation>
    </message>
    <message>
        <source>no hand is running: nothing can be misdealt</source>
        <comment>no_hand_to_misdeal</comment>
        <translation>aucune main n’est en cours : pas de maldonne possible</translation>
    </message>
    <message>
        <source>{chips} players acted with chips, {acted} acted at all: two or three make a misdeal the floor's</source>
        <comment>misdeal</comment>
        <translation>{chips} joueurs ont agi avec des jetons, {acted} en tout : dès deux ou trois, la maldonne revient au floor</translation>
    </message>
    <message>
        <source>game {number} of {games} is on</source>
        <comment>mix.game</comment>
        <translation>le jeu {number} sur {games} est en cours</translation>
    </message>
    <message>
        <source>this table plays one game</source>
        <comment>plays_one_game</comment>
        <translation>cette table joue un seul jeu</translation>
    </message>
    <message>
        <source>an all-in for {level} in all ends it</source>
        <comment>pot.level</comment>
        <translation>un tapis de {level} en tout le ferme</translation>
    </message>
    <message>
        <source>seats {seats} have yet to put in their share</source>
        <comment>pot.unmatched</comment>
        <translation>les sièges {seats} n’ont pas encore mis leur part</translation>
    </message>
    <message>
        <source>{before} from before + {front} in front of the players</source>
        <comment>total</comment>
        <translation>{before} déjà au pot + {front} devant les joueurs</translation>
    </message>
    <message>
        <source>+ {chips} from the house</source>
        <comment>total.splash</comment>
        <translation>+ {chips} de la maison</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s went back: nobody put in as much</source>
        <comment>returned</comment>
        <translation>{chips} du siège {seat} sont rendus : nul n’a mis autant</translation>
    </message>
    <message>
        <source>{chips} of seat {seat}'s bet is called by nobody so far</source>
        <comment>returned.open</comment>
        <translation>{chips} de la mise du siège {seat} ne sont suivis par personne</translation>
    </message>
    <message>
        <source>every chip is matched</source>
        <comment>returned.none</comment>
        <translation>chaque jeton est suivi</translation>
    </message>
    <message>
        <source>this table takes no rake</source>
        <comment>rake.none</comment>
        <translation>cette table ne prend pas de rake</translation>
    </message>
    <message>
        <source>all pots together {pot}</source>
        <comment>rake.pot</comment>
        <translation>tous les pots ensemble {pot}</translation>
    </message>
    <message>
        <source>of {counted}: {share}</source>
        <comment>rake.share</comment>
        <translation>de {counted} : {share}</translation>
    </message>
    <message>
        <source>no hand is running, so there is no pot</source>
        <comment>no_hand_no_pot</comment>
        <translation>aucune main en cours, donc pas de pot</translation>
    </message>
    <message>
        <source>no pot has been awarded since the last deal</source>
        <comment>no_award</comment>
        <translation>aucun pot attribué depuis la dernière donne</translation>
    </message>
    <message>
        <source>{name} {amount}: seats {seats}</source>
        <comment>pot</comment>
        <translation>{name} {amount} : sièges {seats}</translation>
    </message>
    <message>
        <source>{dead} dead chips belong to the main pot</source>
        <comment>pot.dead</comment>
        <translation>{dead} jetons morts vont au pot principal</translation>
    </message>
    <message>
        <source>{chips} splashed by the house</source>
        <comment>pot.splash</comment>
        <translation>{chips} ajoutés par la maison</translation>
    </message>
    <message>
        <source>nothing is due</source>
        <comment>reminders.none</comment>
        <translation>rien n’est dû</translation>
    </message>
    <message>
        <source>{raked} of rake in the session</source>
        <comment>raked</comment>
        <translation>{raked} de rake dans la session</translation>
    </message>
    <message>
        <source>{dropped} for promotions beside it</source>
        <comment>raked.drop</comment>
        <translation>{dropped} en plus pour promotions</translation>
    </message>
    <message>
        <source>no clock is running</source>
        <comment>no_clock</comment>
        <translation>aucune horloge ne tourne</translation>
    </message>
    <message>
        <source>seat {seat}: {texts}</source>
        <comment>floor</comment>
        <translation>siège {seat} : {texts}</translation>
    </message>
    <message>
        <source>the pot sets the maximum, so players are told it</source>
        <comment>show.limit</comment>
        <translation>le pot fixe le maximum, donc les joueurs le connaissent</translation>
    </message>
    <message>
        <source>no stand-up game is on</source>
        <comment>stand_up_off</comment>
        <translation>aucun jeu stand-up en cours</translation>
    </message>
    <message>
        <source>standing: {seats}; who wins a pot alone sits, the last one pays each of the others</source>
        <comment>standing</comment>
        <translation>debout : {seats} ; qui gagne seul un pot s’assoit, le dernier paie chacun des autres</translation>
    </message>
    <message>
        <source>bet {bet} - {front} in front</source>
        <comment>call</comment>
        <translation>mise {bet} - {front} devant</translation>
    </message>
    <message>
        <source>a bomb pot has the button of its own</source>
        <comment>button.bomb_own</comment>
        <translation>un bomb pot a son propre bouton</translation>
    </message>
    <message>
        <source>the button stays for a bomb pot</source>
        <comment>button.bomb</comment>
        <translation>le bouton reste pour un bomb pot</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}</source>
        <comment>straddle</comment>
        <translation>siège {seat} : {kind} de {amount}</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} of {amount}, it holds the rock</source>
        <comment>straddle.rock</comment>
        <translation>siège {seat} : {kind} de {amount}, a le rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock.free</comment>
        <translation>le rock est libre</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}</source>
        <comment>post</comment>
        <translation>siège {seat} : {kind} {amount}</translation>
    </message>
    <message>
        <source>seat {seat} pays the blind of the last hand again</source>
        <comment>post.again</comment>
        <translation>le siège {seat} paie de nouveau la blinde de la main précédente</translation>
    </message>
    <message>
        <source>seat {seat}: {kind} {amount}, dead</source>
        <comment>post.dead</comment>
        <translation>siège {seat} : {kind} {amount}, mort</translation>
    </message>
    <message>
        <source>dealt in, the hand is live</source>
        <comment>seat.dealt</comment>
        <translation>servi, la main est vivante</translation>
    </message>
    <message>
        <source>the hand was given up</source>
        <comment>seat.folded</comment>
        <translation>la main a été passée</translation>
    </message>
    <message>
        <source>the hand was declared dead: its chips stay in</source>
        <comment>seat.dead</comment>
        <translation>la main a été déclarée morte : ses jetons restent au pot</translation>
    </message>
    <message>
        <source>every chip is in</source>
        <comment>seat.all_in</comment>
        <translation>tous les jetons sont engagés</translation>
    </message>
    <message>
        <source>{chips} up over the last hand</source>
        <comment>seat.last_won</comment>
        <translation>{chips} de plus sur la dernière main</translation>
    </message>
    <message>
        <source>{chips} down over the last hand</source>
        <comment>seat.last_cost</comment>
        <translation>{chips} de moins sur la dernière main</translation>
    </message>
    <message>
        <source>from seat {before}: the big blind comes to seat {seat} no later, so the change costs nothing</source>
        <comment>seat.moved</comment>
        <translation>depuis le siège {before} : la grosse blinde n'arrive pas plus tard au siège {seat}, le changement ne coûte donc rien</translation>
    </message>
    <message>
        <source>from seat {before}: until the button has gone round once a change costs nothing</source>
        <comment>seat.moved_first</comment>
        <translation>depuis le siège {before} : tant que le bouton n'a pas fait un tour, un changement ne coûte rien</translation>
    </message>
    <message>
        <source>no chips before a full rebuy</source>
        <comment>seat.must_rebuy</comment>
        <translation>pas de jetons avant une recave complète</translation>
    </message>
    <message>
        <source>comes in on the big blind, with the next deal</source>
        <comment>seat.on_big_blind</comment>
        <translation>entre à la grosse blinde, à la prochaine donne</translation>
    </message>
    <message>
        <source>waits for the big blind</source>
        <comment>seat.waits</comment>
        <translation>attend la grosse blinde</translation>
    </message>
    <message>
        <source>comes in as soon as the button has passed</source>
        <comment>seat.comes</comment>
        <translation>entre dès que le bouton est passé</translation>
    </message>
    <message>
        <source>one kill a hand: that of seat {seat} goes first, this one after it</source>
        <comment>due.after_kill</comment>
        <translation>un seul kill par main : celui du siège {seat} passe d’abord, puis celui-ci</translation>
    </message>
    <message>
        <source>come in for nothing</source>
        <comment>due.free</comment>
        <translation>entrer sans rien poster</translation>
    </message>
    <message>
        <source>or come in for nothing, in {hands} hands</source>
        <comment>due.free_in</comment>
        <translation>ou entrer sans rien poster, dans {hands} mains</translation>
    </message>
    <message>
        <source>or come in for nothing, in one hand</source>
        <comment>due.free_in_one</comment>
        <translation>ou entrer sans rien poster, dans une main</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in {hands} hands</source>
        <comment>due.post_in</comment>
        <translation>poster {live} live et {dead} morts, dans {hands} mains</translation>
    </message>
    <message>
        <source>post {live} live and {dead} dead, in one hand</source>
        <comment>due.post_in_one</comment>
        <translation>poster {live} live et {dead} morts, dans une main</translation>
    </message>
    <message>
        <source>no second round was dealt: nothing is taken</source>
        <comment>rake.free</comment>
        <translation>pas de deuxième tour : rien n’est pris</translation>
    </message>
    <message>
        <source>without the {splash} of the house: {counted}</source>
        <comment>rake.splash</comment>
        <translation>sans les {splash} de la maison : {counted}</translation>
    </message>
    <message>
        <source>never more than the cap: {taken}</source>
        <comment>rake.cap</comment>
        <translation>jamais plus que le plafond : {taken}</translation>
    </message>
    <message>
        <source>whole smallest chips: {taken}</source>
        <comment>rake.chip</comment>
        <translation>plus petits jetons entiers : {taken}</translation>
    </message>
    <message>
        <source>{drop} for promotions</source>
        <comment>rake.drop</comment>
        <translation>{drop} pour promotions</translation>
    </message>
    <message>
        <source>no drop: the pot or the number of players is too small</source>
        <comment>rake.no_drop</comment>
        <translation>pas de drop : pot ou nombre de joueurs trop petit</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>award.pot</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake}</source>
        <comment>award.pot_rake</comment>
        <translation>{name} {amount}, moins le rake {rake}</translation>
    </message>
    <message>
        <source>{name} {amount}, less rake {rake} and drop {drop}</source>
        <comment>award.pot_drop</comment>
        <translation>{name} {amount}, moins le rake {rake} et le drop {drop}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}</source>
        <comment>award.runs</comment>
        <translation>partagé en {parts}</translation>
    </message>
    <message>
        <source>divided in parts of {parts}, odd chips of {chip} from the first on</source>
        <comment>award.runs_odd</comment>
        <translation>partagé en {parts}, jetons impairs de {chip} dès la première part</translation>
    </message>
    <message>
        <source>seat {seat} {amount}</source>
        <comment>award.share</comment>
        <translation>siège {seat} {amount}</translation>
    </message>
    <message>
        <source>{won}, all others folded</source>
        <comment>award.folded</comment>
        <translation>{won}, tous les autres ont passé</translation>
    </message>
    <message>
        <source>part {run} {half} half: {won}</source>
        <comment>award.run_half</comment>
        <translation>partie {run} {half} : {won}</translation>
    </message>
    <message>
        <source>part {run}: {won}</source>
        <comment>award.run</comment>
        <translation>partie {run} : {won}</translation>
    </message>
    <message>
        <source>{half} half: {won}</source>
        <comment>award.half</comment>
        <translation>moitié {half} : {won}</translation>
    </message>
    <message>
        <source>{won}</source>
        <comment>award.part</comment>
        <translation>{won}</translation>
    </message>
    <message>
        <source>the odd chip of {chip} goes to seat {seat}</source>
        <comment>award.odd</comment>
        <translation>le jeton impair de {chip} va au siège {seat}</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>pot.main</comment>
        <translation>pot principal</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>pot.side</comment>
        <translation>pot annexe {number}</translation>
    </message>
    <message>
        <source>{amount} from each seat; last collected {seconds} s ago</source>
        <comment>reminder.time</comment>
        <translation>{amount} par siège ; dernière fois il y a {seconds} s</translation>
    </message>
    <message>
        <source>a bomb pot is due</source>
        <comment>reminder.bomb</comment>
        <translation>un bomb pot est à jouer</translation>
    </message>
    <message>
        <source>the next bomb pot in {hands} hands</source>
        <comment>reminder.bomb_in</comment>
        <translation>prochain bomb pot dans {hands} mains</translation>
    </message>
    <message>
        <source>the dealer has sat {seconds} s; a down is half an hour</source>
        <comment>reminder.dealer</comment>
        <translation>le croupier est en place depuis {seconds} s ; un down dure une demi-heure</translation>
    </message>
    <message>
        <source>{amount} are on the way</source>
        <comment>reminder.chip_run</comment>
        <translation>{amount} en route</translation>
    </message>
    <message>
        <source>seat {seat} showed seven-deuce and collects {amount}</source>
        <comment>reminder.seven_deuce</comment>
        <translation>le siège {seat} a montré seven-deuce et encaisse {amount}</translation>
    </message>
    <message>
        <source>level {level} is on</source>
        <comment>reminder.level</comment>
        <translation>le niveau {level} est en cours</translation>
    </message>
    <message>
        <source>level {level} is over</source>
        <comment>reminder.level_over</comment>
        <translation>le niveau {level} est terminé</translation>
    </message>
    <message>
        <source>seat {seat} is the last one standing and pays {amount}</source>
        <comment>reminder.stand_up</comment>
        <translation>le siège {seat} reste debout le dernier et paie {amount}</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is dead</source>
        <comment>clock.dead</comment>
        <translation>le siège {seat} a encore {seconds} s, puis la main est morte</translation>
    </message>
    <message>
        <source>seat {seat} has {seconds} s left, then the hand is checked</source>
        <comment>clock.checked</comment>
        <translation>le siège {seat} a encore {seconds} s, puis c’est parole</translation>
    </message>
    <message>
        <source>seat {seat}: the call was far short of the bet: it stands unless the floor lets it be withdrawn</source>
        <comment>floor.misread</comment>
        <translation>siège {seat} : le call était loin de la mise : il tient sauf si le floor le laisse reprendre</translation>
    </message>
    <message>
        <source>seat {seat}: the wager went over the pot: the excess goes back unless the floor lets it stand</source>
        <comment>floor.over_pot</comment>
        <translation>siège {seat} : la mise a dépassé le pot : l’excès est rendu sauf si le floor maintient la mise</translation>
    </message>
    <message>
        <source>seat {seat}: others acted behind a player who owes: the floor decides whether the right to act is lost</source>
        <comment>floor.passed_over</comment>
        <translation>siège {seat} : d’autres ont agi derrière un joueur qui doit : le floor décide si le droit de parler est perdu</translation>
    </message>
    <message>
        <source>seat {seat}: a motion with chips made another player act: the floor decides whether it binds</source>
        <comment>floor.forward_motion</comment>
        <translation>siège {seat} : un mouvement de jetons a fait agir un autre : le floor décide s’il engage</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, freed by what came in between</source>
        <comment>early.freed</comment>
        <translation>siège {seat} : {what}, libéré par ce qui est venu entre</translation>
    </message>
    <message>
        <source>seat {seat}: {what}, binding in turn</source>
        <comment>early.binds</comment>
        <translation>siège {seat} : {what}, engage à son tour</translation>
    </message>
    <message>
        <source>the house tells players the pot</source>
        <comment>show.pot</comment>
        <translation>la maison dit le pot aux joueurs</translation>
    </message>
    <message>
        <source>players count the pot themselves</source>
        <comment>show.count</comment>
        <translation>les joueurs comptent le pot eux-mêmes</translation>
    </message>
    <message>
        <source>the button chooses the game of the coming hand</source>
        <comment>mix.chosen</comment>
        <translation>le bouton choisit le jeu de la main à venir</translation>
    </message>
    <message>
        <source>{hands} hands of this game were dealt, {left} are to come</source>
        <comment>mix.hands</comment>
        <translation>{hands} mains de ce jeu ont été données, il en reste {left}</translation>
    </message>
    <message>
        <source>the button has gone {moved} of {seats} seats from seat {seat} in this game</source>
        <comment>mix.round</comment>
        <translation>dans ce jeu le bouton a fait {moved} sièges sur {seats} depuis le siège {seat}</translation>
    </message>
    <message>
        <source>the button begins to go round with the coming hand</source>
        <comment>mix.begins</comment>
        <translation>le tour de bouton commence avec la main à venir</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>Book of evenings</source>
        <comment>title</comment>
        <translation>Journal des soirées</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings, {running} running</source>
        <comment>about</comment>
        <translation>
            <numerusform>{count} soirée, {running} en cours</numerusform>
            <numerusform>{count} soirées, {running} en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>player, game, day, tag or place</source>
        <comment>find_hint</comment>
        <translation>joueur, jeu, jour, lieu</translation>
    </message>
    <message>
        <source>Recap of the first</source>
        <comment>open_first</comment>
        <translation>Bilan de la première</translation>
    </message>
    <message>
        <source>Dates</source>
        <comment>days</comment>
        <translation>Dates</translation>
    </message>
    <message>
        <source>All dates</source>
        <comment>all_days</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Any player</source>
        <comment>any_player</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>any_game</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>No such evening.</source>
        <comment>nothing</comment>
        <translation>Aucune soirée de ce genre.</translation>
    </message>
    <message>
        <source>running</source>
        <comment>running</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>since {when}</source>
        <comment>since</comment>
        <translation>depuis {when}</translation>
    </message>
    <message numerus="yes">
        <source>{players} players, {hands} hands</source>
        <comment>players_hands</comment>
        <translation>
            <numerusform>{players} joueurs, {hands} main</numerusform>
            <numerusform>{players} joueurs, {hands} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} unpaid</source>
        <comment>unpaid</comment>
        <translation>{count} à payer</translation>
    </message>
    <message>
        <source>{amount} off</source>
        <comment>off</comment>
        <translation>écart de {amount}</translation>
    </message>
    <message>
        <source>settled</source>
        <comment>settled</comment>
        <translation>réglé</translation>
    </message>
    <message>
        <source>Choose an evening</source>
        <comment>choose</comment>
        <translation>Choisir une soirée</translation>
    </message>
    <message>
        <source>summed up in a moment</source>
        <comment>summing</comment>
        <translation>calculé dans un instant</translation>
    </message>
    <message>
        <source>It cannot be read: {why}</source>
        <comment>unread</comment>
        <translation>Illisible : {why}</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>balanced</comment>
        <translation>Chaque jeton est là</translation>
    </message>
    <message>
        <source>Chips are unaccounted for</source>
        <comment>not_balanced</comment>
        <translation>Le compte n’y est pas</translation>
    </message>
    <message>
        <source>{amount} bought in</source>
        <comment>bought</comment>
        <translation>{amount} de caves</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>et {count} de plus</numerusform>
            <numerusform>et {count} de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>recap</comment>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>results, settling, files</source>
        <comment>recap_note</comment>
        <translation>résultats, fichiers</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>replay</comment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>from the first hand</source>
        <comment>from_first</comment>
        <translation>depuis la première main</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>its_hands</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>export</comment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>export_note</comment>
        <translation>pour d’autres programmes</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>replay_note</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>tags</comment>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>tags_none</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>words with a comma between them</source>
        <comment>tags_hint</comment>
        <translation>des mots séparés par des virgules</translation>
    </message>
    <message>
        <source>type a word</source>
        <comment>tags_lacking</comment>
        <translation>saisir un mot</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>Pas écrit : {why}</translation>
    </message>
    <message>
        <source>Pack, unpack</source>
        <comment>pack</comment>
        <translation>Emballer, déballer</translation>
    </message>
    <message>
        <source>files in and out</source>
        <comment>pack_note</comment>
        <translation>fichiers, aller et retour</translation>
    </message>
    <message>
        <source>Reopen</source>
        <comment>reopen</comment>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>go on after all</source>
        <comment>reopen_note</comment>
        <translation>continuer malgré tout</translation>
    </message>
    <message>
        <source>Erase</source>
        <comment>erase</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>or forget a name</source>
        <comment>erase_note</comment>
        <translation>ou oublier un nom</translation>
    </message>
    <message>
        <source>end it first</source>
        <comment>end_first</comment>
        <translation>terminer d’abord</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>players</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>seasons, who is who</source>
        <comment>players_note</comment>
        <translation>saisons, qui est qui</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>hands</comment>
        <translation>Chercher une main</translation>
    </message>
    <message>
        <source>of any evening</source>
        <comment>hands_note</comment>
        <translation>de toute soirée</translation>
    </message>
    <message>
        <source>New evening</source>
        <comment>new</comment>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>keeps those that run</source>
        <comment>new_note</comment>
        <translation>garde celles en cours</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Hands for other programs</source>
        <comment>title</comment>
        <translation>Les mains pour d’autres programmes</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>format</comment>
        <translation>Format</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>names</comment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>hero</comment>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>save</comment>
        <translation>Enregistrer</translation>
    </message>
    <message numerus="yes">
        <source>Save {count} hands</source>
        <comment>save_hands</comment>
        <translation>
            <numerusform>Enregistrer {count} main</numerusform>
            <numerusform>Enregistrer {count} mains</numerusform>
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
        <translation>Texte de PokerStars</translation>
    </message>
    <message>
        <source>PHH</source>
        <comment>phh</comment>
        <translation>PHH</translation>
    </message>
    <message>
        <source>tap for another format</source>
        <comment>format_note</comment>
        <translation>toucher : autre format</translation>
    </message>
    <message>
        <source>Names as typed</source>
        <comment>typed</comment>
        <translation>Noms tels que saisis</translation>
    </message>
    <message>
        <source>Names as known</source>
        <comment>people</comment>
        <translation>Noms connus</translation>
    </message>
    <message>
        <source>P1, P2, P3</source>
        <comment>numbers</comment>
        <translation>P1, P2, P3</translation>
    </message>
    <message>
        <source>tap for other names</source>
        <comment>names_note</comment>
        <translation>toucher : autres noms</translation>
    </message>
    <message>
        <source>Nobody's seat</source>
        <comment>nobody</comment>
        <translation>D’aucun siège</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <comment>hero_seat</comment>
        <translation>Siège de {name}</translation>
    </message>
    <message>
        <source>tap for another seat</source>
        <comment>hero_note</comment>
        <translation>toucher : autre siège</translation>
    </message>
    <message>
        <source>This format knows no seat</source>
        <comment>no_hero</comment>
        <translation>Ce format ne connaît pas de siège</translation>
    </message>
    <message>
        <source>asks where to</source>
        <comment>save_note</comment>
        <translation>demande où</translation>
    </message>
    <message>
        <source>Looking at every hand</source>
        <comment>looking</comment>
        <translation>Chaque main est examinée</translation>
    </message>
    <message numerus="yes">
        <source>The file will hold {count} hands</source>
        <comment>hold</comment>
        <translation>
            <numerusform>Le fichier contiendra {count} main</numerusform>
            <numerusform>Le fichier contiendra {count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand can be saved in this format</source>
        <comment>none</comment>
        <translation>Aucune main ne peut être enregistrée dans ce format</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <comment>all_in</comment>
        <translation>Rien n’est laissé de côté.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands are left out:</source>
        <comment>left_out</comment>
        <translation>
            <numerusform>{count} main est laissée de côté :</numerusform>
            <numerusform>{count} mains sont laissées de côté :</numerusform>
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
            <numerusform>{count} main a été attribuée contre les cartes montrées.</numerusform>
            <numerusform>{count} mains ont été attribuées contre les cartes montrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s cards stand in the file where they were shown.</source>
        <comment>hero_cards</comment>
        <translation>De {name}, les cartes montrées sont données.</translation>
    </message>
    <message>
        <source>The hands are saved as {file}</source>
        <comment>saved</comment>
        <translation>Les mains sont enregistrées sous {file}</translation>
    </message>
    <message>
        <source>They could not be saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Elles n’ont pas pu être enregistrées : {why}</translation>
    </message>
    <message>
        <source>The evening cannot be read: {why}</source>
        <comment>not_read</comment>
        <translation>La soirée ne peut pas être lue : {why}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Misdeal ...</source>
        <comment>misdeal</comment>
        <translation>Maldonne ...</translation>
    </message>
    <message>
        <source>all chips go back</source>
        <comment>misdeal_second</comment>
        <translation>tous les jetons reviennent</translation>
    </message>
    <message>
        <source>the floor decides now</source>
        <comment>misdeal_floor</comment>
        <translation>le floor décide maintenant</translation>
    </message>
    <message>
        <source>A misdeal is the floor's to decide now: name who decides</source>
        <comment>misdeal_who</comment>
        <translation>La maldonne revient maintenant au floor : indiquez qui décide</translation>
    </message>
    <message>
        <source>Misdeal: why?</source>
        <comment>misdeal_title</comment>
        <translation>Maldonne : pourquoi ?</translation>
    </message>
    <message>
        <source>Substantial action: is it a misdeal?</source>
        <comment>misdeal_late</comment>
        <translation>Action substantielle : est-ce une maldonne ?</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <comment>misdeal_by</comment>
        <translation>{name} décide</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <comment>misdeal_none</comment>
        <translation>La main continue</translation>
    </message>
    <message>
        <source>no misdeal</source>
        <comment>misdeal_none_second</comment>
        <translation>pas de maldonne</translation>
    </message>
    <message>
        <source>Another reason ...</source>
        <comment>misdeal_other</comment>
        <translation>Autre raison ...</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>misdeal_hint</comment>
        <translation>Ce qui s'est passé</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>misdeal_go</comment>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <comment>exposed card</comment>
        <translation>Carte exposée</translation>
    </message>
    <message>
        <source>Dealt to a wrong seat</source>
        <comment>wrong seat</comment>
        <translation>Donne à un mauvais siège</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <comment>fouled deck</comment>
        <translation>Jeu de cartes faussé</translation>
    </message>
    <message>
        <source>Another reason</source>
        <comment>other</comment>
        <translation>Autre raison</translation>
    </message>
    <message>
        <source>Hand is dead ...</source>
        <comment>dead</comment>
        <translation>Main morte ...</translation>
    </message>
    <message>
        <source>chips stay in</source>
        <comment>dead_second</comment>
        <translation>les jetons restent</translation>
    </message>
    <message>
        <source>{name}: why is it dead?</source>
        <comment>dead_title</comment>
        <translation>{name} : pourquoi morte ?</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <comment>too many cards</comment>
        <translation>Mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>Mixed with the muck</source>
        <comment>mixed with the muck</comment>
        <translation>Mêlée à la défausse</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <comment>against the rules</comment>
        <translation>Contre les règles</translation>
    </message>
    <message>
        <source>Turn shown too early</source>
        <comment>back_turn</comment>
        <translation>Turn montré trop tôt</translation>
    </message>
    <message>
        <source>River shown too early</source>
        <comment>back_river</comment>
        <translation>River montrée trop tôt</translation>
    </message>
    <message>
        <source>taken back, {name} acts</source>
        <comment>back_second</comment>
        <translation>reprise, {name} parle</translation>
    </message>
    <message>
        <source>Taken back, {name} acts</source>
        <comment>back_title</comment>
        <translation>Reprise, {name} parle</translation>
    </message>
    <message>
        <source>Note its cards ...</source>
        <comment>back_cards</comment>
        <translation>Noter ses cartes ...</translation>
    </message>
    <message>
        <source>Without its cards</source>
        <comment>back_plain</comment>
        <translation>Sans ses cartes</translation>
    </message>
    <message>
        <source>Shown too early</source>
        <comment>back_sheet</comment>
        <translation>Montrée trop tôt</translation>
    </message>
    <message>
        <source>misdeal ({reason}), all chips go back</source>
        <comment>log_misdeal</comment>
        <translation>maldonne ({reason}), tous les jetons reviennent</translation>
    </message>
    <message>
        <source>the hand of {name} is dead</source>
        <comment>log_dead</comment>
        <translation>{name} : main morte</translation>
    </message>
    <message>
        <source>the hand of {name} is dead: {reason}</source>
        <comment>log_dead_why</comment>
        <translation>{name} : main morte, {reason}</translation>
    </message>
    <message>
        <source>{street} taken back, {name} acts</source>
        <comment>log_back</comment>
        <translation>{street} : repris, {name} parle</translation>
    </message>
    <message>
        <source>{street} {cards} taken back, {name} acts</source>
        <comment>log_back_cards</comment>
        <translation>{street} {cards} : repris, {name} parle</translation>
    </message>
    <message>
        <source>Hand {hand} was a misdeal</source>
        <comment>was_misdeal</comment>
        <translation>La main {hand} était une maldonne</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>misdeal_word</comment>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>no pot</source>
        <comment>no_pot_word</comment>
        <translation>pas de pot</translation>
    </message>
    <message>
        <source>a misdeal after so much action</source>
        <comment>needs_misdeal</comment>
        <translation>une maldonne après tant d’actions</translation>
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
        <translation>Poker fermé</translation>
    </message>
    <message>
        <source>Five-card Omaha</source>
        <comment>Five-card Omaha</comment>
        <translation>Omaha à cinq cartes</translation>
    </message>
    <message>
        <source>Five-card Omaha high-low</source>
        <comment>Five-card Omaha high-low</comment>
        <translation>Omaha à cinq cartes hi-lo</translation>
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
        <translation>Stud à sept cartes</translation>
    </message>
    <message>
        <source>Short deck</source>
        <comment>Short deck</comment>
        <translation>Short deck</translation>
    </message>
    <message>
        <source>Seven-card stud high-low</source>
        <comment>Seven-card stud high-low</comment>
        <translation>Stud à sept cartes hi-lo</translation>
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
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>cap_Ctrl</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>cap_Enter</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>cap_Esc</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>cap_Shift</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>cap_Space</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>cap_Tab</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>keys</comment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>all of it works by mouse and touch as well</source>
        <comment>keys_about</comment>
        <translation>tout se fait aussi à la souris et au doigt</translation>
    </message>
    <message>
        <source>In a hand</source>
        <comment>keys_hand</comment>
        <translation>Pendant une main</translation>
    </message>
    <message>
        <source>The amount</source>
        <comment>keys_amount</comment>
        <translation>Le montant</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>keys_seats</comment>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>keys_showdown</comment>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>keys_table</comment>
        <translation>La table</translation>
    </message>
    <message>
        <source>The window</source>
        <comment>keys_window</comment>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <comment>key_digits</comment>
        <translation>Taper le montant</translation>
    </message>
    <message>
        <source>Tap seat 1 to 9, 10, 11</source>
        <comment>key_seat</comment>
        <translation>Toucher siège 1 à 9, 10, 11</translation>
    </message>
    <message>
        <source>Menu of that seat</source>
        <comment>key_seat_menu</comment>
        <translation>Menu de ce siège</translation>
    </message>
    <message>
        <source>Walk over bar, pad, seats</source>
        <comment>key_walk</comment>
        <translation>Parcourir barre, clavier, sièges</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <comment>key_press</comment>
        <translation>Presser ce qui a le focus</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>any key does</source>
        <comment>back_note</comment>
        <translation>n’importe quelle touche</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <comment>tip</comment>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>{what} ({key}), held: all of it</source>
        <comment>tip_hold</comment>
        <translation>{what} ({key}), maintenu : tout</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>tour_next</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>I have it</source>
        <comment>tour_done</comment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>tour_skip</comment>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>tour_place</comment>
        <translation>{number} sur {of}</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>tour_seats</comment>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>Tap an empty seat to sit somebody. In a hand, tap the seat that acts next: everybody before it folds once you confirm. Hold a seat for its menu.</source>
        <comment>tour_seats_text</comment>
        <translation>Toucher un siège vide pour asseoir un joueur. Pendant la main, toucher celui qui parle ensuite : ceux d’avant passent après confirmation. Maintenir ouvre le menu.</translation>
    </message>
    <message>
        <source>Amber is the next tap</source>
        <comment>tour_amber</comment>
        <translation>L’ambre est le prochain geste</translation>
    </message>
    <message>
        <source>The seat to act is amber (brown in light colours), and so is the button that goes on. Each button says what it does, figure included.</source>
        <comment>tour_amber_text</comment>
        <translation>En ambre (marron en couleurs claires) : le joueur dont c’est le tour, et le bouton pour continuer. Chaque bouton dit ce qu’il fait, montant compris.</translation>
    </message>
    <message>
        <source>Amounts</source>
        <comment>tour_amount</comment>
        <translation>Montants</translation>
    </message>
    <message>
        <source>In a hand the sizes of a bet stand here: one tap plays them. Any other amount is digits or chips, then the amber button.</source>
        <comment>tour_amount_text</comment>
        <translation>Pendant la main les mises sont ici : un geste les joue. Tout autre montant : chiffres ou jetons, puis le bouton ambre.</translation>
    </message>
    <message>
        <source>Undo, as often as you like</source>
        <comment>tour_undo</comment>
        <translation>Annuler, autant qu’on veut</translation>
    </message>
    <message>
        <source>Across streets and hands, and redo as well. Every tap is on disk before you see it: nothing is lost when the power goes.</source>
        <comment>tour_undo_text</comment>
        <translation>À travers tours et mains, et rétablir aussi. Chaque geste est enregistré avant d’être vu : une coupure ne perd rien.</translation>
    </message>
    <message>
        <source>Why, and the rest</source>
        <comment>tour_more</comment>
        <translation>Pourquoi, et le reste</translation>
    </message>
    <message>
        <source>Tap a figure to see how it came about, the log to put something right. The menu has keys, the manual and the choices of this device.</source>
        <comment>tour_more_text</comment>
        <translation>Toucher un chiffre montre son calcul ; toucher le journal pour corriger. Au menu : touches, manuel, cet appareil.</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>manual</comment>
        <translation>Manuel</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>+{amount} next hand</source>
        <comment>chips_coming</comment>
        <translation>+{amount} à la prochaine main</translation>
    </message>
    <message>
        <source>Split the prizes ...</source>
        <comment>split_prizes</comment>
        <translation>Partager les prix ...</translation>
    </message>
    <message>
        <source>among those who are left</source>
        <comment>split_prizes_second</comment>
        <translation>entre les joueurs restants</translation>
    </message>
    <message>
        <source>Split what is still to be won</source>
        <comment>split_title</comment>
        <translation>Partager ce qui reste à gagner</translation>
    </message>
    <message>
        <source>Split so</source>
        <comment>split_take</comment>
        <translation>Partager ainsi</translation>
    </message>
    <message>
        <source>No split, play on</source>
        <comment>split_not</comment>
        <translation>Pas de partage, on joue</translation>
    </message>
    <message>
        <source>By the chip model (ICM)</source>
        <comment>split_icm</comment>
        <translation>Par le modèle de jetons (ICM)</translation>
    </message>
    <message>
        <source>By chips</source>
        <comment>split_chips</comment>
        <translation>Par jetons</translation>
    </message>
    <message>
        <source>More than the first prize, {amount}</source>
        <comment>split_over_first</comment>
        <translation>Plus que le premier prix, {amount}</translation>
    </message>
    <message>
        <source>a known fault of this way</source>
        <comment>split_over_first_second</comment>
        <translation>défaut connu de cette façon</translation>
    </message>
    <message>
        <source>Equal parts</source>
        <comment>split_equal</comment>
        <translation>Parts égales</translation>
    </message>
    <message>
        <source>Own amounts</source>
        <comment>split_own</comment>
        <translation>Montants libres</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <comment>split_own_second</comment>
        <translation>saisis à la main</translation>
    </message>
    <message>
        <source>Kept for the first</source>
        <comment>split_first_kept</comment>
        <translation>Gardé pour le premier</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>split_rest</comment>
        <translation>Le reste</translation>
    </message>
    <message>
        <source>goes to the lit one</source>
        <comment>split_rest_second</comment>
        <translation>va au montant choisi</translation>
    </message>
    <message>
        <source>{amount} still to share out</source>
        <comment>split_left</comment>
        <translation>encore {amount} à répartir</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>split_over</comment>
        <translation>{amount} de trop</translation>
    </message>
    <message>
        <source>Clock for the room</source>
        <comment>room_clock</comment>
        <translation>Horloge pour la salle</translation>
    </message>
    <message>
        <source>on the players' display, or the table again</source>
        <comment>room_clock_second</comment>
        <translation>sur l'écran des joueurs, ou à nouveau la table</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>race_row</comment>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>small chips go off the table</source>
        <comment>race_row_second</comment>
        <translation>les petits jetons quittent la table</translation>
    </message>
    <message>
        <source>not yet: level {level} has {amount}</source>
        <comment>race_row_level</comment>
        <translation>pas encore : le niveau {level} a {amount}</translation>
    </message>
    <message>
        <source>not yet: {amount} is paid</source>
        <comment>race_row_needed</comment>
        <translation>pas encore : {amount} se paie</translation>
    </message>
    <message>
        <source>nobody has small chips</source>
        <comment>race_row_none</comment>
        <translation>personne n’a de petits jetons</translation>
    </message>
    <message>
        <source>this table has no {chip}</source>
        <comment>race_row_no_chip</comment>
        <translation>la table n’a pas de jeton de {chip}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <comment>draw_seats</comment>
        <translation>Tirer les places au sort</translation>
    </message>
    <message>
        <source>before the first hand</source>
        <comment>draw_seats_second</comment>
        <translation>avant la première main</translation>
    </message>
    <message>
        <source>The seats are drawn</source>
        <comment>drawn_seats</comment>
        <translation>Les places sont tirées au sort</translation>
    </message>
    <message>
        <source>Same players again</source>
        <comment>usual</comment>
        <translation>Mêmes joueurs</translation>
    </message>
    <message>
        <source>no seat for {names}</source>
        <comment>usual_without</comment>
        <translation>pas de place pour {names}</translation>
    </message>
    <message>
        <source>another kind of game than last time: everybody has {amount}</source>
        <comment>usual_fresh</comment>
        <translation>un autre type de partie que la dernière fois : chacun a {amount}</translation>
    </message>
    <message>
        <source>other blinds or another buy-in than last time: everybody has {amount}</source>
        <comment>usual_start</comment>
        <translation>d’autres blindes ou une autre cave que la dernière fois : chacun a {amount}</translation>
    </message>
    <message>
        <source>Count all stacks</source>
        <comment>count_all</comment>
        <translation>Compter tous les tapis</translation>
    </message>
    <message>
        <source>seat by seat, before anybody pays</source>
        <comment>count_all_second</comment>
        <translation>place par place, avant tout paiement</translation>
    </message>
    <message>
        <source>Chip race</source>
        <comment>sheet_race</comment>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>{chip} stays</source>
        <comment>race_chip</comment>
        <translation>{chip} reste</translation>
    </message>
    <message>
        <source>{amount} in small chips</source>
        <comment>race_odd</comment>
        <translation>{amount} en petits jetons</translation>
    </message>
    <message>
        <source>won one of {chip}</source>
        <comment>race_won_one</comment>
        <translation>gagne un jeton de {chip}</translation>
    </message>
    <message numerus="yes">
        <source>{count} winners to name</source>
        <comment>race_winners</comment>
        <translation>
            <numerusform>{count} gagnant à nommer</numerusform>
            <numerusform>{count} gagnants à nommer</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest chip is {chip}</source>
        <comment>race_go</comment>
        <translation>Le plus petit jeton est {chip}</translation>
    </message>
    <message>
        <source>A card for each small chip, from seat 1 on; the highest win one chip each. Nobody is raced out.</source>
        <comment>race_rule</comment>
        <translation>Une carte par petit jeton, à partir de la place 1 ; les plus hautes gagnent un jeton chacune. Personne n'est éliminé.</translation>
    </message>
    <message>
        <source>{name}, {number} of {of}</source>
        <comment>count_title</comment>
        <translation>{name}, {number} sur {of}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>count_sum</comment>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>count_before</comment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>count_skip</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>As in the book</source>
        <comment>count_as_recorded</comment>
        <translation>Comme au journal</translation>
    </message>
    <message>
        <source>As counted</source>
        <comment>count_as_counted</comment>
        <translation>Comme compté</translation>
    </message>
    <message>
        <source>{amount} more than recorded</source>
        <comment>count_more</comment>
        <translation>{amount} de plus que noté</translation>
    </message>
    <message>
        <source>{amount} less than recorded</source>
        <comment>count_less</comment>
        <translation>{amount} de moins que noté</translation>
    </message>
    <message>
        <source>as recorded</source>
        <comment>count_right</comment>
        <translation>comme noté</translation>
    </message>
    <message>
        <source>End the game ...</source>
        <comment>menu_end</comment>
        <translation>Terminer la partie ...</translation>
    </message>
    <message>
        <source>count the stacks, settle up</source>
        <comment>menu_end_second</comment>
        <translation>compter les tapis, régler</translation>
    </message>
    <message>
        <source>End the game?</source>
        <comment>end_title</comment>
        <translation>Terminer la partie ?</translation>
    </message>
    <message>
        <source>Count, then end</source>
        <comment>end_count</comment>
        <translation>Compter d’abord</translation>
    </message>
    <message>
        <source>End without a count</source>
        <comment>end_now</comment>
        <translation>Terminer sans compter</translation>
    </message>
    <message>
        <source>stacks as in the book</source>
        <comment>end_now_second</comment>
        <translation>tapis comme dans le journal</translation>
    </message>
    <message>
        <source>End as counted</source>
        <comment>end_counted</comment>
        <translation>Terminer tel que compté</translation>
    </message>
    <message>
        <source>stacks {amount} too high</source>
        <comment>end_high</comment>
        <translation>tapis trop hauts de {amount}</translation>
    </message>
    <message>
        <source>stacks {amount} too low</source>
        <comment>end_low</comment>
        <translation>tapis trop bas de {amount}</translation>
    </message>
    <message>
        <source>The stacks are {amount} too high in all: look for it before anybody pays</source>
        <comment>counted_high</comment>
        <translation>Les tapis sont trop hauts de {amount} en tout : cherchez avant de payer</translation>
    </message>
    <message>
        <source>The stacks are {amount} too low in all: look for it before anybody pays</source>
        <comment>counted_low</comment>
        <translation>Les tapis sont trop bas de {amount} en tout : cherchez avant de payer</translation>
    </message>
    <message>
        <source>Every chip is accounted for</source>
        <comment>counted_right</comment>
        <translation>Tous les jetons y sont</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>Straddle to ...</source>
        <comment>straddle_to</comment>
        <translation>Straddle à...</translation>
    </message>
    <message>
        <source>Sleeper to ...</source>
        <comment>sleeper_to</comment>
        <translation>Sleeper à...</translation>
    </message>
    <message>
        <source>Kills for {amount}</source>
        <comment>kill</comment>
        <translation>Kill pour {amount}</translation>
    </message>
    <message>
        <source>by choice, acts last</source>
        <comment>kill_second</comment>
        <translation>par choix, parle dernier</translation>
    </message>
    <message>
        <source>Gets the rock</source>
        <comment>rock</comment>
        <translation>Reçoit le rock</translation>
    </message>
    <message>
        <source>straddles under the gun</source>
        <comment>rock_second</comment>
        <translation>met un straddle under the gun</translation>
    </message>
    <message>
        <source>Money ...</source>
        <comment>money</comment>
        <translation>Argent...</translation>
    </message>
    <message>
        <source>Show money</source>
        <comment>show_money</comment>
        <translation>Afficher l’argent</translation>
    </message>
    <message>
        <source>on this device</source>
        <comment>show_money_second</comment>
        <translation>sur cet appareil</translation>
    </message>
    <message>
        <source>chip run, tip, payment</source>
        <comment>money_second</comment>
        <translation>jetons, pourboire, paiement</translation>
    </message>
    <message>
        <source>marker, tip, payment</source>
        <comment>money_markers</comment>
        <translation>marker, pourboire, paiement</translation>
    </message>
    <message>
        <source>{name}, {amount}</source>
        <comment>money_title</comment>
        <translation>{name}, {amount}</translation>
    </message>
    <message>
        <source>Played over ...</source>
        <comment>over</comment>
        <translation>Joué par un autre</translation>
    </message>
    <message>
        <source>by a new player</source>
        <comment>over_second</comment>
        <translation>par un nouveau</translation>
    </message>
    <message>
        <source>Dealt in unposted</source>
        <comment>unposted</comment>
        <translation>Servi sans poster</translation>
    </message>
    <message>
        <source>was not due any cards</source>
        <comment>unposted_second</comment>
        <translation>n’aurait pas dû l’être</translation>
    </message>
    <message>
        <source>{name}, dealt in unposted</source>
        <comment>unposted_title</comment>
        <translation>{name}, servi sans poster</translation>
    </message>
    <message>
        <source>Posts now</source>
        <comment>unseen</comment>
        <translation>Poste maintenant</translation>
    </message>
    <message>
        <source>cards not looked at</source>
        <comment>unseen_second</comment>
        <translation>cartes non vues</translation>
    </message>
    <message>
        <source>Posts, hand is dead</source>
        <comment>seen</comment>
        <translation>Poste, main morte</translation>
    </message>
    <message>
        <source>cards were looked at</source>
        <comment>seen_second</comment>
        <translation>cartes vues</translation>
    </message>
    <message>
        <source>Owes the post</source>
        <comment>unposted_later</comment>
        <translation>Doit le post</translation>
    </message>
    <message>
        <source>next deal, the hand stands</source>
        <comment>unposted_later_second</comment>
        <translation>prochaine donne, la main tient</translation>
    </message>
    <message>
        <source>Forgot to post</source>
        <comment>forgot</comment>
        <translation>Post oublié</translation>
    </message>
    <message>
        <source>should have posted</source>
        <comment>forgot_second</comment>
        <translation>aurait dû poster</translation>
    </message>
    <message>
        <source>Shows a hand ...</source>
        <comment>shows</comment>
        <translation>Montre une main...</translation>
    </message>
    <message>
        <source>for seven-deuce</source>
        <comment>shows_second</comment>
        <translation>pour le seven-deuce</translation>
    </message>
    <message>
        <source>Chip run ...</source>
        <comment>run</comment>
        <translation>Chercher jetons...</translation>
    </message>
    <message>
        <source>cash plays, chips come</source>
        <comment>run_second</comment>
        <translation>l’argent joue, jetons en route</translation>
    </message>
    <message>
        <source>The chips have come</source>
        <comment>run_in</comment>
        <translation>Les jetons sont là</translation>
    </message>
    <message>
        <source>{amount} on the way</source>
        <comment>run_in_second</comment>
        <translation>{amount} en route</translation>
    </message>
    <message>
        <source>Marker ...</source>
        <comment>marker</comment>
        <translation>Marker...</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <comment>marker_second</comment>
        <translation>doit {amount}</translation>
    </message>
    <message>
        <source>Pays a player ...</source>
        <comment>pays</comment>
        <translation>Paie un joueur...</translation>
    </message>
    <message>
        <source>outside the pot</source>
        <comment>pays_second</comment>
        <translation>hors du pot</translation>
    </message>
    <message>
        <source>Tip, kitty ...</source>
        <comment>gives</comment>
        <translation>Pourboire, cagnotte...</translation>
    </message>
    <message>
        <source>leaves the stack</source>
        <comment>gives_second</comment>
        <translation>quitte le tapis</translation>
    </message>
    <message>
        <source>Time charge {amount}</source>
        <comment>time</comment>
        <translation>Droit de table {amount}</translation>
    </message>
    <message>
        <source>from this seat</source>
        <comment>seat_time_second</comment>
        <translation>de ce siège</translation>
    </message>
    <message>
        <source>One board again</source>
        <comment>one_board</comment>
        <translation>Un seul tableau</translation>
    </message>
    <message>
        <source>Two boards</source>
        <comment>two_boards</comment>
        <translation>Deux tableaux</translation>
    </message>
    <message>
        <source>the coming hand</source>
        <comment>two_boards_second</comment>
        <translation>la prochaine main</translation>
    </message>
    <message>
        <source>Levels ...</source>
        <comment>levels</comment>
        <translation>Niveaux...</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>levels_second</comment>
        <translation>niveau {number} sur {of}</translation>
    </message>
    <message>
        <source>Another game</source>
        <comment>other_game</comment>
        <translation>Autre jeu</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>collect_time</comment>
        <translation>Encaisser le droit de table</translation>
    </message>
    <message>
        <source>{amount} a seat</source>
        <comment>collect_time_second</comment>
        <translation>{amount} par siège</translation>
    </message>
    <message>
        <source>Playing over {name}</source>
        <comment>sheet_over</comment>
        <translation>Avec les jetons : {name}</translation>
    </message>
    <message>
        <source>Chip run for {name}</source>
        <comment>sheet_run</comment>
        <translation>Jetons pour {name}</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>sheet_run_hint</comment>
        <translation>en route</translation>
    </message>
    <message>
        <source>Sent for</source>
        <comment>sheet_run_go</comment>
        <translation>Demandés</translation>
    </message>
    <message>
        <source>Marker of {name}</source>
        <comment>sheet_marker</comment>
        <translation>Marker : {name}</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>sheet_marker_go</comment>
        <translation>Doit</translation>
    </message>
    <message>
        <source>up to {amount} freely</source>
        <comment>sheet_marker_hint</comment>
        <translation>libre jusqu’à {amount}</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>way_accepted</comment>
        <translation>Tous acceptent</translation>
    </message>
    <message>
        <source>A player lends</source>
        <comment>way_lends</comment>
        <translation>Un joueur prête</translation>
    </message>
    <message>
        <source>{name} pays</source>
        <comment>sheet_pays</comment>
        <translation>{name} paie</translation>
    </message>
    <message>
        <source>To whom?</source>
        <comment>sheet_pays_go</comment>
        <translation>À qui ?</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <comment>sheet_gives</comment>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>sheet_gives_go</comment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Tip</source>
        <comment>way_tip</comment>
        <translation>Pourboire</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>way_drinks</comment>
        <translation>Boissons</translation>
    </message>
    <message>
        <source>Kitty</source>
        <comment>way_kitty</comment>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Rebuy {amount}</source>
        <comment>way_rebuy</comment>
        <translation>Recave {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}</source>
        <comment>way_add_on</comment>
        <translation>Add-on {amount}</translation>
    </message>
    <message>
        <source>Add-on {amount}, so far {count}</source>
        <comment>way_next_add_on</comment>
        <translation>Add-on {amount}, déjà {count}</translation>
    </message>
    <message>
        <source>Wrong buy-in</source>
        <comment>way_bought</comment>
        <translation>Cave fausse</translation>
    </message>
    <message>
        <source>New or back</source>
        <comment>way_new</comment>
        <translation>Nouveau ou de retour</translation>
    </message>
    <message>
        <source>From another table</source>
        <comment>way_transfer</comment>
        <translation>D’une autre table</translation>
    </message>
    <message>
        <source>The button</source>
        <comment>way_regular</comment>
        <translation>Le bouton</translation>
    </message>
    <message>
        <source>Its own button</source>
        <comment>way_own</comment>
        <translation>Bouton à part</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <comment>sheet_draw</comment>
        <translation>Combien de cartes ?</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>sheet_draw_go</comment>
        <translation>Tirage fait</translation>
    </message>
    <message>
        <source>Cards drawn ...</source>
        <comment>draws</comment>
        <translation>Cartes changées...</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>draws_second</comment>
        <translation>facultatif</translation>
    </message>
    <message numerus="yes">
        <source>draws {count}</source>
        <comment>drawn</comment>
        <translation>
            <numerusform>change {count}</numerusform>
            <numerusform>change {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who lends {name} {amount}?</source>
        <comment>lend_who</comment>
        <translation>Qui prête {amount} à {name} ?</translation>
    </message>
    <message>
        <source>{name} is in the pot: all who are in it have to accept. (STK-4)</source>
        <comment>lender_in_pot</comment>
        <translation>{name} est dans le pot : tous ceux qui y sont doivent accepter. (STK-4)</translation>
    </message>
    <message>
        <source>All accept</source>
        <comment>accept</comment>
        <translation>Tous acceptent</translation>
    </message>
    <message>
        <source>tap the seat; a player out of the pot always may</source>
        <comment>lend_second</comment>
        <translation>toucher le siège ; hors du pot, c’est toujours permis</translation>
    </message>
    <message>
        <source>Whom does {name} pay {amount}?</source>
        <comment>pay_who</comment>
        <translation>À qui {name} paie-t-il {amount} ?</translation>
    </message>
    <message>
        <source>tap the seat</source>
        <comment>pay_who_second</comment>
        <translation>toucher le siège</translation>
    </message>
    <message>
        <source>Where does the bomb pot's button lie?</source>
        <comment>bomb_who</comment>
        <translation>Où est le bouton du bomb pot ?</translation>
    </message>
    <message>
        <source>tap the seat; the regular one stays</source>
        <comment>bomb_who_second</comment>
        <translation>toucher le siège ; l’autre reste</translation>
    </message>
    <message>
        <source>Seven-deuce</source>
        <comment>due_seven_deuce</comment>
        <translation>Seven-deuce</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>due_seven_deuce_second</comment>
        <translation>{amount} à {name}</translation>
    </message>
    <message>
        <source>Stand-up game</source>
        <comment>due_stand_up</comment>
        <translation>Jeu stand-up</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>due_stand_up_second</comment>
        <translation>{name} paie {amount}</translation>
    </message>
    <message>
        <source>level {number} of {of}</source>
        <comment>due_level_second</comment>
        <translation>niveau {number} sur {of}</translation>
    </message>
    <message>
        <source>Then level {number}: {stakes}</source>
        <comment>break_then</comment>
        <translation>Puis niveau {number} : {stakes}</translation>
    </message>
    <message>
        <source>{amount}: the chips have come</source>
        <comment>due_chip_run_second</comment>
        <translation>{amount} : les jetons sont là</translation>
    </message>
    <message>
        <source>seven-deuce due</source>
        <comment>strip_seven_deuce</comment>
        <translation>seven-deuce à payer</translation>
    </message>
    <message>
        <source>stand-up game over</source>
        <comment>strip_stand_up</comment>
        <translation>stand-up fini</translation>
    </message>
    <message>
        <source>and kills that hand</source>
        <comment>option_and_kills</comment>
        <translation>et fait un kill</translation>
    </message>
    <message>
        <source>posts</source>
        <comment>will_post</comment>
        <translation>poste</translation>
    </message>
    <message>
        <source>buys the button</source>
        <comment>will_buy</comment>
        <translation>achète le bouton</translation>
    </message>
    <message>
        <source>kills next</source>
        <comment>will_kill</comment>
        <translation>kill ensuite</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>will_come</comment>
        <translation>entre</translation>
    </message>
    <message>
        <source>stands up</source>
        <comment>stands</comment>
        <translation>debout</translation>
    </message>
    <message>
        <source>marker {amount}</source>
        <comment>marker_out</comment>
        <translation>marker {amount}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>small_none</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>small_dead</comment>
        <translation>{seat}, mort</translation>
    </message>
    <message>
        <source>Upcards</source>
        <comment>sheet_upcards</comment>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>Enter upcards</source>
        <comment>upcards</comment>
        <translation>Saisir cartes visibles</translation>
    </message>
    <message>
        <source>Cards of board {number}</source>
        <comment>cards_of_board</comment>
        <translation>Cartes du tableau {number}</translation>
    </message>
    <message>
        <source>{card} lies there already</source>
        <comment>lies_there</comment>
        <translation>{card} y est déjà</translation>
    </message>
    <message>
        <source>{card} lies on the board</source>
        <comment>lies_board</comment>
        <translation>{card} est au tableau</translation>
    </message>
    <message>
        <source>{card} is in seat {seat}</source>
        <comment>lies_seat</comment>
        <translation>{card} est au siège {seat}</translation>
    </message>
    <message>
        <source>{card} is not in this deck</source>
        <comment>not_in_deck</comment>
        <translation>{card} n’est pas dans ce jeu</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cards here</source>
        <comment>enough_cards</comment>
        <translation>
            <numerusform>seulement {count} carte ici</numerusform>
            <numerusform>seulement {count} cartes ici</numerusform>
        </translation>
    </message>
    <message>
        <source>rank first, then suit</source>
        <comment>rank_first</comment>
        <translation>d’abord la valeur, puis l’enseigne</translation>
    </message>
    <message numerus="yes">
        <source>dealt {runs} times</source>
        <comment>pill_runs</comment>
        <translation>
            <numerusform>donné {runs} fois</numerusform>
            <numerusform>donné {runs} fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>pill_boards</comment>
        <translation>
            <numerusform>{boards} tableau</numerusform>
            <numerusform>{boards} tableaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stand</source>
        <comment>pill_standing</comment>
        <translation>
            <numerusform>{count} debout</numerusform>
            <numerusform>{count} debout</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>pill_level</comment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>next: level {number}</source>
        <comment>pill_next</comment>
        <translation>à suivre : niveau {number}</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min left</source>
        <comment>pill_left</comment>
        <translation>
            <numerusform>reste {minutes} min</numerusform>
            <numerusform>reste {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>pill_seconds</comment>
        <translation>encore {seconds} s</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>pill_over</comment>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>from the next deal</source>
        <comment>pill_with_deal</comment>
        <translation>dès la prochaine donne</translation>
    </message>
    <message>
        <source>paused</source>
        <comment>pill_paused</comment>
        <translation>horloge arrêtée</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>pill_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>opens {least} to {most}</source>
        <comment>pill_opens</comment>
        <translation>ouvre de {least} à {most}</translation>
    </message>
    <message>
        <source>opens from {least}</source>
        <comment>pill_opens_from</comment>
        <translation>ouvre dès {least}</translation>
    </message>
    <message>
        <source>opens {least}</source>
        <comment>pill_opens_one</comment>
        <translation>ouvre à {least}</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>sheet_levels</comment>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>now</source>
        <comment>level_now</comment>
        <translation>maintenant</translation>
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
            <numerusform>puis pause de {minutes} min</numerusform>
            <numerusform>puis pause de {minutes} min</numerusform>
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
        <translation>mises {small}/{big}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_go</comment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <comment>level_clock_off</comment>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>starts with hand 1</source>
        <comment>level_clock_first</comment>
        <translation>commence à la main 1</translation>
    </message>
    <message>
        <source>Clock goes on</source>
        <comment>level_clock_on</comment>
        <translation>L’horloge repart</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>level_next_hand</comment>
        <translation>dès la main suivante</translation>
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
        <translation>Demi-pot</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>fixed</comment>
        <translation>Limit</translation>
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
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} checks</source>
        <comment>check</comment>
        <translation>{name} : parole</translation>
    </message>
    <message>
        <source>{name} calls {put}</source>
        <comment>call</comment>
        <translation>{name} suit {put}</translation>
    </message>
    <message>
        <source>{name} calls {put}, all-in</source>
        <comment>call.all_in</comment>
        <translation>{name} suit {put}, tapis</translation>
    </message>
    <message>
        <source>{name} bets {to}</source>
        <comment>bet</comment>
        <translation>{name} mise {to}</translation>
    </message>
    <message>
        <source>{name} bets {to}, all-in</source>
        <comment>bet.all_in</comment>
        <translation>{name} mise {to}, tapis</translation>
    </message>
    <message>
        <source>{name} raises to {to}</source>
        <comment>raise</comment>
        <translation>{name} relance à {to}</translation>
    </message>
    <message>
        <source>{name} raises to {to}, all-in</source>
        <comment>raise.all_in</comment>
        <translation>{name} relance à {to}, tapis</translation>
    </message>
    <message>
        <source>{name} completes to {to}</source>
        <comment>complete</comment>
        <translation>{name} complète à {to}</translation>
    </message>
    <message>
        <source>{name} completes to {to}, all-in</source>
        <comment>complete.all_in</comment>
        <translation>{name} complète à {to}, tapis</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}</source>
        <comment>bring_in</comment>
        <translation>{name} paie le bring-in, {put}</translation>
    </message>
    <message>
        <source>{name} brings it in, {put}, all-in</source>
        <comment>bring_in.all_in</comment>
        <translation>{name} paie le bring-in, {put}, tapis</translation>
    </message>
    <message numerus="yes">
        <source>{count} fold, {name} last</source>
        <comment>fold_to</comment>
        <translation>
            <numerusform>{count} passe, {name} en dernier</numerusform>
            <numerusform>{count} passent, {name} en dernier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} check, {name} last</source>
        <comment>check_to</comment>
        <translation>
            <numerusform>{count} parole, {name} en dernier</numerusform>
            <numerusform>{count} paroles, {name} en dernier</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} left, folds</source>
        <comment>folds_left</comment>
        <translation>{name} passe (place quittée)</translation>
    </message>
    <message>
        <source>{name} folds, time is up</source>
        <comment>folds_clock</comment>
        <translation>{name} passe, temps écoulé</translation>
    </message>
    <message>
        <source>{name} is away, folds</source>
        <comment>folds_absent</comment>
        <translation>{name} passe (absence)</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <comment>draws</comment>
        <translation>{name} change {cards}</translation>
    </message>
    <message>
        <source>{name} antes {amount}</source>
        <comment>post.ante</comment>
        <translation>{name} paie l’ante, {amount}</translation>
    </message>
    <message>
        <source>{name} small blind {amount}</source>
        <comment>post.small_blind</comment>
        <translation>{name} petite blinde {amount}</translation>
    </message>
    <message>
        <source>{name} big blind {amount}</source>
        <comment>post.big_blind</comment>
        <translation>{name} grosse blinde {amount}</translation>
    </message>
    <message>
        <source>{name} button blind {amount}</source>
        <comment>post.button_blind</comment>
        <translation>{name} blinde du bouton {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount}</source>
        <comment>post.post</comment>
        <translation>{name} poste {amount}</translation>
    </message>
    <message>
        <source>{name} posts {amount} dead</source>
        <comment>post.dead_post</comment>
        <translation>{name} poste {amount} morts</translation>
    </message>
    <message>
        <source>{name} kills {amount}</source>
        <comment>post.kill</comment>
        <translation>{name} poste le kill, {amount}</translation>
    </message>
    <message>
        <source>{name} straddles {amount}</source>
        <comment>post.straddle</comment>
        <translation>{name} met un straddle, {amount}</translation>
    </message>
    <message>
        <source>{name} sleeps {amount}</source>
        <comment>post.sleeper</comment>
        <translation>{name} met un sleeper, {amount}</translation>
    </message>
    <message>
        <source>{name} brings it in, {amount}</source>
        <comment>post.bring_in</comment>
        <translation>{name} paie le bring-in, {amount}</translation>
    </message>
    <message>
        <source>{words}, all-in</source>
        <comment>posts_all_in</comment>
        <translation>{words}, tapis</translation>
    </message>
    <message numerus="yes">
        <source>{count} antes of {amount}</source>
        <comment>antes</comment>
        <translation>
            <numerusform>{count} ante de {amount}</numerusform>
            <numerusform>{count} antes de {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <comment>hand</comment>
        <translation>Main {number}</translation>
    </message>
    <message>
        <source>{amount} back to {name}</source>
        <comment>returned</comment>
        <translation>{amount} rendus à {name}</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins</comment>
        <translation>{name} gagne {amount}</translation>
    </message>
    <message>
        <source>{name} wins the high, {amount}</source>
        <comment>wins.high</comment>
        <translation>{name} gagne le high, {amount}</translation>
    </message>
    <message>
        <source>{name} wins the low, {amount}</source>
        <comment>wins.low</comment>
        <translation>{name} gagne le low, {amount}</translation>
    </message>
    <message>
        <source>{part}: {shares}</source>
        <comment>parts.lone</comment>
        <translation>{part} : {shares}</translation>
    </message>
    <message>
        <source>{part}, {pot}: {shares}</source>
        <comment>parts.pot</comment>
        <translation>{part}, {pot} : {shares}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>share</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{name} high {amount}</source>
        <comment>share.high</comment>
        <translation>{name} high {amount}</translation>
    </message>
    <message>
        <source>{name} low {amount}</source>
        <comment>share.low</comment>
        <translation>{name} low {amount}</translation>
    </message>
    <message>
        <source>house {amount}</source>
        <comment>kitty</comment>
        <translation>cagnotte {amount}</translation>
    </message>
    <message>
        <source>house {amount}: rake {rake}, drop {drop}</source>
        <comment>kitty.both</comment>
        <translation>maison {amount} : rake {rake}, drop {drop}</translation>
    </message>
    <message>
        <source>{name} has leg {number}</source>
        <comment>leg</comment>
        <translation>{name} : gain {number} vers le kill</translation>
    </message>
    <message>
        <source>{name} keeps leg {number}: a kill takes {needed} from the others, got {got}</source>
        <comment>leg.short</comment>
        <translation>{name} garde leg {number} : un kill demande {needed} des autres, reçu {got}</translation>
    </message>
    <message>
        <source>{name} loses leg {number}, several others won</source>
        <comment>leg.lost</comment>
        <translation>{name} perd leg {number}, plusieurs autres gagnent</translation>
    </message>
    <message>
        <source>{name} lost the kill hand, several others won: no kill</source>
        <comment>no_kill.lost</comment>
        <translation>{name} perd la main avec kill, plusieurs autres gagnent : pas de kill</translation>
    </message>
    <message>
        <source>{name} scooped {got}: a kill takes {needed}</source>
        <comment>no_kill.scoop</comment>
        <translation>{name} rafle {got} : un kill demande {needed}</translation>
    </message>
    <message>
        <source>{name} won {got}: a kill takes more than {needed}</source>
        <comment>no_kill.pot_over</comment>
        <translation>{name} gagne {got} : un kill demande plus de {needed}</translation>
    </message>
    <message>
        <source>no kill: nobody won every pot</source>
        <comment>no_kill.apart</comment>
        <translation>pas de kill : personne n’a gagné tous les pots</translation>
    </message>
    <message>
        <source>no leg: nobody won every pot</source>
        <comment>leg.apart</comment>
        <translation>pas de leg : personne n’a gagné tous les pots</translation>
    </message>
    <message>
        <source>{name} kills the next hand</source>
        <comment>kill_due</comment>
        <translation>{name} fait un kill à la suivante</translation>
    </message>
    <message numerus="yes">
        <source>{name} kills the next hand: {needed} wins in a row</source>
        <comment>kill_due.in_a_row</comment>
        <translation>
            <numerusform>{name} fait un kill à la suivante : {needed} gain</numerusform>
            <numerusform>{name} fait un kill à la suivante : {needed} gains de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won the kill hand and kills again</source>
        <comment>kill_due.again</comment>
        <translation>{name} gagne la main avec kill et refait un kill</translation>
    </message>
    <message>
        <source>{name} won part of the kill hand and kills again</source>
        <comment>kill_due.split</comment>
        <translation>{name} gagne une part de la main avec kill et refait un kill</translation>
    </message>
    <message>
        <source>{name} scooped {got} and kills the next hand</source>
        <comment>kill_due.scoop</comment>
        <translation>{name} rafle tout, {got}, et fait un kill à la suivante</translation>
    </message>
    <message>
        <source>{name} won {got} and kills the next hand</source>
        <comment>kill_due.pot_over</comment>
        <translation>{name} gagne {got} et fait un kill à la suivante</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as it was dealt</source>
        <comment>kill_due.stays</comment>
        <translation>{name} fait un kill à la suivante, comme elle a été donnée</translation>
    </message>
    <message>
        <source>{name} still owes a kill: it waits for a game with kills</source>
        <comment>kill_due.waits</comment>
        <translation>{name} doit toujours un kill : il attend un jeu avec kill</translation>
    </message>
    <message>
        <source>{name} kills the next hand, as agreed</source>
        <comment>kill_due.agreed</comment>
        <translation>{name} fait un kill à la suivante, comme promis</translation>
    </message>
    <message>
        <source>{name} shows {cards}</source>
        <comment>shows</comment>
        <translation>{name} montre {cards}</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>mucks</comment>
        <translation>{name} jette sa main</translation>
    </message>
    <message>
        <source>board {cards}</source>
        <comment>board</comment>
        <translation>tableau {cards}</translation>
    </message>
    <message>
        <source>upcards are in</source>
        <comment>upcards</comment>
        <translation>cartes visibles saisies</translation>
    </message>
    <message>
        <source>the chips of {name} have come</source>
        <comment>chips_came</comment>
        <translation>{name} : jetons arrivés</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>runs</comment>
        <translation>donné {times} fois</translation>
    </message>
    <message>
        <source>dealt once</source>
        <comment>run_one</comment>
        <translation>donné une fois</translation>
    </message>
    <message>
        <source>{name} has to bring it in</source>
        <comment>named.bring_in</comment>
        <translation>{name} doit payer le bring-in</translation>
    </message>
    <message>
        <source>{name} is first to act</source>
        <comment>named.first</comment>
        <translation>{name} parle en premier</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>pair</comment>
        <translation>une paire visible</translation>
    </message>
    <message>
        <source>{name} sits down with {amount}</source>
        <comment>sits</comment>
        <translation>{name} s’assoit avec {amount}</translation>
    </message>
    <message>
        <source>{name} comes from table {table} with {amount}</source>
        <comment>sits.table</comment>
        <translation>{name} arrive de la table {table} avec {amount}</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>back</comment>
        <translation>{name} est de retour</translation>
    </message>
    <message>
        <source>{name} posts to come in</source>
        <comment>comes.post</comment>
        <translation>{name} poste pour entrer</translation>
    </message>
    <message>
        <source>{name} waits for the big blind</source>
        <comment>comes.wait</comment>
        <translation>{name} attend la grosse blinde</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>comes.buy_button</comment>
        <translation>{name} achète le bouton</translation>
    </message>
    <message>
        <source>{name} takes over the place</source>
        <comment>comes.take_over</comment>
        <translation>{name} reprend la place</translation>
    </message>
    <message>
        <source>{name} comes in and kills the next</source>
        <comment>comes.kill_next</comment>
        <translation>{name} entre et fait un kill à la suivante</translation>
    </message>
    <message>
        <source>{name} comes from another table</source>
        <comment>comes.transfer</comment>
        <translation>{name} : transfert d’une autre table</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>away</comment>
        <translation>{name} s’absente</translation>
    </message>
    <message>
        <source>{name} is away and owes the kill</source>
        <comment>away.owes_kill</comment>
        <translation>{name} s’absente et doit le kill</translation>
    </message>
    <message>
        <source>{name} adds {amount} chips</source>
        <comment>adds</comment>
        <translation>{name} ajoute {amount}</translation>
    </message>
    <message>
        <source>{name} rebuys {amount} chips</source>
        <comment>adds.rebuy</comment>
        <translation>{name} recave {amount}</translation>
    </message>
    <message>
        <source>{name} takes an add-on, {amount} chips</source>
        <comment>adds.add_on</comment>
        <translation>{name} prend un add-on de {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount} on the way</source>
        <comment>adds_behind</comment>
        <translation>{name} : {amount} en route</translation>
    </message>
    <message>
        <source>{name} leaves with {amount}</source>
        <comment>leaves</comment>
        <translation>{name} part avec {amount}</translation>
    </message>
    <message>
        <source>{name} leaves with {amount} and owes the kill</source>
        <comment>leaves.owes_kill</comment>
        <translation>{name} part avec {amount} et doit le kill</translation>
    </message>
    <message>
        <source>{name} goes to table {table} with {amount}</source>
        <comment>leaves.table</comment>
        <translation>{name} va à la table {table} avec {amount}</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <comment>floor_wanted</comment>
        <translation>le floor est appelé</translation>
    </message>
    <message>
        <source>the floor was here</source>
        <comment>floor_was_here</comment>
        <translation>le floor est passé</translation>
    </message>
    <message>
        <source>a note of the room is accepted</source>
        <comment>note.accepted</comment>
        <translation>une note de la salle est acceptée</translation>
    </message>
    <message>
        <source>a note of the room is declined</source>
        <comment>note.declined</comment>
        <translation>une note de la salle est refusée</translation>
    </message>
    <message>
        <source>{name} moves to seat {to}</source>
        <comment>moves</comment>
        <translation>{name} va au siège {to}</translation>
    </message>
    <message>
        <source>seat {seat} is {name}</source>
        <comment>renamed</comment>
        <translation>siège {seat} : {name}</translation>
    </message>
    <message>
        <source>the button goes to seat {seat}</source>
        <comment>button</comment>
        <translation>le bouton va au siège {seat}</translation>
    </message>
    <message>
        <source>{name} has the rock</source>
        <comment>rock</comment>
        <translation>{name} a le rock</translation>
    </message>
    <message>
        <source>the rock lies free</source>
        <comment>rock_free</comment>
        <translation>le rock est libre</translation>
    </message>
    <message>
        <source>{name} straddles to {to}</source>
        <comment>straddle</comment>
        <translation>{name} met un straddle à {to}</translation>
    </message>
    <message>
        <source>{name} sleeps {to}</source>
        <comment>sleeper</comment>
        <translation>{name} met un sleeper à {to}</translation>
    </message>
    <message>
        <source>{name} kills the pot</source>
        <comment>kill</comment>
        <translation>{name} fait un kill</translation>
    </message>
    <message>
        <source>bomb pot of {ante}</source>
        <comment>bomb</comment>
        <translation>bomb pot à {ante}</translation>
    </message>
    <message>
        <source>the prizes are split</source>
        <comment>split</comment>
        <translation>les prix sont partagés</translation>
    </message>
    <message>
        <source>the prizes are split: {parts}</source>
        <comment>split.among</comment>
        <translation>les prix sont partagés : {parts}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <comment>split.part</comment>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>the winner {amount} more</source>
        <comment>split.first</comment>
        <translation>le vainqueur {amount} de plus</translation>
    </message>
    <message>
        <source>{name} has {amount} after the chip race</source>
        <comment>raced</comment>
        <translation>{name} a {amount} après le chip race</translation>
    </message>
    <message>
        <source>{name} owes {amount} from before, settled today</source>
        <comment>carried</comment>
        <translation>{name} doit {amount} d'avant, réglé aujourd'hui</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>settling</comment>
        <translation>une autre façon de régler</translation>
    </message>
    <message>
        <source>the house splashes {amount}</source>
        <comment>splash</comment>
        <translation>la maison ajoute {amount}</translation>
    </message>
    <message>
        <source>new settings from the next hand</source>
        <comment>settings</comment>
        <translation>nouvelles règles dès la main suivante</translation>
    </message>
    <message>
        <source>Rules from the next hand: {rules}</source>
        <comment>settings.rules</comment>
        <translation>Règles dès la main suivante : {rules}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}</source>
        <comment>settings.game</comment>
        <translation>Jeu dès la prochaine main : {game}</translation>
    </message>
    <message>
        <source>Game from the next hand: {game}, {rules}</source>
        <comment>settings.game_rules</comment>
        <translation>Jeu dès la prochaine main : {game}, {rules}</translation>
    </message>
    <message>
        <source>{was} → {now}</source>
        <comment>settings.stakes</comment>
        <translation>{was} → {now}</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level</comment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Level {number}: {stakes}</source>
        <comment>level.stakes</comment>
        <translation>Niveau {number} : {stakes}</translation>
    </message>
    <message numerus="yes">
        <source>{words}, after a break of {minutes} min</source>
        <comment>level.rested</comment>
        <translation>
            <numerusform>{words}, après une pause de {minutes} min</numerusform>
            <numerusform>{words}, après une pause de {minutes} min</numerusform>
        </translation>
    </message>
    <message>
        <source>The level clock goes on</source>
        <comment>level_clock.on</comment>
        <translation>L’horloge du niveau repart</translation>
    </message>
    <message>
        <source>The level clock is paused</source>
        <comment>level_clock.off</comment>
        <translation>L’horloge du niveau est en pause</translation>
    </message>
    <message>
        <source>{name} is not dealt in: less than the small blind</source>
        <comment>short</comment>
        <translation>{name} n’est pas servi : moins que la petite blinde</translation>
    </message>
    <message>
        <source>{name} adds {amount} at the hand's end</source>
        <comment>asked.chips</comment>
        <translation>{name} ajoute {amount} à la fin de la main</translation>
    </message>
    <message>
        <source>{name} leaves at the hand's end</source>
        <comment>asked.leave</comment>
        <translation>{name} part à la fin de la main</translation>
    </message>
    <message>
        <source>{name} goes to table {table} at the hand's end</source>
        <comment>asked.leave.table</comment>
        <translation>{name} va à la table {table} à la fin de la main</translation>
    </message>
    <message>
        <source>{name} sits out at the hand's end</source>
        <comment>asked.sit_out</comment>
        <translation>{name} s’absente à la fin de la main</translation>
    </message>
    <message>
        <source>{name} comes back at the hand's end</source>
        <comment>asked.sit_in</comment>
        <translation>{name} revient à la fin de la main</translation>
    </message>
    <message>
        <source>{words}, at the hand's end</source>
        <comment>asked.then</comment>
        <translation>{words}, à la fin de la main</translation>
    </message>
    <message>
        <source>not done: {why}</source>
        <comment>not_done</comment>
        <translation>non fait : {why}</translation>
    </message>
    <message>
        <source>{name}'s {amount} are not added: {why}</source>
        <comment>not_done.chips</comment>
        <translation>{name} ne reçoit pas les {amount} : {why}</translation>
    </message>
    <message>
        <source>{name}, not done: {why}</source>
        <comment>not_done.of</comment>
        <translation>{name}, non fait : {why}</translation>
    </message>
    <message>
        <source>{name} pays {amount} to {other}</source>
        <comment>paid</comment>
        <translation>{name} paie {amount} à {other}</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>taken</comment>
        <translation>{name} donne {amount}</translation>
    </message>
    <message>
        <source>{name} gives {amount}: {what}</source>
        <comment>taken.for</comment>
        <translation>{name} donne {amount} : {what}</translation>
    </message>
    <message>
        <source>{name} is out, {place}</source>
        <comment>out</comment>
        <translation>Élimination : {name}, {place}</translation>
    </message>
    <message>
        <source>{name} has no chips left, {place} as it stands</source>
        <comment>out_so_far</comment>
        <translation>{name} est sans jetons, {place} à ce stade</translation>
    </message>
    <message>
        <source>{name} is out, {amount} leave play</source>
        <comment>out_of_play</comment>
        <translation>Élimination : {name}, {amount} sortent du jeu</translation>
    </message>
    <message>
        <source>{name} gets {amount} on a marker</source>
        <comment>marker</comment>
        <translation>{name} reçoit {amount} sur marker</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <comment>dealer</comment>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>{name} counted: {amount}</source>
        <comment>counted</comment>
        <translation>{name} compté : {amount}</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} more than recorded</source>
        <comment>counted_more</comment>
        <translation>{name} compté : {amount}, {difference} de plus qu’au journal</translation>
    </message>
    <message>
        <source>{name} counted: {amount}, {difference} less than recorded</source>
        <comment>counted_less</comment>
        <translation>{name} compté : {amount}, {difference} de moins qu’au journal</translation>
    </message>
    <message>
        <source>{name} out of turn: {action}</source>
        <comment>early</comment>
        <translation>{name} hors tour : {action}</translation>
    </message>
    <message>
        <source>the clock is on {name}</source>
        <comment>clock</comment>
        <translation>l’horloge tourne pour {name}</translation>
    </message>
    <message>
        <source>noted: {what}</source>
        <comment>noted</comment>
        <translation>noté : {what}</translation>
    </message>
    <message>
        <source>the session ends</source>
        <comment>ended</comment>
        <translation>la session se termine</translation>
    </message>
    <message>
        <source>the table opens</source>
        <comment>opened</comment>
        <translation>la table est ouverte</translation>
    </message>
    <message>
        <source>Undo: {of}</source>
        <comment>step.undo</comment>
        <translation>Annuler : {of}</translation>
    </message>
    <message>
        <source>Redo: {of}</source>
        <comment>step.redo</comment>
        <translation>Rétablir : {of}</translation>
    </message>
    <message>
        <source>correction</source>
        <comment>step.amend</comment>
        <translation>correction</translation>
    </message>
    <message>
        <source>hand {hand} dealt</source>
        <comment>step.deal</comment>
        <translation>main {hand} donnée</translation>
    </message>
    <message>
        <source>pot of hand {hand} pushed</source>
        <comment>step.award</comment>
        <translation>pot de la main {hand} poussé</translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>step.award.seat</comment>
        <translation>{name} gagne {amount}</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>step.street</comment>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>{cards} dealt</source>
        <comment>step.street.cards</comment>
        <translation>{cards} donnés</translation>
    </message>
    <message numerus="yes">
        <source>{of} and {count} more</source>
        <comment>step.several</comment>
        <translation>
            <numerusform>{of} et {count} autre</numerusform>
            <numerusform>{of} et {count} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sits down</source>
        <comment>step.sit</comment>
        <translation>{player} s’assoit</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <comment>step.sit_in</comment>
        <translation>{name} est de retour</translation>
    </message>
    <message>
        <source>{name} posts</source>
        <comment>step.sit_in.post</comment>
        <translation>{name} poste</translation>
    </message>
    <message>
        <source>{name} waits</source>
        <comment>step.sit_in.wait</comment>
        <translation>{name} attend</translation>
    </message>
    <message>
        <source>{name} buys the button</source>
        <comment>step.sit_in.buy_button</comment>
        <translation>{name} achète le bouton</translation>
    </message>
    <message>
        <source>{name} takes over</source>
        <comment>step.sit_in.take_over</comment>
        <translation>{name} reprend la place</translation>
    </message>
    <message>
        <source>{name} kills the next</source>
        <comment>step.sit_in.kill_next</comment>
        <translation>{name} fait un kill après</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <comment>step.sit_out</comment>
        <translation>{name} s’absente</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>step.leave</comment>
        <translation>{name} part</translation>
    </message>
    <message>
        <source>{name} goes to table {table}</source>
        <comment>step.leave.table</comment>
        <translation>{name} va à la table {table}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips</comment>
        <translation>{name} ajoute {amount}</translation>
    </message>
    <message>
        <source>{name} rebuys {amount}</source>
        <comment>step.rebuy</comment>
        <translation>{name} : recave de {amount}</translation>
    </message>
    <message>
        <source>{name}: add-on {amount}</source>
        <comment>step.add_on</comment>
        <translation>{name} : add-on de {amount}</translation>
    </message>
    <message>
        <source>{name} adds {amount}</source>
        <comment>step.add_chips.behind</comment>
        <translation>{name} ajoute {amount}</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <comment>step.move</comment>
        <translation>{name} change de siège</translation>
    </message>
    <message>
        <source>{player} renamed</source>
        <comment>step.rename</comment>
        <translation>nouveau nom : {player}</translation>
    </message>
    <message>
        <source>{name} gives {amount}</source>
        <comment>step.take</comment>
        <translation>{name} donne {amount}</translation>
    </message>
    <message>
        <source>{name} pays {amount}</source>
        <comment>step.pay</comment>
        <translation>{name} paie {amount}</translation>
    </message>
    <message>
        <source>new settings</source>
        <comment>step.change</comment>
        <translation>nouvelles règles</translation>
    </message>
    <message>
        <source>the end</source>
        <comment>step.end</comment>
        <translation>la fin</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>step.count</comment>
        <translation>{name} compté</translation>
    </message>
    <message>
        <source>rebuy of {name} put right</source>
        <comment>step.wrong_rebuy</comment>
        <translation>recave de {name} rectifiée</translation>
    </message>
    <message>
        <source>add-on of {name} put right</source>
        <comment>step.wrong_add_on</comment>
        <translation>add-on de {name} rectifié</translation>
    </message>
    <message>
        <source>purchase of {name} put right</source>
        <comment>step.wrong_purchase</comment>
        <translation>achat de {name} rectifié</translation>
    </message>
    <message>
        <source>buy-in of {name}</source>
        <comment>step.count.bought</comment>
        <translation>cave de {name}</translation>
    </message>
    <message>
        <source>dealt {times} times</source>
        <comment>step.runs</comment>
        <translation>donné {times} fois</translation>
    </message>
    <message>
        <source>level {number}</source>
        <comment>step.level</comment>
        <translation>niveau {number}</translation>
    </message>
    <message>
        <source>the next level</source>
        <comment>step.level.next</comment>
        <translation>le niveau suivant</translation>
    </message>
    <message>
        <source>the level clock</source>
        <comment>step.level_clock.on</comment>
        <translation>l’horloge du niveau</translation>
    </message>
    <message>
        <source>the pause</source>
        <comment>step.level_clock.off</comment>
        <translation>la pause</translation>
    </message>
    <message numerus="yes">
        <source>{boards} boards</source>
        <comment>step.boards</comment>
        <translation>
            <numerusform>{boards} tableau</numerusform>
            <numerusform>{boards} tableaux</numerusform>
        </translation>
    </message>
    <message>
        <source>dues collected</source>
        <comment>step.collect</comment>
        <translation>sommes dues encaissées</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <comment>step.take_back</comment>
        <translation>{name} reprend ses jetons</translation>
    </message>
    <message>
        <source>the floor's decision</source>
        <comment>step.floor</comment>
        <translation>la décision du floor</translation>
    </message>
    <message>
        <source>{name} posts late</source>
        <comment>step.unposted</comment>
        <translation>{name} poste tard</translation>
    </message>
    <message>
        <source>a pair shows</source>
        <comment>step.open_pair</comment>
        <translation>une paire visible</translation>
    </message>
    <message>
        <source>{name} out of turn</source>
        <comment>step.out_of_turn</comment>
        <translation>{name} hors tour</translation>
    </message>
    <message>
        <source>{name} brings it in</source>
        <comment>step.bring_in_seat</comment>
        <translation>{name} paie le bring-in</translation>
    </message>
    <message>
        <source>{name} is first</source>
        <comment>step.first</comment>
        <translation>{name} parle en premier</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <comment>step.said</comment>
        <translation>{name} : {action}</translation>
    </message>
    <message>
        <source>{name}: {action} {to}</source>
        <comment>step.said.to</comment>
        <translation>{name} : {action} {to}</translation>
    </message>
    <message>
        <source>{name} shows</source>
        <comment>step.show</comment>
        <translation>{name} montre</translation>
    </message>
    <message>
        <source>cards entered</source>
        <comment>step.cards</comment>
        <translation>cartes saisies</translation>
    </message>
    <message>
        <source>chips of {name} in</source>
        <comment>step.chips_in</comment>
        <translation>{name} : jetons arrivés</translation>
    </message>
    <message>
        <source>{name} mucks</source>
        <comment>step.muck</comment>
        <translation>{name} jette sa main</translation>
    </message>
    <message>
        <source>misdeal</source>
        <comment>step.misdeal</comment>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>game chosen</source>
        <comment>step.choose</comment>
        <translation>jeu choisi</translation>
    </message>
    <message>
        <source>the draw for seats</source>
        <comment>step.draw</comment>
        <translation>le tirage des places</translation>
    </message>
    <message>
        <source>the chip race</source>
        <comment>step.race</comment>
        <translation>le chip race</translation>
    </message>
    <message>
        <source>what {player} paid</source>
        <comment>step.expense</comment>
        <translation>la dépense de {player}</translation>
    </message>
    <message>
        <source>what {player} paid: {reason}</source>
        <comment>step.expense.for</comment>
        <translation>la dépense de {player} : {reason}</translation>
    </message>
    <message>
        <source>the expense dropped</source>
        <comment>step.expense.off</comment>
        <translation>la dépense annulée</translation>
    </message>
    <message>
        <source>the debt of {player}</source>
        <comment>step.carry</comment>
        <translation>la dette de {player}</translation>
    </message>
    <message>
        <source>the debt of {player} left out</source>
        <comment>step.carry.off</comment>
        <translation>la dette de {player}, pas aujourd'hui</translation>
    </message>
    <message>
        <source>another way to settle</source>
        <comment>step.settle</comment>
        <translation>une autre façon de régler</translation>
    </message>
    <message>
        <source>dead hand of {name}</source>
        <comment>step.dead_hand</comment>
        <translation>main morte : {name}</translation>
    </message>
    <message>
        <source>street taken back</source>
        <comment>step.street_back</comment>
        <translation>tour repris</translation>
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
        <translation>puis {game}</translation>
    </message>
    <message>
        <source>{game} from button {seat}</source>
        <comment>next_until</comment>
        <translation>{game} dès bouton {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{game} after {count} hands</source>
        <comment>next_hands</comment>
        <translation>
            <numerusform>{game} après {count} main</numerusform>
            <numerusform>{game} après {count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} after this hand</source>
        <comment>next_now</comment>
        <translation>{game} après cette main</translation>
    </message>
    <message>
        <source>dealer's choice</source>
        <comment>choice</comment>
        <translation>choix du bouton</translation>
    </message>
    <message>
        <source>Which game?</source>
        <comment>which</comment>
        <translation>Quel jeu ?</translation>
    </message>
    <message>
        <source>{name} chooses the game</source>
        <comment>chooses</comment>
        <translation>{name} choisit le jeu</translation>
    </message>
    <message>
        <source>now {game}</source>
        <comment>chooses_second</comment>
        <translation>actuel : {game}</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>choose</comment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose the game ...</source>
        <comment>choose_row</comment>
        <translation>Choisir le jeu ...</translation>
    </message>
    <message>
        <source>Which game comes next?</source>
        <comment>choose_title</comment>
        <translation>Quel jeu ensuite ?</translation>
    </message>
    <message>
        <source>{kind}, the coming hand</source>
        <comment>of_next</comment>
        <translation>{kind}, la main à venir</translation>
    </message>
    <message>
        <source>the game is {game} now</source>
        <comment>turned</comment>
        <translation>le jeu est {game} maintenant</translation>
    </message>
    <message>
        <source>{game} is chosen</source>
        <comment>chosen</comment>
        <translation>{game} est choisi</translation>
    </message>
    <message>
        <source>{words}; the kill of {name} waits for a game with kills</source>
        <comment>kill_waits</comment>
        <translation>{words} ; le kill de {name} attend un jeu avec kill</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <comment>games</comment>
        <translation>
            <numerusform>{count} jeu</numerusform>
            <numerusform>{count} jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after {count} hands</source>
        <comment>after_hands</comment>
        <translation>
            <numerusform>après {count} main</numerusform>
            <numerusform>après {count} mains</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Players and seasons</source>
        <comment>title</comment>
        <translation>Joueurs et saisons</translation>
    </message>
    <message numerus="yes">
        <source>{season}, {count} evenings</source>
        <comment>about</comment>
        <translation>
            <numerusform>{season}, {count} soirée</numerusform>
            <numerusform>{season}, {count} soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {of} evenings are summed up</source>
        <comment>summing</comment>
        <translation>{done} soirées sur {of} sont calculées</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read and are left out</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} soirée illisible est laissée de côté</numerusform>
            <numerusform>{count} soirées illisibles sont laissées de côté</numerusform>
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
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Other days</source>
        <comment>other_days</comment>
        <translation>Autres jours</translation>
    </message>
    <message>
        <source>2026-01-31 to 2026-05-31</source>
        <comment>days_hint</comment>
        <translation>2026-01-31 à 2026-05-31</translation>
    </message>
    <message>
        <source>Write both days as 2026-01-31.</source>
        <comment>days_wrong</comment>
        <translation>Écrire les deux jours comme 2026-01-31.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>days</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Tag</source>
        <comment>tag</comment>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Any tag</source>
        <comment>any_tag</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>order</comment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>by result</source>
        <comment>by_net</comment>
        <translation>par résultat</translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>by_hourly</comment>
        <translation>à l’heure</translation>
    </message>
    <message>
        <source>by evenings</source>
        <comment>by_evenings</comment>
        <translation>par soirées</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>counts</comment>
        <translation>Comptent</translation>
    </message>
    <message>
        <source>all</source>
        <comment>counts_all</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>best {best}</source>
        <comment>counts_best</comment>
        <translation>top {best}</translation>
    </message>
    <message>
        <source>In</source>
        <comment>money</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>chips</comment>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Find</source>
        <comment>find</comment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>a letter or two of a name</source>
        <comment>find_hint</comment>
        <translation>une lettre ou deux</translation>
    </message>
    <message>
        <source>Show the first</source>
        <comment>show_first</comment>
        <translation>Voir le premier</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {count} evenings, {result}</source>
        <comment>row</comment>
        <translation>
            <numerusform>{name}, {count} soirée, {result}</numerusform>
            <numerusform>{name}, {count} soirées, {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings</source>
        <comment>evenings_n</comment>
        <translation>
            <numerusform>{count} soirée</numerusform>
            <numerusform>{count} soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>also {names}</source>
        <comment>also</comment>
        <translation>aussi {names}</translation>
    </message>
    <message>
        <source>in the book since {day}</source>
        <comment>since</comment>
        <translation>dans le journal depuis le {day}</translation>
    </message>
    <message>
        <source>compared with {name}</source>
        <comment>compared</comment>
        <translation>comparé à {name}</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>hours</comment>
        <translation>Heures</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>hourly</comment>
        <translation>Par heure</translation>
    </message>
    <message>
        <source>Evenings won</source>
        <comment>evenings_won</comment>
        <translation>Soirées gagnées</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <comment>of</comment>
        <translation>{won} sur {all}</translation>
    </message>
    <message>
        <source>Hands dealt in</source>
        <comment>hands</comment>
        <translation>Mains jouées</translation>
    </message>
    <message>
        <source>Won at showdown</source>
        <comment>showdowns</comment>
        <translation>Gagné à l’abattage</translation>
    </message>
    <message>
        <source>Best evening</source>
        <comment>best</comment>
        <translation>Meilleure soirée</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <comment>worst</comment>
        <translation>Pire soirée</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Over the evenings</source>
        <comment>over</comment>
        <translation>Au fil des soirées</translation>
    </message>
    <message>
        <source>tap a point to open its evening</source>
        <comment>over_hint</comment>
        <translation>toucher un point : sa soirée</translation>
    </message>
    <message>
        <source>grey: between the others' highest and lowest</source>
        <comment>band</comment>
        <translation>gris : entre les autres</translation>
    </message>
    <message>
        <source>A line begins with the second evening.</source>
        <comment>few</comment>
        <translation>Une ligne commence à la deuxième soirée.</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>pots</comment>
        <translation>Plus gros pots</translation>
    </message>
    <message>
        <source>tap to replay</source>
        <comment>pots_hint</comment>
        <translation>toucher pour revoir</translation>
    </message>
    <message>
        <source>no pot of a cash game was won</source>
        <comment>pots_none</comment>
        <translation>aucun pot de cash game gagné</translation>
    </message>
    <message>
        <source>hand {hand}, {day}, won by {names}</source>
        <comment>pot_row</comment>
        <translation>main {hand}, {day}, gagnée par {names}</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>company</comment>
        <translation>Avec qui</translation>
    </message>
    <message>
        <source>tap to compare</source>
        <comment>company_hint</comment>
        <translation>toucher pour comparer</translation>
    </message>
    <message>
        <source>nobody else played</source>
        <comment>company_none</comment>
        <translation>personne d’autre n’a joué</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings together</source>
        <comment>together</comment>
        <translation>
            <numerusform>{count} soirée ensemble</numerusform>
            <numerusform>{count} soirées ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source>evenings, result</source>
        <comment>columns</comment>
        <translation>soirées, résultat</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more</comment>
        <translation>{count} de plus</translation>
    </message>
    <message>
        <source>from the start</source>
        <comment>from_start</comment>
        <translation>du début</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Names, notes</source>
        <comment>names</comment>
        <translation>Noms, notes</translation>
    </message>
    <message>
        <source>of {name}</source>
        <comment>names_note</comment>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>Merge</source>
        <comment>merge</comment>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>same person twice</source>
        <comment>merge_note</comment>
        <translation>deux fois la même personne</translation>
    </message>
    <message>
        <source>Save the table</source>
        <comment>save</comment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>CSV, HTML, PDF</source>
        <comment>save_note</comment>
        <translation>CSV, HTML, PDF</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>forget</comment>
        <translation>Oublier {name}</translation>
    </message>
    <message>
        <source>name goes, sums stay</source>
        <comment>forget_note</comment>
        <translation>le nom part, les sommes restent</translation>
    </message>
    <message>
        <source>{name}: evenings</source>
        <comment>evenings</comment>
        <translation>{name} : soirées</translation>
    </message>
    <message>
        <source>opens the book</source>
        <comment>evenings_note</comment>
        <translation>ouvre le journal</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <comment>who_else</comment>
        <translation>Qui est la même personne que {name} ?</translation>
    </message>
    <message>
        <source>{other} is {name}</source>
        <comment>join</comment>
        <translation>{other} est {name}</translation>
    </message>
    <message>
        <source>one person from now on</source>
        <comment>join_note</comment>
        <translation>une seule personne désormais</translation>
    </message>
    <message>
        <source>Both are shown; hands keep the names that were typed, and the two can be parted again.</source>
        <comment>join_about</comment>
        <translation>Les deux sont montrés ; les mains gardent les noms saisis, et on peut les séparer à nouveau.</translation>
    </message>
    <message>
        <source>Shown as {name}</source>
        <comment>shown_as</comment>
        <translation>Affiché comme {name}</translation>
    </message>
    <message>
        <source>change the name</source>
        <comment>rename</comment>
        <translation>changer le nom</translation>
    </message>
    <message>
        <source>The name to show</source>
        <comment>rename_title</comment>
        <translation>Le nom à afficher</translation>
    </message>
    <message>
        <source>Part {names}</source>
        <comment>part</comment>
        <translation>Séparer {names}</translation>
    </message>
    <message>
        <source>a person of their own again</source>
        <comment>part_note</comment>
        <translation>de nouveau une personne à part</translation>
    </message>
    <message>
        <source>{name} is nobody's name</source>
        <comment>drop</comment>
        <translation>{name} n’est le nom de personne</translation>
    </message>
    <message>
        <source>nobody has played under it</source>
        <comment>drop_note</comment>
        <translation>personne n’a joué sous ce nom</translation>
    </message>
    <message>
        <source>One more name</source>
        <comment>add</comment>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>by which seating and search find them</source>
        <comment>add_note</comment>
        <translation>les places et la recherche le trouvent</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>notes</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes of {name}</source>
        <comment>notes_of</comment>
        <translation>Notes sur {name}</translation>
    </message>
    <message>
        <source>nothing is noted</source>
        <comment>notes_none</comment>
        <translation>rien de noté</translation>
    </message>
    <message>
        <source>what you want to remember</source>
        <comment>notes_hint</comment>
        <translation>ce qu’on veut retenir</translation>
    </message>
    <message>
        <source>Colour</source>
        <comment>colour</comment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>no colour</source>
        <comment>no_colour</comment>
        <translation>aucune couleur</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour_red</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour_orange</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour_yellow</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour_green</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour_teal</comment>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour_blue</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour_violet</comment>
        <translation>violet</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour_brown</comment>
        <translation>brun</translation>
    </message>
    <message>
        <source>Write down</source>
        <comment>write</comment>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Not written: {why}</source>
        <comment>not_written</comment>
        <translation>Pas écrit : {why}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <comment>saved</comment>
        <translation>Enregistré : {file}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <comment>csv</comment>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>Page for a browser (HTML)</source>
        <comment>html</comment>
        <translation>Page pour navigateur (HTML)</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <comment>pdf</comment>
        <translation>Papier (PDF)</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>head_person</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>head_evenings</comment>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>head_hands</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hours</source>
        <comment>head_hours</comment>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head_net</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>head_hourly</comment>
        <translation>Par heure</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>head_best</comment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Worst</source>
        <comment>head_worst</comment>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Showdowns won</source>
        <comment>head_showdowns_won</comment>
        <translation>Abattages gagnés</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <comment>head_showdowns</comment>
        <translation>Abattages</translation>
    </message>
    <message>
        <source>In</source>
        <comment>head_unit</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>head_day</comment>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>head_session</comment>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Account</source>
        <comment>head_account</comment>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>head_amount</comment>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Accounts</source>
        <comment>accounts</comment>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>rake, tips, kitty</source>
        <comment>accounts_note</comment>
        <translation>rake, pourboires, cagnotte</translation>
    </message>
    <message numerus="yes">
        <source>{season}: what {count} evenings left</source>
        <comment>accounts_about</comment>
        <translation>
            <numerusform>{season} : ce qu’a laissé {count} soirée</numerusform>
            <numerusform>{season} : ce qu’ont laissé {count} soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>a table (CSV)</source>
        <comment>accounts_save_note</comment>
        <translation>un tableau (CSV)</translation>
    </message>
    <message>
        <source>Evening by evening</source>
        <comment>takings</comment>
        <translation>Soirée par soirée</translation>
    </message>
    <message>
        <source>tap for the recap</source>
        <comment>takings_hint</comment>
        <translation>toucher : bilan</translation>
    </message>
    <message>
        <source>Nothing was taken off a table.</source>
        <comment>takings_none</comment>
        <translation>Rien n’a été prélevé sur une table.</translation>
    </message>
    <message>
        <source>{name}, evening by evening</source>
        <comment>evenings_of</comment>
        <translation>{name}, soirée par soirée</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Jour</translation>
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
        <translation>Une partie de cash en salle</translation>
    </message>
    <message>
        <source>Nobody gets a cheap orbit or a double one; a room with a dealer can keep track of a dead button.</source>
        <comment>casino</comment>
        <translation>Personne n’a de tour de table au rabais ni double ; avec un croupier, la salle sait suivre un bouton mort.</translation>
    </message>
    <message>
        <source>A newcomer may post at once or wait for the big blind.</source>
        <comment>casino</comment>
        <translation>Un nouveau peut poster tout de suite ou attendre la grosse blinde.</translation>
    </message>
    <message>
        <source>The missed big blind comes back live, the small one dead.</source>
        <comment>casino</comment>
        <translation>La grosse blinde manquée revient live, la petite morte.</translation>
    </message>
    <message>
        <source>Only a small blind missed: it plays as part of the bet.</source>
        <comment>casino</comment>
        <translation>Seule la petite manquée : elle compte dans la mise.</translation>
    </message>
    <message>
        <source>Leaving for a minute wipes no blind that was missed.</source>
        <comment>casino</comment>
        <translation>Partir une minute n’efface aucune blinde manquée.</translation>
    </message>
    <message>
        <source>Who gives up a good seat after the button hand may let the blinds pass the new one, once.</source>
        <comment>casino</comment>
        <translation>Qui quitte une bonne place après le bouton peut laisser passer les blindes à la nouvelle, une fois.</translation>
    </message>
    <message>
        <source>A player next to the button who owes a blind may buy it.</source>
        <comment>casino</comment>
        <translation>Un joueur voisin du bouton qui doit une blinde peut l’acheter.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>casino</comment>
        <translation>Une mise et trois relances par tour.</translation>
    </message>
    <message>
        <source>No end to the raises once two are left.</source>
        <comment>casino</comment>
        <translation>Relances sans fin dès qu’il n’en reste que deux.</translation>
    </message>
    <message>
        <source>Who has less than the small blind is all-in for it.</source>
        <comment>casino</comment>
        <translation>Qui a moins que la petite blinde est à tapis pour elle.</translation>
    </message>
    <message>
        <source>Chips are bought between hands only.</source>
        <comment>casino</comment>
        <translation>On n’achète des jetons qu’entre deux mains.</translation>
    </message>
    <message>
        <source>Going south is stopped for an hour.</source>
        <comment>casino</comment>
        <translation>Pendant une heure on ne revient pas avec moins.</translation>
    </message>
    <message>
        <source>Twice is what card rooms allow.</source>
        <comment>casino</comment>
        <translation>Deux fois, c’est ce que permettent les salles.</translation>
    </message>
    <message>
        <source>Chips may come in several motions once a raise was announced.</source>
        <comment>casino</comment>
        <translation>Une relance annoncée, les jetons peuvent venir en plusieurs mouvements.</translation>
    </message>
    <message>
        <source>A call in between frees who acted out of turn.</source>
        <comment>casino</comment>
        <translation>Un call entre-temps libère qui a agi hors tour.</translation>
    </message>
    <message>
        <source>The pot of a no-limit game is spread for the players, not counted for them.</source>
        <comment>casino</comment>
        <translation>En no-limit le pot est étalé pour les joueurs, pas compté.</translation>
    </message>
    <message>
        <source>One live straddle, first to act, twice the big blind.</source>
        <comment>casino</comment>
        <translation>Un straddle live du premier à parler, deux grosses blindes.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more, as over the blind itself.</source>
        <comment>casino</comment>
        <translation>Une relance dessus est d’une grosse blinde, comme sur la blinde.</translation>
    </message>
    <message>
        <source>Taken only once a second round is dealt; the table says how much.</source>
        <comment>casino</comment>
        <translation>Pris seulement dès le deuxième tour ; combien, la table le dit.</translation>
    </message>
    <message>
        <source>A minute is enough for any decision.</source>
        <comment>casino</comment>
        <translation>Une minute suffit à toute décision.</translation>
    </message>
    <message>
        <source>A warning ten seconds before the end.</source>
        <comment>casino</comment>
        <translation>Une alerte dix secondes avant la fin.</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>home</comment>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>A friendly game at home</source>
        <comment>home</comment>
        <translation>Une partie entre amis</translation>
    </message>
    <message>
        <source>The button simply goes to the next player; nobody has to remember who left.</source>
        <comment>home</comment>
        <translation>Le bouton va simplement au suivant ; nul besoin de retenir qui est parti.</translation>
    </message>
    <message>
        <source>Friends come late and are dealt in at once.</source>
        <comment>home</comment>
        <translation>Les amis arrivent tard et sont servis aussitôt.</translation>
    </message>
    <message>
        <source>They go for a smoke and owe nothing for it.</source>
        <comment>home</comment>
        <translation>Ils vont fumer et ne doivent rien pour ça.</translation>
    </message>
    <message>
        <source>Going home for an hour wipes nothing, where the house keeps marks.</source>
        <comment>home</comment>
        <translation>Rentrer une heure n’efface rien, si la maison tient des marques.</translation>
    </message>
    <message>
        <source>Dealt in wherever they sit down.</source>
        <comment>home</comment>
        <translation>Servis où qu’ils s’assoient.</translation>
    </message>
    <message>
        <source>Not on the button: who comes back there waits a hand, and nobody pays the same blind twice.</source>
        <comment>home</comment>
        <translation>Pas au bouton : qui y revient attend une main, et personne ne paie deux fois la même blinde.</translation>
    </message>
    <message>
        <source>Four raises, a little more fun than the three of the books.</source>
        <comment>home</comment>
        <translation>Quatre relances, un peu plus drôle que les trois des livres.</translation>
    </message>
    <message>
        <source>Two players raise as long as they like.</source>
        <comment>home</comment>
        <translation>À deux on relance tant qu’on veut.</translation>
    </message>
    <message>
        <source>No special sum for the small blind: everybody opens for the same.</source>
        <comment>home</comment>
        <translation>Pas de somme à part pour la petite blinde : tous ouvrent pareil.</translation>
    </message>
    <message>
        <source>As often as the table likes.</source>
        <comment>home</comment>
        <translation>Aussi souvent que la table veut.</translation>
    </message>
    <message>
        <source>Short is all-in, nobody is sent away.</source>
        <comment>home</comment>
        <translation>Trop court, c’est tapis ; on ne renvoie personne.</translation>
    </message>
    <message>
        <source>Forgiving about motions.</source>
        <comment>home</comment>
        <translation>Indulgent sur les mouvements.</translation>
    </message>
    <message>
        <source>Forgiving about turns.</source>
        <comment>home</comment>
        <translation>Indulgent sur les tours.</translation>
    </message>
    <message>
        <source>The pot is no secret.</source>
        <comment>home</comment>
        <translation>Le pot n’est pas un secret.</translation>
    </message>
    <message>
        <source>From any seat: it is meant to be fun.</source>
        <comment>home</comment>
        <translation>De tout siège : c’est pour s’amuser.</translation>
    </message>
    <message>
        <source>Once more on top of it.</source>
        <comment>home</comment>
        <translation>Encore une fois par-dessus.</translation>
    </message>
    <message>
        <source>A raise over it is one big blind more.</source>
        <comment>home</comment>
        <translation>Une relance dessus est d’une grosse blinde.</translation>
    </message>
    <message>
        <source>Two minutes: it is late and there is a story to finish.</source>
        <comment>home</comment>
        <translation>Deux minutes : il est tard et il y a une histoire à finir.</translation>
    </message>
    <message>
        <source>A warning a quarter of a minute before the end.</source>
        <comment>home</comment>
        <translation>Une alerte un quart de minute avant la fin.</translation>
    </message>
    <message>
        <source>A bomb pot is an extra; the button stays for the next regular hand.</source>
        <comment>home</comment>
        <translation>Un bomb pot est un extra ; le bouton reste pour la main suivante.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Modelled on the Tournament Directors Association's rules</source>
        <comment>tournament</comment>
        <translation>D’après les règles de la Tournament Directors Association</translation>
    </message>
    <message>
        <source>Everybody pays each blind once an orbit, whoever leaves.</source>
        <comment>tournament</comment>
        <translation>Chacun paie chaque blinde une fois par tour de table, qui que ce soit qui parte.</translation>
    </message>
    <message>
        <source>Newcomers are dealt in and owe nothing; between button and big blind they wait for the button to pass.</source>
        <comment>tournament</comment>
        <translation>Les nouveaux reçoivent des cartes et ne doivent rien ; entre bouton et grosse blinde ils attendent que le bouton soit passé.</translation>
    </message>
    <message>
        <source>Who is moved to the button is dealt in there.</source>
        <comment>tournament</comment>
        <translation>Qui est placé au bouton y reçoit des cartes.</translation>
    </message>
    <message>
        <source>A seat with chips is dealt in and posts, whether anybody sits there or not.</source>
        <comment>tournament</comment>
        <translation>Un siège avec des jetons est servi et poste, occupé ou non.</translation>
    </message>
    <message>
        <source>Nobody gets rid of a missed blind by leaving.</source>
        <comment>tournament</comment>
        <translation>Personne n’échappe à une blinde manquée en partant.</translation>
    </message>
    <message>
        <source>A bet and three raises a round.</source>
        <comment>tournament</comment>
        <translation>Une mise et trois relances par tour.</translation>
    </message>
    <message>
        <source>The cap holds between two players as well, also for the last two of the tournament.</source>
        <comment>tournament</comment>
        <translation>Le plafond vaut aussi entre deux joueurs, même pour les deux derniers du tournoi.</translation>
    </message>
    <message>
        <source>A short stack is dealt in and all-in for the blind.</source>
        <comment>tournament</comment>
        <translation>Un petit tapis reçoit des cartes et est à tapis pour la blinde.</translation>
    </message>
    <message>
        <source>No chips come in during a hand, and no markers.</source>
        <comment>tournament</comment>
        <translation>Aucun jeton n’arrive pendant une main, et pas de marker.</translation>
    </message>
    <message>
        <source>Nothing is run twice.</source>
        <comment>tournament</comment>
        <translation>Rien n’est donné deux fois.</translation>
    </message>
    <message>
        <source>All-in hands are turned face up.</source>
        <comment>tournament</comment>
        <translation>Les mains à tapis sont exposées.</translation>
    </message>
    <message>
        <source>From half of a raise on it must be completed.</source>
        <comment>tournament</comment>
        <translation>À partir d’une demi-relance il faut la compléter.</translation>
    </message>
    <message>
        <source>One motion, an amount that was said, or the exact call and then one more motion.</source>
        <comment>tournament</comment>
        <translation>Un seul mouvement, un montant annoncé, ou le call exact puis un mouvement de plus.</translation>
    </message>
    <message>
        <source>Chips that are all needed for the call are a call, whatever their values.</source>
        <comment>tournament</comment>
        <translation>Des jetons tous nécessaires pour suivre sont un call, quelle que soit leur valeur.</translation>
    </message>
    <message>
        <source>Only a bet or raise in between frees who acted out of turn.</source>
        <comment>tournament</comment>
        <translation>Seule une mise ou relance entre-temps libère qui a agi hors tour.</translation>
    </message>
    <message>
        <source>After that bet or raise, who checked out of turn has every option.</source>
        <comment>tournament</comment>
        <translation>Après cette mise ou relance, qui a dit parole hors tour a toutes les options.</translation>
    </message>
    <message>
        <source>Two acts, one of them with chips, or any three close what lies before them.</source>
        <comment>tournament</comment>
        <translation>Deux actions dont une avec des jetons, ou trois quelconques, closent ce qui précède.</translation>
    </message>
    <message>
        <source>Players may ask what the pot is in pot limit only.</source>
        <comment>tournament</comment>
        <translation>On ne demande le pot qu’en pot-limit.</translation>
    </message>
    <message>
        <source>A big blind too short for blind and ante pays the blind first.</source>
        <comment>tournament</comment>
        <translation>Une grosse blinde trop courte pour blinde et ante paie d’abord la blinde.</translation>
    </message>
    <message>
        <source>Never in tournaments, unless a table says so itself.</source>
        <comment>tournament</comment>
        <translation>Jamais en tournoi, sauf si la table le dit.</translation>
    </message>
    <message>
        <source>Twenty-five seconds.</source>
        <comment>tournament</comment>
        <translation>Vingt-cinq secondes.</translation>
    </message>
    <message>
        <source>And the last five are counted.</source>
        <comment>tournament</comment>
        <translation>Et les cinq dernières sont comptées.</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>online</comment>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>As poker rooms on the internet deal it</source>
        <comment>online</comment>
        <translation>Comme les salles de poker sur internet</translation>
    </message>
    <message>
        <source>Software moves the button to the next player and never deals a dead one.</source>
        <comment>online</comment>
        <translation>Le logiciel passe le bouton au joueur suivant, jamais mort.</translation>
    </message>
    <message>
        <source>Post, or wait for the big blind.</source>
        <comment>online</comment>
        <translation>Poster ou attendre la grosse blinde.</translation>
    </message>
    <message>
        <source>A missed big blind comes back live, the small one dead.</source>
        <comment>online</comment>
        <translation>Une grosse blinde manquée revient live, la petite morte.</translation>
    </message>
    <message>
        <source>Dead also when it is missed alone.</source>
        <comment>online</comment>
        <translation>Morte aussi quand elle seule est manquée.</translation>
    </message>
    <message>
        <source>Leaving the table and coming back wipes no blind.</source>
        <comment>online</comment>
        <translation>Quitter la table et revenir n’efface aucune blinde.</translation>
    </message>
    <message>
        <source>The cap is four bets.</source>
        <comment>online</comment>
        <translation>Le plafond est de quatre mises.</translation>
    </message>
    <message>
        <source>For any number of players.</source>
        <comment>online</comment>
        <translation>Pour tout nombre de joueurs.</translation>
    </message>
    <message>
        <source>The pot is what the formula says.</source>
        <comment>online</comment>
        <translation>Le pot est ce que dit la formule.</translation>
    </message>
    <message>
        <source>Twice at most.</source>
        <comment>online</comment>
        <translation>Deux fois au plus.</translation>
    </message>
    <message>
        <source>All-in hands are turned up.</source>
        <comment>online</comment>
        <translation>Les mains à tapis sont montrées.</translation>
    </message>
    <message>
        <source>Going south is stopped for two hours.</source>
        <comment>online</comment>
        <translation>Pendant deux heures on ne revient pas avec moins.</translation>
    </message>
    <message>
        <source>A click is one motion.</source>
        <comment>online</comment>
        <translation>Un clic est un seul mouvement.</translation>
    </message>
    <message>
        <source>An action chosen early stands until somebody bets.</source>
        <comment>online</comment>
        <translation>Une action choisie d’avance tient jusqu’à une mise.</translation>
    </message>
    <message>
        <source>A check chosen early falls away with the bet.</source>
        <comment>online</comment>
        <translation>Une parole choisie d’avance tombe avec la mise.</translation>
    </message>
    <message>
        <source>The pot is always on the screen.</source>
        <comment>online</comment>
        <translation>Le pot est toujours à l’écran.</translation>
    </message>
    <message>
        <source>Most rooms have none.</source>
        <comment>online</comment>
        <translation>La plupart des salles n’en ont pas.</translation>
    </message>
    <message>
        <source>Nothing is taken before the flop.</source>
        <comment>online</comment>
        <translation>Rien n’est pris avant le flop.</translation>
    </message>
    <message>
        <source>Half a minute.</source>
        <comment>online</comment>
        <translation>Une demi-minute.</translation>
    </message>
    <message>
        <source>With ten seconds of warning.</source>
        <comment>online</comment>
        <translation>Avec dix secondes d’alerte.</translation>
    </message>
</context>
<context>
    <name>privacy</name>
    <message>
        <source>Erase and forget</source>
        <comment>title</comment>
        <translation>Effacer et oublier</translation>
    </message>
    <message>
        <source>For good: in the book and in its backups</source>
        <comment>about</comment>
        <translation>Pour de bon : dans le journal et ses sauvegardes</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Erase an evening</source>
        <comment>evenings</comment>
        <translation>Effacer une soirée</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <comment>people</comment>
        <translation>Oublier une personne</translation>
    </message>
    <message>
        <source>Players and dealers</source>
        <comment>people_title</comment>
        <translation>Joueurs et croupiers</translation>
    </message>
    <message>
        <source>Choose what is to go</source>
        <comment>choose</comment>
        <translation>Choisir ce qui doit partir</translation>
    </message>
    <message>
        <source>Nothing goes before the key below is tapped.</source>
        <comment>choose_note</comment>
        <translation>Rien ne part avant que la touche du bas soit touchée.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <comment>erase</comment>
        <translation>Effacer pour de bon</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <comment>forget</comment>
        <translation>Oublier pour de bon</translation>
    </message>
    <message>
        <source>The evening of {began}</source>
        <comment>evening</comment>
        <translation>La soirée du {began}</translation>
    </message>
    <message>
        <source>Looking what goes</source>
        <comment>looking</comment>
        <translation>On regarde ce qui part</translation>
    </message>
    <message numerus="yes">
        <source>{count} payments of it are not ticked as paid.</source>
        <comment>unpaid</comment>
        <translation>
            <numerusform>{count} de ses paiements n’est pas coché comme payé.</numerusform>
            <numerusform>{count} de ses paiements ne sont pas cochés comme payés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands go, with all names and sums.</source>
        <comment>hands</comment>
        <translation>
            <numerusform>{count} main part, avec tous les noms et toutes les sommes.</numerusform>
            <numerusform>{count} mains partent, avec tous les noms et toutes les sommes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups hold it: there it goes too.</source>
        <comment>holding</comment>
        <translation>
            <numerusform>{count} sauvegarde la contient : elle y part aussi.</numerusform>
            <numerusform>{count} sauvegardes la contiennent : elle y part aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup holds it.</source>
        <comment>holding_none</comment>
        <translation>Aucune sauvegarde ne la contient.</translation>
    </message>
    <message>
        <source>What was printed, sent or copied elsewhere stays as well.</source>
        <comment>saved_stay</comment>
        <translation>Ce qui a été imprimé, envoyé ou copié ailleurs reste aussi.</translation>
    </message>
    <message numerus="yes">
        <source>{count} other books in {folder} are not touched: {files}</source>
        <comment>beyond_books</comment>
        <translation>
            <numerusform>{count} autre journal dans {folder} reste tel quel : {files}</numerusform>
            <numerusform>{count} autres journaux dans {folder} restent tels quels : {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>What was saved in {folder} stays there.</source>
        <comment>beyond_files</comment>
        <translation>Ce qui a été enregistré dans {folder} y reste.</translation>
    </message>
    <message>
        <source>{folder} is not there now: its backups stay as they are. Put it in first.</source>
        <comment>beyond_second</comment>
        <translation>{folder} est absent en ce moment : ses sauvegardes restent telles quelles. Le brancher d’abord.</translation>
    </message>
    <message>
        <source>Its payments cannot be read: {why}</source>
        <comment>unknown</comment>
        <translation>Ses paiements ne peuvent pas être lus : {why}</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <comment>person</comment>
        <translation>Oublier {name}</translation>
    </message>
    <message>
        <source>Another name stands wherever {name} sat, dealt or decided: book, backups, this device.</source>
        <comment>person_name</comment>
        <translation>Un autre nom figure partout où {name} a joué, donné ou décidé : journal, sauvegardes, cet appareil.</translation>
    </message>
    <message>
        <source>Sums and results stay.</source>
        <comment>person_sums</comment>
        <translation>Les sommes et les résultats restent.</translation>
    </message>
    <message>
        <source>The chain of these evenings is made anew; verifying the book says since when.</source>
        <comment>person_chain</comment>
        <translation>La chaîne de ces soirées est refaite ; la vérification du journal dit depuis quand.</translation>
    </message>
    <message>
        <source>Changing the book</source>
        <comment>rewriting</comment>
        <translation>Le journal est modifié</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>stop</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>stopped</comment>
        <translation>Arrêté : rien n’a été modifié</translation>
    </message>
    <message>
        <source>Changing the backups</source>
        <comment>working</comment>
        <translation>Modification des sauvegardes</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <comment>how_far</comment>
        <translation>{done} sur {of}</translation>
    </message>
    <message>
        <source>The evening is erased</source>
        <comment>erased</comment>
        <translation>La soirée est effacée</translation>
    </message>
    <message>
        <source>From now on the name is {stand_in}</source>
        <comment>forgotten</comment>
        <translation>Désormais le nom est {stand_in}</translation>
    </message>
    <message numerus="yes">
        <source>In {count} evenings of the book.</source>
        <comment>forgotten_in</comment>
        <translation>
            <numerusform>Dans {count} soirée du journal.</numerusform>
            <numerusform>Dans {count} soirées du journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} backups were changed.</source>
        <comment>changed</comment>
        <translation>
            <numerusform>{count} sauvegarde a été modifiée.</numerusform>
            <numerusform>{count} sauvegardes ont été modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not changed: {why}</source>
        <comment>unchanged</comment>
        <translation>{file} n’a pas été modifié : {why}</translation>
    </message>
    <message>
        <source>It could not be done: {why}</source>
        <comment>failed</comment>
        <translation>Cela n’a pas pu être fait : {why}</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>Session recap</source>
        <comment>recap</comment>
        <translation>Bilan de la session</translation>
    </message>
    <message>
        <source>Session</source>
        <comment>session</comment>
        <translation>Session</translation>
    </message>
    <message>
        <source>Won and lost, hand by hand</source>
        <comment>won_lost</comment>
        <translation>Gains et pertes, main par main</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>find_hand</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Rotations</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>pay</comment>
        <translation>Payer</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <comment>col_taken</comment>
        <translation>Rake et drop</translation>
    </message>
    <message>
        <source>The evening</source>
        <comment>the_evening</comment>
        <translation>La soirée</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>all_of_them</comment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>One file, opens without a network.</source>
        <comment>one_file</comment>
        <translation>Un seul fichier, s’ouvre sans réseau.</translation>
    </message>
    <message>
        <source>The lines begin with the first hand</source>
        <comment>no_lines</comment>
        <translation>Les courbes commencent à la première main</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>more_games</comment>
        <translation>{count} de plus</translation>
    </message>
    <message>
        <source>ended {time}</source>
        <comment>ended</comment>
        <translation>terminée {time}</translation>
    </message>
    <message>
        <source>last tap {time}</source>
        <comment>last_tap</comment>
        <translation>dernier geste {time}</translation>
    </message>
    <message>
        <source>corrected: hand {hands}</source>
        <comment>corrected_hands</comment>
        <translation>corrigé : main {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands corrected</source>
        <comment>n_corrected</comment>
        <translation>
            <numerusform>{count} main corrigée</numerusform>
            <numerusform>{count} mains corrigées</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <comment>played</comment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>an_hour</comment>
        <translation>Par heure</translation>
    </message>
    <message>
        <source>Biggest pot</source>
        <comment>biggest</comment>
        <translation>Plus gros pot</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <comment>hand_n</comment>
        <translation>main {hand}</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Croupiers</translation>
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
        <translation>moins d’1 min</translation>
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
        <translation>pourboires</translation>
    </message>
    <message>
        <source>kitty</source>
        <comment>kitty</comment>
        <translation>cagnotte</translation>
    </message>
    <message>
        <source>house</source>
        <comment>house</comment>
        <translation>maison</translation>
    </message>
    <message>
        <source>the kitty</source>
        <comment>the_kitty</comment>
        <translation>la cagnotte</translation>
    </message>
    <message>
        <source>the house</source>
        <comment>the_house</comment>
        <translation>la maison</translation>
    </message>
    <message>
        <source>the dealers</source>
        <comment>party_dealers</comment>
        <translation>les croupiers</translation>
    </message>
    <message>
        <source>nobody (unaccounted)</source>
        <comment>party_nobody</comment>
        <translation>personne (non expliqué)</translation>
    </message>
    <message>
        <source>Every chip accounted for</source>
        <comment>all_there</comment>
        <translation>Tous les jetons sont là</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips missing</source>
        <comment>n_missing</comment>
        <translation>
            <numerusform>{count} jeton manque</numerusform>
            <numerusform>{count} jetons manquent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips too many</source>
        <comment>n_too_many</comment>
        <translation>
            <numerusform>{count} jeton en trop</numerusform>
            <numerusform>{count} jetons en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips more counted than recorded</source>
        <comment>n_more</comment>
        <translation>
            <numerusform>{count} jeton compté en plus</numerusform>
            <numerusform>{count} jetons comptés en plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} chips fewer counted than recorded</source>
        <comment>n_fewer</comment>
        <translation>
            <numerusform>{count} jeton compté en moins</numerusform>
            <numerusform>{count} jetons comptés en moins</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} missing</source>
        <comment>missing_money</comment>
        <translation>{amount} manquent</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <comment>too_many_money</comment>
        <translation>{amount} de trop</translation>
    </message>
    <message>
        <source>{amount} more counted than recorded</source>
        <comment>more_money</comment>
        <translation>{amount} comptés en plus</translation>
    </message>
    <message>
        <source>{amount} less counted than recorded</source>
        <comment>fewer_money</comment>
        <translation>{amount} comptés en moins</translation>
    </message>
    <message>
        <source>{amount} in</source>
        <comment>n_in</comment>
        <translation>{amount} cavés</translation>
    </message>
    <message>
        <source>{amount} splashed</source>
        <comment>n_splashed</comment>
        <translation>{amount} splash</translation>
    </message>
    <message>
        <source>{amount} counted</source>
        <comment>n_counted</comment>
        <translation>{amount} comptés</translation>
    </message>
    <message>
        <source>{amount} cashed out</source>
        <comment>n_cashed</comment>
        <translation>{amount} sortis</translation>
    </message>
    <message>
        <source>{amount} on the table</source>
        <comment>n_on_table</comment>
        <translation>{amount} sur la table</translation>
    </message>
    <message>
        <source>{amount} more by the chip race</source>
        <comment>n_raced</comment>
        <translation>{amount} de plus par le chip race</translation>
    </message>
    <message>
        <source>{amount} less by the chip race</source>
        <comment>n_raced_off</comment>
        <translation>{amount} de moins par le chip race</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>results</comment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>bought_in</comment>
        <translation>Cavé</translation>
    </message>
    <message>
        <source>Buys</source>
        <comment>buys</comment>
        <translation>Caves</translation>
    </message>
    <message>
        <source>Has in all</source>
        <comment>has_in_all</comment>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>cashed_out</comment>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>result</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Loans</source>
        <comment>loans</comment>
        <translation>Prêts</translation>
    </message>
    <message>
        <source>{words}, lent {amount}</source>
        <comment>speak_lent</comment>
        <translation>{words}, prêté {amount}</translation>
    </message>
    <message>
        <source>{words}, borrowed {amount}</source>
        <comment>speak_borrowed</comment>
        <translation>{words}, emprunté {amount}</translation>
    </message>
    <message>
        <source>tap a name to light its line</source>
        <comment>tap_name</comment>
        <translation>toucher un nom pour sa courbe</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, has {left} in all, {hands} hands</source>
        <comment>speak_playing</comment>
        <translation>{name}, résultat {net}, cavé {bought} en {buys}, a {left} en tout, {hands} mains</translation>
    </message>
    <message>
        <source>{name}, result {net}, bought in {bought} in {buys}, cashed out {left}, {hands} hands</source>
        <comment>speak_left</comment>
        <translation>{name}, résultat {net}, cavé {bought} en {buys}, sorti {left}, {hands} mains</translation>
    </message>
    <message>
        <source>{first} to {last} of {all}</source>
        <comment>part</comment>
        <translation>{first} à {last} sur {all}</translation>
    </message>
    <message>
        <source>{last} of {all}</source>
        <comment>part_one</comment>
        <translation>{last} sur {all}</translation>
    </message>
    <message>
        <source>{part}, next part</source>
        <comment>next_part</comment>
        <translation>{part}, partie suivante</translation>
    </message>
    <message>
        <source>Settle up</source>
        <comment>settle</comment>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>{who} pays {to} {amount}</source>
        <comment>pays</comment>
        <translation>{who} paie {amount} à {to}</translation>
    </message>
    <message>
        <source>{who} pays {to}</source>
        <comment>pays_whom</comment>
        <translation>{who} paie à {to}</translation>
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
        <translation>payé</translation>
    </message>
    <message>
        <source>not paid yet</source>
        <comment>not_paid</comment>
        <translation>pas encore payé</translation>
    </message>
    <message>
        <source>marker, unpaid</source>
        <comment>marker_unpaid</comment>
        <translation>marker, à payer</translation>
    </message>
    <message>
        <source>marker</source>
        <comment>marker</comment>
        <translation>marker</translation>
    </message>
    <message>
        <source>tap when paid</source>
        <comment>tap_paid</comment>
        <translation>toucher si payé</translation>
    </message>
    <message>
        <source>unpaid</source>
        <comment>unpaid</comment>
        <translation>à payer</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>reopen</comment>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>all chips go back to the seats</source>
        <comment>reopen_second</comment>
        <translation>les jetons reviennent aux sièges</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>end</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>End all the same</source>
        <comment>end_anyway</comment>
        <translation>Terminer quand même</translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: they get no place</source>
        <comment>end_unplaced</comment>
        <translation>
            <numerusform>{count} encore en jeu : sans place</numerusform>
            <numerusform>{count} encore en jeu : sans place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} still in: placed by their chips</source>
        <comment>end_by_chips</comment>
        <translation>
            <numerusform>{count} encore en jeu : place selon ses jetons</numerusform>
            <numerusform>{count} encore en jeu : places selon les jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody is cashed out</source>
        <comment>end_second</comment>
        <translation>chacun sort avec son tapis</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count them first</source>
        <comment>high_by</comment>
        <translation>tapis trop hauts de {amount} : compter d’abord</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count them first</source>
        <comment>low_by</comment>
        <translation>tapis trop bas de {amount} : compter d’abord</translation>
    </message>
    <message>
        <source>Unaccounted for</source>
        <comment>off_title</comment>
        <translation>Inexpliqué</translation>
    </message>
    <message>
        <source>Who bears it?</source>
        <comment>off_go</comment>
        <translation>Qui le supporte ?</translation>
    </message>
    <message>
        <source>said on the recap, or counted again</source>
        <comment>off_go_note</comment>
        <translation>à dire sur le bilan, ou recompter</translation>
    </message>
    <message>
        <source>stacks {amount} too high: count again, or settle anyway</source>
        <comment>high_who</comment>
        <translation>tapis trop hauts de {amount} : recompter, ou régler quand même</translation>
    </message>
    <message>
        <source>stacks {amount} too low: count again, or settle anyway</source>
        <comment>low_who</comment>
        <translation>tapis trop bas de {amount} : recompter, ou régler quand même</translation>
    </message>
    <message>
        <source>tap to take back</source>
        <comment>take_back</comment>
        <translation>toucher pour annuler</translation>
    </message>
    <message>
        <source>all players</source>
        <comment>all_players</comment>
        <translation>tous les joueurs</translation>
    </message>
    <message>
        <source>pays {amount} more</source>
        <comment>one_pays</comment>
        <translation>paie {amount} de plus</translation>
    </message>
    <message>
        <source>gets {amount} more</source>
        <comment>one_gets</comment>
        <translation>reçoit {amount} de plus</translation>
    </message>
    <message>
        <source>pay {amount} more each</source>
        <comment>all_pay</comment>
        <translation>paient {amount} de plus chacun</translation>
    </message>
    <message>
        <source>get {amount} more each</source>
        <comment>all_get</comment>
        <translation>reçoivent {amount} de plus chacun</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <comment>or_amounts</comment>
        <translation>{least} ou {most}</translation>
    </message>
    <message>
        <source>The results are off by {amount}. Settled anyway: {who} {how}.</source>
        <comment>borne</comment>
        <translation>Les résultats s’écartent de {amount}. Réglé quand même : {who} {how}.</translation>
    </message>
    <message>
        <source>Pay and share</source>
        <comment>settle_more</comment>
        <translation>Payer et partager</translation>
    </message>
    <message>
        <source>codes, expenses, old debts</source>
        <comment>settle_more_note</comment>
        <translation>codes, dépenses, dettes</translation>
    </message>
    <message>
        <source>codes, costs</source>
        <comment>settle_more_brief</comment>
        <translation>codes, frais</translation>
    </message>
    <message numerus="yes">
        <source>{count} old debts open</source>
        <comment>debts_open</comment>
        <translation>
            <numerusform>{count} ancienne dette due</numerusform>
            <numerusform>{count} anciennes dettes dues</numerusform>
        </translation>
    </message>
    <message>
        <source>What each one gets or pays</source>
        <comment>gets_or_pays</comment>
        <translation>Ce que chacun reçoit ou paie</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>cards</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Expenses</source>
        <comment>shared</comment>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>From before</source>
        <comment>from_before</comment>
        <translation>D'avant</translation>
    </message>
    <message>
        <source>Rounding</source>
        <comment>rounding</comment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>all_together</comment>
        <translation>Au total</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>payments</comment>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Also counted</source>
        <comment>also</comment>
        <translation>Compté aussi</translation>
    </message>
    <message>
        <source>not paid after all? Tap it again</source>
        <comment>untick_ask</comment>
        <translation>finalement pas payé ? Touchez encore</translation>
    </message>
    <message>
        <source>tap again</source>
        <comment>untick_again</comment>
        <translation>encore une fois</translation>
    </message>
    <message>
        <source>paid {time}</source>
        <comment>paid_at</comment>
        <translation>payé {time}</translation>
    </message>
    <message>
        <source>settled later on</source>
        <comment>carried</comment>
        <translation>réglé plus tard</translation>
    </message>
    <message>
        <source>later</source>
        <comment>carried_brief</comment>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>settled with a later evening: tick it there</source>
        <comment>carried_there</comment>
        <translation>réglé avec une soirée suivante : à cocher là-bas</translation>
    </message>
    <message>
        <source>settled on {day}</source>
        <comment>settled_on</comment>
        <translation>réglé le {day}</translation>
    </message>
    <message>
        <source>Add an expense</source>
        <comment>add_expense</comment>
        <translation>Ajouter une dépense</translation>
    </message>
    <message>
        <source>An expense for several</source>
        <comment>expense_new</comment>
        <translation>Une dépense pour plusieurs</translation>
    </message>
    <message>
        <source>Change the expense</source>
        <comment>expense_change</comment>
        <translation>Modifier la dépense</translation>
    </message>
    <message>
        <source>Drop the expense</source>
        <comment>expense_drop</comment>
        <translation>Annuler la dépense</translation>
    </message>
    <message>
        <source>{what}: {name} paid {amount}</source>
        <comment>expense_of</comment>
        <translation>{what} : {name} a payé {amount}</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>expense_plain</comment>
        <translation>{name} a payé {amount}</translation>
    </message>
    <message numerus="yes">
        <source>shared by {count} players</source>
        <comment>shared_by</comment>
        <translation>
            <numerusform>pour {count} joueur</numerusform>
            <numerusform>partagé entre {count} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by all</source>
        <comment>shared_by_all</comment>
        <translation>partagé entre tous</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>paid_for_all</comment>
        <translation>{name} a payé {amount}</translation>
    </message>
    <message>
        <source>Who paid?</source>
        <comment>who_paid</comment>
        <translation>Qui a payé ?</translation>
    </message>
    <message>
        <source>Who shares it?</source>
        <comment>who_shares</comment>
        <translation>Qui la partage ?</translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>what_for</comment>
        <translation>C'était quoi ?</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>mostly</comment>
        <translation>Le plus souvent</translation>
    </message>
    <message>
        <source>Pizza</source>
        <comment>reason_pizza</comment>
        <translation>Pizza</translation>
    </message>
    <message>
        <source>Drinks</source>
        <comment>reason_drinks</comment>
        <translation>Boissons</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>reason_room</comment>
        <translation>Salle</translation>
    </message>
    <message>
        <source>How much?</source>
        <comment>how_much</comment>
        <translation>Combien ?</translation>
    </message>
    <message>
        <source>say who paid</source>
        <comment>needs_payer</comment>
        <translation>dites qui a payé</translation>
    </message>
    <message>
        <source>say how much</source>
        <comment>needs_amount</comment>
        <translation>dire combien</translation>
    </message>
    <message>
        <source>say who shares it</source>
        <comment>needs_sharer</comment>
        <translation>dites qui la partage</translation>
    </message>
    <message>
        <source>{name} owes {other} {amount}</source>
        <comment>owes</comment>
        <translation>{name} doit {amount} à {other}</translation>
    </message>
    <message>
        <source>since {day}</source>
        <comment>since</comment>
        <translation>depuis le {day}</translation>
    </message>
    <message>
        <source>settled today: tap to leave it open</source>
        <comment>along</comment>
        <translation>réglée aujourd'hui : touchez pour la laisser due</translation>
    </message>
    <message>
        <source>settled on {day} too: tap to leave it</source>
        <comment>along_twice</comment>
        <translation>réglé aussi le {day} : toucher pour l'y laisser</translation>
    </message>
    <message>
        <source>settled another time too: tap to leave it</source>
        <comment>along_twice_once</comment>
        <translation>réglé aussi une autre fois : toucher pour l'y laisser</translation>
    </message>
    <message>
        <source>tap to settle it today</source>
        <comment>along_not</comment>
        <translation>touchez pour la régler aujourd'hui</translation>
    </message>
    <message numerus="yes">
        <source>{count} more, not between players</source>
        <comment>more_beside</comment>
        <translation>
            <numerusform>{count} de plus, pas entre joueurs</numerusform>
            <numerusform>{count} de plus, pas entre joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>since {day}, tap to see it there</source>
        <comment>more_there</comment>
        <translation>depuis le {day}, toucher pour y aller</translation>
    </message>
    <message>
        <source>Pay in another way</source>
        <comment>ways</comment>
        <translation>Payer autrement</translation>
    </message>
    <message>
        <source>Another way</source>
        <comment>ways_short</comment>
        <translation>Autrement</translation>
    </message>
    <message>
        <source>Settle like this</source>
        <comment>ways_go</comment>
        <translation>Régler ainsi</translation>
    </message>
    <message>
        <source>Everybody settles with</source>
        <comment>through</comment>
        <translation>Chacun règle avec</translation>
    </message>
    <message>
        <source>Each other</source>
        <comment>each_other</comment>
        <translation>les autres</translation>
    </message>
    <message>
        <source>multiples of {step}: {below} or {above}</source>
        <comment>multiples</comment>
        <translation>multiples de {step} : {below} ou {above}</translation>
    </message>
    <message>
        <source>Payments in multiples of</source>
        <comment>coins</comment>
        <translation>Paiements en multiples de</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>to_the_chip</comment>
        <translation>exactement</translation>
    </message>
    <message>
        <source>Link to pay by, with {{amount}}, {{name}}, {{currency}}; it stays on this device</source>
        <comment>link_hint</comment>
        <translation>Lien de paiement, avec {{amount}}, {{name}}, {{currency}} ; il reste sur cet appareil</translation>
    </message>
    <message>
        <source>{blank} is none of {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_blank</comment>
        <translation>{blank} n’existe pas : {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link begins with https://, its blanks are {{amount}}, {{name}}, {{currency}}, {{payer}}</source>
        <comment>link_scheme</comment>
        <translation>un lien commence par https:// et peut contenir {{amount}}, {{name}}, {{currency}}, {{payer}}</translation>
    </message>
    <message>
        <source>a link without {{name}} is the same for every payment</source>
        <comment>link_same</comment>
        <translation>un lien sans {{name}} est le même pour chaque paiement</translation>
    </message>
    <message>
        <source>Copy link</source>
        <comment>copy_link</comment>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy text</source>
        <comment>copy_text</comment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied_short</comment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Next time</source>
        <comment>next_time</comment>
        <translation>La prochaine fois</translation>
    </message>
    <message>
        <source>stays owed</source>
        <comment>next_time_note</comment>
        <translation>reste dû</translation>
    </message>
    <message>
        <source>stays owed, was {was}</source>
        <comment>next_time_was</comment>
        <translation>reste dû, était {was}</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>amount_to</comment>
        <translation>{amount} à {name}</translation>
    </message>
    <message>
        <source>offered next time</source>
        <comment>next_time_said</comment>
        <translation>proposé la fois suivante</translation>
    </message>
    <message numerus="yes">
        <source>{count} stay owed</source>
        <comment>n_wait</comment>
        <translation>
            <numerusform>{count} reste dû</numerusform>
            <numerusform>{count} restent dus</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <comment>done_today</comment>
        <translation>Terminé pour aujourd'hui</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <comment>has_paid</comment>
        <translation>{name} a payé {amount}</translation>
    </message>
    <message>
        <source>Not paid after all</source>
        <comment>not_paid_after_all</comment>
        <translation>Finalement pas payé</translation>
    </message>
    <message>
        <source>end the game first</source>
        <comment>end_first</comment>
        <translation>terminez d'abord la partie</translation>
    </message>
    <message>
        <source>All settled</source>
        <comment>close_book</comment>
        <translation>Tout est réglé</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <comment>nothing_to_pay</comment>
        <translation>Rien à payer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>places</comment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <comment>n_paid</comment>
        <translation>payé {amount}</translation>
    </message>
    <message>
        <source>with bounties {bounties}</source>
        <comment>with_bounties</comment>
        <translation>dont primes {bounties}</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <comment>pool</comment>
        <translation>Dotation</translation>
    </message>
    <message>
        <source>Entry {amount} ({parts})</source>
        <comment>price_entry</comment>
        <translation>Entrée {amount} ({parts})</translation>
    </message>
    <message>
        <source>{amount} to the prize pool</source>
        <comment>price_pool</comment>
        <translation>{amount} pour la dotation</translation>
    </message>
    <message>
        <source>{amount} to the house</source>
        <comment>price_house</comment>
        <translation>{amount} pour la maison</translation>
    </message>
    <message>
        <source>{amount} bounty</source>
        <comment>price_bounty</comment>
        <translation>{amount} de prime</translation>
    </message>
    <message>
        <source>rebuy {amount} to the prize pool</source>
        <comment>price_rebuy</comment>
        <translation>recave {amount} pour la dotation</translation>
    </message>
    <message>
        <source>add-on {amount} to the prize pool</source>
        <comment>price_add_on</comment>
        <translation>add-on {amount} pour la dotation</translation>
    </message>
    <message>
        <source>prize pool in all {amount}</source>
        <comment>pool_of</comment>
        <translation>dotation totale {amount}</translation>
    </message>
    <message>
        <source>prizes split</source>
        <comment>prizes_split</comment>
        <translation>prix partagés</translation>
    </message>
    <message>
        <source>Prizes split: {parts}</source>
        <comment>split_so</comment>
        <translation>Prix partagés : {parts}</translation>
    </message>
    <message>
        <source>{amount} kept for the first</source>
        <comment>kept_for_first</comment>
        <translation>{amount} gardés pour le premier</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>col_entries</comment>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Rebuys</source>
        <comment>col_rebuys</comment>
        <translation>Recaves</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <comment>col_add_ons</comment>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <comment>col_won_lost</comment>
        <translation>Gagné ou perdu</translation>
    </message>
    <message>
        <source>Chips won or lost</source>
        <comment>col_chips_won</comment>
        <translation>Jetons gagnés ou perdus</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>col_kind</comment>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <comment>col_made</comment>
        <translation>Déjà payé</translation>
    </message>
    <message>
        <source>Settled later</source>
        <comment>col_later</comment>
        <translation>Réglé plus tard</translation>
    </message>
    <message>
        <source>Still open</source>
        <comment>col_open</comment>
        <translation>Encore dû</translation>
    </message>
    <message>
        <source>Paid at</source>
        <comment>col_paid_at</comment>
        <translation>Payé le</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>paid_in_all</comment>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Prize</source>
        <comment>prize</comment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Bounties</source>
        <comment>bounties</comment>
        <translation>Primes</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries</source>
        <comment>n_entries</comment>
        <translation>
            <numerusform>{count} inscription</numerusform>
            <numerusform>{count} inscriptions</numerusform>
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
            <numerusform>{count} recave</numerusform>
            <numerusform>{count} recaves</numerusform>
        </translation>
    </message>
    <message>
        <source>out in hand {hand}</source>
        <comment>out_in</comment>
        <translation>éliminé à la main {hand}</translation>
    </message>
    <message>
        <source>has all the chips</source>
        <comment>wins_all</comment>
        <translation>a tous les jetons</translation>
    </message>
    <message numerus="yes">
        <source>{count} chips</source>
        <comment>n_chips</comment>
        <translation>
            <numerusform>{count} jeton</numerusform>
            <numerusform>{count} jetons</numerusform>
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
        <translation>en jeu</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>winner</comment>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>col_place</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>{name}, place {place}, bought in {bought} in {buys}, has {left}, {hands} hands</source>
        <comment>speak_placed</comment>
        <translation>{name}, place {place}, achats {bought} en {buys}, a {left}, {hands} mains</translation>
    </message>
    <message>
        <source>{place} {name}</source>
        <comment>chat_place</comment>
        <translation>{place} {name}</translation>
    </message>
    <message>
        <source>nobody owes anybody anything</source>
        <comment>no_debts</comment>
        <translation>personne ne doit rien à personne</translation>
    </message>
    <message numerus="yes">
        <source>{words} payments</source>
        <comment>n_payments</comment>
        <translation>
            <numerusform>{words} paiement</numerusform>
            <numerusform>{words} paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>{payments}, if it ended now</source>
        <comment>payments_now</comment>
        <translation>{payments} à ce stade</translation>
    </message>
    <message numerus="yes">
        <source>{payments} close the book</source>
        <comment>payments_close</comment>
        <translation>
            <numerusform>{payments} suffit</numerusform>
            <numerusform>{payments} suffisent</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {done} paid</source>
        <comment>payments_paid</comment>
        <translation>{words}, payés : {done}</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} stay owed</source>
        <comment>payments_wait</comment>
        <translation>
            <numerusform>{words}, {count} reste dû</numerusform>
            <numerusform>{words}, {count} restent dus</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, {count} settled later</source>
        <comment>payments_later</comment>
        <translation>{words}, {count} réglé plus tard</translation>
    </message>
    <message>
        <source>all {count} paid</source>
        <comment>all_paid</comment>
        <translation>les {count} sont payés</translation>
    </message>
    <message>
        <source>The results are off by {amount}; the difference is not spread.</source>
        <comment>not_spread</comment>
        <translation>Les résultats s’écartent de {amount} ; la différence n’est pas répartie.</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>take</comment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>without names: Player 1, Player 2</source>
        <comment>no_names</comment>
        <translation>sans noms : Joueur 1, Joueur 2</translation>
    </message>
    <message>
        <source>saved on this machine only</source>
        <comment>here_only</comment>
        <translation>enregistré sur cet appareil seulement</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <comment>copy</comment>
        <translation>Copier le résumé</translation>
    </message>
    <message>
        <source>for the group chat</source>
        <comment>copy_note</comment>
        <translation>pour la messagerie</translation>
    </message>
    <message>
        <source>copied, paste it</source>
        <comment>copied</comment>
        <translation>copié, à coller</translation>
    </message>
    <message>
        <source>CSV, spreadsheet</source>
        <comment>results_note</comment>
        <translation>CSV, tableur</translation>
    </message>
    <message>
        <source>CSV, one a line</source>
        <comment>hands_note</comment>
        <translation>CSV, une par ligne</translation>
    </message>
    <message>
        <source>JSON, packed evening</source>
        <comment>session_note</comment>
        <translation>JSON, soirée emballée</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>print</comment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>PDF for A4, web page</source>
        <comment>print_note</comment>
        <translation>PDF A4, page web</translation>
    </message>
    <message>
        <source>Back to table</source>
        <comment>back</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back_earlier</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>nothing is closed</source>
        <comment>back_note</comment>
        <translation>rien n’est fermé</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>this one stays as it is</source>
        <comment>new_note</comment>
        <translation>celle-ci reste telle quelle</translation>
    </message>
    <message>
        <source>{file}, tap to open</source>
        <comment>saved</comment>
        <translation>{file}, toucher pour ouvrir</translation>
    </message>
    <message>
        <source>not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>non enregistré : {why}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>in_folder</comment>
        <translation>dans {folder}</translation>
    </message>
    <message>
        <source>the prize pool is less than the fixed prizes {prizes}: paid from the first down</source>
        <comment>fixed_short</comment>
        <translation>les prix fixes {prizes} dépassent la dotation : payés à partir du premier</translation>
    </message>
    <message>
        <source>{amount} over the fixed prizes go to the first</source>
        <comment>fixed_over</comment>
        <translation>{amount} au-delà des prix fixes vont au premier</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, out {left})</source>
        <comment>chat_player</comment>
        <translation>{name} : {net} (cavé {bought}, sorti {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, lent {amount}, out {left})</source>
        <comment>chat_lent</comment>
        <translation>{name} : {net} (cavé {bought}, prêté {amount}, sorti {left})</translation>
    </message>
    <message>
        <source>{name}: {net} (in {bought}, borrowed {amount}, out {left})</source>
        <comment>chat_borrowed</comment>
        <translation>{name} : {net} (cavé {bought}, emprunté {amount}, sorti {left})</translation>
    </message>
    <message>
        <source>rake, drop, tips and time charges: {amount}</source>
        <comment>chat_house</comment>
        <translation>rake, drop, pourboires et droits de table : {amount}</translation>
    </message>
    <message>
        <source>{place} {name}: {net} (in {paid}, won {won})</source>
        <comment>chat_prize</comment>
        <translation>{place} {name} : {net} (payé {paid}, gagné {won})</translation>
    </message>
    <message>
        <source>All together, with expenses and older debts:</source>
        <comment>chat_sums</comment>
        <translation>Au total, frais et anciennes dettes compris :</translation>
    </message>
    <message>
        <source>{name}: {amount} ({parts})</source>
        <comment>chat_sum</comment>
        <translation>{name} : {amount} ({parts})</translation>
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
        <translation>dès {time}</translation>
    </message>
    <message>
        <source>played {time}</source>
        <comment>played_for</comment>
        <translation>durée {time}</translation>
    </message>
    <message numerus="yes">
        <source>{count} misdeals</source>
        <comment>n_misdeals</comment>
        <translation>
            <numerusform>{count} maldonne</numerusform>
            <numerusform>{count} maldonnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_hands</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>on_table</comment>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Pourboires</translation>
    </message>
    <message>
        <source>Time charge, kitty</source>
        <comment>takes</comment>
        <translation>Droit de table, cagnotte</translation>
    </message>
    <message>
        <source>Side pays</source>
        <comment>side_pays</comment>
        <translation>Hors pot</translation>
    </message>
    <message>
        <source>Lent</source>
        <comment>lent</comment>
        <translation>Prêté</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <comment>borrowed</comment>
        <translation>Emprunté</translation>
    </message>
    <message>
        <source>Biggest pots</source>
        <comment>biggest_pots</comment>
        <translation>Plus gros pots</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hands won</source>
        <comment>col_hands_won</comment>
        <translation>Mains gagnées</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>col_second</comment>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Corrigée</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>col_misdeal</comment>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>col_level</comment>
        <translation>Niveau</translation>
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
        <translation>Qui paie</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <comment>col_paid</comment>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>col_amount</comment>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Currency</source>
        <comment>col_currency</comment>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Who pays (kind)</source>
        <comment>col_payer_kind</comment>
        <translation>Qui paie (type)</translation>
    </message>
    <message>
        <source>Who is paid (kind)</source>
        <comment>col_paid_kind</comment>
        <translation>À qui (type)</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>col_pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>won_by</comment>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Off the table</source>
        <comment>off_table</comment>
        <translation>Sorti de la table</translation>
    </message>
    <message>
        <source>corrected action {action}</source>
        <comment>corrected_action</comment>
        <translation>action {action} corrigée</translation>
    </message>
    <message>
        <source>corrected award</source>
        <comment>corrected_award</comment>
        <translation>attribution corrigée</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <comment>of_player</comment>
        <translation>{name} : {what}</translation>
    </message>
    <message>
        <source>{what} after the hand</source>
        <comment>after_hand</comment>
        <translation>{what} après la main</translation>
    </message>
    <message>
        <source>{what} before the first hand</source>
        <comment>before_first</comment>
        <translation>{what} avant la première main</translation>
    </message>
    <message>
        <source>first {was}; now {now}</source>
        <comment>from_to</comment>
        <translation>d’abord {was} ; maintenant {now}</translation>
    </message>
    <message>
        <source>{what}; the pots: {won}</source>
        <comment>won_too</comment>
        <translation>{what} ; les pots : {won}</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <comment>no_winner</comment>
        <translation>personne ne gagne</translation>
    </message>
    <message>
        <source>{name}: {act}, by {rules}</source>
        <comment>ruled</comment>
        <translation>{name} : {act}, selon {rules}</translation>
    </message>
    <message>
        <source>{name}: {act}, {back} back, by {rules}</source>
        <comment>ruled_back</comment>
        <translation>{name} : {act}, {back} rendus, selon {rules}</translation>
    </message>
    <message>
        <source>Rulings and corrections</source>
        <comment>rulings</comment>
        <translation>Décisions et corrections</translation>
    </message>
    <message>
        <source>Remarks: {count}</source>
        <comment>n_rulings</comment>
        <translation>Remarques : {count}</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>to_chart</comment>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>What</source>
        <comment>what</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>How</source>
        <comment>how</comment>
        <translation>Comment</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head}</source>
        <comment>foot</comment>
        <translation>{made}, session {session}, chaîne {head}</translation>
    </message>
    <message>
        <source>{made}, session {session}, chain {head} (steps 1 to {count} were chained on {day})</source>
        <comment>foot_later</comment>
        <translation>{made}, session {session}, chaîne {head} (étapes 1 à {count} chaînées le {day})</translation>
    </message>
    <message>
        <source>{foot}; the card room has it up to step {step}</source>
        <comment>foot_acked</comment>
        <translation>{foot} ; la salle l’a jusqu’à l’étape {step}</translation>
    </message>
    <message>
        <source>{made}, session {session}, not chained yet</source>
        <comment>foot_unchained</comment>
        <translation>{made}, session {session}, pas encore chaînée</translation>
    </message>
    <message>
        <source>chain {head}</source>
        <comment>chain</comment>
        <translation>chaîne {head}</translation>
    </message>
    <message>
        <source>{number} of {pages}</source>
        <comment>page</comment>
        <translation>{number} sur {pages}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number_0</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number_1</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number_2</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number_3</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number_4</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number_5</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number_6</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number_7</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number_8</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number_9</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number_10</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number_11</comment>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number_12</comment>
        <translation>douze</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <comment>title</comment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>to_table</comment>
        <translation>à la table</translation>
    </message>
    <message>
        <source>to the recap</source>
        <comment>to_recap</comment>
        <translation>au bilan</translation>
    </message>
    <message>
        <source>to the evenings</source>
        <comment>to_evenings</comment>
        <translation>aux soirées</translation>
    </message>
    <message>
        <source>to the players</source>
        <comment>to_players</comment>
        <translation>aux joueurs</translation>
    </message>
    <message>
        <source>to the start</source>
        <comment>to_setup</comment>
        <translation>au début</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>earlier</comment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>later</comment>
        <translation>Après</translation>
    </message>
    <message>
        <source>one step</source>
        <comment>one_step</comment>
        <translation>un pas</translation>
    </message>
    <message>
        <source>this is the deal</source>
        <comment>at_deal</comment>
        <translation>ici la donne</translation>
    </message>
    <message>
        <source>this is the end</source>
        <comment>at_end</comment>
        <translation>ici la fin</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>play</comment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>From the deal</source>
        <comment>again</comment>
        <translation>Depuis la donne</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps to the end</source>
        <comment>to_end</comment>
        <translation>
            <numerusform>{count} pas avant la fin</numerusform>
            <numerusform>{count} pas avant la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>speed</comment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>one step in two seconds</source>
        <comment>slow</comment>
        <translation>un pas toutes les deux secondes</translation>
    </message>
    <message>
        <source>one step a second</source>
        <comment>usual</comment>
        <translation>un pas par seconde</translation>
    </message>
    <message>
        <source>two steps a second</source>
        <comment>fast</comment>
        <translation>deux pas par seconde</translation>
    </message>
    <message>
        <source>{street}, step {at} of {all}</source>
        <comment>step_of</comment>
        <translation>{street}, pas {at} sur {all}</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>awarding</comment>
        <translation>Attribution</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <comment>nothing</comment>
        <translation>Pas encore de main</translation>
    </message>
    <message>
        <source>Choose one in the list</source>
        <comment>nothing_note</comment>
        <translation>Choisissez-en une dans la liste</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>deal</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>award</comment>
        <translation>Attribué</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>not_reached</comment>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>star</comment>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Starred</source>
        <comment>starred</comment>
        <translation>Étoilée</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>name</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is the name of this hand?</source>
        <comment>name_title</comment>
        <translation>Comment s’appelle cette main ?</translation>
    </message>
    <message>
        <source>A name for the hand</source>
        <comment>name_hint</comment>
        <translation>Un nom pour la main</translation>
    </message>
    <message>
        <source>Name it so</source>
        <comment>name_go</comment>
        <translation>L’appeler ainsi</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>share</comment>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Lines of the hand</source>
        <comment>log</comment>
        <translation>Lignes de la main</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>to_find</comment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>to_hand</comment>
        <translation>Main {hand}</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <comment>copy_text</comment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <comment>copy_picture</comment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save as text</source>
        <comment>save_text</comment>
        <translation>Enregistrer le texte</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>save_picture</comment>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>copied</comment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Enregistré : {file}</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <comment>saved_in</comment>
        <translation>dans {folder}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Non enregistré : {why}</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <comment>find</comment>
        <translation>Chercher une main</translation>
    </message>
    <message>
        <source>Hands that were found</source>
        <comment>hands</comment>
        <translation>Mains trouvées</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_found</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <comment>player</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Which player was dealt in?</source>
        <comment>player_title</comment>
        <translation>Quel joueur avait des cartes ?</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>player_hint</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Only hands with this player</source>
        <comment>player_go</comment>
        <translation>Seulement ses mains</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>How large was the pot at least?</source>
        <comment>pot_title</comment>
        <translation>Quel pot au moins ?</translation>
    </message>
    <message>
        <source>{amount} up</source>
        <comment>pot_up</comment>
        <translation>dès {amount}</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Plus</translation>
    </message>
    <message numerus="yes">
        <source>{count} on</source>
        <comment>n_on</comment>
        <translation>
            <numerusform>{count} actif</numerusform>
            <numerusform>{count} actifs</numerusform>
        </translation>
    </message>
    <message>
        <source>What was it?</source>
        <comment>more_title</comment>
        <translation>Qu’était-ce ?</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>all_in</comment>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Kill hand</source>
        <comment>kill</comment>
        <translation>Main avec kill</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>corrected</comment>
        <translation>Corrigée</translation>
    </message>
    <message>
        <source>Corrected: told as it counts now</source>
        <comment>was_corrected</comment>
        <translation>Corrigée : telle qu’elle compte maintenant</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>raise</comment>
        <translation>Relancée</translation>
    </message>
    <message>
        <source>Straddle</source>
        <comment>straddle</comment>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>misdeal</comment>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>bomb</comment>
        <translation>Bomb pot</translation>
    </message>
    <message>
        <source>Several runs</source>
        <comment>runs</comment>
        <translation>Plusieurs tirages</translation>
    </message>
    <message>
        <source>Side pots</source>
        <comment>side_pot</comment>
        <translation>Pots annexes</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tournament</comment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Somebody went out</source>
        <comment>out</comment>
        <translation>Élimination</translation>
    </message>
    <message>
        <source>Starred or named</source>
        <comment>only_starred</comment>
        <translation>Étoilée ou nommée</translation>
    </message>
    <message>
        <source>This evening only</source>
        <comment>only_here</comment>
        <translation>Cette soirée seule</translation>
    </message>
    <message>
        <source>This month</source>
        <comment>this_month</comment>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <comment>last_month</comment>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>Biggest pot first</source>
        <comment>biggest</comment>
        <translation>Plus gros pot d’abord</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <comment>clear</comment>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <comment>wins</comment>
        <translation>{names} gagne</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win</comment>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>No such hand. Clear a filter: {filters}</source>
        <comment>nobody</comment>
        <translation>Aucune main ainsi. Retirez un filtre : {filters}</translation>
    </message>
    <message>
        <source>No hands were played yet</source>
        <comment>no_hands</comment>
        <translation>Aucune main jouée encore</translation>
    </message>
    <message>
        <source>Looking through the evenings</source>
        <comment>listing</comment>
        <translation>Les soirées sont parcourues</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>listing_note</comment>
        <translation>{done} pas sur {of}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <comment>cancel</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Not all evenings were looked through</source>
        <comment>unlisted</comment>
        <translation>Toutes les soirées n’ont pas été parcourues</translation>
    </message>
    <message>
        <source>Go on looking</source>
        <comment>go_on</comment>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings cannot be read</source>
        <comment>unread</comment>
        <translation>
            <numerusform>{count} soirée illisible</numerusform>
            <numerusform>{count} soirées illisibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>Room</source>
        <comment>pill</comment>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Floor called</source>
        <comment>pill_called</comment>
        <translation>Floor appelé</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>pill_note</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Room away {minutes} min</source>
        <comment>pill_away</comment>
        <translation>Salle absente, {minutes} min</translation>
    </message>
    <message>
        <source>Book and room differ</source>
        <comment>pill_trouble</comment>
        <translation>Journal et salle diffèrent</translation>
    </message>
    <message>
        <source>Room gets nothing</source>
        <comment>pill_unsent</comment>
        <translation>La salle ne reçoit rien</translation>
    </message>
    <message>
        <source>Room</source>
        <comment>menu</comment>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <comment>menu_note</comment>
        <translation>Table {place}</translation>
    </message>
    <message>
        <source>Room away {minutes} min, the table deals on</source>
        <comment>menu_away</comment>
        <translation>Salle absente depuis {minutes} min, la table continue</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <comment>call_floor</comment>
        <translation>Appeler le floor</translation>
    </message>
    <message>
        <source>they see it at once</source>
        <comment>call_floor_second</comment>
        <translation>il le voit aussitôt</translation>
    </message>
    <message>
        <source>they know already</source>
        <comment>floor_knows</comment>
        <translation>il est déjà au courant</translation>
    </message>
    <message>
        <source>nothing is sent: tell them yourself</source>
        <comment>floor_unheard</comment>
        <translation>rien n’est envoyé : à lui dire en personne</translation>
    </message>
    <message>
        <source>The floor was here</source>
        <comment>floor_was_here</comment>
        <translation>Le floor est passé</translation>
    </message>
    <message>
        <source>{by}: {words}</source>
        <comment>note_says</comment>
        <translation>{by} : {words}</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>accept</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>it is done, and can be undone</source>
        <comment>accept_second</comment>
        <translation>c’est fait, et cela s’annule</translation>
    </message>
    <message>
        <source>This note asks for something an older Feltbook does not know: update it, or decline</source>
        <comment>unknown_note</comment>
        <translation>Cette note demande ce qu’un Feltbook plus ancien ne connaît pas : mettre à jour, ou refuser</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>decline</comment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <comment>decline_second</comment>
        <translation>rien ne change</translation>
    </message>
    <message>
        <source>Feltbook, the floor</source>
        <comment>window</comment>
        <translation>Feltbook, le floor</translation>
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
        <translation>Listes</translation>
    </message>
    <message>
        <source>Dealers</source>
        <comment>dealers</comment>
        <translation>Croupiers</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>day</comment>
        <translation>Journée</translation>
    </message>
    <message>
        <source>{name}   {open} of {tables} tables   {players} players   {seats} seats open</source>
        <comment>head</comment>
        <translation>{name}   {open} tables sur {tables}   {players} joueurs   {seats} sièges libres</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>tables_from</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>closed</comment>
        <translation>fermée</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <comment>table_n</comment>
        <translation>Table {name}</translation>
    </message>
    <message>
        <source>{hands}/h</source>
        <comment>an_hour</comment>
        <translation>{hands}/h</translation>
    </message>
    <message>
        <source>{dealer} due</source>
        <comment>dealer_due</comment>
        <translation>{dealer} à relever</translation>
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
        <translation>complète</translation>
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
        <translation>bomb ici</translation>
    </message>
    <message>
        <source>to {table}</source>
        <comment>feeds</comment>
        <translation>vers {table}</translation>
    </message>
    <message>
        <source>to no table</source>
        <comment>feeds_none</comment>
        <translation>vers aucune table</translation>
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
        <translation>horloge, {seconds} s</translation>
    </message>
    <message>
        <source>book differs</source>
        <comment>wants_trouble</comment>
        <translation>journal différent</translation>
    </message>
    <message>
        <source>note, no answer</source>
        <comment>wants_note</comment>
        <translation>note sans réponse</translation>
    </message>
    <message>
        <source>last word {at}</source>
        <comment>last_word</comment>
        <translation>vue à {at}</translation>
    </message>
    <message>
        <source>last word {time} ago, step {step}</source>
        <comment>last_word_ago</comment>
        <translation>vue il y a {time}, étape {step}</translation>
    </message>
    <message>
        <source>only looking</source>
        <comment>only_looking</comment>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Wants you</source>
        <comment>wants_you</comment>
        <translation>Attendent le floor</translation>
    </message>
    <message>
        <source>No table wants anybody.</source>
        <comment>wants_nobody</comment>
        <translation>Aucune table n’attend personne.</translation>
    </message>
    <message>
        <source>This table wants nobody.</source>
        <comment>wants_nothing</comment>
        <translation>Cette table n’attend personne.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>open</comment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>The dealer wants the floor</source>
        <comment>called</comment>
        <translation>Le croupier demande le floor</translation>
    </message>
    <message>
        <source>waits {time}</source>
        <comment>waits</comment>
        <translation>attend {time}</translation>
    </message>
    <message>
        <source>Ruling: misread</source>
        <comment>ruling_misread</comment>
        <translation>Décision : mal lu</translation>
    </message>
    <message>
        <source>Ruling: over the pot</source>
        <comment>ruling_over_pot</comment>
        <translation>Décision : dépasse le pot</translation>
    </message>
    <message>
        <source>Ruling: passed over</source>
        <comment>ruling_passed_over</comment>
        <translation>Décision : tour sauté</translation>
    </message>
    <message>
        <source>Ruling: forward motion</source>
        <comment>ruling_forward_motion</comment>
        <translation>Décision : mouvement vers l’avant</translation>
    </message>
    <message>
        <source>{name}, seat {seat}, waits {time}</source>
        <comment>ruling_second</comment>
        <translation>{name}, siège {seat}, attend {time}</translation>
    </message>
    <message>
        <source>Clock on seat {seat}</source>
        <comment>clock_on</comment>
        <translation>Horloge, siège {seat}</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <comment>clock_left</comment>
        <translation>reste {seconds} s</translation>
    </message>
    <message>
        <source>The book was put back and dealt on</source>
        <comment>trouble_fork</comment>
        <translation>Journal remis en arrière, puis repris</translation>
    </message>
    <message>
        <source>The book was put back</source>
        <comment>trouble_behind</comment>
        <translation>Journal remis en arrière</translation>
    </message>
    <message>
        <source>A step is missing in the book</source>
        <comment>trouble_missing</comment>
        <translation>Une étape manque au journal</translation>
    </message>
    <message>
        <source>A step of the book is not what was sent</source>
        <comment>trouble_damaged</comment>
        <translation>Une étape du journal a changé</translation>
    </message>
    <message>
        <source>Steps of the book did not come in order</source>
        <comment>trouble_gap</comment>
        <translation>Étapes du journal sans ordre</translation>
    </message>
    <message>
        <source>The server was put back to an older state</source>
        <comment>trouble_put_back</comment>
        <translation>Le serveur a été remis en arrière</translation>
    </message>
    <message>
        <source>A session of another table</source>
        <comment>trouble_foreign</comment>
        <translation>Session d’une autre table</translation>
    </message>
    <message>
        <source>A step is too large</source>
        <comment>trouble_too_large</comment>
        <translation>Une étape est trop grande</translation>
    </message>
    <message>
        <source>A step of the book could not be read</source>
        <comment>trouble_facts</comment>
        <translation>Une étape du journal est illisible</translation>
    </message>
    <message>
        <source>The server refuses this table</source>
        <comment>trouble_refused</comment>
        <translation>Le serveur refuse la table</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>trouble_unread</comment>
        <translation>Le journal est illisible</translation>
    </message>
    <message>
        <source>Something is wrong with the book</source>
        <comment>trouble_other</comment>
        <translation>Le journal a un problème</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>seen</comment>
        <translation>Vu</translation>
    </message>
    <message>
        <source>Keep both</source>
        <comment>keep_both</comment>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Type the reason in the field for notes, then tap again</source>
        <comment>reason_first</comment>
        <translation>Écrire la raison dans le champ des notes, puis toucher encore</translation>
    </message>
    <message>
        <source>{at}, step {step}</source>
        <comment>alarm_at</comment>
        <translation>{at}, étape {step}</translation>
    </message>
    <message>
        <source>its steps wait; the table deals on</source>
        <comment>trouble_second</comment>
        <translation>ses étapes attendent ; la table continue</translation>
    </message>
    <message>
        <source>Note not answered</source>
        <comment>not_answered</comment>
        <translation>Note sans réponse</translation>
    </message>
    <message>
        <source>“{words}”, sent {at}</source>
        <comment>sent</comment>
        <translation>« {words} », envoyée à {at}</translation>
    </message>
    <message>
        <source>Cut off {time}</source>
        <comment>cut</comment>
        <translation>Coupée {time}</translation>
    </message>
    <message>
        <source>last seen in hand {hand}, deals on by itself</source>
        <comment>cut_second</comment>
        <translation>vue à la main {hand}, continue seule</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>waiting</comment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Nobody waits.</source>
        <comment>waiting_nobody</comment>
        <translation>Personne n’attend.</translation>
    </message>
    <message numerus="yes">
        <source>{count} names</source>
        <comment>n_names</comment>
        <translation>
            <numerusform>{count} nom</numerusform>
            <numerusform>{count} noms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tables</source>
        <comment>n_tables</comment>
        <translation>
            <numerusform>{count} table</numerusform>
            <numerusform>{count} tables</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>n_more</comment>
        <translation>{count} de plus</translation>
    </message>
    <message numerus="yes">
        <source>{count} dealers</source>
        <comment>n_dealers</comment>
        <translation>
            <numerusform>{count} croupier</numerusform>
            <numerusform>{count} croupiers</numerusform>
        </translation>
    </message>
    <message>
        <source>open: {seats}; {name}, {time}</source>
        <comment>queue_second</comment>
        <translation>libres : {seats} ; {name}, {time}</translation>
    </message>
    <message>
        <source>open: {seats}; nobody waits</source>
        <comment>queue_open</comment>
        <translation>libres : {seats} ; personne n’attend</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Appeler</translation>
    </message>
    <message>
        <source>Call {count}</source>
        <comment>call_n</comment>
        <translation>Appeler {count}</translation>
    </message>
    <message numerus="yes">
        <source>{count} called</source>
        <comment>n_called</comment>
        <translation>
            <numerusform>{count} appelé</numerusform>
            <numerusform>{count} appelés</numerusform>
        </translation>
    </message>
    <message>
        <source>Every dealer stays.</source>
        <comment>dealers_none</comment>
        <translation>Chaque croupier reste.</translation>
    </message>
    <message>
        <source>next push {at}</source>
        <comment>next_push</comment>
        <translation>prochaine relève {at}</translation>
    </message>
    <message>
        <source>{now} → {next}</source>
        <comment>push</comment>
        <translation>{now} → {next}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>do not deal this game: {names}</source>
        <comment>unable</comment>
        <translation>ne donnent pas ce jeu : {names}</translation>
    </message>
    <message>
        <source>no dealer is free</source>
        <comment>no_dealer_free</comment>
        <translation>aucun croupier n’est libre</translation>
    </message>
    <message>
        <source>{name} stays</source>
        <comment>stays</comment>
        <translation>{name} reste</translation>
    </message>
    <message>
        <source>from table {table}</source>
        <comment>from_table</comment>
        <translation>de la table {table}</translation>
    </message>
    <message>
        <source>from the break</source>
        <comment>from_break</comment>
        <translation>de la pause</translation>
    </message>
    <message>
        <source>Nobody waits for this game.</source>
        <comment>list_empty</comment>
        <translation>Personne n’attend ce jeu.</translation>
    </message>
    <message>
        <source>Waiting: {game}</source>
        <comment>list_of</comment>
        <translation>Attente : {game}</translation>
    </message>
    <message>
        <source>Name for this list</source>
        <comment>new_name</comment>
        <translation>Nom pour cette liste</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>add</comment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>asked {at}</source>
        <comment>asked_at</comment>
        <translation>demandé à {at}</translation>
    </message>
    <message>
        <source>called {time} ago</source>
        <comment>called_ago</comment>
        <translation>appelé il y a {time}</translation>
    </message>
    <message>
        <source>Gone</source>
        <comment>gone</comment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}</source>
        <comment>seat_in</comment>
        <translation>Table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>{name} to seat {seat}</source>
        <comment>seat_them</comment>
        <translation>{name} à la place {seat}</translation>
    </message>
    <message>
        <source>Must-move</source>
        <comment>must_move</comment>
        <translation>Must-move</translation>
    </message>
    <message>
        <source>Nobody must move now.</source>
        <comment>must_move_none</comment>
        <translation>Personne ne doit changer de table.</translation>
    </message>
    <message>
        <source>longest seated first</source>
        <comment>longest_first</comment>
        <translation>le plus ancien d’abord</translation>
    </message>
    <message>
        <source>seat {seat}, here {time}, {chips} in chips</source>
        <comment>must_second</comment>
        <translation>siège {seat}, ici {time}, {chips} en jetons</translation>
    </message>
    <message>
        <source>{name} → table {table}, seat {seat}</source>
        <comment>moves_to</comment>
        <translation>{name} → table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>ask</comment>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>moves</comment>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Nobody changes tables.</source>
        <comment>moves_none</comment>
        <translation>Personne ne change de table.</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>move_asked</comment>
        <translation>demandé</translation>
    </message>
    <message>
        <source>on the way</source>
        <comment>move_left</comment>
        <translation>en route</translation>
    </message>
    <message>
        <source>seated</source>
        <comment>move_seated</comment>
        <translation>assis</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>move_declined</comment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>{chips} in chips</source>
        <comment>with_chips</comment>
        <translation>{chips} en jetons</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>off</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Next push</source>
        <comment>next</comment>
        <translation>Prochaine relève</translation>
    </message>
    <message>
        <source>On duty</source>
        <comment>duty</comment>
        <translation>En service</translation>
    </message>
    <message>
        <source>No dealer is on duty.</source>
        <comment>duty_none</comment>
        <translation>Aucun croupier en service.</translation>
    </message>
    <message>
        <source>Name of a dealer</source>
        <comment>new_dealer</comment>
        <translation>Nom d’un croupier</translation>
    </message>
    <message>
        <source>Send the push</source>
        <comment>push_all</comment>
        <translation>Envoyer la relève</translation>
    </message>
    <message>
        <source>each dealer taps it</source>
        <comment>push_second</comment>
        <translation>chaque croupier la touche</translation>
    </message>
    <message>
        <source>every game</source>
        <comment>every_game</comment>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>rests {time}</source>
        <comment>rests</comment>
        <translation>pause {time}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <comment>at_table</comment>
        <translation>table {table}</translation>
    </message>
    <message>
        <source>downs in a row: {downs}; {games}</source>
        <comment>dealer_second</comment>
        <translation>relèves de suite : {downs} ; {games}</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>goes_home</comment>
        <translation>Rentre</translation>
    </message>
    <message>
        <source>Notes to the dealer</source>
        <comment>notes</comment>
        <translation>Notes au croupier</translation>
    </message>
    <message>
        <source>No note was sent.</source>
        <comment>notes_none</comment>
        <translation>Aucune note envoyée.</translation>
    </message>
    <message>
        <source>A note to this table</source>
        <comment>note_words</comment>
        <translation>Note à cette table</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>send</comment>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>nothing counts before a tap</source>
        <comment>nothing_changes</comment>
        <translation>rien ne compte avant un toucher</translation>
    </message>
    <message>
        <source>sent {at}, no tap yet</source>
        <comment>sent_at</comment>
        <translation>envoyée à {at}, sans réponse</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>take_back</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>accepted {at}</source>
        <comment>note_accepted</comment>
        <translation>acceptée à {at}</translation>
    </message>
    <message>
        <source>declined {at}</source>
        <comment>note_declined</comment>
        <translation>refusée à {at}</translation>
    </message>
    <message>
        <source>taken back {at}</source>
        <comment>note_taken_back</comment>
        <translation>reprise à {at}</translation>
    </message>
    <message>
        <source>I am on my way</source>
        <comment>on_my_way</comment>
        <translation>J’arrive</translation>
    </message>
    <message>
        <source>shown at the table</source>
        <comment>on_my_way_second</comment>
        <translation>affiché à la table</translation>
    </message>
    <message>
        <source>If this table breaks</source>
        <comment>breaking</comment>
        <translation>Si cette table ferme</translation>
    </message>
    <message>
        <source>No seat of this game is free elsewhere.</source>
        <comment>breaking_none</comment>
        <translation>Aucun autre siège libre pour ce jeu.</translation>
    </message>
    <message numerus="yes">
        <source>{count} players find a seat</source>
        <comment>break_table</comment>
        <translation>
            <numerusform>{count} joueur trouve un siège</numerusform>
            <numerusform>{count} joueurs trouvent un siège</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all</source>
        <comment>ask_all</comment>
        <translation>Demander à tous</translation>
    </message>
    <message>
        <source>no seat of this game is free</source>
        <comment>no_seat</comment>
        <translation>aucun siège libre pour ce jeu</translation>
    </message>
    <message>
        <source>deals it</source>
        <comment>deals</comment>
        <translation>la donne</translation>
    </message>
    <message>
        <source>does not deal it</source>
        <comment>never_deals</comment>
        <translation>ne la donne pas</translation>
    </message>
    <message>
        <source>Not any more</source>
        <comment>deals_not</comment>
        <translation>Plus celle-ci</translation>
    </message>
    <message>
        <source>Deals it</source>
        <comment>deals_too</comment>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Games {name} deals</source>
        <comment>games_of</comment>
        <translation>Parties que donne {name}</translation>
    </message>
    <message>
        <source>Back to who deals next</source>
        <comment>games_back</comment>
        <translation>Retour : qui donne ensuite</translation>
    </message>
    <message>
        <source>break next</source>
        <comment>break_next</comment>
        <translation>pause ensuite</translation>
    </message>
    <message>
        <source>{name} is off the list</source>
        <comment>was_gone</comment>
        <translation>{name} n’est plus sur la liste</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <comment>server_away</comment>
        <translation>Le serveur ne répond pas</translation>
    </message>
    <message>
        <source>as of {at}, {time} ago</source>
        <comment>as_of</comment>
        <translation>état de {at}, il y a {time}</translation>
    </message>
    <message>
        <source>as of {day}, {at}</source>
        <comment>as_of_day</comment>
        <translation>état du {day}, {at}</translation>
    </message>
    <message>
        <source>Not sent: the server does not answer</source>
        <comment>not_sent</comment>
        <translation>Pas envoyé : le serveur ne répond pas</translation>
    </message>
    <message numerus="yes">
        <source>{count} cut off</source>
        <comment>n_cut</comment>
        <translation>
            <numerusform>{count} coupée</numerusform>
            <numerusform>{count} coupées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>
            <numerusform>{count} place</numerusform>
            <numerusform>{count} places</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_lists</comment>
        <translation>Enregistrer pour imprimer</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>col_asked</comment>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>col_called</comment>
        <translation>Appelé</translation>
    </message>
    <message>
        <source>Wants</source>
        <comment>col_wants</comment>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>From table</source>
        <comment>col_from</comment>
        <translation>De la table</translation>
    </message>
    <message>
        <source>To table</source>
        <comment>col_to</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>col_seat</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>col_chips</comment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>How far</source>
        <comment>col_state</comment>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Open seats</source>
        <comment>col_open_seats</comment>
        <translation>Places libres</translation>
    </message>
    <message>
        <source>The name stands on this list already</source>
        <comment>refused_twice</comment>
        <translation>Le nom est déjà sur cette liste</translation>
    </message>
    <message>
        <source>The note was answered already</source>
        <comment>refused_answered</comment>
        <translation>La note a déjà reçu une réponse</translation>
    </message>
    <message>
        <source>The name is not on the list any more</source>
        <comment>refused_name</comment>
        <translation>Le nom n’est plus sur la liste</translation>
    </message>
    <message>
        <source>The player moves already, or the seat is promised</source>
        <comment>refused_moves</comment>
        <translation>Le joueur change déjà de table, ou la place est promise</translation>
    </message>
    <message>
        <source>The move is over</source>
        <comment>refused_over</comment>
        <translation>Le changement est terminé</translation>
    </message>
    <message>
        <source>The dealer is not on duty any more</source>
        <comment>refused_duty</comment>
        <translation>Le croupier n’est plus en service</translation>
    </message>
    <message>
        <source>A note needs words, 400 letters at most</source>
        <comment>refused_note</comment>
        <translation>Une note a besoin de mots, 400 lettres au plus</translation>
    </message>
    <message>
        <source>This login may only read</source>
        <comment>refused_right</comment>
        <translation>Ce compte ne peut que lire</translation>
    </message>
    <message>
        <source>By table</source>
        <comment>by_table</comment>
        <translation>Par table</translation>
    </message>
    <message>
        <source>By dealer</source>
        <comment>by_dealer</comment>
        <translation>Par croupier</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>by_game</comment>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Hands by the hour</source>
        <comment>by_hour</comment>
        <translation>Mains par heure</translation>
    </message>
    <message>
        <source>By player</source>
        <comment>by_player</comment>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>by_correction</comment>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>award</source>
        <comment>award</comment>
        <translation>attribution</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>col_hand</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>col_action</comment>
        <translation>Action</translation>
    </message>
    <message>
        <source>At</source>
        <comment>col_at</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>col_now</comment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>col_was</comment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>col_table</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>col_tables</comment>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>col_games</comment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>col_game</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>col_opened</comment>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>col_hands</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>An hour</source>
        <comment>col_an_hour</comment>
        <translation>Par heure</translation>
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
        <translation>Droit de table</translation>
    </message>
    <message>
        <source>Tips</source>
        <comment>col_tips</comment>
        <translation>Pourboires</translation>
    </message>
    <message>
        <source>Corrected</source>
        <comment>col_corrected</comment>
        <translation>Corrigées</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>col_rulings</comment>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Book</source>
        <comment>col_book</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>col_dealer</comment>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Downs</source>
        <comment>col_downs</comment>
        <translation>Relèves</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>col_minutes</comment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Hour</source>
        <comment>col_hour</comment>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>col_player</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <comment>col_dealt</comment>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>col_won</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Bought in</source>
        <comment>col_bought</comment>
        <translation>Cavé</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <comment>col_cashed</comment>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>In play</source>
        <comment>col_on_table</comment>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>col_result</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{number} of {whole}</source>
        <comment>of</comment>
        <translation>{number} sur {whole}</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>sum</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>book_whole</comment>
        <translation>entier</translation>
    </message>
    <message>
        <source>put back: {count}</source>
        <comment>book_branch</comment>
        <translation>remis en arrière : {count}</translation>
    </message>
    <message>
        <source>not in the sum</source>
        <comment>book_apart</comment>
        <translation>hors total</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>book_trouble</comment>
        <translation>diffère</translation>
    </message>
    <message>
        <source>All books whole: {sessions} sessions, {steps} steps</source>
        <comment>books_whole</comment>
        <translation>Journaux entiers : {sessions} sessions, {steps} étapes</translation>
    </message>
    <message>
        <source>Not whole: table {tables}</source>
        <comment>books_wrong</comment>
        <translation>Pas entier : table {tables}</translation>
    </message>
    <message>
        <source>{hands} from {at}</source>
        <comment>busiest</comment>
        <translation>{hands} dès {at}</translation>
    </message>
    <message>
        <source>{day}, from 6 to 6, {room}</source>
        <comment>day_of</comment>
        <translation>{day}, de 6 h à 6 h, {room}</translation>
    </message>
    <message>
        <source>The day before</source>
        <comment>day_before</comment>
        <translation>Jour précédent</translation>
    </message>
    <message>
        <source>The day after</source>
        <comment>day_after</comment>
        <translation>Jour suivant</translation>
    </message>
    <message>
        <source>Save these rows</source>
        <comment>save_csv</comment>
        <translation>Enregistrer ces lignes</translation>
    </message>
    <message>
        <source>CSV</source>
        <comment>save_csv_second</comment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save everything</source>
        <comment>save_json</comment>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>JSON</source>
        <comment>save_json_second</comment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save to print</source>
        <comment>save_pdf</comment>
        <translation>Enregistrer pour imprimer</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>save_pdf_second</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <comment>saved</comment>
        <translation>Enregistré : {file}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <comment>not_saved</comment>
        <translation>Non enregistré : {why}</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Dead button: the big blind always moves on; small blind and button follow to the seats it left</source>
        <comment>BTN-1</comment>
        <translation>Bouton mort : la grosse blinde avance toujours ; petite blinde et bouton suivent aux places qu’elle quitte</translation>
    </message>
    <message>
        <source>Moving button: the button always moves to a player, and nobody escapes a blind</source>
        <comment>BTN-2</comment>
        <translation>Bouton mobile : le bouton va toujours à un joueur, et nul n’échappe à une blinde</translation>
    </message>
    <message>
        <source>Simplified button: button, small and big blind each go to the next player in</source>
        <comment>BTN-3</comment>
        <translation>Bouton simplifié : bouton, petite et grosse blinde vont chacun au joueur suivant</translation>
    </message>
    <message>
        <source>Heads-up the button posts the small blind, acts first before the flop and last after it</source>
        <comment>BTN-4</comment>
        <translation>À deux, le bouton poste la petite blinde, parle premier avant le flop et dernier après</translation>
    </message>
    <message>
        <source>From three players to two the big blind moves on, whoever left</source>
        <comment>BTN-5</comment>
        <translation>De trois joueurs à deux, la grosse blinde avance, qui que ce soit qui parte</translation>
    </message>
    <message>
        <source>From two players to three or more the big blind moves on and the rest follows</source>
        <comment>BTN-6</comment>
        <translation>De deux joueurs à trois ou plus, la grosse blinde avance et le reste suit</translation>
    </message>
    <message>
        <source>The first button is placed by the dealer or drawn for</source>
        <comment>BTN-7</comment>
        <translation>Le premier bouton est placé par le croupier ou tiré au sort</translation>
    </message>
    <message>
        <source>The button may post a blind too; alone it is the bet, and a dead button posts nothing</source>
        <comment>BTN-8</comment>
        <translation>Le bouton peut aussi poster une blinde ; seule, elle est la mise, et un bouton mort ne poste rien</translation>
    </message>
    <message>
        <source>With fewer than two in, all who wait come in and owe nothing</source>
        <comment>BTN-9</comment>
        <translation>À moins de deux en jeu, tous ceux qui attendent entrent et ne doivent rien</translation>
    </message>
    <message>
        <source>With one blind the button follows it; without blinds it moves on, or stays until there are some</source>
        <comment>BTN-10</comment>
        <translation>Avec une seule blinde le bouton la suit ; sans blindes il avance, ou reste jusqu’à ce qu’il y en ait</translation>
    </message>
    <message>
        <source>Blinds are live: they count toward the poster's bet, and the first round starts to their left</source>
        <comment>BLD-1</comment>
        <translation>Les blindes sont live : elles comptent dans la mise, et le premier tour d’enchères commence à leur gauche</translation>
    </message>
    <message>
        <source>In an unraised pot each big blind and each live post may raise or check once</source>
        <comment>BLD-2</comment>
        <translation>Sans relance, chaque grosse blinde et chaque post live peut relancer ou faire parole une fois</translation>
    </message>
    <message>
        <source>A big blind that is short changes nothing for the others</source>
        <comment>BLD-3</comment>
        <translation>Une grosse blinde trop courte ne change rien pour les autres</translation>
    </message>
    <message>
        <source>In limit games a blind under the bet may be called as it is or completed</source>
        <comment>BLD-4</comment>
        <translation>En limit, une blinde sous la mise peut être suivie telle quelle ou complétée</translation>
    </message>
    <message>
        <source>Antes come from everybody, from the button or from the big blind, and are no part of a bet</source>
        <comment>BLD-5</comment>
        <translation>Les antes viennent de tous, du bouton ou de la grosse blinde, et ne font partie d’aucune mise</translation>
    </message>
    <message>
        <source>Short of chips: which comes first, the ante or the blind</source>
        <comment>BLD-6</comment>
        <translation>À court de jetons : ce qui passe d’abord, l’ante ou la blinde</translation>
    </message>
    <message>
        <source>Stud: who brings it in, for how much, and what follows</source>
        <comment>BLD-7</comment>
        <translation>Stud : qui paie le bring-in, combien, et ce qui suit</translation>
    </message>
    <message>
        <source>Who is away when a blind passes gets a mark, one for each blind at most</source>
        <comment>ENT-1</comment>
        <translation>Absent au passage d’une blinde, on reçoit une marque, une par blinde au plus</translation>
    </message>
    <message>
        <source>Coming back: post what was missed, or wait for the big blind</source>
        <comment>ENT-2</comment>
        <translation>Revenir : poster la blinde manquée ou attendre la grosse blinde</translation>
    </message>
    <message>
        <source>A new player posts a big blind or waits for it</source>
        <comment>ENT-3</comment>
        <translation>Un nouveau joueur poste une grosse blinde ou l’attend</translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind, unless the house says yes</source>
        <comment>ENT-4</comment>
        <translation>Personne n’entre entre le bouton et la grosse blinde, sauf si la maison dit oui</translation>
    </message>
    <message>
        <source>Who takes a seat before the next deal may take over the place of the player who left</source>
        <comment>ENT-5</comment>
        <translation>Qui prend un siège avant la donne suivante peut reprendre la place du partant</translation>
    </message>
    <message>
        <source>A seat change that puts off the big blind costs hands, or a post</source>
        <comment>ENT-6</comment>
        <translation>Un changement de siège qui retarde la grosse blinde coûte des mains ou un post</translation>
    </message>
    <message>
        <source>Who went broke and buys in again is no new player</source>
        <comment>ENT-7</comment>
        <translation>Qui a tout perdu et recave n’est pas un nouveau joueur</translation>
    </message>
    <message>
        <source>In a new game one comes in free until the button has gone round</source>
        <comment>ENT-8</comment>
        <translation>Dans une partie neuve, on entre gratuitement jusqu’au tour complet du bouton</translation>
    </message>
    <message>
        <source>Where the button antes for all, a missed ante is owed on return</source>
        <comment>ENT-9</comment>
        <translation>Si le bouton paie l’ante pour tous, une ante manquée se doit au retour</translation>
    </message>
    <message>
        <source>Dealt in without posting: post now, or owe it for the next deal</source>
        <comment>ENT-10</comment>
        <translation>Servi sans poster : poster maintenant ou le devoir à la prochaine donne</translation>
    </message>
    <message>
        <source>Who plays an absent player's chips is a new player</source>
        <comment>ENT-11</comment>
        <translation>Qui joue les jetons d’un absent est un nouveau joueur</translation>
    </message>
    <message>
        <source>A live straddle under the gun is twice the big blind and acts last before the flop</source>
        <comment>STR-1</comment>
        <translation>Un straddle live under the gun vaut deux grosses blindes et parle dernier avant le flop</translation>
    </message>
    <message>
        <source>A restraddle doubles the straddle before it</source>
        <comment>STR-2</comment>
        <translation>Un restraddle double le straddle précédent</translation>
    </message>
    <message>
        <source>A straddle from another seat; the button may straddle too</source>
        <comment>STR-3</comment>
        <translation>Un straddle d’un autre siège ; le bouton le peut aussi</translation>
    </message>
    <message>
        <source>The rock: its holder straddles under the gun, the pot's winner takes it</source>
        <comment>STR-4</comment>
        <translation>Le rock : son détenteur met un straddle under the gun, le gagnant du pot le prend</translation>
    </message>
    <message>
        <source>A sleeper is a blind raise from another seat, with no option</source>
        <comment>STR-5</comment>
        <translation>Un sleeper est une relance à l’aveugle d’un autre siège, sans option</translation>
    </message>
    <message>
        <source>Whether a straddle uses up a raise of the capped round</source>
        <comment>STR-6</comment>
        <translation>Si un straddle consomme une relance du tour plafonné</translation>
    </message>
    <message>
        <source>One live straddle unless more are allowed, none in tournaments</source>
        <comment>STR-7</comment>
        <translation>Un seul straddle live sauf permission, aucun en tournoi</translation>
    </message>
    <message>
        <source>The size of a kill: what is posted, and by how much the limits rise</source>
        <comment>KIL-1</comment>
        <translation>La taille d’un kill : ce qui se poste et de combien montent les limites</translation>
    </message>
    <message>
        <source>Wins in a row alone make a kill, the later ones with a small bet called beyond the blinds</source>
        <comment>KIL-2</comment>
        <translation>Des pots gagnés seul à la suite font un kill, les derniers avec une petite mise suivie au-delà des blindes</translation>
    </message>
    <message>
        <source>When the kill button lies neutral</source>
        <comment>KIL-3</comment>
        <translation>Quand le bouton kill est neutre</translation>
    </message>
    <message>
        <source>Who splits a pot keeps the leg; a killer who splits kills again</source>
        <comment>KIL-4</comment>
        <translation>Qui partage garde le leg ; un killer qui partage refait un kill</translation>
    </message>
    <message>
        <source>A killer who wins alone kills again for the same amount</source>
        <comment>KIL-5</comment>
        <translation>Un killer qui gagne seul refait un kill du même montant</translation>
    </message>
    <message>
        <source>Legs and a kill that is due stay with a player who leaves</source>
        <comment>KIL-6</comment>
        <translation>Legs et kill dû restent à qui quitte la table</translation>
    </message>
    <message>
        <source>High-low: who scoops a pot of five big bets or more kills the next hand</source>
        <comment>KIL-7</comment>
        <translation>Hi-lo : qui rafle un pot de cinq grosses mises ou plus fait un kill à la main suivante</translation>
    </message>
    <message>
        <source>Who wins a pot over the set sum alone kills the next hand; ten big bets unless the house says</source>
        <comment>KIL-8</comment>
        <translation>Qui gagne seul un pot au-dessus du seuil fait un kill à la main suivante ; dix grosses mises sauf avis de la maison</translation>
    </message>
    <message>
        <source>Whether the killer acts in turn or last</source>
        <comment>KIL-9</comment>
        <translation>Si le killer parle à son tour ou en dernier</translation>
    </message>
    <message>
        <source>A killer in the blinds posts the kill instead of the blind, or both</source>
        <comment>KIL-10</comment>
        <translation>Un killer aux blindes poste le kill au lieu de la blinde, ou les deux</translation>
    </message>
    <message>
        <source>Lowball: a voluntary kill after two cards, with enough chips behind</source>
        <comment>KIL-11</comment>
        <translation>Lowball : un kill volontaire après deux cartes, avec assez de jetons derrière</translation>
    </message>
    <message>
        <source>A new player comes into a killed hand only by killing the next one</source>
        <comment>KIL-12</comment>
        <translation>Un nouveau n’entre dans une main kill qu’en faisant un kill à la suivante</translation>
    </message>
    <message>
        <source>The kill is live and part of the pot</source>
        <comment>KIL-13</comment>
        <translation>Le kill est live et fait partie du pot</translation>
    </message>
    <message>
        <source>Lowball: one may come in by killing</source>
        <comment>KIL-14</comment>
        <translation>Lowball : on peut entrer par un kill</translation>
    </message>
    <message>
        <source>Players act clockwise; later rounds start left of the button, in stud with the best hand showing</source>
        <comment>BET-1</comment>
        <translation>On parle dans le sens horaire ; les tours suivants partent à gauche du bouton, au stud de la meilleure main visible</translation>
    </message>
    <message>
        <source>A round is closed when all have had a turn and matched the bet or are all-in</source>
        <comment>BET-2</comment>
        <translation>Un tour est clos quand tous ont parlé et égalisé ou sont à tapis</translation>
    </message>
    <message>
        <source>No check against a blind except the option; check and raise</source>
        <comment>BET-3</comment>
        <translation>Pas de parole contre une blinde, sauf option ; check-raise</translation>
    </message>
    <message>
        <source>A raise adds at least the last full bet or raise</source>
        <comment>BET-4</comment>
        <translation>Une relance ajoute au moins la dernière mise ou relance entière</translation>
    </message>
    <message>
        <source>Amounts come in the betting unit</source>
        <comment>BET-5</comment>
        <translation>Les montants vont par unité de mise</translation>
    </message>
    <message>
        <source>A short all-in reopens nothing until it adds up to a full raise</source>
        <comment>BET-6</comment>
        <translation>Un tapis court ne rouvre rien tant qu’il ne fait pas une relance entière</translation>
    </message>
    <message>
        <source>Limit games: half a bet or more counts as a full one</source>
        <comment>BET-7</comment>
        <translation>En limit, une demi-mise ou plus compte comme entière</translation>
    </message>
    <message>
        <source>Who has checked or called may raise only after a full raise</source>
        <comment>BET-8</comment>
        <translation>Qui a fait parole ou suivi ne relance qu’après une relance entière</translation>
    </message>
    <message>
        <source>No limit: up to the whole stack, raises without end</source>
        <comment>NL-1</comment>
        <translation>No-limit : jusqu’à tout le tapis, relances sans fin</translation>
    </message>
    <message>
        <source>Pot limit: the bet as it stands, plus the pot after the call</source>
        <comment>PL-1</comment>
        <translation>Pot-limit : la mise en cours plus le pot après le call</translation>
    </message>
    <message>
        <source>The small blind may count as a big one until the big blind has acted</source>
        <comment>PL-2</comment>
        <translation>La petite blinde peut compter comme grosse jusqu’à ce que celle-ci ait parlé</translation>
    </message>
    <message>
        <source>When all fold to the small blind, how much it may open for</source>
        <comment>PL-3</comment>
        <translation>Si tous passent jusqu’à la petite blinde, de combien elle peut ouvrir</translation>
    </message>
    <message>
        <source>The pot may be rounded up to a chip</source>
        <comment>PL-4</comment>
        <translation>Le pot peut s’arrondir à un jeton</translation>
    </message>
    <message>
        <source>What is over the pot goes back</source>
        <comment>PL-5</comment>
        <translation>Ce qui dépasse le pot est rendu</translation>
    </message>
    <message>
        <source>A silent chip larger than the pot is a bet of the pot</source>
        <comment>PL-6</comment>
        <translation>Un jeton sans annonce plus gros que le pot est une mise du pot</translation>
    </message>
    <message>
        <source>Whether short blinds count in full, and whether antes count</source>
        <comment>PL-7</comment>
        <translation>Si les blindes courtes comptent pleines et si les antes comptent</translation>
    </message>
    <message>
        <source>Half pot: a wager is at most half the pot, never under the least</source>
        <comment>PL-8</comment>
        <translation>Demi-pot : une mise est au plus la moitié du pot, jamais sous le minimum</translation>
    </message>
    <message>
        <source>Fixed limit: the small bet on early rounds, the big bet on late ones</source>
        <comment>LIM-1</comment>
        <translation>Limit : petite mise aux premiers tours, grosse aux derniers</translation>
    </message>
    <message>
        <source>A bet and so many raises a round, then it is capped</source>
        <comment>LIM-2</comment>
        <translation>Une mise et tant de relances par tour, puis plafond</translation>
    </message>
    <message>
        <source>Between two players the cap may fall away, by how the two came about</source>
        <comment>LIM-3</comment>
        <translation>Entre deux joueurs le plafond peut tomber, selon la façon dont on en est arrivé à deux</translation>
    </message>
    <message>
        <source>Stud: an open pair on fourth street allows the big bet</source>
        <comment>LIM-4</comment>
        <translation>Stud : une paire visible à la quatrième rue permet la grosse mise</translation>
    </message>
    <message>
        <source>Spread limit: any amount in the range, a raise adds at least the last one</source>
        <comment>LIM-5</comment>
        <translation>Spread-limit : tout montant du spread, une relance au moins égale à la dernière</translation>
    </message>
    <message>
        <source>What a player can lose in one hand is capped</source>
        <comment>LIM-6</comment>
        <translation>Ce qu’un joueur peut perdre en une main est plafonné</translation>
    </message>
    <message>
        <source>A player wins from each opponent at most what they put in; the rest makes side pots</source>
        <comment>POT-1</comment>
        <translation>Un joueur gagne de chacun au plus ce qu’il a mis ; le reste fait les pots annexes</translation>
    </message>
    <message>
        <source>Equal antes layer like bets; dead money belongs to the main pot</source>
        <comment>POT-2</comment>
        <translation>Les antes égales se superposent comme les mises ; l’argent mort va au pot principal</translation>
    </message>
    <message>
        <source>Chips that nobody called go back</source>
        <comment>POT-3</comment>
        <translation>Les jetons que nul ne suit sont rendus</translation>
    </message>
    <message>
        <source>A fold gives up every pot</source>
        <comment>POT-4</comment>
        <translation>Passer abandonne tous les pots</translation>
    </message>
    <message>
        <source>The last side pot is awarded first, each pot by itself</source>
        <comment>POT-5</comment>
        <translation>Le dernier pot annexe s’attribue d’abord, chaque pot à part</translation>
    </message>
    <message>
        <source>The odd chip: who gets what does not split</source>
        <comment>POT-6</comment>
        <translation>Le jeton impair : qui reçoit ce qui ne se partage pas</translation>
    </message>
    <message>
        <source>Dealt several times, each part of the pot is awarded by itself</source>
        <comment>POT-7</comment>
        <translation>Donné plusieurs fois, chaque part du pot s’attribue à part</translation>
    </message>
    <message>
        <source>All-in with nothing more to bet: the streets are run out</source>
        <comment>POT-8</comment>
        <translation>À tapis, enchères terminées : les tours se déroulent jusqu’au bout</translation>
    </message>
    <message>
        <source>The rake is taken when the pots are pushed, up to its cap</source>
        <comment>POT-9</comment>
        <translation>Le rake se prend quand on pousse les pots, jusqu’à son plafond</translation>
    </message>
    <message>
        <source>Table stakes: chips come and go between hands only, and nobody takes some off and stays</source>
        <comment>STK-1</comment>
        <translation>Table stakes : on n’ajoute ou ne sort des jetons qu’entre deux coups, nul n’en retire en restant</translation>
    </message>
    <message>
        <source>What one buys in for, tops up to, and must return with</source>
        <comment>STK-2</comment>
        <translation>Avec quoi l’on cave, recave et doit revenir</translation>
    </message>
    <message>
        <source>Less than the small blind: dealt in or not</source>
        <comment>STK-3</comment>
        <translation>Moins que la petite blinde : servi ou non</translation>
    </message>
    <message>
        <source>Open stakes: chips in a hand, and markers</source>
        <comment>STK-4</comment>
        <translation>Open stakes : jetons pendant la main et markers</translation>
    </message>
    <message>
        <source>A chip run counts as stack while the chips are on the way</source>
        <comment>STK-5</comment>
        <translation>Les jetons en route comptent déjà dans le tapis</translation>
    </message>
    <message>
        <source>The first words or chips in turn bind; words beat chips</source>
        <comment>PRO-1</comment>
        <translation>Les premiers mots ou jetons à son tour engagent ; les mots avant les jetons</translation>
    </message>
    <message>
        <source>One silent chip calls a bet, or bets its value</source>
        <comment>PRO-2</comment>
        <translation>Un jeton sans annonce suit une mise, ou mise sa valeur</translation>
    </message>
    <message>
        <source>Several silent chips: a raise if they reach one, or half of one by house rule, otherwise a call</source>
        <comment>PRO-3</comment>
        <translation>Plusieurs jetons sans annonce : une relance s’ils y suffisent, ou dès la moitié là où la maison la fait compléter, sinon un call</translation>
    </message>
    <message>
        <source>"Raise 15" means to 15 in all; "by 15" adds 15</source>
        <comment>PRO-4</comment>
        <translation>« Relance 15 » veut dire à 15 en tout ; « de 15 » ajoute 15</translation>
    </message>
    <message>
        <source>Too little is brought up to the least, no further</source>
        <comment>PRO-5</comment>
        <translation>Trop peu est porté au minimum, pas plus</translation>
    </message>
    <message>
        <source>A call and a raise in one breath is a call; how many motions a raise may take</source>
        <comment>PRO-6</comment>
        <translation>« Je suis et relance » d’un trait est un call ; combien de mouvements une relance peut prendre</translation>
    </message>
    <message>
        <source>Who put in most of a bet they misread is held to it</source>
        <comment>PRO-7</comment>
        <translation>Qui a mis la plus grande part d’une mise mal lue y est tenu</translation>
    </message>
    <message>
        <source>An act out of turn waits for its turn</source>
        <comment>PRO-8</comment>
        <translation>Une action hors tour attend son tour</translation>
    </message>
    <message>
        <source>Who did not see a raise may take back chips until somebody acts behind</source>
        <comment>PRO-9</comment>
        <translation>Qui n’a pas vu une relance peut reprendre ses jetons tant que nul n’a agi derrière</translation>
    </message>
    <message>
        <source>The clock: time, a warning, then the hand is dead</source>
        <comment>PRO-10</comment>
        <translation>L’horloge : un temps, une alerte, puis la main est morte</translation>
    </message>
    <message>
        <source>Any action can be corrected and the rest replayed on it</source>
        <comment>PRO-11</comment>
        <translation>Toute action peut se corriger, la suite est rejouée dessus</translation>
    </message>
    <message>
        <source>Pot and maximum are told when the game needs them</source>
        <comment>PRO-12</comment>
        <translation>Pot et maximum sont annoncés si le jeu l’exige</translation>
    </message>
    <message>
        <source>Silent chips are a call when every one of them is needed for it</source>
        <comment>PRO-13</comment>
        <translation>Des jetons sans annonce sont un call quand chacun d’eux y est nécessaire</translation>
    </message>
    <message>
        <source>A misdeal gives all chips back; after substantial action it is the floor's</source>
        <comment>PRO-14</comment>
        <translation>Une maldonne rend tous les jetons ; après assez d’actions elle revient au floor</translation>
    </message>
    <message>
        <source>A hand that is declared dead keeps its chips in and can win nothing</source>
        <comment>PRO-15</comment>
        <translation>Une main déclarée morte laisse ses jetons et ne peut rien gagner</translation>
    </message>
    <message>
        <source>A turn or river shown too early is taken back and dealt again with other cards</source>
        <comment>PRO-16</comment>
        <translation>Un turn ou une river montrés trop tôt sont repris et redonnés avec d’autres cartes</translation>
    </message>
    <message>
        <source>Buying the button: both blinds at once, and the button next hand</source>
        <comment>NOW-1</comment>
        <translation>Achat du bouton : les deux blindes à la fois, le bouton à la main suivante</translation>
    </message>
    <message>
        <source>Bomb pot: everyone antes and the betting starts on the flop</source>
        <comment>NOW-2</comment>
        <translation>Bomb pot : chacun met une ante et les enchères partent du flop</translation>
    </message>
    <message>
        <source>Two boards: each pot is halved between them</source>
        <comment>NOW-3</comment>
        <translation>Deux tableaux : chaque pot se partage en deux</translation>
    </message>
    <message>
        <source>Seven-deuce: the winner who shows it collects from each</source>
        <comment>NOW-4</comment>
        <translation>Seven-deuce : qui gagne avec et montre encaisse de chacun</translation>
    </message>
    <message>
        <source>The stand-up game: the last one standing pays</source>
        <comment>NOW-5</comment>
        <translation>Stand-up : le dernier debout paie</translation>
    </message>
    <message>
        <source>Splash: the house adds chips to the pot</source>
        <comment>NOW-6</comment>
        <translation>Splash : la maison ajoute des jetons au pot</translation>
    </message>
    <message>
        <source>A time charge is collected from each seat instead of a rake</source>
        <comment>NOW-7</comment>
        <translation>Le droit de table s’encaisse par siège, à la place du rake</translation>
    </message>
    <message>
        <source>A drop for promotions from large enough pots</source>
        <comment>NOW-8</comment>
        <translation>Un drop pour promotions sur les gros pots</translation>
    </message>
    <message>
        <source>Dealers change, and each hand keeps its dealer's name</source>
        <comment>NOW-9</comment>
        <translation>Les croupiers se relèvent, chaque main garde le nom du sien</translation>
    </message>
    <message>
        <source>After the next hand's first cards a change is marked as a correction</source>
        <comment>NOW-10</comment>
        <translation>Après les premières cartes de la main suivante, un changement est une correction</translation>
    </message>
    <message>
        <source>No pot is pushed while somebody has not matched it</source>
        <comment>NOW-11</comment>
        <translation>Aucun pot n’est poussé tant qu’un joueur n’a pas égalisé</translation>
    </message>
    <message>
        <source>Moving from a table of the same game costs nothing</source>
        <comment>NOW-12</comment>
        <translation>Venir d’une table du même jeu ne coûte rien</translation>
    </message>
    <message>
        <source>A mixed game: the games go round, or the button chooses; tap a game again for its next stakes</source>
        <comment>NOW-13</comment>
        <translation>Jeu mixte : les jeux tournent, ou le bouton choisit ; toucher encore un jeu : les mises suivantes</translation>
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
        <translation>Une donne à la fois</translation>
    </message>
    <message>
        <source>One board at a time</source>
        <comment>one_board</comment>
        <translation>Un tableau à la fois</translation>
    </message>
    <message>
        <source>{done} of {of} given</source>
        <comment>given</comment>
        <translation>{done} sur {of} attribués</translation>
    </message>
    <message>
        <source>{pot}, half</source>
        <comment>share_2</comment>
        <translation>{pot}, moitié</translation>
    </message>
    <message>
        <source>{pot}, a third</source>
        <comment>share_3</comment>
        <translation>{pot}, tiers</translation>
    </message>
    <message>
        <source>{pot}, a quarter</source>
        <comment>share_4</comment>
        <translation>{pot}, quart</translation>
    </message>
    <message>
        <source>{pot}, one of {parts}</source>
        <comment>share_n</comment>
        <translation>{pot}, 1 sur {parts}</translation>
    </message>
    <message>
        <source>{share} by {chip}</source>
        <comment>by_chip</comment>
        <translation>{share} par {chip}</translation>
    </message>
    <message>
        <source>best hand first</source>
        <comment>best_first</comment>
        <translation>meilleure main d’abord</translation>
    </message>
    <message>
        <source>best high first</source>
        <comment>high_first</comment>
        <translation>meilleur high d’abord</translation>
    </message>
    <message>
        <source>now the best low</source>
        <comment>low_first</comment>
        <translation>le meilleur low maintenant</translation>
    </message>
    <message>
        <source>tap to rank again</source>
        <comment>rank_again</comment>
        <translation>toucher pour reclasser</translation>
    </message>
    <message>
        <source>tap to rank it now</source>
        <comment>rank_now</comment>
        <translation>toucher pour classer</translation>
    </message>
    <message>
        <source>{high}, low {low}</source>
        <comment>low_too</comment>
        <translation>{high}, low {low}</translation>
    </message>
    <message>
        <source>As in {part}</source>
        <comment>as_first</comment>
        <translation>Comme {part}</translation>
    </message>
    <message>
        <source>{names}: {pot}</source>
        <comment>takes</comment>
        <translation>{names} : {pot}</translation>
    </message>
    <message>
        <source>{part}: who is best?</source>
        <comment>who_best</comment>
        <translation>{part} : la meilleure ?</translation>
    </message>
    <message>
        <source>{part}: best high?</source>
        <comment>who_high</comment>
        <translation>{part} : meilleur high ?</translation>
    </message>
    <message>
        <source>{part}: best low?</source>
        <comment>who_low</comment>
        <translation>{part} : meilleur low ?</translation>
    </message>
    <message>
        <source>{part}: who is next?</source>
        <comment>who_next</comment>
        <translation>{part} : la suivante ?</translation>
    </message>
    <message>
        <source>tap a seat or a name</source>
        <comment>seat_or_name</comment>
        <translation>toucher siège ou nom</translation>
    </message>
    <message>
        <source>tap one, then the other</source>
        <comment>one_then_other</comment>
        <translation>l’une, puis l’autre</translation>
    </message>
    <message>
        <source>again: the next two</source>
        <comment>again_next_two</comment>
        <translation>encore : les deux suivants</translation>
    </message>
    <message>
        <source>all of it</source>
        <comment>all_runs</comment>
        <translation>tout</translation>
    </message>
    <message>
        <source>No low</source>
        <comment>no_low</comment>
        <translation>Pas de low</translation>
    </message>
    <message>
        <source>{part}: the high takes all</source>
        <comment>high_takes</comment>
        <translation>{part} : tout au high</translation>
    </message>
    <message>
        <source>{part}, {pot} has no winner yet</source>
        <comment>missing</comment>
        <translation>{part}, {pot} : pas de gagnant</translation>
    </message>
    <message>
        <source>{part} has no winner yet</source>
        <comment>missing_lone</comment>
        <translation>{part} : pas encore de gagnant</translation>
    </message>
    <message>
        <source>main pot</source>
        <comment>main_pot</comment>
        <translation>pot principal</translation>
    </message>
    <message>
        <source>side pot</source>
        <comment>side_pot</comment>
        <translation>pot annexe</translation>
    </message>
    <message>
        <source>side pot {number}</source>
        <comment>side_pot_n</comment>
        <translation>pot annexe {number}</translation>
    </message>
    <message>
        <source>{part}: {name} {place}</source>
        <comment>undo_rank</comment>
        <translation>{part} : {name} {place}</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>Tournament prizes</source>
        <comment>PRIZES</comment>
        <translation>Prix du tournoi</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>BTN</comment>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Blinds and antes</source>
        <comment>BLD</comment>
        <translation>Blindes et antes</translation>
    </message>
    <message>
        <source>Missed blinds, new players, seat changes</source>
        <comment>ENT</comment>
        <translation>Blindes manquées, nouveaux, changements de siège</translation>
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
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>LIM</comment>
        <translation>Limites</translation>
    </message>
    <message>
        <source>All-in, pots, showdown</source>
        <comment>POT</comment>
        <translation>Tapis, pots, abattage</translation>
    </message>
    <message>
        <source>Stakes at the table</source>
        <comment>STK</comment>
        <translation>Caves et jetons en jeu</translation>
    </message>
    <message>
        <source>Procedure and rulings</source>
        <comment>PRO</comment>
        <translation>Procédure et décisions</translation>
    </message>
    <message>
        <source>Live games today</source>
        <comment>NOW</comment>
        <translation>Parties live d’aujourd’hui</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New table</source>
        <comment>new_table</comment>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>three taps: rules, game, start</source>
        <comment>about</comment>
        <translation>trois gestes : règles, jeu, départ</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>house_rules</comment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Game and stakes</source>
        <comment>game_and_stakes</comment>
        <translation>Jeu et enjeux</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>seats</comment>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>names come later, by a tap</source>
        <comment>seats_note</comment>
        <translation>les noms plus tard</translation>
    </message>
    <message>
        <source>Go on with hand {hand}</source>
        <comment>go_on</comment>
        <translation>Reprendre à la main {hand}</translation>
    </message>
    <message>
        <source>Go on before hand 1</source>
        <comment>go_on_first</comment>
        <translation>Reprendre avant la main 1</translation>
    </message>
    <message>
        <source>left {when}</source>
        <comment>go_on_left</comment>
        <translation>quittée {when}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <comment>go_on_here</comment>
        <translation>à table en ce moment</translation>
    </message>
    <message numerus="yes">
        <source>{left}, {players} players: {names}</source>
        <comment>go_on_who</comment>
        <translation>
            <numerusform>{left}, {players} joueur : {names}</numerusform>
            <numerusform>{left}, {players} joueurs : {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}, nobody is seated</source>
        <comment>go_on_nobody</comment>
        <translation>{left}, personne n’est assis</translation>
    </message>
    <message>
        <source>Game {number} cannot be read</source>
        <comment>go_on_broken</comment>
        <translation>Partie {number} illisible</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>same</comment>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>A new table is open</source>
        <comment>opened</comment>
        <translation>Une nouvelle table est ouverte</translation>
    </message>
    <message>
        <source>Back, keep nothing</source>
        <comment>not_opened</comment>
        <translation>Retour, ne rien garder</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>stands</comment>
        <translation>{rule} : {value}</translation>
    </message>
    <message>
        <source>stands; Enter keeps one rule, a tap on {start} all of them</source>
        <comment>stands_note</comment>
        <translation>c'est noté ; Entrée garde une règle, toucher {start} les garde toutes</translation>
    </message>
    <message>
        <source>{rules}, {game}, {seats} seats</source>
        <comment>same_note</comment>
        <translation>{rules}, {game}, {seats} sièges</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own, {game}</source>
        <comment>same_own_note</comment>
        <translation>
            <numerusform>{rules}, {count} règle modifiée, {game}</numerusform>
            <numerusform>{rules}, {count} règles modifiées, {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>Recap of last time</source>
        <comment>recap</comment>
        <translation>Dernier bilan</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {hands} hands</source>
        <comment>recap_note</comment>
        <translation>
            <numerusform>{game}, {hands} main</numerusform>
            <numerusform>{game}, {hands} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}, {hands} hands</source>
        <comment>recap_brief</comment>
        <translation>
            <numerusform>{when}, {hands} main</numerusform>
            <numerusform>{when}, {hands} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Book of evenings</source>
        <comment>evenings</comment>
        <translation>Journal des soirées</translation>
    </message>
    <message numerus="yes">
        <source>{count} that are over, players, seasons</source>
        <comment>evenings_note</comment>
        <translation>
            <numerusform>{count} terminée ; joueurs, saisons</numerusform>
            <numerusform>{count} terminées ; joueurs, saisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings that are over</source>
        <comment>evenings_title</comment>
        <translation>Soirées terminées</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{count} fois</numerusform>
            <numerusform>{count} fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hands} hands, {names}</source>
        <comment>evening_who</comment>
        <translation>
            <numerusform>{hands} main, {names}</numerusform>
            <numerusform>{hands} mains, {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody sat down</source>
        <comment>evening_nobody</comment>
        <translation>personne n'était assis</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>tap a game first</source>
        <comment>start_needs_game</comment>
        <translation>d’abord un jeu</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>start_refused</comment>
        <translation>voir le message</translation>
    </message>
    <message>
        <source>All rules</source>
        <comment>all_rules</comment>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>to all rules</source>
        <comment>all_rules_back</comment>
        <translation>vers toutes les règles</translation>
    </message>
    <message numerus="yes">
        <source>{count} of your own</source>
        <comment>all_rules_note</comment>
        <translation>
            <numerusform>{count} modifiée</numerusform>
            <numerusform>{count} modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>as the preset has them</source>
        <comment>all_rules_none</comment>
        <translation>comme le modèle</translation>
    </message>
    <message>
        <source>presets and stakes</source>
        <comment>games_note</comment>
        <translation>modèles et jeux</translation>
    </message>
    <message>
        <source>As the preset</source>
        <comment>reset</comment>
        <translation>Comme le modèle</translation>
    </message>
    <message numerus="yes">
        <source>drops {count} rules of your own</source>
        <comment>reset_note</comment>
        <translation>
            <numerusform>abandonne {count} règle à soi</numerusform>
            <numerusform>abandonne {count} règles à soi</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>reset_none</comment>
        <translation>rien n’a changé</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>put_back</comment>
        <translation>Remettre</translation>
    </message>
    <message numerus="yes">
        <source>{count} rules of your own</source>
        <comment>put_back_note</comment>
        <translation>
            <numerusform>{count} règle propre</numerusform>
            <numerusform>{count} règles propres</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>to the table</source>
        <comment>back_note</comment>
        <translation>à la table</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <comment>quit_note</comment>
        <translation>rien n’est en cours</translation>
    </message>
    <message numerus="yes">
        <source>{count} games stay open</source>
        <comment>quit_open</comment>
        <translation>
            <numerusform>{count} partie reste ouverte</numerusform>
            <numerusform>{count} parties restent ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game and its stakes</source>
        <comment>choose_game</comment>
        <translation>Choisir un jeu et ses enjeux</translation>
    </message>
    <message>
        <source>{rules} rules; every rule can be changed</source>
        <comment>choose_game_note</comment>
        <translation>Règles : {rules} ; toutes modifiables</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} seats</source>
        <comment>ready_note</comment>
        <translation>Règles : {rules}, {seats} sièges</translation>
    </message>
    <message numerus="yes">
        <source>{rules} rules, {count} of your own, {seats} seats</source>
        <comment>ready_own</comment>
        <translation>
            <numerusform>Règles : {rules}, {count} modifiée, {seats} sièges</numerusform>
            <numerusform>Règles : {rules}, {count} modifiées, {seats} sièges</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} rules.</source>
        <comment>rules_of</comment>
        <translation>Règles : {rules}.</translation>
    </message>
    <message>
        <source>Kept: {rules}.</source>
        <comment>kept</comment>
        <translation>Gardé : {rules}.</translation>
    </message>
    <message>
        <source>Dropped: {rules}.</source>
        <comment>dropped</comment>
        <translation>Abandonné : {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>{rules} and {count} more</source>
        <comment>and_more</comment>
        <translation>
            <numerusform>{rules} et {count} autre</numerusform>
            <numerusform>{rules} et {count} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Not like this</source>
        <comment>not_yet</comment>
        <translation>Pas comme ça</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>this_table</comment>
        <translation>Cette table</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>change_rules</comment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Changer</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <comment>change_note</comment>
        <translation>dès la main suivante</translation>
    </message>
    <message>
        <source>Back again: nothing is changed</source>
        <comment>leave_asks</comment>
        <translation>Encore Retour : rien n’est changé</translation>
    </message>
    <message>
        <source>Change: what you chose counts from the next hand on</source>
        <comment>leave_change</comment>
        <translation>Changer : vos choix valent dès la main suivante</translation>
    </message>
    <message>
        <source>As they were</source>
        <comment>reset_running</comment>
        <translation>Comme avant</translation>
    </message>
    <message numerus="yes">
        <source>takes back {count} changes</source>
        <comment>reset_running_note</comment>
        <translation>
            <numerusform>annule {count} modification</numerusform>
            <numerusform>annule {count} modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as mine</source>
        <comment>keep</comment>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>From a file</source>
        <comment>take</comment>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>To a file</source>
        <comment>give</comment>
        <translation>Vers un fichier</translation>
    </message>
    <message>
        <source>Forget it</source>
        <comment>forget</comment>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Keep these rules as</source>
        <comment>mine_title</comment>
        <translation>Garder ces règles sous</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>mine_go</comment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{rules}, my way</source>
        <comment>mine_name</comment>
        <translation>{rules}, à ma façon</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, {count} rules of your own</source>
        <comment>mine_note</comment>
        <translation>
            <numerusform>{rules}, {count} règle modifiée</numerusform>
            <numerusform>{rules}, {count} règles modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Why these rules</source>
        <comment>reasons</comment>
        <translation>Pourquoi ces règles</translation>
    </message>
    <message>
        <source>{rules}: what it chooses, and why</source>
        <comment>reasons_title</comment>
        <translation>{rules} : ses choix, et pourquoi</translation>
    </message>
    <message>
        <source>last used</source>
        <comment>last_used</comment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>{points}, +{count}</source>
        <comment>points_more</comment>
        <translation>{points}, +{count}</translation>
    </message>
    <message>
        <source>Back to {value}</source>
        <comment>as_preset</comment>
        <translation>Revenir à {value}</translation>
    </message>
    <message>
        <source>in chips</source>
        <comment>given_amount</comment>
        <translation>en jetons</translation>
    </message>
    <message>
        <source>chips, / between</source>
        <comment>given_amounts</comment>
        <translation>jetons, / entre</translation>
    </message>
    <message>
        <source>in {currency}</source>
        <comment>given_money</comment>
        <translation>en {currency}</translation>
    </message>
    <message>
        <source>{currency}, / between</source>
        <comment>given_moneys</comment>
        <translation>{currency}, / entre</translation>
    </message>
    <message>
        <source>in proportion, / between</source>
        <comment>given_shares</comment>
        <translation>en proportion, / entre</translation>
    </message>
    <message>
        <source>choose the currency first</source>
        <comment>given_later</comment>
        <translation>choisir d’abord la devise</translation>
    </message>
    <message>
        <source>Choose "{title}" first: amounts are typed in it</source>
        <comment>currency_first</comment>
        <translation>Choisir d’abord « {title} » : les montants se saisissent dans cette devise</translation>
    </message>
    <message>
        <source>a chip is {amount}, amounts are whole chips: see "{title}"</source>
        <comment>chip_is</comment>
        <translation>un jeton vaut {amount}, les montants sont des jetons entiers : voir « {title} »</translation>
    </message>
    <message>
        <source>typed as money</source>
        <comment>worth_given</comment>
        <translation>saisie en argent</translation>
    </message>
    <message>
        <source>Chips or money</source>
        <comment>money</comment>
        <translation>Jetons ou argent</translation>
    </message>
    <message>
        <source>Money: {currency}</source>
        <comment>money_is</comment>
        <translation>Argent : {currency}</translation>
    </message>
    <message>
        <source>low-high, / each round</source>
        <comment>given_ranges</comment>
        <translation>bas-haut, / par tour</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>given_percent</comment>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>given_count</comment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>4/3 = four thirds</source>
        <comment>given_size</comment>
        <translation>4/3 = quatre tiers</translation>
    </message>
    <message>
        <source>or so often</source>
        <comment>given_reminder</comment>
        <translation>ou si souvent</translation>
    </message>
    <message>
        <source>{allowed}, or {none}</source>
        <comment>may_be_none</comment>
        <translation>{allowed}, ou {none}</translation>
    </message>
    <message>
        <source>a whole number from {low} on</source>
        <comment>may_be_from</comment>
        <translation>un nombre entier à partir de {low}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <comment>may_be_count</comment>
        <translation>un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>a figure from 0 to 100</source>
        <comment>may_be_percent</comment>
        <translation>un nombre de 0 à 100</translation>
    </message>
    <message>
        <source>two figures with / between</source>
        <comment>may_be_pair</comment>
        <translation>deux nombres séparés par /</translation>
    </message>
    <message>
        <source>{low} to {high} figures with / between</source>
        <comment>may_be_amounts</comment>
        <translation>de {low} à {high} nombres séparés par /</translation>
    </message>
    <message>
        <source>two figures with / between, so much for every so much</source>
        <comment>may_be_rake</comment>
        <translation>deux nombres séparés par /, tant par tant</translation>
    </message>
    <message>
        <source>the lowest and the highest bet with - between, / before the next round</source>
        <comment>may_be_ranges</comment>
        <translation>la plus petite et la plus grande mise séparées par -, / avant le tour suivant</translation>
    </message>
    <message>
        <source>{chosen}, or two figures with / between, as 4/3</source>
        <comment>may_be_size</comment>
        <translation>{chosen}, ou deux nombres séparés par /, comme 4/3</translation>
    </message>
    <message>
        <source>{chosen}, or a number of hands or minutes</source>
        <comment>may_be_reminder</comment>
        <translation>{chosen}, ou un nombre de mains ou de minutes</translation>
    </message>
    <message>
        <source>blinds and bets from 1 on, two of them with / between</source>
        <comment>level_wants_stakes</comment>
        <translation>blindes et mises à partir de 1, deux séparées par /</translation>
    </message>
    <message>
        <source>1 to 1440 minutes</source>
        <comment>level_wants_minutes</comment>
        <translation>de 1 à 1440 minutes</translation>
    </message>
    <message>
        <source>a break of up to 1440 minutes</source>
        <comment>level_wants_break</comment>
        <translation>une pause de 1440 minutes au plus</translation>
    </message>
    <message>
        <source>whole numbers only: take the mark back</source>
        <comment>whole_only</comment>
        <translation>nombres entiers seulement : effacer la virgule</translation>
    </message>
    <message>
        <source>nothing typed, this counts:</source>
        <comment>emptied</comment>
        <translation>rien de saisi, il vaut :</translation>
    </message>
    <message>
        <source>{words}, chosen</source>
        <comment>chosen</comment>
        <translation>{words}, choisi</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>is_chosen</comment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>changed</comment>
        <translation>modifié</translation>
    </message>
    <message numerus="yes">
        <source>{words}, {count} changed</source>
        <comment>n_changed</comment>
        <translation>
            <numerusform>{words}, {count} modifiée</numerusform>
            <numerusform>{words}, {count} modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>a dot: not as in the preset</source>
        <comment>dot_means</comment>
        <translation>un point : autre que le modèle</translation>
    </message>
    <message>
        <source>a dot: changed from the next hand on</source>
        <comment>dot_running</comment>
        <translation>un point : changé dès la main suivante</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <comment>n_seats</comment>
        <translation>{count} sièges</translation>
    </message>
    <message>
        <source>delete</source>
        <comment>delete</comment>
        <translation>effacer</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>levels</comment>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>tap a figure to change it</source>
        <comment>levels_note</comment>
        <translation>toucher un chiffre pour le changer</translation>
    </message>
    <message>
        <source>No levels: blinds and limits stay as they are. With levels they go up by the clock.</source>
        <comment>levels_none</comment>
        <translation>Pas de niveaux : blindes et limites restent. Avec des niveaux elles montent à l’horloge.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <comment>levels_begin</comment>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>a usual structure from these stakes; every figure can be changed afterwards</source>
        <comment>levels_begin_note</comment>
        <translation>une structure usuelle depuis ces enjeux ; chaque chiffre se change ensuite</translation>
    </message>
    <message numerus="yes">
        <source>{minutes} minutes a level</source>
        <comment>levels_usual</comment>
        <translation>
            <numerusform>{minutes} minute par niveau</numerusform>
            <numerusform>{minutes} minutes par niveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} levels</source>
        <comment>n_levels</comment>
        <translation>
            <numerusform>{count} niveau</numerusform>
            <numerusform>{count} niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>level {number} is now {what}</source>
        <comment>level_now</comment>
        <translation>le niveau {number} est maintenant {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} are now {what}</source>
        <comment>levels_now</comment>
        <translation>les niveaux {number} à {to} sont maintenant {what}</translation>
    </message>
    <message>
        <source>level {number} now lasts {what}</source>
        <comment>level_last</comment>
        <translation>le niveau {number} dure maintenant {what}</translation>
    </message>
    <message>
        <source>levels {number} to {to} now last {what}</source>
        <comment>levels_last</comment>
        <translation>les niveaux {number} à {to} durent maintenant {what}</translation>
    </message>
    <message>
        <source>level {number} ({what}) taken out</source>
        <comment>level_out</comment>
        <translation>niveau {number} ({what}) retiré</translation>
    </message>
    <message>
        <source>levels {number} to {to} taken out</source>
        <comment>levels_out</comment>
        <translation>niveaux {number} à {to} retirés</translation>
    </message>
    <message>
        <source>level {number} ({what}) put in</source>
        <comment>level_put</comment>
        <translation>niveau {number} ({what}) ajouté</translation>
    </message>
    <message>
        <source>levels {number} to {to} ({what}) put in</source>
        <comment>levels_put</comment>
        <translation>niveaux {number} à {to} ({what}) ajoutés</translation>
    </message>
    <message numerus="yes">
        <source>{count} more changes of levels</source>
        <comment>levels_more</comment>
        <translation>
            <numerusform>{count} autre changement de niveau</numerusform>
            <numerusform>{count} autres changements de niveau</numerusform>
        </translation>
    </message>
    <message>
        <source>no ante</source>
        <comment>no_ante</comment>
        <translation>sans ante</translation>
    </message>
    <message>
        <source>no break after it</source>
        <comment>no_break</comment>
        <translation>sans pause ensuite</translation>
    </message>
    <message>
        <source>no bets of its own</source>
        <comment>no_bets</comment>
        <translation>sans mises propres</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <comment>level_n</comment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>level_blinds</comment>
        <translation>Blindes</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>level_ante</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>level_bets</comment>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>level_minutes</comment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Opening raise</source>
        <comment>level_opens</comment>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>One level more, twice as high</source>
        <comment>level_add</comment>
        <translation>Un niveau de plus, double</translation>
    </message>
    <message>
        <source>lower than level {number}</source>
        <comment>level_falls</comment>
        <translation>inférieur au niveau {number}</translation>
    </message>
    <message>
        <source>running now</source>
        <comment>level_running</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>level {number} is running</source>
        <comment>level_runs_n</comment>
        <translation>le niveau {number} est en cours</translation>
    </message>
    <message>
        <source>level {number} is over</source>
        <comment>level_over_n</comment>
        <translation>le niveau {number} est terminé</translation>
    </message>
    <message>
        <source>{why}: only coming levels can be taken out</source>
        <comment>level_kept</comment>
        <translation>{why} : seuls les niveaux à venir peuvent être retirés</translation>
    </message>
    <message>
        <source>Take this level out</source>
        <comment>level_remove</comment>
        <translation>Retirer ce niveau</translation>
    </message>
    <message>
        <source>Take level {number} out</source>
        <comment>level_remove_n</comment>
        <translation>Retirer le niveau {number}</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>level_break</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Break after level {number}</source>
        <comment>level_break_add</comment>
        <translation>Pause après le niveau {number}</translation>
    </message>
    <message>
        <source>No break after level {number}</source>
        <comment>level_break_off</comment>
        <translation>Pas de pause après le niveau {number}</translation>
    </message>
    <message>
        <source>No levels</source>
        <comment>level_off</comment>
        <translation>Pas de niveaux</translation>
    </message>
    <message>
        <source>hands</source>
        <comment>hands</comment>
        <translation>mains</translation>
    </message>
    <message>
        <source>minutes</source>
        <comment>minutes</comment>
        <translation>minutes</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none_word</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>dead button</source>
        <comment>button_dead</comment>
        <translation>bouton mort</translation>
    </message>
    <message>
        <source>moving button</source>
        <comment>button_moving</comment>
        <translation>bouton mobile</translation>
    </message>
    <message>
        <source>simplified button</source>
        <comment>button_simplified</comment>
        <translation>bouton simplifié</translation>
    </message>
    <message>
        <source>missed blinds are posted</source>
        <comment>missed_post_all</comment>
        <translation>les blindes manquées se postent</translation>
    </message>
    <message>
        <source>missed blinds one a hand</source>
        <comment>missed_one_per_hand</comment>
        <translation>blindes manquées, une par main</translation>
    </message>
    <message>
        <source>absent seats are dealt in</source>
        <comment>missed_deal_in</comment>
        <translation>les absents reçoivent des cartes</translation>
    </message>
    <message>
        <source>nobody owes blinds</source>
        <comment>missed_none</comment>
        <translation>personne ne doit de blindes</translation>
    </message>
    <message>
        <source>no straddle</source>
        <comment>straddle_none</comment>
        <translation>pas de straddle</translation>
    </message>
    <message>
        <source>straddle under the gun</source>
        <comment>straddle_under_the_gun</comment>
        <translation>straddle under the gun</translation>
    </message>
    <message>
        <source>straddle on the button</source>
        <comment>straddle_button</comment>
        <translation>straddle au bouton</translation>
    </message>
    <message>
        <source>straddle from button and cutoff</source>
        <comment>straddle_button_and_cutoff</comment>
        <translation>straddle du bouton et du cutoff</translation>
    </message>
    <message>
        <source>straddle from any seat</source>
        <comment>straddle_any</comment>
        <translation>straddle de tout siège</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Said and put in ...</source>
        <comment>menu_said</comment>
        <translation>Dit et mis...</translation>
    </message>
    <message>
        <source>which action it is</source>
        <comment>menu_said_second</comment>
        <translation>quelle action c’est</translation>
    </message>
    <message>
        <source>{name}: what happened?</source>
        <comment>ruling_title</comment>
        <translation>{name} : que s’est-il passé ?</translation>
    </message>
    <message>
        <source>{name} is being ruled on; the bar waits until that is closed</source>
        <comment>ruling_bar_waits</comment>
        <translation>Décision en cours pour {name} ; la barre attend la fermeture</translation>
    </message>
    <message>
        <source>Said</source>
        <comment>said</comment>
        <translation>Dit</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>pushed</comment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>word_nothing</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>check</source>
        <comment>word_check</comment>
        <translation>parole</translation>
    </message>
    <message>
        <source>call</source>
        <comment>word_call</comment>
        <translation>je suis</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>word_fold</comment>
        <translation>je passe</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>word_bet</comment>
        <translation>je mise</translation>
    </message>
    <message>
        <source>raise</source>
        <comment>word_raise</comment>
        <translation>relance</translation>
    </message>
    <message>
        <source>raise to</source>
        <comment>word_raise_to</comment>
        <translation>relance à</translation>
    </message>
    <message>
        <source>raise by</source>
        <comment>word_raise_by</comment>
        <translation>relance de</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>word_pot</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>all in</source>
        <comment>word_all_in</comment>
        <translation>tapis</translation>
    </message>
    <message>
        <source>an amount</source>
        <comment>word_amount</comment>
        <translation>un montant</translation>
    </message>
    <message>
        <source>call and raise</source>
        <comment>word_call_and_raise</comment>
        <translation>call et relance</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>word_complete</comment>
        <translation>compléter</translation>
    </message>
    <message>
        <source>bring in</source>
        <comment>word_bring_in</comment>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_chips</comment>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>{motions} motions</source>
        <comment>chips_motions</comment>
        <translation>
            <numerusform>{motions} mouvement</numerusform>
            <numerusform>{motions} mouvements</numerusform>
        </translation>
    </message>
    <message>
        <source>Motion ends</source>
        <comment>next_motion</comment>
        <translation>Mouvement fini</translation>
    </message>
    <message>
        <source>next motion</source>
        <comment>next_motion_second</comment>
        <translation>mouvement suivant</translation>
    </message>
    <message>
        <source>Another chip ...</source>
        <comment>other_chip</comment>
        <translation>Autre jeton...</translation>
    </message>
    <message>
        <source>A chip of which value?</source>
        <comment>other_ask</comment>
        <translation>Un jeton de quelle valeur ?</translation>
    </message>
    <message>
        <source>type its value</source>
        <comment>other_value</comment>
        <translation>taper sa valeur</translation>
    </message>
    <message>
        <source>Add a chip of</source>
        <comment>other_add</comment>
        <translation>Ajouter jeton de</translation>
    </message>
    <message>
        <source>Chips not let go</source>
        <comment>not_released</comment>
        <translation>Jetons non lâchés</translation>
    </message>
    <message>
        <source>Take the last one back, hold to begin again</source>
        <comment>speak_back</comment>
        <translation>Reprendre le dernier, maintenir pour recommencer</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <comment>ruling_ask</comment>
        <translation>Dire ce qui s’est passé</translation>
    </message>
    <message>
        <source>nothing said, no chips</source>
        <comment>ruling_empty</comment>
        <translation>rien dit, pas de jetons</translation>
    </message>
    <message>
        <source>No action follows from that</source>
        <comment>ruling_none</comment>
        <translation>Aucune action n’en découle</translation>
    </message>
    <message>
        <source>Play it</source>
        <comment>ruling_go</comment>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>as ruled</source>
        <comment>ruling_second</comment>
        <translation>comme décidé</translation>
    </message>
    <message>
        <source>Ask the floor</source>
        <comment>ruling_floor</comment>
        <translation>Demander au floor</translation>
    </message>
    <message>
        <source>Play it: {what}</source>
        <comment>ruling_play</comment>
        <translation>Appliquer : {what}</translation>
    </message>
    <message>
        <source>The rules of this ruling</source>
        <comment>ruling_why</comment>
        <translation>Les règles de cette décision</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>binds_fold</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>binds_check</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Call {amount}</source>
        <comment>binds_call</comment>
        <translation>Suivre {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <comment>binds_bet</comment>
        <translation>Miser {amount}</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <comment>binds_raise</comment>
        <translation>Relancer à {amount}</translation>
    </message>
    <message>
        <source>Complete to {amount}</source>
        <comment>binds_complete</comment>
        <translation>Compléter à {amount}</translation>
    </message>
    <message>
        <source>Bring in {amount}</source>
        <comment>binds_bring_in</comment>
        <translation>Bring-in {amount}</translation>
    </message>
    <message>
        <source>{action}, all in</source>
        <comment>binds_all_in</comment>
        <translation>{action}, tapis</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <comment>goes_back</comment>
        <translation>{amount} rendus</translation>
    </message>
    <message>
        <source>The floor may let the call be taken back.</source>
        <comment>left_misread</comment>
        <translation>Le floor peut laisser reprendre le call.</translation>
    </message>
    <message>
        <source>The floor may let {over} stand.</source>
        <comment>left_over_pot</comment>
        <translation>Le floor peut maintenir la mise à {over}.</translation>
    </message>
    <message>
        <source>The floor decides.</source>
        <comment>left_passed_over</comment>
        <translation>Le floor décide.</translation>
    </message>
    <message>
        <source>The floor decides whether the motion binds.</source>
        <comment>left_forward_motion</comment>
        <translation>Le floor décide si le mouvement engage.</translation>
    </message>
    <message>
        <source>Takes the call back</source>
        <comment>take_back</comment>
        <translation>Reprend son call</translation>
    </message>
    <message>
        <source>did not see the raise</source>
        <comment>take_back_second</comment>
        <translation>n’a pas vu la relance</translation>
    </message>
    <message>
        <source>kill button lay face down</source>
        <comment>take_back_kill</comment>
        <translation>bouton kill caché</translation>
    </message>
    <message>
        <source>framed: tap to correct</source>
        <comment>log_tap</comment>
        <translation>encadré : corrigeable</translation>
    </message>
    <message>
        <source>too few: add the rest; too many: undo, or Leaves and sits down anew</source>
        <comment>log_chips</comment>
        <translation>trop peu : ajouter le reste ; trop : annuler, ou partir et se rasseoir</translation>
    </message>
    <message>
        <source>this is put right in the menu of the seat, between hands: Wrong rebuy or add-on</source>
        <comment>log_purchase</comment>
        <translation>cela se rectifie entre deux mains, dans le menu du siège : Recave ou add-on erroné</translation>
    </message>
    <message>
        <source>a wrong buy-in is put right here between two hands</source>
        <comment>log_buy_in</comment>
        <translation>une cave fausse se corrige ici entre deux mains</translation>
    </message>
    <message>
        <source>this is changed at the seat, or by Undo</source>
        <comment>log_seat</comment>
        <translation>cela se change au siège, ou par Annuler</translation>
    </message>
    <message>
        <source>this cannot be corrected on its own</source>
        <comment>log_closed</comment>
        <translation>cela ne se corrige pas seul</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>log_undone</comment>
        <translation>annulé</translation>
    </message>
    <message>
        <source>as it was before</source>
        <comment>log_was</comment>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <comment>log_unfit</comment>
        <translation>ne convient plus</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>log_corrected</comment>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>corrected later</source>
        <comment>log_late</comment>
        <translation>corrigé plus tard</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <comment>correct_title</comment>
        <translation>Corriger la main {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} is being corrected; the bar waits until that is closed</source>
        <comment>correct_bar_waits</comment>
        <translation>La main {hand} est en correction ; la barre attend la fermeture</translation>
    </message>
    <message>
        <source>In the book: {line}</source>
        <comment>correct_was</comment>
        <translation>Au journal : {line}</translation>
    </message>
    <message>
        <source>See what changes</source>
        <comment>correct_show</comment>
        <translation>Voir ce qui change</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>correct_back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>correct_replay</comment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>every later step stays</source>
        <comment>correct_stays</comment>
        <translation>toute la suite reste</translation>
    </message>
    <message>
        <source>Money only</source>
        <comment>correct_kill_stays</comment>
        <translation>Argent seul</translation>
    </message>
    <message>
        <source>Blinds too</source>
        <comment>correct_kill_follows</comment>
        <translation>Les blindes aussi</translation>
    </message>
    <message>
        <source>hand {hand} stays as dealt</source>
        <comment>correct_hand_stays</comment>
        <translation>la main {hand} reste telle quelle</translation>
    </message>
    <message>
        <source>blinds of hand {hand} change</source>
        <comment>correct_hand_follows</comment>
        <translation>les blindes de la main {hand} changent</translation>
    </message>
    <message numerus="yes">
        <source>{count} later steps go</source>
        <comment>correct_goes</comment>
        <translation>
            <numerusform>{count} étape suivante disparaît</numerusform>
            <numerusform>{count} étapes suivantes disparaissent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} later acts of {name} go</source>
        <comment>correct_moot</comment>
        <translation>
            <numerusform>{count} action suivante de {name} disparaît</numerusform>
            <numerusform>{count} actions suivantes de {name} disparaissent</numerusform>
        </translation>
    </message>
    <message>
        <source>All other steps stay.</source>
        <comment>correct_rest</comment>
        <translation>Toutes les autres étapes restent.</translation>
    </message>
    <message>
        <source>Hand {hand} goes on from here.</source>
        <comment>correct_open</comment>
        <translation>La main {hand} reprend ici.</translation>
    </message>
    <message>
        <source>To be dealt again: {hands}.</source>
        <comment>correct_gone</comment>
        <translation>À redonner : {hands}.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <comment>correct_same</comment>
        <translation>Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>The same hands win, nothing changes.</source>
        <comment>correct_nothing</comment>
        <translation>Les mêmes mains gagnent, rien ne change.</translation>
    </message>
    <message>
        <source>No longer fits</source>
        <comment>correct_fits_not</comment>
        <translation>Ne convient plus</translation>
    </message>
    <message>
        <source>Corrected. Undo takes it back.</source>
        <comment>corrected_said</comment>
        <translation>Corrigé. Annuler le retire.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} lines no longer fit: go on from here.</source>
        <comment>corrected_unfit</comment>
        <translation>
            <numerusform>Corrigé. {count} ligne ne convient plus : continuer d’ici.</numerusform>
            <numerusform>Corrigé. {count} lignes ne conviennent plus : continuer d’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected. {count} later acts went with it, all else stays.</source>
        <comment>corrected_moot</comment>
        <translation>
            <numerusform>Corrigé. {count} action suivante a disparu, tout le reste reste.</numerusform>
            <numerusform>Corrigé. {count} actions suivantes ont disparu, tout le reste reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stacks stay as counted.</source>
        <comment>corrected_counts</comment>
        <translation>
            <numerusform>{count} tapis reste comme compté.</numerusform>
            <numerusform>{count} tapis restent comme comptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} left with other chips: settle that.</source>
        <comment>corrected_left</comment>
        <translation>{names} : parti avec d’autres jetons, à régler.</translation>
    </message>
    <message>
        <source>{name} left</source>
        <comment>change_left</comment>
        <translation>{name} parti</translation>
    </message>
    <message>
        <source>with {amount} after hand {hand}</source>
        <comment>left_was</comment>
        <translation>avec {amount} après la main {hand}</translation>
    </message>
    <message>
        <source>{amount} too much, owes it</source>
        <comment>left_too_much</comment>
        <translation>{amount} de trop, les doit</translation>
    </message>
    <message>
        <source>{amount} too little, gets it</source>
        <comment>left_too_little</comment>
        <translation>{amount} de moins, les reçoit</translation>
    </message>
    <message>
        <source>{name} counted</source>
        <comment>change_counted</comment>
        <translation>{name} compté</translation>
    </message>
    <message>
        <source>{amount} {place}, {off}</source>
        <comment>count_was</comment>
        <translation>{amount} {place}, {off}</translation>
    </message>
    <message>
        <source>stays, {off}</source>
        <comment>count_now</comment>
        <translation>reste, {off}</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>count_after</comment>
        <translation>après la main {hand}</translation>
    </message>
    <message>
        <source>in hand {hand}</source>
        <comment>count_in</comment>
        <translation>dans la main {hand}</translation>
    </message>
    <message>
        <source>Goes on</source>
        <comment>change_next</comment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>change_pot</comment>
        <translation>Pots</translation>
    </message>
    <message>
        <source>{name} puts in</source>
        <comment>change_put</comment>
        <translation>{name} met au pot</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>change_button</comment>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>change_dead</comment>
        <translation>{seat}, mort</translation>
    </message>
    <message>
        <source>Kill</source>
        <comment>change_kill</comment>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Owes</source>
        <comment>change_dues</comment>
        <translation>Doit</translation>
    </message>
    <message>
        <source>House</source>
        <comment>change_kitty</comment>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>{name}, place</source>
        <comment>change_place</comment>
        <translation>{name}, place</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>change_in</comment>
        <translation>encore en jeu</translation>
    </message>
    <message>
        <source>{name} bought</source>
        <comment>change_bought</comment>
        <translation>{name} a acheté</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>change_kept</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>{name} to act</source>
        <comment>stands_act</comment>
        <translation>à {name} de parler</translation>
    </message>
    <message>
        <source>a seat to name</source>
        <comment>stands_betting</comment>
        <translation>un siège à nommer</translation>
    </message>
    <message>
        <source>next street</source>
        <comment>stands_street</comment>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>showdown</source>
        <comment>stands_showdown</comment>
        <translation>abattage</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <comment>stands_between</comment>
        <translation>après la main {hand}</translation>
    </message>
    <message>
        <source>no leg, kill waived</source>
        <comment>kill_waived</comment>
        <translation>aucun leg, kill annulé</translation>
    </message>
    <message>
        <source>{name} kills</source>
        <comment>kill_is_due</comment>
        <translation>{name} fait un kill</translation>
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
        <translation>pot à pousser</translation>
    </message>
    <message>
        <source>to be dealt again</source>
        <comment>hand_gone</comment>
        <translation>à redonner</translation>
    </message>
    <message>
        <source>comes after it</source>
        <comment>after_unfit</comment>
        <translation>vient après</translation>
    </message>
    <message>
        <source>has nothing to act on any more</source>
        <comment>moot</comment>
        <translation>n’a plus à agir</translation>
    </message>
    <message>
        <source>{name} is not to act, {actor} is</source>
        <comment>unfit_turn</comment>
        <translation>Ce n’est pas à {name} de parler, mais à {actor}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} lines after it</source>
        <comment>misfits_more</comment>
        <translation>
            <numerusform>et {count} ligne après</numerusform>
            <numerusform>et {count} lignes après</numerusform>
        </translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <comment>misfits_hands</comment>
        <translation>mains {hands}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more hands</source>
        <comment>hands_more</comment>
        <translation>
            <numerusform>{count} main de plus</numerusform>
            <numerusform>{count} mains de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the last</source>
        <comment>menu_correct</comment>
        <translation>Corriger le dernier</translation>
    </message>
    <message>
        <source>The floor</source>
        <comment>floor_title</comment>
        <translation>Le floor</translation>
    </message>
    <message>
        <source>Floor: {name}</source>
        <comment>floor_about</comment>
        <translation>Floor : {name}</translation>
    </message>
    <message>
        <source>Nothing waits for a decision. Who is at the table is noted with rulings and corrections.</source>
        <comment>floor_nothing</comment>
        <translation>Rien n’attend de décision. Qui est à la table est noté avec décisions et corrections.</translation>
    </message>
    <message>
        <source>Add a name</source>
        <comment>floor_add</comment>
        <translation>Ajouter un nom</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <comment>floor_name</comment>
        <translation>Qui est-ce ?</translation>
    </message>
    <message>
        <source>is here</source>
        <comment>floor_here</comment>
        <translation>est là</translation>
    </message>
    <message>
        <source>PIN</source>
        <comment>floor_has_pin</comment>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Who decides</source>
        <comment>floor_who</comment>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>floor_at_table</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>needs a PIN of the floor</source>
        <comment>floor_pin_first</comment>
        <translation>demande un PIN du floor</translation>
    </message>
    <message>
        <source>Rulings left to the floor need one of its PINs on this device: tap who decides.</source>
        <comment>floor_refused</comment>
        <translation>Ce que décide le floor demande un de ses PIN sur cet appareil : toucher qui décide.</translation>
    </message>
    <message>
        <source>That is for the floor on this device: {what}.</source>
        <comment>floor_needed</comment>
        <translation>Sur cet appareil cela revient au floor : {what}.</translation>
    </message>
    <message>
        <source>Waits for the floor: {what}.</source>
        <comment>floor_request</comment>
        <translation>Attend le floor : {what}.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <comment>floor_allow</comment>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>floor_bar</comment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>tap who decides</source>
        <comment>floor_name_first</comment>
        <translation>toucher qui décide</translation>
    </message>
    <message>
        <source>Floor ...</source>
        <comment>floor_come</comment>
        <translation>Floor...</translation>
    </message>
    <message>
        <source>a hand that is over is corrected</source>
        <comment>needs_correct</comment>
        <translation>une main finie est corrigée</translation>
    </message>
    <message>
        <source>the button is put elsewhere</source>
        <comment>needs_button</comment>
        <translation>le bouton est déplacé</translation>
    </message>
    <message>
        <source>a counted stack differs from the book</source>
        <comment>needs_count</comment>
        <translation>un tapis compté diffère du journal</translation>
    </message>
    <message>
        <source>a ruling is left to it</source>
        <comment>needs_floor</comment>
        <translation>une décision lui revient</translation>
    </message>
    <message>
        <source>a hand that is over is taken back</source>
        <comment>needs_undo_hand</comment>
        <translation>une main terminée est annulée</translation>
    </message>
    <message>
        <source>a game that is over goes on</source>
        <comment>needs_reopen</comment>
        <translation>une partie terminée reprend</translation>
    </message>
    <message>
        <source>its decision is taken back</source>
        <comment>needs_undo_floor</comment>
        <translation>sa décision est annulée</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>floor_pin</comment>
        <translation>PIN : {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>floor_remove</comment>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Floor {name}</source>
        <comment>floor_mode</comment>
        <translation>Floor {name}</translation>
    </message>
    <message>
        <source>The call stands</source>
        <comment>floor_misread_stands</comment>
        <translation>Le call tient</translation>
    </message>
    <message>
        <source>{now} stays in</source>
        <comment>floor_misread_stands_second</comment>
        <translation>{now} restent</translation>
    </message>
    <message>
        <source>Call taken back</source>
        <comment>floor_misread_withdrawn</comment>
        <translation>Call repris</translation>
    </message>
    <message>
        <source>{name} acts again</source>
        <comment>floor_misread_withdrawn_second</comment>
        <translation>{name} parle à nouveau</translation>
    </message>
    <message>
        <source>Stays {now}</source>
        <comment>floor_over_pot_reduced</comment>
        <translation>Reste {now}</translation>
    </message>
    <message>
        <source>what was over goes back</source>
        <comment>floor_over_pot_reduced_second</comment>
        <translation>l’excès est rendu</translation>
    </message>
    <message>
        <source>{to} stands</source>
        <comment>floor_over_pot_stands</comment>
        <translation>{to} tient</translation>
    </message>
    <message>
        <source>the others considered it for long</source>
        <comment>floor_over_pot_stands_second</comment>
        <translation>les autres y ont réfléchi longtemps</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>floor_passed_over_fold</comment>
        <translation>Main morte</translation>
    </message>
    <message>
        <source>the right to act is lost</source>
        <comment>floor_passed_over_fold_second</comment>
        <translation>le droit de parler est perdu</translation>
    </message>
    <message>
        <source>Calls only</source>
        <comment>floor_passed_over_call</comment>
        <translation>Suit, sans plus</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>floor_passed_over_call_second</comment>
        <translation>sans relancer</translation>
    </message>
    <message>
        <source>May act</source>
        <comment>floor_passed_over_act</comment>
        <translation>Peut agir</translation>
    </message>
    <message>
        <source>as if in turn</source>
        <comment>floor_passed_over_act_second</comment>
        <translation>comme à son tour</translation>
    </message>
    <message>
        <source>{what} binds</source>
        <comment>floor_forward_motion_held</comment>
        <translation>{what} engage</translation>
    </message>
    <message>
        <source>others acted on the motion</source>
        <comment>floor_forward_motion_held_second</comment>
        <translation>d’autres ont agi dessus</translation>
    </message>
    <message>
        <source>Chips go back</source>
        <comment>floor_forward_motion_withdrawn</comment>
        <translation>Jetons rendus</translation>
    </message>
    <message>
        <source>{name} may do anything</source>
        <comment>floor_forward_motion_withdrawn_second</comment>
        <translation>{name} peut tout</translation>
    </message>
    <message>
        <source>{name} called without seeing the bet</source>
        <comment>asks_misread</comment>
        <translation>{name} a suivi sans voir la mise</translation>
    </message>
    <message>
        <source>{name} went over the pot</source>
        <comment>asks_over_pot</comment>
        <translation>{name} a dépassé le pot</translation>
    </message>
    <message>
        <source>{name} was passed over</source>
        <comment>asks_passed_over</comment>
        <translation>{name} : tour sauté</translation>
    </message>
    <message>
        <source>{name} moved chips forward</source>
        <comment>asks_forward_motion</comment>
        <translation>{name} a avancé des jetons</translation>
    </message>
    <message>
        <source>PIN of the screen</source>
        <comment>screen_pin</comment>
        <translation>PIN de l’écran</translation>
    </message>
    <message>
        <source>has one</source>
        <comment>pin_kept</comment>
        <translation>en a un</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>pin_none</comment>
        <translation>n’en a pas</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <comment>pin_of</comment>
        <translation>PIN : {name}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>pin_set</comment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <comment>pin_again</comment>
        <translation>Le même code encore une fois</translation>
    </message>
    <message>
        <source>The two were not the same: once more</source>
        <comment>pin_differs</comment>
        <translation>Les deux codes différaient : encore une fois</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>pin_go</comment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Without a PIN</source>
        <comment>pin_without</comment>
        <translation>Sans PIN</translation>
    </message>
    <message>
        <source>{least} to {most} digits</source>
        <comment>pin_hint</comment>
        <translation>{least} à {most} chiffres</translation>
    </message>
    <message>
        <source>at least {least} digits</source>
        <comment>pin_short</comment>
        <translation>au moins {least} chiffres</translation>
    </message>
    <message numerus="yes">
        <source>{count} digits</source>
        <comment>pin_digits</comment>
        <translation>
            <numerusform>{count} chiffre</numerusform>
            <numerusform>{count} chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not it.</source>
        <comment>pin_wrong</comment>
        <translation>Ce n’est pas ça.</translation>
    </message>
    <message>
        <source>{seconds} seconds until the next try</source>
        <comment>pin_rest</comment>
        <translation>encore {seconds} secondes avant le prochain essai</translation>
    </message>
    <message>
        <source>Unlock</source>
        <comment>unlock</comment>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <comment>recovery_title</comment>
        <translation>Code de secours</translation>
    </message>
    <message>
        <source>Write it down and keep it safe: it is shown this once. Should the PINs of this device ever be damaged or gone, the device is locked, and this code alone opens it.</source>
        <comment>recovery_words</comment>
        <translation>À noter et à garder en lieu sûr : il n’est montré que cette fois. Si les codes PIN de cet appareil sont un jour abîmés ou perdus, l’appareil est verrouillé et seul ce code l’ouvre.</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <comment>recovery_noted</comment>
        <translation>C’est noté</translation>
    </message>
    <message>
        <source>The recovery code: {most} digits</source>
        <comment>recovery_hint</comment>
        <translation>Le code de secours : {most} chiffres</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read. The recovery code opens it, and removes them.</source>
        <comment>locked_lost</comment>
        <translation>Les codes PIN de cet appareil sont illisibles. Le code de secours l’ouvre et les supprime.</translation>
    </message>
    <message>
        <source>The PINs of this device cannot be read, and there is no recovery code: only who may remove {file} opens it.</source>
        <comment>locked_for_good</comment>
        <translation>Les codes PIN de cet appareil sont illisibles et il n’y a pas de code de secours : seul qui peut supprimer {file} l’ouvre.</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>locked</comment>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor opens it.</source>
        <comment>locked_page_note</comment>
        <translation>Le PIN de l’écran ou du floor le déverrouille.</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <comment>full_screen_pin</comment>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <comment>floor_pin_reopen</comment>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>The PIN of somebody of the floor takes the end back.</source>
        <comment>floor_pin_note</comment>
        <translation>Le code PIN du floor annule la fin.</translation>
    </message>
    <message>
        <source>The PIN of the screen or of the floor ends it.</source>
        <comment>full_screen_note</comment>
        <translation>Le PIN de l’écran ou du floor y met fin.</translation>
    </message>
    <message>
        <source>The table stays as it is. The PIN of the screen or of the floor opens it.</source>
        <comment>locked_note</comment>
        <translation>La table reste telle quelle. Le PIN de l’écran ou du floor l’ouvre.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <comment>menu_lock</comment>
        <translation>Verrouiller l’écran</translation>
    </message>
    <message>
        <source>opens with a PIN</source>
        <comment>menu_lock_second</comment>
        <translation>s’ouvre avec un PIN</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>menu_floor</comment>
        <translation>Floor</translation>
    </message>
    <message>
        <source>who is here, PINs</source>
        <comment>menu_floor_second</comment>
        <translation>qui est là, PIN</translation>
    </message>
    <message>
        <source>wager</source>
        <comment>word_wager</comment>
        <translation>mise</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {seconds} seconds</source>
        <comment>time_left</comment>
        <translation>
            <numerusform>{name} : {seconds} seconde</numerusform>
            <numerusform>{name} : {seconds} secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is on {name}</source>
        <comment>time_runs</comment>
        <translation>L’horloge tourne pour {name}</translation>
    </message>
    <message>
        <source>{name} has little time left</source>
        <comment>time_warns</comment>
        <translation>{name} n’a presque plus de temps</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>time_up</comment>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>then the hand is dead</source>
        <comment>time_then_dead</comment>
        <translation>puis la main est morte</translation>
    </message>
    <message>
        <source>then it is a check</source>
        <comment>time_then_check</comment>
        <translation>puis c’est parole</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_dead</comment>
        <translation>toucher pour confirmer</translation>
    </message>
    <message>
        <source>tap to confirm</source>
        <comment>time_confirm_check</comment>
        <translation>toucher pour confirmer</translation>
    </message>
    <message>
        <source>Hand is dead</source>
        <comment>time_dead</comment>
        <translation>Main morte</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>time_checks</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>bet not seen</source>
        <comment>decide_misread</comment>
        <translation>mise non vue</translation>
    </message>
    <message>
        <source>over the pot</source>
        <comment>decide_over_pot</comment>
        <translation>pot dépassé</translation>
    </message>
    <message>
        <source>passed over</source>
        <comment>decide_passed_over</comment>
        <translation>tour sauté</translation>
    </message>
    <message>
        <source>a motion</source>
        <comment>decide_forward_motion</comment>
        <translation>un mouvement</translation>
    </message>
    <message>
        <source>{name} has the table</source>
        <comment>hand_over</comment>
        <translation>{name} prend la table</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>hand_over_dealer</comment>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>nobody has signed in yet</source>
        <comment>hand_over_nobody</comment>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>limits {small}/{big}</source>
        <comment>hand_over_limits</comment>
        <translation>limites {small}/{big}</translation>
    </message>
    <message>
        <source>I have the table</source>
        <comment>hand_over_go</comment>
        <translation>J’ai la table</translation>
    </message>
    <message>
        <source>Stacks, tap one to count it</source>
        <comment>hand_over_stacks</comment>
        <translation>Tapis, toucher pour compter</translation>
    </message>
    <message>
        <source>{name} has {amount}, count it</source>
        <comment>hand_over_count</comment>
        <translation>{name} a {amount}, compter</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>hand_over_away</comment>
        <translation>Absents</translation>
    </message>
    <message numerus="yes">
        <source>{name} ({downs} downs)</source>
        <comment>hand_over_downs</comment>
        <translation>
            <numerusform>{name} ({downs} down)</numerusform>
            <numerusform>{name} ({downs} downs)</numerusform>
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
        <translation>À venir</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>hand_over_due</comment>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Standing</source>
        <comment>hand_over_standing</comment>
        <translation>Debout</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>hand_over_notes</comment>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>hand_over_chain</comment>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>{now}, next {next}</source>
        <comment>hand_over_next</comment>
        <translation>{now}, puis {next}</translation>
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
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Hand-over card</source>
        <comment>menu_hand_over</comment>
        <translation>Fiche de relève</translation>
    </message>
    <message>
        <source>the table at a glance</source>
        <comment>menu_hand_over_second</comment>
        <translation>la table d’un coup d’œil</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>why_title</comment>
        <translation>Pourquoi...</translation>
    </message>
    <message>
        <source>Why ...</source>
        <comment>menu_why</comment>
        <translation>Pourquoi...</translation>
    </message>
    <message>
        <source>every figure, with its rule</source>
        <comment>menu_why_second</comment>
        <translation>chaque chiffre, avec sa règle</translation>
    </message>
    <message>
        <source>Explain this seat</source>
        <comment>menu_why_seat</comment>
        <translation>Expliquer ce siège</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <comment>figure_to_act</comment>
        <translation>À qui de parler</translation>
    </message>
    <message>
        <source>To call</source>
        <comment>figure_call</comment>
        <translation>Pour suivre</translation>
    </message>
    <message>
        <source>The bet</source>
        <comment>figure_bet</comment>
        <translation>La mise</translation>
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
        <translation>Ce qui est possible</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>figure_legal.fold</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>figure_legal.check</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>figure_legal.call</comment>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Bet or raise</source>
        <comment>figure_legal.wager</comment>
        <translation>Miser ou relancer</translation>
    </message>
    <message>
        <source>Pots</source>
        <comment>figure_pots</comment>
        <translation>Pots</translation>
    </message>
    <message>
        <source>All pots</source>
        <comment>figure_total_pot</comment>
        <translation>Tous les pots</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>figure_button</comment>
        <translation>Bouton</translation>
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
        <translation>Limites</translation>
    </message>
    <message>
        <source>Raises</source>
        <comment>figure_raises</comment>
        <translation>Relances</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>figure_clock</comment>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <comment>figure_out_of_turn</comment>
        <translation>Hors tour</translation>
    </message>
    <message>
        <source>The floor's question</source>
        <comment>figure_floor</comment>
        <translation>La question au floor</translation>
    </message>
    <message>
        <source>Who won</source>
        <comment>figure_awards</comment>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>What came back</source>
        <comment>figure_returned</comment>
        <translation>Ce qui est rendu</translation>
    </message>
    <message>
        <source>House, this hand</source>
        <comment>figure_rake</comment>
        <translation>Cagnotte de la main</translation>
    </message>
    <message>
        <source>House so far</source>
        <comment>figure_raked</comment>
        <translation>Cagnotte jusqu’ici</translation>
    </message>
    <message>
        <source>Players told the pot</source>
        <comment>figure_show_pot</comment>
        <translation>Pot dit aux joueurs</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>figure_dues</comment>
        <translation>Qui doit quoi</translation>
    </message>
    <message>
        <source>Reminders</source>
        <comment>figure_reminders</comment>
        <translation>Rappels</translation>
    </message>
    <message>
        <source>Who stands</source>
        <comment>figure_standing</comment>
        <translation>Qui est debout</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>figure_misdeal</comment>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>The next game</source>
        <comment>figure_mix</comment>
        <translation>Le jeu suivant</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}</source>
        <comment>noted_ruling</comment>
        <translation>décision sur {name} : {rules}</translation>
    </message>
    <message>
        <source>ruling on {name}: {rules}, {amount} back</source>
        <comment>noted_ruling_back</comment>
        <translation>décision sur {name} : {rules}, {amount} rendus</translation>
    </message>
    <message>
        <source>{decided} (floor {by})</source>
        <comment>noted_floor_by</comment>
        <translation>{decided} (floor {by})</translation>
    </message>
    <message>
        <source>the floor lets it stand: {name}</source>
        <comment>noted_stands</comment>
        <translation>le floor maintient l’action : {name}</translation>
    </message>
    <message>
        <source>the floor lets {name} take it back</source>
        <comment>noted_withdrawn</comment>
        <translation>le floor laisse {name} reprendre ses jetons</translation>
    </message>
    <message>
        <source>the floor reduces it: {name}</source>
        <comment>noted_reduced</comment>
        <translation>le floor réduit : {name}</translation>
    </message>
    <message>
        <source>the floor holds {name} to it</source>
        <comment>noted_held</comment>
        <translation>le floor y tient {name}</translation>
    </message>
    <message>
        <source>the floor: the hand of {name} is dead</source>
        <comment>noted_fold</comment>
        <translation>floor : {name}, main morte</translation>
    </message>
    <message>
        <source>the floor: {name} calls</source>
        <comment>noted_call</comment>
        <translation>floor : {name} suit</translation>
    </message>
    <message>
        <source>the floor: {name} may act</source>
        <comment>noted_act</comment>
        <translation>floor : {name} peut agir</translation>
    </message>
    <message>
        <source>{name} takes the call back</source>
        <comment>noted_taken_back</comment>
        <translation>{name} reprend son call</translation>
    </message>
    <message>
        <source>only the money is corrected, later hands stay as dealt</source>
        <comment>noted_money_only</comment>
        <translation>seul l’argent est corrigé, les mains suivantes restent telles quelles</translation>
    </message>
    <message>
        <source>only the money is corrected, the kill is waived, later hands stay as dealt</source>
        <comment>noted_kill_waived</comment>
        <translation>seul l’argent est corrigé, le kill est annulé, les mains suivantes restent telles quelles</translation>
    </message>
    <message>
        <source>the floor calls a misdeal</source>
        <comment>noted_misdeal</comment>
        <translation>le floor déclare une maldonne</translation>
    </message>
    <message>
        <source>{name} was passed over, a check</source>
        <comment>noted_passed_over</comment>
        <translation>{name} : tour sauté, parole</translation>
    </message>
    <message>
        <source>rebuy of {name} withdrawn, {amount} chips</source>
        <comment>noted_rebuy_off</comment>
        <translation>recave de {name} annulée, {amount} jetons</translation>
    </message>
    <message>
        <source>the rebuy was that of {name}, {amount} chips</source>
        <comment>noted_rebuy_on</comment>
        <translation>la recave était celle de {name}, {amount} jetons</translation>
    </message>
    <message>
        <source>add-on of {name} withdrawn, {amount} chips</source>
        <comment>noted_add_on_off</comment>
        <translation>add-on de {name} annulé, {amount} jetons</translation>
    </message>
    <message>
        <source>the add-on was that of {name}, {amount} chips</source>
        <comment>noted_add_on_on</comment>
        <translation>l’add-on était celui de {name}, {amount} jetons</translation>
    </message>
    <message>
        <source>buy-in of {name} put right from {was} to {now}</source>
        <comment>noted_buy_in</comment>
        <translation>cave de {name} corrigée de {was} à {now}</translation>
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
        <translation>No-limit Hold’em en argent</translation>
    </message>
    <message>
        <source>Pot-limit Omaha</source>
        <comment>Pot-limit Omaha</comment>
        <translation>Pot-limit Omaha</translation>
    </message>
    <message>
        <source>Limit Hold'em</source>
        <comment>Limit Hold'em</comment>
        <translation>Limit Hold’em</translation>
    </message>
    <message>
        <source>Limit Hold'em, full kill</source>
        <comment>Limit Hold'em, full kill</comment>
        <translation>Limit Hold’em, full kill</translation>
    </message>
    <message>
        <source>Omaha high-low, half kill</source>
        <comment>Omaha high-low, half kill</comment>
        <translation>Omaha hi-lo, half kill</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <comment>Seven-card stud</comment>
        <translation>Stud à sept cartes</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <comment>Omaha high-low</comment>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>No-limit Hold'em, levels</source>
        <comment>No-limit Hold'em, levels</comment>
        <translation>No-limit Hold’em, niveaux</translation>
    </message>
    <message>
        <source>Pot-limit Omaha, levels</source>
        <comment>Pot-limit Omaha, levels</comment>
        <translation>Pot-limit Omaha, niveaux</translation>
    </message>
    <message>
        <source>No-limit Hold'em, ante from the big blind</source>
        <comment>No-limit Hold'em, ante from the big blind</comment>
        <translation>No-limit Hold’em, ante de la grosse blinde</translation>
    </message>
    <message>
        <source>No-limit Hold'em, no ante</source>
        <comment>No-limit Hold'em, no ante</comment>
        <translation>No-limit Hold’em, sans ante</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>redo</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>the last tap</source>
        <comment>undo_tap</comment>
        <translation>le dernier geste</translation>
    </message>
    <message>
        <source>{place} best: {name}</source>
        <comment>undo_rank</comment>
        <translation>{place} : {name}</translation>
    </message>
    <message>
        <source>the preview</source>
        <comment>undo_preview</comment>
        <translation>l’aperçu</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>nothing_yet</comment>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <comment>nothing_to_undo</comment>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>fold</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>check</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>call</comment>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>bet</comment>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Raise</source>
        <comment>raise</comment>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Bring in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>nothing counts yet</source>
        <comment>nothing_happened</comment>
        <translation>rien ne compte encore</translation>
    </message>
    <message>
        <source>by {name}</source>
        <comment>by_name</comment>
        <translation>par {name}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <comment>to_name</comment>
        <translation>avant {name}</translation>
    </message>
    <message>
        <source>all in</source>
        <comment>all_in_small</comment>
        <translation>tapis</translation>
    </message>
    <message>
        <source>All in</source>
        <comment>all_in</comment>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>All check</source>
        <comment>all_check</comment>
        <translation>Tous parole</translation>
    </message>
    <message>
        <source>to the turn</source>
        <comment>to_turn</comment>
        <translation>jusqu’au turn</translation>
    </message>
    <message>
        <source>to the river</source>
        <comment>to_river</comment>
        <translation>jusqu’à la river</translation>
    </message>
    <message>
        <source>to the draw</source>
        <comment>to_draw</comment>
        <translation>jusqu’au tirage</translation>
    </message>
    <message>
        <source>to the next street</source>
        <comment>to_next</comment>
        <translation>jusqu’au tour suivant</translation>
    </message>
    <message>
        <source>to the showdown</source>
        <comment>to_showdown</comment>
        <translation>jusqu’à l’abattage</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>go_bet</comment>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>go_raise</comment>
        <translation>Relancer à</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>go_complete</comment>
        <translation>Compléter à</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>not_now</comment>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>not open</source>
        <comment>not_open</comment>
        <translation>pas possible</translation>
    </message>
    <message>
        <source>brings it in</source>
        <comment>brings_it_in</comment>
        <translation>paie le bring-in</translation>
    </message>
    <message>
        <source>The bring-in cannot fold: it is paid or completed. (BLD-7)</source>
        <comment>refuse_fold_bring_in</comment>
        <translation>Le bring-in ne passe pas : il se paie ou se complète. (BLD-7)</translation>
    </message>
    <message>
        <source>one may not fold</source>
        <comment>cannot_fold_all</comment>
        <translation>un joueur ne peut pas passer</translation>
    </message>
    <message>
        <source>there is a bet</source>
        <comment>bet_to_call</comment>
        <translation>il y a une mise</translation>
    </message>
    <message>
        <source>Draw done</source>
        <comment>draw_done</comment>
        <translation>Tirage fait</translation>
    </message>
    <message>
        <source>Next street</source>
        <comment>next_street</comment>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Showdown</source>
        <comment>showdown</comment>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>Run it twice</source>
        <comment>run_twice</comment>
        <translation>Donner deux fois</translation>
    </message>
    <message>
        <source>Run it {runs} times</source>
        <comment>run_n</comment>
        <translation>Donner {runs} fois</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_done</comment>
        <translation>donné {runs} fois</translation>
    </message>
    <message>
        <source>dealt once here</source>
        <comment>runs_once</comment>
        <translation>donné une fois ici</translation>
    </message>
    <message>
        <source>if both agree</source>
        <comment>if_agreed</comment>
        <translation>si les deux veulent</translation>
    </message>
    <message>
        <source>if all agree</source>
        <comment>if_all_agreed</comment>
        <translation>si tous veulent</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>nobody tapped yet</source>
        <comment>nobody_tapped</comment>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>tie</comment>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Tie with {name}</source>
        <comment>tie_with</comment>
        <translation>Égalité avec {name}</translation>
    </message>
    <message>
        <source>then tap the other hand</source>
        <comment>then_tap_other</comment>
        <translation>puis l’autre main</translation>
    </message>
    <message>
        <source>tap the best hand first</source>
        <comment>tap_best_first</comment>
        <translation>la meilleure main d’abord</translation>
    </message>
    <message>
        <source>To tie for {pot}, first tap who has it</source>
        <comment>tie_first</comment>
        <translation>{pot}, égalité : toucher d’abord qui l’a</translation>
    </message>
    <message>
        <source>{pots}: {now} instead of {was}</source>
        <comment>instead_of</comment>
        <translation>{pots} : {now} au lieu de {was}</translation>
    </message>
    <message>
        <source>high</source>
        <comment>high</comment>
        <translation>high</translation>
    </message>
    <message>
        <source>low</source>
        <comment>low</comment>
        <translation>low</translation>
    </message>
    <message>
        <source>{half} {place}</source>
        <comment>half_place</comment>
        <translation>{half} {place}</translation>
    </message>
    <message>
        <source>Rank the {half}</source>
        <comment>rank_half</comment>
        <translation>Classer le {half}</translation>
    </message>
    <message>
        <source>taps rank the high now</source>
        <comment>ranking_high</comment>
        <translation>on classe le high</translation>
    </message>
    <message>
        <source>taps rank the low now</source>
        <comment>ranking_low</comment>
        <translation>on classe le low</translation>
    </message>
    <message>
        <source>Push the pot</source>
        <comment>push_pot</comment>
        <translation>Pousser le pot</translation>
    </message>
    <message>
        <source>Push {pots} pots</source>
        <comment>push_pots</comment>
        <translation>Pousser {pots} pots</translation>
    </message>
    <message>
        <source>{amount} to {name}</source>
        <comment>n_to_name</comment>
        <translation>{amount} à {name}</translation>
    </message>
    <message>
        <source>see the message</source>
        <comment>see_rule</comment>
        <translation>voir le message</translation>
    </message>
    <message>
        <source>{name} has not matched</source>
        <comment>not_matched</comment>
        <translation>{name} n’a pas égalisé</translation>
    </message>
    <message>
        <source>{pot} has no winner yet</source>
        <comment>no_winner</comment>
        <translation>{pot} : pas encore de gagnant</translation>
    </message>
    <message>
        <source>{pot} has no winner yet: rank {names} (NOW-11)</source>
        <comment>rank_one_of</comment>
        <translation>{pot} : pas encore de gagnant, classer {names} (NOW-11)</translation>
    </message>
    <message>
        <source>no winner yet</source>
        <comment>no_winner_lone</comment>
        <translation>pas encore de gagnant</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>table</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>seats, chips, bomb pot</source>
        <comment>table_second</comment>
        <translation>sièges, jetons, bomb pot</translation>
    </message>
    <message>
        <source>seats, chips, dealer</source>
        <comment>table_no_bomb</comment>
        <translation>sièges, jetons, croupier</translation>
    </message>
    <message>
        <source>seats, chips, levels</source>
        <comment>table_tournament</comment>
        <translation>sièges, jetons, niveaux</translation>
    </message>
    <message>
        <source>Deal hand {hand}</source>
        <comment>deal_hand</comment>
        <translation>Distribuer la main {hand}</translation>
    </message>
    <message>
        <source>Nothing due</source>
        <comment>nothing_due</comment>
        <translation>Rien à faire</translation>
    </message>
    <message>
        <source>no reminder is due</source>
        <comment>no_reminder</comment>
        <translation>aucun rappel</translation>
    </message>
    <message>
        <source>Collect time charge</source>
        <comment>due_time</comment>
        <translation>Encaisser le droit de table</translation>
    </message>
    <message>
        <source>Bomb pot due</source>
        <comment>due_bomb</comment>
        <translation>Bomb pot à jouer</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>due_dealer</comment>
        <translation>Relève du croupier</translation>
    </message>
    <message>
        <source>Chip run in</source>
        <comment>due_chip_run</comment>
        <translation>Jetons arrivés</translation>
    </message>
    <message>
        <source>level {number}: {stakes}</source>
        <comment>deal_level</comment>
        <translation>niveau {number} : {stakes}</translation>
    </message>
    <message>
        <source>ends the break, level {number}: {stakes}</source>
        <comment>deal_ends_break</comment>
        <translation>finit la pause, niveau {number} : {stakes}</translation>
    </message>
    <message>
        <source>Next level</source>
        <comment>due_level</comment>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>after the repeated deal</source>
        <comment>level_waits</comment>
        <translation>après la redonne</translation>
    </message>
    <message>
        <source>after a misdeal the hand is dealt again at its level; the next one begins with the hand after</source>
        <comment>level_waits_why</comment>
        <translation>après une maldonne, la main est redonnée à son niveau ; le niveau suivant commence à la main d’après</translation>
    </message>
    <message>
        <source>{amount} from each of {players} players</source>
        <comment>time_second</comment>
        <translation>{amount} par joueur, {players} joueurs</translation>
    </message>
    <message>
        <source>tap to call it</source>
        <comment>bomb_second</comment>
        <translation>toucher pour l’annoncer</translation>
    </message>
    <message>
        <source>who sits down?</source>
        <comment>dealer_second</comment>
        <translation>qui s’assoit ?</translation>
    </message>
    <message>
        <source>limits go up</source>
        <comment>level_second</comment>
        <translation>les limites montent</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_slot</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>{name}, before the cards</source>
        <comment>straddle_by</comment>
        <translation>{name}, avant les cartes</translation>
    </message>
    <message numerus="yes">
        <source>capped, {of} raises</source>
        <comment>no_capped</comment>
        <translation>
            <numerusform>plafonné, {of} relance</numerusform>
            <numerusform>plafonné, {of} relances</numerusform>
        </translation>
    </message>
    <message>
        <source>not reopened</source>
        <comment>no_option_lost</comment>
        <translation>pas rouvert</translation>
    </message>
    <message>
        <source>nobody else can bet</source>
        <comment>no_opponents_all_in</comment>
        <translation>nul autre ne peut miser</translation>
    </message>
    <message>
        <source>stack too short</source>
        <comment>no_short_stack</comment>
        <translation>tapis trop court</translation>
    </message>
    <message>
        <source>no check-raise here</source>
        <comment>no_no_check_raise</comment>
        <translation>pas de check-raise ici</translation>
    </message>
    <message>
        <source>called before</source>
        <comment>no_barred</comment>
        <translation>a déjà suivi</translation>
    </message>
    <message>
        <source>checked out of turn</source>
        <comment>no_checked_out_of_turn</comment>
        <translation>parole hors tour</translation>
    </message>
    <message>
        <source>acted out of turn</source>
        <comment>no_out_of_turn</comment>
        <translation>agi hors tour</translation>
    </message>
    <message>
        <source>borrowed to raise</source>
        <comment>no_borrowed_to_raise</comment>
        <translation>emprunté pour relancer</translation>
    </message>
    <message>
        <source>{name} acted out of turn, and only that is open now. If the floor allows more: the menu of the seat. (PRO-8)</source>
        <comment>refuse_bound</comment>
        <translation>{name} a agi hors tour, et cela seul est possible maintenant. Si le floor permet plus : le menu du siège. (PRO-8)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>wager_bet</comment>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Raise to</source>
        <comment>wager_raise</comment>
        <translation>Relancer à</translation>
    </message>
    <message>
        <source>Complete to</source>
        <comment>wager_complete</comment>
        <translation>Compléter à</translation>
    </message>
    <message>
        <source>Raise by</source>
        <comment>wager_by</comment>
        <translation>Relancer de</translation>
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
        <translation>ajoute {adds}, reste {leaves}</translation>
    </message>
    <message>
        <source>leaves {leaves}</source>
        <comment>leaves</comment>
        <translation>reste {leaves}</translation>
    </message>
    <message>
        <source>{said} is over the pot</source>
        <comment>wrong_over_pot</comment>
        <translation>{said} dépasse le pot</translation>
    </message>
    <message>
        <source>{said} is over the stack</source>
        <comment>wrong_over_stack</comment>
        <translation>{said} dépasse le tapis</translation>
    </message>
    <message>
        <source>{said} is over the limit</source>
        <comment>wrong_over_range</comment>
        <translation>{said} dépasse la limite</translation>
    </message>
    <message>
        <source>{said} is over the cap</source>
        <comment>wrong_over_cap</comment>
        <translation>{said} dépasse le cap</translation>
    </message>
    <message>
        <source>{said}: borrowed to raise</source>
        <comment>wrong_over_loan</comment>
        <translation>{said} : emprunté pour relancer</translation>
    </message>
    <message>
        <source>{said} is under the least</source>
        <comment>wrong_under</comment>
        <translation>{said} est sous le minimum</translation>
    </message>
    <message>
        <source>{said} unannounced: call</source>
        <comment>wrong_half</comment>
        <translation>{said} sans annonce : call</translation>
    </message>
    <message>
        <source>{said} must be completed</source>
        <comment>wrong_completed</comment>
        <translation>{said} est à compléter</translation>
    </message>
    <message>
        <source>{said}: unit {unit}</source>
        <comment>wrong_unit</comment>
        <translation>{said} : unité {unit}</translation>
    </message>
    <message>
        <source>{said} is not one of the amounts</source>
        <comment>wrong_only</comment>
        <translation>{said} n’est pas un des montants</translation>
    </message>
    <message>
        <source>over pot</source>
        <comment>barred_over_pot</comment>
        <translation>dépasse le pot</translation>
    </message>
    <message>
        <source>over stack</source>
        <comment>barred_over_stack</comment>
        <translation>dépasse le tapis</translation>
    </message>
    <message>
        <source>over limit</source>
        <comment>barred_over_range</comment>
        <translation>hors limite</translation>
    </message>
    <message>
        <source>over cap</source>
        <comment>barred_over_cap</comment>
        <translation>dépasse le cap</translation>
    </message>
    <message>
        <source>borrowed</source>
        <comment>barred_over_loan</comment>
        <translation>emprunté</translation>
    </message>
    <message>
        <source>too little</source>
        <comment>barred_under</comment>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>{word}: more than the pot allows. (PL-5)</source>
        <comment>refuse_over_pot</comment>
        <translation>{word} : plus que le pot ne permet. (PL-5)</translation>
    </message>
    <message>
        <source>{word}: more than the player has. (STK-1)</source>
        <comment>refuse_over_stack</comment>
        <translation>{word} : plus que n’a le joueur. (STK-1)</translation>
    </message>
    <message>
        <source>{word}: more than the limit of this round. (LIM-5)</source>
        <comment>refuse_over_range</comment>
        <translation>{word} : plus que la limite de ce tour. (LIM-5)</translation>
    </message>
    <message>
        <source>{word}: more than the cap of this hand. (LIM-6)</source>
        <comment>refuse_over_cap</comment>
        <translation>{word} : plus que le cap de cette main. (LIM-6)</translation>
    </message>
    <message>
        <source>{word}: not in a hand in which the player borrowed to raise. (STK-4)</source>
        <comment>refuse_over_loan</comment>
        <translation>{word} : pas dans une main où le joueur a emprunté pour relancer. (STK-4)</translation>
    </message>
    <message>
        <source>There is one size here: R plays it, no amount is chosen.</source>
        <comment>refuse_one_size</comment>
        <translation>Un seul montant ici : R le joue, rien n’est à choisir.</translation>
    </message>
    <message>
        <source>All check: only while nobody has bet and several are to act.</source>
        <comment>refuse_all_check</comment>
        <translation>Tous parole : seulement si nul n’a misé et que plusieurs doivent parler.</translation>
    </message>
    <message>
        <source>Enter presses no key now: F, C and R act.</source>
        <comment>no_amber</comment>
        <translation>Entrée ne presse aucune touche maintenant : F, C et R agissent.</translation>
    </message>
    <message>
        <source>Enter presses no key now: tap {word}.</source>
        <comment>no_amber_tap</comment>
        <translation>Entrée ne presse aucune touche maintenant : touchez {word}.</translation>
    </message>
    <message>
        <source>All-in is the only size: A plays it, or a tap.</source>
        <comment>only_all_in</comment>
        <translation>Seul le tapis est possible : A le joue, ou un toucher.</translation>
    </message>
    <message>
        <source>Too quick: that key did nothing. Press it again.</source>
        <comment>key_rested</comment>
        <translation>Trop vite : cette touche n’a rien fait. Appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Not dealt yet: first confirm or close “{title}”.</source>
        <comment>deal_waits</comment>
        <translation>Pas encore distribué : d’abord confirmer ou fermer « {title} ».</translation>
    </message>
    <message>
        <source>First confirm or close “{title}”: what is typed there would be lost.</source>
        <comment>entry_waits</comment>
        <translation>D’abord confirmer ou fermer « {title} » : la saisie serait perdue.</translation>
    </message>
    <message>
        <source>Already played: this key is now for {name}.</source>
        <comment>size_is_played</comment>
        <translation>Déjà joué : cette touche est maintenant pour {name}.</translation>
    </message>
    <message>
        <source>{word}: less than the least wager. (BET-4)</source>
        <comment>refuse_under</comment>
        <translation>{word} : moins que la mise minimale. (BET-4)</translation>
    </message>
    <message>
        <source>least</source>
        <comment>quick_least</comment>
        <translation>min.</translation>
    </message>
    <message>
        <source>most</source>
        <comment>quick_most</comment>
        <translation>max.</translation>
    </message>
    <message>
        <source>half</source>
        <comment>quick_half</comment>
        <translation>½</translation>
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
        <translation>pot</translation>
    </message>
    <message>
        <source>all-in</source>
        <comment>quick_all_in</comment>
        <translation>tapis</translation>
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
        <translation>À {name} de parler</translation>
    </message>
    <message>
        <source>has {amount}</source>
        <comment>has_n</comment>
        <translation>a {amount}</translation>
    </message>
    <message>
        <source>{amount} to call, {has}</source>
        <comment>to_call_n</comment>
        <translation>{amount} pour suivre, {has}</translation>
    </message>
    <message>
        <source>brings in {amount}, {has}</source>
        <comment>bring_in_n</comment>
        <translation>bring-in {amount}, {has}</translation>
    </message>
    <message>
        <source>has the option, {has}</source>
        <comment>option_n</comment>
        <translation>a l’option, {has}</translation>
    </message>
    <message>
        <source>{amount} to call, bound to: {only}</source>
        <comment>bound_owes</comment>
        <translation>{amount} pour suivre, tenu à : {only}</translation>
    </message>
    <message>
        <source>acted out of turn, bound to: {only}</source>
        <comment>bound_n</comment>
        <translation>agi hors tour, tenu à : {only}</translation>
    </message>
    <message>
        <source>may check, {has}</source>
        <comment>may_check_n</comment>
        <translation>peut faire parole, {has}</translation>
    </message>
    <message>
        <source>The round is closed</source>
        <comment>round_closed</comment>
        <translation>Le tour d’enchères est clos</translation>
    </message>
    <message>
        <source>tap when the cards are out</source>
        <comment>round_closed_second</comment>
        <translation>toucher quand les cartes sont là</translation>
    </message>
    <message>
        <source>Who brings it in?</source>
        <comment>who_brings_in</comment>
        <translation>Qui paie le bring-in ?</translation>
    </message>
    <message>
        <source>tap the {card}</source>
        <comment>tap_seat_with</comment>
        <translation>toucher la {card}</translation>
    </message>
    <message>
        <source>high card</source>
        <comment>high_card</comment>
        <translation>carte haute</translation>
    </message>
    <message>
        <source>low card</source>
        <comment>low_card</comment>
        <translation>carte basse</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <comment>who_is_first</comment>
        <translation>Qui parle en premier ?</translation>
    </message>
    <message>
        <source>tap the best hand showing</source>
        <comment>tap_best_showing</comment>
        <translation>toucher la meilleure main visible</translation>
    </message>
    <message>
        <source>bring-in first</source>
        <comment>name_bring_in</comment>
        <translation>d’abord le bring-in</translation>
    </message>
    <message>
        <source>tap a seat first</source>
        <comment>name_first</comment>
        <translation>d’abord un siège</translation>
    </message>
    <message>
        <source>Action on {name}?</source>
        <comment>preview_title</comment>
        <translation>Au tour de {name} ?</translation>
    </message>
    <message>
        <source>{names}: fold or check</source>
        <comment>preview_second</comment>
        <translation>{names} : passer ou parole</translation>
    </message>
    <message>
        <source>{names}: fold</source>
        <comment>preview_folds</comment>
        <translation>{names} : passer</translation>
    </message>
    <message>
        <source>{names}: check</source>
        <comment>preview_checks</comment>
        <translation>{names} : parole</translation>
    </message>
    <message>
        <source>Fold both</source>
        <comment>fold_both</comment>
        <translation>Deux passent</translation>
    </message>
    <message>
        <source>Check both</source>
        <comment>check_both</comment>
        <translation>Deux parole</translation>
    </message>
    <message>
        <source>All fold ({count})</source>
        <comment>fold_all</comment>
        <translation>Tous passent ({count})</translation>
    </message>
    <message>
        <source>All check ({count})</source>
        <comment>check_all</comment>
        <translation>Tous parole ({count})</translation>
    </message>
    <message>
        <source>No more betting</source>
        <comment>no_more_betting</comment>
        <translation>Enchères terminées</translation>
    </message>
    <message>
        <source>streets are optional now</source>
        <comment>no_more_second</comment>
        <translation>les tours sont facultatifs</translation>
    </message>
    <message>
        <source>dealt {runs} times</source>
        <comment>runs_agreed</comment>
        <translation>donné {runs} fois</translation>
    </message>
    <message>
        <source>Every pot has a winner</source>
        <comment>every_pot</comment>
        <translation>Chaque pot a un gagnant</translation>
    </message>
    <message numerus="yes">
        <source>Bets matched, {count} live hands</source>
        <comment>matched_live</comment>
        <translation>
            <numerusform>Mises égalisées, {count} main vivante</numerusform>
            <numerusform>Mises égalisées, {count} mains vivantes</numerusform>
        </translation>
    </message>
    <message>
        <source>No low: the high takes all</source>
        <comment>no_low</comment>
        <translation>Pas de low : le high prend tout</translation>
    </message>
    <message>
        <source>Tap the best hand</source>
        <comment>tap_best</comment>
        <translation>Toucher la meilleure main</translation>
    </message>
    <message>
        <source>Tap the best high</source>
        <comment>tap_best_high</comment>
        <translation>Toucher le meilleur high</translation>
    </message>
    <message>
        <source>Tap the best low</source>
        <comment>tap_best_low</comment>
        <translation>Toucher le meilleur low</translation>
    </message>
    <message>
        <source>then the next, best first</source>
        <comment>tap_second</comment>
        <translation>puis la suivante, la meilleure d’abord</translation>
    </message>
    <message numerus="yes">
        <source>Tap the next best, {count} live hands</source>
        <comment>tap_next</comment>
        <translation>
            <numerusform>Toucher la suivante, {count} main vivante</numerusform>
            <numerusform>Toucher la suivante, {count} mains vivantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Board {number}</source>
        <comment>board_n</comment>
        <translation>Tableau {number}</translation>
    </message>
    <message>
        <source>Run {number}</source>
        <comment>run_number</comment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Nobody sits here yet</source>
        <comment>no_players</comment>
        <translation>Personne n’est encore assis</translation>
    </message>
    <message>
        <source>{names} are not dealt in</source>
        <comment>not_dealt</comment>
        <translation>{names} sans cartes</translation>
    </message>
    <message>
        <source>{names} is not dealt in</source>
        <comment>not_dealt_one</comment>
        <translation>{names} sans cartes</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second</comment>
        <translation>tant qu’on ne poste pas</translation>
    </message>
    <message>
        <source>until they post; wait is the default</source>
        <comment>not_dealt_second_one</comment>
        <translation>tant qu’on ne poste pas</translation>
    </message>
    <message>
        <source>Ready for hand {hand}</source>
        <comment>ready_for</comment>
        <translation>Prêt pour la main {hand}</translation>
    </message>
    <message numerus="yes">
        <source>{count} players are in</source>
        <comment>players_in</comment>
        <translation>
            <numerusform>{count} joueur en jeu</numerusform>
            <numerusform>{count} joueurs en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins {amount}</source>
        <comment>wins_hand</comment>
        <translation>{name} gagne {amount}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <comment>win_hand</comment>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>{name} is not to act. {actor} is. (PRO-8)</source>
        <comment>not_to_act</comment>
        <translation>Ce n’est pas à {name} de parler, mais à {actor}. (PRO-8)</translation>
    </message>
    <message>
        <source>No longer bound by an act out of turn: {names}. (PRO-8)</source>
        <comment>early_free</comment>
        <translation>N’est plus lié par l’action hors tour : {names}. (PRO-8)</translation>
    </message>
    <message>
        <source>Note out of turn</source>
        <comment>note_out_of_turn</comment>
        <translation>Noter hors tour</translation>
    </message>
    <message>
        <source>{name} folded: hold for the seat's menu</source>
        <comment>dead_hand</comment>
        <translation>{name} a passé : maintenir ouvre le menu du siège</translation>
    </message>
    <message>
        <source>{name} mucked: the hand is out of the ranking</source>
        <comment>mucked_hand</comment>
        <translation>{name} a jeté sa main : elle n’est plus classée</translation>
    </message>
    <message>
        <source>{name} cannot win a pot</source>
        <comment>cannot_win</comment>
        <translation>{name} ne peut gagner aucun pot</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: {why}</source>
        <comment>not_saved</comment>
        <translation>Non enregistré, rien n’a changé : {why}</translation>
    </message>
    <message>
        <source>Nothing changed: {why}.</source>
        <comment>not_readable</comment>
        <translation>Rien n’a changé : {why}.</translation>
    </message>
    <message>
        <source>The book cannot be read</source>
        <comment>not_worked_out</comment>
        <translation>Le journal est illisible</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>try_again</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>with more room</source>
        <comment>again_full</comment>
        <translation>avec plus de place</translation>
    </message>
    <message>
        <source>once it is allowed</source>
        <comment>again_readonly</comment>
        <translation>une fois autorisé</translation>
    </message>
    <message>
        <source>once it is free</source>
        <comment>again_locked</comment>
        <translation>une fois libéré</translation>
    </message>
    <message>
        <source>once it is back</source>
        <comment>again_moved</comment>
        <translation>une fois remis</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>unsaved_back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <comment>save_elsewhere</comment>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>The game goes on in {file}</source>
        <comment>goes_on_in</comment>
        <translation>La partie continue dans {file}</translation>
    </message>
    <message>
        <source>These files cannot be used and are set aside: {files}</source>
        <comment>files_set_aside</comment>
        <translation>Ces fichiers sont inutilisables et mis de côté : {files}</translation>
    </message>
    <message>
        <source>Another book was put here: the newer taps lie in {file}</source>
        <comment>log_set_aside</comment>
        <translation>Un autre journal a été posé ici : la suite de la saisie est dans {file}</translation>
    </message>
    <message>
        <source>The game goes on in {file}, with all earlier evenings</source>
        <comment>goes_on_whole</comment>
        <translation>La partie continue dans {file}, avec toutes les soirées précédentes</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in {file}; {count} evenings do not prove themselves and stay behind: {evenings}</source>
        <comment>goes_on_lost</comment>
        <translation>
            <numerusform>La partie continue dans {file} ; {count} soirée n’est pas prouvable et reste en arrière : {evenings}</numerusform>
            <numerusform>La partie continue dans {file} ; {count} soirées ne sont pas prouvables et restent en arrière : {evenings}</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this game was saved, in {file}; earlier evenings are in {book}</source>
        <comment>goes_on_alone</comment>
        <translation>Seule cette partie a été enregistrée, dans {file} ; les soirées précédentes sont dans {book}</translation>
    </message>
    <message>
        <source>Not saved, nothing changed: there is no room there either</source>
        <comment>no_room_either</comment>
        <translation>Rien d'enregistré, rien de changé : là non plus, il n'y a pas de place</translation>
    </message>
    <message>
        <source>Books of Feltbook</source>
        <comment>book_files</comment>
        <translation>Journaux de Feltbook</translation>
    </message>
    <message>
        <source>An odd chip is left</source>
        <comment>odd_chip</comment>
        <translation>Il reste un jeton impair</translation>
    </message>
    <message>
        <source>tap the highest card: {names}</source>
        <comment>odd_chip_second</comment>
        <translation>toucher la carte la plus haute : {names}</translation>
    </message>
    <message>
        <source>Where does {name} move?</source>
        <comment>move_where</comment>
        <translation>Où va {name} ?</translation>
    </message>
    <message>
        <source>tap the new seat</source>
        <comment>move_second</comment>
        <translation>toucher le nouveau siège</translation>
    </message>
    <message>
        <source>Where does the button go?</source>
        <comment>button_where</comment>
        <translation>Où va le bouton ?</translation>
    </message>
    <message>
        <source>tap the seat that gets it</source>
        <comment>button_second</comment>
        <translation>toucher le siège qui le reçoit</translation>
    </message>
    <message>
        <source>The amber button</source>
        <comment>key_next</comment>
        <translation>Le bouton ambre</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <comment>key_backspace</comment>
        <translation>Effacer un chiffre</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <comment>key_decimal</comment>
        <translation>Virgule décimale</translation>
    </message>
    <message>
        <source>Clear, cancel, close</source>
        <comment>key_escape</comment>
        <translation>Effacer, annuler, fermer</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>key_why</comment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>key_full_screen</comment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Menu of seat {seat}</source>
        <comment>key_seat_menu</comment>
        <translation>Menu du siège {seat}</translation>
    </message>
    <message>
        <source>play waits for the decision</source>
        <comment>floor_waits</comment>
        <translation>le jeu attend la décision</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>floor_decide</comment>
        <translation>Décider</translation>
    </message>
    <message>
        <source>The cards say so; push or change it</source>
        <comment>cards_say</comment>
        <translation>Les cartes le disent ; pousser ou changer</translation>
    </message>
    <message>
        <source>call {amount}</source>
        <comment>to_call_n_short</comment>
        <translation>suivre {amount}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>clock_seconds</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>said {action}</source>
        <comment>noted_early</comment>
        <translation>a dit {action}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>seat_n</comment>
        <translation>Siège {seat}</translation>
    </message>
    <message>
        <source>folded</source>
        <comment>folded</comment>
        <translation>passé</translation>
    </message>
    <message>
        <source>mucked</source>
        <comment>mucked</comment>
        <translation>jetée</translation>
    </message>
    <message>
        <source>away</source>
        <comment>away</comment>
        <translation>absent</translation>
    </message>
    <message>
        <source>out, {place}</source>
        <comment>out_place</comment>
        <translation>éliminé, {place}</translation>
    </message>
    <message>
        <source>no chips</source>
        <comment>broke</comment>
        <translation>sans jetons</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>waits</comment>
        <translation>attend</translation>
    </message>
    <message>
        <source>new</source>
        <comment>new</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>+{amount} coming</source>
        <comment>on_the_way</comment>
        <translation>+{amount} en route</translation>
    </message>
    <message>
        <source>+{amount} in</source>
        <comment>chips_in</comment>
        <translation>+{amount} ajoutés</translation>
    </message>
    <message>
        <source>back</source>
        <comment>is_back</comment>
        <translation>de retour</translation>
    </message>
    <message>
        <source>in</source>
        <comment>in_hand</comment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>ALL IN</source>
        <comment>all_in_tag</comment>
        <translation>TAPIS</translation>
    </message>
    <message>
        <source>folds?</source>
        <comment>folds_q</comment>
        <translation>passe ?</translation>
    </message>
    <message>
        <source>checks?</source>
        <comment>checks_q</comment>
        <translation>parole ?</translation>
    </message>
    <message>
        <source>next</source>
        <comment>next</comment>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>acts next</source>
        <comment>acts_next</comment>
        <translation>parle ensuite</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>wins</comment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <comment>wins_n</comment>
        <translation>gagne {amount}</translation>
    </message>
    <message>
        <source>scoops {amount}</source>
        <comment>scoops_n</comment>
        <translation>rafle {amount}</translation>
    </message>
    <message>
        <source>high {amount}</source>
        <comment>high_n</comment>
        <translation>high {amount}</translation>
    </message>
    <message>
        <source>low {amount}</source>
        <comment>low_n</comment>
        <translation>low {amount}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>rank_1</comment>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>rank_2</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>rank_3</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>rank_n</comment>
        <translation>{place}e</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place_1</comment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place_2</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place_3</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>place_n</comment>
        <translation>{place}e</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>to_call</comment>
        <translation>pour suivre</translation>
    </message>
    <message>
        <source>may check</source>
        <comment>may_check</comment>
        <translation>parole possible</translation>
    </message>
    <message>
        <source>bound to</source>
        <comment>bound_to</comment>
        <translation>tenu à</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>option</translation>
    </message>
    <message>
        <source>brings in</source>
        <comment>brings_in</comment>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>{amount} or {wager}</source>
        <comment>bring_in_or</comment>
        <translation>{amount} ou {wager}</translation>
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
        <translation>bouton mort</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_button_short</comment>
        <translation>mort</translation>
    </message>
    <message>
        <source>button</source>
        <comment>button</comment>
        <translation>bouton</translation>
    </message>
    <message>
        <source>next hand</source>
        <comment>next_hand</comment>
        <translation>main suivante</translation>
    </message>
    <message>
        <source>posts {amounts}</source>
        <comment>ghost_posts</comment>
        <translation>poste {amounts}</translation>
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
        <translation>doit {amount}</translation>
    </message>
    <message>
        <source>owes kill {amount}</source>
        <comment>owes_kill</comment>
        <translation>doit kill {amount}</translation>
    </message>
    <message>
        <source>owes {kind}</source>
        <comment>owes_kind</comment>
        <translation>doit {kind}</translation>
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
        <translation>Croupier</translation>
    </message>
    <message>
        <source>all pots</source>
        <comment>all_pots</comment>
        <translation>tous les pots</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>pot</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>with all bets</source>
        <comment>with_bets</comment>
        <translation>avec les mises</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>pot_lone</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Main</source>
        <comment>pot_main</comment>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>pot_side</comment>
        <translation>Annexe</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <comment>pot_side_n</comment>
        <translation>Annexe {number}</translation>
    </message>
    <message>
        <source>Returns</source>
        <comment>returns</comment>
        <translation>Rendu</translation>
    </message>
    <message numerus="yes">
        <source>{count} hands</source>
        <comment>n_live</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the flop</source>
        <comment>street_preflop</comment>
        <translation>Avant le flop</translation>
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
        <translation>Troisième rue</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <comment>street_fourth</comment>
        <translation>Quatrième rue</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <comment>street_fifth</comment>
        <translation>Cinquième rue</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <comment>street_sixth</comment>
        <translation>Sixième rue</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <comment>street_seventh</comment>
        <translation>Septième rue</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <comment>street_before_draw</comment>
        <translation>Avant le tirage</translation>
    </message>
    <message>
        <source>After the draw</source>
        <comment>street_after_draw</comment>
        <translation>Après le tirage</translation>
    </message>
    <message>
        <source>First draw</source>
        <comment>street_first_draw</comment>
        <translation>Premier tirage</translation>
    </message>
    <message>
        <source>Second draw</source>
        <comment>street_second_draw</comment>
        <translation>Deuxième tirage</translation>
    </message>
    <message>
        <source>Third draw</source>
        <comment>street_third_draw</comment>
        <translation>Troisième tirage</translation>
    </message>
    <message>
        <source>Tap a seat to sit somebody</source>
        <comment>tap_a_seat</comment>
        <translation>Toucher un siège pour asseoir un joueur</translation>
    </message>
    <message>
        <source>One more player, then deal</source>
        <comment>one_more</comment>
        <translation>Encore un joueur, puis donner</translation>
    </message>
    <message>
        <source>Names can wait; a stack is enough.</source>
        <comment>nobody_sits</comment>
        <translation>Les noms peuvent attendre ; un tapis suffit.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>hand_n</comment>
        <translation>Main {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} next</source>
        <comment>hand_next</comment>
        <translation>Main {hand} à suivre</translation>
    </message>
    <message>
        <source>Kill hand, limits {small}/{big}</source>
        <comment>kill_title</comment>
        <translation>Main kill, limites {small}/{big}</translation>
    </message>
    <message>
        <source>Kill hand, blind {amount}</source>
        <comment>kill_title_blind</comment>
        <translation>Main kill, blinde {amount}</translation>
    </message>
    <message>
        <source>in the kill</source>
        <comment>in_the_kill</comment>
        <translation>dans le kill</translation>
    </message>
    <message>
        <source>*{name}* posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_due</comment>
        <translation>*{name}* poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message numerus="yes">
        <source>*{name}* won {legs} hands in a row and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_in_a_row</comment>
        <translation>
            <numerusform>*{name}* a gagné {legs} main et poste *{amount}*. Suivre coûte {cost}.</numerusform>
            <numerusform>*{name}* a gagné {legs} mains de suite et poste *{amount}*. Suivre coûte {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>*{name}* won the kill, kills again and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_again</comment>
        <translation>*{name}* a gagné le kill, en refait un et poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won part of it, the kill stays: posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_split</comment>
        <translation>*{name}* a gagné une part, le kill reste : poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>*{name}* scooped {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_scoop</comment>
        <translation>*{name}* a tout raflé, {pot}, et poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>*{name}* won {pot} and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_pot_over</comment>
        <translation>*{name}* a gagné {pot} et poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>*{name}* agreed to kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_agreed</comment>
        <translation>*{name}* a promis un kill et poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>*{name}* owes a kill and posts *{amount}*. A call costs {cost}.</source>
        <comment>kill_owed</comment>
        <translation>*{name}* doit un kill et poste *{amount}*. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>Bomb pot, {ante} each</source>
        <comment>bomb_title</comment>
        <translation>Bomb pot, {ante} chacun</translation>
    </message>
    <message>
        <source>No blinds, no betting before the flop.</source>
        <comment>bomb_sentence</comment>
        <translation>Pas de blindes, pas d’enchères avant le flop.</translation>
    </message>
    <message>
        <source>Two boards, no blinds, no betting before the flop.</source>
        <comment>bomb_two_boards</comment>
        <translation>Deux tableaux, ni blindes ni enchères avant le flop.</translation>
    </message>
    <message>
        <source>Straddle {amount}</source>
        <comment>straddle_title</comment>
        <translation>Straddle {amount}</translation>
    </message>
    <message>
        <source>then the kill of {names}</source>
        <comment>kill_waits</comment>
        <translation>puis le kill de {names}</translation>
    </message>
    <message>
        <source>live: kill {kill}, straddle {to}</source>
        <comment>straddle_in_kill</comment>
        <translation>live : kill {kill}, straddle {to}</translation>
    </message>
    <message>
        <source>*{name}* straddles. A call costs {cost}.</source>
        <comment>straddle_sentence</comment>
        <translation>*{name}* met un straddle. Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>The house adds *{amount}*.</source>
        <comment>splash_sentence</comment>
        <translation>La maison ajoute *{amount}*.</translation>
    </message>
    <message>
        <source>A call costs {cost}.</source>
        <comment>call_costs</comment>
        <translation>Suivre coûte {cost}.</translation>
    </message>
    <message>
        <source>Pot before the cards {amount}</source>
        <comment>pot_before</comment>
        <translation>Pot avant les cartes {amount}</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>cell_button</comment>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>cell_small</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Big</source>
        <comment>cell_big</comment>
        <translation>Grosse</translation>
    </message>
    <message>
        <source>Starts</source>
        <comment>cell_starts</comment>
        <translation>Commence</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>dash</comment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{seat}, dead</source>
        <comment>dead_seat</comment>
        <translation>{seat}, mort</translation>
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
        <translation>Bomb {ante} x {boards} tableaux</translation>
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
        <translation>Cap {amount}, {to} en unités</translation>
    </message>
    <message>
        <source>raises {made} of {of}</source>
        <comment>pill_raises</comment>
        <translation>relances {made} sur {of}</translation>
    </message>
    <message>
        <source>capped</source>
        <comment>pill_capped</comment>
        <translation>plafonné</translation>
    </message>
    <message>
        <source>time charge due</source>
        <comment>strip_due_time</comment>
        <translation>droit de table à encaisser</translation>
    </message>
    <message>
        <source>bomb pot due</source>
        <comment>strip_due_bomb</comment>
        <translation>bomb pot à jouer</translation>
    </message>
    <message>
        <source>dealer change due</source>
        <comment>strip_due_dealer</comment>
        <translation>relève à faire</translation>
    </message>
    <message>
        <source>chip run in</source>
        <comment>strip_due_chip_run</comment>
        <translation>jetons arrivés</translation>
    </message>
    <message>
        <source>next level</source>
        <comment>strip_due_level</comment>
        <translation>niveau suivant</translation>
    </message>
    <message numerus="yes">
        <source>time charge in {hands} hands</source>
        <comment>strip_soon_time</comment>
        <translation>
            <numerusform>droit de table dans {hands} main</numerusform>
            <numerusform>droit de table dans {hands} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bomb pot in {hands} hands</source>
        <comment>strip_soon_bomb</comment>
        <translation>
            <numerusform>bomb pot dans {hands} main</numerusform>
            <numerusform>bomb pot dans {hands} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dealer change in {hands} hands</source>
        <comment>strip_soon_dealer</comment>
        <translation>
            <numerusform>relève dans {hands} main</numerusform>
            <numerusform>relève dans {hands} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chips in {hands} hands</source>
        <comment>strip_soon_chip_run</comment>
        <translation>
            <numerusform>jetons dans {hands} main</numerusform>
            <numerusform>jetons dans {hands} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next level in {hands} hands</source>
        <comment>strip_soon_level</comment>
        <translation>
            <numerusform>niveau dans {hands} main</numerusform>
            <numerusform>niveau dans {hands} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>menu</comment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hand {hand}, {street}</source>
        <comment>log_head</comment>
        <translation>Main {hand}, {street}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <comment>log_head_hand</comment>
        <translation>Main {hand}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <comment>hand_log</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>pot {amount}</source>
        <comment>log_pot</comment>
        <translation>pot {amount}</translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <comment>log_empty</comment>
        <translation>Aucune main n’a encore été donnée.</translation>
    </message>
    <message>
        <source>Push in this order</source>
        <comment>push_order</comment>
        <translation>Pousser ainsi</translation>
    </message>
    <message>
        <source>last side pot first</source>
        <comment>last_first</comment>
        <translation>dernier annexe d’abord</translation>
    </message>
    <message>
        <source>Enter cards</source>
        <comment>enter_cards</comment>
        <translation>Saisir les cartes</translation>
    </message>
    <message>
        <source>Optional. With all cards in, winners are proposed.</source>
        <comment>enter_cards_note</comment>
        <translation>Facultatif. Avec toutes les cartes, les gagnants sont proposés.</translation>
    </message>
    <message>
        <source>{names}: less than the small blind, not dealt in (STK-3)</source>
        <comment>short_stack</comment>
        <translation>{names} : moins que la petite blinde, non servi (STK-3)</translation>
    </message>
    <message>
        <source>The same blind again: {names} ({rule})</source>
        <comment>blinds_again</comment>
        <translation>De nouveau la même blinde : {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, the same blinds again: {names} ({rule})</source>
        <comment>post_again</comment>
        <translation>Si posté, de nouveau les mêmes blindes : {names} ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is big blind again ({rule})</source>
        <comment>post_again_big_blind</comment>
        <translation>Si posté, {name} de nouveau grosse blinde ({rule})</translation>
    </message>
    <message>
        <source>If posted, {name} is small blind again ({rule})</source>
        <comment>post_again_small_blind</comment>
        <translation>Si posté, {name} de nouveau petite blinde ({rule})</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <comment>tournament_won</comment>
        <translation>{name} gagne le tournoi</translation>
    </message>
    <message>
        <source>all places</source>
        <comment>all_places</comment>
        <translation>toutes les places</translation>
    </message>
    <message>
        <source>All places are in the recap</source>
        <comment>tournament_won_second</comment>
        <translation>Toutes les places sont dans le bilan</translation>
    </message>
    <message>
        <source>all prizes</source>
        <comment>all_prizes</comment>
        <translation>tous les prix</translation>
    </message>
    <message>
        <source>The prizes are split</source>
        <comment>prizes_shared</comment>
        <translation>Les prix sont partagés</translation>
    </message>
    <message>
        <source>The game can be ended in the recap</source>
        <comment>prizes_shared_second</comment>
        <translation>La partie se termine dans le bilan</translation>
    </message>
    <message>
        <source>{kitty}, {name} gets {amount}</source>
        <comment>kitty_gets</comment>
        <translation>{kitty}, {name} reçoit {amount}</translation>
    </message>
    <message>
        <source>house {kitty}</source>
        <comment>kitty</comment>
        <translation>cagnotte {kitty}</translation>
    </message>
    <message>
        <source>rake {rake}, drop {drop}</source>
        <comment>kitty_parts</comment>
        <translation>rake {rake}, drop {drop}</translation>
    </message>
    <message>
        <source>only theirs</source>
        <comment>only_theirs</comment>
        <translation>à un seul</translation>
    </message>
    <message>
        <source>Who owes what</source>
        <comment>dues_title</comment>
        <translation>Qui doit quoi</translation>
    </message>
    <message numerus="yes">
        <source>{count} to ask</source>
        <comment>dues_ask</comment>
        <translation>
            <numerusform>{count} à interroger</numerusform>
            <numerusform>{count} à interroger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} settled</source>
        <comment>dues_settled</comment>
        <translation>
            <numerusform>{count} réglé</numerusform>
            <numerusform>{count} réglés</numerusform>
        </translation>
    </message>
    <message>
        <source>new, and this is a kill</source>
        <comment>why_new_kill</comment>
        <translation>nouveau, et c’est un kill</translation>
    </message>
    <message>
        <source>owes a kill</source>
        <comment>why_kill_debt</comment>
        <translation>doit un kill</translation>
    </message>
    <message>
        <source>away, owes a kill</source>
        <comment>why_kill_debt_away</comment>
        <translation>absent, doit un kill</translation>
    </message>
    <message>
        <source>missed both blinds</source>
        <comment>why_both</comment>
        <translation>a manqué les deux blindes</translation>
    </message>
    <message>
        <source>missed the big blind</source>
        <comment>why_big</comment>
        <translation>a manqué la grosse blinde</translation>
    </message>
    <message>
        <source>missed the small blind</source>
        <comment>why_small</comment>
        <translation>a manqué la petite blinde</translation>
    </message>
    <message>
        <source>left owing, posts as new</source>
        <comment>why_left_owing</comment>
        <translation>parti en devant, poste en nouveau</translation>
    </message>
    <message>
        <source>missed the ante</source>
        <comment>why_ante</comment>
        <translation>a manqué l’ante</translation>
    </message>
    <message>
        <source>changed seats</source>
        <comment>why_moved</comment>
        <translation>a changé de siège</translation>
    </message>
    <message>
        <source>new</source>
        <comment>why_new</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>comes in</source>
        <comment>why_other</comment>
        <translation>entre</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_post</comment>
        <translation>Poster {amount}</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>option_wait</comment>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Buy button {amount}</source>
        <comment>option_buy_button</comment>
        <translation>Acheter le bouton : {amount}</translation>
    </message>
    <message>
        <source>Post {amount}</source>
        <comment>option_kill_next</comment>
        <translation>Poster {amount}</translation>
    </message>
    <message>
        <source>Come in free</source>
        <comment>option_kill_free</comment>
        <translation>Entrer gratis</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>option_take_over</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>From other table</source>
        <comment>option_transfer</comment>
        <translation>Transfert</translation>
    </message>
    <message>
        <source>{dead} + {live}, button next</source>
        <comment>option_button_second</comment>
        <translation>{dead} + {live}, puis bouton</translation>
    </message>
    <message>
        <source>{dead} dead + kill {kill}</source>
        <comment>option_dead_kill</comment>
        <translation>{dead} morts + kill {kill}</translation>
    </message>
    <message>
        <source>kills the next for {amount}</source>
        <comment>option_kill_second</comment>
        <translation>kill de {amount} à la suivante</translation>
    </message>
    <message>
        <source>the leaver's place</source>
        <comment>option_take_second</comment>
        <translation>la place du partant</translation>
    </message>
    <message>
        <source>same game, owes nothing</source>
        <comment>option_transfer_second</comment>
        <translation>même jeu, ne doit rien</translation>
    </message>
    <message>
        <source>{live} live, {dead} dead</source>
        <comment>live_dead</comment>
        <translation>{live} live, {dead} morts</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live_only</comment>
        <translation>live</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead_only</comment>
        <translation>mort</translation>
    </message>
    <message>
        <source>owes nothing</source>
        <comment>free</comment>
        <translation>ne doit rien</translation>
    </message>
    <message>
        <source>after the button passes</source>
        <comment>after_button</comment>
        <translation>après le passage du bouton</translation>
    </message>
    <message>
        <source>may post next hand</source>
        <comment>may_post_next</comment>
        <translation>peut poster à la suivante</translation>
    </message>
    <message numerus="yes">
        <source>may post in {hands} hands</source>
        <comment>may_post_in</comment>
        <translation>
            <numerusform>peut poster dans {hands} main</numerusform>
            <numerusform>peut poster dans {hands} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody comes in between the button and the big blind. (ENT-4)</source>
        <comment>refuse_between</comment>
        <translation>Personne n’entre entre le bouton et la grosse blinde. (ENT-4)</translation>
    </message>
    <message>
        <source>{name} kills first</source>
        <comment>kill_first</comment>
        <translation>d’abord le kill de {name}</translation>
    </message>
    <message>
        <source>after the kill of {name}</source>
        <comment>after_kill_of</comment>
        <translation>après le kill de {name}</translation>
    </message>
    <message>
        <source>One kill a hand: that of {name} goes first, then this one. (KIL-6)</source>
        <comment>refuse_kill_first</comment>
        <translation>Un seul kill par main : celui de {name} passe d’abord, puis celui-ci. (KIL-6)</translation>
    </message>
    <message>
        <source>big blind now</source>
        <comment>big_blind_now</comment>
        <translation>grosse blinde maintenant</translation>
    </message>
    <message numerus="yes">
        <source>big blind in {hands} hands</source>
        <comment>big_blind_in</comment>
        <translation>
            <numerusform>grosse blinde dans {hands} main</numerusform>
            <numerusform>grosse blinde dans {hands} mains</numerusform>
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
        <translation>Asseoir un joueur</translation>
    </message>
    <message>
        <source>Acts out of turn</source>
        <comment>menu_early</comment>
        <translation>Agit hors tour</translation>
    </message>
    <message>
        <source>Wrong rebuy or add-on</source>
        <comment>menu_purchase</comment>
        <translation>Recave ou add-on erroné</translation>
    </message>
    <message>
        <source>whose was the last one?</source>
        <comment>menu_purchase_second</comment>
        <translation>à qui était le dernier ?</translation>
    </message>
    <message>
        <source>its chips are lost already</source>
        <comment>menu_purchase_lost</comment>
        <translation>jetons déjà perdus</translation>
    </message>
    <message>
        <source>{name}: {amount} chips. Whose were they?</source>
        <comment>purchase_whose</comment>
        <translation>{name} : {amount} jetons. À qui étaient-ils ?</translation>
    </message>
    <message>
        <source>Nobody's: withdraw it</source>
        <comment>purchase_nobody</comment>
        <translation>À personne : annuler</translation>
    </message>
    <message>
        <source>noted until it counts</source>
        <comment>menu_early_second</comment>
        <translation>noté jusqu’à son tour</translation>
    </message>
    <message>
        <source>Free to act</source>
        <comment>menu_free</comment>
        <translation>Laisser agir</translation>
    </message>
    <message>
        <source>the floor allows it</source>
        <comment>menu_free_second</comment>
        <translation>le floor l’autorise</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>menu_early_title</comment>
        <translation>{name}, hors tour</translation>
    </message>
    <message>
        <source>{name} acts out of turn; the bar waits until that is closed</source>
        <comment>early_bar_waits</comment>
        <translation>{name} parle hors tour ; la barre attend la fermeture</translation>
    </message>
    <message>
        <source>Folds</source>
        <comment>early_fold</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>early_check</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Calls</source>
        <comment>early_call</comment>
        <translation>Suit</translation>
    </message>
    <message>
        <source>Bets ...</source>
        <comment>early_bet</comment>
        <translation>Mise...</translation>
    </message>
    <message>
        <source>Raises to ...</source>
        <comment>early_raise</comment>
        <translation>Relance à...</translation>
    </message>
    <message>
        <source>Bets {amount}</source>
        <comment>early_bet_to</comment>
        <translation>Mise {amount}</translation>
    </message>
    <message>
        <source>Raises to {amount}</source>
        <comment>early_raise_to</comment>
        <translation>Relance à {amount}</translation>
    </message>
    <message>
        <source>All in</source>
        <comment>early_all_in</comment>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Call the clock</source>
        <comment>menu_clock</comment>
        <translation>Demander le temps</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>menu_expire</comment>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Cards ...</source>
        <comment>menu_cards</comment>
        <translation>Cartes...</translation>
    </message>
    <message>
        <source>Mucks</source>
        <comment>menu_muck</comment>
        <translation>Jette sa main</translation>
    </message>
    <message>
        <source>Add chips ...</source>
        <comment>menu_add</comment>
        <translation>Ajouter jetons...</translation>
    </message>
    <message>
        <source>Rebuy ...</source>
        <comment>menu_rebuy</comment>
        <translation>Recave ...</translation>
    </message>
    <message>
        <source>Add-on ...</source>
        <comment>menu_add_on</comment>
        <translation>Add-on ...</translation>
    </message>
    <message>
        <source>Rebuy, add-on ...</source>
        <comment>menu_rebuy_or_add_on</comment>
        <translation>Recave, add-on ...</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>rebuys_closed</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>menu_away</comment>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Is back</source>
        <comment>menu_back</comment>
        <translation>Est de retour</translation>
    </message>
    <message>
        <source>needs chips first</source>
        <comment>menu_back_broke</comment>
        <translation>il lui faut des jetons</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>menu_leave</comment>
        <translation>Part</translation>
    </message>
    <message>
        <source>with {amount}</source>
        <comment>leave_with</comment>
        <translation>avec {amount}</translation>
    </message>
    <message>
        <source>Leaves ...</source>
        <comment>menu_leave_counted</comment>
        <translation>Part...</translation>
    </message>
    <message>
        <source>with another count</source>
        <comment>leave_counted</comment>
        <translation>avec un autre compte</translation>
    </message>
    <message>
        <source>Moves to ...</source>
        <comment>menu_move</comment>
        <translation>Change de siège...</translation>
    </message>
    <message>
        <source>Count stack ...</source>
        <comment>menu_count</comment>
        <translation>Compter tapis...</translation>
    </message>
    <message>
        <source>Rename ...</source>
        <comment>menu_rename</comment>
        <translation>Renommer...</translation>
    </message>
    <message>
        <source>Button here</source>
        <comment>menu_button</comment>
        <translation>Bouton ici</translation>
    </message>
    <message>
        <source>at the hand's end</source>
        <comment>at_hands_end</comment>
        <translation>à la fin de la main</translation>
    </message>
    <message>
        <source>noted for the hand's end</source>
        <comment>asked_already</comment>
        <translation>noté pour la fin de la main</translation>
    </message>
    <message>
        <source>leaves at the hand's end</source>
        <comment>leaves_already</comment>
        <translation>part à la fin de la main</translation>
    </message>
    <message>
        <source>Stays after all</source>
        <comment>menu_stays</comment>
        <translation>Reste finalement</translation>
    </message>
    <message>
        <source>instead of away</source>
        <comment>menu_stays_second</comment>
        <translation>au lieu d’être absent</translation>
    </message>
    <message>
        <source>counts now</source>
        <comment>counts_now</comment>
        <translation>compte maintenant</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>menu_table_title</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Bomb pot ...</source>
        <comment>menu_bomb</comment>
        <translation>Bomb pot...</translation>
    </message>
    <message>
        <source>Bomb, two boards ...</source>
        <comment>menu_bomb_two</comment>
        <translation>Bomb, deux tableaux...</translation>
    </message>
    <message>
        <source>A pair shows</source>
        <comment>menu_open_pair</comment>
        <translation>Une paire visible</translation>
    </message>
    <message>
        <source>Splash ...</source>
        <comment>menu_splash</comment>
        <translation>Splash...</translation>
    </message>
    <message>
        <source>Move the button</source>
        <comment>menu_button_move</comment>
        <translation>Déplacer le bouton</translation>
    </message>
    <message>
        <source>Dealer change</source>
        <comment>menu_dealer</comment>
        <translation>Relève du croupier</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>menu_settings</comment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>from the next hand</source>
        <comment>menu_settings_second</comment>
        <translation>dès la main suivante</translation>
    </message>
    <message>
        <source>Recap</source>
        <comment>menu_recap</comment>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <comment>menu_recap_second</comment>
        <translation>la partie continue</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu_full</comment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Hand {hand} runs: close Feltbook?</source>
        <comment>quit_hand</comment>
        <translation>Main {hand} en cours : fermer Feltbook ?</translation>
    </message>
    <message>
        <source>it goes on with hand {hand}</source>
        <comment>quit_hand_note</comment>
        <translation>reprise à la main {hand}</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <comment>quit_stay</comment>
        <translation>Rester à la table</translation>
    </message>
    <message>
        <source>Setup page</source>
        <comment>menu_setup</comment>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <comment>menu_setup_second</comment>
        <translation>la partie reste ouverte</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>sheet_close</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_sit</comment>
        <translation>Siège {seat}</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}</source>
        <comment>seat_has</comment>
        <translation>{name} occupe le siège {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} is next</source>
        <comment>sheet_sit_next</comment>
        <translation>Ensuite le siège {seat}</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>sheet_sit_done</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>sits next</source>
        <comment>sits_next</comment>
        <translation>le suivant</translation>
    </message>
    <message>
        <source>is counted</source>
        <comment>is_counted</comment>
        <translation>on compte</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>sheet_name</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>P{seat}</source>
        <comment>sheet_player</comment>
        <translation>J{seat}</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>sheet_chips</comment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Sit with</source>
        <comment>sheet_sit_go</comment>
        <translation>Asseoir avec</translation>
    </message>
    <message>
        <source>back, and owes {amount}</source>
        <comment>sheet_still_owes</comment>
        <translation>de retour, doit {amount}</translation>
    </message>
    <message>
        <source>brings {amount} or more</source>
        <comment>sheet_least_back</comment>
        <translation>apporte {amount} ou plus</translation>
    </message>
    <message>
        <source>{name} adds chips</source>
        <comment>sheet_add</comment>
        <translation>{name} ajoute</translation>
    </message>
    <message>
        <source>{name}: rebuy or add-on</source>
        <comment>sheet_rebuy</comment>
        <translation>{name} : recave ou add-on</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>sheet_add_go</comment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>after this hand</source>
        <comment>sheet_after_hand</comment>
        <translation>après cette main</translation>
    </message>
    <message>
        <source>Count {name}</source>
        <comment>sheet_count</comment>
        <translation>Compter {name}</translation>
    </message>
    <message>
        <source>Counted</source>
        <comment>sheet_count_go</comment>
        <translation>Compté</translation>
    </message>
    <message>
        <source>the book says {amount}</source>
        <comment>sheet_count_hint</comment>
        <translation>au journal : {amount}</translation>
    </message>
    <message>
        <source>True buy-in of {name}</source>
        <comment>sheet_bought</comment>
        <translation>Vraie cave : {name}</translation>
    </message>
    <message>
        <source>bought in all, in the book {amount}</source>
        <comment>sheet_bought_hint</comment>
        <translation>cave en tout, au journal : {amount}</translation>
    </message>
    <message>
        <source>Buy-in {was} → {now}</source>
        <comment>sheet_bought_go</comment>
        <translation>Cave {was} → {now}</translation>
    </message>
    <message>
        <source>stack becomes {amount}</source>
        <comment>sheet_bought_stack</comment>
        <translation>le tapis devient {amount}</translation>
    </message>
    <message>
        <source>as in the book</source>
        <comment>sheet_bought_same</comment>
        <translation>comme au journal</translation>
    </message>
    <message>
        <source>lost already: at least {amount}</source>
        <comment>sheet_bought_least</comment>
        <translation>déjà perdu : au moins {amount}</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <comment>sheet_leave</comment>
        <translation>{name} part</translation>
    </message>
    <message>
        <source>Leaves with</source>
        <comment>sheet_leave_go</comment>
        <translation>Part avec</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <comment>sheet_rename</comment>
        <translation>Siège {seat}</translation>
    </message>
    <message>
        <source>Rename to</source>
        <comment>sheet_rename_go</comment>
        <translation>Renommer en</translation>
    </message>
    <message>
        <source>{name} straddles</source>
        <comment>sheet_straddle</comment>
        <translation>Straddle : {name}</translation>
    </message>
    <message>
        <source>Straddle to</source>
        <comment>sheet_straddle_go</comment>
        <translation>Straddle à</translation>
    </message>
    <message>
        <source>{name} sleeps</source>
        <comment>sheet_sleeper</comment>
        <translation>Sleeper : {name}</translation>
    </message>
    <message>
        <source>Sleeper to</source>
        <comment>sheet_sleeper_go</comment>
        <translation>Sleeper à</translation>
    </message>
    <message>
        <source>Bomb pot</source>
        <comment>sheet_bomb</comment>
        <translation>Bomb pot</translation>
    </message>
    <message>
        <source>Bomb pot, two boards</source>
        <comment>sheet_bomb_two</comment>
        <translation>Bomb pot, deux tableaux</translation>
    </message>
    <message>
        <source>Each antes</source>
        <comment>sheet_bomb_go</comment>
        <translation>Ante, chacun</translation>
    </message>
    <message>
        <source>The house adds</source>
        <comment>sheet_splash</comment>
        <translation>La maison ajoute</translation>
    </message>
    <message>
        <source>Splash</source>
        <comment>sheet_splash_go</comment>
        <translation>Splash</translation>
    </message>
    <message>
        <source>{name}, out of turn</source>
        <comment>sheet_early</comment>
        <translation>{name}, hors tour</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>sheet_early_go</comment>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <comment>sheet_dealer</comment>
        <translation>Qui donne ?</translation>
    </message>
    <message>
        <source>Sits down</source>
        <comment>sheet_dealer_go</comment>
        <translation>S’assoit</translation>
    </message>
    <message>
        <source>start</source>
        <comment>sheet_start</comment>
        <translation>départ</translation>
    </message>
    <message>
        <source>least</source>
        <comment>sheet_min</comment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>most</source>
        <comment>sheet_max</comment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <comment>n_big_blinds</comment>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>not in chips of {chip}</source>
        <comment>sheet_odd</comment>
        <translation>pas en jetons de {chip}</translation>
    </message>
    <message>
        <source>All the same</source>
        <comment>sheet_anyway</comment>
        <translation>Quand même</translation>
    </message>
    <message>
        <source>say how many</source>
        <comment>sheet_needs</comment>
        <translation>combien ?</translation>
    </message>
    <message>
        <source>a chip is {amount}</source>
        <comment>sheet_chip_is</comment>
        <translation>un jeton vaut {amount}</translation>
    </message>
    <message>
        <source>whole chips only</source>
        <comment>whole_chips</comment>
        <translation>jetons entiers seulement</translation>
    </message>
    <message>
        <source>type a name</source>
        <comment>sheet_needs_name</comment>
        <translation>tapez un nom</translation>
    </message>
    <message>
        <source>digits only here</source>
        <comment>sheet_digits_only</comment>
        <translation>uniquement des chiffres ici</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <comment>sheet_cards</comment>
        <translation>Cartes : {name}</translation>
    </message>
    <message>
        <source>Cards of the board</source>
        <comment>sheet_board</comment>
        <translation>Cartes du tableau</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>sheet_cards_go</comment>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>{what} not entered: the hand is over. Undo brings it back.</source>
        <comment>cards_not_in</comment>
        <translation>{what} non saisies : la main est finie. Annuler y revient.</translation>
    </message>
    <message>
        <source>What was drawn was not entered: the draw is over. Undo brings it back.</source>
        <comment>draws_not_in</comment>
        <translation>Cartes changées non saisies : le tirage est fini. Annuler y revient.</translation>
    </message>
    <message>
        <source>There are no cards to enter now.</source>
        <comment>no_cards_now</comment>
        <translation>Il n’y a pas de cartes à saisir maintenant.</translation>
    </message>
    <message>
        <source>There is nothing to explain now.</source>
        <comment>sheet_no_why</comment>
        <translation>Il n’y a rien à expliquer maintenant.</translation>
    </message>
    <message>
        <source>house rule {setting}</source>
        <comment>why_house</comment>
        <translation>règle maison {setting}</translation>
    </message>
    <message numerus="yes">
        <source>{count} more steps</source>
        <comment>why_more</comment>
        <translation>
            <numerusform>{count} étape de plus</numerusform>
            <numerusform>{count} étapes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>tap to close</source>
        <comment>why_close</comment>
        <translation>toucher pour fermer</translation>
    </message>
    <message>
        <source>closes on a tap</source>
        <comment>why_closes</comment>
        <translation>se ferme au toucher</translation>
    </message>
    <message>
        <source>Why: {what} {figure}. {steps}</source>
        <comment>speak_why_sheet</comment>
        <translation>Pourquoi : {what} {figure}. {steps}</translation>
    </message>
    <message>
        <source>space</source>
        <comment>key_space</comment>
        <translation>espace</translation>
    </message>
    <message>
        <source>Digits and other letters</source>
        <comment>key_others</comment>
        <translation>Chiffres et autres lettres</translation>
    </message>
    <message>
        <source>Letters A to Z</source>
        <comment>key_letters</comment>
        <translation>Lettres A à Z</translation>
    </message>
    <message>
        <source>and</source>
        <comment>and</comment>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <comment>or</comment>
        <translation>ou</translation>
    </message>
    <message numerus="yes">
        <source>{count} players</source>
        <comment>n_players</comment>
        <translation>
            <numerusform>{count} joueur</numerusform>
            <numerusform>{count} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {seat}, empty</source>
        <comment>speak_empty</comment>
        <translation>Siège {seat}, vide</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>speak_to_act</comment>
        <translation>doit parler</translation>
    </message>
    <message>
        <source>{amount} behind</source>
        <comment>speak_behind</comment>
        <translation>{amount} derrière</translation>
    </message>
    <message>
        <source>button</source>
        <comment>speak_btn</comment>
        <translation>bouton</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>speak_sb</comment>
        <translation>petite blinde</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>speak_bb</comment>
        <translation>grosse blinde</translation>
    </message>
    <message>
        <source>has posted</source>
        <comment>speak_post</comment>
        <translation>a posté</translation>
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
        <translation>La table</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>speak_bar</comment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Log and amounts</source>
        <comment>speak_column</comment>
        <translation>Journal et montants</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>speak_pad</comment>
        <translation>Montant</translation>
    </message>
    <message>
        <source>{words}, not now</source>
        <comment>speak_barred</comment>
        <translation>{words}, pas maintenant</translation>
    </message>
    <message>
        <source>{name} pot {amount}, between {names}</source>
        <comment>speak_pot</comment>
        <translation>Pot {name} {amount}, entre {names}</translation>
    </message>
    <message>
        <source>Pot {amount}, between {names}</source>
        <comment>speak_lone_pot</comment>
        <translation>Pot {amount}, entre {names}</translation>
    </message>
    <message>
        <source>{amount} goes back to {names}</source>
        <comment>speak_returns</comment>
        <translation>{amount} revient à {names}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>speak_undo</comment>
        <translation>Annuler : {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>speak_redo</comment>
        <translation>Rétablir : {step}</translation>
    </message>
    <message>
        <source>{word}, {amount}, key {key}</source>
        <comment>speak_quick</comment>
        <translation>{word}, {amount}, touche {key}</translation>
    </message>
    <message>
        <source>{name} wins {pot}</source>
        <comment>speak_pick</comment>
        <translation>{name} gagne {pot}</translation>
    </message>
    <message>
        <source>Board, {cards}</source>
        <comment>speak_board</comment>
        <translation>Tableau, {cards}</translation>
    </message>
    <message>
        <source>Button at seat {seat}</source>
        <comment>speak_puck</comment>
        <translation>Bouton au siège {seat}</translation>
    </message>
    <message>
        <source>add {amount}</source>
        <comment>speak_chip</comment>
        <translation>ajouter {amount}</translation>
    </message>
    <message>
        <source>Delete a digit, hold to clear</source>
        <comment>speak_backspace</comment>
        <translation>Effacer un chiffre, maintenir pour tout effacer</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit_s</comment>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit_h</comment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit_d</comment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit_c</comment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>{count} more</source>
        <comment>turn_more</comment>
        <translation>encore {count}</translation>
    </message>
    <message>
        <source>Earlier cards</source>
        <comment>turn_up</comment>
        <translation>Cartes précédentes</translation>
    </message>
    <message>
        <source>Later cards</source>
        <comment>turn_down</comment>
        <translation>Cartes suivantes</translation>
    </message>
    <message>
        <source>Why: {what}</source>
        <comment>speak_why</comment>
        <translation>Pourquoi : {what}</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>about</source>
        <translation>question</translation>
    </message>
    <message>
        <source>act</source>
        <translation>parler</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>all_in</source>
        <translation>tapis</translation>
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
        <translation>mise</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>grosse blinde</translation>
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
        <translation>cave</translation>
    </message>
    <message>
        <source>button blind</source>
        <translation>blinde du bouton</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>call</source>
        <translation>suivre</translation>
    </message>
    <message>
        <source>check</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>compléter</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>main morte</translation>
    </message>
    <message>
        <source>dead post</source>
        <translation>post mort</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>boissons</translation>
    </message>
    <message>
        <source>False</source>
        <translation>non</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>forward motion</source>
        <translation>mouvement de jetons</translation>
    </message>
    <message>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>held</source>
        <translation>engage</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>règles de la maison</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>kill</translation>
    </message>
    <message>
        <source>kill waived</source>
        <translation>kill annulé</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>cagnotte</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>may withdraw</source>
        <translation>peut reprendre</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>misread</source>
        <translation>mal lu</translation>
    </message>
    <message>
        <source>money only</source>
        <translation>argent seul</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>hors tour</translation>
    </message>
    <message>
        <source>over pot</source>
        <translation>mise au-dessus du pot</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>tour sauté</translation>
    </message>
    <message>
        <source>post</source>
        <translation>post</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>relance</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>recave</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>réduit</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rendu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>sleeper</source>
        <translation>sleeper</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>petite blinde</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>time</source>
        <translation>droit de table</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>pourboire</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>True</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>repris</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Game</source>
        <comment>game</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>preset</comment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <comment>seats</comment>
        <translation>Sièges à la table</translation>
    </message>
    <message>
        <source>Tournament levels</source>
        <comment>levels</comment>
        <translation>Niveaux de tournoi</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <comment>mix</comment>
        <translation>Jeux mixtes</translation>
    </message>
    <message>
        <source>The next game comes</source>
        <comment>mix_change</comment>
        <translation>Le jeu suivant vient</translation>
    </message>
    <message>
        <source>Currency of the prizes</source>
        <comment>prizes.currency</comment>
        <translation>Devise des prix</translation>
    </message>
    <message>
        <source>Entry, into the prize pool</source>
        <comment>prizes.entry</comment>
        <translation>Entrée, pour la dotation</translation>
    </message>
    <message>
        <source>Entry fee, for the house</source>
        <comment>prizes.fee</comment>
        <translation>Frais d’entrée, pour la maison</translation>
    </message>
    <message>
        <source>Bounty, on top of each entry</source>
        <comment>prizes.bounty</comment>
        <translation>Prime, en plus de chaque entrée</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <comment>prizes.rebuy</comment>
        <translation>Recave</translation>
    </message>
    <message>
        <source>Add-on</source>
        <comment>prizes.add_on</comment>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Entries until the end of level</source>
        <comment>prizes.closed_after</comment>
        <translation>Entrées jusqu’à la fin du niveau</translation>
    </message>
    <message>
        <source>Shares of the places</source>
        <comment>prizes.shares</comment>
        <translation>Parts des places</translation>
    </message>
    <message>
        <source>Fixed prizes</source>
        <comment>prizes.amounts</comment>
        <translation>Prix fixes</translation>
    </message>
    <message>
        <source>Prizes are rounded to</source>
        <comment>prizes.coin</comment>
        <translation>Prix arrondis à</translation>
    </message>
    <message>
        <source>Currency of the chips</source>
        <comment>money.currency</comment>
        <translation>Devise des jetons</translation>
    </message>
    <message>
        <source>What a chip of 1 is worth</source>
        <comment>money.minor_units</comment>
        <translation>Valeur d’un jeton de 1</translation>
    </message>
    <message>
        <source>Button in games without blinds</source>
        <comment>stud_button</comment>
        <translation>Bouton dans les jeux sans blindes</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>limit</comment>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Button</source>
        <comment>button_rule</comment>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Blind on the button</source>
        <comment>button_blind</comment>
        <translation>Blinde du bouton</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>blinds</comment>
        <translation>Blindes</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>ante.amount</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Who antes</source>
        <comment>ante.by</comment>
        <translation>Qui paie l’ante</translation>
    </message>
    <message>
        <source>Short of both: blind before ante</source>
        <comment>ante.big_blind_first</comment>
        <translation>Trop court : blinde avant ante</translation>
    </message>
    <message>
        <source>Ante times the players dealt in</source>
        <comment>ante.per_player</comment>
        <translation>Ante fois joueurs servis</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <comment>bring_in</comment>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Equal upcards</source>
        <comment>bring_in_ties</comment>
        <translation>Cartes visibles égales</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <comment>missed_blinds</comment>
        <translation>Blindes manquées</translation>
    </message>
    <message>
        <source>Only the small one missed</source>
        <comment>missed_small_alone</comment>
        <translation>Seule la petite manquée</translation>
    </message>
    <message>
        <source>Who left owing comes back</source>
        <comment>leaver_returns</comment>
        <translation>Parti en devant, de retour</translation>
    </message>
    <message>
        <source>New players</source>
        <comment>new_player</comment>
        <translation>Nouveaux joueurs</translation>
    </message>
    <message>
        <source>Coming in between button and big blind</source>
        <comment>enter_between</comment>
        <translation>Entrée entre bouton et grosse blinde</translation>
    </message>
    <message>
        <source>Coming in on the button</source>
        <comment>enter_on_button</comment>
        <translation>Entrée sur le bouton</translation>
    </message>
    <message>
        <source>Moving seats after the button is free</source>
        <comment>deal_off</comment>
        <translation>Changer après le bouton est gratuit</translation>
    </message>
    <message>
        <source>Straddles</source>
        <comment>straddle.allow</comment>
        <translation>Straddles</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <comment>straddle.minimum_raise</comment>
        <translation>Relance minimale sur straddle</translation>
    </message>
    <message>
        <source>Restraddles allowed</source>
        <comment>straddle.restraddles</comment>
        <translation>Restraddles permis</translation>
    </message>
    <message>
        <source>Restraddles go to the</source>
        <comment>straddle.restraddle_side</comment>
        <translation>Restraddles vers la</translation>
    </message>
    <message>
        <source>A straddle uses up a raise</source>
        <comment>straddle.counts_as_raise</comment>
        <translation>Un straddle compte comme relance</translation>
    </message>
    <message>
        <source>Sleepers</source>
        <comment>straddle.sleepers</comment>
        <translation>Sleepers</translation>
    </message>
    <message>
        <source>The rock</source>
        <comment>straddle.rock</comment>
        <translation>Le rock</translation>
    </message>
    <message>
        <source>What makes a kill</source>
        <comment>kill.on</comment>
        <translation>Ce qui fait un kill</translation>
    </message>
    <message>
        <source>Size of a kill</source>
        <comment>kill.size</comment>
        <translation>Taille du kill</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <comment>kill.legs</comment>
        <translation>Gains de suite</translation>
    </message>
    <message>
        <source>The killer acts</source>
        <comment>kill.acts</comment>
        <translation>Le killer parle</translation>
    </message>
    <message>
        <source>The killer's own blind</source>
        <comment>kill.in_blind</comment>
        <translation>La blinde du killer</translation>
    </message>
    <message>
        <source>A big pot: more than</source>
        <comment>kill.over</comment>
        <translation>Gros pot : plus de</translation>
    </message>
    <message>
        <source>Voluntary kills</source>
        <comment>kill.voluntary</comment>
        <translation>Kills volontaires</translation>
    </message>
    <message>
        <source>Least bet</source>
        <comment>minimum_bet</comment>
        <translation>Mise minimale</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <comment>betting_unit</comment>
        <translation>Unité de mise</translation>
    </message>
    <message>
        <source>Smallest chip</source>
        <comment>smallest_chip</comment>
        <translation>Plus petit jeton</translation>
    </message>
    <message>
        <source>All-in with small change</source>
        <comment>small_chips</comment>
        <translation>Tapis avec petits jetons</translation>
    </message>
    <message>
        <source>Check and raise</source>
        <comment>check_raise</comment>
        <translation>Check-raise</translation>
    </message>
    <message>
        <source>A short all-in counts from</source>
        <comment>short_all_in</comment>
        <translation>Tapis court compte dès</translation>
    </message>
    <message>
        <source>The small blind counts as a big one</source>
        <comment>small_blind_as_big</comment>
        <translation>La petite blinde compte comme grosse</translation>
    </message>
    <message>
        <source>Folded to the small blind</source>
        <comment>small_blind_open</comment>
        <translation>Tous passent jusqu’à la petite blinde</translation>
    </message>
    <message>
        <source>Round the pot up to</source>
        <comment>round_pot_to</comment>
        <translation>Arrondir le pot à</translation>
    </message>
    <message>
        <source>Antes count for the pot limit</source>
        <comment>antes_count</comment>
        <translation>Antes comptent pour le pot-limit</translation>
    </message>
    <message>
        <source>Short blinds count in full</source>
        <comment>blinds_count_full</comment>
        <translation>Blindes courtes comptées pleines</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <comment>bets</comment>
        <translation>Petite et grosse mise</translation>
    </message>
    <message>
        <source>Spread of each round</source>
        <comment>spread</comment>
        <translation>Spread par tour</translation>
    </message>
    <message>
        <source>Raises a round</source>
        <comment>raise_cap</comment>
        <translation>Relances par tour</translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <comment>heads_up_uncapped</comment>
        <translation>Sans plafond à deux</translation>
    </message>
    <message>
        <source>Most a player can lose in a hand</source>
        <comment>cap</comment>
        <translation>Perte maximale par main</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <comment>odd_chip</comment>
        <translation>Jeton impair</translation>
    </message>
    <message>
        <source>Run it at most</source>
        <comment>runs</comment>
        <translation>Donner au plus</translation>
    </message>
    <message>
        <source>All-in hands face up</source>
        <comment>expose_all_in</comment>
        <translation>Mains à tapis visibles</translation>
    </message>
    <message>
        <source>Rake in percent</source>
        <comment>rake.percent</comment>
        <translation>Rake en pour cent</translation>
    </message>
    <message>
        <source>Rake: so much for every</source>
        <comment>rake.per_unit</comment>
        <translation>Rake : montant par tranche de</translation>
    </message>
    <message>
        <source>Most rake of a hand</source>
        <comment>rake.cap</comment>
        <translation>Rake maximal par main</translation>
    </message>
    <message>
        <source>No flop, no drop</source>
        <comment>rake.no_flop_no_drop</comment>
        <translation>Pas de flop, pas de rake</translation>
    </message>
    <message>
        <source>Drop for promotions</source>
        <comment>rake.jackpot.amount</comment>
        <translation>Drop pour promotions</translation>
    </message>
    <message>
        <source>Drop from a pot of</source>
        <comment>rake.jackpot.pot</comment>
        <translation>Drop dès un pot de</translation>
    </message>
    <message>
        <source>Drop from so many players</source>
        <comment>rake.jackpot.players</comment>
        <translation>Drop dès tant de joueurs</translation>
    </message>
    <message>
        <source>Least buy-in</source>
        <comment>buy_in.minimum</comment>
        <translation>Cave minimale</translation>
    </message>
    <message>
        <source>Most buy-in</source>
        <comment>buy_in.maximum</comment>
        <translation>Cave maximale</translation>
    </message>
    <message>
        <source>Return with as much, minutes</source>
        <comment>return_window</comment>
        <translation>Revenir avec autant, minutes</translation>
    </message>
    <message>
        <source>Dealt in only with a small blind</source>
        <comment>must_cover_small_blind</comment>
        <translation>Servi seulement avec petite blinde</translation>
    </message>
    <message>
        <source>Stakes</source>
        <comment>stakes</comment>
        <translation>Table ou open stakes</translation>
    </message>
    <message>
        <source>Markers nobody has to accept</source>
        <comment>marker_free</comment>
        <translation>Markers sans accord</translation>
    </message>
    <message>
        <source>Chips on the table</source>
        <comment>denominations</comment>
        <translation>Jetons sur la table</translation>
    </message>
    <message>
        <source>Half a raise must be completed</source>
        <comment>half_raise</comment>
        <translation>Demi-relance à compléter</translation>
    </message>
    <message>
        <source>Chips of a raise come in</source>
        <comment>raise_motions</comment>
        <translation>Jetons d’une relance en</translation>
    </message>
    <message>
        <source>A call when every chip is needed</source>
        <comment>needed_chips</comment>
        <translation>Call si chaque jeton est nécessaire</translation>
    </message>
    <message>
        <source>Acted out of turn</source>
        <comment>out_of_turn</comment>
        <translation>Action hors tour</translation>
    </message>
    <message>
        <source>Checked out of turn, then a bet</source>
        <comment>early_check</comment>
        <translation>Parole hors tour, puis une mise</translation>
    </message>
    <message>
        <source>Substantial action binds</source>
        <comment>substantial_action</comment>
        <translation>Une action substantielle engage</translation>
    </message>
    <message>
        <source>The clock, seconds</source>
        <comment>clock.seconds</comment>
        <translation>L’horloge, secondes</translation>
    </message>
    <message>
        <source>Its warning, seconds</source>
        <comment>clock.warning</comment>
        <translation>Son alerte, secondes</translation>
    </message>
    <message>
        <source>Players see the pot</source>
        <comment>show_pot</comment>
        <translation>Les joueurs voient le pot</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <comment>buy_the_button</comment>
        <translation>Achat du bouton</translation>
    </message>
    <message>
        <source>Bomb pot every</source>
        <comment>bomb_pot.every</comment>
        <translation>Fréquence du bomb pot</translation>
    </message>
    <message>
        <source>A bomb pot moves the button</source>
        <comment>bomb_pot.moves_button</comment>
        <translation>Un bomb pot déplace le bouton</translation>
    </message>
    <message>
        <source>Seven-deuce from each</source>
        <comment>seven_deuce</comment>
        <translation>Seven-deuce de chacun</translation>
    </message>
    <message>
        <source>Stand-up game to each</source>
        <comment>stand_up</comment>
        <translation>Stand-up à chacun</translation>
    </message>
    <message>
        <source>Splashed chips are raked</source>
        <comment>splash_raked</comment>
        <translation>Rake sur le splash</translation>
    </message>
    <message>
        <source>Time charge from each seat</source>
        <comment>time.amount</comment>
        <translation>Droit de table par siège</translation>
    </message>
    <message>
        <source>Time charge every, minutes</source>
        <comment>time.minutes</comment>
        <translation>Droit de table, minutes</translation>
    </message>
</context>
<context>
    <name>travel</name>
    <message>
        <source>Pack and unpack evenings</source>
        <comment>title</comment>
        <translation>Emballer et déballer des soirées</translation>
    </message>
    <message>
        <source>From device to device</source>
        <comment>about</comment>
        <translation>D’un appareil à l’autre</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose the evening that is to travel</source>
        <comment>choose</comment>
        <translation>Choisir la soirée qui doit voyager</translation>
    </message>
    <message>
        <source>Packed, it is one file, for a stick or a message: every tap, and who has paid.</source>
        <comment>choose_note</comment>
        <translation>Emballée, c’est un fichier, pour une clé ou un message : chaque saisie, et qui a payé.</translation>
    </message>
    <message>
        <source>A game that still runs is packed from its recap.</source>
        <comment>running_note</comment>
        <translation>Une partie en cours s’emballe depuis son bilan.</translation>
    </message>
    <message>
        <source>All names go along. The file can be read by anybody who has it.</source>
        <comment>names</comment>
        <translation>Tous les noms partent avec. Qui a le fichier peut le lire.</translation>
    </message>
    <message>
        <source>Where the evening is already, nothing is doubled.</source>
        <comment>again</comment>
        <translation>Là où la soirée est déjà, rien n’est en double.</translation>
    </message>
    <message>
        <source>If it is played on there, that half comes back the same way.</source>
        <comment>half</comment>
        <translation>Si elle y continue, cette moitié revient par le même chemin.</translation>
    </message>
    <message>
        <source>Pack this evening</source>
        <comment>pack</comment>
        <translation>Emballer cette soirée</translation>
    </message>
    <message>
        <source>into one file</source>
        <comment>pack_note</comment>
        <translation>dans un fichier</translation>
    </message>
    <message>
        <source>Packing the evening</source>
        <comment>packing</comment>
        <translation>La soirée est emballée</translation>
    </message>
    <message>
        <source>The evening is packed as {file}</source>
        <comment>packed</comment>
        <translation>La soirée est emballée dans {file}</translation>
    </message>
    <message>
        <source>It could not be packed: {why}</source>
        <comment>not_packed</comment>
        <translation>Pas emballée : {why}</translation>
    </message>
    <message>
        <source>Unpack an evening</source>
        <comment>unpack</comment>
        <translation>Déballer une soirée</translation>
    </message>
    <message>
        <source>from another device</source>
        <comment>unpack_note</comment>
        <translation>d’un autre appareil</translation>
    </message>
    <message>
        <source>Every step of the evening is proved</source>
        <comment>unpacking</comment>
        <translation>Chaque étape de la soirée est prouvée</translation>
    </message>
    <message>
        <source>The evening is in the book</source>
        <comment>unpacked</comment>
        <translation>La soirée est dans le journal</translation>
    </message>
    <message>
        <source>Not taken in: {why}</source>
        <comment>not_taken</comment>
        <translation>Pas reprise : {why}</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>evenings</comment>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Its hands</source>
        <comment>hands</comment>
        <translation>Ses mains</translation>
    </message>
    <message>
        <source>for other programs</source>
        <comment>hands_note</comment>
        <translation>pour d’autres programmes</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <comment>other</comment>
        <translation>Reprendre un fichier</translation>
    </message>
    <message>
        <source>hands or evenings</source>
        <comment>other_note</comment>
        <translation>mains ou soirées</translation>
    </message>
    <message>
        <source>Hands and tables of other programs</source>
        <comment>others</comment>
        <translation>Mains et tableaux d’autres programmes</translation>
    </message>
    <message>
        <source>The file is read and played</source>
        <comment>reading</comment>
        <translation>Le fichier est lu et rejoué</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are in the file</source>
        <comment>in_the_file</comment>
        <translation>
            <numerusform>{count} soirée dans le fichier</numerusform>
            <numerusform>{count} soirées dans le fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>Has everybody paid?</source>
        <comment>ask_paid</comment>
        <translation>Tout le monde a-t-il payé ?</translation>
    </message>
    <message>
        <source>What is still owed can be settled with a later evening. Back takes in nothing.</source>
        <comment>ask_paid_note</comment>
        <translation>Ce qui reste dû peut se régler avec une soirée suivante. Retour ne reprend rien.</translation>
    </message>
    <message>
        <source>All is paid</source>
        <comment>paid</comment>
        <translation>Tout est payé</translation>
    </message>
    <message>
        <source>nothing is owed</source>
        <comment>paid_note</comment>
        <translation>rien n'est dû</translation>
    </message>
    <message>
        <source>Still to be paid</source>
        <comment>unpaid</comment>
        <translation>Encore à payer</translation>
    </message>
    <message>
        <source>owed until it is</source>
        <comment>unpaid_note</comment>
        <translation>dû d'ici là</translation>
    </message>
    <message numerus="yes">
        <source>{count} evenings are new in the book</source>
        <comment>imported</comment>
        <translation>
            <numerusform>{count} soirée est nouvelle dans le journal</numerusform>
            <numerusform>{count} soirées sont nouvelles dans le journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hands were played again.</source>
        <comment>imported_hands</comment>
        <translation>
            <numerusform>{count} main a été rejouée.</numerusform>
            <numerusform>{count} mains ont été rejouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <comment>not_imported</comment>
        <translation>Ligne {line} : {why}</translation>
    </message>
    <message>
        <source>Nothing was taken in</source>
        <comment>nothing_imported</comment>
        <translation>Rien n’a été repris</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>nothing may be written there</source>
        <comment>file_readonly</comment>
        <translation>rien ne peut y être écrit</translation>
    </message>
</context>
<context>
    <name>unopened</name>
    <message>
        <source>The book cannot be opened</source>
        <comment>unopened</comment>
        <translation>Impossible d’ouvrir le journal</translation>
    </message>
    <message>
        <source>There is no folder to keep the book in</source>
        <comment>no_home</comment>
        <translation>Il n’y a pas de dossier pour le journal</translation>
    </message>
    <message>
        <source>You have no home folder on this device. Choose where the book is to be.</source>
        <comment>no_home_why</comment>
        <translation>Pas de dossier personnel sur cet appareil. Choisir où ranger le journal.</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <comment>salvage</comment>
        <translation>Sauver ce qui peut l’être</translation>
    </message>
    <message>
        <source>into a new book; this one is only read</source>
        <comment>salvage_note</comment>
        <translation>dans un nouveau journal ; celui-ci est seulement lu</translation>
    </message>
    <message>
        <source>Take the last backup</source>
        <comment>restore</comment>
        <translation>Prendre la dernière sauvegarde</translation>
    </message>
    <message>
        <source>as a new book; what was played after it is not in it</source>
        <comment>restore_note</comment>
        <translation>comme nouveau journal ; ce qui a été joué ensuite n’y est pas</translation>
    </message>
    <message>
        <source>Open the new book</source>
        <comment>open</comment>
        <translation>Ouvrir le nouveau journal</translation>
    </message>
    <message>
        <source>and go on there</source>
        <comment>open_note</comment>
        <translation>et continuer là</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>again</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>the same book</source>
        <comment>again_note</comment>
        <translation>le même journal</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <comment>look</comment>
        <translation>Seulement consulter</translation>
    </message>
    <message>
        <source>nothing is written to it</source>
        <comment>look_note</comment>
        <translation>rien n’y est écrit</translation>
    </message>
    <message>
        <source>Open another book</source>
        <comment>other</comment>
        <translation>Ouvrir un autre journal</translation>
    </message>
    <message>
        <source>a file you choose</source>
        <comment>other_note</comment>
        <translation>un fichier au choix</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <comment>new</comment>
        <translation>Commencer un nouveau journal</translation>
    </message>
    <message>
        <source>in a folder you choose</source>
        <comment>new_note</comment>
        <translation>dans un dossier au choix</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>quit</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <comment>quit_note</comment>
        <translation>rien n’a changé</translation>
    </message>
    <message>
        <source>Feltbook, only looking</source>
        <comment>looking</comment>
        <translation>Feltbook, consultation seule</translation>
    </message>
    <message>
        <source>Only looking: nothing is written, and what others write is not shown</source>
        <comment>looking_said</comment>
        <translation>Consultation seule : rien n’est écrit, et ce que d’autres écrivent ne s’affiche pas</translation>
    </message>
</context>
<context>
    <name>values</name>
    <message>
        <source>yes</source>
        <comment>true</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>false</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <comment>null</comment>
        <translation>aucun</translation>
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
        <translation>demi-pot</translation>
    </message>
    <message>
        <source>fixed limit</source>
        <comment>fixed</comment>
        <translation>limit</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>each</comment>
        <translation>chacun</translation>
    </message>
    <message>
        <source>the button</source>
        <comment>button</comment>
        <translation>le bouton</translation>
    </message>
    <message>
        <source>the big blind</source>
        <comment>big_blind</comment>
        <translation>la grosse blinde</translation>
    </message>
    <message>
        <source>post all</source>
        <comment>post_all</comment>
        <translation>toutes à poster</translation>
    </message>
    <message>
        <source>one a hand</source>
        <comment>one_per_hand</comment>
        <translation>une par main</translation>
    </message>
    <message>
        <source>dealt in and folded</source>
        <comment>deal_in</comment>
        <translation>servi puis passé</translation>
    </message>
    <message>
        <source>post or wait</source>
        <comment>post_or_wait</comment>
        <translation>poster ou attendre</translation>
    </message>
    <message>
        <source>under the gun</source>
        <comment>under_the_gun</comment>
        <translation>under the gun</translation>
    </message>
    <message>
        <source>button and cutoff</source>
        <comment>button_and_cutoff</comment>
        <translation>bouton et cutoff</translation>
    </message>
    <message>
        <source>from any seat</source>
        <comment>any</comment>
        <translation>de tout siège</translation>
    </message>
    <message>
        <source>with any chips</source>
        <comment>needed_chips.any</comment>
        <translation>avec tous jetons</translation>
    </message>
    <message>
        <source>one big blind more</source>
        <comment>increment</comment>
        <translation>une grosse blinde de plus</translation>
    </message>
    <message>
        <source>twice the straddle</source>
        <comment>straddle</comment>
        <translation>le double du straddle</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <comment>two_in_a_row</comment>
        <translation>gains de suite</translation>
    </message>
    <message>
        <source>a scoop of 5 big bets or more</source>
        <comment>scoop</comment>
        <translation>un scoop, 5 grosses mises ou plus</translation>
    </message>
    <message>
        <source>a big pot</source>
        <comment>pot_over</comment>
        <translation>un gros pot</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>in_turn</comment>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>is replaced</source>
        <comment>replace</comment>
        <translation>est remplacée</translation>
    </message>
    <message>
        <source>is posted too</source>
        <comment>add</comment>
        <translation>est postée aussi</translation>
    </message>
    <message>
        <source>everything plays</source>
        <comment>all_in</comment>
        <translation>tout joue</translation>
    </message>
    <message>
        <source>whole units only</source>
        <comment>whole_units</comment>
        <translation>unités entières</translation>
    </message>
    <message>
        <source>a full bet</source>
        <comment>full_bet</comment>
        <translation>une mise entière</translation>
    </message>
    <message>
        <source>half a bet</source>
        <comment>half_bet</comment>
        <translation>une demi-mise</translation>
    </message>
    <message>
        <source>the strict sum</source>
        <comment>strict</comment>
        <translation>la somme stricte</translation>
    </message>
    <message>
        <source>as for others</source>
        <comment>same_as_others</comment>
        <translation>comme les autres</translation>
    </message>
    <message>
        <source>with two at the table</source>
        <comment>last_two</comment>
        <translation>à deux à la table</translation>
    </message>
    <message>
        <source>if two began it</source>
        <comment>round_start</comment>
        <translation>si deux l’ont commencé</translation>
    </message>
    <message>
        <source>from then on</source>
        <comment>any_time</comment>
        <translation>dès lors</translation>
    </message>
    <message>
        <source>left of the button</source>
        <comment>left_of_button</comment>
        <translation>à gauche du bouton</translation>
    </message>
    <message>
        <source>the high card</source>
        <comment>high_hand</comment>
        <translation>la carte haute</translation>
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
        <translation>avec des jetons égaux</translation>
    </message>
    <message>
        <source>may not raise</source>
        <comment>bars_raise</comment>
        <translation>ne peut pas relancer</translation>
    </message>
    <message>
        <source>all options open</source>
        <comment>frees</comment>
        <translation>toutes les options</translation>
    </message>
    <message>
        <source>play money</source>
        <comment>XPM</comment>
        <translation>argent fictif</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>moves</comment>
        <translation>avance</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>frozen</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>several motions</source>
        <comment>several</comment>
        <translation>plusieurs mouvements</translation>
    </message>
    <message>
        <source>one motion</source>
        <comment>one</comment>
        <translation>un seul mouvement</translation>
    </message>
    <message>
        <source>a call frees</source>
        <comment>call_frees</comment>
        <translation>un call libère</translation>
    </message>
    <message>
        <source>a call binds</source>
        <comment>call_binds</comment>
        <translation>un call engage</translation>
    </message>
    <message>
        <source>change of dealer</source>
        <comment>dealer_change</comment>
        <translation>relève</translation>
    </message>
    <message>
        <source>after an orbit</source>
        <comment>mix_change.orbit</comment>
        <translation>après un tour de table</translation>
    </message>
    <message>
        <source>as the button chooses</source>
        <comment>mix_change.dealer</comment>
        <translation>au choix du bouton</translation>
    </message>
    <message>
        <source>orbit</source>
        <comment>orbit</comment>
        <translation>tour de table</translation>
    </message>
    <message>
        <source>spread limit</source>
        <comment>spread</comment>
        <translation>spread-limit</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>dead</comment>
        <translation>mort</translation>
    </message>
    <message>
        <source>moving</source>
        <comment>moving</comment>
        <translation>mobile</translation>
    </message>
    <message>
        <source>simplified</source>
        <comment>simplified</comment>
        <translation>simplifié</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>suits</comment>
        <translation>par enseigne</translation>
    </message>
    <message>
        <source>nearest the dealer</source>
        <comment>nearest</comment>
        <translation>le plus près à gauche du croupier</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no cap</source>
        <comment>raise_cap.none</comment>
        <translation>sans plafond</translation>
    </message>
    <message>
        <source>the last one</source>
        <comment>prizes.closed_after.null</comment>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.currency.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>money.minor_units.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.currency.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.entry.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.fee.null</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.bounty.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes.rebuy.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>minimum_bet.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>betting_unit.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.minimum.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>buy_in.maximum.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>button_blind.null</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>no kill</source>
        <comment>kill.on.null</comment>
        <translation>pas de kill</translation>
    </message>
    <message>
        <source>10 big bets</source>
        <comment>kill.over.null</comment>
        <translation>10 grosses mises</translation>
    </message>
    <message>
        <source>live</source>
        <comment>live</comment>
        <translation>live</translation>
    </message>
    <message>
        <source>must post</source>
        <comment>must_post</comment>
        <translation>doit poster</translation>
    </message>
    <message>
        <source>as a new player</source>
        <comment>as_new</comment>
        <translation>comme un nouveau joueur</translation>
    </message>
    <message>
        <source>still owes</source>
        <comment>still_owes</comment>
        <translation>doit toujours</translation>
    </message>
    <message>
        <source>free</source>
        <comment>free</comment>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>left</source>
        <comment>left</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <comment>right</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>full</source>
        <comment>full</comment>
        <translation>entier</translation>
    </message>
    <message>
        <source>half</source>
        <comment>half</comment>
        <translation>demi</translation>
    </message>
    <message>
        <source>last</source>
        <comment>last</comment>
        <translation>en dernier</translation>
    </message>
    <message>
        <source>never</source>
        <comment>never</comment>
        <translation>jamais</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>One moment</source>
        <comment>title</comment>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>back</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped, nothing changes.</source>
        <comment>about</comment>
        <translation>Arrêté, rien ne change.</translation>
    </message>
    <message>
        <source>Stopping</source>
        <comment>stopping</comment>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>{done} of {of} steps</source>
        <comment>steps</comment>
        <translation>{done} étapes sur {of}</translation>
    </message>
    <message>
        <source>Hand {hand} is corrected, every later hand decided again</source>
        <comment>correcting</comment>
        <translation>La main {hand} est corrigée, chaque main suivante décidée à nouveau</translation>
    </message>
    <message>
        <source>The evening is added up</source>
        <comment>adding</comment>
        <translation>Le bilan de la soirée est calculé</translation>
    </message>
    <message>
        <source>Earlier evenings are looked through</source>
        <comment>looking</comment>
        <translation>Les soirées précédentes sont parcourues</translation>
    </message>
    <message>
        <source>{file} is made</source>
        <comment>saving</comment>
        <translation>{file} est créé</translation>
    </message>
    <message>
        <source>It is written into the book</source>
        <comment>storing</comment>
        <translation>L’écriture dans le journal est en cours</translation>
    </message>
    <message>
        <source>A long evening is read once more, because this Feltbook is new</source>
        <comment>renewing</comment>
        <translation>Une longue soirée est relue une fois, car ce Feltbook est nouveau</translation>
    </message>
    <message>
        <source>The evenings that came in are listed</source>
        <comment>listing</comment>
        <translation>Les soirées arrivées sont ajoutées à la liste</translation>
    </message>
    <message>
        <source>The book of an older Feltbook is brought up; as it was it stays among the backups</source>
        <comment>bringing_up</comment>
        <translation>Le journal d’un Feltbook plus ancien est mis à jour; tel qu’il était, il reste parmi les sauvegardes</translation>
    </message>
    <message>
        <source>The season is added up</source>
        <comment>season</comment>
        <translation>Le bilan de la saison est calculé</translation>
    </message>
    <message>
        <source>The evenings are copied into the other book</source>
        <comment>elsewhere</comment>
        <translation>Les soirées sont copiées dans l’autre journal</translation>
    </message>
    <message>
        <source>Stopped: nothing was changed</source>
        <comment>given_up</comment>
        <translation>Arrêté : rien n’a été changé</translation>
    </message>
</context>
</TS>
