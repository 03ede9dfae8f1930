import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authority } from '../../adapters/persistence/testing/certificates.js';
import { webhookSender } from './send-webhook.js';

/** A receiver with a certificate for `hooks.example.com`, of an authority of its own. */
const folder = mkdtempSync(join(tmpdir(), 'rrr-hooks-'));
let ca = '';
let server: Server;
let got: string[] = [];

beforeAll(async () => {
  const [made, files] = [authority(folder), { cert: join(folder, 'hooks.pem'), key: join(folder, 'hooks.key') }];
  made.issue('DNS:hooks.example.com', files);
  ca = readFileSync(made.ca, 'utf8');
  server = createServer({ cert: readFileSync(files.cert), key: readFileSync(files.key) }, (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push(`${request.headers.host} ${body}`);
      response.end('Thanks');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  got = [];
});
afterAll(async () => {
  await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
  rmSync(folder, { recursive: true, force: true });
});

const HERE = { local: true, resolve: () => Promise.resolve(['127.0.0.1']) };
const post = async (host: string, sender = webhookSender({ ...HERE, ca })) => {
  const url = `https://${host}:${(server.address() as AddressInfo).port}/hook`;
  const { fault, status, answer } = await sender.post({ url, headers: { 'webhook-id': 'm1' }, body: '{"a":1}' });
  return { fault, status, answer };
};

test('a webhook arrives where the certificate is of the name and its authority is trusted', async () => {
  expect(await post('hooks.example.com')).toEqual({ fault: null, status: 200, answer: 'Thanks' });
  expect(got).toEqual([`hooks.example.com:${(server.address() as AddressInfo).port} {"a":1}`]);
});

test('nothing is sent to a certificate of another name, nor to an address that the name leads to', async () => {
  expect(await post('other.example.com')).toEqual({ fault: 'tls', status: null, answer: null });
  expect(await post('127.0.0.1')).toEqual({ fault: 'tls', status: null, answer: null });
  expect(got).toEqual([]);
});

test('nothing is sent where the authority is not one of those that everybody trusts', async () => {
  expect(await post('hooks.example.com', webhookSender(HERE))).toEqual({ fault: 'tls', status: null, answer: null });
  expect(got).toEqual([]);
});
