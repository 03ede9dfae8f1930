import type { Message } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Instant, LocalDate, UnitOfWork } from '../shared/index.js';
import { overdueRaces } from './payment-due.js';
import type { OverdueAward } from './ports.js';

interface Ports {
  readonly uow: UnitOfWork<'paymentNotices' | 'outbox'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

/** riders with earned cash that one transaction looks at, told or not */
const RIDERS_AT_ONCE = 200;

/**
 * E-mails riders whose cash has waited longer than allowed for an address, licence or tax form: one email per rider and
 * currency, once per award. Notice and email are stored in one transaction, so none is lost or sent twice.
 * @returns the number of awards notified
 */
export const remindOfPaymentInfo =
  ({ uow, clock, ids, program }: Ports) =>
  async (today: LocalDate): Promise<number> => {
    const races = overdueRaces(program, today);
    let total = 0;
    for (let after: string | null = null; ;) {
      const from: string | null = after;
      const { told, next } = await uow.run(async (tx) => {
        const at = clock.now();
        const { awards: due, next: onward } = await tx.paymentNotices.due(races, {
          after: from,
          limit: RIDERS_AT_ONCE,
        });
        await tx.paymentNotices.remember(
          due.map((award) => award.awardId),
          at,
        );
        await tx.outbox.append(emailsOf(due, at, ids));
        return { told: due.length, next: onward };
      });
      total += told;
      if (next === null) return total;
      after = next;
    }
  };

const emailsOf = (due: readonly OverdueAward[], at: Instant, ids: Ids): readonly Message[] => {
  const sums = new Map<string, OverdueAward>();
  for (const award of due) {
    const key = `${award.riderId}/${award.currency}`;
    sums.set(key, { ...award, amount: award.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].map(({ riderId, amount, currency }) => ({
    id: ids.next(),
    kind: 'payment-info-due',
    at,
    recipient: { type: 'rider', id: riderId },
    facts: { amount, currency },
  }));
};
