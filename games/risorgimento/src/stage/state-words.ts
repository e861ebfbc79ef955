import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import { type FormationId, formationId, type LeaderId, type UnitId } from '../model/ids.ts';
import { isFeminine, placeName } from '../model/names.ts';
import {
  ACTED_ONCE,
  ATTACKED,
  activeCorps,
  activeFormation,
  adjustedCohesion,
  brigadeOf,
  COMMANDED,
  DISORDERED,
  did,
  FIRED,
  type Field,
  has,
  hitsOf,
  IN_RESERVE,
  isOnMap,
  MOVED,
  ordersMark,
  RALLIED,
  REACTED,
  SQUARE,
  STRATEGIC,
  spentByLeader,
  turnOf,
} from '../model/state.ts';
import { BRIGADIER, INERT, LOST, WAITING, WITHOUT_ORDERS } from '../model/vocabulary.ts';
import { arrivalOf, arrivalOfLeader, formationOf, hexLabel, idOf, leaderData } from '../model/world-lookup.ts';
import { isDemoralized, isNormal } from '../rules/4-corps.ts';
import { sayStage } from '../texts/say-stage.ts';

/** 4.22 4.13 4.42 Command counts while a formation acts: before and after that nobody has looked. */
const isOutOfCommand = (g: Field, u: UnitId): boolean => {
  const f = brigadeOf(g, u);
  return f >= 0 && f === activeFormation(g) && ordersMark(g, f) > 0 && !did(g, u, COMMANDED);
};
/** Whether the formation of a piece has had its step in the activation under way. */
const hasActed = (g: Field, f: FormationId): boolean =>
  f >= 0 &&
  g.s.formation.hasActed[f] === 1 &&
  activeFormation(g) !== f &&
  activeCorps(g) >= 0 &&
  g.w.formationCorps[f] === activeCorps(g);
const isBroken = (g: Field, f: FormationId): boolean => f >= 0 && g.s.formation.isHorsDeCombat[f] === 1;

/** Coins on a counter, the most pressing first: what lasts, then what it is and did in this activation. */
export function unitMarkers(g: Field, u: UnitId): PieceMarker[] {
  if (!isOnMap(g, u)) return [];
  const f = formationOf(g, u);
  const out: PieceMarker[] = [];
  if (has(g, u, DISORDERED)) out.push('disorganised');
  if (has(g, u, SQUARE)) out.push('square');
  if (has(g, u, STRATEGIC)) out.push('march');
  if (has(g, u, IN_RESERVE)) out.push('reserve');
  if (isBroken(g, f)) out.push('broken');
  if (isOutOfCommand(g, u)) out.push('outOfCommand');
  if (did(g, u, FIRED)) out.push('fired');
  if (hasActed(g, f)) out.push('activated');
  return out;
}

/** "arrives from turn 4 at hex 0127", of who has yet to come. */
function arrival(g: Field, number: number): Text {
  const found = g.w.data.arrivals[number - 1];
  const hex = found?.entry[0];
  if (found === undefined || hex === undefined) return sayStage('state.waiting');
  return sayStage('state.arrives', { turn: found.turn, hex: placeName(g.w, hexLabel(g, hex)) });
}

const LASTING = [
  [DISORDERED, 'state.disordered'],
  [SQUARE, 'state.square'],
  [STRATEGIC, 'state.strategic'],
  [IN_RESERVE, 'state.inReserve'],
  [ACTED_ONCE, 'state.once'],
] as const;
const DONE_NOW = [
  [MOVED, 'state.moved'],
  [FIRED, 'state.fired'],
  [ATTACKED, 'state.attacked'],
  [RALLIED, 'state.rallied'],
  [REACTED, 'state.reacted'],
] as const;

/** What a formation's Orders mean for one of its units while it acts. */
function commandWords(g: Field, u: UnitId): Text[] {
  if (!isOutOfCommand(g, u)) return [];
  const orders = ordersMark(g, brigadeOf(g, u));
  if (orders === INERT) return [sayStage('state.inert')];
  if (orders === WITHOUT_ORDERS) return [sayStage('state.withoutOrders')];
  return [sayStage('state.notCommanded', { f: isFeminine(g.w, idOf(g, u)) })];
}
/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const f = { f: isFeminine(w, idOf(g, u)) };
  if (s.unit.place[u] === LOST) return [sayStage('state.eliminated', f)];
  if (s.unit.place[u] === WAITING) return [arrival(g, arrivalOf(g, u))];
  const hits = hitsOf(g, u);
  const formation = formationOf(g, u);
  return [
    ...(hits > 0 ? [sayStage('state.hits', { n: hits, left: adjustedCohesion(g, u) })] : []),
    ...LASTING.flatMap(([mark, key]) => (has(g, u, mark) ? [sayStage(key, f)] : [])),
    ...(isBroken(g, formation) ? [sayStage('state.horsDeCombat')] : []),
    ...commandWords(g, u),
    ...DONE_NOW.flatMap(([deed, key]) => (did(g, u, deed) ? [sayStage(key, f)] : [])),
    ...(hasActed(g, formation) ? [sayStage('state.acted')] : []),
  ];
}

/** The formation a brigadier leads, or -1. */
export const ledBy = (g: Field, l: LeaderId): FormationId =>
  g.w.leaderRank[l] === BRIGADIER ? leaderData(g, l).formation : formationId(-1);
/** The corps of a commander, or undefined. */
const commandsCorps = (g: Field, l: LeaderId) => {
  const { rank, corps } = leaderData(g, l);
  return rank !== BRIGADIER && corps >= 0 ? corps : undefined;
};
export function leaderMarkers(g: Field, l: LeaderId): PieceMarker[] {
  const { leader } = g.s;
  if (leader.place[l] === LOST || leader.place[l] === WAITING) return [];
  const f = ledBy(g, l);
  const corps = commandsCorps(g, l);
  const out: PieceMarker[] = [];
  if (leader.isFinished[l]) out.push('spent');
  if (isBroken(g, f)) out.push('broken');
  if (corps !== undefined && isDemoralized(g, corps)) out.push('demoralised');
  if (f >= 0 && f === activeFormation(g) && ordersMark(g, f) >= WITHOUT_ORDERS) out.push('outOfCommand');
  const isDone = corps === undefined ? hasActed(g, f) : turnOf(g) > 0 && !isNormal(g, corps);
  if (isDone) out.push('activated');
  return out;
}
export function leaderStates(g: Field, l: LeaderId): Text[] {
  const { leader } = g.s;
  if (leader.place[l] === LOST) return [sayStage('state.leaderLost')];
  if (leader.place[l] === WAITING) return [arrival(g, arrivalOfLeader(g, l))];
  const f = ledBy(g, l);
  const corps = commandsCorps(g, l);
  const orders = f >= 0 && f === activeFormation(g) ? ordersMark(g, f) : 0;
  return [
    ...(leader.isFinished[l] ? [sayStage('state.finished')] : []),
    ...(leader.isReduced[l] ? [sayStage('state.reduced')] : []),
    ...(isBroken(g, f) ? [sayStage('state.horsDeCombat')] : []),
    ...(corps !== undefined && isDemoralized(g, corps) ? [sayStage('state.demoralized')] : []),
    ...(orders === WITHOUT_ORDERS ? [sayStage('state.withoutOrders')] : []),
    ...(orders === INERT ? [sayStage('state.inert')] : []),
    ...(spentByLeader(g, l) > 0 ? [sayStage('state.moved')] : []),
    ...(hasActed(g, f) ? [sayStage('state.acted')] : []),
  ];
}
