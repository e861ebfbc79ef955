import { branch, chanceFrom, type OpponentId, playerOf } from '@tambour/ai';
import {
  BadInput,
  DiceError,
  explain,
  type Match,
  odds,
  RECORD_FORMAT,
  type RuleBook,
  read,
  type Through,
  type World,
} from '@tambour/kernel';
import { type Answer, done, fail, illegal, over, tellRefusals } from './answer.ts';

/**
 * A match as the protocol sees it: the game's own types stay inside. Whoever names a side is told what that side may know;
 * whoever names none keeps the match and is told everything, except that odds and reasons are always those of the side
 * that must decide.
 */
export interface OpenMatch {
  status(side?: string): Readonly<Record<string, unknown>>;
  legal(piece: string | undefined, limit: number | undefined, side?: string): Answer;
  apply(command: unknown, side: string | undefined): Answer;
  setDice(faces: readonly number[]): void;
  odds(command: unknown, through: Through, paths: number, side?: string): Answer;
  explain(command: unknown, side?: string): Answer;
  suggest(level: OpponentId, ms: number, side?: string): Answer;
  undo(side: string | undefined): Answer;
  state(side: string | undefined): Answer;
  record(side?: string): Answer;
}

/** Branches of a match's seed: its own dice use the seed itself. */
const ADVICE = 101;

export function openMatch<W extends World, Field>(
  match: Match<W, Field>,
  rules: RuleBook,
  seed: number,
  isAnalysis: boolean,
): OpenMatch {
  const { position, spec } = match;
  const chance = chanceFrom(branch(seed, ADVICE));
  let hasForeignDice = false;
  const sideIds = spec.sides.map((s) => s.id);
  const sideIndex = (side: string): number => sideIds.indexOf(read.oneOf(...sideIds)(side, 'side'));
  const sideId = (index: number | undefined) => (index === undefined ? null : (sideIds[index] ?? null));

  const status = (side?: string) => {
    const { verdict } = position;
    // The hash of the true position would let a side try out secrets until one fits.
    const known = side === undefined ? position : position.seenBy(sideIndex(side));
    return {
      ...position.status,
      side: match.sideId ?? null,
      prompt: position.prompt ?? null,
      rule: position.questionRule ?? null,
      question: position.question ?? null,
      hash: known.hash,
      over:
        position.over && verdict
          ? {
              ...verdict,
              winner: sideId(verdict.winner),
              points: Object.fromEntries(sideIds.map((id, i) => [id, verdict.points[i] ?? 0])),
            }
          : null,
    };
  };

  type Seen = typeof position;
  /** What can be told of the decision at hand to the side that must make it, and to no other. */
  const toDecider = (side: string | undefined, tell: (seen: Seen) => Answer): Answer => {
    const asked = side === undefined ? position.side : sideIndex(side);
    if (position.over) return over();
    if (asked === position.side) return tell(position.seenBy(asked));
    return fail('illegal', `it is for ${match.sideId} to decide`, { rule: position.questionRule, refusals: [] });
  };

  return {
    status,
    legal(piece, limit, side) {
      const isAsked = side === undefined || sideIndex(side) === position.side;
      const index = piece === undefined ? undefined : position.world.pieces.indexOf(piece);
      if (index === -1) throw new BadInput('piece', `${JSON.stringify(piece)} is not a piece of this battle`);
      const commands = position.over || !isAsked ? [] : match.legal(index);
      const shown = limit === undefined ? commands : commands.slice(0, limit);
      return done({ commands: shown, more: commands.length - shown.length, standing: spec.standing });
    },
    apply(command, side) {
      const by = side === undefined ? undefined : sideIndex(side);
      try {
        const applied = match.apply(command, { side });
        if (applied.ok) {
          const events = by === undefined ? applied.events : position.eventsFor(by);
          const dice = by === undefined ? applied.entry.dice : position.rolledFor(by);
          return done({ events, dice, status: status(side) });
        }
        switch (applied.code) {
          case 'over':
            return over();
          case 'illegal':
            return illegal(applied.refusals, rules);
          case 'bad-request':
            throw new BadInput(applied.field, applied.reason);
          case 'dice':
            // No match is opened here with own dice: `operations` refuses them.
            throw new BadInput('dice', 'are still to be entered');
        }
      } catch (error) {
        if (error instanceof BadInput) throw beneath('command', error);
        // Dice laid ready by hand that this command cannot throw: they stay until others are laid.
        if (error instanceof DiceError) throw new BadInput('dice', error.message);
        throw error;
      }
    },
    setDice(faces) {
      match.nextDice = faces;
      hasForeignDice = true;
    },
    odds: (command, through, paths, side) =>
      toDecider(side, (seen) => {
        const action = under('command', () => seen.encode(command));
        if (!seen.permits(action)) return illegal(seen.refusals(action), rules);
        return done({ ...odds(seen, action, through, paths) });
      }),
    explain: (command, side) =>
      toDecider(side, (seen) => {
        const action = under('command', () => seen.encode(command));
        const { legal, refusals, instead, modifiers } = explain(seen, action);
        return done({
          legal,
          refusals: tellRefusals(refusals, rules),
          instead,
          modifiers,
          total: modifiers.reduce((sum, m) => sum + m.value, 0),
        });
      }),
    suggest: (level, ms, side) =>
      toDecider(side, (seen) => {
        const end = performance.now() + ms;
        const player = playerOf<W, Field>(level, { isLate: () => performance.now() > end });
        const { index, why, thought } = player.choose(seen, chance);
        const command = seen.decode(seen.actions.at(index));
        return done({ command, why, plan: thought?.plan ?? [command] });
      }),
    undo(side) {
      if (side !== undefined) sideIndex(side);
      if (match.undo(side)) return done({ status: status(side) });
      return fail(
        'no-undo',
        match.canUndo
          ? `the last command was not given by ${side}`
          : match.entries.length === 0
            ? 'no command has been given yet'
            : 'a die has fallen or a secret was shown since: there is no way back',
      );
    },
    state: (side) => done({ state: position.toJson(side === undefined ? undefined : sideIndex(side)) }),
    record(side) {
      const record = side === undefined ? match.record() : match.recordFor(sideIndex(side));
      // What a side may see while the battle lasts cannot be played again.
      if (record.format !== RECORD_FORMAT) return done({ record, replayable: false });
      // Dice from elsewhere are not the seed's, and a record must not claim they are.
      return done({ record: hasForeignDice ? { ...record, seed: null } : record, replayable: !isAnalysis });
    },
  };
}

const beneath = (path: string, error: BadInput): BadInput =>
  new BadInput(error.field ? `${path}.${error.field}` : path, error.reason);

/** Faults found while reading one field are told under its name. */
function under<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadInput ? beneath(path, error) : error;
  }
}
