import { describe, expect, it } from '@jest/globals';
import type { LayoutChoices } from '../../imports/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';
import { promoterOf } from '../builders.js';

/** What promoters chose for files with one header row. */
export const describeLayoutChoices = (make: MakeBackend): void =>
  describe('layout choice store', () => {
    const it_ = useBackend(make);

    const chosen = (n: number, more: Partial<LayoutChoices> = {}): LayoutChoices => ({
      promoterId: anId('pr0m', n),
      kind: 'results',
      layout: 'a'.repeat(64),
      mapping: { 0: 'place', 3: null },
      answers: [{ id: 'status:4:n', value: 'DNF' }],
      importId: anId('1mp', fresh()),
      at: '2026-06-01T10:00:00.000Z',
      ...more,
    });
    const put = (choices: LayoutChoices, most = 30) => it_.uow.run((tx) => tx.layoutChoices.put(choices, most));
    const find = (key: LayoutChoices) => it_.uow.run((tx) => tx.layoutChoices.find(key));

    it('keeps every field by promoter, kind and layout, and the latest replaces it', async () => {
      const one = chosen(fresh());
      await put(one);
      expect(await find(one)).toEqual(one);
      for (const other of [
        { promoterId: anId('pr0m', fresh()) },
        { kind: 'events' as const },
        { layout: 'b'.repeat(64) },
      ])
        expect(await find({ ...one, ...other })).toBeUndefined();
      const later = { ...one, mapping: null, answers: [], importId: anId('1mp', fresh()) };
      await put(later);
      expect(await find(one)).toEqual(later);
    });

    it('keeps the newest of a promoter, and those of others', async () => {
      const n = fresh();
      const [other, ...own] = [
        chosen(fresh()),
        ...['a', 'b', 'c'].map((text, at) =>
          chosen(n, { layout: text.repeat(64), at: `2026-06-0${at + 2}T10:00:00.000Z` }),
        ),
      ] as const;
      for (const choices of [other, ...own]) await put(choices, 2);
      expect(await Promise.all([other, ...own].map(find))).toEqual([other, undefined, own[1], own[2]]);
    });

    it('forgets what came with an import', async () => {
      const [one, two] = [chosen(fresh()), chosen(fresh())];
      for (const choices of [one, two]) await put(choices);
      await it_.uow.run((tx) => tx.layoutChoices.forgetImport(one.importId));
      expect([await find(one), await find(two)]).toEqual([undefined, two]);
    });

    it('forgets what a promoter chose with the promoter', async () => {
      const [one, two] = [chosen(fresh()), chosen(fresh())];
      await it_.uow.run(async (tx) => {
        await tx.promoters.insert(
          promoterOf({ id: one.promoterId, name: 'Zoë Park', email: `${one.promoterId}@example.com` }),
        );
        for (const choices of [one, two]) await tx.layoutChoices.put(choices, 30);
        await tx.promoters.remove(one.promoterId);
      });
      expect([await find(one), await find(two)]).toEqual([undefined, two]);
    });
  });
