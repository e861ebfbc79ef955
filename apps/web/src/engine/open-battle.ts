import { type Applied, BadInput, type Text, type World } from '@tambour/kernel';
import type { Guide, Lesson, Measures } from '@tambour/stage';
import type { Answer, Ask, Opened, RequestName, Standing, Submitted } from '../match/protocol.ts';
import { DICE_WANTED, trouble } from '../match/trouble.ts';
import type { ActionFinder } from './action-finder.ts';
import { frontOf, gameCard, guideCard } from './game-card.ts';
import type { Grounds } from './ground.ts';
import { battleOver, illegal, legalAction } from './legal-action.ts';
import type { MatchHistory } from './match-history.ts';
import { handlesOf, momentOf } from './moment.ts';
import { OWN_DICE } from './own-dice.ts';
import type { Printing } from './printing.ts';
import { restOf } from './rest-of.ts';
import { standingOrders } from './standing-orders.ts';
import { submitInLesson } from './submit-in-lesson.ts';
import { TaskList } from './task-list.ts';

/** What can be asked of a battle once it is open. */
export const BATTLE_REQUESTS = [
  'submit',
  'waiting',
  'enter',
  'withdraw',
  'undo',
  'retell',
  'sit',
  'record',
  'moment',
  'ground',
  'handles',
  'find',
  'way',
  'plan',
  'forecast',
  'why',
  'aim',
  'ghost',
  'measure',
  'overlay',
  'describe',
  'place',
  'survey',
  'victory',
  'history',
  'luck',
  'view',
] as const satisfies readonly RequestName[];
export type BattleRequest = (typeof BATTLE_REQUESTS)[number];
/** What a page asks for to show a battle, before anything is done in it. */
const OPENING: ReadonlySet<RequestName> = new Set(['sit', 'record', 'ground', 'victory']);

/** An open battle as the request handler sees it: the game's own types stay inside. */
export interface OpenBattle {
  opened(): Opened;
  /** What must be there before a request is answered. */
  prepare(name: RequestName): Promise<void>;
  readonly answers: { readonly [N in BattleRequest]: (ask: Ask<N>) => Answer<N> | Promise<Answer<N>> };
}

export interface BattleNotes {
  readonly warning?: Text | undefined;
  readonly lesson?: Lesson | undefined;
  readonly guide?: Guide | undefined;
  readonly prepared?: number;
}

