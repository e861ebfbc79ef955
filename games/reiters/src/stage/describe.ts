import type { Text } from '@tambour/kernel';
import { capital, de, list, points, sentence } from '@tambour/stage';
import { saidColumn, saidPiece } from '../model/names.ts';
import {
  active,
  DISORGANISED,
  type Field,
  faceOf,
  has,
  ISOLATED,
  isControlled,
  isLeaderOnMap,
  isOnMap,
  passive,
} from '../model/state.ts';
import { ORDER_NOTES } from '../model/texts.ts';
import { ARTILLERY, CLASSES, FIRE, SEQUENCES, WAITING } from '../model/vocabulary.ts';
import { isLieutenant, leaderQuality, qualityOf, unitPoints } from '../rules/1-quality.ts';
import { allowanceOf, penaltyOf } from '../rules/4-allowance.ts';
import { pointsLeft } from '../rules/4-moving-piece.ts';
import { isInRadius, leads, radiusOf } from '../rules/5-command.ts';
import { mayCharge, mayFire, mayGiveWay, provokedBy } from '../rules/6-reactions.ts';
import { does, it } from './agreement.ts';
import { namesIn } from './around.ts';
import { describeLeader } from './describe-leader.ts';
import { groundOf } from './ground-words.ts';
import { inZone, shortZone, theZones } from './place-words.ts';
import { possible } from './possible-actions.ts';
import { beholder } from './question.ts';
import { orderName, shownOrderOf } from './shown-order.ts';
import { baggageStates, unitStates } from './state-words.ts';

/** A piece in sentences, for its card and for those who do not see the map. */
export function describe(g: Field, piece: string): readonly Text[] {
  const { w } = g;
  const p = w.pieceIndex.get(piece);
  if (p === undefined) return [];
  if (p < w.units) return [...describeUnit(g, p), ...possible(g, p, w.unitSide[p]!)];
  const l = p - w.units;
  if (l < w.leaders) return [...describeLeader(g, l), ...possible(g, p, w.leaderSide[l]!)];
  return describeBaggage(g, l - w.leaders);
}

function describeUnit(g: Field, u: number): Text[] {
  if (!isOnMap(g, u)) return [identity(g, u), ...(g.s.unit.place[u] === WAITING ? entry(g, u) : []), ...states(g, u)];
  return [
    identity(g, u),
    position(g, u),
    ...quality(g, u),
    ...states(g, u),
    command(g, u),
    ...order(g, u),
    ...march(g, u),
    ...control(g, u),
    ...reactions(g, u),
    ...worth(g, u),
  ];
}

const WEAPONS = { shock: { en: 'shock', fr: 'arme de choc' }, fire: { en: 'fire', fr: 'arme à feu' } } as const;
const ARM_WORDS: readonly Text[] = [
  { en: 'infantry', fr: 'infanterie' },
  { en: 'cavalry', fr: 'cavalerie' },
  { en: 'artillery', fr: 'artillerie' },
];
const PIKES: Text = { en: 'pikes', fr: 'piques' };

/** 1.3.1a Its figures as they stand. The allowance is what the counter says, less disorder; an order is said apart. */
function identity(g: Field, u: number): Text {
  const { w, s } = g;
  const sheet = w.unit[u]!;
  const face = isOnMap(g, u) ? faceOf(g, u) : sheet.front;
  const name = saidPiece(w, w.unitIds[u]!, g);
  const arm = sheet.isPike ? PIKES : ARM_WORDS[face.arm]!;
  const of = saidColumn(w, w.columnIds[sheet.column]!);
  const weapon = sheet.weapon === FIRE ? WEAPONS.fire : WEAPONS.shock;
  const steps = isOnMap(g, u) ? s.unit.steps[u]! : sheet.steps;
  const gun =
    sheet.range === undefined ? { en: '', fr: '' } : { en: `, range ${sheet.range}`, fr: `, portée ${sheet.range}` };
  const pace =
    face.arm === ARTILLERY ? { en: '', fr: '' } : { en: `, movement ${face.ma}`, fr: `, mouvement ${face.ma}` };
  const cls = CLASSES[face.cls]!;
  return sentence(
    `${name.en} (${arm.en}), of ${of.en}: strength ${face.fc}, quality ${face.fq}${pace.en}, class ${cls}, weapon: ${weapon.en}${gun.en}; steps ${steps} of ${sheet.steps}.`,
    `${name.fr} (${arm.fr}), ${de(of.fr)} : force ${face.fc}, qualité ${face.fq}${pace.fr}, classe ${cls}, ${weapon.fr}${gun.fr} ; pas de force : ${steps} sur ${sheet.steps}.`,
  );
}

