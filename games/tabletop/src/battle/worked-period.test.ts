import { Match, scriptedDice } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { DEGRADATIONS, MORALE_STATES } from '../model/vocabulary.ts';
import { chargesOf, reachOfCharge } from '../rules/charging/index.ts';
import { touchOf } from '../rules/table/lines.ts';
import { inCm } from '../rules/table/measure.ts';
import { cmBetween } from '../rules/table/placed.ts';
import { sectorFor } from '../rules/table/sectors.ts';
import { sees } from '../rules/table/sight.ts';
import { rule } from '../testing/rule.ts';
import type { TabletopEvent } from './model/event.ts';
import type { LeaderId, UnitId } from './model/ids.ts';
import { leaderOf, unitOf, viewOf } from './model/views.ts';
import { chargeTable, fighterIn } from './phases/charge/table.ts';
import { tabletopPlay } from './play.ts';
import type { TabletopCommand } from './protocol/verbs.ts';

/** A seed whose first two dice are a 4 and a 2. */
const SEED = 10;
const [I, II, H, F, G, C] = ['t-fr1', 't-fr2', 't-fr3', 't-au1', 't-au2', 't-au3'] as const;
const [ROUX, AIDE, KOLB] = ['g-fr', 'g-fr-aide-1', 'g-au'] as const;

/** The farm, played by commands with the dice of the worked period. */
class WorkedPeriod {
  readonly match = Match.begin(tabletopPlay, { scenario: 'tutorial-farm' }, SEED);
  readonly log: TabletopEvent[] = [...this.position.events] as TabletopEvent[];

  get position() {
    return this.match.position;
  }
  get g() {
    return this.position.field;
  }
  /** Carries out a command; what it did. */
  play(command: TabletopCommand, dice: readonly number[] = []): readonly TabletopEvent[] {
    const script = scriptedDice(dice);
    const done = this.match.apply(command, { dice: script });
    if (!done.ok) throw new Error(`refused: ${JSON.stringify([command, done])}`);
    expect(script.left).toBe(0);
    this.log.push(...(done.events as TabletopEvent[]));
    return done.events as TabletopEvent[];
  }
  /** Where play has come to. */
  get at(): readonly [phase: string, question: string | undefined, side: string | undefined] {
    return [this.position.status.phase, this.position.question, this.match.sideId];
  }
  refused(command: TabletopCommand): readonly string[] {
    const done = this.match.apply(command);
    return !done.ok && done.code === 'illegal' ? done.refusals.map((refusal) => refusal.rule) : [];
  }
  unit(id: string) {
    return unitOf(this.g, this.g.w.unitIndex.get(id) as UnitId);
  }
  leader(id: string) {
    return leaderOf(this.g, this.g.w.leaderIndex.get(id) as LeaderId);
  }
  /** Its centre, in centimetres, and its level of order. */
  stands(id: string): readonly [x: number, y: number, level: string] {
    const { base, u } = this.unit(id);
    return [inCm(base.x), inCm(base.y), DEGRADATIONS[this.g.s.unit.degradation[u]!]!];
  }
  state(id: string): string {
    return MORALE_STATES[this.g.s.unit.state[this.unit(id).u]!]!;
  }
  leaderAt(id: string): readonly [x: number, y: number, unit: string | undefined] {
    const { x, y, with: kept } = this.g.s.leader;
    const { l } = this.leader(id);
    return [inCm(x[l]!), inCm(y[l]!), this.g.w.unitIds[kept[l]! - 1]];
  }
  /** Quarters of a crossing that a unit has paid, and what it still owes, to a hundredth. */
  crossing(id: string): readonly [paid: number, owed: number] {
    const owed = this.g.s.unit.owed[this.unit(id).u]! / 1_000_000;
    return [Math.round((1 - owed) * 100) / 100, Math.round(owed * 100) / 100];
  }
  /** In centimetres, base to base. */
  between(a: string, b: string): number {
    return cmBetween(this.unit(a), this.unit(b));
  }
}
/** The commands of the period up to the test of the column. */
const EARLIER: readonly TabletopCommand[] = [
  { type: 'ride', leader: ROUX, to: [60, 24] },
  { type: 'ride', leader: AIDE, to: [85, 16] },
  { type: 'done' },
  { type: 'done' },
  { type: 'advance', unit: I, cm: 6 },
  { type: 'advance', unit: II, cm: 8 },
  { type: 'advance', unit: H, cm: 13.98 },
  { type: 'advance', unit: F, cm: 4 },
  { type: 'done' },
  { type: 'ride', leader: ROUX, to: [60, 26] },
  { type: 'done' },
  { type: 'done' },
  { type: 'advance', unit: F, cm: 4 },
  { type: 'done' },
  { type: 'advance', unit: I, cm: 3.25 },
  { type: 'advance', unit: II, cm: 4 },
  { type: 'advance', unit: H, cm: 8.52 },
  { type: 'fire', unit: II, at: F },
  { type: 'fire', unit: I, at: F },
  { type: 'fire', unit: F, at: II },
];

