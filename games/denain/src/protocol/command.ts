import { directionTo, parseVertex, VERTICES } from '@tambour/boards';
import { type Action, BadInput, type Command, read } from '@tambour/kernel';
import { type Field, isOnMap, unitAt } from '../model/state.ts';
import { VERB, VERBS } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { ENTRY_SHIFT, FACING_BITS, WITH_GUNS } from '../rules/7-way-code.ts';
import { readRide, rideWords } from '../rules/9-named-ride.ts';
import { attackersOf, hexesAround } from '../rules/11-shock.ts';
import { gates } from '../rules/13-entry-hexes.ts';
import { NO_FACING } from '../rules/13-set-up.ts';
import { encodeAtSight } from './encode.hot.ts';
import { entryWords, MOST_LEGS, marchWords, readEntry, readMarch } from './named-way.ts';

/** Every command a player can give, as it stands in a record. Hexes are labels such as "1411", pieces are ids. */
export type DenainCommand =
  | { readonly type: 'place'; readonly piece: string; readonly to: string; readonly facing?: string }
  | { readonly type: 'ready' | 'done' | 'first' | 'second' | 'go' | 'hold' | 'stay' }
  | { readonly type: 'fire'; readonly unit: string; readonly at: string }
  | { readonly type: 'activate'; readonly formation: string }
  | {
      readonly type: 'move';
      readonly unit: string;
      readonly to: string;
      readonly facing: string;
      readonly guns?: true;
      readonly via?: readonly string[];
    }
  | {
      readonly type: 'enter';
      readonly unit: string;
      readonly at: string;
      readonly to: string;
      readonly facing: string;
      readonly via?: readonly string[];
    }
  | {
      readonly type: 'lead' | 'ride';
      readonly leader: string;
      readonly to: string;
      readonly via?: readonly string[];
    }
  | { readonly type: 'flee'; readonly leader: string; readonly to: string }
  | { readonly type: 'haul'; readonly to: string; readonly via?: readonly string[] }
  | { readonly type: 'shock'; readonly attackers: readonly string[]; readonly targets: readonly string[] }
  | { readonly type: 'breach'; readonly unit: string; readonly toward: string }
  | { readonly type: 'react'; readonly unit: string; readonly at: string }
  | { readonly type: 'lose' | 'sacrifice'; readonly unit: string }
  | { readonly type: 'retreat' | 'displace' | 'run' | 'advance'; readonly unit: string; readonly to: string }
  | { readonly type: 'face'; readonly unit: string; readonly facing: string }
  | { readonly type: 'follow' | 'remain'; readonly leader: string }
  | { readonly type: 'aide'; readonly formation: string; readonly to: string };

const id = read.string(40);
const type = read.oneOf(...VERBS.filter((v) => v !== 'sweep'));
const loose = read.object({ type }, {}, 'loose');

const vertex = read.oneOf(...VERTICES);
const facing: read.Reader<number> = (v, path) => parseVertex(vertex(v, path))!;

