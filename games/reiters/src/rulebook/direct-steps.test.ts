import { type Command, Position } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { reiters } from '../game.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import type { Field } from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';
import { sketch } from '../testing/ground.ts';
import { jumble } from '../testing/jumble.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { Book } from '../testing/slow-referee/book.ts';
import { directStepsOf } from '../testing/slow-referee/movement.ts';
import { directRides } from '../testing/slow-referee/other-acts.ts';
import { savedOf } from '../testing/slow-referee/saved.ts';

type Here = Position<ReitersWorld, Field>;

/** Two zones that touch at a point where a wall ends, and the way round by B: 3 points and a test, or 2 and none. */
const CORNER = {
  ...sketch('A B C D', 'A-B B-C C-D:double A-D'),
  junctions: [
    {
      id: 'J',
      zones: ['A', 'B', 'C', 'D'],
      borders: ['A-B', 'B-C', 'C-D', 'A-D'],
      pairs: [
        ['A', 'C'],
        ['B', 'D'],
      ],
    },
  ],
};
const corner = (type = 'reiters') =>
  scene({ map: CORNER, active: 'P', units: [{ id: 'R', side: 'P', type, zone: 'A', fq: 4, ma: 8 }] });

rule(
  ['4.1Zb', '4.1.3a', '4.1.4a'],
  'a neighbour is reached directly, through a point at three points and a test, though a way round is calmer',
  () => {
    const s = corner().play({ type: 'move', piece: 'R', to: 'C' }, [6]);
    expect(s.unit('R', 'zone', 'spent', 'ds')).toEqual({ zone: 'C', spent: 3, ds: true });
    const named = corner().play({ type: 'move', piece: 'R', to: 'C', via: [] }, [6]);
    expect(named.unit('R', 'zone', 'spent', 'ds')).toEqual({ zone: 'C', spent: 3, ds: true });
  },
);
rule(['4.1Zb', '4.1Pe'], 'the way round is taken when it is named', () => {
  const s = corner().play({ type: 'move', piece: 'R', to: 'C', via: ['B'] });
  expect(s.unit('R', 'zone', 'spent', 'ds')).toEqual({ zone: 'C', spent: 2, ds: false });
});
rule(['4.1Zb', '4.1Pa'], 'what is out of reach directly is reached round about, and refused as a direct step', () => {
  const slow = () =>
    scene({ map: CORNER, active: 'P', units: [{ id: 'R', side: 'P', type: 'reiters', zone: 'A', ma: 2 }] });
  expect(slow().play({ type: 'move', piece: 'R', to: 'C' }).unit('R', 'zone', 'spent')).toEqual({
    zone: 'C',
    spent: 2,
  });
  expect(slow().refusals({ type: 'move', piece: 'R', to: 'C', via: [] })).toEqual(['4.1Pa']);
});
rule(['4.1Zb'], 'directly is no way to a zone farther off', () => {
  const s = scene({
    map: sketch('A B C', 'A-B B-C'),
    active: 'P',
    units: [{ id: 'R', side: 'P', type: 'reiters', zone: 'A' }],
  });
  expect(s.can({ type: 'move', piece: 'R', to: 'C' })).toBe(true);
  expect(s.refusals({ type: 'move', piece: 'R', to: 'C', via: [] })).toEqual(['4.1Zb']);
});
rule(
  ['AU.4', '4.1.4b', '4.1Zb'],
  'reiters ride straight into a choked street, at four points and certain disorder',
  () => {
    const street = () =>
      scene({
        scenario: 'AU',
        active: 'P',
        turn: 2,
        units: [
          { id: 'R', side: 'P', type: 'reiters', zone: '138' },
          { id: 'B', side: 'P', type: 'baggage', zone: '123' },
        ],
      });
    const s = street().play({ type: 'move', piece: 'R', to: '123', via: [] });
    expect(s.unit('R', 'zone', 'spent', 'ds')).toEqual({ zone: '123', spent: 4, ds: true });
  },
);
rule(['4.1Zb', '10.1e'], 'a leader, too, rides directly to the next zone unless another way is named', () => {
  const s = () =>
    scene({ map: CORNER, active: 'P', units: [], leaders: [{ id: 'L', side: 'P', zone: 'A', rank: 'CC' }] });
  expect(s().play({ type: 'move', piece: 'L', to: 'C' }).leader('L', 'zone', 'spent')).toEqual({ zone: 'C', spent: 3 });
  expect(
    s()
      .play({ type: 'move', piece: 'L', to: 'C', via: ['B'] })
      .leader('L', 'spent'),
  ).toEqual({ spent: 2 });
});

