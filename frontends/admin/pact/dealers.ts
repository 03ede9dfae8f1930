import { test } from '@jest/globals';
import {
  activateDealer,
  addDealer,
  deactivateDealer,
  dealerLogins,
  dealerStatement,
  editDealer,
  getDealer,
  inviteDealerLogin,
  listDealerLogins,
  listDealers,
  removeDealerLogin,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { dealerRecord } from '../features/dealers/dealer-fields.js';
import { ask } from './ask.js';
import { pagination, redemption, redemptionId, riderId } from './examples.js';
import { dealer, dealerId, invitation, login, month } from './partner-examples.js';

const { answers, refuses } = consumer('admin');
const exists = ['a dealer exists', { dealerId }] as const;
const redeemed = ['the dealer has redeemed for a rider', { dealerId, riderId, redemptionId, amount: 4000 }] as const;
const another = ['another person logs in for the dealer', { dealerId, accountId: login._id }] as const;
const invited = ['a dealer was invited', { dealerId, email: invitation.email, code: '004217' }] as const;
const params = { role: 'admin', dealerId } as const;
const path = `/api/admin/dealer/${dealerId}`;
const { values: fields } = dealerRecord(dealer);

test('dealers by everything one can ask', () =>
  answers(
    ask(
      'an admin searches dealers by name and country',
      listDealers,
      '/api/admin/dealers',
      { query: { query: 'High', country: 'US', active: 'true', page: 1 } },
      exists,
    ),
    { dealers: [dealer], pagination },
  ));

test('one dealer', () =>
  answers(ask('an admin opens a dealer', getDealer, path, { params }, redeemed), {
    dealer,
    redemptions: [redemption],
    distinctCountry: ['US'],
  }));

test('what is owed to a dealer', () =>
  answers(
    ask(
      'an admin reads the month of a dealer',
      dealerStatement,
      `${path}/statement`,
      { params, query: { month: '2026-04' } },
      redeemed,
    ),
    month,
  ));

test('a new dealer', () =>
  answers(
    ask('an admin adds a dealer', addDealer, '/api/admin/dealers', {
      params: { role: 'admin' },
      body: { ...fields, dealerId: '40218', login: { name: 'Jo Hale', email: 'jo@example.com', locale: 'en' } },
    }),
    { dealer },
    201,
  ));

test('a new dealer with a number that another has', () =>
  refuses(
    ask(
      'an admin adds a dealer with the number of another',
      addDealer,
      '/api/admin/dealers',
      {
        params: { role: 'admin' },
        body: { ...fields, login: { name: 'Jo Hale', email: 'jo@example.com', locale: 'en' } },
      },
      exists,
    ),
    409,
    'DEALER_ID_TAKEN',
  ));

test('an edit', () =>
  answers(
    ask('an admin changes a dealer', editDealer, path, { params, body: { city: 'Redmond', version: 1 } }, exists),
    { dealer: { ...dealer, city: 'Redmond', version: 2 } },
  ));

test('an edit of what someone else changed', () =>
  refuses(
    ask(
      'an admin changes a dealer that is no longer as it was read',
      editDealer,
      path,
      { params, body: { city: 'Redmond', version: 9 } },
      exists,
    ),
    409,
    'STALE_EDIT',
  ));

test('deactivated', () =>
  answers(
    ask('an admin deactivates a dealer', deactivateDealer, `${path}/deactivate`, { params: { dealerId } }, exists),
    { dealer: { ...dealer, deActivated: true } },
  ));

test('activated', () =>
  answers(ask('an admin activates a dealer', activateDealer, `${path}/activate`, { params: { dealerId } }, exists), {
    dealer,
  }));

test('logins of all dealers', () =>
  answers(
    ask(
      'an admin finds a login by its e-mail',
      listDealerLogins,
      '/api/admin/dealer-logins',
      { query: { query: 'robin', page: 1 } },
      another,
    ),
    { logins: [login], pagination },
  ));

test('logins of one dealer', () =>
  answers(
    ask(
      'an admin lists the logins of a dealer',
      dealerLogins,
      `${path}/logins`,
      { params, query: { page: 1 } },
      another,
      invited,
    ),
    { logins: [login], invitations: [invitation], pagination },
  ));

test('an invitation', () =>
  answers(
    ask(
      'an admin invites a person to log in for a dealer',
      inviteDealerLogin,
      `${path}/logins`,
      { params, body: { name: 'Jo Hale', email: 'jo@example.com', locale: 'fr' } },
      exists,
    ),
    { invitations: [invitation] },
    201,
  ));

test('a login that is removed', () =>
  answers(
    ask(
      'an admin removes a login of a dealer',
      removeDealerLogin,
      `${path}/login/${login._id}`,
      { params: { ...params, accountId: login._id } },
      another,
    ),
    undefined,
    204,
  ));
