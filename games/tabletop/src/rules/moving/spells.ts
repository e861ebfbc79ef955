import { type Base, FINE, FULL_TURN, overlaps, type Shape, touches, wrapHeading } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { worseBy } from '../degradation.ts';
import { changeQuarters, reformQuarters } from '../rates.ts';
import { reshaped, shapeOf, sizeOf } from '../table/footprints.ts';
import type { Sector } from '../table/ground.ts';
import { type Barrier, stepsOf } from '../table/lines.ts';
import { tollOffBridge } from './course.ts';
import type { Field, Solid } from './field.ts';
import { type Debt, type MoveCase, type Progress, type Spell, TICKS } from './mover.ts';

/** Something done on the spot, looked at whether it may be done or not. */
export interface Stay {
  readonly spell: Spell;
  /** Ticks, with what lines cost that the new footprint reaches over. */
  readonly ticks: number;
  readonly to: Readonly<Base>;
  readonly shape: Shape;
  readonly formation: Formation;
  readonly sector: Sector | null;
  /** What its new footprint would overlap. */
  readonly clash: Solid['what'] | null;
  /** C5k Lines that it did not touch before. */
  readonly lines: readonly Barrier[];
}

const { manoeuvre } = CHARTS;
/** C3e C3i C4c C3j C5b Quarters it takes. */
export function quartersFor({ type }: MoveCase, p: Progress, spell: Spell): number {
  switch (spell.kind) {
    case 'face':
      return manoeuvre.aboutFaceQuarters;
    case 'turn':
      return 0;
    case 'form':
      return spell.formation === 'limbered' || spell.formation === 'unlimbered'
        ? manoeuvre.limberQuarters[type.artilleryKind ?? 'foot']
        : changeQuarters(spell.formation, type.class);
    case 'reform':
      return reformQuarters(p.degradation, type.class);
    case 'screen':
      return manoeuvre.screenQuarters;
    case 'enter':
      return manoeuvre.enterBuiltUpQuarters;
    case 'leave':
      return manoeuvre.leaveBuiltUpQuarters;
  }
}
/** C2l C5b Where it stands afterwards: a turn and a new formation are taken about its centre. */
function placeOf({ unit, type }: MoveCase, p: Progress, spell: Spell): Base {
  const { base } = p;
  const inFormation = (formation: Formation, at: Readonly<Base>): Base =>
    reshaped(at, sizeOf({ arm: unit.arm, figures: unit.figures, formation, initialCrew: type.initialFigures }));
  switch (spell.kind) {
    case 'face':
      return { ...base, heading: wrapHeading(base.heading + FULL_TURN / 2) };
    case 'turn':
      return { ...base, heading: spell.heading };
    case 'form':
      return inFormation(spell.formation, base);
    case 'enter':
      return { ...base, x: Math.round(spell.sector.shape.x / FINE), y: Math.round(spell.sector.shape.y / FINE) };
    case 'leave':
      return inFormation(spell.formation, { ...base, x: spell.x, y: spell.y, heading: spell.heading });
    default:
      return { ...base };
  }
}
const isSamePlace = ({ kind }: Spell): boolean =>
  kind === 'face' || kind === 'reform' || kind === 'screen' || kind === 'enter';

/** C2l C3e C3i C3j C4c C5b C5k What is done on the spot, to its end. */
export function stayOf(field: Field, p: Progress, spell: Spell): Stay {
  const { c } = field;
  const to = placeOf(c, p, spell);
  const sector = spell.kind === 'enter' ? spell.sector : spell.kind === 'leave' ? null : p.sector;
  const shape = sector ? sector.shape : shapeOf(to);
  const formation =
    spell.kind === 'enter'
      ? 'garrison'
      : spell.kind === 'form' || spell.kind === 'leave'
        ? spell.formation
        : p.formation;
  let clash: Stay['clash'] = null;
  const lines: Barrier[] = [];
  let tolls = 0;
  if (!isSamePlace(spell)) {
    // Skirmishers may turn over friends that they go through.
    clash = clashOf(field, shape, spell.kind !== 'turn');
    const old = p.sector ? null : shapeOf(p.base);
    for (const line of field.lines) {
      if (p.astride.includes(line) || !touches(shape, line.shape) || (old && touches(old, line.shape))) continue;
      const quarters = tollOffBridge(field.crosser, to, line);
      if (quarters === null) continue;
      lines.push(line);
      tolls += quarters;
    }
  }
  return { spell, ticks: (quartersFor(c, p, spell) + tolls) * TICKS, to, shape, formation, sector, clash, lines };
}
/** C1e C2l What a footprint would overlap. */
function clashOf(field: Field, shape: Shape, withFriends: boolean): Stay['clash'] {
  field.looked.cover(shape);
  const solid = field.solids.find((other) => overlaps(shape, other.shape));
  if (solid) return solid.what;
  return withFriends && field.passable.some((friend) => overlaps(shape, friend.shape)) ? 'friend' : null;
}
const debtOf = (spell: Spell, ticks: number): Debt | null => {
  switch (spell.kind) {
    case 'form':
      return { for: 'form', to: spell.formation, ticks };
    case 'enter':
      return { for: 'enter', sector: spell.sector, ticks };
    case 'face':
    case 'reform':
    case 'screen':
      return { for: spell.kind, ticks };
    default:
      // A turn and leaving a sector are done at once or not at all.
      return null;
  }
};
/** C3l C5k Pays for what is done on the spot, as far as there is time: the rest goes on in the next half. Lines cost their step of order with the first payment. */
export function stay(
  before: Progress,
  { spell, ...found }: Stay,
): { readonly after: Progress; readonly isShort: boolean } {
  const pays = Math.min(found.ticks, before.left);
  const paid: Progress = {
    ...before,
    degradation: found.lines.reduce((level, line) => worseBy(level, stepsOf(line)), before.degradation),
    left: before.left - pays,
    moved: before.moved + (spell.kind === 'reform' ? 0 : pays),
  };
  if (pays === found.ticks) return { after: settled(paid, { spell, ...found }), isShort: false };
  const debt = debtOf(spell, found.ticks - pays);
  return { after: { ...paid, debt }, isShort: debt === null };
}
/** C2l C3c C3e C3j C4c C5b All is paid: it is so. */
export function settled(p: Progress, { spell, to, shape, formation, sector, lines }: Stay): Progress {
  return {
    ...p,
    base: to,
    formation,
    sector,
    degradation: spell.kind === 'reform' ? 'formed' : p.degradation,
    isScreenOut: spell.kind === 'screen' ? !p.isScreenOut : p.isScreenOut && formation !== 'square',
    debt: null,
    astride: [...p.astride, ...lines].filter((line) => touches(shape, line.shape)),
  };
}
