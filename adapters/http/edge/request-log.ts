import type { RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';

/** Format of a request id set by a proxy; cannot contain anything else. */
const GIVEN = /^[\w-]{8,64}$/;

export const requestIdOf = (res: Response): string => String(res.getHeader('X-Request-Id') ?? '');

/** The call of a response; set once its route is found. */
const named = new WeakMap<ServerResponse, string>();
export const nameCall = (res: Response, endpointId: string): void => void named.set(res, endpointId);
export const callOf = (res: ServerResponse): string => named.get(res) ?? 'other';

/**
 * Assigns request ids and logs one line per response, without personal data: the call's name instead of the path, and
 * no query, body, cookie or address.
 */
export const requestLog = (log: Logger, metrics: Metrics): RequestHandler => {
  return (req, res, next) => {
    const started = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    res.on('close', () => {
      const call = callOf(res);
      const ms = performance.now() - started;
      metrics.answered(call, req.method, res.statusCode, ms / 1000);
      if (log.isLevelEnabled('info'))
        log.info({
          requestId,
          call,
          method: req.method,
          status: res.statusCode,
          ms: Math.round(ms * 10) / 10,
          aborted: !res.writableFinished || undefined,
        });
    });
    next();
  };
};

/** An error without its message, because database messages contain row data. */
export const anonymous = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12);
  return {
    name: error.name,
    // MariaDB's own errors have a number alone
    code: ('code' in error ? error.code : undefined) ?? ('errno' in error ? error.errno : undefined),
    frames,
    ...(error.cause === undefined ? {} : { cause: anonymous(error.cause) }),
  };
};
