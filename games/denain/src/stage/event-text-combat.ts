import type { Text } from '@tambour/kernel';
import { detail, type EventText, list, marked, news, type PlaceOfPiece } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { LINES } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { retreatModifiers } from '../rules/11-retreat-roll.ts';
import { say } from '../texts/say.ts';
import { type Of, rolled, type Texts, told, unitOf } from './event-text-parts.ts';
import { sidesWords, targetWords } from './words-of.ts';

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
  'shock-called-off': told(detail, () => say('event.shockCalledOff')),
  'shock-resolved': (_, e) => shockText(e),
  'breach-rolled': breachText,
  'breach-lost': told(detail, (v) => say('event.breachLost', v)),
  'retreat-rolled': rolled(
    detail,
    (v, e) => {
      const values = { ...v, intoZone: e.into === 'zone', result: effectWords(e.effect) };
      return [say('event.retreatRolled', values), say('roll.retreat', values)];
    },
    (w, e) => retreatModifiers(w, unitOf(w, e), e.into),
  ),
} satisfies Texts;

const EFFECTS = ['loss1', 'D', 'check'] as const;
const effectWords = (effect: readonly string[]): Text =>
  effect.length === 0
    ? say('result.none')
    : list(EFFECTS.filter((x) => effect.includes(x)).map((x) => say(`result.${x}`)));

function shotText(w: DenainWorld, e: Of<'fired'>, where: PlaceOfPiece): EventText {
  const from = where(e.piece);
  const text = rolled<typeof e>(e.effect.length > 0 ? news : detail, (v) => [
    say('event.fired', { ...v, result: effectWords(e.effect) }),
    say('roll.fire', v),
  ])(w, e);
  const shown = from === undefined ? marked(e.at) : { motion: { kind: 'shot', from, to: e.at } as const };
  return { ...text, places: [e.at], ...shown };
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
  const isOpen = e.opened.length > 0;
  const text = rolled<typeof e>(isOpen ? news : detail, (v) => [
    isOpen ? say('event.workBreached', { ...v, sides: sidesWords(e.opened) }) : say('event.workHeld', v),
    say('roll.breach', v),
  ])(w, e);
  const places = new Set([e.toward, ...e.opened.flatMap((side) => side.split('|'))]);
  return { ...text, places: [...places], ...marked(e.toward) };
}