export function openBattle<W extends World, Field>(
  history: MatchHistory<W, Field>,
  print: () => Promise<Printing>,
  { warning, lesson, guide, prepared = 0 }: BattleNotes = {},
): OpenBattle {
  const { game, match } = history;
  const { spec, stage } = game;
  const tasks = new TaskList(lesson?.tasks ?? guide?.tasks ?? []);
  // A guided battle that is opened again goes on where its prompts were left.
  for (let n = prepared + 1; guide && n <= history.count; n++) tasks.check(history.events(n));
  let grounds: Grounds | undefined;
  const measures: Measures[] = [];
  let finder: ActionFinder | undefined;

  const standing = (): Standing => {
    const wanted = match.waiting && OWN_DICE.now.wantedOf(history);
    return {
      moment: momentOf(game, history.now, history.count, history.viewer),
      count: history.count,
      canUndo: match.canUndo,
      standing: standingOrders(history.now),
      isSecret: history.isSecret,
      ...(wanted && { wanted }),
    };
  };
  /** What became of a command: it was carried out, waits for dice, or was refused. */
  const submitted = (applied: Applied): Submitted => {
    if (!applied.ok)
      switch (applied.code) {
        case 'over':
          throw battleOver();
        case 'illegal':
          throw illegal(applied.refusals);
        case 'bad-request':
          throw new BadInput(applied.field, applied.reason);
        case 'dice':
          throw diceWanted();
      }
    finder = undefined;
    return {
      ...standing(),
      entry: history.entry(history.count),
      recorded: applied.entry,
      tasksDone: tasks.check(applied.events),
    };
  };
  const look = (at: number) => {
    if (at <= history.count) return history.at(at);
    throw trouble(
      'no-such-moment',
      `There is no order ${at} yet: the last one is ${history.count}.`,
      `Il n’y a pas encore d’ordre ${at} : le dernier est le ${history.count}.`,
    );
  };
  const pieceIndex = (id: string): number => {
    const index = match.position.world.pieces.indexOf(id);
    if (index >= 0) return index;
    throw trouble(
      'unknown-piece',
      `There is no piece “${id}” in this battle.`,
      `Il n’y a pas de pion « ${id} » dans cette bataille.`,
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

  const table = async () => {
    const [known, { TableAnswers }] = await Promise.all([study(), import('./table-answers.ts')]);
    return new TableAnswers({ game, study: known, history, look, pieceIndex });
  };
  const opened = (): Opened => ({
    ...standing(),
    game: gameCard(frontOf(game)),
    choice: match.choice,
    log: history.log,
    warning,
    record: lesson ? undefined : match.record(),
    hasSecrets: history.hasSecrets,
    mayHide: history.mayHide,
    prepared,
    ...(guide && { guide: guideCard(guide) }),
    tasksDone: tasks.done,
    isPartlyTold: game.texts?.isWhole() === false,
  });
  /** What is studied holds names of the game and is kept: it is told in every language from the beginning. */
  const study = async () => {
    await game.texts?.fetch();
    return stage.study();
  };

  const answers: OpenBattle['answers'] = {
    submit({ command, side }) {
      const how = { side: sideId(side) };
      return submitted(lesson ? submitInLesson(history, command, how) : history.submit(command, how));
    },
    waiting() {
      if (!match.waiting) throw noWithdrawing();
      return { standing: standing(), waiting: match.waiting };
    },
    enter: ({ faces }) => submitted(history.enter(faces)),
    withdraw() {
      if (!match.withdraw()) throw noWithdrawing();
      return standing();
    },
    undo({ side }) {
      if (!history.undo(sideId(side))) throw noUndo(history.count, match.canUndo);
      finder = undefined;
      measures.length = Math.min(measures.length, history.count + 1);
      return standing();
    },
    async retell() {
      await game.texts?.fetch();
      history.forgetWords();
      finder = undefined;
      return opened();
    },
    record() {
      if (lesson)
        throw trouble(
          'no-record',
          'A lesson cannot be saved as a battle.',
          'Une leçon ne peut pas être enregistrée comme une partie.',
        );
      return match.record();
    },
    sit({ side }) {
      history.sit(side === undefined ? 'all' : sideIndex(side));
      finder = undefined;
      measures.length = 0;
      return { ...standing(), log: history.log };
    },
    moment: ({ at }) => momentOf(game, look(at), at, history.viewer),
    async ground({ at, ...asked }) {
      const [printing] = await Promise.all([print(), game.texts?.fetchOpening(asked.language), stage.drawing?.()]);
      grounds ??= printing.grounds();
      const { field } = look(at);
      return grounds.ground(stage.scene(field).ground, asked, () => stage.sheet(field, asked.language));
    },
    handles({ piece }) {
      const { viewer, now } = history;
      const index = pieceIndex(piece);
      return viewer === 'all' || viewer === now.side ? handlesOf(game, now, index) : [];
    },
    async find({ words, limit }) {
      const { actionFinder } = await import('./action-finder.ts');
      finder ??= actionFinder(game, history.now);
      return finder(words, limit);
    },
    async way({ command }) {
      const known = await study();
      return known.way(history.now.field, legalAction(history.now, command));
    },
    async plan({ at, commands }) {
      const [known, { planSteps }] = await Promise.all([study(), import('./plan-steps.ts')]);
      return planSteps(game, known, look(at), commands);
    },
    async forecast({ command }) {
      const { forecastOf } = await import('./forecast.ts');
      return forecastOf(game, history.now, legalAction(history.now, command));
    },
    async why(picked) {
      if (picked.piece !== undefined) pieceIndex(picked.piece);
      const [known, { whyNot }] = await Promise.all([study(), import('./why-not.ts')]);
      return whyNot(game, known, history.now, picked);
    },
    aim: async (ask) => (await table()).aim(ask),
    ghost: async (ask) => (await table()).ghost(ask),
    measure: async (ask) => (await table()).measure(ask),
    async overlay({ id, piece, at }) {
      if (!stage.overlays.some((known) => known.id === id)) throw new BadInput('id', 'is not an overlay of this game');
      if (piece !== undefined) pieceIndex(piece);
      return (await study()).overlay(look(at).field, id, piece);
    },
    async describe({ piece, at }) {
      pieceIndex(piece);
      return (await study()).describe(look(at).field, piece);
    },
    async place({ place, at }) {
      return (await study()).ground(look(at).field, place);
    },
    async survey({ side, at }) {
      return (await study()).survey(look(at).field, sideIndex(side));
    },
    victory: ({ at }) => stage.victory(look(at).field),
    history() {
      for (let n = measures.length; n <= history.count; n++) measures.push(stage.measures(history.at(n).field));
      return measures;
    },
    luck: async ({ from, ms }) => (await import('./luck.ts')).luckFrom(history, from, ms),
    view: ({ side }) => ({ game: spec.id, choice: match.choice, position: match.position.toJson(sideIndex(side)) }),
  };
  const prepare = async (name: RequestName): Promise<void> => {
    if (Object.hasOwn(answers, name) && !OPENING.has(name)) await Promise.all([game.texts?.complete(), restOf(game)]);
  };
  return { opened, prepare, answers };
}

const diceWanted = () =>
  trouble(
    DICE_WANTED,
    'The order waits for its dice: roll them and enter what they show.',
    'L’ordre attend ses dés : lancez-les et saisissez le résultat.',
  );
const noWithdrawing = () =>
  trouble(
    'no-undo',
    'No order is waiting for its dice, or one of them has already been rolled.',
    'Aucun ordre n’attend ses dés, ou l’un d’eux a déjà été lancé.',
  );
const noUndo = (count: number, isOthers: boolean) =>
  isOthers
    ? trouble(
        'no-undo',
        'The last order was given by the other side.',
        'Le dernier ordre a été donné par l’autre camp.',
      )
    : count === 0
      ? trouble('no-undo', 'No order has been given yet.', 'Aucun ordre n’a encore été donné.')
      : trouble(
          'no-undo',
          'You cannot undo past a die roll or a revealed secret.',
          'On ne peut pas revenir avant un jet de dé ou la révélation d’un secret.',
        );
