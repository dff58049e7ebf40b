title = Le deux sur quatre
tagline = Deux de vos quatre cartes, ajoutées ou soustraites, au plus près de la cible.
goal = Ajoutez ou soustrayez deux de vos quatre cartes pour approcher la cible : tout juste est le mieux, et mieux vaut en dessous qu’au-dessus. Le plus de points après la dernière donne gagne.

option-players = Le nombre de joueurs.
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
tell-void = { $who } montre { $cards } = 0 : la manche est nulle.
tell-result = { $count ->
    [one] { $names } gagne la manche.
   *[other] { $names } gagnent la manche.
} ({ $brought })
tell-and = {" et "}
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

line-won-on = au plus près, juste sur la cible
line-won-below = au plus près, sous la cible
line-won-above = au plus près, au-dessus de la cible
line-suit-1 = une carte de l’enseigne de la cible
line-suit-2 = deux cartes de l’enseigne de la cible
line-too-far = au plus près, mais à une distance qui ne rapporte rien
line-far = à 4 ou plus de la cible
line-nothing = pas au plus près
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
