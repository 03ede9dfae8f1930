import { getAdmin, listAdmins } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useAdminsQuery, useAdminQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    admins: build.query({ ...call(listAdmins), providesTags: ['admin'] }),
    admin: build.query({ ...call(getAdmin), providesTags: ['admin'] }),
  }),
});
