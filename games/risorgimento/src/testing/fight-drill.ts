import { type HexId, hexId } from '@tambour/boards';
import type { Action, GameEvent, Modifier, Question, Refusal, Step } from '@tambour/kernel';
import { WITH_LEADERS, WITH_MATE } from '../model/action-view.ts';
import { unitId } from '../model/ids.ts';
import { type Field, isOnMap, note, STARTED_ADJACENT } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { entry, march, marchEnd, PLAIN_MARCH, startMarch, wayOf } from '../rules/5-march.ts';
import { moverOf } from '../rules/5-mover.ts';
import { beforeEntry } from '../rules/5-reactions.ts';
import { isNextToEnemy } from '../rules/6-zone-of-control.ts';
import { assault, ledSides } from '../rules/7-attack.ts';
import { bitsOf, unitsOfBits } from '../rules/7-attackers.ts';
import { charge } from '../rules/7-charge.ts';
import { chargePaths, hexesOfPath, pathCode } from '../rules/7-charge-path.ts';
import { continueAttack, continued, fightOver } from '../rules/7-continued.ts';
import { counter } from '../rules/7-counter-charge.ts';
import { engage, surprise } from '../rules/7-engagement.ts';
import { sideTowards } from '../rules/7-fight.ts';
import { beforeAttack, join } from '../rules/7-join.ts';
import { lose, losses, resolve } from '../rules/7-resolve.ts';
import { retreat } from '../rules/8-retreat.ts';
import { putRight, settle, storm, turnTo } from '../rules/8-settle.ts';
import { type DrillSpec, hexOf } from './drill.ts';
import { FIRE_STEPS } from './fire-drill.ts';
import { drill, listed } from './loose-field.ts';

export const FIGHT_STEPS: Partial<Record<StepName, Step<Field>>> = {
  ...FIRE_STEPS,
  march,
  entry,
  'march-end': marchEnd,
  'before-entry': beforeEntry,
  assault,
  join,
  'before-attack': beforeAttack,
  surprise,
  engage,
  charge,
  counter,
  resolve,
  losses,
  lose,
  settle,
  retreat,
  'put-right': putRight,
  'turn-to': turnTo,
  storm,
  'fight-over': fightOver,
  continue: continueAttack,
  continued,
};
type Frame = readonly [StepName, number, number, number, number];
export interface Fighting {
  readonly side?: 'allied' | 'austrian';
  readonly formation?: string;
  readonly kind?: number;
  /** The leader of a massed attack. */
  readonly leader?: string;
  /** Questions that wait for an answer of the test; others are declined, or take the first answer. */
  readonly asks?: readonly StepName[];
  readonly dice?: readonly number[];
}
const DECLINING: ReadonlySet<number> = new Set([VERB.go, VERB.hold, VERB.stay]);

