import { riderEarnings } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useEarningsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ earnings: build.query(call(riderEarnings)) }),
});
