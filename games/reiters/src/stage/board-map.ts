import { linksFrom, zoneId } from '@tambour/boards';
import { type BoardMap, itemAt } from '@tambour/kernel';
import { ZONE_TYPES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

/** The map for programs: what a step costs before zones of control, orders and troops in the way are known. */
export function boardMap(w: ReitersWorld): BoardMap {
  const { passage, map } = w;
  return {
    kind: 'zones',
    movers: ['any'],
    places: w.zoneNames.map((id, zone) => ({
      id,
      terrain: itemAt(ZONE_TYPES, itemAt(w.type, zone)),
      height: itemAt(w.altitude, zone),
      neighbours: linksFrom(passage, zoneId(zone)).map((link) => ({
        to: itemAt(w.zoneNames, itemAt(passage.to, link)),
        costs: { any: itemAt(w.linkCost, link) },
        over: [itemAt(map.borderKinds, itemAt(w.linkKind, link)), ...(w.linkRoad[link] ? ['road'] : [])],
      })),
    })),
    notes: {
      en: 'Cost of one step, in points: the border and the zone beyond it. Steps along a road, enemy zones of control, written orders and troops in the way are not included.',
      fr: 'Coût d’un pas, en points : la bordure et la zone au-delà. Les pas par la route, les zones de contrôle ennemies, les ordres écrits et les troupes sur le chemin ne sont pas comptés.',
    },
  };
}
