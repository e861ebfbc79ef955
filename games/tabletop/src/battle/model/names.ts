import { itemAt, type Text } from '@tambour/kernel';
import { de, list } from '@tambour/stage';
import { say } from '../../texts/say-names.ts';
import type { LeaderKind, TabletopWorld } from './world.ts';

/**
 * What pieces, places and sides are called: as a title, and inside a sentence. Scenarios write titles ("5e ligne, 1st battalion"); what a sentence
 * says follows from them ("the 1st battalion of the 5e ligne"). A name that is none of a troop, such as one a player made up, stays as it is.
 */
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Words that begin a title with a capital only because they begin it. */
const COMMON_EN =
  /^(The|An?|Foot|Horse|Light|Heavy|Elite|Line|Fusilier|Musketeer|Grenadier|Infantry|Cavalry|Hussars?|Dragoons?|Cuirassiers?|Lancers?|Chevaulegers|Chasseurs|Battalion|Battery|Company|Regiment|Squadrons?|Farm|North|South|East|West|Northern|Southern|Eastern|Western|Middle|Forest|Old|Great)\b/;
const PART_EN = /^(.+), ((?:\d+(?:st|nd|rd|th) )?(?:battalion|company|squadron|suburb|\w+ suburb))$/;
const COMPANY_EN = /^(\d+(?:st|nd|rd|th) (?:company|squadron)), (.+)$/;
/** Troops that are called by their men. */
const MEN =
  /(?:hussars|hussards|dragoons|dragons|cuirassiers|lancers|lanciers|uhlans|chevaulegers|chasseurs(?: à cheval)?|carabiniers|grenadiers|guards)$/i;

const plainEn = (name: string): string => (COMMON_EN.test(name) ? lower(name) : name);
/** A word that troops and places are called by takes an article; a name of its own does not. */
const NOUN_EN =
  /\b(battalion|regiment|battery|company|squadron|hussars|hussards|dragoons|dragons|cuirassiers|lancers|chevaulegers|chasseurs|grenadiers|léger|ligne|artillery|guards?|wood|copse|heights|bridge|ford|road|suburb|hedge|wall)\b/i;
const articleEn = (name: string): string => {
  const plain = plainEn(name);
  return /^the /.test(plain) ? plain : NOUN_EN.test(plain) || /^\d/.test(plain) ? `the ${plain}` : plain;
};
function saidEn(title: string): string {
  const [, whole = '', part = ''] = PART_EN.exec(title) ?? [];
  if (part !== '') return `the ${part} of ${articleEn(whole)}`;
  const [, company = '', of = ''] = COMPANY_EN.exec(title) ?? [];
  return company === '' ? articleEn(title) : `the ${company} of ${articleEn(of)}`;
}

/** French nouns by their gender and number, as titles begin with them. */
const MASCULINE =
  /^(?:bataillon|régiment|escadron|bois|bosquet|gué|pont|ruisseau|faubourg|mur|général|maréchal|colonel|prince|duc|archiduc|comte|major|capitaine)(?=\s|,|$)/i;
const FEMININE = /^(?:batterie|compagnie|brigade|haie|ferme|butte|route|colline|redoute|garde)(?=\s|,|$)/i;
const MANY =
  /^(?:hussards|dragons|cuirassiers|lanciers|uhlans|chevau-légers|chasseurs|grenadiers|hauteurs|fusiliers)(?=\s|,|$)/i;
const VOWEL = /^[aeiouyàâéèêœ]/i;

function articleFr(name: string): string {
  if (/^(?:le|la|les) |^l’/i.test(name)) return lower(name);
  if (MANY.test(name)) return `les ${lower(name)}`;
  if (FEMININE.test(name) || /^\d+\p{L}* (?:compagnie|batterie|brigade)/u.test(name)) return `la ${lower(name)}`;
  if (MASCULINE.test(name)) return VOWEL.test(name) ? `l’${lower(name)}` : `le ${lower(name)}`;
  return /^\d+(?:er?|re|ème)\b/.test(name) ? `le ${name}` : name;
}
const PART_FR = /^(.+), (\d+er? bataillon|faubourg .+)$/;
const COMPANY_FR = /^(\d+(?:e|re) (?:compagnie|batterie)), (.+)$/;
const WEIGHT_FR = /^(.+), \d+ livres$/;
function saidFr(title: string): string {
  const [, whole = '', part = ''] = PART_FR.exec(title) ?? [];
  if (part !== '') return `le ${part} ${de(articleFr(whole))}`;
  const [, company = '', of = ''] = COMPANY_FR.exec(title) ?? [];
  if (company !== '') return `la ${company} ${de(articleFr(of))}`;
  return articleFr(WEIGHT_FR.exec(title)?.[1] ?? title);
}
/** What a title says inside a sentence. */
export const saidTitle = ({ en, fr }: Text): Text => ({ en: saidEn(en), fr: saidFr(fr) });

