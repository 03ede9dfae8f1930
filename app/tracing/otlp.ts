import type { Logger } from 'pino';
import { type Attributes, errorType, type Span } from './spans.js';

export interface Collector {
  /** without `/v1/traces` */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** of the resource, such as `service.name` */
  readonly resource: Attributes;
}

export interface ExportLimits {
  /** spans that wait; more are left out */
  readonly most?: number;
  /** spans of one request, which is sent as soon as there are so many */
  readonly batch?: number;
  /** milliseconds that spans wait at most */
  readonly every?: number;
  /** milliseconds that the collector has for an answer */
  readonly within?: number;
}

const valueOf = (value: string | number) =>
  typeof value === 'string'
    ? { stringValue: value }
    : Number.isInteger(value)
      ? { intValue: String(value) }
      : { doubleValue: value };
const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Nanoseconds, which no number of JavaScript holds. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

const ERROR = 2;
const written = ({ traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, hasFailed }: Span) => ({
  traceId,
  spanId,
  ...(parentId === null ? {} : { parentSpanId: parentId }),
  name,
  kind,
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: listed(attributes),
  status: hasFailed ? { code: ERROR } : {},
});

/**
 * Sends spans to a collector as OTLP over HTTP, in JSON. It never waits and never fails: what the collector does not
 * take, or what comes faster than it is sent, is left out, and the log says so once until the collector takes spans
 * again. `outside` runs work that is not traced.
 */
export const otlpExporter = (
  { endpoint, headers, resource }: Collector,
  outside: <T>(work: () => T) => T,
  { most = 4_096, batch = 512, every = 2_000, within = 10_000 }: ExportLimits = {},
) => {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let log: Pick<Logger, 'warn' | 'info'> | undefined;
  let [isAway, leftOut] = [false, 0];

  const post = async (spans: readonly Span[]): Promise<string | null> => {
    const scopeSpans = [{ scope: { name: 'red-rider-rewards' }, spans: spans.map(written) }];
    const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: listed(resource) }, scopeSpans }] });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(within),
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      const { cause } = error as { readonly cause?: unknown };
      return errorType(cause ?? error);
    }
  };
  const tell = (fault: string | null): void => {
    if (fault !== null && !isAway)
      log?.warn(
        { collector: new URL(endpoint).origin, fault },
        'traces cannot be sent and are left out: check OTEL_EXPORTER_OTLP_ENDPOINT and the collector',
      );
    if (fault === null && isAway) log?.info({ leftOut }, 'traces are sent again');
    isAway = fault !== null;
    if (!isAway) leftOut = 0;
  };
  const send = async (): Promise<void> => {
    const spans = waiting.splice(0, batch);
    const fault = await post(spans);
    if (fault !== null) leftOut += spans.length;
    tell(fault);
  };
  /** one request at a time; what is there beyond a batch follows at once, unless the collector is away */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= outside(async () => {
      do await send();
      while (waiting.length >= batch && !isAway);
    }).finally(() => {
      sending = undefined;
      if (waiting.length > 0) later();
    });
    return sending;
  };
  const later = (): void => {
    timer ??= outside(() => setTimeout(() => void flush(), every).unref());
  };
  return {
    take: (span: Span): void => {
      if (waiting.length >= most) {
        leftOut += 1;
        return;
      }
      waiting.push(span);
      if (waiting.length >= batch && !isAway) void flush();
      else later();
    },
    begin: (to: Pick<Logger, 'warn' | 'info'>): void => void (log = to),
    /** sends what is left, as far as the collector takes it */
    end: async (): Promise<void> => {
      await sending;
      while (waiting.length > 0 && !isAway) await flush();
      clearTimeout(timer);
      waiting = [];
    },
  };
};
