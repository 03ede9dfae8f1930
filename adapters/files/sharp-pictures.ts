import { ImageDamaged, imageTypeOf, ImageTooLarge, NotAnImage, type Picture, type Pictures } from '@rrr/core/images';
import sharp, { type Sharp } from 'sharp';

/** more than phone cameras produce, and small enough for memory */
const MOST_MEGAPIXELS = 64;
/** keeps small print of a letter-size page readable */
const DOCUMENT_SIDE = 4000;
const FULL_SIDE = 800;
const SMALL_SIDE = 160;
/** pictures processed at once; they share the thread pool with password hashing */
const AT_ONCE = 2;

// one thread per picture, and no cache
sharp.concurrency(1);
sharp.cache(false);

/** Runs at most this many at once, the rest in order. */
const inTurn = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/**
 * Checks the type by the first bytes and the size by the header before decoding any pixel.
 * @throws NotAnImage ImageDamaged ImageTooLarge
 */
const opened = async (
  file: Uint8Array,
): Promise<{ readonly image: Sharp; readonly type: 'image/png' | 'image/jpeg' }> => {
  const type = imageTypeOf(file);
  if (!type) throw new NotAnImage();
  // the pixel limit is checked here, to throw a specific error
  const image = sharp(file, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000, pages: 1 });
  const { width, height, format } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImageDamaged();
    });
  if (`image/${format}` !== type) throw new NotAnImage();
  if (width * height > MOST_MEGAPIXELS * 1_000_000) throw new ImageTooLarge(MOST_MEGAPIXELS);
  return { image, type };
};

const made = async <T extends Picture['contentType']>(contentType: T, image: Sharp): Promise<Picture> => {
  try {
    return { contentType, bytes: await image.toBuffer() };
  } catch {
    throw new ImageDamaged();
  }
};

/**
 * Re-encodes pictures, which removes metadata such as location and camera and anything appended to the file. Runs on
 * separate threads.
 */
export const sharpPictures = (): Pictures => {
  const turn = inTurn(AT_ONCE);
  return {
    clean: (file) =>
      turn(async () => {
        const { image, type } = await opened(file);
        const upright = image
          .autoOrient()
          .resize({ width: DOCUMENT_SIDE, height: DOCUMENT_SIDE, fit: 'inside', withoutEnlargement: true });
        return made(type, type === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 }));
      }),
    portrait: (file) =>
      turn(async () => {
        const { image } = await opened(file);
        const full = await made(
          'image/webp',
          image
            .autoOrient()
            .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 82 }),
        );
        const small = await made(
          'image/webp',
          sharp(full.bytes).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'cover' }).webp({ quality: 80 }),
        );
        return { full, small };
      }),
  };
};
