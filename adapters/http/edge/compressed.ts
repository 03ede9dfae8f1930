import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smaller responses fit into one packet and are not compressed. */
export const LEAST_BYTES = 1024;
/** Brotli quality for dynamic responses: about gzip's best size in a fraction of the time of brotli's best. */
const QUALITY = 4;
const LEVEL = 6;

/**
 * Calls whose responses contain secrets are never compressed: by adding text and measuring the compressed length, an
 * attacker could guess a secret (BREACH).
 */
export const SECRET = [
  'login',
  'oauthStart',
  'oauthCallback',
  'getSession',
  'listSessions',
  'beginFactor',
  'confirmFactor',
  'proveFactor',
  'renewRecoveryCodes',
  'makeApiToken',
  'captchaChallenge',
  'getRewardLink',
  'openRewardLink',
  'redeem',
  'enrol',
  'setPin',
  'createRiderCode',
] as const;
const secret = new Set<string>(SECRET);
export const isSecret = ({ id }: { readonly id: string }): boolean => secret.has(id);

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
const brotliParams = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY,
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
};

/** The best encoding the client accepts (RFC 9110, 12.5.3), brotli in a tie; null: none. */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  if (!header || header.length > 500) return null;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';');
    const given = rest.map((text) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
    weights.set(name.trim(), rest.length === 0 ? 1 : Number(given ?? 0));
  }
  const weigh = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weigh('br'), Math.max(weigh('gzip'), weights.get('x-gzip') ?? 0)];
  const best = Math.max(br, gz);
  // the client prefers no encoding
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return br >= gz ? 'br' : 'gzip';
};

/**
 * The encoding for a response. Cross-site requests are never compressed, so that another site learns nothing from
 * lengths (ADR 34).
 */
export const encodingFor = (req: Pick<Request, 'headers'>): Encoding | null =>
  req.headers['sec-fetch-site'] === 'cross-site' ? null : acceptedEncoding(req.headers['accept-encoding']);

/** Adds Accept-Encoding to the Vary header. */
export const varyByEncoding = (res: Response): void => {
  res.vary('Accept-Encoding');
};

/**
 * Sends a complete response, compressed if the client accepts it and it is long enough. Status and headers must be set
 * before.
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
 * Sends a complete text. Where nothing is compressed it leaves at once, in one packet with its headers. Status and
 * headers must be set before.
 */
export const sendText = (text: string, req: Request, res: Response): void | Promise<void> => {
  varyByEncoding(res);
  if (text.length >= LEAST_BYTES && encodingFor(req) !== null) return compressed(Buffer.from(text), req, res);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
};

/** A compressing stream that flushes every chunk, so that the first bytes are not delayed. */
export const compressor = (encoding: Encoding) =>
  encoding === 'br'
    ? zlib.createBrotliCompress({ params: brotliParams, flush: zlib.constants.BROTLI_OPERATION_FLUSH })
    : zlib.createGzip({ level: LEVEL, flush: zlib.constants.Z_SYNC_FLUSH });
