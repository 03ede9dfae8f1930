import { beforeEach, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Message } from '@rrr/core/outbox';
import type { UnitOfWork } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import { readTable } from '@rrr/spreadsheets/testing';
import { SERVICES as S } from '../../app/services.js';
import { startDemo } from './testing/start-demo.js';

const NOBODY = '0'.repeat(26);

const demo = await startDemo();
const admin = await demo.as('admin');

const uow = (): UnitOfWork<'outbox'> => demo.server.container.get(S.uow);
let mails = 0;
/** Puts an e-mail into the outbox, and leaves it as a sender that could do no more. */
const written = async (more: Partial<Message>, end: 'sent' | 'failed' | 'waiting' = 'failed'): Promise<string> => {
  const rider = await demo.as('rider');
  const { user } = await rider.session();
  const message: Message = {
    id: anId('ma1', (mails += 1)),
    kind: 'credit-expiring',
    recipient: { type: 'rider', id: user._id },
    // so that the worker of the server does not take it meanwhile
    at: '2099-01-01T00:00:00.000Z',
    facts: { amount: 12_500, currency: 'USD', expiresOn: '2099-06-01', days: 60 },
    ...more,
  };
  await uow().run(async (tx) => {
    await tx.outbox.append([message]);
    if (end === 'sent') await tx.outbox.sent(message.id, '2099-01-01T00:00:05.000Z');
    if (end === 'failed') await tx.outbox.failed(message.id, null);
  });
  return message.id;
};
const one = async (mailId: string) => (await admin.call(contract.getMail, { params: { mailId } })).mail;

