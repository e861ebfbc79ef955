/** What the help card says; it is fetched with it. */
export const en = {
  title: 'Reading the counters',
  /** What counters bear unless their game says otherwise. */
  usual:
    'bottom left: strength, middle: morale, bottom right: movement points; arrow: the corner it faces; on leaders: command range, activation, movement.',
  markers: {
    disorganised: 'disordered',
    routed: 'routed',
    outOfCommand: 'out of command',
    fired: 'has fired',
    activated: 'already activated',
  },
  figures: 'Gold numbers: where the unit can go and what it costs; red numbers: its path and the points left.',
  /** What fingers do on the map; said first where they are all there is. */
  touch: [
    ['Tap', 'select a piece, then where it goes; the button below the map gives the order'],
    ['Drag', 'move the map; on the table, the unit in hand'],
    ['Two fingers', 'zoom in, zoom out'],
    ['Press and hold', 'look at a piece or a place without choosing it'],
  ] as readonly (readonly [string, string])[],
  keyboard: 'Keyboard',
  keys: [
    ['N, P', 'next or previous unit that can act'],
    ['arrow keys', 'move the cursor on the map'],
    ['Enter', 'select; press again to give the order'],
    ['Shift + arrow keys', 'scroll the map'],
    ['+, −, 0', 'zoom in, zoom out, whole map'],
    ['F, R', 'change the facing on arrival'],
    ['1 to 9', 'choose an order from the list'],
    ['G', 'how to win'],
    ['U', 'undo'],
    ['.', 'next order of the computer'],
    ['Esc', 'deselect'],
    ['T', 'text mode: the map described, orders typed'],
    ['?', 'this help'],
  ] as readonly (readonly [string, string])[],
};
export type HelpWords = typeof en;
