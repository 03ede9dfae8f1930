import type { ApiProblem } from '@rrr/kit/base';
import type { Field, Step } from './draft.js';

interface Place {
  step: Step;
  /** a fault of one field; otherwise the alert tells it */
  field?: Field;
  detail: string;
}

const CODES: Readonly<Record<string, Pick<Place, 'step' | 'field'>>> = {
  PASSWORD_NOT_VALID: { step: 'account', field: 'password' },
  PROFILE_NOT_VALID: { step: 'you' },
  GUARDIAN_NOT_VALID: { step: 'consent' },
  CONSENT_NEEDED: { step: 'consent', field: 'guardianName' },
  VIN_NOT_VALID: { step: 'bike', field: 'vin' },
  VIN_YEAR_MISMATCH: { step: 'bike', field: 'vin' },
  PIN_NOT_VALID: { step: 'pin', field: 'pin' },
};

/** The fields of the call by their step; the others are those of the person. */
const PATHS: Readonly<Record<string, Pick<Place, 'step' | 'field'>>> = {
  email: { step: 'account', field: 'email' },
  password: { step: 'account', field: 'password' },
  dateOfBirth: { step: 'you', field: 'bornYear' },
  'bike.year': { step: 'bike', field: 'year' },
  'bike.make': { step: 'bike', field: 'make' },
  'bike.model': { step: 'bike', field: 'model' },
  'bike.vin': { step: 'bike', field: 'vin' },
  'parentalConsent.guardianName': { step: 'consent', field: 'guardianName' },
  'parentalConsent.guardianEmail': { step: 'consent', field: 'guardianEmail' },
  'parentalConsent.agreed': { step: 'consent', field: 'agreed' },
  pin: { step: 'pin', field: 'pin' },
};
const YOU: readonly Field[] = [
  'firstName',
  'lastName',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipcode',
  'phone1',
  'amaNumber',
];

/** Where a refusal belongs: the step to open, and the fields of it. Nothing for one that belongs where it was sent. */
export const placeOf = ({ code, detail, errors = [] }: ApiProblem): readonly Place[] => {
  const known = CODES[code];
  if (known) return [{ ...known, detail }];
  const places = errors.flatMap((error): Place[] => {
    const place = PATHS[error.path];
    if (place) return [{ ...place, detail: error.detail }];
    const field = YOU.find((text) => text === error.path);
    return field ? [{ step: 'you', field, detail: error.detail }] : [];
  });
  // the first step that is wrong is opened
  return places.filter((place) => place.step === places[0]?.step);
};
