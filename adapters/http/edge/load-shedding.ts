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

/** Refusals in one turn. Even a cheap one costs: without a limit, thousands a second leave nothing for the others. */
const IN_ONE_TURN = 20;
const TURN_MILLISECONDS = 20;
/** refusals that wait; more are answered at once, the oldest first */
const MOST_HELD = 1_000;

/**
 * Lets refusals leave in turns, the oldest first. Who is refused asks again when the answer has come, so answers that
 * come later make an overload smaller; who waits costs nothing.
 */
const inTurns = () => {
  const held: (() => void)[] = [];
  let left = IN_ONE_TURN;
  let timer: NodeJS.Timeout | undefined;
  const turn = (): void => {
    for (const answer of held.splice(0, IN_ONE_TURN)) answer();
    left = IN_ONE_TURN;
    if (held.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return (answer: () => void): void => {
    timer ??= setInterval(turn, TURN_MILLISECONDS).unref();
    if (left > 0 && held.length === 0) {
      left -= 1;
      return answer();
    }
    held.push(answer);
    if (held.length > MOST_HELD) held.shift()?.();
  };
};

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
  const leave = inTurns();
  return (req, res, next) => {
    const mark = req.url.indexOf('?');
    if (!refuses(mark < 0 ? req.url : req.url.slice(0, mark))) return next();
    const locale = localeOf(req.headers, undefined);
    const { status, headers, body } = made.get(locale) ?? make(locale);
    leave(() => {
      if (res.destroyed) return;
      const requestId = randomUUID();
      res.writeHead(status, { ...headers, 'X-Request-Id': requestId }).end(body.replace(NUMBER, requestId));
    });
    measured.answered('refused', req.method, status, 0);
    measured.refused('OVERLOADED');
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < LOG_MILLISECONDS) return;
    log.warn({ refused }, 'overloaded: requests were refused');
    [refused, loggedAt] = [0, now];
  };
};
