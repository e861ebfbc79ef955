import { Match } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { reach } from '../testing/slow-march.ts';
import { leaderNow, type Row, readPosition, type Saved } from '../testing/slow-table.ts';

/** Every place a unit may reach, by a slow reading of either edition, is compared with what the engine offers, all along random battles. */

for (const edition of EDITIONS)
  rule(
    ['7.1a', '7.1b', '7.1e', '7.1f', '7.3c', '7.6a', '9.2b'],
    `a slow reading of the text finds the same places (${edition})`,
    () => {
      const lot = new SeededRandom(1712);
      let compared = 0;
      for (let game = 0; game < 2; game++) {
        const match = Match.begin(denain, { options: { edition } }, 300 + game);
        for (let n = 0; n < 700 && !match.position.over; n++) {
          const { position } = match;
          if (position.question === 'move' && lot.below(3) === 0)
            compared += compare(edition, position.toJson() as Saved, match.legal() as Row[]);
          const { actions } = position;
          const k = position.question === 'set-up' ? actions.count - 1 : lot.below(actions.count);
          match.apply(position.decode(actions.at(k)));
        }
      }
      expect(compared).toBeGreaterThan(200);
    },
  );

function compare(edition: 'fr' | 'en', json: Saved, legal: readonly Row[]): number {
  const table = readPosition(json, edition);
  const offered = new Map<string, Set<string>>();
  for (const c of legal) {
    if (c.type !== 'move' || c.guns) continue;
    const places = offered.get(c.unit as string) ?? new Set();
    offered.set(c.unit as string, places.add(`${c.to} ${c.facing}`));
  }
  let count = 0;
  for (const p of table.pieces) {
    if (json.formation![p.formation]!.isActing !== 1 || p.cls === 'baggage' || p.isRouted) continue;
    if (p.marks.includes('moved') || (p.cls === 'art' && p.marks.includes('barraged'))) continue;
    const leader = p.marks.includes('commanded') ? undefined : leaderNow(json, p.formation);
    const wanted = reach({ t: table, p, leader });
    expect({ unit: p.id, at: p.hex, places: [...(offered.get(p.id) ?? [])].sort() }).toEqual({
      unit: p.id,
      at: p.hex,
      places: [...wanted].sort(),
    });
    count++;
  }
  return count;
}
