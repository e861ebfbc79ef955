import type { Shape } from '@tambour/boards';
import { CHARTS } from '../model/charts.ts';
import type { MoveCase } from '../rules/moving/index.ts';
import { cornersOf, depthIn, distance, gapAcross, type Point, piecesOf, type Rect, toPiece } from './slow-shapes.ts';

/**
 * A mover that walks every way in steps of a tenth of a millimetre and looks at everything at each of them, in floating point. With a slack of
 * 1 each limit is a tenth of a millimetre wider, with −1 narrower: what the rules decide must lie between.
 */
interface Piece {
  readonly points: readonly Point[];
  readonly middle: Point;
  readonly radius: number;
}
const pieceOf = (points: readonly Point[]): Piece => {
  const middle = {
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
  };
  return { points, middle, radius: Math.max(...points.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y))) };
};
const pieces = (shape: Shape): readonly Piece[] => piecesOf(shape).map(pieceOf);
const reaches = (rect: Rect, piece: Piece, more: number): boolean =>
  Math.hypot(rect.x - piece.middle.x, rect.y - piece.middle.y) <=
  piece.radius + Math.hypot(rect.width, rect.depth) / 2 + more;

type Leg =
  | { readonly kind: 'wheel'; readonly turn: number }
  | { readonly kind: 'advance'; readonly length: number }
  | { readonly kind: 'turn'; readonly angle: number };

const wheel = (r: Rect, turn: number): Rect => {
  const side = turn < 0 ? -1 : 1;
  const corner = cornersOf(r)[side > 0 ? 0 : 1] as Point;
  const angle = r.angle + turn;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const [w, d] = [(side * r.width) / 2, r.depth / 2];
  return { ...r, angle, x: corner.x - (w * c + d * s), y: corner.y - (-w * s + d * c) };
};
const ahead = (r: Rect, length: number): Rect => ({
  ...r,
  x: r.x + length * Math.sin(r.angle),
  y: r.y + length * Math.cos(r.angle),
});
const inPi = (angle: number): number => {
  const turn = ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn;
};
/** How far aside of a way, in tenths of a millimetre, the place may lie that it leads to: the way ends on whole tenths, within one on both axes. */
const ASIDE = 1;
/** Wheel, advance and wheel to a place: every first wheel that leaves it neither right nor left. */
function waysTo(from: Rect, to: Rect, slack: number): readonly (readonly Leg[])[] {
  const look = (first: number) => {
    const turned = first === 0 ? from : wheel(from, first);
    const second = inPi(to.angle - turned.angle);
    const back = wheel({ ...turned, x: 0, y: 0 }, second);
    const [x, y] = [to.x - back.x - turned.x, to.y - back.y - turned.y];
    const [s, c] = [Math.sin(turned.angle), Math.cos(turned.angle)];
    return { aside: x * c - y * s, along: x * s + y * c, second };
  };
  const ways: Leg[][] = [];
  const add = (first: number): void => {
    const { along, second, aside } = look(first);
    if (along < -0.5 || Math.abs(aside) > ASIDE + slack / 2) return;
    ways.push([
      { kind: 'wheel', turn: first },
      { kind: 'advance', length: Math.max(0, along) },
      { kind: 'wheel', turn: second },
    ]);
  };
  add(0);
  add(inPi(to.angle - from.angle));
  const step = Math.PI / 180;
  let last = look(-Math.PI);
  for (let first = -Math.PI + step; first <= Math.PI + 1e-9; first += step) {
    const next = look(first);
    if (last.aside > 0 !== next.aside > 0 && Math.abs(next.second - last.second) < 1) {
      let [low, high] = [first - step, first];
      const isRight = last.aside > 0;
      for (let i = 0; i < 40; i++) {
        const middle = (low + high) / 2;
        if (look(middle).aside > 0 === isRight) low = middle;
        else high = middle;
      }
      add((low + high) / 2);
    }
    last = next;
  }
  return ways;
}

const { moveRates, positions, inWords, terrain } = CHARTS;
const TICKS = moveRates.ticksPerQuarter;
const roadWithin = 100 * (terrain.kinds.find(({ kind }) => kind === 'road')?.withinCm ?? 0);

/** What there is around a mover, in plain points, made once. */
export class SlowMover {
  private readonly start: Rect;
  private readonly blocks: readonly Piece[];
  private readonly friends: readonly Piece[];
  private readonly foes: readonly Piece[];
  private readonly enemies: readonly Piece[];
  private readonly lines: readonly { readonly parts: readonly Piece[]; readonly quarters: number }[];
  private readonly woods: readonly (readonly Point[])[];
  private readonly hills: readonly { readonly level: number; readonly pieces: readonly (readonly Point[])[] }[];

