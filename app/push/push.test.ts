import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { newPushKeys } from '@rrr/push';
import { aPushBrowser, claimsOf, decrypted, pushService } from '../testing/push-service.js';
import { webhookSender } from '../webhooks/send-webhook.js';
import { pushSender } from './send-push.js';

const keys = newPushKeys();
const service = await pushService();
const { heard, state, origin } = service;
afterAll(() => service.stop());
beforeEach(() => {
  heard.length = 0;
  state.status = 201;
});

const browser = aPushBrowser();
const to = () => ({ endpoint: `${origin}/send/1`, p256dh: browser.p256dh, auth: browser.authText });
const sender = (change: Partial<Parameters<typeof pushSender>[0]> = {}) =>
  pushSender({
    keys,
    contact: 'mailto:support@example.com',
    hosts: ['localhost'],
    http: webhookSender({ local: true, totalTime: 300 }),
    ...change,
  });
const message = { payload: '{"title":"Zoë ✓"}', topic: '01hq00000000000000000a0001', seconds: 86_400 };

test('are what the browser decrypts, signed for that service alone', async () => {
  expect(await sender().send(to(), message)).toBe('sent');
  const [request] = heard;
  if (!request) throw new Error('nothing was sent');
  expect(decrypted(browser, request.body)).toBe(message.payload);
  expect(request.body.includes('Zo')).toBe(false);
  expect(request.path).toBe('/send/1');
  expect(request.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: message.topic,
    urgency: 'normal',
    'content-length': String(request.body.length),
  });
  const { key, aud, sub, exp } = claimsOf(request.headers.authorization ?? '');
  expect([key, aud, sub]).toEqual([keys.publicKey, origin, 'mailto:support@example.com']);
  const hours = (Number(exp) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(24);
});

test('are decrypted by no other browser, and two of one text differ', async () => {
  await sender().send(to(), message);
  await sender().send(to(), message);
  expect(() => decrypted(aPushBrowser(), heard[0]?.body ?? Buffer.alloc(0))).toThrow(/auth|unable/i);
  const digests = heard.map((it) => createHmac('sha256', 'same').update(it.body).digest('hex'));
  expect(new Set(digests).size).toBe(2);
});

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'again'],
  [503, 'again'],
  [302, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [0, 'again'],
] as const)('status %i means %s, and no redirect is followed', async (given, means) => {
  state.status = given;
  expect(await sender().send(to(), message)).toBe(means);
  expect(heard).toHaveLength(1);
});

test('go to allowed push services at public addresses only', async () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com'];
  const { accepts } = sender({ hosts, http: webhookSender() });
  const fine = ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/QA'];
  expect(fine.map(accepts)).toEqual([true, true]);
  const wrong = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://example.com/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://localhost/x',
    'no address',
  ];
  expect(wrong.filter(accepts)).toEqual([]);
  // a name of an allowed service that leads into our own network
  const inside = webhookSender({ resolve: () => Promise.resolve(['10.0.0.1']) });
  const { send } = sender({ hosts, http: inside });
  expect(await send({ ...to(), endpoint: 'https://fcm.googleapis.com/x' }, message)).toBe('again');
  // saved before the setting was changed
  expect(await sender({ hosts }).send(to(), message)).toBe('refused');
  expect(heard).toEqual([]);
});

test('are not sent without keys, and keys that are none remove the browser', async () => {
  expect(await sender({ keys: null }).send(to(), message)).toBe('refused');
  expect(sender({ keys: null }).serverKey).toBeNull();
  expect(await sender().send({ ...to(), p256dh: `B${'A'.repeat(86)}` }, message)).toBe('gone');
  expect(heard).toEqual([]);
});
