import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { EVENT } from '@rrr/records';
import { person } from '@rrr/kit/desk/testing';
import { category, dealerFound, seriesDetail } from '@rrr/kit/pact/examples';
import { earned, eventDetail, nextEvent } from '../../pact/examples.js';
import { asked, asRider, pagination } from '../../testing/as-rider.js';

const user = person();
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('the next events come first, oldest first; later ones newest first', async () => {
  const { host } = asRider('/events');
  expect((await screen.findByRole('link', { name: nextEvent.title })).getAttribute('href')).toBe(
    `/auth/rider/event/${nextEvent._id}`,
  );
  await user.click(screen.getByRole('button', { name: 'With results' }));
  await waitFor(() => expect(asked(host, 'roleEvents')).toHaveLength(2));
  expect(asked(host, 'roleEvents').map((it) => `${it.query.filter} ${it.query.sort}`)).toEqual([
    'upcoming ascending',
    'done descending',
  ]);
});

test('own events are a choice in the address', async () => {
  const { host } = asRider('/events?mine=raced&filter=all');
  await screen.findByRole('link', { name: nextEvent.title });
  expect(asked(host, 'roleEvents')[0]?.query).toMatchObject({ mine: 'raced', filter: 'all' });
});

test('a star keeps an event, and says so', async () => {
  const { host } = asRider('/events', { addFavourite: null });
  await user.click(await screen.findByRole('button', { name: `${nextEvent.title} is a favorite`, pressed: false }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual([`${nextEvent.title} is a favorite now.`]));
  expect(asked(host, 'addFavourite')).toEqual([{ params: { kind: 'event', targetId: nextEvent._id } }]);
});

test('a star that failed says why', async () => {
  const { host } = asRider('/events', { addFavourite: refusal(404, 'NOT_FOUND', 'It is not there.') });
  await user.click(await screen.findByRole('button', { name: `${nextEvent.title} is a favorite` }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'bad', text: 'It is not there.' }]));
});

test('every field of an event is on its page, but for these', async () => {
  asRider(`/event/${nextEvent._id}`, { getEvent: { event: { ...eventDetail, ...sampleOf(EVENT) }, series: null } });
  await waitFor(() => expect(fieldsNotShown(EVENT, 'public')).toEqual(['type', 'zipcode']));
});

test('an event shows what each class pays, and its series', async () => {
  asRider(`/event/${nextEvent._id}`);
  expect(await screen.findByText('450 A')).toBeVisible();
  expect(screen.getByText('$250.00')).toBeVisible();
  expect(screen.getByText(/needs at least 5 starters/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'High Desert Series' }).getAttribute('href')).toBe(
    `/auth/rider/serie/${seriesDetail._id}`,
  );
});

