import type { Text } from '@tambour/kernel';
import { capitalised, type Handle, same } from '@tambour/stage';

/** One numbered line: an order, or several that are chosen among next. */
export interface Row {
  readonly label: Text;
  readonly handles: readonly Handle[];
}

/** So many orders are listed as they are; more are put together first. */
const FEW = 12;

/** How pieces are called. */
export type TitleOf = (piece: string) => Text;

const alone = (handle: Handle): Row => ({ label: handle.label, handles: [handle] });

/** Orders put together by what they have in common, in the order they come. */
function groups(
  handles: readonly Handle[],
  key: (handle: Handle) => string | undefined,
  label: (key: string, handle: Handle) => Text,
): Row[] {
  const found = new Map<string, Handle[]>();
  const rows: Row[] = [];
  for (const handle of handles) {
    const of = key(handle);
    const group = of === undefined ? undefined : found.get(of);
    if (of === undefined) rows.push(alone(handle));
    else if (group) group.push(handle);
    else {
      const begun = [handle];
      found.set(of, begun);
      rows.push({ label: label(of, handle), handles: begun });
    }
  }
  return rows.map((row) => (row.handles.length === 1 && row.handles[0] ? alone(row.handles[0]) : row));
}

/** Orders as a short list: few as they are; many by piece, those of one piece by what it does, then by where. */
export function menuOf(handles: readonly Handle[], titleOf: TitleOf): readonly Row[] {
  if (handles.length <= FEW) return handles.map(alone);
  // What speaks of no piece comes first: ready, pass, end.
  const free = handles.filter(({ piece }) => piece === undefined);
  const ordered = [...free, ...handles.filter(({ piece }) => piece !== undefined)];
  const ways = [
    groups(
      ordered,
      ({ piece }) => piece,
      (piece) => titleOf(piece),
    ),
    groups(
      ordered,
      ({ verb }) => verb.en,
      (_, { verb }) => capitalised(verb),
    ),
    groups(
      ordered,
      ({ place }) => place,
      (place) => same(`→ ${place}`),
    ),
  ];
  return ways.find((rows) => rows.length > 1 && rows.length < handles.length) ?? ordered.map(alone);
}
