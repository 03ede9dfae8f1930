import type { listVinDisputes, Response, VinPattern } from '@rrr/contract';
import { riderId } from './examples.js';

export const pattern: VinPattern = {
  _id: '01hq00000000000000000v0001',
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBKMXA43*S',
  status: 'unverified',
  decidedAt: null,
  decidedBy: null,
};
export const dispute: Response<typeof listVinDisputes>['vinDisputes'][number] = {
  _id: '01hq00000000000000000q0001',
  vin: 'VBKMXA435SM000017',
  heldBy: { _id: riderId, fullName: 'Sam Carter' },
  claimedBy: { _id: '01hq00000000000000000r0002', fullName: 'Kim Carter' },
  claimed: { year: 2025, make: 'KTM', model: '450 SX-F' },
  at: '2026-04-01T12:00:00.000Z',
  settled: null,
};
