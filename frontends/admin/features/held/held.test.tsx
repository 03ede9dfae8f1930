import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HeldAward } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { config } from '@rrr/kit/pact/examples';
import { eventId, pagination, riderDetail } from '../../pact/examples.js';
import { heldAward, withPhotos } from '../../pact/held-examples.js';
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
  expect(table.getByText('The rider enrolled after the race.')).toBeVisible();
  expect(table.getByText('$125.00')).toBeVisible();
  expect(table.getByText(/^Enrolled [A-Z]/)).toBeVisible();
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
  expect(await screen.findByText(/another administrator has to release/)).toBeVisible();
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
  expect(screen.getByRole('button', { name: 'Release' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  expect(asked(host, 'heldAwards')[0]?.query).toMatchObject({ refused: 'true' });
});

test.each(['release', 'refuse'] as const)('in the inbox one is decided: %s', async (decision) => {
  const { host } = inbox({
    decideHeldAwards: outcomes([heldAward, decision === 'release' ? 'released' : 'refused']),
    undoHeldAwards: { outcomes: [{ resultId: heldAward._id, outcome: 'spent' }] },
  });
  const name = decision === 'release' ? 'Release' : 'Refuse';
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: `${name} 1 award?` }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seen on the photos');
  await user.click(dialog.getByRole('button', { name }));
  const told = decision === 'release' ? '$125.00 was released to Sam Carter.' : '$125.00 is not paid to Sam Carter.';
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Some of the money was redeemed already. The decision stands.')).toBeVisible();
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
  expect(await screen.findByText('Somebody else decided it already.')).toBeVisible();
  expect(host.notices).toEqual([]);
});

test('who entered the results is not offered to release, in French too', async () => {
  inbox({ heldAwards: { awards: [{ ...heldAward, enteredByYou: true }], pagination } }, 'fr');
  expect(await screen.findByText(/un autre administrateur doit donc libérer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Libérer/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Refuser/ })).toBeVisible();
});

test('an event says how much of it waits, and leads to its awards, which are released together', async () => {
  const own = { ...heldAward, enteredByYou: true };
  asAdmin(`/event/${eventId}/results`, {
    eventResults: { results: [], pagination },
    heldAwards: { awards: [own, { ...other, enteredByYou: true }], pagination: { ...pagination, total: 2 } },
  });
  expect(await screen.findByText('2 awards of this event wait for a check: $250.00.')).toBeVisible();
  expect(screen.getByText(/another administrator has to release them/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View waiting awards' }).getAttribute('href')).toBe(
    `/auth/admin/held-awards?eventId=${eventId}`,
  );
});

test('the awards of one event are listed alone, as many as are released at once', async () => {
  const { host } = asAdmin(`/held-awards?eventId=${eventId}`, { heldAwards: { awards: [heldAward], pagination } });
  expect(await screen.findByText('The rider enrolled after the race.')).toBeVisible();
  expect(asked(host, 'heldAwards')).toEqual([{ query: { refused: 'false', eventId, page: 1, limit: 100 } }]);
});

const program = { ...config.program, logoPhotos: { above: 10_000, photos: 2, days: 30 } };
const photos = ['01hq00000000000000000m0001', '01hq00000000000000000m0002'];

test('photos of the logos are shown large, with where a picture was sent before, and accepted with the award', async () => {
  const { host } = inbox({
    heldAwards: { awards: [withPhotos()], pagination },
    decideHeldAwards: outcomes([heldAward, 'released']),
  });
  const picture = await screen.findByRole('img', { name: 'Photo 1 of the motorcycle of Sam Carter' });
  expect(picture.getAttribute('src')).toBe(`/api/admin/photo/${photos[0]}`);
  expect(screen.getByText(/Mud Creek, 250 B: Sue Carter/)).toBeVisible();
  await user.click(picture);
  expect(await screen.findByRole('button', { name: 'Larger' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Release/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release 1 award?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'All logos seen');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('$125.00 was released to Sam Carter.')).toBeVisible();
  expect(asked(host, 'decideHeldAwards').map(({ body }) => body)).toEqual([
    { decision: 'release', resultIds: [heldAward._id], reason: 'All logos seen', photoIds: photos },
  ]);
  expect(asked(host, 'heldAwards')[0]?.query).toMatchObject({ waitsFor: 'person' });
});

test('a photo that is not accepted is asked for again with a reason', async () => {
  const { host } = inbox({
    heldAwards: { awards: [withPhotos()], pagination },
    askLogoPhotosAgain: { until: '2026-12-17' },
  });
  const [, second] = await screen.findAllByRole('checkbox', { name: 'I do not accept this photo' });
  await user.click(second!);
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask for 1 other photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for 1 other photo' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too dark');
  await user.click(dialog.getByRole('button', { name: 'Ask for 1 other photo' }));
  expect(await screen.findByText('Sam Carter was asked for other photos.')).toBeVisible();
  expect(asked(host, 'askLogoPhotosAgain')).toMatchObject([
    { params: { resultId: heldAward._id }, body: { photoIds: [photos[1]], reason: 'Too dark' } },
  ]);
});

test('who made the event is not offered to accept the photos, and missing ones say until when they can come', async () => {
  inbox({
    heldAwards: { awards: [withPhotos({ madeByYou: true, complete: false, sent: [] })], pagination },
  });
  expect(await screen.findByText(/The rider can send them until/)).toBeVisible();
  expect(screen.getByText(/another administrator has to accept the photos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
});

test('an award that lapsed without photos is asked for again from the list', async () => {
  const lapsed: HeldAward = {
    ...withPhotos({ complete: false, sent: [] }),
    heldSince: null,
    decision: { decision: 'refused', at: '2026-03-04T18:00:00.000Z', by: null, reason: null },
  };
  const { host } = asAdmin('/held-awards?refused=true', {
    getConfig: { ...config, program },
    heldAwards: { awards: [lapsed], pagination },
    askLogoPhotosAgain: { until: '2026-12-17' },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Sam Carter/ }));
  await user.click(await screen.findByRole('button', { name: 'Give more time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for the photos of 1 award again?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Was ill');
  await user.click(dialog.getByRole('button', { name: 'Give more time' }));
  await waitFor(() => expect(asked(host, 'askLogoPhotosAgain')).toHaveLength(1));
  expect(asked(host, 'askLogoPhotosAgain')[0]).toMatchObject({ body: { photoIds: [], reason: 'Was ill' } });
});
