import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THROUGH } from '../assumption.ts';
import { faultsOf } from '../audit.ts';
import { type Choice, type Command, type GameEvent, type GameSpec, STANDING_ANSWERS, type World } from '../game.ts';
import { STANDING_SLOTS } from '../kernel-state.ts';
import { Match } from '../match.ts';
import { odds } from '../odds.ts';
import { Position } from '../position.ts';
import { parseRecord } from '../record.ts';
import type { RuleBook } from '../rulebook.ts';
import { sharingWorlds } from '../shared-world.ts';
import { alterPosition, PositionPool, tryPosition } from './altered-positions.ts';
import { amount } from './amount.ts';
import { ensure, hasText, isSameBytes, keys, range, show } from './ensure.ts';
import { hiddenContract } from './hidden-contract.ts';
import { checkLegal } from './legality.ts';
import { Mutants } from './mutants.ts';
import { checkDrawnPlay, checkPieceOrders } from './piece-orders.ts';
import { choose, playOut, RANDOM_STYLES, SeededRandom, standingOrder } from './random-play.ts';
import type { Secrets } from './secrets.ts';

/** One command as the game's own invariants see it. `before` and `after` are fields of two positions. */
export interface Observed<Field> {
  readonly before: Field;
  readonly after: Field;
  readonly command: Command;
  readonly events: readonly GameEvent[];
}
export interface ContractOptions<Field, W extends World = World> {
  /** What is cited must be in it. */
  readonly rules: RuleBook;
  /** Random games for each test; a test that looks hard at each decision plays fewer. */
  readonly games?: number;
  /** What must hold from one command to the next, with a memory of one game: what is broken, in words. */
  readonly holds?: () => (seen: Observed<Field>) => readonly string[];
  /** How many altered positions are loaded and played on from. */
  readonly altered?: number;
  /** How many paths of dice a look at the odds follows at most: fewer for a game in which each of them is long. */
  readonly paths?: number;
  /** What is hidden: a game that imagines must say. */
  readonly secrets?: Secrets<W, Field>;
  /** The seed of the seeds: fixed, so that a red test is red for everyone. The soak uses others. */
  readonly seed?: number;
}

/** Of how many decisions one is looked at: what may be ordered there, by whom, and the position put away. */
const LEGAL_EVERY = amount(30, 6);
const PIECES_EVERY = amount(15, 5);
const SAVED_EVERY = amount(48, 24);
const SENT_EVERY = amount(40, 20);
/** So often the odds of every kind of question are looked at; then now and then. */
const ODDS_FIRST = amount(2, 4);

