import { DIRECTIONS, type HexId, hexId } from '@tambour/boards';
import { type GameEvent, Match } from '@tambour/kernel';
import { SceneBase } from '@tambour/kernel/testing';
import baseFile from '../../data/scenario.json' with { type: 'json' };
import { denain } from '../game.ts';
import { actionUnit, takesGuns } from '../model/action-view.ts';
import type { DenainEvent } from '../model/event.ts';
import { type FormationId, type LeaderId, NO_UNIT, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ART, NOWHERE } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { wayOf } from '../rules/7-march.ts';
import { followWay } from '../rules/7-move-search.hot.ts';
import { companion, moverOf } from '../rules/7-mover.ts';
import { parsePieces, type ScenePiece } from './scene-piece.ts';

export interface SceneSpec {
  readonly edition: 'fr' | 'en';
  /** Text in the short notation, or pieces. */
  readonly units: string | readonly ScenePiece[];
  readonly leaders?: Readonly<Record<string, string>>;
  readonly radius?: Readonly<Record<string, number>>;
  readonly activation?: Readonly<Record<string, number>>;
  readonly baggage?: string | null;
  /** Breached hexsides in place of those of the scenario: "1513|1614". */
  readonly breached?: readonly string[];
  readonly destroyedBridges?: readonly string[];
  readonly crossedBy?: Readonly<Record<string, string>>;
  readonly control?: Readonly<Record<string, 'F' | 'C' | null>>;
  readonly turn?: number;
  /** The question asked; the move half unless told. */
  readonly at?: StepName;
  readonly side?: 'F' | 'C';
  /** Further integers of the question's frame, after the side. */
  readonly with?: readonly number[];
  /** Formations acting; all of the side unless told. */
  readonly acting?: readonly string[];
  readonly activated?: readonly string[];
  readonly commanded?: Readonly<Record<string, boolean>>;
  /** Marks of units on top of "commanded" and "inPlace". */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  readonly drove?: Readonly<Record<string, string>>;
  /** Frames under the question, bottom first; none unless told. */
  readonly under?: readonly { readonly step: StepName; readonly with?: readonly number[] }[];
  readonly lost?: { readonly F: number; readonly C: number };
  /** A shock under way: the units that attack, the hexes attacked, and the result as the table prints it. */
  readonly combat?: {
    readonly attackers?: readonly string[];
    readonly targets?: readonly string[];
    readonly att?: string;
    readonly def?: string;
    /** Units of the shock that have left their hex, and the hex they left. */
    readonly left?: Readonly<Record<string, string>>;
  };
  /** Leaders who carry an out-of-command marker. */
  readonly out?: readonly string[];
  /** Keep the scenario's own order of battle and add nothing. */
  readonly scenario?: boolean;
}

type Json = Record<string, unknown>;
const SIDE = { F: 0, C: 1 } as const;

/** The base scenario with other pieces on its map. Units without a formation are of the centre, or of Holstein-Beck's. */
function scenarioWith(spec: SceneSpec, pieces: readonly ScenePiece[]): Json {
  const base = structuredClone(baseFile) as Json & {
    formations: Record<'F' | 'C', Record<string, Json>>;
    leaders: Json[];
  };
  for (const side of ['F', 'C'] as const)
    for (const [id, formation] of Object.entries(base.formations[side])) {
      formation.units = pieces
        .filter((p) => p.side === side && (p.formation ?? (side === 'F' ? 'centre' : 'holstein')) === id)
        .map((p) => ({
          id: p.id,
          name: p.id,
          cls: p.cls,
          mp: p.mp,
          defaultFacing: p.facing,
          ...(p.cls === 'art'
            ? { fireModifier: p.fireModifier ?? 0 }
            : { cf: Math.max(p.full ?? 1, p.cf ?? 1), morale: p.morale ?? 2 }),
          ...(p.hex === null ? {} : { setup: p.hex }),
        }));
      if (id === 'denain' && spec.baggage != null)
        (formation.units as Json[]).push({
          id: 'c-bag',
          name: 'Baggage',
          cls: 'baggage',
          mp: { fr: 0, en: 1 },
          setup: spec.baggage,
        });
    }
  for (const l of base.leaders) {
    const id = l.id as string;
    l.setup = spec.leaders?.[id] ?? 'reinforcement';
    if (spec.radius?.[id] !== undefined) l.radius = spec.radius[id];
    if (spec.activation?.[id] !== undefined) l.activation = spec.activation[id];
  }
  return base;
}

/** A position on the map of Denain, with the question at hand, driven with scripted dice. */
export class Scene extends SceneBase<DenainWorld, Field, DenainEvent> {
  readonly match: Match<DenainWorld, Field>;

