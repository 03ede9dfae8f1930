import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { webhookSender } from '../webhooks/send-webhook.js';
import { type Attributes, errorType, KINDS, type Span, traceparent, type Tracer } from './spans.js';

/** A request of `fetch`, as undici tells of it (its diagnostics channels). */
interface Told {
  readonly request: {
    readonly origin: string | URL;
    readonly method: string;
    addHeader(name: string, value: string): void;
  };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** Never the path or the query, which may contain ids of people and secrets. */
const called = (method: string, origin: string | URL): Attributes => {
  const { hostname, port, protocol } = new URL(origin);
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return { 'http.request.method': method, 'server.address': hostname, 'server.port': number };
};
const statusOf = (status: number): Attributes => ({ 'http.response.status_code': status });
const isFault = (status: number): boolean => status >= 400;

/** Spans of what `fetch` asks within a trace, which passes on the trace. @returns ends it */
export const traceFetch = ({ current, child, end }: Tracer): (() => void) => {
  const spans = new WeakMap<object, Span>();
  const statuses = new WeakMap<object, number>();
  const create = (message: unknown): void => {
    const { request } = message as Told;
    const parent = current();
    if (!parent) return;
    const span = child(request.method, KINDS.client, called(request.method, request.origin));
    request.addHeader('traceparent', traceparent(span ?? parent));
    if (span) spans.set(request, span);
  };
  const headers = (message: unknown): void => {
    const { request, response } = message as Told;
    if (response) statuses.set(request, response.statusCode);
  };
  const over = (message: unknown): void => {
    const { request, error } = message as Told;
    const span = spans.get(request);
    if (!span) return;
    const status = statuses.get(request);
    const failed = error !== undefined && error !== null ? { error } : undefined;
    const refused = status !== undefined && isFault(status) ? { error: { code: String(status) } } : undefined;
    end(span, status === undefined ? {} : statusOf(status), failed ?? refused);
  };
  const channels = [
    ['undici:request:create', create],
    ['undici:request:headers', headers],
    ['undici:request:trailers', over],
    ['undici:request:error', over],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
};

type Sender = ReturnType<typeof webhookSender>;

/** The same for webhooks and notices, which are not sent by `fetch`. */
export const tracedSender = ({ current, child, end, within }: Tracer, sender: Sender): Sender => ({
  ...sender,
  post: async (message) => {
    const parent = current();
    const span = URL.canParse(message.url) ? child('POST', KINDS.client, called('POST', message.url)) : null;
    if (!parent) return sender.post(message);
    const carrying = { ...message, headers: { ...message.headers, traceparent: traceparent(span ?? parent) } };
    if (!span) return sender.post(carrying);
    try {
      const attempt = await within(span, () => sender.post(carrying));
      const { status, fault } = attempt;
      end(span, status === null ? {} : statusOf(status), fault === null ? undefined : { error: { code: fault } });
      return attempt;
    } catch (error) {
      end(span, { 'error.type': errorType(error) }, { error });
      throw error;
    }
  },
});
