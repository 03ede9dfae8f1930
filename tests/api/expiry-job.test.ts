import { afterEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { post, issue } from '@rrr/core/ledger';
import { addDays, dateIn } from '@rrr/core/shared';
import { compareSummaries, migrate } from '@rrr/persistence';
import { pino } from 'pino';
import { readConfig } from '../../app/config.js';
import { makeContainer } from '../../app/container.js';
import { SERVICES as S } from '../../app/services.js';

jest.setTimeout(60_000);

const ended: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ended.splice(0).map((it) => it())));

/** A server's container with its own database, without jobs, and its log. */
const wired = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rrr-wallet-'));
  const container = makeContainer(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }));
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
  container.rebind(S.log).toConstantValue(pino({ level: 'info', base: null }, sink));
  const db = container.get(S.database);
  await migrate(db);
  ended.push(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
  return { container, db, logged: () => lines.map((it) => JSON.parse(it) as Readonly<Record<string, unknown>>) };
};

type Wired = Awaited<ReturnType<typeof wired>>;

/** Riders with credit of 10.00 that ended, or ends, on the given day. */
const ridersWithCredit = async ({ container, db }: Wired, count: number, expiresOn: string): Promise<string[]> => {
  const ids = container.get(S.ids);
  const riders = Array.from({ length: count }, () => ids.next()).toSorted();
  for (const id of riders)
    await db.write('riders').insert({
      id,
      first_name: 'Zoe',
      last_name: 'Lind',
      full_name: 'Zoe Lind',
      email: `${id}@example.com`,
      country: 'US',
      factory: false,
      professional: false,
      parental_consent: false,
      deactivated: false,
      enrolled_at: '2024-01-01T00:00:00.000Z',
      name_key: 'zoe lind',
      sort_key: 'lind zoe',
      search_key: 'zoe lind',
      personal_key: '',
      version: 1,
    });
  await container.get(S.uow).run(async (tx) => {
    const cause = { at: '2024-01-01T00:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
    const wallets = await tx.wallets.lock(
      riders.map((riderId) => ({ riderId, currency: 'USD' as const, book: 'credit' as const })),
    );
    await tx.wallets.post(
      wallets.map((wallet) => {
        const award = {
          id: ids.next(),
          riderId: wallet.riderId,
          currency: 'USD' as const,
          type: 'credit' as const,
          initial: 1_000,
          awardedAt: cause.at,
          expiresOn,
          source: null,
          seriesId: null,
          label: 'Race',
        };
        return post(wallet, [issue(award)], cause, { ids, digest: container.get(S.digest) });
      }),
    );
  });
  return riders;
};
const jobOf = ({ container }: Wired, name: string) => container.get(S.jobs).find((it) => it.name === name);

test('the expiry job names a wallet that it set aside in the log, counts it, and is done for the day', async () => {
  const server = await wired();
  const { container, db, logged } = server;
  const riders = await ridersWithCredit(server, 2, '2025-01-01');
  await db
    .write('wallets')
    .where('rider_id', riders[0] ?? '')
    .update({ balance: 5_000 });

  expect(await jobOf(server, 'expire credit')?.run()).toBe(false);
  expect(await db.read('wallets').orderBy('rider_id').pluck('balance')).toEqual([5_000, 0]);
  expect(logged().filter((it) => it['level'] === 50)).toMatchObject([
    {
      job: 'expire credit',
      wallet: `${riders[0]}/USD/credit`,
      reason: 'its balance is 5000, its newest entry says 1000',
      msg: expect.stringContaining('wallet skipped'),
    },
  ]);
  expect(JSON.stringify(logged())).not.toMatch(/Zoe|Lind|example\.com/);
  expect(await container.get(S.metrics).text()).toContain('wallets_set_aside_total{name="expire credit"} 1');
  expect(await db.read('jobs').where('name', 'expire credit').pluck('done_through')).toEqual([
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ]);
});

test('after 40 days without jobs, credit that nobody was told of is kept, its rider is told, and no report is wrong', async () => {
  const server = await wired();
  const { container, db } = server;
  const { timeZone } = container.get(S.program);
  const today = dateIn(container.get(S.clock).now(), timeZone);
  const [untold] = await ridersWithCredit(server, 1, addDays(today, -2));
  // the last notice of this credit was due on the day on which the jobs last ran
  const [told] = await ridersWithCredit(server, 1, addDays(today, -33));
  await container.get(S.uow).run(async ({ jobs }) => {
    const state = await jobs.lock('expire credit');
    await jobs.save('expire credit', { ...state, doneThrough: addDays(today, -40) }, container.get(S.clock).now());
  });

  await jobOf(server, 'expire credit')?.run();
  const awards = await db.read('awards').orderBy('expires_on').select('rider_id', 'expires_on', 'current_value');
  expect(awards).toEqual([
    { rider_id: told, expires_on: addDays(today, -33), current_value: 0 },
    { rider_id: untold, expires_on: addDays(today, 14), current_value: 1_000 },
  ]);
  const mails = await db.read('outbox').where('kind', 'credit-expiring').select('recipient_id', 'facts');
  expect(mails.map((it) => [it.recipient_id, JSON.parse(it.facts).expiresOn])).toEqual([[untold, addDays(today, 14)]]);
  expect(await db.read('audit_log').where('action', 'keep-credit').pluck('object_id')).toEqual([untold]);
  expect((await compareSummaries(db)).filter((it) => it.kind.startsWith('available'))).toEqual([]);

  // the job of the notices finds nothing more to tell
  await jobOf(server, 'remind of expiry')?.run();
  expect(await db.read('outbox').where('kind', 'credit-expiring').pluck('recipient_id')).toEqual([untold]);
});
