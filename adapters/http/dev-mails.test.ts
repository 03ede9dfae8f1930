import { afterEach, expect, test } from '@jest/globals';
import type { SentMail } from '@rrr/core/outbox';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

const mail: SentMail = {
  id: '01A',
  at: '2026-11-22T17:00:00.000Z',
  to: 'zoe@example.com',
  subject: 'Your <code>',
  text: 'Open:\nhttps://rewards.example.com/password-lost-reset#email=zoe%40example.com&code=004217\n<script>',
  html: '<!DOCTYPE html><html><head></head><body><a href="https://rewards.example.com/login">Log in</a></body></html>',
};
let serving: Serving;
afterEach(() => serving.stop());
const open = async (mails: readonly SentMail[] | null) => {
  serving = await serve(smallWorld().httpPorts, {
    mails: mails && {
      list: () => Promise.resolve(mails),
      find: (id) => Promise.resolve(mails.find((it) => it.id === id)),
    },
  });
  return async (path: string) => {
    const answer = await fetch(serving.base + path, { headers: { accept: 'text/html' } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
};

test('lists the mails, and shows one with its links', async () => {
  const get = await open([mail]);
  const list = await get('/dev/mails');
  expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(list.text).toContain('<a href="/dev/mails/01A"><strong>Your &#60;code&#62;</strong>');
  const one = await get('/dev/mails/01A');
  expect(one.text).toContain('code=004217</a>\n&#60;script&#62;');
  expect(one.text).not.toMatch(/<script|<code>/);
  const html = await get('/dev/mails/01A/html');
  expect(html.text).toContain('<base target="_top">');
  expect([html.headers.get('x-frame-options'), html.headers.get('content-security-policy')]).toEqual([
    'SAMEORIGIN',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors 'self'",
  ]);
  expect((await get('/dev/mails/none')).status).toBe(404);
  expect(serving.logged()).not.toContain('004217');
});

test('says so when there is none', async () => {
  const get = await open([]);
  expect((await get('/dev/mails')).text).toContain('No mail was sent yet.');
});

test('does not exist without a mail folder', async () => {
  const get = await open(null);
  for (const path of ['/dev/mails', '/dev/mails/01A', '/dev/mails/01A/html']) {
    const { status, text } = await get(path);
    expect([path, status >= 400, /mail/i.test(text)]).toEqual([path, true, false]);
  }
});
