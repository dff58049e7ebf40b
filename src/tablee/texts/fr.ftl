# Ce qui ne va pas, et ce qui irait.
unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $right }
unknown-option = { $game } n’a pas d’option « { $option } » ; il a : { $right }
no-options = { $game } n’a pas d’options
invalid-option-value = { $option }={ $value } est impossible ; { $option } peut être { $right } (§{ $section })
option-twice = l’option { $option } est donnée deux fois
unreadable-game = « { $name } » n’est pas un jeu ; écrivez par exemple modulo(start=secret,points=2)
unreadable-option = « { $part } » n’est pas une option ; écrivez nom=valeur
unreadable-action = « { $action } » n’est pas un coup ; écrivez { $right }
which-seat = plusieurs joueurs peuvent jouer : { $seats } (0 est le premier joueur) ; dites lequel joue
game-over = la partie est finie
not-your-turn = ce n’est pas le tour { $player ->
    [1] du premier joueur
    [2] du deuxième joueur
    [3] du troisième joueur
    [4] du quatrième joueur
   *[other] du joueur numéro { $player }
}
no-such-seat = il n’y a pas ici de joueur { $seat } ; le premier est 0, le dernier { $right }
refused-not-now = { $action } n’est pas possible maintenant
plain-action = { $who } : { $action }.
plain-chance = { $action }.
plain-unseen = { $who } a joué, sans qu’on voie quoi.
plain-offer = Jouer { $action }
plain-throw = Entrée : lancer.
legend-unknown = ce que vous ne pouvez pas savoir
position-not-json = la position n’est pas du JSON : { $problem }
position-not-ours = une position est un objet JSON avec « game », « rules » et « state »
position-other-rules = la position suit la version { $rules } des règles ; celle-ci est la version { $right }
position-bad-field = le champ « { $field } » de la position manque, est inconnu ou hors limites
position-hides = quelque chose est caché ici, et personne ne peut énumérer ce que cela peut être au jeu { $game } : prenez une position où rien n’est caché, ou la partie depuis son début
position-many-deals = ce qui est caché ici peut l’être de plus de { $most } façons : prenez une position plus tardive, ou la partie depuis son début
position-no-deal = aucune donne ne correspond à ce que l’on sait ici : selon les règles, cette position ne pouvait pas se présenter
batch-illegal = partie { $game } du lot : le coup { $action } n’y est pas permis ; rien n’a été joué

match-over = le match est fini
nothing-to-undo = il n’y a rien à reprendre
not-awaited = ce n’est pas le tour de ce joueur
wrong-players = { $game } se joue à { $right }, pas à { $count }
wrong-length = un match a au moins une partie, et « wins » vaut 0 ou plus
wrong-first = « { $value } » ne dit pas qui commence ; cela peut être { $right }
first-twice = le match dit qui commence : retirez { $option }={ $value }
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
analysis-more = … et { $count } de plus : voir --json
how-often = { $often ->
    [always] toujours
    [never] jamais
    [nearly] presque toujours
    [hardly] presque jamais
   *[times] { $n ->
        [1] une fois sur { $of ->
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
            [6] six
            [7] sept
            [8] huit
            [9] neuf
            [10] dix
           *[other] { $of }
        }
       *[other] { $n } fois sur { $of }
    }
}
not-a-view = ce n’est pas ce que dit `view` d’une position : { $problem }
bot-seconds = un robot ne peut pas réfléchir { $seconds } seconde : donnez-lui plus que rien
bot-not-found = { $name } : ce robot n’existe pas ({ $problem }) ; nommez-le module:fabrique
bot-wrong-answer = le robot { $name } a répondu « { $answer } », qui n’est pas une action permise
analysis-none = { title } n’a pas encore d’analyse

