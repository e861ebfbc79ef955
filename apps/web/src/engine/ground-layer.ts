import { drawGround, type Survey, type Theme } from '@tambour/press';

/** One is the better part of a megabyte. */
const MOST_KEPT = 4;

/**
 * Fields, woods and water: nearly all the work of a map, and the same whatever happens to works and pieces. Kept by what
 * it shows, so that the gallery, a battle, and the same battle after a breach share one drawing.
 */
export class GroundLayer {
  readonly #kept = new Map<string, string>();

  draw(survey: Survey, theme: Theme): string {
    const { grid, works, ...lies } = survey.sheet;
    // Trees keep clear of works, so it matters where they are; not in what state.
    const key = JSON.stringify([
      theme,
      survey.prefix,
      grid.spec,
      lies,
      works.map((work) => [work.hex, work.direction]),
    ]);
    const drawn = this.#kept.get(key) ?? drawGround(survey, theme);
    this.#kept.delete(key);
    this.#kept.set(key, drawn);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return drawn;
  }
}
