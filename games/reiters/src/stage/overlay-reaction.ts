import { type ZoneId, zoneId } from '@tambour/boards';
import { area, labelAt, line, list, type Mark } from '@tambour/stage';
import { zoneLabel } from '../model/lookup.ts';
import { saidPiece } from '../model/names.ts';
import { active, type Field, passive, ZONE_MARK } from '../model/state.ts';
import { isOnMap } from '../model/unit.ts';
import { SEQUENCES } from '../model/vocabulary.ts';
import { hasZone, unitsIn } from '../model/zone.ts';
import { leaderRefuges, provokedBy } from '../rules/6-reaction-demands.ts';
import { say } from '../texts/say.ts';
import { reactionWays } from './around.ts';
import { beholder } from './question.ts';

const MOVEMENT = SEQUENCES.indexOf('movement');

/** 6.1a 6.1b Zones to which the passive side may react, and who may; while the other moves, those that it would be. */
export function reactionMarks(g: Field): Mark[] {
  const { w } = g;
  const isMoving = g.s.battle.sequence[0] === MOVEMENT;
  const isOpen = (z: ZoneId): boolean =>
    unitsIn(g, z, active(g)) > 0 && (isMoving ? !hasZone(g, z, ZONE_MARK.held) : hasZone(g, z, ZONE_MARK.reaction));
  const places = w.zoneNames.filter((_, z) => isOpen(zoneId(z)));
  if (places.length === 0) return [];
  const tone = beholder(g) === active(g) ? 'own' : 'enemy';
  const open = area(places, tone, say(isMoving ? 'overlay.willReact' : 'overlay.mayReact'));
  // What a unit may do can hang on its order: only its own side is shown it.
  return isMoving || beholder(g) !== passive(g) ? open : [...open, ...answers(g)];
}

/** 6.2a 6.3b 6.4a 6.4.3a Who may still fire, charge, give way or ride off before which zone. */
function answers(g: Field): Mark[] {
  const { w, s } = g;
  const units = [...w.sideUnits[passive(g)]!].flatMap((u): Mark[] => {
    if (!isOnMap(g, u)) return [];
    return provokedBy(g, s.unit.zone[u]!).flatMap((zone): Mark[] => {
      const ways = reactionWays(g, u, zone);
      if (ways.length === 0) return [];
      const title = say('overlay.reactions', { unit: saidPiece(w, w.unitIds[u]!, g), ways: list(ways) });
      return [line(w.zoneNames[s.unit.zone[u]!]!, w.zoneNames[zone]!, 'good', title)];
    });
  });
  const leaders = [...w.sideLeaders[passive(g)]!]
    .filter((l) => leaderRefuges(g, l).length > 0)
    .map((l) => {
      const leader = saidPiece(w, w.leaderIds[l]!, g);
      return labelAt(zoneLabel(g, s.leader.zone[l]!), say('overlay.rideOff', { leader }), 'plain');
    });
  return [...units, ...leaders];
}
