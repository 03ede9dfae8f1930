import zopfli from '@gfx/zopfli';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { root } from './apps.mjs';

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** What is text; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|json|svg|map|txt|xml)$/;
/** A smaller file fits into the first packets as it is. */
const LEAST_BYTES = 1024;

/** What was compressed before: a build mostly has the files of the last one. */
const CACHE = path.join(root, 'node_modules/.cache/rrr-gzip');

/** Whole or not there, for a build that runs at the same time and a server that sends the file. */
const writeWhole = (file, bytes) => {
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
};

/** gzip, 3 to 4 % smaller than zlib makes it, for which one pass of zopfli takes 50 times as long. */
const smallest = async (bytes) => {
  const kept = path.join(CACHE, createHash('sha256').update(bytes).digest('hex'));
  if (existsSync(kept)) return readFileSync(kept);
  const packed = await zopfli.gzipAsync(bytes, { numiterations: 1 });
  mkdirSync(CACHE, { recursive: true });
  writeWhole(kept, packed);
  return packed;
};

const ways = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes, first) => (first ? smallest(bytes) : gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION })),
};

/**
 * Writes each file of text in a folder compressed beside it, as `<name>.br` and `<name>.gz`: once at build, as small as
 * can be. `first` says which files a visitor without a cache waits for; zopfli would take minutes for all.
 */
export const precompress = async (folder, first = () => false) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // what an earlier build left would be served in place of the new
  for (const file of files) if (/\.(?:br|gz)$/.test(file)) rmSync(file);
  for (const file of files.filter((name) => TEXT.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < LEAST_BYTES) continue;
    await Promise.all(
      Object.entries(ways).map(async ([ending, compressed]) => {
        const smaller = await compressed(bytes, first(file));
        if (smaller.length < bytes.length) writeWhole(`${file}.${ending}`, smaller);
      }),
    );
  }
};
