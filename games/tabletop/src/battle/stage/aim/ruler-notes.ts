import type { Measured } from '@tambour/stage';
import { CHARTS } from '../../../model/charts.ts';
import { reachOfCharge } from '../../../rules/charging/path.ts';
import { bandOf } from '../../../rules/fire.ts';
import { distanceValue, inContact, isNear } from '../../../rules/morale/command.ts';
import { fieldOf } from '../../../rules/moving/index.ts';
import { isInArcOf } from '../../../rules/table/arc.ts';
import { inCm, LIMITS } from '../../../rules/table/measure.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { hasFlanks, sectorFor } from '../../../rules/table/sectors.ts';
import { sees } from '../../../rules/table/sight.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { sayStudy } from '../../../texts/say-study.ts';
import { commands, responsibleFor } from '../../chain.ts';
import { HALF_TICKS, TICKS } from '../../clock.ts';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import { saidPiece, saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { kindOf, leaderOf, unitOf, viewOf } from '../../model/views.ts';
import { chargeTable, fighterIn } from '../../phases/charge/table.ts';
import { rateOf } from '../../phases/command/ride.ts';
import { moveCase } from '../../phases/move/case.ts';
import { quartersOf } from './ghost-move.ts';

export type Note = Measured['notes'][number];
interface Ends {
  readonly unit?: UnitId;
  readonly leader?: LeaderId;
}
const said = (g: Field, u: UnitId) => saidUnit(g.w, u);

/** C7e C7h The band of range that one unit has another in. */
function range(g: Field, u: UnitId, far: number): readonly Note[] {
  const { calibre, weapon } = kindOf(g, u);
  const cm = inCm(far);
  if (calibre && unitOf(g, u).guns) {
    const band = bandOf(calibre, cm);
    const most = CHARTS.artillery.calibres[calibre].max;
    return [
      band
        ? { rule: 'C7h', what: sayAim('ruler.range', { band: sayStudy(`band.${band}`) }), tone: 'good' }
        : { rule: 'C7h', what: sayAim('ruler.range.out', { cm: length(most) }), tone: 'bad' },
    ];
  }
  if (!weapon) return [];
  const bands = CHARTS.smallArms[weapon];
  const band = bands.find(({ to }) => cm <= to);
  return [
    band
      ? {
          rule: 'C7e',
          what: sayAim('ruler.range', { band: sayStudy('band.losses', { n: band.losses }) }),
          tone: 'good',
        }
      : { rule: 'C7e', what: sayAim('ruler.range.out', { cm: length(bands.at(-1)?.to ?? 0) }), tone: 'bad' },
  ];
}
/** C7b C1g Whether a unit has another in its arc of fire, and on which side of it that is. */
function arc(g: Field, u: UnitId, other: UnitId): readonly Note[] {
  const [own, foe] = [unitOf(g, u), unitOf(g, other)];
  const isIn = isInArcOf(own, foe);
  const fires = kindOf(g, u).weapon !== undefined || own.guns !== null;
  const notes: Note[] = [];
  if (fires)
    notes.push({ rule: 'C7b', what: sayAim(isIn ? 'ruler.arc' : 'ruler.arc.out'), tone: isIn ? 'good' : 'bad' });
  if (hasFlanks(foe.formation))
    notes.push({ rule: 'C1g', what: sayAim(`ruler.side.${sectorFor(foe, own)}`, { other: said(g, other) }) });
  return notes;
}
const { environmentCount, generalNear } = CHARTS.distances.entries;
/** C3d C6a C7b C7e C7h C8c What the distance of two units means. */
function betweenUnits(g: Field, u: UnitId, other: UnitId, far: number): readonly Note[] {
  const [own, that] = [unitOf(g, u), unitOf(g, other)];
  const notes: Note[] = [];
  if (own.side !== that.side && isAtLarge(own) && isAtLarge(that)) {
    notes.push(...range(g, u, far), ...arc(g, u, other));
    if (far <= LIMITS.keepsOff)
      notes.push({ rule: 'C3d', what: sayAim('ruler.tooNear', { cm: length(inCm(LIMITS.keepsOff)) }) });
    const { formation, arm } = own;
    if (arm !== 'artillery' && (formation === 'line' || formation === 'attackColumn')) {
      const reach = reachOfCharge(fighterIn(chargeTable(g), u));
      const isWithin = far <= reach;
      const what = sayAim(isWithin ? 'ruler.charge' : 'ruler.charge.out', { cm: length(inCm(reach)) });
      notes.push({ rule: 'C8b', what, tone: isWithin ? 'good' : 'bad' });
    }
    const isSeen = sees(own, that, viewOf(g));
    notes.push({ rule: 'C6a', what: sayAim(isSeen ? 'ruler.seen' : 'ruler.unseen'), tone: isSeen ? 'good' : 'bad' });
  } else if (u !== other && inCm(far) <= environmentCount.cm)
    notes.push({ rule: '1.2-F13', what: sayAim('ruler.counted', { cm: length(environmentCount.cm) }) });
  return notes;
}
/** C12b 1.2-F09 1.2-F17 1.2-F20 What the distance of a general from a unit means to its tests. */
function betweenFigures(g: Field, l: LeaderId, u: UnitId, far: number): readonly Note[] {
  const cm = inCm(far);
  const { kind } = leaderOf(g, l);
  const values = { who: saidPiece(g.w, kind.id), other: said(g, u), cm: length(generalNear.cm) };
  if (!commands(g, l, u)) return [];
  if (inContact(cm))
    return [{ rule: kind.isAide ? '1.2-F11' : '1.2-F09', what: sayAim('ruler.command.contact', values) }];
  if (kind.isAide) return [];
  const isSeen = sees(unitOf(g, u), leaderOf(g, l), viewOf(g));
  if (isNear(cm)) {
    const what = sayAim(isSeen ? 'ruler.command' : 'ruler.command.unseen', values);
    return [{ rule: '1.2-F17', what, tone: isSeen ? 'good' : 'bad' }];
  }
  if (responsibleFor(g, u) !== l) return [];
  const value = `${distanceValue(cm, isSeen, 1)}`;
  return [{ rule: '1.2-F20', what: sayAim('ruler.command.far', { ...values, value }), tone: 'bad' }];
}
export function notesBetween(g: Field, a: Ends, b: Ends, far: number): readonly Note[] {
  if (a.unit !== undefined && b.unit !== undefined) return betweenUnits(g, a.unit, b.unit, far);
  const [leader, unit] = [a.leader ?? b.leader, a.unit ?? b.unit];
  return leader === undefined || unit === undefined ? [] : betweenFigures(g, leader, unit, far);
}
const PHASE = CHARTS.command.generalPhaseQuarters;
/** C3a C12d The time it takes to go so far, on open ground. */
export function notesToPoint(g: Field, { unit, leader }: Ends, far: number): readonly Note[] {
  if (leader !== undefined) {
    const quarters = length(Math.round((far * 100) / rateOf(g, leader)) / 100);
    return [{ rule: 'C12d', what: sayAim('ruler.ride', { quarters, of: PHASE }) }];
  }
  const rate = unit === undefined ? 0 : fieldOf(moveCase(g, unit)).rate;
  if (rate === 0) return [];
  const quarters = length(quartersOf((far * 4 * TICKS) / rate));
  return [{ rule: 'C3a', what: sayAim('ruler.march', { quarters, of: quartersOf(HALF_TICKS) }) }];
}
