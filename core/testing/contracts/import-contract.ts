import { describe, expect, it } from '@jest/globals';
import type { ImportRecord } from '../../imports/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Records of applied import files. */
export const describeImportStore = (make: MakeBackend): void =>
  describe('import store', () => {
    const it_ = useBackend(make);

    const aRecord = (): ImportRecord => ({
      id: anId('1mp0rt', fresh()),
      kind: 'event-results',
      eventId: anId('event', 1),
      seriesId: null,
      at: '2025-06-10T18:00:00.000Z',
      byName: 'Zoë Admin',
      tokenName: 'Minuterie du circuit',
      file: { name: 'résultats.csv', digest: 'a'.repeat(64) },
      counts: { added: 3, changed: 2, removed: 1, same: 0 },
      undoneAt: null,
      undoneBy: null,
    });
    const lock = (id: string) => it_.uow.run((tx) => tx.imports.lock(id));

    it('keeps every field and the previous data, however long', async () => {
      const record = aRecord();
      const trail = {
        before: JSON.stringify([{ riderName: 'Zoë Lefèvre 🏍', more: 'x'.repeat(200_000) }]),
        after: 'b'.repeat(64),
      };
      await it_.uow.run((tx) => tx.imports.add(record, trail));
      expect(await lock(record.id)).toEqual({ record, trail });
      expect(await lock(anId('nothing'))).toBeUndefined();
    });

    it('keeps one of no event and no digest', async () => {
      const record: ImportRecord = { ...aRecord(), kind: 'vin-patterns', eventId: null, tokenName: null };
      await it_.uow.run((tx) => tx.imports.add(record, { before: '[]', after: '' }));
      expect(await lock(record.id)).toEqual({ record, trail: { before: '[]', after: '' } });
    });

    it('notes who undid it, and when', async () => {
      const [record, other] = [aRecord(), aRecord()];
      await it_.uow.run(async (tx) => {
        for (const imported of [record, other]) await tx.imports.add(imported, { before: '[]', after: '' });
      });
      await it_.uow.run((tx) => tx.imports.markUndone(record.id, '2025-06-11T18:00:00.000Z', 'Al Admin'));
      expect((await lock(record.id))?.record).toEqual({
        ...record,
        undoneAt: '2025-06-11T18:00:00.000Z',
        undoneBy: 'Al Admin',
      });
      expect((await lock(other.id))?.record.undoneAt).toBeNull();
    });
  });
