import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A smaller answer fits into the first packet as it is, and is sent without waiting for a thread. */
export const LEAST_BYTES = 1024;
/** Quality of brotli while people wait: about as small as gzip's best, in a fraction of the time of its own best. */
const QUALITY = 4;
const LEVEL = 6;

/**
 * Calls whose answers hold a secret: who can add to such an answer and see how long it is when compressed could guess
 * the secret piece by piece. They are short, and are sent as they are.
 */
export const SECRET = [
  'login',
  'oauthStart',
  'oauthCallback',
  'getSession',
  'listSessions',
  'captchaChallenge',
  'getRewardLink',
  'redeem',
  'enrol',
  'setPin',
] as const;
const secret = new Set<string>(SECRET);
export const isSecret = ({ id }: { readonly id: string }): boolean => secret.has(id);

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
const brotliParams = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY,
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
};

/**
 * What a client takes of what is offered (RFC 9110, 12.5.3): the heaviest, brotli where two weigh the same; null: as it
 * is.
 */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  if (!header || header.length > 500) return null;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';');
    const given = rest.map((it) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/.exec(it)?.[1]).find((it) => it !== undefined);
    weights.set(name.trim(), rest.length === 0 ? 1 : Number(given ?? 0));
  }
  const weigh = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weigh('br'), Math.max(weigh('gzip'), weights.get('x-gzip') ?? 0)];
  const best = Math.max(br, gz);
  // one who would rather have it as it is says so
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return br >= gz ? 'br' : 'gzip';
};

/**
 * How this answer may be compressed. A page of another site that makes a browser ask, and measures what comes back,
 * learns nothing: what it asked for is sent as it is (docs/adr/0048-compression.md).
 */
export const encodingFor = (req: Pick<Request, 'headers'>): Encoding | null =>
  req.headers['sec-fetch-site'] === 'cross-site' ? null : acceptedEncoding(req.headers['accept-encoding']);

/** Adds to what the answer varies by. */
export const varyByEncoding = (res: Response): void => {
  res.vary('Accept-Encoding');
};

/**
 * Sends a whole answer, compressed where the client takes it and it is worth it. Headers and status are set by then.
 */
export const compressed = async (bytes: Buffer, req: Request, res: Response): Promise<void> => {
  varyByEncoding(res);
  const encoding = bytes.length < LEAST_BYTES ? null : encodingFor(req);
  let sent = bytes;
  if (encoding !== null) {
    sent = await (encoding === 'br'
      ? brotli(bytes, { params: { ...brotliParams, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      : gzip(bytes, { level: LEVEL }));
    res.setHeader('Content-Encoding', encoding);
  }
  res.setHeader('Content-Length', sent.length);
  res.end(sent);
};

/**
 * A stream that compresses what passes through it; each piece leaves as it comes, so that the first bytes are not held
 * back.
 */
export const compressor = (encoding: Encoding) =>
  encoding === 'br'
    ? zlib.createBrotliCompress({ params: brotliParams, flush: zlib.constants.BROTLI_OPERATION_FLUSH })
    : zlib.createGzip({ level: LEVEL, flush: zlib.constants.Z_SYNC_FLUSH });