  constructor(spec: SceneSpec) {
    const pieces = typeof spec.units === 'string' ? parsePieces(spec.units) : spec.units;
    const choice = {
      options: { edition: spec.edition },
      ...(spec.scenario ? {} : { scenarioData: scenarioWith(spec, pieces) }),
    };
    const fresh = Match.begin(denain, choice, 1);
    super(fresh.position);
    const json = fresh.position.toJson() as Json & Record<string, Record<string, Json>>;
    const { world } = fresh.position;
    const at = spec.at ?? 'move';
    const side = spec.side ?? 'F';
    const battle = json.battle as unknown as Json;
    battle.turn = spec.turn ?? 1;
    battle.phase = at === 'barrage' ? 'B' : at === 'breach-phase' ? 'breach' : at === 'command-phase' ? 'D' : 'C';
    battle.active = SIDE[side];
    if (spec.lost) Object.assign(battle, { lostF: spec.lost.F, lostC: spec.lost.C });
    for (const p of pieces) {
      const unit = json.unit![p.id]!;
      const commanded = spec.commanded?.[p.id] ?? true;
      unit.marks = [
        ...(commanded ? ['commanded'] : []),
        'inPlace',
        ...(spec.marks?.[p.id] ?? []),
        ...(p.permanentDis ? ['permanent'] : []),
      ];
      if (p.cls !== 'art') unit.cf = p.cf ?? 1;
      unit.state = p.state ?? 'ok';
      unit.drove = droveSides(world, p.hex, spec.drove?.[p.id]);
    }
    if (spec.baggage != null && !spec.scenario)
      json.unit!['c-bag']!.marks = spec.commanded?.baggage === false ? [] : ['commanded'];
    for (const [id, f] of Object.entries(json.formation!)) {
      const own = world.formationSide[world.formationIndex.get(id)!] === SIDE[side];
      f.isActing = spec.acting ? (spec.acting.includes(id) ? 1 : 0) : own ? 1 : 0;
      f.isActivated = f.isActing === 1 || spec.activated?.includes(id) ? 1 : 0;
    }
    if (spec.breached) json.breach = breachJson(fresh, spec.breached);
    for (const hex of spec.destroyedBridges ?? []) {
      json.bridge![hex]!.isDestroyed = 1;
      battle.bridgesCut = ((battle.bridgesCut as number) ?? 0) + 1;
    }
    for (const [hex, unit] of Object.entries(spec.crossedBy ?? {}))
      json.bridge![hex]!.crossedBy = unit as unknown as Json;
    for (const [hex, owner] of Object.entries(spec.control ?? {}))
      json.objective![hex]!.owner = (owner ?? 'nobody') as unknown as Json;
    for (const id of spec.out ?? []) json.leader![id]!.isOut = 1;
    if (spec.combat) Object.assign(json, combatJson(fresh, spec.combat, json.unit!));
    const frames = [...(spec.under ?? []), { step: at, with: [SIDE[side], ...(spec.with ?? [])] }];
    json.steps = frames.map((f) => ({ step: f.step, with: [...(f.with ?? [])] })) as unknown as Record<string, Json>;
    fresh.position.arrange(json);
    this.match = fresh;
  }

  /** What each leg of a move costs, and what it leaves of the allowance without the road's point; undefined if it may not be made. */
  points(command: unknown): { readonly legs: readonly number[]; readonly left: number } | undefined {
    const { g } = this;
    const order = this.match.position.encode(command);
    const way = wayOf(g, order);
    if (!way) return undefined;
    const u = actionUnit(order);
    const enemyZones = markZones(g, 1 - g.w.unitSide[u]!);
    const mover = moverOf(g, u, takesGuns(order) ? companion(g, u) : NO_UNIT, enemyZones);
    const facing = g.s.unit.facing[u]!;
    const spent = way.legs.map((_, i) => followWay(g, mover, way.legs.slice(0, i + 1), facing).cost);
    return { legs: spent.map((cost, i) => cost - (spent[i - 1] ?? 0)), left: mover.budget - (spent.at(-1) ?? 0) };
  }
  /** The first event of a type, with its fields. */
  event<T extends DenainEvent['type']>(type: T): Extract<DenainEvent, { type: T }> {
    const found = this.events.find((e) => e.type === type);
    if (!found) throw new Error(`no event ${type} among ${this.events.map((e) => e.type).join(', ')}`);
    return found as Extract<DenainEvent, { type: T }>;
  }
  has(type: DenainEvent['type']): boolean {
    return this.events.some((e: GameEvent) => e.type === type);
  }
  unit(id: string): Json {
    return (this.match.position.toJson().unit as Record<string, Json>)[id]!;
  }
  leader(id: string): Json {
    return (this.match.position.toJson().leader as Record<string, Json>)[id]!;
  }
  /** The index of a unit, a leader, a formation or a hex, for calling a rule directly. */
  u(id: string): UnitId {
    return this.g.w.unitIndex.get(id)!;
  }
  l(id: string): LeaderId {
    return this.g.w.leaderIndex.get(id)!;
  }
  f(id: string): FormationId {
    return this.g.w.formationIndex.get(id)!;
  }
  hex(label: string): HexId {
    return hexId(this.g.w.hexNames.indexOf(label));
  }
  names(hexes: readonly HexId[]): string[] {
    return hexes.map((h) => this.g.w.hexNames[h]!);
  }
  /** The labels of the hexes around a unit that six bits stand for. */
  around(id: string, bits: number): string[] {
    const hex = this.g.s.unit.hex[this.u(id)]!;
    return [0, 1, 2, 3, 4, 5]
      .filter((d) => bits & (1 << d))
      .map((d) => this.g.w.hexNames[this.g.w.near[hex * 6 + d]!] ?? 'off map');
  }
}

