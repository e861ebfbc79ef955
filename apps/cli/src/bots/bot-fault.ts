import type { BotName } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';

/** What a program can do wrong. */
export type BotFault =
  | { readonly type: 'not-started'; readonly why: string }
  | { readonly type: 'ended'; readonly code: number | null; readonly signal: string | null }
  | { readonly type: 'silent' | 'slow'; readonly seconds: number }
  | { readonly type: 'long-line' | 'flood'; readonly bytes: number }
  | { readonly type: 'illegal'; readonly times: number; readonly last: string };

/** What it did, in a sentence without its name. */
export function faultText(fault: BotFault): Text {
  switch (fault.type) {
    case 'not-started':
      return say('bot.notStarted', { why: fault.why });
    case 'ended':
      return fault.signal === null
        ? say('bot.ended', { code: fault.code ?? 0 })
        : say('bot.killed', { signal: fault.signal });
    case 'silent':
      return say('bot.silent', { n: fault.seconds });
    case 'slow':
      return say('bot.slow', { n: fault.seconds });
    case 'long-line':
      return say('bot.longLine', { n: fault.bytes });
    case 'flood':
      return say('bot.flood', { n: fault.bytes });
    case 'illegal':
      return say('bot.illegal', { n: fault.times, last: fault.last });
  }
}

/** A program that cannot go on with its battle: who, what it did, and the end of what it wrote to standard error. */
export class BotFailure extends Failure {
  override name = 'BotFailure';
  constructor(
    readonly bot: BotName,
    readonly fault: BotFault,
    readonly stderr: string,
  ) {
    super(say('bot.failed', { bot, what: faultText(fault) }));
  }
  get what(): Text {
    return faultText(this.fault);
  }
  /** With what it wrote to standard error, if it wrote anything. */
  get withErrors(): Text {
    const { says, stderr } = this;
    return stderr === '' ? says : say('bot.stderr', { says, text: same(stderr) });
  }
}
