import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { PromoterLayout } from './PromoterLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';

export default routedRemote({
  id: 'promoter',
  words: inEachLanguage(en),
  store: makeStore,
  layout: PromoterLayout,
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'event', element: redirectTo('/') },
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
      element: page(() => import('./features/classes/ClassesPage.js').then((it) => it.ClassesPage)),
    },
    {
      path: 'event/:eventId/upload-classes',
      element: page(() => import('./features/upload-classes/UploadClassesPage.js').then((it) => it.UploadClassesPage)),
    },
    {
      path: 'event/:eventId/upload-results',
      element: page(() => import('./features/upload-results/UploadResultsPage.js').then((it) => it.UploadResultsPage)),
    },
    {
      path: 'event/:eventId/results',
      element: page(() => import('./features/results/ResultsPage.js').then((it) => it.ResultsPage)),
    },
    {
      path: 'event/:eventId/results/new',
      element: page(() => import('./features/result-form/AddResultPage.js').then((it) => it.AddResultPage)),
    },
    {
      path: 'event/:eventId/results/:resultId',
      element: page(() => import('./features/result-form/EditResultPage.js').then((it) => it.EditResultPage)),
    },
    {
      path: 'event/:eventId/class/:classId/results',
      element: page(() => import('./features/result-sheet/SheetPage.js').then((it) => it.SheetPage)),
    },
    {
      path: 'event/:eventId/imports',
      element: page(() => import('./features/imports/ImportsPage.js').then((it) => it.ImportsPage)),
    },
    { path: 'matches', element: page(() => import('./features/matches/MatchesPage.js').then((it) => it.MatchesPage)) },
    { path: 'serie', element: redirectTo('/') },
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
      path: 'serie/:seriesId/upload-events',
      element: page(() => import('./features/upload-events/UploadEventsPage.js').then((it) => it.UploadEventsPage)),
    },
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
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((it) => it.SecurityPage)),
    },
    {
      path: 'api-tokens',
      element: page(() => import('./features/tokens/TokensPage.js').then((it) => it.TokensPage)),
    },
    { path: 'profile', element: page(() => import('./features/profile/ProfilePage.js').then((it) => it.ProfilePage)) },
  ],
});