/** The readers of a battle's commands, made once: what is a hex, a unit, a leader or a formation there. */
function readersOf(w: DenainWorld) {
  const hex: read.Reader<number> = (v, path) => {
    const label = typeof v === 'number' ? String(v).padStart(4, '0') : id(v, path);
    return w.hexIndex.get(label) ?? bad(path, `${JSON.stringify(v)} is not a hex of the map`);
  };
  const among =
    (index: ReadonlyMap<string, number>, what: string): read.Reader<number> =>
    (v, path) =>
      index.get(id(v, path)) ?? bad(path, `${JSON.stringify(v)} is not ${what}`);
  const unit = among(w.unitIndex, 'a unit of this battle');
  const leader = among(w.leaderIndex, 'a leader of this battle');
  const formation = among(w.formationIndex, 'a formation of this battle');
  const piece: read.Reader<number> = (v, path) => {
    const name = id(v, path);
    const l = w.leaderIndex.get(name);
    return (
      w.unitIndex.get(name) ??
      (l === undefined ? bad(path, `${JSON.stringify(v)} is not a piece of this battle`) : w.units + l)
    );
  };
  const via = read.list(id, MOST_LEGS * 2);
  return {
    bare: read.object({ type }),
    place: read.object({ type, piece, to: hex }, { facing }),
    at: read.object({ type, unit, at: hex }),
    formation: read.object({ type, formation }),
    move: read.object({ type, unit, to: hex }, { facing, guns: read.boolean, via }),
    enter: read.object({ type, unit, at: hex, to: hex, facing }, { via }),
    leaderTo: read.object({ type, leader, to: hex }),
    leaderBy: read.object({ type, leader, to: hex }, { via }),
    haul: read.object({ type, to: hex }, { via }),
    shock: read.object({ type, attackers: read.list(unit, 12), targets: read.list(hex, 12) }),
    toward: read.object({ type, unit, toward: hex }),
    unit: read.object({ type, unit }),
    unitTo: read.object({ type, unit, to: hex }),
    unitFacing: read.object({ type, unit, facing }),
    leader: read.object({ type, leader }),
    formationTo: read.object({ type, formation, to: hex }),
  };
}
const bad = (path: string, reason: string): never => {
  throw new BadInput(path, reason);
};
const order = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });
const readers = new WeakMap<DenainWorld, ReturnType<typeof readersOf>>();

/** Reads a command and turns it into integers; throws `BadInput` that names the field. */
export const encode = (g: Field, command: unknown): Action => encodeAtSight(g, command) ?? encodeWithCare(g, command);

export function encodeWithCare(g: Field, command: unknown): Action {
  const { w } = g;
  let r = readers.get(w);
  if (!r) {
    r = readersOf(w);
    readers.set(w, r);
  }
  const kind = loose(command, '').type;
  const verb = VERB[kind];
  switch (kind) {
    case 'ready':
    case 'done':
    case 'first':
    case 'second':
    case 'go':
    case 'hold':
    case 'stay':
      r.bare(command, '');
      return order(verb);
    case 'place': {
      const c = r.place(command, '');
      return order(verb, c.piece, c.to, c.piece >= w.units ? NO_FACING : (c.facing ?? g.s.unit.facing[c.piece]!));
    }
    case 'fire': {
      const c = r.at(command, '');
      return order(verb, c.unit, c.at);
    }
    case 'react': {
      const c = r.at(command, '');
      const target = unitAt(g, c.at);
      return order(verb, c.unit, target < 0 ? NOWHERE : target);
    }
    case 'activate':
      return order(verb, r.formation(command, '').formation);
    case 'move': {
      const c = r.move(command, '');
      const named = c.via && readMarch(g, c.unit, c.guns === true, c.to, c.facing, c.via);
      const end = named?.facing ?? c.facing ?? g.s.unit.facing[c.unit]!;
      return order(verb, c.unit, c.to, end | (c.guns ? WITH_GUNS : 0), named?.code ?? 0);
    }
    case 'enter': {
      const c = r.enter(command, '');
      const code = gateCode(g, c.unit, c.at);
      const named = c.via ? readEntry(g, c.unit, code, c.at, c.to, c.facing, c.via) : 0;
      return order(verb, c.unit, c.to, c.facing | (code << ENTRY_SHIFT), named);
    }
    case 'lead':
    case 'ride': {
      const c = r.leaderBy(command, '');
      return order(verb, c.leader, c.to, 0, c.via ? readRide(g, verb, c.leader, c.to, c.via) : 0);
    }
    case 'flee': {
      const c = r.leaderTo(command, '');
      return order(verb, c.leader, c.to);
    }
    case 'haul': {
      const c = r.haul(command, '');
      return order(verb, c.to, 0, 0, c.via ? readRide(g, verb, -1, c.to, c.via) : 0);
    }
    case 'shock':
      return encodeShock(g, r.shock(command, ''));
    case 'breach': {
      const c = r.toward(command, '');
      return order(verb, c.unit, c.toward);
    }
    case 'lose':
    case 'sacrifice':
      return order(verb, r.unit(command, '').unit);
    case 'retreat':
    case 'displace':
    case 'run':
    case 'advance': {
      const c = r.unitTo(command, '');
      return order(verb, c.unit, c.to);
    }
    case 'face': {
      const c = r.unitFacing(command, '');
      return order(verb, c.unit, c.facing);
    }
    case 'follow':
    case 'remain':
      return order(verb, r.leader(command, '').leader);
    case 'aide': {
      const c = r.formationTo(command, '');
      return order(verb, c.formation, c.to);
    }
  }
}

