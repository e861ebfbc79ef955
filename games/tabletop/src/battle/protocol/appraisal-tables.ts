import { oncePer } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import {
  ARMS,
  type Arm,
  DEGRADATIONS,
  FORMATIONS,
  type Formation,
  MORALE_STATES,
  ORDERS,
  type Status,
} from '../../model/vocabulary.ts';
import { chargesByOrder } from '../../rules/charging/conditions.ts';
import { chargeRate, type Mover, rateOf } from '../../rules/rates.ts';
import type { TabletopWorld, UnitKind } from '../model/world.ts';

/** Numbers of the words that measuring asks for. */
export const INFANTRY = ARMS.indexOf('infantry');
export const CAVALRY = ARMS.indexOf('cavalry');
export const ARTILLERY = ARMS.indexOf('artillery');

export const ATTACK_COLUMN = FORMATIONS.indexOf('attackColumn');
export const MARCH_COLUMN = FORMATIONS.indexOf('marchColumn');
export const SQUARE = FORMATIONS.indexOf('square');
export const SKIRMISH = FORMATIONS.indexOf('skirmish');
export const GARRISON = FORMATIONS.indexOf('garrison');
export const LIMBERED = FORMATIONS.indexOf('limbered');
export const STEADY = MORALE_STATES.indexOf('steady');
export const HALTED = MORALE_STATES.indexOf('halted');
export const RETREAT = MORALE_STATES.indexOf('retreat');
export const ROUT = MORALE_STATES.indexOf('rout');
export const FLIGHT = MORALE_STATES.indexOf('flight');
export const PRISONER = MORALE_STATES.indexOf('prisoner');
export const FREED = MORALE_STATES.indexOf('freed');
export const GONE = MORALE_STATES.indexOf('gone');
export const NO_FORMATION = DEGRADATIONS.indexOf('noFormation');
export const DISORDER = DEGRADATIONS.indexOf('disorder');

/** What a degradation costs, and a state of morale, by number: a common battalion in full strength is 2. */
const BY_LEVEL = { formed: 0, disorganised: -0.1, noFormation: -0.35, disorder: -0.6 } as const;
const BY_STATE = {
  steady: 0,
  uncontrolled: -0.2,
  halted: -0.2,
  rallying: -0.6,
  retreat: -0.9,
  rout: -1.3,
  flight: -2,
  freed: -2,
  prisoner: -2,
  gone: -2,
} as const;
export const LEVEL_COST = Float64Array.from(DEGRADATIONS, (name) => BY_LEVEL[name]);
export const STATE_COST = Float64Array.from(MORALE_STATES, (name) => BY_STATE[name]);

/** What a unit in close combat gains or loses by its status and its order, in parts of one. */
const { modifiers: melee } = CHARTS.melee;
const OF_STATUS: Readonly<Record<Status, number>> = {
  guard: melee.guard,
  elite: melee.elite,
  regular: 0,
  semiRegular: melee.semiRegular,
  militia: melee.militia,
  irregular: melee.irregular,
};
export const LEVEL_IN_MELEE = Float64Array.from(
  [0, melee.disorganised, melee.noFormation, melee.disorder],
  (percent) => percent / 100,
);
export const MELEE = {
  cavalryCharged: melee.cavalryCharged / 100,
  infantryCharged: melee.infantryCharged / 100,
  columnCharged: melee.attackColumnCharged / 100,
  cavalryVsOpen: melee.cavalryVsOpenInfantry / 100,
  cavalryVsSquare: melee.cavalryVsSquare / 100,
  vsCavalry: melee.infantryVsCavalry / 100,
  squareVsCavalry: melee.squareVsCavalry / 100,
  onFlank: melee.onEnemyFlank / 100,
  onRear: melee.onEnemyRear / 100,
  inFlank: melee.attackedInFlank / 100,
  inRear: melee.attackedInRear / 100,
  crew: melee.crew / 100,
  skirmish: melee.skirmish / 100,
} as const;

