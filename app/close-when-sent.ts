import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

const MILLISECONDS_BETWEEN_LOOKS = 50;

/**
 * Watches what a server has still to send, and gives the way to close it without cutting any of that off: it takes no
 * more connections, each answer from then on says that it is the last of its connection, and once all have left, those
 * that are kept open are closed. Who never reads their answer is waited for until the caller ends all connections.
 */
export const closeWhenSent = (server: Server): (() => Promise<void>) => {
  // the latest of each connection, for the others leave before it; one that still waits for its turn never hears that
  // its reader has gone
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
    // the server's own close, like closeIdleConnections, ends connections whose answer has been handed over, however
    // much of it has still to leave
    const done = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()));
    const closeKept = (): void => {
      if (unsent.size === 0) server.closeIdleConnections();
    };
    closeKept();
    // a kept connection that becomes idle later would hold the server open until its own timeout
    const looking = setInterval(closeKept, MILLISECONDS_BETWEEN_LOOKS);
    await done;
    clearInterval(looking);
    // now it ends nothing but Node's watch over slow requests, which would keep the server in memory
    server.close();
  };
};
