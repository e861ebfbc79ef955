import { parentPort } from 'node:worker_threads';
import { playBatch, type Result } from '@tambour/ai';
import { withGame } from '@tambour/games';
import { gameId } from '../game-choice.ts';
import type { Answer, Task } from './crew.ts';

type Play = (from: number, count: number) => Result[];

/** The simulation played last: the next task is most likely of the same. */
let ready: { readonly setting: string; readonly play: Promise<Play> } | undefined;

const playOf = async ({ simulation }: Task): Promise<Play> =>
  withGame(await gameId(simulation.game), ({ spec }) => {
    const world = spec.world(simulation.choice);
    return (from: number, count: number) => playBatch(spec, world, simulation, from, count);
  });

const port = parentPort;
if (!port) throw new Error('this belongs in a worker thread');
port.on('message', async (task: Task) => {
  if (ready?.setting !== task.setting) ready = { setting: task.setting, play: playOf(task) };
  const answer: Answer = await ready.play
    .then((play) => {
      // To load a game takes longer than many a battle.
      const began = performance.now();
      const results = play(task.from, task.count);
      return { results, seconds: (performance.now() - began) / 1000 };
    })
    .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }));
  port.postMessage(answer);
});
