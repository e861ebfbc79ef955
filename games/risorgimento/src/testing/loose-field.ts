import { type Action, ActionList, EVERY, type GameEvent, type Pen, type Step } from '@tambour/kernel';
import { type Field, field, risorgimentoShape } from '../model/state.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { type RisorgimentoWorld, risorgimentoWorld } from '../model/world.ts';
import { layOut } from '../rules/2-set-up.ts';
import { type DrillSpec, drillScenario, place } from './drill.ts';

/** A battle without a match around it: dice as told, frames in the open, so that one section of the rules can be tried alone. */
export interface LooseField {
  readonly g: Field;
  readonly w: RisorgimentoWorld;
  /** Faces to come; without any left a roll is a fault. */
  readonly dice: number[];
  readonly events: GameEvent[];
  readonly frames: [step: StepName, a: number, b: number, c: number, d: number][];
  /** Runs work until a question is on top; gives its name and integers, or nothing when the stack is empty. */
  run(steps: Partial<Record<StepName, Step<Field>>>): readonly [StepName, number, number, number, number] | undefined;
}
export function looseField(choice: Parameters<typeof risorgimentoWorld>[0]): LooseField {
  const w = risorgimentoWorld(choice);
  const dice: number[] = [];
  const events: GameEvent[] = [];
  const frames: LooseField['frames'] = [];
  let looks = 0;
  const pen: Pen = {
    roll(sides, lowest = 1) {
      const face = dice.shift();
      if (face === undefined || face < lowest || face >= lowest + sides)
        throw new Error(`no face for a die of ${sides}`);
      return face;
    },
    emit: (event) => void events.push(event),
    push: (step, a = 0, b = 0, c = 0, d = 0) => void frames.push([STEP_NAMES[step]!, a, b, c, d]),
    epoch: 0,
    // Drills write where they like.
    get rewritten() {
      return looks++;
    },
    reveal: () => undefined,
  };
  const g = field(w, risorgimentoShape(w).create(), pen);
  layOut(g);
  return {
    g,
    w,
    dice,
    events,
    frames,
    run(steps) {
      for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
        const [name, a, b, c, d] = frame;
        const step = steps[name];
        if (step && 'list' in step) return frame;
        frames.pop();
        step?.run(g, a, b, c, d);
      }
      return undefined;
    },
  };
}
/** A few pieces on a map of one's own. */
export function drill(spec: DrillSpec, options?: Readonly<Record<string, string>>): LooseField {
  const loose = looseField({ scenarioData: drillScenario(spec), options });
  place(loose.g, spec);
  return loose;
}
/** Every order a question lists. */
export function listed(
  g: Field,
  step: Step<Field>,
  frame: readonly [StepName, number, number, number, number],
): Action[] {
  if (!('list' in step)) throw new Error(`${step.name} is no question`);
  const out = new ActionList();
  step.list(g, out, EVERY, frame[1], frame[2], frame[3], frame[4]);
  return Array.from({ length: out.count }, (_, i) => out.at(i));
}
