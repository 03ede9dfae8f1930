import type { UserType } from '../access/index.js';
import type { Stores } from '../shared/index.js';

/** Whose picture it is. */
export interface ImageOwner {
  readonly type: UserType;
  readonly id: string;
}

export type ImageSize = 'full' | 'small';

const ADDRESS = '/api/image/';

/**
 * What a record keeps as its `profileImage`: where a browser finds it. Another picture has another address, so each may
 * be kept for ever.
 */
export const addressOf = (imageId: string): string => ADDRESS + imageId;

/** The image of an address; null for one that is none of ours. */
export const imageIdOf = (address: string | null): string | null =>
  address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;

export const imageKey = (imageId: string, size: ImageSize): string =>
  size === 'full' ? `portraits/${imageId}` : `portraits/${imageId}.small`;

/**
 * The picture a record shows, and how to show another; undefined when there is no such record. It is locked until the
 * transaction ends.
 */
export interface Frame {
  readonly shown: string | null;
  show(address: string | null): Promise<void>;
}

/**
 * A picture is no part of what people edit in a form: the record's version stays, so that a form that is open beside it
 * can still be saved.
 */
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
