import type { Shape } from '@tambour/boards';
import { isInPlay } from '../table/placed.ts';
import type { Field } from './field.ts';
import type { Command } from './mover.ts';
import { mayAct, movesOf } from './moves.ts';

/** What a list was made from, in a fixed order. Things that change in place are written out, all others are compared by identity. */
type Facts = unknown[];

/** Where a shape lies now: three corners say it of a base, whose shape is set anew as it moves. */
function addShape(facts: Facts, shape: Shape): void {
  const { xs, ys } = shape;
  facts.push(shape, shape.x, shape.y, xs[0], ys[0], xs[1], ys[1]);
}
/** All that `movesOf` reads of a field, but for sight. */
function addFacts(facts: Facts, { c, rate, solids, passable, lines, foes, enemies }: Field): void {
  const { unit, type, order, half, around } = c;
  const { base } = unit;
  facts.push(base.x, base.y, base.heading, base.width, base.depth, rate);
  facts.push(unit.arm, unit.figures, unit.formation, unit.state, unit.sector, unit.guns, unit.opponents.length);
  facts.push(type.class, type.cavalryClass, type.artilleryKind, type.initialFigures, type.hasEliteCompanies);
  facts.push(type.maySkirmish, c.degradation, c.isScreenOut, c.hasCharged, c.isPursuing, c.isFormingUp);
  facts.push(half.left, half.backed, half.debt === null, half.isOver, ...half.astride);
  facts.push(around.ground, around.home, order.type, order.at?.x, order.at?.y, order.unit);
  if (order.unit) addShape(facts, order.unit.shape);
  facts.push('solids');
  for (const { shape, what } of solids) {
    facts.push(what);
    addShape(facts, shape);
  }
  facts.push('passable');
  for (const { shape } of passable) addShape(facts, shape);
  facts.push('lines', ...lines);
  facts.push('foes', ...foes, 'enemies');
  for (const { shape } of enemies) addShape(facts, shape);
  facts.push('held');
  for (const other of around.units) if (other.sector !== null && isInPlay(other)) facts.push(other.sector);
}
const isSame = (facts: Facts, others: Facts): boolean => {
  if (facts.length !== others.length) return false;
  for (let i = 0; i < facts.length; i++) if (facts[i] !== others[i]) return false;
  return true;
};

/**
 * The moves of one unit, made anew only where something has changed that they depend on: while a side moves, most of its units are as they
 * were at the last decision, and so is all that is near them.
 */
export class KnownMoves {
  #from: Facts = [];
  #room: Facts = [];
  #moves: readonly Command[] = [];

  of(field: Field): readonly Command[] {
    if (!mayAct(field)) return [];
    // A halted unit goes by whom it sees, and anybody may come between.
    if (field.c.unit.state === 'halted') return movesOf(field);
    const facts = this.#room;
    facts.length = 0;
    addFacts(facts, field);
    if (isSame(facts, this.#from)) return this.#moves;
    this.#room = this.#from;
    this.#from = facts;
    this.#moves = movesOf(field);
    return this.#moves;
  }
}
