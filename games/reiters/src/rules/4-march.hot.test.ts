import { Position } from '@tambour/kernel';
import { ensure, playOut, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import type { UnitId } from '../model/ids.ts';
import { isUnit, standsAt } from '../model/piece.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { active, type Field, MARK } from '../model/state.ts';
import { faceOf, has } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { CAVALRY, SIDES } from '../model/vocabulary.ts';
import { hasEnemyPieces, hasRoom, isControlled, unitsIn } from '../model/zone.ts';
import { layGround, stopsAt, tollAt } from './4-march.hot.ts';
import { LEADER_STEP, MARCH, RIDE, UNIT_STEP } from './4-move-demands.ts';
import { movement } from './4-movement.ts';
import { mayMove, spentBy, startOf } from './4-moving-piece.ts';
import { nextCost } from './4-way.ts';
import { homeward } from './5-command.ts';
import { effectsOf } from './10-effects.ts';

type File = (typeof SCENARIO_FILES)[number];
const SEVERITY = ['dotted', 'plain', 'double', 'impassable'];
const OVER: Readonly<Record<string, number>> = { dotted: 0, plain: 1, double: 2 };
const INTO: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3 };

/** The ground as the file has it: zones, what it costs to pass between them, and where a road leads. */
function groundOf(file: File) {
  const type = new Map(file.map.zones.map((z) => [z.id, z.type as string]));
  const kinds = new Map(file.map.borders.map((b) => [b.id, SEVERITY.indexOf(b.kind)]));
  const worst = new Map<string, number>();
  for (const j of file.map.junctions)
    for (const [a, b] of j.pairs) {
      // 4.1.3a The worst border of a point; R18 of several points the least severe.
      const kind = Math.max(...j.borders.map((id) => kinds.get(id)!));
      for (const pair of [`${a} ${b}`, `${b} ${a}`]) worst.set(pair, Math.min(kind, worst.get(pair) ?? kind));
    }
  for (const b of file.map.borders)
    for (const [x, y] of [b.zones, b.zones.toReversed()]) worst.set(`${x} ${y}`, SEVERITY.indexOf(b.kind));
  const next = new Map<string, { readonly to: string; readonly cost: number }[]>();
  for (const [pair, kind] of worst) {
    const [from, to] = pair.split(' ') as [string, string];
    const [over, into] = [OVER[SEVERITY[kind]!], INTO[type.get(to)!]];
    if (over === undefined || into === undefined || type.get(from) === 'X') continue;
    next.set(from, [...(next.get(from) ?? []), { to, cost: over + into }]);
  }
  const isEasy = (zone: string) => ['I', 'II'].includes(type.get(zone)!);
  const paved = new Set<string>();
  for (const road of file.map.roads.filter((r) => r.kind === 'road'))
    road.zones.slice(1).forEach((b, i) => {
      const a = road.zones[i]!;
      if (isEasy(a) && isEasy(b)) paved.add(`${a} ${b}`).add(`${b} ${a}`);
    });
  return { next, paved };
}

type Ground = ReturnType<typeof groundOf>;

/** Every zone a unit can get to, walked step by step: a step of four or more disorganises at once, a test is passed. */
function walkUnit(g: Field, { next, paved }: Ground, u: UnitId): string[] {
  const sheet = g.w.unit[u]!;
  const side = g.w.unitSide[u]!;
  const order = effectsOf(g, u);
  const isHorse = faceOf(g, u).arm === CAVALRY;
  const far = g.w.toSupply[side]!;
  const z = (zone: string) => g.w.zoneIndex.get(zone)!;
  const seen = new Set<string>();
  const found = new Set<string>();
  const waggons = (zone: string, of: number) =>
    g.w.data.baggage.some((b, i) => b.side === of && g.s.baggage.zone[i] === z(zone));
  const beyond = (to: string) => {
    let toll = isControlled(g, z(to), 1 - side) ? 1 : 0;
    for (const c of g.w.specials['choked-streets'])
      if (c.arm === faceOf(g, u).arm && c.zones.includes(z(to)) && waggons(to, c.baggage)) toll += c.mp;
    return toll;
  };
  const isForbidden = (from: string, to: string) => {
    if (unitsIn(g, z(to), 1 - side) > 0 || !hasRoom(g, u, z(to))) return true;
    const gain = far[z(from)]! - far[z(to)]!;
    if (order?.moveLimit === 'noEnemyZoc') return isControlled(g, z(to), 1 - side) && !has(g, u, MARK.isolated);
    if (order?.moveLimit === 'neverAwayFromSupply') return gain < 0;
    return order?.moveLimit === 'alwaysTowardsSupply' && gain <= 0;
  };
  const stops = (to: string) =>
    g.w.specials.plunder.some((p) => p.side === side && p.arm === faceOf(g, u).arm) && waggons(to, 1 - side);
  const go = (from: string, spent: number, isOnRoad: boolean, isShaken: boolean, steps: number): void => {
    const key = [from, spent, isOnRoad, isShaken, steps].join();
    if (seen.has(key)) return;
    seen.add(key);
    const face = steps === g.s.unit.steps[u] ? faceOf(g, u) : sheet.back!;
    const points = Math.max(0, face.ma + (order?.mp ?? 0) - (isShaken ? (isHorse ? 2 : 1) : 0));
    for (const { to, cost } of next.get(from) ?? []) {
      if (isForbidden(from, to)) continue;
      const price = cost + beyond(to);
      const keeps = isOnRoad && paved.has(`${from} ${to}`);
      if (spent + price > points + (keeps ? (isHorse ? 2 : 1) : 0)) continue;
      found.add(to);
      const falls = price >= 4;
      const left = falls && isShaken ? steps - 1 : steps;
      if (left > 0 && !stops(to)) go(to, spent + price, keeps, falls ? !isShaken : isShaken, left);
    }
  };
  const isOnRoad = g.s.battle.moving[0] !== u + 1 || g.s.battle.offRoad[0] === 0;
  const here = g.w.zoneNames[g.s.unit.zone[u]!]!;
  go(here, spentBy(g, u), isOnRoad, has(g, u, MARK.disorganised), g.s.unit.steps[u]!);
  found.delete(here);
  const home = has(g, u, MARK.isolated) ? homeward(g, u, startOf(g, u)) : undefined;
  return [...found].filter((zone) => !home || home[z(zone)]).sort();
}

