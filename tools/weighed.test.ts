import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId, loadFront } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { BATTLES } from './battles.ts';
import { EVEN, shareOf, WEIGHED } from './weighed.ts';

/** Battles as they are played unless somebody chooses otherwise: without options or the designer's errata. */
const PLAIN = BATTLES.filter(({ name }) => !/-(all|errata)$/.test(name));
const docs = readFileSync(join(import.meta.dirname, '..', 'docs', 'ai.md'), 'utf8');

async function unevenOf({ game, battle }: (typeof WEIGHED)[number]) {
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  const front = await loadFront(game);
  // The two editions of Denain are one battle.
  const [first] = Object.keys(front.cards);
  return front.cards[front.cards[battle] ? battle : (first ?? '')]?.uneven;
}

describe('the battles weighed', () => {
  it('are all there, with what they were weighed by', () => {
    expect(WEIGHED.map(({ battle }) => battle).sort()).toEqual(PLAIN.map(({ name }) => name).sort());
    for (const { game, battle } of WEIGHED) expect(PLAIN.find(({ name }) => name === battle)?.game).toBe(game);
  });
  it.each(WEIGHED)('$battle is even, or its card says why history wants it otherwise', async (weighed) => {
    const share = shareOf(weighed);
    const uneven = await unevenOf(weighed);
    if (weighed.open) {
      // What we know to be wrong with play is not put down to history.
      expect(uneven).toBeUndefined();
      expect(weighed.open.length).toBeGreaterThan(40);
    } else if (share >= EVEN[0] && share <= EVEN[1]) expect(uneven).toBeUndefined();
    else {
      expect(uneven?.favours).toBe(share > 0.5 ? 0 : 1);
      expect(uneven?.why.en.length).toBeGreaterThan(80);
      expect(uneven?.why.fr).not.toBe(uneven?.why.en);
    }
  });
  it.each(WEIGHED.filter(({ games }) => games > 0))(
    '$battle is in the table of the documentation',
    ({ battle, level, seed, games, wins, drawn }) => {
      expect(docs).toContain(`| ${battle} | ${level} | ${wins[0]} to ${wins[1]}, ${drawn} drawn |`);
      expect(docs).toContain(`weigh -- ${level} --games ${games} --seed ${seed} --only`);
    },
  );
});
