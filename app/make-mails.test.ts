import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { shownMails } from './make-mails.js';
import { PRODUCTION } from './testing/production-settings.js';

test('mails are shown in development, where none leaves the machine', () => {
  expect(shownMails(readConfig({}))).not.toBeNull();
  expect(shownMails(readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' }))).toBeNull();
});

test.each([{}, { SMTP_URL: 'files' }])('mails are never shown in production, also with %j', (over) =>
  expect(shownMails(readConfig({ ...PRODUCTION, ...over }))).toBeNull(),
);
