import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postAnchor } from './post-anchor.js';

const anchor = { at: '2026-11-25T12:00:00.000Z', audit: { count: 1, hash: 'a' }, ledger: { count: 0, hash: '' } };
let server: Server;
afterEach(() => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())));

const listening = async (handle: RequestListener): Promise<string> => {
  server = createServer(handle);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/anchors?token=secret`;
};
const send = (url: string) => postAnchor(url, { tryTime: 300, pause: 1 })(anchor);

test('an anchor is posted as JSON, and again after a failure', async () => {
  const bodies: string[] = [];
  const url = await listening((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(`${request.method} ${request.headers['content-type']} ${body}`);
      response.writeHead(bodies.length === 1 ? 503 : 204).end();
    });
  });
  await send(url);
  expect(bodies).toEqual(Array.from({ length: 2 }, () => `POST application/json ${JSON.stringify(anchor)}`));
});

test.each<readonly [string, RequestListener, RegExp]>([
  ['refuses', (_, response) => response.writeHead(500).end('no'), /status 500/],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /TypeError/],
  ['never answers', () => undefined, /TimeoutError/],
])('a place that %s is given up, and its address is not told', async (_, handle, why) => {
  const url = await listening(handle);
  const failed = await send(url).catch((error: unknown) => (error as Error).message);
  expect(failed).toMatch(why);
  expect(failed).not.toContain('secret');
});
