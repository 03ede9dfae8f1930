import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultProgram } from '@rrr/core/program';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
beforeAll(async () => void (serving = await serve(smallWorld().httpPorts)));
afterAll(() => serving.stop());

test('too many at once are asked to come back, and others are served after', async () => {
  const small = await serve(smallWorld().httpPorts, {}, { mostRequests: 0 });
  const answer = await fetch(`${small.base}/api/config`);
  expect([answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { code: string }).code]).toEqual([
    503,
    '1',
    'OVERLOADED',
  ]);
  expect((await fetch(`${small.base}/healthz`)).status).toBe(200);
  await small.stop();
  expect((await fetch(`${serving.base}/api/config`)).status).toBe(200);
});

test('who takes nothing of an answer holds no place, and is let go', async () => {
  const large = { ...smallWorld().httpPorts, program: { ...defaultProgram, brand: 'x'.repeat(32 * 1024 * 1024) } };
  const small = await serve(large, {}, { mostRequests: 1, stalledMilliseconds: 100 });
  const socket = connect(small.port, '127.0.0.1')
    .on('error', () => undefined)
    .pause();
  socket.write('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [request] = (await once(small.server, 'request')) as [IncomingMessage];
  expect((await fetch(`${small.base}/api/logout`)).status).toBe(401);
  await once(request.socket, 'close');
  socket.destroy();
  await small.stop();
});

describe('those who run the server', () => {
  test('are told whether it is ready', async () => {
    let [serves, reaches] = [true, true];
    const server = await serve(smallWorld().httpPorts, {
      serving: () => serves,
      ready: async () => {
        if (!reaches) throw new Error('away');
      },
    });
    const ready = async () => [
      (await fetch(`${server.base}/readyz`)).status,
      (await fetch(`${server.base}/healthz`)).status,
    ];
    expect(await ready()).toEqual([200, 200]);
    reaches = false;
    expect(await ready()).toEqual([503, 200]);
    [serves, reaches] = [false, true];
    expect(await ready()).toEqual([503, 200]);
    await server.stop();
  });

  test('see how long calls count, by name', async () => {
    await fetch(`${serving.base}/api/config`);
    const text = await (await fetch(`${serving.base}/metrics`)).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{call="getConfig",method="GET",status="200"\} \d+/);
  });
});
