import { beforeEach, describe, expect, test } from '@jest/globals';
import { plusSeconds } from '@rrr/core/shared';
import { metrics } from '@rrr/http';
import { renameSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { serve } from '../../adapters/http/testing/serve.js';
import { smallWorld } from '../../adapters/http/testing/small-world.js';
import { cli } from '../../app/cli.js';
import { startJobs } from '../../app/jobs.js';
import { SERVICES as S } from '../../app/services.js';
import { firing } from './testing/firing.js';
import { operated } from './testing/operated.js';
import { exprOf } from './testing/rules.js';

const scene = await operated();
const START = scene.clock.now();
beforeEach(() => scene.clock.set(START));
const later = (seconds: number): void => scene.clock.set(plusSeconds(START, seconds));
const silent = pino({ level: 'silent' });
const fired = (alert: string, after: string, before = '') => firing(exprOf(alert), { before, after, now: 0 });
const origin = {
  accountId: null,
  actingAs: null,
  network: null,
  device: async () => null,
  call: 'redeem',
  object: null,
};

describe('of jobs', () => {
  const day = 86_400;

  test('DailyJobLate and DailyJobFails: nobody runs it, then it fails, then it is done', async () => {
    const name = 'expire requests';
    expect(await scene.firing('DailyJobLate')).toContainEqual({ name });
    await scene.job(name).run();
    expect(await scene.firing('DailyJobLate')).not.toContainEqual({ name });
    later(day + 16 * 3_600);
    expect(await scene.firing('DailyJobLate')).toContainEqual({ name });
    await scene.db.write.raw('ALTER TABLE approval_requests RENAME TO gone');
    await expect(scene.job(name).run()).rejects.toThrow();
    expect(await scene.firing('DailyJobFails')).toEqual([{ name }]);
    await scene.db.write.raw('ALTER TABLE gone RENAME TO approval_requests');
    await scene.job(name).run();
    expect([await scene.firing('DailyJobFails'), await scene.firing('DailyJobLate')]).not.toContainEqual({ name });
  });

  test('JobFails: three times in a row', async () => {
    const shown = scene.container.get(S.metrics);
    let runs = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => void (end = resolve));
    const run = async () => {
      if ((runs += 1) === 4) end();
      throw new Error('on purpose');
    };
    const running = startJobs([{ name: 'pay runs', everySeconds: 0, run }], silent, { metrics: shown });
    await ended;
    await running.stop();
    expect(await scene.firing('JobFails')).toEqual([{ name: 'pay runs' }]);
  });

  test('JobStuck: it was done once, and not for two hours', async () => {
    const shown = metrics({ ofProcess: false, now: () => 0 });
    await startJobs([{ name: 'pay runs', everySeconds: 60, run: async () => false }], silent, {
      metrics: shown,
    }).stop();
    const at = async (now: number) => firing(exprOf('JobStuck'), { before: '', after: await shown.text(), now });
    expect([await at(7_800), await at(7_801)]).toEqual([[], [{ name: 'pay runs' }]]);
  });

  test('AnchorLate and AnchorNotTaken: no anchor is written, or its address takes none', async () => {
    expect(await scene.firing('AnchorLate')).toEqual([{}]);
    await scene.job('anchor history').run();
    expect([await scene.firing('AnchorLate'), await scene.firing('AnchorNotTaken')]).toEqual([[], []]);
    later(7_801);
    expect(await scene.firing('AnchorLate')).toEqual([{}]);
    await scene.db.write('jobs').where({ name: 'anchor history' }).update({ failed_at: START });
    expect(await scene.firing('AnchorNotTaken')).toEqual([{}]);
  });
});

describe('of history', () => {
  const verify = (name: string) =>
    cli([name], { NODE_ENV: 'test', DATA_DIR: scene.dataDir, LOG_LEVEL: 'silent' }, () => undefined);

  test('HistoryNotVerified and HistoryBroken: nobody checks, and a check finds a change', async () => {
    const both = [{ chain: 'ledger' }, { chain: 'audit' }];
    expect(await scene.firing('HistoryNotVerified')).toEqual(both);
    scene.clock.set(new Date().toISOString());
    expect([await verify('ledger:verify'), await verify('audit:verify')]).toEqual([0, 0]);
    expect([await scene.firing('HistoryNotVerified'), await scene.firing('HistoryBroken')]).toEqual([[], []]);
    scene.clock.set(plusSeconds(new Date().toISOString(), 8 * 86_400 + 1));
    expect(await scene.firing('HistoryNotVerified')).toEqual(both);
    const wallet = { rider_id: 'r', currency: 'USD' as const, book: 'credit' as const };
    await scene.db.write.raw('PRAGMA foreign_keys = OFF');
    await scene.db.write('wallets').insert({ ...wallet, balance: 5, sequence: 0, hash: '', moved_to: null });
    expect(await verify('ledger:verify')).toBe(1);
    expect(await scene.firing('HistoryBroken')).toEqual([{ chain: 'ledger' }]);
    await scene.db.write('wallets').where(wallet).delete();
    expect(await verify('ledger:verify')).toBe(0);
    expect(await scene.firing('HistoryBroken')).toEqual([]);
  });

  test('WalletSetAside: a job skips a wallet', async () => {
    await scene.mark();
    scene.container.get(S.metrics).walletSetAside('expire credit');
    expect(await scene.firing('WalletSetAside')).toEqual([{ name: 'expire credit' }]);
  });
});

