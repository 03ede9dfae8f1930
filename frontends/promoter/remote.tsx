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
    { index: true, element: page(() => import('./features/home/HomePage.js').then((loaded) => loaded.HomePage)) },
    { path: 'event', element: redirectTo('/') },
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
      element: page(() => import('./features/classes/ClassesPage.js').then((loaded) => loaded.ClassesPage)),
    },
    {
      path: 'event/:eventId/upload-classes',
      element: page(() =>
        import('./features/upload-classes/UploadClassesPage.js').then((loaded) => loaded.UploadClassesPage),
      ),
    },
    {
      path: 'event/:eventId/upload-results',
      element: page(() =>
        import('./features/upload-results/UploadResultsPage.js').then((loaded) => loaded.UploadResultsPage),
      ),
    },
    {
      path: 'event/:eventId/results',
      element: page(() => import('./features/results/ResultsPage.js').then((loaded) => loaded.ResultsPage)),
    },
    {
      path: 'event/:eventId/results/new',
      element: page(() => import('./features/result-form/AddResultPage.js').then((loaded) => loaded.AddResultPage)),
    },
    {
      path: 'event/:eventId/results/:resultId',
      element: page(() => import('./features/result-form/EditResultPage.js').then((loaded) => loaded.EditResultPage)),
    },
    {
      path: 'event/:eventId/class/:classId/results',
      element: page(() => import('./features/result-sheet/SheetPage.js').then((loaded) => loaded.SheetPage)),
    },
    {
      path: 'event/:eventId/imports',
      element: page(() => import('./features/imports/ImportsPage.js').then((loaded) => loaded.ImportsPage)),
    },
    {
      path: 'matches',
      element: page(() => import('./features/matches/MatchesPage.js').then((loaded) => loaded.MatchesPage)),
    },
    { path: 'serie', element: redirectTo('/') },
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
      path: 'serie/:seriesId/upload-events',
      element: page(() =>
        import('./features/upload-events/UploadEventsPage.js').then((loaded) => loaded.UploadEventsPage),
      ),
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
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    },
    {
      path: 'api-tokens',
      element: page(() => import('./features/tokens/TokensPage.js').then((loaded) => loaded.TokensPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/ProfilePage.js').then((loaded) => loaded.ProfilePage)),
    },
  ],
});
