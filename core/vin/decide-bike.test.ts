import { describe, expect, it } from '@jest/globals';
import { anId } from '../testing/index.js';
import { admin, asked, byAdmin, garage, kept, notThere, NOW, pattern, rider } from './testing/garage.js';

describe('deciding about a bike', () => {
  it('verified: by whom and when, and what waited for it is judged again', async () => {
    const { decide, db } = garage({ bikes: [kept(1)] });
    const verified = kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'Robin Vale', version: 2 });
    expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' })).toEqual(verified);
    expect(db.stored().bikes).toEqual([verified]);
    expect(db.stored().rejudgings).toEqual(asked);
    expect(db.stored().audit).toMatchObject([
      { ...byAdmin, action: 'decide-bike', objectType: 'bike', objectId: anId('b', 1) },
    ]);
  });

  it.each(['invalid', 'unverified'] as const)(
    '%s: nobody verified it, and nothing is judged again',
    async (vinStatus) => {
      const { decide, db } = garage({
        bikes: [kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBK' })],
      });
      expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus })).toEqual(
        kept(1, { vinStatus, version: 2 }),
      );
      expect(db.stored().rejudgings).toEqual([]);
    },
  );

  it('as it stands already changes nothing: who verified it first stays', async () => {
    const verified = kept(1, { vinStatus: 'verified', verifiedAt: '2025-01-02T00:00:00.000Z', verifiedBy: 'VBK' });
    const { decide, db } = garage({ bikes: [verified] });
    const before = db.stored();
    expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' })).toEqual(verified);
    expect(db.stored()).toEqual(before);
  });

  it('a bike without its VIN can still be called invalid', async () =>
    expect(
      await garage({ bikes: [kept(1, { holdsVin: false })] }).decide({
        actor: admin,
        bikeId: anId('b', 1),
        version: 1,
        vinStatus: 'invalid',
      }),
    ).toMatchObject({ vinStatus: 'invalid' }));

  it('NOT_FOUND to all but admins, and of a bike that is not there', async () => {
    const { decide } = garage({ bikes: [kept(1)] });
    await expect(
      decide({ actor: rider, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' }),
    ).rejects.toMatchObject(notThere('bike'));
    await expect(
      decide({ actor: admin, bikeId: anId('b', 8), version: 1, vinStatus: 'verified' }),
    ).rejects.toMatchObject(notThere('bike'));
  });
});

describe('verifying bikes', () => {
  it('says in the audit which, asks for their riders, and marks each with the pattern that did it', async () => {
    const { verify, db } = garage({
      bikes: [kept(1), kept(2), kept(3, { model: '125 SX' })],
      vinPatterns: [pattern('VBK'), pattern('VBKMX')],
    });
    expect(await verify({ actor: admin })).toEqual({ looked: 3, verified: 2 });
    const { bikes, audit, rejudgings } = db.stored();
    expect(bikes).toEqual([
      ...[1, 2].map((n) => kept(n, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBKMX', version: 2 })),
      kept(3, { model: '125 SX' }),
    ]);
    expect(audit).toMatchObject([
      {
        ...byAdmin,
        action: 'verify-bikes',
        objectType: 'bike',
        objectId: anId('b', 1),
        detail: { count: 2, bikes: [anId('b', 1), anId('b', 2)] },
      },
    ]);
    expect(rejudgings).toEqual(asked);
  });

  it('by some patterns alone leaves what the others would verify', async () => {
    const [one, other] = [pattern('VBK'), pattern('VBKM', { year: 2024 })];
    const { verify } = garage({ bikes: [kept(1)], vinPatterns: [one, other] });
    expect(await verify({ actor: admin, patternIds: [other.id] })).toEqual({ looked: 1, verified: 0 });
    expect(await verify({ actor: null, patternIds: [one.id] })).toEqual({ looked: 1, verified: 1 });
  });

  it('that finds none writes nothing', async () => {
    const { verify, db } = garage({ bikes: [kept(1)], vinPatterns: [pattern('XXX')] });
    const before = db.stored();
    await verify({ actor: admin });
    expect(db.stored()).toEqual(before);
  });

  it('goes a thousand at a time, and ends when a thousand were the last', async () => {
    const { verify, db } = garage({
      bikes: Array.from({ length: 1_000 }, (_, n) => kept(n + 1)),
      vinPatterns: [pattern('VBK')],
    });
    expect(await verify({ actor: admin })).toEqual({ looked: 1_000, verified: 1_000 });
    db.give({ bikes: Array.from({ length: 1_001 }, (_, n) => kept(n + 2_001)) });
    await verify({ actor: admin });
    expect(db.stored().audit.map((it) => it.detail['count'])).toEqual([1_000, 1_000, 1]);
  });

  it('NOT_FOUND to all but admins and the program itself', async () =>
    await expect(garage().verify({ actor: rider })).rejects.toMatchObject(notThere('pattern')));
});
