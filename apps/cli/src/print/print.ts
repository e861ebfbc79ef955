import { withGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { PAPER_IDS, printedBattle } from '@tambour/stage/print';
import type { CliCommand } from '../cli-command.ts';
import { battleOf, byId, CHOICE_FLAGS, choiceFrom, worldOf } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import { oneOf, parseFlags, positionals, UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { printedPage } from './document.ts';

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
      const { field } = Match.begin(it.spec, choice, 0).position;
      const page = printedPage(
        await printedBattle(it, world, field, language),
        paper === BOTH ? PAPER_IDS : [paper],
        language,
      );
      out['--out']?.write(page);
      if (!out['--out']?.isStandard) terminal.say(say('print.done', { file: values.out ?? '' })[language]);
    });
    return 0;
  },
};
