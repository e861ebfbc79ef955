/** Charges. */
export const charge = {
  'prompt.declare': 'Declare charges, or end.',
  'prompt.nextCharge': '{n?One charge is waiting|{n} charges are waiting}: choose which to resolve next.',
  'prompt.react': '{by:capital} {isMany?charge|charges} {unit}: choose a reaction.',
  'prompt.reach': '{target:capital} {isMany?have|has} gone: choose how far the charge of {unit} goes on.',
  'why.notYourUnit': 'It is not one of your units.',
  'why.hasDeclared': 'It has already declared a charge.',
  'why.tooManyCharges': 'No more charges can be declared in this phase.',
  'why.straightHasNoHand': 'A charge straight ahead has no wheel: leave out the direction and the angle.',
  'why.noChargeToResolve': 'It has no charge waiting to be resolved.',
  'why.notTheTarget': 'It is not the unit that is charged.',
  'why.noSquareNow':
    'It cannot form square: only infantry of 8 figures or more charged by cavalry can, with enough time and room.',
  'why.noTurnNow':
    'It cannot turn that way: it may face a charger on its flank or rear, with a quarter to spare and room to turn.',
  'why.noCounterNow':
    'It cannot counter-charge this unit: only cavalry in formation can, charged in front from 10 cm or more.',
  'why.noEvasionNow':
    'It cannot evade: only skirmishers, light cavalry and limbered horse guns can, outside close combat.',
  'why.notTheCharger': 'It is not the unit that charges.',
  'why.beyondReach': 'It cannot go that far.',
  'habit.react': 'stand',
  'habit.reach': 'go on as far as possible',
} as const;
