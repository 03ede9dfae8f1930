import { describe, expect, it } from '@jest/globals';
import { anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds, type World } from '../testing/index.js';
import { decidePattern, deletePattern, importPatterns, undoPatternsImport, type VinPattern } from './index.js';
import { readRows } from './testing/patterns.js';

const [SENT, NOW] = ['2025-06-09T08:00:00.000Z', '2025-06-10T18:00:00.000Z'];
const admin = anActor({ proxyHostId: anId('acc', 7) });
const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId };
const file = { name: 'patterns-2025.csv', digest: 'f'.repeat(64) };
const known: VinPattern = {
  id: anId('pat', 1),
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBK*',
  status: 'unverified',
  decidedAt: null,
  decidedBy: null,
};
const key = (text: string) => ({ accountId: admin.accountId, key: text, fingerprint: text });

const given = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ vinPatterns: [known], ...world });
  const clock = fixedClock(SENT);
  const ports = { uow: db.uow, clock, ids: sequentialIds() };
  return {
    db,
    clock,
    send: importPatterns(ports),
    undo: undoPatternsImport(ports),
    decide: decidePattern(ports),
    remove: deletePattern(ports),
  };
};

/** A file of three rows, of which one was known, applied the day before. */
const imported = async () => {
  const all = given();
  const rows = ['VBK*', 'VBKM', 'VBKX'].map((pattern, n) => ({ line: n + 2, model: '450 SX-F', year: 2025, pattern }));
  const { importId } = await all.send({
    actor: admin,
    read: readRows(rows),
    file,
    apply: key('send'),
  });
  all.clock.set(NOW);
  const [record] = all.db.stored().imports.map((it) => it.record);
  const made = all.db
    .stored()
    .vinPatterns.slice(1)
    .map((it) => it.id);
  return { ...all, importId: importId ?? '', record, made, audited: () => all.db.stored().audit.slice(1) };
};

describe('a file of patterns that was applied', () => {
  it('is kept by its name: who sent it, what became of its rows, and which patterns it made', async () => {
    const { db, importId, made } = await imported();
    expect(made).toHaveLength(2);
    expect(db.stored().imports).toEqual([
      {
        record: {
          id: importId,
          kind: 'vin-patterns',
          eventId: null,
          seriesId: null,
          at: SENT,
          byName: admin.name,
          file,
          counts: { added: 2, changed: 0, removed: 0, same: 1 },
          undoneAt: null,
          undoneBy: null,
          tokenName: null,
        },
        trail: { before: JSON.stringify(made), after: '' },
      },
    ]);
    expect(db.stored().audit).toMatchObject([
      { action: 'import-vin-patterns', objectId: made[0], detail: { importId, added: 2, known: 1 } },
    ]);
  });

  it('asks where a model of the list has the pattern of another, unless a person says that both have it', async () => {
    const { send, db } = given();
    const read = readRows([
      { line: 2, model: '350 SX-F', year: 2025, pattern: 'VBK*' },
      { line: 3, model: '450 SX-F', year: 2025, pattern: 'VBK*' },
    ]);
    const asked = await send({ actor: admin, read, file, apply: null });
    expect(asked).toMatchObject({
      added: 0,
      known: 1,
      problems: [{ line: 2, column: 'Pattern', value: 'VBK*', code: 'PATTERN_OF_TWO_MODELS', at: 0 }],
      shared: [{ year: 2025, pattern: 'VBK*', models: ['450 SX-F', '350 SX-F'] }],
      report: { counts: { read: 1, refused: 1 } },
    });
    await expect(send({ actor: admin, read, file, apply: key('send') })).rejects.toMatchObject({
      code: 'PATTERNS_HAVE_PROBLEMS',
    });
    const told = { ...read, sharedTold: true };
    expect(await send({ actor: admin, read: told, file, apply: key('told') })).toMatchObject({ added: 1, known: 1 });
    expect(db.stored().vinPatterns).toHaveLength(2);
  });

  it('leaves no record where all its rows were known', async () => {
    const { send, db } = given();
    const read = readRows([{ line: 2, model: '450 sx f', year: 2025, pattern: 'VBK*' }]);
    expect(await send({ actor: admin, read, file, apply: key('send') })).toEqual({
      ...read,
      applied: true,
      importId: null,
      added: 0,
      known: 1,
    });
    expect(db.stored()).toMatchObject({ vinPatterns: [known], imports: [], audit: [] });
  });
});

