title = Le deux sur quatre
tagline = Deux de vos quatre cartes, ajoutées ou soustraites, au plus près de la cible.
goal = Ajoutez ou soustrayez deux de vos quatre cartes pour approcher la cible : tout juste est le mieux, et mieux vaut en dessous qu’au-dessus. Le plus de points après la dernière donne gagne.
assumes = Cela vaut si chacun prend ce qui lui rapporte le plus de points en moyenne (§R12).

option-deals = La longueur de la partie.
option-deals-pack = tout le jeu de cartes, sans remélanger
option-deals-3 = trois manches, en remélangeant avant chacune
option-deals-also = un autre nombre de manches, en remélangeant avant chacune
option-far_winner = À quel écart de la cible le gagnant d’une manche ne gagne rien.
option-far_winner-4 = à partir de 4 : à plus de 3
option-far_winner-3 = à partir de 3 : pas à moins de 3
option-far_winner-literal = comme c’est imprimé : à moins de 3
option-far_winner-also = à partir d’un autre écart ; 20 veut dire jamais

notation-help = deux cartes différentes avec + ou -, comme 7co+3ca ou Rp-4t (A 2 … 10 V D R, puis p co ca t)
offer-show = Montrer { $cards }, ce qui fait { $total }

tell-target = On retourne { $card } : la cible est { $value }.
tell-show = { $who } montre { $cards } = { $total }, { $side ->
    [on] juste sur la cible.
    [above] { $away } au-dessus de la cible.
   *[below] { $away } au-dessous de la cible.
}
tell-void = { $who } montre { $cards } = 0 : la manche est nulle, personne ne gagne ni ne perd (§18).
tell-result = { $count ->
    [one] { $names } gagne la manche
   *[other] { $names } gagnent la manche
}, { $why ->
    [distance] au plus près de la cible (§6)
    [side] aussi près qu’un autre mais pas au-dessus de la cible (§13)
    [suit] aussi près qu’un autre mais avec l’enseigne de la cible (§14)
   *[nothing] car rien ne les départage (§15)
} : { $brought }.
tell-too-far = À cette distance, la combinaison gagnante ne rapporte rien (§17).
tell-far = Qui est à 4 ou plus de la cible perd 2, gagnant ou non (§16).
ended-last-deal = C’était la dernière manche. { $outcome ->
    [one] { $who } a le plus de points, { $points }, et gagne
    [shared] { $who } partagent la victoire avec { $points } points chacun
   *[level] Chacun a { $points } points, personne n’a gagné
} (§R11).
help-showing = Deux de vos cartes, ajoutées ou soustraites : { $plus } ou { $minus }, par exemple. Visez { $target } ; les têtes valent 10.

refused-not-in-hand = { $action } : on combine deux des quatre cartes de sa propre main (§4)
refused-show = { $action } : les cartes sont données ; montrez-en deux des vôtres, par exemple 7co+3ca (§5)
refused-deal-first = { $action } : on ne montre rien avant que les cartes soient données et la cible retournée (§2)
refused-receiver = { $action } : la prochaine carte n’est pas pour là (§R5)
refused-not-in-pack = { $action } : cette carte n’est plus dans le paquet (§R10)

impossible-values = une manche, une carte, une place ou une combinaison n’existe pas dans ce jeu (§1, §2)
impossible-before-start = avant la première manche il n’y a rien sur la table et aucun point marqué (§2)
impossible-turn = on montre chacun son tour, une fois la cible retournée, et un total de 0 est le dernier montré (§5, §R9)
impossible-cards = dans une manche chacun reçoit quatre cartes, et la cible est retournée en dernier (§2)
impossible-gone = les cartes des manches précédentes sont toutes parties si l’on épuise le jeu, et aucune si l’on remélange (§R10)
impossible-points = une manche rapporte entre −2 et 6 points, et la dernière a rapporté ce que disent ses cartes (§8, §16)
unreadable-drawing = un dessin du deux sur quatre donne la manche comme 2/4 avec la cible à côté, puis une ligne par place : son numéro, ses cartes comme 7♥, et ses points comme ● 3
twice-in-drawing = { $card } est à deux endroits (§2)

