import { page, pageAt, redirectTo, routedRemote } from '@rrr/kit/base';
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
    pageAt('event/new', () => import('./features/event-form/AddEventPage.js').then((loaded) => loaded.AddEventPage)),
    pageAt('event/:eventId', () => import('./features/event/EventPage.js').then((loaded) => loaded.EventPage)),
    pageAt('event/:eventId/edit', () =>
      import('./features/event-form/EditEventPage.js').then((loaded) => loaded.EditEventPage),
    ),
    pageAt('event/:eventId/classes', () =>
      import('./features/classes/ClassesPage.js').then((loaded) => loaded.ClassesPage),
    ),
    pageAt('event/:eventId/upload-classes', () =>
      import('./features/upload-classes/UploadClassesPage.js').then((loaded) => loaded.UploadClassesPage),
    ),
    pageAt('event/:eventId/upload-results', () =>
      import('./features/upload-results/UploadResultsPage.js').then((loaded) => loaded.UploadResultsPage),
    ),
    pageAt('event/:eventId/results', () =>
      import('./features/results/ResultsPage.js').then((loaded) => loaded.ResultsPage),
    ),
    pageAt('event/:eventId/results/new', () =>
      import('./features/result-form/AddResultPage.js').then((loaded) => loaded.AddResultPage),
    ),
    pageAt('event/:eventId/results/:resultId', () =>
      import('./features/result-form/EditResultPage.js').then((loaded) => loaded.EditResultPage),
    ),
    pageAt('event/:eventId/class/:classId/results', () =>
      import('./features/result-sheet/SheetPage.js').then((loaded) => loaded.SheetPage),
    ),
    pageAt('event/:eventId/imports', () =>
      import('./features/imports/ImportsPage.js').then((loaded) => loaded.ImportsPage),
    ),
    pageAt('matches', () => import('./features/matches/MatchesPage.js').then((loaded) => loaded.MatchesPage)),
    { path: 'serie', element: redirectTo('/') },
    pageAt('serie/new', () => import('./features/series/AddSeriesPage.js').then((loaded) => loaded.AddSeriesPage)),
    pageAt('serie/:seriesId', () => import('./features/series/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
    pageAt('serie/:seriesId/edit', () =>
      import('./features/series/EditSeriesPage.js').then((loaded) => loaded.EditSeriesPage),
    ),
    pageAt('serie/:seriesId/upload-events', () =>
      import('./features/upload-events/UploadEventsPage.js').then((loaded) => loaded.UploadEventsPage),
    ),
    pageAt('webhooks', () => import('./features/webhooks/pages.js').then((loaded) => loaded.ListPage)),
    pageAt('webhooks/new', () => import('./features/webhooks/pages.js').then((loaded) => loaded.AddPage)),
    pageAt('webhooks/:webhookId', () => import('./features/webhooks/pages.js').then((loaded) => loaded.WebhookPage)),
    pageAt('webhooks/:webhookId/edit', () => import('./features/webhooks/pages.js').then((loaded) => loaded.EditPage)),
    pageAt('webhooks/:webhookId/deliveries/:deliveryId', () =>
      import('./features/webhooks/pages.js').then((loaded) => loaded.DeliveryPage),
    ),
    pageAt('security', () => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    pageAt('api-tokens', () => import('./features/tokens/TokensPage.js').then((loaded) => loaded.TokensPage)),
    pageAt('profile', () => import('./features/profile/ProfilePage.js').then((loaded) => loaded.ProfilePage)),
  ],
});
