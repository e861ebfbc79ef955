import { distance, type HexId, hexId, VERTICES } from '@tambour/boards';
import { intendedBy, nearestOf } from '@tambour/stage/study';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { batteryAt, type Field, holder, isLeaderOnMap, isOnMap, unitAt } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ART, BAGGAGE, CINC, NOWHERE, WAITING } from '../model/vocabulary.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { isIntactWork } from '../rules/7-works.ts';
import { leadersIn } from './around.ts';
import { type Asked, asked } from './question.ts';

/** A unit picked, and the hex picked with it, or the one its next order would most likely be about. */
interface Picked {
  readonly g: Field;
  readonly u: UnitId;
  readonly unit: string;
  /** The hex picked, if one was. */
  readonly hex: HexId | undefined;
}

const name = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;
const isHex = (hex: HexId): boolean => hex !== NOWHERE && hex >= 0;

/** Where it would go if nothing is said: straight on, else any hex beside it, else where it comes in. */
function ahead(p: Picked): HexId {
  const { g, u } = p;
  const { w, s } = g;
  if (!isOnMap(g, u)) return gateFor(p) ?? hexId(0);
  const hex = s.unit.hex[u]!;
  for (let k = 0; k < 6; k++) {
    const x = w.near[hex * 6 + ((s.unit.facing[u]! + k) % 6)]!;
    if (x >= 0) return x;
  }
  return hex;
}
/** The enemy it would strike if nothing is said: the nearest. */
function nearestEnemy(p: Picked): HexId {
  const { w, s } = p.g;
  const from = isOnMap(p.g, p.u) ? s.unit.hex[p.u]! : ahead(p);
  const enemies = [...w.sideUnits[1 - w.unitSide[p.u]!]!].filter((v) => isOnMap(p.g, v) && w.unitClass[v] !== BAGGAGE);
  return (
    nearestOf(
      enemies.map((v) => s.unit.hex[v]!),
      (hex) => distance(w.grid, from, hex),
    ) ?? from
  );
}
/** The side it would breach if nothing is said: one before it that carries a work. */
function workAhead(p: Picked): HexId {
  const { g, u } = p;
  if (!isOnMap(g, u)) return ahead(p);
  const [hex, facing] = [g.s.unit.hex[u]!, g.s.unit.facing[u]!];
  for (const d of [facing, (facing + 1) % 6]) {
    const x = g.w.near[hex * 6 + d]!;
    if (x >= 0 && isIntactWork(g, hex, d)) return x;
  }
  return ahead(p);
}

/** Where it would come in: the entry of its formation nearest to the hex picked. */
function gateFor({ g, u, hex }: Picked): HexId | undefined {
  const gates = g.w.entryHexes.filter((e) => e.formation === g.w.unitFormation[u]).map((e) => e.hex);
  const far = (gate: HexId): number => (hex === undefined ? 0 : distance(g.w.grid, gate, hex));
  return gates.sort((a, b) => far(a) - far(b))[0];
}

type Wish = (p: Picked) => DenainCommand;
const march: Wish = (p) => {
  const { g, u, unit } = p;
  const to = name(g, p.hex ?? ahead(p));
  const facing = VERTICES[g.s.unit.facing[u]!]!;
  const gate = gateFor(p);
  if (g.s.unit.place[u] === WAITING && gate !== undefined)
    return { type: 'enter', unit, at: name(g, gate), to, facing };
  return { type: 'move', unit, to, facing };
};
const haul: Wish = (p) => ({ type: 'haul', to: name(p.g, p.hex ?? ahead(p)) });
const fire: Wish = (p) => ({ type: 'fire', unit: p.unit, at: name(p.g, p.hex ?? nearestEnemy(p)) });
const shock: Wish = (p) => ({ type: 'shock', attackers: [p.unit], targets: [name(p.g, p.hex ?? nearestEnemy(p))] });
const breach: Wish = (p) => ({ type: 'breach', unit: p.unit, toward: name(p.g, p.hex ?? workAhead(p)) });
const react: Wish = (p) => ({ type: 'react', unit: p.unit, at: name(p.g, p.hex ?? nearestEnemy(p)) });
const place: Wish = ({ g, u, unit, hex }) => {
  const stands = isOnMap(g, u) ? g.s.unit.hex[u]! : hexId(0);
  return { type: 'place', piece: unit, to: name(g, hex ?? stands), facing: VERTICES[g.s.unit.facing[u]!]! };
};
const activate: Wish = ({ g, u }) => ({ type: 'activate', formation: g.w.formationIds[g.w.unitFormation[u]!]! });
const lose: Wish = ({ unit }) => ({ type: 'lose', unit });
const face: Wish = ({ g, u, unit }) => ({ type: 'face', unit, facing: VERTICES[g.s.unit.facing[u]!]! });
const going =
  (type: 'retreat' | 'displace' | 'run' | 'advance'): Wish =>
  (p) => ({ type, unit: p.unit, to: name(p.g, p.hex ?? ahead(p)) });

