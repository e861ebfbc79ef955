import { SCENARIO_FILES } from '../../model/scenario-files.ts';
import { charts } from './charts.ts';
import type { LeaderFile, ScenarioFile, UnitFile } from './scenario-file.ts';

const KINDS = ['dotted', 'plain', 'double', 'impassable'];
const worst = (kinds: readonly string[]): string => KINDS[Math.max(...kinds.map((k) => KINDS.indexOf(k)))]!;

/** What never changes in a battle, out of its file. */
export class Plan {
  readonly file: ScenarioFile;
  readonly type = new Map<string, string>();
  readonly altitude = new Map<string, number>();
  readonly blocking = new Map<string, boolean>();
  readonly unit = new Map<string, UnitFile>();
  readonly leader = new Map<string, LeaderFile>();
  readonly #crossing = new Map<string, { kind: string; los: string; terrain: readonly (readonly string[])[] }>();
  readonly #touching = new Map<string, string[]>();
  readonly #road = new Set<string>();
  constructor(id: string) {
    this.file = SCENARIO_FILES.find((f) => f.id === id) as unknown as ScenarioFile;
    const { zones, borders, junctions, roads } = this.file.map;
    for (const z of zones) {
      this.type.set(z.id, z.type);
      this.altitude.set(z.id, z.altitude);
      this.blocking.set(z.id, z.blocking);
      this.#touching.set(z.id, []);
    }
    const note = (a: string, b: string, kind: string, los: string, met: readonly string[]) => {
      for (const key of [`${a} ${b}`, `${b} ${a}`]) {
        const known = this.#crossing.get(key);
        if (known && KINDS.indexOf(known.kind) < KINDS.indexOf(kind)) continue;
        const isLevel = known && known.kind === kind;
        // Several points between the same two: whoever acts takes the best (R18).
        this.#crossing.set(key, {
          kind,
          los: known && known.los === 'yellow' ? 'yellow' : los,
          terrain: isLevel ? [...known.terrain, met] : [met],
        });
      }
      if (!this.#touching.get(a)!.includes(b)) {
        this.#touching.get(a)!.push(b);
        this.#touching.get(b)!.push(a);
      }
    };
    for (const b of borders) note(b.zones[0], b.zones[1], b.kind, b.los, [b.kind]);
    const border = new Map(borders.map((b) => [b.id, b]));
    for (const j of junctions) {
      const met = j.borders.map((id) => border.get(id)!);
      const los = met.some((b) => b.los === 'brown') ? 'brown' : 'yellow';
      for (const [a, b] of j.pairs) {
        const kinds = met.map((one) => one.kind);
        note(a, b, worst(kinds), los, kinds);
      }
    }
    for (const r of roads)
      if (r.kind === 'road')
        r.zones.forEach((z, i) => {
          const next = r.zones[i + 1];
          if (next === undefined) return;
          this.#road.add(`${z} ${next}`);
          this.#road.add(`${next} ${z}`);
        });
    for (const u of this.file.units) this.unit.set(u.id, u);
    for (const l of this.file.leaders) this.leader.set(l.id, l);
    const hope = charts.unitProfiles.rows.find((r) => r.type === 'forlorn-hope')!;
    for (const u of this.file.units)
      if (u.type === 'arquebusiers' && u.side === 'P')
        for (const numeral of ['I', 'II'])
          this.unit.set(`${u.id}-EP-${numeral}`, {
            id: `${u.id}-EP-${numeral}`,
            side: 'P',
            column: u.column,
            type: 'forlorn-hope',
            weapon: hope.weapon,
            steps: 1,
            front: hope.front,
            parent: u.id,
          });
  }
  crossing(a: string, b: string) {
    return this.#crossing.get(`${a} ${b}`);
  }
  /** 4.1.5 R19 Zones that touch, whatever lies between. */
  touching(z: string): readonly string[] {
    return this.#touching.get(z)!;
  }
  /** 4.2c 4.1.2d 4.1.3b Zones one can pass to. */
  next(z: string): readonly string[] {
    return this.touching(z).filter((b) => this.crossing(z, b)!.kind !== 'impassable' && this.type.get(b) !== 'X');
  }
  /** 4.1.1e */
  isRoad(a: string, b: string): boolean {
    const easy = (z: string) => this.type.get(z) === 'I' || this.type.get(z) === 'II';
    return this.#road.has(`${a} ${b}`) && easy(a) && easy(b);
  }
  /** Steps by passage from some zones, going into none of those shut. */
  steps(from: readonly string[], shut: (z: string) => boolean = () => false): Map<string, number> {
    const out = new Map(from.map((z) => [z, 0]));
    let edge = [...from];
    for (let n = 1; edge.length > 0; n++) {
      const fresh: string[] = [];
      for (const z of edge)
        for (const b of this.next(z))
          if (!out.has(b) && !shut(b)) {
            out.set(b, n);
            fresh.push(b);
          }
      edge = fresh;
    }
    return out;
  }
  /** R68 Steps from a zone to the supply edge of a side: passage is the same both ways but for X, which nobody stands in. */
  toSupply(side: string): Map<string, number> {
    return this.steps(this.file.supply[side]!.zones);
  }
}
const plans = new Map<string, Plan>();
export const planOf = (id: string): Plan => {
  const found = plans.get(id) ?? new Plan(id);
  plans.set(id, found);
  return found;
};
