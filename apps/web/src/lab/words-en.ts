/** The words of the lab in English; the French has the same keys. */
export const en = {
  title: (battle: string) => `Lab: ${battle}`,
  about:
    'The computer fights this battle against itself many times, with the figures you choose, and reports how it went.',
  battle: 'Battle',
  player: (side: string) => `Player for ${side}`,
  games: 'Number of battles',
  gamesHint: '50 to 500. The better the players, the longer a battle takes.',
  figures: 'Change figures',
  turns: 'Turns',
  strength: 'Strength of units',
  others: 'Other figures, one a line',
  othersHint:
    'As after --set of “tambour simulate”: KEY=VALUE, KEY+=1, KEY*=2; for example victory points under scenario.…',
  seed: 'Seed',
  run: 'Run',
  stop: 'Stop',
  done: (done: number, of: number) => `${done} of ${of} battles`,
  left: (minutes: number, seconds: number) => (minutes > 0 ? `about ${minutes} min left` : `about ${seconds} s left`),
  drawing: 'Drawing the report…',
  opening: (battle: number) => `Playing battle ${battle} again to open it…`,
  hint: 'Choose any figure or link to open the battle that shows it.',
  fault: (field: string, reason: string) => (field === '' ? reason : `${field}: ${reason}`),
  badNumber: 'The number of battles must be from 50 to 500.',
};
export type LabWords = typeof en;
