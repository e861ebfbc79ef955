import { BadInput, type Text, type World } from '@tambour/kernel';
import type { Lesson, Measures } from '@tambour/stage';
import type { Answer, Ask, Opened, RequestName, Standing } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import { type OrderFinder, orderFinder } from './action-finder.ts';
import { forecastOf } from './forecast.ts';
import { frontOf, gameCard } from './game-card.ts';
import type { Grounds } from './ground.ts';
import { battleOver, illegal, legalOrder } from './legal-action.ts';
import { submitInLesson, TaskList } from './lesson-run.ts';
import type { MatchHistory } from './match-history.ts';
import { handlesOf, momentOf } from './moment.ts';
import type { Printing } from './printing.ts';
import { standingOrders } from './standing-orders.ts';
import { whyNot } from './why-not.ts';

/** What can be asked of a battle once it is open. */
export type BattleRequest = Exclude<
  RequestName,
  'catalogue' | 'thumbnail' | 'lessons' | 'begin' | 'open' | 'lesson' | 'rule' | 'choose'
>;

/** An open battle as the table sees it: the game's own types stay inside. */
export interface OpenBattle {
  opened(): Opened;
  readonly answers: { readonly [N in BattleRequest]: (ask: Ask<N>) => Answer<N> | Promise<Answer<N>> };
}

export interface BattleNotes {
  readonly warning?: Text | undefined;
  readonly lesson?: Lesson | undefined;
}

export function openBattle<W extends World, Field>(
  chronicle: MatchHistory<W, Field>,
  print: () => Promise<Printing>,
  { warning, lesson }: BattleNotes = {},
): OpenBattle {
  const { game, match } = chronicle;
  const { spec, stage } = game;
  const tasks = new TaskList(lesson);
  let grounds: Grounds | undefined;
  const measures: Measures[] = [];
  let finder: OrderFinder | undefined;

  const standing = (): Standing => ({
    moment: momentOf(game, chronicle.now, chronicle.count, chronicle.viewer),
    count: chronicle.count,
    canUndo: match.canUndo,
    standing: standingOrders(chronicle.now),
  });
  const look = (at: number) => {
    if (at <= chronicle.count) return chronicle.at(at);
    throw trouble(
      'no-such-moment',
      `The battle has ${chronicle.count} commands so far, not ${at}.`,
      `La bataille compte ${chronicle.count} ordres jusqu’ici, et non ${at}.`,
    );
  };
  const pieceIndex = (id: string): number => {
    const index = match.position.world.pieces.indexOf(id);
    if (index >= 0) return index;
    throw trouble(
      'unknown-piece',
      `There is no piece "${id}" in this battle.`,
      `Il n’y a pas de pion « ${id} » dans cette bataille.`,
    );
  };
  const sideIndex = (side: number): number => {
    if (side < spec.sides.length) return side;
    throw new BadInput('side', `must be below ${spec.sides.length}`);
  };
  const sideId = (side: string | undefined): string | undefined => {
    if (side === undefined || spec.sides.some((known) => known.id === side)) return side;
    throw new BadInput('side', `must be one of ${spec.sides.map((known) => known.id).join(', ')}`);
  };

  const opened = (): Opened => ({
    ...standing(),
    game: gameCard(frontOf(game)),
    choice: match.choice,
    log: chronicle.log,
    warning,
    record: lesson ? undefined : match.record(),
    hasSecrets: chronicle.hasSecrets,
  });

  const answers: OpenBattle['answers'] = {
    submit({ command, side }) {
      const applied = submitInLesson(chronicle, command, sideId(side));
      if (!applied.ok)
        switch (applied.code) {
          case 'over':
            throw battleOver();
          case 'illegal':
            throw illegal(applied.refusals);
          case 'bad-request':
            throw new BadInput(applied.field, applied.reason);
        }
      finder = undefined;
      return {
        ...standing(),
        entry: chronicle.entry(chronicle.count),
        recorded: applied.entry,
        tasksDone: tasks.check(applied.events),
      };
    },
    undo({ side }) {
      if (!chronicle.undo(sideId(side))) throw noUndo(chronicle.count, match.canUndo);
      finder = undefined;
      measures.length = Math.min(measures.length, chronicle.count + 1);
      return standing();
    },
    record() {
      if (lesson)
        throw trouble(
          'no-record',
          'A lesson begins in the middle of things and cannot be kept as a battle.',
          'Une leçon commence au milieu de l’action et ne peut pas être gardée comme une bataille.',
        );
      return match.record();
    },
    sit({ side }) {
      chronicle.sit(side === undefined ? 'all' : sideIndex(side));
      finder = undefined;
      measures.length = 0;
      return { ...standing(), log: chronicle.log };
    },
    moment: ({ at }) => momentOf(game, look(at), at, chronicle.viewer),
    async ground({ at, ...asked }) {
      const printing = await print();
      grounds ??= printing.grounds();
      const { field } = look(at);
      return grounds.ground(stage.scene(field).ground, asked, () => stage.sheet(field, asked.language));
    },
    handles({ piece }) {
      const { viewer, now } = chronicle;
      const index = pieceIndex(piece);
      return viewer === 'all' || viewer === now.side ? handlesOf(game, now, index) : [];
    },
    find({ words, limit }) {
      finder ??= orderFinder(game, chronicle.now);
      return finder(words, limit);
    },
    way: ({ command }) => stage.way(chronicle.now.field, legalOrder(chronicle.now, command)),
    forecast: ({ command }) => forecastOf(game, chronicle.now, legalOrder(chronicle.now, command)),
    async why(picked) {
      if (picked.piece !== undefined) pieceIndex(picked.piece);
      const study = await stage.study();
      return whyNot(game, study, chronicle.now, picked);
    },
    async overlay({ id, piece, at }) {
      if (!stage.overlays.some((known) => known.id === id)) throw new BadInput('id', 'is not an overlay of this game');
      if (piece !== undefined) pieceIndex(piece);
      const study = await stage.study();
      return study.overlay(look(at).field, id, piece);
    },
    async describe({ piece, at }) {
      pieceIndex(piece);
      const study = await stage.study();
      return study.describe(look(at).field, piece);
    },
    async place({ place, at }) {
      const study = await stage.study();
      return study.ground(look(at).field, place);
    },
    async survey({ side, at }) {
      const study = await stage.study();
      return study.survey(look(at).field, sideIndex(side));
    },
    history() {
      for (let n = measures.length; n <= chronicle.count; n++) measures.push(stage.measures(chronicle.at(n).field));
      return measures;
    },
    view: ({ side }) => ({ game: spec.id, choice: match.choice, position: match.position.toJson(sideIndex(side)) }),
  };
  return { opened, answers };
}

const noUndo = (count: number, isOthers: boolean) =>
  isOthers
    ? trouble(
        'no-undo',
        'The last command was given by the other side.',
        'Le dernier ordre a été donné par l’autre camp.',
      )
    : count === 0
      ? trouble('no-undo', 'No command has been given yet.', 'Aucun ordre n’a encore été donné.')
      : trouble(
          'no-undo',
          'A die has fallen or a secret was shown since: there is no way back.',
          'Un dé est tombé ou un secret a été dévoilé depuis : on ne revient pas en arrière.',
        );
