# Ce qui ne va pas, et ce qui irait.
unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $right }
unknown-option = { $game } n’a pas d’option « { $option } » ; il a : { $right }
no-options = { $game } n’a pas d’options
invalid-option-value = { $option }={ $value } est impossible ; { $option } peut être { $right } (§{ $section })
option-twice = l’option { $option } est donnée deux fois
unreadable-game = « { $name } » n’est pas un jeu ; écrivez par exemple modulo(start=secret,points=2)
unreadable-option = « { $part } » n’est pas une option ; écrivez nom=valeur
unreadable-action = « { $action } » n’est pas un coup ; écrivez { $right }
which-seat = plusieurs places peuvent jouer ({ $seats }) ; dites laquelle joue
game-over = la partie est finie
not-your-turn = ce n’est pas le tour de la place { $seat }
no-such-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $right }
refused-not-now = { $action } n’est pas possible maintenant
position-not-json = la position n’est pas du JSON : { $problem }
position-not-ours = une position est un objet JSON avec « game », « rules » et « state »
position-other-rules = la position suit la version { $rules } des règles ; celle-ci est la version { $right }
position-bad-field = le champ « { $field } » de la position manque, est inconnu ou hors limites
batch-illegal = partie { $game } du lot : le coup { $action } n’y est pas permis ; rien n’a été joué

match-over = le match est fini
nothing-to-undo = il n’y a rien à reprendre
not-awaited = ce n’est pas le tour de ce joueur
wrong-players = { $game } se joue à { $right }, pas à { $count }
wrong-length = un match a au moins une partie, et « wins » vaut 0 ou plus
wrong-first = « { $value } » ne dit pas qui commence ; cela peut être { $right }
rps-for-two = pierre-feuille-ciseaux se joue à deux ; tirez plutôt au sort
sign-rock = pierre
sign-paper = feuille
sign-scissors = ciseaux

journal-empty = { $name } est vide ; un journal commence par une ligne de JSON qui dit ce qu’on joue
journal-not-text = { $name } n’est pas un fichier texte
journal-unreadable = { $name } est illisible : { $problem }
journal-not-ours = { $name } n’est pas un journal de Tablée
journal-redacted = { $name } ne montre que ce qu’un joueur savait ; il faut le journal entier
journal-other-rules = { $name } suit la version { $rules } des règles ; celle-ci est la version { $right }
journal-bad-header = { $name } : la première ligne ne dit pas ce qu’on joue ({ $problem })
journal-bad-line = { $name }, la ligne { $line } n’est pas un coup ; elle devrait ressembler à [0, "c3"]
journal-does-not-play = { $name }, la ligne { $line } ne se joue pas : { $problem }
journal-exists = { $name } existe déjà ; choisissez un autre nom, ou continuez avec --resume { $name }
journal-unwritable = le journal { $name } ne peut pas être écrit : { $problem }
unknown-bot = il n’y a pas de robot « { $level } » ; il y a : { $right }
unknown-section = la page de règles n’a pas de §{ $section } ; elle a : { $right }
which-game = dites quel jeu, par exemple : tablee play modulo
analysis-over = la partie est finie : il n’y a rien à choisir
analysis-samples = impossible de jouer { $samples } partie : demandez-en au moins une
analysis-seat = Joueur { $number }
how-often = { $often ->
    [always] toujours
    [never] jamais
    [nearly] presque toujours
    [hardly] presque jamais
   *[times] { $n } fois sur { $of }
}
not-a-view = ce n’est pas ce que dit `view` d’une position : { $problem }
bot-seconds = un robot ne peut pas réfléchir { $seconds } seconde : donnez-lui plus que rien
bot-not-found = { $name } : ce robot n’existe pas ({ $problem }) ; nommez-le module:fabrique
bot-wrong-answer = le robot { $name } a répondu « { $answer } », qui n’est pas une action permise
analysis-none = { $game } n’a pas encore d’analyse

