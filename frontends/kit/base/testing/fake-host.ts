import { getSession, type Endpoint, type Session, type UserType } from '@rrr/contract';
import type { Host, Notice } from '../host.js';
import { ApiError, type ApiProblem } from '../http/api-error.js';
import type { Parts } from '../http/build-request.js';
import type { HttpClient } from '../http/http-client.js';

export interface FakeHost extends Host {
  /** every call made, in order */
  readonly calls: { id: string; request: unknown }[];
  readonly notices: Notice[];
  readonly visited: string[];
  readonly reports: unknown[];
}

export const fakeSession = (type: UserType = 'rider', over: Partial<Session> = {}): Session => ({
  account: {
    _id: '01hq0000000000000000000001',
    email: `${type}@example.com`,
    type,
    emailVerified: true,
    deActivated: false,
    locale: 'en',
  },
  user: {
    _id: '01hq0000000000000000000002',
    fullName: 'Sam Carter',
    email: `${type}@example.com`,
    phone: '5035550123',
    profileImage: null,
    bikes: [{ _id: '01hq0000000000000000000003', valid: true }],
  },
  proxyHost: null,
  ...over,
});

/**
 * Answers by operation id: a value, a function of the request, or a `refusal`. A call without an answer fails the test.
 */
export type Answers = Record<string, unknown>;

/** A refusal as an answer of `fakeHost`. */
export const refusal = (status: number, code: string, detail: string, errors?: ApiProblem['errors']) =>
  new ApiError({ status, code, detail, requestId: 'test', ...(errors ? { errors } : {}) });

/** What follows the calls of fake hosts: `watch-calls.ts` in tests, nothing in the showcase. */
export interface CallWatch {
  asked(endpoint: Endpoint, request: Parts): void;
  /** Throws for a request that the contract refuses, and for an answer that it does not allow. */
  answered(endpoint: Endpoint, request: Parts, answer: unknown): void;
}
let watch: CallWatch | undefined;
export const watchCalls = (callWatch: CallWatch): void => void (watch = callWatch);

type FakeOptions = Partial<Omit<Host, 'http'>> & { answers?: Answers };

export const fakeHost = ({ answers = {}, ...over }: FakeOptions = {}): FakeHost => {
  const calls: FakeHost['calls'] = [];
  const [notices, visited, reports]: [Notice[], string[], unknown[]] = [[], [], []];
  const answer = async (endpoint: Endpoint, given: object = {}): Promise<unknown> => {
    const { signal: _, onProgress: __, ...request } = given as Record<string, unknown>;
    calls.push({ id: endpoint.id, request });
    watch?.asked(endpoint, request);
    if (!(endpoint.id in answers)) throw new Error(`fakeHost was given no answer for ${endpoint.id}`);
    const item = answers[endpoint.id];
    const value: unknown = await (typeof item === 'function' ? (item as (request: unknown) => unknown)(request) : item);
    watch?.answered(endpoint, request, value);
    if (value instanceof ApiError) throw value;
    return value;
  };
  const session = over.session ?? fakeSession();
  let now = session;
  const listeners = new Set<() => void>();
  return {
    contract: 1,
    session,
    live: {
      current: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh: async () => {
        if (!('getSession' in answers)) return;
        now = ((await answer(getSession)) as { session: Session }).session;
        for (const listener of listeners) listener();
      },
    },
    basePath: `/auth/${session.account.type}`,
    http: { call: answer as HttpClient['call'] },
    locale: 'en',
    theme: { current: () => 'light', subscribe: () => () => {} },
    navigate: (to) => void visited.push(to),
    notify: (notice) => void notices.push(notice),
    report: (error) => void reports.push(error),
    ...over,
    calls,
    notices,
    visited,
    reports,
  };
};
