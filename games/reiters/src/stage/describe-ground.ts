import { linkBetween } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { capital, list, points, sentence } from '@tambour/stage';
import { columnName, saidPiece, saidSide, zoneName } from '../model/names.ts';
import { type Field, isControlled, isLeaderOnMap, unitsAt } from '../model/state.ts';
import { FORBIDDEN, IMPASSABLE, SIDES, WAITING } from '../model/vocabulary.ts';
import { exitFor } from '../rules/4-map-edge.ts';
import { holds } from '../rules/9-victory.ts';
import { namesIn } from './around.ts';
import { betweenWords, cost, groundOf } from './ground-words.ts';
import { shortZone, theZones } from './place-words.ts';
import { lookFrom } from './sight-words.ts';

/** A zone in sentences, for those who ask about the ground or do not see it; or the box of a column that has yet to come. */
export function ground(g: Field, place: string): readonly Text[] {
  const zone = g.w.zoneIndex.get(place);
  if (zone === undefined) return box(g, place);
  return [
    identity(g, zone),
    troops(g, zone),
    ...room(g, zone),
    ...control(g, zone),
    ...objectives(g, zone),
    ...exits(g, zone),
    ...roads(g, zone),
    ...borders(g, zone),
    ...sight(g, zone),
    ...special(g, zone),
  ];
}

function box(g: Field, place: string): Text[] {
  const { w, s } = g;
  const c = w.columnIds.indexOf(place);
  const r = w.data.columns[c]?.reinforcement;
  if (r === undefined) return [];
  const name = columnName(w, place);
  const gates = theZones(
    w,
    r.zones.map((z) => w.zoneNames[z]!),
  );
  const waiting = [
    ...[...w.columnUnits[c]!]
      .filter((u) => s.unit.place[u] === WAITING && w.unitParent[u]! < 0)
      .map((u) => w.unitIds[u]!),
    ...w.leaderIds.filter((_, l) => w.leaderColumn[l] === c && s.leader.place[l] === WAITING && !isLeaderOnMap(g, l)),
  ];
  const all = list(waiting.map((id) => saidPiece(w, id, g)));
  return [
    {
      en: `${name.en}, off the map: comes in from turn ${r.turn} by ${gates.en}.`,
      fr: `${name.fr}, hors de la carte : entrée à partir du tour ${r.turn} par ${r.zones.length > 1 ? 'les ' : 'la '}${gates.fr}.`,
    },
    waiting.length === 0
      ? { en: 'Nobody waits here any more.', fr: 'Plus personne n’attend ici.' }
      : { en: `Here wait: ${all.en}.`, fr: `Attendent ici : ${all.fr}.` },
  ];
}

/** 4.1Za 4.1.1a Name, ground, cost and altitude. */
function identity(g: Field, zone: number): Text {
  const { w } = g;
  const [name, kind] = [zoneName(w, w.zoneNames[zone]!), groundOf(w, zone)];
  const altitude = w.altitude[zone]!;
  const height = { en: `altitude ${altitude}`, fr: `altitude ${altitude}` };
  const mp = w.charts.zones[w.type[zone]!]!.mp;
  const enter =
    mp === undefined
      ? { en: 'nobody can enter', fr: 'nul ne peut y entrer' }
      : { en: `${cost(mp).en} to enter`, fr: `${cost(mp).fr} pour y entrer` };
  const blocks = w.map.blocking[zone]
    ? { en: '; it blocks sight from side to side', fr: ' ; elle arrête la vue d’un bord à l’autre' }
    : { en: '', fr: '' };
  return {
    en: `${name.en}: ${kind.en}, ${enter.en}, ${height.en}${blocks.en}.`,
    fr: `${name.fr} : ${kind.fr}, ${enter.fr}, ${height.fr}${blocks.fr}.`,
  };
}

function troops(g: Field, zone: number): Text {
  const there = namesIn(g, zone);
  if (there.length === 0) return { en: 'Nobody stands here.', fr: 'Personne ne s’y trouve.' };
  const all = list(there);
  return { en: `Here: ${all.en}.`, fr: `Ici : ${all.fr}.` };
}

