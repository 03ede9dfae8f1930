import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { compressed, compressor, encodingFor, varyByEncoding } from '../edge/compressed.js';

export interface DownloadParts {
  /** content type, one of the endpoint's `produces` */
  readonly type: string;
  /** file name; any text */
  readonly name: string;
  /** complete, or in chunks that are requested as they are sent */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** displayed instead of downloaded; only for content that cannot run, such as re-encoded images */
  readonly inline?: boolean;
  /** Cache-Control; default: no-store */
  readonly cache?: string;
}

/** A binary response: a file, or a stream that is never completely in memory. For endpoints with `produces`. */
export class Download {
  constructor(readonly parts: DownloadParts) {}
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (text) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`);

/** Content-Disposition with an ASCII name for old clients and the full name (RFC 6266). */
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
    for (let result = await rest.next(); !result.done; result = await rest.next()) yield result.value;
  } finally {
    await rest.return?.();
  }
}

/** A disconnect by the client, which is not an error. */
const hasLeft = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends a download. The first chunk is produced before the headers, so earlier errors become regular problem responses;
 * later ones abort the connection, so that a partial file is not taken for complete. When the client disconnects, the
 * source is stopped.
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
