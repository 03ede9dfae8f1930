import { z } from 'zod';
import { type Fields, schemasOf } from './field.js';
import { blankable, countryCode, id, raceDay, required, website } from './values.js';

/** What a promoter writes of an event; a form and a file of a series' events take the same. */
export const EVENT_FIELDS = {
  title: { schema: required(200), label: 'title', kind: 'text', width: 34 },
  startDate: { schema: raceDay.nullable(), label: 'startDate', kind: 'date', width: 12 },
  /** null: the day it starts on */
  endDate: { schema: raceDay.nullable(), label: 'endDate', kind: 'date', width: 12 },
  venue: { schema: blankable(200), label: 'venue', kind: 'text', width: 24 },
  venueWebsite: { schema: website(500), label: 'website', kind: 'website' },
  city: { schema: blankable(100), label: 'city', kind: 'text', width: 18 },
  /** code of the region: CO, QC */
  state: { schema: blankable(50), label: 'state', kind: 'region', width: 12 },
  zipcode: { schema: blankable(12), label: 'zipcode', kind: 'postal-code', width: 11 },
  country: { schema: countryCode, label: 'country', kind: 'country', width: 9 },
  /** kind of race as people call it: Motocross, Hare Scramble */
  type: { schema: required(60), label: 'type', kind: 'text', width: 14 },
  seriesId: { schema: id.nullable(), label: 'series', kind: 'record' },
} as const satisfies Fields;
export const eventFields = z.strictObject(schemasOf(EVENT_FIELDS));

/** What admins alone say of an event: whether it pays, and whose it is. */
export const EVENT_ADMIN_FIELDS = {
  paying: { schema: z.boolean(), label: 'paying', kind: 'yes-no' },
  promoterId: { schema: id.nullable(), label: 'promoter', kind: 'record' },
} as const satisfies Fields;
export const eventAdminFields = eventFields.extend(schemasOf(EVENT_ADMIN_FIELDS));
