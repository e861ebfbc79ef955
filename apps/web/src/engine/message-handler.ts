import type { LifeSign, Message, Reply } from '../match/worker-message.ts';
import { RequestHandler } from './request-handler.ts';
import { troubleOf } from './trouble-of.ts';

/** A table that is written to: each message gets one reply under the same number, whatever happens. */
export const messageHandler =
  (table = new RequestHandler(), show: (sign: LifeSign) => void = () => {}) =>
  async ({ id, name, ask }: Message): Promise<Reply> => {
    try {
      return { id, ok: true, answer: await table.answer(name, ask, () => show({ kind: 'working', id })) };
    } catch (error) {
      return { id, ok: false, trouble: await troubleOf(error) };
    }
  };
