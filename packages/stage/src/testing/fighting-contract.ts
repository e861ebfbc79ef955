import { type Choice, type GameSpec, Position, type World } from '@tambour/kernel';
import { amount, choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { expect, it } from 'vitest';
import { ATTACK_KINDS } from '../fighting.ts';
import type { Stage } from '../stage.ts';
import { namedChoices } from './named-choices.ts';

const DECISIONS = amount(200, 600);

/**
 * What the study of many battles counts, shown in random battles: strength unit by unit adds up to what the charts of the closing screen
 * show; attacks are made by pieces of one side on places or on pieces of another; and what the map shows as a shot is an attack.
 */
export function fightingContract<W extends World, Field>(
  { spec, stage }: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  choices: readonly Choice[],
): void {
  let attacks = 0;
  it.each(namedChoices(choices))('counts strength and attacks: $name', async ({ choice }) => {
    const { fighting } = await stage.study();
    const p = new Position(spec, spec.world(choice)).begin(23);
    const random = new SeededRandom(1712);
    const numbers = fighting.units(p.field).map(({ number }) => [p.world.pieces[number], number] as const);
    const owners = new Map(fighting.units(p.field).map(({ number, side }) => [p.world.pieces[number], side]));
    const sidesOf = (pieces: readonly string[]) => [...new Set(pieces.map((piece) => owners.get(piece)))];
    for (let n = 0; n < DECISIONS && !p.over; n++) {
      const where = new Map(numbers.map(([piece, number]) => [piece, fighting.place(p.field, number)]));
      p.playAt(choose(p, random, RANDOM_STYLES[2]));
      for (const event of p.events) {
        const attack = fighting.attack(event);
        const { motion } = stage.eventText(p.world, event, (piece) => where.get(piece));
        if (motion?.kind === 'shot') expect(attack, event.type).toBeDefined();
        if (!attack) continue;
        attacks++;
        expect(ATTACK_KINDS).toContain(attack.kind);
        const { by, at = [], against = [] } = attack;
        const [side, ...others] = sidesOf(by);
        expect([side === 0 || side === 1, others], `${event.type} by ${by.join(' ')}`).toEqual([true, []]);
        expect(at.length + against.length, event.type).toBeGreaterThan(0);
        for (const of of sidesOf(against)) expect(of, event.type).toBe(1 - Number(side));
      }
      if (n % 20 > 0) continue;
      const { strength, losses } = stage.measures(p.field);
      const scene = stage.scene(p.field);
      expect(fighting.objectives(p.field)).toEqual(scene.objectives);
      const placed = new Map(scene.pieces.map(({ id, place }) => [id, place]));
      const units = fighting.units(p.field).map((unit) => ({ ...unit, left: fighting.left(p.field, unit.number) }));
      for (const { number } of units) {
        const place = fighting.place(p.field, number);
        const piece = p.world.pieces[number] ?? `nobody is ${number}`;
        if (place !== undefined) expect(place, piece).toBe(placed.get(piece));
      }
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      const left = strength.map((_, side) => sum(units.flatMap((unit) => (unit.side === side ? [unit.left] : []))));
      expect(left).toEqual(strength);
      expect(sum(units.map((unit) => unit.full - unit.left))).toBeCloseTo(sum(losses.map(({ lost }) => lost)), 6);
    }
  });
  it('tells of attacks', () => expect(attacks).toBeGreaterThan(0));
}
