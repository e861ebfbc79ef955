import type { Text } from '@tambour/kernel';
import { capitalised, numeral, same } from '@tambour/stage';
import { nameOf, sayName } from '../texts/name-of.ts';
import type { UnitData } from './scenario.ts';
import { ARTILLERY, GUNS } from './vocabulary.ts';

/** As a title, inside a sentence, and on a counter. */
export interface Named {
  readonly title: Text;
  readonly said: Text;
  readonly counter: Text;
}
export const asItStands = (name: string): Named => ({ title: same(name), said: same(name), counter: same(name) });

const ENGLISH_ENDS = ['th', 'st', 'nd', 'rd'];
/** "45th" / « 45e ». */
export function ordinal(n: number, isFeminine = false): Text {
  const tens = n % 100;
  const end = (tens > 10 && tens < 14 ? undefined : ENGLISH_ENDS[n % 10]) ?? 'th';
  const first = isFeminine ? 're' : 'er';
  return { en: `${n}${end}`, fr: `${n}${n === 1 ? first : 'e'}` };
}

/** "11(7)/II", "4/Gd h", "10cv/II": a battery by its number and its regiment, division or corps; horse and weight are its type. */
function battery({ name, gun }: UnitData): Named | undefined {
  const [, number, regiment, of] = /^(\d+)(?:\((\d+)\)|cv)?\/(\w+)(?: [Hh])?$/.exec(name) ?? [];
  const kind = GUNS[gun];
  if (number === undefined || of === undefined || kind === undefined) return undefined;
  const owner = regiment === undefined ? (nameOf(`batteryOf.${of}`) ?? same(of)) : same(regiment);
  const label: Text = { en: `${number}/${owner.en}`, fr: `${number}/${owner.fr}` };
  return {
    title: capitalised(sayName(`battery.${kind}`, { number: label })),
    said: sayName(`battery.${kind}.said`, { number: label }),
    counter: label,
  };
}

/** "1 Gd Grn 2", "45 3", "Hartmann 4", "12 Uhl": a regiment by number and name, and which of its battalions. */
function battalion(name: string): Named {
  const [, number, words = '', part] = /^(?:(\d+)(?: |$))?(.*?)(?: ?(\d+))?$/.exec(name) ?? [];
  const nth = number === undefined ? same('') : ordinal(Number(number));
  const key = number !== undefined && words === '' ? 'line' : words.replace(/ IR$/, '');
  const otherwise: Text = number === undefined ? same(key) : { en: `${nth.en} ${key}`, fr: `${nth.fr} ${key}` };
  const regiment = nameOf(`regiment.${key}`, { nth }) ?? otherwise;
  const counter = nameOf(`counter.${key}`, { nth }) ?? regiment;
  if (part === undefined)
    return {
      title: capitalised(regiment),
      said: nameOf(`regiment.${key}.said`, { nth }) ?? regiment,
      counter: capitalised(counter),
    };
  const given = { numeral: numeral(Number(part)), regiment };
  return {
    title: sayName('battalion', given),
    said: sayName('battalion.said', given),
    counter: sayName('battalion', { ...given, regiment: counter }),
  };
}

export const unitNamed = (unit: UnitData): Named =>
  (unit.type === ARTILLERY ? battery(unit) : battalion(unit.name)) ?? asItStands(unit.name);
