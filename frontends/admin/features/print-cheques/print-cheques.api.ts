import { chequePapers } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useChequePapersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chequePapers: build.query({ ...call(chequePapers), providesTags: ['money'] }),
  }),
});
