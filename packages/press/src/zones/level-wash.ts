/** How deep one wash of high ground is, on the map and in its key; every level has one more than the ground below it. */
export const LEVEL_WASH = 0.2;
