import type { Message, Reply } from '../match/protocol.ts';
import { desk } from './desk.ts';
import { troubleOf } from './trouble-of.ts';

/**
 * One script for both roles: the worker that keeps the match and the worker that thinks differ only in what they are
 * asked.
 */
const answer = desk();
addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const reply = await answer(data);
  try {
    postMessage(reply);
  } catch (error) {
    // An answer that cannot be copied must not leave the page waiting.
    const failed: Reply = { id: data.id, ok: false, trouble: troubleOf(error) };
    postMessage(failed);
  }
});