# Campagnes : tournois entre robots, et études.
campaign-workers = { $workers } processus ne peuvent rien faire : demandez-en au moins un
campaign-no-ray = Ray n’est pas installé ; installez-le avec : pip install "tablee[cluster]"
campaign-ray-unreachable = il n’y a pas de grappe Ray à l’adresse { $address } ({ $problem }) ; --ray local en démarre une ici
campaign-option-results = Où garder les résultats, ligne à ligne ; si le fichier existe, on le continue.
campaign-option-workers = Combien de processus ; autant que de cœurs, sans précision.
campaign-option-ray = Travailler sur une grappe Ray : son adresse, auto, ou local pour en démarrer une ici.
campaign-option-plot = Dessiner aussi une figure.
campaign-plot = Figure : { $file }
campaign-results = Résultats : { $file }
campaign-kept = Arrêté à { $done } sur { $total } ; rien n’est perdu. Pour continuer : la même commande avec --results { $file }
meter-progress = { $done } sur { $total }
meter-left = encore { $minutes } min { $seconds } s environ
results-not-ours = { $name } n’est pas un fichier de résultats ; choisissez un autre nom
results-other-format = { $name } a été écrit par une autre version de Tablée ; choisissez un autre nom
results-bad-line = { $name }, ligne { $line } est abîmée ; rien n’a été changé. Retirez la ligne pour continuer sans elle
results-other-terms = { $name } contient d’autres résultats : { $term } y vaut { $there }, et ici { $here } ; choisissez un autre nom
results-in-use = { $name } est en cours d’écriture par une autre commande ; attendez-la, ou choisissez un autre nom
results-unwritable = les résultats ne peuvent pas être écrits dans { $name } : { $problem }
plot-ending = { $name } : une figure finit par { $right }
plot-no-matplotlib = les figures demandent matplotlib ; installez-le avec : pip install "tablee[plots]"
plot-unwritable = la figure { $name } ne peut pas être écrite : { $problem }

arena-help = Faire jouer des tournois aux robots : classements avec leur marge d’erreur, et leur certitude.
arena-argument-bots = Niveaux, points d’entrée ou module:fabrique ; tous les niveaux du jeu, si aucun n’est nommé.
arena-option-gauntlet = Seulement le premier robot contre chacun des autres, qui prend toutes les autres places.
arena-option-games = Parties par table au plus ; chaque donne est jouée une fois de chaque place.
arena-option-until-sure = S’arrêter à chaque table dès qu’il est sûr (95 %) qui est le meilleur.
arena-option-margin = Avec --until-sure : des robots dont le score est à moins de ceci d’un demi sont égaux.
arena-option-seconds = Combien un robot peut réfléchir à un coup.
arena-option-limit = Après tant de secondes de silence, un robot a perdu la partie.
arena-option-seed = D’autres donnes : la même graine donne les mêmes.
arena-bot-twice = le robot { $name } est nommé deux fois
arena-two-bots = il faut au moins deux robots différents pour un tournoi
arena-games = { $games } parties, cela ne se joue pas : demandez-en au moins une
arena-limit = un robot ne peut pas jouer en { $limit } secondes : donnez-lui plus que rien
arena-margin = la marge { $margin } n’est pas possible ; elle est entre 0 et 0,5
arena-confidence = la confiance { $confidence } n’est pas possible ; elle est entre 0,5 et 1
arena-bot-broken = le robot { $name } ne peut pas être créé : { $problem }
arena-nothing-yet = aucune donne n’a encore été jouée à toutes les tables
arena-said-played = { NUMBER($games) } parties { DE($game) } : { NUMBER($deals) } donnes, chacune jouée une fois de chacune des { $seats } places.
arena-said-best = { $name } est premier, avec { $points } ± { $error } points.
arena-said-level = Personne n’est en tête.
arena-said-unfinished = { $count ->
    [one] Une partie est restée indécise
   *[other] { $count } parties sont restées indécises
} après 10 000 coups.
arena-fault-crashed = { $name } s’est arrêté sur une erreur et a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait : { $said }
arena-fault-illegal = { $name } a répondu un coup interdit et a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait : { $said }
arena-fault-silent = { $name } s’est tu trop longtemps et a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait.
arena-fault-died = { $name } a mis fin à son processus et a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait.
arena-standings = Classement
arena-meetings = Qui bat qui
arena-meeting = { $one } – { $other }
arena-column-place = nº
arena-column-bot = robot
arena-column-rating = points
arena-column-wins = gains (nulle : un demi)
arena-column-fair = part équitable
arena-column-games = parties
arena-column-mean = par coup
arena-column-slowest = le plus lent
arena-column-pair = robots
arena-column-score = score
arena-column-from = de
arena-column-to = à
arena-column-deals = donnes
arena-column-verdict = sûr à 95 %, quel que soit le moment de l’arrêt
arena-verdict-better = { $one } est meilleur
arena-verdict-worse = { $other } est meilleur
arena-verdict-equal = égaux
arena-verdict-open = pas encore sûr
arena-plot = La force des robots : { $game }

