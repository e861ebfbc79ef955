import { ActionList, EVERY } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { unitId } from '../model/ids.ts';
import { type Field, isOnMap, stackOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, TYPES } from '../model/vocabulary.ts';
import { admitsGuns, fireGuns, isGunOrder, listGuns, smallArms, whyNotGuns } from '../rules/7-small-arms.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { clearShots, FIRE_STEPS } from '../testing/fire-drill.ts';
import { drill, listed } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';

const BRIGADES = ['one', 'two', 'guns'] as const;
const GUNS = ['F', 'H', 'Rf', 'horse', 'R'] as const;
const GROUNDS = ['woods', 'heavily_cultivated', 'village', 'town', 'chateau'] as const;
/** Two small armies close together on mixed ground: two brigades and a reserve of guns each, with their leaders. */
function crowd(random: SeededRandom) {
  const near = () => `0${3 + random.below(7)}0${3 + random.below(6)}`;
  const overrides = GROUNDS.map((terrain) => ({ terrain, level: 1 + random.below(3), hexes: [near(), near()] }));
  const sides = ['allied', 'austrian'] as const;
  const taken = new Map<string, string>();
  const units = sides.flatMap((side) =>
    Array.from({ length: 16 }, (_, i): DrillUnit => {
      const of = random.of(BRIGADES);
      const type = of === 'guns' ? 'artillery' : random.of(TYPES);
      const own = [...taken].filter(([, by]) => by === side).map(([at]) => at);
      let hex = own.length > 0 && random.below(2) === 0 ? random.of(own) : near();
      while ((taken.get(hex) ?? side) !== side) hex = near();
      taken.set(hex, side);
      const gun = random.of(GUNS);
      const commanded = random.below(5) > 0;
      const disordered = random.below(5) === 0;
      return {
        id: `${side}-${i}`,
        side,
        brigade: `${side}-${of}`,
        type,
        hex,
        gun,
        facing: random.below(6),
        commanded,
        disordered,
      };
    }),
  );
  const brigades = Object.fromEntries(
    sides.flatMap((side) =>
      BRIGADES.map((b) => [`${side}-${b}`, { side, kind: b === 'guns' ? 'reserve-artillery' : 'infantry' }]),
    ),
  );
  const leaders = sides.flatMap((side) => [
    { id: `${side}-chief`, side, rank: 'corps', corps: side, hex: near(), range: 6 } as const,
    ...['one', 'two'].map((b) => ({ id: `${side}-l-${b}`, side, brigade: `${side}-${b}`, hex: near() })),
  ]);
  return drill({ map: { columns: 11, rows: 11, overrides }, units, brigades, leaders });
}

/** What holds whatever has been fired. */
function check(g: Field): void {
  for (let u = unitId(0); u < g.w.units; u++) {
    const hits = g.s.unit.hits[u]!;
    if (g.w.unitType[u] === ARTILLERY) expect(hits).toBe(0);
    else if (isOnMap(g, u)) expect(hits).toBeLessThanOrEqual(g.w.cohesion[u]!);
    if (isOnMap(g, u)) expect(stackOf(g, g.s.unit.hex[u]!)).toContain(u);
  }
}

describe('fire at random', () => {
  rule(
    ['7.1a', '7.11a', '7.12a', '7.17a', '7.18a', '7.23c', '7.24', '7.25'],
    'lists what it admits, refuses the rest with a rule, and comes to an end',
    () => {
      const random = new SeededRandom(59);
      const seen = new Set<string>();
      for (let n = amount(25, 150); n > 0; n--) {
        const field = crowd(random);
        const { g, w } = field;
        const side = random.below(2);
        const corps = w.sideCorps[side]![0]!;
        const f = random.of([...w.corpsFormations[corps]!]);
        g.s.battle.corps[0] = corps + 1;
        g.s.battle.kind[0] = 1;
        g.s.battle.formation[0] = f + 1;
        clearShots(g);
        const guns = new ActionList();
        /** Runs to the end of what an order started, any answer being given. */
        const settle = () => {
          for (let frame = field.run(FIRE_STEPS); frame; frame = field.run(FIRE_STEPS)) {
            const step = FIRE_STEPS[frame[0] as keyof typeof FIRE_STEPS];
            if (!('list' in step)) throw new Error(`${step.name} is no question`);
            const answers = listed(g, step, frame);
            const o = random.of(answers);
            if (answers.length > 1) seen.add(frame[0]);
            field.frames.pop();
            field.dice.push(...Array.from({ length: 20 }, () => random.below(10)));
            step.act(g, o, frame[1], frame[2], frame[3], frame[4]);
          }
        };
        for (let k = 0; k < 8; k++) {
          guns.clear();
          listGuns(g, guns, EVERY, 'fire');
          for (let i = 0; i < guns.count; i++) expect(admitsGuns(g, guns.at(i), 'fire')).toBe(true);
          for (let i = 0; i < 40; i++) {
            const verb = random.of([VERB.fire, VERB.combine, VERB.shoot]);
            const o = { verb, a: random.below(w.units), b: random.below(w.grid.size), c: random.below(64), d: 0 };
            if (isGunOrder(o)) expect(admitsGuns(g, o, 'fire') || whyNotGuns(g, o, 'fire').length > 0).toBe(true);
            else if (
              !listed(g, smallArms, ['small-arms', f, 0, 0, 0]).some(
                (x) => x.verb === verb && x.a === o.a && x.b === o.b,
              )
            )
              expect(smallArms.refuse(g, o, f, 0, 0, 0).length).toBeGreaterThan(0);
          }
          if (guns.count === 0) break;
          field.dice.push(...Array.from({ length: 20 }, () => random.below(10)));
          fireGuns(g, guns.at(random.below(guns.count)));
          settle();
          check(g);
        }
        field.frames.push(['small-arms', f, 0, 0, 0]);
        settle();
        check(g);
        field.dice.length = 0;
      }
      // Every question of fire has been asked with a choice to make.
      expect([...seen].sort()).toEqual(['answer', 'before-shot', 'shot-loss', 'small-arms']);
    },
  );
});
