import { overpaidAwards } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useOverpaidQuery } = api.injectEndpoints({
  endpoints: (build) => ({ overpaid: build.query({ ...call(overpaidAwards), providesTags: ['money'] }) }),
});
