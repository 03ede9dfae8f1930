import { only, SERIES } from '@rrr/records';
import { z } from 'zod';
import { type Fields, schemasOf, withSchemas } from './field.js';
import { id, money } from './values.js';

/** What a promoter writes of a series. */
export const SERIES_FIELDS = withSchemas(only(SERIES, 'editedBy', 'itself'));
export const seriesFields = z.strictObject(schemasOf(SERIES_FIELDS));

const worth = money.extend({ amount: z.int().min(1).max(100_000_000) });

/** What admins alone say of a series: its bonus, and whose it is. */
export const SERIES_ADMIN_FIELDS = {
  ...withSchemas(only(SERIES, 'editedBy', 'admins')),
  /** in the currency of its country, USD without one */
  initialValue: { schema: worth.nullable(), label: 'initialValue', kind: 'money' },
  promoterId: { schema: id.nullable(), label: 'promoter', kind: 'record' },
} as const satisfies Fields;
export const seriesAdminFields = seriesFields.extend(schemasOf(SERIES_ADMIN_FIELDS));
