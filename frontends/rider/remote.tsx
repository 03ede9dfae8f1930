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
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'redemptions', element: page(() => import('./features/wallet/WalletPage.js').then((it) => it.WalletPage)) },
    {
      path: 'earnings',
      element: page(() => import('./features/earnings/EarningsPage.js').then((it) => it.EarningsPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/RiderProfilePage.js').then((it) => it.RiderProfilePage)),
    },
  ],
});
