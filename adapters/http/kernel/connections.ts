import type { Server } from 'node:http';
import { type BlockList, isIPv6, type Socket } from 'node:net';
import { callerAddress } from './caller-address.js';
import { type Exchange, exchangesOf } from './exchanges.js';
import { cutReceiving } from './receiving.js';

export interface ConnectionLimits {
  /** connections in all */
  readonly most: number;
  /** connections of one address; of an IPv6 network */
  readonly mostOfAddress: number;
  /** addresses without a bound of their own: balancers that pass connections on, monitors */
  readonly uncounted: BlockList;
  /** a proxy: many people share its address, so it has no bound of its own */
  readonly isProxy: (address: string) => boolean;
  /** what is written to a connection that is refused before it asked anything */
  readonly refusal: () => Buffer;
}

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** when it was opened, asked, or was answered last */
  since: number;
  bytesBefore: number;
}

/** How long a connection that was let go may take to read why. */
const FAREWELL_MILLISECONDS = 1_000;

const bytesOf = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength;

type Exchanges = (socket: Socket) => ReadonlySet<Exchange>;

/** Its request is here and its answer is being made. */
const isServed = (exchanges: ReadonlySet<Exchange>): boolean => {
  for (const { req, res } of exchanges) if (req.complete && !res.headersSent) return true;
  return false;
};

/** In this time a new connection shows what it came for, on a slow network too. */
const GRACE_MILLISECONDS = 500;

/**
 * Bytes a millisecond; one that just began is faster than all that had time, and of two of those the older is slower.
 */
const pace = ({ socket, since, bytesBefore }: Connection, now: number): number => {
  const age = now - since;
  return age < GRACE_MILLISECONDS ? Number.MAX_SAFE_INTEGER - age : (bytesOf(socket) - bytesBefore + 1) / age;
};

/** The one that moved the fewest bytes a second; not one whose answer is being made. */
const slowest = (all: Iterable<Connection>, of: Exchanges): Connection | undefined => {
  const now = performance.now();
  let found: Connection | undefined;
  for (const it of all) if (!isServed(of(it.socket)) && (!found || pace(it, now) < pace(found, now))) found = it;
  return found;
};

/**
 * Bounds the connections of each address and in all. The newest is never refused for the others: the slowest of the
 * address goes instead, so half-sent requests make room for whole ones from the same address. @returns what is under
 * way on a connection
 */
export const boundConnections = (
  server: Server,
  { most, mostOfAddress, uncounted, isProxy, refusal }: ConnectionLimits,
): Exchanges => {
  const connections = new Map<Socket, Connection>();
  const ofAddress = new Map<string, Set<Connection>>();
  const of = exchangesOf(server, (socket) => {
    const it = connections.get(socket);
    if (!it) return;
    it.since = performance.now();
    it.bytesBefore = bytesOf(socket);
  });

  const isBounded = (address: string): boolean =>
    !isProxy(address) && !uncounted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const forget = (it: Connection): void => {
    connections.delete(it.socket);
    const own = ofAddress.get(it.address);
    own?.delete(it);
    if (own?.size === 0) ofAddress.delete(it.address);
  };
  const letGo = (it: Connection | undefined): void => {
    if (!it) return;
    const { socket } = it;
    const exchanges = of(socket);
    forget(it);
    const receiving = [...exchanges].some(({ req }) => cutReceiving(req, 'OVERLOADED'));
    if (!receiving) {
      // a kept connection that asks nothing is closed without a word, as when its time is over
      if (exchanges.size === 0 && bytesOf(socket) === it.bytesBefore && it.bytesBefore > 0) socket.destroySoon();
      else if (exchanges.size === 0) socket.end(refusal());
      else socket.destroy();
    }
    setTimeout(() => socket.destroy(), FAREWELL_MILLISECONDS).unref();
  };
  const largest = (): Set<Connection> | undefined => {
    let found: Set<Connection> | undefined;
    for (const own of ofAddress.values()) if (own.size > (found?.size ?? 0)) found = own;
    return found;
  };

  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    // closed again before it was looked at
    if (ip === undefined) return;
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const it: Connection = { socket, address: callerAddress({ ip }), since: performance.now(), bytesBefore: 0 };
    const own = ofAddress.get(it.address) ?? new Set();
    ofAddress.set(it.address, own.add(it));
    connections.set(socket, it);
    socket.once('close', () => forget(it));
    if (own.size > mostOfAddress && isBounded(plain)) letGo(slowest(own, of));
    if (connections.size > most) letGo(slowest(largest() ?? [], of) ?? slowest(connections.values(), of) ?? it);
  });
  return of;
};
