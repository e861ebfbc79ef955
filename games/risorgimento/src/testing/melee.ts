import { distance, type HexId, hexId, within } from '@tambour/boards';
import type { Choice } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import magentaFile from '../../data/scenarios/magenta.json' with { type: 'json' };
import sanMartinoFile from '../../data/scenarios/san-martino.json' with { type: 'json' };
import { formationId, type UnitId } from '../model/ids.ts';
import { isOpenTo } from '../model/scenario-check.ts';
import { ARTILLERY } from '../model/vocabulary.ts';
import { type RisorgimentoWorld, risorgimentoWorld } from '../model/world.ts';

interface Stack {
  readonly hex: string;
  readonly facing: number;
  readonly stack: string[];
  readonly leaders: string[];
  readonly inReserve?: boolean;
}
const FILES = { magenta: magentaFile, 'san-martino': sanMartinoFile } as const;
const CENTRES = { magenta: '2722', 'san-martino': '2014' } as const;
const RADIUS = { magenta: 8, 'san-martino': 5 } as const;
export type Battle = keyof typeof FILES;

/** The pieces of a brigade in pairs that may share a hex: two of one kind, or a battery with one other. */
function pairs(w: RisorgimentoWorld, units: readonly UnitId[], lot: SeededRandom): UnitId[][] {
  const out: UnitId[][] = [];
  for (const u of units) {
    const last = out.at(-1);
    const isPair = last?.length === 1 && w.unitType[last[0]!] !== ARTILLERY && lot.below(2) === 0;
    if (isPair) last.push(u);
    else out.push([u]);
  }
  return out;
}

/**
 * Everyone in the field at once, friend among foe, for a few turns: the fighting that random marches seldom reach. A brigade a side
 * rests in reserve where it can, and the first reinforcements are still to come.
 */
export function melee(
  battle: Battle,
  seed: number,
  options: Choice['options'] = {},
  turns = 3,
  radius: number = RADIUS[battle],
): Choice {
  const lot = new SeededRandom(seed);
  const w = risorgimentoWorld({ scenario: battle });
  const file = FILES[battle];
  const late = file.reinforcements.slice(0, 2).map((r) => ({ ...r, turn: 1 + lot.below(Math.min(2, turns)) }));
  const isLate = (id: string) => late.some((r) => r.units.includes(id) || r.leaders.includes(id));
  const free = within(w.grid, w.hexIndex.get(CENTRES[battle])!, radius).filter((hex) =>
    w.step.every((_, column) => isOpenTo(w, hex, column)),
  );
  const setUp: Stack[] = [];
  const held: [HexId, number][] = [];
  const place = (hex: HexId, units: readonly UnitId[], inReserve: boolean) => {
    const stack = { hex: w.hexNames[hex]!, facing: lot.below(6), stack: units.map((u) => w.unitIds[u]!), leaders: [] };
    setUp.push(inReserve ? { ...stack, inReserve } : stack);
    held.push([hex, w.unitSide[units[0]!]!]);
  };
  const resting = new Set(
    [0, 1].map((side) => lot.of([...w.sideCorps[side]!].flatMap((c) => [...w.corpsFormations[c]!]))),
  );
  for (let f = formationId(0); f < w.formations; f++)
    if (!resting.has(f))
      for (const pair of pairs(
        w,
        [...w.formationUnits[f]!].filter((u) => !isLate(w.unitIds[u]!)),
        lot,
      ))
        place(free.splice(lot.below(free.length), 1)[0]!, pair, false);
  for (const f of resting) {
    const units = [...w.formationUnits[f]!].filter((u) => !isLate(w.unitIds[u]!));
    const side = w.formationSide[f]!;
    const isAway = (hex: HexId) =>
      held.every(([h, s]) => h !== hex && (s === side || distance(w.grid, h, hex) > w.charts.reserve.distance));
    const away = Array.from({ length: w.grid.size }, (_, h) => hexId(h)).filter(
      (hex) => isAway(hex) && units.every((u) => isOpenTo(w, hex, w.unitColumn[u]!)),
    );
    away.sort(
      (a, b) =>
        distance(w.grid, a, w.hexIndex.get(CENTRES[battle])!) - distance(w.grid, b, w.hexIndex.get(CENTRES[battle])!),
    );
    if (units.length > 0) place(away[0]!, units, true);
  }
  for (const [l, { id, formation, corps, side }] of w.data.leaders.entries()) {
    if (isLate(id)) continue;
    const isHis = (s: Stack) =>
      s.stack.some((u) => {
        const f = w.unitFormation[w.unitIndex.get(u)!]!;
        return formation >= 0
          ? f === formation
          : corps >= 0
            ? w.formationCorps[f] === corps
            : w.formationSide[f] === side;
      });
    const own = setUp.filter(isHis);
    const ofSide = setUp.filter((s) => w.unitSide[w.unitIndex.get(s.stack[0]!)!] === w.leaderSide[l]);
    lot.of(own.length > 0 ? own : ofSide).leaders.push(id);
  }
  return {
    scenario: battle,
    options,
    scenarioData: { ...file, turns: file.turns.slice(0, turns), setUp, reinforcements: late },
  };
}

/** A battle as it is, over after some turns: whoever would come later comes in the last of them. */
export function firstTurns(battle: Battle, turns: number, options: Choice['options'] = {}): Choice {
  const file = FILES[battle];
  if (turns >= file.turns.length) return { scenario: battle, options };
  const reinforcements = file.reinforcements.map((r) => ({ ...r, turn: Math.min(r.turn, turns) }));
  return { scenario: battle, options, scenarioData: { ...file, turns: file.turns.slice(0, turns), reinforcements } };
}
