import { parentPort, workerData } from 'node:worker_threads';
import { LOOKING } from './looking.ts';

/** A thread that makes the same looks each time it is told to, and says how many they were. */
const { looker, looks } = LOOKING[workerData as string]!;
const { look, restart } = looker();
parentPort!.on('message', () => {
  restart();
  parentPort!.postMessage(look(looks));
});