/** 4.5a Where and when its column comes in; enfants perdus wait with their parent. */
function entry(g: Field, u: number): Text[] {
  const { w } = g;
  const parent = w.unitParent[u]!;
  if (parent >= 0) {
    const name = saidPiece(w, w.unitIds[parent]!, g);
    return [sentence(`they are still with ${name.en}.`, `ils sont encore avec ${name.fr}.`)];
  }
  const r = w.data.columns[w.unitColumn[u]!]!.reinforcement;
  if (r === undefined) return [];
  const gates = theZones(
    w,
    r.zones.map((z) => w.zoneNames[z]!),
  );
  const may = does(w, w.unitIds[u]!, ['may', 'may'], ['peut', 'peuvent']);
  const who = it(w, w.unitIds[u]!);
  return [
    {
      en: `${who.en} ${may.en} come in from turn ${r.turn} by ${gates.en}.`,
      fr: `${who.fr} ${may.fr} entrer à partir du tour ${r.turn} par ${r.zones.length > 1 ? 'les ' : 'la '}${gates.fr}.`,
    },
  ];
}

function position(g: Field, u: number): Text {
  const { w, s } = g;
  const id = w.unitIds[u]!;
  const zone = s.unit.zone[u]!;
  const [at, ground, who] = [inZone(w, w.zoneNames[zone]!), groundOf(w, zone), it(w, id)];
  const stand = does(w, id, ['stands', 'stand'], ['se trouve', 'se trouvent']);
  const others = namesIn(g, zone).filter((name) => name.en !== saidPiece(w, id, g).en);
  const along =
    others.length === 0 ? { en: '', fr: '' } : { en: `, with ${list(others).en}`, fr: `, avec ${list(others).fr}` };
  return {
    en: `${who.en} ${stand.en} ${at.en}: ${ground.en}${along.en}.`,
    fr: `${who.fr} ${stand.fr} ${at.fr} : ${ground.fr}${along.fr}.`,
  };
}

/** 1.3.3c R42 Whose quality counts when it tests, if not its own. */
function quality(g: Field, u: number): Text[] {
  const { w, s } = g;
  const best = qualityOf(g, u);
  if (best === faceOf(g, u).fq) return [];
  const lender = w.leaderIds.findIndex(
    (_, l) =>
      isLeaderOnMap(g, l) &&
      s.leader.zone[l] === s.unit.zone[u] &&
      w.leaderSide[l] === w.unitSide[u] &&
      (w.leaderColumn[l] === w.unitColumn[u] || isLieutenant(g, l)) &&
      leaderQuality(g, l) === best,
  );
  if (lender < 0) return [];
  const [name, who] = [saidPiece(w, w.leaderIds[lender]!, g), it(w, w.unitIds[u]!)];
  const test = does(w, w.unitIds[u]!, ['tests', 'test'], ['teste', 'testent']);
  return [
    {
      en: `${who.en} ${test.en} by the quality of ${name.en}, ${best}.`,
      fr: `${who.fr} ${test.fr} avec la qualité ${de(name.fr)}, ${best}.`,
    },
  ];
}

function states(g: Field, u: number): Text[] {
  const found = unitStates(g, u);
  if (found.length === 0) return [];
  const all = { en: found.map((x) => x.en).join(', '), fr: found.map((x) => x.fr).join(', ') };
  return [{ en: `State of the unit: ${all.en}.`, fr: `État de l’unité : ${all.fr}.` }];
}

/** 5.2a 5.3a What was found in the command sequence, and whether a leader's word would reach it now. */
function command(g: Field, u: number): Text {
  const { w } = g;
  const id = w.unitIds[u]!;
  const leaders = w.leaderIds.flatMap((leader, l) => (leads(g, l, u) ? [saidPiece(w, leader, g)] : []));
  const radius = radiusOf(g);
  if (leaders.length === 0)
    return {
      en: 'No leader who could command is on the map.',
      fr: 'Aucun chef capable de commander n’est sur la carte.',
    };
  const by = list(leaders);
  const reached = isInRadius(g, u);
  const was = has(g, u, ISOLATED);
  const be = does(w, id, ['is', 'are'], ['est', 'sont']);
  const who = it(w, id);
  const now = reached
    ? {
        en: `${who.en} ${be.en} within ${radius} zones of a leader`,
        fr: `${who.fr} ${be.fr} à ${radius} zones au plus d’un chef`,
      }
    : { en: `${who.en} ${be.en} out of reach of ${by.en}`, fr: `${who.fr} ${be.fr} hors de portée ${de(by.fr)}` };
  const tail =
    was && reached
      ? { en: ', but isolated until command is checked again', fr: ', mais en isolement jusqu’au prochain contrôle' }
      : !was && !reached
        ? {
            en: ', yet in command until it is checked again',
            fr: ', mais encore sous commandement jusqu’au prochain contrôle',
          }
        : { en: '', fr: '' };
  return { en: `${now.en}${tail.en}.`, fr: `${now.fr}${tail.fr}.` };
}

