import { describe, expect, it } from 'vitest';
import { DRILLS } from '../engine/testing/drill-stage.ts';
import { LocalDriver } from '../match/local-driver.ts';
import { WorkerHere } from '../match/testing/worker-here.ts';
import { BattleStore, PERSON } from '../play/battle-store.ts';
import { Picking } from '../play/picking.ts';
import { Aiming } from './aiming.ts';
import { Ruler } from './ruler.ts';

const NOT_KEPT = { keep() {}, wait() {}, takeBack() {}, retell() {} };

async function table() {
  const worker = new WorkerHere(DRILLS);
  const driver = new LocalDriver(() => worker, { thinkingTime: 100, chance: () => 7 });
  const opened = await driver.begin({ game: 'drill', choice: {}, seed: 1 });
  const battle = new BattleStore(driver, opened, [PERSON, PERSON], NOT_KEPT);
  await battle.goOn();
  const picking = new Picking(battle);
  return { worker, battle, picking, aiming: new Aiming(battle, picking), ruler: new Ruler(battle) };
}
const standOf = ({ moment }: BattleStore, id: string) => {
  const { x, y, facing } = moment.value.scene.pieces.find((piece) => piece.id === id)!.base!;
  return { x, y, facing };
};

describe('aiming', () => {
  it('takes a point, shows what it comes to, and is given as any order', async () => {
    const { battle, picking, aiming } = await table();
    await picking.take('blue1');
    expect(aiming.held?.id).toBe('blue1');
    await aiming.at({ piece: 'blue1', to: [18.004, 12.3] }, 0);
    expect(aiming.aim.value).toMatchObject({ isMet: true, stops: [] });
    expect(aiming.ghost.value?.end).toMatchObject({ x: 18, y: 12.3, facing: 0 });
    expect(picking.weighed.value?.command).toEqual({ type: 'march', unit: 'blue1', to: [18, 12.3], facing: 0 });
    await aiming.commit();
    expect(standOf(battle, 'blue1')).toEqual({ x: 18, y: 12.3, facing: 0 });
    expect(battle.log.value.at(-1)?.events[0]?.motion).toMatchObject({ kind: 'march', piece: 'blue1' });
    // With the order the aim is gone.
    expect([aiming.wish.value, aiming.ghost.value]).toEqual([undefined, undefined]);
  });
  it('comes to the nearest that is legal, and says what stops it', async () => {
    const { picking, aiming } = await table();
    await picking.take('blue1');
    await aiming.at({ piece: 'blue1', to: [15, 38] }, 0);
    expect(aiming.aim.value?.isMet).toBe(false);
    expect(aiming.aim.value?.stops.map(({ rule }) => rule)).toEqual(['2a']);
    expect(aiming.ghost.value?.end).toMatchObject({ x: 15, y: 20 });
    expect(picking.weighed.value?.stand).toEqual({ x: 15, y: 20, facing: 0 });
  });
  it('snaps where the game says so, and takes keys at their word and step', async () => {
    const { picking, aiming } = await table();
    await picking.take('blue1');
    await aiming.at({ piece: 'blue1', to: [18.3, 11.8] }, 0.5);
    expect(aiming.ghost.value?.end).toMatchObject({ x: 18, y: 12 });
    expect(aiming.aim.value?.snapped).toHaveLength(1);
    await aiming.nudge(0, 1);
    expect(aiming.wish.value?.to).toEqual([18.3, 12.8]);
    await aiming.turn(-5);
    expect(aiming.ghost.value?.end.facing).toBe(355);
    await aiming.turn(10);
    expect(aiming.wish.value?.facing).toBe(5);
  });
  it('begins where the piece stands when keys are all there is', async () => {
    const { battle, picking, aiming } = await table();
    await picking.take('blue2');
    for (let i = 0; i < 3; i++) await aiming.nudge(1, 0);
    await aiming.turn(5);
    await aiming.commit();
    expect(standOf(battle, 'blue2')).toEqual({ x: 33, y: 8, facing: 5 });
  });
  it('asks the worker one thing at a time while a hand drags, and gives what was wished last', async () => {
    const { worker, battle, picking, aiming } = await table();
    await picking.take('blue1');
    const asked = () => worker.asked.filter((name) => name === 'aim').length;
    for (let i = 0; i < 40; i++) aiming.follow({ piece: 'blue1', to: [15 + i / 10, 10] }, 0);
    await aiming.settle();
    expect(asked()).toBeLessThan(5);
    expect(picking.weighed.value?.stand).toEqual({ x: 18.9, y: 10, facing: 0 });
    // An order given before the last answer came is the last one wished.
    aiming.follow({ piece: 'blue1', to: [16, 11] }, 0);
    await aiming.commit();
    expect(standOf(battle, 'blue1')).toEqual({ x: 16, y: 11, facing: 0 });
  });
  it('shows the ghost of an order from a list, and forgets an aim when another piece is taken', async () => {
    const { picking, aiming } = await table();
    await picking.take('blue1');
    const listed = picking.handles.value.find(({ stand }) => stand?.y === 16)!;
    await picking.weigh(listed);
    await expect.poll(() => aiming.ghost.value?.end).toMatchObject({ x: 15, y: 16 });
    await aiming.at({ piece: 'blue1', to: [17, 10] }, 0);
    expect(aiming.ghost.value?.end).toMatchObject({ x: 17 });
    await picking.take('blue2');
    expect([aiming.wish.value, aiming.ghost.value]).toEqual([undefined, undefined]);
  });
  it('is for those who are asked: the other side holds nothing', async () => {
    const { picking, aiming } = await table();
    await picking.take('red1');
    expect(aiming.held).toBeUndefined();
  });
});

describe('the ruler', () => {
  it('measures from tap to tap, begins anew with the third, and measures again when someone moved', async () => {
    const { picking, aiming, ruler } = await table();
    ruler.toggle();
    ruler.tap({ piece: 'blue1' });
    expect(ruler.measured.value).toBeUndefined();
    ruler.tap({ piece: 'red1' });
    await expect.poll(() => ruler.measured.value?.length).toBe(19.31);
    expect(ruler.measured.value?.notes.map(({ rule }) => rule)).toEqual(['3a']);
    await picking.take('blue1');
    await aiming.at({ piece: 'blue1', to: [15, 12] }, 0);
    await aiming.commit();
    await expect.poll(() => ruler.measured.value?.length).toBe(15.65);
    ruler.tap({ point: [3, 4] });
    expect(ruler.measured.value).toBeUndefined();
    ruler.stretch({ point: [0, 0] });
    await expect.poll(() => ruler.measured.value?.length).toBe(5);
    ruler.toggle();
    expect([ruler.from.value, ruler.measured.value]).toEqual([undefined, undefined]);
  });
});
