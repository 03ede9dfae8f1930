import { describe, expect, it } from '@jest/globals';
import { mergeRiders } from '../merging/index.js';
import { plusSeconds } from '../shared/index.js';
import { anId, payable, refusal } from '../testing/index.js';
import {
  cancelClaim,
  changeMethod,
  createOrder,
  markManySent,
  markSent,
  refreshClaim,
  runCheques,
  undoSent,
} from './index.js';
import { given, lateOrderSeconds, ME, START } from './testing/late-orders.js';

/** the first moment at which what was sent at START, and answered by nothing, cannot arrive any more */
const TOO_LATE = plusSeconds(START, lateOrderSeconds + 1);

describe('a request that was sent without a definite answer', () => {
  it('is not settled by a refusal of a later one: no act lets the claim go, and one order is executed', async () => {
    const it_ = await given();
    const { late, order, cancel, on, ports, stands } = it_;
    late.fate('late', 'refused');
    expect(await refusal(order())).toBe('PAYMENT_UNAVAILABLE');
    await expect(order()).rejects.toMatchObject({
      code: 'ORDER_DOUBTFUL',
      detail: { since: START, until: plusSeconds(START, lateOrderSeconds) },
    });
    expect(stands()).toMatchObject({ status: 'unknown', doubtfulFrom: START, attempt: 2 });
    const acts = [
      () => cancelClaim(ports)(on()),
      () => changeMethod(ports)({ ...on(), method: 'debit-card' }),
      () => refreshClaim(ports)(on()),
      () => markSent(ports)(on()),
      () => cancel(),
    ];
    for (const act of acts) expect(await refusal(act())).toBe('ORDER_DOUBTFUL');
    const { actor, idempotency } = on();
    expect(await markManySent(ports)({ actor, idempotency, claims: [{ id: it_.claim.id, version: 1 }] })).toMatchObject(
      [{ refused: 'ORDER_DOUBTFUL' }],
    );
    expect([await refusal(it_.claimIt()), await it_.job()]).toEqual(['NOTHING_TO_PAY', 0]);
    late.arrive();
    expect(await order()).toMatchObject({ status: 'made', doubtfulFrom: null });
    expect(late.executed()).toEqual([it_.claim.id]);
  });

  it('stays doubtful while any of several is, as late as the last of them', async () => {
    const { late, order, clock, stands } = await given();
    late.fate('late', 'gone', 'refused', 'refused');
    await refusal(order());
    clock.set(plusSeconds(START, 3_600));
    await refusal(order());
    clock.set(TOO_LATE);
    expect([await refusal(order()), stands()?.doubtfulFrom]).toEqual(['ORDER_DOUBTFUL', plusSeconds(START, 3_600)]);
    clock.set(plusSeconds(TOO_LATE, 3_600));
    expect([await refusal(order()), stands()]).toMatchObject([
      'PAYMENT_REFUSED',
      { status: 'refused', doubtfulFrom: null },
    ]);
  });

  it('is settled by a lookup that finds nothing only after its time, and then the claim can be canceled and made anew', async () => {
    const { late, order, clock, job, stands, on, ports, claimIt, records } = await given();
    late.fate('gone');
    await refusal(order());
    clock.set(plusSeconds(START, lateOrderSeconds));
    expect([await job(), stands()?.status]).toEqual([0, 'unknown']);
    clock.set(TOO_LATE);
    expect([await job(), stands()]).toMatchObject([1, { status: 'refused', doubtfulFrom: null }]);
    expect(records().at(-1)).toEqual([
      'settle-order',
      { provider: 'late', status: 'refused', orderId: null, lookup: 'none' },
    ]);
    await cancelClaim(ports)(on());
    expect(await claimIt()).toMatchObject({ gross: 10_000, state: 'pending' });
  });

  it('is settled by a lookup that finds it, at any time', async () => {
    const { late, order, job, stands, stored } = await given();
    late.fate('lost');
    await refusal(order());
    expect([await job(), stands()]).toMatchObject([1, { status: 'made', orderId: 'order-1', doubtfulFrom: null }]);
    // nobody has to say so: the provider accepted it
    expect(stored()).toMatchObject({ state: 'sent', sent: { byName: 'late' } });
  });

  it('is doubtful before it leaves: a server that dies between the question and the answer changes nothing of it', async () => {
    const { order, db, late, stands, on, ports, clock } = await given();
    let begun = 0;
    const dying = {
      run: (work: never) => ((begun += 1) === 2 ? Promise.reject(new Error('killed')) : db.uow.run(work)),
    };
    late.fate('late');
    await expect(order({ uow: dying })).rejects.toThrow('killed');
    expect(stands()).toMatchObject({ status: 'requested', doubtfulFrom: plusSeconds(START, 60) });
    expect([await refusal(cancelClaim(ports)(on())), await refusal(markSent(ports)(on()))]).toEqual([
      'ORDER_DOUBTFUL',
      'ORDER_UNDER_WAY',
    ]);
    clock.set(plusSeconds(START, 120));
    late.fate('refused');
    expect([await refusal(order()), await refusal(markSent(ports)(on()))]).toEqual([
      'ORDER_DOUBTFUL',
      'ORDER_DOUBTFUL',
    ]);
  });

  it('an answer to an earlier attempt says nothing about a later one that is under way', async () => {
    const { order, ports, clock, late, stands, claim, admin } = await given();
    const provider = {
      ...ports.provider,
      createOrder: async (asked: never) => {
        // the server stood still so long that another admin asked again, without an answer
        clock.set(plusSeconds(START, 130));
        late.fate('late');
        await refusal(createOrder(ports)({ actor: admin, claimId: claim.id }));
        late.fate('refused');
        return ports.provider.createOrder(asked);
      },
    };
    expect(await refusal(order({ provider }))).toBe('PAYMENT_REFUSED');
    expect(stands()).toMatchObject({ status: 'unknown', attempt: 2, doubtfulFrom: plusSeconds(START, 130) });
  });

  it('stays doubtful when its rider is merged into another', async () => {
    const { late, order, on, ports, admin, db, idempotency, stored } = await given();
    late.fate('late');
    await refusal(order());
    db.give(payable(2));
    const email = db.stored().riders.find((it_) => it_.id === ME)?.email ?? '';
    await mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor: admin,
      keepId: anId('rder', 2),
      deleteId: ME,
      confirmation: `DELETE ${email}`,
      apply: idempotency(),
    });
    expect(stored().riderId).toBe(anId('rder', 2));
    expect(await refusal(cancelClaim(ports)(on()))).toBe('ORDER_DOUBTFUL');
  });

  it('keeps its claim out of a cheque run, however its method came to be a cheque', async () => {
    const { late, order, db, ports, admin, idempotency, claim, stored } = await given();
    late.fate('late');
    await refusal(order());
    db.alter(({ payoutClaims, wallets, awards }) => ({
      payoutClaims: payoutClaims.map((it_) => ({ ...it_, method: 'cheque' as const, currency: 'CAD' as const })),
      wallets: wallets.map((it_) => ({ ...it_, currency: 'CAD' as const })),
      awards: awards.map((it_) => ({ ...it_, currency: 'CAD' as const })),
    }));
    expect(await runCheques(ports)({ actor: admin, idempotency: idempotency() })).toEqual({
      cheques: [],
      refused: [{ claimId: claim.id, refused: 'ORDER_DOUBTFUL' }],
    });
    expect(stored().state).toBe('pending');
  });
});

