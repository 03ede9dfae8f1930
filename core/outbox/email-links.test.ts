import { expect, it } from '@jest/globals';
import { emailFor, type Message } from './index.js';

const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const reader = { fullName: 'Ann Lee', locale: 'en' } as const;
const lecteur = { fullName: 'Zoé Roy', locale: 'fr' } as const;
const message = (kind: Message['kind'], facts: Message['facts']): Message => ({
  id: 'm1',
  kind,
  recipient: { type: 'code', id: 'c1' },
  at: '2025-06-10T18:00:00.000Z',
  facts,
});

it('emails lead to the exact screen in the language of the reader, with a code that no server sees', () => {
  const here = { ...brand, site: 'https://rewards.example.com/' };
  const facts = { code: '004217', until: '2025-06-10T18:10:00.000Z', purpose: 'reset-password' };
  const ann = { ...reader, email: 'ann+1@example.com' };
  const zoe = { ...lecteur, email: 'zoe@example.com' };
  const reset = emailFor(message('password-code', facts), ann, here);
  const address = 'https://rewards.example.com/password-lost-reset#email=ann%2B1%40example.com&code=004217';
  expect(reset.text).toContain(`Choose a new password:\n${address}\n\n`);
  expect(reset.html).toContain(`href="${address.replace('&', '&amp;')}"`);
  expect(emailFor(message('password-code', facts), zoe, here).text).toContain(
    'https://rewards.example.com/fr/password-lost-reset#email=zoe%40example.com&code=004217\n',
  );
  expect(emailFor(message('invitation', { code: 'a&b' }), zoe, here).text).toContain(
    'Accepter l’invitation\u00a0:\nhttps://rewards.example.com/fr/accept-invitation#email=zoe%40example.com&code=a%26b\n',
  );
  const { text } = emailFor(message('account-reminder', {}), ann, here);
  for (const path of ['login', 'forgot-password'])
    expect(text).toContain(`https://rewards.example.com/${path}#email=ann%2B1%40example.com\n`);
  expect(emailFor(message('password-changed', { at: facts.until }), zoe, here).text).toContain(
    'https://rewards.example.com/fr/login#email=zoe%40example.com\n',
  );
  // log-in may come first, and keeps the query of a page only
  const verify = (purpose: string) => emailFor(message('email-code', { ...facts, purpose }), zoe, here).text;
  expect(verify('verify-email')).toContain('https://rewards.example.com/fr/auth/email-verify?code=004217\n');
  expect(verify('change-email')).not.toContain('004217\n\nhttp');
  expect(verify('change-email')).not.toContain('email-verify');
});
