import { VERTICES } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import { COMPASS, describeBy, possibleOrders } from '@tambour/stage/study';
import { facesAllRound } from '../model/arcs.ts';
import { type LeaderId, NO_UNIT, type UnitId } from '../model/ids.ts';
import { facingTo, hexName, saidFormationAt, saidLeader, saidUnit } from '../model/names.ts';
import { batteryAt, type Field, has, isLeaderOnMap, isOnMap, leaderOf, MARK, unitAt } from '../model/state.ts';
import { AIDE, ART, BAGGAGE, CINC, CLASSES, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { inEnemyZoc, markZones } from '../rules/6-zone-of-control.ts';
import { isBreached } from '../rules/7-works.ts';
import { commandDistance, rangeOf, traceCommand } from '../rules/8-command.ts';
import { mayBombard } from '../rules/11-fire.ts';
import { STEPS } from '../rules/steps.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { AROUND, bearing } from './around.ts';
import { verbWords } from './label.ts';
import { asked, isNaming } from './question.ts';
import { leaderStates, unitStates } from './state-words.ts';
import { onGround } from './words-of.ts';

function describeUnit(g: Field, u: UnitId): Text[] {
  if (g.s.unit.place[u] !== WAITING && !isOnMap(g, u)) return [identity(g, u), ...stateSentence(unitStates(g, u))];
  if (!isOnMap(g, u)) return [identity(g, u), entry(g, u)];
  const fights = isCombatUnit(g, u);
  return [
    identity(g, u),
    position(g, u),
    ...works(g, u),
    ...(g.w.unitClass[u] === BAGGAGE ? [] : frontage(g, u)),
    ...(fights ? [threats(g, u), ...guns(g, u)] : []),
    ...(fights ? zone(g, u) : []),
    ...command(g, u),
    ...stateSentence(unitStates(g, u)),
  ];
}

function identity(g: Field, u: UnitId): Text {
  const { w, s } = g;
  const cls = w.unitClass[u]!;
  const about = {
    name: saidUnit(w, u),
    arm: sayStudy(`arm.${CLASSES[cls]!}`),
    of: saidFormationAt(w, w.unitFormation[u]!),
    mp: w.unitMp[u]!,
  };
  if (cls === ART) return sayStudy('describe.battery', { ...about, fire: w.fireModifier[u]! });
  if (cls === BAGGAGE) return sayStudy('describe.baggage', about);
  return sayStudy('describe.unit', { ...about, cf: s.unit.cf[u]!, full: w.unitCf[u]!, morale: w.unitMorale[u]! });
}

function entry(g: Field, u: UnitId): Text {
  const { w } = g;
  const { turn, entry } = w.data.formations[w.unitFormation[u]!]!;
  const gates = entry.map((hex) => hexName(w, hex)).reduce((first, then) => sayStudy('describe.or', { first, then }));
  return sayStudy('describe.waits', { turn, gates });
}

function position(g: Field, u: UnitId): Text {
  const { w, s } = g;
  const hex = s.unit.hex[u]!;
  const here = { place: hexName(w, hex), ground: onGround(w, hex) };
  if (w.unitClass[u] === BAGGAGE) return sayStudy('describe.baggageStands', here);
  return sayStudy('describe.stands', { ...here, looks: facingTo(VERTICES[s.unit.facing[u]!]!) });
}

/** 11.1j Sides over which its own works cover it. */
function works(g: Field, u: UnitId): Text[] {
  const hex = g.s.unit.hex[u]!;
  const own = COMPASS.flatMap((way, d) => (g.w.inner[hex]! & (1 << d) ? [{ way, isOpen: isBreached(g, hex, d) }] : []));
  return [false, true].flatMap((isOpen) => {
    const ways = own.filter((side) => side.isOpen === isOpen).map((side) => side.way);
    return ways.length === 0 ? [] : [sayStudy(isOpen ? 'describe.breached' : 'describe.works', { ways: list(ways) })];
  });
}

const arc = (g: Field, u: UnitId, bits: number, key: 'all' | 'front' | 'flank' | 'rear'): Text[] =>
  AROUND.arc(g, g.s.unit.hex[u]!, g.w.unitSide[u]!, bits, key);
function frontage(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  if (facesAllRound(w, w.unitClass[u]!, s.unit.hex[u]!)) return arc(g, u, front(g, u), 'all');
  return [...arc(g, u, front(g, u), 'front'), ...arc(g, u, flank(g, u), 'flank'), ...arc(g, u, rear(g, u), 'rear')];
}

/** Enemies beside it who have it in their front. */
function threats(g: Field, u: UnitId): Text {
  const { w, s } = g;
  const found: Text[] = [];
  for (let d = 0; d < 6; d++) {
    const x = w.near[s.unit.hex[u]! * 6 + d]!;
    const v = x < 0 ? NO_UNIT : unitAt(g, x);
    if (v < 0 || w.unitSide[v] === w.unitSide[u] || s.unit.state[v] === ROUTED) continue;
    if (!(front(g, v) & (1 << ((d + 3) % 6)))) continue;
    found.push(sayStudy(`describe.from.${bearing(g, u, d)}`, { name: saidUnit(w, v) }));
  }
  return found.length === 0 ? sayStudy('describe.noThreat') : sayStudy('describe.threats', { all: list(found) });
}

/** 10.2c Enemy batteries that have it in their field of fire. */
function guns(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const found = [...w.batteries[1 - w.unitSide[u]!]!].filter((b) => isOnMap(g, b) && mayBombard(g, b, s.unit.hex[u]!));
  return found.length === 0 ? [] : [sayStudy('describe.guns', { all: list(found.map((b) => saidUnit(w, b))) })];
}

const zone = (g: Field, u: UnitId): Text[] =>
  inEnemyZoc(g, g.s.unit.hex[u]!, g.w.unitSide[u]!) ? [sayStudy('describe.inZone')] : [];

/** 9.1a While its formation acts, what was fixed; before that, whether its leader's word would reach it now. */
function command(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const f = w.unitFormation[u]!;
  const isBaggage = w.unitClass[u] === BAGGAGE;
  if (s.formation.isActing[f] && !isNaming(g))
    return has(g, u, MARK.commanded) ? [sayStudy('describe.inCommand', { isBaggage })] : [];
  const l = leaderOf(g, f);
  const name = saidLeader(w, l);
  if (s.formation.isLost[f] || s.leader.place[l] === LOST) return [sayStudy('describe.leaderless')];
  if (!isLeaderOnMap(g, l)) return [sayStudy('describe.leaderAway', { name })];
  const side = w.unitSide[u]!;
  const range = rangeOf(g, l);
  traceCommand(g, side, s.leader.hex[l]!, range, markZones(g, 1 - side));
  const far = commandDistance(g, s.unit.hex[u]!);
  if (far >= 0) return [sayStudy('describe.reached', { name, far, range, isBaggage })];
  return [
    isCombatUnit(g, u)
      ? sayStudy('describe.unlessLine', { name })
      : sayStudy('describe.outOfReach', { name, isBaggage }),
  ];
}

/** A leader in sentences: who he is, where, whom he leads and commands, how things stand with him. */
function describeLeader(g: Field, l: LeaderId): Text[] {
  return [leaderIdentity(g, l), ...leaderPosition(g, l), ...commands(g, l), ...stateSentence(leaderStates(g, l))];
}

function leaderIdentity(g: Field, l: LeaderId): Text {
  const { w } = g;
  const f = w.leads[l]! - 1;
  const isChief = w.leaderRole[l] === CINC;
  const activation = w.activation[l]!;
  return say('leader.identity', {
    name: saidLeader(w, l),
    role: say(isChief ? 'leader.chief' : w.leaderRole[l] === AIDE ? 'leader.aide' : 'leader.leader'),
    of: f < 0 ? '' : saidFormationAt(w, f),
    range: rangeOf(g, l),
    activation: activation > 0 ? `${activation}` : '',
    move: w.leaderMove[l]!,
  });
}

function leaderPosition(g: Field, l: LeaderId): Text[] {
  const { w, s } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const hex = s.leader.hex[l]!;
  const here = { place: hexName(w, hex), ground: onGround(w, hex) };
  const troops = [unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0).map((u) => saidUnit(w, u));
  return [troops.length === 0 ? say('leader.alone', here) : say('leader.with', { ...here, troops: list(troops) })];
}

/** 8.1b 8.1c 8.1d 8.1e The formations whose leaders look to him. */
function commands(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const others = [...(w.commands[l] ?? [])].filter((f) => f !== w.leads[l]! - 1);
  if (w.leaderRole[l] !== CINC || others.length === 0 || g.s.leader.place[l] === LOST) return [];
  return [say('leader.commands', { all: list(others.map((f) => saidFormationAt(w, f))) })];
}

/** What it may be ordered to do at the question at hand. */
const orders = possibleOrders<Field>({
  steps: STEPS,
  protocol: PROTOCOL,
  asked,
  sideOf: ({ w }, piece) => (piece < w.units ? w.unitSide[piece] : w.leaderSide[piece - w.units]),
  verbWords: (command) => verbWords(command),
});

/** A piece in sentences, for its card and for those who do not see the map. */
export const describe = describeBy<UnitId, LeaderId, Field>({
  unit: describeUnit,
  leader: describeLeader,
  orders,
});
