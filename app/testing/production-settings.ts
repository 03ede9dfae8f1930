const KEY = Buffer.alloc(32, 1).toString('base64');

/** What a server in production must be told, and no more. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  NODE_ENV: 'production', SESSION_KEY: KEY, PIN_KEY: KEY, FILE_KEYS: `k1:${KEY}`, PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Rewards <rewards@example.com>', CONTACT_EMAIL: 'office@example.com',
};
