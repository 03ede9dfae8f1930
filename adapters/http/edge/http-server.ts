import type { Clock } from '@rrr/core/shared';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import express from 'express';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { translator } from '../words/translator.js';
import { boundConnections } from './connections.js';
import { type EdgeCode, EdgeError } from '../refusals/edge-error.js';
import { toRefusal } from './problem.js';
import { type BodyLimits, continueLater, cutReceiving } from './body-reader.js';

/** Time limits for senders and limits on connections; milliseconds. */
export interface SenderLimits extends BodyLimits {
  /** for the headers, from the first byte of a connection or request */
  readonly headersWithin: number;
  readonly mostConnections: number;
  readonly uncounted: BlockList;
  /** as Express's `trust proxy` */
  readonly trustProxy: boolean | number | string;
}

const KEEP_ALIVE = 65_000;
/** how long a refused client may take to read the response */
const FAREWELL_MILLISECONDS = 1_000;
/** the interval at which Node checks for late headers: a tenth of the limit */
const lookEvery = (headersWithin: number): number => Math.min(1_000, Math.ceil(headersWithin / 10));

/** The error code for a parser error of Node. */
const refusalOf = (error: NodeJS.ErrnoException): EdgeCode =>
  error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? 'REQUEST_TIMEOUT'
    : error.code === 'HPE_HEADER_OVERFLOW'
      ? 'HEADERS_TOO_LARGE'
      : 'BAD_REQUEST';

/** A raw error response for input that is not a valid request; in English, because no language is known. */
const refusalBytes = (code: EdgeCode, clock: Clock): Buffer => {
  const now = clock.now();
  const requestId = randomUUID();
  const { problem, retryAfter } = toRefusal(new EdgeError(code), {
    translator: translator(DEFAULT_LOCALE, now),
    requestId,
    now,
    isUnavailable: () => false,
  });
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Content-Language: en',
    'Cache-Control: no-store',
    ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/**
 * Creates the HTTP server: disconnects slow and idle senders, limits connections, and answers invalid requests
 * (ADR 34).
 */
export const httpServer = (app: RequestListener, limits: SenderLimits, clock: Clock): Server => {
  const { headersWithin, bodyIdle, bodyWithin, mostConnections, mostOfAddress, uncounted, trustProxy } = limits;
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: headersWithin,
    requestTimeout: headersWithin + bodyWithin,
    connectionsCheckingInterval: lookEvery(headersWithin),
  });
  const trusts = express().set('trust proxy', trustProxy).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  const requestsOn = boundConnections(server, {
    most: mostConnections,
    mostOfAddress,
    uncounted,
    isProxy: (address) => trusts(address, 0),
    refusal: () => refusalBytes('OVERLOADED', clock),
  });
  server.on('request', (req, res) => {
    // responded before the body was read: the rest is discarded
    res.once('finish', () => {
      const { socket } = req;
      if (req.complete || req.destroyed || socket.destroyed) return;
      const late = setTimeout(() => socket.destroy(), bodyIdle);
      const over = (): void => {
        clearTimeout(late);
        socket.off('close', over);
      };
      req.once('close', over).once('end', over);
      // a request whose response closed the connection is told nothing of its end
      socket.once('close', over);
    });
  });
  server.on('request', app);
  server.on('checkContinue', (req, res) => {
    continueLater(req);
    // the client may or may not still send the body, so the connection cannot be reused
    res.setHeader('Connection', 'close');
    server.emit('request', req, res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code = refusalOf(error);
    const [latest] = [...requestsOn(socket)].slice(-1);
    if (!latest) {
      socket.end(refusalBytes(code, clock));
      return void setTimeout(() => socket.destroy(), FAREWELL_MILLISECONDS).unref();
    }
    // requests before the invalid one are still answered
    if (!latest.req.complete && cutReceiving(latest.req, code)) return;
    if (latest.res.headersSent) latest.res.once('close', () => socket.destroySoon());
    else latest.res.setHeader('Connection', 'close');
  });
  return server;
};
