import { listImports } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useImportsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ imports: build.query({ ...call(listImports), providesTags: ['event', 'vin'] }) }),
});
