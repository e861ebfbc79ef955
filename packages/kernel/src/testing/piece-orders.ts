import { type Action, ActionList, EVERY, NO_PIECE } from '../action.ts';
import { faultsOf } from '../audit.ts';
import type { Question, World } from '../game.ts';
import type { Position } from '../position.ts';
import { ensure, keyOf, keys, range, show } from './ensure.ts';
import { SeededRandom } from './random-play.ts';

/** How often is drawn at a position that is looked at. */
const DRAWS = 4;
const MOST_DECISIONS = 50_000;

/** The orders listed by piece are those of the whole list, each at hand for who draws; a list cut short tells whether there is a choice. */
export function checkPieceOrders<W extends World, Field>(p: Position<W, Field>, random: SeededRandom): void {
  const { spec, world } = p;
  const all = range(p.actions.count).map((i) => p.actions.at(i));
  const keyed = all.map((o) => ({ o, key: keyOf(o) }));
  const isPooled = pooled(p);
  const drawable = new Set<string>();
  const same = (piece: number, fits: (o: Action) => boolean) => {
    const listed = keys(p.actionsOf(piece));
    const wanted = keyed.filter(({ o }) => fits(o)).map(({ key }) => key);
    const who = () => `${world.pieces[piece] ?? 'no piece'} at ${p.question}`;
    ensure(String(listed.sort()) === String(wanted.sort()), () => {
      const odd = all.find((o) => listed.includes(keyOf(o)) !== wanted.includes(keyOf(o)));
      return `${who()}: ${show(odd && p.decode(odd))}`;
    });
    ensure(listed.length === 0 || isPooled(piece), () => `${who()} has orders, and is never drawn`);
    for (const key of listed) drawable.add(key);
    const drafted = keysOfDraft(p, piece);
    ensure(String(drafted.sort()) === String(listed), () => {
      const [more, less] = [
        drafted.find((key, i) => !listed.includes(key) || drafted.indexOf(key) !== i),
        listed.find((key) => !drafted.includes(key)),
      ];
      return `${who()} is not drawn from what is listed: ${more ?? '-'} too much, ${less ?? '-'} missing`;
    });
  };
  for (const piece of world.pieces.keys()) same(piece, (o) => spec.concerns(p.field, o, piece));
  same(NO_PIECE, (o) =>
    spec.pieceOf ? spec.pieceOf(p.field, o) < 0 : !world.pieces.some((_, i) => spec.concerns(p.field, o, i)),
  );
  for (const { o, key } of keyed) {
    const piece = spec.pieceOf?.(p.field, o) ?? NO_PIECE;
    ensure(piece < 0 || spec.concerns(p.field, o, piece), () => `${show(p.decode(o))} is not of its own piece`);
    ensure(drawable.has(key), () => `${show(p.decode(o))} is never drawn`);
  }
  for (const _ of range(DRAWS)) {
    const drawn = p.draw((n) => random.below(n));
    ensure(drawable.has(keyOf(drawn)), () => `drawn at ${p.question}, and not listed: ${show(p.decode(drawn))}`);
  }
  checkFew(p, all);
}
/** What can be drawn of a piece, as often as there are lots for it: each order once, or it would be likelier than others. */
function keysOfDraft<W extends World, Field>(p: Position<W, Field>, piece: number): string[] {
  const draft = p.draftOf(piece);
  const out = keys(draft);
  const { candidates } = draft;
  const all = range(candidates?.count ?? 0).map((i) => candidates!.at(i));
  for (const candidate of all) {
    const order = p.settle(candidate);
    if (order) out.push(keyOf(order));
  }
  return out;
}
/** Of which pieces something is drawn. The pool is read at once: it lives until the next draw. */
function pooled<W extends World, Field>(p: Position<W, Field>): (piece: number) => boolean {
  const pool = p.pool();
  const inIt = new Set([...p.world.pieces.keys()].filter((piece) => pool.has(piece)));
  return (piece) => piece === NO_PIECE || inIt.has(piece);
}
function checkFew<W extends World, Field>(p: Position<W, Field>, all: readonly Action[]): void {
  const few = keys(aFew(p));
  ensure(few.length >= Math.min(2, all.length), () => `no choice at ${p.question}, where there is one`);
  const known = new Set(all.map(keyOf));
  ensure(
    few.every((key) => known.has(key)),
    () => `an order at ${p.question} that is not listed: ${few}`,
  );
  ensure(all.length > 1 || few.length === 1, () => `a choice at ${p.question}, where there is none`);
}
/** The list cut short, as a lazy position makes it to see whether there is anything to decide. */
function aFew<W extends World, Field>(p: Position<W, Field>): ActionList {
  const few = new ActionList();
  few.clear(2);
  const { step, a, b, c, d } = p.state.stack;
  const at = p.depth - 1;
  const asked = p.spec.steps[step[at]!] as Question<Field>;
  asked.list(p.field, few, EVERY, a[at]!, b[at]!, c[at]!, d[at]!);
  return few;
}

/** A battle played by drawing alone, beside one in which the same orders are given and every list is made; the number of decisions. */
export function checkDrawnPlay<W extends World, Field>(
  p: Position<W, Field>,
  eager: Position<W, Field>,
  seed: number,
): number {
  const random = new SeededRandom(seed ^ 0x2545f491);
  p.isLazy = true;
  p.begin(seed);
  eager.begin(seed);
  let n = 0;
  for (; !p.over; n++) {
    ensure(n < MOST_DECISIONS, () => `no end after ${n} drawn decisions (seed ${seed})`);
    const action = p.draw((most) => random.below(most));
    const what = show(p.decode(action));
    ensure(eager.permits(action), () => `drawn, and not legal: ${what}`);
    p.play(action);
    eager.play(action);
    ensure(eager.hash === p.hash, () => `drawn and listed play part after ${what}`);
  }
  ensure(eager.over && p.verdict !== undefined, () => `no verdict (seed ${seed})`);
  ensure(faultsOf(p.spec, p.field).length === 0, () => `a faulty end (seed ${seed})`);
  return n;
}
