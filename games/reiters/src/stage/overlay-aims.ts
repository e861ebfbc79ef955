import { area, grouped, labelAt, type Mark, points, semicolons, type Tone } from '@tambour/stage';
import { zoneLabel } from '../model/lookup.ts';
import { saidSide, sideName } from '../model/names.ts';
import { type Field, turnOf } from '../model/state.ts';
import { holds } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 9.0a 9.0b Zones with points, to whom, and whether they are held; zones by which a side leaves the map. */
export function aimMarks(g: Field): Mark[] {
  const { w } = g;
  const { objectives, exits } = w.data.victory;
  const zones = grouped(objectives, (o) => o.zone).map((here) => {
    const sides = new Set(here.map((o) => o.side));
    const tone: Tone = sides.size > 1 ? 'both' : sides.has(beholder(g)) ? 'own' : 'enemy';
    return { here, tone, place: zoneLabel(g, here[0].zone) };
  });
  const areas = zones.flatMap(({ here, tone, place }) => {
    const worth = points(Math.max(...here.map((o) => o.points)));
    return area([place], tone, say('overlay.aim', { name: here[0].name, points: worth }));
  });
  const labels = zones.map(({ here, tone, place }) => {
    const each = here.map((o) =>
      say('overlay.aimOf', { side: sideName(o.side), points: o.points, isHeld: holds(g, o.side, o.zone) }),
    );
    return labelAt(place, semicolons(each), tone);
  });
  const ways = exits.flatMap((e) => {
    const isOpen = turnOf(g) >= e.fromTurn;
    const title = say('overlay.exit', { side: saidSide(e.side), isOpen, turn: e.fromTurn });
    const places = e.zones.map((z) => zoneLabel(g, z));
    return area(places, isOpen ? 'good' : 'plain', title);
  });
  return [...areas, ...ways, ...labels];
}
