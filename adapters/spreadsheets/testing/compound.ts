interface Asked {
  readonly sectors: number;
  /** of the sectors behind the directory: the one that follows */
  readonly next: (at: number, first: number) => number;
  /** the sector that follows the directory's only one; without it there is none */
  readonly directory?: (at: number) => number;
}

const SIZE = 512;
const [END, TABLE, FREE] = [-2, -3, -1];

/** A compound file made by hand, so that its chains can be made wrong. Its directory is empty. */
export const compoundOf = ({ sectors, next, directory = () => END }: Asked): Buffer => {
  const tables = Math.ceil(sectors / (SIZE / 4));
  const further = Math.ceil(Math.max(0, tables - 109) / 127);
  const bytes = Buffer.alloc(SIZE * (sectors + 1));
  const sector = (at: number): number => SIZE * (at + 1);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at);
  const first = tables + further;
  for (const [at, value] of [
    [44, tables],
    [48, first],
    [56, 4096],
    [60, END],
    [64, 0],
    [68, further > 0 ? tables : END],
    [72, further],
  ] as const)
    bytes.writeInt32LE(value, at);
  for (let at = 0; at < 109; at += 1) bytes.writeInt32LE(at < tables ? at : FREE, 76 + at * 4);
  for (let at = 0; at < further * 127; at += 1)
    bytes.writeInt32LE(109 + at < tables ? 109 + at : FREE, sector(tables + Math.floor(at / 127)) + (at % 127) * 4);
  for (let at = 0; at < further; at += 1)
    bytes.writeInt32LE(at + 1 < further ? tables + at + 1 : END, sector(tables + at) + SIZE - 4);
  for (let at = 0; at < sectors; at += 1)
    bytes.writeInt32LE(at < first ? TABLE : at === first ? directory(at) : next(at, first + 1), sector(0) + at * 4);
  return bytes;
};
