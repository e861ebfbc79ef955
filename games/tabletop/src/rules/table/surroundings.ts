import { isWithin } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Shelter } from '../../model/vocabulary.ts';
import type { CommandFigure } from '../morale/command.ts';
import { counts, isNeglected, type Neighbour, routCounts, threatens } from '../morale/environment.ts';
import type { Situation } from '../morale/situation.ts';
import { inCm, LIMITS, lengthsOf } from './measure.ts';
import { cmBetween, distanceOf, isAtLarge, type Placed, type PlacedFigure } from './placed.ts';
import { sectorFor } from './sectors.ts';
import { shelterAt } from './shelter.ts';
import { sees, type View } from './sight.ts';

/** What is around a unit that tests. */
export interface Surroundings
  extends Pick<
    Situation,
    'friends' | 'enemies' | 'enemyRouts' | 'friendlyRouts' | 'testerInMelee' | 'enemyRear' | 'enemyFlank'
  > {
  readonly neglectedRouts: number;
}
/** Who sees whom, and when. */
export interface Looks {
  readonly units: readonly Placed[];
  readonly period: number;
  /** Whether the tester sees a piece. */
  readonly isSeen: (tester: Placed, other: Placed | PlacedFigure) => boolean;
}
/** C6a C6b C6d Looks by sight over the table. */
export const looksIn = (view: View): Looks => ({
  units: view.units,
  period: view.period,
  isSeen: (tester, other) => sees(tester, other, view),
});

/** 1.3d 1.3e 1.3f R15 Whether a unit is in the tester's own melee: it fights it, or fights beside it against the same enemy. */
export const isInMeleeOf = (tester: Placed, other: Placed): boolean =>
  tester.opponents.includes(other) ||
  (other.side === tester.side && other.opponents.some((enemy) => tester.opponents.includes(enemy)));

const isRunning = ({ state }: Placed): boolean => state === 'rout' || state === 'flight';
/** Beyond this nobody is counted, whatever he is. */
const FARTHEST = Math.max(
  ...(['environmentCount', 'routFactor', 'flankRearInfantry', 'flankRearCavalryArtillery'] as const).map((name) =>
    lengthsOf(CHARTS.distances.entries[name].cm),
  ),
);

/** 1.3a 1.3b 1.3c 1.3g 1.3h R15 A unit as the count of friends and enemies sees it. */
const neighbour = (tester: Placed, other: Placed, distance: number, looks: Looks): Neighbour => ({
  figures: other.figures,
  arm: other.arm,
  visible: looks.isSeen(tester, other),
  hasFormation: other.hasFormation,
  inMelee: other.opponents.length > 0,
  ownMelee: isInMeleeOf(tester, other),
  sameRegiment: other.side === tester.side && other.regiment !== null && other.regiment === tester.regiment,
  firedRecently: other.firedLast !== null && looks.period - other.firedLast <= 1,
  distance,
});

/**
 * 1.2-F13 1.2-F14 1.2-F15 1.2-F16 1.2-F18 1.2-F19 1.3a 1.3b 1.3i C1d C1g R15 R19 R53 R68 What positions decide of a test: friends and
 * enemies within 30 cm, routs in view, enemies on the flank and in the rear. Prisoners and freed units count for nothing (C19d).
 */
export function surroundingsOf(tester: Placed, looks: Looks): Surroundings {
  const testerInMelee = tester.opponents.length > 0;
  const witness = { status: tester.status, arm: tester.arm, inMelee: testerInMelee };
  const found = { friends: 0, enemies: 0, enemyRouts: 0, friendlyRouts: 0, neglectedRouts: 0 };
  let enemyRear = false;
  let enemyFlank = false;
  for (const other of looks.units) {
    if (other === tester || !isAtLarge(other)) continue;
    if (!isWithin(tester.shape, other.shape, FARTHEST)) continue;
    const lengths = distanceOf(tester, other);
    const near = neighbour(tester, other, inCm(lengths), looks);
    const isFriend = other.side === tester.side;
    if (counts(near)) {
      if (isFriend) found.friends += near.sameRegiment ? 2 : 1;
      else found.enemies++;
    }
    if (isRunning(other)) {
      const router = isFriend ? 'friend' : 'enemy';
      const { visible, distance } = near;
      // A tester in melee is told of the routs he does not mind: F16 says why it is 0.
      const seen = { router, routing: other, distance, visible } as const;
      if (routCounts({ ...seen, witness: { ...witness, inMelee: false } })) {
        if (isFriend) found.friendlyRouts++;
        else found.enemyRouts++;
      } else if (isFriend && visible && isNeglected(witness, other)) found.neglectedRouts++;
    }
    if (isFriend || !threatens({ ...near, state: other.state })) continue;
    const sector = sectorFor(tester, other);
    if (sector === 'rear') enemyRear = true;
    if (sector === 'flank') enemyFlank = true;
  }
  return { ...found, testerInMelee, enemyRear, enemyFlank };
}

/** What a unit knows of a general or aide besides his place. */
export interface LedBy extends Omit<CommandFigure, 'distance' | 'visible'> {
  readonly figure: PlacedFigure;
}
/** 1.4m 1.4o 1.4p 1.4v 1.2-F09 1.2-F11 1.2-F17 1.2-F20 C1d The generals and aides over a unit as a test sees them: how far, and whether in view. */
export const figuresAround = (tester: Placed, leaders: readonly LedBy[], looks: Looks): readonly CommandFigure[] =>
  leaders.map(({ figure, ...known }) => {
    const distance = cmBetween(tester, figure);
    return { ...known, distance, visible: looks.isSeen(tester, figure) };
  });

/** 1.2-F03 1.2-F13 1.2-F16 1.2-F18 All that positions give to a Situation. */
export const positionalPart = (
  tester: Placed,
  view: View,
  looks: Looks = looksIn(view),
): Surroundings & { readonly shelter: Shelter } => ({
  ...surroundingsOf(tester, looks),
  shelter: shelterAt(tester, view.ground),
});

/** A shot of a battery that may have supported a unit. */
export interface SupportingShot {
  readonly battery: Placed;
  readonly period: number;
  /** At whom. */
  readonly at: Placed;
}
/**
 * 1.2-F28 The batteries that support a unit: in battery, manned, out of melee and near; they fired, this period or the last, at an enemy who is
 * near it now, or who charged, shot at or fought it in that time (`hasTroubled`).
 */
export function supportingBatteries(
  tester: Placed,
  shots: readonly SupportingShot[],
  period: number,
  hasTroubled: (enemy: Placed) => boolean,
): number {
  const found = new Set<Placed>();
  for (const { battery, period: fired, at } of shots) {
    if (battery === tester || battery.side !== tester.side || battery.guns === null) continue;
    if (battery.formation !== 'unlimbered' || battery.opponents.length > 0 || period - fired > 1) continue;
    if (distanceOf(tester, battery) > LIMITS.support) continue;
    const isNear = at.state !== 'gone' && distanceOf(tester, at) <= LIMITS.support;
    if (isNear || hasTroubled(at)) found.add(battery);
  }
  return found.size;
}
