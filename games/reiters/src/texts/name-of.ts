import { catalogue, type Text } from '@tambour/kernel';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';

const sayName = catalogue({ en, fr });
type NameKey = keyof typeof en;
/** What the names are of: the part of their key before the point. */
type Group = NameKey extends infer Key ? (Key extends `${infer Head}.${string}` ? Head : never) : never;
const isKey = (key: string): key is NameKey => Object.hasOwn(en, key);

/** What something of the data is called; nothing where we have no name of our own for it. */
export function nameOf(group: Group, id: string): Text | undefined {
  const key = `${group}.${id}`;
  return isKey(key) ? sayName(key) : undefined;
}
