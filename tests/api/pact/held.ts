import type { Draft } from './draft.js';
import { BIKE, bike } from './people.js';
import { earningResult, type Race, RECEIVED_AT, RESULT } from './races.js';

/** The rider finished second, and what it won waits for a check. */
export const heldResult = (draft: Draft, riderId: string, race: Race): void => {
  earningResult(draft, riderId, race);
  bike(draft, riderId);
  const detail = { amount: 12_500, currency: 'USD', bikeId: BIKE, since: RECEIVED_AT };
  draft.put('results', {
    id: RESULT,
    verdict: JSON.stringify({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED', detail }],
      signals: ['ENROLLED_AFTER_RACE'],
    }),
    award_type: null,
    check_state: 'held',
    check_amount: 12_500,
    held_since: RECEIVED_AT,
  } as never);
};