/** The same for a leader: ten points, no test, nowhere an enemy piece is. */
function walkLeader(g: Field, { next, paved }: Ground, l: number): string[] {
  const side = g.w.leaderSide[l]!;
  const piece = g.w.units + l;
  const seen = new Set<string>();
  const found = new Set<string>();
  const go = (from: string, spent: number, isOnRoad: boolean): void => {
    const key = [from, spent, isOnRoad].join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const { to, cost } of next.get(from) ?? []) {
      const there = g.w.zoneIndex.get(to)!;
      if (hasEnemyPieces(g, there, side)) continue;
      const total = spent + cost + (isControlled(g, there, 1 - side) ? 1 : 0);
      const keeps = isOnRoad && paved.has(`${from} ${to}`);
      if (total > 10 + (keeps ? 2 : 0)) continue;
      found.add(to);
      go(to, total, keeps);
    }
  };
  const here = g.w.zoneNames[g.s.leader.zone[l]!]!;
  go(here, spentBy(g, piece), g.s.battle.moving[0] !== piece + 1 || g.s.battle.offRoad[0] === 0);
  found.delete(here);
  return [...found].sort();
}

/**
 * The search and the refusals keep to the same conditions: a step has a price where none of them fails and only there, what is
 * reached has none against it, and whatever is not is refused for some reason.
 */
function agrees(g: Field, piece: number, listed: readonly string[]): void {
  type Step = Parameters<typeof RIDE.whyNot>[0];
  const whyNoStep = (c: Step) => (isUnit(g, piece) ? UNIT_STEP.whyNot({ ...c, piece }) : LEADER_STEP.whyNot(c));
  const whyNoMarch = (c: Step) => (isUnit(g, piece) ? MARCH.whyNot({ ...c, piece }) : RIDE.whyNot(c));
  const from = standsAt(g, piece);
  for (const [name, to] of g.w.zoneIndex) {
    if (to === from) continue;
    const c = { g, piece, from, to };
    const isStep = whyNoStep(c).length === 0;
    ensure(isStep === nextCost(g, piece, from, to) >= 0, () => `${name} is${isStep ? '' : ' not'} a step away`);
    if (listed.includes(name)) ensure(whyNoMarch(c).length === 0, () => `${name} is listed: ${whyNoMarch(c)}`);
    else if (to % 8 === piece % 8)
      ensure(
        movement.refuse(g, { verb: VERB.move, a: piece, b: to, c: 0, d: 0 }, 0, 0, 0, 0).length > 0,
        () => `${name} is refused for no reason`,
      );
  }
}

describe('the reach of a march', () => {
  for (const file of SCENARIO_FILES)
    for (const advanced of ['off', 'on'])
      it(`is what walking finds: ${file.id}, orders ${advanced}`, () => {
        const options = { advanced, enfantsPerdus: advanced };
        const p = new Position(reiters, reiters.world({ scenario: file.id, options })).begin(7);
        const ground = groundOf(file);
        const lot = new SeededRandom(11);
        let compared = 0;
        playOut(p, 4, () => {
          if (p.question !== 'movement') return;
          const g = p.field;
          const side = active(g);
          const listed = (piece: number) => {
            const orders = p.actionsOf(piece);
            const all = Array.from({ length: orders.count }, (_, i) => orders.at(i));
            return all.flatMap((o) => (o.verb === VERB.move ? [g.w.zoneNames[o.b]!] : [])).sort();
          };
          const u = lot.of([...g.w.sideUnits[side]!]);
          const l = lot.of([...g.w.sideLeaders[side]!]);
          const say = `${SIDES[side]} on turn ${g.s.battle.turn[0]}`;
          if (mayMove(g, u)) {
            layGround(g, u);
            const { toll, stop } = g.scratch;
            const zones = [...g.w.zoneIndex.values()];
            expect(zones.map((z) => tollAt(g, u, z))).toEqual([...toll].slice(0, zones.length));
            expect(zones.map((z) => Number(stopsAt(g, u, z)))).toEqual([...stop].slice(0, zones.length));
            agrees(g, u, listed(u));
            expect(listed(u), `${g.w.unitIds[u]}, ${say}`).toEqual(walkUnit(g, ground, u));
            compared++;
          }
          if (mayMove(g, g.w.units + l)) {
            agrees(g, g.w.units + l, listed(g.w.units + l));
            expect(listed(g.w.units + l), say).toEqual(walkLeader(g, ground, l));
          }
        });
        expect(compared).toBeGreaterThan(40);
      });
});
