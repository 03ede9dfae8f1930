import './watch-calls.js';

export * from './fake-host.js';
export * from './render-remote.js';
export * from './same-words.js';
export * from './shown-fields.js';
