import { GAME_IDS, type GameId, loadFront, loadGame } from '@tambour/games';
import { LANGUAGES, type Language } from '@tambour/kernel';
import { THEMES, type Theme } from '@tambour/press';
import { GroundLayer } from '../src/engine/ground-layer.ts';
import { thumbnailOf } from '../src/engine/thumbnail.ts';
import { groundPicture, thumbnailPicture } from '../src/gallery/pictures.ts';
import { isKept, keep, pictureKey } from './kept-pictures.ts';
import { over, rasterOf, webpOf } from './raster.ts';

/** One battle by one light. */
export interface Order {
  readonly game: GameId;
  readonly scenario: string;
  readonly theme: Theme;
}
export type Pictures = Readonly<Record<string, Uint8Array>>;

/** Every battle that the gallery lists. */
export async function pictureOrders(): Promise<Order[]> {
  const fronts = await Promise.all(GAME_IDS.map(async (game) => ({ game, front: await loadFront(game) })));
  return fronts.flatMap(({ game, front }) =>
    front.scenarios.flatMap(({ id }) => THEMES.map((theme) => ({ game, scenario: id, theme }))),
  );
}

/** Draws a battle's ground alone and its set-up in every language, as far as they are not kept. Keys by the names of files. */
export async function drawPictures({ game, scenario, theme }: Order): Promise<Readonly<Record<string, string>>> {
  const some = await loadGame(game);
  const layer = new GroundLayer();
  const thumbnail = (language: Language) => some((it) => thumbnailOf(it, scenario, layer, language, theme));
  const [first] = LANGUAGES;
  const ground = thumbnail(first).ground();
  const drawings = LANGUAGES.map((language) => {
    const rest = thumbnail(language).rest();
    return { rest, key: pictureKey(ground, rest), name: thumbnailPicture(game, scenario, theme, language) };
  });
  const bare = pictureKey(ground);
  if (![bare, ...drawings.map(({ key }) => key)].every(isKept)) {
    const below = await rasterOf(ground);
    keep(bare, await webpOf(below));
    for (const { key, rest } of drawings) keep(key, await webpOf(over(below, await rasterOf(rest))));
  }
  return Object.fromEntries([
    [groundPicture(game, scenario, theme), bare],
    ...drawings.map(({ name, key }) => [name, key]),
  ]);
}