test('own results stand on the event’s page, and are marked among all', async () => {
  const result = {
    _id: earned._id,
    place: 2,
    resultType: 'finished' as const,
    riderName: 'Sam Carter',
    number: '217',
    hometown: 'Bend',
    bike: 'KTM',
    rider: null,
    verdict: null,
  };
  const event = { ...eventDetail, classes: [{ ...eventDetail.classes[0]!, results: [result] }] };
  asRider(`/event/${nextEvent._id}?tab=results`, {
    getEvent: { event, series: null },
    riderEarnings: { earnings: [{ ...earned, event: { ...earned.event, _id: nextEvent._id } }], pagination },
  });
  expect(await screen.findByRole('row', { name: /2nd Sam Carter \(you\) Bend KTM/ })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Your results here' })).getByText('$125.00')).toBeVisible();
});

test('a race without a result leads to its claim', async () => {
  const event = { ...eventDetail, startDate: day(-3), endDate: day(-3), resultsDueDate: day(42) };
  asRider(`/event/${nextEvent._id}`, { getEvent: { event, series: null } });
  expect((await screen.findByRole('link', { name: 'Claim it' })).getAttribute('href')).toBe(
    `/auth/rider/earnings?claim=${nextEvent._id}`,
  );
});

describe('missing results', () => {
  const raced = { startDate: day(-9), endDate: day(-9), resultsDueDate: day(36) };
  const show = (resultsAsked: typeof eventDetail.resultsAsked, answers: object = {}) =>
    asRider(`/event/${nextEvent._id}`, {
      getEvent: { event: { ...eventDetail, ...raced, resultsAsked }, series: null },
      ...answers,
    });

  test('are asked for in one tap, and then it says when and how many asked', async () => {
    const askedAt = '2026-11-25T18:00:00.000Z';
    let resultsAsked: NonNullable<typeof eventDetail.resultsAsked> = { riders: 3, askedAt: null };
    const { host } = show(null, {
      getEvent: () => ({ event: { ...eventDetail, ...raced, resultsAsked }, series: null }),
      askForResults: () => {
        resultsAsked = { riders: 4, askedAt };
        return null;
      },
    });
    expect(await screen.findByText(/3 riders asked\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for the results' }));
    expect(await screen.findByText('You asked for the results on Nov 25th, 2026. 4 riders asked.')).toBeVisible();
    expect(asked(host, 'askForResults')).toEqual([{ params: { eventId: nextEvent._id } }]);
    expect(screen.queryByRole('button', { name: 'Ask for the results' })).toBeNull();
  });

  test('that came meanwhile are not asked for', async () => {
    show(
      { riders: 0, askedAt: null },
      { askForResults: refusal(409, 'RESULTS_NOT_AWAITED', 'No results of this event are missing.') },
    );
    await user.click(await screen.findByRole('button', { name: 'Ask for the results' }));
    expect(await screen.findByText('No results of this event are missing.')).toBeVisible();
  });

  test('are not asked for where none are missing', async () => {
    show(null);
    expect(await screen.findByText('450 A')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for the results' })).toBeNull();
  });
});

test('an event tells how punctual its promoter is', async () => {
  const event = { ...eventDetail, punctuality: { events: 10, onTime: 8, days: 7 } };
  asRider(`/event/${nextEvent._id}`, { getEvent: { event, series: null } });
  expect(await screen.findByText('Results of 8 of the last 10 events came within 7 days')).toBeVisible();
});

test('series, one series, categories and one category lead to each other', async () => {
  asRider('/series');
  expect((await screen.findByRole('link', { name: 'High Desert Series' })).getAttribute('href')).toBe(
    `/auth/rider/serie/${seriesDetail._id}`,
  );
});

test('one series shows its categories and events', async () => {
  asRider(`/serie/${seriesDetail._id}`);
  expect((await screen.findByRole('link', { name: category.description })).getAttribute('href')).toBe(
    `/auth/rider/category/${category._id}`,
  );
  expect(await screen.findByRole('link', { name: nextEvent.title })).toBeVisible();
});

test('one series shows the standings of a class, and of another', async () => {
  const standings = {
    seasons: [2026],
    season: 2026,
    classes: [
      { key: '250a', name: '250 A' },
      { key: '450a', name: '450 A' },
    ],
    classKey: '250a',
    bestRounds: 5,
    rounds: [{ eventId: nextEvent._id, title: nextEvent.title, date: '2026-02-28', hasResults: true }],
    standings: [
      {
        rank: 1,
        name: 'Marisol Quint',
        points: 25,
        wins: 1,
        scores: [{ eventId: nextEvent._id, place: 1, points: 25, counts: true }],
      },
    ],
    pagination,
  };
  const { host } = asRider(`/serie/${seriesDetail._id}`, { getStandings: standings });
  await user.click(await screen.findByRole('button', { name: 'Standings' }));
  expect(await screen.findByText('Marisol Quint')).toBeVisible();
  expect(screen.getByText(/The best 5 rounds of each rider count/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '450 A' }));
  await waitFor(() =>
    expect(asked(host, 'getStandings').map((it) => it.query)).toMatchObject([{}, { classKey: '450a' }]),
  );
});

test('active categories are listed, and one shows its series', async () => {
  const { host } = asRider('/categories');
  await screen.findByRole('link', { name: category.description });
  expect(asked(host, 'listCategories')[0]?.query).toMatchObject({ active: 'true' });
});

test('one category shows its series', async () => {
  asRider(`/category/${category._id}`);
  expect(await screen.findByRole('heading', { name: category.description })).toBeVisible();
  expect(screen.getByRole('link', { name: 'High Desert Series' })).toBeVisible();
});

test.each([
  ['event', 'events'],
  ['serie', 'series'],
  ['category', 'categories'],
  ['redemption', 'redemptions'],
])('/%s without an id leads to /%s', async (from, to) => {
  const { router } = asRider(`/${from}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/rider/${to}`));
});

test('a dealer is found by name and kept', async () => {
  const { host } = asRider('/favourites?tab=dealer', {
    dealersLean: { dealers: [dealerFound], distinctStates: [], distinctCountry: [], around: null, pagination },
    addFavourite: null,
  });
  await user.type(await screen.findByLabelText('Dealer’s name'), 'desert{Enter}');
  await user.click(await screen.findByRole('button', { name: 'High Desert Cycles is a favorite', pressed: false }));
  await waitFor(() =>
    expect(asked(host, 'addFavourite')).toEqual([{ params: { kind: 'dealer', targetId: dealerFound._id } }]),
  );
});

test('a favourite is taken out where it is listed', async () => {
  const favourite = {
    kind: 'event',
    _id: nextEvent._id,
    name: nextEvent.title,
    city: 'Bend',
    state: 'OR',
    country: 'US',
    startDate: '2026-05-09',
    addedAt: '2026-04-01T12:00:00.000Z',
  };
  const { host } = asRider('/favourites', {
    riderFavourites: { favourites: [favourite], pagination },
    removeFavourite: null,
  });
  await user.click(await screen.findByRole('button', { name: `${nextEvent.title} is a favorite`, pressed: true }));
  await waitFor(() => expect(asked(host, 'removeFavourite')).toHaveLength(1));
});
