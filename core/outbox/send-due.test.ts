import { describe, expect, it } from '@jest/globals';
import { anchorsIn } from '../audit/index.js';
import { plusSeconds } from '../shared/index.js';
import { aRider, fakeUnitOfWork, fixedClock } from '../testing/index.js';
import { type Mail, type MailLane, MailRefused, type Message, nextTry, sendDueMail } from './index.js';

const AT = '2025-06-10T18:00:00.000Z';
const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const rider = aRider();

const given = async (
  messages: readonly Partial<Message>[],
  answer: (mail: Mail, tries: number) => Promise<void> | void = () => undefined,
) => {
  const database = fakeUnitOfWork({ riders: [rider] });
  const clock = fixedClock(AT);
  const tried: Mail[] = [];
  const reported: string[] = [];
  const gaveUp: string[] = [];
  await database.uow.run(({ outbox }) =>
    outbox.append(
      messages.map((message, at) => ({
        id: `m${at + 1}`,
        kind: 'redemption',
        at: AT,
        recipient: { type: 'rider', id: rider.id },
        facts: { amount: 100, currency: 'USD' },
        ...message,
      })),
    ),
  );
  const sender = {
    send: async (mail: Mail): Promise<void> => {
      tried.push(mail);
      await answer(mail, tried.length);
    },
  };
  const renewals = new Set<() => Promise<void>>();
  const repeatedly = (_: number, act: () => Promise<void>) => {
    renewals.add(act);
    return () => void renewals.delete(act);
  };
  const begin = sendDueMail({
    uow: database.uow,
    repeatedly,
    sender,
    clock,
    brand,
    mailbox: 'support@example.com',
    mailboxes: { anchors: 'anchors@example.com' },
    host: 'rewards.example.com',
    report: (id) => void reported.push(id),
    gaveUp: (id) => void gaveUp.push(id),
  });
  const counts = () => ({ sent: 0, failed: 0, 'given-up': 0, unmarked: 0 });
  /** sends until nothing is due */
  const send = async (lanes: readonly MailLane[] = ['codes', 'others']) => {
    const counted = counts();
    for (const lane of lanes)
      for (;;) {
        const outcomes = await Promise.all(await begin({ lane, limit: 4 }));
        for (const outcome of outcomes) counted[outcome] += 1;
        if (outcomes.length === 0) break;
      }
    return counted;
  };
  const renew = () => Promise.all([...renewals].map((it) => it()));
  return { database, clock, tried, reported, gaveUp, begin, send, renew };
};
const down = (): never => {
  throw new Error('no connection');
};

