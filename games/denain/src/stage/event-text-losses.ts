import { unreachable } from '@tambour/kernel';
import { de, detail, type EventText, figure, type Motion, news, type PlaceOfPiece } from '@tambour/stage';
import { placeName, saidPiece } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { line, type Of } from './event-text-parts.ts';

export type TollEvent = Of<
  | 'lost-point'
  | 'eliminated'
  | 'destroyed'
  | 'order-checked'
  | 'disorganised'
  | 'rout-tested'
  | 'routed'
  | 'leader-killed'
  | 'order-restored'
  | 'rally-rolled'
  | 'rally-denied'
>;

/** What the fight costs: points, order, guns, leaders; and what is won back. */
export function lossText(w: DenainWorld, e: TollEvent, where: PlaceOfPiece): EventText {
  const told = tollWords(w, e);
  const piece = e.type === 'leader-killed' ? e.leader : e.piece;
  const place = where(piece);
  if (told.places.length > 0 || place === undefined) return told;
  const isLoss = e.type === 'lost-point' || e.type === 'destroyed' || e.type === 'leader-killed';
  const motion: Motion = isLoss ? { kind: 'loss', place, piece } : { kind: 'mark', place };
  return { ...told, places: [place], motion };
}

function tollWords(w: DenainWorld, e: TollEvent): EventText {
  const who = saidPiece(w, e.type === 'leader-killed' ? e.leader : e.piece);
  switch (e.type) {
    case 'lost-point':
      return e.left === 0
        ? news(e, `${who.en} loses its last point`, `${who.fr} perd son dernier point`)
        : news(e, `${who.en} loses a point, ${e.left} left`, `${who.fr} perd un point, il en reste ${e.left}`);
    case 'eliminated':
      return tellEnd(w, e);
    case 'destroyed':
      // Its own cavalry needed the hex, and guns do not retreat. R63
      if (e.rule === '11.7h')
        return news(
          e,
          `${who.en} is ridden over by its own cavalry, and its guns are lost`,
          `sa propre cavalerie passe sur ${who.fr}, dont les pièces se perdent`,
        );
      return news(e, `${who.en} is lost with its guns`, `c’en est fait ${de(who.fr)} et de ses pièces`);
    case 'order-checked':
      return e.holds
        ? detail(
            e,
            `${who.en} rolls ${e.die} against morale ${e.morale} and keeps its order`,
            `${who.fr} obtient ${e.die} contre un moral de ${e.morale} et garde ses rangs`,
            [],
            { dice: [e.die] },
          )
        : detail(
            e,
            `${who.en} rolls ${e.die} against morale ${e.morale} and wavers`,
            `${who.fr} obtient ${e.die} contre un moral de ${e.morale} et flotte`,
            [],
            { dice: [e.die] },
          );
    case 'disorganised':
      return news(e, `${who.en} falls into disorder`, `le désordre gagne ${who.fr}`);
    case 'rout-tested': {
      const value = e.rule === '12.3c' ? { en: 'a strength', fr: 'une force' } : { en: 'a morale', fr: 'un moral' };
      const rest = {
        dice: [e.die],
        sum: [line('12.3b', e.total - e.die, { en: 'rout test', fr: 'test de déroute' })],
      };
      const en = `${who.en} is shaken again: ${e.total} against ${value.en} of ${e.against}`;
      const fr = `nouveau désordre pour ${who.fr} : ${e.total} contre ${value.fr} de ${e.against}`;
      return e.holds
        ? detail(e, `${en}, it stands and pays with a point`, `${fr}, les rangs tiennent au prix d’un point`, [], rest)
        : news(e, `${en}, it breaks`, `${fr}, les rangs se rompent`, [], rest);
    }
    case 'routed':
      if (e.rule === '7.8b')
        return news(
          e,
          `${who.en} has only the baggage to give way to, and routs`,
          `${who.fr} ne peut céder que vers les bagages et part en déroute`,
        );
      return news(e, `${who.en} routs`, `${who.fr} part en déroute`);
    case 'leader-killed':
      return news(e, `${who.en} falls at the head of his troops`, `${who.fr} tombe à la tête de ses troupes`);
    case 'order-restored':
      return detail(e, `${who.en} re-forms its ranks`, `${who.fr} reforme ses rangs`);
    case 'rally-rolled': {
      const sum = e.total === e.die ? `${e.die}` : undefined;
      const roll = {
        en: sum ?? `${e.die}, ${figure(e.total)} in all,`,
        fr: sum ?? `${e.die}, soit ${figure(e.total)},`,
      };
      const rest = { dice: [e.die], sum: e.modifiers };
      return e.rallied
        ? news(
            e,
            `${who.en} rolls ${roll.en} against morale ${e.morale} and rallies`,
            `${who.fr} obtient ${roll.fr} contre un moral de ${e.morale} et se rallie`,
            [],
            rest,
          )
        : news(
            e,
            `${who.en} rolls ${roll.en} against morale ${e.morale} and runs on`,
            `${who.fr} obtient ${roll.fr} contre un moral de ${e.morale} et reprend sa fuite`,
            [],
            rest,
          );
    }
    case 'rally-denied':
      return news(
        e,
        `the enemy is too near for ${who.en} to rally, and it runs on`,
        `l’ennemi est trop près : ${who.fr} ne peut se rallier et reprend sa fuite`,
      );
    default:
      return unreachable(e);
  }
}

/** How a unit ends: destroyed in the fight, without a way back, off the map, or given up. */
function tellEnd(w: DenainWorld, e: Of<'eliminated'>): EventText {
  const who = saidPiece(w, e.piece);
  const at =
    e.hex === '' ? { en: '', fr: '' } : { en: ` in ${placeName(w, e.hex).en}`, fr: ` en ${placeName(w, e.hex).fr}` };
  const rest: Partial<EventText> = e.hex === '' ? {} : { motion: { kind: 'loss', place: e.hex, piece: e.piece } };
  switch (e.rule) {
    case '12.4k':
      return news(
        e,
        `${who.en} scatters${at.en} and is lost`,
        `${who.fr} se disperse${at.fr}, sans retour`,
        [e.hex],
        rest,
      );
    case '11.7c':
    case '11.7d':
    case '11.7j':
      return news(
        e,
        `${who.en} has no way back${at.en} and lays down its arms`,
        `sans issue${at.fr}, ${who.fr} met bas les armes`,
        [e.hex],
        rest,
      );
    case '11.7k':
      return news(
        e,
        `${who.en} is given up${at.en} rather than push its friends aside`,
        `${who.fr} se sacrifie${at.fr} plutôt que de bousculer les siens`,
        [e.hex],
        rest,
      );
    default:
      return news(e, `nothing is left of ${who.en}${at.en}`, `il ne reste rien ${de(who.fr)}${at.fr}`, [e.hex], rest);
  }
}
