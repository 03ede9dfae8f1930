import type { HeldAward } from '@rrr/contract';
import { eventId, riderId, usd } from './examples.js';
import { classId, resultId } from './given.js';

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
