import { BadInput, type Choice, Position } from '@tambour/kernel';
import { type Count, contract, Lot, mangle, type Observed, playOut, type Secrets } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import chartsFile from '../data/charts.json' with { type: 'json' };
import counts from '../records/counts.json' with { type: 'json' };
import type { ReitersEvent } from './event.ts';
import { reiters } from './game.ts';
import { SWITCHES } from './options.ts';
import { RULES } from './rule-book.ts';
import { wayOf } from './rules/4-movement.ts';
import { SCENARIO_FILES } from './scenario-files.ts';
import type { Field } from './state.ts';
import { VERB } from './verb.ts';
import { EXITED, LOST, ON_MAP, ORDERS } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** The rules of a phase as a person at the table would watch over them, from commands and events alone. */
function holds(): (seen: Observed<Field>) => readonly string[] {
  let out: string[] = [];
  const once = new Map<string, Set<string>>();
  const doing = (what: string, who: string) => {
    const known = once.get(what) ?? new Set();
    once.set(what, known);
    if (known.has(who)) out.push(`${who} ${what} twice`);
    known.add(who);
  };
  const marched: string[] = [];
  const event = (e: ReitersEvent) => {
    if (e.type === 'phase-began') {
      once.clear();
      marched.length = 0;
    }
    // 4.1Pg A piece that others moved after does not start again.
    if (e.type === 'moved' || e.type === 'entered') {
      if (marched.at(-1) !== e.piece && marched.includes(e.piece)) out.push(`${e.piece} starts again`);
      marched.push(e.piece);
    }
    if (e.type === 'reacted') doing('reacted', e.piece);
    if (e.type === 'attack-declared') doing('attacked', e.from);
    if (e.type === 'bombarded') doing('fired', e.gun);
    if (e.type === 'order-tried') doing('tried an order', e.leader);
    if (e.type === 'tested' && e.cause === 'reorganisation') doing('reorganised', e.piece);
    if (e.type === 'tested' && e.cause === 'wavering') doing('wavered', e.piece);
    if (e.type === 'charge-spent') doing('charged', e.piece);
  };
  return (seen) => {
    out = [];
    for (const e of seen.events) event(e as ReitersEvent);
    return [...out, ...wasted(seen.before, seen.after)];
  };
}
/** What is lost stays lost. */
function wasted(before: Field, after: Field): string[] {
  const { w } = before;
  const out: string[] = [];
  for (let u = 0; u < w.units; u++) {
    const [was, is] = [before.s.unit.place[u], after.s.unit.place[u]];
    if ((was === LOST || was === EXITED) && is !== was) out.push(`${w.unitIds[u]} came back`);
    if (was === ON_MAP && is === 0 && w.unitParent[u]! < 0) out.push(`${w.unitIds[u]} waits again`);
  }
  for (let b = 0; b < w.baggage; b++)
    if (before.s.baggage.place[b] === LOST && after.s.baggage.place[b] !== LOST) out.push('baggage came back');
  if (after.s.battle.pointsC[0]! < before.s.battle.pointsC[0]!) out.push('Catholic points were taken back');
  if (after.s.battle.pointsP[0]! < before.s.battle.pointsP[0]!) out.push('Protestant points were taken back');
  if (after.s.battle.turn[0]! < before.s.battle.turn[0]!) out.push('time ran back');
  return out;
}

/** 10.1f The enemy's orders that a side has not seen, changed for others. */
const secrets: Secrets<ReitersWorld, Field> = {
  isAtPlay: (w) => w.switches.advanced,
  vary(position, side, lot) {
    const { w, s } = position.field;
    // A unit stopped in the middle of its way has set out under the order it had.
    const onTheWay = s.battle.path[0]! > 0 ? w.unitColumn[s.battle.moving[0]! - 1] : undefined;
    const hidden = w.data.columns.flatMap((c, i) =>
      c.side !== side && s.column.known[i] !== s.column.order[i]! + 1 && i !== onTheWay ? [i] : [],
    );
    if (!w.switches.advanced || hidden.length === 0) return undefined;
    const other = position.twin();
    other.copyFrom(position);
    for (const c of hidden)
      other.field.s.column.order[c] = (s.column.order[c]! + 1 + lot.below(ORDERS.length - 1)) % ORDERS.length;
    reiters.settle(other.field);
    return other;
  },
  // 10.1h A march without a named way goes by the best its order allows.
  isAlike: (p, q, order) => order.verb !== VERB.move || String(wayOf(p.field, order)) === String(wayOf(q.field, order)),
};

const BATTLES = SCENARIO_FILES.map((f) => f.id);
/** Every combination of the five switches, dealt out over the five battles so that each meets all of them in turn. */
const COMBINATIONS: readonly Choice[] = Array.from({ length: 2 ** SWITCHES.length }, (_, i) => ({
  scenario: BATTLES[(i + (i >> 4)) % BATTLES.length]!,
  options: Object.fromEntries(SWITCHES.map((name, bit) => [name, (i >> bit) & 1 ? 'on' : 'off'])),
}));
contract(reiters, COMBINATIONS, { rules: RULES, games: 1, holds, spoilt: 6, secrets });
const ALL = Object.fromEntries(SWITCHES.map((name) => [name, 'on']));
contract(
  reiters,
  BATTLES.map((scenario) => ({ scenario, options: ALL })),
  { rules: RULES, games: 2, holds, spoilt: 20, secrets, counts: counts as readonly Count[] },
);

describe('reiters data from a stranger', () => {
  it('charts with a fault are refused by the name of a field, or play', () => {
    const lot = new Lot(1587);
    for (let i = 0; i < 40; i++) tried({ options: ALL }, 'charts', mangle(chartsFile, lot), i, /^charts/);
  });
  for (const file of SCENARIO_FILES)
    it(`${file.id} with a fault is refused by the name of a field, or plays`, () => {
      const lot = new Lot(1587);
      for (let i = 0; i < 30; i++) tried({ options: ALL }, 'scenarioData', mangle(file, lot), i, /^scenario/);
    });
  function tried(
    choice: Choice,
    what: string,
    spoilt: { readonly json: unknown; readonly what: string },
    i: number,
    field: RegExp,
  ): void {
    try {
      const p = new Position(reiters, reiters.world({ ...choice, [what]: spoilt.json })).begin(i);
      const faults = reiters.audit(p.field);
      if (faults.length > 0) throw new Error(`the battle opens unsound: ${JSON.stringify(faults[0])}`);
      p.fromJson(JSON.parse(JSON.stringify(p.toJson())));
      playOut(p, i);
    } catch (error) {
      if (!(error instanceof BadInput)) throw new Error(`${i}: ${spoilt.what}`, { cause: error });
      expect(error.field, spoilt.what).toMatch(field);
    }
  }
});
