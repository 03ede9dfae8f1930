import { getContactMessage, listContactMessages } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useMessagesQuery, useMessageQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query({ ...call(listContactMessages), providesTags: ['message'] }),
    message: build.query({ ...call(getContactMessage), providesTags: ['message'] }),
  }),
});
