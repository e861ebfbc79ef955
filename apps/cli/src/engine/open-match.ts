import { branch, chanceFrom, type Level, playerOf } from '@tambour/ai';
import {
  BadInput,
  DiceError,
  explain,
  type Match,
  odds,
  type RuleBook,
  read,
  type Through,
  type World,
} from '@tambour/kernel';
import { type Answer, done, fail, illegal, over, tellRefusals } from './answer.ts';

/** A match as the protocol sees it: the game's own types stay inside. */
export interface OpenMatch {
  status(): Readonly<Record<string, unknown>>;
  legal(piece: string | undefined, limit: number | undefined): Answer;
  apply(command: unknown, side: string | undefined): Answer;
  setDice(faces: readonly number[]): void;
  odds(command: unknown, through: Through, paths: number): Answer;
  explain(command: unknown): Answer;
  suggest(level: Level, ms: number): Answer;
  undo(side: string | undefined): Answer;
  state(side: string | undefined): Answer;
  record(): Answer;
}

/** Branches of a match's seed: its own dice use the seed itself. */
const ADVICE = 101;

export function openMatch<W extends World, F>(
  match: Match<W, F>,
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

  const status = () => {
    const { verdict } = position;
    return {
      ...position.status,
      side: match.sideId ?? null,
      prompt: position.prompt ?? null,
      rule: position.questionRule ?? null,
      question: position.question ?? null,
      hash: position.hash,
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

  /** Work on a command that has to be legal first. */
  const withLegal = (command: unknown, use: (order: ReturnType<typeof position.encode>) => Answer): Answer => {
    if (position.over) return over();
    const order = under('command', () => position.encode(command));
    return position.permits(order) ? use(order) : illegal(position.refusals(order), rules);
  };

  return {
    status,
    legal(piece, limit) {
      const index = piece === undefined ? undefined : position.world.pieces.indexOf(piece);
      if (index === -1) throw new BadInput('piece', `${JSON.stringify(piece)} is not a piece of this battle`);
      const commands = position.over ? [] : match.legal(index);
      const shown = limit === undefined ? commands : commands.slice(0, limit);
      return done({ commands: shown, more: commands.length - shown.length, standing: spec.standing });
    },
    apply(command, side) {
      if (side !== undefined) sideIndex(side);
      try {
        const applied = match.apply(command, { side });
        if (applied.ok) return done({ events: applied.events, dice: applied.entry.dice, status: status() });
        switch (applied.code) {
          case 'over':
            return over();
          case 'illegal':
            return illegal(applied.refusals, rules);
          case 'bad-request':
            throw new BadInput(applied.field, applied.reason);
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
    odds: (command, through, paths) =>
      withLegal(command, (order) => done({ ...odds(position, order, through, paths) })),
    explain(command) {
      if (position.over) return over();
      const order = under('command', () => position.encode(command));
      const { legal, refusals, instead, modifiers } = explain(position, order);
      return done({
        legal,
        refusals: tellRefusals(refusals, rules),
        instead,
        modifiers,
        total: modifiers.reduce((sum, m) => sum + m.value, 0),
      });
    },
    suggest(level, ms) {
      if (position.over) return over();
      const end = performance.now() + ms;
      const { index, why } = playerOf<W, F>(level, { isLate: () => performance.now() > end }).choose(position, chance);
      return done({ command: position.decode(position.orders.at(index)), why });
    },
    undo(side) {
      if (side !== undefined) sideIndex(side);
      if (match.undo(side)) return done({ status: status() });
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
    record() {
      const record = match.record();
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