  constructor(
    private readonly c: MoveCase,
    /** Tenths of a millimetre a period. */
    private readonly rate: number,
  ) {
    const { unit, around } = c;
    const { base } = unit;
    const { ground } = around;
    this.start = {
      x: base.x,
      y: base.y,
      angle: (base.heading * Math.PI) / 18_000,
      width: base.width,
      depth: base.depth,
    };
    const others = around.units.filter((other) => other !== unit);
    const passes = unit.formation === 'skirmish' || unit.formation === 'attackColumn';
    const isFriend = (other: (typeof others)[number]): boolean => other.side === unit.side;
    const isRunning = (state: string): boolean => state === 'rout' || state === 'flight';
    this.friends = others.filter((other) => isFriend(other) && passes).flatMap(({ shape }) => pieces(shape));
    this.enemies = others.filter((other) => !isFriend(other)).flatMap(({ shape }) => pieces(shape));
    this.foes = others
      .filter((other) => !isFriend(other) && !isRunning(other.state))
      .flatMap(({ shape }) => pieces(shape));
    const isFoot = unit.arm === 'infantry';
    this.blocks = [
      ...others.filter((other) => !isFriend(other) || !passes).map(({ shape }) => shape),
      ...ground.impassable,
      ...ground.sectors.map(({ shape }) => shape),
      ...(unit.arm === 'artillery' ? ground.woods.map(({ shape }) => shape) : []),
      ...ground.obstacles.filter(({ kind }) => kind === 'wall' && !isFoot).map(({ shape }) => shape),
    ].flatMap(pieces);
    this.lines = ground.obstacles
      .filter(({ kind }) => kind !== 'wall' || isFoot)
      .map(({ kind, shape }) => ({
        parts: pieces(shape),
        quarters: kind === 'wall' || unit.arm === 'artillery' ? 2 : 1,
      }));
    this.woods = unit.formation === 'skirmish' ? [] : ground.woods.flatMap(({ shape }) => piecesOf(shape));
    this.hills = ground.hills.map(({ level, shape }) => ({ level, pieces: piecesOf(shape) }));
  }

