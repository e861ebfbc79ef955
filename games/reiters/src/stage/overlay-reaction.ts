import { list, type Mark } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { active, type Field, HELD, hasZone, isOnMap, passive, REACTION, unitsIn } from '../model/state.ts';
import { SEQUENCES } from '../model/vocabulary.ts';
import { leaderRefuges, mayCharge, mayFire, mayGiveWay, provokedBy } from '../rules/6-reaction-demands.ts';
import { beholder } from './question.ts';

const MOVEMENT = SEQUENCES.indexOf('movement');

/** 6.1a 6.1b Zones to which the passive side may react, and who may; while the other moves, those that it would be. */
export function reactionMarks(g: Field): Mark[] {
  const { w } = g;
  const isMoving = g.s.battle.sequence[0] === MOVEMENT;
  const isOpen = (z: number): boolean =>
    unitsIn(g, z, active(g)) > 0 && (isMoving ? !hasZone(g, z, HELD) : hasZone(g, z, REACTION));
  const places = w.zoneNames.filter((_, z) => isOpen(z));
  if (places.length === 0) return [];
  const tone = beholder(g) === active(g) ? 'own' : 'enemy';
  const area: Mark = {
    kind: 'area',
    places,
    tone,
    title: isMoving
      ? { en: 'Was empty: the enemy will be able to react here', fr: 'Était vide : l’ennemi pourra réagir ici' }
      : { en: 'Was empty: one may react to this zone', fr: 'Était vide : on peut réagir à cette zone' },
  };
  // What a unit may do can hang on its order: only its own side is shown it.
  return isMoving || beholder(g) !== passive(g) ? [area] : [area, ...answers(g)];
}

/** 6.2a 6.3b 6.4a 6.4.3a Who may still fire, charge, give way or ride off before which zone. */
function answers(g: Field): Mark[] {
  const { w, s } = g;
  const units = [...w.sideUnits[passive(g)]!].flatMap((u): Mark[] => {
    if (!isOnMap(g, u)) return [];
    return provokedBy(g, s.unit.zone[u]!).flatMap((zone): Mark[] => {
      const ways = [
        ...(mayFire(g, u, zone) ? [{ en: 'fire', fr: 'tirer' }] : []),
        ...(mayCharge(g, u, zone) ? [{ en: 'charge', fr: 'charger' }] : []),
        ...(mayGiveWay(g, u, zone) ? [{ en: 'give way', fr: 'céder le terrain' }] : []),
      ];
      if (ways.length === 0) return [];
      const [name, all] = [saidPiece(w, w.unitIds[u]!, g), list(ways)];
      return [
        {
          kind: 'line',
          from: w.zoneNames[s.unit.zone[u]!]!,
          to: w.zoneNames[zone]!,
          tone: 'good',
          title: { en: `${name.en}: may ${all.en}`, fr: `${name.fr} : peut ${all.fr}` },
        },
      ];
    });
  });
  const leaders = [...w.sideLeaders[passive(g)]!]
    .filter((l) => leaderRefuges(g, l).length > 0)
    .map((l): Mark => {
      const name = saidPiece(w, w.leaderIds[l]!, g);
      return {
        kind: 'label',
        place: w.zoneNames[s.leader.zone[l]!]!,
        text: { en: `${name.en} may ride off`, fr: `${name.fr} peut s’éloigner` },
        tone: 'plain',
      };
    });
  return [...units, ...leaders];
}
