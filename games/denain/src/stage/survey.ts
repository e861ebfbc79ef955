import { distance, VERTICES } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { de, list } from '@tambour/stage';
import {
  facingTo,
  formationName,
  leaderName,
  placeName,
  saidPiece,
  saidSide,
  sideName,
  unitName,
} from '../model/names.ts';
import { type Field, isLeaderOnMap, isOnMap, leaderOf } from '../model/state.ts';
import { BAGGAGE, COALITION, FRENCH, LOST, SIDES, WAITING } from '../model/vocabulary.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { score } from '../rules/13-victory.ts';
import { breaches } from './ground.ts';
import { isNaming } from './question.ts';
import { unitStates } from './state-words.ts';
import { sidesOf } from './terrain-words.ts';
import { headline } from './tracks.ts';

const joined = (items: readonly Text[], by = '; ', par = ' ; '): Text => ({
  en: items.map((t) => t.en).join(by),
  fr: items.map((t) => t.fr).join(par),
});

/** The field as a side sees it: the hour, the points, its troops, the enemy's, who is close, who holds what. */
export function survey(g: Field, side: number): readonly Text[] {
  const enemy = 1 - side;
  return [
    ended(headline(g)),
    points(g),
    ...[...g.w.sideFormations[side]!].flatMap((f) => formation(g, f)),
    contacts(g, side),
    ...[...g.w.sideFormations[enemy]!].flatMap((f) => formation(g, f)),
    objectives(g),
    ...ground(g),
  ];
}

const ended = ({ en, fr }: Text): Text => ({ en: `${en}.`, fr: `${fr}.` });

function points(g: Field): Text {
  const each = [FRENCH, COALITION].map((side): Text => {
    const { en, fr } = sideName(SIDES[side]!);
    const { total } = score(g, side);
    return { en: `${en} ${total}`, fr: `${fr} ${total}` };
  });
  const all = joined(each, ', ', ', ');
  return { en: `Victory points: ${all.en}.`, fr: `Points de victoire : ${all.fr}.` };
}

/** "Navarre in 1312, facing east, 3 points" with what else is to be said. */
function unit(g: Field, u: number): Text {
  const { w, s } = g;
  const name = unitName(w, w.unitIds[u]!);
  const said = unitStates(g, u).map((t) => ({ en: `, ${t.en}`, fr: `, ${t.fr}` }));
  const states = joined(said, '', '');
  if (!isOnMap(g, u)) return { en: `${name.en}${states.en}`, fr: `${name.fr}${states.fr}` };
  const place = placeName(w, w.hexNames[s.unit.hex[u]!]!);
  if (w.unitClass[u] === BAGGAGE)
    return { en: `${name.en} in ${place.en}${states.en}`, fr: `${name.fr} en ${place.fr}${states.fr}` };
  const looks = facingTo(VERTICES[s.unit.facing[u]!]!);
  const cf = isCombatUnit(g, u)
    ? { en: `, strength ${s.unit.cf[u]}`, fr: `, force ${s.unit.cf[u]}` }
    : { en: '', fr: '' };
  return {
    en: `${name.en} in ${place.en}, ${looks.en}${cf.en}${states.en}`,
    fr: `${name.fr} en ${place.fr}, ${looks.fr}${cf.fr}${states.fr}`,
  };
}

const COURSE: Readonly<Record<'named' | 'acts' | 'done' | 'waits' | 'lost', Text>> = {
  named: { en: 'named, about to act', fr: 'va agir' },
  acts: { en: 'acting', fr: 'en train d’agir' },
  done: { en: 'has acted', fr: 'a agi' },
  lost: { en: 'can no longer act', fr: 'ne peut plus agir' },
  waits: { en: 'has yet to act', fr: 'n’a pas encore agi' },
};
function course(g: Field, f: number): Text {
  const { formation } = g.s;
  if (formation.isLost[f]) return COURSE.lost;
  if (formation.isActing[f]) return isNaming(g) ? COURSE.named : COURSE.acts;
  return formation.isActivated[f] ? COURSE.done : COURSE.waits;
}

