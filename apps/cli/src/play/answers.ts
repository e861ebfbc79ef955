import {
  type Action,
  type Fact,
  factOdds,
  type Language,
  type Odds,
  type Position,
  type Sum,
  type Text,
  type World,
} from '@tambour/kernel';
import {
  commas,
  figure,
  pointTitle,
  type Scene,
  type ScenePiece,
  type Stage,
  semicolons,
  trailing,
  type Victory,
  type WhyNot,
} from '@tambour/stage';
import { decimal } from '../decimal.ts';
import { say } from '../words/say.ts';

/** So many outcomes are told one by one. */
const MOST_OUTCOMES = 6;
const LEAST_CHANCE = 0.005;
const NAME_WIDTH = 7;

/** What an order may lead to, through the whole combat, likeliest first. */
export function oddsLines<W extends World, Field>(
  stage: Pick<Stage<W, Field>, 'fact' | 'label'>,
  position: Position<W, Field>,
  action: Action,
  language: Language,
): string[] {
  const odds = factOdds(position, action, 'combat');
  const { outcomes, exact, unresolved, assumptions } = odds;
  const percent = (chance: number) => decimal(100 * chance, language);
  const isTold = ({ chance, most }: (typeof outcomes)[number]) =>
    most >= LEAST_CHANCE && (chance >= LEAST_CHANCE || unresolved === 0);
  const told = outcomes.filter(isTold);
  const shown = told.slice(0, MOST_OUTCOMES);
  const rest = outcomes.length - shown.length;
  const range = ({ least, most }: (typeof outcomes)[number]): string =>
    exact || most - least < LEAST_CHANCE
      ? ''
      : `  ${say('odds.range', { low: percent(least), high: percent(most) })[language]}`;
  const sign = language === 'fr' ? '\u00a0%' : '%';
  return [
    say('odds.of', { label: stage.label(position.field, position.decode(action)) })[language],
    ...sumLines(position.sums(action), language),
    ...shown.map(
      (outcome) =>
        `  ${percent(outcome.chance).padStart(NAME_WIDTH - 2)}${sign}  ${factsText(stage, position.world, outcome.facts)[language]}${range(outcome)}`,
    ),
    ...(rest > 0 ? [`          ${say('odds.rarer', { n: rest })[language]}`] : []),
    ...assumptions.map(({ says }) => `  ${say('odds.assumes', { what: says })[language]}`),
    `  ${howExact(odds, percent)[language]}`,
  ];
}

const howExact = ({ exact, unresolved }: Odds<Fact>, percent: (chance: number) => string): Text =>
  exact ? say('odds.exact') : unresolved > 0 ? say('odds.bounded', { n: percent(unresolved) }) : say('odds.hidden');

const factsText = <W extends World, Field>(
  stage: Pick<Stage<W, Field>, 'fact'>,
  world: W,
  facts: readonly Fact[],
): Text => (facts.length === 0 ? say('odds.nothing') : semicolons(facts.map((fact) => stage.fact(world, fact))));

/** The modifiers of each sum behind an order: those on the die and those on a column are never added together. */
export const sumLines = (sums: readonly Sum[], language: Language): string[] =>
  sums.flatMap(({ on, items }) => [
    `  ${say(`sum.${on}`)[language]}`,
    ...items.map(({ rule, value, what }) => `    ${signed(value).padStart(3)}  ${what[language]} (${rule})`),
    `    ${signed(items.reduce((sum, { value }) => sum + value, 0)).padStart(3)}  ${say('sum.total')[language]}`,
  ]);
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** Why something cannot be done, and what can. */
export const whyLines = ({ meant, refusals, instead }: WhyNot, language: Language): string[] => [
  ...(meant ? [say(refusals.length > 0 ? 'why.not' : 'why.legal', { label: meant })[language]] : []),
  ...refusals.map(({ rule, why }) =>
    meant ? `  ${say('why.refusal', { why, rule })[language]}` : say('why.asked', { prompt: why, rule })[language],
  ),
  ...(refusals.length > 0 && instead.length > 0
    ? [`  ${say('why.instead')[language]}`, ...instead.map(({ label }) => `    ${label[language]}`)]
    : []),
];

/** Every piece of a scene and where it is, one's own first. */
export function unitLines(
  { pieces }: Scene,
  sides: readonly { readonly name: Text; readonly side: number }[],
  placeTitles: ReadonlyMap<string, Text>,
  language: Language,
): string[] {
  return sides.flatMap(({ name, side }) => {
    const own = pieces.filter(({ owner }) => owner === side);
    // A box beside the map is no place of it.
    const placeOf = ({ place = '' }: ScenePiece) => placeTitles.get(place) ?? pointTitle(place);
    const away = own.filter((piece) => !placeOf(piece));
    const there = own.flatMap((piece) => {
      const place = placeOf(piece);
      return place ? [unitText(piece, place)] : [];
    });
    return [
      say('units.of', { side: name })[language],
      ...there.map((text) => `  ${text[language]}`),
      ...(away.length > 0 ? [`  ${say('units.off', { all: commas(away.map(({ title }) => title)) })[language]}`] : []),
      ...(own.length === 0 ? [`  ${say('units.none')[language]}`] : []),
    ];
  });
}
const unitText = ({ title, states }: ScenePiece, place: Text): Text =>
  say('units.at', { who: title, place, states: trailing(states) });

/** The rule that says so, where one does. */
const cited = (rule: string | undefined): string => (rule === undefined ? '' : ` (${rule})`);

/** How each side wins, where points come from and who has them, how much time is left. */
export function victoryLines(
  { goals, advice, sources, scores, time, outlook }: Victory,
  sides: readonly { readonly name: Text }[],
  language: Language,
): string[] {
  const nameOf = (side: number): Text | string => sides[side]?.name ?? '';
  const source = ({ what, points, isEach, holder, scored, side, rule }: Victory['sources'][number]): string => {
    const worth = say(isEach ? 'objectives.each' : 'objectives.worth', { what, n: points });
    const notes = [
      ...(side === undefined ? [] : [say('objectives.only', { side: nameOf(side) })]),
      ...(holder === undefined ? [] : [say('objectives.held', { side: nameOf(holder) })]),
      ...scored.flatMap((n, by) =>
        n === 0 || (by === holder && n === points) ? [] : [say('objectives.now', { side: nameOf(by), n: figure(n) })],
      ),
    ];
    return `    ${worth[language]}${trailing(notes)[language]}${cited(rule)}`;
  };
  return [
    ...sides.flatMap(({ name }, side) => [
      say('objectives.wins', { side: name })[language],
      ...(goals[side] ?? []).map(({ text, rule }) => `    ${text[language]}${cited(rule)}`),
      ...(advice?.[side] ? [`    ${advice[side][language]}`] : []),
    ]),
    ...(sources.length > 0 ? [say('objectives.sources')[language], ...sources.map(source)] : []),
    ...(scores.length > 0
      ? [
          say('objectives.scores', {
            all: commas(scores.map((n, side) => say('objectives.score', { side: nameOf(side), n }))),
          })[language],
        ]
      : []),
    time[language],
    ...(outlook ? [outlook[language]] : []),
  ];
}