study-help = Répondre aux questions qu’on se pose sur les jeux.
study-bots = Quelle est la force de chaque robot d’un jeu ?
study-more = Chaque étude a --plot FICHIER.svg, --json, --results FICHIER (pour continuer plus tard), --ray ADRESSE ; --help dit le reste.
study-unknown = il n’y a pas d’étude « { $name } » ; il y a : { $right }
study-no-parameter = l’étude { $study } ne connaît pas « { $name } » ; elle connaît : { $right }
study-incomplete = l’étude { $study } n’est pas complète ; relancez-la pour continuer

# La ligne de commande.
cli-about = Des jeux de société, à jouer et à comprendre.
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
cli-option-first = Qui commence : moi (me), le robot (bot), pierre-feuille-ciseaux (rps) ou le sort (lot). Sans rien : comme le jeu le dit, ou moi.
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
cli-commands = (? liste les coups ; { $words })
cli-only = Entrée : { $action }.
cli-narrow = L’image fait { $needed } caractères de large et votre fenêtre { $has } : élargissez-la.
cli-thinking = Un instant…
cli-thinking-long = Un instant… La première fois sur cet ordinateur, du code machine est préparé : jusqu’à une minute.
cli-hint = { $action } : { $why }
cli-word-moves = ? ou coups : ce que vous pouvez jouer.
cli-word-hint = conseil : le mieux à faire, et pourquoi.
cli-word-legend = légende : ce que veulent dire les signes du dessin.
cli-word-rules = règles, règles 7 : les règles, ou un paragraphe.
cli-word-undo = annuler : reprendre votre coup.
cli-word-help = aide : ces mots.
cli-word-quit = quitter : partir ; le match est gardé.
cli-no-legend = { title } : l’image n’a pas de signe à expliquer.
cli-toss = { $name }, qui commence ? { $signs }
cli-no-echo = Ce que vous tapez maintenant ne s’affiche pas.
cli-curtain = Au tour { DE($name) } de regarder : tapez Entrée quand personne d’autre ne voit l’écran.
cli-sign = { $name } montre { $sign }.
cli-tie = Égalité : on recommence.
cli-begins = { $name } commence.
cli-no-undo = vous n’avez rien à reprendre (ce que le hasard a fait ou ce qui a été dévoilé ne se reprend pas)
cli-undone = C’est repris.
cli-drawn = Partie nulle.
cli-wins = { $count ->
    [one] Victoire { DE($names) }.
   *[other] { $names } gagnent ensemble.
}
cli-and = et
cli-standing = Le match : { $points }
cli-kept = Le match est gardé. Pour continuer : tablee play --resume { $file }
cli-journal = Journal : { $file }
cli-measuring = Mesure { DE($game) } (la première fois, on compile)…
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

match-resign = { $name } abandonne.
match-draw = Les joueurs conviennent d’une partie nulle.
match-forfeit = { $name } perd la partie par forfait : temps écoulé, ou départ.
match-forfeited = { $count ->
    [one] { $names } avait perdu par forfait et ne compte pas.
   *[other] { $names } avaient perdu par forfait et ne comptent pas.
}

