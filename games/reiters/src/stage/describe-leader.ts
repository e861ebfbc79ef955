import type { Text } from '@tambour/kernel';
import { capital, de, list, points, sentence } from '@tambour/stage';
import { saidColumn, saidPiece } from '../model/names.ts';
import { active, type Field, hasLeader, isLeaderOnMap, isOnMap, REPLACED } from '../model/state.ts';
import { ORDER_NOTES, RANK_WORDS, UNIT_WORDS } from '../model/texts.ts';
import { SEQUENCES, UNIT_TYPES } from '../model/vocabulary.ts';
import { isLieutenant, leaderQuality } from '../rules/1-quality.ts';
import { leaderPointsLeft } from '../rules/4-moving-piece.ts';
import { radiusOf } from '../rules/5-command.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { mayTry } from '../rules/10-orders.ts';
import { namesIn } from './around.ts';
import { groundOf } from './ground-words.ts';
import { inZone, theZones } from './place-words.ts';
import { beholder } from './question.ts';
import { orderName, shownOrder } from './shown-order.ts';
import { leaderStates } from './state-words.ts';

/** A leader in sentences: who he is, where, whom he commands, the order of his column, how things stand with him. */
export function describeLeader(g: Field, l: number): Text[] {
  return [
    identity(g, l),
    ...bonus(g, l),
    ...position(g, l),
    ...entry(g, l),
    ...commands(g, l),
    ...order(g, l),
    ...states(g, l),
    ...march(g, l),
    ...worth(g, l),
  ];
}

function identity(g: Field, l: number): Text {
  const { w } = g;
  const name = saidPiece(w, w.leaderIds[l]!, g);
  const of = saidColumn(w, w.columnIds[w.leaderColumn[l]!]!);
  const fq = leaderQuality(g, l);
  return isLieutenant(g, l)
    ? sentence(
        `${name.en}, lieutenant-general and leader of ${of.en}: quality ${fq}, movement ${w.charts.movement.leaderAllowance}.`,
        `${name.fr}, lieutenant général et chef ${de(of.fr)} : qualité ${fq}, mouvement ${w.charts.movement.leaderAllowance}.`,
      )
    : sentence(
        `${name.en}, leader of ${of.en}: quality ${fq}, movement ${w.charts.movement.leaderAllowance}.`,
        `${name.fr}, chef ${de(of.fr)} : qualité ${fq}, mouvement ${w.charts.movement.leaderAllowance}.`,
      );
}

/** 7.4.2a What he adds to those who fight beside him; a replacement adds nothing. */
function bonus(g: Field, l: number): Text[] {
  const { bonus } = g.w.data.leaders[l]!;
  if (!bonus || hasLeader(g, l, REPLACED)) return [];
  const when = {
    AP: { en: 'in attack', fr: 'en attaque' },
    DP: { en: 'in defence', fr: 'en défense' },
    any: { en: 'in attack and defence', fr: 'en attaque comme en défense' },
  }[bonus.role];
  const small = (x: Text): Text => ({ en: x.en.toLowerCase(), fr: `des ${x.fr.toLowerCase()}` });
  const whom =
    bonus.types === undefined || bonus.types.length === UNIT_TYPES.length
      ? { en: 'any unit', fr: 'de toute unité' }
      : list(bonus.types.map((type) => small(UNIT_WORDS[UNIT_TYPES[type]!])));
  return [
    {
      en: `${capital(when.en)}, he adds ${bonus.fc} to the strength of ${whom.en} in his zone.`,
      fr: `${capital(when.fr)}, il ajoute ${bonus.fc} à la force ${whom.fr} dans sa zone.`,
    },
  ];
}

function position(g: Field, l: number): Text[] {
  const { w, s } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const zone = s.leader.zone[l]!;
  const [at, ground] = [inZone(w, w.zoneNames[zone]!), groundOf(w, zone)];
  const own = saidPiece(w, w.leaderIds[l]!, g).en;
  const others = namesIn(g, zone).filter((name) => name.en !== own);
  return [
    others.length === 0
      ? { en: `He is alone ${at.en}: ${ground.en}.`, fr: `Il est seul ${at.fr} : ${ground.fr}.` }
      : {
          en: `He is ${at.en}: ${ground.en}, with ${list(others).en}.`,
          fr: `Il est ${at.fr} : ${ground.fr}, avec ${list(others).fr}.`,
        },
  ];
}

