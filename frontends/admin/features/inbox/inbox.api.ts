import {
  eventResults,
  eventsToDecide,
  getApproval,
  getCashReminder,
  getResultClaim,
  listApprovals,
  listOverdueRiders,
  listResultClaims,
  overpaidAwards,
  unpaidResults,
  waitingDocuments,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** What waits for a decision, and what it is decided by. */
export const {
  useWaitingDocumentsQuery,
  useOpenClaimsQuery,
  useResultClaimQuery,
  useOpenResultsQuery,
  useUnpaidResultsQuery,
  useOverpaidAwardsQuery,
  useEventsToDecideQuery,
  useApprovalsQuery,
  useApprovalQuery,
  useOverdueRidersQuery,
  useCashReminderQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    waitingDocuments: build.query({ ...call(waitingDocuments), providesTags: ['record'] }),
    openClaims: build.query({ ...call(listResultClaims), providesTags: ['record'] }),
    resultClaim: build.query({ ...call(getResultClaim), providesTags: ['record'] }),
    openResults: build.query({ ...call(eventResults), providesTags: ['record'] }),
    unpaidResults: build.query({ ...call(unpaidResults), providesTags: ['record', 'money'] }),
    eventsToDecide: build.query({ ...call(eventsToDecide), providesTags: ['event'] }),
    approvals: build.query({ ...call(listApprovals), providesTags: ['record', 'event'] }),
    approval: build.query({ ...call(getApproval), providesTags: ['record', 'event'] }),
    overdueRiders: build.query({ ...call(listOverdueRiders), providesTags: ['money', 'record'] }),
    cashReminder: build.query({ ...call(getCashReminder), providesTags: ['money', 'record'] }),
    overpaidAwards: build.query({ ...call(overpaidAwards), providesTags: ['money'] }),
  }),
});
