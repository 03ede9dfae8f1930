import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const PART = 1024 * 1024;

export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a file in bounded memory. `flush`: waits until it is on the disk. */
export const fileDigest = async (path: string, { flush = false } = {}): Promise<FileDigest> => {
  const file = await open(path, flush ? 'r+' : 'r');
  try {
    if (flush) await file.sync();
    const [hash, part] = [createHash('sha256'), Buffer.alloc(PART)];
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await file.read(part, 0, PART, bytes);
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
      hash.update(part.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
};