describe('of money', () => {
  test('OrderDoubtful: an order without an answer for an hour', async () => {
    await scene.db.write.raw('PRAGMA foreign_keys = OFF');
    await scene.db.write('payment_orders').insert({
      claim_id: 'c',
      provider: 'sandbox',
      order_id: null,
      status: 'unknown',
      amount: 2_600,
      currency: 'CAD',
      created_at: START,
      updated_at: START,
      attempt: 1,
      doubtful_from: START,
    });
    expect(await scene.firing('OrderDoubtful')).toEqual([]);
    later(3_601);
    // a payment run asks again each minute, and each time the doubt begins anew
    await scene.db.write('payment_orders').update({ doubtful_from: plusSeconds(START, 3_590), attempt: 60 });
    expect(await scene.firing('OrderDoubtful')).toEqual([{ currency: 'CAD' }]);
    await scene.db.write('payment_orders').delete();
    expect(await scene.firing('OrderDoubtful')).toEqual([]);
  });

  test('AwardsHeldLong: a week', () => {
    expect(fired('AwardsHeldLong', 'held_awards_oldest_seconds{currency="USD"} 604801')).toEqual([{ currency: 'USD' }]);
  });
});

describe('of the database and the machine', () => {
  test('PoolExhausted: all connections are taken and a statement waits', async () => {
    const { client } = scene.db.write;
    const taken = (await client.acquireConnection()) as unknown;
    const waits = client.acquireConnection() as Promise<unknown>;
    expect(await scene.firing('PoolExhausted')).toEqual([{ pool: 'write' }]);
    await client.releaseConnection(taken);
    await client.releaseConnection(await waits);
    expect(await scene.firing('PoolExhausted')).toEqual([]);
  });

  test('DatabaseTakesNoWrites and MetricsIncomplete: the folder of data was moved away', async () => {
    const check = () => scene.job('check the database').run();
    const aside = `${scene.dataDir}-aside`;
    renameSync(scene.dataDir, aside);
    try {
      await check();
      expect(await scene.firing('DatabaseTakesNoWrites')).toEqual([{}]);
      expect(await scene.firing('MetricsIncomplete')).toEqual([{ source: 'disk' }]);
    } finally {
      renameSync(aside, scene.dataDir);
    }
    await check();
    expect([await scene.firing('DatabaseTakesNoWrites'), await scene.firing('MetricsIncomplete')]).toEqual([[], []]);
  });

  test('DiskAlmostFull: less than a tenth is free', () => {
    expect(fired('DiskAlmostFull', 'data_folder_free_bytes 9\ndata_folder_size_bytes 100')).toEqual([{}]);
    expect(fired('DiskAlmostFull', 'data_folder_free_bytes 10\ndata_folder_size_bytes 100')).toEqual([]);
  });

  test('EventLoopBlocked: the process does one thing for a second', async () => {
    const shown = metrics({ ofProcess: true });
    // the delay is measured by a timer, which needs turns of the loop before and after
    const turns = async () => {
      for (const until = performance.now() + 50; performance.now() < until;) await nextTurn();
    };
    await turns();
    for (const until = performance.now() + 1_000; performance.now() < until;);
    await turns();
    expect(fired('EventLoopBlocked', await shown.text())).toEqual([{}]);
  });

  test('ServerDown: Prometheus says so', () => {
    expect(fired('ServerDown', 'up{job="rewards",instance="a"} 0\nup{job="other"} 0')).toEqual([
      { job: 'rewards', instance: 'a' },
    ]);
  });
});

describe('of requests', () => {
  test('RequestsShed and RequestsFail: more than fit, and faults', async () => {
    const shown = metrics({ ofProcess: false });
    const full = await serve(smallWorld().httpPorts, { metrics: shown }, { mostRequests: 0 });
    const broken = await serve(
      {
        ...smallWorld().httpPorts,
        captcha: { kind: 'altcha', challenge: () => Promise.reject(new Error('broken')) } as never,
      },
      { metrics: shown },
    );
    const before = await shown.text();
    for (let n = 0; n < 11; n += 1) await fetch(`${full.base}/api/admin/riders`);
    for (let n = 0; n < 6; n += 1) await fetch(`${broken.base}/api/captcha-challenge`);
    await Promise.all([full.stop(), broken.stop()]);
    const after = await shown.text();
    expect(fired('RequestsShed', after, before)).toEqual([{}]);
    expect(fired('RequestsFail', after, before)).toEqual([{ code: 'INTERNAL' }]);
  });

  test('ImportsWait: one file is read, and others wait', () => {
    expect(fired('ImportsWait', 'imports_reading 2\nimports_waiting 1')).toEqual([{}]);
  });

  test('ManyGuesses and AccountLocked: wrong PINs', async () => {
    await scene.mark();
    const watch = scene.container.get(S.watch);
    const refuse = (code: string) =>
      watch.refused(Object.assign(new Error(code), { code }), { ...origin, email: undefined });
    for (let n = 0; n < 51; n += 1) refuse('WRONG_PIN');
    refuse('PIN_LOCKED');
    await watch.flushed();
    expect(await scene.firing('ManyGuesses')).toEqual([{ kind: 'wrong-pin' }]);
    expect(await scene.firing('AccountLocked')).toEqual([{ kind: 'pin-locked' }]);
  });
});