# La ligne de commande.
cli-about = Six jeux de société, à jouer et à comprendre.
cli-more = tablee games : toutes les options.  tablee rules JEU : comment jouer.  tablee --help : tout le reste.
cli-argument-game = Un jeu et ses options, par exemple modulo ou "foxu(pie=false)".
cli-argument-games = Quels jeux ; tous, si aucun n’est nommé.
cli-argument-section = Un paragraphe, par exemple 7 ou R3.
cli-argument-journal = Un journal gardé par tablee play.
cli-option-lang = La langue, au lieu de celle de votre système.
cli-option-json = Écrire du JSON, pour les programmes.
cli-option-version = Dire quelle version c’est.
cli-option-names = Les personnes qui jouent, par exemple Ada,Zoé ; des robots prennent les autres places.
cli-option-together = Des personnes prennent toutes les places, autour de cet écran.
cli-option-bot = La force des robots.
cli-option-first = Qui commence : moi (me), le robot (bot), pierre-feuille-ciseaux (rps) ou le sort (lot).
cli-option-games = Combien de parties de suite ; le premier joueur change à chaque fois.
cli-option-wins = Jouer jusqu’à ce que quelqu’un ait gagné tant de parties.
cli-option-seed = Rendre le hasard et les robots répétables.
cli-option-journal = Où garder le journal.
cli-option-resume = Continuer un match d’après son journal.
cli-option-player = Ne montrer que ce que ce joueur (0, 1, …) savait.
cli-option-last = Ne montrer que la fin.
cli-option-seconds = La durée de chaque mesure.
cli-help-games = Lister les jeux et leurs options.
cli-help-rules = Montrer les règles d’un jeu, ou un paragraphe.
cli-help-play = Jouer dans le terminal, contre des robots ou autour d’un écran.
cli-help-replay = Raconter un journal, dessin après dessin.
cli-help-analyse = Dire ce qui est exactement vrai d’une position, et de chaque coup.
cli-argument-actions = Les coups qui mènent à la position ; quand plusieurs peuvent jouer, 1:14 nomme la place.
cli-option-seat = Qui demande ; celui qui doit jouer, sans précision.
cli-option-samples = Parties jouées au hasard quand la vérité ne peut pas être calculée.
cli-help-bench = Mesurer le jeu au hasard, en millions de coups par seconde.
cli-see-help = (tablee --help dit ce qu’il y a)
cli-players = { $count } joueurs
cli-default = (sans précision)
option-players = Le nombre de joueurs.
cli-player = Joueur { $letter }
cli-bot = { $count ->
    [one] Robot
   *[other] Robot { $number }
}
cli-seats = Places : { $seats }
cli-enter = Entrée (lancer)
cli-turn = À { $name } de jouer.
cli-commands = (? liste les coups ; conseil, règles, annuler, aide, quitter)
cli-only = Entrée : { $action }.
cli-narrow = L’image fait { $needed } caractères de large et votre fenêtre { $has } : élargissez-la.
cli-thinking = Un instant…
cli-hint = { $action } : { $why }
cli-help-table = ? ou coups : ce que vous pouvez jouer.  conseil : le mieux à faire, et pourquoi.  règles, règles 7 : les règles, ou un paragraphe.  annuler : reprendre votre coup.  quitter : partir ; le match est gardé.
cli-toss = { $name }, qui commence ? { $signs }
cli-no-echo = Ce que vous tapez maintenant ne s’affiche pas.
cli-curtain = Au tour de { $name } de regarder : tapez Entrée quand personne d’autre ne voit l’écran.
cli-sign = { $name } montre { $sign }.
cli-tie = Égalité : on recommence.
cli-begins = { $name } commence.
cli-no-undo = vous n’avez rien à reprendre (ce que le hasard a fait ou ce qui a été dévoilé ne se reprend pas)
cli-undone = C’est repris.
cli-drawn = Partie nulle.
cli-wins = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire de { $names }.
}
cli-and = et
cli-standing = Le match : { $points }
cli-kept = Le match est gardé. Pour continuer : tablee play --resume { $file }
cli-journal = Journal : { $file }
cli-measuring = Mesure de { $game } (la première fois, on compile)…
command-moves = coups
command-rules = règles
command-undo = annuler
command-help = aide
command-hint = conseil
command-quit = quitter
bench-game = jeu
bench-speed = coups/s
bench-spread = écart
bench-length = la partie
bench-bytes = octets
bench-peer = OpenSpiel, boucle Python
bench-peer_speed = coups/s
bench-ratio = rapport
bench-no-peer = OpenSpiel n’est pas installé : rien n’est mesuré à côté (pip install "tablee[peers]").
