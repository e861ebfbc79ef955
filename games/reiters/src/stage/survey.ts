import { FAR } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { capital, de, list, points } from '@tambour/stage';
import { columnName, pieceName, saidPiece, saidSide, sideName } from '../model/names.ts';
import {
  CARACOLE,
  DISMOUNTED,
  DISORGANISED,
  type Field,
  has,
  ISOLATED,
  isLeaderOnMap,
  isOnMap,
} from '../model/state.ts';
import { EXITED, LOST, SIDES, WAITING } from '../model/vocabulary.ts';
import { holds, pointsOf } from '../rules/9-victory.ts';
import { agreed } from './agreement.ts';
import { headline } from './headline.ts';
import { shortZone } from './place-words.ts';
import { orderName, shownOrder } from './shown-order.ts';

const joined = (items: readonly Text[], by = '; ', par = ' ; '): Text => ({
  en: items.map((x) => x.en).join(by),
  fr: items.map((x) => x.fr).join(par),
});

/** The field as a side sees it: the hour, the points, its columns, who is close, the enemy's columns, who holds what. */
export function survey(g: Field, side: number): readonly Text[] {
  const columnsOf = (of: number): Text[] =>
    g.w.columnIds.flatMap((_, c) => (g.w.columnSide[c] === of ? column(g, c, side) : []));
  return [
    hour(g),
    score(g),
    ...columnsOf(side),
    contacts(g, side),
    ...columnsOf(1 - side),
    ...baggage(g),
    objectives(g),
    ...ways(g),
  ];
}

function hour(g: Field): Text {
  const { en, fr } = headline(g);
  return { en: `${en}.`, fr: `${fr}.` };
}

function score(g: Field): Text {
  const all = joined(
    SIDES.map((id, side): Text => {
      const name = sideName(id);
      const { scored, held, total } = pointsOf(g, side);
      return {
        en: `${name.en} ${total} (${scored} scored, ${held} for zones held)`,
        fr: `${name.fr} ${total} (${scored} acquis, ${held} pour les zones tenues)`,
      };
    }),
  );
  return { en: `Points: ${all.en}.`, fr: `Points : ${all.fr}.` };
}

/** What lasts beyond a sequence. */
function conditions(g: Field, u: number): Text[] {
  const { w, s } = g;
  const id = w.unitIds[u]!;
  const is = (en: string, fr: string): Text => ({ en: `, ${en}`, fr: `, ${agreed(w, id, fr)}` });
  return [
    ...(s.unit.steps[u]! < w.unit[u]!.steps ? [is('reduced', 'réduit')] : []),
    ...(has(g, u, DISORGANISED) ? [is('disorganised', 'désorganisé')] : []),
    ...(has(g, u, ISOLATED) ? [is('isolated', 'isolé')] : []),
    ...(has(g, u, DISMOUNTED) ? [{ en: ', on foot', fr: ', à pied' }] : []),
    ...(has(g, u, CARACOLE) ? [{ en: ', in caracole', fr: ', en caracole' }] : []),
  ];
}
/** "Guise’s gendarmes I in 115", with what else is to be said. */
function unit(g: Field, u: number): Text {
  const { w, s } = g;
  const name = pieceName(w, w.unitIds[u]!, g);
  const at = shortZone(w, w.zoneNames[s.unit.zone[u]!]!);
  const states = joined(conditions(g, u), '', '');
  return { en: `${name.en} in ${at.en}${states.en}`, fr: `${name.fr} en ${at.fr}${states.fr}` };
}

/** A column: its order as far as this side may know it, its leader, its units, those to come and those gone. */
function column(g: Field, c: number, side: number): Text[] {
  const { w, s } = g;
  const id = w.columnIds[c]!;
  const units = [...w.columnUnits[c]!];
  const own = units.filter((u) => w.unitParent[u]! < 0);
  const at = (place: number): number[] => own.filter((u) => s.unit.place[u] === place);
  const parts: Text[] = [];
  const l = w.columnLeader[c]!;
  if (isLeaderOnMap(g, l)) {
    const [name, zone] = [pieceName(w, w.leaderIds[l]!, g), shortZone(w, w.zoneNames[s.leader.zone[l]!]!)];
    parts.push({ en: `${name.en} in ${zone.en}`, fr: `${name.fr} en ${zone.fr}` });
  }
  parts.push(...units.filter((u) => isOnMap(g, u)).map((u) => unit(g, u)));
  const some = (place: number, en: string, fr: string): void => {
    const found = at(place);
    if (found.length === 0) return;
    const all = list(found.map((u) => saidPiece(w, w.unitIds[u]!, g)));
    parts.push({ en: `${en}: ${all.en}`, fr: `${fr} : ${all.fr}` });
  };
  some(WAITING, 'yet to come', 'à venir');
  some(EXITED, 'off the map for good', 'sortis de la carte');
  some(LOST, 'lost', 'hors de combat');
  if (parts.length === 0) return [];
  const [name, all] = [columnName(w, id), joined(parts)];
  const order = orderWords(g, c, side);
  return [{ en: `${name.en}${order.en}: ${all.en}.`, fr: `${name.fr}${order.fr} : ${all.fr}.` }];
}
/** 10.1f */
function orderWords(g: Field, c: number, side: number): Text {
  const known = shownOrder(g, c, side);
  if (known !== undefined) {
    const name = orderName(known);
    return { en: `, order ${name.en}`, fr: `, ordre ${name.fr}` };
  }
  return g.w.switches.advanced && g.w.columnSide[c] !== side
    ? { en: ', order unknown', fr: ', ordre inconnu' }
    : { en: '', fr: '' };
}

