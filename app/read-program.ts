import { readFileSync } from 'node:fs';
import {
  defaultProgram,
  MOST_LOGO_PHOTOS,
  MOST_STARTERS,
  MOST_STEPS,
  type Program,
  type Seasonal,
} from '@rrr/core/program';
import { isCountry } from '@rrr/core/geo';
import { isLocalDate } from '@rrr/core/shared';
import { z } from 'zod';
import { type Config, ConfigurationError } from './config.js';

const days = z.int().min(1).max(3650);

/** Settings that a season may override. */
const seasonal = {
  brandMakes: z.array(z.string().min(1)).min(1),
  minimumRidersPerClass: z.int().min(1),
  smallClasses: z
    .array(z.strictObject({ riders: z.int().min(1).max(MOST_STARTERS), places: z.int().min(1).max(100) }))
    .max(MOST_STEPS - 1)
    .refine(
      (all) =>
        all.every((item, at) => item.riders > (all[at - 1]?.riders ?? 0) && item.places > (all[at - 1]?.places ?? 0)),
      'must name more riders and more places with each step',
    ),
  classesPerBikePerEvent: z.int().min(1),
  ties: z.enum(['share', 'each']),
  resultWindowDays: days,
  creditMonths: z.int().min(1).max(120),
  paymentInfoDays: days,
  adultAge: z.int().min(1).max(30),
  eligibleBikes: z.array(
    z.strictObject({
      category: z.string(),
      models: z.array(z.string()),
      fromYear: z.int().nullable(),
      toYear: z.int().nullable(),
    }),
  ),
} satisfies Record<Seasonal, z.ZodType>;

const seasons = z
  .array(
    z.strictObject({
      ...z.object(seasonal).partial().shape,
      from: z.string().refine(isLocalDate, 'is not a date (YYYY-MM-DD)'),
    }),
  )
  .refine(
    (all) => all.every((item, at) => at === 0 || item.from > (all[at - 1]?.from ?? '')),
    'must be in the order of their dates, each date once',
  );

const threshold = z.int().min(0);
/** minutes; at most the longest session */
const idle = z.int().min(1).max(43_200);

/** Ten million in major units; more is taken for a typing error. */
const limit = z.int().min(1).max(1_000_000_000);
const limits = z
  .strictObject({
    place: limit.max(100_000_000),
    class: limit,
    event: limit,
    redemption: limit,
    redeemedPerDay: limit,
    adjustment: limit,
    adjustedPerDay: limit,
    adjustedAlone: z.int().min(0).max(1_000_000_000),
    purseAlone: z.int().min(0).max(1_000_000_000),
    undoDays: days.nullable().default(defaultProgram.limits.undoDays),
    expiryGraceDays: z.int().min(0).max(365).default(defaultProgram.limits.expiryGraceDays),
  })
  .refine(
    (item) => item.place <= item.class && item.class <= item.event,
    'place must not be above class, and class not above event',
  )
  .refine((item) => item.redemption <= item.redeemedPerDay, 'redemption must not be above redeemedPerDay')
  .refine((item) => item.adjustment <= item.adjustedPerDay, 'adjustment must not be above adjustedPerDay');

const checks = z.strictObject({
  holdAfterRace: z.boolean(),
  holdAbove: z.int().min(0).max(1_000_000_000),
  purseRaisedDays: z.int().min(0).max(3650),
  releaseAfterDays: days,
  newRiderDays: z.int().min(0).max(3650).default(defaultProgram.checks.newRiderDays),
  newRidersPerNetwork: z.int().min(1).max(10_000).default(defaultProgram.checks.newRidersPerNetwork),
  classSizeFactor: z.number().min(1.1).max(1000).default(defaultProgram.checks.classSizeFactor),
  classSizeDifference: z.int().min(1).max(10_000).default(defaultProgram.checks.classSizeDifference),
  byAdminDays: z.int().min(0).max(3650).default(defaultProgram.checks.byAdminDays),
  byAdminTotal: z.int().min(0).max(1_000_000_000).default(defaultProgram.checks.byAdminTotal),
});

const logoPhotos = z
  .strictObject({
    above: z.int().min(0).max(1_000_000_000),
    photos: z.int().min(1).max(MOST_LOGO_PHOTOS),
    days: z.int().min(1).max(365).default(30),
    againDays: z.int().min(1).max(90).default(7),
  })
  .nullable();

const vinRuns = z.strictObject({
  sameModel: z.int().min(1).max(10_000),
  anyModel: z.int().min(1).max(10_000),
  hours: z.int().min(1).max(720),
  serialGap: z.int().min(0).max(100_000),
  serialDays: z.int().min(1).max(365),
});

