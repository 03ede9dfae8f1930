import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import type { Rider } from '../riders/index.js';
import { anId, refusal, unconfirm } from '../testing/index.js';
import { amountsOf, createClaim, methodsFor, withholdingFor } from './index.js';
import { given, ME } from './testing/payouts.js';

describe('what is withheld', () => {
  it('gross is net and withholding, and half a cent goes up', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.nat({ max: 10_000 }), (gross, rate) => {
        const amounts = amountsOf(gross, rate);
        expect(amounts.net + amounts.withholding).toBe(gross);
        expect(amounts.withholding).toBeGreaterThanOrEqual(0);
        const exact = BigInt(gross) * BigInt(rate);
        const off = BigInt(amounts.withholding) * 10_000n - exact;
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
    expect(amountsOf(5, 3_000)).toEqual({ gross: 5, withholding: 2, net: 3 });
    expect(amountsOf(15, 3_000).withholding).toBe(5);
  });

  it('is nothing of a US person, and 30 % of anyone else, also of who has not said yet', () => {
    expect(withholdingFor({ taxStatus: 'non-resident-alien', tax: null }, defaultProgram)).toBe(3_000);
    expect([
      withholdingFor({ taxStatus: 'us-person', tax: null }, defaultProgram),
      withholdingFor({ taxStatus: null, tax: null }, defaultProgram),
    ]).toEqual([0, 3_000]);
  });

  it('the way of paying is that of the country', () => {
    expect([
      methodsFor({ country: 'US' }, 'USD'),
      methodsFor({ country: 'CA' }, 'CAD'),
      methodsFor({ country: 'CA' }, 'USD'),
      methodsFor({ country: 'DE' }, 'EUR'),
    ]).toEqual([['reward-link', 'debit-card'], ['cheque'], ['reward-link'], ['reward-link']]);
    // the cheques are Canada's, not the dollar's
    expect(methodsFor({ country: 'DE' }, 'CAD')).toEqual(['reward-link']);
  });
});

describe('cashOut', () => {
  it('claims all that is earned, with both figures, due in 30 days', async () => {
    const { cashOut, emails, db } = given({ taxStatus: 'non-resident-alien' });
    expect(await cashOut()).toMatchObject({
      gross: 15_001,
      withholding: 4_500,
      net: 10_501,
      method: 'reward-link',
      state: 'pending',
      dueOn: '2025-07-10',
      requestedBy: 'Casey Moreno',
      version: 1,
    });
    expect(emails()).toEqual(['claim-received']);
    expect(db.stored().audit).toMatchObject([{ action: 'claim-cash' }]);
  });

  it.each<readonly [string, Partial<Rider>]>([
    ['ADDRESS_INCOMPLETE', { addressLine1: null }],
    ['ADDRESS_INCOMPLETE', { city: ' ' }],
    ['ADDRESS_INCOMPLETE', { zipcode: null }],
    ['ADDRESS_INCOMPLETE', { state: null }],
    ['METHOD_NOT_OFFERED', { country: 'DE', state: null }],
  ])('%s', async (refused, change) => {
    const { cashOut, db } = given(change);
    expect(await refusal(cashOut({ method: 'debit-card' }))).toBe(refused);
    expect(db.stored().payoutClaims).toEqual([]);
  });

  it('without a verified licence is refused: LICENCE_NOT_VERIFIED', async () => {
    const { cashOut, db } = given();
    db.alter(({ documents }) => ({
      documents: documents.map((it) => (it.kind === 'licence' ? { ...it, status: 'uploaded' as const } : it)),
    }));
    expect(await refusal(cashOut())).toBe('LICENCE_NOT_VERIFIED');
  });

  it('before the tax residence is stated, or its form verified, is refused', async () => {
    expect(await refusal(given({ taxStatus: null }).cashOut())).toBe('TAX_RESIDENCE_MISSING');
    for (const [taxStatus, form] of [
      ['us-person', 'w9'],
      ['non-resident-alien', 'w8ben'],
    ] as const) {
      const { cashOut, db } = given({ taxStatus });
      db.alter(unconfirm);
      await expect(cashOut()).rejects.toMatchObject({ code: 'TAX_FORM_NOT_VERIFIED', detail: { form } });
      expect(db.stored().payoutClaims).toEqual([]);
    }
  });

  it('of a deactivated rider is refused: RIDER_DEACTIVATED', async () => {
    const { cashOut, db } = given();
    db.alter(({ riders }) => ({ riders: riders.map((it) => ({ ...it, deactivated: true })) }));
    expect(await refusal(cashOut())).toBe('RIDER_DEACTIVATED');
  });

  it('takes the awards that were chosen, and no other rider’s: NOT_FOUND, AWARD_CLAIMED, NOTHING_TO_PAY', async () => {
    const { cashOut, db } = given();
    const [first, second] = db.stored().awards;
    expect(await cashOut({ awardIds: [second?.id ?? ''] })).toMatchObject({ gross: 5_001 });
    expect(await refusal(cashOut({ awardIds: [second?.id ?? '', first?.id ?? ''] }))).toBe('AWARD_CLAIMED');
    expect(await refusal(cashOut({ awardIds: [anId('0ther')] }))).toBe('NOT_FOUND');
    expect(await cashOut()).toMatchObject({ gross: 10_000 });
    expect(await refusal(cashOut())).toBe('NOTHING_TO_PAY');
  });

  it('is the rider’s own, and an admin’s for a rider', async () => {
    const { cashOut, admin, ports, rider, idempotency } = given();
    expect(await refusal(cashOut({ actor: admin }))).toBe('NOT_FOUND');
    const asked = { idempotency: idempotency(), riderId: ME, currency: 'USD' as const, awardIds: null, method: null };
    expect(await refusal(createClaim(ports)({ ...asked, actor: rider }))).toBe('NOT_FOUND');
    expect(await createClaim(ports)({ ...asked, actor: admin })).toMatchObject({
      requestedBy: 'Robin Vale',
      gross: 15_001,
    });
  });

  it('an award stands in one live claim, of twenty asked for at once', async () => {
    const { cashOut, db } = given();
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal(cashOut())));
    expect(all.toSorted()).toEqual([...Array<string>(19).fill('NOTHING_TO_PAY'), 'done'].toSorted());
    expect(db.stored().payoutClaims.length).toBe(1);
  });

  it('once for a key', async () => {
    const { cashOut, idempotency, db } = given();
    const key = idempotency();
    expect(await cashOut({ idempotency: key })).toEqual(await cashOut({ idempotency: key }));
    expect(db.stored().payoutClaims.length).toBe(1);
  });
});
