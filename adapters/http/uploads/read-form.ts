import { FileTooLarge, type SentFile } from '@rrr/core/imports';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { EdgeError, notValid } from '../refusals/edge-error.js';
import { room } from './room.js';

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, SentFile>>;
}

const FIELDS = 20;
const FIELD_BYTES = 512 * 1024;
/** how many times its limit of a refused body is still read, so that the client gets the response */
const DRAINED_TIMES = 4;
/** number of uploads of maximum size that fit into memory at once */
const AT_ONCE = 24;

const malformed = () => new EdgeError('MULTIPART_MALFORMED');

/** The file name without a path, which some browsers send, and without control characters. */
const fileName = (given: string | undefined): string =>
  ((given ?? '').split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').slice(0, 200) || 'file';

const open = (req: Request, limitBytes: number, fileFields: readonly string[]): Busboy => {
  if (!req.is('multipart/form-data')) throw new EdgeError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: {
        fileSize: limitBytes,
        files: fileFields.length,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        parts: FIELDS + fileFields.length,
        headerPairs: 50,
      },
    });
  } catch {
    throw malformed();
  }
};

/**
 * Reads a multipart form into memory up to the size limit; nothing is written to disk. A refused body is drained for a
 * while. `roomBytes` limits the memory of all concurrent uploads.
 * @throws EdgeError MULTIPART_MALFORMED OVERLOADED UNSUPPORTED_MEDIA_TYPE VALIDATION_FAILED
 * @throws FileTooLarge
 */
export const readForm = (
  limitBytes: number,
  dropSlowest: (req: Request) => boolean = () => false,
  roomBytes = limitBytes * AT_ONCE,
) => {
  const enter = room(roomBytes);
  return async (req: Request, fileFields: readonly string[]): Promise<Form> => {
    const form = open(req, limitBytes, fileFields);
    const share = enter();
    const fields = new Map<string, string>();
    const files = new Map<string, SentFile>();
    let refused: Error | null = null;
    const refuse = (error: Error): void => {
      share.giveBack();
      refused ??= error;
    };
    /** false: a refused body is no longer stored */
    const held = (bytes: number): boolean => {
      if (refused) return false;
      // drops slow senders to free memory for faster ones
      if (share.take(bytes) || (dropSlowest(req) && share.take(bytes))) return true;
      refuse(new EdgeError('OVERLOADED'));
      return false;
    };
    // after the response or a disconnect, the rest is not stored
    req.res?.once('close', () => refuse(malformed()));

    form.on('field', (name, value, info) => {
      if (name === undefined || info.nameTruncated || info.valueTruncated || fields.has(name))
        return refuse(malformed());
      if (held(value.length)) fields.set(name, value);
    });
    form.on('file', (name: string | undefined, stream: Readable & { truncated?: boolean }, info) => {
      const chunks: Buffer[] = [];
      if (name === undefined || !fileFields.includes(name))
        refuse(notValid({ path: name?.slice(0, 100) ?? '', code: 'unknown_field' }));
      stream.on('error', () => refuse(malformed()));
      stream.on('limit', () => {
        chunks.length = 0;
        refuse(new FileTooLarge('bytes', limitBytes));
      });
      stream.on('data', (chunk: Buffer) => {
        if (held(chunk.length)) chunks.push(chunk);
        else chunks.length = 0;
      });
      stream.on('end', () => {
        if (name !== undefined && !refused)
          files.set(name, { name: fileName(info.filename), bytes: Buffer.concat(chunks) });
      });
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(event, () => refuse(malformed()));

    await pump(req, form, limitBytes * DRAINED_TIMES).catch(refuse);
    if (refused) throw refused as Error;
    const missing = fileFields.find((fileField) => !files.has(fileField));
    if (missing !== undefined) throw notValid({ path: missing, code: 'file_missing' });
    return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
  };
};

/** Pipes the request to the parser until both end; stops after `most` bytes. */
const pump = (req: Request, form: Busboy, most: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let read = 0;
    let broken = false;
    const fail = (): void => {
      broken = true;
      req.unpipe(form);
      req.resume();
      if (req.readableEnded) reject(malformed());
    };
    form.on('error', fail);
    form.on('close', () => (broken ? undefined : resolve()));
    req.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > most) req.destroy();
    });
    req.on('end', () => (broken ? reject(malformed()) : undefined));
    req.on('error', () => reject(malformed()));
    req.on('close', () => (req.complete ? undefined : reject(malformed())));
    req.pipe(form);
  });
