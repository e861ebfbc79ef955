import { type BoardMap, itemAt } from '@tambour/kernel';
import { hexBoardMap } from '@tambour/stage';
import { BARRED, isRoad, isTrack } from '../model/ground.ts';
import { COLUMNS, NO_WATER, TERRAINS, WATERS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** The map for programs: what a step costs with every bridge standing, before enemies and troops in the way are known. */
export const boardMap = (w: RisorgimentoWorld): BoardMap =>
  hexBoardMap(w, {
    movers: COLUMNS,
    place: (hex) => ({ terrain: itemAt(TERRAINS, itemAt(w.terrain, hex)), height: itemAt(w.level, hex) }),
    step(at) {
      const costsIn = (weather: 0 | 1) =>
        Object.fromEntries(
          COLUMNS.map((name, column) => {
            const cost = itemAt(itemAt(w.step, column)[weather], at);
            return [name, cost === BARRED ? null : cost] as const;
          }),
        );
      const [costs, inRain] = [costsIn(0), costsIn(1)];
      return {
        costs,
        ...(COLUMNS.some((name) => costs[name] !== inRain[name]) && { inRain }),
        over: [
          ...(w.water[at] === NO_WATER ? [] : [itemAt(WATERS, itemAt(w.water, at))]),
          ...(w.bridge[at] ? ['bridge'] : []),
          ...(w.crest[at] ? ['crest'] : []),
          ...(isRoad(itemAt(w.ways, at), false) ? ['road'] : isTrack(itemAt(w.ways, at), false) ? ['track'] : []),
        ],
      };
    },
    notes: {
      en: 'Cost of one step, in points, by the cheapest way, with every bridge standing. Zones of control, formations, destroyed bridges and troops in the way are not included.',
      fr: 'Coût d’un pas, en points, par le chemin le moins cher, tous les ponts debout. Zones de contrôle, formations, ponts détruits et troupes sur le chemin ne sont pas comptés.',
    },
  });
