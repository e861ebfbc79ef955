/** Raised when the program is told to end: the first time it may finish what it does, the second time it ends at once. */
export function interruptSignal(own?: AbortSignal): { readonly signal: AbortSignal; release(): void } {
  if (own) return { signal: own, release: () => {} };
  const controller = new AbortController();
  const stop = () => controller.abort();
  // Each listener hears its signal once; the next time the system's own way of ending applies again.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return {
    signal: controller.signal,
    release() {
      process.removeListener('SIGINT', stop);
      process.removeListener('SIGTERM', stop);
    },
  };
}
