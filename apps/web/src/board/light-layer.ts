import type { Language } from '@tambour/kernel';
import { escapeText } from '@tambour/press';
import type { Mark, Place } from '@tambour/stage';
import type { Ground, Point } from '../match/protocol.ts';
import { boundaryPath, outlinePath } from './boundary.ts';
import type { BoardTarget } from './scene.ts';
import { layPaper, svgElement, svgLayer, tooltip } from './svg-layer.ts';
import { hatchDefinitions, hatchId, TONE_INKS } from './tones.ts';

const GLOW = ['gold', 'red']
  .map(
    (metal) =>
      `<radialGradient id="board-glow-${metal}" r=".56"><stop offset=".2" class="${metal}-heart"/><stop offset=".98" class="${metal}-rim"/></radialGradient>`,
  )
  .join('');

/** Drawn a little within its outline, so that neighbours do not run together. */
export const shrunk = (outline: readonly Point[], at: Point, by: number): readonly Point[] =>
  outline.map(([x, y]) => [at[0] + (x - at[0]) * by, at[1] + (y - at[1]) * by]);

/** One light a place: where several orders lead to it, the attack shows. */
export const lightsOf = (targets: readonly BoardTarget[]): readonly BoardTarget[] => {
  const lights = new Map<Place, BoardTarget>();
  for (const target of targets) {
    const known = lights.get(target.place);
    if (known === undefined || (target.kind === 'attack' && known.kind !== 'attack')) lights.set(target.place, target);
  }
  return [...lights.values()];
};

/** What lies between map and counters: hatched areas, places that glow. */
export class LightLayer {
  readonly element = svgLayer('board-lights');
  private readonly areas = svgElement('g', 'areas');
  private readonly glow = svgElement('g', 'glow');

  constructor() {
    const definitions = svgElement('defs', '');
    definitions.innerHTML = GLOW + hatchDefinitions();
    this.element.append(definitions, this.areas, this.glow);
  }

  lay(ground: Ground): void {
    layPaper(this.element, ground.paper);
  }

  showMarks(ground: Ground, marks: readonly Mark[], language: Language): void {
    this.areas.innerHTML = marks
      .map((mark) => {
        if (mark.kind !== 'area') return '';
        const each = mark.places.flatMap((place) => {
          const spot = ground.spots[place];
          return spot === undefined ? [] : [spot.outline];
        });
        const { ink, dash } = TONE_INKS[mark.tone];
        return `<path class="hatch" d="${each.map(outlinePath).join('')}" fill="url(#${hatchId(mark.tone)})" pointer-events="fill">${tooltip(mark.title[language])}</path><path class="hatch-edge" d="${boundaryPath(each)}" stroke="${ink}" stroke-dasharray="${dash}"/>`;
      })
      .join('');
  }

  showTargets(ground: Ground, targets: readonly BoardTarget[]): void {
    this.glow.innerHTML = lightsOf(targets)
      .map(({ place, kind, isLong }) => {
        const spot = ground.spots[place];
        if (spot === undefined) return '';
        const path = outlinePath(shrunk(spot.outline, spot.at, spot.slots === undefined ? 0.94 : 0.99));
        return `<path class="target ${kind}${isLong ? ' long' : ''}" data-place="${escapeText(place)}" d="${path}"/>`;
      })
      .join('');
  }
}
