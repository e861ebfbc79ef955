import { allIds, FAR, type ZoneId } from '@tambour/boards';
import { askPiece, lowest, type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionLeader, actionZone } from '../model/action-view.ts';
import { emitLeader } from '../model/emit.ts';
import type { LeaderId } from '../model/ids.ts';
import {
  isLeaderOnMap,
  isReplaced,
  leaderArmy,
  leaderColumn,
  leaderData,
  leaderZone,
  markLeader,
  putLeader,
  takeLeaderOff,
} from '../model/leader.ts';
import { columnUnits, pieceId, scoredBy, stepsBetween } from '../model/lookup.ts';
import { saidReplacement } from '../model/names.ts';
import { type Field, LEADER_MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { isHope, isOnMap, unitsOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { LG, LOST, WAITING } from '../model/vocabulary.ts';
import { leadersAt, unitsAt, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { isLieutenant, passes, score } from './1-quality.ts';
import { throwIntoDisorder } from './11-wavering.ts';
import { refuseBy } from './ask.ts';
import { modifier, refusal } from './conditions.ts';

/** 9.0a D.4 What the enemy scores for a leader: by rank, unless the scenario says otherwise. */
export function leaderPoints(g: Field, l: LeaderId): number {
  for (const s of g.w.specials['leader-points']) if (s.leader === l) return s.points;
  const { rank, side } = leaderData(g, l);
  return scoredBy(g, 1 - side).leaders[rank] ?? 0;
}

/** 7.6b X6 Units that count beside a leader under test: infantry, cavalry, guns; not enfants perdus. R67 */
const companions = (g: Field, z: ZoneId, side: number): number =>
  unitsAt(g, z, side).filter((u) => !isHope(g, u)).length;

/** CO.2 What a scenario adds to the die of a leader under test. */
function leaderModifiers(g: Field, l: LeaderId): Modifier[] {
  const count = companions(g, leaderZone(g, l), leaderArmy(g, l));
  const out: Modifier[] = [{ rule: '7.6a', value: count, what: say('modifier.unitsLeft') }];
  for (const s of g.w.specials['leader-test-die']) if (s.leader === l) out.push(modifier(s.rule, s.die, 'exposed'));
  return out;
}

/** 7.6a 7.6.3a R4 One die for one leader. */
export function testLeader(g: Field, l: LeaderId): void {
  if (!isLeaderOnMap(g, l) || isReplaced(g, l)) return;
  const modifiers = leaderModifiers(g, l);
  const die = g.pen.roll(6);
  const total = die + totalOf(modifiers);
  const falls = total <= g.w.charts.leaderEliminatedAtOrBelow;
  emitLeader(g, l, { type: 'leader-tested', rule: '7.6a', die, modifiers, total, falls });
  if (falls) killLeader(g, l, '7.6a');
}

/**
 * 7.6.1a 7.6.2a 1.4b A leader falls: points once, then the whole army tests for a lieutenant-general, his column for
 * another; only then his replacement is placed, so he lends no quality to those tests.
 */
export function killLeader(g: Field, l: LeaderId, rule: RuleId): void {
  const zone = leaderZone(g, l);
  const points = leaderPoints(g, l);
  const wasLieutenant = isLieutenant(g, l);
  takeLeaderOff(g, l, WAITING);
  markLeader(g, l, LEADER_MARK.replaced);
  score(g, 1 - leaderArmy(g, l), points);
  emitLeader(g, l, { type: 'leader-lost', rule, zone, points });
  const shaken = wasLieutenant ? unitsOf(g, leaderArmy(g, l)) : columnUnits(g, leaderColumn(g, l));
  const cause = wasLieutenant ? '7.6.1a' : '7.6.2a';
  for (const u of shaken) if (isOnMap(g, u) && !passes(g, u, 'leader-lost', cause)) throwIntoDisorder(g, u, cause);
  placeNearest(g, l, zone);
}

/** R36 A replacement who is ridden over is only driven off to the nearest friends. */
export function displaceLeader(g: Field, l: LeaderId): void {
  const zone = leaderZone(g, l);
  takeLeaderOff(g, l, WAITING);
  placeNearest(g, l, zone);
}

/** The nearest zones to one that hold friendly combat units, by passage, itself included. */
function nearestFriends(g: Field, side: number, zone: ZoneId): ZoneId[] {
  const far = (z: ZoneId) => stepsBetween(g, zone, z);
  const held = allIds<ZoneId>(g.w.zones).filter((z) => unitsIn(g, z, side) > 0 && far(z) !== FAR);
  return lowest(held, far);
}

/** 7.6.1b 7.6.2b 1.4c The counter, turned over, goes to the nearest friends; between equals its owner chooses. */
function placeNearest(g: Field, l: LeaderId, zone: ZoneId): void {
  const zones = nearestFriends(g, leaderArmy(g, l), zone);
  const [nearest] = zones;
  if (nearest === undefined) {
    g.s.leader.place[l] = LOST;
    emitLeader(g, l, { type: 'leader-replaced', rule: '7.6.1b', zone: null });
  } else if (zones.length === 1) setLeader(g, l, nearest);
  else push(g, STEP.replacement, l, zone);
}
function setLeader(g: Field, l: LeaderId, z: ZoneId): void {
  putLeader(g, l, z);
  const rule = leaderData(g, l).rank === LG ? '7.6.1b' : '7.6.2b';
  emitLeader(g, l, { type: 'leader-replaced', rule, zone: z });
}

/** 7.6.1b 7.6.2b */
export const replacement = askPiece<Field>({
  name: 'replacement',
  rule: '7.6.2b',
  inside: true,
  standing: 'leaders',
  side: leaderArmy,
  piece: (g, l) => g.w.units + l,
  list(g, out, l: LeaderId, zone: ZoneId) {
    for (const z of nearestFriends(g, leaderArmy(g, l), zone)) out.add(VERB.replace, l, z);
  },
  // What happened since he fell may have taken the friends who were nearest, or all of them.
  declines: (g, l: LeaderId, zone: ZoneId) =>
    nearestFriends(g, leaderArmy(g, l), zone).length === 0 ? VERB.done : undefined,
  act(g, o, l: LeaderId) {
    if (o.verb === VERB.replace) return setLeader(g, l, actionZone(o));
    g.s.leader.place[l] = LOST;
    emitLeader(g, l, { type: 'leader-replaced', rule: '7.6.2b', zone: null });
  },
  refuse: refuseBy('7.6.2b', {
    replace: (_g, o, l) => [refusal('7.6.2b', actionLeader(o) === l ? 'notNearestFriends' : 'anotherLeader')],
  }),
  prompt: (g, l) => say('prompt.replacement', { who: saidReplacement(g.w, pieceId(g, g.w.units + l)) }),
});

/** The leaders of a side in a zone who may fall, lowest number first. */
export const exposed = (g: Field, z: ZoneId, side: number): LeaderId[] =>
  leadersAt(g, z, side).filter((l) => !isReplaced(g, l));
