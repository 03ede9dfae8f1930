import { page, pageAt, redirectTo, routedRemote } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { AdminLayout } from './AdminLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';

export default routedRemote({
  id: 'admin',
  words: inEachLanguage(en),
  store: makeStore,
  layout: AdminLayout,
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((loaded) => loaded.HomePage)) },
    pageAt('riders', () => import('./features/riders/RidersPage.js').then((loaded) => loaded.RidersPage)),
    { path: 'rider', element: redirectTo('/riders') },
    pageAt('rider/:riderId', () => import('./features/rider/RiderPage.js').then((loaded) => loaded.RiderPage)),
    pageAt('rider/:riderId/edit', () =>
      import('./features/rider/edit/EditRiderPage.js').then((loaded) => loaded.EditRiderPage),
    ),
    pageAt('rider/:riderId/adjust', () =>
      import('./features/rider/money/AdjustPage.js').then((loaded) => loaded.AdjustPage),
    ),
    pageAt('rider/:riderId/redeem', () =>
      import('./features/rider/money/RedeemPage.js').then((loaded) => loaded.RedeemPage),
    ),
    pageAt('rider/:riderId/merge', () => import('./features/merge/MergePage.js').then((loaded) => loaded.MergePage)),
    pageAt('promoters', () => import('./features/promoters/PromotersPage.js').then((loaded) => loaded.PromotersPage)),
    { path: 'promoter', element: redirectTo('/promoters') },
    pageAt('promoter/new', () =>
      import('./features/promoters/AddPromoterPage.js').then((loaded) => loaded.AddPromoterPage),
    ),
    pageAt('promoter/:promoterId', () =>
      import('./features/promoters/PromoterPage.js').then((loaded) => loaded.PromoterPage),
    ),
    pageAt('promoter/:promoterId/edit', () =>
      import('./features/promoters/EditPromoterPage.js').then((loaded) => loaded.EditPromoterPage),
    ),
    pageAt('promoter-applications', () =>
      import('./features/promoters/ApplicationsPage.js').then((loaded) => loaded.ApplicationsPage),
    ),
    pageAt('promoter-applications/:promoterId', () =>
      import('./features/promoters/ApplicationPage.js').then((loaded) => loaded.ApplicationPage),
    ),
    pageAt('series', () => import('./features/series/SeriesListPage.js').then((loaded) => loaded.SeriesListPage)),
    { path: 'serie', element: redirectTo('/series') },
    pageAt('serie/new', () => import('./features/series/AddSeriesPage.js').then((loaded) => loaded.AddSeriesPage)),
    pageAt('serie/:seriesId', () => import('./features/series/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
    pageAt('serie/:seriesId/edit', () =>
      import('./features/series/EditSeriesPage.js').then((loaded) => loaded.EditSeriesPage),
    ),
    pageAt('serie/:seriesId/standings', () =>
      import('./features/series/StandingsRulesPage.js').then((loaded) => loaded.StandingsRulesPage),
    ),
    pageAt('serie/:seriesId/upload-events', () =>
      import('./features/upload-events/UploadEventsPage.js').then((loaded) => loaded.UploadEventsPage),
    ),
    pageAt('events', () => import('./features/events/EventsPage.js').then((loaded) => loaded.EventsPage)),
    { path: 'event', element: redirectTo('/events') },
    pageAt('event/new', () => import('./features/event-form/AddEventPage.js').then((loaded) => loaded.AddEventPage)),
    pageAt('event/:eventId', () => import('./features/event/EventPage.js').then((loaded) => loaded.EventPage)),
    pageAt('event/:eventId/edit', () =>
      import('./features/event-form/EditEventPage.js').then((loaded) => loaded.EditEventPage),
    ),
    pageAt('event/:eventId/classes', () =>
      import('./features/event-data/ClassesPage.js').then((loaded) => loaded.ClassesPage),
    ),
    pageAt('event/:eventId/upload-classes', () =>
      import('./features/event-data/UploadClassesPage.js').then((loaded) => loaded.UploadClassesPage),
    ),
    pageAt('event/:eventId/upload-class-result', () =>
      import('./features/event-data/UploadClassPage.js').then((loaded) => loaded.UploadClassPage),
    ),
    pageAt('event/:eventId/upload-results', () =>
      import('./features/event-data/UploadResultsPage.js').then((loaded) => loaded.UploadResultsPage),
    ),
    pageAt('event/:eventId/results', () =>
      import('./features/event-data/ResultsPage.js').then((loaded) => loaded.ResultsPage),
    ),
    pageAt('event/:eventId/results/new', () =>
      import('./features/event-data/AddResultPage.js').then((loaded) => loaded.AddResultPage),
    ),
    pageAt('event/:eventId/results/:resultId', () =>
      import('./features/event-data/EditResultPage.js').then((loaded) => loaded.EditResultPage),
    ),
    pageAt('event/:eventId/class/:classId/results', () =>
      import('./features/event-data/SheetPage.js').then((loaded) => loaded.SheetPage),
    ),
    pageAt('event/:eventId/imports', () =>
      import('./features/event-data/EventImportsPage.js').then((loaded) => loaded.EventImportsPage),
    ),
    pageAt('categories', () =>
      import('./features/categories/CategoriesPage.js').then((loaded) => loaded.CategoriesPage),
    ),
    { path: 'category', element: redirectTo('/categories') },
    pageAt('category/new', () =>
      import('./features/categories/AddCategoryPage.js').then((loaded) => loaded.AddCategoryPage),
    ),
    pageAt('category/:categoryId', () =>
      import('./features/categories/CategoryPage.js').then((loaded) => loaded.CategoryPage),
    ),
    pageAt('category/:categoryId/edit', () =>
      import('./features/categories/EditCategoryPage.js').then((loaded) => loaded.EditCategoryPage),
    ),
    pageAt('sold-vins', () => import('./features/sold-vins/SoldVinsPage.js').then((loaded) => loaded.SoldVinsPage)),
    pageAt('sold-vins/import', () =>
      import('./features/sold-vins/ImportSoldVinsPage.js').then((loaded) => loaded.ImportSoldVinsPage),
    ),
    pageAt('vin-patterns', () =>
      import('./features/vin-patterns/VinPatternsPage.js').then((loaded) => loaded.VinPatternsPage),
    ),
    pageAt('vin-patterns/new', () =>
      import('./features/vin-patterns/AddPatternPage.js').then((loaded) => loaded.AddPatternPage),
    ),
    pageAt('vin-patterns/import', () =>
      import('./features/vin-patterns/ImportPatternsPage.js').then((loaded) => loaded.ImportPatternsPage),
    ),
    pageAt('summary', () => import('./features/reports/SummaryPage.js').then((loaded) => loaded.SummaryPage)),
    pageAt('market-share-month', () =>
      import('./features/reports/ShareMonthPage.js').then((loaded) => loaded.ShareMonthPage),
    ),
    pageAt('market-share-series', () =>
      import('./features/reports/ShareSeriesPage.js').then((loaded) => loaded.ShareSeriesPage),
    ),
    pageAt('rider-vin-report', () =>
      import('./features/vin-report/VinReportPage.js').then((loaded) => loaded.VinReportPage),
    ),
    pageAt('rider-earnings', () =>
      import('./features/reports/RiderEarningsPage.js').then((loaded) => loaded.RiderEarningsPage),
    ),
    pageAt('rider-redemptions', () =>
      import('./features/reports/RiderRedemptionsPage.js').then((loaded) => loaded.RiderRedemptionsPage),
    ),
    pageAt('cash-out-report', () => import('./features/cash-out/CashOutPage.js').then((loaded) => loaded.CashOutPage)),
    pageAt('cheques/print', () =>
      import('./features/print-cheques/PrintChequesPage.js').then((loaded) => loaded.PrintChequesPage),
    ),
    { path: 'payment-run', element: redirectTo('/cash-out-report') },
    pageAt('payment-run/:runId', () =>
      import('./features/cash-out/payment-run/PaymentRunPage.js').then((loaded) => loaded.PaymentRunPage),
    ),
    { path: 'payout-claim', element: redirectTo('/cash-out-report') },
    pageAt('payout-claim/:claimId', () =>
      import('./features/cash-out/claim/ClaimPage.js').then((loaded) => loaded.ClaimPage),
    ),
    pageAt('late-results-events', () =>
      import('./features/closed-events/LateEventsPage.js').then((loaded) => loaded.LateEventsPage),
    ),
    pageAt('finished-results-events', () =>
      import('./features/closed-events/FinishedEventsPage.js').then((loaded) => loaded.FinishedEventsPage),
    ),
    pageAt('dealers', () => import('./features/dealers/DealersPage.js').then((loaded) => loaded.DealersPage)),
    { path: 'dealer', element: redirectTo('/dealers') },
    pageAt('dealer/new', () => import('./features/dealers/AddDealerPage.js').then((loaded) => loaded.AddDealerPage)),
    pageAt('dealer/:dealerId', () => import('./features/dealers/DealerPage.js').then((loaded) => loaded.DealerPage)),
    pageAt('dealer/:dealerId/edit', () =>
      import('./features/dealers/EditDealerPage.js').then((loaded) => loaded.EditDealerPage),
    ),
    pageAt('dealer-logins', () =>
      import('./features/dealers/DealerLoginsPage.js').then((loaded) => loaded.DealerLoginsPage),
    ),
    pageAt('dealer-refunds', () => import('./features/refunds/RefundsPage.js').then((loaded) => loaded.RefundsPage)),
    pageAt('unmatched-results', () =>
      import('./features/unmatched/UnmatchedPage.js').then((loaded) => loaded.UnmatchedPage),
    ),
    pageAt('unmatched-results/:resultId', () =>
      import('./features/unmatched/PersonPage.js').then((loaded) => loaded.PersonPage),
    ),
    pageAt('held-awards', () => import('./features/held/HeldAwardsPage.js').then((loaded) => loaded.HeldAwardsPage)),
    pageAt('approvals', () => import('./features/approvals/ApprovalsPage.js').then((loaded) => loaded.ApprovalsPage)),
    pageAt('overpaid-awards', () =>
      import('./features/overpaid/OverpaidPage.js').then((loaded) => loaded.OverpaidPage),
    ),
    pageAt('imports', () => import('./features/imports/ImportsPage.js').then((loaded) => loaded.ImportsPage)),
    pageAt('inbox', () => import('./features/inbox/InboxPage.js').then((loaded) => loaded.InboxPage)),
    pageAt('administrators', () => import('./features/people/AdminsPage.js').then((loaded) => loaded.AdminsPage)),
    pageAt('administrators/new', () =>
      import('./features/people/AddAdminPage.js').then((loaded) => loaded.AddAdminPage),
    ),
    pageAt('contact-messages', () =>
      import('./features/messages/MessagesPage.js').then((loaded) => loaded.MessagesPage),
    ),
    pageAt('contact-messages/:messageId', () =>
      import('./features/messages/MessagePage.js').then((loaded) => loaded.MessagePage),
    ),
    pageAt('mails', () => import('./features/mails/MailsPage.js').then((loaded) => loaded.MailsPage)),
    pageAt('mails/:mailId', () => import('./features/mails/MailPage.js').then((loaded) => loaded.MailPage)),
    pageAt('webhooks', () => import('./features/webhooks/pages.js').then((loaded) => loaded.ListPage)),
    pageAt('webhooks/new', () => import('./features/webhooks/pages.js').then((loaded) => loaded.AddPage)),
    pageAt('webhooks/:webhookId', () => import('./features/webhooks/pages.js').then((loaded) => loaded.WebhookPage)),
    pageAt('webhooks/:webhookId/edit', () => import('./features/webhooks/pages.js').then((loaded) => loaded.EditPage)),
    pageAt('webhooks/:webhookId/deliveries/:deliveryId', () =>
      import('./features/webhooks/pages.js').then((loaded) => loaded.DeliveryPage),
    ),
    pageAt('audit-log', () => import('./features/audit-log/AuditPage.js').then((loaded) => loaded.AuditPage)),
    pageAt('security-events', () =>
      import('./features/security-events/SecurityEventsPage.js').then((loaded) => loaded.SecurityEventsPage),
    ),
    pageAt('jobs', () => import('./features/jobs/JobsPage.js').then((loaded) => loaded.JobsPage)),
    pageAt('seasons', () => import('./features/seasons/SeasonsPage.js').then((loaded) => loaded.SeasonsPage)),
    { path: 'season', element: redirectTo('/seasons') },
    pageAt('season/new', () => import('./features/seasons/AddSeasonPage.js').then((loaded) => loaded.AddSeasonPage)),
    pageAt('season/:seasonId', () => import('./features/seasons/SeasonPage.js').then((loaded) => loaded.SeasonPage)),
    pageAt('season/:seasonId/edit', () =>
      import('./features/seasons/EditSeasonPage.js').then((loaded) => loaded.EditSeasonPage),
    ),
    pageAt('notices', () => import('./features/notices/NoticesPage.js').then((loaded) => loaded.NoticesPage)),
    { path: 'notice', element: redirectTo('/notices') },
    pageAt('notice/new', () => import('./features/notices/AddNoticePage.js').then((loaded) => loaded.AddNoticePage)),
    pageAt('notice/:noticeId', () => import('./features/notices/NoticePage.js').then((loaded) => loaded.NoticePage)),
    pageAt('notice/:noticeId/edit', () =>
      import('./features/notices/EditNoticePage.js').then((loaded) => loaded.EditNoticePage),
    ),
    pageAt('settings', () => import('./features/settings/SettingsPage.js').then((loaded) => loaded.SettingsPage)),
    pageAt('api-tokens', () => import('./features/tokens/TokensPage.js').then((loaded) => loaded.TokensPage)),
    pageAt('all-api-tokens', () => import('./features/tokens/AllTokensPage.js').then((loaded) => loaded.AllTokensPage)),
    pageAt('security', () => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    pageAt('profile', () => import('./features/people/profile/ProfilePage.js').then((loaded) => loaded.ProfilePage)),
  ],
});
