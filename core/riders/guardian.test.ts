import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anAccount, anId, aRiderRecord, refusal, riderRows } from '../testing/index.js';
import {
  askGuardian,
  assertGuardian,
  confirmConsentOnPaper,
  confirmGuardian,
  mailboxOf,
  readGuardianRequest,
} from './index.js';
import { admin, house, ME, OTHER, own, proxied } from './testing/rider-house.js';

const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
};
const child = { bornOn: '2012-01-05', firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' };

const scene = (more: Parameters<typeof house>[1] = {}) => {
  const setup = house(child, more);
  const ports = { ...setup.ports, seals, program: { ...setup.ports.program } };
  const ask = (over: object = {}, actor = own) =>
    askGuardian(ports)({
      actor,
      riderId: ME,
      guardian: { name: 'Rana Haddad', email: 'Rana@example.com', locale: 'fr', ...over },
    });
  /** the code of the newest e-mail */
  const code = () =>
    String(
      setup
        .stored()
        .outbox.filter((mail) => mail.kind === 'guardian-asked')
        .at(-1)?.facts['code'],
    );
  const confirm = (name = 'Rana Haddad', given = code()) => confirmGuardian(ports)({ code: given, name });
  const onPaper = (over: object = {}) =>
    confirmConsentOnPaper(ports)({ actor: admin, riderId: ME, name: 'Rana Haddad', reason: 'Signed form', ...over });
  return { ...setup, ask, code, confirm, onPaper, read: () => readGuardianRequest(ports)({ code: code() }) };
};

describe('a guardian', () => {
  test('is asked by an e-mail without a name in it, and consents from there', async () => {
    const setup = scene();
    await setup.ask();
    const [mail] = setup.stored().outbox;
    expect(JSON.stringify(mail)).not.toMatch(/Noor|Rana|Haddad/i);
    expect(await setup.read()).toMatchObject({ rider: { firstName: 'Noor' }, request: { email: 'rana@example.com' } });
    expect(setup.me()?.parentalConsent).toBe(false);
    await setup.confirm(' Rana  Haddad ');
    expect(setup.me()?.parentalConsent).toBe(true);
    expect(setup.stored().riderDetails.find((one) => one.id === ME)?.consent).toEqual({
      by: 'Rana Haddad',
      at: '2025-06-10T18:00:00.000Z',
    });
    expect(setup.stored().rejudgings).toMatchObject([{ eventId: anId('event', 1) }]);
    expect(setup.acts()).toEqual(['ask-guardian', 'confirm-guardian']);
    expect(JSON.stringify(setup.stored().audit)).not.toMatch(/Noor|Rana|Haddad/i);
    // once is enough, and nobody is asked afterwards
    expect([await refusal(setup.confirm()), await refusal(setup.ask())]).toEqual(['done', 'CONSENT_GIVEN']);
    expect(setup.acts()).toHaveLength(2);
  });

  test('is not the rider: neither the name nor the mailbox, however it is spelled', async () => {
    const setup = scene();
    for (const over of [
      { name: ' noor  HADDAD' },
      { name: '-' },
      { email: 'NOOR@example.com' },
      { email: 'noor+mum@example.com' },
    ])
      expect(await refusal(setup.ask(over))).toBe('GUARDIAN_NOT_VALID');
    await setup.ask();
    expect(await refusal(setup.confirm('Noor Haddad'))).toBe('GUARDIAN_NOT_VALID');
    expect(setup.me()?.parentalConsent).toBe(false);
  });

  test('is not another minor, who has a login with that address', async () => {
    const friend = aRiderRecord({ id: OTHER, bornOn: '2011-03-03', email: 'rana@example.com' });
    const login = anAccount({ id: anId('acc', 9), email: 'rana@example.com', type: 'rider', subjectId: OTHER });
    const rows = riderRows([aRiderRecord({ id: ME, ...child }), friend]);
    const setup = scene({ ...rows, accounts: [login] });
    await setup.ask();
    expect(await refusal(setup.confirm())).toBe('GUARDIAN_NOT_VALID');
  });

  test('opens the newest link only, for 14 days, and only the right one', async () => {
    const setup = scene();
    await setup.ask();
    const first = setup.code();
    await setup.ask({ email: 'other@example.com' });
    expect(await refusal(setup.confirm('Rana Haddad', first))).toBe('CODE_NOT_VALID');
    expect(await refusal(setup.confirm('Rana Haddad', `${setup.code().slice(0, -1)}#`))).toBe('CODE_NOT_VALID');
    expect(await refusal(setup.confirm('Rana Haddad', 'x'))).toBe('CODE_NOT_VALID');
    setup.clock.set('2025-06-24T18:00:00.000Z');
    expect(await refusal(setup.confirm())).toBe('CODE_NOT_VALID');
  });

  test('gets five e-mails an hour, and a rider sends five a day', async () => {
    const setup = scene();
    for (const n of [1, 2, 3, 4, 5]) await setup.ask({ email: `parent${n}@example.com` });
    expect(await refusal(setup.ask({ email: 'parent6@example.com' }))).toBe('TOO_MANY_CODES');
    setup.clock.set('2025-06-11T18:00:01.000Z');
    expect(await refusal(setup.ask({ email: 'parent6@example.com' }))).toBe('done');
  });

  test('is not named by somebody who acts as the rider, nor by others', async () => {
    const setup = scene();
    expect(await refusal(setup.ask({}, proxied))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(setup.ask({}, { ...own, subjectId: OTHER }))).toBe('NOT_FOUND');
  });

  test('has one mailbox, however the address is written', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z0-9]{0,5}$/), (local, tag) => {
        expect(mailboxOf(`${local.toUpperCase()}+${tag}@Example.com`)).toBe(`${local}@example.com`);
        const dotted = [...local].join('.');
        expect(mailboxOf(`${dotted}@googlemail.com`)).toBe(mailboxOf(`${local}@gmail.com`));
        expect(() =>
          assertGuardian(
            { ...child, email: `${local}@gmail.com` },
            { name: 'Rana', email: `${dotted}+${tag}@gmail.com` },
          ),
        ).toThrow();
      }),
    ));
});

