import { inflateRawSync } from 'node:zlib';
import { notReadable, Refused } from './refused.js';

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
  /** @throws Refused when it holds more than it declares, or is damaged */
  unpack(entry: Entry): Buffer;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const MOST_ENTRIES = 5000;
const ELSEWHERE = 0xffffffff;

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
    if (total > limit || unpacked === ELSEWHERE) throw new Refused({ code: 'FILE_TOO_LARGE', what: 'unpacked', limit });
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

  const unpack = (entry: Entry): Buffer => {
    if (
      entry.at + 30 > bytes.length ||
      bytes.readUInt32LE(entry.at) !== LOCAL ||
      bytes.readUInt16LE(entry.at + 8) !== entry.method
    )
      throw notReadable('spreadsheet');
    const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
    const data = bytes.subarray(start, start + entry.packed);
    if (entry.method === STORED) return data;
    try {
      return inflateRawSync(data, { maxOutputLength: Math.max(1, entry.unpacked) });
    } catch (failed) {
      if ((failed as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw new Refused({ code: 'FILE_TOO_LARGE', what: 'unpacked', limit });
      throw notReadable('spreadsheet');
    }
  };
  return { entries, unpack };
};
