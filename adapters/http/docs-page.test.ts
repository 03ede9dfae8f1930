import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

let serving: Serving;
beforeAll(async () => {
  serving = await serve(smallWorld().httpPorts);
});
afterAll(() => serving.stop());

test('where the settings say so, the API is not documented', async () => {
  const closed = await serve(smallWorld().httpPorts, {}, { apiDocs: false });
  for (const path of ['/api/docs', '/api/docs/start.js', '/api/openapi.json'])
    expect([path, (await fetch(closed.base + path)).status]).toEqual([path, 404]);
  await closed.stop();
});

test('the API is readable at /api/docs, and the page asks nothing of another site', async () => {
  const page = await fetch(`${serving.base}/api/docs`);
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const asked = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((it) => it[1] ?? '');
  expect(asked.filter((it) => !it.startsWith('/') && it !== 'data:,')).toEqual([]);
  const parts = asked.filter((it) => it.startsWith('/api/'));
  expect(parts).toHaveLength(4);
  for (const part of parts) expect([part, (await fetch(serving.base + part)).status]).toEqual([part, 200]);
  // an inline script would be refused by the policy that goes with it
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
});
