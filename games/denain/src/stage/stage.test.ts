import { type Action, type Command, LANGUAGES, Position } from '@tambour/kernel';
import { amount, isLong, SeededRandom } from '@tambour/kernel/testing';
import { HANDLE_KINDS, type Handle, type Way } from '@tambour/stage';
import { BREAKABLE, isPlainJson } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import type { DenainEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { LOST } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { RULES } from '../rule-book.ts';
import { EDITIONS } from '../testing/rule.ts';
import { denainStage } from './stage.ts';
import { denainStudy } from './study.ts';
import { way as wayTaken } from './way.ts';

type Board = Position<DenainWorld, Field>;
const BOXES = ['valenciennes', 'fagel'];

/** Texts that are missing or unfit to print in a language, anywhere in a value. */
function speechless(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const texts = value as Record<string, unknown>;
  if (!('en' in texts) && !('fr' in texts))
    return Object.entries(texts).flatMap(([key, inner]) => speechless(inner, `${path}.${key}`));
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (typeof text !== 'string' || text.trim() === '') return [`no text ${path}.${language}`];
    if (language === 'fr' && BREAKABLE.test(text)) return [`a line may break in ${path}: ${text}`];
    return /undefined|NaN|\[object|'| {2}|: \.|\.\./.test(text) ? [`${path}.${language}: ${text}`] : [];
  });
}
/** What would not come through a message between two threads whole. */
const mute = (value: unknown, what: string): string[] => (isPlainJson(value) ? [] : [`${what} is not plain JSON`]);
const unknownRules = (rules: readonly string[]): string[] =>
  rules.filter((rule) => RULES.get(rule) === undefined).map((rule) => `no rule ${rule}`);

function sceneFaults({ field }: Board): string[] {
  const { w, s } = field;
  const shown = denainStage.scene(field);
  const ids = shown.pieces.map((piece) => piece.id);
  return [
    ...mute(shown, 'the scene'),
    ...speechless(shown),
    ...(new Set(ids).size === ids.length ? [] : ['a piece is shown twice']),
    ...shown.pieces.flatMap(({ id, place }) =>
      place === undefined || w.hexIndex.has(place) || BOXES.includes(place) ? [] : [`${id} is in ${place}`],
    ),
    ...w.unitIds.flatMap((id, u) => {
      const piece = shown.pieces.find((x) => x.id === id);
      if (piece === undefined) return [`${id} is not shown`];
      return (piece.place === undefined) === (s.unit.place[u] === LOST)
        ? []
        : [`${id} lives and is nowhere, or the reverse`];
    }),
  ];
}

function handleFaults({ field }: Board, o: Action, h: Handle): string[] {
  const { w } = field;
  const of = `of ${JSON.stringify(h.command)}`;
  const piece = PROTOCOL.pieceOf(field, o);
  return [
    ...speechless({ label: h.label, verb: h.verb }, of),
    ...(HANDLE_KINDS.includes(h.kind) ? [] : [`no kind ${of}`]),
    ...(h.piece === undefined || w.pieces.includes(h.piece) ? [] : [`no piece ${of}`]),
    // What the list of a piece gives is that piece's to take hold of.
    ...(piece < 0 || h.piece === w.pieces[piece] ? [] : [`another piece ${of}`]),
    ...((h.along ?? []).every((id) => w.unitIndex.has(id)) ? [] : [`no companion ${of}`]),
    ...(h.place === undefined || w.hexIndex.has(h.place) ? [] : [`no place ${of}`]),
    ...(h.facing === undefined || (h.facing >= 0 && h.facing < 6) ? [] : [`no facing ${of}`]),
  ];
}

function wayFaults(way: Way, h: Handle): string[] {
  const of = `of ${JSON.stringify(h.command)}`;
  return [
    ...mute(way, `the way ${of}`),
    ...speechless(way, of),
    ...(way.legs.at(-1)?.place === h.place ? [] : [`another end ${of}`]),
    ...(way.legs.every((leg) => leg.left >= 0) ? [] : [`points overspent ${of}`]),
    ...unknownRules(way.notes.map((note) => note.rule)),
  ];
}
/** The hexes a way enters, and those the log says were entered. */
const entered = (way: Way, from: string | undefined): string[] =>
  way.legs.map((leg) => leg.place).filter((place, i, all) => place !== (i === 0 ? from : all[i - 1]));
const toldOf = (events: readonly DenainEvent[], piece: string | undefined): string[] =>
  events.flatMap((e) => {
    if (e.type === 'entered' && e.piece === piece) return [e.hex];
    return (e.type === 'stepped' || e.type === 'withdrew') && e.piece === piece ? [e.to] : [];
  });

