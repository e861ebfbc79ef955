import { zoneId } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { amount, choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import type { RuleId } from '../../data/rule-ids.ts';
import { reiters } from '../game.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import type { Field } from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';
import { sees } from '../rules/4-sight.ts';
import { wayOf } from '../rules/4-way.ts';
import { jumble } from '../testing/jumble.ts';
import { rule } from '../testing/rule.ts';
import { Book } from '../testing/slow-referee/book.ts';
import { advances, attacks, engagements } from '../testing/slow-referee/combat.ts';
import { orderChanges, reorganisable } from '../testing/slow-referee/command.ts';
import { directStepsOf, rankOf, ways } from '../testing/slow-referee/movement.ts';
import { otherActs } from '../testing/slow-referee/other-acts.ts';
import { reactions } from '../testing/slow-referee/reactions.ts';
import { mayGiveGround, retreats } from '../testing/slow-referee/retreat.ts';
import { savedOf } from '../testing/slow-referee/saved.ts';
import { inSight } from '../testing/slow-referee/sight.ts';

type Here = Position<ReitersWorld, Field>;
type Told = Readonly<Record<string, unknown>>;
/** Battles on each map; one in ten is played from its beginning. */
const GAMES = amount(4, 10);
const WHOLE = Math.ceil(GAMES / 10);

/** Decisions looked at in a battle played from its beginning. */
const MOST = 400;

/** What the engine lists and what the book allows, of each chapter: how often they were compared, and where they part. */
const TOPICS = [
  'marches',
  'ways',
  'acts',
  'sight',
  'retreats',
  'reactions',
  'attacks',
  'advances',
  'engagements',
  'reorganisation',
  'orders',
] as const;
type Topic = (typeof TOPICS)[number];
type Findings = Readonly<Record<Topic, { seen: number; readonly faults: string[] }>>;

class Watch {
  readonly findings = Object.fromEntries(TOPICS.map((t) => [t, { seen: 0, faults: [] as string[] }])) as Findings;
  #same(topic: Topic, p: Here, found: readonly string[], wanted: Iterable<string>, what = ''): void {
    const all = [...wanted].sort();
    const { findings } = this;
    findings[topic].seen++;
    const more = found.filter((one) => !all.includes(one));
    const less = all.filter((one) => !found.includes(one));
    if (more.length + less.length > 0)
      findings[topic].faults.push(`${p.world.scenario} ${what}: engine alone ${more}; book alone ${less}`);
  }
  look(p: Here, n: number): void {
    const { question } = p;
    const listed = (fits: (c: Told) => boolean) =>
      Array.from({ length: p.actions.count }, (_, i) => p.decode(p.actions.at(i)) as Told).filter(fits);
    const words = (list: readonly Told[]) => list.map((c) => JSON.stringify(c));
    const done = (c: Told) => c.type !== 'done';
    const kind = (type: string) => (c: Told) => c.type === type;
    const book = () => new Book(savedOf(p.toJson()));
    const { unitIds, zoneNames } = p.world;
    if (n % amount(120, 60) === 0) this.#sight(p, book());
    switch (question) {
      case 'movement': {
        if (n % amount(36, 12) === 0) this.#marches(p, book());
        const isMarch = (c: Told) => c.type === 'move' && unitIds.includes(String(c.piece));
        if (n % 6 === 0) this.#same('acts', p, words(listed((c) => done(c) && !isMarch(c))), otherActs(book()));
        return;
      }
      case 'reaction':
        this.#same('reactions', p, words(listed(done)), reactions(book()));
        return;
      case 'combat':
        this.#same('attacks', p, words(listed(done)), attacks(book()));
        return;
      case 'reorganisation':
        this.#same(
          'reorganisation',
          p,
          listed(done).map((c) => String(c.unit)),
          reorganisable(book()),
        );
        return;
      case 'orders':
        this.#same('orders', p, words(listed(done)), orderChanges(book()));
        return;
      case 'substitution':
      case 'support-retreats':
        this.#retreats(p, book(), listed(kind('retreat')));
        return;
      case 'engagement': {
        const { fight } = p.field.s;
        const [ap, dp] = [unitIds[fight.attacker[0]!]!, unitIds[fight.defender[0]!]!];
        const found = listed(done).map((c) => `${c.charge === true} ${c.rounds ?? 1}`);
        this.#same('engagements', p, found, engagements(book(), ap, dp), `${ap} ${dp}`);
        return;
      }
      case 'advance': {
        const opened = book();
        const { unit, steps } = p.toJson() as unknown as {
          unit: Record<string, { part: string }>;
          steps: { with: number[] }[];
        };
        const [mode, from, to] = steps.at(-1)!.with as [number, number, number];
        const parts = Object.fromEntries(Object.entries(unit).map(([id, row]) => [id, row.part]));
        const wanted = advances(opened, mode === 1, zoneNames[from]!, zoneNames[to]!, parts);
        this.#same(
          'advances',
          p,
          listed(done).map((c) => String(c.piece)),
          wanted,
        );
        return;
      }
      default:
    }
  }
  #marches(p: Here, book: Book): void {
    for (const id of book.onMap(book.at.battle.active)) {
      const list = p.actionsOf(p.world.unitIds.indexOf(id));
      const found = Array.from({ length: list.count }, (_, i) => p.decode(list.at(i)))
        .filter((c) => c.type === 'move')
        .map((c) => String(c.to));
      const what = `${id} ${JSON.stringify([book.at.unit[id], book.at.battle])}`;
      const best = ways(book, id);
      this.#same('marches', p, found, best.keys(), what);
      this.#ways(p, book, id, best);
    }
  }
  /** The way an order takes when none is named: directly to a neighbour, else as the best of all ways. */
  #ways(p: Here, book: Book, id: string, best: ReadonlyMap<string, readonly number[]>): void {
    const direct = directStepsOf(book, id);
    const isMeant = (to: string, way: readonly string[]) =>
      direct.includes(to) ? String(way) === to : String(rankOf(book, id, way)) === String(best.get(to));
    const { zoneNames } = p.world;
    for (const to of best.keys()) {
      this.findings.ways.seen++;
      const way = wayOf(p.field, p.encode({ type: 'move', piece: id, to })).map((z) => zoneNames[z]!);
      if (!isMeant(to, way))
        this.findings.ways.faults.push(
          `${p.world.scenario} ${id} to ${to} by ${way}: ${rankOf(book, id, way)} ${best.get(to)}`,
        );
    }
  }
  #sight(p: Here, book: Book): void {
    const { zones, zoneNames } = p.world;
    const seen: string[] = [];
    const wanted: string[] = [];
    for (let a = zoneId(0); a < zones; a++)
      for (let b = zoneId(0); b < zones; b++) {
        if (a === b) continue;
        if (sees(p.field, a, b)) seen.push(`${zoneNames[a]} ${zoneNames[b]}`);
        if (inSight(book, zoneNames[a]!, zoneNames[b]!)) wanted.push(`${zoneNames[a]} ${zoneNames[b]}`);
      }
    this.#same('sight', p, seen, wanted);
  }
  #retreats(p: Here, book: Book, found: readonly Told[]): void {
    const { unit, fight } = p.toJson() as unknown as {
      unit: Record<string, { zone: string | null; part: string }>;
      fight: { defender: number; to: number };
    };
    const dp = p.world.unitIds[fight.defender]!;
    const here = p.world.zoneNames[fight.to]!;
    const isSupport = (id: string) =>
      unit[id]!.part === 'defence-support' && unit[id]!.zone === here && mayGiveGround(book, id);
    const who = p.question === 'substitution' ? [dp] : Object.keys(unit).filter(isSupport);
    const wanted = who.flatMap((id) => [...retreats(book, id)].map((z) => `${id} ${z}`));
    this.#same(
      'retreats',
      p,
      found.map((c) => `${c.unit} ${c.to}`),
      wanted,
      dp,
    );
  }
}

