import { getMail, listMails } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useMailsQuery, useMailQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    mails: build.query({ ...call(listMails), providesTags: ['mail'] }),
    mail: build.query({ ...call(getMail), providesTags: ['mail'] }),
  }),
});
