import { VERTICES } from '@tambour/boards';
import type { Action, Text } from '@tambour/kernel';
import { sentence, type Way } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import { type Band, bandOf } from '../model/charts.ts';
import { facingTo, placeName, saidPiece } from '../model/names.ts';
import { baggageAt, batteryAt, type Field, holder, isOnMap, leaderCount, unitAt } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC, ON_MAP, REDOUBT } from '../model/vocabulary.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { escorted, mayStack } from '../rules/3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from '../rules/6-zone-of-control.ts';
import type { Mover } from '../rules/7-mover.ts';
import { ENTRY_SHIFT } from '../rules/7-way-code.ts';
import { halfCost, isFortified } from '../rules/7-works.ts';
import { pushedSoFar } from '../rules/11-displacement.ts';
import { retreatChoice } from '../rules/11-retreat-choice.ts';
import { checksFacing, checksFlank, costOf, directionOf, isWatched, type Pace, type Walk } from './walk.ts';

/** What befalls a piece on its way, each with its rule. */
type Note = Way['notes'][number];
const note = (rule: RuleId, en: string, fr: string): Note => ({ rule, what: sentence(en, fr) });
const at = (g: Field, hex: number): Text => placeName(g.w, g.w.hexNames[hex]!);

/** A march, from its first pace to what it takes at the end. */
export const marchNotes = (g: Field, o: Action, w: Walk): Note[] => [
  ...startNotes(g, o, w),
  ...w.paces.flatMap((p) => paceNotes(g, w, p)),
  ...endNotes(g, o, w),
];

/** 6.1a A leader is stopped where the enemy watches, unless a friend is there. R44 */
export function rideNotes(g: Field, o: Action): Note[] {
  const side = g.w.leaderSide[o.a]!;
  const here = at(g, o.b);
  if (holder(g, o.b) === side || !inEnemyZoc(g, o.b, side)) return [];
  return [note('6.1a', `The enemy watches ${here.en}: he stops.`, `L’ennemi surveille ${here.fr} : il s’arrête.`)];
}

/** Which entry of the map an order to enter uses. */
const entryOf = (o: Action): number => (o.c >> ENTRY_SHIFT) & 255;

function startNotes(g: Field, o: Action, w: Walk): Note[] {
  const { mover } = w;
  const out: Note[] = [];
  if (!mover.isCommanded)
    out.push(
      note(
        '9.2b',
        `Out of command: ${mover.budget} of ${mover.mp} points.`,
        `Hors commandement : ${mover.budget} point${mover.budget > 1 ? 's' : ''} sur ${mover.mp}.`,
      ),
    );
  if (mover.isEntering && g.s.entry.today[entryOf(o)]! > 0)
    out.push(
      note(
        '13.2d',
        'Second of the column: stops in the entry hex.',
        'Deuxième de la colonne : s’arrête dans l’hexagone d’entrée.',
      ),
    );
  if (mover.isEntering && isWatched(w, mover.start)) out.push(stops(at(g, mover.start)));
  const guns = mover.isEntering ? -1 : escorted(g, mover.unit);
  const leaves = w.paces.some((p) => p.kind !== 'turn');
  if (leaves && guns >= 0 && mover.battery < 0) {
    const name = saidPiece(g.w, g.w.unitIds[guns]!);
    out.push(note('10.4b', `Leaves ${name.en} without escort.`, `Laisse ${name.fr} sans escorte.`));
  }
  return out;
}

const leastFace = (holds: (face: number) => boolean): number => [1, 2, 3, 4, 5, 6].find(holds) ?? 7;
const isCalm = (band: Band): boolean => !band.loses && !band.disorganises;
/** The least face that keeps a unit in order, in words. */
function dieWords(need: number): Text {
  if (need <= 1) return { en: 'any face will do', fr: 'toute face convient' };
  if (need > 6) return { en: 'no face will do', fr: 'aucune face ne convient' };
  return need === 6
    ? { en: 'a 6 is needed', fr: 'il faut 6' }
    : { en: `${need} or more is needed`, fr: `il faut ${need} ou plus` };
}

