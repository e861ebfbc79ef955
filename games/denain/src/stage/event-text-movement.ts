import { VERTICES } from '@tambour/boards';
import { type Text, unreachable } from '@tambour/kernel';
import { detail, type EventText, type Motion, news } from '@tambour/stage';
import { facingTo, placeName, saidPiece } from '../model/names.ts';
import { ART, BAGGAGE, INF } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { line, MORALE, type Of } from './event-text-parts.ts';

export type MarchEvent = Of<
  | 'stepped'
  | 'turned'
  | 'withdrew'
  | 'entered'
  | 'facing-checked'
  | 'bridge-crossed'
  | 'bridge-destroyed'
  | 'leader-moved'
  | 'faced'
  | 'ran'
  | 'ran-through'
  | 'retreated'
  | 'displaced'
  | 'advanced'
>;

/** Foot marches, horse rides, guns and wagons roll. */
function goes(w: DenainWorld, id: string): Text {
  const u = w.unitIndex.get(id);
  const cls = u === undefined ? INF : w.unitClass[u];
  if (cls === INF) return { en: 'marches', fr: 'marche' };
  return cls === ART || cls === BAGGAGE ? { en: 'rolls', fr: 'roule' } : { en: 'rides', fr: 'chevauche' };
}

const go = (piece: string, from: string, to: string): { readonly motion: Motion } => ({
  motion: { kind: 'go', piece, from, to },
});
const turn = (piece: string, facing: string): { readonly motion: Motion } => ({
  motion: { kind: 'turn', piece, facing: (VERTICES as readonly string[]).indexOf(facing) },
});

/** Everything that goes from hex to hex or turns, by will or by force. */
export function movementText(w: DenainWorld, e: MarchEvent): EventText {
  const place = (hex: string): Text => placeName(w, hex);
  switch (e.type) {
    case 'stepped': {
      const who = saidPiece(w, e.piece);
      const does = goes(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return detail(
        e,
        `${who.en} ${does.en} from ${from.en} to ${to.en}`,
        `${who.fr} ${does.fr} de ${from.fr} vers ${to.fr}`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    case 'turned': {
      const who = saidPiece(w, e.piece);
      const facing = facingTo(e.facing);
      return detail(e, `${who.en} turns, ${facing.en}`, `${who.fr} pivote, ${facing.fr}`, [], turn(e.piece, e.facing));
    }
    case 'withdrew': {
      const who = saidPiece(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return detail(
        e,
        `${who.en} withdraws from ${from.en} to ${to.en}, front to the enemy`,
        `${who.fr} se replie de ${from.fr} vers ${to.fr}, face à l’ennemi`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    case 'entered': {
      const who = saidPiece(w, e.piece);
      const at = place(e.hex);
      const facing = e.facing === undefined ? undefined : facingTo(e.facing);
      return detail(
        e,
        `${who.en} comes onto the field at ${at.en}${facing ? `, ${facing.en}` : ''}`,
        `${who.fr} entre sur le champ de bataille en ${at.fr}${facing ? `, ${facing.fr}` : ''}`,
        [e.hex],
        { motion: { kind: 'mark', place: e.hex } },
      );
    }
    case 'facing-checked': {
      const who = saidPiece(w, e.piece);
      const rest = { dice: [e.die], sum: [line('7.2c', e.total - e.die, MORALE)] };
      return e.holds
        ? detail(
            e,
            `${who.en} turned under the enemy’s eyes: ${e.total} with morale, and the ranks hold`,
            `${who.fr} a pivoté sous les yeux de l’ennemi : ${e.total} avec le moral, et les rangs tiennent`,
            [],
            rest,
          )
        : detail(
            e,
            `${who.en} turned under the enemy’s eyes: ${e.total} with morale, and the ranks fall into disorder`,
            `${who.fr} a pivoté sous les yeux de l’ennemi : ${e.total} avec le moral, et le désordre gagne les rangs`,
            [],
            rest,
          );
    }
    case 'bridge-crossed': {
      const who = saidPiece(w, e.piece);
      const at = place(e.hex);
      return detail(e, `${who.en} rushes over the bridge in ${at.en}`, `${who.fr} se rue sur le pont en ${at.fr}`, [
        e.hex,
      ]);
    }
    case 'bridge-destroyed': {
      const at = place(e.hex);
      return news(
        e,
        `the bridge in ${at.en} gives way under the fugitives`,
        `le pont en ${at.fr} cède sous les fuyards`,
        [e.hex],
        { motion: { kind: 'mark', place: e.hex } },
      );
    }
    case 'leader-moved':
      return tellRide(w, e);
    case 'faced': {
      const who = saidPiece(w, e.piece);
      const facing = facingTo(e.facing);
      return detail(
        e,
        `${who.en} stops running, ${facing.en}`,
        `${who.fr} arrête sa fuite, ${facing.fr}`,
        [],
        turn(e.piece, e.facing),
      );
    }
    case 'ran': {
      const who = saidPiece(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return detail(
        e,
        `${who.en} runs from ${from.en} to ${to.en}`,
        `${who.fr} fuit de ${from.fr} vers ${to.fr}`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    case 'ran-through': {
      const who = saidPiece(w, e.piece);
      const passed = saidPiece(w, e.passed);
      return detail(e, `${who.en} runs through ${passed.en}`, `dans sa fuite, ${who.fr} traverse ${passed.fr}`);
    }
    case 'retreated': {
      const who = saidPiece(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return news(
        e,
        `${who.en} gives ground, from ${from.en} to ${to.en}`,
        `${who.fr} cède le terrain, de ${from.fr} vers ${to.fr}`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    case 'displaced': {
      const who = saidPiece(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return detail(
        e,
        `${who.en} is pushed aside from ${from.en} to ${to.en}`,
        `on bouscule ${who.fr}, de ${from.fr} vers ${to.fr}`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    case 'advanced': {
      const who = saidPiece(w, e.piece);
      const [from, to] = [place(e.from), place(e.to)];
      return detail(
        e,
        `${who.en} advances from ${from.en} into ${to.en}, which the enemy has left`,
        `${who.fr} avance de ${from.fr} en ${to.fr}, que l’ennemi a quitté`,
        [e.from, e.to],
        go(e.piece, e.from, e.to),
      );
    }
    default:
      return unreachable(e);
  }
}

function tellRide(w: DenainWorld, e: Of<'leader-moved'>): EventText {
  const who = saidPiece(w, e.leader);
  const to = placeName(w, e.to);
  if (e.from === null)
    return detail(
      e,
      `${who.en} comes onto the field at ${to.en}`,
      `${who.fr} arrive sur le champ de bataille en ${to.fr}`,
      [e.to],
      {
        motion: { kind: 'mark', place: e.to },
      },
    );
  const from = placeName(w, e.from);
  // 8.4a Surprised by the enemy, he makes off to his nearest troops.
  return e.rule === '8.4a'
    ? detail(
        e,
        `${who.en} escapes from ${from.en} to ${to.en}`,
        `${who.fr} s’échappe de ${from.fr} vers ${to.fr}`,
        [e.from, e.to],
        go(e.leader, e.from, e.to),
      )
    : detail(
        e,
        `${who.en} rides from ${from.en} to ${to.en}`,
        `${who.fr} se rend de ${from.fr} en ${to.fr}`,
        [e.from, e.to],
        go(e.leader, e.from, e.to),
      );
}
