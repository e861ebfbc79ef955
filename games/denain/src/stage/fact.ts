import type { Text } from '@tambour/kernel';
import { de, list, points, sentence } from '@tambour/stage';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { sidesWords } from './event-text-combat.ts';

/** What a panel says of an outcome without facts. */
export const NOTHING: Text = { en: 'nothing happens', fr: 'rien ne se passe' };

/** What can befall a piece, as `outcome` writes it, in the present. */
const MARKS: Readonly<Record<string, Text>> = {
  destroyed: { en: 'is lost', fr: 'est hors de combat' },
  disorganised: { en: 'is disorganised', fr: 'tombe en désordre' },
  routed: { en: 'routs', fr: 'part en déroute' },
  retreated: { en: 'retreats', fr: 'recule' },
  displaced: { en: 'is pushed aside', fr: 'cède la place' },
  advanced: { en: 'advances', fr: 'avance' },
  'breach-lost': { en: 'loses its attempt at a breach', fr: 'doit renoncer à la brèche' },
  killed: { en: 'is killed', fr: 'perd la vie' },
  acts: { en: 'acts', fr: 'agit' },
  'fails to act': { en: 'fails to act', fr: 'reste sans agir' },
};

/** A fact of `outcome` in words: "Navarre loses 2 points, is disorganised and retreats". */
export function fact(w: DenainWorld, said: string): Text {
  const [first = '', ...rest] = said.split(' ');
  const tail = rest.join(' ');
  if (said === 'no breach') return { en: 'The works hold', fr: 'L’ouvrage tient' };
  if (said === 'baggage captured') return { en: 'The baggage train is captured', fr: 'Le convoi de bagages est pris' };
  if (first === 'breach') {
    const sides = sidesWords(rest);
    return { en: `Breach between ${sides.en}`, fr: `Brèche entre ${sides.fr}` };
  }
  if (first === 'bridge') {
    const at = placeName(w, rest[0] ?? '');
    return { en: `The bridge in ${at.en} gives way`, fr: `Le pont en ${at.fr} cède` };
  }
  if (first === 'battle') return ending(rest.at(-1) ?? '');
  const who = saidPiece(w, first);
  if (tail === 'eliminated') return sentence(`nothing is left of ${who.en}`, `il ne reste rien ${de(who.fr)}`);
  const does = list(tail.split(', ').map(markWords));
  return sentence(`${who.en} ${does.en}`, `${who.fr} ${does.fr}`);
}

function markWords(mark: string): Text {
  const [, lost] = /^lost (\d+)$/.exec(mark) ?? [];
  if (lost === undefined) return MARKS[mark] ?? { en: mark, fr: mark };
  const n = points(Number(lost));
  return { en: `loses ${n.en}`, fr: `perd ${n.fr}` };
}

function ending(winner: string): Text {
  if (winner === 'nobody') return { en: 'The battle is drawn', fr: 'La bataille est indécise' };
  const side = saidSide(winner);
  return sentence(`${side.en} wins the battle`, `${side.fr} gagne la bataille`);
}
