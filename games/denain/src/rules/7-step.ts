import type { HexId } from '@tambour/boards';
import type { Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { BY_BRIDGE } from '../model/ground.ts';
import { isBridge, sideTraits } from '../model/hex.ts';
import { refusal, type Why } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { REDOUBT } from '../model/vocabulary.ts';
import { isZocToZoc } from './6-zone-of-control.ts';
import { isCut } from './7-bridges.ts';
import { isFurther, isWatched, type Mover, mayEnter } from './7-mover.ts';
import type { Obstacle } from './7-waiver.ts';
import { isClosedTo } from './7-works.ts';

/** A step of a unit out of `hex` in direction `d` into `x`; `bank` is the hex by which it came onto the bridge it is on, or -1. */
type Step = readonly [g: Field, m: Mover, hex: HexId, d: number, x: HexId, bank: number];

/** One thing that a way asks of its steps: the search enforces these very functions, each unless waived; the explanation names the rules of those that fail. */
export interface StepCondition {
  readonly obstacle: Obstacle;
  readonly rule: RuleId | ((...step: Step) => RuleId);
  readonly why: Why;
  holds(...step: Step): boolean;
}

const condition = (
  obstacle: Obstacle,
  rule: StepCondition['rule'],
  why: Why,
  holds: (...step: Step) => boolean,
): StepCondition => ({ obstacle, rule, why, holds });

/** 6.1c 7.3a */
const zocToZoc = condition(
  'zones',
  '6.1c',
  'zocToZoc',
  (_g, m, hex, _d, x) => !isZocToZoc(isWatched(m, hex), isWatched(m, x)),
);
/** 7.6a 7.6m Lines, and the redoubts of the camp. */
const work = condition(
  'works',
  (g, _m, _hex, _d, x) => (g.w.terrain[x] === REDOUBT ? '7.6m' : '7.6a'),
  'needsBreach',
  (g, m, hex, d) => !isClosedTo(g, m.side, hex, d),
);
const broken = condition('broken', '7.5g', 'brokenBridge', (g, _m, hex, d) => !isCut(g, hex, d));
const troops = condition('troops', '7.1h', 'troopsInTheWay', (g, m, _hex, _d, x) => mayEnter(g, m, x));
const leader = condition(
  'leader',
  '9.2c',
  'fromLeader',
  (g, m, hex, _d, x) => m.isCommanded || !isFurther(g, m, hex, x),
);
/** 7.5d 7.5e A unit that came onto a bridge in this move leaves it only by the bank it came from. R26 */
const ownBank = condition('bridges', bridgeRule, 'bridgeStops', (_g, _m, _h, _d, x, bank) => bank < 0 || x === bank);
/** 6.1a The step into an enemy zone is the last. */
const noZone = condition('zones', '6.1a', 'zocStops', (_g, m, _hex, _d, x) => !isWatched(m, x));
/** 7.5a 7.5b So is the step onto a bridge or over one, as the edition has it. */
const noBridge = condition(
  'bridges',
  bridgeRule,
  'bridgeStops',
  (g, _m, hex, d) => (sideTraits(g, hex, d) & BY_BRIDGE) === 0,
);
function bridgeRule(g: Field, _m: Mover, hex: HexId, _d: number, x: HexId): RuleId {
  if (g.w.edition.hexsideBridgeStops && !isBridge(g, hex) && !isBridge(g, x)) return '7.5b';
  return g.w.edition.bridgeAlwaysStops ? '7.5a' : '7.5c';
}

/** What a step must keep to, by name: `stepCost` enforces `work` and `broken`, the search the others. */
export const MAY_STEP = { broken, work, zocToZoc, ownBank, troops, leader } as const;
/** What must hold of a step for another to follow. */
export const GOES_ON = { noZone, noBridge } as const;

/** The refusal of a condition that fails of a step. */
export const stepRefusal = ({ rule, why }: StepCondition, ...step: Step): Refusal =>
  refusal(typeof rule === 'function' ? rule(...step) : rule, why);
/** Those of these conditions that fail of a step. */
export const whyNotStep = (conditions: readonly StepCondition[], ...step: Step): Refusal[] =>
  conditions.filter((one) => !one.holds(...step)).map((one) => stepRefusal(one, ...step));
