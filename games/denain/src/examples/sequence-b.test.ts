import type { Dice } from '@tambour/kernel';
import { expect } from 'vitest';
import { SIDES } from '../model/vocabulary.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { parsePieces } from '../testing/scene-piece.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;
const DONE = { type: 'done' } as const;
const offered = (g: Scene) => g.legal('activate').map((c) => (c as unknown as { formation: string }).formation);
const FORMATIONS = {
  F: ['maison', 'droite', 'gauche', 'centre', 'cavalerie', 'valenciennes'],
  C: ['denain', 'holstein', 'fagel'],
} as const;

/** The scenario before an initiative roll, with only these formations still to act. */
function beforeSegment(set: Set, unactivated: { readonly F: readonly string[]; readonly C: readonly string[] }): Scene {
  const done = [...FORMATIONS.F, ...FORMATIONS.C].filter(
    (f) => !unactivated.F.includes(f) && !unactivated.C.includes(f),
  );
  return set({ scenario: true, at: 'command-phase', acting: [], activated: done, under: [{ step: 'segment' }] });
}
const unactivated = (e: Example) => e.given.unactivated as { F: string[]; C: string[] };
/** Neither moves nor fights. */
const idle = (g: Scene, dice: readonly number[] = []) => {
  expect(g.question).toBe('move');
  g.play(DONE);
  expect(g.question).toBe('combat');
  return g.play(DONE, dice);
};

example('seq-04', (e, set) => {
  const g = set({ scenario: true, turn: 0, at: 'command-phase', side: 'C', under: [{ step: 'turn' }] });
  g.play(DONE);
  expect([g.question, g.asks]).toEqual(['barrage', e.expect.first]);
  g.play(DONE);
  expect([g.question, g.asks]).toEqual(['barrage', e.expect.second]);
  // The first shot kills the only target: the second battery has none left.
  const units = parsePieces('F art G1@1410>SSE 2/2; F art G2@1411>SSE 2/2; C inf K@1412>NNW 1/2/2');
  const shots = set({ units, at: 'barrage' });
  expect(shots.can({ type: 'fire', unit: 'G2', at: '1412' })).toBe(true);
  shots.play({ type: 'fire', unit: 'G2', at: '1412' }, [0]);
  expect(shots.event('eliminated')).toMatchObject({ piece: 'K' });
  expect(shots.question).toBe('barrage');
  expect(shots.legal('fire').length === 0).toBe(e.expect.eachResultAppliedBeforeNextShot);
});

example('seq-05', (e, set) => {
  const g = beforeSegment(set, unactivated(e)).play(DONE, e.dice);
  expect(g.event('initiative-rolled')).toMatchObject({ dice: e.dice, winner: 'F', isDouble: true });
  const { min, max } = e.expect.mayActivate as { min: number; max: number };
  g.play({ type: 'first' });
  // None named yet: he may not go.
  expect(g.can({ type: 'go' })).toBe(min === 0);
  expect(offered(g)).toEqual(unactivated(e).F);
  g.play({ type: 'activate', formation: 'maison' });
  expect(g.can({ type: 'go' })).toBe(min <= 1);
  expect(offered(g)).toEqual(['droite']);
  g.play({ type: 'activate', formation: 'droite' });
  expect(g.question).toBe('move');
  expect([...g.g.s.formation.isActing].reduce((n, x) => n + x, 0)).toBe(max);
  // A third is never offered, even with more left.
  const more = beforeSegment(set, { F: FORMATIONS.F, C: ['denain'] })
    .play(DONE, e.dice)
    .play({ type: 'first' });
  for (const formation of ['maison', 'droite']) more.play({ type: 'activate', formation });
  expect(more.question).toBe('move');
});

example('seq-06', (e, set) => {
  const g = set({ scenario: true, at: 'activate', with: [0, 1], acting: [], activated: e.given.activated as string[] });
  const again = { type: 'activate', formation: 'centre' };
  expect(g.can(again)).toBe(e.expect.legal);
  expect(g.refusals(again)).toContain('5j');
  expect(g.can({ type: 'activate', formation: 'gauche' })).toBe(true);
});

