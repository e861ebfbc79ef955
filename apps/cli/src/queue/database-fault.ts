import type { Text } from '@tambour/kernel';
import { say } from '../words/say.ts';

/** What the driver throws: the server's code of five characters, or the system's. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the server says, or the system. A host with several addresses has one error for each. */
export function faultMessage(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(faultMessage))].join(', ');
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}

const SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|EACCES)$/;
/** The driver has no codes of its own. */
const DRIVER = /connection terminated|timeout|not queryable|not currently accepting connections/i;

/** Whether the database may be back in a while: not there, shut down, starting, or full of others. */
export const isLost = (error: unknown): boolean =>
  SYSTEM.test(codeOf(error)) || /^(08...|57P0[1-5]|53300)$/.test(codeOf(error)) || DRIVER.test(faultMessage(error));

/** Whether the server asks for the same once more: two transactions waited for each other. */
export const isClash = (error: unknown): boolean => /^(40001|40P01)$/.test(codeOf(error));

/** Why the database cannot be used, for a person. Neither the server nor the driver repeats a password. */
export function faultOf(error: unknown, where: string): Text {
  const why = faultMessage(error);
  if (isLost(error)) return say('queue.unreachable', { where, why });
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return say('queue.denied', { where, why });
    case '3D000':
      return say('queue.noDatabase', { where, why });
    case '42501':
    case '25006':
      return say('queue.noRights', { where, why });
    default:
      return say('queue.fault', { where, why });
  }
}
