import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * One kept connection, one request on it at a time: as little work as a client can do, because it shares the machine
 * with the server.
 */
export const keptConnection = async (port: number) => {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(made)).once('error', reject);
  });
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;
  let got = Buffer.alloc(0);
  socket.on('data', (part) => {
    got = got.length === 0 ? part : Buffer.concat([got, part]);
    const end = got.indexOf(HEAD_END);
    if (end < 0) return;
    const head = got.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const from = end + HEAD_END.length;
    if (got.length < from + length) return;
    const body = got.toString('utf8', from, from + length);
    got = Buffer.alloc(0);
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection')));
  return {
    send: (text: string): Promise<Reply> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
    end: () => void socket.end(),
  };
};
