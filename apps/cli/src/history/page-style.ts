import { FACES, TINT_INKS, TINTS } from '@tambour/press';

/** The inks of sides on dark paper. */
const DARK_INKS = { blue: '#9db8ec', orange: '#f0a868', red: '#f2a097', green: '#9fd0a4' } as const;
const inks = (of: Readonly<Record<(typeof TINTS)[number], string>>): string =>
  TINTS.map((tint) => `--${tint}:${of[tint]};`).join('');
const LIGHT = `--paper:#f3e8cd;--card:#f9f1dc;--ink:#2f2418;--soft:#5f4c34;--line:#d9c49a;--rule:#b18d56;--level:#8d7a5c;--real:#be260e;--link:#6a2f10;color-scheme:light;${inks(TINT_INKS)}`;
const DARK = `--paper:#2a2016;--card:#352819;--ink:#f0dfb8;--soft:#cbb486;--line:#54401f;--rule:#7a5c30;--level:#a8936c;--real:#ff8f70;--link:#f0c890;color-scheme:dark;${inks(DARK_INKS)}`;

/** The style of the page of all histories: that of the lab's reports, one column to read from top to bottom. */
export const PAGE_STYLE = `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:18px/1.45 ${FACES};font-variant-numeric:lining-nums;-webkit-text-size-adjust:100%}
main{max-width:880px;margin:0 auto;padding:2rem 1.25rem 3rem}
h1{font-size:2.5rem;line-height:1.1;margin:0 0 .5rem;font-weight:600}
h2{font-size:1.7rem;line-height:1.15;margin:0;font-weight:600}
h3{font-size:1.1rem;margin:1.3rem 0 0;font-weight:600}
p{margin:.5rem 0}
a{color:var(--link);text-underline-offset:2px}
header{border-bottom:3px double var(--rule);padding-bottom:1rem;margin-bottom:1.5rem}
header .lead{font-size:1.2rem}
.soft,.note{color:var(--soft);font-size:.95rem}
.note{margin:.1rem 0 .4rem}
section{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:1.2rem 1.4rem;margin:0 0 1.5rem}
.verdict{font-size:1.2rem;line-height:1.35;margin:.6rem 0}
.keys{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:.2rem 0}
.key{display:inline-block;width:.8rem;height:.8rem;border-radius:2px;margin-right:.35rem}
svg{display:block;overflow:visible;font:14px ${FACES};font-variant-numeric:tabular-nums lining-nums}
svg text{fill:var(--ink)}svg .tick{fill:var(--soft)}
svg .a{fill:var(--a)}svg .b{fill:var(--b)}svg .level{fill:var(--level)}
svg .axis{stroke:var(--rule)}svg .grid{stroke:var(--line)}svg .zero{stroke:var(--soft);stroke-width:1.4}
svg .real{fill:var(--real);fill-opacity:.13}svg .real-edge{stroke:var(--real);stroke-width:1.5}
svg .real-name{fill:var(--real);font-style:italic;font-size:16px}
svg .whisker{stroke:var(--ink);stroke-width:1.6}
svg .dot{fill:var(--level);stroke:var(--ink);stroke-width:1.4}svg .dot.told{fill:var(--real)}
svg .dot.hollow{fill:var(--card)}svg .dot.hollow.told{fill:var(--card);stroke:var(--real);stroke-width:2.6}
svg .dot.expected{fill:var(--green)}svg .dot.surprise{fill:var(--real)}
.forest{list-style:none;margin:.2rem 0 0;padding:0}
.forest li{display:grid;grid-template-columns:minmax(0,16.5rem) minmax(0,1fr) 10.5rem;gap:0 1rem;align-items:center;padding:.12rem 0}
.forest .name{line-height:1.2;font-size:1rem}.forest .name i{color:var(--soft)}
.forest .figures{font-size:.95rem;font-variant-numeric:tabular-nums lining-nums;display:grid;grid-template-columns:3.4rem 1fr;gap:.5rem;color:var(--soft)}
.forest .figures b{color:var(--ink);font-weight:600;text-align:right}
.doubts .name{text-align:right}
code{font:13px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;background:var(--paper);padding:.1rem .35rem;border-radius:3px}
header code{background:var(--card)}
@media screen and (max-width:640px){body{font-size:17px}main{padding:1.1rem .7rem 2rem}h1{font-size:1.9rem}h2{font-size:1.4rem}section{padding:.9rem .85rem}.verdict{font-size:1.1rem}
.forest li{grid-template-columns:minmax(0,1fr) 9.5rem;padding:.3rem 0}.forest .name{grid-column:1/-1}.doubts .name{text-align:left}.forest li.scale .name{display:none}}
@media print{:root{${LIGHT}--paper:#fff;--card:#fff}@page{margin:12mm}body{font-size:11pt}main{max-width:none;padding:0}
section{border:0;padding:0;margin:0}.battle{break-before:page;zoom:.86}h3{margin-top:.9rem;break-after:avoid}.note{break-after:avoid}.forest li,svg{break-inside:avoid}.forest li{padding:0}a{color:inherit;text-decoration:none}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
