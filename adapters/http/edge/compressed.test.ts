import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';
import { Download, sendDownload } from '../routing/download.js';

let serving: Serving | undefined;
let server: Server | undefined;
afterEach(async () => {
  await serving?.stop();
  server?.closeAllConnections();
  server?.close();
  [serving, server] = [undefined, undefined];
});

const ask = async (port: number, path: string, headers: Record<string, string>) => {
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [IncomingMessage];
  return answer;
};
const whole = async (answer: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const value of answer) pieces.push(value as Buffer);
  return Buffer.concat(pieces);
};

describe('an answer', () => {
  const open = { br: brotliDecompressSync, gzip: gunzipSync };
  const long = async () => {
    const { httpPorts } = smallWorld();
    serving = await serve({ ...httpPorts, program: { ...httpPorts.program, brand: 'Red Rider Rewards '.repeat(200) } });
    return serving.port;
  };

  test.each(['br', 'gzip'] as const)(
    'over a kilobyte leaves as %s for who accepts it, whole and with its length',
    async (encoding) => {
      const port = await long();
      for (const path of ['/api/config', '/api/openapi.json']) {
        const plain = await whole(await ask(port, path, {}));
        const answer = await ask(port, path, { 'accept-encoding': encoding });
        const bytes = await whole(answer);
        expect([
          answer.headers['content-encoding'],
          answer.headers.vary?.includes('Accept-Encoding'),
          Number(answer.headers['content-length']),
        ]).toEqual([encoding, true, bytes.length]);
        expect(open[encoding](bytes).equals(plain)).toBe(true);
        expect(bytes.length).toBeLessThan(plain.length / 3);
      }
    },
  );

  test('that a page of another site made a browser ask for leaves as it is', async () => {
    const answer = await ask(await long(), '/api/config', { 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    await whole(answer);
  });

  test('under a kilobyte, or with a secret, leaves as it is', async () => {
    const port = await long();
    for (const path of ['/api/session', '/healthz', '/api/nowhere']) {
      const answer = await ask(port, path, { 'accept-encoding': 'br, gzip' });
      expect([path, answer.headers['content-encoding']]).toEqual([path, undefined]);
      await whole(answer);
    }
  });
});

describe('a file that is made while it is sent', () => {
  const sending = async (type: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<number> => {
    const app = express().get('/', (req, res) => sendDownload(new Download({ type, name: 'a.csv', bytes }), req, res));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  test.each(['br', 'gzip'] as const)(
    'leaves as %s piece by piece, the first before the second is made',
    async (encoding) => {
      let makeSecond: () => void = () => undefined;
      const second = new Promise<void>((resolve) => void (makeSecond = resolve));
      const pieces = async function* () {
        yield Buffer.from('first,');
        await second;
        yield Buffer.from('second');
      };
      const answer = await ask(await sending('text/csv; charset=utf-8', pieces()), '/', {
        'accept-encoding': encoding,
      });
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      const opened = answer.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
      const [first] = (await once(opened, 'data')) as [Buffer];
      expect(first.toString()).toBe('first,');
      makeSecond();
      const [rest] = (await once(opened, 'data')) as [Buffer];
      expect(rest.toString()).toBe('second');
    },
  );

  test('is not made faster than it is read', async () => {
    let made = 0;
    const pieces = async function* () {
      for (; made < 20_000; made += 1) yield randomBytes(8_192);
    };
    const answer = await ask(await sending('text/csv', pieces()), '/', { 'accept-encoding': 'gzip' });
    answer.pause();
    let before = -1;
    while (made !== before) {
      before = made;
      for (let turn = 0; turn < 2_000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(made).toBeLessThan(20_000);
    answer.destroy();
  }, 60_000);

  test('of a kind that is compressed already leaves as it is', async () => {
    const answer = await ask(await sending('image/png', Buffer.alloc(4096)), '/', { 'accept-encoding': 'br, gzip' });
    expect([answer.headers['content-encoding'], (await whole(answer)).length]).toEqual([undefined, 4096]);
  });
});
