import chartsFile from '../../data/charts.json' with { type: 'json' };
import type { ReitersEvent } from '../model/event.ts';
import { Literal, type Saved } from './slow-referee.ts';

/*
 * A battle followed by its events alone, with a literal referee beside it: each sum, each die and each consequence is worked
 * out again from the position the events have led to. What does not agree is said in words.
 */

type Of<T extends ReitersEvent['type']> = Extract<ReitersEvent, { type: T }>;
const other = (side: string): string => (side === 'C' ? 'P' : 'C');
const PHASE_MARKS = ['finished', 'marched', 'reacted', 'fought', 'caracole', 'wavered', 'tried', 'crossed', 'created'];
/** What may follow a die of combat before anything else happens. */
const AFTER_THE_DIE: readonly string[] = [
  'disorganised',
  'lost-steps',
  'eliminated',
  'caracole-cancelled',
  'step-returned',
  'loss-replaced',
  'leader-tested',
  'leader-lost',
  'leader-displaced',
  'leader-replaced',
  'retreated',
  'followed',
  'baggage-taken',
  'order-revealed',
];
const AFTER_CAUSES: readonly string[] = ['result', 'wavering', 'leader-lost', 'retreat'];
const UNTOLD: readonly string[] = ['caracole-cancelled', 'step-returned', 'order-revealed'];

interface Round {
  readonly event: Of<'fought'> | Of<'bombarded'>;
  readonly before: Saved;
  readonly told: ReitersEvent[];
  wasAsked: boolean;
}

