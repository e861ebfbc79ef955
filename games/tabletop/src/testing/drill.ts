import { emptyStack, Position, scriptedDice } from '@tambour/kernel';
import { SceneBase } from '@tambour/kernel/testing';
import type { TabletopEvent } from '../battle/model/event.ts';
import type { LeaderId, UnitId } from '../battle/model/ids.ts';
import type { Mark } from '../battle/model/marks.ts';
import { type Field, has, mark, push } from '../battle/model/state.ts';
import { STEP, type StepName } from '../battle/model/step-id.ts';
import { type TabletopWorld, tabletopWorld } from '../battle/model/world.ts';
import { tabletopPlay } from '../battle/play.ts';
import { CHARTS } from '../model/charts.ts';
import {
  DEGRADATIONS,
  type Degradation,
  type Formation,
  MORALE_STATES,
  type MoraleState,
  type Order,
  PHASES,
  type Phase,
} from '../model/vocabulary.ts';

/** A unit of a drill, in centimetres and degrees. What is not said: a formed, steady line of 16 French line infantry with the order ATTACK. */
export interface DrillUnit {
  readonly id: string;
  readonly side?: 0 | 1;
  /** Of the national table: `french.ligne`. */
  readonly type?: string;
  readonly figures?: number;
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
  readonly formation?: Formation;
  readonly degradation?: Degradation;
  readonly state?: MoraleState;
  readonly losses?: number;
  readonly regiment?: string;
  readonly general?: string;
  readonly order?: Order;
  readonly at?: readonly [number, number];
  readonly of?: string;
  readonly garrison?: string;
  readonly calibre?: string;
  readonly marks?: readonly Mark[];
  readonly arrives?: number;
}
/** A general of a drill. Each side has a commander of 40 far from everything, `g0` or `g1`, unless it names one of its own. */
export interface DrillGeneral {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly x: number;
  readonly y: number;
  readonly value?: number;
  readonly rank?: 'commander' | 'corps' | 'division' | 'brigade';
  readonly superior?: string;
  readonly aides?: number;
  readonly arms?: readonly string[];
}
export interface DrillSpec {
  readonly width?: number;
  readonly height?: number;
  readonly terrain?: readonly object[];
  readonly units: readonly DrillUnit[];
  readonly generals?: readonly DrillGeneral[];
  readonly objectives?: readonly object[];
  readonly control?: Readonly<Record<string, string | null>>;
  readonly periods?: number;
  /** The period and phase the drill begins in: the first, its MOVE_H1, unless told. */
  readonly period?: number;
  readonly phase?: Phase;
  /** Who is first: side 0 unless told. */
  readonly first?: 0 | 1;
  /** A step to begin with instead of the phase, with its integers. */
  readonly step?: readonly [StepName, ...number[]];
  /** Whatever else is to be changed before it begins. */
  readonly prepare?: (g: Field, unit: (id: string) => UnitId) => void;
  readonly dice?: readonly number[];
}
const SIDES = ['blue', 'white'] as const;
const text = (name: string) => ({ en: name, fr: name });

/** A scenario file made of a few pieces. */
export function drillScenario(spec: DrillSpec): object {
  const width = spec.width ?? 180;
  const height = spec.height ?? 120;
  const given = spec.generals ?? [];
  const generals = [
    ...([0, 1] as const)
      .filter((side) => !given.some((general) => (general.side ?? 0) === side && general.superior === undefined))
      .map(
        (side): DrillGeneral => ({
          id: `g${side}`,
          side,
          x: side === 0 ? 2 : width - 2,
          y: side === 0 ? 2 : height - 2,
        }),
      ),
    ...given,
  ];
  const chief = (side: number): string => generals.find((l) => (l.side ?? 0) === side && l.superior === undefined)!.id;
  const units = spec.units.map((unit) => {
    const key = unit.type ?? 'french.ligne';
    const type = CHARTS.nations.entries.find((entry) => entry.key === key);
    if (!type) throw new Error(`no troops are called ${key}`);
    const { at } = unit;
    const formation = unit.formation ?? (type.arm === 'artillery' ? 'unlimbered' : 'line');
    return {
      id: unit.id,
      side: SIDES[unit.side ?? 0],
      name: text(unit.id),
      type: key,
      arm: type.arm,
      status: type.status,
      baseMorale: type.base,
      eliteCompanies: type.eliteCompanies,
      manoeuvreClass: type.class,
      ...(type.weapon ? { weapon: type.weapon } : {}),
      ...(type.cavalryClass ? { cavalryClass: type.cavalryClass } : {}),
      ...(type.artilleryKind ? { artilleryKind: type.artilleryKind } : {}),
      ...(type.arm === 'artillery' ? { calibre: unit.calibre ?? '8-pdr' } : {}),
      regiment: unit.regiment ?? null,
      general: unit.general ?? chief(unit.side ?? 0),
      initialFigures: unit.figures ?? (type.arm === 'artillery' ? 4 : 16),
      losses: unit.losses ?? 0,
      formation,
      degradation: unit.degradation ?? 'formed',
      moraleState: unit.state ?? 'steady',
      x: unit.x,
      y: unit.y,
      facing: unit.facing ?? 0,
      order: { type: unit.order ?? 'ATTACK', ...(at ? { at } : {}), ...(unit.of ? { unit: unit.of } : {}) },
      arrives: unit.arrives ?? null,
      ...(unit.garrison ? { garrison: unit.garrison } : {}),
    };
  });
  return {
    id: 'drill',
    title: text('Drill'),
    kind: 'battle',
    table: { width, height, unit: 'cm' },
    periods: spec.periods ?? 6,
    sides: SIDES.map((id, side) => ({
      id,
      name: text(id),
      nation: side === 0 ? 'french' : 'austrian',
      ownEdge: side === 0 ? 'bottom' : 'top',
      retreatEdge: { x: [0, width], y: side === 0 ? 0 : height },
      initialInitiativeTie: side === (spec.first ?? 0),
    })),
    terrain: (spec.terrain ?? []).map((place) => ({ name: text('ground'), ...place })),
    generals: generals.map((general) => ({
      id: general.id,
      side: SIDES[general.side ?? 0],
      name: text(general.id),
      rank: general.rank ?? (general.superior === undefined ? 'commander' : 'brigade'),
      value: general.value ?? 40,
      moraleValue: Math.max(1, Math.floor((general.value ?? 40) / 20)),
      aides: general.aides ?? 0,
      x: general.x,
      y: general.y,
      radius: 1,
      superior: general.superior ?? null,
      arms: general.arms ?? ['infantry', 'cavalry', 'artillery'],
      units: units.filter((unit) => unit.general === general.id).map(({ id }) => id),
      arrives: null,
    })),
    units,
    victory: {
      objectives: (spec.objectives ?? []).map((objective) => ({ name: text('objective'), ...objective })),
      initialControl: spec.control ?? {},
      levels: {
        blue: [
          { margin: 3, level: 'decisive' },
          { margin: 1, level: 'minor' },
        ],
        white: [
          { margin: 3, level: 'decisive' },
          { margin: 1, level: 'minor' },
        ],
      },
      tie: 'draw',
    },
  };
}

