import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { type Anchor, anchorHistory, anchorsIn } from './index.js';

const HASH = 'a'.repeat(64);
const given = ({ mailed = true, fails = false } = {}) => {
  const db = fakeUnitOfWork();
  const clock = fixedClock('2026-11-25T12:40:00.000Z');
  const [noted, sent]: [Anchor[], Anchor[]] = [[], []];
  let end: () => Promise<void> = async () => undefined;
  const run = anchorHistory({
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    ends: async () => {
      await end();
      return { audit: { count: 7, hash: HASH }, ledger: { count: 0, hash: '' } };
    },
    note: (it) => void noted.push(it),
    send: (it) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(it))),
    mailed,
  });
  return { ...db, clock, noted, sent, run, endsBy: (work: () => Promise<void>) => void (end = work) };
};

describe('the ends of both chains', () => {
  it('are told once an hour, by one server, everywhere', async () => {
    const { run, noted, sent, stored, clock } = given();
    const [anchor, ...others] = await Promise.all([run(), run(), run()]);
    expect([anchor, others]).toEqual([
      { at: '2026-11-25T12:40:00.000Z', audit: { count: 7, hash: HASH }, ledger: { count: 0, hash: '' } },
      [null, null],
    ]);
    expect([noted, sent]).toEqual([[anchor], [anchor]]);
    expect(stored().outbox).toMatchObject([
      { kind: 'history-anchor', recipient: { type: 'mailbox', id: 'anchors' }, facts: { at: anchor?.at } },
    ]);
    expect(anchorsIn(String(stored().outbox[0]?.facts['anchor']))).toEqual([anchor]);
    clock.set('2026-11-25T12:59:59.999Z');
    expect(await run()).toBeNull();
    clock.set('2026-11-25T13:00:00.000Z');
    expect((await run())?.at).toBe('2026-11-25T13:00:00.000Z');
    expect(stored().outbox).toHaveLength(2);
  });

  it('reach the log and the mail although the other place is away, and the job says so', async () => {
    const { run, noted, stored } = given({ fails: true });
    await expect(run()).rejects.toThrow('away');
    expect([noted.length, stored().outbox.length]).toEqual([1, 1]);
    expect(stored().jobs).toMatchObject([{ failedAt: '2026-11-25T12:40:00.000Z' }]);
  });

  it('are sent by no mail where none is wanted', async () => {
    const { run, stored } = given({ mailed: false });
    await run();
    expect(stored().outbox).toEqual([]);
  });

  it('are told by another server when one was killed, which then leaves the hour to it', async () => {
    const { run, clock, endsBy, stored } = given();
    let free = () => undefined as void;
    endsBy(() => new Promise<void>((resolve) => (free = resolve)));
    const slow = run();
    await new Promise((resolve) => setImmediate(resolve));
    endsBy(async () => undefined);
    expect(await run()).toBeNull();
    clock.set('2026-11-25T12:55:01.000Z');
    expect(await run()).not.toBeNull();
    free();
    await slow;
    expect(stored().outbox).toHaveLength(1);
  });
});

describe('a file of anchors', () => {
  const anchor = { at: '2026-11-25T12:00:00.000Z', audit: { count: 3, hash: HASH }, ledger: { count: 1, hash: HASH } };

  it('may be the log of a server, a mail, or anchors alone; other lines are no anchors', () => {
    const text = [
      '{"level":30,"time":1,"msg":"request completed"}',
      JSON.stringify({ level: 30, time: 2, anchor, msg: 'history anchor' }),
      'not JSON { at all',
      `Anchor: ${JSON.stringify(anchor)}`,
      `${JSON.stringify(anchor)}\r`,
      JSON.stringify({ ...anchor, audit: { count: -1, hash: HASH } }),
      JSON.stringify({ ...anchor, ledger: { count: 1, hash: 'x' } }),
      JSON.stringify({ anchor: null }),
      '',
    ].join('\n');
    expect(anchorsIn(text)).toEqual([anchor, anchor, anchor]);
  });

  it('never fails, whatever it contains', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(anchorsIn(text))));
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(anchorsIn(JSON.stringify(value)))));
  });
});