describe('taking a file of patterns back', () => {
  it('removes what it added and leaves what was known, marks it undone, and is in the audit', async () => {
    const { undo, db, importId, record, made, audited } = await imported();
    const undone = { ...record, undoneAt: NOW, undoneBy: admin.name };
    expect(await undo({ actor: admin, importId, apply: key('undo') })).toEqual({
      applied: true,
      record: undone,
      removed: 2,
    });
    expect(db.stored().vinPatterns).toEqual([known]);
    expect(db.stored().imports).toMatchObject([{ record: undone }]);
    expect(audited()).toMatchObject([
      {
        ...byAdmin,
        action: 'undo-import',
        objectType: 'vin-pattern',
        objectId: made[0],
        detail: { importId, removed: 2 },
      },
    ]);
  });

  it('previewed says how many would go, and changes nothing', async () => {
    const { undo, db, importId, record } = await imported();
    const before = db.stored();
    expect(await undo({ actor: admin, importId, apply: null })).toEqual({ applied: false, record, removed: 2 });
    expect(db.stored()).toEqual(before);
  });

  it('is done once: the same key has the same answer, any other IMPORT_UNDONE with who did it and when', async () => {
    const { undo, clock, importId, audited } = await imported();
    const answer = await undo({ actor: admin, importId, apply: key('undo') });
    clock.set('2025-06-11T00:00:00.000Z');
    expect(await undo({ actor: admin, importId, apply: key('undo') })).toEqual(answer);
    for (const apply of [null, key('again')])
      await expect(undo({ actor: admin, importId, apply })).rejects.toMatchObject({
        code: 'IMPORT_UNDONE',
        detail: { at: NOW, by: admin.name },
      });
    expect(audited()).toHaveLength(1);
  });

  it('IMPORT_CHANGED_SINCE while one of its patterns is verified: none is removed', async () => {
    const { undo, decide, db, importId, made } = await imported();
    const [, patternId = ''] = made;
    await decide({ actor: admin, patternId, status: 'verified' });
    for (const apply of [null, key('undo')])
      await expect(undo({ actor: admin, importId, apply })).rejects.toMatchObject({
        code: 'IMPORT_CHANGED_SINCE',
        detail: { file: file.name },
      });
    expect(db.stored()).toMatchObject({
      vinPatterns: [{ id: known.id }, ...made.map((id) => ({ id }))],
      imports: [{ record: { undoneAt: null } }],
    });
    await decide({ actor: admin, patternId, status: 'unverified' });
    expect(await undo({ actor: admin, importId, apply: key('undo') })).toMatchObject({ applied: true, removed: 2 });
  });

  it('counts what is there still of those it made, and names the import where none is', async () => {
    const { undo, remove, importId, made, audited } = await imported();
    const [first = '', second = ''] = made;
    await remove({ actor: admin, patternId: first });
    expect(await undo({ actor: admin, importId, apply: null })).toMatchObject({ removed: 1 });
    await remove({ actor: admin, patternId: second });
    expect(await undo({ actor: admin, importId, apply: key('undo') })).toMatchObject({ applied: true, removed: 0 });
    expect(audited().at(-1)).toMatchObject({
      action: 'undo-import',
      objectId: importId,
      detail: { importId, removed: 0 },
    });
  });

  it('NOT_FOUND to all but admins, where there is no such file, and of a file of another kind', async () => {
    const { undo, db, importId } = await imported();
    db.alter(({ imports }) => ({
      imports: [
        ...imports,
        ...imports.map(({ record, trail }) => ({
          record: { ...record, id: anId('0ther'), kind: 'classes' as const },
          trail,
        })),
      ],
    }));
    const before = db.stored();
    const cases = [
      [anActor({ type: 'promoter' }), importId],
      [admin, anId('n0ne')],
      [admin, anId('0ther')],
    ] as const;
    for (const [actor, id] of cases)
      await expect(undo({ actor, importId: id, apply: key('undo') })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        detail: { what: 'import' },
      });
    expect(db.stored()).toEqual(before);
  });
});
