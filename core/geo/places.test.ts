import { describe, expect, test } from '@jest/globals';
import { countriesIn, isCountry, isRegion, regionsIn, normalizeRegion, regionCode } from './index.js';

describe.each(['en', 'fr'] as const)('places in %s', (locale) => {
  test('are every country once, by a name of its own, the two of the program first', () => {
    const all = countriesIn(locale);
    expect([all.length, new Set(all.map((it) => it.code)).size, new Set(all.map((it) => it.name)).size]).toEqual([
      249, 249, 249,
    ]);
    expect(all.filter((it) => it.name === it.code)).toEqual([]);
    expect(all.slice(0, 2).map((it) => it.code)).toEqual(['US', 'CA']);
    const rest = all.slice(2).map((it) => it.name);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator(locale).compare));
  });

  test('are the states, the territories and the provinces', () => {
    const { US = [], CA = [], ...others } = regionsIn(locale);
    expect([US.length, CA.length, others]).toEqual([59, 13, {}]);
    for (const regions of [US, CA])
      expect([new Set(regions.map((it) => it.code)).size, new Set(regions.map((it) => it.name)).size]).toEqual([
        regions.length,
        regions.length,
      ]);
  });
});

test('are named in the reader’s language, French as in Canada and each with a capital', () => {
  const name = (locale: 'en' | 'fr', code: string) =>
    [...countriesIn(locale), ...Object.values(regionsIn(locale)).flat()].find((it) => it.code === code)?.name;
  expect([name('en', 'DE'), name('fr', 'US'), name('fr', 'QC'), name('en', 'QC'), name('fr', 'NM')]).toEqual([
    'Germany',
    'États-Unis',
    'Québec',
    'Quebec',
    'Nouveau-Mexique',
  ]);
  expect([name('fr', 'BY'), name('fr', 'IM'), name('fr', 'VN')]).toEqual(['Bélarus', 'Île de Man', 'Vietnam']);
  expect([isRegion('CA', 'QC'), isRegion('CA', 'UT'), isRegion('US', 'PR'), isRegion('DE', 'Bayern')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([
    normalizeRegion('CA', 'qc'),
    normalizeRegion('US', 'qc'),
    normalizeRegion('US', 'Utah'),
    normalizeRegion('DE', 'by'),
  ]).toEqual(['QC', 'qc', 'Utah', 'by']);
  expect([regionCode('CA', 'Alberta'), regionCode('US', 'ID'), regionCode('CA', 'Sunshine Coast')]).toEqual([
    'AB',
    'ID',
    null,
  ]);
  expect([isCountry('US'), isCountry('ZZ'), isCountry('us')]).toEqual([true, false, false]);
});
