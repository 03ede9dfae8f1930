import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../access/index.js';
import type { Session } from '../identity/index.js';
import { defaultProgram } from '../program/index.js';
import {
  aBike,
  aClass,
  aDealer,
  aDocument,
  anAccount,
  anActor,
  anEvent,
  anId,
  aRiderRecord,
  fakeUnitOfWork,
  fixedClock,
  riderRows,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  addFavourite,
  addNote,
  type EditRider,
  editRider,
  markFactory,
  removeFavourite,
  removeNote,
  type Rider,
  setPin,
  setRiderActive,
  unlockPin,
} from './index.js';

const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];
const VIN = 'VBKMXA104SM123456';
const admin = anActor();
const own = anActor({ accountId: anId('acc', 7), type: 'rider', subjectId: ME, name: 'Casey Moreno' });
const stranger = anActor({ type: 'rider', subjectId: OTHER });
const dealer = anActor({ type: 'dealer', subjectId: anId('dea0er', 1) });
const proxied: Actor = { ...own, proxyHostId: admin.accountId, name: admin.name };
const session: Session = {
  id: anId('sess', 1),
  accountId: own.accountId,
  createdAt: '2025-06-10T17:00:00.000Z',
  expiresAt: '2025-06-11T06:00:00.000Z',
  proxy: null,
};
const result: World['results'][number] = {
  id: anId('res0t', 1),
  classId: anId('c0ass', 1),
  place: 1,
  type: 'finished',
  riderName: 'Casey Moreno',
  number: null,
  hometown: null,
  bike: null,
  email: null,
  amaNumber: null,
  riderId: ME,
  verdict: { earns: null, reasons: [] },
};