const MOST_CONTACTS = 6;
/** The enemies closest to one's own by the ways that can be passed, each with whom it is close to. */
function contacts(g: Field, side: number): Text {
  const { w, s } = g;
  const here = (of: number): number[] => [...w.sideUnits[of]!].filter((u) => isOnMap(g, u));
  const own = here(side);
  const found = here(1 - side)
    .flatMap((v) => {
      const near = own
        .map((u) => ({ u, v, far: w.steps[s.unit.zone[u]! * w.zones + s.unit.zone[v]!]! }))
        .filter(({ far }) => far !== FAR)
        .sort((a, b) => a.far - b.far)[0];
      return near ? [near] : [];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_CONTACTS);
  if (found.length === 0) return { en: 'No enemy can be reached.', fr: 'Aucun ennemi n’est à portée de marche.' };
  // Those close to the same unit are said together.
  const groups = new Map<string, { u: number; far: number; them: Text[] }>();
  for (const { u, v, far } of found) {
    const group = groups.get(`${u} ${far}`) ?? { u, far, them: [] };
    group.them.push(saidPiece(w, w.unitIds[v]!, g));
    groups.set(`${u} ${far}`, group);
  }
  const all = joined(
    [...groups.values()].map(({ u, far, them }): Text => {
      const [mine, theirs] = [saidPiece(w, w.unitIds[u]!, g), list(them)];
      return far === 1
        ? { en: `next to ${mine.en}, ${theirs.en}`, fr: `au contact ${de(mine.fr)}, ${theirs.fr}` }
        : { en: `${far} zones from ${mine.en}, ${theirs.en}`, fr: `à ${far} zones ${de(mine.fr)}, ${theirs.fr}` };
    }),
  );
  return { en: `Nearest enemies: ${all.en}.`, fr: `Ennemis les plus proches : ${all.fr}.` };
}

function baggage(g: Field): Text[] {
  const { w, s } = g;
  const all = w.baggageIds.flatMap((id, b): Text[] => {
    if (s.baggage.place[b] === LOST) return [];
    const [name, at] = [saidPiece(w, id, g), shortZone(w, w.zoneNames[s.baggage.zone[b]!]!)];
    return [{ en: `${name.en} in ${at.en}`, fr: `${name.fr} en ${at.fr}` }];
  });
  if (all.length === 0) return [];
  const said = joined(all, ', ', ', ');
  return [{ en: `${capital(said.en)}.`, fr: `${capital(said.fr)}.` }];
}

/** 9.0a 9.0b Zones with points, to whom, and whether they are held. */
function objectives(g: Field): Text {
  const { w } = g;
  const all = joined(
    w.data.victory.objectives.map((o): Text => {
      const at = shortZone(w, w.zoneNames[o.zone]!);
      const [worth, to] = [points(o.points), saidSide(SIDES[o.side]!)];
      return holds(g, o.side, o.zone)
        ? { en: `${at.en}, ${worth.en} held by ${to.en}`, fr: `${at.fr}, ${worth.fr} que tiennent ${to.fr}` }
        : { en: `${at.en}, ${worth.en} for ${to.en} to win`, fr: `${at.fr}, ${worth.fr} à prendre pour ${to.fr}` };
    }),
  );
  return { en: `Objectives: ${all.en}.`, fr: `Objectifs : ${all.fr}.` };
}

/** Where a side may leave the map, and from when. */
function ways(g: Field): Text[] {
  return g.w.data.victory.exits.map((e): Text => {
    const who = saidSide(SIDES[e.side]!);
    const all = list(e.zones.map((z) => shortZone(g.w, g.w.zoneNames[z]!)));
    return {
      en: `${capital(who.en)} may leave the map from turn ${e.fromTurn} by ${all.en}.`,
      fr: `${capital(who.fr)} peuvent quitter la carte à partir du tour ${e.fromTurn} par ${all.fr}.`,
    };
  });
}
