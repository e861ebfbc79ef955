import type { ScenePiece } from '@tambour/stage';
import type { Ground } from '../match/protocol.ts';
import { DrawnLater } from './drawn-later.ts';
import type { BoardScene } from './scene.ts';
import { layPaper, svgElement, svgLayer } from './svg-layer.ts';

/** What the last orders left: ghosts under the counters, arrows over them; a plan; and rings about places that are spoken of. */
export class TrailLayer {
  readonly ghosts = svgLayer('board-ghosts');
  readonly arrows = svgLayer('board-arrows');
  private readonly trails = svgElement('g', 'trails');
  private readonly plan = svgElement('g', 'plan');
  private readonly rings = svgElement('g', 'rings');
  private readonly drawn = new DrawnLater(() => import('./trail-drawing.ts'));
  private readonly planned = new DrawnLater(() => import('./plan-drawing.ts'));

  constructor() {
    this.arrows.append(this.trails, this.plan, this.rings);
  }

  lay({ paper }: Ground): void {
    layPaper(this.ghosts, paper);
    layPaper(this.arrows, paper);
  }

  /** `draw` is how a counter's face is drawn. */
  show(scene: BoardScene, draw: (piece: ScenePiece) => string): void {
    this.drawn.draw('trails', scene.trails.length > 0, ({ trailsDrawn }) => {
      const { ghosts, arrows } = trailsDrawn(scene, draw);
      this.trails.innerHTML = arrows;
      this.ghosts.innerHTML = ghosts;
    });
  }

  showPlan(scene: BoardScene): void {
    this.planned.draw('plan', scene.plan.length > 0, ({ planDrawn }) => {
      this.plan.innerHTML = planDrawn(scene);
    });
  }

  point(scene: BoardScene): void {
    this.drawn.draw('rings', scene.pointed.length > 0, ({ ringsDrawn }) => {
      this.rings.innerHTML = ringsDrawn(scene);
    });
  }
}
