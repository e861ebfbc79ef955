import { allHold, itemAt, type Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import { countBits, describeBy, possibleOrders } from '@tambour/stage/study';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { facingTo, placeName, saidCorps, saidFormation, saidPiece } from '../model/names.ts';
import {
  activeFormation,
  adjustedCohesion,
  brigadeOf,
  brigadierOf,
  COMMANDED,
  commanderOf,
  did,
  type Field,
  facingOf,
  has,
  hexOf,
  hitsOf,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  ordersMark,
  SQUARE,
  stackOf,
} from '../model/state.ts';
import {
  ARTILLERY,
  CORPS_CAVALRY,
  enemyOf,
  GUNS,
  isFoot,
  JAGER,
  RESERVE_ARTILLERY,
  TYPES,
  WAITING,
} from '../model/vocabulary.ts';
import {
  cohesionOf,
  corpsIdOf,
  corpsOfFormation,
  formationIdOf,
  formationOf,
  gunOf,
  gunRangeOf,
  hexLabel,
  idOf,
  leaderData,
  leaderIdOf,
  levelOf,
  neighbourOf,
  printedAllowance,
  sideOf,
  typeOf,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { commandField, hasOrders, isInCorpsRange, underCommand } from '../rules/4-command.ts';
import { attackSidesOf, isInEnemyZone, zoneOf } from '../rules/6-zone-of-control.ts';
import { IN_REACH, isInField } from '../rules/7-artillery-fire.ts';
import { isBrigade } from '../rules/9-hors-de-combat.ts';
import { STEPS } from '../rules/steps.ts';
import { sayStudy } from '../texts/say-study.ts';
import { AROUND, frontOf, leadersIn } from './around.ts';
import { describeLeader } from './describe-leader.ts';
import { verbWords } from './label.ts';
import { asked } from './question.ts';
import { unitStates } from './state-words.ts';
import { terrainName } from './terrain-words.ts';

function describeUnit(g: Field, u: UnitId): Text[] {
  if (!isOnMap(g, u)) return [identity(g, u), belongs(g, u), ...stateSentence(unitStates(g, u))];
  return [
    identity(g, u),
    belongs(g, u),
    position(g, u),
    stack(g, u),
    ...hits(g, u),
    ...frontage(g, u),
    threats(g, u),
    ...guns(g, u),
    ...zones(g, u),
    ...command(g, u),
    ...stateSentence(unitStates(g, u)),
  ];
}

function identity(g: Field, u: UnitId): Text {
  const { w } = g;
  const about = {
    name: saidPiece(w, idOf(g, u)),
    ma: printedAllowance(g, u),
  };
  if (w.unitType[u] === ARTILLERY)
    return sayStudy('describe.battery', {
      ...about,
      type: sayStudy(`gun.${itemAt(GUNS, gunOf(g, u))}`),
      range: gunRangeOf(g, u),
    });
  const type = sayStudy(`type.${itemAt(TYPES, typeOf(g, u))}`);
  return sayStudy('describe.unit', { ...about, type, cohesion: cohesionOf(g, u) });
}
/** The reserve artillery and the cavalry of a corps are called by it already. */
function belongs(g: Field, u: UnitId): Text {
  const { w } = g;
  const f = formationOf(g, u);
  const of = saidFormation(w, formationIdOf(g, f));
  if (!isBrigade(g, f)) return sayStudy('describe.formation', { of });
  return sayStudy('describe.brigade', { of, corps: saidCorps(w, corpsIdOf(g, corpsOfFormation(g, f))) });
}

function position(g: Field, u: UnitId): Text {
  const { w } = g;
  const hex = hexOf(g, u);
  const here = { place: placeName(w, hexLabel(g, hex)), ground: terrainName(w, hex), level: levelOf(g, hex) };
  if (has(g, u, SQUARE)) return sayStudy('describe.standsSquare', here);
  return sayStudy('describe.stands', { ...here, looks: facingTo(facingOf(g, u)) });
}
/** 5.43 Its place in its stack, and who is with it. */
function stack(g: Field, u: UnitId): Text {
  const { w } = g;
  const units = stackOf(g, hexOf(g, u));
  const leaders = leadersIn(g, hexOf(g, u)).map((l) => saidPiece(w, leaderIdOf(g, l)));
  const others = units.filter((v) => v !== u).map((v) => saidPiece(w, idOf(g, v)));
  if (others.length > 0)
    return sayStudy('describe.stacked', {
      n: units.indexOf(u) + 1,
      of: units.length,
      all: list([...others, ...leaders]),
    });
  return leaders.length > 0 ? sayStudy('describe.leaders', { all: list(leaders) }) : sayStudy('describe.alone');
}
/** 8.12 What hits have done to it, and how many more it can take. */
function hits(g: Field, u: UnitId): Text[] {
  const n = hitsOf(g, u);
  const left = adjustedCohesion(g, u);
  return n === 0 ? [] : [sayStudy('describe.hits', { n, left, more: left + 1 })];
}

const arc = (g: Field, u: UnitId, bits: number, key: 'all' | 'front' | 'rear'): Text[] =>
  AROUND.arc(g, hexOf(g, u), sideOf(g, u), bits, key);
function frontage(g: Field, u: UnitId): Text[] {
  const front = frontOf(g, u);
  if (countBits(front) === 6) return arc(g, u, front, 'all');
  return [...arc(g, u, front, 'front'), ...arc(g, u, ~front & 63, 'rear')];
}

/** 7.21 7.33 Enemies beside it that may attack where it is: infantry that is not jägers, to its own front. Cavalry comes from afar. */
function threats(g: Field, u: UnitId): Text {
  const { w } = g;
  const front = frontOf(g, u);
  const found: Text[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hexOf(g, u), d);
    if (x < 0) continue;
    for (const v of stackOf(g, x)) {
      const type = typeOf(g, v);
      if (w.unitSide[v] === w.unitSide[u] || !isFoot(type) || type === JAGER) continue;
      if (!(attackSidesOf(g, v) & (1 << ((d + 3) % 6)))) continue;
      const name = saidPiece(w, idOf(g, v));
      found.push(sayStudy(front & (1 << d) ? 'describe.from.front' : 'describe.from.rear', { name }));
    }
  }
  return found.length === 0 ? sayStudy('describe.noThreat') : sayStudy('describe.threats', { all: list(found) });
}

/** 7.11 7.13 Enemy batteries that have it in range, in sight and to their front. */
function guns(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const hex = hexOf(g, u);
  const found = unitsOfSide(g, enemyOf(sideOf(g, u))).filter(
    (b) =>
      w.unitType[b] === ARTILLERY &&
      isOnMap(g, b) &&
      allHold(IN_REACH, { g, u: b, hex }) &&
      isInField(g, b, facingOf(g, b), hex),
  );
  return found.length === 0
    ? []
    : [sayStudy('describe.guns', { all: list(found.map((b) => saidPiece(w, idOf(g, b)))) })];
}

/** 6.2 Its own zone of control, and whether it is in an enemy's. */
function zones(g: Field, u: UnitId): Text[] {
  const isHeld = isInEnemyZone(g, hexOf(g, u), sideOf(g, u));
  const n = countBits(zoneOf(g, u));
  return [
    ...(isHeld ? [sayStudy('describe.inZone')] : []),
    n === 0 ? sayStudy('describe.noZone') : sayStudy('describe.hasZone', { n }),
  ];
}

/** 4.11 4.12 4.14 4.15 4.22 While its formation acts, what was fixed; before that, whether its brigadier would command it now. */
function command(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const f = brigadeOf(g, u);
  const kind = itemAt(w.formationKind, f);
  if (f === activeFormation(g) && ordersMark(g, f) > 0)
    return did(g, u, COMMANDED) ? [sayStudy('describe.commanded')] : [];
  if (kind === RESERVE_ARTILLERY) return [sayStudy('describe.reserveGuns')];
  if (kind === CORPS_CAVALRY) return [sayStudy('describe.corpsCavalry')];
  const l = brigadierOf(g, f);
  if (l < 0) return [];
  const name = saidPiece(w, leaderIdOf(g, l));
  if (s.leader.place[l] === WAITING) return [sayStudy('describe.leaderAway', { name })];
  if (!isLeaderOnMap(g, l)) return [sayStudy('describe.leaderLost')];
  if (s.leader.isFinished[l]) return [sayStudy('describe.leaderFinished', { name })];
  return [reach(g, u), orders(g, u)];
}
function reach(g: Field, u: UnitId): Text {
  const f = brigadeOf(g, u);
  const l = brigadierOf(g, f);
  const name = saidPiece(g.w, leaderIdOf(g, l));
  const far = commandField(g, l, g.scratch.ride).cost(hexOf(g, u));
  if (far >= 0) return sayStudy('describe.reached', { name, far, range: leaderData(g, l).range });
  return sayStudy(underCommand(g, f).has(u) ? 'describe.chained' : 'describe.outOfReach', { name });
}
/** 4.22a Whether its brigadier would have Orders if his step came now. */
function orders(g: Field, u: UnitId): Text {
  const f = brigadeOf(g, u);
  const l = brigadierOf(g, f);
  const name = saidPiece(g.w, leaderIdOf(g, l));
  const commander = commanderOf(g, corpsOfFormation(g, f));
  if (!hasOrders(g, f)) return sayStudy('describe.noOrders', { name });
  if (commander < 0 || !isInCorpsRange(g, commander, leaderHex(g, l)))
    return sayStudy('describe.alwaysOrders', { name });
  return sayStudy('describe.orders', { name, commander: saidPiece(g.w, leaderIdOf(g, commander)) });
}

/** What it may be ordered to do at the question at hand. */
const possible = possibleOrders<Field>({
  steps: STEPS,
  protocol: PROTOCOL,
  asked,
  sideOf: ({ w }, piece) => (piece < w.units ? w.unitSide[piece] : w.leaderSide[piece - w.units]),
  verbWords,
});

/** A piece in sentences, for its card and for those who do not see the map. */
export const describe = describeBy<UnitId, LeaderId, Field>({
  unit: describeUnit,
  leader: describeLeader,
  orders: possible,
});
