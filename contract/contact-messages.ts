import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, limit, page, pagination, text } from './values.js';

/** `closed`: needs no answer */
const contactState = z.enum(['open', 'answered', 'closed']);

const contactMessage = z.strictObject({
  _id: id,
  at: instant,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  state: contactState,
  /** who answered or closed it, and when it will be deleted */
  decided: z.strictObject({ at: instant, by: z.string(), deletedAfter: instant }).nullable(),
});

const params = z.strictObject({ messageId: id });
const response = z.strictObject({ message: contactMessage });

export const listContactMessages = endpoint('listContactMessages', 'GET /api/admin/contact-messages', {
  tag: 'Contact',
  summary: 'List messages of the contact form, newest first',
  query: z.strictObject({
    state: contactState.default('open'),
    /** beginning of the e-mail, or words of the name */
    query: text(100).optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    messages: z.array(contactMessage),
    pagination,
    /** how many wait, whatever the filters */
    open: z.int(),
  }),
});

export const getContactMessage = endpoint('getContactMessage', 'GET /api/admin/contact-message/{messageId}', {
  tag: 'Contact',
  summary: 'Get a message of the contact form',
  params,
  response,
  errors: ['NOT_FOUND'],
});

export const setContactState = endpoint('setContactState', 'PUT /api/admin/contact-message/{messageId}/state', {
  tag: 'Contact',
  summary:
    'Mark a message as answered or closed, or open it again; what is answered or closed is deleted some time later',
  params,
  body: z.strictObject({ state: contactState }),
  response,
  errors: ['NOT_FOUND'],
});

export type ContactMessage = z.output<typeof contactMessage>;
export type ContactState = z.output<typeof contactState>;
