import { BadInput } from '@tambour/kernel';

/** What a combat does to one side, read off half a cell such as `1*#`. */
export interface Effect {
  readonly text: string;
  /** 7.5.1a */
  readonly tests: boolean;
  /** 7.5.1b */
  readonly disorganises: boolean;
  /** 7.5.1d */
  readonly losses: number;
  /** 7.5.1f A leader may fall. */
  readonly star: boolean;
  /** 7.5.2h No loss may be replaced by a retreat. */
  readonly hash: boolean;
}
export interface CombatResult {
  readonly attacker: Effect;
  readonly defender: Effect;
}

export function readEffect(text: string, path = ''): Effect {
  const m = /^(?:(-)|(TQ)|(DS)|([12])(\*?)(#?))$/.exec(text);
  if (!m) throw new BadInput(path, 'must be a result such as -, TQ, DS, 1, 1* or 2*#');
  return { text, tests: !!m[2], disorganises: !!m[3], losses: Number(m[4] ?? 0), star: !!m[5], hash: !!m[6] };
}

/** A cell of the combat table, attacker first: `TQ/DS`. */
export function readResult(text: string, path = ''): CombatResult {
  const [attacker, defender, rest] = text.split('/');
  if (attacker === undefined || defender === undefined || rest !== undefined)
    throw new BadInput(path, 'must be attacker/defender');
  const result = { attacker: readEffect(attacker, path), defender: readEffect(defender, path) };
  if (result.attacker.hash) throw new BadInput(path, 'the # belongs to the defender: only he replaces losses');
  return result;
}

const NOTHING = readEffect('-');
const SHAKEN = readEffect('DS');
const HIT = readEffect('1#');

/** 7.8j 7.8k 7.8l What a shot does to its target. */
export const shotEffect = (modifiedFc: number, die: number): Effect =>
  die < modifiedFc ? HIT : die === modifiedFc ? SHAKEN : NOTHING;
