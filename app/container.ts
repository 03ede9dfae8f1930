import 'reflect-metadata';
import { makeUseCases } from '@rrr/core';
import { liveProgram } from '@rrr/core/program';
import { settleEvent } from '@rrr/core/results';
import { recordSecurityEvents } from '@rrr/core/security';
import { dateIn } from '@rrr/core/shared';
import {
  aesSecretBox,
  argon2Passwords,
  hmacCodeSeals,
  hmacCounterCodes,
  hmacHistorySeals,
  hmacPins,
  hmacWebhooks,
  otpCodes,
  hmacSoldVins,
  hmacSources,
  sha256,
  systemClock,
  ulids,
} from '@rrr/crypto';
import { sharpPictures } from '@rrr/files';
import {
  anonymous,
  attemptTokens,
  deviceTokens,
  fingerprints,
  httpApp,
  metrics,
  type MetricsToken,
  sessionTokens,
} from '@rrr/http';
import { mailer } from '@rrr/mail';
import { databaseAddress, sqlPlaces, sqlQueries, sqlUnitOfWork, makesOf, openDatabase } from '@rrr/persistence';
import { sheetReader, sheetWriter, workbookFile, zipStream } from '@rrr/spreadsheets';
import { Container, type ResolutionContext, type ServiceIdentifier } from 'inversify';
import { analyticsOf } from './analytics-settings.js';
import type { Config } from './config.js';
import { senderLimits } from './edge-settings.js';
import { frontendsFolder } from './frontends-folder.js';
import { readKeys } from './keys.js';
import { countedUnitOfWork } from './counted-unit-of-work.js';
import { lifecycle } from './lifecycle.js';
import { makeFiles } from './make-files.js';
import { makeCaptcha } from './make-captcha.js';
import { jobBoard } from './jobs.js';
import { makeJobs } from './make-jobs.js';
import { makeLog } from './make-log.js';
import { mailDirectory, mailingOf, shownMails } from './make-mails.js';
import { othersFirst } from './others-first.js';
import { makePush } from './push/make-push.js';
import { makePayments } from './make-payments.js';
import { makeSignIn } from './make-sign-in.js';
import { readProgram } from './read-program.js';
import { securityWatch, watchedUnitOfWork } from './security-watch.js';
import { settingsInForce } from './settings-in-force.js';
import { SERVICES as S } from './services.js';
import type { Tracing } from './tracing/tracing.js';
import { isUnavailable } from './unavailable.js';
import { tellOfFaults } from './tell-of-faults.js';
import { webhookSender } from './webhooks/send-webhook.js';

/** milliseconds without reading after which a client is disconnected; long enough for a phone in a tunnel */
const STALLED = 30_000;

/** In production nobody sees the metrics without a token. */
export const metricsTokenOf = ({ METRICS_TOKEN, NODE_ENV }: Config): MetricsToken =>
  METRICS_TOKEN ?? (NODE_ENV === 'production' ? null : undefined);

