import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** As OTLP numbers them. */
export const KINDS = { internal: 1, server: 2, client: 3 } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

export type Attributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly isSampled: boolean;
  /** the first of its trace in this process */
  readonly isFirst: boolean;
  /** spans of this trace that ended in this process and were kept */
  readonly trace: { kept: number; leftOut: number };
  readonly kind: Kind;
  readonly startedAt: number;
  name: string;
  attributes: Attributes;
  endedAt: number;
  hasFailed: boolean;
}

/** What came with a request or a call (W3C Trace Context). */
interface Remote {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** one request or job that asks the database without end fills no queue */
const MOST_OF_TRACE = 500;

/** milliseconds since 1970, to a microsecond */
const now = (): number => performance.timeOrigin + performance.now();

/** @returns null for anything that is not a valid `traceparent` */
export const readTraceparent = (text: unknown): Remote | null => {
  const [, version = 'ff', traceId = '', spanId = '', flags = '', more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(typeof text === 'string' ? text : '') ??
    [];
  if (version === 'ff' || (version === '00' && more !== undefined) || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};
export const traceparent = ({ traceId, spanId, isSampled }: Remote): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** The name of an error, never its message, which may contain data. */
export const errorType = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

export interface Tracer {
  readonly current: () => Span | undefined;
  readonly within: <T>(span: Span, work: () => T) => T;
  /** runs work that belongs to no trace */
  readonly outside: <T>(work: () => T) => T;
  /** the first span of this process, sampled as its caller was or by chance */
  readonly root: (name: string, kind: Kind, attributes: Attributes, from?: Remote | null) => Span;
  /** a span below the current one; null when that is not sampled */
  readonly child: (name: string, kind: Kind, attributes: Attributes) => Span | null;
  readonly end: (span: Span, more?: Attributes, failed?: { readonly error: unknown }) => void;
}

/** @param ratio of traces that begin here and are kept, 0 to 1 */
export const tracer = (ratio: number, take: (span: Span) => void): Tracer => {
  const store = new AsyncLocalStorage<Span>();
  /** by the id, so that every process decides alike */
  const isChosen = (traceId: string): boolean => Number.parseInt(traceId.slice(18), 16) < ratio * 2 ** 56;
  const made = (
    from: Pick<Span, 'traceId' | 'parentId' | 'isSampled' | 'isFirst' | 'trace' | 'name' | 'kind' | 'attributes'>,
  ): Span => ({
    ...from,
    spanId: randomBytes(8).toString('hex'),
    startedAt: now(),
    endedAt: 0,
    hasFailed: false,
  });
  return {
    current: () => store.getStore(),
    within: (span, work) => store.run(span, work),
    outside: (work) => store.exit(work),
    root: (name, kind, attributes, from = null) => {
      const traceId = from?.traceId ?? randomBytes(16).toString('hex');
      const isSampled = from?.isSampled ?? isChosen(traceId);
      const trace = { kept: 0, leftOut: 0 };
      return made({ traceId, parentId: from?.spanId ?? null, isSampled, isFirst: true, trace, name, kind, attributes });
    },
    child: (name, kind, attributes) => {
      const parent = store.getStore();
      if (!parent?.isSampled) return null;
      const { traceId, isSampled, trace, spanId: parentId } = parent;
      return made({ traceId, parentId, isSampled, isFirst: false, trace, name, kind, attributes });
    },
    end: (span, more = {}, failed) => {
      if (span.endedAt > 0 || !span.isSampled) return;
      const { trace } = span;
      span.endedAt = now();
      span.hasFailed = failed !== undefined;
      const errors: Attributes = failed ? { 'error.type': errorType(failed.error) } : {};
      span.attributes = { ...span.attributes, ...more, ...errors };
      if (!span.isFirst && trace.kept >= MOST_OF_TRACE) {
        trace.leftOut += 1;
        return;
      }
      trace.kept += 1;
      if (trace.leftOut > 0) span.attributes = { ...span.attributes, 'rewards.spans_left_out': trace.leftOut };
      take(span);
    },
  };
};
