import type { Text } from '@tambour/kernel';
import {
  aheadOf,
  arcAbout,
  bandAround,
  circleAbout,
  cornersOf,
  line,
  type Mark,
  overlayBy,
  shape,
  type Tone,
} from '@tambour/stage';
import type { OverlayId } from '../../front.ts';
import { CHARTS } from '../../model/charts.ts';
import { distanceValue } from '../../rules/morale/command.ts';
import { inCm } from '../../rules/table/measure.ts';
import { distanceOf } from '../../rules/table/placed.ts';
import { hasFlanks } from '../../rules/table/sectors.ts';
import { sees } from '../../rules/table/sight.ts';
import { length } from '../../texts/measure.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { responsibleFor } from '../chain.ts';
import { valueAt } from '../model/columns.ts';
import { NO_LEADER, type UnitId } from '../model/ids.ts';
import { saidPiece, saidUnit } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { kindOf, leaderOf, leadersOf, unitOf, unitsOf, viewOf } from '../model/views.ts';
import { footprintOf, unitCover } from './outline.ts';
import { cm, leaderPlace, unitPlace } from './place.ts';

/** The unit picked, if it is one that stands on the table. */
const picked = (g: Field, piece: string | undefined): UnitId | undefined => {
  const u = g.w.unitIndex.get(piece);
  return u !== undefined && unitOf(g, u).state !== 'gone' ? u : undefined;
};
const said = (g: Field, u: UnitId): Text => saidUnit(g.w, u);
const { sectorLinesDegrees: ASIDE } = CHARTS.positions;

/** C7e C7h The bands of range of a weapon, nearest first, in centimetres. */
function bandsOf(g: Field, u: UnitId): readonly { readonly name: Text; readonly to: number }[] {
  const { calibre, weapon } = kindOf(g, u);
  if (calibre) {
    const ranges = CHARTS.artillery.calibres[calibre];
    return (['canister', 'half', 'max'] as const).map((band) => ({ name: sayStudy(`band.${band}`), to: ranges[band] }));
  }
  if (!weapon) return [];
  return CHARTS.smallArms[weapon].map(({ to, losses }) => ({ name: sayStudy('band.losses', { n: losses }), to }));
}
function ranges(g: Field, piece: string | undefined): readonly Mark[] {
  const u = picked(g, piece);
  if (u === undefined) return [];
  const footprint = footprintOf(g, u);
  return bandsOf(g, u).map(({ name, to }): Mark => {
    const outline =
      footprint && hasFlanks(unitOf(g, u).formation)
        ? aheadOf(footprint, 0, to, ASIDE)
        : (unitCover(g, u)?.points.flatMap((corner) => circleAbout(corner, to)) ?? []);
    return shape(footprint && !hasFlanks(unitOf(g, u).formation) ? bandAround(footprint, to) : outline, 'plain', name, {
      label: sayStudy('cm', { cm: length(to) }),
    });
  });
}

/** How far the zones about a unit are drawn: as far as enemies on its flank or rear count. */
const ZONE = CHARTS.distances.entries.flankRearCavalryArtillery.cm;
/** C1g The front, flanks and rear of a unit: lines at 45 degrees from its corners. */
function arcs(g: Field, piece: string | undefined): readonly Mark[] {
  const u = picked(g, piece);
  const footprint = u === undefined ? undefined : footprintOf(g, u);
  if (u === undefined || !footprint || !hasFlanks(unitOf(g, u).formation)) return [];
  const turned = (by: number) => ({ ...footprint, facing: footprint.facing + by });
  const [frontLeft, frontRight, rearRight, rearLeft] = cornersOf(footprint);
  const { facing } = footprint;
  const right = [
    ...arcAbout(frontRight, ZONE, facing + ASIDE, facing + 90),
    ...arcAbout(rearRight, ZONE, facing + 90, facing + 180 - ASIDE),
    rearRight,
    frontRight,
  ];
  const left = [
    ...arcAbout(rearLeft, ZONE, facing + 180 + ASIDE, facing + 270),
    ...arcAbout(frontLeft, ZONE, facing + 270, facing + 360 - ASIDE),
    frontLeft,
    rearLeft,
  ];
  return [
    shape(aheadOf(footprint, 0, ZONE, ASIDE), 'good', sayStudy('zone.front'), {
      isFilled: true,
      label: sayStudy('zone.front'),
    }),
    shape(left, 'plain', sayStudy('zone.flank'), { label: sayStudy('zone.flank') }),
    shape(right, 'plain', sayStudy('zone.flank'), { label: sayStudy('zone.flank') }),
    shape(aheadOf(turned(180), 0, ZONE, ASIDE), 'bad', sayStudy('zone.rear'), {
      isFilled: true,
      label: sayStudy('zone.rear'),
    }),
  ];
}

