import { DIRECTIONS, distance, type HexId, hexId } from '@tambour/boards';
import { intendedBy, nearestOf } from '@tambour/stage/study';
import { isBrigadier } from '../model/forces.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { type Field, holder, isLeaderOnMap, isOnMap, stackOf } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ARTILLERY, isHorse, WAITING } from '../model/vocabulary.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { hasSmallArms } from '../rules/7-small-arms.ts';
import { leadersIn } from './around.ts';
import { type Asked, asked } from './question.ts';

/** A unit picked, and the hex picked with it, if one was. */
interface Picked {
  readonly g: Field;
  readonly u: UnitId;
  readonly unit: string;
  readonly hex: HexId | undefined;
}
type Wish = (p: Picked) => RisorgimentoCommand;

const name = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;
const facingOf = ({ g, u }: Picked): (typeof DIRECTIONS)[number] => DIRECTIONS[g.s.unit.facing[u]!]!;
const entranceOf = (g: Field, arrival: number): HexId => g.w.data.arrivals[arrival]?.entry[0] ?? hexId(0);
/** Where it would go if nothing is said: straight on, or any hex beside it. */
function ahead({ g, u }: Picked): HexId {
  if (!isOnMap(g, u)) return entranceOf(g, g.w.unitArrival[u]! - 1);
  const from = g.s.unit.hex[u]!;
  for (let k = 0; k < 6; k++) {
    const x = g.w.near[from * 6 + ((g.s.unit.facing[u]! + k) % 6)]!;
    if (x >= 0) return x;
  }
  return from;
}
/** Whom it would strike if nothing is said: the nearest enemy. */
function nearestEnemy(p: Picked): HexId {
  const { w, s } = p.g;
  const from = isOnMap(p.g, p.u) ? s.unit.hex[p.u]! : ahead(p);
  const enemies = [...w.sideUnits[1 - w.unitSide[p.u]!]!].filter((v) => isOnMap(p.g, v));
  return (
    nearestOf(
      enemies.map((v) => s.unit.hex[v]!),
      (hex) => distance(w.grid, from, hex),
    ) ?? from
  );
}
const target = (p: Picked): string => name(p.g, p.hex ?? nearestEnemy(p));
const place = (p: Picked): string => name(p.g, p.hex ?? ahead(p));

const march: Wish = (p) =>
  p.g.s.unit.place[p.u] === WAITING
    ? { type: 'enter', piece: p.unit, to: place(p), facing: facingOf(p) }
    : { type: 'move', unit: p.unit, to: place(p), facing: facingOf(p) };
const strategic: Wish = (p) => ({ type: 'strategic', unit: p.unit, to: place(p), facing: facingOf(p) });
const fire: Wish = (p) => ({ type: 'fire', unit: p.unit, at: target(p) });
const shoot: Wish = (p) => ({ type: 'shoot', unit: p.unit, at: target(p) });
const react: Wish = (p) => ({ type: 'react', unit: p.unit, at: target(p) });
const attack: Wish = (p) => ({ type: 'attack', attackers: [p.unit], target: target(p) });
const charge: Wish = (p) => ({ type: 'charge', attackers: [p.unit], target: target(p) });
const going =
  (type: 'withdraw' | 'retreat'): Wish =>
  (p) => ({ type, unit: p.unit, to: place(p), facing: facingOf(p) });
const spread: Wish = (p) => ({ type: 'spread', unit: p.unit, to: place(p) });
const one =
  (type: 'counter' | 'lose' | 'recover' | 'back' | 'attach' | 'square'): Wish =>
  ({ unit }) => ({ type, unit });
const rally: Wish = (p) => ({ type: 'rally', unit: p.unit, facing: facingOf(p) });
const formation =
  (type: 'begin' | 'reserve' | 'release'): Wish =>
  ({ g, u }) => ({ type, formation: g.w.formationIds[g.w.unitFormation[u]!]! });
const activate: Wish = ({ g, u }) => ({
  type: 'activate',
  corps: g.w.corpsIds[g.w.formationCorps[g.w.unitFormation[u]!]!]!,
});

