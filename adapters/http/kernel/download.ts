import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { compressed, compressor, encodingFor, varyByEncoding } from './compressed.js';

export interface DownloadParts {
  /** content type, one of those the endpoint `produces` */
  readonly type: string;
  /** what the file is called where it is kept; any text */
  readonly name: string;
  /** all at once, or piece by piece: each is asked for when the one before has left */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** shown in the page instead of kept as a file: only for what cannot run, such as images that we made */
  readonly inline?: boolean;
  /** Cache-Control; nobody keeps it when left out */
  readonly cache?: string;
}

/**
 * Bytes instead of JSON: a file, or a stream that never stands in memory as a whole. For endpoints that say what they
 * `produce`.
 */
export class Download {
  constructor(readonly parts: DownloadParts) {}
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** Plain letters for old clients and the whole name beside them (RFC 6266). */
export const disposition = (name: string, inline = false): string => {
  const kept = name.replaceAll(/\p{Cc}|\p{Cs}|[/\\]/gu, '_');
  const plain = kept
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded(kept)}`;
};

async function* following(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let it = await rest.next(); !it.done; it = await rest.next()) yield it.value;
  } finally {
    await rest.return?.();
  }
}

/** A client that goes away is no fault: its socket closes before everything was written. */
const hasLeft = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends what a handler gave. The first piece is made before the headers leave, so that a fault until then is a problem
 * like any other; one after it breaks the connection off, and nobody takes half a file for a whole one. When the client
 * goes, the source is told to stop.
 */
export const sendDownload = async (
  { parts: { type, name, bytes, inline, cache = 'no-store' } }: Download,
  req: Request,
  res: Response,
): Promise<void> => {
  const head = (): void => {
    res.statusCode = 200;
    res.setHeader('Content-Type', type);
    res.setHeader('Content-Disposition', disposition(name, inline));
    res.setHeader('Cache-Control', cache);
  };
  if (bytes instanceof Uint8Array) {
    head();
    if (type.startsWith('text/')) return compressed(Buffer.from(bytes), req, res);
    res.setHeader('Content-Length', bytes.length);
    return void res.end(bytes);
  }
  const source = bytes[Symbol.asyncIterator]();
  const first = await source.next();
  if (res.destroyed || first.done || req.method === 'HEAD') {
    await source.return?.();
    if (res.destroyed) return;
    head();
    return void res.end();
  }
  head();
  const encoding = type.startsWith('text/') ? encodingFor(req) : null;
  if (type.startsWith('text/')) varyByEncoding(res);
  const pieces = following(first.value, source);
  try {
    if (encoding === null) return await pipeline(pieces, res);
    res.setHeader('Content-Encoding', encoding);
    await pipeline(pieces, compressor(encoding), res);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
};
