import { describe, expect, it } from 'vitest';
import { BASE_STATES, BASE_STATUSES, type Base, COHESIONS, TABLE_FORMATIONS, type TroopBase } from './base.ts';
import { drawBase } from './base-card.ts';
import { posesOf } from './base-ranks.ts';
import { cohesionSign, stateSign, statusSign } from './base-signs.ts';
import { coverOf, drawTag, seatTags, tagOf } from './base-tags.ts';
import { DETAILS, detailAt } from './figures.ts';
import { turned } from './stamp.ts';
import { CM } from './table-layout.ts';
import { surveyOfTable } from './table-survey.ts';
import { BLUE, battalion, ORANGE, tableArmies, tableCountry } from './testing/table-country.ts';

const colourless = (svg: string): string => svg.replace(/ (fill|stroke)="[^"]*"/g, '');

/** In the frame of the base: to its right, and ahead. */
const inFrame = (
  base: TroopBase,
): readonly { readonly right: number; readonly ahead: number; readonly turn: number }[] =>
  posesOf(base).map(({ x, y, turn }) => {
    const [right, back] = turned([x, y], -base.facing);
    return { right, ahead: -back, turn: turn - base.facing };
  });

const SHAPES: readonly Partial<TroopBase>[] = [
  { formation: 'line', figures: 12, width: 12, depth: 1.5 },
  { formation: 'attackColumn', figures: 22, width: 6, depth: 6 },
  { formation: 'marchColumn', figures: 12, width: 2, depth: 9 },
  { formation: 'square', figures: 20, width: 6, depth: 6 },
  { formation: 'skirmish', figures: 12, width: 18, depth: 1.5 },
  { formation: 'rout', state: 'rout', figures: 12, width: 4, depth: 4.5 },
  { formation: 'attackColumn', arm: 'cavalry', figures: 14, width: 7.5, depth: 6 },
];

describe('figures on a base', () => {
  it('are as many as are left, and stand on it, whichever way it looks and however disordered', () => {
    for (const shape of SHAPES)
      for (const cohesion of COHESIONS)
        for (const facing of [0, 35, 180, 301.5]) {
          const base = battalion({ ...shape, cohesion, facing });
          const poses = inFrame(base);
          expect(poses.length).toBe(base.figures);
          for (const { right, ahead } of poses) {
            expect(Math.abs(right), base.formation).toBeLessThanOrEqual((base.width * CM) / 2 - 4);
            expect(Math.abs(ahead), base.formation).toBeLessThanOrEqual((base.depth * CM) / 2 - 4);
          }
        }
  });

  it('keep their distance in ranks: one rank in line, as many as the front needs in column', () => {
    const ranks = (base: TroopBase): number => new Set(inFrame(base).map(({ ahead }) => ahead.toFixed(3))).size;
    expect(ranks(battalion())).toBe(1);
    expect(ranks(battalion({ formation: 'attackColumn', figures: 22, width: 6, depth: 6 }))).toBe(4);
    expect(ranks(battalion({ formation: 'marchColumn', figures: 12, width: 2, depth: 9 }))).toBe(6);
    const line = inFrame(battalion());
    for (const [i, pose] of line.slice(1).entries()) expect(pose.right - line[i]!.right).toBeCloseTo(CM, 5);
  });

  it('look out on all four sides of a square, and ahead in line', () => {
    expect(inFrame(battalion({ facing: 90 })).every(({ turn }) => turn === 0)).toBe(true);
    const square = posesOf(battalion({ formation: 'square', figures: 20, width: 6, depth: 6 }));
    for (const { x, y, turn } of square) {
      const [dx, dy] = turned([0, -1], turn);
      expect(x * dx + y * dy).toBeGreaterThan(0);
    }
    expect(new Set(square.map(({ turn }) => ((Math.round(turn) % 360) + 360) % 360)).size).toBe(4);
  });

  it('stray the farther the worse their order, and always in the same way', () => {
    const spread = COHESIONS.map((cohesion) => {
      const poses = inFrame(battalion({ cohesion }));
      return poses.reduce((sum, { turn }) => sum + Math.abs(turn), 0);
    });
    expect(spread[0]).toBe(0);
    expect([...spread].sort((a, b) => a - b)).toEqual(spread);
    expect(posesOf(battalion({ cohesion: 'disorder' }))).toEqual(posesOf(battalion({ cohesion: 'disorder' })));
  });

  it('line the inside of a sector they hold', () => {
    const sector = [
      [55, 36],
      [65, 36],
      [65, 44],
      [55, 44],
    ] as const;
    const poses = posesOf(battalion({ formation: 'garrison', sector, x: 60, y: 40, width: 0, depth: 0 }));
    expect(poses.length).toBe(12);
    for (const { x, y } of poses) {
      expect(Math.abs(x)).toBeLessThan(5 * CM);
      expect(Math.abs(y)).toBeLessThan(4 * CM);
    }
  });
});

