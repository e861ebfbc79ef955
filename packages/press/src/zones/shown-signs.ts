import { ZONE_SIGNS, type ZoneSheet, type ZoneSign } from './zone-sheet.ts';

/** What is drawn by the sign of something else. */
const ALIKE = { highHedge: 'hedge', rampart: 'wall', forest: 'wood' } as const satisfies Readonly<
  Record<string, ZoneSign>
>;

/** The signs that a map shows, and no others, in the order of a key. Heights have some where there is more than one. */
export function shownSigns(sheet: Pick<ZoneSheet, 'zones' | 'borders' | 'junctions' | 'ways' | 'waters'>): ZoneSign[] {
  const levels = new Set(sheet.zones.map(({ altitude }) => `level${altitude}`));
  const drawn = new Set<string>([
    ...sheet.borders.flatMap(({ kind, sight, features }) => [
      kind,
      sight === 'open' ? 'sightOpen' : 'sightBlocked',
      ...features,
    ]),
    ...sheet.zones.flatMap(({ covers, isBlocking, mark }) => [
      ...covers,
      ...(isBlocking ? ['blocking'] : []),
      ...(mark === undefined ? [] : ['mark']),
    ]),
    ...sheet.junctions.map(({ isClosed }) => (isClosed ? 'closedJunction' : 'junction')),
    ...[...sheet.ways, ...sheet.waters].map(({ kind }) => kind),
    ...(levels.size > 1 ? ['height', ...levels] : []),
  ]);
  for (const [name, sign] of Object.entries(ALIKE)) if (drawn.has(name)) drawn.add(sign);
  return ZONE_SIGNS.filter((sign) => drawn.has(sign));
}
