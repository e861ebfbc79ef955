import { type Text, unreachable } from '@tambour/kernel';
import { detail, type EventText, figure, list, news, type PlaceOfPiece } from '@tambour/stage';
import { placeName, saidPiece } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { line, MORALE, type Of } from './event-text-parts.ts';

export type FightEvent = Of<
  | 'fired'
  | 'shock-declared'
  | 'shock-called-off'
  | 'shock-resolved'
  | 'breach-rolled'
  | 'breach-lost'
  | 'retreat-rolled'
>;

/** Fire, shock and breach: what was thrown and what the tables make of it. */
export function combatText(w: DenainWorld, e: FightEvent, where: PlaceOfPiece): EventText {
  switch (e.type) {
    case 'fired':
      return tellShot(w, e, where(e.piece));
    case 'shock-declared': {
      const by = list(e.attackers.map((id) => saidPiece(w, id)));
      const on = list(e.targets.map((hex) => placeName(w, hex)));
      const many = e.attackers.length > 1;
      return news(
        e,
        `${by.en} ${many ? 'fall' : 'falls'} on the enemy in ${on.en}`,
        `${by.fr} ${many ? 'donnent' : 'donne'} le choc à l’ennemi en ${on.fr}`,
        e.targets,
        { motion: { kind: 'clash', from: e.attackers.flatMap((id) => where(id) ?? []), to: e.targets } },
      );
    }
    case 'shock-called-off':
      return detail(
        e,
        'no attacker is left: the shock comes to nothing',
        'plus aucun assaillant : le choc n’a pas lieu',
      );
    case 'shock-resolved':
      return tellShock(e);
    case 'breach-rolled':
      return tellBreach(w, e);
    case 'breach-lost': {
      const who = saidPiece(w, e.piece);
      return detail(e, `${who.en} has to give up the breach`, `${who.fr} doit renoncer à la brèche`);
    }
    case 'retreat-rolled': {
      const who = saidPiece(w, e.piece);
      const where =
        e.into === 'zone'
          ? { en: 'passes under the enemy’s muskets', fr: 'passe sous les mousquets ennemis' }
          : { en: 'passes along an enemy flank', fr: 'passe le long d’un flanc ennemi' };
      const result = effectWords(e.effect);
      return detail(
        e,
        `${who.en} ${where.en}: ${e.total} with morale, ${result.en}`,
        `${who.fr} ${where.fr} : ${e.total} avec le moral, ${result.fr}`,
        [],
        { dice: [e.die], sum: [line(e.rule, e.total - e.die, MORALE)] },
      );
    }
    default:
      return unreachable(e);
  }
}

const EFFECTS: Readonly<Record<string, Text>> = {
  loss1: { en: 'a point lost', fr: 'un point perdu' },
  D: { en: 'disorder', fr: 'désordre' },
  check: { en: 'a check of order', fr: 'un contrôle de l’ordre' },
};
const NO_EFFECT: Text = { en: 'no effect', fr: 'aucun effet' };
const effectWords = (effect: readonly string[]): Text =>
  effect.length === 0
    ? NO_EFFECT
    : list(['loss1', 'D', 'check'].filter((x) => effect.includes(x)).map((x) => EFFECTS[x]!));

function tellShot(w: DenainWorld, e: Of<'fired'>, from: string | undefined): EventText {
  const who = saidPiece(w, e.piece);
  const target = saidPiece(w, e.target);
  const at = placeName(w, e.at);
  const result = effectWords(e.effect);
  const sum =
    e.total === e.die
      ? { en: `${e.die}`, fr: `${e.die}` }
      : { en: `${e.die}, ${figure(e.total)} in all`, fr: `${e.die}, soit ${figure(e.total)}` };
  const does = e.isReaction
    ? { en: 'answers with fire at', fr: 'riposte par le feu sur' }
    : { en: 'fires at', fr: 'tire sur' };
  return (e.effect.length > 0 ? news : detail)(
    e,
    `${who.en} ${does.en} ${target.en} in ${at.en}: ${sum.en}, ${result.en}`,
    `${who.fr} ${does.fr} ${target.fr} en ${at.fr} : ${sum.fr}, ${result.fr}`,
    [e.at],
    {
      dice: [e.die],
      sum: e.modifiers,
      motion: from === undefined ? { kind: 'mark', place: e.at } : { kind: 'shot', from, to: e.at },
    },
  );
}

