/** Keeps the screen on while a table is open: a phone that goes dark between two tests is put away. Returns what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused when the battery is low, say: then the phone does as it always does.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  };
  // The browser lets go when the page is hidden.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
