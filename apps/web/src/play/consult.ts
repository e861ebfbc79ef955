import type { Picking } from './picking.ts';

/** Asks the strongest computer player what it would do here. */
export async function consult({ battle, advice, isAdvised }: Picking): Promise<void> {
  const side = battle.decision.value?.side;
  const level = battle.opened.value.game.levels.at(-1);
  if (side === undefined || level === undefined || !battle.isAsked.value) return;
  isAdvised.value = true;
  try {
    const { command, why } = await battle.driver.think(side, level);
    const found = await battle.driver.query('find', { words: JSON.stringify(command), limit: 1 });
    const handle = found.handles[0];
    if (handle) advice.value = { handle, why };
  } catch (error) {
    battle.complain(error);
  } finally {
    isAdvised.value = false;
  }
}
