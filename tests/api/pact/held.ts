import type { Draft } from './draft.js';
import { BIKE, bike } from './people.js';
import { CLASS, earningResult, EVENT, type Race, RECEIVED_AT, RESULT } from './races.js';

const held = (draft: Draft, signal: string, more: object = {}): void => {
  const detail = { amount: 12_500, currency: 'USD', bikeId: BIKE, since: RECEIVED_AT, ...more };
  draft.put('results', {
    id: RESULT,
    verdict: JSON.stringify({ earns: null, reasons: [{ code: 'BEING_CHECKED', detail }], signals: [signal] }),
    award_type: null,
    check_state: 'held',
    check_amount: 12_500,
    held_since: RECEIVED_AT,
  } as never);
};

/** The rider finished second, and what it won waits for a check. */
export const heldResult = (draft: Draft, riderId: string, race: Race): void => {
  earningResult(draft, riderId, race);
  bike(draft, riderId);
  held(draft, 'ENROLLED_AFTER_RACE');
};

/** The same, and it was refused because photos of the logos were not sent in time. */
export const photosLapsed = (draft: Draft, riderId: string, race: Race): void => {
  heldResult(draft, riderId, race);
  const detail = { amount: 12_500, currency: 'USD', bikeId: BIKE, reason: null, photos: 2, photosBy: '2026-03-31' };
  draft.put('results', {
    id: RESULT,
    verdict: JSON.stringify({ earns: null, reasons: [{ code: 'CHECK_REFUSED', detail }] }),
    check_state: 'refused',
    held_since: null,
  } as never);
};

/** The same, and it waits for photos of the logos, of which the first was sent. */
export const photosAwaited = (draft: Draft, riderId: string, race: Race, photoId: string): void => {
  earningResult(draft, riderId, race);
  bike(draft, riderId);
  held(draft, 'LOGO_PHOTOS', { photos: 2, photosBy: '2030-12-31' });
  draft.put('logo_photos', {
    id: photoId,
    event_id: race.eventId ?? EVENT,
    class_id: race.classId ?? CLASS,
    rider_id: riderId,
    slot: 1,
    status: 'sent',
    file_key: `photos/${photoId}`,
    content_type: 'image/png',
    bytes: 68,
    digest: '0'.repeat(64),
    sent_at: RECEIVED_AT,
    replaced_at: null,
    decided_at: null,
    decided_by: null,
    refusal: null,
  });
};
