import { describe, expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { ACTS, type Act, type ActCase, mayAct, whyNotAct } from './acts.ts';

const STATES = [
  'steady',
  'uncontrolled',
  'halted',
  'retreat',
  'rout',
  'rallying',
  'flight',
  'pursuing',
  'freed',
] as const;
/** In the order of the states: x may, . may not. Retreating units are attacked by another enemy, and not pursued. */
const TABLE: Readonly<Record<Act, string>> = {
  changeFormation: 'x.xx....x',
  narrowFront: 'xxxx.x..x',
  fire: 'x.x......',
  fight: 'xxxx.x.x.',
  continueMelee: 'xxxx.x.x.',
  recoil: 'xxxxxxxxx',
  follow: 'xx.....x.',
  pursue: 'xx.....x.',
  moveTowardsEnemy: 'xx.....x.',
  moveTowardsEdge: 'x.xxx.xxx',
  moveToGeneral: 'xxx..x.xx',
  passThroughFriends: 'xxx.xxxxx',
  stopByChoice: 'x.x..x..x',
  followOrder: 'x.x....x.',
  turn: 'x.xx...x.',
  formSquare: 'x.xx...x.',
  charge: 'x........',
  counterCharge: 'xx.....x.',
  beAttacked: 'xxxxxxxxx',
};

describe('who may do what', () => {
  rule(
    [
      '2.1b',
      '2.1f',
      '2.2b',
      '2.3a',
      '2.3c',
      '2.3d',
      '2.3e',
      '2.3f',
      '2.4-P2',
      '2.4-P18',
      '2.4-C3',
      '2.4-C4',
      '2.4-C9',
      '2.4-U8',
      '2.5-O1',
      '2.5-O6',
      '2.6-K4',
    ],
    'state by state',
    () => {
      for (const act of ACTS) {
        const may = STATES.map((state) => mayAct(act, { state, attackedBy: 'another enemy', pursued: false }));
        expect(may.map((yes) => (yes ? 'x' : '.')).join(''), act).toBe(TABLE[act]);
      }
    },
  );
  rule(['C7l', 'C8a'], 'whatever is refused has a rule and a reason in both languages', () => {
    for (const act of ACTS)
      for (const state of STATES) {
        const c: ActCase = { state, degradation: 'disorder', attackedBy: 'its melee enemy', pursued: true };
        const reasons = whyNotAct(act, c);
        expect(reasons.length === 0).toBe(mayAct(act, c));
        for (const { rule: id, why } of reasons) expect(id && why.en && why.fr).toBeTruthy();
      }
    expect(whyNotAct('charge', { state: 'steady', degradation: 'noFormation' }).map(({ rule: id }) => id)).toEqual([
      'C8a',
    ]);
  });
});
