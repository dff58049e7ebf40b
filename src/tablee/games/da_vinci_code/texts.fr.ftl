title = Da Vinci Code
tagline = Déchiffrez les nombres cachés des autres avant qu’on ne déchiffre les vôtres.
goal = Chaque code croît de gauche à droite, le noir avant le blanc. Devinez les nombres cachés des autres ; le dernier à garder une pièce cachée gagne.
assumes = Cela vaut si chacun attaque le plus probable.

option-expert = Joue-t-on avec les deux jokers ?
option-expert-false = non : 24 pièces
option-expert-true = oui, la partie expert : 26 pièces
option-opening = Les couleurs des pièces de départ.
option-opening-chosen = chacun dit combien sont noires
option-opening-random = le hasard décide
option-first = Qui commence.
option-first-random = tiré au sort
option-first-0 = le premier de la liste
option-first-1 = le deuxième de la liste
option-first-2 = le troisième de la liste
option-first-3 = le quatrième de la liste
contradiction-first = qui commence doit être l’un des { $players } qui jouent (§R3)

notation-help = 1c=7 (la pièce c du joueur marqué 1 est un 7 ; * est un joker), N ou B (piocher noir ou blanc), +c (mettre sa pièce en c), stop, montrer c (retourner sa pièce c) ; avant le jeu 2 (deux pièces noires), Nc (joker noir en c) ou prêt
offer-count = Prendre { $black } { $black ->
    [one] noire
   *[other] noires
} et { $white } { $white ->
    [one] blanche
   *[other] blanches
}
offer-no-joker = Vous n’avez pas de joker à placer : prêt
offer-joker = Faire du joker { $colour ->
    [black] noir
   *[white] blanc
} la pièce { $place }
offer-both-jokers = Faire du joker noir la pièce { $black } et du blanc la pièce { $white }
offer-draw = Piocher une pièce { $colour ->
    [black] noire
   *[white] blanche
}
offer-attack = Dire que la pièce { $colour ->
    [black] noire
   *[white] blanche
} { $place } { DE($who) } est { $value ->
    [12] le joker
   *[other] un { $value }
}
offer-stop = S’arrêter : votre tour finit, et la pièce piochée reste cachée
offer-stop-bare = S’arrêter : votre tour finit
offer-place-hidden = S’arrêter, et poser votre pièce cachée à la place { $place }
offer-place-shown = Poser votre pièce face visible à la place { $place }
offer-show = Retourner votre pièce { $place }

tile-seen = le { $value ->
    [12] joker
   *[other] { $value }
} { $colour ->
    [black] noir
   *[white] blanc
}
tile-unseen = une pièce { $colour ->
    [black] noire
   *[white] blanche
}
tell-begins = { $who } commencera.
tell-counts = { $who } prend { $black ->
    [0] 0 noire
    [1] 1 noire
   *[other] { $black } noires
} et { $white ->
    [0] 0 blanche
    [1] 1 blanche
   *[other] { $white } blanches
}.
tell-arranged = { $who } a rangé son code.
tell-no-joker = { $who } n’a pas de joker à placer.
tell-joker = { $who } fait du joker { $colour ->
    [black] noir
   *[white] blanc
} sa pièce { $place }.
tell-both-jokers = { $who } fait du joker noir sa pièce { $black } et du blanc sa pièce { $white }.
tell-draws = { $who } pioche { $tile }.
tell-right = { $who } dit { $value ->
    [12] joker
   *[other] { $value }
} pour la pièce { $place } { DE($other) } : juste !
tell-wrong = { $who } dit { $value ->
    [12] joker
   *[other] { $value }
} pour la pièce { $place } { DE($other) } : faux.
tell-joins-shown = La pièce piochée, { $tile }, entre dans le code face visible, en { $place }.
tell-drawn-shown = La pièce piochée est { $tile }.
tell-must-show = La pioche est vide : il faut retourner une de ses propres pièces.
tell-stops = { $who } arrête.
tell-stops-hiding = { $who } arrête ; la pièce piochée entre cachée dans le code, en { $place }.
tell-places-hidden = { $who } arrête et place la pièce piochée, cachée, en { $place }.
tell-places-shown = { $who } place la pièce piochée, face visible, en { $place }.
tell-shows = { $who } retourne sa pièce { $place } : { $tile }.
tell-out = { $who } n’a plus de pièce cachée et ne joue plus (§12).
ended-last-code = Le code { DE($who) } est le dernier qui n’est pas entièrement visible : { $who } gagne, avec { $points } points (§12).

