import { createInflateRaw } from 'node:zlib';
import { notReadable, Refused, tooLarge } from './refused.js';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** offset of the entry's local header */
  readonly at: number;
}

export interface Zip {
  readonly entries: readonly Entry[];
  /**
   * Unpacks a part piece by piece. `watch` sees each piece first, so that what it throws ends the unpacking.
   * @throws Refused when it holds more than it declares, or is damaged
   */
  unpack(entry: Entry, watch: (piece: Uint8Array) => void): Promise<Buffer>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const MOST_ENTRIES = 5000;
const ELSEWHERE = 0xffffffff;
const PIECE = 256 * 1024;

/**
 * Reads the directory of a zip file without unpacking, so that declared zip bombs are refused early. `unpack` stops at
 * the declared size, so hidden ones fail too. Contradictory headers are refused, because another reader might
 * interpret them differently.
 * @throws Refused when the parts together declare more than `limit` bytes, or the directory is damaged
 */
export const readZip = (bytes: Buffer, limit: number): Zip => {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw notReadable('spreadsheet');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES || count !== bytes.readUInt16LE(end + 8)) throw notReadable('spreadsheet');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw notReadable('spreadsheet');
    const [method, packed, unpacked] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const [nameLength, extraLength, commentLength] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    total += unpacked;
    // zip64 stores sizes of 4 GB and more elsewhere; they are over the limit anyway
    if (total > limit || unpacked === ELSEWHERE) throw tooLarge('unpacked', limit);
    if (method === STORED ? packed !== unpacked : method !== DEFLATED) throw notReadable('spreadsheet');
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      packed,
      unpacked,
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }

  const unpack = async (entry: Entry, watch: (piece: Uint8Array) => void): Promise<Buffer> => {
    if (
      entry.at + 30 > bytes.length ||
      bytes.readUInt32LE(entry.at) !== LOCAL ||
      bytes.readUInt16LE(entry.at + 8) !== entry.method
    )
      throw notReadable('spreadsheet');
    const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
    const data = bytes.subarray(start, start + entry.packed);
    if (entry.method === STORED) {
      for (let from = 0; from < data.length; from += PIECE) watch(data.subarray(from, from + PIECE));
      return data;
    }
    const inflate = createInflateRaw({ chunkSize: PIECE });
    inflate.end(data);
    const pieces: Buffer[] = [];
    let unpacked = 0;
    try {
      for await (const piece of inflate as AsyncIterable<Buffer>) {
        if ((unpacked += piece.length) > entry.unpacked) throw tooLarge('unpacked', limit);
        watch(piece);
        pieces.push(piece);
      }
    } catch (failed) {
      if (failed instanceof Refused) throw failed;
      throw notReadable('spreadsheet');
    } finally {
      inflate.destroy();
    }
    return Buffer.concat(pieces, unpacked);
  };
  return { entries, unpack };
};
