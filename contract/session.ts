import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { CONTRACT } from './contract-number.js';
import { endpoint } from './endpoint.js';
import { payoutStep } from './payout-steps.js';
import { seasonChange } from './seasons.js';
import { currency, date, email, id, locale, raceDay, required, userType } from './values.js';

/** The signed-in account, the record it acts for and, in proxy mode, the admin behind it. */
export const session = z.strictObject({
  account: z.strictObject({
    _id: id,
    email: z.string(),
    type: userType,
    emailVerified: z.boolean(),
    deActivated: z.boolean(),
    locale,
  }),
  user: z.strictObject({
    /** the rider's, dealer's, promoter's or admin's own record */
    _id: id,
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    profileImage: z.string().nullable(),
    bikes: z.array(z.strictObject({ _id: id, valid: z.boolean() })),
  }),
  proxyHost: z.strictObject({ _id: id, fullName: z.string() }).nullable(),
  /** `required`: nothing works but to set one up. Missing in proxy mode */
  secondFactor: z.enum(['off', 'on', 'required']).optional(),
});
export const sessionResponse = z.strictObject({
  session: session.nullable(),
  /** the browser had a session that no longer works, for example because it ended elsewhere; its cookie was removed */
  broken: z.boolean().optional(),
});
/** the password was right, and the second factor must be proved (`proveFactor`); until then nothing else works */
const factor = z.literal('asked').optional();
export type Session = z.output<typeof session>;

export const login = endpoint('login', 'POST /api/login', {
  tag: 'Session',
  summary: 'Log in with e-mail and password; sets the session cookie. With a second factor, a code is asked for next',
  body: z.strictObject({
    email,
    password: z.string().min(1, 'required').max(200),
    /** after a few wrong passwords only */
    captcha: captchaAnswer,
  }),
  /** no session while the second factor is asked for */
  response: z.strictObject({ session: session.nullable(), factor }),
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'TOO_MANY_ATTEMPTS', ...CAPTCHA_ERRORS],
});

export const getSession = endpoint('getSession', 'GET /api/session', {
  tag: 'Session',
  summary: 'Get the session of this browser, or null',
  response: sessionResponse,
});

export const logout = endpoint('logout', 'GET /api/logout', {
  tag: 'Session',
  summary: 'Log out; a browser is redirected to the home page, a JSON client gets 204',
});

export const setLang = endpoint('setLang', 'GET /api/set-lang', {
  tag: 'Session',
  summary: 'Remember the language of this browser for 365 days',
  query: z.strictObject({ lang: locale }),
});

export const startProxy = endpoint('startProxy', 'POST /api/admin/proxy', {
  tag: 'Session',
  summary: 'Start proxy mode as a rider, dealer or promoter; the reason is audited',
  body: z.strictObject({
    type: z.enum(['rider', 'dealer', 'promoter']),
    id,
    reason: required(300),
    /** path within the portal to come back to */
    returnTo: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])[^\\\u0000-\u001f]*$/, 'path')
      .meta({ examples: ['/auth/admin/riders?page=2'] }),
  }),
  response: z.strictObject({ session }),
  errors: ['NOT_FOUND', 'ALREADY_PROXYING'],
});

export const endProxy = endpoint('endProxy', 'POST /api/proxy/remove', {
  tag: 'Session',
  summary: 'End proxy mode; returns the page that the admin came from',
  response: z.strictObject({ returnTo: z.string() }),
  errors: ['NOT_PROXYING'],
});

export const getConfig = endpoint('getConfig', 'GET /api/config', {
  tag: 'Session',
  summary: 'Get the settings of the program that screens need: names, limits, eligible bikes',
  query: z.strictObject({
    /** rules for races of this day; without: of today */
    on: raceDay.optional(),
  }),
  response: z.strictObject({
    contract: z.literal(CONTRACT),
    brand: z.string(),
    manufacturerUrl: z.string(),
    sandbox: z.boolean(),
    /** the captcha of public forms; `altcha` needs a challenge from /api/captcha-challenge, `recaptcha` a site key */
    captcha: z.strictObject({
      kind: z.enum(['altcha', 'recaptcha', 'off']),
      siteKey: z.string().nullable(),
      version: z.string().nullable(),
    }),
    /** the external sign-in provider; null: none */
    signIn: z.strictObject({ name: z.string() }).nullable(),
    /** the day that the rules are of */
    on: date.optional(),
    /** days after `on` on which other rules begin, oldest first, and what changes on each; left out: none is planned */
    changes: z
      .array(z.strictObject({ startDate: date, change: seasonChange }))
      .max(5)
      .optional(),
    program: z.strictObject({
      brandMakes: z.array(z.string()),
      minimumRidersPerClass: z.int(),
      /** what a class pays by its size, fewest riders first; the last step is `minimumRidersPerClass` */
      payoutSteps: z.array(payoutStep).optional(),
      classesPerBikePerEvent: z.int(),
      resultWindowDays: z.int(),
      creditMonths: z.int(),
      /** days before credit expires on which riders are reminded by e-mail */
      expiryNoticeDays: z.array(z.int()).optional(),
      paymentInfoDays: z.int(),
      cashPaidDays: z.int(),
      dealerRefundDays: z.int(),
      /** days after a message of the contact form was answered or closed, until it is deleted */
      contactMessageDays: z.int(),
      /** days between a rider's request to be deleted and the deletion */
      deletionDays: z.int(),
      withholdingPercent: z.number(),
      /** cash may be taken as dealer credit, with this bonus; null or left out: not offered */
      cashAsCredit: z.strictObject({ bonusPercent: z.number() }).nullable().optional(),
      adultAge: z.int(),
      /** countries, two letters, in which the tenth character of a VIN must be that of the model year; left out: everywhere */
      vinYearCountries: z.array(z.string()).optional(),
      /** families of eligible bikes; no models: all models, null: no first or last model year */
      eligibleBikes: z.array(
        z.strictObject({
          category: z.string(),
          models: z.array(z.string()),
          fromYear: z.int().nullable(),
          toYear: z.int().nullable(),
        }),
      ),
      currencies: z.array(currency),
      uploadLimitBytes: z.int(),
      /**
       * photos of the motorcycle with the maker's logos, asked for before an award above an amount is paid (minor units, the
       * same number in each currency), and days to send them; left out: none
       */
      logoPhotos: z.strictObject({ above: z.int(), photos: z.int(), days: z.int() }).optional(),
      /** upper limits: minor units, the same number in each currency */
      limits: z.strictObject({
        place: z.int(),
        class: z.int(),
        event: z.int(),
        redemption: z.int(),
        redeemedPerDay: z.int(),
        adjustment: z.int(),
        adjustedPerDay: z.int(),
        /** without a second administrator, all currencies added up */
        adjustedAlone: z.int(),
        purseAlone: z.int(),
        /** days in which a dealer can undo a redemption; null or left out: until it is refunded */
        undoDays: z.int().nullable().optional(),
        /** days that credit lasts longer whose rider was not told before its last day; left out: unknown */
        expiryGraceDays: z.int().optional(),
      }),
    }),
  }),
});
