import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeRiders } from '../merging/index.js';
import { defaultProgram } from '../program/index.js';
import { plusSeconds } from '../shared/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  type Fate,
  fixedClock,
  lateProvider,
  payable,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  changeMethod,
  createOrder,
  markManySent,
  markSent,
  type PayoutClaim,
  refreshClaim,
  runCheques,
  settleDoubtfulOrders,
  settleOrder,
  undoSent,
} from './index.js';

const ME = anId('rder', 1);
const START = '2025-06-10T18:00:00.000Z';
const { lateOrderSeconds } = defaultProgram;
/** the first moment at which what was sent at START, and answered by nothing, cannot arrive any more */
const TOO_LATE = plusSeconds(START, lateOrderSeconds + 1);
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string }) => it.code ?? String(it),
  );

const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1), ...cash(ME, [10_000]) });
  const clock = fixedClock(START);
  const late = lateProvider(clock);
  const reported: string[] = [];
  const ports = {
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    digest: plainDigest,
    program: defaultProgram,
    provider: late.provider,
    report: (claimId: string) => void reported.push(claimId),
  };
  const [admin, rider] = [anActor(), anActor({ type: 'rider', subjectId: ME })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claimIt = () =>
    cashOut(ports)({ actor: rider, idempotency: idempotency(), currency: 'USD', awardIds: null, method: null });
  const claim = await claimIt();
  const stored = () => db.stored().payoutClaims.find((it_) => it_.id === claim.id) as PayoutClaim;
  const on = () => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version: stored().version });
  return {
    db,
    clock,
    late,
    ports,
    admin,
    rider,
    claim,
    claimIt,
    on,
    idempotency,
    stored,
    reported,
    order: (more: object = {}) => createOrder({ ...ports, ...more })({ actor: admin, claimId: claim.id }),
    cancel: (more: object = {}) => cancelOrder({ ...ports, ...more })({ actor: admin, claimId: claim.id }),
    settle: (orderId: string | null, over: object = {}) =>
      settleOrder(ports)({
        actor: admin,
        claimId: claim.id,
        reason: 'The provider said so by phone',
        orderId,
        ...over,
      }),
    job: settleDoubtfulOrders(ports),
    stands: () => db.stored().paymentOrders.find((it_) => it_.claimId === claim.id),
    records: () => db.stored().audit.map((it_) => [it_.action, it_.detail]),
  };
};