/** What one means by pointing at a hex with a unit in hand, whatever the phase: strike who is there, or go there. */
function plainly(p: Picked): Wish[] {
  const { g, u, hex } = p;
  const cls = g.w.unitClass[u]!;
  if (cls === BAGGAGE) return [haul];
  const strikes = cls === ART ? [fire] : [shock, fire];
  if (hex !== undefined && holder(g, hex) === 1 - g.w.unitSide[u]!) return [...strikes, march];
  return [march];
}
/** What one means by pointing at a hex in a fight: the works before it too. */
function fighting(p: Picked): Wish[] {
  const { g, u, hex } = p;
  if (g.w.unitClass[u]! > ART) return plainly(p);
  if (g.w.unitClass[u] === ART) return hex === undefined ? [fire] : plainly(p);
  const isHeld = hex !== undefined && holder(g, hex) === 1 - g.w.unitSide[u]!;
  if (hex === undefined) return [shock, fire, breach];
  return isHeld ? [shock, fire, breach] : [breach, march];
}

/** What the question at hand would hear of a unit. */
function wanted(question: Asked, p: Picked): Wish[] {
  const cls = p.g.w.unitClass[p.u]!;
  switch (question.name) {
    case 'set-up':
      return [place];
    case 'barrage':
      return cls === ART ? [fire] : plainly(p);
    case 'activate':
      return [activate, ...(p.hex === undefined ? [] : plainly(p))];
    case 'combat':
      return fighting(p);
    case 'breach-phase':
      return cls < ART ? [breach, ...(p.hex === undefined ? [] : plainly(p))] : plainly(p);
    case 'react':
    case 'breach-react':
      return [react];
    case 'lose':
      return [lose];
    case 'retreat':
    case 'retreat-next':
      return [going('retreat')];
    case 'displace':
      return [going('displace')];
    case 'rout-step':
      return [going('run')];
    case 'rout-facing':
      return [face];
    case 'advance':
      return [going('advance'), breach];
    default:
      return plainly(p);
  }
}

function ofUnit(g: Field, question: Asked, u: UnitId, hex: HexId | undefined): DenainCommand[] {
  const pick = { g, u, unit: g.w.unitIds[u]!, hex };
  return wanted(question, pick).map((wish) => wish(pick));
}

function ofLeader(g: Field, question: Asked, l: LeaderId, hex: HexId | undefined): DenainCommand[] {
  const { w, s } = g;
  const leader = w.leaderIds[l]!;
  const stands = isLeaderOnMap(g, l)
    ? s.leader.hex[l]!
    : (w.entryHexes.find((e) => e.formation === w.leads[l]! - 1)?.hex ?? hexId(0));
  const beside = [0, 1, 2, 3, 4, 5].map((d) => w.near[stands * 6 + d]!).find(isHex) ?? stands;
  const to = name(g, hex ?? beside);
  const formation = w.formationIds[w.leads[l]! - 1];
  const goes: DenainCommand = { type: w.leaderRole[l] === CINC ? 'ride' : 'lead', leader, to };
  switch (question.name) {
    case 'set-up':
      return [{ type: 'place', piece: leader, to: name(g, hex ?? stands) }];
    case 'activate':
      return [...(formation === undefined ? [] : [{ type: 'activate', formation } as const]), goes];
    case 'command-phase':
      return [{ type: 'ride', leader, to }];
    case 'leader-goes':
      return [{ type: 'follow', leader }];
    case 'leader-flees':
      return [{ type: 'flee', leader, to }];
    case 'aide':
      return [{ type: 'aide', formation: w.formationIds[question.frame[0]]!, to }];
    default:
      return [goes];
  }
}

/** The unit or leader a question in the middle of things is about. */
function subject(g: Field, { name: question, frame: [a, b] }: Asked): { unit?: UnitId; leader?: LeaderId } {
  switch (question) {
    case 'retreat-next':
    case 'displace':
    case 'rout-step':
    case 'rout-facing':
    case 'breach-react':
      return { unit: unitId(a) };
    case 'advance':
      return a > 0 ? { unit: unitId(a - 1) } : {};
    case 'leader-goes':
      return { leader: leaderId(a), unit: unitId(b) };
    case 'leader-flees':
      return { leader: leaderId(a) };
    case 'aide':
      return { leader: leaderId(g.w.leaders + a) };
    default:
      return {};
  }
}

/** Only a hex was picked: whom the question is about, or else who stands there. */
function ofHex(g: Field, question: Asked, hex: HexId): DenainCommand[] {
  const { unit, leader } = subject(g, question);
  if (leader !== undefined) return ofLeader(g, question, leader, hex);
  if (unit !== undefined) return ofUnit(g, question, unit, hex);
  const found = [unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0);
  return [
    ...found.flatMap((u) => ofUnit(g, question, u, undefined)),
    ...leadersIn(g, hex).flatMap((l) => ofLeader(g, question, l, undefined)),
  ];
}

/** Commands a person may have meant by picking a piece, a hex, or both: likeliest first, legal or not. */
export const intendedCommands = intendedBy<UnitId, LeaderId, HexId, StepName, Field>({
  asked,
  ofUnit,
  ofLeader,
  ofHex,
});
