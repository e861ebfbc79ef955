import { describe, expect } from 'vitest';
import { unitId } from '../model/ids.ts';
import { ACTED_ONCE, COMBINED, has, LENT, mark, SQUARED_THIS_TURN, STRATEGIC } from '../model/state.ts';
import { PHASES } from '../model/vocabulary.ts';
import { looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { initiativeDrm } from './4-sequence.ts';

describe('a turn', () => {
  rule(
    ['3.0a', '4.54b', '4.54d', '8.4e', '4.16a', '6.14b', '7.12b', '5.6c', 'M4'],
    'begins with what lasts for a turn cleared, and nothing else',
    () => {
      const d = turnDrill(looseField({ scenario: 'magenta' }));
      const { s } = d.g;
      for (const column of [s.corps.used, s.corps.isFinished, s.leader.isFinished, s.bridge.isTried]) column.fill(1);
      for (const column of [s.side.hasTried, s.side.hasRenounced, s.side.hasMassed]) column.fill(1);
      s.leader.isReduced.fill(1);
      s.bridge.isDestroyed.fill(1);
      mark(d.g, unitId(0), SQUARED_THIS_TURN | ACTED_ONCE | LENT | COMBINED | STRATEGIC);
      d.dice.push(0, 9);
      d.begin('turn');
      const cleared = [s.corps.used, s.corps.isFinished, s.leader.isFinished, s.bridge.isTried, s.side.hasTried];
      for (const column of [...cleared, s.side.hasRenounced, s.side.hasMassed])
        expect([...column].every((x) => x === 0)).toBe(true);
      expect([...s.leader.isReduced, ...s.bridge.isDestroyed].every((x) => x === 1)).toBe(true);
      expect(has(d.g, unitId(0), SQUARED_THIS_TURN | ACTED_ONCE | LENT | COMBINED)).toBe(false);
      expect(has(d.g, unitId(0), STRATEGIC)).toBe(true);
    },
  );
  rule(['3.0a', '4.3a', '4.3d'], 'says what it is, rolls, and gives the hand to the winner', () => {
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    d.g.s.battle.turn[0] = 3;
    d.dice.push(2, 8);
    expect(d.begin('turn')).toBe('reserve-in');
    expect(d.ofType('turn-began')).toMatchObject([{ turn: 4, time: '14:00', weather: 'heat', isNight: false }]);
    expect([d.g.s.battle.initiative[0], d.g.s.hand.side[0]]).toEqual([1, 1]);
    expect(PHASES[d.g.s.battle.phase[0]!]).toBe('reserve');
    expect(d.frames.at(-1)![1]).toBe(1);
  });
  rule('4.3c', 'adds a leader’s figure only while he is on the map', () => {
    const d = turnDrill(looseField({ scenario: 'san-martino' }));
    expect([initiativeDrm(d.g, 0), initiativeDrm(d.g, 1)]).toEqual([0, 1]);
    d.g.s.leader.place[d.leader('ldr-benedek')] = 2;
    expect(initiativeDrm(d.g, 1)).toBe(0);
  });
  rule(['3.0h', '9.1b'], 'reads hors de combat after recovery', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', inReserve: true }] });
    d.g.s.formation.isHorsDeCombat[0] = 1;
    d.begin('phase', PHASES.indexOf('recovery'));
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(1);
    d.begin('phase', PHASES.indexOf('release'));
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(0);
  });
  rule('3.0a', 'does not come after the last: the battle is over', () => {
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    d.g.s.battle.turn[0] = 10;
    expect(d.begin('turn')).toBeUndefined();
    expect(d.g.s.battle.isOver[0]).toBe(1);
    expect(d.ofType('turn-began')).toEqual([]);
  });
});
