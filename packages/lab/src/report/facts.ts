import type { Choice, GameSpec, RuleBook, Text, World } from '@tambour/kernel';
import { Position } from '@tambour/kernel';
import { type Tint, USUAL_TINTS } from '@tambour/press';
import type { Stage } from '@tambour/stage';
import { same } from '@tambour/stage';
import { heldObjectives, objectiveKeys } from '../trace.ts';

/** What a game's package brings that a report is made of. */
export interface ReportedGame<W extends World, Field> {
  readonly spec: GameSpec<W, Field>;
  readonly stage: Stage<W, Field>;
  readonly rules: () => Promise<RuleBook>;
}

/** What things are called in a report, in every language. Plain JSON. */
export interface ReportFacts {
  readonly title: Text;
  readonly date: string;
  readonly sides: readonly { readonly name: Text; readonly tint: Tint }[];
  readonly units: readonly { readonly id: string; readonly side: number; readonly name: Text; readonly full: number }[];
  readonly objectives: readonly { readonly key: string; readonly title: Text; readonly points: number }[];
  /** The rules that can apply in this battle. */
  readonly rules: readonly { readonly id: string; readonly title: Text }[];
  readonly places: Readonly<Record<string, Text>>;
}

/** The names of everything in a battle, from its first position. */
export async function factsOf<W extends World, Field>(
  { spec, stage, rules }: ReportedGame<W, Field>,
  choice: Choice,
): Promise<ReportFacts> {
  const world = spec.world(choice);
  const { field } = new Position(spec, world).begin(0);
  const { fighting, places } = await stage.study();
  const info = spec.scenarios.find(({ id }) => id === world.scenario);
  const titles = new Map(stage.scene(field).pieces.map(({ id, title }) => [id, title]));
  const held = heldObjectives(fighting.objectives(field));
  const keys = objectiveKeys(held);
  // Rules of another battle cannot apply in this one; they are numbered by its id.
  const others = spec.scenarios.filter(({ id }) => id !== world.scenario).map(({ id }) => `${id}.`);
  const book = await rules();
  return {
    title: info?.title ?? same(world.scenario),
    date: info?.date ?? '',
    sides: spec.sides.map(({ name }, side) => ({ name, tint: (stage.tints ?? USUAL_TINTS)[side] ?? 'blue' })),
    units: fighting.units(field).flatMap(({ number, side, full }) => {
      const id = world.pieces[number] ?? '';
      return full > 0 ? [{ id, side, name: titles.get(id) ?? same(id), full }] : [];
    }),
    objectives: held.map(({ title, points }, i) => ({ key: keys[i] ?? '', title, points })),
    rules: book.all
      .filter(({ testable, id }) => testable && !others.some((other) => id.startsWith(other)))
      .map(({ id, title }) => ({ id, title })),
    places: Object.fromEntries(places(field).map(({ place, title }) => [place, title])),
  };
}
