/** What is said of commands: when each is in place, how each side answers by habit, what an outcome comes to. */
export const verbs = {
  'when.settingUp': 'Pieces are placed before the battle only.',
  'when.marching':
    'Marching belongs to the movement half of the activation of its formation, in phase C; something else is asked now.',
  'when.fighting':
    'Attacks belong to the combat half of the activation of its formation, in phase C; batteries fire in phase B too. Something else is asked now.',
  'when.activating': 'A formation is named when its side has the hand, in phase C, before anything of it moves.',
  'when.commanding': 'Commanders-in-chief ride in phase D.',
  'when.breaching':
    'A work is attacked by a unit of the acting formation that stands before it, in its own time; something else is asked now.',
  'when.reacting': 'Reaction fire answers a shock, before it is resolved.',
  'when.suffering': 'This follows from a combat only, when its result asks for it.',
  'when.otherwise': 'This is not what is being asked now.',

  'habit.react': 'fire in reaction whenever they may',
  'habit.lose': 'take losses from the strongest unit',
  'habit.retreat': 'retreat to the first of the best hexes, giving up no unit',
  'habit.displace': 'make way to the first of the best hexes, giving up no unit',
  'habit.routStep': 'run to the first of the best hexes',
  'habit.routFacing': 'turn routed units to the first facing allowed',
  'habit.advance': 'advance, or breach, whenever they may',
  'habit.leaderGoes': 'let leaders go with their unit',
  'habit.leaderFlees': 'bring a surprised leader to the first of the nearest friends',
  'habit.aide': 'place an aide with a unit of his formation',
} as const;
