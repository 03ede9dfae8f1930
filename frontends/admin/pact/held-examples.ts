import type { HeldAward } from '@rrr/contract';
import { eventId, riderId, usd } from './examples.js';
import { classId, resultId } from './given.js';

/** It waits for photos of the logos, which were sent. */
export const withPhotos = (change: Partial<NonNullable<HeldAward['photos']>> = {}): HeldAward => ({
  ...heldAward,
  signals: [{ code: 'LOGO_PHOTOS', detail: 'Photos of the motorcycle with its logos are asked for.' }],
  photos: {
    asked: 2,
    until: '2026-12-10',
    complete: true,
    madeByYou: false,
    sent: ([1, 2] as const).map((slot) => ({
      _id: `01hq00000000000000000m000${slot}`,
      slot,
      status: 'sent' as const,
      contentType: 'image/jpeg' as const,
      sentAt: '2026-03-04T18:00:00.000Z',
      refusal: null,
      usedFor:
        slot === 2
          ? [{ event: 'Mud Creek', class: '250 B', rider: 'Sue Carter', sentAt: '2026-02-04T18:00:00.000Z' }]
          : [],
    })),
    ...change,
  },
});

export const heldAward: HeldAward = {
  _id: resultId,
  rider: { _id: riderId, fullName: 'Sam Carter', enrolledAt: '2026-03-02T17:00:00.000Z' },
  event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28', endDate: '2026-02-28' },
  class: { _id: classId, name: '450 A' },
  place: 2,
  amount: usd(12_500),
  heldSince: '2026-03-03T18:00:00.000Z',
  signals: [{ code: 'ENROLLED_AFTER_RACE', detail: 'The rider enrolled after the race.' }],
  bike: { name: '2025 KTM 450 SX-F', vin: 'VBKMXA435SM000017', vinVerifiedAt: null },
  otherResults: 0,
  enteredByYou: false,
  decision: null,
};
