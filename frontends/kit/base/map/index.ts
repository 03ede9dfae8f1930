export * from './MapList.js';
export * from './places.js';
export type { Tiles } from './MapView.js';
export * from './ask-location.js';
