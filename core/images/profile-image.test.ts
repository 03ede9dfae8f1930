import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import {
  anActor,
  anId,
  aRiderRecord,
  fakeFiles,
  fakePictures,
  fakePorts,
  fakeUnitOfWork,
  refusal,
  riderRows,
} from '../testing/index.js';
import { addressOf, type ImageOwner, readProfileImage, setProfileImage } from './index.js';

const [RIDER, DEALER, PROMOTER, ADMIN] = [anId('rder', 1), anId('dea0er', 1), anId('pr0m0ter', 1), anId('admin', 1)];
const png = (mark = 7): Uint8Array => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, mark]);
const RECORDS: readonly ImageOwner[] = [
  { type: 'rider', id: RIDER },
  { type: 'dealer', id: DEALER },
  { type: 'promoter', id: PROMOTER },
  { type: 'admin', id: ADMIN },
];
const self = ({ type, id }: ImageOwner) => anActor({ type, subjectId: id });

const house = () => {
  const db = fakeUnitOfWork({
    ...riderRows([aRiderRecord({ id: RIDER, version: 4 })]),
    dealers: [{ id: DEALER, name: 'Ridge Motors', country: 'US', deactivated: false }],
    promoters: [{ id: PROMOTER, name: 'Ridge Racing', email: 'ridge@example.com' }],
    admins: [
      {
        id: ADMIN,
        firstName: 'Robin',
        lastName: 'Vale',
        email: 'robin@example.com',
        phone: null,
        profileImage: null,
        deactivated: false,
      },
    ],
  });
  const files = fakeFiles();
  const ports = fakePorts(db, {
    files,
    pictures: fakePictures,
    program: { ...defaultProgram, uploadLimitBytes: 100, uploadsPerDay: 3 },
  });
  const shown = ({ type, id }: ImageOwner): string | null | undefined => {
    const { riderDetails, dealers, promoters, admins } = db.stored();
    const records: readonly { readonly id: string; readonly profileImage?: string | null }[] =
      type === 'rider' ? riderDetails : type === 'dealer' ? dealers : type === 'promoter' ? promoters : admins;
    return records.find((it) => it.id === id)?.profileImage;
  };
  return {
    db,
    files,
    ports,
    shown,
    set: (of: ImageOwner, file: Uint8Array | null = png(), actor = self(of)) =>
      setProfileImage(ports)({ actor, of, file }),
  };
};

describe.each(RECORDS)('the picture of a $type', (of) => {
  test('is kept, shown at an address of its own, and gone when another comes or none', async () => {
    const scene = house();
    const first = await scene.set(of);
    expect([scene.shown(of), scene.files.keys().length]).toEqual([first, 2]);
    const second = await scene.set(of, png(8));
    expect([first === second, scene.shown(of), scene.files.keys().length]).toEqual([false, second, 2]);
    expect([await scene.set(of, null), scene.shown(of), scene.files.keys()]).toEqual([null, null, []]);
    expect(scene.db.stored().audit.map((one) => [one.action, one.objectType, one.objectId])).toEqual([
      ['set-profile-image', of.type, of.id],
      ['set-profile-image', of.type, of.id],
      ['remove-profile-image', of.type, of.id],
    ]);
  });
  test('taken away twice is taken away once', async () => {
    const scene = house();
    expect([await scene.set(of, null), scene.db.stored().audit]).toEqual([null, []]);
  });
  test('is their own to change, and an admin’s; to others it is not there', async () => {
    for (const other of RECORDS.filter((it) => it.type !== of.type && it.type !== 'admin'))
      expect(await refusal(house().set(of, png(), self(other)))).toBe('NOT_FOUND');
    if (of.type !== 'admin')
      expect(await refusal(house().set(of, png(), anActor({ type: of.type, subjectId: anId('0ther') })))).toBe(
        'NOT_FOUND',
      );
    expect(await house().set(of, png(), anActor())).toEqual(expect.stringContaining('/api/image/'));
  });
  test('of nobody is nobody’s', async () => {
    const scene = house();
    const nobody = { type: of.type, id: anId('n0ne') };
    expect([
      await refusal(scene.set(nobody, png(), anActor())),
      await refusal(scene.set(nobody, null, anActor())),
      scene.files.keys(),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', []]);
  });
  test('stays when a server is killed at any step, and no record shows a picture that is not there', async () => {
    for (let steps = 0; steps < 12; steps += 1) {
      const scene = house();
      const before = await scene.set(of);
      let left = steps;
      const mortal =
        <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
        async (...given: A): Promise<R> => {
          if (left === 0) throw new Error('Killed');
          left -= 1;
          return act(...given);
        };
      const files = { put: mortal(scene.files.put), get: scene.files.get, remove: mortal(scene.files.remove) };
      await setProfileImage({
        ...scene.ports,
        files,
        uow: { run: mortal(scene.db.uow.run) },
        pictures: { ...fakePictures, portrait: mortal(fakePictures.portrait) },
      })({ actor: anActor(), of, file: png(8) }).catch(() => undefined);
      const address = scene.shown(of) ?? '';
      expect([steps, address === before || scene.files.keys().length >= 2]).toEqual([steps, true]);
      for (const size of ['full', 'small'] as const)
        expect(
          await readProfileImage(scene.ports)({ imageId: address.slice(addressOf('').length), size }),
        ).toBeDefined();
    }
  });
});

test('what is none is refused, and nothing is kept', async () => {
  const scene = house();
  const of = { type: 'rider', id: RIDER } as const;
  expect([
    await refusal(scene.set(of, new Uint8Array())),
    await refusal(scene.set(of, Buffer.from('<svg/>'))),
    await refusal(scene.set(of, Buffer.concat([png(), Buffer.alloc(100)]))),
  ]).toEqual(['NOT_AN_IMAGE', 'NOT_AN_IMAGE', 'FILE_TOO_LARGE']);
  expect([scene.files.keys(), scene.shown(of)]).toEqual([[], null]);
});

test('more of a day than one needs are refused; admins send as many as they need', async () => {
  const scene = house();
  const of = { type: 'rider', id: RIDER } as const;
  for (let sent = 0; sent < 3; sent += 1) await scene.set(of);
  expect([
    await refusal(scene.set(of)),
    await refusal(scene.set(of, png(), anActor())),
    await refusal(scene.set(of, null)),
  ]).toEqual(['TOO_MANY_UPLOADS', 'done', 'done']);
});

test('a rider’s record keeps its version: a form that is open can still be saved', async () => {
  const scene = house();
  await scene.set({ type: 'rider', id: RIDER });
  expect(scene.db.stored().riderDetails.find((one) => one.id === RIDER)?.version).toBe(4);
});

test('an image that is not there is not found', async () =>
  expect(await refusal(readProfileImage(house().ports)({ imageId: anId('n0ne'), size: 'full' }))).toBe('NOT_FOUND'));
