import { liveryOf } from '@tambour/press';
import type { Footprint, OfficerBase, TroopBase } from '@tambour/press/table';
import { type BasedPiece, pointPlace } from '@tambour/stage';

const both = (text: string) => ({ en: text, fr: `fr ${text}` });
const face = (id: string, { x, y }: { readonly x: number; readonly y: number }) => ({
  id,
  side: liveryOf('blue', 0, 'lily'),
  arm: 'infantry' as const,
  name: id,
  band: 'grey' as const,
  owner: 0,
  title: both(id),
  states: [],
  place: pointPlace([x, y]),
});

type Troops = Omit<TroopBase, 'id' | 'side' | 'name' | 'short' | 'isSelected'>;
/** A battalion on a base. */
export const based = (
  id: string,
  base: Partial<Troops> & Pick<Troops, 'x' | 'y'>,
): BasedPiece & { readonly base: Footprint } => ({
  ...face(id, base),
  base: {
    kind: 'troops',
    arm: 'infantry',
    formation: 'line',
    status: 'regular',
    figures: 12,
    lost: 0,
    facing: 0,
    width: 6,
    depth: 2,
    ...base,
  },
});
export const officer = (id: string, at: Pick<OfficerBase, 'x' | 'y'>): BasedPiece => ({
  ...face(id, at),
  base: { kind: 'general', radius: 1, ...at },
});