/** What one means by pointing at a hex with a unit in hand, whatever the moment: strike who is there, or go there. */
function plainly(p: Picked): Wish[] {
  const { g, u, hex } = p;
  const type = g.w.unitType[u]!;
  if (hex === undefined || holder(g, hex) !== 1 - g.w.unitSide[u]!) return [march, strategic];
  if (type === ARTILLERY) return [fire];
  if (isHorse(type)) return [charge, march];
  return hasSmallArms(g, u) ? [attack, shoot, march] : [attack, march];
}
/** What the question at hand would hear of a unit. */
function wanted(question: Asked, p: Picked): Wish[] {
  const { g, u } = p;
  const isGun = g.w.unitType[u] === ARTILLERY;
  switch (question.name) {
    case 'reserve-in':
      return [formation('reserve')];
    case 'choose':
      return [activate];
    case 'formation':
      return isGun && p.hex !== undefined ? [fire, formation('begin')] : [formation('begin')];
    case 'attach':
      return [one('attach')];
    case 'small-arms':
      return [isGun ? fire : shoot];
    case 'assault':
    case 'join':
      return isGun ? [fire] : [isHorse(g.w.unitType[u]!) ? charge : attack];
    case 'rally':
      return [rally];
    case 'recovery':
      return [one('recover')];
    case 'release':
      return [formation('release')];
    case 'before-entry':
      return [going('withdraw'), one('counter')];
    case 'after-entry':
    case 'before-shot':
    case 'before-attack':
    case 'answer':
      return [react];
    case 'lose':
    case 'shot-loss':
      return [one('lose')];
    case 'retreat':
      return [going('retreat')];
    case 'spread':
      return [spread];
    case 'put-right':
      return [one('back')];
    default:
      return plainly(p);
  }
}
function ofUnit(g: Field, question: Asked, u: UnitId, hex: HexId | undefined): RisorgimentoCommand[] {
  const p: Picked = { g, u, unit: g.w.unitIds[u]!, hex };
  return wanted(question, p).map((wish) => wish(p));
}

function ofLeader(g: Field, question: Asked, l: LeaderId, hex: HexId | undefined): RisorgimentoCommand[] {
  const { w, s } = g;
  const leader = w.leaderIds[l]!;
  const isHere = isLeaderOnMap(g, l);
  const stands = isHere ? s.leader.hex[l]! : entranceOf(g, w.leaderArrival[l]! - 1);
  const beside = [0, 1, 2, 3, 4, 5].map((d) => w.near[stands * 6 + d]!).find((x) => x >= 0) ?? stands;
  const to = name(g, hex ?? beside);
  const { formation: f, corps } = w.data.leaders[l]!;
  switch (question.name) {
    case 'choose':
      if (hex === undefined && w.mayLeadMassed[l]) return [{ type: 'massed', leader }];
      return corps < 0 ? [] : [{ type: 'activate', corps: w.corpsIds[corps]! }];
    case 'formation':
      return f < 0 ? [] : [{ type: 'begin', formation: w.formationIds[f]! }];
    case 'reserve-in':
      return f < 0 ? [] : [{ type: 'reserve', formation: w.formationIds[f]! }];
    case 'release':
      return f < 0 ? [] : [{ type: 'release', formation: w.formationIds[f]! }];
    case 'orders':
      return [{ type: 'try' }];
    case 'commanders':
      return [{ type: 'ride', leader, to }];
    default:
      if (!isHere) return [{ type: 'enter', piece: leader, to }];
      return [isBrigadier(w, l) ? { type: 'lead', leader, to } : { type: 'ride', leader, to }];
  }
}
/** Only a hex was picked: whom the question is about, or else who stands there. */
function ofHex(g: Field, question: Asked, hex: HexId): RisorgimentoCommand[] {
  if (question.name === 'retreat') return ofUnit(g, question, question.frame[0] as UnitId, hex);
  return [
    ...stackOf(g, hex).flatMap((u) => ofUnit(g, question, u, undefined)),
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
