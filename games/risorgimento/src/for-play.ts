import { textsTogether } from '@tambour/kernel';
import { FIGHTS } from './protocol/fights.ts';
import { JUDGEMENT } from './protocol/judgement.ts';
import { WRITTEN } from './protocol/written.ts';
import { ARRIVALS } from './rules/arrivals.ts';
import { FETCHED_STEPS } from './rules/steps.ts';
import { EVENT_TEXTS } from './stage/event-text.ts';
import { REACHES } from './stage/reaches.ts';
import { TEXTS as GAME_TEXTS } from './texts/say.ts';
import { FRONT_TEXTS } from './texts/say-front.ts';
import { SHEET_TEXTS } from './texts/say-sheet.ts';
import { STAGE_TEXTS } from './texts/say-stage.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { risorgimentoPlay } from './play.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { risorgimentoSheet } from './stage/sheet.ts';
export { risorgimentoStage } from './stage/stage.ts';
/** What it says, and what a gallery says of it. */
export const TEXTS = textsTogether(GAME_TEXTS, FRONT_TEXTS, SHEET_TEXTS, STAGE_TEXTS);
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  await Promise.all(
    [FETCHED_STEPS, ARRIVALS, FIGHTS, REACHES, EVENT_TEXTS, JUDGEMENT, WRITTEN].map((part) => part.fetch()),
  );
};
