import type { Text } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Status } from '../../model/vocabulary.ts';
import { length } from '../../texts/measure.ts';
import { say } from '../../texts/say.ts';
import { contactRange, distancePenalty, distanceValue, pointsOf } from './command.ts';
import { factorValue } from './factor-values.ts';
import { formedShooters, isLooseFireFelt, looseLosses } from './fire-window.ts';
import { because, entry, type Line, type Why, type Words } from './line.ts';
import { moraleFigures, moraleLosses, thresholdOf, thresholdPenalty, trancheSize, tranchesReached } from './losses.ts';
import { runPenalty } from './melee-history.ts';
import type { Situation, Tester } from './situation.ts';

export { line } from './line.ts';

/** 1.2j 1.2k 1.2l 1.2m R57 Its elite companies, or why they give nothing. */
export function eliteLines({ eliteBonus, eliteLost }: Tester): readonly Line[] {
  if (eliteBonus) return [entry('B2', factorValue('B2'))];
  if (!eliteLost) return [];
  const isAway = eliteLost === 'detached';
  return [entry('B2', 0, because(isAway ? 'eliteDetached' : 'eliteWeak'), isAway ? '1.2k' : '1.2l')];
}

const isGarrison = (tester: Tester, { shelter }: Situation): boolean =>
  tester.formation === 'garrison' || shelter === 'house';
const SHELTER_LINE = { light: 'F03', hard: 'F04', house: 'F05' } as const;

/** 1.2-F01 1.2-F02 1.2-F03 1.2-F04 1.2-F05 R36 R54 What formation and shelter are worth; only the best shelter counts. */
export function formationLines(tester: Tester, s: Situation): readonly Line[] {
  const out: Line[] = [];
  if (s.againstCavalry) {
    if (tester.arm !== 'infantry') out.push(entry('F02', 0, because('notInfantry')));
    else if (tester.formation === 'square') out.push(entry('F01', factorValue('F01')));
    else if (isGarrison(tester, s)) out.push(entry('F02', 0, because('garrison')));
    else out.push(entry('F02', factorValue('F02')));
  }
  if (s.shelter !== 'none') out.push(entry(SHELTER_LINE[s.shelter], factorValue(SHELTER_LINE[s.shelter])));
  return out;
}

/** 1.2-F06 1.2-F07 1.2-F08 1.2-F12 2.4-C8 2.5-O4 2.5-O7 R59 R60 What state it is in: rout and disorder are one line, retreat and no formation another; the two add. */
export function circumstanceLines(tester: Tester, s: Situation): readonly Line[] {
  const out: Line[] = [];
  const { state, degradation } = tester;
  if (state === 'rout' || degradation === 'disorder')
    out.push(entry('F06', factorValue('F06'), because(state === 'rout' ? 'routing' : 'disorder')));
  if (state === 'retreat' || state === 'rallying' || degradation === 'noFormation')
    out.push(
      entry(
        'F07',
        factorValue('F07'),
        because(state === 'retreat' ? 'retreating' : state === 'rallying' ? 'rallying' : 'noFormation'),
      ),
    );
  if (tester.everRouted) out.push(entry('F08', factorValue('F08')));
  if (s.cavalryCharging && tester.arm === 'cavalry') out.push(entry('F12', factorValue('F12')));
  return out;
}

/** 1.2-F09 1.2-F11 1.2-F17 1.2-F20 1.4x R22 R23 The one figure of command that was chosen. */
function influenceLine({ command }: Situation): Line | null {
  switch (command.kind) {
    case 'none':
      return null;
    case 'contact': {
      const { min, max } = contactRange(command.value);
      return entry('F09', command.choice, because('contact', { value: command.value, min, max }));
    }
    case 'aide':
      return entry('F11', factorValue('F11'));
    case 'within15':
      return entry('F17', distanceValue(CHARTS.distances.entries.generalNear.cm, true, command.sign));
    case 'unseen':
      return entry('F17', 0, because('unseen'), '1.4v');
    case 'beyond':
      return entry('F20', distancePenalty(command.distance), () =>
        say('because.beyond', { cm: length(command.distance) }),
      );
  }
}
/** 1.2-F10 1.1-08a 1.1-08c R22 R64 And what always counts: generals hit with it, and those who left it. */
export function commandLines(s: Situation): readonly Line[] {
  const out: Line[] = [];
  const influence = influenceLine(s);
  if (influence) out.push(influence);
  if (s.generalHit > 0) out.push(entry('F10', -pointsOf(s.generalHit), because('generalHit')));
  if (s.generalLeft > 0) out.push(entry('F10b', -pointsOf(s.generalLeft), because('generalLeft')));
  return out;
}

