import type { Text } from '@tambour/kernel';
import { plainHexSheet, plainStage } from '@tambour/stage';
import { FRONT } from './front.ts';
import { ford } from './game.ts';
import { DEEP, FORD_HEXES, GRID, HEXES, RIVER, UNITS } from './map.ts';
import { type Field, PROTOCOL, VERB_TABLE, VERBS } from './model.ts';
import { say, textOf } from './texts/say.ts';

function ground(place: string): Text {
  const hex = HEXES.indexOf(place);
  return say(hex === DEEP ? 'ground.deep' : FORD_HEXES.includes(hex) ? 'ground.ford' : 'ground.land');
}

/** How the ford shows itself to a page that knows no game. */
export const fordStage = plainStage<Field>({
  front: FRONT,
  spec: ford,
  protocol: PROTOCOL,
  verbs: VERBS,
  table: VERB_TABLE,
  text: textOf,
  words: { north: say('ford.north'), south: say('ford.south') },
  weights: { turn: 'step', lost: 'major', gone: 'major', shown: 'major' },
  pieces: UNITS.map(({ side, kind, arm, strength, move }) => ({
    side,
    arm,
    title: say('unit.name', { side: FRONT.sides[side]!.name, kind: say(`unit.${kind}`) }),
    strength,
    movement: move,
  })),
  places: HEXES,
  now: (g, u) => ({ strength: g.s.unit.strength[u]!, place: HEXES[g.s.unit.hex[u]!] }),
  ground,
  sheet: plainHexSheet(FRONT.title, { id: 'ford', grid: GRID, rivers: [{ name: '', hexes: RIVER }] }),
});
