import { type ZoneId, zoneId } from '@tambour/boards';
import { area, labelAt, line, list, type Mark } from '@tambour/stage';
import { leadersOf, leaderZone } from '../model/leader.ts';
import { sequenceOf, zoneLabel } from '../model/lookup.ts';
import { saidLeader, saidPiece } from '../model/names.ts';
import { active, type Field, passive, ZONE_MARK } from '../model/state.ts';
import { isOnMap, unitsOf, zoneOf } from '../model/unit.ts';
import { hasZone, unitsIn } from '../model/zone.ts';
import { leaderRefuges, provokedBy } from '../rules/6-reaction-demands.ts';
import { say } from '../texts/say.ts';
import { reactionWays } from './around.ts';
import { beholder } from './question.ts';

/** 6.1a 6.1b Zones to which the passive side may react, and who may; while the other moves, those that it would be. */
export function reactionMarks(g: Field): Mark[] {
  const { w } = g;
  const isMoving = sequenceOf(g) === 'movement';
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
  const units = [...unitsOf(g, passive(g))].flatMap((u): Mark[] => {
    if (!isOnMap(g, u)) return [];
    return provokedBy(g, zoneOf(g, u)).flatMap((zone): Mark[] => {
      const ways = reactionWays(g, u, zone);
      if (ways.length === 0) return [];
      const title = say('overlay.reactions', { unit: saidPiece(g.w, u), ways: list(ways) });
      return [line(zoneLabel(g, zoneOf(g, u)), zoneLabel(g, zone), 'good', title)];
    });
  });
  const leaders = [...leadersOf(g, passive(g))]
    .filter((l) => leaderRefuges(g, l).length > 0)
    .map((l) => {
      const title = say('overlay.rideOff', { leader: saidLeader(g, l) });
      return labelAt(zoneLabel(g, leaderZone(g, l)), title, 'plain');
    });
  return [...units, ...leaders];
}