/** What it costs to get away from the enemy. */
function leaving(mover: Mover, p: Pace): Note {
  if (!mover.isCommanded)
    return note('9.2d', 'Leaves an enemy zone: all its points.', 'Quitte une zone ennemie : tous ses points.');
  if (p.kind !== 'back')
    return note('6.1d', 'Leaves an enemy zone: one point more.', 'Quitte une zone ennemie : un point de plus.');
  const half = halfCost(mover.mp);
  return note(
    '7.3f',
    `Withdraws from an enemy zone: half its allowance (${half}) on top.`,
    `Se replie d’une zone ennemie : la moitié de son potentiel (${half}) en plus.`,
  );
}

/** 6.1a Where the enemy watches, hex movement ends. */
const stops = (here: Text): Note =>
  note('6.1a', `Enters an enemy zone in ${here.en} and stops.`, `Entre en zone ennemie en ${here.fr} et s’arrête.`);

function paceNotes(g: Field, w: Walk, p: Pace): Note[] {
  const { mover } = w;
  const { charts, edition, unitMorale } = g.w;
  const here = at(g, p.hex);
  const out: Note[] = [];
  if (checksFacing(w, p)) {
    const looks = facingTo(VERTICES[p.facing]!);
    const die = dieWords(leastFace((face) => face + unitMorale[mover.unit]! > charts.facingCheck));
    out.push(
      note(
        '7.2c',
        `Turns, ${looks.en}, under enemy eyes: ${die.en}, or it is disorganised.`,
        `Pivote, ${looks.fr}, sous l’œil de l’ennemi : ${die.fr}, sinon elle tombe en désordre.`,
      ),
    );
  }
  if (p.kind === 'turn') return out;
  const d = directionOf(g, p);
  if (isWatched(w, p.from)) out.push(leaving(mover, p));
  if (checksFlank(w, p)) {
    const die = dieWords(leastFace((face) => isCalm(bandOf(charts.retreatFlank, face + unitMorale[mover.unit]!))));
    out.push(
      note(
        '11.7f',
        `${here.en} is an enemy flank hex: ${die.en}, or it is shaken.`,
        `${here.fr} est sur un flanc ennemi : ${die.fr}, sinon ses rangs flottent.`,
      ),
    );
  }
  if (isFortified(g, p.from, d))
    out.push(note('7.6a', `Crosses the works into ${here.en}.`, `Franchit l’ouvrage vers ${here.fr}.`));
  if (g.w.terrain[p.hex] === REDOUBT)
    out.push(
      note(
        g.w.isCampRedoubt[p.hex] ? '7.6m' : '7.6n',
        'The redoubt takes half the allowance.',
        'La redoute prend la moitié du potentiel.',
      ),
    );
  if (isWatched(w, p.hex)) out.push(stops(here));
  if (g.w.bridge[p.hex]! > 0)
    out.push(
      edition.bridgeAlwaysStops
        ? note(
            '7.5a',
            `Stops on the bridge in ${here.en}; leaves it in a later turn.`,
            `S’arrête sur le pont en ${here.fr} ; le quitte à un tour suivant.`,
          )
        : note(
            '7.5c',
            `On the bridge in ${here.en}: the far bank waits for a later turn.`,
            `Sur le pont en ${here.fr} : l’autre rive attend un tour suivant.`,
          ),
    );
  if (edition.hexsideBridgeStops && g.w.streamBridge[p.from]! & (1 << d))
    out.push(note('7.5b', 'Stops beyond the little bridge.', 'S’arrête après le ponceau.'));
  return out;
}

function endNotes(g: Field, o: Action, w: Walk): Note[] {
  const { mover, paces } = w;
  const out: Note[] = [];
  if (w.charges) out.push(note('11.3a', 'Gathers pace for a charge.', 'Prend son élan pour charger.'));
  if (costOf(w) > mover.budget)
    out.push(note('7.1e', 'Uses the extra point of the road.', 'Profite du point de la route.'));
  const entered = [
    ...(mover.isEntering ? [mover.start] : []),
    ...paces.filter((p) => p.kind !== 'turn').map((p) => p.hex),
  ];
  for (const hex of entered) out.push(...arrivalNotes(g, o.a, hex));
  return out;
}

