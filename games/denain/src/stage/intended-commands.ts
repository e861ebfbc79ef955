import { distance, type HexId, hexId, vertexName } from '@tambour/boards';
import { always, foundOnHexes, hexAhead, intendedBy, nearestOf, type Picked } from '@tambour/stage/study';
import { idOfFormation } from '../model/formation.ts';
import { batteryAt, beside, holder, labelOf, unitAt } from '../model/hex.ts';
import { formationId, type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderHex, ledBy } from '../model/leader.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { armyOf, classOf, facingOf, formationOf, hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { ART, BAGGAGE, CINC, enemyOf, WAITING } from '../model/vocabulary.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { isBaggage } from '../rules/1-units.ts';
import { isIntactWork } from '../rules/7-works.ts';
import { leadersIn } from './around.ts';
import { type Asked, asked } from './question.ts';

/** A unit or leader that was picked, and the hex picked with it, or the one its next order would most likely be about. */
type PickedUnit = Picked<UnitId, HexId, Field>;
type PickedLeader = Picked<LeaderId, HexId, Field>;
type UnitWish = (p: PickedUnit) => DenainCommand;

/** Where it would go if nothing is said: straight on, else any hex beside it, else where it comes in. */
function ahead(p: PickedUnit): HexId {
  const { g, of: u } = p;
  return isOnMap(g, u) ? hexAhead(g.w.near, hexOf(g, u), facingOf(g, u)) : (gateFor(p) ?? hexId(0));
}
/** The enemy it would strike if nothing is said: the nearest. */
function nearestEnemy(p: PickedUnit): HexId {
  const { g, of: u } = p;
  const from = isOnMap(g, u) ? hexOf(g, u) : ahead(p);
  const enemies = [...armyOf(g, enemyOf(sideOf(g, u)))].filter((v) => isOnMap(g, v) && !isBaggage(g, v));
  return (
    nearestOf(
      enemies.map((v) => hexOf(g, v)),
      (hex) => distance(g.w.grid, from, hex),
    ) ?? from
  );
}
/** The side it would breach if nothing is said: one before it that carries a work. */
function workAhead(p: PickedUnit): HexId {
  const { g, of: u } = p;
  if (!isOnMap(g, u)) return ahead(p);
  const [hex, facing] = [hexOf(g, u), facingOf(g, u)];
  for (const d of [facing, (facing + 1) % 6]) {
    const x = beside(g, hex, d);
    if (x >= 0 && isIntactWork(g, hex, d)) return x;
  }
  return ahead(p);
}

/** Where it would come in: the entry of its formation nearest to the hex picked. */
function gateFor({ g, of: u, at: hex }: PickedUnit): HexId | undefined {
  const gates = g.w.entryHexes.filter((e) => e.formation === formationOf(g, u)).map((e) => e.hex);
  const far = (gate: HexId): number => (hex === undefined ? 0 : distance(g.w.grid, gate, hex));
  return gates.sort((a, b) => far(a) - far(b))[0];
}

const march: UnitWish = (p) => {
  const { g, of: u, id: unit } = p;
  const to = labelOf(g, p.at ?? ahead(p));
  const facing = vertexName(facingOf(g, u));
  const gate = gateFor(p);
  if (g.s.unit.place[u] === WAITING && gate !== undefined)
    return { type: 'enter', unit, at: labelOf(g, gate), to, facing };
  return { type: 'move', unit, to, facing };
};
const haul: UnitWish = (p) => ({ type: 'haul', to: labelOf(p.g, p.at ?? ahead(p)) });
const fire: UnitWish = (p) => ({ type: 'fire', unit: p.id, at: labelOf(p.g, p.at ?? nearestEnemy(p)) });
const shock: UnitWish = (p) => ({ type: 'shock', attackers: [p.id], targets: [labelOf(p.g, p.at ?? nearestEnemy(p))] });
const breach: UnitWish = (p) => ({ type: 'breach', unit: p.id, toward: labelOf(p.g, p.at ?? workAhead(p)) });
const react: UnitWish = (p) => ({ type: 'react', unit: p.id, at: labelOf(p.g, p.at ?? nearestEnemy(p)) });
const place: UnitWish = ({ g, of: u, id: unit, at: hex }) => {
  const stands = isOnMap(g, u) ? hexOf(g, u) : hexId(0);
  return { type: 'place', piece: unit, to: labelOf(g, hex ?? stands), facing: vertexName(facingOf(g, u)) };
};
const activate: UnitWish = ({ g, of: u }) => ({
  type: 'activate',
  formation: idOfFormation(g, formationOf(g, u)),
});
const lose: UnitWish = ({ id: unit }) => ({ type: 'lose', unit });
const face: UnitWish = ({ g, of: u, id: unit }) => ({ type: 'face', unit, facing: vertexName(facingOf(g, u)) });
const going =
  (type: 'retreat' | 'displace' | 'run' | 'advance'): UnitWish =>
  (p) => ({ type, unit: p.id, to: labelOf(p.g, p.at ?? ahead(p)) });

/** What one means by pointing at a hex with a unit in hand, whatever the phase: strike who is there, or go there. */
function plainly(p: PickedUnit): readonly UnitWish[] {
  const { g, of: u, at: hex } = p;
  const cls = classOf(g, u);
  if (cls === BAGGAGE) return [haul];
  const strikes = cls === ART ? [fire] : [shock, fire];
  if (hex !== undefined && holder(g, hex) === 1 - sideOf(g, u)) return [...strikes, march];
  return [march];
}
/** What one means by pointing at a hex in a fight: the works before it too. */
function fighting(p: PickedUnit): readonly UnitWish[] {
  const { g, of: u, at: hex } = p;
  if (classOf(g, u) > ART) return plainly(p);
  if (classOf(g, u) === ART) return hex === undefined ? [fire] : plainly(p);
  const isHeld = hex !== undefined && holder(g, hex) === 1 - sideOf(g, u);
  if (hex === undefined) return [shock, fire, breach];
  return isHeld ? [shock, fire, breach] : [breach, march];
}

const isGun = ({ g, of }: PickedUnit): boolean => classOf(g, of) === ART;
const orPlainly = (p: PickedUnit, wish: UnitWish): UnitWish[] => [wish, ...(p.at === undefined ? [] : plainly(p))];
/** Where a leader stands or would come in, and where he would go. */
function goalOf({ g, of: l, at }: PickedLeader) {
  const { w } = g;
  const stands = isLeaderOnMap(g, l)
    ? leaderHex(g, l)
    : (w.entryHexes.find((e) => e.formation === ledBy(g, l))?.hex ?? hexId(0));
  return { here: labelOf(g, at ?? stands), to: labelOf(g, at ?? hexAhead(w.near, stands, 0)) };
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
    'breach-phase': (p) => (classOf(p.g, p.of) < ART ? orPlainly(p, breach) : plainly(p)),
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
      const formation = p.g.w.formationIds[ledBy(p.g, p.of)];
      return [...(formation === undefined ? [] : [{ type: 'activate', formation } as const]), ...goes(p)];
    },
    'command-phase': (p) => [{ type: 'ride', leader: p.id, to: goalOf(p).to }],
    'leader-goes': ({ id }) => [{ type: 'follow', leader: id }],
    'leader-flees': (p) => [{ type: 'flee', leader: p.id, to: goalOf(p).to }],
    aide: (p, { frame }) => [{ type: 'aide', formation: idOfFormation(p.g, formationId(frame[0])), to: goalOf(p).to }],
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
