import { neighboursOf, type ZoneId } from '@tambour/boards';
import type { Action, Text } from '@tambour/kernel';
import { list, type Way } from '@tambour/stage';
import { actionPiece, actionUnit, actionZone } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import { isReplaced } from '../model/leader.ts';
import { crossingOf, lastStep, stepsBetween } from '../model/lookup.ts';
import { saidLeader, saidPiece } from '../model/names.ts';
import { baggagePiece, isUnit, sideOf } from '../model/piece.ts';
import type { CitedRule } from '../model/special.ts';
import { type Field, MARK, ZONE_MARK } from '../model/state.ts';
import { enemyOf, faceOf, has, isHope, isOnMap, parentOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { DISORGANISED_AFTER } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { baggageAt, hasBaggage, hasZone, isControlled, leadersAt, unitsIn } from '../model/zone.ts';
import { dieModifiers, qualityIn } from '../rules/1-quality.ts';
import { plunders } from '../rules/4-entry.ts';
import { EASY, RUINOUS, TESTING } from '../rules/4-step.ts';
import { calmWay, isNamed, type Pace, strainOn } from '../rules/4-way.ts';
import { say } from '../texts/say.ts';
import { inZone, theZone } from './place-words.ts';
import { type Walk, walk } from './walk.ts';

/** What befalls a piece on its way, each with its rule. */
type Note = Way['notes'][number];
const note = (rule: CitedRule, what: Text): Note => ({ rule, what });
const at = (g: Field, zone: ZoneId): Text => theZone(g.w, zone);

/** The die a unit must not exceed in a zone, in words. */
function dieWords(g: Field, u: UnitId, zone: ZoneId): Text {
  const most = qualityIn(g, u, zone) - dieModifiers(g, u).reduce((sum, m) => sum + m.value, 0);
  if (most >= 6) return say('way.anyDie');
  return most <= 0 ? say('way.noDie') : say('way.die', { most });
}
/** 1.3.7c What a disorganisation does to a unit as it stands. */
function fallWords(g: Field, u: UnitId): Text {
  if (!has(g, u, MARK.disorganised)) return say('way.fall');
  return say(g.s.unit.steps[u] === 1 ? 'way.fallLost' : 'way.fallReduced');
}

/** 4.1.4a 4.1.4b How the step is judged. */
function judgedNote(g: Field, u: UnitId, { zone, cost, strain }: Pick<Pace, 'zone' | 'cost' | 'strain'>): Note[] {
  const values = { zone: at(g, zone), cost, fall: fallWords(g, u) };
  if (strain === TESTING) return [note('4.1.4a', say('way.tested', { ...values, die: dieWords(g, u, zone) }))];
  return strain === RUINOUS ? [note('4.1.4b', say('way.falls', values))] : [];
}

/** 4.2e AU.4 What makes a zone dearer than its ground. */
function tollNotes(g: Field, piece: number, zone: ZoneId): Note[] {
  const here = at(g, zone);
  const chokes = g.w.specials['choked-streets'].filter(
    (c) =>
      isUnit(g, piece) && c.arm === faceOf(g, piece).arm && c.zones.includes(zone) && hasBaggage(g, zone, c.baggage),
  );
  return [
    ...(isControlled(g, zone, 1 - sideOf(g, piece)) ? [note('4.2e', say('way.controlled', { zone: here }))] : []),
    ...chokes.map((c) => note(c.rule, say('way.choked', { zone: here, points: c.mp }))),
  ];
}

/** 4.2b 4.3c 7.6.3a AV.3 Whom a unit rides over by coming in, and whether it stops: to plunder, or to look again. */
export function captureNotes(g: Field, u: UnitId, zone: ZoneId, isOnTheWay = false): Note[] {
  const enemy = enemyOf(g, u);
  if (unitsIn(g, zone, enemy) > 0) return [];
  const here = inZone(g.w, zone);
  const out: Note[] = [];
  const baggage = baggageAt(g, zone, enemy);
  if (baggage.length > 0) {
    const names = list(baggage.map((b) => saidPiece(g.w, baggagePiece(g, b))));
    out.push(note('4.2b', say('way.takesBaggage', { baggage: names, at: here })));
    const [plunder] = g.w.specials.plunder;
    if (plunders(g, u) && plunder) out.push(note(plunder.rule, say('way.plunders', { die: dieWords(g, u, zone) })));
  }
  for (const l of leadersAt(g, zone, enemy)) {
    const leader = saidLeader(g, l);
    out.push(
      isReplaced(g, l)
        ? note('7.6.3a', say('way.drivesOff', { leader }))
        : note('4.3c', say('way.takesLeader', { leader, at: here, isOnTheWay })),
    );
  }
  return out;
}

/** D.3 A border after which a unit may not lead an attack. */
function crossingNotes(g: Field, { from, zone }: Pace): Note[] {
  const link = linkOf(g.w, from, zone);
  return g.w.specials['no-attack-after-crossing']
    .filter((c) => link >= 0 && c.borders.includes(crossingOf(g, link)))
    .map((c) => note(c.rule, say('way.crosses')));
}

/** 6.1a 6.1b Whether coming to a zone lets enemies beside it react. */
function reactionNotes(g: Field, u: UnitId, zone: ZoneId): Note[] {
  const enemy = enemyOf(g, u);
  const isProvoking =
    !hasZone(g, zone, ZONE_MARK.held) && neighboursOf(g.w.passage, zone).some((next) => unitsIn(g, next, enemy) > 0);
  return isProvoking ? [note('6.1a', say('way.provokes', { zone: at(g, zone) }))] : [];
}

/** 11.4.3b Enfants perdus too far from their parent are lost. */
function leashNotes(g: Field, u: UnitId, zone: ZoneId): Note[] {
  const parent = parentOf(g, u);
  if (!isHope(g, u) || !isOnMap(g, parent)) return [];
  return stepsBetween(g, zoneOf(g, parent), zone) <= 1 ? [] : [note('11.4.3b', say('way.tooFar'))];
}

/** 4.1Zb A step is taken directly: where that shakes the unit and a way round does not, it can be gone zone by zone. */
export function roundNotes(g: Field, o: Action): Note[] {
  const [pace, next] = walk(g, o)?.paces ?? [];
  const isBold = pace !== undefined && next === undefined && pace.strain !== EASY;
  if (o.verb !== VERB.move || isNamed(o) || !isBold) return [];
  const calm = calmWay(g, actionPiece(o), actionZone(o)).slice(0, -1);
  return calm.length === 0 ? [] : [note('4.1Zb', say('way.round', { zones: list(calm.map((zone) => at(g, zone))) }))];
}

/** A march, from its first step to what it comes to. */
export function marchNotes(g: Field, w: Walk): Note[] {
  const { piece, paces } = w;
  const unitNotes = (u: UnitId, pace: Pace): Note[] => [
    ...judgedNote(g, u, pace),
    ...crossingNotes(g, pace),
    ...captureNotes(g, u, pace.zone, pace !== paces.at(-1)),
  ];
  const out = paces.flatMap((pace) => [
    ...tollNotes(g, piece, pace.zone),
    ...(isUnit(g, piece) ? unitNotes(piece, pace) : []),
  ]);
  if (w.usesRoad) out.push(note('4.1.1e', say('way.road')));
  const end = paces.at(-1)?.zone;
  if (!isUnit(g, piece) || end === undefined) return out;
  return [...out, ...leashNotes(g, piece, end), ...reactionNotes(g, piece, end)];
}

/** 4.6f R28 In or out of the saddle right after a step: both are judged as one. */
export function remountNotes(g: Field, u: UnitId): Note[] {
  const { moving, stepFell } = g.s.battle;
  if (moving[0] !== u + 1 || lastStep(g) === 0 || stepFell[0] !== 0) return [];
  const cost = lastStep(g) + g.w.charts.movement.mountOrDismount;
  const strain = strainOn(g, u, cost);
  if (strain === EASY) return [];
  const values = { cost, fall: fallWords(g, u), die: dieWords(g, u, zoneOf(g, u)), isCertain: strain === RUINOUS };
  return [note('4.6f', say('way.remount', values))];
}

/** 6.4b One zone back before the fight, paid and judged like a march. */
export const fallBackNotes = (g: Field, o: Action, cost: number): Note[] => [
  ...tollNotes(g, actionUnit(o), actionZone(o)),
  ...judgedNote(g, actionUnit(o), { zone: actionZone(o), cost, strain: strainOn(g, actionUnit(o), cost) }),
  ...captureNotes(g, actionUnit(o), actionZone(o)),
];

/** 7.5.3b 7.5.3c A retreat is tested on easy ground and costs the order on hard; the test is made before leaving. */
export function retreatNotes(g: Field, o: Action): Note[] {
  const from = zoneOf(g, actionUnit(o));
  const fall = fallWords(g, actionUnit(o));
  const isHard = g.w.linkRetreat[linkOf(g.w, from, actionZone(o))] === DISORGANISED_AFTER;
  return [
    isHard
      ? note('7.5.3c', say('way.retreatHard', { fall }))
      : note('7.5.3b', say('way.retreatTested', { die: dieWords(g, actionUnit(o), from), fall })),
    ...captureNotes(g, actionUnit(o), actionZone(o)),
  ];
}
