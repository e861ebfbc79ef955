import type { Footprint } from '@tambour/press/table';
import type { TablePoint } from './place.ts';

/** Outlines for overlays of a measured table. They are drawn and decide nothing. */
const turn = ([x, y]: TablePoint, degrees: number): TablePoint => {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * c + y * s, y * c - x * s];
};
const put = (of: Footprint, right: number, ahead: number): TablePoint => {
  const [x, y] = turn([right, ahead], of.facing);
  return [of.x + x, of.y + y];
};

/** The corners of a base: front left, front right, rear right, rear left. */
export const cornersOf = (of: Footprint): readonly [TablePoint, TablePoint, TablePoint, TablePoint] => {
  const [w, d] = [of.width / 2, of.depth / 2];
  return [put(of, -w, d), put(of, w, d), put(of, w, -d), put(of, -w, -d)];
};

/** An arc has a point every so many degrees at most. */
const STEP = 6;
/** Points of an arc about a point, clockwise; degrees clockwise from up the table. */
export const arcAbout = ([x, y]: TablePoint, radius: number, from: number, to: number): TablePoint[] => {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => {
    const [dx, dy] = turn([0, radius], from + ((to - from) * i) / count);
    return [x + dx, y + dy];
  });
};
export const circleAbout = (at: TablePoint, radius: number): TablePoint[] => arcAbout(at, radius, 0, 360).slice(1);

/** Everything that lies no farther than so many centimetres from a base. */
export const bandAround = (of: Footprint, distance: number): TablePoint[] => {
  const [frontLeft, frontRight, rearRight, rearLeft] = cornersOf(of);
  const round = (corner: TablePoint, from: number) =>
    arcAbout(corner, distance, of.facing + from, of.facing + from + 90);
  return [...round(frontRight, 0), ...round(rearRight, 90), ...round(rearLeft, 180), ...round(frontLeft, 270)];
};

/** What lies ahead of a base between two distances and within so many degrees beside its flanks, as guns and muskets bear. */
export const aheadOf = (of: Footprint, near: number, far: number, aside: number): TablePoint[] => {
  const [left, right] = cornersOf(of);
  const edge = (distance: number): TablePoint[] =>
    distance === 0
      ? [left, right]
      : [
          ...arcAbout(left, distance, of.facing - aside, of.facing),
          ...arcAbout(right, distance, of.facing, of.facing + aside),
        ];
  return [...edge(far), ...edge(near).reverse()];
};
