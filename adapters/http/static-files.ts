import express, { type RequestHandler, Router } from 'express';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding, type Encoding, varyByEncoding } from './edge/compressed.js';
import { REMOTES, remotesList, type StaticSettings } from './remotes-list.js';

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

/** The files of the built frontends: the shell's, and the remotes' under their own paths. */
export const staticFiles = (settings: StaticSettings): Router => {
  const router = Router();
  const shell = join(settings.frontends, 'shell');
  const list = remotesList(settings);
  router.get('/remotes.json', (_req, res) => void res.setHeader('Cache-Control', 'no-cache').json(list));
  for (const remote of REMOTES) router.use(`/remotes/${remote}`, files(join(settings.frontends, remote)));
  router.use('/remotes', (_req, _res, next) => next('router'));
  router.use(files(shell));
  return router;
};
