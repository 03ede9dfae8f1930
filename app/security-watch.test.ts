import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fixedClock } from '@rrr/core/testing';
import type { KeyedEvent, SecurityNote } from '@rrr/core/security';
import type { StoreName, Stores, UnitOfWork } from '@rrr/core/shared';
import { metrics, type Origin } from '@rrr/http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { securityWatch, watchedUnitOfWork } from './security-watch.js';

afterEach(() => void jest.useRealTimers());

class Refused extends Error {
  constructor(readonly code: string) {
    super('Refused');
  }
}

const given = ({ fails = 0 } = {}) => {
  const lines: string[] = [];
  const log = pino(
    { level: 'info' },
    new Writable({ write: (it: Buffer, _, done) => (lines.push(String(it)), done()) }),
  );
  const counted = metrics({ ofProcess: false });
  const batches: (readonly SecurityNote[])[] = [];
  let left = fails;
  const watch = securityWatch({
    record: async (notes) => {
      if (left-- > 0) throw new Error('away');
      batches.push(notes);
      return notes.map(({ email: _, ...note }): KeyedEvent => ({
        ...note,
        id: '1',
        key: '1',
        lastAt: note.at,
        severity: 'warning',
        deleteAfter: note.at,
      }));
    },
    log,
    metrics: counted,
    clock: fixedClock(),
  });
  const origin: Origin = {
    accountId: 'a1',
    actingAs: null,
    network: '192.0.2.0/24',
    device: async () => 'd1',
    call: 'redeem',
    object: { type: 'rider', id: 'r1' },
    email: undefined,
  };
  return { watch, batches, lines, counted, origin };
};

describe('the security watch', () => {
  it('stores a refusal with its origin, logs and counts it', async () => {
    const { watch, batches, lines, counted, origin } = given();
    watch.refused(new Refused('WRONG_PIN'), origin);
    watch.refused(new Refused('NOT_FOUND'), origin);
    watch.refused('not an error', origin);
    await watch.flushed();
    expect(batches).toMatchObject([
      [
        {
          kind: 'wrong-pin',
          accountId: 'a1',
          network: '192.0.2.0/24',
          device: 'd1',
          objectType: 'rider',
          objectId: 'r1',
        },
      ],
    ]);
    expect(lines.map((it) => JSON.parse(it) as object)).toMatchObject([
      { msg: 'security event', security: { kind: 'wrong-pin', accountId: 'a1', facts: { code: 'WRONG_PIN' } } },
    ]);
    expect(await counted.text()).toContain('security_events_total{kind="wrong-pin"} 1');
  });

  it('hears of acts once they are committed, from where they were asked for', async () => {
    const { watch, batches, origin } = given();
    const appended: string[] = [];
    const tx = { audit: { append: async (it: { id: string }) => void appended.push(it.id) } } as unknown as Stores;
    let runs = 0;
    const plain: UnitOfWork<StoreName> = {
      // the first attempt loses a race
      run: async (work) => {
        runs += 1;
        await work(tx);
        return work(tx);
      },
    };
    const uow = watchedUnitOfWork(plain, watch);
    const act = { at: '2026-11-25T12:00:00.000Z', actorId: 'a1', proxyHostId: null, objectType: 'admin', detail: {} };
    await watch.within(origin, () =>
      uow.run((stores) => stores.audit.append({ ...act, id: 'x', action: 'deactivate-admin', objectId: 'o1' })),
    );
    await uow
      .run(async (stores) => {
        await stores.audit.append({ ...act, id: 'y', action: 'activate-admin', objectId: 'o2' });
        throw new Refused('NOT_FOUND');
      })
      .catch(() => undefined);
    await watch.flushed();
    expect([appended, runs]).toEqual([['x', 'x', 'y'], 2]);
    expect(batches).toMatchObject([[{ kind: 'admin-off', objectId: 'o1', network: '192.0.2.0/24', device: 'd1' }]]);
  });

  it('keeps what could not be stored and tries again', async () => {
    const { watch, batches, lines, origin } = given({ fails: 2 });
    watch.refused(new Refused('WRONG_PIN'), origin);
    await watch.flushed();
    watch.refused(new Refused('WRONG_COUNTER_CODE'), origin);
    await watch.flushed();
    expect([batches, lines]).toEqual([[], []]);
    await watch.flushed();
    expect(batches[0]?.map((it) => it.kind).toSorted()).toEqual(['wrong-counter-code', 'wrong-pin']);
  });

  it('gives up at last, which the log says', async () => {
    const { watch, lines, origin } = given({ fails: 100 });
    watch.refused(new Refused('WRONG_PIN'), origin);
    for (let n = 0; n < 8; n += 1) await watch.flushed();
    expect(lines.map((it) => JSON.parse(it) as object)).toMatchObject([
      { msg: 'security events could not be stored', security: { 'wrong-pin': 1 } },
    ]);
  });

  it('only counts what comes after the first thousand in a flood', async () => {
    const { watch, batches, origin } = given();
    for (let n = 0; n < 1_200; n += 1)
      watch.refused(new Refused('WRONG_CREDENTIALS'), { ...origin, accountId: null, email: `n${n}@example.com` });
    await watch.flushed();
    expect(batches[0]).toHaveLength(1_001);
    expect(batches[0]?.at(-1)).toMatchObject({ kind: 'login-failed', count: 200, network: null, facts: {} });
    expect(batches[0]?.at(-1)?.email).toBeUndefined();
  });
});
