import { type LinkId, neighboursWhere, type ZoneId } from '@tambour/boards';
import { type Action, allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionLeader, actionUnit, actionZone, OFF } from '../model/action-view.ts';
import { emitLeader, emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import type { UnitId } from '../model/ids.ts';
import { leaderZone } from '../model/leader.ts';
import { toSupply } from '../model/lookup.ts';
import { isUnit, leaderOf, standsAt } from '../model/piece.ts';
import { type Field, FLAG, MARK, NOWHERE, PART, passive, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armyOf, enemyOf, faceOf, has, isOnMap, partOf, unitsOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, DISORGANISED_AFTER, IMPOSSIBLE, TESTED } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { hasRoom, leadersAt, put, unitsAt, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { eliminate, passes } from './1-quality.ts';
import { takeLone } from './4-entry.ts';
import { isBarred } from './9-victory.ts';
import { effectsOf, revealFor } from './10-effects.ts';
import { throwIntoDisorder } from './11-wavering.ts';
import { askUntilDone, piecesOf } from './ask.ts';
import { must, orElse, refusal, type UnitCase } from './conditions.ts';

/** 7.5.3a R68 Of some zones, those of the best tier towards the supply of a side: nearer, else level, else farther. */
export function bestTier(g: Field, side: number, from: ZoneId, zones: readonly ZoneId[]): ZoneId[] {
  for (const fits of [(d: number) => d < 0, (d: number) => d === 0, (d: number) => d > 0]) {
    const tier = zones.filter((z) => fits(toSupply(g, side, z) - toSupply(g, side, from)));
    if (tier.length > 0) return tier;
  }
  return [];
}

/** 7.5.3d 7.5.3f 7.5.3g 7.5.3h What a unit needs to give way into the next zone. */
const STEP_BACK: readonly Condition<UnitCase & { readonly to: ZoneId; readonly link: LinkId }>[] = [
  must('7.5.3d', 'noRetreatGround', ({ g, link }) => g.w.linkRetreat[link] !== IMPOSSIBLE),
  must('7.5.3g', 'enemyThere', ({ g, u, to }) => unitsIn(g, to, enemyOf(g, u)) === 0),
  must('7.5.3f', 'zoneFull', ({ g, u, to }) => hasRoom(g, u, to)),
];
/** Zones next to a unit into which it could give way, wherever they lie. */
export const openToRetreat = (g: Field, u: UnitId): ZoneId[] =>
  neighboursWhere(g.w.passage, zoneOf(g, u), (to, link) => allHold(STEP_BACK, { g, u, to, link }));

/** 7.5.3a 7.5.3i 7.5.3j 11.4.4f R69 CO.4 Where a unit may retreat; off the map from its supply edge, which ends it. */
export function retreatZones(g: Field, u: UnitId): ZoneId[] {
  if (faceOf(g, u).arm === ARTILLERY) return [];
  const side = armyOf(g, u);
  const from = zoneOf(g, u);
  const zones = bestTier(g, side, from, openToRetreat(g, u));
  return mayGoOff(g, side, from) ? [...zones, OFF] : zones;
}
/** 7.5.3i CO.4 Whether a retreat of a side from a zone may lead off the map. */
export function mayGoOff(g: Field, side: number, from: ZoneId): boolean {
  const edge = g.w.data.supply[side]?.edge;
  return edge !== undefined && g.w.isSupply[side]?.[from] === 1 && !isBarred(g, side, edge);
}

/**
 * 7.5.3b 7.5.3c 7.5.3e 7.5.3g 7.5.3h 7.5.3i 4.1Pc A retreat: a test before leaving easy ground, disorder after leaving hard ground. It
 * is no movement: it costs nothing and nobody reacts.
 */
function retreat(g: Field, u: UnitId, to: ZoneId): void {
  const { w } = g;
  const from = zoneOf(g, u);
  if (to === OFF) {
    eliminate(g, u, '7.5.3i');
    return;
  }
  const severity = w.linkRetreat[linkOf(w, from, to)];
  const isShaken = severity === DISORGANISED_AFTER || (severity === TESTED && !passes(g, u, 'retreat', '7.5.3b'));
  put(g, u, to);
  emitOf(g, u, { type: 'retreated', rule: '7.5.3a', from, to });
  takeLone(g, u, to);
  if (isShaken) throwIntoDisorder(g, u, severity === TESTED ? '7.5.3b' : '7.5.3c');
}

/** The principal defender who chose to gives way; then those who supported him may, then the leaders beside him. */
export function retreats(g: Field): void {
  const { fight } = g.s;
  if (!FIGHT.has(g, FLAG.retreats)) return;
  const dp = FIGHT.defender(g);
  if (!isOnMap(g, dp)) return;
  push(g, STEP['leaders-follow']);
  push(g, STEP['support-retreats']);
  retreat(g, dp, fight.retreatTo[0] ?? OFF);
  // 10.1f R85 R102 A support that only its order keeps back gives the order away.
  for (const u of unitsAt(g, FIGHT.to(g), passive(g)).filter((v) => isSupport(g, v)))
    if (!has(g, u, MARK.disorganised) && !isLetGo(g, u) && retreatZones(g, u).length > 0) revealFor(g, u);
}

/** 7.5.3k R70 Those still there who supported the defender in this round. */
const isSupport = (g: Field, u: UnitId): boolean =>
  zoneOf(g, u) === FIGHT.to(g) && armyOf(g, u) === passive(g) && partOf(g, u) === PART.defenceSupport;
/** 7.5.2g 10.1h Whether the order of a unit lets it retreat by choice. */
export const isLetGo = (g: Field, u: UnitId): boolean => effectsOf(g, u)?.canSubstitute ?? true;
/**
 * 7.5.3k 7.5.2e 7.5.2g R70 R102 A support may retreat as a defender may: not if it has been disorganised since it was counted, nor
 * under an order that forbids it.
 */
const GIVE_UP: readonly Condition<UnitCase>[] = [
  must('7.5.2e', 'disorganisedSupport', ({ g, u }) => !has(g, u, MARK.disorganised)),
  must('7.5.2g', 'orderForbids', ({ g, u }) => isLetGo(g, u)),
];

/** 7.5.3k R70 Each unit that supported the defender in this round may retreat under the same conditions. */
export const supportRetreats = askUntilDone({
  name: 'support-retreats',
  rule: '7.5.3k',
  inside: true,
  standing: 'retreats',
  side: passive,
  pieces: (g) => unitsOf(g, passive(g)),
  listOf(g, out, u: UnitId) {
    if (isSupport(g, u) && allHold(GIVE_UP, { g, u })) for (const z of retreatZones(g, u)) out.add(VERB.retreat, u, z);
  },
  act: (g, o) => retreat(g, actionUnit(o), actionZone(o)),
  reasons: {
    retreat(g, o) {
      const u = actionUnit(o);
      const out = isSupport(g, u) ? whyNot(GIVE_UP, { g, u }) : [];
      return out.length > 0 ? out : refuseRetreat(g, o, isSupport(g, u), '7.5.3k');
    },
  },
  prompt: () => say('prompt.supportRetreats'),
});

/** Why a unit may not retreat there. */
export function refuseRetreat(g: Field, o: Action, isAsked: boolean, rule: RuleId): readonly Refusal[] {
  if (!isAsked) return [refusal(rule, 'notInThisCombat')];
  const from = zoneOf(g, actionUnit(o));
  if (actionZone(o) === OFF) return [refusal('7.5.3i', 'notOffMap')];
  const link = linkOf(g.w, from, actionZone(o));
  if (link < 0) return [refusal('7.5.3a', 'notNextZone')];
  return orElse(whyNot(STEP_BACK, { g, u: actionUnit(o), to: actionZone(o), link }), '7.5.3a', 'towardsSupply');
}

/** 7.5.3l R71 Zones to which units of this combat have just gone. */
const refuges = (g: Field): ZoneId[] => {
  const out = new Set<ZoneId>();
  for (const u of unitsOf(g, passive(g))) {
    const part = partOf(g, u);
    const z = zoneOf(g, u);
    if ((part === PART.defender || part === PART.defenceSupport) && z !== NOWHERE && z !== g.s.fight.to[0]) out.add(z);
  }
  return [...out].sort((a, b) => a - b);
};

/** 7.5.3l R71 A leader of the zone may go along with those who retreated. */
export const leadersFollow = askUntilDone({
  name: 'leaders-follow',
  rule: '7.5.3l',
  inside: true,
  standing: 'leaders',
  side: passive,
  pieces: (g) => piecesOf(g, passive(g)),
  listOf(g, out, piece) {
    if (!isUnit(g, piece) && standsAt(g, piece) === FIGHT.to(g))
      for (const z of refuges(g)) out.add(VERB.follow, leaderOf(g, piece), z);
  },
  act(g, o) {
    const from = leaderZone(g, actionLeader(o));
    g.s.leader.zone[actionLeader(o)] = actionZone(o);
    emitLeader(g, actionLeader(o), { type: 'followed', rule: '7.5.3l', from, to: actionZone(o) });
  },
  reasons: {
    follow(g, o) {
      const isHere = leadersAt(g, FIGHT.to(g), passive(g)).includes(actionLeader(o));
      return [refusal('7.5.3l', isHere ? 'noUnitWentThere' : 'notInThisCombat')];
    },
  },
  prompt: () => say('prompt.leadersFollow'),
});
