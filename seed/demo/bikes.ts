import { type Bike, checkDigit, modelYearCharacter } from '@rrr/core/vin';
import type { Chance } from './chance.js';

export interface Model {
  readonly name: string;
  /** places 4 to 8 of its VINs */
  readonly code: string;
}

export interface VinPattern {
  readonly id: string;
  readonly model: string;
  readonly year: number;
  readonly pattern: string;
  readonly verified: boolean;
}

/** No maker's: the code stands in no register. */
const MAKER = '9RR';
export const YEARS = [2021, 2022, 2023, 2024, 2025] as const;
export const MODELS = [
  { name: '450 SX-F', code: 'SXF4F' },
  { name: '350 SX-F', code: 'SXF3F' },
  { name: '250 SX-F', code: 'SXF2F' },
  { name: '250 SX', code: 'SXT2T' },
  { name: '450 XC-F', code: 'XCF4F' },
  { name: '350 XC-F', code: 'XCF3F' },
  { name: '300 XC', code: 'XCT3T' },
  { name: '450 XCF-W', code: 'XCW4F' },
  { name: '350 EXC-F', code: 'EXC3F' },
  { name: '450 SMR', code: 'SMR4F' },
  { name: '790 Duke', code: 'DKE7P' },
  { name: '890 Duke', code: 'DKE8P' },
] as const satisfies readonly Model[];
export type ModelName = (typeof MODELS)[number]['name'];

const PLANT = 'M';
const patternOf = (model: Model, year: number): string =>
  `${MAKER}${model.code}*${modelYearCharacter(year)}${PLANT}******`;

/** One VIN pattern per model and year; two of the newest year are still unverified. */
export const vinPatterns = (nextId: () => string): readonly VinPattern[] =>
  MODELS.flatMap((model) =>
    YEARS.map((year) => ({
      id: nextId(),
      model: model.name,
      year,
      pattern: patternOf(model, year),
      verified: !isWaiting(model.name, year),
    })),
  );

const isWaiting = (model: string, year: number): boolean =>
  year === 2025 && (model === '450 XCF-W' || model === '350 EXC-F');

const vinOf = (model: Model, year: number, serial: string): string => {
  const open = patternOf(model, year).replace('*', '0').replace('******', serial);
  return open.slice(0, 8) + checkDigit(open) + open.slice(9);
};

/** The VIN of a model and year with these last six digits, with its check digit. */
export const demoVin = (name: ModelName, year: number, serial: string): string =>
  vinOf(MODELS.find((model) => model.name === name) ?? MODELS[0], year, serial);

/** Creates bikes with unique VINs. */
export const bikeMaker = (make: string, chance: Chance, nextId: () => string) => {
  const given = new Set<string>();
  const bike = (name: ModelName, year: number, vinStatus: Bike['vinStatus'] = 'verified'): Bike => {
    const model = MODELS.find((candidate) => candidate.name === name) ?? MODELS[0];
    // an invalid bike has the model year of another
    const typed = vinStatus === 'invalid' ? year - 1 : year;
    for (;;) {
      const right = vinOf(model, typed, chance.digits(6));
      if (given.has(right)) continue;
      given.add(right);
      const status = vinStatus === 'verified' && isWaiting(name, year) ? 'unverified' : vinStatus;
      return {
        id: nextId(),
        year,
        make,
        model: name,
        vin: status === 'unverified' && !isWaiting(name, year) ? misread(right) : right,
        vinStatus: status,
      };
    }
  };
  return bike;
};
export type MakeBike = ReturnType<typeof bikeMaker>;

/** A VIN with a typing error: its check digit is wrong, which keeps the bike unverified. */
const misread = (vin: string): string => {
  const wrong = checkDigit(vin) === '7' ? '4' : '7';
  return vin.slice(0, 8) + wrong + vin.slice(9);
};
