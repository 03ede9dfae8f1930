import { describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '../audit/index.js';
import { defaultProgram } from '../program/index.js';
import { anAccount, anId, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds } from '../testing/index.js';
import { kindOfRefusal, noteOfAudit, recordSecurityEvents, type SecurityNote, tellAdmins } from './index.js';

const AT = '2026-11-25T12:40:00.000Z';
const anAdmin = (n: number, deactivated = false) => ({
  id: anId('admin', n),
  firstName: 'Ada',
  lastName: `Number ${n}`,
  email: `admin${n}@example.com`,
  phone: null,
  profileImage: null,
  deactivated,
});
const aNote = (change: Partial<SecurityNote> = {}): SecurityNote => ({
  kind: 'wrong-pin',
  at: AT,
  count: 1,
  accountId: anId('acc0', 1),
  network: '192.0.2.0/24',
  device: null,
  objectType: 'rider',
  objectId: anId('r1der', 1),
  facts: { code: 'WRONG_PIN' },
  ...change,
});
const anAct = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  id: anId('aud1t', 1),
  at: AT,
  actorId: anId('acc0', 1),
  proxyHostId: null,
  action: 'release-award',
  objectType: 'result',
  objectId: anId('resu1t', 1),
  detail: { amount: 5_000, currency: 'USD', reason: 'Kim Vale called', signals: ['x'] },
  ...change,
});

const given = () => {
  const login = (n: number) =>
    anAccount({
      id: anId('acc0', n),
      email: `admin${n}@example.com`,
      type: 'admin',
      subjectId: anId('admin', n),
      displayName: `Ada Number ${n}`,
    });
  // the third is deactivated, the fourth invited
  const db = fakeUnitOfWork({
    accounts: [login(1), login(2), login(3)],
    admins: [anAdmin(1), anAdmin(2), anAdmin(3, true), anAdmin(4)],
  });
  const clock = fixedClock(AT);
  const ports = { uow: db.uow, clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram };
  return { ...db, clock, record: recordSecurityEvents(ports), tell: tellAdmins(ports) };
};

describe('security events', () => {
  it('that are alike within a minute are one row with a count', async () => {
    const { record, stored } = given();
    await record([aNote(), aNote({ at: '2026-11-25T12:40:30.000Z', objectId: anId('r1der', 2) })]);
    await record([aNote({ at: '2026-11-25T12:40:59.999Z' })]);
    expect(stored().securityEvents).toMatchObject([
      { kind: 'wrong-pin', severity: 'info', count: 3, at: AT, lastAt: '2026-11-25T12:40:59.999Z' },
    ]);
    await record([
      aNote({ at: '2026-11-25T12:41:00.000Z' }),
      aNote({ network: '198.51.100.0/24' }),
      aNote({ accountId: null }),
      aNote({ kind: 'wrong-code' }),
    ]);
    expect(stored().securityEvents).toHaveLength(5);
  });

  it('of acts have a row for each object, so that none hides another', async () => {
    const { record, stored } = given();
    const released = (n: number) => aNote({ kind: 'held-released', objectId: anId('resu1t', n) });
    await record([released(1), released(2), released(1)]);
    expect(
      stored()
        .securityEvents.map((it) => it.count)
        .toSorted(),
    ).toEqual([1, 2]);
  });

  it('find the account of a typed e-mail and do not keep the e-mail', async () => {
    const { record, stored } = given();
    await record([
      aNote({ kind: 'login-failed', accountId: null, email: ' Admin1@Example.com ' }),
      aNote({ kind: 'login-failed', accountId: null, email: 'nobody@example.com' }),
    ]);
    expect(stored().securityEvents.map((it) => it.accountId)).toEqual([anId('acc0', 1), null]);
    expect(JSON.stringify(stored().securityEvents)).not.toContain('@');
  });

  it('are deleted after the days of the program', async () => {
    const { record, stored } = given();
    await record([aNote()]);
    expect(stored().securityEvents[0]?.deleteAfter).toBe('2027-11-25T12:40:00.000Z');
  });

  it('come from recorded acts without what somebody typed', () => {
    expect(noteOfAudit(anAct())).toEqual({
      kind: 'held-released',
      at: AT,
      count: 1,
      accountId: anId('acc0', 1),
      objectType: 'result',
      objectId: anId('resu1t', 1),
      facts: { amount: 5_000, currency: 'USD' },
    });
    expect(noteOfAudit(anAct({ actorId: null }))).toBeUndefined();
    expect(noteOfAudit(anAct({ action: 'accept-invitation', objectType: 'admin' }))?.kind).toBe('admin-added');
    expect(noteOfAudit(anAct({ action: 'accept-invitation', objectType: 'dealer' }))).toBeUndefined();
    expect(noteOfAudit(anAct({ action: 'save-classes', detail: { raised: true } }))?.kind).toBe('purse-raised');
    expect(noteOfAudit(anAct({ action: 'save-classes', detail: {} }))).toBeUndefined();
    expect(noteOfAudit(anAct({ action: 'toString' }))).toBeUndefined();
    const byProxy = noteOfAudit(anAct({ action: 'ask-approval', proxyHostId: anId('acc0', 2) }));
    expect([byProxy?.accountId, byProxy?.facts['actingAs']]).toEqual([anId('acc0', 2), anId('acc0', 1)]);
  });

  it('come from refusals', () => {
    expect(['WRONG_PIN', 'DEALER_LOCKED', 'FORBIDDEN', 'NOT_FOUND', 'toString', ''].map(kindOfRefusal)).toEqual([
      'wrong-pin',
      'pin-locked',
      'forbidden',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('serious events', () => {
  it('are told to all active administrators, once an hour for each kind', async () => {
    const { record, tell, stored, clock } = given();
    const off = (n: number, at: string = AT) => aNote({ kind: 'admin-off', at, objectId: anId('admin', n) });
    await record([off(2), off(3), aNote()]);
    await tell();
    expect(stored().outbox.map((it) => [it.kind, it.recipient.id, it.facts['count'], it.facts['by']])).toEqual([
      ['security', anId('admin', 1), 2, 'Ada Number 1'],
      ['security', anId('admin', 2), 2, 'Ada Number 1'],
    ]);
    clock.set('2026-11-25T13:39:00.000Z');
    await record([off(4, '2026-11-25T13:00:00.000Z'), off(5, '2026-11-25T13:30:00.000Z')]);
    await tell();
    expect(stored().outbox).toHaveLength(2);
    clock.set('2026-11-25T13:40:00.000Z');
    await Promise.all([tell(), tell()]);
    expect(stored().outbox.slice(2)).toMatchObject([
      { facts: { event: 'admin-off', count: 2, from: '2026-11-25T13:00:00.000Z', until: '2026-11-25T13:30:00.000Z' } },
      { facts: { count: 2 } },
    ]);
    clock.set('2026-11-25T15:00:00.000Z');
    await tell();
    expect(stored().outbox).toHaveLength(4);
  });

  it('of different kinds do not wait for each other, and names of riders stay out of the mail', async () => {
    const { record, tell, stored } = given();
    await record([aNote({ kind: 'pin-locked', accountId: null })]);
    await tell();
    await record([aNote({ kind: 'purse-raised' })]);
    await tell();
    expect(stored().outbox.map((it) => [it.facts['event'], it.facts['by']])).toEqual([
      ['pin-locked', null],
      ['pin-locked', null],
      ['purse-raised', 'Ada Number 1'],
      ['purse-raised', 'Ada Number 1'],
    ]);
  });
});
