import { beforeEach, expect, test } from '@jest/globals';
import { takeArrival } from './arrival.js';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => kept.clear());

const arrive = (url: string) => {
  const { pathname, search, hash } = new URL(url, 'https://rewards.example.com');
  let shown = pathname + search + hash;
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to?: string | URL | null) => (shown = `${to}`),
  };
  return { arrival: takeArrival({ pathname, search, hash }, history, storage), shown };
};

test.each([
  ['/password-lost-reset#email=zoe%40example.com&code=004217', '/password-lost-reset'],
  ['/fr/password-lost-reset/?code=004217&email=zoe%40example.com&x=1', '/fr/password-lost-reset/?x=1'],
  ['/accept-invitation?a=b#email=zoe%40example.com&code=004217', '/accept-invitation?a=b'],
])('%s gives up its code at once, and shows %s', (url, shown) =>
  expect(arrive(url)).toMatchObject({ arrival: { email: 'zoe@example.com', code: '004217' }, shown }),
);

test('what was taken outlives a reload and a change of language, on its own page only', () => {
  arrive('/accept-invitation#email=zoe%40example.com&code=abc');
  expect(arrive('/fr/accept-invitation')).toMatchObject({ arrival: { code: 'abc' }, shown: '/fr/accept-invitation' });
  expect(arrive('/password-lost-reset').arrival).toBeUndefined();
});

test('a page that is not meant is left alone, and so is a page without anything to take', () => {
  expect(arrive('/auth/email-verify?code=004217')).toEqual({
    arrival: undefined,
    shown: '/auth/email-verify?code=004217',
  });
  expect(arrive('/login?next=%2Fauth%2Frider')).toEqual({ arrival: undefined, shown: '/login?next=%2Fauth%2Frider' });
});

test('the answer of a provider is taken whole', () =>
  expect(arrive('/fr/oauth/callback?code=a%2Fb&state=c')).toMatchObject({
    arrival: { search: '?code=a%2Fb&state=c', code: '' },
    shown: '/fr/oauth/callback',
  }));

test('what is hostile is cut, and what was stored by another is not believed', () => {
  expect(arrive(`/login#email=${'x'.repeat(5000)}`).arrival?.email).toHaveLength(300);
  for (const stored of ['{', 'null', '7', '{"path":"/login","email":7,"code":""}']) {
    kept.set('arrival', stored);
    expect(arrive('/login').arrival).toBeUndefined();
  }
});
