// All tests of the module that is mutated, as one: what they share is loaded once for each fault instead of once for
// each file.
const { readdirSync } = require('node:fs');
const path = require('node:path');

const own = path.resolve(__dirname, '../../core', process.env.MUTATE ?? 'ledger');
for (const file of readdirSync(own, { recursive: true })) if (file.endsWith('.test.ts')) require(path.join(own, file));
