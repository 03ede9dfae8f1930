// Browser features that antd needs and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');
const { computedStyle } = require('./computed-style.cjs');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Node's own keeps the process alive, because antd never closes it.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
};
globalThis.getComputedStyle = computedStyle;
