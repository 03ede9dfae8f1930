import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { plusSeconds } from '../shared/index.js';
import { anId, plainBox, refusal } from '../testing/index.js';
import { isFactorFresh, resealFactors } from './index.js';
import { account, actor, codeAt, house, NOW, withFactor } from './testing/factors.js';

describe('setting up', () => {
  test('needs the password, and counts only once a code confirms it', async () => {
    const scene = house();
    expect(await refusal(scene.begin({ actor, password: 'wrong' }))).toBe('WRONG_PASSWORD');
    const { secret, address } = await scene.begin({ actor, password: 'right' });
    expect([secret, address]).toEqual(['SECRET', `otpauth://Red Rider Rewards/${account.email}?SECRET`]);
    expect(await scene.read({ actor })).toMatchObject({ on: false, recoveryLeft: 0 });
    expect(await scene.enter()).toMatchObject({ factorAsked: false });
    expect(await refusal(scene.confirm({ actor, sessionId: anId('sess', 1), code: '000000' }))).toBe('WRONG_FACTOR');
    await scene.confirm({ actor, sessionId: anId('sess', 1), code: codeAt(NOW) });
    expect(await scene.read({ actor })).toMatchObject({ on: true, recoveryLeft: 10 });
  });
  test('ends all other sessions, and gives this one another id', async () => {
    const { session, stored } = await withFactor();
    expect(stored().sessions).toEqual([session]);
    expect(session).toMatchObject({ factorAt: NOW, accountId: account.id });
    expect(session.id).not.toBe(anId('sess', 1));
  });
  test('stores neither the secret nor a recovery code as it is, and tells the owner', async () => {
    const { recoveryCodes, stored } = await withFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(stored().factors[0]?.sealed).toBe(`new|factor:${account.id}|SECRET`);
    expect(stored().outbox.map((mail) => [mail.kind, mail.facts['what']])).toEqual([['factor-changed', 'on']]);
    expect(stored().audit.map((one) => one.action)).toEqual(['set-up-factor']);
    expect(JSON.stringify(stored().audit)).not.toContain('SECRET');
  });
  test('is refused while there is one, and in proxy mode', async () => {
    const scene = await withFactor();
    expect(await refusal(scene.begin({ actor, password: 'right' }))).toBe('FACTOR_ALREADY_SET');
    const host = { ...actor, type: 'rider' as const, proxyHostId: 'someone' };
    for (const work of [
      scene.begin({ actor: host, password: 'right' }),
      scene.renew({ actor: host, code: codeAt(NOW, 2) }),
      scene.off({ actor: host, password: 'right', code: codeAt(NOW, 2) }),
      scene.reset({ actor: host, email: 'x@example.com', reason: 'x' }),
      scene.proveAs({ actor: host, sessionId: 'x', code: '1', deviceId: 'x' }),
    ].map(async (one) => refusal(one)))
      expect(await work).toBe('PROXY_FORBIDDEN');
  });
});

describe('a login with a second factor', () => {
  test('opens a short session that must prove it, and does not know the browser yet', async () => {
    const scene = await withFactor();
    const { session, factorAsked } = await scene.enter();
    expect([factorAsked, session.factorAt, session.expiresAt]).toEqual([true, null, '2025-06-10T18:11:00.000Z']);
    expect(scene.stored().devices).toEqual([]);
    const proved = await scene.prove(codeAt('2025-06-10T18:01:00.000Z'), session.id);
    expect(proved.session).toMatchObject({
      factorAt: '2025-06-10T18:01:00.000Z',
      expiresAt: '2025-06-11T06:01:00.000Z',
    });
    expect(proved.session.id).not.toBe(session.id);
    // the token of the password is worthless
    expect(scene.stored().sessions.some((one) => one.id === session.id)).toBe(false);
    expect(scene.stored().devices.map((one) => one.deviceId)).toEqual(['a browser']);
  });
  test('cannot be finished after ten minutes', async () => {
    const scene = await withFactor();
    const { session } = await scene.enter();
    scene.clock.set('2025-06-10T18:11:00.000Z');
    expect(await refusal(scene.prove(codeAt('2025-06-10T18:11:00.000Z'), session.id))).toBe('NOT_FOUND');
  });
});

