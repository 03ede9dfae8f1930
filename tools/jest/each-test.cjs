// What every test begins with, so that none depends on the one before it or on the day it runs: a clock that stands
// still, though timers run, and a browser that has stored nothing. Tests can also ask what a person sees: `toBeVisible`.
const globals = require('@jest/globals');
const matchers = require('@testing-library/jest-dom/matchers');

const NOW = Date.parse('2026-11-25T18:00:00Z');
const TIMERS = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
];
const beginAnew = () => {
  globals.jest.useFakeTimers({ now: NOW, doNotFake: TIMERS });
  localStorage.clear();
  sessionStorage.clear();
};

globals.expect.extend(matchers);
beginAnew();
globals.beforeEach(beginAnew);
