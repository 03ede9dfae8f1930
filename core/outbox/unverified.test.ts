import { describe, expect, it } from '@jest/globals';
import { emailFor, type Message } from './index.js';

const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const message = (kind: Message['kind'], facts: Message['facts']): Message => ({
  id: 'm1',
  kind,
  recipient: { type: 'promoter', id: 'p1' },
  at: '2025-06-10T18:00:00.000Z',
  facts,
});

describe('emails to an address that nobody verified', () => {
  const stranger = { fullName: 'BUY at evil.example', verified: false } as const;

  it.each(['en', 'fr'] as const)('carry no text that a stranger typed (%s)', (locale) => {
    const typed = 'Win money at evil.example';
    const mails = [
      message('email-code', { code: '004217', until: '2025-06-10T18:10:00.000Z', purpose: 'verify-email' }),
      message('application-received', { name: typed }),
      message('application-decided', { name: typed, decision: 'approved', reason: null }),
      message('application-decided', { name: typed, decision: 'rejected', reason: 'No series' }),
      message('invitation', { to: typed, as: 'promoter', code: 'abc', until: '2025-06-10T18:10:00.000Z' }),
    ];
    for (const mail of mails) {
      const { subject, text, html } = emailFor(mail, { ...stranger, locale }, brand);
      expect([mail.kind, subject + text + html]).toEqual([mail.kind, expect.not.stringContaining('evil.example')]);
      expect(text).toContain(locale === 'en' ? 'Hello,\n' : 'Bonjour,\n');
    }
    expect(emailFor(mails[1]!, { fullName: 'Ann Lee', locale }, brand).text).toContain(typed);
  });
});
