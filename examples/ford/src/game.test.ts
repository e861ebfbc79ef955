import type { World } from '@tambour/kernel';
import { contract, type Secrets } from '@tambour/kernel/testing';
import { stageContract } from '@tambour/stage/testing';
import { ford } from './game.ts';
import { HEXES, RAIDERS } from './map.ts';
import type { Field } from './model.ts';
import { RULES } from './rule-book.ts';
import { fordStage } from './stage.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

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
stageContract({ spec: ford, stage: fordStage }, [{}], {
  rules: RULES,
  places: () => HEXES,
  ids: /[rg]-(foot|horse|gun)/,
  catalogues: [{ en, fr }],
});