/** Every wish is well formed, and legal or refused by a rule. */
function wishFaults(p: Board, piece: string | undefined, place: string | undefined): string[] {
  const judge = (wish: Command): string[] => {
    try {
      const order = p.encode(wish);
      if (p.permits(order)) return [];
      const refusals = p.refusals(order);
      const rules = [...unknownRules(refusals.map((r) => r.rule)), ...speechless(refusals, JSON.stringify(wish))];
      return refusals.length > 0 ? rules : [`nothing against ${JSON.stringify(wish)}`];
    } catch (error) {
      return [`${JSON.stringify(wish)}: ${error}`];
    }
  };
  const said = denainStudy.intended(p.field, piece, place);
  const isSilent = said.length === 0 && piece !== undefined && !p.over;
  return [...(isSilent ? [`no wish for ${piece}`] : []), ...said.flatMap(judge)];
}

const ENDS: readonly number[] = [VERB.done, VERB.ready, VERB.first, VERB.second];

/** Their dice may wait for an answer of the other side. */
const ASSAULTS: readonly number[] = [VERB.shock, VERB.sweep, VERB.breach];

const MARCHES: readonly number[] = [VERB.move, VERB.enter, VERB.lead, VERB.ride, VERB.haul];

/** Carries an order out and compares what happened with what was shown. */
function playFaults(p: Board, o: Action): string[] {
  const h = denainStage.handle(p.field, o);
  const way = wayTaken(p.field, o);
  const from = denainStage.scene(p.field).pieces.find((piece) => piece.id === h.piece)?.place;
  const out = way ? wayFaults(way, h) : [];
  const of = `of ${JSON.stringify(h.command)}`;
  if (MARCHES.includes(o.verb) && (way === undefined || h.cost === undefined)) out.push(`no way ${of}`);
  p.play(o, 'stop');
  const events = p.events as readonly DenainEvent[];
  const isAnswered = ASSAULTS.includes(o.verb) && p.rolled.length === 0;
  if (!ENDS.includes(o.verb) && h.isRolled !== (p.rolled.length > 0 || isAnswered))
    out.push(`dice ${h.isRolled ? 'missed' : 'fell'} ${of}`);
  if (o.verb !== VERB.move && o.verb !== VERB.enter) return out;
  const went = toldOf(events, h.piece);
  const shown = way ? entered(way, from) : [];
  // Only a rout or a death on the way cuts it short.
  const isCut = events.some((e) => e.type === 'routed' || e.type === 'eliminated');
  if ((isCut ? shown.slice(0, went.length) : shown).join() !== went.join())
    out.push(`went ${went.join()} instead ${of}`);
  return out;
}

const wordFaults = (p: Board, piece: string): string[] => [
  ...speechless(denainStudy.describe(p.field, piece), piece),
  ...speechless(denainStudy.survey(p.field, 0), 'survey'),
  ...p.world.hexNames.flatMap((hex) => speechless(denainStudy.ground(p.field, hex), hex)),
  ...speechless(p.over ? {} : { prompt: p.prompt }, 'prompt'),
  ...speechless(denainStage.measures(p.field), 'measures'),
  ...denainStage.overlays.flatMap(({ id }) => {
    const marks = [undefined, piece].flatMap((of) => denainStudy.overlay(p.field, id, of));
    return [...mute(marks, id), ...speechless(marks, id)];
  }),
];

/** Of the orders of a question so many are looked at. */
const LOOKED_AT = amount(6, 30);
/** Decisions of a battle that are looked at; stage/contract.test.ts goes as far with fewer questions to each. */
const DECISIONS = amount(180, 300);

describe.each(EDITIONS)('the stage of Denain in a game of chance (%s)', (edition) => {
  it.each(isLong ? [1, 2, 3] : [1])('shows what there is and what will happen, seed %i', (seed) => {
    const p: Board = new Position(denain, denain.world({ options: { edition } })).begin(seed);
    const lot = new SeededRandom(seed);
    const { pieces, hexNames } = p.world;
    for (let n = 0; n < DECISIONS && !p.over; n++) {
      const { actions } = p;
      const all = Array.from({ length: actions.count }, (_, i) => actions.at(i));
      const some = all.length > LOOKED_AT ? Array.from({ length: LOOKED_AT }, () => lot.of(all)) : all;
      const faults = some.flatMap((o) => {
        const h = denainStage.handle(p.field, o);
        return handleFaults(p, o, h);
      });
      faults.push(...mute(denainStage.handle(p.field, lot.of(all)), 'a handle'));
      const lying = denainStage.scene(p.field).pieces;
      for (let k = 0; k < amount(2, 4); k++) {
        const hex = lot.below(3) === 0 ? lot.of(lying).place : lot.of(hexNames);
        faults.push(...wishFaults(p, lot.of(pieces), k === 0 ? undefined : hex));
        faults.push(...wishFaults(p, undefined, hex));
      }
      if (n % 15 === 0) faults.push(...sceneFaults(p), ...wordFaults(p, lot.of(pieces)));
      const deeds = all.filter((o) => !ENDS.includes(o.verb));
      const isBusy = deeds.length > 0 && p.question !== 'set-up' && lot.below(10) > 0;
      faults.push(...playFaults(p, isBusy ? lot.of(deeds) : all.at(-1)!));
      expect(faults).toEqual([]);
    }
    expect(sceneFaults(p)).toEqual([]);
  });
});
