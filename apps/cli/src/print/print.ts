import { type GamePackage, withGame } from '@tambour/games';
import { type Language, Match, type World } from '@tambour/kernel';
import { escapeText, FACES, isLeaderArm, type PieceFace, plateOf, type Sheet } from '@tambour/press';
import { same } from '@tambour/stage';
import type { CliCommand } from '../cli-command.ts';
import { battleOf, byId, CHOICE_FLAGS, choiceFrom, worldOf } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import { Failure, oneOf, parseFlags, positionals, UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { printedPage } from './document.ts';
import { PAPER_IDS, type PaperId } from './paper.ts';

const BOTH = 'both';

export const print: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { ...CHOICE_FLAGS, out: { type: 'string' }, paper: { type: 'string', default: BOTH } },
    });
    positionals(words, ['SCENARIO']);
    if (values.out === undefined) throw new UsageError(say('error.missing', { what: '--out FILE' }));
    const paper = oneOf('--paper', values.paper, [...PAPER_IDS, BOTH]);
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word, 'SCENARIO');
    const chosen = choiceFrom(values, scenario);
    await withGame(game, async (it) => {
      const choice = byId(it.spec, chosen);
      const world = worldOf(it.spec, choice, values);
      const out = openOutputs({ '--out': values.out }, terminal);
      const page = await pageOf(it, world, Match.begin(it.spec, choice, 0), {
        papers: paper === BOTH ? PAPER_IDS : [paper],
        language,
      });
      out['--out']?.write(page);
      if (!out['--out']?.isStandard) terminal.say(say('print.done', { file: values.out ?? '' })[language]);
    });
    return 0;
  },
};

async function pageOf<W extends World, Field>(
  { spec, plan, stage, rules }: GamePackage<W, Field>,
  world: W,
  match: Match<W, Field>,
  { papers, language }: { readonly papers: readonly PaperId[]; readonly language: Language },
): Promise<string> {
  if (!plan) throw new Failure(say('map.none', { game: spec.id }));
  const { field } = match.position;
  const study = await stage.study();
  const matter = study.print?.(field);
  const fronts = [...stage.scene(field).pieces].sort((a, b) => a.owner - b.owner);
  const faces = fronts.map(({ facing: _, markers: __, ...face }): PieceFace => face);
  const backs = new Map(matter?.backs.map((face) => [face.id, face]));
  const { sheet } = plan(world, language);
  const { edition } = world.options;
  const id = world.scenario;
  return printedPage({
    title: spec.scenarios.find((known) => known.id === id)?.title ?? same(id),
    game: spec.title,
    sides: spec.sides,
    map: mapOf(sheet),
    fronts: faces,
    backs: faces.map((face) => backs.get(face.id) ?? reverse(face)),
    charts: matter?.charts ?? [],
    victory: stage.victory(field),
    // Of a game in two editions, the rules of the one chosen.
    rules: (await rules()).all.filter(
      (rule) => edition === undefined || rule.edition === 'both' || rule.edition === edition,
    ),
    papers,
    language,
  });
}

/** The map without the grain of old paper: it has paper of its own to lie on, and a printer draws grain for minutes. */
function mapOf(sheet: Sheet): string {
  const plate = plateOf(sheet, 'print');
  const { x, y, width, height } = plate.page.size;
  const parts = [
    plate.definitions('day'),
    plate.ground('day'),
    plate.works('day'),
    plate.grid('day', true),
    plate.names('day'),
    plate.surround('day'),
  ];
  const fonts = `font-family="${escapeText(FACES)}" style="font-variant-numeric:lining-nums"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}" ${fonts}>${parts.join('')}</svg>`;
}

/** A unit on its other side is disorganised, unless the game says otherwise; what has no strength is alike on both. */
const reverse = (face: PieceFace): PieceFace =>
  isLeaderArm(face.arm) || face.strength === undefined ? face : { ...face, markers: ['disorganised'] };
