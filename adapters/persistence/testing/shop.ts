import { createHash } from 'node:crypto';
import { type Award, bookOf, issue, post } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import { type Pins, type RedeemCredit, redeemCredit, undoRedemption } from '@rrr/core/redemption';
import type { Digest, UnitOfWork } from '@rrr/core/shared';
import { aDealer, anActor, anId, aRider, type World } from '@rrr/core/testing';
import { fixedClock, plainCounterCodes, sequentialIds } from '@rrr/core/testing';

/** The digest used in production, so that the ledger can be verified. */
export const sha256: Digest = (content) => createHash('sha256').update(content, 'utf8').digest('hex');

const RIGHT_PIN = '4719';

/** Plain-text PINs that count verifications. */
const countingPins = (): Pins & { evaluated(): number } => {
  let count = 0;
  return {
    seal: (riderId, pin) => `${riderId}:${pin}`,
    matches: (seal, riderId, pin) => {
      count += 1;
      return seal === `${riderId}:${pin}`;
    },
    evaluated: () => count,
  };
};

/** A dealer, riders with PINs, and the use cases that move their money, on any unit of work. */
export const aShop = async (
  { uow, give }: { readonly uow: UnitOfWork; give(world: Partial<World>): Promise<void> },
  riderCount = 1,
) => {
  const clock = fixedClock();
  const ids = sequentialIds();
  const pins = countingPins();
  const dealer = aDealer();
  const riders = Array.from({ length: riderCount }, (_, n) => aRider({ id: anId('rder', n + 1), bikes: [] }));
  await give({
    dealers: [dealer],
    riders,
    pins: riders.map((rider) => ({
      riderId: rider.id,
      seal: pins.seal(rider.id, RIGHT_PIN),
      failures: 0,
      lockedUntil: null,
    })),
  });
  const ports = { uow, clock, ids, digest: sha256, pins, counterCodes: plainCounterCodes, program: defaultProgram };
  const actor = anActor({ type: 'dealer', subjectId: dealer.id, name: 'Dana Cole' });
  const redeem = redeemCredit(ports);
  let keys = 0;
  const idempotency = () => ({ accountId: actor.accountId, key: `key-${(keys += 1)}`, fingerprint: 'asked' });

  const issueCredit = (
    riderId: string,
    amounts: readonly number[],
    expiresOn = '2026-06-10',
    source: Award['source'] = null,
  ) =>
    uow.run(async (tx) => {
      const wallets = await tx.wallets.lock([{ riderId, currency: 'USD', book: bookOf('credit') }]);
      const moves = amounts.map((initial) =>
        issue({
          id: ids.next(),
          riderId,
          currency: 'USD',
          type: 'credit',
          initial,
          awardedAt: clock.now(),
          expiresOn,
          source,
          seriesId: null,
          label: 'Race · Class',
        }),
      );
      await tx.wallets.post(
        wallets.map((wallet) =>
          post(
            wallet,
            moves,
            { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
            { ids, digest: sha256 },
          ),
        ),
      );
    });

  return {
    clock,
    ids,
    pins,
    dealer,
    riders,
    actor,
    ports,
    riderId: riders[0]?.id ?? '',
    issueCredit,
    redeem: (amount: number, over: Partial<RedeemCredit> = {}) =>
      redeem({
        actor,
        idempotency: idempotency(),
        riderId: riders[0]?.id ?? '',
        dealerId: dealer.id,
        amount: { amount, currency: 'USD' },
        pin: RIGHT_PIN,
        employeeName: 'Dana Cole',
        riderIdVerified: true,
        ...over,
      }),
    undo: (redemptionId: string) =>
      undoRedemption(ports)({ actor, idempotency: idempotency(), redemptionId, reason: null }),
  };
};

/** The code of a refusal, or `done`. */
export const outcomes = async (all: readonly Promise<unknown>[]): Promise<ReadonlyMap<string, number>> => {
  const count = new Map<string, number>();
  for (const result of await Promise.allSettled(all)) {
    const name =
      result.status === 'fulfilled' ? 'done' : ((result.reason as { code?: string }).code ?? String(result.reason));
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return count;
};
