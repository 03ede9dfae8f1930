import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { endpoints } from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import {
  type ActorName,
  ACTORS,
  findObjects,
  heardUnverified,
  MATRIX,
  type Objects,
  type Of,
} from './testing/matrix/index.js';

const PROXIED = ['rider', 'dealer', 'promoter'] as const;

let demo: DemoServer;
let objects: Objects;
/** the unverified rider's own enrolment counts as their own object */
let objectsOfUnverified: Objects;
const browsers = new Map<string, Browser>();

const heard = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const who = (name: string): Browser => {
  const found = browsers.get(name);
  if (!found) throw new Error(`Nobody is ${name}`);
  return found;
};

const proxied = async (type: (typeof PROXIED)[number], id: string): Promise<Browser> => {
  const admin = await demo.as('admin');
  const answer = await admin.ask('/api/admin/proxy', {
    method: 'POST',
    body: { type, id, reason: 'matrix', returnTo: '/auth/admin' },
  });
  expect(answer.json()).toMatchObject({
    session: { account: { type }, user: { _id: id }, proxyHost: { fullName: expect.any(String) } },
  });
  return admin;
};

/** A rider who enrolled but did not verify the e-mail address. */
const enrolled = async (): Promise<Browser> => {
  const browser = demo.visit();
  const [email, password] = ['unverified.rider@example.com', 'Four tall horses'];
  const bike = { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM700001' };
  const body = {
    email,
    password,
    pin: '4719',
    firstName: 'Noor',
    lastName: 'Haddad',
    dateOfBirth: '1994-05-06',
    country: 'US',
    bike,
  };
  expect((await browser.ask('/api/register', { method: 'POST', body })).status).toBe(201);
  await browser.signIn(email, password);
  return browser;
};
const riderIdOf = async (it: Browser): Promise<string> => (await it.session()).user._id;

beforeAll(async () => {
  demo = await demoServer();
  browsers.set('public', demo.visit());
  for (const text of ['rider', 'dealer', 'promoter', 'admin'] as const) browsers.set(text, await demo.as(text));
  objects = await findObjects(who('admin'), who('rider'), who('dealer'), who('promoter'));
  for (const field of PROXIED) browsers.set(`proxy ${field}`, await proxied(field, objects[field]));
  const unverified = await enrolled();
  browsers.set('unverified rider', unverified);
  const { rider } = await who('admin').call(contract.getRider, {
    params: { role: 'admin', riderId: await riderIdOf(unverified) },
  });
  objectsOfUnverified = { ...objects, rider: rider._id, bike: rider.record?.bikes[0]?._id ?? '' };
}, 60_000);
afterAll(() => demo.stop());

test('the matrix lists every call of the contract, and asks no other', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(endpoints.map((it) => it.id).toSorted());
});

const check = async (name: string, actor: ActorName, id: string, of: Of): Promise<void> => {
  const cell = MATRIX[id];
  if (!cell) throw new Error(`The matrix does not ask ${id}`);
  const given = (of === 'other' ? cell.proxiedOther : undefined) ?? cell.proxied;
  const proxied = typeof given === 'object' ? given[actor] : given;
  const isUnverified = name === 'unverified rider';
  const expected = isUnverified
    ? heardUnverified(id, cell, of)
    : ((name.startsWith('proxy') ? proxied : undefined) ?? cell[of]?.[ACTORS.indexOf(actor)]);
  const answer = await who(name).ask(
    ...cell.ask({
      actor,
      role: actor === 'public' ? 'rider' : actor,
      of,
      objects: isUnverified ? objectsOfUnverified : objects,
    }),
  );
  expect([name, id, of, heard(answer)]).toEqual([name, id, of, expected]);
};

describe.each(endpoints.map((it) => it.id))('%s', (id) => {
  const cases = [
    ...ACTORS.map((it) => [it, it] as const),
    ['unverified rider', 'rider'] as const,
    ...PROXIED.map((it) => [`proxy ${it}`, it] as const),
  ];
  const ofs: readonly Of[] = MATRIX[id]?.other ? ['own', 'other'] : ['own'];
  test.each(cases.flatMap(([name, actor]) => ofs.map((of) => [name, of, actor] as const)))(
    'by %s, %s',
    (name, of, actor) => check(name, actor, id, of),
  );
});

describe('{role} in a path grants nothing', () => {
  const shared = endpoints.filter((it) => it.path.includes('{role}')).map((it) => it.id);
  test('for any role that is not the acting one, or is none', async () => {
    const fresh = new Map<ActorName, Browser>();
    for (const text of ['rider', 'dealer', 'promoter', 'admin'] as const) fresh.set(text, await demo.as(text));
    for (const id of shared)
      for (const [actor, browser] of fresh)
        for (const role of ['rider', 'dealer', 'promoter', 'admin', 'root'].filter((other) => other !== actor)) {
          const cell = MATRIX[id];
          const answer = cell && (await browser.ask(...cell.ask({ actor, role, of: 'own', objects })));
          expect([id, actor, role, answer && heard(answer)]).toEqual([id, actor, role, 'ROUTE_NOT_FOUND']);
        }
  }, 60_000);
});