const GROUND: Readonly<Record<string, Text>> = {
  clear: { en: 'in the open', fr: 'en terrain libre' },
  rough: { en: 'over rough ground or works', fr: 'en terrain coupé ou sur un ouvrage' },
  built: { en: 'against a town or redoubt', fr: 'contre une ville ou une redoute' },
};

/** A result of the shock table such as 1DR2*, in words. */
export function resultWords(code: string): Text {
  if (code === 'E') return { en: 'destruction', fr: 'destruction' };
  const [, losses = '', disorder = '', retreat = '', star = ''] = /^(\d?)(D?)(R?2?)(\*?)$/.exec(code) ?? [];
  const words: Text[] = [];
  if (losses === '1') words.push(EFFECTS.loss1!);
  else if (losses) words.push({ en: `${losses} points lost`, fr: `${losses} points perdus` });
  if (disorder) words.push(EFFECTS.D!);
  if (retreat === 'R') words.push({ en: 'retreat', fr: 'recul' });
  if (retreat === 'R2') words.push({ en: 'retreat of two hexes', fr: 'recul de deux hexagones' });
  if (star) words.push({ en: 'ruin of horse already in disorder', fr: 'ruine de la cavalerie déjà en désordre' });
  return words.length === 0 ? NO_EFFECT : list(words);
}

function tellShock(e: Of<'shock-resolved'>): EventText {
  const ground = GROUND[e.line] ?? GROUND.clear!;
  const [a, d] = e.odds.split(':');
  const morale = e.row === e.die ? { en: '', fr: '' } : { en: ' with morale', fr: ' avec le moral' };
  const att = resultWords(e.att);
  const def = resultWords(e.def);
  return news(
    e,
    `shock ${ground.en}, ${e.attack} against ${e.defence}, odds of ${a} to ${d}: ${e.die} on the die, row ${e.row}${morale.en}, column ${e.column.slice(1)}. To the attacker: ${att.en}; to the defender: ${def.en}`,
    `choc ${ground.fr}, ${e.attack} contre ${e.defence}, rapport de ${a} contre ${d} : ${e.die} au dé, ligne ${e.row}${morale.fr}, colonne ${e.column.slice(1)}. À l’assaillant : ${att.fr} ; au défenseur : ${def.fr}`,
    [],
    { dice: [e.die], sum: e.modifiers },
  );
}

function tellBreach(w: DenainWorld, e: Of<'breach-rolled'>): EventText {
  const who = saidPiece(w, e.piece);
  const toward = placeName(w, e.toward);
  const rest = { dice: [e.die], sum: e.modifiers, motion: { kind: 'mark', place: e.toward } as const };
  if (e.opened.length === 0)
    return detail(
      e,
      `${who.en} works at the entrenchment towards ${toward.en}: ${figure(e.total)} against ${e.against}, it holds`,
      `${who.fr} s’attaque au retranchement vers ${toward.fr} : ${figure(e.total)} contre ${e.against}, l’ouvrage tient`,
      [e.toward],
      rest,
    );
  const sides = sidesWords(e.opened);
  return news(
    e,
    `${who.en} breaks through the entrenchment towards ${toward.en}: ${figure(e.total)} against ${e.against}, breach between ${sides.en}`,
    `${who.fr} perce le retranchement vers ${toward.fr} : ${figure(e.total)} contre ${e.against}, brèche entre ${sides.fr}`,
    [...new Set([e.toward, ...e.opened.flatMap((side) => side.split('|'))])],
    rest,
  );
}

/** Hexsides such as 1513|1614: "1513 and 1614, 1514 and 1614". */
export function sidesWords(sides: readonly string[]): Text {
  const say = (and: string): string => sides.map((side) => side.replace('|', ` ${and} `)).join(', ');
  return { en: say('and'), fr: say('et') };
}
