title = Modulo
tagline = Éliminez les mains de l’autre joueur, une somme après l’autre.
goal = Amenez une main de l’autre joueur à 5 tout juste : elle est éliminée, et vous marquez un point. Vous gagnez avec assez de points, ou dès que ses deux mains sont éliminées.
assumes = Cela vaut si les deux jouent au mieux.

option-start = Les mains de départ.
option-start-ones = toutes les mains commencent à 1
option-start-secret = chacun choisit en secret, de 1 à 4
option-points = Le nombre de points qui gagne la manche.
option-repetition = Ce qui arrive quand la même position revient.
option-repetition-3 = à la troisième fois, la manche est nulle
option-repetition-0 = rien : on continue

notation-help = G>D (votre main gauche tape sa droite), / (diviser), ou 14 pour choisir gauche 1 et droite 4 au départ secret
offer-tap = Toucher sa main { $target ->
    [left] gauche
   *[right] droite
} avec votre main { $own ->
    [left] gauche
   *[right] droite
}
offer-divide = Diviser votre main en deux moitiés
offer-choose = Commencer avec { $left } à la main gauche et { $right } à la droite

tell-chose-secretly = { $who } a choisi.
tell-chose = { $who } commence avec { $left } et { $right }.
tell-divide = { $who } divise { $value } en { $half } et { $half }.
tell-tap = { $who } tape de la main { $own ->
    [left] gauche
   *[right] droite
} sur la main { $target ->
    [left] gauche
   *[right] droite
} d’en face : { $value } + { $other } donne { $sum }{ $sum ->
    [5] . Cette main est éliminée !
    [6] {", qui boucle en 1."}
    [7] {", qui boucle en 2."}
    [8] {", qui boucle en 3."}
   *[other] .
}
tell-second-time = Cette position revient pour la deuxième fois ; à la troisième, la manche est nulle (§R3).
ended-both-hands = Les deux mains { DE($other) } sont éliminées : { $who } gagne la manche (§9).
ended-points = { $who } a { $points } { $points ->
    [one] point
   *[other] points
} et gagne la manche (§10).
ended-repetition = Cette position revient pour la troisième fois : la manche est nulle (§R3).
help-playing = G>D : votre main gauche tape sa droite.  / : diviser.
help-choosing = Deux chiffres de 1 à 4 : votre main gauche, puis la droite.

why-win = Gagné en { $plies ->
    [one] un coup
   *[other] { $plies } coups
}, quoi que fasse l’autre.
why-loss = Perdu en { $plies ->
    [one] un coup
   *[other] { $plies } coups
} contre le meilleur jeu.
why-draw = Bien joué des deux côtés, les positions reviennent, et la troisième fois la manche est nulle (§R3) : personne ne peut forcer le gain.
why-endless = Bien joué des deux côtés, cela ne finit jamais : personne ne peut forcer le gain.
why-comes-back = Nulle aussitôt : la position revient pour la troisième fois (§R3).
why-choice = Gagne contre { $wins } des 16 choix de l’autre joueur, annule contre { $draws }, perd contre { $losses }.
why-secret = Avec le meilleur mélange de choix, vous pouvez compter sur { NUMBER($value, maximumFractionDigits: 3) } (gagner vaut 1, annuler 0, perdre −1).
why-chosen = Avec votre choix, vous pouvez compter sur { NUMBER($value, maximumFractionDigits: 3) } contre le meilleur mélange de l’autre (gagner vaut 1, annuler 0, perdre −1).

refused-choose-first = { $action } : choisissez d’abord vos deux mains de départ, par exemple 14 (§11)
refused-already-chosen = { $action } : les mains de départ sont choisies ; tapez avec G>D ou divisez avec / (§3)
refused-divide = / : on ne divise qu’avec une seule main en jeu, de valeur paire (§7)
refused-own-hand-out = { $action } : la main avec laquelle vous tapez est éliminée (§R1)
refused-target-out = { $action } : la main que vous tapez est éliminée (§R1)

impossible-values = une main vaut de 0 à 4, et c’est le tour d’un des deux joueurs (§1)
impossible-points = les points ne vont pas avec les points à atteindre (§10)
impossible-winner = le vainqueur n’est pas celui que disent les mains et les points (§9, §10)
impossible-choice = on ne choisit pas une main de départ sans l’autre, et on ne joue pas avant que les deux aient choisi (§11)
unreadable-drawing = un dessin de Modulo montre quatre mains (0-4) et, pour chaque joueur, les points à atteindre en ● et ○

modulo-starts = Quels départs gagnent au Modulo ? Toutes les paires de départs secrets, bien jouées.
starts-points = Les points qui font gagner la manche.
starts-said-count = Sur les 256 paires de départs, le premier joueur en gagne { $wins }, { $draws } ne finissent jamais, le second en gagne { $losses }.
starts-said-value = Avec le meilleur mélange de départs des deux côtés, le départ secret vaut { NUMBER($value, maximumFractionDigits: 3) } pour le premier joueur (gagner vaut 1, la nulle 0, perdre −1).
starts-said-ones = En partant de quatre 1, bien joué, { $outcome ->
    [win] le premier joueur gagne
    [loss] le second joueur gagne
   *[draw] personne ne peut forcer le gain
}.
starts-grid = Chaque départ (main gauche, main droite) pour le premier joueur, puis pour le second : contre combien des 16 il gagne, annule et perd, et combien de fois un joueur parfait le choisit
starts-column-start = départ
starts-column-wins = gagne
starts-column-draws = nulle
starts-column-losses = perd
starts-column-share = choisi
starts-plot = Modulo : qui gagne, et en combien de coups
starts-first = le premier joueur part de
starts-second = le second joueur part de (bleu : le premier gagne ; orange, − : il perd ; = : sans fin)

# Chaque signe du dessin.
legend-to-move = c’est à lui de jouer
legend-won = a gagné
legend-drawn = la manche est nulle
legend-point = un point
legend-missing = un point encore à gagner
legend-hand = une main ; le nombre qu’elle porte est sa valeur
legend-finger = un doigt tendu
legend-not-chosen = pas encore choisi
legend-secret = choisi, et encore secret
legend-left = la main gauche de qui est assis là
legend-right = la main droite de qui est assis là

# Le plateau de la page.
page-you = vous
page-hands = { $name } : main gauche { $left }, main droite { $right }.
page-your-hands = Vos mains : gauche { $left }, droite { $right }.
page-points = { $name } : { $points } { $points ->
    [one] point
   *[other] points
} sur { $goal }.
page-out = éliminée
page-secret = secrète
page-undecided = pas encore choisie
page-own = { $hand ->
    [0] votre main gauche
   *[1] votre main droite
}
page-theirs = main { $hand ->
    [0] gauche
   *[1] droite
} { DE($name) }
page-value = { $hand } : { $value }
page-tap-with = taper avec { $hand }
page-tap = taper la { $hand } avec { $own }
page-choose-hand = Choisissez la main avec laquelle vous tapez
page-choose-hand-or-divide = Choisissez la main avec laquelle vous tapez, ou divisez
page-choose-target = Maintenant la main que tape { $own }
page-divide = Diviser
page-divide-long = Diviser : secouer les deux mains
page-choose-start = Choisissez vos deux mains en secret
page-chosen-hand = Doigts de { $hand }
page-ready = C’est choisi
page-ready-long = C’est choisi : gauche { $left }, droite { $right }
page-waits = { $name } joue
page-waits-choice = { $name } choisit en secret
page-won = { $name } gagne
page-you-won = Vous gagnez
page-drawn = La manche est nulle
page-table = La table
