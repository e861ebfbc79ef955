import { actionCorps } from '../model/action-view.ts';
import { VERB } from '../model/verb.ts';
import { ACTIVATION_KINDS, CONTINUITY, FREE, INTERRUPT, MODES, type SideName, SOLO } from '../model/vocabulary.ts';
import { activated, choose, hand, openHand, rollFor } from '../rules/4-hand.ts';
import { drill, type LooseField, listed } from './loose-field.ts';

/** A corps of a drill of the hand: what it has done so far, and what it is worth. */
export interface HandCorps {
  readonly used?: number;
  readonly continuity?: number;
  readonly isFinished?: boolean;
  readonly isDemoralized?: boolean;
  /** Who leads it, from off the map. */
  readonly commander?: string;
}
const NUMBERS = { free: FREE, continuity: CONTINUITY, interrupt: INTERRUPT, solo: SOLO } as const;
interface Hand {
  readonly side?: SideName;
  readonly mode?: keyof typeof NUMBERS;
  readonly last?: string;
  readonly isFirst?: boolean;
  readonly hasTried?: readonly SideName[];
  readonly weather?: 'fair' | 'heat' | 'rain';
  /** A field of one's own. */
  readonly field?: LooseField;
}
const sideOf = (id: string): SideName => (id.startsWith('A') ? 'austrian' : 'allied');

const CONTINUITY_USUAL = 3;

/** Corps with one unit each, Austrian if their id begins with A; nothing happens in an activation. */
function handField(corps: Readonly<Record<string, HandCorps>>, weather: 'fair' | 'heat' | 'rain'): LooseField {
  const all = Object.entries(corps).map(([id, c]) => ({ id, side: sideOf(id), continuity: CONTINUITY_USUAL, ...c }));
  return drill({
    weather,
    corps: Object.fromEntries(all.map(({ id, side, continuity }) => [id, { side, continuity }])),
    leaders: all.flatMap(({ id, side, continuity, commander }) =>
      commander === undefined ? [] : [{ id: commander, rank: 'corps' as const, corps: id, side, continuity }],
    ),
    brigades: Object.fromEntries(all.map(({ id, side }) => [`b-${id}`, { side, corps: id }])),
    units: all.map(({ id, side }, i) => ({
      id: `u-${id}`,
      side,
      brigade: `b-${id}`,
      hex: `${String(i + 1).padStart(2, '0')}10`,
    })),
  });
}

/** The phase of activations from a moment in its middle. */
export function handDrill(corps: Readonly<Record<string, HandCorps>>, at: Hand = {}) {
  const field = at.field ?? handField(corps, at.weather ?? 'fair');
  const { g, w, dice } = field;
  const corpsOf = (id: string) => w.corpsIndex.get(id)!;
  openHand(g, at.side === 'austrian' ? 1 : 0);
  g.s.hand.mode[0] = NUMBERS[at.mode ?? 'free'];
  g.s.hand.last[0] = at.last === undefined ? 0 : corpsOf(at.last) + 1;
  g.s.hand.isFirst[0] = at.isFirst ? 1 : 0;
  for (const side of at.hasTried ?? []) g.s.side.hasTried[side === 'austrian' ? 1 : 0] = 1;
  for (const [id, c] of Object.entries(corps)) {
    g.s.corps.used[corpsOf(id)] = c.used ?? 0;
    g.s.corps.isFinished[corpsOf(id)] = c.isFinished ? 1 : 0;
    w.moraleGroups.forEach((m, i) => {
      if (m.corps === corpsOf(id) && c.isDemoralized) g.s.morale.isDemoralized[i] = 1;
    });
  }
  const kinds: string[] = [];
  const corpsActed: string[] = [];
  const steps = {
    hand,
    choose,
    activated,
    corps: {
      name: 'corps',
      run: (_g: unknown, corps: number, kind: number) => {
        kinds.push(ACTIVATION_KINDS[kind]!);
        corpsActed.push(`${w.corpsIds[corps]} ${ACTIVATION_KINDS[kind]}`);
      },
    },
  };
  field.frames.push(['hand', 0, 0, 0, 0]);
  let frame = field.run(steps);
  const answer = (verb: number, a = 0) => {
    const [, side] = frame!;
    field.frames.pop();
    choose.act(g, { verb, a, b: 0, c: 0, d: 0 }, side, 0, 0, 0);
    frame = field.run(steps);
  };
  return {
    ...field,
    /** What the activations so far were. */
    kinds,
    corpsOf,
    isOver: () => frame === undefined,
    hand: () => (frame ? [frame[1] === 0 ? 'allied' : 'austrian', MODES[g.s.hand.mode[0]!]!] : ['nobody', 'over']),
    choosable: () =>
      frame
        ? listed(g, choose, frame)
            .filter((o) => o.verb === VERB.activate)
            .map((o) => w.corpsIds[actionCorps(o)]!)
        : [],
    pass: () => answer(VERB.pass),
    rolls: (id: string) => rollFor(g, corpsOf(id)),
    /** Activates a corps, or tries to; the die is what it needs, no more and no less. */
    activate: (id: string, die?: number) => {
      if (die !== undefined) dice.push(die);
      const before = kinds.length;
      if (!listed(g, choose, frame!).some((o) => o.verb === VERB.activate && actionCorps(o) === corpsOf(id)))
        throw new Error(`${id} cannot be chosen`);
      answer(VERB.activate, corpsOf(id));
      if (dice.length > 0) throw new Error(`${id} needed no roll`);
      return kinds[before] ?? 'nothing';
    },
    /** Announces a massed attack; gives the corps whose activation it uses, and what that activation is. */
    massed: (leader: string) => {
      answer(VERB.massed, w.leaderIndex.get(leader)!);
      return corpsActed.at(-1)!;
    },
    why: (id: string, side: number) =>
      choose.refuse(g, { verb: VERB.activate, a: corpsOf(id), b: 0, c: 0, d: 0 }, side, 0, 0, 0).map((r) => r.rule),
    used: (id: string) => g.s.corps.used[corpsOf(id)]!,
    finished: () => w.corpsIds.filter((id) => g.s.corps.isFinished[corpsOf(id)] === 1),
  };
}
