/** What computer players look at, in English: "mainly for …". */
export const en = {
  'term.points': 'points already scored',
  'term.held': 'objectives held',
  'term.whole': 'units at full strength',
  'term.strength': 'strength of the troops',
  'term.order': 'troops in good order',
  'term.strike': 'attacks at hand',
  'term.kill': 'a unit about to be destroyed',
  'term.march': 'attacks within a march',
  'term.reach': 'an objective within reach',
  'term.mass': 'troops near the objectives',
  'term.exit': 'the way off the map',
  'term.contact': 'keeping clear of the enemy',
  'term.command': 'leaders close to their troops',
  'term.chief': 'the safety of a leader',
  'term.guns': 'guns with a target',
  'term.baggage': 'the safety of the baggage',
} as const;
