import { endpoints } from '@rrr/contract';
import type { SessionQueries } from '@rrr/core/identity';
import type { SentMails } from '@rrr/core/outbox';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { adminRoutes } from './admins/admin-routes.js';
import { aggregateRoutes } from './aggregates/aggregate-routes.js';
import { riderReportRoutes } from './aggregates/rider-report-routes.js';
import { shareRoutes } from './aggregates/share-routes.js';
import { countryRoutes } from './aggregates/country-routes.js';
import { waitingRoutes } from './aggregates/waiting-routes.js';
import { categoryRoutes } from './categories/category-routes.js';
import { resultClaimRoutes } from './claims/result-claim-routes.js';
import { approvalRoutes } from './approvals/approval-routes.js';
import { contactRoutes } from './contact/contact-routes.js';
import { dealerLoginRoutes } from './dealers/dealer-login-routes.js';
import { dealerRoutes } from './dealers/dealer-routes.js';
import { devMails } from './dev-mails.js';
import { docsPage } from './docs-page.js';
import { eventEditRoutes } from './events/event-edit-routes.js';
import { oneRaceRoutes } from './events/one-race-routes.js';
import { privacyRoutes } from './privacy/privacy-routes.js';
import { documentRoutes } from './documents/document-routes.js';
import { timecardRoutes } from './documents/timecard-routes.js';
import { eventRoutes } from './events/event-routes.js';
import { previewRoutes } from './events/preview-routes.js';
import { exportRoutes } from './exports/export-routes.js';
import { health, type MetricsToken, type Readiness } from './health.js';
import { accountRoutes } from './identity/account-routes.js';
import { factorRoutes } from './identity/factor-routes.js';
import { tokenRoutes } from './identity/token-routes.js';
import { pushRoutes } from './identity/push-routes.js';
import { viewRoutes } from './admins/view-routes.js';
import { enrolmentRoutes } from './identity/enrolment-routes.js';
import { recoveryRoutes } from './identity/recovery-routes.js';
import { imageRoutes } from './images/image-routes.js';
import { importRoutes } from './imports/import-routes.js';
import { compressed } from './edge/compressed.js';
import { refuseOtherContract } from './routing/contract-number.js';
import { cookieNames } from './edge/cookies.js';
import { refuseCrossSite } from './edge/cross-site.js';
import { deviceDigests } from './edge/device-token.js';
import { dropStalled } from './edge/drop-stalled.js';
import { EdgeError } from './refusals/edge-error.js';
import { identify } from './edge/identify.js';
import { inOrder } from './edge/in-order.js';
import type { Metrics } from './edge/metrics.js';
import { priorityLanes } from './edge/priority-lanes.js';
import { countsRefused, slotReadings } from './edge/own-readings.js';
import { limiter } from './edge/limiter.js';
import { mount } from './routing/mount.js';
import { dropPreloads } from './edge/navigation-preload.js';
import { onError } from './edge/on-error.js';
import { openApi } from './routing/openapi.js';
import { type BodyLimits, bodyReader } from './edge/body-reader.js';
import { refuseRepeatedHeaders } from './edge/repeated-headers.js';
import { requestLog } from './edge/request-log.js';
import type { SecurityWatch } from './edge/security-watch.js';
import type { Route } from './routing/route.js';
import { securityHeaders } from './edge/security-headers.js';
import type { HttpPorts } from './ports.js';
import { cashAskRoutes } from './payouts/cash-ask-routes.js';
import { cashRoutes } from './payouts/cash-routes.js';
import { choiceRoutes } from './payouts/choice-routes.js';
import { chequeRoutes } from './payouts/cheque-routes.js';
import { paymentRunRoutes } from './payouts/payment-run-routes.js';
import { earningRoutes } from './payouts/earning-routes.js';
import { paymentRoutes } from './payouts/payment-routes.js';
import { payoutRoutes } from './payouts/payout-routes.js';
import { promoterDecisionRoutes } from './promoters/decision-routes.js';
import { promoterRoutes } from './promoters/promoter-routes.js';
import { redemptionRoutes } from './redemptions/redemption-routes.js';
import { resultEditRoutes } from './results/result-edit-routes.js';
import { heldAwardRoutes } from './results/held-award-routes.js';
import { logoPhotoRoutes } from './results/logo-photo-routes.js';
import { resultListRoutes } from './results/result-list-routes.js';
import { refundRoutes } from './refunds/refund-routes.js';
import { statementRoutes } from './refunds/statement-routes.js';
import { simulateRoutes } from './results/simulate-routes.js';
import { guardianRoutes } from './riders/guardian-routes.js';
import { taxRoutes } from './riders/tax-routes.js';
import { riderEditRoutes } from './riders/rider-edit-routes.js';
import { riderMoneyRoutes } from './riders/rider-money-routes.js';
import { riderRoutes } from './riders/rider-routes.js';
import { bonusRoutes } from './series/bonus-routes.js';
import { noticeRoutes } from './notices/notice-routes.js';
import { type ShownNotices, shownNotices } from './site/shown-notices.js';
import { seasonRoutes } from './seasons/season-routes.js';
import { standingsRoutes } from './series/standings-routes.js';
import { seriesRoutes } from './series/series-routes.js';
import { providerRoutes } from './session/provider-routes.js';
import { sessionRoutes } from './session/session-routes.js';
import { shedLoad } from './edge/load-shedding.js';
import { siteFiles } from './site-files.js';
import { remoteOrigins, type StaticSettings } from './remotes-list.js';
import { calendarFiles } from './site/calendar-files.js';
import { type Analytics, sitePages } from './site/site-pages.js';
import { staticFiles } from './static-files.js';
import { readForm } from './uploads/read-form.js';
import { bikeRoutes } from './vin/bike-routes.js';
import { vinRoutes } from './vin/vin-routes.js';
import { auditRoutes } from './system/audit-routes.js';
import { timelineRoutes } from './timeline/timeline-routes.js';
import { jobRoutes } from './system/job-routes.js';
import { mailRoutes } from './system/mail-routes.js';
import { securityRoutes } from './system/security-routes.js';
import { settingRoutes } from './system/setting-routes.js';
import { webhookRoutes } from './webhooks/webhook-routes.js';

