import { FACES, TINT_INKS, type Tint } from '@tambour/press';

/** The inks of sides on dark paper. */
const DARK_INKS: Readonly<Record<Tint, string>> = {
  blue: '#9db8ec',
  orange: '#f0a868',
  red: '#f2a097',
  green: '#9fd0a4',
};
const LIGHT =
  '--paper:#f3e8cd;--card:#f9f1dc;--ink:#2f2418;--soft:#5f4c34;--line:#d9c49a;--rule:#b18d56;--neutral:#8d7a5c;--nobody:#b9ab90;--link:#6a2f10;color-scheme:light;';
const DARK =
  '--paper:#2a2016;--card:#352819;--ink:#f0dfb8;--soft:#cbb486;--line:#54401f;--rule:#7a5c30;--neutral:#a8936c;--nobody:#7d6d52;--link:#f0c890;color-scheme:dark;';

/** The style of a report, all of it under one class so that it can stand in any page. Sides have the colours of their counters. */
export function reportStyle(tints: readonly Tint[]): string {
  const [a = 'blue', b = 'orange'] = tints;
  const light = `${LIGHT}--a:${TINT_INKS[a]};--b:${TINT_INKS[b]};`;
  const dark = `${DARK}--a:${DARK_INKS[a]};--b:${DARK_INKS[b]};`;
  return `
.report{${light}background:var(--paper);color:var(--ink);font:18px/1.45 ${FACES};font-variant-numeric:lining-nums;-webkit-text-size-adjust:100%}
@media (prefers-color-scheme:dark){.report:not([data-theme=light]){${dark}}}
.report[data-theme=dark]{${dark}}
.report *{box-sizing:border-box}
.report .sheet{max-width:1180px;margin:0 auto;padding:2rem 1.25rem 3rem}
.report header{border-bottom:3px double var(--rule);margin-bottom:1.75rem;padding-bottom:1rem;position:relative}
.report h1{font-size:2.3rem;line-height:1.1;margin:0 3rem .35rem 0;font-weight:600}
.report header p{margin:.15rem 0;color:var(--soft)}
.report header p.lead{color:var(--ink);font-size:1.15rem}
.report h2{font-size:1.35rem;margin:0;font-weight:600}
.report h3{font-size:1.05rem;margin:0 0 .3rem;font-weight:600}
.report .pair h3{font-size:1rem;margin:.3rem 0}
.report .theme{position:absolute;right:0;top:.3rem;font:inherit;font-size:1.2rem;line-height:1;width:2.75rem;height:2.75rem;border:1px solid var(--rule);border-radius:50%;background:var(--card);color:var(--ink);cursor:pointer}
.report .figures{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.25rem}
.report section,.report figure{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:1rem 1.15rem;margin:0;min-width:0}
.report .wide{grid-column:1/-1}
.report .note{color:var(--soft);margin:.15rem 0 .7rem;font-size:.95rem;line-height:1.35}
.report .many{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));gap:1.25rem 1.75rem}
.report .many>div{min-width:0}
.report .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));gap:.5rem 1.5rem}
.report .wide>.one>.pair{grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr))}
.report svg{display:block;width:100%;height:auto;overflow:visible;font:15px ${FACES};fill:var(--ink)}
.report svg.broad{min-width:680px}
.report .sideways{overflow-x:auto;padding-bottom:.3rem}
.report svg text{fill:var(--ink)}
.report svg .tick{fill:var(--soft);font-size:13px}
.report svg .small{font-size:13.5px}
.report svg .mid{text-anchor:middle}
.report svg .end{text-anchor:end}
.report svg .figure{font-variant-numeric:tabular-nums lining-nums}
.report svg .grid{stroke:var(--line);fill:none}
.report svg .grid.middle{stroke:var(--rule);stroke-dasharray:4 3}
.report svg .axis{stroke:var(--rule);fill:none}
.report svg .median{stroke:var(--ink);stroke-dasharray:2 3;fill:none}
.report svg .whisker{stroke:var(--ink);stroke-width:1.6;fill:none}
.report svg .gone{stroke:var(--ink);stroke-width:2;fill:none}
.report svg .track{fill:var(--line);opacity:.45}
.report .side-a{fill:var(--a)}.report .side-b{fill:var(--b)}.report .nobody{fill:var(--nobody)}.report .neutral{fill:var(--neutral)}
.report .faint{opacity:.4}
.report svg .band{fill-opacity:.26;stroke:none}.report svg .band.wide{fill-opacity:.13}
.report svg .curve{fill:none;stroke-width:2.4;stroke-linejoin:round}.report svg .curve.side-a{stroke:var(--a)}.report svg .curve.side-b{stroke:var(--b)}
.report svg .curve.dashed{stroke-dasharray:7 3}
.report svg .dot{stroke:var(--card);stroke-width:1.5}
.report svg a{cursor:pointer}.report svg a:hover rect:not(.track),.report svg a:hover circle{stroke:var(--ink);stroke-width:1.5}
.report .legend{display:flex;flex-wrap:wrap;align-items:center;gap:.15rem .5rem;margin:0 0 .5rem;font-size:.95rem}
.report .key{display:inline-block;width:1rem;height:.75rem;border-radius:2px;margin:0 .15rem 0 .4rem;background:var(--neutral)}
.report .key:first-child{margin-left:0}
.report h3 .key{margin:0 .45rem 0 0}
.report .key.round{border-radius:50%;width:.8rem;height:.8rem}
.report .key.side-a{background:var(--a)}.report .key.side-b{background:var(--b)}
.report .key.heat-low{background:rgba(190,38,14,.22)}.report .key.heat-high{background:rgba(190,38,14,.85)}
.report svg.heat-map{overflow:hidden;border:1px solid var(--rule);background:#f3e8cd}
.report .heat-map .ground{opacity:.85;filter:saturate(.6)}
.report .heat-map .heat{fill:#be260e}
.report .heat-map .fallen{stroke:#fff8e6;stroke-width:3}
.report .heat-map .fallen.side-a{fill:${TINT_INKS[a]}}.report .heat-map .fallen.side-b{fill:${TINT_INKS[b]}}
.report .shows{margin:.7rem 0 0;font-size:.95rem}
.report a{color:var(--link);text-underline-offset:2px}
.report details{margin-top:.6rem;font-size:.95rem}
.report summary{cursor:pointer;color:var(--soft);min-height:1.6rem}
.report summary h2{display:inline}
.report table{border-collapse:collapse;margin:.6rem 0;width:100%;font-variant-numeric:tabular-nums lining-nums;display:block;overflow-x:auto}
.report caption{text-align:left;font-style:italic;color:var(--soft);padding:.2rem 0}
.report th,.report td{text-align:right;padding:.15rem .6rem .15rem 0;border-bottom:1px solid var(--line);font-weight:400;vertical-align:top}
.report th:first-child{text-align:left}
.report thead th{color:var(--soft);border-bottom:1px solid var(--rule)}
.report .hint,.report .empty{color:var(--soft);font-size:.95rem;margin:.3rem 0}
.report .never{columns:2 320px;padding-left:1rem;margin:.5rem 0}
.report .never li{break-inside:avoid}
.report .again{list-style:none;padding:0;margin:.5rem 0}
.report .again li{margin:.35rem 0;scroll-margin-top:1rem}
.report .again li:target{outline:2px solid var(--rule);outline-offset:4px}
.report .again span{display:inline-block;min-width:7rem}
.report code{font:13px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;background:var(--paper);padding:.1rem .35rem;border-radius:3px}
@media screen and (max-width:760px){.report{font-size:17px}.report .sheet{padding:1.1rem .7rem 2rem}.report .figures{grid-template-columns:minmax(0,1fr);gap:.9rem}.report h1{font-size:1.75rem}.report section,.report figure{padding:.85rem .8rem}.report svg{font-size:18px}.report svg .tick{font-size:17px}.report svg .small{font-size:16px}.report svg.broad{font-size:15px}}
@media print{
.report,.report[data-theme]{${light}--paper:#fff;--card:#fff;font-size:11pt}
.report *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
.report svg{font-size:20px}.report svg .tick,.report svg .small{font-size:18px}.report svg.broad{font-size:15px}.report .pair,.report .wide>.one>.pair{grid-template-columns:repeat(2,minmax(0,1fr))}
@page{margin:14mm}
.report .sheet{max-width:none;padding:0 1px}
.report .theme{display:none}
.report figure,.report section{break-inside:avoid;border-color:#bbb}
.report .figures{gap:4mm}
.report figure{padding:3mm}
.report details:not([open]){display:none}
.report .again-section{display:none}
.report a{color:inherit;text-decoration:none}
.report svg{max-height:225mm}.report svg.heat-map{max-height:105mm}
.report .sideways{overflow:visible}.report svg.broad{min-width:0!important}
}
`;
}
