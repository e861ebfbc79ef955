import type { Action, Question, Step } from '@tambour/kernel';
import { actionFacing, actionHex, actionUnit, packVia } from '../model/action-view.ts';
import { DISORDERED, type Field, has, isOnMap } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { alarm } from '../rules/4-reserve.ts';
import { spread } from '../rules/4-spread.ts';
import { act } from '../rules/5-act.ts';
import { afterEntry } from '../rules/5-after-entry.ts';
import { moverOf, stepCost } from '../rules/5-mover.ts';
import { type DrillSpec, hexOf } from './drill.ts';
import { FIGHT_STEPS } from './fight-drill.ts';
import { drill, type LooseField, listed } from './loose-field.ts';

const STEPS: Partial<Record<StepName, Step<Field>>> = {
  ...FIGHT_STEPS,
  act,
  'after-entry': afterEntry,
  alarm,
  spread,
};
export interface Acting {
  readonly side?: 'allied' | 'austrian';
  /** The formation that acts; the first of its side unless told. */
  readonly formation?: string;
  readonly kind?: number;
  /** Questions that wait for an answer of the test; others are declined, or take the first answer. */
  readonly asks?: readonly StepName[];
  readonly dice?: readonly number[];
}
interface Ride {
  readonly facing?: number;
  readonly via?: readonly string[];
  readonly strategic?: boolean;
}
const DECLINING: ReadonlySet<number> = new Set([VERB.hold, VERB.stay, VERB.go]);

/** A drill of a formation that acts: its units march, turn, form square; the other side answers where the test says so. */
export function actDrill(
  spec: DrillSpec | LooseField,
  acting: Acting = {},
  options?: Readonly<Record<string, string>>,
) {
  const field = 'frames' in spec ? spec : drill(spec, options);
  const { g, w } = field;
  const side = acting.side === 'austrian' ? 1 : 0;
  const formation =
    acting.formation === undefined ? w.formationSide.indexOf(side) : w.formationIndex.get(acting.formation)!;
  g.s.battle.corps[0] = w.formationCorps[formation]! + 1;
  g.s.battle.formation[0] = formation + 1;
  g.s.battle.kind[0] = acting.kind ?? 1;
  field.dice.push(...(acting.dice ?? []));
  field.frames.push(['act', formation, 0, 0, 0]);
  const asks = new Set<StepName>(['act', ...(acting.asks ?? [])]);
  const unit = (id: string) => w.unitIndex.get(id)!;
  const hex = (label: string) => hexOf(w, label);
  const frame = () => field.frames.at(-1)!;
  const inFrame = () => frame().slice(1) as [number, number, number, number];
  const question = (): Question<Field> => {
    const step = STEPS[frame()[0]];
    if (!step || !('list' in step)) throw new Error(`${frame()[0]} is no question`);
    return step;
  };
  const give = (o: Action) => {
    const q = question();
    const at = inFrame();
    field.frames.pop();
    q.act(g, o, ...at);
  };
  /** Runs on to a question that the test answers; one with a single answer is not asked, as in a match. */
  const settle = (): StepName | undefined => {
    for (let at = field.run(STEPS); at; at = field.run(STEPS)) {
      const orders = listed(g, question(), at);
      if (asks.has(at[0]) && (orders.length > 1 || at[0] === 'act')) return at[0];
      give(orders.find((o) => DECLINING.has(o.verb)) ?? orders[0]!);
    }
    return undefined;
  };
  const isLegal = (o: Action): boolean =>
    listed(g, question(), frame()).some(
      (x) => x.verb === o.verb && x.a === o.a && x.b === o.b && x.c === o.c && x.d === o.d,
    ) ||
    (question().admits?.(g, o, ...inFrame()) ?? false);
  const why = (o: Action): string[] =>
    isLegal(o)
      ? []
      : question()
          .refuse(g, o, ...inFrame())
          .map((r) => r.rule);
  const order = (o: Action): StepName | undefined => {
    if (!isLegal(o)) throw new Error(`not legal: ${why(o).join(' ')}`);
    give(o);
    return settle();
  };
  const moveOrder = (id: string, to: string, ride: Ride = {}): Action => ({
    verb: ride.strategic ? VERB.strategic : VERB.move,
    a: unit(id),
    b: hex(to),
    c: ride.facing ?? 0,
    d: packVia((ride.via ?? []).map(hex)),
  });
  const plain = (verb: Verb, id: string, b = 0): Action => ({ verb: VERB[verb], a: unit(id), b, c: 0, d: 0 });
  settle();
  return {
    ...field,
    formation,
    unit,
    hex,
    settle,
    /** Marches a unit; an order that is not legal is a fault. */
    move: (id: string, to: string, ride: Ride = {}) => order(moveOrder(id, to, ride)),
    /** The rules that stand against a march; none if it is legal. */
    whyMove: (id: string, to: string, ride: Ride = {}) => why(moveOrder(id, to, ride)),
    turn: (id: string, facing: number) => order(moveOrder(id, w.hexNames[g.s.unit.hex[unit(id)]!]!, { facing })),
    whyTurn: (id: string, facing: number) => why(moveOrder(id, w.hexNames[g.s.unit.hex[unit(id)]!]!, { facing })),
    do: (verb: Verb, id: string, b = 0) => order(plain(verb, id, b)),
    whyDo: (verb: Verb, id: string, b = 0) => why(plain(verb, id, b)),
    done: () => order({ verb: VERB.done, a: 0, b: 0, c: 0, d: 0 }),
    /** Answers the question at hand with an order it lists. */
    answer: (verb: Verb, id?: string, to?: string, facing?: number) => {
      const found = listed(g, question(), frame()).find(
        (o) =>
          o.verb === VERB[verb] &&
          (id === undefined || actionUnit(o) === unit(id)) &&
          (to === undefined || actionHex(o) === hex(to)) &&
          (facing === undefined || actionFacing(o) === facing),
      );
      if (!found) throw new Error(`${verb} ${id ?? ''} ${to ?? ''} is not offered`);
      give(found);
      return settle();
    },
    /** What the question at hand offers: verbs, and hexes by verb and unit. */
    verbs: () => [...new Set(listed(g, question(), frame()).map((o) => VERBS[o.verb]!))].sort(),
    hexes: (verb: Verb, id: string) =>
      [
        ...new Set(
          listed(g, question(), frame())
            .filter((o) => o.verb === VERB[verb] && o.a === unit(id))
            .map((o) => w.hexNames[actionHex(o)]!),
        ),
      ].sort(),
    /** What the one step from where a unit stands to a hex beside it costs it in all. */
    cost: (id: string, to: string): number => {
      const from = g.s.unit.hex[unit(id)]!;
      const d = [0, 1, 2, 3, 4, 5].find((x) => w.near[from * 6 + x] === hex(to))!;
      return stepCost(g, moverOf(g, unit(id)), from, d);
    },
    at: (id: string): string => (isOnMap(g, unit(id)) ? w.hexNames[g.s.unit.hex[unit(id)]!]! : 'lost'),
    spent: (id: string): number => g.s.unit.spent[unit(id)]!,
    hits: (id: string): number => g.s.unit.hits[unit(id)]!,
    facing: (id: string): number => g.s.unit.facing[unit(id)]!,
    isDisordered: (id: string): boolean => has(g, unit(id), DISORDERED),
    ofType: (type: string) => field.events.filter((e) => e.type === type),
  };
}
