import { STEPS, type Draft, type Field, type Step } from './draft.js';

/** A word of this page, with what fills it. */
export type Fault = readonly [key: string, values?: Readonly<Record<string, string | number>>];
export type Faults = Partial<Record<Field, Fault>>;
export type FoundFaults = Partial<Record<Field, Fault | undefined>>;

export const found = (faults: FoundFaults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));

export interface Rules {
  /** in the program's time zone, `YYYY-MM-DD` */
  today: string;
  adultAge: number;
  /** countries in which a VIN must carry its model year; left out: everywhere */
  vinYearCountries?: readonly string[] | undefined;
}

/** An address as the contract accepts it; a test holds the two together. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= 254;

/** as requirements §5 lists them */
export const SPECIAL = { special: '!@#$%^&*()' };
export const hasLength = (password: string): boolean => [...password].length >= 8;
export const isPlain = (password: string): boolean => !/[^\p{L}\p{M}\p{N} ]/u.test(password);

export const REQUIRED: Fault = ['required'];
export const blank = (text: string): boolean => text.trim() === '';

/** The birth date as `YYYY-MM-DD`; undefined unless there is such a day. */
export const bornOn = ({ bornYear, bornMonth, bornDay }: Draft): string | undefined => {
  const [year, month, day] = [bornYear, bornMonth, bornDay].map((value) => value.trim());
  if (!/^\d{4}$/.test(year ?? '') || !/^\d{1,2}$/.test(month ?? '') || !/^\d{1,2}$/.test(day ?? '')) return undefined;
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

export const ageOn = (born: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);

export const isMinor = (draft: Draft, { today, adultAge }: Rules): boolean => {
  const born = bornOn(draft);
  return born !== undefined && born <= today && ageOn(born, today) < adultAge;
};

const passwordFault = (password: string): Fault | undefined => {
  if (password === '') return REQUIRED;
  if (!hasLength(password)) return ['account.tooShort'];
  if ([...password].length > 128) return ['account.tooLong'];
  return isPlain(password) ? undefined : ['account.special', SPECIAL];
};

export const accountFaults = ({ email, password, again }: Draft): FoundFaults => ({
  email: blank(email) ? REQUIRED : isEmail(email.trim()) ? undefined : ['account.emailWrong'],
  password: passwordFault(password),
  again: again === '' ? REQUIRED : again === password ? undefined : ['account.mismatch'],
});

/** The steps of this newcomer: consent only for minors. */
export const stepsOf = (draft: Draft, rules: Rules): readonly Step[] =>
  STEPS.filter((step) => step !== 'consent' || isMinor(draft, rules));
