import type { Locale } from '@rrr/core/identity';
import express, { type RequestHandler, Router } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding, type Encoding, varyByEncoding } from './kernel/compressed.js';
import { isAreaPage, isPage, localeOfPage } from './pages.js';

const REMOTES = ['admin', 'rider', 'dealer', 'promoter'] as const;
type RemoteName = (typeof REMOTES)[number];

export interface StaticSettings {
  /** the build's folder with `shell`, `admin`, `rider`, `dealer` and `promoter` */
  readonly frontends: string;
  /** manifest URLs of remotes deployed elsewhere */
  readonly remotes: Partial<Readonly<Record<RemoteName, string>>>;
}

/** files with a content hash in their name can be cached forever */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$|\.[0-9a-f]{8,}\.(?:js|css)\.map$/i;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const contentType = (path: string): string => `${TYPES[extname(path).toLowerCase()]}; charset=utf-8`;
/** text files, which the build also stores compressed */
const TEXT = /\.(js|css|html|json|svg|map|txt|xml)$/i;
const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Serves a folder of the build. Precompressed files are sent with their own ETag, length and ranges. */
const files = (folder: string): RequestHandler => {
  const cacheOf = (path: string): string => (HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  const served = (headers: (res: ServerResponse, path: string) => void): RequestHandler =>
    express.static(folder, { index: false, redirect: false, setHeaders: headers });
  const plain = served((res, path) => void res.setHeader('Cache-Control', cacheOf(path)));
  const compressed = (encoding: Encoding): RequestHandler =>
    served((res, path) => {
      const original = path.slice(0, -ENDINGS[encoding].length);
      res.setHeader('Cache-Control', cacheOf(original));
      res.setHeader('Content-Type', contentType(original));
      res.setHeader('Content-Encoding', encoding);
    });
  const ways = { br: compressed('br'), gzip: compressed('gzip') };
  return (req, res, next) => {
    const isText = TEXT.test(req.path);
    if (isText) varyByEncoding(res);
    const encoding = isText ? acceptedEncoding(req.headers['accept-encoding']) : null;
    if (encoding === null) return void plain(req, res, next);
    const { url } = req;
    req.url = url.replace(/(?=\?|$)/, ENDINGS[encoding]);
    void ways[encoding](req, res, (error?: unknown) => {
      req.url = url;
      if (error === undefined) void plain(req, res, next);
      else next(error);
    });
  };
};

/** The contract that a remote beside this server was built for; a remote elsewhere names its own in its manifest. */
const contractOf = (manifest: string): number | undefined => {
  if (!existsSync(manifest)) return undefined;
  const { needs } = JSON.parse(readFileSync(manifest, 'utf8')) as { needs?: { contract?: unknown } };
  return typeof needs?.contract === 'number' ? needs.contract : undefined;
};

/** The addresses of the remotes, determined at run time so that each can be deployed separately. */
export const remotesList = ({ frontends, remotes }: StaticSettings) => ({
  // for pages of an earlier shell, which know one number for all
  contract: 1,
  remotes: Object.fromEntries(REMOTES.map((it) => [it, remotes[it] ?? `/remotes/${it}/mf-manifest.json`])),
  contracts: Object.fromEntries(
    REMOTES.flatMap((it) => {
      const contract = remotes[it] ? undefined : contractOf(join(frontends, it, 'mf-manifest.json'));
      return contract === undefined ? [] : [[it, contract]];
    }),
  ),
});

export const remoteOrigins = ({ remotes }: StaticSettings): readonly string[] => [
  ...new Set(Object.values(remotes).flatMap((it) => (it ? [new URL(it).origin] : []))),
];

const PLAIN =
  '<!doctype html><meta charset="utf-8"><title>Red Rider Rewards</title>' +
  '<p>The screens are not built yet. Run <code>npm run build</code>.</p>';

/** The built frontends: the shell for page paths, and the remotes under their own paths. */
export const staticFiles = (settings: StaticSettings): Router => {
  const router = Router();
  const shell = join(settings.frontends, 'shell');
  const list = remotesList(settings);
  router.get('/remotes.json', (_req, res) => void res.setHeader('Cache-Control', 'no-cache').json(list));
  for (const it of REMOTES) router.use(`/remotes/${it}`, files(join(settings.frontends, it)));
  router.use('/remotes', (_req, _res, next) => next('router'));
  router.use(files(shell));
  router.use(page(shell));
  return router;
};

/** The shell's HTML file for a path: of its half (public site or area) and language, as far as the build has them. */
const pageFile = (shell: string, path: string, locale: Locale): string => {
  const half = isAreaPage(path) ? 'area.html' : 'index.html';
  const [own, other] = locale === 'fr' ? [`fr/${half}`, 'fr/index.html'] : [half, 'index.html'];
  return [own, other].find((it) => existsSync(join(shell, it))) ?? 'index.html';
};

const LOOKS_LIKE_FILE = /\.[a-z0-9]+$/i;

/**
 * Sends the shell for page requests, with status 404 for unknown pages. Requests for files or other types are passed
 * on.
 */
const page =
  (shell: string): RequestHandler =>
  (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || /^\/api(?:\/|$)/.test(req.path)) return next();
    const known = isPage(req.path);
    if (!known && (LOOKS_LIKE_FILE.test(req.path) || !req.accepts('html'))) return next();
    const locale = localeOfPage(req.path);
    const own = pageFile(shell, req.path, locale);
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('Content-Language', locale);
    varyByEncoding(res);
    if (!existsSync(join(shell, own))) return void res.status(503).type('html').send(PLAIN);
    const accepted = acceptedEncoding(req.headers['accept-encoding']);
    const encoding = accepted !== null && existsSync(join(shell, own + ENDINGS[accepted])) ? accepted : null;
    res.status(known ? 200 : 404).type('html');
    if (encoding !== null) res.setHeader('Content-Encoding', encoding);
    // with a root, Express does not check the folders above it for dot names
    res.sendFile(encoding === null ? own : own + ENDINGS[encoding], { root: shell, acceptRanges: false });
  };