/** 4.3e */
function room(g: Field, zone: number): Text[] {
  const limit = g.w.limit[zone]!;
  if (limit === 0) return [];
  const stack = g.s.at.stack[zone]!;
  return [
    stack >= limit
      ? { en: `It is full: ${stack} of ${limit}.`, fr: `Elle est pleine : ${stack} sur ${limit}.` }
      : { en: `Stacking: ${stack} of ${limit}.`, fr: `Empilement : ${stack} sur ${limit}.` },
  ];
}

/** 4.2a Who controls it. */
function control(g: Field, zone: number): Text[] {
  const who = SIDES.filter((_, side) => isControlled(g, zone, side)).map((side) => saidSide(side));
  if (who.length === 0) return [];
  if (who.length > 1)
    return [
      {
        en: 'Both sides control it: whoever enters pays a point more.',
        fr: 'Les deux camps la contrôlent : quiconque y entre paie un point de plus.',
      },
    ];
  const all = list(who);
  return [
    {
      en: `${capital(all.en)} control it: their enemies pay a point more to enter.`,
      fr: `${capital(all.fr)} la contrôlent : leurs ennemis paient un point de plus pour y entrer.`,
    },
  ];
}

/** 9.0a 9.0b */
function objectives(g: Field, zone: number): Text[] {
  return g.w.data.victory.objectives
    .filter((o) => o.zone === zone)
    .flatMap((o): Text[] => {
      const [worth, to] = [points(o.points), saidSide(SIDES[o.side]!)];
      const now = holds(g, o.side, zone)
        ? {
            en: `An objective: ${worth.en} to ${to.en}, who hold it.`,
            fr: `Objectif : ${worth.fr} pour ${to.fr}, qui le tiennent.`,
          }
        : {
            en: `An objective: ${worth.en} to ${to.en} if they hold it at the end.`,
            fr: `Objectif : ${worth.fr} pour ${to.fr}, s’ils le tiennent à la fin.`,
          };
      if (!o.revised) return [now];
      const { from, source, why } = o.revised;
      return [
        now,
        {
          en: `Its points for ${to.en} were ${from} at first. ${source.en} ${why.en}`,
          fr: `Sa valeur pour ${to.fr} était d’abord de ${from}. ${source.fr} ${why.fr}`,
        },
      ];
    });
}

/** AU.3 CO.3 D.5 M.3 7.5.3a Where a side may leave the map, and the edge its retreats lead to. */
function exits(g: Field, zone: number): Text[] {
  const { w } = g;
  const ways = w.data.victory.exits
    .filter((e) => e.zones.includes(zone))
    .map((e): Text => {
      const who = saidSide(SIDES[e.side]!);
      return exitFor(g, e.side, zone)
        ? {
            en: `From here ${who.en} may leave the map for points.`,
            fr: `D’ici, ${who.fr} peuvent quitter la carte et marquer.`,
          }
        : {
            en: `From here ${who.en} may leave the map for points from turn ${e.fromTurn}.`,
            fr: `D’ici, ${who.fr} pourront quitter la carte et marquer à partir du tour ${e.fromTurn}.`,
          };
    });
  const supply = SIDES.filter((_, side) => w.isSupply[side]![zone]).map((side): Text => {
    const who = saidSide(side);
    return {
      en: `It lies on the supply edge of ${who.en}.`,
      fr: `Elle est sur le bord de ravitaillement : ${who.fr}.`,
    };
  });
  return [...ways, ...supply];
}

/** 4.1.1e */
function roads(g: Field, zone: number): Text[] {
  const { w } = g;
  const next = w.zoneNames.filter((_, z) => {
    const link = linkBetween(w.passage, zone, z);
    return link !== undefined && w.linkRoad[link] === 1;
  });
  if (next.length === 0) return [];
  const all = theZones(w, next);
  return [
    { en: `A road leads on to ${all.en}.`, fr: `Une route continue vers ${next.length > 1 ? 'les' : 'la'} ${all.fr}.` },
  ];
}

