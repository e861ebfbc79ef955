import type { Situation, Tester } from '../rules/morale/situation.ts';

/*
 * The sum of a test and its result as a patient player would add them up with the printed tables beside him: the figures are
 * written out here once more, so that neither a wrong figure of the charts nor a wrong turn of the rules passes unseen.
 */
const ROWS: readonly (readonly [least: number, results: string])[] = [
  [11, 'O A A A A A'],
  [9, 'O O A A A A'],
  [7, 'O O O O O A'],
  [5, 'O O O O O O'],
  [3, 'O O O O H O'],
  [1, 'O O O H H R'],
  [0, 'H H H R R D'],
  [-2, 'H H R D D F'],
  [-4, 'R R D D F F'],
  [-6, 'R D F F F F'],
  [Number.NEGATIVE_INFINITY, 'D F F F F F'],
];
const NAMES: Readonly<Record<string, string>> = {
  A: 'uncontrolledAdvance',
  O: 'obey',
  H: 'halt',
  R: 'retreat',
  D: 'rout',
  F: 'flight',
};
const COLUMNS = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'];
const TWO_THIRDS = [-1, -1, -3, -4, -5, -5];
const HALF = [-2, -2, -5, -6, -7, -7];

export function slowResult(status: string, total: number): string {
  const row = ROWS.find(([least]) => total >= least)?.[1] ?? '';
  return NAMES[row.split(' ')[COLUMNS.indexOf(status)] ?? ''] ?? '';
}
export function slowTotal(unit: Tester, s: Situation, die: number): number {
  let total = unit.base;
  if (unit.eliteBonus) total += 1;
  if (die >= 3) total += 1;
  if (die >= 5) total += 1;
  if (s.againstCavalry && unit.arm === 'infantry') {
    if (unit.formation === 'square') total += 2;
    else if (unit.formation !== 'garrison' && s.shelter !== 'house') total -= 2;
  }
  if (s.shelter === 'light') total += 1;
  if (s.shelter === 'hard') total += 2;
  if (s.shelter === 'house') total += 3;
  if (unit.state === 'rout' || unit.degradation === 'disorder') total -= 4;
  if (unit.state === 'retreat' || unit.state === 'rallying' || unit.degradation === 'noFormation') total -= 1;
  if (unit.everRouted) total -= 1;
  if (s.cavalryCharging && unit.arm === 'cavalry') total += 1;
  if (s.command.kind === 'contact') total += s.command.choice;
  if (s.command.kind === 'aide') total += 1;
  if (s.command.kind === 'within15') total += s.command.sign;
  if (s.command.kind === 'beyond') {
    const d = s.command.distance;
    if (d > 15 && d <= 30) total -= 1;
    else if (d > 30 && d < 45) total -= 2;
    else if (d >= 45) for (let step = 15; step <= d; step += 15) total -= 1;
  }
  for (let points = 20; points <= s.generalHit; points += 20) total -= 1;
  for (let points = 20; points <= s.generalLeft; points += 20) total -= 1;
  if (s.friends > s.enemies) total += 2;
  if (s.friends < s.enemies) total -= 2;
  total += 2 * s.enemyRouts;
  if (!s.testerInMelee) total -= 2 * s.friendlyRouts;
  if (s.enemyRear) total -= 2;
  if (s.enemyFlank) total -= 1;
  if (s.meleeWon) total += 1;
  if (s.lossRun === 1) total -= 2;
  if (s.lossRun === 2) total -= 5;
  if (s.lossRun >= 3) total -= 9;
  if (s.occasions.some((o) => o === 'meleeLost' || o === 'meleeWon'))
    for (let more = 20; more <= s.meleeExcess; more += 20) total -= 1;
  let loose = 0;
  for (const { kind, losses } of s.shooters) {
    if (kind !== 'formed') loose += losses;
    else if (losses >= 15) total -= 1;
  }
  if (loose >= 15) total -= 2;
  total += s.supportBatteries;
  let figures = unit.initialFigures - unit.escort;
  for (let men = 40; men <= unit.losses; men += 40) figures -= 1;
  const lost = unit.losses + 40 * unit.escort;
  for (let men = 5 * unit.initialFigures; men <= lost; men += 5 * unit.initialFigures) total -= 1;
  const column = COLUMNS.indexOf(unit.status);
  if (2 * figures <= unit.initialFigures) total += HALF[column] ?? 0;
  else if (figures <= Math.floor((2 * unit.initialFigures) / 3)) total += TWO_THIRDS[column] ?? 0;
  return total;
}
