import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { reitersStage } from './stage.ts';

const begun = (scenario: string) => Match.begin(reiters, { scenario }, 1).position.field;
const [C, P] = [0, 1];

/** Of each battle: turns, the score at the start, zones (to whom, points, who holds them), everything else as side and points. */
const BATTLES = {
  AU: [
    10,
    [0, 3],
    [
      [C, '123', 6, P],
      [C, '122', 3, P],
      [P, '125', 8, C],
      [P, '123', 3, P],
    ],
    'C3 C2 C6 C3 C4 P3 P2 P1 P6 P3 P1 P1',
  ],
  AV: [
    9,
    [0, 6],
    [
      [C, '015', 3, P],
      [C, '016', 3, P],
      [C, '021', 3],
      [P, '016', 6, P],
      [P, '017', 8],
    ],
    'C3 C2 C6 C3 C4 P3 P2 P1 P6 P3',
  ],
  CO: [
    9,
    [0, 0],
    [
      [C, '117', 4, P],
      [C, '123', 2, P],
      [C, '013', 3],
      [P, '015', 3, C],
      [P, '020', 4, C],
      [P, '026', 3, C],
    ],
    'C3 C2 C6 C4 C2 P3 P2 P1 P5 P3 P2 P2 P1 P2 P1',
  ],
  D: [
    9,
    [0, 0],
    [
      [C, '026', 6, P],
      [C, '033', 4],
      [C, '023', 4],
    ],
    'C4 C3 C2 C6 C4 C2 P3 P2 P1 P3 P2 P1 P1',
  ],
  M: [
    8,
    [0, 0],
    [
      [C, '031', 2],
      [C, '017', 2],
      [C, '121', 1, P],
      [P, '012', 2],
    ],
    'C4 C2 C6 C4 C2 P3 P2 P1 P5 P3 P2 P1 P2 P1',
  ],
} as const;

describe.each(Object.entries(BATTLES))('9.0a what wins at %s', (scenario, [turns, scores, zones, others]) => {
  const g = begun(scenario);
  const victory = reitersStage.victory(g);
  it('has the zones, points and holders of the scenario', () => {
    const found = reitersStage.scene(g).objectives.filter(({ exit }) => exit === undefined);
    expect(
      found.map(({ side, place, points, holder }) => [side, place, points, ...(holder === undefined ? [] : [holder])]),
    ).toEqual(zones);
  });
  it('has the edges by which units are led off for points, one place after the other', () => {
    const found = reitersStage.scene(g).objectives.filter(({ exit }) => exit !== undefined);
    const { exits } = g.w.data.victory;
    expect(exits.length).toBe(scenario === 'AV' ? 0 : 1);
    expect(found.map(({ side, exit, place }) => [side, exit, place])).toEqual(
      exits.flatMap(({ side, edge, zones: by }) => by.map((zone) => [side, edge, g.w.zoneNames[zone]])),
    );
    // As much as the best unit brings, by the sources as well.
    const most = Math.max(
      0,
      ...victory.sources.filter(({ what }) => /^Leaving/.test(what.en)).map(({ points }) => points),
    );
    for (const { points, holder } of found) {
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThanOrEqual(most);
      expect(holder).toBeUndefined();
    }
  });
  it('counts units, leaders, baggage and exits as the scenario does', () => {
    const rest = victory.sources.filter(({ place }) => place === undefined);
    expect(rest.map(({ side, points }) => `${side === C ? 'C' : 'P'}${points}`).join(' ')).toBe(others);
  });
  it('says how far ahead one must be, the score and the turns left', () => {
    expect(victory.scores).toEqual(scores);
    expect(victory.time.en).toBe(`${turns} of ${turns} turns are left, this one included.`);
    for (const own of victory.goals) {
      expect(own[0]?.text.en).toMatch(new RegExp(`^Be at least 4 victory points ahead .* when turn ${turns} ends`));
      expect(own.some(({ rule: by }) => by === 'AV.4')).toBe(scenario === 'AV');
    }
  });
});

rule('9.0c', 'the level the score would give now is said', () => {
  const outlook = (points: Readonly<Record<string, number>>) =>
    reitersStage.victory(scene({ scenario: 'AU', isWhole: true, points }).g).outlook?.en;
  expect(outlook({ C: 12, P: 0 })).toBe('If the battle ended now: substantial victory for the Catholics.');
  expect(outlook({ C: 0, P: 1 })).toBe('If the battle ended now: marginal victory for the Protestants.');
});
