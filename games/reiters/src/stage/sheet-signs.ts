import type { Text } from '@tambour/kernel';
import type { ZoneSheet, ZoneSign } from '@tambour/press';
import { BORDER_KIND_WORDS } from '../model/texts.ts';
import { say } from '../texts/say.ts';

/** A sign in the key of the map. The whole name of an impassable border would run into the next column. */
export const signWords = (sign: ZoneSign): Text =>
  sign === 'dotted' || sign === 'plain' || sign === 'double' ? BORDER_KIND_WORDS[sign] : say(`sign.${sign}`);

type Ground = Pick<ZoneSheet, 'zones' | 'borders' | 'junctions' | 'ways' | 'waters'>;

/** The signs that the map shows, and no others. */
export function signsOf(sheet: Ground): ZoneSign[] {
  const covers = new Set(sheet.zones.flatMap((zone) => zone.covers));
  const features = new Set(sheet.borders.flatMap((border) => border.features));
  const kinds = new Set(sheet.borders.map((border) => border.kind));
  const ways = new Set(sheet.ways.map((way) => way.kind));
  const levels = new Set(sheet.zones.map((zone) => zone.altitude));
  const isShown: Readonly<Record<ZoneSign, boolean>> = {
    dotted: kinds.has('dotted'),
    plain: kinds.has('plain'),
    double: kinds.has('double'),
    impassable: kinds.has('impassable'),
    sightOpen: sheet.borders.some((border) => border.sight === 'open'),
    sightBlocked: sheet.borders.some((border) => border.sight === 'blocked'),
    blocking: sheet.zones.some((zone) => zone.isBlocking),
    mark: sheet.zones.some((zone) => zone.mark !== undefined),
    junction: sheet.junctions.some((junction) => !junction.isClosed),
    closedJunction: sheet.junctions.some((junction) => junction.isClosed),
    road: ways.has('road'),
    path: ways.has('path'),
    brook: sheet.waters.some((water) => water.kind === 'brook'),
    ford: features.has('ford'),
    bridge: features.has('bridge'),
    brokenBridge: features.has('brokenBridge'),
    hedge: features.has('hedge') || features.has('highHedge'),
    ditch: features.has('ditch'),
    wall: features.has('rampart') || features.has('wall'),
    terrace: features.has('terrace'),
    barricade: features.has('barricade'),
    wagons: features.has('wagons'),
    cliff: features.has('cliff'),
    height: levels.size > 1,
    level0: levels.size > 1 && levels.has(0),
    level1: levels.size > 1 && levels.has(1),
    level2: levels.size > 1 && levels.has(2),
    level3: levels.size > 1 && levels.has(3),
    wood: covers.has('wood') || covers.has('forest'),
    vines: covers.has('vines'),
    orchard: covers.has('orchard'),
    marsh: covers.has('marsh'),
    village: covers.has('village'),
    castle: covers.has('castle'),
  };
  return (Object.keys(isShown) as ZoneSign[]).filter((sign) => isShown[sign]);
}
