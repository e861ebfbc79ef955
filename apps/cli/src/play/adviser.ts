import { chanceFrom, playerOf } from '@tambour/ai';
import type { Command, Position, Text, World } from '@tambour/kernel';
import type { Stage } from '@tambour/stage';
import { labelledPlan } from '../plan-labels.ts';
import { say } from '../words/say.ts';

/** A suggestion draws by a chance of its own: asking for it changes nothing in the battle. */
const ADVICE = 7;

interface Planned {
  readonly key: string;
  readonly label: Text;
}

/** Whom a person may ask what to do. Asked again, it goes on with its plan. */
export class Adviser<W extends World, Field> {
  readonly #stage: Stage<W, Field>;
  readonly #player = playerOf<W, Field>('captain');
  #plan: readonly Planned[] = [];

  constructor(stage: Stage<W, Field>) {
    this.#stage = stage;
  }

  /** An order, with why and what would come after it, in words. `seen` is the position as the person may see it. */
  advise(position: Position<W, Field>, seen: Position<W, Field>): { command: Command; told: readonly Text[] } {
    const { index, why, thought } = this.#player.choose(position, chanceFrom(ADVICE));
    const command = position.decode(position.actions.at(index));
    const key = JSON.stringify(command);
    const at = this.#plan.findIndex((planned, i) => i > 0 && planned.key === key);
    this.#plan = thought ? this.#labelled(seen, thought.plan) : at < 0 ? [] : this.#plan.slice(at);
    const then = this.#plan.slice(1).map(({ label }, i) => say('play.planned', { n: i + 2, label }));
    return {
      command,
      told: [
        say('play.suggest', { label: this.#stage.label(seen.field, command) }),
        ...(why.en === '' ? [] : [say('play.because', { why })]),
        ...(then.length > 0 ? [say('play.then'), ...then] : []),
      ],
    };
  }

  #labelled(seen: Position<W, Field>, plan: readonly Command[]): readonly Planned[] {
    return labelledPlan(this.#stage, seen, plan).map(({ command, label }) => ({ key: JSON.stringify(command), label }));
  }
}
