import { describe, expect, it } from '@jest/globals';
import { anActor, anId, aRider } from '../testing/index.js';
import { given, GONE, KEEP } from './testing/merging.js';

describe('mergeRiders', () => {
  it('KEEP with the e-mail of the kept rider confirms as well, in any case of letters', async () => {
    await expect(given().apply('KEEP Casey@Example.com')).resolves.toMatchObject({ applied: true });
  });

  it.each(['SUPPRIMER k.moreno@example.com', 'GARDER casey@example.com', 'DELETE   k.moreno@example.com'])(
    '"%s" confirms as well: the words in French, and any spaces between',
    async (typed) => {
      await expect(given().apply(typed)).resolves.toMatchObject({ applied: true });
    },
  );

  it('an e-mail that was stored in capitals is confirmed in any case, with spaces around', async () => {
    const riders = [aRider({ id: KEEP }), aRider({ id: GONE, email: 'K.Moreno@Example.com' })];
    await expect(given({ riders }).apply('  DELETE k.moreno@example.com ')).resolves.toMatchObject({ applied: true });
  });

  it.each([
    '',
    'DELETE',
    'delete k.moreno@example.com',
    'DELETE casey@example.com',
    'KEEP k.moreno@example.com',
    'DELETE  k.moreno@example.com x',
    'DELETE k.moreno@example.com x',
    'NEVER DELETE k.moreno@example.com',
    'DELETEk.moreno@example.com',
    'REMOVE k.moreno@example.com',
    'SUPPRIMER casey@example.com',
    'GARDER k.moreno@example.com',
  ])('CONFIRMATION_WRONG for "%s", and nothing changes', async (typed) => {
    const { db, apply } = given();
    const before = db.stored();
    await expect(apply(typed)).rejects.toMatchObject({ code: 'CONFIRMATION_WRONG' });
    expect(db.stored()).toEqual(before);
  });

  it('ALREADY_MERGED tells the second of two merges why, and SAME_RIDER and NOT_FOUND theirs', async () => {
    const { apply } = given();
    const [first, second] = await Promise.allSettled([apply(), apply()]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: 'ALREADY_MERGED', detail: { riderId: GONE, into: KEEP } } });
    await expect(apply('', { keepId: GONE, deleteId: KEEP })).rejects.toMatchObject({
      code: 'ALREADY_MERGED',
      detail: { riderId: GONE, into: KEEP },
    });
    await expect(apply('', { deleteId: KEEP })).rejects.toMatchObject({ code: 'SAME_RIDER' });
    const notThere = { code: 'NOT_FOUND', detail: { what: 'rider' } };
    for (const over of [
      { deleteId: anId('n0b0dy') },
      { keepId: anId('n0b0dy') },
      { actor: anActor({ type: 'dealer' }) },
    ])
      await expect(apply('', over)).rejects.toMatchObject(notThere);
  });

  it('the same key again gives the first answer', async () => {
    const { apply, key, db } = given();
    const apply_ = key();
    const first = await apply(undefined, { apply: apply_ });
    const entries = db.stored().entries.length;
    expect(await apply(undefined, { apply: apply_ })).toEqual(first);
    expect(db.stored().entries).toHaveLength(entries);
  });
});
