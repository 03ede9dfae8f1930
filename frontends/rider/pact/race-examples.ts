import type { getEvent, getSeries, Response, ResultClaim, roleEvents, SeriesSummary } from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';
import { riderId, usd } from '@rrr/kit/pact/examples';

const series = { _id: '01hq00000000000000000k0001', name: 'High Desert Series' };

const { venueWebsite: _w, ...nothing } = blank(EVENT);
export const nextEvent: Response<typeof roleEvents>['events'][number] = {
  ...nothing,
  _id: '01hq00000000000000000e0004',
  title: 'Rimrock Motocross Round 4',
  venue: 'Rimrock Park',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  startDate: '2026-05-09',
  endDate: '2026-05-09',
  type: 'motocross',
  paying: true,
  status: 'current',
  series,
  classCount: 1,
  resultCount: 0,
  contingencyAmount: usd(42500),
  promoter: { _id: '01hq00000000000000000p0001', name: 'Rimrock Racing' },
  resultsDueDate: '2026-06-23',
  classesWithResults: 0,
  mine: { favourite: false, results: 0 },
};

const { promoter: _, resultsDueDate: __, classesWithResults: ___, mine: ____, ...summary } = nextEvent;
export const eventSummary: Response<typeof getSeries>['events'][number] = summary;

const { classCount: _c, resultCount: _r, ...about } = summary;
export const eventDetail: Response<typeof getEvent>['event'] = {
  ...about,
  venueWebsite: 'https://rimrock.example.com',
  promoter: nextEvent.promoter,
  contingencyAmount: usd(42500),
  resultsDueDate: '2026-06-23',
  minimumStarters: 5,
  canUpload: false,
  version: 1,
  canceledAt: null,
  cancelReason: null,
  lateResultsAccepted: null,
  copyOf: null,
  classes: [
    {
      _id: '01hq00000000000000000c0001',
      name: '450 A',
      payoutType: 'dealerCredit',
      payoutPlaces: [
        { place: 1, amount: usd(25000) },
        { place: 2, amount: usd(12500) },
        { place: 3, amount: usd(5000) },
      ],
      entrants: null,
      resultsReceivedAt: null,
      results: [],
    },
  ],
};

export const seriesSummary: SeriesSummary = { ...series, state: 'OR', country: 'US', active: true, races: 1 };

export const resultClaim: ResultClaim = {
  _id: '01hq00000000000000000m0001',
  rider: { _id: riderId, fullName: 'Sam Carter' },
  event: { _id: '01hq00000000000000000e0001', title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
  class: null,
  place: 5,
  message: 'I was 5th, number 217.',
  status: 'open',
  at: '2026-04-03T18:00:00.000Z',
  resultId: null,
  decided: null,
};
