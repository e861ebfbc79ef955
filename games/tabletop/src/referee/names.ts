import type { Text } from '@tambour/kernel';
import type {
  Arm,
  Degradation,
  Formation,
  MoraleState,
  Occasion,
  Order,
  Result,
  Shelter,
  Shot,
  Status,
} from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Side } from './table.ts';

/** Words of the rules as they are shown. */
export const armName = (arm: Arm): Text => sayUmpire(`arm.${arm}`);
export const statusName = (status: Status): Text => sayUmpire(`status.${status}`);
export const formationName = (formation: Formation): Text => sayUmpire(`formation.${formation}`);
export const degradationName = (level: Degradation): Text => sayUmpire(`degradation.${level}`);
export const shelterName = (shelter: Shelter): Text => sayUmpire(`shelter.${shelter}`);
export const stateName = (state: MoraleState): Text => sayUmpire(`state.${state}`);
export const resultName = (result: Result): Text => sayUmpire(`result.${result}`);
export const occasionName = (occasion: Occasion): Text => sayUmpire(`occasion.${occasion}`);
export const orderName = (order: Order): Text => sayUmpire(`order.${order}`);
export const shotName = (shot: Shot): Text => sayUmpire(`shot.${shot}`);
export const sideName = (side: Side): Text => sayUmpire(`side.${side}`);
export const orders = (arm: Arm): readonly Order[] =>
  (['ATTACK', 'EXPLOIT', 'SUPPORT', 'HOLD', 'MARCH', 'WITHDRAW'] as const).filter(
    (order) => order !== 'EXPLOIT' || arm === 'cavalry',
  );
