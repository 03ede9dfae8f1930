import type { Dealer } from '@rrr/contract';
import type { StoredRecord } from '@rrr/kit/desk';

/** name, kind and the limits of the contract, in the order in which an administrator thinks of them */
export const FIELDS = [
  { name: 'name', kind: 'text', required: true, limit: 120 },
  { name: 'dealerId', kind: 'text', required: true, limit: 40 },
  { name: 'country', kind: 'select', required: true },
  { name: 'addressLine1', kind: 'text', limit: 120 },
  { name: 'addressLine2', kind: 'text', limit: 120 },
  { name: 'city', kind: 'text', limit: 100 },
  { name: 'state', kind: 'region', limit: 50 },
  { name: 'zipcode', kind: 'text', limit: 12 },
  { name: 'phone', kind: 'phone', limit: 40 },
  { name: 'email', kind: 'email', limit: 254 },
  { name: 'websiteUrl', kind: 'url', limit: 255 },
  { name: 'bio', kind: 'textarea', limit: 2000 },
] as const;
export type DealerField = (typeof FIELDS)[number]['name'];
export type DealerValues = Pick<Dealer, DealerField>;

export const dealerRecord = (it: Dealer): StoredRecord<DealerValues> => ({
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, it[name]])) as DealerValues,
  version: it.version,
});
