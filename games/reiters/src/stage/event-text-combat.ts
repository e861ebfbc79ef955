import { type Modifier, type Text, unreachable } from '@tambour/kernel';
import { de, detail, type EventText, figure, list, news, type PlaceOfPiece } from '@tambour/stage';
import { readEffect } from '../model/combat-result.ts';
import { saidPiece } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import { does } from './agreement.ts';
import { type Of, sumOf } from './event-text-parts.ts';
import { inZone, theZone, toZone } from './place-words.ts';

export type FightEvent = Of<
  | 'reacted'
  | 'attack-declared'
  | 'defender-named'
  | 'charge-spent'
  | 'fought'
  | 'bombarded'
  | 'loss-replaced'
  | 'second-attack'
>;

/** Reactions, attacks and gunfire: who meets whom, the sums, the die, what the table makes of it. */
export function combatText(w: ReitersWorld, e: FightEvent, where: PlaceOfPiece): EventText {
  switch (e.type) {
    case 'reacted':
      return tellReaction(w, e);
    case 'attack-declared': {
      const who = saidPiece(w, e.piece);
      const attack = does(w, e.piece, ['attacks', 'attack'], ['attaque', 'attaquent']);
      const [from, to] = [theZone(w, e.from), inZone(w, e.to)];
      return news(
        e,
        `${who.en} ${attack.en} the enemy ${to.en} from ${from.en}`,
        `${who.fr} ${attack.fr} l’ennemi ${to.fr} depuis ${from.fr}`,
        [e.from, e.to],
        { motion: { kind: 'clash', from: [e.from], to: [e.to] } },
      );
    }
    case 'defender-named': {
      const who = saidPiece(w, e.piece);
      const meet = does(w, e.piece, ['meets', 'meet'], ['reçoit', 'reçoivent']);
      return detail(e, `${who.en} ${meet.en} the attack`, `${who.fr} ${meet.fr} l’attaque`, placesOf(where, e.piece));
    }
    case 'charge-spent': {
      const who = saidPiece(w, e.piece);
      const charge = does(w, e.piece, ['charges', 'charge'], ['charge', 'chargent']);
      return detail(
        e,
        `${who.en} ${charge.en} home: the marker is spent`,
        `${who.fr} ${charge.fr} à fond : le marqueur est dépensé`,
        placesOf(where, e.piece),
      );
    }
    case 'fought':
      return tellCombat(w, e, where);
    case 'bombarded':
      return tellShot(w, e, where(e.gun));
    case 'loss-replaced': {
      const who = saidPiece(w, e.piece);
      const give = does(w, e.piece, ['gives ground', 'give ground'], ['cède le terrain', 'cèdent le terrain']);
      const to = toZone(w, e.to);
      return detail(
        e,
        `${who.en} ${give.en} instead of a loss, ${to.en}`,
        `${who.fr} ${give.fr} plutôt que de perdre un pas de force, ${to.fr}`,
        e.to === 'off' ? [] : [e.to],
      );
    }
    case 'second-attack': {
      const who = saidPiece(w, e.piece);
      const attack = does(w, e.piece, ['attacks', 'attack'], ['revient', 'reviennent']);
      return detail(
        e,
        `${who.en} ${attack.en} a second time`,
        `${who.fr} ${attack.fr} à la charge une seconde fois`,
        placesOf(where, e.piece),
      );
    }
    default:
      return unreachable(e);
  }
}

const placesOf = (where: PlaceOfPiece, ...pieces: readonly string[]): string[] => [
  ...new Set(pieces.flatMap((piece) => where(piece) ?? [])),
];

function tellReaction(w: ReitersWorld, e: Of<'reacted'>): EventText {
  const who = saidPiece(w, e.piece);
  const at = inZone(w, e.zone);
  const wants = {
    fire: does(w, e.piece, ['means to fire', 'mean to fire'], ['veut tirer', 'veulent tirer']),
    charge: does(w, e.piece, ['means to charge', 'mean to charge'], ['veut charger', 'veulent charger']),
    retreat: does(w, e.piece, ['means to give way', 'mean to give way'], ['veut céder', 'veulent céder']),
  }[e.how];
  return e.how === 'retreat'
    ? detail(e, `${who.en} ${wants.en} before the enemy ${at.en}`, `${who.fr} ${wants.fr} devant l’ennemi ${at.fr}`, [
        e.zone,
      ])
    : detail(
        e,
        `${who.en} ${wants.en} at the enemy who has come close ${at.en}`,
        e.how === 'fire'
          ? `${who.fr} ${wants.fr} sur l’ennemi qui s’approche ${at.fr}`
          : `${who.fr} ${wants.fr} l’ennemi qui s’approche ${at.fr}`,
        [e.zone],
      );
}

