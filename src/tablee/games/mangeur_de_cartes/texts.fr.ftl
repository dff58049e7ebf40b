title = Le mangeur de cartes
tagline = Tombez juste sur la cible, et mangez toutes les cartes de la table.
goal = Retournez des cartes et additionnez-les. Qui atteint la cible tout juste mange toutes les cartes de la table ; le plus de cartes à la fin gagne.
assumes = Cela vaut si chacun fait au mieux quand tout peut être parcouru, et sinon joue sensément.

option-jokers = Le nombre de jokers dans le jeu.
option-jokers-2 = les deux
option-jokers-1 = un
option-jokers-0 = aucun
option-won_cards = Où vont les cartes que vous gagnez.
option-won_cards-aside = de côté : elles ne servent plus
option-won_cards-under = sous votre tas, mélangées : elles reviendront
option-rounds = Après combien de manches la partie finit ; 0 : seulement quand les cartes le disent.

notation-help = retourne, passe, prends 5co (une carte), joker 7 (sa valeur) ; le hasard : dé 4, ou une carte comme 5co, 10p ou *1
offer-turn = Retourner votre prochaine carte
offer-pass = Ne rien prendre
offer-take = Prendre { $card } et atteindre la cible
offer-name = Dire que votre joker vaut { $value }
tell-tens = Le dé montre { $number }, pour les dizaines.
tell-units = Le dé montre { $number } : la cible est { $target }.
tell-turns = { $who } retourne { $card }
tell-joker = { $who } retourne un joker ! Sa valeur est libre.
tell-names = { $who } dit { $value }
tell-takes = { $who } prend { $card }
card-joker = un joker
tell-passes = { $who } laisse { $cards }, qui { $count ->
    [one] menait
   *[other] menaient
} à { $target }.
tell-leaves = { $who } laisse { $cards }, qui { $count ->
    [one] menait
   *[other] menaient
} à { $target }. Plus personne dans la manche n’a de carte : { $who } la quitte (§R9).
counted-added = {" "}: { $total } + { $value } donne { $now }.
counted-subtracted = {" "}: { $total } + { $value } dépasserait { $target } ; { $total } − { $value } donne { $now }.
counted-out = {" "}: { $total } + { $value } dépasserait { $target }, et de { $total } on ne peut ôter { $value }. Éliminé de la manche !
counted-target = {" "}: { $total } + { $value } donne { $target }, la cible ! Voilà les { $cards } cartes de la table gagnées.
tell-pot = Personne ne peut continuer : { $cards ->
    [one] la carte de la table reste
   *[other] les { $cards } cartes de la table restent
} en pot.
ended-cards = Moins de deux joueurs ont une carte à retourner : la partie est finie (§R11). { $outcome ->
    [one] { $who } a le plus de cartes, { $cards }, et gagne
    [shared] { $who } partagent la victoire avec { $cards } cartes chacun
   *[level] Chacun a { $cards } cartes, personne n’a gagné
} (§R12).
ended-rounds = { $rounds ->
    [one] La seule manche est jouée
    [2] Les deux manches sont jouées
   *[other] Les { $rounds } manches sont jouées
} : la partie est finie (§R11). { $outcome ->
    [one] { $who } a le plus de cartes, { $cards }, et gagne
    [shared] { $who } partagent la victoire avec { $cards } cartes chacun
   *[level] Chacun a { $cards } cartes, personne n’a gagné
} (§R12).
help-turn = retourne (ou r) : retournez votre prochaine carte. Vous avez { $total } ; la cible est { $target }.
help-take = { $takes } : prenez cette carte, atteignez { $target } et gagnez la manche.
help-pass = passe (ou p) : ne prenez rien.
help-naming = Un nombre de 1 à 10 : ce que vaut votre joker. Vous avez { $total } ; la cible est { $target }.

refused-die-first = { $action } : on lance d’abord le dé, par exemple dé 4 (§2)
refused-not-in-pile = { $action } ne peut pas venir : cette carte n’est pas dans le jeu, ou elle est ailleurs (§3)
refused-card-comes = { $action } : une carte est en train d’être retournée, par exemple 5co (§4)
refused-name-first = { $action } : dites d’abord ce que vaut le joker, de 1 à 10 (§8)
refused-choose-card = { $action } : personne ne choisit la carte qui vient ; tapez retourne, ou prends { $action } pour la prendre (§4, §9)
refused-target-set = { $action } : la cible de cette manche est connue (§2)
refused-no-joker = { $action } : vous ne venez pas de retourner un joker (§8)
refused-turned-up = { $action } : vous avez retourné votre carte ; prenez-en une, ou passez (§4)
refused-no-card = { $action } : vous n’avez plus de carte ; vous pouvez seulement en prendre une, ou passer (§R7)
refused-must-turn = { $action } : il vous reste une carte ; retournez-la, ou prenez-en une (§R7)
refused-own-card = { $action } : c’est votre carte ; on ne prend que celle d’un autre (§9, §R6)
refused-not-last = { $action } : ce n’est pas la dernière carte retournée par un autre joueur (§9, §R6)
refused-not-exact = { $action } : avec cette carte vous ne seriez pas exactement sur la cible (§9, §R6)

