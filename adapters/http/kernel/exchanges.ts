import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its answer, until the answer has left or nobody is there to take it. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

const NONE: ReadonlySet<Exchange> = new Set();

/** What is under way on each connection of a server; `changed` hears of every beginning and end. */
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
