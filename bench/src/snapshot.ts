import { denain } from '@tambour/denain';
import { Position } from '@tambour/kernel';
import { type Row, race, times } from './row.ts';
import { type Size, scaledScenario } from './scaled.ts';

/** A kernel snapshot and its restoring, against copying the same bytes twice and nothing else. */
export async function snapshot(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of [1, 4, 16] as const satisfies readonly Size[]) {
    const world = denain.world({ ...(size === 1 ? {} : { scenarioData: scaledScenario(size) }) });
    const position = new Position(denain, world).begin(1);
    const pool = new Uint8Array(position.state.bytes.length);
    const bare = new Uint8Array(pool.length);
    const speeds = race({
      kernel: () => {
        for (let i = 0; i < 500; i++) {
          position.save(pool);
          position.restore(pool);
        }
        return 500;
      },
      bare: () => {
        for (let i = 0; i < 500; i++) {
          bare.set(pool);
          pool.set(bare);
        }
        return 500;
      },
    });
    const ratio = speeds.bare! / speeds.kernel!;
    rows.push({
      what: `snapshot and restore at ${size}× (${pool.length} bytes), time against bare copies`,
      figure: times(ratio),
      wants: 'at most 2×',
      ok: ratio <= 2,
    });
  }
  return rows;
}
