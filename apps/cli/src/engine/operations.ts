import { randomInt } from 'node:crypto';
import { OPPONENTS } from '@tambour/ai';
import type { SomeGame } from '@tambour/games';
import { BadInput, type Choice, Match, OWN_DICE, read, THROUGH, withAuditedDice } from '@tambour/kernel';
import { type Answer, done, fail } from './answer.ts';
import { type OpenMatch, openMatch } from './open-match.ts';
import type { OpenMatches, Playable } from './open-matches.ts';
import { OPPONENT_LINES } from './opponent-lines.ts';

/** Carries out one kind of request: its fields, without `id` and `op`, to its answer. Throws `BadInput`. */
export type Operation = (fields: Readonly<Record<string, unknown>>) => Answer;

export const PROTOCOL = 1;
const MOST_SEED = 0xffffffff;
export const USUAL_MS = 5000;
/** Odds walk so many paths of dice unless told: enough for any fire, a few seconds for the worst assault. */
export const USUAL_PATHS = 20_000;

type Fields = Readonly<Record<string, read.Reader<unknown>>>;
type Request<Field extends Fields, O extends Fields> = read.Read<ReturnType<typeof read.object<Field, O>>>;

const text = read.string(200);
const options = read.table(text, 40);
const CHOICE = {
  scenario: text,
  options,
  charts: read.figures,
  seed: read.integer(0, MOST_SEED),
  dice: read.oneOf(OWN_DICE),
};

const plain =
  <Field extends Fields, O extends Fields>(
    fields: Field,
    optional: O,
    run: (q: Request<Field, O>) => Answer,
  ): Operation =>
  (json) =>
    run(read.object(fields, optional)(json, ''));

/** Every request of the protocol by its name. */
export function operations(matches: OpenMatches): ReadonlyMap<string, Operation> {
  const all: Readonly<Record<string, Operation>> = {
    hello: plain({}, { maps: read.boolean }, ({ maps = false }) =>
      done({
        protocol: PROTOCOL,
        ops: Object.keys(all),
        opponents: OPPONENT_LINES,
        games: matches.games.map((game) => describe(game, maps ? matches.game(idOf(game)).map : undefined)),
      }),
    ),
    map: plain({ game: text }, { scenario: text, options, charts: read.figures }, ({ game, ...choice }) =>
      mapAnswer(matches.game(game), choice),
    ),
    new: plain({ game: text }, CHOICE, ({ game, seed = anySeed(), ...choice }) =>
      matches.open(game, choice.charts, ({ spec }, rules) =>
        openMatch(Match.begin(spec, withAuditedDice(choice), seed), rules, seed, false),
      ),
    ),
    position: plain(
      { game: text, position: read.table(read.anything) },
      CHOICE,
      ({ game, position, seed = anySeed(), ...chosen }) => {
        const choice = withAuditedDice({ ...choiceWithin(position), ...chosen });
        return matches.open(game, chosen.charts, ({ spec }, rules) =>
          openMatch(Match.fromPosition(spec, choice, position, seed), rules, seed, true),
        );
      },
    ),
    ...matchOperations((id) => matches.get(id)),
    close: plain({ match: text }, {}, ({ match }) => (matches.close(match) ? done() : unknownMatch(match))),
  };
  return new Map(Object.entries(all));
}

/** The requests about a match, by their names. */
export function matchOperations(find: (id: string) => OpenMatch | undefined): Readonly<Record<MatchOp, Operation>> {
  const about =
    <Field extends Fields, O extends Fields>(
      fields: Field,
      optional: O,
      run: (match: OpenMatch, q: Request<Field, O>) => Answer,
    ): Operation =>
    ({ match: name, ...rest }) => {
      const id = text(name, 'match');
      const q = read.object(fields, optional)(rest, '');
      const match = find(id);
      return match ? run(match, q) : unknownMatch(id);
    };
  return {
    status: about({}, { side: text }, (match, q) => done(match.status(q.side))),
    legal: about({}, { piece: text, limit: read.integer(0, 1_000_000), side: text }, (match, q) =>
      match.legal(q.piece, q.limit, q.side),
    ),
    apply: about({ command: read.anything }, { side: text }, (match, q) => match.apply(q.command, q.side)),
    dice: about({ next: read.list(read.integer(0, 1000), 10_000) }, {}, (match, { next }) => {
      match.setDice(next);
      return done({ next });
    }),
    odds: about(
      { command: read.anything },
      { through: read.oneOf(...THROUGH), paths: read.integer(1, 1_000_000), side: text },
      (match, { command, through = 'decision', paths = USUAL_PATHS, side }) =>
        match.odds(command, through, paths, side),
    ),
    explain: about({ command: read.anything }, { side: text }, (match, q) => match.explain(q.command, q.side)),
    suggest: about(
      {},
      { level: read.oneOf(...OPPONENTS), ms: read.integer(1, 600_000), side: text },
      (match, { level = 'captain', ms = USUAL_MS, side }) => match.suggest(level, ms, side),
    ),
    undo: about({}, { side: text }, (match, q) => match.undo(q.side)),
    state: about({}, { side: text }, (match, q) => match.state(q.side)),
    record: about({}, { side: text }, (match, q) => match.record(q.side)),
  };
}
export type MatchOp =
  | 'status'
  | 'legal'
  | 'apply'
  | 'dice'
  | 'odds'
  | 'explain'
  | 'suggest'
  | 'undo'
  | 'state'
  | 'record';

const anySeed = (): number => randomInt(MOST_SEED + 1);
export const unknownMatch = (id: string): Answer => fail('unknown-match', `no match "${id}" is open`);

const idOf = (game: SomeGame): string => game(({ spec }) => spec.id);

/** The map of a battle for programs. */
export const mapAnswer = ({ game, map }: Pick<Playable, 'game' | 'map'>, choice: Choice): Answer => {
  if (!map) throw new BadInput('game', `${idOf(game)} has no map for programs`);
  return done({ game: idOf(game), map: map(choice) });
};

/** A game as `hello` tells of it; with the maps of its battles, by scenario, if asked for. */
export const describe = (game: SomeGame, map?: Playable['map']): Readonly<Record<string, unknown>> =>
  game(({ spec: { id, title, version, sides, options, scenarios, standing } }) => ({
    id,
    title,
    rules: version,
    sides,
    options,
    scenarios,
    standing,
    ...(map && { maps: Object.fromEntries(scenarios.map(({ id: scenario }) => [scenario, map({ scenario })])) }),
  }));

/** What a position says of its own battle; a request that says otherwise comes first. */
function choiceWithin({ scenario, options: own }: Readonly<Record<string, unknown>>): Choice {
  return {
    ...(scenario === undefined ? {} : { scenario: text(scenario, 'position.scenario') }),
    ...(own === undefined ? {} : { options: options(own, 'position.options') }),
  };
}
