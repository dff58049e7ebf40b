title = Foxu
tagline = Glissez votre tube, lâchez vos pions, et soyez le premier à le vider.
goal = Glissez votre tube le long d’une ligne : un pion tombe dans chaque trou vide qu’il survole. Soyez le premier à vider votre tube.
assumes = Cela vaut si les deux jouent au mieux.

option-layout = La place des 11 pions gris.
option-layout-random = le hasard les place
option-layout-placed = le premier joueur les place un par un
option-layout-also = 11 cases données avant la partie
option-pie = La règle de la tarte : le second joueur peut-il échanger après la première glissade ?
option-pie-true = oui, une fois
option-pie-false = non
option-repetition = Ce qui arrive quand la même position revient.
option-repetition-3 = à la troisième fois, la partie est nulle
option-repetition-0 = rien : on continue

layout-nowhere = layout : { $cell } n’est pas une case du plateau, qui va de a1 à f6 (§1)
layout-corner = layout : { $cell } est un coin, et un coin n’a pas de trou (§1)
layout-twice = layout : { $cell } est nommée deux fois, et un trou contient un seul pion (§1)
layout-count = layout : { $count ->
    [one] une case est nommée
   *[other] { $count } cases sont nommées
}, et il y a { $right } pions gris (§2, §R5)
notation-help = une case comme c3, tarte, ou une diagonale, a1-f6 ou f1-a6
offer-place = Mettre un pion gris en { $cell }
offer-diagonal = Partir des coins { $one } et { $other }
offer-swap = Échanger : prendre le jaune, avec le coup qui vient d’être joué
offer-slide = Glisser votre tube jusqu’en { $cell }
nudge-pie = Ce que la première glissade vous donne, l’autre peut le prendre en échangeant : ne la faites pas trop bonne (§16).
nudge-block = Les tubes ne se dépassent pas sur une ligne : mettez-vous sur le chemin de l’autre (§17).
tell-chance-places = Les onze pions gris sont tombés au hasard dans des trous.
tell-places = { $who } met un pion gris en { $cell } ; { $left ->
    [0] tous sont posés.
    [one] il en reste un à poser.
   *[other] il en reste { $left } à poser.
}
tell-diagonal = { $who } choisit la diagonale { $diagonal }.
tell-swap = { $who } échange, et prend les jaunes avec le coup joué : le tube jaune est maintenant celui { DE($who) }, et le bleu celui { DE($other) } (§12).
tell-slide = { $who } glisse en { $cell } et { $dropped ->
    [0] ne lâche rien
    [one] lâche un pion
   *[other] lâche { $dropped } pions
} ; { $left ->
    [0] le tube est vide !
   *[other] il en reste { $left }.
}
tell-second-time = Cette position revient pour la deuxième fois ; à la troisième, la partie est nulle (§R7).
ended-emptied = { $who } a vidé son tube en premier et gagne (§15).
ended-repetition = Cette position revient pour la troisième fois : la partie est nulle (§R7).
help-placing = { $left ->
    [one] Il reste un pion gris à poser.
   *[other] Il reste { $left } pions gris à poser.
} Une case au trou vide, comme c3 : mettez-y un pion gris.
help-diagonal = a1-f6 ou f1-a6 : la diagonale d’où partent les tubes.
help-sliding = Votre tube est { $yours ->
    [yellow] le jaune
   *[blue] le bleu
} : la case où il glisse, comme c3.
help-pie = La case où glisse votre tube bleu, comme c3, ou tarte : prendre les jaunes avec le coup joué.

