import type { Text } from '@tambour/kernel';
import { capital } from './grammar.ts';

/** Texts one after another, with the marks of each language between them. */
const joinedBy =
  (en: string, fr: string) =>
  (items: readonly Text[]): Text => ({
    en: items.map((t) => t.en).join(en),
    fr: items.map((t) => t.fr).join(fr),
  });
export const commas = joinedBy(', ', ', ');
export const semicolons = joinedBy('; ', '\u202f; ');
export const pluses = joinedBy(' + ', ' + ');
/** Each as the end of what came before: "Navarre, routed, out of command". */
export const trailing = (items: readonly Text[]): Text => commas([NOTHING, ...items]);

/** No words at all. */
export const NOTHING: Text = { en: '', fr: '' };
/** The same in every language: a name, a number, a hex. */
export const same = (word: string): Text => ({ en: word, fr: word });
/** A text that begins a line. */
export const capitalised = ({ en, fr }: Text): Text => ({ en: capital(en), fr: capital(fr) });
/** A text as a whole sentence. */
export const asSentence = ({ en, fr }: Text): Text => ({ en: `${capital(en)}.`, fr: `${capital(fr)}.` });
/** How things stand, in one sentence; none where there is nothing to say. */
export const stateSentence = (states: readonly Text[]): Text[] =>
  states.length === 0 ? [] : [asSentence(commas(states))];
export const ors = joinedBy(' or ', ' ou ');
/** What is said only where something holds. */
export const saidIf = (holds: boolean, text: () => Text): Text[] => (holds ? [text()] : []);
