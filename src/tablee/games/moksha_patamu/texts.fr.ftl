title = Moksha-patamu
tagline = Serpents et échelles : grimpez, glissez, et soyez le premier sur la dernière case.
goal = Lancez les dés et courez jusqu’à la dernière case : les échelles font monter, les serpents font descendre. { $end ->
    [bell] Quand la sonnerie retentit, le plus avancé gagne ; les arrivés, par ordre d’arrivée.
    [all] Le premier pion arrivé gagne, et les autres courent pour les places.
   *[first] Le premier pion arrivé gagne.
}
assumes = { $cards ->
    [no] Personne n’a rien à choisir : les dés décident.
   *[yes] Les dés décident, et les cartes sont posées comme le font des joueurs sensés, ou au mieux quand tout peut être compté.
}

option-board = Le plateau.
option-board-maison = le nôtre : 100 cases, 9 échelles, 9 serpents
option-board-milton_bradley_1943 = la disposition américaine de 1943 : 100 cases
option-board-vintage_punitive = une disposition ancienne pleine de longs serpents : 100 cases
option-board-leela_72 = une disposition du jeu de la Lila, jusqu’à son but : 68 cases
option-board-also = un plateau à vous : un fichier, ou tout en une ligne
option-dice = Combien de dés on tire.
option-dice-1 = un dé
option-dice-2 = deux dés
option-doubles = Avec deux dés : quels doubles font entrer et rejouer.
option-doubles-six = le double 6 seulement
option-doubles-any = n’importe quel double
option-entry = Ce qu’il faut pour entrer sur le plateau.
option-entry-six = un 6, ou un double 6
option-entry-free = rien : les pions avancent dès le premier tirage
option-replay = Un 6, ou un double 6, fait-il rejouer ?
option-replay-true = oui, sans limite
option-replay-false = non
option-overshoot = Ce qui arrive quand le tirage est trop fort pour la dernière case.
option-overshoot-walk_back = on recule de l’excédent
option-overshoot-stay = le pion ne bouge pas
option-end = Quand la partie finit.
option-end-first = quand le premier pion est arrivé, ou si la sonnerie retentit avant
option-end-all = quand tous les pions sont arrivés
option-end-bell = quand la sonnerie retentit, ou quand tous les pions sont arrivés
option-bell_after = Avec la sonnerie : le nombre de tours après lesquels elle retentit d’elle-même ; 0, jamais.
option-occupied = Un pion peut-il atterrir là où se trouve un autre ?
option-occupied-false = oui
option-occupied-true = non : il s’arrête sur la case libre d’avant
option-snake_card = Cartes serpent : posées sur une tête, elles empêchent le serpent de mordre.
option-snake_card-none = aucune
option-snake_card-lasting = pour le reste de la partie
option-snake_card-passing = jusqu’à ce qu’un autre joueur tombe là et prenne la carte
option-ladder_card = Cartes échelle : posées à un pied, elles empêchent de monter.
option-ladder_card-none = aucune
option-ladder_card-lasting = pour le reste de la partie
option-ladder_card-passing = jusqu’à ce qu’un autre joueur tombe là et prenne la carte

contradiction-doubles-one-die = { $game } : doubles=any demande deux dés, dice=2 (§R1)
contradiction-doubles-idle = { $game } : avec entry=free et replay=false, aucun double ne fait rien ; retirez doubles=any (§R1)
contradiction-stay-two-dice = { $game } : avec deux dés et overshoot=stay, un pion à une case de l’arrivée ne pourrait plus jamais bouger ; retirez l’un des deux (§R4)
contradiction-bell-after = { $game } : bell_after demande end=first ou end=bell (§R6)

board-size = un plateau a de { $least } à { $most } cases, pas { $size } (§R9)
board-outside = la case { $square } n’est pas sur le plateau, qui va de 1 à { $size } (§R9)
board-nowhere = la case { $square } mène à elle-même (§R9)
board-last = la case { $square } est la dernière : ni serpent ni échelle n’en part (§R9)
board-two-starts = de la case { $square } partent deux serpents ou échelles (§R9)
board-end-is-start = la case { $square }, où finit celui ou celle de { $start }, est elle-même un départ (§R9)
board-wall = les cases { $square } à { $last } sont toutes des têtes de serpent : aucun tirage d’un dé ne les enjambe (§R9)
board-ladder-down = case { $square } : une échelle monte, celle-ci descend en { $end } (§R9)
board-snake-up = case { $square } : un serpent descend, celui-ci monte en { $end } (§R9)
board-no-file = { $file } ne peut être lu : { $problem } (§R10)
board-no-json = { $file } n’est pas un fichier JSON (§R10)
board-no-board = { $file } n’est pas un plateau : il a une taille « size », et des listes « ladders » et « snakes » de paires comme [4, 14] (§R10)

