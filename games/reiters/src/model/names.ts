import type { ZoneId } from '@tambour/boards';
import { itemAt, lastOf, oncePer, type Text } from '@tambour/kernel';
import { list, numeral } from '@tambour/stage';
import { nameOf } from '../texts/name-of.ts';
import { say } from '../texts/say.ts';
import { type LeaderId, leaderId, type UnitId } from './ids.ts';
import { isReplaced } from './leader.ts';
import type { Field } from './state.ts';
import { type Named, unitNames } from './unit-names.ts';
import { SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/**
 * What pieces, columns and places are called: `…Name` as a title, `said…` inside a sentence. Units are called by their men
 * and take the plural, but for militia and guns; French bagages are plural too; a column is one thing. A leader bears his
 * own name unless the field, or the event, is given and says that he has been replaced.
 */

const named = (id: string): Named => ({ title: { en: id, fr: id }, said: { en: id, fr: id } });
/** As the texts have it, or else as it is given. */
const nameIn = (group: 'column' | 'leader' | 'army', name: Text): Named => ({
  title: nameOf(group, name.en) ?? name,
  said: nameOf(`${group}Said`, name.en) ?? name,
});
/** A side by its id or its number. */
function army(side: string | number): Named {
  const id = typeof side === 'number' ? itemAt(SIDES, side) : side;
  return nameIn('army', { en: id, fr: id });
}
/** Told apart by whose it is: "the vanguard of the Catholics". */
const belonging = ({ title, said }: Named, of: Text): Named => ({
  title: say('name.of', { name: title, of }),
  said: say('name.of', { name: said, of }),
});

const namesOf = oncePer((w: ReitersWorld) => {
  const columns = columnNames(w);
  const leaders = w.data.leaders.map(({ name }) => nameIn('leader', name));
  const pieces = [...unitNames(w), ...leaders, ...baggageNames(w)];
  return { columns, pieces, replacements: replacementNames(w, columns) };
});

const count = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

/** Two columns of one name are told apart by their side. */
function columnNames(w: ReitersWorld): Named[] {
  const all = w.data.columns.map(({ name }) => name.en);
  return w.data.columns.map(({ name, side }) =>
    count(all, name.en) === 1 ? nameIn('column', name) : belonging(nameIn('column', name), army(side).said),
  );
}

/** One who takes over is called by his column where others bear the same name. */
function replacementNames(w: ReitersWorld, columns: readonly Named[]): Named[] {
  const all = w.data.leaders.map((l) => l.replacement.name.en);
  return w.data.leaders.map(({ replacement: { name }, column }) =>
    count(all, name.en) === 1
      ? nameIn('leader', name)
      : belonging(nameIn('leader', name), itemAt(columns, column).said),
  );
}

/** A side's only baggage needs no number, and no side where the other has none. */
function baggageNames(w: ReitersWorld): Named[] {
  const sides = w.data.baggage.map((b) => b.side);
  const isOfBoth = new Set(sides).size > 1;
  return sides.map((side, i): Named => {
    const name = say('name.baggage', {
      army: (isOfBoth && nameOf('armyOf', `${itemAt(SIDES, side)}.les`)) || '',
      number: count(sides, side) > 1 ? numeral(count(sides.slice(0, i), side) + 1) : '',
    });
    return { title: say('name.title', { name }), said: say('name.baggageSaid', { name }) };
  });
}

/** By its id, or by its number as a piece. */
function piece(w: ReitersWorld, id: string | number, g: Field | undefined): Named {
  const p = typeof id === 'number' ? id : w.pieceIndex.get(id);
  if (p === undefined) return named(`${id}`);
  const names = namesOf(w);
  const l = leaderId(p - w.units);
  if (g !== undefined && l >= 0 && l < w.leaders && isReplaced(g, l)) return itemAt(names.replacements, l);
  return itemAt(names.pieces, p);
}
/** By its id, or by its number. */
const column = (w: ReitersWorld, id: string | number): Named =>
  namesOf(w).columns[typeof id === 'number' ? id : w.columnIds.indexOf(id)] ?? named(`${id}`);
const replacement = (w: ReitersWorld, id: string): Named =>
  namesOf(w).replacements[w.leaderIds.indexOf(id)] ?? named(id);

/** Any piece: a unit, a leader, baggage. */
export const pieceName = (w: ReitersWorld, id: string | number, g?: Field): Text => piece(w, id, g).title;
export const saidPiece = (w: ReitersWorld, id: string | number, g?: Field): Text => piece(w, id, g).said;
export const saidLeader = (g: Field, l: LeaderId): Text => saidPiece(g.w, g.w.units + l, g);
/** Several of them in one sentence. */
export const saidUnits = (g: Field, units: readonly UnitId[]): Text => list(units.map((u) => saidPiece(g.w, u)));
/** Who takes over from a leader. */
export const replacementName = (w: ReitersWorld, leader: string): Text => replacement(w, leader).title;
export const saidReplacement = (w: ReitersWorld, leader: string): Text => replacement(w, leader).said;

export const columnName = (w: ReitersWorld, id: string | number): Text => column(w, id).title;
export const saidColumn = (w: ReitersWorld, id: string | number): Text => column(w, id).said;

/** In the plural. */
export const sideName = (side: string | number): Text => army(side).title;
export const saidSide = (side: string | number): Text => army(side).said;

/** A zone by its label, as events and commands have it, or by its number. */
export type Zone = string | ZoneId;
/** "zone 123, Auneau", or "zone 015, church quarter" of a village in several parts. Off the map is no zone. */
export function saidZone(w: ReitersWorld, label: Zone): Text {
  const z = typeof label === 'number' ? label : w.zoneIndex.get(label);
  if (z === undefined) return label === 'off' ? say('name.offMap') : named(`${label}`).said;
  const { id: zone, name } = itemAt(w.data.map.zones, z);
  if (name === undefined) return say('name.zone', { zone });
  const part = (text: string): string => lastOf(text.split(', '));
  return say('name.zoneAndPlace', { zone, place: { en: part(name.en), fr: part(name.fr) } });
}
export const zoneName = (w: ReitersWorld, zone: Zone): Text => say('name.title', { name: saidZone(w, zone) });
