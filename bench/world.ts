import { randomBytes } from 'node:crypto';
import { actorOf } from '@rrr/core/identity';
import { sessionTokens } from '@rrr/http';
import { bulkInsert, migrate, seedInto, sqlOn } from '@rrr/persistence';
import { seedDemo } from '@rrr/seed/demo';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { SERVICES as S } from '../app/services.js';
import { addWallets, type BenchWallet } from './wallets.js';

/** Settings of every process of the benchmark: production's own, with keys of the day. */
export const environmentFor = (databaseUrl: string, keys: Keys): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '10',
  SESSION_KEY: keys.session,
  PIN_KEY: keys.pin,
  FILE_KEYS: `bench:${keys.file}`,
  AUDIT_KEY: `bench:${keys.audit}`,
  PUBLIC_URL: 'http://127.0.0.1:3000',
  SMTP_URL: 'files',
  MAIL_FROM: 'Rewards <rewards@example.com>',
  CONTACT_EMAIL: 'office@example.com',
  DEMO: 'false',
  MAX_REQUESTS: '500',
});

export interface Keys {
  readonly session: string;
  readonly pin: string;
  readonly file: string;
  readonly audit: string;
}
const aKey = (): string => randomBytes(32).toString('base64');
export const newKeys = (): Keys => ({ session: aKey(), pin: aKey(), file: aKey(), audit: aKey() });

type Container = ReturnType<typeof makeContainer>;
export type World = Awaited<ReturnType<typeof makeBenchWorld>>;

/** A new administrator with a session: its cookie. */
export const adminCookie = async (container: Container, keys: Keys): Promise<string> => {
  const [ids, db] = [container.get(S.ids), container.get(S.database)];
  const [adminId, accountId, sessionId] = [ids.next(), ids.next(), ids.next()];
  const email = `bench-${adminId}@example.com`;
  const [now, end] = [new Date(), new Date(Date.now() + 3_600_000)];
  await seedInto(db, {
    admins: [
      { id: adminId, first_name: 'Robin', last_name: 'Vale', full_name: 'Robin Vale', email, deactivated: false },
    ],
    accounts: [
      {
        id: accountId,
        email,
        password_hash: '',
        type: 'admin',
        subject_id: adminId,
        email_verified: true,
        deactivated: false,
        locale: 'en',
        display_name: 'Robin Vale',
      },
    ],
    sessions: [
      {
        id: sessionId,
        account_id: accountId,
        created_at: now.toISOString(),
        expires_at: end.toISOString(),
        factor_at: now.toISOString(),
      },
    ],
  });
  // in production an administrator without a second factor can do nothing
  await bulkInsert(sqlOn(db.write, db.kind), 'second_factors', [
    {
      account_id: accountId,
      sealed: '',
      created_at: now.toISOString(),
      confirmed_at: now.toISOString(),
      last_step: 0,
      failures: 0,
    },
  ]);
  return `session=${await sessionTokens(Buffer.from(keys.session, 'base64')).sign(sessionId, end)}`;
};

/** A database with the demo in it, a signed-in dealer and wallets that nobody has touched. */
export const makeBenchWorld = async (databaseUrl: string, keys: Keys, walletCount: number) => {
  const env = environmentFor(databaseUrl, keys);
  const container = makeContainer(readConfig(env));
  const db = container.get(S.database);
  await migrate(db);
  await seedDemo({
    db,
    passwords: container.get(S.passwords),
    pins: container.get(S.pins),
    digest: container.get(S.digest),
    clock: container.get(S.clock),
    program: container.get(S.program),
    seals: container.get(S.codeSeals),
    secrets: container.get(S.secrets),
    totp: container.get(S.totp),
  });
  // production refuses the demo's public password
  await db.write('accounts').update({ password_hash: '' });
  const wallets: readonly BenchWallet[] = await addWallets(db, container.get(S.pins), walletCount);
  const account = (await db.read('accounts').where({ email: 'dealer@example.com' }).first()) as {
    id: string;
    subject_id: string;
  };
  const [sessionId, expires] = [container.get(S.ids).next(), new Date(Date.now() + 6 * 3600_000)];
  await seedInto(db, {
    sessions: [
      {
        id: sessionId,
        account_id: account.id,
        created_at: new Date().toISOString(),
        expires_at: expires.toISOString(),
      },
    ],
  });
  const live = await container.get(S.queries).people.live(sessionId);
  if (!live) throw new Error('The session was not written');
  const actor = actorOf(live, new Date().toISOString());
  const token = await sessionTokens(Buffer.from(keys.session, 'base64')).sign(sessionId, expires);
  return {
    env,
    container,
    db,
    wallets,
    dealerId: account.subject_id,
    actor,
    sessionId,
    token,
    close: () => db.close(),
  };
};
