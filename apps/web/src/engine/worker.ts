import { trouble } from '../match/trouble.ts';
import type { LifeSign, Message, Ping, Reply } from '../match/worker-message.ts';
import { GAMES } from './game-library.ts';
import { messageHandler } from './message-handler.ts';
import { RequestHandler } from './request-handler.ts';

/** Often enough for whoever waits, and far too seldom to cost anything. */
const BEAT_MS = 250;

const show = (sign: LifeSign): void => postMessage(sign);

let lastBeat = 0;
const beat = (): void => {
  const now = performance.now();
  if (now - lastBeat < BEAT_MS) return;
  lastBeat = now;
  show({ kind: 'beat' });
};

/**
 * One script for both roles: the worker that keeps the match and the worker that thinks differ only in what they are
 * asked.
 */
const answer = messageHandler(new RequestHandler(GAMES, beat), show);
addEventListener('message', async ({ data }: MessageEvent<Message | Ping>) => {
  if ('kind' in data) return show({ kind: 'beat' });
  const reply = await answer(data);
  try {
    postMessage(reply);
  } catch {
    // An answer that cannot be copied must not leave the page waiting.
    const failed: Reply = { id: data.id, ok: false, trouble: uncopied().trouble };
    postMessage(failed);
  }
});

// The lock is never let go: whoever gets it afterwards knows that this worker is gone. Old browsers have none.
const lock = `tambour-engine-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
if ('locks' in navigator)
  void navigator.locks.request(lock, () => {
    show({ kind: 'lock', name: lock });
    return new Promise(() => {});
  });
show({ kind: 'beat' });

const uncopied = () =>
  trouble(
    'unsendable',
    'The engine’s answer cannot be shown. This is an error in Tambour; the battle is unchanged.',
    'La réponse du moteur ne peut pas être affichée. C’est une erreur de Tambour ; la partie est inchangée.',
  );