why-win = Gagné en { $plies ->
    [one] un coup
   *[other] { $plies } coups
} si chacun joue au mieux.
why-loss = Perdu : si chacun joue au mieux, l’autre gagne en { $plies } coups.
why-draw = Nulle : personne ne peut forcer le gain, aussi longtemps qu’on joue.
why-pie-loss = Perdu : quelle que soit la première glissade, l’autre choisira le meilleur côté, et gagne en { $plies } coups.
why-waiting-win = L’autre n’y peut rien : vous gagnez en { $plies } coups si chacun joue au mieux.
why-waiting-loss = L’autre peut gagner en { $plies ->
    [one] un coup
   *[other] { $plies } coups
} si chacun joue au mieux.
why-waiting-draw = Nulle : personne ne peut forcer le gain, aussi longtemps qu’on joue.
why-empties = Vide le tube : gagne aussitôt.
why-slide-win = Gagne en { $plies } coups ; ce qui résiste le plus longtemps est { $answer ->
    [swap] la tarte
   *[other] { $answer }
}.
why-slide-loss = Perd en { $plies } coups ; la réponse est { $answer ->
    [swap] la tarte : les jaunes ont le meilleur côté
   *[other] { $answer }
}.
why-action-draw = Garde la nulle : de là, personne ne peut forcer le gain.
why-comes-back = Nulle aussitôt : la position revient pour la troisième fois (§R7).
why-swap-win = Les jaunes ont le meilleur côté : l’échange gagne en { $plies } coups, et { $answer } résiste le plus longtemps.
why-swap-loss = Les bleus ont le meilleur côté : l’échange perd en { $plies } coups, contre { $answer }.
why-diagonal-win = Gagne en { $plies } coups, en commençant par { $answer }.
why-diagonal-loss = Perd en { $plies } coups ; ce qui résiste le plus longtemps est de commencer par { $answer }.
why-laying = Rien de mieux n’a été trouvé pour cette case sur les { $layouts } dispositions essayées.
why-laying-win = Gagné, si { $count ->
    [0] la diagonale est bien choisie : il ne reste pas d’autre pion gris.
    [one] le dernier pion gris va en { $others }.
   *[other] les autres vont en { $others }.
}
why-laying-draw = Nulle, le mieux qu’on puisse avoir avec la règle de la tarte, si { $count ->
    [0] la diagonale est bien choisie : il ne reste pas d’autre pion gris.
    [one] le dernier pion gris va en { $others }.
   *[other] les autres vont en { $others }.
}
why-laying-waits = L’autre place les pions gris : voilà ce que vous laisse la meilleure disposition trouvée.
why-layouts = Une estimation d’après { $layouts } des dispositions qui peuvent venir, chacune résolue : { $wins } gagnées, { $draws } nulles, { $losses } perdues si chacun joue au mieux (valeur { NUMBER($value, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }).
why-every-layout = Les { $layouts } dispositions qui peuvent venir sont toutes résolues : { $wins } gagnées, { $draws } nulles, { $losses } perdues si chacun joue au mieux.

refused-no-empty-hole = { $action } n’a pas de trou vide (§3)
refused-place-first = { $action } : d’abord les pions gris ; nommez un trou vide comme c3 (§3)
refused-diagonal-first = { $action } : choisissez d’abord la diagonale, a1-f6 ou f1-a6 (§4)
refused-diagonal-chosen = { $action } : la diagonale est choisie ; nommez la case où glisser (§7)
refused-swap = on n’échange que juste après la première glissade (§12, §R6)
refused-no-pie = tarte : cette partie se joue sans la règle de la tarte (§R6)
refused-stay = { $action } est la case de votre tube ; une glissade parcourt au moins une case (§R3)
refused-other-tube = { $action } est la case de l’autre tube (§R3)
refused-beyond = { $action } est au-delà de l’autre tube (§10)
refused-not-straight = { $action } n’est pas en ligne droite depuis votre tube (§7)

impossible-values = la phase, le tour ou le vainqueur a une valeur qui n’existe pas (§14)
impossible-grey = il y a 11 pions gris, tous dans des trous (§2, §3)
impossible-two-pegs = un trou contient un seul pion (§1)
impossible-count = les pions d’un tube, dedans et sur le plateau, font 11 (§2)
impossible-before-start = avant que les tubes soient sur le plateau, rien n’a bougé (§4)
impossible-pie = la règle de la tarte n’est ouverte qu’avant et après la première glissade, et seulement là où on la joue (§11, §R6)
impossible-tubes = les tubes sont sur deux cases différentes du plateau (§10)
impossible-empty-under-tube = un tube qui a encore des pions a rempli le trou sous lui (§R1)
impossible-winner = le vainqueur est celui qui a vidé son tube (§15)
unreadable-drawing = un dessin de Foxu a les rangées 6 à 1 de six cases : ◎ aux coins, sinon ○ ■ j b, avec les tubes J et B devant leurs cases

foxu-layouts = Qui gagne au Foxu sur des dispositions au hasard, en combien de coups, et combien de temps faut-il pour le savoir ?
layouts-count = Combien de dispositions.
layouts-seed = D’autres dispositions : la même graine donne les mêmes.
layouts-pie = Avec la règle de la tarte, ou sans.
layouts-said-game = { NUMBER($count) } dispositions au hasard, résolues depuis l’ouverture, { $pie ->
    [True] avec la règle de la tarte
   *[False] sans la règle de la tarte
}.
layouts-said-winner = Bien joué, le premier joueur en gagne { NUMBER($first, style: "percent", maximumFractionDigits: 1) } et le second { NUMBER($second, style: "percent", maximumFractionDigits: 1) }.
layouts-said-length = Une partie prend alors { $median } coups (médiane), la plus courte { $least }, la plus longue { $most }.
layouts-said-endless = Aucune ne finit jamais si l’on joue bien.
layouts-said-time = Le savoir prend { NUMBER($median, maximumFractionDigits: 0) } ms d’un cœur (médiane), { NUMBER($slow, maximumFractionDigits: 0) } ms au plus pour 99 dispositions sur 100, { NUMBER($most, maximumFractionDigits: 0) } ms pour la plus lente.
layouts-grid = Les issues, bien joué
layouts-column-outcome = issue
layouts-column-count = dispositions
layouts-column-share = part
layouts-column-plies = coups (médiane)
layouts-column-seconds = résolu en (médiane)
layouts-outcome-win = le premier joueur gagne
layouts-outcome-draw = personne ne peut forcer le gain
layouts-outcome-loss = le second joueur gagne
layouts-plot = Foxu : combien de coups il faut au gagnant, bien joué
layouts-across = coups
layouts-up = dispositions
foxu-pie = Combien de fois la règle de la tarte sauve-t-elle le second joueur au Foxu ?
pie-said-lost = Sans la règle de la tarte, le second joueur est perdu sur { NUMBER($lost) } des { NUMBER($count) } dispositions au hasard.
pie-said-saved = La règle de la tarte en sauve { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }) pour le second joueur, qui en gagne alors { NUMBER($won, style: "percent", maximumFractionDigits: 1) }.
pie-said-kept = Des { $count } que le second joueur gagne sans elle, { $kept } restent gagnées avec elle.
pie-grid = Les mêmes dispositions sans la règle de la tarte (lignes) et avec elle (colonnes)
pie-column = sans
pie-without-win = le premier joueur gagne
pie-without-draw = personne ne peut forcer le gain
pie-without-loss = le second joueur gagne
pie-with-win = avec : le premier
pie-with-draw = avec : nulle
pie-with-loss = avec : le second
pie-series-without = sans la règle de la tarte
pie-series-with = avec la règle de la tarte
pie-plot = Foxu : combien de coups il faut au gagnant, sans et avec la règle de la tarte
ask-peg = Mettez un pion gris au hasard et tapez son trou, par exemple { $example } ; { $left ->
    [one] c’est le dernier
   *[other] il en reste { $left }
}.

