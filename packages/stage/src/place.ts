/** A place of the board by the name players use: a hex's number, a zone, a box beside the map (its id). */
export type Place = string;
