/** What computer players look at, in English: "main gain: …". */
export const terms = {
  'term.points': 'points already scored',
  'term.hold': 'objectives occupied',
  'term.reach': 'an objective within reach',
  'term.mass': 'troops near the objectives',
  'term.strength': 'strength of the troops',
  'term.worn': 'keeping losses low',
  'term.army': 'keeping the army from breaking',
  'term.order': 'troops in good order',
  'term.morale': 'the morale of the troops',
  'term.charge': 'charges within reach',
  'term.fire': 'musket fire at good range',
  'term.guns': 'guns with a target',
  'term.support': 'friends close by',
  'term.flank': 'safe flanks and rear',
  'term.command': 'generals close to their troops',
  'term.chief': 'the safety of a general',
} as const;