/** 10.1b 10.1d 10.1f The order it is under, as far as the beholder may know, and what it means. */
function order(g: Field, u: number): Text[] {
  if (!g.w.switches.advanced) return [];
  const known = shownOrderOf(g, u, beholder(g));
  if (known === undefined)
    return g.w.unitSide[u] === beholder(g)
      ? []
      : [{ en: 'The order of its column is not known.', fr: 'On ne connaît pas l’ordre de sa colonne.' }];
  const [name, note] = [orderName(known), ORDER_NOTES[known]];
  return [{ en: `Order: ${name.en}. ${note.en}`, fr: `Ordre : ${name.fr}. ${note.fr}` }];
}

/** 1.3.5a 10.1h Points it has, in its own movement those it has left; an order not known is left out. */
function march(g: Field, u: number): Text[] {
  const { w } = g;
  const face = faceOf(g, u);
  if (face.arm === ARTILLERY) return [{ en: 'Guns do not move.', fr: 'L’artillerie ne bouge pas.' }];
  const isKnown = !w.switches.advanced || shownOrderOf(g, u, beholder(g)) !== undefined;
  const plain = Math.max(0, face.ma - (has(g, u, DISORGANISED) ? penaltyOf(g, face.arm) : 0));
  const all = isKnown || w.unitSide[u] === beholder(g) ? allowanceOf(g, u) : plain;
  const isMoving = g.s.battle.sequence[0] === SEQUENCES.indexOf('movement') && w.unitSide[u] === active(g);
  const left = isMoving && w.unitSide[u] === beholder(g) ? pointsLeft(g, u) : undefined;
  return left === undefined
    ? [{ en: `Movement points now: ${all}.`, fr: `Points de mouvement en l’état : ${all}.` }]
    : [{ en: `Movement points left: ${left} of ${all}.`, fr: `Points de mouvement restants : ${left} sur ${all}.` }];
}

const control = (g: Field, u: number): Text[] =>
  isControlled(g, g.s.unit.zone[u]!, 1 - g.w.unitSide[u]!)
    ? [{ en: 'The zone is under enemy control.', fr: 'La zone est sous contrôle ennemi.' }]
    : [];

/** 6.1a To which zones it may react now, and how; the enemy is not told, its order might show. */
function reactions(g: Field, u: number): Text[] {
  const { w } = g;
  const isOwn = w.unitSide[u] === passive(g) && beholder(g) === passive(g);
  if (g.s.battle.sequence[0] !== SEQUENCES.indexOf('reaction') || !isOwn) return [];
  return provokedBy(g, g.s.unit.zone[u]!).map((zone): Text => {
    const at = shortZone(w, w.zoneNames[zone]!);
    const ways = [
      ...(mayFire(g, u, zone) ? [{ en: 'fire', fr: 'tirer' }] : []),
      ...(mayCharge(g, u, zone) ? [{ en: 'charge', fr: 'charger' }] : []),
      ...(mayGiveWay(g, u, zone) ? [{ en: 'give way', fr: 'céder le terrain' }] : []),
    ];
    if (ways.length === 0)
      return {
        en: `The enemy has come close in ${at.en}; no reaction is possible.`,
        fr: `L’ennemi s’est approché en ${at.fr} ; aucune réaction n’est possible.`,
      };
    const all = { en: ways.map((x) => x.en).join(' or '), fr: ways.map((x) => x.fr).join(' ou ') };
    return {
      en: `The enemy has come close in ${at.en}: ${all.en} at will.`,
      fr: `L’ennemi s’est approché en ${at.fr} : on peut ${all.fr}.`,
    };
  });
}

/** 9.0a */
function worth(g: Field, u: number): Text[] {
  const n = unitPoints(g, u);
  if (n === 0) return [];
  const worth = points(n);
  return [
    {
      en: `The loss of the unit would be worth ${worth.en} to the enemy.`,
      fr: `La perte de l’unité vaudrait ${worth.fr} à l’ennemi.`,
    },
  ];
}

/** 1.5a 4.2b */
function describeBaggage(g: Field, b: number): Text[] {
  const { w, s } = g;
  const name = saidPiece(w, w.baggageIds[b]!, g);
  const gone = baggageStates(g, b);
  const zone = s.baggage.zone[b]!;
  if (gone.length > 0)
    return [{ en: `${capital(name.en)}: ${gone[0]!.en}.`, fr: `${capital(name.fr)} : ${gone[0]!.fr}.` }];
  const at = inZone(w, w.zoneNames[zone]!);
  const n = points(w.data.victory.elimination[1 - w.baggageSide[b]!]!.baggage);
  return [
    sentence(`${name.en} stands ${at.en}.`, `${name.fr} se trouvent ${at.fr}.`),
    {
      en: `It never moves, and is lost when an enemy unit comes in where no unit guards it: ${n.en} to the enemy.`,
      fr: `Ils ne bougent jamais, et sont perdus quand une unité ennemie arrive là où aucune unité ne les garde : ${n.fr} à l’ennemi.`,
    },
  ];
}
