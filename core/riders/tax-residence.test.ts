import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import {
  anActor,
  anId,
  aRiderRecord,
  fakeFiles,
  fakePictures,
  fakePorts,
  fakeUnitOfWork,
  riderRows,
} from '../testing/index.js';
import {
  confirmedRate,
  decideDocument,
  type DocumentKind,
  editRider,
  readResidence,
  stateTaxResidence,
  type TaxResidence,
  uploadDocument,
} from './index.js';

const ME = anId('rder', 1);
const me = anActor({ type: 'rider', subjectId: ME, name: 'Casey Moreno' });
const admin = anActor({ accountId: anId('acc0', 2) });
const CANADIAN: TaxResidence = { usPerson: false, country: 'ca', treatyPercent: null };
const AMERICAN: TaxResidence = { usPerson: true, country: 'US', treatyPercent: null };
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const house = (change: Parameters<typeof aRiderRecord>[0] = {}) => {
  const db = fakeUnitOfWork(riderRows([aRiderRecord({ id: ME, ...change })]));
  const ports = fakePorts(db, { files: fakeFiles(), pictures: fakePictures });
  const rider = async () => db.uow.run((tx) => tx.riders.lock(ME));
  return {
    db,
    rider,
    say: (residence: TaxResidence, actor = me) => stateTaxResidence(ports)({ actor, riderId: ME, residence }),
    upload: (kind: DocumentKind) => uploadDocument(ports)({ actor: me, riderId: ME, kind, file: png }),
    decide: (documentId: string, to: 'verified' | 'refused', treatyPercent: number | null = null) =>
      decideDocument(ports)({
        actor: admin,
        documentId,
        to,
        reason: to === 'refused' ? 'Not signed' : null,
        treatyPercent,
      }),
    edit: async (fields: Parameters<ReturnType<typeof editRider>>[0]['change'], actor = admin) =>
      editRider(ports)({ actor, riderId: ME, version: (await rider())?.version ?? 0, change: fields }),
    confirmed: async () => (await rider())?.tax?.confirmed ?? null,
    standing: async (kind: DocumentKind) =>
      (await db.uow.run((tx) => tx.documents.standing(ME))).find((one) => one.kind === kind)?.status,
  };
};

describe('a tax residence', () => {
  it('is stated by its rider, once, and stands in the audit masked', async () => {
    const it_ = house();
    await it_.say(CANADIAN);
    await it_.say(CANADIAN);
    expect(await it_.rider()).toMatchObject({
      taxStatus: 'non-resident-alien',
      tax: { country: 'CA', treatyCountry: null, treatyBasisPoints: null, confirmed: null },
      version: 2,
    });
    expect(it_.db.stored().audit.map((one) => [one.action, one.actorId])).toEqual([
      ['state-tax-residence', me.accountId],
    ]);
  });

  it.each([
    ['another rider', anActor({ type: 'rider', subjectId: anId('rder', 2) })],
    ['a promoter', anActor({ type: 'promoter', subjectId: ME })],
  ])('is not stated by %s', async (_, actor) =>
    expect(house().say(CANADIAN, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' }),
  );

  it.each<[string, Partial<TaxResidence>]>([
    ['country', { country: 'ZZ' }],
    ['usPerson', { country: 'US' }],
    ['treatyPercent', { treatyPercent: 30 }],
    ['treatyPercent', { treatyPercent: -1 }],
    ['treatyPercent', { treatyPercent: 1.005 }],
    ['treatyPercent', { treatyPercent: 10, usPerson: true }],
  ])('that does not fit together names %s', (field, over) =>
    expect(() => readResidence({ ...CANADIAN, ...over }, defaultProgram)).toThrow(
      expect.objectContaining({ code: 'TAX_RESIDENCE_NOT_VALID', detail: { field } }),
    ),
  );

  it('is confirmed by the form that it asks for, and by no other', async () => {
    const it_ = house();
    await it_.say(CANADIAN);
    const w9 = await it_.upload('w9');
    await it_.decide(w9.id, 'verified');
    expect(await it_.confirmed()).toBeNull();
    const form = await it_.upload('w8ben');
    await it_.decide(form.id, 'verified');
    expect(await it_.confirmed()).toMatchObject({ byName: admin.name, basisPoints: null });
    await it_.decide(form.id, 'refused');
    expect(await it_.confirmed()).toBeNull();
  });

  it('takes a treaty rate that the rider claims and an administrator reads on the form: neither alone sets it', async () => {
    const it_ = house();
    await it_.say({ ...CANADIAN, treatyPercent: 15 });
    const { id } = await it_.upload('w8ben');
    for (const percent of [0, 14.99])
      await expect(it_.decide(id, 'verified', percent)).rejects.toMatchObject({ code: 'TREATY_NOT_CLAIMED' });
    await it_.decide(id, 'verified');
    expect(await it_.confirmed()).toMatchObject({ basisPoints: null });
    await it_.decide(id, 'refused');
    await it_.decide(id, 'verified', 15);
    expect(await it_.confirmed()).toMatchObject({ basisPoints: 1_500 });
    expect(it_.db.stored().audit.at(-1)?.detail).toMatchObject({ taxConfirmed: true, treatyBasisPoints: 1_500 });
  });

  it.each<[string, (it: ReturnType<typeof house>) => Promise<unknown>, string | undefined]>([
    ['another statement', (it_) => it_.say({ ...CANADIAN, treatyPercent: 0 }), 'uploaded'],
    ['another tax status by an administrator', (it_) => it_.edit({ taxStatus: 'us-person' }), 'uploaded'],
    ['a new name', (it_) => it_.edit({ lastName: 'Other' }, me), 'uploaded'],
    ['a new form', (it_) => it_.upload('w8ben'), 'uploaded'],
  ])('is not confirmed any more after %s', async (_, act, form) => {
    const it_ = house();
    await it_.say(CANADIAN);
    await it_.decide((await it_.upload('w8ben')).id, 'verified');
    await act(it_);
    expect([await it_.confirmed(), await it_.standing('w8ben')]).toEqual([null, form]);
  });

  it('stays confirmed when something else changes', async () => {
    const it_ = house();
    await it_.say(AMERICAN);
    await it_.decide((await it_.upload('w9')).id, 'verified');
    await it_.say(AMERICAN);
    await it_.edit({ bio: 'Rides', country: 'CA', state: 'BC', zipcode: 'V5K 0A1' }, me);
    await it_.upload('licence');
    expect(await it_.confirmed()).not.toBeNull();
  });

  it('of before a verified W-9 sends that form to be checked again', async () => {
    const it_ = house();
    const { id } = await it_.upload('w9');
    await it_.decide(id, 'verified');
    await it_.say(AMERICAN);
    expect([await it_.confirmed(), await it_.standing('w9')]).toEqual([null, 'uploaded']);
    await it_.decide(id, 'verified');
    expect(await it_.confirmed()).not.toBeNull();
  });
});

test('a rate is confirmed exactly as claimed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_999 }), fc.integer({ min: 0, max: 2_999 }), (claimed, read) => {
      const residence = { ...CANADIAN, treatyPercent: claimed / 100 };
      const { treatyBasisPoints } = readResidence(residence, defaultProgram);
      expect(treatyBasisPoints).toBe(claimed);
      const confirm = () => confirmedRate({ treatyBasisPoints }, read / 100);
      if (read === claimed) expect(confirm()).toBe(claimed);
      else expect(confirm).toThrow(expect.objectContaining({ code: 'TREATY_NOT_CLAIMED' }));
    }),
  );
});
