import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aBike, aDealer, anId, refusal } from '../testing/index.js';
import { addFavourite, addNote, removeFavourite, removeNote, setRiderActive } from './index.js';
import { admin, house, ME, OTHER, own, proxied, VIN } from './testing/rider-house.js';

describe('deactivating', () => {
  test('ends every session at once, frees the VINs, and stops the login', async () => {
    const scene = house();
    await scene.setActive(false);
    const { sessions, accounts, bikes } = scene.stored();
    expect([sessions, accounts[0]?.deactivated, scene.me()?.deactivated, bikes.map((one) => one.holdsVin)]).toEqual([
      [],
      true,
      true,
      [false],
    ]);
  });
  test('is undone by activating: the login and the bikes are theirs again', async () => {
    const scene = house();
    await scene.setActive(false);
    expect((await scene.setActive(true)).taken).toEqual([]);
    expect([
      scene.stored().accounts[0]?.deactivated,
      scene.me()?.deactivated,
      scene.me()?.bikes.length,
      scene.stored().rejudgings.length,
    ]).toEqual([false, false, 1, 1]);
  });
  test('leaves a VIN that another rider has by now with that one, and lists the dispute', async () => {
    const scene = house();
    await scene.setActive(false);
    await scene.uow.run((tx) =>
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
    const { taken, rider } = await scene.setActive(true);
    expect([rider.deactivated, taken.map((one) => one.heldBy), scene.me()?.bikes]).toEqual([false, [OTHER], []]);
    expect(scene.stored().vinDisputes).toMatchObject([
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
    const scene = house();
    expect([
      await refusal(scene.setActive(false, own)),
      await refusal(setRiderActive(scene.ports)({ actor: admin, riderId: anId('n0b0dy'), active: false })),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

test('an admin marks a factory rider and takes the mark away, and events are judged again', async () => {
  const scene = house();
  expect(await refusal(scene.mark(true, own))).toBe('NOT_FOUND');
  await scene.mark(true);
  await scene.mark(true);
  expect([scene.me()?.factory, scene.stored().rejudgings.length]).toEqual([true, 1]);
  await scene.mark(false);
  expect([scene.me()?.factory, scene.acts()]).toEqual([false, ['mark-factory', 'unmark-factory']]);
});

describe('a PIN', () => {
  const locked = { pins: [{ riderId: ME, seal: 'old', failures: 5, lockedUntil: '2025-06-10T18:10:00.000Z' }] };

  test('is chosen with the password, and wrong tries of the old one are forgotten', async () => {
    const scene = house({}, locked);
    await scene.setPin('0417');
    expect(scene.stored().pins).toEqual([{ riderId: ME, seal: `${ME}:0417`, failures: 0, lockedUntil: null }]);
    expect(scene.stored().outbox.map((one) => [one.kind, one.recipient.id])).toEqual([['pin-changed', own.accountId]]);
    expect(JSON.stringify(scene.stored().audit)).not.toContain('0417');
  });
  test('is not chosen without it, and guessing locks the login', async () => {
    const scene = house({}, locked);
    const tries = [];
    for (let n = 0; n < 10; n += 1) tries.push(await refusal(scene.setPin('0417', 'guess')));
    expect(tries).toEqual([...Array(9).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
    expect(await refusal(scene.setPin('0417'))).toBe('TOO_MANY_ATTEMPTS');
    expect(scene.stored().pins).toEqual(locked.pins);
  });
  test('has 4 digits', async () => {
    const scene = house();
    for (const pin of ['', '123', '12345', 'abcd', '12 4'])
      expect(await refusal(scene.setPin(pin))).toBe('PIN_NOT_VALID');
  });
  test.each([
    ['run', ['1234', '9876', '7890', '0123', '3210', '1357', '2468', '8642', '9753']],
    ['repeat', ['0000', '7777', '1212', '1122', '9900']],
    ['birth-year', ['1994']],
    ['common', ['1004', '2000', '2580', '0007']],
  ])('is no %s, which many people choose, and it says so', async (why, pins) => {
    const scene = house({ bornOn: '1994-05-06' });
    for (const pin of pins)
      await expect(scene.setPin(pin)).rejects.toMatchObject({ code: 'PIN_NOT_VALID', detail: { why } });
    expect(scene.stored().pins[0]?.seal).not.toBe(`${ME}:1994`);
  });
  test.each(['4719', '0417', '1213', '1221', '1995'])('may be %s', async (pin) => {
    const scene = house();
    await scene.setPin(pin);
    expect(scene.stored().pins).toMatchObject([{ seal: `${ME}:${pin}` }]);
  });
  test('is not the rider’s birth year', async () => {
    const scene = house({ bornOn: '1994-05-06' });
    expect(await refusal(scene.setPin('1994'))).toBe('PIN_NOT_VALID');
    expect(await refusal(scene.setPin('1995'))).toBe('done');
  });
  test('is nobody else’s to choose, least of all in proxy mode', async () => {
    const scene = house();
    expect([
      await refusal(scene.setPin('0417', 'open sesame', proxied)),
      await refusal(scene.setPin('0417', 'open sesame', admin)),
    ]).toEqual(['PROXY_FORBIDDEN', 'NOT_FOUND']);
  });
  test('is unlocked by an admin and stays the same', async () => {
    const scene = house({}, locked);
    expect(await refusal(scene.unlock(own))).toBe('NOT_FOUND');
    await scene.unlock();
    await scene.unlock();
    expect([scene.stored().pins, scene.acts()]).toEqual([
      [{ riderId: ME, seal: 'old', failures: 0, lockedUntil: null }],
      ['unlock-pin'],
    ]);
  });
});

test('notes are written and removed by admins alone', async () => {
  const scene = house();
  const add = addNote(scene.ports);
  expect([
    await refusal(add({ actor: own, riderId: ME, text: 'Hi' })),
    await refusal(add({ actor: admin, riderId: ME, text: ' ' })),
    await refusal(add({ actor: admin, riderId: ME, text: 'x'.repeat(4001) })),
  ]).toEqual(['NOT_FOUND', 'NOTE_LENGTH', 'NOTE_LENGTH']);
  const note = await add({ actor: admin, riderId: ME, text: ' Rang twice ' });
  expect(scene.stored().notes).toEqual([
    { id: note.id, riderId: ME, text: 'Rang twice', byName: admin.name, at: '2025-06-10T18:00:00.000Z' },
  ]);
  const remove = removeNote(scene.ports);
  expect(await refusal(remove({ actor: own, noteId: note.id }))).toBe('NOT_FOUND');
  await remove({ actor: admin, noteId: note.id });
  expect([scene.stored().notes, scene.acts(), await refusal(remove({ actor: admin, noteId: note.id }))]).toEqual([
    [],
    ['add-note', 'remove-note'],
    'NOT_FOUND',
  ]);
});

test('favourites are dealers and events that are there, each once, and a rider’s own', async () => {
  const scene = house();
  const [add, remove] = [addFavourite(scene.ports), removeFavourite(scene.ports)];
  const target = { actor: own, kind: 'dealer' as const, targetId: aDealer().id };
  await add(target);
  await add(target);
  await add({ actor: own, kind: 'event', targetId: anId('event', 1) });
  expect(scene.stored().favourites.map((one) => [one.riderId, one.kind])).toEqual([
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
  expect([scene.stored().favourites.length, scene.acts()]).toEqual([
    1,
    ['add-favourite', 'add-favourite', 'remove-favourite'],
  ]);
});
