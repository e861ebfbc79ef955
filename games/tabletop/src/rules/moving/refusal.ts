import { type NamesIn, reasonsBy } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import type { MOVING_EN } from '../../texts/moving.en.ts';
import { sayMoving } from '../../texts/say-moving.ts';

/** The reasons against a move, by the name of their text. */
export type MoveWhy = NamesIn<typeof MOVING_EN, 'why'>;
export const whyText = (why: MoveWhy) => sayMoving(`why.${why}`);
export const { must, mustFirst } = reasonsBy<RuleId, MoveWhy>(whyText);
