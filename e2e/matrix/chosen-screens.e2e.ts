import { expect, test } from '@jest/globals';
import { screens } from '../screens.js';
import { spread, touchedBy } from './chosen-screens.js';

const namesOf = (files: string[]): string[] => touchedBy(files).map(({ name }) => name);

test('a changed page chooses the screens that show it, and no others', () => {
  const names = namesOf(['frontends/rider/features/wallet/WalletPage.tsx']);
  expect(names).toContain('the rider’s wallet, ledger');
  expect(names.filter((it) => !/^the rider’s (?:wallet|receipt)/.test(it))).toEqual([]);
});

test('so does a file that the page imports', () => {
  const [file] = ['frontends/dealer/features/cheat-sheet/CheatSheetPage.tsx'];
  expect(namesOf([file])).toEqual(['the dealer’s cheat-sheet']);
});

test('what several pages share chooses all of its app; the kit, all screens; a test, none', () => {
  const ofDealer = screens.filter(({ who }) => who === 'dealer').map(({ name }) => name);
  expect(namesOf(['frontends/dealer/dealer.css'])).toEqual(ofDealer);
  expect(namesOf(['frontends/kit/desk/pages/ListPage.tsx'])).toHaveLength(screens.length);
  expect(namesOf(['frontends/rider/features/wallet/WalletPage.test.tsx', 'core/vin/vin.ts'])).toEqual([]);
});

test('too many are thinned out evenly', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 4, 7]);
  expect(spread([1, 2], 3)).toEqual([1, 2]);
});
