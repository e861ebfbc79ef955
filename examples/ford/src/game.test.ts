import type { World } from '@tambour/kernel';
import { contract, type Secrets } from '@tambour/kernel/testing';
import { ford } from './game.ts';
import { type Field, RAIDERS } from './model.ts';
import { RULES } from './rule-book.ts';

/** The one secret: which ford is staked. */
const secrets: Secrets<World, Field> = {
  vary(position, side) {
    const { battle } = position.field.s;
    if (side !== RAIDERS || battle.isShown[0] || battle.staked[0] === 0) return undefined;
    const other = position.twin();
    other.copyFrom(position);
    other.field.s.battle.staked[0] = 3 - battle.staked[0]!;
    return other;
  },
};
contract(ford, [{}], { rules: RULES, games: 6, altered: 200, secrets });
