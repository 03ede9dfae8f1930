import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  readonly offset: number;
}

/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980, the first day that a zip file can store, so that the same content gives the same file. */
const DAY = 0x21;
const MOST = 0xffff_ffff;

const localHeader = (name: Buffer): Buffer => {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(FLAGS, 6);
  bytes.writeUInt16LE(DEFLATE, 8);
  bytes.writeUInt16LE(DAY, 12);
  bytes.writeUInt16LE(name.length, 26);
  return Buffer.concat([bytes, name]);
};

const descriptor = ({ crc, packed, plain }: Written): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(plain, 12);
  return bytes;
};

const centralHeader = ({ name, crc, packed, plain, offset }: Written): Buffer => {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(VERSION, 6);
  bytes.writeUInt16LE(FLAGS, 8);
  bytes.writeUInt16LE(DEFLATE, 10);
  bytes.writeUInt16LE(DAY, 14);
  bytes.writeUInt32LE(crc, 16);
  bytes.writeUInt32LE(packed, 20);
  bytes.writeUInt32LE(plain, 24);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, name]);
};

const ending = (count: number, size: number, offset: number): Buffer => {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
};

/**
 * Streams a zip file entry by entry, without keeping entries in memory.
 * @throws RangeError beyond four gigabytes
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  const counted = (bytes: Uint8Array): Uint8Array => {
    offset += bytes.length;
    if (offset > MOST) throw new RangeError('The file is too large for a zip');
    return bytes;
  };
  for await (const { name: called, content } of entries) {
    const name = Buffer.from(called);
    const begin = offset;
    yield counted(localHeader(name));
    let [crc, plain, packed] = [0, 0, 0];
    const deflate = createDeflateRaw({ level: 4 });
    const feeding = pipeline(
      Readable.from(
        (async function* () {
          for await (const bytes of content) {
            crc = crc32(bytes, crc);
            plain += bytes.length;
            yield bytes;
          }
        })(),
      ),
      deflate,
    );
    // an error in the content is reported by the deflater, where it is read
    feeding.catch(() => undefined);
    for await (const bytes of deflate as AsyncIterable<Buffer>) {
      packed += bytes.length;
      yield counted(bytes);
    }
    await feeding;
    if (plain > MOST) throw new RangeError('The file is too large for a zip');
    const entry = { name, crc, packed, plain, offset: begin };
    written.push(entry);
    yield counted(descriptor(entry));
  }
  const directory = Buffer.concat(written.map(centralHeader));
  const from = offset;
  yield counted(directory);
  yield ending(written.length, directory.length, from);
}
