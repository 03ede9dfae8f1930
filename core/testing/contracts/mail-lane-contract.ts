import { describe, expect, it } from '@jest/globals';
import type { MailLane, Message } from '../../outbox/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Lanes, recipients and leases of the e-mail outbox. */
export const describeMailLanes = (make: MakeBackend): void =>
  describe('mail lanes', () => {
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

    it('keeps codes apart from other mail, and knows who holds a message', async () => {
      const at = '2021-01-01T00:00:00.000Z';
      const [now, until] = ['2021-01-01T00:01:00.000Z', '2021-01-01T00:01:30.000Z'];
      const code: Message = {
        ...aLetter(at),
        kind: 'email-code',
        recipient: { type: 'code', id: anId('code', fresh()) },
      };
      const other = aLetter(at);
      await it_.uow.run((tx) => tx.outbox.append([other, code]));
      expect((await due(now, until, 100, 'codes')).map((message) => message.id)).toEqual([code.id]);
      expect((await due(now, until)).map((message) => message.id)).toEqual([other.id]);
      const later = '2021-01-01T00:01:40.000Z';
      const held = (end: string) => it_.uow.run((tx) => tx.outbox.isHeld(code.id, end));
      await it_.uow.run((tx) => tx.outbox.hold(code.id, later));
      expect([await held(until), await held(later)]).toEqual([false, true]);
      expect(await due(until, '2021-01-01T00:02:00.000Z', 100, 'codes')).toEqual([]);
      await it_.uow.run(async (tx) => {
        for (const { id } of [code, other]) await tx.outbox.sent(id, now);
      });
      expect(await held(later)).toBe(false);
    });

    it('gives one message of each recipient at a time, in their order', async () => {
      const at = '2021-02-01T00:00:00.000Z';
      const [now, until] = ['2021-02-01T00:01:00.000Z', '2021-02-01T00:01:30.000Z'];
      const first = aLetter(at);
      const second = { ...aLetter('2021-02-01T00:00:01.000Z'), recipient: first.recipient };
      await it_.uow.run((tx) => tx.outbox.append([second, first]));
      expect((await due(now, until)).map((message) => message.id)).toEqual([first.id]);
      expect(await due(now, until)).toEqual([]);
      await it_.uow.run((tx) => tx.outbox.sent(first.id, now));
      expect((await due(now, until)).map((message) => message.id)).toEqual([second.id]);
      await it_.uow.run((tx) => tx.outbox.sent(second.id, now));
    });
  });