/** Random battles on the five maps with every mixture of options, most of them a turn long and begun from a crowd. */
let watched: Findings | undefined;
function findings(): Findings {
  if (watched) return watched;
  const watch = new Watch();
  for (let seed = 1; seed <= GAMES; seed++)
    for (const { id: scenario } of SCENARIO_FILES) {
      const lot = new SeededRandom(seed * 7919);
      const on = () => (lot.below(2) ? 'on' : 'off');
      const options = { advanced: on(), caracole: 'on', wavering: on(), gold: 'on', enfantsPerdus: on() };
      const isCrowd = seed > WHOLE;
      const p: Here = isCrowd
        ? jumble(scenario, options, seed, lot)
        : new Position(reiters, reiters.world({ scenario, options })).begin(seed);
      const { turn } = p.status;
      const temper = lot.of(RANDOM_STYLES);
      for (let n = 0; !p.over && (isCrowd ? p.status.turn === turn : n < MOST); n++) {
        watch.look(p, n);
        p.playAt(choose(p, lot, temper));
      }
    }
  watched = watch.findings;
  return watched;
}
const twin = (topic: Topic, ids: readonly RuleId[], says: string, least: number) =>
  rule(ids, says, () => {
    const { seen, faults } = findings()[topic];
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(least);
  });

