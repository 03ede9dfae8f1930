import { afterEach, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { dropStalled } from './drop-stalled.js';

/** more than the machine itself takes in for a reader who does not read */
const LARGE = 'x'.repeat(32 * 1024 * 1024);
const PATIENCE = 150;

let server: Server;
const readers: Socket[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.destroy();
  server.closeAllConnections();
  server.close();
});

const serving = async (handle: RequestHandler, patience = PATIENCE): Promise<number> => {
  server = createServer(express().use(dropStalled(patience), handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
/** A reader who asks, and takes nothing until told. */
const ask = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .pause();
  readers.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return socket;
};
/** Bytes that come until the connection ends. */
const rest = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    let bytes = 0;
    socket
      .on('data', (it: Buffer) => void (bytes += it.length))
      .on('close', () => resolve(bytes))
      .resume();
  });

test('who takes nothing of an answer is let go, also when it took long to make', async () => {
  let gone: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => void (gone = resolve));
  const port = await serving(async (_req, res) => {
    res.on('close', gone);
    await pause(PATIENCE * 2);
    res.end(LARGE);
  });
  const socket = ask(port);
  await closed;
  expect(await rest(socket)).toBeLessThan(LARGE.length);
});

test('who takes it slowly gets all of it, however long that takes', async () => {
  // longer than a busy machine may itself stand still, and shorter than all pauses of the reader together
  const patience = 20 * PATIENCE;
  const socket = ask(await serving((_req, res) => void res.end(LARGE), patience));
  let taken = 0;
  socket.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken < LARGE.length / 12) return;
    taken = 0;
    socket.pause();
    setTimeout(() => socket.resume(), patience / 10);
  });
  expect(await rest(socket)).toBeGreaterThan(LARGE.length);
});

test('an answer whose parts take long to make is waited for', async () => {
  const port = await serving(async (_req, res) => {
    res.write('a');
    await pause(PATIENCE * 3);
    res.end('b');
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ab');
});
