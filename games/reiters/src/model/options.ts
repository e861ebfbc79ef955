import { BadInput, type OptionInfo, read } from '@tambour/kernel';
import { sayFront } from '../texts/say-front.ts';

/** 1.1b 11.0a Which levels of the rules are in force: every combination may be played. */
export interface Switches {
  /** 10.0a Orders and initiative. */
  readonly advanced: boolean;
  /** 11.1.1a Reiters may caracole. */
  readonly caracole: boolean;
  /** 11.2a Losses shake the other units of the zone. */
  readonly wavering: boolean;
  /** 11.3a Landsknechts beside lone baggage may break ranks. */
  readonly gold: boolean;
  /** 11.4b Protestant arquebusiers may send out enfants perdus. */
  readonly enfantsPerdus: boolean;
}
export const SWITCHES = ['advanced', 'caracole', 'wavering', 'gold', 'enfantsPerdus'] as const;
export type SwitchName = (typeof SWITCHES)[number];

const VALUES = ['off', 'on'] as const;
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
export function readSwitches(options: unknown, path = 'options'): Switches {
  const given = read.table(read.anything, 20)(options ?? {}, path);
  for (const key of Object.keys(given))
    if (!SWITCHES.some((name) => name === key)) throw new BadInput(`${path}.${key}`, 'is not an option of this game');
  const is = (name: SwitchName) => read.oneOf(...VALUES)(given[name] ?? 'off', `${path}.${name}`) === 'on';
  return {
    advanced: is('advanced'),
    caracole: is('caracole'),
    wavering: is('wavering'),
    gold: is('gold'),
    enfantsPerdus: is('enfantsPerdus'),
  };
}

/** The same facts as a match's record has them. */
export const optionsOf = (switches: Switches): Readonly<Record<SwitchName, string>> => {
  const value = (name: SwitchName) => (switches[name] ? 'on' : 'off');
  return {
    advanced: value('advanced'),
    caracole: value('caracole'),
    wavering: value('wavering'),
    gold: value('gold'),
    enfantsPerdus: value('enfantsPerdus'),
  };
};
