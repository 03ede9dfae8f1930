import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { blank, DEALER, only } from '@rrr/records';
import { renderShell } from '../../testing/render-shell.js';
import { DealersPage } from './DealersPage.js';

// Leaflet lays its marks out by the size of its frame, and jsdom has none.
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 });
});

const dealer = (at: number, over: object = {}) => ({
  ...blank(only(DEALER, 'seenBy', 'everyone')),
  _id: `01hq00000000000000000000${String(at).padStart(2, '0')}`,
  name: `Badger Cycle ${at}`,
  addressLine1: '1140 W Grove St',
  city: 'Boise',
  state: 'ID',
  zipcode: '83702',
  country: 'US',
  phone: '2085550142',
  websiteUrl: 'https://badger.example.com',
  profileImage: null,
  deActivated: false,
  currency: 'USD',
  lat: 43.6 + at / 10,
  lon: -116.2,
  miles: null,
  ...over,
});
const boise = { zipcode: '83702', city: 'Boise', state: 'ID', lat: 43.6322, lon: -116.2052 };
const answer = (dealers: unknown[], over: object = {}) => ({
  dealers,
  distinctStates: ['ID', 'QC'],
  distinctCountry: ['CA', 'US'],
  around: null,
  pagination: { page: 1, totalPages: 1, total: dealers.length },
  ...over,
});
const places = { countries: [], regions: { US: [{ code: 'ID', name: 'Idaho' }], CA: [] } };
const open = (dealersLean: unknown, at = '/dealers') =>
  renderShell(<DealersPage />, { at, answers: { dealersLean, listPlaces: places } });
const chosenNames = () => [...document.querySelectorAll('.map-choose')].map((it) => it.textContent);
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ id }) => id === 'dealersLean').map(({ request }) => (request as { query: object }).query);
const withLocation = (getCurrentPosition: (...given: never[]) => void) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

test('every field that everybody may see is on the page', async () => {
  open(answer([dealer(1, sampleOf(DEALER))]));
  await screen.findAllByText('Sample name');
  expect(fieldsNotShown(DEALER, 'public')).toEqual([]);
});

test('the answer is the headline, and the list says all that reaches a dealer', async () => {
  const view = open(
    answer([dealer(1, { miles: 1.8 }), dealer(2, { miles: 3.4, websiteUrl: null, phone: 'call us' })], {
      around: boise,
    }),
    '/dealers?zipcode=83702&zipDistance=25',
  );
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 dealers within 25 miles of Boise, ID 83702'),
  );
  expect(asked(view)).toEqual([{ page: 1, zipcode: '83702', zipDistance: '25' }]);
  expect(screen.getByRole('link', { name: 'Call (208) 555-0142' }).getAttribute('href')).toBe('tel:+12085550142');
  expect(screen.getByText('call us').tagName).toBe('SPAN');
  expect(screen.getByRole('link', { name: 'Directions to Badger Cycle 1' }).getAttribute('href')).toContain(
    'destination=Badger%20Cycle%201%2C%201140%20W%20Grove%20St%2C%20Boise%2C%20ID%2083702%2C%20US',
  );
  expect(screen.getAllByRole('link', { name: /Website of/ })).toHaveLength(1);
});

test('in French as well, with the postal code alone', async () => {
  open(answer([dealer(1)], { around: boise }), '/fr/dealers?zipcode=83702&zipDistance=0');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '1 concessionnaire dans le code postal 83702 (Boise, ID)',
    ),
  );
});

test('a search goes into the address; another country forgets the state', async () => {
  const { router } = open(answer([dealer(1)]), '/dealers?state=ID');
  await screen.findByRole('option', { name: 'Idaho' });
  fireEvent.change(screen.getByLabelText('ZIP or postal code'), { target: { value: ' h2x 1y4 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=ID&zipcode=h2x+1y4'));
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CA' } });
  await waitFor(() => expect(router.state.location.search).toBe('?zipcode=h2x+1y4&country=CA'));
});

test('what the API would refuse in an address is not asked', async () => {
  const view = open(answer([]), '/dealers?zipDistance=7&country=%3Cscript%3E&zipcode=8370212345678901&page=0');
  await screen.findByText(/We do not know the postal code/);
  expect(asked(view)[0]).toEqual({ page: 1, zipcode: '837021234567', zipDistance: '50' });
});

test('nothing within the radius leads to the next wider one', async () => {
  const { router } = open(answer([], { around: boise }), '/dealers?zipcode=83702&zipDistance=100');
  fireEvent.click(await screen.findByRole('button', { name: 'Search within 500 miles' }));
  expect(router.state.location.search).toBe(
    '?zipDistance=500&zipcode=83702'.replace('zipDistance=500&zipcode=83702', 'zipcode=83702&zipDistance=500'),
  );
  expect(screen.getByRole('link', { name: 'Show all dealers' })).toBeVisible();
});

test('ten at first and more on request; the chosen one stands in the address', async () => {
  const { router } = open(answer(Array.from({ length: 12 }, (_, at) => dealer(at))));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(chosenNames()).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Badger Cycle 11' }));
  expect(router.state.location.search).toBe(`?dealer=${dealer(11)._id}`);
});

test('a link to a dealer shows it, even behind the first ten', async () => {
  open(answer(Array.from({ length: 12 }, (_, at) => dealer(at))), `/dealers?dealer=${dealer(11)._id}`);
  expect((await screen.findByRole('button', { name: 'Badger Cycle 11' })).getAttribute('aria-pressed')).toBe('true');
});

test('the reader’s own location is measured from here and sent to nobody, through every page', async () => {
  withLocation(((found: (at: object) => void) => found({ coords: { latitude: 43.6, longitude: -116.2 } })) as never);
  const view = open(({ query }: { query: { page: number } }) =>
    answer([dealer(query.page === 2 ? 1 : 20)], { pagination: { page: query.page, totalPages: 2, total: 2 } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 dealer within 50 miles of your location'),
  );
  expect(chosenNames()).toEqual(['Badger Cycle 1']);
  expect(JSON.stringify(asked(view))).not.toContain('43.6');
});

test('no location is told plainly', async () => {
  withLocation(((_: unknown, failed: () => void) => failed()) as never);
  open(answer([dealer(1)]));
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect((await screen.findByText(/^No location\./)).getAttribute('role')).toBe('status');
  expect(chosenNames()).toHaveLength(1);
});

test('a failure says why, and trying again asks again', async () => {
  let down = true;
  open(() => (down ? refusal(503, 'OVERLOADED', 'Try again in a moment.') : answer([dealer(1)])));
  expect(await screen.findByText('Try again in a moment.')).toBeVisible();
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Badger Cycle 1' })).toBeVisible();
});

test.each([
  ['/dealers?zipcode=83702&zipDistance=50', 'within 50 miles', '1.8 mi', '100 miles'],
  ['/dealers?zipcode=H2X%201Y4&zipDistance=50', 'within 80 km', '2.9 km', '160 km'],
  ['/fr/dealers?zipcode=83702&zipDistance=50', 'à 50 milles ou moins', '1,8\u00a0mi', '100 milles'],
])('distances are said as in the country that is searched: %s', async (at, headline, far, choice) => {
  open(answer([dealer(1, { miles: 1.8 })], { around: boise }), at);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(headline));
  await waitFor(() => expect(document.querySelector('.map-miles')?.textContent).toBe(far));
  expect(screen.getByRole('option', { name: choice })).toBeVisible();
});
