import { Position } from '@tambour/kernel';
import type { SeededRandom } from '@tambour/kernel/testing';
import { reiters } from '../game.ts';
import type { Field } from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';
import { Book } from './slow-referee/book.ts';
import { savedOf } from './slow-referee/saved.ts';
import { hasRoom } from './slow-referee/zones.ts';

/**
 * A position such as no battle comes to by itself: everyone thrown together on a part of the map, disordered, worn, cut off
 * or not, within the limits of the ground. A phase is about to begin.
 */
export function jumble(
  scenario: string,
  options: Readonly<Record<string, string>>,
  seed: number,
  lot: SeededRandom,
): Position<ReitersWorld, Field> {
  const p = new Position(reiters, reiters.world({ scenario, options })).begin(seed);
  const json = p.toJson();
  const book = new Book(savedOf(json));
  const { plan, at } = book;
  const middle = lot.of(plan.file.map.zones.filter((z) => z.type !== 'X')).id;
  const near = plan.steps([middle]);
  const reach = 1 + lot.below(3);
  const ground = [...near.keys()].filter((z) => near.get(z)! <= reach);
  const owner = new Map<string, string>();
  for (const row of Object.values(at.unit)) Object.assign(row, { zone: null, place: 'waiting' });
  for (const b of plan.file.baggage) {
    const zone = lot.of(ground);
    const isFree = (owner.get(zone) ?? b.side) === b.side && book.baggageIn(b.side, zone).length < 2;
    Object.assign(at.baggage[b.id]!, isFree ? { zone, place: 'map' } : { zone: null, place: 'lost' });
    if (isFree) owner.set(zone, b.side);
  }
  const ids = Object.keys(at.unit).filter((id) => !plan.unit.get(id)!.parent);
  for (const id of ids) {
    const u = plan.unit.get(id)!;
    const row = at.unit[id]!;
    if (lot.below(5) === 0) {
      Object.assign(row, { place: 'lost', steps: 0, marks: [] });
      continue;
    }
    const fits = ground.filter((z) => (owner.get(z) ?? u.side) === u.side && hasRoom(book, id, z));
    if (fits.length === 0) {
      Object.assign(row, { place: 'lost', steps: 0, marks: [] });
      continue;
    }
    const zone = lot.of(fits);
    owner.set(zone, u.side);
    Object.assign(row, { zone, place: 'map', steps: u.steps === 2 && lot.below(3) === 0 ? 1 : u.steps });
    if (lot.below(4) === 0) row.marks.push('disorganised');
    if (u.type === 'argoulets' && lot.below(2) === 0) row.marks.push('dismounted');
  }
  for (const l of plan.file.leaders) {
    const own = ground.filter((z) => (owner.get(z) ?? l.side) === l.side);
    const held = own.filter((z) => owner.get(z) === l.side);
    const zone = lot.below(4) > 0 && held.length > 0 ? lot.of(held) : own.length > 0 ? lot.of(own) : undefined;
    Object.assign(at.leader[l.id]!, zone === undefined ? { zone: null, place: 'lost' } : { zone, place: 'map' });
    if (lot.below(5) === 0) at.leader[l.id]!.marks.push('replaced');
    if (zone !== undefined && !owner.has(zone)) owner.set(zone, l.side);
  }
  const active = lot.below(2);
  Object.assign(json.battle as object, {
    turn: 1 + lot.below(plan.file.turns - 1),
    active: 'CP'[active],
    first: 'CP'[active],
    sequence: 'closing',
  });
  const orders = ['attack', 'skirmish', 'hold', 'reserve', 'march', 'disengage', 'withdraw'];
  for (const c of Object.values(at.column)) Object.assign(c, { order: lot.of(orders), entered: 0 });
  json.steps = [
    { step: 'closing', with: [0, 0, 0, 0] },
    { step: 'phase', with: [1 - active, 0, 0, 0] },
    { step: 'phase', with: [active, 0, 0, 0] },
  ];
  p.arrange(json);
  return p;
}