/** 4.1.2a 4.1.3a 4.1.5.1a Neighbour by neighbour: what lies between, what it costs either way, whether one sees across. */
function borders(g: Field, zone: number): Text[] {
  const { w } = g;
  const { first, to, crossing } = w.map.graph;
  const out: Text[] = [];
  for (let link = first[zone]!; link < first[zone + 1]!; link++) {
    const there = to[link]!;
    const c = crossing[link]!;
    const [name, kind] = [shortZone(w, w.zoneNames[there]!), betweenWords(w, c)];
    const hides = w.map.crossingOpaque[c]
      ? { en: '; it hides what is beyond', fr: ' ; elle cache ce qui est au-delà' }
      : { en: '', fr: '' };
    const price = passage(g, zone, there, c);
    out.push({
      en: `Next to ${name.en}: ${kind.en}; ${price.en}${hides.en}.`,
      fr: `Vers ${name.fr} : ${kind.fr} ; ${price.fr}${hides.fr}.`,
    });
  }
  return out;
}
function passage(g: Field, zone: number, there: number, crossing: number): Text {
  const { w } = g;
  if (w.map.crossingKind[crossing] === IMPASSABLE) return { en: 'no passage', fr: 'pas de passage' };
  const out = linkBetween(w.passage, zone, there);
  const back = linkBetween(w.passage, there, zone);
  const go = out === undefined ? undefined : cost(w.linkCost[out]!);
  const come = back === undefined ? undefined : cost(w.linkCost[back]!);
  if (go === undefined || come === undefined) {
    if (w.type[there] === FORBIDDEN && come === undefined) return { en: 'no passage', fr: 'pas de passage' };
    return go === undefined
      ? { en: 'nobody goes there', fr: 'nul n’y va' }
      : { en: `${go.en} to go there`, fr: `${go.fr} pour y aller` };
  }
  return { en: `${go.en} to go there, ${come.en} to come back`, fr: `${go.fr} pour y aller, ${come.fr} pour en venir` };
}

/** 4.1.5a What is seen from here next door and farther; what is not seen next door, and why. */
function sight(g: Field, zone: number): Text[] {
  const { w } = g;
  const seen = lookFrom(g, zone, 3);
  const out = [1, 2, 3].flatMap((far): Text[] => {
    const places = seen.filter((x) => x.far === far && x.why === undefined).map((x) => w.zoneNames[x.zone]!);
    if (places.length === 0) return [];
    const all = theZones(w, places);
    return [{ en: `Seen from here at ${far}: ${all.en}.`, fr: `En vue d’ici à ${far} : ${all.fr}.` }];
  });
  const unseen = seen.filter((x) => x.far === 1 && x.why !== undefined);
  if (unseen.length === 0) return out;
  const each = unseen.map(({ zone: z, why }): Text => {
    const name = shortZone(w, w.zoneNames[z]!);
    return { en: `${name.en}, ${why!.en}`, fr: `${name.fr}, ${why!.fr}` };
  });
  const all = { en: each.map((x) => x.en).join('; '), fr: each.map((x) => x.fr).join(' ; ') };
  return [...out, { en: `Not seen next door: ${all.en}.`, fr: `Voisines hors de vue : ${all.fr}.` }];
}

/** What the special rules of the battle say of this zone. */
function special(g: Field, zone: number): Text[] {
  const { w } = g;
  const out: Text[] = [];
  for (const c of w.specials['choked-streets'])
    if (c.zones.includes(zone) && w.data.baggage.some((b, i) => b.side === c.baggage && g.s.baggage.zone[i] === zone))
      out.push({
        en: `Wagons choke it: cavalry pays ${cost(c.mp).en} more to enter.`,
        fr: `Des chariots l’encombrent : la cavalerie paie ${cost(c.mp).fr} de plus pour y entrer.`,
      });
  for (const f of w.specials['fire-downhill'])
    if (f.zones.includes(zone)) {
      const who = saidSide(SIDES[f.side]!);
      const men = unitsAt(g, zone, f.side).length;
      out.push(
        sentence(
          `foot of ${who.en} ${men > 0 ? 'here fires' : 'would fire'} down the slope in reaction.`,
          `pour ${who.fr}, l’infanterie ${men > 0 ? 'tire' : 'tirerait'} d’ici vers le bas en réaction.`,
        ),
      );
    }
  return out;
}
