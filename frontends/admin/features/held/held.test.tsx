import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HeldAward } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { eventId, pagination, riderDetail } from '../../pact/examples.js';
import { heldAward } from '../../pact/held-examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const other: HeldAward = {
  ...heldAward,
  _id: '01hq00000000000000000s0002',
  rider: { ...heldAward.rider, _id: '01hq00000000000000000r0002', fullName: 'Sue Carter' },
  place: 1,
};
const outcomes = (...all: readonly (readonly [HeldAward, string])[]) => ({
  outcomes: all.map(([{ _id }, outcome]) => ({ resultId: _id, outcome })),
});
const inbox = (answers: Record<string, unknown>, locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    '/inbox?group=held',
    {
      getWaiting: waits({ held: { count: 1, since: '2026-03-03' } }),
      getRider: { rider: riderDetail, creditRedemptions: [], payoutClaims: [] },
      heldAwards: { awards: [heldAward], pagination },
      ...answers,
    },
    locale,
  );

test('a held award is shown with why it is held, the race, and when the rider enrolled', async () => {
  asAdmin('/held-awards', { heldAwards: { awards: [heldAward], pagination } });
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('The rider enrolled after the race.')).toBeTruthy();
  expect(table.getByText('$125.00')).toBeTruthy();
  expect(table.getByText(/^Enrolled [A-Z]/)).toBeTruthy();
  expect(table.getByRole('link', { name: 'Rimrock Motocross Round 3' }).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/results`,
  );
});

test('many are released at once with a reason; one that was not is told with its reason', async () => {
  const { host } = asAdmin('/held-awards', {
    heldAwards: { awards: [heldAward, other], pagination },
    decideHeldAwards: outcomes([heldAward, 'released'], [other, 'entered-by-you']),
  });
  await user.click(await screen.findByRole('checkbox', { name: /Sam Carter/ }));
  await user.click(screen.getByRole('checkbox', { name: /Sue Carter/ }));
  await user.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release 2 awards?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seen on the photos');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/another administrator has to release/)).toBeTruthy();
  expect(asked(host, 'decideHeldAwards').map(({ body }) => body)).toEqual([
    { decision: 'release', resultIds: [heldAward._id, other._id], reason: 'Seen on the photos' },
  ]);
});

test('what was refused can only be released', async () => {
  const { host } = asAdmin('/held-awards?refused=true', {
    heldAwards: {
      awards: [
        {
          ...heldAward,
          heldSince: null,
          decision: { decision: 'refused', at: '2026-03-04T18:00:00.000Z', by: 'Robin Vale', reason: 'Another rode' },
        },
      ],
      pagination,
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Sam Carter/ }));
  expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  expect(asked(host, 'heldAwards')[0]?.query).toMatchObject({ refused: 'true' });
});

test.each(['release', 'refuse'] as const)('in the inbox one is decided: %s', async (decision) => {
  const { host } = inbox({
    decideHeldAwards: outcomes([heldAward, decision === 'release' ? 'released' : 'refused']),
  });
  const name = decision === 'release' ? 'Release' : 'Refuse';
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: `${name} 1 award?` }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seen on the photos');
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() =>
    expect(host.notices).toMatchObject([
      { text: decision === 'release' ? '$125.00 was released to Sam Carter.' : '$125.00 is not paid to Sam Carter.' },
    ]),
  );
  expect(asked(host, 'decideHeldAwards').map(({ body }) => body)).toEqual([
    { decision, resultIds: [heldAward._id], reason: 'Seen on the photos' },
  ]);
});

test('what somebody else decided meanwhile is told where it was asked', async () => {
  const { host } = inbox({ decideHeldAwards: outcomes([heldAward, 'not-held']) });
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse 1 award?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Another rode');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Somebody else decided it already.')).toBeTruthy();
  expect(host.notices).toEqual([]);
});

test('who entered the results is not offered to release, in French too', async () => {
  inbox({ heldAwards: { awards: [{ ...heldAward, enteredByYou: true }], pagination } }, 'fr');
  expect(await screen.findByText(/un autre administrateur doit donc libérer/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Libérer/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Refuser/ })).toBeTruthy();
});

test('an event says how much of it waits, and leads to its awards, which are released together', async () => {
  const own = { ...heldAward, enteredByYou: true };
  asAdmin(`/event/${eventId}/results`, {
    eventResults: { results: [], pagination },
    heldAwards: { awards: [own, { ...other, enteredByYou: true }], pagination: { ...pagination, total: 2 } },
  });
  expect(await screen.findByText('2 awards of this event wait for a check: $250.00.')).toBeTruthy();
  expect(screen.getByText(/another administrator has to release them/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View waiting awards' }).getAttribute('href')).toBe(
    `/auth/admin/held-awards?eventId=${eventId}`,
  );
});

test('the awards of one event are listed alone, as many as are released at once', async () => {
  const { host } = asAdmin(`/held-awards?eventId=${eventId}`, { heldAwards: { awards: [heldAward], pagination } });
  expect(await screen.findByText('The rider enrolled after the race.')).toBeTruthy();
  expect(asked(host, 'heldAwards')).toEqual([{ query: { refused: 'false', eventId, page: 1, limit: 100 } }]);
});
