import { textsTogether } from '@tambour/kernel';
import { JUDGEMENT } from './battle/protocol/judgement.ts';
import { EVENT_TEXTS } from './battle/stage/event-text.ts';
import { FETCHED_STEPS } from './battle/steps.ts';
import { TEXTS as RULE_TEXTS } from './texts/say.ts';
import { BATTLE_TEXTS } from './texts/say-battle.ts';
import { FRONT_TEXTS } from './texts/say-front.ts';
import { SHEET_TEXTS } from './texts/say-sheet.ts';
import { STAGE_TEXTS } from './texts/say-stage.ts';
import { SUM_TEXTS } from './texts/say-sums.ts';

/** What a page needs of the game to play it; `index.ts` has it whole. */
export { tabletopPlay } from './battle/play.ts';
export { setupBases } from './battle/stage/set-up-bases.ts';
export { setupPieces } from './battle/stage/set-up-pieces.ts';
export { tabletopStage } from './battle/stage/stage.ts';
export { sheetOf } from './stage/sheet.ts';
/** What it says, and what a gallery says of it. */
export const TEXTS = textsTogether(RULE_TEXTS, BATTLE_TEXTS, FRONT_TEXTS, SHEET_TEXTS, STAGE_TEXTS, SUM_TEXTS);
/** What a battle can open without. */
export const rest = async (): Promise<void> => {
  await Promise.all([FETCHED_STEPS, EVENT_TEXTS, JUDGEMENT].map((part) => part.fetch()));
};