line-best-distance = au plus près
line-best-side = aussi près qu’un autre, mais pas au-dessus de la cible
line-best-suit = aussi près qu’un autre, mais avec l’enseigne de la cible
line-best-nothing = rien ne départage les gagnants
line-won-on = juste sur la cible
line-won-below = sous la cible
line-won-above = au-dessus de la cible
line-suit-1 = une carte de l’enseigne de la cible
line-suit-2 = deux cartes de l’enseigne de la cible
line-too-far = à une distance qui ne rapporte rien
line-far = à 4 ou plus de la cible
line-beaten-distance = pas au plus près
line-beaten-side = aussi près, mais au-dessus de la cible
line-beaten-suit = aussi près, mais sans l’enseigne de la cible
why-show = { $total }, { $side ->
    [on] juste sur la cible
    [above] { $away } au-dessus de la cible
   *[below] { $away } au-dessous de la cible
}. Gagne la manche : { how-often }. Points en moyenne : { NUMBER($points, maximumFractionDigits: 2) }.
why-void = Un total de 0 : la manche est nulle, personne ne gagne ni ne perd.
why-best = Avec votre meilleure paire vous gagnez la manche : { how-often }. Points en moyenne : { NUMBER($points, maximumFractionDigits: 2) }.
why-seat = Gagne la manche : { how-often }. Points en moyenne : { NUMBER($points, maximumFractionDigits: 2) }.
table-points = Points en moyenne dans cette manche, pour chacun dans l’ordre du tour, après chaque paire
label-seat = joueur { $number }
label-pair = { $pair ->
   *[other] { $paire }
}

# Chaque signe du dessin.
legend-to-show = c’est à lui de montrer deux cartes
legend-won-deal = a gagné la manche
legend-void = a annulé la manche
legend-won = a gagné la partie
legend-first = montre en premier dans cette manche
legend-deal = la manche, et combien il y en a
legend-target = la carte cible
legend-pack = les cartes qui restent dans le paquet
legend-back = une carte que vous ne pouvez pas voir
legend-plus = deux cartes additionnées ; ou d’autant au-dessus de la cible
legend-minus = deux cartes soustraites ; ou d’autant au-dessous de la cible ; ou des points négatifs
legend-total = ce que font les deux cartes
legend-on-target = exactement sur la cible
legend-points = points
legend-brought = ce que cette manche a rapporté
legend-seen = une carte d’une manche précédente que tous ont vue ; un nombre dit quelle place l’a gardée cachée
legend-unseen = une carte qui n’a pas été vue
legend-spades = pique
legend-hearts = cœur
legend-diamonds = carreau
legend-clubs = trèfle
legend-ace = un as
legend-jack = un valet
legend-queen = une dame
legend-king = un roi

# Le plateau de la page.
page-table = La table
page-you = vous
page-deal = Manche { $n } sur { $of }
page-target = Cible
page-target-is = La cible est { $value }.
page-points = { $n } { $count ->
    [one] point
   *[other] points
}
page-suit = { $suit ->
    [0] pique
    [1] cœur
    [2] carreau
   *[3] trèfle
}
page-card = { $rank } de { $suit }
page-worth = { $card }, vaut { $value }
page-pick-two = Choisissez deux de vos cartes pour faire { $target }
page-pick-one = Choisissez une deuxième carte
page-pick-sign = Addition ou soustraction ?
page-show = Montrer { $one } { $sign ->
    [minus] moins
   *[plus] plus
} { $other }, ce qui fait { $total }
page-away = { $side ->
    [on] sur la cible
    [above] { $away } au-dessus
   *[below] { $away } en dessous
}
page-shows = { $name } montre { $cards } : { $total }, { $away }.
page-yours = Vos cartes : { $cards }.
page-plus = plus
page-minus = moins
page-waits = { $name } choisit
page-dealing = On distribue les cartes
page-is-void = Un total de 0 : la manche est nulle, personne ne gagne ni ne perd
page-won-deal = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la manche
page-last-deal = La manche précédente
page-this-deal = D’où viennent les points
page-next = Manche suivante
page-won = { $name } gagne
page-you-won = Vous gagnez
page-shared = { $names } se partagent la victoire
page-level = Égalité générale : personne ne gagne
