import { test } from '@jest/globals';
import {
  addAdmin,
  changeAdminPassword,
  editAdmin,
  getAdmin,
  inviteAdminAgain,
  listAdmins,
  setAdminActive,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask } from './ask.js';
import { adminId, pagination } from './examples.js';
import { invitedAdmin, otherId, ownAdmin } from './partner-examples.js';

const { answers, refuses } = consumer('admin');
const invited = ['another administrator was invited', { otherId }] as const;
const { hasLogin: _hasLogin, ...other } = invitedAdmin;

test('administrators', () =>
  answers(ask('an admin lists administrators', listAdmins, '/api/admin/admins', { query: { page: 1 } }, invited), {
    admins: [invitedAdmin],
    pagination,
  }));

test('a new administrator', () =>
  answers(
    ask('an admin adds an administrator', addAdmin, '/api/admin/admins', {
      body: {
        firstName: 'Morgan',
        lastName: 'Hollis',
        email: 'morgan@example.com',
        phone: '3035550119',
        locale: 'en',
      },
    }),
    { admin: other },
    201,
  ));

test('invited again', () =>
  answers(
    ask(
      'an admin invites an administrator again',
      inviteAdminAgain,
      `/api/admin/admin/${otherId}/invite`,
      { params: { adminId: otherId } },
      invited,
    ),
    { admin: other },
  ));

test('deactivated', () =>
  answers(
    ask(
      'an admin deactivates another',
      setAdminActive,
      `/api/admin/admin/${otherId}/active`,
      { params: { adminId: otherId }, body: { active: false } },
      invited,
    ),
    { admin: { ...other, deActivated: true } },
  ));

test('nobody deactivates themselves', () =>
  refuses(
    ask('an admin deactivates the own account', setAdminActive, `/api/admin/admin/${adminId}/active`, {
      params: { adminId },
      body: { active: false },
    }),
    409,
    'OWN_LOGIN',
  ));

test('the own profile', () =>
  answers(ask('an admin reads the own profile', getAdmin, `/api/admin/admin/${adminId}`, { params: { adminId } }), {
    admin: ownAdmin,
  }));

test('the own phone', () =>
  answers(
    ask('an admin changes the own phone', editAdmin, `/api/admin/admin/${adminId}`, {
      params: { adminId },
      body: { phone: '3035550120' },
    }),
    { admin: { ...ownAdmin, phone: '3035550120' } },
  ));

test('the own password', () =>
  answers(
    ask('an admin changes the own password', changeAdminPassword, '/api/admin/admin/change-password', {
      body: { oldPassword: 'RedRider2026', newPassword: 'Gravel Pit 2027' },
    }),
    undefined,
    204,
  ));

test('the own password, with a wrong one', () =>
  refuses(
    ask('an admin changes the password with a wrong one', changeAdminPassword, '/api/admin/admin/change-password', {
      body: { oldPassword: 'not this one', newPassword: 'Gravel Pit 2027' },
    }),
    422,
    'WRONG_PASSWORD',
  ));
