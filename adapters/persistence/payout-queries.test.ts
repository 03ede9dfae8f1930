import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import type { Queries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { verifyLedger } from './verify-ledger.js';
import { ann, bob, page, putPayouts, queriesOf, zoe } from './testing/paid-out.js';

const TODAY = '2025-07-20';

describe.each(KINDS)('queries of payouts and refunds on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  const claimIds: Record<string, string> = {};

  beforeAll(async () => {
    made = await newDatabase(kind);
    Object.assign(claimIds, await putPayouts(made));
    queries = queriesOf(made);
  });
  afterAll(() => made.drop());

  describe('claims', () => {
    const found = async (asked: object) =>
      (await queries.payouts.claims({ ...page, ...asked }, TODAY)).items.map((it) => claimIds[it.id]);
    it.each<readonly [string, object, readonly string[]]>([
      ['all, the newest first', {}, ['cheque', 'pending', 'sent']],
      ['a word of the rider, without its accents', { query: 'nun' }, ['pending', 'sent']],
      ['all words typed', { query: 'zoe nunez' }, ['pending', 'sent']],
      ['a name', { name: 'lee' }, ['cheque']],
      ['an e-mail by its beginning', { email: `${ann}@` }, ['cheque']],
      ['a country', { country: 'CA' }, ['cheque']],
      ['the rider’s bike', { bikeModel: '450 sx-f', bikeYear: 2024 }, ['pending', 'sent']],
      ['a bike that nobody has', { bikeYear: 2020 }, []],
      ['a state', { state: 'sent' }, ['cheque', 'sent']],
      ['being overdue', { overdue: true }, ['pending']],
      ['not being overdue', { overdue: false }, ['cheque', 'sent']],
      ['whose they are', { riderId: ann }, ['cheque']],
      ['how they are paid', { method: 'reward-link' }, ['pending', 'sent']],
      ['several at once', { query: 'zoe', country: 'US', state: 'sent' }, ['sent']],
      ['% as the character it is', { email: '%' }, []],
    ])('are found by %s', async (_, asked, states) => expect(await found(asked)).toEqual(states));

    it('come in pages', async () => {
      expect(await queries.payouts.claims({ page: 2, limit: 2 }, TODAY)).toMatchObject({
        items: [{ riderName: 'Zoë Núñez', state: 'sent', awards: 1, gross: 10_000 }],
        page: 2,
        totalPages: 2,
      });
    });

    it('tell one with its awards, its order and its cheques', async () => {
      const id = Object.keys(claimIds).find((it) => claimIds[it] === 'cheque') ?? '';
      expect(await queries.payouts.claim(id, TODAY)).toMatchObject({
        riderName: 'Ann Lee',
        method: 'cheque',
        overdue: false,
        order: null,
        lines: [{ label: 'Award 1', amount: 700, current: 0 }],
        cheques: [{ number: 1, amount: 700, payee: 'Ann Lee' }],
      });
      expect(await queries.payouts.claim(anId('n0ne'), TODAY)).toBeUndefined();
    });
  });

  it('the claims of an award, and what a rider has to be paid', async () => {
    const award = anId(`cash${zoe.slice(-6)}`, 1);
    expect(
      (await queries.payouts.claimsOf(award, TODAY)).map((it) => [claimIds[it.id], it.state, it.riderName]),
    ).toEqual([['sent', 'sent', 'Zoë Núñez']]);
    expect(await queries.payouts.claimsOf(anId('n0ne'), TODAY)).toEqual([]);
    expect(await queries.payouts.riderCash(bob)).toMatchObject({
      payee: { riderId: bob, country: 'US', deactivated: false },
      missing: ['address', 'w9'],
      awards: [
        { amount: 900, raceDay: '2025-05-01' },
        { amount: 500, currency: 'USD', raceDay: '2025-05-21' },
      ],
      years: [],
    });
    expect(await queries.payouts.riderCash(zoe)).toMatchObject({
      missing: [],
      awards: [],
      years: [{ year: 2025, currency: 'USD', gross: 10_000, withholding: 0, net: 10_000 }],
    });
    expect(await queries.payouts.riderCash(anId('n0ne'))).toBeUndefined();
  });

  it('awards that wait say what for', async () => {
    const { items, totalPages } = await queries.payouts.waiting(page);
    expect(totalPages).toBe(1);
    expect(items).toMatchObject([
      { riderName: 'Bob Roy', amount: 500, raceDay: '2025-05-21', missing: ['address', 'w9'] },
      { amount: 900, raceDay: '2025-05-01', missing: ['address', 'w9'] },
    ]);
    const amounts = async (asked: object) =>
      (await queries.payouts.waiting({ ...page, ...asked })).items.map((it) => it.amount);
    expect(await amounts({ raceDays: [{ from: null, to: '2025-05-20' }] })).toEqual([900]);
    expect(await amounts({ raceDays: [] })).toEqual([]);
    expect(await amounts({ riderId: zoe })).toEqual([]);
  });

  it('the register of cheques comes in pages and whole', async () => {
    expect(await queries.payouts.cheques(page)).toMatchObject({
      items: [{ number: 1, riderId: ann, voided: null }],
      totalPages: 1,
    });
    expect((await queries.payouts.cheques({ ...page, standing: false })).items).toEqual([]);
    expect(
      (await queries.payouts.cheques({ ...page, standing: true, from: '2025-06-12', to: '2025-06-12' })).items.length,
    ).toBe(1);
    expect((await queries.payouts.cheques({ ...page, from: '2025-06-13' })).items).toEqual([]);
    const [paper] = await queries.payouts.chequePapers([1]);
    for await (const whole of queries.exports.cheques({}))
      expect(whole.map((it) => [it.number, it.address])).toEqual([[1, paper?.address]]);
    expect(paper?.address).toMatchObject({ state: 'BC', country: 'CA' });
    expect((await queries.payouts.chequesAfter(0, 10)).map((it) => it.number)).toEqual([1]);
    expect(await queries.payouts.chequesAfter(1, 10)).toEqual([]);
  });

  it('yearly totals are held against a threshold', async () => {
    expect((await queries.payouts.cashYears({ ...page, year: 2025, currency: 'USD' })).items).toEqual([
      { riderId: zoe, riderName: 'Zoë Núñez', year: 2025, currency: 'USD', gross: 10_000, withholding: 0, net: 10_000 },
    ]);
    expect((await queries.payouts.cashYears({ ...page, year: 2025, currency: 'USD', atLeast: 10_001 })).items).toEqual(
      [],
    );
    expect((await queries.payouts.cashYears({ ...page, year: 2024, currency: 'USD' })).items).toEqual([]);
  });

  it('what tax forms ask of a year: by residence and rate, and the sums of all', async () => {
    const asked = { year: 2025, currency: 'USD' as const };
    const found = await queries.payouts.taxLines({ ...page, ...asked });
    expect(found.items).toMatchObject([
      {
        riderId: zoe,
        riderName: 'Zoë Núñez',
        taxStatus: 'us-person',
        country: 'US',
        basisPoints: 0,
        payments: 1,
        gross: 10_000,
        withholding: 0,
        net: 10_000,
        address: { addressLine1: '12 Canyon Road', city: 'Moab', bornOn: '1998-04-12' },
      },
    ]);
    expect(await queries.payouts.taxSums(asked)).toEqual([
      { taxStatus: 'us-person', riders: 1, gross: 10_000, withholding: 0, net: 10_000 },
    ]);
    for (const other of [
      { taxStatus: 'non-resident-alien' as const },
      { taxStatus: 'unknown' as const },
      { year: 2024 },
    ])
      expect(await queries.payouts.taxLines({ ...page, ...asked, ...other })).toMatchObject({ items: [], total: 0 });
    // what was paid before residences were asked goes by what the rider says today
    const claims = () => made.db.write('payout_claims').where({ rider_id: zoe, state: 'sent' });
    const [before] = (await claims().select('tax_status', 'tax_country')) as object[];
    await claims().update({ tax_status: 'non-resident-alien', tax_country: 'CA', withholding_basis_points: 1_500 });
    expect(
      (await queries.payouts.taxLines({ ...page, ...asked, taxStatus: 'non-resident-alien' })).items,
    ).toMatchObject([{ country: 'CA', basisPoints: 1_500 }]);
    await claims().update({ tax_status: null, tax_country: null });
    expect((await queries.payouts.taxLines({ ...page, ...asked })).items).toMatchObject([
      { taxStatus: 'us-person', country: 'US', basisPoints: 1_500 },
    ]);
    await claims().update({ ...before, withholding_basis_points: 0 });
  });

  it('the figures of a currency', async () => {
    expect(await queries.payouts.figures('USD', TODAY)).toEqual({
      pending: { claims: 1, net: 5_000 },
      overdue: { claims: 1, net: 5_000 },
      sent: { gross: 10_000, withholding: 0, net: 10_000 },
      refundsDue: { redemptions: 2, amount: 500 },
    });
    expect(await queries.payouts.figures('EUR', TODAY)).toMatchObject({
      pending: { claims: 0, net: 0 },
      refundsDue: { redemptions: 0, amount: 0 },
    });
  });

  describe('refunds', () => {
    const due = async (asked: object) =>
      (await queries.refunds.due({ ...page, days: 30, ...asked }, TODAY)).items.map((refund) => [
        refund.amount,
        refund.dueOn,
        refund.overdue,
      ]);
    it('that are due, the oldest first, and overdue from the day after', async () => {
      // the second was made on 19 June in Los Angeles
      expect(await due({})).toEqual([
        [200, '2025-07-19', true],
        [300, '2025-07-21', false],
      ]);
      expect(await due({ overdue: true })).toEqual([[200, '2025-07-19', true]]);
      expect(await due({ overdue: false })).toEqual([[300, '2025-07-21', false]]);
      expect(await due({ dealerId: anId('dea0er', 2) })).toEqual([[300, '2025-07-21', false]]);
      expect(await due({ from: '2025-06-20', to: '2025-06-21' })).toEqual([[300, '2025-07-21', false]]);
      expect(await due({ currency: 'CAD' })).toEqual([]);
    });

    it('that are due, in sums by currency', async () => {
      expect(await queries.refunds.dueTotals({ days: 30 }, TODAY)).toEqual([
        { currency: 'USD', count: 2, amount: 500, overdueCount: 1, overdueAmount: 200 },
      ]);
      expect(await queries.refunds.dueTotals({ days: 30, dealerId: anId('dea0er', 2) }, TODAY)).toEqual([
        { currency: 'USD', count: 1, amount: 300, overdueCount: 0, overdueAmount: 0 },
      ]);
      expect(await queries.refunds.dueTotals({ days: 30, currency: 'CAD' }, TODAY)).toEqual([]);
    });

    it('that are due in two currencies, each summed on its own', async () => {
      const third = made.db.write('redemptions').where('id', anId('redempt', 3));
      await third.clone().update({ currency: 'CAD' });
      expect(await queries.refunds.dueTotals({ days: 30 }, TODAY)).toEqual([
        { currency: 'CAD', count: 1, amount: 300, overdueCount: 0, overdueAmount: 0 },
        { currency: 'USD', count: 1, amount: 200, overdueCount: 1, overdueAmount: 200 },
      ]);
      await third.clone().update({ currency: 'USD' });
    });

    it('stand on the receipt of their redemption while they stand', async () => {
      expect(await queries.redemptions.receipt(anId('redempt', 1))).toMatchObject({
        status: 'refunded',
        refund: { amount: 100, refundedBy: 'Robin Vale', undone: null },
        lines: [],
      });
      expect(await queries.redemptions.receipt(anId('redempt', 3))).toMatchObject({ status: 'redeemed', refund: null });
    });

    it('that are done, and those that were undone', async () => {
      expect((await queries.refunds.done(page)).items).toMatchObject([
        { amount: 100, dealerName: 'Red Mesa Cycles', redemptionNumber: 2_000_000_001, undone: null },
      ]);
      expect((await queries.refunds.done({ ...page, undone: true })).items).toMatchObject([
        { amount: 300, dealerName: 'Blue Butte', undone: { byName: 'Robin Vale' } },
      ]);
      expect((await queries.refunds.done({ ...page, dealerId: anId('dea0er', 2), from: '2025-06-12' })).items).toEqual(
        [],
      );
    });
  });

  it('leave a ledger that holds', async () => {
    expect((await verifyLedger(made.db)).breaks.filter((it) => it.invariant === 5)).toEqual([]);
  });
});
