import { getPayoutClaim, getRiderCash, listCreditChoices, listPayoutClaims, offerCredit } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useCashQuery, useClaimsQuery, useClaimQuery, useCreditOfferQuery, useCreditChoicesQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      cash: build.query({ ...call(getRiderCash), providesTags: ['cash'] }),
      claims: build.query({ ...call(listPayoutClaims), providesTags: ['cash'] }),
      creditOffer: build.query({ ...call(offerCredit), providesTags: ['cash'] }),
      creditChoices: build.query({ ...call(listCreditChoices), providesTags: ['cash'] }),
      claim: build.query({ ...call(getPayoutClaim), providesTags: ['cash'] }),
    }),
  });
