import { createApi } from '@reduxjs/toolkit/query/react';
import { getRider } from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';

/** Each feature adds its calls by `api.injectEndpoints`; the rider's own record is what they all stand on. */
export const api = createApi({
  baseQuery: hostBaseQuery,
  // Money moves at the dealer's counter, not here: a page that is opened again asks again.
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({ rider: build.query(call(getRider)) }),
});
export const { useRiderQuery } = api;
