import type { Text } from '@tambour/kernel';
import { capital, list, points, sentence } from '@tambour/stage';
import { BARRED, HALF } from '../model/ground.ts';
import { formationName, placeName, saidPiece, saidSide } from '../model/names.ts';
import { type Field, unitAt } from '../model/state.ts';
import { ART, CAV, INF, SIDES, WAITING } from '../model/vocabulary.ts';
import { zocOf } from '../rules/6-zone-of-control.ts';
import { isBreached, isFortified } from '../rules/7-works.ts';
import { standingIn } from './around.ts';
import { COMPASS, ownSides, terrainName } from './terrain-words.ts';

/** A hex in sentences, for those who ask about the ground or do not see it; or the box of a column that has yet to come. */
export function ground(g: Field, place: string): readonly Text[] {
  const hex = g.w.hexIndex.get(place);
  if (hex === undefined) return box(g, place);
  return [
    identity(g, hex),
    costs(g, hex),
    ...works(g, hex),
    ...water(g, hex),
    ...roads(g, hex),
    ...objective(g, hex),
    troops(g, hex),
    ...zones(g, hex),
  ];
}

function box(g: Field, place: string): Text[] {
  const { w, s } = g;
  const f = w.formationIndex.get(place);
  if (f === undefined) return [];
  const name = formationName(w, place);
  const { turn, entry } = w.data.formations[f]!;
  const gates = list(entry.map((hex) => placeName(w, w.hexNames[hex]!)));
  const waiting = [...w.formationUnits[f]!].filter((u) => s.unit.place[u] === WAITING);
  const all = list(waiting.map((u) => saidPiece(w, w.unitIds[u]!)));
  const here: Text =
    waiting.length === 0
      ? { en: 'Nobody waits here any more.', fr: 'Plus personne n’attend ici.' }
      : { en: `Here wait: ${all.en}.`, fr: `Attendent ici : ${all.fr}.` };
  return [
    {
      en: `${name.en}, off the map: enters from turn ${turn} at ${gates.en}.`,
      fr: `${name.fr}, hors de la carte : entrée à partir du tour ${turn} par ${gates.fr}.`,
    },
    here,
  ];
}

function identity(g: Field, hex: number): Text {
  const { w } = g;
  const place = placeName(w, w.hexNames[hex]!);
  const ground = terrainName(w, hex);
  const camp: Text = w.isCampRedoubt[hex]
    ? {
        en: ', of the camp: the French enter it by a breach only',
        fr: ', du camp : les Français n’y entrent que par une brèche',
      }
    : { en: '', fr: '' };
  const b = w.bridge[hex]!;
  const cut: Text = b > 0 && g.s.bridge.isDestroyed[b - 1] ? { en: ', broken', fr: ', détruit' } : { en: '', fr: '' };
  return {
    en: `${capital(place.en)}: ${ground.en}${camp.en}${cut.en}.`,
    fr: `${capital(place.fr)} : ${ground.fr}${camp.fr}${cut.fr}.`,
  };
}

const MOVERS: readonly (readonly [number, Text])[] = [
  [INF, { en: 'infantry', fr: 'infanterie' }],
  [CAV, { en: 'cavalry', fr: 'cavalerie' }],
  [ART, { en: 'guns', fr: 'canons' }],
];
const priceWords = (cost: number): Text => {
  if (cost === HALF) return { en: 'half of all points', fr: 'la moitié des points' };
  return cost === 1 ? { en: '1 point', fr: '1 point' } : points(cost);
};
/** 7.1b 11.1j What it costs to enter off the road, class by class, and what cover it gives. */
function costs(g: Field, hex: number): Text {
  const { w } = g;
  const cover = w.protection[hex]!;
  const shelter: Text =
    cover === 0
      ? { en: 'No cover from fire.', fr: 'Pas d’abri contre le feu.' }
      : { en: `Cover from fire: ${cover} on the die.`, fr: `Abri contre le feu : ${cover} au dé.` };
  const prices = MOVERS.map(([cls]) => w.cost[cls]![hex]!);
  if (prices.every((cost) => cost === BARRED)) return { en: 'Nobody can enter.', fr: 'Personne ne peut y entrer.' };
  if (prices.every((cost) => cost === prices[0])) {
    const n = priceWords(prices[0]!);
    return { en: `To enter: ${n.en}. ${shelter.en}`, fr: `Pour entrer : ${n.fr}. ${shelter.fr}` };
  }
  const each = MOVERS.map(([, who], i): Text => {
    if (prices[i] === BARRED) return { en: `${who.en} never`, fr: `${who.fr} jamais` };
    const n = priceWords(prices[i]!);
    return { en: `${who.en} ${n.en}`, fr: `${who.fr} ${n.fr}` };
  });
  const all = { en: each.map((t) => t.en).join(', '), fr: each.map((t) => t.fr).join(', ') };
  return { en: `To enter: ${all.en}. ${shelter.en}`, fr: `Pour entrer : ${all.fr}. ${shelter.fr}` };
}

const bitsWhere = (is: (d: number) => boolean): number =>
  COMPASS.reduce((bits, _, d) => (is(d) ? bits | (1 << d) : bits), 0);

