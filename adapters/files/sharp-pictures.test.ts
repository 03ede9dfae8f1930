import { beforeAll, describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sharpPictures } from './index.js';

const pictures = sharpPictures();
const CANARY = 'CANARY-1999-12-31-Main-Street-5';
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (it: unknown) => (it as { code?: string }).code ?? String(it),
  );
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** A JPEG that says where it was taken and by whom, in every place one can. */
const telling = async () =>
  plain(60, 40)
    .withExif({ IFD0: { ImageDescription: CANARY, Artist: CANARY }, IFD3: { GPSLatitude: '34/1 3/1 8/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${CANARY}</note></x:xmpmeta>`)
    .jpeg()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) =>
  Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
);
const crc = (bytes: Buffer): number =>
  (bytes.reduce((c, it) => (crcTable[(c ^ it) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, check]);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** A PNG whose header claims so many pixels, with what little follows. */
const claiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a picture made anew', () => {
  let jpeg: Buffer;
  beforeAll(async () => void (jpeg = await telling()));

  test('says nothing of where, when, by what and by whom it was taken, and stands upright', async () => {
    expect(jpeg.includes(CANARY)).toBe(true);
    const { contentType, bytes } = await pictures.clean(jpeg);
    const told = await sharp(bytes).metadata();
    expect([contentType, Buffer.from(bytes).includes(CANARY), told.exif, told.xmp, told.iptc, told.icc]).toEqual([
      'image/jpeg',
      false,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // turned by a quarter, as its orientation said
    expect([told.width, told.height, told.orientation]).toEqual([40, 60, undefined]);
  });
  test('has nothing behind it or beside it', async () => {
    const png = await plain(8, 8).png().toBuffer();
    const hidden = Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.from(`Comment\0${CANARY}`)),
      chunk('iTXt', Buffer.from(`a\0\0\0\0\0<script>${CANARY}</script>`)),
      png.subarray(33),
      Buffer.from(`<html>${CANARY}`),
    ]);
    for (const polyglot of [hidden, Buffer.concat([jpeg, Buffer.from(`<?php ${CANARY}`)])]) {
      const { bytes } = await pictures.clean(polyglot);
      expect([CANARY, '<html', '<script', '<?php'].filter((it) => Buffer.from(bytes).includes(it))).toEqual([]);
    }
  });
  test('keeps its type and what it shows', async () => {
    const png = await sharp({
      create: { width: 5, height: 5, channels: 4, background: { r: 10, g: 200, b: 30, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { contentType, bytes } = await pictures.clean(png);
    expect(contentType).toBe('image/png');
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)]).toEqual([10, 200, 30, 128]);
  });
  test('of a page is small enough to keep and large enough to read', async () => {
    const { width, height } = await sharp(
      (await pictures.clean(await plain(6000, 3000).jpeg().toBuffer())).bytes,
    ).metadata();
    expect([width, height]).toEqual([4000, 2000]);
  });
  test('of a person is shown whole, and as a small square', async () => {
    const { full, small } = await pictures.portrait(await plain(1600, 900).jpeg().toBuffer());
    const sizes = await Promise.all(
      [full, small].map(async (picture) => [
        picture.contentType,
        ...Object.values(
          (({ width, height, format }) => ({ width, height, format }))(await sharp(picture.bytes).metadata()),
        ),
      ]),
    );
    expect(sizes).toEqual([
      ['image/webp', 800, 450, 'webp'],
      ['image/webp', 160, 160, 'webp'],
    ]);
  });
});

describe('what is no picture', () => {
  test.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing that could run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
  ])('%s is refused', async (_what, file) => {
    expect([await code(pictures.clean(file)), await code(pictures.portrait(file))]).toEqual([
      'NOT_AN_IMAGE',
      'NOT_AN_IMAGE',
    ]);
  });
  test('is refused however its first bytes look', async () => {
    const whole = await plain(300, 300).png().toBuffer();
    const jpeg = await plain(300, 300).jpeg().toBuffer();
    for (const file of [
      SIGNATURE,
      Buffer.concat([SIGNATURE, Buffer.from('<html>')]),
      whole.subarray(0, whole.length / 2),
      jpeg.subarray(0, jpeg.length / 2),
      Buffer.from([0xff, 0xd8, 0xff]),
    ])
      expect(await code(pictures.clean(file))).toBe('IMAGE_DAMAGED');
  });
  test('of more pixels than any camera has is refused before one is read', async () => {
    const before = process.memoryUsage().rss;
    for (const [width, height] of [
      [8001, 8000],
      [65_535, 65_535],
      [100_000, 100_000],
    ] as const) {
      const file = claiming(width, height);
      expect([width, await code(pictures.clean(file)), await code(pictures.portrait(file))]).toEqual([
        width,
        'IMAGE_TOO_LARGE',
        'IMAGE_TOO_LARGE',
      ]);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });
});

test('the server goes on answering meanwhile', async () => {
  const large = await plain(6000, 4000).jpeg().toBuffer();
  const work = Promise.all(Array.from({ length: 4 }, () => pictures.clean(large)));
  let [turns, working] = [0, true];
  void work.finally(() => void (working = false));
  while (working) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  // work on the loop itself would let it turn once or twice
  expect([(await work).length, turns > 100]).toEqual([4, true]);
}, 60_000);
