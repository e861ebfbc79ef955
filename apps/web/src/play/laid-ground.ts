import type { Language } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import { fetchSigns } from '../board/age-signs.ts';
import type { MapPictures } from '../board/map-pictures.ts';
import type { MapDrawing } from '../board/sheet.ts';
import { keptMap, noteMap } from '../keep/kept-map.ts';
import type { Ground } from '../match/protocol.ts';
import type { BattleStore } from './battle-store.ts';

export interface GroundLook {
  readonly language: Language;
  readonly theme: Theme;
  readonly numbers: boolean;
}
/** The ground, what it looks like, and what an earlier visit drew of it. */
export interface LaidGround {
  readonly ground: Ground;
  readonly drawing: MapDrawing;
  readonly pictures: MapPictures | undefined;
}

/** The ground as it lies at this moment, and the signs that its counters bear: the kept one, or else one drawn now and kept for the next visit. */
export async function loadGround(battle: BattleStore, look: GroundLook): Promise<LaidGround> {
  const { game, choice } = battle.opened.value;
  const { at, scene } = battle.moment.value;
  const of = [game.game, choice, scene.ground, look];
  const id = JSON.stringify(of);
  const kept = await keptMap(of);
  const draw = () => battle.driver.query('ground', { at, ...look });
  const [known] = await Promise.all([kept?.ground().catch(() => undefined), fetchSigns(scene.pieces)]);
  if (known !== undefined) {
    const svg = async () => (await kept?.drawing().catch(() => undefined)) ?? (await draw()).svg;
    return { ground: known, drawing: { id, svg }, pictures: kept?.pictures };
  }
  const ground = await draw();
  if (kept) {
    kept.keepGround(ground);
    noteMap([game.game, choice.scenario, look.language, look.theme]).catch(() => {});
  }
  return { ground, drawing: { id, svg: async () => ground.svg }, pictures: kept?.pictures };
}