export interface HttpSettings extends StaticSettings {
  readonly publicUrl: URL;
  /** visitor statistics, which run after consent; null: none */
  readonly analytics: Analytics | null;
  /** address for reports of security problems */
  readonly contactEmail: string;
  readonly metricsToken?: MetricsToken;
  /** false: the documentation of the API is not served */
  readonly apiDocs?: boolean;
  /** as Express's `trust proxy`: hops, addresses, or false */
  readonly trustProxy: boolean | number | string;
  /** maximum number of concurrent API requests; others wait briefly or get 503 */
  readonly mostRequests: number;
  readonly bodyLimits: BodyLimits;
  /** a client that reads nothing of a response for this long is disconnected */
  readonly stalledMilliseconds: number;
}

export interface HttpAppPorts extends HttpPorts, Readiness {
  readonly log: Logger;
  /** what /metrics shows */
  readonly metrics: Metrics;
  readonly people: Pick<SessionQueries, 'live'>;
  /** what /dev/mails shows; null in production */
  readonly mails: SentMails | null;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly watch: SecurityWatch;
}

/** Every call of the contract with its policy and handler. */
export const allRoutes = (ports: HttpPorts, notices: ShownNotices = shownNotices(ports)): readonly Route[] =>
  [
    sessionRoutes,
    providerRoutes,
    accountRoutes,
    factorRoutes,
    tokenRoutes,
    viewRoutes,
    pushRoutes,
    recoveryRoutes,
    enrolmentRoutes,
    aggregateRoutes,
    shareRoutes,
    riderReportRoutes,
    waitingRoutes,
    countryRoutes,
    eventRoutes,
    previewRoutes,
    importRoutes,
    riderRoutes,
    riderEditRoutes,
    guardianRoutes,
    taxRoutes,
    riderMoneyRoutes,
    bikeRoutes,
    vinRoutes,
    dealerRoutes,
    dealerLoginRoutes,
    promoterRoutes,
    promoterDecisionRoutes,
    approvalRoutes,
    contactRoutes,
    adminRoutes,
    exportRoutes,
    redemptionRoutes,
    payoutRoutes,
    cashRoutes,
    cashAskRoutes,
    choiceRoutes,
    chequeRoutes,
    paymentRunRoutes,
    paymentRoutes,
    earningRoutes,
    refundRoutes,
    statementRoutes,
    eventEditRoutes,
    oneRaceRoutes,
    seriesRoutes,
    bonusRoutes,
    seasonRoutes,
    (httpPorts: HttpPorts) => noticeRoutes(httpPorts, notices),
    standingsRoutes,
    categoryRoutes,
    resultEditRoutes,
    resultListRoutes,
    heldAwardRoutes,
    logoPhotoRoutes,
    resultClaimRoutes,
    simulateRoutes,
    documentRoutes,
    timecardRoutes,
    imageRoutes,
    privacyRoutes,
    mailRoutes,
    webhookRoutes,
    auditRoutes,
    timelineRoutes,
    securityRoutes,
    jobRoutes,
    settingRoutes,
  ].flatMap((make) => make(ports));

