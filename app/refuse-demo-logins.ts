import { DEMO_EMAILS, DEMO_PASSWORD } from '@rrr/seed/demo';
import type { Container } from 'inversify';
import { ConfigurationError } from './config.js';
import { SERVICES as S } from './services.js';

/**
 * In production, refuses a database in which somebody can log in as in the demo, because everyone knows that password.
 * @throws ConfigurationError
 */
export const refuseDemoLogins = async (container: Container): Promise<void> => {
  if (container.get(S.config).NODE_ENV !== 'production') return;
  const found: readonly { readonly email: string; readonly password_hash: string }[] = await container
    .get(S.database)
    .write('accounts')
    .select('email', 'password_hash')
    .whereIn('email', [...DEMO_EMAILS])
    .orderBy('email');
  const open: string[] = [];
  for (const { email, password_hash: hash } of found)
    if ((await container.get(S.passwords).verify(hash, DEMO_PASSWORD)).right) open.push(email);
  if (open.length === 0) return;
  throw new ConfigurationError([
    `DATABASE_URL: in this database, ${open.join(', ')} can log in with the public password of the demo; ` +
      'use another database when NODE_ENV is production, or change these passwords first',
  ]);
};