describe('a code', () => {
  test('works once, also when it is sent many times at once', async () => {
    const scene = await withFactor();
    const code = codeAt('2025-06-10T18:01:00.000Z');
    const sessions = await Promise.all(Array.from({ length: 5 }, () => scene.enter()));
    const said = await Promise.all(sessions.map(({ session }) => refusal(scene.prove(code, session.id))));
    expect(said.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'WRONG_FACTOR'), 'done']);
  });
  test('that confirmed the set-up does not work again', async () => {
    const scene = await withFactor();
    scene.clock.set(plusSeconds(NOW, 20));
    expect(await refusal(scene.prove(codeAt(NOW)))).toBe('WRONG_FACTOR');
  });
  test.each([
    [-2, 'WRONG_FACTOR'],
    [-1, 'done'],
    [0, 'done'],
    [1, 'done'],
    [2, 'WRONG_FACTOR'],
  ])('of a clock that is off by %i steps: %s', async (off, said) => {
    const scene = await withFactor();
    scene.clock.set('2025-06-10T19:00:00.000Z');
    expect(await refusal(scene.prove(codeAt('2025-06-10T19:00:00.000Z', off)))).toBe(said);
  });
  test('of an earlier step does not work after a later one', async () => {
    const scene = await withFactor();
    const at = '2025-06-10T19:00:00.000Z';
    scene.clock.set(at);
    const { session } = await scene.prove(codeAt(at, 1));
    for (const off of [-1, 0, 1]) expect(await refusal(scene.prove(codeAt(at, off), session.id))).toBe('WRONG_FACTOR');
  });
  test('may be typed with spaces', async () => {
    const scene = await withFactor();
    const code = codeAt('2025-06-10T18:01:00.000Z');
    expect(await refusal(scene.prove(` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe('done');
  });
  test('that is wrong is counted, and locks out right ones too; the owner is told', async () => {
    const scene = await withFactor();
    const right = codeAt('2025-06-10T18:01:00.000Z');
    const wrong = await Promise.all(Array.from({ length: 12 }, () => refusal(scene.prove('000000'))));
    expect(wrong.filter((code) => code === 'WRONG_FACTOR')).toHaveLength(defaultProgram.login.tries - 1);
    expect(wrong.filter((code) => code === 'TOO_MANY_WRONG_FACTORS')).toHaveLength(3);
    expect(await refusal(scene.prove(right))).toBe('TOO_MANY_WRONG_FACTORS');
    expect(scene.stored().outbox.at(-1)?.facts['what']).toBe('locked');
    expect(scene.stored().audit.at(-1)?.action).toBe('lock-factor');
    scene.clock.set('2025-06-10T18:16:00.000Z');
    expect(await refusal(scene.prove(codeAt('2025-06-10T18:16:00.000Z')))).toBe('done');
    expect(scene.stored().factors[0]).toMatchObject({ failures: 0, lockedUntil: null });
  });
});

describe('a recovery code', () => {
  test('works once in place of a code, as it is shown or in capitals without the dash', async () => {
    const scene = await withFactor();
    const [first = '', second = ''] = scene.recoveryCodes;
    const { session, recoveryLeft } = await scene.prove(first);
    expect(recoveryLeft).toBe(9);
    expect(await refusal(scene.prove(first, session.id))).toBe('WRONG_FACTOR');
    expect(await refusal(scene.prove(second.replace('-', '').toUpperCase(), session.id))).toBe('done');
    expect(scene.stored().outbox.map((mail) => mail.facts['what'])).toEqual(['on', 'recovery-used', 'recovery-used']);
  });
  test('works once, also when it is sent many times at once', async () => {
    const scene = await withFactor();
    const [code = ''] = scene.recoveryCodes;
    const sessions = await Promise.all(Array.from({ length: 4 }, () => scene.enter()));
    const said = await Promise.all(sessions.map(({ session }) => refusal(scene.prove(code, session.id))));
    expect(said.filter((one) => one === 'done')).toHaveLength(1);
  });
  test('stops working when new ones are made', async () => {
    const scene = await withFactor();
    const renewed = await scene.renew({ actor, code: codeAt('2025-06-10T18:01:00.000Z') });
    expect(renewed).toHaveLength(10);
    expect(await refusal(scene.prove(scene.recoveryCodes[0] ?? ''))).toBe('WRONG_FACTOR');
    expect(await refusal(scene.prove(renewed[0] ?? ''))).toBe('done');
  });
});

describe('in an open session', () => {
  test('a code makes the factor fresh for ten minutes, under another id; the one before ends soon', async () => {
    const scene = await withFactor();
    scene.clock.set('2025-06-10T18:30:00.000Z');
    expect(isFactorFresh(scene.session, '2025-06-10T18:30:00.000Z')).toBe(false);
    const { session } = await scene.prove(codeAt('2025-06-10T18:30:00.000Z'));
    expect([
      isFactorFresh(session, '2025-06-10T18:39:59.999Z'),
      isFactorFresh(session, '2025-06-10T18:40:00.000Z'),
    ]).toEqual([true, false]);
    expect(session.expiresAt).toBe(scene.session.expiresAt);
    expect(scene.stored().sessions.find((one) => one.id === scene.session.id)).toMatchObject({
      replaced: true,
      factorAt: NOW,
      expiresAt: '2025-06-10T18:30:10.000Z',
    });
    // and cannot be renewed
    expect(await refusal(scene.prove(codeAt('2025-06-10T18:30:00.000Z', 1), scene.session.id))).toBe('NOT_FOUND');
  });
});

describe('switching off', () => {
  test('needs both the password and a code', async () => {
    const scene = await withFactor();
    const code = codeAt('2025-06-10T18:01:00.000Z');
    expect(await refusal(scene.off({ actor, password: 'wrong', code }))).toBe('WRONG_PASSWORD');
    expect(await refusal(scene.off({ actor, password: 'right', code: '000000' }))).toBe('WRONG_FACTOR');
    expect(await refusal(scene.off({ actor, password: 'right', code }))).toBe('done');
    expect([scene.stored().factors, scene.stored().recoveryCodes]).toEqual([[], []]);
    expect(await scene.enter()).toMatchObject({ factorAsked: false });
  });
});

test('secrets are encrypted with the newest key when they are used, and all at once', async () => {
  const scene = await withFactor();
  const [factor] = scene.stored().factors;
  if (!factor) throw new Error('no factor');
  const sealed = `old|factor:${account.id}|SECRET`;
  await scene.uow.run((tx) => tx.factors.put({ ...factor, sealed }));
  await scene.prove(codeAt('2025-06-10T18:01:00.000Z'));
  expect(scene.stored().factors[0]?.sealed).toBe(factor.sealed);
  await scene.uow.run((tx) => tx.factors.put({ ...factor, sealed }));
  expect(await resealFactors({ uow: scene.uow, secrets: plainBox('new') })).toBe(1);
  expect(await resealFactors({ uow: scene.uow, secrets: plainBox('new') })).toBe(0);
  expect(scene.stored().factors[0]?.sealed).toBe(factor.sealed);
});
