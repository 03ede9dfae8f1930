import { randomUUID } from 'node:crypto';
import { type Collector, type ExportLimits, otlpExporter } from './otlp.js';
import { traceFetch, tracedSender } from './outgoing.js';
import { tracedRequests } from './requests.js';
import { KINDS, type Span, tracer } from './spans.js';
import { plainStatement } from './statement.js';
import type { Tracing } from './tracing.js';

export interface TracingSettings extends Collector {
  /** of traces that begin here and are kept, 0 to 1 */
  readonly ratio: number;
}

type Work = (...args: readonly unknown[]) => unknown;
const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Object && 'then' in value;

/** Begins to trace this process: `fetch` at once, the rest where it is passed. */
export const openTracing = ({ ratio, ...collector }: TracingSettings, limits?: ExportLimits): Tracing => {
  const resource = { ...collector.resource, 'service.instance.id': randomUUID() };
  const spans = tracer(ratio, (span) => exporter.take(span));
  const exporter = otlpExporter({ ...collector, resource }, spans.outside, limits);
  const stopFetch = traceFetch(spans);

  const inSpan = <T>(span: Span, work: () => T): T => {
    const failed = (error: unknown): never => {
      spans.end(span, {}, { error });
      throw error;
    };
    try {
      const answer = spans.within(span, work);
      if (isPromise(answer)) return answer.then((value) => (spans.end(span), value), failed) as T;
      spans.end(span);
      return answer;
    } catch (error) {
      return failed(error);
    }
  };

  return {
    logged: () => {
      const span = spans.current();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    statement: (system) => (sql) => {
      const { text, verb } = plainStatement(sql);
      const span = spans.child(verb, KINDS.client, { 'db.system.name': system, 'db.query.text': text });
      return (error) => span && spans.end(span, {}, error ? { error } : undefined);
    },
    requests: (app) => tracedRequests(spans, app),
    useCases: (all) =>
      Object.fromEntries(
        Object.entries(all as Record<string, Work>).map(([name, work]) => [
          name,
          (...args: readonly unknown[]) => {
            const span = spans.child(name, KINDS.internal, {});
            return span ? inSpan(span, () => work(...args)) : work(...args);
          },
        ]),
      ) as typeof all,
    job: (name, run) => inSpan(spans.root(`job ${name}`, KINDS.internal, { 'rewards.job': name }), run),
    sender: (sender) => tracedSender(spans, sender),
    begin: exporter.begin,
    end: async () => {
      stopFetch();
      await exporter.end();
    },
  };
};
