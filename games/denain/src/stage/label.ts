import type { Command, Text } from '@tambour/kernel';
import { commas, list, same, standingWords, trailing } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { facingTo, leaderName, placeName, saidFormation, saidPiece } from '../model/names.ts';
import { type Field, leaderOf } from '../model/state.ts';
import type { DenainWorld } from '../model/world.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { say } from '../texts/say.ts';
import { asked } from './question.ts';

/** What "done" ends, by the question it answers. */
function endWords(g: Field | undefined): Text {
  const question = g && asked(g)?.name;
  const isNamed = question === 'barrage' || question === 'move' || question === 'combat';
  return isNamed ? say(`label.end.${question}`) : say('label.end');
}

/** Where a unit stands. */
function standsIn(g: Field, unit: string): string | undefined {
  const u = g.w.unitIndex.get(unit);
  return u === undefined ? undefined : g.w.hexNames[g.s.unit.hex[u]!];
}
/** Who leads a formation: now, if the field is known, or by the order of battle. */
function leaderId(w: DenainWorld, formation: string, g: Field | undefined): string | undefined {
  const f = w.formationIndex.get(formation);
  if (f === undefined) return undefined;
  return w.leaderIds[g ? leaderOf(g, f) : w.formationLeader[f]!];
}

// A record may give hexes as numbers.
const placeOf = (w: DenainWorld, hex: string): Text => placeName(w, String(hex).padStart(4, '0'));
const towards = (w: DenainWorld, hex: string): Text =>
  hex === '' ? say('label.offMap') : say('label.to', { to: placeOf(w, hex) });
/** A piece that goes somewhere, or off the map. */
const going = (w: DenainWorld, id: string, hex: string) => ({
  who: saidPiece(w, id),
  to: placeOf(w, hex),
  towards: towards(w, hex),
});
const facing = (vertex: string | undefined): readonly Text[] => (vertex === undefined ? [] : [facingTo(vertex)]);
/** A way named leg by leg: hexes and turns in order. */
function by(via: readonly string[] | undefined): readonly Text[] {
  if (via === undefined) return [];
  if (via.length === 0) return [say('label.directly')];
  return [say('label.via', { legs: commas(via.map((leg) => (/^\d/.test(leg) ? same(leg) : facingTo(leg)))) })];
}

type Given<T, C = DenainCommand> = C extends { readonly type: infer Types } ? (T extends Types ? C : never) : never;
type Labels = {
  readonly [T in DenainCommand['type']]: (w: DenainWorld, c: Given<T>, g: Field | undefined) => Text;
};
const ride = (w: DenainWorld, c: Given<'lead' | 'ride'>): Text =>
  say('label.ride', { ...going(w, c.leader, c.to), more: trailing(by(c.via)) });

const LABELS: Labels = {
  place: (w, c) => say('label.place', { ...going(w, c.piece, c.to), more: trailing(facing(c.facing)) }),
  move(w, c, g) {
    const guns = c.guns ? [say('label.withGuns')] : [];
    const isTurn = g !== undefined && standsIn(g, c.unit) === c.to && c.via === undefined;
    const more = trailing([...guns, ...by(c.via), ...facing(c.facing)]);
    return say(isTurn ? 'label.turn' : 'label.move', { ...going(w, c.unit, c.to), more });
  },
  enter: (w, c) =>
    say('label.enter', {
      who: saidPiece(w, c.unit),
      gate: placeOf(w, c.at),
      onward: c.at === c.to ? '' : towards(w, c.to),
      more: trailing([...by(c.via), ...facing(c.facing)]),
    }),
  fire: (w, c) => say('label.fire', { who: saidPiece(w, c.unit), at: placeOf(w, c.at) }),
  react: (w, c) => say('label.react', { who: saidPiece(w, c.unit), at: placeOf(w, c.at) }),
  lead: ride,
  ride,
  flee: (w, c) => say('label.flee', going(w, c.leader, c.to)),
  haul: (w, c) => say('label.haul', { ...going(w, w.unitIds[w.baggage] ?? '', c.to), more: trailing(by(c.via)) }),
  shock: (w, c) =>
    say('label.shock', {
      by: list(c.attackers.map((id) => saidPiece(w, id))),
      many: c.attackers.length > 1,
      on: list(c.targets.map((hex) => placeOf(w, hex))),
    }),
  breach: (w, c) => say('label.breach', { who: saidPiece(w, c.unit), toward: placeOf(w, c.toward) }),
  lose: (w, c) => say('label.lose', { who: saidPiece(w, c.unit) }),
  sacrifice: (w, c) => say('label.sacrifice', { who: saidPiece(w, c.unit) }),
  retreat: (w, c) => say('label.retreat', going(w, c.unit, c.to)),
  displace: (w, c) => say('label.displace', going(w, c.unit, c.to)),
  run: (w, c) => say('label.run', going(w, c.unit, c.to)),
  advance: (w, c) => say('label.advance', going(w, c.unit, c.to)),
  face: (w, c) => say('label.face', { who: saidPiece(w, c.unit), facing: facingTo(c.facing) }),
  follow: (w, c) => say('label.follow', { who: saidPiece(w, c.leader) }),
  remain: (w, c) => say('label.remain', { who: saidPiece(w, c.leader) }),
  aide: (w, c) => say('label.aide', { of: saidFormation(w, c.formation), to: placeOf(w, c.to) }),
  activate(w, c, g) {
    const of = saidFormation(w, c.formation);
    const leader = leaderId(w, c.formation, g);
    return say('label.activate', { of, by: leader === undefined ? of : leaderName(w, leader) });
  },
  done: (_w, _c, g) => endWords(g),
  ready: () => say('label.ready'),
  first: () => say('label.first'),
  second: () => say('label.second'),
  go: () => say('label.go'),
  hold: () => say('label.hold'),
  stay: () => say('label.stay'),
};

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, a move that ends where it
 * began is called a turn, and an end is called by what it ends.
 */
export function label(w: DenainWorld, command: Command, g?: Field): Text {
  if (command.type === 'standing') return standingWords(FRONT.standing, command);
  const c = command as DenainCommand;
  return LABELS[c.type](w, c as never, g);
}

const isVerb = (type: string): type is Exclude<DenainCommand['type'], 'done'> => Object.hasOwn(LABELS, type);
/** The verb alone, for a button beside the piece and the place. On a known field a march to its own hex is a turn. */
export function verbWords(command: Command, g?: Field): Text {
  const { type } = command;
  if (type === 'done') return endWords(g);
  if (type === 'move' && g) {
    const { unit, to, guns } = command as Given<'move'>;
    const verb = say(standsIn(g, unit) === to ? 'verb.turn' : 'verb.move');
    return guns ? say('verb.withGuns', { verb }) : verb;
  }
  return isVerb(type) ? say(`verb.${type}`) : say('verb.standing');
}
