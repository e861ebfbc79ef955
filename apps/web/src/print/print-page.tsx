import type { ScenarioInfo } from '@tambour/kernel';
import {
  PAPER_IDS,
  type PaperId,
  PRINT_PARTS,
  PRINT_STYLE,
  type PrintPart,
  pageSize,
  sayPrint,
} from '@tambour/stage/print';
import { useEffect, useState } from 'preact/hooks';
import type { GameCard, PrintedPages } from '../match/protocol.ts';
import { go, writeRoute } from '../route.ts';
import type { Session } from '../session.ts';
import { language, say, words } from '../words/settings.ts';
import '../style/print.css';

/** Where paper is cut by the inch. */
const LETTER_COUNTRIES = /-(?:US|CA|MX|PH|CL|CO)\b/;
const usualPaper = (): PaperId => (LETTER_COUNTRIES.test(navigator.language) ? 'letter' : 'a4');

interface PrintPageProps {
  readonly session: Session;
  readonly game: GameCard;
  readonly scenario: ScenarioInfo;
  readonly paper: string | undefined;
}

/** A battle on paper: what there is to print, and how it will look. */
export function PrintPage({ session, game, scenario, paper: named }: PrintPageProps) {
  const paper = PAPER_IDS.find((known) => known === named) ?? usualPaper();
  const tongue = language.value;
  const [printed, show] = useState<PrintedPages | undefined>();
  const [left, leave] = useState<readonly PrintPart[]>([]);
  useEffect(() => {
    let isStale = false;
    show(undefined);
    session.driver
      .query('print', { game: game.game, scenario: scenario.id, paper, language: tongue })
      .then((pages) => !isStale && show(pages))
      .catch((error) => session.complain(error));
    return () => {
      isStale = true;
    };
  }, [session, game.game, scenario.id, paper, tongue]);
  const { title } = scenario;
  useEffect(() => {
    // The name that the browser gives to the file.
    const before = document.title;
    document.title = say(sayPrint('title', { title }));
    return () => {
      document.title = before;
    };
    // The page gives itself its own name where the language changes: this comes after it.
  }, [title, tongue, printed]);

  const offered = PRINT_PARTS.filter((id) => printed === undefined || printed.parts.some((part) => part.id === id));
  const chosen = printed?.parts.filter(({ id }) => !left.includes(id)) ?? [];
  const choosePaper = (to: PaperId): void => go({ at: 'print', game: game.game, scenario: scenario.id, paper: to });
  return (
    <main class="print-page" data-testid="print-page">
      <style>{pageSize(paper) + PRINT_STYLE}</style>
      <form class="print-choices" onSubmit={(e) => e.preventDefault()}>
        <h1>{say(sayPrint('title', { title }))}</h1>
        <p>{say(sayPrint('how'))}</p>
        <fieldset>
          <legend>{say(sayPrint('paper'))}</legend>
          {PAPER_IDS.map((id) => (
            <label key={id}>
              <input type="radio" name="paper" value={id} checked={id === paper} onChange={() => choosePaper(id)} />{' '}
              {say(sayPrint(`paper.${id}`))}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say(sayPrint('choose'))}</legend>
          {offered.map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                name={id}
                checked={!left.includes(id)}
                onChange={(e) => leave(e.currentTarget.checked ? left.filter((one) => one !== id) : [...left, id])}
              />{' '}
              {say(sayPrint(`part.${id}`))}
            </label>
          ))}
        </fieldset>
        <p class="commit-row">
          <button
            type="button"
            class="commit"
            data-testid="print-now"
            disabled={chosen.length === 0}
            onClick={() => window.print()}
          >
            {say(sayPrint('print'))}
          </button>
          <a class="button quiet" href={writeRoute({ at: 'gallery' })}>
            {words.value.back}
          </a>
          <span role="status">
            {printed === undefined ? say(sayPrint('preparing')) : chosen.length === 0 ? say(sayPrint('nothing')) : ''}
          </span>
        </p>
      </form>
      {printed && (
        <div class={`printed on-${paper}`} data-testid="printed">
          {/* Made by the engine of its own drawings; every word in it was escaped there. */}
          <div class="print-definitions" dangerouslySetInnerHTML={{ __html: printed.definitions }} />
          {chosen.map(({ id, pages }) => (
            <div key={id} class="part" data-part={id} dangerouslySetInnerHTML={{ __html: pages }} />
          ))}
        </div>
      )}
    </main>
  );
}
