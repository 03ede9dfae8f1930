import { imageTypeOf, NotAnImage, type Picture, type Pictures } from '../images/index.js';

/** Returns pictures unchanged; the adapter's own tests cover re-encoding. */
export const fakePictures: Pictures = {
  clean: async (bytes): Promise<Picture> => {
    const contentType = imageTypeOf(bytes);
    if (!contentType) throw new NotAnImage();
    return { contentType, bytes };
  },
  portrait: async (bytes) => ({
    full: { contentType: 'image/webp', bytes },
    small: { contentType: 'image/webp', bytes: bytes.slice(0, 4) },
  }),
};
