import { getNotice, listNotices } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useNoticesQuery, useNoticeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query({ ...call(listNotices), providesTags: ['notice', 'record'] }),
    notice: build.query({ ...call(getNotice), providesTags: ['notice', 'record'] }),
  }),
});
