import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly data: Buffer;
  /** a false size for the directory */
  readonly declared?: number;
  /** a false packed size for the directory */
  readonly declaredPacked?: number;
  /** the directory says that it is stored, its own header that it is packed */
  readonly calledStored?: boolean;
}

/** Builds a zip file by hand, so that it can be wrong. `counted`: a false number of parts for the end record. */
export const zipOf = (
  parts: readonly Part[],
  { counted = parts.length }: { readonly counted?: number } = {},
): Buffer => {
  let at = 0;
  const made = parts.map(({ name, data, declared = data.length, declaredPacked, calledStored = false }) => {
    const packed = deflateRawSync(data);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crcOf(data), 0);
    sizes.writeUInt32LE(declaredPacked ?? packed.length, 4);
    sizes.writeUInt32LE(declared, 8);
    const local = Buffer.concat([
      Buffer.from('504b0304140000000800000000000000'.slice(0, 28), 'hex'),
      sizes,
      u16(name.length),
      u16(0),
      Buffer.from(name),
      packed,
    ]);
    const central = Buffer.concat([
      Buffer.from('504b0102140014000000', 'hex'),
      u16(calledStored ? 0 : 8),
      u32(0),
      sizes,
      u16(name.length),
      Buffer.alloc(12),
      u32(at),
      Buffer.from(name),
    ]);
    at += local.length;
    return { local, central };
  });
  const directory = Buffer.concat(made.map((item) => item.central));
  const end = Buffer.concat([
    Buffer.from('504b050600000000', 'hex'),
    u16(parts.length),
    u16(counted),
    u32(directory.length),
    u32(at),
    u16(0),
  ]);
  return Buffer.concat([...made.map((item) => item.local), directory, end]);
};

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const crcOf = (data: Buffer): number => crc32(data);
