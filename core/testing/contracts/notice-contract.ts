import { describe, expect, it } from '@jest/globals';
import type { Notice } from '../../notices/index.js';
import { aNotice } from '../a-notice.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const LATE = '2097-01-01T08:00:00.000Z';

export const describeNotices = (make: MakeBackend): void =>
  describe('notices', () => {
    const backend = useBackend(make);
    const newNotice = (change: Partial<Notice> = {}) => aNotice({ id: anId('notc', fresh()), ...change });
    const lock = (id: string) => backend.uow.run((tx) => tx.notices.lock(id));

    it('are kept as they were written and changed', async () => {
      const notice = newNotice({ en: 'Tents & <b>trucks</b>: "hello" 🏁', link: null });
      await backend.uow.run((tx) => tx.notices.add(notice));
      expect(await lock(notice.id)).toEqual(notice);
      const changed = newNotice({
        ...notice,
        kind: 'warning',
        fr: 'É'.repeat(280),
        link: 'https://example.com/',
        places: ['riders', 'dealers', 'promoters'],
        version: 2,
      });
      await backend.uow.run((tx) => tx.notices.save(changed));
      expect(await lock(notice.id)).toEqual(changed);
      expect(await lock(anId('notc', fresh()))).toBeUndefined();
    });

    it('count until they have ended', async () => {
      const [ends, stays] = [newNotice({ until: LATE }), newNotice({ until: '2097-01-01T08:00:00.001Z' })];
      const { uow } = backend;
      await uow.run(async (tx) => {
        await tx.notices.add(ends);
        await tx.notices.add(stays);
      });
      expect(await uow.run((tx) => tx.notices.live(LATE, 10))).toEqual([stays]);
      expect(await uow.run((tx) => tx.notices.live(LATE, 0))).toEqual([]);
    });
  });
