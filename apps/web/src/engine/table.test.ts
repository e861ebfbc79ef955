import { Position, type Text } from '@tambour/kernel';
import { ensure, SeededRandom } from '@tambour/kernel/testing';
import type { TableStudy } from '@tambour/stage';
import { checkTable } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { RequestHandler } from './request-handler.ts';
import { DRILL_RULES, type DrillField, drill } from './testing/drill-game.ts';
import { DRILLS, drillStage } from './testing/drill-stage.ts';
import { TOYS } from './testing/toy-stage.ts';
import { troubleOf } from './trouble-of.ts';

async function begun() {
  const table = new RequestHandler(DRILLS);
  await table.answer('begin', { game: 'drill', choice: {}, seed: 1 });
  await table.answer('sit', {});
  return table;
}
const troubleFrom = (failing: Promise<unknown>) => failing.then(() => undefined, troubleOf);

describe('a measured table', () => {
  it('comes with its measure, its places and the names that are written on it', async () => {
    const ground = await (await begun()).answer('ground', { at: 0, language: 'en', theme: 'day', numbers: true });
    expect(ground.table).toMatchObject({ cm: 16, width: 60, height: 40 });
    expect(ground.map).toMatchObject({ width: 960, height: 640 });
    expect(ground.table?.names.length).toBeGreaterThan(0);
    expect(Object.keys(ground.spots)).toEqual(['knoll']);
  });
  it('is in the gallery with its troops to scale, in the language of the reader', async () => {
    const drawn = (language: 'en' | 'fr') =>
      new RequestHandler(DRILLS).answer('thumbnail', { game: 'drill', scenario: 'drill', language, theme: 'day' });
    const [en, fr] = await Promise.all([drawn('en'), drawn('fr')]);
    for (const id of ['blue1', 'blue2', 'red1', 'red2']) expect(en).toContain(`data-base="${id}"`);
    expect(en.split('data-base=')).toHaveLength(5);
    expect(fr).toContain('fr Knoll');
    expect(en).not.toMatch(/NaN|undefined/);
  });
  it('answers an aim with a legal order, and carries out what its ghost showed', async () => {
    const table = await begun();
    const { handle, ghost, isMet } = await table.answer('aim', { piece: 'blue1', to: [20, 14], facing: 30, snap: 0 });
    expect(isMet).toBe(true);
    expect(await table.answer('ghost', { command: handle!.command })).toEqual(ghost);
    const { moment } = await table.answer('submit', { command: handle!.command });
    expect(moment.scene.pieces[0]).toMatchObject({ place: '@20,14', base: ghost!.end });
  });
  it('measures, and names what it cannot read', async () => {
    const table = await begun();
    const from = { piece: 'blue1' } as const;
    expect(await table.answer('measure', { from, to: { point: [15, 20] }, at: 0 })).toMatchObject({ length: 12 });
    for (const [ask, field] of [
      [{ piece: 'blue1', to: [1], snap: 0 }, 'to'],
      [{ piece: 'blue1', to: [1, 'x'], snap: 0 }, 'to.1'],
      [{ piece: 'blue1', to: [1, 2, 3], snap: 0 }, 'to'],
      [{ piece: 'blue1', to: [1, 2] }, 'snap'],
    ] as const)
      expect((await troubleFrom(table.answer('aim', ask as never)))?.message.en, JSON.stringify(ask)).toContain(field);
    expect((await troubleFrom(table.answer('aim', { piece: 'nobody', to: [1, 2], snap: 0 })))?.code).toBe(
      'unknown-piece',
    );
    for (const to of [{}, { piece: 'a', point: [1, 2] }, { point: [1e9, 2] }])
      expect((await troubleFrom(table.answer('measure', { from, to, at: 0 } as never)))?.message.en).toContain('to');
  });
  it('is not what other games are played on', async () => {
    const toys = new RequestHandler(TOYS);
    const { moment } = await toys.answer('begin', { game: 'toy', choice: {}, seed: 1 });
    await toys.answer('sit', {});
    const piece = moment.scene.pieces[0]!.id;
    expect((await troubleFrom(toys.answer('aim', { piece, to: [1, 2], snap: 0 })))?.code).toBe('no-table');
  });
});

describe('what a stage on a table must do', () => {
  const cited = (rule: string) => ensure(DRILL_RULES.get(rule) !== undefined, () => rule);
  const said: Text[] = [];
  const check = async (change: (table: TableStudy<DrillField>) => Partial<TableStudy<DrillField>> = () => ({})) => {
    const { table } = await drillStage.study();
    const random = new SeededRandom(3);
    const p = new Position(drill, drill.world({})).begin(5);
    for (let n = 0; n < 40; n++)
      checkTable(p, { ...table!, ...change(table!) }, drillStage.scene(p.field), random, {
        fit: (text) => said.push(text),
        cited,
      });
  };
  it('is done by one that does it', async () => {
    await check();
    expect(said.length).toBeGreaterThan(40);
  });
  it('is missed by ghosts that end elsewhere, aims that are not legal or give no reason, and rulers with two ends', async () => {
    await expect(check(({ ghost }) => ({ ghost: (f, o) => ({ ...ghost(f, o)!, swept: [] }) }))).rejects.toThrow();
    await expect(
      check(({ aim }) => ({
        aim: (f, ask) => ({
          ...aim(f, ask),
          command: { type: 'march', unit: ask.piece, to: [60, 40], facing: 0 },
        }),
      })),
    ).rejects.toThrow('is not legal');
    await expect(check(({ aim }) => ({ aim: (f, ask) => ({ ...aim(f, ask), stops: [] }) }))).rejects.toThrow(
      'stopped by nothing',
    );
    await expect(
      check(({ measure }) => ({
        measure: (f, from, to) => ({ ...measure(f, from, to)!, length: 'piece' in from ? from.piece.length : 0 }),
      })),
    ).rejects.toThrow();
  });
});
