import { expect, test } from '@jest/globals';
import { phone } from './browser.js';
import { cases } from './cases.js';
import { findings, settle, wide } from './inspect.js';
import { usePortal } from './portal.js';

/**
 * Notices on a device are turned on and off in the profile. The browser of the tests allows none and has no push service,
 * so both are stood in for; what the worker shows is told by service-worker.test.ts.
 */
const portal = usePortal();

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-the-tests';

/** Stands in for the permission and the push service of the browser. */
const PUSH_SERVICE = `
  let [key, permission] = [undefined, 'default'];
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
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
  'notices are turned on, and off (%s)',
  async (language, prefix, viewport, title, on, off, done) => {
    const { page, see } = await portal.logIn('rider', { viewport, serviceWorkers: 'allow' });
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

    await part.getByRole('button', { name: off }).click();
    await part.getByRole('button', { name: on }).waitFor();
  },
  180_000,
);
