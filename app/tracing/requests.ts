import type { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import { callOf } from '@rrr/http';
import { KINDS, readTraceparent, type Span, type Tracer } from './spans.js';

/** what watches the server itself */
const WATCHING = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
/** a request that is none of the contract */
const OTHER = 'other';

/** Listeners run within the span, because Node calls them from its parser and its sockets. */
const bind = (emitter: EventEmitter, span: Span, { within }: Tracer): void => {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (...args: Parameters<typeof emit>) => within(span, () => emit(...args));
};

/**
 * A span for each request, below that of its caller (`traceparent`). It has the name of the call; nothing of the
 * address, the query or the body. What is no call and asked nothing, such as a file, is left out.
 */
export const tracedRequests =
  (tracer: Tracer, app: RequestListener): RequestListener =>
  (req, res) => {
    const { method = '', url = '' } = req;
    if (WATCHING.test(url)) return app(req, res);
    const attributes = { 'http.request.method': method };
    const span = tracer.root(method, KINDS.server, attributes, readTraceparent(req.headers['traceparent']));
    bind(req, span, tracer);
    bind(res, span, tracer);
    res.once('close', () => {
      const [call, status] = [callOf(res), res.statusCode];
      if (call === OTHER && span.trace.kept === 0 && status < 500) return;
      span.name = call === OTHER ? method : call;
      const requestId = res.getHeader('X-Request-Id');
      tracer.end(
        span,
        {
          'http.response.status_code': status,
          ...(call === OTHER ? {} : { 'rewards.call': call }),
          ...(typeof requestId === 'string' ? { 'rewards.request_id': requestId } : {}),
        },
        status >= 500 ? { error: { code: String(status) } } : undefined,
      );
    });
    return tracer.within(span, () => app(req, res));
  };
