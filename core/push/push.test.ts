import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Message } from '../outbox/index.js';
import {
  aPushSubscription,
  anAccount,
  anActor,
  anId,
  fakeUnitOfWork,
  sequentialIds,
  SERVER_KEY,
} from '../testing/index.js';
import {
  listPushDevices,
  MOST_PUSH_DEVICES,
  type PushAddress,
  type PushAnswer,
  type PushMessage,
  pushTextFor,
  removePush,
  savePush,
  sendDuePush,
} from './index.js';

const NOW = '2026-06-10T18:00:00.000Z';
const ZONE = 'America/Los_Angeles';
const riderId = anId('rder', 1);
const login = anAccount({ type: 'rider', subjectId: riderId, locale: 'fr' });
const actor = anActor({ type: 'rider', accountId: login.id, subjectId: riderId });
const mail = (change: Partial<Message> = {}): Message => ({
  id: anId('ma1p'),
  kind: 'redemption',
  at: NOW,
  recipient: { type: 'rider', id: riderId },
  facts: { amount: 4_000, currency: 'USD', code: 'RR-1234', dealer: 'Hinson Honda' },
  ...change,
});

const given = (world: Parameters<typeof fakeUnitOfWork>[0] = {}, serverKey: string | null = SERVER_KEY) => {
  const db = fakeUnitOfWork({ accounts: [login], ...world });
  const sent: (PushAddress & PushMessage)[] = [];
  let [answer, time] = ['sent' as PushAnswer | Error, NOW];
  const pushSender = {
    serverKey,
    accepts: (endpoint: string) => endpoint.startsWith('https://fcm.'),
    send: (to: PushAddress, message: PushMessage) => {
      sent.push({ ...to, ...message });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const ports = { uow: db.uow, clock: { now: () => time }, ids: sequentialIds(), pushSender };
  const failed: string[] = [];
  return {
    db,
    sent,
    failed,
    save: savePush(ports),
    list: listPushDevices(ports),
    remove: removePush(ports),
    send: sendDuePush({ ...ports, program: { timeZone: ZONE }, report: (id) => failed.push(id) }),
    tell: (...mails: readonly Message[]) => db.uow.run((tx) => tx.outbox.append(mails)),
    answers: (next: PushAnswer | Error) => void (answer = next),
    at: (next: string) => void (time = next),
    devices: () => db.stored().pushSubscriptions.map((it) => it.id),
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const fromBrowser = (n: number) => {
  const { endpoint, p256dh, auth, deviceId, sessionId, kinds, origin } = aPushSubscription(n);
  return { actor, endpoint, p256dh, auth, deviceId, sessionId, kinds, origin };
};

describe('a browser with notices', () => {
  it('is saved with the kinds it wants, changed, listed and removed', async () => {
    const { save, list, remove, acts } = given();
    const saved = await save(fromBrowser(1));
    const changed = await save({ ...fromBrowser(1), kinds: ['expiry', 'awards', 'expiry'] });
    expect(changed).toMatchObject({ id: saved.id, kinds: ['awards', 'expiry'], serverKey: SERVER_KEY });
    await save({ ...fromBrowser(1), kinds: ['awards', 'expiry'] });
    expect(await list({ actor })).toEqual([changed]);
    await remove({ actor, subscriptionId: saved.id });
    expect(await list({ actor })).toEqual([]);
    expect(acts()).toEqual(['switch-on-push', 'change-push', 'switch-off-push']);
  });

  it('is one of so many, and a new address of the same browser takes the place of the old one', async () => {
    const all = Array.from({ length: MOST_PUSH_DEVICES }, (_, at) => aPushSubscription(at + 1));
    const { save, devices } = given({ pushSubscriptions: all });
    await expect(save(fromBrowser(11))).rejects.toEqual(expect.objectContaining({ code: 'TOO_MANY_PUSH_DEVICES' }));
    await save({ ...fromBrowser(11), deviceId: 'browser-3' });
    expect(devices()).toHaveLength(MOST_PUSH_DEVICES);
    expect(devices()).not.toContain(anId('push', 3));
  });

  it('belongs to whoever is logged in there; an address without its keys takes nobody’s place', async () => {
    const theirs = aPushSubscription(1, { accountId: anId('acc', 2), deviceId: 'another' });
    const { save, devices, db } = given({ pushSubscriptions: [theirs] });
    const refused = expect.objectContaining({ code: 'PUSH_ADDRESS_REFUSED' });
    await expect(save({ ...fromBrowser(1), auth: 'B'.repeat(22) })).rejects.toEqual(refused);
    await expect(save({ ...fromBrowser(1), p256dh: `B${'C'.repeat(86)}` })).rejects.toEqual(refused);
    expect(devices()).toEqual([theirs.id]);
    const mine = await save(fromBrowser(1));
    expect(db.stored().pushSubscriptions).toEqual([mine]);
    expect(mine.accountId).toBe(login.id);
  });

  it('is not saved where notices are off, elsewhere than at a push service, or for somebody else', async () => {
    await expect(given({}, null).save(fromBrowser(1))).rejects.toEqual(expect.objectContaining({ code: 'PUSH_OFF' }));
    const { save, list, remove, devices } = given({ pushSubscriptions: [aPushSubscription(2)] });
    await expect(save({ ...fromBrowser(1), endpoint: 'https://127.0.0.1/x' })).rejects.toEqual(
      expect.objectContaining({ code: 'PUSH_ADDRESS_REFUSED' }),
    );
    const proxy = { ...actor, proxyHostId: anId('admn', 1) };
    const forbidden = expect.objectContaining({ code: 'PROXY_FORBIDDEN' });
    await expect(save({ ...fromBrowser(1), actor: proxy })).rejects.toEqual(forbidden);
    await expect(list({ actor: proxy })).rejects.toEqual(forbidden);
    await expect(remove({ actor: proxy, subscriptionId: anId('push', 2) })).rejects.toEqual(forbidden);
    const other = anActor({ type: 'rider', accountId: anId('acc', 9) });
    await expect(remove({ actor: other, subscriptionId: anId('push', 2) })).rejects.toEqual(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(devices()).toEqual([anId('push', 2)]);
  });
});

describe('a notice', () => {
  const one = { pushSubscriptions: [aPushSubscription()] };

  it('is sent once to each browser that wants it, in the language of the login', async () => {
    const { tell, send, sent } = given({
      pushSubscriptions: [aPushSubscription(1), aPushSubscription(2, { kinds: ['awards'] })],
    });
    await tell(mail());
    expect([await send(), await send()]).toEqual([false, false]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ endpoint: aPushSubscription(1).endpoint, topic: anId('ma1p'), seconds: 86_400 });
    expect(JSON.parse(sent[0]?.payload ?? '')).toEqual({
      title: 'Vous avez échangé du crédit',
      body: '40,00\u00a0$\u00a0US de votre crédit ont été échangés. Si ce n’était pas vous, changez votre NIP.',
      tag: anId('ma1p'),
      path: '/fr/auth/rider/redemptions',
      lang: 'fr',
    });
  });

  it('removes a browser that is gone', async () => {
    const { tell, send, answers, devices, db } = given(one);
    await tell(mail());
    answers('gone');
    await send();
    expect(devices()).toEqual([]);
    expect(db.stored().outbox).toHaveLength(1);
  });

  it('is tried again with growing gaps, five times at most', async () => {
    const { tell, send, sent, answers, at } = given(one);
    await tell(mail());
    answers('again');
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      at(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
      await send();
    }
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map((it) => it.topic)).size).toBe(1);
  });

  it('that is too old, or that a push service refuses, is given up', async () => {
    const { tell, send, sent, answers, at } = given(one);
    await tell(mail());
    answers('refused');
    await send();
    at('2026-06-12T18:00:00.000Z');
    await tell(mail({ id: anId('ma1p', 2) }));
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });

  it('of a sender that was killed is sent again with the same topic', async () => {
    const { tell, send, sent, answers, at, failed } = given(one);
    await tell(mail());
    answers(new Error('killed'));
    await send();
    expect(failed).toEqual([anId('ma1p')]);
    answers('sent');
    await send();
    expect(sent).toHaveLength(1);
    at('2026-06-10T18:02:00.000Z');
    await send();
    await send();
    expect(sent.map((it) => it.topic)).toEqual([anId('ma1p'), anId('ma1p')]);
  });

  it.each([
    ['logged out', (tx) => tx.sessions.remove(anId('sess', 1))],
    ['logged out everywhere else', (tx) => tx.sessions.removeOthersOf(login.id, anId('sess', 9))],
    ['deactivated', (tx) => tx.accounts.setDeactivated(login.id, true)],
    ['removed', (tx) => tx.accounts.remove(login.id)],
  ] satisfies readonly (readonly [string, Parameters<ReturnType<typeof given>['db']['uow']['run']>[0]])[])(
    'is not sent to a login that was %s meanwhile',
    async (_, happens) => {
      const { tell, send, sent, db } = given(one);
      await tell(mail());
      await db.uow.run(happens);
      await send();
      expect(sent).toEqual([]);
    },
  );
});

describe('what a lock screen shows', () => {
  const told = (kind: Message['kind'], facts: Message['facts'], locale: 'en' | 'fr' = 'en') => {
    const { title, body } = pushTextFor(mail({ kind, facts }), locale, ZONE) ?? { title: '', body: '' };
    return `${title}: ${body}`;
  };
  const won = { amount: 25_000, currency: 'USD', className: 'Main 250', place: 3, expiresOn: '2027-06-10' };

  test.each([
    ['award-earned', won, 'You earned an award: $250.00 of dealer credit for Main 250, place 3.'],
    ['award-earned', { ...won, expiresOn: null, className: '' }, 'You earned an award: $250.00 in cash, place 3.'],
    ['bonus-issued', { ...won, series: 'Amateur SX' }, 'You earned a bonus: $250.00 for your season in Amateur SX.'],
    [
      'credit-expiring',
      won,
      'Your credit expires soon: $250.00 of your credit expires, the first of it on June 10, 2027.',
    ],
    ['payment-info-due', won, 'Documents are missing: We owe you $250.00 in cash. Send what is missing to be paid.'],
    ['document-decided', { decision: 'verified' }, ': '],
    ['pin-changed', {}, ': '],
  ] as const)('%s', (kind, facts, text) => expect(told(kind, facts)).toBe(text));

  test('in French', () =>
    expect(told('award-earned', won, 'fr')).toBe(
      'Vous avez gagné une récompense: 250,00\u00a0$\u00a0US de crédit concessionnaire pour Main 250, position 3.',
    ));

  test('never holds a code, a reason or a name, and always fits a payload', () => {
    const kinds = [
      'award-earned',
      'bonus-issued',
      'redemption',
      'credit-expiring',
      'cash-reminder',
      'document-decided',
    ];
    const text = fc.string({ unit: 'grapheme', maxLength: 2_000 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, fc.constantFrom('en', 'fr'), (kind, long, locale) => {
        const facts = { ...won, className: long, series: long, dealer: 'S3CRET', code: 'S3CRET', reason: 'S3CRET' };
        const payload = JSON.stringify(pushTextFor(mail({ kind: kind as Message['kind'], facts }), locale, ZONE));
        expect(payload).not.toContain('S3CRET');
        // 4,096 less what encryption adds
        expect(new TextEncoder().encode(payload).length).toBeLessThan(3_900);
      }),
    );
  });
});
