import { createApi } from '@reduxjs/toolkit/query/react';
import {
  getConfig,
  getDealer,
  getRedemption,
  getRider,
  listRedemptions,
  listRevoked,
  searchRiders,
} from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';

/**
 * What the dealer's screens read. The two acts that move money are not here but in `features`: RTK Query keeps the
 * arguments of a mutation in the store, and a rider's PIN has no business there.
 */
export const api = createApi({
  baseQuery: hostBaseQuery,
  tagTypes: ['rider', 'redemptions'],
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }),
    dealer: build.query(call(getDealer)),
    riders: build.query({ ...call(searchRiders), providesTags: ['rider'], keepUnusedDataFor: 30 }),
    rider: build.query({ ...call(getRider), providesTags: ['rider'], keepUnusedDataFor: 0 }),
    redemptions: build.query({ ...call(listRedemptions), providesTags: ['redemptions'] }),
    redemption: build.query({ ...call(getRedemption), providesTags: ['redemptions'], keepUnusedDataFor: 0 }),
    revoked: build.query({ ...call(listRevoked), providesTags: ['redemptions'] }),
  }),
});

export const {
  useConfigQuery,
  useDealerQuery,
  useRidersQuery,
  useRiderQuery,
  useRedemptionQuery,
  useRedemptionsQuery,
  useRevokedQuery,
} = api;
