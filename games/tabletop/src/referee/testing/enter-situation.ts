import type { Answers, Draft, Due, Told } from '@tambour/stage/referee';
import type { Result } from '../../model/vocabulary.ts';
import { tranchesReached } from '../../rules/morale/losses.ts';
import type { CommandInfluence, Situation, Tester, Waived } from '../../rules/morale/situation.ts';
import type { Talk } from './talk.ts';

/*
 * A test of the rules, told at Umpire's table as players would tell it: what led to it as entries, what is around the unit as
 * answers. The unit is called T.
 */
const TYPE = {
  infantry: 'austrian.grenzer',
  cavalry: 'austrian.chevauleger',
  artillery: 'austrian.footArtillery',
} as const;
const RUNNERS = ['first', 'second'] as const;

/** Brings a unit to a result, whatever its morale: by a line that players decide. */
function bringTo(talk: Talk, unit: string, due: Due, wanted: Result): void {
  for (let base = 12; base >= -30; base--) {
    const draft = { ...due.draft, dice: [1], overrides: { B1: { value: base, by: 'the players' } } };
    const { sheet, missing, questions } = talk.form(draft);
    if (sheet?.result?.id !== wanted) continue;
    const more = questions.some(({ id }) => missing.includes(id)) ? { waive: 'accept' } : {};
    talk.enter({ ...draft, answers: { ...draft.answers, ...more } });
    for (const { draft: told, piece } of talk.ledger.dues)
      if (piece === unit && told.type === 'routSeen') talk.enter(told);
    return;
  }
  throw new Error(`${unit} never comes to ${wanted}`);
}
const startled = (talk: Talk, unit: string): Due => {
  talk.tell('sight', { piece: unit, enemy: 'other', enemyArm: 'infantry' });
  return dueOfLast(talk, unit);
};
function dueOfLast(talk: Talk, unit: string): Due {
  const { id } = talk.last.entry;
  const due = talk.ledger.dues.find((one) => one.piece === unit && one.id.startsWith(`${id}/`));
  if (!due) throw new Error(`${unit} owes no test: ${talk.last.lines.map(({ en }) => en).join(' ')}`);
  return due;
}

function setUp(talk: Talk, tester: Tester, s: Situation): void {
  const { arm, status, base, formation, initialFigures: figures, eliteBonus } = tester;
  if (s.command.kind !== 'none') {
    const value = s.command.kind === 'contact' ? s.command.value : 40;
    talk.tell('general', { id: 'G', name: 'G', side: 'blue', value, superior: '-', aides: 1 });
  }
  talk.unit('T', TYPE[arm], figures, {
    status,
    base,
    formation,
    companies: eliteBonus,
    general: s.command.kind === 'none' ? '-' : 'G',
  });
  talk.unit('foe', 'austrian.fusilier', 20, { side: 'red' });
  talk.unit('foeHorse', 'austrian.hussar', 8, { side: 'red' });
  for (let n = 1; n <= s.supportBatteries; n++) talk.unit(`guns${n}`, 'french.footArtillery', 4);
  RUNNERS.slice(0, s.enemyRouts).forEach((name) => {
    talk.unit(`e-${name}`, 'french.guard', 12, { side: 'red' });
    bringTo(talk, `e-${name}`, startled(talk, `e-${name}`), 'rout');
  });
  RUNNERS.slice(0, s.friendlyRouts).forEach((name) => {
    talk.unit(`f-${name}`, 'french.guard', 12);
  });
}
/** The unit as it is before what makes it test; losses of what makes it test come then. */
function bringAbout(talk: Talk, tester: Tester, s: Situation, laterLosses: number): void {
  if (tester.everRouted) {
    bringTo(talk, 'T', startled(talk, 'T'), 'rout');
    talk.tell('rally', { piece: 'T', case: 'tableEdge' });
    bringTo(talk, 'T', dueOfLast(talk, 'T'), 'obey');
    for (let n = 0; n < 3; n++) talk.tell('period');
  }
  const losses = tester.losses - laterLosses;
  if (losses > 0) talk.tell('losses', { piece: 'T', losses });
  if (tester.state === 'retreat' || tester.state === 'rout') bringTo(talk, 'T', startled(talk, 'T'), tester.state);
  const { formation } = tester;
  // Whoever passes through it puts it in disorder then.
  const degradation = s.occasions.includes('interpenetrated') ? 'formed' : tester.degradation;
  if (tester.state !== 'rout') talk.tell('change', { piece: 'T', formation, degradation, shelter: s.shelter });
  if (s.generalHit > 0) commandLost(talk, 'hit', s.generalHit);
  if (s.generalLeft > 0) commandLost(talk, 'leave', s.generalLeft);
  if (s.generalHit > 0 && !s.occasions.includes('commandLost')) talk.tell('period');
}
/** Another general than the one in charge, who is hit with the unit or leaves it. */
function commandLost(talk: Talk, type: 'hit' | 'leave', value: number): void {
  talk.tell('general', {
    id: 'H',
    name: 'H',
    side: 'blue',
    value,
    superior: talk.ledger.pieces.some(({ id }) => id === 'G') ? 'G' : '-',
    aides: 0,
  });
  talk.tell('arrive', { leader: 'H', piece: 'T' });
  talk.tell(type, { leader: 'H' });
}