/** What every game must do. `choices` are the editions and options it is played with. */
export function contract<W extends World, Field>(
  given: GameSpec<W, Field>,
  choices: readonly Choice[],
  options: ContractOptions<Field, W>,
): void {
  // A match is begun at nearly every decision that is looked at: laying out a world each time would take most of the time.
  const spec = sharingWorlds(given);
  const games = options.games ?? 20;
  for (const choice of choices)
    describe(`${spec.id} keeps the contract of every game: ${nameOf(choice)}`, () => {
      const world = spec.world(choice);
      const fresh = () => new Position(spec, world);
      /** Runs a test for random seeds. Shrinking a seed tells nothing, so the first that fails is reported. */
      const forSeeds = (count: number, test: (seed: number) => void) =>
        fc.assert(fc.property(fc.noShrink(fc.integer({ min: 0, max: 0xffffffff })), test), {
          numRuns: Math.max(1, Math.ceil(count)),
          seed: options.seed ?? 1712,
          endOnFailure: true,
        });
      const isRule = (id: string) => {
        const rule = options.rules.get(id);
        return rule !== undefined && hasText(rule.title) && hasText(rule.says);
      };

      it('random play ends by the rules, every position sound, every event with its rule', () => {
        forSeeds(games, (seed) => {
          const match = Match.begin(spec, choice, seed);
          const p = match.position;
          const before = fresh();
          // A match makes its lists only when asked; a position that makes them all must come to the same.
          const eager = fresh().begin(seed);
          const watch = options.holds?.();
          const random = new SeededRandom(seed);
          const style = RANDOM_STYLES[seed % RANDOM_STYLES.length]!;
          for (let n = 0; !p.over; n++) {
            ensure(n < 50_000, () => 'the game does not end');
            ensure(p.actions.count > 0, () => `no answer to ${p.question}`);
            ensure(hasText(p.prompt!), () => `no prompt for ${p.question}`);
            ensure(isRule(p.questionRule!), () => `no rule ${p.questionRule} for ${p.question}`);
            ensure(spec.sides[p.side] !== undefined, () => `no side ${p.side} at ${p.question}`);
            before.copyFrom(p);
            const command = p.decode(p.actions.at(choose(p, random, style)));
            const done = match.apply(command);
            if (!done.ok) throw new Error(`refused what it lists: ${show({ command, done })}`);
            for (const e of done.events) ensure(isRule(e.rule), () => `no rule ${e.rule} for ${e.type}`);
            eager.play(eager.encode(command));
            ensure(eager.hash === done.entry.hash, () => `lazy and eager part after ${show(command)}`);
            const faults = faultsOf(spec, p.field);
            ensure(faults.length === 0, () => `after ${show(command)}: ${show(faults)}`);
            const broken = watch?.({ before: before.field, after: p.field, command, events: done.events }) ?? [];
            ensure(broken.length === 0, () => `after ${show(command)}: ${broken.join('; ')}`);
          }
          const { verdict } = p;
          expect(verdict).toBeDefined();
          expect(isRule(verdict!.rule) && hasText(verdict!.why), JSON.stringify(verdict)).toBe(true);
          expect(verdict!.points).toHaveLength(spec.sides.length);
          expect(match.apply(match.entries[0]!.command)).toEqual({ ok: false, code: 'over' });
        });
      });

      it('a record replays hash by hash on a fresh machine, and its dice are those of the seed', () => {
        forSeeds(games / 4, (seed) => {
          const match = Match.begin(spec, choice, seed);
          const random = new SeededRandom(seed);
          const style = RANDOM_STYLES[seed % RANDOM_STYLES.length]!;
          while (!match.position.over) {
            if (spec.standing.length > 0 && random.below(40) === 0) match.apply(standingOrder(spec, random));
            if (match.position.over) break;
            const p = match.position;
            match.apply(p.decode(p.actions.at(choose(p, random, style))));
          }
          const record = parseRecord(JSON.stringify(match.record()));
          expect(record).toEqual(match.record());
          const again = Match.replay(spec, record);
          expect(again).toMatchObject({ same: true, why: '' });
          expect(again.match.position.hash).toBe(match.position.hash);
          expect(again.match.record()).toEqual(record);
          expect(Match.audit(spec, record)).toBe(true);
        });
      });

      it('what legal lists is accepted, undone whole, and nothing else is accepted; refusals cite and leave no trace', () => {
        forSeeds(games / 4, (seed) => {
          const mutants = new Mutants(world.pieces);
          playOut(fresh().begin(seed), seed, (p, n, random) => {
            const isLookedAt = n % LEGAL_EVERY === seed % LEGAL_EVERY;
            for (const i of isLookedAt ? range(p.actions.count) : [random.below(p.actions.count)])
              mutants.remember(p.decode(p.actions.at(i)));
            if (isLookedAt) checkLegal(spec, choice, p, random, mutants, isRule);
          });
        });
      });

      it('the orders of a piece are those that concern it; a few are enough to know whether there is a choice', () => {
        forSeeds(games / 4, (seed) => {
          playOut(fresh().begin(seed), seed, (p, n, random) => {
            if (n % PIECES_EVERY === seed % PIECES_EVERY) checkPieceOrders(p, random);
          });
        });
      });

      it('drawn play ends by the rules, and comes to what play comes to that makes every list', () => {
        forSeeds(games / 4, (seed) => void checkDrawnPlay(fresh(), fresh(), seed));
      });

      it('saved and loaded, a battle goes on as if it had never been put away', () => {
        forSeeds(games / 4, (seed) => {
          playOut(fresh().begin(seed), seed, (p, n) => {
            if (n % SAVED_EVERY !== seed % SAVED_EVERY) return;
            const kept = p.twin();
            kept.copyFrom(p);
            const loaded = new Position(spec, spec.world(choice)).begin(seed + 1);
            loaded.fromJson(JSON.parse(JSON.stringify(p.toJson())));
            loaded.state.dice.word.set(p.state.dice.word);
            const random = new SeededRandom(n);
            for (let i = 0; i < 12; i++) {
              const where = (what: string) => () => `${what}, ${i} after decision ${n} at ${kept.question}`;
              ensure(show(loaded.toJson()) === show(kept.toJson()), where('another position'));
              ensure(loaded.hash === kept.hash, where('another hash'));
              if (kept.over) break;
              ensure(String(keys(loaded.actions)) === String(keys(kept.actions)), where('other orders'));
              const index = choose(kept, random, 'by-verb');
              kept.playAt(index);
              loaded.playAt(index);
              ensure(show(loaded.events) === show(kept.events), where('other events'));
              ensure(String(loaded.rolled) === String(kept.rolled), where('other dice'));
            }
          });
        });
      });

      it('the hash is that of the position, not of the way to it', () => {
        forSeeds(games / 4, (seed) => {
          const p = fresh().begin(seed);
          const check = () => {
            const other = fresh().begin(seed + 7);
            other.fromJson(p.toJson());
            ensure(other.hash === p.hash, () => `another hash at ${p.question ?? 'the end'}`);
          };
          playOut(p, seed, (_p, n) => {
            if (n % SENT_EVERY === 0) check();
          });
          check();
        });
      });

      it('a side sees neither dice nor the other side’s standing orders', () => {
        forSeeds(games / 8, (seed) => {
          playOut(fresh().begin(seed), seed, (p, n) => {
            if (n % SENT_EVERY !== 0) return;
            for (const side of spec.sides.keys()) {
              const seen = show(p.toJson(side));
              const q = p.twin();
              q.copyFrom(p);
              q.state.dice.word.set([1, 2, 3, 4]);
              ensure(show(q.toJson(side)) === seen, () => 'the view tells of the dice');
              spec.standing.forEach((info, slot) => {
                const row = (1 - side) * STANDING_SLOTS + slot;
                q.state.standing.answer[row] = STANDING_ANSWERS.indexOf(info.answers.at(-1)!);
                q.state.standing.percent[row] = 77;
              });
              ensure(show(q.toJson(side)) === seen, () => 'the view tells of the other side’s standing orders');
            }
          });
        });
      });

      it('a side’s record holds no seed, dice, hash or standing order of the other until the battle is over', () => {
        forSeeds(games / 8, (seed) => {
          const match = Match.begin(spec, choice, seed);
          const p = match.position;
          const random = new SeededRandom(seed);
          for (let n = 0; !p.over; n++) {
            if (spec.standing.length > 0 && random.below(40) === 0) match.apply(standingOrder(spec, random));
            if (p.over) break;
            match.apply(p.decode(p.actions.at(choose(p, random, RANDOM_STYLES[seed % RANDOM_STYLES.length]!))));
            if (n % 40 !== 0 || p.over) continue;
            for (const side of spec.sides.keys()) {
              const seen = match.recordFor(side);
              ensure(!/"(seed|dice|hash|opening)":/.test(show(seen)), () => 'the record tells of the dice to come');
              const isOwn = (e: { side: string }) => e.side === spec.sides[side]!.id;
              ensure(!seen.entries.some((e) => !isOwn(e) && e.command.type === 'standing'), () => 'a standing order');
              const own = match.entries.filter(isOwn).map((e) => e.command);
              ensure(show(seen.entries.filter(isOwn).map((e) => e.command)) === show(own), () => 'not all of its own');
            }
          }
          for (const side of spec.sides.keys()) expect(match.recordFor(side)).toEqual(match.record());
        });
      });

      if (spec.imagine)
        hiddenContract({ spec, world, games, forSeeds, secrets: options.secrets, paths: options.paths });

      it('every answer that odds may give for a side is stated in words', () => {
        for (const step of spec.steps)
          if ('list' in step && step.inside)
            ensure(
              spec.habits[step.name] !== undefined && hasText(spec.habits[step.name]!),
              () => `no words for the habit at ${step.name}`,
            );
      });

      it('odds sum to one and leave the battle as it was', () => {
        forSeeds(games / 8, (seed) => {
          const visited = new Map<string, number>();
          playOut(fresh().begin(seed), seed, (p, _n, random) => {
            const often = (visited.get(p.question!) ?? 0) + 1;
            visited.set(p.question!, often);
            if (often > ODDS_FIRST && often % 50 !== 0) return;
            const bytes = p.state.bytes.slice();
            for (const through of THROUGH) {
              const action = p.actions.at(random.below(p.actions.count));
              const o = odds(p, action, through, options.paths ?? 400);
              const sum = o.outcomes.reduce((n, x) => n + x.chance, o.unresolved);
              const what = () => `odds to ${through} of ${show(p.decode(action))}: ${show(o)}`;
              const isHidden = o.assumptions.some((a) => a.code === 'hidden');
              ensure(Math.abs(sum - 1) < 1e-9 && o.exact === (o.unresolved === 0 && !isHidden), what);
              ensure(
                o.outcomes.every((x, i) => x.chance <= (o.outcomes[i - 1]?.chance ?? 1 + 1e-9)),
                what,
              );
              ensure(
                o.outcomes.every((x) => x.least <= x.chance && x.chance <= x.most && (isHidden || x.chance > 0)),
                what,
              );
              ensure(
                o.assumptions.every((a) => hasText(a.says)),
                what,
              );
            }
            ensure(isSameBytes(p.state.bytes, bytes), () => 'odds changed the battle');
          });
        });
      });

      if (options.altered !== 0)
        it('an altered position is refused by the name of a field, or plays on without a fault', () => {
          const q = fresh();
          forSeeds(1, (seed) => {
            const pool = PositionPool.ofRandomPlay(spec, world, [seed]);
            const random = new SeededRandom(seed);
            for (let i = 0; i < (options.altered ?? 200); i++) {
              const { json, what } = alterPosition(pool, random);
              try {
                tryPosition(q, json, i);
              } catch (error) {
                throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
              }
            }
          });
        });
    });
}

const nameOf = (c: Choice) =>
  `${Object.values(c.options ?? {}).join(', ') || 'as it comes'}${c.scenarioData === undefined ? '' : ', own scenario'}`;
