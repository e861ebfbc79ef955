import type { CorpsId, UnitId } from '../model/ids.ts';
import { commanderOf, type Field, turnNow, turnOf, usesOf } from '../model/state.ts';
import { FAIR, LOST, ON_MAP, WAITING } from '../model/vocabulary.ts';
import {
  arrivalData,
  arrivalOf,
  corpsData,
  demoralizedFrom,
  leaderData,
  moraleGroup,
  sideOfCorps,
  unitsOfCorps,
} from '../model/world-lookup.ts';

/** How often a corps is activated in a turn, by day in fair weather and in bad. */
const NORMAL_LIMIT = 2;
const BAD_WEATHER_LIMIT = 1;
/** M6 What the night changes, while it lasts. */
export const nightRule = (g: Field) => (turnNow(g).isNight ? g.w.effects.night : undefined);
export const isNight = (g: Field): boolean => nightRule(g) !== undefined;

/** Whether a unit counts for its corps: it is on the map, or may come onto it in this turn. */
const isDue = (g: Field, u: UnitId): boolean => {
  const place = g.s.unit.place[u];
  if (place === ON_MAP) return true;
  const arrival = arrivalOf(g, u);
  return place === WAITING && arrival > 0 && arrivalData(g, arrival - 1).turn <= turnOf(g);
};
/** R16 A unit that arrives in this turn for one activation only. */
export const isOnceOnly = (g: Field, u: UnitId): boolean => {
  const arrival = arrivalOf(g, u);
  if (arrival === 0) return false;
  const { isOnce, turn } = arrivalData(g, arrival - 1);
  return isOnce && turn === g.s.battle.turn[0];
};

/** 4.4b 4.54d A corps that has anything on the map or due, and is not finished. */
export function isOpen(g: Field, corps: CorpsId): boolean {
  if (g.s.corps.isFinished[corps]) return false;
  for (const u of unitsOfCorps(g, corps)) if (isDue(g, u)) return true;
  return false;
}
/** 4.43a 4.44a M6 5.6c R16 How many normal activations a corps has in this turn. */
export function limitOf(g: Field, corps: CorpsId): number {
  const { weather } = turnNow(g);
  const limit = nightRule(g)?.activations ?? (weather === FAIR ? NORMAL_LIMIT : BAD_WEATHER_LIMIT);
  for (const u of unitsOfCorps(g, corps)) if (isDue(g, u) && !isOnceOnly(g, u)) return limit;
  return Math.min(1, limit);
}
/** 9.2 SM3 Whether enough of a corps is demoralised for the whole of it. */
export function isDemoralized(g: Field, corps: CorpsId): boolean {
  let n = 0;
  for (let i = 0; i < g.w.moraleGroups.length; i++)
    if (moraleGroup(g, i).corps === corps && g.s.morale.isDemoralized[i]) n++;
  return n >= demoralizedFrom(g, corps);
}
/** 4.21b 4.17c 4.23b E4.51 R103 The continuity in force: the commander's, wherever he is, or that of La Réserve. */
export function continuityOf(g: Field, corps: CorpsId): number {
  const commander = commanderOf(g, corps);
  if (commander < 0) return corpsData(g, corps).continuity;
  const { continuity, reducedContinuity } = leaderData(g, commander);
  return g.s.leader.place[commander] !== LOST && g.s.leader.isReduced[commander] ? reducedContinuity : continuity;
}

export const isNormal = (g: Field, corps: CorpsId): boolean => isOpen(g, corps) && usesOf(g, corps) < limitOf(g, corps);
/** 4.43b 4.44b 4.54b 9.21b M6 R11 */
export const isExtended = (g: Field, corps: CorpsId): boolean =>
  isOpen(g, corps) &&
  g.s.corps.used[corps] === limitOf(g, corps) &&
  !g.s.side.hasTried[sideOfCorps(g, corps)] &&
  !isDemoralized(g, corps) &&
  !isNight(g);