describe('consent on paper', () => {
  test('is recorded by an administrator with a reason', async () => {
    const setup = scene();
    expect(await refusal(setup.onPaper({ reason: ' ' }))).toBe('REASON_MISSING');
    expect(await refusal(setup.onPaper({ name: 'Noor Haddad' }))).toBe('GUARDIAN_NOT_VALID');
    expect(await refusal(setup.onPaper({ actor: own }))).toBe('NOT_FOUND');
    await setup.onPaper();
    expect(setup.me()?.parentalConsent).toBe(true);
    expect(setup.stored().audit.at(-1)).toMatchObject({
      action: 'confirm-consent-on-paper',
      actorId: admin.accountId,
      detail: { reason: 'Signed form' },
    });
    expect(await refusal(setup.onPaper())).toBe('CONSENT_GIVEN');
  });

  test('is not recorded by who uploaded a document of the rider', async () => {
    const document = {
      id: anId('d0c', 1),
      riderId: ME,
      kind: 'licence' as const,
      status: 'uploaded' as const,
      fileKey: 'f',
      keyId: null,
      contentType: 'image/png' as const,
      bytes: 1,
      uploadedAt: '2025-06-01T00:00:00.000Z',
      decision: null,
    };
    const uploaded = {
      id: anId('aud', 1),
      at: '2025-06-01T00:00:00.000Z',
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'upload-document',
      objectType: 'document',
      objectId: document.id,
      detail: {},
    };
    const setup = scene({ documents: [document], audit: [uploaded] });
    expect(await refusal(setup.onPaper())).toBe('SECOND_PERSON_NEEDED');
  });
});
