import { getRedemption, listRedemptions, listRevoked, riderAwards, riderLedger } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useAwardsQuery, useLedgerQuery, useReceiptQuery, useRedemptionsQuery, useRevokedQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      awards: build.query(call(riderAwards)),
      ledger: build.query(call(riderLedger)),
      receipt: build.query(call(getRedemption)),
      redemptions: build.query(call(listRedemptions)),
      revoked: build.query(call(listRevoked)),
    }),
  });
