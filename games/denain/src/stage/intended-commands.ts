import { distance, type HexId, hexId, VERTICES } from '@tambour/boards';
import { always, foundOnHexes, hexAhead, intendedBy, nearestOf, type Picked } from '@tambour/stage/study';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { batteryAt, type Field, holder, isLeaderOnMap, isOnMap, unitAt } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ART, BAGGAGE, CINC, WAITING } from '../model/vocabulary.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { isIntactWork } from '../rules/7-works.ts';
import { leadersIn } from './around.ts';
import { type Asked, asked } from './question.ts';

/** A unit or leader that was picked, and the hex picked with it, or the one its next order would most likely be about. */
type PickedUnit = Picked<UnitId, HexId, Field>;
type PickedLeader = Picked<LeaderId, HexId, Field>;
type UnitWish = (p: PickedUnit) => DenainCommand;

const name = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;

/** Where it would go if nothing is said: straight on, else any hex beside it, else where it comes in. */
function ahead(p: PickedUnit): HexId {
  const { w, s } = p.g;
  if (!isOnMap(p.g, p.of)) return gateFor(p) ?? hexId(0);
  return hexAhead(w.near, s.unit.hex[p.of]!, s.unit.facing[p.of]!);
}
/** The enemy it would strike if nothing is said: the nearest. */
function nearestEnemy(p: PickedUnit): HexId {
  const { w, s } = p.g;
  const from = isOnMap(p.g, p.of) ? s.unit.hex[p.of]! : ahead(p);
  const enemies = [...w.sideUnits[1 - w.unitSide[p.of]!]!].filter((v) => isOnMap(p.g, v) && w.unitClass[v] !== BAGGAGE);
  const hexes = enemies.map((v) => s.unit.hex[v]!);
  return nearestOf(hexes, (hex) => distance(w.grid, from, hex)) ?? from;
}
/** The side it would breach if nothing is said: one before it that carries a work. */
function workAhead(p: PickedUnit): HexId {
  const { g, of: u } = p;
  if (!isOnMap(g, u)) return ahead(p);
  const [hex, facing] = [g.s.unit.hex[u]!, g.s.unit.facing[u]!];
  for (const d of [facing, (facing + 1) % 6]) {
    const x = g.w.near[hex * 6 + d]!;
    if (x >= 0 && isIntactWork(g, hex, d)) return x;
  }
  return ahead(p);
}

/** Where it would come in: the entry of its formation nearest to the hex picked. */
function gateFor({ g, of: u, at: hex }: PickedUnit): HexId | undefined {
  const gates = g.w.entryHexes.filter((e) => e.formation === g.w.unitFormation[u]).map((e) => e.hex);
  const far = (gate: HexId): number => (hex === undefined ? 0 : distance(g.w.grid, gate, hex));
  return gates.sort((a, b) => far(a) - far(b))[0];
}

const march: UnitWish = (p) => {
  const { g, of: u, id: unit } = p;
  const to = name(g, p.at ?? ahead(p));
  const facing = VERTICES[g.s.unit.facing[u]!]!;
  const gate = gateFor(p);
  if (g.s.unit.place[u] === WAITING && gate !== undefined)
    return { type: 'enter', unit, at: name(g, gate), to, facing };
  return { type: 'move', unit, to, facing };
};
const haul: UnitWish = (p) => ({ type: 'haul', to: name(p.g, p.at ?? ahead(p)) });
const fire: UnitWish = (p) => ({ type: 'fire', unit: p.id, at: name(p.g, p.at ?? nearestEnemy(p)) });
const shock: UnitWish = (p) => ({ type: 'shock', attackers: [p.id], targets: [name(p.g, p.at ?? nearestEnemy(p))] });
const breach: UnitWish = (p) => ({ type: 'breach', unit: p.id, toward: name(p.g, p.at ?? workAhead(p)) });
const react: UnitWish = (p) => ({ type: 'react', unit: p.id, at: name(p.g, p.at ?? nearestEnemy(p)) });
const place: UnitWish = ({ g, of: u, id: unit, at: hex }) => {
  const stands = isOnMap(g, u) ? g.s.unit.hex[u]! : hexId(0);
  return { type: 'place', piece: unit, to: name(g, hex ?? stands), facing: VERTICES[g.s.unit.facing[u]!]! };
};
const activate: UnitWish = ({ g, of: u }) => ({
  type: 'activate',
  formation: g.w.formationIds[g.w.unitFormation[u]!]!,
});
const lose: UnitWish = ({ id: unit }) => ({ type: 'lose', unit });
const face: UnitWish = ({ g, of: u, id: unit }) => ({ type: 'face', unit, facing: VERTICES[g.s.unit.facing[u]!]! });
const going =
  (type: 'retreat' | 'displace' | 'run' | 'advance'): UnitWish =>
  (p) => ({ type, unit: p.id, to: name(p.g, p.at ?? ahead(p)) });

