import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

test('counts visits only where the address names nobody', async () => {
  const analytics = { script: 'https://statistics.example.com/s.js', site: 'portal' };
  const counting = await serve(smallWorld().httpPorts, {}, { analytics });
  mkdirSync(join(counting.frontends, 'shell'));
  writeFileSync(
    join(counting.frontends, 'shell/index.html'),
    '<html><head></head><body><div id="root"></div></body></html>',
  );
  const counted = async (path: string) =>
    (await (await fetch(counting.base + path, { headers: { accept: 'text/html' } })).text()).includes(analytics.script);
  expect([await counted('/'), await counted('/events?query=loop')]).toEqual([true, true]);
  for (const path of [
    '/login?next=/auth/dealer',
    '/proxy-rider/01hq00000000000000000r0001',
    '/accept-invitation',
    '/auth/rider',
    '/nowhere',
  ])
    expect([path, await counted(path)]).toEqual([path, false]);
  await counting.stop();
});
