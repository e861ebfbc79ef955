import { type Field, isOnMap, unitAt } from './state.ts';
import { STEP_NAMES, type StepName } from './step-id.ts';
import { ART, BAGGAGE, CAV, LOST, NOWHERE, OK, ON_MAP, RIVER } from './vocabulary.ts';

type Fault = { readonly field: string; readonly reason: string };

/** A unit on the run stands nowhere: the frames on the stack tell which. */
export function inTransit(g: Field, u: number): boolean {
  const { stack, kernel } = g.s;
  for (let i = 0; i < kernel.depth[0]!; i++) {
    const name = STEP_NAMES[stack.step[i]!];
    if ((name === 'rout-run' || name === 'rout-step') && stack.a[i] === u && stack.b[i]! > 0) return true;
  }
  return false;
}

/** Who stands where, rebuilt from the pieces. */
export function settle(g: Field): void {
  const { at, unit } = g.s;
  at.unit.fill(0);
  at.battery.fill(0);
  for (let u = 0; u < g.w.units; u++) {
    const cls = g.w.unitClass[u]!;
    if (!isOnMap(g, u) || cls === BAGGAGE || unit.hex[u]! >= g.w.grid.size || inTransit(g, u)) continue;
    if (cls === ART) at.battery[unit.hex[u]!] = u + 1;
    else at.unit[unit.hex[u]!] = u + 1;
  }
}

/** 3a 3b 1d What must hold of every position: stacking, strengths, ground, and frames that speak of pieces there are. */
export function audit(g: Field): readonly Fault[] {
  return [...auditUnits(g), ...auditLeaders(g), ...auditFrames(g)];
}

function auditUnits(g: Field): Fault[] {
  const { w, s } = g;
  const out: Fault[] = [];
  const say = (u: number, column: string, reason: string) =>
    out.push({ field: `unit.${w.unitIds[u]}.${column}`, reason });
  for (let u = 0; u < w.units; u++) {
    const cls = w.unitClass[u]!;
    const hex = s.unit.hex[u]!;
    const fights = cls < ART;
    if (s.unit.place[u] !== ON_MAP) {
      if (hex !== NOWHERE) say(u, 'hex', 'must be null for a piece that is not on the map');
      if (s.unit.place[u] === LOST && s.unit.cf[u] !== 0) say(u, 'cf', 'must be 0 for a piece that is lost');
      continue;
    }
    if (hex >= w.grid.size) {
      say(u, 'hex', 'must be a hex for a piece on the map');
      continue;
    }
    if (w.terrain[hex] === RIVER) say(u, 'hex', 'is a river hex');
    if (fights && (s.unit.cf[u]! < 1 || s.unit.cf[u]! > w.unitCf[u]!)) say(u, 'cf', `must be 1 to ${w.unitCf[u]}`);
    if (!fights && s.unit.state[u] !== OK) say(u, 'state', 'must be ok: the piece has no morale');
    if (inTransit(g, u) || cls === BAGGAGE) continue;
    const holder = cls === ART ? s.at.battery[hex]! - 1 : unitAt(g, hex);
    if (holder !== u) say(u, 'hex', `is already held by ${w.unitIds[holder]}`);
    const other = cls === ART ? unitAt(g, hex) : s.at.battery[hex]! - 1;
    if (other < 0) continue;
    if (w.unitSide[other] !== w.unitSide[u]) say(u, 'hex', `is held by the enemy (${w.unitIds[other]})`);
    if (cls === CAV || w.unitClass[other] === CAV) say(u, 'hex', 'cavalry does not share its hex with guns');
  }
  const b = w.baggage;
  if (b >= 0 && w.edition.baggageIsPiece && isOnMap(g, b) && s.unit.hex[b]! < w.grid.size)
    if (unitAt(g, s.unit.hex[b]!) >= 0 || s.at.battery[s.unit.hex[b]!])
      say(b, 'hex', 'nothing shares its hex with the baggage');
  return out;
}

function auditLeaders(g: Field): Fault[] {
  const { w, s } = g;
  const out: Fault[] = [];
  for (let l = 0; l < w.leaders + w.formations; l++) {
    const isOn = s.leader.place[l] === ON_MAP;
    const hex = s.leader.hex[l]!;
    if (isOn !== hex < w.grid.size)
      out.push({ field: `leader.${w.leaderIds[l]}.hex`, reason: isOn ? 'must be a hex' : 'must be null' });
  }
  return out;
}

type Kind = 'side' | 'role' | 'unit' | 'onMap' | 'hex' | 'formation' | 'leader' | 'count';
/** What the integers of each step mean, so that a position from outside cannot point at pieces that are not there. */
const FRAMES: Partial<Record<StepName, readonly Kind[]>> = {
  'set-up': ['side'],
  barrage: ['side'],
  order: ['side'],
  hand: ['side', 'count'],
  activate: ['side', 'count', 'count'],
  check: ['side'],
  move: ['side'],
  combat: ['side'],
  'after-fire': ['unit', 'hex'],
  losses: ['role', 'count'],
  lose: ['role'],
  star: ['role'],
  disorder: ['role', 'count'],
  retreats: ['role'],
  retreat: ['role', 'count'],
  'retreat-go': ['unit', 'hex'],
  'retreat-more': ['unit', 'hex', 'count'],
  'retreat-next': ['onMap', 'hex'],
  displace: ['onMap'],
  arrived: ['unit', 'count'],
  rout: ['unit'],
  'rout-run': ['unit', 'count', 'count', 'count'],
  'rout-step': ['onMap', 'count', 'count'],
  'rout-facing': ['unit', 'count'],
  passed: ['count', 'count'],
  'leader-goes': ['leader', 'unit'],
  aide: ['formation'],
  'leader-flees': ['leader'],
  'breach-phase': ['side'],
  'breach-react': ['onMap', 'onMap'],
  'breach-roll': ['unit', 'hex', 'count', 'count'],
  'command-phase': ['side'],
  rally: ['side'],
};

function auditFrames(g: Field): Fault[] {
  const { w, s } = g;
  const out: Fault[] = [];
  const most: Readonly<Record<Kind, number>> = {
    side: 2,
    role: 2,
    unit: w.units,
    onMap: w.units,
    hex: w.grid.size,
    formation: w.formations,
    leader: w.leaders + w.formations,
    count: 4096,
  };
  for (let i = 0; i < s.kernel.depth[0]!; i++) {
    const name = STEP_NAMES[s.stack.step[i]!]!;
    const values = [s.stack.a[i]!, s.stack.b[i]!, s.stack.c[i]!, s.stack.d[i]!];
    for (const [k, kind] of (FRAMES[name] ?? []).entries()) {
      const v = values[k]!;
      if (v < 0 || v >= most[kind])
        out.push({ field: `steps.${i}.with.${k}`, reason: `${v} is no ${kind} for the step ${name}` });
      else if (kind === 'onMap' && !isOnMap(g, v))
        out.push({ field: `steps.${i}.with.${k}`, reason: `${w.unitIds[v]} is not on the map` });
    }
  }
  return out;
}
