import { listApprovals } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useApprovalListQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    approvalList: build.query({ ...call(listApprovals), providesTags: ['record', 'event'] }),
  }),
});