# Les tables sur le réseau.
told-sit = { $name } s’assied à la table.
told-fill = { $name } prend la place libre.
told-leave = { $name } se lève de table.
told-away-left = { $name } est parti ; un robot prend la place.
told-away-time = { $name } n’a plus de temps ; un robot prend la place.
told-away-absent = { $name } s’est absenté ; un robot prend la place.
told-back = { $name } est de retour.
told-take-back = { $name } reprend un coup.
told-asked-take-back = { $name } demande à reprendre un coup.
told-asked-draw = { $name } propose la partie nulle.
told-asked-pause = { $name } demande une pause.
told-asked-rematch = { $name } aimerait rejouer.
told-agrees = { $name } est d’accord.
told-declines = { $name } n’est pas d’accord.
told-pause = La partie est en pause.
told-resume = { $name } reprend la partie.
told-ready = Pour { $name }, la partie suivante peut commencer.
told-rested = La partie suivante commence sans attendre { $name }.
told-rematch = On continue à la table { $code }.
toss-help = Qui commence ? Choisissez pierre, feuille ou ciseaux.
table-full = la table est complète
seat-taken = cette place est prise ; libres : { $free }
turn-not-yours = ce n’est pas à vous de jouer
bot-sits-in = un robot joue à votre place
nothing-asked = il n’y a rien à quoi répondre
not-paused = la partie n’est pas en pause
resign-for-two = on ne peut abandonner que dans une partie à deux
table-waiting = la partie n’a pas commencé : on attend encore des joueurs
table-paused = la partie est en pause
asked-already = c’est déjà demandé
rematch-later = le match n’est pas fini
rematch-made = on continue à la table { $code }
no-draws = ce jeu ne permet pas de convenir d’une partie nulle
draw-absent = { $names } n’est pas là pour accepter une partie nulle
seat-is-yours = la place est déjà à vous
no-such-table = il n’y a pas de table { $code }
not-your-seat = ce lien ne donne pas de place à cette table
no-files = un plateau se nomme ou s’écrit ici en une ligne ; les fichiers sont pour votre ordinateur
wrong-origin = cette page n’a pas le droit de parler à ce serveur
too-large = c’est trop gros : au plus { $most } ko
too-many = c’était trop à la fois
too-busy = le serveur est trop occupé
journal-too-long = cette partie est trop longue pour être apportée ici : { $most } actions au plus
not-read = les tables sont illisibles pour l’instant
not-kept = cela n’a pas pu être mis en sûreté et n’a donc pas été joué
old-client = cette page parle la version { $protocol } du protocole ; le serveur parle la { $right }
behind = il s’est passé quelque chose entre-temps
id-used = cet identifiant est celui d’une autre demande
unreadable-message = ce message est illisible
unreadable-body = cette demande est illisible : { $problem }
hello-first = une connexion commence par « hello »
hello-once = « hello » se dit une fois
spectators-watch = les spectateurs ne font que regarder
no-such-moment = cette partie n’a pas ce moment
not-over = on pourra regarder cela quand le match sera fini
nobody-absent = il n’y a personne à remplacer
not-absent = on peut remplacer un joueur absent depuis { $seconds } secondes
notes-none = { $game } : il n’y a rien à noter
host-fills = seule la personne qui a ouvert la table peut donner une place libre à un robot
analysis-later = pas tant que vous jouez avec d’autres personnes : attendez la fin du match
bad-number = { $name } n’est pas un nombre qui convient
no-such-page = Il n’y a rien ici.
page-not-built = La page n’a pas été construite. Lancez ./tablee une fois avec un réseau, ou jouez dans le terminal : ./tablee play modulo
your-journal = votre journal
open-seat = Place libre
todo-check-code = Vérifiez le code ; demandez à qui vous a invité.
todo-your-link = Ouvrez le lien de votre propre place, ou regardez en spectateur.
todo-watch = Vous pouvez regarder, ou ouvrir votre propre table.
todo-other-seat = Choisissez une autre place.
todo-wait = Attendez un instant, puis réessayez.
todo-again = Réessayez dans un instant.
todo-reload = Rechargez la page.
todo-look-again = Regardez de nouveau, puis choisissez.
todo-wait-turn = Attendez votre tour.
todo-invite = Donnez le lien aux autres, ou attendez.
todo-resume = Reprenez d’abord la partie.
todo-return = Reprenez d’abord votre place.
todo-protocol = Voyez docs/protocol.md.
todo-origin = Ouvrez l’adresse du serveur lui-même.
cli-help-serve = Servir des tables aux navigateurs, sur cet ordinateur ou pour d’autres.
cli-option-no-open = Ne pas ouvrir le navigateur.
served-at = Tablée est servi à l’adresse { $address } (Ctrl-C pour arrêter)
server-closing = Le serveur redémarre ; la partie continue dans un instant.
analysis-failed = l’analyse a pris trop de temps ou a échoué
cannot-listen = impossible d’écouter à l’adresse { $host }, port { $port } : { $problem } ; choisissez un autre --port
this-computer-only = cela ne se fait que depuis l’ordinateur qui sert les parties
network-set-up = qui a lancé ce serveur a déjà dit à qui il s’adresse
no-network = cet ordinateur n’est dans aucun réseau domestique
network-closed = impossible de servir le réseau local : { $problem }
database-newer = { $name } est de version { $version } et ce programme connaît la { $right } ; prenez un Tablée plus récent
database-unusable = la base { $name } est inutilisable : { $problem } ; voyez si elle est là et si vous y avez accès (--database, --data)
database-in-use = un autre serveur utilise la base { DE($name) } ; arrêtez-le, ou donnez un autre --data à celui-ci (plusieurs serveurs pour les mêmes tables demandent PostgreSQL)
wrong-setting = un réglage est impossible : { $problem }
at-least-one = --workers et --bots valent au moins 1
workers-need-postgres = plusieurs processus demandent une base où plusieurs écrivent : donnez --database postgresql://… (SQLite n’a qu’un écrivain)
cli-help-backup = Copier la base dans un fichier, que le serveur tourne ou non.
cli-help-doctor = Vérifier l’installation, et chaque partie de la base en la rejouant.
cli-argument-backup = Le fichier à écrire ; il ne doit pas exister.
setting-host = L’adresse où écouter ; 127.0.0.1 est cet ordinateur seulement, 0.0.0.0 tout le monde.
setting-port = Le port ; 8000, ou un autre s’il est pris.
setting-data = Le dossier où tout est gardé ; votre dossier de données si rien n’est dit.
setting-database = postgresql://… pour garder les tables dans PostgreSQL ; sinon SQLite dans le dossier de données.
setting-workers = Combien de processus servent (seulement avec PostgreSQL).
setting-bots = Combien de processus réfléchissent pour les robots de chaque processus serveur.
setting-bot-timeout = Après tant de secondes, un robot qui ne répond pas est remplacé.
setting-warm = Compiler ou non en arrière-plan ce dont les robots ont besoin.
setting-limits = Limiter ou non ce que demandent une connexion et une adresse.
setting-connections = Combien de websockets accepte un processus.
setting-origins = Les autres pages qui peuvent parler à ce serveur, par exemple https://example.org.
setting-hosts = Les noms auxquels ce serveur répond ; ceux de cet ordinateur s’il ne sert qu’ici.
setting-proxies = Les adresses des mandataires que l’on croit quand ils disent qui demande.
setting-log = Ce qui est noté : debug, info, warning ou error.
backup-exists = { $file } existe déjà ; choisissez un autre nom
backup-failed = la copie { $file } n’a pas pu être écrite : { $problem }
backup-done = { $file } : { $tables } tables
no-database = il n’y a pas encore de base { $name }
journal-differs = le journal de la table { $code } ne mène pas là où en est la table
changes-missing = le changement { $seq } de la table { $code } manque dans la base : la table ne peut pas continuer ; voyez une sauvegarde
changes-differ = les changements de la table { $code } mènent à « { $stage } », et la base dit « { $right } » : il s’en est perdu
table-missing = la table { $code } manque dans la base, alors qu’il y en a des changements
doctor-versions = Versions
doctor-page = Page pour les navigateurs
doctor-folder = Dossier de données
doctor-database = Base de données
doctor-tables = Tables (et changements) rejouées
doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : voyez les lignes marquées ✗.

