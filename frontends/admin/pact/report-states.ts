import type { States } from '@rrr/kit/pact';
import { cash, category, credit, licence, requested, thisYear } from './given.js';

/** The dashboard and the reports. */
export const reportStates: States['calls'] = {
  amateurRiderStats: [credit],
  getSeriesSummary: [thisYear, category],
  getSummary: [thisYear],
  getWaiting: [licence],
  marketShareMonth: [credit],
  marketShareSeries: [credit],
  movements: [credit],
  payoutMonths: [requested],
  proRiderStats: [cash],
  reportCashOut: [cash],
  reportEarnings: [credit],
  reportRedemptions: [thisYear],
  topAmateurRiders: [credit],
  topDealers: [thisYear],
  topProRiders: [cash],
};
