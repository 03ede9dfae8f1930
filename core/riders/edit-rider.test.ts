import { describe, expect, test } from '@jest/globals';
import type { Actor } from '../access/index.js';
import { aDocument, anActor, anId, refusal } from '../testing/index.js';
import type { EditRider } from './index.js';
import { admin, house, ME, OTHER, own, proxied } from './testing/rider-house.js';

const stranger = anActor({ type: 'rider', subjectId: OTHER });
const dealer = anActor({ type: 'dealer', subjectId: anId('dea0er', 1) });

describe('a profile', () => {
  test('is changed by its rider or an admin; the names follow, and results stay', async () => {
    const scene = house();
    const after = await scene.edit({ lastName: ' Vale ', amaNumber: '99', phone1: '435 555 0199', city: 'Provo' });
    expect([
      after.version,
      scene.me()?.fullName,
      scene.stored().accounts[0]?.displayName,
      scene.stored().results[0]?.riderId,
      scene.stored().rejudgings,
      // unmatched results of the new name are looked for
      scene.stored().rematchings.map((one) => one.riderId),
    ]).toEqual([2, 'Casey Vale', 'Casey Vale', ME, [], [ME]]);
    expect(scene.stored().audit[0]?.detail).toEqual({
      lastName: { before: 'Moreno', after: 'Vale' },
      amaNumber: { before: null, after: '99' },
      phone1: { before: '***', after: '***' },
      city: { before: 'Moab', after: 'Provo' },
    });
    expect((await scene.edit({ bio: 'x' }, admin, 2)).version).toBe(3);
  });
  test.each<[string, EditRider['change'], boolean]>([
    ['first name', { firstName: 'Cody' }, true],
    ['AMA number', { amaNumber: '88' }, true],
    ['hometown', { hometown: 'Elko' }, true],
    ['birth date', { bornOn: '1990-02-03' }, true],
    ['text about themselves', { bio: 'Rides on Sundays' }, false],
  ])('with another %s is matched again only where results say it', async (_, change, isAsked) => {
    const scene = house();
    await scene.edit(change, admin);
    expect(scene.stored().rematchings.length).toBe(Number(isAsked));
  });
  describe('with verified documents', () => {
    const decision = { at: '2025-05-21T09:00:00.000Z', byName: 'Robin Vale', refusal: null };
    const papers = [
      aDocument({ id: anId('d0c', 1), riderId: ME, kind: 'licence', status: 'verified', decision }),
      aDocument({
        id: anId('d0c', 2),
        riderId: ME,
        kind: 'w9',
        status: 'refused',
        decision: { ...decision, refusal: 'Blurred' },
      }),
      aDocument({ id: anId('d0c', 3), riderId: OTHER, kind: 'licence', status: 'verified', decision }),
    ];
    const proofs = (scene: ReturnType<typeof house>) =>
      scene.stored().documents.map(({ status, decision: made }) => [status, made?.refusal ?? null]);

    test.each<[string, EditRider['change'], Actor]>([
      ['family name, by the rider', { lastName: 'Vale' }, own],
      ['first name, by an admin', { firstName: 'Cody' }, admin],
      ['AMA number, in proxy', { amaNumber: '88' }, proxied],
      ['AMA number that is taken away', { amaNumber: null }, own],
    ])('and another %s has them unverified, with a record and an email', async (_, change, actor) => {
      const scene = house({ amaNumber: '77' }, { documents: papers });
      await scene.edit(change, actor);
      expect(proofs(scene)).toEqual([
        ['uploaded', null],
        ['refused', 'Blurred'],
        ['verified', null],
      ]);
      expect(scene.stored().outbox).toMatchObject([
        { kind: 'documents-unverified', recipient: { type: 'rider', id: ME } },
      ]);
      expect(scene.stored().audit.filter(({ action }) => action === 'unverify-document')).toMatchObject([
        {
          actorId: actor.accountId,
          proxyHostId: actor.proxyHostId,
          objectId: anId('d0c', 1),
          detail: { riderId: ME, kind: 'licence', verifiedBy: 'Robin Vale' },
        },
      ]);
    });
    test('keeps them when the name and the number are only written otherwise, or something else changes', async () => {
      const scene = house({ amaNumber: 'AMA-077' }, { documents: papers });
      await scene.edit({ firstName: 'CASEY', lastName: 'Moreño', amaNumber: '77', city: 'Provo' });
      expect([proofs(scene)[0], scene.stored().outbox]).toEqual([['verified', null], []]);
    });
  });
  test('that did not change keeps its version', async () => {
    const scene = house();
    expect([(await scene.edit({ city: ' Moab ' })).version, scene.acts()]).toEqual([1, []]);
  });
  test('of another is not there', async () => {
    const scene = house();
    for (const actor of [stranger, dealer])
      expect(await refusal(scene.edit({ city: 'Provo' }, actor))).toBe('NOT_FOUND');
  });
  test('is not overwritten unseen', async () => {
    const scene = house();
    await scene.edit({ city: 'Provo' });
    expect(await refusal(scene.edit({ city: 'Ogden' }))).toBe('STALE_EDIT');
  });
  test('who is a pro and how they are taxed, admins alone decide', async () => {
    const scene = house();
    for (const fields of [{ professional: true }, { taxStatus: 'non-resident-alien' as const }])
      expect(await refusal(scene.edit(fields))).toBe('ADMINS_ONLY');
    expect(await refusal(scene.edit({ professional: false, city: 'Provo' }))).toBe('done');
    expect(await scene.edit({ professional: true, taxStatus: 'non-resident-alien' }, admin, 2)).toMatchObject({
      professional: true,
      taxStatus: 'non-resident-alien',
    });
    expect(scene.stored().audit[1]?.detail).toEqual({
      professional: { before: false, after: true },
      taxStatus: { before: null, after: '***' },
    });
  });
  test('of a deactivated account changes by an admin alone, also in proxy mode', async () => {
    const scene = house({ deactivated: true });
    for (const actor of [own, proxied])
      expect(await refusal(scene.edit({ city: 'Provo' }, actor))).toBe('ACCOUNT_DEACTIVATED');
    expect(await refusal(scene.edit({ city: 'Provo' }, admin))).toBe('done');
  });
  test('with another birth date is judged again; consent on record stays, and none is given by an edit', async () => {
    const scene = house();
    expect((await scene.edit({ bornOn: '2010-05-05' })).consent).toBeNull();
    expect(scene.stored().rejudgings).toMatchObject([{ eventId: anId('event', 1) }]);
    const consent = { by: 'Iris Moreno', at: '2025-06-01T18:00:00.000Z' };
    expect((await house({ consent }).edit({ bornOn: '2010-05-06' })).consent).toEqual(consent);
  });
  test('may have a flaw from before that this edit leaves alone', async () => {
    const scene = house({ state: 'Utah', firstName: '' });
    expect([
      await refusal(scene.edit({ city: 'Provo' })),
      await refusal(scene.edit({ state: 'Ohio' }, own, 2)),
      await refusal(scene.edit({ state: 'OH' }, own, 2)),
    ]).toEqual(['done', 'PROFILE_NOT_VALID', 'done']);
  });
  test('may have no flaw of its own', async () => {
    const scene = house();
    expect(await refusal(scene.edit({ bornOn: null }))).toBe('PROFILE_NOT_VALID');
    expect([
      await refusal(scene.edit({ country: 'USA' })),
      await refusal(scene.edit({ firstName: '' })),
      await refusal(scene.edit({ state: 'Utah' })),
      await refusal(scene.edit({ country: 'MX', state: 'Jalisco' })),
    ]).toEqual(['PROFILE_NOT_VALID', 'PROFILE_NOT_VALID', 'PROFILE_NOT_VALID', 'done']);
  });
});
