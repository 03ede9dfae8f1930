import { describe, expect, it } from '@jest/globals';
import type { KeyedEvent } from '../../security/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** What administrators should notice. */
export const describeSecurityEvents = (make: MakeBackend): void =>
  describe('security event store', () => {
    const it_ = useBackend(make);
    const AT = '2025-06-10T18:00:00.000Z';
    const anEvent = (change: Partial<KeyedEvent> = {}): KeyedEvent => {
      const n = fresh();
      return {
        id: anId('sec', n),
        key: `key ${n}`,
        at: AT,
        lastAt: AT,
        kind: 'purse-raised',
        severity: 'serious',
        count: 1,
        accountId: anId('acc0', 1),
        network: '2001:db8:85a3::/48',
        device: '0123456789abcdef',
        objectType: 'event',
        objectId: anId('event', n),
        facts: { code: 'X', amount: 7 },
        deleteAfter: '2125-06-10T18:00:00.000Z',
        ...change,
      };
    };
    const count = (...events: readonly KeyedEvent[]) => it_.uow.run((tx) => tx.securityEvents.count(events));
    const untold = (limit = 100) => it_.uow.run((tx) => tx.securityEvents.untold('purse-raised', limit));
    const told = (ids: readonly string[]) => it_.uow.run((tx) => tx.securityEvents.told(ids, AT));

    it('stores every field, and adds to what is alike', async () => {
      await told((await untold()).map((securityEvent) => securityEvent.id));
      const [event, bare] = [
        anEvent(),
        anEvent({ accountId: null, network: null, device: null, objectType: null, objectId: null, facts: {} }),
      ];
      const shown = ({ key: _key, deleteAfter: _deleteAfter, ...rest }: KeyedEvent) => rest;
      await count(event, bare);
      expect(await untold()).toEqual([shown(event), shown(bare)]);
      await count({ ...event, id: anId('sec', fresh()), lastAt: '2025-06-10T18:00:30.000Z', count: 4 });
      expect(await untold(1)).toEqual([{ ...shown(event), lastAt: '2025-06-10T18:00:30.000Z', count: 5 }]);
      await told([event.id]);
      expect(await untold()).toEqual([shown(bare)]);
      await count({ ...event, id: anId('sec', fresh()) });
      expect(await untold()).toEqual([shown(bare)]);
      await told([]);
    });

    it('counts what several servers note at once', async () => {
      const event = anEvent();
      await Promise.all(Array.from({ length: 12 }, () => count({ ...event, id: anId('sec', fresh()) })));
      expect((await untold()).find((securityEvent) => securityEvent.objectId === event.objectId)?.count).toBe(12);
    });

    it('deletes what has ended', async () => {
      const [old, kept] = [anEvent({ deleteAfter: '2019-01-01T00:00:00.000Z' }), anEvent()];
      await count(old, kept);
      await it_.uow.run((tx) => tx.leftovers.sweep('2019-06-01T00:00:00.000Z', '2019-06-01T00:00:00.000Z', 100));
      const left = (await untold()).map((event) => event.id);
      expect([left.includes(old.id), left.includes(kept.id)]).toEqual([false, true]);
    });
  });
