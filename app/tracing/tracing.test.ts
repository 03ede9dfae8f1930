import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../config.js';
import { openTracing } from './index.js';
import { type ExportLimits, otlpExporter } from './otlp.js';
import { errorType, KINDS, readTraceparent, type Span, tracer } from './spans.js';
import { plainStatement } from './statement.js';
import { attributesOf, collector } from './testing/collector.js';

let received: Awaited<ReturnType<typeof collector>>;
beforeEach(async () => void (received = await collector()));
afterEach(() => received.stop());

const logged: [string, string][] = [];
const log = {
  warn: (_facts: object, text: string) => void logged.push(['warn', text]),
  info: (_facts: object, text: string) => void logged.push(['info', text]),
};
const spanOf = (): Span => {
  const taken: Span[] = [];
  const { root, end } = tracer(1, (span) => void taken.push(span));
  end(root('one', KINDS.internal, {}));
  return taken[0] as Span;
};
const exporter = (limits: ExportLimits, endpoint = received.endpoint) => {
  logged.length = 0;
  const made = otlpExporter({ endpoint, headers: {}, resource: {} }, (work) => work(), limits);
  made.begin(log as never);
  return made;
};
const AWAY = ['warn', expect.stringMatching(/^traces cannot be sent and are left out: check OTEL_EXPORTER/)];

test('spans are sent together, a batch at a time, and the rest at the end', async () => {
  const { take, end } = exporter({ batch: 3, every: 3_600_000 });
  for (let n = 0; n < 8; n += 1) take(spanOf());
  await end();
  const sizes = received.requests.map(({ posted }) => posted.resourceSpans[0]?.scopeSpans[0]?.spans.length);
  expect(sizes).toEqual([3, 3, 2]);
});

test.each([
  ['is away', async () => received.stop(), async () => undefined],
  ['refuses', async () => received.answers(401), async () => received.answers(200)],
])('a collector that %s costs one warning, and spans beyond the limit are left out', async (_what, away, back) => {
  await away();
  const { take, end } = exporter({ batch: 2, most: 5, every: 3_600_000 });
  for (let n = 0; n < 20; n += 1) take(spanOf());
  await end();
  expect(logged).toEqual([AWAY]);
  await back();
  received.answers(200);
});

test('a collector that is back takes spans again, and the log says so', async () => {
  received.answers(503);
  const { take, end } = exporter({ batch: 1, every: 1 });
  take(spanOf());
  while (logged.length === 0) await new Promise((resolve) => setImmediate(resolve));
  received.answers(200);
  take(spanOf());
  while (logged.length === 1) await new Promise((resolve) => setImmediate(resolve));
  await end();
  expect(logged).toEqual([AWAY, ['info', 'traces are sent again']]);
  expect(received.spans()).toHaveLength(1);
});

test('a collector that says nothing is not waited for', async () => {
  received.isSilent(true);
  const { take, end } = exporter({ within: 20, every: 1 });
  take(spanOf());
  await end();
  expect(logged).toEqual([AWAY]);
});

test('a trace with very many spans keeps its first ones and says how many were left out', async () => {
  const tracing = openTracing({ endpoint: received.endpoint, headers: {}, resource: {}, ratio: 1 });
  await tracing.job('much', async () => {
    for (let n = 0; n < 600; n += 1) tracing.statement('sqlite')('SELECT 1')();
  });
  await tracing.end();
  const job = received.spans().find((span) => span.name === 'job much');
  expect(received.spans()).toHaveLength(501);
  expect(attributesOf(job as NonNullable<typeof job>)['rewards.spans_left_out']).toBe('100');
});

test('a job that fails fails as before, and its span has the error’s name alone', async () => {
  const tracing = openTracing({ endpoint: received.endpoint, headers: {}, resource: {}, ratio: 1 });
  const failed = new TypeError('private words');
  await expect(tracing.job('bad', () => Promise.reject(failed))).rejects.toBe(failed);
  const useCases = tracing.useCases({ act: (text: string) => text.toUpperCase() });
  expect(useCases.act('a')).toBe('A');
  await tracing.end();
  expect(received.spans()).toMatchObject([{ name: 'job bad', status: { code: 2 } }]);
  expect(JSON.stringify(received.requests)).not.toContain('private');
});

test('a share of traces is kept, the same one everywhere', () => {
  const { root } = tracer(0.25, () => undefined);
  const all = Array.from({ length: 4_000 }, () => root('x', KINDS.server, {}));
  const kept = all.filter((span) => span.isSampled);
  expect(kept.length).toBeGreaterThan(800);
  expect(kept.length).toBeLessThan(1_200);
});

test('only a valid traceparent is taken', () => {
  const [id, span] = ['a'.repeat(32), 'b'.repeat(16)];
  expect(readTraceparent(`00-${id}-${span}-01`)).toEqual({ traceId: id, spanId: span, isSampled: true });
  expect(readTraceparent(`01-${id}-${span}-02-more`)).toEqual({ traceId: id, spanId: span, isSampled: false });
  for (const text of [
    undefined,
    ['a'],
    '',
    `ff-${id}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id}-${span}-01-more`,
    `00-${id.toUpperCase()}-${span}-01`,
    `00-${id}-${span}-1`,
  ])
    expect(readTraceparent(text)).toBeNull();
});

test('a statement is told without values', () => {
  expect(plainStatement("SELECT a FROM b WHERE c = 'it''s' AND d = ?")).toEqual({
    text: 'SELECT a FROM b WHERE c = ? AND d = ?',
    verb: 'SELECT',
  });
  expect(plainStatement('BEGIN NOT ATOMIC DECLARE x; END').verb).toBe('COMPOUND');
  const { text } = plainStatement(`SELECT '${'x'.repeat(5_000)}'`);
  expect(text).toBe('SELECT ?…');
  for (let n = 0; n < 3_000; n += 1) plainStatement(`SELECT ${n}`);
  expect(errorType({ code: 'ER_X' })).toBe('ER_X');
  expect(errorType(null)).toBe('unknown');
});

test('settings are those of OpenTelemetry', () => {
  const { OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG } = readConfig({
    OTEL_EXPORTER_OTLP_HEADERS: 'a=1,b=x=y',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect([OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG]).toEqual([{ a: '1', b: 'x=y' }, 0.1]);
  for (const env of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'a' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
  ])
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
});
