import { connect, type Socket } from 'node:net';

const NEWLINE = '\r\n';
const head = (first: string, ...more: readonly string[]): string =>
  [first, 'Host: localhost', ...more, '', ''].join(NEWLINE);
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=B';
const formStart = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** One way to hold a server up: what is sent at once, and what is sent again and again after that. */
interface Way {
  readonly atOnce: string;
  readonly drip?: string;
}

/** Ways to send half a request; `cookie` is a session that may upload, at `path`. */
const ways = (cookie: string, path: string): Readonly<Record<string, Way>> => ({
  silent: { atOnce: '' },
  'part of a header': { atOnce: 'GET /api/session HTTP/1.1\r\nHost: loc' },
  'headers byte by byte': { atOnce: 'GET /api/session HTTP/1.1\r\nX-Slow: ', drip: 'x' },
  'headers without the body': { atOnce: head('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 100') },
  'part of a body': { atOnce: `${head('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 100')}{"email"` },
  'a body byte by byte': {
    atOnce: `${head('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 100000')}{`,
    drip: ' ',
  },
  'chunks without end': {
    atOnce: head('POST /api/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked'),
    drip: '1\r\n \r\n',
  },
  'a read with a body that never comes': { atOnce: head('GET /api/events HTTP/1.1', 'Content-Length: 100') },
  'half of a form': {
    atOnce: head(`POST ${path} HTTP/1.1`, `Cookie: ${cookie}`, FORM_TYPE, 'Content-Length: 1000000') + formStart,
    drip: 'x',
  },
  'half of a form of a stranger': {
    atOnce: head(`POST ${path} HTTP/1.1`, FORM_TYPE, 'Content-Length: 1000000') + formStart,
    drip: 'x',
  },
  'many requests at once': { atOnce: head('GET /api/config HTTP/1.1').repeat(5), drip: 'G' },
});

export interface Attack {
  /** connections that the server ended, by what it said to them: a status, or `nothing` */
  readonly ended: ReadonlyMap<string, number>;
  /** what the server ends from now on stays ended */
  hold(): void;
  stop(): void;
}

interface Against {
  readonly port: number;
  readonly connections: number;
  readonly dripMilliseconds: number;
  readonly cookie: string;
  readonly path: string;
}

/** Keeps that many half-sent requests of every kind open from one address; what the server ends is opened anew. */
export const sendHalves = ({ port, connections, dripMilliseconds, cookie, path }: Against): Attack => {
  const kinds = Object.values(ways(cookie, path));
  const ended = new Map<string, number>();
  const open = new Set<Socket>();
  let over = false;
  const begin = (n: number): void => {
    const way = kinds[n % kinds.length] as Way;
    const socket = connect({ port, host: '127.0.0.1' });
    let said = 'nothing';
    open.add(socket);
    socket.on(
      'data',
      (bytes: Buffer) => void (said = /^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? said),
    );
    socket.on('error', () => undefined);
    socket.on('connect', () => void socket.write(way.atOnce));
    const timer = setInterval(() => void (way.drip && socket.writable && socket.write(way.drip)), dripMilliseconds);
    socket.on('close', () => {
      clearInterval(timer);
      open.delete(socket);
      if (over) return;
      ended.set(said, (ended.get(said) ?? 0) + 1);
      setTimeout(() => void (over || begin(n)), 1_000);
    });
  };
  for (let n = 0; n < connections; n += 1) begin(n);
  return {
    ended,
    hold: () => void (over = true),
    stop: () => {
      over = true;
      for (const socket of open) socket.destroy();
    },
  };
};
