import { TroubleError } from '../match/protocol.ts';
import { USUAL_OPPONENT } from './opponents.ts';
import type { Picking } from './picking.ts';

/** Asks a computer player what it would do here. */
export async function consult({ battle, advice, isAdvised }: Picking): Promise<void> {
  const side = battle.decision.value?.side;
  if (side === undefined || !battle.isAsked.value) return;
  const at = battle.live.value.count;
  isAdvised.value = true;
  try {
    const { command, why, plan } = await battle.driver.think(side, USUAL_OPPONENT);
    const [found, steps] = await Promise.all([
      battle.driver.query('find', { words: JSON.stringify(command), limit: 1 }),
      battle.driver.query('plan', { at, commands: plan.length > 0 ? plan : [command] }),
    ]);
    const handle = found.handles[0];
    if (handle && battle.live.value.count === at) advice.value = { handle, why, plan: steps };
  } catch (error) {
    // Where the battle has gone on meanwhile nobody waits for the advice any more.
    if (!(error instanceof TroubleError && error.trouble.code === 'overtaken')) battle.complain(error);
  } finally {
    isAdvised.value = false;
  }
}

/** Gives the order that was advised. Where the plan goes on, the next of it is advised at once. */
export async function followAdvice(picking: Picking): Promise<void> {
  const { battle, advice } = picking;
  const given = advice.value;
  const side = battle.decision.value?.side;
  if (!given) return;
  await picking.give(given.handle);
  const isTheirs = battle.isAsked.value && battle.decision.value?.side === side;
  if (given.plan.length > 1 && isTheirs) await consult(picking);
}
