import type { UserType } from '../access/index.js';
import type { Stores } from '../shared/index.js';

/** The record that a picture belongs to. */
export interface ImageOwner {
  readonly type: UserType;
  readonly id: string;
}

export type ImageSize = 'full' | 'small';

const ADDRESS = '/api/image/';

/**
 * The URL path stored as a record's `profileImage`. Each picture has its own path, so browsers can cache it forever.
 */
export const addressOf = (imageId: string): string => ADDRESS + imageId;

/** The image id of a path; null for any other path. */
export const imageIdOf = (address: string | null): string | null =>
  address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;

export const imageKey = (imageId: string, size: ImageSize): string =>
  size === 'full' ? `portraits/${imageId}` : `portraits/${imageId}.small`;

/**
 * A record's current picture and a function to replace it; undefined when the record does not exist. The record is
 * locked until the transaction ends.
 */
export interface Frame {
  readonly shown: string | null;
  show(address: string | null): Promise<void>;
}

/** Changing a picture does not change the record's version, so a form opened before can still be saved. */
export const frameOf = async (
  tx: Pick<Stores, 'riders' | 'dealers' | 'promoters' | 'admins'>,
  { type, id }: ImageOwner,
): Promise<Frame | undefined> => {
  const framed = <T extends { readonly profileImage: string | null }>(
    record: T | undefined,
    save: (record: T) => Promise<void>,
  ): Frame | undefined =>
    record && { shown: record.profileImage, show: (profileImage) => save({ ...record, profileImage }) };
  switch (type) {
    case 'rider':
      return framed(await tx.riders.lock(id), tx.riders.save);
    case 'dealer':
      return framed(await tx.dealers.lock(id), tx.dealers.save);
    case 'promoter':
      return framed(await tx.promoters.lock(id), tx.promoters.save);
    case 'admin':
      return framed(await tx.admins.lock(id), tx.admins.put);
  }
};
