import type { GameSpec, Language, RuleBook, World } from '@tambour/kernel';
import { isLeaderArm, type PieceFace } from '@tambour/press';
import { same } from '../join.ts';
import type { Stage } from '../stage.ts';
import { mapDrawing } from './map-drawing.ts';
import type { Printed } from './printed.ts';

/** What of a game is needed to put a battle on paper. */
export interface PrintableGame<W extends World, Field> {
  readonly spec: Pick<GameSpec<W, Field>, 'title' | 'sides' | 'scenarios'>;
  readonly stage: Stage<W, Field>;
  readonly rules: () => Promise<RuleBook>;
}

/** A battle as it begins, gathered for paper. */
export async function printedBattle<W extends World, Field>(
  { spec, stage, rules }: PrintableGame<W, Field>,
  world: W,
  field: Field,
  language: Language,
): Promise<Printed> {
  const [study, book] = await Promise.all([stage.study(), rules(), stage.drawing?.()]);
  const matter = study.print?.(field);
  const { pieces, tracks } = stage.scene(field);
  const fronts = [...pieces]
    .sort((a, b) => a.owner - b.owner)
    .map(({ facing: _, markers: __, ...face }): PieceFace => face);
  const backs = new Map(matter?.backs.map((face) => [face.id, face]));
  const { edition } = world.options;
  return {
    title: spec.scenarios.find(({ id }) => id === world.scenario)?.title ?? same(world.scenario),
    game: spec.title,
    sides: spec.sides,
    map: mapDrawing(stage.sheet(field, language)),
    fronts,
    backs: fronts.map((face) => backs.get(face.id) ?? reverse(face)),
    notes: stage.counters ?? [],
    tracks,
    charts: matter?.charts ?? [],
    victory: stage.victory(field),
    // Of a game in two editions, the rules of the one chosen.
    rules: book.all.filter((rule) => edition === undefined || rule.edition === 'both' || rule.edition === edition),
    language,
  };
}

/** A unit on its other side is disorganised, unless the game says otherwise; what has no strength is alike on both. */
const reverse = (face: PieceFace): PieceFace =>
  isLeaderArm(face.arm) || face.strength === undefined ? face : { ...face, markers: ['disorganised'] };
