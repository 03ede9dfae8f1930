import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { callerAddress } from './caller-address.js';
import { type EdgeCode, EdgeError } from '../refusals/edge-error.js';

export interface BodyLimits {
  /** milliseconds within which at least one byte of a body must arrive */
  readonly bodyIdle: number;
  /** milliseconds for a whole body */
  readonly bodyWithin: number;
  /** maximum number of bodies being received per address or IPv6 network */
  readonly mostOfAddress: number;
}

export interface BodyReader {
  /**
   * Waits until `read` has received the whole body. A sender that is too slow gets a response, and its connection is
   * closed.
   * @throws EdgeError BAD_REQUEST OVERLOADED REQUEST_TIMEOUT, and errors of `read`
   */
  receive<T>(req: Request, res: Response, read: () => Promise<T>): Promise<T>;
  /** Drops the slowest sender, unless it is `req`. @returns whether one was dropped */
  dropSlowest(req: IncomingMessage): boolean;
}

interface Sender {
  readonly req: IncomingMessage;
  readonly address: string;
  readonly since: number;
  bytes: number;
  cut(code: EdgeCode): void;
}

/** maximum memory of all JSON bodies being received; forms have their own limit */
const MOST_JSON_BYTES = 32 * 1024 * 1024;

const cuts = new WeakMap<IncomingMessage, Sender['cut']>();
const waitForContinue = new WeakSet<IncomingMessage>();

/** For `Expect: 100-continue`: the continue response is sent once the body is wanted. */
export const continueLater = (req: IncomingMessage): void => void waitForContinue.add(req);

const cutBefore = new WeakMap<IncomingMessage, EdgeCode>();

/**
 * Responds to a request whose body is still being received; a body that is received later is refused then, because
 * nothing more of it arrives. @returns false when it is not being received
 */
export const cutReceiving = (req: IncomingMessage, code: EdgeCode): boolean => {
  const cut = cuts.get(req);
  cut?.(code);
  if (!cut) cutBefore.set(req, code);
  return cut !== undefined;
};

/** Bytes per second, plus one byte, so that of two senders without data the older is slower. */
const pace = ({ bytes, since }: Sender, now: number): number => (bytes + 1) / Math.max(1, now - since);

const slowest = (senders: Iterable<Sender>): Sender | undefined => {
  const now = performance.now();
  let found: Sender | undefined;
  for (const sender of senders) if (!found || pace(sender, now) < pace(found, now)) found = sender;
  return found;
};

/** Receives bodies before their requests run, so that a slow sender uses only a connection. */
export const bodyReader = ({ bodyIdle, bodyWithin, mostOfAddress }: BodyLimits): BodyReader => {
  const senders = new Set<Sender>();
  const ofAddress = new Map<string, Set<Sender>>();
  let held = 0;

  const enter = (sender: Sender): void => {
    const own = ofAddress.get(sender.address) ?? new Set();
    if (own.size >= mostOfAddress) slowest(own)?.cut('OVERLOADED');
    senders.add(sender);
    ofAddress.set(sender.address, own.add(sender));
    cuts.set(sender.req, sender.cut);
  };
  const leave = (sender: Sender): void => {
    cuts.delete(sender.req);
    if (!senders.delete(sender)) return;
    const own = ofAddress.get(sender.address);
    own?.delete(sender);
    if (own?.size === 0) ofAddress.delete(sender.address);
  };
  const dropSlowest = (req: IncomingMessage): boolean => {
    const found = slowest(senders);
    if (!found || found.req === req) return false;
    found.cut('OVERLOADED');
    return true;
  };

  return {
    dropSlowest,
    receive: async (req, res, read) => {
      if (req.complete) return read();
      const refusal = cutBefore.get(req);
      if (refusal) throw new EdgeError(refusal);
      let stop: (error: EdgeError) => void = () => undefined;
      const stopped = new Promise<never>((_resolve, reject) => void (stop = reject));
      const isForm = req.is('multipart/form-data') !== false && req.is('multipart/form-data') !== null;
      const sender: Sender = {
        req,
        address: callerAddress(req),
        since: performance.now(),
        bytes: 0,
        cut: (code) => {
          leave(sender);
          if (!res.headersSent) res.setHeader('Connection', 'close');
          stop(new EdgeError(code));
        },
      };
      enter(sender);
      const idle = setTimeout(() => sender.cut('REQUEST_TIMEOUT'), bodyIdle);
      const whole = setTimeout(() => sender.cut('REQUEST_TIMEOUT'), bodyWithin);
      if (waitForContinue.has(req) && !res.headersSent) res.writeContinue();
      const reading = read();
      // added after the reader's listener, so that no bytes are missed
      req.on('data', (chunk: Buffer) => {
        idle.refresh();
        sender.bytes += chunk.length;
        if (isForm) return;
        held += chunk.length;
        if (held > MOST_JSON_BYTES) slowest(senders)?.cut('OVERLOADED');
      });
      try {
        return await Promise.race([reading, stopped]);
      } finally {
        clearTimeout(idle);
        clearTimeout(whole);
        leave(sender);
        if (!isForm) held -= sender.bytes;
        // the other promise has reported the error already
        reading.catch(() => undefined);
        stopped.catch(() => undefined);
      }
    },
  };
};
