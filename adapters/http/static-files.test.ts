import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../tools/webpack/precompress.mjs';
import { isPage } from './routing/pages.js';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

const SCRIPT = 'export const words = "contingency";\n'.repeat(200);
const PAGE = (lang: string): string =>
  `<!doctype html><html lang="${lang}"><title>${lang}</title>${'<p></p>'.repeat(300)}`;
let serving: Serving;
beforeAll(async () => {
  serving = await serve(smallWorld().httpPorts);
  const shell = join(serving.frontends, 'shell');
  mkdirSync(join(shell, 'fr'), { recursive: true });
  mkdirSync(join(serving.frontends, 'rider'));
  writeFileSync(join(shell, 'index.html'), PAGE('en'));
  writeFileSync(join(shell, 'fr/index.html'), PAGE('fr'));
  writeFileSync(join(shell, 'main.0a1b2c3d.js'), SCRIPT);
  writeFileSync(join(shell, 'small.js'), '1');
  writeFileSync(join(shell, 'face.woff2'), SCRIPT);
  writeFileSync(join(serving.frontends, 'rider/remote.0a1b2c3d.js'), SCRIPT);
  await precompress(serving.frontends);
});
afterAll(() => serving.stop());

/** As a program asks: no header but those given. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>((resolve, reject) => {
    const asked = (method === 'GET' ? get : request)(
      { host: '127.0.0.1', port: serving.port, path, headers, method },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (it: Buffer) => void pieces.push(it));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
const text = ({ bytes }: { bytes: Buffer }): string => bytes.toString();

describe('a page', () => {
  test.each<readonly [string, Record<string, string>]>([
    ['a browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['a monitor', { accept: '*/*' }],
    ['a program that says nothing', {}],
  ])('is given to %s', async (_who, headers) => {
    for (const path of ['/', '/events', '/fr', '/fr/about/faq', '/auth/rider/earnings?paid=no']) {
      const answer = await ask(path, headers);
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      const asked = await ask(path, headers, 'HEAD');
      expect([asked.status, asked.headers['content-length'], asked.bytes.length]).toEqual([
        200,
        String(answer.bytes.length),
        0,
      ]);
    }
  });

  test('speaks the language of its address, whatever the browser remembers', async () => {
    for (const headers of [
      {},
      { cookie: 'locale=en' },
      { cookie: 'locale=fr' },
      { 'accept-language': 'fr' },
      { 'accept-language': 'en' },
    ] as Record<string, string>[]) {
      const [french, english] = [await ask('/fr/events', headers), await ask('/events', headers)];
      expect([text(french).includes('<html lang="fr">'), french.headers['content-language']]).toEqual([true, 'fr']);
      expect([text(english).includes('<html lang="en">'), english.headers['content-language']]).toEqual([true, 'en']);
    }
    expect(text(await ask('/friends')).includes('lang="en"')).toBe(true);
  });

  test.each([
    '/nowhere',
    '/fr/nowhere',
    '/auth/nobody',
    '/auth/rider/nowhere',
    '/events/event/1/2',
    '//events',
    '/%E0%A4%A/x',
  ])('that is not there, %s, is a page that says so', async (path) => {
    const answer = await ask(path, { accept: '*/*' });
    expect([answer.status, answer.headers['content-type'], text(answer).includes('<title>')]).toEqual([
      404,
      'text/html; charset=utf-8',
      true,
    ]);
    const again = await ask(path, { accept: '*/*', range: 'bytes=0-3', 'if-none-match': String(answer.headers.etag) });
    expect(again.status).toBe(404);
  });

  test.each<readonly [string, Record<string, string>]>([
    ['/missing.js', {}],
    ['/wp-login.php', { accept: 'text/html' }],
    ['/api', {}],
    ['/api/nowhere', { accept: 'text/html' }],
    ['/remotes/rider/nowhere', {}],
    ['/nowhere', { accept: 'application/json' }],
  ])('is not what %s is', async (path, headers) => {
    const answer = await ask(path, headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  test('has an address whose case, and a slash at the end, do not count', () => {
    expect(['/Events/', '/fr/', '/FR', '/auth/Rider', '/events//'].map(isPage)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a file of text', () => {
  const path = '/main.0a1b2c3d.js';
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ])('goes to who accepts %s as %s, whole', async (accepted, encoding, open) => {
    for (const at of [path, '/remotes/rider/remote.0a1b2c3d.js']) {
      const { status, headers, bytes } = await ask(at, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
        200,
        encoding,
        'text/javascript; charset=utf-8',
        'Accept-Encoding',
      ]);
      expect([headers['content-length'], headers['cache-control']]).toEqual([
        String(bytes.length),
        'public, max-age=31536000, immutable',
      ]);
      expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
      expect(open(bytes).toString()).toBe(SCRIPT);
    }
  });

  test.each(['', 'identity', 'deflate', 'br;q=0', 'br;q=0, gzip;q=0.0', '*;q=0', 'br;q=x', 'identity, br;q=0.1'])(
    'goes as it is to who accepts %j',
    async (accepted) => {
      const { headers, bytes } = await ask(path, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary, text({ bytes })]).toEqual([
        undefined,
        'Accept-Encoding',
        SCRIPT,
      ]);
    },
  );

  test('has another tag in each form, is not sent twice, and is sent in pieces', async () => {
    const forms = await Promise.all(['br', 'gzip', 'identity'].map((it) => ask(path, { 'accept-encoding': it })));
    expect(new Set(forms.map((it) => it.headers.etag)).size).toBe(3);
    const [br] = forms;
    const known = await ask(path, { 'accept-encoding': 'br', 'if-none-match': String(br?.headers.etag) });
    expect([known.status, known.headers.vary, known.bytes.length]).toEqual([304, 'Accept-Encoding', 0]);
    expect((await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': String(br?.headers.etag) })).status).toBe(
      200,
    );
    const piece = await ask(path, { 'accept-encoding': 'br', range: 'bytes=2-5' });
    expect([piece.status, piece.headers['content-encoding'], piece.bytes]).toEqual([
      206,
      'br',
      br?.bytes.subarray(2, 6),
    ]);
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.headers['content-encoding']]).toEqual([
      200,
      String(br?.bytes.length),
      'br',
    ]);
  });

  test('that is small, or compressed already, goes as it is', async () => {
    for (const at of ['/small.js', '/face.woff2'])
      expect((await ask(at, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined();
  });

  test('of a page is compressed too', async () => {
    const { status, headers, bytes } = await ask('/fr/events', { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding'], headers.vary, brotliDecompressSync(bytes).toString()]).toEqual([
      200,
      'br',
      'Cookie, Accept-Language, Accept-Encoding',
      PAGE('fr'),
    ]);
    expect([headers['content-type'], headers['content-length']]).toEqual([
      'text/html; charset=utf-8',
      String(bytes.length),
    ]);
  });

  test('leaves the build as small as can be', () => {
    const built = join(serving.frontends, 'shell', 'main.0a1b2c3d.js');
    expect(brotliDecompressSync(readFileSync(`${built}.br`)).toString()).toBe(SCRIPT);
    expect(gunzipSync(readFileSync(`${built}.gz`)).toString()).toBe(SCRIPT);
  });
});