describe('README 6: the first period of the farm, played by commands', () => {
  rule(
    [
      'C14b',
      'C12d',
      '1.1-07a',
      'C8b',
      'C8c',
      'C3l',
      'C5k',
      'C5g',
      'C14c',
      'C7b',
      'C7c',
      'C7g',
      'C7j',
      'C7o',
      '1.1-11',
      'C16e',
    ],
    'comes to every figure of the worked example, distance by distance',
    () => {
      const p = new WorkedPeriod();
      // INITIATIVE: 4 and 2, and 2 for each commander.
      expect(p.log.find(({ type }) => type === 'initiative-rolled')).toMatchObject({
        dice: [4, 2],
        totals: [6, 4],
        first: 'french',
      });
      expect(p.at).toEqual(['COMMAND', 'ride', 'french']);

      // COMMAND: Roux and his aide ride, the voluntary test is offered and declined, Kolb stays.
      const rode = p.play({ type: 'ride', leader: ROUX, to: [60, 24] });
      expect(rode).toMatchObject([{ type: 'rode', from: [60, 16], to: [60, 24], cm: 8 }]);
      expect(p.play({ type: 'ride', leader: AIDE, to: [85, 16] })).toMatchObject([{ cm: 25, with: H }]);
      expect(cmBetween(p.leader(AIDE), p.unit(H))).toBe(0);
      expect(p.match.legal()).toContainEqual({ type: 'test', leader: AIDE, unit: H });
      p.play({ type: 'done' });
      expect(p.at).toEqual(['COMMAND', 'ride', 'coalition']);

      // CHARGE: nobody has an enemy in reach, so nobody is asked.
      expect(p.between(H, C)).toBe(44.06);
      const table = chargeTable(p.g);
      expect(inCm(reachOfCharge(fighterIn(table, p.unit(H).u)))).toBe(40);
      for (const id of [I, II, H, F, G, C]) expect(chargesOf(fighterIn(table, p.unit(id).u), table)).toEqual([]);
      const phases = p.play({ type: 'done' }).flatMap((e) => (e.type === 'phase-began' ? e.phase : []));
      expect(phases).toEqual(['COMPULSORY', 'CHARGE', 'MOVE_H1']);

      // MOVE_H1: the French first.
      expect(p.at).toEqual(['MOVE_H1', 'move', 'french']);
      expect(p.play({ type: 'advance', unit: I, cm: 6 })).toMatchObject([{ to: [48, 26], quarters: 2 }]);
      expect(p.play({ type: 'advance', unit: II, cm: 8 })).toMatchObject([{ to: [66, 28], quarters: 2 }]);
      const [brook] = p.g.w.ground.obstacles;
      expect(inCm(touchOf(p.unit(II).base, 0, 800, brook ? [brook] : [])?.at ?? -1)).toBe(0.03);
      // 13.98 cm at 30 a period are 1.86 quarters: 0.14 of the second is left, and goes into the brook.
      expect(p.refused({ type: 'advance', unit: H, cm: 13.99 })).toEqual(['C5k']);
      p.play({ type: 'advance', unit: H, cm: 13.98 });
      expect(p.stands(H)).toEqual([88, 27.98, 'disorganised']);
      expect(p.crossing(H)).toEqual([0.14, 0.86]);
      // The aide rides along, and his going with them is no departure.
      expect(p.leaderAt(AIDE)[2]).toBe(H);
      expect(cmBetween(p.leader(AIDE), p.unit(H))).toBeLessThan(0.1);
      expect(p.at).toEqual(['MOVE_H1', 'move', 'coalition']);
      expect(p.refused({ type: 'advance', unit: F, cm: 4.01 })).toEqual(['C3l']);
      expect(p.play({ type: 'advance', unit: F, cm: 4 })).toMatchObject([{ to: [66, 52], quarters: 2 }]);
      p.play({ type: 'done' });

      // INTERLUDE.
      expect(p.at).toEqual(['INTERLUDE', 'ride', 'french']);
      p.play({ type: 'ride', leader: ROUX, to: [60, 26] });
      p.play({ type: 'done' });
      p.play({ type: 'done' });

      // MOVE_H2: the second side first.
      expect(p.at).toEqual(['MOVE_H2', 'move', 'coalition']);
      p.play({ type: 'advance', unit: F, cm: 4 });
      expect(p.stands(F)).toEqual([66, 48, 'formed']);
      p.play({ type: 'done' });
      expect(p.at).toEqual(['MOVE_H2', 'move', 'french']);
      expect(p.refused({ type: 'advance', unit: I, cm: 3.26 })).toEqual(['C5k']);
      p.play({ type: 'advance', unit: I, cm: 3.25 });
      expect(p.stands(I)).toEqual([48, 29.25, 'disorganised']);
      expect(p.crossing(I)).toEqual([0.92, 0.08]);
      // The ford is free for march columns, not for an attack column: a quarter for the brook between 0.03 and 3.97 cm.
      expect(p.refused({ type: 'advance', unit: II, cm: 4.01 })).toEqual(['C3l']);
      p.play({ type: 'advance', unit: II, cm: 4 });
      expect(p.stands(II)).toEqual([66, 32, 'disorganised']);
      expect(p.crossing(II)).toEqual([1, 0]);
      expect(p.refused({ type: 'advance', unit: H, cm: 8.53 })).toEqual(['C3l']);
      p.play({ type: 'advance', unit: H, cm: 8.52 });
      expect(p.stands(H)).toEqual([88, 36.5, 'disorganised']);
      expect(sectorFor(p.unit(F), p.unit(H))).toBe('flank');

      // FIRE, allocation.
      expect(p.at).toEqual(['FIRE', 'allocate', 'french']);
      expect([p.between(F, II), p.between(F, H)]).toEqual([12.25, 12.45]);
      expect([p.between(I, F), p.between(I, G)]).toEqual([17.37, 23.25]);
      expect(p.refused({ type: 'fire', unit: I, at: G })).toEqual(['C7e']);
      expect(p.match.legal().filter(({ type }) => type === 'fire')).toEqual([
        { type: 'fire', unit: I, at: F },
        { type: 'fire', unit: II, at: F },
      ]);
      p.play({ type: 'fire', unit: II, at: F });
      p.play({ type: 'fire', unit: I, at: F });
      expect(p.at).toEqual(['FIRE', 'allocate', 'coalition']);
      expect(p.match.legal().filter(({ type }) => type === 'fire')).toEqual([{ type: 'fire', unit: F, at: II }]);
      expect(p.refused({ type: 'fire', unit: F, at: H })).toEqual(['C7b']);
      expect(p.refused({ type: 'fire', unit: G, at: I })).toEqual(['C7e']);

      // FIRE, losses.
      const shots = p.play({ type: 'fire', unit: F, at: II }, [3, 4, 5]).filter((e) => e.type === 'shot-fired');
      const told = shots.map(({ piece, at, figures, rate, items, die, losses }) => ({
        ...{ piece, at, figures, rate, die, losses },
        items: items.map(({ value }) => value).sort((a, b) => a - b),
      }));
      expect(told).toEqual([
        { piece: I, at: F, figures: 12, rate: 1, die: 3, losses: 4, items: [-50, -25, 10] },
        { piece: II, at: F, figures: 6, rate: 2, die: 4, losses: 4, items: [-50, -25, 10] },
        { piece: F, at: II, figures: 20, rate: 2, die: 5, losses: 37, items: [-50, 25] },
      ]);

      // FIRE, tests: 37 losses and 12 figures left, 36 are enough; the 8 of the fusiliers are not.
      const view = viewOf(p.g);
      expect(p.unit(II).figures).toBe(12);
      expect([sees(p.unit(II), p.unit(G), view), p.between(II, C)]).toEqual([false, 36.07]);
      expect(cmBetween(p.leader(ROUX), p.unit(II))).toBe(4.41);
      expect(p.at).toEqual(['FIRE', 'influence', 'french']);
      expect(p.match.legal()).toEqual([
        { type: 'influence', by: ROUX, points: 1 },
        { type: 'influence', by: ROUX, points: -1 },
      ]);
      const after = p.play({ type: 'influence', by: ROUX, points: 1 }, [4, 1, 2]);
      const items = [
        { code: 'B1', value: 4 },
        { code: 'B2', value: 1 },
        { code: 'D', value: 1 },
        { code: 'F13', value: 2 },
        { code: 'F17', value: 1 },
        { code: 'F26', value: -1 },
      ];
      expect(after[0]).toMatchObject({
        type: 'morale-tested',
        piece: II,
        occasions: ['fireLosses'],
        die: 4,
        items,
        total: 8,
        result: 'obey',
      });

      // MELEE: none. PERIOD_END: the knoll stays Austrian, the farm nobody's, no army breaks.
      expect(after.flatMap((e) => (e.type === 'phase-began' ? e.phase : []))).toEqual([
        ...['MELEE', 'PERIOD_END'],
        ...['INITIATIVE', 'COMMAND'],
      ]);
      const all = new Set(p.log.map(({ type }) => type));
      for (const type of ['melee-fought', 'control-changed', 'army-broke', 'leader-left'] as const)
        expect(all.has(type)).toBe(false);
      expect(p.log.filter(({ type }) => type === 'morale-tested')).toHaveLength(1);
      expect(p.g.w.objectives.map(({ id }, i) => [id, p.g.w.sideIds[p.g.s.objective.owner[i]! - 1]])).toEqual([
        ['obj-farm', undefined],
        ['obj-knoll', 'austrian'],
      ]);
      expect(p.leaderAt(KOLB)).toEqual([66, 64, undefined]);
      expect(p.position.status.turn).toBe(2);
      expect([I, II, H, F, G, C].map((id) => p.g.s.unit.losses[p.unit(id).u])).toEqual([0, 37, 0, 8, 0, 0]);

      // Its record is a battle like any other.
      expect(Match.replay(tabletopPlay, p.match.record())).toMatchObject({ same: true });
    },
  );
  rule(
    ['2.1h', '1.4k', '1.4q', '2.0-T2'],
    'a 5 would have sent the column forward for the whole of period 2; Roux could have held it back',
    () => {
      const upToTheTest = (): WorkedPeriod => {
        const p = new WorkedPeriod();
        for (const command of EARLIER) p.play(command, command.type === 'fire' && command.unit === F ? [3, 4, 5] : []);
        return p;
      };
      const forward = upToTheTest();
      const [tested] = forward.play({ type: 'influence', by: ROUX, points: 1 }, [5, 1, 2]);
      expect(tested).toMatchObject({ total: 9, result: 'uncontrolledAdvance' });
      expect(forward.state(II)).toBe('uncontrolled');
      const { from, until } = forward.g.s.unit;
      const { u } = forward.unit(II);
      // Quarters are counted from 1: those of period 2 are 5 to 8.
      expect([from[u], until[u]]).toEqual([5, 9]);

      const held = upToTheTest();
      expect(held.play({ type: 'influence', by: ROUX, points: -1 }, [5, 1, 2])[0]).toMatchObject({
        total: 7,
        result: 'obey',
      });
      expect(held.state(II)).toBe('steady');
    },
  );
});
