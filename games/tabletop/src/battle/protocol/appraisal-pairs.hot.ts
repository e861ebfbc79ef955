import { CHARTS } from '../../model/charts.ts';
import { FORMATIONS } from '../../model/vocabulary.ts';
import { factorValue } from '../../rules/morale/factor-values.ts';
import {
  type AppraisalTables,
  ARTILLERY,
  ATTACK_COLUMN,
  CAVALRY,
  GARRISON,
  INFANTRY,
  LEVEL_IN_MELEE,
  MARCH_COLUMN,
  MELEE,
  RETREAT,
  SKIRMISH,
  SQUARE,
} from './appraisal-tables.ts';
import { CHARGE, FIRE, FLANK, GUNS, SUPPORT } from './appraisal-terms.ts';

/** Units on the table as the pairs of them are measured: filled in by the pass over the units. Lengths in centimetres. */
export class Line {
  /** Numbers of those who are there, and how many. */
  readonly who: Uint8Array;
  count = 0;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Of its heading, which is clockwise from +y. */
  readonly sine: Float64Array;
  readonly cosine: Float64Array;
  readonly halfWidth: Float64Array;
  readonly halfDepth: Float64Array;
  readonly figures: Float64Array;
  readonly formation: Uint8Array;
  readonly level: Uint8Array;
  readonly state: Uint8Array;
  /** Whether it counts for those around it, can charge, can fire, and the figures it fires with. */
  readonly isFelt: Uint8Array;
  readonly isCharging: Uint8Array;
  readonly isRunning: Uint8Array;
  readonly shooting: Float64Array;
  /** Whom it has declared a charge on, and whom it has aimed at: -1 for nobody, -2 if it holds its fire. */
  readonly charged: Int16Array;
  readonly aimed: Int16Array;
  constructor(units: number) {
    const numbers = () => new Float64Array(units);
    const bytes = () => new Uint8Array(units);
    this.who = bytes();
    this.x = numbers();
    this.y = numbers();
    this.sine = numbers();
    this.cosine = numbers();
    this.halfWidth = numbers();
    this.halfDepth = numbers();
    this.figures = numbers();
    this.formation = bytes();
    this.level = bytes();
    this.state = bytes();
    this.isFelt = bytes();
    this.isCharging = bytes();
    this.isRunning = bytes();
    this.shooting = numbers();
    this.charged = new Int16Array(units);
    this.aimed = new Int16Array(units);
  }
}

const { environmentCount, flankRearInfantry, flankRearCavalryArtillery } = CHARTS.distances.entries;
const FRIENDS = factorValue('F13');
const ENEMIES = factorValue('F14');
const REAR = factorValue('F18');
const FLANKED = factorValue('F19');
const A_FIGURE = CHARTS.scale.lossesPerFigureRemoved;
const { modifiers: small } = CHARTS.smallArms;
const { modifiers: guns } = CHARTS.artillery;
const { smallArms: behindFrom, artillery: behindFromGuns } = CHARTS.shelterFire;
const BANDS = 3;

/** The front sector, a flank, the rear: as a unit sees a point so far ahead of its centre and to its side. */
const AHEAD = 0;
const BESIDE = 1;
const BEHIND = 2;
function sectorOf(l: Line, u: number, ahead: number, aside: number): number {
  const formation = l.formation[u];
  if (formation === SQUARE || formation === GARRISON) return AHEAD;
  const over = aside - l.halfWidth[u]!;
  if (ahead - l.halfDepth[u]! >= over && ahead > 0) return AHEAD;
  return -ahead - l.halfDepth[u]! >= over && ahead < 0 ? BEHIND : BESIDE;
}

/** What a unit gains in close combat, in parts of one, when it charges another from a sector of that one. */
function inAttack(l: Line, t: AppraisalTables, u: number, v: number, sector: number): number {
  let by = 1 + t.inMelee[u]! + LEVEL_IN_MELEE[l.level[u]!]!;
  if (t.arm[u] === CAVALRY) {
    by += MELEE.cavalryCharged;
    if (t.arm[v] === INFANTRY) by += l.formation[v] === SQUARE ? MELEE.cavalryVsSquare : MELEE.cavalryVsOpen;
  } else by += MELEE.infantryCharged + (l.formation[u] === ATTACK_COLUMN ? MELEE.columnCharged : 0);
  if (sector === BESIDE) by += MELEE.onFlank;
  else if (sector === BEHIND) by += MELEE.onRear;
  return by > 0.25 ? by : 0.25;
}
function inDefence(l: Line, t: AppraisalTables, u: number, v: number, sector: number): number {
  let by = 1 + t.inMelee[v]! + LEVEL_IN_MELEE[l.level[v]!]!;
  if (t.arm[v] === ARTILLERY) by += MELEE.crew;
  else if (t.arm[v] === INFANTRY && t.arm[u] === CAVALRY)
    by += l.formation[v] === SQUARE ? MELEE.squareVsCavalry : MELEE.vsCavalry;
  if (l.formation[v] === SKIRMISH) by += MELEE.skirmish;
  else if (l.formation[v] === GARRISON) by += IN_A_HOUSE;
  if (sector === BESIDE) by += MELEE.inFlank;
  else if (sector === BEHIND) by += MELEE.inRear;
  return by > 0.25 ? by : 0.25;
}
/** What walls are worth to those who are charged in them: they stand, and that is most of it. */
const IN_A_HOUSE = 0.75;

