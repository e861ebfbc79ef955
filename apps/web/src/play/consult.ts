import { USUAL_OPPONENT } from './opponents.ts';
import type { Picking } from './picking.ts';

/** Asks a computer player what it would do here. */
export async function consult({ battle, advice, isAdvised }: Picking): Promise<void> {
  const side = battle.decision.value?.side;
  if (side === undefined || !battle.isAsked.value) return;
  isAdvised.value = true;
  try {
    const { command, why } = await battle.driver.think(side, USUAL_OPPONENT);
    const found = await battle.driver.query('find', { words: JSON.stringify(command), limit: 1 });
    const handle = found.handles[0];
    if (handle) advice.value = { handle, why };
  } catch (error) {
    battle.complain(error);
  } finally {
    isAdvised.value = false;
  }
}
