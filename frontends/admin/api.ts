import { createApi } from '@reduxjs/toolkit/query/react';
import { hostBaseQuery } from '@rrr/kit/base';

/**
 * Each feature adds its calls by `api.injectEndpoints`. What shows money carries the tag `money`: an undo asks all of
 * it again. `record`: what an administrator keeps of people and payments beside it.
 */
export const api = createApi({
  baseQuery: hostBaseQuery,
  refetchOnMountOrArgChange: true,
  tagTypes: [
    'money',
    'record',
    'event',
    'series',
    'category',
    'vin',
    'dealer',
    'promoter',
    'admin',
    'message',
    'mail',
    'token',
    'webhook',
    'season',
    'notice',
  ],
  endpoints: () => ({}),
});
