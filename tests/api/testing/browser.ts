import { afterEach, beforeEach, expect } from '@jest/globals';
import {
  type Endpoint,
  getSession,
  login,
  problem,
  type Problem,
  type Request,
  type Response,
  type Session,
  type UserType,
} from '@rrr/contract';
import { buildRequest, type Parts } from '../../../frontends/kit/base/http/build-request.js';
import { checkPromised } from './promised.js';

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** the raw body */
  readonly bytes: Buffer;
  /** the body as JSON, for comparisons; throws when it is none */
  json(): Record<string, unknown>;
  /** the body, checked against the contract; throws for a refusal */
  of<E extends Endpoint>(endpoint: E): Response<E>;
  /** the body as a problem; throws for other bodies */
  problem(): Problem;
}

type Params<P> = Omit<P, 'role'> & { readonly role?: UserType };
/** A request of the contract; the browser adds its role and a new idempotency key. */
type Call<E extends Endpoint> = Omit<Request<E>, 'params' | 'query' | 'idempotencyKey'> &
  (Request<E> extends { params: infer P }
    ? object extends Params<P>
      ? { params?: Params<P> }
      : { params: Params<P> }
    : object) &
  (Request<E> extends { query: infer Q } ? { query?: Q } : object) & { idempotencyKey?: string };
type Given<E extends Endpoint> = object extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

export type Browser = ReturnType<typeof browser>;

let keys = 0;

const jars = new Set<Map<string, string>>();
const before = new Map<Map<string, string>, readonly (readonly [string, string])[]>();
/** Who is signed in when a test begins is signed in when the next one begins. */
beforeEach(() => {
  for (const jar of jars) before.set(jar, [...jar]);
});
afterEach(() => {
  jars.clear();
  for (const [jar, cookies] of before) {
    jars.add(jar);
    jar.clear();
    for (const [name, value] of cookies) jar.set(name, value);
  }
});

/** A client with cookies, like a person's browser; it does not follow redirects. */
export const browser = (base: string) => {
  const cookies = new Map<string, string>();
  jars.add(cookies);
  let role: UserType | undefined;
  const send = async (
    path: string,
    { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body?: string | FormData },
  ): Promise<Answered> => {
    const answer = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      headers: { ...headers, Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString('utf8');
    await checkPromised(base, { method, path, status: answer.status, text });
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      bytes,
      json: () => JSON.parse(text),
      of: <E extends Endpoint>(endpoint: E) => {
        if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}: ${text}`);
        return endpoint.response?.parse(JSON.parse(text)) as Response<E>;
      },
      problem: () => problem.parse(JSON.parse(text)),
    };
  };
  /** Sends any request, for tests of requests that the frontends would not send. */
  const ask = (path: string, { method = 'GET', body, form, headers = {} }: Asked = {}): Promise<Answered> =>
    send(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
    });
  const request = <E extends Endpoint>(endpoint: E, [given = {}]: readonly [Parts?]): Promise<Answered> => {
    const { url, ...rest } = buildRequest(
      endpoint,
      {
        ...given,
        params: { role, ...given.params },
        ...(endpoint.idempotent ? { idempotencyKey: given.idempotencyKey ?? `call-${(keys += 1)}-${Date.now()}` } : {}),
      },
      'en',
    );
    return send(url, rest);
  };
  const call = async <E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<Response<E>> =>
    (await request(endpoint, given as readonly [Parts?])).of(endpoint);
  return {
    ask,
    cookies,
    /** Makes a call and returns its checked response; throws when it is refused. */
    call,
    /** The current session; throws when nobody is signed in. */
    session: async (): Promise<Session> => {
      const { session } = await call(getSession);
      if (!session) throw new Error('Nobody is signed in');
      return session;
    },
    /** Makes a call that must be refused, and returns the problem. */
    refusal: async <E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<Problem> =>
      (await request(endpoint, given as readonly [Parts?])).problem(),
    /** the role of calls, after a second factor was proved */
    setRole: (type: UserType): void => {
      role = type;
    },
    signIn: async (email: string, password: string): Promise<void> => {
      const answer = await ask('/api/login', { method: 'POST', body: { email, password } });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      // without a session, a second factor is asked for
      role = answer.of(login).session?.account.type ?? role;
    },
  };
};
