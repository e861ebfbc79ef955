import { Position } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { checkTable, fitToPrint } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../rule-book.ts';
import type { TabletopEvent } from '../../model/event.ts';
import { unitId } from '../../model/ids.ts';
import { tabletopPlay } from '../../play.ts';
import { leaderBase, troopBase } from '../base.ts';
import { handle } from '../handle.ts';
import { scene } from '../scene.ts';
import { quartersOf } from './ghost-move.ts';
import { tabletopTable } from './table.ts';
import { type Aimed, randomAims, type TabletopPosition } from './testing/random-aims.ts';

const SCENARIOS = ['tutorial-farm', 'saalfeld-1806'] as const;
const IDS = /(?<![\p{L}-])[tsfp]-(fr|au|pr|bat|kurf|hus|\d)/u;

describe('the table of a battle', () => {
  it.each(SCENARIOS)('keeps the contract of measured tables: %s', (scenario) => {
    const p = new Position(tabletopPlay, tabletopPlay.world({ scenario }));
    const random = new SeededRandom(11);
    const fit = fitToPrint(IDS);
    p.isLazy = true;
    p.begin(5);
    for (let n = 0; n < amount(80, 160) && !p.over; n++) {
      if (n % 8 === 0)
        checkTable(p, tabletopTable, scene(p.field), random, {
          fit,
          cited: (rule, of) => expect(RULES.get(rule), `${JSON.stringify(of)} cites ${rule}`).toBeDefined(),
        });
      p.play(p.draw((below) => random.below(below)));
    }
  });
});

/** What was said of a piece by an order just given. */
const told = (p: TabletopPosition, piece: string): readonly TabletopEvent[] =>
  (p.events as readonly TabletopEvent[]).filter((event) => 'piece' in event && event.piece === piece);
/** Whether more happened to a piece than its order: it has tested and goes off, or is in close combat. */
const isUndisturbed = (events: readonly TabletopEvent[]): boolean =>
  events.every(({ type }) => type !== 'state-changed' && type !== 'contact' && type !== 'ran-down');

/** Gives an order on a copy, and holds what happens to its ghost. Says what was compared. */
function carriedOut({ p, ask, aim: { command, ghost } }: Aimed, copy: TabletopPosition): string | undefined {
  if (!command || !ghost) return undefined;
  const of = `${JSON.stringify(ask)} ${JSON.stringify(command)}`;
  copy.copyFrom(p);
  const before = { ...ghost.end };
  const [u, l] = [p.world.unitIndex.get(ask.piece), p.world.leaderIndex.get(ask.piece)];
  const clock = (): number => (u === undefined ? copy.field.s.leader.spent[l!]! : copy.field.s.unit.spent[u]!);
  const spent = clock();
  copy.play(copy.encode(command));
  const { type } = command;
  // A charge is only declared: what comes of it has tests of its own.
  if (type === 'charge' || type === 'counter') return type;
  if (!isUndisturbed(told(copy, ask.piece))) return undefined;
  const base = u === undefined ? leaderBase(copy.field, l!) : troopBase(copy.field, unitId(u));
  if (!base) return undefined;
  if (base.kind !== 'troops') expect([base.x, base.y], of).toEqual([before.x, before.y]);
  else {
    const { x, y, facing, width, depth } = base;
    expect({ x, y, facing, width, depth }, of).toEqual(before);
  }
  // The clock of a half or a phase; what is done against a charge is paid for in the next half.
  const isClocked = p.question === 'move' || p.question === 'ride';
  if (isClocked && copy.question === p.question && copy.side === p.side) {
    const delay = l === undefined ? 0 : p.field.s.leader.delay[l]! * 1_000_000;
    expect(ghost.gauge?.takes, of).toBe(quartersOf(clock() - spent - delay));
  }
  return type;
}

/** So many aims of each battle. */
const AIMS = 400;

describe('ghost and order', () => {
  it.each(SCENARIOS)('never differ, for random aims over random positions: %s', (scenario) => {
    const done: Record<string, number> = {};
    let copy: TabletopPosition | undefined;
    let n = 0;
    for (const aimed of randomAims(scenario, 3, AIMS, 12)) {
      const { p, ask, aim } = aimed;
      const of = JSON.stringify(ask);
      expect(aim.isMet || aim.stops.length > 0, of).toBe(true);
      expect(aim.command !== undefined, of).toBe(aim.ghost !== undefined);
      for (const { rule } of aim.stops) expect(RULES.get(rule), `${of}: ${rule}`).toBeDefined();
      if (!aim.command) continue;
      const o = p.encode(aim.command);
      // To look a command up takes long: some are enough.
      if (n++ % 5 === 0) expect(p.permits(o), `${of} ${JSON.stringify(aim.command)}`).toBe(true);
      expect(tabletopTable.ghost(p.field, o), of).toEqual(aim.ghost);
      copy ??= p.twin();
      const what = carriedOut(aimed, copy);
      if (what !== undefined) done[what] = (done[what] ?? 0) + 1;
    }
    const enough = { march: 12, advance: 10, back: 10, ride: 60, wheel: 1, face: 1 };
    for (const [type, least] of Object.entries(enough)) expect(done[type] ?? 0, type).toBeGreaterThanOrEqual(least);
  });
  it.each(SCENARIOS)('agree with what a handle says of where the piece will stand: %s', (scenario) => {
    let seen = 0;
    for (const { p } of randomAims(scenario, 8, 40, 1)) {
      const { actions } = p;
      for (let i = 0; i < actions.count; i++) {
        const o = actions.at(i);
        const { stand, command } = handle(p.field, o);
        if (!stand) continue;
        const end = tabletopTable.ghost(p.field, o)?.end;
        const { x, y, facing } = end ?? {};
        // What takes longer than the half leaves it where it is.
        if (command.type !== 'face') expect({ x, y, facing }, JSON.stringify(command)).toEqual(stand);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });
});
