import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { UnitOfWork } from '@rrr/core/shared';
import { SERVICES as S } from '../../app/services.js';
import { startDemo } from './testing/start-demo.js';

const NOBODY = '0'.repeat(26);

const demo = await startDemo();
const admin = await demo.as('admin');

const written = {
  name: ' Kim Vale ',
  email: 'Kim@Example.com',
  phone: '602 555 0142',
  subject: 'My award',
  message: 'Where is it?\n\nKim',
};
const write = (body: unknown) => demo.visit().ask('/api/contact-us', { method: 'POST', body });
/** the e-mails waiting to be sent to the program's own address */
const emails = async () => {
  const uow: UnitOfWork<'outbox'> = demo.server.container.get(S.uow);
  const due = await uow.run((tx) =>
    tx.outbox.due({
      now: '2100-01-01T00:00:00.000Z',
      lane: 'others',
      limit: 1000,
      leaseUntil: '2000-01-01T00:00:00.000Z',
    }),
  );
  return due.filter((it) => it.kind === 'contact').map((it) => [it.recipient, it.facts]);
};

describe('the contact form', () => {
  test('sends the program an email, and tells the visitor nothing of it', async () => {
    const answer = await write(written);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await emails()).toEqual([
      [
        { type: 'mailbox', id: 'contact' },
        {
          name: 'Kim Vale',
          email: 'kim@example.com',
          phone: '602 555 0142',
          subject: 'My award',
          message: 'Where is it?\n\nKim',
        },
      ],
    ]);
  });

  test('accepts at most 500 characters, and requires name, address and message', async () => {
    const before = (await emails()).length;
    expect((await write({ ...written, message: 'x'.repeat(501) })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'message', code: 'too_long' }],
    });
    expect((await write({ ...written, message: '  ' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'message', code: 'required' }],
    });
    expect(
      (await write({ email: 'kim', to: 'other@example.com' }))
        .problem()
        .errors?.map((it) => it.path)
        .toSorted(),
    ).toEqual(['email', 'message', 'name', 'to']);
    expect(await emails()).toHaveLength(before);
    expect((await write({ ...written, message: 'x'.repeat(500) })).status).toBe(204);
  });
});

describe('administrators', () => {
  test('change their own name and phone, and nobody else’s', async () => {
    const { _id } = (await admin.session()).user;
    const edit = (id: string, body: unknown) => admin.ask(`/api/admin/admin/${id}`, { method: 'PUT', body });
    expect((await edit(_id, { phone: '602 555 0101' })).json()).toMatchObject({
      admin: { _id, phone: '602 555 0101', email: 'admin@example.com' },
    });
    expect((await edit(_id, { firstName: 'Robin', lastName: 'Vale', phone: '' })).json()).toMatchObject({
      admin: { firstName: 'Robin', lastName: 'Vale', fullName: 'Robin Vale', phone: null },
    });
    expect(await admin.call(contract.getSession)).toMatchObject({ session: { user: { fullName: 'Robin Vale' } } });
    expect((await edit(_id, { lastName: 'Vail' })).json()).toMatchObject({
      admin: { firstName: 'Robin', lastName: 'Vail', fullName: 'Robin Vail' },
    });
    expect(await admin.call(contract.getAdmin, { params: { adminId: _id } })).toMatchObject({
      admin: { _id, firstName: 'Robin', lastName: 'Vail', email: 'admin@example.com' },
    });
    expect((await edit(NOBODY, { phone: '' })).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await admin.refusal(contract.getAdmin, { params: { adminId: NOBODY } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    for (const body of [{ lastName: ' ' }, { firstName: 'x'.repeat(61) }, { fullName: 'Robin Vale' }])
      expect((await edit(_id, body)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await edit(_id, { email: 'other@example.com' })).json()).toMatchObject({ status: 400 });
  });

  test('add others, who choose a password by their invitation, and see who there is', async () => {
    const add = (email: string) =>
      admin.ask('/api/admin/admins', { method: 'POST', body: { firstName: 'Ada', lastName: 'Vale', email } });
    const added = await add('Ada@Example.com');
    expect([added.status, added.json()]).toMatchObject([
      201,
      { admin: { firstName: 'Ada', lastName: 'Vale', fullName: 'Ada Vale', email: 'ada@example.com', phone: null } },
    ]);
    for (const email of ['rider@example.com', 'ada@example.com'])
      expect((await add(email)).json()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const again = (adminId: string) => admin.ask(`/api/admin/admin/${adminId}/invite`, { method: 'POST' });
    const { admin: ada } = added.of(contract.addAdmin);
    expect([(await again(ada._id)).json(), (await again(NOBODY)).json()]).toMatchObject([
      { admin: { _id: ada._id } },
      { status: 404, code: 'NOT_FOUND' },
    ]);
    const { admins } = await admin.call(contract.listAdmins);
    expect(admins.find((it) => it.fullName === 'Ada Vale')).toMatchObject({ hasLogin: false });
    const { fullName } = (await admin.session()).user;
    expect(admins.find((it) => it.fullName === fullName)).toMatchObject({ hasLogin: true });
  });
});
