import { VERTICES } from '@tambour/boards';
import { ActionList, type Text } from '@tambour/kernel';
import { capital, de, list, sentence } from '@tambour/stage';
import { facesAllRound } from '../model/arcs.ts';
import { facingTo, placeName, saidFormation, saidPiece } from '../model/names.ts';
import { COMMANDED, type Field, has, isLeaderOnMap, isOnMap, leaderOf, unitAt } from '../model/state.ts';
import { ART, BAGGAGE, CINC, CLASSES, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import { decode } from '../protocol/command.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { inEnemyZoc, markZones } from '../rules/6-zone-of-control.ts';
import { isBreached } from '../rules/7-works.ts';
import { commandDistance, commanderRange, traceCommand } from '../rules/8-command.ts';
import { mayBombard } from '../rules/11-fire.ts';
import { STEPS } from '../rules/steps.ts';
import { bearing, bearings } from './around.ts';
import { describeLeader } from './describe-leader.ts';
import { verbWords } from './label.ts';
import { asked, isNaming } from './question.ts';
import { unitStates } from './state-words.ts';
import { COMPASS, onGround } from './terrain-words.ts';

const ARMS: Readonly<Record<(typeof CLASSES)[number], Text>> = {
  inf: { en: 'infantry', fr: 'infanterie' },
  cav: { en: 'cavalry', fr: 'cavalerie' },
  drg: { en: 'dragoons', fr: 'dragons' },
  art: { en: 'battery', fr: 'batterie' },
  baggage: { en: 'train', fr: 'convoi' },
};

/** A piece in sentences, for its card and for those who do not see the map. */
export function describe(g: Field, piece: string): readonly Text[] {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return [...describeUnit(g, u), ...options(g, u)];
  const l = g.w.leaderIndex.get(piece);
  return l === undefined ? [] : [...describeLeader(g, l), ...options(g, g.w.units + l)];
}

function describeUnit(g: Field, u: number): Text[] {
  if (g.s.unit.place[u] !== WAITING && !isOnMap(g, u)) return [identity(g, u), ...states(g, u)];
  if (!isOnMap(g, u)) return [identity(g, u), entry(g, u)];
  const fights = isCombatUnit(g, u);
  return [
    identity(g, u),
    position(g, u),
    ...works(g, u),
    ...(g.w.unitClass[u] === BAGGAGE ? [] : frontage(g, u)),
    ...(fights ? [threats(g, u), ...guns(g, u)] : []),
    ...(fights ? zone(g, u) : []),
    ...command(g, u),
    ...states(g, u),
  ];
}

function identity(g: Field, u: number): Text {
  const { w, s } = g;
  const name = saidPiece(w, w.unitIds[u]!);
  const arm = ARMS[CLASSES[w.unitClass[u]!]!];
  const of = saidFormation(w, w.formationIds[w.unitFormation[u]!]!);
  const head = { en: `${name.en}, ${arm.en} of ${of.en}`, fr: `${name.fr}, ${arm.fr} ${de(of.fr)}` };
  const mp = w.unitMp[u]!;
  if (w.unitClass[u] === ART) {
    const fire = w.fireModifier[u]!;
    return sentence(`${head.en}: fire +${fire}, movement ${mp}.`, `${head.fr} : tir +${fire}, mouvement ${mp}.`);
  }
  if (w.unitClass[u] === BAGGAGE) return sentence(`${head.en}: movement ${mp}.`, `${head.fr} : mouvement ${mp}.`);
  const [cf, full, morale] = [s.unit.cf[u]!, w.unitCf[u]!, w.unitMorale[u]!];
  return sentence(
    `${head.en}: strength ${cf} of ${full}, movement ${mp}, morale ${morale}.`,
    `${head.fr} : force ${cf} sur ${full}, mouvement ${mp}, moral ${morale}.`,
  );
}

function entry(g: Field, u: number): Text {
  const { w } = g;
  const f = w.data.formations[w.unitFormation[u]!]!;
  const gates = f.entry.map((hex) => placeName(w, w.hexNames[hex]!));
  const or = (words: readonly string[], word: string) => words.join(` ${word} `);
  return {
    en: `It waits off the map and may enter from turn ${f.turn} at ${or(
      gates.map((t) => t.en),
      'or',
    )}.`,
    fr: `Elle attend hors de la carte et peut entrer à partir du tour ${f.turn} par ${or(
      gates.map((t) => t.fr),
      'ou',
    )}.`,
  };
}

function position(g: Field, u: number): Text {
  const { w, s } = g;
  const hex = s.unit.hex[u]!;
  const place = placeName(w, w.hexNames[hex]!);
  const ground = onGround(w, hex);
  if (w.unitClass[u] === BAGGAGE)
    return { en: `It stands in ${place.en}, ${ground.en}.`, fr: `Il se trouve en ${place.fr}, ${ground.fr}.` };
  const looks = facingTo(VERTICES[s.unit.facing[u]!]!);
  return {
    en: `It stands in ${place.en}, ${ground.en}, ${looks.en}.`,
    fr: `Elle se trouve en ${place.fr}, ${ground.fr}, ${looks.fr}.`,
  };
}

/** 11.1j Sides over which its own works cover it. */
function works(g: Field, u: number): Text[] {
  const hex = g.s.unit.hex[u]!;
  const isOpen = (d: number): boolean => isBreached(g, hex, d);
  const bits = g.w.inner[hex]!;
  const whole = list(COMPASS.filter((_, d) => bits & (1 << d) && !isOpen(d)));
  const open = list(COMPASS.filter((_, d) => bits & (1 << d) && isOpen(d)));
  return [
    ...(whole.en === ''
      ? []
      : [{ en: `Works cover its hex to the ${whole.en}.`, fr: `Des ouvrages couvrent son hexagone au ${whole.fr}.` }]),
    ...(open.en === ''
      ? []
      : [{ en: `Its works are breached to the ${open.en}.`, fr: `Ses ouvrages sont percés au ${open.fr}.` }]),
  ];
}

const joined = (items: readonly Text[]): Text => ({
  en: items.map((t) => t.en).join('; '),
  fr: items.map((t) => t.fr).join(' ; '),
});
function arc(g: Field, u: number, bits: number, en: string, fr: string): Text[] {
  const found = bearings(g, u, bits);
  return found.length === 0 ? [] : [{ en: `${en}: ${joined(found).en}.`, fr: `${fr} : ${joined(found).fr}.` }];
}
function frontage(g: Field, u: number): Text[] {
  const { w, s } = g;
  if (facesAllRound(w, w.unitClass[u]!, s.unit.hex[u]!))
    return arc(g, u, front(g, u), 'It fronts every way', 'Elle fait front de tous côtés');
  return [
    ...arc(g, u, front(g, u), 'In front', 'Devant'),
    ...arc(g, u, flank(g, u), 'On its flanks', 'Sur ses flancs'),
    ...arc(g, u, rear(g, u), 'Behind', 'Derrière'),
  ];
}

const FROM: Readonly<Record<ReturnType<typeof bearing>, Text>> = {
  front: { en: 'in front', fr: 'de front' },
  flank: { en: 'on its flank', fr: 'de flanc' },
  rear: { en: 'in its rear', fr: 'à revers' },
  side: { en: 'beside it', fr: 'à côté' },
};
/** Enemies beside it who have it in their front. */
function threats(g: Field, u: number): Text {
  const { w, s } = g;
  const found: Text[] = [];
  for (let d = 0; d < 6; d++) {
    const x = w.near[s.unit.hex[u]! * 6 + d]!;
    const v = x < 0 ? -1 : unitAt(g, x);
    if (v < 0 || w.unitSide[v] === w.unitSide[u] || s.unit.state[v] === ROUTED) continue;
    if (!(front(g, v) & (1 << ((d + 3) % 6)))) continue;
    const name = saidPiece(w, w.unitIds[v]!);
    const from = FROM[bearing(g, u, d)];
    found.push({ en: `${name.en} ${from.en}`, fr: `${name.fr} ${from.fr}` });
  }
  if (found.length === 0) return { en: 'No enemy bears on it.', fr: 'Aucun ennemi ne la menace de près.' };
  const all = list(found);
  return { en: `The enemy bears on it: ${all.en}.`, fr: `L’ennemi la menace : ${all.fr}.` };
}

/** 10.2c Enemy batteries that have it in their field of fire. */
function guns(g: Field, u: number): Text[] {
  const { w, s } = g;
  const found = [...w.batteries[1 - w.unitSide[u]!]!].filter((b) => isOnMap(g, b) && mayBombard(g, b, s.unit.hex[u]!));
  if (found.length === 0) return [];
  const all = list(found.map((b) => saidPiece(w, w.unitIds[b]!)));
  return [{ en: `Guns can fire at it: ${all.en}.`, fr: `Des canons peuvent tirer sur elle : ${all.fr}.` }];
}

const zone = (g: Field, u: number): Text[] =>
  inEnemyZoc(g, g.s.unit.hex[u]!, g.w.unitSide[u]!)
    ? [{ en: 'It is in an enemy zone of control.', fr: 'Elle est dans une zone de contrôle ennemie.' }]
    : [];

/** 9.1a While its formation acts, what was fixed; before that, whether its leader's word would reach it now. */
function command(g: Field, u: number): Text[] {
  const { w, s } = g;
  const f = w.unitFormation[u]!;
  if (s.formation.isActing[f] && !isNaming(g))
    return has(g, u, COMMANDED)
      ? [{ en: 'It is in command.', fr: `Son chef ${w.unitClass[u] === BAGGAGE ? 'le' : 'la'} commande.` }]
      : [];
  const l = leaderOf(g, f);
  const name = saidPiece(w, w.leaderIds[l]!);
  if (s.formation.isLost[f] || s.leader.place[l] === LOST)
    return [{ en: 'Nobody commands it any more.', fr: 'Plus personne ne la commande.' }];
  if (!isLeaderOnMap(g, l))
    return [
      sentence(`${name.en}, who leads it, is not on the map.`, `${name.fr}, qui la mène, n’est pas sur la carte.`),
    ];
  const side = w.unitSide[u]!;
  const range = w.leaderRole[l] === CINC ? commanderRange(g, l) : w.radius[l]!;
  traceCommand(g, side, s.leader.hex[l]!, range, markZones(g, 1 - side));
  const far = commandDistance(g, s.unit.hex[u]!);
  // The baggage is masculine; everything else here is an « unité » or a « batterie ».
  const it = w.unitClass[u] === BAGGAGE ? 'le' : 'la';
  if (far >= 0)
    return [
      sentence(
        `the word of ${name.en} reaches it, ${far} of ${range} hexes away.`,
        `${name.fr} peut ${it} commander, à ${far} hexagone${far > 1 ? 's' : ''} sur ${range}.`,
      ),
    ];
  return isCombatUnit(g, u)
    ? [
        sentence(
          `the word of ${name.en} does not reach it unless a line carries it.`,
          `${name.fr} ne peut la commander, à moins qu’une ligne ne la relie.`,
        ),
      ]
    : [sentence(`the word of ${name.en} does not reach it.`, `${name.fr} ne peut ${it} commander.`)];
}

function states(g: Field, u: number): Text[] {
  const found = unitStates(g, u);
  if (found.length === 0) return [];
  const all = { en: found.map((t) => t.en).join(', '), fr: found.map((t) => t.fr).join(', ') };
  return [{ en: `${capital(all.en)}.`, fr: `${capital(all.fr)}.` }];
}

/** What it may be ordered to do at the question at hand, by verb, with the number of ways. */
function options(g: Field, piece: number): Text[] {
  const question = asked(g);
  const side = piece < g.w.units ? g.w.unitSide[piece] : g.w.leaderSide[piece - g.w.units];
  if (question === undefined || question.side !== side) return [];
  const step = STEPS.find((s) => s.name === question.name);
  if (step === undefined || !('list' in step)) return [];
  const out = new ActionList();
  const [a, b, c, d] = question.frame;
  step.list(g, out, piece, a, b, c, d);
  const counts = new Map<string, { words: Text; count: number }>();
  for (let i = 0; i < out.count; i++) {
    const words = verbWords(decode(g, out.at(i)));
    const known = counts.get(words.en) ?? { words, count: 0 };
    known.count++;
    counts.set(words.en, known);
  }
  if (counts.size === 0) return [{ en: 'No order is possible now.', fr: 'Aucun ordre possible pour l’instant.' }];
  const each = (language: 'en' | 'fr') =>
    [...counts.values()].map(({ words, count }) => `${words[language]} (${count})`).join(', ');
  return [{ en: `Orders possible now: ${each('en')}.`, fr: `Ordres possibles : ${each('fr')}.` }];
}
