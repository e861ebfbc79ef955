import { compare } from './compare.ts';
import { follow } from './follow.ts';
import { chose, initiativeRolled } from './follow-turn.ts';
import { type Command, type Event, Followed } from './followed.ts';
import { journeyOf } from './movement.ts';
import { savedOf } from './saved.ts';
import { type ScenarioFile, SIDES } from './scenario-file.ts';

/** Questions in the middle of a march or a fight. */
const UNDER_WAY = [
  'before-entry',
  'after-entry',
  'before-attack',
  'before-shot',
  'answer',
  'shot-loss',
  'lose',
  'retreat',
  'put-right',
  'turn-to',
  'storm',
  'continue',
  'spread',
  'join',
];

/**
 * A battle followed from outside by a second reading of the rulebook: each command, sum, die and consequence is worked out again from
 * the position the events have led to, and what they have led to is held against the position itself. What does not agree is said in words.
 */
export class SlowReferee {
  readonly followed: Followed;
  constructor(start: Readonly<Record<string, unknown>>, file?: ScenarioFile) {
    this.followed = new Followed(savedOf(start), file);
  }
  /** What has happened before the first question. The position is already that after it. */
  begun(events: readonly Event[]): void {
    const f = this.followed;
    for (const e of events) if (e.type === 'initiative-rolled') initiativeRolled(f, e);
    if (f.phase === 'activation' && f.initiative !== undefined) f.hand.begin(f.initiative);
  }
  get faults(): readonly string[] {
    return this.followed.faults;
  }
  /** A command that was given, by whom and to which question, and what came of it. */
  see(
    question: string,
    side: number,
    command: Command,
    events: readonly Event[],
    after: Readonly<Record<string, unknown>>,
    next: string | undefined,
  ): void {
    const f = this.followed;
    f.question = question;
    f.side = SIDES[side]!;
    f.command = command;
    if (['move', 'strategic', 'enter'].includes(command.type))
      Object.assign(f, { order: command, stepsOfOrder: 0, ghosts: [], isCountered: false });
    f.touched.clear();
    f.hasStepped = false;
    f.isUnderWay = next !== undefined && UNDER_WAY.includes(next);
    // Where a march starts is read before anybody reacts to it.
    const mover = ['move', 'strategic'].includes(command.type) ? f.book.unit(String(command.unit)) : undefined;
    if (mover && (f.journeys.get(mover.id)?.steps ?? 0) === 0)
      f.journeys.set(mover.id, journeyOf(f.book, mover, command.type === 'strategic'));
    if (['attack', 'charge', 'continue'].includes(command.type)) f.leadersNamed = command.leaders;
    if (command.type === 'join' && command.leaders === true) f.leadersNamed = true;
    if (command.type === 'shoot') f.threaten(String(command.at));
    if (question === 'choose') chose(f, events);
    for (const e of events) {
      f.counts[e.type] = (f.counts[e.type] ?? 0) + 1;
      follow(f, e);
    }
    if (next === 'choose') {
      f.hand.afterwards();
      f.same('whose hand it is', f.hand.isEnded ? 'nobody' : f.hand.side, savedOf(after).hand.side);
    }
    compare(f, savedOf(after));
  }
}
