export { type Bounds as Box, unionOfBounds as union } from '@tambour/press';
