export { bitsWhere, COMPASS, countBits, ownSides, sidesOf, waysIn } from './compass.ts';
export { type HexPlaces, hexWords, type Standing } from './hex-words.ts';
export { always, describeBy, foundOnHexes, hexAhead, intendedBy, nearestOf, type Picked } from './pieces.ts';
export { possibleOrders } from './possible-orders.ts';
export { contactsText, pointsText, surveyBy } from './survey-parts.ts';
