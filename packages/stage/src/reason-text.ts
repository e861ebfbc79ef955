import type { Text } from '@tambour/kernel';
import { REASONS_FR } from './reasons.fr.ts';

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const PATTERNS = REASONS_FR.map(([en, fr]) => ({
  fits: new RegExp(`^${en.split('{}').map(literal).join('(.+?)')}$`, 's'),
  fr,
}));

/** The reason of a `BadInput` in every language. What no list knows is left as it is. */
export const reasonText = (reason: string): Text => ({ en: reason, fr: inFrench(reason) });

/** A reason that comes with its field, inside another. */
const FIELD = /^([\w.-]+): (.+)$/s;

function inFrench(reason: string): string {
  const [, field, why] = FIELD.exec(reason) ?? [];
  if (field !== undefined && why !== undefined) return `${field}\u00a0: ${inFrench(why)}`;
  for (const { fits, fr } of PATTERNS) {
    const found = fits.exec(reason);
    if (!found) continue;
    const named = found.slice(1).map(inFrench);
    let at = 0;
    return fr.replaceAll('{}', () => named[at++] ?? '').replaceAll(/ ([:;])/g, '\u00a0$1');
  }
  return reason;
}

/** A field and what is wrong with it; the reason alone where no field is named. */
export const faultText = ({ field, reason }: { readonly field: string; readonly reason: string }): Text => {
  const { en, fr } = reasonText(reason);
  return field === '' ? { en, fr } : { en: `${field}: ${en}`, fr: `${field}\u00a0: ${fr}` };
};
