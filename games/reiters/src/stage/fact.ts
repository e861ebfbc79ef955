import type { Text } from '@tambour/kernel';
import { de, list, sentence } from '@tambour/stage';
import { saidPiece, saidSide } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import { agreed, does, type Forms } from './agreement.ts';

/** What can befall a piece, as `outcome` writes it, in the present: for one and for many. */
const MARKS: Readonly<Record<string, readonly [en: Forms, fr: Forms]>> = {
  disorganised: [
    ['falls into disorder', 'fall into disorder'],
    ['tombe en désordre', 'tombent en désordre'],
  ],
  reorganised: [
    ['recovers order', 'recover order'],
    ['se remet en ordre', 'se remettent en ordre'],
  ],
  retreated: [
    ['retreats', 'retreat'],
    ['se retire', 'se retirent'],
  ],
  'gave-way': [
    ['gives way', 'give way'],
    ['cède le terrain', 'cèdent le terrain'],
  ],
  advanced: [
    ['advances', 'advance'],
    ['avance', 'avancent'],
  ],
  killed: [
    ['falls', 'fall'],
    ['tombe', 'tombent'],
  ],
  'changes his order': [
    ['changes the order of his column', ''],
    ['change l’ordre de sa colonne', ''],
  ],
  'keeps his order': [
    ['fails to change the order of his column', ''],
    ['ne parvient pas à changer l’ordre de sa colonne', ''],
  ],
};

/** A fact of `outcome` in words: "The reiters (Dohna 1) lose a step and retreat". */
export function fact(w: ReitersWorld, said: string): Text {
  const [first = '', ...rest] = said.split(' ');
  const tail = rest.join(' ');
  if (first === 'battle') return ending(rest.at(-1) ?? '');
  const who = saidPiece(w, first);
  if (tail === 'eliminated') return sentence(`nothing is left of ${who.en}`, `il ne reste rien ${de(who.fr)}`);
  if (tail === 'taken') {
    const be = does(w, first, ['is taken', 'are taken'], ['est', 'sont']);
    return sentence(`${who.en} ${be.en}`, `${who.fr} ${be.fr} ${agreed(w, first, 'pris')}`);
  }
  const all = list(tail.split(', ').map((mark) => markWords(w, first, mark)));
  return sentence(`${who.en} ${all.en}`, `${who.fr} ${all.fr}`);
}

function markWords(w: ReitersWorld, id: string, mark: string): Text {
  const [, lost] = /^lost (\d+)$/.exec(mark) ?? [];
  if (lost === undefined) {
    const found = MARKS[mark];
    return found ? does(w, id, ...found) : { en: mark, fr: mark };
  }
  const lose = does(w, id, ['loses', 'lose'], ['perd', 'perdent']);
  return lost === '1'
    ? { en: `${lose.en} a step`, fr: `${lose.fr} un pas de force` }
    : { en: `${lose.en} ${lost} steps`, fr: `${lose.fr} ${lost} pas de force` };
}

function ending(winner: string): Text {
  if (winner === 'nobody') return { en: 'The battle is drawn', fr: 'La bataille est indécise' };
  const side = saidSide(winner);
  return sentence(`${side.en} win the battle`, `${side.fr} gagnent la bataille`);
}