/** What one means by pointing at a hex with a unit in hand, whatever the phase: strike who is there, or go there. */
function plainly(p: PickedUnit): readonly UnitWish[] {
  const { g, of: u, at: hex } = p;
  const cls = g.w.unitClass[u]!;
  if (cls === BAGGAGE) return [haul];
  const strikes = cls === ART ? [fire] : [shock, fire];
  if (hex !== undefined && holder(g, hex) === 1 - g.w.unitSide[u]!) return [...strikes, march];
  return [march];
}
/** What one means by pointing at a hex in a fight: the works before it too. */
function fighting(p: PickedUnit): readonly UnitWish[] {
  const { g, of: u, at: hex } = p;
  if (g.w.unitClass[u]! > ART) return plainly(p);
  if (g.w.unitClass[u] === ART) return hex === undefined ? [fire] : plainly(p);
  const isHeld = hex !== undefined && holder(g, hex) === 1 - g.w.unitSide[u]!;
  if (hex === undefined) return [shock, fire, breach];
  return isHeld ? [shock, fire, breach] : [breach, march];
}

const isGun = ({ g, of }: PickedUnit): boolean => g.w.unitClass[of] === ART;
const orPlainly = (p: PickedUnit, wish: UnitWish): UnitWish[] => [wish, ...(p.at === undefined ? [] : plainly(p))];
/** Where a leader stands or would come in, and where he would go. */
function goalOf({ g, of: l, at }: PickedLeader) {
  const { w, s } = g;
  const stands = isLeaderOnMap(g, l)
    ? s.leader.hex[l]!
    : (w.entryHexes.find((e) => e.formation === w.leads[l]! - 1)?.hex ?? hexId(0));
  return { here: name(g, at ?? stands), to: name(g, at ?? hexAhead(w.near, stands, 0)) };
}
const goes = (p: PickedLeader): readonly DenainCommand[] => [
  { type: p.g.w.leaderRole[p.of] === CINC ? 'ride' : 'lead', leader: p.id, to: goalOf(p).to },
];

/** Commands a person may have meant by picking a piece, a hex, or both: likeliest first, legal or not. */
export const intendedCommands = intendedBy<UnitId, LeaderId, HexId, StepName, Field, DenainCommand>({
  ...foundOnHexes<UnitId, LeaderId, HexId>(),
  asked,
  ofUnit: {
    'set-up': always(place),
    barrage: (p) => (isGun(p) ? [fire] : plainly(p)),
    activate: (p) => orPlainly(p, activate),
    combat: fighting,
    'breach-phase': (p) => (p.g.w.unitClass[p.of]! < ART ? orPlainly(p, breach) : plainly(p)),
    react: always(react),
    'breach-react': always(react),
    lose: always(lose),
    retreat: always(going('retreat')),
    'retreat-next': always(going('retreat')),
    displace: always(going('displace')),
    'rout-step': always(going('run')),
    'rout-facing': always(face),
    advance: always(going('advance'), breach),
  },
  unitAnyway: plainly,
  ofLeader: {
    'set-up': (p) => [{ type: 'place', piece: p.id, to: goalOf(p).here }],
    activate(p) {
      const formation = p.g.w.formationIds[p.g.w.leads[p.of]! - 1];
      return [...(formation === undefined ? [] : [{ type: 'activate', formation } as const]), ...goes(p)];
    },
    'command-phase': (p) => [{ type: 'ride', leader: p.id, to: goalOf(p).to }],
    'leader-goes': ({ id }) => [{ type: 'follow', leader: id }],
    'leader-flees': (p) => [{ type: 'flee', leader: p.id, to: goalOf(p).to }],
    aide: (p, { frame }) => [{ type: 'aide', formation: p.g.w.formationIds[frame[0]]!, to: goalOf(p).to }],
  },
  leaderAnyway: goes,
  subject: {
    'retreat-next': unitOfFrame,
    displace: unitOfFrame,
    'rout-step': unitOfFrame,
    'rout-facing': unitOfFrame,
    'breach-react': unitOfFrame,
    advance: (_, { frame: [a] }) => (a > 0 ? { unit: unitId(a - 1) } : {}),
    'leader-goes': (_, { frame: [a] }) => ({ leader: leaderId(a) }),
    'leader-flees': (_, { frame: [a] }) => ({ leader: leaderId(a) }),
    aide: ({ w }, { frame: [a] }) => ({ leader: leaderId(w.leaders + a) }),
  },
  there: (g, hex) => [
    ...[unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0).map((unit) => ({ unit })),
    ...leadersIn(g, hex).map((leader) => ({ leader })),
  ],
});
function unitOfFrame(_: Field, { frame: [a] }: Asked) {
  return { unit: unitId(a) };
}
