import { type Choice, Position } from '@tambour/kernel';
import { choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { risorgimentoPlay } from '../../play.ts';
import { chooseEagerly } from './eager.ts';
import type { Command, Event } from './followed.ts';
import { SlowReferee } from './referee.ts';
import { savedOf } from './saved.ts';
import { type ScenarioFile, SIDES } from './scenario-file.ts';

/** Three battles of four are played by somebody who looks for a fight. */
const STYLES = ['eager', 'eager', 'eager', ...RANDOM_STYLES] as const;

export interface FollowedBattle {
  readonly decisions: number;
  readonly isOver: boolean;
  /** Where the game and the referee first did not agree, with the command that led there. */
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}
/** A battle played at random from a seed, with the referee beside it, as far as they agree and at most so many decisions. */
export function followBattle(choice: Choice, seed: number, most = Number.POSITIVE_INFINITY): FollowedBattle {
  const p = new Position(risorgimentoPlay, risorgimentoPlay.world(choice)).begin(seed);
  const lot = new SeededRandom(seed * 104_729);
  const style = STYLES[seed % STYLES.length]!;
  let now = p.toJson();
  const file = choice.scenarioData as ScenarioFile | undefined;
  const referee = new SlowReferee(now, file);
  referee.begun(p.events as readonly Event[]);
  let decisions = 0;
  for (; !p.over && decisions < most && referee.faults.length === 0; decisions++) {
    const { question, side } = p;
    const i = style === 'eager' ? chooseEagerly(p, lot, savedOf(now), SIDES[side]!, file) : choose(p, lot, style);
    const command = p.decode(p.actions.at(i)) as Command;
    p.playAt(i);
    now = p.toJson();
    referee.see(question!, side, command, p.events as readonly Event[], now, p.question);
    if (referee.faults.length > 0) {
      const where = `${choice.scenario} seed ${seed} decision ${decisions} ${question} ${JSON.stringify(command)}`;
      return { decisions, isOver: p.over, faults: [where, ...referee.faults], counts: referee.followed.counts };
    }
  }
  return { decisions, isOver: p.over, faults: [], counts: referee.followed.counts };
}
