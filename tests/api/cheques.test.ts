import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { readTable } from '@rrr/spreadsheets/testing';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { giveCash, makePayable } from './testing/payable-rider.js';
import { claimOf, codeOf, payoutScene } from './testing/payout-scene.js';

// ten requests at once take a while on a busy machine
jest.setTimeout(60_000);

const { demo, admin, canadian, key, change, list } = await payoutScene();
ledgerHolds(demo);

describe('cheques', () => {
  test('are issued for every claim that waits for one, once per key, and are in the register', async () => {
    await makePayable(demo, canadian, { country: 'CA', state: 'BC' });
    await giveCash(demo, canadian, [5_000], 'CAD');
    const claim = claimOf(
      await admin.ask('/api/admin/payout-claims', {
        method: 'POST',
        headers: key(),
        body: { riderId: canadian, currency: 'CAD' },
      }),
    );
    expect(claim).toMatchObject({ method: 'cheque', state: 'pending' });
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 1 }))).toBe(
      'CHEQUE_NOT_ISSUED',
    );
    const run = () => admin.ask('/api/admin/cheques/run', { method: 'POST', headers: key('run-of-today') });
    const all = await Promise.all(Array.from({ length: 10 }, run));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({
      cheques: [{ number: 1, payoutClaimId: claim._id, voided: null, reissuedAs: null }],
      refused: [],
    });
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 2 }))).toBe('CHEQUE_STANDS');

    const act = (number: number, name: string, reason = 'Lost in the mail') =>
      admin.ask(`/api/admin/cheque/${number}/${name}`, { method: 'POST', headers: key(), body: { reason } });
    expect((await act(1, 'reissue')).json()).toMatchObject({
      cheque: { number: 2, payoutClaimId: claim._id, voided: null },
    });
    expect(codeOf(await act(1, 'void'))).toBe('CHEQUE_VOIDED');
    expect(codeOf(await act(2, 'void', '  '))).toBe('VALIDATION_FAILED');
    expect((await act(2, 'void')).json()).toMatchObject({
      cheque: { number: 2, voided: { reason: 'Lost in the mail' } },
    });
    const numbers = async (query: string) =>
      (await admin.ask(`/api/admin/cheques${query}`)).of(contract.listCheques).cheques.map((it) => it.number);
    expect([
      await numbers(''),
      await numbers('?standing=true'),
      await numbers('?standing=false'),
      await numbers('?beforeDate=2000-01-01'),
    ]).toEqual([[2, 1], [], [2, 1], []]);
    // in the file too, each with the address of its paper: one that was voided was mailed as well
    for (const format of ['csv', 'xlsx']) {
      const file = await admin.ask(`/api/admin/cheques/export?format=${format}`);
      const [header, ...rows] = await readTable(file.bytes);
      expect(header?.slice(2, 10).join('|')).toBe(
        'Payee|Address|Address, line 2|City|State or province|ZIP or postal code|Country|Amount',
      );
      expect(rows.map(([number, , , ...rest]) => [number, ...rest.slice(0, 6), Number(rest[6])])).toEqual([
        ['2', '12 Canyon Rd', '', 'Bishop', 'BC', '93514', 'CA', 50],
        ['1', '12 Canyon Rd', '', 'Bishop', 'BC', '93514', 'CA', 50],
      ]);
    }
    expect((await list(admin, 'admin', `?riderId=${canadian}`))[0]).toMatchObject({ state: 'pending' });
  });
});
