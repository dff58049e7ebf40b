skip = Aller au contenu
other-language = English
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
sound = Son
on = oui
off = non
home = Accueil
loading = Un instant…
named = { $label } : { $what }
again = Réessayer

welcome = À quoi joue-t-on ?
welcome-more = Des jeux de table, des jeux de mains aux casse-tête. Sans compte, sans attendre.
play-bot = Jouer
play-bot-long = Jouer tout de suite à { $game } contre l’ordinateur
play-friends = Avec des amis
play-friends-long = Jouer à { $game } avec des amis
play-together = Autour de cet écran
play-together-long = Jouer à { $game } autour de cet écran
options = Options
options-long = Options : { $game }
read-rules = Règles
read-rules-long = Règles : { $game }
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-range = { $few } à { $most } joueurs
your-name = Votre nom
your-name-hint = Celui que les autres verront
strength = L’ordinateur joue
level = { $level ->
    [random] au hasard
    [easy] doucement
    [medium] assez bien
    [strong] fort
    [perfect] parfaitement
   *[other] { $level }
}
level-name = { $level ->
    [random] hasard
    [easy] facile
    [medium] moyen
    [strong] fort
    [perfect] parfait
   *[other] { $level }
}
my-games = Mes parties
finished = Finies
open-tables = Tables ouvertes
removed = { $n ->
    [one] Une partie a été retirée de la liste.
   *[other] { $n } parties ont été retirées de la liste.
}
undo = Annuler
remove = Retirer de la liste
remove-finished = Retirer toutes les parties finies
no-open-tables = Personne n’attend à une table publique. Ouvrez-en une : choisissez un jeu « avec des amis » et rendez-la publique.
your-turn = À vous
go-on = Continuer
look-again = Revoir
join-it = S’asseoir
watch = Regarder
waiting-for = { $n ->
    [one] il manque un joueur
   *[other] il manque { $n } joueurs
}
have-code = Un code reçu ?
code = Code de la table
open-it = Ouvrir
upload-journal = Revoir un fichier de partie
stage-waiting = en attente
stage-running = en cours
stage-over = finie
stage-replay = fichier

set-up = Une table : { $game }
how = Qui joue ?
how-bot = Moi contre l’ordinateur
how-friends = Des amis, chacun sur son écran
how-together = Nous tous, autour de cet écran
how-many = Nombre de joueurs
player-name = Nom du joueur { $n }
agree = Ce qu’on convient
agree-hint = Tout est réglé comme le dit la règle du jeu. Changez ce que vous voulez.
other-value = autre chose…
other-value-of = Autre chose : { $sentence }
match = Durée
match-games = { $n ->
    [one] une partie
   *[other] { $n } parties, le premier joueur change
}
match-wins = { $n ->
    [one] jusqu’à une victoire
   *[other] jusqu’à { $n } victoires
}
first = Qui commence
first-given = le premier de la liste
first-lot = tiré au sort
first-rps = pierre-feuille-ciseaux
time = Temps de réflexion
time-free = autant qu’on veut
time-seconds = { $seconds } secondes par coup
time-minutes = { $minutes } min par coup
time-game = Temps pour toute la partie
times-game = { $minutes ->
    [0] autant qu’il faut
   *[other] { $minutes } min chacun
}
late = Si le temps est écoulé ou si quelqu’un part
late-bot = l’ordinateur joue jusqu’à son retour
late-forfeit = il perd la partie
is-public = N’importe qui peut s’asseoir : la table est dans la liste
start = Commencer
start-friends = Ouvrir la table

invite = Invitez les autres
invite-hint = Envoyez-leur ce lien, ou faites-leur scanner le code. La partie commence quand toutes les places sont prises.
local-only = Cette adresse ne marche que sur cet ordinateur.
local-how = Pour inviter d’autres appareils, lancez Tablée avec : tablee serve --host 0.0.0.0
open-house = Ouvrir à la maison
house-open = Ouvert à la maison : les téléphones et ordinateurs du même réseau (le même Wi-Fi) trouvent cette adresse. Si l’un d’eux n’y arrive pas, le pare-feu de cet ordinateur est peut-être en cause.
house-close = Cet ordinateur seulement
copy = Copier le lien
copied = Copié
share = Partager…
qr = Code QR du lien
table-code = Le code de la table
free = libre
join-title = On vous invite à une table : { $game }
agreed = Ce qui est convenu
as-in-the-book = Comme le dit la règle du jeu.
at-the-table = À cette table de { $of } : { $names }
join = S’asseoir
join-watch = Seulement regarder
fill-bot = Faire jouer l’ordinateur ici
waiting-players = On attend les autres…
you = vous
watching-now = Vous regardez
spectator-running = D’autres jouent cette partie : vous voyez ce que tout le monde voit. Si vous y avez une place, ouvrez-la avec votre propre lien ou sur l’appareil où vous avez commencé.

turn-you = À vous de jouer
turn-you-name = { $name }, à vous de jouer
turn-other = { $name } joue…
turn-several = On attend { $names }
hand-over = La suite n’est que pour l’un d’entre vous.
turn-chance = Le hasard décide…
choose-secretly = Choisissez en secret : personne ne voit avant que tous aient choisi.
chosen = C’est choisi. On attend les autres…
throw-dice = Lancer les dés
toss = Qui commence ? Pierre, feuille ou ciseaux
toss-wait = On attend le signe de l’autre joueur…
paused = La partie est en pause.
resume = Reprendre
over = La partie est finie
match-over = Le match est fini
you-win = Vous gagnez !
score = Score
game-of = Partie { $n } sur { $of }
game-number = Partie { $n }, en { $wins } victoires
next-game = Partie suivante
next-waits = Pour commencer la partie suivante, on attend encore { $names }. D’ici là, le temps ne court pas.
next-waits-you = La partie suivante commence quand vous voudrez continuer. D’ici là, le temps ne court pas.
next-waits-all = La partie suivante commence quand vous et { $names } voudrez continuer. D’ici là, le temps ne court pas.
next-begins = Elle commence d’elle-même dans { $time }.
moves = Tous les coups en liste
board-of = Plateau : { $game }

