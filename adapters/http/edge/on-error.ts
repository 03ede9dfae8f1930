import type { Locale } from '@rrr/core/identity';
import type { Clock } from '@rrr/core/shared';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { translator } from '../words/translator.js';
import { localeOf } from './locale.js';
import { toRefusal } from './problem.js';
import type { Metrics } from './metrics.js';
import { anonymous, requestIdOf } from './request-log.js';

export interface OnErrorPorts {
  readonly log: Logger;
  readonly clock: Clock;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly metrics: Pick<Metrics, 'refused'>;
}

/** Turns every error into a problem response in the reader's language. */
export const onError =
  ({ log, clock, isUnavailable, metrics }: OnErrorPorts): ErrorRequestHandler =>
  (error, req, res, _next) => {
    const now = clock.now();
    const requestId = requestIdOf(res);
    const locale = (res.locals.locale as Locale | undefined) ?? localeOf(req.headers, undefined);
    const { problem, retryAfter, unexpected } = toRefusal(error, {
      translator: translator(locale, now),
      requestId,
      now,
      isUnavailable,
    });
    metrics.refused(problem.code);
    if (unexpected) log.error({ requestId, code: problem.code, error: anonymous(error) }, 'request failed');
    if (res.headersSent || res.destroyed) return void res.destroy();
    if (retryAfter !== null) res.setHeader('Retry-After', retryAfter);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Language', locale);
    res.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  };