/** What fire at a target is worth beside the bare rate, in parts of one. */
function atTarget(l: Line, u: number, v: number, t: AppraisalTables): number {
  const isGuns = t.arm[u] === ARTILLERY;
  const by = isGuns ? guns : small;
  const formation = l.formation[v];
  let percent = 100;
  if (formation === ATTACK_COLUMN || formation === MARCH_COLUMN || formation === SQUARE)
    percent += by.targetColumnOrSquare;
  else if (formation === SKIRMISH) percent += by.targetSkirmish;
  else if (formation === GARRISON) percent += (isGuns ? behindFromGuns : behindFrom).house;
  return percent > 25 ? percent / 100 : 0.25;
}

/** A charge that is declared will be made, for good or bad; a target that is chosen is as good as shot at. */
const DECLARED = 1.3;
const NOT_CHOSEN = 0.95;

/** What a charge promises, in what the target is worth: less than nothing where the target is the stronger. */
function chargeOn(l: Line, t: AppraisalTables, u: number, v: number, dx: number, dy: number): number {
  const back = -dx * l.sine[v]! - dy * l.cosine[v]!;
  const besides = -dx * l.cosine[v]! + dy * l.sine[v]!;
  const from = sectorOf(l, v, back, besides < 0 ? -besides : besides);
  // Whoever stands fires first, at the closest range.
  const shot = from === AHEAD ? (l.shooting[v]! * t.loss[BANDS * v]! * atTarget(l, v, u, t)) / A_FIGURE : 0;
  const own = (l.figures[u]! > shot ? l.figures[u]! - shot : 0) * inAttack(l, t, u, v, from);
  const other = l.state[v]! >= RETREAT ? 0 : l.figures[v]! * inDefence(l, t, u, v, from);
  return own + other === 0 ? 0 : (t.worth[v]! * l.figures[v]! * (own - other)) / (t.initial[v]! * (own + other));
}

/** What every unit is to every other: fire, charges, friends and enemies around it, its flanks. */
export function weighPairs(l: Line, t: AppraisalTables, measures: readonly [Float64Array, Float64Array]): void {
  const { who, count } = l;
  for (let i = 0; i < count; i++) {
    const u = who[i]!;
    const side = t.side[u]!;
    const out = measures[side]!;
    const [sine, cosine] = [l.sine[u]!, l.cosine[u]!];
    const [x, y] = [l.x[u]!, l.y[u]!];
    const [width, depth] = [l.halfWidth[u]!, l.halfDepth[u]!];
    const reach = l.isCharging[u] === 1 ? t.charge[u * FORMATIONS.length + l.formation[u]!]! : 0;
    const shooting = l.shooting[u]!;
    const range = shooting > 0 ? t.range[BANDS * u + BANDS - 1]! : 0;
    const charged = l.charged[u]!;
    const aimed = l.aimed[u]!;
    let friends = 0;
    let enemies = 0;
    let worst = 0;
    let shot = 0;
    let charge = 0;
    for (let j = 0; j < count; j++) {
      const v = who[j]!;
      if (v === u) continue;
      const dx = l.x[v]! - x;
      const dy = l.y[v]! - y;
      const isEnemy = t.side[v] !== side;
      const most = isEnemy && range > environmentCount.cm ? range : MOST_FELT;
      // What is too far for anything is let go by its centre.
      if (dx * dx + dy * dy > (most + LARGEST) * (most + LARGEST)) continue;
      const ahead = dx * sine + dy * cosine;
      const across = dx * cosine - dy * sine;
      const aside = across < 0 ? -across : across;
      let turned = sine * l.cosine[v]! - cosine * l.sine[v]!;
      let along = cosine * l.cosine[v]! + sine * l.sine[v]!;
      if (turned < 0) turned = -turned;
      if (along < 0) along = -along;
      const gapAside = aside - width - l.halfWidth[v]! * along - l.halfDepth[v]! * turned;
      const gapAhead = (ahead < 0 ? -ahead : ahead) - depth - l.halfWidth[v]! * turned - l.halfDepth[v]! * along;
      const far =
        gapAside <= 0
          ? gapAhead > 0
            ? gapAhead
            : 0
          : gapAhead <= 0
            ? gapAside
            : Math.sqrt(gapAside * gapAside + gapAhead * gapAhead);
      if (far <= environmentCount.cm && l.isFelt[v] === 1) {
        if (isEnemy) enemies++;
        else friends++;
      }
      if (!isEnemy) continue;
      const sector = sectorOf(l, u, ahead, aside);
      if (sector !== AHEAD) {
        const near = t.arm[v] === INFANTRY ? flankRearInfantry.cm : flankRearCavalryArtillery.cm;
        if (far <= near && l.isRunning[v] === 0) {
          const by = sector === BEHIND ? REAR : FLANKED;
          if (by < worst) worst = by;
        }
        continue;
      }
      if (far <= range) {
        let band = BANDS * u;
        while (far > t.range[band]!) band++;
        const losses = (shooting * t.loss[band]! * atTarget(l, u, v, t)) / A_FIGURE;
        if (aimed === v) shot = losses;
        else if (aimed === -1 && losses * NOT_CHOSEN > shot) shot = losses * NOT_CHOSEN;
      }
      if (far <= reach && !(l.formation[v] === GARRISON && t.arm[u] === CAVALRY)) {
        const chance = chargeOn(l, t, u, v, dx, dy);
        if (charged === v) charge = DECLARED * chance;
        else if (charged < 0 && chance > charge) charge = chance;
      }
    }
    if (friends !== enemies) out[SUPPORT]! += friends > enemies ? FRIENDS : ENEMIES;
    out[FLANK]! += worst;
    out[t.arm[u] === ARTILLERY ? GUNS : FIRE]! += shot;
    out[CHARGE]! += charge;
  }
}
/** No base reaches farther from its centre, more or less, and nothing but guns is felt farther off than this. */
const LARGEST = 24;
const MOST_FELT = 45;
