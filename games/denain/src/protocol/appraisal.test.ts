import { Position } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { put } from '../model/unit.ts';
import { COALITION, DISORGANISED, FRENCH, ROUTED } from '../model/vocabulary.ts';
import { Scene, type SceneSpec } from '../testing/scene.ts';
import { appraisal } from './appraisal.ts';
import { TERM_IDS, type TermId } from './terms.ts';

const out = new Float64Array(TERM_IDS.length);
function measured(scene: Scene, side: number): Readonly<Record<TermId, number>> {
  appraisal.measure(scene.g, side, out);
  return Object.fromEntries(TERM_IDS.map((id, i) => [id, out[i]])) as Record<TermId, number>;
}

/** Two French battalions and a battery north of the camp, a garrison of one; Villars commands. */
const FIELD: SceneSpec = {
  edition: 'en',
  units: `F inf A@1706>SSE 3/2/3 :maison
    F inf B@1806>SSE 3/2/3 :maison
    F art G@1707>SSE 1/2 :centre
    C inf X@2012>NNW 2/2/2 :denain
    C inf W@1712>NNW 2/2/2 :denain
    C cav Y@2306>NNW 2/3/3 :denain`,
  leaders: { villars: '1706', albermarle: '2012', dreux: '1707' },
};
const scene = (more: Partial<SceneSpec> = {}): Scene => new Scene({ ...FIELD, ...more });
const withUnits = (units: string): Scene => scene({ units });

type Change = (s: Scene) => void;
const move =
  (id: string, to: string, facing?: number): Change =>
  (s) => {
    put(s.g, s.u(id), s.hex(to));
    if (facing !== undefined) s.g.s.unit.facing[s.u(id)] = facing;
  };
const state =
  (id: string, is: number): Change =>
  (s) => {
    s.g.s.unit.state[s.u(id)] = is;
  };

