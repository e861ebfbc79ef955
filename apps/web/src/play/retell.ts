import { batch, type Signal } from '@preact/signals';
import type { MatchDriver } from '../match/driver.ts';
import type { LogEntry, Opened, Standing } from '../match/protocol.ts';
import type { Keeping } from './keeping.ts';

/** What is told of a battle on the page. */
interface Told {
  readonly driver: MatchDriver;
  readonly keeping: Keeping;
  readonly opened: Signal<Opened>;
  readonly live: Signal<Standing>;
  readonly log: Signal<readonly LogEntry[]>;
  readonly isBusy: Signal<boolean>;
}

/** Moments that are another's in more languages: nothing has changed, and what a person holds stays in hand. */
export const retold = new WeakSet<object>();

/**
 * A battle just begun is told in the reader's language; from here on in every one. Put off while something is under way. Fails
 * without a connection, and nothing is lost by that.
 */
export async function retell({ driver, keeping, opened, live, log, isBusy }: Told): Promise<void> {
  if (!opened.value.isPartlyTold || isBusy.value) return;
  const told = await driver.query('retell', {});
  const isLate = isBusy.value || told.count !== live.value.count;
  if (isLate || !opened.value.isPartlyTold) return;
  retold.add(told.moment);
  batch(() => {
    opened.value = told;
    live.value = told;
    log.value = told.log;
  });
  keeping.retell(told);
}
