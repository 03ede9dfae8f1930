import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, required } from './values.js';

/** For each list: views of one's own, and shared ones. */
const [MOST_OWN, MOST_SHARED] = [20, 50];

/** Which list: where it stands and what it is of. */
const list = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\/[a-z-]+)+$/, 'format')
  .meta({ examples: ['admin/riders'] });

const fields = {
  list,
  name: required(40),
  /** filters and order, as in the address of the list */
  search: z.string().max(2_000),
  /** keys of the columns; null: those that the list shows at first */
  columns: z.array(z.string().min(1).max(60)).max(40).nullable(),
};

const savedView = z.strictObject({
  _id: id,
  ...fields,
  name: z.string(),
  /** with all administrators; else it is your own */
  shared: z.boolean(),
  /** who shared it, by name */
  sharedBy: z.string().nullable(),
});

const one = z.strictObject({ viewId: id });

export const listSavedViews = endpoint('listSavedViews', 'GET /api/admin/saved-views', {
  tag: 'Saved views',
  summary: 'List your saved views of a list, and those that are shared with all administrators, by name',
  query: z.strictObject({ list }),
  response: z.strictObject({
    views: z.array(savedView).max(MOST_OWN + MOST_SHARED),
    /** how many a list can have */
    most: z.strictObject({ own: z.int(), shared: z.int() }),
  }),
});

export const saveView = endpoint('saveView', 'PUT /api/admin/saved-views', {
  tag: 'Saved views',
  summary: 'Save a view of a list for yourself, or replace yours of that name',
  body: z.strictObject(fields),
  response: z.strictObject({ view: savedView }),
  errors: ['NOT_FOUND', 'TOO_MANY_VIEWS'],
});

export const shareView = endpoint('shareView', 'POST /api/admin/saved-view/{viewId}/share', {
  tag: 'Saved views',
  summary: 'Share a view of yours with all administrators; it is theirs from then on',
  params: one,
  response: z.strictObject({ view: savedView }),
  errors: ['NOT_FOUND', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'],
});

export const removeView = endpoint('removeView', 'DELETE /api/admin/saved-view/{viewId}', {
  tag: 'Saved views',
  summary: 'Remove a view of yours, or a shared one',
  params: one,
  errors: ['NOT_FOUND'],
});

export type SavedView = z.output<typeof savedView>;
