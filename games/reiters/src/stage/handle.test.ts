import { type Action, type Command, Position, type Text } from '@tambour/kernel';
import { ensure, isLong, SeededRandom } from '@tambour/kernel/testing';
import { HANDLE_KINDS, type Handle, type Way } from '@tambour/stage';
import { isPlainJson } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { VERB, VERBS } from '../model/verb.ts';
import type { ReitersWorld } from '../model/world.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { RULES } from '../rule-book.ts';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';
import { reitersStage } from './stage.ts';
import { BATTLES, LEVELS, optionsAt } from './testing/random-battle.ts';
import { readsWell } from './testing/reads-well.ts';
import { way as wayTaken } from './way.ts';

type Board = Position<ReitersWorld, Field>;
const seen = new Set<string>();
/** The same words are looked at once. */
const checked = new Set<string>();
const fit = (text: Text, of: unknown): void => {
  const key = `${text.en}|${text.fr}`;
  if (!checked.has(key)) readsWell(text, of);
  checked.add(key);
};

function soundHandle(p: Board, o: Action, h: Handle): void {
  const { w } = p.field;
  const of = () => JSON.stringify(h.command);
  seen.add(h.command.type);
  fit(h.label, h.command);
  fit(h.verb, h.command);
  ensure(h.label.en !== h.label.fr, of);
  ensure(HANDLE_KINDS.includes(h.kind), () => `${of()}: ${h.kind}`);
  const piece = PROTOCOL.pieceOf(p.field, o);
  ensure(h.piece === (piece < 0 ? undefined : w.pieces[piece]), () => `${of()}: ${h.piece}`);
  if (h.place !== undefined) ensure(w.zoneIndex.has(h.place), () => `${of()}: ${h.place}`);
  if (h.kind === 'attack' || (h.kind === 'move' && h.command.to !== 'off')) ensure(h.place !== undefined, of);
  ensure(isPlainJson(h), of);
}

function soundWay(way: Way, h: Handle): void {
  const of = JSON.stringify(h.command);
  expect(way.legs.at(-1)?.place, of).toBe(h.place);
  for (const leg of way.legs) expect(leg.left, of).toBeGreaterThanOrEqual(0);
  for (const { rule, what } of way.notes) {
    expect(RULES.get(rule), `${of} ${rule}`).toBeDefined();
    fit(what, h.command);
  }
}

/** Ends and set-up: dice that follow are not theirs. */
const ENDS: readonly number[] = [VERB.done, VERB.ready, VERB.halt];
/** Where a leader takes over is asked in the middle of a fight: the dice with which it goes on are not his. */
const BETWEEN: readonly number[] = [VERB.replace];
/** Their dice may wait for an answer. */
const ANSWERED: readonly number[] = [VERB.attack, VERB.defend];

/** Carries an order out and compares what happened with what was shown. */
function playAsShown(p: Board, o: Action): void {
  const h = reitersStage.handle(p.field, o);
  const way = wayTaken(p.field, o);
  const of = JSON.stringify(h.command);
  if (way) soundWay(way, h);
  if (o.verb === VERB.move || o.verb === VERB.enter) expect(way, of).toBeDefined();
  p.play(o, 'stop');
  if (!ENDS.includes(o.verb) && !BETWEEN.includes(o.verb)) {
    const isWaiting = ANSWERED.includes(o.verb) && p.rolled.length === 0;
    if (!isWaiting) expect(h.isRolled, of).toBe(p.rolled.length > 0);
  }
  if (o.verb !== VERB.move || !way) return;
  const events = p.events as readonly ReitersEvent[];
  const steps = events.flatMap((e) => (e.type === 'moved' && e.piece === h.piece ? [e] : []));
  // Who rides over a leader stops to look again.
  const isCut =
    p.question !== 'movement' || events.some((e) => ['tested', 'eliminated', 'leader-lost'].includes(e.type));
  const went = steps.map((e) => e.to);
  const shown = way.legs.map((leg) => leg.place);
  expect(isCut ? shown.slice(0, went.length) : shown, of).toEqual(went);
  if (isCut) return;
  expect(h.cost, of).toBe(steps.reduce((sum, e) => sum + e.cost, 0));
}

