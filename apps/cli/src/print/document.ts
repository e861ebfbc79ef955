import type { Language, Text } from '@tambour/kernel';
import { escapeText } from '@tambour/press';
import { ownFontFaces } from '@tambour/press/type-files';
import {
  PAPERS,
  type PaperId,
  PRINT_PARTS,
  PRINT_STYLE,
  type Printed,
  pageSize,
  printDefinitions,
  printedPart,
  sayPrint,
} from '@tambour/stage/print';

/** A page complete in itself, ready to be printed at its true size; where there are several papers, on the one chosen there. */
export function printedPage(of: Printed, papers: readonly PaperId[], language: Language): string {
  const tell = (text: Text): string => escapeText(text[language]);
  const [first] = papers;
  const choice = papers.map(
    (paper) =>
      `<label><input type="radio" name="paper" value="${paper}"${paper === first ? ' checked' : ''}> ${PAPERS[paper].size}</label>`,
  );
  const pages = papers.map((paper) => {
    const parts = PRINT_PARTS.map(
      (part) => `<div class="part" data-part="${part}">${printedPart(of, part, paper)}</div>`,
    );
    return `<div class="on-${paper}">${parts.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tell(sayPrint('title', { title: of.title }))}</title>
<style>${ownFontFaces()}
${papers.map(pageSize).join('\n')}${PRINT_STYLE}
body { margin: 0; }
${papers.map((paper) => `:root:has(input):not(:has(input[value="${paper}"]:checked)) .on-${paper} { display: none; }`).join('\n')}
@media screen { body { max-width: 220mm; margin: 0 auto; padding: 5mm; } .sheet, .text { margin: 0 0 10mm; } }
@media print { .screen { display: none; } }</style>
<main class="printed"><header class="screen"><p>${tell(sayPrint('how'))}</p>${papers.length > 1 ? `<fieldset><legend>${tell(sayPrint('paper'))}</legend>${choice.join(' ')}</fieldset>` : ''}</header>
${printDefinitions(of)}
${pages.join('\n')}
</main>
</html>
`;
}
