import type { Locale } from '@rrr/core/identity';
import type { Clock } from '@rrr/core/shared';
import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { translator } from '../words/translator.js';
import { EdgeError } from '../refusals/edge-error.js';
import type { PriorityLanes } from './priority-lanes.js';
import { localeOf } from './locale.js';
import type { Metrics } from './metrics.js';
import { toRefusal } from './problem.js';

interface Shedding {
  readonly refuses: PriorityLanes['refuses'];
  readonly log: Logger;
  readonly clock: Clock;
  readonly measured: Metrics;
}

const NUMBER = '00000000-0000-0000-0000-000000000000';
const LOG_MILLISECONDS = 1_000;

/**
 * Refuses requests in an overload before any work is done for them; otherwise refusals would cost most of the capacity.
 * Counts them and logs the number once per second.
 */
export const shedLoad = ({ refuses, log, clock, measured }: Shedding): RequestHandler => {
  const made = new Map<
    Locale,
    { readonly status: number; readonly headers: Readonly<Record<string, string | number>>; readonly body: string }
  >();
  const make = (locale: Locale) => {
    const now = clock.now();
    const { problem, retryAfter } = toRefusal(new EdgeError('OVERLOADED'), {
      translator: translator(locale, now),
      requestId: NUMBER,
      now,
      isUnavailable: () => false,
    });
    const body = JSON.stringify(problem);
    const headers = {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': retryAfter ?? 1,
    };
    const refusal = { status: problem.status, headers, body };
    made.set(locale, refusal);
    return refusal;
  };
  let [refused, loggedAt] = [0, 0];
  return (req, res, next) => {
    const mark = req.url.indexOf('?');
    if (!refuses(mark < 0 ? req.url : req.url.slice(0, mark))) return next();
    const locale = localeOf(req.headers, undefined);
    const { status, headers, body } = made.get(locale) ?? make(locale);
    const requestId = randomUUID();
    res.writeHead(status, { ...headers, 'X-Request-Id': requestId }).end(body.replace(NUMBER, requestId));
    measured.answered('refused', req.method, status, 0);
    measured.refused('OVERLOADED');
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < LOG_MILLISECONDS) return;
    log.warn({ refused }, 'overloaded: requests were refused');
    [refused, loggedAt] = [0, now];
  };
};
