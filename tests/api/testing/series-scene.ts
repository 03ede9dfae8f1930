import * as contract from '@rrr/contract';
import type { SeriesDetail } from '@rrr/contract';
import { startDemo } from './start-demo.js';

/** A series as a promoter adds it. */
export const OWN_SERIES = {
  name: 'Rimrock Cup',
  state: 'or',
  zipcode: '97701',
  country: 'us',
  races: 6,
  distance: '40 miles',
  notes: 'Ask Dana',
};
/** The same series as an admin adds it, and what makes its bonus. */
export const SERIES = { ...OWN_SERIES, bonus: false, initialValue: null, expirationDate: null, promoterId: null };
export const BONUS = {
  bonus: true,
  initialValue: { amount: 25_000, currency: 'USD' as const },
  expirationDate: '2099-12-31',
};

/** The demo with everyone who reads or edits series. */
export const seriesScene = async () => {
  const demo = await startDemo();
  const [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  const [promoterId, riderId] = [(await promoter.session()).user._id, (await rider.session()).user._id];
  return {
    ...{ demo, admin, promoter, rider, promoterId, riderId },
    add: async (change: object = {}): Promise<SeriesDetail> =>
      (await admin.call(contract.addSeries, { body: { ...SERIES, ...change } })).series,
    /** the series of the demo promoter */
    own: async (): Promise<SeriesDetail> => {
      const { series } = await admin.call(contract.adminSeries, { query: { promoterId } });
      if (!series[0]) throw new Error('The demo promoter has no series');
      return series[0];
    },
  };
};
