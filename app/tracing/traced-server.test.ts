import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channel } from 'node:diagnostics_channel';
import { pino } from 'pino';
import { KINDS as DATABASES, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { readConfig } from '../config.js';
import { makeContainer } from '../container.js';
import { startServer } from '../server.js';
import { SERVICES as S } from '../services.js';
import { startTracing } from '../start-tracing.js';
import { attributesOf, collector, type ReceivedSpan } from './testing/collector.js';

type Collector = Awaited<ReturnType<typeof collector>>;
const E_MAIL = 'someone.private@example.com';
const PASSWORD = 'a secret of mine';
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

let received: Collector;
let dataDir = '';
beforeEach(async () => {
  received = await collector();
  dataDir = mkdtempSync(join(tmpdir(), 'rrr-traced-'));
});
afterEach(async () => {
  await received.stop();
  rmSync(dataDir, { recursive: true });
});

const started = async (made: TestDatabase | null, env: Readonly<Record<string, string>>) => {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'false',
    DATA_DIR: dataDir,
    ...(made ? { DATABASE_URL: made.url } : {}),
    ...env,
  });
  const tracing = await startTracing(config);
  const container = makeContainer(config, undefined, tracing);
  const lines: string[] = [];
  const log = pino(
    { level: 'info', base: null, ...(tracing ? { mixin: tracing.logged } : {}) },
    { write: (line: string) => void lines.push(line) },
  );
  (await container.rebindAsync(S.log)).toConstantValue(log);
  (await container.rebindAsync(S.jobs)).toConstantValue([
    { name: 'look', everySeconds: 600, run: async () => (await container.get(S.readSeasons)(), false) },
  ]);
  const server = await startServer(config, undefined, container);
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    // as a caller who is not traced himself
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
    await answer.text();
    return answer.status;
  };
  return {
    server,
    tracing,
    container,
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    ask,
  };
};
const logIn = (headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ email: E_MAIL, password: PASSWORD }),
});

describe.each(DATABASES)('a traced server on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  test('sends a request with its use case and its statements, each below the other, and no data', async () => {
    const { server, ask, lines } = await started(made, {
      OTEL_EXPORTER_OTLP_ENDPOINT: received.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=k1,other=two=2',
    });
    const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;
    expect(await ask('/api/login', logIn({ traceparent }))).toBe(401);
    await ask(`/api/events?query=${encodeURIComponent(E_MAIL)}`);
    expect(await ask('/healthz')).toBe(200);
    await server.stop();
    const spans = received.spans();
    const named = (name: string): ReceivedSpan => {
      const found = spans.find((span) => span.name === name);
      if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
      return found;
    };
    const below = ({ spanId }: ReceivedSpan) => spans.filter((span) => span.parentSpanId === spanId);
    const request = named('login');
    expect(request).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId, kind: 2 });
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': '401',
      'rewards.call': 'login',
      'rewards.request_id': expect.any(String),
    });
    const useCases = below(request).filter((span) => span.kind === 1);
    expect(useCases.length).toBeGreaterThan(0);
    const statements = useCases.flatMap(below);
    expect(statements.map((span) => attributesOf(span)['db.query.text'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/FROM accounts[^]*\?/)]),
    );
    for (const span of statements) {
      expect(span).toMatchObject({ traceId: PARENT.traceId, kind: 3 });
      expect(attributesOf(span)['db.system.name']).toBe(kind);
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    }
    // one that begins here has an id of its own, and a job too
    expect(named('job look').parentSpanId).toBeUndefined();
    expect(below(named('job look')).length).toBeGreaterThan(0);
    expect(new Set(spans.filter((span) => !span.parentSpanId).map((span) => span.traceId)).size).toBeGreaterThan(1);
    expect(JSON.stringify(received.requests)).not.toMatch(/private|secret of mine|healthz/);
    const [first] = received.requests;
    expect(first?.path).toBe('/v1/traces');
    expect(first?.headers).toMatchObject({ 'x-api-key': 'k1', other: 'two=2' });
    expect(first?.headers['traceparent']).toBeUndefined();
    expect(attributesOf(first?.posted.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
      'service.name': 'red-rider-rewards',
      'service.version': expect.stringMatching(/^\d/),
    });
    // the line of the request says to which trace it belongs
    expect(lines().find((line) => line['call'] === 'login')).toMatchObject({
      trace_id: PARENT.traceId,
      span_id: request.spanId,
    });
  });
});

