import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';

/** Where the queue is. */
export interface Address {
  /** With the password, if it has one: never for a person to read. */
  readonly url: string;
  /** The same for a person: host and database, without user and password. */
  readonly shown: string;
  /** Who named it: a flag or a variable. */
  readonly from: string;
}

/** In place of an address: no queue, whatever the variable says. */
const NONE = 'none';

/** The database that `--queue` or TAMBOUR_QUEUE names; undefined when neither does. What is wrong is told without repeating it. */
export function queueAddress(flag: string | undefined, named = process.env.TAMBOUR_QUEUE): Address | undefined {
  const url = flag ?? named;
  if (url === undefined || url === NONE || (url === '' && flag === undefined)) return undefined;
  const from = flag === undefined ? 'TAMBOUR_QUEUE' : '--queue';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new UsageError(say('queue.badUrl', { from }));
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') || hostname || 'localhost';
  return { url, from, shown: `${host}${port === '' ? '' : `:${port}`}${decodeURIComponent(pathname)}` };
}

/** The same where a command can do nothing without it. */
export function neededAddress(flag: string | undefined): Address {
  const address = queueAddress(flag);
  if (!address) throw new UsageError(say('queue.noUrl'));
  return address;
}
