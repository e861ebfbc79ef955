import type { GamePackage } from '@tambour/games';
import type { Language, World } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import { Grounds } from './ground.ts';
import { GroundLayer } from './ground-layer.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The map's printer: what draws paper and ground. Fetched beside the engine, since the first map is all it is needed for. */
export class Printing {
  readonly #layer = new GroundLayer();

  grounds(): Grounds {
    return new Grounds(this.#layer);
  }
  thumbnail<W extends World, Field>(
    game: GamePackage<W, Field>,
    scenario: string,
    language: Language,
    theme: Theme,
  ): string {
    return thumbnailOf(game, scenario, this.#layer, language, theme).whole();
  }
}
