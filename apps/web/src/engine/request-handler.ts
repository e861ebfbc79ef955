import type { SomeGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import type { Answer, Ask, Opened, RequestName, RuleView } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import { ASKS } from './asks.ts';
import { gameCard, lessonCard } from './game-card.ts';
import { GAMES, type GameLibrary } from './game-library.ts';
import { beginLesson, findLesson } from './lesson-run.ts';
import { MatchHistory } from './match-history.ts';
import { type BattleRequest, type OpenBattle, openBattle } from './open-battle.ts';
import { openRecord, playableRecord } from './open-record.ts';
import type { Printing } from './printing.ts';

type Answers = { readonly [N in RequestName]: (ask: Ask<N>) => Answer<N> | Promise<Answer<N>> };

/** The table a battle is fought on: answers every request, knows no game, and has one battle open at a time. */
export class RequestHandler {
  readonly #shelf: GameLibrary;
  readonly #beat: () => void;
  #printing: Promise<Printing> | undefined;
  #battle: OpenBattle | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** `beat` is sounded in long work, so that whoever waits can tell it from a worker that is gone. */
  constructor(shelf: GameLibrary = GAMES, beat: () => void = () => {}) {
    this.#shelf = shelf;
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
      throw trouble('bad-request', `There is no request "${name}".`, `Il n’y a pas de demande « ${name} ».`);
    const answers: Answers = this.#answers;
    return answers[name](ASKS[name](ask, ''));
  }

  readonly #print = (): Promise<Printing> => {
    this.#printing ??= import('./printing.ts').then((m) => new m.Printing());
    return this.#printing;
  };

  readonly #answers: Answers = {
    catalogue: async () => {
      const fronts = await Promise.all(this.#shelf.ids.map((id) => this.#shelf.front(id)));
      return fronts.map(gameCard);
    },
    thumbnail: async ({ game, scenario, language, theme }) => {
      const [some, printing] = await Promise.all([this.#shelf.load(game), this.#print()]);
      return some((it) => printing.thumbnail(it, scenario, language, theme));
    },
    begin: ({ game, choice, seed }) =>
      this.#open(game, (some) =>
        some((it) => openBattle(new MatchHistory(it, Match.begin(it.spec, choice, seed)), this.#print)),
      ),
    open: ({ record: json, until }) => {
      const record = playableRecord(json);
      return this.#open(record.game, (some) =>
        some((it) => {
          const { chronicle, warning } = openRecord(it, record, until);
          return openBattle(chronicle, this.#print, { warning });
        }),
      );
    },
    lessons: async ({ game }) =>
      (await this.#shelf.load(game))(async ({ stage }) => (await stage.study()).lessons.map(lessonCard)),
    lesson: ({ game, lesson: id }) =>
      this.#open(game, (some) =>
        some(async (it) => {
          const lesson = await findLesson(it, id);
          return openBattle(beginLesson(it, lesson), this.#print, { lesson });
        }),
      ),
    rule: async ({ game, id }) => ruleView((await (await this.#shelf.load(game))(({ rules }) => rules())).get(id), id),
    choose: async (ask) => {
      const [some, { choose }] = await Promise.all([this.#shelf.load(ask.game), import('./choose.ts')]);
      return some((it) => choose(it, ask, this.#beat));
    },

    submit: (ask) => this.#ask('submit', ask),
    undo: (ask) => this.#ask('undo', ask),
    sit: (ask) => this.#ask('sit', ask),
    record: (ask) => this.#ask('record', ask),
    moment: (ask) => this.#ask('moment', ask),
    ground: (ask) => this.#ask('ground', ask),
    handles: (ask) => this.#ask('handles', ask),
    find: (ask) => this.#ask('find', ask),
    way: (ask) => this.#ask('way', ask),
    forecast: (ask) => this.#ask('forecast', ask),
    why: (ask) => this.#ask('why', ask),
    overlay: (ask) => this.#ask('overlay', ask),
    describe: (ask) => this.#ask('describe', ask),
    place: (ask) => this.#ask('place', ask),
    survey: (ask) => this.#ask('survey', ask),
    history: (ask) => this.#ask('history', ask),
    view: (ask) => this.#ask('view', ask),
  };

  /** Opens a battle in place of the one that lay here, if it can be opened at all. */
  async #open(game: string, open: (some: SomeGame) => OpenBattle | Promise<OpenBattle>): Promise<Opened> {
    const battle = await open(await this.#shelf.load(game));
    const opened = battle.opened();
    this.#battle = battle;
    return opened;
  }

  #ask<N extends BattleRequest>(name: N, ask: Ask<N>): Answer<N> | Promise<Answer<N>> {
    const battle = this.#battle;
    if (!battle) throw trouble('no-battle', 'No battle is open.', 'Aucune bataille n’est ouverte.');
    return battle.answers[name](ask);
  }
}

function ruleView(rule: RuleView | undefined, id: string): RuleView {
  if (!rule) throw trouble('unknown-rule', `There is no rule ${id}.`, `Il n’y a pas de règle ${id}.`);
  return { id: rule.id, title: rule.title, says: rule.says, ref: rule.ref };
}
