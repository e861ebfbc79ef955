import { textsTogether } from '@tambour/kernel';
import { FIGHTS, JUDGEMENT } from './protocol/later-parts.ts';
import { FETCHED_STEPS } from './rules/steps.ts';
import { EVENT_TEXTS } from './stage/event-text.ts';
import { TEXTS as GAME_TEXTS } from './texts/say.ts';
import { FRONT_TEXTS } from './texts/say-front.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { reitersPlay } from './play.ts';
export { setupPieces } from './stage/face.ts';
export { reitersSheet } from './stage/sheet.ts';
export { reitersStage } from './stage/stage.ts';
/** What it says, and what a gallery says of it. */
export const TEXTS = textsTogether(GAME_TEXTS, FRONT_TEXTS);
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  await Promise.all([FETCHED_STEPS, FIGHTS, EVENT_TEXTS, JUDGEMENT].map((part) => part.fetch()));
};
