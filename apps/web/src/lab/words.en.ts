/** The words of the lab in English; the French has the same keys. */
export const en = {
  title: (battle: string) => `Lab: ${battle}`,
  about:
    'The computer fights this battle against itself many times, with the figures you choose, and reports how it went.',
  battle: 'Battle',
  player: (side: string) => `Who plays the ${side}`,
  games: 'Number of battles',
  gamesHint: '50 to 500. The stronger the players, the longer a battle takes.',
  figures: 'Change figures',
  turns: 'Turns',
  strength: (side: string) => `Strength of units: ${side}`,
  others: 'Other figures, one per line',
  othersHint:
    'As for --set in “tambour simulate”: KEY=VALUE, KEY+=1, KEY*=2; for example, victory points are under scenario.…',
  seed: 'Dice seed',
  run: 'Run',
  stop: 'Stop',
  done: (done: number, of: number) => `${done} of ${of} battles`,
  left: (minutes: number, seconds: number) => (minutes > 0 ? `about ${minutes} min left` : `about ${seconds} s left`),
  drawing: 'Preparing the report…',
  opening: (battle: number) => `Replaying battle ${battle} to open it…`,
  hint: 'Choose any number or link in the report to open a battle that shows it.',
  fault: (field: string, reason: string) => (field === '' ? reason : `${field}: ${reason}`),
  badNumber: 'The number of battles must be from 50 to 500.',
};
export type LabWords = typeof en;
