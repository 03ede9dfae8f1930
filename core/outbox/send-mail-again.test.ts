import { describe, expect, it } from '@jest/globals';
import { anAccount, anActor, anId, aRider, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { type Message, sendMailAgain } from './index.js';

const NOW = '2026-04-10T12:00:00.000Z';
const riderId = anId('rder', 1);
const mailId = anId('ma1', 1);

const given = (more: Partial<Message>, stored: { nextAt: string | null; sentAt: string | null; attempts?: number }) => {
  const db = fakeUnitOfWork({
    riders: [aRider({ id: riderId })],
    accounts: [anAccount({ type: 'rider', subjectId: riderId, email: 'sam@example.com' })],
    outbox: [
      {
        id: mailId,
        kind: 'redemption',
        recipient: { type: 'rider', id: riderId },
        at: '2026-04-02T16:00:00.000Z',
        facts: { amount: 5 },
        leasedUntil: null,
        attempts: 0,
        ...stored,
        ...more,
      },
    ],
  });
  const send = sendMailAgain({ uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() });
  const actor = anActor({ type: 'admin' });
  const idempotency = { accountId: actor.accountId, key: 'key-00000001', fingerprint: 'f' };
  return { db, run: (as = actor) => send({ actor: as, idempotency, mailId }) };
};

describe('sendMailAgain', () => {
  it.each([
    ['was given up', null],
    ['waits', '2026-04-10T13:00:00.000Z'],
  ])('tries one at once that %s', async (_, nextAt) => {
    const { db, run } = given({}, { nextAt, sentAt: null, attempts: 9 });
    expect(await run()).toEqual({ mailId });
    expect(db.stored().outbox).toMatchObject([{ id: mailId, nextAt: NOW, attempts: 0 }]);
    expect(db.stored().audit).toMatchObject([{ action: 'send-mail-again', objectId: mailId }]);
  });

  it('sends a copy of one that was sent, once for a key', async () => {
    const sentAt = '2026-04-02T16:00:05.000Z';
    const { db, run } = given({}, { nextAt: null, sentAt });
    const [first, again] = [await run(), await run()];
    expect(again).toEqual(first);
    expect(db.stored().outbox).toMatchObject([
      { id: mailId, sentAt },
      { id: first.mailId, kind: 'redemption', facts: { amount: 5 }, at: NOW, sentAt: null },
    ]);
  });

  it('refuses one whose code was deleted, one for nobody, and anyone but administrators', async () => {
    const failed = { nextAt: null, sentAt: null };
    await expect(given({ kind: 'email-code', facts: {} }, failed).run()).rejects.toMatchObject({
      code: 'MAIL_CONTENT_DELETED',
    });
    await expect(given({ recipient: { type: 'rider', id: anId('nobody') } }, failed).run()).rejects.toMatchObject({
      code: 'MAIL_WITHOUT_RECIPIENT',
    });
    await expect(given({}, failed).run(anActor({ type: 'dealer' }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
