import { type GamePackage, withGame } from '@tambour/games';
import type { Language, World } from '@tambour/kernel';
import { drawSheet, lettered } from '@tambour/press';
import { withOwnType } from '@tambour/press/type-files';
import type { CliCommand } from '../cli-command.ts';
import { battleOf, byId, CHOICE_FLAGS, choiceFrom, worldOf } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import { Failure, parseFlags, positionals, UsageError, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { findChromium, svgToPng } from './chromium.ts';

export const map: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        svg: { type: 'string' },
        png: { type: 'string' },
        width: { type: 'string' },
        ...CHOICE_FLAGS,
        night: { type: 'boolean', default: false },
        'no-pieces': { type: 'boolean', default: false },
        'no-numbers': { type: 'boolean', default: false },
      },
    });
    positionals(words, ['SCENARIO']);
    if (values.svg === undefined && values.png === undefined) throw new UsageError(say('map.which'));
    const order: Order = {
      language,
      isNight: values.night,
      hasPieces: !values['no-pieces'],
      hasNumbers: !values['no-numbers'],
      width: values.width === undefined ? undefined : wholeNumber('--width', values.width, 100, 20_000),
    };
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word, 'SCENARIO');
    const chosen = choiceFrom(values, scenario);
    await withGame(game, async (it) => {
      const world = worldOf(it.spec, byId(it.spec, chosen), values);
      const out = openOutputs({ '--svg': values.svg, '--png': values.png }, terminal);
      if (out['--png']?.isStandard && terminal.isScreen) throw new UsageError(say('map.screen'));
      if (out['--png']) findChromium();
      const drawn = draw(it, world, order);
      out['--svg']?.write(drawn);
      out['--png']?.write(await svgToPng(drawn, sizeOf(drawn)));
    });
    return 0;
  },
};

interface Order {
  readonly language: Language;
  readonly isNight: boolean;
  readonly hasPieces: boolean;
  readonly hasNumbers: boolean;
  readonly width: number | undefined;
}

function draw<W extends World, Field>({ spec, plan }: GamePackage<W, Field>, world: W, order: Order): string {
  if (!plan) throw new Failure(say('map.none', { game: spec.id }));
  const { sheet, pieces, bases = [] } = plan(world, order.language);
  return withOwnType(
    drawSheet(sheet, {
      pieces: order.hasPieces ? pieces.map((piece) => lettered(piece, order.language)) : [],
      bases: order.hasPieces ? bases : [],
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