function formation(g: Field, f: number): Text[] {
  const { w, s } = g;
  const name = formationName(w, w.formationIds[f]!);
  const here = [...w.formationUnits[f]!].filter((u) => isOnMap(g, u));
  const waiting = [...w.formationUnits[f]!].filter((u) => s.unit.place[u] === WAITING);
  const lost = [...w.formationUnits[f]!].filter((u) => s.unit.place[u] === LOST);
  const l = leaderOf(g, f);
  const chief = leaderName(w, w.leaderIds[l]!);
  const parts: Text[] = [];
  if (isLeaderOnMap(g, l)) {
    const place = placeName(w, w.hexNames[s.leader.hex[l]!]!);
    parts.push({ en: `${chief.en} in ${place.en}`, fr: `${chief.fr} en ${place.fr}` });
  }
  parts.push(...here.map((u) => unit(g, u)));
  if (waiting.length > 0) {
    const all = list(waiting.map((u) => unitName(w, w.unitIds[u]!)));
    parts.push({ en: `off the map ${all.en}`, fr: `hors de la carte ${all.fr}` });
  }
  if (lost.length > 0) {
    const all = list(lost.map((u) => unitName(w, w.unitIds[u]!)));
    parts.push({ en: `lost ${all.en}`, fr: `hors de combat ${all.fr}` });
  }
  if (parts.length === 0) return [];
  const about = course(g, f);
  const all = joined(parts);
  return [{ en: `${name.en}, ${about.en}: ${all.en}.`, fr: `${name.fr}, ${about.fr} : ${all.fr}.` }];
}

const MOST_CONTACTS = 6;
/** The enemies closest to one's own, each with whom it is close to. */
function contacts(g: Field, side: number): Text {
  const { w, s } = g;
  const own = [...w.sideUnits[side]!].filter((u) => isOnMap(g, u) && isCombatUnit(g, u));
  const found = [...w.sideUnits[1 - side]!]
    .filter((v) => isOnMap(g, v) && isCombatUnit(g, v))
    .flatMap((v) => {
      const near = own
        .map((u) => ({ u, v, far: distance(w.grid, s.unit.hex[u]!, s.unit.hex[v]!) }))
        .sort((a, b) => a.far - b.far)[0];
      return near ? [near] : [];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_CONTACTS);
  if (found.length === 0) return { en: 'No enemy is in sight.', fr: 'Aucun ennemi n’est en vue.' };
  const all = joined(
    found.map(({ u, v, far }): Text => {
      const [mine, theirs] = [saidPiece(w, w.unitIds[u]!), saidPiece(w, w.unitIds[v]!)];
      return far === 1
        ? { en: `${theirs.en} beside ${mine.en}`, fr: `${theirs.fr} au contact avec ${mine.fr}` }
        : {
            en: `${theirs.en} ${far} hexes from ${mine.en}`,
            fr: `${theirs.fr} à ${far} hexagones ${de(mine.fr)}`,
          };
    }),
  );
  return { en: `Nearest enemies: ${all.en}.`, fr: `Ennemis les plus proches : ${all.fr}.` };
}

/** 13.3b 13.3c Who holds what counts. */
function objectives(g: Field): Text {
  const { w, s } = g;
  const all = joined(
    w.objectives.map((hex, i): Text => {
      const place = placeName(w, w.hexNames[hex]!);
      const owner = s.objective.owner[i]!;
      const b = w.bridge[hex]!;
      if (b > 0 && s.bridge.isDestroyed[b - 1]) return { en: `${place.en} broken`, fr: `${place.fr} détruit` };
      if (owner === 0) return { en: `${place.en} held by nobody`, fr: `${place.fr} à personne` };
      const by = saidSide(SIDES[owner - 1]!);
      return { en: `${place.en} held by ${by.en}`, fr: `${place.fr} à ${by.fr}` };
    }),
    ', ',
    ', ',
  );
  return { en: `Objectives: ${all.en}.`, fr: `Objectifs : ${all.fr}.` };
}

/** Works that stand open. */
function ground(g: Field): Text[] {
  const open = breaches(g).map(({ hex, sides }) => sidesOf(placeName(g.w, g.w.hexNames[hex]!), sides));
  if (open.length === 0) return [];
  const all = joined(open);
  return [{ en: `Breached works: ${all.en}.`, fr: `Ouvrages percés : ${all.fr}.` }];
}
