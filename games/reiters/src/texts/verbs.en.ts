/** What is said of commands: when each is in place, how each side answers by habit. */
export const verbs = {
  'when.settingUp': 'Pieces are placed before the battle only.',
  'when.ordering': 'Orders are changed in the orders sequence, before movement, with the advanced rules.',
  'when.marching': 'This belongs to the movement sequence of its own side; something else is asked now.',
  'when.reacting': 'A reaction answers enemies who came close, right after their movement sequence.',
  'when.fighting': 'Attacks belong to the combat sequence of one’s own phase, after the reactions.',
  'when.within': 'This follows from a combat only, when it comes to that.',
  'when.reorganising': 'Units reorganise at the end of the phase of their side.',
  'when.otherwise': 'This is not what is being asked now.',

  'habit.defender': 'defend with the strongest unit',
  'habit.engagement': 'spend the charge, and push pikes for two rounds, whenever they may',
  'habit.substitution': 'retreat on the map instead of a loss only to save the last step',
  'habit.supportRetreats': 'keep supports in place',
  'habit.leadersFollow': 'let leaders go with those who retreat',
  'habit.giveWay': 'give way to the first zone allowed',
  'habit.secondAttack': 'try the second attack of a caracole',
  'habit.advance': 'advance with all they may',
  'habit.replacement': 'replace a lost leader in the first zone allowed',
} as const;
