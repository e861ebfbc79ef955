import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { advanceLimit, firstTouch, NEVER, setSweep, sweepOverlaps, sweepShape } from './advance.hot.ts';
import { depthInside, distanceBetween, holdsPoint, isInContact, isWithin, overlaps, touches } from './distance.hot.ts';
import { stepX, stepY } from './heading.hot.ts';
import { CONTACT } from './measure.ts';
import { SECTORS, sectorOf } from './sector.hot.ts';
import { HALF, roundedRoot, tableSine, whole } from './testing/fraction.ts';
import {
  areaPair,
  basePair,
  discPair,
  fine,
  Luck,
  linePair,
  mirroredBase,
  randomBase,
  randomCorners,
  randomHeading,
  randomLine,
  randomPair,
  turnedBase,
} from './testing/random-table.ts';
import {
  distanceTwin,
  fineSpot,
  firstTouchTwin,
  overlapTwin,
  placeTwin,
  type Spot,
  sectorTwin,
  sidesOf,
  squareToSegment,
  sweepTwin,
  touchTwin,
} from './testing/twin.ts';

/** What was tried and what was wrong of it: nothing. */
const expectNone = (wrong: readonly string[], luck: Luck): void =>
  expect(wrong.slice(0, 3), `seed ${luck.seed}, ${wrong.length} wrong`).toEqual([]);

describe('bases against the slow twin', () => {
  it('distance, contact, overlap and sector are those of fractions, both ways, turned and mirrored', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const count = { apart: 0, overlap: 0, sectors: new Set<string>() };
    for (let i = 0; i < amount(800, 100_000); i++) {
      const a = randomBase(luck);
      const b = randomBase(luck, a, luck.one([200, 800, 3_000, 9_000]));
      const [p, q] = [basePair(a), basePair(b)];
      const told = `${p.told} ${q.told}`;
      const distance = distanceBetween(p.fast, q.fast);
      const isOver = overlaps(p.fast, q.fast);
      if (distance !== distanceTwin(p.slow, q.slow)) wrong.push(`distance ${distance}: ${told}`);
      if (isOver !== overlapTwin(p.slow, q.slow)) wrong.push(`overlap ${isOver}: ${told}`);
      const sector = SECTORS[sectorOf(a, q.fast.x, q.fast.y)];
      if (sector !== sectorTwin(a, [whole(b.x), whole(b.y)])) wrong.push(`sector ${sector}: ${told}`);
      const corner = luck.from(0, 3);
      const [x, y] = [q.fast.xs[corner]!, q.fast.ys[corner]!];
      if (SECTORS[sectorOf(a, x, y)] !== sectorTwin(a, fineSpot(x, y))) wrong.push(`sector of a corner: ${told}`);
      if (distanceBetween(q.fast, p.fast) !== distance || overlaps(q.fast, p.fast) !== isOver)
        wrong.push(`ways: ${told}`);
      if (isInContact(p.fast, q.fast) !== distance < CONTACT) wrong.push(`contact: ${told}`);
      for (const limit of [distance - 1, distance, 500]) {
        if (isWithin(p.fast, q.fast, limit) !== distance <= limit) wrong.push(`within ${limit}: ${told}`);
      }
      for (const [turned, swap] of [
        [(base: typeof a) => turnedBase(base, 1 + (i % 3)), false],
        [mirroredBase, true],
      ] as const) {
        const [c, d] = [turned(a), turned(b)];
        const [r, s] = [basePair(c), basePair(d)];
        if (distanceBetween(r.fast, s.fast) !== distance || overlaps(r.fast, s.fast) !== isOver)
          wrong.push(`turned: ${told}`);
        const other = SECTORS[sectorOf(c, fine(d.x), fine(d.y))]!;
        const mirror = { left: 'right', right: 'left', front: 'front', rear: 'rear' } as const;
        // What lies in the very middle of a base is on its right, mirrored or not.
        const isMiddle = swap && sectorTwin(a, [whole(b.x), whole(b.y)]) === 'right' && other === 'right';
        if ((swap ? mirror[other] : other) !== sector && !isMiddle) wrong.push(`turned sector: ${told}`);
      }
      count[isOver ? 'overlap' : 'apart']++;
      count.sectors.add(sector);
    }
    expectNone(wrong, luck);
    expect(Math.min(count.apart, count.overlap)).toBeGreaterThan(amount(150, 20_000));
    expect(count.sectors.size).toBe(4);
  });
});

