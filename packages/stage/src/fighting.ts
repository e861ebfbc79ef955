import type { GameEvent } from '@tambour/kernel';
import type { EventOf } from './event-texts.ts';
import type { Place } from './place.ts';
import type { Objective } from './victory.ts';

/** A unit whose strength counts: its number among the pieces, whose it is, and what it began the battle with. */
export interface FightingUnit {
  readonly number: number;
  readonly side: number;
  readonly full: number;
}

export const ATTACK_KINDS = ['fire', 'close'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];
/** An attack as an event tells of it: who made it, and against which places or pieces. */
export interface Attack {
  readonly kind: AttackKind;
  readonly by: readonly string[];
  readonly at?: readonly Place[];
  readonly against?: readonly string[];
}

/** What is counted of a battle that nobody watches: asked after every order, so it makes no words. */
export interface Fighting<Field> {
  units(f: Field): readonly FightingUnit[];
  /** What is left of a unit. */
  left(f: Field, unit: number): number;
  /** Where it stands on the map or table; nowhere while it is off it. */
  place(f: Field, unit: number): Place | undefined;
  /** One attack is told by one event only: neither its preparation nor its later rounds count again. */
  attack(event: GameEvent): Attack | undefined;
  /** Those of the scene. */
  objectives(f: Field): readonly Objective[];
}

/** Which types of event are an attack; one that is so only at times gives none at others. */
export type AttackTable<E extends GameEvent> = {
  readonly [T in E['type']]?: (e: EventOf<E, T>) => Attack | undefined;
};
/** `Fighting.attack` by such a table. */
export const attackBy =
  <E extends GameEvent>(table: AttackTable<E>) =>
  (event: GameEvent): Attack | undefined => {
    const tell: ((e: never) => Attack | undefined) | undefined = table[event.type as E['type']];
    return tell?.(event as never);
  };

/** `Fighting.units` of units by side. */
export const unitsBySide = (
  sides: readonly Iterable<number>[],
  full: (unit: number) => number,
): readonly FightingUnit[] =>
  sides.flatMap((units, side) => Array.from(units, (number) => ({ number, side, full: full(number) })));