/** 7.6a 7.6l Works that belong to it, works that shut it in from the next hex, breaches, gaps for a road. */
function works(g: Field, hex: number): Text[] {
  const { w } = g;
  const isWhole = (d: number): boolean => isFortified(g, hex, d) && !isBreached(g, hex, d);
  const isOwn = (d: number): boolean => (w.inner[hex]! & (1 << d)) !== 0;
  const own = ownSides(bitsWhere((d) => isWhole(d) && isOwn(d)));
  const other = ownSides(bitsWhere((d) => isWhole(d) && !isOwn(d)));
  const open = ownSides(bitsWhere((d) => isBreached(g, hex, d)));
  const gap = ownSides(w.gap[hex]!);
  const out: Text[] = [];
  if (own) out.push({ en: `Works cover ${own.en}.`, fr: `Des ouvrages couvrent ${own.fr}.` });
  if (other)
    out.push({
      en: `Works of the hex beyond bar ${other.en}.`,
      fr: `Des ouvrages de l’hexagone voisin barrent ${other.fr}.`,
    });
  if (open) out.push({ en: `Works are breached on ${open.en}.`, fr: `Les ouvrages sont percés sur ${open.fr}.` });
  if (gap) out.push({ en: `A road passes the works on ${gap.en}.`, fr: `Une route passe les ouvrages sur ${gap.fr}.` });
  return out;
}

function water(g: Field, hex: number): Text[] {
  const { w, s } = g;
  const out: Text[] = [];
  const dry = w.streamBridge[hex]!;
  const stream = ownSides(w.stream[hex]! & ~dry);
  const little = ownSides(dry);
  const more = points(w.charts.streamCost);
  if (stream)
    out.push({
      en: `A stream runs along ${stream.en}: ${more.en} more to cross.`,
      fr: `Un ruisseau longe ${stream.fr} : ${more.fr} de plus pour le franchir.`,
    });
  if (little)
    out.push({
      en: `A little bridge crosses the stream on ${little.en}.`,
      fr: `Un ponceau franchit le ruisseau sur ${little.fr}.`,
    });
  const b = w.bridge[hex]!;
  if (b > 0 && !s.bridge.isDestroyed[b - 1]) {
    const banks = w.bridges[b - 1]!.dirs.map((d) => w.near[hex * 6 + d]!);
    const [from, to] = banks.map((x) => placeName(w, w.hexNames[x]!));
    out.push({
      en: `The bridge joins ${from!.en} and ${to!.en}.`,
      fr: `Le pont relie ${from!.fr} et ${to!.fr}.`,
    });
  }
  return out;
}

function roads(g: Field, hex: number): Text[] {
  const bits = g.w.road[hex]!;
  if (bits === 0) return [];
  const ways = COMPASS.filter((_, d) => bits & (1 << d));
  const all = list(ways.map(({ en, fr }) => ({ en, fr: `au ${fr}` })));
  return [{ en: `A road leaves it to the ${all.en}.`, fr: `Une route en part ${all.fr}.` }];
}

/** 13.3b 13.3c What it is worth, and to whom. */
function objective(g: Field, hex: number): Text[] {
  const { w, s } = g;
  const o = w.objectiveIndex[hex]!;
  if (o === 0) return [];
  const b = w.bridge[hex]!;
  if (b > 0 && s.bridge.isDestroyed[b - 1]) return [{ en: 'An objective no more.', fr: 'Ce n’est plus un objectif.' }];
  const worth = points(b > 0 ? w.charts.points.bridge : w.charts.points.objective);
  const owner = s.objective.owner[o - 1]!;
  if (owner === 0)
    return [
      {
        en: `An objective worth ${worth.en}, held by nobody.`,
        fr: `Un objectif de ${worth.fr}, que personne ne tient.`,
      },
    ];
  const by = saidSide(SIDES[owner - 1]!);
  return [
    { en: `An objective worth ${worth.en}, held by ${by.en}.`, fr: `Un objectif de ${worth.fr}, que tient ${by.fr}.` },
  ];
}

function troops(g: Field, hex: number): Text {
  const there = standingIn(g, hex);
  if (there.length === 0) return { en: 'Nobody stands here.', fr: 'Personne ne s’y trouve.' };
  const all = list(there.map(({ id }) => saidPiece(g.w, id)));
  return { en: `Here: ${all.en}.`, fr: `Ici : ${all.fr}.` };
}

/** 6a Whose zones of control cover it, and from where. */
function zones(g: Field, hex: number): Text[] {
  const { w } = g;
  return SIDES.flatMap((side, of): Text[] => {
    const watchers = COMPASS.flatMap((_, d) => {
      const x = w.near[hex * 6 + d]!;
      const u = x < 0 ? -1 : unitAt(g, x);
      const watches = u >= 0 && w.unitSide[u] === of && zocOf(g, u) & (1 << ((d + 3) % 6));
      return watches ? [saidPiece(w, w.unitIds[u]!)] : [];
    });
    if (watchers.length === 0) return [];
    const army = saidSide(side);
    const by = list(watchers);
    return [
      sentence(
        `${army.en} has it in a zone of control: ${by.en}.`,
        `${army.fr} le tient dans une zone de contrôle : ${by.fr}.`,
      ),
    ];
  });
}
