import { itemAt, type Text } from '@tambour/kernel';
import { sideName } from '../model/names.ts';
import type { ArrivalData } from '../model/scenario.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { sideId } from '../model/world-lookup.ts';
import { sayStage } from '../texts/say-stage.ts';

/** A box beside the map for those who come by one entry hex: they lie in it from the turn before they are due. */
export interface EntryBox {
  readonly id: string;
  readonly title: Text;
  readonly note: Text;
  readonly slots: number;
}
/** How many turns before theirs arrivals are shown. */
const AHEAD = 1;
const sizeOf = ({ units, leaders }: ArrivalData): number => units.length + leaders.length;
const sideOfArrival = (w: RisorgimentoWorld, { units, leaders }: ArrivalData): number =>
  units[0] === undefined ? itemAt(w.leaderSide, itemAt(leaders, 0)) : itemAt(w.unitSide, units[0]);

/** The box of an entry hex. */
export const boxOf = (hexName: string): string => `entry-${hexName}`;
/** Where someone who has yet to come is shown: in the box of his entry hex, or nowhere while that is far off. */
export function waitsIn(w: RisorgimentoWorld, arrival: number, turn: number): string | undefined {
  const found = w.data.arrivals[arrival - 1];
  const hex = found?.entry[0];
  if (found === undefined || hex === undefined || found.turn > turn + AHEAD) return undefined;
  return boxOf(itemAt(w.hexNames, hex));
}

/** 5.6a One box an entry hex, with room for all who can be due there at one time if each came when he could. */
export const entryBoxes = (w: RisorgimentoWorld): EntryBox[] =>
  w.entries.flatMap((hex): EntryBox[] => {
    const own = w.data.arrivals.filter(({ entry }) => entry[0] === hex);
    const [first] = own;
    if (first === undefined) return [];
    const turns = [...new Set(own.map(({ turn }) => turn))].sort((a, b) => a - b);
    const slots = turns.map((from) =>
      own.filter(({ turn }) => turn >= from && turn <= from + AHEAD).reduce((sum, a) => sum + sizeOf(a), 0),
    );
    const name = itemAt(w.hexNames, hex);
    return [
      {
        id: boxOf(name),
        title: sayStage('box.title', { hex: name }),
        note: sayStage('box.note', { side: sideName(sideId(sideOfArrival(w, first))), turns: turns.join(', ') }),
        slots: Math.max(...slots),
      },
    ];
  });
