import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { newDataDir, startServer } from '../running-server.js';
import { sendHalves } from './half-senders.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';

const SHORT = 15;
const seconds = chaosSeconds(SHORT);
/** the gate waits less than a person would: limits are settings, and small here */
const limits: Readonly<Record<string, string>> =
  process.env.CHAOS_SECONDS === undefined
    ? { HEADERS_WITHIN_SECONDS: '2', BODY_IDLE_SECONDS: '2', BODY_WITHIN_SECONDS: '6' }
    : {};
const idleSeconds = Number(limits.BODY_IDLE_SECONDS ?? 10);
const wholeSeconds = Number(limits.BODY_WITHIN_SECONDS ?? 60);
const CONNECTIONS = 1_500;
/** what each honest person does at least, however slow the machine is */
const LEAST_ACTS = 15;
const MEMORY_MORE = 200 * 1024 * 1024;

const close: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const socketsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

interface Asked {
  readonly path: string;
  readonly from: string;
  readonly agent?: Agent | false;
  readonly cookie?: string;
  readonly body?: string;
}

/** One request of an honest person: the status, or what broke the connection, and how long it took. */
const ask = (port: number, { path, from, agent = false, cookie, body }: Asked) =>
  new Promise<{ told: string; ms: number; cookies: readonly string[] }>((resolve) => {
    const began = performance.now();
    const done = (told: string, cookies: readonly string[] = []) =>
      resolve({ told, ms: performance.now() - began, cookies });
    const headers = { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers,
        timeout: 20_000,
      },
      (answer) => {
        answer.resume().on('end', () => done(String(answer.statusCode), answer.headers['set-cookie'] ?? []));
        answer.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')));
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    asked.end(body);
  });

test(
  'requests sent by half from one address leave honest people served, memory bounded, and no socket behind',
  async () => {
    const dataDir = await newDataDir();
    close.push(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent', ...limits } });
    close.push(() => server.stop());
    const pid = server.process.pid ?? 0;
    const signIn = async (email: string): Promise<string> => {
      const body = JSON.stringify({ email, password: 'RedRider2026' });
      const { told, cookies } = await ask(server.port, { path: '/api/login', from: '127.0.0.1', body });
      expect(told).toBe('200');
      return cookies.map((it) => it.split(';')[0]).join('; ');
    };
    const [rider, dealer] = [await signIn('rider@example.com'), await signIn('dealer@example.com')];
    const [before, socketsBefore, filesBefore] = [
      residentBytes(pid),
      socketsOf(pid),
      await readdir(dataDir, { recursive: true }),
    ];

    const session = await fetch(`${server.url}/api/session`, { headers: { cookie: rider } });
    const {
      session: { user },
    } = (await session.json()) as { session: { user: { _id: string } } };
    const path = `/api/rider/rider/${user._id}/upload-id-files`;
    const dripMilliseconds = idleSeconds * 900;
    const attack = sendHalves({ port: server.port, connections: CONNECTIONS, dripMilliseconds, cookie: rider, path });
    close.push(() => attack.stop());
    const kept = new Agent({ keepAlive: true });
    close.push(() => kept.destroy());
    const told = new Map<string, number>();
    const took: number[] = [];
    let [over, most] = [false, 0];
    const person = async (from: string, agent: Agent | false): Promise<void> => {
      const acts = [
        { path: '/api/events?limit=15' },
        { path: '/api/session', cookie: rider },
        { path: '/api/dealer/credit-redemptions?limit=15', cookie: dealer },
        { path: '/healthz' },
        { path: '/' },
      ];
      for (let n = 0; !over || n < LEAST_ACTS; n += 1) {
        const act = acts[n % acts.length];
        if (!act) continue;
        const { told: answer, ms } = await ask(server.port, { ...act, from, agent });
        told.set(answer, (told.get(answer) ?? 0) + 1);
        took.push(ms);
        most = Math.max(most, residentBytes(pid));
        await pause(20);
      }
    };
    const people = [
      person('127.0.0.1', false),
      person('127.0.0.1', kept),
      person('127.0.0.2', false),
      person('127.0.0.2', kept),
    ];
    await pause(seconds * 1000);
    over = true;
    await Promise.all(people);
    const ended = Object.fromEntries(attack.ended);
    const quantile = (part: number): number =>
      took.toSorted((a, b) => a - b)[Math.floor(took.length * part)] ?? Infinity;
    const [p50, p99] = [quantile(0.5), quantile(0.99)];
    sayFigure(
      'half-sent',
      `${CONNECTIONS} half-sent requests kept open for ${seconds} s; ${took.length} honest requests: ` +
        `${JSON.stringify(Object.fromEntries(told))}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    );
    sayFigure(
      'half-sent',
      `memory ${(before / 2 ** 20).toFixed(0)} → ${(most / 2 ** 20).toFixed(0)} MiB; ended by the server: ${JSON.stringify(ended)}`,
    );
    expectWork({ honest: [took.length, 20] });
    expect([...told.keys()]).toEqual(['200']);
    // a busy machine is slow by itself: each answer came within the 20 s that a person waits here
    expect(p50).toBeLessThan(10_000);
    expect(most - before).toBeLessThan(MEMORY_MORE);

    // the halves stay as they are: the server itself lets them go
    attack.hold();
    const deadline = Date.now() + (wholeSeconds + 30) * 1000;
    while (socketsOf(pid) > socketsBefore + 10 && Date.now() < deadline) await pause(200);
    sayFigure('half-sent', `sockets ${socketsBefore} before, ${socketsOf(pid)} after`);
    expect(socketsOf(pid)).toBeLessThanOrEqual(socketsBefore + 10);
    // the server's own mails go to files here
    const left = (await readdir(dataDir, { recursive: true })).filter(
      (it) => !it.startsWith('mail') && !filesBefore.includes(it),
    );
    expect(left).toEqual([]);
  },
  chaosTimeout(seconds),
);
