import { afterAll, afterEach, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { aPushBrowser, claimsOf, decrypted, pushService } from '../../app/testing/push-service.js';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

const service = await pushService();
afterAll(() => service.stop());
let ahead = 0;
const demo = await startDemo({ WEBHOOKS_LOCAL: 'true', PUSH_HOSTS: 'localhost' }, async (container) => {
  (await container.rebindAsync(S.clock)).toConstantValue({ now: () => new Date(Date.now() + ahead).toISOString() });
});
const { container } = demo.server;
const [rider, dealer] = [await demo.as('rider'), await demo.as('dealer')];
afterEach(() => {
  service.heard.length = 0;
  service.state.status = 201;
  ahead = 0;
});

const phone = aPushBrowser();
let devices = 0;
const bodyOf = (change: object = {}) => ({
  endpoint: `${service.origin}/send/${(devices += 1)}`,
  keys: { p256dh: phone.p256dh, auth: phone.authText },
  kinds: ['redemptions'] as ['redemptions'],
  ...change,
});
const save = (by: Browser = rider, change: object = {}) => by.call(contract.savePushDevice, { body: bodyOf(change) });
const listed = async (by: Browser = rider) => (await by.call(contract.listPushDevices)).devices;
/** The job, now: until what is due was sent. */
const send = async () => {
  const job = container.get(S.jobs).find((it) => it.name === 'send notices to devices');
  while (await job?.run());
};
const redeem = async () =>
  dealer.call(contract.redeem, {
    params: { role: 'dealer' },
    body: {
      riderId: (await rider.session()).user._id,
      amount: { amount: 900, currency: 'USD' },
      pin: '4719',
      dealerEmployeeName: 'Sam Ortiz',
      riderIdVerified: true,
    },
  });
const textOf = (at: number): Record<string, unknown> =>
  JSON.parse(decrypted(phone, service.heard[at]?.body ?? Buffer.alloc(0))) as Record<string, unknown>;

test('a redemption is shown on the device, without codes and names', async () => {
  const { serverKey } = await rider.call(contract.listPushDevices);
  const { device } = await save();
  expect(await listed()).toEqual([device]);
  expect(device).toMatchObject({ kinds: ['redemptions'], current: true });
  const { redemption } = await redeem();
  await send();
  await send();
  expect(service.heard).toHaveLength(1);
  const shown = textOf(0);
  expect(shown).toMatchObject({ title: 'You redeemed credit', path: '/auth/rider/redemptions', lang: 'en' });
  expect(shown['body']).toContain('$9.00 of your credit was redeemed.');
  expect(JSON.stringify(shown)).not.toContain(redemption.code);
  expect(service.heard[0]?.headers['topic']).toBe(shown['tag']);
  expect(claimsOf(service.heard[0]?.headers.authorization ?? '')).toMatchObject({
    key: serverKey,
    aud: service.origin,
    sub: 'mailto:support@example.com',
  });
});

test('a sender that was killed sends again with the same topic; the mail does not wait for it', async () => {
  await save();
  await redeem();
  service.state.status = 503;
  await send();
  service.state.status = 201;
  ahead = 60_000;
  await send();
  const topics = service.heard.map((it) => it.headers['topic']);
  expect([topics.length, new Set(topics).size]).toEqual([2, 1]);
});

test('a device that is gone is removed', async () => {
  await save();
  await redeem();
  service.state.status = 410;
  await send();
  expect(await listed()).toEqual([]);
});

test('a device shows nothing once its person logged out, or another person logged in there', async () => {
  const account = demo.server.demo?.logins.find((it) => it.type === 'rider');
  const login = { email: account?.email, password: account?.password };
  const shared = demo.visit();
  await shared.ask('/api/login', { method: 'POST', body: login });
  await save(shared);
  expect(await listed()).toHaveLength(1);
  await shared.ask('/api/logout');
  expect(await listed()).toEqual([]);

  await shared.ask('/api/login', { method: 'POST', body: login });
  await save(shared);
  // the session is used by nobody, and ends by itself; then a dealer uses the browser
  const other = demo.server.demo?.logins.find((it) => it.type === 'dealer');
  await shared.ask('/api/login', { method: 'POST', body: { email: other?.email, password: other?.password } });
  expect(await listed()).toEqual([]);

  const second = demo.visit();
  await second.ask('/api/login', { method: 'POST', body: login });
  await save(second);
  await rider.ask('/api/account/sessions/end-others', { method: 'POST' });
  expect(await listed()).toEqual([]);
  await redeem();
  await send();
  expect(service.heard).toEqual([]);
});

test('only a push service that is allowed is accepted, and no address is told or kept in the log', async () => {
  for (const endpoint of ['https://example.com/1', 'http://127.0.0.1/1', `https://localhost.example.com/1`])
    expect((await rider.refusal(contract.savePushDevice, { body: bodyOf({ endpoint }) })).code).toBe(
      'PUSH_ADDRESS_REFUSED',
    );
  for (const wrong of [{ kinds: [] }, { endpoint: `https://localhost/${'x'.repeat(900)}` }, { endpoint: 'ftp://x' }])
    expect((await rider.ask('/api/account/push', { method: 'PUT', body: bodyOf(wrong) })).status).toBe(400);
  const { device } = await save();
  expect(JSON.stringify(await rider.call(contract.listPushDevices))).not.toContain('/send/');
  const admin = await demo.as('admin');
  const { records } = await admin.call(contract.listAudit, { query: { limit: 50 } });
  expect(records.map((it) => it.action)).toContain('switch-on-push');
  expect(JSON.stringify(records)).not.toContain('/send/');
  await rider.call(contract.removePushDevice, { params: { deviceId: device._id } });
  expect(await listed()).toEqual([]);
});
