import { page, routedRemote } from '@rrr/kit/base';
import { AdminLayout } from './AdminLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

export default routedRemote({
  id: 'admin',
  words: { en, fr },
  store: makeStore,
  layout: AdminLayout,
  routes: [{ index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) }],
});
