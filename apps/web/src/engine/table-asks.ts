import { type Reader, read } from '@tambour/kernel';
import type { RulerEnd, TablePoint } from '@tambour/stage';
import type { TableRequests } from '../match/table-view.ts';

const { anything, integer, list, object, string } = read;
const id = string(80);
/** Centimetres of a table, with decimals. */
const cm: Reader<number> = (v, path) =>
  typeof v === 'number' && v >= -1000 && v <= 1000 ? v : read.bad(path, 'a number from -1000 to 1000', v);
const point: Reader<TablePoint> = (v, path) => {
  const [x, y, ...more] = list(cm, 2)(v, path);
  return x === undefined || y === undefined || more.length > 0 ? read.bad(path, 'a point [x, y]', v) : [x, y];
};
const rulerEnd: Reader<RulerEnd> = (v, path) => {
  const { piece, point: at } = object({}, { piece: id, point })(v, path);
  if (piece !== undefined && at === undefined) return { piece };
  return at !== undefined && piece === undefined ? { point: at } : read.bad(path, 'a piece or a point', v);
};

/** What each question about a measured table must bring; read with the answer, since few battles are asked one. */
export const TABLE_ASKS: { readonly [N in keyof TableRequests]: Reader<TableRequests[N]['ask']> } = {
  aim: object({ piece: id, to: point, snap: cm }, { facing: cm, onto: id, verb: id }),
  ghost: object({ command: anything }),
  measure: object({ from: rulerEnd, to: rulerEnd, at: integer(0, 1_000_000) }),
};
