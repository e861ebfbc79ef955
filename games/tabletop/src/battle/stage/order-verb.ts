import { FINE, holdsPoint } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import type { TablePoint } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import { saidGround, saidPiece } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { unitOf } from '../model/views.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { lengths, pointWords } from './place.ts';

type OrderCommand = Extract<TabletopCommand, { readonly type: 'order' }>;

/** A place as an order means it: a village or a hill by its name, where the unit stands, or else a point. */
function placeOfOrder(g: Field, unit: string, at: TablePoint): Text {
  const [x, y] = at.map(lengths) as [number, number];
  const { sectors, hills } = g.w.ground;
  const named = [...sectors, ...hills].find(({ shape }) => holdsPoint(shape, x * FINE, y * FINE));
  if (named) return saidGround(g.w, named.id);
  const u = g.w.unitIndex.get(unit);
  const base = u === undefined ? undefined : unitOf(g, u).base;
  return base?.x === x && base.y === y ? sayStage('verb.order.here') : pointWords(at);
}
/** C11b An order in a word or two, told apart from others of its kind: "order: hold the farm". */
export function orderVerb(g: Field | undefined, { unit, order, at, of }: OrderCommand): Text {
  if (g && of !== undefined) return sayStage('verb.order.support', { of: saidPiece(g.w, of) });
  if (g && at !== undefined)
    return sayStage(order === 'MARCH' ? 'verb.order.march' : 'verb.order.hold', { at: placeOfOrder(g, unit, at) });
  const { en, fr } = sayStage(`order.${order}`);
  return sayStage('verb.order', { order: { en: en.toLowerCase(), fr: fr.toLowerCase() } });
}
