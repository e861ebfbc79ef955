import type { TableTrack } from '@tambour/stage';
import { describe, expect } from 'vitest';
import { drill } from '../../testing/drill.ts';
import { rule } from '../../testing/rule.ts';
import { tracks } from './tracks.ts';

const UNITS = [
  { id: 'a', x: 60, y: 20 },
  { id: 'b', x: 60, y: 90, side: 1 },
] as const;
const armies = (d: ReturnType<typeof drill>): TableTrack =>
  tracks(d.g).find((track): track is TableTrack => track.kind === 'table')!;

describe('the table of both armies', () => {
  rule(['C14a', 'C16c'], 'says who is still to come, and when; nothing once everybody is there', () => {
    const late = drill({
      units: [
        ...UNITS,
        { id: 'c', x: 20, y: 4, arrives: 3 },
        { id: 'd', x: 40, y: 4, arrives: 3 },
        { id: 'e', x: 80, y: 4, arrives: 5 },
      ],
    });
    expect(armies(late).rows.map(({ rule: id, cells }) => [id, ...cells.map(({ text }) => text.en)])).toEqual([
      ['C16c', '0 of 1; it breaks at 1', '0 of 1; it breaks at 1'],
      ['1.5e', '0 of 2560', '0 of 640'],
      ['C14a', '2 units in period 3 and one unit in period 5', 'nobody'],
    ]);
    expect(armies(drill({ units: UNITS })).rows.map(({ rule: id }) => id)).toEqual(['C16c', '1.5e']);
  });
});
