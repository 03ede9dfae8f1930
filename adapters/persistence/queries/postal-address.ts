import type { PostalAddress } from '@rrr/core/payouts';
import type { RiderRow } from '../tables/index.js';

const COLUMNS = [
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zipcode',
  'country',
] as const satisfies readonly (keyof RiderRow)[];
export type AddressRow = Pick<RiderRow, (typeof COLUMNS)[number]>;

/** Columns of riders, joined as `r`, that `addressOf` reads. */
export const ADDRESS = COLUMNS.map((column) => `r.${column}`);

export const addressOf = (row: AddressRow): PostalAddress => ({
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  city: row.city,
  state: row.state,
  zipcode: row.zipcode,
  country: row.country,
});
