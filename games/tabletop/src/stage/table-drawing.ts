export { tableSheet } from '@tambour/press/table';
export { basedIn, drawnBase } from '@tambour/stage';
