/** How a base looked before a move and looks after it, in degrees: a page turns it as it goes. */
export interface Headings {
  readonly was: number;
  readonly facing: number;
}
