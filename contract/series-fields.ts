import { z } from 'zod';
import { type Fields, schemasOf } from './field.js';
import { blankable, countryCode, id, money, raceDay, required } from './values.js';

/** What a promoter writes of a series. */
export const SERIES_FIELDS = {
  name: { schema: required(150), label: 'name', kind: 'text', width: 32 },
  state: { schema: blankable(50), label: 'state', kind: 'region', width: 12 },
  zipcode: { schema: blankable(12), label: 'zipcode', kind: 'postal-code' },
  country: { schema: countryCode.nullable(), label: 'country', kind: 'country', width: 9 },
  races: { schema: z.int().min(0).max(1_000).nullable(), label: 'races', kind: 'number', width: 8 },
  /** how far its races go or lie apart, in the promoter's words */
  distance: { schema: blankable(60), label: 'distance', kind: 'text', width: 12 },
  notes: { schema: blankable(4_000), label: 'notes', kind: 'long-text', width: 34 },
} as const satisfies Fields;
export const seriesFields = z.strictObject(schemasOf(SERIES_FIELDS));

const worth = money.extend({ amount: z.int().min(1).max(100_000_000) });

/** What admins alone say of a series: its bonus, and whose it is. */
export const SERIES_ADMIN_FIELDS = {
  bonus: { schema: z.boolean(), label: 'bonus', kind: 'yes-no', width: 8 },
  /** in the currency of its country, USD without one */
  initialValue: { schema: worth.nullable(), label: 'initialValue', kind: 'money' },
  expirationDate: { schema: raceDay.nullable(), label: 'expirationDate', kind: 'date', width: 12 },
  promoterId: { schema: id.nullable(), label: 'promoter', kind: 'record' },
} as const satisfies Fields;
export const seriesAdminFields = seriesFields.extend(schemasOf(SERIES_ADMIN_FIELDS));
