import { type Command, itemAt, type Text } from '@tambour/kernel';
import { commas, labelBy, list, same, trailing } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { leaderOf } from '../model/formation.ts';
import { facingTo, leaderName, placeName, saidPiece } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { hexOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import type { DenainWorld } from '../model/world.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { say } from '../texts/say.ts';
import { asked } from './question.ts';
import { type Named, targetWords, wordsOf } from './words-of.ts';

/** What "done" ends, by the question it answers. */
function endWords(g: Field | undefined): Text {
  const question = g && asked(g)?.name;
  const isNamed = question === 'barrage' || question === 'move' || question === 'combat';
  return isNamed ? say(`label.end.${question}`) : say('label.end');
}

/** Where a unit stands. */
function standsIn(g: Field, unit: string): string | undefined {
  const u = g.w.unitIndex.get(unit);
  return u === undefined ? undefined : g.w.hexNames[hexOf(g, u)];
}
/** Who leads a formation: now, if the field is known, or by the order of battle. */
function leaderId(w: DenainWorld, formation: string, g: Field | undefined): string | undefined {
  const f = w.formationIndex.get(formation);
  if (f === undefined) return undefined;
  return w.leaderIds[g ? leaderOf(g, f) : itemAt(w.formationLeader, f)];
}

// A record may give hexes as numbers.
const labelFrom = (hex: string): string => String(hex).padStart(4, '0');
const placeOf = (w: DenainWorld, hex: string): Text => placeName(w, labelFrom(hex));
const targetOf = (w: DenainWorld, hex: string, g: Field | undefined): Text =>
  targetWords(w, labelFrom(hex), (id) => g && standsIn(g, id));
const towards = (w: DenainWorld, hex: string): Text =>
  hex === '' ? say('label.offMap') : say('label.to', { to: placeOf(w, hex) });
const facing = (vertex: string | undefined): readonly Text[] => (vertex === undefined ? [] : [facingTo(vertex)]);
/** A way named leg by leg: hexes and turns in order. */
function by(via: readonly string[] | undefined): readonly Text[] {
  if (via === undefined) return [];
  if (via.length === 0) return [say('label.directly')];
  return [say('label.via', { legs: commas(via.map((leg) => (/^\d/.test(leg) ? same(leg) : facingTo(leg)))) })];
}

type Given<T, C = DenainCommand> = C extends { readonly type: infer Types } ? (T extends Types ? C : never) : never;
type Type = DenainCommand['type'];
/** Whatever a command may have for its fields. */
interface Fields extends Named {
  readonly unit?: string;
  readonly via?: readonly string[];
}
/** What the text `label.<verb>` may name. */
const named = (w: DenainWorld, c: Fields, g?: Field) => ({
  ...wordsOf(w, { ...c, piece: c.piece ?? c.unit ?? c.leader ?? '' }),
  /** Where it goes after a verb of motion: it may be off the map. */
  towards: towards(w, c.to ?? ''),
  /** Who is attacked there, where the field is known. */
  target: targetOf(w, c.at ?? '', g),
  /** By which way and facing where, if the command says so. */
  more: trailing([...by(c.via), ...facing(c.facing)]),
});

type Label<T> = (w: DenainWorld, c: Given<T>, g: Field | undefined) => Text;
const ride = (w: DenainWorld, c: Given<'lead' | 'ride'>): Text => say('label.ride', named(w, c));
/** The verbs that want more than `label.<verb>` filled in with the fields of the command. */
const LABELS = {
  move(w, c, g) {
    const isTurn = g !== undefined && standsIn(g, c.unit) === c.to && c.via === undefined;
    const { who, to, towards } = named(w, c);
    const guns = c.guns ? [say('label.withGuns')] : [];
    const more = trailing([...guns, ...by(c.via), ...facing(c.facing)]);
    return say(isTurn ? 'label.turn' : 'label.move', { who, to, towards, more });
  },
  enter(w, c) {
    const { who, at: gate, towards, more } = named(w, c);
    return say('label.enter', { who, gate, onward: c.at === c.to ? '' : towards, more });
  },
  lead: ride,
  ride,
  haul: (w, c) => say('label.haul', named(w, { ...c, unit: w.unitIds[w.baggage] ?? '' })),
  shock: (w, c, g) =>
    say('label.shock', {
      by: list(c.attackers.map((id) => saidPiece(w, id))),
      many: c.attackers.length > 1,
      target: list(c.targets.map((hex) => targetOf(w, hex, g))),
    }),
  activate(w, c, g) {
    const { of } = named(w, c);
    const leader = leaderId(w, c.formation, g);
    return say('label.activate', { of, by: leader === undefined ? of : leaderName(w, leader) });
  },
  done: (_w, _c, g) => endWords(g),
} satisfies { readonly [T in Type]?: Label<T> };

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, a move that ends where it
 * began is called a turn, and an end is called by what it ends.
 */
export const label = labelBy<DenainWorld, Field, DenainCommand, typeof LABELS>(
  FRONT.standing,
  LABELS,
  (w, command, g) => say(`label.${command.type}`, named(w, command as Fields, g)),
);

const isVerb = (type: string): type is Exclude<Type, 'done'> => Object.hasOwn(VERB, type);
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