notation-help = avance, carte 47 (poser une carte sur la case 47), sonnerie (dans les parties qui en ont une), ou un tirage : 5, ou 2+3 avec deux dés
offer-go = Avancer sans poser de carte
offer-card = Poser votre carte { $kind ->
    [snake] serpent
   *[ladder] échelle
} sur la case { $square }
offer-bell = Faire retentir la sonnerie
wish-six = { $six ->
    [one] Faites un 6
    [two] Faites un double 6
   *[double] Faites un double
} pour faire entrer votre pion
wish-home = Faites exactement { $steps } pour atteindre la dernière case
tell-sentence = { $done } : { $rest }.
tell-throw = { $who } tire { $dice }
tell-go = { $who } avance
tell-card = { $who } pose une carte { $kind ->
    [snake] serpent
   *[ladder] échelle
} en { $square }
tell-may-lay = une carte peut être posée avant le déplacement
tell-may-lay-more = une autre peut suivre
tell-stays-off = reste hors du plateau
tell-enters = entre en { $square }
tell-moves = { $origin } → { $square }
tell-walks-back = { $origin } → { $last }, recule en { $square }
tell-stays = reste en { $square }
tell-occupied = { $aim } est occupée, s’arrête en { $square }
tell-climbs = monte l’échelle jusqu’en { $square }
tell-falls = descend le serpent jusqu’en { $square }
tell-does-not-climb = ne peut monter l’échelle
tell-is-protected = échappe au serpent
tell-goes-up = { $who } monte en { $square }
tell-takes-card = prend une carte
tell-home = arrive { $place ->
    [1] premier
   *[other] au rang { $place }
}
tell-again = rejoue
tell-bell = La sonnerie retentit.
tell-bell-rang = et la sonnerie retentit
ended-home = { $who } gagne : le premier pion arrivé finit la partie (§8).
ended-all-home = Tous les pions sont arrivés, { $who } en premier : la partie est finie (§8).
ended-bell = La sonnerie a fini la partie (§8). { $outcome ->
    [one] { $who } est en tête
    [shared] { $who } sont en tête ensemble
   *[level] Tous sont à égalité, personne n’a gagné
} : les pions arrivés se classent par arrivée, les autres par case (§R5).
help-you = Votre pion est { $pawn }.
help-card = Tapez avance, ou carte et une case : { $squares }.
help-throw = Entrée : tirer les dés.
help-bell = sonnerie : la table fait retentir la sonnerie.

refused-bell-of-table = { $action } : c’est la table qui la fait retentir, pas un joueur (§R6)
refused-no-bell = { $action } : cette partie ne finit pas avec la sonnerie ; jouez avec end=first ou end=bell (§R6)
refused-thrown = { $action } : les dés sont tirés ; posez une carte, ou avance (§R14)
refused-one-die = { $action } : cette partie se joue avec un dé (§R1)
refused-two-dice = { $action } : cette partie se joue avec deux dés (§R1)
refused-throw-first = { $action } : on tire d’abord les dés (§R14)
refused-chance-throws = { $action } : personne ne choisit ce que montrent les dés ; tirez-les (§1)
refused-card-outside = { $action } : ce plateau n’a pas cette case (§R14)
refused-card-nowhere = { $action } : cette case n’est ni la tête d’un serpent ni le pied d’une échelle (§R14)
refused-card-lies = { $action } : il y a déjà une carte (§R14)
refused-no-snake-cards = { $action } : cette partie se joue sans cartes serpent (§R14)
refused-no-ladder-cards = { $action } : cette partie se joue sans cartes échelle (§R14)
refused-no-snake-card = { $action } : vous n’avez pas de carte serpent (§R14)
refused-no-ladder-card = { $action } : vous n’avez pas de carte échelle (§R14)

