import type { ZoneId } from '@tambour/boards';
import { area, grouped, type Mark } from '@tambour/stage';
import type { UnitId } from '../model/ids.ts';
import { zoneLabel } from '../model/lookup.ts';
import { isLeaderPiece, isUnit, placeOf, standsAt } from '../model/piece.ts';
import type { Field } from '../model/state.ts';
import { sheetOf } from '../model/unit.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { seesForReaction } from '../rules/4-sight.ts';
import { say } from '../texts/say.ts';
import { lookFrom, type Seen } from './sight-words.ts';

/** 4.1.5a 1.3.6a What is ever looked for: three zones. */
const FARTHEST = 3;

/** 4.1.5a 7.8e What a piece sees from where it stands, zone by zone, and what keeps it from seeing the rest. */
export function sightMarks(g: Field, piece: string | undefined): Mark[] {
  const p = piece === undefined ? undefined : g.w.pieceIndex.get(piece);
  if (p === undefined) return [];
  if (!(isUnit(g, p) || isLeaderPiece(g, p)) || placeOf(g, p) !== ON_MAP) return [];
  return marksFrom(g, standsAt(g, p), isUnit(g, p) ? p : undefined);
}

function marksFrom(g: Field, from: ZoneId, u: UnitId | undefined): Mark[] {
  const range = u === undefined ? undefined : sheetOf(g, u).range;
  const seen = lookFrom(g, from, FARTHEST);
  const isDownhill = ({ zone, far, why }: Seen): boolean =>
    u !== undefined && why !== undefined && far === 1 && seesForReaction(g, u, zone, true);
  const clear = seen.filter((x) => x.why === undefined);
  const places = (zones: readonly Seen[]): string[] => zones.map(({ zone }) => zoneLabel(g, zone));
  return [
    ...[1, 2, 3].flatMap((far) => {
      const isFar = range !== undefined && far > range;
      const zones = places(clear.filter((x) => x.far === far));
      return area(zones, isFar ? 'plain' : 'good', say('overlay.seen', { far, isFar }));
    }),
    ...area(places(seen.filter(isDownhill)), 'good', say('overlay.downhill')),
    // Together where the reason is the same.
    ...grouped(
      seen.filter((x) => !isDownhill(x)),
      ({ why }) => why?.en,
    ).flatMap((all) => (all[0].why ? area(places(all), 'bad', say('overlay.unseen', { why: all[0].why })) : [])),
  ];
}
