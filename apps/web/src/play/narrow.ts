/** As the style sheet has it: the panel lies under the board, and what it says may be out of sight. */
export const isNarrow = (): boolean => matchMedia('(max-width: 56rem)').matches;
