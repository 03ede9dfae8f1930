import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its response, until it is sent or the client disconnects. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

const NONE: ReadonlySet<Exchange> = new Set();

/** Tracks the exchanges on each connection of a server; `changed` is called at each start and end. */
export const exchangesOf = (
  server: Server,
  changed: (socket: Socket) => void,
): ((socket: Socket) => ReadonlySet<Exchange>) => {
  const all = new WeakMap<Socket, Set<Exchange>>();
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    const exchange = { req, res };
    const own = all.get(socket) ?? new Set();
    all.set(socket, own.add(exchange));
    changed(socket);
    res.once('close', () => {
      own.delete(exchange);
      changed(socket);
    });
  });
  return (socket) => all.get(socket) ?? NONE;
};
