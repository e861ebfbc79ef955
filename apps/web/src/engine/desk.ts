import type { LifeSign, Message, Reply } from '../match/protocol.ts';
import { Table } from './table.ts';
import { troubleOf } from './trouble-of.ts';

/** A table that is written to: each message gets one reply under the same number, whatever happens. */
export const desk =
  (table = new Table(), show: (sign: LifeSign) => void = () => {}) =>
  async ({ id, name, ask }: Message): Promise<Reply> => {
    try {
      return { id, ok: true, answer: await table.answer(name, ask, () => show({ kind: 'working', id })) };
    } catch (error) {
      return { id, ok: false, trouble: troubleOf(error) };
    }
  };