rule(
  ['4.1.4a', '4.1Pe'],
  'to a farther zone the way whose test cannot leave it short goes before a cheaper one',
  () => {
    const s = scene({
      map: sketch('A B/III C/II D', 'A-B B-D A-C C-D:double'),
      active: 'P',
      units: [{ id: 'R', side: 'P', type: 'reiters', zone: 'A', fq: 4, ma: 8 }],
    });
    // By B 3 and 1, a test at once; by C 2 and 3, a test at the end.
    s.play({ type: 'move', piece: 'R', to: 'D' }, [6]);
    expect(s.unit('R', 'zone', 'spent', 'ds')).toEqual({ zone: 'D', spent: 5, ds: true });
  },
);
rule(['4.1.4a', '4.1Pe'], 'of ways that may all leave it short, the one with the fewest tests', () => {
  const s = scene({
    map: sketch('A B/III C/III D/III E/II F/II G', 'A-B B-C C-G A-D D-E E-F F-G'),
    active: 'P',
    units: [{ id: 'R', side: 'P', type: 'reiters', zone: 'A', fq: 4, ma: 10 }],
  });
  // By B and C 3, 3 and 1; by D, E and F 3, 2, 2 and 1.
  s.play({ type: 'move', piece: 'R', to: 'G' }, [1]);
  expect(s.unit('R', 'zone', 'spent')).toEqual({ zone: 'G', spent: 8 });
});
rule(
  ['4.3c', '4.1Pe'],
  'nor does it ride over a lone leader on the way, who would make it halt, if it can go round',
  () => {
    const s = scene({
      map: sketch('A B C/II D', 'A-B B-D A-C C-D'),
      active: 'P',
      units: [
        { id: 'R', side: 'P', type: 'reiters', zone: 'A', ma: 8 },
        { id: 'x', side: 'C', type: 'pikemen', zone: 'off' },
      ],
      leaders: [{ id: 'L', side: 'C', zone: 'B', rank: 'CC' }],
    });
    s.play({ type: 'move', piece: 'R', to: 'D' });
    expect(s.unit('R', 'zone', 'spent')).toEqual({ zone: 'D', spent: 3 });
  },
);

/** Every direct step the book allows, and no other, can be ordered, by `via: []` and by the mere zone. */
function directSteps(p: Here, faults: string[]): number {
  const book = new Book(savedOf(p.toJson()));
  const { world } = p;
  const pieces = [...world.unitIds, ...world.leaderIds];
  let seen = 0;
  const q = p.twin();
  for (const id of pieces) {
    const isUnit = world.unitIds.includes(id);
    const wanted = isUnit ? directStepsOf(book, id) : directRides(book, id);
    const at = isUnit ? book.at.unit[id]!.zone : book.at.leader[id]!.zone;
    if (at === null) continue;
    for (const to of world.zoneNames) {
      const order = p.encode({ type: 'move', piece: id, to, via: [] });
      const isLegal = wanted.includes(to);
      if (p.permits(order) !== isLegal) faults.push(`${world.scenario} ${id} ${at} ${to}: book ${isLegal}`);
      if (!isLegal) continue;
      seen++;
      for (const command of [{ via: [] }, {}]) {
        q.copyFrom(p);
        q.play(q.encode({ type: 'move', piece: id, to, ...command }));
        const [first] = q.events as unknown as readonly Command[];
        if (first?.type !== 'moved' || first.piece !== id || first.to !== to)
          faults.push(`${world.scenario} ${id} ${at} ${to} ${JSON.stringify(command)}: ${JSON.stringify(first)}`);
      }
    }
  }
  return seen;
}
const isAsked = (p: Here) => p.question === 'movement';
const ALL = { advanced: 'on', caracole: 'on', wavering: 'on', gold: 'on', enfantsPerdus: 'on' };

rule(
  ['4.1Zb', '4.1.3a', '4.1Zc', '5.3c', '10.1h', 'AU.4'],
  'every direct step to a neighbour that the book allows can be ordered: at the start of turn 2 of the five battles',
  () => {
    const faults: string[] = [];
    let seen = 0;
    for (const { id: scenario } of SCENARIO_FILES) {
      const p: Here = new Position(reiters, reiters.world({ scenario, options: {} })).begin(1);
      const idle = (c: Command) => c.type === 'done' || c.type === 'ready';
      const looked = new Set<number>();
      while (p.status.turn <= 2 && looked.size < 2) {
        if (p.status.turn === 2 && isAsked(p) && !looked.has(p.side)) {
          looked.add(p.side);
          seen += directSteps(p, faults);
        }
        const at = Array.from({ length: p.actions.count }, (_, i) => i).find((i) => idle(p.decode(p.actions.at(i))));
        p.playAt(at ?? 0);
      }
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(700);
  },
);
rule(
  ['4.1Zb', '4.1.3a', '4.1Zc', '5.3c', '10.1h', '11.4.2a'],
  'and in crowds such as no battle comes to by itself, pieces on the march among them',
  () => {
    const faults: string[] = [];
    let seen = 0;
    for (let seed = 1; seed <= 6; seed++)
      for (const { id: scenario } of SCENARIO_FILES) {
        const lot = new SeededRandom(seed * 31);
        const p = jumble(scenario, seed % 2 ? ALL : {}, seed, lot);
        const { turn } = p.status;
        for (let n = 0; !p.over && p.status.turn === turn && n < 60; n++) {
          if (isAsked(p) && n % 9 === 0) seen += directSteps(p, faults);
          p.playAt(choose(p, lot, 'by-verb'));
        }
      }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(900);
  },
);
