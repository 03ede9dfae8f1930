import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { AdminLayout } from './AdminLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

export default routedRemote({
  id: 'admin',
  words: { en, fr },
  store: makeStore,
  layout: AdminLayout,
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'riders', element: page(() => import('./features/riders/RidersPage.js').then((it) => it.RidersPage)) },
    { path: 'rider', element: redirectTo('/riders') },
    { path: 'rider/:riderId', element: page(() => import('./features/rider/RiderPage.js').then((it) => it.RiderPage)) },
    { path: 'events', element: page(() => import('./features/events/EventsPage.js').then((it) => it.EventsPage)) },
    { path: 'event', element: redirectTo('/events') },
    { path: 'event/:eventId', element: page(() => import('./features/event/EventPage.js').then((it) => it.EventPage)) },
    { path: 'profile', element: page(() => import('./features/profile/ProfilePage.js').then((it) => it.ProfilePage)) },
  ],
});
