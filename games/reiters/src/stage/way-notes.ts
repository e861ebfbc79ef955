import type { Action, Text } from '@tambour/kernel';
import { capital, list, type Way } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import { saidPiece } from '../model/names.ts';
import { isUnit } from '../model/piece.ts';
import {
  baggageAt,
  DISORGANISED,
  type Field,
  faceOf,
  HELD,
  has,
  hasLeader,
  hasZone,
  isControlled,
  isHope,
  isLeaderOnMap,
  isOnMap,
  leadersAt,
  REPLACED,
  unitsIn,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { DISORGANISED_AFTER } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { dieModifiers, isLieutenant, leaderQuality } from '../rules/1-quality.ts';
import { plunders } from '../rules/4-entry.ts';
import { calmWay, isNamed } from '../rules/4-way.ts';
import { inZone, theZone } from './place-words.ts';
import { judgement, type Pace, type Walk, walk } from './walk.ts';

/** What befalls a piece on its way, each with its rule. */
type Note = Way['notes'][number];
const note = (rule: RuleId, en: string, fr: string): Note => ({ rule, what: { en, fr } });
const at = (g: Field, zone: number): Text => theZone(g.w, g.w.zoneNames[zone]!);

/** 1.3.3c R42 The quality a unit would test by in a zone: its own, or that of a leader there who may lend his. */
function qualityIn(g: Field, u: number, zone: number): number {
  const { w, s } = g;
  const lent = [...w.sideLeaders[w.unitSide[u]!]!]
    .filter((l) => isLeaderOnMap(g, l) && s.leader.zone[l] === zone)
    .filter((l) => w.leaderColumn[l] === w.unitColumn[u] || isLieutenant(g, l))
    .map((l) => leaderQuality(g, l));
  return Math.max(faceOf(g, u).fq, ...lent);
}
/** The die a unit must not exceed in a zone, in words. */
function dieWords(g: Field, u: number, zone: number): Text {
  const most = qualityIn(g, u, zone) - dieModifiers(g, u).reduce((sum, m) => sum + m.value, 0);
  if (most >= 6) return { en: 'any die will do', fr: 'tout dé convient' };
  if (most <= 0) return { en: 'no die will do', fr: 'aucun dé ne convient' };
  return most === 1
    ? { en: 'a 1 is needed', fr: 'il faut 1' }
    : { en: `${most} or less is needed`, fr: `il faut ${most} ou moins` };
}
/** 1.3.7c What a disorganisation does to a unit as it stands. */
function fallWords(g: Field, u: number): Text {
  if (!has(g, u, DISORGANISED)) return { en: 'disorganised', fr: 'désorganisation' };
  return g.s.unit.steps[u] === 1
    ? { en: 'disorganised already, and so lost', fr: 'déjà désorganisée, donc perdue' }
    : { en: 'disorganised already, and so a step lost', fr: 'déjà désorganisée, donc un pas de force perdu' };
}

/** 4.1.4a 4.1.4b How the step is judged. */
function judgedNote(g: Field, u: number, { zone, cost, judged }: Pick<Pace, 'zone' | 'cost' | 'judged'>): Note[] {
  const [here, fall, die] = [at(g, zone), fallWords(g, u), dieWords(g, u, zone)];
  if (judged === 'test')
    return [
      note(
        '4.1.4a',
        `A step of ${cost} points into ${here.en}: ${die.en}, or it ends there (${fall.en}).`,
        `Un pas de ${cost} points vers ${here.fr} : ${die.fr}, sinon halte (${fall.fr}).`,
      ),
    ];
  if (judged === 'fall')
    return [
      note(
        '4.1.4b',
        `A step of ${cost} points into ${here.en}: ${fall.en} without a test.`,
        `Un pas de ${cost} points vers ${here.fr} : ${fall.fr}, sans test.`,
      ),
    ];
  return [];
}

const sideOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? g.w.unitSide[piece]! : g.w.leaderSide[piece - g.w.units]!;

/** 4.2e AU.4 What makes a zone dearer than its ground. */
function tollNotes(g: Field, piece: number, zone: number): Note[] {
  const out: Note[] = [];
  const here = at(g, zone);
  if (isControlled(g, zone, 1 - sideOf(g, piece)))
    out.push(
      note(
        '4.2e',
        `The enemy controls ${here.en}: one point more.`,
        `L’ennemi contrôle ${here.fr} : un point de plus.`,
      ),
    );
  for (const c of g.w.specials['choked-streets'])
    if (
      isUnit(g, piece) &&
      c.arm === faceOf(g, piece).arm &&
      c.zones.includes(zone) &&
      baggageAt(g, zone, c.baggage).length > 0
    )
      out.push(
        note(
          c.rule as RuleId,
          `Waggons choke ${here.en}: ${c.mp} more for cavalry.`,
          `Des chariots encombrent ${here.fr} : ${c.mp} de plus pour la cavalerie.`,
        ),
      );
  return out;
}

/** 4.2b 4.3c 7.6.3a AV.3 Whom a unit rides over by coming in, and whether it stops: to plunder, or to look again. */
export function captureNotes(g: Field, u: number, zone: number, isOnTheWay = false): Note[] {
  const enemy = 1 - g.w.unitSide[u]!;
  if (unitsIn(g, zone, enemy) > 0) return [];
  const out: Note[] = [];
  const here = inZone(g.w, g.w.zoneNames[zone]!);
  const baggage = baggageAt(g, zone, enemy);
  if (baggage.length > 0) {
    const names = list(baggage.map((b) => saidPiece(g.w, g.w.baggageIds[b]!)));
    out.push(note('4.2b', `Takes ${names.en} ${here.en}.`, `Prend ${names.fr} ${here.fr}.`));
    const { plunder } = g.w.specials;
    if (plunders(g, u) && plunder[0]) {
      const die = dieWords(g, u, zone);
      out.push(
        note(
          plunder[0].rule as RuleId,
          `Stops to plunder: ${die.en}, or it is disorganised.`,
          `S’arrête pour piller : ${die.fr}, sinon désorganisation.`,
        ),
      );
    }
  }
  for (const l of leadersAt(g, zone, enemy)) {
    const name = saidPiece(g.w, g.w.leaderIds[l]!, g);
    const halt = isOnTheWay
      ? {
          en: '; the march halts there, and goes on by another order',
          fr: ' ; la marche s’y arrête, et repart par un autre ordre',
        }
      : { en: '', fr: '' };
    out.push(
      hasLeader(g, l, REPLACED)
        ? note('7.6.3a', `Drives ${name.en} off.`, `Chasse ${name.fr}.`)
        : note('4.3c', `Takes ${name.en}, alone ${here.en}${halt.en}.`, `Prend ${name.fr}, seul ${here.fr}${halt.fr}.`),
    );
  }
  return out;
}

/** D.3 A border after which a unit may not lead an attack. */
function crossingNotes(g: Field, { from, zone }: Pace): Note[] {
  const link = linkOf(g.w, from, zone);
  return g.w.specials['no-attack-after-crossing']
    .filter((c) => link >= 0 && c.borders.includes(g.w.passage.crossing[link]!))
    .map((c) =>
      note(
        c.rule as RuleId,
        'Crosses the river: may not lead an attack in this phase.',
        'Passe la rivière : ne peut mener d’attaque dans cette phase.',
      ),
    );
}

/** 6.1a 6.1b Whether coming to a zone lets enemies beside it react. */
function reactionNotes(g: Field, u: number, zone: number): Note[] {
  const { first, to } = g.w.passage;
  const enemy = 1 - g.w.unitSide[u]!;
  if (hasZone(g, zone, HELD)) return [];
  for (let link = first[zone]!; link < first[zone + 1]!; link++)
    if (unitsIn(g, to[link]!, enemy) > 0)
      return [
        note(
          '6.1a',
          `${capital(at(g, zone).en)} was empty: enemies beside it may react.`,
          `${capital(at(g, zone).fr)} était vide : l’ennemi voisin peut réagir.`,
        ),
      ];
  return [];
}

/** 11.4.3b Enfants perdus too far from their parent are lost. */
function leashNotes(g: Field, u: number, zone: number): Note[] {
  const parent = g.w.unitParent[u]!;
  if (!isHope(g, u) || !isOnMap(g, parent)) return [];
  if (g.w.steps[g.s.unit.zone[parent]! * g.w.zones + zone]! <= 1) return [];
  return [
    note(
      '11.4.3b',
      'Too far from its parent unit: lost if it is still so when the sequence ends.',
      'Trop loin de l’unité mère : perdus si cela dure à la fin de la séquence.',
    ),
  ];
}

/** 4.1Zb A step is taken directly: where that shakes the unit and a way round does not, it can be gone zone by zone. */
export function roundNotes(g: Field, o: Action): Note[] {
  const found = walk(g, o);
  const isBold = found?.paces.length === 1 && found.paces[0]!.judged !== 'calm';
  if (o.verb !== VERB.move || isNamed(o) || !isBold) return [];
  const calm = calmWay(g, o.a, o.b).slice(0, -1);
  if (calm.length === 0) return [];
  const by = list(calm.map((zone) => at(g, zone)));
  return [
    note(
      '4.1Zb',
      `Straight there. By way of ${by.en} it needs no test: go there first.`,
      `Tout droit. En passant par ${by.fr}, aucun test : allez-y d’abord.`,
    ),
  ];
}

/** A march, from its first step to what it comes to. */
export function marchNotes(g: Field, w: Walk): Note[] {
  const { piece, paces } = w;
  const unit = isUnit(g, piece);
  const unitNotes = (pace: Pace): Note[] => [
    ...judgedNote(g, piece, pace),
    ...crossingNotes(g, pace),
    ...captureNotes(g, piece, pace.zone, pace !== paces.at(-1)),
  ];
  const out = paces.flatMap((pace) => [...tollNotes(g, piece, pace.zone), ...(unit ? unitNotes(pace) : [])]);
  if (w.usesRoad)
    out.push(note('4.1.1e', 'By road all the way: extra points.', 'Par la route de bout en bout : points de plus.'));
  const end = paces.at(-1)?.zone;
  if (!unit || end === undefined) return out;
  return [...out, ...leashNotes(g, piece, end), ...reactionNotes(g, piece, end)];
}

/** 4.6f R28 In or out of the saddle right after a step: both are judged as one. */
export function remountNotes(g: Field, u: number): Note[] {
  const { moving, stepCost, stepFell } = g.s.battle;
  if (moving[0] !== u + 1 || stepCost[0] === 0 || stepFell[0] !== 0) return [];
  const cost = stepCost[0]! + g.w.charts.movement.mountOrDismount;
  const judged = judgement(g, u, cost);
  const fall = fallWords(g, u);
  if (judged === 'calm') return [];
  const die = dieWords(g, u, g.s.unit.zone[u]!);
  const [en, fr] =
    judged === 'fall'
      ? [`${fall.en} without a test`, `${fall.fr}, sans test`]
      : [`${die.en} (or ${fall.en})`, `${die.fr} (sinon ${fall.fr})`];
  return [
    note(
      '4.6f',
      `Together with the last step ${cost} points at once: ${en}.`,
      `Avec le dernier pas, ${cost} points d’un coup : ${fr}.`,
    ),
  ];
}

/** 6.4b One zone back before the fight, paid and judged like a march. */
export const fallBackNotes = (g: Field, o: Action, cost: number): Note[] => [
  ...tollNotes(g, o.a, o.b),
  ...judgedNote(g, o.a, { zone: o.b, cost, judged: judgement(g, o.a, cost) }),
  ...captureNotes(g, o.a, o.b),
];

/** 7.5.3b 7.5.3c A retreat is tested on easy ground and costs the order on hard; the test is made before leaving. */
export function retreatNotes(g: Field, o: Action): Note[] {
  const from = g.s.unit.zone[o.a]!;
  const fall = fallWords(g, o.a);
  const isHard = g.w.linkRetreat[linkOf(g.w, from, o.b)] === DISORGANISED_AFTER;
  const die = dieWords(g, o.a, from);
  return [
    isHard
      ? note('7.5.3c', `Over hard ground: ${fall.en}.`, `Par un terrain pénible : ${fall.fr}.`)
      : note(
          '7.5.3b',
          `A test before leaving: ${die.en} (or ${fall.en}).`,
          `Test au départ : ${die.fr} (sinon ${fall.fr}).`,
        ),
    ...captureNotes(g, o.a, o.b),
  ];
}