/** C6a Which enemies it sees. */
function sight(g: Field, piece: string | undefined): readonly Mark[] {
  const u = picked(g, piece);
  if (u === undefined) return [];
  const viewer = unitOf(g, u);
  const from = unitPlace(g, u);
  const view = viewOf(g);
  return unitsOf(g).flatMap((other): Mark[] => {
    const to = unitPlace(g, other.u);
    if (other.side === viewer.side || from === undefined || to === undefined) return [];
    const isSeen = sees(viewer, other, view);
    const title = sayStudy(isSeen ? 'sight.seen' : 'sight.hidden', { unit: said(g, other.u) });
    return [line(from, to, isSeen ? 'good' : 'bad', title)];
  });
}

const { generalNear } = CHARTS.distances.entries;
/** C12b 1.2-F17 1.2-F20 How far each general reaches, and how far each unit is from its own. */
function command(g: Field): readonly Mark[] {
  const circles = leadersOf(g).flatMap(({ l, isOnTable, kind }): Mark[] => {
    if (!isOnTable || kind.isAide) return [];
    const at = [cm(valueAt(g.s.leader.x, l)), cm(valueAt(g.s.leader.y, l))] as const;
    const radius = generalNear.cm + CHARTS.cells.general.radius;
    const title = sayStudy('command.near', { who: saidPiece(g.w, kind.id), cm: length(generalNear.cm) });
    return [shape(circleAbout(at, radius), sideTone(g, kind.side), title)];
  });
  const lines = unitsOf(g).flatMap(({ u, state }): Mark[] => {
    const l = state === 'gone' || u >= g.w.units ? NO_LEADER : responsibleFor(g, u);
    if (l < 0) return [];
    const leader = leaderOf(g, l);
    const unit = unitOf(g, u);
    const far = inCm(distanceOf(unit, leader));
    const value = distanceValue(far, sees(unit, leader, viewOf(g)), 1);
    const [from, to] = [unitPlace(g, u), leaderPlace(g, l)];
    if (from === undefined || to === undefined) return [];
    const title = sayStudy('command.far', { unit: said(g, u), cm: length(far), value: `${value}` });
    return [line(from, to, value > 0 ? 'good' : value < 0 ? 'bad' : 'plain', title)];
  });
  return [...circles, ...lines];
}
const sideTone = (_: Field, side: number): Tone => (side === 0 ? 'own' : 'enemy');

/** 1.2-F13 1.2-F15 1.2-F18 The distances at which others count in a test of morale. */
function near(g: Field, piece: string | undefined): readonly Mark[] {
  const u = picked(g, piece);
  const footprint = u === undefined ? undefined : footprintOf(g, u);
  if (!footprint) return [];
  const { environmentCount, flankRearInfantry } = CHARTS.distances.entries;
  return [flankRearInfantry.cm, environmentCount.cm].map((far) =>
    shape(bandAround(footprint, far), 'plain', sayStudy(far === environmentCount.cm ? 'near.count' : 'near.flank'), {
      label: sayStudy('cm', { cm: length(far) }),
    }),
  );
}

const MARKS: Readonly<Record<OverlayId, (g: Field, piece: string | undefined) => readonly Mark[]>> = {
  ranges,
  arcs,
  sight,
  command,
  near,
};
export const overlay = overlayBy<Field>(MARKS);
