import { crc32 } from 'node:zlib';

/** 1 January 1980, the first day that a zip file can store. */
const DATE = 0x21;

/** A zip file without compression: the same parts always give the same bytes. At most 65,535 parts and 4 GB. */
export const storedZip = (files: Iterable<readonly [name: string, content: string | Buffer]>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for (const [name, text] of files) {
    const [path, content] = [Buffer.from(name), typeof text === 'string' ? Buffer.from(text) : text];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(0x0800, 2);
    about.writeUInt16LE(DATE, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), about, path, content);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, place, path);
    offset += 30 + path.length + content.length;
    count += 1;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
};
