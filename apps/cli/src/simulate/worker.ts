import { playBatch } from '@tambour/ai';
import { answerBatches } from '@tambour/ai/threads';
import { withGame } from '@tambour/games';
import { gameId } from '../game-choice.ts';

answerBatches(async (simulation) =>
  withGame(await gameId(simulation.game), ({ spec }) => {
    const world = spec.world(simulation.choice);
    return (from: number, count: number) => playBatch(spec, world, simulation, from, count);
  }),
);
