/** What a computer player looks at, in English, as it stands in "main gain: …". Fetched with the player. */
export const en = {
  held: 'objectives held',
  losses: 'hits inflicted',
  infantry: 'strength of the infantry',
  horse: 'strength of the cavalry',
  batteries: 'guns available',
  order: 'order of the troops',
  morale: 'brigades fit to fight',
  near: 'strength near the objectives',
  first: 'reaching the objectives first',
  garrison: 'defence of the objectives held',
  attack: 'attacks that can be made now',
  threat: 'attacks to come',
  gunfire: 'targets for the guns',
  command: 'command of the troops',
  chief: 'safety of the leaders',
  tempo: 'activations still to come',
} as const;
