import { expect, test } from '@jest/globals';
import { programs } from './testing/program.js';
import { startDemo } from './testing/start-demo.js';

// a twentieth of all limits: 5 wrong tokens, 30 requests with one
const demo = await startDemo({ RATE_LIMIT_FACTOR: '0.05' });
const { make, withText } = programs(demo);
const [promoter, admin] = [await demo.as('promoter'), await demo.as('admin')];
const OWN = '/api/promoter/events';

test('wrong tokens are counted by address; a right one from there still works', async () => {
  const right = await make(promoter);
  const wrong = withText('garbage');
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await wrong.ask(OWN)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const barred = await wrong.ask(OWN);
  expect([barred.problem().code, Number(barred.headers.get('retry-after')) > 0]).toEqual(['TOO_MANY_REQUESTS', true]);
  expect((await right.ask(OWN)).status).toBe(200);
});

test('requests with one token are counted, also those that are refused and those at once; another token still works', async () => {
  const [one, two] = [await make(promoter), await make(admin)];
  await Promise.all(Array.from({ length: 10 }, () => one.ask('/api/admin/aggregates/summary')));
  const answers = await Promise.all(Array.from({ length: 25 }, () => one.ask(OWN)));
  expect(answers.filter((it) => it.status === 200)).toHaveLength(20);
  expect(answers.filter((it) => it.status === 429)).toHaveLength(5);
  expect((await two.ask('/api/admin/events')).status).toBe(200);
});
