import { playBatch } from '@tambour/ai';
import { answerBatches } from '@tambour/ai/threads';
import { withGame } from '@tambour/games';
import { playRecorded } from '@tambour/lab';
import { gameId } from '../game-choice.ts';
import { writeRecord } from './records.ts';

answerBatches(async (simulation) =>
  withGame(await gameId(simulation.game), ({ spec }) => {
    const world = spec.world(simulation.choice);
    // The errand is where records of the battles are to be kept.
    return (from: number, count: number, errand?: string) =>
      errand === undefined
        ? playBatch(spec, world, simulation, from, count)
        : Array.from({ length: count }, (_, i) => {
            const { record, result } = playRecorded(spec, world, simulation, from + i);
            writeRecord(errand, from + i, record);
            return result;
          });
  }),
);