describe('a base', () => {
  const draw = (changes: Partial<TroopBase>, detail: 'far' | 'near' = 'near'): string =>
    drawBase(battalion(changes), 'day', detail);

  it('has its exact footprint as rim', () => {
    const [w, d] = [6 * CM, 0.75 * CM];
    expect(draw({})).toContain(`d="M${-w}-${d}l${2 * w} 0 0 ${2 * d}-${2 * w} 0Z"`);
    expect(coverOf(battalion({ facing: 90 }))).toMatchObject({ x1: expect.closeTo(d, 5), y1: expect.closeTo(w, 5) });
  });

  it('tells formations, cohesion, arms and sides apart without colour', () => {
    const sector = [
      [55, 56],
      [65, 56],
      [65, 64],
    ] as const;
    const forms = TABLE_FORMATIONS.map((formation) =>
      colourless(
        draw({ formation, sector, arm: /limbered/.test(formation) ? 'artillery' : 'infantry', width: 6, depth: 6 }),
      ),
    );
    // A line and a column of the same ground differ by their ground alone.
    expect(new Set(forms).size).toBe(TABLE_FORMATIONS.length - 2);
    expect(new Set(COHESIONS.map((cohesion) => colourless(draw({ cohesion })))).size).toBe(COHESIONS.length);
    const arms = (['infantry', 'cavalry', 'artillery'] as const).map((arm) => colourless(draw({ arm })));
    expect(new Set(arms).size).toBe(3);
    const tags = [BLUE, ORANGE].map((side) => colourless(drawTag(tagOf(battalion({ side }), 'near', 2)!, 'day')));
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('has a sign of its own shape for every state, cohesion and status', () => {
    const signs = [
      ...BASE_STATES.filter((state) => state !== 'steady').map(stateSign),
      ...COHESIONS.filter((cohesion) => cohesion !== 'formed').map(cohesionSign),
      ...BASE_STATUSES.map((status) => statusSign(status, '#000')),
    ].map((sign) => colourless(sign).replace(/ class="[^"]*"/g, ''));
    expect(new Set(signs).size).toBe(signs.length);
    expect(stateSign('steady') + cohesionSign('formed')).toBe('');
  });

  it('counts those left and those lost, and shows the lost as empty', () => {
    const pips = (svg: string): number => svg.split('a2 2 0 1 0 4 0a2 2 0 1 0-4 0z').length - 1;
    expect(pips(draw({ figures: 12 }))).toBe(12);
    expect(pips(draw({ figures: 9, lost: 3, width: 12 }))).toBe(12);
    const [whole, weaker] = [draw({ figures: 12 }, 'far'), draw({ figures: 9, lost: 3, width: 12 }, 'far')];
    expect(weaker.split('#fff8e6" stroke-width="2.4"').length).toBe(
      whole.split('#fff8e6" stroke-width="2.4"').length + 1,
    );
    expect(tagOf(battalion({ figures: 9, lost: 3 }), 'near', 2)?.figures).toBe('9/12');
    expect(tagOf(battalion({ figures: 9, lost: 3 }), 'far', 0.5)?.figures).toBe('9');
  });

  it('shows prisoners without arms, their escort with', () => {
    const muskets = (svg: string): number => svg.split('#6d4424" stroke-width="1.5"').length - 1;
    expect(muskets(draw({ formation: 'marchColumn', state: 'prisoner' }))).toBe(0);
    expect(muskets(draw({ formation: 'marchColumn', state: 'prisoner', escort: 3 }))).toBe(1);
    expect(muskets(draw({}))).toBe(1);
  });

  it('costs few elements, however many figures', () => {
    const count = (svg: string): number => svg.match(/<[a-z]/g)!.length;
    expect(count(draw({ figures: 24, formation: 'attackColumn', width: 6, depth: 6 }))).toBe(
      count(draw({ figures: 6, formation: 'attackColumn', width: 6, depth: 6 })),
    );
    for (const base of tableArmies())
      for (const detail of DETAILS) expect(count(drawBase(base, 'day', detail))).toBeLessThan(30);
  });
});

describe('tags', () => {
  const survey = surveyOfTable(tableCountry());
  const { place, map } = survey.layout;

  it('stand inside the table, off one another and off other troops where there is room', () => {
    for (const scale of [0.5, 2.5]) {
      const bases: readonly Base[] = tableArmies();
      const tags = seatTags(bases, place, map, detailAt(scale), scale);
      expect(tags.length).toBe(bases.length);
      tags.forEach(({ block }, i) => {
        expect(
          block.x0 >= map.x && block.x1 <= map.x + map.width && block.y0 >= map.y && block.y1 <= map.y + map.height,
        ).toBe(true);
        for (const { block: other } of tags.slice(i + 1))
          expect(block.x0 < other.x1 && other.x0 < block.x1 && block.y0 < other.y1 && other.y0 < block.y1).toBe(false);
      });
    }
  });

  it('are nearer to their own than to a neighbour, though the ground between has names', () => {
    const [left, right] = [
      battalion({ id: 'left', name: 'The first battalion of the line', x: 60, width: 6, depth: 6 }),
      battalion({ id: 'right', name: 'The second battalion of the line', x: 72, width: 6, depth: 6 }),
    ];
    const [x, y] = place([right!.x, right!.y]);
    // A road with its name runs past on the right, above and below.
    const named = [-100, -84, -68, 56, 72, 88, 104].flatMap((down) =>
      [20, 60, 100].map((by) => ({ x0: x + by, y0: y + down, x1: x + by + 18, y1: y + down + 16 })),
    );
    const covers = [left!, right!].map((base) => {
      const [bx, by] = place([base.x, base.y]);
      const { x0, y0, x1, y1 } = coverOf(base);
      return { x0: x0 + bx, y0: y0 + by, x1: x1 + bx, y1: y1 + by };
    });
    const gap = (a: (typeof covers)[number], b: (typeof covers)[number]): number =>
      Math.hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));
    for (const scale of [1.1, 2]) {
      const tags = seatTags([left!, right!], place, map, detailAt(scale), scale, named);
      tags.forEach(({ block }, i) => {
        expect(gap(block, covers[i]!), `at ${scale}`).toBeLessThan(gap(block, covers[1 - i]!));
      });
    }
  });

  it('keep about one size on the screen, and say more from near by', () => {
    const [far, near] = [0.55, 2.5].map((scale) => tagOf(battalion(), detailAt(scale), scale)!);
    expect(far!.text).toBe('First');
    expect(near!.text).toBe('First battalion');
    expect(far!.size * 0.55).toBeGreaterThan(11);
    expect(near!.size * 2.5).toBeGreaterThan(11);
    const aide: Base = { kind: 'aide', id: 'a', side: BLUE, name: 'Aide', x: 9, y: 9, radius: 0.75 };
    expect(tagOf(aide, 'far', 0.5)).toBeUndefined();
    expect(tagOf(aide, 'near', 2.5)?.text).toBe('Aide');
  });
});