example('seq-07', (e, set) => {
  const units = [...e.given.units!, ...parsePieces('C inf K@1614>W 2/2/2')];
  const g = set({ units, under: [{ step: 'combat', with: [0] }] });
  const move = { type: 'move', unit: 'f-art2', to: '1414', facing: 'E', via: ['1414'] };
  expect(g.can(move)).toBe(e.expect.legal);
  g.play(move).play(DONE);
  expect(g.question).toBe('combat');
  expect(g.can({ type: 'fire', unit: 'f-art2', at: '1614' })).toBe(e.expect.legal);
  g.play({ type: 'fire', unit: 'f-art2', at: '1614' }, [9]);
  expect(g.can({ type: 'fire', unit: 'f-art2', at: '1614' })).toBe(false);
});

example('seq-08', (e, set) => {
  const g = set({ under: [{ step: 'combat', with: [0] }] });
  const move = { type: 'move', unit: 'N', to: '1513', facing: 'SSE' };
  expect(g.can(move)).toBe(e.expect.moveLegal);
  g.play(move).play(DONE);
  const shock = { type: 'shock', attackers: ['N'], targets: ['1614'] };
  expect(g.can(shock)).toBe(e.expect.shockLegal);
  g.play(shock).play({ type: 'hold' }, [5]);
  expect(g.event('shock-resolved').attack).toBe(e.expect.strengthUsed);
});

example('seq-09', (e, set) => {
  const g = set({ scenario: true, at: 'activate', with: [0, 1], acting: [] });
  g.play({ type: 'activate', formation: (e.given.activated as string[])[0] });
  expect(g.event('formation-activated')).toMatchObject({ formation: 'centre', leader: e.expect.leader });
  expect([...g.g.w.formationUnits[g.f('centre')]!].map((u) => g.g.w.unitIds[u])).toEqual(e.expect.formationUnits);
  const acts = g.legal() as unknown as { type: string; unit?: string; leader?: string }[];
  expect(new Set(acts.flatMap((c) => c.unit ?? []))).toEqual(new Set(e.expect.formationUnits as string[]));
  expect(new Set(acts.flatMap((c) => c.leader ?? []))).toEqual(new Set([e.expect.leader]));
  const other = { type: 'move', unit: 'f-ag1', to: '1909', facing: 'SSE' };
  expect(g.can(other)).toBe(e.expect.others);
  expect(g.refusals(other)).toContain('5b');
});

example('seq-10', (e, set) => {
  const g = set({ scenario: true, turn: 0, at: 'command-phase', side: 'C', under: [{ step: 'turn' }] });
  const phases: string[] = [];
  const idling = ['done', 'first', 'go', 'hold', 'stay', 'activate'];
  for (let i = 0; i < 500 && phases.filter((p) => p === 'A').length < 2; i++) {
    const legal = g.legal();
    const command = legal.find((c) => idling.includes(c.type)) ?? legal[0];
    const applied = g.match.apply(command);
    if (!applied.ok) throw new Error(applied.code);
    for (const x of applied.events)
      if (x.type === 'phase-began') phases.push((x as unknown as { phase: string }).phase);
  }
  const wanted = (e.expect.order as string[]).map((p) => p.replace(' step', ''));
  expect(phases.slice(0, wanted.length + 1)).toEqual([...wanted, 'A']);
});

example('seq-11', (e, set) => {
  const others = parsePieces('C inf K@1611>SSE 2/2/2; C inf L@1414>SSE 2/2/2');
  const g = set({
    units: [...e.given.units!, ...others],
    at: 'barrage',
    under: [
      { step: 'combat', with: [0] },
      { step: 'move', with: [0] },
    ],
  });
  g.play({ type: 'fire', unit: 'f-art1', at: '1611' }, [9, 1]).play(DONE);
  expect(g.question).toBe('move');
  const mayMove = (unit: string) => g.legal('move').some((c) => (c as unknown as { unit: string }).unit === unit);
  const mayFire = (unit: string) => g.legal('fire').some((c) => (c as unknown as { unit: string }).unit === unit);
  const want = (id: string) => e.expect[id] as { mayFireInOperations: boolean; mayMove: boolean };
  for (const id of ['f-art1', 'f-art2']) expect(mayMove(id)).toBe(want(id).mayMove);
  expect(g.refusals({ type: 'move', unit: 'f-art1', to: '1610', facing: 'SSW' })).toContain('7.1i');
  g.play(DONE);
  for (const id of ['f-art1', 'f-art2']) expect(mayFire(id)).toBe(want(id).mayFireInOperations);
  expect(g.refusals({ type: 'fire', unit: 'f-art1', at: '1611' })).toContain('5e');
});

