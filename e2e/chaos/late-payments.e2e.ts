import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { anId, cash, payable, sequentialIds } from '@rrr/core/testing';
import { migrate, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { paymentServer, type Trouble } from '../../adapters/payments/testing/payment-server.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { type CrashServer, startCrashServer } from '../crash-process.js';
import { adminCookie, putPeople } from '../crash-scenes.js';
import { newDataDir } from '../running-server.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const SECONDS = chaosSeconds(12);
const RIDERS = 16;
/** What was sent without an answer can appear for so long; the provider of this scene keeps to two thirds of it. */
const LATE_SECONDS = 3;
const LATEST = LATE_SECONDS * 660;
const rider = (n: number): string => anId('rder', n + 1);

interface ClaimRow {
  readonly id: string;
  readonly rider_id: string;
  readonly state: string;
  readonly version: number;
  readonly net: number | string;
  readonly status: string | null;
  readonly order_id: string | null;
  readonly doubtful_from: string | null;
}

const below = (n: number): number => Math.floor(Math.random() * n);
const oneOf = <T>(some: readonly T[]): T => some[below(some.length)] as T;

test(
  `for ${SECONDS} s a provider answers late, wrongly or not at all, and servers are killed: no claim is paid twice`,
  async () => {
    const [dir, dataDir] = await Promise.all([mkdtemp(join(tmpdir(), 'rrr-late-')), newDataDir()]);
    close.push(() => Promise.all([dir, dataDir].map((it) => rm(it, { recursive: true, force: true }))));
    const mariadb = await startMariaDb({ dir });
    close.push(() => mariadb.stop('SIGKILL'));
    const databaseUrl = await mariadb.newDatabase('late');
    const db = openDatabase({ url: databaseUrl });
    close.push(() => db.close());
    await migrate(db);
    await putPeople(db);
    const ids = sequentialIds();
    for (let n = 0; n < RIDERS; n += 1) {
      await putWorld(db, {
        ...payable(n + 1, { email: `r${n}@example.com` }),
        ...cash(rider(n), [10_000 + n], 'USD', ids),
      });
    }
    const provider = await paymentServer();
    close.push(() => provider.close());

    const program = join(dataDir, 'program.json');
    await writeFile(program, JSON.stringify({ lateOrderSeconds: LATE_SECONDS }));
    const env = {
      PROGRAM_FILE: program,
      PAYMENTS_URL: provider.url,
      PAYMENTS_KEY: provider.key,
      PAYMENTS_REWARD_PRODUCTS: 'ANY',
      PAYMENTS_CARD_PRODUCTS: 'CARD',
    };
    const start = (): Promise<CrashServer> => startCrashServer(databaseUrl, dataDir, 'silent', env);
    let server = await start();
    close.push(() => server.stop());
    const cookie = await adminCookie();

    provider.luck((method, url) => {
      if (method === 'GET' && url.searchParams.has('external_id')) {
        const order = provider.orders.find((it) => it.external_id === url.searchParams.get('external_id'));
        // a record that lags behind what was just carried out
        return order && provider.age(order.id) < 500 ? 'find-nothing' : undefined;
      }
      const trouble =
        method === 'POST'
          ? oneOf<Trouble | undefined>([
              'accept-late',
              'accept-late',
              'accept-late',
              'lose-the-answer',
              'lose-the-question',
              422,
              422,
              500,
              503,
              undefined,
              undefined,
            ])
          : undefined;
      if (trouble === 'accept-late') setTimeout(() => provider.arrive(0), below(LATEST));
      return trouble;
    });

    const told: Record<string, number> = {};
    let keys = 0;
    const ask = async (method: string, path: string, body: object): Promise<string> => {
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': `late-payments-${(keys += 1)}` };
      const said = await fetch(`${server.url}${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      }).then(
        async (it) => (it.ok ? 'ok' : `${it.status} ${((await it.json()) as { code: string }).code}`),
        () => 'broken off',
      );
      const what = `${(body as { action?: string }).action ?? path}: ${said}`;
      told[what] = (told[what] ?? 0) + 1;
      return said;
    };
    const claims = () =>
      sqlOn(db.read, 'mysql').rows<ClaimRow>(
        `SELECT k.id, k.rider_id, k.state, k.version, k.net, o.status, o.order_id, o.doubtful_from
       FROM payout_claims k LEFT JOIN payment_orders o ON o.claim_id = k.id ORDER BY k.id`,
      );
    const changed = (claim: ClaimRow, action: string) =>
      ask('PUT', `/api/admin/payout-claim/${claim.id}`, {
        action,
        version: claim.version,
        ...(action === 'change-method' ? { method: oneOf(['debit-card', 'reward-link']) } : {}),
      });
    /** One act of an administrator on a rider's newest claim, whatever state it is in. */
    const act = async (n: number): Promise<void> => {
      const claim = (await claims()).filter((it) => it.rider_id === rider(n)).at(-1);
      if (!claim || (claim.state === 'canceled' && below(4) > 0))
        return void (await ask('POST', '/api/admin/payout-claims', { riderId: rider(n) }));
      const body = { payoutClaimId: claim.id };
      const held = provider.orders.find((it) => it.external_id === claim.id);
      await oneOf([
        ...Array.from({ length: 4 }, () => () => ask('POST', '/api/payments/create-order', body)),
        () => ask('POST', '/api/payments/cancel-order', body),
        ...Array.from({ length: 3 }, () => () => changed(claim, 'cancel')),
        () => changed(claim, 'change-method'),
        () => changed(claim, 'refresh'),
        () => changed(claim, 'mark-sent'),
        () => changed(claim, 'undo-sent'),
        () =>
          ask('POST', '/api/payments/settle-order', {
            ...body,
            outcome: 'paid',
            orderId: held?.id ?? 'none',
            reason: 'Seen at the provider',
          }),
      ])();
    };

    const over = Date.now() + SECONDS * 1000;
    const admins = Array.from({ length: RIDERS }, async (_, n) => {
      while (Date.now() < over) {
        await act(n);
        await pause(below(50));
      }
    });
    let kills = 0;
    while (Date.now() < over - 3_000) {
      await pause(4_000 + below(4_000));
      await server.kill();
      kills += 1;
      server = await start();
    }
    await Promise.all(admins);

    // then the provider is well again, and what is late has come or never will
    provider.luck(() => undefined);
    await pause(LATEST);
    provider.arrive();
    const settled = async (): Promise<boolean> => {
      // a cancellation may have begun when its claim was sent already
      const open = (await claims()).filter(
        (it) => it.doubtful_from !== null && (it.state === 'pending' || it.status === 'canceling'),
      );
      const said = await Promise.all(
        open.map((claimRow) =>
          ask('POST', `/api/payments/${claimRow.status === 'canceling' ? 'cancel' : 'create'}-order`, {
            payoutClaimId: claimRow.id,
          }),
        ),
      );
      // what a killed server left under way is asked for two minutes later
      return said.every((it) => it === '409 ORDER_UNDER_WAY');
    };
    while (!(await settled())) await pause(500);

    const all = await claims();
    const executed = provider.orders.filter((it) => it.status === 'EXECUTED');
    const paid = new Map(executed.map((it) => [it.external_id ?? '', Math.round(it.reward.value.denomination * 100)]));
    const known = new Set(all.map((it) => it.id));
    expect([...paid.keys()].filter((it) => !known.has(it))).toEqual([]);
    for (let n = 0; n < RIDERS; n += 1) {
      const theirs = all.filter((it) => it.rider_id === rider(n) && paid.has(it.id));
      expect({ rider: n, executed: theirs.length }).toEqual({ rider: n, executed: Math.min(1, theirs.length) });
    }
    for (const claimRow of all) {
      const { id, state, status } = claimRow;
      if (state === 'canceled') expect({ id, state, paid: paid.has(id) }).toEqual({ id, state, paid: false });
      // what a killed server left under way is still open, and neither lost nor paid twice
      const canceling = state === 'sent' && status === 'canceling' && claimRow.doubtful_from !== null;
      if ((state === 'sent' || status === 'made') && !canceling)
        expect({ id, state, status, paid: paid.get(id) }).toEqual({
          id,
          state,
          status: 'made',
          paid: Number(claimRow.net),
        });
      if (canceling) expect([undefined, Number(claimRow.net)]).toContain(paid.get(id));
      if (claimRow.doubtful_from === null)
        expect({ id, status, paid: paid.has(id) }).toEqual({ id, status, paid: status === 'made' });
    }
    expect((await verifyLedger(db)).breaks.filter((it) => it.invariant !== 6)).toEqual([]);
    const doubted = Object.entries(told).reduce(
      (sum, [what, times]) => sum + (what.includes('ORDER_DOUBTFUL') ? times : 0),
      0,
    );
    const acts = Object.values(told).reduce((a, b) => a + b, 0);
    sayFigure(
      'late-payments',
      `${all.length} claims, ${executed.length} orders executed, ${acts} acts, ${doubted} refused as doubtful, ${kills} kills, ` +
        `${all.filter((it) => it.doubtful_from !== null).length} left under way by a kill`,
    );
    expectWork({
      claims: [all.length, RIDERS],
      executed: [executed.length, 1],
      acts: [acts, 4 * SECONDS],
      kills: [kills, 1],
    });
    expect(Object.keys(told).filter((it) => / 5\d\d (?!PAYMENT_UNAVAILABLE|UNAVAILABLE|OVERLOADED)/.test(it))).toEqual(
      [],
    );
  },
  chaosTimeout(SECONDS),
);
