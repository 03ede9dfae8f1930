import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { PromoterLayout } from './PromoterLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

export default routedRemote({
  id: 'promoter',
  words: { en, fr },
  store: makeStore,
  layout: PromoterLayout,
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'event', element: redirectTo('/') },
    { path: 'event/:eventId', element: page(() => import('./features/event/EventPage.js').then((it) => it.EventPage)) },
    { path: 'profile', element: page(() => import('./features/profile/ProfilePage.js').then((it) => it.ProfilePage)) },
  ],
});
