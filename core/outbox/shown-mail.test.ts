import { describe, expect, it } from '@jest/globals';
import { type Message, type Recipient, SECRET_KINDS, shownMail } from './index.js';

const reader: Recipient = { email: 'sam@example.com', fullName: 'Sam Carter', locale: 'en' };
const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles', site: 'https://portal.example.com/' };
const message = (kind: Message['kind'], facts: Message['facts']): Message => ({
  id: 'm',
  kind,
  recipient: { type: 'rider', id: 'r' },
  at: '2026-04-02T16:00:00.000Z',
  facts,
});

describe('an e-mail as an administrator sees it', () => {
  it.each(SECRET_KINDS.flatMap((kind) => (['en', 'fr'] as const).map((locale) => [kind, locale] as const)))(
    'holds no code and no link: %s in %s',
    (kind, locale) => {
      const facts = { code: 'Hj82kQ-481', purpose: 'verify-email', until: '2026-04-03T16:00:00.000Z', as: 'dealer' };
      const shown = shownMail(message(kind, facts), { ...reader, locale }, brand);
      expect(JSON.stringify(shown)).not.toMatch(/Hj82kQ|https?:/);
    },
  );

  it('is the e-mail itself where nothing is secret', () => {
    const shown = shownMail(message('password-changed', { at: '2026-04-02T16:00:00.000Z' }), reader, brand);
    expect(shown?.text).toContain('Hello Sam Carter');
    expect(shown?.text).toContain('https://portal.example.com/');
  });

  it('is gone once its content was deleted, unless there never was a secret', () => {
    expect(shownMail(message('invitation', {}), reader, brand)).toBeNull();
    expect(shownMail(message('account-reminder', {}), reader, brand)).not.toBeNull();
  });
});