/** 1.2-F13 1.2-F14 1.2-F15 1.2-F16 1.2-F18 1.2-F19 1.1-06f 1.1-06g R19 R53 Who is around it. */
export function environmentLines(s: Situation): readonly Line[] {
  const out: Line[] = [];
  const { friends, enemies } = s;
  const counts = because('counts', { friends, enemies });
  if (friends > enemies) out.push(entry('F13', factorValue('F13'), counts));
  else if (enemies > friends) out.push(entry('F14', factorValue('F14'), counts));
  else if (friends > 0) out.push({ ...entry('F13', 0, counts), name: 'even' });
  if (s.enemyRouts > 0)
    out.push(entry('F15', s.enemyRouts * factorValue('F15'), because('enemyRouts', { n: s.enemyRouts })));
  const neglected = s.neglectedRouts ?? 0;
  if (s.friendlyRouts > 0 && s.testerInMelee) out.push(entry('F16', 0, because('routInMelee'), '1.1-06g'));
  else if (s.friendlyRouts > 0)
    out.push(entry('F16', s.friendlyRouts * factorValue('F16'), because('friendlyRouts', { n: s.friendlyRouts })));
  else if (neglected > 0) out.push(entry('F16', 0, because('neglected', { n: neglected }), '1.1-06f'));
  if (s.enemyRear) out.push(entry('F18', factorValue('F18')));
  if (s.enemyFlank) out.push(entry('F19', factorValue('F19')));
  return out;
}

/** 1.2-F21 1.2-F22 1.2-F23 1.2-F24 1.2-F25 R16 R17 R18 Its melees: won lately, lost in a row, and by how much the one it tests for. */
export function meleeLines(s: Situation): readonly Line[] {
  const out: Line[] = [];
  if (s.meleeWon) out.push(entry('F21', factorValue('F21')));
  const run = runPenalty(s.lossRun);
  if (run) out.push(entry(run.code, run.value));
  const isTested = s.occasions.includes('meleeLost') || s.occasions.includes('meleeWon');
  if (isTested && s.meleeExcess > 0) {
    const per = CHARTS.inWords.meleeDifferencePerPoint;
    const full = Math.floor(s.meleeExcess / per);
    out.push(entry('F25', full * factorValue('F25'), because('excess', { n: s.meleeExcess, per })));
  }
  return out;
}

/** 1.2-F26 1.2-F27 1.2-F28 R55 R56 Fire on it, and guns that support it. */
export function fireLines(s: Situation): readonly Line[] {
  const out: Line[] = [];
  const least = CHARTS.inWords.fireLossesThatCount;
  const formed = s.shooters.filter(({ kind }) => kind === 'formed');
  const hard = formedShooters(s.shooters);
  if (formed.length > 0)
    out.push(entry('F26', hard * factorValue('F26'), because('formedFire', { n: hard, of: formed.length, least })));
  const loose = looseLosses(s.shooters);
  if (loose > 0)
    out.push(
      entry('F27', isLooseFireFelt(s.shooters) ? factorValue('F27') : 0, because('looseFire', { n: loose, least })),
    );
  if (s.supportBatteries > 0)
    out.push(entry('F28', s.supportBatteries * factorValue('F28'), because('support', { n: s.supportBatteries })));
  return out;
}

const COLUMN: Readonly<Record<Status, 'a' | 'b' | 'c' | 'd'>> = {
  guard: 'a',
  elite: 'a',
  regular: 'b',
  semiRegular: 'c',
  militia: 'd',
  irregular: 'd',
};
/** 1.2-F29 1.6c 2.6-K8 R6 R8 Its losses so far: tranches, and the threshold it is at. */
export function lossLines(tester: Tester): readonly Line[] {
  const out: Line[] = [];
  const full = tranchesReached(tester);
  const men = moraleLosses(tester);
  const why = (name: Extract<Why, 'tranches' | 'thresholds'>, words: Words): (() => Text) =>
    because(tester.escort > 0 ? `${name}Escort` : name, { ...words, escort: tester.escort });
  if (men > 0)
    out.push(
      entry(
        'F29',
        full * factorValue('F29'),
        why('tranches', { n: men, per: trancheSize(tester.initialFigures), full }),
      ),
    );
  const threshold = thresholdOf(tester);
  if (threshold) {
    const code = threshold === 'half' ? 'F31' : 'F30';
    out.push(
      entry(
        code,
        thresholdPenalty(tester.status, threshold),
        why('thresholds', { n: moraleFigures(tester), of: tester.initialFigures }),
        `1.2-${code}${COLUMN[tester.status]}`,
      ),
    );
  }
  return out;
}
