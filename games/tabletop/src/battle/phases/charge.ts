import { AFTER_STEPS } from './charge/after.ts';
import { CONTACT_STEPS } from './charge/contact.ts';
import { DECLARE_STEPS } from './charge/declare.ts';
import { FIRE_AT_CHARGE_STEPS } from './charge/fire.ts';
import { REACT_STEPS } from './charge/react.ts';
import { RUN_STEPS } from './charge/run-into.ts';

export { runInto } from './charge/run-into.ts';

/**
 * CHARGE (C8): one side declares its charges (`charge/declare.ts`), then they are resolved one by one. At the first charge on a target its owner
 * reacts and it tests (`react.ts`); if it stands it fires (`fire.ts`) and they meet (`contact.ts`); if it has gone the charger tests and runs on
 * (`after.ts`). `runInto` lets advances out of control and pursuits be received in the same way.
 */
export const CHARGE_STEPS = [
  ...DECLARE_STEPS,
  ...REACT_STEPS,
  ...FIRE_AT_CHARGE_STEPS,
  ...CONTACT_STEPS,
  ...AFTER_STEPS,
  ...RUN_STEPS,
] as const;
