import type { Plate, Theme } from '@tambour/press';

/** One is the better part of a megabyte. */
const MOST_KEPT = 8;

/**
 * Fields, woods and water: nearly all the work of a map, and the same whatever happens to works and pieces. Kept by what
 * it shows, so that the gallery, a battle, and the same battle after a breach share one drawing.
 */
export class GroundLayer {
  readonly #kept = new Map<string, string>();

  draw(plate: Plate, theme: Theme): string {
    const key = `${theme} ${plate.prefix} ${plate.groundKey()}`;
    const drawn = this.#kept.get(key) ?? plate.ground(theme);
    this.#kept.delete(key);
    this.#kept.set(key, drawn);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return drawn;
  }
}
