import type { Language } from '@tambour/kernel';
import { escapeText } from './html.ts';
import type { ReportedSetting } from './setting.ts';
import { say } from './words.ts';

/** Battles that figures point to, one list a setting: each link leads to a record, or to the command that makes it. */
export class Citations {
  readonly #cited: Set<number>[];

  constructor(
    readonly settings: readonly ReportedSetting[],
    readonly language: Language,
  ) {
    this.#cited = settings.map(() => new Set());
  }
  /** Where a link to a battle leads. */
  href(setting: number, battle: number): string {
    this.#cited[setting]?.add(battle);
    const record = this.settings[setting]?.record?.(battle);
    return record === undefined ? `#battle-${setting + 1}-${battle + 1}` : encodeURI(record);
  }
  #attributes(setting: number, battle: number): string {
    return `href="${escapeText(this.href(setting, battle))}" data-setting="${setting}" data-battle="${battle}"`;
  }
  /** A battle by its number, as a link. */
  link(setting: number, battle: number, text?: string): string {
    const says = text ?? say('battle', { n: battle + 1 })[this.language];
    return `<a ${this.#attributes(setting, battle)}>${escapeText(says)}</a>`;
  }
  /** A mark of a drawing that leads to a battle, and says what it is. */
  mark(setting: number, battle: number, says: string, inside: string): string {
    if (battle < 0) return `<g><title>${escapeText(says)}</title>${inside}</g>`;
    const title = say('mark', { says, n: battle + 1 })[this.language];
    return `<a ${this.#attributes(setting, battle)} tabindex="-1"><title>${escapeText(title)}</title>${inside}</a>`;
  }
  /** Every battle that was cited, with the command that plays it again. */
  list(): string {
    const parts = this.settings.map((setting, i) => {
      const numbers = [...(this.#cited[i] ?? [])].sort((a, b) => a - b);
      const rows = numbers.map((battle) => {
        const name = setting.record
          ? this.link(i, battle)
          : escapeText(say('battle', { n: battle + 1 })[this.language]);
        return `<li id="battle-${i + 1}-${battle + 1}"><span>${name}</span> <code tabindex="0">${escapeText(setting.command(battle))}</code></li>`;
      });
      const head = this.settings.length > 1 ? `<h3>${escapeText(setting.label)}</h3>` : '';
      return `${head}<ol class="again">${rows.join('')}</ol>`;
    });
    const intro = say(this.settings.some(({ record }) => record) ? 'again.records' : 'again.commands')[this.language];
    return `<section class="wide again-section"><details><summary><h2>${escapeText(say('again.title')[this.language])}</h2></summary><p>${escapeText(intro)}</p>${parts.join('')}</details></section>`;
  }
}
