import type { Command, Text } from '@tambour/kernel';
import { labelBy, type TablePoint } from '@tambour/stage';
import { FRONT } from '../../front.ts';
import type { Formation, Order } from '../../model/vocabulary.ts';
import { length } from '../../texts/measure.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saidGround, saidPiece, subject } from '../model/names.ts';
import { type Field, has, SCREEN_AIM } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { orderVerb } from './order-verb.ts';
import { pointWords } from './place.ts';
import { asked } from './question.ts';

const small = ({ en, fr }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});
const order = (word: Order): Text => sayStage(`order.${word}`);
const formation = (word: Formation): Text => small(sayStage(`formation.${word}`));
const at = (point: TablePoint): Text => pointWords(point);

/** What "done" ends, by the question it answers. */
function doneWords(g: Field | undefined): Text {
  const question = g && asked(g)?.name;
  switch (question) {
    case 'ride':
    case 'declare':
    case 'move':
      return sayStage(`label.done.${question}`);
    default:
      return sayStage('label.done');
  }
}
type Given<T, C = TabletopCommand> = C extends { readonly type: infer Types } ? (T extends Types ? C : never) : never;
/** What a bonus that is given up counts instead. */
const SQUARE_VALUES = [0, 0, -2] as const;
function waiveWords({ square, shelter }: Given<'waive'>): Text {
  const value = SQUARE_VALUES[Number(square)] ?? 0;
  if (!square) return sayStage('label.waive.shelter');
  return sayStage(shelter ? 'label.waive.both' : 'label.waive.square', { value });
}
/** Whether a battery limbers or unlimbers, where that is known. */
function limberKey(g: Field | undefined, id: string): 'limber' | 'limber.up' | 'limber.down' {
  const u = g?.w.unitIndex.get(id);
  if (!g || u === undefined) return 'limber';
  return g.w.kinds[u] && g.scratch.units[u]?.formation === 'limbered' ? 'limber.down' : 'limber.up';
}
function screenKey(g: Field | undefined, id: string): 'screen' | 'screen.out' | 'screen.in' {
  const u = g?.w.unitIndex.get(id);
  if (!g || u === undefined) return 'screen';
  return has(g, u, 'screenOut') ? 'screen.in' : 'screen.out';
}

/** An order as a person would say it, legal or not. */
export const label = labelBy<TabletopWorld, Field, TabletopCommand, object>(FRONT.standing, {}, commonLabel);
function commonLabel(w: TabletopWorld, given: TabletopCommand, g: Field | undefined): Text {
  const c = given;
  const who = (id: unknown) => subject(w, String(id));
  const piece = (id: unknown): Text => saidPiece(w, String(id));
  switch (c.type) {
    case 'ride':
      return c.with === undefined
        ? sayStage('label.ride', { ...who(c.leader), to: at(c.to) })
        : sayStage('label.ride.with', { ...who(c.leader), to: at(c.to), unit: piece(c.with) });
    case 'order': {
      const values = { ...who(c.leader), unit: piece(c.unit), order: order(c.order) };
      if (c.of !== undefined) return sayStage('label.order.of', { ...values, of: piece(c.of) });
      return c.at === undefined
        ? sayStage('label.order', values)
        : sayStage('label.order.at', { ...values, at: at(c.at) });
    }
    case 'test':
    case 'rally':
      return sayStage(`label.${c.type}`, { ...who(c.leader), unit: piece(c.unit) });
    case 'influence':
      return sayStage('label.influence', { ...who(c.by), points: c.points });
    case 'waive':
      return waiveWords(c);
    case 'accept':
      return sayStage('label.accept');
    case 'goal':
      return goalWords(sayStage(`label.goal.${c.goal}`, { ...who(c.unit) }), c);
    case 'along':
    case 'stay':
      return sayStage(`label.${c.type}`, { ...who(c.leader) });
    case 'form-up':
      return sayStage(`label.form-up.${c.look}`, { ...who(c.unit), formation: formation(c.formation) });
    case 'charge': {
      const values = { ...who(c.unit), target: piece(c.target) };
      return c.degrees === undefined
        ? sayStage('label.charge', values)
        : sayStage('label.charge.wheel', { ...values, degrees: length(Number(c.degrees)), isLeft: c.hand === 'left' });
    }
    case 'turn':
      return sayStage('label.turn', { ...who(c.unit), degrees: length(Number(c.to)) });
    case 'counter':
    case 'follow':
    case 'pursue':
      return sayStage(`label.${c.type}`, { ...who(c.unit), target: piece(c.target) });
    case 'reach':
    case 'advance':
    case 'back':
      return sayStage(`label.${c.type}`, { ...who(c.unit), cm: length(Number(c.cm)) });
    case 'march':
      return sayStage('label.march', { ...who(c.unit), to: at(c.to), degrees: length(Number(c.facing)) });
    case 'leave':
      return sayStage('label.leave', {
        ...who(c.unit),
        to: at(c.to),
        formation: formation(c.formation),
        degrees: length(Number(c.facing)),
      });
    case 'open-fire':
      return sayStage('label.open-fire');
    case 'wheel':
      return sayStage('label.wheel', {
        ...who(c.unit),
        degrees: length(Number(c.degrees)),
        isLeft: c.hand === 'left',
      });
    case 'form':
      return sayStage('label.form', { ...who(c.unit), formation: formation(c.formation) });
    case 'limber':
      return sayStage(`label.${limberKey(g, String(c.unit))}`, { ...who(c.unit) });
    case 'screen':
      return sayStage(`label.${screenKey(g, String(c.unit))}`, { ...who(c.unit) });
    case 'enter':
    case 'occupy':
      return sayStage(`label.${c.type}`, { ...who(c.unit), place: saidGround(w, String(c.sector)) });
    case 'fire':
      return sayStage(c.slot === SCREEN_AIM ? 'label.fire.screen' : 'label.fire', {
        ...who(c.unit),
        target: piece(c.at),
      });
    case 'escort':
      return sayStage('label.escort', { ...who(c.unit), figures: Number(c.figures) });
    case 'done':
      return doneWords(g);
    default:
      return sayStage(`label.${c.type}`, { ...who(c.unit) });
  }
}

/** Where a retreat goes, and how where there is a choice of that too. */
const goalWords = (goal: Text, { how = 'plain' }: Given<'goal'>): Text =>
  how === 'plain' ? goal : sayStage(`goal.${how}`, { goal });

/** The verb alone, for a short list beside the piece. */
export function verbWords(given: Command, g: Field | undefined): Text {
  const c = given as TabletopCommand;
  switch (c.type) {
    case 'ride':
      return sayStage(c.with === undefined ? 'verb.ride' : 'verb.ride.with');
    case 'order':
      return orderVerb(g, c);
    case 'influence':
      return sayStage('verb.influence', { points: c.points });
    case 'waive':
      return small(waiveWords(c));
    case 'goal':
      return goalWords(sayStage(`verb.goal.${c.goal}`), c);
    case 'form-up':
    case 'form':
      return sayStage(`verb.${c.type}`, { formation: formation(c.formation) });
    case 'limber':
      return sayStage(`verb.${limberKey(g, String(c.unit))}`);
    case 'screen':
      return sayStage(`verb.${screenKey(g, String(c.unit))}`);
    case 'escort':
      return sayStage('verb.escort', { figures: Number(c.figures) });
    case 'done':
      return small(doneWords(g));
    default:
      return sayStage(`verb.${c.type}`);
  }
}
