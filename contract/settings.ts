import { z } from 'zod';
import { endpoint } from './endpoint.js';

/** Variables of the server's environment (.env.example). */
export const SERVER_SETTINGS = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL',
  'DATABASE_READ_POOL',
  'DATABASE_STATEMENT_SECONDS',
  'DATABASE_LONG_STATEMENT_SECONDS',
  'SESSION_KEY',
  'PIN_KEY',
  'FILE_KEYS',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'PAYMENTS_URL',
  'PAYMENTS_KEY',
  'PAYMENTS_FUNDING_SOURCE',
  'PAYMENTS_REWARD_PRODUCTS',
  'PAYMENTS_CARD_PRODUCTS',
  'RATE_LIMIT_FACTOR',
  'CAPTCHA',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_VERSION',
  'RECAPTCHA_VERIFY_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_SITE',
  'LOG_LEVEL',
  'DEMO',
  'MAX_REQUESTS',
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'UNCOUNTED_ADDRESSES',
  'HEADERS_WITHIN_SECONDS',
  'BODY_IDLE_SECONDS',
  'BODY_WITHIN_SECONDS',
  'MAX_EXPORTS',
  'STOP_DELAY_SECONDS',
  'STOP_WITHIN_SECONDS',
  'REMOTES_ADMIN',
  'REMOTES_RIDER',
  'REMOTES_DEALER',
  'REMOTES_PROMOTER',
  'PROGRAM_FILE',
  'MINIMUM_RIDERS_PER_CLASS',
  'CLASSES_PER_BIKE_PER_EVENT',
  'RESULT_WINDOW_DAYS',
  'CREDIT_MONTHS',
] as const;

/** Settings of the program (docs/program.md). */
export const PROGRAM_SETTINGS = [
  'minimumRidersPerClass',
  'classesPerBikePerEvent',
  'resultWindowDays',
  'adultAge',
  'brandMakes',
  'eligibleBikes',
  'knownMakes',
  'creditMonths',
  'expiryNoticeDays',
  'paymentInfoDays',
  'cashPaidDays',
  'lateOrderSeconds',
  'dealerRefundDays',
  'withholdingPercent',
  'taxReportingThreshold',
  'currencies',
  'limits',
  'brand',
  'manufacturerUrl',
  'timeZone',
  'pin',
  'login',
  'sessionHours',
  'proxyMinutes',
  'uploadLimitBytes',
  'uploadsPerDay',
  'contactMessageDays',
  'deletionDays',
  'seasons',
] as const;

export type ServerSetting = (typeof SERVER_SETTINGS)[number];
export type ProgramSetting = (typeof PROGRAM_SETTINGS)[number];

/** Where a value comes from. `unset`: it has none. */
const from = z.enum(['environment', 'file', 'default', 'unset']);

export const listSettings = endpoint({
  id: 'listSettings',
  method: 'GET',
  path: '/api/admin/settings',
  tag: 'System',
  summary: 'List the settings in force and where each is set; of keys and passwords only whether they are set',
  response: z.strictObject({
    program: z.array(
      z.strictObject({
        name: z.enum(PROGRAM_SETTINGS),
        /** JSON */
        value: z.string(),
        from,
      }),
    ),
    server: z.array(
      z.strictObject({
        name: z.enum(SERVER_SETTINGS),
        /** empty when it is secret or has no value */
        value: z.string(),
        secret: z.boolean(),
        from,
      }),
    ),
  }),
});
