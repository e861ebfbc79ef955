import { playBatch } from '@tambour/ai';
import { answerBatches } from '@tambour/ai/threads';
import { withGame } from '@tambour/games';
import { playRecorded, tracing } from '@tambour/lab';
import { gameId } from '../game-choice.ts';
import { writeRecord } from './records.ts';

answerBatches(async (simulation) =>
  withGame(await gameId(simulation.game), async ({ spec, stage }) => {
    const world = spec.world(simulation.choice);
    const { fighting } = await stage.study();
    const watch = tracing(stage, fighting);
    // The errand is where records of the battles are to be kept.
    return (from: number, count: number, errand?: string) =>
      errand === undefined
        ? playBatch(spec, world, simulation, from, count, watch)
        : Array.from({ length: count }, (_, i) => {
            const { record, result } = playRecorded(spec, world, simulation, from + i, watch);
            writeRecord(errand, from + i, record);
            return result;
          });
  }),
);
