import { distance, type HexId } from '@tambour/boards';
import { allHold, type Condition, ofNoPiece, type Question, whyNot } from '@tambour/kernel';
import { actionFormation } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type UnitId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  brigadierOf,
  commanderOf,
  type Field,
  has,
  hexOf,
  IN_RESERVE,
  isOnMap,
  leaderHex,
  mark,
  push,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import {
  byHex,
  corpsOfFormation,
  formationIdOf,
  idOf,
  sideOfFormation,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { commandedHexes, isAble, isInCorpsRange, isReached, underCommand } from './4-command.ts';
import { readField } from './5-reading.hot.ts';
import { KEPT_BY_ENEMY } from './5-side-reading.hot.ts';
import { isBrigade } from './9-hors-de-combat.ts';

/** Whether any unit of a formation is in reserve. */
export const isInReserve = (g: Field, f: FormationId): boolean => {
  for (const u of unitsOfFormation(g, f)) if (isOnMap(g, u) && has(g, u, IN_RESERVE)) return true;
  return false;
};
/** 4.6a 4.62a R7 Whether a unit on the map, in reserve or not, has an enemy combat unit within three hexes. */
export function isThreatened(g: Field, f: FormationId): boolean {
  const { keptStrategic } = readField(g, sideOfFormation(g, f));
  for (const u of unitsOfFormation(g, f)) {
    // What closes hexes near the enemy to strategic movement (5.11b) is the same distance.
    if (isOnMap(g, u) && (byHex(keptStrategic, hexOf(g, u)) & KEPT_BY_ENEMY) !== 0) return true;
  }
  return false;
}
export const isNear = (g: Field, a: HexId, b: HexId): boolean =>
  distance(g.w.grid, a, b) <= g.w.charts.reserve.distance;

/** 4.6a 4.22a R7 Whether the brigadier of a formation is in his corps commander's range. */
function isInTouch(g: Field, f: FormationId): boolean {
  const brigadier = brigadierOf(g, f);
  const commander = commanderOf(g, corpsOfFormation(g, f));
  if (brigadier < 0 || commander < 0 || !isAble(g, brigadier)) return false;
  return isInCorpsRange(g, commander, leaderHex(g, brigadier));
}
/** 4.6b E4.6 The units that would go into reserve: all that are commanded and not there yet. */
const intoReserve = (g: Field, f: FormationId): UnitId[] =>
  [...underCommand(g, f)].filter((u) => !has(g, u, IN_RESERVE)).sort((a, b) => a - b);

/** Whether there are any: mostly the first that is looked at, so that they need not be gathered. */
function hasAnyoneForReserve(g: Field, f: FormationId): boolean {
  const brigadier = brigadierOf(g, f);
  if (brigadier < 0 || !isAble(g, brigadier)) return false;
  const hexes = commandedHexes(g, brigadier);
  for (const u of unitsOfFormation(g, f))
    if (isOnMap(g, u) && !has(g, u, IN_RESERVE) && isReached(g, hexes, u)) return true;
  return intoReserve(g, f).length > 0;
}

/** A brigade that is put in reserve, or leaves it. */
export interface Brigade {
  readonly g: Field;
  readonly f: FormationId;
  readonly side: number;
}
const ELIGIBLE: readonly Condition<Brigade>[] = [
  mustFirst('4.6a', 'notYourFormation', ({ g, f, side }) => g.w.formationSide[f] === side),
  mustFirst('4.6a', 'notBrigade', ({ g, f }) => isBrigade(g, f)),
  mustFirst('4.6a', 'brigadierFar', ({ g, f }) => isInTouch(g, f)),
  must('4.6a', 'enemyNearReserve', ({ g, f }) => !isThreatened(g, f)),
  must('4.6b', 'nobodyForReserve', ({ g, f }) => hasAnyoneForReserve(g, f)),
];

/** 3.0c 4.6a 4.6b E4.6 R7 A side puts brigades in reserve, one after another, where they stand. */
export const reserveIn: Question<Field> = {
  name: 'reserve-in',
  rule: '4.6a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece >= 0) return;
    if (out.isProbe) out.add(VERB.done);
    for (let f = formationId(0); f < g.w.formations && !out.isFull; f++)
      if (allHold(ELIGIBLE, { g, f, side })) out.add(VERB.reserve, f);
    if (!out.isProbe) out.add(VERB.done);
  },
  pieces: ofNoPiece,
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    const f = actionFormation(o);
    const units = intoReserve(g, f);
    for (const u of units) mark(g, u, IN_RESERVE);
    emit(g, {
      type: 'put-in-reserve',
      rule: '4.6b',
      formation: formationIdOf(g, f),
      pieces: units.map((u) => idOf(g, u)),
    });
    push(g, STEP['reserve-in'], side);
  },
  refuse: (g, o, side) =>
    o.verb === VERB.reserve ? whyNot(ELIGIBLE, { g, f: actionFormation(o), side }) : [wrongMoment('4.6a', o.verb)],
  prompt: () => say('prompt.reserveIn'),
};
