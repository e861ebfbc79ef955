import { unreachable } from '@tambour/kernel';
import { a, de, detail, type EventText, figure, heading, list, news } from '@tambour/stage';
import { saidColumn, saidPiece, saidSide } from '../model/names.ts';
import { LEVEL_WORDS } from '../model/texts.ts';
import type { VictoryLevel } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { does } from './agreement.ts';
import { marked, type Of, rolled } from './event-text-parts.ts';
import { inZone, theZones } from './place-words.ts';
import { hourOf, ofSide, sequenceTitle } from './sequence-words.ts';
import { orderName } from './shown-order.ts';

export type CourseEvent = Of<
  | 'placed'
  | 'exchanged'
  | 'turn-began'
  | 'phase-began'
  | 'sequence-began'
  | 'command-checked'
  | 'order-tried'
  | 'order-revealed'
  | 'reaction-zones'
  | 'initiative-counted'
  | 'weather-rolled'
  | 'battle-ended'
>;

/** The course of the battle: set-up, turns and sequences, command and orders, initiative, the end. */
export function turnText(w: ReitersWorld, e: CourseEvent): EventText {
  switch (e.type) {
    case 'placed': {
      const who = saidPiece(w, e.piece);
      const takes = does(w, e.piece, ['takes post', 'take post'], ['prend position', 'prennent position']);
      const at = inZone(w, e.zone);
      return detail(e, `${who.en} ${takes.en} ${at.en}`, `${who.fr} ${takes.fr} ${at.fr}`, [e.zone], marked(e.zone));
    }
    case 'exchanged': {
      const [who, other] = [saidPiece(w, e.piece), saidPiece(w, e.with)];
      return detail(e, `${who.en} and ${other.en} change places`, `${who.fr} et ${other.fr} échangent leurs places`);
    }
    case 'turn-began': {
      const hour = hourOf(w, e.turn);
      const first = saidSide(e.first);
      return heading(
        e,
        `turn ${e.turn}, ${hour.en}: ${first.en} first`,
        `tour ${e.turn}, ${hour.fr} : ${first.fr} d’abord`,
      );
    }
    case 'phase-began': {
      const of = ofSide(e.side);
      return heading(e, `${of.en} phase`, `phase ${of.fr}`);
    }
    case 'sequence-began': {
      const title = sequenceTitle(e.sequence, e.side);
      return heading(e, title.en, title.fr);
    }
    case 'command-checked':
      return tellCommand(w, e);
    case 'order-tried':
      return tellTry(w, e);
    case 'order-revealed': {
      const of = saidColumn(w, e.column);
      const order = orderName(e.order);
      return detail(
        e,
        `the order of ${of.en} is plain to see: ${order.en}`,
        `l’ordre ${de(of.fr)} est connu de tous : ${order.fr}`,
      );
    }
    case 'reaction-zones': {
      const all = theZones(w, e.zones);
      return detail(
        e,
        `entered while empty, so that the other side may react: ${all.en}`,
        `on vient d’entrer là où il n’y avait personne, et l’adversaire peut réagir : ${all.fr}`,
        e.zones,
      );
    }
    case 'initiative-counted': {
      const side = saidSide(e.side);
      const [c, p] = e.sums.map(figure);
      return detail(
        e,
        `initiative: ${c} for the Catholics, ${p} for the Protestants; ${side.en} will go first`,
        `initiative : ${c} pour les catholiques, ${p} pour les protestants ; ${side.fr} joueront d’abord`,
      );
    }
    case 'weather-rolled':
      return e.ends
        ? news(
            e,
            `a ${e.die}: the storm breaks, and nobody can fight on`,
            `un ${e.die} : l’orage éclate, et nul ne peut plus combattre`,
            [],
            { dice: [e.die] },
          )
        : detail(e, `a ${e.die}: the storm holds off`, `un ${e.die} : l’orage se retient encore`, [], {
            dice: [e.die],
          });
    case 'battle-ended':
      return tellEnd(e);
    default:
      return unreachable(e);
  }
}

function tellCommand(w: ReitersWorld, e: Of<'command-checked'>): EventText {
  const of = ofSide(e.side);
  if (e.isolated.length === 0)
    return detail(
      e,
      `every ${of.en} unit on the map is in command`,
      `toutes les unités ${e.side === 'C' ? 'catholiques' : 'protestantes'} sur la carte sont commandées`,
    );
  const all = list(e.isolated.map((id) => saidPiece(w, id)));
  return detail(
    e,
    `isolated units, out of reach of their leaders: ${all.en}`,
    `unités isolées, hors de portée de leurs chefs : ${all.fr}`,
  );
}

/** 10.2b The other side learns of a failure only that there was one. */
function tellTry(w: ReitersWorld, e: Of<'order-tried'>): EventText {
  const who = saidPiece(w, e.leader);
  const of = saidColumn(w, e.column);
  if (e.order === undefined)
    return detail(
      e,
      `${who.en} tries to change the order of ${of.en}, in vain`,
      `${who.fr} tente en vain de changer l’ordre ${de(of.fr)}`,
    );
  const order = orderName(e.order);
  const roll = rolled(e.die, e.total);
  const rest = { dice: [e.die], sum: e.modifiers };
  const below = {
    en: `${roll.en}, and less than ${e.against} was wanted`,
    fr: `${roll.fr}, et il fallait moins de ${e.against}`,
  };
  return e.passed
    ? news(
        e,
        `${who.en} gives ${of.en} a new order, ${order.en}: ${below.en}`,
        `${who.fr} donne un nouvel ordre, ${order.fr}, ${a(of.fr)} : ${below.fr}`,
        [],
        rest,
      )
    : detail(
        e,
        `${who.en} fails to give ${of.en} a new order, ${order.en}: ${below.en}`,
        `${who.fr} ne parvient pas à donner un nouvel ordre, ${order.fr}, ${a(of.fr)} : ${below.fr}`,
        [],
        rest,
      );
}

function tellEnd(e: Of<'battle-ended'>): EventText {
  const [c, p] = e.points;
  if (e.winner === null)
    return news(e, `the battle is drawn, ${c} points to ${p}`, `la bataille est indécise, ${c} points à ${p}`);
  const side = saidSide(e.winner);
  const [own, other] = e.winner === 'C' ? [c, p] : [p, c];
  const level = LEVEL_WORDS[e.level as VictoryLevel] ?? { en: e.level, fr: e.level };
  return news(
    e,
    `${side.en} win the battle, ${own} points to ${other}: ${level.en.toLowerCase()}`,
    `${side.fr} gagnent la bataille, ${own} points à ${other} : ${level.fr.toLowerCase()}`,
  );
}
