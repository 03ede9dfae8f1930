import { test } from '@jest/globals';
import {
  activatePromoter,
  addPromoter,
  allPromoters,
  approvePromoter,
  approvePromoters,
  deactivatePromoter,
  deletePromoters,
  editPromoter,
  getPromoter,
  invitePromoterAgain,
  listPromoters,
  promoterEvents,
  promoterSummary,
  rejectPromoter,
  rejectPromoters,
  undoPromoterDecision,
  undoPromoterDecisions,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask } from './ask.js';
import { pagination } from './examples.js';
import { card, promoter, promoterDetail, promoterId } from './partner-examples.js';

const { answers, refuses } = consumer('admin');
const waits = ['a promoter has applied', { promoterId }] as const;
const approved = ['a promoter was approved and has no login', { promoterId }] as const;
const params = { id: promoterId };
const path = `/api/admin/promoter/${promoterId}`;
const body = { ids: [promoterId] };
const done = { outcomes: [{ _id: promoterId, name: promoter.name, outcome: 'done' as const, reason: null }] };

test('promoters by everything one can ask', () =>
  answers(
    ask(
      'an admin searches applications by phone',
      listPromoters,
      '/api/promoters',
      { query: { query: '5415550177', status: 'pending', active: 'true', page: 1, limit: 25 } },
      waits,
    ),
    { promoters: [card], pagination },
  ));

test('the names of all', () =>
  answers(ask('an admin chooses among all promoters', allPromoters, '/api/promoters/all', {}, approved), {
    promoters: [{ _id: promoterId, name: promoter.name, status: 'approved', deActivated: false }],
    pagination,
  }));

test('how many there are', () =>
  answers(ask('an admin counts promoters', promoterSummary, '/api/promoters/summary', {}, waits), {
    pending: 1,
    approved: 0,
    rejected: 0,
    deActivated: 0,
  }));

test('one promoter', () =>
  answers(ask('an admin opens a promoter', getPromoter, path, { params: { ...params, role: 'admin' } }, approved), {
    promoter: promoterDetail,
  }));

test('events of a promoter', () =>
  answers(
    ask(
      'an admin lists the events of a promoter',
      promoterEvents,
      `/api/promoter/${promoterId}/events`,
      { params, query: { page: 1 } },
      approved,
    ),
    { events: [], pagination },
  ));

test('a new promoter', () => {
  const { name, contactName, email, phone, addressLine1, addressLine2, city, state, zipcode } = promoter;
  const { country, websiteUrl, bio } = promoter;
  const fields = { name, contactName, email, phone, addressLine1, addressLine2, city, state, zipcode };
  return answers(
    ask('an admin adds a promoter', addPromoter, '/api/admin/promoters', {
      body: { promoter: { ...fields, country, websiteUrl, bio }, locale: 'en' },
    }),
    { promoter: { ...promoter, status: 'approved', message: null, appliedAt: null } },
    201,
  );
});

test('an edit', () =>
  answers(
    ask(
      'an admin changes a promoter',
      editPromoter,
      path,
      { params: { ...params, role: 'admin' }, body: { city: 'Redmond', version: 1 } },
      waits,
    ),
    { promoter: { ...promoter, city: 'Redmond', version: 2 } },
  ));

test('approved', () =>
  answers(ask('an admin approves an application', approvePromoter, `${path}/approve`, { params, body: {} }, waits), {
    promoter: { ...promoter, status: 'approved' },
  }));

test('rejected after it was approved', () =>
  refuses(
    ask(
      'an admin rejects an approved application',
      rejectPromoter,
      `${path}/reject`,
      { params, body: { reason: 'Too few races' } },
      approved,
    ),
    409,
    'ALREADY_DECIDED',
  ));

test('rejected', () =>
  answers(
    ask(
      'an admin rejects an application',
      rejectPromoter,
      `${path}/reject`,
      { params, body: { reason: 'Too few races' } },
      waits,
    ),
    { promoter: { ...promoter, status: 'rejected' } },
  ));

test('a decision undone', () =>
  answers(ask('an admin undoes a decision', undoPromoterDecision, `${path}/undo`, { params }, approved), { promoter }));

test('invited again', () =>
  answers(ask('an admin invites a promoter again', invitePromoterAgain, `${path}/invite`, { params }, approved), {
    promoter: { ...promoter, status: 'approved' },
  }));

test('deactivated', () =>
  answers(ask('an admin deactivates a promoter', deactivatePromoter, `${path}/deactivate`, { params }, approved), {
    promoter: { ...promoter, status: 'approved', deActivated: true },
  }));

test('activated', () =>
  answers(ask('an admin activates a promoter', activatePromoter, `${path}/activate`, { params }, approved), {
    promoter: { ...promoter, status: 'approved' },
  }));

test('many approved', () =>
  answers(ask('an admin approves many', approvePromoters, '/api/admin/promoters/approve', { body }, waits), done));

test('many rejected', () =>
  answers(
    ask(
      'an admin rejects many',
      rejectPromoters,
      '/api/admin/promoters/reject',
      { body: { ...body, reason: 'Too few races' } },
      waits,
    ),
    done,
  ));

test('many decisions undone', () =>
  answers(
    ask('an admin undoes many decisions', undoPromoterDecisions, '/api/admin/promoters/undo', { body }, approved),
    done,
  ));

test('many deleted', () =>
  answers(ask('an admin deletes many', deletePromoters, '/api/admin/promoters/delete', { body }, waits), done));