/** One round fought again on a copy, with the dice that fell. */
class Again {
  readonly said: string[] = [];
  readonly book: Literal;
  readonly #dice: number[];
  readonly #told: readonly ReitersEvent[];
  constructor(
    before: Saved,
    told: readonly ReitersEvent[],
    readonly isCombat: boolean,
  ) {
    this.book = new Literal(structuredClone(before));
    this.#told = told;
    this.#dice = told.flatMap((e) => (e.type === 'tested' || e.type === 'leader-tested' ? [e.die] : []));
  }
  #die(): number {
    return this.#dice.shift() ?? 0;
  }
  #is(id: string): boolean {
    return this.book.row(id).place === 'map';
  }
  test(id: string, cause: string): boolean {
    const passed = this.#die() + shaken(this.book, id) <= this.book.fq(id);
    this.said.push(`tested ${id} ${cause} ${passed}`);
    return passed;
  }
  lose(id: string, steps: number): void {
    const row = this.book.row(id);
    row.steps = Math.max(0, row.steps - steps);
    this.said.push(`lost-steps ${id} ${row.steps}`);
    if (row.steps === 0) this.#remove(id);
  }
  #remove(id: string): void {
    const gone = [id, ...Object.keys(this.book.at.unit).filter((e) => this.book.unit(e).parent === id && this.#is(e))];
    for (const one of gone) {
      Object.assign(this.book.row(one), { place: 'lost', zone: null, steps: 0, marks: [] });
      this.said.push(`eliminated ${one}`);
    }
  }
  disorganise(id: string): boolean {
    const row = this.book.row(id);
    if (row.place !== 'map') return false;
    if (!row.marks.includes('disorganised')) {
      row.marks.push('disorganised');
      this.said.push(`disorganised ${id}`);
      return false;
    }
    row.marks = row.marks.filter((m) => m !== 'disorganised');
    this.lose(id, 1);
    return true;
  }
  /** 11.2a 11.2b Outside a result: a step lost so makes the others of the zone waver at once. */
  shake(id: string): void {
    const { zone } = this.book.row(id);
    if (this.disorganise(id) && this.isCombat && this.book.is('wavering'))
      this.waver(this.book.unit(id).side, zone!, id);
  }
  /** Whether a step was lost. */
  suffer(id: string, effect: string, spared: number): boolean {
    if (effect === 'TQ') return !this.test(id, 'result') && this.disorganise(id);
    if (effect === 'DS') return this.disorganise(id);
    const losses = Number.parseInt(effect, 10) - spared;
    if (!(losses > 0)) return false;
    this.lose(id, losses);
    return true;
  }
  waver(side: string, zone: string, who: string): void {
    for (const id of this.book.inZone(side, zone)) {
      const { marks } = this.book.row(id);
      if (id === who || marks.includes('wavered') || !this.#is(id)) continue;
      marks.push('wavered');
      if (!this.test(id, 'wavering')) this.disorganise(id);
    }
  }
  testLeaders(side: string, zone: string): void {
    for (const l of this.book.leadersIn(side, zone)) {
      if (this.book.isReplaced(l)) continue;
      const near = this.book.inZone(side, zone).filter((id) => !this.book.unit(id).parent).length;
      const more = this.book.special('leader-test-die').find((s) => s.leader === l)?.die as number | undefined;
      const falls = this.#die() + near + (more ?? 0) <= 5;
      this.said.push(`leader-tested ${l} ${falls}`);
      if (falls) this.kill(l);
    }
  }
  kill(l: string): void {
    const { at, plan } = this.book;
    const file = plan.leader.get(l)!;
    const wasLieutenant = this.book.isLieutenant(l);
    const zone = at.leader[l]!.zone!;
    Object.assign(at.leader[l]!, { zone: null, place: 'waiting' });
    at.leader[l]!.marks.push('replaced');
    this.said.push(`leader-lost ${l}`);
    for (const id of Object.keys(at.unit))
      if (this.#is(id) && this.book.unit(id).side === file.side)
        if (wasLieutenant || this.book.unit(id).column === file.column)
          if (!this.test(id, 'leader-lost')) this.shake(id);
    this.replace(l, zone);
  }
  /** 7.6.1b 7.6.2b The nearest friends; between equals what was chosen. */
  replace(l: string, zone: string): void {
    const { side } = this.book.plan.leader.get(l)!;
    const zones = nearest(this.book, side, zone);
    const chosen = this.#told.find((e) => e.type === 'leader-replaced' && e.leader === l) as Of<'leader-replaced'>;
    const to = zones.length === 0 ? null : zones.includes(String(chosen?.zone)) ? chosen.zone : zones[0]!;
    Object.assign(this.book.at.leader[l]!, { zone: to, place: to === null ? 'lost' : 'map' });
    this.said.push(`leader-replaced ${l} ${to}`);
  }
  overrun(side: string, zone: string): void {
    const { book } = this;
    const enemy = other(side);
    if (book.inZone(enemy, zone).length > 0) return;
    for (const b of book.baggageIn(enemy, zone)) {
      Object.assign(book.at.baggage[b]!, { zone: null, place: 'lost' });
      this.said.push(`baggage-taken ${b}`);
    }
    for (const l of book.leadersIn(enemy, zone))
      if (book.isReplaced(l)) {
        this.said.push(`leader-displaced ${l}`);
        Object.assign(book.at.leader[l]!, { zone: null });
        this.replace(l, zone);
      } else this.kill(l);
  }
  retreat(id: string, to: string): void {
    if (to === 'off') {
      this.#remove(id);
      return;
    }
    const { plan } = this.book;
    const from = this.book.row(id).zone!;
    const isHard = plan.crossing(from, to)!.kind === 'plain' || plan.type.get(to) === 'II';
    const isShaken = isHard || !this.test(id, 'retreat');
    this.book.row(id).zone = to;
    this.said.push(`retreated ${id} ${from} ${to}`);
    this.overrun(this.book.unit(id).side, to);
    if (isShaken) this.shake(id);
  }
}
const shaken = (book: Literal, id: string): number =>
  book
    .special('shaken-by-loss')
    .filter((s) => s.side === book.unit(id).side && (s.types as string[]).includes(book.unit(id).type))
    .filter((s) => book.isReplaced(s.leader as string))
    .reduce((n, s) => n + (s.die as number), 0);
function nearest(book: Literal, side: string, zone: string): string[] {
  const steps = book.plan.steps([zone]);
  const held = [...new Set(book.onMap(side).map((id) => book.row(id).zone!))].filter((z) => steps.has(z));
  const least = Math.min(...held.map((z) => steps.get(z)!));
  return held.filter((z) => steps.get(z) === least);
}
const keyOf = (e: ReitersEvent): string => {
  switch (e.type) {
    case 'tested':
      return `tested ${e.piece} ${e.cause} ${e.passed}`;
    case 'lost-steps':
      return `lost-steps ${e.piece} ${e.left}`;
    case 'leader-tested':
      return `leader-tested ${e.leader} ${e.falls}`;
    case 'leader-lost':
    case 'leader-displaced':
      return `${e.type} ${e.leader}`;
    case 'leader-replaced':
      return `leader-replaced ${e.leader} ${e.zone}`;
    case 'retreated':
      return `retreated ${e.piece} ${e.from} ${e.to}`;
    case 'disorganised':
    case 'eliminated':
    case 'baggage-taken':
      return `${e.type} ${e.piece}`;
    default:
      return e.type;
  }
};

export class EventReferee {
  readonly at: Saved;
  readonly book: Literal;
  readonly faults: string[] = [];
  readonly counts: Record<string, number> = {};
  #last: { zone: string; unit: string } | undefined;
  #isCharging = false;
  #fire = false;
  #round: Round | undefined;
  constructor(start: Saved) {
    this.at = structuredClone(start);
    this.book = new Literal(this.at);
  }
  #fault(what: string): void {
    this.faults.push(`${this.at.scenario} turn ${this.at.battle.turn}: ${what}`);
  }
  #same(what: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      this.#fault(`${what}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`);
  }
  #isUnit(piece: string): boolean {
    return this.book.plan.unit.has(piece);
  }
  #mark(id: string, ...marks: string[]): void {
    const row = this.book.row(id);
    row.marks = [...new Set([...row.marks, ...marks])];
  }
  #unmark(id: string, ...marks: string[]): void {
    const row = this.book.row(id);
    row.marks = row.marks.filter((m) => !marks.includes(m));
  }
  #score(side: string, points: number): void {
    if (side === 'C') this.at.battle.pointsC += points;
    else this.at.battle.pointsP += points;
  }

  /** The question at which play waits after a command, or undefined. */
  asked(question: string | undefined): void {
    if (question === 'substitution' && this.#round) this.#round.wasAsked = true;
  }

  feed(events: readonly ReitersEvent[]): void {
    for (const e of events) {
      this.counts[e.type] = (this.counts[e.type] ?? 0) + 1;
      const isAfter = AFTER_THE_DIE.includes(e.type) || (e.type === 'tested' && AFTER_CAUSES.includes(e.cause));
      if (this.#round && !isAfter) this.close();
      this.#round?.told.push(e);
      this.#one(e);
    }
  }
  /** Holds what came of a round against the same round fought again. */
  close(): void {
    const round = this.#round;
    this.#round = undefined;
    if (!round) return;
    const { event: e, before, told } = round;
    const isShot = e.type === 'bombarded';
    const [ap, dp] = isShot ? [e.gun, e.target] : [e.attacker, e.defender];
    const isCombat = isShot || e.kind === 'close';
    const again = new Again(before, told, isCombat);
    const { book } = again;
    const [attack, defence] = e.result.includes('/') ? (e.result.split('/') as [string, string]) : ['-', e.result];
    const [from, to] = [book.row(ap).zone!, book.row(dp).zone!];
    const { active } = this.at.battle;
    const passive = other(active);
    const follow = isCombat && !isShot ? book.supports(dp, false) : [];
    const lostA = again.suffer(ap, attack, 0);
    const replaced = told.find((x) => x.type === 'loss-replaced') as Of<'loss-replaced'> | undefined;
    const mayReplace = !isShot && mayReplaceLoss(book, ap, dp, defence);
    if (replaced && !mayReplace) this.#fault(`${dp} replaces a loss it may not: ${e.result}`);
    if (mayReplace !== round.wasAsked) this.#fault(`${dp} ${mayReplace ? 'is not asked' : 'is asked'} at ${e.result}`);
    const lostD = again.suffer(dp, defence, replaced ? 1 : 0);
    if (isCombat && book.is('wavering')) {
      if (lostA) again.waver(active, from, ap);
      if (lostD) again.waver(passive, to, dp);
    }
    if (lostA && attack.includes('*')) again.testLeaders(active, from);
    if (lostD && defence.includes('*')) again.testLeaders(passive, to);
    if (replaced && book.row(dp).place === 'map') {
      if (!book.retreats(dp).has(replaced.to)) this.#fault(`${dp} may not retreat to ${replaced.to}`);
      again.retreat(dp, replaced.to);
      const rest = told.slice(told.findIndex((x) => x.type === 'retreated' && x.piece === dp) + 1);
      const reached = new Set<string>([replaced.to]);
      for (const x of rest) {
        if (x.type === 'followed') {
          if (!reached.has(x.to) || !book.leadersIn(passive, to).includes(x.leader))
            this.#fault(`${x.leader} may not follow`);
          again.said.push('followed');
          book.at.leader[x.leader]!.zone = x.to;
        }
        const isOut = x.type === 'eliminated' && x.rule === '7.5.3i';
        if ((x.type !== 'retreated' && !isOut) || x.piece === dp) continue;
        const goal = x.type === 'retreated' ? x.to : 'off';
        if (!follow.includes(x.piece) || !book.mayGiveGround(x.piece) || !book.retreats(x.piece).has(goal))
          this.#fault(`${x.piece} may not go to ${goal}`);
        reached.add(goal);
        again.retreat(x.piece, goal);
      }
    }
    const found = told.filter((x) => !UNTOLD.includes(x.type) && x.type !== 'loss-replaced').map(keyOf);
    // Where a replacement appears may be asked after whatever follows at once: told apart.
    const isPlacing = (said: string) => said.startsWith('leader-replaced');
    const parts = (said: readonly string[]) => [said.filter((x) => !isPlacing(x)), said.filter(isPlacing).sort()];
    this.#same(`after ${e.result} of ${ap} on ${dp}`, parts(found), parts(again.said));
  }

  /** What the events have come to against the position itself. */
  compare(now: Saved): void {
    const MARKS = [
      'disorganised',
      'isolated',
      'charge',
      'dismounted',
      'reacted',
      'fought',
      'lent',
      'created',
      'crossed',
      'marched',
    ];
    const unit = (s: Saved) =>
      Object.fromEntries(
        Object.entries(s.unit).map(([id, r]) => [
          id,
          [
            r.zone,
            r.place,
            r.place === 'exited' ? 0 : r.steps,
            r.place === 'map' ? MARKS.filter((m) => r.marks.includes(m)) : [],
          ],
        ]),
      );
    const leader = (s: Saved) =>
      Object.fromEntries(
        Object.entries(s.leader).map(([id, r]) => [id, [r.zone, r.place, r.marks.includes('replaced')]]),
      );
    for (const part of [unit, leader]) {
      const [a, b] = [part(this.at), part(now)] as Record<string, unknown>[];
      for (const id of Object.keys(b!)) this.#same(`position ${id}`, b![id], a![id]);
    }
    this.#same('baggage', now.baggage, this.at.baggage);
    this.#same('points', [now.battle.pointsC, now.battle.pointsP], [this.at.battle.pointsC, this.at.battle.pointsP]);
    for (const [id, c] of Object.entries(now.column))
      this.#same(`order ${id}`, [c.order, c.known], [this.at.column[id]!.order, this.at.column[id]!.known]);
  }

  #one(e: ReitersEvent): void {
    const { at, book } = this;
    const { battle } = at;
    switch (e.type) {
      case 'placed':
        if (this.#isUnit(e.piece)) book.row(e.piece).zone = e.zone;
        else at.leader[e.piece]!.zone = e.zone;
        break;
      case 'exchanged': {
        const [a, b] = [book.row(e.piece), book.row(e.with)];
        [a.zone, b.zone] = [b.zone, a.zone];
        break;
      }
      case 'turn-began':
        battle.turn = e.turn;
        this.#same('first', e.first, battle.first);
        break;
      case 'phase-began':
        battle.active = e.side;
        for (const id of Object.keys(at.unit)) this.#unmark(id, ...PHASE_MARKS);
        for (const l of Object.values(at.leader)) l.marks = l.marks.filter((m) => m === 'replaced');
        at.zone = Object.fromEntries(book.onMap(e.side).map((id) => [book.row(id).zone!, { marks: ['held'] }]));
        break;
      case 'sequence-began':
        battle.sequence = e.sequence;
        this.#last = undefined;
        if (e.sequence === 'reaction') this.#markReactionZones();
        if (e.sequence === 'combat') {
          for (const z of Object.values(at.zone)) z.marks = z.marks.filter((m) => m !== 'reaction');
        }
        break;
      case 'command-checked': {
        const lost = book.onMap(e.side).filter((id) => !book.isCommanded(id));
        this.#same('isolated', e.isolated, lost);
        for (const id of book.onMap(e.side))
          lost.includes(id) ? this.#mark(id, 'isolated') : this.#unmark(id, 'isolated');
        break;
      }
      case 'order-tried':
        this.#order(e);
        break;
      case 'order-revealed':
        this.#same(`order of ${e.column}`, e.order, at.column[e.column]!.order);
        at.column[e.column]!.known = e.order;
        break;
      case 'moved':
        this.#moved(e);
        break;
      case 'entered':
        this.#entered(e);
        break;
      case 'left-map':
        this.#left(e);
        break;
      case 'mounted':
        this.#unmark(e.piece, 'dismounted');
        break;
      case 'dismounted':
        this.#mark(e.piece, 'dismounted');
        break;
      case 'detached':
        Object.assign(book.row(e.piece), { zone: e.zone, place: 'map', steps: 1, marks: ['created'] });
        if (book.marked(e.parent, 'isolated')) this.#mark(e.piece, 'isolated');
        break;
      case 'absorbed':
        Object.assign(book.row(e.piece), { zone: null, place: 'waiting', steps: 0, marks: [] });
        break;
      case 'step-lent':
        book.row(e.piece).steps -= 1;
        this.#mark(e.piece, 'lent');
        break;
      case 'step-returned':
        book.row(e.piece).steps += 1;
        this.#unmark(e.piece, 'lent');
        break;
      case 'caracole-declared':
        this.#mark(e.piece, 'caracole');
        break;
      case 'caracole-cancelled':
        this.#unmark(e.piece, 'caracole');
        break;
      case 'tested': {
        const more = e.cause === 'reaction' && this.#fire ? (book.order(e.piece)?.reactionFire.fqBonus ?? 0) : 0;
        this.#fire = false;
        this.#same(`quality of ${e.piece} at ${e.cause}`, e.against, book.fq(e.piece) + more);
        if (e.cause === 'wavering') this.#mark(e.piece, 'wavered');
        this.#same(`test of ${e.piece}`, e.passed, e.die + shaken(book, e.piece) <= e.against);
        break;
      }
      case 'disorganised':
        if (book.marked(e.piece, 'disorganised')) this.#fault(`${e.piece} disorganised twice over`);
        this.#mark(e.piece, 'disorganised');
        break;
      case 'reorganised':
        this.#unmark(e.piece, 'disorganised');
        break;
      case 'lost-steps':
        book.row(e.piece).steps = e.left;
        if (e.rule === '1.3.7c') this.#unmark(e.piece, 'disorganised');
        break;
      case 'eliminated': {
        const u = book.unit(e.piece);
        const worth = u.parent ? 0 : (book.plan.file.victory.elimination[other(u.side)]![u.type] ?? 0);
        this.#same(`points for ${e.piece}`, e.points, worth);
        this.#score(other(u.side), worth);
        Object.assign(book.row(e.piece), { place: 'lost', zone: null, steps: 0, marks: [] });
        break;
      }
      case 'baggage-taken': {
        const { side } = book.plan.file.baggage.find((b) => b.id === e.piece)!;
        this.#same('points for baggage', e.points, book.plan.file.victory.elimination[other(side)]!.baggage ?? 0);
        this.#score(other(side), e.points);
        at.baggage[e.piece] = { zone: null, place: 'lost' };
        break;
      }
      case 'reaction-zones':
        this.#same(
          'reaction zones',
          [...e.zones].sort(),
          Object.keys(at.zone)
            .filter((z) => at.zone[z]!.marks.includes('reaction'))
            .sort(),
        );
        break;
      case 'reacted':
        this.#fire = e.how === 'fire';
        this.#mark(e.piece, 'reacted');
        break;
      case 'gave-way':
        if (this.#isUnit(e.piece)) {
          const fits = book.unit(e.piece).parent
            ? book.plan.next(e.from).filter((z) => book.inZone(battle.active, z).length === 0)
            : book.waysOut(e.piece);
          if (!fits.includes(e.to)) this.#fault(`${e.piece} may not give way to ${e.to}`);
          book.row(e.piece).zone = e.to;
        } else at.leader[e.piece]!.zone = e.to;
        break;
      case 'attack-declared':
        this.#mark(e.piece, 'fought');
        this.#attacked(e.from);
        this.#isCharging = false;
        break;
      case 'charge-spent':
        this.#isCharging = true;
        this.#unmark(e.piece, 'charge');
        break;
      case 'fought':
        this.#fought(e);
        break;
      case 'bombarded':
        this.#bombarded(e);
        break;
      case 'retreated':
      case 'advanced':
        if (this.#isUnit(e.piece)) {
          book.row(e.piece).zone = e.to;
          if (e.type === 'advanced') this.#unmark(e.piece, 'marched');
        } else at.leader[e.piece]!.zone = e.to;
        break;
      case 'followed':
        at.leader[e.leader]!.zone = e.to;
        break;
      case 'leader-lost': {
        const { side, rank } = book.plan.leader.get(e.leader)!;
        const own = book.special('leader-points').find((s) => s.leader === e.leader)?.points as number | undefined;
        const worth = own ?? book.plan.file.victory.elimination[other(side)]![rank === 'LG' ? 'leaderLG' : 'leaderCC']!;
        this.#same(`points for ${e.leader}`, e.points, worth);
        this.#score(other(side), worth);
        if (book.isReplaced(e.leader)) this.#fault(`${e.leader} falls twice`);
        Object.assign(at.leader[e.leader]!, { zone: null, place: 'waiting' });
        at.leader[e.leader]!.marks.push('replaced');
        break;
      }
      case 'leader-displaced':
        Object.assign(at.leader[e.leader]!, { zone: null, place: 'waiting' });
        break;
      case 'leader-replaced':
        Object.assign(at.leader[e.leader]!, { zone: e.zone, place: e.zone === null ? 'lost' : 'map' });
        break;
      case 'initiative-counted': {
        const sums = ['C', 'P'].map((side) => this.#initiative(side));
        this.#same('initiative', e.sums, sums);
        if (sums[0] !== sums[1]) battle.first = sums[0]! > sums[1]! ? 'C' : 'P';
        this.#same('who has it', e.side, battle.first);
        break;
      }
      case 'battle-ended': {
        const points = [battle.pointsC + book.objectives('C'), battle.pointsP + book.objectives('P')];
        const gap = Math.abs(points[0]! - points[1]!);
        const level = book.plan.file.victory.levels.find(
          (l) => gap >= l.min && (l.max === null || gap <= l.max),
        )!.level;
        this.#same('points', e.points, points);
        this.#same(
          'level',
          [e.level, e.winner],
          [level, level === 'draw' ? null : points[0]! > points[1]! ? 'C' : 'P'],
        );
        break;
      }
      default:
    }
  }
  #attacked(zone: string): void {
    const row = this.at.zone[zone] ?? { marks: [] };
    row.marks.push('attacked');
    this.at.zone[zone] = row;
  }
  /** 6.1a 6.1b */
  #markReactionZones(): void {
    const { at, book } = this;
    for (const id of book.onMap(at.battle.active)) {
      const zone = book.row(id).zone!;
      const row = at.zone[zone] ?? { marks: [] };
      at.zone[zone] = row;
      if (!row.marks.includes('held') && !row.marks.includes('reaction')) row.marks.push('reaction');
    }
  }
  #order(e: Of<'order-tried'>): void {
    const { at, book } = this;
    if (e.order === undefined) {
      this.#fault(`an attempt of ${e.leader} not told whole`);
      return;
    }
    const { modifiers, aboutFaceFrom } = chartsFile.table4;
    const worth = (id: string) => modifiers.find((m) => m.id === id)!.value;
    const zone = at.leader[e.leader]!.zone!;
    const { side } = book.plan.leader.get(e.leader)!;
    const orders = chartsFile.table3.orders as Record<string, { initiative: number }>;
    const isEngaged = book
      .onMap(side)
      .some(
        (id) =>
          book.unit(id).column === e.column &&
          book.plan.next(book.row(id).zone!).some((z) => book.inZone(other(side), z).length > 0),
      );
    let sum = e.die;
    if (book.isLieutenant(e.leader)) sum += worth('lg');
    else if (book.leadersIn(side, zone).some((l) => book.isLieutenant(l))) sum += worth('withLg');
    if (isEngaged) sum += worth('engaged');
    if (book.isReplaced(e.leader)) sum += worth('replacement');
    if (Math.abs(orders[at.column[e.column]!.order]!.initiative - orders[e.order]!.initiative) >= aboutFaceFrom)
      sum += worth('aboutFace');
    this.#same(`order of ${e.column}`, [e.total, e.passed], [sum, sum < book.leaderFq(e.leader)]);
    if (e.passed) at.column[e.column]!.order = e.order;
  }
  #moved(e: Of<'moved'>): void {
    const { at, book } = this;
    const isUnit = this.#isUnit(e.piece);
    const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
    const toll = book.controlled(e.to, other(side)) ? 1 : 0;
    const cost = book.groundCost(e.from, e.to) + toll + (isUnit ? book.choke(e.piece, e.to) : 0);
    this.#same(`${e.piece} ${e.from} to ${e.to}`, e.cost, cost);
    if (!book.plan.next(e.from).includes(e.to) || book.inZone(other(side), e.to).length > 0)
      this.#fault(`${e.piece} may not step to ${e.to}`);
    if (!isUnit) {
      at.leader[e.piece]!.zone = e.to;
      return;
    }
    book.row(e.piece).zone = e.to;
    this.#mark(e.piece, 'marched');
    const ford = book.special('no-attack-after-crossing').flatMap((s) => s.borders as string[]);
    if (ford.includes([e.from, e.to].sort().join('-'))) this.#mark(e.piece, 'crossed');
  }
  #entered(e: Of<'entered'>): void {
    const { at, book } = this;
    const isUnit = this.#isUnit(e.piece);
    const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
    const column = isUnit ? book.unit(e.piece).column : book.plan.leader.get(e.piece)!.column;
    const r = book.plan.file.columns.find((c) => c.id === column)!.reinforcement;
    if (!r || at.battle.turn < r.turn || !r.zones.includes(e.zone))
      this.#fault(`${e.piece} may not come in at ${e.zone}`);
    const ground = chartsFile.zoneTypes.rows.find((t) => t.type === book.plan.type.get(e.zone))!.mp!;
    const toll = (book.controlled(e.zone, other(side)) ? 1 : 0) + (isUnit ? book.choke(e.piece, e.zone) : 0);
    this.#same(`${e.piece} comes in`, e.cost, ground + toll);
    if (isUnit) {
      Object.assign(book.row(e.piece), { zone: e.zone, place: 'map' });
      this.#mark(e.piece, 'marched');
    } else Object.assign(at.leader[e.piece]!, { zone: e.zone, place: 'map' });
  }
  #left(e: Of<'left-map'>): void {
    const { at, book } = this;
    const isUnit = this.#isUnit(e.piece);
    const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
    const exit = book.plan.file.victory.exit.find((x) => x.side === side && x.zones.includes(e.zone));
    const isLost = isUnit && book.marked(e.piece, 'isolated');
    if (!exit || at.battle.turn < exit.fromTurn || isLost) {
      this.#fault(`${e.piece} may not leave from ${e.zone}`);
      return;
    }
    const rank = isUnit ? '' : book.isReplaced(e.piece) ? 'CC' : book.plan.leader.get(e.piece)!.rank;
    const worth = isUnit ? (exit.vpPerUnit[book.unit(e.piece).type] ?? 0) : (exit.leader[rank] ?? 0);
    this.#same(`points for leaving ${e.piece}`, e.points, worth);
    this.#score(side, worth);
    if (isUnit) Object.assign(book.row(e.piece), { zone: null, place: 'exited', steps: 0, marks: [] });
    else Object.assign(at.leader[e.piece]!, { zone: null, place: 'exited' });
  }
  #fought(e: Of<'fought'>): void {
    const { book } = this;
    const isClose = e.kind === 'close';
    const supports = isClose ? this.#supports(e.attacker, e.round) : [];
    const attack = book.attackSum(
      e.attacker,
      e.defender,
      e.kind,
      isClose && this.#isCharging && e.round === 1,
      supports.length,
    );
    const zone = book.row(e.defender).zone!;
    const isAgain = this.#last?.zone === zone && this.#last.unit === e.defender;
    const defence = book.defenceSum(e.attacker, e.defender, e.kind, isAgain);
    const sum = (list: readonly { value: number }[]) => list.reduce((n, m) => n + m.value, 0);
    this.#same(`attack of ${e.attacker} on ${e.defender}`, sum(e.attack), attack);
    this.#same(`defence of ${e.defender} against ${e.attacker}`, sum(e.defence), defence);
    const column = Math.max(-5, Math.min(5, attack - defence));
    const rows = chartsFile.table2.rows as Record<string, Record<string, string>>;
    this.#same('result', [e.differential, e.result], [attack - defence, rows[e.die]![column]]);
    this.#open(e);
    for (const id of supports) this.#mark(id, 'fought');
    if (isClose) this.#last = { zone, unit: e.defender };
  }
  #joined: string[] = [];
  /** Those who supported the first round have fought in this very attack. */
  #supports(ap: string, round: number): string[] {
    if (round === 1) this.#joined = [];
    for (const id of this.#joined) this.#unmark(id, 'fought');
    const out = this.book.supports(ap, true);
    for (const id of this.#joined) if (this.book.row(id).place === 'map') this.#mark(id, 'fought');
    this.#joined = [...new Set([...this.#joined, ...out])];
    return out;
  }
  #bombarded(e: Of<'bombarded'>): void {
    const { book } = this;
    const far = book.range(book.row(e.gun).zone!, book.row(e.target).zone!);
    const supports = far === 1 ? book.supports(e.gun, true) : [];
    const guns = book.addingGuns(e.gun, e.target);
    const total = book.shotSum(e.gun, e.target, supports.length, guns.length);
    this.#same(`shot of ${e.gun} at ${e.target}`, e.total, total);
    this.#same('shot', e.result, e.die < total ? '1#' : e.die === total ? 'DS' : '-');
    this.#open(e);
    for (const id of [e.gun, ...supports, ...guns]) this.#mark(id, 'fought');
    this.#attacked(book.row(e.gun).zone!);
    this.#last = { zone: book.row(e.target).zone!, unit: e.target };
  }
  #open(event: Round['event']): void {
    this.#round = { event, before: structuredClone(this.at), told: [], wasAsked: false };
  }
  #initiative(side: string): number {
    const { at, book } = this;
    const orders = chartsFile.table3.orders as Record<string, { initiative: number }>;
    return book.plan.file.columns
      .filter((c) => c.side === side && at.leader[c.commander]!.place === 'map')
      .filter((c) => book.onMap(side).some((id) => book.unit(id).column === c.id && !book.unit(id).parent))
      .reduce((n, c) => n + orders[at.column[c.id]!.order]!.initiative, 0);
  }
}

/** 7.5.2 Whether the passive player may replace a loss by a retreat. */
function mayReplaceLoss(book: Literal, ap: string, dp: string, effect: string): boolean {
  const losses = Number.parseInt(effect, 10);
  if (!(losses > 0) || effect.includes('#')) return false;
  if (!book.mayGiveGround(dp)) return false;
  const pair = [book.unit(ap).type, book.unit(dp).type].sort().join();
  if (pair === 'landsknechts,swiss' || pair === 'landsknechts,landsknechts') return false;
  if (losses > 1 && book.row(dp).steps < losses) return false;
  return book.retreats(dp).size > 0;
}
