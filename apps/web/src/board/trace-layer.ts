import type { Language } from '@tambour/kernel';
import type { Mark, Place, Way } from '@tambour/stage';
import type { Ground, Point } from '../match/protocol.ts';
import type { Box } from './box.ts';
import { DrawnLater } from './drawn-later.ts';
import type { BoardTarget } from './scene.ts';
import { layPaper, svgElement, svgLayer } from './svg-layer.ts';

/** What lies over the counters: signs and figures of the targets, the way, lines, labels, the keyboard's cursor. */
export class TraceLayer {
  readonly element = svgLayer('board-traces');
  private readonly lines = svgElement('g', 'lines');
  private readonly signs = svgElement('g', 'signs');
  private readonly way = svgElement('g', 'way');
  private readonly labels = svgElement('g', 'labels');
  private readonly cursor = svgElement('g', 'cursor');
  private readonly drawn = new DrawnLater(() => import('./trace-drawing.ts'));

  constructor() {
    this.element.append(this.lines, this.signs, this.way, this.labels, this.cursor);
  }

  lay(ground: Ground): void {
    layPaper(this.element, ground.paper);
  }

  showMarks(ground: Ground, marks: readonly Mark[], language: Language): void {
    const isAny = marks.some(({ kind }) => kind === 'line' || kind === 'label');
    this.drawn.draw('marks', isAny, ({ marksDrawn }) => {
      const { lines, labels } = marksDrawn(ground, marks, language);
      this.lines.innerHTML = lines;
      this.labels.innerHTML = labels;
    });
  }

  /** `taken` says what counters cover of a place. */
  showTargets(ground: Ground, targets: readonly BoardTarget[], taken: (place: Place) => Box | undefined): void {
    this.drawn.draw('targets', targets.length > 0, ({ targetsDrawn }) => {
      this.signs.innerHTML = targetsDrawn(ground, targets, taken);
    });
  }

  /** `counter` is where the counter lies that goes this way. */
  showWay(ground: Ground, way: Way | undefined, from: Place | undefined, counter: Point | undefined): void {
    const isAny = way !== undefined && way.legs.length > 0;
    this.drawn.draw('way', isAny, ({ wayDrawn }) => {
      this.way.innerHTML = isAny ? wayDrawn(ground, way, from, counter) : '';
    });
  }

  showFocus(ground: Ground, place: Place | undefined): void {
    this.drawn.draw('focus', place !== undefined, ({ focusDrawn }) => {
      this.cursor.innerHTML = focusDrawn(ground, place);
    });
  }
}
