import type { Action, Question, Step } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { corps, endStep, formation } from '../rules/4-activation.ts';
import { commanders } from '../rules/4-commanders.ts';
import { attach, command, orders } from '../rules/4-orders.ts';
import { alarm, release } from '../rules/4-reserve.ts';
import { reserveIn } from '../rules/4-reserve-in.ts';
import { phase, turn } from '../rules/4-sequence.ts';
import { spread } from '../rules/4-spread.ts';
import { demolish } from '../rules/5-demolition.ts';
import { entry, march, marchEnd } from '../rules/5-march.ts';
import { rally } from '../rules/8-rally.ts';
import { recovery } from '../rules/8-recovery.ts';
import { morale } from '../rules/9-demoralization.ts';
import { type DrillSpec, hexOf } from './drill.ts';
import { FIRE_STEPS } from './fire-drill.ts';
import { drill, type LooseField, listed } from './loose-field.ts';

/** The turn around the activations; what happens inside a formation's step is left out. */
const STEPS: Partial<Record<StepName, Step<Field>>> = {
  ...FIRE_STEPS,
  turn,
  phase,
  'reserve-in': reserveIn,
  corps,
  formation,
  attach,
  orders,
  command,
  rally,
  'end-step': endStep,
  demolish,
  recovery,
  release,
  spread,
  alarm,
  commanders,
  morale,
  march,
  entry,
  'march-end': marchEnd,
};

/** A drill of the turn: frames are put down, questions answered by name, steps of others noted as they come by. */
export function turnDrill(spec: DrillSpec | LooseField, options?: Readonly<Record<string, string>>) {
  const field = 'frames' in spec ? spec : drill(spec, options);
  const { g, w } = field;
  const seen: StepName[] = [];
  const passes = (name: StepName): Step<Field> => ({ name, run: () => void seen.push(name) });
  const steps: Partial<Record<StepName, Step<Field>>> = {
    ...STEPS,
    act: passes('act'),
    'small-arms': passes('small-arms'),
    assault: passes('assault'),
    'after-entry': passes('after-entry'),
    hand: passes('hand'),
  };
  const frame = () => field.frames.at(-1);
  const question = (): Question<Field> => {
    const step = steps[frame()![0]]!;
    if (!('list' in step)) throw new Error(`${step.name} is no question`);
    return step;
  };
  const action = (verb: Verb, a = 0, b = 0, c = 0, d = 0): Action => ({ verb: VERB[verb], a, b, c, d });
  const asked = (): StepName | undefined => field.run(steps)?.[0];
  const inFrame = () => frame()!.slice(1) as [number, number, number, number];
  return {
    ...field,
    seen,
    steps,
    unit: (id: string) => w.unitIndex.get(id)!,
    leader: (id: string) => w.leaderIndex.get(id)!,
    formation: (id: string) => w.formationIndex.get(id)!,
    hex: (label: string) => hexOf(w, label),
    hexOfUnit: (id: string) => w.hexNames[g.s.unit.hex[w.unitIndex.get(id)!]!],
    hexOfLeader: (id: string) => w.hexNames[g.s.leader.hex[w.leaderIndex.get(id)!]!],
    /** Puts a step down and runs to the first question; gives its name. */
    begin(name: StepName, a = 0, b = 0, c = 0, d = 0): StepName | undefined {
      field.frames.push([name, a, b, c, d]);
      return asked();
    },
    /** Answers the question on top and runs on to the next. */
    give(verb: Verb, a = 0, b = 0, c = 0, d = 0): StepName | undefined {
      const order = action(verb, a, b, c, d);
      const q = question();
      const at = inFrame();
      const isListed = listed(g, q, frame()!).some((o) => JSON.stringify(o) === JSON.stringify(order));
      if (!isListed && !q.admits?.(g, order, ...at)) throw new Error(`${verb} is not legal in ${q.name}`);
      field.frames.pop();
      q.act(g, order, ...at);
      return asked();
    },
    /** What the question on top offers, as verbs with their integers. */
    offers: (verb?: Verb): Action[] =>
      listed(g, question(), frame()!).filter((o) => verb === undefined || VERBS[o.verb] === verb),
    /** The rules that stand against an order. */
    refused: (verb: Verb, a = 0, b = 0, c = 0, d = 0): string[] => {
      const q = question();
      const order = action(verb, a, b, c, d);
      if (listed(g, q, frame()!).some((o) => JSON.stringify(o) === JSON.stringify(order))) return [];
      return q.refuse(g, order, ...inFrame()).map((r) => r.rule);
    },
    ofType: (type: string) => field.events.filter((e) => e.type === type),
  };
}
