import { LANGUAGES, type Language } from '@tambour/kernel';
import { choose, language, THEME_CHOICES, type ThemeChoice, themeChoice, words } from './words/settings.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The name of the house, the language and the light. */
export function Masthead() {
  const w = words.value;
  return (
    <header class="masthead">
      <a class="wordmark" href="#/">
        <img src="./icon.svg" alt="" width="29" height="29" />
        {w.title}
      </a>
      <span class="motto">{w.motto}</span>
      <label>
        <span class="visually-hidden">{w.language}</span>
        <select
          value={language.value}
          data-testid="language"
          onChange={(e) => choose.language(e.currentTarget.value as Language)}
        >
          {LANGUAGES.map((id) => (
            <option key={id} value={id} lang={id}>
              {NAMES[id]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="visually-hidden">{w.theme}</span>
        <select
          value={themeChoice.value}
          data-testid="theme"
          onChange={(e) => choose.theme(e.currentTarget.value as ThemeChoice)}
        >
          {THEME_CHOICES.map((id) => (
            <option key={id} value={id}>
              {w.themes[id]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
