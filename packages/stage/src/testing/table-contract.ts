import type { Position, Text, World } from '@tambour/kernel';
import { ensure, type SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import type { Ghost, TableStudy } from '../aim.ts';
import { type Place, pointOf } from '../place.ts';
import type { Scene } from '../scene.ts';

/** A place with a name of its own, or on a table any point. */
export const isPlace = (places: ReadonlySet<string>, place: Place): boolean =>
  places.has(place) || pointOf(place) !== undefined;

/**
 * What a stage on a measured table must do: an aim at any point comes to a legal order whose ghost is that of the order itself, or says by
 * which rule it does not; and a ruler measures the same from either end.
 */
export function checkTable<W extends World, Field>(
  p: Position<W, Field>,
  table: TableStudy<Field>,
  { pieces }: Scene,
  random: SeededRandom,
  say: { readonly fit: (text: Text, of: unknown) => void; readonly cited: (rule: string, of: unknown) => void },
): void {
  const { fit, cited } = say;
  const checkGhost = ({ end, way, says }: Ghost, of: string): void => {
    fit(says, of);
    const last = way.at(-1);
    ensure(last?.x === end.x && last?.y === end.y && last?.facing === end.facing, () => `${of} ends elsewhere`);
  };
  const standing = pieces.filter(({ base }) => base !== undefined);
  if (standing.length === 0) return;
  const [one, other] = [random.of(standing), random.of(standing)];
  const alive = standing.filter(({ id }) => p.actionsOf(p.world.pieces.indexOf(id)).count > 0);
  if (alive.length > 0) {
    const held = random.of(alive);
    const near = (cm: number): number => Math.max(0, Math.round((cm + (random.below(3000) - 1500) / 100) * 100) / 100);
    const ask = {
      piece: held.id,
      to: [near(held.base!.x), near(held.base!.y)] as const,
      snap: random.below(2),
      ...(random.below(2) === 0 ? {} : { facing: random.below(360) }),
    };
    const { command, ghost, isMet, stops, snapped, others } = table.aim(p.field, ask);
    const of = `${JSON.stringify(ask)} ${JSON.stringify(command)}`;
    ensure(command !== undefined || !isMet, () => `${of} is met by nothing`);
    ensure(isMet || stops.length > 0, () => `${of} is stopped by nothing`);
    for (const { rule, what } of stops) {
      cited(rule, of);
      fit(what, of);
    }
    for (const { what } of snapped) fit(what, of);
    for (const { title } of others) fit(title, of);
    expect(ghost !== undefined, of).toBe(command !== undefined);
    if (command !== undefined && ghost !== undefined) {
      const action = p.encode(command);
      ensure(p.permits(action), () => `${of} is not legal`);
      expect(table.ghost(p.field, action), of).toEqual(ghost);
      checkGhost(ghost, of);
    }
  }
  const there = table.measure(p.field, { piece: one.id }, { piece: other.id });
  const back = table.measure(p.field, { piece: other.id }, { piece: one.id });
  expect(there?.length, `${one.id} to ${other.id}`).toBe(back?.length);
  for (const { rule, what } of there?.notes ?? []) {
    cited(rule, one.id);
    fit(what, one.id);
  }
}
