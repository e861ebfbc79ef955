/** Half moves. */
export const move = {
  'prompt.move': 'Move your units, or end',
} as const;
