import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** What is text; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|json|svg|map|txt|xml)$/;
/** A smaller file fits into the first packets as it is. */
const LEAST_BYTES = 1024;

const ways = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes each file of text in a folder compressed beside it, as `<name>.br` and `<name>.gz`: once at build, as small as
 * can be.
 */
export const precompress = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => path.join(it.parentPath, it.name));
  // what an earlier build left would be served in place of the new
  for (const it of files) if (/\.(?:br|gz)$/.test(it)) rmSync(it);
  for (const it of files.filter((name) => TEXT.test(name))) {
    const bytes = readFileSync(it);
    if (bytes.length < LEAST_BYTES) continue;
    await Promise.all(
      Object.entries(ways).map(async ([ending, compressed]) => {
        const smaller = await compressed(bytes);
        if (smaller.length < bytes.length) writeFileSync(`${it}.${ending}`, smaller);
      }),
    );
  }
};
