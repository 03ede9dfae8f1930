import { checkOf } from '../eligibility/index.js';
import { type RaceEvent, toldPromoter } from '../events/index.js';
import type { Happened } from '../outbox/index.js';
import type { Ids, Instant } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';

interface Told {
  readonly event: RaceEvent;
  readonly at: Instant;
  readonly ids: Ids;
}

/** What webhooks are told of awards that wait for a person, or that a person decided about; `amount`: what is held. */
export const checkTold = (
  type: 'award.held' | 'award.released' | 'award.refused',
  { result, riderId, amount }: { readonly result: EvaluatedResult; readonly riderId: string; readonly amount: number },
  { event, at, ids }: Told,
): Happened => ({
  id: ids.next(),
  type,
  at,
  // promoters do not hear of checks
  promoterId: null,
  data: {
    resultId: result.id,
    riderId,
    eventId: event.id,
    classId: result.classId,
    value: { amount, currency: event.currency },
  },
});

/** What webhooks are told of awards that are held now and were not, or of less. */
export const newlyHeld = (
  before: readonly EvaluatedResult[],
  after: readonly EvaluatedResult[],
  told: Told,
): readonly Happened[] => {
  const held = ({ verdict, riderId }: EvaluatedResult) => {
    const check = checkOf(verdict);
    return check?.state === 'held' && riderId !== null ? { riderId, amount: check.amount } : null;
  };
  const earlier = new Map(before.map((result) => [result.id, held(result)]));
  return after.flatMap((result) => {
    const [now, was] = [held(result), earlier.get(result.id)];
    if (now === null || (was?.riderId === now.riderId && was.amount === now.amount)) return [];
    return [checkTold('award.held', { result, ...now }, told)];
  });
};

/** What webhooks are told of classes with results that are new or were changed. */
export const resultsTold = (classIds: readonly string[], { event, at, ids }: Told): Happened => ({
  id: ids.next(),
  type: 'results.received',
  at,
  promoterId: toldPromoter(event),
  data: { eventId: event.id, classIds },
});
