import { join } from 'node:path';
import { withGame } from '@tambour/games';
import type { Language } from '@tambour/kernel';
import { playRecorded } from '@tambour/lab';
import { gameId } from '../game-choice.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../words/say.ts';
import type { StudyRequest } from './flags.ts';
import type { Prepared } from './prepare.ts';
import { recordFolder, recordName, writeRecord } from './records.ts';

/** Plays one battle of each setting again by its number and writes its record: what a figure of a report points to. */
export async function playOne(
  { battle = 1, records = '.' }: Pick<StudyRequest, 'battle' | 'records'>,
  { settings }: Pick<Prepared, 'settings'>,
  terminal: Terminal,
  language: Language,
): Promise<number> {
  const number = battle - 1;
  for (const { simulation, sides, label } of settings) {
    const folder = recordFolder(records, label);
    const { record, result } = await withGame(await gameId(simulation.game), ({ spec }) =>
      playRecorded(spec, spec.world(simulation.choice), simulation, number),
    );
    writeRecord(folder, number, record);
    const winner = result.winner === null ? undefined : sides[result.winner];
    terminal.say(
      say(winner ? 'simulate.one' : 'simulate.oneDrawn', {
        n: battle,
        side: winner?.name ?? '',
        points: result.points.join(' : '),
        file: join(folder, recordName(number)),
      })[language],
    );
  }
  return 0;
}
