import type { en } from './examples.en.ts';

/** The worked examples of the rulebook in French. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'dismount-in-forest.title': 'Mettre pied à terre en forêt',
  'dismount-in-forest.says':
    'Les argoulets dans la zone 023 sont à cheval. 124 est une forêt épaisse (type III), derrière une bordure simple.',
  'dismount-in-forest.end':
    'Trois points pour la forêt, un pour la bordure et deux pour mettre pied à terre : six en un seul pas. À partir de quatre, une unité est en désordre sans test.',
  'dismount-in-the-open.title': 'Mettre pied à terre en terrain ouvert',
  'dismount-in-the-open.says':
    'Les argoulets dans la zone 034 sont à cheval. 031 est un terrain ouvert (type I), derrière une bordure pointillée.',
  'dismount-in-the-open.end':
    'Un point pour le terrain et deux pour mettre pied à terre font trois, donc un test : 3 au dé, qualité 4, les argoulets restent en ordre.',
  'over-a-double-border.title': 'Par une bordure double',
  'over-a-double-border.says':
    'De 025, les cuirassiers peuvent atteindre le verger clos de 033 (type II) par 031. Entre 031 et 033, la bordure est double.',
  'over-a-double-border.end':
    'Un point vers 031, puis deux pour le verger et deux pour la bordure. Ce pas coûte quatre points : les cuirassiers sont en désordre.',
  'three-point-step.title': 'Un pas de trois points',
  'three-point-step.says':
    'Les arquebusiers (qualité 3) sont dans la zone 018. Le hameau de 012 est de type II, derrière une bordure simple.',
  'three-point-step.end':
    'Deux points et un font trois : un test de qualité. 5 au dé, plus que 3, donc ils sont en désordre.',
  'quality-of-a-leader.title': 'La qualité d’un chef',
  'quality-of-a-leader.says':
    'Des piquiers (qualité 4) passent de 126 dans les jardins de 136, où se trouve Guise (qualité 6).',
  'quality-of-a-leader.end': 'Dans sa zone, sa qualité remplace la leur : le 5, manqué contre 4, est réussi contre 6.',
  'disordered-twice-on-the-march.title': 'Deux fois en désordre en marche',
  'disordered-twice-on-the-march.says':
    'Les cuirassiers dans la zone 028 (qualité 5) sont déjà en désordre. Le bois de 027 leur coûte trois points.',
  'disordered-twice-on-the-march.end':
    'Ils ont manqué le test avec un 6. Un second désordre coûte un niveau, et le marqueur est enlevé.',
  'near-the-enemy.title': 'Dans une zone de contrôle',
  'near-the-enemy.says':
    'La butte de 215 est de type II, derrière une bordure pointillée : deux points. Mais les cuirassiers dans la zone 022 sont à côté.',
  'near-the-enemy.end':
    'Leur zone de contrôle a ajouté un point. Trois points, donc un test : 2 au dé, qualité 3, réussi.',
  'disordered-enemy-nearby.title': 'À côté d’un ennemi en désordre',
  'disordered-enemy-nearby.says':
    'Le même mouvement vers 215, mais cette fois les cuirassiers dans la zone 022 sont en désordre.',
  'disordered-enemy-nearby.end': 'Une unité en désordre n’a pas de zone de contrôle : deux points, et pas de test.',
  'dismount-in-place.title': 'Mettre pied à terre sans bouger',
  'dismount-in-place.says': 'Les argoulets dans la zone 022 sont à cheval et en désordre.',
  'dismount-in-place.end':
    'Sans bouger, ils ne paient que les deux points pour mettre pied à terre et ne passent pas de test. Ils sont toujours en désordre.',
  'mount-up.title': 'Remonter à cheval',
  'mount-up.says': 'Les argoulets dans la zone 022 sont à pied, avec quatre points de mouvement.',
  'mount-up.end':
    'Remonter se paie sur les points de mouvement à pied : un point pour 025 et deux pour monter, trois dans ce pas. Le test est réussi avec un 3.',
  'back-to-the-leader.title': 'Isolés, vers leur chef',
  'back-to-the-leader.says':
    'Les argoulets dans la zone 011 sont isolés : Saint-Auban et Châtillon sont dans la zone 028.',
  'back-to-the-leader.end': 'Une unité isolée doit se rapprocher de son chef : 017 est plus près, 005 ne l’est pas.',
  'a-full-zone.title': 'Une zone pleine',
  'a-full-zone.says':
    'Trois unités d’arquebusiers sont dans le hameau de 012, autant qu’en contient une zone de type II. D’autres sont dans la zone 018 avec Chevrières.',
  'a-full-zone.end':
    'Les chefs ne comptent pas : Chevrières a pu entrer. Une quatrième unité ne pouvait pas, même de passage.',
  'fire-in-reaction.title': 'Tir de réaction',
  'fire-in-reaction.says':
    'Des gendarmes viennent d’entrer dans la zone 011, à côté d’argoulets à pied dans le hameau de 012.',
  'fire-in-reaction.end':
    'Les argoulets ont réussi leur test avec un 4 et tiré. Cela compte comme une attaque des gendarmes : 4 − 1 pour leur classe contre 2 + 2 pour le hameau + 1 pour la bordure. À −2, un 4 met les gendarmes en désordre.',
  'charge-in-reaction.title': 'Charge de réaction',
  'charge-in-reaction.says':
    'Trois zones voisines des cuirassiers, dans la zone 028, viennent d’être occupées : des arquebusiers dans la zone 025, des chevau-légers dans la zone 022, des arquebusiers dans le bois de 027.',
  'charge-in-reaction.end':
    'Les cuirassiers (mouvement 8) ont chargé les arquebusiers, plus lents, à découvert. Les chevau-légers sont aussi rapides qu’eux, et on ne charge pas dans un bois.',
  'away-from-infantry.title': 'Reculer devant l’infanterie',
  'away-from-infantry.says':
    'Des arquebusiers sont entrés dans la zone 121, à côté d’argoulets à cheval dans la zone 028. Il n’y a que de l’infanterie dans la zone 121.',
  'away-from-infantry.end': 'La cavalerie recule d’une zone devant l’infanterie, sans test.',
  'away-from-cavalry.title': 'Reculer devant la cavalerie',
  'away-from-cavalry.says':
    'Des gendarmes (mouvement 6) sont entrés dans la zone 121, à côté de cuirassiers dans la zone 028 ; des chevau-légers (mouvement 8) sont entrés dans la zone 022, à côté de cuirassiers dans la zone 025.',
  'away-from-cavalry.end':
    'Plus rapides, et après un test réussi (4 contre 5), les cuirassiers ont échappé aux gendarmes. Ceux de 025 ne sont pas plus rapides que les chevau-légers.',
  'a-leader-rides-off.title': 'Un chef s’éloigne',
  'a-leader-rides-off.says':
    'Des gendarmes sont entrés dans la zone 121. Saint-Auban est dans la zone 028 avec des argoulets à pied.',
  'a-leader-rides-off.end':
    'Un chef peut toujours gagner une zone voisine sans ennemi, sans test. Les argoulets restent.',
  'gendarmes-and-support.title': 'Une attaque avec soutien',
  'gendarmes-and-support.says':
    'Des gendarmes (4), avec des arquebusiers et des paysans, attaquent des argoulets à pied en désordre (2) dans le hameau de 012, par une bordure simple.',
  'gendarmes-and-support.end':
    'Attaque : 4 − 1 pour la classe + 1 pour les arquebusiers = 4. Défense : 2 + 2 pour le hameau + 1 pour la bordure − 1 pour le désordre = 4. À 0, un 5 : les gendarmes réussissent leur test, et les argoulets, de nouveau en désordre, perdent leur dernier niveau.',
  'two-guns.title': 'Deux canons',
  'two-guns.says':
    'Deux canons et des reîtres sont dans la zone 137. Des piquiers sont dans les jardins de 136 (type II), des arquebusiers dans la zone 144 et dans le château de 125, derrière une bordure marron.',
  'two-guns.end':
    'Force 2 − 1 pour les jardins + 1 pour l’autre canon = 2. Un 2 touche, et les piquiers sont en désordre. Une bordure marron cache 125.',
  'a-gun-that-sees-nothing.title': 'Un canon qui ne voit rien',
  'a-gun-that-sees-nothing.says':
    'Les mêmes ennemis, mais le second canon est dans la zone 138. Entre 138 et ses cibles, il y a des troupes amies dans la zone 137 et des zones marron.',
  'a-gun-that-sees-nothing.end':
    'De 137, la vue vers 144 est libre, par 143. De 138, toutes les lignes les plus courtes sont bloquées, et on n’essaie jamais un détour.',
  'a-leader-falls.title': 'La mort d’un chef',
  'a-leader-falls.says':
    'Elbeuf est dans la zone 137 avec trois unités. Des gendarmes qui ont perdu un niveau attaquent les reîtres dans la zone 138.',
  'a-leader-falls.end':
    'Les attaquants ont perdu leur dernier niveau sur un résultat à étoile, donc on a lancé le dé pour Elbeuf : 1, plus 2 pour les unités qui lui restent, font 3. À 5 ou moins il est tué, et sa colonne passe des tests.',
  'charge-marker.title': 'Utiliser la charge',
  'charge-marker.says':
    'Les gendarmes dans la zone 137 ont encore leur charge. Des arquebusiers sont à découvert dans la zone 138.',
  'charge-marker.end':
    'Attaque : 4 + 2 pour la charge − 1 pour la classe = 5, contre 3. À +2, un 3 : les gendarmes réussissent leur test, les arquebusiers sont en désordre. La charge est utilisée.',
  'pikes-and-shot.title': 'Des piques et deux soutiens',
  'pikes-and-shot.says':
    'Des piquiers (4) et deux unités d’arquebusiers dans la zone 137 font face à des reîtres (4) dans la zone 138.',
  'pikes-and-shot.end':
    'Les arquebusiers ont l’autre type d’arme, donc chacun soutient de +1 : 4 − 1 pour la classe + 2 = 5 contre 4.',
  'disordered-support.title': 'Des soutiens en désordre',
  'disordered-support.says': 'La même attaque, mais les deux unités d’arquebusiers sont en désordre.',
  'disordered-support.end':
    'Une unité en désordre ne soutient pas : 4 − 1 contre 4. Avec le même dé, ce sont les piquiers qui sont en désordre, pas les reîtres.',
  'guise-leads.title': 'Guise mène l’attaque',
  'guise-leads.says':
    'Guise est avec les gendarmes dans la zone 126. Des reîtres (4) tiennent les jardins de 136, de type II derrière une bordure simple.',
  'guise-leads.end':
    'Guise ajoute 1 : 4 + 1 − 1 pour la classe = 4. Le terrain ajoute 3 à la défense : 7. À −3, même un 5 ne fait que mettre les gendarmes en désordre.',
  'attacked-again.title': 'Attaqués une seconde fois',
  'attacked-again.says':
    'Des arquebusiers dans la zone 143 sont entre des reîtres dans la zone 137 et d’autres dans la zone 144.',
  'attacked-again.end':
    'La première attaque les a mis en désordre. La seconde compte −1 pour une seconde attaque sur la même cible et −1 pour le désordre : de +2 à +4.',
  'pike-clash.title': 'Piques contre piques',
  'pike-clash.says':
    'Des piquiers (4) dans la zone 137 font face à des lansquenets (5) dans la zone 138 : des piques de part et d’autre.',
  'pike-clash.end':
    'Piques contre piques, on peut combattre deux fois. À la seconde, le défenseur compte −1, mais les piquiers, mis en désordre par la première, aussi.',
  'retreat-instead-of-a-loss.title': 'Un recul au lieu d’une perte',
  'retreat-instead-of-a-loss.says':
    'Des gendarmes soutenus par deux unités attaquent 138. Vous choisissez qui défend : les arquebusiers.',
  'retreat-instead-of-a-loss.end':
    'Le résultat était la perte d’un niveau. Seul le camp attaqué peut reculer d’une zone à la place : par une bordure pointillée vers un terrain ouvert, après un test.',
  'no-retreat-in-disorder.title': 'Pas de recul en désordre',
  'no-retreat-in-disorder.says': 'Des gendarmes attaquent 138. Les deux unités qui s’y trouvent sont en désordre.',
  'no-retreat-in-disorder.end':
    'Le désordre a rendu l’attaque plus facile d’un point, et une unité en désordre ne peut pas reculer au lieu de subir une perte : le niveau est perdu, et rien n’est demandé.',
  'a-disordered-gun.title': 'Un canon en désordre',
  'a-disordered-gun.says':
    'Un canon en désordre, dans la zone 138, voit des arquebusiers à découvert, dans la zone 143.',
  'a-disordered-gun.end':
    'Force 2 − 1 pour le désordre = 1 : seul un 1 touche. Il a touché, et les arquebusiers sont en désordre.',
  'guns-together.title': 'Des canons ensemble',
  'guns-together.says': 'Deux canons dans la zone 138 font face à des piquiers à découvert, dans la zone 137.',
  'guns-together.end':
    'Le second canon ajoute 1 : force 3. Un 3 touche ; moins de 3 coûte aussi un niveau, qu’aucun recul ne remplace.',
  'reorganise.title': 'Se réorganiser',
  'reorganise.says':
    'Trois unités sont en désordre : des arquebusiers avec Guise dans la zone 115, des piquiers dans la zone 136 à côté de reîtres ennemis, des arquebusiers dans la zone 127.',
  'reorganise.end':
    'Avec la qualité de Guise, 6, un 6 a suffi. Dans une zone de contrôle ennemie, on ne peut pas essayer.',
  'order-refused.title': 'Un ordre manqué',
  'order-refused.says': 'La colonne de Chevrières (qualité 4) a l’ordre Tenir. (Règles avancées.)',
  'order-refused.end':
    'Le dé doit être inférieur à sa qualité. Un 4 ne l’est pas : la colonne garde son ordre, et l’ennemi n’apprend pas lequel.',
  'attack-order.title': 'Attaque contre Tenir',
  'attack-order.says':
    'Les gendarmes dans la zone 023 ont l’ordre Attaque ; les argoulets à pied dans la zone 029 ont l’ordre Tenir. (Règles avancées.)',
  'attack-order.end': 'Chaque ordre ajoute 1 à son camp : 4 − 1 pour la classe + 1 contre 2 + 1.',
  'caracole.title': 'Une caracole',
  'caracole.says':
    'Des reîtres dans la zone 138 sont à côté d’arquebusiers en terrain ouvert, dans la zone 137, derrière une bordure pointillée. Ceux de 126 sont à côté des jardins de 136. (Règle optionnelle.)',
  'caracole.end':
    'La caracole s’annonce pendant le mouvement et demande un ennemi en terrain ouvert derrière une bordure pointillée : les reîtres de 126 ne le pouvaient donc pas.',
  'wavering.title': 'Une perte ébranle les autres',
  'wavering.says':
    'Des reîtres et des arquebusiers, tous en désordre, sont ensemble dans la zone 138, et des gendarmes les attaquent. (Règle optionnelle.)',
  'wavering.end':
    'Les reîtres ont perdu un niveau, donc les arquebusiers à côté d’eux ont aussitôt passé un test. Manqué avec un 5, et déjà en désordre, ils ont perdu un niveau eux aussi.',
  'enfants-perdus.title': 'Détacher des enfants perdus',
  'enfants-perdus.says': 'Des arquebusiers protestants au complet sont dans la zone 118. (Règle optionnelle.)',
  'enfants-perdus.end':
    'Pour un point de mouvement, un petit détachement quitte l’unité. Un second lui coûterait un niveau tant qu’il est détaché.',
  'plunder-at-vimory.title': 'Les bagages de Vimory',
  'plunder-at-vimory.says':
    'Deux convois de bagages protestants sont seuls dans la zone 021, à côté d’arquebusiers dans la zone 015.',
  'plunder-at-vimory.end':
    'Des bagages seuls sont perdus dès qu’une unité ennemie entre : 4 points chacun. À Vimory, il y a aussi un test de pillage ; il est manqué, et les arquebusiers sont en désordre.',
};
