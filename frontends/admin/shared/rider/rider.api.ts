import { getRider, listRedemptions, listRevoked, riderAwards, riderEarnings, riderLedger } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useRiderQuery, useAwardsQuery, useEarningsQuery, useLedgerQuery, useRedemptionsQuery, useRevokedQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      rider: build.query({ ...call(getRider), providesTags: ['money', 'record'] }),
      awards: build.query({ ...call(riderAwards), providesTags: ['money'] }),
      earnings: build.query({ ...call(riderEarnings), providesTags: ['money'] }),
      ledger: build.query({ ...call(riderLedger), providesTags: ['money'] }),
      redemptions: build.query({ ...call(listRedemptions), providesTags: ['money'] }),
      revoked: build.query({ ...call(listRevoked), providesTags: ['money'] }),
    }),
  });
