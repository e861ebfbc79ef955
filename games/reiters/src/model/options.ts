import { chosenOptions, type OptionInfo } from '@tambour/kernel';
import { sayFront } from '../texts/say-front.ts';

/**
 * 1.1b 11.0a 10.0a 11.1.1a 11.2a 11.3a 11.4b Which levels of the rules are in force: orders and initiative, caracoles of the reiters, losses
 * that shake the other units of the zone, landsknechts who break ranks for baggage, enfants perdus. Every combination may be played.
 */
export const SWITCHES = ['advanced', 'caracole', 'wavering', 'gold', 'enfantsPerdus'] as const;
export type SwitchName = (typeof SWITCHES)[number];
export type Switches = Readonly<Record<SwitchName, boolean>>;

const VALUES = ['off', 'on'] as const;
const byName = <T>(of: (name: SwitchName) => T) =>
  Object.fromEntries(SWITCHES.map((name) => [name, of(name)])) as Readonly<Record<SwitchName, T>>;
/** What may be chosen of each. */
export const CHOICES = byName(() => VALUES);

/** What a rule brings stands where its being on is named: one reads it before ticking it. */
export const OPTIONS: readonly OptionInfo[] = SWITCHES.map((id) => ({
  id,
  title: sayFront(`option.${id}`),
  values: [
    { id: 'off', title: sayFront('option.off') },
    { id: 'on', title: sayFront(`option.${id}.on`) },
  ],
  otherwise: 'off',
}));

/** What was chosen, as named facts; what was not is off. Throws `BadInput` that names the option. */
export const readSwitches = (options: unknown, path = 'options'): Switches => {
  const chosen = chosenOptions(CHOICES)(options ?? {}, path);
  return byName((name) => chosen[name] === 'on');
};

/** The same facts as a match's record has them. */
export const optionsOf = (switches: Switches) => byName((name) => (switches[name] ? 'on' : 'off'));
