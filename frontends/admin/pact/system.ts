import { test } from '@jest/globals';
import {
  getContactMessage,
  getMail,
  listAudit,
  listContactMessages,
  listJobs,
  listMails,
  listSettings,
  sendMailAgain,
  setContactState,
  simulateResult,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { adminId, pagination, riderId } from './examples.js';
import {
  answeredMessage,
  auditRecord,
  failedMail,
  job,
  mailId,
  message,
  messageId,
  question,
  recordId,
  sentMail,
  settings,
  simulated,
} from './system-examples.js';

const { answers, refuses } = consumer('admin');
const wrote = ['a visitor wrote a message', { messageId }] as const;
const sent = ['an e-mail was sent', { mailId, riderId }] as const;
const givenUp = ['an e-mail was given up', { mailId, riderId }] as const;

test('contact messages', () =>
  answers(
    ask(
      'an admin lists contact messages',
      listContactMessages,
      '/api/admin/contact-messages',
      { query: { state: 'open', page: 1, limit: 25 } },
      wrote,
    ),
    { messages: [message], pagination, open: 1 },
  ));

test('a contact message', () =>
  answers(
    ask(
      'an admin reads a contact message',
      getContactMessage,
      `/api/admin/contact-message/${messageId}`,
      { params: { messageId } },
      wrote,
    ),
    { message },
  ));

test('a contact message, answered', () =>
  answers(
    ask(
      'an admin marks a contact message as answered',
      setContactState,
      `/api/admin/contact-message/${messageId}/state`,
      { params: { messageId }, body: { state: 'answered' } },
      wrote,
    ),
    { message: answeredMessage },
  ));

test('e-mails', () =>
  answers(
    ask(
      'an admin lists e-mails that were given up',
      listMails,
      '/api/admin/mails',
      { query: { state: 'failed', page: 1, limit: 25 } },
      givenUp,
    ),
    { mails: [failedMail], pagination, counts: { waiting: 0, failed: 1 } },
  ));

test('an e-mail', () =>
  answers(ask('an admin reads an e-mail', getMail, `/api/admin/mail/${mailId}`, { params: { mailId } }, sent), {
    mail: sentMail,
  }));

test('an e-mail, sent again', () =>
  answers(
    ask(
      'an admin sends an e-mail again',
      sendMailAgain,
      `/api/admin/mail/${mailId}/send`,
      { params: { mailId }, idempotencyKey: KEY },
      givenUp,
    ),
    { mailId },
  ));

test('an e-mail that is not there', () =>
  refuses(
    ask('an admin sends an e-mail again that is gone', sendMailAgain, `/api/admin/mail/${mailId}/send`, {
      params: { mailId },
      idempotencyKey: KEY,
    }),
    404,
    'NOT_FOUND',
  ));

test('the audit log', () =>
  answers(
    ask(
      'an admin looks up who edited a rider',
      listAudit,
      '/api/admin/audit-log',
      { query: { objectType: 'rider', objectId: riderId, page: 1, limit: 25 } },
      ['an administrator edited a rider', { recordId, adminId, riderId }],
    ),
    { records: [auditRecord], pagination },
  ));

test('jobs', () => answers(ask('an admin looks at the jobs', listJobs, '/api/admin/jobs', {}), { jobs: [job] }));

test('settings', () =>
  answers(ask('an admin looks at the settings', listSettings, '/api/admin/settings', {}), settings));

test('a simulated result', () =>
  answers(
    ask('an admin simulates a result', simulateResult, '/api/admin/simulate-result', { body: question }),
    simulated,
  ));
