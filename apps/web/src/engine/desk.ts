import type { Message, Reply } from '../match/protocol.ts';
import { Table } from './table.ts';
import { troubleOf } from './trouble-of.ts';

/** A table that is written to: each message gets one reply under the same number, whatever happens. */
export const desk =
  (table = new Table()) =>
  async ({ id, name, ask }: Message): Promise<Reply> => {
    try {
      return { id, ok: true, answer: await table.answer(name, ask) };
    } catch (error) {
      return { id, ok: false, trouble: troubleOf(error) };
    }
  };