presence-here = présent
presence-away = absent
presence-bot = ordinateur
presence-sat-in = l’ordinateur joue à sa place
presence-left = est parti
presence-forfeited = a perdu par forfait
replace-away = Continuer sans { $name }
come-back = Reprendre ma place
left = temps restant

menu = Table
hint = Un indice
take-back = Reprendre un coup
draw = Proposer la nulle
pause = Pause
resign = Abandonner
leave = Quitter
rematch = Rejouer
new-table = Un autre jeu
sure-resign = Abandonner cette partie ?
sure-resign-more = L’autre joueur la gagne.
sure-leave = Quitter la table ?
sure-leave-more = Vous pourrez revenir avec votre lien ; d’ici là, la table continue comme convenu.
sure-house = Ouvrir Tablée à la maison ?
sure-house-more = Tous les appareils du même réseau, comme le Wi-Fi de la maison, pourront alors atteindre ce serveur : s’asseoir avec un code, et voir les tables publiques. Rien n’est ouvert sur Internet. Dans un café ou un hôtel, mieux vaut s’abstenir. Cela dure, même après un redémarrage, jusqu’à ce que vous le fermiez ici.
sure-bell = Faire sonner ?
sure-bell-more = La partie finit pour tout le monde.
yes = Oui
no = Non
asks-take_back = { $name } voudrait reprendre un coup.
asks-draw = { $name } propose la nulle.
asks-pause = { $name } voudrait une pause.
asks-rematch = { $name } voudrait rejouer.
asked = Demandé. On attend la réponse…
agree-to = D’accord
disagree = Non

tab-history = Le récit
tab-rules = Règles
tab-truth = Analyse
tab-notes = Carnet
goal = Le but
goal-known = Je le sais : ranger
just-now = À l’instant
history = Le récit de la partie
older = Plus tôt
nothing-yet = Rien encore.
truth = Analyse
truth-not-now = L’analyse est ouverte contre l’ordinateur, et à tous quand la partie est finie.
truth-show = Montrer ce que vaut chaque coup
truth-hide = Cacher
truth-wait = On calcule la vérité…
compiling = L’ordinateur se prépare à ce jeu : une seule fois, pendant une minute peut-être…
seconds = { $n } s
truth-whole = Chercher les erreurs de toute la partie
truth-progress = { $done } coups examinés sur { $of }
truth-nothing = Rien à choisir à ce moment.
truth-of = Vu par { $name }
outcome-win = gagne
outcome-draw = fait nulle
outcome-loss = perd
outcome-in = { $outcome } en { $plies }
within = ± { $error }
chance = { $per } de chances
mark-best = le meilleur coup
mark-good = bon coup
mark-slip = imprécision
mark-mistake = erreur
no-mistakes = Pas d’erreur trouvée.
betters-was = Mieux : { $label }

hint-nudge = Un coup de pouce
hint-move = Montrer le coup
hint-why = Pourquoi ?
hint-sections = Regardez les règles : { $sections }.
hint-equal = Tous vos coups se valent : jouez celui que vous voulez.
hint-one = Un coup est meilleur que tous les autres. Regardez encore.
hint-few = { $n } de vos coups sont bons ; les autres le sont moins.
hint-play = { $label }. C’est marqué sur le plateau.
hint-do = Le jouer
hint-hide = Ranger

notes = Carnet
notes-hint = Ce qui est encore possible, autant que vous pouvez le savoir. Il se remplit tout seul.
notes-off = Le carnet est fermé.
back-dark = noire
back-light = blanche
notes-none = Rien à noter dans ce jeu.
notes-turn-on = L’ouvrir
notes-turn-off = Le fermer
possible = possible
impossible = impossible

replay = Revoir
replay-of = Revoir : { $game }
moment = Moment { $n } sur { $of }
first-moment = Au début
previous-moment = Un pas en arrière
next-moment = Un pas en avant
last-moment = À la fin
play-replay = Défiler
stop-replay = Arrêter
play-on = Jouer à partir d’ici
play-on-hint = Une nouvelle table commence dans cette position même, vous contre l’ordinateur.
download = Télécharger la partie
seen-by = Vu par
seen-all = tout le monde (tout est montré)
seen-table = un spectateur

curtain = Passez l’écran à { $name }
curtain-hint = Les autres regardent ailleurs.
curtain-show = Je suis { $name } : montrer mon côté
pass-on = C’est fait : passer à { $name }

lost = La connexion est perdue. On réessaie sans cesse ; rien n’est perdu.
lost-move = La connexion est coupée. Votre coup attend : il sera joué une fois, dès que le serveur répondra.
connecting = Connexion…
unreachable = Le serveur ne répond pas.
unreachable-todo = Vérifiez que Tablée est lancée, puis réessayez.
no-page = Il n’y a rien à cette adresse.
to-home = Aux jeux
wrong-seat = Ce lien n’ouvre pas (ou plus) de place à cette table.
wrong-seat-todo = Vous pouvez quand même regarder.
reload = Recharger la page
board-failed = Le plateau n’a pas pu être chargé.
