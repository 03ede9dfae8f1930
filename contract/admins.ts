import { ADMIN, only } from '@rrr/records';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { answerOf, blankIsNull, schemasOf, withSchemas } from './field.js';
import { id, locale, pageQuery, pagination, required } from './values.js';

export const admin = z.strictObject({
  _id: id,
  ...answerOf(withSchemas(ADMIN)),
  fullName: z.string(),
  profileImage: z.string().nullable(),
  deActivated: z.boolean(),
});
export type Admin = z.output<typeof admin>;

/** `approvalId`: it waits for another administrator; null: it is done */
const asked = z.strictObject({ admin, approvalId: id.nullable() });

export const editAdmin = endpoint('editAdmin', 'PUT /api/admin/admin/{adminId}', {
  tag: 'Administrators',
  summary: "Change the administrator's own profile, except the e-mail address; omitted fields stay unchanged",
  params: z.strictObject({ adminId: id }),
  body: z.strictObject(schemasOf(withSchemas(only(ADMIN, 'editedBy', 'itself')))).partial(),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND'],
});

export const resetAdminFactor = endpoint('resetAdminFactor', 'PUT /api/admin/admin/{adminId}/reset-factor', {
  tag: 'Administrators',
  summary:
    "Once another approves it, remove another administrator's lost second factor and end their sessions; never one's own",
  params: z.strictObject({ adminId: id }),
  body: z.strictObject({ reason: required(300) }),
  response: asked,
  errors: ['NOT_FOUND', 'OWN_LOGIN', 'FACTOR_NOT_SET'],
});

export const getAdmin = endpoint('getAdmin', 'GET /api/admin/admin/{adminId}', {
  tag: 'Administrators',
  summary: 'Get an administrator',
  params: z.strictObject({ adminId: id }),
  response: z.strictObject({ admin }),
  errors: ['NOT_FOUND'],
});

export const listAdmins = endpoint('listAdmins', 'GET /api/admin/admins', {
  tag: 'Administrators',
  summary: 'List administrators by name',
  query: pageQuery,
  response: z.strictObject({
    admins: z.array(
      /** `twoStep`: the login has a second factor */
      admin.extend({ hasLogin: z.boolean(), twoStep: z.boolean().optional() }),
    ),
    pagination,
  }),
});

export const addAdmin = endpoint('addAdmin', 'POST /api/admin/admins', {
  tag: 'Administrators',
  summary: 'Add an administrator; once another approves it, an invitation to choose a password is sent',
  body: z.strictObject({
    ...blankIsNull(schemasOf(withSchemas(ADMIN))),
    locale: locale.default(DEFAULT_LOCALE),
  }),
  status: 201,
  response: asked,
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const inviteAdminAgain = endpoint('inviteAdminAgain', 'POST /api/admin/admin/{adminId}/invite', {
  tag: 'Administrators',
  summary: 'Send a new invitation to an administrator without a login; earlier invitations become invalid',
  params: z.strictObject({ adminId: id }),
  response: asked,
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const setAdminActive = endpoint('setAdminActive', 'PUT /api/admin/admin/{adminId}/active', {
  tag: 'Administrators',
  summary:
    'Once another approves it, deactivate another administrator and end their sessions, or activate one; never oneself',
  params: z.strictObject({ adminId: id }),
  body: z.strictObject({ active: z.boolean() }),
  response: asked,
  errors: ['NOT_FOUND', 'OWN_LOGIN', 'ACCOUNT_DEACTIVATED'],
});
