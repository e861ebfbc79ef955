import { type GamePackage, loadGames, type SomeGame } from '@tambour/games';
import { LANGUAGES, type Language, type World } from '@tambour/kernel';
import { drawSheet } from '@tambour/press';
import { withOwnType } from '@tambour/press/type-files';
import type { CliCommand } from '../cli-command.ts';
import { byId } from '../game-choice.ts';
import { named } from '../names.ts';
import { openOutputs } from '../output.ts';
import { Failure, oneOf, parseFlags, positionals, settings, UsageError, wholeNumber, worldOf } from '../usage.ts';
import { findChromium, svgToPng } from './chromium.ts';

export const map: CliCommand = {
  help: `Usage: tambour map SCENARIO --svg FILE | --png FILE [flags]

Prints the map of a battle with its set-up, as the game has it. SCENARIO is a scenario or a game (its first scenario), by id or
name.

  --svg FILE        as SVG
  --png FILE        as PNG, by a Chromium found on this machine (CHROME names another)
FILE "-" is standard output; one of the two can have it.

  --width PIXELS    width of the picture; one to one unless told
  --language L      words round the map: ${LANGUAGES.join(', ')}; fr unless told
  --set KEY=VALUE   an option of the game, such as edition=en; may be repeated
  --night           by candle-light
  --no-pieces       the map alone
  --no-numbers      no numbers on hexes and zones`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        svg: { type: 'string' },
        png: { type: 'string' },
        width: { type: 'string' },
        language: { type: 'string', default: 'fr' },
        set: { type: 'string', multiple: true },
        night: { type: 'boolean', default: false },
        'no-pieces': { type: 'boolean', default: false },
        'no-numbers': { type: 'boolean', default: false },
      },
    });
    positionals(words, ['SCENARIO']);
    if (values.svg === undefined && values.png === undefined)
      throw new UsageError('--svg FILE or --png FILE is missing');
    const order: Order = {
      options: settings(values.set ?? []),
      language: oneOf('--language', values.language, LANGUAGES),
      isNight: values.night,
      hasPieces: !values['no-pieces'],
      hasNumbers: !values['no-numbers'],
      width: values.width === undefined ? undefined : wholeNumber('--width', values.width, 100, 20_000),
    };
    const [battle = ''] = words;
    const { game, scenario } = await battleOf(battle);
    await game(async (it) => {
      const world = worldOf(it.spec, byId(it.spec, { scenario, options: order.options }));
      const out = openOutputs({ '--svg': values.svg, '--png': values.png }, terminal);
      if (out['--png']?.isStandard && terminal.isScreen)
        throw new UsageError('--png - is a picture and no text: send it on, as in "> map.png"');
      if (out['--png']) findChromium();
      const drawn = draw(it, world, order);
      out['--svg']?.write(drawn);
      out['--png']?.write(await svgToPng(drawn, sizeOf(drawn)));
    });
    return 0;
  },
};

interface Order {
  readonly options: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly isNight: boolean;
  readonly hasPieces: boolean;
  readonly hasNumbers: boolean;
  readonly width: number | undefined;
}

/** A game, or the game a scenario belongs to; ids come before names. */
async function battleOf(word: string): Promise<{ readonly game: SomeGame; readonly scenario: string | undefined }> {
  const found = (await loadGames()).flatMap((game) =>
    game(({ spec: { id, title, scenarios } }) => [
      { id, title, game, scenario: undefined },
      ...scenarios.map((s) => ({ id: s.id, title: s.title, game, scenario: s.id })),
    ]),
  );
  const isGame = ({ scenario }: { scenario: string | undefined }) => scenario === undefined;
  const battle =
    found.find(({ id }) => id === word) ??
    named(word, found.filter(isGame)) ??
    named(
      word,
      found.filter((x) => !isGame(x)),
    );
  if (!battle) throw new UsageError(`SCENARIO must be one of ${found.map(({ id }) => id).join(', ')}, not "${word}"`);
  return battle;
}

function draw<W extends World, Field>({ spec, plan }: GamePackage<W, Field>, world: W, order: Order): string {
  if (!plan) throw new Failure(`${spec.id} has no map to print`);
  const { sheet, pieces } = plan(world, order.language);
  return withOwnType(
    drawSheet(sheet, {
      pieces: order.hasPieces ? pieces : [],
      numbers: order.hasNumbers,
      theme: order.isNight ? 'night' : 'day',
      ...(order.width === undefined ? {} : { width: order.width }),
    }),
  );
}

/** The size an SVG document gives itself. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
