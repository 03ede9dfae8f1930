import { expect } from '@jest/globals';
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
  /** the body as it came */
  readonly bytes: Buffer;
  /** the body as JSON; throws when it is none */
  json<T = Record<string, unknown>>(): T;
}

export type Browser = ReturnType<typeof browser>;

/** A person's browser, as far as the API is concerned: it keeps cookies and follows nothing. */
export const browser = (base: string) => {
  const cookies = new Map<string, string>();
  const ask = async (path: string, { method = 'GET', body, form, headers = {} }: Asked = {}): Promise<Answered> => {
    const answer = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString('utf8');
    await checkPromised(base, { method, path, status: answer.status, text });
    return { status: answer.status, headers: answer.headers, text, bytes, json: <T>() => JSON.parse(text) as T };
  };
  return {
    ask,
    cookies,
    signIn: async (email: string, password: string): Promise<void> => {
      const answer = await ask('/api/login', { method: 'POST', body: { email, password } });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    },
  };
};
