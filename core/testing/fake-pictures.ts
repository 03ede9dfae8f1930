import { imageTypeOf, NotAnImage, type Picture, type Pictures } from '../images/index.js';

/** Leaves a picture as it is: what is made anew is the adapter's to show. */
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
