import type { HexId } from '@tambour/boards';
import type { Action, GameEvent, Modifier, Refusal } from '@tambour/kernel';
import { actionHex, actionUnit, combinedWords } from '../model/action-view.ts';
import { FIRED, type Field, REACTED, TURNED } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB, type Verb } from '../model/verb.ts';
import { type Moment, whyNotFire } from '../rules/7-artillery-fire.ts';
import { groupOf, whyNotCombined, wordsOf } from '../rules/7-combined-fire.ts';
import { answer, beforeShot } from '../rules/7-reaction-fire.ts';
import { closeVolley, shot, shotLoss } from '../rules/7-shot.ts';
import { admitsGuns, fireGuns, listGuns, smallArms } from '../rules/7-small-arms.ts';
import { risk } from '../rules/8-leader-risk.ts';
import { wavering } from '../rules/8-wavering.ts';
import { type DrillSpec, hexOf } from './drill.ts';
import { drill, listed } from './loose-field.ts';

export const FIRE_STEPS = {
  shot,
  'before-shot': beforeShot,
  answer,
  'shot-loss': shotLoss,
  'small-arms': smallArms,
  risk,
  wavering,
};
type Frame = readonly [StepName, number, number, number, number];
/** What acts in a drill of fire: a formation (the first of the active side unless told) of the first corps of the side. */
export interface Acting {
  readonly side?: 'allied' | 'austrian';
  readonly formation?: string;
  readonly corps?: string;
  readonly kind?: number;
  /** Once attacks have begun only the reserve fires. */
  readonly moment?: Moment;
}

