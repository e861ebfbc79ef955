import type { opening as en } from './opening.en.ts';

/** `opening.en.ts` in French. */
export const opening = {
  // What a side is asked.
  'prompt.reserveIn':
    'Vous pouvez mettre des brigades en réserve, une à une. Elles y récupèrent de leurs pertes, mais ne bougent ni ne combattent.',
  'prompt.choose.free':
    'Activez un corps, sans jet de dé sauf si le bouton en demande un. Ou passez, et laissez l’ennemi en activer un.',
  'prompt.choose.continuity':
    'Activez un autre corps, par un jet de continuité. Ou passez, et laissez l’ennemi en activer un.',
  'prompt.choose.interrupt':
    'Votre adversaire a eu deux activations de suite. Vous pouvez activer un corps, sans jet de dé sauf si le bouton en demande un, ou passer.',
  'prompt.choose.solo': 'Votre adversaire n’a plus d’activation. Activez un corps, ou terminez la phase.',
  'prompt.formation':
    '{corps:capital} : choisissez la formation suivante. Si vous terminez l’activation, celles qui restent n’agissent pas.',

  // Phases: short for a row of them, in full for a heading.
  'phase.initiative': 'Initiative',
  'phase.reserve': 'Mise en réserve',
  'phase.activation': 'Activations',
  'phase.recovery': 'Récupération',
  'phase.release': 'Sortie de réserve',
  'phase.commanders': 'Commandants',
  'phase.morale': 'Démoralisation',
  'phase.initiative.title': 'Jet d’initiative',
  'phase.reserve.title': 'Mise en réserve',
  'phase.activation.title': 'Activation des corps',
  'phase.recovery.title': 'Fin du tour : récupération en réserve',
  'phase.release.title': 'Fin du tour : sortie de réserve',
  'phase.commanders.title': 'Fin du tour : mouvement des commandants',
  'phase.morale.title': 'Fin du tour : démoralisation',
  'weather.fair': 'beau temps',
  'weather.heat': 'chaleur',
  'weather.rain': 'pluie',

  // Events: the course of the battle.
  'event.turnBegan': 'tour {turn}, {time:hour}{weather?, {weather}|}{isNight?, nuit|}',
  'event.initiativeRolled':
    'initiative : Alliés {allied}, Autrichiens {austrian} ; {winner?{winner} l’emporte|égalité, on relance}',
  'roll.initiative': 'initiative : le premier dé est pour les Alliés, le second pour les Autrichiens',
  'event.putInReserve': '{of} passe en réserve',
  'event.corpsActivated.normal': 'activation {corps:de}',
  'event.corpsActivated.extended': 'activation étendue {corps:de}',
  'event.corpsActivated.no-attack': 'activation {corps:de}, sans attaque possible',
  'event.corpsActivated.massed': 'activation {corps:de} : attaque de cavalerie en masse',
  'event.corpsActivated.massed-extended': 'activation étendue {corps:de} : attaque de cavalerie en masse',
  'event.passed': '{side} passe',
  'event.handPassed.free': 'la main passe {side:a} : prochaine activation gratuite',
  'event.handPassed.continuity': 'la main revient {side:a} : prochaine activation sur jet de continuité',
  'event.handPassed.interrupt': '{side} peut interrompre par une activation gratuite',
  'event.handPassed.solo': '{side} est la seule à avoir encore des activations et joue seule',
  'event.arrived': '{who} entre sur la carte par l’hexagone {at}',

  // Orders as a person would say them.
  'label.reserve': 'Mettre {of} en réserve',
  'label.activate.free': 'Activer {corps}',
  'label.activate.roll': 'Activer {corps} : jet de continuité, {rating} ou moins',
  'label.activate.extended': 'Activer {corps} : activation étendue, {rating} ou moins',
  'label.massed': 'Attaque de cavalerie en masse menée par {who}',
  'label.pass': 'Passer',
  'label.pass.renounce': 'Renoncer à l’activation étendue',
  'label.pass.stop': 'Terminer les activations',
  'label.begin': '{of:capital} agit',
  'label.finish': 'Terminer l’activation',
  'label.end': 'Continuer',
  'label.end.reserve-in': 'Passer aux activations',

  // The same in a word, for a button beside the piece and the place. French buttons speak in the infinitive.
  'verb.reserve': 'Mettre en réserve',
  'verb.activate': 'Activer',
  'verb.massed': 'Attaquer en masse',
  'verb.pass': 'Passer',
  'verb.begin': 'Agir',
  'verb.finish': 'Terminer l’activation',
  'verb.standing': 'Consigne',
} as const satisfies Readonly<Record<keyof typeof en, string>>;
