import type { Server } from 'node:http';
import { type AddressInfo, BlockList, connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { httpApp, type HttpAppPorts, type HttpSettings } from '../http-app.js';
import { httpServer, type SenderLimits } from '../edge/http-server.js';
import { metrics } from '../edge/metrics.js';
import type { SecurityWatch } from '../edge/security-watch.js';
import type { HttpPorts } from '../ports.js';

export interface Serving {
  readonly base: string;
  readonly port: number;
  readonly server: Server;
  /** everything logged so far */
  logged(): string;
  /** folder with the built frontends */
  readonly frontends: string;
  stop(): Promise<void>;
}

const LIMITS: SenderLimits = {
  headersWithin: 10_000,
  bodyIdle: 10_000,
  bodyWithin: 60_000,
  mostConnections: 5_000,
  mostOfAddress: 1_000,
  uncounted: new BlockList(),
  trustProxy: false,
};

/** Nobody is told of security events. */
export const unwatched: SecurityWatch = {
  within: async (_origin, work) => work(),
  refused: () => undefined,
  note: () => undefined,
};

/** Starts the HTTP edge on its own port. */
export const serve = async (
  ports: HttpPorts,
  over: Partial<HttpAppPorts> = {},
  settings: Partial<HttpSettings> = {},
  limits: Partial<SenderLimits> = {},
): Promise<Serving> => {
  const senders = { ...LIMITS, trustProxy: settings.trustProxy ?? false, ...limits };
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const frontends = mkdtempSync(join(tmpdir(), 'rrr-http-'));
  const app = httpApp(
    {
      ...ports,
      people: ports.queries.people,
      log: pino({ level: 'info' }, sink),
      metrics: metrics({ ofProcess: false }),
      mails: null,
      isUnavailable: () => false,
      watch: unwatched,
      serving: () => true,
      alive: () => true,
      ready: async () => undefined,
      ...over,
    },
    {
      frontends,
      remotes: {},
      publicUrl: new URL('http://localhost'),
      contactEmail: 'office@example.com',
      analytics: null,
      trustProxy: false,
      mostRequests: 1000,
      bodyLimits: senders,
      stalledMilliseconds: 30_000,
      ...settings,
    },
  );
  const server = httpServer(app, senders, ports.clock);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    server,
    frontends,
    logged: () => lines.join(''),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(frontends, { recursive: true, force: true });
    },
  };
};

/**
 * Sends raw bytes and returns everything received until the connection closes. `whole`: the request is complete and
 * the client waits for the response.
 */
export const raw = (port: number, bytes: string | Buffer, { abort = false, whole = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer: Buffer[] = [];
    socket.on('data', (buffer) => void answer.push(buffer));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(answer).toString('latin1')));
    socket.on('connect', () => {
      if (abort) socket.write(bytes, () => socket.destroy());
      // a server drops a request when its client closes their side before the response
      else if (whole) socket.write(bytes);
      else socket.end(bytes);
    });
  });