/** Which entry and which of its gates a hex is; an impossible number when it is none, for the rules to refuse. */
function gateCode(g: Field, u: number, at: number): number {
  for (const [e, entry] of g.w.entryHexes.entries()) {
    if (entry.formation !== g.w.unitFormation[u]) continue;
    const n = gates(g, e, u).indexOf(at);
    if (n >= 0) return e | (n << 8);
    if (entry.hex === at) return e;
  }
  return 255;
}

/** The directions of neighbours as six bits; the seventh for a hex that is none. */
const bits = (w: DenainWorld, from: number, hexes: readonly number[]): number =>
  hexes.reduce((mask, hex) => mask | (1 << (directionTo(w.grid, from, hex) ?? 6)), 0);

function encodeShock(g: Field, c: { attackers: readonly number[]; targets: readonly number[] }): Action {
  const { w, s } = g;
  if (c.attackers.length === 0) throw new BadInput('attackers', 'must name a unit');
  if (c.targets.length === 0) throw new BadInput('targets', 'must name a hex');
  if (new Set(c.attackers).size < c.attackers.length) throw new BadInput('attackers', 'names a unit twice');
  if (new Set(c.targets).size < c.targets.length) throw new BadInput('targets', 'names a hex twice');
  if (c.attackers.length > 1 && c.targets.length > 1)
    return { verb: VERB.shock, a: c.targets[0]!, b: 0, c: c.attackers[0]! + 1, d: c.targets.length };
  if (c.targets.length > 1) {
    const u = c.attackers[0]!;
    return { verb: VERB.sweep, a: u, b: isOnMap(g, u) ? bits(w, s.unit.hex[u]!, c.targets) : 64, c: 0, d: 0 };
  }
  const hex = c.targets[0]!;
  const stand = c.attackers.map((u) => (isOnMap(g, u) ? s.unit.hex[u]! : NOWHERE));
  // A battery or baggage named as an attacker stands where a unit may too: it is no attacker of that hex.
  const isReal = c.attackers.every((u) => w.unitClass[u]! <= 2);
  const code = isReal ? bits(w, hex, stand) : 64;
  // Whom the bits cannot tell is named apart, for the rules to say all that is against him.
  const other = c.attackers.find((u, i) => w.unitClass[u]! > 2 || directionTo(w.grid, stand[i]!, hex) === undefined);
  return { verb: VERB.shock, a: hex, b: code, c: code & 64 && other !== undefined ? other + 1 : 0, d: 0 };
}

const hexName = (w: DenainWorld, hex: number): string => w.hexNames[hex] ?? '';
const unitName = (w: DenainWorld, unit: number): string => w.unitIds[unit] ?? '';

