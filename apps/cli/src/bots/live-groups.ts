import type { ChildProcess } from 'node:child_process';

/**
 * Programs that run for us, each the head of a process group of its own, so that whatever it starts ends with it. None outlives us: they end
 * when we do, be it by a signal; only SIGKILL leaves us no time, and then their input ends.
 */
const live = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const isWindows = process.platform === 'win32';

export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended, and all it started.
  }
}
const endAll = (): void => {
  for (const child of live) endGroup(child);
};
const onSignal = (signal: NodeJS.Signals): void => {
  // Somebody else deals with it, and closes what it has opened.
  if (process.listenerCount(signal) > 1) return;
  endAll();
  unlisten();
  process.kill(process.pid, signal);
};
function unlisten(): void {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}

/** Ends it with us, until it has ended by itself. */
export function endWithUs(child: ChildProcess): void {
  if (live.size === 0) {
    process.on('exit', endAll);
    // Before all others, who may hear a signal but once.
    for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  }
  live.add(child);
  child.once('exit', () => {
    // What it has started and left behind.
    endGroup(child);
    live.delete(child);
    if (live.size === 0) unlisten();
  });
}
