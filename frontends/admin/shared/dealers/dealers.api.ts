import { dealerLogins, dealerStatement, getDealer, listDealerLogins, listDealers } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useDealersQuery, useDealerQuery, useDealerLoginsQuery, useAllDealerLoginsQuery, useDealerMonthQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      dealers: build.query({ ...call(listDealers), providesTags: ['dealer'] }),
      dealer: build.query({ ...call(getDealer), providesTags: ['dealer', 'money'] }),
      dealerLogins: build.query({ ...call(dealerLogins), providesTags: ['dealer'] }),
      allDealerLogins: build.query({ ...call(listDealerLogins), providesTags: ['dealer'] }),
      dealerMonth: build.query({ ...call(dealerStatement), providesTags: ['money'] }),
    }),
  });
