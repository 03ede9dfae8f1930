import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

const MILLISECONDS_BETWEEN_LOOKS = 50;

/**
 * Tracks unsent responses of a server and returns a function that closes it without cutting them off: it accepts no new
 * connections, marks each response as the last of its connection, and closes idle connections once all responses are
 * sent. Clients that never read their response are waited for until the caller closes all connections.
 */
export const closeWhenSent = (server: Server): (() => Promise<void>) => {
  // the latest response of each connection, because earlier ones are sent before it; a queued response gets no event
  // when its client disconnects
  const unsent = new Map<Socket, ServerResponse>();
  let closing = false;
  server.on('connection', (socket) => void socket.once('close', () => unsent.delete(socket)));
  server.prependListener('request', ({ socket }, answer) => {
    unsent.set(socket, answer);
    answer.once('close', () => void (unsent.get(socket) === answer && unsent.delete(socket)));
    if (closing) answer.setHeader('Connection', 'close');
  });

  return async () => {
    closing = true;
    for (const answer of unsent.values()) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    // `server.close` and `closeIdleConnections` would end connections whose response is written but not sent yet
    const done = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()));
    const closeKept = (): void => {
      if (unsent.size === 0) server.closeIdleConnections();
    };
    closeKept();
    // a kept-alive connection that becomes idle later would otherwise keep the server open until its timeout
    const looking = setInterval(closeKept, MILLISECONDS_BETWEEN_LOOKS);
    await done;
    clearInterval(looking);
    // stops Node's check of slow requests, which would keep the process alive
    server.close();
  };
};
