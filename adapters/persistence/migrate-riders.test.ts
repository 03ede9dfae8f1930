import { afterEach, describe, expect, it } from '@jest/globals';
import { aClass, anEvent, anId, aRider } from '@rrr/core/testing';
import { migrate } from './migrate.js';
import { sqlOn } from './sql.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';

const STEP = '0077-remembered-by-promoter';
const ann = aRider({ id: anId('rder', 1), fullName: 'Ann Vance', familyName: 'Vance', bikes: [] });
const straw = aRider({ id: anId('rder', 2), fullName: 'Sam Straw', familyName: 'Straw', bikes: [] });
const promoters = [1, 2].map((n) => ({ id: anId('pr0m', n), name: `Club ${n}`, email: `club${n}@example.com` }));
const events = [1, 2, 3].map((n) => anEvent({ id: anId('event', n), promoterId: n === 3 ? null : anId('pr0m', n) }));
const classes = events.map((it, n) => aClass({ id: anId('c0ass', n), eventId: it.id }));
const result = (n: number, ofClass: number, riderName: string, riderId: string | null, more: object = {}) => ({
  id: anId('res0t', n),
  classId: classes[ofClass]?.id ?? '',
  place: n,
  type: 'finished' as const,
  riderName,
  number: null,
  hometown: 'Moab, UT',
  bike: null,
  email: null,
  amaNumber: null,
  riderId,
  verdict: { earns: null, reasons: [] },
  ...more,
});

describe.each(KINDS)('remembered riders on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());

  it('go to the promoters in whose results they stand, where the names agree, also after a kill in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await putWorld(made.db, {
      riders: [ann, straw],
      promoters,
      events,
      classes,
      results: [
        result(1, 0, 'A. Vance', ann.id),
        result(2, 1, 'VANCE Ann', ann.id),
        result(3, 1, 'Chadwick Reedman', straw.id),
        result(4, 2, 'A Vance', ann.id, { hometown: null }),
        result(5, 0, 'Nobody', null, { amaNumber: 'AMA-0123' }),
      ],
    });
    const sql = sqlOn(made.db.write, kind);
    // as they were kept: for everybody, whatever the name
    const old = [
      ['a vance', 'moab ut', ann.id],
      ['vance ann', 'moab ut', ann.id],
      ['chadwick reedman', 'moab ut', straw.id],
      // of an event without a promoter, and of no result any more
      ['a vance', '', ann.id],
      ['ann vance', 'reno', ann.id],
    ] as const;
    const rows = () =>
      sql.rows<{ promoter_id: string; name_key: string; hometown_key: string; rider_id: string }>(
        'SELECT promoter_id, name_key, hometown_key, rider_id FROM promoter_aliases ORDER BY promoter_id',
      );
    const filled = async () => [
      await sql.rows('SELECT id, ama_key FROM results WHERE ama_key IS NOT NULL'),
      (await sql.rows("SELECT word FROM search_words WHERE kind = 'rider-alike' ORDER BY subject_id, word")).length,
    ];
    const before = await filled();
    for (const [at, given] of [old, old.slice(1)].entries()) {
      for (const [name, hometown, riderId] of given)
        await sql.run('INSERT INTO aliases (name_key, hometown_key, rider_id) VALUES (?, ?, ?)', [
          name,
          hometown,
          riderId,
        ]);
      await sql.run('UPDATE results SET ama_key = NULL');
      await sql.run("DELETE FROM search_words WHERE kind = 'rider-alike' AND word > ?", [at === 0 ? '' : 't:b']);
      await sql.run('DELETE FROM knex_migrations WHERE name = ?', [STEP]);
      expect(await migrate(made.db)).toEqual([STEP]);
      expect((await rows()).map((it) => Object.values(it))).toEqual([
        [anId('pr0m', 1), 'a vance', 'moab ut', ann.id],
        [anId('pr0m', 2), 'vance ann', 'moab ut', ann.id],
      ]);
      expect(await sql.rows('SELECT * FROM aliases')).toEqual([]);
      expect(await filled()).toEqual(before);
    }
  });
});
