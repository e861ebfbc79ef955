import { DIRECTIONS } from '@tambour/boards';
import type { Command, Text } from '@tambour/kernel';
import { commas, labelBy, type PlaceOfPiece, trailing } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { facingTo, placeName, saidBridge, saidCorps, saidFormation, saidPiece, saidPieces } from '../model/names.ts';
import { type Field, facingOf, handSide, hexOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CHARGE, SOLO } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { corpsOfSide } from '../model/world-lookup.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { continuityOf, isNormal } from '../rules/4-corps.ts';
import { rollFor } from '../rules/4-hand.ts';
import { say } from '../texts/say.ts';
import { enemyTarget } from './event-text-parts.ts';
import { asked } from './question.ts';

/** What "done" ends, by the question it answers. */
function endWords(g: Field | undefined): Text {
  const question = g && asked(g)?.name;
  switch (question) {
    case 'act':
    case 'reserve-in':
    case 'small-arms':
    case 'assault':
    case 'rally':
      return say(`label.end.${question}`);
    default:
      return say('label.end');
  }
}
/** To pass with nothing but an extended activation left is to give that up; alone, it is to stop. */
function passWords(g: Field | undefined): Text {
  if (!g) return say('label.pass');
  const side = asked(g)?.side ?? handSide(g);
  if (!corpsOfSide(g, side).some((corps) => isNormal(g, corps))) return say('label.pass.renounce');
  return g.s.hand.mode[0] === SOLO ? say('label.pass.stop') : say('label.pass');
}
/** Standing firm before a march, holding fire before anything else. */
const holdWords = (g: Field | undefined, kind: 'label' | 'verb'): Text =>
  g && asked(g)?.name === 'before-entry' ? say(`${kind}.hold.stand`) : say(`${kind}.hold`);

/** After the fight outside a château, not to attack the unit inside is to go back. */
const stayWords = (g: Field | undefined, kind: 'label' | 'verb'): Text =>
  g && asked(g)?.name === 'storm' ? say('verb.back') : say(`${kind}.stay`);

/** Where a piece stands. */
const standsIn =
  (g: Field | undefined): PlaceOfPiece =>
  (id) => {
    const u = g?.w.unitIndex.get(id);
    return g && u !== undefined ? g.w.hexNames[hexOf(g, u)] : undefined;
  };
// A record may give hexes as numbers.
const hexText = (hex: string): string => String(hex).padStart(4, '0');
const facingWords = (facing: string): Text => facingTo((DIRECTIONS as readonly string[]).indexOf(facing));

type Given<T, C = RisorgimentoCommand> = C extends { readonly type: infer Types }
  ? T extends Types
    ? C
    : never
  : never;
type Type = RisorgimentoCommand['type'];
/** Whatever a command may have for its fields. */
interface Fields {
  readonly piece?: string;
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly attackers?: readonly string[];
  readonly leader?: string;
  readonly leaders?: boolean | readonly string[];
  readonly formation?: string;
  readonly corps?: string;
  readonly to?: string;
  readonly at?: string;
  readonly target?: string;
  readonly bridge?: string;
  readonly facing?: string;
  readonly via?: readonly string[];
  readonly strategic?: boolean;
  readonly guns?: boolean;
}
/** By which way, in which manner and facing where, if the command says so. */
function manner(w: RisorgimentoWorld, c: Fields): Text {
  const via = c.via?.length
    ? [say('label.via', { places: commas(c.via.map((hex) => placeName(w, hexText(hex)))) })]
    : [];
  const strategic = c.strategic ? [say('label.strategically')] : [];
  const guns = c.guns ? [say('label.withGuns')] : [];
  const led = c.leaders ? [say('label.withLeader')] : [];
  const facing = c.facing === undefined ? [] : [facingWords(c.facing)];
  return trailing([...strategic, ...via, ...guns, ...led, ...facing]);
}
/** What the text `label.<verb>` may name: each is made of the fields of the command when the text asks for it. */
const named = (w: RisorgimentoWorld, c: Fields, g?: Field) => ({
  get who() {
    return saidPiece(w, c.piece ?? c.unit ?? c.leader ?? '');
  },
  get by() {
    return saidPieces(w, c.attackers ?? c.units ?? []);
  },
  get many() {
    return (c.attackers ?? c.units ?? []).length > 1;
  },
  get of() {
    return saidFormation(w, c.formation ?? '');
  },
  get to() {
    return placeName(w, hexText(c.to ?? ''));
  },
  get at() {
    return placeName(w, hexText(c.target ?? c.at ?? ''));
  },
  /** Who is fired at or attacked there, where the field is known. */
  get target() {
    const by = c.unit ?? c.attackers?.[0] ?? c.units?.[0] ?? '';
    return enemyTarget(w, { hex: hexText(c.target ?? c.at ?? ''), by }, standsIn(g));
  },
  get bridge() {
    return saidBridge(w, c.bridge ?? '');
  },
  get facing() {
    return facingWords(c.facing ?? '');
  },
  get more() {
    return manner(w, c);
  },
});