const house = (record: Partial<Rider> = {}, more: Partial<World> = {}) => {
  const clock = fixedClock();
  const rows = riderRows([aRiderRecord({ id: ME, ...record }), aRiderRecord({ id: OTHER })]);
  const db = fakeUnitOfWork({
    ...rows,
    riders: rows.riders.map((it) => (it.id === ME && !it.deactivated ? { ...it, bikes: [aBike({ vin: VIN })] } : it)),
    accounts: [
      anAccount({
        id: own.accountId,
        email: `${ME}@example.com`,
        type: 'rider',
        subjectId: ME,
        displayName: 'Casey Moreno',
        passwordHash: 'hash of open sesame',
      }),
    ],
    sessions: [session],
    events: [anEvent()],
    classes: [aClass()],
    results: [result],
    dealers: [aDealer()],
    ...more,
  });
  const passwords = {
    hash: async (plain: string) => `hash of ${plain}`,
    verify: async (hash: string | null, plain: string) => ({ right: hash === `hash of ${plain}`, outdated: false }),
  };
  const pins = { seal: (riderId: string, pin: string) => `${riderId}:${pin}`, matches: () => true };
  const ports = { uow: db.uow, clock, ids: sequentialIds(), program: defaultProgram, passwords, pins };
  const change = editRider(ports);
  return {
    ...db,
    clock,
    ports,
    edit: (fields: EditRider['change'], actor = own, version = 1, guardian?: string) =>
      change({ actor, riderId: ME, version, change: fields, ...(guardian === undefined ? {} : { guardian }) }),
    setActive: (active: boolean, actor = admin) => setRiderActive(ports)({ actor, riderId: ME, active }),
    mark: (factory: boolean, actor = admin) => markFactory(ports)({ actor, riderId: ME, factory }),
    setPin: (pin: string, password = 'open sesame', actor = own) => setPin(ports)({ actor, password, pin }),
    unlock: (actor = admin) => unlockPin(ports)({ actor, riderId: ME }),
    me: () => db.stored().riders[0],
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (it: unknown) => (it as { code: string }).code,
  );

describe('a profile', () => {
  test('is changed by its rider or an admin; the names follow, and results stay', async () => {
    const it = house();
    const after = await it.edit({ lastName: ' Vale ', amaNumber: '99', phone1: '435 555 0199', city: 'Provo' });
    expect([
      after.version,
      it.me()?.fullName,
      it.stored().accounts[0]?.displayName,
      it.stored().results[0]?.riderId,
      it.stored().rejudgings,
    ]).toEqual([2, 'Casey Vale', 'Casey Vale', ME, []]);
    expect(it.stored().audit[0]?.detail).toEqual({
      lastName: { before: 'Moreno', after: 'Vale' },
      amaNumber: { before: null, after: '99' },
      phone1: { before: '***', after: '***' },
      city: { before: 'Moab', after: 'Provo' },
    });
    expect((await it.edit({ bio: 'x' }, admin, 2)).version).toBe(3);
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
    const proofs = (it: ReturnType<typeof house>) =>
      it.stored().documents.map(({ status, decision: made }) => [status, made?.refusal ?? null]);

    test.each<[string, EditRider['change'], Actor]>([
      ['family name, by the rider', { lastName: 'Vale' }, own],
      ['first name, by an admin', { firstName: 'Cody' }, admin],
      ['AMA number, in proxy', { amaNumber: '88' }, proxied],
      ['AMA number that is taken away', { amaNumber: null }, own],
    ])('and another %s has them unverified, with a record and an email', async (_, change, actor) => {
      const it = house({ amaNumber: '77' }, { documents: papers });
      await it.edit(change, actor);
      expect(proofs(it)).toEqual([
        ['uploaded', null],
        ['refused', 'Blurred'],
        ['verified', null],
      ]);
      expect(it.stored().outbox).toMatchObject([
        { kind: 'documents-unverified', recipient: { type: 'rider', id: ME } },
      ]);
      expect(it.stored().audit.filter(({ action }) => action === 'unverify-document')).toMatchObject([
        {
          actorId: actor.accountId,
          proxyHostId: actor.proxyHostId,
          objectId: anId('d0c', 1),
          detail: { riderId: ME, kind: 'licence', verifiedBy: 'Robin Vale' },
        },
      ]);
    });
    test('keeps them when the name and the number are only written otherwise, or something else changes', async () => {
      const it = house({ amaNumber: 'AMA-077' }, { documents: papers });
      await it.edit({ firstName: 'CASEY', lastName: 'Moreño', amaNumber: '77', city: 'Provo' });
      expect([proofs(it)[0], it.stored().outbox]).toEqual([['verified', null], []]);
    });
  });
  test('that did not change keeps its version', async () => {
    const it = house();
    expect([(await it.edit({ city: ' Moab ' })).version, it.acts()]).toEqual([1, []]);
  });
  test('of another is not there', async () => {
    const it = house();
    for (const actor of [stranger, dealer]) expect(await refusal(it.edit({ city: 'Provo' }, actor))).toBe('NOT_FOUND');
  });
  test('is not overwritten unseen', async () => {
    const it = house();
    await it.edit({ city: 'Provo' });
    expect(await refusal(it.edit({ city: 'Ogden' }))).toBe('STALE_EDIT');
  });
  test('who is a pro and how they are taxed, admins alone decide', async () => {
    const it = house();
    for (const fields of [{ professional: true }, { taxStatus: 'non-resident-alien' as const }])
      expect(await refusal(it.edit(fields))).toBe('ADMINS_ONLY');
    expect(await refusal(it.edit({ professional: false, city: 'Provo' }))).toBe('nothing');
    expect(await it.edit({ professional: true, taxStatus: 'non-resident-alien' }, admin, 2)).toMatchObject({
      professional: true,
      taxStatus: 'non-resident-alien',
    });
    expect(it.stored().audit[1]?.detail).toEqual({
      professional: { before: false, after: true },
      taxStatus: { before: null, after: '***' },
    });
  });
  test('of a deactivated account changes by an admin alone, also in proxy mode', async () => {
    const it = house({ deactivated: true });
    for (const actor of [own, proxied])
      expect(await refusal(it.edit({ city: 'Provo' }, actor))).toBe('ACCOUNT_DEACTIVATED');
    expect(await refusal(it.edit({ city: 'Provo' }, admin))).toBe('nothing');
  });
  test('with another birth date is judged again, and a minor needs consent', async () => {
    const it = house();
    expect(await refusal(it.edit({ bornOn: '2010-05-05' }))).toBe('CONSENT_NEEDED');
    expect((await it.edit({ bornOn: '2010-05-05' }, own, 1, 'Iris Moreno')).consent).toEqual({
      by: 'Iris Moreno',
      at: '2025-06-10T18:00:00.000Z',
    });
    expect(it.stored().rejudgings).toMatchObject([{ eventId: anId('event', 1) }]);
    expect((await it.edit({ bornOn: '2010-05-06' }, own, 2)).consent?.by).toBe('Iris Moreno');
  });
  test('may have a flaw from before that this edit leaves alone', async () => {
    const it = house({ state: 'Utah', firstName: '' });
    expect([
      await refusal(it.edit({ city: 'Provo' })),
      await refusal(it.edit({ state: 'Ohio' }, own, 2)),
      await refusal(it.edit({ state: 'OH' }, own, 2)),
    ]).toEqual(['nothing', 'PROFILE_NOT_VALID', 'nothing']);
  });
  test('of a minor without consent gets it by the edit that names who agrees, and events are judged again', async () => {
    const it = house({ bornOn: '2010-05-05' });
    expect(await refusal(it.edit({ city: 'Provo' }))).toBe('nothing');
    expect([(await it.edit({}, own, 2, 'Iris Moreno')).consent?.by, it.stored().rejudgings.length]).toEqual([
      'Iris Moreno',
      1,
    ]);
  });
  test('may have no flaw of its own', async () => {
    const it = house();
    expect(await refusal(it.edit({ bornOn: null }))).toBe('PROFILE_NOT_VALID');
    expect([
      await refusal(it.edit({ country: 'USA' })),
      await refusal(it.edit({ firstName: '' })),
      await refusal(it.edit({ state: 'Utah' })),
      await refusal(it.edit({ country: 'MX', state: 'Jalisco' })),
    ]).toEqual(['PROFILE_NOT_VALID', 'PROFILE_NOT_VALID', 'PROFILE_NOT_VALID', 'nothing']);
  });
});

describe('deactivating', () => {
  test('ends every session at once, frees the VINs, and stops the login', async () => {
    const it = house();
    await it.setActive(false);
    const { sessions, accounts, bikes } = it.stored();
    expect([sessions, accounts[0]?.deactivated, it.me()?.deactivated, bikes.map((one) => one.holdsVin)]).toEqual([
      [],
      true,
      true,
      [false],
    ]);
  });
  test('is undone by activating: the login and the bikes are theirs again', async () => {
    const it = house();
    await it.setActive(false);
    expect((await it.setActive(true)).taken).toEqual([]);
    expect([
      it.stored().accounts[0]?.deactivated,
      it.me()?.deactivated,
      it.me()?.bikes.length,
      it.stored().rejudgings.length,
    ]).toEqual([false, false, 1, 1]);
  });
  test('leaves a VIN that another rider has by now with that one, and lists the dispute', async () => {
    const it = house();
    await it.setActive(false);
    await it.uow.run((tx) =>
      tx.bikes.insert(OTHER, {
        ...aBike({ id: anId('b', 9), vin: VIN }),
        holdsVin: true,
        retiredAt: null,
        verifiedAt: null,
        verifiedBy: null,
        createdAt: null,
        version: 1,
      }),
    );
    const { taken, rider } = await it.setActive(true);
    expect([rider.deactivated, taken.map((one) => one.heldBy), it.me()?.bikes]).toEqual([false, [OTHER], []]);
    expect(it.stored().vinDisputes).toMatchObject([
      { vin: VIN, heldBy: OTHER, claimedBy: ME, claimed: { bikeId: aBike().id, model: '450 SX-F' } },
    ]);
  });
  test('any number of times is the last time once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (acts) => {
        const [each, once] = [house(), house()];
        for (const active of acts) {
          await each.setActive(active);
          await each.setActive(active);
        }
        await once.setActive(acts.at(-1) ?? true);
        expect([each.me(), each.stored().accounts, each.stored().sessions.length > 0]).toEqual([
          once.me(),
          once.stored().accounts,
          once.stored().sessions.length > 0 && !acts.includes(false),
        ]);
        expect(each.acts().length).toBe(acts.filter((it, at) => it !== (acts[at - 1] ?? true)).length);
      }),
      { numRuns: 30 },
    );
  });
  test('is an admin’s, and of a rider who is there', async () => {
    const it = house();
    expect([
      await refusal(it.setActive(false, own)),
      await refusal(setRiderActive(it.ports)({ actor: admin, riderId: anId('n0b0dy'), active: false })),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

test('an admin marks a factory rider and takes the mark away, and events are judged again', async () => {
  const it = house();
  expect(await refusal(it.mark(true, own))).toBe('NOT_FOUND');
  await it.mark(true);
  await it.mark(true);
  expect([it.me()?.factory, it.stored().rejudgings.length]).toEqual([true, 1]);
  await it.mark(false);
  expect([it.me()?.factory, it.acts()]).toEqual([false, ['mark-factory', 'unmark-factory']]);
});

describe('a PIN', () => {
  const locked = { pins: [{ riderId: ME, seal: 'old', failures: 5, lockedUntil: '2025-06-10T18:10:00.000Z' }] };

  test('is chosen with the password, and wrong tries of the old one are forgotten', async () => {
    const it = house({}, locked);
    await it.setPin('0417');
    expect(it.stored().pins).toEqual([{ riderId: ME, seal: `${ME}:0417`, failures: 0, lockedUntil: null }]);
    expect(it.stored().outbox.map((one) => [one.kind, one.recipient.id])).toEqual([['pin-changed', own.accountId]]);
    expect(JSON.stringify(it.stored().audit)).not.toContain('0417');
  });
  test('is not chosen without it, and guessing locks the login', async () => {
    const it = house({}, locked);
    const tries = [];
    for (let n = 0; n < 10; n += 1) tries.push(await refusal(it.setPin('0417', 'guess')));
    expect(tries).toEqual([...Array(9).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
    expect(await refusal(it.setPin('0417'))).toBe('TOO_MANY_ATTEMPTS');
    expect(it.stored().pins).toEqual(locked.pins);
  });
  test('has 4 numbers', async () => {
    const it = house();
    for (const pin of ['', '123', '12345', 'abcd', '12 4']) expect(await refusal(it.setPin(pin))).toBe('PIN_NOT_VALID');
  });
  test('is nobody else’s to choose, least of all in proxy mode', async () => {
    const it = house();
    expect([
      await refusal(it.setPin('0417', 'open sesame', proxied)),
      await refusal(it.setPin('0417', 'open sesame', admin)),
    ]).toEqual(['PROXY_FORBIDDEN', 'NOT_FOUND']);
  });
  test('is unlocked by an admin and stays the same', async () => {
    const it = house({}, locked);
    expect(await refusal(it.unlock(own))).toBe('NOT_FOUND');
    await it.unlock();
    await it.unlock();
    expect([it.stored().pins, it.acts()]).toEqual([
      [{ riderId: ME, seal: 'old', failures: 0, lockedUntil: null }],
      ['unlock-pin'],
    ]);
  });
});

test('notes are written and removed by admins alone', async () => {
  const it = house();
  const add = addNote(it.ports);
  expect([
    await refusal(add({ actor: own, riderId: ME, text: 'Hi' })),
    await refusal(add({ actor: admin, riderId: ME, text: ' ' })),
    await refusal(add({ actor: admin, riderId: ME, text: 'x'.repeat(4001) })),
  ]).toEqual(['NOT_FOUND', 'NOTE_LENGTH', 'NOTE_LENGTH']);
  const note = await add({ actor: admin, riderId: ME, text: ' Rang twice ' });
  expect(it.stored().notes).toEqual([
    { id: note.id, riderId: ME, text: 'Rang twice', byName: admin.name, at: '2025-06-10T18:00:00.000Z' },
  ]);
  const remove = removeNote(it.ports);
  expect(await refusal(remove({ actor: own, noteId: note.id }))).toBe('NOT_FOUND');
  await remove({ actor: admin, noteId: note.id });
  expect([it.stored().notes, it.acts(), await refusal(remove({ actor: admin, noteId: note.id }))]).toEqual([
    [],
    ['add-note', 'remove-note'],
    'NOT_FOUND',
  ]);
});

test('favourites are dealers and events that are there, each once, and a rider’s own', async () => {
  const it = house();
  const [add, remove] = [addFavourite(it.ports), removeFavourite(it.ports)];
  const target = { actor: own, kind: 'dealer' as const, targetId: aDealer().id };
  await add(target);
  await add(target);
  await add({ actor: own, kind: 'event', targetId: anId('event', 1) });
  expect(it.stored().favourites.map((one) => [one.riderId, one.kind])).toEqual([
    [ME, 'dealer'],
    [ME, 'event'],
  ]);
  expect([
    await refusal(add({ ...target, kind: 'event' })),
    await refusal(add({ ...target, actor: admin })),
    await refusal(remove({ ...target, actor: admin })),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  await remove(target);
  await remove(target);
  expect([it.stored().favourites.length, it.acts()]).toEqual([
    1,
    ['add-favourite', 'add-favourite', 'remove-favourite'],
  ]);
});
