import { Position } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { chainOf, commands, responsibleFor } from './chain.ts';
import { loseLeader } from './doors.ts';
import { leaderId, type UnitId } from './model/ids.ts';
import type { Field } from './model/state.ts';
import { tabletopWorld } from './model/world.ts';
import { tabletopPlay } from './play.ts';

const three = () =>
  drill({
    units: [
      { id: 'foot', x: 60, y: 40, general: 'brigade' },
      { id: 'horse', x: 90, y: 40, type: 'french.lightCavalry', general: 'brigade' },
      { id: 'other', x: 120, y: 40, general: 'division' },
    ],
    generals: [
      { id: 'chief', x: 10, y: 10, value: 60, arms: ['cavalry'], aides: 1 },
      { id: 'division', x: 20, y: 10, rank: 'division', superior: 'chief' },
      { id: 'brigade', x: 30, y: 10, superior: 'division', arms: ['infantry'], aides: 1 },
    ],
    phase: 'COMMAND',
  });

describe('the chain of command', () => {
  rule('C12a', 'the lowest general in play is responsible, then his superior; nobody if none is left', () => {
    const one = three();
    const g = one.g;
    const of = (id: string): string | undefined => g.w.leaderIds[responsibleFor(g, one.unit(id))];
    expect([of('foot'), of('other')]).toEqual(['brigade', 'division']);
    loseLeader(g, one.leader('brigade'), 'killed', 'C12f');
    expect(of('foot')).toBe('division');
    loseLeader(g, one.leader('division'), 'killed', 'C12f');
    expect(of('foot')).toBe('chief');
    loseLeader(g, one.leader('chief'), 'killed', 'C12f');
    expect(of('foot')).toBe(undefined);
  });
  rule('C12b', 'authority goes down the chain and by arm; the commander has it over all', () => {
    const one = three();
    const has = (leader: string, unit: string): boolean => commands(one.g, one.leader(leader), one.unit(unit));
    expect([has('brigade', 'foot'), has('brigade', 'horse'), has('brigade', 'other')]).toEqual([true, false, false]);
    expect([has('division', 'foot'), has('division', 'horse'), has('division', 'other')]).toEqual([true, true, true]);
    expect([has('chief', 'foot'), has('chief', 'horse')]).toEqual([true, true]);
  });
  rule('C12c', 'an aide has the authority of his general, and starts with him', () => {
    const one = three();
    const has = (leader: string, unit: string): boolean => commands(one.g, one.leader(leader), one.unit(unit));
    expect([has('brigade-aide-1', 'foot'), has('brigade-aide-1', 'horse'), has('chief-aide-1', 'horse')]).toEqual([
      true,
      false,
      true,
    ]);
    const { x, y } = one.g.s.leader;
    const [aide, general] = [one.leader('brigade-aide-1'), one.leader('brigade')];
    expect([x[aide], y[aide]]).toEqual([x[general], y[general]]);
  });
  rule('C12a', 'at Saalfeld units without a general of their own go over to the highest left', () => {
    const world = tabletopWorld({ scenario: 'saalfeld-1806' });
    const position = new Position(tabletopPlay, world);
    position.begin(1);
    const g = position.field as Field;
    const unit = (id: string): UnitId => world.unitIndex.get(id)!;
    const leader = (id: string) => world.leaderIndex.get(id) ?? leaderId(-1);
    const chain = (id: string) => chainOf(g, unit(id)).map((l) => world.leaderIds[l]);
    expect(chain('s-kurf1')).toEqual(['bevilaqua', 'louis']);
    loseLeader(g, leader('louis'), 'killed', 'C12f');
    expect(chain('s-kurf1')).toEqual(['bevilaqua', 'louis']);
    expect(world.leaderIds[responsibleFor(g, unit('p-muff2'))]).toBe('bevilaqua');
    loseLeader(g, leader('bevilaqua'), 'wounded', 'C12f');
    expect(world.leaderIds[responsibleFor(g, unit('s-kurf1'))]).toBe('truetzschler');
    // He leads cavalry only: responsible, without authority over foot.
    expect(commands(g, leader('truetzschler'), unit('s-kurf1'))).toBe(false);
    // Others have no such rule.
    loseLeader(g, leader('rabenau'), 'captured', 'C12g');
    expect(responsibleFor(g, unit('p-rab'))).toBe(-1);
  });
  const initiative = (dice: readonly number[], lost: readonly string[] = [], first: 0 | 1 = 0) =>
    drill({
      units: [{ id: 'foot', x: 60, y: 40 }],
      generals: [
        { id: 'chief', x: 10, y: 10, value: 60 },
        { id: 'division', x: 20, y: 10, rank: 'division', superior: 'chief', value: 80 },
        { id: 'kolb', x: 150, y: 110, side: 1, value: 40 },
      ],
      first,
      phase: 'INITIATIVE',
      prepare(g) {
        for (const id of lost) loseLeader(g, g.w.leaderIndex.get(id)!, 'killed', 'C12f');
      },
      dice,
    }).told('initiative-rolled')[0];
  rule('C14b', 'a die and the points of the highest general, by rank before value; a tie keeps who was first', () => {
    expect(initiative([3, 4])).toMatchObject({ totals: [6, 6], first: 'blue' });
    expect(initiative([3, 4], [], 1)).toMatchObject({ totals: [6, 6], first: 'white' });
    expect(initiative([3, 5])).toMatchObject({ totals: [6, 7], first: 'white' });
    expect(initiative([3, 5], ['chief'])).toMatchObject({ totals: [7, 7], first: 'blue' });
  });
  rule('C14k', 'a side without a general adds nothing', () => {
    expect(initiative([3, 2], ['kolb'])).toMatchObject({ totals: [6, 2] });
    expect(initiative([3, 2], ['chief', 'division'])).toMatchObject({ totals: [3, 4], first: 'white' });
  });
});
