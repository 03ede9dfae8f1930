// The gate: types, lint, import rules, every jest project on both databases, contracts, and a real browser.
//   npm test                       everything; says what it installs before it does
//   npm test -- server web         only these stages
//   npm test -- --no-install       installs nothing; what a missing part keeps from running counts as failed
//   npm test -- web --changed      only test files that uncommitted changes can reach
//   npm test -- --seed 7           another order of tests; a run prints its seed, which is the day unless given
//   npm test -- server --node 24   on another version of Node, which npm installs
//   npm run test:full              the gate, and long runs and every screen in each language and colour
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { installParts, missingParts } from './debian.mjs';
import { FOR_TESTS, startMariaDb } from './mariadb.mjs';
import { otherNode } from './other-node.mjs';
import { workers } from './test/machine.mjs';
import { stagesOf } from './test/stages.mjs';
import { summaryOf } from './test/summary.mjs';

const say = (text) => void process.stdout.write(`${text}\n`);
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'string' },
    seed: { type: 'string' },
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
});
/** Each day has an order of its own, which is the same for everybody: a failure is there again in the next run. */
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const seed = Number(options.seed ?? today);
const out = 'var/test';
const atOnce = workers();

let mariadb;
const stages = stagesOf({
  node: options.node === undefined ? process.execPath : otherNode(options.node),
  out,
  seed,
  workers: atOnce,
  full: options.full,
  changed: options.changed,
  database: async () => (await (mariadb ??= startMariaDb(FOR_TESTS))).url,
  browser: chromium,
});
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0 || !Number.isInteger(seed)) {
  say(unknown.length > 0 ? `No stage is called ${unknown.join(', ')}.` : 'The seed must be a whole number.');
  say(`Stages: ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const wanted = stages.filter(({ name }) => asked.length === 0 || asked.includes(name));

if (options['no-install']) process.env.RRR_NO_INSTALL = '1';
const needed = [...new Set(wanted.flatMap(({ needs }) => needs))];
try {
  installParts(missingParts(needed));
} catch (error) {
  say(error.message);
}
const lacking = missingParts(needed).map(({ name }) => name);
const canRun = ({ needs }) => !needs.some((need) => lacking.includes(need));
const notRun = wanted.filter((item) => !canRun(item)).map(({ name, needs }) => `${name} (needs ${needs.join(', ')})`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
say(`Tests run ${atOnce} at once, in the order of seed ${seed}.`);

const ended = [];
const perform = async (stage) => {
  const began = Date.now();
  say(`\n── ${stage.name}`);
  const result = await stage.run();
  const seconds = (Date.now() - began) / 1000;
  ended.push({ name: stage.name, seconds, ...result });
  say(`── ${stage.name}: ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(0)} s`);
};

/**
 * Runs stages of one core each; each waits for the one that it comes after. One more at once than there are cores: the
 * longest, provider, waits for its database half of the time.
 * @returns {{ almost: Promise<void>, all: Promise<unknown> }} `almost`: at most one of them is still under way, which
 * leaves the other cores to the stages that follow
 */
const inLanes = (lanes) => {
  const waiting = [...lanes];
  const underWay = new Map();
  const take = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const done = Promise.resolve(underWay.get(next.after)).then(() => perform(next));
      underWay.set(next.name, done);
      await done;
    }
  };
  const taking = Array.from({ length: atOnce + 1 }, take);
  const almost = new Promise((resolve) => {
    let left = taking.length;
    for (const item of taking) void item.finally(() => (left -= 1) <= 1 && resolve());
  });
  return { almost, all: Promise.all(taking) };
};

try {
  const possible = wanted.filter(canRun);
  const lanes = possible.filter(({ lane }) => lane);
  let inAll = Promise.resolve();
  for (const stage of possible) {
    if (!stage.lane) await perform(stage);
    else if (stage === lanes[0]) {
      const { almost, all } = inLanes(lanes);
      inAll = all;
      await almost;
    }
  }
  await inAll;
} finally {
  await (await mariadb)?.stop();
}
say(summaryOf(ended, { notRun, again: `The same order again: npm test -- --seed ${seed}` }));
process.exit(
  notRun.length === 0 && ended.every(({ failed }) => failed === 0) && ended.some((value) => value.passed > 0) ? 0 : 1,
);
