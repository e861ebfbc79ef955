import { allHold, type Condition, type Modifier, type Refusal, totalOf, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import { type Line, modifier, sumMust } from '../../model/sum.ts';
import type { Shelter } from '../../model/vocabulary.ts';
import { lossesBy } from '../fire.ts';
import { type ActCase, needsOf } from '../morale/acts.ts';
import type { Contact, Fighter } from './fighter.ts';
import { fightingFigures } from './fighter.ts';

const { melee, shelterFire } = CHARTS;

/** C9c C10c 1.1-01c C8j 2.6-K4 R41 Who inflicts anything: not one that routs or flees, nor a unit run down by the charger it broke from, nor one that is disarmed. */
export const INFLICTS: readonly Condition<Contact>[] = [
  ...needsOf('fight').map(
    (need: Condition<ActCase>): Condition<Contact> => ({
      ...need,
      rule: (c) => (typeof need.rule === 'function' ? need.rule(c.fighter) : need.rule),
      why: (c) => (typeof need.why === 'function' ? need.why(c.fighter) : need.why),
      holds: (c) => need.holds(c.fighter),
    }),
  ),
  sumMust('1.1-01c', 'runDown', (c) => !c.isRunDown),
];
export const inflicts = (c: Contact): boolean => allHold(INFLICTS, c);
export const whyInflictsNothing = (c: Contact): readonly Refusal[] => whyNot(INFLICTS, c);

const isHeavy = ({ arm, cavalryClass }: Fighter): boolean => arm === 'cavalry' && cavalryClass === 'heavy';
/** Infantry that cavalry can ride at: neither in square nor behind walls. */
const isOutOfSquare = ({ arm, formation }: Fighter): boolean =>
  arm === 'infantry' && formation !== 'square' && formation !== 'garrison';
const SHELTERED: Readonly<Record<Exclude<Shelter, 'none'>, Line>> = {
  light: 'enemyLight',
  hard: 'enemyHard',
  house: 'enemyHouse',
};
/** The lines that have the name of their figure in the chart. */
type Plain = keyof typeof melee.modifiers & Line;

/** C9c C9i C9k C9l C4b C5i What adds to and takes from what a unit inflicts, item by item. Flank and rear count in the first round alone. */
export function fightModifiers(c: Contact): readonly Modifier[] {
  const { fighter, enemy } = c;
  const items: Modifier[] = [];
  const add = (what: Plain, holds: boolean, rule: RuleId = 'C9c'): void => {
    if (holds) items.push(modifier(rule, melee.modifiers[what], what));
  };
  const { arm, status, formation, degradation } = fighter;
  if (status !== 'regular') add(status, true);
  const isCavalry = arm === 'cavalry';
  add('cavalryCharged', isCavalry && fighter.hasCharged);
  add('infantryCharged', arm === 'infantry' && fighter.hasCharged);
  add('attackColumnCharged', arm === 'infantry' && fighter.hasCharged && formation === 'attackColumn', 'C9k');
  add('followUp', c.isFollowing, c.isPursuit ? 'C10c' : 'C10a');
  add('heavyCavalryVsOthers', isHeavy(fighter) && !isHeavy(enemy), 'C9k');
  add('cavalryVsOpenInfantry', isCavalry && isOutOfSquare(enemy) && c.enemyShelter === 'none');
  add('cavalryVsSquare', isCavalry && enemy.formation === 'square');
  const isAgainstCavalry = enemy.arm === 'cavalry';
  add('infantryVsCavalry', isAgainstCavalry && isOutOfSquare(fighter));
  add('squareVsCavalry', isAgainstCavalry && formation === 'square');
  add('onEnemyFlank', c.isFirstRound && c.onEnemy === 'flank', 'C9i');
  add('onEnemyRear', c.isFirstRound && c.onEnemy === 'rear', 'C9i');
  add('attackedInFlank', c.isFirstRound && c.on === 'flank', 'C9i');
  add('attackedInRear', c.isFirstRound && c.on === 'rear', 'C9i');
  add('uphill', c.isEnemyUphill);
  if (c.enemyShelter !== 'none')
    items.push(modifier('C9c', shelterFire.melee[c.enemyShelter], SHELTERED[c.enemyShelter]));
  if (degradation !== 'formed') add(degradation, true, 'C4b');
  add('crew', arm === 'artillery');
  add('skirmish', formation === 'skirmish');
  add('eliteCompaniesPresent', fighter.hasElite, 'C9l');
  return items;
}

/** What a unit inflicts in a round, before the die. */
export interface Blow {
  readonly figures: number;
  readonly items: readonly Modifier[];
  /** What they come to, not below the floor. */
  readonly percent: number;
  /** It inflicts nothing, and throws no die. */
  readonly isIdle: boolean;
}
/** C9a C9b C9c C9k One unit's side of a round. */
export function blowOf(c: Contact): Blow {
  if (!inflicts(c)) return { figures: 0, items: [], percent: 0, isIdle: true };
  const items = fightModifiers(c);
  return { figures: fightingFigures(c), items, percent: Math.max(melee.floor, totalOf(items)), isIdle: false };
}
/** C9b C7j What it inflicts with a face of the die, of the men the enemy has left. */
export const lossesOfBlow = (blow: Blow, die: number, left: number): number =>
  lossesBy({
    ...{ figures: blow.figures, rate: melee.lossesPerFigure, modifiers: blow.percent, floor: melee.floor },
    ...{ die, menLeft: left },
  });
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** C9b What each face would give, from 1 to 6. */
export const outlookOfBlow = (blow: Blow, left: number): readonly number[] =>
  FACES.map((die) => lossesOfBlow(blow, die, left));
