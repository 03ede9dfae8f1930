import type { SeriesDetail } from '@rrr/contract';
import { promoterId } from './examples.js';

export const seriesId = '01hq00000000000000000s0001';

export const series: SeriesDetail = {
  _id: seriesId,
  name: 'Rimrock Series',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  races: 6,
  eventCount: 2,
  distance: null,
  active: true,
  promoter: { _id: promoterId, name: 'Rimrock Racing' },
  bonus: false,
  initialValue: null,
  expirationDate: null,
  notes: 'Gate opens at six',
  version: 2,
};
