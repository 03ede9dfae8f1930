import { createApi } from '@reduxjs/toolkit/query/react';
import {
  dealerLogins,
  dealerStatement,
  getConfig,
  getCounterCode,
  getDealer,
  getRedemption,
  getRider,
  listRedemptions,
  listRefunds,
  listRefundsDue,
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
  tagTypes: ['rider', 'redemptions', 'dealer', 'logins'],
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }),
    // of this minute only
    counterCode: build.query({ ...call(getCounterCode), keepUnusedDataFor: 0 }),
    dealer: build.query({ ...call(getDealer), providesTags: ['dealer'] }),
    logins: build.query({ ...call(dealerLogins), providesTags: ['logins'] }),
    riders: build.query({ ...call(searchRiders), providesTags: ['rider'], keepUnusedDataFor: 30 }),
    rider: build.query({ ...call(getRider), providesTags: ['rider'], keepUnusedDataFor: 0 }),
    redemptions: build.query({ ...call(listRedemptions), providesTags: ['redemptions'] }),
    redemption: build.query({ ...call(getRedemption), providesTags: ['redemptions'], keepUnusedDataFor: 0 }),
    revoked: build.query({ ...call(listRevoked), providesTags: ['redemptions'] }),
    refundsDue: build.query({ ...call(listRefundsDue), providesTags: ['redemptions'] }),
    refunds: build.query({ ...call(listRefunds), providesTags: ['redemptions'] }),
    // read anew each time: an administrator's refund changes it too
    statement: build.query({ ...call(dealerStatement), providesTags: ['redemptions'], keepUnusedDataFor: 0 }),
  }),
});

export const {
  useConfigQuery,
  useCounterCodeQuery,
  useDealerQuery,
  useLoginsQuery,
  useRidersQuery,
  useRiderQuery,
  useRedemptionQuery,
  useRedemptionsQuery,
  useRefundsDueQuery,
  useRefundsQuery,
  useRevokedQuery,
  useStatementQuery,
} = api;