const SEEDS = isLong ? [1, 2] : [1];
describe.each(BATTLES)('handles and ways in a battle of chance, %s', (scenario) => {
  it.each(LEVELS)('show what there is and what will happen, advanced and optional rules %s', (level) => {
    for (const seed of SEEDS) {
      const p: Board = new Position(reiters, reiters.world({ scenario, options: optionsAt(level) })).begin(seed);
      const lot = new SeededRandom(seed);
      for (let n = 0; n < 420 && !p.over; n++) {
        const { actions } = p;
        const all = Array.from({ length: actions.count }, (_, i) => actions.at(i));
        const some = all.length > 10 ? Array.from({ length: 10 }, () => lot.of(all)) : all;
        for (const o of some) soundHandle(p, o, reitersStage.handle(p.field, o));
        const deeds = all.filter((o) => !ENDS.includes(o.verb));
        // What is rare comes first, so that all of it comes.
        const rare = deeds.filter((o) => o.verb !== VERB.move && o.verb !== VERB.place && o.verb !== VERB.exchange);
        const isBusy = deeds.length > 0 && lot.below(p.question === 'set-up' ? 2 : 9) > 0;
        const pick = rare.length > 0 && lot.below(3) === 0 ? lot.of(rare) : lot.of(deeds.length > 0 ? deeds : all);
        playAsShown(p, isBusy ? pick : (all.find((o) => ENDS.includes(o.verb)) ?? lot.of(all)));
      }
    }
  });
});

const handleOf = (g: Scene, command: Command): Handle => reitersStage.handle(g.g, g.position.encode(command));
const wayOf = (g: Scene, command: Command): Way | undefined => wayTaken(g.g, g.position.encode(command));
const rules = (g: Scene, command: Command) => wayOf(g, command)?.notes.map((note) => note.rule);

/** A road from 1 to 4; a plain border and then a double one lead into a wood. Enemies may stand in 5. */
const GROUND: SceneSpec['map'] = {
  zones: [{ id: '001' }, { id: '002' }, { id: '003' }, { id: '004' }, { id: '005' }, { id: '006', type: 'II' }],
  borders: [
    { zones: ['001', '002'] },
    { zones: ['002', '003'] },
    { zones: ['003', '004'] },
    { zones: ['004', '005'] },
    { zones: ['002', '006'], kind: 'plain' },
    { zones: ['003', '006'], kind: 'double' },
  ],
  roads: [{ id: 'r', kind: 'road', zones: ['001', '002', '003', '004'] }],
};
const on = (units: SceneSpec['units'], more: Partial<SceneSpec> = {}): Scene =>
  scene({ map: GROUND, units: units!, active: 'C', ...more });
const foot = { id: 'A', side: 'C', type: 'arquebusiers', zone: '001' };
const to = (zone: string, piece = 'A', via?: readonly string[]): Command => ({
  type: 'move',
  piece,
  to: zone,
  ...(via ? { via } : {}),
});

describe('ways', () => {
  rule('4.1.4a', 'tell the test of a step of three points, and its die', () => {
    const g = on([foot]);
    expect(handleOf(g, to('006'))).toMatchObject({ kind: 'move', piece: 'A', place: '006', cost: 4, isRolled: true });
    expect(wayOf(g, to('006'))).toEqual({
      legs: [
        { place: '002', left: 4 },
        { place: '006', left: 0 },
      ],
      notes: [
        {
          rule: '4.1.4a',
          what: {
            en: 'Entering zone 006 costs 3 points at once: needs 4 or less, or it stops there (disordered).',
            fr: 'Entrer dans la zone 006 coûte 3 points d’un coup\u00a0: il faut 4 ou moins, sinon l’unité s’y arrête (désordre).',
          },
        },
      ],
    });
    expect(handleOf(g, to('002'))).toMatchObject({ cost: 1, isRolled: false });
  });
  rule(['4.1Zb', '4.1.3a'], 'go straight to the next zone, and say where a way round would need no test', () => {
    const corner = {
      ...sketch('001 002 003 004', '001-002 002-003 003-004:double 001-004'),
      junctions: [
        {
          id: 'J',
          zones: ['001', '002', '003', '004'],
          borders: ['001-002', '002-003', '003-004', '001-004'],
          pairs: [
            ['001', '003'],
            ['002', '004'],
          ],
        },
      ],
    };
    const g = on([foot], { map: corner });
    expect(handleOf(g, to('003'))).toMatchObject({ place: '003', cost: 3, isRolled: true });
    expect(wayOf(g, to('003'))?.legs).toEqual([{ place: '003', left: 1 }]);
    expect(rules(g, to('003'))).toEqual(['4.1.4a', '4.1Zb']);
    expect(wayOf(g, to('003'))?.notes.at(-1)?.what.en).toBe(
      'Shortest way. Via zone 002 no test is needed: go there first.',
    );
    expect(rules(g, to('003', 'A', ['002']))).toEqual([]);
  });
  rule('4.1.4a', 'count with a leader who lends his quality', () => {
    const g = on([foot], { leaders: [{ id: 'L', side: 'C', zone: '006', rank: 'LG', fq: 6 }] });
    expect(wayOf(g, to('006'))?.notes[0]?.what.en).toMatch(/any roll passes/);
  });
  rule(['4.1.4b', '4.1.4c'], 'tell certain disorder, and take its points off at once', () => {
    const g = on([{ ...foot, id: 'H', type: 'chevau-legers', zone: '003' }]);
    const into = to('006', 'H', ['002', '003']);
    expect(rules(g, into)).toEqual(['4.1.4b']);
    // Eight points, two of them gone with its order, six spent.
    expect(wayOf(g, into)?.legs.map((leg) => leg.left)).toEqual([9, 8, 0]);
    expect(handleOf(g, into)).toMatchObject({ isRolled: false, cost: 6 });
  });
  rule('4.1.1e', 'count the road as long as it is kept', () => {
    const g = on([{ ...foot, ma: 2 }]);
    expect(wayOf(g, to('004'))).toEqual({
      legs: [
        { place: '002', left: 2 },
        { place: '003', left: 1 },
        { place: '004', left: 0 },
      ],
      notes: [
        {
          rule: '4.1.1e',
          what: {
            en: 'Road all the way: extra movement points.',
            fr: 'Tout par la route\u00a0: points de mouvement supplémentaires.',
          },
        },
      ],
    });
  });
  rule(['4.2e', '6.1a'], 'tell enemy control, and that he may react', () => {
    const g = on([foot, { id: 'E', side: 'P', type: 'reiters', zone: '005' }]);
    expect(rules(g, to('003'))).toEqual([]);
    expect(rules(g, to('004'))).toEqual(['4.2e', '6.1a']);
    expect(handleOf(g, to('004')).cost).toBe(4);
  });
  rule(['4.2b', '4.3c'], 'tell lone baggage and a lone leader taken, even in passing', () => {
    const g = on([foot, { id: 'B', side: 'P', type: 'baggage', zone: '002' }], {
      leaders: [{ id: 'L', side: 'P', zone: '002' }],
    });
    expect(rules(g, to('003'))).toEqual(['4.2b', '4.3c']);
    expect(rules(on([foot]), to('003'))).toEqual([]);
  });
  it('of leaders count ten points and no tests', () => {
    const g = on([foot], { leaders: [{ id: 'L', side: 'C', zone: '001' }] });
    expect(wayOf(g, to('006', 'L'))).toEqual({
      legs: [
        { place: '002', left: 11 },
        { place: '006', left: 6 },
      ],
      notes: [],
    });
    expect(handleOf(g, to('006', 'L'))).toMatchObject({ cost: 4, isRolled: false });
  });
});

