import type { SomeGame } from '@tambour/games';
import { type Choice, checkChoice, type GameSpec, type Language, Match, type World } from '@tambour/kernel';
import type { Answer, Ask, Opened, RequestName, RuleView } from '../match/protocol.ts';
import { noReview, trouble } from '../match/trouble.ts';
import { ASKS } from './asks.ts';
import type { Choose } from './choose.ts';
import { gameCard, lessonCard } from './game-card.ts';
import { GAMES, type GameLibrary } from './game-library.ts';
import { MatchHistory } from './match-history.ts';
import { BATTLE_REQUESTS, type BattleRequest, type OpenBattle, openBattle } from './open-battle.ts';
import type { PrintRoom } from './printed-pages.ts';
import type { Printing } from './printing.ts';
import { restOf } from './rest-of.ts';
import type { Review } from './review.ts';
import { setUp } from './set-up.ts';

type Answers<Name extends RequestName> = { readonly [N in Name]: (ask: Ask<N>) => Answer<N> | Promise<Answer<N>> };

/** Where nothing is open, every question about the battle is answered so. */
const NO_BATTLE = Object.fromEntries(
  BATTLE_REQUESTS.map((name) => [
    name,
    () => {
      throw trouble('no-battle', 'No battle is open.', 'Aucune bataille n’est ouverte.');
    },
  ]),
) as Readonly<Record<BattleRequest, () => never>>;

/** Answers every request of the page, knows no game, and has one battle open at a time. */
export class RequestHandler {
  readonly #library: GameLibrary;
  readonly #beat: () => void;
  #printing: Promise<Printing> | undefined;
  #printRoom: Promise<PrintRoom> | undefined;
  #battle: OpenBattle | undefined;
  /** The computer players of the battle that was last thought about: one that plans goes on with its plan. */
  #players: { readonly battle: string; readonly choose: Choose } | undefined;
  #review: Review | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** `beat` is sounded in long work, so that whoever waits can tell it from a worker that is gone. */
  constructor(library: GameLibrary = GAMES, beat: () => void = () => {}) {
    this.#library = library;
    this.#beat = beat;
  }

