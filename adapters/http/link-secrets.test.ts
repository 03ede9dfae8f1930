import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PAGES } from '@rrr/contract';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

/** Codes of links reach no log of the server (ADR 42). */
let serving: Serving;
beforeAll(async () => {
  serving = await serve(smallWorld().httpPorts);
  mkdirSync(join(serving.frontends, 'shell'), { recursive: true });
  writeFileSync(join(serving.frontends, 'shell/index.html'), '<!doctype html><title>Red Rider Rewards</title>');
});
afterAll(() => serving.stop());

test.each([
  PAGES.login,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.lostPassword,
  PAGES.acceptInvitation,
  PAGES.guardianConsent,
  PAGES.signInCallback,
  PAGES.emailVerify,
])('a code in the address of %s is not logged, and no other site is told', async (page) => {
  for (const prefix of ['/', '/fr/']) {
    const answer = await fetch(`${serving.base}${prefix}${page}?email=zoe%40example.com&code=004217`, {
      headers: { accept: 'text/html', referer: `${serving.base}/login?code=004217` },
    });
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'strict-origin-when-cross-origin']);
  }
  expect(serving.logged()).toContain('"call":"other"');
  expect(serving.logged()).not.toMatch(/004217|zoe/);
});