/** Everything that measuring reads and that never changes in a battle, by unit unless told otherwise. */
export interface AppraisalTables {
  readonly side: Uint8Array;
  readonly arm: Uint8Array;
  /** What it is worth in full strength. */
  readonly worth: Float64Array;
  readonly initial: Float64Array;
  /** Centimetres a period: on the march, and by unit × formations + formation in a charge (0 where it cannot). */
  readonly pace: Float64Array;
  readonly charge: Float64Array;
  readonly inMelee: Float64Array;
  /** What status takes off at two thirds and at half. */
  readonly atTwoThirds: Float64Array;
  readonly atHalf: Float64Array;
  /** Ranges and losses a figure: three bands each, the nearest first. */
  readonly range: Float64Array;
  readonly loss: Float64Array;
  /** By order × arms + arm: whether it lets a unit charge. */
  readonly lets: Uint8Array;
  /** The generals over each unit, lowest first; side of each leader, whether a general, his points for the enemy. */
  readonly chain: readonly Int8Array[];
  readonly leaderSide: Uint8Array;
  readonly isGeneral: Uint8Array;
  readonly leaderPoints: Float64Array;
}

const MARCHES: Readonly<Record<Arm, Formation>> = {
  infantry: 'attackColumn',
  cavalry: 'attackColumn',
  artillery: 'limbered',
};
const moverOf = (kind: UnitKind, formation: Formation): Mover => ({
  arm: kind.arm,
  class: kind.class,
  formation,
  ...(kind.cavalryClass && { cavalryClass: kind.cavalryClass }),
  ...(kind.artilleryKind && { artilleryKind: kind.artilleryKind }),
});
const CHARGING: readonly Formation[] = ['line', 'attackColumn'];
const BANDS = 3;
function bandsOf({ calibre, weapon, arm }: UnitKind): readonly (readonly [to: number, losses: number])[] {
  if (calibre) {
    const { canister, half, max, losses } = CHARTS.artillery.calibres[calibre];
    return [
      [canister, losses.canister],
      [half, losses.half],
      [max, losses.max],
    ];
  }
  return arm === 'infantry' && weapon ? CHARTS.smallArms[weapon].map(({ to, losses }) => [to, losses] as const) : [];
}
function chainOf(w: TabletopWorld, kind: UnitKind): Int8Array {
  const chain: number[] = [];
  for (let l = kind.general; l >= 0 && !chain.includes(l); l = w.leaderKinds[l]?.superior ?? l) chain.push(l);
  // By special rule the highest who is left may take over: whoever is left is near enough to that.
  w.leaderKinds.forEach(({ side, isAide }, l) => {
    if (side === kind.side && !isAide && !chain.includes(l)) chain.push(l);
  });
  return Int8Array.from(chain);
}
/** The base value of a common battalion, and what it is worth. */
const MIDDLE_BASE = 5;
const WHOLE = 2;

export const tablesOf = oncePer((w: TabletopWorld): AppraisalTables => {
  const { kinds, leaderKinds } = w;
  const { penalty } = CHARTS.psychologicalThresholds;
  const of = (figure: (kind: UnitKind) => number): Float64Array => Float64Array.from(kinds, figure);
  const bands = (end: 0 | 1): Float64Array =>
    Float64Array.from(kinds.flatMap((kind) => Array.from({ length: BANDS }, (_, i) => bandsOf(kind)[i]?.[end] ?? 0)));
  const { enemyCommanderOut, enemyGeneralOut } = CHARTS.victory;
  return {
    side: Uint8Array.from(kinds, ({ side }) => side),
    arm: Uint8Array.from(kinds, ({ arm }) => ARMS.indexOf(arm)),
    worth: of(({ base }) => (WHOLE * base) / MIDDLE_BASE),
    initial: of(({ initialFigures }) => initialFigures),
    pace: of((kind) => rateOf(moverOf(kind, MARCHES[kind.arm]))),
    charge: Float64Array.from(
      kinds.flatMap((kind) =>
        FORMATIONS.map((formation) =>
          kind.arm !== 'artillery' && CHARGING.includes(formation) ? chargeRate(moverOf(kind, formation)) : 0,
        ),
      ),
    ),
    inMelee: of(({ status }) => OF_STATUS[status] / 100),
    atTwoThirds: of(({ status }) => penalty.twoThirds[status]),
    atHalf: of(({ status }) => penalty.half[status]),
    range: bands(0),
    loss: bands(1),
    lets: Uint8Array.from(ORDERS.flatMap((order) => ARMS.map((arm) => Number(chargesByOrder(order, arm) !== false)))),
    chain: kinds.map((kind) => chainOf(w, kind)),
    leaderSide: Uint8Array.from(leaderKinds, ({ side }) => side),
    isGeneral: Uint8Array.from(leaderKinds, ({ isAide }) => Number(!isAide)),
    leaderPoints: Float64Array.from(leaderKinds, ({ isAide, rank }) =>
      isAide ? 0 : rank === 'commander' ? enemyCommanderOut : enemyGeneralOut,
    ),
  };
});
