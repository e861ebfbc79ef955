import type { Text } from '@tambour/kernel';
import type { ZoneSheet, ZoneSign } from '@tambour/press';
import { BORDER_KIND_WORDS } from '../model/texts.ts';

/** The words round the map. */
export const SIGN_WORDS: Readonly<Record<ZoneSign, Text>> = {
  ...BORDER_KIND_WORDS,
  // The whole name would run into the next column of the key.
  impassable: { en: 'Impassable', fr: 'Infranchissable' },
  sightOpen: { en: 'Seen across', fr: 'On voit au travers' },
  sightBlocked: { en: 'Not seen across', fr: 'Arrête la vue' },
  blocking: { en: 'Zone blocks sight', fr: 'Zone masquante' },
  mark: { en: 'Zone and its type', fr: 'Zone et son type' },
  junction: { en: 'Junction', fr: 'Jonction' },
  closedJunction: { en: 'Closed junction', fr: 'Jonction fermée' },
  road: { en: 'Road', fr: 'Route' },
  path: { en: 'Path', fr: 'Chemin' },
  brook: { en: 'Brook', fr: 'Ruisseau' },
  ford: { en: 'Ford', fr: 'Gué' },
  bridge: { en: 'Bridge', fr: 'Pont' },
  brokenBridge: { en: 'Bridge cut', fr: 'Pont coupé' },
  hedge: { en: 'Hedge', fr: 'Haie' },
  ditch: { en: 'Ditch', fr: 'Fossé' },
  wall: { en: 'Wall', fr: 'Mur' },
  terrace: { en: 'Terrace bank', fr: 'Talus' },
  barricade: { en: 'Barricade', fr: 'Barricade' },
  wagons: { en: 'Wagons', fr: 'Chariots' },
  cliff: { en: 'Cliff', fr: 'Escarpement' },
  height: { en: 'Height', fr: 'Hauteur' },
  wood: { en: 'Wood', fr: 'Bois' },
  vines: { en: 'Vines', fr: 'Vignes' },
  orchard: { en: 'Orchard', fr: 'Verger' },
  marsh: { en: 'Marsh', fr: 'Marais' },
  village: { en: 'Village', fr: 'Village' },
  castle: { en: 'Castle', fr: 'Château' },
};

export const WORDS = {
  plan: { en: 'A Plan of the', fr: 'Plan' },
  battle: { en: 'BATTLE OF', fr: 'DE LA BATAILLE DE' },
  leading: [
    { en: 'for the Catholics', fr: 'pour les catholiques' },
    { en: 'for the Protestants', fr: 'pour les protestants' },
  ],
  edges: [
    { en: 'Side of the Catholics', fr: 'Côté des catholiques' },
    { en: 'Side of the Protestants', fr: 'Côté des protestants' },
  ],
  legend: { en: 'Key', fr: 'Renvoi' },
  toises: { en: 'A scale of two hundred toises', fr: 'Échelle de deux cents toises' },
  metres: { en: 'Four hundred metres', fr: 'Quatre cents mètres' },
  turn: { en: 'turn', fr: 'tour' },
  imprint: { en: 'Printed by Tambour', fr: 'Imprimé par Tambour' },
} as const satisfies Readonly<Record<string, Text | readonly Text[]>>;

type Ground = Pick<ZoneSheet, 'zones' | 'borders' | 'junctions' | 'ways' | 'waters'>;

/** The signs that the map shows, and no others. */
export function signsOf(sheet: Ground): ZoneSign[] {
  const covers = new Set(sheet.zones.flatMap((zone) => zone.covers));
  const features = new Set(sheet.borders.flatMap((border) => border.features));
  const kinds = new Set(sheet.borders.map((border) => border.kind));
  const ways = new Set(sheet.ways.map((way) => way.kind));
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
    height: sheet.zones.some((zone) => zone.altitude > 0),
    wood: covers.has('wood') || covers.has('forest'),
    vines: covers.has('vines'),
    orchard: covers.has('orchard'),
    marsh: covers.has('marsh'),
    village: covers.has('village'),
    castle: covers.has('castle'),
  };
  return (Object.keys(isShown) as ZoneSign[]).filter((sign) => isShown[sign]);
}
