import { hash } from '@node-rs/argon2';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  argon2Passwords,
  hmacCodeSeals,
  hmacCounterCodes,
  hmacHistorySeals,
  hmacPins,
  hmacSoldVins,
  hmacSources,
  sha256,
  systemClock,
  ulids,
} from './index.js';

describe('passwords', () => {
  const passwords = argon2Passwords();
  it('are hashed by argon2id with 19 MiB and two passes, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'correct horse')).toEqual({ right: true, outdated: false });
    expect(await passwords.verify(one, 'correct Horse')).toEqual({ right: false, outdated: false });
  });
  it('of older parameters are still right, and told', async () => {
    const older = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await passwords.verify(older, 'correct horse')).toEqual({ right: true, outdated: true });
    expect(await passwords.verify(older, 'wrong')).toEqual({ right: false, outdated: true });
  });
  it('of nobody are wrong, as are those kept as no hash at all', async () => {
    expect(await passwords.verify(null, 'correct horse')).toEqual({ right: false, outdated: false });
    expect(await passwords.verify('', '')).toEqual({ right: false, outdated: true });
    expect(await passwords.verify('plain', 'plain')).toEqual({ right: false, outdated: true });
  });
  it('of nobody are really computed', async () => {
    // measured in the processor's own time, and far from the border: a hash costs a thousand times what an early return
    // does
    const start = process.cpuUsage();
    for (let time = 0; time < 5; time += 1) await passwords.verify(null, 'correct horse');
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeGreaterThan(5000);
  });
});

describe('PINs', () => {
  const pins = hmacPins(Buffer.alloc(32, 7));
  it('match their own seal, rider and key alone', () => {
    const seal = pins.seal('rider-1', '0420');
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(pins.matches(seal, 'rider-1', '0420')).toBe(true);
    expect([
      pins.matches(seal, 'rider-1', '0421'),
      pins.matches(seal, 'rider-2', '0420'),
      hmacPins(Buffer.alloc(32, 8)).matches(seal, 'rider-1', '0420'),
    ]).toEqual([false, false, false]);
  });
  it('never match a seal that is none', () => {
    for (const seal of ['', 'zz', '00', `${pins.seal('rider-1', '0420')}00`])
      expect(pins.matches(seal, 'rider-1', '0420')).toBe(false);
  });
  it('cannot be shifted from the rider into the PIN', () =>
    expect(pins.seal('a', 'b:1')).not.toBe(pins.seal('a:b', '1')));
  it('want a key worth the name', () => {
    expect(() => hmacPins(Buffer.alloc(31))).toThrow(RangeError);
    expect(() => hmacPins(Buffer.alloc(32), Buffer.alloc(31))).toThrow(RangeError);
  });
  it('are sealed by the newest key and match every older one', () => {
    const rotated = hmacPins(Buffer.alloc(32, 8), Buffer.alloc(32, 7));
    expect(rotated.matches(pins.seal('r', '0420'), 'r', '0420')).toBe(true);
    expect(rotated.matches(pins.seal('r', '0420'), 'r', '0421')).toBe(false);
    expect(rotated.seal('r', '0420')).toBe(hmacPins(Buffer.alloc(32, 8)).seal('r', '0420'));
  });
});

describe('counter codes', () => {
  const codes = hmacCounterCodes(Buffer.alloc(32, 7));
  it('are six digits of their dealer, minute and key alone', () => {
    const code = codes.codeOf('dealer-1', 29_000_000);
    expect(code).toMatch(/^\d{6}$/);
    expect([
      codes.matches('dealer-1', 29_000_000, code),
      codes.matches('dealer-1', 29_000_001, code),
      codes.matches('dealer-2', 29_000_000, code),
      hmacCounterCodes(Buffer.alloc(32, 8)).matches('dealer-1', 29_000_000, code),
      codes.matches('dealer-1', 29_000_000, `${code}0`),
      codes.matches('dealer-1', 29_000_000, ''),
    ]).toEqual([true, false, false, false, false, false]);
  });
  it('are spread evenly, with leading zeros', () => {
    const drawn = Array.from({ length: 2_000 }, (_, minute) => codes.codeOf('dealer-1', minute));
    const byFirst = [...'0123456789'].map((digit) => drawn.filter((it) => it.startsWith(digit)).length);
    expect(Math.min(...byFirst)).toBeGreaterThan(140);
    expect(new Set(drawn).size).toBeGreaterThan(1_990);
  });
});

