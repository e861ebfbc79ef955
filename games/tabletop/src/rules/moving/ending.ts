import {
  advanced,
  type Base,
  FINE,
  fineStepX,
  fineStepY,
  partX,
  partY,
  type Spot,
  wheeled,
  wrapHeading,
} from '@tambour/boards';

/**
 * Where a way is to end. A command of one element ends on whole tenths of a millimetre. The elements of a march are exact (`fine`), and its
 * last run ends on the point commanded (`snap`), if it comes within a tenth of it on both axes; otherwise it does not lead there.
 */
export type Ending = { readonly snap: Readonly<Spot> } | 'fine' | 'whole';
const DIVIDED = 1 / FINE;
function endOf(from: Readonly<Base>, x: number, y: number, heading: number, ending: Ending): Base | null {
  const { width, depth } = from;
  if (ending === 'fine') return { x: x * DIVIDED, y: y * DIVIDED, heading, width, depth };
  if (ending === 'whole') return { x: Math.round(x * DIVIDED), y: Math.round(y * DIVIDED), heading, width, depth };
  const { snap } = ending;
  const isThere = Math.abs(snap.x * FINE - x) <= FINE && Math.abs(snap.y * FINE - y) <= FINE;
  return isThere ? { x: snap.x, y: snap.y, heading, width, depth } : null;
}
/** Where a straight way ends. */
export function afterWay(base: Readonly<Base>, heading: number, length: number, ending: Ending): Base | null {
  if (ending === 'whole') {
    const end = { x: 0, y: 0, heading: 0 };
    advanced(base, heading, length, end);
    return { ...base, x: end.x, y: end.y };
  }
  const x = base.x * FINE + fineStepX(heading, length);
  return endOf(base, x, base.y * FINE + fineStepY(heading, length), base.heading, ending);
}
/** Where a wheel ends. */
export function afterWheel(base: Readonly<Base>, turn: number, ending: Ending): Base | null {
  if (ending === 'whole') {
    const end = { x: 0, y: 0, heading: 0 };
    wheeled(base, turn, end);
    return { ...base, ...end };
  }
  const width = turn < 0 ? -base.width : base.width;
  const heading = wrapHeading(base.heading + turn);
  const x = base.x * FINE + partX(base.heading, width, base.depth) - partX(heading, width, base.depth);
  const y = base.y * FINE + partY(base.heading, width, base.depth) - partY(heading, width, base.depth);
  return endOf(base, x, y, heading, ending);
}
