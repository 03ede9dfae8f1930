// As fast-check.mjs, for tests of screens.
const globals = require('@jest/globals');
const { default: fc } = require('../../var/web-packages/fast-check.cjs');

fc.configureGlobal({ seed: globals.jest.getSeed() });

module.exports = { __esModule: true, default: fc };
