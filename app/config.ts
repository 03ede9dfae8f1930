import { databaseAddress } from '@rrr/persistence';
import { resolve } from 'node:path';
import { z } from 'zod';
import { analyticsFaults, analyticsSettings } from './analytics-settings.js';
import { backupFaults, backupSettings } from './backup-settings.js';
import { edgeSettings } from './edge-settings.js';
import { guardDefaults, guardFaults, guardSettings } from './guard-settings.js';
import { pushFaults, pushSettings } from './push/push-settings.js';
import { processSettings } from './process-settings.js';
import { isThisMachine, unsafeInProduction } from './setting-faults.js';
import { tracingSettings } from './tracing-settings.js';
import {
  databaseUrl,
  flag,
  keyList,
  keyRing,
  listenAt,
  mailbox,
  mailTransport,
  names,
  origin,
  regionName,
  trust,
  url,
  whole,
} from './setting-kinds.js';

/** The settings of the portal, explained in .env.example (a test keeps both in sync). */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: listenAt.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: trust.default(false),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  DATABASE_READ_POOL: whole(2, 200).default(10),
  DATABASE_STATEMENT_SECONDS: whole(1, 600).default(10),
  DATABASE_LONG_STATEMENT_SECONDS: whole(1, 86_400).default(900),
  SESSION_KEY: keyList.optional(),
  PIN_KEY: keyList.optional(),
  FILE_KEYS: keyRing.optional(),
  AUDIT_KEY: keyRing.optional(),
  ANCHOR_MAIL: z.email().optional(),
  ANCHOR_URL: url.optional(),
  S3_ENDPOINT: url.refine((text) => !/[?#]/.test(text), 'must not contain ? or #').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a valid bucket name')
    .optional(),
  S3_REGION: regionName.default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: mailTransport.optional(),
  MAIL_FROM: mailbox.optional(),
  SMTP_REQUIRE_TLS: flag.default(true),
  CONTACT_EMAIL: z.email().optional(),
  PAYMENTS_URL: url.optional(),
  PAYMENTS_KEY: z.string().optional(),
  PAYMENTS_FUNDING_SOURCE: z.string().default('balance'),
  PAYMENTS_REWARD_PRODUCTS: names.default([]),
  PAYMENTS_CARD_PRODUCTS: names.default([]),
  ...guardSettings,
  ...analyticsSettings,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{24,200}=*$/, 'must be 24 to 200 letters, digits or - . _ ~ + / (openssl rand -base64 32)')
    .optional(),
  API_DOCS: flag.default(true),
  WEBHOOKS_LOCAL: flag.default(false),
  ...pushSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  DEMO: flag.optional(),
  ...edgeSettings,
  MAX_EXPORTS: whole(1, 1000).default(8),
  STOP_DELAY_SECONDS: whole(0, 120).default(0),
  STOP_WITHIN_SECONDS: whole(1, 600).default(25),
  REMOTES_ADMIN: url.optional(),
  REMOTES_RIDER: url.optional(),
  REMOTES_DEALER: url.optional(),
  REMOTES_PROMOTER: url.optional(),
  PROGRAM_FILE: z.string().optional(),
  MINIMUM_RIDERS_PER_CLASS: whole(1, 1000).optional(),
  CLASSES_PER_BIKE_PER_EVENT: whole(1, 100).optional(),
  RESULT_WINDOW_DAYS: whole(1, 3650).optional(),
  CREDIT_MONTHS: whole(1, 120).optional(),
});

/** And those of one process and of commands, which the page Settings does not list. */
export const everySetting = environment.extend({ ...processSettings, ...backupSettings, ...tracingSettings });

export interface Config extends Omit<z.output<typeof everySetting>, keyof Settled>, Settled {
  /** names of the settings that the environment gives */
  readonly given: ReadonlySet<string>;
}

/** Settings that always have a value after defaults are applied. */
interface Settled {
  readonly PUBLIC_URL: URL;
  readonly DATABASE_URL: string;
  /** `files`: mails are written to DATA_DIR/mail */
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
  readonly CONTACT_EMAIL: string;
  readonly LOG_LEVEL: string;
  readonly DEMO: boolean;
  readonly RATE_LIMIT_FACTOR: number;
  readonly CAPTCHA: 'altcha' | 'recaptcha' | 'off';
}

