import { expect, test } from '@jest/globals';
import { checkDigit, checkVin, modelYearCharacter } from '@rrr/core/vin';
import fc from 'fast-check';
import { isAcceptable, plainVin, readVin } from '../../frontends/kit/base/vin/read-vin.js';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const year = fc.integer({ min: 1980, max: 2100 });
const character = fc.constantFrom(...LETTERS);
/** VINs that are right but for at most one fault, so that every rule decides often. */
const vin = fc
  .record({
    year,
    characters: fc.array(character, { minLength: 17, maxLength: 17 }),
    yearFits: fc.boolean(),
    checkFits: fc.boolean(),
    fault: fc.option(fc.record({ at: fc.nat(16), to: fc.constantFrom('I', 'O', 'Q', 'é', '', 'AA') })),
  })
  .map(({ year, characters, yearFits, checkFits, fault }) => {
    const list = [...characters];
    if (yearFits) list[9] = modelYearCharacter(year);
    if (checkFits) list[8] = checkDigit(list.join(''));
    if (fault) list[fault.at] = fault.to;
    return { vin: list.join(''), year };
  });

test('the VIN field accepts what the server accepts, and doubts what it doubts', () =>
  fc.assert(
    fc.property(vin, ({ vin: typed, year: of }) => {
      const [shown, told] = [readVin(plainVin(typed), of), checkVin(typed.toUpperCase(), of)];
      expect(isAcceptable(shown)).toBe(told.valid && told.yearFits);
      expect(shown.state === 'good').toBe(told.valid && told.yearFits && told.checkDigitFits);
    }),
    { numRuns: 2_000 },
  ));
