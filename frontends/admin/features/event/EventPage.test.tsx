import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { eventDetail, eventId, riderId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const media = globalThis.matchMedia;
const onPhone = () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
};
afterEach(() => {
  globalThis.matchMedia = media;
});
const [raced] = eventDetail.classes;
const result = raced!.results[0]!;
const withResults = (results: (typeof result)[]) => ({
  getEvent: { event: { ...eventDetail, classes: [{ ...raced!, results }] }, series: null },
});

test('a matched row leads to its rider, and says when it was sent under another name', async () => {
  asAdmin(`/event/${eventId}`, withResults([{ ...result, riderName: 'S. CARTER' }]));
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=results`,
  );
  expect(screen.getByText('sent as S. CARTER')).toBeTruthy();
  expect(screen.getByText(/Earns \$125\.00/)).toBeTruthy();
});

test('a row that matches nobody says so, with its reasons', async () => {
  const verdict = {
    earns: null,
    type: null,
    reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches “Lou Orr”.' }],
  };
  asAdmin(`/event/${eventId}`, withResults([{ ...result, riderName: 'Lou Orr', rider: null, verdict }]));
  expect(await screen.findByText('No enrolled rider matches “Lou Orr”.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lou Orr' }).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/results/${result._id}`,
  );
});

test('on a phone the rows that match nobody are one line, with the names folded', async () => {
  onPhone();
  const unknown = (name: string, at: number) => ({
    ...result,
    _id: `01hq00000000000000000e000${at}`,
    riderName: name,
    rider: null,
    verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: `Nobody matches “${name}”.` }] },
  });
  asAdmin(`/event/${eventId}`, withResults([result, unknown('Lou Orr', 2), unknown('Pat Lane', 3)]));
  const fold = (await screen.findByText('2 finishers match no enrolled rider')).closest('details')!;
  expect(fold.open).toBe(false);
  expect(within(fold).getByRole('link', { name: 'Lou Orr' })).toBeTruthy();
  expect(within(fold).queryByText(/Nobody matches/)).toBeNull();
  expect(within(fold).queryByRole('link', { name: 'Sam Carter' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sam Carter' })).toBeTruthy();
});

test('a row that was not matched says so when its verdict does not', async () => {
  asAdmin(`/event/${eventId}`, withResults([{ ...result, riderName: 'Lou Orr', rider: null, verdict: null }]));
  expect(await screen.findByText('Not matched to a rider')).toBeTruthy();
});

test('a class without results waits', async () => {
  asAdmin(`/event/${eventId}`, {
    getEvent: {
      event: { ...eventDetail, classes: [{ ...raced!, results: [], resultsReceivedAt: null, entrants: 12 }] },
      series: null,
    },
  });
  expect(await screen.findByText('No results yet')).toBeTruthy();
  expect(screen.getByText('12 entrants stated')).toBeTruthy();
});

test('a link of the venue that is no web address is only text', async () => {
  asAdmin(`/event/${eventId}`, {
    getEvent: { event: { ...eventDetail, venueWebsite: 'javascript:alert(1)' }, series: null },
  });
  expect(await screen.findByText(/Rimrock Park/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Rimrock Park/ })).toBeNull();
});

test('the list asks for what the address says, and for current events first', async () => {
  const { host } = asAdmin('/events?query=rim&sort=title&page=2');
  await screen.findByRole('link', { name: 'Rimrock Motocross Round 3' });
  expect(asked(host, 'roleEvents')[0]?.query).toEqual({
    status: 'current',
    query: 'rim',
    sortBy: 'title',
    sort: 'ascending',
    page: 2,
    limit: 25,
  });
});
