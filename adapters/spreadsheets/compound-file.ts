import { notReadable } from './refused.js';

const WORKBOOK = ['WORKBOOK', 'BOOK'];
const DIRECTORY_ENTRY = 128;
const MINI_SECTOR = 64;
/** shorter streams are stored in mini sectors */
const SMALL = 4096;

interface Stream {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly below: number;
  readonly start: number;
  readonly size: number;
}

const streamAt = (directory: Buffer, at: number): Stream => ({
  name: directory
    .toString('utf16le', at, at + Math.max(0, Math.min(64, directory.readUInt16LE(at + 64)) - 2))
    .toUpperCase(),
  left: directory.readInt32LE(at + 68),
  right: directory.readInt32LE(at + 72),
  below: directory.readInt32LE(at + 76),
  start: directory.readInt32LE(at + 116),
  size: directory.readUInt32LE(at + 120),
});

/**
 * Follows a chain of sectors.
 * @throws Refused for a repeated or missing sector, so a chain is never longer than the file
 */
const follow = (start: number, size: number, all: Buffer, next: (at: number) => number): Buffer => {
  const pieces: Buffer[] = [];
  const most = Math.ceil(all.length / size);
  for (let at = start; at >= 0; at = next(at)) {
    if (at >= most || pieces.length === most) throw notReadable('spreadsheet');
    pieces.push(all.subarray(at * size, (at + 1) * size));
  }
  return Buffer.concat(pieces);
};

const numberAt = (bytes: Buffer, at: number): number => {
  if (at < 0 || at + 4 > bytes.length) throw notReadable('spreadsheet');
  return bytes.readInt32LE(at);
};

/** The top-level streams and folders; embedded documents are below. */
const topOf = (directory: Buffer, root: Stream): readonly Stream[] => {
  const found = new Map<number, Stream>();
  const waiting = [root.below];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id < 0 || found.has(id) || (id + 1) * DIRECTORY_ENTRY > directory.length) continue;
    const it = streamAt(directory, id * DIRECTORY_ENTRY);
    found.set(id, it);
    waiting.push(it.left, it.right);
  }
  return [...found.values()];
};

/**
 * Extracts the workbook stream of a compound file ([MS-CFB]), at most as long as the file; chains that share sectors
 * could otherwise expand it thousands of times.
 * @throws Refused when damaged, encrypted or without a workbook
 */
export const workbookStream = (bytes: Buffer): Buffer => {
  if (bytes.length < 512) throw notReadable('spreadsheet');
  const size = { 9: 512, 12: 4096 }[bytes.readUInt16LE(30)];
  if (!size) throw notReadable('spreadsheet');
  const sectors = bytes.subarray(size);
  const numbers = size / 4;
  // the sector table's own sectors: the first 109 are listed in the header, others in further sectors
  const tables = Array.from({ length: 109 }, (_, at) => bytes.readInt32LE(76 + at * 4));
  const further = follow(bytes.readInt32LE(68), size, sectors, (at) => numberAt(sectors, (at + 1) * size - 4));
  for (let at = 0; at < further.length / 4; at += 1)
    if (at % numbers !== numbers - 1) tables.push(numberAt(further, at * 4));
  const chain = (start: number): Buffer =>
    follow(start, size, sectors, (at) =>
      numberAt(sectors, (tables[Math.floor(at / numbers)] ?? -1) * size + (at % numbers) * 4),
    );

  const directory = chain(bytes.readInt32LE(48));
  if (directory.length < DIRECTORY_ENTRY) throw notReadable('spreadsheet');
  const root = streamAt(directory, 0);
  const top = topOf(directory, root);
  if (top.some((it) => it.name === 'ENCRYPTEDPACKAGE')) throw notReadable('password');
  const found = WORKBOOK.map((name) => top.find((it) => it.name === name)).find((it) => it !== undefined);
  if (!found) throw notReadable('spreadsheet');
  const small = (): Buffer => {
    const next = chain(bytes.readInt32LE(60));
    return follow(found.start, MINI_SECTOR, chain(root.start), (at) => numberAt(next, at * 4));
  };
  const stream = (found.size < SMALL ? small() : chain(found.start)).subarray(0, found.size);
  // without a workbook's signature, the library would guess another format
  if (stream[0] !== 9 || (stream[1] ?? 9) > 8) throw notReadable('spreadsheet');
  return stream;
};