/** What its coming does to a hex: control, baggage, a general surprised. */
function arrivalNotes(g: Field, u: number, hex: number): Note[] {
  const { w, s } = g;
  const side = w.unitSide[u]!;
  const here = at(g, hex);
  const out: Note[] = [];
  const objective = w.objectiveIndex[hex]!;
  const fights = isCombatUnit(g, u);
  if (objective > 0 && fights && s.objective.owner[objective - 1] !== side + 1)
    out.push(note(w.bridge[hex] ? '13.3c' : '13.3b', `Takes ${here.en}.`, `S’empare de ${here.fr}.`));
  if (w.edition.baggageIsPiece && fights && baggageAt(g, hex) && w.unitSide[w.baggage] !== side)
    out.push(note('13.3d', 'Captures the baggage.', 'Capture les bagages.'));
  for (let l = 0; l < leaderCount(g); l++)
    if (s.leader.place[l] === ON_MAP && s.leader.hex[l] === hex && w.leaderSide[l] !== side) {
      const name = saidPiece(w, w.leaderIds[l]!);
      out.push(note('8.4a', `Drives ${name.en} off.`, `Chasse ${name.fr}.`));
    }
  return out;
}

/** 11.7h What becomes of the friend in the hex: pushed aside, put to flight where only the baggage is left to it, or guns lost. R63 */
function pushNotes(g: Field, o: Action): Note[] {
  const { w, s } = g;
  const friend = unitAt(g, o.b);
  const guns = batteryAt(g, o.b);
  if (friend >= 0) {
    const name = saidPiece(w, w.unitIds[friend]!);
    const pushes = note('11.7h', `Pushes ${name.en} aside.`, `Bouscule ${name.fr}.`);
    if (retreatChoice(g, friend, o.b, 1, [...pushedSoFar(g), o.a]).fate !== 'routs') return [pushes];
    return [
      pushes,
      note(
        '7.8b',
        `${name.en} has only the baggage to give way to, and routs.`,
        `${name.fr} ne pourrait céder que vers les bagages, et part en déroute.`,
      ),
    ];
  }
  if (guns < 0) return [];
  const name = saidPiece(w, w.unitIds[guns]!);
  const out = [
    note(
      '11.7h',
      `Rides over ${name.en}: guns do not retreat, and are lost.`,
      `Passe sur ${name.fr} : une batterie ne recule pas, et se perd.`,
    ),
  ];
  for (let l = 0; l < leaderCount(g); l++)
    if (s.leader.place[l] === ON_MAP && s.leader.hex[l] === o.b && w.leaderSide[l] === w.unitSide[guns]) {
      const who = saidPiece(w, w.leaderIds[l]!);
      out.push(
        note(
          w.leaderRole[l] === CINC ? '8.4a' : '9.4a',
          `${who.en} is lost with the guns.`,
          `${who.fr} se perd avec les pièces.`,
        ),
      );
    }
  return out;
}

/** What befalls who retreats, runs or advances by a hex. */
export function stepNotes(g: Field, o: Action): Note[] {
  const { w } = g;
  const side = w.unitSide[o.a]!;
  const here = at(g, o.b);
  if (o.verb === VERB.advance) return arrivalNotes(g, o.a, o.b);
  const notes: Note[] = [];
  if (inEnemyZoc(g, o.b, side))
    notes.push(
      note(
        '11.7e',
        `${here.en} is in an enemy zone: it rolls on entering.`,
        `${here.fr} est en zone ennemie : jet de dé à l’entrée.`,
      ),
    );
  else if (inEnemyFlank(g, o.b, side))
    notes.push(
      note(
        '11.7f',
        `${here.en} is an enemy flank hex: it rolls on entering.`,
        `${here.fr} est sur un flanc ennemi : jet de dé à l’entrée.`,
      ),
    );
  const friend = unitAt(g, o.b);
  if (o.verb === VERB.run) {
    const name = friend < 0 ? undefined : saidPiece(w, w.unitIds[friend]!);
    if (name) notes.push(note('12.4g', `Runs through ${name.en}.`, `Passe à travers ${name.fr}.`));
  } else if (!mayStack(g, w.unitClass[o.a]!, o.b, o.a)) notes.push(...pushNotes(g, o));
  const guns = isOnMap(g, o.a) && o.verb !== VERB.run ? escorted(g, o.a) : -1;
  if (guns >= 0) {
    const name = saidPiece(w, w.unitIds[guns]!);
    notes.push(note('10.4a', `Loses ${name.en}.`, `Perd ${name.fr}.`));
  }
  return notes;
}
