import { connect, type Socket } from 'node:net';
import { answerWith } from './child.js';
import { type Bounds, inLanes, type Round } from './lanes.js';

export interface Load extends Bounds {
  readonly port: number;
  /** whole requests as they go over the wire, sent in turn */
  readonly requests: readonly string[];
  /** the status that every answer must have */
  readonly expect: number;
}

interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';

/** One kept connection, one request on it at a time: as little work as a client can do, because it shares the machine with the server. */
const keptConnection = async (port: number) => {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(made)).once('error', reject);
  });
  let waiting: { resolve(it: Reply): void; reject(error: Error): void } | undefined;
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

answerWith(async ({ port, requests, expect, ...bounds }: Load): Promise<Round> => {
  const connections = await Promise.all(Array.from({ length: bounds.lanes }, () => keptConnection(port)));
  const round = await inLanes(bounds, async (n, lane) => {
    const reply = await connections[lane]?.send(requests[n % requests.length] ?? '');
    if (reply?.status !== expect) throw new Error(`Expected ${expect}: ${reply?.head}\n${reply?.body}`);
  });
  for (const it of connections) it.end();
  return round;
});
