import express, { type RequestHandler, Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const REMOTES = ['admin', 'rider', 'dealer', 'promoter'] as const;
export type RemoteName = (typeof REMOTES)[number];

export interface StaticSettings {
  /** folder with `shell`, `admin`, `rider`, `dealer`, `promoter`, as the build leaves them */
  readonly frontends: string;
  /** addresses of manifests deployed elsewhere */
  readonly remotes: Partial<Readonly<Record<RemoteName, string>>>;
}

/** A name that carries a digest of its content may be kept for ever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$|\.[0-9a-f]{8,}\.(?:js|css)\.map$/i;

const files = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (res, path) => void res.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });

/** Where the shell finds its remotes, told at run time so that each can be deployed alone. */
export const remotesList = ({ remotes }: StaticSettings) => ({
  contract: 1,
  remotes: Object.fromEntries(REMOTES.map((it) => [it, remotes[it] ?? `/remotes/${it}/mf-manifest.json`])),
});

export const remoteOrigins = ({ remotes }: StaticSettings): readonly string[] => [...new Set(Object.values(remotes).flatMap((it) => (it ? [new URL(it).origin] : [])))];

const PLAIN = '<!doctype html><meta charset="utf-8"><title>Red Rider Rewards</title><p>The screens are not built yet. Run <code>npm run build</code>.</p>';

/** The built screens: the shell for every address a person can visit, the remotes under their own paths. */
export const staticFiles = (settings: StaticSettings): Router => {
  const router = Router();
  const shell = join(settings.frontends, 'shell');
  const list = remotesList(settings);
  router.get('/remotes.json', (_req, res) => void res.setHeader('Cache-Control', 'no-cache').json(list));
  for (const it of REMOTES) router.use(`/remotes/${it}`, files(join(settings.frontends, it)));
  router.use('/remotes', (_req, _res, next) => next('router'));
  router.use(files(shell));
  router.use((req, res, next) => {
    const navigation = (req.method === 'GET' || req.method === 'HEAD') && (req.headers.accept ?? '').includes('text/html');
    if (!navigation || req.path.startsWith('/api/') || req.path === '/api') return next();
    res.setHeader('Cache-Control', 'no-cache');
    // below a root the names of folders above it do not matter: one that begins with a dot would be refused
    if (existsSync(join(shell, 'index.html'))) res.sendFile('index.html', { root: shell });
    else res.status(503).type('html').send(PLAIN);
  });
  return router;
};
