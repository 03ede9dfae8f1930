import type { Category, SeriesDetail } from '@rrr/contract';

/** A series of which only what must be is known. */
export const seriesDetail: SeriesDetail = {
  _id: '01hq00000000000000000k0001',
  name: 'High Desert Series',
  state: 'OR',
  zipcode: null,
  country: 'US',
  races: null,
  eventCount: 1,
  distance: null,
  active: true,
  promoter: { _id: '01hq00000000000000000p0001', name: 'Rimrock Racing' },
  bonus: false,
  initialValue: null,
  expirationDate: null,
  notes: null,
  version: 1,
};

export const category: Category = {
  _id: '01hq00000000000000000g0001',
  description: 'Regional motocross',
  active: true,
  seriesCount: 1,
  version: 1,
};
