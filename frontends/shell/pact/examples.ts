import { type EventDetail, type EventSummary } from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';

export const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const riderId = '01hq00000000000000000r0001';
export const adminId = '01hq00000000000000000a0001';
export const eventId = '01hq00000000000000000e0001';

const { venueWebsite, ...nothing } = blank(EVENT);
const fields = {
  ...nothing,
  _id: eventId,
  title: 'Rimrock Motocross Round 3',
  venue: 'Rimrock Park',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  startDate: '2026-02-28',
  endDate: '2026-02-28',
  type: 'motocross',
  paying: true,
  status: 'current' as const,
  series: { _id: '01hq00000000000000000k0001', name: 'High Desert Series' },
};

export const summary: EventSummary = { ...fields, classCount: 1, resultCount: 1, contingencyAmount: usd(42_500) };

/** As a visitor sees it: who finished where, and nothing of what it paid them. */
export const event: EventDetail = {
  ...fields,
  venueWebsite,
  promoter: { _id: '01hq00000000000000000p0001', name: 'Rimrock Racing' },
  contingencyAmount: usd(42_500),
  resultsDueDate: '2026-04-14',
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
      payoutPlaces: [{ place: 1, amount: usd(25_000) }],
      entrants: null,
      resultsReceivedAt: '2026-03-01T18:00:00.000Z',
      results: [
        {
          _id: '01hq00000000000000000s0001',
          place: 2,
          resultType: 'finished',
          riderName: 'Sam Carter',
          number: '217',
          hometown: 'Bend',
          bike: 'KTM',
          rider: null,
          verdict: null,
        },
      ],
    },
  ],
};