describe('one-time codes', () => {
  const seals = hmacCodeSeals(Buffer.alloc(32, 7));
  it('match their own seal, purpose, owner and key alone', () => {
    const seal = seals.seal('verify-email:a', '004200');
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(seals.matches(seal, 'verify-email:a', '004200')).toBe(true);
    const others = [
      seals.matches(seal, 'verify-email:a', '4200'),
      seals.matches(seal, 'reset-password:a', '004200'),
      seals.matches(seal, 'verify-email:b', '004200'),
    ];
    expect([
      ...others,
      hmacCodeSeals(Buffer.alloc(32, 8)).matches(seal, 'verify-email:a', '004200'),
      seals.matches('', 'verify-email:a', '004200'),
    ]).toEqual([false, false, false, false, false]);
  });
  it('sealed by an older key still match', () =>
    expect(
      hmacCodeSeals(Buffer.alloc(32, 8), Buffer.alloc(32, 7)).matches(seals.seal('a', '004200'), 'a', '004200'),
    ).toBe(true));
  it('share no seal with a PIN', () =>
    expect(seals.seal('r', '0420')).not.toBe(hmacPins(Buffer.alloc(32, 7)).seal('r', '0420')));
});

describe('seals on history', () => {
  const key = (byte: number) => Buffer.alloc(32, byte);
  const old = hmacHistorySeals(new Map([['a1', key(1)]]));
  it('name their key and are right for their content alone', () => {
    const seal = old.seal('entry');
    expect(seal).toMatch(/^a1:[0-9a-f]{64}$/);
    expect([old.check('entry', seal), old.check('entrY', seal)]).toEqual(['right', 'wrong']);
    for (const none of ['a1:', 'a1:zz', `${seal}00`]) expect(old.check('entry', none)).toBe('wrong');
    for (const none of ['', seal.slice(3)]) expect(old.check('entry', none)).toBe('unknown-key');
  });
  it('stay right after a newer key is put first, and only by their own key', () => {
    const rotated = hmacHistorySeals(
      new Map([
        ['a2', key(2)],
        ['a1', key(1)],
      ]),
    );
    expect([rotated.check('entry', old.seal('entry')), rotated.seal('entry').slice(0, 3)]).toEqual(['right', 'a2:']);
    expect(old.check('entry', rotated.seal('entry'))).toBe('unknown-key');
    expect(hmacHistorySeals(new Map([['a1', key(3)]])).check('entry', old.seal('entry'))).toBe('wrong');
  });
  it('want keys worth the name', () => {
    for (const keys of [new Map(), new Map([['a1', Buffer.alloc(31)]])])
      expect(() => hmacHistorySeals(keys)).toThrow(RangeError);
  });
});

it('digests of networks are keyed, equal for one key, and no digest of anything else', () => {
  const [ours, theirs] = [hmacSources(Buffer.alloc(32, 1)), hmacSources(Buffer.alloc(32, 2))];
  expect(ours('192.0.2')).toBe(ours('192.0.2'));
  expect(new Set([ours('192.0.2'), theirs('192.0.2'), ours('198.51.100'), sha256('192.0.2')]).size).toBe(4);
  expect(ours('192.0.2')).not.toBe(hmacSoldVins(Buffer.alloc(32, 1)).seals('192.0.2')[0]);
  expect(ours('192.0.2')).toMatch(/^[0-9a-f]{64}$/);
});

it('digests are SHA-256 in hexadecimal', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});

describe('ids', () => {
  it('rise, whatever the clock does, and hold its time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 41), { minLength: 2 }), (times) => {
        const clock = times.values();
        const ids = ulids(() => clock.next().value ?? 0);
        const made = times.map(() => ids.next());
        expect(made).toEqual([...new Set(made)].toSorted());
        expect(made.every((it) => /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(it))).toBe(true);
      }),
    );
    expect(ulids(() => 1_469_918_176_385).next()).toMatch(/^01aryz6s41/);
  });
  it('stay apart and in order within one millisecond', () => {
    const ids = ulids(() => 5);
    const made = Array.from({ length: 5000 }, () => ids.next());
    expect(new Set(made).size).toBe(5000);
    expect(made).toEqual(made.toSorted());
  });
  it('draw numbers over the whole range asked for', () => {
    const ids = ulids();
    const below = 36 ** 8 - 36 ** 7;
    const drawn = Array.from({ length: 500 }, () => ids.random(below));
    expect(drawn.every((it) => Number.isInteger(it) && it >= 0 && it < below)).toBe(true);
    expect(Math.max(...drawn)).toBeGreaterThan(below / 2);
    expect(ids.random(1)).toBe(0);
  });
});

it('the clock tells UTC with milliseconds', () => {
  jest.useFakeTimers({ now: Date.parse('2025-06-10T11:00:00.007-07:00') });
  expect(systemClock.now()).toBe('2025-06-10T18:00:00.007Z');
  jest.useRealTimers();
});