  private level(p: Point, slack: number): number {
    return this.hills.reduce(
      (most, hill) => (hill.level > most && depthIn(p, hill.pieces) >= slack ? hill.level : most),
      0,
    );
  }
  private isInWood(r: Rect, slack: number): boolean {
    return this.woods.length > 0 && depthIn(r, this.woods) >= slack;
  }
  private isOnRoad(r: Rect, slack: number): boolean {
    const { formation } = this.c.unit;
    if (formation !== 'marchColumn' && formation !== 'limbered') return false;
    const ends = [1, -1].map((side) => ahead(r, (side * r.depth) / 2));
    return this.c.around.ground.roads.some((road) =>
      ends.every((end) => piecesOf(road).some((part) => toPiece(end, part) <= roadWithin + 0.5 + slack)),
    );
  }
  private isForced(r: Rect, slack: number): boolean {
    const limit = 100 * positions.forcedMarchBeyondCm;
    const own = cornersOf(r);
    return (
      this.c.unit.formation === 'marchColumn' &&
      this.c.degradation === 'formed' &&
      this.enemies.every((enemy) => !reaches(r, enemy, limit + 9) || distance(own, enemy.points) > limit + 0.5 - slack)
    );
  }
  private isFree(r: Rect, slack: number): boolean {
    const { table } = this.c.around.home;
    const own = cornersOf(r);
    const isOn = own.every(
      ({ x, y }) => x >= -slack && y >= -slack && x <= table.width + slack && y <= table.height + slack,
    );
    return isOn && this.blocks.every((block) => !reaches(r, block, 9) || gapAcross(own, block.points) >= -slack);
  }
  /** Ticks that a way takes; nothing if it is not free or takes too long. */
  private walk(legs: readonly Leg[], slack: number): number | null {
    const perTenth = (4 * TICKS) / this.rate;
    const paid = new Set(
      this.lines.filter(({ parts }) => parts.some((part) => gapAcross(cornersOf(this.start), part.points) <= slack)),
    );
    let r = this.start;
    let ticks = 0;
    let crossed = 0;
    let wasInWood = this.isInWood(r, slack);
    const most = this.c.half.left + 2 * slack * perTenth;
    const look = (): boolean => {
      if (!this.isFree(r, slack)) return false;
      const own = cornersOf(r);
      for (const line of this.lines) {
        const gap = Math.min(...line.parts.map((part) => (reaches(r, part, 9) ? gapAcross(own, part.points) : 99)));
        // Clear of it, it would have to pay again.
        if (gap > 1) paid.delete(line);
        if (paid.has(line) || gap > -slack) continue;
        paid.add(line);
        ticks += line.quarters * TICKS;
        crossed++;
      }
      return ticks <= most;
    };
    for (const leg of legs) {
      if (leg.kind === 'turn') {
        r = { ...r, angle: leg.angle };
        if (!look()) return null;
        continue;
      }
      const from = r;
      const reach = Math.hypot(r.width, r.depth);
      const size = leg.kind === 'wheel' ? Math.abs(leg.turn) * reach : leg.length;
      const steps = Math.ceil(size);
      if (steps === 0) continue;
      const after = (step: number): Rect =>
        leg.kind === 'wheel' ? wheel(from, (leg.turn * step) / steps) : ahead(from, (leg.length * step) / steps);
      const whole = leg.kind === 'wheel' ? Math.abs(leg.turn) * r.width : leg.length;
      const isUp = leg.kind === 'advance' && this.level(after(steps), slack) > this.level(from, -slack);
      const end = after(steps);
      const isWheel = leg.kind === 'wheel';
      // A wheel is forced, and on a road, if it is so where it begins and where it ends.
      let isForced = crossed === 0 && this.isForced(from, slack) && (!isWheel || this.isForced(end, slack));
      const isWheelOnRoad = isWheel && this.isOnRoad(from, slack) && this.isOnRoad(end, slack);
      for (let step = 0; step < steps; step++) {
        if (!isWheel && isForced) isForced = crossed === 0 && this.isForced(r, slack);
        const isInWood = this.isInWood(r, slack);
        const enters = isInWood && !wasInWood;
        if (enters && !isWheel) isForced = false;
        wasInWood = isInWood;
        let ticksHere = (whole / steps) * perTenth;
        if (isInWood) ticksHere *= 2;
        if (isWheel ? isWheelOnRoad : this.isOnRoad(r, slack)) ticksHere /= 1.25;
        if (isForced) ticksHere /= inWords.forcedMarchPercent / 100;
        if (isUp) ticksHere *= 4 / 3;
        ticks += ticksHere;
        if (enters) crossed++;
        r = after(step + 1);
        if (!look()) return null;
      }
    }
    return ticks;
  }
  private mayEnd(r: Rect, slack: number): boolean {
    const own = cornersOf(r);
    const was = cornersOf(this.start);
    const { order, unit, around } = this.c;
    const keeps = 100 * positions.normalMoveKeepsCm;
    if (!this.friends.every((friend) => gapAcross(own, friend.points) >= -slack)) return false;
    for (const foe of this.foes) {
      if (!reaches(r, foe, keeps + 9)) continue;
      const gap = distance(own, foe.points);
      if (gap > keeps + 0.5 - slack) continue;
      const before = distance(was, foe.points);
      if (before > keeps + 0.5 + slack || gap <= before + 0.5 - slack) return false;
    }
    const near = (before: number, after: number, limit: number): boolean =>
      after <= limit + 0.5 + slack || after < before + slack;
    if (order.type === 'HOLD' && order.at) {
      const at = order.at;
      if (!near(toPiece(at, was), toPiece(at, own), 100 * positions.holdOrderWithinCm)) return false;
    }
    if (order.type === 'SUPPORT' && order.unit) {
      const friend = cornersOf({
        ...order.unit.base,
        angle: (order.unit.base.heading * Math.PI) / 18_000,
      });
      if (!near(distance(was, friend), distance(own, friend), 100 * positions.supportOrderWithinCm)) return false;
    }
    const centre = (piece: Piece): Point => piece.middle;
    const isHalted = unit.state === 'halted';
    if (order.type === 'WITHDRAW' || isHalted)
      for (const enemy of this.enemies.map(centre)) {
        const gap = (p: Point): number => Math.hypot(p.x - enemy.x, p.y - enemy.y);
        if (gap(r) < gap(this.start) - 0.5 - slack) return false;
      }
    // The own edge is the lower one.
    return !isHalted || around.home.stretch.edge !== 2 || r.y <= this.start.y + slack;
  }
  /** The fewest ticks in which a point and heading, in whole tenths and 0.01°, may be reached; nothing if not at all. */
  ticksTo(x: number, y: number, heading: number, slack: number): number | null {
    const angle = (heading * Math.PI) / 18_000;
    const to: Rect = { ...this.start, x, y, angle };
    const ways: readonly (readonly Leg[])[] =
      this.c.unit.formation === 'skirmish'
        ? [
            [
              { kind: 'turn', angle: Math.atan2(x - this.start.x, y - this.start.y) },
              { kind: 'advance', length: Math.hypot(x - this.start.x, y - this.start.y) },
              { kind: 'turn', angle },
            ],
          ]
        : waysTo(this.start, to, slack);
    if (!this.mayEnd(to, slack) || !this.isFree(to, slack)) return null;
    let least: number | null = null;
    for (const way of ways) {
      const gone = this.walk(way, slack);
      if (gone !== null && (least === null || gone < least)) least = gone;
    }
    return least;
  }
}
