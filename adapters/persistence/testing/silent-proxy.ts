import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `up`: to the database, `down`: from it. Data in a silent direction is lost without an error. */
export type Direction = 'up' | 'down' | 'both';

export interface SilentProxy {
  /** the address of a database, through the proxy */
  through(url: string): string;
  /** open connections that are not silent */
  speaking(): number;
  /** Silences one connection, chosen by `pick` in [0, 1). @returns false when there is none */
  silenceOne(direction: Direction, pick?: number): boolean;
  /** Silences all connections, including new ones. */
  silence(direction?: Direction): void;
  /** Lets new connections through again; silent ones stay silent, as behind a firewall that dropped them. */
  speak(): void;
  /** Silences the next connection that sends this text: before it arrives (`up`, `both`) or afterwards (`down`). */
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

/** A network between server and database that can go silent without closing connections. */
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
    // the end of a connection does not cross a silent network either
    near.on('close', () => {
      links.delete(link);
      if (link.up) far.destroy();
    });
    far.on('close', () => void (link.down && near.destroy()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const speaking = (): readonly Link[] => [...links].filter((link) => link.up && link.down);
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
      for (const link of links) hush(link, direction);
    },
    speak: () => {
      silent = null;
    },
    silenceAt: (text, direction) => {
      trap = { text, direction };
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
