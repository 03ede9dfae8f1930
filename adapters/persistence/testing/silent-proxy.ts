import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `up`: to the database, `down`: from it. What is sent in a silent direction is lost, and nobody is told. */
export type Direction = 'up' | 'down' | 'both';

export interface SilentProxy {
  /** the address of a database, through the proxy */
  through(url: string): string;
  /** open connections that still speak */
  speaking(): number;
  /** Silences one connection that speaks, chosen by `pick` in [0, 1). False when there is none. */
  silenceOne(direction: Direction, pick?: number): boolean;
  /** Silences every connection, and those that come. */
  silence(direction?: Direction): void;
  /** New connections speak again; those that went silent stay so, as they do behind a firewall that forgot them. */
  speak(): void;
  /** Silences the next connection that sends this text: before it arrives (`up`, `both`), or once it has (`down`). */
  silenceAt(text: string, direction: Direction): void;
  stop(): Promise<void>;
}

interface Link {
  up: boolean;
  down: boolean;
}

const hush = (link: Link, direction: Direction): void => {
  if (direction !== 'down') link.up = false;
  if (direction !== 'up') link.down = false;
};

/** A network between a server and its database that goes silent without closing anything. */
export const silentProxy = async (port: number): Promise<SilentProxy> => {
  const links = new Set<Link>();
  const sockets = new Set<Socket>();
  let silent: Direction | null = null;
  let trap: { readonly text: string; readonly direction: Direction } | null = null;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const link: Link = { up: true, down: true };
    if (silent) hush(link, silent);
    links.add(link);
    keep(near);
    keep(far);
    near.on('data', (data) => {
      const caught = trap !== null && data.includes(trap.text) ? trap : null;
      if (caught) {
        trap = null;
        hush(link, caught.direction);
      }
      if (link.up) far.write(data);
    });
    far.on('data', (data) => void (link.down && near.write(data)));
    // a goodbye does not cross a silent network either
    near.on('close', () => {
      links.delete(link);
      if (link.up) far.destroy();
    });
    far.on('close', () => void (link.down && near.destroy()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const speaking = (): readonly Link[] => [...links].filter((it) => it.up && it.down);
  return {
    through: (url) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    speaking: () => speaking().length,
    silenceOne: (direction, pick = Math.random()) => {
      const all = speaking();
      const one = all[Math.floor(pick * all.length)];
      if (one) hush(one, direction);
      return one !== undefined;
    },
    silence: (direction = 'both') => {
      silent = direction;
      for (const it of links) hush(it, direction);
    },
    speak: () => {
      silent = null;
    },
    silenceAt: (text, direction) => {
      trap = { text, direction };
    },
    stop: async () => {
      for (const it of sockets) it.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