describe('every pair of shapes against the slow twin', () => {
  it('distance, overlap, touch and what holds a point', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    let over = 0;
    for (let i = 0; i < amount(500, 20_000); i++) {
      const a = randomPair(luck, 6_000, 6_000, 1_500);
      const b = randomPair(luck, 6_000 + luck.from(-2_500, 2_500), 6_000, 1_500);
      const told = `${a.told} ${b.told}`;
      const distance = distanceBetween(a.fast, b.fast);
      if (distance !== distanceTwin(a.slow, b.slow)) wrong.push(`distance ${distance}: ${told}`);
      if (distance !== distanceBetween(b.fast, a.fast)) wrong.push(`ways: ${told}`);
      if (!(a.slow.line || b.slow.line)) {
        if (overlaps(a.fast, b.fast) !== overlapTwin(a.slow, b.slow)) wrong.push(`overlap: ${told}`);
        over += overlaps(a.fast, b.fast) ? 1 : 0;
      }
      if (!(a.slow.centre || b.slow.centre)) {
        if (touches(a.fast, b.fast) !== touchTwin(a.slow, b.slow)) wrong.push(`touch: ${told}`);
      }
      const loop = a.slow.loop;
      if (!loop) continue;
      const [x, y] = luck.chance(30)
        ? [a.fast.xs[0]!, a.fast.ys[0]!]
        : [luck.from(fine(4_500), fine(7_500)), luck.from(fine(4_500), fine(7_500))];
      const isIn = placeTwin(loop, fineSpot(x, y)) !== 'outside';
      if (holdsPoint(a.fast, x, y) !== isIn) wrong.push(`point ${x} ${y}: ${a.told}`);
      const squares = sidesOf(loop).map(([p, q]) => squareToSegment(fineSpot(x, y), p, q));
      const depth = isIn ? roundedRoot(squares.reduce((m, s) => (s.compare(m) < 0 ? s : m))) : 0;
      if (depthInside(a.fast, x, y) !== depth) wrong.push(`depth of ${x} ${y}: ${a.told}`);
    }
    expectNone(wrong, luck);
    expect(over).toBeGreaterThan(30);
  });
});

