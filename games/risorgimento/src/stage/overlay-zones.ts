import type { Mark } from '@tambour/stage';
import { area } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { IN_ZONE, readEnemies } from '../rules/6-zone-of-control.ts';
import { sayStudy } from '../texts/say-study.ts';
import { beholder } from './question.ts';

/** 6.21a 6.22a 6.23a The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
export function zoneMarks(g: Field): Mark[] {
  const own = beholder(g);
  // What the enemies of a side do to a hex is the zone of those enemies.
  const zonesOf = (side: number): Uint8Array => readEnemies(g, enemyOf(side), new Uint8Array(g.w.grid.size));
  const [mine, theirs] = [zonesOf(own), zonesOf(enemyOf(own))];
  const toneOf = (hex: number) => {
    const isEnemy = (theirs[hex]! & IN_ZONE) !== 0;
    if (mine[hex]! & IN_ZONE) return isEnemy ? 'both' : 'own';
    return isEnemy ? 'enemy' : undefined;
  };
  const places = (tone: string): string[] => g.w.hexNames.filter((_, hex) => toneOf(hex) === tone);
  return (['own', 'enemy', 'both'] as const).flatMap((tone) =>
    area(places(tone), tone, sayStudy(`overlay.zone.${tone}`)),
  );
}
