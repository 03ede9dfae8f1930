import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, renameSync } from 'node:fs';
import * as contract from '@rrr/contract';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let demo: DemoServer;
beforeAll(async () => void (demo = await demoServer()), 60_000);
afterAll(() => demo.stop());

test('money is not acknowledged into a file that is gone, the server says so, and the file is not made anew', async () => {
  const admin = await demo.as('admin');
  const { riders } = await admin.call(contract.searchRiders, { params: { role: 'admin' }, query: { query: 'rider@' } });
  let keys = 0;
  const adjust = () =>
    admin.refusal(contract.adjustWallet, {
      params: { riderId: riders[0]?._id ?? '' },
      body: { amount: { amount: 100, currency: 'USD' }, reason: 'Missed at Ridge Creek' },
      idempotencyKey: `lost-database-${(keys += 1)}`,
    });
  const health = async (path: string) => {
    const answer = await fetch(`${demo.base}${path}`);
    return [answer.status, await answer.json()];
  };
  const aside = `${demo.dataDir}-aside`;
  renameSync(demo.dataDir, aside);
  try {
    for (let each = 0; each < 3; each += 1) expect(await adjust()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    const reason = 'The database file was removed, moved or replaced while the server runs.';
    expect(await health('/readyz')).toEqual([503, { status: 'database', reason }]);
    expect(await health('/healthz')).toEqual([200, { status: 'ok' }]);
    expect(existsSync(demo.dataDir)).toBe(false);
  } finally {
    renameSync(aside, demo.dataDir);
  }
  expect(await health('/readyz')).toEqual([200, { status: 'ready' }]);
});
