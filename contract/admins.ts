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
  summary: 'Change your own profile; omitted fields and the login e-mail stay',
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
  summary: 'One administrator',
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
  summary: 'Add an administrator and send an invitation to choose a password',
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
  summary: 'Send a new invitation to an administrator without a login; the earlier one becomes invalid',
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
    'Deactivate another administrator and end their sessions, or activate them; nobody can deactivate themselves',
  params: z.strictObject({ adminId: id }),
  body: z.strictObject({ active: z.boolean() }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND', 'OWN_LOGIN', 'ACCOUNT_DEACTIVATED'],
});
