import type { Config } from '../../app/shell-context.js';
import { isAcceptable, isModelIn, pinFault, plainVin, readVin } from '@rrr/kit/base';
import type { Draft, Step } from './draft.js';
import {
  accountFaults,
  ageOn,
  blank,
  bornOn,
  found,
  isEmail,
  isMinor,
  REQUIRED,
  stepsOf,
  type Fault,
  type Faults,
  type FoundFaults,
  type Rules,
} from './first-rules.js';

const bornFault = (draft: Draft, { today }: Rules): Fault | undefined => {
  const parts = [draft.bornYear, draft.bornMonth, draft.bornDay];
  if (parts.every(blank)) return REQUIRED;
  if (parts.some(blank)) return ['you.bornIncomplete'];
  const born = bornOn(draft);
  if (born === undefined) return ['you.bornWrong'];
  if (born > today) return ['you.bornFuture'];
  return ageOn(born, today) > 120 ? ['you.bornOld'] : undefined;
};

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

const LAST_YEAR = 2100;
/** The model year; null unless it is one that the contract accepts. */
export const yearOf = ({ year }: Draft): number | null =>
  /^\d{4}$/.test(year.trim()) && Number(year) >= 1980 && Number(year) <= LAST_YEAR ? Number(year) : null;

/** Whether a newcomer's VIN must carry its model year, by the country of the address. */
export const asksForYear = ({ country }: Draft, { vinYearCountries }: Pick<Rules, 'vinYearCountries'>): boolean =>
  vinYearCountries?.includes(country) ?? true;

export const vinReading = (draft: Draft, rules: Pick<Rules, 'vinYearCountries'>) =>
  readVin(plainVin(draft.vin), yearOf(draft), asksForYear(draft, rules));

const FAULTS: Readonly<Record<Step, (draft: Draft, rules: Rules) => FoundFaults>> = {
  account: accountFaults,
  you: (draft, rules) => ({
    firstName: blank(draft.firstName) ? REQUIRED : undefined,
    lastName: blank(draft.lastName) ? REQUIRED : undefined,
    bornYear: bornFault(draft, rules),
    country: draft.country === '' ? REQUIRED : undefined,
  }),
  bike: (draft, rules) => ({
    // the field says itself what is wrong with a VIN
    vin: blank(draft.vin) ? REQUIRED : isAcceptable(vinReading(draft, rules)) ? undefined : ['vin'],
    make: blank(draft.make) ? REQUIRED : undefined,
    model: blank(draft.model) ? REQUIRED : undefined,
    year: blank(draft.year) ? REQUIRED : yearOf(draft) === null ? ['bike.yearWrong', { to: LAST_YEAR }] : undefined,
  }),
  consent: (draft, rules) =>
    isMinor(draft, rules)
      ? {
          guardianName: blank(draft.guardianName)
            ? REQUIRED
            : same(draft.guardianName, `${draft.firstName} ${draft.lastName}`)
              ? ['consent.ownName']
              : undefined,
          guardianEmail: blank(draft.guardianEmail)
            ? REQUIRED
            : !isEmail(draft.guardianEmail.trim())
              ? ['account.emailWrong']
              : same(draft.guardianEmail, draft.email)
                ? ['consent.ownEmail']
                : undefined,
          agreed: draft.agreed ? undefined : ['consent.agreeMissing', { age: rules.adultAge }],
        }
      : {},
  pin: ({ pin, bornYear }) => {
    if (pin === '') return { pin: REQUIRED };
    if (!/^\d{4}$/.test(pin)) return { pin: ['pin.digits'] };
    const fault = pinFault(pin, bornYear.trim());
    return { pin: fault && [`pin.tooEasy.${fault}`] };
  },
};

/** What is wrong in a step, in the order of its fields. */
export const faultsOf = (step: Step, draft: Draft, rules: Rules): Faults => found(FAULTS[step](draft, rules));

/** The first step that is not complete: none later can be opened. The last one if all are. */
export const openStep = (draft: Draft, rules: Rules): Step =>
  stepsOf(draft, rules).find((step) => Object.keys(faultsOf(step, draft, rules)).length > 0) ?? 'pin';

/** The models that earn, each once. */
export const modelsOf = ({ eligibleBikes }: Pick<Config['program'], 'eligibleBikes'>): readonly string[] => [
  ...new Set(eligibleBikes.flatMap((family) => family.models)),
];

type Eligible = Config['program']['eligibleBikes'];

/**
 * Model years that earn for a model, newest first; empty when every year does. Before the model is known, those of all
 * models.
 */
export const eligibleYears = (model: string, families: Eligible): readonly number[] => {
  const fitting = families.filter(({ models }) => models.length === 0 || isModelIn(model, models));
  if (fitting.some(({ fromYear, toYear }) => fromYear === null || toYear === null)) return [];
  const years = new Set<number>();
  for (const { fromYear, toYear } of fitting.length > 0 ? fitting : families)
    if (fromYear !== null && toYear !== null) for (let year = fromYear; year <= toYear; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
};

/** Whether a bike earns by the program's rules of today. */
export const isEligible = (
  { make, model }: Draft,
  year: number,
  { brandMakes, eligibleBikes }: Pick<Config['program'], 'brandMakes' | 'eligibleBikes'>,
): boolean =>
  brandMakes.some((brandMake) => same(brandMake, make)) &&
  eligibleBikes.some(
    ({ models, fromYear, toYear }) =>
      (models.length === 0 || isModelIn(model, models)) &&
      (fromYear === null || year >= fromYear) &&
      (toYear === null || year <= toYear),
  );