/** A few pieces on a table, at a question, played command by command with scripted dice. */
export class Drill extends SceneBase<TabletopWorld, Field, TabletopEvent> {
  constructor(spec: DrillSpec) {
    const world = tabletopWorld({ scenarioData: drillScenario(spec) });
    const unit = (id: string): UnitId => world.unitIndex.get(id)!;
    const begin = (g: Field): void => {
      tabletopPlay.begin(g);
      emptyStack(g.s);
      g.s.battle.period[0] = spec.period ?? 1;
      for (const { id, marks, state, degradation } of spec.units) {
        mark(g, unit(id), ...(marks ?? []));
        g.s.unit.state[unit(id)] = MORALE_STATES.indexOf(state ?? 'steady');
        g.s.unit.degradation[unit(id)] = DEGRADATIONS.indexOf(degradation ?? 'formed');
      }
      spec.prepare?.(g, unit);
      const phase = PHASES.indexOf(spec.phase ?? 'MOVE_H1');
      g.s.battle.phase[0] = phase;
      if (spec.step) push(g, STEP[spec.step[0]], ...(spec.step.slice(1) as number[]));
      else push(g, STEP.phase, phase);
    };
    const position = new Position({ ...tabletopPlay, begin }, world);
    super(position);
    const script = scriptedDice(spec.dice ?? []);
    position.useDice(script);
    position.begin(1);
    position.useDice(undefined);
    if (script.left > 0) throw new Error(`${script.left} dice were not rolled`);
    this.events = position.events as readonly TabletopEvent[];
    this.log.push(...this.events);
  }
  unit(id: string): UnitId {
    return this.position.world.unitIndex.get(id)!;
  }
  leader(id: string): LeaderId {
    return this.position.world.leaderIndex.get(id)!;
  }
  /** Where a unit stands, in centimetres and degrees. */
  at(id: string): readonly [x: number, y: number, facing: number] {
    const { x, y, heading } = this.g.s.unit;
    const u = this.unit(id);
    return [x[u]! / 100, y[u]! / 100, heading[u]! / 100];
  }
  state(id: string): MoraleState {
    return MORALE_STATES[this.g.s.unit.state[this.unit(id)]!]!;
  }
  degradation(id: string): Degradation {
    return DEGRADATIONS[this.g.s.unit.degradation[this.unit(id)]!]!;
  }
  has(id: string, mark: Mark): boolean {
    return has(this.g, this.unit(id), mark);
  }
  /** The close combats: both units, and where each stands of the other (0 front, 1 flank, 2 rear). */
  melees(): readonly (readonly [a: string, b: string, sideA: number, sideB: number])[] {
    const { melee, battle } = this.g.s;
    const name = (kept: number): string => this.position.world.unitIds[kept - 1]!;
    return Array.from({ length: battle.melees[0]! }, (_, row) => [
      name(melee.a[row]!),
      name(melee.b[row]!),
      melee.sideA[row]!,
      melee.sideB[row]!,
    ]);
  }
  /** The events of a type, from the beginning. */
  told<T extends TabletopEvent['type']>(type: T): readonly Extract<TabletopEvent, { readonly type: T }>[] {
    return this.log.filter((e): e is Extract<TabletopEvent, { readonly type: T }> => e.type === type);
  }
}
export const drill = (spec: DrillSpec): Drill => new Drill(spec);