/** Losses of combats so that each is lost, and the last by so many more; of a won one none. */
function combats(s: Situation): readonly (readonly [suffered: number, inflicted: number])[] {
  if (s.occasions.includes('meleeWon')) return [[0, 30]];
  const suffered = Math.max(20, s.meleeExcess);
  return Array.from({ length: s.lossRun }, (_, n) =>
    n + 1 < s.lossRun ? [20, 18] : [suffered, s.meleeExcess > 0 ? suffered - s.meleeExcess : 18],
  );
}
function happen(talk: Talk, s: Situation): Due {
  const [occasion] = s.occasions;
  const enemy = s.againstCavalry ? 'foeHorse' : 'foe';
  for (const name of RUNNERS.slice(0, s.friendlyRouts)) bringTo(talk, `f-${name}`, startled(talk, `f-${name}`), 'rout');
  switch (occasion) {
    case 'receiveCharge':
      talk.tell('charge', { target: 'T', chargers: [enemy] });
      return dueOfLast(talk, 'T');
    case 'charge':
      talk.tell('charge', { target: 'foeHorse', chargers: ['T'], reaction: 'evade' });
      return dueOfLast(talk, 'T');
    case 'meleeLost':
    case 'meleeWon':
      for (const [losses, inflicted] of combats(s))
        talk.tell('combat', { piece: 'T', enemy, losses, inflicted, level: 'formed' });
      return dueOfLast(talk, 'T');
    case 'friendlyRout':
      talk.tell('routSeen', { piece: 'f-first', witnesses: ['T'] });
      return dueOfLast(talk, 'T');
    case 'commandArrives':
      talk.tell('arrive', { leader: 'G.1', piece: 'T' });
      return dueOfLast(talk, 'T');
    case 'commandLost':
      return dueOfLast(talk, 'T');
    case 'rally':
      talk.tell('rally', { piece: 'T', case: 'tableEdge' });
      return dueOfLast(talk, 'T');
    case 'interpenetrated':
      talk.tell('passed', { piece: 'T', by: 'f-first' });
      return dueOfLast(talk, 'T');
    default: {
      const volleys = s.shooters.flatMap(({ kind, losses }, n) => {
        const at = n === 0 ? '' : `${n + 1}`;
        return [
          [`losses${at}`, losses],
          [`kind${at}`, kind],
          [`by${at}`, 'other'],
          ...(n + 1 < s.shooters.length ? [[`more${n + 1}`, true]] : []),
        ];
      });
      if (volleys.length > 0) talk.tell('fire', { piece: 'T', ...Object.fromEntries(volleys) });
      return startled(talk, 'T');
    }
  }
}

const BANDS = [
  [30, 'to30'],
  [44.99, 'to45'],
  [59.99, 'to60'],
  [74.99, 'to75'],
] as const;
function commandAnswers(command: CommandInfluence): Answers {
  switch (command.kind) {
    case 'none':
      return {};
    case 'contact':
      return { command: 'with:G', points: `${command.choice}` };
    case 'aide':
      return { command: 'with:G.1' };
    case 'within15':
      return { command: 'near', minus: command.sign < 0 };
    case 'unseen':
      return { command: 'unseen' };
    case 'beyond': {
      const band = BANDS.find(([to]) => command.distance <= to);
      return band ? { command: band[1] } : { command: 'farther', distance: command.distance };
    }
  }
}
/** What players answer in this situation. */
const answersIn = (tester: Tester, s: Situation): Answers => ({
  balance: s.friends > s.enemies ? 'friends' : s.friends < s.enemies ? 'enemies' : 'even',
  ...commandAnswers(s.command),
  shelter: s.shelter,
  degradation: tester.degradation,
  enemyRouts: RUNNERS.slice(0, s.enemyRouts).map((name) => `e-${name}`),
  friendlyRouts: RUNNERS.slice(0, s.friendlyRouts).map((name) => `f-${name}`),
  inCombat: s.testerInMelee,
  rear: s.enemyRear,
  flank: s.enemyFlank,
  batteries: s.supportBatteries,
});

/**
 * Men lost in the melee that is tested for count at a table. Where an example leaves them out, to show its difference alone, players decide so: the line of
 * losses is what it was before.
 */
const asInExample = ({ losses, initialFigures }: Tester, laterLosses: number): Pick<Draft, 'overrides'> =>
  laterLosses > losses
    ? { overrides: { F29: { value: 0 - tranchesReached({ losses, initialFigures, escort: 0 }), by: 'the players' } } }
    : {};

/** Tells what led to a test and takes it: the sheet before anything is lowered, and the entry with what its owner lowers. */
export function enterSituation(talk: Talk, tester: Tester, s: Situation, die: number, waived?: Waived) {
  setUp(talk, tester, s);
  const laterLosses = s.occasions.includes('meleeLost') ? combats(s).reduce((sum, [suffered]) => sum + suffered, 0) : 0;
  bringAbout(talk, tester, s, laterLosses);
  const { draft: opened } = happen(talk, s);
  const draft = { ...opened, ...asInExample(tester, laterLosses) };
  const answers = { ...draft.answers, ...answersIn(tester, s) };
  const { sheet } = talk.form({ ...draft, answers, dice: [die] });
  const waive = Object.entries(waived ?? {}).map(([code, value]) => `${code}:${value}`);
  const told: Told = talk.enter({ ...draft, answers: { ...answers, waive: waive.join(',') || 'accept' }, dice: [die] });
  return { sheet, told };
}
