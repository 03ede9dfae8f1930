import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { DealerLayout } from './DealerLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

export default routedRemote({
  id: 'dealer',
  words: { en, fr },
  store: makeStore,
  layout: DealerLayout,
  routes: [
    { index: true, element: page(() => import('./features/find/FindPage.js').then((it) => it.FindPage)) },
    { path: 'rider', element: redirectTo('/') },
    // one file with the one that the search sends for ahead
    {
      path: 'rider/:riderId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/redeem/RedeemPage.js').then((it) => it.RedeemPage),
      ),
    },
    {
      path: 'redemptions',
      element: page(() => import('./features/redemptions/RedemptionsPage.js').then((it) => it.RedemptionsPage)),
    },
    { path: 'redemption', element: redirectTo('/redemptions') },
    // one file with the counter, so that a receipt needs nothing more once it is redeemed
    {
      path: 'redemption/:redemptionId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/receipt/ReceiptPage.js').then((it) => it.ReceiptPage),
      ),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/DealerProfilePage.js').then((it) => it.DealerProfilePage)),
    },
  ],
});
