import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Order, Pictures } from './draw-pictures.ts';
import { KEPT, keptPicture, sweep } from './kept-pictures.ts';
import { sourcesName } from './sources.ts';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));
/** What pictures depend on. */
const SOURCES = ['packages', 'games', 'examples', 'apps/web/pictures', 'apps/web/src/engine', 'apps/web/src/gallery'];

/**
 * Every picture the page shows, by the name of its file. Those of sources seen before are read from disk. With `isOneForAll` only one
 * battle is drawn, and every other has its pictures: to draw them all takes a minute of a core.
 */
export async function allPictures(isOneForAll = false): Promise<Pictures> {
  const list = join(KEPT, `${sourcesName(SOURCES)}${isOneForAll ? '.one' : ''}.json`);
  const known = read(list);
  if (known !== undefined) return known;
  mkdirSync(KEPT, { recursive: true });
  const keys = await drawn(isOneForAll);
  writeFileSync(`${list}.${process.pid}`, JSON.stringify(keys));
  renameSync(`${list}.${process.pid}`, list);
  sweep();
  const pictures = read(list);
  if (pictures === undefined) throw new Error('a picture is gone that was just drawn');
  return pictures;
}

/** As an earlier build left them; undefined unless all are still there. */
function read(list: string): Pictures | undefined {
  try {
    const keys = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>;
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, readFileSync(keptPicture(key))]));
  } catch {
    return undefined;
  }
}

type Keys = Readonly<Record<string, string>>;
type Reply = { readonly orders: readonly Order[] } | { readonly keys: Keys } | { readonly error: string };

/** Has all orders carried out by as many threads as there are cores; those of the first battle by one, which has the games loaded already. */
async function drawn(isOneForAll: boolean): Promise<Keys> {
  const first = new Worker(WORKER);
  const more = isOneForAll ? 0 : Math.min(4, availableParallelism()) - 1;
  const threads = [first, ...Array.from({ length: more }, () => new Worker(WORKER))];
  const ask = (thread: Worker, order: Order | 'list'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.postMessage(order);
    });
  try {
    const listed = await ask(first, 'list');
    const orders = 'orders' in listed ? listed.orders : [];
    const left = orders.filter(({ scenario }) => !isOneForAll || scenario === orders[0]?.scenario);
    const keys: Record<string, string> = {};
    const work = async (thread: Worker): Promise<void> => {
      for (let order = left.shift(); order !== undefined; order = left.shift()) {
        const reply = await ask(thread, order);
        if ('keys' in reply) Object.assign(keys, reply.keys);
        else throw new Error('error' in reply ? reply.error : 'no picture was drawn');
      }
    };
    if ('error' in listed) throw new Error(listed.error);
    await Promise.all(threads.map(work));
    return isOneForAll ? forAll(keys, orders) : keys;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** The pictures of the first battle under the names of every other's as well. */
function forAll(keys: Keys, orders: readonly Order[]): Keys {
  const stem = ({ game, scenario, theme }: Order): string => `/${game}/${scenario}.${theme}.`;
  return Object.fromEntries(
    orders.flatMap((order) => {
      const drawn = orders.find(({ theme }) => theme === order.theme) ?? order;
      const own = Object.entries(keys).filter(([name]) => name.includes(stem(drawn)));
      return own.map(([name, key]) => [name.replace(stem(drawn), stem(order)), key]);
    }),
  );
}