describe('handles', () => {
  it('of shots name the target in the verb, since several stand in one zone', () => {
    const g = on(
      [
        { id: 'K', side: 'C', type: 'cannon', zone: '001' },
        { id: 'G', side: 'P', type: 'gendarmes', zone: '002' },
        { id: 'H', side: 'P', type: 'arquebusiers', zone: '002' },
      ],
      { at: 'combat', leaders: [{ id: 'L', side: 'C', zone: '001' }] },
    );
    const shots = g.legal('bombard').map((c) => handleOf(g, c));
    expect(shots).toHaveLength(2);
    for (const h of shots) expect(h).toMatchObject({ kind: 'attack', place: '002', isRolled: true, piece: 'K' });
    expect(new Set(shots.map((h) => h.verb.en)).size).toBe(2);
  });
  rule(['7.4.4a', '7.4.4e'], 'of an attack name those who support it', () => {
    const g = on(
      [
        { id: 'G', side: 'C', type: 'gendarmes', zone: '001' },
        { ...foot, zone: '001' },
        { id: 'E', side: 'P', type: 'reiters', zone: '002' },
      ],
      { at: 'combat', leaders: [{ id: 'L', side: 'C', zone: '001' }] },
    );
    const attack = { type: 'attack', unit: 'G', at: '002' };
    expect(handleOf(g, attack)).toMatchObject({
      kind: 'attack',
      piece: 'G',
      along: ['A'],
      place: '002',
      isRolled: true,
    });
  });
  rule('11.1.2b', 'of a second attack of the caracole, and of leaving it at one', () => {
    const g = on(
      [
        { id: 'R', side: 'C', type: 'reiters', zone: '001', caracole: true },
        { id: 'E', side: 'P', type: 'arquebusiers', zone: '002' },
      ],
      { at: 'combat', options: ['caracole'], leaders: [{ id: 'L', side: 'C', zone: '001' }] },
    );
    g.play({ type: 'attack', unit: 'R', at: '002' }, [6]);
    expect(g.question).toBe('second-attack');
    expect(handleOf(g, { type: 'again', unit: 'R' })).toMatchObject({ kind: 'attack', place: '002', isRolled: true });
    expect(handleOf(g, { type: 'halt' })).toMatchObject({ kind: 'decline', isRolled: false });
    for (const command of g.legal()) soundHandle(g.position, g.position.encode(command), handleOf(g, command));
  });
});

it('every verb was met', () => {
  expect(VERBS.filter((verb) => !seen.has(verb))).toEqual([]);
});
