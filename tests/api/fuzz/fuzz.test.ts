import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, getSession } from '@rrr/contract';
import fc from 'fast-check';
import type { Browser } from '../testing/browser.js';
import { type DemoServer, demoServer } from '../testing/demo-server.js';
import { ledgerHolds } from '../testing/ledger-breaks.js';
import { checkPromised } from '../testing/promised.js';
import { ACTORS, findObjects, LOGIN, MATRIX, NO, NOBODY } from '../testing/matrix/index.js';
import { readPaths } from '../testing/open-api.js';
import { type Broken, brokenRequests, type Operation } from './break-request.js';

/** Requests per call; CONTRIBUTING.md explains how to send more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const ROLES = ['rider', 'dealer', 'promoter', 'admin'] as const;

let demo: DemoServer;
let ids: fc.Arbitrary<string>;
const operations = new Map<string, Operation>();
const people = new Map<string, Browser>();

/** Internal details that no response may contain. */
const LEAKS =
  /\bat [\w.<>]* ?\(?(?:file:|node:|\/)[^\s]*:\d+:\d+|node_modules|SQLITE_|\bER_[A-Z]|\bknex\b|\b(?:select|insert into|update|delete from) [`"]/i;

beforeAll(async () => {
  demo = await demoServer();
  ledgerHolds(demo);
  for (const [path, methods] of Object.entries(await readPaths<Omit<Operation, 'method' | 'path'>>(demo.base)))
    for (const [method, value] of Object.entries(methods))
      operations.set(value.operationId, { ...value, method: method.toUpperCase(), path });
  people.set('public', demo.visit());
  for (const role of ROLES) people.set(role, await demo.as(role));
  const who = (name: string) => people.get(name) as Browser;
  const found = await findObjects(who('admin'), who('rider'), who('dealer'), who('promoter'));
  // mostly other users' objects, so that a request that happens to be valid does not end the caller's own account
  const known = [
    NOBODY,
    found.otherRider,
    found.otherDealer,
    found.otherPromoter,
    found.otherEvent.id,
    found.otherEvent.classId,
    found.otherRevoked,
    found.event.id,
    found.event.classId,
  ];
  ids = fc.constantFrom(...known);
}, 60_000);
afterAll(() => demo.stop());

/** Signs in again if the request ended the session. */
const signedIn = async (name: (typeof ACTORS)[number]): Promise<Browser> => {
  const browser = people.get(name) as Browser;
  if (name === 'public' || (await browser.ask('/api/session')).of(getSession).session) return browser;
  return demo.as(name);
};

const send = async (browser: Browser, method: string, { path, headers, body }: Broken) => {
  const answer = await fetch(new URL(path, demo.base), {
    method,
    redirect: 'manual',
    // a request without a response is a fault too
    signal: AbortSignal.timeout(15_000),
    headers: {
      Accept: 'application/json',
      ...headers,
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
};

/** Mostly permitted callers, because strangers are refused before the request is read. */
const asking = (id: string) => {
  const may = ACTORS.filter((_it, at) => ![LOGIN, NO].includes(MATRIX[id]?.own[at] ?? NO));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(may.length > 0 ? may : ACTORS)) },
    { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
  );
};

describe.each(endpoints.map((it) => it.id))('%s', (id) => {
  test('answers any request, explains refusals, and exposes no internals', async () => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`${id} is not in the document`);
    const asked = asking(id).chain((who) =>
      brokenRequests(operation, ids, who === 'public' ? 'rider' : who).map((request) => ({ who, request })),
    );
    for (const actor of ACTORS) await signedIn(actor);
    await fc.assert(
      fc.asyncProperty(asked, async ({ who, request }) => {
        const answer = await send(people.get(who) as Browser, operation.method, request);
        expect([answer.status < 500, answer.text.slice(0, 300)]).toEqual([true, expect.any(String)]);
        expect(LEAKS.exec(answer.text)?.[0]).toBeUndefined();
        if (answer.status >= 400) expect(answer.type).toBe('application/problem+json; charset=utf-8');
        await checkPromised(demo.base, {
          method: operation.method,
          path: request.path,
          status: answer.status,
          text: answer.text,
        });
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
