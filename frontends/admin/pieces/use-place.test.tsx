import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderDesk } from '@rrr/kit/desk/testing';
import { usePlace } from './use-place.js';

const PLACES = [
  { city: 'Fresno', state: 'CA', country: 'US' },
  { city: 'Kelowna', state: 'BC', country: 'CA' },
  { city: null, state: 'QC', country: 'CA' },
  { city: 'Graz', state: null, country: 'AT' },
  { city: 'Tucson', state: 'AZ' },
  { city: null, state: null, country: null },
];
const All = () => <p>{PLACES.map(usePlace()).join(' | ')}</p>;

test('the country is told by its name, where town and region do not tell it', async () => {
  renderDesk(<All />);
  expect(await screen.findByText('Fresno, CA | Kelowna, BC | QC, Canada | Graz, Austria | Tucson, AZ |')).toBeVisible();
});
