import type { charge as en } from './charge.en.ts';

/** Charges. */
export const charge: Readonly<Record<keyof typeof en, string>> = {
  'prompt.declare': 'Déclarez des charges, ou terminez.',
  'prompt.nextCharge': '{n?Une charge attend|{n} charges attendent} : choisissez la prochaine à résoudre.',
  'prompt.react': '{by:capital} {isMany?chargent|charge} {unit} : choisissez la réaction.',
  'prompt.reach': '{target:capital} {isMany?ne sont|n’est} plus là : choisissez jusqu’où va la charge {unit:de}.',
  'why.notYourUnit': 'Ce n’est pas une de vos unités.',
  'why.hasDeclared': 'Elle a déjà déclaré une charge.',
  'why.tooManyCharges': 'On ne peut pas déclarer plus de charges dans cette phase.',
  'why.straightHasNoHand': 'Une charge tout droit n’a pas de conversion : n’indiquez ni côté ni angle.',
  'why.noChargeToResolve': 'Elle n’a aucune charge à résoudre.',
  'why.notTheTarget': 'Ce n’est pas l’unité chargée.',
  'why.noSquareNow':
    'Elle ne peut pas former le carré : il faut de l’infanterie d’au moins 8 figurines, chargée par de la cavalerie, assez de temps et de place.',
  'why.noTurnNow':
    'Elle ne peut pas pivoter ainsi : elle peut faire face à une unité qui la charge de flanc ou par l’arrière, avec un quart de temps et la place de tourner.',
  'why.noCounterNow':
    'Elle ne peut pas contre-charger cette unité : il faut de la cavalerie en formation, chargée de front à 10 cm ou plus.',
  'why.noEvasionNow':
    'Elle ne peut pas esquiver : seuls les tirailleurs, la cavalerie légère et l’artillerie à cheval attelée le peuvent, hors du corps à corps.',
  'why.notTheCharger': 'Ce n’est pas l’unité qui charge.',
  'why.beyondReach': 'Elle ne peut pas aller aussi loin.',
  'habit.react': 'tenir',
  'habit.reach': 'aller le plus loin possible',
};
