import { area, element, line } from '../ink.ts';
import type { BaseState, BaseStatus, Cohesion } from './base.ts';

/** Signs on the tag of a base, each about its own middle, six units to every side: a shape each, never colour alone. */
interface Sign {
  readonly metal: string;
  readonly rim: string;
  readonly lines: string;
}

/** How the ranks are kept: round coins. */
const COHESION_SIGNS: Readonly<Record<Exclude<Cohesion, 'formed'>, Sign>> = {
  // Out of dressing, out of place, out of hand.
  disorganised: { metal: '#f3cf6b', rim: '#4a3200', lines: 'M-3.2 2.6l1-5.6M0 3.4l.4-5.6M3 2l1-5.2' },
  noFormation: {
    metal: '#eda957',
    rim: '#432300',
    lines: 'M-3.4-2.2l1.6 1.4M2-3.4l.4 2M3.4 1.6l-1.8.8M-2.6 3l1-1.8M.2.4l.6 1.2',
  },
  disorder: { metal: '#d9634a', rim: '#fff5e4', lines: 'M-3.6-3l7 6.2M3.6-2.6l-7.2 5M.6-4.2l-1.4 8.4' },
};

/** What morale makes of them: lozenges, which point where the unit goes. */
const STATE_SIGNS: Readonly<Record<Exclude<BaseState, 'steady'>, Sign>> = {
  uncontrolled: { metal: '#e0902f', rim: '#2b1500', lines: 'M-3 4l3-3.4l3 3.4M-3 .4l3-3.4l3 3.4M0-3v-2' },
  halted: { metal: '#f4ecd6', rim: '#2a2118', lines: 'M-2-3.4v6.8M2-3.4v6.8' },
  retreat: { metal: '#c9b48a', rim: '#241808', lines: 'M0-4.4v7.6M-2.8.6l2.8 3.2l2.8-3.2' },
  rout: { metal: '#b3261a', rim: '#fff3e2', lines: 'M-3-3l3 3l3-3M-3 1l3 3l3-3M0-5v3' },
  flight: {
    metal: '#3a322a',
    rim: '#fff3e2',
    lines: 'M-2.6-4.6l2.6 2.4l2.6-2.4M-2.6-1.4l2.6 2.4l2.6-2.4M-2.6 1.8l2.6 2.4l2.6-2.4',
  },
  rallying: { metal: '#4d8a63', rim: '#fdf8ea', lines: 'M-1.6 4.6v-8.8h4.6l-1.4 1.8l1.4 1.8h-4.6' },
  prisoner: { metal: '#8b8375', rim: '#fdf8ea', lines: 'M-4-1.6h8M-4 1.8h8M-2-3.8v7.6M2-3.8v7.6' },
  freed: { metal: '#d8d2c2', rim: '#3a352c', lines: 'M-4.2 1l2.4-2.8M4.2-1l-2.4 2.8M-.8-3.6l1.2 1.6M.8 3.6l-1.2-1.6' },
};

const printed = (outline: string, { metal, rim, lines }: Sign): string =>
  area(outline, metal, { stroke: '#1f160d', 'stroke-width': 0.9, 'stroke-linejoin': 'round' }) +
  line(lines, rim, 1.25, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

export const cohesionSign = (cohesion: Cohesion): string =>
  cohesion === 'formed'
    ? ''
    : element(
        'g',
        { class: `cohesion ${cohesion}` },
        printed('M-5.8 0a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z', COHESION_SIGNS[cohesion]),
      );

export const stateSign = (state: BaseState): string =>
  state === 'steady'
    ? ''
    : element('g', { class: `state ${state}` }, printed('M0-7.2l6.6 7.2l-6.6 7.2l-6.6-7.2z', STATE_SIGNS[state]));

/** From the crown of a guard down to a mere twig. */
const STATUS_SIGNS: Readonly<Record<BaseStatus, { readonly filled?: string; readonly open?: string }>> = {
  guard: { filled: 'M-5 3.6l-.8-7l3.2 2.8l2.6-4.4l2.6 4.4l3.2-2.8l-.8 7z' },
  elite: {
    filled:
      'M0 4.6a3.2 3.2 0 1 1 .1 0zM-2.6-2.4c0-2 1-2.2 1.2-4c1.2.8 1.4 1.8 1.4 2.6c.6-.8.8-1.4.8-2.4c1.6 1.2 2 2.6 1.8 4z',
  },
  regular: { filled: 'M-4-2.8h8v5.6h-8z' },
  semiRegular: { filled: 'M-4-2.8h4v5.6h-4z', open: 'M-4-2.8h8v5.6h-8z' },
  militia: { open: 'M-4-2.8h8v5.6h-8z' },
  irregular: { open: 'M-4.2 3l4.2-6.4l4.2 6.4z' },
};

export const statusSign = (status: BaseStatus, ink: string): string => {
  const { filled, open } = STATUS_SIGNS[status];
  return (
    (filled === undefined ? '' : area(filled, ink)) +
    (open === undefined ? '' : line(open, ink, 1.2, { 'stroke-linejoin': 'round' }))
  );
};
