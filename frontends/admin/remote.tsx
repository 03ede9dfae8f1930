import { page, redirectTo, routedRemote } from '@rrr/kit/base';
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
    {
      path: 'riders',
      element: page(() => import('./features/riders/RidersPage.js').then((loaded) => loaded.RidersPage)),
    },
    { path: 'rider', element: redirectTo('/riders') },
    {
      path: 'rider/:riderId',
      element: page(() => import('./features/rider/RiderPage.js').then((loaded) => loaded.RiderPage)),
    },
    {
      path: 'rider/:riderId/edit',
      element: page(() => import('./features/rider/edit/EditRiderPage.js').then((loaded) => loaded.EditRiderPage)),
    },
    {
      path: 'rider/:riderId/adjust',
      element: page(() => import('./features/rider/money/AdjustPage.js').then((loaded) => loaded.AdjustPage)),
    },
    {
      path: 'rider/:riderId/redeem',
      element: page(() => import('./features/rider/money/RedeemPage.js').then((loaded) => loaded.RedeemPage)),
    },
    {
      path: 'rider/:riderId/merge',
      element: page(() => import('./features/merge/MergePage.js').then((loaded) => loaded.MergePage)),
    },
    {
      path: 'promoters',
      element: page(() => import('./features/promoters/PromotersPage.js').then((loaded) => loaded.PromotersPage)),
    },
    { path: 'promoter', element: redirectTo('/promoters') },
    {
      path: 'promoter/new',
      element: page(() => import('./features/promoters/AddPromoterPage.js').then((loaded) => loaded.AddPromoterPage)),
    },
    {
      path: 'promoter/:promoterId',
      element: page(() => import('./features/promoters/PromoterPage.js').then((loaded) => loaded.PromoterPage)),
    },
    {
      path: 'promoter/:promoterId/edit',
      element: page(() => import('./features/promoters/EditPromoterPage.js').then((loaded) => loaded.EditPromoterPage)),
    },
    {
      path: 'promoter-applications',
      element: page(() => import('./features/promoters/ApplicationsPage.js').then((loaded) => loaded.ApplicationsPage)),
    },
    {
      path: 'promoter-applications/:promoterId',
      element: page(() => import('./features/promoters/ApplicationPage.js').then((loaded) => loaded.ApplicationPage)),
    },
    {
      path: 'series',
      element: page(() => import('./features/series/SeriesListPage.js').then((loaded) => loaded.SeriesListPage)),
    },
    { path: 'serie', element: redirectTo('/series') },
    {
      path: 'serie/new',
      element: page(() => import('./features/series/AddSeriesPage.js').then((loaded) => loaded.AddSeriesPage)),
    },
    {
      path: 'serie/:seriesId',
      element: page(() => import('./features/series/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
    },
    {
      path: 'serie/:seriesId/edit',
      element: page(() => import('./features/series/EditSeriesPage.js').then((loaded) => loaded.EditSeriesPage)),
    },
    {
      path: 'serie/:seriesId/standings',
      element: page(() =>
        import('./features/series/StandingsRulesPage.js').then((loaded) => loaded.StandingsRulesPage),
      ),
    },
    {
      path: 'serie/:seriesId/upload-events',
      element: page(() =>
        import('./features/upload-events/UploadEventsPage.js').then((loaded) => loaded.UploadEventsPage),
      ),
    },
    {
      path: 'events',
      element: page(() => import('./features/events/EventsPage.js').then((loaded) => loaded.EventsPage)),
    },
    { path: 'event', element: redirectTo('/events') },
    {
      path: 'event/new',
      element: page(() => import('./features/event-form/AddEventPage.js').then((loaded) => loaded.AddEventPage)),
    },
    {
      path: 'event/:eventId',
      element: page(() => import('./features/event/EventPage.js').then((loaded) => loaded.EventPage)),
    },
    {
      path: 'event/:eventId/edit',
      element: page(() => import('./features/event-form/EditEventPage.js').then((loaded) => loaded.EditEventPage)),
    },
    {
      path: 'event/:eventId/classes',
      element: page(() => import('./features/event-data/ClassesPage.js').then((loaded) => loaded.ClassesPage)),
    },
    {
      path: 'event/:eventId/upload-classes',
      element: page(() =>
        import('./features/event-data/UploadClassesPage.js').then((loaded) => loaded.UploadClassesPage),
      ),
    },
    {
      path: 'event/:eventId/upload-class-result',
      element: page(() => import('./features/event-data/UploadClassPage.js').then((loaded) => loaded.UploadClassPage)),
    },
    {
      path: 'event/:eventId/upload-results',
      element: page(() =>
        import('./features/event-data/UploadResultsPage.js').then((loaded) => loaded.UploadResultsPage),
      ),
    },
    {
      path: 'event/:eventId/results',
      element: page(() => import('./features/event-data/ResultsPage.js').then((loaded) => loaded.ResultsPage)),
    },
    {
      path: 'event/:eventId/results/new',
      element: page(() => import('./features/event-data/AddResultPage.js').then((loaded) => loaded.AddResultPage)),
    },
    {
      path: 'event/:eventId/results/:resultId',
      element: page(() => import('./features/event-data/EditResultPage.js').then((loaded) => loaded.EditResultPage)),
    },
    {
      path: 'event/:eventId/class/:classId/results',
      element: page(() => import('./features/event-data/SheetPage.js').then((loaded) => loaded.SheetPage)),
    },
    {
      path: 'event/:eventId/imports',
      element: page(() =>
        import('./features/event-data/EventImportsPage.js').then((loaded) => loaded.EventImportsPage),
      ),
    },
    {
      path: 'categories',
      element: page(() => import('./features/categories/CategoriesPage.js').then((loaded) => loaded.CategoriesPage)),
    },
    { path: 'category', element: redirectTo('/categories') },
    {
      path: 'category/new',
      element: page(() => import('./features/categories/AddCategoryPage.js').then((loaded) => loaded.AddCategoryPage)),
    },
    {
      path: 'category/:categoryId',
      element: page(() => import('./features/categories/CategoryPage.js').then((loaded) => loaded.CategoryPage)),
    },
    {
      path: 'category/:categoryId/edit',
      element: page(() =>
        import('./features/categories/EditCategoryPage.js').then((loaded) => loaded.EditCategoryPage),
      ),
    },
    {
      path: 'sold-vins',
      element: page(() => import('./features/sold-vins/SoldVinsPage.js').then((loaded) => loaded.SoldVinsPage)),
    },
    {
      path: 'sold-vins/import',
      element: page(() =>
        import('./features/sold-vins/ImportSoldVinsPage.js').then((loaded) => loaded.ImportSoldVinsPage),
      ),
    },
    {
      path: 'vin-patterns',
      element: page(() =>
        import('./features/vin-patterns/VinPatternsPage.js').then((loaded) => loaded.VinPatternsPage),
      ),
    },
    {
      path: 'vin-patterns/new',
      element: page(() => import('./features/vin-patterns/AddPatternPage.js').then((loaded) => loaded.AddPatternPage)),
    },
    {
      path: 'vin-patterns/import',
      element: page(() =>
        import('./features/vin-patterns/ImportPatternsPage.js').then((loaded) => loaded.ImportPatternsPage),
      ),
    },
    {
      path: 'summary',
      element: page(() => import('./features/reports/SummaryPage.js').then((loaded) => loaded.SummaryPage)),
    },
    {
      path: 'market-share-month',
      element: page(() => import('./features/reports/ShareMonthPage.js').then((loaded) => loaded.ShareMonthPage)),
    },
    {
      path: 'market-share-series',
      element: page(() => import('./features/reports/ShareSeriesPage.js').then((loaded) => loaded.ShareSeriesPage)),
    },
    {
      path: 'rider-vin-report',
      element: page(() => import('./features/vin-report/VinReportPage.js').then((loaded) => loaded.VinReportPage)),
    },
    {
      path: 'rider-earnings',
      element: page(() => import('./features/reports/RiderEarningsPage.js').then((loaded) => loaded.RiderEarningsPage)),
    },
    {
      path: 'rider-redemptions',
      element: page(() =>
        import('./features/reports/RiderRedemptionsPage.js').then((loaded) => loaded.RiderRedemptionsPage),
      ),
    },
    {
      path: 'cash-out-report',
      element: page(() => import('./features/cash-out/CashOutPage.js').then((loaded) => loaded.CashOutPage)),
    },
    {
      path: 'cheques/print',
      element: page(() =>
        import('./features/print-cheques/PrintChequesPage.js').then((loaded) => loaded.PrintChequesPage),
      ),
    },
    { path: 'payment-run', element: redirectTo('/cash-out-report') },
    {
      path: 'payment-run/:runId',
      element: page(() =>
        import('./features/cash-out/payment-run/PaymentRunPage.js').then((loaded) => loaded.PaymentRunPage),
      ),
    },
    { path: 'payout-claim', element: redirectTo('/cash-out-report') },
    {
      path: 'payout-claim/:claimId',
      element: page(() => import('./features/cash-out/claim/ClaimPage.js').then((loaded) => loaded.ClaimPage)),
    },
    {
      path: 'late-results-events',
      element: page(() => import('./features/closed-events/LateEventsPage.js').then((loaded) => loaded.LateEventsPage)),
    },
    {
      path: 'finished-results-events',
      element: page(() =>
        import('./features/closed-events/FinishedEventsPage.js').then((loaded) => loaded.FinishedEventsPage),
      ),
    },
    {
      path: 'dealers',
      element: page(() => import('./features/dealers/DealersPage.js').then((loaded) => loaded.DealersPage)),
    },
    { path: 'dealer', element: redirectTo('/dealers') },
    {
      path: 'dealer/new',
      element: page(() => import('./features/dealers/AddDealerPage.js').then((loaded) => loaded.AddDealerPage)),
    },
    {
      path: 'dealer/:dealerId',
      element: page(() => import('./features/dealers/DealerPage.js').then((loaded) => loaded.DealerPage)),
    },
    {
      path: 'dealer/:dealerId/edit',
      element: page(() => import('./features/dealers/EditDealerPage.js').then((loaded) => loaded.EditDealerPage)),
    },
    {
      path: 'dealer-logins',
      element: page(() => import('./features/dealers/DealerLoginsPage.js').then((loaded) => loaded.DealerLoginsPage)),
    },
    {
      path: 'dealer-refunds',
      element: page(() => import('./features/refunds/RefundsPage.js').then((loaded) => loaded.RefundsPage)),
    },
    {
      path: 'unmatched-results',
      element: page(() => import('./features/unmatched/UnmatchedPage.js').then((loaded) => loaded.UnmatchedPage)),
    },
    {
      path: 'unmatched-results/:resultId',
      element: page(() => import('./features/unmatched/PersonPage.js').then((loaded) => loaded.PersonPage)),
    },
    {
      path: 'held-awards',
      element: page(() => import('./features/held/HeldAwardsPage.js').then((loaded) => loaded.HeldAwardsPage)),
    },
    {
      path: 'approvals',
      element: page(() => import('./features/approvals/ApprovalsPage.js').then((loaded) => loaded.ApprovalsPage)),
    },
    {
      path: 'overpaid-awards',
      element: page(() => import('./features/overpaid/OverpaidPage.js').then((loaded) => loaded.OverpaidPage)),
    },
    {
      path: 'imports',
      element: page(() => import('./features/imports/ImportsPage.js').then((loaded) => loaded.ImportsPage)),
    },
    { path: 'inbox', element: page(() => import('./features/inbox/InboxPage.js').then((loaded) => loaded.InboxPage)) },
    {
      path: 'administrators',
      element: page(() => import('./features/people/AdminsPage.js').then((loaded) => loaded.AdminsPage)),
    },
    {
      path: 'administrators/new',
      element: page(() => import('./features/people/AddAdminPage.js').then((loaded) => loaded.AddAdminPage)),
    },
    {
      path: 'contact-messages',
      element: page(() => import('./features/messages/MessagesPage.js').then((loaded) => loaded.MessagesPage)),
    },
    {
      path: 'contact-messages/:messageId',
      element: page(() => import('./features/messages/MessagePage.js').then((loaded) => loaded.MessagePage)),
    },
    { path: 'mails', element: page(() => import('./features/mails/MailsPage.js').then((loaded) => loaded.MailsPage)) },
    {
      path: 'mails/:mailId',
      element: page(() => import('./features/mails/MailPage.js').then((loaded) => loaded.MailPage)),
    },
    { path: 'webhooks', element: page(() => import('./features/webhooks/pages.js').then((loaded) => loaded.ListPage)) },
    {
      path: 'webhooks/new',
      element: page(() => import('./features/webhooks/pages.js').then((loaded) => loaded.AddPage)),
    },
    {
      path: 'webhooks/:webhookId',
      element: page(() => import('./features/webhooks/pages.js').then((loaded) => loaded.WebhookPage)),
    },
    {
      path: 'webhooks/:webhookId/edit',
      element: page(() => import('./features/webhooks/pages.js').then((loaded) => loaded.EditPage)),
    },
    {
      path: 'webhooks/:webhookId/deliveries/:deliveryId',
      element: page(() => import('./features/webhooks/pages.js').then((loaded) => loaded.DeliveryPage)),
    },
    {
      path: 'audit-log',
      element: page(() => import('./features/audit-log/AuditPage.js').then((loaded) => loaded.AuditPage)),
    },
    {
      path: 'security-events',
      element: page(() =>
        import('./features/security-events/SecurityEventsPage.js').then((loaded) => loaded.SecurityEventsPage),
      ),
    },
    { path: 'jobs', element: page(() => import('./features/jobs/JobsPage.js').then((loaded) => loaded.JobsPage)) },
    {
      path: 'seasons',
      element: page(() => import('./features/seasons/SeasonsPage.js').then((loaded) => loaded.SeasonsPage)),
    },
    { path: 'season', element: redirectTo('/seasons') },
    {
      path: 'season/new',
      element: page(() => import('./features/seasons/AddSeasonPage.js').then((loaded) => loaded.AddSeasonPage)),
    },
    {
      path: 'season/:seasonId',
      element: page(() => import('./features/seasons/SeasonPage.js').then((loaded) => loaded.SeasonPage)),
    },
    {
      path: 'season/:seasonId/edit',
      element: page(() => import('./features/seasons/EditSeasonPage.js').then((loaded) => loaded.EditSeasonPage)),
    },
    {
      path: 'notices',
      element: page(() => import('./features/notices/NoticesPage.js').then((loaded) => loaded.NoticesPage)),
    },
    { path: 'notice', element: redirectTo('/notices') },
    {
      path: 'notice/new',
      element: page(() => import('./features/notices/AddNoticePage.js').then((loaded) => loaded.AddNoticePage)),
    },
    {
      path: 'notice/:noticeId',
      element: page(() => import('./features/notices/NoticePage.js').then((loaded) => loaded.NoticePage)),
    },
    {
      path: 'notice/:noticeId/edit',
      element: page(() => import('./features/notices/EditNoticePage.js').then((loaded) => loaded.EditNoticePage)),
    },
    {
      path: 'settings',
      element: page(() => import('./features/settings/SettingsPage.js').then((loaded) => loaded.SettingsPage)),
    },
    {
      path: 'api-tokens',
      element: page(() => import('./features/tokens/TokensPage.js').then((loaded) => loaded.TokensPage)),
    },
    {
      path: 'all-api-tokens',
      element: page(() => import('./features/tokens/AllTokensPage.js').then((loaded) => loaded.AllTokensPage)),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/people/profile/ProfilePage.js').then((loaded) => loaded.ProfilePage)),
    },
  ],
});
