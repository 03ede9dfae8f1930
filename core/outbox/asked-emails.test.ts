import { expect, test } from '@jest/globals';
import { emailFor, type Message } from './index.js';

const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const reader = { fullName: 'Ann Lee', locale: 'en' } as const;
const lecteur = { fullName: 'Zoé Roy', locale: 'fr' } as const;
const message = (kind: Message['kind'], facts: Message['facts']): Message => ({
  id: 'm1',
  kind,
  recipient: { type: 'promoter', id: 'p1' },
  at: '2025-06-10T18:00:00.000Z',
  facts,
});
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('an email tells how many riders asked for results, with a link to each event', () => {
  const asked = message('results-asked', {
    events: 3,
    ...{ id1: 'e1', event1: 'Mud Creek\r\nBcc: x', riders1: 12 },
    ...{ id2: 'e2', event2: 'Dry Lake', riders2: 1 },
  });
  const site = 'https://portal.example.com';
  const { subject, text } = emailFor(asked, reader, { ...brand, site });
  expect(subject).toBe('Riders asked for the results of 3 events');
  expect(text).toContain('Mud Creek Bcc: x: 12 riders\nDry Lake: 1 rider\nMore events: 1\n\n');
  expect(text).toContain(
    `Send the results (Mud Creek Bcc: x):\n${site}/auth/promoter/event/e1\n\nSend the results (Dry Lake):\n`,
  );
  const one = message('results-asked', { events: 1, id1: 'e1', event1: 'Mud Creek', riders1: 1 });
  expect(plain(emailFor(one, lecteur, { ...brand, site }).subject)).toBe('Résultats demandés par 1 pilote : Mud Creek');
  expect(emailFor(one, lecteur, { ...brand, site }).text).toContain(`${site}/fr/auth/promoter/event/e1`);
});
