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
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'riders', element: page(() => import('./features/riders/RidersPage.js').then((it) => it.RidersPage)) },
    { path: 'rider', element: redirectTo('/riders') },
    { path: 'rider/:riderId', element: page(() => import('./features/rider/RiderPage.js').then((it) => it.RiderPage)) },
    {
      path: 'rider/:riderId/edit',
      element: page(() => import('./features/rider/edit/EditRiderPage.js').then((it) => it.EditRiderPage)),
    },
    {
      path: 'rider/:riderId/adjust',
      element: page(() => import('./features/rider/money/AdjustPage.js').then((it) => it.AdjustPage)),
    },
    {
      path: 'rider/:riderId/redeem',
      element: page(() => import('./features/rider/money/RedeemPage.js').then((it) => it.RedeemPage)),
    },
    {
      path: 'rider/:riderId/merge',
      element: page(() => import('./features/merge/MergePage.js').then((it) => it.MergePage)),
    },
    {
      path: 'promoters',
      element: page(() => import('./features/promoters/PromotersPage.js').then((it) => it.PromotersPage)),
    },
    { path: 'promoter', element: redirectTo('/promoters') },
    {
      path: 'promoter/new',
      element: page(() => import('./features/promoters/AddPromoterPage.js').then((it) => it.AddPromoterPage)),
    },
    {
      path: 'promoter/:promoterId',
      element: page(() => import('./features/promoters/PromoterPage.js').then((it) => it.PromoterPage)),
    },
    {
      path: 'promoter/:promoterId/edit',
      element: page(() => import('./features/promoters/EditPromoterPage.js').then((it) => it.EditPromoterPage)),
    },
    {
      path: 'promoter-applications',
      element: page(() => import('./features/promoters/ApplicationsPage.js').then((it) => it.ApplicationsPage)),
    },
    {
      path: 'promoter-applications/:promoterId',
      element: page(() => import('./features/promoters/ApplicationPage.js').then((it) => it.ApplicationPage)),
    },
    {
      path: 'series',
      element: page(() => import('./features/series/SeriesListPage.js').then((it) => it.SeriesListPage)),
    },
    { path: 'serie', element: redirectTo('/series') },
    {
      path: 'serie/new',
      element: page(() => import('./features/series/AddSeriesPage.js').then((it) => it.AddSeriesPage)),
    },
    {
      path: 'serie/:seriesId',
      element: page(() => import('./features/series/SeriesPage.js').then((it) => it.SeriesPage)),
    },
    {
      path: 'serie/:seriesId/edit',
      element: page(() => import('./features/series/EditSeriesPage.js').then((it) => it.EditSeriesPage)),
    },
    {
      path: 'serie/:seriesId/standings',
      element: page(() => import('./features/series/StandingsRulesPage.js').then((it) => it.StandingsRulesPage)),
    },
    {
      path: 'serie/:seriesId/upload-events',
      element: page(() => import('./features/upload-events/UploadEventsPage.js').then((it) => it.UploadEventsPage)),
    },
    { path: 'events', element: page(() => import('./features/events/EventsPage.js').then((it) => it.EventsPage)) },
    { path: 'event', element: redirectTo('/events') },
    {
      path: 'event/new',
      element: page(() => import('./features/event-form/AddEventPage.js').then((it) => it.AddEventPage)),
    },
    { path: 'event/:eventId', element: page(() => import('./features/event/EventPage.js').then((it) => it.EventPage)) },
    {
      path: 'event/:eventId/edit',
      element: page(() => import('./features/event-form/EditEventPage.js').then((it) => it.EditEventPage)),
    },
    {
      path: 'event/:eventId/classes',
      element: page(() => import('./features/event-data/ClassesPage.js').then((it) => it.ClassesPage)),
    },
    {
      path: 'event/:eventId/upload-classes',
      element: page(() => import('./features/event-data/UploadClassesPage.js').then((it) => it.UploadClassesPage)),
    },
    {
      path: 'event/:eventId/upload-class-result',
      element: page(() => import('./features/event-data/UploadClassPage.js').then((it) => it.UploadClassPage)),
    },
    {
      path: 'event/:eventId/upload-results',
      element: page(() => import('./features/event-data/UploadResultsPage.js').then((it) => it.UploadResultsPage)),
    },
    {
      path: 'event/:eventId/results',
      element: page(() => import('./features/event-data/ResultsPage.js').then((it) => it.ResultsPage)),
    },
    {
      path: 'event/:eventId/results/new',
      element: page(() => import('./features/event-data/AddResultPage.js').then((it) => it.AddResultPage)),
    },
    {
      path: 'event/:eventId/results/:resultId',
      element: page(() => import('./features/event-data/EditResultPage.js').then((it) => it.EditResultPage)),
    },
    {
      path: 'event/:eventId/class/:classId/results',
      element: page(() => import('./features/event-data/SheetPage.js').then((it) => it.SheetPage)),
    },
    {
      path: 'event/:eventId/imports',
      element: page(() => import('./features/event-data/EventImportsPage.js').then((it) => it.EventImportsPage)),
    },
    {
      path: 'categories',
      element: page(() => import('./features/categories/CategoriesPage.js').then((it) => it.CategoriesPage)),
    },
    { path: 'category', element: redirectTo('/categories') },
    {
      path: 'category/new',
      element: page(() => import('./features/categories/AddCategoryPage.js').then((it) => it.AddCategoryPage)),
    },
    {
      path: 'category/:categoryId',
      element: page(() => import('./features/categories/CategoryPage.js').then((it) => it.CategoryPage)),
    },
    {
      path: 'category/:categoryId/edit',
      element: page(() => import('./features/categories/EditCategoryPage.js').then((it) => it.EditCategoryPage)),
    },
    {
      path: 'sold-vins',
      element: page(() => import('./features/sold-vins/SoldVinsPage.js').then((it) => it.SoldVinsPage)),
    },
    {
      path: 'sold-vins/import',
      element: page(() => import('./features/sold-vins/ImportSoldVinsPage.js').then((it) => it.ImportSoldVinsPage)),
    },
    {
      path: 'vin-patterns',
      element: page(() => import('./features/vin-patterns/VinPatternsPage.js').then((it) => it.VinPatternsPage)),
    },
    {
      path: 'vin-patterns/new',
      element: page(() => import('./features/vin-patterns/AddPatternPage.js').then((it) => it.AddPatternPage)),
    },
    {
      path: 'vin-patterns/import',
      element: page(() => import('./features/vin-patterns/ImportPatternsPage.js').then((it) => it.ImportPatternsPage)),
    },
    { path: 'summary', element: page(() => import('./features/reports/SummaryPage.js').then((it) => it.SummaryPage)) },
    {
      path: 'market-share-month',
      element: page(() => import('./features/reports/ShareMonthPage.js').then((it) => it.ShareMonthPage)),
    },
    {
      path: 'market-share-series',
      element: page(() => import('./features/reports/ShareSeriesPage.js').then((it) => it.ShareSeriesPage)),
    },
    {
      path: 'rider-vin-report',
      element: page(() => import('./features/vin-report/VinReportPage.js').then((it) => it.VinReportPage)),
    },
    {
      path: 'rider-earnings',
      element: page(() => import('./features/reports/RiderEarningsPage.js').then((it) => it.RiderEarningsPage)),
    },
    {
      path: 'rider-redemptions',
      element: page(() => import('./features/reports/RiderRedemptionsPage.js').then((it) => it.RiderRedemptionsPage)),
    },
    {
      path: 'cash-out-report',
      element: page(() => import('./features/cash-out/CashOutPage.js').then((it) => it.CashOutPage)),
    },
    {
      path: 'cheques/print',
      element: page(() => import('./features/print-cheques/PrintChequesPage.js').then((it) => it.PrintChequesPage)),
    },
    { path: 'payment-run', element: redirectTo('/cash-out-report') },
    {
      path: 'payment-run/:runId',
      element: page(() => import('./features/cash-out/payment-run/PaymentRunPage.js').then((it) => it.PaymentRunPage)),
    },
    { path: 'payout-claim', element: redirectTo('/cash-out-report') },
    {
      path: 'payout-claim/:claimId',
      element: page(() => import('./features/cash-out/claim/ClaimPage.js').then((it) => it.ClaimPage)),
    },
    {
      path: 'late-results-events',
      element: page(() => import('./features/closed-events/LateEventsPage.js').then((it) => it.LateEventsPage)),
    },
    {
      path: 'finished-results-events',
      element: page(() => import('./features/closed-events/FinishedEventsPage.js').then((it) => it.FinishedEventsPage)),
    },
    {
      path: 'dealers',
      element: page(() => import('./features/dealers/DealersPage.js').then((it) => it.DealersPage)),
    },
    { path: 'dealer', element: redirectTo('/dealers') },
    {
      path: 'dealer/new',
      element: page(() => import('./features/dealers/AddDealerPage.js').then((it) => it.AddDealerPage)),
    },
    {
      path: 'dealer/:dealerId',
      element: page(() => import('./features/dealers/DealerPage.js').then((it) => it.DealerPage)),
    },
    {
      path: 'dealer/:dealerId/edit',
      element: page(() => import('./features/dealers/EditDealerPage.js').then((it) => it.EditDealerPage)),
    },
    {
      path: 'dealer-logins',
      element: page(() => import('./features/dealers/DealerLoginsPage.js').then((it) => it.DealerLoginsPage)),
    },
    {
      path: 'dealer-refunds',
      element: page(() => import('./features/refunds/RefundsPage.js').then((it) => it.RefundsPage)),
    },
    {
      path: 'unmatched-results',
      element: page(() => import('./features/unmatched/UnmatchedPage.js').then((it) => it.UnmatchedPage)),
    },
    {
      path: 'unmatched-results/:resultId',
      element: page(() => import('./features/unmatched/PersonPage.js').then((it) => it.PersonPage)),
    },
    {
      path: 'held-awards',
      element: page(() => import('./features/held/HeldAwardsPage.js').then((it) => it.HeldAwardsPage)),
    },
    {
      path: 'approvals',
      element: page(() => import('./features/approvals/ApprovalsPage.js').then((it) => it.ApprovalsPage)),
    },
    {
      path: 'overpaid-awards',
      element: page(() => import('./features/overpaid/OverpaidPage.js').then((it) => it.OverpaidPage)),
    },
    {
      path: 'imports',
      element: page(() => import('./features/imports/ImportsPage.js').then((it) => it.ImportsPage)),
    },
    { path: 'inbox', element: page(() => import('./features/inbox/InboxPage.js').then((it) => it.InboxPage)) },
    {
      path: 'administrators',
      element: page(() => import('./features/people/AdminsPage.js').then((it) => it.AdminsPage)),
    },
    {
      path: 'administrators/new',
      element: page(() => import('./features/people/AddAdminPage.js').then((it) => it.AddAdminPage)),
    },
    {
      path: 'contact-messages',
      element: page(() => import('./features/messages/MessagesPage.js').then((it) => it.MessagesPage)),
    },
    {
      path: 'contact-messages/:messageId',
      element: page(() => import('./features/messages/MessagePage.js').then((it) => it.MessagePage)),
    },
    { path: 'mails', element: page(() => import('./features/mails/MailsPage.js').then((it) => it.MailsPage)) },
    { path: 'mails/:mailId', element: page(() => import('./features/mails/MailPage.js').then((it) => it.MailPage)) },
    { path: 'webhooks', element: page(() => import('./features/webhooks/pages.js').then((it) => it.ListPage)) },
    { path: 'webhooks/new', element: page(() => import('./features/webhooks/pages.js').then((it) => it.AddPage)) },
    {
      path: 'webhooks/:webhookId',
      element: page(() => import('./features/webhooks/pages.js').then((it) => it.WebhookPage)),
    },
    {
      path: 'webhooks/:webhookId/edit',
      element: page(() => import('./features/webhooks/pages.js').then((it) => it.EditPage)),
    },
    {
      path: 'webhooks/:webhookId/deliveries/:deliveryId',
      element: page(() => import('./features/webhooks/pages.js').then((it) => it.DeliveryPage)),
    },
    { path: 'audit-log', element: page(() => import('./features/audit-log/AuditPage.js').then((it) => it.AuditPage)) },
    {
      path: 'security-events',
      element: page(() =>
        import('./features/security-events/SecurityEventsPage.js').then((it) => it.SecurityEventsPage),
      ),
    },
    { path: 'jobs', element: page(() => import('./features/jobs/JobsPage.js').then((it) => it.JobsPage)) },
    { path: 'seasons', element: page(() => import('./features/seasons/SeasonsPage.js').then((it) => it.SeasonsPage)) },
    { path: 'season', element: redirectTo('/seasons') },
    {
      path: 'season/new',
      element: page(() => import('./features/seasons/AddSeasonPage.js').then((it) => it.AddSeasonPage)),
    },
    {
      path: 'season/:seasonId',
      element: page(() => import('./features/seasons/SeasonPage.js').then((it) => it.SeasonPage)),
    },
    {
      path: 'season/:seasonId/edit',
      element: page(() => import('./features/seasons/EditSeasonPage.js').then((it) => it.EditSeasonPage)),
    },
    { path: 'notices', element: page(() => import('./features/notices/NoticesPage.js').then((it) => it.NoticesPage)) },
    { path: 'notice', element: redirectTo('/notices') },
    {
      path: 'notice/new',
      element: page(() => import('./features/notices/AddNoticePage.js').then((it) => it.AddNoticePage)),
    },
    {
      path: 'notice/:noticeId',
      element: page(() => import('./features/notices/NoticePage.js').then((it) => it.NoticePage)),
    },
    {
      path: 'notice/:noticeId/edit',
      element: page(() => import('./features/notices/EditNoticePage.js').then((it) => it.EditNoticePage)),
    },
    {
      path: 'settings',
      element: page(() => import('./features/settings/SettingsPage.js').then((it) => it.SettingsPage)),
    },
    {
      path: 'api-tokens',
      element: page(() => import('./features/tokens/TokensPage.js').then((it) => it.TokensPage)),
    },
    {
      path: 'all-api-tokens',
      element: page(() => import('./features/tokens/AllTokensPage.js').then((it) => it.AllTokensPage)),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((it) => it.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/people/profile/ProfilePage.js').then((it) => it.ProfilePage)),
    },
  ],
});
