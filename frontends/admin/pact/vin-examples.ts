import type { VinPattern } from '@rrr/contract';

export const pattern: VinPattern = {
  _id: '01hq00000000000000000v0001',
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBKMXA43*S',
  status: 'unverified',
  decidedAt: null,
  decidedBy: null,
};
