import { expect, test } from '@jest/globals';
import { START_DATA, type StartData } from '@rrr/contract';
import { aNotice } from '@rrr/core/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../testing/serve.js';
import { accountOf, signedIn, smallWorld } from '../testing/small-world.js';

const ALWAYS = { from: '2000-01-01T08:00:00.000Z', until: '2098-01-01T08:00:00.000Z' };
const home = aNotice({ ...ALWAYS, en: '</script><script>alert(1)</script>', fr: '<b>Fermé</b> & désolé' });
const important = aNotice({ ...ALWAYS, kind: 'warning', en: 'Closed', fr: 'Fermé' });
const riders = aNotice({ ...ALWAYS, places: ['riders'] });

test('a page has the notices of its place, in its language, and their text ends no block', async () => {
  const rider = accountOf('rider');
  const world = smallWorld({ accounts: [rider] });
  const asked: string[] = [];
  const notices = {
    ...world.httpPorts.queries.notices,
    shown: async (place: string) => {
      asked.push(place);
      return place === 'home' ? [home, important] : [riders];
    },
  };
  const ports = { ...world.httpPorts, queries: { ...world.httpPorts.queries, notices } };
  const serving = await serve(ports, { people: world.people }, { publicUrl: new URL('https://r.example.com') });
  mkdirSync(join(serving.frontends, 'shell'));
  writeFileSync(join(serving.frontends, 'shell/index.html'), '<head></head>');
  const cookie = `__Host-session=${await signedIn(world, rider.id)}`;
  const noticesOf = async (path: string): Promise<StartData['notices']> => {
    const html = await (await fetch(serving.base + path, { headers: { cookie } })).text();
    expect(html).not.toContain('<script>alert');
    const [, block = '{}'] = new RegExp(`id="${START_DATA}">(.*?)</script>`, 's').exec(html) ?? [];
    return (JSON.parse(block) as StartData).notices;
  };
  const found = [await noticesOf('/'), await noticesOf('/fr'), await noticesOf('/auth/rider/earnings')];
  const elsewhere = await noticesOf('/auth/admin');
  await serving.stop();
  expect(found).toMatchObject([
    { place: 'home', shown: [{ text: important.en }, { text: home.en, link: '/about/faq' }] },
    { place: 'home', shown: [{ text: important.fr }, { text: home.fr }] },
    { place: 'riders', shown: [{ text: riders.en }] },
  ]);
  expect(elsewhere).toBeUndefined();
  // kept for the next page
  expect(asked).toEqual(['home', 'riders']);
});
