import type { Degradation, ManoeuvreClass } from '../model/vocabulary.ts';
import { isBeaten } from '../rules/beaten.ts';
import { aidesOf } from '../rules/command-figures.ts';
import { isConcealedSeen } from '../rules/concealment.ts';
import { artillery, melee, smallArms } from '../rules/fire.ts';
import { footprint } from '../rules/footprint.ts';
import { chargeRate, type Mover, reformQuarters } from '../rules/rates.ts';
import { reactionInTime } from '../rules/reactions.ts';
import { inCm, lengthsOf } from '../rules/table/measure.ts';
import { costOfWheel } from '../rules/table/wheel.ts';
import { vectors } from '../testing/vectors.ts';

vectors<Parameters<typeof smallArms>[0]>('smallArms', (c, [die = 0]) => ({ ...smallArms(c, die) }));
vectors<Parameters<typeof artillery>[0]>('artillery', (c, [die = 0]) => ({ ...artillery(c, die) }));
vectors<Parameters<typeof melee>[0]>('melee', (c, [die = 0]) => ({ ...melee(c, die) }));
vectors<Parameters<typeof isBeaten>[0]>('beaten', (c) => ({ beaten: isBeaten(c) }));
vectors<Parameters<typeof footprint>[0]>('footprint', (c) => ({ ...footprint(c) }));
vectors<{ readonly width: number; readonly degrees: number }>('wheelCost', ({ width, degrees }) => ({
  cost: inCm(costOfWheel({ width: lengthsOf(width) }, degrees * 100)),
}));
vectors<Mover>('chargeRate', (c) => ({ rate: chargeRate(c) }));
vectors<{ readonly degradation: Degradation; readonly class: ManoeuvreClass }>('reformQuarters', (c) => ({
  quarters: reformQuarters(c.degradation, c.class),
}));
vectors<{ readonly value: number }>('aides', ({ value }) => ({ aides: aidesOf(value) }));
vectors<Parameters<typeof reactionInTime>[0]>('reactionInTime', (c) => ({ ...reactionInTime(c) }));
vectors<Parameters<typeof isConcealedSeen>[0]>('concealed', (c) => ({ seen: isConcealedSeen(c) }));
