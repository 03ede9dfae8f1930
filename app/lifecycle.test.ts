import { describe, expect, test } from '@jest/globals';
import { type Database, DatabaseFault } from '@rrr/persistence';
import { lifecycle } from './lifecycle.js';

const LIMITS = { patience: 20, longestSilence: 60_000 };

/** A database that answers, refuses or is silent, and says for how long it has been. */
const database = () => {
  const state = {
    answer: (): Promise<unknown> => Promise.resolve([]),
    silence: 0,
    asked: 0,
    fault: null as DatabaseFault | null,
    written: (): Promise<unknown> => Promise.resolve(),
  };
  const read = () => ({ select: () => ({ limit: () => ((state.asked += 1), state.answer()) }) });
  const writes = {
    check: async () => (await state.written(), state.fault),
    fault: () => state.fault,
    failed: () => undefined,
  };
  const db = { read: read as unknown as Database['read'], silentFor: () => state.silence, writes };
  return { state, server: lifecycle(db, LIMITS) };
};
const silent = (): Promise<unknown> => new Promise(() => undefined);

describe('/healthz', () => {
  test('is well while the database answers, and for a minute after', () => {
    const { state, server } = database();
    expect(server.alive()).toBe(true);
    state.silence = 59_999;
    expect(server.alive()).toBe(true);
    state.silence = 60_000;
    expect(server.alive()).toBe(false);
  });

  test('asks by itself while nothing is answered, so that it is well again where nobody else asks', async () => {
    const { state, server } = database();
    server.alive();
    expect(state.asked).toBe(0);
    state.silence = 90_000;
    state.answer = () => {
      state.silence = 0;
      return Promise.resolve([]);
    };
    expect([server.alive(), server.alive(), state.asked]).toEqual([true, true, 1]);
  });
});

describe('/readyz', () => {
  test('says quickly that the database is silent, and asks it once, however many look', async () => {
    const { state, server } = database();
    state.answer = silent;
    state.silence = 5_000;
    const looks = [server.ready(), server.ready(), server.ready()];
    for (const look of looks) await expect(look).rejects.toThrow('does not respond');
    expect(state.asked).toBe(1);
  });

  test('is ready while one connection is silent and others are answered', async () => {
    const { state, server } = database();
    state.answer = silent;
    await expect(server.ready()).resolves.toBeUndefined();
  });

  test('is not ready while writes are refused, and says why', async () => {
    const { state, server } = database();
    state.fault = new DatabaseFault('full', { place: '/data/rewards.sqlite' });
    await expect(server.ready()).rejects.toMatchObject({ reason: 'The disk of the database is full.' });
    state.fault = null;
    await expect(server.ready()).resolves.toBeUndefined();
  });

  test('goes by what is known while a write waits for its turn', async () => {
    const { state, server } = database();
    state.written = silent;
    await expect(server.ready()).resolves.toBeUndefined();
    state.fault = new DatabaseFault('read-only');
    await expect(server.ready()).rejects.toMatchObject({ kind: 'read-only' });
  });

  test('is not ready where the tables are missing', async () => {
    const { state, server } = database();
    state.answer = () => Promise.reject(new Error('no such table'));
    await expect(server.ready()).rejects.toThrow('no such table');
    state.answer = () => Promise.resolve([]);
    await expect(server.ready()).resolves.toBeUndefined();
  });
});
