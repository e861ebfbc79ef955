import type { Work } from '@tambour/kernel';
import {
  ATTACKER_LOST,
  active,
  CLOSE,
  DEFENDER_LOST,
  type Field,
  GUNNERY,
  has,
  isOnMap,
  mark,
  passive,
  unitsAt,
  WAVERED,
} from '../state.ts';
import { disorganise, passes } from './1-quality.ts';

/** 11.2a 11.2b 11.2c 11.2d R94 When a unit loses steps in the combat sequence, the others of its zone test, each once a sequence. */
export const wavering: Work<Field> = {
  name: 'wavering',
  run(g) {
    const { fight } = g.s;
    const isInSequence = fight.kind[0] === CLOSE || fight.kind[0] === GUNNERY;
    if (!g.w.switches.wavering || !isInSequence) return;
    if (fight.flags[0]! & ATTACKER_LOST) waver(g, fight.from[0]!, active(g), fight.attacker[0]!);
    if (fight.flags[0]! & DEFENDER_LOST) waver(g, fight.to[0]!, passive(g), fight.defender[0]!);
  },
};
function waver(g: Field, zone: number, side: number, who: number): void {
  for (const u of unitsAt(g, zone, side)) {
    if (u === who || has(g, u, WAVERED) || !isOnMap(g, u)) continue;
    mark(g, u, WAVERED);
    if (!passes(g, u, 'wavering', '11.2a')) disorganise(g, u, '11.2a');
  }
}
