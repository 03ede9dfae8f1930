import { createHash } from 'node:crypto';

const keyOf = (what: string): string => createHash('sha256').update(what).digest('base64');

/** The minimum settings of a server in production. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  SESSION_KEY: keyOf('sessions'),
  PIN_KEY: keyOf('PINs'),
  FILE_KEYS: `k1:${keyOf('files')}`,
  AUDIT_KEY: `a1:${keyOf('history')}`,
  PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Rewards <rewards@example.com>',
  CONTACT_EMAIL: 'office@example.com',
};