impossible-values = le tour, la sonnerie, ou ce qui dépasse les joueurs et les cases de cette partie, a une valeur qui n’existe pas (§1)
impossible-square = un pion est sur une case du plateau, ou dehors (§5)
impossible-two-pawns = une case porte un seul pion dans cette partie (§11)
impossible-on-head = aucun pion ne reste sur la tête d’un serpent dans cette partie (§9)
impossible-on-foot = aucun pion ne reste au pied d’une échelle dans cette partie (§10)
impossible-places = les pions arrivent premier, deuxième, troisième, …, et seulement sur la dernière case (§8)
impossible-end = la partie continue ou finit selon les pions arrivés, ou la sonnerie (§8)
impossible-cards = il y a en jeu une carte de chaque sorte par joueur, tenue ou posée (§R14)
impossible-card-nowhere = une carte est sur la tête d’un serpent ou au pied d’une échelle (§R14)
impossible-throw = un tirage n’attend qu’un joueur qui peut poser une carte (§R14)
unreadable-drawing = un dessin de Moksha-patamu a chaque pion de la partie une fois, avec sa case, comme A 16, B · ou C ★1, et ▶ devant celui qui joue

board-help = Les plateaux de Moksha-patamu : en faire un, en vérifier un, en voir un.
board-new-help = Un plateau équitable au hasard, en fichier.
board-check-help = Un plateau suit-il les règles ? Et comment est-il ?
board-show-help = Dessiner un plateau.
board-size-help = Combien de cases, de 40 à 144.
board-seed-help = Un nombre ; le même nombre donne le même plateau.
board-file-help = Le fichier à écrire ; sans lui, le plateau est affiché.
board-which-help = Le nom d’un plateau, un fichier, ou un plateau en une ligne.
board-lang-help = La langue : en ou fr.
board-exists = { $file } existe déjà ; choisissez un autre nom
board-unwritable = { $file } ne peut être écrit : { $problem }
board-written = { $file } écrit
board-unknown = « { $value } » n’est pas un plateau : nommez { $right }, ou un fichier qui finit par .json
board-unfair-size = un plateau au hasard a de { $least } à { $most } cases, pas { $size } (§R11)
board-fine = { $name } suit les règles (§R9) : { $size } cases.
board-lines = { $ladders } échelles montent de { $climbed } cases, { $snakes } serpents descendent de { $fallen } ; le plus long trait en couvre { $longest }.
board-throws = Un pion seul a besoin de { $throws } tirages en moyenne, { $bare } sans serpents ni échelles ; la plus courte partie en compte { $fewest }.
board-gap = Tracés droits, ils restent à { $gap } cases l’un de l’autre.
board-fair = Il est équitable (§R11).
board-unfair = Il n’est pas équitable : { $reason } (§R11).
unfair-numbers = il n’a pas autant d’échelles que de serpents
unfair-length = les parties sont de plus d’un dixième plus longues ou plus courtes que sans serpents ni échelles
unfair-quarters = un quart du plateau n’a pas de tête ou pas de pied
unfair-longest = un trait couvre plus de la moitié du plateau
unfair-gap = deux traits passent à moins d’une demi-case l’un de l’autre

