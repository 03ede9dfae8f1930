import type { UseCases } from '@rrr/core';
import type { Pictures } from '@rrr/core/images';
import type { Captcha } from '@rrr/core/access';
import type { CodeSeals, Passwords, SecretBox, SignInProvider, Totp } from '@rrr/core/identity';
import type { SheetWriter } from '@rrr/core/exports';
import type { JobRun } from '@rrr/core/jobs';
import type { MailSender } from '@rrr/core/outbox';
import type { PaymentProvider } from '@rrr/core/payouts';
import type { LiveProgram, Program } from '@rrr/core/program';
import type { PushSender } from '@rrr/core/push';
import type { CounterCodes, Pins } from '@rrr/core/redemption';
import type { Clock, Digest, FileStore, HistorySeals, Ids, UnitOfWork } from '@rrr/core/shared';
import type { SoldVinSeals } from '@rrr/core/vin';
import type { WebhookSender } from '@rrr/core/webhooks';
import type { Metrics, Queries, SessionTokens } from '@rrr/http';
import type { Database } from '@rrr/persistence';
import type { sheetReader } from '@rrr/spreadsheets';
import type { Express } from 'express';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Job, JobBoard } from './jobs.js';
import type { Keys } from './keys.js';
import type { Lifecycle } from './lifecycle.js';
import type { StoringWatch } from './security-watch.js';
import type { Tracing } from './tracing/tracing.js';
import type { webhookSender } from './webhooks/send-webhook.js';

const named = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Service identifiers with their types. */
export const SERVICES = {
  config: named<Config>('config'),
  keys: named<Keys>('keys'),
  liveProgram: named<LiveProgram>('live program'),
  program: named<Program>('program'),
  readSeasons: named<() => Promise<void>>('reading of seasons'),
  log: named<Logger>('log'),
  metrics: named<Metrics>('metrics'),
  tracing: named<Tracing | null>('tracing'),
  clock: named<Clock>('clock'),
  ids: named<Ids>('ids'),
  digest: named<Digest>('digest'),
  passwords: named<Passwords>('passwords'),
  pins: named<Pins>('pins'),
  sourceDigest: named<Digest>('digest of networks and browsers'),
  soldVinSeals: named<SoldVinSeals>('sold VIN seals'),
  counterCodes: named<CounterCodes>('counter codes'),
  codeSeals: named<CodeSeals>('code seals'),
  totp: named<Totp>('TOTP'),
  secrets: named<SecretBox>('secrets'),
  webhookSecrets: named<SecretBox>('secrets of webhooks'),
  webhookSender: named<WebhookSender>('webhook sender'),
  pushSender: named<PushSender>('push sender'),
  publicHttp: named<ReturnType<typeof webhookSender>>('HTTP to public addresses'),
  historySeals: named<HistorySeals>('history seals'),
  database: named<Database>('database'),
  uow: named<UnitOfWork>('unit of work'),
  unwatched: named<UnitOfWork>('unit of work that tells nobody'),
  watch: named<StoringWatch>('security watch'),
  queries: named<Queries>('queries'),
  sheets: named<ReturnType<typeof sheetReader>>('sheets'),
  sheetWriter: named<SheetWriter>('sheet writer'),
  mail: named<MailSender>('mail'),
  files: named<FileStore>('files'),
  pictures: named<Pictures>('pictures'),
  captcha: named<Captcha>('captcha'),
  signIn: named<SignInProvider | null>('sign-in provider'),
  payments: named<PaymentProvider>('payments'),
  tokens: named<SessionTokens>('tokens'),
  useCases: named<UseCases>('use cases'),
  lifecycle: named<Lifecycle>('lifecycle'),
  http: named<Express>('http'),
  jobs: named<readonly Job[]>('jobs'),
  jobBoard: named<JobBoard>('job board'),
  jobRuns: named<() => Promise<readonly JobRun[]>>('runs of jobs'),
} as const;
