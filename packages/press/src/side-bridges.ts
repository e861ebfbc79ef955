import { directionName, hexLabel, neighbour } from '@tambour/boards';
import { distance } from './curve.ts';
import type { SideBridge } from './hex-sheet.ts';
import { area, at, group, line, number } from './ink.ts';
import { directionAngle, sideMiddle } from './layout.ts';
import type { Palette } from './palette.ts';
import { APART } from './road-course.ts';
import { railway, track } from './roads.ts';
import { courseAt } from './side-course.ts';
import { HALF_WATER } from './side-waters.ts';
import type { Survey } from './survey.ts';

type Surface = SideBridge['ways'][number];
/** Half the width of a deck: a railway needs a track of its own beside the road. */
const isShared = (ways: readonly Surface[]): boolean => ways.includes('rail') && ways.length > 1;
const halfDeck = (ways: readonly Surface[]): number => (isShared(ways) ? 12 : 5);

/** The ways as they go over, so that a road does not end at its bridge. `hand` is the side of the railway. */
const onDeck = (reach: number, ways: readonly Surface[], hand: 1 | -1, ink: Palette): string => {
  const road = ways.find((way) => way !== 'rail');
  const off = isShared(ways) ? APART * hand : 0;
  const at = (y: number): string => `M${number(-reach - 4)} ${number(y)}H${number(reach + 4)}`;
  return (
    (road === 'paved' ? line(at(-off), ink.ink, 7.4) + line(at(-off), ink.highway, 5.1) : '') +
    (road === 'track' ? track(at(-off), ink) : '') +
    (ways.includes('rail') ? railway(at(off), ink) : '')
  );
};

/** Bridges on hexsides. They run along x, over water that passes from -y to +y. */
export const sideBridge = (half: number, ways: readonly Surface[], hand: 1 | -1, ink: Palette): string => {
  const reach = half + 6;
  const wide = halfDeck(ways);
  const [wing, deck] = [number(wide + 3.4), number(wide)];
  return (
    area(
      `M${number(-reach - 4)}-${wing}l4 3.4h${number(2 * reach)}l4-3.4v${number(2 * (wide + 3.4))}l-4-3.4h${number(-2 * reach)}l-4 3.4z`,
      ink.road,
    ) +
    onDeck(reach, ways, hand, ink) +
    line(
      `M${number(-reach - 4)}-${wing}L${number(-reach)}-${deck}H${number(reach)}l4-3.4M${number(-reach - 4)} ${wing}L${number(-reach)} ${deck}H${number(reach)}l4 3.4`,
      ink.ink,
      2,
      { 'stroke-linejoin': 'round' },
    )
  );
};

/** Blown up: two ragged stubs, fallen stones, and a cross over it all. */
export const blownBridge = (half: number, ways: readonly Surface[], ink: Palette): string => {
  const wide = halfDeck(ways);
  const reach = half + 6;
  const gap = Math.max(2, half * 0.62);
  const stub = area(
    `M${number(-reach - 4)}-${number(wide + 3.4)}l4 3.4H${number(-gap)}l-3 ${number(wide * 0.6)}l3.4 ${number(wide * 0.5)}l-4 ${number(wide * 0.9)}H${number(-reach)}l-4 3.4z`,
    ink.road,
    { stroke: ink.ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' },
  );
  const arm = number(Math.max(12, half + 3));
  const cross = `M-${arm}-${arm}L${arm} ${arm}M${arm}-${arm}L-${arm} ${arm}`;
  return (
    stub +
    group({ transform: 'rotate(180)' }, stub) +
    line(cross, ink.card, 6.4, { 'stroke-linecap': 'round' }) +
    line(cross, ink.alarm, 3.6, { 'stroke-linecap': 'round' })
  );
};

const drawBridge = (survey: Survey, bridge: SideBridge, ink: Palette): string => {
  const middle = sideMiddle(survey.layout, bridge);
  const under = survey.sides
    .map((course) => ({ course, ...courseAt(course.line, middle) }))
    .sort((a, b) => distance(a.at, middle) - distance(b.at, middle))[0];
  const half = under === undefined ? HALF_WATER.canal : HALF_WATER[under.course.kind];
  const other = neighbour(survey.sheet.grid, bridge.hex, bridge.direction) ?? -1;
  const name = `${hexLabel(survey.sheet.grid, bridge.hex)}:${directionName(bridge.direction)}`;
  return group(
    {
      class: `side-bridge${bridge.isBroken ? ' broken' : ''}`,
      'data-side': name,
      transform: at(middle, directionAngle(bridge.direction)),
    },
    bridge.isBroken
      ? blownBridge(half, bridge.ways, ink)
      : sideBridge(half, bridge.ways, bridge.hex < other ? 1 : -1, ink),
  );
};

/** With the works, not with the ground: what is blown up in a battle is drawn anew without the fields. */
export const drawSideBridges = (survey: Survey, ink: Palette): string => {
  const bridges = survey.sheet.sideBridges ?? [];
  return bridges.length === 0
    ? ''
    : group({ class: 'side-bridges' }, ...bridges.map((bridge) => drawBridge(survey, bridge, ink)));
};
