import { type Base, wheelCost } from '@tambour/boards';

/** C3b What a wheel about a front corner costs: its width along the arc, in tenths of a millimetre of move. The angle is in 0.01°. */
export const costOfWheel = ({ width }: Pick<Base, 'width'>, angle: number): number => wheelCost(width, angle);