# Au terminal, quelles que soient les circonstances.
cli-argument-one-game = Quel jeu ; tous, si aucun n’est nommé.
library-missing = il faut pour cela { $library }, qui n’est pas installé ; installez-le avec : pip install { $library }
extra-missing = { $library } n’est pas installé ; installez-le avec : pip install "tablee[{ $extra }]"
cli-no-journal = Aucun journal de cette partie ne peut être tenu : { $problem }. Vous pouvez jouer, mais pas reprendre plus tard ; avec --journal FICHIER il est tenu où vous le dites.
cli-not-kept = La partie n’est pas conservée.
cli-journal-stopped = Le journal s’arrête ici : { $problem }. Vous pouvez continuer à jouer.
wrong-dice = les dés ne peuvent être { $value } : ils sont { $right }
no-chance = dans { $game } rien n’est laissé au hasard : il n’y a rien à lancer
secret-chance = dans { $game } le hasard distribue ce qu’un seul joueur peut voir : qui le taperait le saurait ; laissez l’ordinateur distribuer
cli-option-dice = Qui lance les dés et retourne les cartes : l’ordinateur (computer), ou vous, avec de vrais (real) : vous tapez alors ce qui est venu.
cli-chance = Hasard
cli-ask-chance = Qu’a donné le hasard ? Tapez-le : { $actions }.
cli-not-chance = « { $typed } » n’est pas ce qui est demandé (? dit ce qui peut l’être).
command-legend = légende
cli-option-legend = Ce que veulent dire les signes de son dessin, à la place.
