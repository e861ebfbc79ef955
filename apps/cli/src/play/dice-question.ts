import { BadInput, type DieKind, type Face, type Match, type Modifier, type Text, type World } from '@tambour/kernel';
import { commas, figure, type Stage, semicolons, type ThrowBand, throwView } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import { plain } from '../names.ts';
import { say } from '../words/say.ts';
import { isRoll } from './prompt-word.ts';
import type { Speaker } from './speaker.ts';

/** Asks whoever throws their own dice for their faces, and reads what is typed. */
export class DiceQuestion<W extends World, Field> {
  constructor(
    readonly match: Match<W, Field>,
    readonly stage: Stage<W, Field>,
    readonly speaker: Speaker,
  ) {}

  /** What is to be thrown, what for and what the faces bring, as far as a side may know; all of it without one. */
  ask(viewer: number | undefined, canWithdraw: boolean): void {
    const wanted = this.match.wanted(viewer);
    if (!wanted) return;
    const { dice, happened, what, sum, on, bands } = throwView(this.stage, this.match.position.world, wanted);
    const { speaker } = this;
    speaker.lines(happened.map(({ text }) => `    ${text[speaker.language]}`));
    speaker.tell(say('dice.ask', { dice: kinds(dice), what: what ?? say('dice.secret') }));
    if (sum.length > 0)
      speaker.lines([`  ${say(`sum.${on}`)[speaker.language]} ${commas(items(sum))[speaker.language]}`]);
    if (bands.length > 0) speaker.lines([`  ${semicolons(bands.map(band))[speaker.language]}`]);
    speaker.tell(say('dice.enter', { n: dice.length, canWithdraw }));
  }

  /** Faces as they are typed: "4", "4 6", "46" where no face has two figures; "roll" for all, or in place of one. */
  read(line: string): readonly Face[] {
    const wanted = this.match.wanted()?.dice ?? [];
    const words = plain(line)
      .split(/[\s,;+]+/)
      .filter(Boolean);
    const [only = ''] = words;
    if (words.length === 1 && isRoll(only)) return wanted.map(() => null);
    const isShort = wanted.every(({ sides, lowest }) => lowest + sides <= 10);
    const typed =
      words.length === 1 && isShort && /^\d+$/.test(only) && only.length === wanted.length ? [...only] : words;
    return typed.map((word, i) => {
      if (isRoll(word)) return null;
      if (/^\d{1,4}$/.test(word)) return Number(word);
      throw new BadInput(`dice.${i}`, `must be a face of the die, not ${JSON.stringify(word)}`);
    });
  }
}

const range = ({ sides, lowest }: DieKind): string => `${lowest}–${lowest + sides - 1}`;
/** "2 dice (0–9)"; dice of different kinds one kind after another. */
function kinds(dice: readonly DieKind[]): Text {
  const counts = new Map<string, number>();
  for (const die of dice) counts.set(range(die), (counts.get(range(die)) ?? 0) + 1);
  return commas([...counts].map(([faces, n]) => say('dice.count', { n, faces })));
}
const items = (sum: readonly Modifier[]): readonly Text[] =>
  sum.map(({ value, what }) => say('dice.modifier', { value: `${value > 0 ? '+' : ''}${figure(value)}`, what }));
const band = ({ from, to, text, isFollowed }: ThrowBand): Text =>
  say('dice.band', {
    faces: from === to ? `${from}` : `${from}–${to}`,
    text: commas([
      ...(text ? [text] : isFollowed ? [] : [say('dice.nothing')]),
      ...(isFollowed ? [say('dice.another')] : []),
    ]),
  });

/** What is wrong with a face that was typed, by the number of its die. */
export function dieFault(error: unknown): Text | undefined {
  if (!(error instanceof BadInput)) return undefined;
  const [, die] = /^dice\.(\d+)$/.exec(error.field) ?? [];
  return die === undefined ? undefined : say('dice.fault', { n: Number(die) + 1, why: reasonText(error.reason) });
}
