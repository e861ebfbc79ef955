import { type Modifier, type Text, totalOf } from '@tambour/kernel';
import { detail, type EventText, list, news, type PlaceOfPiece } from '@tambour/stage';
import { readEffect } from '../model/combat-result.ts';
import { saidPiece } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { type Of, placesOf, type Texts } from './event-text-parts.ts';
import { inZone, theZone } from './place-words.ts';
import { subject, wordsOf } from './words-of.ts';

/** Half a cell of the combat table such as 1*#, in words. */
export function resultWords(code: string): Text {
  const effect = readEffect(code);
  const words = [
    ...(effect.tests ? [say('result.test')] : []),
    ...(effect.disorganises ? [say('result.disorder')] : []),
    ...(effect.losses > 0 ? [say('result.losses', { n: effect.losses })] : []),
  ];
  if (words.length === 0) return say('result.none');
  const notes = [
    ...(effect.star ? [say('result.leadersInDanger')] : []),
    ...(effect.hash ? [say('result.noGivingGround')] : []),
  ];
  return notes.length === 0 ? list(words) : say('result.noted', { result: list(words), notes: list(notes) });
}

type Combat = Of<'fought'>;

/** 7.1c In a reaction the unit that came close counts as the attacker, though the other fires or charges. */
function clashWords(w: ReitersWorld, e: Combat): Text {
  const [{ who: attacker, isMany: areMany }, { who: defender, isMany }] = [
    subject(w, e.attacker),
    subject(w, e.defender),
  ];
  const values = { attacker, defender, isMany, areMany };
  if (e.kind === 'reaction-fire') return say('event.fought.fire', values);
  if (e.kind === 'reaction-charge') return say('event.fought.charge', values);
  return say(e.round > 1 ? 'event.fought.second' : 'event.fought.first', values);
}
/** What either side brings to the sum: the attacker adds, the defender takes off. */
const balance = ({ attack, defence }: Combat): Modifier[] => [
  ...attack.map((m) => ({ ...m, what: say('result.ofAttack', { what: m.what }) })),
  ...defence.map((m) => ({ ...m, value: -m.value, what: say('result.ofDefence', { what: m.what }) })),
];

const ofPiece =
  (key: 'event.defenderNamed' | 'event.chargeSpent' | 'event.secondAttack') =>
  (w: ReitersWorld, e: Of<'defender-named' | 'charge-spent' | 'second-attack'>, where: PlaceOfPiece): EventText =>
    detail(e, say(key, subject(w, e.piece)), placesOf(where, e.piece));

/** Reactions, attacks and gunfire: who meets whom, the sums, the die, what the table makes of it. */
export const COMBAT_TEXTS = {
  reacted: (w, e) => detail(e, say(`event.reacted.${e.how}`, wordsOf(w, e)), [e.zone]),
  'attack-declared': (w, e) =>
    news(
      e,
      say('event.attackDeclared', { ...subject(w, e.piece), to: theZone(w, e.to), from: theZone(w, e.from) }),
      [e.from, e.to],
      { motion: { kind: 'clash', from: [e.from], to: [e.to] } },
    ),
  'defender-named': ofPiece('event.defenderNamed'),
  'charge-spent': ofPiece('event.chargeSpent'),
  // 7.2d 7.2e The two sums, their difference, the die and the result.
  fought: (w, e, where) => {
    const [from, to] = [where(e.attacker), where(e.defender)];
    const [att = '-', def = '-'] = e.result.split('/');
    const clash = clashWords(w, e);
    const text = say('event.fought', {
      clash,
      attack: totalOf(e.attack),
      defence: totalOf(e.defence),
      difference: e.differential,
      die: e.die,
      toAttacker: resultWords(att),
      toDefender: resultWords(def),
    });
    return news(e, text, placesOf(where, e.attacker, e.defender), {
      dice: [e.die],
      roll: say('roll.fought', { clash, difference: e.differential }),
      sum: balance(e),
      on: 'column',
      ...(from === undefined || to === undefined
        ? {}
        : e.kind === 'reaction-fire'
          ? { motion: { kind: 'shot', from: to, to: from } }
          : { motion: { kind: 'clash', from: [from], to: [to] } }),
    });
  },
  // 7.8j The die against the modified factor of the gun.
  bombarded: (w, e, where) => {
    const from = where(e.gun);
    const isMiss = e.result === '-';
    const text = say('event.bombarded', {
      ...subject(w, e.gun),
      target: saidPiece(w, e.target),
      at: inZone(w, e.zone),
      die: e.die,
      total: e.total,
      result: isMiss ? say('result.missed') : resultWords(e.result),
    });
    return (isMiss ? detail : news)(e, text, from === undefined ? [e.zone] : [from, e.zone], {
      dice: [e.die],
      roll: say('roll.bombarded', { ...subject(w, e.gun), target: saidPiece(w, e.target), total: e.total }),
      sum: e.modifiers,
      on: 'target',
      motion: from === undefined ? { kind: 'mark', place: e.zone } : { kind: 'shot', from, to: e.zone },
    });
  },
  'loss-replaced': (w, e) => detail(e, say('event.lossReplaced', wordsOf(w, e)), e.to === 'off' ? [] : [e.to]),
  'second-attack': ofPiece('event.secondAttack'),
} satisfies Texts;