describe('a straight advance against the slow twin', () => {
  /** The way of so many lengths, as the table of sines has it. */
  const wayOf = (heading: number, length: number): Spot => [
    tableSine(heading).times(whole(length)),
    tableSine(heading + 9_000).times(whole(length)),
  ];
  it('goes as far as its swept area is free, to the last 0.1 mm; the first touch of a line', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const seen = { free: 0, stopped: 0, touched: 0, astride: 0 };
    for (let i = 0; i < amount(200, 10_000); i++) {
      const a = randomBase(luck);
      const mover = basePair(a);
      const heading = luck.chance(60) ? a.heading : randomHeading(luck);
      const most = luck.from(1, 2_500);
      const reach = luck.from(0, 2_500);
      const [x, y] = [a.x + stepX(heading, reach), a.y + stepY(heading, reach)];
      const blocker = luck.chance(60)
        ? basePair({ ...randomBase(luck), x: x + luck.from(-900, 900), y: y + luck.from(-900, 900) })
        : areaPair(randomCorners(luck, x, y, 900));
      const told = `${mover.told} ${heading} ${most} ${blocker.told}`;
      const limit = advanceLimit(mover.fast, heading, most, blocker.fast);
      const isHit = (length: number): boolean =>
        overlapTwin({ loop: sweepTwin(mover.slow.loop!, wayOf(heading, length)) }, blocker.slow);
      if (limit >= 0 && isHit(limit)) wrong.push(`not so far as ${limit}: ${told}`);
      if (limit < most && !isHit(limit + 1)) wrong.push(`farther than ${limit}: ${told}`);
      if (sweepOverlaps(mover.fast, heading, most, blocker.fast) !== limit < most) wrong.push(`sweep: ${told}`);
      seen[limit < most ? 'stopped' : 'free']++;
      const line = linePair(randomLine(luck, x, y, 700));
      const first = firstTouch(mover.fast, heading, most, line.fast);
      const t = firstTouchTwin(mover.slow.loop!, wayOf(heading, most), line.slow.line!);
      const exact = t && Number(t.times(whole(most)).plus(HALF).floor);
      // Half a length beyond the way's end is no longer looked at by the twin.
      if (first !== (exact ?? NEVER) && !(exact === undefined && first === most)) {
        wrong.push(`touch ${first}, not ${exact}: ${mover.told} ${heading} ${most} ${line.told}`);
      }
      if (exact !== undefined) seen[exact === 0 ? 'astride' : 'touched']++;
    }
    expectNone(wrong, luck);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(amount(5, 250));
  });
  it('the same turned by quarters and mirrored', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    for (let i = 0; i < amount(400, 10_000); i++) {
      const a = randomBase(luck);
      const b = randomBase(luck, a, 2_000);
      const heading = randomHeading(luck);
      const limit = advanceLimit(basePair(a).fast, heading, 2_000, basePair(b).fast);
      const quarters = luck.from(1, 3);
      const turned = advanceLimit(
        basePair(turnedBase(a, quarters)).fast,
        (heading + 9_000 * quarters) % 36_000,
        2_000,
        basePair(turnedBase(b, quarters)).fast,
      );
      const mirrored = advanceLimit(
        basePair(mirroredBase(a)).fast,
        (36_000 - heading) % 36_000,
        2_000,
        basePair(mirroredBase(b)).fast,
      );
      if (turned !== limit || mirrored !== limit)
        wrong.push(`${limit} ${turned} ${mirrored}: ${JSON.stringify([a, b, heading])}`);
    }
    expectNone(wrong, luck);
  });
  it('a disc goes as far as it has room, and so does a base beside one', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    for (let i = 0; i < amount(60, 3_000); i++) {
      const [x, y] = [luck.from(3_000, 9_000), luck.from(3_000, 9_000)];
      const one = basePair({ ...randomBase(luck), x, y });
      const radius = luck.one([75, 100]);
      const [cx, cy] = [x + luck.from(-3_000, 3_000), y + luck.from(-3_000, 3_000)];
      const heading = randomHeading(luck);
      const most = 2_000;
      const disc = discPair(cx, cy, radius);
      for (const [mover, blocker, sign] of [
        [disc, one, 1],
        [one, disc, -1],
      ] as const) {
        const limit = advanceLimit(mover.fast, heading, most, blocker.fast);
        // The disc's way, seen from the base: how near it comes to it.
        const isHit = (length: number): boolean => {
          const [dx, dy] = wayOf(heading, length * sign);
          const line = [disc.slow.centre!, [disc.slow.centre![0].plus(dx), disc.slow.centre![1].plus(dy)] as Spot];
          return overlapTwin({ line, radius }, one.slow);
        };
        if (limit >= 1 && isHit(limit - 1)) wrong.push(`not so far as ${limit}: ${one.told} ${disc.told} ${heading}`);
        if (limit < most - 1 && !isHit(limit + 2))
          wrong.push(`farther than ${limit}: ${one.told} ${disc.told} ${heading}`);
      }
    }
    expectNone(wrong, luck);
  });
  it('its swept area, as a shape, has the distance of the exact one to 0.1 mm', () => {
    const luck = new Luck();
    const sweep = sweepShape();
    for (let i = 0; i < amount(100, 5_000); i++) {
      const a = randomBase(luck);
      const mover = basePair(a);
      const other = basePair(randomBase(luck, a, 2_500));
      const [heading, length] = [luck.chance(50) ? a.heading : randomHeading(luck), luck.from(0, 1_500)];
      setSweep(sweep, mover.fast, heading, length);
      const exact = distanceTwin({ loop: sweepTwin(mover.slow.loop!, wayOf(heading, length)) }, other.slow);
      expect(Math.abs(distanceBetween(sweep, other.fast) - exact), `seed ${luck.seed}`).toBeLessThan(2);
    }
  });
});