/** A drill in which a formation has moved and fired, and attacks. */
export function fightDrill(spec: DrillSpec, acting: Fighting = {}, options?: Readonly<Record<string, string>>) {
  const field = drill(spec, options);
  const { g, w } = field;
  const side = acting.side === 'austrian' ? 1 : 0;
  const formation =
    acting.formation === undefined ? w.formationSide.indexOf(side) : w.formationIndex.get(acting.formation)!;
  g.s.battle.corps[0] = w.formationCorps[formation]! + 1;
  g.s.battle.formation[0] = formation + 1;
  g.s.battle.kind[0] = acting.kind ?? 1;
  g.s.battle.leader[0] = acting.leader === undefined ? 0 : w.leaderIndex.get(acting.leader)! + 1;
  field.dice.push(...(acting.dice ?? []));
  const asks = new Set<StepName>(['assault', ...(acting.asks ?? [])]);
  const unit = (id: string) => w.unitIndex.get(id)!;
  const hex = (label: string): HexId => hexOf(w, label);
  const action = (verb: Verb, a = 0, b = 0, c = 0, d = 0): Action => ({ verb: VERB[verb], a, b, c, d });
  let frame: Frame | undefined;
  const question = (): Question<Field> => {
    const step = FIGHT_STEPS[frame![0]];
    if (!step || !('list' in step)) throw new Error(`${frame?.[0]} is no question`);
    return step;
  };
  const give = (o: Action) => {
    const [, a, b, c, d] = frame!;
    field.frames.pop();
    question().act(g, o, a, b, c, d);
  };
  /** Runs on to a question that the test answers. */
  const settleAll = (): StepName | undefined => {
    for (frame = field.run(FIGHT_STEPS); frame; frame = field.run(FIGHT_STEPS)) {
      const orders = listed(g, question(), frame);
      if (orders.length === 0) throw new Error(`${frame[0]} offers nothing`);
      if (frame[0] === 'assault' || (asks.has(frame[0]) && orders.length > 1)) return frame[0];
      give(orders.find((o) => DECLINING.has(o.verb)) ?? orders[0]!);
    }
    return undefined;
  };
  const open = (): StepName | undefined => {
    field.frames.push(['assault', formation, 0, 0, 0]);
    return settleAll();
  };
  const isLegal = (o: Action): boolean => {
    const [, a, b, c, d] = frame!;
    const isListed = listed(g, question(), frame!).some(
      (x) => x.verb === o.verb && x.a === o.a && x.b === o.b && x.c === o.c && x.d === o.d,
    );
    return isListed || (question().admits?.(g, o, a, b, c, d) ?? false);
  };
  const why = (o: Action): string[] => {
    const [, a, b, c, d] = frame!;
    return question()
      .refuse(g, o, a, b, c, d)
      .map((r: Refusal) => r.rule);
  };
  const order = (o: Action): StepName | undefined => {
    if (!isLegal(o)) throw new Error(`not legal: ${why(o).join(' ')}`);
    give(o);
    return settleAll();
  };
  const attackOrder = (ids: readonly string[], label: string, isLed = false): Action => {
    const units = ids.map(unit);
    const led = isLed ? ledSides(g, units, hex(label)) : 0;
    return action('attack', hex(label), bitsOf(g, units, hex(label)), led);
  };
  interface Ride {
    readonly via?: readonly string[];
    readonly mate?: boolean;
    readonly leaders?: boolean;
  }
  const chargeOrder = (verb: 'charge' | 'join', id: string, label: string, ride: Ride = {}): Action => {
    const start = g.s.unit.hex[unit(id)]!;
    const way = ride.via?.map(hex);
    const path = way
      ? pathCode([...way, hex(label)].map((x, i) => sideTowards(g, way[i - 1] ?? start, x)))
      : (chargePaths(g, [unit(id)], hex(label))[0] ?? 0);
    return action(verb, unit(id), hex(label), path, (ride.mate ? WITH_MATE : 0) | (ride.leaders ? WITH_LEADERS : 0));
  };
  for (let u = 0; u < w.units; u++)
    if (isOnMap(g, unitId(u)) && isNextToEnemy(g, g.s.unit.hex[u]!, w.unitSide[u]!))
      note(g, unitId(u), STARTED_ADJACENT);
  open();
  return {
    ...field,
    unit,
    hex,
    settle: settleAll,
    open,
    attack: (ids: readonly string[], label: string, isLed = false) => order(attackOrder(ids, label, isLed)),
    whyAttack: (ids: readonly string[], label: string) => why(attackOrder(ids, label)),
    isLegalAttack: (ids: readonly string[], label: string) => isLegal(attackOrder(ids, label)),
    charge: (id: string, label: string, ride: Ride = {}) => order(chargeOrder('charge', id, label, ride)),
    join: (id: string, label: string, ride: Ride = {}) => order(chargeOrder('join', id, label, ride)),
    whyCharge: (id: string, label: string, ride: Ride = {}) => why(chargeOrder('charge', id, label, ride)),
    /** Marches a unit, as in the step of its formation before the attacks. */
    march: (id: string, label: string, facing = 0) => {
      const way = wayOf(g, moverOf(g, unit(id)), hex(label), facing);
      if (!way) throw new Error(`${id} cannot go to ${label}`);
      startMarch(g, unit(id), way, facing, PLAIN_MARCH);
      return settleAll();
    },
    /** Answers the question at hand with an order it lists, by what is said of it. */
    answer: (verb: Verb, id?: string, label?: string, c?: number) => {
      const a = id === undefined ? undefined : unit(id);
      const b = label === undefined ? undefined : hex(label);
      const found = listed(g, question(), frame!).find(
        (o) =>
          o.verb === VERB[verb] &&
          (a === undefined || o.a === a) &&
          (b === undefined || o.b === b) &&
          (c === undefined || o.c === c),
      );
      if (!found) throw new Error(`${verb} ${id ?? ''} ${label ?? ''} is not offered`);
      give(found);
      return settleAll();
    },
    give: order,
    why,
    action,
    offers: () => listed(g, question(), frame!),
    verbs: () => [...new Set(listed(g, question(), frame!).map((o) => VERBS[o.verb]!))].sort(),
    /** Hexes that a unit may attack or charge now. */
    targets: (id: string) => {
      const out = new Set<string>();
      for (const o of listed(g, question(), frame!)) {
        const units = o.verb === VERB.attack ? unitsOfBits(g, hexId(o.a), o.b)! : o.verb === VERB.charge ? [o.a] : [];
        if (units.includes(unit(id))) out.add(w.hexNames[o.verb === VERB.attack ? o.a : o.b]!);
      }
      return [...out].sort();
    },
    /** The attacks listed, as `one+two > hex`. */
    sets: () =>
      listed(g, question(), frame!)
        .filter((o) => o.verb === VERB.attack)
        .map(
          (o) =>
            `${unitsOfBits(g, hexId(o.a), o.b)!
              .map((u) => w.unitIds[u]!)
              .join('+')} > ${w.hexNames[o.a]!}`,
        ),
    paths: (id: string, label: string) =>
      chargePaths(g, [unit(id)], hex(label)).map((code) =>
        hexesOfPath(g, g.s.unit.hex[unit(id)]!, code)
          .slice(1)
          .map((x) => w.hexNames[x]!),
      ),
    at: (id: string): string => (isOnMap(g, unit(id)) ? w.hexNames[g.s.unit.hex[unit(id)]!]! : 'lost'),
    leaderAt: (id: string): string => w.hexNames[g.s.leader.hex[w.leaderIndex.get(id)!]!] ?? 'lost',
    hits: (id: string): number => g.s.unit.hits[unit(id)]!,
    facing: (id: string): number => g.s.unit.facing[unit(id)]!,
    ofType: <T extends string>(type: T) => field.events.filter((e): e is GameEvent & { type: T } => e.type === type),
  };
}

/** A sum by rule, the ground of hex and hexside under `terrain`, as examples write it. */
export const byRule = (items: readonly Modifier[]): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const { rule, value } of items) {
    const key = rule === '7.45d' ? 'terrain' : rule;
    out[key] = (out[key] ?? 0) + value;
  }
  return out;
};
