import { type Given, type Misstep, worstDecisions } from '@tambour/ai';
import { type GamePackage, isGameId, withGame } from '@tambour/games';
import {
  type Command,
  isStanding,
  type Language,
  Match,
  type MatchRecord,
  type Position,
  scriptedDice,
  type Text,
  type World,
  withFigures,
} from '@tambour/kernel';
import { same, sidesIn } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import type { CliCommand } from '../cli-command.ts';
import { decimal } from '../decimal.ts';
import { ownFigures } from '../game-choice.ts';
import { named } from '../names.ts';
import { type LabelledOrder, labelledPlan } from '../plan-labels.ts';
import { readRecordFile } from '../replay.ts';
import type { Terminal } from '../terminal.ts';
import { Failure, oneOf, parseFlags, positionals } from '../usage.ts';
import { say } from '../words/say.ts';

/** The worst decisions of a side in a battle that is over, each weighed by what the side saw when it decided. */
export const review: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        side: { type: 'string' },
        json: { type: 'boolean', default: false },
        charts: { type: 'string' },
        'scenario-file': { type: 'string' },
      },
    });
    positionals(words, ['FILE']);
    const [file = ''] = words;
    const { charts, scenarioData: scenario } = ownFigures(values);
    const record = withFigures(readRecordFile(file), { charts, scenario });
    if (!isGameId(record.game)) throw new Failure(say('replay.unknownGame', { file, game: record.game }));
    return withGame(record.game, (game) => {
      const found = reviewRecord(game, record, { file, side: values.side }, (done) =>
        terminal.redraw(say('review.progress', { n: Math.floor(100 * done) })[language]),
      );
      terminal.redraw('');
      if (values.json) terminal.show(JSON.stringify(found, null, 2));
      else tell(found, terminal, language);
      return 0;
    });
  },
};

interface WorstDecision {
  /** Number of the order in the record, from 1. */
  readonly n: number;
  readonly turn: number;
  /** Victory points that it lost, in the judge's eyes. */
  readonly loss: number;
  readonly given: LabelledOrder;
  readonly better: readonly LabelledOrder[];
}
interface Reviewed {
  readonly game: string;
  readonly scenario: string;
  readonly title: Text;
  readonly side: string;
  readonly name: Text;
  readonly decisions: number;
  /** Worst first. */
  readonly worst: readonly WorstDecision[];
}

/** A decision of the side, with the state before it. */
interface Decided {
  readonly n: number;
  readonly command: Command;
  readonly bytes: Uint8Array;
}

export function reviewRecord<W extends World, Field>(
  { spec, stage }: GamePackage<W, Field>,
  record: MatchRecord,
  { file, side: typed }: { readonly file: string; readonly side: string | undefined },
  onProgress: (done: number) => void,
): Reviewed {
  const sides = sidesIn({ sides: spec.sides, cards: stage.cards }, record.scenario);
  const ids = sides.map(({ id }) => id);
  const given = typed ?? ids[0] ?? '';
  const titled = sides.map(({ id, name }) => ({ id, title: name }));
  const side = ids.indexOf(oneOf('--side', named(given, titled)?.id ?? given, ids));
  const { match, same: isSame, why, refusal } = Match.replay(spec, record);
  if (!isSame) throw new Failure(say('review.differs', { file, why: refusal?.why ?? reasonText(why) }));
  if (!match.position.over) throw new Failure(say('review.notOver', { file }));

  const decided = decisionsOf(spec, record, ids[side] ?? '');
  const room = match.position.twin();
  const seenBefore = ({ bytes }: Decided): Position<W, Field> => {
    room.restore(bytes);
    return room.seenBy(side);
  };
  function* decisions(): Generator<Given<W, Field>> {
    for (const one of decided) {
      const position = seenBefore(one);
      yield { at: one.n, position, order: position.encode(one.command) };
    }
  }
  const work = worstDecisions(decisions, decided.length);
  let step = work.next();
  for (; !step.done; step = work.next()) onProgress(step.value);
  const inWords = ({ at, loss, better }: Misstep): WorstDecision[] => {
    const one = decided.find(({ n }) => n === at);
    if (!one) return [];
    const { command } = one;
    const position = seenBefore(one);
    const label = stage.label(position.field, command);
    const plan = labelledPlan(stage, position, better);
    return [{ n: at, turn: position.status.turn, loss, given: { command, label }, better: plan }];
  };
  return {
    game: spec.id,
    scenario: record.scenario,
    title: spec.scenarios.find(({ id }) => id === record.scenario)?.title ?? same(record.scenario),
    side: ids[side] ?? '',
    name: sides[side]?.name ?? same(''),
    decisions: decided.length,
    worst: step.value.flatMap(inWords),
  };
}

/** The decisions of a side, found by playing the record again with its own dice. */
function decisionsOf<W extends World, Field>(
  spec: GamePackage<W, Field>['spec'],
  record: MatchRecord,
  side: string,
): readonly Decided[] {
  const { match } = Match.replay(spec, record, 0);
  const { position } = match;
  return record.entries.flatMap(({ side: by, command, dice, drawn }, i): readonly Decided[] => {
    const isDecision = by === side && !isStanding(command);
    const own = isDecision ? [{ n: i + 1, command, bytes: position.state.bytes.slice() }] : [];
    match.apply(command, { dice: scriptedDice(dice, position.seededDice), ...(drawn && { drawn }) });
    return own;
  });
}

function tell({ title, name, decisions, worst }: Reviewed, terminal: Terminal, language: Language): void {
  terminal.say(say('review.head', { title, side: name, n: decisions })[language]);
  if (worst.length === 0) terminal.say(say('review.none')[language]);
  for (const [i, { n, turn, loss, given, better }] of worst.entries()) {
    terminal.say(say('review.item', { n: i + 1, turn, at: n, label: given.label })[language]);
    terminal.say(`   ${say('review.cost', { n: decimal(loss, language) })[language]}`);
    for (const [k, { label }] of better.entries())
      terminal.say(`     ${say('review.better', { n: k + 1, label })[language]}`);
  }
}
