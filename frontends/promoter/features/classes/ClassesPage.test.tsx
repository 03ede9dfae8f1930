import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { classId, event as paying, eventId, proposal, stored, waiting } from '../../testing/examples.js';

const user = person();
/** nobody decided that it pays, so its promoter changes it */
const event = { ...paying, paying: false };
const own = { getEvent: { event, series: null } };
const path = `/event/${eventId}/classes`;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const write = (label: string, value: string, of: ReturnType<typeof within>) =>
  fireEvent.change(of.getByLabelText(label), { target: { value } });
const inClass = async (name: string) => within(await screen.findByRole('region', { name }));

test('all classes are saved together, with what each place pays', async () => {
  const { host } = atTheTrack(path, { answers: { ...own, saveClasses: { event: { ...event, version: 2 } } } });
  const first = await inClass('450 A');
  write('Place 2', '250', first);
  await user.click(first.getByRole('button', { name: 'Add a place' }));
  write('Place 3', '100', first);
  await user.click(screen.getByRole('button', { name: 'Save 2 classes' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The classes are saved.' }]));
  expect(asked(host, 'saveClasses')).toMatchObject([
    {
      params: { eventId },
      body: {
        version: 1,
        classes: [
          {
            _id: classId,
            payoutPlaces: [
              { place: 1, amount: usd(50000) },
              { place: 2, amount: usd(25000) },
              { place: 3, amount: usd(10000) },
            ],
          },
          { _id: stored._id, name: '250 B' },
        ],
      },
    },
  ]);
});

test('what is wrong is said at the class before anything is sent', async () => {
  const { host } = atTheTrack(path, { answers: own });
  await inClass('450 A');
  await user.click(screen.getByRole('button', { name: 'Add a class' }));
  const added = await inClass('New class');
  write('Class', ' 450  a', added);
  await user.click(screen.getByRole('button', { name: 'Save 3 classes' }));
  expect(await screen.findAllByText(/Another class has this name/)).toHaveLength(2);
  expect(screen.getByText('2 classes must be corrected before you can save.')).toBeVisible();
  expect(asked(host, 'saveClasses')).toEqual([]);
});

test('a class with results keeps what it pays', async () => {
  atTheTrack(path, { answers: own });
  const fixed = await inClass('250 B');
  expect(fixed.getByText(/what it pays is fixed/)).toBeVisible();
  expect(fixed.queryByRole('button', { name: 'Remove class 250 B' })).toBeNull();
});

test('someone else’s edit is shown beside one’s own, and one’s own can be kept', async () => {
  const theirs = { ...event, version: 5, classes: [{ ...waiting, name: '450 Pro' }, stored] };
  const answers = [event, theirs];
  const sent = [refusal(409, 'STALE_EDIT', 'Someone changed this event.'), { event: { ...theirs, version: 6 } }];
  const { host } = atTheTrack(path, {
    answers: {
      getEvent: () => ({ event: answers.shift() ?? theirs, series: null }),
      saveClasses: () => sent.shift(),
    },
  });
  write('Class', '450 Open', await inClass('450 A'));
  await user.click(screen.getByRole('button', { name: 'Save 2 classes' }));
  expect(await screen.findByText(/450 Pro/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  await user.click(screen.getByRole('button', { name: 'Save 2 classes' }));
  await waitFor(() =>
    expect(asked(host, 'saveClasses')[1]).toMatchObject({ body: { version: 5, classes: [{ name: '450 Open' }, {}] } }),
  );
});

test('once the event pays, a change is sent with its reason and waits for an administrator', async () => {
  const money = { issued: usd(5_000), reversed: usd(0), overpaid: usd(0), riders: 2 };
  const { host } = atTheTrack(path, {
    answers: {
      saveClasses: { event: { ...paying, proposal } },
      foreseeEventChange: { waits: true, money, results: [], outcome: 'seen' },
    },
  });
  write('Place 1', '900', await inClass('450 A'));
  fireEvent.change(screen.getByLabelText('Reason, for the administrator who decides (optional)'), {
    target: { value: 'A sponsor joined' },
  });
  await user.click(screen.getByRole('button', { name: 'Save or send for approval' }));
  expect(await screen.findByText('It changes awards of 2 riders.')).toBeVisible();
  expect(screen.getByText(/An administrator decides first, and sees these figures/)).toBeVisible();
  expect(asked(host, 'saveClasses')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go on and send' }));
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: 'Sent. An administrator decides about it first.' }]),
  );
  expect(asked(host, 'saveClasses')).toMatchObject([{ body: { version: 1, reason: 'A sponsor joined' } }]);
  expect(await screen.findByRole('region', { name: 'Women' })).toBeVisible();
});
