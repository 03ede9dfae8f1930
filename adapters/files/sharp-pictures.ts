import { ImageDamaged, imageTypeOf, ImageTooLarge, NotAnImage, type Picture, type Pictures } from '@rrr/core/images';
import sharp, { type Sharp } from 'sharp';

/** Larger than the cameras of phones, small enough that a few at once fit into memory. */
const MOST_MEGAPIXELS = 64;
/** small print of a letter-size page stays readable */
const DOCUMENT_SIDE = 4000;
const FULL_SIDE = 800;
const SMALL_SIDE = 160;
/** pictures worked on at once; the rest wait. They share the threads that passwords are hashed on. */
const AT_ONCE = 2;

// each picture on one thread, nothing of it kept afterwards
sharp.concurrency(1);
sharp.cache(false);

/** Runs so many at once; the rest in the order they came. */
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
 * What may be decoded: of the type its first bytes say, of so many pixels as its header says. Both are read before any
 * pixel is.
 * @throws NotAnImage ImageDamaged ImageTooLarge
 */
const opened = async (
  file: Uint8Array,
): Promise<{ readonly image: Sharp; readonly type: 'image/png' | 'image/jpeg' }> => {
  const type = imageTypeOf(file);
  if (!type) throw new NotAnImage();
  // the limit of pixels is ours to check, so that it has a code of its own
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
 * Pictures decoded and encoded anew: places, cameras, names, comments, colour profiles and whatever a file carries
 * behind its picture stay behind, and what comes out is a picture and nothing else. The work is done on threads of its
 * own.
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
