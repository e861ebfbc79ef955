import { itemAt } from '@tambour/kernel';
import { heading, moved, nearest } from './curve.ts';
import type { Bridge, Hexside } from './hex-sheet.ts';
import { area, at, element, group, line, number, type Point } from './ink.ts';
import { directionAngle, polar, sideMiddle } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** Bridges lie along their axis, square to the water. The drawing runs along x; the river passes from -y to +y. */
export const stoneBridge = (half: number, ink: Palette): string => {
  const reach = half + 9;
  const deck = number(2 * reach - 6);
  const piers = [-0.5, 0, 0.5].map((share) => share * half * 1.5);
  return [
    area(`M${number(-reach - 5)}-8.6h5l3 2.6h${deck}l3-2.6h5v17.2h-5l-3-2.6h-${deck}l-3 2.6h-5z`, ink.road, {
      stroke: ink.ink,
      'stroke-width': 1.3,
      'stroke-linejoin': 'round',
    }),
    ...piers.map((x) =>
      area(`M${number(x - 2.2)} 6v3l2.2 3l2.2-3v-3zM${number(x - 2.2)}-6v-3l2.2-3l2.2 3v3z`, ink.wall, {
        stroke: ink.ink,
        'stroke-width': 0.9,
      }),
    ),
    line(`M${number(-reach)}-3.9h${number(2 * reach)}M${number(-reach)} 3.9h${number(2 * reach)}`, ink.ink, 0.6),
  ].join('');
};

const pontoonBridge = (half: number, ink: Palette): string => {
  const reach = half + 7;
  const boats: string[] = [];
  for (let x = -half + 3; x <= half - 2; x += 6.6) {
    boats.push(`M${number(x)} -11c2.6 2.4 2.6 4 2.6 11s0 8.6-2.6 11c-2.6-2.4-2.6-4-2.6-11s0-8.6 2.6-11z`);
  }
  const planks: string[] = [];
  for (let x = -reach + 2; x < reach; x += 2.6) planks.push(`M${number(x)} -4.2v8.4`);
  return [
    area(boats.join(''), ink.wall, { stroke: ink.ink, 'stroke-width': 0.9 }),
    element('rect', {
      x: -reach,
      y: -4.4,
      width: 2 * reach,
      height: 8.8,
      fill: ink.road,
      stroke: ink.ink,
      'stroke-width': 1.1,
    }),
    line(planks.join(''), ink.ink, 0.5),
  ].join('');
};

/** A broken bridge: the water closes over the road between two ragged ends. */
export const brokenBridge = (half: number, ink: Palette): string => {
  const reach = half + 9;
  const gap = half * 0.45;
  const stub = `M${number(-reach - 5)}-8.6h5l3 2.6H${number(-gap)}l-4 2.6l5 2.2l-6 2.8l4.5 4.4H${number(-reach + 3)}l-3 2.6h-5z`;
  const drift = [-0.5, 0.1, 0.6].map((share, i) => `M${number(share * gap - 4)} ${9 + 4 * i}l8-2.5`);
  return [
    element('ellipse', { rx: number(gap + 6), ry: 11, fill: ink.water }),
    line(drift.join(''), ink.ink, 1.4),
    ...[0, 180].map((turn) =>
      group(
        { transform: at([0, 0], turn) },
        area(stub, ink.road, { stroke: ink.ink, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }),
      ),
    ),
  ].join('');
};

const drawBridge = (survey: Survey, bridge: Bridge, ink: Palette): string => {
  const middle = survey.layout.center(bridge.hex);
  const axis = polar(directionAngle(bridge.direction), 1);
  let half = 18;
  let place: Point = middle;
  for (const river of survey.rivers) {
    const { distance, index } = nearest(river.center, middle);
    if (distance > 20) continue;
    half = itemAt(river.half, index);
    // Along the axis only: the road must still meet it.
    const [x, y] = itemAt(river.center, index);
    const [dx, dy] = [x - middle[0], y - middle[1]];
    place = moved(middle, axis, dx * axis[0] + dy * axis[1]);
  }
  return group(
    {
      class: `bridge ${bridge.kind}${bridge.isBroken ? ' broken' : ''}`,
      transform: at(place, directionAngle(bridge.direction)),
    },
    bridge.isBroken
      ? brokenBridge(half, ink)
      : bridge.kind === 'stone'
        ? stoneBridge(half, ink)
        : pontoonBridge(half, ink),
  );
};

/** A culvert: two parapets where the road steps over a stream. */
const drawCulvert = (survey: Survey, side: Hexside, ink: Palette): string => {
  const middle = sideMiddle(survey.layout, side);
  const road = survey.roads
    .map((candidate) => ({ course: candidate, hit: nearest(candidate.line, middle) }))
    .sort((a, b) => a.hit.distance - b.hit.distance)[0];
  const course = road?.course.line ?? [];
  const index = road?.hit.index ?? 0;
  const [dx, dy] = heading(course[index - 1] ?? middle, course[index + 1] ?? middle);
  return culvert(middle, (Math.atan2(dy, dx) * 180) / Math.PI, ink);
};

export const culvert = (middle: Point, turn: number, ink: Palette): string =>
  group(
    { class: 'bridge culvert', transform: at(middle, turn) },
    element('rect', { x: -9, y: -3.6, width: 18, height: 7.2, fill: ink.road }),
    line('M-11.5-5.5l2.5 2h18l2.5-2M-11.5 5.5l2.5-2h18l2.5 2', ink.ink, 1.2),
  );

export const drawBridges = (survey: Survey, ink: Palette): string =>
  group(
    { class: 'bridges' },
    ...survey.sheet.bridges.map((bridge) => drawBridge(survey, bridge, ink)),
    ...survey.sheet.streams.flatMap((stream) => stream.bridges.map((side) => drawCulvert(survey, side, ink))),
  );