const ESCORT = /^escort-(\d+)$/;
/** A unit, a general or an aide as a title. */
export function pieceTitle(w: TabletopWorld, id: string): Text {
  const u = w.unitIndex.get(id);
  const l = w.leaderIndex.get(id);
  if (u !== undefined && w.kinds[u]) return w.kinds[u].name;
  if (l !== undefined) return leaderTitle(w, l);
  const guns = w.gunIndex.get(id);
  if (guns !== undefined) return say('guns.title', { who: saidTitle(itemAt(w.kinds, guns).name) });
  const [, n] = ESCORT.exec(id) ?? [];
  return n === undefined ? { en: id, fr: id } : say('escort.title', { n });
}
const leaderKind = (w: TabletopWorld, l: number): LeaderKind => itemAt(w.leaderKinds, l);
const generalOf = (w: TabletopWorld, l: number): Text => leaderKind(w, leaderKind(w, l).general).name;
/** An aide has a number where his general has several. */
function aideNumber(w: TabletopWorld, l: number): number {
  const { general } = leaderKind(w, l);
  const all = w.leaderKinds.flatMap((kind, i) => (kind.isAide && kind.general === general ? [i] : []));
  return all.length > 1 ? all.indexOf(l) + 1 : 0;
}
function leaderTitle(w: TabletopWorld, l: number): Text {
  const kind = leaderKind(w, l);
  if (!kind.isAide) return kind.name;
  const n = aideNumber(w, l);
  return say('aide.title', { general: saidTitle(generalOf(w, l)), isOne: n === 0, n });
}
/** A piece inside a sentence: "the 1st battalion of the 5e ligne", « le 1er bataillon du 5e de ligne ». */
export function saidPiece(w: TabletopWorld, id: string): Text {
  const u = w.unitIndex.get(id);
  const l = w.leaderIndex.get(id);
  if (u !== undefined && w.kinds[u]) return saidTitle(w.kinds[u].name);
  const guns = w.gunIndex.get(id);
  if (guns !== undefined) return say('guns', { who: saidTitle(itemAt(w.kinds, guns).name) });
  if (l === undefined) return ESCORT.test(id) ? say('escort') : { en: id, fr: id };
  const { isAide, name } = leaderKind(w, l);
  if (!isAide) return saidTitle(name);
  const n = aideNumber(w, l);
  return say('aide', { general: saidTitle(generalOf(w, l)), isOne: n === 0, n });
}
export const saidPieces = (w: TabletopWorld, ids: readonly string[]): Text => list(ids.map((id) => saidPiece(w, id)));

/** What the verbs and adjectives of a sentence about a piece go by. */
export interface Subject {
  readonly who: Text;
  readonly isMany: { readonly en: boolean; readonly fr: boolean };
  readonly isFeminine: boolean;
  readonly isMan: boolean;
}
export function subject(w: TabletopWorld, id: string): Subject {
  const who = saidPiece(w, id);
  const isMan = w.leaderIndex.has(id);
  return {
    who,
    isMany: { en: !isMan && MEN.test(who.en), fr: who.fr.startsWith('les ') },
    isFeminine: !isMan && (who.fr.startsWith('la ') || who.fr.startsWith('une ')),
    isMan,
  };
}

/** A unit as a question names it, with what its verb goes by; other units in it are named alone (`saidUnit`). */
export function askedUnit(w: TabletopWorld, u: number): { readonly unit: Text; readonly isMany: Subject['isMany'] } {
  const { who, isMany } = subject(w, itemAt(w.unitIds, u));
  return { unit: who, isMany };
}
export const saidUnit = (w: TabletopWorld, u: number): Text => saidPiece(w, itemAt(w.unitIds, u));
export const unitTitle = (w: TabletopWorld, u: number): Text => pieceTitle(w, itemAt(w.unitIds, u));
export const saidLeader = (w: TabletopWorld, l: number): Text => saidPiece(w, itemAt(w.leaderIds, l));

/** A side as a title, and inside a sentence: "the French", « les Français ». */
export const sideTitle = (w: TabletopWorld, side: number): Text =>
  w.data.sides[side]?.name ?? { en: w.sideIds[side] ?? '', fr: w.sideIds[side] ?? '' };
export const saidSide = (w: TabletopWorld, side: number): Text => {
  const { en, fr } = sideTitle(w, side);
  return { en: `the ${en}`, fr: `les ${fr}` };
};
export const saidSideId = (w: TabletopWorld, id: string): Text => saidSide(w, w.sideIds.indexOf(id));

/** A river, brook or hill with a name of its own has an article all the same. */
const ARTICLES = { river: 'la', stream: 'le', hill: 'le' } as const;
/** A piece of the ground as a title, and inside a sentence. */
export const groundTitle = (w: TabletopWorld, id: string): Text =>
  w.data.terrain.find((of) => of.id === id)?.name ?? { en: id, fr: id };
export function saidGround(w: TabletopWorld, id: string): Text {
  const of = w.data.terrain.find((one) => one.id === id);
  if (!of) return { en: id, fr: id };
  const said = saidTitle(of.name);
  if (of.kind !== 'river' && of.kind !== 'stream' && of.kind !== 'hill') return said;
  return {
    en: /^the /.test(said.en) ? said.en : `the ${said.en}`,
    fr: /^(?:le|la|les) |^l’/.test(said.fr) ? said.fr : `${ARTICLES[of.kind]} ${said.fr}`,
  };
}
export const saidObjective = (w: TabletopWorld, id: string): Text => {
  const found = w.data.victory.objectives.find((objective) => objective.id === id);
  return found ? saidGround(w, found.terrain) : { en: id, fr: id };
};
