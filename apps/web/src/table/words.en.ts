/** Every word of the measured table in English; the French has the same keys, and the compiler sees to it. */
export const en = {
  ruler: 'Ruler (M)',
  rulerFrom: 'Measure from: tap a unit or a point.',
  rulerTo: 'Measure to: tap a unit or a point.',
  rulerNot: 'Nothing to measure there.',
  turnLeft: 'Turn 5° left',
  turnRight: 'Turn 5° right',
  face: 'Face…',
  faceHint: 'Tap the point to face.',
  order: 'Give the order',
  aimed: 'Aim',
  aim: 'Choose where it should stand, or drag it there.',
  aimKeys: 'Arrow keys move by 1 cm, Shift with left or right turns by 5°, Enter gives the order.',
  nothing: 'No order is possible there.',
  short: 'It does not reach that far:',
  others: 'Instead:',
  takes: (share: string) => `${share} of the time left`,
};
export type TableWords = typeof en;
