import { afterEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { disposition, Download, type DownloadParts, sendDownload } from './download.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that sends one thing; its faults arrive at `failed`. */
const sending = async (parts: Partial<DownloadParts> & Pick<DownloadParts, 'bytes'>) => {
  const failed: unknown[] = [];
  const app = express();
  const settled = new Promise<void>((resolve) => {
    app.get('/', (req, res) => {
      sendDownload(new Download({ type: 'text/plain', name: 'a file.txt', ...parts }), req, res)
        .catch((error: unknown) => {
          failed.push(error);
          if (res.headersSent) res.destroy();
          else res.status(500).end('a problem');
        })
        .finally(resolve);
    });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, failed, settled };
};

const piece = (text: string) => Buffer.from(text);
async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield piece(text);
}

describe('a download', () => {
  test('of bytes leaves with its length, as a file nobody keeps', async () => {
    const { url } = await sending({ bytes: piece('abc') });
    const answer = await fetch(url);
    expect([await answer.text(), answer.headers.get('content-length'), answer.headers.get('cache-control')]).toEqual([
      'abc',
      '3',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="a file.txt"; filename*=UTF-8''a%20file.txt`,
    );
  });

  test('of pieces leaves piece by piece, also none at all', async () => {
    const { url } = await sending({ bytes: pieces('a', 'b', 'c') });
    expect(await (await fetch(url)).text()).toBe('abc');
    server?.close();
    const { url: empty } = await sending({ bytes: pieces() });
    expect(await (await fetch(empty)).text()).toBe('');
  });

  test('that fails before its first piece can still be refused', async () => {
    const broken: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no database')) }),
    };
    const { url, failed } = await sending({ bytes: broken });
    const answer = await fetch(url);
    expect([answer.status, await answer.text(), failed.length]).toEqual([500, 'a problem', 1]);
  });

  test('that fails half-way breaks off, so that nobody takes it for whole', async () => {
    const { url, failed } = await sending({
      bytes: (async function* () {
        yield piece('half');
        throw new Error('no database');
      })(),
    });
    await expect(fetch(url).then((it) => it.text())).rejects.toThrow();
    expect(failed).toHaveLength(1);
  });

  test('stops asking for more when the client has gone, which is no fault', async () => {
    let [made, stopped] = [0, false];
    const { url, failed, settled } = await sending({
      bytes: (async function* () {
        try {
          for (;;) {
            made += 1;
            yield Buffer.alloc(65_536);
          }
        } finally {
          stopped = true;
        }
      })(),
    });
    const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
    await once(answer, 'data');
    answer.destroy();
    await settled;
    expect([stopped, failed, made < 10_000]).toEqual([true, [], true]);
  });

  test('is not made for those who ask for its headers alone', async () => {
    let made = 0;
    const { url, settled } = await sending({
      bytes: (async function* () {
        for (;;) {
          made += 1;
          yield piece('x');
        }
      })(),
    });
    const answer = await fetch(url, { method: 'HEAD' });
    await settled;
    expect([answer.status, answer.headers.get('content-type'), made]).toEqual([200, 'text/plain', 1]);
  });
});

describe('the name of a file', () => {
  test('keeps its letters, and cannot end the header or leave its folder', () => {
    expect(disposition('Été "2026".csv')).toBe(
      `attachment; filename="Ete _2026_.csv"; filename*=UTF-8''%C3%89t%C3%A9%20%222026%22.csv`,
    );
    expect(disposition('../a\r\nb.csv')).toBe(`attachment; filename=".._a__b.csv"; filename*=UTF-8''.._a__b.csv`);
    expect(disposition('photo.png', true)).toMatch(/^inline; /);
    expect(disposition('half a pair \ud83d.csv')).toContain('half%20a%20pair%20_.csv');
  });
});
