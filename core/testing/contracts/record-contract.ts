import { describe, expect, it } from '@jest/globals';
import type { MailLane, Message } from '../../outbox/index.js';
import { anAccount, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** The e-mail outbox, and stored responses of idempotency keys. */
export const describeRecordStores = (make: MakeBackend): void =>
  describe('record stores', () => {
    const it_ = useBackend(make);

    const aLetter = (at: string): Message => ({
      id: anId('msg', fresh()),
      kind: 'redemption',
      recipient: { type: 'rider', id: anId('rder', fresh()) },
      at,
      facts: { amount: 5, code: 'A%_é', dealer: null },
    });
    const due = (now: string, leaseUntil: string, limit = 100, lane: MailLane = 'others') =>
      it_.uow.run((tx) => tx.outbox.due({ now, lane, limit, leaseUntil }));

    it('leases the oldest e-mails to one sender at a time', async () => {
      const emails = [
        aLetter('2025-01-01T00:00:02.000Z'),
        aLetter('2025-01-01T00:00:01.000Z'),
        aLetter('2025-01-01T09:00:00.000Z'),
      ] as const;
      await it_.uow.run((tx) => tx.outbox.append(emails));
      expect(await due('2025-01-01T00:01:00.000Z', '2025-01-01T00:02:00.000Z', 1)).toEqual([
        { ...emails[1], attempts: 0 },
      ]);
      expect(await due('2025-01-01T00:01:00.000Z', '2025-01-01T00:02:00.000Z')).toEqual([
        { ...emails[0], attempts: 0 },
      ]);
      expect(await due('2025-01-01T00:01:59.999Z', '2025-01-01T00:03:00.000Z')).toEqual([]);
      // the senders died, and their leases expire
      expect((await due('2025-01-01T00:02:00.000Z', '2025-01-01T00:03:00.000Z')).map((message) => message.id)).toEqual([
        emails[1].id,
        emails[0].id,
      ]);
      await it_.uow.run(async (tx) => {
        await tx.outbox.sent(emails[0].id, '2025-01-01T00:02:01.000Z');
        await tx.outbox.failed(emails[1].id, '2025-01-01T00:10:00.000Z');
      });
      expect(await due('2025-01-01T00:09:59.999Z', '2025-01-01T00:11:00.000Z')).toEqual([]);
      expect(await due('2025-01-01T00:10:00.000Z', '2025-01-01T00:11:00.000Z')).toEqual([
        { ...emails[1], attempts: 1 },
      ]);
      await it_.uow.run((tx) => tx.outbox.failed(emails[1].id, null));
      expect((await due('2025-01-01T23:00:00.000Z', '2025-01-01T23:01:00.000Z')).map((message) => message.id)).toEqual([
        emails[2].id,
      ]);
    });

    it('takes back a mail that nobody can have read', async () => {
      const claim = anId('c1a1m', fresh());
      const at = '2023-01-01T00:00:00.000Z';
      const about = (notBefore?: string): Message => ({
        ...aLetter(at),
        kind: 'claim-sent',
        about: claim,
        ...(notBefore === undefined ? {} : { notBefore }),
      });
      const withdraw = (kind: Message['kind'] = 'claim-sent') => it_.uow.run((tx) => tx.outbox.withdraw(kind, claim));
      expect(await withdraw()).toBe(true);
      const later = about('2023-01-01T00:00:10.000Z');
      await it_.uow.run((tx) => tx.outbox.append([later]));
      const { notBefore: _, about: __, ...letter } = later;
      expect(await due('2023-01-01T00:00:09.999Z', '2023-01-01T00:01:00.000Z')).toEqual([]);
      expect(await withdraw('redemption')).toBe(true);
      expect(await withdraw()).toBe(false);
      expect(await due('2023-01-01T00:00:10.000Z', '2023-01-01T00:01:00.000Z')).toEqual([]);
      // one that is being sent may arrive
      await it_.uow.run((tx) => tx.outbox.append([later]));
      expect(await due('2023-01-01T00:00:10.000Z', '2023-01-01T00:01:00.000Z')).toEqual([{ ...letter, attempts: 0 }]);
      expect(await withdraw()).toBe(true);
      // one that failed once may have arrived
      await it_.uow.run((tx) => tx.outbox.failed(later.id, '2023-01-01T00:02:00.000Z'));
      expect(await withdraw()).toBe(true);
      // one given up did not, and the newest counts
      await it_.uow.run((tx) => tx.outbox.failed(later.id, null));
      expect(await withdraw()).toBe(false);
      const told = about();
      await it_.uow.run((tx) => tx.outbox.append([told]));
      await it_.uow.run((tx) => tx.outbox.sent(told.id, at));
      expect(await withdraw()).toBe(true);
    });

    it('gives two concurrent senders different e-mails', async () => {
      const at = '2024-01-01T00:00:00.000Z';
      const emails = Array.from({ length: 40 }, () => aLetter(at));
      await it_.uow.run((tx) => tx.outbox.append(emails));
      const lent = (
        await Promise.all([1, 2, 3, 4].map(() => due('2024-01-01T00:00:01.000Z', '2024-01-01T01:00:00.000Z', 10)))
      ).flat();
      expect(new Set(lent.map((message) => message.id)).size).toBe(lent.length);
      // their leases would expire before those of other tests
      await it_.uow.run(async (tx) => {
        for (const { id } of emails) await tx.outbox.sent(id, at);
      });
    });

    it('finds the recipient of an e-mail: the login, otherwise the record', async () => {
      const n = fresh();
      const [withLogin, without] = [
        aRider({ id: anId('rder', n), bikes: [] }),
        aRider({ id: anId('rder', fresh()), bikes: [] }),
      ];
      await it_.give({
        riders: [withLogin, without],
        accounts: [
          anAccount({
            id: anId('acc', n),
            email: `login${n}@example.com`,
            type: 'rider',
            subjectId: withLogin.id,
            locale: 'fr',
          }),
        ],
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.outbox.recipient('rider', withLogin.id)).toEqual({
          email: `login${n}@example.com`,
          fullName: withLogin.fullName,
          locale: 'fr',
        });
        expect(await tx.outbox.recipient('rider', without.id)).toEqual({
          email: without.email,
          fullName: without.fullName,
          locale: 'en',
          verified: false,
        });
        expect(await tx.outbox.recipient('rider', anId('nobody'))).toBeUndefined();
      });
    });

    it('knows the address of a login and of a code', async () => {
      const [n, m] = [fresh(), fresh()];
      const login = anAccount({
        id: anId('acc', n),
        email: `login${n}@example.com`,
        type: 'dealer',
        subjectId: anId('dea0er', n),
        locale: 'fr',
        displayName: 'Zoë N.',
      });
      const code = {
        id: anId('c0de', n),
        purpose: 'verify-email' as const,
        email: `new${n}@example.com`,
        accountId: login.id,
        invited: null,
        seal: 's',
        tries: 0,
        createdAt: '2025-06-10T18:00:00.000Z',
        expiresAt: '2025-06-10T18:10:00.000Z',
        usedAt: null,
      };
      const invitation = {
        ...code,
        id: anId('c0de', m),
        purpose: 'invitation' as const,
        accountId: null,
        invited: { type: 'dealer' as const, subjectId: anId('dea0er', n), name: 'Sam Field', locale: 'fr' as const },
      };
      await it_.give({ accounts: [login], codes: [code, invitation] });
      await it_.uow.run(async (tx) => {
        expect(await tx.outbox.recipient('account', login.id)).toEqual({
          email: login.email,
          fullName: 'Zoë N.',
          locale: 'fr',
        });
        // a new address of a login whose old one was verified
        expect(await tx.outbox.recipient('code', code.id)).toEqual({
          email: code.email,
          fullName: 'Zoë N.',
          locale: 'fr',
          verified: false,
        });
        expect(await tx.outbox.recipient('code', invitation.id)).toEqual({
          email: code.email,
          fullName: 'Sam Field',
          locale: 'fr',
        });
        expect(await tx.outbox.recipient('code', anId('n0ne'))).toBeUndefined();
      });
    });

    it('forgets a code as soon as its email is sent or given up, and no other fact', async () => {
      const emails = (['email-code', 'password-code', 'invitation', 'redemption'] as const).map((kind): Message => ({
        ...aLetter('2023-01-01T00:00:00.000Z'),
        kind,
        facts: { code: '123456' },
      }));
      const lent = async (now: string) =>
        [...(await due(now, now, 100, 'codes')), ...(await due(now, now))]
          .filter((message) => emails.some((email) => email.id === message.id))
          .map((message) => message.facts);
      await it_.uow.run((tx) => tx.outbox.append(emails));
      await it_.uow.run(async (tx) => {
        for (const email of emails) await tx.outbox.failed(email.id, '2023-01-01T00:01:00.000Z');
      });
      expect(await lent('2023-01-01T00:01:00.000Z')).toEqual(emails.map((email) => email.facts));
      await it_.uow.run(async (tx) => {
        for (const email of emails) await tx.outbox.sent(email.id, '2023-01-01T00:02:00.000Z');
        // inserted again by hand, as a restored backup might
        for (const email of emails) await tx.outbox.failed(email.id, '2023-01-01T00:03:00.000Z');
      });
      expect(await lent('2023-01-01T00:03:00.000Z')).toEqual([{}, {}, {}, { code: '123456' }]);
      await it_.uow.run(async (tx) => {
        for (const email of emails) await tx.outbox.failed(email.id, null);
      });
    });

    it('finds a message by its id, and makes one that was given up due again', async () => {
      const email = aLetter('2022-01-01T00:00:00.000Z');
      const find = () => it_.uow.run((tx) => tx.outbox.lock(email.id));
      expect(await find()).toBeUndefined();
      await it_.uow.run((tx) => tx.outbox.append([email]));
      await it_.uow.run((tx) => tx.outbox.failed(email.id, null));
      expect(await find()).toEqual({ ...email, attempts: 1, nextAt: null, sentAt: null });
      await it_.uow.run((tx) => tx.outbox.requeue(email.id, '2022-01-02T00:00:00.000Z'));
      expect(await find()).toMatchObject({ attempts: 0, nextAt: '2022-01-02T00:00:00.000Z' });
      await it_.uow.run((tx) => tx.outbox.sent(email.id, '2022-01-02T00:00:05.000Z'));
      expect(await find()).toMatchObject({ nextAt: null, sentAt: '2022-01-02T00:00:05.000Z' });
    });

    it('keeps a message of the contact form until some time after it was decided', async () => {
      const message = {
        id: anId('msg', fresh()),
        at: '2022-01-01T00:00:00.000Z',
        name: 'Kim Vale',
        email: `kim${fresh()}@example.com`,
        phone: null,
        subject: 'My award',
        message: 'Where is it?\n\nKim',
        state: 'open' as const,
        decided: null,
      };
      const find = () => it_.uow.run((tx) => tx.contactMessages.lock(message.id));
      const sweep = () =>
        it_.uow.run((tx) => tx.leftovers.sweep('2022-06-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', 100));
      await it_.uow.run((tx) => tx.contactMessages.append(message));
      await sweep();
      expect(await find()).toEqual(message);
      const decide = async (deletedAfter: string) => {
        const decided = { at: '2022-01-02T00:00:00.000Z', by: 'Robin Vale', deletedAfter };
        await it_.uow.run((tx) => tx.contactMessages.decide(message.id, 'answered', decided));
        return { ...message, state: 'answered', decided };
      };
      const later = await decide('2022-07-01T00:00:00.000Z');
      await sweep();
      expect(await find()).toEqual(later);
      await decide('2022-05-01T00:00:00.000Z');
      await sweep();
      expect(await find()).toBeUndefined();
    });

    it.each([
      ['short', 1],
      ['long', 100_000],
    ])('stores a %s response for a key; a second response loses the race', async (_, size) => {
      const [first, second] = ['à', "'"].map((text) => JSON.stringify({ a: text.repeat(size) })) as [string, string];
      const key = { accountId: anId('acc', 1), key: `key-${fresh()}-é`, fingerprint: 'f'.repeat(64) };
      expect(await it_.uow.run((tx) => tx.idempotency.find(key.accountId, key.key))).toBeUndefined();
      await it_.uow.run((tx) => tx.idempotency.remember(key, first));
      expect(await it_.uow.run((tx) => tx.idempotency.find(key.accountId, key.key))).toMatchObject({
        fingerprint: key.fingerprint,
        answer: first,
      });
      expect(await it_.uow.run((tx) => tx.idempotency.find(anId('acc', 2), key.key))).toBeUndefined();
      let runs = 0;
      await it_.uow.run(async (tx) => {
        runs += 1;
        if (runs === 1) await tx.idempotency.remember(key, second);
      });
      expect(runs).toBe(2);
      expect(await it_.uow.run((tx) => tx.idempotency.find(key.accountId, key.key))).toMatchObject({ answer: first });
    });
  });