describe('mail that is due', () => {
  it('is sent once, to the reader, under its own Message-ID', async () => {
    const { send, tried, database } = await given([{}, { at: '2025-06-10T18:00:01.000Z' }]);
    expect(await send()).toMatchObject({ sent: 1, failed: 0 });
    expect(await send()).toMatchObject({ sent: 0, failed: 0 });
    expect(tried.map((it) => [it.to, it.messageId])).toEqual([[rider.email, '<m1@rewards.example.com>']]);
    expect(database.stored().outbox.map((it) => it.sentAt)).toEqual([AT, null]);
  });

  it('waits longer after each failure, and leaves in the end', async () => {
    const { send, tried, reported, clock, database } = await given([{}], (_, tries) =>
      tries < 3 ? down() : undefined,
    );
    expect(await send()).toMatchObject({ sent: 0, failed: 1 });
    expect(database.stored().outbox[0]).toMatchObject({ attempts: 1, nextAt: '2025-06-10T18:01:00.000Z' });
    expect((await send()).failed).toBe(0);
    clock.set('2025-06-10T18:01:00.000Z');
    await send();
    expect(database.stored().outbox[0]).toMatchObject({ attempts: 2, nextAt: '2025-06-10T18:03:00.000Z' });
    clock.set('2025-06-10T18:03:00.000Z');
    expect((await send()).sent).toBe(1);
    expect(new Set(tried.map((it) => it.messageId)).size).toBe(1);
    expect(reported).toEqual(['m1', 'm1']);
  });

  it('does not hold up the others', async () => {
    const { send, database } = await given([{}, {}, {}], (mail) =>
      mail.messageId.startsWith('<m2@') ? down() : undefined,
    );
    expect(await send()).toMatchObject({ sent: 2, failed: 1 });
    expect(database.stored().outbox.map((it) => it.sentAt !== null)).toEqual([true, false, true]);
  });

  it('with a code that has expired meanwhile is not sent any more, and keeps no code', async () => {
    const facts = { code: '123456', until: '2025-06-10T18:10:00.000Z' };
    const { send, tried, clock, database } = await given([{ kind: 'email-code', facts }], (_, tries) =>
      tries < 2 ? down() : undefined,
    );
    expect((await send()).failed).toBe(1);
    expect(database.stored().outbox[0]?.facts).toEqual(facts);
    clock.set('2025-06-10T18:10:00.000Z');
    expect((await send())['given-up']).toBe(1);
    expect([tried.length, database.stored().outbox[0]?.facts]).toEqual([1, {}]);
  });

  it('of a visitor goes to the program, is answered to them, and nothing of it stays', async () => {
    const facts = {
      name: 'Kim Vale',
      email: 'kim@example.com',
      phone: null,
      subject: null,
      message: 'Where is my award?\n\nKim',
    };
    const { send, tried, database } = await given([
      { kind: 'contact', recipient: { type: 'mailbox', id: 'contact' }, facts },
    ]);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(tried[0]).toMatchObject({
      to: 'support@example.com',
      replyTo: { name: 'Kim Vale', address: 'kim@example.com' },
      text: expect.stringContaining('Message: Where is my award?\n\nKim'),
    });
    expect(database.stored().outbox[0]?.facts).toEqual({});
  });

  it('of history goes to a mailbox of its own, and its text can be read back as an anchor', async () => {
    const hash = 'a'.repeat(64);
    const anchor = { at: AT, audit: { count: 2, hash }, ledger: { count: 1, hash } };
    const { send, tried } = await given([
      {
        kind: 'history-anchor',
        recipient: { type: 'mailbox', id: 'anchors' },
        facts: { at: AT, anchor: JSON.stringify(anchor) },
      },
    ]);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(tried[0]?.to).toBe('anchors@example.com');
    expect(anchorsIn(tried[0]?.text ?? '')).toEqual([anchor]);
  });

  it('to nobody is given up and kept', async () => {
    const { send, database } = await given([{ recipient: { type: 'rider', id: 'gone' } }]);
    expect(await send()).toMatchObject({ sent: 0, failed: 0, 'given-up': 1 });
    expect(database.stored().outbox).toMatchObject([{ id: 'm1', nextAt: null, sentAt: null }]);
  });

  it('of a sender that dies between sending and marking goes again after the lease, under the same Message-ID', async () => {
    const { database, clock, tried, send } = await given([{}]);
    const dying = sendDueMail({
      uow: { run: (work) => (tried.length > 0 ? Promise.reject(new Error('killed')) : database.uow.run(work)) },
      sender: { send: async (mail) => void tried.push(mail) },
      clock,
      repeatedly: () => () => undefined,
      brand,
      mailbox: 'support@example.com',
      host: 'rewards.example.com',
      report: () => undefined,
    });
    expect(await Promise.all(await dying({ lane: 'others', limit: 4 }))).toEqual(['unmarked']);
    expect((await send()).sent).toBe(0);
    clock.set('2025-06-10T18:00:30.000Z');
    expect((await send()).sent).toBe(1);
    expect(tried.map((it) => it.messageId)).toEqual(['<m1@rewards.example.com>', '<m1@rewards.example.com>']);
  });

  it('goes out once when several senders run at once', async () => {
    const { send, tried } = await given(Array.from({ length: 30 }, () => ({})));
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((all, it) => all + it.sent, 0)).toBe(30);
    expect(new Set(tried.map((it) => it.messageId)).size).toBe(30);
    expect(tried).toHaveLength(30);
  });

  it('with a code does not wait for slow mail, and at most as many go at once as asked for', async () => {
    const until = '2025-06-10T18:10:00.000Z';
    const slow = Array.from({ length: 50 }, (_, at) => ({ recipient: { type: 'mailbox' as const, id: `box${at}` } }));
    const { begin, tried } = await given(
      [...slow, { kind: 'email-code', facts: { code: '123456', until, purpose: 'verify-email' } }],
      (mail) => (mail.messageId.startsWith('<m51@') ? undefined : new Promise(() => undefined)),
    );
    expect(await begin({ lane: 'others', limit: 4 })).toHaveLength(4);
    expect(await Promise.all(await begin({ lane: 'codes', limit: 4 }))).toEqual(['sent']);
    expect(tried).toHaveLength(5);
  });

  it('is held while it is being sent, and another server that took it later marks it', async () => {
    let accept = (): void => undefined;
    const { begin, send, renew, clock, tried, database } = await given([{}], (_, tries) =>
      tries === 1 ? new Promise<void>((done) => (accept = done)) : undefined,
    );
    const [slow] = await begin({ lane: 'others', limit: 4 });
    for (const second of ['10', '20', '29']) {
      clock.set(`2025-06-10T18:00:${second}.000Z`);
      await renew();
    }
    clock.set('2025-06-10T18:00:58.999Z');
    expect((await send()).sent).toBe(0);
    // a server that cannot renew loses the message
    clock.set('2025-06-10T18:00:59.000Z');
    expect((await send()).sent).toBe(1);
    await renew();
    accept();
    expect(await slow).toBe('unmarked');
    expect([tried.length, database.stored().outbox[0]?.sentAt]).toEqual([2, '2025-06-10T18:00:59.000Z']);
  });

  it('that is refused for good is given up', async () => {
    const { send, reported, database } = await given([{}], () => {
      throw new MailRefused('550 5.1.1 no such mailbox');
    });
    expect(await send()).toMatchObject({ 'given-up': 1, failed: 0 });
    expect([reported, database.stored().outbox[0]?.nextAt]).toEqual([['m1'], null]);
  });

  it('that no attempt of a week brought is given up, and told apart from one that was refused', async () => {
    const { send, clock, tried, gaveUp } = await given([{}, { recipient: { type: 'rider', id: 'nobody' } }], () => {
      throw new Error('connect ECONNREFUSED');
    });
    let total = 0;
    for (let hour = 0; hour < 200; hour += 1) {
      clock.set(plusSeconds(AT, hour * 3_601));
      total += (await send())['given-up'];
    }
    expect([total, gaveUp, tried.length]).toEqual([2, ['m1'], 168]);
  });
});

it('waits a minute, doubles to an hour, and ends after a week', () => {
  const minutes = (attempts: number) => (Date.parse(nextTry(AT, attempts) ?? '') - Date.parse(AT)) / 60_000;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map(minutes)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(nextTry(AT, 166)).not.toBeNull();
  expect(nextTry(AT, 167)).toBeNull();
});
