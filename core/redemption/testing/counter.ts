import { defaultProgram } from '../../program/index.js';
import type { Instant } from '../../shared/index.js';
import type { World } from '../../testing/index.js';
import {
  aDealer,
  anActor,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainCounterCodes,
  plainDigest,
  sequentialIds,
} from '../../testing/index.js';
import { mailReceipt, type RedeemCredit, redeemCredit, undoRedemption } from '../index.js';

export const rider = aRider();
export const dealer = aDealer();
export const atCounter = anActor({ type: 'dealer', subjectId: dealer.id, name: 'Dana Cole' });

const pins = {
  seal: (id: string, pin: string) => `${id}:${pin}`,
  matches: (seal: string, id: string, pin: string) => seal === `${id}:${pin}`,
};

export const NOW = '2025-06-10T18:00:00.000Z';

export const guard = (change: Partial<World['pins'][number]> = {}) => ({
  riderId: rider.id,
  seal: pins.seal(rider.id, '4719'),
  failures: 0,
  lockedUntil: null,
  ...change,
});

/** `meanwhile`: wrong PINs at the dealer before its counter is locked */
export const counter = (more: Partial<World> = {}, meanwhile: number | null = null) => {
  const clock = fixedClock(NOW);
  const db = fakeUnitOfWork({
    riders: [rider],
    dealers: [dealer],
    pins: [guard()],
    ...credits(rider.id, [
      { amount: 10_000, expiresOn: '2026-05-01' },
      { amount: 5_000, expiresOn: '2025-12-31' },
    ]),
    ...more,
  });
  const uow: typeof db.uow = {
    run: (work) =>
      db.uow.run((tx) =>
        work(
          meanwhile === null
            ? tx
            : {
                ...tx,
                counter: { ...tx.counter, lockDealer: () => Promise.resolve({ count: meanwhile, since: NOW }) },
              },
        ),
      ),
  };
  const ports = {
    uow,
    clock,
    ids: sequentialIds(),
    digest: plainDigest,
    pins,
    counterCodes: plainCounterCodes,
    program: defaultProgram,
  };
  let keys = 0;
  const idempotency = () => ({ accountId: atCounter.accountId, key: `key-${(keys += 1)}`, fingerprint: 'asked' });
  const redeem = (change: Partial<RedeemCredit> = {}) =>
    redeemCredit(ports)({
      actor: atCounter,
      idempotency: idempotency(),
      riderId: rider.id,
      dealerId: dealer.id,
      amount: { amount: 6_000, currency: 'USD' },
      pin: '4719',
      employeeName: 'Sam Ortiz',
      riderIdVerified: true,
      ...change,
    });
  return {
    ...db,
    clock,
    redeem,
    wrong: (change: Partial<RedeemCredit> = {}) => refused(redeem({ pin: '0000', ...change })),
    mail: (redemptionId: string, actor = atCounter, key?: string) =>
      mailReceipt(ports)({
        actor,
        idempotency: { ...idempotency(), ...(key === undefined ? {} : { key }) },
        redemptionId,
      }),
    undo: (redemptionId: string, reason: string | null = null, actor = atCounter) =>
      undoRedemption(ports)({ actor, idempotency: idempotency(), redemptionId, reason }),
  };
};
/** A rider who redeems alone, with the code that the dealer's screen shows at this moment. */
export const byRider = (at: Instant): Partial<RedeemCredit> => ({
  actor: anActor({ type: 'rider', subjectId: rider.id }),
  riderIdVerified: false,
  counterCode: plainCounterCodes.codeOf(dealer.id, Math.floor(Date.parse(at) / 60_000)),
});

export const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (item: { code?: string; detail?: unknown }) => ({ code: item.code, detail: item.detail }),
  );