/** An order as the command a person reads. */
export function decode(g: Field, o: Action): Command {
  const { w } = g;
  const name = VERBS[o.verb]!;
  switch (name) {
    case 'ready':
    case 'done':
    case 'first':
    case 'second':
    case 'go':
    case 'hold':
    case 'stay':
      return { type: name };
    case 'place':
      return o.a >= w.units
        ? { type: name, piece: w.leaderIds[o.a - w.units]!, to: hexName(w, o.b) }
        : { type: name, piece: unitName(w, o.a), to: hexName(w, o.b), facing: VERTICES[o.c]! };
    case 'fire':
      return { type: name, unit: unitName(w, o.a), at: hexName(w, o.b) };
    case 'react':
      return { type: name, unit: unitName(w, o.a), at: hexName(w, g.s.unit.hex[o.b] ?? NOWHERE) };
    case 'activate':
      return { type: name, formation: w.formationIds[o.a]! };
    case 'move': {
      const plain = {
        type: name,
        unit: unitName(w, o.a),
        to: hexName(w, o.b),
        facing: VERTICES[o.c & FACING_BITS]!,
      };
      if (!(o.c & WITH_GUNS) && !o.d) return plain;
      return {
        ...plain,
        ...(o.c & WITH_GUNS ? { guns: true } : {}),
        ...(o.d ? { via: marchWords(g, g.s.unit.hex[o.a]!, g.s.unit.facing[o.a]!, o.d) } : {}),
      };
    }
    case 'enter': {
      const code = o.c >> ENTRY_SHIFT;
      const at = gates(g, code & 255, o.a)[code >> 8] ?? w.entryHexes[code & 255]?.hex ?? NOWHERE;
      const facing = o.c & FACING_BITS;
      return {
        type: name,
        unit: unitName(w, o.a),
        at: hexName(w, at),
        to: hexName(w, o.b),
        facing: VERTICES[facing]!,
        ...(o.d ? { via: entryWords(g, at, facing, o.d) } : {}),
      };
    }
    case 'lead':
    case 'ride':
    case 'flee': {
      const plain = { type: name, leader: w.leaderIds[o.a]!, to: hexName(w, o.b) };
      return o.d ? { ...plain, via: rideWords(g, o) } : plain;
    }
    case 'haul': {
      const plain = { type: name, to: hexName(w, o.a) };
      return o.d ? { ...plain, via: rideWords(g, o) } : plain;
    }
    case 'shock':
      return {
        type: 'shock',
        attackers: [...attackersOf(g, o.a, o.b), ...(o.c > 0 ? [o.c - 1] : [])].map((u) => unitName(w, u)),
        targets: [hexName(w, o.a)],
      };
    case 'sweep':
      return {
        type: 'shock',
        attackers: [unitName(w, o.a)],
        targets: hexesAround(g, g.s.unit.hex[o.a]!, o.b).map((h) => hexName(w, h)),
      };
    case 'breach':
      return { type: name, unit: unitName(w, o.a), toward: hexName(w, o.b) };
    case 'lose':
    case 'sacrifice':
      return { type: name, unit: unitName(w, o.a) };
    case 'retreat':
    case 'displace':
    case 'run':
    case 'advance':
      return { type: name, unit: unitName(w, o.a), to: hexName(w, o.b) };
    case 'face':
      return { type: name, unit: unitName(w, o.a), facing: VERTICES[o.b]! };
    case 'follow':
    case 'remain':
      return { type: name, leader: w.leaderIds[o.a]! };
    case 'aide':
      return { type: name, formation: w.formationIds[o.a]!, to: hexName(w, o.b) };
  }
}

/** The piece an order speaks of, as an index of the game's pieces; -1 for none. */
export function pieceOf(g: Field, o: Action): number {
  const name = VERBS[o.verb]!;
  switch (name) {
    case 'lead':
    case 'ride':
    case 'flee':
    case 'follow':
    case 'remain':
      return g.w.units + o.a;
    case 'aide':
      return g.w.units + g.w.leaders + o.a;
    case 'haul':
      return g.w.baggage;
    case 'shock':
      // Any of the attackers will do: the shock is among the orders of each.
      return o.b & 63 ? (attackersOf(g, o.a, o.b & 63)[0] ?? -1) : o.c - 1;
    case 'place':
    case 'fire':
    case 'move':
    case 'enter':
    case 'sweep':
    case 'breach':
    case 'react':
    case 'lose':
    case 'retreat':
    case 'sacrifice':
    case 'displace':
    case 'run':
    case 'face':
    case 'advance':
      return o.a;
    default:
      return -1;
  }
}