/** A drill in which a corps is active and a formation acts, with the orders of fire at hand. */
export function fireDrill(spec: DrillSpec, acting: Acting = {}, options?: Readonly<Record<string, string>>) {
  const field = drill(spec, options);
  const moment = acting.moment ?? 'fire';
  const { g, w } = field;
  const side = acting.side === 'austrian' ? 1 : 0;
  const corps = acting.corps === undefined ? w.sideCorps[side]![0]! : w.corpsIndex.get(acting.corps)!;
  g.s.battle.corps[0] = corps + 1;
  g.s.battle.kind[0] = acting.kind ?? 1;
  const formation =
    acting.formation === undefined ? w.corpsFormations[corps]![0]! : w.formationIndex.get(acting.formation)!;
  g.s.battle.formation[0] = formation === undefined ? 0 : formation + 1;
  const unit = (id: string) => w.unitIndex.get(id)!;
  const hex = (label: string): HexId => hexOf(w, label);
  const action = (verb: Verb, a = 0, b = 0, c = 0, d = 0): Action => ({ verb: VERB[verb], a, b, c, d });
  let frame: Frame | undefined;
  /** Runs on to a question with more than one answer, as the kernel does. */
  const settle = (): StepName | undefined => {
    for (frame = field.run(FIRE_STEPS); frame; frame = field.run(FIRE_STEPS)) {
      const only = listed(g, question(), frame);
      if (only.length !== 1) return frame[0];
      give(only[0]!);
    }
    return undefined;
  };
  const question = () => {
    const step = FIRE_STEPS[frame![0] as keyof typeof FIRE_STEPS];
    if (!('list' in step)) throw new Error(`${step.name} is no question`);
    return step;
  };
  const give = (o: Action) => {
    const [, a, b, c, d] = frame!;
    field.frames.pop();
    question().act(g, o, a, b, c, d);
  };
  /** Takes an order of guns if it is legal. */
  const guns = (o: Action): StepName | undefined => {
    if (!admitsGuns(g, o, moment)) throw new Error(`not legal: ${rules(whyGuns(o)).join(' ')}`);
    fireGuns(g, o);
    return settle();
  };
  const whyGuns = (o: Action) => (o.verb === VERB.fire ? whyNotFire(g, o, moment) : whyNotCombined(g, o, moment));
  const combined = (ids: readonly string[], label: string): Action => {
    const [c, d] = wordsOf(g, ids.map(unit));
    return action('combine', groupOf(g, c, d)[0], hex(label), c, d);
  };
  return {
    ...field,
    unit,
    hex,
    settle,
    fire: (id: string, label: string, facing = g.s.unit.facing[unit(id)]!) =>
      guns(action('fire', unit(id), hex(label), facing)),
    whyFire: (id: string, label: string, facing = g.s.unit.facing[unit(id)]!) =>
      rules(whyGuns(action('fire', unit(id), hex(label), facing))),
    combine: (ids: readonly string[], label: string) => guns(combined(ids, label)),
    whyCombine: (ids: readonly string[], label: string) => rules(whyGuns(combined(ids, label))),
    /** Every shot of guns listed now, as `who > hex` or `one+two > hex`. */
    gunsListed: () =>
      listed(g, { ...smallArms, list: (_g, out, piece) => listGuns(g, out, piece, moment) }, ['small-arms', 0, 0, 0, 0])
        .map((o) => {
          const who = o.verb === VERB.fire ? [actionUnit(o)] : groupOf(g, ...combinedWords(o));
          return `${who.map((u) => w.unitIds[u]!).join('+')} > ${w.hexNames[actionHex(o)]!}`;
        })
        .sort(),
    /** Opens the small-arms step of the formation that acts. */
    openSmallArms: () => {
      field.frames.push(['small-arms', formation, 0, 0, 0]);
      return settle();
    },
    whyShoot: (id: string, label: string) =>
      rules(smallArms.refuse(g, action('shoot', unit(id), hex(label)), formation, 0, 0, 0)),
    /** Answers the question at hand. */
    answer: (verb: Verb, id?: string, label?: string) => {
      const o = action(verb, id === undefined ? 0 : unit(id), label === undefined ? 0 : hex(label));
      if (!listed(g, question(), frame!).some((x) => x.verb === o.verb && x.a === o.a && x.b === o.b))
        throw new Error(`not legal: ${rules(question().refuse(g, o, ...frameOf(frame!))).join(' ')}`);
      give(o);
      return settle();
    },
    why: (verb: Verb, id: string, label: string) =>
      rules(question().refuse(g, action(verb, unit(id), hex(label)), ...frameOf(frame!))),
    /** What the question at hand offers, as `verb who hex`. */
    offered: () =>
      listed(g, question(), frame!).map((o) => {
        const verb = Object.entries(VERB).find(([, n]) => n === o.verb)![0];
        if (verb === 'hold' || verb === 'done') return verb;
        const who = w.unitIds[actionUnit(o)]!;
        return verb === 'lose' ? `lose ${who}` : `${verb} ${who} ${w.hexNames[actionHex(o)]!}`;
      }),
    marks: (id: string) => ({
      hits: g.s.unit.hits[unit(id)]!,
      disordered: (g.s.unit.marks[unit(id)]! & 1) !== 0,
      isOnMap: g.s.unit.place[unit(id)] === 1,
    }),
    ofType: <T extends string>(type: T) => field.events.filter((e): e is GameEvent & { type: T } => e.type === type),
  };
}
const frameOf = ([, a, b, c, d]: Frame): [number, number, number, number] => [a, b, c, d];
const rules = (reasons: readonly Refusal[]): string[] => reasons.map((r) => r.rule);

/** A sum by rule, as examples write it. */
export const byRule = (items: readonly Modifier[]): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const { rule, value } of items) out[rule] = (out[rule] ?? 0) + value;
  return out;
};
/** Nobody has fired or reacted yet, as when an activation begins. */
export function clearShots(g: Field): void {
  g.s.unit.did.forEach((deeds, u) => {
    g.s.unit.did[u] = deeds & ~(FIRED | REACTED | TURNED);
  });
  g.s.town.used.fill(0);
  closeVolley(g);
}