# Chaque signe du dessin.
legend-to-move = c’est à lui de jouer
legend-pie-open = la tarte est encore possible : on peut échanger les tubes
legend-won = a gagné
legend-drawn = la partie est nulle
legend-corner = un coin
legend-hole = un trou vide
legend-grey = un pion gris
legend-yellow-peg = un pion jaune
legend-blue-peg = un pion bleu
legend-yellow-tube = le tube jaune : sur le plateau, il se tient sur ce qui est à sa droite
legend-blue-tube = le tube bleu : sur le plateau, il se tient sur ce qui est à sa droite
legend-in-tube = un pion dans le tube
legend-dropped = un pion que le tube a lâché
legend-columns = les colonnes ; les lignes sont numérotées

# Le plateau de la page.
page-you = vous
page-board = Plateau de Foxu
page-tube = { $colour ->
    [0] tube jaune
   *[1] tube bleu
}
page-left = { $n ->
    [0] plus aucun pion
    [one] reste 1 pion
   *[other] reste { $n } pions
}
page-stands = { $who } : { $tube } en { $cell }, { $left }.
page-waits-off = { $who } : { $tube }, { $left }.
page-corner = coin
page-hole = trou vide
page-peg = { $colour ->
    [0] pion jaune
    [1] pion bleu
   *[2] pion gris
}
page-slide-here = glisser ici
page-peg-here = mettre un pion gris ici
page-diagonal-here = partir de la diagonale { $diagonal }
page-placed = Pions gris sur le plateau : { $n }.
page-place = Mettez un pion gris dans un trou éclairé : { $left ->
    [one] c’est le dernier
   *[other] il en reste { $left }
}
page-choose-diagonal = Choisissez la diagonale d’où partent les tubes
page-slide = Glissez votre { $tube } jusqu’à une case éclairée
page-question = Prendre les jaunes avec le coup joué, ou garder les bleus ?
page-take = Prendre les jaunes
page-keep = Garder les bleus
page-take-note = la glissade devient la vôtre ; l’autre joue les bleus
page-keep-note = glissez maintenant votre tube bleu
page-kept = Vous gardez les bleus : glissez jusqu’à une case éclairée
page-waits = { $name } joue
page-scatters = Les pions gris tombent
page-won = { $name } gagne : le tube est vide
page-you-won = Vous gagnez : votre tube est vide
page-drawn = La partie est nulle
