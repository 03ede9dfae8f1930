import { afterAll, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, seedInto } from '@rrr/persistence';
import { DEMO_PASSWORD } from '@rrr/seed/demo';
import { readConfig } from './config.js';
import { makeContainer } from './container.js';
import { refuseDemoLogins } from './refuse-demo-logins.js';
import { startServer } from './server.js';
import { SERVICES as S } from './services.js';
import { PRODUCTION } from './testing/production-settings.js';

// password hashes are slow on a busy machine
jest.setTimeout(60_000);

const dataDir = mkdtempSync(join(tmpdir(), 'rrr-demo-logins-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('in production a server does not start while somebody can log in as in the demo', async () => {
  const config = readConfig({
    ...PRODUCTION,
    DATA_DIR: dataDir,
    SMTP_URL: 'files',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  const container = makeContainer(config);
  const database = container.get(S.database);
  await migrate(database);
  const id = '0'.repeat(25);
  const hash = await container.get(S.passwords).hash(DEMO_PASSWORD);
  await seedInto(database, {
    accounts: ['admin', 'dealer'].map((type, n) => ({
      id: `${id}${n}`,
      email: `${type}@example.com`,
      password_hash: n === 0 ? hash : '',
      type: 'admin',
      subject_id: `${id}${n}`,
      display_name: type,
      email_verified: true,
      deactivated: false,
      locale: 'en',
    })),
  });
  await expect(startServer(config, undefined, container)).rejects.toThrow(
    /DATABASE_URL: in this database, admin@example\.com can log in with the public password of the demo/,
  );
  await database.write('accounts').update({ password_hash: '' });
  await refuseDemoLogins(container);
  await database.close();
});
