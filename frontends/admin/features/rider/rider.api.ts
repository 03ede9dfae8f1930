import {
  getRider,
  listRedemptions,
  listRevoked,
  riderAwards,
  riderEarnings,
  riderLedger,
  undoRedemption,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const {
  useRiderQuery,
  useAwardsQuery,
  useEarningsQuery,
  useLedgerQuery,
  useRedemptionsQuery,
  useRevokedQuery,
  useUndoMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    rider: build.query({ ...call(getRider), providesTags: ['money'] }),
    awards: build.query({ ...call(riderAwards), providesTags: ['money'] }),
    earnings: build.query({ ...call(riderEarnings), providesTags: ['money'] }),
    ledger: build.query({ ...call(riderLedger), providesTags: ['money'] }),
    redemptions: build.query({ ...call(listRedemptions), providesTags: ['money'] }),
    revoked: build.query({ ...call(listRevoked), providesTags: ['money'] }),
    // A refused undo tells as much as one that worked: what is on the page was out of date.
    undo: build.mutation({ ...call(undoRedemption), invalidatesTags: ['money'] }),
  }),
});
