import { getConfig } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from './api.js';

/** The settings in force: figures of rules are never written into texts. */
export const { useProgramQuery } = api.injectEndpoints({
  endpoints: (build) => ({ program: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }) }),
});
