import { JUDGEMENT } from './protocol/judgement.ts';
import { NAMED_WAYS } from './protocol/named-ways.ts';
import { NAMED_RIDES } from './rules/named-rides.ts';
import { WHY_NOT } from './rules/why-not.ts';
import { EVENT_TEXTS } from './stage/event-text.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { denainPlay } from './play.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { denainSheet } from './stage/sheet.ts';
export { denainStage } from './stage/stage.ts';
export { TEXTS } from './texts/say.ts';
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  await Promise.all([WHY_NOT, NAMED_RIDES, NAMED_WAYS, EVENT_TEXTS, JUDGEMENT].map((part) => part.fetch()));
};
