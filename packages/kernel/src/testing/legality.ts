import type { Choice, GameSpec, World } from '../game.ts';
import { Match } from '../match.ts';
import type { Position } from '../position.ts';
import type { Lot } from './lot.ts';
import { isSaid, isSameBytes, keyOf, must, range, show } from './must.ts';
import type { Mutants } from './mutants.ts';

/** One decision looked at hard: the whole list there and back, some of it played and undone, and commands unlike it. */
export function checkLegal<W extends World, F>(
  spec: GameSpec<W, F>,
  choice: Choice,
  p: Position<W, F>,
  lot: Lot,
  mutants: Mutants,
  isRule: (id: string) => boolean,
): void {
  const orders = range(p.orders.count).map((i) => p.orders.at(i));
  const legal = new Set<string>();
  for (const o of orders) {
    const text = show(p.decode(o));
    must(!legal.has(text), () => `${text} is listed twice at ${p.question}`);
    legal.add(text);
    must(keyOf(p.encode(JSON.parse(text))) === keyOf(o), () => `${text} comes back as another order`);
  }

  const match = Match.begin(spec, choice, 1);
  const reset = () => match.position.copyFrom(p);
  const before = p.hash;
  // A match that has made no list looks a command up among those of its piece, and must find it there.
  reset();
  for (const o of orders) must(match.position.permits(o), () => `not permitted, though listed: ${show(p.decode(o))}`);
  for (const other of spec.sides.keys())
    if (other !== p.side) {
      const done = match.apply(p.decode(orders[0]!), { side: spec.sides[other]!.id });
      must(!done.ok && done.code === 'illegal', () => `${spec.sides[other]!.id} decided for the other side`);
    }
  for (let k = 0; k < Math.min(6, orders.length); k++) {
    const command = p.decode(lot.of(orders));
    reset();
    const done = match.apply(command, { side: spec.sides[p.side]!.id });
    if (!done.ok) throw new Error(`refused what it lists: ${show({ command, done })}`);
    must(show(done.entry.command) === show(command), () => `${show(command)} became ${show(done.entry.command)}`);
    const isOpen = done.entry.dice.length === 0 && !match.position.revealed;
    must(match.undo() === isOpen, () => `undo of ${show(command)} is ${isOpen ? 'shut' : 'open'}`);
    if (!isOpen) continue;
    must(match.position.hash === before, () => `another hash after undoing ${show(command)}`);
    must(isSameBytes(match.position.state.bytes, p.state.bytes), () => `undone but not whole: ${show(command)}`);
  }

  const seen = p.seenBy(p.side);
  const hasUnlisted = spec.steps.some((s) => s.name === p.question && 'admits' in s);
  for (let k = 0; k < 10; k++) {
    const mutant = mutants.make(p.decode(lot.of(orders)), lot);
    const what = () => `${show(mutant)} at ${p.question}`;
    reset();
    const count = match.entries.length;
    const done = match.apply(mutant);
    if (done.ok) {
      must(hasUnlisted || legal.has(show(done.entry.command)), () => `accepted but not listed: ${what()}`);
      continue;
    }
    must(!legal.has(show(mutant)), () => `listed but refused: ${what()}`);
    must(isSameBytes(match.position.state.bytes, p.state.bytes), () => `refused, yet changed: ${what()}`);
    must(match.entries.length === count, () => `refused, yet in the record: ${what()}`);
    if (done.code === 'bad-request') {
      must(done.reason !== '', () => `no reason: ${what()}`);
      continue;
    }
    must(done.code === 'illegal', () => `${done.code}: ${what()}`);
    must(!seen.permits(seen.encode(mutant)), () => `refused for what its side may not know: ${what()}`);
    const why = match.explain(mutant);
    must(!why.legal && why.refusals.length > 0, () => `nothing stands against ${what()}`);
    for (const r of why.refusals) must(isRule(r.rule) && isSaid(r.why), () => `${show(r)} explains nothing: ${what()}`);
    must(done.code === 'illegal' && show(done.refusals) === show(why.refusals), () => `two answers: ${what()}`);
    must(why.instead.length > 0, () => `no way out of ${what()}`);
    for (const c of why.instead) must(legal.has(show(c)), () => `${show(c)} is no legal way out of ${what()}`);
  }
}