describe('what computer players look at in Denain', () => {
  it('has a name, a kind and a weight each', () => {
    expect(appraisal.terms.map(({ id }) => id)).toEqual(TERM_IDS);
    for (const weights of [appraisal.hand, appraisal.weights])
      expect([weights.early.length, weights.late.length]).toEqual([TERM_IDS.length, TERM_IDS.length]);
    for (const { name } of appraisal.terms) expect(name.en).not.toBe(name.fr);
  });

  const cases: readonly [what: string, term: TermId, side: number, is: 'more' | 'less', change: Change][] = [
    [
      'an objective taken',
      'held',
      FRENCH,
      'more',
      (s) => {
        s.g.s.objective.owner[0] = FRENCH + 1;
      },
    ],
    [
      'a point that the enemy lost',
      'losses',
      FRENCH,
      'more',
      (s) => {
        s.g.s.battle.lostC[0] = 1;
      },
    ],
    [
      'a battalion worn down',
      'infantry',
      FRENCH,
      'less',
      (s) => {
        s.g.s.unit.cf[s.u('A')] = 2;
      },
    ],
    [
      'a squadron worn down',
      'horse',
      COALITION,
      'less',
      (s) => {
        s.g.s.unit.cf[s.u('Y')] = 1;
      },
    ],
    [
      'a battery lost',
      'batteries',
      FRENCH,
      'less',
      (s) => {
        s.g.s.unit.place[s.u('G')] = 2;
      },
    ],
    ['disorder', 'order', FRENCH, 'less', state('A', DISORGANISED)],
    ['a rout', 'order', FRENCH, 'less', state('A', ROUTED)],
    ['a march towards the camp', 'near', FRENCH, 'more', move('A', '1708')],
    ['one unit that goes ahead', 'first', FRENCH, 'more', move('B', '1810')],
    ['the garrison gone from what it holds', 'garrison', COALITION, 'less', move('X', '1720')],
    ['strength where the enemy is strong too', 'contest', COALITION, 'more', move('Y', '2111')],
    ['a post of the camp left', 'works', COALITION, 'less', move('W', '1914')],
    [
      'a weak enemy within reach',
      'threat',
      FRENCH,
      'more',
      (s) => {
        move('A', '0914')(s);
        move('Y', '0916', 0)(s);
        s.g.s.unit.cf[s.u('Y')] = 1;
      },
    ],
    ['an enemy in front of units that act', 'attack', FRENCH, 'more', move('Y', '1807', 0)],
    ['an enemy who shows his back', 'flanking', FRENCH, 'more', move('Y', '1807', 2)],
    ['an enemy before the guns', 'gunfire', FRENCH, 'more', move('Y', '1709')],
    ['a battalion far from its leader', 'command', FRENCH, 'less', move('B', '3004')],
    ['an enemy next to a commander', 'chief', FRENCH, 'less', move('Y', '1707', 0)],
    [
      'a formation that has acted',
      'tempo',
      FRENCH,
      'less',
      (s) => {
        s.g.s.formation.isActivated[s.f('centre')] = 1;
        s.g.s.formation.isActing[s.f('centre')] = 0;
      },
    ],
  ];
  it.each(cases)('%s: %s', (_what, term, side, is, change) => {
    const s = scene();
    const before = measured(s, side)[term];
    change(s);
    const by = measured(s, side)[term] - before;
    expect(is === 'more' ? by : -by).toBeGreaterThan(0);
  });
  it('covers every term by an example', () => {
    expect(new Set(cases.map(([, term]) => term))).toEqual(new Set(TERM_IDS));
  });

  const FRIENDS = 'F inf A@1706>SSE 3/2/3 :maison; F inf B@1807>W 3/2/3 :maison';
  const ALONE = 'F inf A@1706>SSE 3/2/3 :maison';
  it.each<[string, string, string]>([
    ['weaker', 'C inf X@1707>NNW 3/2/3 :denain', 'C inf X@1707>NNW 1/2/3 :denain'],
    ['in disorder', 'C inf X@1707>NNW 3/2/3 :denain', 'C inf X@1707>NNW 3/2/3 dis :denain'],
    ['with its back to them', 'C inf X@1707>NNW 3/2/3 :denain', 'C inf X@1707>SSE 3/2/3 :denain'],
    ['of lower morale', 'C inf X@1707>NNW 3/2/3 :denain', 'C inf X@1707>NNW 3/2/1 :denain'],
  ])('an enemy %s is a better target', (_what, strong, weak) => {
    const threat = (enemy: string) => measured(withUnits(`${FRIENDS}; ${enemy}`), FRENCH).threat;
    expect(threat(weak)).toBeGreaterThan(threat(strong));
  });
  it('two that attack together threaten more, and who has attacked does not do so again now', () => {
    const target = 'C inf X@1707>NNW 3/2/3 :denain';
    const alone = measured(withUnits(`${ALONE}; ${target}`), FRENCH);
    const s = withUnits(`${FRIENDS}; ${target}`);
    const together = measured(s, FRENCH);
    expect(together.threat).toBeGreaterThan(alone.threat);
    expect(together.attack).toBeGreaterThan(0);
    for (const id of ['A', 'B']) s.g.s.unit.marks[s.u(id)]! |= 2;
    expect(measured(s, FRENCH)).toMatchObject({ attack: 0, threat: together.threat });
  });
  it('a second unit at an objective that nobody disputes adds little, and a breached post is worth less', () => {
    const one = scene();
    const two = withUnits(`${FIELD.units}
      C inf Z@2111>NNW 2/2/2 :denain`);
    const more = withUnits(`${FIELD.units}
      C inf Z@2111>NNW 2/2/2 :denain
      C inf V@2112>NNW 2/2/2 :denain`);
    const gain = (a: Scene, b: Scene) => measured(b, COALITION).contest - measured(a, COALITION).contest;
    expect(gain(one, two)).toBeGreaterThan(gain(two, more));
    const breached = scene({ breached: ['1712|1711'] });
    expect(measured(breached, COALITION).works).toBeLessThan(measured(one, COALITION).works);
    expect(measured(one, FRENCH).works).toBe(0);
  });
  it('a breach brings the French nearer, and the Coalition no further', () => {
    const whole = scene({ breached: [] });
    const open = scene({ breached: ['1812|1811', '1812|1711'] });
    move('A', '1810')(whole);
    move('A', '1810')(open);
    expect(measured(open, FRENCH).near).toBeGreaterThan(measured(whole, FRENCH).near);
    expect(measured(open, COALITION).near).toBe(measured(whole, COALITION).near);
  });
});

/** A whole battle by lot, with every position. */
function randomBattle(see: (p: Position<ReturnType<typeof denain.world>, Scene['g']>) => void): void {
  const p = new Position(denain, denain.world({ options: { edition: 'en' } })).begin(5);
  for (let n = 0; !p.over; n++) {
    see(p);
    p.playAt((n * 7919) % p.actions.count);
  }
  see(p);
}

describe('over a whole battle', () => {
  it('every term is a number, and time runs out from one to nought', () => {
    let left = 1;
    const seen = new Set<number>();
    randomBattle((p) => {
      for (const side of [FRENCH, COALITION]) {
        appraisal.measure(p.field, side, out);
        expect(out.every(Number.isFinite)).toBe(true);
      }
      const now = appraisal.timeLeft(p.field);
      expect(now).toBeLessThanOrEqual(left);
      left = now;
      seen.add(now);
    });
    expect(left).toBe(0);
    expect(seen.size).toBeGreaterThan(50);
    expect(appraisal.timeLeft(new Position(denain, denain.world({})).begin(1).field)).toBe(1);
  });
  it('a moment lasts from one end of an activation to the next', () => {
    const ends: boolean[] = [];
    let before:
      | { readonly moment: number; readonly over: number; readonly phase: string; readonly turn: number }
      | undefined;
    randomBattle((p) => {
      const { isActivated, isActing } = p.field.s.formation;
      const over = isActivated.reduce((n, is, f) => n + (is && !isActing[f] ? 1 : 0), 0);
      const now = { moment: appraisal.moment(p.field), over, ...p.status };
      if (before && before.turn === now.turn && before.phase === 'C' && now.phase === 'C')
        ends.push((before.over !== now.over) === (before.moment !== now.moment));
      before = now;
    });
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.every(Boolean)).toBe(true);
  });
});
