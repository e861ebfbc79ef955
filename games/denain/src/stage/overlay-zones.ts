import { type HexId, hexId } from '@tambour/boards';
import { area, type Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 6a 6.1f 6.1g The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
export function zoneMarks(g: Field): Mark[] {
  const own = beholder(g);
  const zones = [0, 1].map((side) => markZones(g, side).map((bits) => (bits & (1 << side) ? 1 : 0)));
  const toneOf = (hex: HexId) => {
    const isEnemy = zones[1 - own]![hex] === 1;
    if (zones[own]![hex] === 1) return isEnemy ? 'both' : 'own';
    return isEnemy ? 'enemy' : undefined;
  };
  const places = (tone: string): string[] => g.w.hexNames.filter((_, hex) => toneOf(hexId(hex)) === tone);
  return (['own', 'enemy', 'both'] as const).flatMap((tone) => area(places(tone), tone, say(`overlay.zone.${tone}`)));
}
