import { type Text, unreachable } from '@tambour/kernel';
import { de, detail, type EventText, news } from '@tambour/stage';
import { saidPiece, saidSide } from '../model/names.ts';
import { CAVALRY, SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { does } from './agreement.ts';
import { gone, marked, type Of, scored } from './event-text-parts.ts';
import { fromZone, inZone, theZone, toZone } from './place-words.ts';

export type MarchEvent = Of<
  | 'moved'
  | 'entered'
  | 'left-map'
  | 'mounted'
  | 'dismounted'
  | 'detached'
  | 'absorbed'
  | 'step-lent'
  | 'step-returned'
  | 'leash-broken'
  | 'caracole-declared'
  | 'caracole-cancelled'
  | 'gave-way'
  | 'retreated'
  | 'followed'
  | 'advanced'
>;

/** Foot marches, horse and leaders ride. Argoulets on foot are not told apart: an event does not say how they go. */
function goes(w: ReitersWorld, id: string): Text {
  const piece = w.pieceIndex.get(id) ?? w.units;
  const isRidden = piece >= w.units || w.unit[piece]!.front.arm === CAVALRY;
  return isRidden
    ? does(w, id, ['rides', 'ride'], ['chevauche', 'chevauchent'])
    : does(w, id, ['marches', 'march'], ['marche', 'marchent']);
}
const cost = (points: number): Text =>
  points === 1 ? { en: '1 point', fr: '1 point' } : { en: `${points} points`, fr: `${points} points` };

/** Everything that goes from zone to zone, by will or by force, and what is done on the march. */
export function movementText(w: ReitersWorld, e: MarchEvent): EventText {
  const id = e.type === 'followed' ? e.leader : e.piece;
  const who = saidPiece(w, id);
  const say = (en: readonly [string, string], fr: readonly [string, string]): Text => does(w, id, en, fr);
  switch (e.type) {
    case 'moved': {
      const go = goes(w, id);
      const [from, to, price] = [fromZone(w, e.from), toZone(w, e.to), cost(e.cost)];
      return detail(
        e,
        `${who.en} ${go.en} ${from.en} ${to.en} (${price.en})`,
        `${who.fr} ${go.fr} ${from.fr} ${to.fr} (${price.fr})`,
        [e.from, e.to],
        gone(id, e.from, e.to),
      );
    }
    case 'entered': {
      const come = say(['comes', 'come'], ['entre', 'entrent']);
      const [at, price] = [inZone(w, e.zone), cost(e.cost)];
      return detail(
        e,
        `${who.en} ${come.en} onto the field ${at.en} (${price.en})`,
        `${who.fr} ${come.fr} sur le champ de bataille ${at.fr} (${price.fr})`,
        [e.zone],
        marked(e.zone),
      );
    }
    case 'left-map':
      return tellExit(w, e);
    case 'mounted': {
      const mount = say(['mounts', 'mount'], ['remonte', 'remontent']);
      return detail(e, `${who.en} ${mount.en}`, `${who.fr} ${mount.fr} à cheval`);
    }
    case 'dismounted': {
      const dismount = say(['dismounts', 'dismount'], ['met', 'mettent']);
      return detail(e, `${who.en} ${dismount.en}`, `${who.fr} ${dismount.fr} pied à terre`);
    }
    case 'detached': {
      const parent = saidPiece(w, e.parent);
      const send = does(w, e.parent, ['sends', 'send'], ['détache', 'détachent']);
      const at = inZone(w, e.zone);
      return detail(
        e,
        `${parent.en} ${send.en} out enfants perdus ${at.en}`,
        `${parent.fr} ${send.fr} des enfants perdus ${at.fr}`,
        [e.zone],
        marked(e.zone),
      );
    }
    case 'absorbed': {
      const parent = saidPiece(w, e.parent);
      return detail(e, `enfants perdus rejoin ${parent.en}`, `des enfants perdus rejoignent ${parent.fr}`);
    }
    case 'step-lent': {
      const lend = say(['has', 'have'], ['a', 'ont']);
      return detail(
        e,
        `${who.en} ${lend.en} lent a step to the two detachments`,
        `${who.fr} ${lend.fr} prêté un pas de force aux deux détachements`,
      );
    }
    case 'step-returned': {
      const get = say(['has', 'have'], ['retrouve', 'retrouvent']);
      return detail(e, `${who.en} ${get.en} the lent step back`, `${who.fr} ${get.fr} le pas de force prêté`);
    }
    case 'leash-broken': {
      const be = say(['is', 'are'], ['est', 'sont']);
      return detail(
        e,
        `${who.en} ${be.en} too far from the parent unit`,
        `${who.fr} ${be.fr} trop loin de l’unité mère`,
      );
    }
    case 'caracole-declared': {
      const form = say(['forms', 'form'], ['se forme', 'se forment']);
      return detail(e, `${who.en} ${form.en} for a caracole`, `${who.fr} ${form.fr} pour la caracole`);
    }
    case 'caracole-cancelled': {
      return e.rule === '11.1.2a'
        ? detail(
            e,
            `nobody is left before ${who.en}: the caracole comes to nothing`,
            `plus personne devant ${who.fr} : la caracole n’a pas lieu`,
          )
        : detail(e, `the caracole of ${who.en} is broken off`, `la caracole ${de(who.fr)} est rompue`);
    }
    case 'gave-way':
      return tellGivingWay(w, e);
    case 'retreated': {
      const retreat = say(['retreats', 'retreat'], ['se retire', 'se retirent']);
      const [from, to] = [fromZone(w, e.from), toZone(w, e.to)];
      return news(
        e,
        `${who.en} ${retreat.en} ${from.en} ${to.en}`,
        `${who.fr} ${retreat.fr} ${from.fr} ${to.fr}`,
        [e.from, e.to],
        gone(id, e.from, e.to),
      );
    }
    case 'followed': {
      const [from, to] = [fromZone(w, e.from), toZone(w, e.to)];
      return detail(
        e,
        `${who.en} goes along with his men, ${from.en} ${to.en}`,
        `${who.fr} suit ses hommes, ${from.fr} ${to.fr}`,
        [e.from, e.to],
        gone(id, e.from, e.to),
      );
    }
    case 'advanced': {
      const advance = say(['advances', 'advance'], ['avance', 'avancent']);
      const [from, to] = [fromZone(w, e.from), toZone(w, e.to)];
      return detail(
        e,
        `${who.en} ${advance.en} ${from.en} ${to.en}, which the enemy has left`,
        `${who.fr} ${advance.fr} ${from.fr} ${to.fr}, que l’ennemi a quittée`,
        [e.from, e.to],
        gone(id, e.from, e.to),
      );
    }
    default:
      return unreachable(e);
  }
}

function tellExit(w: ReitersWorld, e: Of<'left-map'>): EventText {
  const who = saidPiece(w, e.piece);
  const leave = does(w, e.piece, ['leaves', 'leave'], ['quitte', 'quittent']);
  const piece = w.pieceIndex.get(e.piece)!;
  const side = piece < w.units ? w.unitSide[piece]! : w.leaderSide[piece - w.units]!;
  const [by, points] = [theZone(w, e.zone), scored(e.points, saidSide(SIDES[side]!))];
  return news(
    e,
    `${who.en} ${leave.en} the field by ${by.en}${points.en}`,
    `${who.fr} ${leave.fr} le champ de bataille par ${by.fr}${points.fr}`,
    [e.zone],
    marked(e.zone),
  );
}

/** 6.4b 6.4.3a 11.4.4a A unit falls back before the fight, enfants perdus slip away, a leader rides off. */
function tellGivingWay(w: ReitersWorld, e: Of<'gave-way'>): EventText {
  const who = saidPiece(w, e.piece);
  const [from, to] = [fromZone(w, e.from), toZone(w, e.to)];
  const move =
    (w.pieceIndex.get(e.piece) ?? 0) >= w.units
      ? { en: 'rides off', fr: 's’éloigne' }
      : e.rule === '11.4.4a'
        ? does(w, e.piece, ['slips away', 'slip away'], ['s’esquive', 's’esquivent'])
        : does(w, e.piece, ['gives way', 'give way'], ['cède le terrain', 'cèdent le terrain']);
  return detail(
    e,
    `${who.en} ${move.en}, ${from.en} ${to.en}`,
    `${who.fr} ${move.fr}, ${from.fr} ${to.fr}`,
    [e.from, e.to],
    gone(e.piece, e.from, e.to),
  );
}
