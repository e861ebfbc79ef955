import { oncePer } from '@tambour/kernel';
import type { ShockEffect } from '../model/charts.ts';
import type { DenainWorld } from '../model/world.ts';

/** What comes of a shock to either side, in victory points or thereabouts: a point lost, disorder, a second one (which is a rout), ground given. */
export const LOST_POINT = 2.6;
export const DISORDER = 0.9;
export const ROUT = 3.5;
const RETREAT = 0.4;
const STAR = 0.5;

/** Differences of morale that the table tells apart. */
const MOST_MORALE = 6;
export const MORALES = 2 * MOST_MORALE + 1;
const COLUMNS = 9;

export const at = (column: number, morale: number): number =>
  column * MORALES + Math.max(-MOST_MORALE, Math.min(MOST_MORALE, morale)) + MOST_MORALE;

const costOf = (e: ShockEffect, isShaken: boolean): number =>
  e.losses * LOST_POINT +
  (e.disorganises ? (isShaken ? ROUT : DISORDER) : 0) +
  e.retreat * RETREAT +
  (e.star ? STAR : 0);

/** 11.4 What a shock is worth on the average of the die, by column and difference of morale (`at`). */
export const shockWorth = oncePer(({ charts }: DenainWorld) => {
  const room = () => new Float64Array(COLUMNS * MORALES);
  const worth = {
    /** What a defender in order loses, and one that is disorganised or routed already. */
    defender: room(),
    shaken: room(),
    attacker: room(),
    /** The chance that the defender leaves his hex, and that he is lost whole. */
    driven: room(),
    destroyed: room(),
  };
  for (let column = 0; column < COLUMNS; column++)
    for (let morale = -MOST_MORALE; morale <= MOST_MORALE; morale++)
      for (let die = 1; die <= 6; die++) {
        const cell = charts.shock[Math.max(0, Math.min(7, die + morale))]?.[column];
        if (!cell) continue;
        const i = at(column, morale);
        const add = (into: Float64Array, amount: number): void => {
          into[i]! += amount / 6;
        };
        add(worth.defender, costOf(cell.def, false));
        add(worth.shaken, costOf(cell.def, true));
        add(worth.attacker, costOf(cell.att, false) + (cell.att.eliminates ? 3 * LOST_POINT : 0));
        add(worth.driven, cell.def.retreat > 0 || cell.def.eliminates ? 1 : 0);
        add(worth.destroyed, cell.def.eliminates ? 1 : 0);
      }
  return worth;
});
