import { textsTogether } from '@tambour/kernel';
import { FIGHTS, JUDGEMENT, NAMED_WAYS } from './protocol/later-parts.ts';
import { NAMED_RIDES } from './rules/named-rides.ts';
import { FETCHED_STEPS } from './rules/steps.ts';
import { WHY_NOT } from './rules/why-not.ts';
import { EVENT_TEXTS } from './stage/event-text.ts';
import { WAYS } from './stage/ways.ts';
import { TEXTS as GAME_TEXTS } from './texts/say.ts';
import { FRONT_TEXTS } from './texts/say-front.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { denainPlay } from './play.ts';
export { setupPieces } from './stage/face.ts';
export { denainSheet } from './stage/sheet.ts';
export { denainStage } from './stage/stage.ts';
/** What it says, and what a gallery says of it. */
export const TEXTS = textsTogether(GAME_TEXTS, FRONT_TEXTS);
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  const parts = [FETCHED_STEPS, FIGHTS, WAYS, WHY_NOT, NAMED_RIDES, NAMED_WAYS, EVENT_TEXTS, JUDGEMENT];
  await Promise.all(parts.map((part) => part.fetch()));
};
