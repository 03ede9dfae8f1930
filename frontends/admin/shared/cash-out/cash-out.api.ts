import {
  listCashYears,
  listCheques,
  listPaymentRuns,
  listPayoutClaims,
  listTaxLines,
  listWaitingCash,
  payoutMonths,
  previewPaymentRun,
  reportCashOut,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const {
  usePayoutClaimsQuery,
  useWaitingCashQuery,
  useChequesQuery,
  useCashYearsQuery,
  useTaxLinesQuery,
  useCashByRiderQuery,
  usePayoutMonthsQuery,
  usePaymentRunPreviewQuery,
  usePaymentRunsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    payoutClaims: build.query({ ...call(listPayoutClaims), providesTags: ['money'] }),
    waitingCash: build.query({ ...call(listWaitingCash), providesTags: ['money', 'record'] }),
    cheques: build.query({ ...call(listCheques), providesTags: ['money'] }),
    cashYears: build.query({ ...call(listCashYears), providesTags: ['money'] }),
    taxLines: build.query({ ...call(listTaxLines), providesTags: ['money', 'record'] }),
    cashByRider: build.query({ ...call(reportCashOut), providesTags: ['money'] }),
    paymentRunPreview: build.query({ ...call(previewPaymentRun), providesTags: ['money'] }),
    paymentRuns: build.query({ ...call(listPaymentRuns), providesTags: ['money'] }),
    payoutMonths: build.query({ ...call(payoutMonths), providesTags: ['money'] }),
  }),
});
