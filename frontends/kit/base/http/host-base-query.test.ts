import { expect, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query';
import { eventsLean, getEvent, listEvents } from '@rrr/contract';
import { call, hostBaseQuery } from '../host-base-query.js';
import { remoteStore } from '../remote-store.js';
import { fakeHost, refusal } from '../testing/index.js';

const api = createApi({
  baseQuery: hostBaseQuery,
  endpoints: (build) => ({
    event: build.query(call(getEvent)),
    events: build.query({ ...call(listEvents), keepUnusedDataFor: 5 }),
    recent: build.query(call(eventsLean)),
  }),
});
const eventId = '01hq0000000000000000000001';
const none = { events: [], contingencyAmount: { amount: 0, currency: 'USD' } };

test('an answer of the API becomes the data of the query, typed by its endpoint', async () => {
  const host = fakeHost({ answers: { listEvents: { ...none, pagination: { page: 2, totalPages: 2 } } } });
  const { data } = await remoteStore(host, api).dispatch(api.endpoints.events.initiate({ query: { page: 2 } }));
  expect(data?.pagination.page).toBe(2);
  expect(host.calls).toEqual([{ id: 'listEvents', request: { query: { page: 2 } } }]);
});

test('a refusal becomes plain data that the store can hold', async () => {
  const host = fakeHost({ answers: { getEvent: refusal(404, 'NOT_FOUND', 'There is no such event') } });
  const { error } = await remoteStore(host, api).dispatch(api.endpoints.event.initiate({ params: { eventId } }));
  expect(error).toEqual({ status: 404, code: 'NOT_FOUND', detail: 'There is no such event', requestId: 'test' });
});

test('a refusal made by the code of another app is read the same', async () => {
  class ForeignApiError extends Error {
    override readonly name = 'ApiError';
    constructor(readonly problem: object) {
      super('There is no such event');
    }
  }
  const problem = { status: 404, code: 'NOT_FOUND', detail: 'There is no such event', requestId: 'test' };
  const host = fakeHost({ answers: { getEvent: () => Promise.reject(new ForeignApiError(problem)) } });
  const { error } = await remoteStore(host, api).dispatch(api.endpoints.event.initiate({ params: { eventId } }));
  expect(error).toEqual(problem);
});

test('optional filters may be left out', async () => {
  const host = fakeHost({ answers: { listEvents: { ...none, pagination: { page: 1, totalPages: 0 } } } });
  await remoteStore(host, api).dispatch(api.endpoints.events.initiate());
  expect(host.calls[0]?.request).toEqual({});
});
