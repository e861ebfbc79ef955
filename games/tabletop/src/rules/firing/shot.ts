import type { Modifier } from '@tambour/kernel';
import { totalOf } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import { type Line, modifier } from '../../model/sum.ts';
import type { Band, Formation, Shelter, Shot as ShotKind, Weapon } from '../../model/vocabulary.ts';
import { bandOf, lossesBy } from '../fire.ts';
import { firingFigures, type ShotPart } from './figures.ts';
import type { Shooter, Target } from './shooter.ts';

/** How near: a distance in centimetres, or the closest band there is, as at a charge. */
export type Range = number | 'closest';

/** One shot before its die. */
export interface Shot {
  readonly part: ShotPart;
  /** As morale counts it. */
  readonly kind: ShotKind;
  /** Of guns. */
  readonly band: Band | null;
  readonly figures: number;
  /** Losses for each figure, before modifiers and die. */
  readonly rate: number;
  /** In per cent. */
  readonly items: readonly Modifier[];
  /** What they come to, not below the floor. */
  readonly percent: number;
}

const { smallArms, artillery, shelterFire, sums } = CHARTS;
const bandsOf = (weapon: Weapon) => smallArms[weapon];
/** C7e C8h Losses for a figure with a musket or carbine: by the band the distance lies in, none beyond the last. */
export const smallArmsRate = (weapon: Weapon, range: Range): number =>
  (range === 'closest' ? bandsOf(weapon)[0] : bandsOf(weapon).find(({ to }) => range <= to))?.losses ?? 0;
/** C7e C7h How far a unit can fire, in centimetres. */
export function rangeOf({ weapon, calibre }: Pick<Shooter, 'weapon' | 'calibre'>): number {
  if (calibre) return artillery.calibres[calibre].max;
  return weapon ? (bandsOf(weapon).at(-1)?.to ?? 0) : 0;
}

const COLUMNS: readonly Formation[] = ['attackColumn', 'marchColumn', 'square'];
const SHELTERED: Readonly<Record<Exclude<Shelter, 'none'>, Line>> = {
  light: 'targetLight',
  hard: 'targetHard',
  house: 'targetHouse',
};
type Add = (rule: RuleId, value: number, what: Line, holds: boolean) => void;
function listed(fill: (add: Add) => void): readonly Modifier[] {
  const items: Modifier[] = [];
  fill((rule, value, what, holds) => {
    if (holds) items.push(modifier(rule, value, what));
  });
  return items;
}
const behind = (add: Add, rule: RuleId, target: Target, by: (typeof shelterFire)['smallArms']): void => {
  if (target.shelter !== 'none') add(rule, by[target.shelter], SHELTERED[target.shelter], true);
};

/** C7g C7m C7n C7o C3j C4b C13a What adds to and takes from a shot of small arms, item by item. */
export function smallArmsModifiers(unit: Shooter, part: ShotPart, target: Target): readonly Modifier[] {
  const by = smallArms.modifiers;
  const isSkirmish = part === 'screen' || unit.formation === 'skirmish';
  const { status } = unit;
  return listed((add) => {
    add('C7g', by.targetColumnOrSquare, 'targetColumnOrSquare', COLUMNS.includes(target.formation));
    add('C7g', by.targetSkirmish, 'targetSkirmish', target.formation === 'skirmish');
    behind(add, 'C7g', target, shelterFire.smallArms);
    add('C3j', by.screenAgainstSkirmishers, 'targetScreened', isSkirmish && target.isScreenOut);
    add('C7g', by.shooterGuardOrElite, 'guardOrEliteFire', status === 'guard' || status === 'elite');
    add('C7g', by.shooterMilitiaOrIrregular, 'militiaOrIrregularFire', status === 'militia' || status === 'irregular');
    add('C7g', by.shooterDisorganised, 'disorganisedFire', unit.degradation === 'disorganised');
    add('C7m', by.shooterMovedMoreThanHalf, 'movedMuch', unit.quartersMoved > sums.movedQuarters);
    const isInLine = part === 'all' && unit.formation === 'line';
    add('C7g', by.britishLineInLine, 'britishLine', isInLine && unit.type === sums.inLineType);
    add('C7o', by.eliteCompaniesPresent, 'eliteCompanies', unit.hasElite && !unit.isScreenOut);
  });
}
/** C7h C7i C4b The same for guns: deep targets suffer from round shot, not from canister; gunners lose by disorder as others do. */
export function artilleryModifiers(unit: Shooter, band: Band, target: Target): readonly Modifier[] {
  const by = artillery.modifiers;
  const disorganised = CHARTS.degradation.levels.find(({ code }) => code === unit.degradation)?.fire ?? 0;
  return listed((add) => {
    const isDeep = COLUMNS.includes(target.formation);
    add('C7i', by.targetColumnOrSquare, 'targetColumnOrSquare', isDeep && band !== 'canister');
    add('C7i', by.targetLimbered, 'targetLimbered', target.formation === 'limbered');
    add('C7i', by.targetSkirmish, 'targetSkirmish', target.formation === 'skirmish');
    add('C7i', by.enfiladeFlankOfLine, 'fromItsFlank', target.formation === 'line' && target.isFromFlank);
    behind(add, 'C7i', target, shelterFire.artillery);
    add('C4b', disorganised, 'disorganisedFire', disorganised !== 0);
    add('C7i', by.batteryMovedByHand, 'byHand', unit.isMovedByHand);
  });
}

/** C7e C7g C7h C7i C7j C7n C8h A shot of a unit, its screen or a side of its square: null out of range. Fire at a charge is at the closest band, canister for guns. */
export function shotAt(unit: Shooter, part: ShotPart, target: Target, range: Range): Shot | null {
  const figures = firingFigures(unit, part);
  if (unit.calibre) {
    const band = range === 'closest' ? 'canister' : bandOf(unit.calibre, range);
    if (!band) return null;
    const items = artilleryModifiers(unit, band, target);
    const rate = artillery.calibres[unit.calibre].losses[band];
    const percent = Math.max(artillery.floor, totalOf(items));
    return { part, kind: band === 'canister' ? 'canister' : 'formed', band, figures, rate, items, percent };
  }
  const rate = unit.weapon ? smallArmsRate(unit.weapon, range) : 0;
  if (rate === 0) return null;
  const items = smallArmsModifiers(unit, part, target);
  const kind = part === 'screen' || unit.formation === 'skirmish' ? 'skirmish' : 'formed';
  return { part, kind, band: null, figures, rate, items, percent: Math.max(smallArms.floor, totalOf(items)) };
}
/** C7j What a shot costs with a face of the die, of the men who are left. */
export const lossesOf = (shot: Shot, die: number, left: number): number =>
  lossesBy({ ...shot, modifiers: shot.percent, floor: shot.percent, die, menLeft: left });
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** C7j What each face would give, from 1 to 6. */
export const outlookOfShot = (shot: Shot, left: number): readonly number[] =>
  FACES.map((die) => lossesOf(shot, die, left));
