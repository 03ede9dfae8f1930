import { createApi } from '@reduxjs/toolkit/query/react';
import { hostBaseQuery } from '@rrr/kit/base';

/** Each feature adds its calls: `api.injectEndpoints({ endpoints: (build) => ({ rider: build.query(call(getRider)) }) })`. */
export const api = createApi({ baseQuery: hostBaseQuery, tagTypes: [], endpoints: () => ({}) });
