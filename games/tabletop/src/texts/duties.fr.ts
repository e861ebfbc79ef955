import type { DUTIES_EN } from './duties.en.ts';

/** What a unit must do after a test, and when, in French. */
export const DUTIES_FR: Readonly<Record<keyof typeof DUTIES_EN, string>> = {
  'when.now': 'Maintenant',
  'when.quarter': 'Période {period}, quart {quarter}',
  'when.atOnce': 'Tout de suite, quart {quarter} de son mouvement',
  'when.quarters': 'Période {period}, quarts {from} à {to}',
  'when.atOnceRest': 'Tout de suite, le reste de son mouvement',
  'when.later': 'À chaque période suivante',
  'when.everyQuarter': 'À la fin de chaque quart',
  'when.untilPeriod': 'Jusqu’à la fin de la période {period}',
  'when.untilQuarter': 'Jusqu’à la fin du quart {quarter} de la période {period}',
  'when.noContact': 'Si elle n’a touché personne d’ici là',
  'when.fourQuarters': 'Pendant quatre quarts',
  'duty.free': 'Aucune obligation. Elle agit comme ses ordres le permettent.',
  'duty.backInHand':
    'De nouveau sous contrôle. Si son ordre lui permet de charger, elle peut continuer jusqu’au contact ; sinon elle s’arrête sur place, sans formation.',
  'duty.rallied': 'Ralliée. Elle s’arrête, formée.',
  'duty.reform': 'Ralliée. Elle s’arrête et met {n?un quart|{n} quarts} à se reformer, sans bouger.',
  'duty.halt':
    'Elle ne peut ni avancer vers l’ennemi, ni suivre, ni poursuivre. Elle peut aller vers son bord de table, tirer, et continuer un corps à corps où elle est engagée.',
  'duty.haltCharge':
    'Elle s’approche à {stop} cm de sa cible et s’arrête là sans la toucher ; si elle est déjà plus près, elle reste sur place. Elle est sans formation.',
  'duty.advance':
    'Droit sur l’ennemi le plus proche à la vitesse de charge, {quarter} cm par quart, {cm} cm au plus, jusqu’au contact. Ni tir, ni changement de formation.',
  'duty.close':
    'Vers l’ennemi le plus proche, {quarter} cm par quart, {cm} cm au plus, sans s’approcher à moins de {stop} cm. Pas de tir.',
  'duty.loseFormation': 'Elle quitte son carré ou son bâtiment et se retrouve sans formation.',
  'duty.noContact': 'Elle s’arrête sur place, sans formation.',
  'duty.aboutFace': 'Demi-tour. Cela prend tout le quart.',
  'duty.leave': 'Sortir du bâtiment du côté de son bord de table. Cela prend tout le quart.',
  'duty.change': 'Changer de formation.',
  'duty.away': '{cm} cm pour s’éloigner tout droit {from:de}.',
  'duty.awayFromCause': '{cm} cm pour s’éloigner tout droit de l’ennemi qui en est la cause.',
  'duty.toSafety':
    '{cm} cm vers la sécurité : l’unité amie en formation la plus proche qui fait face à l’ennemi, derrière le bois ou le village le plus proche, ou son bord de table. Elle contourne les unités amies sans jamais les traverser.',
  'duty.toEdge': '{cm} cm vers son bord de table, par le plus court chemin.',
  'duty.toEdgeEach': '{cm} cm par quart vers son bord de table, par le plus court chemin.',
  'duty.toSafetyEach':
    '{cm} cm par quart vers la sécurité : l’unité amie en formation la plus proche qui fait face à l’ennemi, derrière le bois ou le village le plus proche, ou son bord de table. Elle contourne les unités amies sans jamais les traverser.',
  'duty.retreatOn': '{cm} cm, {quarter} cm par quart, vers la sécurité, jusqu’à son ralliement.',
  'duty.retreatForced':
    '{cm} cm, {quarter} cm par quart, ou {forced} cm en marche forcée, vers la sécurité, jusqu’à son ralliement.',
  'duty.seekRally':
    'Elle doit tester pour se rallier dès que possible : derrière un abri, un bois, un village ou une unité amie, quand un général ou un aide de camp la rejoint, après trois périodes, ou au bord de la table.',
  'duty.front': 'Demi-tour gratuit, en désordre, sur un front de {n?une figurine|{n} figurines}.',
  'duty.disorder': 'Demi-tour gratuit, en désordre, sur les deux tiers de son front.',
  'duty.abandonGuns': 'Les servants quittent leurs canons, par le côté opposé à l’attaque.',
  'duty.routOn': '{cm} cm, {quarter} cm par quart, vers son bord de table, jusqu’à son ralliement.',
  'duty.flightOn': '{cm} cm, {quarter} cm par quart, vers son bord de table, où elle sort du jeu. Plus aucun test.',
  'duty.formUp':
    'Elle se reforme sur place, sans formation jusque-là. Ensuite toute formation sauf tirailleurs ou carré, face à l’ennemi ou non.',
  'duty.leaveTable': 'Elle quitte la table et ne revient pas.',
  'duty.captive': 'Elle est désarmée. Une des unités qui l’ont forcée à se rendre l’escorte vers leur bord de table.',
  'duty.refuge': 'Elle ne combat plus et se met à l’abri.',
};
