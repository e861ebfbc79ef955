// A thread that draws pictures of battles. It teaches Node to read TypeScript first.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const port = parentPort;
if (!port) throw new Error('this is a thread');
const { drawPictures, pictureOrders } = await import('./draw-pictures.ts');
port.on('message', (order) => {
  const answer =
    order === 'list' ? pictureOrders().then((orders) => ({ orders })) : drawPictures(order).then((keys) => ({ keys }));
  answer.then(
    (reply) => port.postMessage(reply),
    (error) => port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
