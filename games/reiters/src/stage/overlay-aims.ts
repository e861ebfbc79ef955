import { area, type Mark, points, semicolons, type Tone } from '@tambour/stage';
import { saidSide, sideName } from '../model/names.ts';
import { type Field, turnOf } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { holds } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 9.0a 9.0b Zones with points, to whom, and whether they are held; zones by which a side leaves the map. */
export function aimMarks(g: Field): Mark[] {
  const { w } = g;
  const { objectives, exits } = w.data.victory;
  const zones = [...new Set(objectives.map((o) => o.zone))].map((zone) => {
    const here = objectives.filter((o) => o.zone === zone);
    const sides = new Set(here.map((o) => o.side));
    const tone: Tone = sides.size > 1 ? 'both' : sides.has(beholder(g)) ? 'own' : 'enemy';
    return { here, tone, place: w.zoneNames[zone]! };
  });
  const areas = zones.flatMap(({ here, tone, place }) => {
    const worth = points(Math.max(...here.map((o) => o.points)));
    return area([place], tone, say('overlay.aim', { name: here[0]!.name, points: worth }));
  });
  const labels = zones.map(({ here, tone, place }): Mark => {
    const each = here.map((o) =>
      say('overlay.aimOf', { side: sideName(SIDES[o.side]!), points: o.points, isHeld: holds(g, o.side, o.zone) }),
    );
    return { kind: 'label', place, text: semicolons(each), tone };
  });
  const ways = exits.flatMap((e) => {
    const isOpen = turnOf(g) >= e.fromTurn;
    const title = say('overlay.exit', { side: saidSide(SIDES[e.side]!), isOpen, turn: e.fromTurn });
    return area(
      e.zones.map((z) => w.zoneNames[z]!),
      isOpen ? 'good' : 'plain',
      title,
    );
  });
  return [...areas, ...ways, ...labels];
}
