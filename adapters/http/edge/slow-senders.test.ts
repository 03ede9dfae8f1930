import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { once } from 'node:events';
import { BlockList, connect, type Socket } from 'node:net';
import { raw, serve, type Serving } from '../testing/serve.js';
import { accountOf, signedIn, smallWorld } from '../testing/small-world.js';
import type { SenderLimits } from './http-server.js';
import type { HttpSettings } from '../http-app.js';

const SHORT: Partial<SenderLimits> = { headersWithin: 400, bodyIdle: 400, bodyWithin: 1_200 };
/** For tests of anything else, so that a busy machine is not taken for a slow sender. */
const PATIENT: Partial<SenderLimits> = { headersWithin: 600_000, bodyIdle: 600_000, bodyWithin: 600_000 };
const admin = { ...accountOf('admin'), email: 'robin@example.com', passwordHash: 'Secret123' };
const LOGIN = '{"email":"robin@example.com","password":"Secret123"}';
const JSON_TYPE = 'Content-Type: application/json';
const head = (...lines: readonly string[]): string => [...lines, 'Host: localhost', '', ''].join('\r\n');

let serving: Serving;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await serving.stop();
});
const start = async (limits: Partial<SenderLimits> = PATIENT, settings: Partial<HttpSettings> = {}) => {
  serving = await serve(smallWorld({ accounts: [admin] }).httpPorts, {}, settings, limits);
};
/** A sender who stays; `said` is all that came back, `closed` when the connection ended. */
const sender = async (text: string) => {
  const socket = connect(serving.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let all = '';
  socket.on('data', (it: Buffer) => void (all += it.toString('latin1')));
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(text);
  return { socket, closed, said: () => all };
};
const code = (text: string): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];
const status = (text: string): string | undefined => /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
const login = () =>
  fetch(`${serving.base}/api/login`, { method: 'POST', body: LOGIN, headers: { 'content-type': 'application/json' } });
const wholeLogin = (body: string, length = body.length) =>
  head('POST /api/login HTTP/1.1', JSON_TYPE, `Content-Length: ${length}`) + body;

describe('a sender who is too slow hears so and is let go', () => {
  test.each([
    ['with nothing', ''],
    ['with part of a header', 'GET /api/config HTTP/1.1\r\nHost: loc'],
    ['with headers and no body', wholeLogin('', 100)],
    ['with part of a body', wholeLogin('{"email"', 100)],
    [
      'with chunks that do not end',
      `${head('POST /api/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked')}1\r\n{\r\n`,
    ],
  ])('%s', async (_what, text) => {
    await start(SHORT);
    const { closed, said } = await sender(text);
    await closed;
    expect([status(said()), code(said())]).toEqual(['408', 'REQUEST_TIMEOUT']);
    expect(said()).toMatch(/\r\nConnection: close\r\n/i);
  });

  test('byte by byte, when the whole takes too long', async () => {
    await start({ ...SHORT, bodyIdle: PATIENT.bodyIdle });
    const { socket, closed, said } = await sender(wholeLogin('{', 1_000));
    const dripping = setInterval(() => socket.write(' '), 100);
    await closed;
    clearInterval(dripping);
    expect([status(said()), code(said())]).toEqual(['408', 'REQUEST_TIMEOUT']);
  });

  test('with the body of a request that was answered without it', async () => {
    await start({ ...SHORT, headersWithin: PATIENT.headersWithin });
    const { closed, said } = await sender(head('GET /api/config HTTP/1.1', 'Content-Length: 100'));
    await closed;
    expect(said().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200']);
  });
});

test('a slow body that comes in time is served', async () => {
  await start();
  const { socket, said } = await sender(wholeLogin('', LOGIN.length));
  for (const letter of LOGIN) {
    socket.write(letter);
    await new Promise((resolve) => setImmediate(resolve));
  }
  while (!said().includes('"session"')) await once(socket, 'data');
  expect(status(said())).toBe('200');
});

test('bodies on their way hold no place', async () => {
  await start(PATIENT, { mostRequests: 1 });
  for (let n = 0; n < 20; n += 1) await sender(wholeLogin('{', 100));
  expect((await login()).status).toBe(200);
});

test('a sender who was answered early and left is forgotten at once', async () => {
  const bodyIdle = 599_000;
  const [set, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  await start({ ...PATIENT, bodyIdle, mostOfAddress: 1 }, { trustProxy: 1 });
  // each makes room for the next
  const all = [];
  for (let n = 0; n < 5; n += 1)
    all.push(
      await sender(head('POST /api/login HTTP/1.1', JSON_TYPE, 'X-Forwarded-For: 198.51.100.7', 'Content-Length: 100')),
    );
  await Promise.all(all.slice(0, -1).map((it) => it.closed));
  all.at(-1)?.socket.destroy();
  await serving.stop();
  const timers = () =>
    set.mock.results.filter((_, at) => set.mock.calls[at]?.[1] === bodyIdle).map((it) => it.value as unknown);
  // of each while its body was awaited, and of four after they were answered
  expect(timers()).toHaveLength(9);
  // a timer that waits for the rest of a body would keep the process from ending
  const left = () => timers().filter((it) => !cleared.mock.calls.some(([ended]) => ended === it));
  while (left().length > 0) await new Promise((resolve) => setImmediate(resolve));
  jest.restoreAllMocks();
});

describe('connections are bounded', () => {
  const many = async (count: number, text: string) => Promise.all(Array.from({ length: count }, () => sender(text)));

  test.each([
    ['silent', ''],
    ['with half a header', 'GET / HTTP/1.1\r\nX'],
    ['with half a body', wholeLogin('{', 100)],
  ])('%s ones of an address make room for whole requests', async (_what, text) => {
    await start({ ...PATIENT, mostOfAddress: 20 });
    const halves = await many(60, text);
    expect((await login()).status).toBe(200);
    const told = halves.map((it) => it.closed.then(() => [status(it.said()), code(it.said())]));
    expect(await Promise.race(told)).toEqual(['503', 'OVERLOADED']);
  });

  test('in all, whoever they are of', async () => {
    await start({ ...PATIENT, mostConnections: 20 });
    await many(60, 'GET / HTTP/1.1\r\nX');
    expect((await login()).status).toBe(200);
  });

  test('but not those of a proxy, or of an address that is set apart', async () => {
    const uncounted = new BlockList();
    uncounted.addSubnet('127.0.0.0', 8, 'ipv4');
    for (const [limits, settings] of [
      [{ uncounted }, {}],
      [{}, { trustProxy: 1 }],
    ] as const) {
      await start({ ...PATIENT, mostOfAddress: 5, ...limits }, settings);
      const halves = await many(20, 'GET / HTTP/1.1\r\nX');
      expect((await login()).status).toBe(200);
      expect(halves.filter((it) => it.socket.destroyed)).toEqual([]);
      if (settings !== undefined && 'trustProxy' in settings) continue;
      await serving.stop();
    }
  });

  test('behind a proxy, bodies on their way are bounded by the address of the visitor', async () => {
    await start({ ...PATIENT, mostOfAddress: 5 }, { trustProxy: 1 });
    const half = (visitor: string) =>
      head('POST /api/login HTTP/1.1', JSON_TYPE, `X-Forwarded-For: ${visitor}`, 'Content-Length: 100');
    const of = await many(6, half('198.51.100.7'));
    await Promise.race(of.map((it) => it.closed));
    expect(of.filter((it) => code(it.said()) === 'OVERLOADED')).toHaveLength(1);
    // an IPv6 home has billions of addresses and counts as one
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => sender(half(`2001:db8:1:2::${n}`))));
    await Promise.race(six.map((it) => it.closed));
    expect(six.filter((it) => code(it.said()) === 'OVERLOADED')).toHaveLength(1);
  });
});

