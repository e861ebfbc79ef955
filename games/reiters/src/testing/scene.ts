import { type ZoneId, zoneId } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { SceneBase } from '@tambour/kernel/testing';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { hasLeader } from '../model/leader.ts';
import { type Field, LEADER_MARK, MARK, NOWHERE } from '../model/state.ts';
import { faceOf, has } from '../model/unit.ts';
import { EXITED, LOST, type Sequence, SIDES, type Side } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { isLieutenant, leaderQuality, qualityOf } from '../rules/1-quality.ts';
import { courseOf } from '../rules/3-course.ts';
import { allowanceOf } from '../rules/4-allowance.ts';
import { pointsLeft, spentBy } from '../rules/4-moving-piece.ts';
import { CHARTS, isOff, type TestSetUp, testSetUp } from './set-up.ts';
import { fightSums, shotSum, testOf } from './sums.ts';

type Json = Record<string, unknown>;
type Rows = Record<string, Json>;

/** The question a scene opens at. What leads up to it is done by the rules themselves. */
export type Opening =
  | 'set-up'
  | 'turn'
  | 'command'
  | 'orders'
  | 'movement'
  | 'reaction'
  | 'combat'
  | 'reorganisation'
  | 'closing';

export interface SceneSpec extends TestSetUp {
  readonly at?: Opening;
  readonly active?: string;
  readonly turn?: number;
  /** The side that has the initiative: the active one unless told. */
  readonly first?: string;
  /** Zones entered in this movement sequence that were empty before; every other zone with active units was held. */
  readonly entered?: readonly string[];
  readonly heldBefore?: readonly string[];
  readonly points?: Readonly<Record<string, number>>;
  /** Dice that fall before the first question. */
  readonly dice?: readonly number[];
  /** What is to be changed in the position, as a saved one reads, before the rules take over. */
  readonly alter?: (json: Readonly<Record<string, Rows>>) => void;
}

/** The step that leads up to an opening, where the rules have something to do before it is asked. */
const LEADS_UP: Partial<Readonly<Record<Opening, readonly [step: string, a: number]>>> = {
  reaction: ['movement-over', 0],
  combat: ['after-reaction', 0],
  reorganisation: ['after-reaction', 1],
};
function framesOf(at: Opening, active: number, first: number): Json[] {
  const frame = ([step, a]: readonly [string, number]) => ({ step, with: [a, 0, 0, 0] });
  if (at === 'turn') return [frame(['turn', 0])];
  if (at === 'closing') return [frame(['closing', 0])];
  if (at === 'command') return [...courseOf(at, active, first), ['phase', active] as const].map(frame);
  const lead = LEADS_UP[at];
  return [...courseOf(at as Sequence, active, first), ...(lead ? [lead] : [])].map(frame);
}

/** A die that gives a result, and the differential it needs: `cell('-/1*')`. The first of the table that prints it. */
export function cell(result: string): { readonly differential: number; readonly die: number } {
  for (const [row, cells] of CHARTS.combat.entries())
    for (const [column, c] of cells.entries())
      if (`${c.attacker.text}/${c.defender.text}` === result)
        return { differential: CHARTS.leastDifferential + column, die: row + 1 };
  throw new Error(`no cell of the combat table prints ${result}`);
}

/** A small battle with the question at hand, driven with scripted dice. */
export class Scene extends SceneBase<ReitersWorld, Field, ReitersEvent> {
  constructor(spec: SceneSpec) {
    super(new Position(reiters, testSetUp(spec)).begin(1));
    const at = spec.at ?? 'movement';
    if (at === 'set-up') return;
    const json = this.position.toJson() as Json & Record<string, Rows>;
    const active = Math.max(0, SIDES.indexOf(spec.active as Side));
    const first = spec.first ?? SIDES[active]!;
    const battle = json.battle as unknown as Json;
    Object.assign(battle, { turn: at === 'turn' ? (spec.turn ?? 1) - 1 : (spec.turn ?? 1), first });
    Object.assign(battle, { active: SIDES[active], sequence: at === 'turn' ? 'set-up' : at });
    if (spec.points) Object.assign(battle, { pointsC: spec.points.C ?? 0, pointsP: spec.points.P ?? 0 });
    if (!spec.isWhole) this.#dress(spec, json, active);
    spec.alter?.(json);
    json.steps = framesOf(at, active, SIDES.indexOf(first as Side)) as unknown as Rows;
    this.withDice(spec.dice ?? [], () => this.position.arrange(json));
  }

