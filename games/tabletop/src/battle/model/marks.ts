/** What is noted of a unit besides its figures. The names are those of saved positions. */
export const MARKS = [
  /** C14a Has not arrived yet. */
  'waiting',
  /** F08 Rallied from a rout once. */
  'everRouted',
  /** 1.1-10 Shot at before. */
  'firedOn',
  /** 2.6-K4 Taken prisoner once. */
  'disarmed',
  /** C3j Its light company is out as a screen. */
  'screenOut',
  /** C8m Charged, counter-charged, evaded or broke from a charge in this period: makes no normal move. */
  'charged',
  /** C3m Has made its move of this half. */
  'hasMoved',
  /** 1.2-F12 On the move of a charge, counter-charge or uncontrolled advance now. */
  'charging',
  /** C10b Pursues the unit named in `prey` in the next period. */
  'pursues',
  /** C10f An uncontrolled advance that keeps the rhythm of a pursuit. */
  'runsAfter',
  /** R29 Passed its rally test behind a friend, still too near the enemy. */
  'rallyKept',
  /** R31 Has tested to rally in this period. */
  'triedRally',
  /** 2.6-K3 R77 Elite or guard that fights on where it stands. */
  'foughtOn',
  /** C3l Rallied at the edge, or from rout: forms up until `until`. */
  'formsUp',
  /** C7m Unlimbered or moved in the second half: no fire. */
  'gunsBusy',
  /** Of artillery: its crew has left the guns. */
  'offGuns',
  /** C14j Already moved its compulsory quarters of this period at once (target or charger of a charge). */
  'movedAtOnce',
  /** C17a A rallied crew that mans its guns again until `until`. */
  'manning',
  /** C12e Someone of its command has been held up by its going off. */
  'wentOff',
  /** C2h In rout shape. */
  'routShape',
  /** R61 Made a quarter of retreat in this period. */
  'retreated',
  /** C14d Has still to make its compulsory move of this quarter. */
  'due',
  /** C10b Has only turned about or come out in this quarter. */
  'turnedAbout',
  /** C1l About to leave the table by its own edge. */
  'atEdge',
  /** C7i Of guns: moved by hand in this period. */
  'byHand',
  /** C9c Came into contact in this period by a charge, a counter-charge or an uncontrolled advance. */
  'chargedHome',
  /** 2.6-K5 C19a C19b Led off the table as prisoners: they count as such. */
  'ledOff',
  /** 2.4-C6 Attacked in its retreat by another enemy than the one it goes from: the retreat waits for the end of that fight. */
  'retreatWaits',
  /** C2h 2.5-V1 Broke while it stood in rout shape: that grows narrower with its first move. */
  'breaksAgain',
] as const;
export type Mark = (typeof MARKS)[number];
/** The bit of each mark. */
export const MARK = Object.fromEntries(MARKS.map((name, i) => [name, 1 << i])) as Readonly<Record<Mark, number>>;

/** What a unit is paying time for. */
export const DEBTS = ['none', 'crossing', 'form', 'limber', 'enter', 'leave', 'reform', 'screen', 'face'] as const;
export type Debt = (typeof DEBTS)[number];

/** C8a C8p Whether a declared charge waits for its turn, or has had it: resolved, or dropped. */
export const CHARGE_STAGES = ['declared', 'resolved', 'dropped'] as const;
/** C8d What the target of a charge does about it; nothing yet. */
export const CHARGE_REACTIONS = ['none', 'stand', 'formSquare', 'turn', 'counterCharge', 'evade'] as const;
/** C8g How a charge is received: it is not decided, or the target stands, counter-charges, breaks, or does not take a test (it evades, or runs already). */
export const RECEPTIONS = ['open', 'stands', 'counterCharges', 'breaks', 'goes'] as const;
export type Reception = (typeof RECEPTIONS)[number];

/** Where a general or aide is. */
export const LEADER_PLACES = ['waiting', 'table', 'wounded', 'killed', 'captured', 'gone'] as const;
/** What has become of a battery's guns. */
export const GUN_PLACES = ['manned', 'abandoned', 'taken'] as const;
/** How melees went, kept + 1. */
export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
/** What is noted of generals in contact. */
export const COMMAND_EVENTS = ['hit', 'left'] as const;
/** Why a unit tests to rally; `none` for any other test. */
export const RALLY_CASES = [
  'none',
  'shelter',
  'woodOrVillage',
  'behindFriend',
  'generalOrAide',
  'thirdPeriod',
  'tableEdge',
  'nearFriend',
] as const;
export type RallyCase = (typeof RALLY_CASES)[number];
