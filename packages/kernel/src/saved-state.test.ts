import { describe, expect, it } from 'vitest';
import { shape } from './buffer.ts';
import { dump, load, named, whole } from './codec.ts';
import { bytesUpTo, saved, savedBytes, savedState } from './saved-state.ts';

const { layout, codecs } = savedState((w: { readonly units: readonly string[] }) => ({
  unit: {
    names: w.units,
    columns: {
      at: saved('u16', whole(0, 999)),
      state: saved('u8', named(['fit', 'shaken'])),
      ...bytesUpTo({ hits: 3 }),
    },
  },
  battle: { columns: savedBytes(whole(0, 1), 'isOver', 'isNight') },
  held: { rows: 4, columns: { by: 'u8' }, derived: true },
}));
const world = { units: ['a', 'b'] };

describe('a state told once', () => {
  it('has a column of each, and rows as many as it has names', () => {
    const state = shape(layout(world)).create();
    expect([state.unit.at.length, state.unit.hits.length, state.battle.isOver.length, state.held.by.length]).toEqual([
      2, 2, 1, 4,
    ]);
    expect(state.unit.at).toBeInstanceOf(Uint16Array);
  });
  it('is written as it is told and read back, but for what is derived', () => {
    const of = layout(world);
    const state = shape(of).create();
    state.unit.at[1] = 700;
    state.unit.state[1] = 1;
    state.held.by[2] = 9;
    const json = dump(state, of, codecs(world));
    expect(json).toEqual({
      unit: { a: { at: 0, state: 'fit', hits: 0 }, b: { at: 700, state: 'shaken', hits: 0 } },
      battle: { isOver: 0, isNight: 0 },
    });
    const other = shape(of).create();
    load(other, of, codecs(world), json);
    expect([...other.unit.at, ...other.held.by]).toEqual([0, 700, 0, 0, 0, 0]);
    expect(() => load(other, of, codecs(world), { ...json, battle: { isOver: 2, isNight: 0 } })).toThrow(
      'battle.isOver',
    );
  });
});
