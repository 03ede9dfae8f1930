import type { Server } from 'node:http';
import { type BlockList, isIPv6, type Socket } from 'node:net';
import { callerAddress } from './caller-address.js';
import { type OpenRequest, openRequestsOf } from './open-requests.js';
import { cutReceiving } from './body-reader.js';

export interface ConnectionLimits {
  /** maximum number of connections */
  readonly most: number;
  /** maximum per address, or per IPv6 network */
  readonly mostOfAddress: number;
  /** addresses without a limit of their own, such as load balancers and monitors */
  readonly uncounted: BlockList;
  /** proxies have no limit of their own, because many people share their address */
  readonly isProxy: (address: string) => boolean;
  /** response to a connection that is refused before it sent a request */
  readonly refusal: () => Buffer;
}

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** when it was opened, sent a request or got its last response */
  since: number;
  bytesBefore: number;
}

/** how long a refused connection may take to read the response */
const FAREWELL_MILLISECONDS = 1_000;

const bytesOf = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength;

type OpenRequests = (socket: Socket) => ReadonlySet<OpenRequest>;

/** A request has arrived completely and its response is being prepared. */
const isServed = (requests: ReadonlySet<OpenRequest>): boolean => {
  for (const { req, res } of requests) if (req.complete && !res.headersSent) return true;
  return false;
};

/** new connections are not dropped within this time, even on slow networks */
const GRACE_MILLISECONDS = 500;

/** Bytes per millisecond. New connections count as fastest; of two of them, the older is slower. */
const pace = ({ socket, since, bytesBefore }: Connection, now: number): number => {
  const age = now - since;
  return age < GRACE_MILLISECONDS ? Number.MAX_SAFE_INTEGER - age : (bytesOf(socket) - bytesBefore + 1) / age;
};

/** The connection with the lowest rate, except those whose response is being prepared. */
const slowest = (all: Iterable<Connection>, of: OpenRequests): Connection | undefined => {
  const now = performance.now();
  let found: Connection | undefined;
  for (const connection of all)
    if (!isServed(of(connection.socket)) && (!found || pace(connection, now) < pace(found, now))) found = connection;
  return found;
};

/**
 * Limits connections per address and in total. A new connection is never refused; the slowest of its address is closed
 * instead, so half-sent requests make room for complete ones.
 * @returns the requests on a connection
 */
export const boundConnections = (
  server: Server,
  { most, mostOfAddress, uncounted, isProxy, refusal }: ConnectionLimits,
): OpenRequests => {
  const connections = new Map<Socket, Connection>();
  const ofAddress = new Map<string, Set<Connection>>();
  const of = openRequestsOf(server, (socket) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.since = performance.now();
    connection.bytesBefore = bytesOf(socket);
  });

  const isBounded = (address: string): boolean =>
    !isProxy(address) && !uncounted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const forget = (connection: Connection): void => {
    connections.delete(connection.socket);
    const own = ofAddress.get(connection.address);
    own?.delete(connection);
    if (own?.size === 0) ofAddress.delete(connection.address);
  };
  const letGo = (closing: Connection | undefined): void => {
    if (!closing) return;
    const { socket } = closing;
    const requests = of(socket);
    forget(closing);
    const receiving = [...requests].some(({ req }) => cutReceiving(req, 'OVERLOADED'));
    if (!receiving) {
      // an idle kept-alive connection is closed without a response
      if (requests.size === 0 && bytesOf(socket) === closing.bytesBefore && closing.bytesBefore > 0)
        socket.destroySoon();
      else if (requests.size === 0) socket.end(refusal());
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
    // already closed again
    if (ip === undefined) return;
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const connection: Connection = { socket, address: callerAddress({ ip }), since: performance.now(), bytesBefore: 0 };
    const own = ofAddress.get(connection.address) ?? new Set();
    ofAddress.set(connection.address, own.add(connection));
    connections.set(socket, connection);
    socket.once('close', () => forget(connection));
    if (own.size > mostOfAddress && isBounded(plain)) letGo(slowest(own, of));
    if (connections.size > most) letGo(slowest(largest() ?? [], of) ?? slowest(connections.values(), of) ?? connection);
  });
  return of;
};
