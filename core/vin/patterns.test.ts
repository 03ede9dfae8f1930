import { describe, expect, it } from '@jest/globals';
import { anActor, anId } from '../testing/index.js';
import { checkVin, modelYearCharacter, patternIndex, patternOf, vinFits } from './index.js';
import { admin, byAdmin, given, kept, NOW, readRows } from './testing/patterns.js';

const notThere = { code: 'NOT_FOUND', detail: { what: 'pattern' } };

describe('a VIN', () => {
  it('that is none fits nothing', () => {
    expect(checkVin('SHORT', 2025)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
    expect(checkVin('', 2025)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
    // the digit and the year are in their places, but it has a character too many
    expect(checkVin('1M8GDM9AXKP0427880', 1989)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
  });
  it('has its year in the tenth place, thirty years and then again', () =>
    expect([1980, 2009, 2010, 2039].map(modelYearCharacter)).toEqual(['A', '9', 'A', '9']));
  it('speaks for a pattern’s word only when both its digit and its year fit', () => {
    expect([
      vinFits('1M8GDM9AXKP042788', 1989),
      vinFits('1M8GDM9AXKP042788', 1990),
      vinFits('1M8GDM9A1KP042788', 1989),
    ]).toEqual([true, false, false]);
  });
});

describe('a pattern', () => {
  it.each([
    ['vbk', 'VBK'],
    ['  VBK*M ', 'VBK*M'],
    ['A', 'A'],
    ['A'.repeat(17), 'A'.repeat(17)],
    ['*A', '*A'],
    ['A'.repeat(18), null],
    ['', null],
    ['*', null],
    ['VB K', null],
    ['VBO', null],
    ['?VBK', null],
    ['VBK?', null],
  ])('"%s" is kept as %s', (text, pattern) => expect(patternOf(text)).toBe(pattern));

  it('that says more goes before one that says less, and of two alike the first', () => {
    const match = (texts: readonly string[], vin: string) =>
      patternIndex(texts.map((it, n) => kept({ pattern: it, id: anId('pat', n) }))).match({
        model: '450 SX-F',
        year: 2025,
        vin,
      })?.id;
    expect(match(['V', 'VBK', 'V*K', 'VBKMX'], 'VBKM')).toBe(anId('pat', 1));
    expect(match(['*BK', 'V*K'], 'VBK')).toBe(anId('pat', 1));
    expect(match(['VBK', 'VBK'], 'VBK')).toBe(anId('pat', 0));
    expect(match(['VBX', '*BK'], 'VBK')).toBe(anId('pat', 1));
    expect(match(['VBKM'], 'VBK')).toBeUndefined();
  });

  it('is added for the model as it was written, and recorded', async () => {
    const { add, db } = given();
    const made = await add({ actor: admin, model: ' 450 SX-F ', year: 2025, pattern: ' vbk* ' });
    expect(made).toEqual(kept({ id: made.id }));
    expect(db.stored().vinPatterns).toEqual([made]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'add-vin-pattern',
        objectType: 'vin-pattern',
        objectId: made.id,
        detail: { model: '450 SX-F', year: 2025, pattern: 'VBK*' },
      },
    ]);
  });

  it('PATTERN_NOT_VALID shows what was written, as far as it can be shown', async () =>
    await expect(given().add({ actor: admin, model: 'X', year: 2025, pattern: '?'.repeat(50) })).rejects.toMatchObject({
      code: 'PATTERN_NOT_VALID',
      detail: { pattern: '?'.repeat(40) },
    }));

  it('PATTERN_EXISTS of the same model and year, not of another', async () => {
    const { add, db } = given([kept()]);
    await expect(add({ actor: admin, model: '450 sx f', year: 2025, pattern: 'vbk*' })).rejects.toMatchObject({
      code: 'PATTERN_EXISTS',
      detail: { pattern: 'VBK*' },
    });
    for (const other of [{ model: '350 SX-F' }, { year: 2024 }, { pattern: 'VBKM' }])
      await add({ actor: admin, model: '450 SX-F', year: 2025, pattern: 'VBK*', ...other });
    expect(db.stored().vinPatterns).toHaveLength(4);
  });

  it('is decided about with its state before and after in the audit; as it stands already, nothing is', async () => {
    const { decide, db } = given([kept()]);
    const verified = kept({ status: 'verified', decidedAt: NOW, decidedBy: 'Robin Vale' });
    expect(await decide({ actor: admin, patternId: kept().id, status: 'verified' })).toEqual(verified);
    expect(await decide({ actor: anActor({ name: 'Another' }), patternId: kept().id, status: 'verified' })).toEqual(
      verified,
    );
    expect(db.stored().vinPatterns).toEqual([verified]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'decide-vin-pattern',
        objectType: 'vin-pattern',
        objectId: kept().id,
        detail: { pattern: 'VBK*', status: { before: 'unverified', after: 'verified' } },
      },
    ]);
  });

  it('is deleted with all it said in the audit', async () => {
    const { remove, db } = given([kept(), kept({ id: anId('pat', 2), pattern: 'VBX' })]);
    await remove({ actor: admin, patternId: kept().id });
    expect(db.stored().vinPatterns.map((it) => it.id)).toEqual([anId('pat', 2)]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'delete-vin-pattern',
        objectType: 'vin-pattern',
        objectId: kept().id,
        detail: { model: '450 SX-F', year: 2025, pattern: 'VBK*', status: 'unverified' },
      },
    ]);
  });

  it('NOT_FOUND to all but admins, and where there is none', async () => {
    const { add, decide, remove, apply, db } = given([kept()]);
    const other = anActor({ type: 'promoter' });
    const before = db.stored();
    await expect(add({ actor: other, model: 'X', year: 2025, pattern: 'VBK' })).rejects.toMatchObject(notThere);
    await expect(apply({ actor: other, read: readRows([]), apply: null })).rejects.toMatchObject(notThere);
    for (const [actor, patternId] of [
      [other, kept().id],
      [admin, anId('n0ne')],
    ] as const) {
      await expect(decide({ actor, patternId, status: 'verified' })).rejects.toMatchObject(notThere);
      await expect(remove({ actor, patternId })).rejects.toMatchObject(notThere);
    }
    expect(db.stored()).toEqual(before);
  });
});
