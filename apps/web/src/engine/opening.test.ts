import { LANGUAGES, type Language, nameSpeaking } from '@tambour/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameCard } from '../match/protocol.ts';

/** As in a page's worker: with texts of one language, and of those only what a battle opens with. */
async function inWorker(language: Language) {
  vi.stubGlobal('name', nameSpeaking(language));
  vi.resetModules();
  const { RequestHandler } = await import('./request-handler.ts');
  const { isGameId, loadForPlay } = await import('@tambour/games');
  return { table: new RequestHandler(), isGameId, loadForPlay };
}
type Table = Awaited<ReturnType<typeof inWorker>>['table'];

/** The last battle of each game. */
const beginsOf = (cards: readonly GameCard[], language: Language) =>
  cards.map(({ game, scenarios }) => {
    const scenario = scenarios.at(-1)?.id;
    return { game, choice: { ...(scenario !== undefined && { scenario }) }, seed: 7, language };
  });
/** Of each answer to the first question after the set-up whether dice decide it. */
const rolledOf = async (table: Table, ask: ReturnType<typeof beginsOf>[number]) =>
  (await table.answer('begin', { ...ask, isSetUp: true })).moment.decision?.free.map(({ command, isRolled }) => ({
    command,
    isRolled,
  }));

/** As everywhere else, with all languages and all steps of play from the beginning; read once, for it takes as long as everything else here. */
async function inAllLanguages() {
  const table: Table = new (await import('./request-handler.ts')).RequestHandler();
  const tellIn = async (language: Language) => {
    const cards = structuredClone(await table.answer('catalogue', {}));
    const begins = beginsOf(cards, language);
    const told = [];
    for (const ask of begins) {
      await table.answer('begin', ask);
      told.push(structuredClone(await table.answer('retell', {})));
    }
    const rolled = [];
    for (const ask of begins) rolled.push(await rolledOf(table, ask));
    return { cards, told, rolled };
  };
  return { en: await tellIn('en'), fr: await tellIn('fr') };
}
let everywhere: Awaited<ReturnType<typeof inAllLanguages>>;
beforeAll(async () => {
  vi.resetModules();
  everywhere = await inAllLanguages();
});
/** An answer as a page reads it: words on a counter by its lettering, in the language of the page. */
const read = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (_, value) =>
      value?.lettering === undefined ? value : { ...value, name: undefined, formation: undefined },
    ),
  );
/** What a reader of one language is shown of the cards. */
const inOne = (cards: readonly GameCard[], language: Language): string =>
  JSON.stringify(cards, (key, value: unknown) =>
    LANGUAGES.some((l) => l === key && l !== language) ? undefined : value,
  );
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each(['en', 'fr'] as const)('a battle that opens in %s', (language) => {
  it('is told with the texts for that, and the rest comes with the first thing done', async () => {
    const { table, isGameId, loadForPlay } = await inWorker(language);
    for (const { game, scenarios } of await table.answer('catalogue', {})) {
      if (!isGameId(game)) throw new Error(`${game} is not in the list`);
      const isThere = async (key: string) => (await loadForPlay(game))(({ texts }) => texts?.has(key));
      for (const scenario of scenarios.map(({ id }) => id))
        for (const isSetUp of [true, false]) {
          const ask = { game, choice: { scenario }, seed: 7, isSetUp, language };
          // To copy an answer is to read its texts, as to send it is.
          structuredClone(await table.answer('begin', ask));
          for (const side of [0, 1]) structuredClone(await table.answer('sit', { side }));
          structuredClone(await table.answer('sit', {}));
          structuredClone(await table.answer('victory', { at: 0 }));
        }
      const played = await loadForPlay(game);
      await played(({ stage }) => stage.drawing?.());
      const sheets = played(({ spec, plan }) =>
        scenarios.map(({ id }) => JSON.stringify(plan?.(spec.world({ scenario: id }), language).sheet)),
      );
      expect(sheets.every((sheet) => sheet.length > 1000)).toBe(true);
      // The texts of the table are one part.
      if (game === 'tabletop') continue;
      const refusal = game === 'risorgimento' ? 'why.notYourCorps' : 'why.notYours';
      expect(await isThere(refusal)).toBe(false);
      await table.answer('moment', { at: 0 });
      expect(await isThere(refusal)).toBe(true);
    }
  });
  it('is told again in every language, and says of each answer whether dice decide it, as where everything was there from the beginning', async () => {
    const { table } = await inWorker(language);
    const cards = structuredClone(await table.answer('catalogue', { language }));
    const begins = beginsOf(cards, language);
    const rolled = [];
    for (const ask of begins) rolled.push(await rolledOf(table, ask));
    const told = [];
    for (const ask of begins) {
      structuredClone(await table.answer('begin', ask));
      told.push(structuredClone(await table.answer('retell', {})));
    }
    expect(rolled).toEqual(everywhere[language].rolled);
    for (const [i, retold] of told.entries()) expect(read(retold)).toEqual(read(everywhere[language].told[i]));
    expect(inOne(cards, language)).toEqual(inOne(everywhere[language].cards, language));
  });
});
