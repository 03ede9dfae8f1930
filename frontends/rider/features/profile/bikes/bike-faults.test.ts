import { expect, test } from '@jest/globals';
import { bikeFaults, isEligible, whyNotVerified } from './bike-faults.js';

const written = { make: 'KTM', model: '450 SX-F', year: '2025', vin: 'VBKMXA435SM000017' };

test.each([
  [{}, {}],
  [{ make: ' ' }, { make: 'required' }],
  [{ model: '' }, { model: 'required' }],
  [{ year: '' }, { year: 'required' }],
  [{ year: '1979' }, { year: 'year' }],
  [{ year: '25' }, { year: 'year' }],
  [{ year: '2024' }, { vin: 'vin' }],
  [{ vin: '' }, { vin: 'required' }],
  [{ vin: 'VBKMXA435SM00001' }, { vin: 'vin' }],
  [{ vin: 'vbk-mxa435 sm000017' }, {}],
])('%j has the faults %j', (over, faults) => expect(bikeFaults({ ...written, ...over }, true)).toEqual(faults));

test('a VIN without its model year is accepted where no country asks for one', () => {
  const without = { ...written, vin: 'VBKMXA4350M000017' };
  expect(bikeFaults(without, true)).toEqual({ vin: 'vin' });
  expect(bikeFaults(without, false)).toEqual({});
});

test('a bike earns by make, model and year', () => {
  const program = {
    brandMakes: ['KTM'],
    eligibleBikes: [{ category: 'motocross', models: ['450 SX-F'], fromYear: 2024, toYear: 2025 }],
  };
  expect(isEligible({ ...written, make: 'ktm', model: '450 sx-f ' }, 2024, program)).toBe(true);
  expect(isEligible(written, 2026, program)).toBe(false);
  expect(isEligible(written, 2023, program)).toBe(false);
  expect(isEligible({ ...written, make: 'Other' }, 2024, program)).toBe(false);
  expect(isEligible({ ...written, model: '125 SX' }, 2024, program)).toBe(false);
});

test('why a VIN is not verified', () => {
  const bike = { vin: written.vin, vinStatus: 'unverified', holdsVin: true, checkDigitFits: true } as const;
  expect(whyNotVerified({ ...bike, vinStatus: 'verified' })).toBeNull();
  expect(whyNotVerified({ ...bike, vin: '' })).toBe('noVin');
  expect(whyNotVerified({ ...bike, holdsVin: false })).toBe('taken');
  expect(whyNotVerified({ ...bike, vinStatus: 'invalid' })).toBe('invalid');
  expect(whyNotVerified({ ...bike, checkDigitFits: false })).toBe('checkDigit');
  expect(whyNotVerified(bike)).toBe('waiting');
  expect(whyNotVerified({ ...bike, doubt: 'run' })).toBe('run');
  expect(whyNotVerified({ ...bike, doubt: 'not-listed' })).toBe('notListed');
  expect(whyNotVerified({ ...bike, doubt: 'no-year' })).toBe('noYear');
});
