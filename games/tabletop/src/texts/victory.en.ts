/** What the score says in English. */
export const VICTORY_EN = {
  'points.objective': '{name} held',
  'points.routing': '{name} routing',
  'points.lost': '{name} lost',
  'points.prisoner': '{name} taken prisoner',
  'points.freed': '{name} freed, but disarmed',
  'points.guns': '{name}: guns without a crew',
  'points.general': '{name} out of the battle',
  'verdict.decisive': 'Decisive victory for the {winner}: {why}',
  'verdict.minor': 'Minor victory for the {winner}: {why}',
  'verdict.break': 'half of the army of the {loser} or more is broken.',
  'verdict.margin': '{n?one point|{n} points} ahead.',
  'verdict.level': 'level on points, which is enough for them.',
  'verdict.draw': 'A draw: neither side is far enough ahead.',
} as const;
