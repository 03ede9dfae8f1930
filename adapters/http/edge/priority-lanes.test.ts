import { afterEach, expect, test } from '@jest/globals';
import { endpoints, exportResults, searchRiders, uploadClassResult, viewLogoPhoto } from '@rrr/contract';
import { NotFound } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import type { HttpPorts } from '../ports.js';
import { serve, type Serving } from '../testing/serve.js';
import { accountOf, smallWorld, signedIn } from '../testing/small-world.js';
import { SECRET } from './compressed.js';
import { priorityLanes } from './priority-lanes.js';

let serving: Serving | undefined;
afterEach(async () => {
  await serving?.stop();
});

const admin = accountOf('admin');

test('while every place is taken, health and the door are open, and what cannot wait is told', async () => {
  const freed: (() => void)[] = [];
  const page = { items: [], page: 1, totalPages: 1, total: 0 };
  const search = () => new Promise<typeof page>((resolve) => void freed.push(() => resolve(page)));
  const world = smallWorld(
    { accounts: [admin] },
    { riders: { search, lean: async () => page, one: async () => undefined } },
  );
  serving = await serve(world.httpPorts, {}, { mostRequests: 2 });
  const { base } = serving;
  const cookie = `session=${await signedIn(world, admin.id)}`;
  const list = () => fetch(`${base}/api/admin/riders`, { headers: { cookie, 'accept-language': 'fr' } });
  const running = [list(), list()];
  while (freed.length < 2) await new Promise((resolve) => setImmediate(resolve));

  // more than may wait: some are told at once, the rest when they have waited too long, each in their language
  const told = await Promise.all(Array.from({ length: 30 }, list));
  expect(
    new Set(told.map((it) => [it.status, it.headers.get('retry-after'), it.headers.get('content-language')].join())),
  ).toEqual(new Set(['503,1,fr']));
  const problems = (await Promise.all(told.map((it) => it.json()))) as {
    code: string;
    detail: string;
    requestId: string;
  }[];
  expect(new Set(problems.map((it) => it.code))).toEqual(new Set(['OVERLOADED']));
  expect(new Set(problems.map((it) => it.requestId)).size).toBe(30);
  expect(told.map((it) => it.headers.get('x-request-id'))).toEqual(problems.map((it) => it.requestId));

  for (const path of ['/healthz', '/readyz', '/metrics', '/api/session', '/api/config'])
    expect([path, (await fetch(base + path)).status]).toEqual([path, 200]);
  for (const run of freed) run();
  expect((await Promise.all(running)).map((it) => it.status)).toEqual([200, 200]);
  const next = list();
  while (freed.length < 3) await new Promise((resolve) => setImmediate(resolve));
  freed[2]?.();
  expect((await next).status).toBe(200);
}, 60_000);

test('who has gone while their request ran gives the place back when it is done, not before', async () => {
  const freed: (() => void)[] = [];
  const page = { items: [], page: 1, totalPages: 1, total: 0 };
  const search = () => new Promise<typeof page>((resolve) => void freed.push(() => resolve(page)));
  const world = smallWorld(
    { accounts: [admin] },
    { riders: { search, lean: async () => page, one: async () => undefined } },
  );
  serving = await serve(world.httpPorts, {}, { mostRequests: 1 });
  const { base } = serving;
  const cookie = `session=${await signedIn(world, admin.id)}`;
  const leaving = new AbortController();
  const left = fetch(`${base}/api/admin/riders`, { headers: { cookie }, signal: leaving.signal }).catch(() => 'left');
  while (freed.length < 1) await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  expect(await left).toBe('left');
  const next = fetch(`${base}/api/admin/riders`, { headers: { cookie } });
  // an answer of the other lane means that the request before it has been taken up too
  await fetch(`${base}/api/session`);
  expect(freed).toHaveLength(1);
  freed[0]?.();
  while (freed.length < 2) await new Promise((resolve) => setImmediate(resolve));
  freed[1]?.();
  expect((await next).status).toBe(200);
}, 60_000);

test('who waits for the turn of a rider has no place, and takes one again before they go on', async () => {
  const dealer = accountOf('dealer');
  const page = { items: [], page: 1, totalPages: 1, total: 0 };
  const riders = { search: async () => page, lean: async () => page, one: async () => undefined };
  const world = smallWorld({ accounts: [admin, dealer] }, { riders });
  let comes: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => void (comes = resolve));
  let waits: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => void (waits = resolve));
  const redeemCredit: HttpPorts['useCases']['redeemCredit'] = async ({ idempotency: { caller }, riderId }) => {
    caller?.pause?.();
    waits();
    await turn;
    await caller?.resume?.();
    throw new NotFound(riderId);
  };
  const useCases = new Proxy(world.httpPorts.useCases, {
    get: (all, name: keyof HttpPorts['useCases']) => (name === 'redeemCredit' ? redeemCredit : all[name]),
  });
  serving = await serve({ ...world.httpPorts, useCases }, {}, { mostRequests: 1 });
  const { base } = serving;
  const ask = async (id: string, path: string, more: RequestInit = {}) =>
    (
      await fetch(base + path, {
        ...more,
        headers: {
          cookie: `session=${await signedIn(world, id)}`,
          'content-type': 'application/json',
          'idempotency-key': 'long-enough',
        },
      })
    ).status;
  const body = JSON.stringify({
    riderId: anId('rder', 1),
    amount: { amount: 100, currency: 'USD' },
    pin: '4719',
    dealerEmployeeName: 'Dana',
    riderIdVerified: true,
  });
  const redeemed = ask(dealer.id, '/api/dealer/redeem', { method: 'POST', body });
  await waiting;
  expect(await ask(admin.id, '/api/admin/riders')).toBe(200);
  comes();
  expect(await redeemed).toBe(404);
  expect(await ask(admin.id, '/api/admin/riders')).toBe(200);
});

test('while files take every place of theirs, lists are answered', async () => {
  const { of } = priorityLanes(4);
  const here = () => false;
  const [upload, table, photo, list] = [uploadClassResult, exportResults, viewLogoPhoto, searchRiders].map(of);
  await upload!('a', here);
  let exported = false;
  const waiting = Promise.resolve(table!('b', here)).then(() => (exported = true));
  for (let n = 0; n < 3; n += 1) await list!('c', here);
  await photo!('c', here);
  expect(exported).toBe(false);
  void waiting;
});

test('every call whose answer is not compressed is one of the contract', () => {
  const ids = endpoints.map((it) => it.id);
  expect(SECRET.filter((it) => !ids.includes(it))).toEqual([]);
});
