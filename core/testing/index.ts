export * from './builders.js';
export * from './cash.js';
export * from './fake-files.js';
export * from './fake-pictures.js';
export * from './fake-unit-of-work.js';
export * from './late-provider.js';
export * from './race-meeting.js';
export * from './world.js';