describe('what is no request is told why', () => {
  const GET = head('GET /api/config HTTP/1.1');
  test.each<readonly [string, string, string, string]>([
    ['a length that is not one', head('POST /api/login HTTP/1.1', 'Content-Length: -1'), '400', 'BAD_REQUEST'],
    ['two lengths', head('POST /api/login HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3'), '400', 'BAD_REQUEST'],
    [
      'a length and chunks',
      `${head('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      '400',
      'BAD_REQUEST',
    ],
    [
      'a chunk that is none',
      `${head('POST /api/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked')}zz\r\n`,
      '400',
      'BAD_REQUEST',
    ],
    ['headers without end', head('GET / HTTP/1.1', `X: ${'y'.repeat(20_000)}`), '431', 'HEADERS_TOO_LARGE'],
    ['two hosts', head('GET /api/config HTTP/1.1', 'Host: other'), '400', 'BAD_REQUEST'],
    [
      'two keys',
      head('POST /api/dealer/redeem HTTP/1.1', 'Idempotency-Key: one-two-three', 'Idempotency-Key: four-five-six'),
      '400',
      'BAD_REQUEST',
    ],
    ['no host', 'GET /api/config HTTP/1.1\r\n\r\n', '400', ''],
  ])('%s', async (_what, text, wanted, why) => {
    await start();
    const said = await raw(serving.port, text.replace(/\r\n\r\n/, '\r\nConnection: close\r\n\r\n'), { whole: true });
    expect([status(said), code(said) ?? '']).toEqual([wanted, why]);
  });

  test('a length that is too short: the first request is answered, the rest is not taken for one', async () => {
    await start();
    const said = await raw(serving.port, wholeLogin(LOGIN, LOGIN.length - 5), { whole: true });
    expect([said.match(/HTTP\/1\.1 \d{3}/g), code(said)]).toEqual([['HTTP/1.1 400'], 'BODY_NOT_JSON']);
  });

  test('a form that breaks off while its sender is looked up', async () => {
    const world = smallWorld({ accounts: [admin] });
    let broken: Promise<unknown> = Promise.resolve();
    const live: typeof world.people.live = (id) => broken.then(() => world.people.live(id));
    serving = await serve(world.httpPorts, { people: { live } }, {}, PATIENT);
    broken = once(serving.server, 'clientError');
    const { socket, closed, said } = await sender(
      `${head(
        `POST /api/admin/rider/${anId('rider', 1)}/upload-id-files HTTP/1.1`,
        `Cookie: session=${await signedIn(world, admin.id)}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 100',
      )}--b`,
    );
    socket.end();
    await closed;
    expect([status(said()), code(said())]).toEqual(['400', 'BAD_REQUEST']);
  });

  test('requests one behind the other are answered in their order', async () => {
    await start();
    const said = await raw(serving.port, GET.repeat(3) + head('GET /api/nowhere HTTP/1.1', 'Connection: close'), {
      whole: true,
    });
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
  });
});

describe('who asks before sending a body', () => {
  const asking = (path: string) =>
    head(`POST ${path} HTTP/1.1`, JSON_TYPE, `Content-Length: ${LOGIN.length}`, 'Expect: 100-continue');
  test('is told to go on, once', async () => {
    await start();
    const { socket, closed, said } = await sender(asking('/api/login'));
    await once(socket, 'data');
    expect(said()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(LOGIN);
    await closed;
    expect(said().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
  });

  test('is refused before, where nothing of it is wanted', async () => {
    await start();
    const { closed, said } = await sender(asking('/api/nowhere'));
    await closed;
    expect(status(said())).toBe('404');
  });
});