const NOTHING: Text = { en: 'nothing', fr: 'rien' };
/** Half a cell of the combat table such as 1*#, in words. */
export function resultWords(code: string): Text {
  const effect = readEffect(code);
  const words: Text[] = [];
  if (effect.tests) words.push({ en: 'a quality test', fr: 'un test de qualité' });
  if (effect.disorganises) words.push({ en: 'disorder', fr: 'désordre' });
  if (effect.losses === 1) words.push({ en: 'a step lost', fr: 'un pas de force perdu' });
  if (effect.losses > 1) words.push({ en: `${effect.losses} steps lost`, fr: `${effect.losses} pas de force perdus` });
  const tail: Text[] = [];
  if (effect.star) tail.push({ en: 'leaders in danger', fr: 'chefs exposés' });
  if (effect.hash) tail.push({ en: 'no giving ground', fr: 'sans céder le terrain' });
  if (words.length === 0) return NOTHING;
  const said = list(words);
  const more = list(tail);
  return tail.length === 0 ? said : { en: `${said.en} (${more.en})`, fr: `${said.fr} (${more.fr})` };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
const lines = (items: readonly Modifier[], sign: 1 | -1, by: Text): Modifier[] =>
  items.map(({ rule, value, what }) => ({
    rule,
    value: sign * value,
    what: { en: `${by.en}: ${what.en}`, fr: `${by.fr} : ${what.fr}` },
  }));
const ATTACK: Text = { en: 'attack', fr: 'attaque' };
const DEFENCE: Text = { en: 'defence', fr: 'défense' };

/** 7.2d 7.2e The two sums, their difference, the die and the result. */
function tellCombat(w: ReitersWorld, e: Of<'fought'>, where: PlaceOfPiece): EventText {
  const [attacker, defender] = [saidPiece(w, e.attacker), saidPiece(w, e.defender)];
  const [from, to] = [where(e.attacker), where(e.defender)];
  const places = placesOf(where, e.attacker, e.defender);
  const [att = '-', def = '-'] = e.result.split('/');
  const [toAttacker, toDefender] = [resultWords(att), resultWords(def)];
  const [a, d] = [figure(sumOf(e.attack)), figure(sumOf(e.defence))];
  const sum = {
    en: `${a} against ${d}, difference ${signed(e.differential)}, ${e.die} on the die`,
    fr: `${a} contre ${d}, différence ${signed(e.differential)}, ${e.die} au dé`,
  };
  const what = clashWords(w, e, attacker, defender);
  return news(
    e,
    `${what.en}: ${sum.en}. To the attacker: ${toAttacker.en}; to the defender: ${toDefender.en}`,
    `${what.fr} : ${sum.fr}. À l’assaillant : ${toAttacker.fr} ; au défenseur : ${toDefender.fr}`,
    places,
    {
      dice: [e.die],
      sum: [...lines(e.attack, 1, ATTACK), ...lines(e.defence, -1, DEFENCE)],
      ...(from === undefined || to === undefined
        ? {}
        : e.kind === 'reaction-fire'
          ? { motion: { kind: 'shot', from: to, to: from } }
          : { motion: { kind: 'clash', from: [from], to: [to] } }),
    },
  );
}

/** 7.1c In a reaction the unit that came close counts as the attacker, though the other fires or charges. */
function clashWords(w: ReitersWorld, e: Of<'fought'>, attacker: Text, defender: Text): Text {
  const counts = does(
    w,
    e.attacker,
    ['which counts as the attacker', 'who count as the attacker'],
    ['qui compte pour l’assaillant', 'qui comptent pour l’assaillant'],
  );
  switch (e.kind) {
    case 'reaction-fire': {
      const fire = does(w, e.defender, ['fires at', 'fire at'], ['tire sur', 'tirent sur']);
      return {
        en: `${defender.en} ${fire.en} ${attacker.en}, ${counts.en}`,
        fr: `${defender.fr} ${fire.fr} ${attacker.fr}, ${counts.fr}`,
      };
    }
    case 'reaction-charge': {
      const charge = does(w, e.defender, ['charges', 'charge'], ['charge', 'chargent']);
      return {
        en: `${defender.en} ${charge.en} ${attacker.en}, ${counts.en}`,
        fr: `${defender.fr} ${charge.fr} ${attacker.fr}, ${counts.fr}`,
      };
    }
    default:
      return e.round > 1
        ? {
            en: `second round of ${attacker.en} against ${defender.en}`,
            fr: `second assaut ${de(attacker.fr)} contre ${defender.fr}`,
          }
        : { en: `${attacker.en} against ${defender.en}`, fr: `${attacker.fr} contre ${defender.fr}` };
  }
}

/** 7.8j The die against the modified factor of the gun. */
function tellShot(w: ReitersWorld, e: Of<'bombarded'>, from: string | undefined): EventText {
  const [gun, target] = [saidPiece(w, e.gun), saidPiece(w, e.target)];
  const fire = does(w, e.gun, ['fires', 'fire'], ['tire', 'tirent']);
  const at = inZone(w, e.zone);
  const result = e.result === '-' ? { en: 'no effect', fr: 'sans effet' } : resultWords(e.result);
  return (e.result === '-' ? detail : news)(
    e,
    `${gun.en} ${fire.en} at ${target.en} ${at.en}: ${e.die} on the die against ${figure(e.total)}, ${result.en}`,
    `${gun.fr} ${fire.fr} sur ${target.fr} ${at.fr} : ${e.die} au dé contre ${figure(e.total)}, ${result.fr}`,
    from === undefined ? [e.zone] : [from, e.zone],
    {
      dice: [e.die],
      sum: e.modifiers,
      motion: from === undefined ? { kind: 'mark', place: e.zone } : { kind: 'shot', from, to: e.zone },
    },
  );
}
