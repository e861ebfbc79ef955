import type { Ground, Point } from '../match/protocol.ts';
import type { BattleStore } from './battle-store.ts';
import { lead } from './cursor.ts';
import type { Picking } from './picking.ts';

/** What the keyboard can do beyond picking: the page lends its hands. */
export interface Hands {
  ground(): Ground | undefined;
  centre(place: string): void;
  zoom(by: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  /** The field in words, with the focus where orders are typed. */
  write(): void;
  /** The focus to the board: what is pressed next is about it, not about a button left behind. */
  focus(): void;
  help(): void;
  goals(): void;
  skip(): void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PAN = 120;
const CLOSER = 1.3;

/** The place nearest to one in a direction: nearer ahead counts more than nearer aside. */
export function beside(ground: Ground, from: string, [dx, dy]: Point): string | undefined {
  const [x, y] = ground.spots[from]?.at ?? [0, 0];
  let best = Number.POSITIVE_INFINITY;
  let found: string | undefined;
  for (const [place, { at }] of Object.entries(ground.spots)) {
    const ahead = (at[0] - x) * dx + (at[1] - y) * dy;
    const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx);
    if (ahead <= 1 || aside > ahead * 1.2) continue;
    const far = ahead + aside * 1.5;
    if (far < best) {
      best = far;
      found = place;
    }
  }
  return found;
}

/** One key on the field. True when it meant something. */
export function press(event: KeyboardEvent, battle: BattleStore, picking: Picking, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (event.shiftKey) hands.pan(-arrow[0] * PAN, -arrow[1] * PAN);
    else {
      hands.focus();
      moveCursor(battle, picking, hands, arrow);
    }
    return true;
  }
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (digit >= 0) return chooseNumbered(picking, digit);
  switch (event.key) {
    case 'n':
    case 'p':
      hands.focus();
      void picking.next(event.key === 'n' ? 1 : -1).then((piece) => {
        const place = battle.moment.value.scene.pieces.find((x) => x.id === piece)?.place;
        if (place !== undefined) {
          lead(picking, place);
          hands.centre(place);
        }
      });
      return true;
    case 'Enter':
    case ' ':
      enter(battle, picking);
      return true;
    case 'f':
    case 'r':
      void picking.turn(event.key === 'f' ? 1 : -1);
      return true;
    case '+':
    case '=':
      hands.zoom(CLOSER);
      return true;
    case '-':
      hands.zoom(1 / CLOSER);
      return true;
    case '0':
      hands.fit();
      return true;
    case '.':
      hands.skip();
      battle.pace.go();
      return true;
    case 'u':
      void battle.undo();
      return true;
    case 'Escape':
      hands.skip();
      picking.clear();
      return true;
    case 't':
      hands.write();
      return true;
    case 'g':
      hands.goals();
      return true;
    case '?':
      hands.help();
      return true;
    default:
      return false;
  }
}

function moveCursor(battle: BattleStore, picking: Picking, hands: Hands, arrow: Point): void {
  const ground = hands.ground();
  if (!ground) return;
  const held = battle.moment.value.scene.pieces.find((p) => p.id === picking.piece.value)?.place;
  const from = picking.cursor.value ?? held ?? Object.keys(ground.spots)[0];
  const to = from === undefined ? undefined : (beside(ground, from, arrow) ?? from);
  if (to === undefined) return;
  lead(picking, to);
  hands.centre(to);
}

function enter(battle: BattleStore, picking: Picking): void {
  const place = picking.cursor.value;
  if (place === undefined) {
    void picking.commit();
    return;
  }
  const here = battle.moment.value.scene.pieces.filter((p) => p.place === place);
  const piece =
    here.find((p) => battle.alive.value.has(p.id)) ?? here.toSorted((a, b) => (b.order ?? 0) - (a.order ?? 0))[0];
  void picking.pick({ place, ...(piece ? { piece: piece.id } : {}) });
}

function chooseNumbered(picking: Picking, digit: number): boolean {
  const handle = picking.listed.value[digit];
  if (!handle) return false;
  void (handle.place === undefined ? picking.choose(handle) : picking.weigh(handle));
  return true;
}
