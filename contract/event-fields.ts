import { EVENT } from '@rrr/records';
import { z } from 'zod';
import { type Fields, schemasOf, withSchemas } from './field.js';
import { id } from './values.js';

/** What a promoter writes of an event; a form and a file of a series' events take the same. */
export const EVENT_FIELDS = {
  ...withSchemas(EVENT),
  seriesId: { schema: id.nullable(), label: 'series', kind: 'record' },
} as const satisfies Fields;
export const eventFields = z.strictObject(schemasOf(EVENT_FIELDS));

/** What admins alone say of an event: whether it pays, and whose it is. */
export const EVENT_ADMIN_FIELDS = {
  paying: { schema: z.boolean(), label: 'paying', kind: 'yes-no' },
  promoterId: { schema: id.nullable(), label: 'promoter', kind: 'record' },
} as const satisfies Fields;
export const eventAdminFields = eventFields.extend(schemasOf(EVENT_ADMIN_FIELDS));