twin(
  'marches',
  [
    '4.1Pe',
    '4.1Zb',
    '4.1Zc',
    '4.1.3a',
    '4.1.4a',
    '4.1.4b',
    '4.1.4d',
    '4.2e',
    '4.3f',
    '4.1.1e',
    '5.3c',
    '10.1h',
    'AU.4',
  ],
  'where a unit may go is what every way tried one after another comes to',
  500,
);
twin(
  'ways',
  ['4.1Zb', '4.1.4a', '4.1.4b', '4.3c'],
  'and the way taken is the direct step, or of all ways the one that risks least on the road, then the cheapest',
  2000,
);
twin(
  'acts',
  [
    '4.5a',
    '4.5b',
    '4.5c',
    '4.6c',
    '11.4.1a',
    '11.4.1h',
    '11.1.1a',
    '11.1.1b',
    '11.1.1c',
    '11.1.1d',
    '10.1e',
    'M.3',
    'CO.3',
  ],
  'and what else there is to do in the movement sequence, with the rides of leaders, is what the book allows',
  200,
);
twin(
  'sight',
  ['4.1.5b', '4.1.5.1a', '4.1.5.2a', '4.1.5.3a', '4.1.5.4a', '4.1.5.4b', '4.1.5.4c', '4.1.5.4d', '4.1.5.5a', 'AU.2'],
  'what is in sight is what a literal reading of every shortest chain lets through',
  30,
);
twin(
  'retreats',
  ['7.5.3a', '7.5.3d', '7.5.3f', '7.5.3g', '7.5.3h', '7.5.3i', '7.5.3k', 'CO.4'],
  'the zones of a retreat are those of 7.5.3, read word by word',
  5,
);
twin(
  'reactions',
  [
    '6.1a',
    '6.1b',
    '6.1e',
    '6.1f',
    '6.2a',
    '6.2c',
    '6.3b',
    '6.3d',
    '6.3f',
    '6.3g',
    '6.4a',
    '6.4.1a',
    '6.4.2a',
    '6.4.3a',
    '11.4.4a',
    'M.1',
    'CO.1',
  ],
  'the reactions offered are those the chapter allows, one by one',
  30,
);
twin(
  'attacks',
  ['7.1b', '7.1e', '7.1g', '7.1k', '7.1m', '7.8a', '7.8b', '7.8e', '1.3.6a', '11.1.2a', 'D.1', 'D.3'],
  'the attacks offered are those the chapter allows, one by one',
  50,
);
twin('advances', ['6.5a', '6.5b', '7.7a', '7.7b', '7.7c', '7.7d', '7.7g'], 'and so are those who may advance', 10);
twin('engagements', ['7.4.1b', '7.4.1d', '7.9a', '7.9c', '7.9d'], 'and what may be said before the die', 3);
twin('reorganisation', ['8.0a', '8.0b', '1.3.7n', '11.4.2a'], 'who may reorganise is who the chapter lets', 10);
twin('orders', ['10.2a', '10.2c', '5.1d', 'D.1'], 'who may try to change an order is who the chapter lets', 10);
