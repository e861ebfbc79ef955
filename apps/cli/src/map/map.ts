import { type GamePackage, loadGames, type SomeGame } from '@tambour/games';
import { LANGUAGES, type Language, type World } from '@tambour/kernel';
import { drawSheet } from '@tambour/press';
import type { CliCommand } from '../run.ts';
import { writeText } from '../text-file.ts';
import { Failure, oneOf, parseFlags, positionals, settings, UsageError, wholeNumber, worldOf } from '../usage.ts';
import { svgToPng } from './chromium.ts';

export const map: CliCommand = {
  help: `Usage: tambour map SCENARIO --svg FILE | --png FILE [flags]

Prints the map of a battle with its set-up, as the game has it. SCENARIO is a scenario or a game (its first scenario).

  --svg FILE        as SVG ("-" for standard output)
  --png FILE        as PNG, by a Chromium found on this machine (CHROME names another)
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
    const svg = (await gameOf(words[0]!))((game) => draw(game, words[0]!, order));
    if (values.svg === '-') terminal.say(svg);
    else if (values.svg !== undefined) writeText(values.svg, svg);
    if (values.png !== undefined) svgToPng(svg, sizeOf(svg), values.png);
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

/** The game a scenario belongs to. */
async function gameOf(name: string): Promise<SomeGame> {
  const games = await loadGames();
  const names = games.map((game) => game(({ spec }) => [spec.id, ...spec.scenarios.map((s) => s.id)]));
  const found = games[names.findIndex((own) => own.includes(name))];
  if (!found) throw new UsageError(`SCENARIO must be one of ${names.flat().join(', ')}, not "${name}"`);
  return found;
}

function draw<W extends World, F>({ spec, plan }: GamePackage<W, F>, name: string, order: Order): string {
  if (!plan) throw new Failure(`${spec.id} has no map to print`);
  const scenario = name === spec.id ? undefined : name;
  const { sheet, pieces } = plan(worldOf(spec, { scenario, options: order.options }), order.language);
  return drawSheet(sheet, {
    pieces: order.hasPieces ? pieces : [],
    numbers: order.hasNumbers,
    theme: order.isNight ? 'night' : 'day',
    ...(order.width === undefined ? {} : { width: order.width }),
  });
}

/** The size an SVG document gives itself. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