example('seq-12', (e, set) => {
  const g = beforeSegment(set, unactivated(e)).play(DONE, e.dice);
  const totals = e.expect.totals as { F: number; C: number };
  expect(g.event('initiative-rolled')).toMatchObject({
    dice: e.dice,
    totals: [totals.F, totals.C],
    winner: e.expect.winner,
    isDouble: e.expect.double,
  });
  const [first, second] = e.expect.order as ['F', 'C'];
  g.play({ type: 'first' });
  expect(g.asks).toBe(first);
  g.play({ type: 'activate', formation: 'centre' });
  idle(g);
  expect([g.question, g.asks]).toEqual(['activate', second]);
  g.play({ type: 'activate', formation: 'denain' });
  expect(e.expect.next).toBe('new initiative roll');
  idle(g, [0, 0]);
  expect(g.has('initiative-rolled')).toBe(true);
  const left = Object.fromEntries(
    SIDES.map((id, side) => [
      id,
      [...g.g.w.sideFormations[side]!].filter((f) => !g.g.s.formation.isActivated[f]).length,
    ]),
  );
  expect(left).toEqual(e.expect.left);
});

example('seq-13', (e, set) => {
  const inC = set({ acting: e.given.activated as string[] });
  expect(inC.can({ type: 'lead', leader: 'villars', to: '1408' })).toBe(e.expect.phaseC);
  expect(inC.refusals({ type: 'lead', leader: 'villars', to: '1408' })).toContain('7.1j');
  expect(inC.refusals({ type: 'ride', leader: 'villars', to: '1408' })).toContain('7.1j');
  const inD = set({ at: 'command-phase' });
  expect(inD.can({ type: 'ride', leader: 'villars', to: '1408' })).toBe(e.expect.phaseD);
  inD.play({ type: 'ride', leader: 'villars', to: '1408' });
  expect(inD.leader('villars').hex).toBe('1408');
});

example('seq-14', (e, set) => {
  const g = set({
    acting: [],
    activated: ['centre', 'holstein'],
    out: e.given.markers as string[],
    at: 'command-phase',
    side: 'C',
    under: [
      { step: 'combat', with: [0] },
      { step: 'recover' },
      { step: 'command-phase', with: [1] },
      { step: 'reset', with: [0] },
    ],
  });
  const { w, s } = g.g;
  const activated = () =>
    [...s.formation.isActivated].flatMap((on, f) => (on ? [w.leaderIds[w.formationLeader[f]!]!] : []));
  const markers = () => [...s.leader.isOut].flatMap((on, l) => (on ? [w.leaderIds[l]!] : []));
  expect(activated()).toEqual(e.given.activatedLeaders);
  g.play(DONE);
  expect(activated()).toEqual((e.expect.afterD as { activatedLeaders: string[] }).activatedLeaders);
  expect(markers()).toEqual(e.given.markers);
  g.play(DONE);
  expect(markers()).toEqual((e.expect.afterE as { markers: string[] }).markers);
});

example('seq-15', (e, set) => {
  const g = beforeSegment(set, unactivated(e)).play(DONE, e.dice);
  const totals = e.expect.totals as { F: number; C: number };
  expect(g.event('initiative-rolled')).toMatchObject({
    totals: [totals.F, totals.C],
    winner: e.expect.winner,
    isDouble: e.expect.double,
  });
  expect(g.asks).toBe('C');
  g.play({ type: 'first' });
  g.play({ type: 'activate', formation: 'fagel' });
  idle(g);
  expect([g.question, g.asks]).toEqual(['activate', 'F']);
  expect(offered(g)).toEqual(e.expect.mayName);
  g.play({ type: 'activate', formation: 'centre' });
  expect(e.expect.max).toBe(1);
  expect(g.question).toBe('move');
});

