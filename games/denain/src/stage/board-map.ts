import { hasSide, hexId } from '@tambour/boards';
import { type BoardMap, itemAt } from '@tambour/kernel';
import { hexBoardMap } from '@tambour/stage';
import { BARRED, BY_BRIDGE, BY_ROAD, STEP_HALF, STEP_POINTS, STEP_WORK } from '../model/ground.ts';
import { CLASSES, TERRAINS } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';

/** In the order of the tables of steps. */
const MOVERS = [...CLASSES, 'leader'] as const;

/** The map for programs: what a step costs before breaches, enemies and troops in the way are known. */
export const boardMap = (w: DenainWorld): BoardMap =>
  hexBoardMap(w, {
    movers: MOVERS,
    place: (hex) => ({ terrain: itemAt(TERRAINS, itemAt(w.terrain, hex)) }),
    step(at, hex, d) {
      const marks = MOVERS.map((name, m) => [name, itemAt(itemAt(w.stepBase, m), at)] as const);
      const halfMore = marks.flatMap(([name, mark]) => (mark & STEP_HALF ? [name] : []));
      const traits = itemAt(w.sideTraits, at);
      return {
        costs: Object.fromEntries(marks.map(([name, mark]) => [name, mark === BARRED ? null : mark & STEP_POINTS])),
        ...(halfMore.length > 0 && { halfMore }),
        over: [
          ...((traits & BY_ROAD) !== 0 ? ['road'] : []),
          ...((traits & BY_BRIDGE) !== 0 || hasSide(w.streamBridge, hexId(hex), d) ? ['bridge'] : []),
          ...(hasSide(w.stream, hexId(hex), d) ? ['stream'] : []),
          ...(marks.some(([, mark]) => (mark & STEP_WORK) !== 0) ? ['entrenchment'] : []),
        ],
      };
    },
    notes: {
      en: 'Cost of one step, in points. “halfMore”: plus half the allowance. An entrenchment needs a breach. Zones of control, turning, broken bridges and troops in the way are not included.',
      fr: 'Coût d’un pas, en points. « halfMore » : plus la moitié des points de mouvement. Un retranchement demande une brèche. Zones de contrôle, changements d’orientation, ponts coupés et troupes sur le chemin ne sont pas comptés.',
    },
  });
