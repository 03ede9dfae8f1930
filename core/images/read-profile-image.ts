import { type FileStore, NotFound } from '../shared/index.js';
import { imageKey, type ImageSize } from './profile-image.js';

/** Reads a profile image; public to anyone with its path. @throws NotFound */
export const readProfileImage =
  ({ files }: { readonly files: FileStore }) =>
  async ({ imageId, size }: { readonly imageId: string; readonly size: ImageSize }): Promise<Uint8Array> => {
    const found = await files.get(imageKey(imageId, size));
    if (!found) throw new NotFound('image');
    return found;
  };