/** The complete HTTP application. @throws Error when the route table is incomplete */
export const httpApp = (ports: HttpAppPorts, settings: HttpSettings): Express => {
  const { log, clock, program, people, tokens, isUnavailable, metrics } = ports;
  const names = cookieNames(settings.publicUrl);
  const notices = shownNotices(ports);
  const routes = allRoutes(ports, notices);
  let made: Buffer | undefined;
  // built on first use, because it is slow and rarely requested
  const document = () =>
    (made ??= Buffer.from(JSON.stringify(openApi(routes, { brand: program.brand, sessionCookie: names.session }))));

  const admit = priorityLanes(settings.mostRequests);
  metrics.add('requests', () => slotReadings(admit.load()));
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('trust proxy', settings.trustProxy);
  const statistics = settings.analytics ? [new URL(settings.analytics.script).origin] : [];
  app.use(
    inOrder(
      shedLoad({ refuses: admit.refuses, log, clock, measured: metrics }),
      requestLog(log, metrics),
      refuseRepeatedHeaders,
      dropStalled(settings.stalledMilliseconds),
      securityHeaders(remoteOrigins(settings), names.secure, {
        checkbox: ports.captcha.kind === 'recaptcha',
        statistics,
      }),
    ),
  );
  const received = bodyReader(settings.bodyLimits);
  const identified = identify({ tokens, people, clock, program });
  const gate = inOrder(dropPreloads, refuseOtherContract, refuseCrossSite(settings.publicUrl));
  // calls of the API first: they are most of what is asked
  app.use(
    mount(
      routes,
      endpoints,
      {
        identify: identified,
        // a failure must not refuse a request that only reads
        noteUse: (session) =>
          ports.useCases
            .noteSessionUse(session)
            .catch((error: unknown) => log.warn({ err: error }, 'session use not noted')),
        tokens: {
          identifyToken: ports.useCases.identifyToken,
          noteTokenUse: (used) =>
            ports.useCases
              .noteTokenUse(used)
              .catch((error: unknown) => log.warn({ err: error }, 'token use not noted')),
          limit: limiter(ports.useCases),
          program,
        },
        cookies: names,
        fingerprint: ports.fingerprint,
        readForm: readForm(program.uploadLimitBytes, received.dropSlowest),
        bodies: received,
        lanes: admit,
        watch: countsRefused(ports.watch, metrics),
        deviceOf: deviceDigests(ports),
      },
      gate,
    ),
  );
  app.use(health(ports, metrics, settings.metricsToken));
  if (settings.apiDocs !== false) {
    app.get('/api/openapi.json', (req, res) =>
      compressed(document(), req, res.setHeader('Cache-Control', 'no-cache').type('json')),
    );
    app.use(docsPage(program.brand));
  }
  app.use(devMails(ports.mails));
  app.use('/api', gate);
  app.use(siteFiles(ports, settings, admit.of({ id: 'sitemap' })));
  app.use(calendarFiles(ports, settings, admit.of({ id: 'calendar' })));
  app.use(staticFiles(settings));
  app.use(sitePages(ports, settings, { identify: identified, cookies: names, lanes: admit, notices }));
  app.use(() => {
    throw new EdgeError('ROUTE_NOT_FOUND');
  });
  app.use(onError({ log, clock, isUnavailable, metrics }));
  return app;
};
