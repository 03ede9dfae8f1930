import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const BUILT = join(import.meta.dirname, '../dist/frontends');
const REMOTES = ['admin', 'rider', 'dealer', 'promoter'];

type Handle = (req: IncomingMessage, res: ServerResponse) => void;
export interface Origin {
  readonly url: string;
  /** the paths that were asked for */
  readonly asked: string[];
  stop(): Promise<void>;
}

const originOf = async (handle: Handle): Promise<Origin> => {
  const asked: string[] = [];
  const server: Server = createServer((req, res) => {
    asked.push(req.url ?? '');
    handle(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // the hosts' own names, for they must differ in more than the port
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const sendFile = (res: ServerResponse, file: string, headers: Record<string, string> = {}): void => {
  res.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers });
  createReadStream(file).pipe(res);
};
const fileAt = (folder: string, url = '/'): string | undefined => {
  const file = join(folder, normalize(new URL(url, 'http://host').pathname));
  return file.startsWith(folder) && extname(file) !== '' && existsSync(file) ? file : undefined;
};

/** A host for the files of the remotes; other origins may read them (docs/deploy.md). */
export const startCdn = (): Promise<Origin> =>
  originOf((req, res) => {
    const file = fileAt(BUILT, req.url);
    if (file) sendFile(res, file, { 'Access-Control-Allow-Origin': '*' });
    else res.writeHead(404).end();
  });

/** The portal's own host: the shell's files, the addresses of the remotes, and the API behind it. */
export const startFront = (api: string, cdn: string): Promise<Origin> => {
  const shell = join(BUILT, 'shell');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${cdn}`,
    `style-src 'self' 'unsafe-inline' ${cdn}`,
    `connect-src 'self' ${cdn}`,
    `font-src 'self' ${cdn}`,
    `img-src 'self' data: blob: ${cdn}`,
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ');
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, `${cdn}/${remote}/mf-manifest.json`]));
  return originOf((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://host');
    if (pathname === '/remotes.json')
      return void res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ remotes }));
    if (pathname.startsWith('/api/')) {
      const onward = request(`${api}${req.url}`, { method: req.method, headers: req.headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      onward.on('error', () => res.writeHead(502).end());
      return void req.pipe(onward);
    }
    const file = fileAt(shell, req.url);
    if (file) return sendFile(res, file);
    const half = /^(?:\/fr)?\/auth\/(?:admin|rider|dealer|promoter)(?:\/|$)/.test(pathname) ? 'area' : 'index';
    const page = join(shell, /^\/fr(?:\/|$)/.test(pathname) ? 'fr' : '', `${half}.html`);
    sendFile(res, page, { 'Content-Security-Policy': policy });
  });
};
