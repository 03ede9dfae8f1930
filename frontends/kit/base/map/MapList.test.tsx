import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleProvider } from '../language/locale-context.js';
import { MapList, type MapListProps } from './MapList.js';
import type { MapPlace } from './places.js';

// Leaflet lays its marks out by the size of its frame, and jsdom has none.
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 });
});

const place = (id: string, name: string, lat: number, lng: number): MapPlace => ({
  id,
  name,
  lines: [`${name} street`],
  at: { lat, lng },
});
const boise = { lat: 43.615, lng: -116.2023 };
const places = [
  place('a', 'Anvil Moto', 46.6, -112),
  place('b', 'Badger Cycle', 43.62, -116.21),
  place('c', 'Cedar Cycle', 43.621, -116.211),
  { ...place('d', 'Delta Moto', 0, 0), at: null },
];
const map = (over: Partial<MapListProps<MapPlace>> = {}, locale: 'en' | 'fr' = 'en') =>
  render(
    <LocaleProvider value={locale}>
      <MapList label="Dealers" places={places} {...over} />
    </LocaleProvider>,
  );
const names = () => [...document.querySelectorAll('.map-choose')].map((button) => button.textContent);

test('nearest first, with the distance in words of the language; who is not on the map is on the list', async () => {
  map({ here: boise }, 'fr');
  expect(names()).toEqual(['Badger Cycle', 'Cedar Cycle', 'Anvil Moto', 'Delta Moto']);
  expect(document.querySelector('.map-miles')?.textContent).toBe('0,5\u00a0mi');
  expect(screen.getByText('Absent de la carte')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Carte\u00a0: Dealers' })).toBeVisible();
});

test('places that would touch are one mark with their number; choosing on the list takes the place out of it', async () => {
  const chosen = jest.fn();
  map({ onChoose: chosen });
  expect(await screen.findByTitle('2 places: zoom in')).toBeVisible();
  expect(screen.getByTitle('Anvil Moto')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Badger Cycle' }));
  expect(screen.getByRole('button', { name: 'Badger Cycle', pressed: true })).toBeVisible();
  expect(chosen).toHaveBeenCalledWith('b');
  expect(screen.getByTitle('Badger Cycle').className).toMatch(/chosen/);
  expect(screen.queryByTitle(/zoom in/)).toBeNull();
});

test('choosing on the map chooses on the list', async () => {
  map();
  fireEvent.click(await screen.findByTitle('Anvil Moto'));
  expect(screen.getByRole('button', { name: 'Anvil Moto', pressed: true })).toBeVisible();
});

test('the map can be put away, and the list stays', async () => {
  map();
  await screen.findByTitle('Anvil Moto');
  fireEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
  expect(screen.queryByTitle('Anvil Moto')).toBeNull();
  expect(names()).toHaveLength(4);
});

test('a fresh answer with the same places leaves the list as far open as it was; other places begin anew', () => {
  const view = map({ step: 2 });
  const show = (over: Partial<MapListProps<MapPlace>>) =>
    view.rerender(
      <LocaleProvider value="en">
        <MapList label="Dealers" places={places} step={2} {...over} />
      </LocaleProvider>,
    );
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(names()).toHaveLength(4);
  show({ places: places.map((it) => ({ ...it })) });
  expect(names()).toHaveLength(4);
  show({ places: places.slice(1) });
  expect(names()).toHaveLength(2);
});