help-count = Un nombre de 0 à { $tiles } : combien de vos { $tiles } pièces sont noires.
help-ready = { $example } : vous n’avez pas de joker à placer.
help-arrange = { $example }, par exemple : dites quelle pièce de votre code devient chaque joker.
help-draw = { $black } : piocher une noire.  { $white } : piocher une blanche.
help-attack = { $example } : la pièce { $place } du joueur marqué { $seat } est un 7{ $expert ->
    [0] .
   *[other] {" (un joker s’écrit *)."}
}
help-stop = stop : votre tour finit.
help-stop-placing = Pour arrêter, placez votre pièce : { $places }.
help-place = Placez votre pièce, face visible : { $places }.
help-show = Retournez une de vos pièces : { $tiles }.

refused-chance = { $action } : c’est le hasard qui donne les pièces et tire au sort (§R2, §R3)
refused-count-first = { $action } : dites d’abord combien de vos pièces sont noires, par exemple 2 (§R2)
refused-too-many = { $action } : vous prenez moins de pièces que cela (§3)
refused-arrange-first = { $action } : rangez d’abord votre code, avec Nc ou Bc pour un joker, ou prêt (§R6)
refused-other-jokers = { $action } : donnez une place à chaque joker que vous avez, et à nul autre ; prêt si vous n’en avez pas (§R6)
refused-no-place = { $action } : votre code n’a pas cette place (§5)
refused-joker = { $action } : un joker ne se met pas entre deux nombres consécutifs d’une même couleur (§14, §R4)
refused-order = { $action } : un code monte de gauche à droite, le noir avant le blanc (§5)
refused-draw-first = { $action } : piochez d’abord une pièce, N ou B (§7)
refused-one-draw = { $action } : vous avez déjà pioché ; une pièce par tour (§7, §10)
refused-empty-pool = { $action } : la pioche est vide ; attaquez sans piocher (§R8)
refused-no-player = { $action } : personne n’est assis là (§1)
refused-own-tile = { $action } : attaquez une pièce d’un adversaire, pas la vôtre (§8)
refused-no-tile = { $action } : il n’y a pas de telle pièce (§8)
refused-shown = { $action } : cette pièce est déjà visible (§R7)
refused-no-jokers = { $action } : il n’y a pas de jokers dans cette partie (§1)
refused-attack-first = { $action } : on n’arrête qu’après une attaque réussie (§8, §10)
refused-say-where = { $action } : pour arrêter, dites où va votre pièce piochée, par exemple +a (§R6)
refused-stop-instead = { $action } : il n’y a pas de place à choisir ; écrivez stop (§10)
refused-opening-over = { $action } : les codes de départ sont déjà en place (§3)
refused-not-wrong = { $action } : on ne retourne une de ses pièces qu’après une attaque manquée, la pioche vide (§R8)
refused-place-first = { $action } : placez d’abord votre pièce piochée, face visible, par exemple +a (§9)
refused-show-first = { $action } : retournez d’abord une de vos pièces, par exemple montrer a (§R8)
refused-not-hidden = { $action } : vous n’avez pas cette pièce cachée (§R8)

impossible-values = un champ a une valeur qui n’existe pas : places, pièces, couleurs ou points (§1, §15)
impossible-tiles = chaque pièce existe une fois : dans un code, à part ou dans la pioche (§1)
impossible-order = un code monte de gauche à droite, le noir avant le blanc (§5)
impossible-wrong = une valeur dite à tort pour une pièce n’est pas la sienne, et la pièce est cachée (§R9)
impossible-opening = avant le jeu, on donne les pièces dans l’ordre des places, puis on place les jokers, et rien n’est visible (§3, §R2, §R6)
impossible-turn = la pièce piochée, la pioche et le moment du tour ne vont pas ensemble (§7, §R8)
impossible-draws = un code a ses pièces de départ, et au plus une de plus à chacun de ses tours (§3, §7)
impossible-winner = le dernier joueur qui a une pièce cachée a gagné, et personne d’autre n’a le tour (§12)
unreadable-drawing = un dessin de Da Vinci Code a une ligne par joueur : la place, les points comme « 20 pts », puis des pièces comme ▓ 1, ░ 7 (cachées), ■ 4, □11 (visibles) ou ▓ * (un joker)

