import { itemAt, oncePer } from '@tambour/kernel';
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
  const mean = (of: (cell: (typeof charts.shock)[number][number]) => number): Float64Array =>
    Float64Array.from({ length: COLUMNS * MORALES }, (_, i) => {
      const morale = (i % MORALES) - MOST_MORALE;
      const worth = (die: number) =>
        of(itemAt(itemAt(charts.shock, Math.max(0, Math.min(7, die + morale))), Math.floor(i / MORALES)));
      return [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + worth(die) / 6, 0);
    });
  return {
    /** What a defender in order loses, and one that is disorganised or routed already. */
    defender: mean(({ def }) => costOf(def, false)),
    shaken: mean(({ def }) => costOf(def, true)),
    attacker: mean(({ att }) => costOf(att, false) + (att.eliminates ? 3 * LOST_POINT : 0)),
    /** The chance that the defender leaves his hex, and that he is lost whole. */
    driven: mean(({ def }) => (def.retreat > 0 || def.eliminates ? 1 : 0)),
    destroyed: mean(({ def }) => (def.eliminates ? 1 : 0)),
  };
});
