import type { Text } from '@tambour/kernel';
import { detail, type EventText, list, marked, news, type PlaceOfPiece } from '@tambour/stage';
import { placeName, saidPiece } from '../model/names.ts';
import { LINES } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { retreatModifiers } from '../rules/11-retreat-roll.ts';
import { say } from '../texts/say.ts';
import { added, type Of, type Texts, unitOf } from './event-text-parts.ts';
import { sidesWords, targetWords } from './target-words.ts';

/** Fire, shock and breach: what was thrown and what the tables make of it. */
export const COMBAT_TEXTS = {
  fired: shotText,
  'shock-declared'(w, e, where) {
    const by = list(e.attackers.map((id) => saidPiece(w, id)));
    const target = list(e.targets.map((hex) => targetWords(w, hex, where)));
    const from = e.attackers.flatMap((id) => where(id) ?? []);
    return news(e, say('event.shockDeclared', { by, target, many: e.attackers.length > 1 }), e.targets, {
      motion: { kind: 'clash', from, to: e.targets },
    });
  },
  'shock-called-off': (_, e) => detail(e, say('event.shockCalledOff')),
  'shock-resolved': (_, e) => shockText(e),
  'breach-rolled': breachText,
  'breach-lost': (w, e) => detail(e, say('event.breachLost', { who: saidPiece(w, e.piece) })),
  'retreat-rolled'(w, e) {
    const [who, result] = [saidPiece(w, e.piece), effectWords(e.effect)];
    const text = say('event.retreatRolled', {
      ...e,
      who,
      intoZone: e.into === 'zone',
      change: e.total - e.die,
      result,
    });
    return detail(e, text, [], {
      dice: [e.die],
      roll: say('roll.retreat', { who, intoZone: e.into === 'zone' }),
      sum: retreatModifiers(w, unitOf(w, e), e.into),
    });
  },
} satisfies Texts;

const EFFECTS = ['loss1', 'D', 'check'] as const;
const effectWords = (effect: readonly string[]): Text =>
  effect.length === 0
    ? say('result.none')
    : list(EFFECTS.filter((x) => effect.includes(x)).map((x) => say(`result.${x}`)));

function shotText(w: DenainWorld, e: Of<'fired'>, where: PlaceOfPiece): EventText {
  const from = where(e.piece);
  const text = say('event.fired', {
    ...e,
    who: saidPiece(w, e.piece),
    target: saidPiece(w, e.target),
    at: placeName(w, e.at),
    ...added(e),
    result: effectWords(e.effect),
  });
  return (e.effect.length > 0 ? news : detail)(e, text, [e.at], {
    dice: [e.die],
    roll: say('roll.fire', { who: saidPiece(w, e.piece), target: saidPiece(w, e.target), isReaction: e.isReaction }),
    sum: e.modifiers,
    ...(from === undefined ? marked(e.at) : { motion: { kind: 'shot', from, to: e.at } }),
  });
}

/** A result of the shock table such as 1DR2*, in words. */
function resultWords(code: string): Text {
  if (code === 'E') return say('result.E');
  const [, losses = '', disorder = '', retreat = '', star = ''] = /^(\d?)(D?)(R?2?)(\*?)$/.exec(code) ?? [];
  const words: Text[] = [];
  if (losses === '1') words.push(say('result.loss1'));
  else if (losses) words.push(say('result.losses', { n: losses }));
  if (disorder) words.push(say('result.D'));
  if (retreat === 'R' || retreat === 'R2') words.push(say(`result.${retreat}`));
  if (star) words.push(say('result.ruin'));
  return words.length === 0 ? say('result.none') : list(words);
}

function shockText(e: Of<'shock-resolved'>): EventText {
  const [a = '', d = ''] = e.odds.split(':');
  const ground = say(`shock.${LINES.find((line) => line === e.line) ?? 'clear'}`);
  const column = e.column.slice(1);
  const text = say('event.shockResolved', {
    ...e,
    ground,
    a,
    d,
    isAdded: e.row !== e.die,
    column,
    att: resultWords(e.att),
    def: resultWords(e.def),
  });
  const roll = say('roll.shock', { ground, a, d, column });
  return news(e, text, [], { dice: [e.die], roll, sum: e.modifiers, on: 'column' });
}

function breachText(w: DenainWorld, e: Of<'breach-rolled'>): EventText {
  const values = { ...e, ...added(e), who: saidPiece(w, e.piece), toward: placeName(w, e.toward) };
  const rest = { dice: [e.die], roll: say('roll.breach', values), sum: e.modifiers, ...marked(e.toward) };
  if (e.opened.length === 0) return detail(e, say('event.workHeld', values), [e.toward], rest);
  const places = new Set([e.toward, ...e.opened.flatMap((side) => side.split('|'))]);
  return news(e, say('event.workBreached', { ...values, sides: sidesWords(e.opened) }), [...places], rest);
}
