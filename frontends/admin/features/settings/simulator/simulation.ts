import type { Locale, Request, simulateResult } from '@rrr/contract';
import { parseMoney } from '@rrr/kit/desk';

export const RESULT_TYPES = ['finished', 'DNF', 'DNS', 'DQ'] as const;
export const PAYOUTS = ['cash', 'dealerCredit', 'noPayout'] as const;
export const VINS = ['verified', 'unverified', 'invalid'] as const;
export const RIDER_FLAGS = ['parentalConsent', 'factory', 'deActivated'] as const;

export type Body = Request<typeof simulateResult>['body'];

/** What is asked, as it stands in the address; a missing value is the default. */
const DEFAULTS = {
  /** ids of a stored event, one of its classes, and a stored rider; empty: invented by the fields below */
  event: '',
  class: '',
  rider: '',
  date: '',
  country: 'US',
  payout: 'dealerCredit',
  amount: '',
  place: '1',
  type: 'finished',
  starters: '',
  born: '1990-01-01',
  parentalConsent: '',
  factory: '',
  deActivated: '',
  year: '',
  make: '',
  model: '',
  vin: 'verified',
  bike: '',
  others: '',
};
export type Name = keyof typeof DEFAULTS;
export type Asked = Record<Name, string>;
export const NAMES = Object.keys(DEFAULTS) as readonly Name[];

export const askedOf = (get: (name: Name) => string | null, more: Partial<Asked>): Asked =>
  Object.fromEntries(NAMES.map((name) => [name, get(name) ?? more[name] ?? DEFAULTS[name]])) as Asked;

const oneOf = <T extends string>(all: readonly [T, ...T[]], value: string): T =>
  all.find((item) => item === value) ?? all[0];
const whole = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export type Fault = 'date' | 'amount' | 'place' | 'starters' | 'year' | 'bike';

/** The parts of a question that are stored in the program, and need no fields of their own. */
export const storedOf = ({ event, class: raceClass, rider }: Asked) => ({
  race: event !== '' && raceClass !== '',
  rider: rider !== '',
});

/**
 * The request, or the fields that are not right. Amounts are written as the reader's language does, and several are
 * separated by semicolons. Without a number of starters a stored class counts its own.
 */
export const bodyOf = (asked: Asked, locale: Locale): { body: Body } | { faults: Partial<Record<Name, Fault>> } => {
  const faults: Partial<Record<Name, Fault>> = {};
  const stored = storedOf(asked);
  const finished = asked.type === 'finished';
  const pays = !stored.race && asked.payout !== 'noPayout';
  const [place, starters, year] = [
    finished ? whole(asked.place, 1, 100) : null,
    stored.race && asked.starters.trim() === '' ? null : whole(asked.starters, 1, 10_000),
    stored.rider ? 0 : whole(asked.year, 1980, 2099),
  ];
  const amount = pays ? parseMoney(asked.amount, locale) : null;
  const others = asked.others
    .split(';')
    .map((text) => parseMoney(text, locale))
    .filter((value) => value !== null);
  if (!stored.race && !isDay(asked.date)) faults.date = 'date';
  if (pays && (amount === 'invalid' || !amount)) faults.amount = 'amount';
  if (others.some((other) => other === 'invalid' || other === 0)) faults.others = 'amount';
  if (place === undefined) faults.place = 'place';
  if (starters === undefined) faults.starters = 'starters';
  if (!stored.rider) {
    if (!isDay(asked.born)) faults.born = 'date';
    if (year === undefined) faults.year = 'year';
    if (asked.make.trim() === '') faults.make = 'bike';
    if (asked.model.trim() === '') faults.model = 'bike';
  }
  if (Object.keys(faults).length > 0 || place === undefined || starters === undefined || year === undefined)
    return { faults };
  const race: Pick<Body, 'event' | 'class'> = stored.race
    ? { event: asked.event, class: asked.class }
    : {
        event: { startDate: asked.date, endDate: null, country: asked.country },
        class: {
          payoutType: oneOf(PAYOUTS, asked.payout),
          payoutPlaces: typeof amount === 'number' ? [{ place: place ?? 1, amount }] : [],
        },
      };
  return {
    body: {
      ...race,
      place,
      resultType: oneOf(RESULT_TYPES, asked.type),
      starters,
      rider: stored.rider
        ? asked.rider
        : {
            dateOfBirth: asked.born,
            parentalConsent: asked.parentalConsent === 'true',
            factory: asked.factory === 'true',
            deActivated: asked.deActivated === 'true',
            bikes: [{ year, make: asked.make.trim(), model: asked.model.trim(), vinStatus: oneOf(VINS, asked.vin) }],
          },
      bike: asked.bike.trim() === '' ? null : asked.bike.trim(),
      others: others.filter((other) => typeof other === 'number'),
    },
  };
};
