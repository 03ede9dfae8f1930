import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Job } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { job } from '../../pact/system-examples.js';
import { asAdmin } from '../../testing/as-admin.js';
import { onPhone } from '../../testing/on-phone.js';

person();
const at = '2026-04-03T18:00:00.000Z';
const ran = { startedAt: at, finishedAt: at } as const;
const jobs: readonly Job[] = [
  { ...job, ...ran, outcome: 'done', doneThrough: '2026-04-03' },
  { ...job, name: 'sweep files', startedAt: at, running: true },
  {
    ...job,
    ...ran,
    name: 'send mail',
    daily: false,
    everySeconds: 5,
    outcome: 'failed',
    failures: 3,
    nextAt: at,
    waiting: 1200,
  },
];
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

test('each job says how it went, when it runs next and what waits', async () => {
  asAdmin('/jobs', { listJobs: { jobs } });
  const expire = await row('Expire credit');
  expect(expire.getByText('Done')).toBeVisible();
  expect(expire.getByText('Tomorrow')).toBeVisible();
  expect((await row('Remove unused files')).getByText('Running')).toBeVisible();
  const mail = await row('Send e-mails');
  expect(mail.getByText('Failed 3 times')).toBeVisible();
  expect(mail.getByText('Every 5 seconds')).toBeVisible();
  expect(mail.getByText('1,200')).toBeVisible();
});

test(
  'on a phone it is written that the time is that of the next run',
  onPhone(async () => {
    asAdmin('/jobs', { listJobs: { jobs } });
    expect((await screen.findByRole('list', { name: 'Jobs' })).textContent).toMatch(/Done.*Next: Tomorrow/);
  }),
);

test('a list that did not load can be tried again', async () => {
  asAdmin('/jobs', { listJobs: refusal(503, 'UNAVAILABLE', 'The server is busy.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
