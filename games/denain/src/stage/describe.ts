import { vertexName } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import { COMPASS, describeBy, possibleOrders } from '@tambour/stage/study';
import { facesAllRound } from '../model/arcs.ts';
import { formationData, leaderOf } from '../model/formation.ts';
import { batteryAt, isBreached, ownWorks, unitAt, unitBeside } from '../model/hex.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { activationOf, isLeaderOnMap, leaderHex, leaderMove, ledBy } from '../model/leader.ts';
import { facingTo, hexName, saidFormationAt, saidLeader, saidUnit } from '../model/names.ts';
import { type Field, MARK } from '../model/state.ts';
import {
  batteriesOf,
  classOf,
  facingOf,
  formationOf,
  fullStrength,
  gunsModifier,
  has,
  hexOf,
  isOnMap,
  moraleOf,
  movementOf,
  sideOf,
  stateOf,
  strengthOf,
} from '../model/unit.ts';
import { AIDE, ART, BAGGAGE, CINC, CLASSES, enemyOf, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { inEnemyZoc } from '../rules/6-zone-of-control.ts';
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
    ...(classOf(g, u) === BAGGAGE ? [] : frontage(g, u)),
    ...(fights ? [threats(g, u), ...guns(g, u)] : []),
    ...(fights ? zone(g, u) : []),
    ...command(g, u),
    ...stateSentence(unitStates(g, u)),
  ];
}

function identity(g: Field, u: UnitId): Text {
  const { w } = g;
  const cls = classOf(g, u);
  const about = {
    name: saidUnit(w, u),
    arm: sayStudy(`arm.${itemAt(CLASSES, cls)}`),
    of: saidFormationAt(w, formationOf(g, u)),
    mp: movementOf(g, u),
  };
  if (cls === ART) return sayStudy('describe.battery', { ...about, fire: gunsModifier(g, u) });
  if (cls === BAGGAGE) return sayStudy('describe.baggage', about);
  return sayStudy('describe.unit', {
    ...about,
    cf: strengthOf(g, u),
    full: fullStrength(g, u),
    morale: moraleOf(g, u),
  });
}

function entry(g: Field, u: UnitId): Text {
  const { w } = g;
  const { turn, entry } = formationData(g, formationOf(g, u));
  const gates = entry.map((hex) => hexName(w, hex)).reduce((first, then) => sayStudy('describe.or', { first, then }));
  return sayStudy('describe.waits', { turn, gates });
}

function position(g: Field, u: UnitId): Text {
  const { w } = g;
  const hex = hexOf(g, u);
  const here = { place: hexName(w, hex), ground: onGround(w, hex) };
  if (classOf(g, u) === BAGGAGE) return sayStudy('describe.baggageStands', here);
  return sayStudy('describe.stands', { ...here, looks: facingTo(vertexName(facingOf(g, u))) });
}

/** 11.1j Sides over which its own works cover it. */
function works(g: Field, u: UnitId): Text[] {
  const hex = hexOf(g, u);
  const own = COMPASS.flatMap((way, d) =>
    ownWorks(g, hex) & (1 << d) ? [{ way, isOpen: isBreached(g, hex, d) }] : [],
  );
  return [false, true].flatMap((isOpen) => {
    const ways = own.filter((side) => side.isOpen === isOpen).map((side) => side.way);
    return ways.length === 0 ? [] : [sayStudy(isOpen ? 'describe.breached' : 'describe.works', { ways: list(ways) })];
  });
}

const arc = (g: Field, u: UnitId, bits: number, key: 'all' | 'front' | 'flank' | 'rear'): Text[] =>
  AROUND.arc(g, hexOf(g, u), sideOf(g, u), bits, key);
function frontage(g: Field, u: UnitId): Text[] {
  const { w } = g;
  if (facesAllRound(w, classOf(g, u), hexOf(g, u))) return arc(g, u, front(g, u), 'all');
  return [...arc(g, u, front(g, u), 'front'), ...arc(g, u, flank(g, u), 'flank'), ...arc(g, u, rear(g, u), 'rear')];
}

/** Enemies beside it who have it in their front. */
function threats(g: Field, u: UnitId): Text {
  const { w } = g;
  const found: Text[] = [];
  for (let d = 0; d < 6; d++) {
    const v = unitBeside(g, hexOf(g, u), d);
    if (v < 0 || sideOf(g, v) === sideOf(g, u) || stateOf(g, v) === ROUTED) continue;
    if (!(front(g, v) & (1 << ((d + 3) % 6)))) continue;
    found.push(sayStudy(`describe.from.${bearing(g, u, d)}`, { name: saidUnit(w, v) }));
  }
  return found.length === 0 ? sayStudy('describe.noThreat') : sayStudy('describe.threats', { all: list(found) });
}

/** 10.2c Enemy batteries that have it in their field of fire. */
function guns(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const found = [...batteriesOf(g, enemyOf(sideOf(g, u)))].filter(
    (b) => isOnMap(g, b) && mayBombard(g, b, hexOf(g, u)),
  );
  return found.length === 0 ? [] : [sayStudy('describe.guns', { all: list(found.map((b) => saidUnit(w, b))) })];
}

const zone = (g: Field, u: UnitId): Text[] =>
  inEnemyZoc(g, hexOf(g, u), sideOf(g, u)) ? [sayStudy('describe.inZone')] : [];

/** 9.1a While its formation acts, what was fixed; before that, whether its leader's word would reach it now. */
function command(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const f = formationOf(g, u);
  const isBaggage = classOf(g, u) === BAGGAGE;
  if (s.formation.isActing[f] && !isNaming(g))
    return has(g, u, MARK.commanded) ? [sayStudy('describe.inCommand', { isBaggage })] : [];
  const l = leaderOf(g, f);
  const name = saidLeader(w, l);
  if (s.formation.isLost[f] || s.leader.place[l] === LOST) return [sayStudy('describe.leaderless')];
  if (!isLeaderOnMap(g, l)) return [sayStudy('describe.leaderAway', { name })];
  const side = sideOf(g, u);
  const range = rangeOf(g, l);
  traceCommand(g, side, leaderHex(g, l), range, markZones(g, 1 - side));
  const far = commandDistance(g, hexOf(g, u));
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
  const f = ledBy(g, l);
  const isChief = w.leaderRole[l] === CINC;
  const activation = activationOf(g, l);
  return say('leader.identity', {
    name: saidLeader(w, l),
    role: say(isChief ? 'leader.chief' : w.leaderRole[l] === AIDE ? 'leader.aide' : 'leader.leader'),
    of: f < 0 ? '' : saidFormationAt(w, f),
    range: rangeOf(g, l),
    activation: activation > 0 ? `${activation}` : '',
    move: leaderMove(g, l),
  });
}

function leaderPosition(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const hex = leaderHex(g, l);
  const here = { place: hexName(w, hex), ground: onGround(w, hex) };
  const troops = [unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0).map((u) => saidUnit(w, u));
  return [troops.length === 0 ? say('leader.alone', here) : say('leader.with', { ...here, troops: list(troops) })];
}

/** 8.1b 8.1c 8.1d 8.1e The formations whose leaders look to him. */
function commands(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const others = [...(w.commands[l] ?? [])].filter((f) => f !== ledBy(g, l));
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
