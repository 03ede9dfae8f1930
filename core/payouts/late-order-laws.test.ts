import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plusSeconds } from '../shared/index.js';
import { type Fate, refusal } from '../testing/index.js';
import {
  cancelClaim,
  cancelOrder,
  changeMethod,
  createOrder,
  markSent,
  type PayoutClaim,
  refreshClaim,
  settleOrder,
  undoSent,
} from './index.js';
import { given, lateOrderSeconds } from './testing/late-orders.js';

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
              // without a payment by other means only an order sends a claim, and its end takes it back
              expect(['made', 'canceling']).toContain(order?.status);
            }
            for (const { claimId } of db.stored().paymentOrders.filter((one) => one.status === 'made'))
              expect(db.stored().payoutClaims.find((one) => one.id === claimId)?.state).toBe('sent');
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
            const on = {
              actor: admin,
              idempotency: idempotency(),
              claimId: claim.id,
              version: claim.version,
              reference: null,
            };
            const asked = { actor: admin, claimId: claim.id };
            if (act === 'order' || act === 'take back' || act === 'die') late.fate(fate);
            if (act === 'order') await refusal(createOrder(ports)(asked));
            if (act === 'die') {
              let begun = 0;
              const dying = {
                run: (work: never) => ((begun += 1) === 2 ? Promise.reject(new Error('killed')) : db.uow.run(work)),
              };
              await refusal(
                n < 5
                  ? createOrder({ ...ports, uow: dying as never })(asked)
                  : cancelOrder({ ...ports, uow: dying as never })(asked),
              );
            }
            if (act === 'take back') await refusal(cancelOrder(ports)(asked));
            if (act === 'cancel claim') await refusal(cancelClaim(ports)(on));
            if (act === 'claim anew') await refusal(claimIt());
            if (act === 'change method')
              await refusal(changeMethod(ports)({ ...on, method: n < 5 ? 'debit-card' : 'reward-link' }));
            if (act === 'refresh') await refusal(refreshClaim(ports)(on));
            if (act === 'send') await refusal(markSent(ports)(on));
            if (act === 'undo sent') await refusal(undoSent(ports)(on));
            if (act === 'look up') await job();
            if (act === 'arrive') late.arrive(n);
            if (act === 'wait') pass(130 * (n + 1));
            if (act === 'wait long') pass(lateOrderSeconds / 2);
            // a person who says so knows that nothing more comes
            if (act === 'say paid' && late.late.length === 0)
              await refusal(
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
