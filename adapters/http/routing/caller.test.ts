import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '@rrr/core/shared';
import type { Response } from 'express';
import { callerOf } from './caller.js';

/** Tells of each caller as they come; answers when it is told to. */
const callers: { readonly caller: Caller; readonly answer: () => void }[] = [];
const server = createServer((_req, res) => {
  callers.push({ caller: callerOf(res as unknown as Response), answer: () => void res.end('done') });
  server.emit('asked');
});
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());

const asked = async () => {
  const coming = once(server, 'asked');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
  request.on('error', () => undefined);
  await coming;
  const caller = callers.at(-1);
  if (!caller) throw new Error('Nobody asked');
  return { ...caller, request };
};

test('a caller who leaves before the answer is known to have left', async () => {
  const { caller, request } = await asked();
  const left = new Promise<void>((resolve) => caller.addEventListener('abort', () => resolve()));
  expect(caller.aborted).toBe(false);
  request.destroy();
  await left;
  expect(caller.aborted).toBe(true);
});

test('a caller who was answered has not left', async () => {
  const { caller, request, answer } = await asked();
  const answered = once(request, 'response').then(([response]) =>
    once((response as NodeJS.ReadableStream).resume(), 'close'),
  );
  answer();
  await answered;
  expect(caller.aborted).toBe(false);
});
