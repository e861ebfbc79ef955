import type { Motion } from '@tambour/stage';
import type { AnimatedPieces, Player } from './animate.ts';

/** Plays motions; what draws them is fetched with the first. */
export class MotionPlayer {
  private coming: Promise<Player | undefined> | undefined;
  private player: Player | undefined;

  constructor(private readonly pieces: AnimatedPieces) {}

  async play(motions: readonly Motion[], speed: number): Promise<void> {
    this.coming ??= this.fetch();
    // Where it cannot be fetched, pieces simply stand where they have gone.
    await (await this.coming)?.play(motions, speed);
  }
  skip(): void {
    this.player?.skip();
  }

  private async fetch(): Promise<Player | undefined> {
    try {
      const { Player } = await import('./animate.ts');
      this.player = new Player(this.pieces);
    } catch {
      this.coming = undefined;
    }
    return this.player;
  }
}
