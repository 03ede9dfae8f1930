import { describe, expect, test } from '@jest/globals';
import { anAccount, anActor, anId, refusal } from '../testing/index.js';
import { account, actor, house } from './testing/codes.js';

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  test('of six digits verifies the e-mail, once', async () => {
    const scene = house();
    await scene.send({ actor });
    expect(scene.lastCode()).toMatch(/^\d{6}$/);
    expect(scene.stored().outbox[0]).toMatchObject({
      kind: 'email-code',
      recipient: { type: 'code', id: scene.stored().codes[0]?.id },
    });
    expect(scene.stored().codes[0]?.seal).toBe(`verify-email:${account.id}=${scene.lastCode()}`);
    await scene.verify({ actor, code: ` ${scene.lastCode().slice(0, 3)} ${scene.lastCode().slice(3)}` });
    expect(scene.stored().accounts[0]?.emailVerified).toBe(true);
    expect(scene.stored().audit.map((one) => one.action)).toEqual(['verify-email']);
    // results that came before are looked for
    expect(scene.stored().rematchings.map((one) => one.riderId)).toEqual([account.subjectId]);
  });
  test('ends after ten minutes', async () => {
    const scene = house();
    await scene.send({ actor });
    scene.clock.set('2025-06-10T18:10:00.000Z');
    expect(await refusal(scene.verify({ actor, code: scene.lastCode() }))).toBe('CODE_NOT_VALID');
    expect(scene.stored().accounts[0]?.emailVerified).toBe(false);
  });
  test('is worth nothing after five wrong tries', async () => {
    const scene = house();
    await scene.send({ actor });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(scene.verify({ actor, code: wrongFor(scene.lastCode()) }))).toBe('CODE_NOT_VALID');
    expect(await refusal(scene.verify({ actor, code: scene.lastCode() }))).toBe('CODE_NOT_VALID');
    expect(scene.stored().codes[0]?.tries).toBe(5);
  });
  test('ends when a new one of its purpose is sent', async () => {
    const scene = house();
    await scene.send({ actor });
    const first = scene.lastCode();
    scene.clock.set('2025-06-10T18:01:00.000Z');
    await scene.send({ actor });
    expect(scene.lastCode()).not.toBe(first);
    expect(await refusal(scene.verify({ actor, code: first }))).toBe('CODE_NOT_VALID');
    expect(await refusal(scene.verify({ actor, code: scene.lastCode() }))).toBe('done');
  });
  test('opens nothing but its own purpose', async () => {
    const scene = house();
    await scene.send({ actor });
    expect(await refusal(scene.reset({ email: account.email, code: scene.lastCode(), password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
    expect(scene.stored().accounts[0]?.passwordHash).toBe(account.passwordHash);
  });
  test('is sent to an address five times in an hour, known or not', async () => {
    for (const email of [account.email, 'nobody@example.com']) {
      const scene = house();
      for (let minute = 0; minute < 5; minute += 1) {
        scene.clock.set(`2025-06-10T18:0${minute}:00.000Z`);
        await scene.request({ email });
      }
      expect(await refusal(scene.request({ email: email.toUpperCase() }))).toBe('TOO_MANY_CODES');
      scene.clock.set('2025-06-10T19:00:00.000Z');
      expect(await refusal(scene.request({ email }))).toBe('done');
      expect(await refusal(scene.request({ email }))).toBe('TOO_MANY_CODES');
    }
  });
});

describe('a forgotten password', () => {
  test('is replaced by the code of the email, and every session ends', async () => {
    const scene = house({
      loginGuards: [{ email: account.email, failures: 10, lockedUntil: '2025-06-10T18:15:00.000Z' }],
    });
    await scene.request({ email: account.email });
    await scene.reset({ email: account.email.toUpperCase(), code: scene.lastCode(), password: 'new horse 22' });
    const { accounts, sessions, loginGuards } = scene.stored();
    expect([
      accounts[0]?.passwordHash,
      accounts[0]?.emailVerified,
      sessions.length,
      loginGuards[0]?.lockedUntil,
    ]).toEqual(['hashed:new horse 22', true, 0, null]);
    expect(scene.emails()).toEqual(['password-code', 'password-changed']);
    expect(
      await refusal(scene.reset({ email: account.email, code: scene.lastCode(), password: 'other horse 3' })),
    ).toBe('CODE_NOT_VALID');
  });
  test('that first verifies the address clears the PIN, which whoever enrolled with it knows', async () => {
    const pin = { riderId: account.subjectId, seal: 'sealed', failures: 2, lockedUntil: null };
    const scene = house({ pins: [pin] });
    await scene.request({ email: account.email });
    await scene.reset({ email: account.email, code: scene.lastCode(), password: 'new horse 22' });
    expect([scene.stored().pins, scene.stored().sessions]).toEqual([[{ ...pin, seal: null, failures: 0 }], []]);
    expect(scene.stored().outbox.at(-1)).toMatchObject({ kind: 'password-changed', facts: { pin: 'cleared' } });
    expect(scene.stored().audit.at(-1)).toMatchObject({ action: 'reset-password', detail: { pin: 'cleared' } });

    const verified = house({ accounts: [{ ...account, emailVerified: true }], pins: [pin] });
    await verified.request({ email: account.email });
    await verified.reset({ email: account.email, code: verified.lastCode(), password: 'new horse 22' });
    expect([verified.stored().pins, verified.stored().outbox.at(-1)?.facts['pin']]).toEqual([[pin], 'kept']);
  });
  test('of an unknown or deactivated address answers alike, and nothing is sent', async () => {
    const closed = anAccount({ id: anId('acc', 2), email: 'closed@example.com', deactivated: true });
    const scene = house({ accounts: [account, closed] });
    for (const email of ['nobody@example.com', closed.email]) {
      expect(await refusal(scene.request({ email }))).toBe('done');
      expect(await refusal(scene.reset({ email, code: '000000', password: 'new horse 22' }))).toBe('CODE_NOT_VALID');
    }
    expect([scene.emails(), scene.stored().codes.length]).toEqual([[], 2]);
  });
  test('is not replaced by one that anyone would guess', async () => {
    const scene = house();
    await scene.request({ email: account.email });
    expect(await refusal(scene.reset({ email: account.email, code: scene.lastCode(), password: 'password1' }))).toBe(
      'PASSWORD_NOT_VALID',
    );
    expect(await refusal(scene.reset({ email: account.email, code: scene.lastCode(), password: 'new horse 22' }))).toBe(
      'done',
    );
  });
});

describe('changing a password', () => {
  const asked = { actor, sessionId: anId('sess', 1), oldPassword: 'old horse 1', newPassword: 'new horse 22' };
  test('needs the old one, ends the other sessions, and tells by mail', async () => {
    const scene = house();
    expect(await refusal(scene.change({ ...asked, oldPassword: 'old horse 2' }))).toBe('WRONG_PASSWORD');
    await scene.change(asked);
    expect(scene.stored().accounts[0]?.passwordHash).toBe('hashed:new horse 22');
    // this session stays, under another token
    const [kept, ...others] = scene.stored().sessions;
    expect([kept?.createdAt, kept?.id === asked.sessionId, others]).toEqual(['2025-06-10T17:00:00.000Z', false, []]);
    expect(scene.stored().outbox[0]).toMatchObject({
      kind: 'password-changed',
      recipient: { type: 'account', id: account.id },
    });
  });
  test('is slowed after ten wrong tries, as signing in is', async () => {
    const scene = house();
    const outcomes = [];
    for (let tries = 0; tries < 11; tries += 1)
      outcomes.push(await refusal(scene.change({ ...asked, oldPassword: 'guessed' })));
    expect(outcomes).toEqual([...Array<string>(9).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    expect(await refusal(scene.change(asked))).toBe('TOO_MANY_ATTEMPTS');
  });
  test('and ending all sessions are refused to an admin who acts as another', async () => {
    const scene = house();
    const proxying = anActor({ ...actor, proxyHostId: anId('acc', 9) });
    expect(await refusal(scene.change({ ...asked, actor: proxying }))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(scene.everywhere({ actor: proxying }))).toBe('PROXY_FORBIDDEN');
    expect(scene.stored().sessions.length).toBe(2);
  });
  test('is not needed to end every session', async () => {
    const scene = house();
    await scene.everywhere({ actor });
    expect(scene.stored().sessions).toEqual([]);
  });
});