export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The server cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n` +
        '.env.example explains each setting.',
    );
    this.name = 'ConfigurationError';
  }
}

/** Trims values; surrounding spaces come from files and shells. */
const given = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );

/** Reads the settings; empty values count as missing. @throws ConfigurationError listing every invalid setting */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const settings = given(env);
  const read = everySetting.safeParse(settings);
  if (!read.success)
    throw new ConfigurationError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const data = read.data;
  const production = data.NODE_ENV === 'production';
  const unfit = [
    ...(production ? [...productionFaults(data), ...unsafeInProduction(data)] : []),
    ...paymentFaults(data),
    ...bucketFaults(data),
    ...backupFaults(data),
    ...guardFaults(data),
    ...analyticsFaults(data),
    ...pushFaults(data),
    ...workerFaults(data),
  ];
  if (unfit.length > 0) throw new ConfigurationError(unfit);
  const DATA_DIR = resolve(data.DATA_DIR);
  return {
    ...data,
    ...guardDefaults(data),
    DATA_DIR,
    PUBLIC_URL: new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    DATABASE_URL: data.DATABASE_URL ?? `sqlite:${DATA_DIR}/rewards.sqlite`,
    SMTP_URL: data.SMTP_URL ?? 'files',
    MAIL_FROM: data.MAIL_FROM ?? 'Red Rider Rewards <rewards@example.com>',
    CONTACT_EMAIL: data.CONTACT_EMAIL ?? 'support@example.com',
    LOG_LEVEL: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    DEMO: data.DEMO ?? !production,
    given: new Set(Object.keys(settings)),
  };
};

/** Required in production: they have no default, or one that only suits local development. */
const NEEDED = [
  'SESSION_KEY',
  'PIN_KEY',
  'FILE_KEYS',
  'AUDIT_KEY',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
] as const;

const productionFaults = (settings: z.output<typeof environment>): readonly string[] => [
  ...NEEDED.filter((name) => settings[name] === undefined).map(
    (name) =>
      `${name}: must be set when NODE_ENV is production${name === 'SMTP_URL' ? ' (use files to only write e-mails to DATA_DIR/mail)' : ''}`,
  ),
  // without https, session cookies could be read in transit
  ...(settings.PUBLIC_URL?.startsWith('http:') && !isThisMachine(new URL(settings.PUBLIC_URL).hostname)
    ? ['PUBLIC_URL: must begin with https:// when NODE_ENV is production, except for localhost']
    : []),
  ...(settings.DEMO === true
    ? ['DEMO: must not be true when NODE_ENV is production: the password of its logins is public']
    : []),
];

/** Processes of one server would each write to the embedded database, whose writes wait in memory for their turn. */
const workerFaults = ({ WORKERS, DATABASE_URL }: z.output<typeof everySetting>): readonly string[] =>
  WORKERS > 1 && (DATABASE_URL === undefined || databaseAddress(DATABASE_URL).kind === 'sqlite')
    ? ['WORKERS: must be 1 with the embedded database; set DATABASE_URL to a MySQL or MariaDB database for more']
    : [];

/** A bucket needs all of its settings; otherwise files would be stored locally by mistake. */
const bucketFaults = (settings: z.output<typeof environment>): readonly string[] => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  if (names.every((name) => settings[name] === undefined)) return [];
  return names
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: must be set together with the other S3 settings`);
};

/** A payment key needs its other settings; otherwise orders could not be paid. */
const paymentFaults = (settings: z.output<typeof environment>): readonly string[] => {
  if (settings.PAYMENTS_KEY === undefined) return [];
  return [
    ...(settings.PAYMENTS_URL === undefined ? ['PAYMENTS_URL: must be set together with PAYMENTS_KEY'] : []),
    ...(settings.PAYMENTS_REWARD_PRODUCTS.length === 0
      ? ['PAYMENTS_REWARD_PRODUCTS: must be set together with PAYMENTS_KEY']
      : []),
    ...(settings.PAYMENTS_CARD_PRODUCTS.length === 0
      ? ['PAYMENTS_CARD_PRODUCTS: must be set together with PAYMENTS_KEY']
      : []),
    ...(settings.NODE_ENV === 'production' && settings.PAYMENTS_URL?.startsWith('http:')
      ? ['PAYMENTS_URL: must begin with https:// when NODE_ENV is production']
      : []),
  ];
};
