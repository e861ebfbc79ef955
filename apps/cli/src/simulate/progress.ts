const WIDTH = 30;

const span = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`);

/** One line that grows: how far, how fast, how long still. */
export function progressLine(done: number, of: number, seconds: number): string {
  const filled = Math.floor((WIDTH * done) / of);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}`;
  if (done === 0) return bar;
  const rate = done / Math.max(seconds, 1e-3);
  return `${bar}  ${rate.toFixed(1)} battles/s  ${span((of - done) / rate)} left`;
}
