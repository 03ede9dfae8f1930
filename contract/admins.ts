import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { email, id, locale, pageQuery, pagination, required, text } from './values.js';

export const admin = z.strictObject({
  _id: id,
  firstName: z.string(),
  /** empty where somebody has one name alone */
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  profileImage: z.string().nullable(),
  deActivated: z.boolean(),
});
export type Admin = z.output<typeof admin>;

export const editAdmin = endpoint({
  id: 'editAdmin',
  method: 'PUT',
  path: '/api/admin/admin/{adminId}',
  tag: 'Administrators',
  summary: 'Change the own profile; the e-mail is the login’s and stays. What is left out stays',
  params: z.strictObject({ adminId: id }),
  body: z.strictObject({
    firstName: required(60).optional(),
    lastName: required(60).optional(),
    phone: text(40).nullable().optional(),
  }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND'],
});

export const getAdmin = endpoint({
  id: 'getAdmin',
  method: 'GET',
  path: '/api/admin/admin/{adminId}',
  tag: 'Administrators',
  summary: 'One administrator, such as oneself',
  params: z.strictObject({ adminId: id }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND'],
});

export const listAdmins = endpoint({
  id: 'listAdmins',
  method: 'GET',
  path: '/api/admin/admins',
  tag: 'Administrators',
  summary: 'Administrators by name',
  query: pageQuery,
  response: z.strictObject({ admins: z.array(admin.extend({ hasLogin: z.boolean() })), pagination }),
});

export const addAdmin = endpoint({
  id: 'addAdmin',
  method: 'POST',
  path: '/api/admin/admins',
  tag: 'Administrators',
  summary: 'Add an administrator, who chooses a password by the invitation',
  body: z.strictObject({
    firstName: required(60),
    lastName: required(60),
    email,
    phone: text(40).nullable().default(null),
    locale: locale.default('en'),
  }),
  status: 201,
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const inviteAdminAgain = endpoint({
  id: 'inviteAdminAgain',
  method: 'POST',
  path: '/api/admin/admin/{adminId}/invite',
  tag: 'Administrators',
  summary: 'Invite an administrator again, who has no login yet: an invitation before this one ends',
  params: z.strictObject({ adminId: id }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const setAdminActive = endpoint({
  id: 'setAdminActive',
  method: 'PUT',
  path: '/api/admin/admin/{adminId}/active',
  tag: 'Administrators',
  summary:
    'Deactivate another administrator, whose sessions end at once, or activate ' +
    'them again; nobody deactivates themselves, so one always remains',
  params: z.strictObject({ adminId: id }),
  body: z.strictObject({ active: z.boolean() }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND', 'OWN_LOGIN', 'ACCOUNT_DEACTIVATED'],
});