type Label<T> = (w: RisorgimentoWorld, c: Given<T>, g: Field | undefined) => Text;
/** The verbs that want more than `label.<verb>` filled in with the fields of the command. */
const LABELS = {
  activate(w, c, g) {
    const corps = saidCorps(w, c.corps);
    const number = w.corpsIndex.get(c.corps);
    const reason = g && number !== undefined ? rollFor(g, number) : undefined;
    if (!g || number === undefined || !reason) return say('label.activate.free', { corps });
    const given = { corps, rating: continuityOf(g, number) };
    return reason === 'extended' ? say('label.activate.extended', given) : say('label.activate.roll', given);
  },
  move: (w, c, g) => say(isTurn(c, g) ? 'label.turn' : 'label.move', named(w, c, g)),
  continue: (w, c, g) => (c.target === undefined ? say('label.continue') : say('label.continueAt', named(w, c, g))),
  go: (_w, _c, g) => say(g && g.s.fight.kind[0] === CHARGE ? 'label.go.charge' : 'label.go'),
  hold: (_w, _c, g) => holdWords(g, 'label'),
  stay: (_w, _c, g) => stayWords(g, 'label'),
  fire: (w, c, g) => say(isTurnedToFire(c, g) ? 'label.turnAndFire' : 'label.fire', named(w, c, g)),
  pass: (_w, _c, g) => passWords(g),
  done: (_w, _c, g) => endWords(g),
} satisfies { readonly [T in Type]?: Label<T> };

/** A march that ends where it began, by no other hex. */
const isTurn = (c: Pick<Fields, 'unit' | 'to' | 'via'>, g: Field | undefined): boolean =>
  g !== undefined && c.via === undefined && standsIn(g)(c.unit ?? '') === c.to;

/** A battery that faces another way before it fires. */
function isTurnedToFire({ unit, facing }: Given<'fire'>, g: Field | undefined): boolean {
  const u = g?.w.unitIndex.get(unit);
  return g !== undefined && u !== undefined && facing !== undefined && facing !== DIRECTIONS[facingOf(g, u)];
}

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, a move that ends where it
 * began is called a turn, and an end is called by what it ends.
 */
export const label = labelBy<RisorgimentoWorld, Field, RisorgimentoCommand, typeof LABELS>(
  FRONT.standing,
  LABELS,
  (w, command, g) => say(`label.${command.type}`, named(w, command as Fields, g)),
);

const isVerb = (type: string): type is Exclude<Type, 'done'> => Object.hasOwn(VERB, type);
/** The verb alone, for a button beside the piece and the place. On a known field a march to its own hex is a turn. */
export function verbWords(command: Command, g?: Field): Text {
  const { type } = command;
  if (type === 'done') return endWords(g);
  if (type === 'pass') return passWords(g);
  if (type === 'hold') return holdWords(g, 'verb');
  if (type === 'stay') return stayWords(g, 'verb');
  if (type === 'move' && isTurn(command as Fields, g)) return say('verb.turn');
  return isVerb(type) ? say(`verb.${type}`) : say('verb.standing');
}
