import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Notice } from '@rrr/core/notices';
import { aNotice, anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const NOW = '2026-06-10T18:00:00.000Z';
const day = (date: string): string => `2026-${date}T07:00:00.000Z`;
const id = (n: number): string => anId('notc', n);
const notices: readonly Notice[] = [
  aNotice({ id: id(1), from: day('06-01'), until: NOW }),
  aNotice({ id: id(2), from: day('06-02'), places: ['home', 'dealers'] }),
  aNotice({ id: id(3), from: NOW, places: ['riders'], kind: 'warning', link: null }),
  aNotice({ id: id(4), from: day('06-20') }),
  ...Array.from({ length: 6 }, (_, n) => aNotice({ id: id(10 + n), from: day('06-05'), places: ['promoters'] })),
];

describe.each(KINDS)('notices on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await sqlUnitOfWork(made.db).run(async (tx) => {
      for (const notice of notices) await tx.notices.add(notice);
    });
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const listed = async (state?: 'planned' | 'shown' | 'ended') => {
    const { items } = await queries.notices.list({ page: 1, limit: 4, at: NOW, ...(state ? { state } : {}) });
    return items.map((it) => it.id);
  };

  it('are listed by state, in pages, the one that begins last first', async () => {
    expect(await listed()).toEqual([id(4), id(3), id(15), id(14)]);
    expect(await listed('planned')).toEqual([id(4)]);
    expect(await listed('ended')).toEqual([id(1)]);
    expect(await queries.notices.list({ page: 2, limit: 5, at: NOW, state: 'shown' })).toMatchObject({
      total: 8,
      items: [{ id: id(11) }, { id: id(10) }, { id: id(2) }],
    });
  });

  it('show in their places, at most five, from their first moment until just before their last', async () => {
    const shown = async (...asked: Parameters<Queries['notices']['shown']>) =>
      (await queries.notices.shown(...asked)).map((it) => it.id);
    expect(await shown('home', NOW)).toEqual([id(2)]);
    expect(await shown('home', '2026-06-10T17:59:59.999Z')).toEqual([id(2), id(1)]);
    expect(await shown('riders', NOW)).toEqual([id(3)]);
    expect(await shown('riders', '2026-06-10T17:59:59.999Z')).toEqual([]);
    expect(await shown('promoters', NOW)).toEqual([id(15), id(14), id(13), id(12), id(11)]);
  });

  it('are read as they were written', async () => {
    expect(await queries.notices.one(id(3))).toEqual(notices[2]);
    expect(await queries.notices.one(id(99))).toBeUndefined();
  });

  it('that are written at once wait for one another', async () => {
    const { run } = sqlUnitOfWork(made.db);
    const seen = await Promise.all(
      [20, 21, 22].map((n) =>
        run(async (tx) => {
          const live = await tx.notices.live('2090-01-01T00:00:00.000Z', 10);
          await tx.notices.add(aNotice({ id: id(n), until: '2091-01-01T00:00:00.000Z' }));
          return live.length;
        }),
      ),
    );
    await made.db.write('notices').where('ends_at', '2091-01-01T00:00:00.000Z').delete();
    expect(seen.toSorted()).toEqual([0, 1, 2]);
  });
});
