import type { Modifier } from '@tambour/kernel';
import type { ReitersEvent } from '../model/event.ts';

type Of<T extends ReitersEvent['type']> = Extract<ReitersEvent, { type: T }>;
const sum = (items: readonly Modifier[], fits: (m: Modifier) => boolean): number =>
  items.filter(fits).reduce((n, m) => n + m.value, 0);
const by =
  (...rules: readonly string[]) =>
  (m: Modifier): boolean =>
    rules.includes(m.rule);
const called =
  (rule: string, what: string) =>
  (m: Modifier): boolean =>
    m.rule === rule && m.what?.en === what;
const everything = () => true;

/** The sums of a combat by the names the examples use; what is not there is 0. */
export const fightSums = (e: Of<'fought'>) => ({
  AP: {
    id: e.attacker,
    fc: sum(e.attack, by('7.2d')),
    charge: sum(e.attack, by('7.4.1b')),
    leader: sum(e.attack, by('7.4.2a')),
    class: sum(e.attack, by('7.4.3b')),
    order: sum(e.attack, by('10.1h')),
    support: sum(e.attack, by('7.4.4e')),
    ds: sum(e.attack, by('1.3.7e')),
    total: sum(e.attack, everything),
  },
  DP: {
    id: e.defender,
    fc: sum(e.defence, by('7.2d')),
    additionalAttack: sum(e.defence, by('7.4.5a', '7.4.5b')),
    leader: sum(e.defence, by('7.4.2a')),
    terrainZone: sum(e.defence, called('7.4.6a', 'terrain')),
    terrainBorder: sum(e.defence, called('7.4.6a', 'border')),
    order: sum(e.defence, by('10.1h')),
    support: sum(e.defence, by('7.4.4e')),
    charge: sum(e.defence, by('7.4.1b')),
    ds: sum(e.defence, by('1.3.7e')),
    caracole: sum(e.defence, by('11.1.1f')),
    total: sum(e.defence, everything),
  },
  round: e.round,
  differential: e.differential,
  die: e.die,
  result: e.result,
});

/** The sum of a shot by the names the examples use. */
export const shotSum = (e: Of<'bombarded'>) => ({
  fc: sum(e.modifiers, by('7.8j')),
  modifiers: {
    range: sum(e.modifiers, by('7.8f')),
    support: sum(e.modifiers, by('7.8g')),
    terrain: sum(e.modifiers, by('7.8h')),
    ds: sum(e.modifiers, by('7.8i')),
    otherGuns: sum(e.modifiers, by('7.8d')),
  },
  modifiedFc: e.total,
  die: e.die,
  result: e.result,
});

export const testOf = (e: Of<'tested'>) => ({ fq: e.against, die: e.die, passed: e.passed, cause: e.cause });
