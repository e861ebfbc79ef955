import type { Text } from '@tambour/kernel';
import { type Mark, points } from '@tambour/stage';
import { saidSide, sideName } from '../model/names.ts';
import { type Field, turnOf } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { holds } from '../rules/9-victory.ts';
import { beholder } from './question.ts';

/** 9.0a 9.0b Zones with points, to whom, and whether they are held; zones by which a side leaves the map. */
export function aimMarks(g: Field): Mark[] {
  const { w } = g;
  const own = beholder(g);
  const { objectives, exits } = w.data.victory;
  const zones = [...new Set(objectives.map((o) => o.zone))];
  const labels = zones.map((zone): Mark => {
    const here = objectives.filter((o) => o.zone === zone);
    const sides = new Set(here.map((o) => o.side));
    const each = here.map((o): Text => {
      const side = sideName(SIDES[o.side]!);
      const held = holds(g, o.side, zone);
      return {
        en: `${side.en} ${o.points}${held ? ', held' : ''}`,
        fr: `${side.fr} ${o.points}${held ? ', tenu' : ''}`,
      };
    });
    return {
      kind: 'label',
      place: w.zoneNames[zone]!,
      text: { en: each.map((t) => t.en).join('; '), fr: each.map((t) => t.fr).join(' ; ') },
      tone: sides.size > 1 ? 'both' : sides.has(own) ? 'own' : 'enemy',
    };
  });
  const areas = zones.map((zone): Mark => {
    const here = objectives.filter((o) => o.zone === zone);
    const sides = new Set(here.map((o) => o.side));
    const { name } = here[0]!;
    const worth = points(Math.max(...here.map((o) => o.points)));
    return {
      kind: 'area',
      places: [w.zoneNames[zone]!],
      tone: sides.size > 1 ? 'both' : sides.has(own) ? 'own' : 'enemy',
      title: { en: `${name.en}: ${worth.en}`, fr: `${name.fr} : ${worth.fr}` },
    };
  });
  const ways = exits.map((e): Mark => {
    const side = saidSide(SIDES[e.side]!);
    const isOpen = turnOf(g) >= e.fromTurn;
    return {
      kind: 'area',
      places: e.zones.map((z) => w.zoneNames[z]!),
      tone: isOpen ? 'good' : 'plain',
      title: isOpen
        ? { en: `Here ${side.en} may leave the map`, fr: `Ici ${side.fr} peuvent quitter la carte` }
        : {
            en: `Here ${side.en} may leave the map from turn ${e.fromTurn}`,
            fr: `Ici ${side.fr} pourront quitter la carte à partir du tour ${e.fromTurn}`,
          },
    };
  });
  return [...areas, ...ways, ...labels];
}
