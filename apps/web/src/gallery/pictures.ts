import type { Language } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import type { Opened } from '../match/protocol.ts';

/** Pictures that the build makes of every battle listed, beside the page. */
export const thumbnailPicture = (game: string, scenario: string, theme: Theme, language: Language): string =>
  `pictures/${game}/${scenario}.${theme}.${language}.webp`;

/** The bare map of the battle, to lie under the counters until the true one is drawn. */
export const groundPicture = (game: string, scenario: string, theme: Theme): string =>
  `pictures/${game}/${scenario}.${theme}.webp`;

/** Its address for a battle that is open. A game that no list shows has none, nor has a scenario of one's own. */
export const sketchOf = ({ game, choice }: Pick<Opened, 'game' | 'choice'>, theme: Theme): string | undefined =>
  game.isUnlisted || choice.scenario === undefined || choice.scenarioData !== undefined
    ? undefined
    : `./${groundPicture(game.game, choice.scenario, theme)}`;
