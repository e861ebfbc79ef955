import { CENTIMETRE } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';

/** A figure of the charts, in centimetres, as the table measures: in whole tenths of a millimetre. */
export const lengthsOf = (cm: number): number => Math.round(cm * CENTIMETRE);

/**
 * C1d R1 A distance of the table as the chapter reads it, in centimetres. Both a distance and a limit with two decimals are the doubles
 * nearest to them, so that to compare these is to compare tenths of a millimetre.
 */
export const inCm = (lengths: number): number => lengths / CENTIMETRE;

const { distances, positions, compulsoryPath, sight, convoy, cells } = CHARTS;
/** Limits of the rules that positions are held against, in tenths of a millimetre. */
export const LIMITS = {
  behind: lengthsOf(positions.behindWithinCm),
  screened: lengthsOf(positions.screenEnemiesWithinCm),
  shelterLine: lengthsOf(positions.shelterLineWithinCm),
  preferredTarget: lengthsOf(positions.preferredTargetWithinCm),
  support: lengthsOf(positions.supportWithinCm),
  refuge: lengthsOf(positions.figureRefugeWithinCm),
  keepsOff: lengthsOf(positions.normalMoveKeepsCm),
  forcedMarch: lengthsOf(positions.forcedMarchBeyondCm),
  supportOrder: lengthsOf(positions.supportOrderWithinCm),
  holdOrder: lengthsOf(positions.holdOrderWithinCm),
  passed: lengthsOf(distances.entries.interpenetrationPass.cm),
  sight: lengthsOf(sight.maxCm),
  woodInSight: lengthsOf(sight.woodBlocksBeyondCm),
  concealedDeeper: lengthsOf(sight.concealedInWoodDeeperThanCm),
  goalBeyond: lengthsOf(compulsoryPath.goalBeyondCm),
  surrender: lengthsOf(compulsoryPath.surrenderEnemyWithinCm),
  blocked: lengthsOf(compulsoryPath.blockedBelowCm),
  captor: lengthsOf(convoy.captorWithinCm),
  general: lengthsOf(cells.general.radius),
  aide: lengthsOf(cells.aide.radius),
} as const;
