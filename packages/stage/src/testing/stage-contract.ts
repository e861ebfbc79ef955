import {
  type Action,
  type Choice,
  explain,
  type GameSpec,
  namesIn,
  Position,
  type Question,
  type RuleBook,
  sharingWorlds,
  type Text,
  type World,
} from '@tambour/kernel';
import { amount, choose, ensure, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { drawCounter, THEMES } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { VOICES } from '../bearing.ts';
import { sentence } from '../grammar.ts';
import { HANDLE_KINDS, type Handle } from '../handle.ts';
import type { Stage, Study } from '../stage.ts';
import { fightingContract } from './fighting-contract.ts';
import { fitToPrint } from './fit-to-print.ts';
import { namedChoices } from './named-choices.ts';
import { ownDiceContract } from './own-dice-contract.ts';
import { isPlainJson } from './plain-json.ts';
import { checkTable, isPlace } from './table-contract.ts';

export interface StageContractOptions<W extends World> {
  readonly rules: RuleBook;
  /** Every place that can be pointed at. */
  places(world: W): readonly string[];
  /** Finds the ids of pieces and the like, which no person should read. */
  readonly ids: RegExp;
  /** Questions that random battles of this length do not come to. They have tests of their own. */
  readonly rare?: readonly string[];
  /** The catalogues of the game, language by language. */
  readonly catalogues: readonly {
    readonly en: Readonly<Record<string, string>>;
    readonly fr: Readonly<Record<string, string>>;
  }[];
  /** Types of fact that are good or bad for nobody. */
  readonly neutral?: readonly string[];
  /** Decisions of each battle that are looked at. */
  readonly decisions?: number;
}

/** Of the orders of a decision so many are looked at, and of the decisions on a table one in so many. */
const ORDERS = amount(3, 6);
const TABLE_EVERY = amount(3, 1);

/**
 * What every stage must do, shown in random battles: every question has its words, every handle leads to a legal action, every
 * event is described and means something to a side, every piece on the map has a face, whatever can be asked about has an answer, and what a click may have
 * meant is granted or refused by a rule.
 */
export function stageContract<W extends World, Field>(
  game: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  choices: readonly Choice[],
  options: StageContractOptions<W>,
): void {
  const spec = sharingWorlds(game.spec);
  const { stage } = game;
  const { rules, decisions = 400 } = options;
  const fit = fitToPrint(options.ids);
  const cited = (rule: string, of: unknown) =>
    ensure(rules.get(rule) !== undefined, () => `${JSON.stringify(of)} cites ${rule}`);
  const neutral = new Set(options.neutral ?? []);
  const asked = new Set<string>();

  const checkHandle = (
    p: Position<W, Field>,
    study: Study<Field>,
    action: Action,
    places: ReadonlySet<string>,
  ): Handle => {
    const handle = stage.handle(p.field, action);
    const of = JSON.stringify(handle.command);
    ensure(p.permits(p.encode(handle.command)), () => `${of} is not legal`);
    ensure(isPlainJson(handle), () => `${of} is not plain JSON`);
    ensure(HANDLE_KINDS.includes(handle.kind), () => `${of}: ${handle.kind}`);
    fit(handle.label, of);
    fit(handle.verb, of);
    for (const said of [handle.heading, handle.note]) if (said) fit(said, of);
    ensure(handle.label.en !== handle.label.fr, () => of);
    for (const piece of [handle.piece, ...(handle.along ?? [])])
      ensure(piece === undefined || p.world.pieces.includes(piece), () => `${of}: ${piece}`);
    ensure(handle.place === undefined || isPlace(places, handle.place), () => `${of} at ${handle.place}`);
    const way = study.way(p.field, action);
    if (way) {
      ensure(way.legs.at(-1)?.place === handle.place, () => of);
      for (const leg of way.legs) ensure(isPlace(places, leg.place) && leg.left >= 0, () => `${of} by ${leg.place}`);
      for (const { rule, what } of way.notes) {
        cited(rule, of);
        fit(what, of);
      }
    }
    for (const { rule } of p.modifiers(action)) cited(rule, of);
    return handle;
  };

  const checkEvents = (p: Position<W, Field>, places: ReadonlySet<string>): void => {
    for (const event of p.events) {
      const told = stage.eventText(p.world, event);
      fit(told.text, event);
      ensure(told.text.en !== told.text.fr, () => `${event.type}: ${told.text.en}`);
      ensure(told.rule === event.rule, () => `${event.type} cites ${told.rule}`);
      cited(told.rule, event);
      for (const place of told.places) ensure(isPlace(places, place), () => `${event.type} at ${place}`);
      for (const { rule } of told.sum ?? []) cited(rule, event);
      expect(told.roll !== undefined, `${event.type} says what its dice are for`).toBe(told.dice !== undefined);
      if (told.roll) fit(sentence(told.roll.en, told.roll.fr), event);
    }
    for (const fact of spec.outcome(p.field, p.events)) {
      const text = stage.fact(p.world, fact);
      fit(sentence(text.en, text.fr), spec.written(fact));
      const bearings = stage.bearings(p.world, fact);
      expect(bearings.length > 0, `${spec.written(fact)} is good or bad for someone`).toBe(!neutral.has(fact.type));
      for (const { side, what, gravity, amount, piece } of bearings) {
        expect(spec.sides[side], `${what} befalls side ${side}`).toBeDefined();
        expect(gravity, what).toBeGreaterThan(0);
        if (piece !== undefined) expect(p.world.pieces, what).toContain(piece);
        for (const voice of VOICES) {
          const said = stage.bearingText(what, voice);
          fit(sentence(said.en, said.fr), what);
          expect(said.en, what).not.toBe(said.fr);
          expect(said.en, `${what} begins in the middle of a line`).toMatch(/^\p{Ll}/u);
          if (voice === 'short') continue;
          const two = stage.bearingText(what, voice, 2);
          fit(sentence(two.en, two.fr), what);
          const isCounted = amount !== undefined;
          expect([two.en !== said.en, two.fr !== said.fr], `${what}: two are more than one`).toEqual([
            isCounted,
            isCounted,
          ]);
        }
      }
    }
  };

  const checkField = (p: Position<W, Field>, study: Study<Field>, places: ReadonlySet<string>): void => {
    const scene = stage.scene(p.field);
    ensure(isPlainJson(scene), () => 'the scene is not plain JSON');
    for (const piece of scene.pieces) {
      expect(p.world.pieces, piece.id).toContain(piece.id);
      fit(sentence(piece.title.en, piece.title.fr), piece.id);
      for (const state of piece.states) fit(sentence(state.en, state.fr), piece.id);
      expect(drawCounter(piece, 'c', THEMES[0]), piece.id).not.toMatch(/^$|NaN|undefined/);
      if (piece.place !== undefined) expect(isPlace(places, piece.place), `${piece.id} at ${piece.place}`).toBe(true);
    }
    expect(new Set(scene.pieces.map((piece) => piece.id)).size, 'no piece is drawn twice').toBe(scene.pieces.length);
    const texts = (of: string, found: readonly Text[]) => {
      expect(found.length, of).toBeGreaterThan(0);
      for (const text of found) fit(text, of);
    };
    for (const piece of p.world.pieces) texts(piece, study.describe(p.field, piece));
    for (const place of places) texts(place, study.ground(p.field, place));
    for (const side of spec.sides.keys()) texts(`side ${side}`, study.survey(p.field, side));
    for (const { id } of stage.overlays) expect(Array.isArray(study.overlay(p.field, id, undefined)), id).toBe(true);
    // Nothing is said of what there is not.
    expect([study.describe(p.field, 'nobody'), study.ground(p.field, 'nowhere')]).toEqual([[], []]);
  };

  const checkVictory = (p: Position<W, Field>, places: ReadonlySet<string>): void => {
    const { goals, advice = [], sources, scores, time, outlook } = stage.victory(p.field);
    const { objectives, status } = stage.scene(p.field);
    expect(goals).toHaveLength(spec.sides.length);
    for (const { text, rule } of goals.flat()) {
      if (rule !== undefined) cited(rule, text);
      fit(text, 'goal');
    }
    expect(goals.every((own) => own.length > 0)).toBe(true);
    for (const text of [...advice, time, ...(outlook ? [outlook] : [])]) fit(text, 'victory');
    for (const { what, place, rule } of sources) {
      if (rule !== undefined) cited(rule, what);
      fit(what, 'source');
      if (place !== undefined) expect(isPlace(places, place), `points at ${place}`).toBe(true);
    }
    // Where points decide, the sources account for every one of them, and the strip says the same.
    const sums = scores.map((_, side) => sources.reduce((sum, { scored }) => sum + scored[side]!, 0));
    expect(sums).toEqual(scores);
    expect(status.scores).toEqual(scores);
    for (const { place, title, rule } of objectives) {
      if (rule !== undefined) cited(rule, title);
      fit(title, 'objective');
      expect(isPlace(places, place), `objective at ${place}`).toBe(true);
    }
    for (const text of [status.time, status.phase]) fit(text, 'status');
    for (const { text, note, rule } of status.chips) {
      fit(text, 'chip');
      if (note) fit(note, 'chip');
      if (rule !== undefined) cited(rule, text);
    }
  };

  const checkIntended = (p: Position<W, Field>, study: Study<Field>, piece: string, place: string): void => {
    for (const command of study.intended(p.field, piece, place)) {
      const { legal, refusals } = explain(p, p.encode(command));
      expect(legal || refusals.length > 0, `${JSON.stringify(command)} is granted or refused`).toBe(true);
      for (const { rule, why } of refusals) {
        cited(rule, command);
        fit(why, command);
      }
    }
  };

  describe(`the stage of ${spec.id}`, () => {
    it.each(namedChoices(choices))('shows what there is and what may be done: $name', async ({ choice }) => {
      const study = await stage.study();
      const p = new Position(spec, spec.world(choice));
      const places = new Set(options.places(p.world));
      const random = new SeededRandom(4711);
      const style = RANDOM_STYLES[2];
      p.begin(17);
      for (let n = 0; n < decisions && !p.over; n++) {
        asked.add(p.question!);
        fit(p.prompt!, p.question);
        const { actions } = p;
        const some = Array.from({ length: Math.min(actions.count, 6) }, () => actions.at(random.below(actions.count)));
        // Six are drawn in any case, so that the battle is the same.
        for (const action of some.slice(0, ORDERS)) checkHandle(p, study, action, places);
        if (n % 100 === 0) checkField(p, study, places);
        // Dice of its own: what is looked at must not change what is played.
        if (study.table && n % TABLE_EVERY === 0)
          checkTable(p, study.table, stage.scene(p.field), new SeededRandom(n), { fit, cited });
        if (n % 25 === 0) checkVictory(p, places);
        if (n % 10 === 0) checkIntended(p, study, random.of(p.world.pieces), random.of([...places]));
        p.playAt(choose(p, random, style));
        checkEvents(p, places);
      }
    });

    it('asked every question', () => {
      const questions = spec.steps.filter((step): step is Question<Field> => 'list' in step).map((step) => step.name);
      expect(questions.filter((name) => !asked.has(name)).sort()).toEqual([...(options.rare ?? [])].sort());
    });

    ownDiceContract({ spec, stage }, choices, fit);
    fightingContract({ spec, stage }, choices);

    it('has the same texts in every language', () => {
      for (const { en, fr } of options.catalogues) {
        expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
        // A language may do without a value (a plural it does not show); it may not want one that is never given.
        for (const messages of [en, fr])
          for (const message of Object.values(messages)) expect(() => namesIn(message)).not.toThrow();
      }
    });
  });
}
