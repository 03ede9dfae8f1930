import type { Config } from '../../app/shell-context.js';
import { isAcceptable, isGuessablePin, plainVin, readVin } from '@rrr/kit/base';
import { STEPS, type Draft, type Field, type Step } from './draft.js';

/** A word of this page, with what fills it. */
export type Fault = readonly [key: string, values?: Readonly<Record<string, string | number>>];
export type Faults = Partial<Record<Field, Fault>>;

export interface Rules {
  /** in the program's time zone, `YYYY-MM-DD` */
  today: string;
  adultAge: number;
}

/** An address as the contract accepts it; a test holds the two together. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= 254;

/** as requirements §5 lists them */
export const SPECIAL = { special: '!@#$%^&*()' };
export const hasLength = (password: string): boolean => [...password].length >= 8;
export const isPlain = (password: string): boolean => !/[^\p{L}\p{M}\p{N} ]/u.test(password);

const REQUIRED: Fault = ['required'];
const blank = (text: string): boolean => text.trim() === '';

/** The birth date as `YYYY-MM-DD`; undefined unless there is such a day. */
export const bornOn = ({ bornYear, bornMonth, bornDay }: Draft): string | undefined => {
  const [year, month, day] = [bornYear, bornMonth, bornDay].map((it) => it.trim());
  if (!/^\d{4}$/.test(year ?? '') || !/^\d{1,2}$/.test(month ?? '') || !/^\d{1,2}$/.test(day ?? '')) return undefined;
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

const ageOn = (born: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);

export const isMinor = (draft: Draft, { today, adultAge }: Rules): boolean => {
  const born = bornOn(draft);
  return born !== undefined && born <= today && ageOn(born, today) < adultAge;
};

const bornFault = (draft: Draft, { today }: Rules): Fault | undefined => {
  const parts = [draft.bornYear, draft.bornMonth, draft.bornDay];
  if (parts.every(blank)) return REQUIRED;
  if (parts.some(blank)) return ['you.bornIncomplete'];
  const born = bornOn(draft);
  if (born === undefined) return ['you.bornWrong'];
  if (born > today) return ['you.bornFuture'];
  return ageOn(born, today) > 120 ? ['you.bornOld'] : undefined;
};

const LAST_YEAR = 2100;
/** The model year; null unless it is one that the contract accepts. */
export const yearOf = ({ year }: Draft): number | null =>
  /^\d{4}$/.test(year.trim()) && Number(year) >= 1980 && Number(year) <= LAST_YEAR ? Number(year) : null;

const passwordFault = (password: string): Fault | undefined => {
  if (password === '') return REQUIRED;
  if (!hasLength(password)) return ['account.tooShort'];
  if ([...password].length > 128) return ['account.tooLong'];
  return isPlain(password) ? undefined : ['account.special', SPECIAL];
};

const FAULTS: Readonly<Record<Step, (draft: Draft, rules: Rules) => Partial<Record<Field, Fault | undefined>>>> = {
  account: ({ email, password, again }) => ({
    email: blank(email) ? REQUIRED : isEmail(email.trim()) ? undefined : ['account.emailWrong'],
    password: passwordFault(password),
    again: again === '' ? REQUIRED : again === password ? undefined : ['account.mismatch'],
  }),
  you: (draft, rules) => ({
    firstName: blank(draft.firstName) ? REQUIRED : undefined,
    lastName: blank(draft.lastName) ? REQUIRED : undefined,
    bornYear: bornFault(draft, rules),
    country: draft.country === '' ? REQUIRED : undefined,
  }),
  bike: (draft) => ({
    make: blank(draft.make) ? REQUIRED : undefined,
    model: blank(draft.model) ? REQUIRED : undefined,
    year: blank(draft.year) ? REQUIRED : yearOf(draft) === null ? ['bike.yearWrong', { to: LAST_YEAR }] : undefined,
    // the field says itself what is wrong with a VIN
    vin: blank(draft.vin) ? REQUIRED : isAcceptable(readVin(plainVin(draft.vin), yearOf(draft))) ? undefined : ['vin'],
  }),
  consent: (draft, rules) =>
    isMinor(draft, rules)
      ? {
          guardianName: blank(draft.guardianName) ? REQUIRED : undefined,
          agreed: draft.agreed ? undefined : ['consent.agreeMissing', { age: rules.adultAge }],
        }
      : {},
  pin: ({ pin, bornYear }) => ({
    pin:
      pin === ''
        ? REQUIRED
        : !/^\d{4}$/.test(pin)
          ? ['pin.digits']
          : isGuessablePin(pin, bornYear.trim())
            ? ['pin.guessable']
            : undefined,
  }),
};

/** What is wrong in a step, in the order of its fields. */
export const faultsOf = (step: Step, draft: Draft, rules: Rules): Faults =>
  Object.fromEntries(Object.entries(FAULTS[step](draft, rules)).filter(([, fault]) => fault !== undefined));

/** The steps of this newcomer: consent only for minors. */
export const stepsOf = (draft: Draft, rules: Rules): readonly Step[] =>
  STEPS.filter((step) => step !== 'consent' || isMinor(draft, rules));

/** The first step that is not complete: none later can be opened. The last one if all are. */
export const openStep = (draft: Draft, rules: Rules): Step =>
  stepsOf(draft, rules).find((step) => Object.keys(faultsOf(step, draft, rules)).length > 0) ?? 'pin';

type Eligible = Config['program']['eligibleBikes'];
const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/**
 * Model years that earn for a model, newest first; empty when every year does. Before the model is known, those of all
 * models.
 */
export const eligibleYears = (model: string, families: Eligible): readonly number[] => {
  const fitting = families.filter(({ models }) => models.length === 0 || models.some((it) => same(it, model)));
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
  brandMakes.some((it) => same(it, make)) &&
  eligibleBikes.some(
    ({ models, fromYear, toYear }) =>
      (models.length === 0 || models.some((it) => same(it, model))) &&
      (fromYear === null || year >= fromYear) &&
      (toYear === null || year <= toYear),
  );