  /** Markers and zones as the spec has them; the rest is as set up. */
  #dress(spec: SceneSpec, json: Record<string, Rows>, active: number): void {
    const { world } = this.position;
    const entered = spec.entered ?? [];
    for (const u of spec.units ?? []) {
      const row = json.unit![u.id];
      if (!row) continue;
      const isHope = world.unitParent[world.unitIds.indexOf(u.id)]! >= 0;
      if (isHope && !isOff(u.zone)) Object.assign(row, { zone: u.zone, place: 'map', steps: 1 });
      if (u.reduced || u.lent) row.steps = 1;
      const marks = new Set(row.marks as string[]);
      if (u.charge === false) marks.delete('charge');
      const set = (mark: string, isSet: boolean | undefined) => isSet && marks.add(mark);
      set('charge', u.charge);
      set('disorganised', u.ds);
      set('isolated', u.isolated);
      set('caracole', u.caracole);
      set('reacted', u.reacted);
      set('fought', u.fought);
      set('lent', u.lent);
      set('dismounted', u.face === 'dismounted');
      set('marched', u.marched ?? (entered.includes(u.zone) && u.side === SIDES[active]));
      row.marks = [...marks];
    }
    for (const l of spec.leaders ?? []) if (l.face === 'replacement') json.leader![l.id]!.marks = ['replaced'];
    const held = Object.values(json.unit!).flatMap((row, u) =>
      world.unitSide[u] === active && row.zone !== null ? [row.zone as string] : [],
    );
    const before = new Set([...held.filter((z) => !entered.includes(z)), ...(spec.heldBefore ?? [])]);
    json.zone = Object.fromEntries([...before].map((z) => [z, { marks: ['held'] }]));
  }

  /** Events of a type since the beginning. */
  all<T extends ReitersEvent['type']>(type: T): Extract<ReitersEvent, { type: T }>[] {
    return this.log.filter((e) => e.type === type) as Extract<ReitersEvent, { type: T }>[];
  }
  /** The last event of a type. */
  event<T extends ReitersEvent['type']>(type: T): Extract<ReitersEvent, { type: T }> {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`no event ${type} among ${this.log.map((e) => e.type).join(', ')}`);
    return found;
  }
  has(type: ReitersEvent['type']): boolean {
    return this.all(type).length > 0;
  }

  /** The last combat, its sums by name; or an earlier one, the first being 0. */
  fight(which = -1) {
    const found = this.all('fought').at(which);
    if (!found) throw new Error('nobody fought');
    return fightSums(found);
  }
  shot() {
    return shotSum(this.event('bombarded'));
  }
  /** The quality tests of a unit, in order. */
  tests(piece?: string) {
    return this.all('tested')
      .filter((e) => piece === undefined || e.piece === piece)
      .map(testOf);
  }

  /** The index of a unit, a leader or a zone, for calling a rule directly. */
  u(id: string): UnitId {
    return unitId(named(this.g.w.unitIds, id));
  }
  l(id: string): LeaderId {
    return leaderId(named(this.g.w.leaderIds, id));
  }
  z(label: string): ZoneId {
    return zoneId(named(this.g.w.zoneNames, label));
  }
  zones(list: readonly ZoneId[]): string[] {
    return list.map((z) => this.g.w.zoneNames[z] ?? 'off');
  }
  unitNames(list: readonly number[]): string[] {
    return list.map((u) => this.g.w.unitIds[u]!);
  }

  /** A unit as it stands: all that is known of it, or what is asked for. */
  unit(id: string): UnitView;
  unit<K extends keyof UnitView>(id: string, ...keys: readonly K[]): Pick<UnitView, K>;
  unit(id: string, ...keys: readonly (keyof UnitView)[]): Partial<UnitView> {
    return pick(unitView(this.g, this.u(id)), keys);
  }
  leader(id: string): LeaderView;
  leader<K extends keyof LeaderView>(id: string, ...keys: readonly K[]): Pick<LeaderView, K>;
  leader(id: string, ...keys: readonly (keyof LeaderView)[]): Partial<LeaderView> {
    return pick(leaderView(this.g, this.l(id)), keys);
  }
  baggage(id: string): { readonly zone: string | null; readonly eliminated: boolean } {
    const b = named(this.g.w.baggageIds, id);
    const { zone, place } = this.g.s.baggage;
    return { zone: labelOf(this.g, zone[b]!), eliminated: place[b] === LOST };
  }
}

const named = (names: readonly string[], id: string): number => {
  const found = names.indexOf(id);
  if (found < 0) throw new Error(`nothing here is called ${id}`);
  return found;
};
const labelOf = (g: Field, z: ZoneId): string | null => (z === NOWHERE ? null : g.w.zoneNames[z]!);
const pick = <T extends object>(view: T, keys: readonly (keyof T)[]): Partial<T> =>
  keys.length === 0 ? view : (Object.fromEntries(keys.map((key) => [key, view[key]])) as Partial<T>);

type UnitView = ReturnType<typeof unitView>;
const unitView = (g: Field, u: UnitId) => ({
  zone: labelOf(g, g.s.unit.zone[u]!),
  steps: g.s.unit.steps[u]!,
  reduced: g.s.unit.steps[u]! < g.w.unit[u]!.steps,
  eliminated: g.s.unit.place[u] === LOST,
  exited: g.s.unit.place[u] === EXITED,
  ds: has(g, u, MARK.disorganised),
  isolated: has(g, u, MARK.isolated),
  charge: has(g, u, MARK.charge),
  caracole: has(g, u, MARK.caracole),
  reacted: has(g, u, MARK.reacted),
  face: has(g, u, MARK.dismounted) ? 'dismounted' : 'mounted',
  fc: faceOf(g, u).fc,
  fq: g.s.unit.zone[u] === NOWHERE ? 0 : qualityOf(g, u),
  allowance: allowanceOf(g, u),
  spent: spentBy(g, u),
  remaining: pointsLeft(g, u),
});
type LeaderView = ReturnType<typeof leaderView>;
const leaderView = (g: Field, l: LeaderId) => ({
  zone: labelOf(g, g.s.leader.zone[l]!),
  face: hasLeader(g, l, LEADER_MARK.replaced) ? 'replacement' : 'original',
  rank: isLieutenant(g, l) ? 'LG' : 'CC',
  fq: leaderQuality(g, l),
  gone: g.s.leader.place[l] === LOST,
  exited: g.s.leader.place[l] === EXITED,
  spent: spentBy(g, g.w.units + l),
  remaining: pointsLeft(g, g.w.units + l),
});

export const scene = (spec: SceneSpec): Scene => new Scene(spec);
