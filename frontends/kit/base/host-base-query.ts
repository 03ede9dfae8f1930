import type { Endpoint, Response } from '@rrr/contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { problemOf, type ApiProblem } from './http/api-error.js';
import type { Call } from './http/http-client.js';
import type { Host } from './host.js';

interface HostCall {
  endpoint: Endpoint;
  request: object;
}

/** The base query of every remote: the host stands in the store's thunk extra (see `remoteStore`). */
export const hostBaseQuery: BaseQueryFn<HostCall, unknown, ApiProblem> = async (
  { endpoint, request },
  { extra, signal },
) => {
  const { http } = extra as Host;
  try {
    // `null`, because RTK Query takes `undefined` for an answer that was forgotten
    return { data: (await http.call(endpoint, { ...request, signal } as never)) ?? null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem) return { error: problem };
    throw error;
  }
};

type Argument<E extends Endpoint> = object extends Call<E> ? Call<E> | void : Call<E>;

/**
 * A query or mutation of RTK Query from an endpoint: `rider: build.query({ ...call(getRider), providesTags: ['rider']
 * })`.
 */
export const call = <E extends Endpoint>(endpoint: E) => ({
  query: (request: Argument<E>): HostCall => ({ endpoint, request: request ?? {} }),
  transformResponse: (answer: unknown) => answer as Response<E>,
});
