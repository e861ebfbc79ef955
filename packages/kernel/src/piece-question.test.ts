import { describe, expect, it } from 'vitest';
import { ActionList, EVERY, NO_PIECE } from './action.ts';
import type { Question } from './game.ts';
import { askPiece, askPieces, askSide } from './piece-question.hot.ts';

const [SHOOT, HOLD] = [3, 7];
const rest = {
  name: 'reply',
  rule: '1a',
  side: () => 0,
  act: () => undefined,
  refuse: () => [],
  prompt: () => ({ en: 'Shoot?', fr: 'Tirer ?' }),
};
/** Three guns, the second of which has nothing to shoot at. */
const guns = askPieces<object>({
  ...rest,
  declines: HOLD,
  pieces: (_f, first) => [first, first + 1, first + 2],
  listOf(_f, out, piece, first) {
    if (piece !== first + 1) out.add(SHOOT, piece);
  },
});
const listed = (question: Question<object>, piece: number, enough?: number): string[] => {
  const out = new ActionList();
  out.clear(enough);
  question.list({}, out, piece, 10, 0, 0, 0);
  return Array.from({ length: out.count }, (_, i) => `${out.at(i).verb} ${out.at(i).a}`);
};
const pool = (question: Question<object>): number[] => {
  const inIt: number[] = [];
  question.pieces?.({}, { add: (piece: number) => inIt.push(piece) } as never, 10, 0, 0, 0);
  return inIt;
};

describe('a question that pieces answer', () => {
  it('lists the answers of all in their order, and last the one that declines', () => {
    expect(listed(guns, EVERY)).toEqual(['3 10', '3 12', '7 0']);
  });
  it('lists those of one piece, or those of none', () => {
    expect(listed(guns, 12)).toEqual(['3 12']);
    expect(listed(guns, 11)).toEqual([]);
    expect(listed(guns, 13)).toEqual([]);
    expect(listed(guns, NO_PIECE)).toEqual(['7 0']);
  });
  it('stops at two where only a choice is looked for', () => {
    expect(listed(guns, EVERY, 2)).toEqual(['7 0', '3 10']);
  });
  it('lists the answer that declines first where it is told to, and only when there is one', () => {
    const ifOdd = askPieces<object>({
      ...rest,
      declines: (f) => ('isOdd' in f ? HOLD : undefined),
      declinesFirst: true,
      pieces: (_f, first) => [first],
      listOf: (_f, out, piece) => out.add(SHOOT, piece),
    });
    expect(listed(ifOdd, EVERY)).toEqual(['3 10']);
    expect(listed(ifOdd, NO_PIECE)).toEqual([]);
    const out = new ActionList();
    ifOdd.list({ isOdd: true }, out, EVERY, 10, 0, 0, 0);
    expect([out.verb(0), out.verb(1), out.count]).toEqual([HOLD, SHOOT, 2]);
  });
  it('puts its pieces into the pool', () => {
    expect(pool(guns)).toEqual([10, 11, 12]);
  });
});

describe('a question about one piece', () => {
  const gun = askPiece<object>({
    ...rest,
    piece: (_f, a) => a + 1,
    list: (_f, out, a) => out.add(SHOOT, a),
  });
  it('is answered by it alone', () => {
    expect(listed(gun, EVERY)).toEqual(['3 10']);
    expect(listed(gun, 11)).toEqual(['3 10']);
    expect(listed(gun, 10)).toEqual([]);
    expect(listed(gun, NO_PIECE)).toEqual([]);
    expect(pool(gun)).toEqual([11]);
  });
});

describe('a question about no piece', () => {
  const order = { name: 'order', ...askSide<object>({ ...rest, list: (_f, out, a) => out.add(HOLD, a) }) };
  it('is answered by none', () => {
    expect(listed(order, EVERY)).toEqual(['7 10']);
    expect(listed(order, NO_PIECE)).toEqual(['7 10']);
    expect(listed(order, 10)).toEqual([]);
    expect(pool(order)).toEqual([]);
  });
});
