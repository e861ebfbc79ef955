/** Frame times of something done frame by frame. */
export interface Frames {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  /** Share of frames that came when the screen wanted one. */
  readonly onTime: number;
  readonly dropped: number;
}

/** Sixty a second, and what a clock may be off. */
const FRAME = 1000 / 60;
const TOLERANCE = 1;

export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing is left over from what was done before. */
export const calm = async (frames = 30): Promise<void> => {
  for (let i = 0; i < frames; i++) await nextFrame();
};

/** Calls `step` before each frame until it answers false. */
export const record = async (step: (frame: number) => boolean): Promise<Frames> => {
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; step(frame); frame++) {
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    count: times.length,
    median: at(0.5),
    p95: at(0.95),
    onTime: times.filter((time) => time <= FRAME + TOLERANCE).length / Math.max(1, times.length),
    dropped: times.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME) - 1), 0),
  };
};
