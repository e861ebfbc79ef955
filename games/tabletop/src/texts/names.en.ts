/** What goes into the names of pieces, in English. */
export const names = {
  aide: '{general}’s aide{isOne?| {n}}',
  'aide.title': 'Aide{isOne?| {n}} of {general}',
  guns: 'the guns of {who}',
  'guns.title': 'Guns of {who}',
  escort: 'an escort of prisoners',
  'escort.title': 'Escort {n}',
} as const;
