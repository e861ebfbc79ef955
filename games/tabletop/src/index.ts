export { tabletop } from './battle/game.ts';
export type { TabletopEvent } from './battle/model/event.ts';
export { type TabletopWorld, tabletopWorld } from './battle/model/world.ts';
export type { TabletopCommand } from './battle/protocol/verbs.ts';
export { setupBases } from './battle/stage/set-up-bases.ts';
export { setupPieces } from './battle/stage/set-up-pieces.ts';
export { tabletopStage } from './battle/stage/stage.ts';
export { sheetOf } from './stage/sheet.ts';
