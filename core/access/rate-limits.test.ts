import { describe, expect, test } from '@jest/globals';
import { fakeUnitOfWork, fixedClock, plainDigest } from '../testing/index.js';
import { countHits } from './index.js';

const house = (limitFactor = 1) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork();
  const ports = { uow: db.uow, clock, digest: plainDigest, limitFactor };
  return { ...db, clock, count: countHits(ports) };
};
const contact = (email: string, address = '203.0.113.9') => ({ of: 'contact', by: { email, address } }) as const;
const times = async <T>(n: number, act: () => Promise<T>): Promise<T | undefined> => {
  let last: T | undefined;
  for (let i = 0; i < n; i += 1) last = await act();
  return last;
};

describe('what anyone may ask', () => {
  test('is allowed up to its bound, and again when the window is over', async () => {
    const scene = house();
    expect(await times(5, () => scene.count(contact('kim@example.com')))).toBeNull();
    expect(await scene.count(contact('kim@example.com'))).toBe('2025-06-10T19:00:00.000Z');
    scene.clock.set('2025-06-10T18:59:59.999Z');
    expect(await scene.count(contact('kim@example.com'))).toBe('2025-06-10T19:00:00.000Z');
    scene.clock.set('2025-06-10T19:00:00.000Z');
    expect(await scene.count(contact('kim@example.com'))).toBeNull();
  });
  test('is counted by the e-mail however it is written, and by the address whoever is named', async () => {
    const scene = house();
    expect(await times(5, () => scene.count(contact('kim@example.com')))).toBeNull();
    expect(await scene.count(contact(' KIM@Example.com ', '203.0.113.10'))).not.toBeNull();
    expect(await times(5, () => scene.count(contact('lou@example.com')))).toBeNull();
    expect(await scene.count(contact('max@example.com'))).not.toBeNull();
    expect(await scene.count(contact('max@example.com', '203.0.113.10'))).toBeNull();
  });
  test('of one kind is none of another’s', async () => {
    const scene = house();
    await times(10, () => scene.count(contact('kim@example.com')));
    expect(await scene.count({ ...contact('kim@example.com'), of: 'apply' })).toBeNull();
  });
  test('waits for the later of two bounds that are reached', async () => {
    const scene = house();
    await times(5, () => scene.count(contact('kim@example.com', '203.0.113.10')));
    scene.clock.set('2025-06-10T18:30:00.000Z');
    await times(10, () => scene.count({ of: 'contact', by: { address: '203.0.113.9' } }));
    expect(await scene.count(contact('kim@example.com'))).toBe('2025-06-10T19:30:00.000Z');
  });
  test('names nobody where it is kept', async () => {
    const scene = house();
    await scene.count(contact('kim@example.com'));
    expect(JSON.stringify(scene.stored().rateLimits)).not.toMatch(/kim|203/);
  });
});

test('bounds are widened by a factor, and none at all by 0', async () => {
  const [wide, none] = [house(2), house(0)];
  expect(await times(10, () => wide.count(contact('kim@example.com')))).toBeNull();
  expect(await wide.count(contact('kim@example.com'))).not.toBeNull();
  expect(await times(100, () => none.count(contact('kim@example.com')))).toBeNull();
  expect(none.stored().rateLimits).toEqual([]);
});