/** The dependency injection container: each service is created once, on first use. */
/** @param number of this process, where several are one server (WORKERS) */
export const makeContainer = (config: Config, number?: number, tracing: Tracing | null = null): Container => {
  const container = new Container();
  const bind = <T>(id: ServiceIdentifier<T>, make: (context: ResolutionContext) => T): void =>
    void container.bind(id).toDynamicValue(make).inSingletonScope();

  bind(S.config, () => config);
  bind(S.keys, () => readKeys(config));
  bind(S.liveProgram, () => liveProgram(readProgram(config)));
  bind(S.program, (context) => context.get(S.liveProgram).program);
  bind(
    S.readSeasons,
    (season) => async () => season.get(S.liveProgram).take(await season.get(S.queries).seasons.scheduled()),
  );
  bind(S.tracing, () => tracing);
  bind(S.log, () => makeLog(config.LOG_LEVEL, tracing?.logged));
  // process metrics are off in tests, where many servers share one process
  bind(S.metrics, () =>
    metrics({ ofProcess: config.NODE_ENV !== 'test', ...(number === undefined ? {} : { number }) }),
  );
  bind(S.clock, () => systemClock);
  bind(S.ids, () => ulids());
  bind(S.digest, () => sha256);
  bind(S.passwords, () => argon2Passwords());
  bind(S.pins, (pin) => hmacPins(...pin.get(S.keys).pin));
  bind(S.codeSeals, (codeSeal) => hmacCodeSeals(...codeSeal.get(S.keys).pin));
  bind(S.totp, () => otpCodes());
  bind(S.secrets, (secret) => aesSecretBox(secret.get(S.keys).files));
  bind(S.webhookSecrets, (webhookSecret) => aesSecretBox(webhookSecret.get(S.keys).files, 'webhook'));
  bind(S.publicHttp, () => {
    const sender = webhookSender({ local: config.WEBHOOKS_LOCAL });
    return tracing ? tracing.sender(sender) : sender;
  });
  bind(S.webhookSender, (context) => context.get(S.publicHttp));
  bind(S.pushSender, makePush);
  bind(S.historySeals, (historySeal) => hmacHistorySeals(historySeal.get(S.keys).audit));
  bind(S.sourceDigest, (context) => hmacSources(context.get(S.keys).pin[0]));
  bind(S.soldVinSeals, (vinSeal) => hmacSoldVins(...vinSeal.get(S.keys).pin));
  bind(S.counterCodes, (counterCode) => hmacCounterCodes(counterCode.get(S.keys).session[0]));
  bind(S.database, (context) =>
    openDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      readPoolSize: config.DATABASE_READ_POOL,
      statementSeconds: config.DATABASE_STATEMENT_SECONDS,
      longStatementSeconds: config.DATABASE_LONG_STATEMENT_SECONDS,
      onFault: tellOfFaults(context.get(S.log), context.get(S.metrics)),
      ...(tracing ? { onStatement: tracing.statement(databaseAddress(config.DATABASE_URL).kind) } : {}),
    }),
  );
  bind(S.unwatched, (context) =>
    sqlUnitOfWork(context.get(S.database), {
      timeZone: context.get(S.program).timeZone,
      makes: makesOf(context.get(S.program)),
      seals: context.get(S.historySeals),
    }),
  );
  bind(S.watch, (context) =>
    securityWatch({
      record: recordSecurityEvents({
        uow: context.get(S.unwatched),
        clock: context.get(S.clock),
        ids: context.get(S.ids),
        digest: context.get(S.digest),
        program: context.get(S.program),
      }),
      log: context.get(S.log),
      metrics: context.get(S.metrics),
      clock: context.get(S.clock),
    }),
  );
  bind(S.uow, (context) =>
    watchedUnitOfWork(countedUnitOfWork(context.get(S.unwatched), context.get(S.metrics)), context.get(S.watch)),
  );
  bind(S.queries, (context) => {
    const { sessions, ...rest } = sqlQueries(context.get(S.database), { timeZone: context.get(S.program).timeZone });
    return { ...rest, people: sessions };
  });
  bind(S.sheetWriter, () => sheetWriter());
  bind(S.sheets, (sheet) => sheetReader({ limitBytes: sheet.get(S.program).uploadLimitBytes }));
  bind(S.mail, () => {
    const directory = mailDirectory(config);
    return mailer({
      from: config.MAIL_FROM,
      transport: directory === null ? { smtp: config.SMTP_URL, plain: !config.SMTP_REQUIRE_TLS } : { directory },
    });
  });
  bind(S.payments, makePayments);
  bind(S.captcha, makeCaptcha);
  bind(S.signIn, makeSignIn);
  bind(S.tokens, (token) => sessionTokens(...token.get(S.keys).session));
  bind(S.lifecycle, (context) => lifecycle(context.get(S.database)));
  bind(S.files, (file) => makeFiles(config, file.get(S.keys)));
  bind(S.pictures, () => sharpPictures());
  bind(S.useCases, (context) => {
    const useCases = makeUseCases({
      uow: context.get(S.uow),
      clock: context.get(S.clock),
      ids: context.get(S.ids),
      digest: context.get(S.digest),
      yieldToEventLoop: othersFirst,
      program: context.get(S.program),
      limitFactor: config.RATE_LIMIT_FACTOR,
      seasonsChanged: () =>
        context
          .get(S.readSeasons)()
          .catch((failed: unknown) => {
            context.get(S.log).warn({ error: anonymous(failed) }, 'seasons could not be read; retried in seconds');
          }),
      passwords: context.get(S.passwords),
      pins: context.get(S.pins),
      counterCodes: context.get(S.counterCodes),
      soldVinSeals: context.get(S.soldVinSeals),
      sourceDigest: context.get(S.sourceDigest),
      seals: context.get(S.codeSeals),
      totp: context.get(S.totp),
      secrets: context.get(S.secrets),
      webhookSecrets: context.get(S.webhookSecrets),
      webhookSigner: hmacWebhooks,
      webhookSender: context.get(S.webhookSender),
      pushSender: context.get(S.pushSender),
      people: context.get(S.queries).people,
      tokenQueries: context.get(S.queries).apiTokens,
      places: sqlPlaces(context.get(S.database)),
      provider: context.get(S.payments),
      files: context.get(S.files),
      pictures: context.get(S.pictures),
      settle: settleEvent({
        clock: context.get(S.clock),
        ids: context.get(S.ids),
        digest: context.get(S.digest),
        program: context.get(S.program),
      }),
    });
    return tracing ? tracing.useCases(useCases) : useCases;
  });
  bind(S.http, (context) => {
    const queries = context.get(S.queries);
    return httpApp(
      {
        queries,
        people: queries.people,
        useCases: context.get(S.useCases),
        sheets: context.get(S.sheets),
        sheetWriter: context.get(S.sheetWriter),
        mostExports: config.MAX_EXPORTS,
        workbook: workbookFile,
        archive: zipStream,
        clock: context.get(S.clock),
        program: context.get(S.program),
        tokens: context.get(S.tokens),
        attempts: attemptTokens(...context.get(S.keys).session),
        devices: deviceTokens(...context.get(S.keys).session),
        // the oldest key, so that a request repeated after a new key was added is still recognized
        fingerprint: fingerprints(context.get(S.keys).pin.at(-1) ?? context.get(S.keys).pin[0]),
        captcha: context.get(S.captcha),
        provider: context.get(S.signIn),
        sandbox: context.get(S.payments).sandbox,
        pushKey: context.get(S.pushSender).serverKey,
        mailing: mailingOf(config, context.get(S.program)),
        jobRuns: context.get(S.jobRuns),
        settings: () => {
          const program = container.get(S.program);
          return settingsInForce(config, program, dateIn(container.get(S.clock).now(), program.timeZone));
        },
        log: context.get(S.log),
        metrics: context.get(S.metrics),
        mails: shownMails(config),
        isUnavailable,
        watch: context.get(S.watch),
        ...context.get(S.lifecycle),
      },
      {
        publicUrl: config.PUBLIC_URL,
        contactEmail: config.CONTACT_EMAIL,
        metricsToken: metricsTokenOf(config),
        apiDocs: config.API_DOCS,
        analytics: analyticsOf(config),
        trustProxy: config.TRUST_PROXY,
        mostRequests: config.MAX_REQUESTS,
        bodyLimits: senderLimits(config),
        stalledMilliseconds: STALLED,
        frontends: frontendsFolder,
        remotes: {
          admin: config.REMOTES_ADMIN,
          rider: config.REMOTES_RIDER,
          dealer: config.REMOTES_DEALER,
          promoter: config.REMOTES_PROMOTER,
        },
      },
    );
  });
  bind(S.jobs, makeJobs);
  bind(S.jobBoard, (context) => jobBoard(context.get(S.clock)));
  bind(S.jobRuns, () => async () => container.get(S.jobs).map((job) => container.get(S.jobBoard).of(job)));
  return container;
};
