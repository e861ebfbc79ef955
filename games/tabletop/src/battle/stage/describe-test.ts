import type { Text } from '@tambour/kernel';
import { commas, figure, semicolons } from '@tambour/stage';
import type { Result } from '../../model/vocabulary.ts';
import type { CommandCandidate } from '../../rules/morale/command.ts';
import { outlookOf } from '../../rules/morale/test.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { situationOf } from '../tests/situation.ts';

/** The most a candidate of command would give. */
const mostOf = (c: CommandCandidate): number =>
  c.code === 'F09' ? c.max : c.code === 'F17' ? Math.max(...c.values) : c.value;

const lower = ({ en, fr }: Text): Text => ({ en: en.toLowerCase(), fr: fr.charAt(0).toLowerCase() + fr.slice(1) });
/** "1–2 halt, 3–6 obey" */
function bands(faces: readonly { readonly die: number; readonly result: Result }[]): Text {
  const out: { from: number; to: number; result: Result }[] = [];
  for (const { die, result } of faces) {
    const last = out.at(-1);
    if (last?.result === result) last.to = die;
    else out.push({ from: die, to: die, result });
  }
  return commas(
    out.map(({ from, to, result }) =>
      sayStudy('test.band', {
        faces: from === to ? `${from}` : `${from}–${to}`,
        result: lower(sayStage(`result.${result}`)),
      }),
    ),
  );
}

/** 1.2d The test that a unit would take if it had to now, with the best of its commanders: its sum, line by line, and what each face would give. */
export function testNow(g: Field, u: UnitId): readonly Text[] {
  const bare = { occasions: [], cause: NO_UNIT, leaving: -1, excess: 0, laterMelees: 0, candidate: -1, points: 0 };
  const { candidates } = situationOf(g, u, bare);
  let best = -1;
  candidates.forEach((candidate, i) => {
    const known = candidates[best];
    if (known === undefined || mostOf(candidate) > mostOf(known)) best = i;
  });
  const chosen = candidates[best];
  const { tester, situation } = situationOf(g, u, { ...bare, candidate: best, points: chosen ? mostOf(chosen) : 0 });
  const { items, sum, faces } = outlookOf(tester, situation);
  const lines = items
    .filter(({ value, code }) => value !== 0 || code === 'B1')
    .map(({ what, value, code }) => {
      const points = code === 'B1' ? figure(value) : value > 0 ? `+${value}` : figure(value);
      return sayStudy('test.line', { what: lower(what), points });
    });
  return [
    sayStudy('test.sum', { sum: figure(sum), lines: semicolons(lines) }),
    sayStudy('test.faces', { bands: bands(faces) }),
  ];
}
