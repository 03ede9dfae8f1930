import { expect, test } from '@jest/globals';
import { readTable } from '@rrr/spreadsheets/testing';
import * as contract from '@rrr/contract';
import { refused, riderScene } from './testing/rider-scene.js';

const { admin, rider, riderId, otherId } = await riderScene();
const path = (role: string, id = riderId) => `/api/${role}/rider/${id}/ledger/export`;

test('a statement has every entry of one wallet, newest first, with the balance after each', async () => {
  const { entries, pagination } = await rider.call(contract.riderLedger, {
    params: { role: 'rider', riderId },
    query: { limit: 100 },
  });
  const [head, ...rows] = await readTable((await rider.ask(path('rider'))).bytes);
  expect(head).toEqual(['Date (America/Los_Angeles)', 'Transaction', 'Award', 'Code', 'Amount', 'Balance', 'Currency']);
  expect(rows).toHaveLength(pagination.total ?? entries.length);
  const [newest] = entries;
  expect(rows[0]?.slice(2)).toEqual([
    newest!.award.label,
    newest!.redemptionCode ?? '',
    (newest!.amount.amount / 100).toFixed(2),
    (newest!.newBalance.amount / 100).toFixed(2),
    'USD',
  ]);
});

test('a statement is for its rider and for admins', async () => {
  expect((await admin.ask(path('admin'))).status).toBe(200);
  expect(await refused(rider.ask(path('rider', otherId)))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
