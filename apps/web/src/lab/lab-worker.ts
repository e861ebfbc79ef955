import { playBatch } from '@tambour/ai';
import { type GameId, type GamePackage, isGameId, loadForPlay } from '@tambour/games';
import { figuresOf, loadFigures } from '@tambour/games/figures';
import { BadInput, type Choice, LATER, type Language, Position, type World } from '@tambour/kernel';
import {
  addBattle,
  battleCommand,
  emptyTotals,
  factsOf,
  heatGround,
  type Override,
  parseOverride,
  playRecorded,
  reportBody,
  reportStyle,
  tracing,
  withOverrides,
} from '@tambour/lab';
import type { LabNews, LabOrder, LabRequest } from './lab-message.ts';

const tell = (news: LabNews): void => postMessage(news);
const gameOf = (id: string): GameId => {
  if (!isGameId(id)) throw new BadInput('game', 'is not known');
  return id;
};
let isStopped = false;
/** How to have one battle of the last study again. */
let again: ((battle: number) => unknown) | undefined;

/** Lets a message in: a battle is played in one go. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

function readChanges(texts: readonly string[]): readonly Override[] {
  return texts.map((text) => {
    const found = parseOverride(text);
    if (!found) throw new BadInput(text, 'must be KEY=VALUE');
    return found;
  });
}
/** A choice with figures changed, checked by its game. */
async function changed<W extends World, Field>(
  { spec }: GamePackage<W, Field>,
  { game, choice, changes }: Pick<LabOrder, 'game' | 'choice' | 'changes'>,
): Promise<Choice> {
  const overrides = readChanges(changes);
  const files = overrides.length > 0 ? await loadFigures(gameOf(game)) : undefined;
  if (!files) return choice;
  const { scenario, charts } = withOverrides(figuresOf(files, spec.world(choice).scenario, choice), overrides);
  return {
    ...choice,
    ...(scenario === undefined ? {} : { scenarioData: scenario, scenario: undefined }),
    ...(charts === undefined ? {} : { charts }),
  };
}

async function figures<W extends World, Field>({ spec, stage }: GamePackage<W, Field>, game: string, choice: Choice) {
  const world = spec.world(choice);
  const { field } = new Position(spec, world).begin(0);
  const { fighting } = await stage.study();
  const names = new Map(stage.scene(field).pieces.map(({ id, title }) => [id, title]));
  const hasFiles = (await loadFigures(gameOf(game))) !== undefined;
  tell({
    kind: 'figures',
    turns: spec.scenarios.find(({ id }) => id === world.scenario)?.turns,
    units: hasFiles
      ? fighting.units(field).flatMap(({ number, side, full }) => {
          const id = world.pieces[number] ?? '';
          const name = names.get(id);
          return name && full > 0 ? [{ id, side, name, strength: full }] : [];
        })
      : [],
  });
}

async function run<W extends World, Field>(it: GamePackage<W, Field>, order: LabOrder, language: Language) {
  const { spec, stage } = it;
  const { game, levels, names, seed, games } = order;
  const choice = await changed(it, order);
  const world = spec.world(choice);
  const { fighting } = await stage.study();
  const simulation = { game, choice, levels, seed };
  const totals = emptyTotals();
  isStopped = false;
  again = (battle) => playRecorded(spec, world, simulation, battle).record;
  for (let k = 0; k < games && !isStopped; k++) {
    const [result] = playBatch(spec, world, simulation, k, 1, tracing(stage, fighting));
    if (result) addBattle(totals, k, result);
    tell({ kind: 'progress', done: k + 1 });
    await pause();
  }
  const facts = await factsOf(it, choice);
  const words = [
    game,
    ...(order.choice.scenario === undefined ? [] : ['--scenario', order.choice.scenario]),
    ...Object.entries(order.files).flatMap(([flag, file]) => [`--${flag}`, file]),
    ...Object.entries(order.choice.options ?? {}).flatMap(([key, value]) => ['--set', `${key}=${String(value)}`]),
    ...order.changes.flatMap((change) => ['--set', change]),
    ...['--a', levels[0], '--b', levels[1], '--seed', String(seed)],
  ];
  await stage.drawing?.();
  const setting = {
    label: '',
    facts,
    levels: names,
    seed,
    rules: spec.version,
    options: world.options,
    totals,
    ground: heatGround(spec, stage, choice, language),
    command: (battle: number) => battleCommand(words, battle),
  };
  tell({
    kind: 'report',
    body: reportBody([setting], language),
    style: reportStyle(facts.sides.map(({ tint }) => tint)),
    games: totals.games,
  });
}

async function answer(request: LabRequest): Promise<void> {
  if (request.kind === 'stop') isStopped = true;
  else if (request.kind === 'record') tell({ kind: 'record', battle: request.battle, record: again?.(request.battle) });
  else {
    const id = request.kind === 'run' ? request.order.game : request.game;
    const some = await loadForPlay(gameOf(id));
    await some(async (it) => {
      // What a page can open a battle without, and the words of both languages: a report has names of everything.
      await Promise.all([LATER.fetch(), it.rest?.(), it.texts?.fetch()]);
      if (request.kind === 'run') await run(it, request.order, request.language);
      else await figures(it, id, request.choice);
    });
  }
}

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  answer(data).catch((error: unknown) => {
    const [field, reason] =
      error instanceof BadInput
        ? [error.field, error.reason]
        : ['', error instanceof Error ? error.message : String(error)];
    tell({ kind: 'fault', field, reason });
  });
});
tell({ kind: 'ready' });
