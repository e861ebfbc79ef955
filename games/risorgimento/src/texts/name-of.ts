import { catalogue, type Text, type Value } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';

/** A name by its key. Both languages are always there, so that what is made of names can be kept. */
export const sayName = catalogue({ en, fr }, GRAMMAR);
const isKey = (key: string): key is keyof typeof en => Object.hasOwn(en, key);

/** The name under a key that is put together of data; nothing where we have none of our own. */
export const nameOf = (key: string, values: Readonly<Record<string, Value>> = {}): Text | undefined =>
  isKey(key) ? (sayName as (key: string, values: Readonly<Record<string, Value>>) => Text)(key, values) : undefined;
