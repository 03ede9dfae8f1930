import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { refused, riderScene } from './testing/rider-scene.js';

const { demo, admin, dealer, rider, riderId, otherId, seen, post } = await riderScene();

const edit = (by: Browser, role: string, body: object, id = riderId) =>
  by.ask(`/api/${role}/rider/${id}`, { method: 'PUT', body });

describe('editing a rider', () => {
  test('by themselves answers the new record with its next version', async () => {
    const { version } = (await seen(rider, 'rider')).rider;
    const { rider: detail } = (await edit(rider, 'rider', { version, bio: 'Rides since 2009.', phone1: null })).of(
      contract.editRider,
    );
    expect(detail).toMatchObject({ version: version! + 1, personal: { bio: 'Rides since 2009.', phone1: null } });
  });

  test('by the second of two at once is refused, and overwrites nothing', async () => {
    const { version } = (await seen()).rider;
    expect((await edit(admin, 'admin', { version, bio: 'By the office.' })).status).toBe(200);
    expect(await refused(edit(rider, 'rider', { version, bio: 'By the rider.' }))).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
    });
    expect((await seen()).rider.personal?.bio).toBe('By the office.');
  });

  test('lets only admins decide who is a pro and how they are taxed', async () => {
    const { version, personal } = (await seen()).rider;
    const professional = !personal?.professional;
    expect(await refused(edit(rider, 'rider', { version, professional }))).toMatchObject({
      status: 403,
      code: 'ADMINS_ONLY',
    });
    expect(await refused(edit(rider, 'rider', { version, taxStatus: 'non-resident-alien' }))).toMatchObject({
      status: 403,
      code: 'ADMINS_ONLY',
    });
    const { rider: detail } = (await edit(admin, 'admin', { version, professional, taxStatus: 'us-person' })).of(
      contract.editRider,
    );
    expect(detail).toMatchObject({ personal: { professional }, record: { taxStatus: 'us-person' } });
  });

  test('never gives the consent of a parent or guardian', async () => {
    const { version } = (await seen(admin, 'admin', otherId)).rider;
    const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-02`;
    expect(await refused(edit(admin, 'admin', { version, dateOfBirth, guardian: 'Iris Vale' }, otherId))).toMatchObject(
      { status: 400, code: 'VALIDATION_FAILED' },
    );
    const { rider: detail } = (await edit(admin, 'admin', { version, dateOfBirth }, otherId)).of(contract.editRider);
    expect(detail.record!.consent).toBeNull();
  });

  test.each([
    ['a country that is none', { country: 'U1' }, 422, 'PROFILE_NOT_VALID'],
    ['an empty name', { firstName: '  ' }, 400, 'VALIDATION_FAILED'],
    ['a birthday to come', { dateOfBirth: '2999-01-01' }, 422, 'PROFILE_NOT_VALID'],
    ['a field that is not theirs to set', { factory: true }, 400, 'VALIDATION_FAILED'],
    ['a text where a number belongs', { version: '1' }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, change, status, code) => {
    const before = (await seen()).rider;
    expect(await refused(edit(admin, 'admin', { version: before.version, ...change }))).toMatchObject({ status, code });
    expect((await seen()).rider).toEqual(before);
  });

  test('of another rider is refused for riders and for dealers', async () => {
    expect(await refused(edit(rider, 'rider', { version: 1, bio: 'x' }, otherId))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(edit(dealer, 'dealer', { version: 1, bio: 'x' }))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });
});

describe('what admins do to a rider', () => {
  test('mark as a factory rider, and remove the mark', async () => {
    expect((await post('mark-factory', {})).json()).toMatchObject({ rider: { personal: { factory: true } } });
    expect((await post('mark-factory', { factory: false })).json()).toMatchObject({
      rider: { personal: { factory: false } },
    });
  });

  test('write notes that no one else reads, and remove them', async () => {
    const { note } = (await post('notes', { text: ' Called about the W-9. ' })).of(contract.addRiderNote);
    expect(note).toMatchObject({ text: 'Called about the W-9.', by: expect.any(String) });
    expect(await admin.call(contract.riderNotes, { params: { riderId } })).toMatchObject({
      notes: [note],
      pagination: { page: 1, totalPages: 1 },
    });
    expect((await seen()).rider.record!.notes).toEqual([note]);
    expect((await rider.ask(`/api/rider/rider/${riderId}`)).text).not.toContain('Called about');
    expect((await admin.ask(`/api/admin/note/${note._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await refused(admin.ask(`/api/admin/note/${note._id}`, { method: 'DELETE' }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(post('notes', { text: 'x'.repeat(4001) }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  test('deactivate, which ends the session at once, and activate again', async () => {
    const active = (isActive: boolean) =>
      admin.ask(`/api/admin/rider/${riderId}/active`, { method: 'PUT', body: { active: isActive } });
    expect((await active(false)).json()).toMatchObject({ rider: { deActivated: true }, takenBikes: [] });
    expect(await refused(rider.ask(`/api/rider/rider/${riderId}`))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    const login = demo.server.demo?.logins.find((it) => it.type === 'rider');
    expect(
      await refused(
        demo.visit().ask('/api/login', { method: 'POST', body: { email: login?.email, password: login?.password } }),
      ),
    ).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' });
    expect((await active(true)).json()).toMatchObject({ rider: { deActivated: false } });
    expect((await seen(await demo.as('rider'), 'rider')).rider.deActivated).toBe(false);
  });
});