describe('a cancellation that was sent without a definite answer', () => {
  it('is not settled by a refusal of a later one: the claim stays as it is, and what arrives late takes it back', async () => {
    const { late, order, cancel, clock, stands, on, ports, job, stored } = await given();
    await order();
    late.fate('late', 'refused');
    expect(await refusal(cancel())).toBe('PAYMENT_UNAVAILABLE');
    clock.set(plusSeconds(START, 120));
    expect([await refusal(cancel()), stands()?.status, await refusal(undoSent(ports)(on()))]).toEqual([
      'ORDER_DOUBTFUL',
      'canceling',
      'ORDER_UNDER_WAY',
    ]);
    clock.set(plusSeconds(START, 300));
    expect([await refusal(undoSent(ports)(on())), await refusal(cancelClaim(ports)(on())), await job()]).toEqual([
      'ORDER_DOUBTFUL',
      'CLAIM_SENT',
      0,
    ]);
    late.arrive();
    expect([await job(), stands(), stored().state]).toMatchObject([
      1,
      { status: 'canceled', doubtfulFrom: null },
      'pending',
    ]);
  });

  it('after its time stands as the provider’s record has it, and the claim stays sent', async () => {
    const { late, order, cancel, clock, stands, stored, job } = await given();
    await order();
    late.fate('gone');
    await refusal(cancel());
    clock.set(plusSeconds(START, lateOrderSeconds + 61));
    expect([await job(), stands()]).toMatchObject([1, { status: 'made', doubtfulFrom: null }]);
    expect(stored()).toMatchObject({ state: 'sent' });
  });
});
