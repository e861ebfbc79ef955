import { distance, hexId, VERTICES } from '@tambour/boards';
import { BadInput, type Choice, faultsOf, Position } from '@tambour/kernel';
import { amount, contract, mangle, type Observed, playOut, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import chartsFile from '../data/charts.json' with { type: 'json' };
import scenarioFile from '../data/scenario.json' with { type: 'json' };
import { denain } from './game.ts';
import type { DenainEvent } from './model/event.ts';
import { batteryAt, unitAt } from './model/hex.ts';
import { unitId } from './model/ids.ts';
import type { Field } from './model/state.ts';
import { BAGGAGE, BRIDGE, LOST, ON_MAP, WAITING } from './model/vocabulary.ts';
import { inTransit } from './protocol/derive.ts';
import { RULES } from './rule-book.ts';

/** The rules of a turn as a person at the table would watch over them, from commands and events alone. */
function holds(): (seen: Observed<Field>) => readonly string[] {
  const once = new Map<string, Set<string | number>>();
  const turn = ['activated', 'moved', 'attacked', 'breached', 'led', 'rode'];
  let out: string[] = [];
  const doing = (what: string, who: string | number) => {
    const known = once.get(what) ?? new Set();
    once.set(what, known);
    if (known.has(who)) out.push(`${who} is ${what} twice`);
    known.add(who);
  };
  const command = (c: Readonly<Record<string, unknown>>, g: Field) => {
    const hexOf = (label: unknown) => g.w.hexNames.indexOf(label as string);
    if (c.type === 'move' || c.type === 'enter') doing('moved', c.unit as string);
    if (c.guns) doing('moved', g.w.unitIds[batteryAt(g, g.s.unit.hex[g.w.unitIndex.get(c.unit as string)!]!)]!);
    if (c.type === 'haul') doing('moved', 'baggage');
    if (c.type === 'fire') doing('attacked', c.unit as string);
    if (c.type === 'breach') doing('breached', c.unit as string);
    if (c.type === 'lead') doing('led', c.leader as string);
    if (c.type === 'ride') doing('rode', c.leader as string);
    if (c.type !== 'shock') return;
    for (const u of c.attackers as string[]) doing('attacked', u);
    for (const label of c.targets as string[]) {
      const hex = hexId(hexOf(label));
      const u = unitAt(g, hex);
      doing('shocked', u >= 0 ? u : batteryAt(g, hex));
    }
  };
  const event = (e: DenainEvent) => {
    if (e.type === 'turn-began') for (const what of turn) once.delete(what);
    if (e.type === 'turn-began' || e.type === 'initiative-rolled' || e.type === 'initiative-taken')
      once.delete('shocked');
    if (e.type === 'formation-activated') doing('activated', e.formation);
  };
  return (seen) => {
    out = [];
    command(seen.command, seen.before);
    for (const e of seen.events) event(e as DenainEvent);
    return [...out, ...wasted(seen.before, seen.after), ...miscounted(seen.after)];
  };
}

/** What is lost stays lost: strength, the dead, bridges, works, time. */
function wasted(before: Field, after: Field): string[] {
  const { w } = before;
  const [a, b] = [before.s, after.s];
  const out: string[] = [];
  for (let u = 0; u < w.units; u++) {
    const name = w.unitIds[u]!;
    if (b.unit.cf[u]! > a.unit.cf[u]!) out.push(`${name} grew stronger`);
    if (a.unit.place[u] === LOST && b.unit.place[u] !== LOST) out.push(`${name} came back from the dead`);
    if (a.unit.place[u] === ON_MAP && b.unit.place[u] === WAITING) out.push(`${name} waits again`);
  }
  // An aide-de-camp has successors, who bear his title.
  for (let l = 0; l < w.leaders; l++)
    if (a.leader.place[l] === LOST && b.leader.place[l] !== LOST) out.push(`${w.leaderIds[l]} came back from the dead`);
  for (let i = 0; i < w.bridges.length; i++)
    if (b.bridge.isDestroyed[i]! < a.bridge.isDestroyed[i]!) out.push(`bridge ${i} is whole again`);
  for (const [i, hex] of w.workHexes.entries())
    if ((b.breach.sides[i]! & a.breach.sides[i]!) !== a.breach.sides[i])
      out.push(`the works at ${w.hexNames[hex]} healed`);
  if (b.battle.turn[0]! < a.battle.turn[0]!) out.push('time ran back');
  return out;
}

/** Points lost are points missing, and no hex holds two armies. */
function miscounted(g: Field): string[] {
  const { w, s } = g;
  const out: string[] = [];
  for (const [side, lost] of [s.battle.lostF[0]!, s.battle.lostC[0]!].entries()) {
    let missing = 0;
    for (const u of w.sideUnits[side]!) missing += w.unitCf[u]! - s.unit.cf[u]!;
    if (missing !== lost) out.push(`${lost} points of side ${side} counted as lost, ${missing} missing`);
  }
  const held = new Map<number, number>();
  for (let u = unitId(0); u < w.units; u++) {
    if (s.unit.place[u] !== ON_MAP || w.unitClass[u] === BAGGAGE || inTransit(g).includes(u)) continue;
    const other = held.get(s.unit.hex[u]!);
    if (other !== undefined && other !== w.unitSide[u]) out.push(`both armies are in ${w.hexNames[s.unit.hex[u]!]}`);
    held.set(s.unit.hex[u]!, w.unitSide[u]!);
  }
  return out;
}

/** Everyone in the field at once, friend among foe, for three turns: the fighting that random marches seldom reach. */
function melee(edition: 'fr' | 'en', seed: number): Choice {
  const lot = new SeededRandom(seed);
  const w = denain.world({ options: { edition } });
  const free = w.hexNames.flatMap((label, h) => {
    const isNear = distance(w.grid, hexId(h), w.hexIndex.get('2010')!) <= 7;
    return isNear && w.terrain[h] !== BRIDGE && w.cost.every((by) => by[h] !== 0) ? [label] : [];
  });
  const draw = () => free.splice(lot.below(free.length), 1)[0]!;
  const data = structuredClone(scenarioFile) as unknown as {
    turns: number;
    formations: Record<string, Record<string, { leader: string; setup: object; units: Record<string, unknown>[] }>>;
    leaders: Record<string, unknown>[];
  };
  data.turns = 3;
  for (const formation of Object.values(data.formations).flatMap((f) => Object.values(f))) {
    formation.setup = { type: 'fixed' };
    for (const u of formation.units) Object.assign(u, { setup: draw(), defaultFacing: lot.of(VERTICES) });
    const infantry = formation.units.find((u) => u.cls === 'inf');
    for (const u of formation.units) if (u.cls === 'art' && infantry) u.setup = infantry.setup;
    const leader = data.leaders.find((l) => l.id === formation.leader)!;
    leader.setup = lot.of(formation.units.filter((u) => u.cls !== 'baggage')).setup;
  }
  return { options: { edition }, scenarioData: data };
}

const EDITIONS = ['fr', 'en'] as const;
contract(
  denain,
  EDITIONS.map((edition) => ({ options: { edition } })),
  { rules: RULES, games: amount(1, 6), holds, altered: amount(15, 60) },
);
contract(
  denain,
  EDITIONS.map((edition, seed) => melee(edition, seed)),
  { rules: RULES, games: amount(1, 8), holds, altered: amount(10, 40) },
);

describe('denain data from a stranger', () => {
  const files = { charts: chartsFile, scenarioData: scenarioFile } as const;
  for (const [what, file] of Object.entries(files))
    for (const edition of EDITIONS)
      it(`${what} with a fault is refused by the name of a field, or plays (${edition})`, () => {
        const lot = new SeededRandom(1712);
        for (let i = 0; i < amount(12, 40); i++) {
          const spoilt = mangle(file, lot);
          try {
            const p = new Position(denain, denain.world({ options: { edition }, [what]: spoilt.json })).begin(i);
            const faults = faultsOf(denain, p.field);
            if (faults.length > 0) throw new Error(`the battle opens unsound: ${JSON.stringify(faults[0])}`);
            p.fromJson(JSON.parse(JSON.stringify(p.toJson())));
            playOut(p, i);
          } catch (error) {
            if (!(error instanceof BadInput)) throw new Error(`${i}: ${spoilt.what}`, { cause: error });
            expect(error.field, spoilt.what).toMatch(what === 'charts' ? /^charts/ : /^scenario/);
          }
        }
      });

  type Data = {
    map: { roads: Record<string, string[]>; campInterior: string[] };
    formations: Record<'F' | 'C', Record<string, { leader: string; setup: Json; units: Json[] }>>;
    leaders: Json[];
    victory: Json;
  };
  type Json = Record<string, unknown>;
  const many = (n: number, make: (i: number) => unknown) => Array.from({ length: n }, (_, i) => make(i));
  it.each<[string, (data: Data) => void]>([
    ['two units in one hex', (d) => Object.assign(d.formations.C.denain!.units[0]!, { setup: '1615' })],
    ['both armies in one hex', (d) => Object.assign(d.formations.C.denain!.units[0]!, { setup: '1508' })],
    ['a hex twice in a free set', (d) => Object.assign(d.formations.F.centre!.setup, { hexes: many(5, () => '1311') })],
    ['a unit in the river', (d) => Object.assign(d.formations.C.denain!.units[0]!, { setup: '2114' })],
    ['an entry in the river', (d) => Object.assign(d.formations.C.fagel!.setup, { entry: ['1220'] })],
    ['tents off the map', (d) => d.map.campInterior.push('9999')],
    ['a march of more legs than are kept', (d) => Object.assign(d.formations.F.gauche!.units[0]!, { mp: 14 })],
    ['a colour that nobody has', (d) => Object.assign(d.formations.F.gauche!, { color: { fr: 'blue', en: 'lime' } })],
    ['an entry inland', (d) => Object.assign(d.formations.C.fagel!.setup, { entry: ['1510'] })],
    ['a unit with an aide’s name', (d) => Object.assign(d.formations.F.centre!.units[0]!, { id: 'aide-centre' })],
    [
      'two baggages',
      (d) => d.formations.C.denain!.units.push({ id: 'b', name: 'b', cls: 'baggage', mp: 0, setup: '2111' }),
    ],
    ['more towns than can be counted', (d) => Object.assign(d.victory, { denainHexes: many(300, () => '2012') })],
    [
      'more formations than can be counted',
      (d) => {
        for (let i = 0; i < 300; i++) {
          d.formations.F[`f${i}`] = { ...d.formations.F.gauche!, leader: `l${i}`, units: [] };
          d.leaders.push({ ...d.leaders[3]!, id: `l${i}`, leads: `f${i}` });
        }
      },
    ],
  ])('%s is refused', (_what, spoil) => {
    const data = structuredClone(scenarioFile) as unknown as Data;
    spoil(data);
    let found: unknown;
    try {
      denain.world({ scenarioData: data });
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadInput);
    expect((found as BadInput).field).toMatch(/^scenario\./);
  });

  const row = { unit: 0, hex: 0, battery: 0xffff, wasDis: 0, hasLeft: 0, hasFired: 0, gunsFired: 0 };
  const { battery: _battery, gunsFired: _gunsFired, ...attacker } = row;
  it.each<[string, Json]>([
    ['attacker.0.unit', { attacker: [{ ...attacker, unit: 999 }] }],
    ['attacker.0.hex', { attacker: [{ ...attacker, hex: 9999 }] }],
    ['target.0.unit', { target: [{ ...row, unit: 999 }] }],
    ['target.0.hex', { target: [{ ...row, hex: 9999 }] }],
    ['target.0.battery', { target: [{ ...row, battery: 999 }] }],
    ['vacated.0.hex', { vacated: [{ hex: 9999, side: 0 }] }],
    ['chain.0.unit', { chain: [{ unit: 999, to: 0 }] }],
    ['chain.0.to', { chain: [{ unit: 0, to: 9999 }] }],
    ['passed.0.unit', { passed: [{ unit: 999 }] }],
  ])('a position whose %s is nowhere in the battle is refused', (field, rows) => {
    const p = new Position(denain, denain.world({})).begin(1);
    let found: unknown;
    try {
      p.fromJson({ ...p.toJson(), ...rows });
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadInput);
    expect((found as BadInput).field).toContain(field.slice(0, field.lastIndexOf('.')));
  });

  it('a piece may be called what it likes, and the battle can still be put away', () => {
    const text = JSON.stringify(scenarioFile)
      .replaceAll('"f-c1"', '"__proto__"')
      .replaceAll('"dreux"', '"constructor"');
    const p = new Position(denain, denain.world({ scenarioData: JSON.parse(text) })).begin(1);
    const { hash } = p;
    p.fromJson(JSON.parse(JSON.stringify(p.toJson())));
    expect(p.hash).toBe(hash);
  });
});
