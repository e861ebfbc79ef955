import type { Choice, GameSpec, World } from '../game.ts';
import { Match } from '../match.ts';
import type { Position } from '../position.ts';
import { ensure, hasText, isSameBytes, keyOf, range, show } from './ensure.ts';
import type { Mutants } from './mutants.ts';
import type { SeededRandom } from './random-play.ts';

/** One decision looked at hard: the whole list there and back, some of it played and undone, and commands unlike it. */
export function checkLegal<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choice: Choice,
  p: Position<W, Field>,
  random: SeededRandom,
  mutants: Mutants,
  isRule: (id: string) => boolean,
): void {
  const actions = range(p.actions.count).map((i) => p.actions.at(i));
  const legal = new Set<string>();
  for (const o of actions) {
    const text = show(p.decode(o));
    ensure(!legal.has(text), () => `${text} is listed twice at ${p.question}`);
    legal.add(text);
    ensure(keyOf(p.encode(JSON.parse(text))) === keyOf(o), () => `${text} comes back as another order`);
  }

  const match = Match.begin(spec, choice, 1);
  const reset = () => match.position.copyFrom(p);
  const before = p.hash;
  // A match that has made no list looks a command up among those of its piece, and must find it there.
  reset();
  for (const o of actions)
    ensure(match.position.permits(o), () => `not permitted, though listed: ${show(p.decode(o))}`);
  for (const other of spec.sides.keys())
    if (other !== p.side) {
      const done = match.apply(p.decode(actions[0]!), { side: spec.sides[other]!.id });
      ensure(!done.ok && done.code === 'illegal', () => `${spec.sides[other]!.id} decided for the other side`);
    }
  for (let k = 0; k < Math.min(6, actions.length); k++) {
    const command = p.decode(random.of(actions));
    reset();
    const done = match.apply(command, { side: spec.sides[p.side]!.id });
    if (!done.ok) throw new Error(`refused what it lists: ${show({ command, done })}`);
    ensure(show(done.entry.command) === show(command), () => `${show(command)} became ${show(done.entry.command)}`);
    const isOpen = done.entry.dice.length === 0 && !match.position.revealed;
    ensure(match.undo() === isOpen, () => `undo of ${show(command)} is ${isOpen ? 'shut' : 'open'}`);
    if (!isOpen) continue;
    ensure(match.position.hash === before, () => `another hash after undoing ${show(command)}`);
    ensure(isSameBytes(match.position.state.bytes, p.state.bytes), () => `undone but not whole: ${show(command)}`);
  }

  const seen = p.seenBy(p.side);
  const hasUnlisted = spec.steps.some((s) => s.name === p.question && 'admits' in s);
  for (let k = 0; k < 10; k++) {
    const mutant = mutants.make(p.decode(random.of(actions)), random);
    const what = () => `${show(mutant)} at ${p.question}`;
    reset();
    const count = match.entries.length;
    const done = match.apply(mutant);
    if (done.ok) {
      ensure(hasUnlisted || legal.has(show(done.entry.command)), () => `accepted but not listed: ${what()}`);
      continue;
    }
    ensure(!legal.has(show(mutant)), () => `listed but refused: ${what()}`);
    ensure(isSameBytes(match.position.state.bytes, p.state.bytes), () => `refused, yet changed: ${what()}`);
    ensure(match.entries.length === count, () => `refused, yet in the record: ${what()}`);
    if (done.code === 'bad-request') {
      ensure(done.reason !== '', () => `no reason: ${what()}`);
      continue;
    }
    ensure(done.code === 'illegal', () => `${done.code}: ${what()}`);
    ensure(!seen.permits(seen.encode(mutant)), () => `refused for what its side may not know: ${what()}`);
    const why = match.explain(mutant);
    ensure(!why.legal && why.refusals.length > 0, () => `nothing stands against ${what()}`);
    for (const r of why.refusals)
      ensure(isRule(r.rule) && hasText(r.why), () => `${show(r)} explains nothing: ${what()}`);
    ensure(done.code === 'illegal' && show(done.refusals) === show(why.refusals), () => `two answers: ${what()}`);
    ensure(why.instead.length > 0, () => `no way out of ${what()}`);
    for (const c of why.instead) ensure(legal.has(show(c)), () => `${show(c)} is no legal way out of ${what()}`);
  }
}