why-here = Au mieux : vous gagnez { $win } % des parties (±{ $error }), si chacun attaque ensuite le plus probable.
why-go-on = Continuez : c’est { $gain } % de parties gagnées de plus qu’en arrêtant. Vous en gagnez alors { $win } % (±{ $error }).
why-rather-stop = Arrêtez : c’est { $gain } % de parties gagnées de plus qu’en continuant. Vous en gagnez alors { $win } % (±{ $error }).
why-attack = Juste { $chance } fois sur 100. Vous gagnez alors { $right } % des parties ; si c’est faux, { $wrong } %.
why-sure = Ce ne peut être rien d’autre. Vous gagnez alors { $right } % des parties.
why-never = Impossible, d’après ce qui a été montré et dit.
why-stop = Votre pièce entre cachée, et vous gagnez { $win } % des parties (±{ $error }).
why-stop-free = Cela ne coûte rien, et vous gagnez { $win } % des parties (±{ $error }).
why-choice = Vous gagnez { $win } % des parties (±{ $error }).
why-seat = Gagne { $win } % des parties (±{ $error }), si chacun attaque le plus probable.
why-watching = On ne vous montre rien : voici les chances pour qui ne fait que regarder.
table-possible = Ce que peut encore être chaque pièce cachée.
table-beliefs = Ce que peut être chaque pièce cachée : combien de fois sur 100.
label-apart = { $back } piochée

# Chaque signe du dessin.
legend-to-move = c’est à lui de jouer
legend-right = a deviné juste à ce tour
legend-wrong = s’est trompé à ce tour
legend-won = a gagné
legend-begins = commencera
legend-black-back = une pièce noire vue de dos ; sa valeur est à côté, si vous la connaissez
legend-white-back = une pièce blanche vue de dos ; sa valeur est à côté, si vous la connaissez
legend-black = une pièce noire face visible
legend-white = une pièce blanche face visible
legend-joker = un joker
legend-count = autant de pièces : de la pioche, ou à distribuer
legend-drawn = la pièce piochée, ou les pièces à distribuer
legend-not = des valeurs annoncées à tort pour cette pièce
legend-arranging = n’a pas encore rangé son code
legend-points = points
legend-places = les places des pièces dans chaque code

# Le plateau de la page.
page-table = La table
page-you = vous
page-colour = { $colour ->
    [0] noire
   *[1] blanche
}
page-value = { $value ->
    [12] joker
   *[other] { $value }
}
page-tile = la pièce { $place } { $colour } { DE($name) }
page-own = votre pièce { $place } : { $value }, { $colour }, { $shown ->
    [yes] visible de tous
   *[no] cachée aux autres
}
page-is-shown = visible : { $value }
page-is-hidden = cachée
page-not-these = pas { $values }
page-attack-tile = Attaquer { $tile }
page-pick-value = Quel nombre porte { $tile } ?
page-attack = { $tile } : { $value }
page-already-wrong = déjà dit, et faux
page-cancel = Une autre pièce
page-pool = Pioche
page-left = { $n ->
    [one] { $n } { $colour }
   *[other] { $n } { $colour }s
}
page-draw-black = Piocher une noire
page-draw-white = Piocher une blanche
page-draw-long = Piocher une pièce { $colour } ; il en reste { $n }
page-drawn = Piochée, à part : { $value }, { $colour }
page-drawn-unseen = Piochée, à part : une pièce { $colour }
page-stop = Arrêter et cacher ma pièce
page-stop-long = Arrêter : la pièce piochée rejoint votre code, cachée
page-place = Mettre la pièce piochée à la place { $place }
page-place-prompt = Où va votre pièce piochée ?
page-or-stop-placing = Attaquez encore, ou arrêtez : choisissez une place pour votre pièce
page-show = Montrer votre pièce { $place }
page-show-prompt = Raté, et rien n’a été pioché : montrez une de vos pièces
page-how-many-black = Combien de vos premières pièces seront noires ?
page-black = { $n ->
    [one] { $n } noire
   *[other] { $n } noires
}, { $white ->
    [one] { $white } blanche
   *[other] { $white } blanches
}
page-arrange = Rangez votre code
page-jokers = { $which ->
    [both] joker noir en { $black }, joker blanc en { $white }
    [black] joker noir en { $black }
    [white] joker blanc en { $white }
   *[none] Prêt : je n’ai pas de joker
}
page-draw-prompt = Piochez une pièce : noire ou blanche ?
page-attack-prompt = Attaquez : choisissez une pièce cachée d’un autre joueur
page-go-on = Juste ! Attaquez encore, ou arrêtez
page-arranging = Les autres rangent leur code
page-dealing = On distribue les pièces
page-waits = { $name } joue
page-out = éliminé
page-points = { $n } points
page-won = { $name } gagne
page-you-won = Vous gagnez
