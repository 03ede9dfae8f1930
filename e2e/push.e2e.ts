import { expect, test } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { phone } from './browser.js';
import { cases } from './cases.js';
import { findings, settle, wide } from './inspect.js';
import { usePortal } from './portal.js';

/**
 * Notices on a device, from the tap to the lock screen. The browser of the tests has no push service, so it is given a
 * subscription, and what a service would deliver is handed to the worker.
 */
const portal = usePortal();

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-the-tests';

/** Stands in for the push service of the browser. */
const PUSH_SERVICE = `
  let key;
  const bytes = (size) => Uint8Array.from({ length: size }, (_, at) => (at === 0 ? 4 : at)).buffer;
  const keyBytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0)).buffer;
  const made = () => ({
    endpoint: '${ENDPOINT}',
    options: { applicationServerKey: keyBytes(key) },
    getKey: (name) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe: async () => ((key = undefined), true),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (key === undefined ? null : made()),
    subscribe: async (options) => ((key = options.applicationServerKey), made()),
  });
`;

/** Hands the worker what a push service would. */
const deliver = (devtools: CDPSession, registrationId: string, data: string) =>
  devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(portal.server.url).origin,
    registrationId,
    data,
  });

const registrationOf = async (devtools: CDPSession): Promise<string> => {
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  return found;
};

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}
const shownOn = (page: Page) =>
  page.evaluate<readonly Shown[]>(`navigator.serviceWorker.ready
    .then((it) => it.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);
/** What is shown once the worker has done its work. */
const shown = async (page: Page, title: string): Promise<Shown> => {
  for (;;) {
    const found = (await shownOn(page)).find((it) => it.title === title);
    if (found) return found;
  }
};

test.each(
  cases([
    ['en', '', wide, 'Notices on this device', 'Turn on notices', 'Turn off', 'This device gets notices now.'],
    [
      'fr',
      '/fr',
      phone,
      'Avis sur cet appareil',
      'Activer les avis',
      'Désactiver',
      'Cet appareil reçoit maintenant des avis.',
    ],
  ] as const),
)(
  'notices are turned on, shown and turned off (%s)',
  async (language, prefix, viewport, title, on, off, done) => {
    const { page, context, see } = await portal.logIn('rider', { viewport, serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications']);
    await page.addInitScript({ content: PUSH_SERVICE });
    await page.goto(`${prefix}/auth/rider/profile?tab=login`);
    const part = page.getByRole('region', { name: title });
    await part.getByText(title).click();
    await settle(page);
    await see(`notices off ${language}`);
    expect(await findings(page, language)).toEqual([]);
    await part.getByRole('button', { name: on }).click();
    await page.getByText(done).waitFor();
    await part.getByRole('button', { name: off }).waitFor();
    await settle(page);
    await see(`notices on ${language}`);
    expect(await findings(page, language)).toEqual([]);

    const devtools = await context.newCDPSession(page);
    const id = await registrationOf(devtools);
    const text = {
      title: 'You earned an award',
      body: '$250.00',
      tag: 'one',
      path: '/auth/rider/earnings',
      lang: 'en',
    };
    await deliver(devtools, id, JSON.stringify(text));
    expect(await shown(page, text.title)).toEqual({
      title: text.title,
      body: text.body,
      tag: 'one',
      data: { path: text.path },
    });
    // one that arrives twice replaces itself, and none leads elsewhere
    await deliver(devtools, id, JSON.stringify({ ...text, title: 'Again', path: 'https://example.com/x' }));
    expect(await shown(page, 'Again')).toMatchObject({ tag: 'one', data: { path: '/' } });
    expect(await shownOn(page)).toHaveLength(1);
    await deliver(devtools, id, 'no JSON');
    expect(await shown(page, 'Red Rider Rewards')).toMatchObject({ body: '', data: { path: '/' } });

    await part.getByRole('button', { name: off }).click();
    await part.getByRole('button', { name: on }).waitFor();
  },
  180_000,
);
