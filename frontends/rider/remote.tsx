import { page, routedRemote } from '@rrr/kit/base';
import { RiderLayout } from './RiderLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

export default routedRemote({
  id: 'rider',
  words: { en, fr },
  store: makeStore,
  layout: RiderLayout,
  routes: [{ index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) }],
});
