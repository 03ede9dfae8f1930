import { enrol, login, type Locale, type Request, type Response, type Session } from '@rrr/contract';
import { isOutcomeUnknown, knownModel, plainVin, problemOf, type HttpClient } from '@rrr/kit/base';
import type { Draft } from './draft.js';
import { bornOn } from './first-rules.js';
import { yearOf } from './rules.js';

type Body = Request<typeof enrol>['body'];

export interface Enrolled {
  /** the newcomer is logged in; null if the address belonged to another account, or the log-in was refused */
  session: Session | null;
  bike: Response<typeof enrol>['bike'];
}

/** What is sent, of a draft without faults. */
export const bodyOf = (
  draft: Draft,
  {
    minor,
    models,
    captcha,
    locale,
  }: { minor: boolean; models: readonly string[]; captcha: string | null; locale: Locale },
): Body => ({
  email: draft.email.trim(),
  password: draft.password,
  pin: draft.pin,
  firstName: draft.firstName,
  lastName: draft.lastName,
  dateOfBirth: bornOn(draft) ?? '',
  country: draft.country,
  addressLine1: draft.addressLine1,
  addressLine2: draft.addressLine2,
  city: draft.city,
  state: draft.state,
  zipcode: draft.zipcode,
  phone1: draft.phone1,
  amaNumber: draft.amaNumber,
  showName: draft.showName !== '',
  bike: {
    year: yearOf(draft) ?? 0,
    make: draft.make,
    model: knownModel(draft.model, models),
    vin: plainVin(draft.vin),
  },
  parentalConsent: minor
    ? { guardianName: draft.guardianName, guardianEmail: draft.guardianEmail.trim(), agreed: true }
    : null,
  locale,
  ...(captcha === null ? {} : { captcha }),
});

/** The session of the newcomer, or null if the API refuses it. @throws ApiError when nobody knows */
const logIn = async (http: HttpClient, { email, password }: Body): Promise<Session | null> => {
  try {
    return (await http.call(login, { body: { email, password } })).session;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem || isOutcomeUnknown(problem)) throw error;
    return null;
  }
};

const inSession = (session: Session): Enrolled => ({
  session,
  bike: session.user.bikes.length > 0 ? 'kept' : 'vin-taken',
});

/**
 * Enrols, then logs in with the password just typed (ADR 22). `again`: an earlier
 * answer was lost. Then the log-in comes first: it tells whether that earlier request made the account, and nothing is
 * sent twice.
 */
export const sendEnrolment = async (http: HttpClient, body: Body, again: boolean): Promise<Enrolled> => {
  const before = again ? await logIn(http, body) : null;
  if (before) return inSession(before);
  const { bike } = await http.call(enrol, { body });
  const session = await logIn(http, body);
  return session ? inSession(session) : { session, bike };
};