test('what the caller or chance does not choose is not sent, but its trace goes on', async () => {
  const other: IncomingHttpHeaders[] = [];
  const called = createServer((req, res) => void (other.push(req.headers), res.end()));
  await new Promise<void>((resolve) => called.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(called.address() as AddressInfo).port}/secret/path?of=${E_MAIL}`;
  const { server, ask, container, tracing, lines } = await started(null, {
    OTEL_EXPORTER_OTLP_ENDPOINT: received.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
    WEBHOOKS_LOCAL: 'true',
  });
  await ask('/api/login', logIn());
  await ask('/api/login', logIn({ traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-00` }));
  await tracing?.job('call', () => fetch(url).then((answer) => answer.text()));
  await tracing?.job('post', () => container.get(S.publicHttp).post({ url, headers: {}, body: PASSWORD }));
  for (const headers of other) expect(headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(other).toHaveLength(2);
  // traced by the caller's wish
  await ask('/api/login', logIn({ traceparent: `00-${'a'.repeat(32)}-${PARENT.spanId}-01` }));
  await container.get(S.database).read('accounts').select('id');
  await server.stop();
  called.close();
  expect(new Set(received.spans().map((span) => span.traceId))).toEqual(new Set(['a'.repeat(32)]));
  expect(lines().filter((line) => line['trace_id'] === PARENT.traceId)).not.toEqual([]);
});

test('a call to another service carries the trace and has a span without its address’s path', async () => {
  const other: IncomingHttpHeaders[] = [];
  const called = createServer((req, res) => {
    other.push(req.headers);
    res.writeHead(other.length === 2 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => called.listen(0, '127.0.0.1', resolve));
  const { port } = called.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/secret/path?of=${E_MAIL}`;
  const { server, container, tracing } = await started(null, {
    OTEL_EXPORTER_OTLP_ENDPOINT: received.endpoint,
    WEBHOOKS_LOCAL: 'true',
  });
  await tracing?.job('calls', async () => {
    await fetch(url).then((answer) => answer.text());
    await fetch(url).then((answer) => answer.text());
    await container.get(S.publicHttp).post({ url, headers: { 'x-own': 'kept' }, body: PASSWORD });
    await fetch('http://127.0.0.1:2').catch(() => undefined);
  });
  await fetch(url).then((answer) => answer.text());
  await server.stop();
  called.close();
  const job = received.spans().find((span) => span.name === 'job calls');
  const calls = received.spans().filter((span) => span.parentSpanId === job?.spanId);
  expect(calls.map((span) => [span.name, span.kind, attributesOf(span)])).toEqual([
    ['GET', 3, { ...at('GET', port), 'http.response.status_code': '200' }],
    ['GET', 3, { ...at('GET', port), 'http.response.status_code': '500', 'error.type': '500' }],
    ['POST', 3, { ...at('POST', port), 'http.response.status_code': '200' }],
    ['GET', 3, { ...at('GET', 2), 'error.type': 'ECONNREFUSED' }],
  ]);
  expect(other.map((headers) => headers['traceparent'])).toEqual([
    ...calls.slice(0, 3).map((span) => `00-${job?.traceId}-${span.spanId}-01`),
    undefined,
  ]);
  expect(other[2]?.['x-own']).toBe('kept');
  expect(JSON.stringify(received.requests)).not.toMatch(/secret|private/);
});
const at = (method: string, port: number) => ({
  'http.request.method': method,
  'server.address': '127.0.0.1',
  'server.port': String(port),
});

test('a server without a collector sends nothing, listens to nothing and logs no traces', async () => {
  const { server, ask, tracing, lines } = await started(null, {});
  expect(tracing).toBeNull();
  expect(channel('undici:request:create').hasSubscribers).toBe(false);
  await ask('/api/login', logIn({ traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` }));
  await server.stop();
  expect(received.requests).toEqual([]);
  expect(JSON.stringify(lines())).not.toMatch(/trace_id/);
});
