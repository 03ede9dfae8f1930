import type { LogoPhoto } from './logo-photo.js';

/** Photos of the maker's logos that riders sent. */
export interface LogoPhotoStore {
  insert(photo: LogoPhoto): Promise<void>;
  /** locked until the transaction ends */
  lock(id: string): Promise<LogoPhoto | undefined>;
  /** those of an event that were not replaced, by class, rider and slot */
  standing(eventId: string): Promise<readonly LogoPhoto[]>;
  update(photo: Pick<LogoPhoto, 'id' | 'status' | 'replacedAt' | 'decision'>): Promise<void>;
  /** events with held awards that wait for photos, by id, after the given one */
  waiting(after: string, limit: number): Promise<readonly string[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    logoPhotos: LogoPhotoStore;
  }
}
