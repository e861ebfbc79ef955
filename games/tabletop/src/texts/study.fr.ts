import type { study as EN } from './study.en.ts';

/** The same in French. */
export const study: Readonly<Record<keyof typeof EN, string>> = {
  cm: '{cm} cm',
  'unit.identity':
    '{name} : {arm}{isGuns?, canons de {calibre} livres|}, statut {status} ; classe de manœuvre {class}, moral de base {base}{isElite?, avec des compagnies d’élite|}.',
  'unit.strength':
    '{figures} {figures?figurine|figurines} sur {initial} ; {isWhole?aucune perte encore|{n?un homme perdu|{n} hommes perdus}}.',
  'unit.tranche':
    'Après {n?une perte|{n} pertes} de plus : −1 à chaque test, puis −1 de plus toutes les {size} pertes.',
  'unit.threshold.twoThirds':
    'À {figures} {figures?figurine|figurines} (les deux tiers), après {men?une perte|{men} pertes} de plus : {penalty} à chaque test.',
  'unit.threshold.half':
    'À {figures} {figures?figurine|figurines} (la moitié), après {men?une perte|{men} pertes} de plus : {penalty} à chaque test.',
  'unit.garrison': 'Garnison {place:de}, {cohesion}. Elle tire et se mesure depuis tout son secteur.',
  'unit.stands': '{formation}, {cohesion}, en {at}, orientation {degrees}° ; son socle mesure {width} × {depth} cm.',
  'unit.state.steady': 'Elle fait ce qu’on lui ordonne.',
  'unit.state.uncontrolled': 'Elle avance sans contrôle vers l’ennemi, quel que soit son ordre.',
  'unit.state.halted': 'Elle ne peut ni bouger ni charger ; elle peut tirer, et combattre si on l’attaque.',
  'unit.state.retreat': 'Elle doit s’éloigner de l’ennemi à chaque quart jusqu’à son ralliement.',
  'unit.state.rout':
    'Elle court vers son bord de table à chaque quart jusqu’à son ralliement ; les unités qui la voient peuvent devoir tester.',
  'unit.state.rallying': 'Elle se reforme et ne fait rien d’autre.',
  'unit.state.flight': 'Elle fuit hors de la table et ne se ralliera pas.',
  'unit.state.prisoner': 'Elle est emmenée par ceux qui l’ont prise.',
  'unit.state.freed': 'Elle est libre mais désarmée : elle ne prend plus part à la bataille.',
  'unit.until': 'Cela dure jusqu’à la fin du quart {quarter} de la période {period}.',
  'unit.order': 'Son ordre : {order}.',
  'unit.order.at': 'Son ordre : {order}, en {at}.',
  'unit.order.of': 'Son ordre : {order}, pour {unit}.',
  'unit.noGeneral': 'Aucun de ses généraux n’est plus dans la bataille.',
  'unit.general': '{who:capital} la commande, à {cm} cm, {isSeen?en vue|hors de vue}.',
  'test.sum': 'Si elle testait maintenant : {sum} avant le dé. {lines:capital}.',
  'test.line': '{what} {points}',
  'test.faces': 'Selon le dé : {bands}.',
  'test.band': '{faces} {result}',
  'escort.none': '{who:capital} : absente de la bataille pour l’instant.',

  'leader.general':
    '{name} : {rank}, {value} points d’armée ; avec une unité, il donne ou retire jusqu’à {points?un point|{points} points} à son test. Il parcourt {ride} cm par phase de commandement.',
  'leader.aide':
    '{name} : porte les ordres et peut rejoindre une unité pour son général. Il parcourt {ride} cm par phase de commandement.',
  'leader.stands': 'Il est en {at}.',
  'leader.leads': 'Il a sous ses ordres {units}.',
  'rank.commander': 'général en chef',
  'rank.corps': 'commandant de corps',
  'rank.division': 'général de division',
  'rank.brigade': 'général de brigade',
  'guns.manned': 'Les canons {who:de} ont leurs servants.',
  'guns.abandoned': 'Les canons {who:de} sont sans servants en {at}. On les franchit comme une haie.',
  'guns.taken': 'Les canons {who:de} ont été pris.',

  'ground.point': 'Point {at} de la table, en centimètres depuis son coin inférieur gauche.',
  'ground.open': 'Terrain découvert, niveau {level}.',
  'ground.named': 'Terrain : {all} ; niveau {level}.',
  'ground.sector':
    '{place:capital} peut recevoir une garnison de {n?une figurine|{n} figurines} au plus : +3 à ses tests, et difficile à toucher.',
  'ground.wood':
    'Abri léger pour une unité qui y est à moitié ; il cache ce qui est loin dedans et fait perdre de la cohésion.',
  'ground.hedge':
    '{place:capital} : abri léger pour l’unité qui est derrière ; la franchir coûte du temps et de la cohésion.',
  'ground.wall':
    '{place:capital} : abri dur pour l’unité qui est derrière ; le franchir coûte du temps et de la cohésion.',
  'ground.stream':
    '{place:capital} : le franchir coûte du temps et de la cohésion, sauf par un pont ou un gué en colonne de marche.',
  'ground.worth': '{place:capital} : {n?un point|{n} points}, encore à personne.',
  'ground.held': '{place:capital} : {n?un point|{n} points}, à présent {side:a}.',
  'ground.here': 'Ici : {all}.',
  'ground.arrives': '{name} : arrive en période {period}.',
  'ground.allHere': 'Tout le monde est arrivé.',

  'survey.side': '{side} : {n?une unité|{n} unités} sur la table.',
  'survey.at': '{name} en {place}{states}',
  'survey.later': 'Encore à venir : {all}.',
  'survey.noEnemy': 'Aucune unité ennemie sur la table.',
  'survey.contact': '{theirs} à {cm} cm {mine:de}',
  'survey.contacts': 'Ennemis les plus proches : {all}.',

  'band.canister': 'mitraille',
  'band.half': 'demi-portée',
  'band.max': 'pleine portée',
  'band.losses': '{n?une perte|{n} pertes} par figurine',
  'zone.front': 'front',
  'zone.flank': 'flanc',
  'zone.rear': 'arrière',
  'sight.seen': 'Elle voit {unit}',
  'sight.hidden': 'Elle ne voit pas {unit}',
  'command.near': 'À {cm} cm ou moins {who:de} : +1 au test, s’il est en vue',
  'command.far': '{unit:capital} : son général est à {cm} cm, {value:signed} au test',
  'near.count': 'Un test compare le nombre d’unités amies et ennemies dans cette zone',
  'near.flank': 'L’infanterie ennemie ici menace ses flancs et son arrière',
};
