import { Worker } from 'node:worker_threads';
import type { Simulation } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { builtProgram } from './build.ts';

/** Threads that nobody needs at the moment, for all files of a process. */
const idle: Worker[] = [];

/**
 * Hires threads of a simulation, built, and those first that another test is done with: to start one takes a core half a second, and
 * what it plays is slow at first.
 */
export async function keptThreads(): Promise<Crew['hire']> {
  const { thread } = await builtProgram();
  return (simulation) => {
    const kept = idle.pop();
    return kept
      ? lend(kept, simulation)
      : lend(new Worker(thread, { workerData: simulation, execArgv: [] }), undefined);
  };
}

/** A thread that is not ended but kept, unless it is in the middle of something; one that was kept is told what is new. */
function lend(worker: Worker, simulation: Simulation | undefined): Worker {
  let news = simulation;
  let unanswered = 0;
  worker.ref();
  worker.on('message', () => {
    unanswered--;
  });
  worker.postMessage = (order: object) => {
    unanswered++;
    Worker.prototype.postMessage.call(worker, { ...(news && { simulation: news }), ...order });
    news = undefined;
  };
  worker.terminate = async () => {
    if (unanswered > 0) return Worker.prototype.terminate.call(worker);
    // Not all there are: a thread has some of its own.
    for (const event of ['message', 'messageerror', 'error', 'exit']) worker.removeAllListeners(event);
    worker.unref();
    idle.push(worker);
    return 0;
  };
  return worker;
}
