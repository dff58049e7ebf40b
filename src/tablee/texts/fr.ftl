# Ce qui ne va pas, et ce qui irait.
unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $right }
unknown-option = { $game } n’a pas d’option « { $option } » ; il a : { $right }
no-options = { $game } n’a pas d’options
invalid-option-value = { $option }={ $value } est impossible ; { $option } peut être { $right }
option-twice = l’option { $option } est donnée deux fois
unreadable-game = « { $name } » n’est pas un jeu ; écrivez par exemple modulo(start=secret,points=2)
unreadable-option = « { $part } » n’est pas une option ; écrivez nom=valeur
unreadable-action = « { $action } » n’est pas un coup ; écrivez { $right }
which-seat = plusieurs places peuvent jouer ({ $seats }) ; dites laquelle joue
game-over = la partie est finie
not-your-turn = ce n’est pas le tour de la place { $seat }
no-such-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $right }
refused-not-now = { $action } n’est pas possible maintenant
position-not-json = la position n’est pas du JSON : { $problem }
position-not-ours = une position est un objet JSON avec « game », « rules » et « state »
position-other-rules = la position suit la version { $rules } des règles ; celle-ci est la version { $right }
position-bad-field = le champ « { $field } » de la position manque, est inconnu ou hors limites
batch-illegal = partie { $game } du lot : le coup { $action } n’y est pas permis ; rien n’a été joué

match-over = le match est fini
nothing-to-undo = il n’y a rien à reprendre
not-awaited = ce n’est pas le tour de ce joueur
wrong-players = { $game } se joue à { $right }, pas à { $count }
wrong-length = un match a au moins une partie, et « wins » vaut 0 ou plus
wrong-first = « { $value } » ne dit pas qui commence ; cela peut être { $right }
rps-for-two = pierre-feuille-ciseaux se joue à deux ; tirez plutôt au sort
sign-rock = pierre
sign-paper = feuille
sign-scissors = ciseaux

journal-empty = { $name } est vide ; un journal commence par une ligne de JSON qui dit ce qu’on joue
journal-not-text = { $name } n’est pas un fichier texte
journal-unreadable = { $name } est illisible : { $problem }
journal-not-ours = { $name } n’est pas un journal de Tablée
journal-redacted = { $name } ne montre que ce qu’un joueur savait ; il faut le journal entier
journal-other-rules = { $name } suit la version { $rules } des règles ; celle-ci est la version { $right }
journal-bad-header = { $name } : la première ligne ne dit pas ce qu’on joue ({ $problem })
journal-bad-line = { $name }, la ligne { $line } n’est pas un coup ; elle devrait ressembler à [0, "c3"]
journal-does-not-play = { $name }, la ligne { $line } ne se joue pas : { $problem }