/**
 * The format of PROGRAM_FILE: any settings of the program, explained in docs/program.md (a test keeps both in sync).
 */
export const programFile = z
  .strictObject({
    ...seasonal,
    cashPaidDays: days,
    lateOrderSeconds: z
      .int()
      .min(1)
      .max(30 * 86_400),
    dealerRefundDays: days,
    withholdingPercent: z.number().min(0).max(100),
    // whole hundredths of a percent, so that the bonus is exact
    cashAsCredit: z.strictObject({ bonusPercent: z.number().min(0).max(100).multipleOf(0.01) }).nullable(),
    brand: z.string().min(1),
    expiryNoticeDays: z.array(z.int().min(1).max(365)).min(1).max(10),
    knownMakes: z.array(z.string().min(1)),
    manufacturerUrl: z.url(),
    timeZone: z.string().refine((text) => Intl.supportedValuesOf('timeZone').includes(text), 'is not a time zone'),
    pin: z.strictObject({
      tries: z.int().min(1),
      lockMinutes: z.int().min(1),
      dealerTriesPerHour: z.int().min(1),
      accountTriesPerHour: z.int().min(1).default(defaultProgram.pin.accountTriesPerHour),
      deviceTriesPerHour: z.int().min(1).default(defaultProgram.pin.deviceTriesPerHour),
      addressTriesPerHour: z.int().min(1).default(defaultProgram.pin.addressTriesPerHour),
    }),
    login: z.strictObject({ tries: z.int().min(1), lockMinutes: z.int().min(1) }),
    sessionHours: z.int().min(1).max(720),
    idleMinutes: z.strictObject({ rider: idle, dealer: idle, promoter: idle, admin: idle }),
    secondFactor: z.enum(['required', 'offered']),
    proxyMinutes: z.int().min(1).max(1440),
    uploadLimitBytes: z
      .int()
      .min(1024)
      .max(100 * 1024 * 1024),
    uploadsPerDay: z.int().min(1).max(10_000),
    contactMessageDays: days,
    securityEventDays: z.int().min(30).max(3650),
    // waiting deliveries are tried for two days
    webhookDays: z.int().min(7).max(365),
    deletionDays: z.int().min(1).max(365),
    approvalDays: z.int().min(1).max(365),
    invitedDays: z.int().min(0).max(365),
    currencies: z.array(z.enum(['USD', 'CAD', 'EUR'])).min(1),
    limits,
    approvals: z.enum(['required', 'recorded']),
    checks,
    logoPhotos,
    vinRuns,
    soldVins: z.enum(['decide', 'ignore']),
    vinYearCountries: z
      .array(z.string().refine(isCountry, 'is not a country (two upper-case letters)'))
      .max(250)
      .transform((all) => [...new Set(all)]),
    taxReportingThreshold: z.strictObject({ USD: threshold, CAD: threshold, EUR: threshold }),
    seasons,
  } satisfies Record<keyof Program, z.ZodType>)
  .partial();

const fromFile = (path: string | undefined): Partial<Program> => {
  if (path === undefined) return {};
  try {
    const read = programFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (read.success) return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
    throw new ConfigurationError(
      read.error.issues.map((issue) => `PROGRAM_FILE ${issue.path.join('.')}: ${issue.message}`),
    );
  } catch (failed) {
    if (failed instanceof ConfigurationError) throw failed;
    throw new ConfigurationError([`PROGRAM_FILE: ${path} is not a readable JSON file`]);
  }
};

const given = <T extends object>(settings: T): Partial<T> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<T>;

const fromEnvironment = (config: Config) =>
  given({
    minimumRidersPerClass: config.MINIMUM_RIDERS_PER_CLASS,
    classesPerBikePerEvent: config.CLASSES_PER_BIKE_PER_EVENT,
    resultWindowDays: config.RESULT_WINDOW_DAYS,
    creditMonths: config.CREDIT_MONTHS,
  }) as Partial<Program>;

/** Where each setting of the program has its value from. @throws ConfigurationError */
export const programSources = (config: Config): ((name: keyof Program) => 'environment' | 'file' | 'default') => {
  const [file, environment] = [fromFile(config.PROGRAM_FILE), fromEnvironment(config)];
  return (name) => (name in environment ? 'environment' : name in file ? 'file' : 'default');
};

/**
 * The program's settings: defaults, overridden by the file, overridden by environment variables.
 * @throws ConfigurationError
 */
export const readProgram = (config: Config): Program => ({
  ...defaultProgram,
  // a public demo stays open to everybody who looks at it
  secondFactor: config.NODE_ENV === 'production' ? 'required' : defaultProgram.secondFactor,
  ...fromFile(config.PROGRAM_FILE),
  ...fromEnvironment(config),
});
