import { expect, jest, test } from '@jest/globals';
import { aloneTable, walletsOf } from './testing/alone.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene, usd } from './testing/result-scene.js';

jest.setTimeout(120_000);

/**
 * What people who are no administrators get by the calls of administrators. The other files of this name try what each
 * role may do. `npm run alone` prints the tables.
 */
const { demo, promoter, rider, riderId, path, inClass } = await resultScene();
ledgerHolds(demo);
const { attempt, inAll, last } = aloneTable(demo, () => walletsOf(demo, [riderId]));

test('nobody but an administrator moves money by the calls of administrators', async () => {
  for (const [who, by] of [
    ['visitor', demo.visit()],
    ['rider', rider],
    ['dealer', await demo.as('dealer')],
    ['promoter', promoter],
  ] as const) {
    const refused = who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await attempt(who, 'adjusts the balance', () =>
      by.ask(`/api/admin/rider/${riderId}/adjust`, {
        method: 'POST',
        headers: key(),
        body: { amount: usd(10_000), reason: 'Missed at Ridge Creek' },
      }),
    );
    expect(last()?.answer).toBe(refused);
    await attempt(who, 'releases held awards', () =>
      by.ask('/api/admin/awards-held', {
        method: 'PUT',
        headers: key(),
        body: { decision: 'release', resultIds: [], reason: 'Seen' },
      }),
    );
    expect(last()?.answer).toBe(refused);
    if (who === 'promoter') continue;
    await attempt(who, 'enters results', () =>
      by.ask(`${path}/results`, {
        method: 'PUT',
        headers: key(),
        body: {
          classId: inClass._id,
          entrants: 12,
          results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
        },
      }),
    );
    expect([last()?.answer, inAll(who)]).toEqual([refused, 0]);
  }
});
