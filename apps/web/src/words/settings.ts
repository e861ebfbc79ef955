import { batch, computed, signal } from '@preact/signals';
import { LANGUAGES, type Language, type Text } from '@tambour/kernel';
import { THEMES, type Theme } from '@tambour/press';
import type { Words } from './en.ts';
import { SPEEDS, type Speed } from './speeds.ts';

/** What a person has chosen for every battle: kept in the browser when it lets us, and asked of it otherwise. */
const stored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(`tambour.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
};
const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(`tambour.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
};
const among = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((k) => k === value);

export const THEME_CHOICES = ['auto', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const language = signal<Language>(
  among(LANGUAGES, stored('language')) ?? among(LANGUAGES, navigator.language.slice(0, 2)) ?? 'en',
);
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};
const spoken = signal<Words | undefined>(undefined);
/** The words of the page in its language. Nothing is drawn before they are there. */
export const words = computed(() => {
  if (!spoken.value) throw new Error('the words of the page are not loaded yet');
  return spoken.value;
});
/** What must be told in a language before the page changes to it. */
export const beforeSpeaking = new Set<(language: Language) => Promise<void> | undefined>();
/** Fetches the words of a language, then speaks it. */
export async function speak(value: Language): Promise<void> {
  const [loaded] = await Promise.all([LOADERS[value](), ...[...beforeSpeaking].map((tell) => tell(value))]);
  batch(() => {
    language.value = value;
    spoken.value = loaded;
  });
}
/** Dates and figures as they are written there. */
export const locale = computed(() => (language.value === 'fr' ? 'fr-FR' : 'en-GB'));
/** The text in the language of the page. */
export const say = (text: Text): string => text[language.value];

export const themeChoice = signal<ThemeChoice>(among(THEME_CHOICES, stored('theme')) ?? 'auto');
const dark = matchMedia('(prefers-color-scheme: dark)');
const isDark = signal(dark.matches);
dark.addEventListener('change', () => {
  isDark.value = dark.matches;
});
export const theme = computed<Theme>(() =>
  themeChoice.value === 'auto' ? (isDark.value ? 'night' : 'day') : themeChoice.value,
);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const speed = signal<Speed>(
  among(SPEEDS, stored('speed')) ??
    ((stored('motion') ?? (calm.matches ? 'off' : 'on')) === 'on' ? 'normal' : 'instant'),
);
/** Whether the computer waits for a press before each of its orders. */
export const isStepping = signal(stored('steps') === 'on');
export const hasNumbers = signal((stored('numbers') ?? 'on') === 'on');
export const isNewcomer = signal(stored('newcomer') !== 'no');

export const choose = {
  language(value: Language): void {
    store('language', value);
    void speak(value);
  },
  theme(value: ThemeChoice): void {
    themeChoice.value = value;
    store('theme', value);
  },
  speed(value: Speed): void {
    speed.value = value;
    store('speed', value);
  },
  stepping(value: boolean): void {
    isStepping.value = value;
    store('steps', value ? 'on' : 'off');
  },
  numbers(value: boolean): void {
    hasNumbers.value = value;
    store('numbers', value ? 'on' : 'off');
  },
  newcomer(value: boolean): void {
    isNewcomer.value = value;
    store('newcomer', value ? 'yes' : 'no');
  },
};