describe('the contact form', () => {
  const write = (email: string) =>
    demo.visit().ask('/api/contact-us', {
      method: 'POST',
      body: { name: 'Kim Vale', email, subject: 'My award', message: 'Where is it?\n\nKim' },
    });

  test('administrators read its messages, close them, and open them again', async () => {
    const before = (await admin.call(contract.listContactMessages)).open;
    await write('kim@example.com');
    const { messages, open } = await admin.call(contract.listContactMessages);
    expect([open, messages[0]]).toMatchObject([
      before + 1,
      { name: 'Kim Vale', email: 'kim@example.com', phone: null, message: 'Where is it?\n\nKim', state: 'open' },
    ]);
    const params = { messageId: messages[0]?._id ?? '' };
    const set = (state: contract.ContactState) => admin.call(contract.setContactState, { params, body: { state } });
    const { message } = await set('answered');
    expect(message).toMatchObject({ state: 'answered', decided: { by: expect.any(String) } });
    const { at = '', deletedAfter = '' } = message.decided ?? {};
    expect((Date.parse(deletedAfter) - Date.parse(at)) / 86_400_000).toBe(180);
    expect((await admin.call(contract.listContactMessages)).open).toBe(before);
    expect(
      await admin.call(contract.listContactMessages, { query: { state: 'answered', query: 'kim@' } }),
    ).toMatchObject({ messages: [{ name: 'Kim Vale' }] });
    expect((await set('open')).message).toMatchObject({ state: 'open', decided: null });
    expect(await admin.call(contract.getContactMessage, { params })).toMatchObject({ message: { state: 'open' } });
  });

  test('a message that is not there is not found', async () => {
    const params = { messageId: NOBODY };
    expect(await admin.refusal(contract.getContactMessage, { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.refusal(contract.setContactState, { params, body: { state: 'closed' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('e-mails', () => {
  test('one that was given up is listed, read, and sent again', async () => {
    const mailId = await written({});
    const { mails: failed, counts } = await admin.call(contract.listMails, {
      query: { state: 'failed', email: 'Rider@example.com' },
    });
    expect(failed).toMatchObject([{ _id: mailId, state: 'failed', attempts: 1, to: { email: 'rider@example.com' } }]);
    expect(counts.failed).toBeGreaterThan(0);
    const mail = await one(mailId);
    expect(mail.subject).toBe('$125.00 of your rewards expire soon');
    expect(mail.text).toContain('expire');
    expect(await admin.call(contract.sendMailAgain, { params: { mailId } })).toEqual({ mailId });
    expect((await one(mailId)).state).not.toBe('failed');
    const { records } = await admin.call(contract.listAudit, { query: { objectType: 'mail', objectId: mailId } });
    expect(records).toMatchObject([{ action: 'send-mail-again', by: { email: 'admin@example.com' } }]);
  });

  test('of one that was sent a copy is sent, once for a key', async () => {
    const mailId = await written({}, 'sent');
    const idempotencyKey = 'send-again-0001';
    const again = () => admin.call(contract.sendMailAgain, { params: { mailId }, idempotencyKey });
    const [first, second] = [await again(), await again()];
    expect(first.mailId).not.toBe(mailId);
    expect(second).toEqual(first);
    expect(await one(mailId)).toMatchObject({ state: 'sent', sentAt: '2099-01-01T00:00:05.000Z' });
  });

  test('a code is never shown, nor a link that holds it', async () => {
    const facts = { code: '482913', until: '2099-01-02T00:00:00.000Z', purpose: 'verify-email' };
    const shown = await one(await written({ kind: 'email-code', facts }, 'waiting'));
    expect(shown.text).toContain('••••••');
    expect(JSON.stringify(shown)).not.toMatch(/482913|email-verify|https?:/);
  });

  test('one whose code was deleted cannot be read or sent again', async () => {
    const mailId = await written({ kind: 'invitation', facts: { code: 'abc', as: 'dealer' } });
    expect(await one(mailId)).toMatchObject({ subject: null, text: null });
    expect(await admin.refusal(contract.sendMailAgain, { params: { mailId } })).toMatchObject({
      status: 409,
      code: 'MAIL_CONTENT_DELETED',
    });
  });

  test('nothing is sent to nobody', async () => {
    const mailId = await written({ recipient: { type: 'rider', id: NOBODY } });
    expect(await one(mailId)).toMatchObject({ to: null });
    expect(await admin.refusal(contract.sendMailAgain, { params: { mailId } })).toMatchObject({
      status: 409,
      code: 'MAIL_WITHOUT_RECIPIENT',
    });
  });
});

describe('the audit log', () => {
  beforeEach(async () => {
    const { user } = await admin.session();
    await admin.call(contract.editAdmin, {
      params: { adminId: user._id },
      body: { firstName: 'Robin', phone: '602 555 0101' },
    });
  });

  test('says who changed what, before and after', async () => {
    const { user } = await admin.session();
    const { records } = await admin.call(contract.listAudit, { query: { who: 'admin@', action: 'edit-admin' } });
    expect(records[0]).toMatchObject({
      action: 'edit-admin',
      objectType: 'admin',
      objectId: user._id,
      objectName: expect.stringMatching(/^Robin /),
      onBehalf: null,
      by: { email: 'admin@example.com', type: 'admin' },
      detail: { firstName: { after: 'Robin' }, phone: { after: '***' } },
    });
  });

  // not among the lists of exports.test.ts: each export adds a record to it
  test('is exported with its filters', async () => {
    const [header, ...rows] = await readTable((await admin.ask('/api/admin/audit-log/export?action=edit-admin')).bytes);
    expect(header).toEqual([
      'Time (America/Los_Angeles)',
      'By',
      'Acting administrator',
      'Action',
      'Type',
      'Name',
      'Record',
      'Details',
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['edit-admin']));
    expect(rows[0]?.[1]).toBe('admin@example.com');
    const { records } = await admin.call(contract.listAudit, { query: { action: 'export' } });
    expect(records[0]).toMatchObject({ objectId: 'audit-log', detail: { filters: ['action'] } });
  });

  test('is found by who did it and by whom it is about, log-ins only when they are asked for', async () => {
    const asked = async (query: object) => (await admin.call(contract.listAudit, { query })).records;
    const rider = (await (await demo.as('rider')).session()).user;
    await admin.call(contract.addRiderNote, { params: { riderId: rider._id }, body: { text: 'Called' } });
    for (const about of [rider._id, rider.fullName, rider.email]) {
      const [record] = await asked({ about, kind: 'notes' });
      expect([about, record]).toEqual([about, expect.objectContaining({ action: 'add-note', why: 'Called' })]);
      expect(record?.sentence?.map((it) => it.text).join('')).toMatch(/ added a note about /);
    }
    const { user } = await admin.session();
    expect((await asked({ who: user.fullName, kind: 'notes' })).length).toBeGreaterThan(0);
    expect(await asked({ about: 'Nobody Atall' })).toEqual([]);
    const logIns = (records: readonly contract.AuditRecord[]) => records.filter((it) => it.action === 'sign-in');
    expect(logIns(await asked({ limit: 100 }))).toEqual([]);
    expect(logIns(await asked({ limit: 100, withLogIns: true })).length).toBeGreaterThan(0);
    expect(logIns(await asked({ kind: 'logins' })).length).toBeGreaterThan(0);
    expect((await asked({ objectType: 'rider', objectId: rider._id })).map((it) => it.objectType)).toContain('note');
  });

  test('is found by record and by day', async () => {
    const asked = async (query: object) => (await admin.call(contract.listAudit, { query })).records.length;
    const { user } = await admin.session();
    expect(await asked({ objectType: 'admin', objectId: user._id })).toBeGreaterThan(0);
    expect(await asked({ objectId: NOBODY })).toBe(0);
    expect(await asked({ who: 'nobody.at.all@' })).toBe(0);
    expect(await asked({ beforeDate: '1990-01-01' })).toBe(0);
    expect(await asked({ afterDate: '2098-01-01' })).toBe(0);
    expect(await asked({ action: 'edit-admin', afterDate: '2000-01-01', beforeDate: '2097-01-01' })).toBeGreaterThan(0);
  });
});

test('jobs say when they ran and how it went', async () => {
  const { jobs } = await admin.call(contract.listJobs);
  expect(jobs.map((it) => it.name)).toEqual(expect.arrayContaining(['send mail', 'expire credit', 'seal audit']));
  expect(jobs.find((it) => it.name === 'send mail')).toMatchObject({ daily: false, waiting: expect.any(Number) });
  expect(jobs.find((it) => it.name === 'expire credit')).toMatchObject({ daily: true });
});

test('settings are listed, secrets without their value', async () => {
  const { program, server } = await admin.call(contract.listSettings);
  expect(program.find((it) => it.name === 'creditMonths')).toEqual({
    name: 'creditMonths',
    value: '12',
    from: 'season',
    season: { number: 1, startDate: expect.stringMatching(/-01-01$/) },
  });
  expect(server.find((it) => it.name === 'PORT')).toMatchObject({ from: 'environment' });
  expect(server.filter((it) => it.secret).map((it) => it.value)).toEqual(
    server.filter((it) => it.secret).map(() => ''),
  );
});
