import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PushDevice } from '@rrr/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, asRider } from '../../../testing/as-rider.js';

const user = person();
const KEY = `B${'A'.repeat(86)}`;
const bytesOf = (text: string): ArrayBuffer => {
  const all = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
  return all.buffer;
};
const device = (change: Partial<PushDevice> = {}): PushDevice => ({
  _id: '01hq0000000000000000pd0001',
  kinds: ['awards', 'redemptions', 'expiry', 'documents'],
  current: true,
  browser: 'Chrome',
  system: 'Android',
  since: '2026-06-10T18:00:00.000Z',
  ...change,
});

/** The browser's part: what it allows, and the subscription that it has. */
const browser = { permission: 'default', answer: 'granted', subscribed: false, broken: false };
const unsubscribe = jest.fn(async () => {
  browser.subscribed = false;
  return true;
});
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  options: { applicationServerKey: bytesOf(KEY) },
  getKey: (name: string) => bytesOf(name === 'auth' ? 'A'.repeat(22) : KEY),
  unsubscribe,
};
const registration = {
  pushManager: {
    getSubscription: () => Promise.resolve(browser.subscribed ? subscription : null),
    subscribe: jest.fn((_: PushSubscriptionOptionsInit) => {
      if (browser.broken) return Promise.reject(new Error('no push service'));
      browser.subscribed = true;
      return Promise.resolve(subscription);
    }),
  },
};
const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true, writable: true });
beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted', subscribed: false, broken: false });
  registration.pushManager.subscribe.mockClear();
  unsubscribe.mockClear();
  define(navigator, 'serviceWorker', {
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  define(window, 'PushManager', class {});
  define(window, 'Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve(browser.answer),
  });
});
afterEach(() => {
  for (const [on, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(on, name);
});

type Answered = Parameters<typeof asRider>[1];
const open = async (answers: Answered = {}, locale: 'en' | 'fr' = 'en') => {
  const rendered = asRider(
    '/profile?tab=login',
    { listPushDevices: { serverKey: KEY, devices: [] }, savePushDevice: { device: device() }, ...answers },
    locale,
  );
  const name = locale === 'en' ? 'Notices on this device' : 'Avis sur cet appareil';
  await user.click(await screen.findByRole('heading', { name }));
  return { ...rendered, part: within(screen.getByRole('region', { name })) };
};

test('notices are turned on by a tap, which asks the browser, with the kinds that were chosen', async () => {
  const { host, part } = await open();
  await user.click(part.getByRole('checkbox', { name: 'Credit was redeemed' }));
  expect(registration.pushManager.subscribe).not.toHaveBeenCalled();
  await user.click(part.getByRole('button', { name: 'Turn on notices' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['This device gets notices now.']));
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(asked(host, 'savePushDevice')).toEqual([
    {
      body: {
        endpoint: subscription.endpoint,
        keys: { p256dh: KEY, auth: 'A'.repeat(22) },
        kinds: ['awards', 'expiry', 'documents'],
      },
    },
  ]);
});

test('at least one kind is chosen', async () => {
  const { host, part } = await open();
  for (const element of part.getAllByRole('checkbox')) await user.click(element);
  await user.click(part.getByRole('button', { name: 'Turn on notices' }));
  expect(part.getByRole('alert').textContent).toBe('Choose at least one.');
  expect(asked(host, 'savePushDevice')).toEqual([]);
});

test.each([
  ['denied', /This browser blocks notices from the portal/],
  ['default', /You did not allow notices/],
])('permission %s is told', async (answer, said) => {
  browser.answer = answer;
  const { host, part } = await open();
  await user.click(part.getByRole('button', { name: 'Turn on notices' }));
  expect(await part.findByText(said)).toBeVisible();
  expect(asked(host, 'savePushDevice')).toEqual([]);
});

test('a push service that cannot be reached, and a refusal, are told', async () => {
  browser.broken = true;
  const { part } = await open({ savePushDevice: refusal(409, 'TOO_MANY_PUSH_DEVICES', 'At most 10 devices.') });
  await user.click(part.getByRole('button', { name: 'Turn on notices' }));
  expect((await part.findByRole('alert')).textContent).toContain('could not turn on notices');
  browser.broken = false;
  await user.click(part.getByRole('button', { name: 'Turn on notices' }));
  expect((await part.findByRole('alert')).textContent).toContain('At most 10 devices.');
});

test('they are changed, and turned off here', async () => {
  Object.assign(browser, { permission: 'granted', subscribed: true });
  const { host, part } = await open({
    listPushDevices: { serverKey: KEY, devices: [device({ kinds: ['awards'] })] },
    removePushDevice: null,
  });
  expect(part.getByText('On')).toBeVisible();
  const expiry = part.getByRole('checkbox', { name: 'Credit expires soon' });
  expect((expiry as HTMLInputElement).checked).toBe(false);
  await user.click(expiry);
  await user.click(part.getByRole('button', { name: 'Save choice' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['Your choice is saved.']));
  expect(asked(host, 'savePushDevice')[0]).toMatchObject({ body: { kinds: ['awards', 'expiry'] } });
  await user.click(part.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(asked(host, 'removePushDevice')).toEqual([{ params: { deviceId: device()._id } }]);
});

test('a browser that lost its subscription can turn them on again; other devices are removed from the list', async () => {
  const other = device({ _id: '01hq0000000000000000pd0002', current: false, kinds: ['awards'], system: 'iPhone' });
  const { host, part } = await open({
    listPushDevices: { serverKey: KEY, devices: [device(), other] },
    removePushDevice: null,
  });
  expect(part.getByRole('button', { name: 'Turn on notices' })).toBeVisible();
  expect(part.getByText(/An award is yours · Since/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Remove Chrome on iPhone' }));
  await waitFor(() => expect(asked(host, 'removePushDevice')).toEqual([{ params: { deviceId: other._id } }]));
});

test('an iPhone is told to install the portal, another browser that it cannot', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
  const first = await open({}, 'fr');
  expect(first.part.getByText(/ajoutez d’abord le portail à l’écran d’accueil/)).toBeVisible();
  first.unmount();
  agent.mockReturnValue('Something else');
  const { part } = await open();
  expect(part.getByText(/cannot show notices/)).toBeVisible();
  agent.mockRestore();
});

test('a portal that sends none says nothing of them; a failure is told', async () => {
  const none = asRider('/profile?tab=login', { listPushDevices: { serverKey: null, devices: [] } });
  await screen.findByRole('region', { name: 'PIN' });
  await waitFor(() => expect(asked(none.host, 'listPushDevices')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Notices on this device' })).toBeNull();
  none.unmount();
  const { part } = await open({ listPushDevices: refusal(503, 'UNAVAILABLE', 'Try again in a minute.') });
  expect(part.getByText('Try again in a minute.')).toBeVisible();
});
