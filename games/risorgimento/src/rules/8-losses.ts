import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import {
  DISORDERED,
  drop,
  EVER_HIT,
  type Field,
  has,
  hexOf,
  hitsOf,
  isOnMap,
  killsOf,
  mark,
  push,
  SHAKEN,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ARTILLERY, enemyOf } from '../model/vocabulary.ts';
import { cohesionOf, hexLabel, idOf, sideOf } from '../model/world-lookup.ts';

/** 8.12b 7.46 8.24b 8.33e A unit is gone for good. Its side's loss counts for the enemy, unless it walked away (M8). */
export function eliminate(g: Field, u: UnitId, rule: RuleId): void {
  if (!isOnMap(g, u)) return;
  const hex = hexLabel(g, hexOf(g, u));
  drop(g, u);
  const enemy = enemyOf(sideOf(g, u));
  if (rule !== 'M8') g.s.side.killed[enemy] = killsOf(g, enemy) + 1;
  emit(g, { type: 'eliminated', rule, piece: idOf(g, u), hex });
}

/** 8.11 8.12a 8.12b 8.53 R63 Hits wear a unit's cohesion down; more than it has printed, and it is gone. Batteries take none. */
export function takeHits(g: Field, u: UnitId, hits: number, rule: RuleId): void {
  if (hits <= 0 || !isOnMap(g, u) || g.w.unitType[u] === ARTILLERY) return;
  g.s.unit.hits[u] = hitsOf(g, u) + hits;
  mark(g, u, EVER_HIT);
  emit(g, { type: 'hit', rule, piece: idOf(g, u), hits, total: hitsOf(g, u) });
  if (hitsOf(g, u) > cohesionOf(g, u)) eliminate(g, u, '8.12b');
  else waver(g, u);
}

/** 8.2 8.21 8.24a 8.24b R96 A unit falls into disorder; one that already is takes a hit instead, and a battery is lost. */
export function disorder(g: Field, u: UnitId, rule: RuleId): void {
  if (!isOnMap(g, u)) return;
  if (!has(g, u, DISORDERED)) {
    mark(g, u, DISORDERED);
    emit(g, { type: 'disordered', rule, piece: idOf(g, u) });
    waver(g, u);
    return;
  }
  if (g.w.unitType[u] === ARTILLERY) eliminate(g, u, '8.24b');
  else takeHits(g, u, 1, '8.24a');
}

/** M8 Unreliable battalions are rolled for, once, after the event that shook them. */
function waver(g: Field, u: UnitId): void {
  if (!g.w.isUnreliable[u] || has(g, u, SHAKEN)) return;
  mark(g, u, SHAKEN);
  push(g, STEP.wavering, u);
}