moksha-length = Combien de temps dure Moksha-patamu sur un plateau, avec chaque option ?
length-players = Combien de joueurs.
length-games = Parties jouées pour chaque variante.
length-seed = D’autres parties : la même graine donne les mêmes.
length-said-plain = À { $players } joueurs sur le plateau { $board }, une partie demande en moyenne { NUMBER($throws, maximumFractionDigits: 2) } lancers, tous joueurs ensemble.
length-said-range = Les options la font aller de { NUMBER($least, maximumFractionDigits: 1) } lancers ({ $quick }) à { NUMBER($most, maximumFractionDigits: 1) } ({ $slow }).
length-said-how = Exact quand les pions ne se rencontrent pas, par la chaîne des tours de chaque joueur ; le reste et l’étendue d’après { NUMBER($games) } parties chacun, où les cartes sont posées comme le font des joueurs sensés.
length-grid = Lancers dans une partie entière
length-column-variant = variante
length-column-throws = lancers en moyenne
length-column-how = comment
length-column-ratio = × simple
length-column-short = 5 % ont au plus
length-column-middle = la moitié
length-column-long = 95 %
length-column-longest = la plus longue
length-exact = exact
length-played = joué
length-as-it-is = tel quel
length-anglo-saxon = règles anglo-saxonnes
length-variant = { $options }
length-plot = Moksha-patamu : { $players } joueurs sur le plateau { $board }
why-race = Gagne : { how-often }. Jusqu’à la fin, en moyenne : { NUMBER($turns, maximumFractionDigits: 2) } tours de la table, { NUMBER($throws, maximumFractionDigits: 2) } tirages.
why-bell = Premier, seul ou à égalité : { how-often }. La sonnerie retentit au plus tard après { $turns } tours.
why-seat = { $shared ->
    [1] Premier, seul ou à égalité
   *[other] Gagne
} : { how-often }.
why-decided = Le classement est acquis : numéro { $place } sur { $players }.
why-throw = { $where ->
    [waits] Avant d’avancer, on peut poser une carte.
    [off] Le pion reste hors du plateau.
   *[on] Le pion arrive en { $square }.
} { $shared ->
    [1] Vous êtes alors premier, seul ou à égalité
   *[other] Vous gagnez alors
} : { how-often }.
why-go = Sans carte vous { $shared ->
    [1] êtes premier, seul ou à égalité
   *[other] gagnez
} : { how-often }.
why-card = Une carte { $kind ->
    [snake] serpent sur la tête
   *[ladder] échelle au pied
} en { $square } ; { $shared ->
    [1] vous êtes alors premier, seul ou à égalité
   *[other] vous gagnez alors
} : { how-often }.
table-length = Combien de temps cela dure : tant de parties sont finies après…
label-share = { $percent } %
label-turns = tours
ask-throw = { $who } tire : tapez ce que { $dice ->
    [1] montre le dé, de 1 à 6
   *[2] montrent les dés, par exemple 2+3
}.

# Chaque signe du dessin.
legend-to-move = c’est à lui de jouer
legend-moved-last = c’était à lui de jouer quand la partie a fini
legend-home = sur le plateau : la dernière case ; à côté d’un pion : arrivé, et à quel rang (1 : le premier)
legend-snake = la tête d’un serpent, et la case où il fait descendre
legend-ladder = le pied d’une échelle, et la case où elle fait monter
legend-snake-card = une carte serpent, en main (et combien) ou sur une tête
legend-ladder-card = une carte échelle, en main (et combien) ou à un pied
legend-laid = la carte qu’un joueur a posée sur une case ; la lettre dit qui
legend-off = pas encore sur le plateau
legend-throw = un tirage qui attend son déplacement
legend-more = autant de pions de plus sur cette case
legend-pawns = les pions, une lettre par place
legend-bell = la sonnerie, et les tours qui restent avant qu’elle retentisse
legend-rung = la sonnerie a retenti
legend-line = au-dessus, le plateau ; au-dessous, les pions

# Le plateau de la page.
page-you = vous
page-board = Plateau de { $size } cases, { $ladders } échelles, { $snakes } serpents
page-lines = Échelles : { $ladders }. Serpents : { $snakes }.
page-leads = { $start } mène en { $end }
page-off = hors du plateau
page-square = case { $n }
page-home = { $place ->
    [one] arrivé premier
   *[other] arrivé { $place }e
}
page-players = Joueurs
page-stands = { $name } : { $where }.
page-you-stand = Vous : { $where }.
page-snake-cards = { $n ->
    [one] 1 carte serpent
   *[other] { $n } cartes serpent
}
page-ladder-cards = { $n ->
    [one] 1 carte échelle
   *[other] { $n } cartes échelle
}
page-dice = Dés
page-showed = Les dés montrent { $faces }.
page-throw = { $dice ->
    [one] Lancer le dé
   *[other] Lancer les dés
}
page-your-throw = À vous de lancer
page-throws = { $name } lance
page-lay = Vous avez tiré { $faces } : posez d’abord une carte, ou avancez
page-waits-lay = { $name } peut poser une carte
page-go = Avancer
page-where = Où poser une carte
page-lay-snake = Carte serpent en { $square }, le serpent qui descend en { $end }
page-lay-ladder = Carte échelle en { $square }, l’échelle qui monte en { $end }
page-bell = Faire sonner
page-bell-sure = La sonnerie finit la partie pour tous.
page-ring = Sonner
page-dont = Pas encore
page-bell-in = { $turns ->
    [one] La sonnerie retentit après ce tour
   *[other] La sonnerie retentit dans { $turns } tours
}
page-rang = La sonnerie a retenti
page-won = { $name } gagne
page-you-won = Vous gagnez
page-over = La partie est finie
