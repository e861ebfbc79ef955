import type { Observed, Secrets } from '@tambour/kernel/testing';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { EXITED, LOST, ON_MAP, ORDERS } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { wayOf } from '../rules/4-way.ts';

/** The rules of a phase as a person at the table would watch over them, from commands and events alone. */
export function holds(): (seen: Observed<Field>) => readonly string[] {
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
export const secrets: Secrets<ReitersWorld, Field> = {
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
    reiters.derive(other.field);
    return other;
  },
  // 10.1h A march without a named way goes by the best its order allows.
  isAlike: (p, q, order) => order.verb !== VERB.move || String(wayOf(p.field, order)) === String(wayOf(q.field, order)),
};
