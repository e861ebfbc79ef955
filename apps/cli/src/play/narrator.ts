import type { GameEvent, Language, Text, World } from '@tambour/kernel';
import { type EventText, goneTo, type Scene, type Stage } from '@tambour/stage';
import { say } from '../words/say.ts';
import { signed } from './answers.ts';

/** Tells events as the log of the page does, and remembers what it told. */
export class Narrator<W extends World, Field> {
  readonly #lines: string[] = [];

  constructor(
    readonly stage: Pick<Stage<W, Field>, 'eventText'>,
    readonly language: Language,
  ) {}

  /**
   * An order as it was given, and what came of it. What the order has said already is not said again.
   */
  tell(order: { readonly side: Text; readonly label: Text } | undefined, told: readonly EventText[]): string[] {
    const { language } = this;
    const said = order ? `${order.label[language]}.` : '';
    const lines = told
      .filter(({ text }) => text[language] !== said)
      .flatMap((event) => [this.#line(event), ...this.#sum(event)]);
    return [...(order ? [say('play.order', order)[language]] : []), ...lines].map((line) => this.#keep(line));
  }
  /** Events in words, after the scene they began in: a piece is told where it stood. */
  eventTexts(world: W, before: Scene, events: readonly GameEvent[]): EventText[] {
    const places = new Map(
      before.pieces.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place] as const])),
    );
    return events.map((event) => {
      const told = this.stage.eventText(world, event, (piece) => places.get(piece));
      const gone = goneTo(told.motion);
      if (gone) places.set(...gone);
      return told;
    });
  }
  #line({ text, rule, weight, dice }: EventText): string {
    const { language } = this;
    if (weight === 'step') return `— ${text[language]} —`;
    const faces: readonly string[] = text[language].match(/\d+/g) ?? [];
    const isSaid = !dice || dice.every((face) => faces.includes(`${face}`));
    const thrown = isSaid ? '' : ` ${say('play.dice', { all: dice.join(' ') })[language]}`;
    return `    ${text[language]} ${say('play.rule', { rule })[language]}${thrown}`;
  }
  /** What a throw came to, item by item with its rules. */
  #sum({ sum = [], on = 'die' }: EventText): string[] {
    const { language } = this;
    const counted = sum.filter(({ value }) => value !== 0);
    if (counted.length === 0) return [];
    const items = counted.map(
      ({ value, what, rule }) => say('play.item', { value: signed(value), what, rule })[language],
    );
    return [`      ${say(`sum.${on}`)[language]} ${items.join(' · ')}`];
  }
  #keep(line: string): string {
    this.#lines.push(line);
    return line;
  }

  last(n: number): readonly string[] {
    return n === 0 ? [] : this.#lines.slice(-n);
  }
}
