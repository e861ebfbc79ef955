import { scriptedDice } from '../dice.ts';
import type { Command, GameEvent, World } from '../game.ts';
import type { Position } from '../position.ts';

/** A position with a question at hand, driven command by command with scripted dice. A game's own scene sets it up and reads it. */
export class SceneBase<W extends World, Field, E extends GameEvent> {
  /** What the last command did; at first, what led up to the question. */
  events: readonly E[] = [];
  /** Everything since the beginning. */
  readonly log: E[] = [];
  constructor(readonly position: Position<W, Field>) {}

  get g(): Field {
    return this.position.field;
  }
  get question(): string | undefined {
    return this.position.question;
  }
  /** The id of the side that must decide. */
  get asks(): string | undefined {
    const { position } = this;
    return position.over ? undefined : position.spec.sides[position.side]?.id;
  }
  /** The legal commands: all, those of a type, or those that fit. */
  legal(fits?: string | ((command: Command) => boolean)): Command[] {
    const { actions } = this.position;
    const all = Array.from({ length: actions.count }, (_, i) => this.position.decode(actions.at(i)));
    if (fits === undefined) return all;
    return all.filter((c) => (typeof fits === 'string' ? c.type === fits : fits(c)));
  }
  can(command: unknown): boolean {
    return this.position.permits(this.position.encode(command));
  }
  /** The rules that refuse a command; empty if it is legal. */
  refusals(command: unknown): string[] {
    if (this.can(command)) return [];
    return this.position.refusals(this.position.encode(command)).map((r) => r.rule);
  }
  /** Carries out a command with these dice, up to the next question; every die must be used. */
  play(command: unknown, dice: readonly number[] = []): this {
    const action = this.position.encode(command);
    if (!this.position.permits(action))
      throw new Error(
        `refused at ${this.question}: ${JSON.stringify(command)} by ${this.refusals(command).join(', ')}`,
      );
    this.withDice(dice, () => this.position.play(action, 'stop'));
    return this;
  }
  /** Runs the position on with these dice; every die must be used. */
  protected withDice(dice: readonly number[], act: () => void): void {
    const script = scriptedDice(dice);
    this.position.useDice(script);
    act();
    this.position.useDice(undefined);
    if (script.left > 0) throw new Error(`${script.left} dice were not rolled`);
    this.events = this.position.events as readonly E[];
    this.log.push(...this.events);
  }
}
