import { pointX, pointY, type Text } from '@tambour/kernel';
import { type Place, pointOf, pointPlace, type TablePoint } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { valueAt } from '../model/columns.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { LEADER_PLACES } from '../model/marks.ts';
import type { Field } from '../model/state.ts';
import { unitOf } from '../model/views.ts';

/** Lengths of the state are tenths of a millimetre, headings hundredths of a degree; what is shown is in centimetres and degrees. */
const HUNDRED = 100;
export const cm = (lengths: number): number => lengths / HUNDRED;
export const degrees = (heading: number): number => heading / HUNDRED;
export const lengths = (centimetres: number): number => Math.round(centimetres * HUNDRED);

export const pointAtLengths = (x: number, y: number): TablePoint => [cm(x), cm(y)];
export const placeAt = (x: number, y: number): Place => pointPlace(pointAtLengths(x, y));
/** A place as an action packs it. */
export const packedPlace = (packed: number): Place => placeAt(pointX(packed), pointY(packed));
/** A place in tenths of a millimetre; undefined for one that is no point of the table. */
export function lengthsAt(place: Place): readonly [x: number, y: number] | undefined {
  const point = pointOf(place);
  return point && [lengths(point[0]), lengths(point[1])];
}

/** "(45.5, 20)" / « (45,5 ; 20) ». */
export const pointWords = ([x, y]: TablePoint): Text => sayStage('point', { x: length(x), y: length(y) });

/** Where a unit stands, while it is on the table. */
export const unitPlace = (g: Field, u: UnitId): Place | undefined =>
  unitOf(g, u).state === 'gone' ? undefined : placeAt(valueAt(g.s.unit.x, u), valueAt(g.s.unit.y, u));
const TABLE = LEADER_PLACES.indexOf('table');
export const leaderPlace = (g: Field, l: LeaderId): Place | undefined =>
  g.s.leader.place[l] === TABLE ? placeAt(valueAt(g.s.leader.x, l), valueAt(g.s.leader.y, l)) : undefined;
