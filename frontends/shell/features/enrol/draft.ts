/** What a newcomer types, as typed. */
export const EMPTY = {
  email: '',
  password: '',
  again: '',
  firstName: '',
  lastName: '',
  bornMonth: '',
  bornDay: '',
  bornYear: '',
  country: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipcode: '',
  amaNumber: '',
  phone1: '',
  showName: '',
  make: '',
  /** not one of the program's makes: its name is typed */
  otherMake: '',
  model: '',
  year: '',
  otherYear: '',
  vin: '',
  guardianName: '',
  guardianEmail: '',
  agreed: '',
  pin: '',
};
export type Draft = typeof EMPTY;
export type Field = keyof Draft;

export const STEPS = ['account', 'you', 'bike', 'consent', 'pin'] as const;
export type Step = (typeof STEPS)[number];

/** Never stored, in no browser. */
const SECRETS = ['password', 'again', 'pin'] as const satisfies readonly Field[];
const KEY = 'rrr-enrol';

/** Texts of known fields, each of a length that a form can hold. */
const textsOf = (given: unknown): Partial<Draft> =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(
        Object.entries(given).filter(
          ([field, text]) => Object.hasOwn(EMPTY, field) && typeof text === 'string' && text.length <= 300,
        ),
      )
    : {};

/** What was typed in this tab before a reload; nothing where the browser stores nothing. */
export const storedDraft = (): Partial<Draft> => {
  try {
    return textsOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
};

export const storeDraft = (draft: Draft): void => {
  const open = Object.fromEntries(
    Object.entries(draft).filter(([field, text]) => text !== '' && !(SECRETS as readonly string[]).includes(field)),
  );
  try {
    sessionStorage.setItem(KEY, JSON.stringify(open));
  } catch {
    // full or forbidden: then it lives as long as the page
  }
};

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
};

const PREFILLED = ['email', 'firstName', 'lastName', 'make', 'model', 'year'] as const satisfies readonly Field[];

/**
 * What another page hands over in the address: the bike of the calculator on the home page, or the e-mail that a sign-in
 * provider told. `bike` is short for the model.
 */
export const draftFrom = (query: URLSearchParams): Partial<Draft> => {
  const bike = query.get('bike');
  return textsOf({
    ...(bike ? { model: bike } : {}),
    ...Object.fromEntries(PREFILLED.flatMap((field) => (query.get(field) ? [[field, query.get(field)]] : []))),
  });
};

/** The query without what was handed over: a personal e-mail does not stay in the address. */
export const withoutDraft = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const field of [...PREFILLED, 'bike']) rest.delete(field);
  return rest;
};
