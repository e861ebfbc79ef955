import { parseVertex } from '@tambour/boards';
import type { Action, Text } from '@tambour/kernel';
import type { Handle, HandleKind } from '@tambour/stage';
import { type Field, isLeaderOnMap, leaderOf } from '../model/state.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { decode, pieceOf } from '../protocol/command.ts';
import { WITH_GUNS } from '../rules/7-way-code.ts';
import { attackersOf, hexesAround } from '../rules/11-shock.ts';
import { label, verbWords } from './label.ts';
import { ride } from './ride.ts';
import { isRolled } from './rolls-dice.ts';
import { costOf, rollsOnTheWay, walk } from './walk.ts';

const KIND: Readonly<Record<Verb, HandleKind>> = {
  place: 'place',
  ready: 'decline',
  fire: 'attack',
  done: 'decline',
  first: 'choose',
  second: 'choose',
  activate: 'choose',
  go: 'decline',
  move: 'move',
  lead: 'move',
  enter: 'move',
  haul: 'move',
  shock: 'attack',
  sweep: 'attack',
  breach: 'attack',
  react: 'attack',
  hold: 'decline',
  lose: 'choose',
  retreat: 'move',
  sacrifice: 'choose',
  displace: 'move',
  follow: 'choose',
  remain: 'decline',
  run: 'move',
  face: 'choose',
  advance: 'move',
  stay: 'decline',
  aide: 'place',
  flee: 'move',
  ride: 'move',
};

/** The piece that acts: for a formation its leader, whom one may point at if he is on the map. */
function pieceName(g: Field, o: Action): string | undefined {
  const { w } = g;
  if (o.verb === VERB.activate) {
    const l = leaderOf(g, o.a);
    return isLeaderOnMap(g, l) ? w.leaderIds[l] : undefined;
  }
  const piece = pieceOf(g, o);
  return piece < 0 ? undefined : w.pieces[piece];
}

/** Where it goes, or what it strikes: the hex to point at. */
function hexOf(g: Field, o: Action): number | undefined {
  const { s } = g;
  switch (VERBS[o.verb]!) {
    case 'place':
    case 'fire':
    case 'move':
    case 'enter':
    case 'lead':
    case 'ride':
    case 'flee':
    case 'breach':
    case 'retreat':
    case 'displace':
    case 'run':
    case 'advance':
    case 'aide':
      return o.b;
    case 'haul':
    case 'shock':
      return o.a;
    case 'sweep':
      return hexesAround(g, s.unit.hex[o.a]!, o.b)[0];
    case 'react':
      return s.unit.hex[o.b];
    case 'lose':
    case 'sacrifice':
    case 'face':
      return s.unit.hex[o.a];
    default:
      return undefined;
  }
}

/** What it costs and whether it rolls dice: a march says both by its way. */
function price(g: Field, o: Action): Pick<Handle, 'cost' | 'isRolled'> {
  if (o.verb === VERB.move || o.verb === VERB.enter) {
    const way = walk(g, o);
    return way ? { cost: costOf(way), isRolled: rollsOnTheWay(way) } : { isRolled: false };
  }
  const rides = o.verb === VERB.lead || o.verb === VERB.ride || o.verb === VERB.haul;
  const found = rides ? ride(g, o) : undefined;
  return { ...(found ? { cost: found.cost } : {}), isRolled: isRolled(g, o) };
}

const TURN: Text = { en: 'Turn', fr: 'Pivoter' };
const MARCH: Text = { en: 'March', fr: 'Marcher' };
const WITH: Text = { en: 'with the guns', fr: 'avec les canons' };
/** To its own hex is a turn; guns that go along make it another order to the same place. */
function marchWords(g: Field, o: Action): Text {
  const verb = o.b === g.s.unit.hex[o.a] ? TURN : MARCH;
  return o.c & WITH_GUNS ? { en: `${verb.en} ${WITH.en}`, fr: `${verb.fr} ${WITH.fr}` } : verb;
}

/** A legal order as something to take hold of. */
export function handle(g: Field, o: Action): Handle {
  const { w } = g;
  const command = decode(g, o);
  const piece = pieceName(g, o);
  const along = o.verb === VERB.shock ? attackersOf(g, o.a, o.b).slice(1) : [];
  const hex = hexOf(g, o);
  const place = hex === undefined ? undefined : w.hexNames[hex];
  const facing = typeof command.facing === 'string' ? parseVertex(command.facing) : undefined;
  return {
    command,
    kind: KIND[VERBS[o.verb]!],
    label: label(w, command, g),
    verb: o.verb === VERB.move ? marchWords(g, o) : verbWords(command, g),
    ...(piece === undefined ? {} : { piece }),
    ...(along.length === 0 ? {} : { along: along.map((u) => w.unitIds[u]!) }),
    ...(place === undefined ? {} : { place }),
    ...(facing === undefined ? {} : { facing }),
    ...price(g, o),
  };
}
