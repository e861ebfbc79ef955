/** Half moves. */
export const move = {
  'prompt.move': 'Move your units: each has two quarters of time in this half. Then end it.',
} as const;
