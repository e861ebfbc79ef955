/**
 * Drawing that waits for its script: asked for when there is first something to draw, so that a battle opens without it. Of what is
 * to be drawn meanwhile the latest of each kind is kept.
 */
export class DrawnLater<Drawing> {
  readonly #waiting = new Map<string, (drawing: Drawing) => void>();
  #drawing: Drawing | undefined;
  #isAsked = false;

  constructor(private readonly fetch: () => Promise<Drawing>) {}

  /** `isAny` says whether `work` leaves anything to be seen. */
  draw(kind: string, isAny: boolean, work: (drawing: Drawing) => void): void {
    if (this.#drawing !== undefined) {
      work(this.#drawing);
      return;
    }
    this.#waiting.set(kind, work);
    if (!isAny || this.#isAsked) return;
    this.#isAsked = true;
    void this.fetch().then((drawing) => {
      this.#drawing = drawing;
      for (const waiting of this.#waiting.values()) waiting(drawing);
      this.#waiting.clear();
    });
  }
}