/** The direction in which a hex lies from another, as the state keeps it. */
function droveSides(w: DenainWorld, from: string | null, to: string | undefined): string[] {
  if (from === null || to === undefined) return [];
  const hex = w.hexIndex.get(from)!;
  return DIRECTIONS.filter((_, d) => w.near[hex * 6 + d] === w.hexIndex.get(to));
}

function breachJson(match: Match<DenainWorld, Field>, sides: readonly string[]): Record<string, Json> {
  const { w } = match.position.field;
  const out: Record<string, { sides: string[] }> = {};
  const NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  for (const side of sides) {
    const [a, b] = side.split('|').map((x) => w.hexNames.indexOf(x)) as [number, number];
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      for (let d = 0; d < 6; d++)
        if (w.near[from * 6 + d] === to) {
          const entry = out[w.hexNames[from]!] ?? { sides: [] };
          out[w.hexNames[from]!] = entry;
          entry.sides.push(NAMES[d]!);
        }
  }
  return out as unknown as Record<string, Json>;
}

/** The rows of a shock as a saved position holds them; the cell of the table is the first that prints the result. */
function combatJson(match: Match<DenainWorld, Field>, fight: NonNullable<SceneSpec['combat']>, units: Json): Json {
  const { w } = match.position.field;
  const { attackers = [], targets = [], left = {} } = fight;
  const at = (hex: unknown) => w.hexNames.indexOf(hex as string);
  const index = (id: string | undefined) => (id === undefined ? NOWHERE : w.unitIndex.get(id)!);
  const standing = (hex: string, isGun: boolean) =>
    Object.keys(units).find((id) => {
      const cls = w.unitClass[index(id)]!;
      return (units[id] as Json).hex === hex && (isGun ? cls === ART : cls < ART);
    });
  const fighter = (id: string | undefined) => ({
    unit: index(id),
    wasDis: id !== undefined && (units[id] as Json).state === 'disorganised' ? 1 : 0,
    hasLeft: id !== undefined && left[id] ? 1 : 0,
    hasFired: 0,
  });
  const prints = (cell: { readonly att: { readonly text: string }; readonly def: { readonly text: string } }) =>
    (fight.att === undefined || cell.att.text === fight.att) &&
    (fight.def === undefined || cell.def.text === fight.def);
  const row = w.charts.shock.findIndex((cells) => cells.some(prints));
  if (row < 0) throw new Error(`no cell of the shock table prints ${fight.att} / ${fight.def}`);
  const gone = Object.entries(left);
  return {
    combat: {
      attackers: attackers.length,
      targets: targets.length,
      att: 0,
      def: 0,
      row,
      column: w.charts.shock[row]!.findIndex(prints),
      vacated: gone.length,
      chain: 0,
      isMelee: 1,
    },
    attacker: attackers.map((id) => ({ ...fighter(id), hex: at(left[id] ?? (units[id] as Json).hex) })),
    target: targets.map((hex) => ({
      ...fighter(gone.find(([, from]) => from === hex)?.[0] ?? standing(hex, false)),
      hex: at(hex),
      battery: index(standing(hex, true)),
      gunsFired: 0,
    })),
    vacated: gone.map(([id, hex]) => ({ hex: at(hex), side: w.unitSide[index(id)]! })),
  };
}

export const scene = (spec: SceneSpec): Scene => new Scene(spec);
