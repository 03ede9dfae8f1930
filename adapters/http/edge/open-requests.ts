import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its response, until it is sent or the client disconnects. */
export interface OpenRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

const NONE: ReadonlySet<OpenRequest> = new Set();

/** Tracks the requests on each connection of a server; `changed` is called at each start and end. */
export const openRequestsOf = (
  server: Server,
  changed: (socket: Socket) => void,
): ((socket: Socket) => ReadonlySet<OpenRequest>) => {
  const all = new WeakMap<Socket, Set<OpenRequest>>();
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    const request = { req, res };
    const own = all.get(socket) ?? new Set();
    all.set(socket, own.add(request));
    changed(socket);
    res.once('close', () => {
      own.delete(request);
      changed(socket);
    });
  });
  return (socket) => all.get(socket) ?? NONE;
};