impossible-values = le moment, le tour ou la manche a une valeur qui n’existe pas (§4, §R11)
impossible-places = une carte est là où aucune ne peut être (§3, §R10)
impossible-count = les tas et les cartes gagnées n’ont pas les cartes qu’ils devraient (§3, §R2)
impossible-order = les cartes de la table ou sous un tas ne sont pas dans un ordre possible (§4, §R10)
impossible-joker = un joker sur la table vaut de 1 à 10, tout autre rien (§8)
impossible-target = la cible ne vient pas de deux lancers du dé (§2)
impossible-total = un total, ou qui est éliminé, ne suit pas des cartes retournées (§4, §6, §7)
impossible-turn = le joueur dont c’est le tour ne peut pas faire ce que le moment demande (§R3, §R7)
impossible-end = la partie devrait être finie, ou ne devrait pas l’être (§R11)
unreadable-drawing = un dessin de ce jeu a la manche après №, les dés, une ligne par joueur comme « ▶ 0 │ 36 │ +10♥ +7♠ » avec « ▒ 8  ■ 9 » au-dessous, et chaque carte une fois

why-best = Avec votre meilleur choix vous gagnez la manche : { how-often }. Cartes à la fin : { NUMBER($cards, maximumFractionDigits: 1) } en moyenne.
why-seat = Gagne la manche : { how-often }. Cartes à la fin : { NUMBER($cards, maximumFractionDigits: 1) } en moyenne.
why-take = Gagne la manche tout de suite. Cartes alors : { NUMBER($cards, maximumFractionDigits: 1) }.
why-turn = Retourner une carte gagne la manche : { how-often }. Cartes à la fin : { NUMBER($cards, maximumFractionDigits: 1) } en moyenne.
why-pass = Continuer sans elle gagne la manche : { how-often }. Cartes à la fin : { NUMBER($cards, maximumFractionDigits: 1) } en moyenne.
why-joker = { $what ->
    [reaches] Atteint la cible et gagne la manche.
    [out] Vous élimine de la manche.
   *[makes] Cela fait { $now }.
} Gagne la manche : { how-often }. Cartes à la fin : { NUMBER($cards, maximumFractionDigits: 1) } en moyenne.
table-wins = Chance de chaque joueur de gagner la manche, après chaque choix
label-seat = joueur { $number }
label-choice = { $choice ->
   *[other] { $choix }
}
ask-die = Lancez le dé des { $which ->
    [tens] dizaines
   *[units] unités
} de la cible, et tapez ce qu’il montre, de 1 à 6.
ask-card = { $who } retourne une carte : tapez-la, par exemple { $example }{ $joker ->
    [none] .
   *[other]  ; un joker se tape { $joker }.
}

# Chaque signe du dessin.
legend-to-move = c’est à lui de jouer
legend-may-take = a retourné une carte et peut en prendre une
legend-out = devant un joueur : hors de la manche ; devant une carte : celle qui l’a sorti
legend-won = a le plus de cartes, et a gagné
legend-equal = après un joker : sa valeur ; devant chaque joueur : tous ont autant de cartes
legend-round = la manche
legend-rounds = combien il y a de manches au plus
legend-dice = les dés : d’abord les dizaines, puis les unités de la cible écrite à côté
legend-no-die = un dé qui n’est pas encore lancé
legend-columns = entre la place, le total de la manche et les cartes retournées
legend-added = une carte ajoutée
legend-subtracted = une carte soustraite
legend-coming = une carte que l’on retourne
legend-unnamed = un joker encore sans valeur
legend-joker = un joker, numéro 1 ou 2
legend-pile = les cartes de la donne qui restent dans la pile
legend-cards-won = les cartes gagnées
legend-under = ici commence un lot de cartes gagnées sous la pile
legend-pot = les cartes qui attendent le gagnant de la manche suivante
legend-unseen = les cartes de la donne que personne n’a vues
legend-seen = une carte déjà vue ; ou aucune carte
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
page-round = Manche { $n }
page-round-of = Manche { $n } sur { $of }
page-target = Cible
page-target-is = La cible est { $n }.
page-suit = { $suit ->
    [0] pique
    [1] cœur
    [2] carreau
   *[3] trèfle
}
page-card = { $rank } de { $suit }
page-joker = joker
page-joker-worth = joker valant { $value }
page-stands = { $name } a { $total }.
page-is-out = hors de la manche
page-out-of = { $name } est hors de la manche.
page-left = reste { $n }
page-held = { $n } { $n ->
    [one] carte
   *[other] cartes
}
page-pot = Pot : { $n } { $n ->
    [one] carte
   *[other] cartes
} pour le prochain gagnant
page-turn = Retourner une carte
page-turn-long = Retourner votre prochaine carte
page-pass = Passer
page-pass-long = Passer : ne rien prendre
page-take = Prendre cette carte, { $card } : vous tombez juste sur la cible
page-or-take = Prenez une carte éclairée et gagnez la manche !
page-name-joker = Un joker ! Combien vaut-il ?
page-name-long = Joker valant { $value } : { $makes }
page-makes = donne { $n }
page-makes-target = atteint la cible
page-makes-out = vous met dehors
page-your-turn = Vous avez { $total }, la cible est { $target } : retournez une carte
page-nothing-to-take = Prenez une carte, ou passez
page-throwing = On jette le dé pour la cible
page-throw-dice = Jeter le dé
page-coming = { $name } retourne une carte
page-waits = { $name } joue
page-won = { $name } gagne avec { $n } cartes
page-you-won = Vous gagnez avec { $n } cartes
page-shared = { $names } se partagent la victoire avec { $n } cartes chacun
page-level = Égalité générale : personne ne gagne