/** The dice a command asks for: sides and lowest face of each, all showing the same height. */
function asked(g: Scene, command: unknown, up: number): [sides: number, lowest: number][] {
  const out: [number, number][] = [];
  const dice: Dice = {
    roll(sides, lowest) {
      out.push([sides, lowest]);
      return Math.min(lowest + sides - 1, Math.max(lowest, up));
    },
  };
  const p = g.match.position;
  p.useDice(dice);
  p.play(p.encode(command), 'stop');
  p.useDice(undefined);
  return out;
}
example('dice-01', (e, set) => {
  const at = (units: string, more: Partial<SceneSpec> = {}) => set({ units: parsePieces(units), ...more });
  const besideRiver = 'C inf K@2314>SSE 3/2/2; F inf N@2315>NNW 3/2/2';
  const rolls: Record<string, () => [number, number]> = {
    initiative: () => asked(beforeSegment(set, { F: ['centre'], C: ['denain'] }), DONE, 5)[0]!,
    'infantry fire': () =>
      asked(at(besideRiver, { at: 'combat', side: 'C' }), { type: 'fire', unit: 'K', at: '2315' }, 9)[0]!,
    'cavalry fire': () =>
      asked(
        at('C cav W@2306>W 2/3/3; F inf N@2206>E 3/2/2', { at: 'combat', side: 'C' }),
        { type: 'fire', unit: 'W', at: '2206' },
        9,
      )[0]!,
    'artillery fire': () =>
      asked(
        at('F art G@1411>SSE 0/2; C inf K@1412>NNW 2/2/2', { at: 'barrage' }),
        { type: 'fire', unit: 'G', at: '1412' },
        9,
      )[0]!,
    shock: () => {
      const g = at(besideRiver, { at: 'combat' }).play({ type: 'shock', attackers: ['N'], targets: ['2314'] });
      return asked(g, { type: 'hold' }, 3)[0]!;
    },
    breach: () =>
      asked(
        at('F inf N@1711>SSE 3/2/3', { at: edition(set) === 'fr' ? 'combat' : 'breach-phase', breached: [] }),
        { type: 'breach', unit: 'N', toward: '1712' },
        6,
      )[0]!,
    'disorganisation check': () =>
      // 5 less the bonus of a neighbour is a check.
      asked(
        at('F art G@1411>SSE 0/2; C inf K@1412>NNW 2/2/2', { at: 'barrage' }),
        { type: 'fire', unit: 'G', at: '1412' },
        5,
      )[1]!,
    'rout test': () =>
      asked(
        at('C inf K@1614>W 2/2/2 dis', {
          at: 'command-phase',
          under: [
            { step: 'combat', with: [0] },
            { step: 'disorder', with: [0, 0] },
          ],
          combat: { targets: ['1614'], def: 'D' },
        }),
        DONE,
        6,
      )[0]!,
    rally: () =>
      asked(
        at('C inf B@2314>SSE 2/2/2 rout', {
          at: 'command-phase',
          under: [{ step: 'combat', with: [0] }, { step: 'recover' }],
        }),
        DONE,
        1,
      )[0]!,
    'facing check': () =>
      asked(
        at('F inf N@1513>E 3/2/2; C inf K@1614>W 2/2/2'),
        { type: 'move', unit: 'N', to: '1513', facing: 'SSE' },
        6,
      )[0]!,
    'activation check': () =>
      asked(
        set({ scenario: true, at: 'activate', with: [0, 1], acting: [], out: ['dreux'] }),
        { type: 'activate', formation: 'centre' },
        1,
      )[0]!,
    'retreat roll': () => {
      const units = 'F inf P@1410>SSE 3/2/3; C inf X@1308>SSE 2/2/2; C inf Y@1310>SSW 2/2/2; C inf Z@1509>E 2/2/2';
      const g = at(units, {
        at: 'command-phase',
        side: 'C',
        under: [
          { step: 'combat', with: [0] },
          { step: 'retreats', with: [0] },
        ],
        combat: { targets: ['1410'], def: 'DR' },
      }).play(DONE);
      return asked(g, { type: 'retreat', unit: 'P', to: '1409' }, 6)[0]!;
    },
  };
  const faces = ([sides, lowest]: [number, number]) => Array.from({ length: sides }, (_x, i) => lowest + i);
  expect(Object.keys(rolls).sort()).toEqual([...(e.expect.d10For as string[]), ...(e.expect.d6For as string[])].sort());
  for (const name of e.expect.d10For as string[]) expect([name, faces(rolls[name]!())]).toEqual([name, e.expect.d10]);
  for (const name of e.expect.d6For as string[]) expect([name, faces(rolls[name]!())]).toEqual([name, e.expect.d6]);
});
const edition = (set: Set) => set().g.w.edition.id;
