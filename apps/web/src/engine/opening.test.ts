import { type Language, nameSpeaking } from '@tambour/kernel';
import { afterAll, describe, expect, it, vi } from 'vitest';

/** As in a page's worker: with texts of one language, and of those only what a battle opens with. */
async function inWorker(language: Language) {
  vi.stubGlobal('name', nameSpeaking(language));
  vi.resetModules();
  const { RequestHandler } = await import('./request-handler.ts');
  const { isGameId, loadForPlay } = await import('@tambour/games');
  return { table: new RequestHandler(), isGameId, loadForPlay };
}
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
      const sheets = played(({ spec, plan }) =>
        scenarios.map(({ id }) => JSON.stringify(plan?.(spec.world({ scenario: id }), language).sheet)),
      );
      expect(sheets.every((sheet) => sheet.length > 1000)).toBe(true);
      const refusal = game === 'risorgimento' ? 'why.notYourCorps' : 'why.notYours';
      expect(await isThere(refusal)).toBe(false);
      await table.answer('moment', { at: 0 });
      expect(await isThere(refusal)).toBe(true);
    }
  });
});