  /**
   * Answers one request after another, in the order they come: a command sent right behind `begin` finds the battle open.
   * What fails rejects and changes nothing. `onBegin` hears when this one's turn has come.
   */
  answer<N extends RequestName>(name: N, ask: unknown, onBegin: () => void = () => {}): Promise<Answer<N>> {
    const answered = this.#last.then(() => {
      onBegin();
      return this.#answer(name, ask);
    });
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  async #answer<N extends RequestName>(name: N, ask: unknown): Promise<Answer<N>> {
    if (!Object.hasOwn(ASKS, name))
      throw trouble('bad-request', `There is no request “${name}”.`, `Il n’y a pas de demande « ${name} ».`);
    const answers: Answers<RequestName> = { ...(this.#battle?.answers ?? NO_BATTLE), ...this.#answers };
    const asked = ASKS[name](ask, '');
    await this.#battle?.prepare(name);
    return answers[name](asked);
  }

  readonly #print = (): Promise<Printing> => {
    this.#printing ??= import('./printing.ts').then((m) => new m.Printing());
    return this.#printing;
  };

  /** A game with its texts in a language, or in all of them. */
  async #load(game: string, language?: Language): Promise<SomeGame> {
    const some = await this.#library.load(game);
    await some((it) => Promise.all([it.texts?.fetch(language), restOf(it)]));
    return some;
  }
  /** A game with what it says of a battle that has just been opened. */
  async #loadOpening(game: string, language: Language): Promise<SomeGame> {
    const some = await this.#library.load(game);
    await some(({ texts }) => texts?.fetchOpening(language));
    return some;
  }

  /** What can be asked without a battle, or opens one. */
  readonly #answers: Answers<Exclude<RequestName, BattleRequest>> = {
    catalogue: async ({ named, language }) => {
      const { ids, unlisted } = this.#library;
      const card = async (id: string) => gameCard(await this.#library.front(id, language));
      const more = unlisted.filter((id) => id === named).map(async (id) => ({ ...(await card(id)), isUnlisted: true }));
      return Promise.all([...ids.map(card), ...more]);
    },
    thumbnail: async ({ game, scenario, language, theme }) => {
      const [some, printing] = await Promise.all([this.#loadOpening(game, language), this.#print()]);
      await some(({ stage }) => stage.drawing?.());
      return some((it) => printing.thumbnail(it, scenario, language, theme));
    },
    print: async ({ game, ...asked }) => {
      this.#printRoom ??= import('./printed-pages.ts').then((m) => new m.PrintRoom());
      const [some, room] = await Promise.all([this.#load(game, asked.language), this.#printRoom]);
      return some((it) => room.pages(it, asked));
    },
    check: async ({ game, choice }) =>
      (await this.#load(game))(({ spec }) => ({ scenario: spec.world(checkChoice(choice)).scenario })),
    begin: async ({ game, choice, seed, isSetUp, language }) =>
      this.#open(
        game,
        (some) =>
          some((it) => {
            const history = new MatchHistory(it, Match.begin(it.spec, choice, seed));
            const prepared = isSetUp ? setUp(history) : 0;
            return openBattle(history, this.#print, { prepared });
          }),
        (await this.#library.load(game))(({ spec }) => isUsual(spec, choice)) ? language : undefined,
      ),
    open: async ({ record: json, until, figures }) => {
      const [{ completed, openRecord, playableRecord }, { guideOf }] = await Promise.all([
        import('./open-record.ts'),
        import('./guide-run.ts'),
      ]);
      const record = completed(await playableRecord(json), figures ?? []);
      return this.#open(record.game, (some) =>
        some(async (it) => {
          const { history, warning } = await openRecord(it, record, until);
          const guide = await guideOf(it, record);
          const isWhole = guide !== undefined && history.count >= guide.prelude.length;
          const led = isWhole ? { guide, prepared: guide.prelude.length } : {};
          return openBattle(history, this.#print, { warning, ...led });
        }),
      );
    },
    lessons: async ({ game }) =>
      (await this.#load(game))(async ({ stage }) => (await stage.study()).lessons.map(lessonCard)),
    lesson: ({ game, lesson: id }) =>
      this.#open(game, (some) =>
        some(async (it) => {
          const { beginLesson, findLesson } = await import('./lesson-run.ts');
          const lesson = await findLesson(it, id);
          return openBattle(await beginLesson(it, lesson), this.#print, { lesson });
        }),
      ),
    guide: ({ game, guide: id }) =>
      this.#open(game, (some) =>
        some(async (it) => {
          const { beginGuide, findGuide } = await import('./guide-run.ts');
          const guide = await findGuide(it, id);
          return openBattle(beginGuide(it, guide), this.#print, { guide, prepared: guide.prelude.length });
        }),
      ),
    rule: async ({ game, id }) =>
      ruleView((await (await this.#library.load(game))(({ rules }) => rules())).get(id), id),
    rulebook: async ({ game }) => {
      const [some, { rulebookOf }] = await Promise.all([this.#load(game), import('./rulebook.ts')]);
      return some(rulebookOf);
    },
    example: async ({ game, example }) => {
      const [some, { exampleCardOf }] = await Promise.all([this.#load(game), import('./rulebook.ts')]);
      return some((it) => exampleCardOf(it, example));
    },
    review: async ({ record, side, ms }) => {
      if (record !== undefined) {
        const [{ gameOfRecord }, { beginReview }] = await Promise.all([
          import('./open-record.ts'),
          import('./review.ts'),
        ]);
        const some = await this.#load(await gameOfRecord(record));
        this.#review = await some((it) => beginReview(it, record, side));
      }
      if (!this.#review) throw noReview();
      return this.#review(ms);
    },
    choose: async (ask) => {
      const [some, { seatPlayers }] = await Promise.all([this.#library.load(ask.game), import('./choose.ts')]);
      await some(restOf);
      const battle = JSON.stringify([ask.game, ask.choice]);
      if (this.#players?.battle !== battle)
        this.#players = { battle, choose: await some((it) => seatPlayers(it, ask.choice)) };
      return this.#players.choose(ask, this.#beat);
    },
  };

  /** Opens a battle in place of the one that lay here, if it can be opened at all. */
  async #open(
    game: string,
    open: (some: SomeGame) => OpenBattle | Promise<OpenBattle>,
    language?: Language,
  ): Promise<Opened> {
    const battle = await open(await (language ? this.#loadOpening(game, language) : this.#load(game)));
    const opened = battle.opened();
    this.#battle = battle;
    return opened;
  }
}

/** A battle as the game has it. By other rules or with figures of one's own it may open anywhere, and with any text. */
const isUsual = (
  { options }: Pick<GameSpec<World, unknown>, 'options'>,
  { charts, scenarioData, options: chosen = {} }: Choice,
): boolean =>
  charts === undefined &&
  scenarioData === undefined &&
  options.every(({ id, otherwise }) => (chosen[id] ?? otherwise) === otherwise);

function ruleView(rule: RuleView | undefined, id: string): RuleView {
  if (!rule) throw trouble('unknown-rule', `There is no rule ${id}.`, `Il n’y a pas de règle ${id}.`);
  return { id: rule.id, title: rule.title, says: rule.says, ref: rule.ref };
}
