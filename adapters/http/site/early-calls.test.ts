import { expect, test } from '@jest/globals';
import { endpoints, pagePaths, type Session } from '@rrr/contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTree } from '../routing/route-tree.js';
import { serve } from '../testing/serve.js';
import { accountOf, signedIn, smallWorld } from '../testing/small-world.js';
import { earlyCalls } from './early-calls.js';

const session = { user: { _id: 'me' } } as Session;

test('the calls of a page are for its record and its visitor', () => {
  expect(earlyCalls({ page: 'events/event/:eventId', params: ['one'] }, null)).toEqual(['/api/event/one']);
  expect(earlyCalls({ page: 'auth/rider', params: [] }, session)).toContain('/api/rider/rider/me/cash');
  expect(earlyCalls({ page: 'about/rules', params: [] }, null)).toEqual([]);
  expect(earlyCalls(undefined, null)).toEqual([]);
});

test('each is a call of the contract that only reads', () => {
  const known = routeTree(endpoints.filter((it) => it.method === 'GET').map((it) => ({ path: it.path, value: it.id })));
  const named = pagePaths().flatMap((page) => earlyCalls({ page, params: ['one'] }, session));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((it) => !known(it.split('?')[0]!))).toEqual([]);
});

test('a page names its calls, unless the address or the visitor leads elsewhere', async () => {
  const rider = accountOf('rider');
  const world = smallWorld({ accounts: [rider] });
  const serving = await serve(
    world.httpPorts,
    { people: world.people },
    { publicUrl: new URL('https://r.example.com') },
  );
  mkdirSync(join(serving.frontends, 'shell'));
  writeFileSync(join(serving.frontends, 'shell/index.html'), '<head></head>');
  const cookie = `__Host-session=${await signedIn(world, rider.id)}`;
  const namesOf = async (path: string): Promise<boolean> =>
    (await (await fetch(serving.base + path, { headers: { cookie } })).text()).includes('"calls":[');
  const named = await Promise.all(
    ['/dealers', '/auth/rider', '/dealers?zipcode=83702', '/auth/admin', '/events/event/none'].map(namesOf),
  );
  await serving.stop();
  expect(named).toEqual([true, true, false, false, false]);
});
