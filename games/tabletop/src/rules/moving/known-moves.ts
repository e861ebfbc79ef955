import { addShape, areSame, type Facts } from '../table/facts.ts';
import { isInPlay } from '../table/placed.ts';
import { Box } from './box.ts';
import type { Field } from './field.ts';
import type { Command } from './mover.ts';
import { mayAct, movesOf } from './moves.ts';

/** All that `movesOf` reads of a field, but for sight; of what may be in the way, what lies where it was looked for. */
function addFacts(facts: Facts, { c, rate, solids, passable, lines, foes, enemies }: Field, looked: Box): void {
  const { unit, type, order, half, around } = c;
  const { base } = unit;
  facts.push(base.x, base.y, base.heading, base.width, base.depth, rate);
  facts.push(unit.arm, unit.figures, unit.formation, unit.state, unit.sector, unit.guns, unit.opponents.length);
  facts.push(type.class, type.cavalryClass, type.artilleryKind, type.initialFigures, type.hasEliteCompanies);
  facts.push(type.maySkirmish, c.degradation, c.isScreenOut, c.hasCharged, c.isPursuing, c.isFormingUp);
  facts.push(half.left, half.backed, half.debt === null, half.isOver, half.isInHand, ...half.astride);
  facts.push(around.ground, around.home, order.type, order.at?.x, order.at?.y, order.unit);
  if (order.unit) addShape(facts, order.unit.shape);
  facts.push('solids');
  for (const { shape, what } of solids) {
    if (looked.misses(shape)) continue;
    facts.push(what);
    addShape(facts, shape);
  }
  facts.push('passable');
  for (const { shape } of passable) if (!looked.misses(shape)) addShape(facts, shape);
  facts.push('lines', ...lines);
  facts.push('foes', ...foes, 'enemies');
  for (const { shape } of enemies) addShape(facts, shape);
  facts.push('held');
  for (const other of around.units) if (other.sector !== null && isInPlay(other)) facts.push(other.sector);
}
/**
 * The moves of one unit, made anew only where something has changed that they depend on: while a side moves, most of its units are as they
 * were at the last decision, and so is all that is near them.
 */
export class KnownMoves {
  #from: Facts = [];
  #room: Facts = [];
  #looked = new Box();
  #moves: readonly Command[] = [];

  of(field: Field): readonly Command[] {
    if (!mayAct(field)) return [];
    // A halted unit goes by whom it sees, and anybody may come between.
    if (field.c.unit.state === 'halted') return movesOf(field);
    this.#room.length = 0;
    addFacts(this.#room, field, this.#looked);
    if (areSame(this.#room, this.#from)) return this.#moves;
    this.#moves = movesOf(field);
    this.#looked = field.looked;
    this.#from.length = 0;
    addFacts(this.#from, field, this.#looked);
    return this.#moves;
  }
}