describe('a request that was sent without a definite answer', () => {
  it('is not settled by a refusal of a later one: no act lets the claim go, and one order is executed', async () => {
    const it_ = await given();
    const { late, order, cancel, on, ports, stands } = it_;
    late.fate('late', 'refused');
    expect(await code(order())).toBe('PAYMENT_UNAVAILABLE');
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
    for (const act of acts) expect(await code(act())).toBe('ORDER_DOUBTFUL');
    const { actor, idempotency } = on();
    expect(await markManySent(ports)({ actor, idempotency, claims: [{ id: it_.claim.id, version: 1 }] })).toMatchObject(
      [{ refused: 'ORDER_DOUBTFUL' }],
    );
    expect([await code(it_.claimIt()), await it_.job()]).toEqual(['NOTHING_TO_PAY', 0]);
    late.arrive();
    expect(await order()).toMatchObject({ status: 'made', doubtfulFrom: null });
    expect(late.executed()).toEqual([it_.claim.id]);
  });

  it('stays doubtful while any of several is, as late as the last of them', async () => {
    const { late, order, clock, stands } = await given();
    late.fate('late', 'gone', 'refused', 'refused');
    await code(order());
    clock.set(plusSeconds(START, 3_600));
    await code(order());
    clock.set(TOO_LATE);
    expect([await code(order()), stands()?.doubtfulFrom]).toEqual(['ORDER_DOUBTFUL', plusSeconds(START, 3_600)]);
    clock.set(plusSeconds(TOO_LATE, 3_600));
    expect([await code(order()), stands()]).toMatchObject([
      'PAYMENT_REFUSED',
      { status: 'refused', doubtfulFrom: null },
    ]);
  });

  it('is settled by a lookup that finds nothing only after its time, and then the claim can be canceled and made anew', async () => {
    const { late, order, clock, job, stands, on, ports, claimIt, records } = await given();
    late.fate('gone');
    await code(order());
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
    const { late, order, job, stands, on, ports } = await given();
    late.fate('lost');
    await code(order());
    expect([await job(), stands()]).toMatchObject([1, { status: 'made', orderId: 'order-1', doubtfulFrom: null }]);
    expect(await markSent(ports)(on())).toMatchObject({ state: 'sent' });
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
    expect([await code(cancelClaim(ports)(on())), await code(markSent(ports)(on()))]).toEqual([
      'ORDER_DOUBTFUL',
      'ORDER_UNDER_WAY',
    ]);
    clock.set(plusSeconds(START, 120));
    late.fate('refused');
    expect([await code(order()), await code(markSent(ports)(on()))]).toEqual(['ORDER_DOUBTFUL', 'ORDER_DOUBTFUL']);
  });

  it('an answer to an earlier attempt says nothing about a later one that is under way', async () => {
    const { order, ports, clock, late, stands, claim, admin } = await given();
    const provider = {
      ...ports.provider,
      createOrder: async (asked: never) => {
        // the server stood still so long that another admin asked again, without an answer
        clock.set(plusSeconds(START, 130));
        late.fate('late');
        await code(createOrder(ports)({ actor: admin, claimId: claim.id }));
        late.fate('refused');
        return ports.provider.createOrder(asked);
      },
    };
    expect(await code(order({ provider }))).toBe('PAYMENT_REFUSED');
    expect(stands()).toMatchObject({ status: 'unknown', attempt: 2, doubtfulFrom: plusSeconds(START, 130) });
  });

  it('stays doubtful when its rider is merged into another', async () => {
    const { late, order, on, ports, admin, db, idempotency, stored } = await given();
    late.fate('late');
    await code(order());
    db.give(payable(2));
    const email = db.stored().riders.find((it_) => it_.id === ME)?.email ?? '';
    await mergeRiders(ports)({
      actor: admin,
      keepId: anId('rder', 2),
      deleteId: ME,
      confirmation: `DELETE ${email}`,
      apply: idempotency(),
    });
    expect(stored().riderId).toBe(anId('rder', 2));
    expect(await code(cancelClaim(ports)(on()))).toBe('ORDER_DOUBTFUL');
  });

  it('keeps its claim out of a cheque run, however its method came to be a cheque', async () => {
    const { late, order, db, ports, admin, idempotency, claim, stored } = await given();
    late.fate('late');
    await code(order());
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
  it('is not settled by a refusal of a later one: the claim is not sent, and what arrives late is found', async () => {
    const { late, order, cancel, clock, stands, on, ports, job } = await given();
    await order();
    late.fate('late', 'refused');
    expect(await code(cancel())).toBe('PAYMENT_UNAVAILABLE');
    clock.set(plusSeconds(START, 120));
    expect([await code(cancel()), stands()?.status, await code(markSent(ports)(on()))]).toEqual([
      'ORDER_DOUBTFUL',
      'canceling',
      'ORDER_UNDER_WAY',
    ]);
    clock.set(plusSeconds(START, 300));
    expect([await code(markSent(ports)(on())), await code(cancelClaim(ports)(on())), await job()]).toEqual([
      'ORDER_DOUBTFUL',
      'ORDER_DOUBTFUL',
      0,
    ]);
    late.arrive();
    expect([await job(), stands()]).toMatchObject([1, { status: 'canceled', doubtfulFrom: null }]);
  });

  it('after its time stands as the provider’s record has it, and then the claim is sent', async () => {
    const { late, order, cancel, clock, stands, on, ports, job } = await given();
    await order();
    late.fate('gone');
    await code(cancel());
    clock.set(plusSeconds(START, lateOrderSeconds + 61));
    expect([await job(), stands()]).toMatchObject([1, { status: 'made', doubtfulFrom: null }]);
    expect(await markSent(ports)(on())).toMatchObject({ state: 'sent' });
  });
});

describe('settling a doubtful order by hand', () => {
  const doubtful = async (fate: Fate) => {
    const it_ = await given();
    it_.late.fate(fate);
    await code(it_.order());
    return it_;
  };

  it('as paid takes the order from the provider’s record, and is on record with the reason', async () => {
    const { settle, records, on, ports } = await doubtful('lost');
    expect(await settle('order-1')).toMatchObject({ status: 'made', orderId: 'order-1', doubtfulFrom: null });
    const detail = {
      provider: 'late',
      status: 'made',
      orderId: 'order-1',
      lookup: 'found',
      reason: 'The provider said so by phone',
    };
    expect(records().at(-1)).toEqual(['settle-order-by-hand', detail]);
    expect(await markSent(ports)(on())).toMatchObject({ state: 'sent' });
  });

  it('as not paid lets the claim go, and is on record with the reason', async () => {
    const { settle, records, on, ports } = await doubtful('gone');
    expect(await settle(null)).toMatchObject({ status: 'refused', orderId: null, doubtfulFrom: null });
    expect(records().at(-1)).toMatchObject([
      'settle-order-by-hand',
      { status: 'refused', lookup: 'none', reason: 'The provider said so by phone' },
    ]);
    expect(await cancelClaim(ports)(on())).toMatchObject({ state: 'canceled' });
  });

  it('as not paid is refused while the provider holds the order: ORDER_STANDS', async () => {
    const { settle, stands } = await doubtful('lost');
    await expect(settle(null)).rejects.toMatchObject({ code: 'ORDER_STANDS', detail: { orderId: 'order-1' } });
    expect(stands()?.status).toBe('unknown');
  });

  it('as paid by an order that is none, or of another claim, or canceled, is refused', async () => {
    const { settle, late, clock, stands, cancel } = await doubtful('lost');
    expect(await code(settle('order-9'))).toBe('NOT_FOUND');
    await late.provider.createOrder({
      externalId: 'another',
      amount: { amount: 10_000, currency: 'USD' },
      recipient: { name: 'X', email: 'x@example.com' },
      method: 'reward-link',
    });
    expect([await code(settle('order-2')), stands()?.status]).toEqual(['PAYMENT_MISMATCH', 'unknown']);
    await late.provider.cancelOrder('order-1');
    expect(await code(settle('order-1'))).toBe('ORDER_CANCELED');
    expect([clock.now(), await code(cancel())]).toEqual([START, 'ORDER_DOUBTFUL']);
    expect(await settle(null)).toMatchObject({ status: 'canceled', orderId: 'order-1' });
  });

  it('needs no provider that answers to be told that nothing was paid, and one to be told that it was', async () => {
    const { ports, admin, claim } = await doubtful('gone');
    const silent = { ...ports, provider: { ...ports.provider, name: 'another' } };
    const asked = { actor: admin, claimId: claim.id, reason: 'The account there is closed' };
    expect(await code(settleOrder(silent)({ ...asked, orderId: 'order-1' }))).toBe('PAYMENTS_NOT_CONFIGURED');
    expect(await settleOrder(silent)({ ...asked, orderId: null })).toMatchObject({ status: 'refused' });
  });

  test.each([
    ['without a reason', { reason: '  ' }, 'REASON_MISSING'],
    ['by a rider', { actor: anActor({ type: 'rider', subjectId: ME }) }, 'NOT_FOUND'],
    ['of a claim that is not there', { claimId: anId('n0ne') }, 'NOT_FOUND'],
  ])('is refused %s', async (_, over, why) => {
    const { settle, stands } = await doubtful('gone');
    expect([await code(settle(null, over)), stands()?.status]).toEqual([why, 'unknown']);
  });

  it('is refused while the provider is asked, and once it is known: ORDER_UNDER_WAY, ORDER_NOT_DOUBTFUL', async () => {
    const { db, settle, order, claim, clock, late } = await given();
    db.give({
      paymentOrders: [
        {
          claimId: claim.id,
          provider: 'late',
          orderId: null,
          status: 'requested',
          amount: 10_000,
          currency: 'USD',
          createdAt: START,
          updatedAt: START,
          attempt: 1,
          doubtfulFrom: START,
        },
      ],
    });
    expect(await code(settle(null))).toBe('ORDER_UNDER_WAY');
    clock.set(plusSeconds(START, 120));
    late.fate('done');
    await order();
    expect([await code(settle(null)), await code(settle('order-1'))]).toEqual([
      'ORDER_NOT_DOUBTFUL',
      'ORDER_NOT_DOUBTFUL',
    ]);
  });
});

describe('looking doubtful orders up', () => {
  it('asks no provider but the one that was asked, names what could not be looked up, and goes on', async () => {
    const { late, order, ports, reported, claim } = await given();
    late.fate('lost');
    await code(order());
    expect(await settleDoubtfulOrders({ ...ports, provider: { ...ports.provider, name: 'another' } })()).toBe(0);
    const broken = { ...ports.provider, findOrder: () => Promise.reject(new TypeError('broken')) };
    expect([await settleDoubtfulOrders({ ...ports, provider: broken })(), reported]).toEqual([0, [claim.id]]);
  });
});

const FATES = fc.constantFrom<Fate>('done', 'lost', 'late', 'gone', 'refused');
const ACTS = [
  'order',
  'order',
  'take back',
  'cancel claim',
  'claim anew',
  'change method',
  'refresh',
  'send',
  'undo sent',
  'look up',
  'arrive',
  'wait',
  'wait long',
  'say paid',
  'die',
] as const;

describe('laws', () => {
  it('never are two orders executed for one award’s money, whatever comes late, and in the end everything is settled', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...ACTS), FATES, fc.nat(9)), { minLength: 5, maxLength: 60 }),
        async (steps) => {
          const { late, clock, ports, admin, db, claimIt, idempotency, job } = await given();
          const newest = () => db.stored().payoutClaims.at(-1) as PayoutClaim;
          const holds = () => {
            expect(late.executed().length).toBeLessThanOrEqual(1);
            for (const it_ of db.stored().payoutClaims.filter((one) => one.state === 'sent')) {
              const order = db.stored().paymentOrders.find((one) => one.claimId === it_.id);
              if (order?.status === 'made') expect(late.executed()).toEqual([it_.id]);
            }
            for (const it_ of db.stored().payoutClaims.filter((one) => one.state === 'canceled'))
              expect(late.executed()).not.toContain(it_.id);
          };
          const pass = (seconds: number) => {
            const until = plusSeconds(clock.now(), seconds);
            // the provider keeps its promise: what is to arrive arrives before its time is over
            for (let at = late.late.length - 1; at >= 0; at -= 1)
              if (plusSeconds(late.late[at]?.sentAt ?? '', lateOrderSeconds) <= until) late.arrive(at);
            clock.set(until);
          };
          for (const [act, fate, n] of steps) {
            const claim = newest();
            const on = { actor: admin, idempotency: idempotency(), claimId: claim.id, version: claim.version };
            const asked = { actor: admin, claimId: claim.id };
            if (act === 'order' || act === 'take back' || act === 'die') late.fate(fate);
            if (act === 'order') await code(createOrder(ports)(asked));
            if (act === 'die') {
              let begun = 0;
              const dying = {
                run: (work: never) => ((begun += 1) === 2 ? Promise.reject(new Error('killed')) : db.uow.run(work)),
              };
              await code(
                n < 5
                  ? createOrder({ ...ports, uow: dying as never })(asked)
                  : cancelOrder({ ...ports, uow: dying as never })(asked),
              );
            }
            if (act === 'take back') await code(cancelOrder(ports)(asked));
            if (act === 'cancel claim') await code(cancelClaim(ports)(on));
            if (act === 'claim anew') await code(claimIt());
            if (act === 'change method')
              await code(changeMethod(ports)({ ...on, method: n < 5 ? 'debit-card' : 'reward-link' }));
            if (act === 'refresh') await code(refreshClaim(ports)(on));
            // what is sent without an order was paid by other means, which these acts have none of
            if (act === 'send' && db.stored().paymentOrders.some((it_) => it_.claimId === claim.id))
              await code(markSent(ports)(on));
            if (act === 'undo sent') await code(undoSent(ports)(on));
            if (act === 'look up') await job();
            if (act === 'arrive') late.arrive(n);
            if (act === 'wait') pass(130 * (n + 1));
            if (act === 'wait long') pass(lateOrderSeconds / 2);
            // a person who says so knows that nothing more comes
            if (act === 'say paid' && late.late.length === 0)
              await code(
                settleOrder(ports)({
                  ...asked,
                  reason: 'Seen there',
                  orderId: late.heldFor(claim.id)?.orderId ?? 'none',
                }),
              );
            // a fate nobody met is not the next one's
            late.forget();
            holds();
          }
          pass(2 * lateOrderSeconds);
          await job();
          holds();
          expect(db.stored().paymentOrders.filter((it_) => it_.doubtfulFrom !== null)).toEqual([]);
          const made = db
            .stored()
            .paymentOrders.filter((it_) => it_.status === 'made')
            .map((it_) => it_.claimId);
          expect(late.executed()).toEqual(made);
        },
      ),
      { numRuns: 300 },
    );
  }, 120_000);
});