function entry(g: Field, l: number): Text[] {
  const { w } = g;
  const r = w.data.columns[w.leaderColumn[l]!]!.reinforcement;
  if (isLeaderOnMap(g, l) || r === undefined || g.s.column.entered[w.leaderColumn[l]!]! > 0) return [];
  const gates = theZones(
    w,
    r.zones.map((z) => w.zoneNames[z]!),
  );
  return [
    {
      en: `He may come in from turn ${r.turn} by ${gates.en}.`,
      fr: `Il peut entrer à partir du tour ${r.turn} par ${r.zones.length > 1 ? 'les ' : 'la '}${gates.fr}.`,
    },
  ];
}

/** 5.1b 5.1c 5.2c */
function commands(g: Field, l: number): Text[] {
  const { w } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const here = [...w.columnUnits[w.leaderColumn[l]!]!].filter((u) => isOnMap(g, u)).length;
  const radius = radiusOf(g);
  return [
    isLieutenant(g, l)
      ? {
          en: `He commands every unit of his side within ${radius} zones; his own column has ${here} on the map.`,
          fr: `Il commande toute unité de son camp à ${radius} zones au plus ; sa propre colonne en compte ${here} sur la carte.`,
        }
      : {
          en: `He commands the units of his column within ${radius} zones; it has ${here} on the map.`,
          fr: `Il commande les unités de sa colonne à ${radius} zones au plus ; elle en compte ${here} sur la carte.`,
        },
  ];
}

/** 10.1f 10.2a The order of his column, as far as the beholder may know, and whether he may try to change it. */
function order(g: Field, l: number): Text[] {
  const { w } = g;
  if (!w.switches.advanced) return [];
  const column = w.leaderColumn[l]!;
  const known = shownOrder(g, column, beholder(g));
  const isOwn = w.leaderSide[l] === beholder(g);
  if (known === undefined)
    return isOwn
      ? []
      : [{ en: 'The order of his column is not known.', fr: 'On ne connaît pas l’ordre de sa colonne.' }];
  const [name, note] = [orderName(known), ORDER_NOTES[known]];
  const isAsked = isOwn && g.s.battle.sequence[0] === SEQUENCES.indexOf('orders') && mayTry(g, column);
  return [
    { en: `Order of his column: ${name.en}. ${note.en}`, fr: `Ordre de sa colonne : ${name.fr}. ${note.fr}` },
    ...(isAsked
      ? [
          {
            en: `He may try once to change it: less than ${leaderQuality(g, l)} with what is added to the die.`,
            fr: `Il peut essayer une fois d’en changer : moins de ${leaderQuality(g, l)}, une fois le dé modifié.`,
          },
        ]
      : []),
  ];
}

const RANK_NAMES: readonly string[] = Object.values(RANK_WORDS).map((x) => x.en.toLowerCase());
function states(g: Field, l: number): Text[] {
  // His rank is said with his name.
  const found = leaderStates(g, l).filter((x) => !RANK_NAMES.includes(x.en));
  return found.length === 0
    ? []
    : [
        {
          en: `${capital(found.map((x) => x.en).join(', '))}.`,
          fr: `${capital(found.map((x) => x.fr).join(', '))}.`,
        },
      ];
}

function march(g: Field, l: number): Text[] {
  const { w } = g;
  const isMoving = g.s.battle.sequence[0] === SEQUENCES.indexOf('movement') && w.leaderSide[l] === active(g);
  if (!isMoving || !isLeaderOnMap(g, l)) return [];
  const left = leaderPointsLeft(g, l);
  return [{ en: `Movement points left: ${left}.`, fr: `Points de mouvement restants : ${left}.` }];
}

/** 7.6.3a 9.0a A replacement is worth nothing. */
function worth(g: Field, l: number): Text[] {
  if (hasLeader(g, l, REPLACED) || !isLeaderOnMap(g, l)) return [];
  const n = points(leaderPoints(g, l));
  return [{ en: `His loss would be worth ${n.en} to the enemy.`, fr: `Sa perte vaudrait ${n.fr} à l’ennemi.` }];
}
