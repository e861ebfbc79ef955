import { JUDGEMENT } from './protocol/judgement.ts';
import { EVENT_TEXTS } from './stage/event-text.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { risorgimentoPlay } from './play.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { risorgimentoSheet } from './stage/sheet.ts';
export { risorgimentoStage } from './stage/stage.ts';
export { TEXTS } from './texts/say.ts';
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  await Promise.all([EVENT_TEXTS, JUDGEMENT].map((part) => part.fetch()));
};
